; Reads of reads at variable places.
; A read at a variable place of a vector without a value has none either. It is
; not left to become part of a bale, or of none, by the region that reads it.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-legalize --platform=icllp -verify-each -S %s | FileCheck %s
; RUN: cmx-opt -passes=cmx-legalize --platform=pvc -verify-each -S %s | FileCheck %s

declare <3 x i32> @llvm.genx.rdregioni.v3i32.v16i32.i16(<16 x i32>, i32, i32, i32, i16, i32)
declare i16 @llvm.genx.rdregioni.i16.v6i16.i16(<6 x i16>, i32, i32, i32, i16, i32)
declare <32 x i8> @llvm.genx.wrregioni.v32i8.v1i8.i16.i1(<32 x i8>, <1 x i8>, i32, i32, i32, i16, i32, i1)
declare <8 x float> @llvm.genx.rdregionf.v8f32.v16f32.v8i16(<16 x float>, i32, i32, i32, <8 x i16>, i32)

; The place in the word vector becomes a constant when legalization folds it.
define i16 @nested(i16 %at, i16 %x) {
; CHECK-LABEL: @nested(
; CHECK-NEXT:    [[SUM:%.*]] = add i16 undef, [[X:%.*]]
; CHECK-NEXT:    ret i16 [[SUM]]
  %read = call <3 x i32> @llvm.genx.rdregioni.v3i32.v16i32.i16(<16 x i32> undef, i32 0, i32 3, i32 1, i16 %at, i32 undef)
  %words = bitcast <3 x i32> %read to <6 x i16>
  %zero = add i16 0, 0
  %word = call i16 @llvm.genx.rdregioni.i16.v6i16.i16(<6 x i16> %words, i32 0, i32 1, i32 0, i16 %zero, i32 undef)
  %sum = add i16 %word, %x
  ret i16 %sum
}

; An address is computed from an element of a vector, but not if the vector is
; itself a read that becomes part of the element's.
define <32 x i8> @place(i16 %at, <32 x i8> %x, <16 x i32> %v) {
; CHECK-LABEL: @place(
; CHECK-NEXT:    [[READ:%.*]] = call <3 x i32> @llvm.genx.rdregioni.v3i32.v16i32.i16(<16 x i32> [[V:%.*]], i32 0, i32 3, i32 1, i16 [[AT:%.*]], i32 undef)
; CHECK-NEXT:    [[WORDS:%.*]] = bitcast <3 x i32> [[READ]] to <6 x i16>
; CHECK-NEXT:    [[WORD:%.*]] = call i16 @llvm.genx.rdregioni.i16.v6i16.i16(<6 x i16> [[WORDS]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[W:%.*]] = call <32 x i8> @llvm.genx.wrregioni.v32i8.v1i8.i16.i1(<32 x i8> [[X:%.*]], <1 x i8> zeroinitializer, i32 0, i32 1, i32 0, i16 [[WORD]], i32 undef, i1 true)
; CHECK-NEXT:    ret <32 x i8> [[W]]
  %read = call <3 x i32> @llvm.genx.rdregioni.v3i32.v16i32.i16(<16 x i32> %v, i32 0, i32 3, i32 1, i16 %at, i32 undef)
  %words = bitcast <3 x i32> %read to <6 x i16>
  %word = call i16 @llvm.genx.rdregioni.i16.v6i16.i16(<6 x i16> %words, i32 0, i32 1, i32 0, i16 0, i32 undef)
  %w = call <32 x i8> @llvm.genx.wrregioni.v32i8.v1i8.i16.i1(<32 x i8> %x, <1 x i8> zeroinitializer, i32 0, i32 1, i32 0, i16 %word, i32 undef, i1 true)
  ret <32 x i8> %w
}

define <8 x float> @rows(<8 x i16> %at, <8 x float> %x) {
; CHECK-LABEL: @rows(
; CHECK-NEXT:    [[SUM:%.*]] = fadd <8 x float> undef, [[X:%.*]]
; CHECK-NEXT:    ret <8 x float> [[SUM]]
  %read = call <8 x float> @llvm.genx.rdregionf.v8f32.v16f32.v8i16(<16 x float> poison, i32 1, i32 1, i32 0, <8 x i16> %at, i32 undef)
  %sum = fadd <8 x float> %read, %x
  ret <8 x float> %sum
}
