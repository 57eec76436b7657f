; Singles halfway between two short floats, and next to that, become even ones.

; RUN: cmx-run %s --arg to=%t.raw:32
; RUN: od -An -v -tx4 -w16 %t.raw | FileCheck %s
; CHECK: 3f800000 3f804000 3f802000 3f800000
; CHECK-NEXT: 00003f80 00003f82 00003f81 00003f80
; RUN: cmx-run %s --platform=icllp --visa --arg to=-:32 --check-output to=%t.raw
; RUN: cmx-run %s --platform=pvc --visa --arg to=-:32 --check-output to=%t.raw

declare <4 x i32> @llvm.genx.tf32.cvt.v4i32.v4f32(<4 x float>)
declare <4 x half> @llvm.genx.bf.cvt.v4f16.v4f32(<4 x float>)
declare void @llvm.genx.oword.st.v4i32(i32, i32, <4 x i32>)

define dllexport spir_kernel void @k(i32 %to) {
  %v = bitcast <4 x i32> <i32 1065357312, i32 1065365504, i32 1065357313, i32 1065357311> to <4 x float>
  %t = call <4 x i32> @llvm.genx.tf32.cvt.v4i32.v4f32(<4 x float> %v)
  call void @llvm.genx.oword.st.v4i32(i32 %to, i32 0, <4 x i32> %t)
  %w = bitcast <4 x i32> <i32 1065385984, i32 1065451520, i32 1065385985, i32 1065385983> to <4 x float>
  %h = call <4 x half> @llvm.genx.bf.cvt.v4f16.v4f32(<4 x float> %w)
  %s = bitcast <4 x half> %h to <4 x i16>
  %d = zext <4 x i16> %s to <4 x i32>
  call void @llvm.genx.oword.st.v4i32(i32 %to, i32 1, <4 x i32> %d)
  ret void
}

!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2}
!2 = !{i32 0}
!3 = !{!"buffer_t"}
