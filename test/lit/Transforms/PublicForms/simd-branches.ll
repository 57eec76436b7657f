; Branches by lane. The blocks follow one another; lanes wait for theirs.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-public-forms -S %s | FileCheck %s

declare i1 @llvm.genx.simdcf.any.v8i1(<8 x i1>)
declare <8 x i32> @llvm.genx.simdcf.predicate.v8i32(<8 x i32>, <8 x i32>)
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
; CHECK-NEXT:    [[TMP3:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[TMP2]])
; CHECK-NEXT:    br i1 [[TMP3]], label %body, label %all.lanes
; CHECK:       body:
; CHECK-NEXT:    [[N:%.*]] = load <8 x i32>, ptr [[P:%.*]], align 32
; CHECK-NEXT:    [[TMP4:%.*]] = load <8 x i1>, ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP5:%.*]] = select <8 x i1> [[TMP4]], <8 x i1> splat (i1 true), <8 x i1> zeroinitializer
; CHECK-NEXT:    call void @llvm.genx.svm.scatter.v8i1.v8i64.v8i32(<8 x i1> [[TMP5]], i32 0, <8 x i64> [[AT:%.*]], <8 x i32> [[N]])
; CHECK-NEXT:    [[TMP6:%.*]] = load <8 x i1>, ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP7:%.*]] = select <8 x i1> [[TMP6]], <8 x i32> [[N]], <8 x i32> zeroinitializer
; CHECK-NEXT:    [[TMP8:%.*]] = load <8 x i1>, ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP9:%.*]] = call i32 @llvm.genx.simdcf.savemask.v8i1(<8 x i1> [[TMP8]])
; CHECK-NEXT:    store <8 x i1> splat (i1 true), ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP10:%.*]] = load <8 x i32>, ptr [[P]], align 32
; CHECK-NEXT:    [[TMP11:%.*]] = load <8 x i1>, ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP12:%.*]] = select <8 x i1> [[TMP11]], <8 x i32> [[TMP7]], <8 x i32> [[TMP10]]
; CHECK-NEXT:    store <8 x i32> [[TMP12]], ptr [[P]], align 32
; CHECK-NEXT:    [[TMP13:%.*]] = load <8 x i1>, ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP14:%.*]] = call <8 x i1> @llvm.genx.simdcf.remask.v8i1(<8 x i1> [[TMP13]], i32 [[TMP9]])
; CHECK-NEXT:    store <8 x i1> [[TMP14]], ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[LESS:%.*]] = icmp ult <8 x i32> [[TMP7]], [[X:%.*]]
; CHECK-NEXT:    [[TMP15:%.*]] = load <8 x i1>, ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP16:%.*]] = select <8 x i1> [[TMP15]], <8 x i1> [[LESS]], <8 x i1> zeroinitializer
; CHECK-NEXT:    [[TMP17:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[TMP16]])
; CHECK-NEXT:    [[TMP18:%.*]] = load <8 x i1>, ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP19:%.*]] = xor <8 x i1> [[LESS]], splat (i1 true)
; CHECK-NEXT:    [[TMP20:%.*]] = select <8 x i1> [[TMP18]], <8 x i1> [[TMP19]], <8 x i1> zeroinitializer
; CHECK-NEXT:    [[TMP21:%.*]] = select <8 x i1> [[TMP18]], <8 x i1> [[LESS]], <8 x i1> zeroinitializer
; CHECK-NEXT:    [[TMP22:%.*]] = load <8 x i1>, ptr [[WAITS]], align 1
; CHECK-NEXT:    [[TMP23:%.*]] = or <8 x i1> [[TMP22]], [[TMP21]]
; CHECK-NEXT:    store <8 x i1> [[TMP23]], ptr [[WAITS]], align 1
; CHECK-NEXT:    [[TMP24:%.*]] = load <8 x i1>, ptr [[WAITS]], align 1
; CHECK-NEXT:    [[TMP25:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[TMP24]])
; CHECK-NEXT:    br i1 [[TMP25]], label %body.lanes, label %body.left
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
; CHECK-NEXT:    br i1 [[TMP7]], label %then, label %one.lanes
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
; CHECK-NEXT:    [[TMP17:%.*]] = load <8 x i1>, ptr [[WAITS3]], align 1
; CHECK-NEXT:    [[TMP18:%.*]] = or <8 x i1> [[TMP17]], [[TMP10]]
; CHECK-NEXT:    store <8 x i1> [[TMP18]], ptr [[WAITS3]], align 1
; CHECK-NEXT:    [[TMP19:%.*]] = load <8 x i1>, ptr [[WAITS4]], align 1
; CHECK-NEXT:    [[TMP20:%.*]] = or <8 x i1> [[TMP19]], [[TMP16]]
; CHECK-NEXT:    store <8 x i1> [[TMP20]], ptr [[WAITS4]], align 1
; CHECK-NEXT:    br label %one.lanes
; CHECK:       one.lanes:
; CHECK-NEXT:    [[TMP21:%.*]] = load <8 x i1>, ptr [[WAITS3]], align 1
; CHECK-NEXT:    store <8 x i1> zeroinitializer, ptr [[WAITS3]], align 1
; CHECK-NEXT:    store <8 x i1> [[TMP21]], ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP22:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[TMP21]])
; CHECK-NEXT:    br i1 [[TMP22]], label %one, label %other.lanes
; CHECK:       one:
; CHECK-NEXT:    [[TMP23:%.*]] = load <8 x i32>, ptr [[P:%.*]], align 32
; CHECK-NEXT:    [[TMP24:%.*]] = load <8 x i1>, ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP25:%.*]] = select <8 x i1> [[TMP24]], <8 x i32> [[X:%.*]], <8 x i32> [[TMP23]]
; CHECK-NEXT:    store <8 x i32> [[TMP25]], ptr [[P]], align 32
; CHECK-NEXT:    [[TMP26:%.*]] = load <8 x i1>, ptr [[ACTIVE]], align 1
; CHECK-NEXT:    br label %other.lanes
; CHECK:       other.lanes:
; CHECK-NEXT:    [[TMP27:%.*]] = load <8 x i1>, ptr [[WAITS4]], align 1
; CHECK-NEXT:    store <8 x i1> zeroinitializer, ptr [[WAITS4]], align 1
; CHECK-NEXT:    store <8 x i1> [[TMP27]], ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP28:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[TMP27]])
; CHECK-NEXT:    br i1 [[TMP28]], label %other, label %all.lanes
; CHECK:       other:
; CHECK-NEXT:    [[TMP29:%.*]] = load <8 x i32>, ptr [[Q:%.*]], align 32
; CHECK-NEXT:    [[TMP30:%.*]] = load <8 x i1>, ptr [[ACTIVE]], align 1
; CHECK-NEXT:    [[TMP31:%.*]] = select <8 x i1> [[TMP30]], <8 x i32> [[X]], <8 x i32> [[TMP29]]
; CHECK-NEXT:    store <8 x i32> [[TMP31]], ptr [[Q]], align 32
; CHECK-NEXT:    [[TMP32:%.*]] = load <8 x i1>, ptr [[ACTIVE]], align 1
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
