; Writes with stride three go through rows of four.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes='cmx-plan-shuffles<platform=icllp>' -verify-each -S %s | FileCheck %s
; RUN: cmx-opt -passes='cmx-plan-shuffles<platform=icllp>,cmx-plan-shuffles<platform=icllp>' -S %s | FileCheck %s
; RUN: cmx-opt -passes='cmx-plan-shuffles<platform=pvc>' -verify-each -S %s | FileCheck %s --check-prefix=PVC

declare <24 x i32> @llvm.genx.wrregioni.v24i32.v8i32.i16.i1(<24 x i32>, <8 x i32>, i32, i32, i32, i16, i32, i1)

; The columns in any order.
define <24 x i32> @triples(<8 x i32> %x, <8 x i32> %y, <8 x i32> %z) {
; CHECK-LABEL: @triples(
; CHECK-NEXT:    [[WIDE:%.*]] = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> poison, <8 x i32> [[X:%.*]], i32 0, i32 8, i32 4, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[WIDE1:%.*]] = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> [[WIDE]], <8 x i32> [[Z:%.*]], i32 0, i32 8, i32 4, i16 8, i32 undef, i1 true)
; CHECK-NEXT:    [[WIDE2:%.*]] = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> [[WIDE1]], <8 x i32> [[Y:%.*]], i32 0, i32 8, i32 4, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP1:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v32i32.i16(<32 x i32> [[WIDE2]], i32 0, i32 4, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = call <24 x i32> @llvm.genx.wrregioni.v24i32.v4i32.i16.i1(<24 x i32> poison, <4 x i32> [[TMP1]], i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP3:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v32i32.i16(<32 x i32> [[WIDE2]], i32 0, i32 4, i32 1, i16 16, i32 undef)
; CHECK-NEXT:    [[TMP4:%.*]] = call <24 x i32> @llvm.genx.wrregioni.v24i32.v4i32.i16.i1(<24 x i32> [[TMP2]], <4 x i32> [[TMP3]], i32 0, i32 4, i32 1, i16 12, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP5:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v32i32.i16(<32 x i32> [[WIDE2]], i32 0, i32 4, i32 1, i16 32, i32 undef)
; CHECK-NEXT:    [[TMP6:%.*]] = call <24 x i32> @llvm.genx.wrregioni.v24i32.v4i32.i16.i1(<24 x i32> [[TMP4]], <4 x i32> [[TMP5]], i32 0, i32 4, i32 1, i16 24, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP7:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v32i32.i16(<32 x i32> [[WIDE2]], i32 0, i32 4, i32 1, i16 48, i32 undef)
; CHECK-NEXT:    [[TMP8:%.*]] = call <24 x i32> @llvm.genx.wrregioni.v24i32.v4i32.i16.i1(<24 x i32> [[TMP6]], <4 x i32> [[TMP7]], i32 0, i32 4, i32 1, i16 36, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP9:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v32i32.i16(<32 x i32> [[WIDE2]], i32 0, i32 4, i32 1, i16 64, i32 undef)
; CHECK-NEXT:    [[TMP10:%.*]] = call <24 x i32> @llvm.genx.wrregioni.v24i32.v4i32.i16.i1(<24 x i32> [[TMP8]], <4 x i32> [[TMP9]], i32 0, i32 4, i32 1, i16 48, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP11:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v32i32.i16(<32 x i32> [[WIDE2]], i32 0, i32 4, i32 1, i16 80, i32 undef)
; CHECK-NEXT:    [[TMP12:%.*]] = call <24 x i32> @llvm.genx.wrregioni.v24i32.v4i32.i16.i1(<24 x i32> [[TMP10]], <4 x i32> [[TMP11]], i32 0, i32 4, i32 1, i16 60, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP13:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v32i32.i16(<32 x i32> [[WIDE2]], i32 0, i32 4, i32 1, i16 96, i32 undef)
; CHECK-NEXT:    [[TMP14:%.*]] = call <24 x i32> @llvm.genx.wrregioni.v24i32.v4i32.i16.i1(<24 x i32> [[TMP12]], <4 x i32> [[TMP13]], i32 0, i32 4, i32 1, i16 72, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP15:%.*]] = call <3 x i32> @llvm.genx.rdregioni.v3i32.v32i32.i16(<32 x i32> [[WIDE2]], i32 0, i32 3, i32 1, i16 112, i32 undef)
; CHECK-NEXT:    [[W2:%.*]] = call <24 x i32> @llvm.genx.wrregioni.v24i32.v3i32.i16.i1(<24 x i32> [[TMP14]], <3 x i32> [[TMP15]], i32 0, i32 3, i32 1, i16 84, i32 undef, i1 true)
; CHECK-NEXT:    ret <24 x i32> [[W2]]
; PVC-LABEL: @triples(
; PVC-NEXT:    [[WIDE:%.*]] = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> poison, <8 x i32> [[X:%.*]], i32 0, i32 8, i32 4, i16 0, i32 undef, i1 true)
; PVC-NEXT:    [[WIDE1:%.*]] = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> [[WIDE]], <8 x i32> [[Z:%.*]], i32 0, i32 8, i32 4, i16 8, i32 undef, i1 true)
; PVC-NEXT:    [[WIDE2:%.*]] = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> [[WIDE1]], <8 x i32> [[Y:%.*]], i32 0, i32 8, i32 4, i16 4, i32 undef, i1 true)
; PVC-NEXT:    [[TMP1:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v32i32.i16(<32 x i32> [[WIDE2]], i32 0, i32 4, i32 1, i16 0, i32 undef)
; PVC-NEXT:    [[TMP2:%.*]] = call <24 x i32> @llvm.genx.wrregioni.v24i32.v4i32.i16.i1(<24 x i32> poison, <4 x i32> [[TMP1]], i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
; PVC-NEXT:    [[TMP3:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v32i32.i16(<32 x i32> [[WIDE2]], i32 0, i32 4, i32 1, i16 16, i32 undef)
; PVC-NEXT:    [[TMP4:%.*]] = call <24 x i32> @llvm.genx.wrregioni.v24i32.v4i32.i16.i1(<24 x i32> [[TMP2]], <4 x i32> [[TMP3]], i32 0, i32 4, i32 1, i16 12, i32 undef, i1 true)
; PVC-NEXT:    [[TMP5:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v32i32.i16(<32 x i32> [[WIDE2]], i32 0, i32 4, i32 1, i16 32, i32 undef)
; PVC-NEXT:    [[TMP6:%.*]] = call <24 x i32> @llvm.genx.wrregioni.v24i32.v4i32.i16.i1(<24 x i32> [[TMP4]], <4 x i32> [[TMP5]], i32 0, i32 4, i32 1, i16 24, i32 undef, i1 true)
; PVC-NEXT:    [[TMP7:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v32i32.i16(<32 x i32> [[WIDE2]], i32 0, i32 4, i32 1, i16 48, i32 undef)
; PVC-NEXT:    [[TMP8:%.*]] = call <24 x i32> @llvm.genx.wrregioni.v24i32.v4i32.i16.i1(<24 x i32> [[TMP6]], <4 x i32> [[TMP7]], i32 0, i32 4, i32 1, i16 36, i32 undef, i1 true)
; PVC-NEXT:    [[TMP9:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v32i32.i16(<32 x i32> [[WIDE2]], i32 0, i32 4, i32 1, i16 64, i32 undef)
; PVC-NEXT:    [[TMP10:%.*]] = call <24 x i32> @llvm.genx.wrregioni.v24i32.v4i32.i16.i1(<24 x i32> [[TMP8]], <4 x i32> [[TMP9]], i32 0, i32 4, i32 1, i16 48, i32 undef, i1 true)
; PVC-NEXT:    [[TMP11:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v32i32.i16(<32 x i32> [[WIDE2]], i32 0, i32 4, i32 1, i16 80, i32 undef)
; PVC-NEXT:    [[TMP12:%.*]] = call <24 x i32> @llvm.genx.wrregioni.v24i32.v4i32.i16.i1(<24 x i32> [[TMP10]], <4 x i32> [[TMP11]], i32 0, i32 4, i32 1, i16 60, i32 undef, i1 true)
; PVC-NEXT:    [[TMP13:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v32i32.i16(<32 x i32> [[WIDE2]], i32 0, i32 4, i32 1, i16 96, i32 undef)
; PVC-NEXT:    [[TMP14:%.*]] = call <24 x i32> @llvm.genx.wrregioni.v24i32.v4i32.i16.i1(<24 x i32> [[TMP12]], <4 x i32> [[TMP13]], i32 0, i32 4, i32 1, i16 72, i32 undef, i1 true)
; PVC-NEXT:    [[TMP15:%.*]] = call <3 x i32> @llvm.genx.rdregioni.v3i32.v32i32.i16(<32 x i32> [[WIDE2]], i32 0, i32 3, i32 1, i16 112, i32 undef)
; PVC-NEXT:    [[W2:%.*]] = call <24 x i32> @llvm.genx.wrregioni.v24i32.v3i32.i16.i1(<24 x i32> [[TMP14]], <3 x i32> [[TMP15]], i32 0, i32 3, i32 1, i16 84, i32 undef, i1 true)
; PVC-NEXT:    ret <24 x i32> [[W2]]
  %w0 = call <24 x i32> @llvm.genx.wrregioni.v24i32.v8i32.i16.i1(<24 x i32> undef, <8 x i32> %x, i32 0, i32 8, i32 3, i16 0, i32 undef, i1 true)
  %w1 = call <24 x i32> @llvm.genx.wrregioni.v24i32.v8i32.i16.i1(<24 x i32> %w0, <8 x i32> %z, i32 0, i32 8, i32 3, i16 8, i32 undef, i1 true)
  %w2 = call <24 x i32> @llvm.genx.wrregioni.v24i32.v8i32.i16.i1(<24 x i32> %w1, <8 x i32> %y, i32 0, i32 8, i32 3, i16 4, i32 undef, i1 true)
  ret <24 x i32> %w2
}

; A column is missing: what was there before stays.
define <24 x i32> @two_columns(<8 x i32> %x, <8 x i32> %y, <8 x i32> %z) {
; CHECK-LABEL: @two_columns(
; CHECK-NEXT:    [[W0:%.*]] = call <24 x i32> @llvm.genx.wrregioni.v24i32.v8i32.i16.i1(<24 x i32> undef, <8 x i32> [[X:%.*]], i32 0, i32 8, i32 3, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[W1:%.*]] = call <24 x i32> @llvm.genx.wrregioni.v24i32.v8i32.i16.i1(<24 x i32> [[W0]], <8 x i32> [[Y:%.*]], i32 0, i32 8, i32 3, i16 8, i32 undef, i1 true)
; CHECK-NEXT:    ret <24 x i32> [[W1]]
; PVC-LABEL: @two_columns(
; PVC-NEXT:    [[W0:%.*]] = call <24 x i32> @llvm.genx.wrregioni.v24i32.v8i32.i16.i1(<24 x i32> undef, <8 x i32> [[X:%.*]], i32 0, i32 8, i32 3, i16 0, i32 undef, i1 true)
; PVC-NEXT:    [[W1:%.*]] = call <24 x i32> @llvm.genx.wrregioni.v24i32.v8i32.i16.i1(<24 x i32> [[W0]], <8 x i32> [[Y:%.*]], i32 0, i32 8, i32 3, i16 8, i32 undef, i1 true)
; PVC-NEXT:    ret <24 x i32> [[W1]]
  %w0 = call <24 x i32> @llvm.genx.wrregioni.v24i32.v8i32.i16.i1(<24 x i32> undef, <8 x i32> %x, i32 0, i32 8, i32 3, i16 0, i32 undef, i1 true)
  %w1 = call <24 x i32> @llvm.genx.wrregioni.v24i32.v8i32.i16.i1(<24 x i32> %w0, <8 x i32> %y, i32 0, i32 8, i32 3, i16 8, i32 undef, i1 true)
  ret <24 x i32> %w1
}

; One column twice.
define <24 x i32> @same_column(<8 x i32> %x, <8 x i32> %y, <8 x i32> %z) {
; CHECK-LABEL: @same_column(
; CHECK-NEXT:    [[W0:%.*]] = call <24 x i32> @llvm.genx.wrregioni.v24i32.v8i32.i16.i1(<24 x i32> undef, <8 x i32> [[X:%.*]], i32 0, i32 8, i32 3, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[W1:%.*]] = call <24 x i32> @llvm.genx.wrregioni.v24i32.v8i32.i16.i1(<24 x i32> [[W0]], <8 x i32> [[Y:%.*]], i32 0, i32 8, i32 3, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[W2:%.*]] = call <24 x i32> @llvm.genx.wrregioni.v24i32.v8i32.i16.i1(<24 x i32> [[W1]], <8 x i32> [[Z:%.*]], i32 0, i32 8, i32 3, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    ret <24 x i32> [[W2]]
; PVC-LABEL: @same_column(
; PVC-NEXT:    [[W0:%.*]] = call <24 x i32> @llvm.genx.wrregioni.v24i32.v8i32.i16.i1(<24 x i32> undef, <8 x i32> [[X:%.*]], i32 0, i32 8, i32 3, i16 0, i32 undef, i1 true)
; PVC-NEXT:    [[W1:%.*]] = call <24 x i32> @llvm.genx.wrregioni.v24i32.v8i32.i16.i1(<24 x i32> [[W0]], <8 x i32> [[Y:%.*]], i32 0, i32 8, i32 3, i16 4, i32 undef, i1 true)
; PVC-NEXT:    [[W2:%.*]] = call <24 x i32> @llvm.genx.wrregioni.v24i32.v8i32.i16.i1(<24 x i32> [[W1]], <8 x i32> [[Z:%.*]], i32 0, i32 8, i32 3, i16 4, i32 undef, i1 true)
; PVC-NEXT:    ret <24 x i32> [[W2]]
  %w0 = call <24 x i32> @llvm.genx.wrregioni.v24i32.v8i32.i16.i1(<24 x i32> undef, <8 x i32> %x, i32 0, i32 8, i32 3, i16 0, i32 undef, i1 true)
  %w1 = call <24 x i32> @llvm.genx.wrregioni.v24i32.v8i32.i16.i1(<24 x i32> %w0, <8 x i32> %y, i32 0, i32 8, i32 3, i16 4, i32 undef, i1 true)
  %w2 = call <24 x i32> @llvm.genx.wrregioni.v24i32.v8i32.i16.i1(<24 x i32> %w1, <8 x i32> %z, i32 0, i32 8, i32 3, i16 4, i32 undef, i1 true)
  ret <24 x i32> %w2
}

