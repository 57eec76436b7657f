; Each function violates one condition of a step that the bale could take.
; RUN: cmx-opt -passes='print<cmx-bales>' -disable-output %s 2>&1 | FileCheck %s

declare <16 x i32> @llvm.genx.ssadd.sat.v16i32.v16i32(<16 x i32>, <16 x i32>)
declare <16 x i16> @llvm.genx.ssavg.v16i16.v16i16(<16 x i16>, <16 x i16>)
declare <16 x i32> @llvm.genx.ssavg.v16i32.v16i32(<16 x i32>, <16 x i32>)
declare <16 x i32> @llvm.genx.suavg.v16i32.v16i32(<16 x i32>, <16 x i32>)
declare <16 x i32> @llvm.genx.usavg.v16i32.v16i32(<16 x i32>, <16 x i32>)
declare <16 x float> @llvm.fabs.v16f32(<16 x float>)
declare <256 x i32> @llvm.genx.rdregioni.v256i32.v512i32.i16(<512 x i32>, i32, i32, i32, i16, i32)
declare <8 x i32> @llvm.genx.rdregioni.v8i32.v256i32.i16(<256 x i32>, i32, i32, i32, i16, i32)
declare <8 x i32> @llvm.genx.rdregioni.v8i32.v64i32.i16(<64 x i32>, i32, i32, i32, i16, i32)
declare <64 x i8> @llvm.genx.wrregioni.v64i8.v16i8.i16.i1(<64 x i8>, <16 x i8>, i32, i32, i32, i16, i32, i1)
declare i1 @llvm.genx.rdpredregion.i1.v16i1(<16 x i1>, i32)
declare i1 @llvm.genx.any.v64i1(<64 x i1>)
declare i1 @llvm.genx.any.v32i1(<32 x i1>)

; The low word of a saturated sum is not the sum saturated to words.
define <16 x i16> @word_of_saturated(<16 x i32> %x, <16 x i32> %y) {
; CHECK-LABEL: bales of @word_of_saturated{{$}}
; CHECK-NEXT:  %s: add.sat x16
; CHECK-NEXT:    type d
; CHECK-NEXT:    source %x <16;16,1>x16@0:4:d
; CHECK-NEXT:    source %y <16;16,1>x16@0:4:d
; CHECK-NEXT:  %r: mov x16
; CHECK-NEXT:    type w
; CHECK-NEXT:    source %s <16;16,1>x16@0:4:d
  %s = call <16 x i32> @llvm.genx.ssadd.sat.v16i32.v16i32(<16 x i32> %x, <16 x i32> %y)
  %r = trunc <16 x i32> %s to <16 x i16>
  ret <16 x i16> %r
}

; The low word of a float's bits is no word that a sum of floats writes.
define <16 x i16> @word_of_float(<16 x float> %x, <16 x float> %y) {
; CHECK-LABEL: bales of @word_of_float{{$}}
; CHECK-NEXT:  %s: add x16
; CHECK-NEXT:    type f
; CHECK-NEXT:    source %x <16;16,1>x16@0:4:f
; CHECK-NEXT:    source %y <16;16,1>x16@0:4:f
; CHECK-NEXT:  %r: mov x16
; CHECK-NEXT:    type w
; CHECK-NEXT:    source %s <16;16,1>x16@0:4:d
  %s = fadd <16 x float> %x, %y
  %b = bitcast <16 x float> %s to <16 x i32>
  %r = trunc <16 x i32> %b to <16 x i16>
  ret <16 x i16> %r
}

; Packed bytes of averages are written by a move, strided ones and words are not.
define <16 x i8> @bytes_of_averages(<16 x i16> %x, <16 x i16> %y) {
; CHECK-LABEL: bales of @bytes_of_averages{{$}}
; CHECK-NEXT:  %s: avg x16
; CHECK-NEXT:    type w
; CHECK-NEXT:    source %x <16;16,1>x16@0:2:w
; CHECK-NEXT:    source %y <16;16,1>x16@0:2:w
; CHECK-NEXT:  %r: mov x16
; CHECK-NEXT:    type b
; CHECK-NEXT:    source %s <16;16,1>x16@0:2:w
  %s = call <16 x i16> @llvm.genx.ssavg.v16i16.v16i16(<16 x i16> %x, <16 x i16> %y)
  %r = trunc <16 x i16> %s to <16 x i8>
  ret <16 x i8> %r
}

define <64 x i8> @strided_bytes_of_averages(<64 x i8> %v, <16 x i16> %x, <16 x i16> %y) {
; CHECK-LABEL: bales of @strided_bytes_of_averages{{$}}
; CHECK-NEXT:  %r: avg x16
; CHECK-NEXT:    into %v <0;16,2>x16@0:1:b
; CHECK-NEXT:    source %x <16;16,1>x16@0:2:w
; CHECK-NEXT:    source %y <16;16,1>x16@0:2:w
; CHECK-NEXT:    member %t
; CHECK-NEXT:    member %s
  %s = call <16 x i16> @llvm.genx.ssavg.v16i16.v16i16(<16 x i16> %x, <16 x i16> %y)
  %t = trunc <16 x i16> %s to <16 x i8>
  %r = call <64 x i8> @llvm.genx.wrregioni.v64i8.v16i8.i16.i1(<64 x i8> %v, <16 x i8> %t, i32 0, i32 16, i32 2, i16 0, i32 undef, i1 true)
  ret <64 x i8> %r
}

define <16 x i16> @words_of_averages(<16 x i32> %x, <16 x i32> %y) {
; CHECK-LABEL: bales of @words_of_averages{{$}}
; CHECK-NEXT:  %r: avg x16
; CHECK-NEXT:    type w
; CHECK-NEXT:    source %x <16;16,1>x16@0:4:d
; CHECK-NEXT:    source %y <16;16,1>x16@0:4:d
; CHECK-NEXT:    member %s
  %s = call <16 x i32> @llvm.genx.ssavg.v16i32.v16i32(<16 x i32> %x, <16 x i32> %y)
  %r = trunc <16 x i32> %s to <16 x i16>
  ret <16 x i16> %r
}

; A frozen product is one value for all its users.
define <16 x i32> @frozen_product(<16 x i32> %x, <16 x i32> %y, <16 x i32> %z) {
; CHECK-LABEL: bales of @frozen_product{{$}}
; CHECK-NEXT:  %p: mul x16
; CHECK-NEXT:    type d
; CHECK-NEXT:    source %x <16;16,1>x16@0:4:d
; CHECK-NEXT:    source %y <16;16,1>x16@0:4:d
; CHECK-NEXT:  %r: add x16
; CHECK-NEXT:    type d
; CHECK-NEXT:    source %p <16;16,1>x16@0:4:d
; CHECK-NEXT:    source %z <16;16,1>x16@0:4:d
  %p = mul <16 x i32> %x, %y
  %f = freeze <16 x i32> %p
  %r = add <16 x i32> %f, %z
  ret <16 x i32> %r
}

; The words of extended numbers are not the narrow numbers.
define <32 x i16> @words_of_extended(<16 x i16> %x, <32 x i16> %y) {
; CHECK-LABEL: bales of @words_of_extended{{$}}
; CHECK-NEXT:  %z: mov x16
; CHECK-NEXT:    type ud
; CHECK-NEXT:    source %x <16;16,1>x16@0:2:uw
; CHECK-NEXT:  %r: add x32
; CHECK-NEXT:    type w
; CHECK-NEXT:    source %z <32;32,1>x32@0:2:w
; CHECK-NEXT:    source %y <32;32,1>x32@0:2:w
  %z = zext <16 x i16> %x to <16 x i32>
  %b = bitcast <16 x i32> %z to <32 x i16>
  %r = add <32 x i16> %b, %y
  ret <32 x i16> %r
}

; Nor are the words of negated numbers negated words.
define <32 x i16> @words_of_negated(<16 x i32> %x, <32 x i16> %y) {
; CHECK-LABEL: bales of @words_of_negated{{$}}
; CHECK-NEXT:  %n: add x16
; CHECK-NEXT:    type d
; CHECK-NEXT:    source zeroinitializer
; CHECK-NEXT:    source (-)%x <16;16,1>x16@0:4:d
; CHECK-NEXT:  %r: add x32
; CHECK-NEXT:    type w
; CHECK-NEXT:    source %n <32;32,1>x32@0:2:w
; CHECK-NEXT:    source %y <32;32,1>x32@0:2:w
  %n = sub <16 x i32> zeroinitializer, %x
  %b = bitcast <16 x i32> %n to <32 x i16>
  %r = add <32 x i16> %b, %y
  ret <32 x i16> %r
}

; A predicate is no number that an operation extends.
define <16 x i32> @extended_predicate(<16 x i1> %p, <16 x i32> %y) {
; CHECK-LABEL: bales of @extended_predicate{{$}}
; CHECK-NEXT:  %r: add x16
; CHECK-NEXT:    type d
; CHECK-NEXT:    source %z <16;16,1>x16@0:4:d
; CHECK-NEXT:    source %y <16;16,1>x16@0:4:d
  %z = zext <16 x i1> %p to <16 x i32>
  %r = add <16 x i32> %z, %y
  ret <16 x i32> %r
}

; A number with its sign, seen as an unsigned one, is no byte.
define <16 x i32> @choice_of_zero_of_sign(<16 x i1> %c, <16 x i8> %x, <16 x i32> %y) {
; CHECK-LABEL: bales of @choice_of_zero_of_sign{{$}}
; CHECK-NEXT:  %s: mov x16
; CHECK-NEXT:    type w
; CHECK-NEXT:    source %x <16;16,1>x16@0:1:b
; CHECK-NEXT:  %r: sel x16
; CHECK-NEXT:    type d
; CHECK-NEXT:    predicate %c
; CHECK-NEXT:    source %s <16;16,1>x16@0:2:uw
; CHECK-NEXT:    source %y <16;16,1>x16@0:4:d
; CHECK-NEXT:    member %z
  %s = sext <16 x i8> %x to <16 x i16>
  %z = zext <16 x i16> %s to <16 x i32>
  %r = select <16 x i1> %c, <16 x i32> %z, <16 x i32> %y
  ret <16 x i32> %r
}

; An average of unsigned numbers takes no signed ones, in a signed result or not; a
; signed one takes no unsigned ones.
define <16 x i32> @average_of_unsigned(<16 x i16> %x, <16 x i32> %y) {
; CHECK-LABEL: bales of @average_of_unsigned{{$}}
; CHECK-NEXT:  %s: mov x16
; CHECK-NEXT:    type d
; CHECK-NEXT:    source %x <16;16,1>x16@0:2:w
; CHECK-NEXT:  %r: avg x16
; CHECK-NEXT:    type d
; CHECK-NEXT:    source %s <16;16,1>x16@0:4:ud
; CHECK-NEXT:    source %y <16;16,1>x16@0:4:ud
  %s = sext <16 x i16> %x to <16 x i32>
  %r = call <16 x i32> @llvm.genx.suavg.v16i32.v16i32(<16 x i32> %s, <16 x i32> %y)
  ret <16 x i32> %r
}

define <16 x i32> @average_of_signed(<16 x i16> %x, <16 x i32> %y) {
; CHECK-LABEL: bales of @average_of_signed{{$}}
; CHECK-NEXT:  %s: mov x16
; CHECK-NEXT:    type d
; CHECK-NEXT:    source %x <16;16,1>x16@0:2:w
; CHECK-NEXT:  %r: avg x16
; CHECK-NEXT:    type ud
; CHECK-NEXT:    source %s <16;16,1>x16@0:4:d
; CHECK-NEXT:    source %y <16;16,1>x16@0:4:d
  %s = sext <16 x i16> %x to <16 x i32>
  %r = call <16 x i32> @llvm.genx.usavg.v16i32.v16i32(<16 x i32> %s, <16 x i32> %y)
  ret <16 x i32> %r
}

define <16 x i32> @average_of_both_signed(<16 x i16> %x, <16 x i32> %y) {
; CHECK-LABEL: bales of @average_of_both_signed{{$}}
; CHECK-NEXT:  %r: avg x16
; CHECK-NEXT:    type d
; CHECK-NEXT:    source %x <16;16,1>x16@0:2:w
; CHECK-NEXT:    source %y <16;16,1>x16@0:4:d
; CHECK-NEXT:    member %s
  %s = sext <16 x i16> %x to <16 x i32>
  %r = call <16 x i32> @llvm.genx.ssavg.v16i32.v16i32(<16 x i32> %s, <16 x i32> %y)
  ret <16 x i32> %r
}

; The complement of a complement is the number.
define <16 x i32> @complemented_twice(<16 x i32> %x, <16 x i32> %y) {
; CHECK-LABEL: bales of @complemented_twice{{$}}
; CHECK-NEXT:  %r: and x16
; CHECK-NEXT:    type d
; CHECK-NEXT:    source %x <16;16,1>x16@0:4:d
; CHECK-NEXT:    source %y <16;16,1>x16@0:4:d
; CHECK-NEXT:    member %m
; CHECK-NEXT:    member %n
  %n = xor <16 x i32> %x, splat (i32 -1)
  %m = xor <16 x i32> %n, splat (i32 -1)
  %r = and <16 x i32> %m, %y
  ret <16 x i32> %r
}

; -|-x| is -|x|.
define <16 x float> @negated_absolute_of_negated(<16 x float> %x, <16 x float> %y) {
; CHECK-LABEL: bales of @negated_absolute_of_negated{{$}}
; CHECK-NEXT:  %r: add x16
; CHECK-NEXT:    type f
; CHECK-NEXT:    source %y <16;16,1>x16@0:4:f
; CHECK-NEXT:    source (-abs)%x <16;16,1>x16@0:4:f
; CHECK-NEXT:    member %a
; CHECK-NEXT:    member %n
  %n = fneg <16 x float> %x
  %a = call <16 x float> @llvm.fabs.v16f32(<16 x float> %n)
  %r = fsub <16 x float> %y, %a
  ret <16 x float> %r
}

define <16 x float> @absolute_of_negated(<16 x float> %x, <16 x float> %y) {
; CHECK-LABEL: bales of @absolute_of_negated{{$}}
; CHECK-NEXT:  %r: add x16
; CHECK-NEXT:    type f
; CHECK-NEXT:    source %y <16;16,1>x16@0:4:f
; CHECK-NEXT:    source (abs)%x <16;16,1>x16@0:4:f
; CHECK-NEXT:    member %a
; CHECK-NEXT:    member %n
  %n = fneg <16 x float> %x
  %a = call <16 x float> @llvm.fabs.v16f32(<16 x float> %n)
  %r = fadd <16 x float> %y, %a
  ret <16 x float> %r
}

; An indirect operand starts at most 511 bytes after its address; a direct one anywhere.
define <8 x i32> @part_far_from_address(<512 x i32> %v, i16 %at, <8 x i32> %y) {
; CHECK-LABEL: bales of @part_far_from_address{{$}}
; CHECK-NEXT:  %a: mov x256
; CHECK-NEXT:    type d
; CHECK-NEXT:    source %v <0;256,1>x256@4*?+0:4:d
; CHECK-NEXT:  %r: add x8
; CHECK-NEXT:    type d
; CHECK-NEXT:    source %a <8;8,1>x8@512:4:d
; CHECK-NEXT:    source %y <8;8,1>x8@0:4:d
; CHECK-NEXT:    member %b
  %a = call <256 x i32> @llvm.genx.rdregioni.v256i32.v512i32.i16(<512 x i32> %v, i32 0, i32 256, i32 1, i16 %at, i32 undef)
  %b = call <8 x i32> @llvm.genx.rdregioni.v8i32.v256i32.i16(<256 x i32> %a, i32 0, i32 8, i32 1, i16 512, i32 undef)
  %r = add <8 x i32> %b, %y
  ret <8 x i32> %r
}

define <8 x i32> @part_near_address(<512 x i32> %v, i16 %at, <8 x i32> %y) {
; CHECK-LABEL: bales of @part_near_address{{$}}
; CHECK-NEXT:  %r: add x8
; CHECK-NEXT:    type d
; CHECK-NEXT:    source %v <8;8,1>x8@4*?+508:4:d
; CHECK-NEXT:    source %y <8;8,1>x8@0:4:d
; CHECK-NEXT:    member %b
; CHECK-NEXT:    member %a
  %a = call <256 x i32> @llvm.genx.rdregioni.v256i32.v512i32.i16(<512 x i32> %v, i32 0, i32 256, i32 1, i16 %at, i32 undef)
  %b = call <8 x i32> @llvm.genx.rdregioni.v8i32.v256i32.i16(<256 x i32> %a, i32 0, i32 8, i32 1, i16 508, i32 undef)
  %r = add <8 x i32> %b, %y
  ret <8 x i32> %r
}

define <8 x i32> @part_far_from_start(<512 x i32> %v, <8 x i32> %y) {
; CHECK-LABEL: bales of @part_far_from_start{{$}}
; CHECK-NEXT:  %r: add x8
; CHECK-NEXT:    type d
; CHECK-NEXT:    source %v <8;8,1>x8@576:4:d
; CHECK-NEXT:    source %y <8;8,1>x8@0:4:d
; CHECK-NEXT:    member %b
; CHECK-NEXT:    member %a
  %a = call <256 x i32> @llvm.genx.rdregioni.v256i32.v512i32.i16(<512 x i32> %v, i32 0, i32 256, i32 1, i16 64, i32 undef)
  %b = call <8 x i32> @llvm.genx.rdregioni.v8i32.v256i32.i16(<256 x i32> %a, i32 0, i32 8, i32 1, i16 512, i32 undef)
  %r = add <8 x i32> %b, %y
  ret <8 x i32> %r
}

; Constants of the address and of the part are one number of the operand, if that fits.
define <8 x i32> @sum_far_from_address(<512 x i32> %v, i16 %x, <8 x i32> %y) {
; CHECK-LABEL: bales of @sum_far_from_address{{$}}
; CHECK-NEXT:  %at: add x1
; CHECK-NEXT:    type w
; CHECK-NEXT:    source %x <0;1,0>x1@0:2:w
; CHECK-NEXT:    source 400
; CHECK-NEXT:  %r: add x8
; CHECK-NEXT:    type d
; CHECK-NEXT:    source %v <8;8,1>x8@4*?+112:4:d
; CHECK-NEXT:    source %y <8;8,1>x8@0:4:d
; CHECK-NEXT:    member %b
; CHECK-NEXT:    member %a
  %at = add i16 %x, 400
  %a = call <256 x i32> @llvm.genx.rdregioni.v256i32.v512i32.i16(<512 x i32> %v, i32 0, i32 256, i32 1, i16 %at, i32 undef)
  %b = call <8 x i32> @llvm.genx.rdregioni.v8i32.v256i32.i16(<256 x i32> %a, i32 0, i32 8, i32 1, i16 112, i32 undef)
  %r = add <8 x i32> %b, %y
  ret <8 x i32> %r
}

define <8 x i32> @sum_near_address(<512 x i32> %v, i16 %x, <8 x i32> %y) {
; CHECK-LABEL: bales of @sum_near_address{{$}}
; CHECK-NEXT:  %r: add x8
; CHECK-NEXT:    type d
; CHECK-NEXT:    source %v <8;8,1>x8@4*?+508:4:d
; CHECK-NEXT:    source %y <8;8,1>x8@0:4:d
; CHECK-NEXT:    member %b
; CHECK-NEXT:    member %a
; CHECK-NEXT:    member %at
  %at = add i16 %x, 400
  %a = call <256 x i32> @llvm.genx.rdregioni.v256i32.v512i32.i16(<512 x i32> %v, i32 0, i32 256, i32 1, i16 %at, i32 undef)
  %b = call <8 x i32> @llvm.genx.rdregioni.v8i32.v256i32.i16(<256 x i32> %a, i32 0, i32 8, i32 1, i16 108, i32 undef)
  %r = add <8 x i32> %b, %y
  ret <8 x i32> %r
}

; The sum is taken to be a multiple of 8 bytes, of which nothing is left without it.
define <8 x i32> @undefined_that_aligns(<64 x i32> %v, <8 x i32> %y) {
; CHECK-LABEL: bales of @undefined_that_aligns{{$}}
; CHECK-NEXT:  %at: add x1
; CHECK-NEXT:    type w
; CHECK-NEXT:    source undef
; CHECK-NEXT:    source 8
; CHECK-NEXT:  %r: add x8
; CHECK-NEXT:    type d
; CHECK-NEXT:    source %v <8;8,1>x8@8*?+0:4:d
; CHECK-NEXT:    source %y <8;8,1>x8@0:4:d
; CHECK-NEXT:    member %a
  %at = add i16 undef, 8
  %a = call <8 x i32> @llvm.genx.rdregioni.v8i32.v64i32.i16(<64 x i32> %v, i32 0, i32 8, i32 1, i16 %at, i32 undef)
  %r = add <8 x i32> %a, %y
  ret <8 x i32> %r
}

; Logic on predicates, and one choice for a whole vector, are no operations.
define <16 x i1> @compared_predicates(<16 x i1> %p, <16 x i1> %q) {
; CHECK-LABEL: bales of @compared_predicates{{$}}
; CHECK-NEXT:  %r: flag x16
  %r = icmp eq <16 x i1> %p, %q
  ret <16 x i1> %r
}

define <16 x i32> @choice_of_vectors(i1 %c, <16 x i32> %x, <16 x i32> %y) {
; CHECK-LABEL: bales of @choice_of_vectors{{$}}
; CHECK-NOT:   {{.}}
  %r = select i1 %c, <16 x i32> %x, <16 x i32> %y
  ret <16 x i32> %r
}

; A complement, whichever operand has the ones.
define <16 x i32> @complement_of_second(<16 x i32> %x) {
; CHECK-LABEL: bales of @complement_of_second{{$}}
; CHECK-NEXT:  %r: not x16
; CHECK-NEXT:    type d
; CHECK-NEXT:    source %x <16;16,1>x16@0:4:d
  %r = xor <16 x i32> splat (i32 -1), %x
  ret <16 x i32> %r
}

; A branch takes no part of a predicate, and no reduction of more than 32 lanes.
define void @branch_by_part(<16 x i1> %p) {
; CHECK-LABEL: bales of @branch_by_part{{$}}
; CHECK-NEXT:  %a: flag x1
  %a = call i1 @llvm.genx.rdpredregion.i1.v16i1(<16 x i1> %p, i32 4)
  br i1 %a, label %yes, label %no
yes:
  ret void
no:
  ret void
}

define void @branch_by_long(<64 x i1> %p) {
; CHECK-LABEL: bales of @branch_by_long{{$}}
; CHECK-NEXT:  %a: flag x1
  %a = call i1 @llvm.genx.any.v64i1(<64 x i1> %p)
  br i1 %a, label %yes, label %no
yes:
  ret void
no:
  ret void
}

define void @branch_by_short(<32 x i1> %p) {
; CHECK-LABEL: bales of @branch_by_short{{$}}
; CHECK-NEXT:  br: flag x1
; CHECK-NEXT:    predicate %p.any
; CHECK-NEXT:    member %a
  %a = call i1 @llvm.genx.any.v32i1(<32 x i1> %p)
  br i1 %a, label %yes, label %no
yes:
  ret void
no:
  ret void
}
