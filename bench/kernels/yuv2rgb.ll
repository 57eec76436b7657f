; 16 pixels of planar YUV bytes to packed RGBA bytes, fixed point with clamps.
; Bound: 26 = 3 + 2 x 3 messages + 2 surfaces + 3 differences + 5 products with sums + 3 rounding
;   and shift + 4 saturation to bytes, with alpha
target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
target triple = "genx64-unknown-unknown"

declare <16 x i8> @llvm.genx.oword.ld.v16i8(i32, i32, i32)
declare <16 x i8> @llvm.genx.rdregioni.v16i8.v48i8.i16(<48 x i8>, i32, i32, i32, i16, i32)
declare <32 x i8> @llvm.genx.oword.ld.v32i8(i32, i32, i32)
declare <48 x i8> @llvm.genx.wrregioni.v48i8.v16i8.i16.i1(<48 x i8>, <16 x i8>, i32, i32, i32, i16, i32, i1)
declare <48 x i8> @llvm.genx.wrregioni.v48i8.v32i8.i16.i1(<48 x i8>, <32 x i8>, i32, i32, i32, i16, i32, i1)
declare <64 x i8> @llvm.genx.wrregioni.v64i8.v16i8.i16.i1(<64 x i8>, <16 x i8>, i32, i32, i32, i16, i32, i1)
declare void @llvm.genx.oword.st.v64i8(i32, i32, <64 x i8>)

define dllexport spir_kernel void @yuv2rgb(i32 %src, i32 %dst) #0 {
  %in = call <32 x i8> @llvm.genx.oword.ld.v32i8(i32 0, i32 %src, i32 0)
  %in.all = call <48 x i8> @llvm.genx.wrregioni.v48i8.v32i8.i16.i1(<48 x i8> undef, <32 x i8> %in, i32 0, i32 32, i32 1, i16 0, i32 undef, i1 true)
  %in.2 = call <16 x i8> @llvm.genx.oword.ld.v16i8(i32 0, i32 %src, i32 2)
  %in.all.2 = call <48 x i8> @llvm.genx.wrregioni.v48i8.v16i8.i16.i1(<48 x i8> %in.all, <16 x i8> %in.2, i32 0, i32 16, i32 1, i16 32, i32 undef, i1 true)
  %y = call <16 x i8> @llvm.genx.rdregioni.v16i8.v48i8.i16(<48 x i8> %in.all.2, i32 0, i32 16, i32 1, i16 0, i32 undef)
  %y32 = zext <16 x i8> %y to <16 x i32>
  %sub = sub <16 x i32> %y32, splat (i32 16)
  %luma = mul <16 x i32> %sub, splat (i32 298)
  %u = call <16 x i8> @llvm.genx.rdregioni.v16i8.v48i8.i16(<48 x i8> %in.all.2, i32 0, i32 16, i32 1, i16 16, i32 undef)
  %u32 = zext <16 x i8> %u to <16 x i32>
  %cb = sub <16 x i32> %u32, splat (i32 128)
  %v = call <16 x i8> @llvm.genx.rdregioni.v16i8.v48i8.i16(<48 x i8> %in.all.2, i32 0, i32 16, i32 1, i16 32, i32 undef)
  %v32 = zext <16 x i8> %v to <16 x i32>
  %cr = sub <16 x i32> %v32, splat (i32 128)
  %mul = mul <16 x i32> %cr, splat (i32 409)
  %r = add <16 x i32> %luma, %mul
  %mul.2 = mul <16 x i32> %cb, splat (i32 100)
  %g = sub <16 x i32> %luma, %mul.2
  %mul.3 = mul <16 x i32> %cr, splat (i32 208)
  %g.2 = sub <16 x i32> %g, %mul.3
  %mul.4 = mul <16 x i32> %cb, splat (i32 516)
  %b = add <16 x i32> %luma, %mul.4
  %add = add <16 x i32> %r, splat (i32 128)
  %q = ashr <16 x i32> %add, splat (i32 8)
  %gt = icmp sgt <16 x i32> %q, splat (i32 0)
  %max = select <16 x i1> %gt, <16 x i32> %q, <16 x i32> splat (i32 0)
  %lt = icmp slt <16 x i32> %max, splat (i32 255)
  %clamped = select <16 x i1> %lt, <16 x i32> %max, <16 x i32> splat (i32 255)
  %t = trunc <16 x i32> %clamped to <16 x i8>
  %o = call <64 x i8> @llvm.genx.wrregioni.v64i8.v16i8.i16.i1(<64 x i8> undef, <16 x i8> %t, i32 0, i32 16, i32 4, i16 0, i32 undef, i1 true)
  %add.2 = add <16 x i32> %g.2, splat (i32 128)
  %q.2 = ashr <16 x i32> %add.2, splat (i32 8)
  %gt.2 = icmp sgt <16 x i32> %q.2, splat (i32 0)
  %max.2 = select <16 x i1> %gt.2, <16 x i32> %q.2, <16 x i32> splat (i32 0)
  %lt.2 = icmp slt <16 x i32> %max.2, splat (i32 255)
  %clamped.2 = select <16 x i1> %lt.2, <16 x i32> %max.2, <16 x i32> splat (i32 255)
  %t.2 = trunc <16 x i32> %clamped.2 to <16 x i8>
  %o.2 = call <64 x i8> @llvm.genx.wrregioni.v64i8.v16i8.i16.i1(<64 x i8> %o, <16 x i8> %t.2, i32 0, i32 16, i32 4, i16 1, i32 undef, i1 true)
  %add.3 = add <16 x i32> %b, splat (i32 128)
  %q.3 = ashr <16 x i32> %add.3, splat (i32 8)
  %gt.3 = icmp sgt <16 x i32> %q.3, splat (i32 0)
  %max.3 = select <16 x i1> %gt.3, <16 x i32> %q.3, <16 x i32> splat (i32 0)
  %lt.3 = icmp slt <16 x i32> %max.3, splat (i32 255)
  %clamped.3 = select <16 x i1> %lt.3, <16 x i32> %max.3, <16 x i32> splat (i32 255)
  %t.3 = trunc <16 x i32> %clamped.3 to <16 x i8>
  %o.3 = call <64 x i8> @llvm.genx.wrregioni.v64i8.v16i8.i16.i1(<64 x i8> %o.2, <16 x i8> %t.3, i32 0, i32 16, i32 4, i16 2, i32 undef, i1 true)
  %o.4 = call <64 x i8> @llvm.genx.wrregioni.v64i8.v16i8.i16.i1(<64 x i8> %o.3, <16 x i8> <i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1>, i32 0, i32 16, i32 4, i16 3, i32 undef, i1 true)
  call void @llvm.genx.oword.st.v64i8(i32 %dst, i32 0, <64 x i8> %o.4)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }

!genx.kernels = !{!0}
!0 = !{ptr @yuv2rgb, !"yuv2rgb", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2}
!2 = !{i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t"}
