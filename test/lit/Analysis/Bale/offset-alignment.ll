; How much is known about the alignment of a variable offset: as many low bits are zero as the operations that compute it
; guarantee. Bytes are read, so that 1 is the least alignment, and the largest is 64.
; RUN: cmx-opt -passes='print<cmx-bales>' -disable-output %s 2>&1 | FileCheck %s

declare <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8>, i32, i32, i32, i16, i32)
declare i16 @llvm.umin.i16(i16, i16)
declare i16 @llvm.smax.i16(i16, i16)

; A shift to the left adds zero bits.
; CHECK-LABEL: bales of @left{{$}}
; CHECK: source %v <{{.*}}>x8@8*?+
define <8 x i8> @left(<64 x i8> %v, i16 %x, i16 %n, i1 %c) {
  %at = shl i16 %x, 3
  %r = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %v, i32 0, i32 8, i32 1, i16 %at, i32 undef)
  ret <8 x i8> %r
}

; CHECK-LABEL: bales of @left_of_left{{$}}
; CHECK: source %v <{{.*}}>x8@32*?+
define <8 x i8> @left_of_left(<64 x i8> %v, i16 %x, i16 %n, i1 %c) {
  %a = shl i16 %x, 2
  %at = shl i16 %a, 3
  %r = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %v, i32 0, i32 8, i32 1, i16 %at, i32 undef)
  ret <8 x i8> %r
}

; CHECK-LABEL: bales of @left_at_variable_distance{{$}}
; CHECK: source %v <{{.*}}>x8@16*?+
define <8 x i8> @left_at_variable_distance(<64 x i8> %v, i16 %x, i16 %n, i1 %c) {
  %a = shl i16 %x, 4
  %at = shl i16 %a, %n
  %r = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %v, i32 0, i32 8, i32 1, i16 %at, i32 undef)
  ret <8 x i8> %r
}

; CHECK-LABEL: bales of @left_of_constant{{$}}
; CHECK: source %v <{{.*}}>x8@8*?+
define <8 x i8> @left_of_constant(<64 x i8> %v, i16 %x, i16 %n, i1 %c) {
  %at = shl i16 24, %n
  %r = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %v, i32 0, i32 8, i32 1, i16 %at, i32 undef)
  ret <8 x i8> %r
}

; CHECK-LABEL: bales of @left_far{{$}}
; CHECK: source %v <{{.*}}>x8@64*?+
define <8 x i8> @left_far(<64 x i8> %v, i16 %x, i16 %n, i1 %c) {
  %at = shl i16 %x, 9
  %r = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %v, i32 0, i32 8, i32 1, i16 %at, i32 undef)
  ret <8 x i8> %r
}

; A shift to the right takes them away; at a variable distance, it may take all.
; CHECK-LABEL: bales of @right{{$}}
; CHECK: source %v <{{.*}}>x8@8*?+
define <8 x i8> @right(<64 x i8> %v, i16 %x, i16 %n, i1 %c) {
  %a = shl i16 %x, 5
  %at = lshr i16 %a, 2
  %r = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %v, i32 0, i32 8, i32 1, i16 %at, i32 undef)
  ret <8 x i8> %r
}

; CHECK-LABEL: bales of @right_with_sign{{$}}
; CHECK: source %v <{{.*}}>x8@2*?+
define <8 x i8> @right_with_sign(<64 x i8> %v, i16 %x, i16 %n, i1 %c) {
  %a = shl i16 %x, 5
  %at = ashr i16 %a, 4
  %r = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %v, i32 0, i32 8, i32 1, i16 %at, i32 undef)
  ret <8 x i8> %r
}

; CHECK-LABEL: bales of @right_by_more{{$}}
; CHECK: source %v <{{.*}}>x8@2*?+
define <8 x i8> @right_by_more(<64 x i8> %v, i16 %x, i16 %n, i1 %c) {
  %a = shl i16 %x, 3
  %b = lshr i16 %a, 5
  %at = shl i16 %b, 1
  %r = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %v, i32 0, i32 8, i32 1, i16 %at, i32 undef)
  ret <8 x i8> %r
}

; CHECK-LABEL: bales of @right_at_variable_distance{{$}}
; CHECK: source %v <{{.*}}>x8@1*?+
define <8 x i8> @right_at_variable_distance(<64 x i8> %v, i16 %x, i16 %n, i1 %c) {
  %a = shl i16 %x, 6
  %at = lshr i16 %a, %n
  %r = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %v, i32 0, i32 8, i32 1, i16 %at, i32 undef)
  ret <8 x i8> %r
}

; CHECK-LABEL: bales of @right_with_sign_at_variable_distance{{$}}
; CHECK: source %v <{{.*}}>x8@4*?+
define <8 x i8> @right_with_sign_at_variable_distance(<64 x i8> %v, i16 %x, i16 %n, i1 %c) {
  %a = shl i16 %x, 6
  %b = ashr i16 %a, %n
  %at = shl i16 %b, 2
  %r = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %v, i32 0, i32 8, i32 1, i16 %at, i32 undef)
  ret <8 x i8> %r
}

; CHECK-LABEL: bales of @right_of_constant{{$}}
; CHECK: source %v <{{.*}}>x8@1*?+
define <8 x i8> @right_of_constant(<64 x i8> %v, i16 %x, i16 %n, i1 %c) {
  %at = lshr i16 64, %n
  %r = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %v, i32 0, i32 8, i32 1, i16 %at, i32 undef)
  ret <8 x i8> %r
}

; CHECK-LABEL: bales of @right_in_dwords{{$}}
; CHECK: source %v <{{.*}}>x8@1*?+
define <8 x i8> @right_in_dwords(<64 x i8> %v, i16 %x, i16 %n, i1 %c) {
  %w = zext i16 %x to i32
  %d = zext i16 %n to i32
  %a = shl i32 %w, 6
  %b = lshr i32 %a, %d
  %at = trunc i32 %b to i16
  %r = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %v, i32 0, i32 8, i32 1, i16 %at, i32 undef)
  ret <8 x i8> %r
}

; Sums have the zero bits that all operands have, products those of all operands together.
; CHECK-LABEL: bales of @sum{{$}}
; CHECK: source %v <{{.*}}>x8@8*?+
define <8 x i8> @sum(<64 x i8> %v, i16 %x, i16 %n, i1 %c) {
  %a = shl i16 %x, 3
  %b = shl i16 %n, 4
  %at = add i16 %a, %b
  %r = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %v, i32 0, i32 8, i32 1, i16 %at, i32 undef)
  ret <8 x i8> %r
}

; CHECK-LABEL: bales of @difference{{$}}
; CHECK: source %v <{{.*}}>x8@16*?+
define <8 x i8> @difference(<64 x i8> %v, i16 %x, i16 %n, i1 %c) {
  %a = shl i16 %x, 5
  %at = sub i16 16, %a
  %r = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %v, i32 0, i32 8, i32 1, i16 %at, i32 undef)
  ret <8 x i8> %r
}

; CHECK-LABEL: bales of @product{{$}}
; CHECK: source %v <{{.*}}>x8@8*?+
define <8 x i8> @product(<64 x i8> %v, i16 %x, i16 %n, i1 %c) {
  %a = shl i16 %x, 2
  %b = shl i16 %n, 1
  %at = mul i16 %a, %b
  %r = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %v, i32 0, i32 8, i32 1, i16 %at, i32 undef)
  ret <8 x i8> %r
}

; CHECK-LABEL: bales of @product_with_constant{{$}}
; CHECK: source %v <{{.*}}>x8@16*?+
define <8 x i8> @product_with_constant(<64 x i8> %v, i16 %x, i16 %n, i1 %c) {
  %at = mul i16 %x, 48
  %r = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %v, i32 0, i32 8, i32 1, i16 %at, i32 undef)
  ret <8 x i8> %r
}

; A conjunction has the zero bits of each operand, other logic those of both.
; CHECK-LABEL: bales of @conjunction{{$}}
; CHECK: source %v <{{.*}}>x8@16*?+
define <8 x i8> @conjunction(<64 x i8> %v, i16 %x, i16 %n, i1 %c) {
  %a = shl i16 %x, 4
  %at = and i16 %n, %a
  %r = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %v, i32 0, i32 8, i32 1, i16 %at, i32 undef)
  ret <8 x i8> %r
}

; CHECK-LABEL: bales of @conjunction_with_constant{{$}}
; CHECK: source %v <{{.*}}>x8@8*?+
define <8 x i8> @conjunction_with_constant(<64 x i8> %v, i16 %x, i16 %n, i1 %c) {
  %at = and i16 %x, 248
  %r = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %v, i32 0, i32 8, i32 1, i16 %at, i32 undef)
  ret <8 x i8> %r
}

; CHECK-LABEL: bales of @disjunction{{$}}
; CHECK: source %v <{{.*}}>x8@8*?+
define <8 x i8> @disjunction(<64 x i8> %v, i16 %x, i16 %n, i1 %c) {
  %a = shl i16 %x, 4
  %at = or i16 %a, 8
  %r = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %v, i32 0, i32 8, i32 1, i16 %at, i32 undef)
  ret <8 x i8> %r
}

; CHECK-LABEL: bales of @difference_of_bits{{$}}
; CHECK: source %v <{{.*}}>x8@4*?+
define <8 x i8> @difference_of_bits(<64 x i8> %v, i16 %x, i16 %n, i1 %c) {
  %a = shl i16 %x, 4
  %b = shl i16 %n, 2
  %at = xor i16 %a, %b
  %r = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %v, i32 0, i32 8, i32 1, i16 %at, i32 undef)
  ret <8 x i8> %r
}

; Choices have the zero bits that each of the values has.
; CHECK-LABEL: bales of @choice{{$}}
; CHECK: source %v <{{.*}}>x8@8*?+
define <8 x i8> @choice(<64 x i8> %v, i16 %x, i16 %n, i1 %c) {
  %a = shl i16 %x, 4
  %b = shl i16 %n, 3
  %at = select i1 %c, i16 %a, i16 %b
  %r = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %v, i32 0, i32 8, i32 1, i16 %at, i32 undef)
  ret <8 x i8> %r
}

; CHECK-LABEL: bales of @smaller{{$}}
; CHECK: source %v <{{.*}}>x8@8*?+
define <8 x i8> @smaller(<64 x i8> %v, i16 %x, i16 %n, i1 %c) {
  %a = shl i16 %x, 4
  %at = call i16 @llvm.umin.i16(i16 %a, i16 40)
  %r = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %v, i32 0, i32 8, i32 1, i16 %at, i32 undef)
  ret <8 x i8> %r
}

; CHECK-LABEL: bales of @larger{{$}}
; CHECK: source %v <{{.*}}>x8@4*?+
define <8 x i8> @larger(<64 x i8> %v, i16 %x, i16 %n, i1 %c) {
  %a = shl i16 %x, 2
  %at = call i16 @llvm.smax.i16(i16 %a, i16 0)
  %r = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %v, i32 0, i32 8, i32 1, i16 %at, i32 undef)
  ret <8 x i8> %r
}

; Conversions and moves keep the low bits.
; CHECK-LABEL: bales of @extended{{$}}
; CHECK: source %v <{{.*}}>x8@16*?+
define <8 x i8> @extended(<64 x i8> %v, i16 %x, i16 %n, i1 %c) {
  %a = trunc i16 %x to i8
  %b = shl i8 %a, 4
  %at = zext i8 %b to i16
  %r = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %v, i32 0, i32 8, i32 1, i16 %at, i32 undef)
  ret <8 x i8> %r
}

; CHECK-LABEL: bales of @extended_with_sign{{$}}
; CHECK: source %v <{{.*}}>x8@32*?+
define <8 x i8> @extended_with_sign(<64 x i8> %v, i16 %x, i16 %n, i1 %c) {
  %a = trunc i16 %x to i8
  %b = shl i8 %a, 5
  %at = sext i8 %b to i16
  %r = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %v, i32 0, i32 8, i32 1, i16 %at, i32 undef)
  ret <8 x i8> %r
}

; CHECK-LABEL: bales of @truncated{{$}}
; CHECK: source %v <{{.*}}>x8@8*?+
define <8 x i8> @truncated(<64 x i8> %v, i16 %x, i16 %n, i1 %c) {
  %a = zext i16 %x to i32
  %b = shl i32 %a, 3
  %at = trunc i32 %b to i16
  %r = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %v, i32 0, i32 8, i32 1, i16 %at, i32 undef)
  ret <8 x i8> %r
}

; CHECK-LABEL: bales of @frozen{{$}}
; CHECK: source %v <{{.*}}>x8@8*?+
define <8 x i8> @frozen(<64 x i8> %v, i16 %x, i16 %n, i1 %c) {
  %a = shl i16 %x, 3
  %at = freeze i16 %a
  %r = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %v, i32 0, i32 8, i32 1, i16 %at, i32 undef)
  ret <8 x i8> %r
}

; CHECK-LABEL: bales of @element{{$}}
; CHECK: source %v <{{.*}}>x8@4*?+
define <8 x i8> @element(<64 x i8> %v, i16 %x, i16 %n, i1 %c) {
  %a = insertelement <2 x i16> splat (i16 8), i16 %x, i32 0
  %b = shl <2 x i16> %a, splat (i16 2)
  %at = extractelement <2 x i16> %b, i16 %n
  %r = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %v, i32 0, i32 8, i32 1, i16 %at, i32 undef)
  ret <8 x i8> %r
}

; CHECK-LABEL: bales of @element_of_constants{{$}}
; CHECK: source %v <{{.*}}>x8@8*?+
define <8 x i8> @element_of_constants(<64 x i8> %v, i16 %x, i16 %n, i1 %c) {
  %a = shl i16 %x, 4
  %b = insertelement <2 x i16> splat (i16 8), i16 %a, i32 0
  %at = extractelement <2 x i16> %b, i16 %n
  %r = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %v, i32 0, i32 8, i32 1, i16 %at, i32 undef)
  ret <8 x i8> %r
}

; A phi has the zero bits of the value that enters the loop, if the loop keeps them.
; CHECK-LABEL: bales of @loop{{$}}
; CHECK: source %v <{{.*}}>x8@16*?+
define <8 x i8> @loop(<64 x i8> %v, i16 %x, i16 %n) {
entry:
  %first = shl i16 %x, 5
  br label %loop

loop:
  %at = phi i16 [ %first, %entry ], [ %next, %loop ]
  %r = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %v, i32 0, i32 8, i32 1, i16 %at, i32 undef)
  %next = add i16 %at, 16
  %again = icmp ult i16 %next, %n
  br i1 %again, label %loop, label %end

end:
  ret <8 x i8> %r
}

; This loop does not.
; CHECK-LABEL: bales of @loop_of_fewer_bits{{$}}
; CHECK: source %v <{{.*}}>x8@1*?+
define <8 x i8> @loop_of_fewer_bits(<64 x i8> %v, i16 %x, i16 %n) {
entry:
  %first = shl i16 %x, 5
  br label %loop

loop:
  %at = phi i16 [ %first, %entry ], [ %next, %loop ]
  %r = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %v, i32 0, i32 8, i32 1, i16 %at, i32 undef)
  %next = ashr i16 %at, %n
  %again = icmp ult i16 %next, %n
  br i1 %again, label %loop, label %end

end:
  ret <8 x i8> %r
}

; This loop takes zero bits away.
; CHECK-LABEL: bales of @loop_of_halves{{$}}
; CHECK: source %v <{{.*}}>x8@1*?+
define <8 x i8> @loop_of_halves(<64 x i8> %v, i16 %x, i16 %n) {
entry:
  %first = shl i16 %x, 5
  br label %loop

loop:
  %at = phi i16 [ %first, %entry ], [ %next, %loop ]
  %r = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %v, i32 0, i32 8, i32 1, i16 %at, i32 undef)
  %next = lshr i16 %at, 1
  %again = icmp ult i16 %next, %n
  br i1 %again, label %loop, label %end

end:
  ret <8 x i8> %r
}
