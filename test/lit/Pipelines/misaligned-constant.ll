; Each level accepts an offset that turns out to be no multiple of the element size. The
; region has no value then.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes='cmx-intrinsic-attrs,function(instsimplify,cmx-simplify-regions)' -S %s | FileCheck %s

declare <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32>, i32, i32, i32, i16, i32)
declare <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.v2i16(<8 x i32>, i32, i32, i32, <2 x i16>, i32)
declare <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32>, <4 x i32>, i32, i32, i32, i16, i32, i1)

define <4 x i32> @read_misaligned(<8 x i32> %v, i16 %n) {
; CHECK-LABEL: @read_misaligned(
; CHECK-NEXT:    ret <4 x i32> poison
  %z = and i16 %n, 0
  %o = or i16 %z, 2
  %r = call <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32> %v, i32 0, i32 4, i32 1, i16 %o, i32 undef)
  ret <4 x i32> %r
}

define <4 x i32> @read_row_misaligned(<8 x i32> %v, i16 %n) {
; CHECK-LABEL: @read_row_misaligned(
; CHECK-NEXT:    ret <4 x i32> poison
  %z = and i16 %n, 0
  %o1 = or i16 %z, -6
  %o = insertelement <2 x i16> <i16 8, i16 poison>, i16 %o1, i32 1
  %r = call <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.v2i16(<8 x i32> %v, i32 0, i32 2, i32 1, <2 x i16> %o, i32 undef)
  ret <4 x i32> %r
}

define <8 x i32> @write_misaligned(<8 x i32> %v, <4 x i32> %x, i16 %n) {
; CHECK-LABEL: @write_misaligned(
; CHECK-NEXT:    ret <8 x i32> poison
  %z = and i16 %n, 0
  %o = or i16 %z, 7
  %r = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> %v, <4 x i32> %x, i32 0, i32 4, i32 1, i16 %o, i32 undef, i1 true)
  ret <8 x i32> %r
}
