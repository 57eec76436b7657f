; InstCombine works on both sides of regions, and removes those without use.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes='cmx-intrinsic-attrs,function(instcombine)' -S %s | FileCheck %s

declare <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32>, i32, i32, i32, i16, i32)
declare <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32>, <8 x i32>, i32, i32, i32, i16, i32, i1)
declare <32 x i32> @llvm.genx.oword.ld.v32i32(i32, i32, i32)

define <8 x i32> @operands(<32 x i32> %v) {
; CHECK-LABEL: @operands(
; CHECK-NEXT:    [[A:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> [[V:%.*]], i32 0, i32 8, i32 2, i16 4, i32 undef)
; CHECK-NEXT:    [[R:%.*]] = shl <8 x i32> [[A]], splat (i32 3)
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %twice = add <32 x i32> %v, zeroinitializer
  %a = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> %twice, i32 0, i32 8, i32 2, i16 4, i32 undef)
  %r = mul <8 x i32> %a, splat (i32 8)
  ret <8 x i32> %r
}

define <8 x i32> @unused(<32 x i32> %v, <8 x i32> %x, i32 %s) {
; CHECK-LABEL: @unused(
; CHECK-NEXT:    ret <8 x i32> [[X:%.*]]
  %w = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> %v, <8 x i32> %x, i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
  %a = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> %w, i32 0, i32 8, i32 2, i16 4, i32 undef)
  %l = call <32 x i32> @llvm.genx.oword.ld.v32i32(i32 0, i32 %s, i32 0)
  ret <8 x i32> %x
}

; Regions are no place where bits go unused: all of them stay.
define <8 x i32> @demanded_bits(<32 x i32> %v) {
; CHECK-LABEL: @demanded_bits(
; CHECK-NEXT:    [[M:%.*]] = and <32 x i32> [[V:%.*]], splat (i32 255)
; CHECK-NEXT:    [[A:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> [[M]], i32 0, i32 8, i32 2, i16 4, i32 undef)
; CHECK-NEXT:    [[R:%.*]] = and <8 x i32> [[A]], splat (i32 15)
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %m = and <32 x i32> %v, splat (i32 255)
  %a = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> %m, i32 0, i32 8, i32 2, i16 4, i32 undef)
  %r = and <8 x i32> %a, splat (i32 15)
  ret <8 x i32> %r
}

; Into the block of its one user.
define <8 x i32> @sunk(<32 x i32> %v, i1 %c) {
; CHECK-LABEL: @sunk(
; CHECK:       entry:
; CHECK-NEXT:    br i1 [[C:%.*]], label %use, label %done
; CHECK:       use:
; CHECK-NEXT:    [[A:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> [[V:%.*]], i32 0, i32 8, i32 2, i16 4, i32 undef)
; CHECK-NEXT:    [[R:%.*]] = shl <8 x i32> [[A]], splat (i32 1)
; CHECK-NEXT:    ret <8 x i32> [[R]]
; CHECK:       done:
; CHECK-NEXT:    ret <8 x i32> zeroinitializer
entry:
  %a = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> %v, i32 0, i32 8, i32 2, i16 4, i32 undef)
  br i1 %c, label %use, label %done
use:
  %r = add <8 x i32> %a, %a
  ret <8 x i32> %r
done:
  ret <8 x i32> zeroinitializer
}
