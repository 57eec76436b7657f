; Constant zeros after the last other coordinate are left out, but for the first: the finalizer would
; move what stands after a gap to its place.

; RUN: cmx-opt --platform=icllp --emit=visa %s -o - | FileCheck %s

declare <8 x i32> @llvm.genx.gather4.typed.v8i32.v8i1.v8i32(i32, <8 x i1>, i32, <8 x i32>, <8 x i32>, <8 x i32>, <8 x i32>)
declare void @llvm.genx.scatter4.typed.v8i1.v8i32.v8i32(i32, <8 x i1>, i32, <8 x i32>, <8 x i32>, <8 x i32>, <8 x i32>)
declare <8 x i32> @llvm.genx.typed.atomic.add.v8i32.v8i1.v8i32(<8 x i1>, i32, <8 x i32>, <8 x i32>, <8 x i32>, <8 x i32>, <8 x i32>)

; CHECK: gather4_typed.R (M1, 8) v_t{{.*}} [[U:v_[0-9]+]].0 [[V:v_[0-9]+]].0 [[R:v_[0-9]+]].0 %null.0
; CHECK: gather4_typed.R (M1, 8) v_t{{.*}} [[U]].0 v_t_{{[0-9]+}}.0 [[R]].0 %null.0
; CHECK: gather4_typed.R (M1, 8) v_t{{.*}} v_t_{{[0-9]+}}.0 [[V]].0 %null.0 %null.0
; CHECK: gather4_typed.R (M1, 8) v_t{{.*}} v_t_{{[0-9]+}}.0 %null.0 %null.0 %null.0
; CHECK: typed_atomic.add (M1, 8) v_t{{.*}} [[U]].0 v_t_{{[0-9]+}}.0 v_t_{{[0-9]+}}.0 [[R]].0
; CHECK: typed_atomic.add (M1, 8) v_t{{.*}} v_t_{{[0-9]+}}.0 [[V]].0 [[R]].0 %null.0
; CHECK: scatter4_typed.R (M1, 8) v_t{{.*}} v_t_{{[0-9]+}}.0 v_t_{{[0-9]+}}.0 [[R]].0 %null.0
define dllexport spir_kernel void @k(i32 %img, <8 x i32> %u, <8 x i32> %v, <8 x i32> %r) {
  %a = call <8 x i32> @llvm.genx.gather4.typed.v8i32.v8i1.v8i32(i32 1, <8 x i1> splat (i1 true), i32 %img, <8 x i32> %u, <8 x i32> %v, <8 x i32> %r, <8 x i32> undef)
  %b = call <8 x i32> @llvm.genx.gather4.typed.v8i32.v8i1.v8i32(i32 1, <8 x i1> splat (i1 true), i32 %img, <8 x i32> %u, <8 x i32> zeroinitializer, <8 x i32> %r, <8 x i32> undef)
  %c = call <8 x i32> @llvm.genx.gather4.typed.v8i32.v8i1.v8i32(i32 1, <8 x i1> splat (i1 true), i32 %img, <8 x i32> zeroinitializer, <8 x i32> %v, <8 x i32> zeroinitializer, <8 x i32> undef)
  %d = call <8 x i32> @llvm.genx.gather4.typed.v8i32.v8i1.v8i32(i32 1, <8 x i1> splat (i1 true), i32 %img, <8 x i32> zeroinitializer, <8 x i32> zeroinitializer, <8 x i32> zeroinitializer, <8 x i32> undef)
  %ab = add <8 x i32> %a, %b
  %cd = add <8 x i32> %c, %d
  %e = call <8 x i32> @llvm.genx.typed.atomic.add.v8i32.v8i1.v8i32(<8 x i1> splat (i1 true), i32 %img, <8 x i32> %ab, <8 x i32> %u, <8 x i32> zeroinitializer, <8 x i32> zeroinitializer, <8 x i32> %r)
  %f = call <8 x i32> @llvm.genx.typed.atomic.add.v8i32.v8i1.v8i32(<8 x i1> splat (i1 true), i32 %img, <8 x i32> %cd, <8 x i32> zeroinitializer, <8 x i32> %v, <8 x i32> %r, <8 x i32> zeroinitializer)
  %ef = add <8 x i32> %e, %f
  call void @llvm.genx.scatter4.typed.v8i1.v8i32.v8i32(i32 1, <8 x i1> splat (i1 true), i32 %img, <8 x i32> zeroinitializer, <8 x i32> undef, <8 x i32> %r, <8 x i32> %ef)
  ret void
}
!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 0, i32 0, i32 0}
!2 = !{i32 0, i32 0, i32 0, i32 0}
!3 = !{!"image3d_t", !"", !"", !""}
