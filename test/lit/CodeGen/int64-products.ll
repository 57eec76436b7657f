; There are products of dwords with a quadword result, no others: a constant
; factor is a word or a dword, whatever its type in IR.
; RUN: cmx-opt --platform=skl --emit=visa %s -o %t.visaasm
; RUN: FileCheck %s < %t.visaasm
; RUN: cmx-check %s %t.visaasm --platform=skl
; RUN: cmx-opt --platform=pvc -O0 --emit=visa %s -o %t.visaasm
; RUN: FileCheck %s < %t.visaasm
; RUN: cmx-check %s %t.visaasm --platform=pvc

declare void @llvm.genx.svm.block.st.i64.v4i64(i64, <4 x i64>)

define dllexport spir_kernel void @k(i64 %p, <4 x i32> %x, <4 x i16> %w, <4 x i64> %q) #0 {
  ; CHECK-DAG: mul (M1, 4) {{.*}} 9:w
  %z = zext <4 x i32> %x to <4 x i64>
  %zsmall = mul <4 x i64> %z, splat (i64 9)
  call void @llvm.genx.svm.block.st.i64.v4i64(i64 %p, <4 x i64> %zsmall)
  ; CHECK-DAG: mul (M1, 4) {{.*}} 0xfffffff7:ud
  %zlarge = mul <4 x i64> %z, splat (i64 4294967287)
  %p1 = add i64 %p, 32
  call void @llvm.genx.svm.block.st.i64.v4i64(i64 %p1, <4 x i64> %zlarge)
  ; CHECK-DAG: mul (M1, 4) {{.*}} -70000:d
  %s = sext <4 x i32> %x to <4 x i64>
  %slarge = mul <4 x i64> %s, splat (i64 -70000)
  %p2 = add i64 %p, 64
  call void @llvm.genx.svm.block.st.i64.v4i64(i64 %p2, <4 x i64> %slarge)
  ; CHECK-DAG: mul (M1, 4) {{.*}} -9:w
  %sw = sext <4 x i16> %w to <4 x i64>
  %word = mul <4 x i64> %sw, splat (i64 -9)
  %p3 = add i64 %p, 96
  call void @llvm.genx.svm.block.st.i64.v4i64(i64 %p3, <4 x i64> %word)
  %whole = mul <4 x i64> %q, splat (i64 4294967287)
  %p4 = add i64 %p, 128
  call void @llvm.genx.svm.block.st.i64.v4i64(i64 %p4, <4 x i64> %whole)
  ; Vectors of factors stand in dwords, too.
  %vector = mul <4 x i64> %z, <i64 1, i64 4294967295, i64 5, i64 poison>
  %p5 = add i64 %p, 160
  call void @llvm.genx.svm.block.st.i64.v4i64(i64 %p5, <4 x i64> %vector)
  %vwhole = mul <4 x i64> %q, <i64 1, i64 4294967295, i64 -5, i64 81985529216486895>
  %p6 = add i64 %p, 192
  call void @llvm.genx.svm.block.st.i64.v4i64(i64 %p6, <4 x i64> %vwhole)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }
!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !1, !2, i32 0}
!1 = !{i32 0, i32 0, i32 0, i32 0}
!2 = !{!"svmptr_t", !"", !"", !""}
