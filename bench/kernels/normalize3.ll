; 16 vectors of x, y, z side by side, divided by their length (rsqrt).
; Bound: 27 = 3 + 2 x 4 messages + 2 surfaces + 3 squares + 2 rsqrt of 8 + 3 products + 6 48
;   floats from stride 3, 8 from two registers
target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
target triple = "genx64-unknown-unknown"

declare <16 x float> @llvm.genx.oword.ld.v16f32(i32, i32, i32)
declare <16 x float> @llvm.genx.rdregionf.v16f32.v48f32.i16(<48 x float>, i32, i32, i32, i16, i32)
declare <16 x float> @llvm.genx.rsqrt.v16f32(<16 x float>)
declare <32 x float> @llvm.genx.oword.ld.v32f32(i32, i32, i32)
declare <32 x float> @llvm.genx.rdregionf.v32f32.v48f32.i16(<48 x float>, i32, i32, i32, i16, i32)
declare <48 x float> @llvm.genx.wrregionf.v48f32.v16f32.i16.i1(<48 x float>, <16 x float>, i32, i32, i32, i16, i32, i1)
declare <48 x float> @llvm.genx.wrregionf.v48f32.v32f32.i16.i1(<48 x float>, <32 x float>, i32, i32, i32, i16, i32, i1)
declare void @llvm.genx.oword.st.v16f32(i32, i32, <16 x float>)
declare void @llvm.genx.oword.st.v32f32(i32, i32, <32 x float>)

define dllexport spir_kernel void @normalize3(i32 %src, i32 %dst) #0 {
  %in = call <32 x float> @llvm.genx.oword.ld.v32f32(i32 0, i32 %src, i32 0)
  %in.all = call <48 x float> @llvm.genx.wrregionf.v48f32.v32f32.i16.i1(<48 x float> undef, <32 x float> %in, i32 0, i32 32, i32 1, i16 0, i32 undef, i1 true)
  %in.2 = call <16 x float> @llvm.genx.oword.ld.v16f32(i32 0, i32 %src, i32 8)
  %in.all.2 = call <48 x float> @llvm.genx.wrregionf.v48f32.v16f32.i16.i1(<48 x float> %in.all, <16 x float> %in.2, i32 0, i32 16, i32 1, i16 128, i32 undef, i1 true)
  %x = call <16 x float> @llvm.genx.rdregionf.v16f32.v48f32.i16(<48 x float> %in.all.2, i32 0, i32 16, i32 3, i16 0, i32 undef)
  %y = call <16 x float> @llvm.genx.rdregionf.v16f32.v48f32.i16(<48 x float> %in.all.2, i32 0, i32 16, i32 3, i16 4, i32 undef)
  %z = call <16 x float> @llvm.genx.rdregionf.v16f32.v48f32.i16(<48 x float> %in.all.2, i32 0, i32 16, i32 3, i16 8, i32 undef)
  %prod = fmul fast <16 x float> %x, %x
  %prod.2 = fmul fast <16 x float> %y, %y
  %sum = fadd fast <16 x float> %prod, %prod.2
  %prod.3 = fmul fast <16 x float> %z, %z
  %sum.2 = fadd fast <16 x float> %sum, %prod.3
  %rsqrt = call <16 x float> @llvm.genx.rsqrt.v16f32(<16 x float> %sum.2)
  %prod.4 = fmul fast <16 x float> %x, %rsqrt
  %o = call <48 x float> @llvm.genx.wrregionf.v48f32.v16f32.i16.i1(<48 x float> undef, <16 x float> %prod.4, i32 0, i32 16, i32 3, i16 0, i32 undef, i1 true)
  %prod.5 = fmul fast <16 x float> %y, %rsqrt
  %o.2 = call <48 x float> @llvm.genx.wrregionf.v48f32.v16f32.i16.i1(<48 x float> %o, <16 x float> %prod.5, i32 0, i32 16, i32 3, i16 4, i32 undef, i1 true)
  %prod.6 = fmul fast <16 x float> %z, %rsqrt
  %o.3 = call <48 x float> @llvm.genx.wrregionf.v48f32.v16f32.i16.i1(<48 x float> %o.2, <16 x float> %prod.6, i32 0, i32 16, i32 3, i16 8, i32 undef, i1 true)
  %out = call <32 x float> @llvm.genx.rdregionf.v32f32.v48f32.i16(<48 x float> %o.3, i32 0, i32 32, i32 1, i16 0, i32 undef)
  call void @llvm.genx.oword.st.v32f32(i32 %dst, i32 0, <32 x float> %out)
  %out.2 = call <16 x float> @llvm.genx.rdregionf.v16f32.v48f32.i16(<48 x float> %o.3, i32 0, i32 16, i32 1, i16 128, i32 undef)
  call void @llvm.genx.oword.st.v16f32(i32 %dst, i32 8, <16 x float> %out.2)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }

!genx.kernels = !{!0}
!0 = !{ptr @normalize3, !"normalize3", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2}
!2 = !{i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t"}
