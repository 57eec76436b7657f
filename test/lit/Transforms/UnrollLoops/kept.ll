; Loops that stay as they are, one for each condition.
; CHECK lines by hand: the output is compared with the input
; RUN: cmx-opt -passes=cmx-unroll-loops -verify-each -S %s -o %t.out
; RUN: cmx-opt -passes=verify -S %s | diff - %t.out

declare i1 @llvm.genx.simdcf.any.v16i1(<16 x i1>)
declare void @llvm.genx.oword.st.v4i32(i32, i32, <4 x i32>)
declare { <16 x i1>, i1 } @llvm.genx.simdcf.join.v16i1(<16 x i1>, <16 x i1>)

; Nobody knows the number of turns.
define i32 @unknown(i32 %x, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ %x, %entry ], [ %t, %loop ]
  %t = mul i32 %s, 3
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %done
done:
  ret i32 %t
}

; Too many turns for LLVM.
define i32 @many(i32 %x) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ %x, %entry ], [ %t, %loop ]
  %t = mul i32 %s, %i
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, 400
  br i1 %c, label %loop, label %done
done:
  ret i32 %t
}

; An operation of 16 KB is 256 instructions, four are too many.
define <4096 x i32> @large(<4096 x i32> %x) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi <4096 x i32> [ %x, %entry ], [ %t, %loop ]
  %t = xor <4096 x i32> %s, splat (i32 3)
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, 4
  br i1 %c, label %loop, label %done
done:
  ret <4096 x i32> %t
}

; The same in a function that the loop calls.
define internal <4096 x i32> @large.callee(<4096 x i32> %x) noinline {
  %t = xor <4096 x i32> %x, splat (i32 3)
  ret <4096 x i32> %t
}

define <4096 x i32> @large.called(<4096 x i32> %x) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi <4096 x i32> [ %x, %entry ], [ %t, %loop ]
  %t = call <4096 x i32> @large.callee(<4096 x i32> %s)
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, 3
  br i1 %c, label %loop, label %done
done:
  ret <4096 x i32> %t
}

; A function that calls itself.
define internal i32 @endless(i32 %x) noinline {
  %r = call i32 @endless(i32 %x)
  ret i32 %r
}

define i32 @recursive(i32 %x) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ %x, %entry ], [ %t, %loop ]
  %t = call i32 @endless(i32 %s)
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, 2
  br i1 %c, label %loop, label %done
done:
  ret i32 %t
}

; The function will be part of the loop.
define internal i32 @inlined(i32 %x) {
  %r = mul i32 %x, 3
  ret i32 %r
}

define i32 @calls(i32 %x) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ %x, %entry ], [ %t, %loop ]
  %t = call i32 @inlined(i32 %s)
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, 2
  br i1 %c, label %loop, label %done
done:
  ret i32 %t
}

; Masks of lanes depend on the order of blocks.
define <16 x i1> @simd(<16 x i1> %mask, <16 x i1> %resume) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %m = phi <16 x i1> [ %mask, %entry ], [ %n, %loop ]
  %join = call { <16 x i1>, i1 } @llvm.genx.simdcf.join.v16i1(<16 x i1> %m, <16 x i1> %resume)
  %n = extractvalue { <16 x i1>, i1 } %join, 0
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, 2
  br i1 %c, label %loop, label %done
done:
  ret <16 x i1> %n
}

; The source forbids it.
define i32 @forbidden(i32 %x) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ %x, %entry ], [ %t, %loop ]
  %t = mul i32 %s, 3
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, 2
  br i1 %c, label %loop, label %done, !llvm.loop !0
done:
  ret i32 %t
}

; The block "sub" is called from two places of the loop.
define i32 @subroutine(i32 %x) {
entry:
  br label %first
first:
  %i = phi i32 [ 0, %entry ], [ %j, %latch ]
  %s = phi i32 [ %x, %entry ], [ %t, %latch ]
  br label %sub
second:
  %u = mul i32 %t, 3
  br label %sub
sub:
  %number = phi i32 [ 0, %first ], [ 1, %second ]
  %arg = phi i32 [ %s, %first ], [ %u, %second ]
  %t = xor i32 %arg, 77
  switch i32 %number, label %second [ i32 1, label %latch ]
latch:
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, 2
  br i1 %c, label %first, label %done
done:
  ret i32 %t
}

; LLVM compares its number.
define i32 @compared(i32 %x) {
entry:
  br label %first
first:
  %i = phi i32 [ 0, %entry ], [ %j, %latch ]
  %s = phi i32 [ %x, %entry ], [ %t, %latch ]
  br label %sub
second:
  %u = mul i32 %t, 3
  br label %sub
sub:
  %number = phi i32 [ 0, %first ], [ 1, %second ]
  %arg = phi i32 [ %s, %first ], [ %u, %second ]
  %t = xor i32 %arg, 77
  %last = icmp eq i32 %number, 1
  br i1 %last, label %latch, label %second
latch:
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, 2
  br i1 %c, label %first, label %done
done:
  ret i32 %t
}

; The function that the loop calls has a loop, which may be unrolled itself.
define internal i32 @looping(i32 %x, i32 %n) noinline {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %j = add i32 %i, %x
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %done
done:
  ret i32 %j
}

define i32 @calls.loop(i32 %x) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ %x, %entry ], [ %t, %loop ]
  %t = call i32 @looping(i32 %s, i32 %i)
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, 2
  br i1 %c, label %loop, label %done
done:
  ret i32 %t
}

; It calls another function.
define internal i32 @calling(i32 %x) noinline {
  %r = call i32 @looping(i32 %x, i32 7)
  ret i32 %r
}

define i32 @calls.calls(i32 %x) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ %x, %entry ], [ %t, %loop ]
  %t = call i32 @calling(i32 %s)
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, 2
  br i1 %c, label %loop, label %done
done:
  ret i32 %t
}

; Each turn has a variable of its own.
define void @variable(ptr addrspace(1) %dst) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %v = alloca [64 x i32], align 4
  store ptr %v, ptr addrspace(1) %dst, align 8
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, 2
  br i1 %c, label %loop, label %done
done:
  ret void
}

; Stores of 1 KB to shared memory are 16 instructions, 70 turns are too many, although the source wants that.
define void @stores(ptr addrspace(1) %dst, <256 x i32> %v) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  store volatile <256 x i32> %v, ptr addrspace(1) %dst, align 16
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, 70
  br i1 %c, label %loop, label %done, !llvm.loop !3
done:
  ret void
}

; Copies would be equal, and each has a message: a chain in a list.
define i64 @list(i64 %x) {
entry:
  br label %loop
loop:
  %i = phi i8 [ 0, %entry ], [ %j, %loop ]
  %s = phi i64 [ %x, %entry ], [ %t, %loop ]
  %p = inttoptr i64 %s to ptr addrspace(1)
  %t = load i64, ptr addrspace(1) %p, align 8
  %j = add i8 %i, 1
  %c = icmp ne i8 %j, 8
  br i1 %c, label %loop, label %done
done:
  ret i64 %t
}

; The list starts at a constant, which says nothing of its other elements.
@start = external addrspace(1) global ptr addrspace(1)
define ptr addrspace(1) @list.from() {
entry:
  br label %loop
loop:
  %i = phi i8 [ 0, %entry ], [ %j, %loop ]
  %p = phi ptr addrspace(1) [ @start, %entry ], [ %q, %loop ]
  %q = load ptr addrspace(1), ptr addrspace(1) %p, align 8
  %j = add i8 %i, 1
  %c = icmp ne i8 %j, 8
  br i1 %c, label %loop, label %done
done:
  ret ptr addrspace(1) %q
}

; An atomic operation is a message.
define i32 @atomic(ptr addrspace(1) %p, i32 %x) {
entry:
  br label %loop
loop:
  %i = phi i8 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ %x, %entry ], [ %q, %loop ]
  %q = atomicrmw add ptr addrspace(1) %p, i32 %s monotonic, align 4
  %j = add i8 %i, 1
  %c = icmp ne i8 %j, 8
  br i1 %c, label %loop, label %done
done:
  ret i32 %q
}

; No register file holds the array. The counter goes down, the exit is at the top.
define i32 @array(i32 %x) {
entry:
  %a = alloca [8192 x i16], align 16
  br label %header
header:
  %i = phi i32 [ 16, %entry ], [ %j, %body ]
  %s = phi i32 [ %x, %entry ], [ %t, %body ]
  %c = icmp sgt i32 %i, 0
  br i1 %c, label %body, label %done
body:
  %m = and i32 %s, 8191
  %p = getelementptr i16, ptr %a, i32 %m
  %w = load i16, ptr %p, align 2
  %e = sext i16 %w to i32
  %t = add i32 %s, %e
  %j = add i32 %i, -1
  br label %header
done:
  ret i32 %s
}

; A message of its own intrinsic; a sum starts with a constant.
define <4 x i32> @sum(i32 %buf, <4 x i32> %v) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi <4 x i32> [ zeroinitializer, %entry ], [ %t, %loop ]
  %t = add <4 x i32> %s, %v
  call void @llvm.genx.oword.st.v4i32(i32 %buf, i32 3, <4 x i32> %t)
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, 5
  br i1 %c, label %loop, label %done
done:
  ret <4 x i32> %t
}

!llvm.module.flags = !{!2}
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}
!2 = !{i32 1, !"cmx.shared-calls", i32 1}
!3 = distinct !{!3, !4}
!4 = !{!"llvm.loop.unroll.full"}
