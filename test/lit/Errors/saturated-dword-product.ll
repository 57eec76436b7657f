; The finalizer loses the saturation of products of two dwords: refused.
; RUN: rm -f %t.visaasm
; RUN: not cmx-opt %s --platform=icllp --emit=visa -o %t.visaasm 2>&1 | FileCheck %s
; RUN: not test -e %t.visaasm
; CHECK: error: function 'product': instruction '%p = call
; CHECK-SAME: operation cannot saturate{{.*}} [cmx-operation-illegal]
target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
target triple = "genx64-unknown-unknown"

declare <8 x i32> @llvm.genx.oword.ld.v8i32(i32, i32, i32)
declare void @llvm.genx.oword.st.v8i32(i32, i32, <8 x i32>)
declare <8 x i32> @llvm.genx.ssmul.sat.v8i32.v8i32(<8 x i32>, <8 x i32>)

define dllexport spir_kernel void @product(i32 %src, i32 %dst) #0 {
  %a = call <8 x i32> @llvm.genx.oword.ld.v8i32(i32 0, i32 %src, i32 0)
  %b = call <8 x i32> @llvm.genx.oword.ld.v8i32(i32 0, i32 %src, i32 2)
  %p = call <8 x i32> @llvm.genx.ssmul.sat.v8i32.v8i32(<8 x i32> %a, <8 x i32> %b)
  call void @llvm.genx.oword.st.v8i32(i32 %dst, i32 0, <8 x i32> %p)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }

!genx.kernels = !{!0}
!0 = !{ptr @product, !"product", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2}
!2 = !{i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t"}
