; The linear filter of the C-for-Metal paper (CGO'21): a 3x3 box filter on packed
; RGB pixels. Each thread reads a block of 8 rows of 32 bytes, adds the nine
; neighbours of 6x24 bytes as floats, multiplies by 0.1111 and writes 6x24 bytes.
; Its own position among the threads says which block: thread (x, y) handles the
; bytes from column 24 x, row 6 y on.
;
;   cmx-opt examples/linear_filter.ll --platform=icllp --emit=visa -o linear.visaasm
target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
target triple = "genx64-unknown-unknown"

declare i16 @llvm.genx.thread.x()
declare i16 @llvm.genx.thread.y()
declare <256 x i8> @llvm.genx.media.ld.v256i8(i32, i32, i32, i32, i32, i32)
declare <144 x i8> @llvm.genx.rdregioni.v144i8.v256i8.i16(<256 x i8>, i32, i32, i32, i16, i32)
declare <96 x i8> @llvm.genx.rdregioni.v96i8.v144i8.i16(<144 x i8>, i32, i32, i32, i16, i32)
declare <48 x i8> @llvm.genx.rdregioni.v48i8.v144i8.i16(<144 x i8>, i32, i32, i32, i16, i32)
declare void @llvm.genx.media.st.v96i8(i32, i32, i32, i32, i32, i32, <96 x i8>)
declare void @llvm.genx.media.st.v48i8(i32, i32, i32, i32, i32, i32, <48 x i8>)

define dllexport spir_kernel void @linear_filter(i32 %src, i32 %dst) #0 {
  ; The block of this thread: x in bytes, y in rows.
  %tx = call i16 @llvm.genx.thread.x()
  %ty = call i16 @llvm.genx.thread.y()
  %tx32 = zext i16 %tx to i32
  %ty32 = zext i16 %ty to i32
  %x = mul i32 %tx32, 24
  %y = mul i32 %ty32, 6
  %in = call <256 x i8> @llvm.genx.media.ld.v256i8(i32 0, i32 %src, i32 0, i32 32, i32 %x, i32 %y)

  ; Nine 6x24 selects of the block, each one pixel (3 bytes) or one row (32
  ; bytes) further.
  %b0 = call <144 x i8> @llvm.genx.rdregioni.v144i8.v256i8.i16(<256 x i8> %in, i32 32, i32 24, i32 1, i16 0, i32 undef)
  %f0 = uitofp <144 x i8> %b0 to <144 x float>
  %b1 = call <144 x i8> @llvm.genx.rdregioni.v144i8.v256i8.i16(<256 x i8> %in, i32 32, i32 24, i32 1, i16 3, i32 undef)
  %f1 = uitofp <144 x i8> %b1 to <144 x float>
  %b2 = call <144 x i8> @llvm.genx.rdregioni.v144i8.v256i8.i16(<256 x i8> %in, i32 32, i32 24, i32 1, i16 6, i32 undef)
  %f2 = uitofp <144 x i8> %b2 to <144 x float>
  %b3 = call <144 x i8> @llvm.genx.rdregioni.v144i8.v256i8.i16(<256 x i8> %in, i32 32, i32 24, i32 1, i16 32, i32 undef)
  %f3 = uitofp <144 x i8> %b3 to <144 x float>
  %b4 = call <144 x i8> @llvm.genx.rdregioni.v144i8.v256i8.i16(<256 x i8> %in, i32 32, i32 24, i32 1, i16 35, i32 undef)
  %f4 = uitofp <144 x i8> %b4 to <144 x float>
  %b5 = call <144 x i8> @llvm.genx.rdregioni.v144i8.v256i8.i16(<256 x i8> %in, i32 32, i32 24, i32 1, i16 38, i32 undef)
  %f5 = uitofp <144 x i8> %b5 to <144 x float>
  %b6 = call <144 x i8> @llvm.genx.rdregioni.v144i8.v256i8.i16(<256 x i8> %in, i32 32, i32 24, i32 1, i16 64, i32 undef)
  %f6 = uitofp <144 x i8> %b6 to <144 x float>
  %b7 = call <144 x i8> @llvm.genx.rdregioni.v144i8.v256i8.i16(<256 x i8> %in, i32 32, i32 24, i32 1, i16 67, i32 undef)
  %f7 = uitofp <144 x i8> %b7 to <144 x float>
  %b8 = call <144 x i8> @llvm.genx.rdregioni.v144i8.v256i8.i16(<256 x i8> %in, i32 32, i32 24, i32 1, i16 70, i32 undef)
  %f8 = uitofp <144 x i8> %b8 to <144 x float>
  %s1 = fadd fast <144 x float> %f0, %f1
  %s2 = fadd fast <144 x float> %s1, %f2
  %s3 = fadd fast <144 x float> %s2, %f3
  %s4 = fadd fast <144 x float> %s3, %f4
  %s5 = fadd fast <144 x float> %s4, %f5
  %s6 = fadd fast <144 x float> %s5, %f6
  %s7 = fadd fast <144 x float> %s6, %f7
  %s8 = fadd fast <144 x float> %s7, %f8
  %avg = fmul fast <144 x float> %s8, splat (float 0x3FBC710CC0000000)
  %out = fptoui <144 x float> %avg to <144 x i8>
  ; 24 columns are no power of two: a block of 16 and one of 8.
  %left = call <96 x i8> @llvm.genx.rdregioni.v96i8.v144i8.i16(<144 x i8> %out, i32 24, i32 16, i32 1, i16 0, i32 undef)
  call void @llvm.genx.media.st.v96i8(i32 0, i32 %dst, i32 0, i32 16, i32 %x, i32 %y, <96 x i8> %left)
  %right = call <48 x i8> @llvm.genx.rdregioni.v48i8.v144i8.i16(<144 x i8> %out, i32 24, i32 8, i32 1, i16 16, i32 undef)
  %x16 = add i32 %x, 16
  call void @llvm.genx.media.st.v48i8(i32 0, i32 %dst, i32 0, i32 8, i32 %x16, i32 %y, <48 x i8> %right)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }

!genx.kernels = !{!0}
!0 = !{ptr @linear_filter, !"linear_filter", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2}
!2 = !{i32 0, i32 0}
!3 = !{!"image2d_t", !"image2d_t"}
