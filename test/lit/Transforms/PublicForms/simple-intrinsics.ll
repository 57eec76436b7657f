; Intrinsics that are other words for a few plain instructions.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-public-forms -S %s | FileCheck %s
; RUN: cmx-opt -passes=cmx-public-forms,cmx-public-forms -S %s | FileCheck %s

declare float @llvm.convert.from.fp16.f32(i16)
declare i16 @llvm.convert.to.fp16.f32(float)
define i16 @half_of_bits(i16 %x) {
; CHECK-LABEL: @half_of_bits(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast i16 [[X:%.*]] to half
; CHECK-NEXT:    [[F:%.*]] = fpext half [[TMP1]] to float
; CHECK-NEXT:    [[S:%.*]] = fadd float [[F]], 1.000000e+00
; CHECK-NEXT:    [[TMP2:%.*]] = fptrunc float [[S]] to half
; CHECK-NEXT:    [[R:%.*]] = bitcast half [[TMP2]] to i16
; CHECK-NEXT:    ret i16 [[R]]
  %f = call float @llvm.convert.from.fp16.f32(i16 %x)
  %s = fadd float %f, 1.0
  %r = call i16 @llvm.convert.to.fp16.f32(float %s)
  ret i16 %r
}

declare <8 x i1> @llvm.get.active.lane.mask.v8i1.i32(i32, i32)
define <8 x i1> @active(i32 %base, i32 %n) {
; CHECK-LABEL: @active(
; CHECK-NEXT:    [[TMP1:%.*]] = call i32 @llvm.usub.sat.i32(i32 [[N:%.*]], i32 [[BASE:%.*]])
; CHECK-NEXT:    [[_SPLATINSERT:%.*]] = insertelement <8 x i32> poison, i32 [[TMP1]], i64 0
; CHECK-NEXT:    [[_SPLAT:%.*]] = shufflevector <8 x i32> [[_SPLATINSERT]], <8 x i32> poison, <8 x i32> zeroinitializer
; CHECK-NEXT:    [[R:%.*]] = icmp ult <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, [[_SPLAT]]
; CHECK-NEXT:    ret <8 x i1> [[R]]
  %r = call <8 x i1> @llvm.get.active.lane.mask.v8i1.i32(i32 %base, i32 %n)
  ret <8 x i1> %r
}

declare i32 @llvm.smul.fix.i32(i32, i32, i32)
declare <4 x i16> @llvm.umul.fix.sat.v4i16(<4 x i16>, <4 x i16>, i32)
declare i16 @llvm.sdiv.fix.sat.i16(i16, i16, i32)
define i32 @fixed_product(i32 %x, i32 %y) {
; CHECK-LABEL: @fixed_product(
; CHECK-NEXT:    [[TMP1:%.*]] = sext i32 [[X:%.*]] to i64
; CHECK-NEXT:    [[TMP2:%.*]] = sext i32 [[Y:%.*]] to i64
; CHECK-NEXT:    [[TMP3:%.*]] = mul i64 [[TMP1]], [[TMP2]]
; CHECK-NEXT:    [[TMP4:%.*]] = ashr i64 [[TMP3]], 16
; CHECK-NEXT:    [[R:%.*]] = trunc i64 [[TMP4]] to i32
; CHECK-NEXT:    ret i32 [[R]]
  %r = call i32 @llvm.smul.fix.i32(i32 %x, i32 %y, i32 16)
  ret i32 %r
}
define <4 x i16> @limited_product(<4 x i16> %x, <4 x i16> %y) {
; CHECK-LABEL: @limited_product(
; CHECK-NEXT:    [[TMP1:%.*]] = zext <4 x i16> [[X:%.*]] to <4 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = zext <4 x i16> [[Y:%.*]] to <4 x i32>
; CHECK-NEXT:    [[TMP3:%.*]] = mul <4 x i32> [[TMP1]], [[TMP2]]
; CHECK-NEXT:    [[TMP4:%.*]] = lshr <4 x i32> [[TMP3]], splat (i32 15)
; CHECK-NEXT:    [[TMP5:%.*]] = call <4 x i32> @llvm.umin.v4i32(<4 x i32> [[TMP4]], <4 x i32> splat (i32 65535))
; CHECK-NEXT:    [[R:%.*]] = trunc <4 x i32> [[TMP5]] to <4 x i16>
; CHECK-NEXT:    ret <4 x i16> [[R]]
  %r = call <4 x i16> @llvm.umul.fix.sat.v4i16(<4 x i16> %x, <4 x i16> %y, i32 15)
  ret <4 x i16> %r
}
define i16 @limited_quotient(i16 %x, i16 %y) {
; CHECK-LABEL: @limited_quotient(
; CHECK-NEXT:    [[TMP1:%.*]] = sext i16 [[X:%.*]] to i32
; CHECK-NEXT:    [[TMP2:%.*]] = sext i16 [[Y:%.*]] to i32
; CHECK-NEXT:    [[TMP3:%.*]] = shl i32 [[TMP1]], 7
; CHECK-NEXT:    [[TMP4:%.*]] = sdiv i32 [[TMP3]], [[TMP2]]
; CHECK-NEXT:    [[TMP5:%.*]] = call i32 @llvm.smin.i32(i32 [[TMP4]], i32 32767)
; CHECK-NEXT:    [[TMP6:%.*]] = call i32 @llvm.smax.i32(i32 [[TMP5]], i32 -32768)
; CHECK-NEXT:    [[R:%.*]] = trunc i32 [[TMP6]] to i16
; CHECK-NEXT:    ret i16 [[R]]
  %r = call i16 @llvm.sdiv.fix.sat.i16(i16 %x, i16 %y, i32 7)
  ret i16 %r
}

; Of 64 bits there is no wider product.
declare i64 @llvm.smul.fix.i64(i64, i64, i32)
define i64 @long_product(i64 %x, i64 %y) {
; CHECK-LABEL: @long_product(
; CHECK-NEXT:    [[R:%.*]] = call i64 @llvm.smul.fix.i64(i64 [[X:%.*]], i64 [[Y:%.*]], i32 16)
; CHECK-NEXT:    ret i64 [[R]]
  %r = call i64 @llvm.smul.fix.i64(i64 %x, i64 %y, i32 16)
  ret i64 %r
}

declare i32 @llvm.annotation.i32.p0(i32, ptr, ptr, i32)
declare i1 @llvm.is.constant.i32(i32)
declare i64 @llvm.objectsize.i64.p0(ptr, i1, i1, i1)
define i32 @queries(i32 %x, ptr %p) {
; CHECK-LABEL: @queries(
; CHECK-NEXT:    [[T:%.*]] = trunc i64 0 to i32
; CHECK-NEXT:    [[R:%.*]] = select i1 false, i32 [[T]], i32 [[X:%.*]]
; CHECK-NEXT:    ret i32 [[R]]
  %a = call i32 @llvm.annotation.i32.p0(i32 %x, ptr null, ptr null, i32 1)
  %c = call i1 @llvm.is.constant.i32(i32 %a)
  %s = call i64 @llvm.objectsize.i64.p0(ptr %p, i1 true, i1 false, i1 false)
  %t = trunc i64 %s to i32
  %r = select i1 %c, i32 %t, i32 %a
  ret i32 %r
}

; Only invariant.end reads the result of invariant.start.
define void @invariant() {
; CHECK-LABEL: @invariant(
; CHECK-NEXT:    [[V:%.*]] = alloca i32, align 4
; CHECK-NEXT:    store i32 1, ptr [[V]], align 4
; CHECK-NEXT:    ret void
  %v = alloca i32
  store i32 1, ptr %v
  %i = call ptr @llvm.invariant.start.p0(i64 4, ptr %v)
  call void @llvm.invariant.end.p0(ptr %i, i64 4, ptr %v)
  ret void
}

define i32 @masked_address(ptr addrspace(1) %p, i64 %m) {
; CHECK-LABEL: @masked_address(
; CHECK-NEXT:    [[TMP1:%.*]] = ptrtoint ptr addrspace(1) [[P:%.*]] to i64
; CHECK-NEXT:    [[TMP2:%.*]] = and i64 [[TMP1]], [[M:%.*]]
; CHECK-NEXT:    [[Q:%.*]] = inttoptr i64 [[TMP2]] to ptr addrspace(1)
; CHECK-NEXT:    [[V:%.*]] = load i32, ptr addrspace(1) [[Q]], align 4
; CHECK-NEXT:    ret i32 [[V]]
  %q = call ptr addrspace(1) @llvm.ptrmask.p1.i64(ptr addrspace(1) %p, i64 %m)
  %v = load i32, ptr addrspace(1) %q
  ret i32 %v
}

; Strict floats: instructions, casts, comparisons and functions; flags stay.
define float @constrained(float %x, float %y, i32 %i, half %h) strictfp {
; CHECK-LABEL: @constrained(
; CHECK-NEXT:    [[A:%.*]] = fadd nnan float [[X:%.*]], [[Y:%.*]]
; CHECK-NEXT:    [[B:%.*]] = sitofp i32 [[I:%.*]] to float
; CHECK-NEXT:    [[C:%.*]] = fpext half [[H:%.*]] to float
; CHECK-NEXT:    [[D:%.*]] = call float @llvm.fmuladd.f32(float [[A]], float [[B]], float [[C]])
; CHECK-NEXT:    [[E:%.*]] = call float @llvm.ldexp.f32.i32(float [[D]], i32 [[I]])
; CHECK-NEXT:    [[F:%.*]] = fcmp ogt float [[E]], [[X]]
; CHECK-NEXT:    [[G:%.*]] = call float @llvm.floor.f32(float [[E]])
; CHECK-NEXT:    [[R:%.*]] = select i1 [[F]], float [[E]], float [[G]]
; CHECK-NEXT:    ret float [[R]]
  %a = call nnan float @llvm.experimental.constrained.fadd.f32(float %x, float %y, metadata !"round.dynamic", metadata !"fpexcept.strict")
  %b = call float @llvm.experimental.constrained.sitofp.f32.i32(i32 %i, metadata !"round.tonearest", metadata !"fpexcept.strict")
  %c = call float @llvm.experimental.constrained.fpext.f32.f16(half %h, metadata !"fpexcept.ignore")
  %d = call float @llvm.experimental.constrained.fmuladd.f32(float %a, float %b, float %c, metadata !"round.dynamic", metadata !"fpexcept.strict")
  %e = call float @llvm.experimental.constrained.ldexp.f32.i32(float %d, i32 %i, metadata !"round.dynamic", metadata !"fpexcept.strict")
  %f = call i1 @llvm.experimental.constrained.fcmps.f32(float %e, float %x, metadata !"ogt", metadata !"fpexcept.strict")
  %g = call float @llvm.experimental.constrained.floor.f32(float %e, metadata !"fpexcept.strict")
  %r = select i1 %f, float %e, float %g
  ret float %r
}

; Another rounding.
define float @stays_upward(float %x, float %y) strictfp {
; CHECK-LABEL: @stays_upward(
; CHECK-NEXT:    [[A:%.*]] = call float @llvm.experimental.constrained.fmul.f32(float [[X:%.*]], float [[Y:%.*]], metadata !"round.upward", metadata !"fpexcept.strict")
; CHECK-NEXT:    ret float [[A]]
  %a = call float @llvm.experimental.constrained.fmul.f32(float %x, float %y, metadata !"round.upward", metadata !"fpexcept.strict")
  ret float %a
}

declare double @llvm.convert.from.fp16.f64(i16)
declare i16 @llvm.convert.to.fp16.f64(double)
define i16 @stays_double(i16 %x, double %y) {
; CHECK-LABEL: @stays_double(
; CHECK-NEXT:    [[D:%.*]] = call double @llvm.convert.from.fp16.f64(i16 [[X:%.*]])
; CHECK-NEXT:    [[S:%.*]] = fadd double [[D]], [[Y:%.*]]
; CHECK-NEXT:    [[R:%.*]] = call i16 @llvm.convert.to.fp16.f64(double [[S]])
; CHECK-NEXT:    ret i16 [[R]]
  %d = call double @llvm.convert.from.fp16.f64(i16 %x)
  %s = fadd double %d, %y
  %r = call i16 @llvm.convert.to.fp16.f64(double %s)
  ret i16 %r
}

declare <16 x i1> @llvm.get.active.lane.mask.v16i1.i8(i8, i8)
define <16 x i1> @active_of_few_bits(i8 %base, i8 %n) {
; CHECK-LABEL: @active_of_few_bits(
; CHECK-NEXT:    [[TMP1:%.*]] = zext i8 [[BASE:%.*]] to i16
; CHECK-NEXT:    [[TMP2:%.*]] = zext i8 [[N:%.*]] to i16
; CHECK-NEXT:    [[TMP3:%.*]] = call i16 @llvm.usub.sat.i16(i16 [[TMP2]], i16 [[TMP1]])
; CHECK-NEXT:    [[_SPLATINSERT:%.*]] = insertelement <16 x i16> poison, i16 [[TMP3]], i64 0
; CHECK-NEXT:    [[_SPLAT:%.*]] = shufflevector <16 x i16> [[_SPLATINSERT]], <16 x i16> poison, <16 x i32> zeroinitializer
; CHECK-NEXT:    [[M:%.*]] = icmp ult <16 x i16> <i16 0, i16 1, i16 2, i16 3, i16 4, i16 5, i16 6, i16 7, i16 8, i16 9, i16 10, i16 11, i16 12, i16 13, i16 14, i16 15>, [[_SPLAT]]
; CHECK-NEXT:    ret <16 x i1> [[M]]
  %m = call <16 x i1> @llvm.get.active.lane.mask.v16i1.i8(i8 %base, i8 %n)
  ret <16 x i1> %m
}

declare <4 x i1> @llvm.get.active.lane.mask.v4i1.i1(i1, i1)
define <4 x i1> @active_of_one_bit(i1 %base, i1 %n) {
; CHECK-LABEL: @active_of_one_bit(
; CHECK-NEXT:    [[TMP1:%.*]] = zext i1 [[BASE:%.*]] to i16
; CHECK-NEXT:    [[TMP2:%.*]] = zext i1 [[N:%.*]] to i16
; CHECK-NEXT:    [[TMP3:%.*]] = call i16 @llvm.usub.sat.i16(i16 [[TMP2]], i16 [[TMP1]])
; CHECK-NEXT:    [[_SPLATINSERT:%.*]] = insertelement <4 x i16> poison, i16 [[TMP3]], i64 0
; CHECK-NEXT:    [[_SPLAT:%.*]] = shufflevector <4 x i16> [[_SPLATINSERT]], <4 x i16> poison, <4 x i32> zeroinitializer
; CHECK-NEXT:    [[M:%.*]] = icmp ult <4 x i16> <i16 0, i16 1, i16 2, i16 3>, [[_SPLAT]]
; CHECK-NEXT:    ret <4 x i1> [[M]]
  %m = call <4 x i1> @llvm.get.active.lane.mask.v4i1.i1(i1 %base, i1 %n)
  ret <4 x i1> %m
}

declare ptr @llvm.ptr.annotation.p0.p0(ptr, ptr, ptr, i32, ptr)
declare ptr @llvm.launder.invariant.group.p0(ptr)
declare ptr @llvm.strip.invariant.group.p0(ptr)
define ptr @notes(ptr %p) {
; CHECK-LABEL: @notes(
; CHECK-NEXT:    ret ptr [[P:%.*]]
  %a = call ptr @llvm.ptr.annotation.p0.p0(ptr %p, ptr null, ptr null, i32 1, ptr null)
  %b = call ptr @llvm.launder.invariant.group.p0(ptr %a)
  %c = call ptr @llvm.strip.invariant.group.p0(ptr %b)
  ret ptr %c
}
