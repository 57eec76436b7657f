; Blocks that control never reaches are removed: there, values may be made from themselves.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-lower --platform=dg2 -S %s | FileCheck %s
; RUN: cmx-opt -passes=cmx-lower,cmx-lower --platform=dg2 -verify-each -S %s | FileCheck %s

define <8 x i32> @insert(<8 x i32> %a) {
; CHECK-LABEL: @insert(
; CHECK-NEXT:    ret <8 x i32> [[A:%.*]]
  ret <8 x i32> %a
dead:
  %x = insertelement <8 x i32> %x, i32 1, i32 2
  store <8 x i32> %x, ptr null
  br label %dead
}

define void @shuffle_and_extension(ptr %p) {
; CHECK-LABEL: @shuffle_and_extension(
; CHECK-NEXT:    ret void
  ret void
dead:
  %x = shufflevector <8 x i1> %x, <8 x i1> %x, <8 x i32> <i32 1, i32 0, i32 9, i32 8, i32 2, i32 3, i32 4, i32 5>
  %z = zext <8 x i1> %x to <8 x i16>
  store <8 x i16> %z, ptr %p
  br label %dead
}
