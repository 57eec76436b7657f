; Integer arithmetic: exact in a wider type, then clamped or cut.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-lower-to-generic,verify -S %s | FileCheck %s

declare <4 x i8> @llvm.genx.usadd.sat.v4i8.v4i8(<4 x i8>, <4 x i8>)
declare <4 x i16> @llvm.genx.sumul.sat.v4i16.v4i16(<4 x i16>, <4 x i16>)
declare i64 @llvm.genx.ssmad.sat.i64.i64(i64, i64, i64)
declare <4 x i32> @llvm.genx.uumad.v4i32.v4i16(<4 x i16>, <4 x i16>, <4 x i32>)
declare <4 x i16> @llvm.genx.ssavg.v4i16.v4i16(<4 x i16>, <4 x i16>)
declare <4 x i32> @llvm.genx.ssshl.v4i32.v4i16(<4 x i16>, <4 x i16>)
declare <4 x i32> @llvm.genx.uushl.sat.v4i32.v4i32(<4 x i32>, <4 x i32>)
declare i32 @llvm.genx.add3.i32.i32(i32, i32, i32)
declare i32 @llvm.genx.smulh.i32.i32(i32, i32)
declare <4 x i32> @llvm.genx.umin.v4i32.v4i16(<4 x i16>, <4 x i16>)
declare <2 x i32> @llvm.genx.sudp4a.sat.v2i32.v2i32.v2i32.v2i32(<2 x i32>, <2 x i32>, <2 x i32>)
declare <4 x i8> @llvm.genx.ustrunc.sat.v4i8.v4i32(<4 x i32>)
declare <4 x i16> @llvm.genx.fptosi.sat.v4i16.v4f32(<4 x float>)
declare <4 x i32> @llvm.genx.absi.v4i32(<4 x i32>)

define <4 x i8> @add_sat(<4 x i8> %a, <4 x i8> %b) {
; CHECK-LABEL: @add_sat(
; CHECK-NEXT:    call void @cmx_rt_step(ptr [[CONTEXT:%.*]], ptr @cmx.site, i64 2)
; CHECK-NEXT:    [[TMP1:%.*]] = sext <4 x i8> [[A:%.*]] to <4 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = sext <4 x i8> [[B:%.*]] to <4 x i32>
; CHECK-NEXT:    [[TMP3:%.*]] = add <4 x i32> [[TMP1]], [[TMP2]]
; CHECK-NEXT:    [[TMP4:%.*]] = call <4 x i32> @llvm.smin.v4i32(<4 x i32> [[TMP3]], <4 x i32> splat (i32 255))
; CHECK-NEXT:    [[TMP5:%.*]] = call <4 x i32> @llvm.smax.v4i32(<4 x i32> [[TMP4]], <4 x i32> zeroinitializer)
; CHECK-NEXT:    [[R:%.*]] = trunc <4 x i32> [[TMP5]] to <4 x i8>
; CHECK-NEXT:    ret <4 x i8> [[R]]
  %r = call <4 x i8> @llvm.genx.usadd.sat.v4i8.v4i8(<4 x i8> %a, <4 x i8> %b)
  ret <4 x i8> %r
}

define <4 x i16> @mul_sat(<4 x i16> %a, <4 x i16> %b) {
; CHECK-LABEL: @mul_sat(
; CHECK-NEXT:    call void @cmx_rt_step(ptr [[CONTEXT:%.*]], ptr @cmx.site.1, i64 2)
; CHECK-NEXT:    [[TMP1:%.*]] = zext <4 x i16> [[A:%.*]] to <4 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = zext <4 x i16> [[B:%.*]] to <4 x i32>
; CHECK-NEXT:    [[TMP3:%.*]] = mul <4 x i32> [[TMP1]], [[TMP2]]
; CHECK-NEXT:    [[TMP4:%.*]] = call <4 x i32> @llvm.umin.v4i32(<4 x i32> [[TMP3]], <4 x i32> splat (i32 32767))
; CHECK-NEXT:    [[R:%.*]] = trunc <4 x i32> [[TMP4]] to <4 x i16>
; CHECK-NEXT:    ret <4 x i16> [[R]]
  %r = call <4 x i16> @llvm.genx.sumul.sat.v4i16.v4i16(<4 x i16> %a, <4 x i16> %b)
  ret <4 x i16> %r
}

define i64 @mad_sat(i64 %a, i64 %b, i64 %c) {
; CHECK-LABEL: @mad_sat(
; CHECK-NEXT:    call void @cmx_rt_step(ptr [[CONTEXT:%.*]], ptr @cmx.site.2, i64 2)
; CHECK-NEXT:    [[TMP1:%.*]] = sext i64 [[A:%.*]] to i128
; CHECK-NEXT:    [[TMP2:%.*]] = sext i64 [[B:%.*]] to i128
; CHECK-NEXT:    [[TMP3:%.*]] = sext i64 [[C:%.*]] to i128
; CHECK-NEXT:    [[TMP4:%.*]] = mul i128 [[TMP1]], [[TMP2]]
; CHECK-NEXT:    [[TMP5:%.*]] = add i128 [[TMP4]], [[TMP3]]
; CHECK-NEXT:    [[TMP6:%.*]] = call i128 @llvm.smin.i128(i128 [[TMP5]], i128 9223372036854775807)
; CHECK-NEXT:    [[TMP7:%.*]] = call i128 @llvm.smax.i128(i128 [[TMP6]], i128 -9223372036854775808)
; CHECK-NEXT:    [[R:%.*]] = trunc i128 [[TMP7]] to i64
; CHECK-NEXT:    ret i64 [[R]]
  %r = call i64 @llvm.genx.ssmad.sat.i64.i64(i64 %a, i64 %b, i64 %c)
  ret i64 %r
}

define <4 x i32> @mad(<4 x i16> %a, <4 x i16> %b, <4 x i32> %c) {
; CHECK-LABEL: @mad(
; CHECK-NEXT:    call void @cmx_rt_step(ptr [[CONTEXT:%.*]], ptr @cmx.site.3, i64 2)
; CHECK-NEXT:    [[TMP1:%.*]] = zext <4 x i16> [[A:%.*]] to <4 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = zext <4 x i16> [[B:%.*]] to <4 x i32>
; CHECK-NEXT:    [[TMP3:%.*]] = mul <4 x i32> [[TMP1]], [[TMP2]]
; CHECK-NEXT:    [[R:%.*]] = add <4 x i32> [[TMP3]], [[C:%.*]]
; CHECK-NEXT:    ret <4 x i32> [[R]]
  %r = call <4 x i32> @llvm.genx.uumad.v4i32.v4i16(<4 x i16> %a, <4 x i16> %b, <4 x i32> %c)
  ret <4 x i32> %r
}

define <4 x i16> @avg(<4 x i16> %a, <4 x i16> %b) {
; CHECK-LABEL: @avg(
; CHECK-NEXT:    call void @cmx_rt_step(ptr [[CONTEXT:%.*]], ptr @cmx.site.4, i64 2)
; CHECK-NEXT:    [[TMP1:%.*]] = sext <4 x i16> [[A:%.*]] to <4 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = sext <4 x i16> [[B:%.*]] to <4 x i32>
; CHECK-NEXT:    [[TMP3:%.*]] = add <4 x i32> [[TMP1]], [[TMP2]]
; CHECK-NEXT:    [[TMP4:%.*]] = add <4 x i32> [[TMP3]], splat (i32 1)
; CHECK-NEXT:    [[TMP5:%.*]] = ashr <4 x i32> [[TMP4]], splat (i32 1)
; CHECK-NEXT:    [[R:%.*]] = trunc <4 x i32> [[TMP5]] to <4 x i16>
; CHECK-NEXT:    ret <4 x i16> [[R]]
  %r = call <4 x i16> @llvm.genx.ssavg.v4i16.v4i16(<4 x i16> %a, <4 x i16> %b)
  ret <4 x i16> %r
}

define <4 x i32> @shl(<4 x i16> %a, <4 x i16> %b) {
; CHECK-LABEL: @shl(
; CHECK-NEXT:    call void @cmx_rt_step(ptr [[CONTEXT:%.*]], ptr @cmx.site.5, i64 2)
; CHECK-NEXT:    [[TMP1:%.*]] = sext <4 x i16> [[A:%.*]] to <4 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = and <4 x i16> [[B:%.*]], splat (i16 31)
; CHECK-NEXT:    [[TMP3:%.*]] = zext <4 x i16> [[TMP2]] to <4 x i32>
; CHECK-NEXT:    [[R:%.*]] = shl <4 x i32> [[TMP1]], [[TMP3]]
; CHECK-NEXT:    ret <4 x i32> [[R]]
  %r = call <4 x i32> @llvm.genx.ssshl.v4i32.v4i16(<4 x i16> %a, <4 x i16> %b)
  ret <4 x i32> %r
}

define <4 x i32> @shl_sat(<4 x i32> %a, <4 x i32> %b) {
; CHECK-LABEL: @shl_sat(
; CHECK-NEXT:    call void @cmx_rt_step(ptr [[CONTEXT:%.*]], ptr @cmx.site.6, i64 2)
; CHECK-NEXT:    [[TMP1:%.*]] = zext <4 x i32> [[A:%.*]] to <4 x i64>
; CHECK-NEXT:    [[TMP2:%.*]] = and <4 x i32> [[B:%.*]], splat (i32 31)
; CHECK-NEXT:    [[TMP3:%.*]] = zext <4 x i32> [[TMP2]] to <4 x i64>
; CHECK-NEXT:    [[TMP4:%.*]] = shl <4 x i64> [[TMP1]], [[TMP3]]
; CHECK-NEXT:    [[TMP5:%.*]] = call <4 x i64> @llvm.umin.v4i64(<4 x i64> [[TMP4]], <4 x i64> splat (i64 4294967295))
; CHECK-NEXT:    [[TMP6:%.*]] = trunc <4 x i64> [[TMP5]] to <4 x i32>
; CHECK-NEXT:    [[TMP7:%.*]] = icmp ult <4 x i64> [[TMP4]], splat (i64 8589934592)
; CHECK-NEXT:    [[R:%.*]] = select <4 x i1> [[TMP7]], <4 x i32> [[TMP6]], <4 x i32> poison
; CHECK-NEXT:    ret <4 x i32> [[R]]
  %r = call <4 x i32> @llvm.genx.uushl.sat.v4i32.v4i32(<4 x i32> %a, <4 x i32> %b)
  ret <4 x i32> %r
}

define i32 @add3(i32 %a, i32 %b, i32 %c) {
; CHECK-LABEL: @add3(
; CHECK-NEXT:    call void @cmx_rt_step(ptr [[CONTEXT:%.*]], ptr @cmx.site.7, i64 2)
; CHECK-NEXT:    [[TMP1:%.*]] = add i32 [[A:%.*]], [[B:%.*]]
; CHECK-NEXT:    [[R:%.*]] = add i32 [[TMP1]], [[C:%.*]]
; CHECK-NEXT:    ret i32 [[R]]
  %r = call i32 @llvm.genx.add3.i32.i32(i32 %a, i32 %b, i32 %c)
  ret i32 %r
}

define i32 @mulh(i32 %a, i32 %b) {
; CHECK-LABEL: @mulh(
; CHECK-NEXT:    call void @cmx_rt_step(ptr [[CONTEXT:%.*]], ptr @cmx.site.8, i64 2)
; CHECK-NEXT:    [[TMP1:%.*]] = sext i32 [[A:%.*]] to i64
; CHECK-NEXT:    [[TMP2:%.*]] = sext i32 [[B:%.*]] to i64
; CHECK-NEXT:    [[TMP3:%.*]] = mul i64 [[TMP1]], [[TMP2]]
; CHECK-NEXT:    [[TMP4:%.*]] = lshr i64 [[TMP3]], 32
; CHECK-NEXT:    [[R:%.*]] = trunc i64 [[TMP4]] to i32
; CHECK-NEXT:    ret i32 [[R]]
  %r = call i32 @llvm.genx.smulh.i32.i32(i32 %a, i32 %b)
  ret i32 %r
}

define <4 x i32> @min(<4 x i16> %a, <4 x i16> %b) {
; CHECK-LABEL: @min(
; CHECK-NEXT:    call void @cmx_rt_step(ptr [[CONTEXT:%.*]], ptr @cmx.site.9, i64 2)
; CHECK-NEXT:    [[TMP1:%.*]] = call <4 x i16> @llvm.umin.v4i16(<4 x i16> [[A:%.*]], <4 x i16> [[B:%.*]])
; CHECK-NEXT:    [[R:%.*]] = zext <4 x i16> [[TMP1]] to <4 x i32>
; CHECK-NEXT:    ret <4 x i32> [[R]]
  %r = call <4 x i32> @llvm.genx.umin.v4i32.v4i16(<4 x i16> %a, <4 x i16> %b)
  ret <4 x i32> %r
}

define <2 x i32> @dp4a_sat(<2 x i32> %a, <2 x i32> %b, <2 x i32> %c) {
; CHECK-LABEL: @dp4a_sat(
; CHECK-NEXT:    call void @cmx_rt_step(ptr [[CONTEXT:%.*]], ptr @cmx.site.10, i64 2)
; CHECK-NEXT:    [[TMP1:%.*]] = zext <2 x i32> [[A:%.*]] to <2 x i64>
; CHECK-NEXT:    [[TMP2:%.*]] = trunc <2 x i32> [[B:%.*]] to <2 x i8>
; CHECK-NEXT:    [[TMP3:%.*]] = zext <2 x i8> [[TMP2]] to <2 x i64>
; CHECK-NEXT:    [[TMP4:%.*]] = trunc <2 x i32> [[C:%.*]] to <2 x i8>
; CHECK-NEXT:    [[TMP5:%.*]] = zext <2 x i8> [[TMP4]] to <2 x i64>
; CHECK-NEXT:    [[TMP6:%.*]] = mul <2 x i64> [[TMP3]], [[TMP5]]
; CHECK-NEXT:    [[TMP7:%.*]] = add <2 x i64> [[TMP1]], [[TMP6]]
; CHECK-NEXT:    [[TMP8:%.*]] = lshr <2 x i32> [[B]], splat (i32 8)
; CHECK-NEXT:    [[TMP9:%.*]] = trunc <2 x i32> [[TMP8]] to <2 x i8>
; CHECK-NEXT:    [[TMP10:%.*]] = zext <2 x i8> [[TMP9]] to <2 x i64>
; CHECK-NEXT:    [[TMP11:%.*]] = lshr <2 x i32> [[C]], splat (i32 8)
; CHECK-NEXT:    [[TMP12:%.*]] = trunc <2 x i32> [[TMP11]] to <2 x i8>
; CHECK-NEXT:    [[TMP13:%.*]] = zext <2 x i8> [[TMP12]] to <2 x i64>
; CHECK-NEXT:    [[TMP14:%.*]] = mul <2 x i64> [[TMP10]], [[TMP13]]
; CHECK-NEXT:    [[TMP15:%.*]] = add <2 x i64> [[TMP7]], [[TMP14]]
; CHECK-NEXT:    [[TMP16:%.*]] = lshr <2 x i32> [[B]], splat (i32 16)
; CHECK-NEXT:    [[TMP17:%.*]] = trunc <2 x i32> [[TMP16]] to <2 x i8>
; CHECK-NEXT:    [[TMP18:%.*]] = zext <2 x i8> [[TMP17]] to <2 x i64>
; CHECK-NEXT:    [[TMP19:%.*]] = lshr <2 x i32> [[C]], splat (i32 16)
; CHECK-NEXT:    [[TMP20:%.*]] = trunc <2 x i32> [[TMP19]] to <2 x i8>
; CHECK-NEXT:    [[TMP21:%.*]] = zext <2 x i8> [[TMP20]] to <2 x i64>
; CHECK-NEXT:    [[TMP22:%.*]] = mul <2 x i64> [[TMP18]], [[TMP21]]
; CHECK-NEXT:    [[TMP23:%.*]] = add <2 x i64> [[TMP15]], [[TMP22]]
; CHECK-NEXT:    [[TMP24:%.*]] = lshr <2 x i32> [[B]], splat (i32 24)
; CHECK-NEXT:    [[TMP25:%.*]] = trunc <2 x i32> [[TMP24]] to <2 x i8>
; CHECK-NEXT:    [[TMP26:%.*]] = zext <2 x i8> [[TMP25]] to <2 x i64>
; CHECK-NEXT:    [[TMP27:%.*]] = lshr <2 x i32> [[C]], splat (i32 24)
; CHECK-NEXT:    [[TMP28:%.*]] = trunc <2 x i32> [[TMP27]] to <2 x i8>
; CHECK-NEXT:    [[TMP29:%.*]] = zext <2 x i8> [[TMP28]] to <2 x i64>
; CHECK-NEXT:    [[TMP30:%.*]] = mul <2 x i64> [[TMP26]], [[TMP29]]
; CHECK-NEXT:    [[TMP31:%.*]] = add <2 x i64> [[TMP23]], [[TMP30]]
; CHECK-NEXT:    [[TMP32:%.*]] = call <2 x i64> @llvm.umin.v2i64(<2 x i64> [[TMP31]], <2 x i64> splat (i64 2147483647))
; CHECK-NEXT:    [[R:%.*]] = trunc <2 x i64> [[TMP32]] to <2 x i32>
; CHECK-NEXT:    ret <2 x i32> [[R]]
  %r = call <2 x i32> @llvm.genx.sudp4a.sat.v2i32.v2i32.v2i32.v2i32(<2 x i32> %a, <2 x i32> %b, <2 x i32> %c)
  ret <2 x i32> %r
}

define <4 x i8> @trunc_sat(<4 x i32> %a) {
; CHECK-LABEL: @trunc_sat(
; CHECK-NEXT:    call void @cmx_rt_step(ptr [[CONTEXT:%.*]], ptr @cmx.site.11, i64 2)
; CHECK-NEXT:    [[TMP1:%.*]] = call <4 x i32> @llvm.smin.v4i32(<4 x i32> [[A:%.*]], <4 x i32> splat (i32 255))
; CHECK-NEXT:    [[TMP2:%.*]] = call <4 x i32> @llvm.smax.v4i32(<4 x i32> [[TMP1]], <4 x i32> zeroinitializer)
; CHECK-NEXT:    [[R:%.*]] = trunc <4 x i32> [[TMP2]] to <4 x i8>
; CHECK-NEXT:    ret <4 x i8> [[R]]
  %r = call <4 x i8> @llvm.genx.ustrunc.sat.v4i8.v4i32(<4 x i32> %a)
  ret <4 x i8> %r
}

define <4 x i16> @fptosi_sat(<4 x float> %a) {
; CHECK-LABEL: @fptosi_sat(
; CHECK-NEXT:    call void @cmx_rt_step(ptr [[CONTEXT:%.*]], ptr @cmx.site.12, i64 2)
; CHECK-NEXT:    [[R:%.*]] = call <4 x i16> @llvm.fptosi.sat.v4i16.v4f32(<4 x float> [[A:%.*]])
; CHECK-NEXT:    ret <4 x i16> [[R]]
  %r = call <4 x i16> @llvm.genx.fptosi.sat.v4i16.v4f32(<4 x float> %a)
  ret <4 x i16> %r
}

define <4 x i32> @abs(<4 x i32> %a) {
; CHECK-LABEL: @abs(
; CHECK-NEXT:    call void @cmx_rt_step(ptr [[CONTEXT:%.*]], ptr @cmx.site.13, i64 2)
; CHECK-NEXT:    [[R:%.*]] = call <4 x i32> @llvm.abs.v4i32(<4 x i32> [[A:%.*]], i1 false)
; CHECK-NEXT:    ret <4 x i32> [[R]]
  %r = call <4 x i32> @llvm.genx.absi.v4i32(<4 x i32> %a)
  ret <4 x i32> %r
}
