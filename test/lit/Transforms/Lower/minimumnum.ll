; The minimum that prefers numbers to NaN, which LLVM 19 does not have.
; CHECK lines by utils/update-checks
; UNSUPPORTED: llvm-19
; RUN: cmx-opt -passes=cmx-lower --platform=icllp -S %s | FileCheck %s

declare float @llvm.minimumnum.f32(float, float)
define float @minimumnum_f32(float %x, float %y) {
; CHECK-LABEL: @minimumnum_f32(
; CHECK-NEXT:    [[R:%.*]] = call float @llvm.minnum.f32(float [[X:%.*]], float [[Y:%.*]])
; CHECK-NEXT:    ret float [[R]]
  %r = call float @llvm.minimumnum.f32(float %x, float %y)
  ret float %r
}

