; A constant that is added to the sum of two extended bytes comes first: two byte
; sources cost an instruction more.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes='cmx-lower<platform=icllp>' -verify-each -S %s | FileCheck %s
; RUN: cmx-opt -passes='cmx-lower<platform=icllp>,cmx-lower<platform=icllp>' -S %s | FileCheck %s

define <32 x i16> @rounded(<32 x i8> %a, <32 x i8> %b) {
; CHECK-LABEL: @rounded(
; CHECK-NEXT:    [[X:%.*]] = zext <32 x i8> [[A:%.*]] to <32 x i16>
; CHECK-NEXT:    [[Y:%.*]] = zext <32 x i8> [[B:%.*]] to <32 x i16>
; CHECK-NEXT:    [[TMP1:%.*]] = add <32 x i16> [[X]], splat (i16 1)
; CHECK-NEXT:    [[R:%.*]] = add <32 x i16> [[TMP1]], [[Y]]
; CHECK-NEXT:    ret <32 x i16> [[R]]
  %x = zext <32 x i8> %a to <32 x i16>
  %y = zext <32 x i8> %b to <32 x i16>
  %s = add <32 x i16> %x, %y
  %r = add <32 x i16> %s, splat (i16 1)
  ret <32 x i16> %r
}

; The sum is needed as well.
define <32 x i16> @used_twice(<32 x i8> %a, <32 x i8> %b) {
; CHECK-LABEL: @used_twice(
; CHECK-NEXT:    [[X:%.*]] = zext <32 x i8> [[A:%.*]] to <32 x i16>
; CHECK-NEXT:    [[Y:%.*]] = zext <32 x i8> [[B:%.*]] to <32 x i16>
; CHECK-NEXT:    [[S:%.*]] = add <32 x i16> [[X]], [[Y]]
; CHECK-NEXT:    [[R:%.*]] = add <32 x i16> [[S]], splat (i16 1)
; CHECK-NEXT:    [[T:%.*]] = xor <32 x i16> [[R]], [[S]]
; CHECK-NEXT:    ret <32 x i16> [[T]]
  %x = zext <32 x i8> %a to <32 x i16>
  %y = zext <32 x i8> %b to <32 x i16>
  %s = add <32 x i16> %x, %y
  %r = add <32 x i16> %s, splat (i16 1)
  %t = xor <32 x i16> %r, %s
  ret <32 x i16> %t
}

; Not bytes.
define <32 x i32> @words(<32 x i16> %a, <32 x i16> %b) {
; CHECK-LABEL: @words(
; CHECK-NEXT:    [[X:%.*]] = zext <32 x i16> [[A:%.*]] to <32 x i32>
; CHECK-NEXT:    [[Y:%.*]] = zext <32 x i16> [[B:%.*]] to <32 x i32>
; CHECK-NEXT:    [[S:%.*]] = add <32 x i32> [[X]], [[Y]]
; CHECK-NEXT:    [[R:%.*]] = add <32 x i32> [[S]], splat (i32 1)
; CHECK-NEXT:    ret <32 x i32> [[R]]
  %x = zext <32 x i16> %a to <32 x i32>
  %y = zext <32 x i16> %b to <32 x i32>
  %s = add <32 x i32> %x, %y
  %r = add <32 x i32> %s, splat (i32 1)
  ret <32 x i32> %r
}
