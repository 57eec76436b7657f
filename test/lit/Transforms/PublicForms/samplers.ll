; The sampler under internal names.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-public-forms -S %s | FileCheck %s
; RUN: cmx-opt -passes='cmx-public-forms,cmx-public-forms' -S %s | FileCheck %s

declare <8 x float> @llvm.vc.internal.sample.bti.v8f32.v8i1.v8f32(<8 x i1>, i16, i8, i16, i32, i32, <8 x float>, <8 x float>, <8 x float>)
declare <32 x i32> @llvm.vc.internal.sampler.load.bti.v32i32.v16i1.v16i32(<16 x i1>, i16, i8, i16, i32, <32 x i32>, <16 x i32>, <16 x i32>)
declare <32 x float> @llvm.vc.internal.sample.bti.v32f32.v32i1.v32f32(<32 x i1>, i16, i8, i16, i32, i32, <32 x float>, <32 x float>)
declare <8 x float> @llvm.vc.internal.sample.bti.1(<8 x i1>, i16, i8, i16, i32, i32, <8 x float>, <8 x float>)
declare <8 x float> @llvm.vc.internal.sample.bti.2(<8 x i1>, i16, i8, i16, i32, i32, <8 x float>, <8 x float>)
declare <8 x float> @llvm.vc.internal.sample.bti.3(<8 x i1>, i16, i8, i16, i32, i32, <8 x float>, <8 x float>)

define <8 x float> @merged(<8 x i1> %m, i32 %t, i32 %s, <8 x float> %old, <8 x float> %u) {
; CHECK-LABEL: @merged(
; CHECK-NEXT:    [[TMP1:%.*]] = call <8 x float> @llvm.genx.3d.sample.v8f32.v8i1.v8f32.v8f32.v8f32.v8f32.v8f32.v8f32.v8f32.v8f32.v8f32.v8f32.v8f32.v8f32.v8f32.v8f32.v8f32(i32 0, <8 x i1> [[M:%.*]], i32 2, i16 0, i32 [[S:%.*]], i32 [[T:%.*]], <8 x float> [[U:%.*]], <8 x float> undef, <8 x float> zeroinitializer, <8 x float> zeroinitializer, <8 x float> zeroinitializer, <8 x float> zeroinitializer, <8 x float> zeroinitializer, <8 x float> zeroinitializer, <8 x float> zeroinitializer, <8 x float> zeroinitializer, <8 x float> zeroinitializer, <8 x float> zeroinitializer, <8 x float> zeroinitializer, <8 x float> zeroinitializer, <8 x float> zeroinitializer)
; CHECK-NEXT:    [[TMP2:%.*]] = shufflevector <8 x i1> [[M]], <8 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
; CHECK-NEXT:    [[R:%.*]] = select <8 x i1> [[TMP2]], <8 x float> [[TMP1]], <8 x float> [[OLD:%.*]]
; CHECK-NEXT:    ret <8 x float> [[R]]
  %r = call <8 x float> @llvm.vc.internal.sample.bti.v8f32.v8i1.v8f32(<8 x i1> %m, i16 0, i8 2, i16 0, i32 %t, i32 %s, <8 x float> %old, <8 x float> %u, <8 x float> undef)
  ret <8 x float> %r
}

; Each channel has all lanes.
define <32 x i32> @two_channels(<16 x i1> %m, i32 %t, <32 x i32> %old, <16 x i32> %u) {
; CHECK-LABEL: @two_channels(
; CHECK-NEXT:    [[TMP1:%.*]] = call <32 x i32> @llvm.genx.3d.load.v32i32.v16i1.v16i32.v16i32.v16i32.v16i32.v16i32.v16i32.v16i32.v16i32.v16i32.v16i32.v16i32.v16i32.v16i32.v16i32.v16i32(i32 26, <16 x i1> [[M:%.*]], i32 5, i16 0, i32 [[T:%.*]], <16 x i32> [[U:%.*]], <16 x i32> [[U]], <16 x i32> zeroinitializer, <16 x i32> zeroinitializer, <16 x i32> zeroinitializer, <16 x i32> zeroinitializer, <16 x i32> zeroinitializer, <16 x i32> zeroinitializer, <16 x i32> zeroinitializer, <16 x i32> zeroinitializer, <16 x i32> zeroinitializer, <16 x i32> zeroinitializer, <16 x i32> zeroinitializer, <16 x i32> zeroinitializer, <16 x i32> zeroinitializer)
; CHECK-NEXT:    [[TMP2:%.*]] = shufflevector <16 x i1> [[M]], <16 x i1> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
; CHECK-NEXT:    [[R:%.*]] = select <32 x i1> [[TMP2]], <32 x i32> [[TMP1]], <32 x i32> [[OLD:%.*]]
; CHECK-NEXT:    ret <32 x i32> [[R]]
  %r = call <32 x i32> @llvm.vc.internal.sampler.load.bti.v32i32.v16i1.v16i32(<16 x i1> %m, i16 26, i8 5, i16 0, i32 %t, <32 x i32> %old, <16 x i32> %u, <16 x i32> %u)
  ret <32 x i32> %r
}

define <32 x i32> @loaded(<16 x i1> %m, i32 %t, <16 x i32> %u) {
; CHECK-LABEL: @loaded(
; CHECK-NEXT:    [[R:%.*]] = call <32 x i32> @llvm.genx.3d.load.v32i32.v16i1.v16i32.v16i32.v16i32.v16i32.v16i32.v16i32.v16i32.v16i32.v16i32.v16i32.v16i32.v16i32.v16i32.v16i32.v16i32(i32 26, <16 x i1> [[M:%.*]], i32 5, i16 0, i32 [[T:%.*]], <16 x i32> [[U:%.*]], <16 x i32> [[U]], <16 x i32> zeroinitializer, <16 x i32> zeroinitializer, <16 x i32> zeroinitializer, <16 x i32> zeroinitializer, <16 x i32> zeroinitializer, <16 x i32> zeroinitializer, <16 x i32> zeroinitializer, <16 x i32> zeroinitializer, <16 x i32> zeroinitializer, <16 x i32> zeroinitializer, <16 x i32> zeroinitializer, <16 x i32> zeroinitializer, <16 x i32> zeroinitializer)
; CHECK-NEXT:    ret <32 x i32> [[R]]
  %r = call <32 x i32> @llvm.vc.internal.sampler.load.bti.v32i32.v16i1.v16i32(<16 x i1> %m, i16 26, i8 5, i16 0, i32 %t, <32 x i32> undef, <16 x i32> %u, <16 x i32> %u)
  ret <32 x i32> %r
}

; 32 lanes are two messages.
define <32 x float> @wide(<32 x i1> %m, i32 %t, i32 %s, <32 x float> %u) {
; CHECK-LABEL: @wide(
; CHECK-NEXT:    [[TMP1:%.*]] = shufflevector <32 x i1> [[M:%.*]], <32 x i1> zeroinitializer, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
; CHECK-NEXT:    [[TMP2:%.*]] = shufflevector <32 x float> [[U:%.*]], <32 x float> zeroinitializer, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
; CHECK-NEXT:    [[TMP3:%.*]] = call <16 x float> @llvm.genx.3d.sample.v16f32.v16i1.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32(i32 0, <16 x i1> [[TMP1]], i32 1, i16 0, i32 [[S:%.*]], i32 [[T:%.*]], <16 x float> [[TMP2]], <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer)
; CHECK-NEXT:    [[TMP4:%.*]] = shufflevector <16 x float> [[TMP3]], <16 x float> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
; CHECK-NEXT:    [[TMP5:%.*]] = shufflevector <32 x i1> [[M]], <32 x i1> zeroinitializer, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
; CHECK-NEXT:    [[TMP6:%.*]] = shufflevector <32 x float> [[U]], <32 x float> zeroinitializer, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
; CHECK-NEXT:    [[TMP7:%.*]] = call <16 x float> @llvm.genx.3d.sample.v16f32.v16i1.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32(i32 0, <16 x i1> [[TMP5]], i32 1, i16 0, i32 [[S]], i32 [[T]], <16 x float> [[TMP6]], <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer)
; CHECK-NEXT:    [[TMP8:%.*]] = shufflevector <16 x float> [[TMP7]], <16 x float> poison, <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
; CHECK-NEXT:    [[R:%.*]] = shufflevector <32 x float> [[TMP4]], <32 x float> [[TMP8]], <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63>
; CHECK-NEXT:    ret <32 x float> [[R]]
  %r = call <32 x float> @llvm.vc.internal.sample.bti.v32f32.v32i1.v32f32(<32 x i1> %m, i16 0, i8 1, i16 0, i32 %t, i32 %s, <32 x float> undef, <32 x float> %u)
  ret <32 x float> %r
}

; Nothing to merge: all lanes are loaded, or the old value is undefined.
define <8 x float> @all_lanes(i32 %a, <8 x float> %b) {
; CHECK-LABEL: @all_lanes(
; CHECK-NEXT:    [[R1:%.*]] = call <8 x float> @llvm.genx.3d.sample.v8f32.v8i1.v8f32.v8f32.v8f32.v8f32.v8f32.v8f32.v8f32.v8f32.v8f32.v8f32.v8f32.v8f32.v8f32.v8f32.v8f32(i32 0, <8 x i1> splat (i1 true), i32 2, i16 0, i32 [[A:%.*]], i32 [[A]], <8 x float> [[B:%.*]], <8 x float> zeroinitializer, <8 x float> zeroinitializer, <8 x float> zeroinitializer, <8 x float> zeroinitializer, <8 x float> zeroinitializer, <8 x float> zeroinitializer, <8 x float> zeroinitializer, <8 x float> zeroinitializer, <8 x float> zeroinitializer, <8 x float> zeroinitializer, <8 x float> zeroinitializer, <8 x float> zeroinitializer, <8 x float> zeroinitializer, <8 x float> zeroinitializer)
; CHECK-NEXT:    ret <8 x float> [[R1]]
  %r1 = call <8 x float> @llvm.vc.internal.sample.bti.1(<8 x i1> splat (i1 true), i16 0, i8 2, i16 0, i32 %a, i32 %a, <8 x float> %b, <8 x float> %b)
  ret <8 x float> %r1
}

define <8 x float> @no_lane(i32 %a, <8 x float> %b) {
; CHECK-LABEL: @no_lane(
; CHECK-NEXT:    [[TMP1:%.*]] = call <8 x float> @llvm.genx.3d.sample.v8f32.v8i1.v8f32.v8f32.v8f32.v8f32.v8f32.v8f32.v8f32.v8f32.v8f32.v8f32.v8f32.v8f32.v8f32.v8f32.v8f32(i32 0, <8 x i1> zeroinitializer, i32 2, i16 0, i32 [[A:%.*]], i32 [[A]], <8 x float> [[B:%.*]], <8 x float> zeroinitializer, <8 x float> zeroinitializer, <8 x float> zeroinitializer, <8 x float> zeroinitializer, <8 x float> zeroinitializer, <8 x float> zeroinitializer, <8 x float> zeroinitializer, <8 x float> zeroinitializer, <8 x float> zeroinitializer, <8 x float> zeroinitializer, <8 x float> zeroinitializer, <8 x float> zeroinitializer, <8 x float> zeroinitializer, <8 x float> zeroinitializer)
; CHECK-NEXT:    [[R1:%.*]] = select <8 x i1> zeroinitializer, <8 x float> [[TMP1]], <8 x float> [[B]]
; CHECK-NEXT:    ret <8 x float> [[R1]]
  %r1 = call <8 x float> @llvm.vc.internal.sample.bti.2(<8 x i1> zeroinitializer, i16 0, i8 2, i16 0, i32 %a, i32 %a, <8 x float> %b, <8 x float> %b)
  ret <8 x float> %r1
}

define <8 x float> @undefined_old(<8 x i1> %a, i32 %b, <8 x float> %c) {
; CHECK-LABEL: @undefined_old(
; CHECK-NEXT:    [[R1:%.*]] = call <8 x float> @llvm.genx.3d.sample.v8f32.v8i1.v8f32.v8f32.v8f32.v8f32.v8f32.v8f32.v8f32.v8f32.v8f32.v8f32.v8f32.v8f32.v8f32.v8f32.v8f32(i32 0, <8 x i1> [[A:%.*]], i32 2, i16 0, i32 [[B:%.*]], i32 [[B]], <8 x float> [[C:%.*]], <8 x float> zeroinitializer, <8 x float> zeroinitializer, <8 x float> zeroinitializer, <8 x float> zeroinitializer, <8 x float> zeroinitializer, <8 x float> zeroinitializer, <8 x float> zeroinitializer, <8 x float> zeroinitializer, <8 x float> zeroinitializer, <8 x float> zeroinitializer, <8 x float> zeroinitializer, <8 x float> zeroinitializer, <8 x float> zeroinitializer, <8 x float> zeroinitializer)
; CHECK-NEXT:    ret <8 x float> [[R1]]
  %r1 = call <8 x float> @llvm.vc.internal.sample.bti.3(<8 x i1> %a, i16 0, i8 2, i16 0, i32 %b, i32 %b, <8 x float> undef, <8 x float> %c)
  ret <8 x float> %r1
}
