; A constant table that is read at a variable index is a vector, too.
; Masked accesses have another form in LLVM 19.
; UNSUPPORTED: llvm-19
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes='cmx-promote-arrays<platform=icllp>' -S %s | FileCheck %s
; RUN: cmx-opt -passes='cmx-promote-arrays<platform=pvc>,cmx-promote-arrays<platform=pvc>' -verify-each -S %s | FileCheck %s
; RUN: cmx-opt -passes='cmx-promote-arrays<platform=icllp>' --check-each -S --disable-output %s

@words = private constant [8 x i16] [i16 1, i16 1, i16 2, i16 3, i16 5, i16 8, i16 13, i16 21]
@floats = private constant [4 x float] [float 1.0, float 2.0, float 4.0, float 8.0], align 16
@pairs = private constant [3 x { i32, i32 }] [{ i32, i32 } { i32 1, i32 2 }, { i32, i32 } { i32 3, i32 4 }, { i32, i32 } { i32 5, i32 6 }]
; 48 bytes: more than LLVM folds at once.
@long = private constant [12 x i32] [i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22]
; LLVM does not read bfloats as integers.
@bfloats = private constant <4 x bfloat> <bfloat 1.0, bfloat 2.0, bfloat 4.0, bfloat poison>
@records = private constant [2 x { bfloat, i16 }] [{ bfloat, i16 } { bfloat 1.0, i16 7 }, { bfloat, i16 } { bfloat 2.0, i16 9 }]
@variable = private global [4 x i32] [i32 1, i32 2, i32 3, i32 4]
@elsewhere = external constant [4 x i32]

declare void @use(ptr)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1 immarg)
declare <4 x i16> @llvm.masked.gather.v4i16.v4p0(<4 x ptr>, <4 x i1>, <4 x i16>)

define i16 @at_index(i32 %i) {
; CHECK-LABEL: @at_index(
; CHECK-NEXT:    [[TMP1:%.*]] = trunc i32 [[I:%.*]] to i16
; CHECK-NEXT:    [[TMP2:%.*]] = shl i16 [[TMP1]], 1
; CHECK-NEXT:    [[Y:%.*]] = call i16 @llvm.genx.rdregioni.i16.v8i16.i16(<8 x i16> <i16 1, i16 1, i16 2, i16 3, i16 5, i16 8, i16 13, i16 21>, i32 0, i32 1, i32 0, i16 [[TMP2]], i32 undef)
; CHECK-NEXT:    ret i16 [[Y]]
  %p = getelementptr i16, ptr @words, i32 %i
  %y = load i16, ptr %p
  ret i16 %y
}

define <4 x i16> @at_indices(<4 x i32> %i) {
; CHECK-LABEL: @at_indices(
; CHECK-NEXT:    [[TMP1:%.*]] = trunc <4 x i32> [[I:%.*]] to <4 x i16>
; CHECK-NEXT:    [[TMP2:%.*]] = shl <4 x i16> [[TMP1]], splat (i16 1)
; CHECK-NEXT:    [[Y:%.*]] = call <4 x i16> @llvm.genx.rdregioni.v4i16.v8i16.v4i16(<8 x i16> <i16 1, i16 1, i16 2, i16 3, i16 5, i16 8, i16 13, i16 21>, i32 0, i32 1, i32 0, <4 x i16> [[TMP2]], i32 undef)
; CHECK-NEXT:    ret <4 x i16> [[Y]]
  %p = getelementptr i16, ptr @words, <4 x i32> %i
  %y = call <4 x i16> @llvm.masked.gather.v4i16.v4p0(<4 x ptr> align 2 %p, <4 x i1> splat (i1 true), <4 x i16> poison)
  ret <4 x i16> %y
}

; The second members, by a constant expression.
define i32 @struct(i32 %i) {
; CHECK-LABEL: @struct(
; CHECK-NEXT:    [[TMP1:%.*]] = trunc i32 [[I:%.*]] to i16
; CHECK-NEXT:    [[TMP2:%.*]] = shl i16 [[TMP1]], 3
; CHECK-NEXT:    [[TMP3:%.*]] = add i16 [[TMP2]], 4
; CHECK-NEXT:    [[Y:%.*]] = call i32 @llvm.genx.rdregioni.i32.v6i32.i16(<6 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6>, i32 0, i32 1, i32 0, i16 [[TMP3]], i32 undef)
; CHECK-NEXT:    ret i32 [[Y]]
  %p = getelementptr { i32, i32 }, ptr getelementptr (i8, ptr @pairs, i64 4), i32 %i
  %y = load i32, ptr %p
  ret i32 %y
}

; Two tables, one of which is chosen.
define i32 @chosen(i1 %c, i32 %i) {
; CHECK-LABEL: @chosen(
; CHECK-NEXT:    [[TMP1:%.*]] = call <18 x i32> @llvm.genx.wrregioni.v18i32.v12i32.i16.i1(<18 x i32> undef, <12 x i32> <i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22>, i32 0, i32 12, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP2:%.*]] = call <18 x i32> @llvm.genx.wrregioni.v18i32.v6i32.i16.i1(<18 x i32> [[TMP1]], <6 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6>, i32 0, i32 6, i32 1, i16 48, i32 undef, i1 true)
; CHECK-NEXT:    [[T2:%.*]] = select i1 [[C:%.*]], i16 0, i16 48
; CHECK-NEXT:    [[TMP3:%.*]] = trunc i32 [[I:%.*]] to i16
; CHECK-NEXT:    [[TMP4:%.*]] = shl i16 [[TMP3]], 2
; CHECK-NEXT:    [[TMP5:%.*]] = add i16 [[T2]], [[TMP4]]
; CHECK-NEXT:    [[Y:%.*]] = call i32 @llvm.genx.rdregioni.i32.v18i32.i16(<18 x i32> [[TMP2]], i32 0, i32 1, i32 0, i16 [[TMP5]], i32 undef)
; CHECK-NEXT:    ret i32 [[Y]]
  %t = select i1 %c, ptr @long, ptr @pairs
  %p = getelementptr i32, ptr %t, i32 %i
  %y = load i32, ptr %p
  ret i32 %y
}

; A copy that is written, beside the table.
define float @copied(i32 %i, i32 %k, float %x) {
; CHECK-LABEL: @copied(
; CHECK-NEXT:    [[TMP1:%.*]] = trunc i32 [[I:%.*]] to i16
; CHECK-NEXT:    [[TMP2:%.*]] = shl i16 [[TMP1]], 2
; CHECK-NEXT:    [[TMP3:%.*]] = call <4 x float> @llvm.genx.wrregionf.v4f32.f32.i16.i1(<4 x float> <float 1.000000e+00, float 2.000000e+00, float 4.000000e+00, float 8.000000e+00>, float [[X:%.*]], i32 0, i32 1, i32 0, i16 [[TMP2]], i32 undef, i1 true)
; CHECK-NEXT:    [[TMP4:%.*]] = trunc i32 [[K:%.*]] to i16
; CHECK-NEXT:    [[TMP5:%.*]] = shl i16 [[TMP4]], 2
; CHECK-NEXT:    [[Y:%.*]] = call float @llvm.genx.rdregionf.f32.v4f32.i16(<4 x float> <float 1.000000e+00, float 2.000000e+00, float 4.000000e+00, float 8.000000e+00>, i32 0, i32 1, i32 0, i16 [[TMP5]], i32 undef)
; CHECK-NEXT:    [[TMP6:%.*]] = trunc i32 [[K]] to i16
; CHECK-NEXT:    [[TMP7:%.*]] = shl i16 [[TMP6]], 2
; CHECK-NEXT:    [[Z:%.*]] = call float @llvm.genx.rdregionf.f32.v4f32.i16(<4 x float> [[TMP3]], i32 0, i32 1, i32 0, i16 [[TMP7]], i32 undef)
; CHECK-NEXT:    [[S:%.*]] = fadd float [[Y]], [[Z]]
; CHECK-NEXT:    ret float [[S]]
  %a = alloca [4 x float], align 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %a, ptr align 16 @floats, i64 16, i1 false)
  %p = getelementptr float, ptr %a, i32 %i
  store float %x, ptr %p
  %q = getelementptr float, ptr @floats, i32 %k
  %y = load float, ptr %q
  %r = getelementptr float, ptr %a, i32 %k
  %z = load float, ptr %r
  %s = fadd float %y, %z
  ret float %s
}

; The part of the table that is copied begins at a variable place.
define i32 @copied_part(i32 %i, i32 %k) {
; CHECK-LABEL: @copied_part(
; CHECK-NEXT:    [[TMP1:%.*]] = trunc i32 [[I:%.*]] to i16
; CHECK-NEXT:    [[TMP2:%.*]] = shl i16 [[TMP1]], 2
; CHECK-NEXT:    [[TMP3:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v12i32.i16(<12 x i32> <i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22>, i32 0, i32 4, i32 1, i16 [[TMP2]], i32 undef)
; CHECK-NEXT:    [[TMP4:%.*]] = trunc i32 [[K:%.*]] to i16
; CHECK-NEXT:    [[TMP5:%.*]] = shl i16 [[TMP4]], 2
; CHECK-NEXT:    [[Y:%.*]] = call i32 @llvm.genx.rdregioni.i32.v4i32.i16(<4 x i32> [[TMP3]], i32 0, i32 1, i32 0, i16 [[TMP5]], i32 undef)
; CHECK-NEXT:    ret i32 [[Y]]
  %a = alloca [4 x i32], align 4
  %t = getelementptr i32, ptr @long, i32 %i
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %a, ptr align 4 %t, i64 16, i1 false)
  %q = getelementptr i32, ptr %a, i32 %k
  %y = load i32, ptr %q
  ret i32 %y
}

; Many bytes at once.
define i32 @copied_long(i32 %i, i32 %k) {
; CHECK-LABEL: @copied_long(
; CHECK-NEXT:    [[TMP1:%.*]] = trunc i32 [[K:%.*]] to i16
; CHECK-NEXT:    [[TMP2:%.*]] = shl i16 [[TMP1]], 2
; CHECK-NEXT:    [[Y:%.*]] = call i32 @llvm.genx.rdregioni.i32.v10i32.i16(<10 x i32> <i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22>, i32 0, i32 1, i32 0, i16 [[TMP2]], i32 undef)
; CHECK-NEXT:    ret i32 [[Y]]
  %a = alloca [10 x i32], align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %a, ptr align 4 getelementptr (i8, ptr @long, i64 8), i64 40, i1 false)
  %q = getelementptr i32, ptr %a, i32 %k
  %y = load i32, ptr %q
  ret i32 %y
}

; Known places need no vector.
define i32 @known() {
; CHECK-LABEL: @known(
; CHECK-NEXT:    [[S:%.*]] = add i32 13, 11
; CHECK-NEXT:    ret i32 [[S]]
  %x = load i32, ptr getelementptr (i8, ptr @long, i64 8)
  %y = load i32, ptr @long
  %s = add i32 %x, %y
  ret i32 %s
}

; A variable of the module is none of the function.
define i32 @not_constant(i32 %i) {
; CHECK-LABEL: @not_constant(
; CHECK-NEXT:    [[P:%.*]] = getelementptr i32, ptr @variable, i32 [[I:%.*]]
; CHECK-NEXT:    [[Y:%.*]] = load i32, ptr [[P]], align 4
; CHECK-NEXT:    ret i32 [[Y]]
  %p = getelementptr i32, ptr @variable, i32 %i
  %y = load i32, ptr %p
  ret i32 %y
}

; Another module has its content.
define i32 @not_here(i32 %i) {
; CHECK-LABEL: @not_here(
; CHECK-NEXT:    [[P:%.*]] = getelementptr i32, ptr @elsewhere, i32 [[I:%.*]]
; CHECK-NEXT:    [[Y:%.*]] = load i32, ptr [[P]], align 4
; CHECK-NEXT:    ret i32 [[Y]]
  %p = getelementptr i32, ptr @elsewhere, i32 %i
  %y = load i32, ptr %p
  ret i32 %y
}

define i16 @volatile_read(i32 %i) {
; CHECK-LABEL: @volatile_read(
; CHECK-NEXT:    [[P:%.*]] = getelementptr i16, ptr @words, i32 [[I:%.*]]
; CHECK-NEXT:    [[Y:%.*]] = load volatile i16, ptr [[P]], align 2
; CHECK-NEXT:    ret i16 [[Y]]
  %p = getelementptr i16, ptr @words, i32 %i
  %y = load volatile i16, ptr %p
  ret i16 %y
}

; Its address is that of the module's table.
define i16 @escapes(i32 %i) {
; CHECK-LABEL: @escapes(
; CHECK-NEXT:    [[P:%.*]] = getelementptr i16, ptr @words, i32 [[I:%.*]]
; CHECK-NEXT:    [[Y:%.*]] = load i16, ptr [[P]], align 2
; CHECK-NEXT:    call void @use(ptr @words)
; CHECK-NEXT:    ret i16 [[Y]]
  %p = getelementptr i16, ptr @words, i32 %i
  %y = load i16, ptr %p
  call void @use(ptr @words)
  ret i16 %y
}

define i16 @as_number(i32 %i) {
; CHECK-LABEL: @as_number(
; CHECK-NEXT:    [[P:%.*]] = getelementptr i16, ptr @words, i32 [[I:%.*]]
; CHECK-NEXT:    [[Y:%.*]] = load i16, ptr [[P]], align 2
; CHECK-NEXT:    [[Z:%.*]] = add i16 [[Y]], ptrtoint (ptr @words to i16)
; CHECK-NEXT:    ret i16 [[Z]]
  %p = getelementptr i16, ptr @words, i32 %i
  %y = load i16, ptr %p
  %z = add i16 %y, ptrtoint (ptr @words to i16)
  ret i16 %z
}

define bfloat @of_bfloats(i32 %i) {
; CHECK-LABEL: @of_bfloats(
; CHECK-NEXT:    [[TMP1:%.*]] = trunc i32 [[I:%.*]] to i16
; CHECK-NEXT:    [[TMP2:%.*]] = shl i16 [[TMP1]], 1
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast <4 x i16> <i16 16256, i16 16384, i16 16512, i16 0> to <4 x bfloat>
; CHECK-NEXT:    [[Y:%.*]] = call bfloat @llvm.genx.rdregionf.bf16.v4bf16.i16(<4 x bfloat> [[TMP3]], i32 0, i32 1, i32 0, i16 [[TMP2]], i32 undef)
; CHECK-NEXT:    ret bfloat [[Y]]
  %p = getelementptr bfloat, ptr @bfloats, i32 %i
  %y = load bfloat, ptr %p
  ret bfloat %y
}

define bfloat @of_records(i32 %i) {
; CHECK-LABEL: @of_records(
; CHECK-NEXT:    [[TMP1:%.*]] = trunc i32 [[I:%.*]] to i16
; CHECK-NEXT:    [[TMP2:%.*]] = shl i16 [[TMP1]], 2
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast <4 x i16> <i16 16256, i16 7, i16 16384, i16 9> to <4 x bfloat>
; CHECK-NEXT:    [[Y:%.*]] = call bfloat @llvm.genx.rdregionf.bf16.v4bf16.i16(<4 x bfloat> [[TMP3]], i32 0, i32 1, i32 0, i16 [[TMP2]], i32 undef)
; CHECK-NEXT:    ret bfloat [[Y]]
  %p = getelementptr { bfloat, i16 }, ptr @records, i32 %i
  %y = load bfloat, ptr %p
  ret bfloat %y
}
