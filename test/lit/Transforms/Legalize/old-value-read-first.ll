; A write that reads parts of the vector it changes, in several pieces: if no order of the
; pieces is safe, all parts are read first, where that costs less than a copy of the vector.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes='cmx-legalize<platform=icllp>' -verify-each -S %s | FileCheck %s
; RUN: cmx-opt -passes='cmx-legalize<platform=icllp>,cmx-legalize<platform=icllp>' -S %s | FileCheck %s
; RUN: cmx-opt -passes='cmx-legalize<platform=pvc>' -verify-each -S %s | FileCheck %s --check-prefix=PVC

declare <24 x float> @llvm.genx.rdregionf.v24f32.v256f32.i16(<256 x float>, i32, i32, i32, i16, i32)
declare <256 x float> @llvm.genx.wrregionf.v256f32.v24f32.i16.i1(<256 x float>, <24 x float>, i32, i32, i32, i16, i32, i1)
declare <256 x float> @llvm.genx.wrregionf.v256f32.v24f32.i16.v24i1(<256 x float>, <24 x float>, i32, i32, i32, i16, i32, <24 x i1>)
declare <24 x float> @llvm.genx.rdregionf.v24f32.v32f32.i16(<32 x float>, i32, i32, i32, i16, i32)
declare <32 x float> @llvm.genx.wrregionf.v32f32.v24f32.i16.i1(<32 x float>, <24 x float>, i32, i32, i32, i16, i32, i1)
declare <48 x i8> @llvm.genx.rdregioni.v48i8.v512i8.i16(<512 x i8>, i32, i32, i32, i16, i32)
declare <512 x i8> @llvm.genx.wrregioni.v512i8.v48i8.i16.i1(<512 x i8>, <48 x i8>, i32, i32, i32, i16, i32, i1)
declare <64 x i16> @llvm.genx.rdregioni.v64i16.v512i16.i16(<512 x i16>, i32, i32, i32, i16, i32)
declare <512 x i16> @llvm.genx.wrregioni.v512i16.v64i16.i16.i1(<512 x i16>, <64 x i16>, i32, i32, i32, i16, i32, i1)
declare <8 x float> @llvm.genx.rdregionf.v8f32.v256f32.i16(<256 x float>, i32, i32, i32, i16, i32)

define <256 x float> @moved(<256 x float> %v, i16 %from, i16 %to) {
; CHECK-LABEL: @moved(
; CHECK-NEXT:    [[TMP1:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v256f32.i16(<256 x float> [[V:%.*]], i32 0, i32 8, i32 1, i16 [[FROM:%.*]], i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = call <24 x float> @llvm.genx.wrregionf.v24f32.v8f32.i16.i1(<24 x float> poison, <8 x float> [[TMP1]], i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP3:%.*]] = add i16 [[FROM]], 32
; CHECK-NEXT:    [[TMP4:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v256f32.i16(<256 x float> [[V]], i32 0, i32 8, i32 1, i16 [[TMP3]], i32 undef)
; CHECK-NEXT:    [[TMP5:%.*]] = call <24 x float> @llvm.genx.wrregionf.v24f32.v8f32.i16.i1(<24 x float> [[TMP2]], <8 x float> [[TMP4]], i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP6:%.*]] = add i16 [[FROM]], 64
; CHECK-NEXT:    [[TMP7:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v256f32.i16(<256 x float> [[V]], i32 0, i32 8, i32 1, i16 [[TMP6]], i32 undef)
; CHECK-NEXT:    [[TMP8:%.*]] = call <24 x float> @llvm.genx.wrregionf.v24f32.v8f32.i16.i1(<24 x float> [[TMP5]], <8 x float> [[TMP7]], i32 0, i32 8, i32 1, i16 64, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP9:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v24f32.i16(<24 x float> [[TMP8]], i32 0, i32 8, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP10:%.*]] = call <256 x float> @llvm.genx.wrregionf.v256f32.v8f32.i16.i1(<256 x float> [[V]], <8 x float> [[TMP9]], i32 0, i32 8, i32 1, i16 [[TO:%.*]], i32 undef, i1 true)
; CHECK-NEXT:    [[TMP11:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v24f32.i16(<24 x float> [[TMP8]], i32 0, i32 8, i32 1, i16 32, i32 undef)
; CHECK-NEXT:    [[TMP12:%.*]] = add i16 [[TO]], 32
; CHECK-NEXT:    [[TMP13:%.*]] = call <256 x float> @llvm.genx.wrregionf.v256f32.v8f32.i16.i1(<256 x float> [[TMP10]], <8 x float> [[TMP11]], i32 0, i32 8, i32 1, i16 [[TMP12]], i32 undef, i1 true)
; CHECK-NEXT:    [[TMP14:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v24f32.i16(<24 x float> [[TMP8]], i32 0, i32 8, i32 1, i16 64, i32 undef)
; CHECK-NEXT:    [[TMP15:%.*]] = add i16 [[TO]], 64
; CHECK-NEXT:    [[W:%.*]] = call <256 x float> @llvm.genx.wrregionf.v256f32.v8f32.i16.i1(<256 x float> [[TMP13]], <8 x float> [[TMP14]], i32 0, i32 8, i32 1, i16 [[TMP15]], i32 undef, i1 true)
; CHECK-NEXT:    ret <256 x float> [[W]]
; PVC-LABEL: @moved(
; PVC-NEXT:    [[TMP1:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v256f32.i16(<256 x float> [[V:%.*]], i32 0, i32 16, i32 1, i16 [[FROM:%.*]], i32 undef)
; PVC-NEXT:    [[TMP2:%.*]] = call <24 x float> @llvm.genx.wrregionf.v24f32.v16f32.i16.i1(<24 x float> poison, <16 x float> [[TMP1]], i32 0, i32 16, i32 1, i16 0, i32 undef, i1 true)
; PVC-NEXT:    [[TMP3:%.*]] = add i16 [[FROM]], 64
; PVC-NEXT:    [[TMP4:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v256f32.i16(<256 x float> [[V]], i32 0, i32 8, i32 1, i16 [[TMP3]], i32 undef)
; PVC-NEXT:    [[TMP5:%.*]] = call <24 x float> @llvm.genx.wrregionf.v24f32.v8f32.i16.i1(<24 x float> [[TMP2]], <8 x float> [[TMP4]], i32 0, i32 8, i32 1, i16 64, i32 undef, i1 true)
; PVC-NEXT:    [[TMP6:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v24f32.i16(<24 x float> [[TMP5]], i32 0, i32 16, i32 1, i16 0, i32 undef)
; PVC-NEXT:    [[TMP7:%.*]] = call <256 x float> @llvm.genx.wrregionf.v256f32.v16f32.i16.i1(<256 x float> [[V]], <16 x float> [[TMP6]], i32 0, i32 16, i32 1, i16 [[TO:%.*]], i32 undef, i1 true)
; PVC-NEXT:    [[TMP8:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v24f32.i16(<24 x float> [[TMP5]], i32 0, i32 8, i32 1, i16 64, i32 undef)
; PVC-NEXT:    [[TMP9:%.*]] = add i16 [[TO]], 64
; PVC-NEXT:    [[W:%.*]] = call <256 x float> @llvm.genx.wrregionf.v256f32.v8f32.i16.i1(<256 x float> [[TMP7]], <8 x float> [[TMP8]], i32 0, i32 8, i32 1, i16 [[TMP9]], i32 undef, i1 true)
; PVC-NEXT:    ret <256 x float> [[W]]
  %r = call <24 x float> @llvm.genx.rdregionf.v24f32.v256f32.i16(<256 x float> %v, i32 0, i32 24, i32 1, i16 %from, i32 undef)
  %w = call <256 x float> @llvm.genx.wrregionf.v256f32.v24f32.i16.i1(<256 x float> %v, <24 x float> %r, i32 0, i32 24, i32 1, i16 %to, i32 undef, i1 true)
  ret <256 x float> %w
}

define <512 x i8> @computed_bytes(<512 x i8> %v, i16 %from) {
; CHECK-LABEL: @computed_bytes(
; CHECK-NEXT:    [[TMP1:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v512i8.i16(<512 x i8> [[V:%.*]], i32 0, i32 32, i32 1, i16 [[FROM:%.*]], i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = xor <32 x i8> [[TMP1]], splat (i8 5)
; CHECK-NEXT:    [[TMP3:%.*]] = call <48 x i8> @llvm.genx.wrregioni.v48i8.v32i8.i16.i1(<48 x i8> poison, <32 x i8> [[TMP2]], i32 0, i32 32, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP4:%.*]] = add i16 [[FROM]], 32
; CHECK-NEXT:    [[TMP5:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v512i8.i16(<512 x i8> [[V]], i32 0, i32 16, i32 1, i16 [[TMP4]], i32 undef)
; CHECK-NEXT:    [[TMP6:%.*]] = xor <16 x i8> [[TMP5]], splat (i8 5)
; CHECK-NEXT:    [[TMP7:%.*]] = call <48 x i8> @llvm.genx.wrregioni.v48i8.v16i8.i16.i1(<48 x i8> [[TMP3]], <16 x i8> [[TMP6]], i32 0, i32 16, i32 1, i16 32, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP8:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v48i8.i16(<48 x i8> [[TMP7]], i32 0, i32 32, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP9:%.*]] = call <512 x i8> @llvm.genx.wrregioni.v512i8.v32i8.i16.i1(<512 x i8> [[V]], <32 x i8> [[TMP8]], i32 0, i32 32, i32 1, i16 16, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP10:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v48i8.i16(<48 x i8> [[TMP7]], i32 0, i32 16, i32 1, i16 32, i32 undef)
; CHECK-NEXT:    [[W:%.*]] = call <512 x i8> @llvm.genx.wrregioni.v512i8.v16i8.i16.i1(<512 x i8> [[TMP9]], <16 x i8> [[TMP10]], i32 0, i32 16, i32 1, i16 48, i32 undef, i1 true)
; CHECK-NEXT:    ret <512 x i8> [[W]]
; PVC-LABEL: @computed_bytes(
; PVC-NEXT:    [[TMP1:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v512i8.i16(<512 x i8> [[V:%.*]], i32 0, i32 32, i32 1, i16 [[FROM:%.*]], i32 undef)
; PVC-NEXT:    [[TMP2:%.*]] = xor <32 x i8> [[TMP1]], splat (i8 5)
; PVC-NEXT:    [[TMP3:%.*]] = call <48 x i8> @llvm.genx.wrregioni.v48i8.v32i8.i16.i1(<48 x i8> poison, <32 x i8> [[TMP2]], i32 0, i32 32, i32 1, i16 0, i32 undef, i1 true)
; PVC-NEXT:    [[TMP4:%.*]] = add i16 [[FROM]], 32
; PVC-NEXT:    [[TMP5:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v512i8.i16(<512 x i8> [[V]], i32 0, i32 16, i32 1, i16 [[TMP4]], i32 undef)
; PVC-NEXT:    [[TMP6:%.*]] = xor <16 x i8> [[TMP5]], splat (i8 5)
; PVC-NEXT:    [[TMP7:%.*]] = call <48 x i8> @llvm.genx.wrregioni.v48i8.v16i8.i16.i1(<48 x i8> [[TMP3]], <16 x i8> [[TMP6]], i32 0, i32 16, i32 1, i16 32, i32 undef, i1 true)
; PVC-NEXT:    [[TMP8:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v48i8.i16(<48 x i8> [[TMP7]], i32 0, i32 32, i32 1, i16 0, i32 undef)
; PVC-NEXT:    [[TMP9:%.*]] = call <512 x i8> @llvm.genx.wrregioni.v512i8.v32i8.i16.i1(<512 x i8> [[V]], <32 x i8> [[TMP8]], i32 0, i32 32, i32 1, i16 16, i32 undef, i1 true)
; PVC-NEXT:    [[TMP10:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v48i8.i16(<48 x i8> [[TMP7]], i32 0, i32 16, i32 1, i16 32, i32 undef)
; PVC-NEXT:    [[W:%.*]] = call <512 x i8> @llvm.genx.wrregioni.v512i8.v16i8.i16.i1(<512 x i8> [[TMP9]], <16 x i8> [[TMP10]], i32 0, i32 16, i32 1, i16 48, i32 undef, i1 true)
; PVC-NEXT:    ret <512 x i8> [[W]]
  %r = call <48 x i8> @llvm.genx.rdregioni.v48i8.v512i8.i16(<512 x i8> %v, i32 0, i32 48, i32 1, i16 %from, i32 undef)
  %s = xor <48 x i8> %r, splat (i8 5)
  %w = call <512 x i8> @llvm.genx.wrregioni.v512i8.v48i8.i16.i1(<512 x i8> %v, <48 x i8> %s, i32 0, i32 48, i32 1, i16 16, i32 undef, i1 true)
  ret <512 x i8> %w
}

define <256 x float> @masked(<256 x float> %v, i16 %to, <24 x i1> %m) {
; CHECK-LABEL: @masked(
; CHECK-NEXT:    [[TMP1:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v256f32.i16(<256 x float> [[V:%.*]], i32 0, i32 16, i32 1, i16 128, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = call <24 x float> @llvm.genx.wrregionf.v24f32.v16f32.i16.i1(<24 x float> poison, <16 x float> [[TMP1]], i32 0, i32 16, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP3:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v256f32.i16(<256 x float> [[V]], i32 0, i32 8, i32 1, i16 192, i32 undef)
; CHECK-NEXT:    [[TMP4:%.*]] = call <24 x float> @llvm.genx.wrregionf.v24f32.v8f32.i16.i1(<24 x float> [[TMP2]], <8 x float> [[TMP3]], i32 0, i32 8, i32 1, i16 64, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP5:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v24f32.i16(<24 x float> [[TMP4]], i32 0, i32 8, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP6:%.*]] = call <8 x i1> @llvm.genx.rdpredregion.v8i1.v24i1(<24 x i1> [[M:%.*]], i32 0)
; CHECK-NEXT:    [[TMP7:%.*]] = call <256 x float> @llvm.genx.wrregionf.v256f32.v8f32.i16.v8i1(<256 x float> [[V]], <8 x float> [[TMP5]], i32 0, i32 8, i32 1, i16 [[TO:%.*]], i32 undef, <8 x i1> [[TMP6]])
; CHECK-NEXT:    [[TMP8:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v24f32.i16(<24 x float> [[TMP4]], i32 0, i32 8, i32 1, i16 32, i32 undef)
; CHECK-NEXT:    [[TMP9:%.*]] = call <8 x i1> @llvm.genx.rdpredregion.v8i1.v24i1(<24 x i1> [[M]], i32 8)
; CHECK-NEXT:    [[TMP10:%.*]] = add i16 [[TO]], 32
; CHECK-NEXT:    [[TMP11:%.*]] = call <256 x float> @llvm.genx.wrregionf.v256f32.v8f32.i16.v8i1(<256 x float> [[TMP7]], <8 x float> [[TMP8]], i32 0, i32 8, i32 1, i16 [[TMP10]], i32 undef, <8 x i1> [[TMP9]])
; CHECK-NEXT:    [[TMP12:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v24f32.i16(<24 x float> [[TMP4]], i32 0, i32 8, i32 1, i16 64, i32 undef)
; CHECK-NEXT:    [[TMP13:%.*]] = call <8 x i1> @llvm.genx.rdpredregion.v8i1.v24i1(<24 x i1> [[M]], i32 16)
; CHECK-NEXT:    [[TMP14:%.*]] = add i16 [[TO]], 64
; CHECK-NEXT:    [[W:%.*]] = call <256 x float> @llvm.genx.wrregionf.v256f32.v8f32.i16.v8i1(<256 x float> [[TMP11]], <8 x float> [[TMP12]], i32 0, i32 8, i32 1, i16 [[TMP14]], i32 undef, <8 x i1> [[TMP13]])
; CHECK-NEXT:    ret <256 x float> [[W]]
; PVC-LABEL: @masked(
; PVC-NEXT:    [[TMP1:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v256f32.i16(<256 x float> [[V:%.*]], i32 0, i32 16, i32 1, i16 128, i32 undef)
; PVC-NEXT:    [[TMP2:%.*]] = call <24 x float> @llvm.genx.wrregionf.v24f32.v16f32.i16.i1(<24 x float> poison, <16 x float> [[TMP1]], i32 0, i32 16, i32 1, i16 0, i32 undef, i1 true)
; PVC-NEXT:    [[TMP3:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v256f32.i16(<256 x float> [[V]], i32 0, i32 8, i32 1, i16 192, i32 undef)
; PVC-NEXT:    [[TMP4:%.*]] = call <24 x float> @llvm.genx.wrregionf.v24f32.v8f32.i16.i1(<24 x float> [[TMP2]], <8 x float> [[TMP3]], i32 0, i32 8, i32 1, i16 64, i32 undef, i1 true)
; PVC-NEXT:    [[TMP5:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v24f32.i16(<24 x float> [[TMP4]], i32 0, i32 16, i32 1, i16 0, i32 undef)
; PVC-NEXT:    [[TMP6:%.*]] = call <16 x i1> @llvm.genx.rdpredregion.v16i1.v24i1(<24 x i1> [[M:%.*]], i32 0)
; PVC-NEXT:    [[TMP7:%.*]] = call <256 x float> @llvm.genx.wrregionf.v256f32.v16f32.i16.v16i1(<256 x float> [[V]], <16 x float> [[TMP5]], i32 0, i32 16, i32 1, i16 [[TO:%.*]], i32 undef, <16 x i1> [[TMP6]])
; PVC-NEXT:    [[TMP8:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v24f32.i16(<24 x float> [[TMP4]], i32 0, i32 8, i32 1, i16 64, i32 undef)
; PVC-NEXT:    [[TMP9:%.*]] = call <8 x i1> @llvm.genx.rdpredregion.v8i1.v24i1(<24 x i1> [[M]], i32 16)
; PVC-NEXT:    [[TMP10:%.*]] = add i16 [[TO]], 64
; PVC-NEXT:    [[W:%.*]] = call <256 x float> @llvm.genx.wrregionf.v256f32.v8f32.i16.v8i1(<256 x float> [[TMP7]], <8 x float> [[TMP8]], i32 0, i32 8, i32 1, i16 [[TMP10]], i32 undef, <8 x i1> [[TMP9]])
; PVC-NEXT:    ret <256 x float> [[W]]
  %r = call <24 x float> @llvm.genx.rdregionf.v24f32.v256f32.i16(<256 x float> %v, i32 0, i32 24, i32 1, i16 128, i32 undef)
  %w = call <256 x float> @llvm.genx.wrregionf.v256f32.v24f32.i16.v24i1(<256 x float> %v, <24 x float> %r, i32 0, i32 24, i32 1, i16 %to, i32 undef, <24 x i1> %m)
  ret <256 x float> %w
}

; Words 0 to 63 are read as two interleaved halves: each piece writes a part of the other's source.
define <512 x i16> @constant_places(<512 x i16> %v) {
; CHECK-LABEL: @constant_places(
; CHECK-NEXT:    [[TMP1:%.*]] = call <16 x i16> @llvm.genx.rdregioni.v16i16.v512i16.i16(<512 x i16> [[V:%.*]], i32 0, i32 16, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = call <64 x i16> @llvm.genx.wrregioni.v64i16.v16i16.i16.i1(<64 x i16> poison, <16 x i16> [[TMP1]], i32 0, i32 16, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP3:%.*]] = call <16 x i16> @llvm.genx.rdregioni.v16i16.v512i16.i16(<512 x i16> [[V]], i32 0, i32 16, i32 2, i16 64, i32 undef)
; CHECK-NEXT:    [[TMP4:%.*]] = call <64 x i16> @llvm.genx.wrregioni.v64i16.v16i16.i16.i1(<64 x i16> [[TMP2]], <16 x i16> [[TMP3]], i32 0, i32 16, i32 1, i16 32, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP5:%.*]] = call <16 x i16> @llvm.genx.rdregioni.v16i16.v512i16.i16(<512 x i16> [[V]], i32 0, i32 16, i32 2, i16 2, i32 undef)
; CHECK-NEXT:    [[TMP6:%.*]] = call <64 x i16> @llvm.genx.wrregioni.v64i16.v16i16.i16.i1(<64 x i16> [[TMP4]], <16 x i16> [[TMP5]], i32 0, i32 16, i32 1, i16 64, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP7:%.*]] = call <16 x i16> @llvm.genx.rdregioni.v16i16.v512i16.i16(<512 x i16> [[V]], i32 0, i32 16, i32 2, i16 66, i32 undef)
; CHECK-NEXT:    [[TMP8:%.*]] = call <64 x i16> @llvm.genx.wrregioni.v64i16.v16i16.i16.i1(<64 x i16> [[TMP6]], <16 x i16> [[TMP7]], i32 0, i32 16, i32 1, i16 96, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP9:%.*]] = call <32 x i16> @llvm.genx.rdregioni.v32i16.v64i16.i16(<64 x i16> [[TMP8]], i32 0, i32 32, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP10:%.*]] = call <512 x i16> @llvm.genx.wrregioni.v512i16.v32i16.i16.i1(<512 x i16> [[V]], <32 x i16> [[TMP9]], i32 0, i32 32, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP11:%.*]] = call <32 x i16> @llvm.genx.rdregioni.v32i16.v64i16.i16(<64 x i16> [[TMP8]], i32 0, i32 32, i32 1, i16 64, i32 undef)
; CHECK-NEXT:    [[W:%.*]] = call <512 x i16> @llvm.genx.wrregioni.v512i16.v32i16.i16.i1(<512 x i16> [[TMP10]], <32 x i16> [[TMP11]], i32 0, i32 32, i32 1, i16 64, i32 undef, i1 true)
; CHECK-NEXT:    ret <512 x i16> [[W]]
; PVC-LABEL: @constant_places(
; PVC-NEXT:    [[TMP1:%.*]] = call <32 x i16> @llvm.genx.rdregioni.v32i16.v512i16.i16(<512 x i16> [[V:%.*]], i32 0, i32 32, i32 2, i16 0, i32 undef)
; PVC-NEXT:    [[TMP2:%.*]] = call <64 x i16> @llvm.genx.wrregioni.v64i16.v32i16.i16.i1(<64 x i16> poison, <32 x i16> [[TMP1]], i32 0, i32 32, i32 1, i16 0, i32 undef, i1 true)
; PVC-NEXT:    [[TMP3:%.*]] = call <32 x i16> @llvm.genx.rdregioni.v32i16.v512i16.i16(<512 x i16> [[V]], i32 0, i32 32, i32 2, i16 2, i32 undef)
; PVC-NEXT:    [[TMP4:%.*]] = call <64 x i16> @llvm.genx.wrregioni.v64i16.v32i16.i16.i1(<64 x i16> [[TMP2]], <32 x i16> [[TMP3]], i32 0, i32 32, i32 1, i16 64, i32 undef, i1 true)
; PVC-NEXT:    [[TMP5:%.*]] = call <32 x i16> @llvm.genx.rdregioni.v32i16.v64i16.i16(<64 x i16> [[TMP4]], i32 0, i32 32, i32 1, i16 0, i32 undef)
; PVC-NEXT:    [[TMP6:%.*]] = call <512 x i16> @llvm.genx.wrregioni.v512i16.v32i16.i16.i1(<512 x i16> [[V]], <32 x i16> [[TMP5]], i32 0, i32 32, i32 1, i16 0, i32 undef, i1 true)
; PVC-NEXT:    [[TMP7:%.*]] = call <32 x i16> @llvm.genx.rdregioni.v32i16.v64i16.i16(<64 x i16> [[TMP4]], i32 0, i32 32, i32 1, i16 64, i32 undef)
; PVC-NEXT:    [[W:%.*]] = call <512 x i16> @llvm.genx.wrregioni.v512i16.v32i16.i16.i1(<512 x i16> [[TMP6]], <32 x i16> [[TMP7]], i32 0, i32 32, i32 1, i16 64, i32 undef, i1 true)
; PVC-NEXT:    ret <512 x i16> [[W]]
  %r = call <64 x i16> @llvm.genx.rdregioni.v64i16.v512i16.i16(<512 x i16> %v, i32 1, i32 32, i32 2, i16 0, i32 undef)
  %w = call <512 x i16> @llvm.genx.wrregioni.v512i16.v64i16.i16.i1(<512 x i16> %v, <64 x i16> %r, i32 0, i32 64, i32 1, i16 0, i32 undef, i1 true)
  ret <512 x i16> %w
}

; Another use keeps the order of reads and writes: whether it is a later one is not found out.
define <256 x float> @read_before(<256 x float> %v, i16 %from, i16 %to) {
; CHECK-LABEL: @read_before(
; CHECK-NEXT:    [[E:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v256f32.i16(<256 x float> [[V:%.*]], i32 0, i32 8, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    call void @use(<8 x float> [[E]])
; CHECK-NEXT:    [[TMP1:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v256f32.i16(<256 x float> [[V]], i32 0, i32 8, i32 1, i16 [[FROM:%.*]], i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = call <256 x float> @llvm.genx.wrregionf.v256f32.v8f32.i16.i1(<256 x float> [[V]], <8 x float> [[TMP1]], i32 0, i32 8, i32 1, i16 [[TO:%.*]], i32 undef, i1 true)
; CHECK-NEXT:    [[TMP3:%.*]] = add i16 [[FROM]], 32
; CHECK-NEXT:    [[TMP4:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v256f32.i16(<256 x float> [[V]], i32 0, i32 8, i32 1, i16 [[TMP3]], i32 undef)
; CHECK-NEXT:    [[TMP5:%.*]] = add i16 [[TO]], 32
; CHECK-NEXT:    [[TMP6:%.*]] = call <256 x float> @llvm.genx.wrregionf.v256f32.v8f32.i16.i1(<256 x float> [[TMP2]], <8 x float> [[TMP4]], i32 0, i32 8, i32 1, i16 [[TMP5]], i32 undef, i1 true)
; CHECK-NEXT:    [[TMP7:%.*]] = add i16 [[FROM]], 64
; CHECK-NEXT:    [[TMP8:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v256f32.i16(<256 x float> [[V]], i32 0, i32 8, i32 1, i16 [[TMP7]], i32 undef)
; CHECK-NEXT:    [[TMP9:%.*]] = add i16 [[TO]], 64
; CHECK-NEXT:    [[W:%.*]] = call <256 x float> @llvm.genx.wrregionf.v256f32.v8f32.i16.i1(<256 x float> [[TMP6]], <8 x float> [[TMP8]], i32 0, i32 8, i32 1, i16 [[TMP9]], i32 undef, i1 true)
; CHECK-NEXT:    ret <256 x float> [[W]]
; PVC-LABEL: @read_before(
; PVC-NEXT:    [[E:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v256f32.i16(<256 x float> [[V:%.*]], i32 0, i32 8, i32 1, i16 0, i32 undef)
; PVC-NEXT:    call void @use(<8 x float> [[E]])
; PVC-NEXT:    [[TMP1:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v256f32.i16(<256 x float> [[V]], i32 0, i32 16, i32 1, i16 [[FROM:%.*]], i32 undef)
; PVC-NEXT:    [[TMP2:%.*]] = call <256 x float> @llvm.genx.wrregionf.v256f32.v16f32.i16.i1(<256 x float> [[V]], <16 x float> [[TMP1]], i32 0, i32 16, i32 1, i16 [[TO:%.*]], i32 undef, i1 true)
; PVC-NEXT:    [[TMP3:%.*]] = add i16 [[FROM]], 64
; PVC-NEXT:    [[TMP4:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v256f32.i16(<256 x float> [[V]], i32 0, i32 8, i32 1, i16 [[TMP3]], i32 undef)
; PVC-NEXT:    [[TMP5:%.*]] = add i16 [[TO]], 64
; PVC-NEXT:    [[W:%.*]] = call <256 x float> @llvm.genx.wrregionf.v256f32.v8f32.i16.i1(<256 x float> [[TMP2]], <8 x float> [[TMP4]], i32 0, i32 8, i32 1, i16 [[TMP5]], i32 undef, i1 true)
; PVC-NEXT:    ret <256 x float> [[W]]
  %e = call <8 x float> @llvm.genx.rdregionf.v8f32.v256f32.i16(<256 x float> %v, i32 0, i32 8, i32 1, i16 0, i32 undef)
  call void @use(<8 x float> %e)
  %r = call <24 x float> @llvm.genx.rdregionf.v24f32.v256f32.i16(<256 x float> %v, i32 0, i32 24, i32 1, i16 %from, i32 undef)
  %w = call <256 x float> @llvm.genx.wrregionf.v256f32.v24f32.i16.i1(<256 x float> %v, <24 x float> %r, i32 0, i32 24, i32 1, i16 %to, i32 undef, i1 true)
  ret <256 x float> %w
}

declare void @use(<8 x float>)

; The following keep the order of reads and writes.

; A later use needs the old value: it is copied in any case.
define <256 x float> @read_after(<256 x float> %v, i16 %from, i16 %to) {
; CHECK-LABEL: @read_after(
; CHECK-NEXT:    [[TMP1:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v256f32.i16(<256 x float> [[V:%.*]], i32 0, i32 8, i32 1, i16 [[FROM:%.*]], i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = call <256 x float> @llvm.genx.wrregionf.v256f32.v8f32.i16.i1(<256 x float> [[V]], <8 x float> [[TMP1]], i32 0, i32 8, i32 1, i16 [[TO:%.*]], i32 undef, i1 true)
; CHECK-NEXT:    [[TMP3:%.*]] = add i16 [[FROM]], 32
; CHECK-NEXT:    [[TMP4:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v256f32.i16(<256 x float> [[V]], i32 0, i32 8, i32 1, i16 [[TMP3]], i32 undef)
; CHECK-NEXT:    [[TMP5:%.*]] = add i16 [[TO]], 32
; CHECK-NEXT:    [[TMP6:%.*]] = call <256 x float> @llvm.genx.wrregionf.v256f32.v8f32.i16.i1(<256 x float> [[TMP2]], <8 x float> [[TMP4]], i32 0, i32 8, i32 1, i16 [[TMP5]], i32 undef, i1 true)
; CHECK-NEXT:    [[TMP7:%.*]] = add i16 [[FROM]], 64
; CHECK-NEXT:    [[TMP8:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v256f32.i16(<256 x float> [[V]], i32 0, i32 8, i32 1, i16 [[TMP7]], i32 undef)
; CHECK-NEXT:    [[TMP9:%.*]] = add i16 [[TO]], 64
; CHECK-NEXT:    [[W:%.*]] = call <256 x float> @llvm.genx.wrregionf.v256f32.v8f32.i16.i1(<256 x float> [[TMP6]], <8 x float> [[TMP8]], i32 0, i32 8, i32 1, i16 [[TMP9]], i32 undef, i1 true)
; CHECK-NEXT:    [[E:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v256f32.i16(<256 x float> [[V]], i32 0, i32 8, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    call void @use(<8 x float> [[E]])
; CHECK-NEXT:    ret <256 x float> [[W]]
; PVC-LABEL: @read_after(
; PVC-NEXT:    [[TMP1:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v256f32.i16(<256 x float> [[V:%.*]], i32 0, i32 16, i32 1, i16 [[FROM:%.*]], i32 undef)
; PVC-NEXT:    [[TMP2:%.*]] = call <256 x float> @llvm.genx.wrregionf.v256f32.v16f32.i16.i1(<256 x float> [[V]], <16 x float> [[TMP1]], i32 0, i32 16, i32 1, i16 [[TO:%.*]], i32 undef, i1 true)
; PVC-NEXT:    [[TMP3:%.*]] = add i16 [[FROM]], 64
; PVC-NEXT:    [[TMP4:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v256f32.i16(<256 x float> [[V]], i32 0, i32 8, i32 1, i16 [[TMP3]], i32 undef)
; PVC-NEXT:    [[TMP5:%.*]] = add i16 [[TO]], 64
; PVC-NEXT:    [[W:%.*]] = call <256 x float> @llvm.genx.wrregionf.v256f32.v8f32.i16.i1(<256 x float> [[TMP2]], <8 x float> [[TMP4]], i32 0, i32 8, i32 1, i16 [[TMP5]], i32 undef, i1 true)
; PVC-NEXT:    [[E:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v256f32.i16(<256 x float> [[V]], i32 0, i32 8, i32 1, i16 0, i32 undef)
; PVC-NEXT:    call void @use(<8 x float> [[E]])
; PVC-NEXT:    ret <256 x float> [[W]]
  %r = call <24 x float> @llvm.genx.rdregionf.v24f32.v256f32.i16(<256 x float> %v, i32 0, i32 24, i32 1, i16 %from, i32 undef)
  %w = call <256 x float> @llvm.genx.wrregionf.v256f32.v24f32.i16.i1(<256 x float> %v, <24 x float> %r, i32 0, i32 24, i32 1, i16 %to, i32 undef, i1 true)
  %e = call <8 x float> @llvm.genx.rdregionf.v8f32.v256f32.i16(<256 x float> %v, i32 0, i32 8, i32 1, i16 0, i32 undef)
  call void @use(<8 x float> %e)
  ret <256 x float> %w
}

; So does the next iteration of a loop.
define <256 x float> @loop(<256 x float> %v, i16 %from, i16 %to, i32 %n) {
; CHECK-LABEL: @loop(
; CHECK:       entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    [[I:%.*]] = phi i32 [ [[N:%.*]], %entry ], [ [[J:%.*]], %loop ]
; CHECK-NEXT:    [[TMP0:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v256f32.i16(<256 x float> [[V:%.*]], i32 0, i32 8, i32 1, i16 [[FROM:%.*]], i32 undef)
; CHECK-NEXT:    [[TMP1:%.*]] = call <256 x float> @llvm.genx.wrregionf.v256f32.v8f32.i16.i1(<256 x float> [[V]], <8 x float> [[TMP0]], i32 0, i32 8, i32 1, i16 [[TO:%.*]], i32 undef, i1 true)
; CHECK-NEXT:    [[TMP2:%.*]] = add i16 [[FROM]], 32
; CHECK-NEXT:    [[TMP3:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v256f32.i16(<256 x float> [[V]], i32 0, i32 8, i32 1, i16 [[TMP2]], i32 undef)
; CHECK-NEXT:    [[TMP4:%.*]] = add i16 [[TO]], 32
; CHECK-NEXT:    [[TMP5:%.*]] = call <256 x float> @llvm.genx.wrregionf.v256f32.v8f32.i16.i1(<256 x float> [[TMP1]], <8 x float> [[TMP3]], i32 0, i32 8, i32 1, i16 [[TMP4]], i32 undef, i1 true)
; CHECK-NEXT:    [[TMP6:%.*]] = add i16 [[FROM]], 64
; CHECK-NEXT:    [[TMP7:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v256f32.i16(<256 x float> [[V]], i32 0, i32 8, i32 1, i16 [[TMP6]], i32 undef)
; CHECK-NEXT:    [[TMP8:%.*]] = add i16 [[TO]], 64
; CHECK-NEXT:    [[W:%.*]] = call <256 x float> @llvm.genx.wrregionf.v256f32.v8f32.i16.i1(<256 x float> [[TMP5]], <8 x float> [[TMP7]], i32 0, i32 8, i32 1, i16 [[TMP8]], i32 undef, i1 true)
; CHECK-NEXT:    [[J]] = sub i32 [[I]], 1
; CHECK-NEXT:    [[C:%.*]] = icmp ne i32 [[J]], 0
; CHECK-NEXT:    br i1 [[C]], label %loop, label %end
; CHECK:       end:
; CHECK-NEXT:    ret <256 x float> [[W]]
; PVC-LABEL: @loop(
; PVC:       entry:
; PVC-NEXT:    br label %loop
; PVC:       loop:
; PVC-NEXT:    [[I:%.*]] = phi i32 [ [[N:%.*]], %entry ], [ [[J:%.*]], %loop ]
; PVC-NEXT:    [[TMP0:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v256f32.i16(<256 x float> [[V:%.*]], i32 0, i32 16, i32 1, i16 [[FROM:%.*]], i32 undef)
; PVC-NEXT:    [[TMP1:%.*]] = call <256 x float> @llvm.genx.wrregionf.v256f32.v16f32.i16.i1(<256 x float> [[V]], <16 x float> [[TMP0]], i32 0, i32 16, i32 1, i16 [[TO:%.*]], i32 undef, i1 true)
; PVC-NEXT:    [[TMP2:%.*]] = add i16 [[FROM]], 64
; PVC-NEXT:    [[TMP3:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v256f32.i16(<256 x float> [[V]], i32 0, i32 8, i32 1, i16 [[TMP2]], i32 undef)
; PVC-NEXT:    [[TMP4:%.*]] = add i16 [[TO]], 64
; PVC-NEXT:    [[W:%.*]] = call <256 x float> @llvm.genx.wrregionf.v256f32.v8f32.i16.i1(<256 x float> [[TMP1]], <8 x float> [[TMP3]], i32 0, i32 8, i32 1, i16 [[TMP4]], i32 undef, i1 true)
; PVC-NEXT:    [[J]] = sub i32 [[I]], 1
; PVC-NEXT:    [[C:%.*]] = icmp ne i32 [[J]], 0
; PVC-NEXT:    br i1 [[C]], label %loop, label %end
; PVC:       end:
; PVC-NEXT:    ret <256 x float> [[W]]
entry:
  br label %loop
loop:
  %i = phi i32 [ %n, %entry ], [ %j, %loop ]
  %r = call <24 x float> @llvm.genx.rdregionf.v24f32.v256f32.i16(<256 x float> %v, i32 0, i32 24, i32 1, i16 %from, i32 undef)
  %w = call <256 x float> @llvm.genx.wrregionf.v256f32.v24f32.i16.i1(<256 x float> %v, <24 x float> %r, i32 0, i32 24, i32 1, i16 %to, i32 undef, i1 true)
  %j = sub i32 %i, 1
  %c = icmp ne i32 %j, 0
  br i1 %c, label %loop, label %end
end:
  ret <256 x float> %w
}

; A copy of four registers costs less.
define <32 x float> @small(<32 x float> %v, i16 %from, i16 %to) {
; CHECK-LABEL: @small(
; CHECK-NEXT:    [[TMP1:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> [[V:%.*]], i32 0, i32 8, i32 1, i16 [[FROM:%.*]], i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = call <32 x float> @llvm.genx.wrregionf.v32f32.v8f32.i16.i1(<32 x float> [[V]], <8 x float> [[TMP1]], i32 0, i32 8, i32 1, i16 [[TO:%.*]], i32 undef, i1 true)
; CHECK-NEXT:    [[TMP3:%.*]] = add i16 [[FROM]], 32
; CHECK-NEXT:    [[TMP4:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> [[V]], i32 0, i32 8, i32 1, i16 [[TMP3]], i32 undef)
; CHECK-NEXT:    [[TMP5:%.*]] = add i16 [[TO]], 32
; CHECK-NEXT:    [[TMP6:%.*]] = call <32 x float> @llvm.genx.wrregionf.v32f32.v8f32.i16.i1(<32 x float> [[TMP2]], <8 x float> [[TMP4]], i32 0, i32 8, i32 1, i16 [[TMP5]], i32 undef, i1 true)
; CHECK-NEXT:    [[TMP7:%.*]] = add i16 [[FROM]], 64
; CHECK-NEXT:    [[TMP8:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> [[V]], i32 0, i32 8, i32 1, i16 [[TMP7]], i32 undef)
; CHECK-NEXT:    [[TMP9:%.*]] = add i16 [[TO]], 64
; CHECK-NEXT:    [[W:%.*]] = call <32 x float> @llvm.genx.wrregionf.v32f32.v8f32.i16.i1(<32 x float> [[TMP6]], <8 x float> [[TMP8]], i32 0, i32 8, i32 1, i16 [[TMP9]], i32 undef, i1 true)
; CHECK-NEXT:    ret <32 x float> [[W]]
; PVC-LABEL: @small(
; PVC-NEXT:    [[TMP1:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v32f32.i16(<32 x float> [[V:%.*]], i32 0, i32 16, i32 1, i16 [[FROM:%.*]], i32 undef)
; PVC-NEXT:    [[TMP2:%.*]] = call <32 x float> @llvm.genx.wrregionf.v32f32.v16f32.i16.i1(<32 x float> [[V]], <16 x float> [[TMP1]], i32 0, i32 16, i32 1, i16 [[TO:%.*]], i32 undef, i1 true)
; PVC-NEXT:    [[TMP3:%.*]] = add i16 [[FROM]], 64
; PVC-NEXT:    [[TMP4:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> [[V]], i32 0, i32 8, i32 1, i16 [[TMP3]], i32 undef)
; PVC-NEXT:    [[TMP5:%.*]] = add i16 [[TO]], 64
; PVC-NEXT:    [[W:%.*]] = call <32 x float> @llvm.genx.wrregionf.v32f32.v8f32.i16.i1(<32 x float> [[TMP2]], <8 x float> [[TMP4]], i32 0, i32 8, i32 1, i16 [[TMP5]], i32 undef, i1 true)
; PVC-NEXT:    ret <32 x float> [[W]]
  %r = call <24 x float> @llvm.genx.rdregionf.v24f32.v32f32.i16(<32 x float> %v, i32 0, i32 24, i32 1, i16 %from, i32 undef)
  %w = call <32 x float> @llvm.genx.wrregionf.v32f32.v24f32.i16.i1(<32 x float> %v, <24 x float> %r, i32 0, i32 24, i32 1, i16 %to, i32 undef, i1 true)
  ret <32 x float> %w
}

; It reads another vector.
define <256 x float> @other(<256 x float> %v, <256 x float> %o, i16 %from, i16 %to) {
; CHECK-LABEL: @other(
; CHECK-NEXT:    [[TMP1:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v256f32.i16(<256 x float> [[O:%.*]], i32 0, i32 8, i32 1, i16 [[FROM:%.*]], i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = call <256 x float> @llvm.genx.wrregionf.v256f32.v8f32.i16.i1(<256 x float> [[V:%.*]], <8 x float> [[TMP1]], i32 0, i32 8, i32 1, i16 [[TO:%.*]], i32 undef, i1 true)
; CHECK-NEXT:    [[TMP3:%.*]] = add i16 [[FROM]], 32
; CHECK-NEXT:    [[TMP4:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v256f32.i16(<256 x float> [[O]], i32 0, i32 8, i32 1, i16 [[TMP3]], i32 undef)
; CHECK-NEXT:    [[TMP5:%.*]] = add i16 [[TO]], 32
; CHECK-NEXT:    [[TMP6:%.*]] = call <256 x float> @llvm.genx.wrregionf.v256f32.v8f32.i16.i1(<256 x float> [[TMP2]], <8 x float> [[TMP4]], i32 0, i32 8, i32 1, i16 [[TMP5]], i32 undef, i1 true)
; CHECK-NEXT:    [[TMP7:%.*]] = add i16 [[FROM]], 64
; CHECK-NEXT:    [[TMP8:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v256f32.i16(<256 x float> [[O]], i32 0, i32 8, i32 1, i16 [[TMP7]], i32 undef)
; CHECK-NEXT:    [[TMP9:%.*]] = add i16 [[TO]], 64
; CHECK-NEXT:    [[W:%.*]] = call <256 x float> @llvm.genx.wrregionf.v256f32.v8f32.i16.i1(<256 x float> [[TMP6]], <8 x float> [[TMP8]], i32 0, i32 8, i32 1, i16 [[TMP9]], i32 undef, i1 true)
; CHECK-NEXT:    ret <256 x float> [[W]]
; PVC-LABEL: @other(
; PVC-NEXT:    [[TMP1:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v256f32.i16(<256 x float> [[O:%.*]], i32 0, i32 16, i32 1, i16 [[FROM:%.*]], i32 undef)
; PVC-NEXT:    [[TMP2:%.*]] = call <256 x float> @llvm.genx.wrregionf.v256f32.v16f32.i16.i1(<256 x float> [[V:%.*]], <16 x float> [[TMP1]], i32 0, i32 16, i32 1, i16 [[TO:%.*]], i32 undef, i1 true)
; PVC-NEXT:    [[TMP3:%.*]] = add i16 [[FROM]], 64
; PVC-NEXT:    [[TMP4:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v256f32.i16(<256 x float> [[O]], i32 0, i32 8, i32 1, i16 [[TMP3]], i32 undef)
; PVC-NEXT:    [[TMP5:%.*]] = add i16 [[TO]], 64
; PVC-NEXT:    [[W:%.*]] = call <256 x float> @llvm.genx.wrregionf.v256f32.v8f32.i16.i1(<256 x float> [[TMP2]], <8 x float> [[TMP4]], i32 0, i32 8, i32 1, i16 [[TMP5]], i32 undef, i1 true)
; PVC-NEXT:    ret <256 x float> [[W]]
  %r = call <24 x float> @llvm.genx.rdregionf.v24f32.v256f32.i16(<256 x float> %o, i32 0, i32 24, i32 1, i16 %from, i32 undef)
  %w = call <256 x float> @llvm.genx.wrregionf.v256f32.v24f32.i16.i1(<256 x float> %v, <24 x float> %r, i32 0, i32 24, i32 1, i16 %to, i32 undef, i1 true)
  ret <256 x float> %w
}
