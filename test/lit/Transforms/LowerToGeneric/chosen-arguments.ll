; A function gets the address of one of two variables: its accesses stay.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-lower-to-generic -S %s | FileCheck %s

define internal i32 @reads(ptr %p) noinline {
; CHECK-LABEL: @reads(
; CHECK-NEXT:    call void @cmx_rt_step(ptr [[CONTEXT:%.*]], ptr @cmx.site, i64 2)
; CHECK-NEXT:    [[V:%.*]] = load i32, ptr [[P:%.*]], align 4
; CHECK-NEXT:    ret i32 [[V]]
  %v = load i32, ptr %p
  ret i32 %v
}

define i32 @chooses(i1 %c, i32 %n) {
; CHECK-LABEL: @chooses(
; CHECK-NEXT:    [[A:%.*]] = alloca i32, align 4
; CHECK-NEXT:    [[B:%.*]] = alloca i32, align 4
; CHECK-NEXT:    call void @cmx_rt_step(ptr [[CONTEXT:%.*]], ptr @cmx.site.1, i64 7)
; CHECK-NEXT:    store i32 [[N:%.*]], ptr [[A]], align 4
; CHECK-NEXT:    store i32 7, ptr [[B]], align 4
; CHECK-NEXT:    [[P:%.*]] = select i1 [[C:%.*]], ptr [[A]], ptr [[B]]
; CHECK-NEXT:    [[V:%.*]] = call i32 @reads(ptr [[CONTEXT]], ptr [[P]])
; CHECK-NEXT:    ret i32 [[V]]
  %a = alloca i32
  %b = alloca i32
  store i32 %n, ptr %a
  store i32 7, ptr %b
  %p = select i1 %c, ptr %a, ptr %b
  %v = call i32 @reads(ptr %p)
  ret i32 %v
}
