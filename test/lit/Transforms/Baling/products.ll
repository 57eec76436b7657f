; 64-bit products exist of dwords only: each takes in its own extensions, also
; where another user cannot.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-baling -S %s | FileCheck %s
; RUN: cmx-opt -passes=cmx-baling,cmx-baling -S %s | FileCheck %s

declare void @use(<8 x i64>)

define <8 x i64> @factor_used_elsewhere(<8 x i32> %x, <8 x i32> %y, <8 x i32> %z) {
; CHECK-LABEL: @factor_used_elsewhere(
; CHECK-NEXT:    [[A:%.*]] = zext <8 x i32> [[X:%.*]] to <8 x i64>
; CHECK-NEXT:    call void @use(<8 x i64> [[A]])
; CHECK-NEXT:    [[B:%.*]] = zext <8 x i32> [[Y:%.*]] to <8 x i64>
; CHECK-NEXT:    [[C:%.*]] = zext <8 x i32> [[Z:%.*]] to <8 x i64>
; CHECK-NEXT:    [[A2:%.*]] = zext <8 x i32> [[X]] to <8 x i64>
; CHECK-NEXT:    [[P:%.*]] = mul <8 x i64> [[A2]], [[B]]
; CHECK-NEXT:    [[A1:%.*]] = zext <8 x i32> [[X]] to <8 x i64>
; CHECK-NEXT:    [[Q:%.*]] = mul <8 x i64> [[A1]], [[C]]
; CHECK-NEXT:    [[R:%.*]] = xor <8 x i64> [[P]], [[Q]]
; CHECK-NEXT:    ret <8 x i64> [[R]]
  %a = zext <8 x i32> %x to <8 x i64>
  call void @use(<8 x i64> %a)
  %b = zext <8 x i32> %y to <8 x i64>
  %c = zext <8 x i32> %z to <8 x i64>
  %p = mul <8 x i64> %a, %b
  %q = mul <8 x i64> %a, %c
  %r = xor <8 x i64> %p, %q
  ret <8 x i64> %r
}

; Other operations can do without.
define <8 x i64> @not_a_product(<8 x i32> %x, <8 x i64> %y) {
; CHECK-LABEL: @not_a_product(
; CHECK-NEXT:    [[A:%.*]] = zext <8 x i32> [[X:%.*]] to <8 x i64>
; CHECK-NEXT:    call void @use(<8 x i64> [[A]])
; CHECK-NEXT:    [[R:%.*]] = add <8 x i64> [[A]], [[Y:%.*]]
; CHECK-NEXT:    ret <8 x i64> [[R]]
  %a = zext <8 x i32> %x to <8 x i64>
  call void @use(<8 x i64> %a)
  %r = add <8 x i64> %a, %y
  ret <8 x i64> %r
}
