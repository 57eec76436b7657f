; Logic on predicates ignores the execution mask: then the finalizer makes one
; instruction on the flag register of it, else three on vectors of numbers. Each of
; 1, 4, 16, 32 and 40 lanes, 40 in variables of 32 and 8.
; RUN: cmx-opt -O1 --platform=icllp --emit=visa %s | FileCheck %s
; RUN: cmx-opt -O1 --platform=icllp --emit=visa %s -o %t.visaasm
; RUN: cmx-check %s %t.visaasm --platform=icllp
; RUN: cmx-opt -O1 --platform=pvc --emit=visa %s | FileCheck %s

; CHECK-LABEL: .function
; CHECK-DAG: or (M1_NM, 1) v_p_{{[0-9]+}} v_p_
; CHECK-DAG: xor (M1_NM, 4) v_p_{{[0-9]+}} v_p_
; CHECK-DAG: and (M1_NM, 16) v_p_{{[0-9]+}} v_p_
; CHECK-DAG: or (M1_NM, 32) v_p_{{[0-9]+}} v_p_
; CHECK-DAG: or (M1_NM, 8) v_p_{{[0-9]+}} v_p_
define dllexport spir_kernel void @k(i64 %p, <40 x i16> %a, <40 x i16> %b, <16 x i16> %c, <4 x i32> %d, i32 %s, i32 %t) #0 {
  %s.less = icmp slt i32 %s, %t
  %s.five = icmp eq i32 %s, 5
  %s.any = or i1 %s.less, %s.five
  %s.r = select i1 %s.any, i32 %s, i32 %t
  %d.less = icmp slt <4 x i32> %d, splat (i32 7)
  %d.more = icmp sgt <4 x i32> %d, splat (i32 -7)
  %d.one = xor <4 x i1> %d.less, %d.more
  %d.r = select <4 x i1> %d.one, <4 x i32> %d, <4 x i32> splat (i32 3)
  %c.less = icmp slt <16 x i16> %c, splat (i16 100)
  %c.more = icmp sgt <16 x i16> %c, splat (i16 -100)
  %c.both = and <16 x i1> %c.less, %c.more
  %c.r = select <16 x i1> %c.both, <16 x i16> %c, <16 x i16> zeroinitializer
  %a.less = icmp slt <40 x i16> %a, %b
  %a.zero = icmp eq <40 x i16> %b, zeroinitializer
  %a.any = or <40 x i1> %a.less, %a.zero
  %a.r = select <40 x i1> %a.any, <40 x i16> %a, <40 x i16> splat (i16 9)
  %d.s = insertelement <4 x i32> %d.r, i32 %s.r, i32 0
  call void @llvm.genx.svm.block.st.i64.v4i32(i64 %p, <4 x i32> %d.s)
  %p.c = add i64 %p, 16
  call void @llvm.genx.svm.block.st.i64.v16i16(i64 %p.c, <16 x i16> %c.r)
  %a.lo = shufflevector <40 x i16> %a.r, <40 x i16> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %a.hi = shufflevector <40 x i16> %a.r, <40 x i16> poison, <8 x i32> <i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39>
  %p.lo = add i64 %p, 48
  call void @llvm.genx.svm.block.st.i64.v32i16(i64 %p.lo, <32 x i16> %a.lo)
  %p.hi = add i64 %p, 112
  call void @llvm.genx.svm.block.st.i64.v8i16(i64 %p.hi, <8 x i16> %a.hi)
  ret void
}

declare void @llvm.genx.svm.block.st.i64.v4i32(i64, <4 x i32>)
declare void @llvm.genx.svm.block.st.i64.v8i16(i64, <8 x i16>)
declare void @llvm.genx.svm.block.st.i64.v16i16(i64, <16 x i16>)
declare void @llvm.genx.svm.block.st.i64.v32i16(i64, <32 x i16>)

attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }
!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !1, !2, i32 0}
!1 = !{i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0}
!2 = !{!"svmptr_t", !"", !"", !"", !"", !"", !""}
