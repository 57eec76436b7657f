; Atomic operations that shared local memory lacks become a loop around a comparison and exchange.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-public-forms -S %s | FileCheck %s
; RUN: cmx-opt -passes='cmx-public-forms,cmx-public-forms' -S %s | FileCheck %s

declare <8 x float> @llvm.genx.lsc.xatomic.slm.v8f32.v8i1.v8i32(<8 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <8 x i32>, <8 x float>, <8 x float>, i32, <8 x float>)
declare i64 @llvm.genx.lsc.atomic.slm.i64.i1.i32(i1, i8, i8, i8, i16, i32, i8, i8, i8, i8, i32, i32, i64, i64, i64)
declare <8 x i32> @llvm.genx.lsc.xatomic.slm.v8i32.v8i1.v8i32(<8 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <8 x i32>, <8 x i32>, <8 x i32>, i32, <8 x i32>)
declare <8 x i64> @llvm.genx.lsc.xatomic.slm.v8i64.v8i1.v8i32(<8 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <8 x i32>, <8 x i64>, <8 x i64>, i32, <8 x i64>)
declare <8 x float> @llvm.genx.lsc.xatomic.stateless.v8f32.v8i1.v8i64(<8 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <8 x i64>, <8 x float>, <8 x float>, i32, <8 x float>)
declare i64 @llvm.genx.lsc.atomic.slm.1(i1, i8, i8, i8, i16, i32, i8, i8, i8, i8, i32, i32, i64, i64, i64)
declare i64 @llvm.genx.lsc.atomic.slm.2(i1, i8, i8, i8, i16, i32, i8, i8, i8, i8, i32, i32, i64, i64, i64)
declare i64 @llvm.genx.lsc.atomic.slm.3(i1, i8, i8, i8, i16, i32, i8, i8, i8, i8, i32, i32, i64, i64, i64)
declare i64 @llvm.genx.lsc.atomic.slm.4(i1, i8, i8, i8, i16, i32, i8, i8, i8, i8, i32, i32, i64, i64, i64)
declare i64 @llvm.genx.lsc.atomic.slm.5(i1, i8, i8, i8, i16, i32, i8, i8, i8, i8, i32, i32, i64, i64, i64)
declare i64 @llvm.genx.lsc.atomic.slm.6(i1, i8, i8, i8, i16, i32, i8, i8, i8, i8, i32, i32, i64, i64, i64)
declare i64 @llvm.genx.lsc.atomic.slm.7(i1, i8, i8, i8, i16, i32, i8, i8, i8, i8, i32, i32, i64, i64, i64)
declare double @llvm.genx.lsc.atomic.slm.8(i1, i8, i8, i8, i16, i32, i8, i8, i8, i8, i32, i32, double, double, double)
declare double @llvm.genx.lsc.atomic.slm.9(i1, i8, i8, i8, i16, i32, i8, i8, i8, i8, i32, i32, double, double, double)
declare double @llvm.genx.lsc.atomic.slm.10(i1, i8, i8, i8, i16, i32, i8, i8, i8, i8, i32, i32, double, double, double)
declare i64 @llvm.genx.lsc.atomic.slm.11(i1, i8, i8, i8, i16, i32, i8, i8, i8, i8, i32, i32, i64, i64, i64)
declare i64 @llvm.genx.lsc.atomic.slm.12(i1, i8, i8, i8, i16, i32, i8, i8, i8, i8, i32, i32, i64, i64, i64)
declare i64 @llvm.genx.lsc.atomic.slm.13(i1, i8, i8, i8, i16, i32, i8, i8, i8, i8, i32, i32, i64, i64, i64)
declare void @llvm.genx.lsc.atomic.slm.14(i1, i8, i8, i8, i16, i32, i8, i8, i8, i8, i32, i32, double, double, double)
declare <1 x i64> @llvm.genx.lsc.atomic.slm.15(i1, i8, i8, i8, i16, i32, i8, i8, i8, i8, i32, i32, <1 x i64>, <1 x i64>, <1 x i64>)

define <8 x float> @difference(<8 x i1> %m, <8 x i32> %a, <8 x float> %v, <8 x float> %old) {
; CHECK-LABEL: @difference(
; CHECK-NEXT:    br label %exchange
; CHECK:       exchange:
; CHECK-NEXT:    [[TMP1:%.*]] = phi <8 x i1> [ [[M:%.*]], [[TMP0:%.*]] ], [ [[TMP10:%.*]], %exchange ]
; CHECK-NEXT:    [[TMP2:%.*]] = phi <8 x i32> [ zeroinitializer, [[TMP0]] ], [ [[TMP8:%.*]], %exchange ]
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast <8 x float> [[V:%.*]] to <8 x i32>
; CHECK-NEXT:    [[TMP4:%.*]] = bitcast <8 x i32> [[TMP2]] to <8 x float>
; CHECK-NEXT:    [[TMP5:%.*]] = bitcast <8 x i32> [[TMP3]] to <8 x float>
; CHECK-NEXT:    [[TMP6:%.*]] = fsub <8 x float> [[TMP4]], [[TMP5]]
; CHECK-NEXT:    [[TMP7:%.*]] = bitcast <8 x float> [[TMP6]] to <8 x i32>
; CHECK-NEXT:    [[TMP8]] = call <8 x i32> @llvm.genx.lsc.xatomic.slm.v8i32.v8i1.v8i32(<8 x i1> [[TMP1]], i8 18, i8 0, i8 0, i16 1, i32 16, i8 3, i8 1, i8 1, i8 0, <8 x i32> [[A:%.*]], <8 x i32> [[TMP2]], <8 x i32> [[TMP7]], i32 0, <8 x i32> [[TMP2]])
; CHECK-NEXT:    [[TMP9:%.*]] = icmp ne <8 x i32> [[TMP8]], [[TMP2]]
; CHECK-NEXT:    [[TMP10]] = and <8 x i1> [[TMP1]], [[TMP9]]
; CHECK-NEXT:    [[TMP11:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[TMP10]])
; CHECK-NEXT:    br i1 [[TMP11]], label %exchange, label %.split
; CHECK:       .split:
; CHECK-NEXT:    [[TMP12:%.*]] = bitcast <8 x i32> [[TMP8]] to <8 x float>
; CHECK-NEXT:    [[R:%.*]] = select <8 x i1> [[M]], <8 x float> [[TMP12]], <8 x float> [[OLD:%.*]]
; CHECK-NEXT:    ret <8 x float> [[R]]
  %r = call <8 x float> @llvm.genx.lsc.xatomic.slm.v8f32.v8i1.v8i32(<8 x i1> %m, i8 20, i8 0, i8 0, i16 1, i32 16, i8 3, i8 1, i8 1, i8 0, <8 x i32> %a, <8 x float> %v, <8 x float> undef, i32 0, <8 x float> %old)
  ret <8 x float> %r
}

; A load needs no loop.
define i64 @load(i1 %m, i32 %a) {
; CHECK-LABEL: @load(
; CHECK-NEXT:    [[TMP1:%.*]] = call i64 @llvm.genx.lsc.xatomic.slm.i64.i1.i32(i1 [[M:%.*]], i8 18, i8 0, i8 0, i16 1, i32 0, i8 4, i8 1, i8 1, i8 0, i32 [[A:%.*]], i64 0, i64 0, i32 0, i64 0)
; CHECK-NEXT:    [[R:%.*]] = select i1 [[M]], i64 [[TMP1]], i64 undef
; CHECK-NEXT:    ret i64 [[R]]
  %r = call i64 @llvm.genx.lsc.atomic.slm.i64.i1.i32(i1 %m, i8 10, i8 0, i8 0, i16 1, i32 0, i8 4, i8 1, i8 1, i8 0, i32 0, i32 %a, i64 undef, i64 undef, i64 undef)
  ret i64 %r
}

; Dwords of integers, comparison and exchange, and other memory: stay.
define void @others(<8 x i1> %m, <8 x i32> %a, <8 x i64> %p, <8 x i32> %v, <8 x i64> %w, <8 x float> %f) {
; CHECK-LABEL: @others(
; CHECK-NEXT:    [[R:%.*]] = call <8 x i32> @llvm.genx.lsc.xatomic.slm.v8i32.v8i1.v8i32(<8 x i1> [[M:%.*]], i8 12, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 1, i8 0, <8 x i32> [[A:%.*]], <8 x i32> [[V:%.*]], <8 x i32> undef, i32 0, <8 x i32> undef)
; CHECK-NEXT:    [[S:%.*]] = call <8 x i64> @llvm.genx.lsc.xatomic.slm.v8i64.v8i1.v8i32(<8 x i1> [[M]], i8 18, i8 0, i8 0, i16 1, i32 0, i8 4, i8 1, i8 1, i8 0, <8 x i32> [[A]], <8 x i64> [[W:%.*]], <8 x i64> [[W]], i32 0, <8 x i64> undef)
; CHECK-NEXT:    [[T:%.*]] = call <8 x float> @llvm.genx.lsc.xatomic.stateless.v8f32.v8i1.v8i64(<8 x i1> [[M]], i8 19, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 1, i8 0, <8 x i64> [[P:%.*]], <8 x float> [[F:%.*]], <8 x float> undef, i32 0, <8 x float> undef)
; CHECK-NEXT:    ret void
  %r = call <8 x i32> @llvm.genx.lsc.xatomic.slm.v8i32.v8i1.v8i32(<8 x i1> %m, i8 12, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 1, i8 0, <8 x i32> %a, <8 x i32> %v, <8 x i32> undef, i32 0, <8 x i32> undef)
  %s = call <8 x i64> @llvm.genx.lsc.xatomic.slm.v8i64.v8i1.v8i32(<8 x i1> %m, i8 18, i8 0, i8 0, i16 1, i32 0, i8 4, i8 1, i8 1, i8 0, <8 x i32> %a, <8 x i64> %w, <8 x i64> %w, i32 0, <8 x i64> undef)
  %t = call <8 x float> @llvm.genx.lsc.xatomic.stateless.v8f32.v8i1.v8i64(<8 x i1> %m, i8 19, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 1, i8 0, <8 x i64> %p, <8 x float> %f, <8 x float> undef, i32 0, <8 x float> undef)
  ret void
}

define i64 @increment(i1 %a, i32 %b, i64 %x, i64 %y, i64 %old) {
; CHECK-LABEL: @increment(
; CHECK-NEXT:    br label %exchange
; CHECK:       exchange:
; CHECK-NEXT:    [[TMP1:%.*]] = phi i1 [ [[A:%.*]], [[TMP0:%.*]] ], [ [[TMP6:%.*]], %exchange ]
; CHECK-NEXT:    [[TMP2:%.*]] = phi i64 [ 0, [[TMP0]] ], [ [[TMP4:%.*]], %exchange ]
; CHECK-NEXT:    [[TMP3:%.*]] = add i64 [[TMP2]], 1
; CHECK-NEXT:    [[TMP4]] = call i64 @llvm.genx.lsc.xatomic.slm.i64.i1.i32(i1 [[TMP1]], i8 18, i8 0, i8 0, i16 1, i32 0, i8 4, i8 1, i8 1, i8 0, i32 [[B:%.*]], i64 [[TMP2]], i64 [[TMP3]], i32 0, i64 [[TMP2]])
; CHECK-NEXT:    [[TMP5:%.*]] = icmp ne i64 [[TMP4]], [[TMP2]]
; CHECK-NEXT:    [[TMP6]] = and i1 [[TMP1]], [[TMP5]]
; CHECK-NEXT:    br i1 [[TMP6]], label %exchange, label %.split
; CHECK:       .split:
; CHECK-NEXT:    [[R1:%.*]] = select i1 [[A]], i64 [[TMP4]], i64 [[OLD:%.*]]
; CHECK-NEXT:    ret i64 [[R1]]
  %r1 = call i64 @llvm.genx.lsc.atomic.slm.1(i1 %a, i8 8, i8 0, i8 0, i16 1, i32 0, i8 4, i8 1, i8 1, i8 0, i32 0, i32 %b, i64 %x, i64 %y, i64 %old)
  ret i64 %r1
}

define i64 @decrement(i1 %a, i32 %b, i64 %x, i64 %y, i64 %old) {
; CHECK-LABEL: @decrement(
; CHECK-NEXT:    br label %exchange
; CHECK:       exchange:
; CHECK-NEXT:    [[TMP1:%.*]] = phi i1 [ [[A:%.*]], [[TMP0:%.*]] ], [ [[TMP6:%.*]], %exchange ]
; CHECK-NEXT:    [[TMP2:%.*]] = phi i64 [ 0, [[TMP0]] ], [ [[TMP4:%.*]], %exchange ]
; CHECK-NEXT:    [[TMP3:%.*]] = sub i64 [[TMP2]], 1
; CHECK-NEXT:    [[TMP4]] = call i64 @llvm.genx.lsc.xatomic.slm.i64.i1.i32(i1 [[TMP1]], i8 18, i8 0, i8 0, i16 1, i32 0, i8 4, i8 1, i8 1, i8 0, i32 [[B:%.*]], i64 [[TMP2]], i64 [[TMP3]], i32 0, i64 [[TMP2]])
; CHECK-NEXT:    [[TMP5:%.*]] = icmp ne i64 [[TMP4]], [[TMP2]]
; CHECK-NEXT:    [[TMP6]] = and i1 [[TMP1]], [[TMP5]]
; CHECK-NEXT:    br i1 [[TMP6]], label %exchange, label %.split
; CHECK:       .split:
; CHECK-NEXT:    [[R1:%.*]] = select i1 [[A]], i64 [[TMP4]], i64 [[OLD:%.*]]
; CHECK-NEXT:    ret i64 [[R1]]
  %r1 = call i64 @llvm.genx.lsc.atomic.slm.2(i1 %a, i8 9, i8 0, i8 0, i16 1, i32 0, i8 4, i8 1, i8 1, i8 0, i32 0, i32 %b, i64 %x, i64 %y, i64 %old)
  ret i64 %r1
}

define i64 @store(i1 %a, i32 %b, i64 %x, i64 %y, i64 %old) {
; CHECK-LABEL: @store(
; CHECK-NEXT:    br label %exchange
; CHECK:       exchange:
; CHECK-NEXT:    [[TMP1:%.*]] = phi i1 [ [[A:%.*]], [[TMP0:%.*]] ], [ [[TMP5:%.*]], %exchange ]
; CHECK-NEXT:    [[TMP2:%.*]] = phi i64 [ 0, [[TMP0]] ], [ [[TMP3:%.*]], %exchange ]
; CHECK-NEXT:    [[TMP3]] = call i64 @llvm.genx.lsc.xatomic.slm.i64.i1.i32(i1 [[TMP1]], i8 18, i8 0, i8 0, i16 1, i32 0, i8 4, i8 1, i8 1, i8 0, i32 [[B:%.*]], i64 [[TMP2]], i64 [[X:%.*]], i32 0, i64 [[TMP2]])
; CHECK-NEXT:    [[TMP4:%.*]] = icmp ne i64 [[TMP3]], [[TMP2]]
; CHECK-NEXT:    [[TMP5]] = and i1 [[TMP1]], [[TMP4]]
; CHECK-NEXT:    br i1 [[TMP5]], label %exchange, label %.split
; CHECK:       .split:
; CHECK-NEXT:    [[R1:%.*]] = select i1 [[A]], i64 [[TMP3]], i64 [[OLD:%.*]]
; CHECK-NEXT:    ret i64 [[R1]]
  %r1 = call i64 @llvm.genx.lsc.atomic.slm.3(i1 %a, i8 11, i8 0, i8 0, i16 1, i32 0, i8 4, i8 1, i8 1, i8 0, i32 0, i32 %b, i64 %x, i64 %y, i64 %old)
  ret i64 %r1
}

define i64 @subtraction(i1 %a, i32 %b, i64 %x, i64 %y, i64 %old) {
; CHECK-LABEL: @subtraction(
; CHECK-NEXT:    br label %exchange
; CHECK:       exchange:
; CHECK-NEXT:    [[TMP1:%.*]] = phi i1 [ [[A:%.*]], [[TMP0:%.*]] ], [ [[TMP6:%.*]], %exchange ]
; CHECK-NEXT:    [[TMP2:%.*]] = phi i64 [ 0, [[TMP0]] ], [ [[TMP4:%.*]], %exchange ]
; CHECK-NEXT:    [[TMP3:%.*]] = sub i64 [[TMP2]], [[X:%.*]]
; CHECK-NEXT:    [[TMP4]] = call i64 @llvm.genx.lsc.xatomic.slm.i64.i1.i32(i1 [[TMP1]], i8 18, i8 0, i8 0, i16 1, i32 0, i8 4, i8 1, i8 1, i8 0, i32 [[B:%.*]], i64 [[TMP2]], i64 [[TMP3]], i32 0, i64 [[TMP2]])
; CHECK-NEXT:    [[TMP5:%.*]] = icmp ne i64 [[TMP4]], [[TMP2]]
; CHECK-NEXT:    [[TMP6]] = and i1 [[TMP1]], [[TMP5]]
; CHECK-NEXT:    br i1 [[TMP6]], label %exchange, label %.split
; CHECK:       .split:
; CHECK-NEXT:    [[R1:%.*]] = select i1 [[A]], i64 [[TMP4]], i64 [[OLD:%.*]]
; CHECK-NEXT:    ret i64 [[R1]]
  %r1 = call i64 @llvm.genx.lsc.atomic.slm.4(i1 %a, i8 13, i8 0, i8 0, i16 1, i32 0, i8 4, i8 1, i8 1, i8 0, i32 0, i32 %b, i64 %x, i64 %y, i64 %old)
  ret i64 %r1
}

define i64 @signed_least(i1 %a, i32 %b, i64 %x, i64 %y, i64 %old) {
; CHECK-LABEL: @signed_least(
; CHECK-NEXT:    br label %exchange
; CHECK:       exchange:
; CHECK-NEXT:    [[TMP1:%.*]] = phi i1 [ [[A:%.*]], [[TMP0:%.*]] ], [ [[TMP6:%.*]], %exchange ]
; CHECK-NEXT:    [[TMP2:%.*]] = phi i64 [ 0, [[TMP0]] ], [ [[TMP4:%.*]], %exchange ]
; CHECK-NEXT:    [[TMP3:%.*]] = call i64 @llvm.smin.i64(i64 [[TMP2]], i64 [[X:%.*]])
; CHECK-NEXT:    [[TMP4]] = call i64 @llvm.genx.lsc.xatomic.slm.i64.i1.i32(i1 [[TMP1]], i8 18, i8 0, i8 0, i16 1, i32 0, i8 4, i8 1, i8 1, i8 0, i32 [[B:%.*]], i64 [[TMP2]], i64 [[TMP3]], i32 0, i64 [[TMP2]])
; CHECK-NEXT:    [[TMP5:%.*]] = icmp ne i64 [[TMP4]], [[TMP2]]
; CHECK-NEXT:    [[TMP6]] = and i1 [[TMP1]], [[TMP5]]
; CHECK-NEXT:    br i1 [[TMP6]], label %exchange, label %.split
; CHECK:       .split:
; CHECK-NEXT:    [[R1:%.*]] = select i1 [[A]], i64 [[TMP4]], i64 [[OLD:%.*]]
; CHECK-NEXT:    ret i64 [[R1]]
  %r1 = call i64 @llvm.genx.lsc.atomic.slm.5(i1 %a, i8 14, i8 0, i8 0, i16 1, i32 0, i8 4, i8 1, i8 1, i8 0, i32 0, i32 %b, i64 %x, i64 %y, i64 %old)
  ret i64 %r1
}

define i64 @least(i1 %a, i32 %b, i64 %x, i64 %y, i64 %old) {
; CHECK-LABEL: @least(
; CHECK-NEXT:    br label %exchange
; CHECK:       exchange:
; CHECK-NEXT:    [[TMP1:%.*]] = phi i1 [ [[A:%.*]], [[TMP0:%.*]] ], [ [[TMP6:%.*]], %exchange ]
; CHECK-NEXT:    [[TMP2:%.*]] = phi i64 [ 0, [[TMP0]] ], [ [[TMP4:%.*]], %exchange ]
; CHECK-NEXT:    [[TMP3:%.*]] = call i64 @llvm.umin.i64(i64 [[TMP2]], i64 [[X:%.*]])
; CHECK-NEXT:    [[TMP4]] = call i64 @llvm.genx.lsc.xatomic.slm.i64.i1.i32(i1 [[TMP1]], i8 18, i8 0, i8 0, i16 1, i32 0, i8 4, i8 1, i8 1, i8 0, i32 [[B:%.*]], i64 [[TMP2]], i64 [[TMP3]], i32 0, i64 [[TMP2]])
; CHECK-NEXT:    [[TMP5:%.*]] = icmp ne i64 [[TMP4]], [[TMP2]]
; CHECK-NEXT:    [[TMP6]] = and i1 [[TMP1]], [[TMP5]]
; CHECK-NEXT:    br i1 [[TMP6]], label %exchange, label %.split
; CHECK:       .split:
; CHECK-NEXT:    [[R1:%.*]] = select i1 [[A]], i64 [[TMP4]], i64 [[OLD:%.*]]
; CHECK-NEXT:    ret i64 [[R1]]
  %r1 = call i64 @llvm.genx.lsc.atomic.slm.6(i1 %a, i8 16, i8 0, i8 0, i16 1, i32 0, i8 4, i8 1, i8 1, i8 0, i32 0, i32 %b, i64 %x, i64 %y, i64 %old)
  ret i64 %r1
}

define i64 @greatest(i1 %a, i32 %b, i64 %x, i64 %y, i64 %old) {
; CHECK-LABEL: @greatest(
; CHECK-NEXT:    br label %exchange
; CHECK:       exchange:
; CHECK-NEXT:    [[TMP1:%.*]] = phi i1 [ [[A:%.*]], [[TMP0:%.*]] ], [ [[TMP6:%.*]], %exchange ]
; CHECK-NEXT:    [[TMP2:%.*]] = phi i64 [ 0, [[TMP0]] ], [ [[TMP4:%.*]], %exchange ]
; CHECK-NEXT:    [[TMP3:%.*]] = call i64 @llvm.umax.i64(i64 [[TMP2]], i64 [[X:%.*]])
; CHECK-NEXT:    [[TMP4]] = call i64 @llvm.genx.lsc.xatomic.slm.i64.i1.i32(i1 [[TMP1]], i8 18, i8 0, i8 0, i16 1, i32 0, i8 4, i8 1, i8 1, i8 0, i32 [[B:%.*]], i64 [[TMP2]], i64 [[TMP3]], i32 0, i64 [[TMP2]])
; CHECK-NEXT:    [[TMP5:%.*]] = icmp ne i64 [[TMP4]], [[TMP2]]
; CHECK-NEXT:    [[TMP6]] = and i1 [[TMP1]], [[TMP5]]
; CHECK-NEXT:    br i1 [[TMP6]], label %exchange, label %.split
; CHECK:       .split:
; CHECK-NEXT:    [[R1:%.*]] = select i1 [[A]], i64 [[TMP4]], i64 [[OLD:%.*]]
; CHECK-NEXT:    ret i64 [[R1]]
  %r1 = call i64 @llvm.genx.lsc.atomic.slm.7(i1 %a, i8 17, i8 0, i8 0, i16 1, i32 0, i8 4, i8 1, i8 1, i8 0, i32 0, i32 %b, i64 %x, i64 %y, i64 %old)
  ret i64 %r1
}

define double @float_least(i1 %a, i32 %b, double %x, double %y, double %old) {
; CHECK-LABEL: @float_least(
; CHECK-NEXT:    br label %exchange
; CHECK:       exchange:
; CHECK-NEXT:    [[TMP1:%.*]] = phi i1 [ [[A:%.*]], [[TMP0:%.*]] ], [ [[TMP10:%.*]], %exchange ]
; CHECK-NEXT:    [[TMP2:%.*]] = phi i64 [ 0, [[TMP0]] ], [ [[TMP8:%.*]], %exchange ]
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast double [[X:%.*]] to i64
; CHECK-NEXT:    [[TMP4:%.*]] = bitcast i64 [[TMP2]] to double
; CHECK-NEXT:    [[TMP5:%.*]] = bitcast i64 [[TMP3]] to double
; CHECK-NEXT:    [[TMP6:%.*]] = call double @llvm.minnum.f64(double [[TMP4]], double [[TMP5]])
; CHECK-NEXT:    [[TMP7:%.*]] = bitcast double [[TMP6]] to i64
; CHECK-NEXT:    [[TMP8]] = call i64 @llvm.genx.lsc.xatomic.slm.i64.i1.i32(i1 [[TMP1]], i8 18, i8 0, i8 0, i16 1, i32 0, i8 4, i8 1, i8 1, i8 0, i32 [[B:%.*]], i64 [[TMP2]], i64 [[TMP7]], i32 0, i64 [[TMP2]])
; CHECK-NEXT:    [[TMP9:%.*]] = icmp ne i64 [[TMP8]], [[TMP2]]
; CHECK-NEXT:    [[TMP10]] = and i1 [[TMP1]], [[TMP9]]
; CHECK-NEXT:    br i1 [[TMP10]], label %exchange, label %.split
; CHECK:       .split:
; CHECK-NEXT:    [[TMP11:%.*]] = bitcast i64 [[TMP8]] to double
; CHECK-NEXT:    [[R1:%.*]] = select i1 [[A]], double [[TMP11]], double [[OLD:%.*]]
; CHECK-NEXT:    ret double [[R1]]
  %r1 = call double @llvm.genx.lsc.atomic.slm.8(i1 %a, i8 21, i8 0, i8 0, i16 1, i32 0, i8 4, i8 1, i8 1, i8 0, i32 0, i32 %b, double %x, double %y, double %old)
  ret double %r1
}

define double @float_greatest(i1 %a, i32 %b, double %x, double %y, double %old) {
; CHECK-LABEL: @float_greatest(
; CHECK-NEXT:    br label %exchange
; CHECK:       exchange:
; CHECK-NEXT:    [[TMP1:%.*]] = phi i1 [ [[A:%.*]], [[TMP0:%.*]] ], [ [[TMP10:%.*]], %exchange ]
; CHECK-NEXT:    [[TMP2:%.*]] = phi i64 [ 0, [[TMP0]] ], [ [[TMP8:%.*]], %exchange ]
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast double [[X:%.*]] to i64
; CHECK-NEXT:    [[TMP4:%.*]] = bitcast i64 [[TMP2]] to double
; CHECK-NEXT:    [[TMP5:%.*]] = bitcast i64 [[TMP3]] to double
; CHECK-NEXT:    [[TMP6:%.*]] = call double @llvm.maxnum.f64(double [[TMP4]], double [[TMP5]])
; CHECK-NEXT:    [[TMP7:%.*]] = bitcast double [[TMP6]] to i64
; CHECK-NEXT:    [[TMP8]] = call i64 @llvm.genx.lsc.xatomic.slm.i64.i1.i32(i1 [[TMP1]], i8 18, i8 0, i8 0, i16 1, i32 0, i8 4, i8 1, i8 1, i8 0, i32 [[B:%.*]], i64 [[TMP2]], i64 [[TMP7]], i32 0, i64 [[TMP2]])
; CHECK-NEXT:    [[TMP9:%.*]] = icmp ne i64 [[TMP8]], [[TMP2]]
; CHECK-NEXT:    [[TMP10]] = and i1 [[TMP1]], [[TMP9]]
; CHECK-NEXT:    br i1 [[TMP10]], label %exchange, label %.split
; CHECK:       .split:
; CHECK-NEXT:    [[TMP11:%.*]] = bitcast i64 [[TMP8]] to double
; CHECK-NEXT:    [[R1:%.*]] = select i1 [[A]], double [[TMP11]], double [[OLD:%.*]]
; CHECK-NEXT:    ret double [[R1]]
  %r1 = call double @llvm.genx.lsc.atomic.slm.9(i1 %a, i8 22, i8 0, i8 0, i16 1, i32 0, i8 4, i8 1, i8 1, i8 0, i32 0, i32 %b, double %x, double %y, double %old)
  ret double %r1
}

define double @float_exchange(i1 %a, i32 %b, double %x, double %y, double %old) {
; CHECK-LABEL: @float_exchange(
; CHECK-NEXT:    br label %exchange
; CHECK:       exchange:
; CHECK-NEXT:    [[TMP1:%.*]] = phi i1 [ [[A:%.*]], [[TMP0:%.*]] ], [ [[TMP11:%.*]], %exchange ]
; CHECK-NEXT:    [[TMP2:%.*]] = phi i64 [ 0, [[TMP0]] ], [ [[TMP9:%.*]], %exchange ]
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast double [[X:%.*]] to i64
; CHECK-NEXT:    [[TMP4:%.*]] = bitcast double [[Y:%.*]] to i64
; CHECK-NEXT:    [[TMP5:%.*]] = bitcast i64 [[TMP2]] to double
; CHECK-NEXT:    [[TMP6:%.*]] = bitcast i64 [[TMP3]] to double
; CHECK-NEXT:    [[TMP7:%.*]] = fcmp oeq double [[TMP5]], [[TMP6]]
; CHECK-NEXT:    [[TMP8:%.*]] = select i1 [[TMP7]], i64 [[TMP4]], i64 [[TMP2]]
; CHECK-NEXT:    [[TMP9]] = call i64 @llvm.genx.lsc.xatomic.slm.i64.i1.i32(i1 [[TMP1]], i8 18, i8 0, i8 0, i16 1, i32 0, i8 4, i8 1, i8 1, i8 0, i32 [[B:%.*]], i64 [[TMP2]], i64 [[TMP8]], i32 0, i64 [[TMP2]])
; CHECK-NEXT:    [[TMP10:%.*]] = icmp ne i64 [[TMP9]], [[TMP2]]
; CHECK-NEXT:    [[TMP11]] = and i1 [[TMP1]], [[TMP10]]
; CHECK-NEXT:    br i1 [[TMP11]], label %exchange, label %.split
; CHECK:       .split:
; CHECK-NEXT:    [[TMP12:%.*]] = bitcast i64 [[TMP9]] to double
; CHECK-NEXT:    [[R1:%.*]] = select i1 [[A]], double [[TMP12]], double [[OLD:%.*]]
; CHECK-NEXT:    ret double [[R1]]
  %r1 = call double @llvm.genx.lsc.atomic.slm.10(i1 %a, i8 23, i8 0, i8 0, i16 1, i32 0, i8 4, i8 1, i8 1, i8 0, i32 0, i32 %b, double %x, double %y, double %old)
  ret double %r1
}

define i64 @conjunction(i1 %a, i32 %b, i64 %x, i64 %y, i64 %old) {
; CHECK-LABEL: @conjunction(
; CHECK-NEXT:    br label %exchange
; CHECK:       exchange:
; CHECK-NEXT:    [[TMP1:%.*]] = phi i1 [ [[A:%.*]], [[TMP0:%.*]] ], [ [[TMP6:%.*]], %exchange ]
; CHECK-NEXT:    [[TMP2:%.*]] = phi i64 [ 0, [[TMP0]] ], [ [[TMP4:%.*]], %exchange ]
; CHECK-NEXT:    [[TMP3:%.*]] = and i64 [[TMP2]], [[X:%.*]]
; CHECK-NEXT:    [[TMP4]] = call i64 @llvm.genx.lsc.xatomic.slm.i64.i1.i32(i1 [[TMP1]], i8 18, i8 0, i8 0, i16 1, i32 0, i8 4, i8 1, i8 1, i8 0, i32 [[B:%.*]], i64 [[TMP2]], i64 [[TMP3]], i32 0, i64 [[TMP2]])
; CHECK-NEXT:    [[TMP5:%.*]] = icmp ne i64 [[TMP4]], [[TMP2]]
; CHECK-NEXT:    [[TMP6]] = and i1 [[TMP1]], [[TMP5]]
; CHECK-NEXT:    br i1 [[TMP6]], label %exchange, label %.split
; CHECK:       .split:
; CHECK-NEXT:    [[R1:%.*]] = select i1 [[A]], i64 [[TMP4]], i64 [[OLD:%.*]]
; CHECK-NEXT:    ret i64 [[R1]]
  %r1 = call i64 @llvm.genx.lsc.atomic.slm.11(i1 %a, i8 24, i8 0, i8 0, i16 1, i32 0, i8 4, i8 1, i8 1, i8 0, i32 0, i32 %b, i64 %x, i64 %y, i64 %old)
  ret i64 %r1
}

define i64 @disjunction(i1 %a, i32 %b, i64 %x, i64 %y, i64 %old) {
; CHECK-LABEL: @disjunction(
; CHECK-NEXT:    br label %exchange
; CHECK:       exchange:
; CHECK-NEXT:    [[TMP1:%.*]] = phi i1 [ [[A:%.*]], [[TMP0:%.*]] ], [ [[TMP6:%.*]], %exchange ]
; CHECK-NEXT:    [[TMP2:%.*]] = phi i64 [ 0, [[TMP0]] ], [ [[TMP4:%.*]], %exchange ]
; CHECK-NEXT:    [[TMP3:%.*]] = or i64 [[TMP2]], [[X:%.*]]
; CHECK-NEXT:    [[TMP4]] = call i64 @llvm.genx.lsc.xatomic.slm.i64.i1.i32(i1 [[TMP1]], i8 18, i8 0, i8 0, i16 1, i32 0, i8 4, i8 1, i8 1, i8 0, i32 [[B:%.*]], i64 [[TMP2]], i64 [[TMP3]], i32 0, i64 [[TMP2]])
; CHECK-NEXT:    [[TMP5:%.*]] = icmp ne i64 [[TMP4]], [[TMP2]]
; CHECK-NEXT:    [[TMP6]] = and i1 [[TMP1]], [[TMP5]]
; CHECK-NEXT:    br i1 [[TMP6]], label %exchange, label %.split
; CHECK:       .split:
; CHECK-NEXT:    [[R1:%.*]] = select i1 [[A]], i64 [[TMP4]], i64 [[OLD:%.*]]
; CHECK-NEXT:    ret i64 [[R1]]
  %r1 = call i64 @llvm.genx.lsc.atomic.slm.12(i1 %a, i8 25, i8 0, i8 0, i16 1, i32 0, i8 4, i8 1, i8 1, i8 0, i32 0, i32 %b, i64 %x, i64 %y, i64 %old)
  ret i64 %r1
}

define i64 @difference_of_bits(i1 %a, i32 %b, i64 %x, i64 %y, i64 %old) {
; CHECK-LABEL: @difference_of_bits(
; CHECK-NEXT:    br label %exchange
; CHECK:       exchange:
; CHECK-NEXT:    [[TMP1:%.*]] = phi i1 [ [[A:%.*]], [[TMP0:%.*]] ], [ [[TMP6:%.*]], %exchange ]
; CHECK-NEXT:    [[TMP2:%.*]] = phi i64 [ 0, [[TMP0]] ], [ [[TMP4:%.*]], %exchange ]
; CHECK-NEXT:    [[TMP3:%.*]] = xor i64 [[TMP2]], [[X:%.*]]
; CHECK-NEXT:    [[TMP4]] = call i64 @llvm.genx.lsc.xatomic.slm.i64.i1.i32(i1 [[TMP1]], i8 18, i8 0, i8 0, i16 1, i32 0, i8 4, i8 1, i8 1, i8 0, i32 [[B:%.*]], i64 [[TMP2]], i64 [[TMP3]], i32 0, i64 [[TMP2]])
; CHECK-NEXT:    [[TMP5:%.*]] = icmp ne i64 [[TMP4]], [[TMP2]]
; CHECK-NEXT:    [[TMP6]] = and i1 [[TMP1]], [[TMP5]]
; CHECK-NEXT:    br i1 [[TMP6]], label %exchange, label %.split
; CHECK:       .split:
; CHECK-NEXT:    [[R1:%.*]] = select i1 [[A]], i64 [[TMP4]], i64 [[OLD:%.*]]
; CHECK-NEXT:    ret i64 [[R1]]
  %r1 = call i64 @llvm.genx.lsc.atomic.slm.13(i1 %a, i8 26, i8 0, i8 0, i16 1, i32 0, i8 4, i8 1, i8 1, i8 0, i32 0, i32 %b, i64 %x, i64 %y, i64 %old)
  ret i64 %r1
}

define void @without_result(i1 %a, i32 %b, double %x, double %y, double %old) {
; CHECK-LABEL: @without_result(
; CHECK-NEXT:    br label %exchange
; CHECK:       exchange:
; CHECK-NEXT:    [[TMP1:%.*]] = phi i1 [ [[A:%.*]], [[TMP0:%.*]] ], [ [[TMP10:%.*]], %exchange ]
; CHECK-NEXT:    [[TMP2:%.*]] = phi i64 [ 0, [[TMP0]] ], [ [[TMP8:%.*]], %exchange ]
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast double [[X:%.*]] to i64
; CHECK-NEXT:    [[TMP4:%.*]] = bitcast i64 [[TMP2]] to double
; CHECK-NEXT:    [[TMP5:%.*]] = bitcast i64 [[TMP3]] to double
; CHECK-NEXT:    [[TMP6:%.*]] = fadd double [[TMP4]], [[TMP5]]
; CHECK-NEXT:    [[TMP7:%.*]] = bitcast double [[TMP6]] to i64
; CHECK-NEXT:    [[TMP8]] = call i64 @llvm.genx.lsc.xatomic.slm.i64.i1.i32(i1 [[TMP1]], i8 18, i8 0, i8 0, i16 1, i32 0, i8 4, i8 1, i8 1, i8 0, i32 [[B:%.*]], i64 [[TMP2]], i64 [[TMP7]], i32 0, i64 [[TMP2]])
; CHECK-NEXT:    [[TMP9:%.*]] = icmp ne i64 [[TMP8]], [[TMP2]]
; CHECK-NEXT:    [[TMP10]] = and i1 [[TMP1]], [[TMP9]]
; CHECK-NEXT:    br i1 [[TMP10]], label %exchange, label %.split
; CHECK:       .split:
; CHECK-NEXT:    ret void
  call void @llvm.genx.lsc.atomic.slm.14(i1 %a, i8 19, i8 0, i8 0, i16 1, i32 0, i8 4, i8 1, i8 1, i8 0, i32 0, i32 %b, double %x, double %y, double %old)
  ret void
}

define <1 x i64> @scalar_mask(i1 %a, i32 %b, <1 x i64> %x, <1 x i64> %y, <1 x i64> %old) {
; CHECK-LABEL: @scalar_mask(
; CHECK-NEXT:    [[_SPLATINSERT:%.*]] = insertelement <1 x i1> poison, i1 [[A:%.*]], i64 0
; CHECK-NEXT:    [[_SPLAT:%.*]] = shufflevector <1 x i1> [[_SPLATINSERT]], <1 x i1> poison, <1 x i32> zeroinitializer
; CHECK-NEXT:    br label %exchange
; CHECK:       exchange:
; CHECK-NEXT:    [[TMP1:%.*]] = phi <1 x i1> [ [[_SPLAT]], [[TMP0:%.*]] ], [ [[TMP6:%.*]], %exchange ]
; CHECK-NEXT:    [[TMP2:%.*]] = phi <1 x i64> [ zeroinitializer, [[TMP0]] ], [ [[TMP4:%.*]], %exchange ]
; CHECK-NEXT:    [[TMP3:%.*]] = add <1 x i64> [[TMP2]], [[X:%.*]]
; CHECK-NEXT:    [[TMP4]] = call <1 x i64> @llvm.genx.lsc.xatomic.slm.v1i64.v1i1.i32(<1 x i1> [[TMP1]], i8 18, i8 0, i8 0, i16 1, i32 0, i8 4, i8 1, i8 1, i8 0, i32 [[B:%.*]], <1 x i64> [[TMP2]], <1 x i64> [[TMP3]], i32 0, <1 x i64> [[TMP2]])
; CHECK-NEXT:    [[TMP5:%.*]] = icmp ne <1 x i64> [[TMP4]], [[TMP2]]
; CHECK-NEXT:    [[TMP6]] = and <1 x i1> [[TMP1]], [[TMP5]]
; CHECK-NEXT:    [[TMP7:%.*]] = call i1 @llvm.genx.any.v1i1(<1 x i1> [[TMP6]])
; CHECK-NEXT:    br i1 [[TMP7]], label %exchange, label %.split
; CHECK:       .split:
; CHECK-NEXT:    [[R1:%.*]] = select <1 x i1> [[_SPLAT]], <1 x i64> [[TMP4]], <1 x i64> [[OLD:%.*]]
; CHECK-NEXT:    ret <1 x i64> [[R1]]
  %r1 = call <1 x i64> @llvm.genx.lsc.atomic.slm.15(i1 %a, i8 12, i8 0, i8 0, i16 1, i32 0, i8 4, i8 1, i8 1, i8 0, i32 0, i32 %b, <1 x i64> %x, <1 x i64> %y, <1 x i64> %old)
  ret <1 x i64> %r1
}
