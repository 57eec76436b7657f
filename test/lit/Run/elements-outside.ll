; An element outside of its vector is poison, which LLVM allows; all forms of
; IR note it, as they do a region that leaves its vector.

; RUN: cmx-run %s --arg buf=-:64 --arg v=1,2,3,4,5,6,7,8 --arg i=9 2>&1 | FileCheck %s
; RUN: cmx-run %s --arg buf=-:64 --arg v=1,2,3,4,5,6,7,8 --arg i=9 --interpret 2>&1 | FileCheck %s
; CHECK: cmx-run: note: function 'elements': instruction '%e = extractelement <8 x i32> %v, i32 %i': {{.*}}outside of its vector{{.*}} [region-out-of-bounds]

; RUN: cmx-run %s --arg buf=-:64 --arg v=1,2,3,4,5,6,7,8 --arg i=7 2>&1 | FileCheck %s --check-prefix=INSIDE
; INSIDE-NOT: note

; So the text, which reads and writes beside its variable then, is no mismatch.
; RUN: cmx-opt %s -o %t.visaasm
; RUN: cmx-check %s %t.visaasm

declare void @llvm.genx.oword.st.v8i32(i32, i32, <8 x i32>)

define dllexport spir_kernel void @elements(i32 %buf, <8 x i32> %v, i32 %i) #0 {
  %e = extractelement <8 x i32> %v, i32 %i
  %w = insertelement <8 x i32> %v, i32 %e, i32 %i
  %x = insertelement <8 x i32> %v, i32 %e, i32 0
  call void @llvm.genx.oword.st.v8i32(i32 %buf, i32 0, <8 x i32> %w)
  call void @llvm.genx.oword.st.v8i32(i32 %buf, i32 2, <8 x i32> %x)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" }
!genx.kernels = !{!0}
!0 = !{ptr @elements, !"elements", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 0, i32 0}
!2 = !{i32 0, i32 0, i32 0}
!3 = !{!"buffer_t", !"", !""}
