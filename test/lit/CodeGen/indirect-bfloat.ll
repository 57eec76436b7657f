; No indirect operand has the type bf: what is rounded to bfloat is written
; elsewhere first, and moved as words.
; RUN: cmx-opt --platform=dg2 --emit=visa %s -o %t.visaasm
; RUN: FileCheck %s < %t.visaasm
; RUN: cmx-check %s %t.visaasm --platform=dg2
; RUN: cmx-opt --platform=dg2 -O0 --emit=visa %s -o %t.visaasm
; RUN: cmx-check %s %t.visaasm --platform=dg2

declare <8 x i16> @llvm.genx.wrregioni.v8i16.v2i16.i16.i1(<8 x i16>, <2 x i16>, i32, i32, i32, i16, i32, i1)
declare void @llvm.genx.oword.st.v8i16(i32, i32, <8 x i16>)

; CHECK: .decl [[BF:v_v_[0-9]+]] v_type=G type=bf num_elts=2
; CHECK: mov (M1, 2) [[BF]](0,0)<1>
; CHECK: mov (M1, 2) r[{{.*}}<1>:w
define dllexport spir_kernel void @k(i32 %s, <2 x float> %x, <8 x i16> %v, i16 %o) #0 {
  %even = and i16 %o, 12
  %b = fptrunc <2 x float> %x to <2 x bfloat>
  %w = bitcast <2 x bfloat> %b to <2 x i16>
  %r = call <8 x i16> @llvm.genx.wrregioni.v8i16.v2i16.i16.i1(<8 x i16> %v, <2 x i16> %w, i32 0, i32 2, i32 1, i16 %even, i32 undef, i1 true)
  call void @llvm.genx.oword.st.v8i16(i32 %s, i32 0, <8 x i16> %r)
  ret void
}
attributes #0 = { nounwind "CMGenxMain" }
!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 0, i32 0, i32 0}
!2 = !{i32 0, i32 0, i32 0, i32 0}
!3 = !{!"buffer_t", !"", !"", !""}
