; The number of the first of 32 blocks of 16 words that has a word k, or 32.
; Turns: 0=pattern:index:u16:1024 1=-:16 2=400
target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
target triple = "genx64-unknown-unknown"

declare <16 x i16> @llvm.genx.oword.ld.v16i16(i32, i32, i32)
declare void @llvm.genx.oword.st.v4i32(i32, i32, <4 x i32>)
declare i1 @llvm.genx.any.v16i1(<16 x i1>)

define dllexport spir_kernel void @find_block(i32 %src, i32 %dst, i32 %k) #0 {
entry:
  %w = trunc i32 %k to i16
  %w1 = insertelement <1 x i16> undef, i16 %w, i32 0
  %w16 = shufflevector <1 x i16> %w1, <1 x i16> undef, <16 x i32> zeroinitializer
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %next ]
  %o = shl i32 %i, 1
  %v = call <16 x i16> @llvm.genx.oword.ld.v16i16(i32 0, i32 %src, i32 %o)
  %e = icmp eq <16 x i16> %v, %w16
  %found = call i1 @llvm.genx.any.v16i1(<16 x i1> %e)
  br i1 %found, label %done, label %next
next:
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, 32
  br i1 %c, label %loop, label %done
done:
  %r = phi i32 [ %i, %loop ], [ 32, %next ]
  %r4 = insertelement <4 x i32> zeroinitializer, i32 %r, i32 0
  call void @llvm.genx.oword.st.v4i32(i32 %dst, i32 0, <4 x i32> %r4)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }

!genx.kernels = !{!0}
!0 = !{void (i32, i32, i32)* @find_block, !"find_block", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2, i32 0}
!2 = !{i32 0, i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t", !""}
