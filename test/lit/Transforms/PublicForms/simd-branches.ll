; Branches by lane. The blocks follow one another; lanes wait for theirs.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-public-forms -S %s | FileCheck %s

declare i1 @llvm.genx.simdcf.any.v8i1(<8 x i1>)
declare <8 x i32> @llvm.genx.simdcf.predicate.v8i32(<8 x i32>, <8 x i32>)
declare <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32>, <8 x i32>, i32, i32, i32, i16, i32, i1)
declare <16 x i32> @llvm.genx.wrregioni.v16i32.v4i32.i16.i1(<16 x i32>, <4 x i32>, i32, i32, i32, i16, i32, i1)
declare <8 x i32> @llvm.genx.svm.atomic.add.v8i32.v8i1.v8i64(<8 x i1>, <8 x i64>, <8 x i32>, <8 x i32>)
declare void @llvm.genx.svm.scatter.v1i1.v1i64.v1i32(<1 x i1>, i32, <1 x i64>, <1 x i32>)
declare i32 @llvm.genx.unmask.begin()
declare void @llvm.genx.unmask.end(i32)
declare void @llvm.genx.svm.scatter.v8i1.v8i64.v8i32(<8 x i1>, i32, <8 x i64>, <8 x i32>)

; A vector and a scalar; the scalar changes if any lane is active.
define void @if(<8 x i1> %v, <8 x i32> %x, ptr %p, ptr %q) {
; CHECK-LABEL: @if(
; CHECK:       entry:
; CHECK-NEXT:    [[WAITS:%.*]] = alloca <8 x i1>, align 1
; CHECK-NEXT:    store <8 x i1> zeroinitializer, ptr [[WAITS]], align 1
; CHECK-NEXT:    [[ACTIVE:%.*]] = alloca <8 x i1>, align 1
; CHECK-NEXT:    store <8 x i1> splat (i1 true), ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP0:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[V:%.*]])
; CHECK-NEXT:    [[TMP1:%.*]] = xor <8 x i1> [[V]], splat (i1 true)
; CHECK-NEXT:    [[TMP2:%.*]] = select <8 x i1> splat (i1 true), <8 x i1> [[TMP1]], <8 x i1> zeroinitializer
; CHECK-NEXT:    [[TMP3:%.*]] = select <8 x i1> splat (i1 true), <8 x i1> [[V]], <8 x i1> zeroinitializer
; CHECK-NEXT:    [[TMP4:%.*]] = load <8 x i1>, ptr [[WAITS]], align 1
; CHECK-NEXT:    [[TMP5:%.*]] = or <8 x i1> [[TMP4]], [[TMP3]]
; CHECK-NEXT:    store <8 x i1> [[TMP5]], ptr [[WAITS]], align 1
; CHECK-NEXT:    br label %then.lanes
; CHECK:       then.lanes:
; CHECK-NEXT:    [[TMP6:%.*]] = load <8 x i1>, ptr [[WAITS]], align 1
; CHECK-NEXT:    store <8 x i1> zeroinitializer, ptr [[WAITS]], align 1
; CHECK-NEXT:    store <8 x i1> [[TMP6]], ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP7:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[TMP6]])
; CHECK-NEXT:    br i1 [[TMP7]], label %then, label %all.lanes
; CHECK:       then:
; CHECK-NEXT:    [[TMP8:%.*]] = load <8 x i32>, ptr [[P:%.*]], align 32
; CHECK-NEXT:    [[TMP9:%.*]] = load <8 x i1>, ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP10:%.*]] = select <8 x i1> [[TMP9]], <8 x i32> [[X:%.*]], <8 x i32> [[TMP8]]
; CHECK-NEXT:    store <8 x i32> [[TMP10]], ptr [[P]], align 32
; CHECK-NEXT:    store i32 5, ptr [[Q:%.*]], align 4
; CHECK-NEXT:    [[TMP11:%.*]] = load <8 x i1>, ptr [[ACTIVE]], align 1
; CHECK-NEXT:    br label %all.lanes
; CHECK:       all.lanes:
; CHECK-NEXT:    store <8 x i1> splat (i1 true), ptr [[ACTIVE]], align 1
; CHECK-NEXT:    br label %end
; CHECK:       end:
; CHECK-NEXT:    ret void
entry:
  %any = call i1 @llvm.genx.simdcf.any.v8i1(<8 x i1> %v)
  br i1 %any, label %then, label %end

then:
  store <8 x i32> %x, ptr %p
  store i32 5, ptr %q
  br label %end

end:
  ret void
}

; Lanes leave one after the other; a message, a reduction's operand, and all lanes.
define void @loop(<8 x i64> %at, <8 x i32> %x, ptr %p) {
; CHECK-LABEL: @loop(
; CHECK:       entry:
; CHECK-NEXT:    [[WAITS:%.*]] = alloca <8 x i1>, align 1
; CHECK-NEXT:    store <8 x i1> zeroinitializer, ptr [[WAITS]], align 1
; CHECK-NEXT:    [[ACTIVE:%.*]] = alloca <8 x i1>, align 1
; CHECK-NEXT:    store <8 x i1> splat (i1 true), ptr [[ACTIVE]], align 1
; CHECK-NEXT:    br label %body.enter
; CHECK:       body.enter:
; CHECK-NEXT:    [[TMP0:%.*]] = load <8 x i1>, ptr [[WAITS]], align 1
; CHECK-NEXT:    [[TMP1:%.*]] = or <8 x i1> [[TMP0]], splat (i1 true)
; CHECK-NEXT:    store <8 x i1> [[TMP1]], ptr [[WAITS]], align 1
; CHECK-NEXT:    br label %body.lanes
; CHECK:       body.lanes:
; CHECK-NEXT:    [[TMP2:%.*]] = load <8 x i1>, ptr [[WAITS]], align 1
; CHECK-NEXT:    store <8 x i1> zeroinitializer, ptr [[WAITS]], align 1
; CHECK-NEXT:    store <8 x i1> [[TMP2]], ptr [[ACTIVE]], align 1
; CHECK-NEXT:    br label %body
; CHECK:       body:
; CHECK-NEXT:    [[N:%.*]] = load <8 x i32>, ptr [[P:%.*]], align 32
; CHECK-NEXT:    [[TMP3:%.*]] = load <8 x i1>, ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP4:%.*]] = select <8 x i1> [[TMP3]], <8 x i1> splat (i1 true), <8 x i1> zeroinitializer
; CHECK-NEXT:    call void @llvm.genx.svm.scatter.v8i1.v8i64.v8i32(<8 x i1> [[TMP4]], i32 0, <8 x i64> [[AT:%.*]], <8 x i32> [[N]])
; CHECK-NEXT:    [[TMP5:%.*]] = load <8 x i1>, ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP6:%.*]] = select <8 x i1> [[TMP5]], <8 x i32> [[N]], <8 x i32> zeroinitializer
; CHECK-NEXT:    [[TMP7:%.*]] = load <8 x i1>, ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP8:%.*]] = call i32 @llvm.genx.simdcf.savemask.v8i1(<8 x i1> [[TMP7]])
; CHECK-NEXT:    store <8 x i1> splat (i1 true), ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP9:%.*]] = load <8 x i32>, ptr [[P]], align 32
; CHECK-NEXT:    [[TMP10:%.*]] = load <8 x i1>, ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP11:%.*]] = select <8 x i1> [[TMP10]], <8 x i32> [[TMP6]], <8 x i32> [[TMP9]]
; CHECK-NEXT:    store <8 x i32> [[TMP11]], ptr [[P]], align 32
; CHECK-NEXT:    [[TMP12:%.*]] = load <8 x i1>, ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP13:%.*]] = call <8 x i1> @llvm.genx.simdcf.remask.v8i1(<8 x i1> [[TMP12]], i32 [[TMP8]])
; CHECK-NEXT:    store <8 x i1> [[TMP13]], ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[LESS:%.*]] = icmp ult <8 x i32> [[TMP6]], [[X:%.*]]
; CHECK-NEXT:    [[TMP14:%.*]] = load <8 x i1>, ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP15:%.*]] = select <8 x i1> [[TMP14]], <8 x i1> [[LESS]], <8 x i1> zeroinitializer
; CHECK-NEXT:    [[TMP16:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[TMP15]])
; CHECK-NEXT:    [[TMP17:%.*]] = load <8 x i1>, ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP18:%.*]] = xor <8 x i1> [[LESS]], splat (i1 true)
; CHECK-NEXT:    [[TMP19:%.*]] = select <8 x i1> [[TMP17]], <8 x i1> [[TMP18]], <8 x i1> zeroinitializer
; CHECK-NEXT:    [[TMP20:%.*]] = select <8 x i1> [[TMP17]], <8 x i1> [[LESS]], <8 x i1> zeroinitializer
; CHECK-NEXT:    [[TMP21:%.*]] = load <8 x i1>, ptr [[WAITS]], align 1
; CHECK-NEXT:    [[TMP22:%.*]] = or <8 x i1> [[TMP21]], [[TMP20]]
; CHECK-NEXT:    store <8 x i1> [[TMP22]], ptr [[WAITS]], align 1
; CHECK-NEXT:    [[TMP23:%.*]] = load <8 x i1>, ptr [[WAITS]], align 1
; CHECK-NEXT:    [[TMP24:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[TMP23]])
; CHECK-NEXT:    br i1 [[TMP24]], label %body.lanes, label %body.left
; CHECK:       body.left:
; CHECK-NEXT:    br label %all.lanes
; CHECK:       all.lanes:
; CHECK-NEXT:    store <8 x i1> splat (i1 true), ptr [[ACTIVE]], align 1
; CHECK-NEXT:    br label %end
; CHECK:       end:
; CHECK-NEXT:    ret void
entry:
  br label %body

body:
  %n = load <8 x i32>, ptr %p
  call void @llvm.genx.svm.scatter.v8i1.v8i64.v8i32(<8 x i1> splat (i1 true), i32 0, <8 x i64> %at, <8 x i32> %n)
  %m = call <8 x i32> @llvm.genx.simdcf.predicate.v8i32(<8 x i32> %n, <8 x i32> zeroinitializer)
  %saved = call i32 @llvm.genx.unmask.begin()
  store <8 x i32> %m, ptr %p
  call void @llvm.genx.unmask.end(i32 %saved)
  %less = icmp ult <8 x i32> %m, %x
  %again = call i1 @llvm.genx.simdcf.any.v8i1(<8 x i1> %less)
  br i1 %again, label %body, label %end

end:
  ret void
}

; No branch: all lanes are active.
define i1 @none(<8 x i1> %v, <8 x i32> %x, <8 x i32> %y, ptr %p) {
; CHECK-LABEL: @none(
; CHECK-NEXT:    store i32 -1, ptr [[P:%.*]], align 4
; CHECK-NEXT:    store <8 x i32> [[X:%.*]], ptr [[P]], align 32
; CHECK-NEXT:    [[TMP1:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[V:%.*]])
; CHECK-NEXT:    ret i1 [[TMP1]]
  %saved = call i32 @llvm.genx.unmask.begin()
  store i32 %saved, ptr %p
  %m = call <8 x i32> @llvm.genx.simdcf.predicate.v8i32(<8 x i32> %x, <8 x i32> %y)
  store <8 x i32> %m, ptr %p
  call void @llvm.genx.unmask.end(i32 %saved)
  %any = call i1 @llvm.genx.simdcf.any.v8i1(<8 x i1> %v)
  ret i1 %any
}

; A switch on a scalar: the lanes go to one of the cases, or all to the default.
define void @choice(<8 x i1> %v, i32 %n, <8 x i32> %x, ptr %p, ptr %q) {
; CHECK-LABEL: @choice(
; CHECK:       entry:
; CHECK-NEXT:    [[WAITS4:%.*]] = alloca <8 x i1>, align 1
; CHECK-NEXT:    store <8 x i1> zeroinitializer, ptr [[WAITS4]], align 1
; CHECK-NEXT:    [[WAITS3:%.*]] = alloca <8 x i1>, align 1
; CHECK-NEXT:    store <8 x i1> zeroinitializer, ptr [[WAITS3]], align 1
; CHECK-NEXT:    [[WAITS:%.*]] = alloca <8 x i1>, align 1
; CHECK-NEXT:    store <8 x i1> zeroinitializer, ptr [[WAITS]], align 1
; CHECK-NEXT:    [[ACTIVE:%.*]] = alloca <8 x i1>, align 1
; CHECK-NEXT:    store <8 x i1> splat (i1 true), ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP0:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[V:%.*]])
; CHECK-NEXT:    [[TMP1:%.*]] = xor <8 x i1> [[V]], splat (i1 true)
; CHECK-NEXT:    [[TMP2:%.*]] = select <8 x i1> splat (i1 true), <8 x i1> [[TMP1]], <8 x i1> zeroinitializer
; CHECK-NEXT:    [[TMP3:%.*]] = select <8 x i1> splat (i1 true), <8 x i1> [[V]], <8 x i1> zeroinitializer
; CHECK-NEXT:    [[TMP4:%.*]] = load <8 x i1>, ptr [[WAITS]], align 1
; CHECK-NEXT:    [[TMP5:%.*]] = or <8 x i1> [[TMP4]], [[TMP3]]
; CHECK-NEXT:    store <8 x i1> [[TMP5]], ptr [[WAITS]], align 1
; CHECK-NEXT:    br label %then.lanes
; CHECK:       then.lanes:
; CHECK-NEXT:    [[TMP6:%.*]] = load <8 x i1>, ptr [[WAITS]], align 1
; CHECK-NEXT:    store <8 x i1> zeroinitializer, ptr [[WAITS]], align 1
; CHECK-NEXT:    store <8 x i1> [[TMP6]], ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP7:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[TMP6]])
; CHECK-NEXT:    br i1 [[TMP7]], label %then, label %all.lanes
; CHECK:       then:
; CHECK-NEXT:    [[TMP8:%.*]] = load <8 x i1>, ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP9:%.*]] = icmp eq i32 [[N:%.*]], 1
; CHECK-NEXT:    [[_SPLATINSERT:%.*]] = insertelement <8 x i1> poison, i1 [[TMP9]], i64 0
; CHECK-NEXT:    [[_SPLAT:%.*]] = shufflevector <8 x i1> [[_SPLATINSERT]], <8 x i1> poison, <8 x i32> zeroinitializer
; CHECK-NEXT:    [[TMP10:%.*]] = select <8 x i1> [[TMP8]], <8 x i1> [[_SPLAT]], <8 x i1> zeroinitializer
; CHECK-NEXT:    [[TMP11:%.*]] = xor <8 x i1> [[_SPLAT]], splat (i1 true)
; CHECK-NEXT:    [[TMP12:%.*]] = select <8 x i1> [[TMP8]], <8 x i1> [[TMP11]], <8 x i1> zeroinitializer
; CHECK-NEXT:    [[TMP13:%.*]] = icmp eq i32 [[N]], 2
; CHECK-NEXT:    [[_SPLATINSERT1:%.*]] = insertelement <8 x i1> poison, i1 [[TMP13]], i64 0
; CHECK-NEXT:    [[_SPLAT2:%.*]] = shufflevector <8 x i1> [[_SPLATINSERT1]], <8 x i1> poison, <8 x i32> zeroinitializer
; CHECK-NEXT:    [[TMP14:%.*]] = select <8 x i1> [[TMP8]], <8 x i1> [[_SPLAT2]], <8 x i1> zeroinitializer
; CHECK-NEXT:    [[TMP15:%.*]] = xor <8 x i1> [[_SPLAT2]], splat (i1 true)
; CHECK-NEXT:    [[TMP16:%.*]] = select <8 x i1> [[TMP12]], <8 x i1> [[TMP15]], <8 x i1> zeroinitializer
; CHECK-NEXT:    store <8 x i1> [[TMP10]], ptr [[WAITS3]], align 1
; CHECK-NEXT:    store <8 x i1> [[TMP16]], ptr [[WAITS4]], align 1
; CHECK-NEXT:    br label %one.lanes
; CHECK:       one.lanes:
; CHECK-NEXT:    [[TMP17:%.*]] = load <8 x i1>, ptr [[WAITS3]], align 1
; CHECK-NEXT:    store <8 x i1> [[TMP17]], ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP18:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[TMP17]])
; CHECK-NEXT:    br i1 [[TMP18]], label %one, label %other.lanes
; CHECK:       one:
; CHECK-NEXT:    [[TMP19:%.*]] = load <8 x i32>, ptr [[P:%.*]], align 32
; CHECK-NEXT:    [[TMP20:%.*]] = load <8 x i1>, ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP21:%.*]] = select <8 x i1> [[TMP20]], <8 x i32> [[X:%.*]], <8 x i32> [[TMP19]]
; CHECK-NEXT:    store <8 x i32> [[TMP21]], ptr [[P]], align 32
; CHECK-NEXT:    [[TMP22:%.*]] = load <8 x i1>, ptr [[ACTIVE]], align 1
; CHECK-NEXT:    br label %other.lanes
; CHECK:       other.lanes:
; CHECK-NEXT:    [[TMP23:%.*]] = load <8 x i1>, ptr [[WAITS4]], align 1
; CHECK-NEXT:    store <8 x i1> [[TMP23]], ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP24:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[TMP23]])
; CHECK-NEXT:    br i1 [[TMP24]], label %other, label %all.lanes
; CHECK:       other:
; CHECK-NEXT:    [[TMP25:%.*]] = load <8 x i32>, ptr [[Q:%.*]], align 32
; CHECK-NEXT:    [[TMP26:%.*]] = load <8 x i1>, ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP27:%.*]] = select <8 x i1> [[TMP26]], <8 x i32> [[X]], <8 x i32> [[TMP25]]
; CHECK-NEXT:    store <8 x i32> [[TMP27]], ptr [[Q]], align 32
; CHECK-NEXT:    [[TMP28:%.*]] = load <8 x i1>, ptr [[ACTIVE]], align 1
; CHECK-NEXT:    br label %all.lanes
; CHECK:       all.lanes:
; CHECK-NEXT:    store <8 x i1> splat (i1 true), ptr [[ACTIVE]], align 1
; CHECK-NEXT:    br label %end
; CHECK:       end:
; CHECK-NEXT:    ret void
entry:
  %any = call i1 @llvm.genx.simdcf.any.v8i1(<8 x i1> %v)
  br i1 %any, label %then, label %end

then:
  switch i32 %n, label %other [
    i32 1, label %one
    i32 2, label %end
  ]

one:
  store <8 x i32> %x, ptr %p
  br label %end

other:
  store <8 x i32> %x, ptr %q
  br label %end

end:
  ret void
}

; Lanes that take one of two ways back meet, at "again". All lanes of "body" meet
; in "join", where none is counted; "left" is skipped with "body".
define void @turns(<8 x i32> %n, ptr %p) {
; CHECK-LABEL: @turns(
; CHECK:       entry:
; CHECK-NEXT:    [[WAITS6:%.*]] = alloca <8 x i1>, align 1
; CHECK-NEXT:    store <8 x i1> zeroinitializer, ptr [[WAITS6]], align 1
; CHECK-NEXT:    [[WAITS5:%.*]] = alloca <8 x i1>, align 1
; CHECK-NEXT:    store <8 x i1> zeroinitializer, ptr [[WAITS5]], align 1
; CHECK-NEXT:    [[WAITS4:%.*]] = alloca <8 x i1>, align 1
; CHECK-NEXT:    store <8 x i1> zeroinitializer, ptr [[WAITS4]], align 1
; CHECK-NEXT:    [[WAITS:%.*]] = alloca <8 x i1>, align 1
; CHECK-NEXT:    store <8 x i1> zeroinitializer, ptr [[WAITS]], align 1
; CHECK-NEXT:    [[ACTIVE:%.*]] = alloca <8 x i1>, align 1
; CHECK-NEXT:    store <8 x i1> splat (i1 true), ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[X_REG2MEM:%.*]] = alloca <8 x i32>, align 32
; CHECK-NEXT:    [[X2_REG2MEM:%.*]] = alloca <8 x i32>, align 32
; CHECK-NEXT:    [[LANES1:%.*]] = alloca <8 x i1>, align 1
; CHECK-NEXT:    store <8 x i1> zeroinitializer, ptr [[LANES1]], align 1
; CHECK-NEXT:    [[LANES:%.*]] = alloca <8 x i1>, align 1
; CHECK-NEXT:    store <8 x i1> zeroinitializer, ptr [[LANES]], align 1
; CHECK-NEXT:    br label %head.enter
; CHECK:       head.enter:
; CHECK-NEXT:    [[TMP0:%.*]] = load <8 x i1>, ptr [[WAITS]], align 1
; CHECK-NEXT:    [[TMP1:%.*]] = or <8 x i1> [[TMP0]], splat (i1 true)
; CHECK-NEXT:    store <8 x i1> [[TMP1]], ptr [[WAITS]], align 1
; CHECK-NEXT:    br label %head.lanes
; CHECK:       head.lanes:
; CHECK-NEXT:    [[TMP2:%.*]] = load <8 x i1>, ptr [[WAITS]], align 1
; CHECK-NEXT:    store <8 x i1> zeroinitializer, ptr [[WAITS]], align 1
; CHECK-NEXT:    store <8 x i1> [[TMP2]], ptr [[ACTIVE]], align 1
; CHECK-NEXT:    br label %head
; CHECK:       head:
; CHECK-NEXT:    [[X:%.*]] = load <8 x i32>, ptr [[P:%.*]], align 32
; CHECK-NEXT:    [[TMP3:%.*]] = load <8 x i32>, ptr [[X_REG2MEM]], align 32
; CHECK-NEXT:    [[TMP4:%.*]] = load <8 x i1>, ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP5:%.*]] = select <8 x i1> [[TMP4]], <8 x i32> [[X]], <8 x i32> [[TMP3]]
; CHECK-NEXT:    store <8 x i32> [[TMP5]], ptr [[X_REG2MEM]], align 32
; CHECK-NEXT:    [[X_RELOAD2:%.*]] = load <8 x i32>, ptr [[X_REG2MEM]], align 32
; CHECK-NEXT:    [[GO:%.*]] = icmp slt <8 x i32> [[X_RELOAD2]], [[N:%.*]]
; CHECK-NEXT:    [[TMP6:%.*]] = load <8 x i1>, ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP7:%.*]] = select <8 x i1> [[TMP6]], <8 x i1> [[GO]], <8 x i1> zeroinitializer
; CHECK-NEXT:    [[TMP8:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[TMP7]])
; CHECK-NEXT:    [[TMP9:%.*]] = load <8 x i1>, ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP10:%.*]] = xor <8 x i1> [[GO]], splat (i1 true)
; CHECK-NEXT:    [[TMP11:%.*]] = select <8 x i1> [[TMP9]], <8 x i1> [[TMP10]], <8 x i1> zeroinitializer
; CHECK-NEXT:    [[TMP12:%.*]] = select <8 x i1> [[TMP9]], <8 x i1> [[GO]], <8 x i1> zeroinitializer
; CHECK-NEXT:    store <8 x i1> [[TMP12]], ptr [[WAITS4]], align 1
; CHECK-NEXT:    br label %body.lanes
; CHECK:       body.lanes:
; CHECK-NEXT:    [[TMP13:%.*]] = load <8 x i1>, ptr [[WAITS4]], align 1
; CHECK-NEXT:    store <8 x i1> [[TMP13]], ptr [[ACTIVE]], align 1
; CHECK-NEXT:    store <8 x i1> [[TMP13]], ptr [[LANES]], align 1
; CHECK-NEXT:    [[TMP14:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[TMP13]])
; CHECK-NEXT:    br i1 [[TMP14]], label %body, label %all.lanes
; CHECK:       body:
; CHECK-NEXT:    [[X_RELOAD:%.*]] = load <8 x i32>, ptr [[X_REG2MEM]], align 32
; CHECK-NEXT:    [[X1:%.*]] = add <8 x i32> [[X_RELOAD]], splat (i32 1)
; CHECK-NEXT:    [[TMP15:%.*]] = load <8 x i32>, ptr [[P]], align 32
; CHECK-NEXT:    [[TMP16:%.*]] = load <8 x i1>, ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP17:%.*]] = select <8 x i1> [[TMP16]], <8 x i32> [[X1]], <8 x i32> [[TMP15]]
; CHECK-NEXT:    store <8 x i32> [[TMP17]], ptr [[P]], align 32
; CHECK-NEXT:    [[ODD:%.*]] = trunc <8 x i32> [[X1]] to <8 x i1>
; CHECK-NEXT:    [[TMP18:%.*]] = load <8 x i1>, ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP19:%.*]] = select <8 x i1> [[TMP18]], <8 x i1> [[ODD]], <8 x i1> zeroinitializer
; CHECK-NEXT:    [[TMP20:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[TMP19]])
; CHECK-NEXT:    [[TMP21:%.*]] = load <8 x i1>, ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP22:%.*]] = xor <8 x i1> [[ODD]], splat (i1 true)
; CHECK-NEXT:    [[TMP23:%.*]] = select <8 x i1> [[TMP21]], <8 x i1> [[TMP22]], <8 x i1> zeroinitializer
; CHECK-NEXT:    [[TMP24:%.*]] = select <8 x i1> [[TMP21]], <8 x i1> [[ODD]], <8 x i1> zeroinitializer
; CHECK-NEXT:    store <8 x i1> [[TMP24]], ptr [[WAITS5]], align 1
; CHECK-NEXT:    br label %left.lanes
; CHECK:       left.lanes:
; CHECK-NEXT:    [[TMP25:%.*]] = load <8 x i1>, ptr [[WAITS5]], align 1
; CHECK-NEXT:    store <8 x i1> [[TMP25]], ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP26:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[TMP25]])
; CHECK-NEXT:    br i1 [[TMP26]], label %left, label %join.lanes
; CHECK:       left:
; CHECK-NEXT:    [[TMP27:%.*]] = load <8 x i32>, ptr [[P]], align 32
; CHECK-NEXT:    [[TMP28:%.*]] = load <8 x i1>, ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP29:%.*]] = select <8 x i1> [[TMP28]], <8 x i32> [[N]], <8 x i32> [[TMP27]]
; CHECK-NEXT:    store <8 x i32> [[TMP29]], ptr [[P]], align 32
; CHECK-NEXT:    [[TMP30:%.*]] = load <8 x i1>, ptr [[ACTIVE]], align 1
; CHECK-NEXT:    br label %join.lanes
; CHECK:       join.lanes:
; CHECK-NEXT:    [[TMP31:%.*]] = load <8 x i1>, ptr [[LANES]], align 1
; CHECK-NEXT:    store <8 x i1> [[TMP31]], ptr [[ACTIVE]], align 1
; CHECK-NEXT:    store <8 x i1> [[TMP31]], ptr [[LANES1]], align 1
; CHECK-NEXT:    br label %join
; CHECK:       join:
; CHECK-NEXT:    [[X2:%.*]] = load <8 x i32>, ptr [[P]], align 32
; CHECK-NEXT:    [[TMP32:%.*]] = load <8 x i32>, ptr [[X2_REG2MEM]], align 32
; CHECK-NEXT:    [[TMP33:%.*]] = load <8 x i1>, ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP34:%.*]] = select <8 x i1> [[TMP33]], <8 x i32> [[X2]], <8 x i32> [[TMP32]]
; CHECK-NEXT:    store <8 x i32> [[TMP34]], ptr [[X2_REG2MEM]], align 32
; CHECK-NEXT:    [[X2_RELOAD3:%.*]] = load <8 x i32>, ptr [[X2_REG2MEM]], align 32
; CHECK-NEXT:    [[BIG:%.*]] = icmp sgt <8 x i32> [[X2_RELOAD3]], splat (i32 9)
; CHECK-NEXT:    [[TMP35:%.*]] = load <8 x i1>, ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP36:%.*]] = select <8 x i1> [[TMP35]], <8 x i1> [[BIG]], <8 x i1> zeroinitializer
; CHECK-NEXT:    [[TMP37:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[TMP36]])
; CHECK-NEXT:    [[TMP38:%.*]] = load <8 x i1>, ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP39:%.*]] = xor <8 x i1> [[BIG]], splat (i1 true)
; CHECK-NEXT:    [[TMP40:%.*]] = select <8 x i1> [[TMP38]], <8 x i1> [[TMP39]], <8 x i1> zeroinitializer
; CHECK-NEXT:    [[TMP41:%.*]] = select <8 x i1> [[TMP38]], <8 x i1> [[BIG]], <8 x i1> zeroinitializer
; CHECK-NEXT:    store <8 x i1> [[TMP40]], ptr [[WAITS6]], align 1
; CHECK-NEXT:    br label %tail.lanes
; CHECK:       tail.lanes:
; CHECK-NEXT:    [[TMP42:%.*]] = load <8 x i1>, ptr [[WAITS6]], align 1
; CHECK-NEXT:    store <8 x i1> [[TMP42]], ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP43:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[TMP42]])
; CHECK-NEXT:    br i1 [[TMP43]], label %tail, label %head.again.lanes
; CHECK:       tail:
; CHECK-NEXT:    [[X2_RELOAD:%.*]] = load <8 x i32>, ptr [[X2_REG2MEM]], align 32
; CHECK-NEXT:    [[TMP44:%.*]] = load <8 x i32>, ptr [[P]], align 32
; CHECK-NEXT:    [[TMP45:%.*]] = load <8 x i1>, ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP46:%.*]] = select <8 x i1> [[TMP45]], <8 x i32> [[X2_RELOAD]], <8 x i32> [[TMP44]]
; CHECK-NEXT:    store <8 x i32> [[TMP46]], ptr [[P]], align 32
; CHECK-NEXT:    [[TMP47:%.*]] = load <8 x i1>, ptr [[ACTIVE]], align 1
; CHECK-NEXT:    br label %head.again.lanes
; CHECK:       head.again.lanes:
; CHECK-NEXT:    [[TMP48:%.*]] = load <8 x i1>, ptr [[LANES1]], align 1
; CHECK-NEXT:    store <8 x i1> [[TMP48]], ptr [[ACTIVE]], align 1
; CHECK-NEXT:    br label %head.again
; CHECK:       head.again:
; CHECK-NEXT:    [[TMP49:%.*]] = load <8 x i1>, ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP50:%.*]] = load <8 x i1>, ptr [[WAITS]], align 1
; CHECK-NEXT:    [[TMP51:%.*]] = or <8 x i1> [[TMP50]], [[TMP49]]
; CHECK-NEXT:    store <8 x i1> [[TMP51]], ptr [[WAITS]], align 1
; CHECK-NEXT:    br label %head.lanes
; CHECK:       all.lanes:
; CHECK-NEXT:    store <8 x i1> splat (i1 true), ptr [[ACTIVE]], align 1
; CHECK-NEXT:    br label %done
; CHECK:       done:
; CHECK-NEXT:    ret void
entry:
  br label %head
head:
  %x = load <8 x i32>, ptr %p
  %go = icmp slt <8 x i32> %x, %n
  %go.any = call i1 @llvm.genx.simdcf.any.v8i1(<8 x i1> %go)
  br i1 %go.any, label %body, label %done
body:
  %x1 = add <8 x i32> %x, splat (i32 1)
  store <8 x i32> %x1, ptr %p
  %odd = trunc <8 x i32> %x1 to <8 x i1>
  %odd.any = call i1 @llvm.genx.simdcf.any.v8i1(<8 x i1> %odd)
  br i1 %odd.any, label %left, label %join
left:
  store <8 x i32> %n, ptr %p
  br label %join
join:
  %x2 = load <8 x i32>, ptr %p
  %big = icmp sgt <8 x i32> %x2, splat (i32 9)
  %big.any = call i1 @llvm.genx.simdcf.any.v8i1(<8 x i1> %big)
  br i1 %big.any, label %head, label %tail
tail:
  store <8 x i32> %x2, ptr %p
  br label %head
done:
  ret void
}

; What runs for all lanes also in another block: nothing is known of who meets.
define void @unmasked(<8 x i1> %v, <8 x i1> %w, <8 x i32> %x, ptr %p, ptr %q) {
; CHECK-LABEL: @unmasked(
; CHECK:       entry:
; CHECK-NEXT:    [[WAITS2:%.*]] = alloca <8 x i1>, align 1
; CHECK-NEXT:    store <8 x i1> zeroinitializer, ptr [[WAITS2]], align 1
; CHECK-NEXT:    [[WAITS1:%.*]] = alloca <8 x i1>, align 1
; CHECK-NEXT:    store <8 x i1> zeroinitializer, ptr [[WAITS1]], align 1
; CHECK-NEXT:    [[WAITS:%.*]] = alloca <8 x i1>, align 1
; CHECK-NEXT:    store <8 x i1> zeroinitializer, ptr [[WAITS]], align 1
; CHECK-NEXT:    [[ACTIVE:%.*]] = alloca <8 x i1>, align 1
; CHECK-NEXT:    store <8 x i1> splat (i1 true), ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[SAVED_REG2MEM:%.*]] = alloca i32, align 4
; CHECK-NEXT:    [[TMP0:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[V:%.*]])
; CHECK-NEXT:    [[TMP1:%.*]] = xor <8 x i1> [[V]], splat (i1 true)
; CHECK-NEXT:    [[TMP2:%.*]] = select <8 x i1> splat (i1 true), <8 x i1> [[TMP1]], <8 x i1> zeroinitializer
; CHECK-NEXT:    [[TMP3:%.*]] = select <8 x i1> splat (i1 true), <8 x i1> [[V]], <8 x i1> zeroinitializer
; CHECK-NEXT:    [[TMP4:%.*]] = load <8 x i1>, ptr [[WAITS]], align 1
; CHECK-NEXT:    [[TMP5:%.*]] = or <8 x i1> [[TMP4]], [[TMP3]]
; CHECK-NEXT:    store <8 x i1> [[TMP5]], ptr [[WAITS]], align 1
; CHECK-NEXT:    br label %then.lanes
; CHECK:       then.lanes:
; CHECK-NEXT:    [[TMP6:%.*]] = load <8 x i1>, ptr [[WAITS]], align 1
; CHECK-NEXT:    store <8 x i1> zeroinitializer, ptr [[WAITS]], align 1
; CHECK-NEXT:    store <8 x i1> [[TMP6]], ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP7:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[TMP6]])
; CHECK-NEXT:    br i1 [[TMP7]], label %then, label %inner.lanes
; CHECK:       then:
; CHECK-NEXT:    [[TMP8:%.*]] = load <8 x i1>, ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP9:%.*]] = call i32 @llvm.genx.simdcf.savemask.v8i1(<8 x i1> [[TMP8]])
; CHECK-NEXT:    store <8 x i1> splat (i1 true), ptr [[ACTIVE]], align 1
; CHECK-NEXT:    store i32 [[TMP9]], ptr [[SAVED_REG2MEM]], align 4
; CHECK-NEXT:    [[TMP10:%.*]] = load <8 x i1>, ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP11:%.*]] = select <8 x i1> [[TMP10]], <8 x i1> [[W:%.*]], <8 x i1> zeroinitializer
; CHECK-NEXT:    [[TMP12:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[TMP11]])
; CHECK-NEXT:    [[TMP13:%.*]] = load <8 x i1>, ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP14:%.*]] = xor <8 x i1> [[W]], splat (i1 true)
; CHECK-NEXT:    [[TMP15:%.*]] = select <8 x i1> [[TMP13]], <8 x i1> [[TMP14]], <8 x i1> zeroinitializer
; CHECK-NEXT:    [[TMP16:%.*]] = select <8 x i1> [[TMP13]], <8 x i1> [[W]], <8 x i1> zeroinitializer
; CHECK-NEXT:    [[TMP17:%.*]] = load <8 x i1>, ptr [[WAITS1]], align 1
; CHECK-NEXT:    [[TMP18:%.*]] = or <8 x i1> [[TMP17]], [[TMP16]]
; CHECK-NEXT:    store <8 x i1> [[TMP18]], ptr [[WAITS1]], align 1
; CHECK-NEXT:    [[TMP19:%.*]] = load <8 x i1>, ptr [[WAITS2]], align 1
; CHECK-NEXT:    [[TMP20:%.*]] = or <8 x i1> [[TMP19]], [[TMP15]]
; CHECK-NEXT:    store <8 x i1> [[TMP20]], ptr [[WAITS2]], align 1
; CHECK-NEXT:    br label %inner.lanes
; CHECK:       inner.lanes:
; CHECK-NEXT:    [[TMP21:%.*]] = load <8 x i1>, ptr [[WAITS1]], align 1
; CHECK-NEXT:    store <8 x i1> zeroinitializer, ptr [[WAITS1]], align 1
; CHECK-NEXT:    store <8 x i1> [[TMP21]], ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP22:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[TMP21]])
; CHECK-NEXT:    br i1 [[TMP22]], label %inner, label %join.lanes
; CHECK:       inner:
; CHECK-NEXT:    [[TMP23:%.*]] = load <8 x i32>, ptr [[P:%.*]], align 32
; CHECK-NEXT:    [[TMP24:%.*]] = load <8 x i1>, ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP25:%.*]] = select <8 x i1> [[TMP24]], <8 x i32> [[X:%.*]], <8 x i32> [[TMP23]]
; CHECK-NEXT:    store <8 x i32> [[TMP25]], ptr [[P]], align 32
; CHECK-NEXT:    [[TMP26:%.*]] = load <8 x i1>, ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP27:%.*]] = load <8 x i1>, ptr [[WAITS2]], align 1
; CHECK-NEXT:    [[TMP28:%.*]] = or <8 x i1> [[TMP27]], [[TMP26]]
; CHECK-NEXT:    store <8 x i1> [[TMP28]], ptr [[WAITS2]], align 1
; CHECK-NEXT:    br label %join.lanes
; CHECK:       join.lanes:
; CHECK-NEXT:    [[TMP29:%.*]] = load <8 x i1>, ptr [[WAITS2]], align 1
; CHECK-NEXT:    store <8 x i1> zeroinitializer, ptr [[WAITS2]], align 1
; CHECK-NEXT:    store <8 x i1> [[TMP29]], ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP30:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[TMP29]])
; CHECK-NEXT:    br i1 [[TMP30]], label %join, label %all.lanes
; CHECK:       join:
; CHECK-NEXT:    [[TMP31:%.*]] = load <8 x i32>, ptr [[Q:%.*]], align 32
; CHECK-NEXT:    [[TMP32:%.*]] = load <8 x i1>, ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP33:%.*]] = select <8 x i1> [[TMP32]], <8 x i32> [[X]], <8 x i32> [[TMP31]]
; CHECK-NEXT:    store <8 x i32> [[TMP33]], ptr [[Q]], align 32
; CHECK-NEXT:    [[SAVED_RELOAD:%.*]] = load i32, ptr [[SAVED_REG2MEM]], align 4
; CHECK-NEXT:    [[TMP34:%.*]] = load <8 x i1>, ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP35:%.*]] = call <8 x i1> @llvm.genx.simdcf.remask.v8i1(<8 x i1> [[TMP34]], i32 [[SAVED_RELOAD]])
; CHECK-NEXT:    store <8 x i1> [[TMP35]], ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP36:%.*]] = load <8 x i1>, ptr [[ACTIVE]], align 1
; CHECK-NEXT:    br label %all.lanes
; CHECK:       all.lanes:
; CHECK-NEXT:    store <8 x i1> splat (i1 true), ptr [[ACTIVE]], align 1
; CHECK-NEXT:    br label %end
; CHECK:       end:
; CHECK-NEXT:    ret void
entry:
  %any = call i1 @llvm.genx.simdcf.any.v8i1(<8 x i1> %v)
  br i1 %any, label %then, label %end
then:
  %saved = call i32 @llvm.genx.unmask.begin()
  %some = call i1 @llvm.genx.simdcf.any.v8i1(<8 x i1> %w)
  br i1 %some, label %inner, label %join
inner:
  store <8 x i32> %x, ptr %p
  br label %join
join:
  store <8 x i32> %x, ptr %q
  call void @llvm.genx.unmask.end(i32 %saved)
  br label %end
end:
  ret void
}

; Lanes that have left the loop wait after it, also if all of this turn go to the end.
define void @early(<8 x i32> %n, ptr %p, ptr %q) {
; CHECK-LABEL: @early(
; CHECK:       entry:
; CHECK-NEXT:    [[WAITS5:%.*]] = alloca <8 x i1>, align 1
; CHECK-NEXT:    store <8 x i1> zeroinitializer, ptr [[WAITS5]], align 1
; CHECK-NEXT:    [[WAITS4:%.*]] = alloca <8 x i1>, align 1
; CHECK-NEXT:    store <8 x i1> zeroinitializer, ptr [[WAITS4]], align 1
; CHECK-NEXT:    [[WAITS:%.*]] = alloca <8 x i1>, align 1
; CHECK-NEXT:    store <8 x i1> zeroinitializer, ptr [[WAITS]], align 1
; CHECK-NEXT:    [[ACTIVE:%.*]] = alloca <8 x i1>, align 1
; CHECK-NEXT:    store <8 x i1> splat (i1 true), ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[I1_REG2MEM:%.*]] = alloca <8 x i32>, align 32
; CHECK-NEXT:    br label %body.enter
; CHECK:       body.enter:
; CHECK-NEXT:    [[TMP0:%.*]] = load <8 x i1>, ptr [[WAITS]], align 1
; CHECK-NEXT:    [[TMP1:%.*]] = or <8 x i1> [[TMP0]], splat (i1 true)
; CHECK-NEXT:    store <8 x i1> [[TMP1]], ptr [[WAITS]], align 1
; CHECK-NEXT:    br label %body.lanes
; CHECK:       body.lanes:
; CHECK-NEXT:    [[TMP2:%.*]] = load <8 x i1>, ptr [[WAITS]], align 1
; CHECK-NEXT:    store <8 x i1> zeroinitializer, ptr [[WAITS]], align 1
; CHECK-NEXT:    store <8 x i1> [[TMP2]], ptr [[ACTIVE]], align 1
; CHECK-NEXT:    br label %body
; CHECK:       body:
; CHECK-NEXT:    [[I:%.*]] = load <8 x i32>, ptr [[P:%.*]], align 32
; CHECK-NEXT:    [[I1:%.*]] = add <8 x i32> [[I]], splat (i32 1)
; CHECK-NEXT:    [[TMP3:%.*]] = load <8 x i32>, ptr [[I1_REG2MEM]], align 32
; CHECK-NEXT:    [[TMP4:%.*]] = load <8 x i1>, ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP5:%.*]] = select <8 x i1> [[TMP4]], <8 x i32> [[I1]], <8 x i32> [[TMP3]]
; CHECK-NEXT:    store <8 x i32> [[TMP5]], ptr [[I1_REG2MEM]], align 32
; CHECK-NEXT:    [[I1_RELOAD3:%.*]] = load <8 x i32>, ptr [[I1_REG2MEM]], align 32
; CHECK-NEXT:    [[TMP6:%.*]] = load <8 x i32>, ptr [[P]], align 32
; CHECK-NEXT:    [[TMP7:%.*]] = load <8 x i1>, ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP8:%.*]] = select <8 x i1> [[TMP7]], <8 x i32> [[I1_RELOAD3]], <8 x i32> [[TMP6]]
; CHECK-NEXT:    store <8 x i32> [[TMP8]], ptr [[P]], align 32
; CHECK-NEXT:    [[I1_RELOAD2:%.*]] = load <8 x i32>, ptr [[I1_REG2MEM]], align 32
; CHECK-NEXT:    [[LARGE:%.*]] = icmp ugt <8 x i32> [[I1_RELOAD2]], [[N:%.*]]
; CHECK-NEXT:    [[TMP9:%.*]] = load <8 x i1>, ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP10:%.*]] = select <8 x i1> [[TMP9]], <8 x i1> [[LARGE]], <8 x i1> zeroinitializer
; CHECK-NEXT:    [[TMP11:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[TMP10]])
; CHECK-NEXT:    [[TMP12:%.*]] = load <8 x i1>, ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP13:%.*]] = xor <8 x i1> [[LARGE]], splat (i1 true)
; CHECK-NEXT:    [[TMP14:%.*]] = select <8 x i1> [[TMP12]], <8 x i1> [[TMP13]], <8 x i1> zeroinitializer
; CHECK-NEXT:    [[TMP15:%.*]] = select <8 x i1> [[TMP12]], <8 x i1> [[LARGE]], <8 x i1> zeroinitializer
; CHECK-NEXT:    store <8 x i1> [[TMP14]], ptr [[WAITS4]], align 1
; CHECK-NEXT:    br label %next.lanes
; CHECK:       next.lanes:
; CHECK-NEXT:    [[TMP16:%.*]] = load <8 x i1>, ptr [[WAITS4]], align 1
; CHECK-NEXT:    store <8 x i1> [[TMP16]], ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP17:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[TMP16]])
; CHECK-NEXT:    br i1 [[TMP17]], label %next, label %after.lanes
; CHECK:       next:
; CHECK-NEXT:    [[I1_RELOAD1:%.*]] = load <8 x i32>, ptr [[I1_REG2MEM]], align 32
; CHECK-NEXT:    [[LESS:%.*]] = icmp ult <8 x i32> [[I1_RELOAD1]], splat (i32 20)
; CHECK-NEXT:    [[TMP18:%.*]] = load <8 x i1>, ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP19:%.*]] = select <8 x i1> [[TMP18]], <8 x i1> [[LESS]], <8 x i1> zeroinitializer
; CHECK-NEXT:    [[TMP20:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[TMP19]])
; CHECK-NEXT:    [[TMP21:%.*]] = load <8 x i1>, ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP22:%.*]] = xor <8 x i1> [[LESS]], splat (i1 true)
; CHECK-NEXT:    [[TMP23:%.*]] = select <8 x i1> [[TMP21]], <8 x i1> [[TMP22]], <8 x i1> zeroinitializer
; CHECK-NEXT:    [[TMP24:%.*]] = select <8 x i1> [[TMP21]], <8 x i1> [[LESS]], <8 x i1> zeroinitializer
; CHECK-NEXT:    [[TMP25:%.*]] = load <8 x i1>, ptr [[WAITS]], align 1
; CHECK-NEXT:    [[TMP26:%.*]] = or <8 x i1> [[TMP25]], [[TMP24]]
; CHECK-NEXT:    store <8 x i1> [[TMP26]], ptr [[WAITS]], align 1
; CHECK-NEXT:    [[TMP27:%.*]] = load <8 x i1>, ptr [[WAITS5]], align 1
; CHECK-NEXT:    [[TMP28:%.*]] = or <8 x i1> [[TMP27]], [[TMP23]]
; CHECK-NEXT:    store <8 x i1> [[TMP28]], ptr [[WAITS5]], align 1
; CHECK-NEXT:    [[TMP29:%.*]] = load <8 x i1>, ptr [[WAITS]], align 1
; CHECK-NEXT:    [[TMP30:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[TMP29]])
; CHECK-NEXT:    br i1 [[TMP30]], label %body.lanes, label %next.left
; CHECK:       next.left:
; CHECK-NEXT:    br label %after.lanes
; CHECK:       after.lanes:
; CHECK-NEXT:    [[TMP31:%.*]] = load <8 x i1>, ptr [[WAITS5]], align 1
; CHECK-NEXT:    store <8 x i1> zeroinitializer, ptr [[WAITS5]], align 1
; CHECK-NEXT:    store <8 x i1> [[TMP31]], ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP32:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[TMP31]])
; CHECK-NEXT:    br i1 [[TMP32]], label %after, label %all.lanes
; CHECK:       after:
; CHECK-NEXT:    [[I1_RELOAD:%.*]] = load <8 x i32>, ptr [[I1_REG2MEM]], align 32
; CHECK-NEXT:    [[TMP33:%.*]] = load <8 x i32>, ptr [[Q:%.*]], align 32
; CHECK-NEXT:    [[TMP34:%.*]] = load <8 x i1>, ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP35:%.*]] = select <8 x i1> [[TMP34]], <8 x i32> [[I1_RELOAD]], <8 x i32> [[TMP33]]
; CHECK-NEXT:    store <8 x i32> [[TMP35]], ptr [[Q]], align 32
; CHECK-NEXT:    [[TMP36:%.*]] = load <8 x i1>, ptr [[ACTIVE]], align 1
; CHECK-NEXT:    br label %all.lanes
; CHECK:       all.lanes:
; CHECK-NEXT:    store <8 x i1> splat (i1 true), ptr [[ACTIVE]], align 1
; CHECK-NEXT:    br label %end
; CHECK:       end:
; CHECK-NEXT:    ret void
entry:
  br label %body

body:
  %i = load <8 x i32>, ptr %p
  %i1 = add <8 x i32> %i, splat (i32 1)
  store <8 x i32> %i1, ptr %p
  %large = icmp ugt <8 x i32> %i1, %n
  %leaves = call i1 @llvm.genx.simdcf.any.v8i1(<8 x i1> %large)
  br i1 %leaves, label %end, label %next

next:
  %less = icmp ult <8 x i32> %i1, splat (i32 20)
  %again = call i1 @llvm.genx.simdcf.any.v8i1(<8 x i1> %less)
  br i1 %again, label %body, label %after

after:
  store <8 x i32> %i1, ptr %q
  br label %end

end:
  ret void
}

; No lane may come to the loop.
define void @maybe_empty(<8 x i1> %v, <8 x i32> %n, ptr %p) {
; CHECK-LABEL: @maybe_empty(
; CHECK:       entry:
; CHECK-NEXT:    [[WAITS:%.*]] = alloca <8 x i1>, align 1
; CHECK-NEXT:    store <8 x i1> zeroinitializer, ptr [[WAITS]], align 1
; CHECK-NEXT:    [[ACTIVE:%.*]] = alloca <8 x i1>, align 1
; CHECK-NEXT:    store <8 x i1> splat (i1 true), ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP0:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[V:%.*]])
; CHECK-NEXT:    [[TMP1:%.*]] = xor <8 x i1> [[V]], splat (i1 true)
; CHECK-NEXT:    [[TMP2:%.*]] = select <8 x i1> splat (i1 true), <8 x i1> [[TMP1]], <8 x i1> zeroinitializer
; CHECK-NEXT:    [[TMP3:%.*]] = select <8 x i1> splat (i1 true), <8 x i1> [[V]], <8 x i1> zeroinitializer
; CHECK-NEXT:    [[TMP4:%.*]] = load <8 x i1>, ptr [[WAITS]], align 1
; CHECK-NEXT:    [[TMP5:%.*]] = or <8 x i1> [[TMP4]], [[TMP3]]
; CHECK-NEXT:    store <8 x i1> [[TMP5]], ptr [[WAITS]], align 1
; CHECK-NEXT:    br label %body.lanes
; CHECK:       body.lanes:
; CHECK-NEXT:    [[TMP6:%.*]] = load <8 x i1>, ptr [[WAITS]], align 1
; CHECK-NEXT:    store <8 x i1> zeroinitializer, ptr [[WAITS]], align 1
; CHECK-NEXT:    store <8 x i1> [[TMP6]], ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP7:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[TMP6]])
; CHECK-NEXT:    br i1 [[TMP7]], label %body, label %all.lanes
; CHECK:       body:
; CHECK-NEXT:    [[I:%.*]] = load <8 x i32>, ptr [[P:%.*]], align 32
; CHECK-NEXT:    [[I1:%.*]] = add <8 x i32> [[I]], splat (i32 1)
; CHECK-NEXT:    [[TMP8:%.*]] = load <8 x i32>, ptr [[P]], align 32
; CHECK-NEXT:    [[TMP9:%.*]] = load <8 x i1>, ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP10:%.*]] = select <8 x i1> [[TMP9]], <8 x i32> [[I1]], <8 x i32> [[TMP8]]
; CHECK-NEXT:    store <8 x i32> [[TMP10]], ptr [[P]], align 32
; CHECK-NEXT:    [[LESS:%.*]] = icmp ult <8 x i32> [[I1]], [[N:%.*]]
; CHECK-NEXT:    [[TMP11:%.*]] = load <8 x i1>, ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP12:%.*]] = select <8 x i1> [[TMP11]], <8 x i1> [[LESS]], <8 x i1> zeroinitializer
; CHECK-NEXT:    [[TMP13:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[TMP12]])
; CHECK-NEXT:    [[TMP14:%.*]] = load <8 x i1>, ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP15:%.*]] = xor <8 x i1> [[LESS]], splat (i1 true)
; CHECK-NEXT:    [[TMP16:%.*]] = select <8 x i1> [[TMP14]], <8 x i1> [[TMP15]], <8 x i1> zeroinitializer
; CHECK-NEXT:    [[TMP17:%.*]] = select <8 x i1> [[TMP14]], <8 x i1> [[LESS]], <8 x i1> zeroinitializer
; CHECK-NEXT:    [[TMP18:%.*]] = load <8 x i1>, ptr [[WAITS]], align 1
; CHECK-NEXT:    [[TMP19:%.*]] = or <8 x i1> [[TMP18]], [[TMP17]]
; CHECK-NEXT:    store <8 x i1> [[TMP19]], ptr [[WAITS]], align 1
; CHECK-NEXT:    [[TMP20:%.*]] = load <8 x i1>, ptr [[WAITS]], align 1
; CHECK-NEXT:    [[TMP21:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[TMP20]])
; CHECK-NEXT:    br i1 [[TMP21]], label %body.lanes, label %body.left
; CHECK:       body.left:
; CHECK-NEXT:    br label %all.lanes
; CHECK:       all.lanes:
; CHECK-NEXT:    store <8 x i1> splat (i1 true), ptr [[ACTIVE]], align 1
; CHECK-NEXT:    br label %end
; CHECK:       end:
; CHECK-NEXT:    ret void
entry:
  %first = call i1 @llvm.genx.simdcf.any.v8i1(<8 x i1> %v)
  br i1 %first, label %body, label %end

body:
  %i = load <8 x i32>, ptr %p
  %i1 = add <8 x i32> %i, splat (i32 1)
  store <8 x i32> %i1, ptr %p
  %less = icmp ult <8 x i32> %i1, %n
  %again = call i1 @llvm.genx.simdcf.any.v8i1(<8 x i1> %less)
  br i1 %again, label %body, label %end

end:
  ret void
}

; A phi that nobody reads needs no variable.
define void @unread_phi(<8 x i1> %v, <8 x i32> %x, ptr %p) {
; CHECK-LABEL: @unread_phi(
; CHECK:       entry:
; CHECK-NEXT:    [[WAITS:%.*]] = alloca <8 x i1>, align 1
; CHECK-NEXT:    store <8 x i1> zeroinitializer, ptr [[WAITS]], align 1
; CHECK-NEXT:    [[ACTIVE:%.*]] = alloca <8 x i1>, align 1
; CHECK-NEXT:    store <8 x i1> splat (i1 true), ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP0:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[V:%.*]])
; CHECK-NEXT:    [[TMP1:%.*]] = xor <8 x i1> [[V]], splat (i1 true)
; CHECK-NEXT:    [[TMP2:%.*]] = select <8 x i1> splat (i1 true), <8 x i1> [[TMP1]], <8 x i1> zeroinitializer
; CHECK-NEXT:    [[TMP3:%.*]] = select <8 x i1> splat (i1 true), <8 x i1> [[V]], <8 x i1> zeroinitializer
; CHECK-NEXT:    [[TMP4:%.*]] = load <8 x i1>, ptr [[WAITS]], align 1
; CHECK-NEXT:    [[TMP5:%.*]] = or <8 x i1> [[TMP4]], [[TMP3]]
; CHECK-NEXT:    store <8 x i1> [[TMP5]], ptr [[WAITS]], align 1
; CHECK-NEXT:    br label %then.lanes
; CHECK:       then.lanes:
; CHECK-NEXT:    [[TMP6:%.*]] = load <8 x i1>, ptr [[WAITS]], align 1
; CHECK-NEXT:    store <8 x i1> zeroinitializer, ptr [[WAITS]], align 1
; CHECK-NEXT:    store <8 x i1> [[TMP6]], ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP7:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[TMP6]])
; CHECK-NEXT:    br i1 [[TMP7]], label %then, label %all.lanes
; CHECK:       then:
; CHECK-NEXT:    [[TMP8:%.*]] = load <8 x i32>, ptr [[P:%.*]], align 32
; CHECK-NEXT:    [[TMP9:%.*]] = load <8 x i1>, ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP10:%.*]] = select <8 x i1> [[TMP9]], <8 x i32> [[X:%.*]], <8 x i32> [[TMP8]]
; CHECK-NEXT:    store <8 x i32> [[TMP10]], ptr [[P]], align 32
; CHECK-NEXT:    [[TMP11:%.*]] = load <8 x i1>, ptr [[ACTIVE]], align 1
; CHECK-NEXT:    br label %all.lanes
; CHECK:       all.lanes:
; CHECK-NEXT:    store <8 x i1> splat (i1 true), ptr [[ACTIVE]], align 1
; CHECK-NEXT:    br label %end
; CHECK:       end:
; CHECK-NEXT:    ret void
entry:
  %any = call i1 @llvm.genx.simdcf.any.v8i1(<8 x i1> %v)
  br i1 %any, label %then, label %end

then:
  store <8 x i32> %x, ptr %p
  br label %end

end:
  %unread = phi <8 x i32> [ %x, %entry ], [ zeroinitializer, %then ]
  ret void
}

; A loop that a branch enters or not may start without lanes.
define void @entered_loop(<8 x i1> %v, <8 x i1> %w, <8 x i1> %u, <8 x i32> %x, ptr %p, ptr %q) {
; CHECK-LABEL: @entered_loop(
; CHECK:       entry:
; CHECK-NEXT:    [[WAITS1:%.*]] = alloca <8 x i1>, align 1
; CHECK-NEXT:    store <8 x i1> zeroinitializer, ptr [[WAITS1]], align 1
; CHECK-NEXT:    [[WAITS:%.*]] = alloca <8 x i1>, align 1
; CHECK-NEXT:    store <8 x i1> zeroinitializer, ptr [[WAITS]], align 1
; CHECK-NEXT:    [[ACTIVE:%.*]] = alloca <8 x i1>, align 1
; CHECK-NEXT:    store <8 x i1> splat (i1 true), ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP0:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[V:%.*]])
; CHECK-NEXT:    [[TMP1:%.*]] = xor <8 x i1> [[V]], splat (i1 true)
; CHECK-NEXT:    [[TMP2:%.*]] = select <8 x i1> splat (i1 true), <8 x i1> [[TMP1]], <8 x i1> zeroinitializer
; CHECK-NEXT:    [[TMP3:%.*]] = select <8 x i1> splat (i1 true), <8 x i1> [[V]], <8 x i1> zeroinitializer
; CHECK-NEXT:    [[TMP4:%.*]] = load <8 x i1>, ptr [[WAITS]], align 1
; CHECK-NEXT:    [[TMP5:%.*]] = or <8 x i1> [[TMP4]], [[TMP3]]
; CHECK-NEXT:    store <8 x i1> [[TMP5]], ptr [[WAITS]], align 1
; CHECK-NEXT:    br label %before.lanes
; CHECK:       before.lanes:
; CHECK-NEXT:    [[TMP6:%.*]] = load <8 x i1>, ptr [[WAITS]], align 1
; CHECK-NEXT:    store <8 x i1> zeroinitializer, ptr [[WAITS]], align 1
; CHECK-NEXT:    store <8 x i1> [[TMP6]], ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP7:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[TMP6]])
; CHECK-NEXT:    br i1 [[TMP7]], label %before, label %all.lanes
; CHECK:       before:
; CHECK-NEXT:    [[TMP8:%.*]] = load <8 x i1>, ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP9:%.*]] = select <8 x i1> [[TMP8]], <8 x i1> [[W:%.*]], <8 x i1> zeroinitializer
; CHECK-NEXT:    [[TMP10:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[TMP9]])
; CHECK-NEXT:    [[TMP11:%.*]] = load <8 x i1>, ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP12:%.*]] = xor <8 x i1> [[W]], splat (i1 true)
; CHECK-NEXT:    [[TMP13:%.*]] = select <8 x i1> [[TMP11]], <8 x i1> [[TMP12]], <8 x i1> zeroinitializer
; CHECK-NEXT:    [[TMP14:%.*]] = select <8 x i1> [[TMP11]], <8 x i1> [[W]], <8 x i1> zeroinitializer
; CHECK-NEXT:    [[TMP15:%.*]] = load <8 x i1>, ptr [[WAITS1]], align 1
; CHECK-NEXT:    [[TMP16:%.*]] = or <8 x i1> [[TMP15]], [[TMP14]]
; CHECK-NEXT:    store <8 x i1> [[TMP16]], ptr [[WAITS1]], align 1
; CHECK-NEXT:    br label %loop.lanes
; CHECK:       loop.lanes:
; CHECK-NEXT:    [[TMP17:%.*]] = load <8 x i1>, ptr [[WAITS1]], align 1
; CHECK-NEXT:    store <8 x i1> zeroinitializer, ptr [[WAITS1]], align 1
; CHECK-NEXT:    store <8 x i1> [[TMP17]], ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP18:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[TMP17]])
; CHECK-NEXT:    br i1 [[TMP18]], label %loop, label %all.lanes
; CHECK:       loop:
; CHECK-NEXT:    [[TMP19:%.*]] = load <8 x i32>, ptr [[P:%.*]], align 32
; CHECK-NEXT:    [[TMP20:%.*]] = load <8 x i1>, ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP21:%.*]] = select <8 x i1> [[TMP20]], <8 x i32> [[X:%.*]], <8 x i32> [[TMP19]]
; CHECK-NEXT:    store <8 x i32> [[TMP21]], ptr [[P]], align 32
; CHECK-NEXT:    store i32 5, ptr [[Q:%.*]], align 4
; CHECK-NEXT:    [[TMP22:%.*]] = load <8 x i1>, ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP23:%.*]] = select <8 x i1> [[TMP22]], <8 x i1> [[U:%.*]], <8 x i1> zeroinitializer
; CHECK-NEXT:    [[TMP24:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[TMP23]])
; CHECK-NEXT:    [[TMP25:%.*]] = load <8 x i1>, ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP26:%.*]] = xor <8 x i1> [[U]], splat (i1 true)
; CHECK-NEXT:    [[TMP27:%.*]] = select <8 x i1> [[TMP25]], <8 x i1> [[TMP26]], <8 x i1> zeroinitializer
; CHECK-NEXT:    [[TMP28:%.*]] = select <8 x i1> [[TMP25]], <8 x i1> [[U]], <8 x i1> zeroinitializer
; CHECK-NEXT:    [[TMP29:%.*]] = load <8 x i1>, ptr [[WAITS1]], align 1
; CHECK-NEXT:    [[TMP30:%.*]] = or <8 x i1> [[TMP29]], [[TMP28]]
; CHECK-NEXT:    store <8 x i1> [[TMP30]], ptr [[WAITS1]], align 1
; CHECK-NEXT:    [[TMP31:%.*]] = load <8 x i1>, ptr [[WAITS1]], align 1
; CHECK-NEXT:    [[TMP32:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[TMP31]])
; CHECK-NEXT:    br i1 [[TMP32]], label %loop.lanes, label %loop.left
; CHECK:       loop.left:
; CHECK-NEXT:    br label %all.lanes
; CHECK:       all.lanes:
; CHECK-NEXT:    store <8 x i1> splat (i1 true), ptr [[ACTIVE]], align 1
; CHECK-NEXT:    br label %end
; CHECK:       end:
; CHECK-NEXT:    ret void
entry:
  %any = call i1 @llvm.genx.simdcf.any.v8i1(<8 x i1> %v)
  br i1 %any, label %before, label %end

before:
  %enters = call i1 @llvm.genx.simdcf.any.v8i1(<8 x i1> %w)
  br i1 %enters, label %loop, label %end

loop:
  store <8 x i32> %x, ptr %p
  store i32 5, ptr %q
  %again = call i1 @llvm.genx.simdcf.any.v8i1(<8 x i1> %u)
  br i1 %again, label %loop, label %end

end:
  ret void
}

; Under a branch: one element, a region in a region, and messages for one lane and of atomics.
define void @masks(<8 x i1> %v, <1 x i32> %one, <16 x i32> %whole, <8 x i32> %x, <4 x i32> %four, <1 x i64> %at, <8 x i64> %places, ptr %p) {
; CHECK-LABEL: @masks(
; CHECK:       entry:
; CHECK-NEXT:    [[WAITS:%.*]] = alloca <8 x i1>, align 1
; CHECK-NEXT:    store <8 x i1> zeroinitializer, ptr [[WAITS]], align 1
; CHECK-NEXT:    [[ACTIVE:%.*]] = alloca <8 x i1>, align 1
; CHECK-NEXT:    store <8 x i1> splat (i1 true), ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP0:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[V:%.*]])
; CHECK-NEXT:    [[TMP1:%.*]] = xor <8 x i1> [[V]], splat (i1 true)
; CHECK-NEXT:    [[TMP2:%.*]] = select <8 x i1> splat (i1 true), <8 x i1> [[TMP1]], <8 x i1> zeroinitializer
; CHECK-NEXT:    [[TMP3:%.*]] = select <8 x i1> splat (i1 true), <8 x i1> [[V]], <8 x i1> zeroinitializer
; CHECK-NEXT:    [[TMP4:%.*]] = load <8 x i1>, ptr [[WAITS]], align 1
; CHECK-NEXT:    [[TMP5:%.*]] = or <8 x i1> [[TMP4]], [[TMP3]]
; CHECK-NEXT:    store <8 x i1> [[TMP5]], ptr [[WAITS]], align 1
; CHECK-NEXT:    br label %then.lanes
; CHECK:       then.lanes:
; CHECK-NEXT:    [[TMP6:%.*]] = load <8 x i1>, ptr [[WAITS]], align 1
; CHECK-NEXT:    store <8 x i1> zeroinitializer, ptr [[WAITS]], align 1
; CHECK-NEXT:    store <8 x i1> [[TMP6]], ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP7:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[TMP6]])
; CHECK-NEXT:    br i1 [[TMP7]], label %then, label %all.lanes
; CHECK:       then:
; CHECK-NEXT:    store <1 x i32> [[ONE:%.*]], ptr [[P:%.*]], align 4
; CHECK-NEXT:    [[TMP8:%.*]] = load <8 x i1>, ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP9:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.v8i1(<16 x i32> [[WHOLE:%.*]], <8 x i32> [[X:%.*]], i32 0, i32 8, i32 1, i16 0, i32 undef, <8 x i1> [[TMP8]])
; CHECK-NEXT:    [[B:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v4i32.i16.i1(<16 x i32> [[TMP9]], <4 x i32> [[FOUR:%.*]], i32 0, i32 4, i32 1, i16 32, i32 undef, i1 true)
; CHECK-NEXT:    store <16 x i32> [[B]], ptr [[P]], align 64
; CHECK-NEXT:    call void @llvm.genx.svm.scatter.v1i1.v1i64.v1i32(<1 x i1> splat (i1 true), i32 0, <1 x i64> [[AT:%.*]], <1 x i32> [[ONE]])
; CHECK-NEXT:    [[TMP10:%.*]] = load <8 x i1>, ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP11:%.*]] = select <8 x i1> [[TMP10]], <8 x i1> splat (i1 true), <8 x i1> zeroinitializer
; CHECK-NEXT:    [[C:%.*]] = call <8 x i32> @llvm.genx.svm.atomic.add.v8i32.v8i1.v8i64(<8 x i1> [[TMP11]], <8 x i64> [[PLACES:%.*]], <8 x i32> [[X]], <8 x i32> undef)
; CHECK-NEXT:    [[TMP12:%.*]] = load <8 x i1>, ptr [[ACTIVE]], align 1
; CHECK-NEXT:    br label %all.lanes
; CHECK:       all.lanes:
; CHECK-NEXT:    store <8 x i1> splat (i1 true), ptr [[ACTIVE]], align 1
; CHECK-NEXT:    br label %end
; CHECK:       end:
; CHECK-NEXT:    ret void
entry:
  %any = call i1 @llvm.genx.simdcf.any.v8i1(<8 x i1> %v)
  br i1 %any, label %then, label %end

then:
  store <1 x i32> %one, ptr %p
  %a = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> %whole, <8 x i32> %x, i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
  %b = call <16 x i32> @llvm.genx.wrregioni.v16i32.v4i32.i16.i1(<16 x i32> %a, <4 x i32> %four, i32 0, i32 4, i32 1, i16 32, i32 undef, i1 true)
  store <16 x i32> %b, ptr %p
  call void @llvm.genx.svm.scatter.v1i1.v1i64.v1i32(<1 x i1> splat (i1 true), i32 0, <1 x i64> %at, <1 x i32> %one)
  %c = call <8 x i32> @llvm.genx.svm.atomic.add.v8i32.v8i1.v8i64(<8 x i1> splat (i1 true), <8 x i64> %places, <8 x i32> %x, <8 x i32> undef)
  br label %end

end:
  ret void
}

; A variable of a block becomes one of the function: blocks need not dominate others any more.
define void @variable_of_block(<8 x i1> %v, <8 x i1> %w, <8 x i32> %x, ptr %p) {
; CHECK-LABEL: @variable_of_block(
; CHECK:       entry:
; CHECK-NEXT:    [[WAITS3:%.*]] = alloca <8 x i1>, align 1
; CHECK-NEXT:    store <8 x i1> zeroinitializer, ptr [[WAITS3]], align 1
; CHECK-NEXT:    [[WAITS2:%.*]] = alloca <8 x i1>, align 1
; CHECK-NEXT:    store <8 x i1> zeroinitializer, ptr [[WAITS2]], align 1
; CHECK-NEXT:    [[WAITS1:%.*]] = alloca <8 x i1>, align 1
; CHECK-NEXT:    store <8 x i1> zeroinitializer, ptr [[WAITS1]], align 1
; CHECK-NEXT:    [[WAITS:%.*]] = alloca <8 x i1>, align 1
; CHECK-NEXT:    store <8 x i1> zeroinitializer, ptr [[WAITS]], align 1
; CHECK-NEXT:    [[ACTIVE:%.*]] = alloca <8 x i1>, align 1
; CHECK-NEXT:    store <8 x i1> splat (i1 true), ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[A:%.*]] = alloca <8 x i32>, align 32
; CHECK-NEXT:    [[U_REG2MEM:%.*]] = alloca i32, align 4
; CHECK-NEXT:    [[TMP0:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[V:%.*]])
; CHECK-NEXT:    [[TMP1:%.*]] = xor <8 x i1> [[V]], splat (i1 true)
; CHECK-NEXT:    [[TMP2:%.*]] = select <8 x i1> splat (i1 true), <8 x i1> [[TMP1]], <8 x i1> zeroinitializer
; CHECK-NEXT:    [[TMP3:%.*]] = select <8 x i1> splat (i1 true), <8 x i1> [[V]], <8 x i1> zeroinitializer
; CHECK-NEXT:    [[TMP4:%.*]] = load <8 x i1>, ptr [[WAITS]], align 1
; CHECK-NEXT:    [[TMP5:%.*]] = or <8 x i1> [[TMP4]], [[TMP3]]
; CHECK-NEXT:    store <8 x i1> [[TMP5]], ptr [[WAITS]], align 1
; CHECK-NEXT:    br label %then.lanes
; CHECK:       then.lanes:
; CHECK-NEXT:    [[TMP6:%.*]] = load <8 x i1>, ptr [[WAITS]], align 1
; CHECK-NEXT:    store <8 x i1> zeroinitializer, ptr [[WAITS]], align 1
; CHECK-NEXT:    store <8 x i1> [[TMP6]], ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP7:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[TMP6]])
; CHECK-NEXT:    br i1 [[TMP7]], label %then, label %more.lanes
; CHECK:       then:
; CHECK-NEXT:    [[TMP8:%.*]] = load <8 x i32>, ptr [[A]], align 32
; CHECK-NEXT:    [[TMP9:%.*]] = load <8 x i1>, ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP10:%.*]] = select <8 x i1> [[TMP9]], <8 x i32> [[X:%.*]], <8 x i32> [[TMP8]]
; CHECK-NEXT:    store <8 x i32> [[TMP10]], ptr [[A]], align 32
; CHECK-NEXT:    [[TMP11:%.*]] = load <8 x i1>, ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP12:%.*]] = select <8 x i1> [[TMP11]], <8 x i1> [[W:%.*]], <8 x i1> zeroinitializer
; CHECK-NEXT:    [[TMP13:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[TMP12]])
; CHECK-NEXT:    [[TMP14:%.*]] = load <8 x i1>, ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP15:%.*]] = xor <8 x i1> [[W]], splat (i1 true)
; CHECK-NEXT:    [[TMP16:%.*]] = select <8 x i1> [[TMP14]], <8 x i1> [[TMP15]], <8 x i1> zeroinitializer
; CHECK-NEXT:    [[TMP17:%.*]] = select <8 x i1> [[TMP14]], <8 x i1> [[W]], <8 x i1> zeroinitializer
; CHECK-NEXT:    [[TMP18:%.*]] = load <8 x i1>, ptr [[WAITS1]], align 1
; CHECK-NEXT:    [[TMP19:%.*]] = or <8 x i1> [[TMP18]], [[TMP17]]
; CHECK-NEXT:    store <8 x i1> [[TMP19]], ptr [[WAITS1]], align 1
; CHECK-NEXT:    [[TMP20:%.*]] = load <8 x i1>, ptr [[WAITS2]], align 1
; CHECK-NEXT:    [[TMP21:%.*]] = or <8 x i1> [[TMP20]], [[TMP16]]
; CHECK-NEXT:    store <8 x i1> [[TMP21]], ptr [[WAITS2]], align 1
; CHECK-NEXT:    br label %more.lanes
; CHECK:       more.lanes:
; CHECK-NEXT:    [[TMP22:%.*]] = load <8 x i1>, ptr [[WAITS1]], align 1
; CHECK-NEXT:    store <8 x i1> zeroinitializer, ptr [[WAITS1]], align 1
; CHECK-NEXT:    store <8 x i1> [[TMP22]], ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP23:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[TMP22]])
; CHECK-NEXT:    br i1 [[TMP23]], label %more, label %all.lanes
; CHECK:       more:
; CHECK-NEXT:    [[TMP24:%.*]] = load <8 x i1>, ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP25:%.*]] = call i32 @llvm.genx.simdcf.savemask.v8i1(<8 x i1> [[TMP24]])
; CHECK-NEXT:    store <8 x i1> splat (i1 true), ptr [[ACTIVE]], align 1
; CHECK-NEXT:    store i32 [[TMP25]], ptr [[U_REG2MEM]], align 4
; CHECK-NEXT:    [[TMP26:%.*]] = load <8 x i1>, ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP27:%.*]] = load <8 x i1>, ptr [[WAITS3]], align 1
; CHECK-NEXT:    [[TMP28:%.*]] = or <8 x i1> [[TMP27]], [[TMP26]]
; CHECK-NEXT:    store <8 x i1> [[TMP28]], ptr [[WAITS3]], align 1
; CHECK-NEXT:    br label %all.lanes
; CHECK:       all.lanes:
; CHECK-NEXT:    [[TMP29:%.*]] = load <8 x i1>, ptr [[WAITS3]], align 1
; CHECK-NEXT:    store <8 x i1> zeroinitializer, ptr [[WAITS3]], align 1
; CHECK-NEXT:    store <8 x i1> [[TMP29]], ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP30:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[TMP29]])
; CHECK-NEXT:    br i1 [[TMP30]], label %all, label %last.lanes
; CHECK:       all:
; CHECK-NEXT:    [[TMP31:%.*]] = load <8 x i32>, ptr [[A]], align 32
; CHECK-NEXT:    [[TMP32:%.*]] = load <8 x i1>, ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP33:%.*]] = select <8 x i1> [[TMP32]], <8 x i32> zeroinitializer, <8 x i32> [[TMP31]]
; CHECK-NEXT:    store <8 x i32> [[TMP33]], ptr [[A]], align 32
; CHECK-NEXT:    [[U_RELOAD:%.*]] = load i32, ptr [[U_REG2MEM]], align 4
; CHECK-NEXT:    [[TMP34:%.*]] = load <8 x i1>, ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP35:%.*]] = call <8 x i1> @llvm.genx.simdcf.remask.v8i1(<8 x i1> [[TMP34]], i32 [[U_RELOAD]])
; CHECK-NEXT:    store <8 x i1> [[TMP35]], ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP36:%.*]] = load <8 x i1>, ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP37:%.*]] = load <8 x i1>, ptr [[WAITS2]], align 1
; CHECK-NEXT:    [[TMP38:%.*]] = or <8 x i1> [[TMP37]], [[TMP36]]
; CHECK-NEXT:    store <8 x i1> [[TMP38]], ptr [[WAITS2]], align 1
; CHECK-NEXT:    br label %last.lanes
; CHECK:       last.lanes:
; CHECK-NEXT:    [[TMP39:%.*]] = load <8 x i1>, ptr [[WAITS2]], align 1
; CHECK-NEXT:    store <8 x i1> zeroinitializer, ptr [[WAITS2]], align 1
; CHECK-NEXT:    store <8 x i1> [[TMP39]], ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP40:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[TMP39]])
; CHECK-NEXT:    br i1 [[TMP40]], label %last, label %all.lanes4
; CHECK:       last:
; CHECK-NEXT:    [[R:%.*]] = load <8 x i32>, ptr [[A]], align 32
; CHECK-NEXT:    [[TMP41:%.*]] = load <8 x i32>, ptr [[P:%.*]], align 32
; CHECK-NEXT:    [[TMP42:%.*]] = load <8 x i1>, ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP43:%.*]] = select <8 x i1> [[TMP42]], <8 x i32> [[R]], <8 x i32> [[TMP41]]
; CHECK-NEXT:    store <8 x i32> [[TMP43]], ptr [[P]], align 32
; CHECK-NEXT:    [[TMP44:%.*]] = load <8 x i1>, ptr [[ACTIVE]], align 1
; CHECK-NEXT:    br label %all.lanes4
; CHECK:       all.lanes4:
; CHECK-NEXT:    store <8 x i1> splat (i1 true), ptr [[ACTIVE]], align 1
; CHECK-NEXT:    br label %end
; CHECK:       end:
; CHECK-NEXT:    ret void
entry:
  %any = call i1 @llvm.genx.simdcf.any.v8i1(<8 x i1> %v)
  br i1 %any, label %then, label %end

then:
  %a = alloca <8 x i32>
  store <8 x i32> %x, ptr %a
  %some = call i1 @llvm.genx.simdcf.any.v8i1(<8 x i1> %w)
  br i1 %some, label %more, label %last

more:
  %u = call i32 @llvm.genx.unmask.begin()
  br label %all

all:
  store <8 x i32> zeroinitializer, ptr %a
  call void @llvm.genx.unmask.end(i32 %u)
  br label %last

last:
  %r = load <8 x i32>, ptr %a
  store <8 x i32> %r, ptr %p
  br label %end

end:
  ret void
}

; Two results become one.
define i32 @results(<8 x i1> %v, <8 x i32> %x, ptr %p) {
; CHECK-LABEL: @results(
; CHECK:       entry:
; CHECK-NEXT:    [[WAITS1:%.*]] = alloca <8 x i1>, align 1
; CHECK-NEXT:    store <8 x i1> zeroinitializer, ptr [[WAITS1]], align 1
; CHECK-NEXT:    [[WAITS:%.*]] = alloca <8 x i1>, align 1
; CHECK-NEXT:    store <8 x i1> zeroinitializer, ptr [[WAITS]], align 1
; CHECK-NEXT:    [[ACTIVE:%.*]] = alloca <8 x i1>, align 1
; CHECK-NEXT:    store <8 x i1> splat (i1 true), ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[_REG2MEM:%.*]] = alloca i32, align 4
; CHECK-NEXT:    [[TMP0:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[V:%.*]])
; CHECK-NEXT:    [[TMP1:%.*]] = xor <8 x i1> [[V]], splat (i1 true)
; CHECK-NEXT:    [[TMP2:%.*]] = select <8 x i1> splat (i1 true), <8 x i1> [[TMP1]], <8 x i1> zeroinitializer
; CHECK-NEXT:    [[TMP3:%.*]] = select <8 x i1> splat (i1 true), <8 x i1> [[V]], <8 x i1> zeroinitializer
; CHECK-NEXT:    [[TMP4:%.*]] = load <8 x i1>, ptr [[WAITS]], align 1
; CHECK-NEXT:    [[TMP5:%.*]] = or <8 x i1> [[TMP4]], [[TMP3]]
; CHECK-NEXT:    store <8 x i1> [[TMP5]], ptr [[WAITS]], align 1
; CHECK-NEXT:    [[TMP6:%.*]] = load <8 x i1>, ptr [[WAITS1]], align 1
; CHECK-NEXT:    [[TMP7:%.*]] = or <8 x i1> [[TMP6]], [[TMP2]]
; CHECK-NEXT:    store <8 x i1> [[TMP7]], ptr [[WAITS1]], align 1
; CHECK-NEXT:    br label %else.lanes
; CHECK:       else.lanes:
; CHECK-NEXT:    [[TMP8:%.*]] = load <8 x i1>, ptr [[WAITS1]], align 1
; CHECK-NEXT:    store <8 x i1> zeroinitializer, ptr [[WAITS1]], align 1
; CHECK-NEXT:    store <8 x i1> [[TMP8]], ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP9:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[TMP8]])
; CHECK-NEXT:    br i1 [[TMP9]], label %else, label %then.lanes
; CHECK:       else:
; CHECK-NEXT:    store i32 2, ptr [[_REG2MEM]], align 4
; CHECK-NEXT:    [[TMP10:%.*]] = load <8 x i1>, ptr [[ACTIVE]], align 1
; CHECK-NEXT:    br label %then.lanes
; CHECK:       then.lanes:
; CHECK-NEXT:    [[TMP11:%.*]] = load <8 x i1>, ptr [[WAITS]], align 1
; CHECK-NEXT:    store <8 x i1> zeroinitializer, ptr [[WAITS]], align 1
; CHECK-NEXT:    store <8 x i1> [[TMP11]], ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP12:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[TMP11]])
; CHECK-NEXT:    br i1 [[TMP12]], label %then, label %all.lanes
; CHECK:       then:
; CHECK-NEXT:    [[TMP13:%.*]] = load <8 x i32>, ptr [[P:%.*]], align 32
; CHECK-NEXT:    [[TMP14:%.*]] = load <8 x i1>, ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP15:%.*]] = select <8 x i1> [[TMP14]], <8 x i32> [[X:%.*]], <8 x i32> [[TMP13]]
; CHECK-NEXT:    store <8 x i32> [[TMP15]], ptr [[P]], align 32
; CHECK-NEXT:    store i32 1, ptr [[_REG2MEM]], align 4
; CHECK-NEXT:    [[TMP16:%.*]] = load <8 x i1>, ptr [[ACTIVE]], align 1
; CHECK-NEXT:    br label %all.lanes
; CHECK:       all.lanes:
; CHECK-NEXT:    store <8 x i1> splat (i1 true), ptr [[ACTIVE]], align 1
; CHECK-NEXT:    br label %end
; CHECK:       end:
; CHECK-NEXT:    [[_RELOAD:%.*]] = load i32, ptr [[_REG2MEM]], align 4
; CHECK-NEXT:    ret i32 [[_RELOAD]]
entry:
  %any = call i1 @llvm.genx.simdcf.any.v8i1(<8 x i1> %v)
  br i1 %any, label %then, label %else

then:
  store <8 x i32> %x, ptr %p
  ret i32 1

else:
  ret i32 2
}

; Two ways back to a loop without branches by lane stay two.
define void @other_loop(<8 x i1> %v, <8 x i32> %x, i32 %n, ptr %p) {
; CHECK-LABEL: @other_loop(
; CHECK:       entry:
; CHECK-NEXT:    [[WAITS:%.*]] = alloca <8 x i1>, align 1
; CHECK-NEXT:    store <8 x i1> zeroinitializer, ptr [[WAITS]], align 1
; CHECK-NEXT:    [[ACTIVE:%.*]] = alloca <8 x i1>, align 1
; CHECK-NEXT:    store <8 x i1> splat (i1 true), ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[I_REG2MEM:%.*]] = alloca i32, align 4
; CHECK-NEXT:    [[TMP0:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[V:%.*]])
; CHECK-NEXT:    store i32 0, ptr [[I_REG2MEM]], align 4
; CHECK-NEXT:    [[TMP1:%.*]] = xor <8 x i1> [[V]], splat (i1 true)
; CHECK-NEXT:    [[TMP2:%.*]] = select <8 x i1> splat (i1 true), <8 x i1> [[TMP1]], <8 x i1> zeroinitializer
; CHECK-NEXT:    [[TMP3:%.*]] = select <8 x i1> splat (i1 true), <8 x i1> [[V]], <8 x i1> zeroinitializer
; CHECK-NEXT:    [[TMP4:%.*]] = load <8 x i1>, ptr [[WAITS]], align 1
; CHECK-NEXT:    [[TMP5:%.*]] = or <8 x i1> [[TMP4]], [[TMP3]]
; CHECK-NEXT:    store <8 x i1> [[TMP5]], ptr [[WAITS]], align 1
; CHECK-NEXT:    br label %then.lanes
; CHECK:       then.lanes:
; CHECK-NEXT:    [[TMP6:%.*]] = load <8 x i1>, ptr [[WAITS]], align 1
; CHECK-NEXT:    store <8 x i1> zeroinitializer, ptr [[WAITS]], align 1
; CHECK-NEXT:    store <8 x i1> [[TMP6]], ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP7:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[TMP6]])
; CHECK-NEXT:    br i1 [[TMP7]], label %then, label %all.lanes
; CHECK:       then:
; CHECK-NEXT:    [[TMP8:%.*]] = load <8 x i32>, ptr [[P:%.*]], align 32
; CHECK-NEXT:    [[TMP9:%.*]] = load <8 x i1>, ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP10:%.*]] = select <8 x i1> [[TMP9]], <8 x i32> [[X:%.*]], <8 x i32> [[TMP8]]
; CHECK-NEXT:    store <8 x i32> [[TMP10]], ptr [[P]], align 32
; CHECK-NEXT:    store i32 0, ptr [[I_REG2MEM]], align 4
; CHECK-NEXT:    [[TMP11:%.*]] = load <8 x i1>, ptr [[ACTIVE]], align 1
; CHECK-NEXT:    br label %all.lanes
; CHECK:       all.lanes:
; CHECK-NEXT:    store <8 x i1> splat (i1 true), ptr [[ACTIVE]], align 1
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    [[I_RELOAD:%.*]] = load i32, ptr [[I_REG2MEM]], align 4
; CHECK-NEXT:    [[J:%.*]] = add i32 [[I_RELOAD]], 1
; CHECK-NEXT:    [[C:%.*]] = icmp ult i32 [[J]], [[N:%.*]]
; CHECK-NEXT:    store i32 [[J]], ptr [[I_REG2MEM]], align 4
; CHECK-NEXT:    br i1 [[C]], label %loop, label %back
; CHECK:       back:
; CHECK-NEXT:    [[K:%.*]] = add i32 [[I_RELOAD]], 2
; CHECK-NEXT:    [[D:%.*]] = icmp ult i32 [[K]], [[N]]
; CHECK-NEXT:    store i32 [[K]], ptr [[I_REG2MEM]], align 4
; CHECK-NEXT:    br i1 [[D]], label %loop, label %end
; CHECK:       end:
; CHECK-NEXT:    ret void
entry:
  %any = call i1 @llvm.genx.simdcf.any.v8i1(<8 x i1> %v)
  br i1 %any, label %then, label %loop

then:
  store <8 x i32> %x, ptr %p
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ 0, %then ], [ %j, %loop ], [ %k, %back ]
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %back

back:
  %k = add i32 %i, 2
  %d = icmp ult i32 %k, %n
  br i1 %d, label %loop, label %end

end:
  ret void
}

; A function whose address a variable has is inlined under a branch, a call of an address stays.
@address = global ptr @called

define internal void @called(ptr %p) {
; CHECK-LABEL: @called(
; CHECK-NEXT:    store i32 1, ptr [[P:%.*]], align 4
; CHECK-NEXT:    ret void
  store i32 1, ptr %p
  ret void
}

define void @calls(<8 x i1> %v, ptr %f, ptr %p) {
; CHECK-LABEL: @calls(
; CHECK:       entry:
; CHECK-NEXT:    [[ACTIVE:%.*]] = alloca <8 x i1>, align 1
; CHECK-NEXT:    store <8 x i1> splat (i1 true), ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[WAITS:%.*]] = alloca <8 x i1>, align 1
; CHECK-NEXT:    store <8 x i1> zeroinitializer, ptr [[WAITS]], align 1
; CHECK-NEXT:    [[TMP0:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[V:%.*]])
; CHECK-NEXT:    [[TMP1:%.*]] = xor <8 x i1> [[V]], splat (i1 true)
; CHECK-NEXT:    [[TMP2:%.*]] = select <8 x i1> splat (i1 true), <8 x i1> [[TMP1]], <8 x i1> zeroinitializer
; CHECK-NEXT:    [[TMP3:%.*]] = select <8 x i1> splat (i1 true), <8 x i1> [[V]], <8 x i1> zeroinitializer
; CHECK-NEXT:    [[TMP4:%.*]] = load <8 x i1>, ptr [[WAITS]], align 1
; CHECK-NEXT:    [[TMP5:%.*]] = or <8 x i1> [[TMP4]], [[TMP3]]
; CHECK-NEXT:    store <8 x i1> [[TMP5]], ptr [[WAITS]], align 1
; CHECK-NEXT:    br label %then.lanes
; CHECK:       then.lanes:
; CHECK-NEXT:    [[TMP6:%.*]] = load <8 x i1>, ptr [[WAITS]], align 1
; CHECK-NEXT:    store <8 x i1> zeroinitializer, ptr [[WAITS]], align 1
; CHECK-NEXT:    store <8 x i1> [[TMP6]], ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP7:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[TMP6]])
; CHECK-NEXT:    br i1 [[TMP7]], label %then, label %all.lanes
; CHECK:       then:
; CHECK-NEXT:    store i32 1, ptr [[P:%.*]], align 4
; CHECK-NEXT:    call void %f(ptr [[P]])
; CHECK-NEXT:    [[TMP8:%.*]] = load <8 x i1>, ptr [[ACTIVE]], align 1
; CHECK-NEXT:    br label %all.lanes
; CHECK:       all.lanes:
; CHECK-NEXT:    store <8 x i1> splat (i1 true), ptr [[ACTIVE]], align 1
; CHECK-NEXT:    br label %end
; CHECK:       end:
; CHECK-NEXT:    ret void
entry:
  %any = call i1 @llvm.genx.simdcf.any.v8i1(<8 x i1> %v)
  br i1 %any, label %then, label %end

then:
  call void @called(ptr %p)
  call void %f(ptr %p)
  br label %end

end:
  ret void
}
