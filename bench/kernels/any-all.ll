; Saturation test: if any of 64 words is above the limit all are clamped, stored with whether all
; were.
; Bound: 18 = 3 + 2 x 3 messages + 2 surfaces + 2 compares of 64 words + 2 any and all + 2 choices
;   of 64 + 1 flag
target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
target triple = "genx64-unknown-unknown"

declare <32 x i1> @llvm.genx.rdpredregion.v32i1.v64i1(<64 x i1>, i32)
declare <64 x i16> @llvm.genx.oword.ld.v64i16(i32, i32, i32)
declare i1 @llvm.genx.all.v32i1(<32 x i1>)
declare i1 @llvm.genx.any.v32i1(<32 x i1>)
declare void @llvm.genx.oword.st.v4i32(i32, i32, <4 x i32>)
declare void @llvm.genx.oword.st.v64i16(i32, i32, <64 x i16>)

define dllexport spir_kernel void @any_all(i32 %src, i32 %dst, i16 %limit) #0 {
  %in = call <64 x i16> @llvm.genx.oword.ld.v64i16(i32 0, i32 %src, i32 0)
  %lim.i = insertelement <64 x i16> undef, i16 %limit, i32 0
  %lim = shufflevector <64 x i16> %lim.i, <64 x i16> undef, <64 x i32> zeroinitializer
  %over = icmp sgt <64 x i16> %in, %lim
  %half = call <32 x i1> @llvm.genx.rdpredregion.v32i1.v64i1(<64 x i1> %over, i32 0)
  %half.2 = call <32 x i1> @llvm.genx.rdpredregion.v32i1.v64i1(<64 x i1> %over, i32 32)
  %any = call i1 @llvm.genx.any.v32i1(<32 x i1> %half)
  %any.2 = call i1 @llvm.genx.any.v32i1(<32 x i1> %half.2)
  %any.3 = or i1 %any, %any.2
  %all = call i1 @llvm.genx.all.v32i1(<32 x i1> %half)
  %all.2 = call i1 @llvm.genx.all.v32i1(<32 x i1> %half.2)
  %all.3 = and i1 %all, %all.2
  %clamped = select <64 x i1> %over, <64 x i16> %lim, <64 x i16> %in
  %r = select i1 %any.3, <64 x i16> %clamped, <64 x i16> %in
  call void @llvm.genx.oword.st.v64i16(i32 %dst, i32 0, <64 x i16> %r)
  %flag = zext i1 %all.3 to i32
  %o = insertelement <4 x i32> zeroinitializer, i32 %flag, i32 0
  call void @llvm.genx.oword.st.v4i32(i32 %dst, i32 8, <4 x i32> %o)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }

!genx.kernels = !{!0}
!0 = !{ptr @any_all, !"any_all", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2, i32 0}
!2 = !{i32 0, i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t", !""}
