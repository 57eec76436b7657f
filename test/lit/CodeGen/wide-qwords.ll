; 32 lanes that read qwords in rows are four registers of them, which GenX_IR of PVC
; does not divide.
; RUN: cmx-opt %s -O2 --platform=pvc --emit=visa -o %t.pvc
; RUN: FileCheck %s --input-file=%t.pvc
; RUN: cmx-check %s %t.pvc --platform=pvc
; RUN: %if genx_ir %{ cmx-opt %s -O2 --platform=pvc --emit=gen -o %t.asm %}

declare <32 x i64> @llvm.genx.rdregioni.v32i64.v4i64.i16(<4 x i64>, i32, i32, i32, i16, i32)
declare <32 x i32> @llvm.genx.sushl.v32i32.v32i64(<32 x i64>, <32 x i64>)
declare void @llvm.genx.oword.st.v32i32(i32, i32, <32 x i32>)

; CHECK: shl (M1, 16) {{.*}}(0,0)<1> {{.*}}(0,1)<0;1,0> 0x{{0*}}5:uq
; CHECK: shl (M1{{(_NM)?}}, 16) {{.*}}(1,0)<1> {{.*}}(0,2)<0;1,0> 0x{{0*}}5:uq
define dllexport spir_kernel void @k(<4 x i64> %a, i32 %buf) #0 {
  %rows = call <32 x i64> @llvm.genx.rdregioni.v32i64.v4i64.i16(<4 x i64> %a, i32 1, i32 16, i32 0, i16 8, i32 undef)
  %s = call <32 x i32> @llvm.genx.sushl.v32i32.v32i64(<32 x i64> %rows, <32 x i64> splat (i64 5))
  call void @llvm.genx.oword.st.v32i32(i32 %buf, i32 0, <32 x i32> %s)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" }

!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 0, i32 2}
!2 = !{i32 0, i32 0}
!3 = !{!"", !"buffer_t"}
