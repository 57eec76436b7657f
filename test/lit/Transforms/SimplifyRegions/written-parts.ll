; Reads of what a write has written: each function violates one condition for taking the
; new or the old value, or just fulfils it.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes='cmx-intrinsic-attrs,function(cmx-simplify-regions)' -S %s | FileCheck %s

declare <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32>, i32, i32, i32, i16, i32)
declare <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.v2i16(<16 x i32>, i32, i32, i32, <2 x i16>, i32)
declare <2 x i32> @llvm.genx.rdregioni.v2i32.v8i32.i16(<8 x i32>, i32, i32, i32, i16, i32)
declare <4 x i16> @llvm.genx.rdregioni.v4i16.v16i16.i16(<16 x i16>, i32, i32, i32, i16, i32)
declare <16 x i32> @llvm.genx.wrregioni.v16i32.v4i32.i16.i1(<16 x i32>, <4 x i32>, i32, i32, i32, i16, i32, i1)
declare <16 x i32> @llvm.genx.wrregioni.v16i32.v4i32.i16.v4i1(<16 x i32>, <4 x i32>, i32, i32, i32, i16, i32, <4 x i1>)
declare <16 x i32> @llvm.genx.wrregioni.v16i32.v4i32.v2i16.i1(<16 x i32>, <4 x i32>, i32, i32, i32, <2 x i16>, i32, i1)
declare <16 x i16> @llvm.genx.wrregioni.v16i16.v8i16.i16.i1(<16 x i16>, <8 x i16>, i32, i32, i32, i16, i32, i1)
declare <16 x i16> @llvm.genx.wrregioni.v16i16.v8i16.i16.v8i1(<16 x i16>, <8 x i16>, i32, i32, i32, i16, i32, <8 x i1>)
declare <16 x i16> @llvm.genx.wrregioni.v16i16.v5i16.i16.i1(<16 x i16>, <5 x i16>, i32, i32, i32, i16, i32, i1)

; Nothing is written, so all is old.
define <4 x i32> @mask_false(<16 x i32> %v, <4 x i32> %x) {
; CHECK-LABEL: @mask_false(
; CHECK-NEXT:    [[R:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> [[V:%.*]], i32 4, i32 4, i32 1, i16 16, i32 undef)
; CHECK-NEXT:    ret <4 x i32> [[R]]
  %w = call <16 x i32> @llvm.genx.wrregioni.v16i32.v4i32.i16.i1(<16 x i32> %v, <4 x i32> %x, i32 4, i32 4, i32 1, i16 16, i32 undef, i1 false)
  %r = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> %w, i32 4, i32 4, i32 1, i16 16, i32 undef)
  ret <4 x i32> %r
}

; The read elements are all written, or none of them; or some.
define <4 x i32> @mask_of_read(<16 x i32> %v, <4 x i32> %x) {
; CHECK-LABEL: @mask_of_read(
; CHECK-NEXT:    [[R:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v4i32.i16(<4 x i32> [[X:%.*]], i32 0, i32 2, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    ret <4 x i32> [[R]]
  %w = call <16 x i32> @llvm.genx.wrregioni.v16i32.v4i32.i16.v4i1(<16 x i32> %v, <4 x i32> %x, i32 4, i32 4, i32 1, i16 16, i32 undef, <4 x i1> <i1 true, i1 true, i1 false, i1 false>)
  %r = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> %w, i32 0, i32 2, i32 1, i16 16, i32 undef)
  ret <4 x i32> %r
}

define <4 x i32> @mask_of_others(<16 x i32> %v, <4 x i32> %x) {
; CHECK-LABEL: @mask_of_others(
; CHECK-NEXT:    [[R:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> [[V:%.*]], i32 0, i32 4, i32 1, i16 24, i32 undef)
; CHECK-NEXT:    ret <4 x i32> [[R]]
  %w = call <16 x i32> @llvm.genx.wrregioni.v16i32.v4i32.i16.v4i1(<16 x i32> %v, <4 x i32> %x, i32 4, i32 4, i32 1, i16 16, i32 undef, <4 x i1> <i1 true, i1 true, i1 false, i1 false>)
  %r = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> %w, i32 4, i32 4, i32 1, i16 24, i32 undef)
  ret <4 x i32> %r
}

define <4 x i32> @mask_of_some(<16 x i32> %v, <4 x i32> %x) {
; CHECK-LABEL: @mask_of_some(
; CHECK-NEXT:    [[W:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v4i32.i16.v4i1(<16 x i32> [[V:%.*]], <4 x i32> [[X:%.*]], i32 4, i32 4, i32 1, i16 16, i32 undef, <4 x i1> <i1 true, i1 true, i1 false, i1 false>)
; CHECK-NEXT:    [[R:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> [[W]], i32 4, i32 4, i32 1, i16 20, i32 undef)
; CHECK-NEXT:    ret <4 x i32> [[R]]
  %w = call <16 x i32> @llvm.genx.wrregioni.v16i32.v4i32.i16.v4i1(<16 x i32> %v, <4 x i32> %x, i32 4, i32 4, i32 1, i16 16, i32 undef, <4 x i1> <i1 true, i1 true, i1 false, i1 false>)
  %r = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> %w, i32 4, i32 4, i32 1, i16 20, i32 undef)
  ret <4 x i32> %r
}

; An undefined lane is written or not.
define <4 x i32> @mask_undefined_read(<16 x i32> %v, <4 x i32> %x) {
; CHECK-LABEL: @mask_undefined_read(
; CHECK-NEXT:    [[W:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v4i32.i16.v4i1(<16 x i32> [[V:%.*]], <4 x i32> [[X:%.*]], i32 4, i32 4, i32 1, i16 16, i32 undef, <4 x i1> <i1 true, i1 true, i1 undef, i1 false>)
; CHECK-NEXT:    [[R:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> [[W]], i32 0, i32 1, i32 0, i16 24, i32 undef)
; CHECK-NEXT:    ret <4 x i32> [[R]]
  %w = call <16 x i32> @llvm.genx.wrregioni.v16i32.v4i32.i16.v4i1(<16 x i32> %v, <4 x i32> %x, i32 4, i32 4, i32 1, i16 16, i32 undef, <4 x i1> <i1 true, i1 true, i1 undef, i1 false>)
  %r = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> %w, i32 0, i32 1, i32 0, i16 24, i32 undef)
  ret <4 x i32> %r
}

define <4 x i32> @mask_undefined_elsewhere(<16 x i32> %v, <4 x i32> %x) {
; CHECK-LABEL: @mask_undefined_elsewhere(
; CHECK-NEXT:    [[W:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v4i32.i16.v4i1(<16 x i32> [[V:%.*]], <4 x i32> [[X:%.*]], i32 4, i32 4, i32 1, i16 16, i32 undef, <4 x i1> <i1 true, i1 true, i1 undef, i1 false>)
; CHECK-NEXT:    [[R:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> [[W]], i32 0, i32 2, i32 1, i16 16, i32 undef)
; CHECK-NEXT:    ret <4 x i32> [[R]]
  %w = call <16 x i32> @llvm.genx.wrregioni.v16i32.v4i32.i16.v4i1(<16 x i32> %v, <4 x i32> %x, i32 4, i32 4, i32 1, i16 16, i32 undef, <4 x i1> <i1 true, i1 true, i1 undef, i1 false>)
  %r = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> %w, i32 0, i32 2, i32 1, i16 16, i32 undef)
  ret <4 x i32> %r
}

; Dwords of masked words: written by two neighbours, by one, by two in another order.
define <2 x i32> @dwords_of_words(<16 x i16> %v, <8 x i16> %x) {
; CHECK-LABEL: @dwords_of_words(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <8 x i16> [[X:%.*]] to <4 x i32>
; CHECK-NEXT:    [[R:%.*]] = call <2 x i32> @llvm.genx.rdregioni.v2i32.v4i32.i16(<4 x i32> [[TMP1]], i32 0, i32 2, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    ret <2 x i32> [[R]]
  %w = call <16 x i16> @llvm.genx.wrregioni.v16i16.v8i16.i16.v8i1(<16 x i16> %v, <8 x i16> %x, i32 8, i32 8, i32 1, i16 0, i32 undef, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 true, i1 true, i1 true>)
  %d = bitcast <16 x i16> %w to <8 x i32>
  %r = call <2 x i32> @llvm.genx.rdregioni.v2i32.v8i32.i16(<8 x i32> %d, i32 2, i32 2, i32 1, i16 0, i32 undef)
  ret <2 x i32> %r
}

define <2 x i32> @dwords_of_half_written(<16 x i16> %v, <8 x i16> %x) {
; CHECK-LABEL: @dwords_of_half_written(
; CHECK-NEXT:    [[W:%.*]] = call <16 x i16> @llvm.genx.wrregioni.v16i16.v8i16.i16.v8i1(<16 x i16> [[V:%.*]], <8 x i16> [[X:%.*]], i32 8, i32 8, i32 1, i16 0, i32 undef, <8 x i1> <i1 true, i1 true, i1 true, i1 false, i1 true, i1 true, i1 true, i1 true>)
; CHECK-NEXT:    [[D:%.*]] = bitcast <16 x i16> [[W]] to <8 x i32>
; CHECK-NEXT:    [[R:%.*]] = call <2 x i32> @llvm.genx.rdregioni.v2i32.v8i32.i16(<8 x i32> [[D]], i32 2, i32 2, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    ret <2 x i32> [[R]]
  %w = call <16 x i16> @llvm.genx.wrregioni.v16i16.v8i16.i16.v8i1(<16 x i16> %v, <8 x i16> %x, i32 8, i32 8, i32 1, i16 0, i32 undef, <8 x i1> <i1 true, i1 true, i1 true, i1 false, i1 true, i1 true, i1 true, i1 true>)
  %d = bitcast <16 x i16> %w to <8 x i32>
  %r = call <2 x i32> @llvm.genx.rdregioni.v2i32.v8i32.i16(<8 x i32> %d, i32 2, i32 2, i32 1, i16 0, i32 undef)
  ret <2 x i32> %r
}

define <2 x i32> @dwords_of_exchanged(<16 x i16> %v, <8 x i16> %x) {
; CHECK-LABEL: @dwords_of_exchanged(
; CHECK-NEXT:    [[W:%.*]] = call <16 x i16> @llvm.genx.wrregioni.v16i16.v8i16.i16.i1(<16 x i16> [[V:%.*]], <8 x i16> [[X:%.*]], i32 1, i32 4, i32 2, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[D:%.*]] = bitcast <16 x i16> [[W]] to <8 x i32>
; CHECK-NEXT:    [[R:%.*]] = call <2 x i32> @llvm.genx.rdregioni.v2i32.v8i32.i16(<8 x i32> [[D]], i32 2, i32 2, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    ret <2 x i32> [[R]]
  %w = call <16 x i16> @llvm.genx.wrregioni.v16i16.v8i16.i16.i1(<16 x i16> %v, <8 x i16> %x, i32 1, i32 4, i32 2, i16 0, i32 undef, i1 true)
  %d = bitcast <16 x i16> %w to <8 x i32>
  %r = call <2 x i32> @llvm.genx.rdregioni.v2i32.v8i32.i16(<8 x i32> %d, i32 2, i32 2, i32 1, i16 0, i32 undef)
  ret <2 x i32> %r
}

; The dword starts at an odd word of the new value.
define <2 x i32> @dwords_at_odd_masked(<16 x i16> %v, <8 x i16> %x) {
; CHECK-LABEL: @dwords_at_odd_masked(
; CHECK-NEXT:    [[W:%.*]] = call <16 x i16> @llvm.genx.wrregioni.v16i16.v8i16.i16.v8i1(<16 x i16> [[V:%.*]], <8 x i16> [[X:%.*]], i32 8, i32 8, i32 1, i16 2, i32 undef, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false>)
; CHECK-NEXT:    [[D:%.*]] = bitcast <16 x i16> [[W]] to <8 x i32>
; CHECK-NEXT:    [[R:%.*]] = call <2 x i32> @llvm.genx.rdregioni.v2i32.v8i32.i16(<8 x i32> [[D]], i32 2, i32 2, i32 1, i16 4, i32 undef)
; CHECK-NEXT:    ret <2 x i32> [[R]]
  %w = call <16 x i16> @llvm.genx.wrregioni.v16i16.v8i16.i16.v8i1(<16 x i16> %v, <8 x i16> %x, i32 8, i32 8, i32 1, i16 2, i32 undef, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false>)
  %d = bitcast <16 x i16> %w to <8 x i32>
  %r = call <2 x i32> @llvm.genx.rdregioni.v2i32.v8i32.i16(<8 x i32> %d, i32 2, i32 2, i32 1, i16 4, i32 undef)
  ret <2 x i32> %r
}

define <2 x i32> @dwords_at_odd(<16 x i16> %v, <8 x i16> %x) {
; CHECK-LABEL: @dwords_at_odd(
; CHECK-NEXT:    [[W:%.*]] = call <16 x i16> @llvm.genx.wrregioni.v16i16.v8i16.i16.i1(<16 x i16> [[V:%.*]], <8 x i16> [[X:%.*]], i32 8, i32 8, i32 1, i16 2, i32 undef, i1 true)
; CHECK-NEXT:    [[D:%.*]] = bitcast <16 x i16> [[W]] to <8 x i32>
; CHECK-NEXT:    [[R:%.*]] = call <2 x i32> @llvm.genx.rdregioni.v2i32.v8i32.i16(<8 x i32> [[D]], i32 2, i32 2, i32 1, i16 4, i32 undef)
; CHECK-NEXT:    ret <2 x i32> [[R]]
  %w = call <16 x i16> @llvm.genx.wrregioni.v16i16.v8i16.i16.i1(<16 x i16> %v, <8 x i16> %x, i32 8, i32 8, i32 1, i16 2, i32 undef, i1 true)
  %d = bitcast <16 x i16> %w to <8 x i32>
  %r = call <2 x i32> @llvm.genx.rdregioni.v2i32.v8i32.i16(<8 x i32> %d, i32 2, i32 2, i32 1, i16 4, i32 undef)
  ret <2 x i32> %r
}

define <2 x i32> @dwords_at_even(<16 x i16> %v, <8 x i16> %x) {
; CHECK-LABEL: @dwords_at_even(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <8 x i16> [[X:%.*]] to <4 x i32>
; CHECK-NEXT:    [[R:%.*]] = call <2 x i32> @llvm.genx.rdregioni.v2i32.v4i32.i16(<4 x i32> [[TMP1]], i32 0, i32 2, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    ret <2 x i32> [[R]]
  %w = call <16 x i16> @llvm.genx.wrregioni.v16i16.v8i16.i16.i1(<16 x i16> %v, <8 x i16> %x, i32 8, i32 8, i32 1, i16 4, i32 undef, i1 true)
  %d = bitcast <16 x i16> %w to <8 x i32>
  %r = call <2 x i32> @llvm.genx.rdregioni.v2i32.v8i32.i16(<8 x i32> %d, i32 2, i32 2, i32 1, i16 4, i32 undef)
  ret <2 x i32> %r
}

; Five words are no vector of dwords.
define <2 x i32> @dwords_of_five_words(<16 x i16> %v, <5 x i16> %x) {
; CHECK-LABEL: @dwords_of_five_words(
; CHECK-NEXT:    [[W:%.*]] = call <16 x i16> @llvm.genx.wrregioni.v16i16.v5i16.i16.i1(<16 x i16> [[V:%.*]], <5 x i16> [[X:%.*]], i32 5, i32 5, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[D:%.*]] = bitcast <16 x i16> [[W]] to <8 x i32>
; CHECK-NEXT:    [[R:%.*]] = call <2 x i32> @llvm.genx.rdregioni.v2i32.v8i32.i16(<8 x i32> [[D]], i32 2, i32 2, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    ret <2 x i32> [[R]]
  %w = call <16 x i16> @llvm.genx.wrregioni.v16i16.v5i16.i16.i1(<16 x i16> %v, <5 x i16> %x, i32 5, i32 5, i32 1, i16 0, i32 undef, i1 true)
  %d = bitcast <16 x i16> %w to <8 x i32>
  %r = call <2 x i32> @llvm.genx.rdregioni.v2i32.v8i32.i16(<8 x i32> %d, i32 2, i32 2, i32 1, i16 0, i32 undef)
  ret <2 x i32> %r
}

; Elements outside of the vector are undefined; those of the new value would not be.
define <4 x i32> @read_outside(<16 x i32> %v, <4 x i32> %x) {
; CHECK-LABEL: @read_outside(
; CHECK-NEXT:    [[W:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v4i32.i16.i1(<16 x i32> [[V:%.*]], <4 x i32> [[X:%.*]], i32 4, i32 4, i32 1, i16 56, i32 undef, i1 true)
; CHECK-NEXT:    [[R:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> [[W]], i32 4, i32 4, i32 1, i16 56, i32 undef)
; CHECK-NEXT:    ret <4 x i32> [[R]]
  %w = call <16 x i32> @llvm.genx.wrregioni.v16i32.v4i32.i16.i1(<16 x i32> %v, <4 x i32> %x, i32 4, i32 4, i32 1, i16 56, i32 undef, i1 true)
  %r = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> %w, i32 4, i32 4, i32 1, i16 56, i32 undef)
  ret <4 x i32> %r
}

; Rows at variable offsets may overlap.
define <4 x i32> @rows_at_variables(<16 x i32> %v, <4 x i32> %x, <2 x i16> %at) {
; CHECK-LABEL: @rows_at_variables(
; CHECK-NEXT:    [[W:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v4i32.v2i16.i1(<16 x i32> [[V:%.*]], <4 x i32> [[X:%.*]], i32 0, i32 2, i32 1, <2 x i16> [[AT:%.*]], i32 undef, i1 true)
; CHECK-NEXT:    [[R:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.v2i16(<16 x i32> [[W]], i32 0, i32 2, i32 1, <2 x i16> [[AT]], i32 undef)
; CHECK-NEXT:    ret <4 x i32> [[R]]
  %w = call <16 x i32> @llvm.genx.wrregioni.v16i32.v4i32.v2i16.i1(<16 x i32> %v, <4 x i32> %x, i32 0, i32 2, i32 1, <2 x i16> %at, i32 undef, i1 true)
  %r = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.v2i16(<16 x i32> %w, i32 0, i32 2, i32 1, <2 x i16> %at, i32 undef)
  ret <4 x i32> %r
}
