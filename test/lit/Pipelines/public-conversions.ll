; Conversions and fences under internal names, on both register sizes.

; RUN: cmx-opt -passes=cmx-public-forms -S %s | FileCheck %s
; RUN: rm -rf %t.pvc %t.icllp && cmx-opt --platform=pvc --emit=gen %s -o %t.pvc/ && cmx-opt --platform=icllp --emit=gen %s -o %t.icllp/
; RUN: cmx-opt --platform=pvc --check-each %s -o /dev/null && cmx-opt --platform=icllp --check-each %s -o /dev/null

; CHECK-NOT: @llvm.vc.internal

declare <8 x i16> @llvm.vc.internal.cast.to.bf16.v8i16.v8f32(<8 x float>)
declare float @llvm.vc.internal.cast.from.bf16.f32.i16(i16)
declare <8 x float> @llvm.vc.internal.cast.from.bf16.v8f32.v8i16(<8 x i16>)
declare <4 x i32> @llvm.vc.internal.round.to.tf32.v4i32.v4f32(<4 x float>)
declare <8 x float> @llvm.vc.internal.optimization.fence.v8f32(<8 x float>)
declare <8 x bfloat> @llvm.genx.bf.cvt.v8bf16.v8f32(<8 x float>)
declare <8 x float> @llvm.genx.bf.cvt.v8f32.v8bf16(<8 x bfloat>)
declare void @llvm.genx.oword.st.v8f32(i32, i32, <8 x float>)
declare void @llvm.genx.oword.st.v4i32(i32, i32, <4 x i32>)

; CHECK: [[B:%.*]] = call <8 x half> @llvm.genx.bf.cvt.v8f16.v8f32(<8 x float> %v)
; CHECK: %b = bitcast <8 x half> [[B]] to <8 x i16>
; CHECK: [[H:%.*]] = bitcast <8 x i16> %b to <8 x half>
; CHECK: %f = call <8 x float> @llvm.genx.bf.cvt.v8f32.v8f16(<8 x half> [[H]])
; CHECK: call float @llvm.genx.bf.cvt.f32.f16(half
; CHECK: %x = fptrunc <8 x float> %g to <8 x bfloat>
; CHECK: %y = fpext <8 x bfloat> %x to <8 x float>
; CHECK: %t = call <4 x i32> @llvm.genx.tf32.cvt.v4i32.v4f32(<4 x float> %w)
; CHECK-NEXT: call void @llvm.genx.oword.st.v8f32(i32 %buf, i32 0, <8 x float> %y)
define dllexport spir_kernel void @k(i32 %buf, <8 x float> %v, <4 x float> %w, i16 %s) {
  %b = call <8 x i16> @llvm.vc.internal.cast.to.bf16.v8i16.v8f32(<8 x float> %v)
  %f = call <8 x float> @llvm.vc.internal.cast.from.bf16.v8f32.v8i16(<8 x i16> %b)
  %one = call float @llvm.vc.internal.cast.from.bf16.f32.i16(i16 %s)
  %g = insertelement <8 x float> %f, float %one, i32 7
  %x = call <8 x bfloat> @llvm.genx.bf.cvt.v8bf16.v8f32(<8 x float> %g)
  %y = call <8 x float> @llvm.genx.bf.cvt.v8f32.v8bf16(<8 x bfloat> %x)
  %t = call <4 x i32> @llvm.vc.internal.round.to.tf32.v4i32.v4f32(<4 x float> %w)
  %o = call <8 x float> @llvm.vc.internal.optimization.fence.v8f32(<8 x float> %y)
  call void @llvm.genx.oword.st.v8f32(i32 %buf, i32 0, <8 x float> %o)
  call void @llvm.genx.oword.st.v4i32(i32 %buf, i32 2, <4 x i32> %t)
  ret void
}
