; Without cmx-lower, code generation meets comparisons that the hardware lacks.
; RUN: rm -f %t.visaasm
; RUN: not cmx-opt %s --platform=icllp -passes=cmx-baling,cmx-legalize --emit=visa -o %t.visaasm 2>&1 | FileCheck %s
; RUN: not test -e %t.visaasm

; CHECK: error: function 'k': instruction '%c = fcmp ueq <8 x float> %a, %b': expected a comparison of the hardware, actual ueq [cmx-instruction-unsupported]
; CHECK: error: function 'k': instruction '%d = fcmp ult <8 x float> %a, %b': expected a comparison of the hardware, actual ult [cmx-instruction-unsupported]

declare void @llvm.genx.oword.st.v8i32(i32, i32, <8 x i32>)

define dllexport spir_kernel void @k(<8 x float> %a, <8 x float> %b, <8 x i32> %o) {
  %c = fcmp ueq <8 x float> %a, %b
  %d = fcmp ult <8 x float> %a, %b
  %e = and <8 x i1> %c, %d
  %z = select <8 x i1> %e, <8 x i32> %o, <8 x i32> zeroinitializer
  call void @llvm.genx.oword.st.v8i32(i32 7, i32 0, <8 x i32> %z)
  ret void
}

!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !1, !2, i32 0}
!1 = !{i32 0, i32 0, i32 0}
!2 = !{!"", !"", !""}
