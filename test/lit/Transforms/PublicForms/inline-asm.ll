; Inline assembly gets numbers in place of pointers, and masks of i1.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-public-forms -S %s | FileCheck %s
; RUN: cmx-opt -passes='cmx-public-forms,cmx-public-forms' -S %s | FileCheck %s

define ptr @pointers(ptr %p) {
; CHECK-LABEL: @pointers(
; CHECK-NEXT:    [[TMP1:%.*]] = ptrtoint ptr [[P:%.*]] to i64
; CHECK-NEXT:    [[TMP2:%.*]] = call i64 asm "mov (M1_NM, 1) $0 $1", "=r,r"(i64 [[TMP1]])
; CHECK-NEXT:    [[TMP3:%.*]] = inttoptr i64 [[TMP2]] to ptr
; CHECK-NEXT:    ret ptr [[TMP3]]
  %r = call ptr asm "mov (M1_NM, 1) $0 $1", "=r,r"(ptr %p)
  ret ptr %r
}

define void @no_output(ptr %p) {
; CHECK-LABEL: @no_output(
; CHECK-NEXT:    [[TMP1:%.*]] = ptrtoint ptr [[P:%.*]] to i64
; CHECK-NEXT:    call void asm sideeffect "mov (M1_NM, 1) v_x(0,0)<1> $0", "r"(i64 [[TMP1]])
; CHECK-NEXT:    ret void
  call void asm sideeffect "mov (M1_NM, 1) v_x(0,0)<1> $0", "r"(ptr %p)
  ret void
}

define i64 @two_outputs(ptr %p, i32 %n) {
; CHECK-LABEL: @two_outputs(
; CHECK-NEXT:    [[TMP1:%.*]] = ptrtoint ptr [[P:%.*]] to i64
; CHECK-NEXT:    [[TMP2:%.*]] = call { i64, i32 } asm "mov (M1_NM, 1) $0 $2\0Amov (M1_NM, 1) $1 $3", "=r,=r,r,r"(i64 [[TMP1]], i32 [[N:%.*]])
; CHECK-NEXT:    [[TMP3:%.*]] = extractvalue { i64, i32 } [[TMP2]], 1
; CHECK-NEXT:    [[TMP4:%.*]] = extractvalue { i64, i32 } [[TMP2]], 0
; CHECK-NEXT:    [[TMP5:%.*]] = inttoptr i64 [[TMP4]] to ptr
; CHECK-NEXT:    [[S:%.*]] = getelementptr i8, ptr [[TMP5]], i32 [[TMP3]]
; CHECK-NEXT:    [[A:%.*]] = ptrtoint ptr [[S]] to i64
; CHECK-NEXT:    ret i64 [[A]]
  %r = call { ptr, i32 } asm "mov (M1_NM, 1) $0 $2\0Amov (M1_NM, 1) $1 $3", "=r,=r,r,r"(ptr %p, i32 %n)
  %q = extractvalue { ptr, i32 } %r, 0
  %m = extractvalue { ptr, i32 } %r, 1
  %s = getelementptr i8, ptr %q, i32 %m
  %a = ptrtoint ptr %s to i64
  ret i64 %a
}

define <8 x i32> @mask(<8 x i16> %c) {
; CHECK-LABEL: @mask(
; CHECK-NEXT:    [[TMP1:%.*]] = trunc <8 x i16> [[C:%.*]] to <8 x i1>
; CHECK-NEXT:    [[TMP2:%.*]] = call <8 x i32> asm "($1) sel (M1, 8) $0 0x1:d 0x0:d", "=r,@2cr"(<8 x i1> [[TMP1]])
; CHECK-NEXT:    ret <8 x i32> [[TMP2]]
  %r = call <8 x i32> asm "($1) sel (M1, 8) $0 0x1:d 0x0:d", "=r,@2cr"(<8 x i16> %c)
  ret <8 x i32> %r
}

define <8 x i16> @mask_written(<8 x i32> %v) {
; CHECK-LABEL: @mask_written(
; CHECK-NEXT:    [[TMP1:%.*]] = call <8 x i1> asm "cmp.eq (M1, 8) $0 $1 0x0:d", "=@2cr,r"(<8 x i32> [[V:%.*]])
; CHECK-NEXT:    [[TMP2:%.*]] = zext <8 x i1> [[TMP1]] to <8 x i16>
; CHECK-NEXT:    ret <8 x i16> [[TMP2]]
  %r = call <8 x i16> asm "cmp.eq (M1, 8) $0 $1 0x0:d", "=@2cr,r"(<8 x i32> %v)
  ret <8 x i16> %r
}

; Nothing to convert.
define i8 @numbers(i8 %n) {
; CHECK-LABEL: @numbers(
; CHECK-NEXT:    [[R:%.*]] = call i8 asm "mov (M1_NM, 1) $0 $1", "=r,r"(i8 [[N:%.*]])
; CHECK-NEXT:    ret i8 [[R]]
  %r = call i8 asm "mov (M1_NM, 1) $0 $1", "=r,r"(i8 %n)
  ret i8 %r
}
