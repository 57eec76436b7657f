; Arguments lie in registers, of which there are 128.
; RUN: rm -f %t.visaasm
; RUN: not cmx-opt %s --platform=icllp --emit=visa -o %t.visaasm 2>&1 | FileCheck %s
; RUN: sh -c 'cmx-opt %s --platform=icllp --emit=visa -o %t.visaasm 2>%t.err; test $? -eq 1'
; RUN: not test -e %t.visaasm
; RUN: cmx-opt %s --platform=pvc --emit=visa -o %t.visaasm

; CHECK: error: function 'k': arguments expected to fit into the registers, which end at byte 4096, actual end at byte 4128 [cmx-kernel-argument]

declare <8 x i32> @llvm.genx.rdregioni.v8i32.v1024i32.i16(<1024 x i32>, i32, i32, i32, i16, i32)
declare void @llvm.genx.oword.st.v8i32(i32, i32, <8 x i32>)

define dllexport spir_kernel void @k(<1024 x i32> %a) #0 {
  %v = call <8 x i32> @llvm.genx.rdregioni.v8i32.v1024i32.i16(<1024 x i32> %a, i32 0, i32 8, i32 1, i16 0, i32 undef)
  call void @llvm.genx.oword.st.v8i32(i32 7, i32 0, <8 x i32> %v)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" }

!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !1, !2, i32 0}
!1 = !{i32 0}
!2 = !{!""}
