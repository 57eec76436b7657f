; A bitonic merge of 16 signed dwords: four rounds of compare and exchange at distances 8, 4, 2,
; 1.
; Bound: 17 = 3 + 2 x 2 messages + 2 surfaces + 8 minimum and maximum, four rounds
target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
target triple = "genx64-unknown-unknown"

declare <16 x i32> @llvm.genx.oword.ld.v16i32(i32, i32, i32)
declare <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32>, <8 x i32>, i32, i32, i32, i16, i32, i1)
declare <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32>, i32, i32, i32, i16, i32)
declare void @llvm.genx.oword.st.v16i32(i32, i32, <16 x i32>)

define dllexport spir_kernel void @bitonic16(i32 %src, i32 %dst) #0 {
  %in = call <16 x i32> @llvm.genx.oword.ld.v16i32(i32 0, i32 %src, i32 0)
  %a = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> %in, i32 16, i32 8, i32 1, i16 0, i32 undef)
  %b = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> %in, i32 16, i32 8, i32 1, i16 32, i32 undef)
  %lt = icmp slt <8 x i32> %a, %b
  %min = select <8 x i1> %lt, <8 x i32> %a, <8 x i32> %b
  %v = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> %in, <8 x i32> %min, i32 16, i32 8, i32 1, i16 0, i32 undef, i1 true)
  %gt = icmp sgt <8 x i32> %a, %b
  %max = select <8 x i1> %gt, <8 x i32> %a, <8 x i32> %b
  %v.2 = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> %v, <8 x i32> %max, i32 16, i32 8, i32 1, i16 32, i32 undef, i1 true)
  %a.2 = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> %v.2, i32 8, i32 4, i32 1, i16 0, i32 undef)
  %b.2 = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> %v.2, i32 8, i32 4, i32 1, i16 16, i32 undef)
  %lt.2 = icmp slt <8 x i32> %a.2, %b.2
  %min.2 = select <8 x i1> %lt.2, <8 x i32> %a.2, <8 x i32> %b.2
  %v.3 = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> %v.2, <8 x i32> %min.2, i32 8, i32 4, i32 1, i16 0, i32 undef, i1 true)
  %gt.2 = icmp sgt <8 x i32> %a.2, %b.2
  %max.2 = select <8 x i1> %gt.2, <8 x i32> %a.2, <8 x i32> %b.2
  %v.4 = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> %v.3, <8 x i32> %max.2, i32 8, i32 4, i32 1, i16 16, i32 undef, i1 true)
  %a.3 = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> %v.4, i32 4, i32 2, i32 1, i16 0, i32 undef)
  %b.3 = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> %v.4, i32 4, i32 2, i32 1, i16 8, i32 undef)
  %lt.3 = icmp slt <8 x i32> %a.3, %b.3
  %min.3 = select <8 x i1> %lt.3, <8 x i32> %a.3, <8 x i32> %b.3
  %v.5 = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> %v.4, <8 x i32> %min.3, i32 4, i32 2, i32 1, i16 0, i32 undef, i1 true)
  %gt.3 = icmp sgt <8 x i32> %a.3, %b.3
  %max.3 = select <8 x i1> %gt.3, <8 x i32> %a.3, <8 x i32> %b.3
  %v.6 = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> %v.5, <8 x i32> %max.3, i32 4, i32 2, i32 1, i16 8, i32 undef, i1 true)
  %a.4 = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> %v.6, i32 2, i32 1, i32 1, i16 0, i32 undef)
  %b.4 = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> %v.6, i32 2, i32 1, i32 1, i16 4, i32 undef)
  %lt.4 = icmp slt <8 x i32> %a.4, %b.4
  %min.4 = select <8 x i1> %lt.4, <8 x i32> %a.4, <8 x i32> %b.4
  %v.7 = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> %v.6, <8 x i32> %min.4, i32 2, i32 1, i32 1, i16 0, i32 undef, i1 true)
  %gt.4 = icmp sgt <8 x i32> %a.4, %b.4
  %max.4 = select <8 x i1> %gt.4, <8 x i32> %a.4, <8 x i32> %b.4
  %v.8 = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> %v.7, <8 x i32> %max.4, i32 2, i32 1, i32 1, i16 4, i32 undef, i1 true)
  call void @llvm.genx.oword.st.v16i32(i32 %dst, i32 0, <16 x i32> %v.8)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }

!genx.kernels = !{!0}
!0 = !{ptr @bitonic16, !"bitonic16", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2}
!2 = !{i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t"}
