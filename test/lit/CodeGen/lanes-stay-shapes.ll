; Regions that keep their masks, or some: in each, one thing is other than gotos need.
; RUN: cmx-opt --platform=icllp --emit=visa %s -o %t/
; RUN: cd %t && cat far.visaasm other_turn.visaasm again_all.visaasm whole_back.visaasm ends_first.visaasm works_after.visaasm returns.visaasm | FileCheck %s --implicit-check-not=goto
; CHECK: .any) jmp
; RUN: cmx-check %s %t/disjunction.visaasm --function=disjunction
; RUN: cmx-check %s %t/inverted.visaasm --function=inverted
; RUN: cmx-check %s %t/other_mask.visaasm --function=other_mask
; RUN: cmx-check %s %t/chosen.visaasm --function=chosen
; RUN: cmx-check %s %t/half.visaasm --function=half
; RUN: cmx-check %s %t/far.visaasm --function=far
; RUN: cmx-check %s %t/other_turn.visaasm --function=other_turn
; RUN: cmx-check %s %t/works_after.visaasm --function=works_after
; RUN: cmx-check %s %t/whole_mask.visaasm --function=whole_mask
; RUN: cmx-check %s %t/closed_twice.visaasm --function=closed_twice
; RUN: cmx-check %s %t/returns.visaasm --function=returns

; Lanes that are not some of those of the block outside.
define dllexport spir_kernel void @disjunction(i64 %p, <16 x i32> %a, <16 x i32> %b) {
entry:
  %m = icmp slt <16 x i32> %a, zeroinitializer
  %m.any = call i1 @llvm.genx.any.v16i1(<16 x i1> %m)
  br i1 %m.any, label %then, label %end
then:
  %sum = add <16 x i32> %a, %b
  %r1 = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> %a, <16 x i32> %sum, i32 0, i32 16, i32 1, i16 0, i32 undef, <16 x i1> %m)
  %c = icmp sgt <16 x i32> %b, %sum
  %m2 = or <16 x i1> %m, %c
  %m2.any = call i1 @llvm.genx.any.v16i1(<16 x i1> %m2)
  br i1 %m2.any, label %inner, label %after
inner:
  %dif = sub <16 x i32> %r1, %b
  %r2 = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> %r1, <16 x i32> %dif, i32 0, i32 16, i32 1, i16 0, i32 undef, <16 x i1> %m2)
  %d = icmp sgt <16 x i32> %r2, %a
  %m9 = and <16 x i1> %m2, %d
  %m9.any = call i1 @llvm.genx.any.v16i1(<16 x i1> %m9)
  br i1 %m9.any, label %most, label %join
most:
  %q = xor <16 x i32> %r2, %b
  %r5 = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> %r2, <16 x i32> %q, i32 0, i32 16, i32 1, i16 0, i32 undef, <16 x i1> %m9)
  br label %join
join:
  %r6 = phi <16 x i32> [ %r2, %inner ], [ %r5, %most ]
  br label %after
after:
  %r3 = phi <16 x i32> [ %r1, %then ], [ %r6, %join ]
  br label %end
end:
  %r4 = phi <16 x i32> [ %a, %entry ], [ %r3, %after ]
  call void @llvm.genx.svm.block.st.i64.v16i32(i64 %p, <16 x i32> %r4)
  ret void
}

; The lanes that are not in a conjunction.
define dllexport spir_kernel void @inverted(i64 %p, <16 x i32> %a, <16 x i32> %b) {
entry:
  %m = icmp slt <16 x i32> %a, zeroinitializer
  %m.any = call i1 @llvm.genx.any.v16i1(<16 x i1> %m)
  br i1 %m.any, label %then, label %end
then:
  %sum = add <16 x i32> %a, %b
  %r1 = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> %a, <16 x i32> %sum, i32 0, i32 16, i32 1, i16 0, i32 undef, <16 x i1> %m)
  %c = icmp sgt <16 x i32> %b, %sum
  %m3 = and <16 x i1> %m, %c
  %m2 = xor <16 x i1> %m3, splat (i1 true)
  %m2.any = call i1 @llvm.genx.any.v16i1(<16 x i1> %m2)
  br i1 %m2.any, label %inner, label %after
inner:
  %dif = sub <16 x i32> %r1, %b
  %r2 = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> %r1, <16 x i32> %dif, i32 0, i32 16, i32 1, i16 0, i32 undef, <16 x i1> %m2)
  %d = icmp sgt <16 x i32> %r2, %a
  %m9 = and <16 x i1> %m2, %d
  %m9.any = call i1 @llvm.genx.any.v16i1(<16 x i1> %m9)
  br i1 %m9.any, label %most, label %join
most:
  %q = xor <16 x i32> %r2, %b
  %r5 = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> %r2, <16 x i32> %q, i32 0, i32 16, i32 1, i16 0, i32 undef, <16 x i1> %m9)
  br label %join
join:
  %r6 = phi <16 x i32> [ %r2, %inner ], [ %r5, %most ]
  br label %after
after:
  %r3 = phi <16 x i32> [ %r1, %then ], [ %r6, %join ]
  br label %end
end:
  %r4 = phi <16 x i32> [ %a, %entry ], [ %r3, %after ]
  call void @llvm.genx.svm.block.st.i64.v16i32(i64 %p, <16 x i32> %r4)
  ret void
}

; Nobody knows which lanes inline assembly is for.
define dllexport spir_kernel void @assembly(i64 %p, <16 x i32> %a, <16 x i32> %b) {
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
  %x = call <16 x i32> asm "add (M1_NM, 16) $0(0,0)<1> $1(0,0)<1;1,0> 0x1:d", "=r,r"(<16 x i32> %dif)
  %r2 = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> %r1, <16 x i32> %x, i32 0, i32 16, i32 1, i16 0, i32 undef, <16 x i1> %m2)
  %d = icmp sgt <16 x i32> %r2, %a
  %m9 = and <16 x i1> %m2, %d
  %m9.any = call i1 @llvm.genx.any.v16i1(<16 x i1> %m9)
  br i1 %m9.any, label %most, label %join
most:
  %q = xor <16 x i32> %r2, %b
  %r5 = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> %r2, <16 x i32> %q, i32 0, i32 16, i32 1, i16 0, i32 undef, <16 x i1> %m9)
  br label %join
join:
  %r6 = phi <16 x i32> [ %r2, %inner ], [ %r5, %most ]
  br label %after
after:
  %r3 = phi <16 x i32> [ %r1, %then ], [ %r6, %join ]
  br label %end
end:
  %r4 = phi <16 x i32> [ %a, %entry ], [ %r3, %after ]
  call void @llvm.genx.svm.block.st.i64.v16i32(i64 %p, <16 x i32> %r4)
  ret void
}

; A write of other lanes than those of its block, some of which are off.
define dllexport spir_kernel void @other_mask(i64 %p, <16 x i32> %a, <16 x i32> %b) {
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
  %r2 = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> %r1, <16 x i32> %dif, i32 0, i32 16, i32 1, i16 0, i32 undef, <16 x i1> %c)
  %d = icmp sgt <16 x i32> %r2, %a
  %m9 = and <16 x i1> %m2, %d
  %m9.any = call i1 @llvm.genx.any.v16i1(<16 x i1> %m9)
  br i1 %m9.any, label %most, label %join
most:
  %q = xor <16 x i32> %r2, %b
  %r5 = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> %r2, <16 x i32> %q, i32 0, i32 16, i32 1, i16 0, i32 undef, <16 x i1> %m9)
  br label %join
join:
  %r6 = phi <16 x i32> [ %r2, %inner ], [ %r5, %most ]
  br label %after
after:
  %r3 = phi <16 x i32> [ %r1, %then ], [ %r6, %join ]
  br label %end
end:
  %r4 = phi <16 x i32> [ %a, %entry ], [ %r3, %after ]
  call void @llvm.genx.svm.block.st.i64.v16i32(i64 %p, <16 x i32> %r4)
  ret void
}

; A choice by the mask of its block writes all lanes.
define dllexport spir_kernel void @chosen(i64 %p, <16 x i32> %a, <16 x i32> %b) {
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
  %r2 = select <16 x i1> %m2, <16 x i32> %dif, <16 x i32> %b
  %d = icmp sgt <16 x i32> %r2, %a
  %m9 = and <16 x i1> %m2, %d
  %m9.any = call i1 @llvm.genx.any.v16i1(<16 x i1> %m9)
  br i1 %m9.any, label %most, label %join
most:
  %q = xor <16 x i32> %r2, %b
  %r5 = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> %r2, <16 x i32> %q, i32 0, i32 16, i32 1, i16 0, i32 undef, <16 x i1> %m9)
  br label %join
join:
  %r6 = phi <16 x i32> [ %r2, %inner ], [ %r5, %most ]
  br label %after
after:
  %r3 = phi <16 x i32> [ %r1, %then ], [ %r6, %join ]
  br label %end
end:
  %r4 = phi <16 x i32> [ %a, %entry ], [ %r3, %after ]
  call void @llvm.genx.svm.block.st.i64.v16i32(i64 %p, <16 x i32> %r4)
  ret void
}

; Lanes from 16 on of a mask of 32.
define dllexport spir_kernel void @half(i64 %p, <16 x i32> %a, <16 x i32> %b, <32 x i16> %w) {
entry:
  %m32 = icmp slt <32 x i16> %w, zeroinitializer
  %m = call <16 x i1> @llvm.genx.rdpredregion.v16i1.v32i1(<32 x i1> %m32, i32 16)
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

; The inner branch leaves the outer region, too.
define dllexport spir_kernel void @far(i64 %p, <16 x i32> %a, <16 x i32> %b) {
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
  br i1 %m2.any, label %inner, label %last
inner:
  %dif = sub <16 x i32> %r1, %b
  %r2 = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> %r1, <16 x i32> %dif, i32 0, i32 16, i32 1, i16 0, i32 undef, <16 x i1> %m2)
  br label %end
end:
  %r3 = phi <16 x i32> [ %a, %entry ], [ %r2, %inner ]
  %odd = xor <16 x i32> %r3, %b
  br label %last
last:
  %r4 = phi <16 x i32> [ %r1, %then ], [ %odd, %end ]
  call void @llvm.genx.svm.block.st.i64.v16i32(i64 %p, <16 x i32> %r4)
  ret void
}

; The lanes of the next turn are others than the branch asks for.
define dllexport spir_kernel void @other_turn(i64 %p, <8 x i32> %a, <8 x i32> %b) {
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
  %few = icmp slt <8 x i32> %i1, splat (i32 3)
  %m4 = and <8 x i1> %m1, %few
  %any3 = call i1 @llvm.genx.any.v8i1(<8 x i1> %m4)
  br i1 %any3, label %loop, label %end
end:
  call void @llvm.genx.svm.block.st.i64.v8i32(i64 %p, <8 x i32> %i1)
  ret void
}

; Lanes that left take part in the next turn.
define dllexport spir_kernel void @again_all(i64 %p, <8 x i32> %a, <8 x i32> %b) {
entry:
  %last = and <8 x i32> %b, splat (i32 31)
  br label %loop
loop:
  %m = phi <8 x i1> [ splat (i1 true), %entry ], [ %m, %latch ]
  %i = phi <8 x i32> [ zeroinitializer, %entry ], [ %i1, %latch ]
  %next = add <8 x i32> %i, splat (i32 1)
  %i1 = call <8 x i32> @llvm.genx.wrregioni.v8i32.v8i32.i16.v8i1(<8 x i32> %i, <8 x i32> %next, i32 0, i32 8, i32 1, i16 0, i32 undef, <8 x i1> %m)
  %stay = icmp ne <8 x i32> %i1, splat (i32 9)
  %m1 = and <8 x i1> %m, %stay
  %any1 = call i1 @llvm.genx.any.v8i1(<8 x i1> %m1)
  br i1 %any1, label %latch, label %end
latch:
  br label %loop
end:
  call void @llvm.genx.svm.block.st.i64.v8i32(i64 %p, <8 x i32> %i1)
  ret void
}

; A branch of the thread at the end of a turn.
define dllexport spir_kernel void @whole_back(i64 %p, <8 x i32> %a, <8 x i32> %b) {
entry:
  %last = and <8 x i32> %b, splat (i32 31)
  br label %loop
loop:
  %m = phi <8 x i1> [ splat (i1 true), %entry ], [ %m1, %latch ]
  %i = phi <8 x i32> [ zeroinitializer, %entry ], [ %i1, %latch ]
  %next = add <8 x i32> %i, splat (i32 1)
  %i1 = call <8 x i32> @llvm.genx.wrregioni.v8i32.v8i32.i16.v8i1(<8 x i32> %i, <8 x i32> %next, i32 0, i32 8, i32 1, i16 0, i32 undef, <8 x i1> %m)
  %stay = icmp ne <8 x i32> %i1, splat (i32 9)
  %m1 = and <8 x i1> %m, %stay
  %any1 = call i1 @llvm.genx.any.v8i1(<8 x i1> %m1)
  br i1 %any1, label %latch, label %end
latch:
  %e = extractelement <8 x i32> %i1, i32 0
  %back = icmp slt i32 %e, 7
  br i1 %back, label %loop, label %end
end:
  call void @llvm.genx.svm.block.st.i64.v8i32(i64 %p, <8 x i32> %i1)
  ret void
}

; The loop goes on if no lane is on.
define dllexport spir_kernel void @ends_first(i64 %p, <8 x i32> %a, <8 x i32> %b) {
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
  br i1 %any3, label %end, label %loop
end:
  call void @llvm.genx.svm.block.st.i64.v8i32(i64 %p, <8 x i32> %i1)
  ret void
}

; Instructions on the way out of the loop.
define dllexport spir_kernel void @works_after(i64 %p, <8 x i32> %a, <8 x i32> %b) {
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
  br i1 %any1, label %latch, label %out
latch:
  %again = icmp slt <8 x i32> %i1, %last
  %m3 = and <8 x i1> %m1, %again
  %any3 = call i1 @llvm.genx.any.v8i1(<8 x i1> %m3)
  br i1 %any3, label %loop, label %end
out:
  %n = sub <8 x i32> zeroinitializer, %i1
  br label %end
end:
  %res = phi <8 x i32> [ %n, %out ], [ %i1, %latch ]
  call void @llvm.genx.svm.block.st.i64.v8i32(i64 %p, <8 x i32> %res)
  ret void
}

; A write of the lanes of the outer block in the inner one.
define dllexport spir_kernel void @whole_mask(i64 %p, <16 x i32> %a, <16 x i32> %b) {
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
  %r2 = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> %r1, <16 x i32> %dif, i32 0, i32 16, i32 1, i16 0, i32 undef, <16 x i1> %m)
  %d = icmp sgt <16 x i32> %r2, %a
  %m9 = and <16 x i1> %m2, %d
  %m9.any = call i1 @llvm.genx.any.v16i1(<16 x i1> %m9)
  br i1 %m9.any, label %most, label %join
most:
  %q = xor <16 x i32> %r2, %b
  %r5 = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> %r2, <16 x i32> %q, i32 0, i32 16, i32 1, i16 0, i32 undef, <16 x i1> %m9)
  br label %join
join:
  %r6 = phi <16 x i32> [ %r2, %inner ], [ %r5, %most ]
  br label %after
after:
  %r3 = phi <16 x i32> [ %r1, %then ], [ %r6, %join ]
  br label %end
end:
  %r4 = phi <16 x i32> [ %a, %entry ], [ %r3, %after ]
  call void @llvm.genx.svm.block.st.i64.v16i32(i64 %p, <16 x i32> %r4)
  ret void
}

; Another branch leads into the region.
define dllexport spir_kernel void @closed_twice(i64 %p, <16 x i32> %a, <16 x i32> %b) {
entry:
  %m = icmp slt <16 x i32> %a, zeroinitializer
  %m.any = call i1 @llvm.genx.any.v16i1(<16 x i1> %m)
  br i1 %m.any, label %then, label %other
other:
  %e = extractelement <16 x i32> %b, i32 0
  %one = icmp eq i32 %e, 1
  br i1 %one, label %after, label %end
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
  %r3 = phi <16 x i32> [ %r1, %then ], [ %r2, %inner ], [ %b, %other ]
  br label %end
end:
  %r4 = phi <16 x i32> [ %a, %other ], [ %r3, %after ]
  call void @llvm.genx.svm.block.st.i64.v16i32(i64 %p, <16 x i32> %r4)
  ret void
}

; A block from which no branch leads back.
define dllexport spir_kernel void @returns(i64 %p, <16 x i32> %a, <16 x i32> %b) {
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
  call void @llvm.genx.svm.block.st.i64.v16i32(i64 %p, <16 x i32> %r2)
  ret void
after:
  br label %end
end:
  %r4 = phi <16 x i32> [ %a, %entry ], [ %r1, %after ]
  call void @llvm.genx.svm.block.st.i64.v16i32(i64 %p, <16 x i32> %r4)
  ret void
}

declare i1 @llvm.genx.any.v8i1(<8 x i1>)
declare i1 @llvm.genx.any.v16i1(<16 x i1>)
declare <16 x i1> @llvm.genx.rdpredregion.v16i1.v32i1(<32 x i1>, i32)
declare <8 x i32> @llvm.genx.wrregioni.v8i32.v8i32.i16.v8i1(<8 x i32>, <8 x i32>, i32, i32, i32, i16, i32, <8 x i1>)
declare <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32>, <16 x i32>, i32, i32, i32, i16, i32, <16 x i1>)
declare void @llvm.genx.svm.block.st.i64.v8i32(i64, <8 x i32>)
declare void @llvm.genx.svm.block.st.i64.v16i32(i64, <16 x i32>)

!genx.kernels = !{!1, !2, !3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15}
!1 = !{ptr @disjunction, !"disjunction", !{i32 0, i32 0, i32 0}, i32 0, i32 0, !{i32 0, i32 0, i32 0}, !{!"svmptr_t", !"", !""}, i32 0}
!2 = !{ptr @inverted, !"inverted", !{i32 0, i32 0, i32 0}, i32 0, i32 0, !{i32 0, i32 0, i32 0}, !{!"svmptr_t", !"", !""}, i32 0}
!3 = !{ptr @assembly, !"assembly", !{i32 0, i32 0, i32 0}, i32 0, i32 0, !{i32 0, i32 0, i32 0}, !{!"svmptr_t", !"", !""}, i32 0}
!4 = !{ptr @other_mask, !"other_mask", !{i32 0, i32 0, i32 0}, i32 0, i32 0, !{i32 0, i32 0, i32 0}, !{!"svmptr_t", !"", !""}, i32 0}
!5 = !{ptr @chosen, !"chosen", !{i32 0, i32 0, i32 0}, i32 0, i32 0, !{i32 0, i32 0, i32 0}, !{!"svmptr_t", !"", !""}, i32 0}
!6 = !{ptr @half, !"half", !{i32 0, i32 0, i32 0, i32 0}, i32 0, i32 0, !{i32 0, i32 0, i32 0, i32 0}, !{!"svmptr_t", !"", !"", !""}, i32 0}
!7 = !{ptr @far, !"far", !{i32 0, i32 0, i32 0}, i32 0, i32 0, !{i32 0, i32 0, i32 0}, !{!"svmptr_t", !"", !""}, i32 0}
!8 = !{ptr @other_turn, !"other_turn", !{i32 0, i32 0, i32 0}, i32 0, i32 0, !{i32 0, i32 0, i32 0}, !{!"svmptr_t", !"", !""}, i32 0}
!9 = !{ptr @again_all, !"again_all", !{i32 0, i32 0, i32 0}, i32 0, i32 0, !{i32 0, i32 0, i32 0}, !{!"svmptr_t", !"", !""}, i32 0}
!10 = !{ptr @whole_back, !"whole_back", !{i32 0, i32 0, i32 0}, i32 0, i32 0, !{i32 0, i32 0, i32 0}, !{!"svmptr_t", !"", !""}, i32 0}
!11 = !{ptr @ends_first, !"ends_first", !{i32 0, i32 0, i32 0}, i32 0, i32 0, !{i32 0, i32 0, i32 0}, !{!"svmptr_t", !"", !""}, i32 0}
!12 = !{ptr @works_after, !"works_after", !{i32 0, i32 0, i32 0}, i32 0, i32 0, !{i32 0, i32 0, i32 0}, !{!"svmptr_t", !"", !""}, i32 0}
!13 = !{ptr @whole_mask, !"whole_mask", !{i32 0, i32 0, i32 0}, i32 0, i32 0, !{i32 0, i32 0, i32 0}, !{!"svmptr_t", !"", !""}, i32 0}
!14 = !{ptr @closed_twice, !"closed_twice", !{i32 0, i32 0, i32 0}, i32 0, i32 0, !{i32 0, i32 0, i32 0}, !{!"svmptr_t", !"", !""}, i32 0}
!15 = !{ptr @returns, !"returns", !{i32 0, i32 0, i32 0}, i32 0, i32 0, !{i32 0, i32 0, i32 0}, !{!"svmptr_t", !"", !""}, i32 0}
