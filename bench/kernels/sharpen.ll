; Sharpening on bytes: five times the centre minus the four neighbours, clamped to 0 .. 255.
; Bound: 27 = 3 + 2 x 2 messages + 2 surfaces + 15 five additions or products of 96 + 3 saturation
;   to bytes
target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
target triple = "genx64-unknown-unknown"

declare <256 x i8> @llvm.genx.media.ld.v256i8(i32, i32, i32, i32, i32, i32)
declare <96 x i8> @llvm.genx.rdregioni.v96i8.v256i8.i16(<256 x i8>, i32, i32, i32, i16, i32)
declare void @llvm.genx.media.st.v96i8(i32, i32, i32, i32, i32, i32, <96 x i8>)

define dllexport spir_kernel void @sharpen(i32 %src, i32 %dst, i32 %x, i32 %y) #0 {
  %m = call <256 x i8> @llvm.genx.media.ld.v256i8(i32 0, i32 %src, i32 0, i32 32, i32 %x, i32 %y)
  %b = call <96 x i8> @llvm.genx.rdregioni.v96i8.v256i8.i16(<256 x i8> %m, i32 32, i32 16, i32 1, i16 33, i32 undef)
  %p = zext <96 x i8> %b to <96 x i16>
  %five = mul <96 x i16> %p, splat (i16 5)
  %b.2 = call <96 x i8> @llvm.genx.rdregioni.v96i8.v256i8.i16(<256 x i8> %m, i32 32, i32 16, i32 1, i16 1, i32 undef)
  %p.2 = zext <96 x i8> %b.2 to <96 x i16>
  %d = sub <96 x i16> %five, %p.2
  %b.3 = call <96 x i8> @llvm.genx.rdregioni.v96i8.v256i8.i16(<256 x i8> %m, i32 32, i32 16, i32 1, i16 32, i32 undef)
  %p.3 = zext <96 x i8> %b.3 to <96 x i16>
  %d.2 = sub <96 x i16> %d, %p.3
  %b.4 = call <96 x i8> @llvm.genx.rdregioni.v96i8.v256i8.i16(<256 x i8> %m, i32 32, i32 16, i32 1, i16 34, i32 undef)
  %p.4 = zext <96 x i8> %b.4 to <96 x i16>
  %d.3 = sub <96 x i16> %d.2, %p.4
  %b.5 = call <96 x i8> @llvm.genx.rdregioni.v96i8.v256i8.i16(<256 x i8> %m, i32 32, i32 16, i32 1, i16 65, i32 undef)
  %p.5 = zext <96 x i8> %b.5 to <96 x i16>
  %d.4 = sub <96 x i16> %d.3, %p.5
  %gt = icmp sgt <96 x i16> %d.4, splat (i16 0)
  %max = select <96 x i1> %gt, <96 x i16> %d.4, <96 x i16> splat (i16 0)
  %lt = icmp slt <96 x i16> %max, splat (i16 255)
  %clamped = select <96 x i1> %lt, <96 x i16> %max, <96 x i16> splat (i16 255)
  %o = trunc <96 x i16> %clamped to <96 x i8>
  call void @llvm.genx.media.st.v96i8(i32 0, i32 %dst, i32 0, i32 16, i32 %x, i32 %y, <96 x i8> %o)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }

!genx.kernels = !{!0}
!0 = !{ptr @sharpen, !"sharpen", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2, i32 0, i32 0}
!2 = !{i32 0, i32 0, i32 0, i32 0}
!3 = !{!"image2d_t", !"image2d_t", !"", !""}
