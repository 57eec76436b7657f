; A branch on any or all lanes has as many lanes as its predicate: with one lane,
; the finalizer would look at the first one alone.
; RUN: cmx-opt --platform=icllp --emit=visa %s -o - | FileCheck %s

declare i1 @llvm.genx.any.v16i1(<16 x i1>)
declare i1 @llvm.genx.all.v8i1(<8 x i1>)
declare i1 @llvm.genx.any.v1i1(<1 x i1>)
declare void @llvm.genx.oword.st.v16i32(i32, i32, <16 x i32>)

; CHECK:       cmp.gt (M1, 16) [[P:v_p_[0-9]+]]
; CHECK-NEXT:  (![[P]].any) jmp (M1, 16) [[LOOP:L_[a-z0-9_]+]]
; CHECK:       oword_st
; CHECK-NEXT:  [[LOOP]]:
; CHECK:       cmp.lt (M1, 8) [[Q:v_p_[0-9]+]]
; CHECK-NEXT:  ([[Q]].all) jmp (M1, 8) [[LOOP]]
; One lane is neither.
; CHECK:       cmp.gt (M1_NM, 1) [[R:v_p_[0-9]+]]
; CHECK-NEXT:  (![[R]]) jmp (M1, 1) [[END:L_[a-z0-9_]+]]
; CHECK:       oword_st
; CHECK-NEXT:  [[END]]:
define dllexport spir_kernel void @k(i32 %s, <16 x i32> %v, <8 x i32> %n, <1 x i32> %m) #0 {
  %c = icmp ugt <16 x i32> %v, splat (i32 7)
  %any = call i1 @llvm.genx.any.v16i1(<16 x i1> %c)
  br i1 %any, label %then, label %before
then:
  call void @llvm.genx.oword.st.v16i32(i32 %s, i32 0, <16 x i32> %v)
  br label %before
before:
  br label %loop
loop:
  %i = phi <8 x i32> [ %n, %before ], [ %j, %loop ]
  call void @llvm.genx.oword.st.v16i32(i32 %s, i32 4, <16 x i32> %v)
  %j = add <8 x i32> %i, splat (i32 1)
  %d = icmp ult <8 x i32> %j, splat (i32 100)
  %all = call i1 @llvm.genx.all.v8i1(<8 x i1> %d)
  br i1 %all, label %loop, label %after
after:
  %e = icmp ugt <1 x i32> %m, splat (i32 7)
  %one = call i1 @llvm.genx.any.v1i1(<1 x i1> %e)
  br i1 %one, label %last, label %end
last:
  call void @llvm.genx.oword.st.v16i32(i32 %s, i32 8, <16 x i32> %v)
  br label %end
end:
  ret void
}

attributes #0 = { nounwind "CMGenxMain" }
!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 0, i32 0, i32 0}
!2 = !{i32 0, i32 0, i32 0, i32 0}
!3 = !{!"buffer_t", !"", !"", !""}
