; Two texts for pvc that GenX_IR refuses: a choice of two words of different
; strides into dwords whose result a mov packs (it makes one instruction of both),
; and a predicated mov of qwords in several rows.
; RUN: cmx-opt %s -O0 --platform=pvc --emit=visa -o - | FileCheck %s
; RUN: %if genx_ir %{ cmx-opt %s -O0 --platform=pvc --emit=gen -o - | FileCheck %s --check-prefix=GEN %}

; GEN: mov (8|M0)
; CHECK: sel (M1, 2) [[C:v_v_[0-9]+]](0,0)<1>
; CHECK-NEXT: mov (M1, 2) {{v_v_[0-9]+}}(0,0)<1> v_{{[0-9]+}}(0,0)<2;1,0>
; CHECK-NOT: {{^ *\(.*}} mov {{.*}}<2;4,0>
; CHECK: ret

declare <2 x i16> @llvm.genx.rdregioni.v2i16.v8i16.i16(<8 x i16>, i32, i32, i32, i16, i32)
declare <8 x i16> @llvm.genx.wrregioni.v8i16.v2i16.i16.i1(<8 x i16>, <2 x i16>, i32, i32, i32, i16, i32, i1)
declare <8 x i64> @llvm.genx.rdregioni.v8i64.v8i64.i16(<8 x i64>, i32, i32, i32, i16, i32)
declare <8 x i64> @llvm.genx.wrregioni.v8i64.v8i64.i16.v8i1(<8 x i64>, <8 x i64>, i32, i32, i32, i16, i32, <8 x i1>)
declare void @llvm.genx.oword.st.v8i16(i32, i32, <8 x i16>)
declare void @llvm.genx.oword.st.v8i64(i32, i32, <8 x i64>)

define dllexport spir_kernel void @k(i32 %s, <8 x i16> %v, <8 x i64> %q, <8 x i64> %old, <8 x i32> %c) #0 {
  %x = call <2 x i16> @llvm.genx.rdregioni.v2i16.v8i16.i16(<8 x i16> %v, i32 0, i32 2, i32 1, i16 0, i32 undef)
  %y = call <2 x i16> @llvm.genx.rdregioni.v2i16.v8i16.i16(<8 x i16> %v, i32 0, i32 2, i32 2, i16 4, i32 undef)
  %p = icmp ult <2 x i16> %x, splat (i16 9)
  %t = select <2 x i1> %p, <2 x i16> %x, <2 x i16> %y
  %r = call <8 x i16> @llvm.genx.wrregioni.v8i16.v2i16.i16.i1(<8 x i16> %v, <2 x i16> %t, i32 0, i32 2, i32 1, i16 0, i32 undef, i1 true)
  call void @llvm.genx.oword.st.v8i16(i32 %s, i32 0, <8 x i16> %r)
  %m = icmp slt <8 x i32> %c, zeroinitializer
  %rows = call <8 x i64> @llvm.genx.rdregioni.v8i64.v8i64.i16(<8 x i64> %q, i32 2, i32 4, i32 0, i16 0, i32 undef)
  %n = call <8 x i64> @llvm.genx.wrregioni.v8i64.v8i64.i16.v8i1(<8 x i64> %old, <8 x i64> %rows, i32 0, i32 8, i32 1, i16 0, i32 undef, <8 x i1> %m)
  call void @llvm.genx.oword.st.v8i64(i32 %s, i32 1, <8 x i64> %n)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" }

!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 0, i32 0, i32 0, i32 0}
!2 = !{i32 0, i32 0, i32 0, i32 0, i32 0}
!3 = !{!"buffer_t", !"", !"", !"", !""}
