; A masked load whose elements do not begin at a register goes through a temporary:
; only lanes that are on are copied from it, the others keep the old value.
; RUN: cmx-opt --platform=dg2 --emit=visa %s -o - | FileCheck %s
; RUN: cmx-opt --platform=pvc --emit=visa %s -o - | FileCheck %s

declare <8 x i32> @llvm.genx.lsc.load.merge.bti.v8i32.v4i1.v4i32(<4 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <4 x i32>, i32, <8 x i32>)
declare void @llvm.genx.oword.st.v8i32(i32, i32, <8 x i32>)

; Two elements for each of four lanes: the second ones begin within a register.
; CHECK-LABEL: .function "k_main"
; CHECK: ([[P:v_p_[0-9]+]]) lsc_load.ugm (M1, 4) {{[v_t0-9]+}}:d32 bti
; CHECK: ([[P]]) lsc_load.ugm (M1, 4) [[TEMP:[v_t0-9]+]]:d32 bti({{.*}}+0x4]:a32
; CHECK-NEXT: ([[P]]) mov (M1, 4) {{v[_v0-9]+}}(0,4)<1> [[TEMP]](0,0)<1;1,0>
define dllexport spir_kernel void @k(i32 %buf, <4 x i32> %off, <8 x i32> %arg) {
  %m = icmp ult <4 x i32> %off, splat (i32 64)
  %old = add <8 x i32> %arg, splat (i32 1)
  %v = call <8 x i32> @llvm.genx.lsc.load.merge.bti.v8i32.v4i1.v4i32(<4 x i1> %m, i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 2, i8 1, i8 0, <4 x i32> %off, i32 %buf, <8 x i32> %old)
  call void @llvm.genx.oword.st.v8i32(i32 %buf, i32 0, <8 x i32> %v)
  ret void
}

!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 0, i32 0}
!2 = !{i32 0, i32 0, i32 0}
!3 = !{!"buffer_t", !"", !""}
