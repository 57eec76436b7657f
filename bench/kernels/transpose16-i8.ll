; 16x16 bytes, transposed row by row into columns.
; Bound: 29 = 3 + 2 x 4 messages + 2 surfaces + 16 256 bytes, 16 from two registers
target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
target triple = "genx64-unknown-unknown"

declare <128 x i8> @llvm.genx.oword.ld.v128i8(i32, i32, i32)
declare <128 x i8> @llvm.genx.rdregioni.v128i8.v256i8.i16(<256 x i8>, i32, i32, i32, i16, i32)
declare <16 x i8> @llvm.genx.rdregioni.v16i8.v256i8.i16(<256 x i8>, i32, i32, i32, i16, i32)
declare <256 x i8> @llvm.genx.wrregioni.v256i8.v128i8.i16.i1(<256 x i8>, <128 x i8>, i32, i32, i32, i16, i32, i1)
declare <256 x i8> @llvm.genx.wrregioni.v256i8.v16i8.i16.i1(<256 x i8>, <16 x i8>, i32, i32, i32, i16, i32, i1)
declare void @llvm.genx.oword.st.v128i8(i32, i32, <128 x i8>)

define dllexport spir_kernel void @transpose16_i8(i32 %src, i32 %dst) #0 {
  %in = call <128 x i8> @llvm.genx.oword.ld.v128i8(i32 0, i32 %src, i32 0)
  %in.all = call <256 x i8> @llvm.genx.wrregioni.v256i8.v128i8.i16.i1(<256 x i8> undef, <128 x i8> %in, i32 0, i32 128, i32 1, i16 0, i32 undef, i1 true)
  %in.2 = call <128 x i8> @llvm.genx.oword.ld.v128i8(i32 0, i32 %src, i32 8)
  %in.all.2 = call <256 x i8> @llvm.genx.wrregioni.v256i8.v128i8.i16.i1(<256 x i8> %in.all, <128 x i8> %in.2, i32 0, i32 128, i32 1, i16 128, i32 undef, i1 true)
  %row0 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v256i8.i16(<256 x i8> %in.all.2, i32 0, i32 16, i32 1, i16 0, i32 undef)
  %w = call <256 x i8> @llvm.genx.wrregioni.v256i8.v16i8.i16.i1(<256 x i8> undef, <16 x i8> %row0, i32 0, i32 16, i32 16, i16 0, i32 undef, i1 true)
  %row1 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v256i8.i16(<256 x i8> %in.all.2, i32 0, i32 16, i32 1, i16 16, i32 undef)
  %w.2 = call <256 x i8> @llvm.genx.wrregioni.v256i8.v16i8.i16.i1(<256 x i8> %w, <16 x i8> %row1, i32 0, i32 16, i32 16, i16 1, i32 undef, i1 true)
  %row2 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v256i8.i16(<256 x i8> %in.all.2, i32 0, i32 16, i32 1, i16 32, i32 undef)
  %w.3 = call <256 x i8> @llvm.genx.wrregioni.v256i8.v16i8.i16.i1(<256 x i8> %w.2, <16 x i8> %row2, i32 0, i32 16, i32 16, i16 2, i32 undef, i1 true)
  %row3 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v256i8.i16(<256 x i8> %in.all.2, i32 0, i32 16, i32 1, i16 48, i32 undef)
  %w.4 = call <256 x i8> @llvm.genx.wrregioni.v256i8.v16i8.i16.i1(<256 x i8> %w.3, <16 x i8> %row3, i32 0, i32 16, i32 16, i16 3, i32 undef, i1 true)
  %row4 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v256i8.i16(<256 x i8> %in.all.2, i32 0, i32 16, i32 1, i16 64, i32 undef)
  %w.5 = call <256 x i8> @llvm.genx.wrregioni.v256i8.v16i8.i16.i1(<256 x i8> %w.4, <16 x i8> %row4, i32 0, i32 16, i32 16, i16 4, i32 undef, i1 true)
  %row5 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v256i8.i16(<256 x i8> %in.all.2, i32 0, i32 16, i32 1, i16 80, i32 undef)
  %w.6 = call <256 x i8> @llvm.genx.wrregioni.v256i8.v16i8.i16.i1(<256 x i8> %w.5, <16 x i8> %row5, i32 0, i32 16, i32 16, i16 5, i32 undef, i1 true)
  %row6 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v256i8.i16(<256 x i8> %in.all.2, i32 0, i32 16, i32 1, i16 96, i32 undef)
  %w.7 = call <256 x i8> @llvm.genx.wrregioni.v256i8.v16i8.i16.i1(<256 x i8> %w.6, <16 x i8> %row6, i32 0, i32 16, i32 16, i16 6, i32 undef, i1 true)
  %row7 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v256i8.i16(<256 x i8> %in.all.2, i32 0, i32 16, i32 1, i16 112, i32 undef)
  %w.8 = call <256 x i8> @llvm.genx.wrregioni.v256i8.v16i8.i16.i1(<256 x i8> %w.7, <16 x i8> %row7, i32 0, i32 16, i32 16, i16 7, i32 undef, i1 true)
  %row8 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v256i8.i16(<256 x i8> %in.all.2, i32 0, i32 16, i32 1, i16 128, i32 undef)
  %w.9 = call <256 x i8> @llvm.genx.wrregioni.v256i8.v16i8.i16.i1(<256 x i8> %w.8, <16 x i8> %row8, i32 0, i32 16, i32 16, i16 8, i32 undef, i1 true)
  %row9 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v256i8.i16(<256 x i8> %in.all.2, i32 0, i32 16, i32 1, i16 144, i32 undef)
  %w.10 = call <256 x i8> @llvm.genx.wrregioni.v256i8.v16i8.i16.i1(<256 x i8> %w.9, <16 x i8> %row9, i32 0, i32 16, i32 16, i16 9, i32 undef, i1 true)
  %row10 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v256i8.i16(<256 x i8> %in.all.2, i32 0, i32 16, i32 1, i16 160, i32 undef)
  %w.11 = call <256 x i8> @llvm.genx.wrregioni.v256i8.v16i8.i16.i1(<256 x i8> %w.10, <16 x i8> %row10, i32 0, i32 16, i32 16, i16 10, i32 undef, i1 true)
  %row11 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v256i8.i16(<256 x i8> %in.all.2, i32 0, i32 16, i32 1, i16 176, i32 undef)
  %w.12 = call <256 x i8> @llvm.genx.wrregioni.v256i8.v16i8.i16.i1(<256 x i8> %w.11, <16 x i8> %row11, i32 0, i32 16, i32 16, i16 11, i32 undef, i1 true)
  %row12 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v256i8.i16(<256 x i8> %in.all.2, i32 0, i32 16, i32 1, i16 192, i32 undef)
  %w.13 = call <256 x i8> @llvm.genx.wrregioni.v256i8.v16i8.i16.i1(<256 x i8> %w.12, <16 x i8> %row12, i32 0, i32 16, i32 16, i16 12, i32 undef, i1 true)
  %row13 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v256i8.i16(<256 x i8> %in.all.2, i32 0, i32 16, i32 1, i16 208, i32 undef)
  %w.14 = call <256 x i8> @llvm.genx.wrregioni.v256i8.v16i8.i16.i1(<256 x i8> %w.13, <16 x i8> %row13, i32 0, i32 16, i32 16, i16 13, i32 undef, i1 true)
  %row14 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v256i8.i16(<256 x i8> %in.all.2, i32 0, i32 16, i32 1, i16 224, i32 undef)
  %w.15 = call <256 x i8> @llvm.genx.wrregioni.v256i8.v16i8.i16.i1(<256 x i8> %w.14, <16 x i8> %row14, i32 0, i32 16, i32 16, i16 14, i32 undef, i1 true)
  %row15 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v256i8.i16(<256 x i8> %in.all.2, i32 0, i32 16, i32 1, i16 240, i32 undef)
  %w.16 = call <256 x i8> @llvm.genx.wrregioni.v256i8.v16i8.i16.i1(<256 x i8> %w.15, <16 x i8> %row15, i32 0, i32 16, i32 16, i16 15, i32 undef, i1 true)
  %out = call <128 x i8> @llvm.genx.rdregioni.v128i8.v256i8.i16(<256 x i8> %w.16, i32 0, i32 128, i32 1, i16 0, i32 undef)
  call void @llvm.genx.oword.st.v128i8(i32 %dst, i32 0, <128 x i8> %out)
  %out.2 = call <128 x i8> @llvm.genx.rdregioni.v128i8.v256i8.i16(<256 x i8> %w.16, i32 0, i32 128, i32 1, i16 128, i32 undef)
  call void @llvm.genx.oword.st.v128i8(i32 %dst, i32 8, <128 x i8> %out.2)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }

!genx.kernels = !{!0}
!0 = !{ptr @transpose16_i8, !"transpose16_i8", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2}
!2 = !{i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t"}
