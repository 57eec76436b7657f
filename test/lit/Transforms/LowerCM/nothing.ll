; A module without annotated functions stays as it is if it calls no builtin.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-lower-cm -S %s | FileCheck %s

@variable = global i32 1
declare spir_func i16 @other()

define i16 @f(ptr %p) {
; CHECK-LABEL: @f(
; CHECK-NEXT:    [[X:%.*]] = call spir_func i16 @other()
; CHECK-NEXT:    store i32 2, ptr @variable, align 4
; CHECK-NEXT:    ret i16 [[X]]
  %x = call spir_func i16 @other()
  store i32 2, ptr @variable
  ret i16 %x
}
