; A subroutine changes a vector that it gets by reference, and has a result; it is called from a loop.
; Turns: 0=pattern:index:i32:1024 1=-:1024 2=5
target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
target triple = "genx64-unknown-unknown"

declare <16 x i32> @llvm.genx.oword.ld.v16i32(i32, i32, i32)
declare void @llvm.genx.oword.st.v16i32(i32, i32, <16 x i32>)

define internal i32 @step(<16 x i32>* %state, i32 %k) #1 {
  %s = load <16 x i32>, <16 x i32>* %state, align 64
  %one = insertelement <1 x i32> undef, i32 %k, i32 0
  %all = shufflevector <1 x i32> %one, <1 x i32> undef, <16 x i32> zeroinitializer
  %t = add <16 x i32> %s, %all
  %u = shl <16 x i32> %t, splat (i32 1)
  %v = xor <16 x i32> %u, %s
  store <16 x i32> %v, <16 x i32>* %state, align 64
  %r = extractelement <16 x i32> %v, i32 3
  ret i32 %r
}

define dllexport spir_kernel void @vector_by_reference(i32 %src, i32 %dst, i32 %n) #0 {
entry:
  %state = alloca <16 x i32>, align 64
  %x = call <16 x i32> @llvm.genx.oword.ld.v16i32(i32 0, i32 %src, i32 0)
  store <16 x i32> %x, <16 x i32>* %state, align 64
  %r0 = call i32 @step(<16 x i32>* %state, i32 %n)
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %r = phi i32 [ %r0, %entry ], [ %r1, %loop ]
  %r1 = call i32 @step(<16 x i32>* %state, i32 %r)
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, 10
  br i1 %c, label %loop, label %done
done:
  %y = load <16 x i32>, <16 x i32>* %state, align 64
  call void @llvm.genx.oword.st.v16i32(i32 %dst, i32 0, <16 x i32> %y)
  ret void
}

attributes #1 = { noinline nounwind }

attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }

!genx.kernels = !{!0}
!0 = !{void (i32, i32, i32)* @vector_by_reference, !"vector_by_reference", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2, i32 0}
!2 = !{i32 0, i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t", !""}
