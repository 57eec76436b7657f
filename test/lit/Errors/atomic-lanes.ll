; Atomic operations have 1, 8 or 16 lanes; a mask of other lanes shows no way to add some.
; RUN: rm -f %t.visaasm
; RUN: not cmx-opt %s --platform=icllp --emit=visa -o %t.visaasm 2>&1 | FileCheck %s
; RUN: sh -c 'cmx-opt %s --platform=icllp --emit=visa -o %t.visaasm 2>%t.err; test $? -eq 1'
; RUN: not test -e %t.visaasm

; CHECK: error: function 'k': instruction '%v = call {{.*}}': addresses expected one of 1, 8, 16 lanes, actual 4 [cmx-message-lanes]

declare <4 x i32> @llvm.genx.dword.atomic.add.v4i32.v3i1.v4i32(<3 x i1>, i32, <4 x i32>, <4 x i32>, <4 x i32>)

define dllexport spir_kernel void @k(i32 %s, i32 %n) #0 {
  %v = call <4 x i32> @llvm.genx.dword.atomic.add.v4i32.v3i1.v4i32(<3 x i1> splat (i1 true), i32 %s, <4 x i32> zeroinitializer, <4 x i32> splat (i32 1), <4 x i32> undef)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" }

!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 0}
!2 = !{i32 0, i32 0}
!3 = !{!"buffer_t", !""}
