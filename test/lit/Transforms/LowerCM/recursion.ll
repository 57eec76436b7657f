; A function that calls itself stays a function, if the kernel may get to its call: conditions that are constants after
; inlining decide. The functions between are inlined. Without a body it is an error.
; CHECK lines by hand: what is checked is what is left of calls, and messages
; RUN: split-file %s %t
; RUN: cat %t/head.ll %t/unreached.ll > %t/good.ll
; RUN: cmx-opt -passes=cmx-lower-cm -verify-each -S %t/good.ll | FileCheck %s --check-prefix=GOOD
; RUN: cat %t/head.ll %t/reached.ll > %t/left.ll
; RUN: cmx-opt -passes=cmx-lower-cm -verify-each -S %t/left.ll | FileCheck %s --check-prefix=LEFT
; RUN: sed 's/call i32 @sum(i32 %less)/call i32 @none(i32 %less)/' %t/left.ll > %t/bad.ll
; RUN: not cmx-opt -passes=cmx-lower-cm -S %t/bad.ll -o %t/bad.out.ll 2>&1 | FileCheck %s --check-prefix=BAD
; RUN: not ls %t/bad.out.ll
;--- head.ll
target datalayout = "e-i64:64-n8:16:32:64"
target triple = "spirv64-unknown-unknown"

@.kernel = private unnamed_addr constant [10 x i8] c"cm.kernel\00", section "llvm.metadata"
@llvm.global.annotations = appending global [1 x { ptr, ptr, ptr, i32, ptr }] [
  { ptr, ptr, ptr, i32, ptr } { ptr @k, ptr @.kernel, ptr null, i32 1, ptr null }], section "llvm.metadata"

define internal i32 @sum(i32 %n) {
  %is.last = icmp eq i32 %n, 0
  br i1 %is.last, label %last, label %more
last:
  ret i32 0
more:
  %less = sub i32 %n, 1
  %rest = call i32 @sum(i32 %less)
  %all = add i32 %rest, %n
  ret i32 %all
}

define internal i32 @if_deep(i1 %deep, i32 %n) {
  br i1 %deep, label %yes, label %no
yes:
  %all = call i32 @sum(i32 %n)
  ret i32 %all
no:
  ret i32 %n
}

define internal i32 @by_mode(i32 %mode, i32 %n) {
  switch i32 %mode, label %other [ i32 1, label %one
                                   i32 2, label %two ]
one:
  ret i32 1
two:
  %all = call i32 @sum(i32 %n)
  ret i32 %all
other:
  ret i32 %n
}
declare void @llvm.genx.set.sr0.2(i32)
declare i32 @none(i32)
;--- unreached.ll
; GOOD-LABEL: define {{.*}}@k(
; GOOD-NOT:   call i32 @sum
; GOOD:       call void @llvm.genx.set.sr0.2(i32 %n)
; GOOD-NOT:   call i32 @sum
; GOOD-NOT:   define {{.*}}@sum
define void @k(i32 %n) {
  br i1 false, label %never, label %always
never:
  %x = call i32 @sum(i32 %n)
  br label %always
always:
  %y = call i32 @if_deep(i1 false, i32 %n)
  %z = call i32 @by_mode(i32 3, i32 %y)
  call void @llvm.genx.set.sr0.2(i32 %z)
  ret void
}
;--- reached.ll
; LEFT-LABEL: define {{.*}}@sum(
; LEFT:         call i32 @sum(
; LEFT-LABEL: define {{.*}}@k(
; LEFT-NOT:     call i32 @if_deep
; LEFT:         call i32 @sum(i32 %n)
; LEFT-NOT:   define
; BAD: 'none' has no body in this source, and nothing links kernels [cmx-call-unsupported]
define void @k(i32 %n, i1 %c) {
  %y = call i32 @if_deep(i1 %c, i32 %n)
  call void @llvm.genx.set.sr0.2(i32 %y)
  ret void
}
