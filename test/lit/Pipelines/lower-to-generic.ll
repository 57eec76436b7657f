; Legalized IR is lowered as well.
; RUN: cmx-opt "-passes=cmx-default<O2;platform=icllp>,cmx-lower-to-generic,verify" -S %s | FileCheck %s
; RUN: cmx-opt "-passes=cmx-default<O0;platform=pvc>,cmx-lower-to-generic,verify" -S %s | FileCheck %s

declare <32 x i16> @llvm.genx.oword.ld.v32i16(i32, i32, i32)
declare void @llvm.genx.oword.st.v32i16(i32, i32, <32 x i16>)
declare <8 x i16> @llvm.genx.rdregioni.v8i16.v32i16.i16(<32 x i16>, i32, i32, i32, i16, i32)
declare <32 x i16> @llvm.genx.wrregioni.v32i16.v8i16.i16.v8i1(<32 x i16>, <8 x i16>, i32, i32, i32, i16, i32, <8 x i1>)

; CHECK-LABEL: define void @k(ptr %context, i32 %surface, i16 %offset)
; CHECK-NOT: call{{.*}}llvm.genx
; CHECK: call void @cmx_rt_block_load
; CHECK-NOT: call{{.*}}llvm.genx
; CHECK: call void @cmx_rt_block_store
define dllexport void @k(i32 %surface, i16 %offset) {
  %v = call <32 x i16> @llvm.genx.oword.ld.v32i16(i32 0, i32 %surface, i32 0)
  %a = call <8 x i16> @llvm.genx.rdregioni.v8i16.v32i16.i16(<32 x i16> %v, i32 16, i32 4, i32 2, i16 %offset, i32 undef)
  %m = icmp slt <8 x i16> %a, zeroinitializer
  %b = mul <8 x i16> %a, %a
  %w = call <32 x i16> @llvm.genx.wrregioni.v32i16.v8i16.i16.v8i1(<32 x i16> %v, <8 x i16> %b, i32 0, i32 8, i32 3, i16 2, i32 undef, <8 x i1> %m)
  call void @llvm.genx.oword.st.v32i16(i32 %surface, i32 0, <32 x i16> %w)
  ret void
}

!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0}
!1 = !{i32 2, i32 0}
