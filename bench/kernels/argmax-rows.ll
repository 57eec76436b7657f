; The largest number of each column of an 8 by 16 matrix in registers, and its row; one row a turn.
; Turns: 0=pattern:random:7:256 1=-:64
target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
target triple = "genx64-unknown-unknown"

declare <64 x i16> @llvm.genx.oword.ld.v64i16(i32, i32, i32)
declare void @llvm.genx.oword.st.v16i16(i32, i32, <16 x i16>)
declare <128 x i16> @llvm.genx.wrregioni.v128i16.v64i16.i16.i1(<128 x i16>, <64 x i16>, i32, i32, i32, i16, i32, i1)
declare <16 x i16> @llvm.genx.rdregioni.v16i16.v128i16.i16(<128 x i16>, i32, i32, i32, i16, i32)

define dllexport spir_kernel void @argmax_rows(i32 %src, i32 %dst) #0 {
entry:
  %x0 = call <64 x i16> @llvm.genx.oword.ld.v64i16(i32 0, i32 %src, i32 0)
  %x1 = call <64 x i16> @llvm.genx.oword.ld.v64i16(i32 0, i32 %src, i32 8)
  %m0 = call <128 x i16> @llvm.genx.wrregioni.v128i16.v64i16.i16.i1(<128 x i16> undef, <64 x i16> %x0, i32 64, i32 64, i32 1, i16 0, i32 undef, i1 true)
  %m = call <128 x i16> @llvm.genx.wrregioni.v128i16.v64i16.i16.i1(<128 x i16> %m0, <64 x i16> %x1, i32 64, i32 64, i32 1, i16 128, i32 undef, i1 true)
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %best = phi <16 x i16> [ splat (i16 -32768), %entry ], [ %best1, %loop ]
  %where = phi <16 x i16> [ zeroinitializer, %entry ], [ %where1, %loop ]
  %i16 = trunc i32 %i to i16
  %at = shl i16 %i16, 5
  %row = call <16 x i16> @llvm.genx.rdregioni.v16i16.v128i16.i16(<128 x i16> %m, i32 16, i32 16, i32 1, i16 %at, i32 undef)
  %more = icmp sgt <16 x i16> %row, %best
  %best1 = select <16 x i1> %more, <16 x i16> %row, <16 x i16> %best
  %i1 = insertelement <1 x i16> undef, i16 %i16, i32 0
  %here = shufflevector <1 x i16> %i1, <1 x i16> undef, <16 x i32> zeroinitializer
  %where1 = select <16 x i1> %more, <16 x i16> %here, <16 x i16> %where
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, 8
  br i1 %c, label %loop, label %done
done:
  call void @llvm.genx.oword.st.v16i16(i32 %dst, i32 0, <16 x i16> %best1)
  call void @llvm.genx.oword.st.v16i16(i32 %dst, i32 2, <16 x i16> %where1)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }

!genx.kernels = !{!0}
!0 = !{void (i32, i32)* @argmax_rows, !"argmax_rows", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2}
!2 = !{i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t"}
