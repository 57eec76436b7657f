; No message has twelve lanes; a mask of other lanes shows no way to add some.
; RUN: rm -f %t.visaasm
; RUN: not cmx-opt %s --platform=icllp --emit=visa -o %t.visaasm 2>&1 | FileCheck %s
; RUN: sh -c 'cmx-opt %s --platform=icllp --emit=visa -o %t.visaasm 2>%t.err; test $? -eq 1'
; RUN: not test -e %t.visaasm

; CHECK: error: function 'k': instruction '%v = call {{.*}}': addresses expected one of 1, 2, 4, 8, 16, 32 lanes, actual 12 [cmx-message-lanes]

declare <12 x float> @llvm.genx.gather.scaled.v12f32.v8i1.v12i32(<8 x i1>, i32, i16, i32, i32, <12 x i32>, <12 x float>)

define dllexport spir_kernel void @k(i32 %s, i32 %n) #0 {
  %v = call <12 x float> @llvm.genx.gather.scaled.v12f32.v8i1.v12i32(<8 x i1> splat (i1 true), i32 2, i16 0, i32 %s, i32 0, <12 x i32> zeroinitializer, <12 x float> undef)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" }

!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 0}
!2 = !{i32 0, i32 0}
!3 = !{!"buffer_t", !""}
