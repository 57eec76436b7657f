; Integers of masks: one function for each condition that alone decides.
; CHECK lines by hand: the loader of cmx-opt widens such integers, opt has no loader.
; REQUIRES: plugin
; UNSUPPORTED: llvm-19
; RUN: opt %loadplugin -passes='cmx-lower<platform=icllp>' -S %s -o %t.ll
; RUN: FileCheck %s --input-file=%t.ll
; RUN: cmx-check %s %t.ll

declare i96 @llvm.ctpop.i96(i96)

; Compares with other numbers than zero and all bits, and by order.
define i1 @certain_lanes(<16 x i1> %x) {
; CHECK-LABEL: @certain_lanes(
; CHECK-NEXT:    [[TMP1:%.*]] = select <16 x i1> [[X:%.*]], <16 x i16> splat (i16 1), <16 x i16> zeroinitializer
; CHECK-NEXT:    [[TMP2:%.*]] = call <5 x i16> @llvm.genx.rdregioni.v5i16.v16i16.i16(<16 x i16> [[TMP1]], i32 0, i32 5, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[M:%.*]] = icmp ne <5 x i16> [[TMP2]], zeroinitializer
; CHECK-NEXT:    [[TMP3:%.*]] = select <5 x i1> [[M]], <5 x i16> splat (i16 1), <5 x i16> zeroinitializer
; CHECK-NEXT:    [[TMP4:%.*]] = call <8 x i16> @llvm.genx.wrregioni.v8i16.v8i16.i16.i1(<8 x i16> poison, <8 x i16> zeroinitializer, i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP5:%.*]] = call <8 x i16> @llvm.genx.wrregioni.v8i16.v5i16.i16.i1(<8 x i16> [[TMP4]], <5 x i16> [[TMP3]], i32 0, i32 5, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP6:%.*]] = icmp ne <8 x i16> [[TMP5]], zeroinitializer
; CHECK-NEXT:    [[TMP7:%.*]] = bitcast <8 x i1> [[TMP6]] to i8
; CHECK-NEXT:    [[TMP8:%.*]] = icmp eq i8 [[TMP7]], 7
; CHECK-NEXT:    ret i1 [[TMP8]]
  %m = shufflevector <16 x i1> %x, <16 x i1> poison, <5 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4>
  %b = bitcast <5 x i1> %m to i5
  %r = icmp eq i5 %b, 7
  ret i1 %r
}

define i1 @order(<16 x i1> %x) {
; CHECK-LABEL: @order(
; CHECK-NEXT:    [[TMP1:%.*]] = select <16 x i1> [[X:%.*]], <16 x i16> splat (i16 1), <16 x i16> zeroinitializer
; CHECK-NEXT:    [[TMP2:%.*]] = call <5 x i16> @llvm.genx.rdregioni.v5i16.v16i16.i16(<16 x i16> [[TMP1]], i32 0, i32 5, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[M:%.*]] = icmp ne <5 x i16> [[TMP2]], zeroinitializer
; CHECK-NEXT:    [[TMP3:%.*]] = select <5 x i1> [[M]], <5 x i16> splat (i16 1), <5 x i16> zeroinitializer
; CHECK-NEXT:    [[TMP4:%.*]] = call <8 x i16> @llvm.genx.wrregioni.v8i16.v8i16.i16.i1(<8 x i16> poison, <8 x i16> zeroinitializer, i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP5:%.*]] = call <8 x i16> @llvm.genx.wrregioni.v8i16.v5i16.i16.i1(<8 x i16> [[TMP4]], <5 x i16> [[TMP3]], i32 0, i32 5, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP6:%.*]] = icmp ne <8 x i16> [[TMP5]], zeroinitializer
; CHECK-NEXT:    [[TMP7:%.*]] = bitcast <8 x i1> [[TMP6]] to i8
; CHECK-NEXT:    [[TMP8:%.*]] = zext i8 [[TMP7]] to i16
; CHECK-NEXT:    [[TMP9:%.*]] = shl i16 [[TMP8]], 3
; CHECK-NEXT:    [[TMP10:%.*]] = bitcast i16 [[TMP9]] to <2 x i8>
; CHECK-NEXT:    [[TMP11:%.*]] = call i8 @llvm.genx.rdregioni.i8.v2i8.i16(<2 x i8> [[TMP10]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP12:%.*]] = icmp slt i8 [[TMP11]], 0
; CHECK-NEXT:    ret i1 [[TMP12]]
  %m = shufflevector <16 x i1> %x, <16 x i1> poison, <5 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4>
  %b = bitcast <5 x i1> %m to i5
  %r = icmp slt i5 %b, 0
  ret i1 %r
}

define i1 @not_all(<16 x i1> %x) {
; CHECK-LABEL: @not_all(
; CHECK-NEXT:    [[TMP1:%.*]] = select <16 x i1> [[X:%.*]], <16 x i16> splat (i16 1), <16 x i16> zeroinitializer
; CHECK-NEXT:    [[TMP2:%.*]] = call <5 x i16> @llvm.genx.rdregioni.v5i16.v16i16.i16(<16 x i16> [[TMP1]], i32 0, i32 5, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[M:%.*]] = icmp ne <5 x i16> [[TMP2]], zeroinitializer
; CHECK-NEXT:    [[TMP3:%.*]] = call <4 x i1> @llvm.genx.rdpredregion.v4i1.v5i1(<5 x i1> [[M]], i32 0)
; CHECK-NEXT:    [[TMP4:%.*]] = call i1 @llvm.genx.all.v4i1(<4 x i1> [[TMP3]])
; CHECK-NEXT:    [[TMP5:%.*]] = call <1 x i1> @llvm.genx.rdpredregion.v1i1.v5i1(<5 x i1> [[M]], i32 4)
; CHECK-NEXT:    [[TMP6:%.*]] = call i1 @llvm.genx.all.v1i1(<1 x i1> [[TMP5]])
; CHECK-NEXT:    [[TMP7:%.*]] = and i1 [[TMP4]], [[TMP6]]
; CHECK-NEXT:    [[TMP8:%.*]] = xor i1 [[TMP7]], true
; CHECK-NEXT:    ret i1 [[TMP8]]
  %m = shufflevector <16 x i1> %x, <16 x i1> poison, <5 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4>
  %b = bitcast <5 x i1> %m to i5
  %r = icmp ne i5 %b, -1
  ret i1 %r
}

; The number of true lanes: as a byte, as a qword, and compared.
define i8 @count_in_byte(<96 x i1> %m) {
; CHECK-LABEL: @count_in_byte(
; CHECK-NEXT:    [[TMP1:%.*]] = call <32 x i1> @llvm.genx.rdpredregion.v32i1.v96i1(<96 x i1> [[M:%.*]], i32 0)
; CHECK-NEXT:    [[TMP2:%.*]] = freeze <32 x i1> [[TMP1]]
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast <32 x i1> [[TMP2]] to i32
; CHECK-NEXT:    [[TMP4:%.*]] = call <3 x i32> @llvm.genx.wrregioni.v3i32.i32.i16.i1(<3 x i32> poison, i32 [[TMP3]], i32 0, i32 1, i32 0, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP5:%.*]] = call <32 x i1> @llvm.genx.rdpredregion.v32i1.v96i1(<96 x i1> [[M]], i32 32)
; CHECK-NEXT:    [[TMP6:%.*]] = freeze <32 x i1> [[TMP5]]
; CHECK-NEXT:    [[TMP7:%.*]] = bitcast <32 x i1> [[TMP6]] to i32
; CHECK-NEXT:    [[TMP8:%.*]] = call <3 x i32> @llvm.genx.wrregioni.v3i32.i32.i16.i1(<3 x i32> [[TMP4]], i32 [[TMP7]], i32 0, i32 1, i32 0, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP9:%.*]] = call <32 x i1> @llvm.genx.rdpredregion.v32i1.v96i1(<96 x i1> [[M]], i32 64)
; CHECK-NEXT:    [[TMP10:%.*]] = freeze <32 x i1> [[TMP9]]
; CHECK-NEXT:    [[TMP11:%.*]] = bitcast <32 x i1> [[TMP10]] to i32
; CHECK-NEXT:    [[TMP12:%.*]] = call <3 x i32> @llvm.genx.wrregioni.v3i32.i32.i16.i1(<3 x i32> [[TMP8]], i32 [[TMP11]], i32 0, i32 1, i32 0, i16 8, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP13:%.*]] = call <3 x i32> @llvm.ctpop.v3i32(<3 x i32> [[TMP12]])
; CHECK-NEXT:    [[TMP14:%.*]] = call i32 @llvm.genx.rdregioni.i32.v3i32.i16(<3 x i32> [[TMP13]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP15:%.*]] = call i32 @llvm.genx.rdregioni.i32.v3i32.i16(<3 x i32> [[TMP13]], i32 0, i32 1, i32 0, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP16:%.*]] = add i32 [[TMP14]], [[TMP15]]
; CHECK-NEXT:    [[TMP17:%.*]] = call i32 @llvm.genx.rdregioni.i32.v3i32.i16(<3 x i32> [[TMP13]], i32 0, i32 1, i32 0, i16 8, i32 undef)
; CHECK-NEXT:    [[TMP18:%.*]] = add i32 [[TMP16]], [[TMP17]]
; CHECK-NEXT:    [[TMP19:%.*]] = trunc i32 [[TMP18]] to i8
; CHECK-NEXT:    ret i8 [[TMP19]]
  %b = bitcast <96 x i1> %m to i96
  %c = call i96 @llvm.ctpop.i96(i96 %b)
  %r = trunc i96 %c to i8
  ret i8 %r
}

define i64 @count_in_qword(<96 x i1> %m) {
; CHECK-LABEL: @count_in_qword(
; CHECK-NEXT:    [[TMP1:%.*]] = call <32 x i1> @llvm.genx.rdpredregion.v32i1.v96i1(<96 x i1> [[M:%.*]], i32 0)
; CHECK-NEXT:    [[TMP2:%.*]] = freeze <32 x i1> [[TMP1]]
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast <32 x i1> [[TMP2]] to i32
; CHECK-NEXT:    [[TMP4:%.*]] = call <3 x i32> @llvm.genx.wrregioni.v3i32.i32.i16.i1(<3 x i32> poison, i32 [[TMP3]], i32 0, i32 1, i32 0, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP5:%.*]] = call <32 x i1> @llvm.genx.rdpredregion.v32i1.v96i1(<96 x i1> [[M]], i32 32)
; CHECK-NEXT:    [[TMP6:%.*]] = freeze <32 x i1> [[TMP5]]
; CHECK-NEXT:    [[TMP7:%.*]] = bitcast <32 x i1> [[TMP6]] to i32
; CHECK-NEXT:    [[TMP8:%.*]] = call <3 x i32> @llvm.genx.wrregioni.v3i32.i32.i16.i1(<3 x i32> [[TMP4]], i32 [[TMP7]], i32 0, i32 1, i32 0, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP9:%.*]] = call <32 x i1> @llvm.genx.rdpredregion.v32i1.v96i1(<96 x i1> [[M]], i32 64)
; CHECK-NEXT:    [[TMP10:%.*]] = freeze <32 x i1> [[TMP9]]
; CHECK-NEXT:    [[TMP11:%.*]] = bitcast <32 x i1> [[TMP10]] to i32
; CHECK-NEXT:    [[TMP12:%.*]] = call <3 x i32> @llvm.genx.wrregioni.v3i32.i32.i16.i1(<3 x i32> [[TMP8]], i32 [[TMP11]], i32 0, i32 1, i32 0, i16 8, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP13:%.*]] = call <3 x i32> @llvm.ctpop.v3i32(<3 x i32> [[TMP12]])
; CHECK-NEXT:    [[TMP14:%.*]] = call i32 @llvm.genx.rdregioni.i32.v3i32.i16(<3 x i32> [[TMP13]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP15:%.*]] = call i32 @llvm.genx.rdregioni.i32.v3i32.i16(<3 x i32> [[TMP13]], i32 0, i32 1, i32 0, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP16:%.*]] = add i32 [[TMP14]], [[TMP15]]
; CHECK-NEXT:    [[TMP17:%.*]] = call i32 @llvm.genx.rdregioni.i32.v3i32.i16(<3 x i32> [[TMP13]], i32 0, i32 1, i32 0, i16 8, i32 undef)
; CHECK-NEXT:    [[TMP18:%.*]] = add i32 [[TMP16]], [[TMP17]]
; CHECK-NEXT:    [[TMP19:%.*]] = call <2 x i32> @llvm.genx.wrregioni.v2i32.i32.i16.i1(<2 x i32> poison, i32 [[TMP18]], i32 0, i32 1, i32 0, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP20:%.*]] = call <2 x i32> @llvm.genx.wrregioni.v2i32.i32.i16.i1(<2 x i32> [[TMP19]], i32 0, i32 0, i32 1, i32 0, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP21:%.*]] = bitcast <2 x i32> [[TMP20]] to i64
; CHECK-NEXT:    ret i64 [[TMP21]]
  %b = bitcast <96 x i1> %m to i96
  %c = call i96 @llvm.ctpop.i96(i96 %b)
  %r = trunc i96 %c to i64
  ret i64 %r
}

define i1 @count_compared(<96 x i1> %m) {
; CHECK-LABEL: @count_compared(
; CHECK-NEXT:    [[TMP1:%.*]] = call <32 x i1> @llvm.genx.rdpredregion.v32i1.v96i1(<96 x i1> [[M:%.*]], i32 0)
; CHECK-NEXT:    [[TMP2:%.*]] = freeze <32 x i1> [[TMP1]]
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast <32 x i1> [[TMP2]] to i32
; CHECK-NEXT:    [[TMP4:%.*]] = call <3 x i32> @llvm.genx.wrregioni.v3i32.i32.i16.i1(<3 x i32> poison, i32 [[TMP3]], i32 0, i32 1, i32 0, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP5:%.*]] = call <32 x i1> @llvm.genx.rdpredregion.v32i1.v96i1(<96 x i1> [[M]], i32 32)
; CHECK-NEXT:    [[TMP6:%.*]] = freeze <32 x i1> [[TMP5]]
; CHECK-NEXT:    [[TMP7:%.*]] = bitcast <32 x i1> [[TMP6]] to i32
; CHECK-NEXT:    [[TMP8:%.*]] = call <3 x i32> @llvm.genx.wrregioni.v3i32.i32.i16.i1(<3 x i32> [[TMP4]], i32 [[TMP7]], i32 0, i32 1, i32 0, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP9:%.*]] = call <32 x i1> @llvm.genx.rdpredregion.v32i1.v96i1(<96 x i1> [[M]], i32 64)
; CHECK-NEXT:    [[TMP10:%.*]] = freeze <32 x i1> [[TMP9]]
; CHECK-NEXT:    [[TMP11:%.*]] = bitcast <32 x i1> [[TMP10]] to i32
; CHECK-NEXT:    [[TMP12:%.*]] = call <3 x i32> @llvm.genx.wrregioni.v3i32.i32.i16.i1(<3 x i32> [[TMP8]], i32 [[TMP11]], i32 0, i32 1, i32 0, i16 8, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP13:%.*]] = call <3 x i32> @llvm.ctpop.v3i32(<3 x i32> [[TMP12]])
; CHECK-NEXT:    [[TMP14:%.*]] = call i32 @llvm.genx.rdregioni.i32.v3i32.i16(<3 x i32> [[TMP13]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP15:%.*]] = call i32 @llvm.genx.rdregioni.i32.v3i32.i16(<3 x i32> [[TMP13]], i32 0, i32 1, i32 0, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP16:%.*]] = add i32 [[TMP14]], [[TMP15]]
; CHECK-NEXT:    [[TMP17:%.*]] = call i32 @llvm.genx.rdregioni.i32.v3i32.i16(<3 x i32> [[TMP13]], i32 0, i32 1, i32 0, i16 8, i32 undef)
; CHECK-NEXT:    [[TMP18:%.*]] = add i32 [[TMP16]], [[TMP17]]
; CHECK-NEXT:    [[TMP19:%.*]] = icmp ugt i32 [[TMP18]], 40
; CHECK-NEXT:    ret i1 [[TMP19]]
  %b = bitcast <96 x i1> %m to i96
  %c = call i96 @llvm.ctpop.i96(i96 %b)
  %r = icmp sgt i96 %c, 40
  ret i1 %r
}

; Bits of other vectors.
define i1 @bit(<2 x i16> %x) {
; CHECK-LABEL: @bit(
; CHECK-NEXT:    [[TMP1:%.*]] = call i16 @llvm.genx.rdregioni.i16.v2i16.i16(<2 x i16> [[X:%.*]], i32 0, i32 1, i32 0, i16 2, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = lshr i16 [[TMP1]], 5
; CHECK-NEXT:    [[TMP3:%.*]] = and i16 [[TMP2]], 1
; CHECK-NEXT:    [[TMP4:%.*]] = icmp ne i16 [[TMP3]], 0
; CHECK-NEXT:    ret i1 [[TMP4]]
  %b = bitcast <2 x i16> %x to <32 x i1>
  %r = extractelement <32 x i1> %b, i32 21
  ret i1 %r
}

define i1 @bit_beyond_the_end(<2 x i16> %x) {
; CHECK-LABEL: @bit_beyond_the_end(
; CHECK-NEXT:    ret i1 poison
  %b = bitcast <2 x i16> %x to <32 x i1>
  %r = extractelement <32 x i1> %b, i32 32
  ret i1 %r
}
