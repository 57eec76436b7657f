; Modifiers of sources: negation, absolute value, complement.
; RUN: cmx-opt -passes='print<cmx-bales>' -disable-output %s 2>&1 | FileCheck %s

declare <16 x float> @llvm.fabs.v16f32(<16 x float>)
declare <16 x i32> @llvm.genx.absi.v16i32(<16 x i32>)
declare <16 x i8> @llvm.genx.absi.v16i8(<16 x i8>)
declare <16 x i32> @llvm.genx.ssadd.sat.v16i32.v16i32(<16 x i32>, <16 x i32>)
declare <16 x float> @llvm.sqrt.v16f32(<16 x float>)

define <16 x float> @negated(<16 x float> %x, <16 x float> %y) {
; CHECK-LABEL: bales of @negated
; CHECK-NEXT:  %r: mul x16
; CHECK-NEXT:    type f
; CHECK-NEXT:    source %x <16;16,1>x16@0:4:f
; CHECK-NEXT:    source (-)%y <16;16,1>x16@0:4:f
; CHECK-NEXT:    member %n
  %n = fneg <16 x float> %y
  %r = fmul <16 x float> %x, %n
  ret <16 x float> %r
}

define <16 x float> @subtracted(<16 x float> %x, <16 x float> %y) {
; CHECK-LABEL: bales of @subtracted
; CHECK-NEXT:  %r: add x16
; CHECK-NEXT:    type f
; CHECK-NEXT:    source %x <16;16,1>x16@0:4:f
; CHECK-NEXT:    source (-)%y <16;16,1>x16@0:4:f
  %r = fsub <16 x float> %x, %y
  ret <16 x float> %r
}

; Two negations are none.
define <16 x float> @subtracted_negation(<16 x float> %x, <16 x float> %y) {
; CHECK-LABEL: bales of @subtracted_negation
; CHECK-NEXT:  %r: add x16
; CHECK-NEXT:    type f
; CHECK-NEXT:    source %x <16;16,1>x16@0:4:f
; CHECK-NEXT:    source %y <16;16,1>x16@0:4:f
; CHECK-NEXT:    member %n
  %n = fneg <16 x float> %y
  %r = fsub <16 x float> %x, %n
  ret <16 x float> %r
}

define <16 x float> @negated_absolute(<16 x float> %x, <16 x float> %y) {
; CHECK-LABEL: bales of @negated_absolute
; CHECK-NEXT:  %r: add x16
; CHECK-NEXT:    type f
; CHECK-NEXT:    source %x <16;16,1>x16@0:4:f
; CHECK-NEXT:    source (-abs)%y <16;16,1>x16@0:4:f
; CHECK-NEXT:    member %a
  %a = call <16 x float> @llvm.fabs.v16f32(<16 x float> %y)
  %r = fsub <16 x float> %x, %a
  ret <16 x float> %r
}

define <16 x float> @root_of_absolute(<16 x float> %x) {
; CHECK-LABEL: bales of @root_of_absolute
; CHECK-NEXT:  %r: sqrt x16
; CHECK-NEXT:    type f
; CHECK-NEXT:    source (abs)%x <16;16,1>x16@0:4:f
; CHECK-NEXT:    member %a
  %a = call <16 x float> @llvm.fabs.v16f32(<16 x float> %x)
  %r = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %a)
  ret <16 x float> %r
}

define <16 x i32> @complemented(<16 x i32> %x, <16 x i32> %y) {
; CHECK-LABEL: bales of @complemented
; CHECK-NEXT:  %r: and x16
; CHECK-NEXT:    type d
; CHECK-NEXT:    source %x <16;16,1>x16@0:4:d
; CHECK-NEXT:    source (~)%y <16;16,1>x16@0:4:d
; CHECK-NEXT:    member %n
  %n = xor <16 x i32> %y, splat (i32 -1)
  %r = and <16 x i32> %x, %n
  ret <16 x i32> %r
}

define <16 x i32> @integer_absolute(<16 x i32> %x, <16 x i32> %y) {
; CHECK-LABEL: bales of @integer_absolute
; CHECK-NEXT:  %r: add x16
; CHECK-NEXT:    type d
; CHECK-NEXT:    source %x <16;16,1>x16@0:4:d
; CHECK-NEXT:    source (abs)%y <16;16,1>x16@0:4:d
; CHECK-NEXT:    member %a
  %a = call <16 x i32> @llvm.genx.absi.v16i32(<16 x i32> %y)
  %r = add <16 x i32> %x, %a
  ret <16 x i32> %r
}

; A complement is no modifier of a sum.
define <16 x i32> @complement_in_sum(<16 x i32> %x, <16 x i32> %y) {
; CHECK-LABEL: bales of @complement_in_sum
; CHECK-NEXT:  %n: not x16
; CHECK-NEXT:    type d
; CHECK-NEXT:    source %y <16;16,1>x16@0:4:d
; CHECK-NEXT:  %r: add x16
; CHECK-NEXT:    type d
; CHECK-NEXT:    source %x <16;16,1>x16@0:4:d
; CHECK-NEXT:    source %n <16;16,1>x16@0:4:d
  %n = xor <16 x i32> %y, splat (i32 -1)
  %r = add <16 x i32> %x, %n
  ret <16 x i32> %r
}

; Nor a negation one of an integer comparison: the smallest number wraps.
define <16 x i1> @negation_in_compare(<16 x i32> %x, <16 x i32> %y) {
; CHECK-LABEL: bales of @negation_in_compare
; CHECK-NEXT:  %n: add x16
; CHECK-NEXT:    type d
; CHECK-NEXT:    source zeroinitializer
; CHECK-NEXT:    source (-)%y <16;16,1>x16@0:4:d
; CHECK-NEXT:  %r: cmp x16
; CHECK-NEXT:    source %x <16;16,1>x16@0:4:d
; CHECK-NEXT:    source %n <16;16,1>x16@0:4:d
  %n = sub <16 x i32> zeroinitializer, %y
  %r = icmp slt <16 x i32> %x, %n
  ret <16 x i1> %r
}

; The same under saturation.
define <16 x i32> @negation_in_saturating_sum(<16 x i32> %x, <16 x i32> %y) {
; CHECK-LABEL: bales of @negation_in_saturating_sum
; CHECK-NEXT:  %n: add x16
; CHECK-NEXT:    type d
; CHECK-NEXT:    source zeroinitializer
; CHECK-NEXT:    source (-)%y <16;16,1>x16@0:4:d
; CHECK-NEXT:  %r: add.sat x16
; CHECK-NEXT:    type d
; CHECK-NEXT:    source %x <16;16,1>x16@0:4:d
; CHECK-NEXT:    source %n <16;16,1>x16@0:4:d
  %n = sub <16 x i32> zeroinitializer, %y
  %r = call <16 x i32> @llvm.genx.ssadd.sat.v16i32.v16i32(<16 x i32> %x, <16 x i32> %n)
  ret <16 x i32> %r
}

; The complement of a byte, extended, has zeros above.
define <16 x i32> @complement_below_extension(<16 x i32> %x, <16 x i8> %y) {
; CHECK-LABEL: bales of @complement_below_extension
; CHECK-NEXT:  %n: not x16
; CHECK-NEXT:    type b
; CHECK-NEXT:    source %y <16;16,1>x16@0:1:b
; CHECK-NEXT:  %r: xor x16
; CHECK-NEXT:    type d
; CHECK-NEXT:    source %x <16;16,1>x16@0:4:d
; CHECK-NEXT:    source %n <16;16,1>x16@0:1:ub
; CHECK-NEXT:    member %z
  %n = xor <16 x i8> %y, splat (i8 -1)
  %z = zext <16 x i8> %n to <16 x i32>
  %r = xor <16 x i32> %x, %z
  ret <16 x i32> %r
}

; Read as an unsigned byte, a number would be its own absolute value.
define <16 x i8> @absolute_below_extension(<16 x i32> %x, <16 x i8> %y) {
; CHECK-LABEL: bales of @absolute_below_extension
; CHECK-NEXT:  %r: add x16
; CHECK-NEXT:    type b
; CHECK-NEXT:    source %x <16;16,1>x16@0:4:d
; CHECK-NEXT:    source (abs)%y <16;16,1>x16@0:1:b
; CHECK-NEXT:    member %s
; CHECK-NEXT:    member %z
; CHECK-NEXT:    member %a
  %a = call <16 x i8> @llvm.genx.absi.v16i8(<16 x i8> %y)
  %z = zext <16 x i8> %a to <16 x i32>
  %s = add <16 x i32> %x, %z
  %r = trunc <16 x i32> %s to <16 x i8>
  ret <16 x i8> %r
}

define <16 x float> @negation_with_two_uses(<16 x float> %x) {
; CHECK-LABEL: bales of @negation_with_two_uses
; CHECK-NEXT:  %n: mov x16
; CHECK-NEXT:    type f
; CHECK-NEXT:    source (-)%x <16;16,1>x16@0:4:f
; CHECK-NEXT:  %r: mul x16
; CHECK-NEXT:    type f
; CHECK-NEXT:    source %n <16;16,1>x16@0:4:f
; CHECK-NEXT:    source %n <16;16,1>x16@0:4:f
  %n = fneg <16 x float> %x
  %r = fmul <16 x float> %n, %n
  ret <16 x float> %r
}

; A mov takes it if it converts between floats.
define <16 x float> @negated_and_extended(<16 x half> %x) {
; CHECK-LABEL: bales of @negated_and_extended
; CHECK-NEXT:  %r: mov x16
; CHECK-NEXT:    type f
; CHECK-NEXT:    source (-)%x <16;16,1>x16@0:2:hf
; CHECK-NEXT:    member %n
  %n = fneg <16 x half> %x
  %r = fpext <16 x half> %n to <16 x float>
  ret <16 x float> %r
}

define <16 x half> @negated_and_rounded(<16 x float> %x) {
; CHECK-LABEL: bales of @negated_and_rounded
; CHECK-NEXT:  %r: mov x16
; CHECK-NEXT:    type hf
; CHECK-NEXT:    source (-)%x <16;16,1>x16@0:4:f
; CHECK-NEXT:    member %n
  %n = fneg <16 x float> %x
  %r = fptrunc <16 x float> %n to <16 x half>
  ret <16 x half> %r
}

; A conversion of another kind has none, nor one that would show that a negation
; wraps.
define <16 x i32> @negated_and_made_integer(<16 x float> %x) {
; CHECK-LABEL: bales of @negated_and_made_integer
; CHECK-NEXT:  %n: mov x16
; CHECK-NEXT:    type f
; CHECK-NEXT:    source (-)%x <16;16,1>x16@0:4:f
; CHECK-NEXT:  %r: mov x16
; CHECK-NEXT:    type d
; CHECK-NEXT:    source %n <16;16,1>x16@0:4:f
  %n = fneg <16 x float> %x
  %r = fptosi <16 x float> %n to <16 x i32>
  ret <16 x i32> %r
}

define <16 x float> @negation_made_float(<16 x i32> %x) {
; CHECK-LABEL: bales of @negation_made_float
; CHECK-NEXT:  %n: add x16
; CHECK-NEXT:    type d
; CHECK-NEXT:    source zeroinitializer
; CHECK-NEXT:    source (-)%x <16;16,1>x16@0:4:d
; CHECK-NEXT:  %r: mov x16
; CHECK-NEXT:    type f
; CHECK-NEXT:    source %n <16;16,1>x16@0:4:d
  %n = sub <16 x i32> zeroinitializer, %x
  %r = sitofp <16 x i32> %n to <16 x float>
  ret <16 x float> %r
}

define <16 x i32> @negation_extended(<16 x i16> %x) {
; CHECK-LABEL: bales of @negation_extended
; CHECK-NEXT:  %n: add x16
; CHECK-NEXT:    type w
; CHECK-NEXT:    source zeroinitializer
; CHECK-NEXT:    source (-)%x <16;16,1>x16@0:2:w
; CHECK-NEXT:  %r: mov x16
; CHECK-NEXT:    type d
; CHECK-NEXT:    source %n <16;16,1>x16@0:2:w
  %n = sub <16 x i16> zeroinitializer, %x
  %r = sext <16 x i16> %n to <16 x i32>
  ret <16 x i32> %r
}
