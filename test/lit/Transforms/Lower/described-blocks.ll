; A block with a descriptor, that is left out if the mask is off: then the old value stays.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-lower --platform=pvc -S %s | FileCheck %s

declare <16 x i32> @llvm.genx.lsc.load.2d.ugm.desc.v16i32.i1.v2i8.v16i32(i1, <2 x i8>, i8, i16, i16, <16 x i32>, i32, i32, <16 x i32>)

define <16 x i32> @some(i1 %mask, <16 x i32> %desc, <16 x i32> %old) {
; CHECK-LABEL: @some(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <16 x i32> [[DESC:%.*]] to <8 x i64>
; CHECK-NEXT:    [[TMP2:%.*]] = call i64 @llvm.genx.rdregioni.i64.v8i64.i16(<8 x i64> [[TMP1]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = call i32 @llvm.genx.rdregioni.i32.v16i32.i16(<16 x i32> [[DESC]], i32 0, i32 1, i32 0, i16 8, i32 undef)
; CHECK-NEXT:    [[TMP4:%.*]] = call i32 @llvm.genx.rdregioni.i32.v16i32.i16(<16 x i32> [[DESC]], i32 0, i32 1, i32 0, i16 12, i32 undef)
; CHECK-NEXT:    [[TMP5:%.*]] = call i32 @llvm.genx.rdregioni.i32.v16i32.i16(<16 x i32> [[DESC]], i32 0, i32 1, i32 0, i16 16, i32 undef)
; CHECK-NEXT:    [[TMP6:%.*]] = call i32 @llvm.genx.rdregioni.i32.v16i32.i16(<16 x i32> [[DESC]], i32 0, i32 1, i32 0, i16 20, i32 undef)
; CHECK-NEXT:    [[TMP7:%.*]] = add i32 [[TMP6]], 0
; CHECK-NEXT:    [[TMP8:%.*]] = call i32 @llvm.genx.rdregioni.i32.v16i32.i16(<16 x i32> [[DESC]], i32 0, i32 1, i32 0, i16 24, i32 undef)
; CHECK-NEXT:    [[TMP9:%.*]] = add i32 [[TMP8]], 0
; CHECK-NEXT:    [[TMP10:%.*]] = call <16 x i32> @llvm.genx.lsc.load2d.stateless.v16i32.i1.i64(i1 [[MASK:%.*]], i8 0, i8 0, i8 3, i8 1, i8 1, i16 8, i16 2, i8 0, i64 [[TMP2]], i32 [[TMP3]], i32 [[TMP4]], i32 [[TMP5]], i32 [[TMP7]], i32 [[TMP9]])
; CHECK-NEXT:    [[TMP11:%.*]] = select i1 [[MASK]], i16 -1, i16 0
; CHECK-NEXT:    [[TMP12:%.*]] = bitcast i16 [[TMP11]] to <1 x i16>
; CHECK-NEXT:    [[TMP13:%.*]] = call <16 x i16> @llvm.genx.rdregioni.v16i16.v1i16.i16(<1 x i16> [[TMP12]], i32 0, i32 16, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP14:%.*]] = icmp ne <16 x i16> [[TMP13]], zeroinitializer
; CHECK-NEXT:    [[V:%.*]] = select <16 x i1> [[TMP14]], <16 x i32> [[TMP10]], <16 x i32> [[OLD:%.*]]
; CHECK-NEXT:    ret <16 x i32> [[V]]
  %v = call <16 x i32> @llvm.genx.lsc.load.2d.ugm.desc.v16i32.i1.v2i8.v16i32(i1 %mask, <2 x i8> zeroinitializer, i8 1, i16 8, i16 2, <16 x i32> %desc, i32 0, i32 0, <16 x i32> %old)
  ret <16 x i32> %v
}

define <16 x i32> @all(<16 x i32> %desc, <16 x i32> %old) {
; CHECK-LABEL: @all(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <16 x i32> [[DESC:%.*]] to <8 x i64>
; CHECK-NEXT:    [[TMP2:%.*]] = call i64 @llvm.genx.rdregioni.i64.v8i64.i16(<8 x i64> [[TMP1]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = call i32 @llvm.genx.rdregioni.i32.v16i32.i16(<16 x i32> [[DESC]], i32 0, i32 1, i32 0, i16 8, i32 undef)
; CHECK-NEXT:    [[TMP4:%.*]] = call i32 @llvm.genx.rdregioni.i32.v16i32.i16(<16 x i32> [[DESC]], i32 0, i32 1, i32 0, i16 12, i32 undef)
; CHECK-NEXT:    [[TMP5:%.*]] = call i32 @llvm.genx.rdregioni.i32.v16i32.i16(<16 x i32> [[DESC]], i32 0, i32 1, i32 0, i16 16, i32 undef)
; CHECK-NEXT:    [[TMP6:%.*]] = call i32 @llvm.genx.rdregioni.i32.v16i32.i16(<16 x i32> [[DESC]], i32 0, i32 1, i32 0, i16 20, i32 undef)
; CHECK-NEXT:    [[TMP7:%.*]] = add i32 [[TMP6]], 0
; CHECK-NEXT:    [[TMP8:%.*]] = call i32 @llvm.genx.rdregioni.i32.v16i32.i16(<16 x i32> [[DESC]], i32 0, i32 1, i32 0, i16 24, i32 undef)
; CHECK-NEXT:    [[TMP9:%.*]] = add i32 [[TMP8]], 0
; CHECK-NEXT:    [[V:%.*]] = call <16 x i32> @llvm.genx.lsc.load2d.stateless.v16i32.i1.i64(i1 true, i8 0, i8 0, i8 3, i8 1, i8 1, i16 8, i16 2, i8 0, i64 [[TMP2]], i32 [[TMP3]], i32 [[TMP4]], i32 [[TMP5]], i32 [[TMP7]], i32 [[TMP9]])
; CHECK-NEXT:    ret <16 x i32> [[V]]
  %v = call <16 x i32> @llvm.genx.lsc.load.2d.ugm.desc.v16i32.i1.v2i8.v16i32(i1 true, <2 x i8> zeroinitializer, i8 1, i16 8, i16 2, <16 x i32> %desc, i32 0, i32 0, <16 x i32> %old)
  ret <16 x i32> %v
}
