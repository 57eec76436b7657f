; Table look-up: 16 dwords of a table of 64, one offset for each lane.
; Bound: 18 = 3 + 2 x 4 messages + 3 surfaces + 1 shift and mask + 1 addresses + 2 reads, 8
;   addresses each
target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
target triple = "genx64-unknown-unknown"

declare <16 x i16> @llvm.genx.oword.ld.v16i16(i32, i32, i32)
declare <16 x i32> @llvm.genx.rdregioni.v16i32.v64i32.v16i16(<64 x i32>, i32, i32, i32, <16 x i16>, i32)
declare <32 x i32> @llvm.genx.oword.ld.v32i32(i32, i32, i32)
declare <64 x i32> @llvm.genx.wrregioni.v64i32.v32i32.i16.i1(<64 x i32>, <32 x i32>, i32, i32, i32, i16, i32, i1)
declare void @llvm.genx.oword.st.v16i32(i32, i32, <16 x i32>)

define dllexport spir_kernel void @lut16(i32 %table, i32 %src, i32 %dst) #0 {
  %t = call <32 x i32> @llvm.genx.oword.ld.v32i32(i32 0, i32 %table, i32 0)
  %t.all = call <64 x i32> @llvm.genx.wrregioni.v64i32.v32i32.i16.i1(<64 x i32> undef, <32 x i32> %t, i32 0, i32 32, i32 1, i16 0, i32 undef, i1 true)
  %t.2 = call <32 x i32> @llvm.genx.oword.ld.v32i32(i32 0, i32 %table, i32 8)
  %t.all.2 = call <64 x i32> @llvm.genx.wrregioni.v64i32.v32i32.i16.i1(<64 x i32> %t.all, <32 x i32> %t.2, i32 0, i32 32, i32 1, i16 128, i32 undef, i1 true)
  %x = call <16 x i16> @llvm.genx.oword.ld.v16i16(i32 0, i32 %src, i32 0)
  %and = and <16 x i16> %x, splat (i16 63)
  %at = shl <16 x i16> %and, splat (i16 2)
  %look = call <16 x i32> @llvm.genx.rdregioni.v16i32.v64i32.v16i16(<64 x i32> %t.all.2, i32 0, i32 1, i32 0, <16 x i16> %at, i32 undef)
  call void @llvm.genx.oword.st.v16i32(i32 %dst, i32 0, <16 x i32> %look)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }

!genx.kernels = !{!0}
!0 = !{ptr @lut16, !"lut16", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2, i32 2}
!2 = !{i32 0, i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t", !"buffer_t"}
