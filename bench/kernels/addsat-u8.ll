; Saturating sums of 64 unsigned bytes: widened, added, clamped, truncated.
; Bound: 14 = 3 + 2 x 3 messages + 3 surfaces + 2 saturating byte sums of 64
target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
target triple = "genx64-unknown-unknown"

declare <64 x i8> @llvm.genx.oword.ld.v64i8(i32, i32, i32)
declare void @llvm.genx.oword.st.v64i8(i32, i32, <64 x i8>)

define dllexport spir_kernel void @addsat_u8(i32 %a, i32 %b, i32 %dst) #0 {
  %a.2 = call <64 x i8> @llvm.genx.oword.ld.v64i8(i32 0, i32 %a, i32 0)
  %a16 = zext <64 x i8> %a.2 to <64 x i16>
  %b.2 = call <64 x i8> @llvm.genx.oword.ld.v64i8(i32 0, i32 %b, i32 0)
  %b16 = zext <64 x i8> %b.2 to <64 x i16>
  %add = add <64 x i16> %a16, %b16
  %lt = icmp ult <64 x i16> %add, splat (i16 255)
  %min = select <64 x i1> %lt, <64 x i16> %add, <64 x i16> splat (i16 255)
  %o = trunc <64 x i16> %min to <64 x i8>
  call void @llvm.genx.oword.st.v64i8(i32 %dst, i32 0, <64 x i8> %o)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }

!genx.kernels = !{!0}
!0 = !{ptr @addsat_u8, !"addsat_u8", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2, i32 2}
!2 = !{i32 0, i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t", !"buffer_t"}
