; The result of a load has registers for all lanes that a message serves, 16 or 32, as GenX_IR
; writes them: a register of four qwords is too short for four lanes, and where registers
; are spilled it says "mismatch between len in send and that of operand", or crashes on pvc.
; RUN: cmx-opt %s -O0 --platform=dg2 --emit=visa -o - | FileCheck %s -DN=16
; RUN: cmx-opt %s -O0 --platform=pvc --emit=visa -o - | FileCheck %s -DN=32

; CHECK-DAG: .decl [[R:v_v_[0-9]+]] v_type=G type=q num_elts=[[N]]
; CHECK-DAG: .decl [[A:v_[0-9]+]] {{.*}} alias=<[[R]], 0>
; CHECK-DAG: .decl [[S:v_v_[0-9]+]] v_type=G type=q num_elts=[[N]]
; CHECK-DAG: .decl [[B:v_[0-9]+]] {{.*}} alias=<[[S]], 0>
; CHECK: lsc_load.slm (M1, 4) [[A]]:d64
; CHECK: lsc_atomic_icas.slm (M1, 2) [[B]]:d64

declare <4 x i64> @llvm.genx.lsc.load.slm.v4i64.v4i1.v4i32(<4 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <4 x i32>, i32)
declare <2 x i64> @llvm.genx.lsc.xatomic.slm.v2i64.v2i1.v2i32(<2 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <2 x i32>, <2 x i64>, <2 x i64>, i32, <2 x i64>)
declare void @llvm.genx.oword.st.v4i64(i32, i32, <4 x i64>)
declare void @llvm.genx.oword.st.v2i64(i32, i32, <2 x i64>)

define dllexport spir_kernel void @few(<4 x i32> %at, <2 x i64> %o) #0 {
  %x = call <4 x i64> @llvm.genx.lsc.load.slm.v4i64.v4i1.v4i32(<4 x i1> splat (i1 true), i8 0, i8 0, i8 0, i16 1, i32 0, i8 4, i8 1, i8 1, i8 0, <4 x i32> %at, i32 0)
  %y = add <4 x i64> %x, splat (i64 3)
  call void @llvm.genx.oword.st.v4i64(i32 1, i32 0, <4 x i64> %y)
  %at2 = shufflevector <4 x i32> %at, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %c = call <2 x i64> @llvm.genx.lsc.xatomic.slm.v2i64.v2i1.v2i32(<2 x i1> splat (i1 true), i8 18, i8 0, i8 0, i16 1, i32 0, i8 4, i8 1, i8 1, i8 0, <2 x i32> %at2, <2 x i64> %o, <2 x i64> %o, i32 undef, <2 x i64> undef)
  call void @llvm.genx.oword.st.v2i64(i32 1, i32 2, <2 x i64> %c)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" }

!genx.kernels = !{!0}
!0 = !{ptr @few, !"few", !1, i32 0, i32 0, !1, !2, i32 0}
!1 = !{i32 0, i32 0}
!2 = !{!"", !""}
