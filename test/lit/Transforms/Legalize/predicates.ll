; Masks: pieces begin at lanes where instructions begin; 32 lanes are one variable.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes='cmx-legalize<platform=icllp>' -verify-each -S %s | FileCheck %s
; RUN: cmx-opt -passes='cmx-legalize<platform=icllp>,cmx-legalize<platform=icllp>' -S %s | FileCheck %s

declare <24 x float> @llvm.genx.rdregionf.v24f32.v15f32.i16(<15 x float>, i32, i32, i32, i16, i32)
declare <40 x i32> @llvm.genx.wrregioni.v40i32.v40i32.i16.v40i1(<40 x i32>, <40 x i32>, i32, i32, i32, i16, i32, <40 x i1>)
declare <64 x i32> @llvm.genx.wrregioni.v64i32.v16i32.i16.v16i1(<64 x i32>, <16 x i32>, i32, i32, i32, i16, i32, <16 x i1>)
declare <64 x i32> @llvm.genx.wrregioni.v64i32.v4i32.i16.v4i1(<64 x i32>, <4 x i32>, i32, i32, i32, i16, i32, <4 x i1>)

define <40 x i32> @masked_40(<40 x i32> %v, <40 x i32> %x, <40 x i1> %m) {
; CHECK-LABEL: @masked_40(
; CHECK-NEXT:    [[TMP1:%.*]] = call <16 x i32> @llvm.genx.rdregioni.v16i32.v40i32.i16(<40 x i32> [[X:%.*]], i32 0, i32 16, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = call <16 x i1> @llvm.genx.rdpredregion.v16i1.v40i1(<40 x i1> [[M:%.*]], i32 0)
; CHECK-NEXT:    [[TMP3:%.*]] = call <40 x i32> @llvm.genx.wrregioni.v40i32.v16i32.i16.v16i1(<40 x i32> [[V:%.*]], <16 x i32> [[TMP1]], i32 0, i32 16, i32 1, i16 0, i32 undef, <16 x i1> [[TMP2]])
; CHECK-NEXT:    [[TMP4:%.*]] = call <16 x i32> @llvm.genx.rdregioni.v16i32.v40i32.i16(<40 x i32> [[X]], i32 0, i32 16, i32 1, i16 64, i32 undef)
; CHECK-NEXT:    [[TMP5:%.*]] = call <16 x i1> @llvm.genx.rdpredregion.v16i1.v40i1(<40 x i1> [[M]], i32 16)
; CHECK-NEXT:    [[TMP6:%.*]] = call <40 x i32> @llvm.genx.wrregioni.v40i32.v16i32.i16.v16i1(<40 x i32> [[TMP3]], <16 x i32> [[TMP4]], i32 0, i32 16, i32 1, i16 64, i32 undef, <16 x i1> [[TMP5]])
; CHECK-NEXT:    [[TMP7:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v40i32.i16(<40 x i32> [[X]], i32 0, i32 8, i32 1, i16 128, i32 undef)
; CHECK-NEXT:    [[TMP8:%.*]] = call <8 x i1> @llvm.genx.rdpredregion.v8i1.v40i1(<40 x i1> [[M]], i32 32)
; CHECK-NEXT:    [[R:%.*]] = call <40 x i32> @llvm.genx.wrregioni.v40i32.v8i32.i16.v8i1(<40 x i32> [[TMP6]], <8 x i32> [[TMP7]], i32 0, i32 8, i32 1, i16 128, i32 undef, <8 x i1> [[TMP8]])
; CHECK-NEXT:    ret <40 x i32> [[R]]
  %r = call <40 x i32> @llvm.genx.wrregioni.v40i32.v40i32.i16.v40i1(<40 x i32> %v, <40 x i32> %x, i32 0, i32 40, i32 1, i16 0, i32 undef, <40 x i1> %m)
  ret <40 x i32> %r
}

define <40 x i1> @compared_40(<40 x i32> %x, <40 x i32> %y) {
; CHECK-LABEL: @compared_40(
; CHECK-NEXT:    [[TMP1:%.*]] = call <16 x i32> @llvm.genx.rdregioni.v16i32.v40i32.i16(<40 x i32> [[X:%.*]], i32 0, i32 16, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = call <16 x i32> @llvm.genx.rdregioni.v16i32.v40i32.i16(<40 x i32> [[Y:%.*]], i32 0, i32 16, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = icmp slt <16 x i32> [[TMP1]], [[TMP2]]
; CHECK-NEXT:    [[TMP4:%.*]] = call <16 x i32> @llvm.genx.rdregioni.v16i32.v40i32.i16(<40 x i32> [[X]], i32 0, i32 16, i32 1, i16 64, i32 undef)
; CHECK-NEXT:    [[TMP5:%.*]] = call <16 x i32> @llvm.genx.rdregioni.v16i32.v40i32.i16(<40 x i32> [[Y]], i32 0, i32 16, i32 1, i16 64, i32 undef)
; CHECK-NEXT:    [[TMP6:%.*]] = icmp slt <16 x i32> [[TMP4]], [[TMP5]]
; CHECK-NEXT:    [[TMP7:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v40i32.i16(<40 x i32> [[X]], i32 0, i32 8, i32 1, i16 128, i32 undef)
; CHECK-NEXT:    [[TMP8:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v40i32.i16(<40 x i32> [[Y]], i32 0, i32 8, i32 1, i16 128, i32 undef)
; CHECK-NEXT:    [[TMP9:%.*]] = icmp slt <8 x i32> [[TMP7]], [[TMP8]]
; CHECK-NEXT:    [[TMP10:%.*]] = call <40 x i1> @llvm.genx.wrpredregion.v40i1.v16i1(<40 x i1> poison, <16 x i1> [[TMP3]], i32 0)
; CHECK-NEXT:    [[TMP11:%.*]] = call <40 x i1> @llvm.genx.wrpredregion.v40i1.v16i1(<40 x i1> [[TMP10]], <16 x i1> [[TMP6]], i32 16)
; CHECK-NEXT:    [[C:%.*]] = call <40 x i1> @llvm.genx.wrpredregion.v40i1.v8i1(<40 x i1> [[TMP11]], <8 x i1> [[TMP9]], i32 32)
; CHECK-NEXT:    ret <40 x i1> [[C]]
  %c = icmp slt <40 x i32> %x, %y
  ret <40 x i1> %c
}

define <20 x float> @selected_20(<20 x float> %x, <20 x float> %y, <20 x i1> %m) {
; CHECK-LABEL: @selected_20(
; CHECK-NEXT:    [[TMP1:%.*]] = call <16 x i1> @llvm.genx.rdpredregion.v16i1.v20i1(<20 x i1> [[M:%.*]], i32 0)
; CHECK-NEXT:    [[TMP2:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v20f32.i16(<20 x float> [[X:%.*]], i32 0, i32 16, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v20f32.i16(<20 x float> [[Y:%.*]], i32 0, i32 16, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP4:%.*]] = select <16 x i1> [[TMP1]], <16 x float> [[TMP2]], <16 x float> [[TMP3]]
; CHECK-NEXT:    [[TMP5:%.*]] = call <20 x float> @llvm.genx.wrregionf.v20f32.v16f32.i16.i1(<20 x float> [[X]], <16 x float> [[TMP4]], i32 0, i32 16, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP6:%.*]] = call <4 x i1> @llvm.genx.rdpredregion.v4i1.v20i1(<20 x i1> [[M]], i32 16)
; CHECK-NEXT:    [[TMP7:%.*]] = call <4 x float> @llvm.genx.rdregionf.v4f32.v20f32.i16(<20 x float> [[TMP5]], i32 0, i32 4, i32 1, i16 64, i32 undef)
; CHECK-NEXT:    [[TMP8:%.*]] = call <4 x float> @llvm.genx.rdregionf.v4f32.v20f32.i16(<20 x float> [[Y]], i32 0, i32 4, i32 1, i16 64, i32 undef)
; CHECK-NEXT:    [[TMP9:%.*]] = select <4 x i1> [[TMP6]], <4 x float> [[TMP7]], <4 x float> [[TMP8]]
; CHECK-NEXT:    [[R:%.*]] = call <20 x float> @llvm.genx.wrregionf.v20f32.v4f32.i16.i1(<20 x float> [[TMP5]], <4 x float> [[TMP9]], i32 0, i32 4, i32 1, i16 64, i32 undef, i1 true)
; CHECK-NEXT:    ret <20 x float> [[R]]
  %r = select <20 x i1> %m, <20 x float> %x, <20 x float> %y
  ret <20 x float> %r
}

; Lane 6 is a predicate of its own.
define <7 x float> @selected_7(<7 x float> %x, <7 x float> %y, <7 x i1> %m) {
; CHECK-LABEL: @selected_7(
; CHECK-NEXT:    [[TMP1:%.*]] = call <4 x i1> @llvm.genx.rdpredregion.v4i1.v7i1(<7 x i1> [[M:%.*]], i32 0)
; CHECK-NEXT:    [[TMP2:%.*]] = call <4 x float> @llvm.genx.rdregionf.v4f32.v7f32.i16(<7 x float> [[X:%.*]], i32 0, i32 4, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = call <4 x float> @llvm.genx.rdregionf.v4f32.v7f32.i16(<7 x float> [[Y:%.*]], i32 0, i32 4, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP4:%.*]] = select <4 x i1> [[TMP1]], <4 x float> [[TMP2]], <4 x float> [[TMP3]]
; CHECK-NEXT:    [[TMP5:%.*]] = call <7 x float> @llvm.genx.wrregionf.v7f32.v4f32.i16.i1(<7 x float> [[X]], <4 x float> [[TMP4]], i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP6:%.*]] = call <2 x i1> @llvm.genx.rdpredregion.v2i1.v7i1(<7 x i1> [[M]], i32 4)
; CHECK-NEXT:    [[TMP7:%.*]] = call <2 x float> @llvm.genx.rdregionf.v2f32.v7f32.i16(<7 x float> [[TMP5]], i32 0, i32 2, i32 1, i16 16, i32 undef)
; CHECK-NEXT:    [[TMP8:%.*]] = call <2 x float> @llvm.genx.rdregionf.v2f32.v7f32.i16(<7 x float> [[Y]], i32 0, i32 2, i32 1, i16 16, i32 undef)
; CHECK-NEXT:    [[TMP9:%.*]] = select <2 x i1> [[TMP6]], <2 x float> [[TMP7]], <2 x float> [[TMP8]]
; CHECK-NEXT:    [[TMP10:%.*]] = call <7 x float> @llvm.genx.wrregionf.v7f32.v2f32.i16.i1(<7 x float> [[TMP5]], <2 x float> [[TMP9]], i32 0, i32 2, i32 1, i16 16, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP11:%.*]] = call <1 x i1> @llvm.genx.rdpredregion.v1i1.v7i1(<7 x i1> [[M]], i32 6)
; CHECK-NEXT:    [[TMP12:%.*]] = call <1 x float> @llvm.genx.rdregionf.v1f32.v7f32.i16(<7 x float> [[TMP10]], i32 0, i32 1, i32 0, i16 24, i32 undef)
; CHECK-NEXT:    [[TMP13:%.*]] = call <1 x float> @llvm.genx.rdregionf.v1f32.v7f32.i16(<7 x float> [[Y]], i32 0, i32 1, i32 0, i16 24, i32 undef)
; CHECK-NEXT:    [[TMP14:%.*]] = select <1 x i1> [[TMP11]], <1 x float> [[TMP12]], <1 x float> [[TMP13]]
; CHECK-NEXT:    [[R:%.*]] = call <7 x float> @llvm.genx.wrregionf.v7f32.v1f32.i16.i1(<7 x float> [[TMP10]], <1 x float> [[TMP14]], i32 0, i32 1, i32 0, i16 24, i32 undef, i1 true)
; CHECK-NEXT:    ret <7 x float> [[R]]
  %r = select <7 x i1> %m, <7 x float> %x, <7 x float> %y
  ret <7 x float> %r
}

; No masked instruction writes every third element: a packed copy is changed.
define <64 x i32> @masked_stride_3(<64 x i32> %v, <4 x i32> %x, <4 x i1> %m) {
; CHECK-LABEL: @masked_stride_3(
; CHECK-NEXT:    [[TMP1:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v64i32.i16(<64 x i32> [[V:%.*]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v64i32.i16(<64 x i32> [[V]], i32 0, i32 1, i32 0, i16 12, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v64i32.i16(<64 x i32> [[V]], i32 0, i32 1, i32 0, i16 24, i32 undef)
; CHECK-NEXT:    [[TMP4:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v64i32.i16(<64 x i32> [[V]], i32 0, i32 1, i32 0, i16 36, i32 undef)
; CHECK-NEXT:    [[TMP5:%.*]] = call <4 x i32> @llvm.genx.wrregioni.v4i32.v1i32.i16.i1(<4 x i32> poison, <1 x i32> [[TMP1]], i32 0, i32 1, i32 0, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP6:%.*]] = call <4 x i32> @llvm.genx.wrregioni.v4i32.v1i32.i16.i1(<4 x i32> [[TMP5]], <1 x i32> [[TMP2]], i32 0, i32 1, i32 0, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP7:%.*]] = call <4 x i32> @llvm.genx.wrregioni.v4i32.v1i32.i16.i1(<4 x i32> [[TMP6]], <1 x i32> [[TMP3]], i32 0, i32 1, i32 0, i16 8, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP8:%.*]] = call <4 x i32> @llvm.genx.wrregioni.v4i32.v1i32.i16.i1(<4 x i32> [[TMP7]], <1 x i32> [[TMP4]], i32 0, i32 1, i32 0, i16 12, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP9:%.*]] = call <4 x i32> @llvm.genx.wrregioni.v4i32.v4i32.i16.v4i1(<4 x i32> [[TMP8]], <4 x i32> [[X:%.*]], i32 0, i32 4, i32 1, i16 0, i32 undef, <4 x i1> [[M:%.*]])
; CHECK-NEXT:    [[TMP10:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v4i32.i16(<4 x i32> [[TMP9]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP11:%.*]] = call <64 x i32> @llvm.genx.wrregioni.v64i32.v1i32.i16.i1(<64 x i32> [[V]], <1 x i32> [[TMP10]], i32 0, i32 1, i32 0, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP12:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v4i32.i16(<4 x i32> [[TMP9]], i32 0, i32 1, i32 0, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP13:%.*]] = call <64 x i32> @llvm.genx.wrregioni.v64i32.v1i32.i16.i1(<64 x i32> [[TMP11]], <1 x i32> [[TMP12]], i32 0, i32 1, i32 0, i16 12, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP14:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v4i32.i16(<4 x i32> [[TMP9]], i32 0, i32 1, i32 0, i16 8, i32 undef)
; CHECK-NEXT:    [[TMP15:%.*]] = call <64 x i32> @llvm.genx.wrregioni.v64i32.v1i32.i16.i1(<64 x i32> [[TMP13]], <1 x i32> [[TMP14]], i32 0, i32 1, i32 0, i16 24, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP16:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v4i32.i16(<4 x i32> [[TMP9]], i32 0, i32 1, i32 0, i16 12, i32 undef)
; CHECK-NEXT:    [[R:%.*]] = call <64 x i32> @llvm.genx.wrregioni.v64i32.v1i32.i16.i1(<64 x i32> [[TMP15]], <1 x i32> [[TMP16]], i32 0, i32 1, i32 0, i16 36, i32 undef, i1 true)
; CHECK-NEXT:    ret <64 x i32> [[R]]
  %r = call <64 x i32> @llvm.genx.wrregioni.v64i32.v4i32.i16.v4i1(<64 x i32> %v, <4 x i32> %x, i32 0, i32 4, i32 3, i16 0, i32 undef, <4 x i1> %m)
  ret <64 x i32> %r
}

define <64 x i32> @masked_rows(<64 x i32> %v, <16 x i32> %x, <16 x i1> %m) {
; CHECK-LABEL: @masked_rows(
; CHECK-NEXT:    [[TMP1:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[X:%.*]], i32 0, i32 8, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = call <8 x i1> @llvm.genx.rdpredregion.v8i1.v16i1(<16 x i1> [[M:%.*]], i32 0)
; CHECK-NEXT:    [[TMP3:%.*]] = call <64 x i32> @llvm.genx.wrregioni.v64i32.v8i32.i16.v8i1(<64 x i32> [[V:%.*]], <8 x i32> [[TMP1]], i32 0, i32 8, i32 1, i16 0, i32 undef, <8 x i1> [[TMP2]])
; CHECK-NEXT:    [[TMP4:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[X]], i32 0, i32 8, i32 1, i16 32, i32 undef)
; CHECK-NEXT:    [[TMP5:%.*]] = call <8 x i1> @llvm.genx.rdpredregion.v8i1.v16i1(<16 x i1> [[M]], i32 8)
; CHECK-NEXT:    [[R:%.*]] = call <64 x i32> @llvm.genx.wrregioni.v64i32.v8i32.i16.v8i1(<64 x i32> [[TMP3]], <8 x i32> [[TMP4]], i32 0, i32 8, i32 1, i16 64, i32 undef, <8 x i1> [[TMP5]])
; CHECK-NEXT:    ret <64 x i32> [[R]]
  %r = call <64 x i32> @llvm.genx.wrregioni.v64i32.v16i32.i16.v16i1(<64 x i32> %v, <16 x i32> %x, i32 16, i32 8, i32 1, i16 0, i32 undef, <16 x i1> %m)
  ret <64 x i32> %r
}

; Rows of 6 lanes are copied: else compares of their parts would write masks that start where none may.
define <24 x i1> @rows_of_six(<15 x float> %x) {
; CHECK-LABEL: @rows_of_six(
; CHECK-NEXT:    [[TMP1:%.*]] = call <4 x float> @llvm.genx.rdregionf.v4f32.v15f32.i16(<15 x float> [[X:%.*]], i32 0, i32 4, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = call <24 x float> @llvm.genx.wrregionf.v24f32.v4f32.i16.i1(<24 x float> poison, <4 x float> [[TMP1]], i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP3:%.*]] = call <2 x float> @llvm.genx.rdregionf.v2f32.v15f32.i16(<15 x float> [[X]], i32 0, i32 2, i32 1, i16 16, i32 undef)
; CHECK-NEXT:    [[TMP4:%.*]] = call <24 x float> @llvm.genx.wrregionf.v24f32.v2f32.i16.i1(<24 x float> [[TMP2]], <2 x float> [[TMP3]], i32 0, i32 2, i32 1, i16 16, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP5:%.*]] = call <4 x float> @llvm.genx.rdregionf.v4f32.v15f32.i16(<15 x float> [[X]], i32 0, i32 4, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP6:%.*]] = call <24 x float> @llvm.genx.wrregionf.v24f32.v4f32.i16.i1(<24 x float> [[TMP4]], <4 x float> [[TMP5]], i32 0, i32 4, i32 1, i16 24, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP7:%.*]] = call <2 x float> @llvm.genx.rdregionf.v2f32.v15f32.i16(<15 x float> [[X]], i32 0, i32 2, i32 1, i16 16, i32 undef)
; CHECK-NEXT:    [[TMP8:%.*]] = call <24 x float> @llvm.genx.wrregionf.v24f32.v2f32.i16.i1(<24 x float> [[TMP6]], <2 x float> [[TMP7]], i32 0, i32 2, i32 1, i16 40, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP9:%.*]] = call <4 x float> @llvm.genx.rdregionf.v4f32.v15f32.i16(<15 x float> [[X]], i32 0, i32 4, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP10:%.*]] = call <24 x float> @llvm.genx.wrregionf.v24f32.v4f32.i16.i1(<24 x float> [[TMP8]], <4 x float> [[TMP9]], i32 0, i32 4, i32 1, i16 48, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP11:%.*]] = call <2 x float> @llvm.genx.rdregionf.v2f32.v15f32.i16(<15 x float> [[X]], i32 0, i32 2, i32 1, i16 16, i32 undef)
; CHECK-NEXT:    [[TMP12:%.*]] = call <24 x float> @llvm.genx.wrregionf.v24f32.v2f32.i16.i1(<24 x float> [[TMP10]], <2 x float> [[TMP11]], i32 0, i32 2, i32 1, i16 64, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP13:%.*]] = call <4 x float> @llvm.genx.rdregionf.v4f32.v15f32.i16(<15 x float> [[X]], i32 0, i32 4, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP14:%.*]] = call <24 x float> @llvm.genx.wrregionf.v24f32.v4f32.i16.i1(<24 x float> [[TMP12]], <4 x float> [[TMP13]], i32 0, i32 4, i32 1, i16 72, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP15:%.*]] = call <2 x float> @llvm.genx.rdregionf.v2f32.v15f32.i16(<15 x float> [[X]], i32 0, i32 2, i32 1, i16 16, i32 undef)
; CHECK-NEXT:    [[TMP16:%.*]] = call <24 x float> @llvm.genx.wrregionf.v24f32.v2f32.i16.i1(<24 x float> [[TMP14]], <2 x float> [[TMP15]], i32 0, i32 2, i32 1, i16 88, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP17:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v24f32.i16(<24 x float> [[TMP16]], i32 0, i32 16, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP18:%.*]] = fcmp ogt <16 x float> [[TMP17]], zeroinitializer
; CHECK-NEXT:    [[TMP19:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v24f32.i16(<24 x float> [[TMP16]], i32 0, i32 8, i32 1, i16 64, i32 undef)
; CHECK-NEXT:    [[TMP20:%.*]] = fcmp ogt <8 x float> [[TMP19]], zeroinitializer
; CHECK-NEXT:    [[TMP21:%.*]] = call <24 x i1> @llvm.genx.wrpredregion.v24i1.v16i1(<24 x i1> poison, <16 x i1> [[TMP18]], i32 0)
; CHECK-NEXT:    [[M:%.*]] = call <24 x i1> @llvm.genx.wrpredregion.v24i1.v8i1(<24 x i1> [[TMP21]], <8 x i1> [[TMP20]], i32 16)
; CHECK-NEXT:    ret <24 x i1> [[M]]
  %r = call <24 x float> @llvm.genx.rdregionf.v24f32.v15f32.i16(<15 x float> %x, i32 0, i32 6, i32 1, i16 0, i32 0)
  %m = fcmp ogt <24 x float> %r, zeroinitializer
  ret <24 x i1> %m
}
