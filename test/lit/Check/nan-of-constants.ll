; Which NaN an intrinsic makes is open for constant operands, too: the sign of the
; result need not be the operand's.
; RUN: cmx-opt --platform=pvc -O0 --check-each -disable-output %s

define dllexport void @kernel(<8 x float> %x) {
  %inv = call <8 x float> @llvm.genx.inv.v8f32(<8 x float> <float 0xFFF8000000000000, float 0xFFF8000000000000, float 1.0, float 3.0, float 2.0, float -0.0, float 0xFFF0000000000000, float 5.0>)
  call void @llvm.genx.oword.st.v8f32(i32 7, i32 0, <8 x float> %inv)
  %min = call <8 x float> @llvm.genx.fmin.v8f32.v8f32(<8 x float> splat (float 0xFFF8000000000000), <8 x float> splat (float 0xFFF8000000000000))
  call void @llvm.genx.oword.st.v8f32(i32 7, i32 2, <8 x float> %min)
  ret void
}

declare <8 x float> @llvm.genx.inv.v8f32(<8 x float>)
declare <8 x float> @llvm.genx.fmin.v8f32.v8f32(<8 x float>, <8 x float>)
declare void @llvm.genx.oword.st.v8f32(i32, i32, <8 x float>)

!genx.kernels = !{!0}
!0 = !{ptr @kernel, !"kernel", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 0}
!2 = !{i32 0}
!3 = !{!""}
