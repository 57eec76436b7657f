; Of two zeros the negative one is less; a NaN wins.
; CHECK lines by hand: the steps are compared by running them
; RUN: cmx-opt -passes=cmx-lower --check-each --platform=icllp -S %s | FileCheck %s
; RUN: cmx-opt -passes=cmx-lower --check-each --platform=pvc -S %s | FileCheck %s
; CHECK-NOT: call {{.*}}llvm.{{m..}}imum.

define <5 x float> @minimum(<5 x float> %a, <5 x float> %b) {
  %r = call <5 x float> @llvm.minimum.v5f32(<5 x float> %a, <5 x float> %b)
  ret <5 x float> %r
}

define half @maximum(half %a, half %b) {
  %r = call half @llvm.maximum.f16(half %a, half %b)
  ret half %r
}

define <4 x float> @zeros(<4 x i1> %signs, <4 x i1> %others) {
  %a = select <4 x i1> %signs, <4 x float> splat (float -0.0), <4 x float> zeroinitializer
  %b = select <4 x i1> %others, <4 x float> splat (float -0.0), <4 x float> zeroinitializer
  %min = call <4 x float> @llvm.minimum.v4f32(<4 x float> %a, <4 x float> %b)
  %max = call <4 x float> @llvm.maximum.v4f32(<4 x float> %a, <4 x float> %b)
  %r = shufflevector <4 x float> %min, <4 x float> %max, <4 x i32> <i32 0, i32 5, i32 2, i32 7>
  ret <4 x float> %r
}
