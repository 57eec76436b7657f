; A transposed matrix is interleaved by its rows.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes='cmx-plan-shuffles<platform=icllp>' -verify-each -S %s | FileCheck %s
; RUN: cmx-opt -passes='cmx-plan-shuffles<platform=icllp>,cmx-plan-shuffles<platform=icllp>' -S %s | FileCheck %s
; RUN: cmx-opt -passes='cmx-plan-shuffles<platform=pvc>' -verify-each -S %s | FileCheck %s --check-prefix=PVC

declare <16 x i32> @llvm.genx.wrregioni.v16i32.v4i32.i16.i1(<16 x i32>, <4 x i32>, i32, i32, i32, i16, i32, i1)
declare <16 x i16> @llvm.genx.rdregioni.v16i16.v32i16.i16(<32 x i16>, i32, i32, i32, i16, i32)
declare <32 x i16> @llvm.genx.wrregioni.v32i16.v16i16.i16.i1(<32 x i16>, <16 x i16>, i32, i32, i32, i16, i32, i1)
declare <32 x i16> @llvm.genx.wrregioni.v32i16.v4i16.i16.i1(<32 x i16>, <4 x i16>, i32, i32, i32, i16, i32, i1)
declare <32 x i16> @llvm.genx.wrregioni.v32i16.v4i16.i16.v4i1(<32 x i16>, <4 x i16>, i32, i32, i32, i16, i32, <4 x i1>)
declare <32 x i16> @llvm.genx.wrregioni.v32i16.v8i16.i16.i1(<32 x i16>, <8 x i16>, i32, i32, i32, i16, i32, i1)
declare <4 x i16> @llvm.genx.rdregioni.v4i16.v32i16.i16(<32 x i16>, i32, i32, i32, i16, i32)
declare <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32>, i32, i32, i32, i16, i32)
declare <8 x i16> @llvm.genx.rdregioni.v8i16.v32i16.i16(<32 x i16>, i32, i32, i32, i16, i32)

; Eight rows of four words.
define <32 x i16> @rows_to_columns(<32 x i16> %v) {
; CHECK-LABEL: @rows_to_columns(
; CHECK-NEXT:    [[TMP1:%.*]] = call <8 x i16> @llvm.genx.rdregioni.v8i16.v32i16.i16(<32 x i16> [[V:%.*]], i32 0, i32 8, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[ROWS:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v8i16.i16.i1(<32 x i16> poison, <8 x i16> [[TMP1]], i32 0, i32 8, i32 4, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP2:%.*]] = call <8 x i16> @llvm.genx.rdregioni.v8i16.v32i16.i16(<32 x i16> [[V]], i32 0, i32 8, i32 1, i16 16, i32 undef)
; CHECK-NEXT:    [[ROWS1:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v8i16.i16.i1(<32 x i16> [[ROWS]], <8 x i16> [[TMP2]], i32 0, i32 8, i32 4, i16 2, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP3:%.*]] = call <8 x i16> @llvm.genx.rdregioni.v8i16.v32i16.i16(<32 x i16> [[V]], i32 0, i32 8, i32 1, i16 32, i32 undef)
; CHECK-NEXT:    [[ROWS2:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v8i16.i16.i1(<32 x i16> [[ROWS1]], <8 x i16> [[TMP3]], i32 0, i32 8, i32 4, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP4:%.*]] = call <8 x i16> @llvm.genx.rdregioni.v8i16.v32i16.i16(<32 x i16> [[V]], i32 0, i32 8, i32 1, i16 48, i32 undef)
; CHECK-NEXT:    [[ROWS3:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v8i16.i16.i1(<32 x i16> [[ROWS2]], <8 x i16> [[TMP4]], i32 0, i32 8, i32 4, i16 6, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP5:%.*]] = call <16 x i16> @llvm.genx.rdregioni.v16i16.v32i16.i16(<32 x i16> [[ROWS3]], i32 0, i32 16, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[ROWS4:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v16i16.i16.i1(<32 x i16> poison, <16 x i16> [[TMP5]], i32 0, i32 16, i32 2, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP6:%.*]] = call <16 x i16> @llvm.genx.rdregioni.v16i16.v32i16.i16(<32 x i16> [[ROWS3]], i32 0, i32 16, i32 1, i16 32, i32 undef)
; CHECK-NEXT:    [[W7:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v16i16.i16.i1(<32 x i16> [[ROWS4]], <16 x i16> [[TMP6]], i32 0, i32 16, i32 2, i16 2, i32 undef, i1 true)
; CHECK-NEXT:    ret <32 x i16> [[W7]]
; PVC-LABEL: @rows_to_columns(
; PVC-NEXT:    [[TMP1:%.*]] = call <8 x i16> @llvm.genx.rdregioni.v8i16.v32i16.i16(<32 x i16> [[V:%.*]], i32 0, i32 8, i32 1, i16 0, i32 undef)
; PVC-NEXT:    [[ROWS:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v8i16.i16.i1(<32 x i16> poison, <8 x i16> [[TMP1]], i32 0, i32 8, i32 4, i16 0, i32 undef, i1 true)
; PVC-NEXT:    [[TMP2:%.*]] = call <8 x i16> @llvm.genx.rdregioni.v8i16.v32i16.i16(<32 x i16> [[V]], i32 0, i32 8, i32 1, i16 16, i32 undef)
; PVC-NEXT:    [[ROWS1:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v8i16.i16.i1(<32 x i16> [[ROWS]], <8 x i16> [[TMP2]], i32 0, i32 8, i32 4, i16 2, i32 undef, i1 true)
; PVC-NEXT:    [[TMP3:%.*]] = call <8 x i16> @llvm.genx.rdregioni.v8i16.v32i16.i16(<32 x i16> [[V]], i32 0, i32 8, i32 1, i16 32, i32 undef)
; PVC-NEXT:    [[ROWS2:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v8i16.i16.i1(<32 x i16> [[ROWS1]], <8 x i16> [[TMP3]], i32 0, i32 8, i32 4, i16 4, i32 undef, i1 true)
; PVC-NEXT:    [[TMP4:%.*]] = call <8 x i16> @llvm.genx.rdregioni.v8i16.v32i16.i16(<32 x i16> [[V]], i32 0, i32 8, i32 1, i16 48, i32 undef)
; PVC-NEXT:    [[ROWS3:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v8i16.i16.i1(<32 x i16> [[ROWS2]], <8 x i16> [[TMP4]], i32 0, i32 8, i32 4, i16 6, i32 undef, i1 true)
; PVC-NEXT:    [[TMP5:%.*]] = call <16 x i16> @llvm.genx.rdregioni.v16i16.v32i16.i16(<32 x i16> [[ROWS3]], i32 0, i32 16, i32 1, i16 0, i32 undef)
; PVC-NEXT:    [[ROWS4:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v16i16.i16.i1(<32 x i16> poison, <16 x i16> [[TMP5]], i32 0, i32 16, i32 2, i16 0, i32 undef, i1 true)
; PVC-NEXT:    [[TMP6:%.*]] = call <16 x i16> @llvm.genx.rdregioni.v16i16.v32i16.i16(<32 x i16> [[ROWS3]], i32 0, i32 16, i32 1, i16 32, i32 undef)
; PVC-NEXT:    [[W7:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v16i16.i16.i1(<32 x i16> [[ROWS4]], <16 x i16> [[TMP6]], i32 0, i32 16, i32 2, i16 2, i32 undef, i1 true)
; PVC-NEXT:    ret <32 x i16> [[W7]]
  %r0 = call <4 x i16> @llvm.genx.rdregioni.v4i16.v32i16.i16(<32 x i16> %v, i32 0, i32 4, i32 1, i16 0, i32 undef)
  %w0 = call <32 x i16> @llvm.genx.wrregioni.v32i16.v4i16.i16.i1(<32 x i16> undef, <4 x i16> %r0, i32 0, i32 4, i32 8, i16 0, i32 undef, i1 true)
  %r1 = call <4 x i16> @llvm.genx.rdregioni.v4i16.v32i16.i16(<32 x i16> %v, i32 0, i32 4, i32 1, i16 8, i32 undef)
  %w1 = call <32 x i16> @llvm.genx.wrregioni.v32i16.v4i16.i16.i1(<32 x i16> %w0, <4 x i16> %r1, i32 0, i32 4, i32 8, i16 2, i32 undef, i1 true)
  %r2 = call <4 x i16> @llvm.genx.rdregioni.v4i16.v32i16.i16(<32 x i16> %v, i32 0, i32 4, i32 1, i16 16, i32 undef)
  %w2 = call <32 x i16> @llvm.genx.wrregioni.v32i16.v4i16.i16.i1(<32 x i16> %w1, <4 x i16> %r2, i32 0, i32 4, i32 8, i16 4, i32 undef, i1 true)
  %r3 = call <4 x i16> @llvm.genx.rdregioni.v4i16.v32i16.i16(<32 x i16> %v, i32 0, i32 4, i32 1, i16 24, i32 undef)
  %w3 = call <32 x i16> @llvm.genx.wrregioni.v32i16.v4i16.i16.i1(<32 x i16> %w2, <4 x i16> %r3, i32 0, i32 4, i32 8, i16 6, i32 undef, i1 true)
  %r4 = call <4 x i16> @llvm.genx.rdregioni.v4i16.v32i16.i16(<32 x i16> %v, i32 0, i32 4, i32 1, i16 32, i32 undef)
  %w4 = call <32 x i16> @llvm.genx.wrregioni.v32i16.v4i16.i16.i1(<32 x i16> %w3, <4 x i16> %r4, i32 0, i32 4, i32 8, i16 8, i32 undef, i1 true)
  %r5 = call <4 x i16> @llvm.genx.rdregioni.v4i16.v32i16.i16(<32 x i16> %v, i32 0, i32 4, i32 1, i16 40, i32 undef)
  %w5 = call <32 x i16> @llvm.genx.wrregioni.v32i16.v4i16.i16.i1(<32 x i16> %w4, <4 x i16> %r5, i32 0, i32 4, i32 8, i16 10, i32 undef, i1 true)
  %r6 = call <4 x i16> @llvm.genx.rdregioni.v4i16.v32i16.i16(<32 x i16> %v, i32 0, i32 4, i32 1, i16 48, i32 undef)
  %w6 = call <32 x i16> @llvm.genx.wrregioni.v32i16.v4i16.i16.i1(<32 x i16> %w5, <4 x i16> %r6, i32 0, i32 4, i32 8, i16 12, i32 undef, i1 true)
  %r7 = call <4 x i16> @llvm.genx.rdregioni.v4i16.v32i16.i16(<32 x i16> %v, i32 0, i32 4, i32 1, i16 56, i32 undef)
  %w7 = call <32 x i16> @llvm.genx.wrregioni.v32i16.v4i16.i16.i1(<32 x i16> %w6, <4 x i16> %r7, i32 0, i32 4, i32 8, i16 14, i32 undef, i1 true)
  ret <32 x i16> %w7
}

; The same after an exchange of its halves: rows 4 to 7 come first.
define <32 x i16> @rows_exchanged(<32 x i16> %v) {
; CHECK-LABEL: @rows_exchanged(
; CHECK-NEXT:    [[H0:%.*]] = call <16 x i16> @llvm.genx.rdregioni.v16i16.v32i16.i16(<32 x i16> [[V:%.*]], i32 0, i32 16, i32 1, i16 32, i32 undef)
; CHECK-NEXT:    [[T0:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v16i16.i16.i1(<32 x i16> undef, <16 x i16> [[H0]], i32 0, i32 16, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[H1:%.*]] = call <16 x i16> @llvm.genx.rdregioni.v16i16.v32i16.i16(<32 x i16> [[V]], i32 0, i32 16, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[T:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v16i16.i16.i1(<32 x i16> [[T0]], <16 x i16> [[H1]], i32 0, i32 16, i32 1, i16 32, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP1:%.*]] = call <8 x i16> @llvm.genx.rdregioni.v8i16.v32i16.i16(<32 x i16> [[V]], i32 0, i32 8, i32 1, i16 32, i32 undef)
; CHECK-NEXT:    [[ROWS:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v8i16.i16.i1(<32 x i16> poison, <8 x i16> [[TMP1]], i32 0, i32 8, i32 4, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP2:%.*]] = call <8 x i16> @llvm.genx.rdregioni.v8i16.v32i16.i16(<32 x i16> [[V]], i32 0, i32 8, i32 1, i16 48, i32 undef)
; CHECK-NEXT:    [[ROWS1:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v8i16.i16.i1(<32 x i16> [[ROWS]], <8 x i16> [[TMP2]], i32 0, i32 8, i32 4, i16 2, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP3:%.*]] = call <8 x i16> @llvm.genx.rdregioni.v8i16.v32i16.i16(<32 x i16> [[V]], i32 0, i32 8, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[ROWS2:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v8i16.i16.i1(<32 x i16> [[ROWS1]], <8 x i16> [[TMP3]], i32 0, i32 8, i32 4, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP4:%.*]] = call <8 x i16> @llvm.genx.rdregioni.v8i16.v32i16.i16(<32 x i16> [[V]], i32 0, i32 8, i32 1, i16 16, i32 undef)
; CHECK-NEXT:    [[ROWS3:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v8i16.i16.i1(<32 x i16> [[ROWS2]], <8 x i16> [[TMP4]], i32 0, i32 8, i32 4, i16 6, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP5:%.*]] = call <16 x i16> @llvm.genx.rdregioni.v16i16.v32i16.i16(<32 x i16> [[ROWS3]], i32 0, i32 16, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[ROWS4:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v16i16.i16.i1(<32 x i16> poison, <16 x i16> [[TMP5]], i32 0, i32 16, i32 2, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP6:%.*]] = call <16 x i16> @llvm.genx.rdregioni.v16i16.v32i16.i16(<32 x i16> [[ROWS3]], i32 0, i32 16, i32 1, i16 32, i32 undef)
; CHECK-NEXT:    [[W7:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v16i16.i16.i1(<32 x i16> [[ROWS4]], <16 x i16> [[TMP6]], i32 0, i32 16, i32 2, i16 2, i32 undef, i1 true)
; CHECK-NEXT:    ret <32 x i16> [[W7]]
; PVC-LABEL: @rows_exchanged(
; PVC-NEXT:    [[H0:%.*]] = call <16 x i16> @llvm.genx.rdregioni.v16i16.v32i16.i16(<32 x i16> [[V:%.*]], i32 0, i32 16, i32 1, i16 32, i32 undef)
; PVC-NEXT:    [[T0:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v16i16.i16.i1(<32 x i16> undef, <16 x i16> [[H0]], i32 0, i32 16, i32 1, i16 0, i32 undef, i1 true)
; PVC-NEXT:    [[H1:%.*]] = call <16 x i16> @llvm.genx.rdregioni.v16i16.v32i16.i16(<32 x i16> [[V]], i32 0, i32 16, i32 1, i16 0, i32 undef)
; PVC-NEXT:    [[T:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v16i16.i16.i1(<32 x i16> [[T0]], <16 x i16> [[H1]], i32 0, i32 16, i32 1, i16 32, i32 undef, i1 true)
; PVC-NEXT:    [[TMP1:%.*]] = call <8 x i16> @llvm.genx.rdregioni.v8i16.v32i16.i16(<32 x i16> [[V]], i32 0, i32 8, i32 1, i16 32, i32 undef)
; PVC-NEXT:    [[ROWS:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v8i16.i16.i1(<32 x i16> poison, <8 x i16> [[TMP1]], i32 0, i32 8, i32 4, i16 0, i32 undef, i1 true)
; PVC-NEXT:    [[TMP2:%.*]] = call <8 x i16> @llvm.genx.rdregioni.v8i16.v32i16.i16(<32 x i16> [[V]], i32 0, i32 8, i32 1, i16 48, i32 undef)
; PVC-NEXT:    [[ROWS1:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v8i16.i16.i1(<32 x i16> [[ROWS]], <8 x i16> [[TMP2]], i32 0, i32 8, i32 4, i16 2, i32 undef, i1 true)
; PVC-NEXT:    [[TMP3:%.*]] = call <8 x i16> @llvm.genx.rdregioni.v8i16.v32i16.i16(<32 x i16> [[V]], i32 0, i32 8, i32 1, i16 0, i32 undef)
; PVC-NEXT:    [[ROWS2:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v8i16.i16.i1(<32 x i16> [[ROWS1]], <8 x i16> [[TMP3]], i32 0, i32 8, i32 4, i16 4, i32 undef, i1 true)
; PVC-NEXT:    [[TMP4:%.*]] = call <8 x i16> @llvm.genx.rdregioni.v8i16.v32i16.i16(<32 x i16> [[V]], i32 0, i32 8, i32 1, i16 16, i32 undef)
; PVC-NEXT:    [[ROWS3:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v8i16.i16.i1(<32 x i16> [[ROWS2]], <8 x i16> [[TMP4]], i32 0, i32 8, i32 4, i16 6, i32 undef, i1 true)
; PVC-NEXT:    [[TMP5:%.*]] = call <16 x i16> @llvm.genx.rdregioni.v16i16.v32i16.i16(<32 x i16> [[ROWS3]], i32 0, i32 16, i32 1, i16 0, i32 undef)
; PVC-NEXT:    [[ROWS4:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v16i16.i16.i1(<32 x i16> poison, <16 x i16> [[TMP5]], i32 0, i32 16, i32 2, i16 0, i32 undef, i1 true)
; PVC-NEXT:    [[TMP6:%.*]] = call <16 x i16> @llvm.genx.rdregioni.v16i16.v32i16.i16(<32 x i16> [[ROWS3]], i32 0, i32 16, i32 1, i16 32, i32 undef)
; PVC-NEXT:    [[W7:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v16i16.i16.i1(<32 x i16> [[ROWS4]], <16 x i16> [[TMP6]], i32 0, i32 16, i32 2, i16 2, i32 undef, i1 true)
; PVC-NEXT:    ret <32 x i16> [[W7]]
  %h0 = call <16 x i16> @llvm.genx.rdregioni.v16i16.v32i16.i16(<32 x i16> %v, i32 0, i32 16, i32 1, i16 32, i32 undef)
  %t0 = call <32 x i16> @llvm.genx.wrregioni.v32i16.v16i16.i16.i1(<32 x i16> undef, <16 x i16> %h0, i32 0, i32 16, i32 1, i16 0, i32 undef, i1 true)
  %h1 = call <16 x i16> @llvm.genx.rdregioni.v16i16.v32i16.i16(<32 x i16> %v, i32 0, i32 16, i32 1, i16 0, i32 undef)
  %t = call <32 x i16> @llvm.genx.wrregioni.v32i16.v16i16.i16.i1(<32 x i16> %t0, <16 x i16> %h1, i32 0, i32 16, i32 1, i16 32, i32 undef, i1 true)
  %r0 = call <4 x i16> @llvm.genx.rdregioni.v4i16.v32i16.i16(<32 x i16> %t, i32 0, i32 4, i32 1, i16 0, i32 undef)
  %w0 = call <32 x i16> @llvm.genx.wrregioni.v32i16.v4i16.i16.i1(<32 x i16> undef, <4 x i16> %r0, i32 0, i32 4, i32 8, i16 0, i32 undef, i1 true)
  %r1 = call <4 x i16> @llvm.genx.rdregioni.v4i16.v32i16.i16(<32 x i16> %t, i32 0, i32 4, i32 1, i16 8, i32 undef)
  %w1 = call <32 x i16> @llvm.genx.wrregioni.v32i16.v4i16.i16.i1(<32 x i16> %w0, <4 x i16> %r1, i32 0, i32 4, i32 8, i16 2, i32 undef, i1 true)
  %r2 = call <4 x i16> @llvm.genx.rdregioni.v4i16.v32i16.i16(<32 x i16> %t, i32 0, i32 4, i32 1, i16 16, i32 undef)
  %w2 = call <32 x i16> @llvm.genx.wrregioni.v32i16.v4i16.i16.i1(<32 x i16> %w1, <4 x i16> %r2, i32 0, i32 4, i32 8, i16 4, i32 undef, i1 true)
  %r3 = call <4 x i16> @llvm.genx.rdregioni.v4i16.v32i16.i16(<32 x i16> %t, i32 0, i32 4, i32 1, i16 24, i32 undef)
  %w3 = call <32 x i16> @llvm.genx.wrregioni.v32i16.v4i16.i16.i1(<32 x i16> %w2, <4 x i16> %r3, i32 0, i32 4, i32 8, i16 6, i32 undef, i1 true)
  %r4 = call <4 x i16> @llvm.genx.rdregioni.v4i16.v32i16.i16(<32 x i16> %t, i32 0, i32 4, i32 1, i16 32, i32 undef)
  %w4 = call <32 x i16> @llvm.genx.wrregioni.v32i16.v4i16.i16.i1(<32 x i16> %w3, <4 x i16> %r4, i32 0, i32 4, i32 8, i16 8, i32 undef, i1 true)
  %r5 = call <4 x i16> @llvm.genx.rdregioni.v4i16.v32i16.i16(<32 x i16> %t, i32 0, i32 4, i32 1, i16 40, i32 undef)
  %w5 = call <32 x i16> @llvm.genx.wrregioni.v32i16.v4i16.i16.i1(<32 x i16> %w4, <4 x i16> %r5, i32 0, i32 4, i32 8, i16 10, i32 undef, i1 true)
  %r6 = call <4 x i16> @llvm.genx.rdregioni.v4i16.v32i16.i16(<32 x i16> %t, i32 0, i32 4, i32 1, i16 48, i32 undef)
  %w6 = call <32 x i16> @llvm.genx.wrregioni.v32i16.v4i16.i16.i1(<32 x i16> %w5, <4 x i16> %r6, i32 0, i32 4, i32 8, i16 12, i32 undef, i1 true)
  %r7 = call <4 x i16> @llvm.genx.rdregioni.v4i16.v32i16.i16(<32 x i16> %t, i32 0, i32 4, i32 1, i16 56, i32 undef)
  %w7 = call <32 x i16> @llvm.genx.wrregioni.v32i16.v4i16.i16.i1(<32 x i16> %w6, <4 x i16> %r7, i32 0, i32 4, i32 8, i16 14, i32 undef, i1 true)
  ret <32 x i16> %w7
}

; Columns read, rows written: the same matrix.
define <32 x i16> @columns_to_rows(<32 x i16> %v) {
; CHECK-LABEL: @columns_to_rows(
; CHECK-NEXT:    [[R0:%.*]] = call <8 x i16> @llvm.genx.rdregioni.v8i16.v32i16.i16(<32 x i16> [[V:%.*]], i32 0, i32 8, i32 4, i16 0, i32 undef)
; CHECK-NEXT:    [[W0:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v8i16.i16.i1(<32 x i16> undef, <8 x i16> [[R0]], i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[R1:%.*]] = call <8 x i16> @llvm.genx.rdregioni.v8i16.v32i16.i16(<32 x i16> [[V]], i32 0, i32 8, i32 4, i16 2, i32 undef)
; CHECK-NEXT:    [[W1:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v8i16.i16.i1(<32 x i16> [[W0]], <8 x i16> [[R1]], i32 0, i32 8, i32 1, i16 16, i32 undef, i1 true)
; CHECK-NEXT:    [[R2:%.*]] = call <8 x i16> @llvm.genx.rdregioni.v8i16.v32i16.i16(<32 x i16> [[V]], i32 0, i32 8, i32 4, i16 4, i32 undef)
; CHECK-NEXT:    [[W2:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v8i16.i16.i1(<32 x i16> [[W1]], <8 x i16> [[R2]], i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
; CHECK-NEXT:    [[R3:%.*]] = call <8 x i16> @llvm.genx.rdregioni.v8i16.v32i16.i16(<32 x i16> [[V]], i32 0, i32 8, i32 4, i16 6, i32 undef)
; CHECK-NEXT:    [[W3:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v8i16.i16.i1(<32 x i16> [[W2]], <8 x i16> [[R3]], i32 0, i32 8, i32 1, i16 48, i32 undef, i1 true)
; CHECK-NEXT:    ret <32 x i16> [[W3]]
; PVC-LABEL: @columns_to_rows(
; PVC-NEXT:    [[R0:%.*]] = call <8 x i16> @llvm.genx.rdregioni.v8i16.v32i16.i16(<32 x i16> [[V:%.*]], i32 0, i32 8, i32 4, i16 0, i32 undef)
; PVC-NEXT:    [[W0:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v8i16.i16.i1(<32 x i16> undef, <8 x i16> [[R0]], i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
; PVC-NEXT:    [[R1:%.*]] = call <8 x i16> @llvm.genx.rdregioni.v8i16.v32i16.i16(<32 x i16> [[V]], i32 0, i32 8, i32 4, i16 2, i32 undef)
; PVC-NEXT:    [[W1:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v8i16.i16.i1(<32 x i16> [[W0]], <8 x i16> [[R1]], i32 0, i32 8, i32 1, i16 16, i32 undef, i1 true)
; PVC-NEXT:    [[R2:%.*]] = call <8 x i16> @llvm.genx.rdregioni.v8i16.v32i16.i16(<32 x i16> [[V]], i32 0, i32 8, i32 4, i16 4, i32 undef)
; PVC-NEXT:    [[W2:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v8i16.i16.i1(<32 x i16> [[W1]], <8 x i16> [[R2]], i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
; PVC-NEXT:    [[R3:%.*]] = call <8 x i16> @llvm.genx.rdregioni.v8i16.v32i16.i16(<32 x i16> [[V]], i32 0, i32 8, i32 4, i16 6, i32 undef)
; PVC-NEXT:    [[W3:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v8i16.i16.i1(<32 x i16> [[W2]], <8 x i16> [[R3]], i32 0, i32 8, i32 1, i16 48, i32 undef, i1 true)
; PVC-NEXT:    ret <32 x i16> [[W3]]
  %r0 = call <8 x i16> @llvm.genx.rdregioni.v8i16.v32i16.i16(<32 x i16> %v, i32 0, i32 8, i32 4, i16 0, i32 undef)
  %w0 = call <32 x i16> @llvm.genx.wrregioni.v32i16.v8i16.i16.i1(<32 x i16> undef, <8 x i16> %r0, i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
  %r1 = call <8 x i16> @llvm.genx.rdregioni.v8i16.v32i16.i16(<32 x i16> %v, i32 0, i32 8, i32 4, i16 2, i32 undef)
  %w1 = call <32 x i16> @llvm.genx.wrregioni.v32i16.v8i16.i16.i1(<32 x i16> %w0, <8 x i16> %r1, i32 0, i32 8, i32 1, i16 16, i32 undef, i1 true)
  %r2 = call <8 x i16> @llvm.genx.rdregioni.v8i16.v32i16.i16(<32 x i16> %v, i32 0, i32 8, i32 4, i16 4, i32 undef)
  %w2 = call <32 x i16> @llvm.genx.wrregioni.v32i16.v8i16.i16.i1(<32 x i16> %w1, <8 x i16> %r2, i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
  %r3 = call <8 x i16> @llvm.genx.rdregioni.v8i16.v32i16.i16(<32 x i16> %v, i32 0, i32 8, i32 4, i16 6, i32 undef)
  %w3 = call <32 x i16> @llvm.genx.wrregioni.v32i16.v8i16.i16.i1(<32 x i16> %w2, <8 x i16> %r3, i32 0, i32 8, i32 1, i16 48, i32 undef, i1 true)
  ret <32 x i16> %w3
}

; Four by four dwords are one instruction each way already.
define <16 x i32> @small(<16 x i32> %v) {
; CHECK-LABEL: @small(
; CHECK-NEXT:    [[R0:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> [[V:%.*]], i32 0, i32 4, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[W0:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v4i32.i16.i1(<16 x i32> undef, <4 x i32> [[R0]], i32 0, i32 4, i32 4, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[R1:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> [[V]], i32 0, i32 4, i32 1, i16 16, i32 undef)
; CHECK-NEXT:    [[W1:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v4i32.i16.i1(<16 x i32> [[W0]], <4 x i32> [[R1]], i32 0, i32 4, i32 4, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[R2:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> [[V]], i32 0, i32 4, i32 1, i16 32, i32 undef)
; CHECK-NEXT:    [[W2:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v4i32.i16.i1(<16 x i32> [[W1]], <4 x i32> [[R2]], i32 0, i32 4, i32 4, i16 8, i32 undef, i1 true)
; CHECK-NEXT:    [[R3:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> [[V]], i32 0, i32 4, i32 1, i16 48, i32 undef)
; CHECK-NEXT:    [[W3:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v4i32.i16.i1(<16 x i32> [[W2]], <4 x i32> [[R3]], i32 0, i32 4, i32 4, i16 12, i32 undef, i1 true)
; CHECK-NEXT:    ret <16 x i32> [[W3]]
; PVC-LABEL: @small(
; PVC-NEXT:    [[R0:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> [[V:%.*]], i32 0, i32 4, i32 1, i16 0, i32 undef)
; PVC-NEXT:    [[W0:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v4i32.i16.i1(<16 x i32> undef, <4 x i32> [[R0]], i32 0, i32 4, i32 4, i16 0, i32 undef, i1 true)
; PVC-NEXT:    [[R1:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> [[V]], i32 0, i32 4, i32 1, i16 16, i32 undef)
; PVC-NEXT:    [[W1:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v4i32.i16.i1(<16 x i32> [[W0]], <4 x i32> [[R1]], i32 0, i32 4, i32 4, i16 4, i32 undef, i1 true)
; PVC-NEXT:    [[R2:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> [[V]], i32 0, i32 4, i32 1, i16 32, i32 undef)
; PVC-NEXT:    [[W2:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v4i32.i16.i1(<16 x i32> [[W1]], <4 x i32> [[R2]], i32 0, i32 4, i32 4, i16 8, i32 undef, i1 true)
; PVC-NEXT:    [[R3:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> [[V]], i32 0, i32 4, i32 1, i16 48, i32 undef)
; PVC-NEXT:    [[W3:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v4i32.i16.i1(<16 x i32> [[W2]], <4 x i32> [[R3]], i32 0, i32 4, i32 4, i16 12, i32 undef, i1 true)
; PVC-NEXT:    ret <16 x i32> [[W3]]
  %r0 = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> %v, i32 0, i32 4, i32 1, i16 0, i32 undef)
  %w0 = call <16 x i32> @llvm.genx.wrregioni.v16i32.v4i32.i16.i1(<16 x i32> undef, <4 x i32> %r0, i32 0, i32 4, i32 4, i16 0, i32 undef, i1 true)
  %r1 = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> %v, i32 0, i32 4, i32 1, i16 16, i32 undef)
  %w1 = call <16 x i32> @llvm.genx.wrregioni.v16i32.v4i32.i16.i1(<16 x i32> %w0, <4 x i32> %r1, i32 0, i32 4, i32 4, i16 4, i32 undef, i1 true)
  %r2 = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> %v, i32 0, i32 4, i32 1, i16 32, i32 undef)
  %w2 = call <16 x i32> @llvm.genx.wrregioni.v16i32.v4i32.i16.i1(<16 x i32> %w1, <4 x i32> %r2, i32 0, i32 4, i32 4, i16 8, i32 undef, i1 true)
  %r3 = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> %v, i32 0, i32 4, i32 1, i16 48, i32 undef)
  %w3 = call <16 x i32> @llvm.genx.wrregioni.v16i32.v4i32.i16.i1(<16 x i32> %w2, <4 x i32> %r3, i32 0, i32 4, i32 4, i16 12, i32 undef, i1 true)
  ret <16 x i32> %w3
}

; One write is masked: what it leaves is no element of a matrix.
define <32 x i16> @masked(<32 x i16> %v, <4 x i1> %m) {
; CHECK-LABEL: @masked(
; CHECK-NEXT:    [[R0:%.*]] = call <4 x i16> @llvm.genx.rdregioni.v4i16.v32i16.i16(<32 x i16> [[V:%.*]], i32 0, i32 4, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[W0:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v4i16.i16.i1(<32 x i16> undef, <4 x i16> [[R0]], i32 0, i32 4, i32 8, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[R1:%.*]] = call <4 x i16> @llvm.genx.rdregioni.v4i16.v32i16.i16(<32 x i16> [[V]], i32 0, i32 4, i32 1, i16 8, i32 undef)
; CHECK-NEXT:    [[W1:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v4i16.i16.i1(<32 x i16> [[W0]], <4 x i16> [[R1]], i32 0, i32 4, i32 8, i16 2, i32 undef, i1 true)
; CHECK-NEXT:    [[R2:%.*]] = call <4 x i16> @llvm.genx.rdregioni.v4i16.v32i16.i16(<32 x i16> [[V]], i32 0, i32 4, i32 1, i16 16, i32 undef)
; CHECK-NEXT:    [[W2:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v4i16.i16.i1(<32 x i16> [[W1]], <4 x i16> [[R2]], i32 0, i32 4, i32 8, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[R3:%.*]] = call <4 x i16> @llvm.genx.rdregioni.v4i16.v32i16.i16(<32 x i16> [[V]], i32 0, i32 4, i32 1, i16 24, i32 undef)
; CHECK-NEXT:    [[W3:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v4i16.i16.v4i1(<32 x i16> [[W2]], <4 x i16> [[R3]], i32 0, i32 4, i32 8, i16 6, i32 undef, <4 x i1> [[M:%.*]])
; CHECK-NEXT:    [[R4:%.*]] = call <4 x i16> @llvm.genx.rdregioni.v4i16.v32i16.i16(<32 x i16> [[V]], i32 0, i32 4, i32 1, i16 32, i32 undef)
; CHECK-NEXT:    [[W4:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v4i16.i16.i1(<32 x i16> [[W3]], <4 x i16> [[R4]], i32 0, i32 4, i32 8, i16 8, i32 undef, i1 true)
; CHECK-NEXT:    [[R5:%.*]] = call <4 x i16> @llvm.genx.rdregioni.v4i16.v32i16.i16(<32 x i16> [[V]], i32 0, i32 4, i32 1, i16 40, i32 undef)
; CHECK-NEXT:    [[W5:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v4i16.i16.i1(<32 x i16> [[W4]], <4 x i16> [[R5]], i32 0, i32 4, i32 8, i16 10, i32 undef, i1 true)
; CHECK-NEXT:    [[R6:%.*]] = call <4 x i16> @llvm.genx.rdregioni.v4i16.v32i16.i16(<32 x i16> [[V]], i32 0, i32 4, i32 1, i16 48, i32 undef)
; CHECK-NEXT:    [[W6:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v4i16.i16.i1(<32 x i16> [[W5]], <4 x i16> [[R6]], i32 0, i32 4, i32 8, i16 12, i32 undef, i1 true)
; CHECK-NEXT:    [[R7:%.*]] = call <4 x i16> @llvm.genx.rdregioni.v4i16.v32i16.i16(<32 x i16> [[V]], i32 0, i32 4, i32 1, i16 56, i32 undef)
; CHECK-NEXT:    [[W7:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v4i16.i16.i1(<32 x i16> [[W6]], <4 x i16> [[R7]], i32 0, i32 4, i32 8, i16 14, i32 undef, i1 true)
; CHECK-NEXT:    ret <32 x i16> [[W7]]
; PVC-LABEL: @masked(
; PVC-NEXT:    [[R0:%.*]] = call <4 x i16> @llvm.genx.rdregioni.v4i16.v32i16.i16(<32 x i16> [[V:%.*]], i32 0, i32 4, i32 1, i16 0, i32 undef)
; PVC-NEXT:    [[W0:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v4i16.i16.i1(<32 x i16> undef, <4 x i16> [[R0]], i32 0, i32 4, i32 8, i16 0, i32 undef, i1 true)
; PVC-NEXT:    [[R1:%.*]] = call <4 x i16> @llvm.genx.rdregioni.v4i16.v32i16.i16(<32 x i16> [[V]], i32 0, i32 4, i32 1, i16 8, i32 undef)
; PVC-NEXT:    [[W1:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v4i16.i16.i1(<32 x i16> [[W0]], <4 x i16> [[R1]], i32 0, i32 4, i32 8, i16 2, i32 undef, i1 true)
; PVC-NEXT:    [[R2:%.*]] = call <4 x i16> @llvm.genx.rdregioni.v4i16.v32i16.i16(<32 x i16> [[V]], i32 0, i32 4, i32 1, i16 16, i32 undef)
; PVC-NEXT:    [[W2:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v4i16.i16.i1(<32 x i16> [[W1]], <4 x i16> [[R2]], i32 0, i32 4, i32 8, i16 4, i32 undef, i1 true)
; PVC-NEXT:    [[R3:%.*]] = call <4 x i16> @llvm.genx.rdregioni.v4i16.v32i16.i16(<32 x i16> [[V]], i32 0, i32 4, i32 1, i16 24, i32 undef)
; PVC-NEXT:    [[W3:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v4i16.i16.v4i1(<32 x i16> [[W2]], <4 x i16> [[R3]], i32 0, i32 4, i32 8, i16 6, i32 undef, <4 x i1> [[M:%.*]])
; PVC-NEXT:    [[R4:%.*]] = call <4 x i16> @llvm.genx.rdregioni.v4i16.v32i16.i16(<32 x i16> [[V]], i32 0, i32 4, i32 1, i16 32, i32 undef)
; PVC-NEXT:    [[W4:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v4i16.i16.i1(<32 x i16> [[W3]], <4 x i16> [[R4]], i32 0, i32 4, i32 8, i16 8, i32 undef, i1 true)
; PVC-NEXT:    [[R5:%.*]] = call <4 x i16> @llvm.genx.rdregioni.v4i16.v32i16.i16(<32 x i16> [[V]], i32 0, i32 4, i32 1, i16 40, i32 undef)
; PVC-NEXT:    [[W5:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v4i16.i16.i1(<32 x i16> [[W4]], <4 x i16> [[R5]], i32 0, i32 4, i32 8, i16 10, i32 undef, i1 true)
; PVC-NEXT:    [[R6:%.*]] = call <4 x i16> @llvm.genx.rdregioni.v4i16.v32i16.i16(<32 x i16> [[V]], i32 0, i32 4, i32 1, i16 48, i32 undef)
; PVC-NEXT:    [[W6:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v4i16.i16.i1(<32 x i16> [[W5]], <4 x i16> [[R6]], i32 0, i32 4, i32 8, i16 12, i32 undef, i1 true)
; PVC-NEXT:    [[R7:%.*]] = call <4 x i16> @llvm.genx.rdregioni.v4i16.v32i16.i16(<32 x i16> [[V]], i32 0, i32 4, i32 1, i16 56, i32 undef)
; PVC-NEXT:    [[W7:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v4i16.i16.i1(<32 x i16> [[W6]], <4 x i16> [[R7]], i32 0, i32 4, i32 8, i16 14, i32 undef, i1 true)
; PVC-NEXT:    ret <32 x i16> [[W7]]
  %r0 = call <4 x i16> @llvm.genx.rdregioni.v4i16.v32i16.i16(<32 x i16> %v, i32 0, i32 4, i32 1, i16 0, i32 undef)
  %w0 = call <32 x i16> @llvm.genx.wrregioni.v32i16.v4i16.i16.i1(<32 x i16> undef, <4 x i16> %r0, i32 0, i32 4, i32 8, i16 0, i32 undef, i1 true)
  %r1 = call <4 x i16> @llvm.genx.rdregioni.v4i16.v32i16.i16(<32 x i16> %v, i32 0, i32 4, i32 1, i16 8, i32 undef)
  %w1 = call <32 x i16> @llvm.genx.wrregioni.v32i16.v4i16.i16.i1(<32 x i16> %w0, <4 x i16> %r1, i32 0, i32 4, i32 8, i16 2, i32 undef, i1 true)
  %r2 = call <4 x i16> @llvm.genx.rdregioni.v4i16.v32i16.i16(<32 x i16> %v, i32 0, i32 4, i32 1, i16 16, i32 undef)
  %w2 = call <32 x i16> @llvm.genx.wrregioni.v32i16.v4i16.i16.i1(<32 x i16> %w1, <4 x i16> %r2, i32 0, i32 4, i32 8, i16 4, i32 undef, i1 true)
  %r3 = call <4 x i16> @llvm.genx.rdregioni.v4i16.v32i16.i16(<32 x i16> %v, i32 0, i32 4, i32 1, i16 24, i32 undef)
  %w3 = call <32 x i16> @llvm.genx.wrregioni.v32i16.v4i16.i16.v4i1(<32 x i16> %w2, <4 x i16> %r3, i32 0, i32 4, i32 8, i16 6, i32 undef, <4 x i1> %m)
  %r4 = call <4 x i16> @llvm.genx.rdregioni.v4i16.v32i16.i16(<32 x i16> %v, i32 0, i32 4, i32 1, i16 32, i32 undef)
  %w4 = call <32 x i16> @llvm.genx.wrregioni.v32i16.v4i16.i16.i1(<32 x i16> %w3, <4 x i16> %r4, i32 0, i32 4, i32 8, i16 8, i32 undef, i1 true)
  %r5 = call <4 x i16> @llvm.genx.rdregioni.v4i16.v32i16.i16(<32 x i16> %v, i32 0, i32 4, i32 1, i16 40, i32 undef)
  %w5 = call <32 x i16> @llvm.genx.wrregioni.v32i16.v4i16.i16.i1(<32 x i16> %w4, <4 x i16> %r5, i32 0, i32 4, i32 8, i16 10, i32 undef, i1 true)
  %r6 = call <4 x i16> @llvm.genx.rdregioni.v4i16.v32i16.i16(<32 x i16> %v, i32 0, i32 4, i32 1, i16 48, i32 undef)
  %w6 = call <32 x i16> @llvm.genx.wrregioni.v32i16.v4i16.i16.i1(<32 x i16> %w5, <4 x i16> %r6, i32 0, i32 4, i32 8, i16 12, i32 undef, i1 true)
  %r7 = call <4 x i16> @llvm.genx.rdregioni.v4i16.v32i16.i16(<32 x i16> %v, i32 0, i32 4, i32 1, i16 56, i32 undef)
  %w7 = call <32 x i16> @llvm.genx.wrregioni.v32i16.v4i16.i16.i1(<32 x i16> %w6, <4 x i16> %r7, i32 0, i32 4, i32 8, i16 14, i32 undef, i1 true)
  ret <32 x i16> %w7
}

; A row twice, another not at all: rows may lie anywhere.
define <32 x i16> @repeated_row(<32 x i16> %v) {
; CHECK-LABEL: @repeated_row(
; CHECK-NEXT:    [[TMP1:%.*]] = call <8 x i16> @llvm.genx.rdregioni.v8i16.v32i16.i16(<32 x i16> [[V:%.*]], i32 0, i32 8, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[ROWS:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v8i16.i16.i1(<32 x i16> poison, <8 x i16> [[TMP1]], i32 0, i32 8, i32 4, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP2:%.*]] = call <4 x i16> @llvm.genx.rdregioni.v4i16.v32i16.i16(<32 x i16> [[V]], i32 0, i32 4, i32 1, i16 16, i32 undef)
; CHECK-NEXT:    [[ROWS1:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v4i16.i16.i1(<32 x i16> [[ROWS]], <4 x i16> [[TMP2]], i32 0, i32 4, i32 4, i16 2, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP3:%.*]] = call <4 x i16> @llvm.genx.rdregioni.v4i16.v32i16.i16(<32 x i16> [[V]], i32 0, i32 4, i32 1, i16 16, i32 undef)
; CHECK-NEXT:    [[ROWS2:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v4i16.i16.i1(<32 x i16> [[ROWS1]], <4 x i16> [[TMP3]], i32 0, i32 4, i32 4, i16 34, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP4:%.*]] = call <8 x i16> @llvm.genx.rdregioni.v8i16.v32i16.i16(<32 x i16> [[V]], i32 0, i32 8, i32 1, i16 32, i32 undef)
; CHECK-NEXT:    [[ROWS3:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v8i16.i16.i1(<32 x i16> [[ROWS2]], <8 x i16> [[TMP4]], i32 0, i32 8, i32 4, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP5:%.*]] = call <8 x i16> @llvm.genx.rdregioni.v8i16.v32i16.i16(<32 x i16> [[V]], i32 0, i32 8, i32 1, i16 48, i32 undef)
; CHECK-NEXT:    [[ROWS4:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v8i16.i16.i1(<32 x i16> [[ROWS3]], <8 x i16> [[TMP5]], i32 0, i32 8, i32 4, i16 6, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP6:%.*]] = call <16 x i16> @llvm.genx.rdregioni.v16i16.v32i16.i16(<32 x i16> [[ROWS4]], i32 0, i32 16, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[ROWS5:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v16i16.i16.i1(<32 x i16> poison, <16 x i16> [[TMP6]], i32 0, i32 16, i32 2, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP7:%.*]] = call <16 x i16> @llvm.genx.rdregioni.v16i16.v32i16.i16(<32 x i16> [[ROWS4]], i32 0, i32 16, i32 1, i16 32, i32 undef)
; CHECK-NEXT:    [[W7:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v16i16.i16.i1(<32 x i16> [[ROWS5]], <16 x i16> [[TMP7]], i32 0, i32 16, i32 2, i16 2, i32 undef, i1 true)
; CHECK-NEXT:    ret <32 x i16> [[W7]]
; PVC-LABEL: @repeated_row(
; PVC-NEXT:    [[TMP1:%.*]] = call <8 x i16> @llvm.genx.rdregioni.v8i16.v32i16.i16(<32 x i16> [[V:%.*]], i32 0, i32 8, i32 1, i16 0, i32 undef)
; PVC-NEXT:    [[ROWS:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v8i16.i16.i1(<32 x i16> poison, <8 x i16> [[TMP1]], i32 0, i32 8, i32 4, i16 0, i32 undef, i1 true)
; PVC-NEXT:    [[TMP2:%.*]] = call <4 x i16> @llvm.genx.rdregioni.v4i16.v32i16.i16(<32 x i16> [[V]], i32 0, i32 4, i32 1, i16 16, i32 undef)
; PVC-NEXT:    [[ROWS1:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v4i16.i16.i1(<32 x i16> [[ROWS]], <4 x i16> [[TMP2]], i32 0, i32 4, i32 4, i16 2, i32 undef, i1 true)
; PVC-NEXT:    [[TMP3:%.*]] = call <4 x i16> @llvm.genx.rdregioni.v4i16.v32i16.i16(<32 x i16> [[V]], i32 0, i32 4, i32 1, i16 16, i32 undef)
; PVC-NEXT:    [[ROWS2:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v4i16.i16.i1(<32 x i16> [[ROWS1]], <4 x i16> [[TMP3]], i32 0, i32 4, i32 4, i16 34, i32 undef, i1 true)
; PVC-NEXT:    [[TMP4:%.*]] = call <8 x i16> @llvm.genx.rdregioni.v8i16.v32i16.i16(<32 x i16> [[V]], i32 0, i32 8, i32 1, i16 32, i32 undef)
; PVC-NEXT:    [[ROWS3:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v8i16.i16.i1(<32 x i16> [[ROWS2]], <8 x i16> [[TMP4]], i32 0, i32 8, i32 4, i16 4, i32 undef, i1 true)
; PVC-NEXT:    [[TMP5:%.*]] = call <8 x i16> @llvm.genx.rdregioni.v8i16.v32i16.i16(<32 x i16> [[V]], i32 0, i32 8, i32 1, i16 48, i32 undef)
; PVC-NEXT:    [[ROWS4:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v8i16.i16.i1(<32 x i16> [[ROWS3]], <8 x i16> [[TMP5]], i32 0, i32 8, i32 4, i16 6, i32 undef, i1 true)
; PVC-NEXT:    [[TMP6:%.*]] = call <16 x i16> @llvm.genx.rdregioni.v16i16.v32i16.i16(<32 x i16> [[ROWS4]], i32 0, i32 16, i32 1, i16 0, i32 undef)
; PVC-NEXT:    [[ROWS5:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v16i16.i16.i1(<32 x i16> poison, <16 x i16> [[TMP6]], i32 0, i32 16, i32 2, i16 0, i32 undef, i1 true)
; PVC-NEXT:    [[TMP7:%.*]] = call <16 x i16> @llvm.genx.rdregioni.v16i16.v32i16.i16(<32 x i16> [[ROWS4]], i32 0, i32 16, i32 1, i16 32, i32 undef)
; PVC-NEXT:    [[W7:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v16i16.i16.i1(<32 x i16> [[ROWS5]], <16 x i16> [[TMP7]], i32 0, i32 16, i32 2, i16 2, i32 undef, i1 true)
; PVC-NEXT:    ret <32 x i16> [[W7]]
  %r0 = call <4 x i16> @llvm.genx.rdregioni.v4i16.v32i16.i16(<32 x i16> %v, i32 0, i32 4, i32 1, i16 0, i32 undef)
  %w0 = call <32 x i16> @llvm.genx.wrregioni.v32i16.v4i16.i16.i1(<32 x i16> undef, <4 x i16> %r0, i32 0, i32 4, i32 8, i16 0, i32 undef, i1 true)
  %r1 = call <4 x i16> @llvm.genx.rdregioni.v4i16.v32i16.i16(<32 x i16> %v, i32 0, i32 4, i32 1, i16 8, i32 undef)
  %w1 = call <32 x i16> @llvm.genx.wrregioni.v32i16.v4i16.i16.i1(<32 x i16> %w0, <4 x i16> %r1, i32 0, i32 4, i32 8, i16 2, i32 undef, i1 true)
  %r2 = call <4 x i16> @llvm.genx.rdregioni.v4i16.v32i16.i16(<32 x i16> %v, i32 0, i32 4, i32 1, i16 16, i32 undef)
  %w2 = call <32 x i16> @llvm.genx.wrregioni.v32i16.v4i16.i16.i1(<32 x i16> %w1, <4 x i16> %r2, i32 0, i32 4, i32 8, i16 4, i32 undef, i1 true)
  %r3 = call <4 x i16> @llvm.genx.rdregioni.v4i16.v32i16.i16(<32 x i16> %v, i32 0, i32 4, i32 1, i16 16, i32 undef)
  %w3 = call <32 x i16> @llvm.genx.wrregioni.v32i16.v4i16.i16.i1(<32 x i16> %w2, <4 x i16> %r3, i32 0, i32 4, i32 8, i16 6, i32 undef, i1 true)
  %r4 = call <4 x i16> @llvm.genx.rdregioni.v4i16.v32i16.i16(<32 x i16> %v, i32 0, i32 4, i32 1, i16 32, i32 undef)
  %w4 = call <32 x i16> @llvm.genx.wrregioni.v32i16.v4i16.i16.i1(<32 x i16> %w3, <4 x i16> %r4, i32 0, i32 4, i32 8, i16 8, i32 undef, i1 true)
  %r5 = call <4 x i16> @llvm.genx.rdregioni.v4i16.v32i16.i16(<32 x i16> %v, i32 0, i32 4, i32 1, i16 40, i32 undef)
  %w5 = call <32 x i16> @llvm.genx.wrregioni.v32i16.v4i16.i16.i1(<32 x i16> %w4, <4 x i16> %r5, i32 0, i32 4, i32 8, i16 10, i32 undef, i1 true)
  %r6 = call <4 x i16> @llvm.genx.rdregioni.v4i16.v32i16.i16(<32 x i16> %v, i32 0, i32 4, i32 1, i16 48, i32 undef)
  %w6 = call <32 x i16> @llvm.genx.wrregioni.v32i16.v4i16.i16.i1(<32 x i16> %w5, <4 x i16> %r6, i32 0, i32 4, i32 8, i16 12, i32 undef, i1 true)
  %r7 = call <4 x i16> @llvm.genx.rdregioni.v4i16.v32i16.i16(<32 x i16> %v, i32 0, i32 4, i32 1, i16 56, i32 undef)
  %w7 = call <32 x i16> @llvm.genx.wrregioni.v32i16.v4i16.i16.i1(<32 x i16> %w6, <4 x i16> %r7, i32 0, i32 4, i32 8, i16 14, i32 undef, i1 true)
  ret <32 x i16> %w7
}

