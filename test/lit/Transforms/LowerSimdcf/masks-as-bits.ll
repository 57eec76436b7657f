; savemask and remask are bitcasts of masks of 32 lanes; unmask is all lanes.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-lower-simdcf -verify-each -S %s | FileCheck %s
; RUN: cmx-opt -passes=cmx-lower-simdcf,cmx-lower-simdcf -verify-each -S %s | FileCheck %s

declare i32 @llvm.genx.simdcf.savemask.v32i1(<32 x i1>)
declare i32 @llvm.genx.simdcf.savemask.v4i1(<4 x i1>)
declare <32 x i1> @llvm.genx.simdcf.unmask.v32i1(i32, i32)
declare <32 x i1> @llvm.genx.simdcf.remask.v32i1(<32 x i1>, i32)
declare <16 x i1> @llvm.genx.simdcf.remask.v16i1(<16 x i1>, i32)

define <32 x i1> @whole(<32 x i1> %mask, ptr %to) {
; CHECK-LABEL: @whole(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <32 x i1> [[MASK:%.*]] to i32
; CHECK-NEXT:    store <32 x i1> splat (i1 true), ptr [[TO:%.*]], align 4
; CHECK-NEXT:    [[TMP2:%.*]] = bitcast i32 [[TMP1]] to <32 x i1>
; CHECK-NEXT:    ret <32 x i1> [[TMP2]]
  %saved = call i32 @llvm.genx.simdcf.savemask.v32i1(<32 x i1> %mask)
  %all = call <32 x i1> @llvm.genx.simdcf.unmask.v32i1(i32 %saved, i32 -1)
  store <32 x i1> %all, ptr %to
  %again = call <32 x i1> @llvm.genx.simdcf.remask.v32i1(<32 x i1> %all, i32 %saved)
  ret <32 x i1> %again
}

; Bits without a lane are 0, and lanes that the mask has not are left out.
define i32 @fewer(<4 x i1> %mask, i32 %bits, ptr %to) {
; CHECK-LABEL: @fewer(
; CHECK-NEXT:    [[TMP1:%.*]] = shufflevector <4 x i1> [[MASK:%.*]], <4 x i1> zeroinitializer, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4>
; CHECK-NEXT:    [[TMP2:%.*]] = bitcast <32 x i1> [[TMP1]] to i32
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast i32 [[BITS:%.*]] to <32 x i1>
; CHECK-NEXT:    [[TMP4:%.*]] = shufflevector <32 x i1> [[TMP3]], <32 x i1> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
; CHECK-NEXT:    store <16 x i1> [[TMP4]], ptr [[TO:%.*]], align 2
; CHECK-NEXT:    ret i32 [[TMP2]]
  %saved = call i32 @llvm.genx.simdcf.savemask.v4i1(<4 x i1> %mask)
  %m = call <16 x i1> @llvm.genx.simdcf.remask.v16i1(<16 x i1> zeroinitializer, i32 %bits)
  store <16 x i1> %m, ptr %to
  ret i32 %saved
}
