; Median of three neighbours in each column of bytes: minimum and maximum of unsigned bytes.
; Bound: 33 = 3 + 2 x 2 messages + 2 surfaces + 24 four choices of 192 bytes
target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
target triple = "genx64-unknown-unknown"

declare <192 x i8> @llvm.genx.rdregioni.v192i8.v256i8.i16(<256 x i8>, i32, i32, i32, i16, i32)
declare <256 x i8> @llvm.genx.media.ld.v256i8(i32, i32, i32, i32, i32, i32)
declare void @llvm.genx.media.st.v192i8(i32, i32, i32, i32, i32, i32, <192 x i8>)

define dllexport spir_kernel void @median3(i32 %src, i32 %dst, i32 %x, i32 %y) #0 {
  %m = call <256 x i8> @llvm.genx.media.ld.v256i8(i32 0, i32 %src, i32 0, i32 32, i32 %x, i32 %y)
  %a = call <192 x i8> @llvm.genx.rdregioni.v192i8.v256i8.i16(<256 x i8> %m, i32 0, i32 192, i32 1, i16 0, i32 undef)
  %b = call <192 x i8> @llvm.genx.rdregioni.v192i8.v256i8.i16(<256 x i8> %m, i32 0, i32 192, i32 1, i16 32, i32 undef)
  %c = call <192 x i8> @llvm.genx.rdregioni.v192i8.v256i8.i16(<256 x i8> %m, i32 0, i32 192, i32 1, i16 64, i32 undef)
  %lt = icmp ult <192 x i8> %a, %b
  %min = select <192 x i1> %lt, <192 x i8> %a, <192 x i8> %b
  %gt = icmp ugt <192 x i8> %a, %b
  %max = select <192 x i1> %gt, <192 x i8> %a, <192 x i8> %b
  %lt.2 = icmp ult <192 x i8> %max, %c
  %min.2 = select <192 x i1> %lt.2, <192 x i8> %max, <192 x i8> %c
  %gt.2 = icmp ugt <192 x i8> %min, %min.2
  %max.2 = select <192 x i1> %gt.2, <192 x i8> %min, <192 x i8> %min.2
  call void @llvm.genx.media.st.v192i8(i32 0, i32 %dst, i32 0, i32 32, i32 %x, i32 %y, <192 x i8> %max.2)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }

!genx.kernels = !{!0}
!0 = !{ptr @median3, !"median3", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2, i32 0, i32 0}
!2 = !{i32 0, i32 0, i32 0, i32 0}
!3 = !{!"image2d_t", !"image2d_t", !"", !""}
