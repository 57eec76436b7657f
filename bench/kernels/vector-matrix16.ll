; A row of 16 floats times a 16 by 16 matrix: a row of the matrix is loaded a turn.
; Turns: 0=pattern:index:f32:64 1=pattern:index:f32:1024 2=-:64
target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
target triple = "genx64-unknown-unknown"

declare <16 x float> @llvm.genx.oword.ld.v16f32(i32, i32, i32)
declare void @llvm.genx.oword.st.v16f32(i32, i32, <16 x float>)
declare <1 x float> @llvm.genx.rdregionf.v1f32.v16f32.i16(<16 x float>, i32, i32, i32, i16, i32)

define dllexport spir_kernel void @vector_matrix16(i32 %vec, i32 %mat, i32 %dst) #0 {
entry:
  %v = call <16 x float> @llvm.genx.oword.ld.v16f32(i32 0, i32 %vec, i32 0)
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %sum = phi <16 x float> [ zeroinitializer, %entry ], [ %sum1, %loop ]
  %o = shl i32 %i, 2
  %row = call <16 x float> @llvm.genx.oword.ld.v16f32(i32 0, i32 %mat, i32 %o)
  %at = trunc i32 %o to i16
  %x = call <1 x float> @llvm.genx.rdregionf.v1f32.v16f32.i16(<16 x float> %v, i32 0, i32 1, i32 0, i16 %at, i32 undef)
  %x16 = shufflevector <1 x float> %x, <1 x float> undef, <16 x i32> zeroinitializer
  %p = fmul fast <16 x float> %row, %x16
  %sum1 = fadd fast <16 x float> %sum, %p
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, 16
  br i1 %c, label %loop, label %done
done:
  call void @llvm.genx.oword.st.v16f32(i32 %dst, i32 0, <16 x float> %sum1)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }

!genx.kernels = !{!0}
!0 = !{void (i32, i32, i32)* @vector_matrix16, !"vector_matrix16", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2, i32 2}
!2 = !{i32 0, i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t", !"buffer_t"}
