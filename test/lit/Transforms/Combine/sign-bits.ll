; A conversion to -1.0 or 0.0 is a choice. InstCombine compares the bits of the float as it compares what was
; converted, but in a predicate the number one is -1.
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
; CHECK-NEXT:    [[F:%.*]] = select <2 x i1> [[C:%.*]], <2 x float> splat (float -1.000000e+00), <2 x float> zeroinitializer
; CHECK-NEXT:    [[B:%.*]] = bitcast <2 x float> [[F]] to <4 x i16>
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

; The compare comes to the conversions only then.
define <4 x i1> @chosen(<4 x i1> %c, <4 x i1> %d, <4 x i1> %e) {
; CHECK-LABEL: @chosen(
; CHECK-NEXT:    [[F:%.*]] = select <4 x i1> [[C:%.*]], <4 x float> splat (float -1.000000e+00), <4 x float> zeroinitializer
; CHECK-NEXT:    [[G:%.*]] = select <4 x i1> [[D:%.*]], <4 x float> splat (float -1.000000e+00), <4 x float> zeroinitializer
; CHECK-NEXT:    [[S:%.*]] = select <4 x i1> [[E:%.*]], <4 x float> [[F]], <4 x float> [[G]]
; CHECK-NEXT:    [[B:%.*]] = bitcast <4 x float> [[S]] to <4 x i32>
; CHECK-NEXT:    [[R:%.*]] = icmp slt <4 x i32> [[B]], splat (i32 1)
; CHECK-NEXT:    ret <4 x i1> [[R]]
  %f = sitofp <4 x i1> %c to <4 x float>
  %g = sitofp <4 x i1> %d to <4 x float>
  %s = select <4 x i1> %e, <4 x float> %f, <4 x float> %g
  %b = bitcast <4 x float> %s to <4 x i32>
  %r = icmp slt <4 x i32> %b, splat (i32 1)
  ret <4 x i1> %r
}

define i1 @longer(i1 %c) {
; CHECK-LABEL: @longer(
; CHECK-NEXT:    ret i1 true
  %f = sitofp i1 %c to half
  %g = fpext half %f to float
  %b = bitcast float %g to i32
  %r = icmp slt i32 %b, 1
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

; and not to one or zero.
define i32 @unsigned(i1 %c) {
; CHECK-LABEL: @unsigned(
; CHECK-NEXT:    [[F:%.*]] = uitofp i1 [[C:%.*]] to float
; CHECK-NEXT:    [[B:%.*]] = bitcast float [[F]] to i32
; CHECK-NEXT:    ret i32 [[B]]
  %f = uitofp i1 %c to float
  %b = bitcast float %f to i32
  ret i32 %b
}
