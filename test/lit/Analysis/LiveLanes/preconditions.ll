; Lanes of odd types and indices.
; RUN: cmx-opt -passes='print<cmx-live-lanes>' -disable-output %s 2>&1 | FileCheck %s

declare <16 x i32> @llvm.genx.wrregioni.v16i32.v4i32.i16.i1(<16 x i32>, <4 x i32>, i32, i32, i32, i16, i32, i1)
declare <16 x i1> @llvm.genx.wrpredpredregion.v16i1.v8i1(<16 x i1>, <8 x i1>, i32, <16 x i1>)

; An index outside of the vector inserts nothing that is read.
define <4 x i32> @insert_outside(<4 x i32> %v, <4 x i32> %w) {
; CHECK-LABEL: live lanes of @insert_outside{{$}}
; CHECK-NEXT:  %v: 0-3 of 4
; CHECK-NEXT:  %w: none of 4
; CHECK-NEXT:  %r: 0-3 of 4
  %x = extractelement <4 x i32> %w, i32 1
  %r = insertelement <4 x i32> %v, i32 %x, i32 7
  ret <4 x i32> %r
}

define <4 x i32> @insert_inside(<4 x i32> %v, <4 x i32> %w) {
; CHECK-LABEL: live lanes of @insert_inside{{$}}
; CHECK-NEXT:  %v: 0-2 of 4
; CHECK-NEXT:  %w: 1 of 4
; CHECK-NEXT:  %r: 0-3 of 4
  %x = extractelement <4 x i32> %w, i32 1
  %r = insertelement <4 x i32> %v, i32 %x, i32 3
  ret <4 x i32> %r
}

define i32 @extract_outside(<4 x i32> %v) {
; CHECK-LABEL: live lanes of @extract_outside{{$}}
; CHECK-NEXT:  %v: none of 4
  %r = extractelement <4 x i32> %v, i32 4
  ret i32 %r
}

; The last two elements are written to nowhere.
define <16 x i32> @write_outside(<16 x i32> %old, <4 x i32> %new) {
; CHECK-LABEL: live lanes of @write_outside{{$}}
; CHECK-NEXT:  %old: 0-13 of 16
; CHECK-NEXT:  %new: 0-1 of 4
; CHECK-NEXT:  %r: 0-15 of 16
  %r = call <16 x i32> @llvm.genx.wrregioni.v16i32.v4i32.i16.i1(<16 x i32> %old, <4 x i32> %new, i32 4, i32 4, i32 1, i16 56, i32 undef, i1 true)
  ret <16 x i32> %r
}

; The size of pointers is not that of their type.
define i64 @pointers(<4 x ptr> %p) {
; CHECK-LABEL: live lanes of @pointers{{$}}
; CHECK-NEXT:  %p: 0-3 of 4
; CHECK-NEXT:  %c: 1 of 4
; CHECK-NEXT:  %n: 1 of 4
  %c = bitcast <4 x ptr> %p to <4 x ptr>
  %n = ptrtoint <4 x ptr> %c to <4 x i64>
  %r = extractelement <4 x i64> %n, i32 1
  ret i64 %r
}

; The mask counts like the old value.
define i1 @masked_predicate(<16 x i1> %old, <8 x i1> %new, <16 x i1> %mask) {
; CHECK-LABEL: live lanes of @masked_predicate{{$}}
; CHECK-NEXT:  %old: 11 of 16
; CHECK-NEXT:  %new: 3 of 8
; CHECK-NEXT:  %mask: 11 of 16
; CHECK-NEXT:  %w: 11 of 16
  %w = call <16 x i1> @llvm.genx.wrpredpredregion.v16i1.v8i1(<16 x i1> %old, <8 x i1> %new, i32 8, <16 x i1> %mask)
  %r = extractelement <16 x i1> %w, i32 11
  ret i1 %r
}

define <4 x i32> @unreachable_block(<4 x i32> %v) {
; CHECK-LABEL: live lanes of @unreachable_block{{$}}
; CHECK-NEXT:  %v: 0-3 of 4
; CHECK-NEXT:  %a: 0-3 of 4
  ret <4 x i32> %v

never:
  %a = add <4 x i32> %v, %v
  ret <4 x i32> %a
}

define <4 x i32> @empty_struct({} %e, <4 x i32> %v) {
; CHECK-LABEL: live lanes of @empty_struct{{$}}
; CHECK-NEXT:  %v: 0-3 of 4
  %f = freeze {} %e
  ret <4 x i32> %v
}

; No number of bits in 16 is 32, so the offset is poison, and the first place that
; it may have lies after the last one.
declare <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32>, i32, i32, i32, i16, i32)
declare i16 @llvm.ctpop.i16(i16)

; CHECK-LABEL: live lanes of @impossible_offset
; CHECK-NEXT: %v: none of 16
; CHECK-NEXT: %r: 0-3 of 4
define <4 x i32> @impossible_offset(<16 x i32> %v, i16 %x) {
  %o = call range(i16 32, 33) i16 @llvm.ctpop.i16(i16 %x)
  %r = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> %v, i32 0, i32 4, i32 1, i16 %o, i32 undef)
  ret <4 x i32> %r
}
