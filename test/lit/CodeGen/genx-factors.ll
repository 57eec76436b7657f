; Factors that fit a word are words, but a large unsigned one is not negative.
; RUN: cmx-opt %s --platform=icllp --emit=visa -o - | FileCheck %s
target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
target triple = "genx64-unknown-unknown"

declare <8 x i32> @llvm.genx.uumul.sat.v8i32.v8i32(<8 x i32>, <8 x i32>)
declare <8 x i32> @llvm.genx.ssmul.sat.v8i32.v8i32(<8 x i32>, <8 x i32>)
declare <4 x i64> @llvm.genx.uumul.v4i64.v4i32(<4 x i32>, <4 x i32>)
declare void @llvm.genx.oword.st.v4i64(i32, i32, <4 x i64>)
declare void @llvm.genx.oword.st.v8i32(i32, i32, <8 x i32>)

; CHECK:      mul{{[^ ]*}} (M1, 8) v_{{[^ ]*}} v_{{[^ ]*}} 3:w
; CHECK-NEXT: mul{{[^ ]*}} (M1, 8) v_{{[^ ]*}} v_{{[^ ]*}} -3:w
; CHECK-NOT:  mul{{.*}} -3:w
; CHECK:      0xfffffffd:ud
define dllexport spir_kernel void @factors(i32 %dst, <8 x i32> %a, <4 x i32> %b) #0 {
  %v = call <8 x i32> @llvm.genx.uumul.sat.v8i32.v8i32(<8 x i32> %a, <8 x i32> splat (i32 3))
  %s = call <8 x i32> @llvm.genx.ssmul.sat.v8i32.v8i32(<8 x i32> %v, <8 x i32> splat (i32 -3))
  call void @llvm.genx.oword.st.v8i32(i32 %dst, i32 0, <8 x i32> %s)
  %u = call <4 x i64> @llvm.genx.uumul.v4i64.v4i32(<4 x i32> %b, <4 x i32> splat (i32 -3))
  call void @llvm.genx.oword.st.v4i64(i32 %dst, i32 2, <4 x i64> %u)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }

!genx.kernels = !{!0}
!0 = !{ptr @factors, !"factors", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 0, i32 0}
!2 = !{i32 0, i32 0, i32 0}
!3 = !{!"buffer_t", !"", !""}
