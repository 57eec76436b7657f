; An internal name, a region of integers with the name for floats, and one without
; parent width.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-public-forms -S %s | FileCheck %s

declare <8 x i32> @llvm.vc.internal.lsc.load.ugm.v8i32.v8i1.v2i8.v8i64(<8 x i1>, i8, i8, i8, <2 x i8>, i64, <8 x i64>, i16, i32, <8 x i32>)
declare <4 x i32> @llvm.genx.rdregionf.v4i32.v8i32.i16(<8 x i32>, i32, i32, i32, i16, i32)
declare <2 x i32> @llvm.genx.rdregioni.v2i32.v4i32.i16(<4 x i32>, i32, i32, i32, i16)
declare <16 x i32> @llvm.vc.internal.lsc.load.block.2d.ugm.vnni.1(i1, i8, <2 x i8>, i8, i16, i16, i64, i32, i32, i32, i32, i32, i32, i32, <16 x i32>)
declare <16 x i32> @llvm.vc.internal.lsc.load.block.2d.ugm.2(i1, i8, <2 x i8>, i8, i16, i16, i64, i32, i32, i32, i32, i32, i32, i32, <16 x i32>)
declare <16 x i32> @llvm.vc.internal.lsc.load.block.2d.ugm.3(i1, i8, <2 x i8>, i8, i16, i16, i64, i32, i32, i32, i32, i32, i32, i32, <16 x i32>)
declare void @llvm.vc.internal.lsc.prefetch.block.2d.ugm.4(i1, i8, <2 x i8>, i8, i16, i16, i64, i32, i32, i32, i32, i32, i32, i32)
declare void @llvm.vc.internal.lsc.prefetch.block.2d.ugm.5(i1, i8, <2 x i8>, i8, i16, i16, i64, i32, i32, i32, i32, i32, i32, i32, i32)
declare <8 x i32> @llvm.vc.internal.lsc.load.ugm.6(i1, i8, i8, i8, <2 x i8>, i64, i64, i16, i32, <8 x i32>)
declare <2 x i64> @llvm.vc.internal.lsc.load.ugm.7(i1, i8, i8, i8, <2 x i8>, i64, i64, i16, i32, <2 x i64>)
declare <1 x i32> @llvm.vc.internal.lsc.load.ugm.8(i1, i8, i8, i8, <2 x i8>, i64, i64, i16, i32, <1 x i32>)
declare <1 x i32> @llvm.vc.internal.lsc.load.ugm.9(i1, i8, i8, i8, <2 x i8>, i64, i64, i16, i32, <1 x i32>)
declare <1 x i32> @llvm.vc.internal.lsc.load.ugm.10(i1, i8, i8, i8, <2 x i8>, i64, i64, i16, i32, <1 x i32>)

define <2 x i32> @f(<8 x i1> %m, i64 %base, <8 x i64> %at, <8 x i32> %old) {
; CHECK-LABEL: @f(
; CHECK-NEXT:    [[TMP1:%.*]] = mul <8 x i64> [[AT:%.*]], splat (i64 2)
; CHECK-NEXT:    [[_SPLATINSERT:%.*]] = insertelement <8 x i64> poison, i64 [[BASE:%.*]], i64 0
; CHECK-NEXT:    [[_SPLAT:%.*]] = shufflevector <8 x i64> [[_SPLATINSERT]], <8 x i64> poison, <8 x i32> zeroinitializer
; CHECK-NEXT:    [[TMP2:%.*]] = add <8 x i64> [[TMP1]], [[_SPLAT]]
; CHECK-NEXT:    [[V:%.*]] = call <8 x i32> @llvm.genx.lsc.load.merge.stateless.v8i32.v8i1.v8i64(<8 x i1> [[M:%.*]], i8 0, i8 1, i8 2, i16 1, i32 4, i8 3, i8 1, i8 1, i8 0, <8 x i64> [[TMP2]], i32 0, <8 x i32> [[OLD:%.*]])
; CHECK-NEXT:    [[R:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32> [[V]], i32 0, i32 4, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[S:%.*]] = call <2 x i32> @llvm.genx.rdregioni.v2i32.v4i32.i16.1(<4 x i32> [[R]], i32 0, i32 2, i32 1, i16 8, i32 undef)
; CHECK-NEXT:    ret <2 x i32> [[S]]
  %v = call <8 x i32> @llvm.vc.internal.lsc.load.ugm.v8i32.v8i1.v2i8.v8i64(<8 x i1> %m, i8 3, i8 3, i8 1, <2 x i8> <i8 1, i8 2>, i64 %base, <8 x i64> %at, i16 2, i32 4, <8 x i32> %old)
  %r = call <4 x i32> @llvm.genx.rdregionf.v4i32.v8i32.i16(<8 x i32> %v, i32 0, i32 4, i32 2, i16 0, i32 undef)
  %s = call <2 x i32> @llvm.genx.rdregioni.v2i32.v4i32.i16(<4 x i32> %r, i32 0, i32 2, i32 1, i16 8)
  ret <2 x i32> %s
}

define <16 x i32> @vnni_block(i1 %a, i64 %b, i32 %c, <16 x i32> %d) {
; CHECK-LABEL: @vnni_block(
; CHECK-NEXT:    [[TMP1:%.*]] = add i32 [[C:%.*]], 3
; CHECK-NEXT:    [[TMP2:%.*]] = add i32 [[C]], 5
; CHECK-NEXT:    [[TMP3:%.*]] = call <16 x i32> @llvm.genx.lsc.load2d.stateless.v16i32.i1.i64(i1 [[A:%.*]], i8 0, i8 0, i8 3, i8 1, i8 1, i16 2, i16 8, i8 1, i64 [[B:%.*]], i32 63, i32 7, i32 63, i32 [[TMP1]], i32 [[TMP2]])
; CHECK-NEXT:    [[R1:%.*]] = select i1 [[A]], <16 x i32> [[TMP3]], <16 x i32> [[D:%.*]]
; CHECK-NEXT:    ret <16 x i32> [[R1]]
  %r1 = call <16 x i32> @llvm.vc.internal.lsc.load.block.2d.ugm.vnni.1(i1 %a, i8 3, <2 x i8> zeroinitializer, i8 1, i16 2, i16 8, i64 %b, i32 63, i32 7, i32 63, i32 %c, i32 %c, i32 3, i32 5, <16 x i32> %d)
  ret <16 x i32> %r1
}

; Only a mask that may be false keeps the old value.
define <16 x i32> @loaded_block(i64 %a, i32 %b, <16 x i32> %c) {
; CHECK-LABEL: @loaded_block(
; CHECK-NEXT:    [[TMP1:%.*]] = add i32 [[B:%.*]], 3
; CHECK-NEXT:    [[TMP2:%.*]] = add i32 [[B]], 5
; CHECK-NEXT:    [[R1:%.*]] = call <16 x i32> @llvm.genx.lsc.load2d.stateless.v16i32.i1.i64(i1 true, i8 0, i8 0, i8 3, i8 1, i8 1, i16 2, i16 8, i8 0, i64 [[A:%.*]], i32 63, i32 7, i32 63, i32 [[TMP1]], i32 [[TMP2]])
; CHECK-NEXT:    ret <16 x i32> [[R1]]
  %r1 = call <16 x i32> @llvm.vc.internal.lsc.load.block.2d.ugm.2(i1 true, i8 3, <2 x i8> zeroinitializer, i8 1, i16 2, i16 8, i64 %a, i32 63, i32 7, i32 63, i32 %b, i32 %b, i32 3, i32 5, <16 x i32> %c)
  ret <16 x i32> %r1
}

define <16 x i32> @no_block(i64 %a, i32 %b, <16 x i32> %c) {
; CHECK-LABEL: @no_block(
; CHECK-NEXT:    [[TMP1:%.*]] = add i32 [[B:%.*]], 3
; CHECK-NEXT:    [[TMP2:%.*]] = add i32 [[B]], 5
; CHECK-NEXT:    [[TMP3:%.*]] = call <16 x i32> @llvm.genx.lsc.load2d.stateless.v16i32.i1.i64(i1 false, i8 0, i8 0, i8 3, i8 1, i8 1, i16 2, i16 8, i8 0, i64 [[A:%.*]], i32 63, i32 7, i32 63, i32 [[TMP1]], i32 [[TMP2]])
; CHECK-NEXT:    [[R1:%.*]] = select i1 false, <16 x i32> [[TMP3]], <16 x i32> [[C:%.*]]
; CHECK-NEXT:    ret <16 x i32> [[R1]]
  %r1 = call <16 x i32> @llvm.vc.internal.lsc.load.block.2d.ugm.3(i1 false, i8 3, <2 x i8> zeroinitializer, i8 1, i16 2, i16 8, i64 %a, i32 63, i32 7, i32 63, i32 %b, i32 %b, i32 3, i32 5, <16 x i32> %c)
  ret <16 x i32> %r1
}

define void @prefetched_block(i1 %a, i64 %b, i32 %c) {
; CHECK-LABEL: @prefetched_block(
; CHECK-NEXT:    [[TMP1:%.*]] = add i32 [[C:%.*]], 3
; CHECK-NEXT:    [[TMP2:%.*]] = add i32 [[C]], 5
; CHECK-NEXT:    call void @llvm.genx.lsc.prefetch2d.stateless.i1.i64(i1 [[A:%.*]], i8 0, i8 0, i8 3, i8 1, i8 1, i16 2, i16 8, i8 0, i64 [[B:%.*]], i32 63, i32 7, i32 63, i32 [[TMP1]], i32 [[TMP2]])
; CHECK-NEXT:    [[TMP3:%.*]] = add i32 [[C]], 3
; CHECK-NEXT:    [[TMP4:%.*]] = add i32 [[C]], 5
; CHECK-NEXT:    call void @llvm.genx.lsc.prefetch2d.stateless.i1.i64(i1 [[A]], i8 0, i8 0, i8 3, i8 1, i8 1, i16 2, i16 8, i8 0, i64 [[B]], i32 63, i32 7, i32 63, i32 [[TMP3]], i32 [[TMP4]])
; CHECK-NEXT:    ret void
  call void @llvm.vc.internal.lsc.prefetch.block.2d.ugm.4(i1 %a, i8 3, <2 x i8> zeroinitializer, i8 1, i16 2, i16 8, i64 %b, i32 63, i32 7, i32 63, i32 %c, i32 %c, i32 3, i32 5)
  call void @llvm.vc.internal.lsc.prefetch.block.2d.ugm.5(i1 %a, i8 3, <2 x i8> zeroinitializer, i8 1, i16 2, i16 8, i64 %b, i32 63, i32 7, i32 63, i32 %c, i32 %c, i32 3, i32 5, i32 0)
  ret void
}

; Blocks of dwords and qwords.
define void @elements_of_one_lane(i1 %a, i64 %b) {
; CHECK-LABEL: @elements_of_one_lane(
; CHECK-NEXT:    [[_SPLATINSERT:%.*]] = insertelement <1 x i64> poison, i64 [[B:%.*]], i64 0
; CHECK-NEXT:    [[_SPLAT:%.*]] = shufflevector <1 x i64> [[_SPLATINSERT]], <1 x i64> poison, <1 x i32> zeroinitializer
; CHECK-NEXT:    [[_SPLATINSERT1:%.*]] = insertelement <1 x i1> poison, i1 [[A:%.*]], i64 0
; CHECK-NEXT:    [[_SPLAT2:%.*]] = shufflevector <1 x i1> [[_SPLATINSERT1]], <1 x i1> poison, <1 x i32> zeroinitializer
; CHECK-NEXT:    [[R1:%.*]] = call <8 x i32> @llvm.genx.lsc.load.stateless.v8i32.v1i1.v1i64(<1 x i1> [[_SPLAT2]], i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 5, i8 2, i8 0, <1 x i64> [[_SPLAT]], i32 0)
; CHECK-NEXT:    [[_SPLATINSERT3:%.*]] = insertelement <1 x i64> poison, i64 [[B]], i64 0
; CHECK-NEXT:    [[_SPLAT4:%.*]] = shufflevector <1 x i64> [[_SPLATINSERT3]], <1 x i64> poison, <1 x i32> zeroinitializer
; CHECK-NEXT:    [[_SPLATINSERT5:%.*]] = insertelement <1 x i1> poison, i1 [[A]], i64 0
; CHECK-NEXT:    [[_SPLAT6:%.*]] = shufflevector <1 x i1> [[_SPLATINSERT5]], <1 x i1> poison, <1 x i32> zeroinitializer
; CHECK-NEXT:    [[R2:%.*]] = call <2 x i64> @llvm.genx.lsc.load.stateless.v2i64.v1i1.v1i64(<1 x i1> [[_SPLAT6]], i8 0, i8 0, i8 0, i16 1, i32 0, i8 4, i8 2, i8 2, i8 0, <1 x i64> [[_SPLAT4]], i32 0)
; CHECK-NEXT:    [[_SPLATINSERT7:%.*]] = insertelement <1 x i64> poison, i64 [[B]], i64 0
; CHECK-NEXT:    [[_SPLAT8:%.*]] = shufflevector <1 x i64> [[_SPLATINSERT7]], <1 x i64> poison, <1 x i32> zeroinitializer
; CHECK-NEXT:    [[_SPLATINSERT9:%.*]] = insertelement <1 x i1> poison, i1 [[A]], i64 0
; CHECK-NEXT:    [[_SPLAT10:%.*]] = shufflevector <1 x i1> [[_SPLATINSERT9]], <1 x i1> poison, <1 x i32> zeroinitializer
; CHECK-NEXT:    [[R3:%.*]] = call <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.v1i64(<1 x i1> [[_SPLAT10]], i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 1, i8 0, <1 x i64> [[_SPLAT8]], i32 0)
; CHECK-NEXT:    ret void
  %r1 = call <8 x i32> @llvm.vc.internal.lsc.load.ugm.6(i1 %a, i8 3, i8 3, i8 1, <2 x i8> zeroinitializer, i64 0, i64 %b, i16 1, i32 0, <8 x i32> undef)
  %r2 = call <2 x i64> @llvm.vc.internal.lsc.load.ugm.7(i1 %a, i8 3, i8 4, i8 2, <2 x i8> zeroinitializer, i64 0, i64 %b, i16 1, i32 0, <2 x i64> undef)
  %r3 = call <1 x i32> @llvm.vc.internal.lsc.load.ugm.8(i1 %a, i8 3, i8 3, i8 1, <2 x i8> zeroinitializer, i64 0, i64 %b, i16 1, i32 0, <1 x i32> undef)
  ret void
}

; A base that is 0 is not added.
define void @base_added(i1 %a, i64 %b) {
; CHECK-LABEL: @base_added(
; CHECK-NEXT:    [[_SPLATINSERT:%.*]] = insertelement <1 x i64> poison, i64 [[B:%.*]], i64 0
; CHECK-NEXT:    [[_SPLAT:%.*]] = shufflevector <1 x i64> [[_SPLATINSERT]], <1 x i64> poison, <1 x i32> zeroinitializer
; CHECK-NEXT:    [[_SPLATINSERT1:%.*]] = insertelement <1 x i64> poison, i64 [[B]], i64 0
; CHECK-NEXT:    [[_SPLAT2:%.*]] = shufflevector <1 x i64> [[_SPLATINSERT1]], <1 x i64> poison, <1 x i32> zeroinitializer
; CHECK-NEXT:    [[TMP1:%.*]] = add <1 x i64> [[_SPLAT]], [[_SPLAT2]]
; CHECK-NEXT:    [[_SPLATINSERT3:%.*]] = insertelement <1 x i1> poison, i1 [[A:%.*]], i64 0
; CHECK-NEXT:    [[_SPLAT4:%.*]] = shufflevector <1 x i1> [[_SPLATINSERT3]], <1 x i1> poison, <1 x i32> zeroinitializer
; CHECK-NEXT:    [[R1:%.*]] = call <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.v1i64(<1 x i1> [[_SPLAT4]], i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 1, i8 0, <1 x i64> [[TMP1]], i32 0)
; CHECK-NEXT:    [[_SPLATINSERT5:%.*]] = insertelement <1 x i64> poison, i64 [[B]], i64 0
; CHECK-NEXT:    [[_SPLAT6:%.*]] = shufflevector <1 x i64> [[_SPLATINSERT5]], <1 x i64> poison, <1 x i32> zeroinitializer
; CHECK-NEXT:    [[TMP2:%.*]] = add <1 x i64> [[_SPLAT6]], splat (i64 1)
; CHECK-NEXT:    [[_SPLATINSERT7:%.*]] = insertelement <1 x i1> poison, i1 [[A]], i64 0
; CHECK-NEXT:    [[_SPLAT8:%.*]] = shufflevector <1 x i1> [[_SPLATINSERT7]], <1 x i1> poison, <1 x i32> zeroinitializer
; CHECK-NEXT:    [[R2:%.*]] = call <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.v1i64(<1 x i1> [[_SPLAT8]], i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 1, i8 0, <1 x i64> [[TMP2]], i32 0)
; CHECK-NEXT:    ret void
  %r1 = call <1 x i32> @llvm.vc.internal.lsc.load.ugm.9(i1 %a, i8 3, i8 3, i8 1, <2 x i8> zeroinitializer, i64 %b, i64 %b, i16 1, i32 0, <1 x i32> undef)
  %r2 = call <1 x i32> @llvm.vc.internal.lsc.load.ugm.10(i1 %a, i8 3, i8 3, i8 1, <2 x i8> zeroinitializer, i64 1, i64 %b, i16 1, i32 0, <1 x i32> undef)
  ret void
}
