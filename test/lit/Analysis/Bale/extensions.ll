; Extensions and conversions of sources.
; RUN: cmx-opt -passes='print<cmx-bales>' -disable-output %s 2>&1 | FileCheck %s

declare <16 x i8> @llvm.genx.rdregioni.v16i8.v256i8.i16(<256 x i8>, i32, i32, i32, i16, i32)
declare <16 x i32> @llvm.genx.uuadd.sat.v16i32.v16i32(<16 x i32>, <16 x i32>)

define <16 x i32> @extended(<256 x i8> %v, <16 x i32> %w) {
; CHECK-LABEL: bales of @extended
; CHECK-NEXT:  %r: add x16
; CHECK-NEXT:    type d
; CHECK-NEXT:    source %v <48;16,3>x16@35:1:ub
; CHECK-NEXT:    source %w <16;16,1>x16@0:4:d
; CHECK-NEXT:    member %z
; CHECK-NEXT:    member %b
  %b = call <16 x i8> @llvm.genx.rdregioni.v16i8.v256i8.i16(<256 x i8> %v, i32 0, i32 16, i32 3, i16 35, i32 undef)
  %z = zext <16 x i8> %b to <16 x i32>
  %r = add <16 x i32> %z, %w
  ret <16 x i32> %r
}

define <16 x float> @converted(<256 x i8> %v) {
; CHECK-LABEL: bales of @converted
; CHECK-NEXT:  %r: mov x16
; CHECK-NEXT:    type f
; CHECK-NEXT:    source %v <48;16,3>x16@35:1:ub
; CHECK-NEXT:    member %b
  %b = call <16 x i8> @llvm.genx.rdregioni.v16i8.v256i8.i16(<256 x i8> %v, i32 0, i32 16, i32 3, i16 35, i32 undef)
  %r = uitofp <16 x i8> %b to <16 x float>
  ret <16 x float> %r
}

; A conversion computes: only a move does it.
define <16 x float> @converted_in_sum(<16 x i8> %b, <16 x float> %w) {
; CHECK-LABEL: bales of @converted_in_sum
; CHECK-NEXT:  %f: mov x16
; CHECK-NEXT:    type f
; CHECK-NEXT:    source %b <16;16,1>x16@0:1:ub
; CHECK-NEXT:  %r: add x16
; CHECK-NEXT:    type f
; CHECK-NEXT:    source %f <16;16,1>x16@0:4:f
; CHECK-NEXT:    source %w <16;16,1>x16@0:4:f
  %f = uitofp <16 x i8> %b to <16 x float>
  %r = fadd <16 x float> %f, %w
  ret <16 x float> %r
}

define <16 x float> @half_extended(<16 x half> %h, <16 x float> %w) {
; CHECK-LABEL: bales of @half_extended
; CHECK-NEXT:  %r: mul x16
; CHECK-NEXT:    type f
; CHECK-NEXT:    source %h <16;16,1>x16@0:2:hf
; CHECK-NEXT:    source %w <16;16,1>x16@0:4:f
; CHECK-NEXT:    member %f
  %f = fpext <16 x half> %h to <16 x float>
  %r = fmul <16 x float> %f, %w
  ret <16 x float> %r
}

; sext, then zext: the zeros above would be lost.
define <16 x i32> @zero_of_sign(<16 x i8> %b, <16 x i32> %w) {
; CHECK-LABEL: bales of @zero_of_sign
; CHECK-NEXT:  %s: mov x16
; CHECK-NEXT:    type w
; CHECK-NEXT:    source %b <16;16,1>x16@0:1:b
; CHECK-NEXT:  %r: add x16
; CHECK-NEXT:    type d
; CHECK-NEXT:    source %s <16;16,1>x16@0:2:uw
; CHECK-NEXT:    source %w <16;16,1>x16@0:4:d
; CHECK-NEXT:    member %z
  %s = sext <16 x i8> %b to <16 x i16>
  %z = zext <16 x i16> %s to <16 x i32>
  %r = add <16 x i32> %z, %w
  ret <16 x i32> %r
}

; zext, then sext: a number that has no sign.
define <16 x i32> @sign_of_zero(<16 x i8> %b, <16 x i32> %w) {
; CHECK-LABEL: bales of @sign_of_zero
; CHECK-NEXT:  %r: add x16
; CHECK-NEXT:    type d
; CHECK-NEXT:    source %b <16;16,1>x16@0:1:ub
; CHECK-NEXT:    source %w <16;16,1>x16@0:4:d
; CHECK-NEXT:    member %s
; CHECK-NEXT:    member %z
  %z = zext <16 x i8> %b to <16 x i16>
  %s = sext <16 x i16> %z to <16 x i32>
  %r = add <16 x i32> %s, %w
  ret <16 x i32> %r
}

; A shift reads its amount in the width of the value.
define <16 x i32> @shifted(<16 x i8> %b, <16 x i32> %w) {
; CHECK-LABEL: bales of @shifted
; CHECK-NEXT:  %z: mov x16
; CHECK-NEXT:    type ud
; CHECK-NEXT:    source %b <16;16,1>x16@0:1:ub
; CHECK-NEXT:  %r: shl x16
; CHECK-NEXT:    type d
; CHECK-NEXT:    source %z <16;16,1>x16@0:4:d
; CHECK-NEXT:    source %w <16;16,1>x16@0:4:d
  %z = zext <16 x i8> %b to <16 x i32>
  %r = shl <16 x i32> %z, %w
  ret <16 x i32> %r
}

define <16 x i1> @compared_unsigned(<16 x i8> %b, <16 x i32> %w) {
; CHECK-LABEL: bales of @compared_unsigned
; CHECK-NEXT:  %r: cmp x16
; CHECK-NEXT:    source %b <16;16,1>x16@0:1:ub
; CHECK-NEXT:    source %w <16;16,1>x16@0:4:ud
; CHECK-NEXT:    member %z
  %z = zext <16 x i8> %b to <16 x i32>
  %r = icmp ult <16 x i32> %z, %w
  ret <16 x i1> %r
}

; The order of unsigned numbers is not that of sign extended ones.
define <16 x i1> @compared_unsigned_sign(<16 x i8> %b, <16 x i32> %w) {
; CHECK-LABEL: bales of @compared_unsigned_sign
; CHECK-NEXT:  %z: mov x16
; CHECK-NEXT:    type d
; CHECK-NEXT:    source %b <16;16,1>x16@0:1:b
; CHECK-NEXT:  %r: cmp x16
; CHECK-NEXT:    source %z <16;16,1>x16@0:4:ud
; CHECK-NEXT:    source %w <16;16,1>x16@0:4:ud
  %z = sext <16 x i8> %b to <16 x i32>
  %r = icmp ult <16 x i32> %z, %w
  ret <16 x i1> %r
}

; A wider source has a sign, but its order is still that of unsigned numbers.
define <16 x i1> @compared_unsigned_byte_and_sign(<16 x i8> %b, <16 x i16> %c) {
; CHECK-LABEL: bales of @compared_unsigned_byte_and_sign
; CHECK-NEXT:  %s: mov x16
; CHECK-NEXT:    type d
; CHECK-NEXT:    source %c <16;16,1>x16@0:2:w
; CHECK-NEXT:  %r: cmp x16
; CHECK-NEXT:    source %b <16;16,1>x16@0:1:ub
; CHECK-NEXT:    source %s <16;16,1>x16@0:4:ud
; CHECK-NEXT:    member %z
  %z = zext <16 x i8> %b to <16 x i32>
  %s = sext <16 x i16> %c to <16 x i32>
  %r = icmp ult <16 x i32> %z, %s
  ret <16 x i1> %r
}

; A word and an unsigned word have no common width that holds both.
define <16 x i1> @compared_mixed(<16 x i16> %b, <16 x i16> %c) {
; CHECK-LABEL: bales of @compared_mixed
; CHECK-NEXT:  %s: mov x16
; CHECK-NEXT:    type d
; CHECK-NEXT:    source %c <16;16,1>x16@0:2:w
; CHECK-NEXT:  %r: cmp x16
; CHECK-NEXT:    source %b <16;16,1>x16@0:2:uw
; CHECK-NEXT:    source %s <16;16,1>x16@0:4:d
; CHECK-NEXT:    member %z
  %z = zext <16 x i16> %b to <16 x i32>
  %s = sext <16 x i16> %c to <16 x i32>
  %r = icmp slt <16 x i32> %z, %s
  ret <16 x i1> %r
}

; Logic on words gives a word: only one of the sources may be narrow.
define <16 x i32> @logic_narrow(<16 x i16> %b, <16 x i16> %c) {
; CHECK-LABEL: bales of @logic_narrow
; CHECK-NEXT:  %t: mov x16
; CHECK-NEXT:    type d
; CHECK-NEXT:    source %c <16;16,1>x16@0:2:w
; CHECK-NEXT:  %r: or x16
; CHECK-NEXT:    type d
; CHECK-NEXT:    source %b <16;16,1>x16@0:2:w
; CHECK-NEXT:    source %t <16;16,1>x16@0:4:d
; CHECK-NEXT:    member %s
  %s = sext <16 x i16> %b to <16 x i32>
  %t = sext <16 x i16> %c to <16 x i32>
  %r = or <16 x i32> %s, %t
  ret <16 x i32> %r
}

; Sign bits of an unsigned source are part of a large number.
define <16 x i32> @saturating_unsigned(<16 x i8> %b, <16 x i32> %w) {
; CHECK-LABEL: bales of @saturating_unsigned
; CHECK-NEXT:  %s: mov x16
; CHECK-NEXT:    type d
; CHECK-NEXT:    source %b <16;16,1>x16@0:1:b
; CHECK-NEXT:  %r: add.sat x16
; CHECK-NEXT:    type ud
; CHECK-NEXT:    source %s <16;16,1>x16@0:4:ud
; CHECK-NEXT:    source %w <16;16,1>x16@0:4:ud
  %s = sext <16 x i8> %b to <16 x i32>
  %r = call <16 x i32> @llvm.genx.uuadd.sat.v16i32.v16i32(<16 x i32> %s, <16 x i32> %w)
  ret <16 x i32> %r
}
