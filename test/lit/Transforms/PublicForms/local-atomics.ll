; Atomic operations that shared local memory lacks become a loop around a comparison and exchange.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-public-forms -S %s | FileCheck %s
; RUN: cmx-opt -passes='cmx-public-forms,cmx-public-forms' -S %s | FileCheck %s

declare <8 x float> @llvm.genx.lsc.xatomic.slm.v8f32.v8i1.v8i32(<8 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <8 x i32>, <8 x float>, <8 x float>, i32, <8 x float>)
declare i64 @llvm.genx.lsc.atomic.slm.i64.i1.i32(i1, i8, i8, i8, i16, i32, i8, i8, i8, i8, i32, i32, i64, i64, i64)
declare <8 x i32> @llvm.genx.lsc.xatomic.slm.v8i32.v8i1.v8i32(<8 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <8 x i32>, <8 x i32>, <8 x i32>, i32, <8 x i32>)
declare <8 x i64> @llvm.genx.lsc.xatomic.slm.v8i64.v8i1.v8i32(<8 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <8 x i32>, <8 x i64>, <8 x i64>, i32, <8 x i64>)
declare <8 x float> @llvm.genx.lsc.xatomic.stateless.v8f32.v8i1.v8i64(<8 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <8 x i64>, <8 x float>, <8 x float>, i32, <8 x float>)

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
