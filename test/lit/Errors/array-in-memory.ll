; An array of a size that is only known at run time is reported once, with the reason.
; RUN: rm -f %t.visaasm
; RUN: not cmx-opt %s -O0 --platform=icllp --emit=visa -o %t.visaasm 2>&1 | FileCheck %s --implicit-check-not=error:
; RUN: not cmx-opt %s -O2 --platform=icllp --emit=visa -o %t.visaasm 2>&1 | FileCheck %s --implicit-check-not=error:
; RUN: not test -e %t.visaasm

; CHECK: error: [cmx-instruction-unsupported] function 'k': instruction '%sized = alloca i32, i{{32|64}} %{{.*}}: array expected to become a vector (cmx-promote-arrays) or to have a constant size; it stays in memory: its size or number is not known before the kernel runs

declare void @llvm.genx.oword.st.v4i32(i32, i32, <4 x i32>)

define dllexport spir_kernel void @k(i32 %s, i32 %n) #0 {
  %sized = alloca i32, i32 %n, align 4
  %q = getelementptr i32, ptr %sized, i32 %n
  store i32 %n, ptr %q
  %r = getelementptr i32, ptr %sized, i32 1
  %v = load <4 x i32>, ptr %r, align 4
  call void @llvm.genx.oword.st.v4i32(i32 %s, i32 0, <4 x i32> %v)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" }

!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 0}
!2 = !{i32 0, i32 0}
!3 = !{!"buffer_t", !""}
