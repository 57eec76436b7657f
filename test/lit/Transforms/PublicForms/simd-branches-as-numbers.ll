; A branch depends on simdcf.any also if a front end made a number of the condition.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-public-forms -S %s | FileCheck %s

declare i1 @llvm.genx.simdcf.any.v8i1(<8 x i1>)

define void @compared(<8 x i1> %v, <8 x i32> %x, ptr %p) {
; CHECK-LABEL: @compared(
; CHECK:       entry:
; CHECK-NEXT:    [[WAITS:%.*]] = alloca <8 x i1>, align 1
; CHECK-NEXT:    store <8 x i1> zeroinitializer, ptr [[WAITS]], align 1
; CHECK-NEXT:    [[ACTIVE:%.*]] = alloca <8 x i1>, align 1
; CHECK-NEXT:    store <8 x i1> splat (i1 true), ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP0:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[V:%.*]])
; CHECK-NEXT:    [[NUMBER:%.*]] = zext i1 [[TMP0]] to i8
; CHECK-NEXT:    [[IS:%.*]] = icmp ne i8 [[NUMBER]], 0
; CHECK-NEXT:    [[TMP1:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[V]])
; CHECK-NEXT:    [[TMP2:%.*]] = xor <8 x i1> [[V]], splat (i1 true)
; CHECK-NEXT:    [[TMP3:%.*]] = select <8 x i1> splat (i1 true), <8 x i1> [[TMP2]], <8 x i1> zeroinitializer
; CHECK-NEXT:    [[TMP4:%.*]] = select <8 x i1> splat (i1 true), <8 x i1> [[V]], <8 x i1> zeroinitializer
; CHECK-NEXT:    [[TMP5:%.*]] = load <8 x i1>, ptr [[WAITS]], align 1
; CHECK-NEXT:    [[TMP6:%.*]] = or <8 x i1> [[TMP5]], [[TMP4]]
; CHECK-NEXT:    store <8 x i1> [[TMP6]], ptr [[WAITS]], align 1
; CHECK-NEXT:    br label %then.lanes
; CHECK:       then.lanes:
; CHECK-NEXT:    [[TMP7:%.*]] = load <8 x i1>, ptr [[WAITS]], align 1
; CHECK-NEXT:    store <8 x i1> zeroinitializer, ptr [[WAITS]], align 1
; CHECK-NEXT:    store <8 x i1> [[TMP7]], ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP8:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[TMP7]])
; CHECK-NEXT:    br i1 [[TMP8]], label %then, label %all.lanes
; CHECK:       then:
; CHECK-NEXT:    [[TMP9:%.*]] = load <8 x i32>, ptr [[P:%.*]], align 32
; CHECK-NEXT:    [[TMP10:%.*]] = load <8 x i1>, ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP11:%.*]] = select <8 x i1> [[TMP10]], <8 x i32> [[X:%.*]], <8 x i32> [[TMP9]]
; CHECK-NEXT:    store <8 x i32> [[TMP11]], ptr [[P]], align 32
; CHECK-NEXT:    [[TMP12:%.*]] = load <8 x i1>, ptr [[ACTIVE]], align 1
; CHECK-NEXT:    br label %all.lanes
; CHECK:       all.lanes:
; CHECK-NEXT:    store <8 x i1> splat (i1 true), ptr [[ACTIVE]], align 1
; CHECK-NEXT:    br label %end
; CHECK:       end:
; CHECK-NEXT:    ret void
entry:
  %any = call i1 @llvm.genx.simdcf.any.v8i1(<8 x i1> %v)
  %number = zext i1 %any to i8
  %is = icmp ne i8 %number, 0
  br i1 %is, label %then, label %end
then:
  store <8 x i32> %x, ptr %p
  br label %end
end:
  ret void
}

define void @negated(<8 x i1> %v, <8 x i32> %x, ptr %p) {
; CHECK-LABEL: @negated(
; CHECK:       entry:
; CHECK-NEXT:    [[WAITS:%.*]] = alloca <8 x i1>, align 1
; CHECK-NEXT:    store <8 x i1> zeroinitializer, ptr [[WAITS]], align 1
; CHECK-NEXT:    [[ACTIVE:%.*]] = alloca <8 x i1>, align 1
; CHECK-NEXT:    store <8 x i1> splat (i1 true), ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP0:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[V:%.*]])
; CHECK-NEXT:    [[NUMBER:%.*]] = sext i1 [[TMP0]] to i32
; CHECK-NEXT:    [[IS:%.*]] = icmp eq i32 [[NUMBER]], 0
; CHECK-NEXT:    [[TMP1:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[V]])
; CHECK-NEXT:    [[TMP2:%.*]] = xor i1 [[TMP1]], true
; CHECK-NEXT:    [[TMP3:%.*]] = xor <8 x i1> [[V]], splat (i1 true)
; CHECK-NEXT:    [[TMP4:%.*]] = select <8 x i1> splat (i1 true), <8 x i1> [[TMP3]], <8 x i1> zeroinitializer
; CHECK-NEXT:    [[TMP5:%.*]] = select <8 x i1> splat (i1 true), <8 x i1> [[V]], <8 x i1> zeroinitializer
; CHECK-NEXT:    [[TMP6:%.*]] = load <8 x i1>, ptr [[WAITS]], align 1
; CHECK-NEXT:    [[TMP7:%.*]] = or <8 x i1> [[TMP6]], [[TMP4]]
; CHECK-NEXT:    store <8 x i1> [[TMP7]], ptr [[WAITS]], align 1
; CHECK-NEXT:    br label %then.lanes
; CHECK:       then.lanes:
; CHECK-NEXT:    [[TMP8:%.*]] = load <8 x i1>, ptr [[WAITS]], align 1
; CHECK-NEXT:    store <8 x i1> zeroinitializer, ptr [[WAITS]], align 1
; CHECK-NEXT:    store <8 x i1> [[TMP8]], ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP9:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[TMP8]])
; CHECK-NEXT:    br i1 [[TMP9]], label %then, label %all.lanes
; CHECK:       then:
; CHECK-NEXT:    [[TMP10:%.*]] = load <8 x i32>, ptr [[P:%.*]], align 32
; CHECK-NEXT:    [[TMP11:%.*]] = load <8 x i1>, ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP12:%.*]] = select <8 x i1> [[TMP11]], <8 x i32> [[X:%.*]], <8 x i32> [[TMP10]]
; CHECK-NEXT:    store <8 x i32> [[TMP12]], ptr [[P]], align 32
; CHECK-NEXT:    [[TMP13:%.*]] = load <8 x i1>, ptr [[ACTIVE]], align 1
; CHECK-NEXT:    br label %all.lanes
; CHECK:       all.lanes:
; CHECK-NEXT:    store <8 x i1> splat (i1 true), ptr [[ACTIVE]], align 1
; CHECK-NEXT:    br label %end
; CHECK:       end:
; CHECK-NEXT:    ret void
entry:
  %any = call i1 @llvm.genx.simdcf.any.v8i1(<8 x i1> %v)
  %number = sext i1 %any to i32
  %is = icmp eq i32 %number, 0
  br i1 %is, label %then, label %end
then:
  store <8 x i32> %x, ptr %p
  br label %end
end:
  ret void
}

define void @truncated(<8 x i1> %v, <8 x i32> %x, ptr %p) {
; CHECK-LABEL: @truncated(
; CHECK:       entry:
; CHECK-NEXT:    [[WAITS:%.*]] = alloca <8 x i1>, align 1
; CHECK-NEXT:    store <8 x i1> zeroinitializer, ptr [[WAITS]], align 1
; CHECK-NEXT:    [[ACTIVE:%.*]] = alloca <8 x i1>, align 1
; CHECK-NEXT:    store <8 x i1> splat (i1 true), ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP0:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[V:%.*]])
; CHECK-NEXT:    [[NOT:%.*]] = xor i1 [[TMP0]], true
; CHECK-NEXT:    [[NUMBER:%.*]] = zext i1 [[NOT]] to i8
; CHECK-NEXT:    [[KEPT:%.*]] = freeze i8 [[NUMBER]]
; CHECK-NEXT:    [[IS:%.*]] = trunc i8 [[KEPT]] to i1
; CHECK-NEXT:    [[TMP1:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[V]])
; CHECK-NEXT:    [[TMP2:%.*]] = xor i1 [[TMP1]], true
; CHECK-NEXT:    [[TMP3:%.*]] = xor <8 x i1> [[V]], splat (i1 true)
; CHECK-NEXT:    [[TMP4:%.*]] = select <8 x i1> splat (i1 true), <8 x i1> [[TMP3]], <8 x i1> zeroinitializer
; CHECK-NEXT:    [[TMP5:%.*]] = select <8 x i1> splat (i1 true), <8 x i1> [[V]], <8 x i1> zeroinitializer
; CHECK-NEXT:    [[TMP6:%.*]] = load <8 x i1>, ptr [[WAITS]], align 1
; CHECK-NEXT:    [[TMP7:%.*]] = or <8 x i1> [[TMP6]], [[TMP4]]
; CHECK-NEXT:    store <8 x i1> [[TMP7]], ptr [[WAITS]], align 1
; CHECK-NEXT:    br label %then.lanes
; CHECK:       then.lanes:
; CHECK-NEXT:    [[TMP8:%.*]] = load <8 x i1>, ptr [[WAITS]], align 1
; CHECK-NEXT:    store <8 x i1> zeroinitializer, ptr [[WAITS]], align 1
; CHECK-NEXT:    store <8 x i1> [[TMP8]], ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP9:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[TMP8]])
; CHECK-NEXT:    br i1 [[TMP9]], label %then, label %all.lanes
; CHECK:       then:
; CHECK-NEXT:    [[TMP10:%.*]] = load <8 x i32>, ptr [[P:%.*]], align 32
; CHECK-NEXT:    [[TMP11:%.*]] = load <8 x i1>, ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP12:%.*]] = select <8 x i1> [[TMP11]], <8 x i32> [[X:%.*]], <8 x i32> [[TMP10]]
; CHECK-NEXT:    store <8 x i32> [[TMP12]], ptr [[P]], align 32
; CHECK-NEXT:    [[TMP13:%.*]] = load <8 x i1>, ptr [[ACTIVE]], align 1
; CHECK-NEXT:    br label %all.lanes
; CHECK:       all.lanes:
; CHECK-NEXT:    store <8 x i1> splat (i1 true), ptr [[ACTIVE]], align 1
; CHECK-NEXT:    br label %end
; CHECK:       end:
; CHECK-NEXT:    ret void
entry:
  %any = call i1 @llvm.genx.simdcf.any.v8i1(<8 x i1> %v)
  %not = xor i1 %any, true
  %number = zext i1 %not to i8
  %kept = freeze i8 %number
  %is = trunc i8 %kept to i1
  br i1 %is, label %then, label %end
then:
  store <8 x i32> %x, ptr %p
  br label %end
end:
  ret void
}

; This depends on another number, too: a branch of all lanes.
define void @sum(<8 x i1> %v, <8 x i32> %x, i32 %n, ptr %p) {
; CHECK-LABEL: @sum(
; CHECK:       entry:
; CHECK-NEXT:    [[TMP0:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[V:%.*]])
; CHECK-NEXT:    [[NUMBER:%.*]] = zext i1 [[TMP0]] to i32
; CHECK-NEXT:    [[SUM:%.*]] = add i32 [[NUMBER]], [[N:%.*]]
; CHECK-NEXT:    [[IS:%.*]] = icmp ne i32 [[SUM]], 0
; CHECK-NEXT:    br i1 [[IS]], label %then, label %end
; CHECK:       then:
; CHECK-NEXT:    store <8 x i32> [[X:%.*]], ptr [[P:%.*]], align 32
; CHECK-NEXT:    br label %end
; CHECK:       end:
; CHECK-NEXT:    ret void
entry:
  %any = call i1 @llvm.genx.simdcf.any.v8i1(<8 x i1> %v)
  %number = zext i1 %any to i32
  %sum = add i32 %number, %n
  %is = icmp ne i32 %sum, 0
  br i1 %is, label %then, label %end
then:
  store <8 x i32> %x, ptr %p
  br label %end
end:
  ret void
}

; So is this, which compares with another number than 0.
define void @other(<8 x i1> %v, <8 x i32> %x, ptr %p) {
; CHECK-LABEL: @other(
; CHECK:       entry:
; CHECK-NEXT:    [[TMP0:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[V:%.*]])
; CHECK-NEXT:    [[NUMBER:%.*]] = zext i1 [[TMP0]] to i32
; CHECK-NEXT:    [[IS:%.*]] = icmp ne i32 [[NUMBER]], 2
; CHECK-NEXT:    br i1 [[IS]], label %then, label %end
; CHECK:       then:
; CHECK-NEXT:    store <8 x i32> [[X:%.*]], ptr [[P:%.*]], align 32
; CHECK-NEXT:    br label %end
; CHECK:       end:
; CHECK-NEXT:    ret void
entry:
  %any = call i1 @llvm.genx.simdcf.any.v8i1(<8 x i1> %v)
  %number = zext i1 %any to i32
  %is = icmp ne i32 %number, 2
  br i1 %is, label %then, label %end
then:
  store <8 x i32> %x, ptr %p
  br label %end
end:
  ret void
}
