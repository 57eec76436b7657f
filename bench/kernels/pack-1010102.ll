; 16 colours of four dwords to the format 10-10-10-2: masks, shifts, ors.
; Bound: 20 = 3 + 2 x 3 messages + 2 surfaces + 3 masks + 3 shifts + 3 ors
target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
target triple = "genx64-unknown-unknown"

declare <16 x i32> @llvm.genx.rdregioni.v16i32.v64i32.i16(<64 x i32>, i32, i32, i32, i16, i32)
declare <32 x i32> @llvm.genx.oword.ld.v32i32(i32, i32, i32)
declare <64 x i32> @llvm.genx.wrregioni.v64i32.v32i32.i16.i1(<64 x i32>, <32 x i32>, i32, i32, i32, i16, i32, i1)
declare void @llvm.genx.oword.st.v16i32(i32, i32, <16 x i32>)

define dllexport spir_kernel void @pack_1010102(i32 %src, i32 %dst) #0 {
  %in = call <32 x i32> @llvm.genx.oword.ld.v32i32(i32 0, i32 %src, i32 0)
  %in.all = call <64 x i32> @llvm.genx.wrregioni.v64i32.v32i32.i16.i1(<64 x i32> undef, <32 x i32> %in, i32 0, i32 32, i32 1, i16 0, i32 undef, i1 true)
  %in.2 = call <32 x i32> @llvm.genx.oword.ld.v32i32(i32 0, i32 %src, i32 8)
  %in.all.2 = call <64 x i32> @llvm.genx.wrregioni.v64i32.v32i32.i16.i1(<64 x i32> %in.all, <32 x i32> %in.2, i32 0, i32 32, i32 1, i16 128, i32 undef, i1 true)
  %ch = call <16 x i32> @llvm.genx.rdregioni.v16i32.v64i32.i16(<64 x i32> %in.all.2, i32 0, i32 16, i32 1, i16 0, i32 undef)
  %m = and <16 x i32> %ch, splat (i32 1023)
  %ch.2 = call <16 x i32> @llvm.genx.rdregioni.v16i32.v64i32.i16(<64 x i32> %in.all.2, i32 0, i32 16, i32 1, i16 64, i32 undef)
  %m.2 = and <16 x i32> %ch.2, splat (i32 1023)
  %sh = shl <16 x i32> %m.2, splat (i32 10)
  %o = or <16 x i32> %m, %sh
  %ch.3 = call <16 x i32> @llvm.genx.rdregioni.v16i32.v64i32.i16(<64 x i32> %in.all.2, i32 0, i32 16, i32 1, i16 128, i32 undef)
  %m.3 = and <16 x i32> %ch.3, splat (i32 1023)
  %sh.2 = shl <16 x i32> %m.3, splat (i32 20)
  %o.2 = or <16 x i32> %o, %sh.2
  %ch.4 = call <16 x i32> @llvm.genx.rdregioni.v16i32.v64i32.i16(<64 x i32> %in.all.2, i32 0, i32 16, i32 1, i16 192, i32 undef)
  %m.4 = and <16 x i32> %ch.4, splat (i32 3)
  %sh.3 = shl <16 x i32> %m.4, splat (i32 30)
  %o.3 = or <16 x i32> %o.2, %sh.3
  call void @llvm.genx.oword.st.v16i32(i32 %dst, i32 0, <16 x i32> %o.3)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }

!genx.kernels = !{!0}
!0 = !{ptr @pack_1010102, !"pack_1010102", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2}
!2 = !{i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t"}
