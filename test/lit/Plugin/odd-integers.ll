; A pass alone leaves the integers that cmx-public-forms has not widened.

; REQUIRES: plugin
; RUN: opt %loadplugin -passes=cmx-fold-regions -S %s | FileCheck %s

declare <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32>, i32, i32, i32, i16, i32)

; CHECK-LABEL: define <4 x i32> @part_of_extension(
; CHECK-NEXT:    %n = trunc <8 x i32> %v to <8 x i24>
; CHECK-NEXT:    %e = zext <8 x i24> %n to <8 x i32>
; CHECK-NEXT:    %r = call <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32> %e, i32 0, i32 4, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    ret <4 x i32> %r
define <4 x i32> @part_of_extension(<8 x i32> %v) {
  %n = trunc <8 x i32> %v to <8 x i24>
  %e = zext <8 x i24> %n to <8 x i32>
  %r = call <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32> %e, i32 0, i32 4, i32 1, i16 0, i32 undef)
  ret <4 x i32> %r
}
