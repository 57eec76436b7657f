; A compare that ends a loop looks at the counter after its step.
; CHECK lines by utils/update-checks
; The InstCombine of LLVM 19 leaves flags of truncations out.
; UNSUPPORTED: llvm-19
; RUN: cmx-opt -passes=cmx-combine -verify-each -S %s | FileCheck %s

declare void @use(i8)

; InstCombine looks at the counter before the step, with 7 as the limit.
define void @up() {
; CHECK-LABEL: @up(
; CHECK:       entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    [[I:%.*]] = phi i32 [ 0, %entry ], [ [[J:%.*]], %loop ]
; CHECK-NEXT:    [[K:%.*]] = trunc nuw nsw i32 [[I]] to i8
; CHECK-NEXT:    call void @use(i8 [[K]])
; CHECK-NEXT:    [[J]] = add i32 [[I]], 1
; CHECK-NEXT:    [[C:%.*]] = icmp ult i32 [[J]], 8
; CHECK-NEXT:    br i1 [[C]], label %loop, label %done
; CHECK:       done:
; CHECK-NEXT:    ret void
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %k = trunc i32 %i to i8
  call void @use(i8 %k)
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, 8
  br i1 %c, label %loop, label %done
done:
  ret void
}

define void @signed() {
; CHECK-LABEL: @signed(
; CHECK:       entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    [[I:%.*]] = phi i16 [ -5, %entry ], [ [[J:%.*]], %loop ]
; CHECK-NEXT:    [[K:%.*]] = trunc i16 [[I]] to i8
; CHECK-NEXT:    call void @use(i8 [[K]])
; CHECK-NEXT:    [[J]] = add i16 [[I]], 3
; CHECK-NEXT:    [[C:%.*]] = icmp slt i16 [[J]], 90
; CHECK-NEXT:    br i1 [[C]], label %loop, label %done
; CHECK:       done:
; CHECK-NEXT:    ret void
entry:
  br label %loop
loop:
  %i = phi i16 [ -5, %entry ], [ %j, %loop ]
  %k = trunc i16 %i to i8
  call void @use(i8 %k)
  %j = add nsw i16 %i, 3
  %c = icmp slt i16 %j, 90
  br i1 %c, label %loop, label %done
done:
  ret void
}

; The loop goes on where the compare is false.
define void @until() {
; CHECK-LABEL: @until(
; CHECK:       entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    [[I:%.*]] = phi i32 [ 0, %entry ], [ [[J:%.*]], %loop ]
; CHECK-NEXT:    [[K:%.*]] = trunc i32 [[I]] to i8
; CHECK-NEXT:    call void @use(i8 [[K]])
; CHECK-NEXT:    [[J]] = add i32 [[I]], 1
; CHECK-NEXT:    [[C:%.*]] = icmp ugt i32 [[J]], 7
; CHECK-NEXT:    br i1 [[C]], label %done, label %loop
; CHECK:       done:
; CHECK-NEXT:    ret void
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %k = trunc i32 %i to i8
  call void @use(i8 %k)
  %j = add i32 %i, 1
  %c = icmp ugt i32 %i, 6
  br i1 %c, label %done, label %loop
done:
  ret void
}

; Tests for equality may wrap.
define void @down() {
; CHECK-LABEL: @down(
; CHECK:       entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    [[I:%.*]] = phi i64 [ 100, %entry ], [ [[J:%.*]], %loop ]
; CHECK-NEXT:    [[K:%.*]] = trunc i64 [[I]] to i8
; CHECK-NEXT:    call void @use(i8 [[K]])
; CHECK-NEXT:    [[J]] = add i64 [[I]], -1
; CHECK-NEXT:    [[C_NOT:%.*]] = icmp eq i64 [[J]], -1
; CHECK-NEXT:    br i1 [[C_NOT]], label %done, label %loop
; CHECK:       done:
; CHECK-NEXT:    ret void
entry:
  br label %loop
loop:
  %i = phi i64 [ 100, %entry ], [ %j, %loop ]
  %k = trunc i64 %i to i8
  call void @use(i8 %k)
  %j = add i64 %i, -1
  %c = icmp ne i64 %i, 0
  br i1 %c, label %loop, label %done
done:
  ret void
}

; The step of the last value wraps.
define void @step_wraps() {
; CHECK-LABEL: @step_wraps(
; CHECK:       entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    [[I:%.*]] = phi i32 [ 0, %entry ], [ [[J:%.*]], %loop ]
; CHECK-NEXT:    [[K:%.*]] = trunc i32 [[I]] to i8
; CHECK-NEXT:    call void @use(i8 [[K]])
; CHECK-NEXT:    [[J]] = add i32 [[I]], 16
; CHECK-NEXT:    [[C:%.*]] = icmp ult i32 [[I]], -20
; CHECK-NEXT:    br i1 [[C]], label %loop, label %done
; CHECK:       done:
; CHECK-NEXT:    ret void
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %k = trunc i32 %i to i8
  call void @use(i8 %k)
  %j = add i32 %i, 16
  %c = icmp ult i32 %i, -20
  br i1 %c, label %loop, label %done
done:
  ret void
}

; The start is no constant: it may be close to the end of the numbers.
define void @unknown_start(i32 %s) {
; CHECK-LABEL: @unknown_start(
; CHECK:       entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    [[I:%.*]] = phi i32 [ [[S:%.*]], %entry ], [ [[J:%.*]], %loop ]
; CHECK-NEXT:    [[K:%.*]] = trunc i32 [[I]] to i8
; CHECK-NEXT:    call void @use(i8 [[K]])
; CHECK-NEXT:    [[J]] = add i32 [[I]], 4
; CHECK-NEXT:    [[C:%.*]] = icmp ult i32 [[I]], 100
; CHECK-NEXT:    br i1 [[C]], label %loop, label %done
; CHECK:       done:
; CHECK-NEXT:    ret void
entry:
  br label %loop
loop:
  %i = phi i32 [ %s, %entry ], [ %j, %loop ]
  %k = trunc i32 %i to i8
  call void @use(i8 %k)
  %j = add i32 %i, 4
  %c = icmp ult i32 %i, 100
  br i1 %c, label %loop, label %done
done:
  ret void
}

; The first value wraps, although no later one does.
define void @start_wraps() {
; CHECK-LABEL: @start_wraps(
; CHECK:       entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    [[I:%.*]] = phi i32 [ -2, %entry ], [ [[J:%.*]], %loop ]
; CHECK-NEXT:    [[K:%.*]] = trunc i32 [[I]] to i8
; CHECK-NEXT:    call void @use(i8 [[K]])
; CHECK-NEXT:    [[J]] = add i32 [[I]], 4
; CHECK-NEXT:    [[C:%.*]] = icmp ult i32 [[I]], 100
; CHECK-NEXT:    br i1 [[C]], label %loop, label %done
; CHECK:       done:
; CHECK-NEXT:    ret void
entry:
  br label %loop
loop:
  %i = phi i32 [ -2, %entry ], [ %j, %loop ]
  %k = trunc i32 %i to i8
  call void @use(i8 %k)
  %j = add i32 %i, 4
  %c = icmp ult i32 %i, 100
  br i1 %c, label %loop, label %done
done:
  ret void
}

; The limit is no constant.
define void @unknown_limit(i32 %n) {
; CHECK-LABEL: @unknown_limit(
; CHECK:       entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    [[I:%.*]] = phi i32 [ 0, %entry ], [ [[J:%.*]], %loop ]
; CHECK-NEXT:    [[K:%.*]] = trunc i32 [[I]] to i8
; CHECK-NEXT:    call void @use(i8 [[K]])
; CHECK-NEXT:    [[J]] = add i32 [[I]], 1
; CHECK-NEXT:    [[C:%.*]] = icmp ult i32 [[I]], [[N:%.*]]
; CHECK-NEXT:    br i1 [[C]], label %loop, label %done
; CHECK:       done:
; CHECK-NEXT:    ret void
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %k = trunc i32 %i to i8
  call void @use(i8 %k)
  %j = add i32 %i, 1
  %c = icmp ult i32 %i, %n
  br i1 %c, label %loop, label %done
done:
  ret void
}

; Another value than the counter decides.
define void @other(i32 %n) {
; CHECK-LABEL: @other(
; CHECK:       entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    [[I:%.*]] = phi i32 [ 0, %entry ], [ [[J:%.*]], %loop ]
; CHECK-NEXT:    [[O:%.*]] = phi i32 [ 0, %entry ], [ [[I]], %loop ]
; CHECK-NEXT:    [[K:%.*]] = trunc i32 [[I]] to i8
; CHECK-NEXT:    call void @use(i8 [[K]])
; CHECK-NEXT:    [[J]] = add i32 [[I]], 1
; CHECK-NEXT:    [[C:%.*]] = icmp ult i32 [[O]], 9
; CHECK-NEXT:    br i1 [[C]], label %loop, label %done
; CHECK:       done:
; CHECK-NEXT:    ret void
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %o = phi i32 [ 0, %entry ], [ %i, %loop ]
  %k = trunc i32 %i to i8
  call void @use(i8 %k)
  %j = add i32 %i, 1
  %c = icmp ult i32 %o, 9
  br i1 %c, label %loop, label %done
done:
  ret void
}

; Two ways back: the first does not look at the counter.
define void @two_ways_back(i1 %b) {
; CHECK-LABEL: @two_ways_back(
; CHECK:       entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    [[I:%.*]] = phi i32 [ 0, %entry ], [ [[J:%.*]], %loop ], [ [[J]], %latch ]
; CHECK-NEXT:    [[K:%.*]] = trunc i32 [[I]] to i8
; CHECK-NEXT:    call void @use(i8 [[K]])
; CHECK-NEXT:    [[J]] = add i32 [[I]], 1
; CHECK-NEXT:    br i1 [[B:%.*]], label %loop, label %latch
; CHECK:       latch:
; CHECK-NEXT:    [[C:%.*]] = icmp ult i32 [[I]], 9
; CHECK-NEXT:    br i1 [[C]], label %loop, label %done
; CHECK:       done:
; CHECK-NEXT:    ret void
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ], [ %j, %latch ]
  %k = trunc i32 %i to i8
  call void @use(i8 %k)
  %j = add i32 %i, 1
  br i1 %b, label %loop, label %latch
latch:
  %c = icmp ult i32 %i, 9
  br i1 %c, label %loop, label %done
done:
  ret void
}

; The counter is multiplied.
define void @multiplied() {
; CHECK-LABEL: @multiplied(
; CHECK:       entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    [[I:%.*]] = phi i32 [ 1, %entry ], [ [[J:%.*]], %loop ]
; CHECK-NEXT:    [[K:%.*]] = trunc i32 [[I]] to i8
; CHECK-NEXT:    call void @use(i8 [[K]])
; CHECK-NEXT:    [[J]] = mul i32 [[I]], 3
; CHECK-NEXT:    [[C:%.*]] = icmp ult i32 [[I]], 81
; CHECK-NEXT:    br i1 [[C]], label %loop, label %done
; CHECK:       done:
; CHECK-NEXT:    ret void
entry:
  br label %loop
loop:
  %i = phi i32 [ 1, %entry ], [ %j, %loop ]
  %k = trunc i32 %i to i8
  call void @use(i8 %k)
  %j = mul i32 %i, 3
  %c = icmp ult i32 %i, 81
  br i1 %c, label %loop, label %done
done:
  ret void
}

; The step is not that of the compared counter.
define void @other_counter() {
; CHECK-LABEL: @other_counter(
; CHECK:       entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    [[I:%.*]] = phi i32 [ 0, %entry ], [ [[J:%.*]], %loop ]
; CHECK-NEXT:    [[N:%.*]] = phi i32 [ 0, %entry ], [ [[NEXT:%.*]], %loop ]
; CHECK-NEXT:    [[K:%.*]] = trunc i32 [[I]] to i8
; CHECK-NEXT:    call void @use(i8 [[K]])
; CHECK-NEXT:    [[NEXT]] = add i32 [[N]], 3
; CHECK-NEXT:    [[J]] = add i32 [[N]], 1
; CHECK-NEXT:    [[C:%.*]] = icmp ult i32 [[I]], 7
; CHECK-NEXT:    br i1 [[C]], label %loop, label %done
; CHECK:       done:
; CHECK-NEXT:    ret void
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %n = phi i32 [ 0, %entry ], [ %next, %loop ]
  %k = trunc i32 %i to i8
  call void @use(i8 %k)
  %next = add i32 %n, 3
  %j = add i32 %n, 1
  %c = icmp ult i32 %i, 7
  br i1 %c, label %loop, label %done
done:
  ret void
}

; The step is not known.
define void @by_n(i32 %n) {
; CHECK-LABEL: @by_n(
; CHECK:       entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    [[I:%.*]] = phi i32 [ 0, %entry ], [ [[J:%.*]], %loop ]
; CHECK-NEXT:    [[K:%.*]] = trunc i32 [[I]] to i8
; CHECK-NEXT:    call void @use(i8 [[K]])
; CHECK-NEXT:    [[J]] = add i32 [[I]], [[N:%.*]]
; CHECK-NEXT:    [[C:%.*]] = icmp ult i32 [[I]], 7
; CHECK-NEXT:    br i1 [[C]], label %loop, label %done
; CHECK:       done:
; CHECK-NEXT:    ret void
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %k = trunc i32 %i to i8
  call void @use(i8 %k)
  %j = add i32 %i, %n
  %c = icmp ult i32 %i, 7
  br i1 %c, label %loop, label %done
done:
  ret void
}

; The step and the compare are in another block than the branch.
define void @step_before(i1 %b) {
; CHECK-LABEL: @step_before(
; CHECK:       entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    [[I:%.*]] = phi i32 [ 0, %entry ], [ [[J:%.*]], %latch ]
; CHECK-NEXT:    [[J]] = add i32 [[I]], 1
; CHECK-NEXT:    br i1 [[B:%.*]], label %then, label %latch
; CHECK:       then:
; CHECK-NEXT:    [[K:%.*]] = trunc i32 [[I]] to i8
; CHECK-NEXT:    call void @use(i8 [[K]])
; CHECK-NEXT:    br label %latch
; CHECK:       latch:
; CHECK-NEXT:    call void @use(i8 1)
; CHECK-NEXT:    [[C:%.*]] = icmp ult i32 [[I]], 7
; CHECK-NEXT:    br i1 [[C]], label %loop, label %done
; CHECK:       done:
; CHECK-NEXT:    ret void
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %latch ]
  %k = trunc i32 %i to i8
  %j = add i32 %i, 1
  br i1 %b, label %then, label %latch
then:
  call void @use(i8 %k)
  br label %latch
latch:
  call void @use(i8 1)
  %c = icmp ult i32 %i, 7
  br i1 %c, label %loop, label %done
done:
  ret void
}

define void @compare_before(i1 %b) {
; CHECK-LABEL: @compare_before(
; CHECK:       entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    [[I:%.*]] = phi i32 [ 0, %entry ], [ [[J:%.*]], %latch ]
; CHECK-NEXT:    [[C:%.*]] = icmp ult i32 [[I]], 7
; CHECK-NEXT:    br i1 [[B:%.*]], label %then, label %latch
; CHECK:       then:
; CHECK-NEXT:    [[K:%.*]] = trunc i32 [[I]] to i8
; CHECK-NEXT:    call void @use(i8 [[K]])
; CHECK-NEXT:    br label %latch
; CHECK:       latch:
; CHECK-NEXT:    call void @use(i8 1)
; CHECK-NEXT:    [[J]] = add i32 [[I]], 1
; CHECK-NEXT:    br i1 [[C]], label %loop, label %done
; CHECK:       done:
; CHECK-NEXT:    ret void
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %latch ]
  %k = trunc i32 %i to i8
  %c = icmp ult i32 %i, 7
  br i1 %b, label %then, label %latch
then:
  call void @use(i8 %k)
  br label %latch
latch:
  call void @use(i8 1)
  %j = add i32 %i, 1
  br i1 %c, label %loop, label %done
done:
  ret void
}

; The loop goes on where the next step wraps.
define void @around() {
; CHECK-LABEL: @around(
; CHECK:       entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    [[I:%.*]] = phi i32 [ 5, %entry ], [ [[J:%.*]], %loop ]
; CHECK-NEXT:    [[K:%.*]] = trunc i32 [[I]] to i8
; CHECK-NEXT:    call void @use(i8 [[K]])
; CHECK-NEXT:    [[J]] = add i32 [[I]], 1
; CHECK-NEXT:    [[C:%.*]] = icmp ugt i32 [[I]], 3
; CHECK-NEXT:    br i1 [[C]], label %loop, label %done
; CHECK:       done:
; CHECK-NEXT:    ret void
entry:
  br label %loop
loop:
  %i = phi i32 [ 5, %entry ], [ %j, %loop ]
  %k = trunc i32 %i to i8
  call void @use(i8 %k)
  %j = add i32 %i, 1
  %c = icmp ugt i32 %i, 3
  br i1 %c, label %loop, label %done
done:
  ret void
}

; The counter of the loop outside, in a branch of the loop inside.
define void @outer_counter() {
; CHECK-LABEL: @outer_counter(
; CHECK:       entry:
; CHECK-NEXT:    br label %outer
; CHECK:       outer:
; CHECK-NEXT:    [[I:%.*]] = phi i32 [ 0, %entry ], [ [[J:%.*]], %latch ]
; CHECK-NEXT:    br label %inner
; CHECK:       inner:
; CHECK-NEXT:    [[K:%.*]] = trunc nuw nsw i32 [[I]] to i8
; CHECK-NEXT:    call void @use(i8 [[K]])
; CHECK-NEXT:    [[C:%.*]] = icmp samesign ult i32 [[I]], 7
; CHECK-NEXT:    br i1 [[C]], label %inner, label %latch
; CHECK:       latch:
; CHECK-NEXT:    call void @use(i8 1)
; CHECK-NEXT:    [[J]] = add i32 [[I]], 1
; CHECK-NEXT:    [[D:%.*]] = icmp eq i32 [[J]], 8
; CHECK-NEXT:    br i1 [[D]], label %outer, label %done
; CHECK:       done:
; CHECK-NEXT:    ret void
entry:
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %j, %latch ]
  br label %inner
inner:
  %k = trunc i32 %i to i8
  call void @use(i8 %k)
  %c = icmp ult i32 %i, 7
  br i1 %c, label %inner, label %latch
latch:
  call void @use(i8 1)
  %j = add i32 %i, 1
  %d = icmp ult i32 %j, 9
  br i1 %d, label %outer, label %done
done:
  ret void
}
