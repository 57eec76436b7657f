; Sixteen dot products of four signed bytes, added to dwords: the bytes of a dword belong
; together.
; Bound: 20 = 3 + 2 x 3 messages + 3 surfaces + 4 products with sums + 4 bytes of one factor
;   widened
target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
target triple = "genx64-unknown-unknown"

declare <16 x i32> @llvm.genx.oword.ld.v16i32(i32, i32, i32)
declare <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8>, i32, i32, i32, i16, i32)
declare <64 x i8> @llvm.genx.oword.ld.v64i8(i32, i32, i32)
declare void @llvm.genx.oword.st.v16i32(i32, i32, <16 x i32>)

define dllexport spir_kernel void @dot4_i8(i32 %a, i32 %b, i32 %c) #0 {
  %a.in = call <64 x i8> @llvm.genx.oword.ld.v64i8(i32 0, i32 %a, i32 0)
  %b.in = call <64 x i8> @llvm.genx.oword.ld.v64i8(i32 0, i32 %b, i32 0)
  %c.in = call <16 x i32> @llvm.genx.oword.ld.v16i32(i32 0, i32 %c, i32 0)
  %a.2 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %a.in, i32 0, i32 16, i32 4, i16 0, i32 undef)
  %a32 = sext <16 x i8> %a.2 to <16 x i32>
  %b.2 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %b.in, i32 0, i32 16, i32 4, i16 0, i32 undef)
  %b32 = sext <16 x i8> %b.2 to <16 x i32>
  %mul = mul <16 x i32> %a32, %b32
  %acc = add <16 x i32> %c.in, %mul
  %a.3 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %a.in, i32 0, i32 16, i32 4, i16 1, i32 undef)
  %a32.2 = sext <16 x i8> %a.3 to <16 x i32>
  %b.3 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %b.in, i32 0, i32 16, i32 4, i16 1, i32 undef)
  %b32.2 = sext <16 x i8> %b.3 to <16 x i32>
  %mul.2 = mul <16 x i32> %a32.2, %b32.2
  %acc.2 = add <16 x i32> %acc, %mul.2
  %a.4 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %a.in, i32 0, i32 16, i32 4, i16 2, i32 undef)
  %a32.3 = sext <16 x i8> %a.4 to <16 x i32>
  %b.4 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %b.in, i32 0, i32 16, i32 4, i16 2, i32 undef)
  %b32.3 = sext <16 x i8> %b.4 to <16 x i32>
  %mul.3 = mul <16 x i32> %a32.3, %b32.3
  %acc.3 = add <16 x i32> %acc.2, %mul.3
  %a.5 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %a.in, i32 0, i32 16, i32 4, i16 3, i32 undef)
  %a32.4 = sext <16 x i8> %a.5 to <16 x i32>
  %b.5 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %b.in, i32 0, i32 16, i32 4, i16 3, i32 undef)
  %b32.4 = sext <16 x i8> %b.5 to <16 x i32>
  %mul.4 = mul <16 x i32> %a32.4, %b32.4
  %acc.4 = add <16 x i32> %acc.3, %mul.4
  call void @llvm.genx.oword.st.v16i32(i32 %c, i32 0, <16 x i32> %acc.4)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }

!genx.kernels = !{!0}
!0 = !{ptr @dot4_i8, !"dot4_i8", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2, i32 2}
!2 = !{i32 0, i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t", !"buffer_t"}
