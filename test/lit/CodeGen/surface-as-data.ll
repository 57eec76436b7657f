; The number of a surface that is data of the message, too, is in a register.
; RUN: cmx-opt %s -O2 --platform=skl -o - | FileCheck %s
; RUN: cmx-opt %s -O2 --platform=dg2 -o - | FileCheck %s
; RUN: cmx-opt %s -O0 --platform=icllp -o - | cmx-check %s - --platform=icllp

; CHECK: movs (M1_NM, 1) [[N:v_[a-z0-9_]+]](0,0)<1> [[T:v_t_[0-9]+]](0)
; CHECK: gather_scaled{{.*}} [[T]] [[N]](0,0)<0;1,0>

declare <8 x i32> @llvm.genx.gather.scaled.v8i32.v8i1.v8i32(<8 x i1>, i32, i16, i32, i32, <8 x i32>, <8 x i32>)
declare void @llvm.genx.oword.st.v8i32(i32, i32, <8 x i32>)

define dllexport spir_kernel void @k(i32 %s, i32 %d) {
  %g = call <8 x i32> @llvm.genx.gather.scaled.v8i32.v8i1.v8i32(<8 x i1> splat (i1 true), i32 2, i16 0, i32 %s, i32 %s, <8 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32 24, i32 28>, <8 x i32> undef)
  call void @llvm.genx.oword.st.v8i32(i32 %d, i32 0, <8 x i32> %g)
  ret void
}

!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0}
!1 = !{i32 2, i32 2}
