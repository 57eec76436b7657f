; 16 RGBA float colours to packed unorm bytes: clamp to 0 .. 1, scale, round, shift and or.
; Bound: 35 = 3 + 2 x 3 messages + 2 surfaces + 16 clamps of 4 from two registers each + 4
;   multiply-adds + 4 conversions to bytes in place
target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
target triple = "genx64-unknown-unknown"

declare <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float>, i32, i32, i32, i16, i32)
declare <32 x float> @llvm.genx.oword.ld.v32f32(i32, i32, i32)
declare <64 x float> @llvm.genx.wrregionf.v64f32.v32f32.i16.i1(<64 x float>, <32 x float>, i32, i32, i32, i16, i32, i1)
declare void @llvm.genx.oword.st.v16i32(i32, i32, <16 x i32>)

define dllexport spir_kernel void @pack_unorm8(i32 %src, i32 %dst) #0 {
  %in = call <32 x float> @llvm.genx.oword.ld.v32f32(i32 0, i32 %src, i32 0)
  %in.all = call <64 x float> @llvm.genx.wrregionf.v64f32.v32f32.i16.i1(<64 x float> undef, <32 x float> %in, i32 0, i32 32, i32 1, i16 0, i32 undef, i1 true)
  %in.2 = call <32 x float> @llvm.genx.oword.ld.v32f32(i32 0, i32 %src, i32 8)
  %in.all.2 = call <64 x float> @llvm.genx.wrregionf.v64f32.v32f32.i16.i1(<64 x float> %in.all, <32 x float> %in.2, i32 0, i32 32, i32 1, i16 128, i32 undef, i1 true)
  %ch = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float> %in.all.2, i32 0, i32 16, i32 4, i16 0, i32 undef)
  %gt = fcmp ogt <16 x float> %ch, splat (float 0.000000e+00)
  %max = select <16 x i1> %gt, <16 x float> %ch, <16 x float> splat (float 0.000000e+00)
  %lt = fcmp olt <16 x float> %max, splat (float 1.000000e+00)
  %clamped = select <16 x i1> %lt, <16 x float> %max, <16 x float> splat (float 1.000000e+00)
  %prod = fmul fast <16 x float> %clamped, splat (float 2.550000e+02)
  %sum = fadd fast <16 x float> %prod, splat (float 5.000000e-01)
  %q = fptoui <16 x float> %sum to <16 x i32>
  %ch.2 = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float> %in.all.2, i32 0, i32 16, i32 4, i16 4, i32 undef)
  %gt.2 = fcmp ogt <16 x float> %ch.2, splat (float 0.000000e+00)
  %max.2 = select <16 x i1> %gt.2, <16 x float> %ch.2, <16 x float> splat (float 0.000000e+00)
  %lt.2 = fcmp olt <16 x float> %max.2, splat (float 1.000000e+00)
  %clamped.2 = select <16 x i1> %lt.2, <16 x float> %max.2, <16 x float> splat (float 1.000000e+00)
  %prod.2 = fmul fast <16 x float> %clamped.2, splat (float 2.550000e+02)
  %sum.2 = fadd fast <16 x float> %prod.2, splat (float 5.000000e-01)
  %q.2 = fptoui <16 x float> %sum.2 to <16 x i32>
  %sh = shl <16 x i32> %q.2, splat (i32 8)
  %o = or <16 x i32> %q, %sh
  %ch.3 = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float> %in.all.2, i32 0, i32 16, i32 4, i16 8, i32 undef)
  %gt.3 = fcmp ogt <16 x float> %ch.3, splat (float 0.000000e+00)
  %max.3 = select <16 x i1> %gt.3, <16 x float> %ch.3, <16 x float> splat (float 0.000000e+00)
  %lt.3 = fcmp olt <16 x float> %max.3, splat (float 1.000000e+00)
  %clamped.3 = select <16 x i1> %lt.3, <16 x float> %max.3, <16 x float> splat (float 1.000000e+00)
  %prod.3 = fmul fast <16 x float> %clamped.3, splat (float 2.550000e+02)
  %sum.3 = fadd fast <16 x float> %prod.3, splat (float 5.000000e-01)
  %q.3 = fptoui <16 x float> %sum.3 to <16 x i32>
  %sh.2 = shl <16 x i32> %q.3, splat (i32 16)
  %o.2 = or <16 x i32> %o, %sh.2
  %ch.4 = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float> %in.all.2, i32 0, i32 16, i32 4, i16 12, i32 undef)
  %gt.4 = fcmp ogt <16 x float> %ch.4, splat (float 0.000000e+00)
  %max.4 = select <16 x i1> %gt.4, <16 x float> %ch.4, <16 x float> splat (float 0.000000e+00)
  %lt.4 = fcmp olt <16 x float> %max.4, splat (float 1.000000e+00)
  %clamped.4 = select <16 x i1> %lt.4, <16 x float> %max.4, <16 x float> splat (float 1.000000e+00)
  %prod.4 = fmul fast <16 x float> %clamped.4, splat (float 2.550000e+02)
  %sum.4 = fadd fast <16 x float> %prod.4, splat (float 5.000000e-01)
  %q.4 = fptoui <16 x float> %sum.4 to <16 x i32>
  %sh.3 = shl <16 x i32> %q.4, splat (i32 24)
  %o.3 = or <16 x i32> %o.2, %sh.3
  call void @llvm.genx.oword.st.v16i32(i32 %dst, i32 0, <16 x i32> %o.3)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }

!genx.kernels = !{!0}
!0 = !{ptr @pack_unorm8, !"pack_unorm8", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2}
!2 = !{i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t"}
