; CHECK lines by hand: update-checks runs cmx-opt, which refuses the input before the first pass.
; Offsets that do not have one element for each row stay for the verifier, even if they are
; evenly spaced constants.
; REQUIRES: plugin
; RUN: opt %loadplugin -passes=cmx-canonicalize-regions -S %s | FileCheck %s
; RUN: not opt %loadplugin -passes=cmx-default -disable-output %s 2>&1 | FileCheck %s --check-prefix=ERROR

; CHECK: %r = call <8 x float> @llvm.genx.rdregionf.v8f32.v64f32.v2i16(<64 x float> %v, i32 0, i32 2, i32 1, <2 x i16> <i16 0, i16 8>, i32 undef)
; ERROR: offset vector expected one lane for each of 4 rows, actual 2 [cmx-region-offset-rows]

declare <8 x float> @llvm.genx.rdregionf.v8f32.v64f32.v2i16(<64 x float>, i32, i32, i32, <2 x i16>, i32)

define <8 x float> @two_for_four(<64 x float> %v) {
  %r = call <8 x float> @llvm.genx.rdregionf.v8f32.v64f32.v2i16(<64 x float> %v, i32 0, i32 2, i32 1, <2 x i16> <i16 0, i16 8>, i32 undef)
  ret <8 x float> %r
}

!llvm.module.flags = !{!0}
!0 = !{i32 1, !"cmx.platform", !"icllp"}
