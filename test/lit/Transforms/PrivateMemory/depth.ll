; A thread has memory for a frame and the deepest of the calls, whichever it is.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-private-memory -verify-each -S %s | FileCheck %s

define internal void @large() #1 {
; CHECK-LABEL: @large(
; CHECK-NEXT:    [[TMP1:%.*]] = shufflevector <2 x i32> [[ARGS:%.*]], <2 x i32> poison, <2 x i32> <i32 0, i32 1>
; CHECK-NEXT:    [[FRAME:%.*]] = bitcast <2 x i32> [[TMP1]] to i64
; CHECK-NEXT:    [[A:%.*]] = inttoptr i64 [[FRAME]] to ptr
; CHECK-NEXT:    store volatile i32 1, ptr [[A]], align 4
; CHECK-NEXT:    ret void
  %a = alloca [100 x i32]
  store volatile i32 1, ptr %a
  ret void
}

define internal void @small() #1 {
; CHECK-LABEL: @small(
; CHECK-NEXT:    [[TMP1:%.*]] = shufflevector <2 x i32> [[ARGS:%.*]], <2 x i32> poison, <2 x i32> <i32 0, i32 1>
; CHECK-NEXT:    [[FRAME:%.*]] = bitcast <2 x i32> [[TMP1]] to i64
; CHECK-NEXT:    [[A:%.*]] = inttoptr i64 [[FRAME]] to ptr
; CHECK-NEXT:    store volatile i32 2, ptr [[A]], align 4
; CHECK-NEXT:    ret void
  %a = alloca [2 x i32]
  store volatile i32 2, ptr %a
  ret void
}

define spir_kernel void @k(i32 %n) {
; CHECK-LABEL: @k(
; CHECK-NEXT:    [[HWID:%.*]] = call i32 @llvm.genx.get.hwid()
; CHECK-NEXT:    [[TMP1:%.*]] = zext i32 [[HWID]] to i64
; CHECK-NEXT:    [[TMP2:%.*]] = mul i64 [[TMP1]], 512
; CHECK-NEXT:    [[THREAD:%.*]] = add i64 [[PRIVATE_BASE:%.*]], [[TMP2]]
; CHECK-NEXT:    [[A:%.*]] = inttoptr i64 [[THREAD]] to ptr
; CHECK-NEXT:    store volatile i32 [[N:%.*]], ptr [[A]], align 4
; CHECK-NEXT:    [[TMP3:%.*]] = add i64 [[THREAD]], 64
; CHECK-NEXT:    [[TMP4:%.*]] = bitcast i64 [[TMP3]] to <2 x i32>
; CHECK-NEXT:    [[TMP5:%.*]] = shufflevector <2 x i32> [[TMP4]], <2 x i32> poison, <2 x i32> <i32 0, i32 1>
; CHECK-NEXT:    [[TMP6:%.*]] = shufflevector <2 x i32> poison, <2 x i32> [[TMP5]], <2 x i32> <i32 2, i32 3>
; CHECK-NEXT:    call void @large(<2 x i32> [[TMP6]])
; CHECK-NEXT:    [[TMP7:%.*]] = add i64 [[THREAD]], 64
; CHECK-NEXT:    [[TMP8:%.*]] = bitcast i64 [[TMP7]] to <2 x i32>
; CHECK-NEXT:    [[TMP9:%.*]] = shufflevector <2 x i32> [[TMP8]], <2 x i32> poison, <2 x i32> <i32 0, i32 1>
; CHECK-NEXT:    [[TMP10:%.*]] = shufflevector <2 x i32> poison, <2 x i32> [[TMP9]], <2 x i32> <i32 2, i32 3>
; CHECK-NEXT:    call void @small(<2 x i32> [[TMP10]])
; CHECK-NEXT:    ret void
  %a = alloca [2 x i32]
  store volatile i32 %n, ptr %a
  call void @large()
  call void @small()
  ret void
}

attributes #1 = { "cmx-stack-function" }

!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 0}
!2 = !{i32 0}
!3 = !{!""}
