; instcombine makes integers of any length of reductions of predicates (i40, i4).
; CHECK lines by utils/update-checks
; InstCombine of LLVM 19 adds no samesign.
; UNSUPPORTED: llvm-19
; RUN: cmx-opt -passes=instcombine,cmx-lower --platform=icllp -S %s | FileCheck %s
; RUN: cmx-opt -passes=instcombine,cmx-lower,cmx-lower --platform=icllp -S %s | FileCheck %s
; Before and after, it computes the same.
; RUN: cmx-opt -passes=instcombine,cmx-lower --platform=icllp --check-each -disable-output %s

define i1 @or(<40 x i1> %m) {
; CHECK-LABEL: @or(
; CHECK-NEXT:    [[TMP1:%.*]] = call <32 x i1> @llvm.genx.rdpredregion.v32i1.v40i1(<40 x i1> [[M:%.*]], i32 0)
; CHECK-NEXT:    [[TMP2:%.*]] = call i1 @llvm.genx.any.v32i1(<32 x i1> [[TMP1]])
; CHECK-NEXT:    [[TMP3:%.*]] = call <8 x i1> @llvm.genx.rdpredregion.v8i1.v40i1(<40 x i1> [[M]], i32 32)
; CHECK-NEXT:    [[TMP4:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[TMP3]])
; CHECK-NEXT:    [[TMP5:%.*]] = or i1 [[TMP2]], [[TMP4]]
; CHECK-NEXT:    ret i1 [[TMP5]]
  %r = call i1 @llvm.vector.reduce.or.v40i1(<40 x i1> %m)
  ret i1 %r
}

define i1 @and(<40 x i1> %m) {
; CHECK-LABEL: @and(
; CHECK-NEXT:    [[TMP1:%.*]] = call <32 x i1> @llvm.genx.rdpredregion.v32i1.v40i1(<40 x i1> [[M:%.*]], i32 0)
; CHECK-NEXT:    [[TMP2:%.*]] = call i1 @llvm.genx.all.v32i1(<32 x i1> [[TMP1]])
; CHECK-NEXT:    [[TMP3:%.*]] = call <8 x i1> @llvm.genx.rdpredregion.v8i1.v40i1(<40 x i1> [[M]], i32 32)
; CHECK-NEXT:    [[TMP4:%.*]] = call i1 @llvm.genx.all.v8i1(<8 x i1> [[TMP3]])
; CHECK-NEXT:    [[TMP5:%.*]] = and i1 [[TMP2]], [[TMP4]]
; CHECK-NEXT:    ret i1 [[TMP5]]
  %r = call i1 @llvm.vector.reduce.and.v40i1(<40 x i1> %m)
  ret i1 %r
}

define i1 @xor(<40 x i1> %m) {
; CHECK-LABEL: @xor(
; CHECK-NEXT:    [[TMP1:%.*]] = select <40 x i1> [[M:%.*]], <40 x i16> splat (i16 1), <40 x i16> zeroinitializer
; CHECK-NEXT:    [[TMP2:%.*]] = call <64 x i16> @llvm.genx.wrregioni.v64i16.v40i16.i16.i1(<64 x i16> poison, <40 x i16> [[TMP1]], i32 0, i32 40, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP3:%.*]] = call <64 x i16> @llvm.genx.wrregioni.v64i16.v24i16.i16.i1(<64 x i16> [[TMP2]], <24 x i16> zeroinitializer, i32 0, i32 24, i32 1, i16 80, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP4:%.*]] = icmp ne <64 x i16> [[TMP3]], zeroinitializer
; CHECK-NEXT:    [[TMP5:%.*]] = call <32 x i1> @llvm.genx.rdpredregion.v32i1.v64i1(<64 x i1> [[TMP4]], i32 0)
; CHECK-NEXT:    [[TMP6:%.*]] = freeze <32 x i1> [[TMP5]]
; CHECK-NEXT:    [[TMP7:%.*]] = bitcast <32 x i1> [[TMP6]] to i32
; CHECK-NEXT:    [[TMP8:%.*]] = call <2 x i32> @llvm.genx.wrregioni.v2i32.i32.i16.i1(<2 x i32> poison, i32 [[TMP7]], i32 0, i32 1, i32 0, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP9:%.*]] = call <32 x i1> @llvm.genx.rdpredregion.v32i1.v64i1(<64 x i1> [[TMP4]], i32 32)
; CHECK-NEXT:    [[TMP10:%.*]] = freeze <32 x i1> [[TMP9]]
; CHECK-NEXT:    [[TMP11:%.*]] = bitcast <32 x i1> [[TMP10]] to i32
; CHECK-NEXT:    [[TMP12:%.*]] = call <2 x i32> @llvm.genx.wrregioni.v2i32.i32.i16.i1(<2 x i32> [[TMP8]], i32 [[TMP11]], i32 0, i32 1, i32 0, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP13:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP12]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP14:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP12]], i32 0, i32 1, i32 0, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP15:%.*]] = call i32 @llvm.ctpop.i32(i32 [[TMP13]])
; CHECK-NEXT:    [[TMP16:%.*]] = call i32 @llvm.ctpop.i32(i32 [[TMP14]])
; CHECK-NEXT:    [[TMP17:%.*]] = add i32 [[TMP15]], [[TMP16]]
; CHECK-NEXT:    [[TMP18:%.*]] = and i32 [[TMP17]], 1
; CHECK-NEXT:    [[TMP19:%.*]] = icmp eq i32 [[TMP18]], 0
; CHECK-NEXT:    [[TMP20:%.*]] = xor i1 [[TMP19]], true
; CHECK-NEXT:    ret i1 [[TMP20]]
  %r = call i1 @llvm.vector.reduce.xor.v40i1(<40 x i1> %m)
  ret i1 %r
}

define i1 @add(<40 x i1> %m) {
; CHECK-LABEL: @add(
; CHECK-NEXT:    [[TMP1:%.*]] = select <40 x i1> [[M:%.*]], <40 x i16> splat (i16 1), <40 x i16> zeroinitializer
; CHECK-NEXT:    [[TMP2:%.*]] = call <64 x i16> @llvm.genx.wrregioni.v64i16.v40i16.i16.i1(<64 x i16> poison, <40 x i16> [[TMP1]], i32 0, i32 40, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP3:%.*]] = call <64 x i16> @llvm.genx.wrregioni.v64i16.v24i16.i16.i1(<64 x i16> [[TMP2]], <24 x i16> zeroinitializer, i32 0, i32 24, i32 1, i16 80, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP4:%.*]] = icmp ne <64 x i16> [[TMP3]], zeroinitializer
; CHECK-NEXT:    [[TMP5:%.*]] = call <32 x i1> @llvm.genx.rdpredregion.v32i1.v64i1(<64 x i1> [[TMP4]], i32 0)
; CHECK-NEXT:    [[TMP6:%.*]] = freeze <32 x i1> [[TMP5]]
; CHECK-NEXT:    [[TMP7:%.*]] = bitcast <32 x i1> [[TMP6]] to i32
; CHECK-NEXT:    [[TMP8:%.*]] = call <2 x i32> @llvm.genx.wrregioni.v2i32.i32.i16.i1(<2 x i32> poison, i32 [[TMP7]], i32 0, i32 1, i32 0, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP9:%.*]] = call <32 x i1> @llvm.genx.rdpredregion.v32i1.v64i1(<64 x i1> [[TMP4]], i32 32)
; CHECK-NEXT:    [[TMP10:%.*]] = freeze <32 x i1> [[TMP9]]
; CHECK-NEXT:    [[TMP11:%.*]] = bitcast <32 x i1> [[TMP10]] to i32
; CHECK-NEXT:    [[TMP12:%.*]] = call <2 x i32> @llvm.genx.wrregioni.v2i32.i32.i16.i1(<2 x i32> [[TMP8]], i32 [[TMP11]], i32 0, i32 1, i32 0, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP13:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP12]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP14:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP12]], i32 0, i32 1, i32 0, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP15:%.*]] = call i32 @llvm.ctpop.i32(i32 [[TMP13]])
; CHECK-NEXT:    [[TMP16:%.*]] = call i32 @llvm.ctpop.i32(i32 [[TMP14]])
; CHECK-NEXT:    [[TMP17:%.*]] = add i32 [[TMP15]], [[TMP16]]
; CHECK-NEXT:    [[TMP18:%.*]] = and i32 [[TMP17]], 1
; CHECK-NEXT:    [[TMP19:%.*]] = icmp eq i32 [[TMP18]], 0
; CHECK-NEXT:    [[TMP20:%.*]] = xor i1 [[TMP19]], true
; CHECK-NEXT:    ret i1 [[TMP20]]
  %r = call i1 @llvm.vector.reduce.add.v40i1(<40 x i1> %m)
  ret i1 %r
}

define i8 @zor(<4 x i1> %m) {
; CHECK-LABEL: @zor(
; CHECK-NEXT:    [[TMP1:%.*]] = call i1 @llvm.genx.any.v4i1(<4 x i1> [[M:%.*]])
; CHECK-NEXT:    [[TMP2:%.*]] = select i1 [[TMP1]], i16 1, i16 0
; CHECK-NEXT:    [[Z:%.*]] = trunc i16 [[TMP2]] to i8
; CHECK-NEXT:    ret i8 [[Z]]
  %r = call i1 @llvm.vector.reduce.or.v4i1(<4 x i1> %m)
  %z = zext i1 %r to i8
  ret i8 %z
}

define i32 @zxor(<4 x i1> %m) {
; CHECK-LABEL: @zxor(
; CHECK-NEXT:    [[TMP1:%.*]] = select <4 x i1> [[M:%.*]], <4 x i16> splat (i16 1), <4 x i16> zeroinitializer
; CHECK-NEXT:    [[TMP2:%.*]] = call <8 x i16> @llvm.genx.wrregioni.v8i16.v4i16.i16.i1(<8 x i16> poison, <4 x i16> [[TMP1]], i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP3:%.*]] = call <8 x i16> @llvm.genx.wrregioni.v8i16.v4i16.i16.i1(<8 x i16> [[TMP2]], <4 x i16> zeroinitializer, i32 0, i32 4, i32 1, i16 8, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP4:%.*]] = icmp ne <8 x i16> [[TMP3]], zeroinitializer
; CHECK-NEXT:    [[TMP5:%.*]] = bitcast <8 x i1> [[TMP4]] to i8
; CHECK-NEXT:    [[TMP6:%.*]] = zext i8 [[TMP5]] to i32
; CHECK-NEXT:    [[TMP7:%.*]] = call i32 @llvm.ctpop.i32(i32 [[TMP6]])
; CHECK-NEXT:    [[TMP8:%.*]] = bitcast i32 [[TMP7]] to <4 x i8>
; CHECK-NEXT:    [[TMP9:%.*]] = call i8 @llvm.genx.rdregioni.i8.v4i8.i16(<4 x i8> [[TMP8]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP10:%.*]] = zext i8 [[TMP9]] to i16
; CHECK-NEXT:    [[TMP11:%.*]] = and i16 [[TMP10]], 1
; CHECK-NEXT:    [[TMP12:%.*]] = bitcast i16 [[TMP11]] to <2 x i8>
; CHECK-NEXT:    [[TMP13:%.*]] = call i8 @llvm.genx.rdregioni.i8.v2i8.i16(<2 x i8> [[TMP12]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP14:%.*]] = zext i8 [[TMP13]] to i32
; CHECK-NEXT:    ret i32 [[TMP14]]
  %r = call i1 @llvm.vector.reduce.xor.v4i1(<4 x i1> %m)
  %z = zext i1 %r to i32
  ret i32 %z
}

define i32 @cnt(<4 x i1> %m) {
; CHECK-LABEL: @cnt(
; CHECK-NEXT:    [[TMP1:%.*]] = select <4 x i1> [[M:%.*]], <4 x i16> splat (i16 1), <4 x i16> zeroinitializer
; CHECK-NEXT:    [[TMP2:%.*]] = call <8 x i16> @llvm.genx.wrregioni.v8i16.v4i16.i16.i1(<8 x i16> poison, <4 x i16> [[TMP1]], i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP3:%.*]] = call <8 x i16> @llvm.genx.wrregioni.v8i16.v4i16.i16.i1(<8 x i16> [[TMP2]], <4 x i16> zeroinitializer, i32 0, i32 4, i32 1, i16 8, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP4:%.*]] = icmp ne <8 x i16> [[TMP3]], zeroinitializer
; CHECK-NEXT:    [[TMP5:%.*]] = bitcast <8 x i1> [[TMP4]] to i8
; CHECK-NEXT:    [[TMP6:%.*]] = zext i8 [[TMP5]] to i32
; CHECK-NEXT:    [[TMP7:%.*]] = call i32 @llvm.ctpop.i32(i32 [[TMP6]])
; CHECK-NEXT:    [[TMP8:%.*]] = bitcast i32 [[TMP7]] to <4 x i8>
; CHECK-NEXT:    [[TMP9:%.*]] = call i8 @llvm.genx.rdregioni.i8.v4i8.i16(<4 x i8> [[TMP8]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP10:%.*]] = zext i8 [[TMP9]] to i32
; CHECK-NEXT:    ret i32 [[TMP10]]
  %q = zext <4 x i1> %m to <4 x i32>
  %r = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %q)
  ret i32 %r
}

define i1 @nor(<4 x i1> %m) {
; CHECK-LABEL: @nor(
; CHECK-NEXT:    [[TMP1:%.*]] = call i1 @llvm.genx.any.v4i1(<4 x i1> [[M:%.*]])
; CHECK-NEXT:    [[TMP2:%.*]] = xor i1 [[TMP1]], true
; CHECK-NEXT:    ret i1 [[TMP2]]
  %r = call i1 @llvm.vector.reduce.or.v4i1(<4 x i1> %m)
  %n = xor i1 %r, true
  ret i1 %n
}

define i32 @sxor(<4 x i1> %m) {
; CHECK-LABEL: @sxor(
; CHECK-NEXT:    [[TMP1:%.*]] = select <4 x i1> [[M:%.*]], <4 x i16> splat (i16 1), <4 x i16> zeroinitializer
; CHECK-NEXT:    [[TMP2:%.*]] = call <8 x i16> @llvm.genx.wrregioni.v8i16.v4i16.i16.i1(<8 x i16> poison, <4 x i16> [[TMP1]], i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP3:%.*]] = call <8 x i16> @llvm.genx.wrregioni.v8i16.v4i16.i16.i1(<8 x i16> [[TMP2]], <4 x i16> zeroinitializer, i32 0, i32 4, i32 1, i16 8, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP4:%.*]] = icmp ne <8 x i16> [[TMP3]], zeroinitializer
; CHECK-NEXT:    [[TMP5:%.*]] = bitcast <8 x i1> [[TMP4]] to i8
; CHECK-NEXT:    [[TMP6:%.*]] = zext i8 [[TMP5]] to i32
; CHECK-NEXT:    [[TMP7:%.*]] = call i32 @llvm.ctpop.i32(i32 [[TMP6]])
; CHECK-NEXT:    [[TMP8:%.*]] = bitcast i32 [[TMP7]] to <4 x i8>
; CHECK-NEXT:    [[TMP9:%.*]] = call i8 @llvm.genx.rdregioni.i8.v4i8.i16(<4 x i8> [[TMP8]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP10:%.*]] = zext i8 [[TMP9]] to i16
; CHECK-NEXT:    [[TMP11:%.*]] = and i16 [[TMP10]], 1
; CHECK-NEXT:    [[TMP12:%.*]] = bitcast i16 [[TMP11]] to <2 x i8>
; CHECK-NEXT:    [[TMP13:%.*]] = call i8 @llvm.genx.rdregioni.i8.v2i8.i16(<2 x i8> [[TMP12]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP14:%.*]] = icmp ne i8 [[TMP13]], 0
; CHECK-NEXT:    [[Z:%.*]] = select i1 [[TMP14]], i32 -1, i32 0
; CHECK-NEXT:    ret i32 [[Z]]
  %r = call i1 @llvm.vector.reduce.xor.v4i1(<4 x i1> %m)
  %z = sext i1 %r to i32
  ret i32 %z
}

define i1 @none_of_many(<80 x i1> %m) {
; CHECK-LABEL: @none_of_many(
; CHECK-NEXT:    [[TMP1:%.*]] = call <32 x i1> @llvm.genx.rdpredregion.v32i1.v80i1(<80 x i1> [[M:%.*]], i32 0)
; CHECK-NEXT:    [[TMP2:%.*]] = call <32 x i1> @llvm.genx.rdpredregion.v32i1.v80i1(<80 x i1> [[M]], i32 32)
; CHECK-NEXT:    [[TMP3:%.*]] = or <32 x i1> [[TMP1]], [[TMP2]]
; CHECK-NEXT:    [[TMP4:%.*]] = call i1 @llvm.genx.any.v32i1(<32 x i1> [[TMP3]])
; CHECK-NEXT:    [[TMP5:%.*]] = call <16 x i1> @llvm.genx.rdpredregion.v16i1.v80i1(<80 x i1> [[M]], i32 64)
; CHECK-NEXT:    [[TMP6:%.*]] = call i1 @llvm.genx.any.v16i1(<16 x i1> [[TMP5]])
; CHECK-NEXT:    [[TMP7:%.*]] = or i1 [[TMP4]], [[TMP6]]
; CHECK-NEXT:    [[TMP8:%.*]] = xor i1 [[TMP7]], true
; CHECK-NEXT:    ret i1 [[TMP8]]
  %r = call i1 @llvm.vector.reduce.or.v80i1(<80 x i1> %m)
  %n = xor i1 %r, true
  ret i1 %n
}

; Arithmetic stays in its bits.
define i16 @odd_twice(<2 x i1> %m) {
; CHECK-LABEL: @odd_twice(
; CHECK-NEXT:    [[TMP1:%.*]] = select <2 x i1> [[M:%.*]], <2 x i16> splat (i16 1), <2 x i16> zeroinitializer
; CHECK-NEXT:    [[TMP2:%.*]] = call <8 x i16> @llvm.genx.wrregioni.v8i16.v8i16.i16.i1(<8 x i16> poison, <8 x i16> zeroinitializer, i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP3:%.*]] = call <8 x i16> @llvm.genx.wrregioni.v8i16.v2i16.i16.i1(<8 x i16> [[TMP2]], <2 x i16> [[TMP1]], i32 0, i32 2, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP4:%.*]] = icmp ne <8 x i16> [[TMP3]], zeroinitializer
; CHECK-NEXT:    [[TMP5:%.*]] = bitcast <8 x i1> [[TMP4]] to i8
; CHECK-NEXT:    [[TMP6:%.*]] = zext i8 [[TMP5]] to i32
; CHECK-NEXT:    [[TMP7:%.*]] = call i32 @llvm.ctpop.i32(i32 [[TMP6]])
; CHECK-NEXT:    [[TMP8:%.*]] = bitcast i32 [[TMP7]] to <4 x i8>
; CHECK-NEXT:    [[TMP9:%.*]] = call i8 @llvm.genx.rdregioni.i8.v4i8.i16(<4 x i8> [[TMP8]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP10:%.*]] = zext i8 [[TMP9]] to i16
; CHECK-NEXT:    [[TMP11:%.*]] = shl i16 [[TMP10]], 1
; CHECK-NEXT:    [[TMP12:%.*]] = and i16 [[TMP11]], 3
; CHECK-NEXT:    [[TMP13:%.*]] = bitcast i16 [[TMP12]] to <2 x i8>
; CHECK-NEXT:    [[TMP14:%.*]] = call i8 @llvm.genx.rdregioni.i8.v2i8.i16(<2 x i8> [[TMP13]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP15:%.*]] = zext i8 [[TMP14]] to i16
; CHECK-NEXT:    ret i16 [[TMP15]]
  %n = call i1 @llvm.vector.reduce.add.v2i1(<2 x i1> %m)
  %z = zext i1 %n to i16
  %r = shl i16 %z, 1
  ret i16 %r
}

; So does what a switch looks at.
define i16 @switch_on_count(<4 x i1> %m) {
; CHECK-LABEL: @switch_on_count(
; CHECK-NEXT:    [[TMP1:%.*]] = select <4 x i1> [[M:%.*]], <4 x i16> splat (i16 1), <4 x i16> zeroinitializer
; CHECK-NEXT:    [[TMP2:%.*]] = call <8 x i16> @llvm.genx.wrregioni.v8i16.v4i16.i16.i1(<8 x i16> poison, <4 x i16> [[TMP1]], i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP3:%.*]] = call <8 x i16> @llvm.genx.wrregioni.v8i16.v4i16.i16.i1(<8 x i16> [[TMP2]], <4 x i16> zeroinitializer, i32 0, i32 4, i32 1, i16 8, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP4:%.*]] = icmp ne <8 x i16> [[TMP3]], zeroinitializer
; CHECK-NEXT:    [[TMP5:%.*]] = bitcast <8 x i1> [[TMP4]] to i8
; CHECK-NEXT:    [[TMP6:%.*]] = zext i8 [[TMP5]] to i32
; CHECK-NEXT:    [[TMP7:%.*]] = call i32 @llvm.ctpop.i32(i32 [[TMP6]])
; CHECK-NEXT:    [[TMP8:%.*]] = bitcast i32 [[TMP7]] to <4 x i8>
; CHECK-NEXT:    [[TMP9:%.*]] = call i8 @llvm.genx.rdregioni.i8.v4i8.i16(<4 x i8> [[TMP8]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP10:%.*]] = zext i8 [[TMP9]] to i16
; CHECK-NEXT:    [[TMP11:%.*]] = and i16 [[TMP10]], 3
; CHECK-NEXT:    [[TMP12:%.*]] = and i16 [[TMP11]], 1
; CHECK-NEXT:    [[TMP13:%.*]] = bitcast i16 [[TMP12]] to <2 x i8>
; CHECK-NEXT:    [[TMP14:%.*]] = call i8 @llvm.genx.rdregioni.i8.v2i8.i16(<2 x i8> [[TMP13]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    switch i8 [[TMP14]], label %done [
; CHECK-NEXT:    i8 0, label %none
; CHECK-NEXT:    i8 1, label %one
; CHECK-NEXT:    i8 2, label %two
; CHECK-NEXT:    ]
; CHECK:       none:
; CHECK-NEXT:    br label %done
; CHECK:       one:
; CHECK-NEXT:    br label %done
; CHECK:       two:
; CHECK-NEXT:    br label %done
; CHECK:       done:
; CHECK-NEXT:    [[R:%.*]] = phi i16 [ 5, [[TMP0:%.*]] ], [ 6, %none ], [ 7, %one ], [ 8, %two ]
; CHECK-NEXT:    ret i16 [[R]]
  %n = call i1 @llvm.vector.reduce.add.v4i1(<4 x i1> %m)
  %z = zext i1 %n to i8
  %a = and i8 %z, 3
  switch i8 %a, label %done [
    i8 0, label %none
    i8 1, label %one
    i8 2, label %two
  ]
none:
  br label %done
one:
  br label %done
two:
  br label %done
done:
  %r = phi i16 [ 5, %0 ], [ 6, %none ], [ 7, %one ], [ 8, %two ]
  ret i16 %r
}

; The bit of a rotated i1 is that of an integer of as many bits, counted from the end.
declare i32 @llvm.fshl.i32(i32, i32, i32)
define i32 @rotated(<4 x i1> %m) {
; CHECK-LABEL: @rotated(
; CHECK-NEXT:    [[TMP1:%.*]] = select <4 x i1> [[M:%.*]], <4 x i16> splat (i16 1), <4 x i16> zeroinitializer
; CHECK-NEXT:    [[TMP2:%.*]] = call <8 x i16> @llvm.genx.wrregioni.v8i16.v4i16.i16.i1(<8 x i16> poison, <4 x i16> [[TMP1]], i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP3:%.*]] = call <8 x i16> @llvm.genx.wrregioni.v8i16.v4i16.i16.i1(<8 x i16> [[TMP2]], <4 x i16> zeroinitializer, i32 0, i32 4, i32 1, i16 8, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP4:%.*]] = icmp ne <8 x i16> [[TMP3]], zeroinitializer
; CHECK-NEXT:    [[TMP5:%.*]] = bitcast <8 x i1> [[TMP4]] to i8
; CHECK-NEXT:    [[TMP6:%.*]] = zext i8 [[TMP5]] to i32
; CHECK-NEXT:    [[TMP7:%.*]] = call i32 @llvm.ctpop.i32(i32 [[TMP6]])
; CHECK-NEXT:    [[TMP8:%.*]] = bitcast i32 [[TMP7]] to <4 x i8>
; CHECK-NEXT:    [[TMP9:%.*]] = call i8 @llvm.genx.rdregioni.i8.v4i8.i16(<4 x i8> [[TMP8]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP10:%.*]] = zext i8 [[TMP9]] to i16
; CHECK-NEXT:    [[TMP11:%.*]] = and i16 [[TMP10]], 1
; CHECK-NEXT:    [[TMP12:%.*]] = bitcast i16 [[TMP11]] to <2 x i8>
; CHECK-NEXT:    [[TMP13:%.*]] = call i8 @llvm.genx.rdregioni.i8.v2i8.i16(<2 x i8> [[TMP12]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP14:%.*]] = zext i8 [[TMP13]] to i32
; CHECK-NEXT:    [[TMP15:%.*]] = call i32 @llvm.bitreverse.i32(i32 [[TMP14]])
; CHECK-NEXT:    [[TMP16:%.*]] = bitcast i32 [[TMP15]] to <4 x i8>
; CHECK-NEXT:    [[TMP17:%.*]] = call i8 @llvm.genx.rdregioni.i8.v4i8.i16(<4 x i8> [[TMP16]], i32 0, i32 1, i32 0, i16 3, i32 undef)
; CHECK-NEXT:    [[TMP18:%.*]] = zext i8 [[TMP17]] to i16
; CHECK-NEXT:    [[TMP19:%.*]] = lshr i16 [[TMP18]], 1
; CHECK-NEXT:    [[TMP20:%.*]] = bitcast i16 [[TMP19]] to <2 x i8>
; CHECK-NEXT:    [[TMP21:%.*]] = call i8 @llvm.genx.rdregioni.i8.v2i8.i16(<2 x i8> [[TMP20]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP22:%.*]] = zext i8 [[TMP21]] to i32
; CHECK-NEXT:    ret i32 [[TMP22]]
  %n = call i1 @llvm.vector.reduce.add.v4i1(<4 x i1> %m)
  %z = zext i1 %n to i32
  %r = call i32 @llvm.fshl.i32(i32 %z, i32 %z, i32 6)
  ret i32 %r
}

define i32 @rotated_far(<24 x i1> %m) {
; CHECK-LABEL: @rotated_far(
; CHECK-NEXT:    [[TMP1:%.*]] = select <24 x i1> [[M:%.*]], <24 x i16> splat (i16 1), <24 x i16> zeroinitializer
; CHECK-NEXT:    [[TMP2:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v24i16.i16.i1(<32 x i16> poison, <24 x i16> [[TMP1]], i32 0, i32 24, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP3:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v8i16.i16.i1(<32 x i16> [[TMP2]], <8 x i16> zeroinitializer, i32 0, i32 8, i32 1, i16 48, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP4:%.*]] = icmp ne <32 x i16> [[TMP3]], zeroinitializer
; CHECK-NEXT:    [[TMP5:%.*]] = bitcast <32 x i1> [[TMP4]] to i32
; CHECK-NEXT:    [[TMP6:%.*]] = call i32 @llvm.ctpop.i32(i32 [[TMP5]])
; CHECK-NEXT:    [[TMP7:%.*]] = and i32 [[TMP6]], 1
; CHECK-NEXT:    [[TMP8:%.*]] = call i32 @llvm.bitreverse.i32(i32 [[TMP7]])
; CHECK-NEXT:    [[TMP9:%.*]] = lshr i32 [[TMP8]], 6
; CHECK-NEXT:    ret i32 [[TMP9]]
  %n = call i1 @llvm.vector.reduce.add.v24i1(<24 x i1> %m)
  %z = zext i1 %n to i32
  %r = call i32 @llvm.fshl.i32(i32 %z, i32 %z, i32 25)
  ret i32 %r
}

; Sums of a number with itself are compared without the bit that is lost.
define i1 @compare_twice(i64 %x) {
; CHECK-LABEL: @compare_twice(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast i64 [[X:%.*]] to <2 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP1]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast i64 [[X]] to <2 x i32>
; CHECK-NEXT:    [[TMP4:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP3]], i32 0, i32 1, i32 0, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP5:%.*]] = and i32 [[TMP4]], 2147483647
; CHECK-NEXT:    [[TMP6:%.*]] = icmp ult i32 [[TMP5]], 1426351726
; CHECK-NEXT:    [[TMP7:%.*]] = icmp eq i32 [[TMP5]], 1426351726
; CHECK-NEXT:    [[TMP8:%.*]] = icmp ult i32 [[TMP2]], -1933334365
; CHECK-NEXT:    [[TMP9:%.*]] = and i1 [[TMP7]], [[TMP8]]
; CHECK-NEXT:    [[TMP10:%.*]] = or i1 [[TMP6]], [[TMP9]]
; CHECK-NEXT:    ret i1 [[TMP10]]
  %s = add i64 %x, %x
  %r = icmp ult i64 %s, -6194476037459979963
  ret i1 %r
}

define i1 @compare_twice_signed(i64 %x) {
; CHECK-LABEL: @compare_twice_signed(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast i64 [[X:%.*]] to <2 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP1]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast i64 [[X]] to <2 x i32>
; CHECK-NEXT:    [[TMP4:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP3]], i32 0, i32 1, i32 0, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP5:%.*]] = and i32 [[TMP4]], 2147483647
; CHECK-NEXT:    [[TMP6:%.*]] = lshr i32 [[TMP2]], 31
; CHECK-NEXT:    [[TMP7:%.*]] = shl i32 [[TMP5]], 1
; CHECK-NEXT:    [[TMP8:%.*]] = shl i32 [[TMP2]], 1
; CHECK-NEXT:    [[TMP9:%.*]] = or i32 [[TMP7]], [[TMP6]]
; CHECK-NEXT:    [[TMP10:%.*]] = icmp sgt i32 [[TMP9]], -1657983600
; CHECK-NEXT:    [[TMP11:%.*]] = icmp eq i32 [[TMP9]], -1657983600
; CHECK-NEXT:    [[TMP12:%.*]] = icmp ugt i32 [[TMP8]], -1994191100
; CHECK-NEXT:    [[TMP13:%.*]] = and i1 [[TMP11]], [[TMP12]]
; CHECK-NEXT:    [[TMP14:%.*]] = or i1 [[TMP10]], [[TMP13]]
; CHECK-NEXT:    ret i1 [[TMP14]]
  %s = shl i64 %x, 1
  %r = icmp sgt i64 %s, -7120985337003569404
  ret i1 %r
}

; Becomes a shift of i48 in between.
define <8 x i64> @rotated_bytes(<8 x i8> %x) {
; CHECK-LABEL: @rotated_bytes(
; CHECK-NEXT:    [[TMP1:%.*]] = zext <8 x i8> [[X:%.*]] to <8 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = shl <8 x i32> [[TMP1]], splat (i32 8)
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast <8 x i32> [[TMP2]] to <16 x i16>
; CHECK-NEXT:    [[TMP4:%.*]] = call <8 x i16> @llvm.genx.rdregioni.v8i16.v16i16.i16(<16 x i16> [[TMP3]], i32 0, i32 8, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP5:%.*]] = zext <8 x i16> [[TMP4]] to <8 x i32>
; CHECK-NEXT:    [[TMP6:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> poison, <8 x i32> zeroinitializer, i32 0, i32 8, i32 2, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP7:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> [[TMP6]], <8 x i32> [[TMP5]], i32 0, i32 8, i32 2, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP8:%.*]] = bitcast <16 x i32> [[TMP7]] to <8 x i64>
; CHECK-NEXT:    ret <8 x i64> [[TMP8]]
  %z = zext <8 x i8> %x to <8 x i64>
  %r = call <8 x i64> @llvm.fshr.v8i64(<8 x i64> %z, <8 x i64> %z, <8 x i64> splat (i64 24))
  ret <8 x i64> %r
}

; Of more than 64 lanes the true ones are counted in dwords.
define i32 @count_100(<100 x i1> %m) {
; CHECK-LABEL: @count_100(
; CHECK-NEXT:    [[TMP1:%.*]] = select <100 x i1> [[M:%.*]], <100 x i16> splat (i16 1), <100 x i16> zeroinitializer
; CHECK-NEXT:    [[TMP2:%.*]] = call <128 x i16> @llvm.genx.wrregioni.v128i16.v100i16.i16.i1(<128 x i16> poison, <100 x i16> [[TMP1]], i32 0, i32 100, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP3:%.*]] = call <128 x i16> @llvm.genx.wrregioni.v128i16.v28i16.i16.i1(<128 x i16> [[TMP2]], <28 x i16> zeroinitializer, i32 0, i32 28, i32 1, i16 200, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP4:%.*]] = icmp ne <128 x i16> [[TMP3]], zeroinitializer
; CHECK-NEXT:    [[TMP5:%.*]] = call <32 x i1> @llvm.genx.rdpredregion.v32i1.v128i1(<128 x i1> [[TMP4]], i32 0)
; CHECK-NEXT:    [[TMP6:%.*]] = freeze <32 x i1> [[TMP5]]
; CHECK-NEXT:    [[TMP7:%.*]] = bitcast <32 x i1> [[TMP6]] to i32
; CHECK-NEXT:    [[TMP8:%.*]] = call <4 x i32> @llvm.genx.wrregioni.v4i32.i32.i16.i1(<4 x i32> poison, i32 [[TMP7]], i32 0, i32 1, i32 0, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP9:%.*]] = call <32 x i1> @llvm.genx.rdpredregion.v32i1.v128i1(<128 x i1> [[TMP4]], i32 32)
; CHECK-NEXT:    [[TMP10:%.*]] = freeze <32 x i1> [[TMP9]]
; CHECK-NEXT:    [[TMP11:%.*]] = bitcast <32 x i1> [[TMP10]] to i32
; CHECK-NEXT:    [[TMP12:%.*]] = call <4 x i32> @llvm.genx.wrregioni.v4i32.i32.i16.i1(<4 x i32> [[TMP8]], i32 [[TMP11]], i32 0, i32 1, i32 0, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP13:%.*]] = call <32 x i1> @llvm.genx.rdpredregion.v32i1.v128i1(<128 x i1> [[TMP4]], i32 64)
; CHECK-NEXT:    [[TMP14:%.*]] = freeze <32 x i1> [[TMP13]]
; CHECK-NEXT:    [[TMP15:%.*]] = bitcast <32 x i1> [[TMP14]] to i32
; CHECK-NEXT:    [[TMP16:%.*]] = call <4 x i32> @llvm.genx.wrregioni.v4i32.i32.i16.i1(<4 x i32> [[TMP12]], i32 [[TMP15]], i32 0, i32 1, i32 0, i16 8, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP17:%.*]] = call <32 x i1> @llvm.genx.rdpredregion.v32i1.v128i1(<128 x i1> [[TMP4]], i32 96)
; CHECK-NEXT:    [[TMP18:%.*]] = freeze <32 x i1> [[TMP17]]
; CHECK-NEXT:    [[TMP19:%.*]] = bitcast <32 x i1> [[TMP18]] to i32
; CHECK-NEXT:    [[TMP20:%.*]] = call <4 x i32> @llvm.genx.wrregioni.v4i32.i32.i16.i1(<4 x i32> [[TMP16]], i32 [[TMP19]], i32 0, i32 1, i32 0, i16 12, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP21:%.*]] = call <4 x i32> @llvm.ctpop.v4i32(<4 x i32> [[TMP20]])
; CHECK-NEXT:    [[TMP22:%.*]] = call <2 x i32> @llvm.genx.rdregioni.v2i32.v4i32.i16(<4 x i32> [[TMP21]], i32 0, i32 2, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP23:%.*]] = call <2 x i32> @llvm.genx.rdregioni.v2i32.v4i32.i16(<4 x i32> [[TMP21]], i32 0, i32 2, i32 1, i16 8, i32 undef)
; CHECK-NEXT:    [[TMP24:%.*]] = add <2 x i32> [[TMP22]], [[TMP23]]
; CHECK-NEXT:    [[TMP25:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP24]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP26:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP24]], i32 0, i32 1, i32 0, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP27:%.*]] = add i32 [[TMP25]], [[TMP26]]
; CHECK-NEXT:    ret i32 [[TMP27]]
  %z = zext <100 x i1> %m to <100 x i32>
  %r = call i32 @llvm.vector.reduce.add.v100i32(<100 x i32> %z)
  ret i32 %r
}

define i1 @parity_100(<100 x i1> %m) {
; CHECK-LABEL: @parity_100(
; CHECK-NEXT:    [[TMP1:%.*]] = select <100 x i1> [[M:%.*]], <100 x i16> splat (i16 1), <100 x i16> zeroinitializer
; CHECK-NEXT:    [[TMP2:%.*]] = call <128 x i16> @llvm.genx.wrregioni.v128i16.v100i16.i16.i1(<128 x i16> poison, <100 x i16> [[TMP1]], i32 0, i32 100, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP3:%.*]] = call <128 x i16> @llvm.genx.wrregioni.v128i16.v28i16.i16.i1(<128 x i16> [[TMP2]], <28 x i16> zeroinitializer, i32 0, i32 28, i32 1, i16 200, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP4:%.*]] = icmp ne <128 x i16> [[TMP3]], zeroinitializer
; CHECK-NEXT:    [[TMP5:%.*]] = call <32 x i1> @llvm.genx.rdpredregion.v32i1.v128i1(<128 x i1> [[TMP4]], i32 0)
; CHECK-NEXT:    [[TMP6:%.*]] = freeze <32 x i1> [[TMP5]]
; CHECK-NEXT:    [[TMP7:%.*]] = bitcast <32 x i1> [[TMP6]] to i32
; CHECK-NEXT:    [[TMP8:%.*]] = call <4 x i32> @llvm.genx.wrregioni.v4i32.i32.i16.i1(<4 x i32> poison, i32 [[TMP7]], i32 0, i32 1, i32 0, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP9:%.*]] = call <32 x i1> @llvm.genx.rdpredregion.v32i1.v128i1(<128 x i1> [[TMP4]], i32 32)
; CHECK-NEXT:    [[TMP10:%.*]] = freeze <32 x i1> [[TMP9]]
; CHECK-NEXT:    [[TMP11:%.*]] = bitcast <32 x i1> [[TMP10]] to i32
; CHECK-NEXT:    [[TMP12:%.*]] = call <4 x i32> @llvm.genx.wrregioni.v4i32.i32.i16.i1(<4 x i32> [[TMP8]], i32 [[TMP11]], i32 0, i32 1, i32 0, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP13:%.*]] = call <32 x i1> @llvm.genx.rdpredregion.v32i1.v128i1(<128 x i1> [[TMP4]], i32 64)
; CHECK-NEXT:    [[TMP14:%.*]] = freeze <32 x i1> [[TMP13]]
; CHECK-NEXT:    [[TMP15:%.*]] = bitcast <32 x i1> [[TMP14]] to i32
; CHECK-NEXT:    [[TMP16:%.*]] = call <4 x i32> @llvm.genx.wrregioni.v4i32.i32.i16.i1(<4 x i32> [[TMP12]], i32 [[TMP15]], i32 0, i32 1, i32 0, i16 8, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP17:%.*]] = call <32 x i1> @llvm.genx.rdpredregion.v32i1.v128i1(<128 x i1> [[TMP4]], i32 96)
; CHECK-NEXT:    [[TMP18:%.*]] = freeze <32 x i1> [[TMP17]]
; CHECK-NEXT:    [[TMP19:%.*]] = bitcast <32 x i1> [[TMP18]] to i32
; CHECK-NEXT:    [[TMP20:%.*]] = call <4 x i32> @llvm.genx.wrregioni.v4i32.i32.i16.i1(<4 x i32> [[TMP16]], i32 [[TMP19]], i32 0, i32 1, i32 0, i16 12, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP21:%.*]] = call <4 x i32> @llvm.ctpop.v4i32(<4 x i32> [[TMP20]])
; CHECK-NEXT:    [[TMP22:%.*]] = call <2 x i32> @llvm.genx.rdregioni.v2i32.v4i32.i16(<4 x i32> [[TMP21]], i32 0, i32 2, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP23:%.*]] = call <2 x i32> @llvm.genx.rdregioni.v2i32.v4i32.i16(<4 x i32> [[TMP21]], i32 0, i32 2, i32 1, i16 8, i32 undef)
; CHECK-NEXT:    [[TMP24:%.*]] = add <2 x i32> [[TMP22]], [[TMP23]]
; CHECK-NEXT:    [[TMP25:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP24]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP26:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP24]], i32 0, i32 1, i32 0, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP27:%.*]] = add i32 [[TMP25]], [[TMP26]]
; CHECK-NEXT:    [[TMP28:%.*]] = and i32 [[TMP27]], 1
; CHECK-NEXT:    [[TMP29:%.*]] = icmp ne i32 [[TMP28]], 0
; CHECK-NEXT:    ret i1 [[TMP29]]
  %r = call i1 @llvm.vector.reduce.xor.v100i1(<100 x i1> %m)
  ret i1 %r
}

define i1 @more_than_5_of_128(<128 x i1> %m) {
; CHECK-LABEL: @more_than_5_of_128(
; CHECK-NEXT:    [[TMP1:%.*]] = call <32 x i1> @llvm.genx.rdpredregion.v32i1.v128i1(<128 x i1> [[M:%.*]], i32 0)
; CHECK-NEXT:    [[TMP2:%.*]] = freeze <32 x i1> [[TMP1]]
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast <32 x i1> [[TMP2]] to i32
; CHECK-NEXT:    [[TMP4:%.*]] = call <4 x i32> @llvm.genx.wrregioni.v4i32.i32.i16.i1(<4 x i32> poison, i32 [[TMP3]], i32 0, i32 1, i32 0, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP5:%.*]] = call <32 x i1> @llvm.genx.rdpredregion.v32i1.v128i1(<128 x i1> [[M]], i32 32)
; CHECK-NEXT:    [[TMP6:%.*]] = freeze <32 x i1> [[TMP5]]
; CHECK-NEXT:    [[TMP7:%.*]] = bitcast <32 x i1> [[TMP6]] to i32
; CHECK-NEXT:    [[TMP8:%.*]] = call <4 x i32> @llvm.genx.wrregioni.v4i32.i32.i16.i1(<4 x i32> [[TMP4]], i32 [[TMP7]], i32 0, i32 1, i32 0, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP9:%.*]] = call <32 x i1> @llvm.genx.rdpredregion.v32i1.v128i1(<128 x i1> [[M]], i32 64)
; CHECK-NEXT:    [[TMP10:%.*]] = freeze <32 x i1> [[TMP9]]
; CHECK-NEXT:    [[TMP11:%.*]] = bitcast <32 x i1> [[TMP10]] to i32
; CHECK-NEXT:    [[TMP12:%.*]] = call <4 x i32> @llvm.genx.wrregioni.v4i32.i32.i16.i1(<4 x i32> [[TMP8]], i32 [[TMP11]], i32 0, i32 1, i32 0, i16 8, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP13:%.*]] = call <32 x i1> @llvm.genx.rdpredregion.v32i1.v128i1(<128 x i1> [[M]], i32 96)
; CHECK-NEXT:    [[TMP14:%.*]] = freeze <32 x i1> [[TMP13]]
; CHECK-NEXT:    [[TMP15:%.*]] = bitcast <32 x i1> [[TMP14]] to i32
; CHECK-NEXT:    [[TMP16:%.*]] = call <4 x i32> @llvm.genx.wrregioni.v4i32.i32.i16.i1(<4 x i32> [[TMP12]], i32 [[TMP15]], i32 0, i32 1, i32 0, i16 12, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP17:%.*]] = call <4 x i32> @llvm.ctpop.v4i32(<4 x i32> [[TMP16]])
; CHECK-NEXT:    [[TMP18:%.*]] = call <2 x i32> @llvm.genx.rdregioni.v2i32.v4i32.i16(<4 x i32> [[TMP17]], i32 0, i32 2, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP19:%.*]] = call <2 x i32> @llvm.genx.rdregioni.v2i32.v4i32.i16(<4 x i32> [[TMP17]], i32 0, i32 2, i32 1, i16 8, i32 undef)
; CHECK-NEXT:    [[TMP20:%.*]] = add <2 x i32> [[TMP18]], [[TMP19]]
; CHECK-NEXT:    [[TMP21:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP20]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP22:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP20]], i32 0, i32 1, i32 0, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP23:%.*]] = add i32 [[TMP21]], [[TMP22]]
; CHECK-NEXT:    [[R:%.*]] = icmp samesign ugt i32 [[TMP23]], 5
; CHECK-NEXT:    ret i1 [[R]]
  %z = zext <128 x i1> %m to <128 x i32>
  %n = call i32 @llvm.vector.reduce.add.v128i32(<128 x i32> %z)
  %r = icmp sgt i32 %n, 5
  ret i1 %r
}

; Long integers of bits that were no lanes.
define i1 @any_of_128_bits(<2 x i64> %a) {
; CHECK-LABEL: @any_of_128_bits(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <2 x i64> [[A:%.*]] to <4 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = call i32 @llvm.genx.rdregioni.i32.v4i32.i16(<4 x i32> [[TMP1]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast <2 x i64> [[A]] to <4 x i32>
; CHECK-NEXT:    [[TMP4:%.*]] = call i32 @llvm.genx.rdregioni.i32.v4i32.i16(<4 x i32> [[TMP3]], i32 0, i32 1, i32 0, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP5:%.*]] = bitcast <2 x i64> [[A]] to <4 x i32>
; CHECK-NEXT:    [[TMP6:%.*]] = call i32 @llvm.genx.rdregioni.i32.v4i32.i16(<4 x i32> [[TMP5]], i32 0, i32 1, i32 0, i16 8, i32 undef)
; CHECK-NEXT:    [[TMP7:%.*]] = bitcast <2 x i64> [[A]] to <4 x i32>
; CHECK-NEXT:    [[TMP8:%.*]] = call i32 @llvm.genx.rdregioni.i32.v4i32.i16(<4 x i32> [[TMP7]], i32 0, i32 1, i32 0, i16 12, i32 undef)
; CHECK-NEXT:    [[TMP9:%.*]] = or i32 [[TMP2]], [[TMP6]]
; CHECK-NEXT:    [[TMP10:%.*]] = or i32 [[TMP4]], [[TMP8]]
; CHECK-NEXT:    [[TMP11:%.*]] = or i32 [[TMP9]], [[TMP10]]
; CHECK-NEXT:    [[TMP12:%.*]] = icmp eq i32 [[TMP11]], 0
; CHECK-NEXT:    [[TMP13:%.*]] = xor i1 [[TMP12]], true
; CHECK-NEXT:    ret i1 [[TMP13]]
  %c = bitcast <2 x i64> %a to <128 x i1>
  %r = call i1 @llvm.vector.reduce.or.v128i1(<128 x i1> %c)
  ret i1 %r
}

define i1 @all_of_96_bits(<3 x float> %a) {
; CHECK-LABEL: @all_of_96_bits(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <3 x float> [[A:%.*]] to <3 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = call i32 @llvm.genx.rdregioni.i32.v3i32.i16(<3 x i32> [[TMP1]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast <3 x float> [[A]] to <3 x i32>
; CHECK-NEXT:    [[TMP4:%.*]] = call i32 @llvm.genx.rdregioni.i32.v3i32.i16(<3 x i32> [[TMP3]], i32 0, i32 1, i32 0, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP5:%.*]] = and i32 [[TMP2]], [[TMP4]]
; CHECK-NEXT:    [[TMP6:%.*]] = bitcast <3 x float> [[A]] to <3 x i32>
; CHECK-NEXT:    [[TMP7:%.*]] = call i32 @llvm.genx.rdregioni.i32.v3i32.i16(<3 x i32> [[TMP6]], i32 0, i32 1, i32 0, i16 8, i32 undef)
; CHECK-NEXT:    [[TMP8:%.*]] = and i32 [[TMP5]], [[TMP7]]
; CHECK-NEXT:    [[TMP9:%.*]] = icmp eq i32 [[TMP8]], -1
; CHECK-NEXT:    ret i1 [[TMP9]]
  %c = bitcast <3 x float> %a to <96 x i1>
  %r = call i1 @llvm.vector.reduce.and.v96i1(<96 x i1> %c)
  ret i1 %r
}

; A sign extension of a number that no register holds.
define i32 @odd_less_2(<24 x i1> %m) {
; CHECK-LABEL: @odd_less_2(
; CHECK-NEXT:    [[TMP1:%.*]] = select <24 x i1> [[M:%.*]], <24 x i16> splat (i16 1), <24 x i16> zeroinitializer
; CHECK-NEXT:    [[TMP2:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v24i16.i16.i1(<32 x i16> poison, <24 x i16> [[TMP1]], i32 0, i32 24, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP3:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v8i16.i16.i1(<32 x i16> [[TMP2]], <8 x i16> zeroinitializer, i32 0, i32 8, i32 1, i16 48, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP4:%.*]] = icmp ne <32 x i16> [[TMP3]], zeroinitializer
; CHECK-NEXT:    [[TMP5:%.*]] = bitcast <32 x i1> [[TMP4]] to i32
; CHECK-NEXT:    [[TMP6:%.*]] = call i32 @llvm.ctpop.i32(i32 [[TMP5]])
; CHECK-NEXT:    [[TMP7:%.*]] = or i32 [[TMP6]], 16777214
; CHECK-NEXT:    [[TMP8:%.*]] = shl i32 [[TMP7]], 8
; CHECK-NEXT:    [[TMP9:%.*]] = ashr i32 [[TMP8]], 8
; CHECK-NEXT:    ret i32 [[TMP9]]
  %p = call i1 @llvm.vector.reduce.add.v24i1(<24 x i1> %m)
  %z = zext i1 %p to i32
  %r = add i32 %z, -2
  ret i32 %r
}

define i64 @odd_less_4_in_qword(<5 x i1> %m) {
; CHECK-LABEL: @odd_less_4_in_qword(
; CHECK-NEXT:    [[TMP1:%.*]] = select <5 x i1> [[M:%.*]], <5 x i16> splat (i16 1), <5 x i16> zeroinitializer
; CHECK-NEXT:    [[TMP2:%.*]] = call <8 x i16> @llvm.genx.wrregioni.v8i16.v8i16.i16.i1(<8 x i16> poison, <8 x i16> zeroinitializer, i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP3:%.*]] = call <8 x i16> @llvm.genx.wrregioni.v8i16.v5i16.i16.i1(<8 x i16> [[TMP2]], <5 x i16> [[TMP1]], i32 0, i32 5, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP4:%.*]] = icmp ne <8 x i16> [[TMP3]], zeroinitializer
; CHECK-NEXT:    [[TMP5:%.*]] = bitcast <8 x i1> [[TMP4]] to i8
; CHECK-NEXT:    [[TMP6:%.*]] = zext i8 [[TMP5]] to i32
; CHECK-NEXT:    [[TMP7:%.*]] = call i32 @llvm.ctpop.i32(i32 [[TMP6]])
; CHECK-NEXT:    [[TMP8:%.*]] = bitcast i32 [[TMP7]] to <4 x i8>
; CHECK-NEXT:    [[TMP9:%.*]] = call i8 @llvm.genx.rdregioni.i8.v4i8.i16(<4 x i8> [[TMP8]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP10:%.*]] = zext i8 [[TMP9]] to i16
; CHECK-NEXT:    [[TMP11:%.*]] = and i16 [[TMP10]], 1
; CHECK-NEXT:    [[TMP12:%.*]] = or i16 [[TMP11]], 28
; CHECK-NEXT:    [[TMP13:%.*]] = shl i16 [[TMP12]], 3
; CHECK-NEXT:    [[TMP14:%.*]] = bitcast i16 [[TMP13]] to <2 x i8>
; CHECK-NEXT:    [[TMP15:%.*]] = call i8 @llvm.genx.rdregioni.i8.v2i8.i16(<2 x i8> [[TMP14]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP16:%.*]] = sext i8 [[TMP15]] to i16
; CHECK-NEXT:    [[TMP17:%.*]] = ashr i16 [[TMP16]], 3
; CHECK-NEXT:    [[TMP18:%.*]] = bitcast i16 [[TMP17]] to <2 x i8>
; CHECK-NEXT:    [[TMP19:%.*]] = call i8 @llvm.genx.rdregioni.i8.v2i8.i16(<2 x i8> [[TMP18]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP20:%.*]] = sext i8 [[TMP19]] to i32
; CHECK-NEXT:    [[TMP21:%.*]] = ashr i32 [[TMP20]], 31
; CHECK-NEXT:    [[TMP22:%.*]] = call <2 x i32> @llvm.genx.wrregioni.v2i32.i32.i16.i1(<2 x i32> poison, i32 [[TMP20]], i32 0, i32 1, i32 0, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP23:%.*]] = call <2 x i32> @llvm.genx.wrregioni.v2i32.i32.i16.i1(<2 x i32> [[TMP22]], i32 [[TMP21]], i32 0, i32 1, i32 0, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP24:%.*]] = bitcast <2 x i32> [[TMP23]] to i64
; CHECK-NEXT:    ret i64 [[TMP24]]
  %p = call i1 @llvm.vector.reduce.add.v5i1(<5 x i1> %m)
  %z = zext i1 %p to i64
  %r = add i64 %z, -4
  ret i64 %r
}

define i16 @odd_less_2_in_word(<12 x i1> %m) {
; CHECK-LABEL: @odd_less_2_in_word(
; CHECK-NEXT:    [[TMP1:%.*]] = select <12 x i1> [[M:%.*]], <12 x i16> splat (i16 1), <12 x i16> zeroinitializer
; CHECK-NEXT:    [[TMP2:%.*]] = call <16 x i16> @llvm.genx.wrregioni.v16i16.v12i16.i16.i1(<16 x i16> poison, <12 x i16> [[TMP1]], i32 0, i32 12, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP3:%.*]] = call <16 x i16> @llvm.genx.wrregioni.v16i16.v4i16.i16.i1(<16 x i16> [[TMP2]], <4 x i16> zeroinitializer, i32 0, i32 4, i32 1, i16 24, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP4:%.*]] = icmp ne <16 x i16> [[TMP3]], zeroinitializer
; CHECK-NEXT:    [[TMP5:%.*]] = bitcast <16 x i1> [[TMP4]] to i16
; CHECK-NEXT:    [[TMP6:%.*]] = zext i16 [[TMP5]] to i32
; CHECK-NEXT:    [[TMP7:%.*]] = call i32 @llvm.ctpop.i32(i32 [[TMP6]])
; CHECK-NEXT:    [[TMP8:%.*]] = bitcast i32 [[TMP7]] to <2 x i16>
; CHECK-NEXT:    [[TMP9:%.*]] = call i16 @llvm.genx.rdregioni.i16.v2i16.i16(<2 x i16> [[TMP8]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP10:%.*]] = or i16 [[TMP9]], 4094
; CHECK-NEXT:    [[TMP11:%.*]] = shl i16 [[TMP10]], 4
; CHECK-NEXT:    [[TMP12:%.*]] = ashr i16 [[TMP11]], 4
; CHECK-NEXT:    ret i16 [[TMP12]]
  %p = call i1 @llvm.vector.reduce.add.v12i1(<12 x i1> %m)
  %z = zext i1 %p to i16
  %r = add i16 %z, -2
  ret i16 %r
}

define <2 x i1> @odd_vector(<2 x i64> %x) {
; CHECK-LABEL: @odd_vector(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <2 x i64> [[X:%.*]] to <4 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = call <2 x i32> @llvm.genx.rdregioni.v2i32.v4i32.i16(<4 x i32> [[TMP1]], i32 0, i32 2, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast <2 x i64> [[X]] to <4 x i32>
; CHECK-NEXT:    [[TMP4:%.*]] = call <2 x i32> @llvm.genx.rdregioni.v2i32.v4i32.i16(<4 x i32> [[TMP3]], i32 0, i32 2, i32 2, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP5:%.*]] = and <2 x i32> [[TMP4]], splat (i32 2147483647)
; CHECK-NEXT:    [[TMP6:%.*]] = add <2 x i32> [[TMP2]], <i32 -11, i32 5>
; CHECK-NEXT:    [[TMP7:%.*]] = add <2 x i32> [[TMP5]], <i32 2147483647, i32 0>
; CHECK-NEXT:    [[TMP8:%.*]] = icmp ult <2 x i32> [[TMP6]], <i32 -11, i32 5>
; CHECK-NEXT:    [[TMP9:%.*]] = add <2 x i32> [[TMP7]], splat (i32 1)
; CHECK-NEXT:    [[TMP10:%.*]] = select <2 x i1> [[TMP8]], <2 x i32> [[TMP9]], <2 x i32> [[TMP7]]
; CHECK-NEXT:    [[TMP11:%.*]] = and <2 x i32> [[TMP10]], splat (i32 2147483647)
; CHECK-NEXT:    [[TMP12:%.*]] = lshr <2 x i32> [[TMP6]], splat (i32 31)
; CHECK-NEXT:    [[TMP13:%.*]] = shl <2 x i32> [[TMP11]], splat (i32 1)
; CHECK-NEXT:    [[TMP14:%.*]] = shl <2 x i32> [[TMP6]], splat (i32 1)
; CHECK-NEXT:    [[TMP15:%.*]] = or <2 x i32> [[TMP13]], [[TMP12]]
; CHECK-NEXT:    [[TMP16:%.*]] = icmp sgt <2 x i32> [[TMP15]], splat (i32 -1)
; CHECK-NEXT:    [[TMP17:%.*]] = icmp eq <2 x i32> [[TMP15]], splat (i32 -1)
; CHECK-NEXT:    [[TMP18:%.*]] = icmp ugt <2 x i32> [[TMP14]], splat (i32 -8)
; CHECK-NEXT:    [[TMP19:%.*]] = and <2 x i1> [[TMP17]], [[TMP18]]
; CHECK-NEXT:    [[TMP20:%.*]] = or <2 x i1> [[TMP16]], [[TMP19]]
; CHECK-NEXT:    ret <2 x i1> [[TMP20]]
  %a = add <2 x i64> %x, <i64 -11, i64 5>
  %n = shl <2 x i64> %a, splat (i64 1)
  %r = icmp sgt <2 x i64> %n, splat (i64 -8)
  ret <2 x i1> %r
}

declare i1 @llvm.vector.reduce.add.v5i1(<5 x i1>)
declare i1 @llvm.vector.reduce.add.v12i1(<12 x i1>)
declare i1 @llvm.vector.reduce.add.v24i1(<24 x i1>)
declare i32 @llvm.vector.reduce.add.v100i32(<100 x i32>)
declare i32 @llvm.vector.reduce.add.v128i32(<128 x i32>)
declare i1 @llvm.vector.reduce.xor.v100i1(<100 x i1>)
declare i1 @llvm.vector.reduce.or.v128i1(<128 x i1>)
declare i1 @llvm.vector.reduce.and.v96i1(<96 x i1>)
