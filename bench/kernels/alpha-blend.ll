; Blends 16 RGBA pixels over 16 others by the alpha of the first: (s a + d (255 - a) + 128) / 256
; for each byte.
; Bound: 19 = 3 + 2 x 3 messages + 2 surfaces + 2 255 - a of 64 + 4 two products of 64 words + 2
;   sum, rounded, high byte
target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
target triple = "genx64-unknown-unknown"

declare <64 x i8> @llvm.genx.oword.ld.v64i8(i32, i32, i32)
declare <64 x i8> @llvm.genx.rdregioni.v64i8.v64i8.i16(<64 x i8>, i32, i32, i32, i16, i32)
declare void @llvm.genx.oword.st.v64i8(i32, i32, <64 x i8>)

define dllexport spir_kernel void @alpha_blend(i32 %src, i32 %dst) #0 {
  %s = call <64 x i8> @llvm.genx.oword.ld.v64i8(i32 0, i32 %src, i32 0)
  %d = call <64 x i8> @llvm.genx.oword.ld.v64i8(i32 0, i32 %dst, i32 0)
  %a = call <64 x i8> @llvm.genx.rdregioni.v64i8.v64i8.i16(<64 x i8> %s, i32 4, i32 4, i32 0, i16 3, i32 undef)
  %a16 = zext <64 x i8> %a to <64 x i16>
  %s16 = zext <64 x i8> %s to <64 x i16>
  %d16 = zext <64 x i8> %d to <64 x i16>
  %mul = mul <64 x i16> %s16, %a16
  %inv = sub <64 x i16> splat (i16 255), %a16
  %mul.2 = mul <64 x i16> %d16, %inv
  %t = add <64 x i16> %mul, %mul.2
  %add = add <64 x i16> %t, splat (i16 128)
  %q = lshr <64 x i16> %add, splat (i16 8)
  %o = trunc <64 x i16> %q to <64 x i8>
  call void @llvm.genx.oword.st.v64i8(i32 %dst, i32 0, <64 x i8> %o)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }

!genx.kernels = !{!0}
!0 = !{ptr @alpha_blend, !"alpha_blend", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2}
!2 = !{i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t"}
