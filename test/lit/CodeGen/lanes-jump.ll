; Jumps past blocks whose lanes are all off become gotos: then the hardware has the
; masks.
; RUN: cmx-opt --platform=icllp --emit=visa %s -o %t/
; RUN: FileCheck %s --check-prefix=NESTED --input-file=%t/nested.visaasm
; RUN: FileCheck %s --check-prefix=TURNS --input-file=%t/turns.visaasm
; RUN: FileCheck %s --check-prefix=COMPLEMENT --input-file=%t/complement.visaasm
; RUN: cmx-check %s %t/nested.visaasm --function=nested
; RUN: cmx-check %s %t/turns.visaasm --function=turns
; RUN: cmx-check %s %t/complement.visaasm --function=complement
; RUN: cmx-opt --platform=pvc -O0 --emit=visa %s -o %t/
; RUN: cmx-check %s %t/nested.visaasm --platform=pvc --function=nested
; RUN: cmx-check %s %t/turns.visaasm --platform=pvc --function=turns

; NESTED: cmp.lt (M1, 16) [[M:v_p_[0-9]+]]
; NESTED-NEXT: (![[M]]) goto (M1, 16) [[END:L_bb_[0-9]+]]
; NESTED-NEXT: L_bb
; NESTED-NEXT: add (M1_NM, 16) [[SUM:v_v_[0-9]+]]
; NESTED-NEXT: mov (M1, 16) {{.*}}[[SUM]](0,0)<1;1,0>
; NESTED-NEXT: cmp.{{gt|lt}} (M1_NM, 16) [[C:v_p_[0-9]+]]
; NESTED-NEXT: (![[C]]) goto (M1, 16) [[AFTER:L_bb_[0-9]+]]
; NESTED-NEXT: L_bb
; NESTED-NEXT: add (M1, 16)
; NESTED-NEXT: [[AFTER]]:
; NESTED-NEXT: [[END]]:
; NESTED-NEXT: svm_block_st

; TURNS: [[LOOP:L_bb_[0-9]+]]:
; TURNS-NEXT: add (M1, 8)
; TURNS-NEXT: cmp.ne (M1_NM, 8) [[STAY:v_p_[0-9]+]]
; TURNS-NEXT: (![[STAY]]) goto (M1, 8) [[END:L_bb_[0-9]+]]
; TURNS-NEXT: L_bb
; TURNS-NEXT: cmp.lt (M1_NM, 8) [[AGAIN:v_p_[0-9]+]]
; TURNS-NEXT: ([[AGAIN]]) goto (M1, 8) [[LOOP]]
; TURNS-NEXT: [[END]]:

; COMPLEMENT: cmp.lt (M1, 16) [[M:v_p_[0-9]+]]
; COMPLEMENT-NEXT: ([[M]]) goto (M1, 16) [[END:L_bb_[0-9]+]]
; COMPLEMENT-NEXT: L_bb
; COMPLEMENT-NEXT: xor (M1, 16)
; COMPLEMENT-NEXT: [[END]]:

define dllexport spir_kernel void @nested(i64 %p, <16 x i32> %a, <16 x i32> %b) {
entry:
  %m = icmp slt <16 x i32> %a, zeroinitializer
  %m.any = call i1 @llvm.genx.any.v16i1(<16 x i1> %m)
  br i1 %m.any, label %then, label %end
then:
  %sum = add <16 x i32> %a, %b
  %r1 = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> %a, <16 x i32> %sum, i32 0, i32 16, i32 1, i16 0, i32 undef, <16 x i1> %m)
  %c = icmp sgt <16 x i32> %b, %sum
  %m2 = and <16 x i1> %m, %c
  %m2.any = call i1 @llvm.genx.any.v16i1(<16 x i1> %m2)
  br i1 %m2.any, label %inner, label %after
inner:
  %dif = sub <16 x i32> %r1, %b
  %r2 = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> %r1, <16 x i32> %dif, i32 0, i32 16, i32 1, i16 0, i32 undef, <16 x i1> %m2)
  br label %after
after:
  %r3 = phi <16 x i32> [ %r1, %then ], [ %r2, %inner ]
  br label %end
end:
  %r4 = phi <16 x i32> [ %a, %entry ], [ %r3, %after ]
  call void @llvm.genx.svm.block.st.i64.v16i32(i64 %p, <16 x i32> %r4)
  ret void
}

define dllexport spir_kernel void @turns(i64 %p, <8 x i32> %a, <8 x i32> %b) {
entry:
  %last = and <8 x i32> %b, splat (i32 31)
  br label %loop
loop:
  %m = phi <8 x i1> [ splat (i1 true), %entry ], [ %m3, %latch ]
  %i = phi <8 x i32> [ zeroinitializer, %entry ], [ %i1, %latch ]
  %next = add <8 x i32> %i, splat (i32 1)
  %i1 = call <8 x i32> @llvm.genx.wrregioni.v8i32.v8i32.i16.v8i1(<8 x i32> %i, <8 x i32> %next, i32 0, i32 8, i32 1, i16 0, i32 undef, <8 x i1> %m)
  %stay = icmp ne <8 x i32> %i1, splat (i32 9)
  %m1 = and <8 x i1> %m, %stay
  %any1 = call i1 @llvm.genx.any.v8i1(<8 x i1> %m1)
  br i1 %any1, label %latch, label %end
latch:
  %again = icmp slt <8 x i32> %i1, %last
  %m3 = and <8 x i1> %m1, %again
  %any3 = call i1 @llvm.genx.any.v8i1(<8 x i1> %m3)
  br i1 %any3, label %loop, label %end
end:
  call void @llvm.genx.svm.block.st.i64.v8i32(i64 %p, <8 x i32> %i1)
  ret void
}

define dllexport spir_kernel void @complement(i64 %p, <16 x i32> %a, <16 x i32> %b) {
entry:
  %m = icmp slt <16 x i32> %a, zeroinitializer
  %all = call i1 @llvm.genx.all.v16i1(<16 x i1> %m)
  br i1 %all, label %end, label %other
other:
  %x = xor <16 x i32> %a, %b
  %not = xor <16 x i1> %m, splat (i1 true)
  %r = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> %a, <16 x i32> %x, i32 0, i32 16, i32 1, i16 0, i32 undef, <16 x i1> %not)
  br label %end
end:
  %s = phi <16 x i32> [ %a, %entry ], [ %r, %other ]
  call void @llvm.genx.svm.block.st.i64.v16i32(i64 %p, <16 x i32> %s)
  ret void
}

declare i1 @llvm.genx.any.v8i1(<8 x i1>)
declare i1 @llvm.genx.any.v16i1(<16 x i1>)
declare i1 @llvm.genx.all.v16i1(<16 x i1>)
declare <8 x i32> @llvm.genx.wrregioni.v8i32.v8i32.i16.v8i1(<8 x i32>, <8 x i32>, i32, i32, i32, i16, i32, <8 x i1>)
declare <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32>, <16 x i32>, i32, i32, i32, i16, i32, <16 x i1>)
declare void @llvm.genx.svm.block.st.i64.v8i32(i64, <8 x i32>)
declare void @llvm.genx.svm.block.st.i64.v16i32(i64, <16 x i32>)

!genx.kernels = !{!1, !2, !3}
!1 = !{ptr @nested, !"nested", !{i32 0, i32 0, i32 0}, i32 0, i32 0, !{i32 0, i32 0, i32 0}, !{!"svmptr_t", !"", !""}, i32 0}
!2 = !{ptr @turns, !"turns", !{i32 0, i32 0, i32 0}, i32 0, i32 0, !{i32 0, i32 0, i32 0}, !{!"svmptr_t", !"", !""}, i32 0}
!3 = !{ptr @complement, !"complement", !{i32 0, i32 0, i32 0}, i32 0, i32 0, !{i32 0, i32 0, i32 0}, !{!"svmptr_t", !"", !""}, i32 0}
