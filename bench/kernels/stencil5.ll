; Five-point stencil on 8 rows of 16 floats: the 6x8 inner ones from column 4 on.
; Bound: 26 = 3 + 2 x 3 messages + 2 surfaces + 9 three sums of 48 + 3 products + 3 multiply-adds
target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
target triple = "genx64-unknown-unknown"

declare <128 x float> @llvm.genx.wrregionf.v128f32.v64f32.i16.i1(<128 x float>, <64 x float>, i32, i32, i32, i16, i32, i1)
declare <48 x float> @llvm.genx.rdregionf.v48f32.v128f32.i16(<128 x float>, i32, i32, i32, i16, i32)
declare <64 x float> @llvm.genx.media.ld.v64f32(i32, i32, i32, i32, i32, i32)
declare void @llvm.genx.media.st.v48f32(i32, i32, i32, i32, i32, i32, <48 x float>)

define dllexport spir_kernel void @stencil5(i32 %src, i32 %dst, i32 %x, i32 %y) #0 {
  %m = call <64 x float> @llvm.genx.media.ld.v64f32(i32 0, i32 %src, i32 0, i32 64, i32 %x, i32 %y)
  %y4 = add i32 %y, 4
  %m.2 = call <64 x float> @llvm.genx.media.ld.v64f32(i32 0, i32 %src, i32 0, i32 64, i32 %x, i32 %y4)
  %w = call <128 x float> @llvm.genx.wrregionf.v128f32.v64f32.i16.i1(<128 x float> undef, <64 x float> %m, i32 0, i32 64, i32 1, i16 0, i32 undef, i1 true)
  %w.2 = call <128 x float> @llvm.genx.wrregionf.v128f32.v64f32.i16.i1(<128 x float> %w, <64 x float> %m.2, i32 0, i32 64, i32 1, i16 256, i32 undef, i1 true)
  %n = call <48 x float> @llvm.genx.rdregionf.v48f32.v128f32.i16(<128 x float> %w.2, i32 16, i32 8, i32 1, i16 16, i32 undef)
  %n.2 = call <48 x float> @llvm.genx.rdregionf.v48f32.v128f32.i16(<128 x float> %w.2, i32 16, i32 8, i32 1, i16 144, i32 undef)
  %sum = fadd fast <48 x float> %n, %n.2
  %n.3 = call <48 x float> @llvm.genx.rdregionf.v48f32.v128f32.i16(<128 x float> %w.2, i32 16, i32 8, i32 1, i16 76, i32 undef)
  %sum.2 = fadd fast <48 x float> %sum, %n.3
  %n.4 = call <48 x float> @llvm.genx.rdregionf.v48f32.v128f32.i16(<128 x float> %w.2, i32 16, i32 8, i32 1, i16 84, i32 undef)
  %sum.3 = fadd fast <48 x float> %sum.2, %n.4
  %n.5 = call <48 x float> @llvm.genx.rdregionf.v48f32.v128f32.i16(<128 x float> %w.2, i32 16, i32 8, i32 1, i16 80, i32 undef)
  %prod = fmul fast <48 x float> %n.5, splat (float 5.000000e-01)
  %prod.2 = fmul fast <48 x float> %sum.3, splat (float 1.250000e-01)
  %o = fadd fast <48 x float> %prod, %prod.2
  call void @llvm.genx.media.st.v48f32(i32 0, i32 %dst, i32 0, i32 32, i32 %x, i32 %y, <48 x float> %o)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }

!genx.kernels = !{!0}
!0 = !{ptr @stencil5, !"stencil5", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2, i32 0, i32 0}
!2 = !{i32 0, i32 0, i32 0, i32 0}
!3 = !{!"image2d_t", !"image2d_t", !"", !""}
