; Two structures of four dwords as arguments.
target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
target triple = "genx64-unknown-unknown"

declare <16 x i32> @llvm.genx.oword.ld.v16i32(i32, i32, i32)
declare void @llvm.genx.oword.st.v16i32(i32, i32, <16 x i32>)

%point = type { i32, i32, i32, i32 }

define dllexport spir_kernel void @struct_points(i32 %src, i32 %dst, %point* byval(%point) %a, %point* byval(%point) %b) #0 {
  %ax.at = getelementptr %point, %point* %a, i32 0, i32 0
  %ax = load i32, i32* %ax.at, align 4
  %ay.at = getelementptr %point, %point* %a, i32 0, i32 1
  %ay = load i32, i32* %ay.at, align 4
  %az.at = getelementptr %point, %point* %a, i32 0, i32 2
  %az = load i32, i32* %az.at, align 4
  %bx.at = getelementptr %point, %point* %b, i32 0, i32 0
  %bx = load i32, i32* %bx.at, align 4
  %by.at = getelementptr %point, %point* %b, i32 0, i32 1
  %by = load i32, i32* %by.at, align 4
  %bz.at = getelementptr %point, %point* %b, i32 0, i32 2
  %bz = load i32, i32* %bz.at, align 4
  %dx = sub i32 %bx, %ax
  %dy = sub i32 %by, %ay
  %dz = mul i32 %bz, %az
  %v = call <16 x i32> @llvm.genx.oword.ld.v16i32(i32 0, i32 %src, i32 0)
  %dx1 = insertelement <1 x i32> undef, i32 %dx, i32 0
  %dx16 = shufflevector <1 x i32> %dx1, <1 x i32> undef, <16 x i32> zeroinitializer
  %dy1 = insertelement <1 x i32> undef, i32 %dy, i32 0
  %dy16 = shufflevector <1 x i32> %dy1, <1 x i32> undef, <16 x i32> zeroinitializer
  %dz1 = insertelement <1 x i32> undef, i32 %dz, i32 0
  %dz16 = shufflevector <1 x i32> %dz1, <1 x i32> undef, <16 x i32> zeroinitializer
  %r0 = add <16 x i32> %v, %dx16
  %r1 = xor <16 x i32> %r0, %dy16
  %r2 = sub <16 x i32> %r1, %dz16
  call void @llvm.genx.oword.st.v16i32(i32 %dst, i32 0, <16 x i32> %r2)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }

!genx.kernels = !{!0}
!0 = !{void (i32, i32, %point*, %point*)* @struct_points, !"struct_points", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2, i32 0, i32 0}
!2 = !{i32 0, i32 0, i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t", !"", !""}
