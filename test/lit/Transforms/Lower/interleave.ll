; Interleaved vectors, and two in a row.
; UNSUPPORTED: llvm-19
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-lower --platform=icllp -S %s | FileCheck %s
; RUN: cmx-opt -passes=cmx-lower,cmx-lower --platform=icllp -verify-each -S %s | FileCheck %s
; RUN: cmx-opt -passes=cmx-lower --platform=icllp -S %s -o %t.ll
; RUN: cmx-check %s %t.ll

define <4 x i32> @deinterleave3(<12 x i32> %x) {
; CHECK-LABEL: @deinterleave3(
; CHECK-NEXT:    [[A:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v12i32.i16(<12 x i32> [[X:%.*]], i32 0, i32 4, i32 3, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP1:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v12i32.i16(<12 x i32> [[X]], i32 0, i32 4, i32 3, i16 4, i32 undef)
; CHECK-NEXT:    [[B:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v12i32.i16(<12 x i32> [[X]], i32 0, i32 4, i32 3, i16 8, i32 undef)
; CHECK-NEXT:    [[D:%.*]] = sub <4 x i32> [[A]], [[B]]
; CHECK-NEXT:    ret <4 x i32> [[D]]
  %r = call {<4 x i32>,<4 x i32>,<4 x i32>} @llvm.vector.deinterleave3.v12i32(<12 x i32> %x)
  %a = extractvalue {<4 x i32>,<4 x i32>,<4 x i32>} %r, 0
  %b = extractvalue {<4 x i32>,<4 x i32>,<4 x i32>} %r, 2
  %d = sub <4 x i32> %a, %b
  ret <4 x i32> %d
}

define <12 x i32> @interleave3(<4 x i32> %x, <4 x i32> %y, <4 x i32> %z) {
; CHECK-LABEL: @interleave3(
; CHECK-NEXT:    [[TMP1:%.*]] = call i32 @llvm.genx.rdregioni.i32.v4i32.i16(<4 x i32> [[X:%.*]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = call <12 x i32> @llvm.genx.wrregioni.v12i32.i32.i16.i1(<12 x i32> poison, i32 [[TMP1]], i32 0, i32 1, i32 0, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP3:%.*]] = call i32 @llvm.genx.rdregioni.i32.v4i32.i16(<4 x i32> [[Y:%.*]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP4:%.*]] = call <12 x i32> @llvm.genx.wrregioni.v12i32.i32.i16.i1(<12 x i32> [[TMP2]], i32 [[TMP3]], i32 0, i32 1, i32 0, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP5:%.*]] = call i32 @llvm.genx.rdregioni.i32.v4i32.i16(<4 x i32> [[Z:%.*]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP6:%.*]] = call <12 x i32> @llvm.genx.wrregioni.v12i32.i32.i16.i1(<12 x i32> [[TMP4]], i32 [[TMP5]], i32 0, i32 1, i32 0, i16 8, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP7:%.*]] = call i32 @llvm.genx.rdregioni.i32.v4i32.i16(<4 x i32> [[X]], i32 0, i32 1, i32 0, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP8:%.*]] = call <12 x i32> @llvm.genx.wrregioni.v12i32.i32.i16.i1(<12 x i32> [[TMP6]], i32 [[TMP7]], i32 0, i32 1, i32 0, i16 12, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP9:%.*]] = call i32 @llvm.genx.rdregioni.i32.v4i32.i16(<4 x i32> [[Y]], i32 0, i32 1, i32 0, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP10:%.*]] = call <12 x i32> @llvm.genx.wrregioni.v12i32.i32.i16.i1(<12 x i32> [[TMP8]], i32 [[TMP9]], i32 0, i32 1, i32 0, i16 16, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP11:%.*]] = call i32 @llvm.genx.rdregioni.i32.v4i32.i16(<4 x i32> [[Z]], i32 0, i32 1, i32 0, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP12:%.*]] = call <12 x i32> @llvm.genx.wrregioni.v12i32.i32.i16.i1(<12 x i32> [[TMP10]], i32 [[TMP11]], i32 0, i32 1, i32 0, i16 20, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP13:%.*]] = call i32 @llvm.genx.rdregioni.i32.v4i32.i16(<4 x i32> [[X]], i32 0, i32 1, i32 0, i16 8, i32 undef)
; CHECK-NEXT:    [[TMP14:%.*]] = call <12 x i32> @llvm.genx.wrregioni.v12i32.i32.i16.i1(<12 x i32> [[TMP12]], i32 [[TMP13]], i32 0, i32 1, i32 0, i16 24, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP15:%.*]] = call i32 @llvm.genx.rdregioni.i32.v4i32.i16(<4 x i32> [[Y]], i32 0, i32 1, i32 0, i16 8, i32 undef)
; CHECK-NEXT:    [[TMP16:%.*]] = call <12 x i32> @llvm.genx.wrregioni.v12i32.i32.i16.i1(<12 x i32> [[TMP14]], i32 [[TMP15]], i32 0, i32 1, i32 0, i16 28, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP17:%.*]] = call i32 @llvm.genx.rdregioni.i32.v4i32.i16(<4 x i32> [[Z]], i32 0, i32 1, i32 0, i16 8, i32 undef)
; CHECK-NEXT:    [[TMP18:%.*]] = call <12 x i32> @llvm.genx.wrregioni.v12i32.i32.i16.i1(<12 x i32> [[TMP16]], i32 [[TMP17]], i32 0, i32 1, i32 0, i16 32, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP19:%.*]] = call i32 @llvm.genx.rdregioni.i32.v4i32.i16(<4 x i32> [[X]], i32 0, i32 1, i32 0, i16 12, i32 undef)
; CHECK-NEXT:    [[TMP20:%.*]] = call <12 x i32> @llvm.genx.wrregioni.v12i32.i32.i16.i1(<12 x i32> [[TMP18]], i32 [[TMP19]], i32 0, i32 1, i32 0, i16 36, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP21:%.*]] = call i32 @llvm.genx.rdregioni.i32.v4i32.i16(<4 x i32> [[Y]], i32 0, i32 1, i32 0, i16 12, i32 undef)
; CHECK-NEXT:    [[TMP22:%.*]] = call <12 x i32> @llvm.genx.wrregioni.v12i32.i32.i16.i1(<12 x i32> [[TMP20]], i32 [[TMP21]], i32 0, i32 1, i32 0, i16 40, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP23:%.*]] = call i32 @llvm.genx.rdregioni.i32.v4i32.i16(<4 x i32> [[Z]], i32 0, i32 1, i32 0, i16 12, i32 undef)
; CHECK-NEXT:    [[R:%.*]] = call <12 x i32> @llvm.genx.wrregioni.v12i32.i32.i16.i1(<12 x i32> [[TMP22]], i32 [[TMP23]], i32 0, i32 1, i32 0, i16 44, i32 undef, i1 true)
; CHECK-NEXT:    ret <12 x i32> [[R]]
  %r = call <12 x i32> @llvm.vector.interleave3.v12i32(<4 x i32> %x, <4 x i32> %y, <4 x i32> %z)
  ret <12 x i32> %r
}

define <8 x i1> @deinterleave_predicate(<16 x i1> %x) {
; CHECK-LABEL: @deinterleave_predicate(
; CHECK-NEXT:    [[TMP1:%.*]] = select <16 x i1> [[X:%.*]], <16 x i16> splat (i16 1), <16 x i16> zeroinitializer
; CHECK-NEXT:    [[TMP2:%.*]] = call <8 x i16> @llvm.genx.rdregioni.v8i16.v16i16.i16(<16 x i16> [[TMP1]], i32 0, i32 8, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[A:%.*]] = icmp ne <8 x i16> [[TMP2]], zeroinitializer
; CHECK-NEXT:    [[TMP3:%.*]] = select <16 x i1> [[X]], <16 x i16> splat (i16 1), <16 x i16> zeroinitializer
; CHECK-NEXT:    [[TMP4:%.*]] = call <8 x i16> @llvm.genx.rdregioni.v8i16.v16i16.i16(<16 x i16> [[TMP3]], i32 0, i32 8, i32 2, i16 2, i32 undef)
; CHECK-NEXT:    [[B:%.*]] = icmp ne <8 x i16> [[TMP4]], zeroinitializer
; CHECK-NEXT:    [[D:%.*]] = and <8 x i1> [[A]], [[B]]
; CHECK-NEXT:    ret <8 x i1> [[D]]
  %r = call {<8 x i1>,<8 x i1>} @llvm.vector.deinterleave2.v16i1(<16 x i1> %x)
  %a = extractvalue {<8 x i1>,<8 x i1>} %r, 0
  %b = extractvalue {<8 x i1>,<8 x i1>} %r, 1
  %d = and <8 x i1> %a, %b
  ret <8 x i1> %d
}

define <16 x i1> @interleave_predicate(<8 x i1> %x, <8 x i1> %y) {
; CHECK-LABEL: @interleave_predicate(
; CHECK-NEXT:    [[TMP1:%.*]] = call <16 x i1> @llvm.genx.wrpredregion.v16i1.v8i1(<16 x i1> poison, <8 x i1> [[X:%.*]], i32 0)
; CHECK-NEXT:    [[TMP2:%.*]] = call <16 x i1> @llvm.genx.wrpredregion.v16i1.v8i1(<16 x i1> [[TMP1]], <8 x i1> [[Y:%.*]], i32 8)
; CHECK-NEXT:    [[TMP3:%.*]] = select <16 x i1> [[TMP2]], <16 x i16> splat (i16 1), <16 x i16> zeroinitializer
; CHECK-NEXT:    [[TMP4:%.*]] = call <16 x i16> @llvm.genx.rdregioni.v16i16.v16i16.i16(<16 x i16> [[TMP3]], i32 1, i32 2, i32 8, i16 0, i32 undef)
; CHECK-NEXT:    [[D:%.*]] = icmp ne <16 x i16> [[TMP4]], zeroinitializer
; CHECK-NEXT:    ret <16 x i1> [[D]]
  %d = call <16 x i1> @llvm.vector.interleave2.v16i1(<8 x i1> %x, <8 x i1> %y)
  ret <16 x i1> %d
}

define <4 x i32> @splice_left(<4 x i32> %x, <4 x i32> %y) {
; CHECK-LABEL: @splice_left(
; CHECK-NEXT:    [[TMP1:%.*]] = call <3 x i32> @llvm.genx.rdregioni.v3i32.v4i32.i16(<4 x i32> [[X:%.*]], i32 0, i32 3, i32 1, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = call <4 x i32> @llvm.genx.wrregioni.v4i32.v3i32.i16.i1(<4 x i32> poison, <3 x i32> [[TMP1]], i32 0, i32 3, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP3:%.*]] = call i32 @llvm.genx.rdregioni.i32.v4i32.i16(<4 x i32> [[Y:%.*]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[R:%.*]] = call <4 x i32> @llvm.genx.wrregioni.v4i32.i32.i16.i1(<4 x i32> [[TMP2]], i32 [[TMP3]], i32 0, i32 1, i32 0, i16 12, i32 undef, i1 true)
; CHECK-NEXT:    ret <4 x i32> [[R]]
  %r = call <4 x i32> @llvm.vector.splice.left.v4i32(<4 x i32> %x, <4 x i32> %y, i32 1)
  ret <4 x i32> %r
}

define <4 x i32> @splice_right(<4 x i32> %x, <4 x i32> %y) {
; CHECK-LABEL: @splice_right(
; CHECK-NEXT:    [[TMP1:%.*]] = call i32 @llvm.genx.rdregioni.i32.v4i32.i16(<4 x i32> [[X:%.*]], i32 0, i32 1, i32 0, i16 12, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = call <4 x i32> @llvm.genx.wrregioni.v4i32.i32.i16.i1(<4 x i32> poison, i32 [[TMP1]], i32 0, i32 1, i32 0, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP3:%.*]] = call <3 x i32> @llvm.genx.rdregioni.v3i32.v4i32.i16(<4 x i32> [[Y:%.*]], i32 0, i32 3, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[R:%.*]] = call <4 x i32> @llvm.genx.wrregioni.v4i32.v3i32.i16.i1(<4 x i32> [[TMP2]], <3 x i32> [[TMP3]], i32 0, i32 3, i32 1, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    ret <4 x i32> [[R]]
  %r = call <4 x i32> @llvm.vector.splice.right.v4i32(<4 x i32> %x, <4 x i32> %y, i32 1)
  ret <4 x i32> %r
}
