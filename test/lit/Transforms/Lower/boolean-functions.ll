; Boolean functions of bytes, words, dwords, and with a longer result; the machine has those of words and dwords.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-lower --platform=dg2 -S %s | FileCheck %s

declare <16 x i16> @llvm.genx.bfn.v16i16.v16i16(<16 x i16>, <16 x i16>, <16 x i16>, i8)
declare <16 x i8> @llvm.genx.bfn.v16i8.v16i8(<16 x i8>, <16 x i8>, <16 x i8>, i8)
declare <8 x i32> @llvm.genx.bfn.v8i32.v8i16(<8 x i16>, <8 x i16>, <8 x i16>, i8)
declare <8 x i32> @llvm.genx.bfn.v8i32.v8i32(<8 x i32>, <8 x i32>, <8 x i32>, i8)

define <16 x i8> @function_of_bytes(<16 x i8> %x, <16 x i8> %y, <16 x i8> %z) {
; CHECK-LABEL: @function_of_bytes(
; CHECK-NEXT:    [[TMP1:%.*]] = freeze <16 x i8> [[X:%.*]]
; CHECK-NEXT:    [[TMP2:%.*]] = bitcast <16 x i8> [[TMP1]] to <4 x i32>
; CHECK-NEXT:    [[TMP3:%.*]] = xor <4 x i32> [[TMP2]], splat (i32 -1)
; CHECK-NEXT:    [[TMP4:%.*]] = freeze <16 x i8> [[Y:%.*]]
; CHECK-NEXT:    [[TMP5:%.*]] = bitcast <16 x i8> [[TMP4]] to <4 x i32>
; CHECK-NEXT:    [[TMP6:%.*]] = or <4 x i32> [[TMP5]], [[TMP3]]
; CHECK-NEXT:    [[TMP7:%.*]] = freeze <16 x i8> [[Z:%.*]]
; CHECK-NEXT:    [[TMP8:%.*]] = bitcast <16 x i8> [[TMP7]] to <4 x i32>
; CHECK-NEXT:    [[TMP9:%.*]] = and <4 x i32> [[TMP8]], [[TMP6]]
; CHECK-NEXT:    [[TMP10:%.*]] = freeze <16 x i8> [[Z]]
; CHECK-NEXT:    [[TMP11:%.*]] = bitcast <16 x i8> [[TMP10]] to <4 x i32>
; CHECK-NEXT:    [[TMP12:%.*]] = xor <4 x i32> [[TMP11]], splat (i32 -1)
; CHECK-NEXT:    [[TMP13:%.*]] = freeze <16 x i8> [[Y]]
; CHECK-NEXT:    [[TMP14:%.*]] = bitcast <16 x i8> [[TMP13]] to <4 x i32>
; CHECK-NEXT:    [[TMP15:%.*]] = freeze <16 x i8> [[X]]
; CHECK-NEXT:    [[TMP16:%.*]] = bitcast <16 x i8> [[TMP15]] to <4 x i32>
; CHECK-NEXT:    [[TMP17:%.*]] = and <4 x i32> [[TMP14]], [[TMP16]]
; CHECK-NEXT:    [[TMP18:%.*]] = and <4 x i32> [[TMP12]], [[TMP17]]
; CHECK-NEXT:    [[TMP19:%.*]] = or <4 x i32> [[TMP9]], [[TMP18]]
; CHECK-NEXT:    [[R:%.*]] = bitcast <4 x i32> [[TMP19]] to <16 x i8>
; CHECK-NEXT:    ret <16 x i8> [[R]]
  %r = call <16 x i8> @llvm.genx.bfn.v16i8.v16i8(<16 x i8> %x, <16 x i8> %y, <16 x i8> %z, i8 -40)
  ret <16 x i8> %r
}

define <16 x i16> @function_of_words(<16 x i16> %x, <16 x i16> %y, <16 x i16> %z) {
; CHECK-LABEL: @function_of_words(
; CHECK-NEXT:    [[R:%.*]] = call <16 x i16> @llvm.genx.bfn.v16i16.v16i16(<16 x i16> [[X:%.*]], <16 x i16> [[Y:%.*]], <16 x i16> [[Z:%.*]], i8 -40)
; CHECK-NEXT:    ret <16 x i16> [[R]]
  %r = call <16 x i16> @llvm.genx.bfn.v16i16.v16i16(<16 x i16> %x, <16 x i16> %y, <16 x i16> %z, i8 -40)
  ret <16 x i16> %r
}

define <8 x i32> @function_of_dwords(<8 x i32> %x, <8 x i32> %y, <8 x i32> %z) {
; CHECK-LABEL: @function_of_dwords(
; CHECK-NEXT:    [[R:%.*]] = call <8 x i32> @llvm.genx.bfn.v8i32.v8i32(<8 x i32> [[X:%.*]], <8 x i32> [[Y:%.*]], <8 x i32> [[Z:%.*]], i8 -40)
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %r = call <8 x i32> @llvm.genx.bfn.v8i32.v8i32(<8 x i32> %x, <8 x i32> %y, <8 x i32> %z, i8 -40)
  ret <8 x i32> %r
}

define <8 x i32> @function_of_words_in_dwords(<8 x i16> %x, <8 x i16> %y, <8 x i16> %z) {
; CHECK-LABEL: @function_of_words_in_dwords(
; CHECK-NEXT:    [[TMP1:%.*]] = xor <8 x i16> [[X:%.*]], splat (i16 -1)
; CHECK-NEXT:    [[TMP2:%.*]] = or <8 x i16> [[Y:%.*]], [[TMP1]]
; CHECK-NEXT:    [[TMP3:%.*]] = and <8 x i16> [[Z:%.*]], [[TMP2]]
; CHECK-NEXT:    [[TMP4:%.*]] = xor <8 x i16> [[Z]], splat (i16 -1)
; CHECK-NEXT:    [[TMP5:%.*]] = and <8 x i16> [[Y]], [[X]]
; CHECK-NEXT:    [[TMP6:%.*]] = and <8 x i16> [[TMP4]], [[TMP5]]
; CHECK-NEXT:    [[TMP7:%.*]] = or <8 x i16> [[TMP3]], [[TMP6]]
; CHECK-NEXT:    [[R:%.*]] = zext <8 x i16> [[TMP7]] to <8 x i32>
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %r = call <8 x i32> @llvm.genx.bfn.v8i32.v8i16(<8 x i16> %x, <8 x i16> %y, <8 x i16> %z, i8 -40)
  ret <8 x i32> %r
}
