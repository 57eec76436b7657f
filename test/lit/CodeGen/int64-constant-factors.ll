; Products of 64 bits with constants: extensions of those that are no immediates stay.
; RUN: cmx-opt %s -O0 --platform=skl --emit=visa -o %t.visaasm
; RUN: cmx-check %s %t.visaasm --platform=skl
; RUN: cmx-opt %s -O0 --platform=pvc --emit=visa -o %t.visaasm
; RUN: cmx-check %s %t.visaasm --platform=pvc

declare void @llvm.genx.oword.st.v8i64(i32, i32, <8 x i64>)
define dllexport spir_kernel void @k(i32 %s, <8 x i32> %v) #0 {
  %a = sext <8 x i32> %v to <8 x i64>
  %b = zext <8 x i32> splat (i32 -16777213) to <8 x i64>
  %m = mul <8 x i64> %a, %b
  call void @llvm.genx.oword.st.v8i64(i32 %s, i32 0, <8 x i64> %m)
  %b2 = zext <8 x i32> <i32 -16777213, i32 4, i32 -3, i32 6, i32 -99, i32 7, i32 8, i32 9> to <8 x i64>
  %m2 = mul <8 x i64> %a, %b2
  call void @llvm.genx.oword.st.v8i64(i32 %s, i32 4, <8 x i64> %m2)
  %c = zext <8 x i32> %v to <8 x i64>
  %b3 = sext <8 x i32> <i32 -16777213, i32 4, i32 -3, i32 6, i32 -99, i32 7, i32 8, i32 9> to <8 x i64>
  %m3 = mul <8 x i64> %c, %b3
  call void @llvm.genx.oword.st.v8i64(i32 %s, i32 8, <8 x i64> %m3)
  %m4 = mul <8 x i64> <i64 9, i64 0, i64 -7, i64 0, i64 9, i64 0, i64 0, i64 5>, %a
  call void @llvm.genx.oword.st.v8i64(i32 %s, i32 12, <8 x i64> %m4)
  %m5 = mul <8 x i64> %c, <i64 9, i64 0, i64 4294967291, i64 0, i64 9, i64 0, i64 poison, i64 5>
  call void @llvm.genx.oword.st.v8i64(i32 %s, i32 16, <8 x i64> %m5)
  ret void
}
attributes #0 = { nounwind "CMGenxMain" }
!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 0}
!2 = !{i32 0, i32 0}
!3 = !{!"buffer_t", !""}
