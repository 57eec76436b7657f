; A function that calls an address, and after that another function, passes the place of the next frame on to both,
; although it has no variables.
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

define internal <1 x i32> @steps(<2 x i32> %args) #1 {
; CHECK-LABEL: @steps(
; CHECK-NEXT:    [[TMP1:%.*]] = shufflevector <4 x i32> [[ARGS:%.*]], <4 x i32> poison, <2 x i32> <i32 0, i32 1>
; CHECK-NEXT:    [[TMP2:%.*]] = shufflevector <4 x i32> [[ARGS]], <4 x i32> poison, <2 x i32> <i32 2, i32 3>
; CHECK-NEXT:    [[FRAME:%.*]] = bitcast <2 x i32> [[TMP2]] to i64
; CHECK-NEXT:    [[A:%.*]] = bitcast <2 x i32> [[TMP1]] to i64
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast i64 [[FRAME]] to <2 x i32>
; CHECK-NEXT:    [[TMP4:%.*]] = shufflevector <2 x i32> [[TMP3]], <2 x i32> poison, <4 x i32> <i32 poison, i32 poison, i32 0, i32 1>
; CHECK-NEXT:    [[TMP5:%.*]] = shufflevector <4 x i32> <i32 0, i32 undef, i32 undef, i32 undef>, <4 x i32> [[TMP4]], <4 x i32> <i32 0, i32 1, i32 6, i32 7>
; CHECK-NEXT:    [[R:%.*]] = call <1 x i32> @cmx.indirect.1.4(i64 [[A]], <4 x i32> [[TMP5]])
; CHECK-NEXT:    [[TMP6:%.*]] = shufflevector <2 x i32> [[TMP1]], <2 x i32> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
; CHECK-NEXT:    [[TMP7:%.*]] = bitcast i64 [[FRAME]] to <2 x i32>
; CHECK-NEXT:    [[TMP8:%.*]] = shufflevector <2 x i32> [[TMP7]], <2 x i32> poison, <4 x i32> <i32 poison, i32 poison, i32 0, i32 1>
; CHECK-NEXT:    [[TMP9:%.*]] = shufflevector <4 x i32> [[TMP6]], <4 x i32> [[TMP8]], <4 x i32> <i32 0, i32 1, i32 6, i32 7>
; CHECK-NEXT:    [[S:%.*]] = call <1 x i32> @steps(<4 x i32> [[TMP9]])
; CHECK-NEXT:    ret <1 x i32> [[S]]
  %a = bitcast <2 x i32> %args to i64
  %r = call <1 x i32> @cmx.indirect.1.1(i64 %a, <1 x i32> zeroinitializer)
  %s = call <1 x i32> @steps(<2 x i32> %args)
  ret <1 x i32> %s
}

define spir_kernel void @k() {
; CHECK-LABEL: @k(
; CHECK-NEXT:    [[HWID:%.*]] = call i32 @llvm.genx.get.hwid()
; CHECK-NEXT:    [[TMP1:%.*]] = zext i32 [[HWID]] to i64
; CHECK-NEXT:    [[TMP2:%.*]] = mul i64 [[TMP1]], 65536
; CHECK-NEXT:    [[THREAD:%.*]] = add i64 [[PRIVATE_BASE:%.*]], [[TMP2]]
; CHECK-NEXT:    [[A:%.*]] = bitcast i64 ptrtoint (ptr @frame to i64) to <2 x i32>
; CHECK-NEXT:    [[TMP3:%.*]] = shufflevector <2 x i32> [[A]], <2 x i32> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
; CHECK-NEXT:    [[TMP4:%.*]] = bitcast i64 [[THREAD]] to <2 x i32>
; CHECK-NEXT:    [[TMP5:%.*]] = shufflevector <2 x i32> [[TMP4]], <2 x i32> poison, <4 x i32> <i32 poison, i32 poison, i32 0, i32 1>
; CHECK-NEXT:    [[TMP6:%.*]] = shufflevector <4 x i32> [[TMP3]], <4 x i32> [[TMP5]], <4 x i32> <i32 0, i32 1, i32 6, i32 7>
; CHECK-NEXT:    [[R:%.*]] = call <1 x i32> @steps(<4 x i32> [[TMP6]])
; CHECK-NEXT:    ret void
  %a = bitcast i64 ptrtoint (ptr @frame to i64) to <2 x i32>
  %r = call <1 x i32> @steps(<2 x i32> %a)
  ret void
}

attributes #1 = { "cmx-stack-function" }

!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !1, !1, i32 0}
!1 = !{}
