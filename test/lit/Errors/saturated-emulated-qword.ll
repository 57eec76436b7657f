; 64-bit integers that the finalizer puts together from dwords cannot saturate.
; RUN: rm -f %t.visaasm
; RUN: not cmx-opt %s --platform=icllp --emit=visa -o %t.visaasm 2>&1 | FileCheck %s
; RUN: not test -e %t.visaasm
; CHECK: error: function 'narrow': instruction '{{.*}}call <4 x i32> @llvm.genx.ustrunc.sat
; CHECK-SAME: operation cannot saturate{{.*}} [cmx-operation-illegal]
target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
target triple = "genx64-unknown-unknown"

declare <4 x i64> @llvm.genx.oword.ld.v4i64(i32, i32, i32)
declare void @llvm.genx.oword.st.v4i32(i32, i32, <4 x i32>)
declare <4 x i32> @llvm.genx.ustrunc.sat.v4i32.v4i64(<4 x i64>)

define dllexport spir_kernel void @narrow(i32 %src, i32 %dst) #0 {
  %a = call <4 x i64> @llvm.genx.oword.ld.v4i64(i32 0, i32 %src, i32 0)
  %n = call <4 x i32> @llvm.genx.ustrunc.sat.v4i32.v4i64(<4 x i64> %a)
  call void @llvm.genx.oword.st.v4i32(i32 %dst, i32 0, <4 x i32> %n)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }

!genx.kernels = !{!0}
!0 = !{ptr @narrow, !"narrow", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2}
!2 = !{i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t"}
