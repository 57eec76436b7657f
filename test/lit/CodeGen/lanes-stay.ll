; Regions that keep their masks.
; RUN: cmx-opt --platform=icllp --emit=visa %s -o %t/
; RUN: cat %t/*.visaasm | FileCheck %s --implicit-check-not=goto
; CHECK-COUNT-16: .any) jmp

; An if whose mask stays, for nothing is gained.
define dllexport spir_kernel void @alone(i64 %p, <16 x i32> %a, <16 x i32> %b) {
entry:
  %m = icmp slt <16 x i32> %a, zeroinitializer
  %m.any = call i1 @llvm.genx.any.v16i1(<16 x i1> %m)
  br i1 %m.any, label %then, label %end
then:
  %x = xor <16 x i32> %a, %b
  %r = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> %x, <16 x i32> %b, i32 0, i32 16, i32 1, i16 0, i32 undef, <16 x i1> %m)
  br label %end
end:
  %s = phi <16 x i32> [ %a, %entry ], [ %r, %then ]
  call void @llvm.genx.svm.block.st.i64.v16i32(i64 %p, <16 x i32> %s)
  ret void
}

; The mask of the next turn lacks the lanes that skip the if, which are active.
define dllexport spir_kernel void @lost(i64 %p, <16 x i32> %a, <16 x i32> %b) {
entry:
  br label %head
head:
  %m = phi <16 x i1> [ splat (i1 true), %entry ], [ %m.next, %next ]
  %x = phi <16 x i32> [ %a, %entry ], [ %x2, %next ]
  %odd = icmp slt <16 x i32> %x, %b
  %m1 = and <16 x i1> %m, %odd
  %m1.any = call i1 @llvm.genx.any.v16i1(<16 x i1> %m1)
  br i1 %m1.any, label %then, label %next
then:
  %y = add <16 x i32> %x, splat (i32 9)
  %x1 = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> %x, <16 x i32> %y, i32 0, i32 16, i32 1, i16 0, i32 undef, <16 x i1> %m1)
  %big = icmp sgt <16 x i32> %x1, splat (i32 77)
  %kept = or <16 x i1> %m1, %big
  br label %next
next:
  %x2 = phi <16 x i32> [ %x, %head ], [ %x1, %then ]
  %m.next = phi <16 x i1> [ %m1, %head ], [ %kept, %then ]
  %any = call i1 @llvm.genx.any.v16i1(<16 x i1> %m.next)
  br i1 %any, label %head, label %end
end:
  call void @llvm.genx.svm.block.st.i64.v16i32(i64 %p, <16 x i32> %x2)
  ret void
}

; A barrier is for the whole thread.
define dllexport spir_kernel void @barrier(i64 %p, <16 x i32> %a, <16 x i32> %b) {
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
  call void @llvm.genx.barrier()
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

; The hardware has masks of 8, 16 or 32 lanes.
define dllexport spir_kernel void @few(i64 %p, <4 x i32> %a, <4 x i32> %b) {
entry:
  %m = icmp slt <4 x i32> %a, zeroinitializer
  %m.any = call i1 @llvm.genx.any.v4i1(<4 x i1> %m)
  br i1 %m.any, label %then, label %end
then:
  %sum = add <4 x i32> %a, %b
  %r1 = call <4 x i32> @llvm.genx.wrregioni.v4i32.v4i32.i16.v4i1(<4 x i32> %a, <4 x i32> %sum, i32 0, i32 4, i32 1, i16 0, i32 undef, <4 x i1> %m)
  %c = icmp sgt <4 x i32> %b, %sum
  %m2 = and <4 x i1> %m, %c
  %m2.any = call i1 @llvm.genx.any.v4i1(<4 x i1> %m2)
  br i1 %m2.any, label %inner, label %after
inner:
  %dif = sub <4 x i32> %r1, %b
  %r2 = call <4 x i32> @llvm.genx.wrregioni.v4i32.v4i32.i16.v4i1(<4 x i32> %r1, <4 x i32> %dif, i32 0, i32 4, i32 1, i16 0, i32 undef, <4 x i1> %m2)
  br label %after
after:
  %r3 = phi <4 x i32> [ %r1, %then ], [ %r2, %inner ]
  br label %end
end:
  %r4 = phi <4 x i32> [ %a, %entry ], [ %r3, %after ]
  call void @llvm.genx.svm.block.st.i64.v4i32(i64 %p, <4 x i32> %r4)
  ret void
}

; A branch of the whole thread.
define dllexport spir_kernel void @scalar(i64 %p, <16 x i32> %a, <16 x i32> %b) {
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
  %e = extractelement <16 x i32> %b, i32 0
  %one = icmp eq i32 %e, 1
  br i1 %one, label %more, label %after
more:
  %dif = sub <16 x i32> %r1, %b
  %r2 = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> %r1, <16 x i32> %dif, i32 0, i32 16, i32 1, i16 0, i32 undef, <16 x i1> %m2)
  br label %after
after:
  %r3 = phi <16 x i32> [ %r1, %then ], [ %r1, %inner ], [ %r2, %more ]
  br label %end
end:
  %r4 = phi <16 x i32> [ %a, %entry ], [ %r3, %after ]
  call void @llvm.genx.svm.block.st.i64.v16i32(i64 %p, <16 x i32> %r4)
  ret void
}

; A loop that does not start with all lanes.
define dllexport spir_kernel void @some(i64 %p, <8 x i32> %a, <8 x i32> %b) {
entry:
  %first = icmp ne <8 x i32> %a, zeroinitializer
  %last = and <8 x i32> %b, splat (i32 31)
  br label %loop
loop:
  %m = phi <8 x i1> [ %first, %entry ], [ %m3, %latch ]
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

; A block that is reached from elsewhere as well.
define dllexport spir_kernel void @entered(i64 %p, <16 x i32> %a, <16 x i32> %b) {
entry:
  %e = extractelement <16 x i32> %b, i32 0
  %one = icmp eq i32 %e, 1
  %m = icmp slt <16 x i32> %a, zeroinitializer
  %c = icmp sgt <16 x i32> %a, %b
  %m2 = and <16 x i1> %m, %c
  br i1 %one, label %inner, label %test
test:
  %m.any = call i1 @llvm.genx.any.v16i1(<16 x i1> %m)
  br i1 %m.any, label %then, label %end
then:
  %m2.any = call i1 @llvm.genx.any.v16i1(<16 x i1> %m2)
  br i1 %m2.any, label %inner, label %end
inner:
  %r = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> %a, <16 x i32> %b, i32 0, i32 16, i32 1, i16 0, i32 undef, <16 x i1> %m2)
  br label %end
end:
  %s = phi <16 x i32> [ %a, %test ], [ %a, %then ], [ %r, %inner ]
  call void @llvm.genx.svm.block.st.i64.v16i32(i64 %p, <16 x i32> %s)
  ret void
}

; A call is made for 16 lanes.
define dllexport spir_kernel void @calls(i64 %p, <16 x i32> %a, <16 x i32> %b) {
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
  %n = extractelement <16 x i32> %b, i32 0
  call void @again(i32 %n, i64 %p)
  ret void
}

define internal void @again(i32 %n, i64 %p) noinline {
entry:
  %more = icmp sgt i32 %n, 0
  br i1 %more, label %next, label %end
next:
  %less = sub i32 %n, 1
  %v = insertelement <4 x i32> zeroinitializer, i32 %n, i32 0
  call void @again(i32 %less, i64 %p)
  call void @llvm.genx.svm.block.st.i64.v4i32(i64 %p, <4 x i32> %v)
  br label %end
end:
  ret void
}

; The next turn has fewer lanes than go on.
define dllexport spir_kernel void @fewer(i64 %p, <8 x i32> %a, <8 x i32> %b) {
entry:
  %last = and <8 x i32> %b, splat (i32 31)
  br label %loop
loop:
  %m = phi <8 x i1> [ splat (i1 true), %entry ], [ %m2, %latch ]
  %i = phi <8 x i32> [ zeroinitializer, %entry ], [ %i1, %latch ]
  %less = icmp slt <8 x i32> %i, %last
  %m1 = and <8 x i1> %m, %less
  %any = call i1 @llvm.genx.any.v8i1(<8 x i1> %m1)
  br i1 %any, label %latch, label %end
latch:
  %next = add <8 x i32> %i, splat (i32 1)
  %i1 = call <8 x i32> @llvm.genx.wrregioni.v8i32.v8i32.i16.v8i1(<8 x i32> %i, <8 x i32> %next, i32 0, i32 8, i32 1, i16 0, i32 undef, <8 x i1> %m1)
  %other = icmp ne <8 x i32> %i1, %a
  %m2 = and <8 x i1> %m1, %other
  br label %loop
end:
  call void @llvm.genx.svm.block.st.i64.v8i32(i64 %p, <8 x i32> %i)
  ret void
}

declare i1 @llvm.genx.any.v4i1(<4 x i1>)
declare i1 @llvm.genx.any.v8i1(<8 x i1>)
declare i1 @llvm.genx.any.v16i1(<16 x i1>)
declare <4 x i32> @llvm.genx.wrregioni.v4i32.v4i32.i16.v4i1(<4 x i32>, <4 x i32>, i32, i32, i32, i16, i32, <4 x i1>)
declare <8 x i32> @llvm.genx.wrregioni.v8i32.v8i32.i16.v8i1(<8 x i32>, <8 x i32>, i32, i32, i32, i16, i32, <8 x i1>)
declare <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32>, <16 x i32>, i32, i32, i32, i16, i32, <16 x i1>)
declare void @llvm.genx.svm.block.st.i64.v4i32(i64, <4 x i32>)
declare void @llvm.genx.svm.block.st.i64.v8i32(i64, <8 x i32>)
declare void @llvm.genx.svm.block.st.i64.v16i32(i64, <16 x i32>)
declare void @llvm.genx.barrier()

!genx.kernels = !{!1, !2, !3, !4, !5, !6, !7, !8}
!1 = !{ptr @alone, !"alone", !{i32 0, i32 0, i32 0}, i32 0, i32 0, !{i32 0, i32 0, i32 0}, !{!"svmptr_t", !"", !""}, i32 0}
!2 = !{ptr @barrier, !"barrier", !{i32 0, i32 0, i32 0}, i32 0, i32 0, !{i32 0, i32 0, i32 0}, !{!"svmptr_t", !"", !""}, i32 0}
!3 = !{ptr @few, !"few", !{i32 0, i32 0, i32 0}, i32 0, i32 0, !{i32 0, i32 0, i32 0}, !{!"svmptr_t", !"", !""}, i32 0}
!4 = !{ptr @scalar, !"scalar", !{i32 0, i32 0, i32 0}, i32 0, i32 0, !{i32 0, i32 0, i32 0}, !{!"svmptr_t", !"", !""}, i32 0}
!5 = !{ptr @some, !"some", !{i32 0, i32 0, i32 0}, i32 0, i32 0, !{i32 0, i32 0, i32 0}, !{!"svmptr_t", !"", !""}, i32 0}
!6 = !{ptr @entered, !"entered", !{i32 0, i32 0, i32 0}, i32 0, i32 0, !{i32 0, i32 0, i32 0}, !{!"svmptr_t", !"", !""}, i32 0}
!7 = !{ptr @calls, !"calls", !{i32 0, i32 0, i32 0}, i32 0, i32 0, !{i32 0, i32 0, i32 0}, !{!"svmptr_t", !"", !""}, i32 0}
!8 = !{ptr @fewer, !"fewer", !{i32 0, i32 0, i32 0}, i32 0, i32 0, !{i32 0, i32 0, i32 0}, !{!"svmptr_t", !"", !""}, i32 0}
