; Five-tap Gaussian along the rows of 8x32 bytes, in floats with rounding: 8x24 results.
; Bound: 49 = 3 + 2 x 2 messages + 2 surfaces + 8 conversions of 128, from 8x20 at least + 24
;   three products with sums + 8 conversions back
target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
target triple = "genx64-unknown-unknown"

declare <128 x i8> @llvm.genx.rdregioni.v128i8.v256i8.i16(<256 x i8>, i32, i32, i32, i16, i32)
declare <256 x i8> @llvm.genx.media.ld.v256i8(i32, i32, i32, i32, i32, i32)
declare void @llvm.genx.media.st.v128i8(i32, i32, i32, i32, i32, i32, <128 x i8>)

define dllexport spir_kernel void @gauss5_float(i32 %src, i32 %dst, i32 %x, i32 %y) #0 {
  %m = call <256 x i8> @llvm.genx.media.ld.v256i8(i32 0, i32 %src, i32 0, i32 32, i32 %x, i32 %y)
  %b = call <128 x i8> @llvm.genx.rdregioni.v128i8.v256i8.i16(<256 x i8> %m, i32 32, i32 16, i32 1, i16 0, i32 undef)
  %f = uitofp <128 x i8> %b to <128 x float>
  %prod = fmul fast <128 x float> %f, splat (float 6.250000e-02)
  %b.2 = call <128 x i8> @llvm.genx.rdregioni.v128i8.v256i8.i16(<256 x i8> %m, i32 32, i32 16, i32 1, i16 1, i32 undef)
  %f.2 = uitofp <128 x i8> %b.2 to <128 x float>
  %prod.2 = fmul fast <128 x float> %f.2, splat (float 2.500000e-01)
  %sum = fadd fast <128 x float> %prod, %prod.2
  %b.3 = call <128 x i8> @llvm.genx.rdregioni.v128i8.v256i8.i16(<256 x i8> %m, i32 32, i32 16, i32 1, i16 2, i32 undef)
  %f.3 = uitofp <128 x i8> %b.3 to <128 x float>
  %prod.3 = fmul fast <128 x float> %f.3, splat (float 3.750000e-01)
  %sum.2 = fadd fast <128 x float> %sum, %prod.3
  %b.4 = call <128 x i8> @llvm.genx.rdregioni.v128i8.v256i8.i16(<256 x i8> %m, i32 32, i32 16, i32 1, i16 3, i32 undef)
  %f.4 = uitofp <128 x i8> %b.4 to <128 x float>
  %prod.4 = fmul fast <128 x float> %f.4, splat (float 2.500000e-01)
  %sum.3 = fadd fast <128 x float> %sum.2, %prod.4
  %b.5 = call <128 x i8> @llvm.genx.rdregioni.v128i8.v256i8.i16(<256 x i8> %m, i32 32, i32 16, i32 1, i16 4, i32 undef)
  %f.5 = uitofp <128 x i8> %b.5 to <128 x float>
  %prod.5 = fmul fast <128 x float> %f.5, splat (float 6.250000e-02)
  %sum.4 = fadd fast <128 x float> %sum.3, %prod.5
  %sum.5 = fadd fast <128 x float> %sum.4, splat (float 5.000000e-01)
  %o = fptoui <128 x float> %sum.5 to <128 x i8>
  call void @llvm.genx.media.st.v128i8(i32 0, i32 %dst, i32 0, i32 16, i32 %x, i32 %y, <128 x i8> %o)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }

!genx.kernels = !{!0}
!0 = !{ptr @gauss5_float, !"gauss5_float", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2, i32 0, i32 0}
!2 = !{i32 0, i32 0, i32 0, i32 0}
!3 = !{!"image2d_t", !"image2d_t", !"", !""}
