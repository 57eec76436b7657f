; Four planes of 32 bytes to packed RGBA.
; Bound: 17 = 3 + 2 x 2 messages + 2 surfaces + 8 128 bytes with stride 4, 16 in two registers
target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
target triple = "genx64-unknown-unknown"

declare <128 x i8> @llvm.genx.oword.ld.v128i8(i32, i32, i32)
declare <128 x i8> @llvm.genx.wrregioni.v128i8.v32i8.i16.i1(<128 x i8>, <32 x i8>, i32, i32, i32, i16, i32, i1)
declare <32 x i8> @llvm.genx.rdregioni.v32i8.v128i8.i16(<128 x i8>, i32, i32, i32, i16, i32)
declare void @llvm.genx.oword.st.v128i8(i32, i32, <128 x i8>)

define dllexport spir_kernel void @interleave_rgba(i32 %src, i32 %dst) #0 {
  %in = call <128 x i8> @llvm.genx.oword.ld.v128i8(i32 0, i32 %src, i32 0)
  %plane = call <32 x i8> @llvm.genx.rdregioni.v32i8.v128i8.i16(<128 x i8> %in, i32 0, i32 32, i32 1, i16 0, i32 undef)
  %o = call <128 x i8> @llvm.genx.wrregioni.v128i8.v32i8.i16.i1(<128 x i8> undef, <32 x i8> %plane, i32 0, i32 32, i32 4, i16 0, i32 undef, i1 true)
  %plane.2 = call <32 x i8> @llvm.genx.rdregioni.v32i8.v128i8.i16(<128 x i8> %in, i32 0, i32 32, i32 1, i16 32, i32 undef)
  %o.2 = call <128 x i8> @llvm.genx.wrregioni.v128i8.v32i8.i16.i1(<128 x i8> %o, <32 x i8> %plane.2, i32 0, i32 32, i32 4, i16 1, i32 undef, i1 true)
  %plane.3 = call <32 x i8> @llvm.genx.rdregioni.v32i8.v128i8.i16(<128 x i8> %in, i32 0, i32 32, i32 1, i16 64, i32 undef)
  %o.3 = call <128 x i8> @llvm.genx.wrregioni.v128i8.v32i8.i16.i1(<128 x i8> %o.2, <32 x i8> %plane.3, i32 0, i32 32, i32 4, i16 2, i32 undef, i1 true)
  %plane.4 = call <32 x i8> @llvm.genx.rdregioni.v32i8.v128i8.i16(<128 x i8> %in, i32 0, i32 32, i32 1, i16 96, i32 undef)
  %o.4 = call <128 x i8> @llvm.genx.wrregioni.v128i8.v32i8.i16.i1(<128 x i8> %o.3, <32 x i8> %plane.4, i32 0, i32 32, i32 4, i16 3, i32 undef, i1 true)
  call void @llvm.genx.oword.st.v128i8(i32 %dst, i32 0, <128 x i8> %o.4)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }

!genx.kernels = !{!0}
!0 = !{ptr @interleave_rgba, !"interleave_rgba", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2}
!2 = !{i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t"}
