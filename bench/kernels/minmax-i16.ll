; Smallest and largest of 64 signed words.
; Bound: 21 = 3 + 2 x 2 messages + 2 surfaces + 12 six rounds, minimum and maximum
target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
target triple = "genx64-unknown-unknown"

declare <1 x i16> @llvm.genx.rdregioni.v1i16.v2i16.i16(<2 x i16>, i32, i32, i32, i16, i32)
declare <16 x i16> @llvm.genx.rdregioni.v16i16.v32i16.i16(<32 x i16>, i32, i32, i32, i16, i32)
declare <2 x i16> @llvm.genx.rdregioni.v2i16.v4i16.i16(<4 x i16>, i32, i32, i32, i16, i32)
declare <32 x i16> @llvm.genx.rdregioni.v32i16.v64i16.i16(<64 x i16>, i32, i32, i32, i16, i32)
declare <4 x i16> @llvm.genx.rdregioni.v4i16.v8i16.i16(<8 x i16>, i32, i32, i32, i16, i32)
declare <64 x i16> @llvm.genx.oword.ld.v64i16(i32, i32, i32)
declare <8 x i16> @llvm.genx.rdregioni.v8i16.v16i16.i16(<16 x i16>, i32, i32, i32, i16, i32)
declare <8 x i16> @llvm.genx.wrregioni.v8i16.v1i16.i16.i1(<8 x i16>, <1 x i16>, i32, i32, i32, i16, i32, i1)
declare void @llvm.genx.oword.st.v8i16(i32, i32, <8 x i16>)

define dllexport spir_kernel void @minmax_i16(i32 %src, i32 %dst) #0 {
  %in = call <64 x i16> @llvm.genx.oword.ld.v64i16(i32 0, i32 %src, i32 0)
  %a = call <32 x i16> @llvm.genx.rdregioni.v32i16.v64i16.i16(<64 x i16> %in, i32 0, i32 32, i32 1, i16 0, i32 undef)
  %b = call <32 x i16> @llvm.genx.rdregioni.v32i16.v64i16.i16(<64 x i16> %in, i32 0, i32 32, i32 1, i16 64, i32 undef)
  %lt = icmp slt <32 x i16> %a, %b
  %min = select <32 x i1> %lt, <32 x i16> %a, <32 x i16> %b
  %a.2 = call <32 x i16> @llvm.genx.rdregioni.v32i16.v64i16.i16(<64 x i16> %in, i32 0, i32 32, i32 1, i16 0, i32 undef)
  %b.2 = call <32 x i16> @llvm.genx.rdregioni.v32i16.v64i16.i16(<64 x i16> %in, i32 0, i32 32, i32 1, i16 64, i32 undef)
  %gt = icmp sgt <32 x i16> %a.2, %b.2
  %max = select <32 x i1> %gt, <32 x i16> %a.2, <32 x i16> %b.2
  %a.3 = call <16 x i16> @llvm.genx.rdregioni.v16i16.v32i16.i16(<32 x i16> %min, i32 0, i32 16, i32 1, i16 0, i32 undef)
  %b.3 = call <16 x i16> @llvm.genx.rdregioni.v16i16.v32i16.i16(<32 x i16> %min, i32 0, i32 16, i32 1, i16 32, i32 undef)
  %lt.2 = icmp slt <16 x i16> %a.3, %b.3
  %min.2 = select <16 x i1> %lt.2, <16 x i16> %a.3, <16 x i16> %b.3
  %a.4 = call <16 x i16> @llvm.genx.rdregioni.v16i16.v32i16.i16(<32 x i16> %max, i32 0, i32 16, i32 1, i16 0, i32 undef)
  %b.4 = call <16 x i16> @llvm.genx.rdregioni.v16i16.v32i16.i16(<32 x i16> %max, i32 0, i32 16, i32 1, i16 32, i32 undef)
  %gt.2 = icmp sgt <16 x i16> %a.4, %b.4
  %max.2 = select <16 x i1> %gt.2, <16 x i16> %a.4, <16 x i16> %b.4
  %a.5 = call <8 x i16> @llvm.genx.rdregioni.v8i16.v16i16.i16(<16 x i16> %min.2, i32 0, i32 8, i32 1, i16 0, i32 undef)
  %b.5 = call <8 x i16> @llvm.genx.rdregioni.v8i16.v16i16.i16(<16 x i16> %min.2, i32 0, i32 8, i32 1, i16 16, i32 undef)
  %lt.3 = icmp slt <8 x i16> %a.5, %b.5
  %min.3 = select <8 x i1> %lt.3, <8 x i16> %a.5, <8 x i16> %b.5
  %a.6 = call <8 x i16> @llvm.genx.rdregioni.v8i16.v16i16.i16(<16 x i16> %max.2, i32 0, i32 8, i32 1, i16 0, i32 undef)
  %b.6 = call <8 x i16> @llvm.genx.rdregioni.v8i16.v16i16.i16(<16 x i16> %max.2, i32 0, i32 8, i32 1, i16 16, i32 undef)
  %gt.3 = icmp sgt <8 x i16> %a.6, %b.6
  %max.3 = select <8 x i1> %gt.3, <8 x i16> %a.6, <8 x i16> %b.6
  %a.7 = call <4 x i16> @llvm.genx.rdregioni.v4i16.v8i16.i16(<8 x i16> %min.3, i32 0, i32 4, i32 1, i16 0, i32 undef)
  %b.7 = call <4 x i16> @llvm.genx.rdregioni.v4i16.v8i16.i16(<8 x i16> %min.3, i32 0, i32 4, i32 1, i16 8, i32 undef)
  %lt.4 = icmp slt <4 x i16> %a.7, %b.7
  %min.4 = select <4 x i1> %lt.4, <4 x i16> %a.7, <4 x i16> %b.7
  %a.8 = call <4 x i16> @llvm.genx.rdregioni.v4i16.v8i16.i16(<8 x i16> %max.3, i32 0, i32 4, i32 1, i16 0, i32 undef)
  %b.8 = call <4 x i16> @llvm.genx.rdregioni.v4i16.v8i16.i16(<8 x i16> %max.3, i32 0, i32 4, i32 1, i16 8, i32 undef)
  %gt.4 = icmp sgt <4 x i16> %a.8, %b.8
  %max.4 = select <4 x i1> %gt.4, <4 x i16> %a.8, <4 x i16> %b.8
  %a.9 = call <2 x i16> @llvm.genx.rdregioni.v2i16.v4i16.i16(<4 x i16> %min.4, i32 0, i32 2, i32 1, i16 0, i32 undef)
  %b.9 = call <2 x i16> @llvm.genx.rdregioni.v2i16.v4i16.i16(<4 x i16> %min.4, i32 0, i32 2, i32 1, i16 4, i32 undef)
  %lt.5 = icmp slt <2 x i16> %a.9, %b.9
  %min.5 = select <2 x i1> %lt.5, <2 x i16> %a.9, <2 x i16> %b.9
  %a.10 = call <2 x i16> @llvm.genx.rdregioni.v2i16.v4i16.i16(<4 x i16> %max.4, i32 0, i32 2, i32 1, i16 0, i32 undef)
  %b.10 = call <2 x i16> @llvm.genx.rdregioni.v2i16.v4i16.i16(<4 x i16> %max.4, i32 0, i32 2, i32 1, i16 4, i32 undef)
  %gt.5 = icmp sgt <2 x i16> %a.10, %b.10
  %max.5 = select <2 x i1> %gt.5, <2 x i16> %a.10, <2 x i16> %b.10
  %a.11 = call <1 x i16> @llvm.genx.rdregioni.v1i16.v2i16.i16(<2 x i16> %min.5, i32 0, i32 1, i32 1, i16 0, i32 undef)
  %b.11 = call <1 x i16> @llvm.genx.rdregioni.v1i16.v2i16.i16(<2 x i16> %min.5, i32 0, i32 1, i32 1, i16 2, i32 undef)
  %lt.6 = icmp slt <1 x i16> %a.11, %b.11
  %min.6 = select <1 x i1> %lt.6, <1 x i16> %a.11, <1 x i16> %b.11
  %a.12 = call <1 x i16> @llvm.genx.rdregioni.v1i16.v2i16.i16(<2 x i16> %max.5, i32 0, i32 1, i32 1, i16 0, i32 undef)
  %b.12 = call <1 x i16> @llvm.genx.rdregioni.v1i16.v2i16.i16(<2 x i16> %max.5, i32 0, i32 1, i32 1, i16 2, i32 undef)
  %gt.6 = icmp sgt <1 x i16> %a.12, %b.12
  %max.6 = select <1 x i1> %gt.6, <1 x i16> %a.12, <1 x i16> %b.12
  %o = call <8 x i16> @llvm.genx.wrregioni.v8i16.v1i16.i16.i1(<8 x i16> <i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0>, <1 x i16> %min.6, i32 0, i32 1, i32 1, i16 0, i32 undef, i1 true)
  %o.2 = call <8 x i16> @llvm.genx.wrregioni.v8i16.v1i16.i16.i1(<8 x i16> %o, <1 x i16> %max.6, i32 0, i32 1, i32 1, i16 2, i32 undef, i1 true)
  call void @llvm.genx.oword.st.v8i16(i32 %dst, i32 0, <8 x i16> %o.2)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }

!genx.kernels = !{!0}
!0 = !{ptr @minmax_i16, !"minmax_i16", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2}
!2 = !{i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t"}
