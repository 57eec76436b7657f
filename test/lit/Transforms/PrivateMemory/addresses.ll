; How deep calls of addresses go is not known: a thread has as much memory as for recursion.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-private-memory -verify-each -S %s | FileCheck %s

declare <1 x i32> @cmx.indirect.1.1(i64, <1 x i32>) #1

define internal <1 x i32> @frame(<1 x i32> %args) #1 {
; CHECK-LABEL: @frame(
; CHECK-NEXT:    [[TMP1:%.*]] = shufflevector <4 x i32> [[ARGS:%.*]], <4 x i32> poison, <1 x i32> zeroinitializer
; CHECK-NEXT:    [[TMP2:%.*]] = shufflevector <4 x i32> [[ARGS]], <4 x i32> poison, <2 x i32> <i32 2, i32 3>
; CHECK-NEXT:    [[FRAME:%.*]] = bitcast <2 x i32> [[TMP2]] to i64
; CHECK-NEXT:    [[A:%.*]] = inttoptr i64 [[FRAME]] to ptr
; CHECK-NEXT:    store volatile <1 x i32> [[TMP1]], ptr [[A]], align 4
; CHECK-NEXT:    ret <1 x i32> [[TMP1]]
  %a = alloca [100 x i32]
  store volatile <1 x i32> %args, ptr %a
  ret <1 x i32> %args
}

define internal <1 x i32> @without(<1 x i32> %args) #1 {
; CHECK-LABEL: @without(
; CHECK-NEXT:    [[TMP1:%.*]] = shufflevector <4 x i32> [[ARGS:%.*]], <4 x i32> poison, <1 x i32> zeroinitializer
; CHECK-NEXT:    [[TMP2:%.*]] = shufflevector <4 x i32> [[ARGS]], <4 x i32> poison, <2 x i32> <i32 2, i32 3>
; CHECK-NEXT:    [[FRAME:%.*]] = bitcast <2 x i32> [[TMP2]] to i64
; CHECK-NEXT:    ret <1 x i32> [[TMP1]]
  ret <1 x i32> %args
}

define spir_kernel void @k(i64 %p, <1 x i32> %n) {
; CHECK-LABEL: @k(
; CHECK-NEXT:    [[HWID:%.*]] = call i32 @llvm.genx.get.hwid()
; CHECK-NEXT:    [[TMP1:%.*]] = zext i32 [[HWID]] to i64
; CHECK-NEXT:    [[TMP2:%.*]] = mul i64 [[TMP1]], 65536
; CHECK-NEXT:    [[THREAD:%.*]] = add i64 [[PRIVATE_BASE:%.*]], [[TMP2]]
; CHECK-NEXT:    [[C:%.*]] = icmp slt i64 [[P:%.*]], 0
; CHECK-NEXT:    [[F:%.*]] = select i1 [[C]], ptr @frame, ptr @without
; CHECK-NEXT:    [[A:%.*]] = ptrtoint ptr [[F]] to i64
; CHECK-NEXT:    [[TMP3:%.*]] = shufflevector <1 x i32> [[N:%.*]], <1 x i32> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
; CHECK-NEXT:    [[TMP4:%.*]] = bitcast i64 [[THREAD]] to <2 x i32>
; CHECK-NEXT:    [[TMP5:%.*]] = shufflevector <2 x i32> [[TMP4]], <2 x i32> poison, <4 x i32> <i32 poison, i32 poison, i32 0, i32 1>
; CHECK-NEXT:    [[TMP6:%.*]] = shufflevector <4 x i32> [[TMP3]], <4 x i32> [[TMP5]], <4 x i32> <i32 0, i32 1, i32 6, i32 7>
; CHECK-NEXT:    [[R:%.*]] = call <1 x i32> @cmx.indirect.1.4(i64 [[A]], <4 x i32> [[TMP6]])
; CHECK-NEXT:    ret void
  %c = icmp slt i64 %p, 0
  %f = select i1 %c, ptr @frame, ptr @without
  %a = ptrtoint ptr %f to i64
  %r = call <1 x i32> @cmx.indirect.1.1(i64 %a, <1 x i32> %n)
  ret void
}

attributes #1 = { "cmx-stack-function" }

!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 0, i32 0}
!2 = !{i32 0, i32 0}
!3 = !{!"", !""}
