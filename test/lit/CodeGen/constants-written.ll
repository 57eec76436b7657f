; A write of constants that are no immediate.
; RUN: cmx-opt --platform=pvc -O0 --emit=visa %s -o %t.visaasm
; RUN: cmx-check %s %t.visaasm --platform=pvc
; RUN: cmx-opt --platform=skl -O2 --emit=visa %s -o %t.visaasm
; RUN: cmx-check %s %t.visaasm --platform=skl

define dllexport spir_kernel void @k(i32 %s, <4 x float> %x) {
  %a = call <4 x float> @llvm.genx.wrconstregion.v4f32.v4f32.i16.i1(<4 x float> zeroinitializer, <4 x float> <float 5.000000e-01, float -7.500000e+00, float 5.250000e+00, float 4.500000e+00>, i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
  call void @llvm.genx.oword.st.v4f32(i32 %s, i32 0, <4 x float> %a)
  ; Two of four, into an old value.
  %b = call <4 x float> @llvm.genx.wrconstregion.v4f32.v2f32.i16.i1(<4 x float> %x, <2 x float> <float 1.125000e+00, float -2.250000e+00>, i32 0, i32 2, i32 2, i16 4, i32 undef, i1 true)
  call void @llvm.genx.oword.st.v4f32(i32 %s, i32 1, <4 x float> %b)
  ret void
}

declare <4 x float> @llvm.genx.wrconstregion.v4f32.v4f32.i16.i1(<4 x float>, <4 x float>, i32, i32, i32, i16, i32, i1)
declare <4 x float> @llvm.genx.wrconstregion.v4f32.v2f32.i16.i1(<4 x float>, <2 x float>, i32, i32, i32, i16, i32, i1)
declare void @llvm.genx.oword.st.v4f32(i32, i32, <4 x float>)

!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !1, !2, i32 0}
!1 = !{i32 2, i32 0}
!2 = !{!"buffer_t", !""}
