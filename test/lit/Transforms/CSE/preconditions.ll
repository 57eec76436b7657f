; What is not shared, or not as it was.
; CHECK lines by hand: they compare metadata, which update-checks does not
; RUN: cmx-opt -passes=cmx-cse -S %s | FileCheck %s

declare i32 @llvm.ctpop.i32(i32)

; Only one of two promises a range: the one that stays must not.
define i32 @ranges(i32 %x) {
; CHECK-LABEL: @ranges(
; CHECK-NEXT:    %a = call i32 @llvm.ctpop.i32(i32 %x){{$}}
; CHECK-NEXT:    %r = add i32 %a, %a
  %a = call i32 @llvm.ctpop.i32(i32 %x), !range !0
  %b = call i32 @llvm.ctpop.i32(i32 %x)
  %r = add i32 %a, %b
  ret i32 %r
}

; Two ranges: the wider one stays.
define i32 @two_ranges(i32 %x) {
; CHECK-LABEL: @two_ranges(
; CHECK-NEXT:    %a = call i32 @llvm.ctpop.i32(i32 %x), !range [[BOTH:![0-9]+]]
; CHECK-NEXT:    %r = add i32 %a, %a
  %a = call i32 @llvm.ctpop.i32(i32 %x), !range !0
  %b = call i32 @llvm.ctpop.i32(i32 %x), !range !1
  %r = add i32 %a, %b
  ret i32 %r
}

; Compares of two kinds.
define i1 @kinds(i32 %x, i32 %y) {
; CHECK-LABEL: @kinds(
; CHECK-NEXT:    %a = icmp slt i32 %x, %y
; CHECK-NEXT:    %b = icmp ult i32 %x, %y
; CHECK-NEXT:    %r = xor i1 %a, %b
  %a = icmp slt i32 %x, %y
  %b = icmp ult i32 %x, %y
  %r = xor i1 %a, %b
  ret i1 %r
}

; Operands in another order.
define i32 @operands(i32 %x, i32 %y) {
; CHECK-LABEL: @operands(
; CHECK-NEXT:    %a = sub i32 %x, %y
; CHECK-NEXT:    %b = sub i32 %y, %x
; CHECK-NEXT:    %r = mul i32 %a, %b
  %a = sub i32 %x, %y
  %b = sub i32 %y, %x
  %r = mul i32 %a, %b
  ret i32 %r
}

; Shuffles with other lanes.
define <2 x i32> @lanes(<2 x i32> %x) {
; CHECK-LABEL: @lanes(
; CHECK-NEXT:    %a = shufflevector <2 x i32> %x, <2 x i32> poison, <2 x i32> zeroinitializer
; CHECK-NEXT:    %b = shufflevector <2 x i32> %x, <2 x i32> poison, <2 x i32> <i32 1, i32 1>
; CHECK-NEXT:    %r = add <2 x i32> %a, %b
  %a = shufflevector <2 x i32> %x, <2 x i32> poison, <2 x i32> <i32 0, i32 0>
  %b = shufflevector <2 x i32> %x, <2 x i32> poison, <2 x i32> <i32 1, i32 1>
  %r = add <2 x i32> %a, %b
  ret <2 x i32> %r
}

; One stands in a block that does not dominate the other.
define i32 @siblings(i32 %x, i1 %c) {
; CHECK-LABEL: @siblings(
; CHECK:       then:
; CHECK-NEXT:    %a = mul i32 %x, %x
; CHECK:       else:
; CHECK-NEXT:    %b = mul i32 %x, %x
entry:
  br i1 %c, label %then, label %else

then:
  %a = mul i32 %x, %x
  br label %join

else:
  %b = mul i32 %x, %x
  br label %join

join:
  %r = phi i32 [ %a, %then ], [ %b, %else ]
  ret i32 %r
}

; CHECK: [[BOTH]] = !{i32 0, i32 8}
!0 = !{i32 0, i32 4}
!1 = !{i32 2, i32 8}
