; A name of the public list without a translation: the reason is named. A declaration that nothing calls has no meaning.
; RUN: rm -f %t.visaasm
; RUN: not cmx-opt %s --platform=icllp --emit=visa -o %t.visaasm 2>&1 | FileCheck %s
; RUN: sh -c 'cmx-opt %s --platform=icllp --emit=visa -o %t.visaasm 2>%t.err; test $? -eq 1'
; RUN: not test -e %t.visaasm

; CHECK: error: function 'k': instruction '%t = call <16 x i32> @llvm.genx.srnd.v16i32.v16f32(<16 x float> %n, <16 x float> %n)': 'llvm.genx.srnd.v16i32.v16f32' has no translation: no platform before Xe2 has it [cmx-intrinsic-unsupported]
; CHECK-NOT: error:

declare <16 x i8> @llvm.genx.va.minmax.v16i8(i32, float, float, i32)
declare <16 x i32> @llvm.genx.srnd.v16i32.v16f32(<16 x float>, <16 x float>)

define dllexport spir_kernel void @k(i32 %s, <16 x float> %n) #0 {
  %t = call <16 x i32> @llvm.genx.srnd.v16i32.v16f32(<16 x float> %n, <16 x float> %n)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" }

!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 0}
!2 = !{i32 0, i32 0}
!3 = !{!"buffer_t", !""}
