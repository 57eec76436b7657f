; A kernel has no C library: the tangent stays a quotient. Other folds are made.
; RUN: cmx-opt -passes=cmx-combine -S %s | FileCheck %s

; CHECK-LABEL: @tangent(
; CHECK: call fast <8 x float> @llvm.sin.v8f32(<8 x float> %a)
; CHECK: call fast <8 x float> @llvm.cos.v8f32(<8 x float> %a)
; CHECK: fdiv fast <8 x float>
; CHECK-NOT: @tan
define <8 x float> @tangent(<8 x float> %a) {
  %s = call fast <8 x float> @llvm.sin.v8f32(<8 x float> %a)
  %c = call fast <8 x float> @llvm.cos.v8f32(<8 x float> %a)
  %e = fdiv fast <8 x float> %s, %c
  ret <8 x float> %e
}

; CHECK-LABEL: @scalar_tangent(
; CHECK-NOT: @tan
; CHECK: ret float
define float @scalar_tangent(float %a) {
  %s = call fast float @llvm.sin.f32(float %a)
  %c = call fast float @llvm.cos.f32(float %a)
  %e = fdiv fast float %s, %c
  ret float %e
}

; CHECK-LABEL: @square(
; CHECK-NEXT: fmul
; CHECK-NEXT: ret
define float @square(float %a) {
  %e = call float @llvm.pow.f32(float %a, float 2.0)
  ret float %e
}

declare <8 x float> @llvm.sin.v8f32(<8 x float>)
declare <8 x float> @llvm.cos.v8f32(<8 x float>)
declare float @llvm.sin.f32(float)
declare float @llvm.cos.f32(float)
declare float @llvm.pow.f32(float, float)
