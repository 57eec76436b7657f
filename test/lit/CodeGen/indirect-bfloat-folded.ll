; Reads of words that become one read of bfloats after lowering: no indirect
; operand has the type bf, so it moves words.
; RUN: cmx-opt --platform=dg2 --emit=visa %s -o %t.visaasm
; RUN: FileCheck %s < %t.visaasm
; RUN: cmx-check %s %t.visaasm --platform=dg2

declare <47 x i16> @llvm.genx.rdregioni.v47i16.v64i16.i16(<64 x i16>, i32, i32, i32, i16, i32)
declare <8 x bfloat> @llvm.genx.rdregionf.v8bf16.v47bf16.i16(<47 x bfloat>, i32, i32, i32, i16, i32)
declare void @llvm.genx.oword.st.v4f32(i32, i32, <4 x float>)

; CHECK: mov (M1, 4) [[W:v_[0-9]+]](0,0)<1> r[{{.*}}<0;1,0>:w
; CHECK: shl (M1, 4) {{v_[0-9]+}}(0,0)<1> {{v_[0-9]+}}(0,0)<1;1,0> 0x10:uw
define dllexport spir_kernel void @folded(i32 %s, <64 x i16> %v, i16 %o) #0 {
  %even = and i16 %o, 12
  %w = call <47 x i16> @llvm.genx.rdregioni.v47i16.v64i16.i16(<64 x i16> %v, i32 0, i32 47, i32 0, i16 %even, i32 undef)
  %b = bitcast <47 x i16> %w to <47 x bfloat>
  %r = call <8 x bfloat> @llvm.genx.rdregionf.v8bf16.v47bf16.i16(<47 x bfloat> %b, i32 0, i32 8, i32 2, i16 30, i32 undef)
  %f = fpext <8 x bfloat> %r to <8 x float>
  %q = shufflevector <8 x float> %f, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  call void @llvm.genx.oword.st.v4f32(i32 %s, i32 0, <4 x float> %q)
  ret void
}
attributes #0 = { nounwind "CMGenxMain" }
!genx.kernels = !{!0}
!0 = !{ptr @folded, !"folded", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 0, i32 0}
!2 = !{i32 0, i32 0, i32 0}
!3 = !{!"buffer_t", !"", !""}
