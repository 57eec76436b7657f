; Whether a sum is denormal or 0 is not known in this mode: the program computes it.
; CHECK lines by utils/update-checks
; LLVM 19 folds such a sum.
; UNSUPPORTED: llvm-19
; RUN: cmx-opt -passes='cmx-legalize<platform=icllp>' -verify-each -S %s | FileCheck %s

define <8 x float> @denormal_sum() "denormal-fp-math"="dynamic,dynamic" {
; CHECK-LABEL: @denormal_sum(
; CHECK-NEXT:    [[R:%.*]] = fadd <8 x float> splat (float 0x3800000000000000), splat (float 0x3800000000000000)
; CHECK-NEXT:    ret <8 x float> [[R]]
  %r = fadd <8 x float> splat (float 0x3800000000000000), splat (float 0x3800000000000000)
  ret <8 x float> %r
}
