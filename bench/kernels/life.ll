; A step of the game of life on 6x16 cells of a byte each: neighbours counted in words.
; Bound: 35 = 3 + 2 x 2 messages + 2 surfaces + 8 sums along 8x16 + 6 sums down 6x16 + 9 compares
;   + 3 results
target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
target triple = "genx64-unknown-unknown"

declare <256 x i8> @llvm.genx.media.ld.v256i8(i32, i32, i32, i32, i32, i32)
declare <96 x i8> @llvm.genx.rdregioni.v96i8.v256i8.i16(<256 x i8>, i32, i32, i32, i16, i32)
declare void @llvm.genx.media.st.v96i8(i32, i32, i32, i32, i32, i32, <96 x i8>)

define dllexport spir_kernel void @life(i32 %src, i32 %dst, i32 %x, i32 %y) #0 {
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
  %add.4 = add <96 x i16> %add.3, %p12
  %add.5 = add <96 x i16> %add.4, %p20
  %add.6 = add <96 x i16> %add.5, %p21
  %add.7 = add <96 x i16> %add.6, %p22
  %alive = icmp ne <96 x i16> %p11, splat (i16 0)
  %two = icmp eq <96 x i16> %add.7, splat (i16 2)
  %three = icmp eq <96 x i16> %add.7, splat (i16 3)
  %stay = and <96 x i1> %two, %alive
  %live = or <96 x i1> %three, %stay
  %o = zext <96 x i1> %live to <96 x i8>
  call void @llvm.genx.media.st.v96i8(i32 0, i32 %dst, i32 0, i32 16, i32 %x, i32 %y, <96 x i8> %o)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }

!genx.kernels = !{!0}
!0 = !{ptr @life, !"life", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2, i32 0, i32 0}
!2 = !{i32 0, i32 0, i32 0, i32 0}
!3 = !{!"image2d_t", !"image2d_t", !"", !""}
