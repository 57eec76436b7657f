; A structure as an argument: numbers, a vector, and an element of an array by number.
target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
target triple = "genx64-unknown-unknown"

declare <16 x float> @llvm.genx.oword.ld.v16f32(i32, i32, i32)
declare void @llvm.genx.oword.st.v16f32(i32, i32, <16 x float>)

%params = type { i32, float, <4 x float>, [4 x i16] }

define dllexport spir_kernel void @struct_arguments(i32 %src, i32 %dst, %params* byval(%params) %p) #0 {
  %x = call <16 x float> @llvm.genx.oword.ld.v16f32(i32 0, i32 %src, i32 0)
  %n.at = getelementptr %params, %params* %p, i32 0, i32 0
  %n = load i32, i32* %n.at, align 16
  %f.at = getelementptr %params, %params* %p, i32 0, i32 1
  %f = load float, float* %f.at, align 4
  %v.at = getelementptr %params, %params* %p, i32 0, i32 2
  %v = load <4 x float>, <4 x float>* %v.at, align 16
  %k = and i32 %n, 3
  %w.at = getelementptr %params, %params* %p, i32 0, i32 3, i32 %k
  %w = load i16, i16* %w.at, align 2
  %f1 = insertelement <1 x float> undef, float %f, i32 0
  %f16 = shufflevector <1 x float> %f1, <1 x float> undef, <16 x i32> zeroinitializer
  %v16 = shufflevector <4 x float> %v, <4 x float> undef, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3>
  %y = fmul <16 x float> %x, %f16
  %z = fadd <16 x float> %y, %v16
  %at = zext i16 %w to i32
  %at7 = and i32 %at, 7
  call void @llvm.genx.oword.st.v16f32(i32 %dst, i32 %at7, <16 x float> %z)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }

!genx.kernels = !{!0}
!0 = !{void (i32, i32, %params*)* @struct_arguments, !"struct_arguments", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2, i32 0}
!2 = !{i32 0, i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t", !""}
