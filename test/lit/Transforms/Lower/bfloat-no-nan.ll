; A single that is no NaN needs no choice when it is rounded. LLVM 19 has no flags of conversions.
; UNSUPPORTED: llvm-19
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-lower --platform=icllp -S %s | FileCheck %s

define bfloat @no_nan(float %x) {
; CHECK-LABEL: @no_nan(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast float [[X:%.*]] to i32
; CHECK-NEXT:    [[TMP2:%.*]] = lshr i32 [[TMP1]], 16
; CHECK-NEXT:    [[TMP3:%.*]] = and i32 [[TMP2]], 1
; CHECK-NEXT:    [[TMP4:%.*]] = add i32 [[TMP1]], 32767
; CHECK-NEXT:    [[TMP5:%.*]] = add i32 [[TMP4]], [[TMP3]]
; CHECK-NEXT:    [[TMP6:%.*]] = bitcast i32 [[TMP5]] to <2 x i16>
; CHECK-NEXT:    [[TMP7:%.*]] = call i16 @llvm.genx.rdregioni.i16.v2i16.i16(<2 x i16> [[TMP6]], i32 0, i32 1, i32 0, i16 2, i32 undef)
; CHECK-NEXT:    [[R:%.*]] = bitcast i16 [[TMP7]] to bfloat
; CHECK-NEXT:    ret bfloat [[R]]
  %r = fptrunc nnan float %x to bfloat
  ret bfloat %r
}
