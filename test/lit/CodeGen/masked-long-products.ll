; Where the hardware has no 64-bit integers, GenX_IR computes some products in
; another register and copies them without the predicate.
; RUN: cmx-opt %s -O2 --platform=icllp --emit=visa -o %t.icllp
; RUN: FileCheck %s --input-file=%t.icllp
; RUN: cmx-check %s %t.icllp --platform=icllp
; RUN: cmx-opt %s -O2 --platform=dg2 --emit=visa -o %t.dg2
; RUN: FileCheck %s --input-file=%t.dg2
; RUN: cmx-check %s %t.dg2 --platform=dg2

declare <8 x i64> @llvm.genx.wrregioni.v8i64.v4i64.i16.v4i1(<8 x i64>, <4 x i64>, i32, i32, i32, i16, i32, <4 x i1>)
declare <4 x i64> @llvm.genx.wrregioni.v4i64.v4i64.i16.v4i1(<4 x i64>, <4 x i64>, i32, i32, i32, i16, i32, <4 x i1>)
declare void @llvm.genx.oword.st.v4i64(i32, i32, <4 x i64>)
declare void @llvm.genx.oword.st.v8i64(i32, i32, <8 x i64>)

; CHECK-LABEL: .function
; CHECK-NOT: ({{.*}}) mul
; CHECK: ({{v_p_[0-9]+}}) mov (M1, 4) {{.*}}<1> {{.*}}<1;1,0>
; CHECK-NOT: ({{.*}}) mul
; CHECK: ({{v_p_[0-9]+}}) mov (M1, 4) {{.*}}<2> {{.*}}<1;1,0>
define dllexport spir_kernel void @k(<4 x i32> %a, <4 x i32> %b, <4 x i32> %m, <4 x i64> %o, <8 x i64> %p, i32 %buf) #0 {
  %c = icmp slt <4 x i32> %m, splat (i32 9)
  %x = sext <4 x i32> %a to <4 x i64>
  %y = sext <4 x i32> %b to <4 x i64>
  %r = mul <4 x i64> %x, %y
  %w = call <4 x i64> @llvm.genx.wrregioni.v4i64.v4i64.i16.v4i1(<4 x i64> %o, <4 x i64> %r, i32 0, i32 4, i32 1, i16 0, i32 undef, <4 x i1> %c)
  call void @llvm.genx.oword.st.v4i64(i32 %buf, i32 0, <4 x i64> %w)
  %five = sext <4 x i32> %m to <4 x i64>
  %s = mul <4 x i64> %x, %five
  %v = call <8 x i64> @llvm.genx.wrregioni.v8i64.v4i64.i16.v4i1(<8 x i64> %p, <4 x i64> %s, i32 0, i32 4, i32 2, i16 0, i32 undef, <4 x i1> %c)
  call void @llvm.genx.oword.st.v8i64(i32 %buf, i32 2, <8 x i64> %v)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" }

!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 0, i32 0, i32 0, i32 0, i32 0, i32 2}
!2 = !{i32 0, i32 0, i32 0, i32 0, i32 0, i32 0}
!3 = !{!"", !"", !"", !"", !"", !"buffer_t"}
