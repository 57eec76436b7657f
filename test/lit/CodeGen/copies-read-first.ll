; Both ways out of a branch set a variable to the same number. One of them reads it before, so that it is not set before the branch.
; RUN: cmx-opt --platform=icllp --emit=visa %s -o %t.visaasm
; RUN: cmx-check %s %t.visaasm
; RUN: cmx-opt --platform=icllp -O0 --emit=visa %s -o %t.0.visaasm
; RUN: cmx-check %s %t.0.visaasm

define dllexport spir_kernel void @swapped(i64 %p, <16 x i32> %a, <16 x i32> %b, i32 %bits) #0 {
entry:
  br label %loop

loop:
  %v = phi <16 x i32> [ %a, %entry ], [ zeroinitializer, %left ], [ zeroinitializer, %right ]
  %w = phi <16 x i32> [ %b, %entry ], [ %v, %left ], [ %w2, %right ]
  %i = phi i32 [ 0, %entry ], [ %i1, %left ], [ %i1, %right ]
  %i1 = add i32 %i, 1
  %shifted = lshr i32 %bits, %i
  %bit = and i32 %shifted, 1
  %w2 = add <16 x i32> %w, splat (i32 3)
  %isDone = icmp eq i32 %i1, 4
  br i1 %isDone, label %done, label %more

more:
  %isLeft = icmp eq i32 %bit, 0
  br i1 %isLeft, label %left, label %right

left:
  br label %loop

right:
  br label %loop

done:
  %sum = xor <16 x i32> %v, %w2
  call void @llvm.genx.svm.block.st.i64.v16i32(i64 %p, <16 x i32> %sum)
  ret void
}

declare void @llvm.genx.svm.block.st.i64.v16i32(i64, <16 x i32>)

attributes #0 = { nounwind "CMGenxMain" }

!genx.kernels = !{!0}
!0 = !{ptr @swapped, !"swapped", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 0, i32 0, i32 0, i32 0}
!2 = !{i32 0, i32 0, i32 0, i32 0}
!3 = !{!"svmptr_t", !"", !"", !""}
