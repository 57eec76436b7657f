; Packed triples of words to three planes of 32.
; Bound: 19 = 3 + 2 x 4 messages + 2 surfaces + 6 96 words, 16 from two registers
target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
target triple = "genx64-unknown-unknown"

declare <32 x i16> @llvm.genx.oword.ld.v32i16(i32, i32, i32)
declare <32 x i16> @llvm.genx.rdregioni.v32i16.v96i16.i16(<96 x i16>, i32, i32, i32, i16, i32)
declare <64 x i16> @llvm.genx.oword.ld.v64i16(i32, i32, i32)
declare <64 x i16> @llvm.genx.rdregioni.v64i16.v96i16.i16(<96 x i16>, i32, i32, i32, i16, i32)
declare <96 x i16> @llvm.genx.wrregioni.v96i16.v32i16.i16.i1(<96 x i16>, <32 x i16>, i32, i32, i32, i16, i32, i1)
declare <96 x i16> @llvm.genx.wrregioni.v96i16.v64i16.i16.i1(<96 x i16>, <64 x i16>, i32, i32, i32, i16, i32, i1)
declare void @llvm.genx.oword.st.v32i16(i32, i32, <32 x i16>)
declare void @llvm.genx.oword.st.v64i16(i32, i32, <64 x i16>)

define dllexport spir_kernel void @deinterleave_i16(i32 %src, i32 %dst) #0 {
  %in = call <64 x i16> @llvm.genx.oword.ld.v64i16(i32 0, i32 %src, i32 0)
  %in.all = call <96 x i16> @llvm.genx.wrregioni.v96i16.v64i16.i16.i1(<96 x i16> undef, <64 x i16> %in, i32 0, i32 64, i32 1, i16 0, i32 undef, i1 true)
  %in.2 = call <32 x i16> @llvm.genx.oword.ld.v32i16(i32 0, i32 %src, i32 8)
  %in.all.2 = call <96 x i16> @llvm.genx.wrregioni.v96i16.v32i16.i16.i1(<96 x i16> %in.all, <32 x i16> %in.2, i32 0, i32 32, i32 1, i16 128, i32 undef, i1 true)
  %plane = call <32 x i16> @llvm.genx.rdregioni.v32i16.v96i16.i16(<96 x i16> %in.all.2, i32 0, i32 32, i32 3, i16 0, i32 undef)
  %o = call <96 x i16> @llvm.genx.wrregioni.v96i16.v32i16.i16.i1(<96 x i16> undef, <32 x i16> %plane, i32 0, i32 32, i32 1, i16 0, i32 undef, i1 true)
  %plane.2 = call <32 x i16> @llvm.genx.rdregioni.v32i16.v96i16.i16(<96 x i16> %in.all.2, i32 0, i32 32, i32 3, i16 2, i32 undef)
  %o.2 = call <96 x i16> @llvm.genx.wrregioni.v96i16.v32i16.i16.i1(<96 x i16> %o, <32 x i16> %plane.2, i32 0, i32 32, i32 1, i16 64, i32 undef, i1 true)
  %plane.3 = call <32 x i16> @llvm.genx.rdregioni.v32i16.v96i16.i16(<96 x i16> %in.all.2, i32 0, i32 32, i32 3, i16 4, i32 undef)
  %o.3 = call <96 x i16> @llvm.genx.wrregioni.v96i16.v32i16.i16.i1(<96 x i16> %o.2, <32 x i16> %plane.3, i32 0, i32 32, i32 1, i16 128, i32 undef, i1 true)
  %out = call <64 x i16> @llvm.genx.rdregioni.v64i16.v96i16.i16(<96 x i16> %o.3, i32 0, i32 64, i32 1, i16 0, i32 undef)
  call void @llvm.genx.oword.st.v64i16(i32 %dst, i32 0, <64 x i16> %out)
  %out.2 = call <32 x i16> @llvm.genx.rdregioni.v32i16.v96i16.i16(<96 x i16> %o.3, i32 0, i32 32, i32 1, i16 128, i32 undef)
  call void @llvm.genx.oword.st.v32i16(i32 %dst, i32 8, <32 x i16> %out.2)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }

!genx.kernels = !{!0}
!0 = !{ptr @deinterleave_i16, !"deinterleave_i16", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2}
!2 = !{i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t"}
