; GenX_IR loses half of the lanes of math on halves whose result goes to a variable place
; without gaps (FinalizerFault::IndirectHalfMath). So a mov takes it there.
; RUN: cmx-opt %s -O2 --platform=icllp --emit=visa -o %t.visaasm
; RUN: FileCheck %s --input-file=%t.visaasm
; RUN: cmx-check %s %t.visaasm --platform=icllp
; RUN: cmx-opt %s -O0 --platform=pvc --emit=visa -o %t.pvc
; RUN: FileCheck %s --input-file=%t.pvc
; RUN: cmx-check %s %t.pvc --platform=pvc
; RUN: %if genx_ir %{ cmx-opt %s -O0 --platform=skl --emit=gen -o %t.asm %}
; RUN: %if genx_ir %{ cmx-opt %s -O2 --platform=dg2 --emit=gen -o %t.asm %}

declare <8 x half> @llvm.genx.inv.v8f16(<8 x half>)
declare <8 x float> @llvm.genx.inv.v8f32(<8 x float>)
declare <32 x half> @llvm.genx.wrregionf.v32f16.v8f16.i16.i1(<32 x half>, <8 x half>, i32, i32, i32, i16, i32, i1)
declare <16 x float> @llvm.genx.wrregionf.v16f32.v8f32.i16.i1(<16 x float>, <8 x float>, i32, i32, i32, i16, i32, i1)
declare void @llvm.genx.oword.st.v32f16(i32, i32, <32 x half>)
declare void @llvm.genx.oword.st.v16f32(i32, i32, <16 x float>)

; CHECK: inv (M1, 8) [[T:v_[a-z_0-9]+]](0,0)<1>
; CHECK: mov (M1, 8) r[{{.*}}]<1>:{{hf|uw}} {{v_[a-z_0-9]+}}(0,0)<1;1,0>
; With gaps, and singles.
; CHECK: inv (M1, 8) r[{{.*}}]<2>:hf
; CHECK: inv (M1, 8) r[{{.*}}]<1>:f
define dllexport spir_kernel void @k(<8 x half> %a, <8 x half> %b, <8 x float> %f, <32 x half> %old, <16 x float> %olds, i32 %at, i32 %buf) #0 {
  %t = trunc i32 %at to i16
  %i = and i16 %t, 15
  %o = mul i16 %i, 2
  %x = call <8 x half> @llvm.genx.inv.v8f16(<8 x half> %a)
  %v = call <32 x half> @llvm.genx.wrregionf.v32f16.v8f16.i16.i1(<32 x half> %old, <8 x half> %x, i32 0, i32 8, i32 1, i16 %o, i32 undef, i1 true)
  %y = call <8 x half> @llvm.genx.inv.v8f16(<8 x half> %b)
  %w = call <32 x half> @llvm.genx.wrregionf.v32f16.v8f16.i16.i1(<32 x half> %v, <8 x half> %y, i32 0, i32 8, i32 2, i16 %o, i32 undef, i1 true)
  call void @llvm.genx.oword.st.v32f16(i32 %buf, i32 0, <32 x half> %w)
  %p = and i16 %t, 7
  %q = mul i16 %p, 4
  %z = call <8 x float> @llvm.genx.inv.v8f32(<8 x float> %f)
  %s = call <16 x float> @llvm.genx.wrregionf.v16f32.v8f32.i16.i1(<16 x float> %olds, <8 x float> %z, i32 0, i32 8, i32 1, i16 %q, i32 undef, i1 true)
  call void @llvm.genx.oword.st.v16f32(i32 %buf, i32 4, <16 x float> %s)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" }

!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 2}
!2 = !{i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0}
!3 = !{!"", !"", !"", !"", !"", !"", !"buffer_t"}
