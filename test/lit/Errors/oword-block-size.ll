; Blocks of 3 owords, of 3 bytes and of 12.
; RUN: rm -f %t.visaasm
; RUN: not cmx-opt %s --platform=icllp --emit=visa -o %t.visaasm 2>&1 | FileCheck %s
; RUN: sh -c 'cmx-opt %s --platform=icllp --emit=visa -o %t.visaasm 2>%t.err; test $? -eq 1'
; RUN: not test -e %t.visaasm

; CHECK: error: function 'k': instruction '%v = call {{.*}}': block expected 16, 32, 64 or 128 bytes, actual 48 [cmx-message-block-size]
; CHECK: error: function 'k': instruction '%b = call {{.*}}': block expected 16, 32, 64 or 128 bytes, actual 3 [cmx-message-block-size]
; CHECK: error: function 'k': instruction 'call void {{.*}}': block expected 16, 32, 64 or 128 bytes, actual 12 [cmx-message-block-size]

declare <12 x i32> @llvm.genx.oword.ld.v12i32(i32, i32, i32)
declare <3 x i8> @llvm.genx.oword.ld.v3i8(i32, i32, i32)
declare void @llvm.genx.oword.st.v3i32(i32, i32, <3 x i32>)

define dllexport spir_kernel void @k(i32 %s, i32 %n) #0 {
  %v = call <12 x i32> @llvm.genx.oword.ld.v12i32(i32 0, i32 %s, i32 0)
  %b = call <3 x i8> @llvm.genx.oword.ld.v3i8(i32 0, i32 %s, i32 0)
  call void @llvm.genx.oword.st.v3i32(i32 %s, i32 0, <3 x i32> zeroinitializer)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" }

!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 0}
!2 = !{i32 0, i32 0}
!3 = !{!"buffer_t", !""}
