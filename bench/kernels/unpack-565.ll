; 32 colours of format 5-6-5 to packed bytes of 8 bits: the top bits fill the low ones.
; Bound: 26 = 3 + 2 x 2 messages + 2 surfaces + 3 fields of 32 + 3 shifted fields + 3 ors + 8
;   bytes with stride 4
target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
target triple = "genx64-unknown-unknown"

declare <128 x i8> @llvm.genx.wrregioni.v128i8.v32i8.i16.i1(<128 x i8>, <32 x i8>, i32, i32, i32, i16, i32, i1)
declare <32 x i16> @llvm.genx.oword.ld.v32i16(i32, i32, i32)
declare void @llvm.genx.oword.st.v128i8(i32, i32, <128 x i8>)

define dllexport spir_kernel void @unpack_565(i32 %src, i32 %dst) #0 {
  %in = call <32 x i16> @llvm.genx.oword.ld.v32i16(i32 0, i32 %src, i32 0)
  %lshr = lshr <32 x i16> %in, splat (i16 11)
  %f = and <32 x i16> %lshr, splat (i16 31)
  %shl = shl <32 x i16> %f, splat (i16 3)
  %lshr.2 = lshr <32 x i16> %f, splat (i16 2)
  %x = or <32 x i16> %shl, %lshr.2
  %t = trunc <32 x i16> %x to <32 x i8>
  %o = call <128 x i8> @llvm.genx.wrregioni.v128i8.v32i8.i16.i1(<128 x i8> undef, <32 x i8> %t, i32 0, i32 32, i32 4, i16 0, i32 undef, i1 true)
  %lshr.3 = lshr <32 x i16> %in, splat (i16 5)
  %f.2 = and <32 x i16> %lshr.3, splat (i16 63)
  %shl.2 = shl <32 x i16> %f.2, splat (i16 2)
  %lshr.4 = lshr <32 x i16> %f.2, splat (i16 4)
  %x.2 = or <32 x i16> %shl.2, %lshr.4
  %t.2 = trunc <32 x i16> %x.2 to <32 x i8>
  %o.2 = call <128 x i8> @llvm.genx.wrregioni.v128i8.v32i8.i16.i1(<128 x i8> %o, <32 x i8> %t.2, i32 0, i32 32, i32 4, i16 1, i32 undef, i1 true)
  %f.3 = and <32 x i16> %in, splat (i16 31)
  %shl.3 = shl <32 x i16> %f.3, splat (i16 3)
  %lshr.5 = lshr <32 x i16> %f.3, splat (i16 2)
  %x.3 = or <32 x i16> %shl.3, %lshr.5
  %t.3 = trunc <32 x i16> %x.3 to <32 x i8>
  %o.3 = call <128 x i8> @llvm.genx.wrregioni.v128i8.v32i8.i16.i1(<128 x i8> %o.2, <32 x i8> %t.3, i32 0, i32 32, i32 4, i16 2, i32 undef, i1 true)
  %o.4 = call <128 x i8> @llvm.genx.wrregioni.v128i8.v32i8.i16.i1(<128 x i8> %o.3, <32 x i8> <i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1>, i32 0, i32 32, i32 4, i16 3, i32 undef, i1 true)
  call void @llvm.genx.oword.st.v128i8(i32 %dst, i32 0, <128 x i8> %o.4)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }

!genx.kernels = !{!0}
!0 = !{ptr @unpack_565, !"unpack_565", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2}
!2 = !{i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t"}
