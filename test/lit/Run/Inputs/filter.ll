; One block of 16x8 bytes, each plus 1, to the same place of another image.
declare <128 x i8> @llvm.genx.media.ld.v128i8(i32, i32, i32, i32, i32, i32)
declare void @llvm.genx.media.st.v128i8(i32, i32, i32, i32, i32, i32, <128 x i8>)
declare i16 @llvm.genx.thread.x()
declare i16 @llvm.genx.thread.y()

define dllexport spir_kernel void @brighter(i32 %src, i32 %dst, i8 %n) {
  %tx = call i16 @llvm.genx.thread.x()
  %ty = call i16 @llvm.genx.thread.y()
  %bx = zext i16 %tx to i32
  %by = zext i16 %ty to i32
  %x = shl i32 %bx, 4
  %y = shl i32 %by, 3
  %in = call <128 x i8> @llvm.genx.media.ld.v128i8(i32 0, i32 %src, i32 0, i32 16, i32 %x, i32 %y)
  %i = insertelement <128 x i8> poison, i8 %n, i32 0
  %b = shufflevector <128 x i8> %i, <128 x i8> poison, <128 x i32> zeroinitializer
  %out = add <128 x i8> %in, %b
  call void @llvm.genx.media.st.v128i8(i32 0, i32 %dst, i32 0, i32 16, i32 %x, i32 %y, <128 x i8> %out)
  ret void
}

!genx.kernels = !{!0}
!0 = !{ptr @brighter, !"brighter", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2, i32 0}
!2 = !{i32 0, i32 0, i32 0}
!3 = !{!"image2d_t", !"image2d_t", !""}
