; The registers of a function's argument are its own, also where the kernel's argument of the same number is a surface.
; RUN: cmx-opt %s -O2 --platform=skl -o - | FileCheck %s
; RUN: cmx-opt %s -O2 --platform=skl -o - | cmx-check %s - --platform=skl

; CHECK-LABEL: .function "f_function_main"
; CHECK-NOT: movs
; CHECK: fret

define internal i32 @function(<4 x i32> %x) {
  %a = extractelement <4 x i32> %x, i32 0
  %b = extractelement <4 x i32> %x, i32 3
  %r = sub i32 %a, %b
  ret i32 %r
}

declare void @llvm.genx.oword.st.v4i32(i32, i32, <4 x i32>)

define dllexport void @kernel(i32 %dst, <4 x i32> %x, i1 %c) {
  %f = select i1 %c, ptr @function, ptr null
  %r = call i32 %f(<4 x i32> %x)
  %v = insertelement <4 x i32> %x, i32 %r, i32 1
  call void @llvm.genx.oword.st.v4i32(i32 %dst, i32 0, <4 x i32> %v)
  ret void
}

!genx.kernels = !{!0}
!0 = !{ptr @kernel, !"kernel", !1, i32 0}
!1 = !{i32 2, i32 0, i32 0}
