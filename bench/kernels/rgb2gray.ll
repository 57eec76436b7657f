; Packed RGB bytes of 32 pixels to grey: (77 r + 150 g + 29 b) / 256.
; Bound: 20 = 3 + 2 x 3 messages + 2 surfaces + 3 three multiply-adds of 32 + 6 96 bytes from
;   stride 3
target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
target triple = "genx64-unknown-unknown"

declare <32 x i8> @llvm.genx.oword.ld.v32i8(i32, i32, i32)
declare <32 x i8> @llvm.genx.rdregioni.v32i8.v96i8.i16(<96 x i8>, i32, i32, i32, i16, i32)
declare <64 x i8> @llvm.genx.oword.ld.v64i8(i32, i32, i32)
declare <96 x i8> @llvm.genx.wrregioni.v96i8.v32i8.i16.i1(<96 x i8>, <32 x i8>, i32, i32, i32, i16, i32, i1)
declare <96 x i8> @llvm.genx.wrregioni.v96i8.v64i8.i16.i1(<96 x i8>, <64 x i8>, i32, i32, i32, i16, i32, i1)
declare void @llvm.genx.oword.st.v32i8(i32, i32, <32 x i8>)

define dllexport spir_kernel void @rgb2gray(i32 %src, i32 %dst) #0 {
  %in = call <64 x i8> @llvm.genx.oword.ld.v64i8(i32 0, i32 %src, i32 0)
  %in.all = call <96 x i8> @llvm.genx.wrregioni.v96i8.v64i8.i16.i1(<96 x i8> undef, <64 x i8> %in, i32 0, i32 64, i32 1, i16 0, i32 undef, i1 true)
  %in.2 = call <32 x i8> @llvm.genx.oword.ld.v32i8(i32 0, i32 %src, i32 4)
  %in.all.2 = call <96 x i8> @llvm.genx.wrregioni.v96i8.v32i8.i16.i1(<96 x i8> %in.all, <32 x i8> %in.2, i32 0, i32 32, i32 1, i16 64, i32 undef, i1 true)
  %r = call <32 x i8> @llvm.genx.rdregioni.v32i8.v96i8.i16(<96 x i8> %in.all.2, i32 0, i32 32, i32 3, i16 0, i32 undef)
  %p = zext <32 x i8> %r to <32 x i16>
  %t = mul <32 x i16> %p, splat (i16 77)
  %g = call <32 x i8> @llvm.genx.rdregioni.v32i8.v96i8.i16(<96 x i8> %in.all.2, i32 0, i32 32, i32 3, i16 1, i32 undef)
  %p.2 = zext <32 x i8> %g to <32 x i16>
  %t.2 = mul <32 x i16> %p.2, splat (i16 150)
  %add = add <32 x i16> %t, %t.2
  %b = call <32 x i8> @llvm.genx.rdregioni.v32i8.v96i8.i16(<96 x i8> %in.all.2, i32 0, i32 32, i32 3, i16 2, i32 undef)
  %p.3 = zext <32 x i8> %b to <32 x i16>
  %t.3 = mul <32 x i16> %p.3, splat (i16 29)
  %add.2 = add <32 x i16> %add, %t.3
  %q = lshr <32 x i16> %add.2, splat (i16 8)
  %o = trunc <32 x i16> %q to <32 x i8>
  call void @llvm.genx.oword.st.v32i8(i32 %dst, i32 0, <32 x i8> %o)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }

!genx.kernels = !{!0}
!0 = !{ptr @rgb2gray, !"rgb2gray", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2}
!2 = !{i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t"}
