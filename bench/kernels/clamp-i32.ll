; 64 dwords limited to a range from the arguments and moved by an offset where they were inside.
; Bound: 29 = 3 + 2 x 4 messages + 2 surfaces + 4 maximum + 4 minimum + 4 compare + 4 subtraction
;   under a mask
target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
target triple = "genx64-unknown-unknown"

declare <32 x i32> @llvm.genx.oword.ld.v32i32(i32, i32, i32)
declare <32 x i32> @llvm.genx.rdregioni.v32i32.v64i32.i16(<64 x i32>, i32, i32, i32, i16, i32)
declare <64 x i32> @llvm.genx.wrregioni.v64i32.v32i32.i16.i1(<64 x i32>, <32 x i32>, i32, i32, i32, i16, i32, i1)
declare void @llvm.genx.oword.st.v32i32(i32, i32, <32 x i32>)

define dllexport spir_kernel void @clamp_i32(i32 %src, i32 %dst, i32 %lo, i32 %hi) #0 {
  %in = call <32 x i32> @llvm.genx.oword.ld.v32i32(i32 0, i32 %src, i32 0)
  %in.all = call <64 x i32> @llvm.genx.wrregioni.v64i32.v32i32.i16.i1(<64 x i32> undef, <32 x i32> %in, i32 0, i32 32, i32 1, i16 0, i32 undef, i1 true)
  %in.2 = call <32 x i32> @llvm.genx.oword.ld.v32i32(i32 0, i32 %src, i32 8)
  %in.all.2 = call <64 x i32> @llvm.genx.wrregioni.v64i32.v32i32.i16.i1(<64 x i32> %in.all, <32 x i32> %in.2, i32 0, i32 32, i32 1, i16 128, i32 undef, i1 true)
  %lo.i = insertelement <64 x i32> undef, i32 %lo, i32 0
  %lo.2 = shufflevector <64 x i32> %lo.i, <64 x i32> undef, <64 x i32> zeroinitializer
  %hi.i = insertelement <64 x i32> undef, i32 %hi, i32 0
  %hi.2 = shufflevector <64 x i32> %hi.i, <64 x i32> undef, <64 x i32> zeroinitializer
  %gt = icmp sgt <64 x i32> %in.all.2, %lo.2
  %max = select <64 x i1> %gt, <64 x i32> %in.all.2, <64 x i32> %lo.2
  %lt = icmp slt <64 x i32> %max, %hi.2
  %min = select <64 x i1> %lt, <64 x i32> %max, <64 x i32> %hi.2
  %inside = icmp eq <64 x i32> %min, %in.all.2
  %sub = sub <64 x i32> %in.all.2, %lo.2
  %r = select <64 x i1> %inside, <64 x i32> %sub, <64 x i32> %min
  %out = call <32 x i32> @llvm.genx.rdregioni.v32i32.v64i32.i16(<64 x i32> %r, i32 0, i32 32, i32 1, i16 0, i32 undef)
  call void @llvm.genx.oword.st.v32i32(i32 %dst, i32 0, <32 x i32> %out)
  %out.2 = call <32 x i32> @llvm.genx.rdregioni.v32i32.v64i32.i16(<64 x i32> %r, i32 0, i32 32, i32 1, i16 128, i32 undef)
  call void @llvm.genx.oword.st.v32i32(i32 %dst, i32 8, <32 x i32> %out.2)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }

!genx.kernels = !{!0}
!0 = !{ptr @clamp_i32, !"clamp_i32", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2, i32 0, i32 0}
!2 = !{i32 0, i32 0, i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t", !"", !""}
