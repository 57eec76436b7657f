; Calls that stay as they are, since a precondition of their public form does not hold.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-public-forms -S %s | FileCheck %s

declare <8 x i64> @llvm.genx.lsc.xatomic.slm.v8i64.v8i1.v8i32(<8 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <8 x i32>, <8 x i64>, <8 x i64>, i32, <8 x i64>)
declare <8 x i64> @llvm.genx.lsc.xatomic.slm.2(<8 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <8 x i32>, <8 x i64>, <8 x i64>, i32, <8 x i64>)
declare <8 x i64> @llvm.genx.lsc.xatomic.slm.3(<8 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <8 x i32>, <8 x i64>, <8 x i64>, i32, <8 x i64>)
declare <8 x float> @llvm.genx.lsc.xatomic.slm.v8f32.v8i1.v8i32(<8 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <8 x i32>, <8 x float>, <8 x float>, i32, <8 x float>)
declare <8 x i32> @llvm.genx.lsc.xatomic.slm.v8i32.v8i1.v8i32(<8 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <8 x i32>, <8 x i32>, <8 x i32>, i32, <8 x i32>)
declare <8 x i32> @llvm.genx.lsc.xatomic.slm.7(<8 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <8 x i32>, <8 x i32>, <8 x i32>, i32, <8 x i32>)
declare <16 x i32> @llvm.genx.gather4.scaled.v16i32.v8i1.v8i32(<8 x i1>, i32, i16, i32, i32, <8 x i32>, <16 x i32>)
declare <2 x i32> @llvm.vc.internal.lsc.load.ugm.42(i1, i8, i8, i8, <2 x i8>, i64, i64, i16, i32, <2 x i32>)
declare <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.v2i16.i1(<8 x i32>, <4 x i32>, i32, i32, i32, <2 x i16>, i32, i1)
declare i1 @llvm.genx.any.v8i1(<8 x i1>)
declare { i32, i32 } @llvm.genx.subb.i32.i32(i32, i32)
declare <8 x i32> @llvm.genx.fptoui.sat.v8i32.v8f32(<8 x float>)

; Operations and types for which an atomic in shared local memory is no loop.
define void @local_atomics(<8 x i1> %a, <8 x i32> %b, <8 x i64> %c, <8 x float> %d, <8 x i8> %e, <4 x i1> %f, <4 x i64> %g, <8 x double> %h, i1 %i) {
; CHECK-LABEL: @local_atomics(
; CHECK-NEXT:    [[R1:%.*]] = call <8 x i64> @llvm.genx.lsc.xatomic.slm.v8i64.v8i1.v8i32(<8 x i1> [[A:%.*]], i8 7, i8 0, i8 0, i16 1, i32 0, i8 4, i8 1, i8 1, i8 0, <8 x i32> [[B:%.*]], <8 x i64> [[C:%.*]], <8 x i64> [[C]], i32 0, <8 x i64> [[C]])
; CHECK-NEXT:    [[R2:%.*]] = call <8 x i64> @llvm.genx.lsc.xatomic.slm.2(<8 x i1> [[A]], i8 27, i8 0, i8 0, i16 1, i32 0, i8 4, i8 1, i8 1, i8 0, <8 x i32> [[B]], <8 x i64> [[C]], <8 x i64> [[C]], i32 0, <8 x i64> [[C]])
; CHECK-NEXT:    [[R3:%.*]] = call <8 x i64> @llvm.genx.lsc.xatomic.slm.3(<8 x i1> [[A]], i8 18, i8 0, i8 0, i16 1, i32 0, i8 4, i8 1, i8 1, i8 0, <8 x i32> [[B]], <8 x i64> [[C]], <8 x i64> [[C]], i32 0, <8 x i64> [[C]])
; CHECK-NEXT:    [[R4:%.*]] = call <8 x float> @llvm.genx.lsc.xatomic.slm.v8f32.v8i1.v8i32(<8 x i1> [[A]], i8 19, i8 0, i8 0, i16 1, i32 0, i8 2, i8 1, i8 1, i8 0, <8 x i32> [[B]], <8 x float> [[D:%.*]], <8 x float> [[D]], i32 0, <8 x float> [[D]])
; CHECK-NEXT:    [[R5:%.*]] = call <8 x i32> @llvm.genx.lsc.xatomic.slm.v8i32.v8i1.v8i32(<8 x i1> [[A]], i8 12, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 1, i8 0, <8 x i32> [[B]], <8 x i32> [[B]], <8 x i32> [[B]], i32 0, <8 x i32> [[B]])
; CHECK-NEXT:    [[R7:%.*]] = call <8 x i32> @llvm.genx.lsc.xatomic.slm.7(<8 x i1> [[A]], i8 12, i8 0, i8 0, i16 1, i32 0, i8 4, i8 1, i8 1, i8 0, <8 x i32> [[B]], <8 x i32> [[B]], <8 x i32> [[B]], i32 0, <8 x i32> [[B]])
; CHECK-NEXT:    ret void
  %r1 = call <8 x i64> @llvm.genx.lsc.xatomic.slm.v8i64.v8i1.v8i32(<8 x i1> %a, i8 7, i8 0, i8 0, i16 1, i32 0, i8 4, i8 1, i8 1, i8 0, <8 x i32> %b, <8 x i64> %c, <8 x i64> %c, i32 0, <8 x i64> %c)
  %r2 = call <8 x i64> @llvm.genx.lsc.xatomic.slm.2(<8 x i1> %a, i8 27, i8 0, i8 0, i16 1, i32 0, i8 4, i8 1, i8 1, i8 0, <8 x i32> %b, <8 x i64> %c, <8 x i64> %c, i32 0, <8 x i64> %c)
  %r3 = call <8 x i64> @llvm.genx.lsc.xatomic.slm.3(<8 x i1> %a, i8 18, i8 0, i8 0, i16 1, i32 0, i8 4, i8 1, i8 1, i8 0, <8 x i32> %b, <8 x i64> %c, <8 x i64> %c, i32 0, <8 x i64> %c)
  %r4 = call <8 x float> @llvm.genx.lsc.xatomic.slm.v8f32.v8i1.v8i32(<8 x i1> %a, i8 19, i8 0, i8 0, i16 1, i32 0, i8 2, i8 1, i8 1, i8 0, <8 x i32> %b, <8 x float> %d, <8 x float> %d, i32 0, <8 x float> %d)
  %r5 = call <8 x i32> @llvm.genx.lsc.xatomic.slm.v8i32.v8i1.v8i32(<8 x i1> %a, i8 12, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 1, i8 0, <8 x i32> %b, <8 x i32> %b, <8 x i32> %b, i32 0, <8 x i32> %b)
  %r7 = call <8 x i32> @llvm.genx.lsc.xatomic.slm.7(<8 x i1> %a, i8 12, i8 0, i8 0, i16 1, i32 0, i8 4, i8 1, i8 1, i8 0, <8 x i32> %b, <8 x i32> %b, <8 x i32> %b, i32 0, <8 x i32> %b)
  ret void
}

; Data that do not hold whole channels after those that are moved.
define void @moved_channels(<8 x i1> %a, i32 %b, <8 x i32> %c, <16 x i32> %d, <40 x i32> %e, <12 x i32> %f) {
; CHECK-LABEL: @moved_channels(
; CHECK-NEXT:    [[R4:%.*]] = call <16 x i32> @llvm.genx.gather4.scaled.v16i32.v8i1.v8i32(<8 x i1> [[A:%.*]], i32 3, i16 0, i32 0, i32 0, <8 x i32> [[C:%.*]], <16 x i32> [[D:%.*]])
; CHECK-NEXT:    ret void
  %r4 = call <16 x i32> @llvm.genx.gather4.scaled.v16i32.v8i1.v8i32(<8 x i1> %a, i32 3, i16 0, i32 0, i32 0, <8 x i32> %c, <16 x i32> %d)
  ret void
}

; Numbers and types of elements that no block has.
define void @elements_of_one_lane(i1 %a, i64 %b) {
; CHECK-LABEL: @elements_of_one_lane(
; CHECK-NEXT:    [[_SPLATINSERT:%.*]] = insertelement <1 x i64> poison, i64 [[B:%.*]], i64 0
; CHECK-NEXT:    [[_SPLAT:%.*]] = shufflevector <1 x i64> [[_SPLATINSERT]], <1 x i64> poison, <1 x i32> zeroinitializer
; CHECK-NEXT:    [[_SPLATINSERT1:%.*]] = insertelement <1 x i1> poison, i1 [[A:%.*]], i64 0
; CHECK-NEXT:    [[_SPLAT2:%.*]] = shufflevector <1 x i1> [[_SPLATINSERT1]], <1 x i1> poison, <1 x i32> zeroinitializer
; CHECK-NEXT:    [[R2:%.*]] = call <2 x i32> @llvm.genx.lsc.load.stateless.v2i32.v1i1.v1i64(<1 x i1> [[_SPLAT2]], i8 0, i8 0, i8 0, i16 1, i32 0, i8 6, i8 2, i8 1, i8 0, <1 x i64> [[_SPLAT]], i32 0)
; CHECK-NEXT:    ret void
  %r2 = call <2 x i32> @llvm.vc.internal.lsc.load.ugm.42(i1 %a, i8 3, i8 6, i8 2, <2 x i8> zeroinitializer, i64 0, i64 %b, i16 1, i32 0, <2 x i32> undef)
  ret void
}

; Writes that overlap stay where numbers are too large, lanes do not fit, or rows wrap around.
define void @region_overlap(<8 x i32> %a, <4 x i32> %b, <2 x i16> %c, <2 x i32> %d, <2 x i1> %e, i1 %f) {
; CHECK-LABEL: @region_overlap(
; CHECK-NEXT:    [[R4:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.v2i16.i1(<8 x i32> [[A:%.*]], <4 x i32> [[B:%.*]], i32 0, i32 2, i32 0, <2 x i16> [[C:%.*]], i32 undef, i1 true)
; CHECK-NEXT:    ret void
  %r4 = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.v2i16.i1(<8 x i32> %a, <4 x i32> %b, i32 0, i32 2, i32 0, <2 x i16> %c, i32 undef, i1 true)
  ret void
}

define void @conversions(i32 %a, i64 %b, float %c, <8 x half> %d, <8 x float> %e, <8 x i16> %f, <8 x i32> %g, <8 x i1> %h, <8 x bfloat> %i, i1 %j) {
; CHECK-LABEL: @conversions(
; CHECK-NEXT:    [[R10:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[H:%.*]])
; CHECK-NEXT:    [[R16:%.*]] = call { i32, i32 } @llvm.genx.subb.i32.i32(i32 [[A:%.*]], i32 [[A]])
; CHECK-NEXT:    [[R18:%.*]] = call <8 x i32> @llvm.genx.fptoui.sat.v8i32.v8f32(<8 x float> [[E:%.*]])
; CHECK-NEXT:    ret void
  %r10 = call i1 @llvm.genx.any.v8i1(<8 x i1> %h)
  %r16 = call { i32, i32 } @llvm.genx.subb.i32.i32(i32 %a, i32 %a)
  %r18 = call <8 x i32> @llvm.genx.fptoui.sat.v8i32.v8f32(<8 x float> %e)
  ret void
}
