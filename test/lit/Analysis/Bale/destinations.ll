; Destinations: where a result goes, and what happens to it on the way.
; RUN: cmx-opt -passes='print<cmx-bales>' -disable-output %s 2>&1 | FileCheck %s

declare <64 x float> @llvm.genx.wrregionf.v64f32.v16f32.i16.i1(<64 x float>, <16 x float>, i32, i32, i32, i16, i32, i1)
declare <64 x float> @llvm.genx.wrregionf.v64f32.v16f32.i16.v16i1(<64 x float>, <16 x float>, i32, i32, i32, i16, i32, <16 x i1>)
declare <64 x i8> @llvm.genx.wrregioni.v64i8.v16i8.i16.i1(<64 x i8>, <16 x i8>, i32, i32, i32, i16, i32, i1)
declare <64 x i32> @llvm.genx.wrconstregion.v64i32.v16i32.i16.i1(<64 x i32>, <16 x i32>, i32, i32, i32, i16, i32, i1)
declare <16 x float> @llvm.genx.sat.v16f32(<16 x float>)
declare <16 x i8> @llvm.genx.uutrunc.sat.v16i8.v16i32(<16 x i32>)
declare <16 x i1> @llvm.genx.rdpredregion.v16i1.v32i1(<32 x i1>, i32)

define <64 x float> @write(<64 x float> %old, <16 x float> %x, <16 x float> %y) {
; CHECK-LABEL: bales of @write
; CHECK-NEXT:  %r: add x16
; CHECK-NEXT:    into %old <0;16,2>x16@8:4:f
; CHECK-NEXT:    source %x <16;16,1>x16@0:4:f
; CHECK-NEXT:    source %y <16;16,1>x16@0:4:f
; CHECK-NEXT:    member %s
  %s = fadd <16 x float> %x, %y
  %r = call <64 x float> @llvm.genx.wrregionf.v64f32.v16f32.i16.i1(<64 x float> %old, <16 x float> %s, i32 0, i32 16, i32 2, i16 8, i32 undef, i1 true)
  ret <64 x float> %r
}

define <64 x float> @write_masked(<64 x float> %old, <16 x float> %x, <16 x float> %y, <16 x i1> %m) {
; CHECK-LABEL: bales of @write_masked
; CHECK-NEXT:  %r: add x16
; CHECK-NEXT:    into %old <0;16,1>x16@0:4:f
; CHECK-NEXT:    predicate %m
; CHECK-NEXT:    source %x <16;16,1>x16@0:4:f
; CHECK-NEXT:    source %y <16;16,1>x16@0:4:f
; CHECK-NEXT:    member %s
  %s = fadd <16 x float> %x, %y
  %r = call <64 x float> @llvm.genx.wrregionf.v64f32.v16f32.i16.v16i1(<64 x float> %old, <16 x float> %s, i32 0, i32 16, i32 1, i16 0, i32 undef, <16 x i1> %m)
  ret <64 x float> %r
}

; Part of a mask, inverted.
define <64 x float> @write_masked_part(<64 x float> %old, <16 x float> %x, <32 x i1> %m) {
; CHECK-LABEL: bales of @write_masked_part
; CHECK-NEXT:  %r: mov x16
; CHECK-NEXT:    into %old <0;16,1>x16@0:4:f
; CHECK-NEXT:    predicate !%m from lane 16
; CHECK-NEXT:    source %x <16;16,1>x16@0:4:f
; CHECK-NEXT:    member %n
; CHECK-NEXT:    member %p
  %p = call <16 x i1> @llvm.genx.rdpredregion.v16i1.v32i1(<32 x i1> %m, i32 16)
  %n = xor <16 x i1> %p, splat (i1 true)
  %r = call <64 x float> @llvm.genx.wrregionf.v64f32.v16f32.i16.v16i1(<64 x float> %old, <16 x float> %x, i32 0, i32 16, i32 1, i16 0, i32 undef, <16 x i1> %n)
  ret <64 x float> %r
}

define <64 x float> @write_indirect(<64 x float> %old, <16 x float> %x, i16 %o) {
; CHECK-LABEL: bales of @write_indirect
; CHECK-NEXT:  %a: shl x1
; CHECK-NEXT:    type w
; CHECK-NEXT:    source %o <0;1,0>x1@0:2:w
; CHECK-NEXT:    source 6
; CHECK-NEXT:  %r: mov x16
; CHECK-NEXT:    into %old <0;16,1>x16@64*?+8:4:f
; CHECK-NEXT:    source %x <16;16,1>x16@0:4:f
; CHECK-NEXT:    member %b
  %a = shl i16 %o, 6
  %b = add i16 %a, 8
  %r = call <64 x float> @llvm.genx.wrregionf.v64f32.v16f32.i16.i1(<64 x float> %old, <16 x float> %x, i32 0, i32 16, i32 1, i16 %b, i32 undef, i1 true)
  ret <64 x float> %r
}

define <64 x i32> @write_constant(<64 x i32> %old) {
; CHECK-LABEL: bales of @write_constant
; CHECK-NEXT:  %r: mov x16
; CHECK-NEXT:    into %old <0;16,1>x16@64:4:d
; CHECK-NEXT:    source splat (i32 7)
  %r = call <64 x i32> @llvm.genx.wrconstregion.v64i32.v16i32.i16.i1(<64 x i32> %old, <16 x i32> splat (i32 7), i32 0, i32 16, i32 1, i16 64, i32 undef, i1 true)
  ret <64 x i32> %r
}

define <16 x float> @saturate(<16 x float> %x, <16 x float> %y) {
; CHECK-LABEL: bales of @saturate
; CHECK-NEXT:  %r: mul.sat x16
; CHECK-NEXT:    type f
; CHECK-NEXT:    source %x <16;16,1>x16@0:4:f
; CHECK-NEXT:    source %y <16;16,1>x16@0:4:f
; CHECK-NEXT:    member %s
  %s = fmul <16 x float> %x, %y
  %r = call <16 x float> @llvm.genx.sat.v16f32(<16 x float> %s)
  ret <16 x float> %r
}

; The product is needed as it is too.
define <16 x float> @saturate_two_uses(<16 x float> %x, <16 x float> %y) {
; CHECK-LABEL: bales of @saturate_two_uses
; CHECK-NEXT:  %s: mul x16
; CHECK-NEXT:    type f
; CHECK-NEXT:    source %x <16;16,1>x16@0:4:f
; CHECK-NEXT:    source %y <16;16,1>x16@0:4:f
; CHECK-NEXT:  %t: mov.sat x16
; CHECK-NEXT:    type f
; CHECK-NEXT:    source %s <16;16,1>x16@0:4:f
; CHECK-NEXT:  %r: add x16
; CHECK-NEXT:    type f
; CHECK-NEXT:    source %s <16;16,1>x16@0:4:f
; CHECK-NEXT:    source %t <16;16,1>x16@0:4:f
  %s = fmul <16 x float> %x, %y
  %t = call <16 x float> @llvm.genx.sat.v16f32(<16 x float> %s)
  %r = fadd <16 x float> %s, %t
  ret <16 x float> %r
}

; Conversion and write in one move.
define <64 x i8> @convert(<64 x i8> %old, <16 x float> %x) {
; CHECK-LABEL: bales of @convert
; CHECK-NEXT:  %r: mov x16
; CHECK-NEXT:    into %old <0;16,1>x16@0:1:ub
; CHECK-NEXT:    source %x <16;16,1>x16@0:4:f
; CHECK-NEXT:    member %c
  %c = fptoui <16 x float> %x to <16 x i8>
  %r = call <64 x i8> @llvm.genx.wrregioni.v64i8.v16i8.i16.i1(<64 x i8> %old, <16 x i8> %c, i32 0, i32 16, i32 1, i16 0, i32 undef, i1 true)
  ret <64 x i8> %r
}

; Low bits of a sum: the sum writes the narrow type.
define <16 x i16> @narrow(<16 x i32> %x, <16 x i32> %y) {
; CHECK-LABEL: bales of @narrow
; CHECK-NEXT:  %r: add x16
; CHECK-NEXT:    type w
; CHECK-NEXT:    source %x <16;16,1>x16@0:4:d
; CHECK-NEXT:    source %y <16;16,1>x16@0:4:d
; CHECK-NEXT:    member %s
  %s = add <16 x i32> %x, %y
  %r = trunc <16 x i32> %s to <16 x i16>
  ret <16 x i16> %r
}

; Not of a quotient.
define <16 x i16> @narrow_quotient(<16 x i32> %x, <16 x i32> %y) {
; CHECK-LABEL: bales of @narrow_quotient
; CHECK-NEXT:  %s: div x16
; CHECK-NEXT:    type ud
; CHECK-NEXT:    source %x <16;16,1>x16@0:4:ud
; CHECK-NEXT:    source %y <16;16,1>x16@0:4:ud
; CHECK-NEXT:  %r: mov x16
; CHECK-NEXT:    type w
; CHECK-NEXT:    source %s <16;16,1>x16@0:4:d
  %s = udiv <16 x i32> %x, %y
  %r = trunc <16 x i32> %s to <16 x i16>
  ret <16 x i16> %r
}

; The limits of the narrow type are not those of the sum.
define <16 x i8> @narrow_saturating(<16 x i32> %x, <16 x i32> %y) {
; CHECK-LABEL: bales of @narrow_saturating
; CHECK-NEXT:  %s: add x16
; CHECK-NEXT:    type d
; CHECK-NEXT:    source %x <16;16,1>x16@0:4:d
; CHECK-NEXT:    source %y <16;16,1>x16@0:4:d
; CHECK-NEXT:  %r: mov.sat x16
; CHECK-NEXT:    type ub
; CHECK-NEXT:    source %s <16;16,1>x16@0:4:ud
  %s = add <16 x i32> %x, %y
  %r = call <16 x i8> @llvm.genx.uutrunc.sat.v16i8.v16i32(<16 x i32> %s)
  ret <16 x i8> %r
}
