; 3x3 box filter on bytes: 6x16 sums of nine neighbours, divided by nine.
; Bound: 29 = 3 + 2 x 2 messages + 2 surfaces + 8 sums of three along 8x16 + 6 sums of three down
;   6x16 + 6 product and shift of 96
target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
target triple = "genx64-unknown-unknown"

declare <256 x i8> @llvm.genx.media.ld.v256i8(i32, i32, i32, i32, i32, i32)
declare <96 x i8> @llvm.genx.rdregioni.v96i8.v256i8.i16(<256 x i8>, i32, i32, i32, i16, i32)
declare void @llvm.genx.media.st.v96i8(i32, i32, i32, i32, i32, i32, <96 x i8>)

define dllexport spir_kernel void @box3(i32 %src, i32 %dst, i32 %x, i32 %y) #0 {
  %m = call <256 x i8> @llvm.genx.media.ld.v256i8(i32 0, i32 %src, i32 0, i32 32, i32 %x, i32 %y)
  %b00 = call <96 x i8> @llvm.genx.rdregioni.v96i8.v256i8.i16(<256 x i8> %m, i32 32, i32 16, i32 1, i16 0, i32 undef)
  %p00 = zext <96 x i8> %b00 to <96 x i16>
  %b01 = call <96 x i8> @llvm.genx.rdregioni.v96i8.v256i8.i16(<256 x i8> %m, i32 32, i32 16, i32 1, i16 1, i32 undef)
  %p01 = zext <96 x i8> %b01 to <96 x i16>
  %b02 = call <96 x i8> @llvm.genx.rdregioni.v96i8.v256i8.i16(<256 x i8> %m, i32 32, i32 16, i32 1, i16 2, i32 undef)
  %p02 = zext <96 x i8> %b02 to <96 x i16>
  %b10 = call <96 x i8> @llvm.genx.rdregioni.v96i8.v256i8.i16(<256 x i8> %m, i32 32, i32 16, i32 1, i16 32, i32 undef)
  %p10 = zext <96 x i8> %b10 to <96 x i16>
  %b11 = call <96 x i8> @llvm.genx.rdregioni.v96i8.v256i8.i16(<256 x i8> %m, i32 32, i32 16, i32 1, i16 33, i32 undef)
  %p11 = zext <96 x i8> %b11 to <96 x i16>
  %b12 = call <96 x i8> @llvm.genx.rdregioni.v96i8.v256i8.i16(<256 x i8> %m, i32 32, i32 16, i32 1, i16 34, i32 undef)
  %p12 = zext <96 x i8> %b12 to <96 x i16>
  %b20 = call <96 x i8> @llvm.genx.rdregioni.v96i8.v256i8.i16(<256 x i8> %m, i32 32, i32 16, i32 1, i16 64, i32 undef)
  %p20 = zext <96 x i8> %b20 to <96 x i16>
  %b21 = call <96 x i8> @llvm.genx.rdregioni.v96i8.v256i8.i16(<256 x i8> %m, i32 32, i32 16, i32 1, i16 65, i32 undef)
  %p21 = zext <96 x i8> %b21 to <96 x i16>
  %b22 = call <96 x i8> @llvm.genx.rdregioni.v96i8.v256i8.i16(<256 x i8> %m, i32 32, i32 16, i32 1, i16 66, i32 undef)
  %p22 = zext <96 x i8> %b22 to <96 x i16>
  %add = add <96 x i16> %p00, %p01
  %add.2 = add <96 x i16> %add, %p02
  %add.3 = add <96 x i16> %add.2, %p10
  %add.4 = add <96 x i16> %add.3, %p11
  %add.5 = add <96 x i16> %add.4, %p12
  %add.6 = add <96 x i16> %add.5, %p20
  %add.7 = add <96 x i16> %add.6, %p21
  %add.8 = add <96 x i16> %add.7, %p22
  %mean = udiv <96 x i16> %add.8, splat (i16 9)
  %o = trunc <96 x i16> %mean to <96 x i8>
  call void @llvm.genx.media.st.v96i8(i32 0, i32 %dst, i32 0, i32 16, i32 %x, i32 %y, <96 x i8> %o)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }

!genx.kernels = !{!0}
!0 = !{ptr @box3, !"box3", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2, i32 0, i32 0}
!2 = !{i32 0, i32 0, i32 0, i32 0}
!3 = !{!"image2d_t", !"image2d_t", !"", !""}
