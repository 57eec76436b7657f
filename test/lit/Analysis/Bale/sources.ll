; Sources: what is read where it lies, and what is not.
; RUN: cmx-opt -passes='print<cmx-bales>' -disable-output %s 2>&1 | FileCheck %s

declare <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float>, i32, i32, i32, i16, i32)
declare <32 x float> @llvm.genx.rdregionf.v32f32.v64f32.i16(<64 x float>, i32, i32, i32, i16, i32)
declare <16 x float> @llvm.genx.rdregionf.v16f32.v32f32.i16(<32 x float>, i32, i32, i32, i16, i32)
declare <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.v2i16(<64 x float>, i32, i32, i32, <2 x i16>, i32)
declare <16 x i16> @llvm.genx.rdregioni.v16i16.v128i16.i16(<128 x i16>, i32, i32, i32, i16, i32)
declare <16 x i8> @llvm.genx.rdregioni.v16i8.v256i8.i16(<256 x i8>, i32, i32, i32, i16, i32)
declare <64 x i8> @llvm.genx.rdregioni.v64i8.v256i8.i16(<256 x i8>, i32, i32, i32, i16, i32)

define <16 x float> @both_sources(<64 x float> %v) {
; CHECK-LABEL: bales of @both_sources
; CHECK-NEXT:  %r: add x16
; CHECK-NEXT:    type f
; CHECK-NEXT:    source %v <8;4,1>x16@16:4:f
; CHECK-NEXT:    source %v <32;16,2>x16@4:4:f
; CHECK-NEXT:    member %a
; CHECK-NEXT:    member %b
  %a = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float> %v, i32 8, i32 4, i32 1, i16 16, i32 undef)
  %b = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float> %v, i32 0, i32 16, i32 2, i16 4, i32 undef)
  %r = fadd <16 x float> %a, %b
  ret <16 x float> %r
}

; A region of a region is one region.
define <16 x float> @region_of_region(<64 x float> %v) {
; CHECK-LABEL: bales of @region_of_region
; CHECK-NEXT:  %r: mul x16
; CHECK-NEXT:    type f
; CHECK-NEXT:    source %v <16;4,2>x16@20:4:f
; CHECK-NEXT:    source splat (float 2.000000e+00)
; CHECK-NEXT:    member %b
; CHECK-NEXT:    member %a
  %a = call <32 x float> @llvm.genx.rdregionf.v32f32.v64f32.i16(<64 x float> %v, i32 0, i32 32, i32 2, i16 4, i32 undef)
  %b = call <16 x float> @llvm.genx.rdregionf.v16f32.v32f32.i16(<32 x float> %a, i32 8, i32 4, i32 1, i16 8, i32 undef)
  %r = fmul <16 x float> %b, splat (float 2.0)
  ret <16 x float> %r
}

; Through a bitcast: words of dwords.
define <16 x i16> @words_of_dwords(<64 x i32> %v, <16 x i16> %w) {
; CHECK-LABEL: bales of @words_of_dwords
; CHECK-NEXT:  %r: add x16
; CHECK-NEXT:    type w
; CHECK-NEXT:    source %v <32;16,2>x16@2:2:w
; CHECK-NEXT:    source %w <16;16,1>x16@0:2:w
; CHECK-NEXT:    member %a
  %p = bitcast <64 x i32> %v to <128 x i16>
  %a = call <16 x i16> @llvm.genx.rdregioni.v16i16.v128i16.i16(<128 x i16> %p, i32 0, i32 16, i32 2, i16 2, i32 undef)
  %r = add <16 x i16> %a, %w
  ret <16 x i16> %r
}

; The bytes are read as dwords, which start at a multiple of 4.
define <16 x i32> @dwords_of_bytes(<256 x i8> %v, <16 x i32> %w) {
; CHECK-LABEL: bales of @dwords_of_bytes
; CHECK-NEXT:  %r: add x16
; CHECK-NEXT:    type d
; CHECK-NEXT:    source %v <16;16,1>x16@8:4:d
; CHECK-NEXT:    source %w <16;16,1>x16@0:4:d
; CHECK-NEXT:    member %a
  %a = call <64 x i8> @llvm.genx.rdregioni.v64i8.v256i8.i16(<256 x i8> %v, i32 0, i32 64, i32 1, i16 8, i32 undef)
  %p = bitcast <64 x i8> %a to <16 x i32>
  %r = add <16 x i32> %p, %w
  ret <16 x i32> %r
}

; Here they do not: the bytes stay a value.
define <16 x i32> @dwords_of_bytes_misaligned(<256 x i8> %v, <16 x i32> %w) {
; CHECK-LABEL: bales of @dwords_of_bytes_misaligned
; CHECK-NEXT:  %a: mov x64
; CHECK-NEXT:    type b
; CHECK-NEXT:    source %v <0;64,1>x64@6:1:b
; CHECK-NEXT:  %r: add x16
; CHECK-NEXT:    type d
; CHECK-NEXT:    source %a <16;16,1>x16@0:4:d
; CHECK-NEXT:    source %w <16;16,1>x16@0:4:d
  %a = call <64 x i8> @llvm.genx.rdregioni.v64i8.v256i8.i16(<256 x i8> %v, i32 0, i32 64, i32 1, i16 6, i32 undef)
  %p = bitcast <64 x i8> %a to <16 x i32>
  %r = add <16 x i32> %p, %w
  ret <16 x i32> %r
}

define <16 x float> @indirect(<64 x float> %v, i16 %o, <16 x float> %w) {
; CHECK-LABEL: bales of @indirect
; CHECK-NEXT:  %x: shl x1
; CHECK-NEXT:    type w
; CHECK-NEXT:    source %o <0;1,0>x1@0:2:w
; CHECK-NEXT:    source 5
; CHECK-NEXT:  %r: add x16
; CHECK-NEXT:    type f
; CHECK-NEXT:    source %v <16;16,1>x16@32*?+0:4:f
; CHECK-NEXT:    source %w <16;16,1>x16@0:4:f
; CHECK-NEXT:    member %a
  %x = shl i16 %o, 5
  %a = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float> %v, i32 0, i32 16, i32 1, i16 %x, i32 undef)
  %r = fadd <16 x float> %a, %w
  ret <16 x float> %r
}

; The constant part of the offset belongs to the operand.
define <16 x float> @indirect_constant_part(<64 x float> %v, i16 %o, <16 x float> %w) {
; CHECK-LABEL: bales of @indirect_constant_part
; CHECK-NEXT:  %x: shl x1
; CHECK-NEXT:    type w
; CHECK-NEXT:    source %o <0;1,0>x1@0:2:w
; CHECK-NEXT:    source 5
; CHECK-NEXT:  %r: add x16
; CHECK-NEXT:    type f
; CHECK-NEXT:    source %v <16;16,1>x16@32*?+12:4:f
; CHECK-NEXT:    source %w <16;16,1>x16@0:4:f
; CHECK-NEXT:    member %a
; CHECK-NEXT:    member %y
  %x = shl i16 %o, 5
  %y = add i16 %x, 12
  %a = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float> %v, i32 0, i32 16, i32 1, i16 %y, i32 undef)
  %r = fadd <16 x float> %a, %w
  ret <16 x float> %r
}

; Not more than ten bits of it.
define <16 x float> @indirect_constant_too_far(<64 x float> %v, i16 %o, <16 x float> %w) {
; CHECK-LABEL: bales of @indirect_constant_too_far
; CHECK-NEXT:  %x: shl x1
; CHECK-NEXT:    type w
; CHECK-NEXT:    source %o <0;1,0>x1@0:2:w
; CHECK-NEXT:    source 5
; CHECK-NEXT:  %y: add x1
; CHECK-NEXT:    type w
; CHECK-NEXT:    source %x <0;1,0>x1@0:2:w
; CHECK-NEXT:    source -2048
; CHECK-NEXT:  %r: add x16
; CHECK-NEXT:    type f
; CHECK-NEXT:    source %v <16;16,1>x16@32*?+0:4:f
; CHECK-NEXT:    source %w <16;16,1>x16@0:4:f
; CHECK-NEXT:    member %a
  %x = shl i16 %o, 5
  %y = add i16 %x, -2048
  %a = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float> %v, i32 0, i32 16, i32 1, i16 %y, i32 undef)
  %r = fadd <16 x float> %a, %w
  ret <16 x float> %r
}

; Not a part of an element.
define <16 x float> @indirect_constant_splits_element(<64 x float> %v, i16 %o, <16 x float> %w) {
; CHECK-LABEL: bales of @indirect_constant_splits_element
; CHECK-NEXT:  %y: add x1
; CHECK-NEXT:    type w
; CHECK-NEXT:    source %o <0;1,0>x1@0:2:w
; CHECK-NEXT:    source 2
; CHECK-NEXT:  %r: add x16
; CHECK-NEXT:    type f
; CHECK-NEXT:    source %v <16;16,1>x16@4*?+0:4:f
; CHECK-NEXT:    source %w <16;16,1>x16@0:4:f
; CHECK-NEXT:    member %a
  %y = add i16 %o, 2
  %a = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float> %v, i32 0, i32 16, i32 1, i16 %y, i32 undef)
  %r = fadd <16 x float> %a, %w
  ret <16 x float> %r
}

; Not even if the variable is known to be aligned: no start is at an element.
define <16 x float> @indirect_constant_misaligns(<64 x float> %v, i16 %o, <16 x float> %w) {
; CHECK-LABEL: bales of @indirect_constant_misaligns
; CHECK:       %y: add x1
; CHECK:       %r: add x16
; CHECK-NEXT:    type f
; CHECK-NEXT:    source %v <16;16,1>x16@4*?+0:4:f
; CHECK-NEXT:    source %w <16;16,1>x16@0:4:f
; CHECK-NEXT:    member %a
  %x = shl i16 %o, 5
  %y = add i16 %x, 42
  %a = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float> %v, i32 0, i32 16, i32 1, i16 %y, i32 undef)
  %r = fadd <16 x float> %a, %w
  ret <16 x float> %r
}

; A row each at an offset of its own is no region.
define <16 x float> @row_offsets(<64 x float> %v, <2 x i16> %o, <16 x float> %w) {
; CHECK-LABEL: bales of @row_offsets
; CHECK-NEXT:  %a: mov x16
; CHECK-NEXT:    type f
; CHECK-NEXT:    source %v <0;8,1>x16@4*?+0:4:f
; CHECK-NEXT:  %r: add x16
; CHECK-NEXT:    type f
; CHECK-NEXT:    source %a <16;16,1>x16@0:4:f
; CHECK-NEXT:    source %w <16;16,1>x16@0:4:f
  %a = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.v2i16(<64 x float> %v, i32 0, i32 8, i32 1, <2 x i16> %o, i32 undef)
  %r = fadd <16 x float> %a, %w
  ret <16 x float> %r
}

define <16 x float> @two_uses(<64 x float> %v) {
; CHECK-LABEL: bales of @two_uses
; CHECK-NEXT:  %a: mov x16
; CHECK-NEXT:    type f
; CHECK-NEXT:    source %v <0;16,1>x16@0:4:f
; CHECK-NEXT:  %r: add x16
; CHECK-NEXT:    type f
; CHECK-NEXT:    source %a <16;16,1>x16@0:4:f
; CHECK-NEXT:    source %a <16;16,1>x16@0:4:f
  %a = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float> %v, i32 0, i32 16, i32 1, i16 0, i32 undef)
  %r = fadd <16 x float> %a, %a
  ret <16 x float> %r
}

define <16 x float> @other_block(<64 x float> %v, <16 x float> %w) {
; CHECK-LABEL: bales of @other_block
; CHECK-NEXT:  %a: mov x16
; CHECK-NEXT:    type f
; CHECK-NEXT:    source %v <0;16,1>x16@0:4:f
; CHECK-NEXT:  %r: add x16
; CHECK-NEXT:    type f
; CHECK-NEXT:    source %a <16;16,1>x16@0:4:f
; CHECK-NEXT:    source %w <16;16,1>x16@0:4:f
entry:
  %a = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float> %v, i32 0, i32 16, i32 1, i16 0, i32 undef)
  br label %next

next:
  %r = fadd <16 x float> %a, %w
  ret <16 x float> %r
}
