; The bits of a float that is -1.0 or 0.0 are an operation of integers. InstCombine compares them as it compares
; what was converted, but in a predicate the number one is -1.
; RUN: cmx-opt --passes='function(cmx-combine)' --check-each %s -S -o - | FileCheck %s
; CHECK lines by utils/update-checks

define <4 x i1> @predicates(<4 x i1> %c) {
; CHECK-LABEL: @predicates(
; CHECK-NEXT:    ret <4 x i1> splat (i1 true)
  %f = sitofp <4 x i1> %c to <4 x float>
  %b = bitcast <4 x float> %f to <4 x i32>
  %r = icmp slt <4 x i32> %b, splat (i32 1)
  ret <4 x i1> %r
}

; Found only later to be a predicate.
define i1 @extended(i64 %x) {
; CHECK-LABEL: @extended(
; CHECK-NEXT:    ret i1 true
  %l = shl i64 %x, 63
  %s = ashr exact i64 %l, 63
  %f = sitofp i64 %s to half
  %b = bitcast half %f to i16
  %r = icmp slt i16 %b, 1
  ret i1 %r
}

; Of another number of elements.
define <4 x i16> @halves(<2 x i1> %c) {
; CHECK-LABEL: @halves(
; CHECK-NEXT:    [[TMP1:%.*]] = select <2 x i1> [[C:%.*]], <2 x i32> splat (i32 -1082130432), <2 x i32> zeroinitializer
; CHECK-NEXT:    [[B:%.*]] = bitcast <2 x i32> [[TMP1]] to <4 x i16>
; CHECK-NEXT:    ret <4 x i16> [[B]]
  %f = sitofp <2 x i1> %c to <2 x float>
  %b = bitcast <2 x float> %f to <4 x i16>
  ret <4 x i16> %b
}

define i1 @double(i1 %c) {
; CHECK-LABEL: @double(
; CHECK-NEXT:    ret i1 false
  %f = sitofp i1 %c to double
  %b = bitcast double %f to i64
  %r = icmp sgt i64 %b, 0
  ret i1 %r
}

; Not of other numbers,
define <2 x i1> @numbers(<2 x i8> %x) {
; CHECK-LABEL: @numbers(
; CHECK-NEXT:    [[R:%.*]] = icmp slt <2 x i8> [[X:%.*]], splat (i8 1)
; CHECK-NEXT:    ret <2 x i1> [[R]]
  %f = sitofp <2 x i8> %x to <2 x float>
  %b = bitcast <2 x float> %f to <2 x i32>
  %r = icmp slt <2 x i32> %b, splat (i32 1)
  ret <2 x i1> %r
}

define i32 @bits(i8 %x) {
; CHECK-LABEL: @bits(
; CHECK-NEXT:    [[F:%.*]] = sitofp i8 [[X:%.*]] to float
; CHECK-NEXT:    [[B:%.*]] = bitcast float [[F]] to i32
; CHECK-NEXT:    ret i32 [[B]]
  %f = sitofp i8 %x to float
  %b = bitcast float %f to i32
  ret i32 %b
}

; not of one or zero,
define i32 @unsigned(i1 %c) {
; CHECK-LABEL: @unsigned(
; CHECK-NEXT:    [[F:%.*]] = uitofp i1 [[C:%.*]] to float
; CHECK-NEXT:    [[B:%.*]] = bitcast float [[F]] to i32
; CHECK-NEXT:    ret i32 [[B]]
  %f = uitofp i1 %c to float
  %b = bitcast float %f to i32
  ret i32 %b
}

; and not if the bits are not read.
define float @float(i1 %c) {
; CHECK-LABEL: @float(
; CHECK-NEXT:    [[F:%.*]] = sitofp i1 [[C:%.*]] to float
; CHECK-NEXT:    ret float [[F]]
  %f = sitofp i1 %c to float
  ret float %f
}
