; Lanes that leave a loop, or a turn of it, from within ifs wait after them, so that no mask is left.
; RUN: cmx-opt --platform=icllp --emit=visa %s -o %t/
; RUN: cat %t/*.visaasm | FileCheck %s --implicit-check-not=.any
; RUN: cmx-check %s %t/leaves.visaasm --function=leaves
; RUN: cmx-check %s %t/continues.visaasm --function=continues
; RUN: cmx-check %s %t/two_loops.visaasm --function=two_loops
; RUN: cmx-check %s %t/skipped_effect.visaasm --function=skipped_effect
; RUN: cmx-opt --platform=pvc -O1 --check-each --emit=visa %s -o %t/
; RUN: cmx-check %s %t/leaves.visaasm --platform=pvc --function=leaves
; RUN: cmx-check %s %t/continues.visaasm --platform=pvc --function=continues
; RUN: cmx-check %s %t/two_loops.visaasm --platform=pvc --function=two_loops

; The way out from the outer if passes the end of that if.
; CHECK-LABEL: .kernel "continues"
; CHECK: (!{{.*}}) goto (M1, 8) [[BOTH:L_bb_[0-9]+]]
; CHECK: (!{{.*}}) goto (M1, 8) [[NEXT:L_bb_[0-9]+]]
; CHECK: [[BOTH]]:
; CHECK: [[NEXT]]:
; CHECK: goto (M1, 8)

; CHECK-LABEL: .kernel "leaves"
; CHECK: mov {{.*}} 0x0:ud
; CHECK-NEXT: [[HEAD:L_bb_[0-9]+]]:
; CHECK-NEXT: L_bb
; CHECK-NEXT: cmp.lt (M1_NM, 16)
; CHECK-NEXT: L_bb
; CHECK-NEXT: (!{{.*}}) goto (M1, 16) [[DONE:L_bb_[0-9]+]]
; CHECK: ([[ODD:v_p_[0-9]+]]) goto (M1, 16) [[IF:L_bb_[0-9]+]]
; CHECK: add (M1, 16)
; CHECK-NEXT: [[IF]]:
; CHECK-NEXT: (![[ODD]]) goto (M1, 16) [[NEXT:L_bb_[0-9]+]]
; CHECK: (!{{.*}}) goto (M1, 16) [[DONE]]
; CHECK: add (M1, 16)
; CHECK-NEXT: [[NEXT]]:
; CHECK-NEXT: goto (M1, 16) [[HEAD]]
; CHECK-NEXT: [[DONE]]:

; CHECK-LABEL: .kernel "skipped_effect"
; CHECK: goto (M1, 16) [[NEXT:L_bb_[0-9]+]]
; CHECK: [[NEXT]]:
; CHECK-NEXT: svm_block_st

; CHECK-LABEL: .kernel "two_loops"
; CHECK: mov {{.*}} 0x0:ud
; CHECK-NEXT: [[HEAD:L_bb_[0-9]+]]:
; CHECK-NEXT: L_bb
; CHECK-NEXT: add
; CHECK-NEXT: [[INNER:L_bb_[0-9]+]]:
; CHECK: goto (M1, 32) [[REST:L_bb_[0-9]+]]
; CHECK: goto (M1, 32) [[OUT:L_bb_[0-9]+]]
; CHECK: [[REST]]:
; CHECK: goto (M1, 32) [[INNER]]
; CHECK-NEXT: [[OUT]]:
; CHECK: goto (M1, 32) [[HEAD]]

define dllexport spir_kernel void @leaves(i64 %p, <16 x i32> %a, <16 x i32> %b) #0 {
entry:
  %x = alloca <16 x i32>, align 64
  %i = alloca <16 x i32>, align 64
  %last = and <16 x i32> %b, splat (i32 15)
  store <16 x i32> %a, ptr %x, align 64
  store <16 x i32> zeroinitializer, ptr %i, align 64
  br label %head
head:
  %t1 = load <16 x i32>, ptr %i, align 64
  %t2 = icmp slt <16 x i32> %t1, %last
  %t3 = call i1 @llvm.genx.simdcf.any.v16i1(<16 x i1> %t2)
  br i1 %t3, label %body, label %done
body:
  %t4 = load <16 x i32>, ptr %i, align 64
  %t5 = add <16 x i32> %t4, splat (i32 1)
  store <16 x i32> %t5, ptr %i, align 64
  %t6 = load <16 x i32>, ptr %x, align 64
  %t7 = and <16 x i32> %t6, splat (i32 1)
  %t8 = icmp ne <16 x i32> %t7, zeroinitializer
  %t9 = call i1 @llvm.genx.simdcf.any.v16i1(<16 x i1> %t8)
  br i1 %t9, label %odd, label %even
odd:
  %t10 = load <16 x i32>, ptr %x, align 64
  %t11 = icmp sgt <16 x i32> %t10, splat (i32 1000)
  %t12 = call i1 @llvm.genx.simdcf.any.v16i1(<16 x i1> %t11)
  br i1 %t12, label %done, label %more
more:
  %t13 = load <16 x i32>, ptr %x, align 64
  %t14 = add <16 x i32> %t13, splat (i32 3)
  store <16 x i32> %t14, ptr %x, align 64
  br label %next
even:
  %t15 = load <16 x i32>, ptr %x, align 64
  %t16 = sub <16 x i32> %t15, %b
  store <16 x i32> %t16, ptr %x, align 64
  br label %next
next:
  br label %head
done:
  %t17 = load <16 x i32>, ptr %x, align 64
  call void @llvm.genx.svm.block.st.i64.v16i32(i64 %p, <16 x i32> %t17)
  ret void
}

define dllexport spir_kernel void @continues(i64 %p, <8 x i16> %a, <8 x i16> %b) #0 {
entry:
  %x = alloca <8 x i16>, align 64
  %i = alloca <8 x i16>, align 64
  %last = and <8 x i16> %b, splat (i16 15)
  store <8 x i16> %a, ptr %x, align 64
  store <8 x i16> zeroinitializer, ptr %i, align 64
  br label %head
head:
  %t1 = load <8 x i16>, ptr %i, align 64
  %t2 = add <8 x i16> %t1, splat (i16 1)
  store <8 x i16> %t2, ptr %i, align 64
  %t3 = load <8 x i16>, ptr %x, align 64
  %t4 = icmp slt <8 x i16> %t3, %b
  %t5 = call i1 @llvm.genx.simdcf.any.v8i1(<8 x i1> %t4)
  br i1 %t5, label %less, label %both
less:
  %t6 = load <8 x i16>, ptr %x, align 64
  %t7 = mul <8 x i16> %t6, splat (i16 5)
  store <8 x i16> %t7, ptr %x, align 64
  %t8 = load <8 x i16>, ptr %x, align 64
  %t9 = and <8 x i16> %t8, splat (i16 3)
  %t10 = icmp eq <8 x i16> %t9, splat (i16 1)
  %t11 = call i1 @llvm.genx.simdcf.any.v8i1(<8 x i1> %t10)
  br i1 %t11, label %next, label %more
more:
  %t12 = load <8 x i16>, ptr %x, align 64
  %t13 = xor <8 x i16> %t12, %b
  store <8 x i16> %t13, ptr %x, align 64
  br label %both
both:
  %t14 = load <8 x i16>, ptr %i, align 64
  %t15 = load <8 x i16>, ptr %x, align 64
  %t16 = add <8 x i16> %t15, %t14
  store <8 x i16> %t16, ptr %x, align 64
  br label %next
next:
  %t17 = load <8 x i16>, ptr %i, align 64
  %t18 = icmp slt <8 x i16> %t17, %last
  %t19 = call i1 @llvm.genx.simdcf.any.v8i1(<8 x i1> %t18)
  br i1 %t19, label %head, label %done
done:
  %t20 = load <8 x i16>, ptr %x, align 64
  call void @llvm.genx.svm.block.st.i64.v8i16(i64 %p, <8 x i16> %t20)
  ret void
}

define dllexport spir_kernel void @two_loops(i64 %p, <32 x i16> %a, <32 x i16> %b) #0 {
entry:
  %x = alloca <32 x i16>, align 64
  %i = alloca <32 x i16>, align 64
  %last = and <32 x i16> %b, splat (i16 15)
  store <32 x i16> %a, ptr %x, align 64
  store <32 x i16> zeroinitializer, ptr %i, align 64
  br label %head
head:
  %t1 = load <32 x i16>, ptr %i, align 64
  %t2 = add <32 x i16> %t1, splat (i16 1)
  store <32 x i16> %t2, ptr %i, align 64
  br label %inner
inner:
  %t3 = load <32 x i16>, ptr %x, align 64
  %t4 = lshr <32 x i16> %t3, splat (i16 1)
  store <32 x i16> %t4, ptr %x, align 64
  %t5 = load <32 x i16>, ptr %x, align 64
  %t6 = and <32 x i16> %t5, splat (i16 4)
  %t7 = icmp eq <32 x i16> %t6, zeroinitializer
  %t8 = call i1 @llvm.genx.simdcf.any.v32i1(<32 x i1> %t7)
  br i1 %t8, label %some, label %rest
some:
  %t9 = load <32 x i16>, ptr %x, align 64
  %t10 = icmp ugt <32 x i16> %t9, splat (i16 1000)
  %t11 = call i1 @llvm.genx.simdcf.any.v32i1(<32 x i1> %t10)
  br i1 %t11, label %out, label %stay
stay:
  %t12 = load <32 x i16>, ptr %i, align 64
  %t13 = add <32 x i16> %t12, splat (i16 1)
  store <32 x i16> %t13, ptr %i, align 64
  br label %rest
rest:
  %t14 = load <32 x i16>, ptr %x, align 64
  %t15 = icmp ugt <32 x i16> %t14, splat (i16 3)
  %t16 = call i1 @llvm.genx.simdcf.any.v32i1(<32 x i1> %t15)
  br i1 %t16, label %inner, label %out
out:
  %t17 = load <32 x i16>, ptr %x, align 64
  %t18 = add <32 x i16> %t17, %b
  store <32 x i16> %t18, ptr %x, align 64
  %t19 = load <32 x i16>, ptr %i, align 64
  %t20 = icmp slt <32 x i16> %t19, %last
  %t21 = call i1 @llvm.genx.simdcf.any.v32i1(<32 x i1> %t20)
  br i1 %t21, label %head, label %done
done:
  %t22 = load <32 x i16>, ptr %x, align 64
  call void @llvm.genx.svm.block.st.i64.v32i16(i64 %p, <32 x i16> %t22)
  ret void
}

; The block that leaving lanes would skip has an effect: they wait there.
define dllexport spir_kernel void @skipped_effect(i64 %p, <16 x i32> %a, <16 x i32> %b) #0 {
entry:
  br label %head
head:
  %m = phi <16 x i1> [ splat (i1 true), %entry ], [ %more, %next ]
  %x = phi <16 x i32> [ %a, %entry ], [ %x2, %next ]
  %odd = icmp slt <16 x i32> %x, %b
  %m1 = and <16 x i1> %m, %odd
  %m1.any = call i1 @llvm.genx.any.v16i1(<16 x i1> %m1)
  br i1 %m1.any, label %then, label %next
then:
  %y = add <16 x i32> %x, splat (i32 9)
  %x1 = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> %x, <16 x i32> %y, i32 0, i32 16, i32 1, i16 0, i32 undef, <16 x i1> %m1)
  br label %next
next:
  %x2 = phi <16 x i32> [ %x, %head ], [ %x1, %then ]
  call void @llvm.genx.svm.block.st.i64.v16i32(i64 %p, <16 x i32> %x2)
  %stay = icmp slt <16 x i32> %x2, zeroinitializer
  %more = and <16 x i1> %m1, %stay
  %any = call i1 @llvm.genx.any.v16i1(<16 x i1> %more)
  br i1 %any, label %head, label %end
end:
  call void @llvm.genx.svm.block.st.i64.v16i32(i64 %p, <16 x i32> %x2)
  ret void
}

attributes #0 = { "CMGenxMain" }
declare i1 @llvm.genx.any.v16i1(<16 x i1>)
declare <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32>, <16 x i32>, i32, i32, i32, i16, i32, <16 x i1>)
declare i1 @llvm.genx.simdcf.any.v8i1(<8 x i1>)
declare i1 @llvm.genx.simdcf.any.v16i1(<16 x i1>)
declare i1 @llvm.genx.simdcf.any.v32i1(<32 x i1>)
declare void @llvm.genx.svm.block.st.i64.v16i32(i64, <16 x i32>)
declare void @llvm.genx.svm.block.st.i64.v8i16(i64, <8 x i16>)
declare void @llvm.genx.svm.block.st.i64.v32i16(i64, <32 x i16>)
!genx.kernels = !{!0, !4, !5, !6}
!0 = !{ptr @leaves, !"leaves", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 0, i32 0, i32 0}
!2 = !{i32 0, i32 0, i32 0}
!3 = !{!"svmptr_t", !"", !""}
!4 = !{ptr @continues, !"continues", !1, i32 0, i32 0, !2, !3, i32 0}
!5 = !{ptr @two_loops, !"two_loops", !1, i32 0, i32 0, !2, !3, i32 0}
!6 = !{ptr @skipped_effect, !"skipped_effect", !1, i32 0, i32 0, !2, !3, i32 0}
