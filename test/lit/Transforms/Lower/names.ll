; A value that takes the place of another one gets its name, unless it has one or is no instruction.
; CHECK lines by hand: generated ones have variables for names
; RUN: cmx-opt -passes=cmx-lower --platform=icllp -S %s | FileCheck %s

declare i32 @llvm.expect.i32(i32, i32)

; CHECK: %quotient = lshr <8 x i32> %x,
define <8 x i32> @new_instruction(<8 x i32> %x) {
  %quotient = udiv <8 x i32> %x, splat (i32 8)
  ret <8 x i32> %quotient
}

; CHECK: define i32 @named_instruction(i32 %y)
; CHECK: %first = add i32 %y, 1
; CHECK: ret i32 %first
define i32 @named_instruction(i32 %y) {
  %first = add i32 %y, 1
  %expected = call i32 @llvm.expect.i32(i32 %first, i32 1)
  ret i32 %expected
}

; CHECK: define i32 @argument(i32 %0)
; CHECK: ret i32 %0
define i32 @argument(i32 %0) {
  %expected = call i32 @llvm.expect.i32(i32 %0, i32 1)
  ret i32 %expected
}
