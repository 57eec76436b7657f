; Nobody relocates the address of a function in a binary.
; RUN: not cmx-opt %s --platform=tgllp --emit=zebin -o %t.none 2>&1 | FileCheck %s
; RUN: not cmx-opt %s --platform=pvc --emit=bin -o %t.none 2>&1 | FileCheck %s
; RUN: not ls %t.none
; RUN: cmx-opt %s --platform=tgllp -o %t.visaasm
; CHECK: error: function 'k': calls of functions by name expected in a binary, actual the address of a function, which needs a loader that relocates [cmx-binary-address]
declare void @llvm.genx.oword.st.v16i32(i32, i32, <16 x i32>)
define <16 x i32> @f(<16 x i32> %a) noinline { 
  %r = add <16 x i32> %a, %a
  ret <16 x i32> %r
}
define <16 x i32> @g(<16 x i32> %a) noinline { 
  %r = mul <16 x i32> %a, %a
  ret <16 x i32> %r
}
define dllexport spir_kernel void @k(i32 %s, i32 %n) #0 {
  %c = icmp eq i32 %n, 0
  %p = select i1 %c, ptr @f, ptr @g
  %v = call <16 x i32> %p(<16 x i32> splat (i32 3))
  call void @llvm.genx.oword.st.v16i32(i32 %s, i32 0, <16 x i32> %v)
  ret void
}
attributes #0 = { "CMGenxMain" }
!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 0}
!2 = !{i32 0, i32 0}
!3 = !{!"buffer_t", !""}
