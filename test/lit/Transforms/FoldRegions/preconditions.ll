; One function for each condition that alone decides.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes='cmx-intrinsic-attrs,function(cmx-fold-regions)' -S %s | FileCheck %s

declare <8 x half> @llvm.genx.rdregionf.v8f16.v32f16.i16(<32 x half>, i32, i32, i32, i16, i32)
declare <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float>, i32, i32, i32, i16, i32)
declare <2 x i32> @llvm.genx.rdregioni.v2i32.v4i32.i16(<4 x i32>, i32, i32, i32, i16, i32)
declare <4 x i16> @llvm.genx.rdregioni.v4i16.v8i16.i16(<8 x i16>, i32, i32, i32, i16, i32)
declare <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32>, i32, i32, i32, i16, i32)
declare <4 x i32> @llvm.genx.rdregioni.v4i32.v24i32.v4i16(<24 x i32>, i32, i32, i32, <4 x i16>, i32)
declare <4 x i32> @llvm.genx.rdregioni.v4i32.v25i32.v4i16(<25 x i32>, i32, i32, i32, <4 x i16>, i32)
declare <4 x i32> @llvm.genx.rdregioni.v4i32.v32i32.v4i16(<32 x i32>, i32, i32, i32, <4 x i16>, i32)
declare <4 x i32> @llvm.genx.rdregioni.v4i32.v8192i32.v4i16(<8192 x i32>, i32, i32, i32, <4 x i16>, i32)
declare <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32>, i32, i32, i32, i16, i32)
declare <8 x i32> @llvm.genx.rdregioni.v8i32.v8i32.i16(<8 x i32>, i32, i32, i32, i16, i32)
declare <8 x i32> @llvm.genx.wrconstregion.v8i32.v4i32.i16.i1(<8 x i32>, <4 x i32>, i32, i32, i32, i16, i32, i1)
declare <16 x i32> @llvm.genx.wrregioni.v16i32.v4i32.i16.i1(<16 x i32>, <4 x i32>, i32, i32, i32, i16, i32, i1)
declare <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32>, <8 x i32>, i32, i32, i32, i16, i32, i1)
declare <32 x i32> @llvm.genx.wrregioni.v32i32.v4i32.v4i16.i1(<32 x i32>, <4 x i32>, i32, i32, i32, <4 x i16>, i32, i1)
declare <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32>, <8 x i32>, i32, i32, i32, i16, i32, i1)
declare <4 x i32> @llvm.genx.wrregioni.v4i32.v2i32.i16.i1(<4 x i32>, <2 x i32>, i32, i32, i32, i16, i32, i1)
declare <64 x i16> @llvm.genx.wrregioni.v64i16.v16i16.i16.i1(<64 x i16>, <16 x i16>, i32, i32, i32, i16, i32, i1)
declare <8191 x i32> @llvm.genx.wrregioni.v8191i32.v8i32.i16.i1(<8191 x i32>, <8 x i32>, i32, i32, i32, i16, i32, i1)
declare <8192 x i32> @llvm.genx.wrregioni.v8192i32.v8i32.i16.i1(<8192 x i32>, <8 x i32>, i32, i32, i32, i16, i32, i1)
declare <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32>, <4 x i32>, i32, i32, i32, i16, i32, i1)
declare <8 x i32> @llvm.genx.wrregioni.v8i32.v6i32.i16.i1(<8 x i32>, <6 x i32>, i32, i32, i32, i16, i32, i1)
declare <8 x i32> @llvm.genx.wrregioni.v8i32.v8i32.i16.v8i1(<8 x i32>, <8 x i32>, i32, i32, i32, i16, i32, <8 x i1>)
declare <9 x i16> @llvm.genx.wrregioni.v9i16.v8i16.i16.i1(<9 x i16>, <8 x i16>, i32, i32, i32, i16, i32, i1)

; Writes into a part: a bitcast of the part has another use.
define <64 x i16> @part_used_as_words(<64 x i16> %v, <4 x i32> %x, ptr addrspace(1) %p) {
; CHECK-LABEL: @part_used_as_words(
; CHECK-NEXT:    [[U:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> poison, <4 x i32> [[X:%.*]], i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[C:%.*]] = bitcast <8 x i32> [[U]] to <16 x i16>
; CHECK-NEXT:    store <16 x i16> [[C]], ptr addrspace(1) [[P:%.*]], align 32
; CHECK-NEXT:    [[W:%.*]] = call <64 x i16> @llvm.genx.wrregioni.v64i16.v16i16.i16.i1(<64 x i16> [[V:%.*]], <16 x i16> [[C]], i32 0, i32 16, i32 1, i16 32, i32 undef, i1 true)
; CHECK-NEXT:    ret <64 x i16> [[W]]
  %u = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> poison, <4 x i32> %x, i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
  %c = bitcast <8 x i32> %u to <16 x i16>
  store <16 x i16> %c, ptr addrspace(1) %p
  %w = call <64 x i16> @llvm.genx.wrregioni.v64i16.v16i16.i16.i1(<64 x i16> %v, <16 x i16> %c, i32 0, i32 16, i32 1, i16 32, i32 undef, i1 true)
  ret <64 x i16> %w
}

; The lanes that nobody writes are undefined.
define <32 x i32> @undefined_part(<32 x i32> noundef %v, <4 x i32> %x) {
; CHECK-LABEL: @undefined_part(
; CHECK-NEXT:    [[W:%.*]] = call <32 x i32> @llvm.genx.wrregioni.v32i32.v4i32.i16.i1(<32 x i32> [[V:%.*]], <4 x i32> [[X:%.*]], i32 0, i32 4, i32 1, i16 32, i32 undef, i1 true)
; CHECK-NEXT:    ret <32 x i32> [[W]]
  %u = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> undef, <4 x i32> %x, i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
  %w = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> %v, <8 x i32> %u, i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
  ret <32 x i32> %w
}

define <32 x i32> @undefined_part_of_any(<32 x i32> %v, <4 x i32> %x) {
; CHECK-LABEL: @undefined_part_of_any(
; CHECK-NEXT:    [[U:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> undef, <4 x i32> [[X:%.*]], i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[W:%.*]] = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> [[V:%.*]], <8 x i32> [[U]], i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
; CHECK-NEXT:    ret <32 x i32> [[W]]
  %u = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> undef, <4 x i32> %x, i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
  %w = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> %v, <8 x i32> %u, i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
  ret <32 x i32> %w
}

; The part ends beyond the vector.
define <32 x i32> @part_beyond_the_end(<32 x i32> %v, <4 x i32> %x) {
; CHECK-LABEL: @part_beyond_the_end(
; CHECK-NEXT:    [[U:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> poison, <4 x i32> [[X:%.*]], i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[W:%.*]] = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> [[V:%.*]], <8 x i32> [[U]], i32 0, i32 8, i32 1, i16 112, i32 undef, i1 true)
; CHECK-NEXT:    ret <32 x i32> [[W]]
  %u = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> poison, <4 x i32> %x, i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
  %w = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> %v, <8 x i32> %u, i32 0, i32 8, i32 1, i16 112, i32 undef, i1 true)
  ret <32 x i32> %w
}

; The inner write ends beyond the part; these lanes must not be written to the vector.
define <32 x i32> @beyond_the_part(<32 x i32> %v, <4 x i32> %x) {
; CHECK-LABEL: @beyond_the_part(
; CHECK-NEXT:    [[U:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> poison, <4 x i32> [[X:%.*]], i32 0, i32 4, i32 1, i16 24, i32 undef, i1 true)
; CHECK-NEXT:    [[W:%.*]] = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> [[V:%.*]], <8 x i32> [[U]], i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
; CHECK-NEXT:    ret <32 x i32> [[W]]
  %u = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> poison, <4 x i32> %x, i32 0, i32 4, i32 1, i16 24, i32 undef, i1 true)
  %w = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> %v, <8 x i32> %u, i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
  ret <32 x i32> %w
}

define <32 x i32> @beyond_the_part_at_variable(<32 x i32> %v, <4 x i32> %x, i16 %at) {
; CHECK-LABEL: @beyond_the_part_at_variable(
; CHECK-NEXT:    [[U:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> poison, <4 x i32> [[X:%.*]], i32 0, i32 4, i32 1, i16 24, i32 undef, i1 true)
; CHECK-NEXT:    [[W:%.*]] = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> [[V:%.*]], <8 x i32> [[U]], i32 0, i32 8, i32 1, i16 [[AT:%.*]], i32 undef, i1 true)
; CHECK-NEXT:    ret <32 x i32> [[W]]
  %u = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> poison, <4 x i32> %x, i32 0, i32 4, i32 1, i16 24, i32 undef, i1 true)
  %w = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> %v, <8 x i32> %u, i32 0, i32 8, i32 1, i16 %at, i32 undef, i1 true)
  ret <32 x i32> %w
}

; Rows anywhere.
define <32 x i32> @rows_anywhere(<32 x i32> %v, <2 x i32> %x, <4 x i16> %at) {
; CHECK-LABEL: @rows_anywhere(
; CHECK-NEXT:    [[U:%.*]] = call <4 x i32> @llvm.genx.wrregioni.v4i32.v2i32.i16.i1(<4 x i32> poison, <2 x i32> [[X:%.*]], i32 0, i32 2, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[W:%.*]] = call <32 x i32> @llvm.genx.wrregioni.v32i32.v4i32.v4i16.i1(<32 x i32> [[V:%.*]], <4 x i32> [[U]], i32 0, i32 1, i32 0, <4 x i16> [[AT:%.*]], i32 undef, i1 true)
; CHECK-NEXT:    ret <32 x i32> [[W]]
  %u = call <4 x i32> @llvm.genx.wrregioni.v4i32.v2i32.i16.i1(<4 x i32> poison, <2 x i32> %x, i32 0, i32 2, i32 1, i16 0, i32 undef, i1 true)
  %w = call <32 x i32> @llvm.genx.wrregioni.v32i32.v4i32.v4i16.i1(<32 x i32> %v, <4 x i32> %u, i32 0, i32 1, i32 0, <4 x i16> %at, i32 undef, i1 true)
  ret <32 x i32> %w
}

define <32 x i32> @rows_of_pairs_anywhere(<32 x i32> %v, <2 x i32> %x, <4 x i16> %at) {
; CHECK-LABEL: @rows_of_pairs_anywhere(
; CHECK-NEXT:    [[U:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v2i32.i16.i1(<8 x i32> poison, <2 x i32> [[X:%.*]], i32 0, i32 2, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[W:%.*]] = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.v4i16.i1(<32 x i32> [[V:%.*]], <8 x i32> [[U]], i32 0, i32 2, i32 1, <4 x i16> [[AT:%.*]], i32 undef, i1 true)
; CHECK-NEXT:    ret <32 x i32> [[W]]
  %u = call <8 x i32> @llvm.genx.wrregioni.v8i32.v2i32.i16.i1(<8 x i32> poison, <2 x i32> %x, i32 0, i32 2, i32 1, i16 0, i32 undef, i1 true)
  %w = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.v4i16.i1(<32 x i32> %v, <8 x i32> %u, i32 0, i32 2, i32 1, <4 x i16> %at, i32 undef, i1 true)
  ret <32 x i32> %w
}
declare <8 x i32> @llvm.genx.wrregioni.v8i32.v2i32.i16.i1(<8 x i32>, <2 x i32>, i32, i32, i32, i16, i32, i1)
declare <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.v4i16.i1(<32 x i32>, <8 x i32>, i32, i32, i32, <4 x i16>, i32, i1)

; In a vector of 32768 bytes a sum of offsets may wrap around.
define <8191 x i32> @largest_vector(<8191 x i32> %v, <4 x i32> %x, i16 %at) {
; CHECK-LABEL: @largest_vector(
; CHECK-NEXT:    [[OFFSET:%.*]] = add i16 [[AT:%.*]], 16
; CHECK-NEXT:    [[W:%.*]] = call <8191 x i32> @llvm.genx.wrregioni.v8191i32.v4i32.i16.i1(<8191 x i32> [[V:%.*]], <4 x i32> [[X:%.*]], i32 0, i32 4, i32 1, i16 [[OFFSET]], i32 undef, i1 true)
; CHECK-NEXT:    ret <8191 x i32> [[W]]
  %u = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> poison, <4 x i32> %x, i32 0, i32 4, i32 1, i16 16, i32 undef, i1 true)
  %w = call <8191 x i32> @llvm.genx.wrregioni.v8191i32.v8i32.i16.i1(<8191 x i32> %v, <8 x i32> %u, i32 0, i32 8, i32 1, i16 %at, i32 undef, i1 true)
  ret <8191 x i32> %w
}

define <8192 x i32> @too_large_vector(<8192 x i32> %v, <4 x i32> %x, i16 %at) {
; CHECK-LABEL: @too_large_vector(
; CHECK-NEXT:    [[U:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> poison, <4 x i32> [[X:%.*]], i32 0, i32 4, i32 1, i16 16, i32 undef, i1 true)
; CHECK-NEXT:    [[W:%.*]] = call <8192 x i32> @llvm.genx.wrregioni.v8192i32.v8i32.i16.i1(<8192 x i32> [[V:%.*]], <8 x i32> [[U]], i32 0, i32 8, i32 1, i16 [[AT:%.*]], i32 undef, i1 true)
; CHECK-NEXT:    ret <8192 x i32> [[W]]
  %u = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> poison, <4 x i32> %x, i32 0, i32 4, i32 1, i16 16, i32 undef, i1 true)
  %w = call <8192 x i32> @llvm.genx.wrregioni.v8192i32.v8i32.i16.i1(<8192 x i32> %v, <8 x i32> %u, i32 0, i32 8, i32 1, i16 %at, i32 undef, i1 true)
  ret <8192 x i32> %w
}

; A write of constants stays one, which needs a constant place.
define <32 x i32> @constants(<32 x i32> %v) {
; CHECK-LABEL: @constants(
; CHECK-NEXT:    [[W:%.*]] = call <32 x i32> @llvm.genx.wrconstregion.v32i32.v4i32.i16.i1(<32 x i32> [[V:%.*]], <4 x i32> <i32 1, i32 2, i32 3, i32 4>, i32 0, i32 4, i32 1, i16 48, i32 undef, i1 true)
; CHECK-NEXT:    ret <32 x i32> [[W]]
  %u = call <8 x i32> @llvm.genx.wrconstregion.v8i32.v4i32.i16.i1(<8 x i32> poison, <4 x i32> <i32 1, i32 2, i32 3, i32 4>, i32 0, i32 4, i32 1, i16 16, i32 undef, i1 true)
  %w = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> %v, <8 x i32> %u, i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
  ret <32 x i32> %w
}

define <32 x i32> @constants_at_variable(<32 x i32> %v, i16 %at) {
; CHECK-LABEL: @constants_at_variable(
; CHECK-NEXT:    [[U:%.*]] = call <8 x i32> @llvm.genx.wrconstregion.v8i32.v4i32.i16.i1(<8 x i32> poison, <4 x i32> <i32 1, i32 2, i32 3, i32 4>, i32 0, i32 4, i32 1, i16 16, i32 undef, i1 true)
; CHECK-NEXT:    [[W:%.*]] = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> [[V:%.*]], <8 x i32> [[U]], i32 0, i32 8, i32 1, i16 [[AT:%.*]], i32 undef, i1 true)
; CHECK-NEXT:    ret <32 x i32> [[W]]
  %u = call <8 x i32> @llvm.genx.wrconstregion.v8i32.v4i32.i16.i1(<8 x i32> poison, <4 x i32> <i32 1, i32 2, i32 3, i32 4>, i32 0, i32 4, i32 1, i16 16, i32 undef, i1 true)
  %w = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> %v, <8 x i32> %u, i32 0, i32 8, i32 1, i16 %at, i32 undef, i1 true)
  ret <32 x i32> %w
}

; Two lanes of the first row and four of the second.
define <32 x i32> @across_rows(<32 x i32> %v, <6 x i32> %x) {
; CHECK-LABEL: @across_rows(
; CHECK-NEXT:    [[U:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v6i32.i16.i1(<8 x i32> poison, <6 x i32> [[X:%.*]], i32 0, i32 6, i32 1, i16 8, i32 undef, i1 true)
; CHECK-NEXT:    [[W:%.*]] = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> [[V:%.*]], <8 x i32> [[U]], i32 8, i32 4, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    ret <32 x i32> [[W]]
  %u = call <8 x i32> @llvm.genx.wrregioni.v8i32.v6i32.i16.i1(<8 x i32> poison, <6 x i32> %x, i32 0, i32 6, i32 1, i16 8, i32 undef, i1 true)
  %w = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> %v, <8 x i32> %u, i32 8, i32 4, i32 1, i16 0, i32 undef, i1 true)
  ret <32 x i32> %w
}

define <64 x i16> @misaligned(<64 x i16> %v, <4 x i32> %x) {
; CHECK-LABEL: @misaligned(
; CHECK-NEXT:    [[U:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> poison, <4 x i32> [[X:%.*]], i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[C:%.*]] = bitcast <8 x i32> [[U]] to <16 x i16>
; CHECK-NEXT:    [[W:%.*]] = call <64 x i16> @llvm.genx.wrregioni.v64i16.v16i16.i16.i1(<64 x i16> [[V:%.*]], <16 x i16> [[C]], i32 0, i32 16, i32 1, i16 34, i32 undef, i1 true)
; CHECK-NEXT:    ret <64 x i16> [[W]]
  %u = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> poison, <4 x i32> %x, i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
  %c = bitcast <8 x i32> %u to <16 x i16>
  %w = call <64 x i16> @llvm.genx.wrregioni.v64i16.v16i16.i16.i1(<64 x i16> %v, <16 x i16> %c, i32 0, i32 16, i32 1, i16 34, i32 undef, i1 true)
  ret <64 x i16> %w
}

; Nine words are no dwords.
define <9 x i16> @no_whole_dwords(<9 x i16> %v, <2 x i32> %x) {
; CHECK-LABEL: @no_whole_dwords(
; CHECK-NEXT:    [[U:%.*]] = call <4 x i32> @llvm.genx.wrregioni.v4i32.v2i32.i16.i1(<4 x i32> poison, <2 x i32> [[X:%.*]], i32 0, i32 2, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[C:%.*]] = bitcast <4 x i32> [[U]] to <8 x i16>
; CHECK-NEXT:    [[W:%.*]] = call <9 x i16> @llvm.genx.wrregioni.v9i16.v8i16.i16.i1(<9 x i16> [[V:%.*]], <8 x i16> [[C]], i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    ret <9 x i16> [[W]]
  %u = call <4 x i32> @llvm.genx.wrregioni.v4i32.v2i32.i16.i1(<4 x i32> poison, <2 x i32> %x, i32 0, i32 2, i32 1, i16 0, i32 undef, i1 true)
  %c = bitcast <4 x i32> %u to <8 x i16>
  %w = call <9 x i16> @llvm.genx.wrregioni.v9i16.v8i16.i16.i1(<9 x i16> %v, <8 x i16> %c, i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
  ret <9 x i16> %w
}

define <32 x i32> @first_lanes_at_variable(<32 x i32> %v, <4 x i32> %x, i16 %at) {
; CHECK-LABEL: @first_lanes_at_variable(
; CHECK-NEXT:    [[W:%.*]] = call <32 x i32> @llvm.genx.wrregioni.v32i32.v4i32.i16.i1(<32 x i32> [[V:%.*]], <4 x i32> [[X:%.*]], i32 0, i32 4, i32 1, i16 [[AT:%.*]], i32 undef, i1 true)
; CHECK-NEXT:    ret <32 x i32> [[W]]
  %u = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> poison, <4 x i32> %x, i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
  %w = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> %v, <8 x i32> %u, i32 0, i32 8, i32 1, i16 %at, i32 undef, i1 true)
  ret <32 x i32> %w
}

; Constant starts of rows, some of them twice.
define <32 x i32> @rows_twice(<32 x i32> %v, <4 x i32> %x) {
; CHECK-LABEL: @rows_twice(
; CHECK-NEXT:    [[W:%.*]] = call <32 x i32> @llvm.genx.wrregioni.v32i32.v4i32.v4i16.i1(<32 x i32> [[V:%.*]], <4 x i32> [[X:%.*]], i32 0, i32 1, i32 0, <4 x i16> <i16 0, i16 32, i16 0, i16 32>, i32 undef, i1 true)
; CHECK-NEXT:    ret <32 x i32> [[W]]
  %w = call <32 x i32> @llvm.genx.wrregioni.v32i32.v4i32.v4i16.i1(<32 x i32> %v, <4 x i32> %x, i32 0, i32 1, i32 0, <4 x i16> <i16 0, i16 32, i16 0, i16 32>, i32 undef, i1 true)
  ret <32 x i32> %w
}

; Chains: lanes before the start and beyond the end are not there.
define <16 x i32> @before_the_start(<16 x i32> %v, <4 x i32> %a, <8 x i32> %b) {
; CHECK-LABEL: @before_the_start(
; CHECK-NEXT:    [[X:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> [[V:%.*]], <8 x i32> [[B:%.*]], i32 0, i32 8, i32 1, i16 -16, i32 undef, i1 true)
; CHECK-NEXT:    ret <16 x i32> [[X]]
  %w = call <16 x i32> @llvm.genx.wrregioni.v16i32.v4i32.i16.i1(<16 x i32> %v, <4 x i32> %a, i32 0, i32 4, i32 1, i16 -8, i32 undef, i1 true)
  %x = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> %w, <8 x i32> %b, i32 0, i32 8, i32 1, i16 -16, i32 undef, i1 true)
  ret <16 x i32> %x
}

define <16 x i32> @beyond_the_end(<16 x i32> %v, <4 x i32> %a, <8 x i32> %b) {
; CHECK-LABEL: @beyond_the_end(
; CHECK-NEXT:    [[X:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> [[V:%.*]], <8 x i32> [[B:%.*]], i32 0, i32 8, i32 1, i16 48, i32 undef, i1 true)
; CHECK-NEXT:    ret <16 x i32> [[X]]
  %w = call <16 x i32> @llvm.genx.wrregioni.v16i32.v4i32.i16.i1(<16 x i32> %v, <4 x i32> %a, i32 0, i32 4, i32 1, i16 56, i32 undef, i1 true)
  %x = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> %w, <8 x i32> %b, i32 0, i32 8, i32 1, i16 48, i32 undef, i1 true)
  ret <16 x i32> %x
}

define <16 x i32> @read_before_the_start(<16 x i32> %v, <4 x i32> %a, <8 x i32> %b) {
; CHECK-LABEL: @read_before_the_start(
; CHECK-NEXT:    [[W:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v4i32.i16.i1(<16 x i32> [[V:%.*]], <4 x i32> [[A:%.*]], i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[R:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> [[W]], i32 0, i32 4, i32 1, i16 -12, i32 undef)
; CHECK-NEXT:    [[C:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> [[B:%.*]], <4 x i32> [[R]], i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[X:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> [[W]], <8 x i32> [[C]], i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    ret <16 x i32> [[X]]
  %w = call <16 x i32> @llvm.genx.wrregioni.v16i32.v4i32.i16.i1(<16 x i32> %v, <4 x i32> %a, i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
  %r = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> %w, i32 0, i32 4, i32 1, i16 -12, i32 undef)
  %c = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> %b, <4 x i32> %r, i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
  %x = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> %w, <8 x i32> %c, i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
  ret <16 x i32> %x
}

define <16 x i32> @read_beyond_the_end(<16 x i32> %v, <4 x i32> %a, <8 x i32> %b) {
; CHECK-LABEL: @read_beyond_the_end(
; CHECK-NEXT:    [[W:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v4i32.i16.i1(<16 x i32> [[V:%.*]], <4 x i32> [[A:%.*]], i32 0, i32 4, i32 1, i16 48, i32 undef, i1 true)
; CHECK-NEXT:    [[R:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> [[W]], i32 0, i32 4, i32 1, i16 60, i32 undef)
; CHECK-NEXT:    [[C:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> [[B:%.*]], <4 x i32> [[R]], i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[X:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> [[W]], <8 x i32> [[C]], i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
; CHECK-NEXT:    ret <16 x i32> [[X]]
  %w = call <16 x i32> @llvm.genx.wrregioni.v16i32.v4i32.i16.i1(<16 x i32> %v, <4 x i32> %a, i32 0, i32 4, i32 1, i16 48, i32 undef, i1 true)
  %r = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> %w, i32 0, i32 4, i32 1, i16 60, i32 undef)
  %c = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> %b, <4 x i32> %r, i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
  %x = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> %w, <8 x i32> %c, i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
  ret <16 x i32> %x
}

; The written vector is the new value as well.
define <8 x i32> @into_itself(<8 x i32> %v, <4 x i32> %a, <4 x i32> %b, <8 x i1> %m) {
; CHECK-LABEL: @into_itself(
; CHECK-NEXT:    [[W:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> [[V:%.*]], <4 x i32> [[A:%.*]], i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[X:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v8i32.i16.v8i1(<8 x i32> [[W]], <8 x i32> [[W]], i32 1, i32 4, i32 2, i16 0, i32 undef, <8 x i1> [[M:%.*]])
; CHECK-NEXT:    [[Y:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> [[X]], <4 x i32> [[B:%.*]], i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    ret <8 x i32> [[Y]]
  %w = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> %v, <4 x i32> %a, i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
  %x = call <8 x i32> @llvm.genx.wrregioni.v8i32.v8i32.i16.v8i1(<8 x i32> %w, <8 x i32> %w, i32 1, i32 4, i32 2, i16 0, i32 undef, <8 x i1> %m)
  %y = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> %x, <4 x i32> %b, i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
  ret <8 x i32> %y
}

; All is written, one write is covered, and the first old value was poison already.
define <16 x i32> @covered_of_poison(<8 x i32> %a, <8 x i32> %b, <8 x i32> %c) {
; CHECK-LABEL: @covered_of_poison(
; CHECK-NEXT:    [[W:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> poison, <8 x i32> [[A:%.*]], i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[Y:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> [[W]], <8 x i32> [[C:%.*]], i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
; CHECK-NEXT:    ret <16 x i32> [[Y]]
  %w = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> poison, <8 x i32> %a, i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
  %x = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> %w, <8 x i32> %b, i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
  %y = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> %x, <8 x i32> %c, i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
  ret <16 x i32> %y
}

; Starts of rows as one start.
define <4 x i32> @splat_and_distances(<32 x i32> %v, i16 %at) {
; CHECK-LABEL: @splat_and_distances(
; CHECK-NEXT:    [[OFFSET:%.*]] = add i16 [[AT:%.*]], 4
; CHECK-NEXT:    [[R:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v32i32.i16(<32 x i32> [[V:%.*]], i32 0, i32 4, i32 8, i16 [[OFFSET]], i32 undef)
; CHECK-NEXT:    ret <4 x i32> [[R]]
  %i = insertelement <4 x i16> poison, i16 %at, i64 0
  %s = shufflevector <4 x i16> %i, <4 x i16> poison, <4 x i32> zeroinitializer
  %o = add <4 x i16> %s, <i16 4, i16 36, i16 68, i16 100>
  %r = call <4 x i32> @llvm.genx.rdregioni.v4i32.v32i32.v4i16(<32 x i32> %v, i32 0, i32 1, i32 0, <4 x i16> %o, i32 undef)
  ret <4 x i32> %r
}

define <4 x i32> @splat_and_distances_from_zero(<32 x i32> %v, i16 %at) {
; CHECK-LABEL: @splat_and_distances_from_zero(
; CHECK-NEXT:    [[R:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v32i32.i16(<32 x i32> [[V:%.*]], i32 0, i32 4, i32 8, i16 [[AT:%.*]], i32 undef)
; CHECK-NEXT:    ret <4 x i32> [[R]]
  %i = insertelement <4 x i16> poison, i16 %at, i64 0
  %s = shufflevector <4 x i16> %i, <4 x i16> poison, <4 x i32> zeroinitializer
  %o = add <4 x i16> %s, <i16 0, i16 32, i16 64, i16 96>
  %r = call <4 x i32> @llvm.genx.rdregioni.v4i32.v32i32.v4i16(<32 x i32> %v, i32 0, i32 1, i32 0, <4 x i16> %o, i32 undef)
  ret <4 x i32> %r
}

define <4 x i32> @splat(<32 x i32> %v, <8 x i16> %at) {
; CHECK-LABEL: @splat(
; CHECK-NEXT:    [[TMP1:%.*]] = call i16 @llvm.genx.rdregioni.i16.v8i16.i16(<8 x i16> [[AT:%.*]], i32 0, i32 1, i32 0, i16 6, i32 undef)
; CHECK-NEXT:    [[R:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v32i32.i16(<32 x i32> [[V:%.*]], i32 0, i32 4, i32 0, i16 [[TMP1]], i32 undef)
; CHECK-NEXT:    ret <4 x i32> [[R]]
  %s = call <4 x i16> @llvm.genx.rdregioni.v4i16.v8i16.i16(<8 x i16> %at, i32 0, i32 1, i32 0, i16 6, i32 undef)
  %r = call <4 x i32> @llvm.genx.rdregioni.v4i32.v32i32.v4i16(<32 x i32> %v, i32 0, i32 1, i32 0, <4 x i16> %s, i32 undef)
  ret <4 x i32> %r
}

define <4 x i32> @several_starts(<32 x i32> %v, <8 x i16> %at) {
; CHECK-LABEL: @several_starts(
; CHECK-NEXT:    [[S:%.*]] = call <4 x i16> @llvm.genx.rdregioni.v4i16.v8i16.i16(<8 x i16> [[AT:%.*]], i32 0, i32 4, i32 1, i16 6, i32 undef)
; CHECK-NEXT:    [[O:%.*]] = add <4 x i16> [[S]], <i16 0, i16 32, i16 64, i16 96>
; CHECK-NEXT:    [[R:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v32i32.v4i16(<32 x i32> [[V:%.*]], i32 0, i32 1, i32 0, <4 x i16> [[O]], i32 undef)
; CHECK-NEXT:    ret <4 x i32> [[R]]
  %s = call <4 x i16> @llvm.genx.rdregioni.v4i16.v8i16.i16(<8 x i16> %at, i32 0, i32 4, i32 1, i16 6, i32 undef)
  %o = add <4 x i16> %s, <i16 0, i16 32, i16 64, i16 96>
  %r = call <4 x i32> @llvm.genx.rdregioni.v4i32.v32i32.v4i16(<32 x i32> %v, i32 0, i32 1, i32 0, <4 x i16> %o, i32 undef)
  ret <4 x i32> %r
}

define <4 x i32> @start_at_variable(<32 x i32> %v, <8 x i16> %at, i16 %from) {
; CHECK-LABEL: @start_at_variable(
; CHECK-NEXT:    [[S:%.*]] = call <4 x i16> @llvm.genx.rdregioni.v4i16.v8i16.i16(<8 x i16> [[AT:%.*]], i32 0, i32 1, i32 0, i16 [[FROM:%.*]], i32 undef)
; CHECK-NEXT:    [[O:%.*]] = add <4 x i16> [[S]], <i16 0, i16 32, i16 64, i16 96>
; CHECK-NEXT:    [[R:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v32i32.v4i16(<32 x i32> [[V:%.*]], i32 0, i32 1, i32 0, <4 x i16> [[O]], i32 undef)
; CHECK-NEXT:    ret <4 x i32> [[R]]
  %s = call <4 x i16> @llvm.genx.rdregioni.v4i16.v8i16.i16(<8 x i16> %at, i32 0, i32 1, i32 0, i16 %from, i32 undef)
  %o = add <4 x i16> %s, <i16 0, i16 32, i16 64, i16 96>
  %r = call <4 x i32> @llvm.genx.rdregioni.v4i32.v32i32.v4i16(<32 x i32> %v, i32 0, i32 1, i32 0, <4 x i16> %o, i32 undef)
  ret <4 x i32> %r
}

define <4 x i32> @start_beyond_the_end(<32 x i32> %v, <8 x i16> %at) {
; CHECK-LABEL: @start_beyond_the_end(
; CHECK-NEXT:    [[S:%.*]] = call <4 x i16> @llvm.genx.rdregioni.v4i16.v8i16.i16(<8 x i16> [[AT:%.*]], i32 0, i32 1, i32 0, i16 16, i32 undef)
; CHECK-NEXT:    [[O:%.*]] = add <4 x i16> [[S]], <i16 0, i16 32, i16 64, i16 96>
; CHECK-NEXT:    [[R:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v32i32.v4i16(<32 x i32> [[V:%.*]], i32 0, i32 1, i32 0, <4 x i16> [[O]], i32 undef)
; CHECK-NEXT:    ret <4 x i32> [[R]]
  %s = call <4 x i16> @llvm.genx.rdregioni.v4i16.v8i16.i16(<8 x i16> %at, i32 0, i32 1, i32 0, i16 16, i32 undef)
  %o = add <4 x i16> %s, <i16 0, i16 32, i16 64, i16 96>
  %r = call <4 x i32> @llvm.genx.rdregioni.v4i32.v32i32.v4i16(<32 x i32> %v, i32 0, i32 1, i32 0, <4 x i16> %o, i32 undef)
  ret <4 x i32> %r
}

define <4 x i32> @undefined_distance(<32 x i32> %v, <8 x i16> %at) {
; CHECK-LABEL: @undefined_distance(
; CHECK-NEXT:    [[S:%.*]] = call <4 x i16> @llvm.genx.rdregioni.v4i16.v8i16.i16(<8 x i16> [[AT:%.*]], i32 0, i32 1, i32 0, i16 6, i32 undef)
; CHECK-NEXT:    [[O:%.*]] = add <4 x i16> [[S]], <i16 0, i16 32, i16 undef, i16 96>
; CHECK-NEXT:    [[R:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v32i32.v4i16(<32 x i32> [[V:%.*]], i32 0, i32 1, i32 0, <4 x i16> [[O]], i32 undef)
; CHECK-NEXT:    ret <4 x i32> [[R]]
  %s = call <4 x i16> @llvm.genx.rdregioni.v4i16.v8i16.i16(<8 x i16> %at, i32 0, i32 1, i32 0, i16 6, i32 undef)
  %o = add <4 x i16> %s, <i16 0, i16 32, i16 undef, i16 96>
  %r = call <4 x i32> @llvm.genx.rdregioni.v4i32.v32i32.v4i16(<32 x i32> %v, i32 0, i32 1, i32 0, <4 x i16> %o, i32 undef)
  ret <4 x i32> %r
}

define <4 x i32> @unequal_distances(<32 x i32> %v, <8 x i16> %at) {
; CHECK-LABEL: @unequal_distances(
; CHECK-NEXT:    [[S:%.*]] = call <4 x i16> @llvm.genx.rdregioni.v4i16.v8i16.i16(<8 x i16> [[AT:%.*]], i32 0, i32 1, i32 0, i16 6, i32 undef)
; CHECK-NEXT:    [[O:%.*]] = add <4 x i16> [[S]], <i16 0, i16 32, i16 64, i16 100>
; CHECK-NEXT:    [[R:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v32i32.v4i16(<32 x i32> [[V:%.*]], i32 0, i32 1, i32 0, <4 x i16> [[O]], i32 undef)
; CHECK-NEXT:    ret <4 x i32> [[R]]
  %s = call <4 x i16> @llvm.genx.rdregioni.v4i16.v8i16.i16(<8 x i16> %at, i32 0, i32 1, i32 0, i16 6, i32 undef)
  %o = add <4 x i16> %s, <i16 0, i16 32, i16 64, i16 100>
  %r = call <4 x i32> @llvm.genx.rdregioni.v4i32.v32i32.v4i16(<32 x i32> %v, i32 0, i32 1, i32 0, <4 x i16> %o, i32 undef)
  ret <4 x i32> %r
}

; The rows span the vector, and four bytes more.
define <4 x i32> @rows_span_vector(<25 x i32> %v, <8 x i16> %at) {
; CHECK-LABEL: @rows_span_vector(
; CHECK-NEXT:    [[TMP1:%.*]] = call i16 @llvm.genx.rdregioni.i16.v8i16.i16(<8 x i16> [[AT:%.*]], i32 0, i32 1, i32 0, i16 6, i32 undef)
; CHECK-NEXT:    [[R:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v25i32.i16(<25 x i32> [[V:%.*]], i32 0, i32 4, i32 8, i16 [[TMP1]], i32 undef)
; CHECK-NEXT:    ret <4 x i32> [[R]]
  %s = call <4 x i16> @llvm.genx.rdregioni.v4i16.v8i16.i16(<8 x i16> %at, i32 0, i32 1, i32 0, i16 6, i32 undef)
  %o = add <4 x i16> %s, <i16 0, i16 32, i16 64, i16 96>
  %r = call <4 x i32> @llvm.genx.rdregioni.v4i32.v25i32.v4i16(<25 x i32> %v, i32 0, i32 1, i32 0, <4 x i16> %o, i32 undef)
  ret <4 x i32> %r
}

define <4 x i32> @rows_span_more(<24 x i32> %v, <8 x i16> %at) {
; CHECK-LABEL: @rows_span_more(
; CHECK-NEXT:    [[S:%.*]] = call <4 x i16> @llvm.genx.rdregioni.v4i16.v8i16.i16(<8 x i16> [[AT:%.*]], i32 0, i32 1, i32 0, i16 6, i32 undef)
; CHECK-NEXT:    [[O:%.*]] = add <4 x i16> [[S]], <i16 0, i16 32, i16 64, i16 96>
; CHECK-NEXT:    [[R:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v24i32.v4i16(<24 x i32> [[V:%.*]], i32 0, i32 1, i32 0, <4 x i16> [[O]], i32 undef)
; CHECK-NEXT:    ret <4 x i32> [[R]]
  %s = call <4 x i16> @llvm.genx.rdregioni.v4i16.v8i16.i16(<8 x i16> %at, i32 0, i32 1, i32 0, i16 6, i32 undef)
  %o = add <4 x i16> %s, <i16 0, i16 32, i16 64, i16 96>
  %r = call <4 x i32> @llvm.genx.rdregioni.v4i32.v24i32.v4i16(<24 x i32> %v, i32 0, i32 1, i32 0, <4 x i16> %o, i32 undef)
  ret <4 x i32> %r
}

define <4 x i32> @rows_of_large_vector(<8192 x i32> %v, <8 x i16> %at) {
; CHECK-LABEL: @rows_of_large_vector(
; CHECK-NEXT:    [[S:%.*]] = call <4 x i16> @llvm.genx.rdregioni.v4i16.v8i16.i16(<8 x i16> [[AT:%.*]], i32 0, i32 1, i32 0, i16 6, i32 undef)
; CHECK-NEXT:    [[O:%.*]] = add <4 x i16> [[S]], <i16 0, i16 32, i16 64, i16 96>
; CHECK-NEXT:    [[R:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v8192i32.v4i16(<8192 x i32> [[V:%.*]], i32 0, i32 1, i32 0, <4 x i16> [[O]], i32 undef)
; CHECK-NEXT:    ret <4 x i32> [[R]]
  %s = call <4 x i16> @llvm.genx.rdregioni.v4i16.v8i16.i16(<8 x i16> %at, i32 0, i32 1, i32 0, i16 6, i32 undef)
  %o = add <4 x i16> %s, <i16 0, i16 32, i16 64, i16 96>
  %r = call <4 x i32> @llvm.genx.rdregioni.v4i32.v8192i32.v4i16(<8192 x i32> %v, i32 0, i32 1, i32 0, <4 x i16> %o, i32 undef)
  ret <4 x i32> %r
}

; Extensions.
define <8 x float> @part_of_unsigned(<32 x i16> %v) {
; CHECK-LABEL: @part_of_unsigned(
; CHECK-NEXT:    [[TMP1:%.*]] = call <8 x i16> @llvm.genx.rdregioni.v8i16.v32i16.i16(<32 x i16> [[V:%.*]], i32 0, i32 8, i32 2, i16 2, i32 undef)
; CHECK-NEXT:    [[R:%.*]] = uitofp <8 x i16> [[TMP1]] to <8 x float>
; CHECK-NEXT:    ret <8 x float> [[R]]
  %e = uitofp <32 x i16> %v to <32 x float>
  %r = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> %e, i32 0, i32 8, i32 2, i16 4, i32 undef)
  ret <8 x float> %r
}

define <8 x i32> @part_of_predicate(<32 x i1> %v) {
; CHECK-LABEL: @part_of_predicate(
; CHECK-NEXT:    [[E:%.*]] = zext <32 x i1> [[V:%.*]] to <32 x i32>
; CHECK-NEXT:    [[R:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> [[E]], i32 0, i32 8, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %e = zext <32 x i1> %v to <32 x i32>
  %r = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> %e, i32 0, i32 8, i32 1, i16 0, i32 undef)
  ret <8 x i32> %r
}

define <8 x float> @part_of_same_size(<32 x i32> %v) {
; CHECK-LABEL: @part_of_same_size(
; CHECK-NEXT:    [[TMP1:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> [[V:%.*]], i32 0, i32 8, i32 1, i16 32, i32 undef)
; CHECK-NEXT:    [[R:%.*]] = sitofp <8 x i32> [[TMP1]] to <8 x float>
; CHECK-NEXT:    ret <8 x float> [[R]]
  %e = sitofp <32 x i32> %v to <32 x float>
  %r = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> %e, i32 0, i32 8, i32 1, i16 32, i32 undef)
  ret <8 x float> %r
}

define <8 x half> @part_of_smaller(<32 x i32> %v) {
; CHECK-LABEL: @part_of_smaller(
; CHECK-NEXT:    [[E:%.*]] = sitofp <32 x i32> [[V:%.*]] to <32 x half>
; CHECK-NEXT:    [[R:%.*]] = call <8 x half> @llvm.genx.rdregionf.v8f16.v32f16.i16(<32 x half> [[E]], i32 0, i32 8, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    ret <8 x half> [[R]]
  %e = sitofp <32 x i32> %v to <32 x half>
  %r = call <8 x half> @llvm.genx.rdregionf.v8f16.v32f16.i16(<32 x half> %e, i32 0, i32 8, i32 1, i16 0, i32 undef)
  ret <8 x half> %r
}

define <8 x i32> @part_at_variable(<32 x i16> %v, i16 %at) {
; CHECK-LABEL: @part_at_variable(
; CHECK-NEXT:    [[E:%.*]] = zext <32 x i16> [[V:%.*]] to <32 x i32>
; CHECK-NEXT:    [[R:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> [[E]], i32 0, i32 8, i32 1, i16 [[AT:%.*]], i32 undef)
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %e = zext <32 x i16> %v to <32 x i32>
  %r = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> %e, i32 0, i32 8, i32 1, i16 %at, i32 undef)
  ret <8 x i32> %r
}

define <8 x i32> @part_beyond_the_extension(<32 x i16> %v) {
; CHECK-LABEL: @part_beyond_the_extension(
; CHECK-NEXT:    [[E:%.*]] = zext <32 x i16> [[V:%.*]] to <32 x i32>
; CHECK-NEXT:    [[R:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> [[E]], i32 0, i32 8, i32 1, i16 112, i32 undef)
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %e = zext <32 x i16> %v to <32 x i32>
  %r = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> %e, i32 0, i32 8, i32 1, i16 112, i32 undef)
  ret <8 x i32> %r
}

define <8 x i32> @whole(<8 x i16> %v) {
; CHECK-LABEL: @whole(
; CHECK-NEXT:    [[R:%.*]] = sext <8 x i16> [[V:%.*]] to <8 x i32>
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %e = sext <8 x i16> %v to <8 x i32>
  %r = call <8 x i32> @llvm.genx.rdregioni.v8i32.v8i32.i16(<8 x i32> %e, i32 0, i32 8, i32 1, i16 0, i32 undef)
  ret <8 x i32> %r
}

define <2 x i32> @part_of_constant() {
; CHECK-LABEL: @part_of_constant(
; CHECK-NEXT:    ret <2 x i32> <i32 -2, i32 -4>
  %e = sext <4 x i16> <i16 1, i16 -2, i16 3, i16 -4> to <4 x i32>
  %r = call <2 x i32> @llvm.genx.rdregioni.v2i32.v4i32.i16(<4 x i32> %e, i32 0, i32 2, i32 2, i16 4, i32 undef)
  ret <2 x i32> %r
}

define <2 x i32> @undefined_part_of_constant() {
; CHECK-LABEL: @undefined_part_of_constant(
; CHECK-NEXT:    ret <2 x i32> poison
  %e = sext <4 x i16> poison to <4 x i32>
  %r = call <2 x i32> @llvm.genx.rdregioni.v2i32.v4i32.i16(<4 x i32> %e, i32 0, i32 2, i32 2, i16 4, i32 undef)
  ret <2 x i32> %r
}
