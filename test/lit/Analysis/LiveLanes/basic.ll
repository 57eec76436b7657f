; Which lanes can be seen.
; RUN: cmx-opt -passes='print<cmx-live-lanes>' -disable-output %s 2>&1 | FileCheck %s

declare <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32>, i32, i32, i32, i16, i32)
declare <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.v2i16(<16 x i32>, i32, i32, i32, <2 x i16>, i32)
declare <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8>, i32, i32, i32, i16, i32)
declare i32 @llvm.genx.rdregioni.i32.v16i32.i16(<16 x i32>, i32, i32, i32, i16, i32)
declare <16 x i32> @llvm.genx.wrregioni.v16i32.v4i32.i16.i1(<16 x i32>, <4 x i32>, i32, i32, i32, i16, i32, i1)
declare <16 x i32> @llvm.genx.wrregioni.v16i32.v4i32.i16.v4i1(<16 x i32>, <4 x i32>, i32, i32, i32, i16, i32, <4 x i1>)
declare <8 x i1> @llvm.genx.rdpredregion.v8i1.v16i1(<16 x i1>, i32)
declare <16 x i1> @llvm.genx.wrpredregion.v16i1.v8i1(<16 x i1>, <8 x i1>, i32)
declare <16 x i1> @llvm.genx.wrpredpredregion.v16i1.v8i1(<16 x i1>, <8 x i1>, i32, <16 x i1>)
declare i1 @llvm.genx.any.v16i1(<16 x i1>)
declare { <4 x i32>, <4 x i32> } @llvm.genx.addc.v4i32.v4i32(<4 x i32>, <4 x i32>)
declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>)
declare <4 x i32> @llvm.smax.v4i32(<4 x i32>, <4 x i32>)

; CHECK-LABEL: live lanes of @read
; CHECK-NEXT: %v: 1,3,9,11 of 16
; CHECK-NEXT: %r: 0-3 of 4
define <4 x i32> @read(<16 x i32> %v) {
  %r = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> %v, i32 8, i32 2, i32 2, i16 4, i32 undef)
  ret <4 x i32> %r
}

; Constants that are not evenly spaced.
; CHECK-LABEL: live lanes of @read_rows
; CHECK-NEXT: %v: 4-5,7-8 of 16
define <4 x i32> @read_rows(<16 x i32> %v) {
  %r = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.v2i16(<16 x i32> %v, i32 0, i32 2, i32 1, <2 x i16> <i16 28, i16 16>, i32 undef)
  ret <4 x i32> %r
}

; A variable offset of at most 12 bytes reaches lanes 0 to 6.
; CHECK-LABEL: live lanes of @read_known_range
; CHECK-NEXT: %v: 0-6 of 16
define <4 x i32> @read_known_range(<16 x i32> %v, i16 %at) {
  %few = and i16 %at, 12
  %r = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> %v, i32 4, i32 4, i32 1, i16 %few, i32 undef)
  ret <4 x i32> %r
}

; CHECK-LABEL: live lanes of @read_anywhere
; CHECK-NEXT: %v: 0-15 of 16
define <4 x i32> @read_anywhere(<16 x i32> %v, i16 %at) {
  %r = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> %v, i32 4, i32 4, i32 1, i16 %at, i32 undef)
  ret <4 x i32> %r
}

; Lanes outside of the vector are nobody's.
; CHECK-LABEL: live lanes of @read_outside
; CHECK-NEXT: %v: 14-15 of 16
define <4 x i32> @read_outside(<16 x i32> %v) {
  %r = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> %v, i32 4, i32 4, i32 1, i16 56, i32 undef)
  ret <4 x i32> %r
}

; Lanes 0 and 2 of the new values lie at 4 and 8, of which 8 counts.
; CHECK-LABEL: live lanes of @write
; CHECK-NEXT: %old: 9,11-15 of 16
; CHECK-NEXT: %new: 2-3 of 4
; CHECK-NEXT: %w: 8-15 of 16
define <8 x i32> @write(<16 x i32> %old, <4 x i32> %new) {
  %w = call <16 x i32> @llvm.genx.wrregioni.v16i32.v4i32.i16.i1(<16 x i32> %old, <4 x i32> %new, i32 8, i32 4, i32 2, i16 16, i32 undef, i1 true)
  %r = shufflevector <16 x i32> %w, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  ret <8 x i32> %r
}

; CHECK-LABEL: live lanes of @write_masked
; CHECK-NEXT: %old: 0-15 of 16
; CHECK-NEXT: %new: 0-3 of 4
; CHECK-NEXT: %m: 0-3 of 4
define <16 x i32> @write_masked(<16 x i32> %old, <4 x i32> %new, <4 x i1> %m) {
  %w = call <16 x i32> @llvm.genx.wrregioni.v16i32.v4i32.i16.v4i1(<16 x i32> %old, <4 x i32> %new, i32 4, i32 4, i32 1, i16 16, i32 undef, <4 x i1> %m)
  ret <16 x i32> %w
}

; CHECK-LABEL: live lanes of @write_constant_mask
; CHECK-NEXT: %old: 0-3,5-6,8-15 of 16
; CHECK-NEXT: %new: 0,3 of 4
define <16 x i32> @write_constant_mask(<16 x i32> %old, <4 x i32> %new) {
  %w = call <16 x i32> @llvm.genx.wrregioni.v16i32.v4i32.i16.v4i1(<16 x i32> %old, <4 x i32> %new, i32 4, i32 4, i32 1, i16 16, i32 undef, <4 x i1> <i1 true, i1 false, i1 false, i1 true>)
  ret <16 x i32> %w
}

; What is written at a variable place keeps nothing from being live.
; CHECK-LABEL: live lanes of @write_anywhere
; CHECK-NEXT: %old: 2 of 16
; CHECK-NEXT: %new: 0-2 of 4
define i32 @write_anywhere(<16 x i32> %old, <4 x i32> %new, i16 %at) {
  %few = and i16 %at, 12
  %w = call <16 x i32> @llvm.genx.wrregioni.v16i32.v4i32.i16.i1(<16 x i32> %old, <4 x i32> %new, i32 4, i32 4, i32 1, i16 %few, i32 undef, i1 true)
  %r = call i32 @llvm.genx.rdregioni.i32.v16i32.i16(<16 x i32> %w, i32 0, i32 1, i32 0, i16 8, i32 undef)
  ret i32 %r
}

; An element is poison if one of its bytes is: bytes 8 to 15 need all of lanes 2
; and 3, and those all of lanes 1 of the larger ones.
; CHECK-LABEL: live lanes of @casts
; CHECK-NEXT: %v: 1 of 8
; CHECK-NEXT: %d: 2-3 of 16
; CHECK-NEXT: %b: 9-12,15 of 64
define i8 @casts(<8 x i64> %v) {
  %d = bitcast <8 x i64> %v to <16 x i32>
  %b = bitcast <16 x i32> %d to <64 x i8>
  %e = shufflevector <64 x i8> %b, <64 x i8> poison, <8 x i32> <i32 9, i32 10, i32 11, i32 12, i32 15, i32 poison, i32 9, i32 9>
  %p = bitcast <8 x i8> %e to i64
  %t = trunc i64 %p to i8
  ret i8 %t
}

; CHECK-LABEL: live lanes of @mask_bits
; CHECK-NEXT: %m: 8-15 of 16
; CHECK-NEXT: %b: 1 of 2
define i8 @mask_bits(<16 x i1> %m) {
  %b = bitcast <16 x i1> %m to <2 x i8>
  %r = extractelement <2 x i8> %b, i32 1
  ret i8 %r
}

; The vector turns by one lane each time: in the end all lanes are seen.
; CHECK-LABEL: live lanes of @rotating_loop
; CHECK-NEXT: %v: 0-3 of 4
; CHECK-NEXT: %p: 0-3 of 4
; CHECK-NEXT: %q: 0-3 of 4
define i32 @rotating_loop(<4 x i32> %v, i32 %n) {
entry:
  br label %loop
loop:
  %p = phi <4 x i32> [ %v, %entry ], [ %q, %loop ]
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %q = shufflevector <4 x i32> %p, <4 x i32> poison, <4 x i32> <i32 1, i32 2, i32 3, i32 0>
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  %r = extractelement <4 x i32> %p, i32 0
  ret i32 %r
}

; Lanes that only go round the loop are seen by nobody.
; CHECK-LABEL: live lanes of @counting_loop
; CHECK-NEXT: %v: 1 of 4
; CHECK-NEXT: %p: 1 of 4
; CHECK-NEXT: %q: 1 of 4
define i32 @counting_loop(<4 x i32> %v, i32 %n) {
entry:
  br label %loop
loop:
  %p = phi <4 x i32> [ %v, %entry ], [ %q, %loop ]
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %q = add <4 x i32> %p, <i32 1, i32 2, i32 3, i32 4>
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  %r = extractelement <4 x i32> %p, i32 1
  ret i32 %r
}

; CHECK-LABEL: live lanes of @turns_often
; CHECK-NEXT: %v: 0-31 of 32
; CHECK-NEXT: %p: 0-31 of 32
define i32 @turns_often(<32 x i32> %v, i32 %n) {
entry:
  br label %loop
loop:
  %p = phi <32 x i32> [ %v, %entry ], [ %q, %loop ]
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %q = shufflevector <32 x i32> %p, <32 x i32> poison, <32 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 31>
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  %r = extractelement <32 x i32> %p, i32 0
  ret i32 %r
}

; CHECK-LABEL: live lanes of @selects
; CHECK-NEXT: %a: 0,2 of 4
; CHECK-NEXT: %b: 0-1 of 4
; CHECK-NEXT: %m: 0 of 4
; CHECK-NEXT: %k: 0-2 of 4
; CHECK-NEXT: %s: 0 of 4
; CHECK-NEXT: %r: 0-3 of 4
define <4 x i32> @selects(<4 x i32> %a, <4 x i32> %b, <4 x i1> %m) {
  %k = select <4 x i1> <i1 true, i1 false, i1 true, i1 poison>, <4 x i32> %a, <4 x i32> %b
  %s = select <4 x i1> %m, <4 x i32> %k, <4 x i32> %b
  %r = shufflevector <4 x i32> %s, <4 x i32> %k, <4 x i32> <i32 0, i32 5, i32 6, i32 0>
  ret <4 x i32> %r
}

; CHECK-LABEL: live lanes of @predicate_parts
; CHECK-NEXT: %old: 0-7 of 16
; CHECK-NEXT: %new: 0-7 of 8
define <16 x i1> @predicate_parts(<16 x i1> %old, <8 x i1> %new) {
  %w = call <16 x i1> @llvm.genx.wrpredregion.v16i1.v8i1(<16 x i1> %old, <8 x i1> %new, i32 8)
  ret <16 x i1> %w
}

; CHECK-LABEL: live lanes of @predicate_part_read
; CHECK-NEXT: %m: 8 of 16
define i1 @predicate_part_read(<16 x i1> %m) {
  %p = call <8 x i1> @llvm.genx.rdpredregion.v8i1.v16i1(<16 x i1> %m, i32 8)
  %r = extractelement <8 x i1> %p, i32 0
  ret i1 %r
}

; CHECK-LABEL: live lanes of @predicate_parts_masked
; CHECK-NEXT: %old: 0-7,9-15 of 16
; CHECK-NEXT: %new: 0-1,3-7 of 8
define <16 x i1> @predicate_parts_masked(<16 x i1> %old, <8 x i1> %new, i1 %b) {
  %m = insertelement <16 x i1> poison, i1 %b, i32 9
  %w = call <16 x i1> @llvm.genx.wrpredpredregion.v16i1.v8i1(<16 x i1> %old, <8 x i1> %new, i32 8, <16 x i1> <i1 1, i1 1, i1 1, i1 1, i1 1, i1 1, i1 1, i1 1, i1 1, i1 undef, i1 0, i1 undef, i1 undef, i1 undef, i1 undef, i1 undef>)
  ret <16 x i1> %w
}

; CHECK-LABEL: live lanes of @reductions
; CHECK-NEXT: %m: 0-15 of 16
; CHECK-NEXT: %v: 0-3 of 4
define i32 @reductions(<16 x i1> %m, <4 x i32> %v) {
  %any = call i1 @llvm.genx.any.v16i1(<16 x i1> %m)
  %sum = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %v)
  %r = select i1 %any, i32 %sum, i32 0
  ret i32 %r
}

; A structure has the lanes of its parts.
; CHECK-LABEL: live lanes of @carries
; CHECK-NEXT: %a: 2-3 of 4
; CHECK-NEXT: %b: 2-3 of 4
define i32 @carries(<4 x i32> %a, <4 x i32> %b) {
  %s = call { <4 x i32>, <4 x i32> } @llvm.genx.addc.v4i32.v4i32(<4 x i32> %a, <4 x i32> %b)
  %c = extractvalue { <4 x i32>, <4 x i32> } %s, 0
  %d = extractvalue { <4 x i32>, <4 x i32> } %s, 1
  %x = extractelement <4 x i32> %c, i32 2
  %y = extractelement <4 x i32> %d, i32 3
  %r = add i32 %x, %y
  ret i32 %r
}

; No lane of a divisor may become poison, whichever lanes of the quotient count.
; CHECK-LABEL: live lanes of @unsigned_division
; CHECK-NEXT: %a: 1 of 4
; CHECK-NEXT: %b: 0-3 of 4
define i32 @unsigned_division(<4 x i32> %a, <4 x i32> %b) {
  %q = udiv <4 x i32> %a, %b
  %r = extractelement <4 x i32> %q, i32 1
  ret i32 %r
}

; CHECK-LABEL: live lanes of @signed_remainder
; CHECK-NEXT: %a: 0-3 of 4
; CHECK-NEXT: %b: 0-3 of 4
define i32 @signed_remainder(<4 x i32> %a, <4 x i32> %b) {
  %q = srem <4 x i32> %a, %b
  %r = extractelement <4 x i32> %q, i32 1
  ret i32 %r
}

; CHECK-LABEL: live lanes of @signed_division_by_constant
; CHECK-NEXT: %a: 1 of 4
define i32 @signed_division_by_constant(<4 x i32> %a) {
  %q = sdiv <4 x i32> %a, <i32 2, i32 3, i32 4, i32 5>
  %r = extractelement <4 x i32> %q, i32 1
  ret i32 %r
}

; The quotient of the smallest number and -1 is no value either, in any lane.
; CHECK-LABEL: live lanes of @signed_division_by_minus_one
; CHECK-NEXT: %a: 0-3 of 4
define i32 @signed_division_by_minus_one(<4 x i32> %a) {
  %q = sdiv <4 x i32> %a, <i32 2, i32 3, i32 -1, i32 5>
  %r = extractelement <4 x i32> %q, i32 1
  ret i32 %r
}

; CHECK-LABEL: live lanes of @variable_index
; CHECK-NEXT: %v: 0-3 of 4
define i32 @variable_index(<4 x i32> %v, i32 %i) {
  %r = extractelement <4 x i32> %v, i32 %i
  ret i32 %r
}

; CHECK-LABEL: live lanes of @unseen
; CHECK-NEXT: %v: none of 4
; CHECK-NEXT: %x: none of 4
define void @unseen(<4 x i32> %v) {
  %x = add <4 x i32> %v, %v
  ret void
}
