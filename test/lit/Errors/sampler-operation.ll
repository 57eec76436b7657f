; The operation has 32 bits.
; RUN: not cmx-opt %s --platform=icllp -o %t.none 2>&1 | FileCheck %s
; CHECK: error: function 'k'
declare <16 x float> @llvm.vc.internal.sample.bti.x(<16 x i1>, i128, i8, i16, i32, i32, <16 x float>, <16 x float>)
define dllexport spir_kernel void @k(i32 %src, i32 %dst, i32 %n) #0 {
  %r = call <16 x float> @llvm.vc.internal.sample.bti.x(<16 x i1> splat (i1 true), i128 340282366920938463463374607431768211455, i8 1, i16 0, i32 %src, i32 %dst, <16 x float> zeroinitializer, <16 x float> zeroinitializer)
  ret void
}
attributes #0 = { nounwind "CMGenxMain" }
!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 1024, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 1, i32 0}
!2 = !{i32 0, i32 0, i32 0}
!3 = !{!"image2d_t", !"sampler_t", !""}
