; Sums of absolute differences of 16 bytes in each of 8 rows: unsigned bytes as words, a tree over
; each row.
; Bound: 23 = 3 + 2 x 3 messages + 3 surfaces + 4 differences of 128 + 7 tree of sums of absolute
;   values
target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
target triple = "genx64-unknown-unknown"

declare <128 x i8> @llvm.genx.oword.ld.v128i8(i32, i32, i32)
declare <16 x i16> @llvm.genx.rdregioni.v16i16.v32i16.i16(<32 x i16>, i32, i32, i32, i16, i32)
declare <32 x i16> @llvm.genx.rdregioni.v32i16.v64i16.i16(<64 x i16>, i32, i32, i32, i16, i32)
declare <64 x i16> @llvm.genx.rdregioni.v64i16.v128i16.i16(<128 x i16>, i32, i32, i32, i16, i32)
declare <8 x i16> @llvm.genx.rdregioni.v8i16.v16i16.i16(<16 x i16>, i32, i32, i32, i16, i32)
declare void @llvm.genx.oword.st.v8i16(i32, i32, <8 x i16>)

define dllexport spir_kernel void @sad16(i32 %cur, i32 %ref, i32 %dst) #0 {
  %a = call <128 x i8> @llvm.genx.oword.ld.v128i8(i32 0, i32 %cur, i32 0)
  %a16 = zext <128 x i8> %a to <128 x i16>
  %b = call <128 x i8> @llvm.genx.oword.ld.v128i8(i32 0, i32 %ref, i32 0)
  %b16 = zext <128 x i8> %b to <128 x i16>
  %d = sub <128 x i16> %a16, %b16
  %lt = icmp slt <128 x i16> %d, splat (i16 0)
  %neg = sub <128 x i16> splat (i16 0), %d
  %abs = select <128 x i1> %lt, <128 x i16> %neg, <128 x i16> %d
  %lo = call <64 x i16> @llvm.genx.rdregioni.v64i16.v128i16.i16(<128 x i16> %abs, i32 16, i32 8, i32 1, i16 0, i32 undef)
  %hi = call <64 x i16> @llvm.genx.rdregioni.v64i16.v128i16.i16(<128 x i16> %abs, i32 16, i32 8, i32 1, i16 16, i32 undef)
  %s = add <64 x i16> %lo, %hi
  %lo.2 = call <32 x i16> @llvm.genx.rdregioni.v32i16.v64i16.i16(<64 x i16> %s, i32 8, i32 4, i32 1, i16 0, i32 undef)
  %hi.2 = call <32 x i16> @llvm.genx.rdregioni.v32i16.v64i16.i16(<64 x i16> %s, i32 8, i32 4, i32 1, i16 8, i32 undef)
  %s.2 = add <32 x i16> %lo.2, %hi.2
  %lo.3 = call <16 x i16> @llvm.genx.rdregioni.v16i16.v32i16.i16(<32 x i16> %s.2, i32 4, i32 2, i32 1, i16 0, i32 undef)
  %hi.3 = call <16 x i16> @llvm.genx.rdregioni.v16i16.v32i16.i16(<32 x i16> %s.2, i32 4, i32 2, i32 1, i16 4, i32 undef)
  %s.3 = add <16 x i16> %lo.3, %hi.3
  %lo.4 = call <8 x i16> @llvm.genx.rdregioni.v8i16.v16i16.i16(<16 x i16> %s.3, i32 2, i32 1, i32 1, i16 0, i32 undef)
  %hi.4 = call <8 x i16> @llvm.genx.rdregioni.v8i16.v16i16.i16(<16 x i16> %s.3, i32 2, i32 1, i32 1, i16 2, i32 undef)
  %s.4 = add <8 x i16> %lo.4, %hi.4
  call void @llvm.genx.oword.st.v8i16(i32 %dst, i32 0, <8 x i16> %s.4)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }

!genx.kernels = !{!0}
!0 = !{ptr @sad16, !"sad16", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2, i32 2}
!2 = !{i32 0, i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t", !"buffer_t"}
