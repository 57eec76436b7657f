; A pass alone may see what cmx-verify refuses: parts beyond the end of a predicate,
; a variable mask for all lanes, and operands that an intrinsic does not have. It must not read or write beyond.

; REQUIRES: plugin
; RUN: opt %loadplugin -passes=cmx-simplify-regions -S %s | FileCheck %s
; RUN: opt %loadplugin -passes='print<cmx-live-lanes>' -disable-output %s 2>&1 | FileCheck %s --check-prefix=LANES

declare <8 x i1> @llvm.genx.rdpredregion.v8i1.v16i1(<16 x i1>, i32)
declare <16 x i1> @llvm.genx.wrpredregion.v16i1.v8i1(<16 x i1>, <8 x i1>, i32)
declare <8 x i32> @llvm.genx.wrregioni.v8i32.v8i32.i16.i1(<8 x i32>, <8 x i32>, i32, i32, i32, i16, i32, i1)
declare <8 x i32> @llvm.genx.svm.gather.v8i32.v8i1.v8i64(<8 x i1>, i32, <8 x i64>, <8 x i32>)

; LANES-LABEL: live lanes of @read_beyond
; LANES-NEXT:  %m: none of 16
; LANES-NEXT:  %r: 0-7 of 8
define <8 x i1> @read_beyond(<16 x i1> %m) {
  %r = call <8 x i1> @llvm.genx.rdpredregion.v8i1.v16i1(<16 x i1> %m, i32 16)
  ret <8 x i1> %r
}

; LANES-LABEL: live lanes of @write_beyond
; LANES-NEXT:  %m: 0-15 of 16
; LANES-NEXT:  %n: none of 8
; LANES-NEXT:  %r: 0-15 of 16
define <16 x i1> @write_beyond(<16 x i1> %m, <8 x i1> %n) {
  %r = call <16 x i1> @llvm.genx.wrpredregion.v16i1.v8i1(<16 x i1> %m, <8 x i1> %n, i32 16)
  ret <16 x i1> %r
}

; CHECK-LABEL: @constant_beyond(
; CHECK-NEXT:    ret <16 x i1> splat (i1 true)
define <16 x i1> @constant_beyond() {
  %r = call <16 x i1> @llvm.genx.wrpredregion.v16i1.v8i1(<16 x i1> splat (i1 true), <8 x i1> zeroinitializer, i32 16)
  ret <16 x i1> %r
}

; LANES-LABEL: live lanes of @bundle
; LANES:       %x: 0-7 of 8
define <8 x i32> @bundle(<8 x i1> %m, <8 x i64> %p, <8 x i32> %o, <8 x i32> %x) {
  %r = call <8 x i32> @llvm.genx.svm.gather.v8i32.v8i1.v8i64(<8 x i1> %m, i32 0, <8 x i64> %p, <8 x i32> %o) [ "deopt"(<8 x i32> %x) ]
  ret <8 x i32> %r
}

; LANES-LABEL: live lanes of @scalar_mask
; LANES-NEXT:  %o: 0-7 of 8
; LANES-NEXT:  %n: 0-7 of 8
define <8 x i32> @scalar_mask(<8 x i32> %o, <8 x i32> %n, i1 %c) {
  %r = call <8 x i32> @llvm.genx.wrregioni.v8i32.v8i32.i16.i1(<8 x i32> %o, <8 x i32> %n, i32 0, i32 8, i32 1, i16 0, i32 undef, i1 %c)
  ret <8 x i32> %r
}
