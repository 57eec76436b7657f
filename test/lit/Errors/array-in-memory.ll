; Arrays that stay in memory are reported once each, with the reason.
; RUN: rm -f %t.visaasm
; RUN: not cmx-opt %s -O0 --platform=icllp --emit=visa -o %t.visaasm 2>&1 | FileCheck %s --implicit-check-not=error:
; RUN: not cmx-opt %s -O2 --platform=icllp --emit=visa -o %t.visaasm 2>&1 | FileCheck %s --implicit-check-not=error:
; RUN: not test -e %t.visaasm

; CHECK: error: [cmx-instruction-unsupported] function 'k': instruction '%seen = alloca [8 x i32]{{.*}}: array expected to become a vector (cmx-promote-arrays), since there is no stack; it stays in memory: the access is volatile or atomic: 'store volatile i32
; CHECK: error: [cmx-instruction-unsupported] function 'k': instruction '%large = alloca [4096 x i32]{{.*}}: array expected to become a vector (cmx-promote-arrays), since there is no stack; it stays in memory: it takes 16384 bytes of registers; of 3072 for arrays, 3072 are left

declare void @llvm.genx.oword.st.v4i32(i32, i32, <4 x i32>)

define dllexport spir_kernel void @k(i32 %s, i32 %n) #0 {
  %seen = alloca [8 x i32], align 4
  %large = alloca [4096 x i32], align 4
  %p = getelementptr i32, ptr %seen, i32 %n
  store volatile i32 %n, ptr %p
  %q = getelementptr i32, ptr %large, i32 %n
  store i32 %n, ptr %q
  %r = getelementptr i32, ptr %large, i32 1
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
