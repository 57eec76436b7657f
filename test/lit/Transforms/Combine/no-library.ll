; A kernel has no C library: the tangent stays a quotient. Other folds are made.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-combine -S %s | FileCheck %s

define <8 x float> @tangent(<8 x float> %a) {
; CHECK-LABEL: @tangent(
; CHECK-NEXT:    [[S:%.*]] = call fast <8 x float> @llvm.sin.v8f32(<8 x float> [[A:%.*]])
; CHECK-NEXT:    [[C:%.*]] = call fast <8 x float> @llvm.cos.v8f32(<8 x float> [[A]])
; CHECK-NEXT:    [[E:%.*]] = fdiv fast <8 x float> [[S]], [[C]]
; CHECK-NEXT:    ret <8 x float> [[E]]
  %s = call fast <8 x float> @llvm.sin.v8f32(<8 x float> %a)
  %c = call fast <8 x float> @llvm.cos.v8f32(<8 x float> %a)
  %e = fdiv fast <8 x float> %s, %c
  ret <8 x float> %e
}

define float @scalar_tangent(float %a) {
; CHECK-LABEL: @scalar_tangent(
; CHECK-NEXT:    [[S:%.*]] = call fast float @llvm.sin.f32(float [[A:%.*]])
; CHECK-NEXT:    [[C:%.*]] = call fast float @llvm.cos.f32(float [[A]])
; CHECK-NEXT:    [[E:%.*]] = fdiv fast float [[S]], [[C]]
; CHECK-NEXT:    ret float [[E]]
  %s = call fast float @llvm.sin.f32(float %a)
  %c = call fast float @llvm.cos.f32(float %a)
  %e = fdiv fast float %s, %c
  ret float %e
}

define float @square(float %a) {
; CHECK-LABEL: @square(
; CHECK-NEXT:    [[SQUARE:%.*]] = fmul float [[A:%.*]], [[A]]
; CHECK-NEXT:    ret float [[SQUARE]]
  %e = call float @llvm.pow.f32(float %a, float 2.0)
  ret float %e
}

declare <8 x float> @llvm.sin.v8f32(<8 x float>)
declare <8 x float> @llvm.cos.v8f32(<8 x float>)
declare float @llvm.sin.f32(float)
declare float @llvm.cos.f32(float)
declare float @llvm.pow.f32(float, float)
