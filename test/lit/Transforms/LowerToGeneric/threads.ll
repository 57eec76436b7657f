; Ids, barriers; checks of divisions; the budget of instructions.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-lower-to-generic,verify -S %s | FileCheck %s

declare i16 @llvm.genx.thread.x()
declare <3 x i32> @llvm.genx.local.id.v3i32()
declare <3 x i16> @llvm.genx.local.id16.v3i16()
declare <2 x i32> @llvm.genx.r0.v2i32()
declare void @llvm.genx.barrier()
declare void @llvm.genx.sbarrier(i8)
declare void @llvm.genx.fence(i8)
declare void @llvm.genx.slm.init(i32)
declare void @elsewhere(i32)

define <3 x i32> @ids() {
; CHECK-LABEL: @ids(
; CHECK-NEXT:    call void @cmx_rt_step(ptr [[CONTEXT:%.*]], ptr @cmx.site, i64 5)
; CHECK-NEXT:    [[TMP1:%.*]] = call i32 @cmx_rt_id(ptr [[CONTEXT]], ptr @cmx.site, i32 0, i32 0)
; CHECK-NEXT:    [[X:%.*]] = trunc i32 [[TMP1]] to i16
; CHECK-NEXT:    [[X32:%.*]] = zext i16 [[X]] to i32
; CHECK-NEXT:    call void @elsewhere(i32 [[X32]])
; CHECK-NEXT:    [[TMP2:%.*]] = call i32 @cmx_rt_id(ptr [[CONTEXT]], ptr @cmx.site.1, i32 5, i32 0)
; CHECK-NEXT:    [[TMP3:%.*]] = insertelement <3 x i32> poison, i32 [[TMP2]], i64 0
; CHECK-NEXT:    [[TMP4:%.*]] = call i32 @cmx_rt_id(ptr [[CONTEXT]], ptr @cmx.site.1, i32 6, i32 0)
; CHECK-NEXT:    [[TMP5:%.*]] = insertelement <3 x i32> [[TMP3]], i32 [[TMP4]], i64 1
; CHECK-NEXT:    [[TMP6:%.*]] = call i32 @cmx_rt_id(ptr [[CONTEXT]], ptr @cmx.site.1, i32 7, i32 0)
; CHECK-NEXT:    [[R:%.*]] = insertelement <3 x i32> [[TMP5]], i32 [[TMP6]], i64 2
; CHECK-NEXT:    ret <3 x i32> [[R]]
  %x = call i16 @llvm.genx.thread.x()
  %x32 = zext i16 %x to i32
  call void @elsewhere(i32 %x32)
  %r = call <3 x i32> @llvm.genx.local.id.v3i32()
  ret <3 x i32> %r
}

define <3 x i16> @ids16() {
; CHECK-LABEL: @ids16(
; CHECK-NEXT:    call void @cmx_rt_step(ptr [[CONTEXT:%.*]], ptr @cmx.site.2, i64 2)
; CHECK-NEXT:    [[TMP1:%.*]] = call i32 @cmx_rt_id(ptr [[CONTEXT]], ptr @cmx.site.2, i32 5, i32 0)
; CHECK-NEXT:    [[TMP2:%.*]] = trunc i32 [[TMP1]] to i16
; CHECK-NEXT:    [[TMP3:%.*]] = insertelement <3 x i16> poison, i16 [[TMP2]], i64 0
; CHECK-NEXT:    [[TMP4:%.*]] = call i32 @cmx_rt_id(ptr [[CONTEXT]], ptr @cmx.site.2, i32 6, i32 0)
; CHECK-NEXT:    [[TMP5:%.*]] = trunc i32 [[TMP4]] to i16
; CHECK-NEXT:    [[TMP6:%.*]] = insertelement <3 x i16> [[TMP3]], i16 [[TMP5]], i64 1
; CHECK-NEXT:    [[TMP7:%.*]] = call i32 @cmx_rt_id(ptr [[CONTEXT]], ptr @cmx.site.2, i32 7, i32 0)
; CHECK-NEXT:    [[TMP8:%.*]] = trunc i32 [[TMP7]] to i16
; CHECK-NEXT:    [[R:%.*]] = insertelement <3 x i16> [[TMP6]], i16 [[TMP8]], i64 2
; CHECK-NEXT:    ret <3 x i16> [[R]]
  %r = call <3 x i16> @llvm.genx.local.id16.v3i16()
  ret <3 x i16> %r
}

define <2 x i32> @payload() {
; CHECK-LABEL: @payload(
; CHECK-NEXT:    call void @cmx_rt_step(ptr [[CONTEXT:%.*]], ptr @cmx.site.3, i64 2)
; CHECK-NEXT:    [[TMP1:%.*]] = call i32 @cmx_rt_id(ptr [[CONTEXT]], ptr @cmx.site.3, i32 14, i32 0)
; CHECK-NEXT:    [[TMP2:%.*]] = insertelement <2 x i32> poison, i32 [[TMP1]], i64 0
; CHECK-NEXT:    [[TMP3:%.*]] = call i32 @cmx_rt_id(ptr [[CONTEXT]], ptr @cmx.site.3, i32 14, i32 1)
; CHECK-NEXT:    [[R:%.*]] = insertelement <2 x i32> [[TMP2]], i32 [[TMP3]], i64 1
; CHECK-NEXT:    ret <2 x i32> [[R]]
  %r = call <2 x i32> @llvm.genx.r0.v2i32()
  ret <2 x i32> %r
}

define void @sync() {
; CHECK-LABEL: @sync(
; CHECK-NEXT:    call void @cmx_rt_step(ptr [[CONTEXT:%.*]], ptr @cmx.site.4, i64 6)
; CHECK-NEXT:    call void @cmx_rt_reserve_slm(ptr [[CONTEXT]], ptr @cmx.site.4, i64 1024)
; CHECK-NEXT:    call void @cmx_rt_barrier(ptr [[CONTEXT]], ptr @cmx.site.5)
; CHECK-NEXT:    call void @cmx_rt_barrier_signal(ptr [[CONTEXT]], ptr @cmx.site.6)
; CHECK-NEXT:    call void @cmx_rt_barrier_wait(ptr [[CONTEXT]], ptr @cmx.site.7)
; CHECK-NEXT:    ret void
  call void @llvm.genx.slm.init(i32 1024)
  call void @llvm.genx.barrier()
  call void @llvm.genx.sbarrier(i8 1)
  call void @llvm.genx.fence(i8 1)
  call void @llvm.genx.sbarrier(i8 0)
  ret void
}

define <4 x i32> @divide(<4 x i32> %a, <4 x i32> %b) {
; CHECK-LABEL: @divide(
; CHECK-NEXT:    [[SCRATCH:%.*]] = alloca <4 x i8>, align 64
; CHECK-NEXT:    [[SCRATCH1:%.*]] = alloca <4 x i8>, align 64
; CHECK-NEXT:    call void @cmx_rt_step(ptr [[CONTEXT:%.*]], ptr @cmx.site.8, i64 3)
; CHECK-NEXT:    [[TMP1:%.*]] = icmp eq <4 x i32> [[B:%.*]], zeroinitializer
; CHECK-NEXT:    [[TMP2:%.*]] = zext <4 x i1> [[TMP1]] to <4 x i8>
; CHECK-NEXT:    store <4 x i8> [[TMP2]], ptr [[SCRATCH]], align 64
; CHECK-NEXT:    call void @cmx_rt_check_lanes(ptr [[CONTEXT]], ptr @cmx.site.8, i32 0, i32 4, ptr [[SCRATCH]])
; CHECK-NEXT:    [[TMP3:%.*]] = icmp eq <4 x i32> [[B]], splat (i32 -1)
; CHECK-NEXT:    [[TMP4:%.*]] = icmp eq <4 x i32> [[A:%.*]], splat (i32 -2147483648)
; CHECK-NEXT:    [[TMP5:%.*]] = and <4 x i1> [[TMP4]], [[TMP3]]
; CHECK-NEXT:    [[TMP6:%.*]] = zext <4 x i1> [[TMP5]] to <4 x i8>
; CHECK-NEXT:    store <4 x i8> [[TMP6]], ptr [[SCRATCH1]], align 64
; CHECK-NEXT:    call void @cmx_rt_check_lanes(ptr [[CONTEXT]], ptr @cmx.site.8, i32 1, i32 4, ptr [[SCRATCH1]])
; CHECK-NEXT:    [[Q:%.*]] = sdiv exact <4 x i32> [[A]], [[B]]
; CHECK-NEXT:    [[TMP7:%.*]] = icmp eq <4 x i32> [[B]], zeroinitializer
; CHECK-NEXT:    [[TMP8:%.*]] = zext <4 x i1> [[TMP7]] to <4 x i8>
; CHECK-NEXT:    store <4 x i8> [[TMP8]], ptr [[SCRATCH]], align 64
; CHECK-NEXT:    call void @cmx_rt_check_lanes(ptr [[CONTEXT]], ptr @cmx.site.9, i32 0, i32 4, ptr [[SCRATCH]])
; CHECK-NEXT:    [[R:%.*]] = urem <4 x i32> [[Q]], [[B]]
; CHECK-NEXT:    ret <4 x i32> [[R]]
  %q = sdiv exact <4 x i32> %a, %b
  %r = urem <4 x i32> %q, %b
  ret <4 x i32> %r
}

; No lane is 0 or -1.
define <2 x i32> @divide_constant(<2 x i32> %a) {
; CHECK-LABEL: @divide_constant(
; CHECK-NEXT:    call void @cmx_rt_step(ptr [[CONTEXT:%.*]], ptr @cmx.site.10, i64 2)
; CHECK-NEXT:    [[R:%.*]] = srem <2 x i32> [[A:%.*]], <i32 3, i32 -7>
; CHECK-NEXT:    ret <2 x i32> [[R]]
  %r = srem <2 x i32> %a, <i32 3, i32 -7>
  ret <2 x i32> %r
}

; Each loop counts what is in it; the rest counts at the start.
define i32 @loops(i32 %n) {
; CHECK-LABEL: @loops(
; CHECK:       entry:
; CHECK-NEXT:    call void @cmx_rt_step(ptr [[CONTEXT:%.*]], ptr @cmx.site.11, i64 1)
; CHECK-NEXT:    br label %outer
; CHECK:       outer:
; CHECK-NEXT:    [[I:%.*]] = phi i32 [ 0, %entry ], [ [[I_NEXT:%.*]], %latch ]
; CHECK-NEXT:    call void @cmx_rt_step(ptr [[CONTEXT]], ptr @cmx.site.13, i64 3)
; CHECK-NEXT:    [[I_NEXT]] = add i32 [[I]], 1
; CHECK-NEXT:    br label %inner
; CHECK:       inner:
; CHECK-NEXT:    [[J:%.*]] = phi i32 [ 0, %outer ], [ [[J_NEXT:%.*]], %inner ]
; CHECK-NEXT:    call void @cmx_rt_step(ptr [[CONTEXT]], ptr @cmx.site.12, i64 7)
; CHECK-NEXT:    [[J_NEXT]] = add i32 [[J]], [[I]]
; CHECK-NEXT:    [[AGAIN:%.*]] = icmp ult i32 [[J_NEXT]], [[N:%.*]]
; CHECK-NEXT:    br i1 [[AGAIN]], label %inner, label %latch
; CHECK:       latch:
; CHECK-NEXT:    [[MORE:%.*]] = icmp ult i32 [[I_NEXT]], [[N]]
; CHECK-NEXT:    br i1 [[MORE]], label %outer, label %exit
; CHECK:       exit:
; CHECK-NEXT:    ret i32 [[I]]
entry:
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %i.next, %latch ]
  %i.next = add i32 %i, 1
  br label %inner
inner:
  %j = phi i32 [ 0, %outer ], [ %j.next, %inner ]
  %j.next = add i32 %j, %i
  %again = icmp ult i32 %j.next, %n
  br i1 %again, label %inner, label %latch
latch:
  %more = icmp ult i32 %i.next, %n
  br i1 %more, label %outer, label %exit
exit:
  ret i32 %i
}
