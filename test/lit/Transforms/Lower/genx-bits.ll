; bfi, bfn, addc and subb in plain operations.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-lower --platform=icllp -S %s | FileCheck %s
; A second run changes nothing.
; RUN: cmx-opt -passes=cmx-lower,cmx-lower --platform=icllp -verify-each -S %s | FileCheck %s

declare <8 x i32> @llvm.genx.bfi.v8i32(<8 x i32>, <8 x i32>, <8 x i32>, <8 x i32>)
declare <8 x i32> @llvm.genx.bfn.v8i32.v8i32(<8 x i32>, <8 x i32>, <8 x i32>, i8)
declare { <8 x i32>, <8 x i32> } @llvm.genx.addc.v8i32.v8i32(<8 x i32>, <8 x i32>)
declare { i32, i32 } @llvm.genx.subb.i32.i32(i32, i32)

define <8 x i32> @bfi_constant_field(<8 x i32> %insert, <8 x i32> %source) {
; CHECK-LABEL: @bfi_constant_field(
; CHECK-NEXT:    [[TMP1:%.*]] = shl <8 x i32> [[INSERT:%.*]], splat (i32 8)
; CHECK-NEXT:    [[TMP2:%.*]] = and <8 x i32> [[TMP1]], splat (i32 3840)
; CHECK-NEXT:    [[TMP3:%.*]] = and <8 x i32> [[SOURCE:%.*]], splat (i32 -3841)
; CHECK-NEXT:    [[R:%.*]] = or <8 x i32> [[TMP2]], [[TMP3]]
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %r = call <8 x i32> @llvm.genx.bfi.v8i32(<8 x i32> splat (i32 4), <8 x i32> splat (i32 8), <8 x i32> %insert, <8 x i32> %source)
  ret <8 x i32> %r
}

define <8 x i32> @bfi_variable_field(<8 x i32> %width, <8 x i32> %offset, <8 x i32> %insert, <8 x i32> %source) {
; CHECK-LABEL: @bfi_variable_field(
; CHECK-NEXT:    [[TMP1:%.*]] = and <8 x i32> [[WIDTH:%.*]], splat (i32 31)
; CHECK-NEXT:    [[TMP2:%.*]] = and <8 x i32> [[OFFSET:%.*]], splat (i32 31)
; CHECK-NEXT:    [[TMP3:%.*]] = shl <8 x i32> splat (i32 1), [[TMP1]]
; CHECK-NEXT:    [[TMP4:%.*]] = sub <8 x i32> [[TMP3]], splat (i32 1)
; CHECK-NEXT:    [[TMP5:%.*]] = shl <8 x i32> [[TMP4]], [[TMP2]]
; CHECK-NEXT:    [[TMP6:%.*]] = shl <8 x i32> [[INSERT:%.*]], [[TMP2]]
; CHECK-NEXT:    [[TMP7:%.*]] = xor <8 x i32> [[TMP5]], splat (i32 -1)
; CHECK-NEXT:    [[TMP8:%.*]] = and <8 x i32> [[TMP6]], [[TMP5]]
; CHECK-NEXT:    [[TMP9:%.*]] = and <8 x i32> [[SOURCE:%.*]], [[TMP7]]
; CHECK-NEXT:    [[R:%.*]] = or <8 x i32> [[TMP8]], [[TMP9]]
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %r = call <8 x i32> @llvm.genx.bfi.v8i32(<8 x i32> %width, <8 x i32> %offset, <8 x i32> %insert, <8 x i32> %source)
  ret <8 x i32> %r
}

; 0x96: exclusive or of all three.
define <8 x i32> @bfn_xor3(<8 x i32> %a, <8 x i32> %b, <8 x i32> %c) {
; CHECK-LABEL: @bfn_xor3(
; CHECK-NEXT:    [[TMP1:%.*]] = xor <8 x i32> [[B:%.*]], [[A:%.*]]
; CHECK-NEXT:    [[R:%.*]] = xor <8 x i32> [[C:%.*]], [[TMP1]]
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %r = call <8 x i32> @llvm.genx.bfn.v8i32.v8i32(<8 x i32> %a, <8 x i32> %b, <8 x i32> %c, i8 -106)
  ret <8 x i32> %r
}

; 0xCA: %c chooses between %b and %a.
define <8 x i32> @bfn_select(<8 x i32> %a, <8 x i32> %b, <8 x i32> %c) {
; CHECK-LABEL: @bfn_select(
; CHECK-NEXT:    [[TMP1:%.*]] = and <8 x i32> [[C:%.*]], [[B:%.*]]
; CHECK-NEXT:    [[TMP2:%.*]] = xor <8 x i32> [[C]], splat (i32 -1)
; CHECK-NEXT:    [[TMP3:%.*]] = and <8 x i32> [[TMP2]], [[A:%.*]]
; CHECK-NEXT:    [[R:%.*]] = or <8 x i32> [[TMP1]], [[TMP3]]
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %r = call <8 x i32> @llvm.genx.bfn.v8i32.v8i32(<8 x i32> %a, <8 x i32> %b, <8 x i32> %c, i8 -54)
  ret <8 x i32> %r
}

; 0xFF: always.
define <8 x i32> @bfn_ones(<8 x i32> %a, <8 x i32> %b, <8 x i32> %c) {
; CHECK-LABEL: @bfn_ones(
; CHECK-NEXT:    ret <8 x i32> splat (i32 -1)
  %r = call <8 x i32> @llvm.genx.bfn.v8i32.v8i32(<8 x i32> %a, <8 x i32> %b, <8 x i32> %c, i8 -1)
  ret <8 x i32> %r
}

define <8 x i32> @addc_both(<8 x i32> %a, <8 x i32> %b) {
; CHECK-LABEL: @addc_both(
; CHECK-NEXT:    [[SUM:%.*]] = add <8 x i32> [[A:%.*]], [[B:%.*]]
; CHECK-NEXT:    [[TMP1:%.*]] = icmp ult <8 x i32> [[SUM]], [[B]]
; CHECK-NEXT:    [[CARRY:%.*]] = select <8 x i1> [[TMP1]], <8 x i32> splat (i32 1), <8 x i32> zeroinitializer
; CHECK-NEXT:    [[R:%.*]] = xor <8 x i32> [[CARRY]], [[SUM]]
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %t = call { <8 x i32>, <8 x i32> } @llvm.genx.addc.v8i32.v8i32(<8 x i32> %a, <8 x i32> %b)
  %carry = extractvalue { <8 x i32>, <8 x i32> } %t, 0
  %sum = extractvalue { <8 x i32>, <8 x i32> } %t, 1
  %r = xor <8 x i32> %carry, %sum
  ret <8 x i32> %r
}

define i32 @subb_borrow(i32 %a, i32 %b) {
; CHECK-LABEL: @subb_borrow(
; CHECK-NEXT:    [[TMP1:%.*]] = sub i32 [[A:%.*]], [[B:%.*]]
; CHECK-NEXT:    [[TMP2:%.*]] = icmp ult i32 [[A]], [[B]]
; CHECK-NEXT:    [[BORROW:%.*]] = select i1 [[TMP2]], i32 1, i32 0
; CHECK-NEXT:    ret i32 [[BORROW]]
  %t = call { i32, i32 } @llvm.genx.subb.i32.i32(i32 %a, i32 %b)
  %borrow = extractvalue { i32, i32 } %t, 0
  ret i32 %borrow
}

; InstCombine freezes the pair.
define <8 x i32> @frozen_pair(<8 x i32> %a, <8 x i32> %b) {
; CHECK-LABEL: @frozen_pair(
; CHECK-NEXT:    [[TMP1:%.*]] = add <8 x i32> [[A:%.*]], [[B:%.*]]
; CHECK-NEXT:    [[TMP2:%.*]] = icmp ult <8 x i32> [[TMP1]], [[B]]
; CHECK-NEXT:    [[TMP3:%.*]] = select <8 x i1> [[TMP2]], <8 x i32> splat (i32 1), <8 x i32> zeroinitializer
; CHECK-NEXT:    [[CARRY:%.*]] = freeze <8 x i32> [[TMP3]]
; CHECK-NEXT:    [[SUM:%.*]] = freeze <8 x i32> [[TMP1]]
; CHECK-NEXT:    [[R:%.*]] = xor <8 x i32> [[CARRY]], [[SUM]]
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %t = call { <8 x i32>, <8 x i32> } @llvm.genx.addc.v8i32.v8i32(<8 x i32> %a, <8 x i32> %b)
  %f = freeze { <8 x i32>, <8 x i32> } %t
  %carry = extractvalue { <8 x i32>, <8 x i32> } %f, 0
  %sum = extractvalue { <8 x i32>, <8 x i32> } %f, 1
  %r = xor <8 x i32> %carry, %sum
  ret <8 x i32> %r
}

; 0xF8: %c, or %a and %b.
define <8 x i32> @bfn_or_of_and(<8 x i32> %a, <8 x i32> %b, <8 x i32> %c) {
; CHECK-LABEL: @bfn_or_of_and(
; CHECK-NEXT:    [[TMP1:%.*]] = and <8 x i32> [[B:%.*]], [[A:%.*]]
; CHECK-NEXT:    [[R:%.*]] = or <8 x i32> [[C:%.*]], [[TMP1]]
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %r = call <8 x i32> @llvm.genx.bfn.v8i32.v8i32(<8 x i32> %a, <8 x i32> %b, <8 x i32> %c, i8 -8)
  ret <8 x i32> %r
}

; 0x8F: not %c, or %a and %b.
define <8 x i32> @bfn_or_not(<8 x i32> %a, <8 x i32> %b, <8 x i32> %c) {
; CHECK-LABEL: @bfn_or_not(
; CHECK-NEXT:    [[TMP1:%.*]] = xor <8 x i32> [[C:%.*]], splat (i32 -1)
; CHECK-NEXT:    [[TMP2:%.*]] = and <8 x i32> [[B:%.*]], [[A:%.*]]
; CHECK-NEXT:    [[R:%.*]] = or <8 x i32> [[TMP1]], [[TMP2]]
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %r = call <8 x i32> @llvm.genx.bfn.v8i32.v8i32(<8 x i32> %a, <8 x i32> %b, <8 x i32> %c, i8 -113)
  ret <8 x i32> %r
}
