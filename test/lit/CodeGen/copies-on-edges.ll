; Where both ways out of a branch begin with the same copy of a constant, the
; copy comes before the branch, and an edge without another copy needs no block.
; RUN: rm -rf %t && cmx-opt -O2 --platform=icllp --emit=visa %s -o %t/ && cat %t/guarded.visaasm %t/others.visaasm %t/mask.visaasm %t/other_way.visaasm | FileCheck %s
; RUN: rm -rf %t && cmx-opt -O2 --platform=pvc --emit=visa %s -o %t/ && cat %t/guarded.visaasm %t/others.visaasm %t/mask.visaasm %t/other_way.visaasm | FileCheck %s

declare <8 x i32> @llvm.genx.oword.ld.v8i32(i32, i32, i32)
declare void @llvm.genx.oword.st.v8i32(i32, i32, <8 x i32>)
declare void @llvm.genx.oword.st.v4i32(i32, i32, <4 x i32>)

; CHECK-LABEL: .kernel "guarded"
; CHECK:      cmp
; CHECK-NEXT: mov (M1, 8) [[SUM:v_[0-9]+]](0,0)<1> 0x0:ud
; CHECK-NEXT: ({{!?}}v_p_{{[0-9]+}}) jmp (M1, 1) [[END:L_bb_[0-9]+]]
; CHECK-NEXT: L_bb_{{[0-9]+}}:
; CHECK-NEXT: mov (M1_NM, 1)
; CHECK-NEXT: L_bb_{{[0-9]+}}:
; CHECK:      [[END]]:
; CHECK:      {{oword_st|lsc_store}}
define dllexport spir_kernel void @guarded(i32 %s, i32 %n) #0 {
entry:
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %loop, label %end
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %sum = phi <8 x i32> [ zeroinitializer, %entry ], [ %sum1, %loop ]
  %row = call <8 x i32> @llvm.genx.oword.ld.v8i32(i32 0, i32 %s, i32 %i)
  %sum1 = add <8 x i32> %sum, %row
  %i1 = add i32 %i, 2
  %more = icmp slt i32 %i1, %n
  br i1 %more, label %loop, label %end
end:
  %r = phi <8 x i32> [ zeroinitializer, %entry ], [ %sum1, %loop ]
  call void @llvm.genx.oword.st.v8i32(i32 %s, i32 0, <8 x i32> %r)
  ret void
}

; Other constants stay where they are.
; CHECK-LABEL: .kernel "others"
; CHECK:      cmp
; CHECK-NEXT: ({{!?}}v_p_{{[0-9]+}}) jmp (M1, 1)
; CHECK:      mov (M1, 8) [[SUM:v_[0-9]+]](0,0)<1> 0x7:ud
; CHECK:      mov (M1, 8) [[SUM]](0,0)<1> 0x0:ud
define dllexport spir_kernel void @others(i32 %s, i32 %n) #0 {
entry:
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %loop, label %end
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %sum = phi <8 x i32> [ zeroinitializer, %entry ], [ %sum1, %loop ]
  %row = call <8 x i32> @llvm.genx.oword.ld.v8i32(i32 0, i32 %s, i32 %i)
  %sum1 = add <8 x i32> %sum, %row
  %i1 = add i32 %i, 2
  %more = icmp slt i32 %i1, %n
  br i1 %more, label %loop, label %end
end:
  %r = phi <8 x i32> [ splat (i32 7), %entry ], [ %sum1, %loop ]
  call void @llvm.genx.oword.st.v8i32(i32 %s, i32 0, <8 x i32> %r)
  ret void
}

; The branch reads a mask, which both blocks overwrite.
; CHECK-LABEL: .kernel "mask"
; CHECK:      ({{!?}}[[MASK:v_p_[0-9]+]].any) jmp
; CHECK:      setp (M1_NM, 8) [[MASK]] 0xf:uw
; CHECK:      setp (M1_NM, 8) [[MASK]] 0xf:uw
define dllexport spir_kernel void @mask(i32 %s, i32 %n) #0 {
entry:
  %row = call <8 x i32> @llvm.genx.oword.ld.v8i32(i32 0, i32 %s, i32 0)
  %start = icmp sgt <8 x i32> %row, zeroinitializer
  br label %again
again:
  %m = phi <8 x i1> [ %start, %entry ], [ <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>, %left ], [ <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>, %right ]
  %i = phi i32 [ 0, %entry ], [ %j, %left ], [ %k, %right ]
  %more = icmp slt i32 %i, %n
  br i1 %more, label %body, label %end
body:
  %any = call i1 @llvm.genx.any.v8i1(<8 x i1> %m)
  br i1 %any, label %left, label %right
left:
  %j = add i32 %i, 1
  br label %again
right:
  %k = add i32 %i, 2
  br label %again
end:
  %v = zext <8 x i1> %m to <8 x i32>
  call void @llvm.genx.oword.st.v8i32(i32 %s, i32 0, <8 x i32> %v)
  ret void
}

; To one of the two blocks there is another way, which needs the copy, too.
; CHECK-LABEL: .kernel "other_way"
; CHECK:      cmp.gt
; CHECK:      cmp.gt
; CHECK-NEXT: ({{!?}}v_p_{{[0-9]+}}) jmp (M1, 1)
; CHECK-NEXT: L_bb_{{[0-9]+}}:
; CHECK:      {{oword_st|lsc_store}}
; CHECK-NEXT: mov (M1, 8) [[V:v_[0-9]+]](0,0)<1> 0x7:ud
; CHECK:      L_bb_{{[0-9]+}}:
; CHECK:      {{oword_st|lsc_store}}
; CHECK-NEXT: mov (M1, 8) [[V]](0,0)<1> 0x7:ud
define dllexport spir_kernel void @other_way(i32 %s, i32 %n) #0 {
entry:
  %row = call <8 x i32> @llvm.genx.oword.ld.v8i32(i32 0, i32 %s, i32 0)
  %c = icmp sgt i32 %n, 9
  br i1 %c, label %ask, label %left
ask:
  call void @llvm.genx.oword.st.v8i32(i32 %s, i32 2, <8 x i32> %row)
  %d = icmp sgt i32 %n, 20
  br i1 %d, label %left, label %right
left:
  call void @llvm.genx.oword.st.v8i32(i32 %s, i32 4, <8 x i32> %row)
  br label %end
right:
  call void @llvm.genx.oword.st.v8i32(i32 %s, i32 6, <8 x i32> %row)
  br label %end
end:
  %r = phi <8 x i32> [ splat (i32 7), %left ], [ splat (i32 7), %right ], [ %t, %again ]
  %i = phi i32 [ 0, %left ], [ 0, %right ], [ %j, %again ]
  %f = icmp slt i32 %i, %n
  br i1 %f, label %again, label %done
again:
  %j = add i32 %i, 1
  %row2 = call <8 x i32> @llvm.genx.oword.ld.v8i32(i32 0, i32 %s, i32 %i)
  %t = add <8 x i32> %r, %row2
  br label %end
done:
  call void @llvm.genx.oword.st.v8i32(i32 %s, i32 0, <8 x i32> %r)
  ret void
}

declare i1 @llvm.genx.any.v8i1(<8 x i1>)

attributes #0 = { nounwind "CMGenxMain" }

!genx.kernels = !{!0, !1, !2, !6}
!0 = !{ptr @guarded, !"guarded", !3, i32 0, i32 0, !4, !5, i32 0}
!1 = !{ptr @others, !"others", !3, i32 0, i32 0, !4, !5, i32 0}
!2 = !{ptr @mask, !"mask", !3, i32 0, i32 0, !4, !5, i32 0}
!3 = !{i32 2, i32 0}
!4 = !{i32 0, i32 0}
!5 = !{!"buffer_t", !""}
!6 = !{ptr @other_way, !"other_way", !3, i32 0, i32 0, !4, !5, i32 0}
