; A piece reads what its bale had read. A member of that bale, made for itself by
; then, has to be legal too, at any level.
; RUN: cmx-opt --platform=pvc -O0 --emit=visa %s -o %t.visaasm
; RUN: cmx-check %s %t.visaasm --platform=pvc

define void @k(i32 %0, i32 %1, i32 %2, i64 %3, <24 x i32> %4, <144 x i8> %5, <16 x float> %6, <12 x i16> %7, <16 x i64> %8, i32 %9, i16 %10, float %11, half %12) {
entry:
  %13 = bitcast <144 x i8> %5 to <18 x i64>
  %14 = call <20 x i64> @llvm.genx.rdregioni.v20i64.v18i64.i16(<18 x i64> %13, i32 0, i32 0, i32 0, i16 0, i32 0)
  %15 = bitcast <20 x i64> %14 to <80 x half>
  %16 = call <32 x half> @llvm.genx.rdregionf.v32f16.v80f16.i16(<80 x half> %15, i32 0, i32 0, i32 1, i16 0, i32 0)
  %17 = bitcast <32 x half> %16 to <16 x i32>
  %18 = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> %17, <16 x i32> zeroinitializer, i32 0, i32 0, i32 1, i16 12, i32 0, <16 x i1> zeroinitializer)
  %19 = call <1 x i32> @llvm.genx.rdregioni.v1i32.v16i32.i16(<16 x i32> %18, i32 0, i32 0, i32 0, i16 0, i32 0)
  %20 = call <8 x i32> @llvm.genx.rdregioni.v8i32.v1i32.i16(<1 x i32> %19, i32 0, i32 0, i32 0, i16 0, i32 0)
  call void @llvm.genx.oword.st.v8i32(i32 %0, i32 0, <8 x i32> %20)
  ret void
}

declare <20 x i64> @llvm.genx.rdregioni.v20i64.v18i64.i16(<18 x i64>, i32, i32, i32, i16, i32)

declare <32 x half> @llvm.genx.rdregionf.v32f16.v80f16.i16(<80 x half>, i32, i32, i32, i16, i32)

declare <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32>, <16 x i32>, i32, i32, i32, i16, i32, <16 x i1>)

declare <1 x i32> @llvm.genx.rdregioni.v1i32.v16i32.i16(<16 x i32>, i32, i32, i32, i16, i32)

declare <8 x i32> @llvm.genx.rdregioni.v8i32.v1i32.i16(<1 x i32>, i32, i32, i32, i16, i32)

declare void @llvm.genx.oword.st.v8i32(i32, i32, <8 x i32>)

!genx.kernels = !{!0}

!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2, i32 2, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0}
!2 = !{i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t", !"image2d_t", !"svmptr_t", !"", !"", !"", !"", !"", !"", !"", !"", !""}
