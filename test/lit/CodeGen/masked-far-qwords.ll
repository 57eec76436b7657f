; GenX_IR of PVC joins a move of qwords from every fourth place and a predicated move
; of the result, and crashes. A choice stays alone.
; RUN: cmx-opt %s -O2 --platform=pvc --emit=visa -o %t.pvc
; RUN: FileCheck %s --input-file=%t.pvc
; RUN: cmx-check %s %t.pvc --platform=pvc
; RUN: %if genx_ir %{ cmx-opt %s -O2 --platform=pvc --emit=gen -o %t.asm %}
; RUN: cmx-opt %s -O2 --platform=skl --emit=visa -o %t.skl
; RUN: FileCheck %s --input-file=%t.skl --check-prefix=SKL
; RUN: cmx-check %s %t.skl --platform=skl

declare <4 x i64> @llvm.genx.rdregioni.v4i64.v16i64.i16(<16 x i64>, i32, i32, i32, i16, i32)
declare <4 x i64> @llvm.genx.wrregioni.v4i64.v4i64.i16.v4i1(<4 x i64>, <4 x i64>, i32, i32, i32, i16, i32, <4 x i1>)
declare <4 x i64> @llvm.abs.v4i64(<4 x i64>, i1)
declare void @llvm.genx.oword.st.v4i64(i32, i32, <4 x i64>)

; The first read has stride 4, the second 1.
; CHECK-LABEL: .function
; CHECK-DAG: mov (M1, 4) [[FAR:v_v_[0-9]+]](0,0)<1> {{.*}}<4;1,0>
; CHECK-DAG: (v_p_{{[0-9]+}}) sel (M1, 4) [[A:v_v_[0-9]+]](0,0)<1> [[FAR]](0,0)<1;1,0> [[A]](0,0)<1;1,0>
; CHECK-DAG: (v_p_{{[0-9]+}}) mov (M1, 4) {{.*}}<1;1,0>
; CHECK-DAG: ret
; SKL-NOT: sel
define dllexport spir_kernel void @k(<4 x i32> %m, <16 x i64> %a, <4 x i64> %o, <4 x i64> %p, i32 %buf) #0 {
  %c = icmp slt <4 x i32> %m, splat (i32 9)
  %far = call <4 x i64> @llvm.genx.rdregioni.v4i64.v16i64.i16(<16 x i64> %a, i32 0, i32 4, i32 4, i16 0, i32 undef)
  %w = call <4 x i64> @llvm.genx.wrregioni.v4i64.v4i64.i16.v4i1(<4 x i64> %o, <4 x i64> %far, i32 0, i32 4, i32 1, i16 0, i32 undef, <4 x i1> %c)
  %near = call <4 x i64> @llvm.genx.rdregioni.v4i64.v16i64.i16(<16 x i64> %a, i32 0, i32 4, i32 1, i16 8, i32 undef)
  %v = call <4 x i64> @llvm.genx.wrregioni.v4i64.v4i64.i16.v4i1(<4 x i64> %p, <4 x i64> %near, i32 0, i32 4, i32 1, i16 0, i32 undef, <4 x i1> %c)
  call void @llvm.genx.oword.st.v4i64(i32 %buf, i32 0, <4 x i64> %w)
  %abs = call <4 x i64> @llvm.abs.v4i64(<4 x i64> %far, i1 false)
  call void @llvm.genx.oword.st.v4i64(i32 %buf, i32 2, <4 x i64> %abs)
  call void @llvm.genx.oword.st.v4i64(i32 %buf, i32 4, <4 x i64> %v)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" }

!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 0, i32 0, i32 0, i32 0, i32 2}
!2 = !{i32 0, i32 0, i32 0, i32 0, i32 0}
!3 = !{!"", !"", !"", !"", !"buffer_t"}
