; Stack functions get the address of their frame, and of the thread's variables, after their arguments.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-private-memory -verify-each -S %s | FileCheck %s
; RUN: cmx-opt -passes=cmx-private-memory,cmx-private-memory -S %s | FileCheck %s

@first = internal global i32 7, align 4 #0
@zeros = internal global [100 x i32] zeroinitializer, align 4 #0
@unset = internal global i64 undef, align 8 #0
@table = internal constant [4 x i32] [i32 1, i32 2, i32 3, i32 4]

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

define internal <1 x i32> @frame(<3 x i32> %args) #1 {
; CHECK-LABEL: @frame(
; CHECK-NEXT:    [[TMP1:%.*]] = shufflevector <8 x i32> [[ARGS:%.*]], <8 x i32> poison, <3 x i32> <i32 0, i32 1, i32 2>
; CHECK-NEXT:    [[TMP2:%.*]] = shufflevector <8 x i32> [[ARGS]], <8 x i32> poison, <2 x i32> <i32 4, i32 5>
; CHECK-NEXT:    [[FRAME:%.*]] = bitcast <2 x i32> [[TMP2]] to i64
; CHECK-NEXT:    [[A:%.*]] = inttoptr i64 [[FRAME]] to ptr
; CHECK-NEXT:    [[TMP3:%.*]] = shufflevector <8 x i32> [[ARGS]], <8 x i32> poison, <2 x i32> <i32 6, i32 7>
; CHECK-NEXT:    [[THREAD:%.*]] = bitcast <2 x i32> [[TMP3]] to i64
; CHECK-NEXT:    store volatile <3 x i32> [[TMP1]], ptr [[A]], align 16
; CHECK-NEXT:    ret <1 x i32> zeroinitializer
  %a = alloca <3 x i32>
  store volatile <3 x i32> %args, ptr %a
  ret <1 x i32> zeroinitializer
}

define internal void @variables() #1 {
; CHECK-LABEL: @variables(
; CHECK-NEXT:    [[TMP1:%.*]] = shufflevector <4 x i32> [[ARGS:%.*]], <4 x i32> poison, <2 x i32> <i32 0, i32 1>
; CHECK-NEXT:    [[FRAME:%.*]] = bitcast <2 x i32> [[TMP1]] to i64
; CHECK-NEXT:    [[TMP2:%.*]] = shufflevector <4 x i32> [[ARGS]], <4 x i32> poison, <2 x i32> <i32 2, i32 3>
; CHECK-NEXT:    [[THREAD:%.*]] = bitcast <2 x i32> [[TMP2]] to i64
; CHECK-NEXT:    [[TMP3:%.*]] = add i64 [[THREAD]], 408
; CHECK-NEXT:    [[UNSET:%.*]] = inttoptr i64 [[TMP3]] to ptr
; CHECK-NEXT:    [[TMP4:%.*]] = add i64 [[THREAD]], 4
; CHECK-NEXT:    [[ZEROS:%.*]] = inttoptr i64 [[TMP4]] to ptr
; CHECK-NEXT:    [[FIRST:%.*]] = inttoptr i64 [[THREAD]] to ptr
; CHECK-NEXT:    [[X:%.*]] = load i32, ptr [[FIRST]], align 4
; CHECK-NEXT:    [[TMP5:%.*]] = getelementptr [100 x i32], ptr [[ZEROS]], i32 0, i32 4
; CHECK-NEXT:    store i32 [[X]], ptr [[TMP5]], align 4
; CHECK-NEXT:    store i64 5, ptr [[UNSET]], align 4
; CHECK-NEXT:    ret void
  %x = load i32, ptr @first
  store i32 %x, ptr getelementptr ([100 x i32], ptr @zeros, i32 0, i32 4)
  store i64 5, ptr @unset
  ret void
}

; It needs no memory, nor do its callees.
define internal <1 x i32> @without(<1 x i32> %args) #1 {
; CHECK-LABEL: @without(
; CHECK-NEXT:    ret <1 x i32> [[ARGS:%.*]]
  ret <1 x i32> %args
}

; Only the functions that it calls need memory.
define internal void @passes() #1 {
; CHECK-LABEL: @passes(
; CHECK-NEXT:    [[TMP1:%.*]] = shufflevector <4 x i32> [[ARGS:%.*]], <4 x i32> poison, <2 x i32> <i32 0, i32 1>
; CHECK-NEXT:    [[FRAME:%.*]] = bitcast <2 x i32> [[TMP1]] to i64
; CHECK-NEXT:    [[TMP2:%.*]] = shufflevector <4 x i32> [[ARGS]], <4 x i32> poison, <2 x i32> <i32 2, i32 3>
; CHECK-NEXT:    [[THREAD:%.*]] = bitcast <2 x i32> [[TMP2]] to i64
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast i64 [[FRAME]] to <2 x i32>
; CHECK-NEXT:    [[TMP4:%.*]] = shufflevector <2 x i32> [[TMP3]], <2 x i32> poison, <8 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 1, i32 poison, i32 poison>
; CHECK-NEXT:    [[TMP5:%.*]] = shufflevector <8 x i32> <i32 0, i32 0, i32 0, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>, <8 x i32> [[TMP4]], <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 6, i32 7>
; CHECK-NEXT:    [[TMP6:%.*]] = bitcast i64 [[THREAD]] to <2 x i32>
; CHECK-NEXT:    [[TMP7:%.*]] = shufflevector <2 x i32> [[TMP6]], <2 x i32> poison, <8 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 1>
; CHECK-NEXT:    [[TMP8:%.*]] = shufflevector <8 x i32> [[TMP5]], <8 x i32> [[TMP7]], <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 14, i32 15>
; CHECK-NEXT:    [[A:%.*]] = call <1 x i32> @frame(<8 x i32> [[TMP8]])
; CHECK-NEXT:    [[TMP9:%.*]] = bitcast i64 [[FRAME]] to <2 x i32>
; CHECK-NEXT:    [[TMP10:%.*]] = shufflevector <2 x i32> [[TMP9]], <2 x i32> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
; CHECK-NEXT:    [[TMP11:%.*]] = shufflevector <4 x i32> poison, <4 x i32> [[TMP10]], <4 x i32> <i32 4, i32 5, i32 2, i32 3>
; CHECK-NEXT:    [[TMP12:%.*]] = bitcast i64 [[THREAD]] to <2 x i32>
; CHECK-NEXT:    [[TMP13:%.*]] = shufflevector <2 x i32> [[TMP12]], <2 x i32> poison, <4 x i32> <i32 poison, i32 poison, i32 0, i32 1>
; CHECK-NEXT:    [[TMP14:%.*]] = shufflevector <4 x i32> [[TMP11]], <4 x i32> [[TMP13]], <4 x i32> <i32 0, i32 1, i32 6, i32 7>
; CHECK-NEXT:    call void @variables(<4 x i32> [[TMP14]])
; CHECK-NEXT:    [[B:%.*]] = call <1 x i32> @without(<1 x i32> zeroinitializer)
; CHECK-NEXT:    ret void
  %a = call <1 x i32> @frame(<3 x i32> zeroinitializer)
  call void @variables()
  %b = call <1 x i32> @without(<1 x i32> zeroinitializer)
  ret void
}

define spir_kernel void @k(i32 %n) {
; CHECK-LABEL: @k(
; CHECK-NEXT:    [[HWID:%.*]] = call i32 @llvm.genx.get.hwid()
; CHECK-NEXT:    [[TMP1:%.*]] = zext i32 [[HWID]] to i64
; CHECK-NEXT:    [[TMP2:%.*]] = mul i64 [[TMP1]], 512
; CHECK-NEXT:    [[THREAD:%.*]] = add i64 [[PRIVATE_BASE:%.*]], [[TMP2]]
; CHECK-NEXT:    [[TMP3:%.*]] = add i64 [[THREAD]], 448
; CHECK-NEXT:    [[TMP4:%.*]] = inttoptr i64 [[THREAD]] to ptr
; CHECK-NEXT:    store <1 x i32> splat (i32 7), ptr [[TMP4]], align 4
; CHECK-NEXT:    [[TMP5:%.*]] = add i64 [[THREAD]], 4
; CHECK-NEXT:    [[TMP6:%.*]] = inttoptr i64 [[TMP5]] to ptr
; CHECK-NEXT:    call void @llvm.memset.p0.i64(ptr align 4 [[TMP6]], i8 0, i64 400, i1 false)
; CHECK-NEXT:    [[TMP7:%.*]] = add i64 [[THREAD]], 416
; CHECK-NEXT:    [[TMP8:%.*]] = inttoptr i64 [[TMP7]] to ptr
; CHECK-NEXT:    store <4 x i32> <i32 1, i32 2, i32 3, i32 4>, ptr [[TMP8]], align 1
; CHECK-NEXT:    [[TMP9:%.*]] = bitcast i64 [[TMP3]] to <2 x i32>
; CHECK-NEXT:    [[TMP10:%.*]] = shufflevector <2 x i32> [[TMP9]], <2 x i32> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
; CHECK-NEXT:    [[TMP11:%.*]] = shufflevector <4 x i32> poison, <4 x i32> [[TMP10]], <4 x i32> <i32 4, i32 5, i32 2, i32 3>
; CHECK-NEXT:    [[TMP12:%.*]] = bitcast i64 [[THREAD]] to <2 x i32>
; CHECK-NEXT:    [[TMP13:%.*]] = shufflevector <2 x i32> [[TMP12]], <2 x i32> poison, <4 x i32> <i32 poison, i32 poison, i32 0, i32 1>
; CHECK-NEXT:    [[TMP14:%.*]] = shufflevector <4 x i32> [[TMP11]], <4 x i32> [[TMP13]], <4 x i32> <i32 0, i32 1, i32 6, i32 7>
; CHECK-NEXT:    call void @passes(<4 x i32> [[TMP14]])
; CHECK-NEXT:    ret void
  call void @passes()
  ret void
}

; Of a table, only a part.
define internal void @part_of_table() #1 {
; CHECK-LABEL: @part_of_table(
; CHECK-NEXT:    [[TMP1:%.*]] = shufflevector <4 x i32> [[ARGS:%.*]], <4 x i32> poison, <2 x i32> <i32 0, i32 1>
; CHECK-NEXT:    [[FRAME:%.*]] = bitcast <2 x i32> [[TMP1]] to i64
; CHECK-NEXT:    [[A:%.*]] = inttoptr i64 [[FRAME]] to ptr
; CHECK-NEXT:    [[TMP2:%.*]] = shufflevector <4 x i32> [[ARGS]], <4 x i32> poison, <2 x i32> <i32 2, i32 3>
; CHECK-NEXT:    [[THREAD:%.*]] = bitcast <2 x i32> [[TMP2]] to i64
; CHECK-NEXT:    [[TMP3:%.*]] = add i64 [[THREAD]], 416
; CHECK-NEXT:    [[TABLE:%.*]] = inttoptr i64 [[TMP3]] to ptr
; CHECK-NEXT:    call void @llvm.memcpy.p0.p0.i64(ptr [[A]], ptr [[TABLE]], i64 8, i1 false)
; CHECK-NEXT:    ret void
  %a = alloca [2 x i32]
  call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr @table, i64 8, i1 false)
  ret void
}

attributes #0 = { "cmx-thread-variable" }
attributes #1 = { "cmx-stack-function" }
