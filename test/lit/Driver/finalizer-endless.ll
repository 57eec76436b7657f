; A kernel that never ends has no end of the thread in its listing. In one that may
; end, that stays an error (finalizer-failures.test).
; REQUIRES: genx_ir
; RUN: cmx-opt %s --platform=icllp -O0 --emit=gen -o %t.asm
; RUN: FileCheck %s --input-file=%t.asm --implicit-check-not=EOT
; RUN: cmx-opt %s --platform=pvc -O2 --emit=gen -o %t.asm

; CHECK: jmpi

declare void @llvm.genx.oword.st.v8i32(i32, i32, <8 x i32>)

define dllexport spir_kernel void @k(<8 x i32> %v) #0 {
entry:
  br label %loop
loop:
  call void @llvm.genx.oword.st.v8i32(i32 7, i32 0, <8 x i32> %v)
  br label %loop
}

attributes #0 = { nounwind "CMGenxMain" }

!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !1, !2, i32 0}
!1 = !{i32 0}
!2 = !{!""}
