; The condition of a lane is computed anew in each turn, into the variable of the old one: the goto
; does not read it there.
; RUN: cmx-opt --platform=icllp -O0 --emit=visa %s -o %t.visaasm
; RUN: FileCheck %s --input-file=%t.visaasm
; RUN: cmx-check %s %t.visaasm
; RUN: cmx-opt --platform=icllp --emit=visa %s -o %t.2.visaasm
; RUN: cmx-check %s %t.2.visaasm

; CHECK: cmp.gt (M1, 16) [[CONDITION:v_p_[0-9]+]]
; CHECK: and (M1_NM, 16) [[SOME:v_p_[0-9]+]] {{.*}} [[CONDITION]]
; CHECK-NEXT: cmp.lt (M1{{(_NM)?}}, 16) [[CONDITION]]
; CHECK-NEXT: (![[SOME]].any) jmp
define dllexport spir_kernel void @again(i64 %p, <16 x i32> %a, <16 x i32> %b, <16 x i32> %limit) #0 {
entry:
  %first = icmp sgt <16 x i32> %a, %b
  br label %loop
loop:
  %active = phi <16 x i1> [ splat (i1 true), %entry ], [ %some, %body ]
  %c = phi <16 x i1> [ %first, %entry ], [ %next, %body ]
  %x = phi <16 x i32> [ %a, %entry ], [ %x2, %body ]
  %turn = phi i32 [ 0, %entry ], [ %turn1, %body ]
  %some = and <16 x i1> %active, %c
  %next = icmp slt <16 x i32> %x, %limit
  %any = call i1 @llvm.genx.any.v16i1(<16 x i1> %some)
  br i1 %any, label %body, label %after
body:
  %turn1 = add i32 %turn, 1
  %step = or <16 x i32> %b, splat (i32 268435456)
  %x1 = add <16 x i32> %x, %step
  %x2 = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> %x, <16 x i32> %x1, i32 0, i32 16, i32 1, i16 0, i32 undef, <16 x i1> %some)
  br label %loop
after:
  call void @llvm.genx.svm.block.st.i64.v16i32(i64 %p, <16 x i32> %x)
  ret void
}

declare i1 @llvm.genx.any.v16i1(<16 x i1>)
declare <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32>, <16 x i32>, i32, i32, i32, i16, i32, <16 x i1>)
declare void @llvm.genx.svm.block.st.i64.v16i32(i64, <16 x i32>)

attributes #0 = { nounwind "CMGenxMain" }

!genx.kernels = !{!0}
!0 = !{ptr @again, !"again", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 0, i32 0, i32 0, i32 0}
!2 = !{i32 0, i32 0, i32 0, i32 0}
!3 = !{!"svmptr_t", !"", !"", !""}
