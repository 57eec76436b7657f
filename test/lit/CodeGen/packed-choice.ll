; A choice of extended words that a mov packs: GenX_IR makes one instruction of
; both, divides it and finds no mask for the second lane (pvc). The low words are
; a region instead.
; RUN: cmx-opt %s -O0 --platform=pvc --emit=visa -o - | FileCheck %s
; RUN: %if genx_ir %{ cmx-opt %s -O0 --platform=pvc --emit=gen -o /dev/null %}

; CHECK: sel (M1, 2) [[C:v_v_[0-9]+]](0,0)<1>
; CHECK-NEXT: mov (M1, 4)
; CHECK-NEXT: mov (M1, 2) {{v_v_[0-9]+}}(0,0)<1> v_{{[0-9]+}}(0,0)<2;1,0>

declare <2 x i16> @llvm.genx.rdregioni.v2i16.v8i16.i16(<8 x i16>, i32, i32, i32, i16, i32)
declare <8 x i16> @llvm.genx.wrregioni.v8i16.v2i16.i16.i1(<8 x i16>, <2 x i16>, i32, i32, i32, i16, i32, i1)
declare void @llvm.genx.oword.st.v8i16(i32, i32, <8 x i16>)

define dllexport spir_kernel void @k(i32 %s, <8 x i16> %v, <8 x i16> %w) #0 {
  %x = call <2 x i16> @llvm.genx.rdregioni.v2i16.v8i16.i16(<8 x i16> %v, i32 0, i32 2, i32 2, i16 0, i32 undef)
  %y = call <2 x i16> @llvm.genx.rdregioni.v2i16.v8i16.i16(<8 x i16> %w, i32 0, i32 2, i32 2, i16 8, i32 undef)
  %p = icmp ult <2 x i16> %x, %y
  %a = sext <2 x i16> %x to <2 x i32>
  %b = sext <2 x i16> %y to <2 x i32>
  %c = select <2 x i1> %p, <2 x i32> %a, <2 x i32> %b
  %t = trunc <2 x i32> %c to <2 x i16>
  %r = call <8 x i16> @llvm.genx.wrregioni.v8i16.v2i16.i16.i1(<8 x i16> zeroinitializer, <2 x i16> %t, i32 0, i32 2, i32 1, i16 0, i32 undef, i1 true)
  call void @llvm.genx.oword.st.v8i16(i32 %s, i32 0, <8 x i16> %r)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" }

!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 0, i32 0}
!2 = !{i32 0, i32 0, i32 0}
!3 = !{!"buffer_t", !"", !""}
