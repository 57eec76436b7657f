; In a kernel traps return, also from an inlined function; a function that stays cannot.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes='cmx-expand-int64<platform=icllp>' -S %s | FileCheck %s
; RUN: cmx-opt -passes='cmx-expand-int64<platform=icllp>,cmx-expand-int64<platform=icllp>' -S %s | FileCheck %s

declare void @llvm.trap()
declare void @llvm.ubsantrap(i8)
declare void @llvm.genx.oword.st.v4i32(i32, i32, <4 x i32>)

define void @trap(i32 %n, <4 x i32> %v) {
; CHECK-LABEL: @trap(
; CHECK-NEXT:    [[C:%.*]] = icmp eq i32 [[N:%.*]], 0
; CHECK-NEXT:    br i1 [[C]], label %bad, label %good
; CHECK:       bad:
; CHECK-NEXT:    ret void
; CHECK:       good:
; CHECK-NEXT:    call void @llvm.genx.oword.st.v4i32(i32 1, i32 0, <4 x i32> [[V:%.*]])
; CHECK-NEXT:    ret void
  %c = icmp eq i32 %n, 0
  br i1 %c, label %bad, label %good
bad:
  call void @llvm.trap()
  unreachable
good:
  call void @llvm.genx.oword.st.v4i32(i32 1, i32 0, <4 x i32> %v)
  ret void
}

; What follows is gone, with its phis.
define void @in_front(i32 %n) {
; CHECK-LABEL: @in_front(
; CHECK:       entry:
; CHECK-NEXT:    [[C:%.*]] = icmp eq i32 [[N:%.*]], 0
; CHECK-NEXT:    br i1 [[C]], label %bad, label %join
; CHECK:       bad:
; CHECK-NEXT:    ret void
; CHECK:       join:
; CHECK-NEXT:    [[S:%.*]] = insertelement <4 x i32> poison, i32 [[N]], i64 0
; CHECK-NEXT:    call void @llvm.genx.oword.st.v4i32(i32 1, i32 0, <4 x i32> [[S]])
; CHECK-NEXT:    ret void
entry:
  %c = icmp eq i32 %n, 0
  br i1 %c, label %bad, label %join
bad:
  call void @llvm.ubsantrap(i8 3)
  %m = add i32 %n, 1
  br label %join
join:
  %p = phi i32 [ %m, %bad ], [ %n, %entry ]
  %s = insertelement <4 x i32> poison, i32 %p, i64 0
  call void @llvm.genx.oword.st.v4i32(i32 1, i32 0, <4 x i32> %s)
  ret void
}

define i32 @with_result() {
; CHECK-LABEL: @with_result(
; CHECK-NEXT:    call void @llvm.trap()
; CHECK-NEXT:    unreachable
  call void @llvm.trap()
  unreachable
}

define void @stays() "cmx-stack-function" {
; CHECK-LABEL: @stays(
; CHECK-NEXT:    call void @llvm.trap()
; CHECK-NEXT:    ret void
  call void @llvm.trap()
  ret void
}
