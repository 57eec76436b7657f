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

  ; Nine 6x24 selects of the block, the centre first; a neighbour is one pixel (3
  ; bytes) or one row (32 bytes) away.
  %c = call <144 x i8> @llvm.genx.rdregioni.v144i8.v256i8.i16(<256 x i8> %in, i32 32, i32 24, i32 1, i16 35, i32 undef)
  %c.f = uitofp <144 x i8> %c to <144 x float>
  %nw = call <144 x i8> @llvm.genx.rdregioni.v144i8.v256i8.i16(<256 x i8> %in, i32 32, i32 24, i32 1, i16 0, i32 undef)
  %nw.f = uitofp <144 x i8> %nw to <144 x float>
  %sum.nw = fadd fast <144 x float> %c.f, %nw.f
  %n = call <144 x i8> @llvm.genx.rdregioni.v144i8.v256i8.i16(<256 x i8> %in, i32 32, i32 24, i32 1, i16 3, i32 undef)
  %n.f = uitofp <144 x i8> %n to <144 x float>
  %sum.n = fadd fast <144 x float> %sum.nw, %n.f
  %ne = call <144 x i8> @llvm.genx.rdregioni.v144i8.v256i8.i16(<256 x i8> %in, i32 32, i32 24, i32 1, i16 6, i32 undef)
  %ne.f = uitofp <144 x i8> %ne to <144 x float>
  %sum.ne = fadd fast <144 x float> %sum.n, %ne.f
  %w = call <144 x i8> @llvm.genx.rdregioni.v144i8.v256i8.i16(<256 x i8> %in, i32 32, i32 24, i32 1, i16 32, i32 undef)
  %w.f = uitofp <144 x i8> %w to <144 x float>
  %sum.w = fadd fast <144 x float> %sum.ne, %w.f
  %e = call <144 x i8> @llvm.genx.rdregioni.v144i8.v256i8.i16(<256 x i8> %in, i32 32, i32 24, i32 1, i16 38, i32 undef)
  %e.f = uitofp <144 x i8> %e to <144 x float>
  %sum.e = fadd fast <144 x float> %sum.w, %e.f
  %sw = call <144 x i8> @llvm.genx.rdregioni.v144i8.v256i8.i16(<256 x i8> %in, i32 32, i32 24, i32 1, i16 64, i32 undef)
  %sw.f = uitofp <144 x i8> %sw to <144 x float>
  %sum.sw = fadd fast <144 x float> %sum.e, %sw.f
  %s = call <144 x i8> @llvm.genx.rdregioni.v144i8.v256i8.i16(<256 x i8> %in, i32 32, i32 24, i32 1, i16 67, i32 undef)
  %s.f = uitofp <144 x i8> %s to <144 x float>
  %sum.s = fadd fast <144 x float> %sum.sw, %s.f
  %se = call <144 x i8> @llvm.genx.rdregioni.v144i8.v256i8.i16(<256 x i8> %in, i32 32, i32 24, i32 1, i16 70, i32 undef)
  %se.f = uitofp <144 x i8> %se to <144 x float>
  %sum.se = fadd fast <144 x float> %sum.s, %se.f
  %avg = fmul fast <144 x float> %sum.se, splat (float 0x3FBC710CC0000000)
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
