; A lane of a funnel shift by no bit is that of one operand. InstCombine shifts
; the other operand by all of its bits instead if the one is zero.
; RUN: cmx-opt --passes='function(cmx-combine)' --check-each %s -S -o - | FileCheck %s
; CHECK lines by utils/update-checks

define <4 x i32> @left(<4 x i32> %x) {
; CHECK-LABEL: @left(
; CHECK-NEXT:    [[R:%.*]] = lshr <4 x i32> [[X:%.*]], <i32 7, i32 31, i32 1, i32 25>
; CHECK-NEXT:    [[TMP1:%.*]] = insertelement <4 x i32> [[R]], i32 0, i64 1
; CHECK-NEXT:    ret <4 x i32> [[TMP1]]
  %r = call <4 x i32> @llvm.fshl.v4i32(<4 x i32> zeroinitializer, <4 x i32> %x, <4 x i32> <i32 490757113, i32 -2147483648, i32 -1, i32 7>)
  ret <4 x i32> %r
}

define <3 x i16> @right(<3 x i16> %x) {
; CHECK-LABEL: @right(
; CHECK-NEXT:    [[R:%.*]] = shl <3 x i16> [[X:%.*]], <i16 15, i16 poison, i16 13>
; CHECK-NEXT:    [[TMP1:%.*]] = insertelement <3 x i16> [[R]], i16 0, i64 0
; CHECK-NEXT:    ret <3 x i16> [[TMP1]]
  %r = call <3 x i16> @llvm.fshr.v3i16(<3 x i16> %x, <3 x i16> zeroinitializer, <3 x i16> <i16 16, i16 poison, i16 3>)
  ret <3 x i16> %r
}

; The operand becomes zero only while InstCombine runs.
define <2 x i8> @later(<2 x i8> %x, <2 x i8> %y) {
; CHECK-LABEL: @later(
; CHECK-NEXT:    [[R:%.*]] = lshr <2 x i8> [[X:%.*]], <i8 7, i8 5>
; CHECK-NEXT:    [[TMP1:%.*]] = insertelement <2 x i8> [[R]], i8 0, i64 0
; CHECK-NEXT:    ret <2 x i8> [[TMP1]]
  %z = sub <2 x i8> %y, %y
  %r = call <2 x i8> @llvm.fshl.v2i8(<2 x i8> %z, <2 x i8> %x, <2 x i8> <i8 8, i8 3>)
  ret <2 x i8> %r
}

; The amounts become constants only then.
define <4 x i32> @later_amounts(<4 x i32> %x, <4 x i32> %z) {
; CHECK-LABEL: @later_amounts(
; CHECK-NEXT:    [[R:%.*]] = call <4 x i32> @llvm.fshl.v4i32(<4 x i32> zeroinitializer, <4 x i32> [[X:%.*]], <4 x i32> <i32 32, i32 99, i32 64, i32 37>)
; CHECK-NEXT:    ret <4 x i32> [[R]]
  %n = or <4 x i32> %z, splat (i32 96)
  %k = and <4 x i32> %n, <i32 32, i32 96, i32 64, i32 32>
  %a = add <4 x i32> %k, <i32 0, i32 3, i32 0, i32 5>
  %r = call <4 x i32> @llvm.fshl.v4i32(<4 x i32> zeroinitializer, <4 x i32> %x, <4 x i32> %a)
  ret <4 x i32> %r
}

; Every lane is shifted, by numbers that are not known, or there is one lane, or
; both operands are the same.
define <4 x i32> @all_shifted(<4 x i32> %x) {
; CHECK-LABEL: @all_shifted(
; CHECK-NEXT:    [[R:%.*]] = lshr <4 x i32> [[X:%.*]], <i32 31, i32 31, i32 1, i32 25>
; CHECK-NEXT:    ret <4 x i32> [[R]]
  %r = call <4 x i32> @llvm.fshl.v4i32(<4 x i32> zeroinitializer, <4 x i32> %x, <4 x i32> <i32 1, i32 33, i32 -1, i32 7>)
  ret <4 x i32> %r
}

define <4 x i32> @variable(<4 x i32> %x, <4 x i32> %n) {
; CHECK-LABEL: @variable(
; CHECK-NEXT:    [[R:%.*]] = call <4 x i32> @llvm.fshl.v4i32(<4 x i32> zeroinitializer, <4 x i32> [[X:%.*]], <4 x i32> [[N:%.*]])
; CHECK-NEXT:    ret <4 x i32> [[R]]
  %r = call <4 x i32> @llvm.fshl.v4i32(<4 x i32> zeroinitializer, <4 x i32> %x, <4 x i32> %n)
  ret <4 x i32> %r
}

define i32 @scalar(i32 %x) {
; CHECK-LABEL: @scalar(
; CHECK-NEXT:    ret i32 0
  %r = call i32 @llvm.fshl.i32(i32 0, i32 %x, i32 32)
  ret i32 %r
}

define <2 x i64> @rotated(<2 x i64> %x) {
; CHECK-LABEL: @rotated(
; CHECK-NEXT:    [[R:%.*]] = call <2 x i64> @llvm.fshl.v2i64(<2 x i64> [[X:%.*]], <2 x i64> [[X]], <2 x i64> <i64 0, i64 5>)
; CHECK-NEXT:    ret <2 x i64> [[R]]
  %r = call <2 x i64> @llvm.fshl.v2i64(<2 x i64> %x, <2 x i64> %x, <2 x i64> <i64 64, i64 5>)
  ret <2 x i64> %r
}

declare <4 x i32> @llvm.fshl.v4i32(<4 x i32>, <4 x i32>, <4 x i32>)
declare <3 x i16> @llvm.fshr.v3i16(<3 x i16>, <3 x i16>, <3 x i16>)
declare <2 x i8> @llvm.fshl.v2i8(<2 x i8>, <2 x i8>, <2 x i8>)
declare <2 x i64> @llvm.fshl.v2i64(<2 x i64>, <2 x i64>, <2 x i64>)
declare i32 @llvm.fshl.i32(i32, i32, i32)
