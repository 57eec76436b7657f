; No vector has more than 2^16 elements. An array that is indexed has to fit into the registers alone.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes='cmx-promote-arrays<budget=300000>' -S %s | FileCheck %s

define i8 @longest(i8 %x) {
; CHECK-LABEL: @longest(
; CHECK-NEXT:    [[TMP1:%.*]] = call <65536 x i8> @llvm.genx.wrregioni.v65536i8.i8.i16.i1(<65536 x i8> undef, i8 [[X:%.*]], i32 0, i32 1, i32 0, i16 3, i32 undef, i1 true)
; CHECK-NEXT:    [[R:%.*]] = call i8 @llvm.genx.rdregioni.i8.v65536i8.i16(<65536 x i8> [[TMP1]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    ret i8 [[R]]
  %a = alloca [65536 x i8]
  %p = getelementptr i8, ptr %a, i32 3
  store i8 %x, ptr %p
  %r = load i8, ptr %a
  ret i8 %r
}

define i8 @too_long(i8 %x) {
; CHECK-LABEL: @too_long(
; CHECK-NEXT:    [[A:%.*]] = alloca [65537 x i8], align 1, !cmx.not-promoted !0
; CHECK-NEXT:    [[P:%.*]] = getelementptr i8, ptr [[A]], i32 3
; CHECK-NEXT:    store i8 [[X:%.*]], ptr [[P]], align 1
; CHECK-NEXT:    [[R:%.*]] = load i8, ptr [[A]], align 1
; CHECK-NEXT:    ret i8 [[R]]
  %a = alloca [65537 x i8]
  %p = getelementptr i8, ptr %a, i32 3
  store i8 %x, ptr %p
  %r = load i8, ptr %a
  ret i8 %r
}

define i32 @indexed(i32 %x, i32 %i) {
; CHECK-LABEL: @indexed(
; CHECK-NEXT:    [[A:%.*]] = alloca [8192 x i32], align 4, !cmx.not-promoted !1
; CHECK-NEXT:    [[P:%.*]] = getelementptr i32, ptr [[A]], i32 [[I:%.*]]
; CHECK-NEXT:    store i32 [[X:%.*]], ptr [[P]], align 4
; CHECK-NEXT:    [[R:%.*]] = load i32, ptr [[A]], align 4
; CHECK-NEXT:    ret i32 [[R]]
  %a = alloca [8192 x i32]
  %p = getelementptr i32, ptr %a, i32 %i
  store i32 %x, ptr %p
  %r = load i32, ptr %a
  ret i32 %r
}

; One long array makes the offsets of all arrays dwords.
define i32 @both(i32 %x, i32 %i) {
; CHECK-LABEL: @both(
; CHECK-NEXT:    [[TMP1:%.*]] = call <8192 x i32> @llvm.genx.wrregioni.v8192i32.i32.i16.i1(<8192 x i32> undef, i32 [[X:%.*]], i32 0, i32 1, i32 0, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP2:%.*]] = shl i32 [[I:%.*]], 2
; CHECK-NEXT:    [[TMP3:%.*]] = call <4 x i32> @llvm.genx.wrregioni.v4i32.i32.i32.i1(<4 x i32> undef, i32 [[X]], i32 0, i32 1, i32 0, i32 [[TMP2]], i32 undef, i1 true)
; CHECK-NEXT:    [[R:%.*]] = call i32 @llvm.genx.rdregioni.i32.v8192i32.i16(<8192 x i32> [[TMP1]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[S:%.*]] = call i32 @llvm.genx.rdregioni.i32.v4i32.i16(<4 x i32> [[TMP3]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[T:%.*]] = add i32 [[R]], [[S]]
; CHECK-NEXT:    ret i32 [[T]]
  %b = alloca [4 x i32]
  %a = alloca [8192 x i32]
  store i32 %x, ptr %a
  %q = getelementptr i32, ptr %b, i32 %i
  store i32 %x, ptr %q
  %r = load i32, ptr %a
  %s = load i32, ptr %b
  %t = add i32 %r, %s
  ret i32 %t
}
