; What stays packed, each for one reason.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes='cmx-even-odd-bytes<platform=icllp>' -S %s | FileCheck %s

declare <256 x i8> @llvm.genx.wrregioni.v256i8.v64i8.i16.i1(<256 x i8>, <64 x i8>, i32, i32, i32, i16, i32, i1)

; As many instructions in both forms.
define <32 x i8> @few(<32 x i8> %a, <32 x i8> %b) {
; CHECK-LABEL: @few(
; CHECK-NEXT:    [[X:%.*]] = zext <32 x i8> [[A:%.*]] to <32 x i16>
; CHECK-NEXT:    [[Y:%.*]] = zext <32 x i8> [[B:%.*]] to <32 x i16>
; CHECK-NEXT:    [[S:%.*]] = add <32 x i16> [[X]], [[Y]]
; CHECK-NEXT:    [[R:%.*]] = trunc <32 x i16> [[S]] to <32 x i8>
; CHECK-NEXT:    ret <32 x i8> [[R]]
  %x = zext <32 x i8> %a to <32 x i16>
  %y = zext <32 x i8> %b to <32 x i16>
  %s = add <32 x i16> %x, %y
  %r = trunc <32 x i16> %s to <32 x i8>
  ret <32 x i8> %r
}

define <64 x i8> @product(<64 x i8> %a, <64 x i8> %b) {
; CHECK-LABEL: @product(
; CHECK-NEXT:    [[X:%.*]] = zext <64 x i8> [[A:%.*]] to <64 x i16>
; CHECK-NEXT:    [[Y:%.*]] = zext <64 x i8> [[B:%.*]] to <64 x i16>
; CHECK-NEXT:    [[S:%.*]] = mul <64 x i16> [[X]], [[Y]]
; CHECK-NEXT:    [[R:%.*]] = trunc <64 x i16> [[S]] to <64 x i8>
; CHECK-NEXT:    ret <64 x i8> [[R]]
  %x = zext <64 x i8> %a to <64 x i16>
  %y = zext <64 x i8> %b to <64 x i16>
  %s = mul <64 x i16> %x, %y
  %r = trunc <64 x i16> %s to <64 x i8>
  ret <64 x i8> %r
}

; The words have another reader.
define { <64 x i8>, <64 x i16> } @words_are_read(<64 x i8> %a, <64 x i8> %b) {
; CHECK-LABEL: @words_are_read(
; CHECK-NEXT:    [[X:%.*]] = zext <64 x i8> [[A:%.*]] to <64 x i16>
; CHECK-NEXT:    [[Y:%.*]] = zext <64 x i8> [[B:%.*]] to <64 x i16>
; CHECK-NEXT:    [[S:%.*]] = add <64 x i16> [[X]], [[Y]]
; CHECK-NEXT:    [[R:%.*]] = trunc <64 x i16> [[S]] to <64 x i8>
; CHECK-NEXT:    [[P:%.*]] = insertvalue { <64 x i8>, <64 x i16> } poison, <64 x i8> [[R]], 0
; CHECK-NEXT:    [[Q:%.*]] = insertvalue { <64 x i8>, <64 x i16> } [[P]], <64 x i16> [[S]], 1
; CHECK-NEXT:    ret { <64 x i8>, <64 x i16> } [[Q]]
  %x = zext <64 x i8> %a to <64 x i16>
  %y = zext <64 x i8> %b to <64 x i16>
  %s = add <64 x i16> %x, %y
  %r = trunc <64 x i16> %s to <64 x i8>
  %p = insertvalue { <64 x i8>, <64 x i16> } poison, <64 x i8> %r, 0
  %q = insertvalue { <64 x i8>, <64 x i16> } %p, <64 x i16> %s, 1
  ret { <64 x i8>, <64 x i16> } %q
}

; An odd number.
define <65 x i8> @odd(<65 x i8> %a) {
; CHECK-LABEL: @odd(
; CHECK-NEXT:    [[X:%.*]] = zext <65 x i8> [[A:%.*]] to <65 x i16>
; CHECK-NEXT:    [[S:%.*]] = add <65 x i16> [[X]], splat (i16 3)
; CHECK-NEXT:    [[R:%.*]] = trunc <65 x i16> [[S]] to <65 x i8>
; CHECK-NEXT:    ret <65 x i8> [[R]]
  %x = zext <65 x i8> %a to <65 x i16>
  %s = add <65 x i16> %x, splat (i16 3)
  %r = trunc <65 x i16> %s to <65 x i8>
  ret <65 x i8> %r
}

; Constants that differ by lane.
define <64 x i8> @constants(<64 x i8> %a) {
; CHECK-LABEL: @constants(
; CHECK-NEXT:    [[X:%.*]] = zext <64 x i8> [[A:%.*]] to <64 x i16>
; CHECK-NEXT:    [[S:%.*]] = add <64 x i16> [[X]], <i16 1, i16 2, i16 3, i16 4, i16 5, i16 6, i16 7, i16 8, i16 9, i16 10, i16 11, i16 12, i16 13, i16 14, i16 15, i16 16, i16 17, i16 18, i16 19, i16 20, i16 21, i16 22, i16 23, i16 24, i16 25, i16 26, i16 27, i16 28, i16 29, i16 30, i16 31, i16 32, i16 33, i16 34, i16 35, i16 36, i16 37, i16 38, i16 39, i16 40, i16 41, i16 42, i16 43, i16 44, i16 45, i16 46, i16 47, i16 48, i16 49, i16 50, i16 51, i16 52, i16 53, i16 54, i16 55, i16 56, i16 57, i16 58, i16 59, i16 60, i16 61, i16 62, i16 63, i16 64>
; CHECK-NEXT:    [[R:%.*]] = trunc <64 x i16> [[S]] to <64 x i8>
; CHECK-NEXT:    ret <64 x i8> [[R]]
  %x = zext <64 x i8> %a to <64 x i16>
  %s = add <64 x i16> %x, <i16 1, i16 2, i16 3, i16 4, i16 5, i16 6, i16 7, i16 8, i16 9, i16 10, i16 11, i16 12, i16 13, i16 14, i16 15, i16 16, i16 17, i16 18, i16 19, i16 20, i16 21, i16 22, i16 23, i16 24, i16 25, i16 26, i16 27, i16 28, i16 29, i16 30, i16 31, i16 32, i16 33, i16 34, i16 35, i16 36, i16 37, i16 38, i16 39, i16 40, i16 41, i16 42, i16 43, i16 44, i16 45, i16 46, i16 47, i16 48, i16 49, i16 50, i16 51, i16 52, i16 53, i16 54, i16 55, i16 56, i16 57, i16 58, i16 59, i16 60, i16 61, i16 62, i16 63, i16 64>
  %r = trunc <64 x i16> %s to <64 x i8>
  ret <64 x i8> %r
}

; A division is one for each lane.
define <64 x i8> @quotient(<64 x i8> %a, <64 x i8> %b) {
; CHECK-LABEL: @quotient(
; CHECK-NEXT:    [[X:%.*]] = zext <64 x i8> [[A:%.*]] to <64 x i16>
; CHECK-NEXT:    [[Y:%.*]] = zext <64 x i8> [[B:%.*]] to <64 x i16>
; CHECK-NEXT:    [[S:%.*]] = udiv <64 x i16> [[X]], [[Y]]
; CHECK-NEXT:    [[R:%.*]] = trunc <64 x i16> [[S]] to <64 x i8>
; CHECK-NEXT:    ret <64 x i8> [[R]]
  %x = zext <64 x i8> %a to <64 x i16>
  %y = zext <64 x i8> %b to <64 x i16>
  %s = udiv <64 x i16> %x, %y
  %r = trunc <64 x i16> %s to <64 x i8>
  ret <64 x i8> %r
}

; Words that are no operation here.
define <64 x i8> @argument(<64 x i16> %a) {
; CHECK-LABEL: @argument(
; CHECK-NEXT:    [[R:%.*]] = trunc <64 x i16> [[A:%.*]] to <64 x i8>
; CHECK-NEXT:    ret <64 x i8> [[R]]
  %r = trunc <64 x i16> %a to <64 x i8>
  ret <64 x i8> %r
}

; Every fourth byte is written: no destination has stride 8.
define <256 x i8> @stride(<64 x i8> %a, <256 x i8> %old) {
; CHECK-LABEL: @stride(
; CHECK-NEXT:    [[X:%.*]] = zext <64 x i8> [[A:%.*]] to <64 x i16>
; CHECK-NEXT:    [[S:%.*]] = add <64 x i16> [[X]], splat (i16 7)
; CHECK-NEXT:    [[R:%.*]] = trunc <64 x i16> [[S]] to <64 x i8>
; CHECK-NEXT:    [[W:%.*]] = call <256 x i8> @llvm.genx.wrregioni.v256i8.v64i8.i16.i1(<256 x i8> [[OLD:%.*]], <64 x i8> [[R]], i32 0, i32 64, i32 4, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    ret <256 x i8> [[W]]
  %x = zext <64 x i8> %a to <64 x i16>
  %s = add <64 x i16> %x, splat (i16 7)
  %r = trunc <64 x i16> %s to <64 x i8>
  %w = call <256 x i8> @llvm.genx.wrregioni.v256i8.v64i8.i16.i1(<256 x i8> %old, <64 x i8> %r, i32 0, i32 64, i32 4, i16 0, i32 undef, i1 true)
  ret <256 x i8> %w
}

; The operation stands in another block.
define <64 x i8> @blocks(<64 x i8> %a, i1 %c) {
; CHECK-LABEL: @blocks(
; CHECK:       entry:
; CHECK-NEXT:    [[X:%.*]] = zext <64 x i8> [[A:%.*]] to <64 x i16>
; CHECK-NEXT:    [[S:%.*]] = add <64 x i16> [[X]], splat (i16 7)
; CHECK-NEXT:    br i1 [[C:%.*]], label %then, label %end
; CHECK:       then:
; CHECK-NEXT:    [[R:%.*]] = trunc <64 x i16> [[S]] to <64 x i8>
; CHECK-NEXT:    ret <64 x i8> [[R]]
; CHECK:       end:
; CHECK-NEXT:    ret <64 x i8> [[A]]
entry:
  %x = zext <64 x i8> %a to <64 x i16>
  %s = add <64 x i16> %x, splat (i16 7)
  br i1 %c, label %then, label %end
then:
  %r = trunc <64 x i16> %s to <64 x i8>
  ret <64 x i8> %r
end:
  ret <64 x i8> %a
}
