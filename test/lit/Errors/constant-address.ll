; Half of an address is no number; lowering ends all the same.
; RUN: rm -f %t.visaasm
; RUN: not cmx-opt %s --platform=icllp -O0 --emit=visa -o %t.visaasm 2>&1 | FileCheck %s
; RUN: sh -c 'cmx-opt %s --platform=icllp -O0 --emit=visa -o %t.visaasm 2>%t.err; test $? -eq 1'
; RUN: not test -e %t.visaasm
; RUN: not cmx-opt %s --platform=skl -O2 --emit=visa -o %t.visaasm 2>&1 | FileCheck %s
; RUN: not cmx-opt %s --platform=tgllp -O2 --emit=visa -o %t.visaasm 2>&1 | FileCheck %s
; RUN: not cmx-opt %s --platform=dg2 -O1 --emit=visa -o %t.visaasm 2>&1 | FileCheck %s
; RUN: not cmx-opt %s --platform=pvc -O2 --emit=visa -o %t.visaasm 2>&1 | FileCheck %s

; CHECK: error: function 'k': instruction '%s = select i1 %c, i32 ptrtoint (ptr @f to i32), i32 0': constant expected to be a number, actual 'i32 ptrtoint (ptr @f to i32)': use integer addresses [cmx-instruction-unsupported]

declare void @llvm.genx.svm.block.st.i64.v2i64(i64, <2 x i64>)

define internal void @f() noinline {
  ret void
}

define dllexport spir_kernel void @k(i64 %p, i32 %n) #0 {
  %c = icmp eq i32 %n, 0
  %s = select i1 %c, i32 ptrtoint (ptr @f to i32), i32 0
  %w = zext i32 %s to i64
  %v = insertelement <2 x i64> zeroinitializer, i64 %w, i32 0
  call void @llvm.genx.svm.block.st.i64.v2i64(i64 %p, <2 x i64> %v)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" }

!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 0, i32 0}
!2 = !{i32 0, i32 0}
!3 = !{!"svmptr_t", !""}
