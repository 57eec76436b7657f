; A module without annotated functions stays as it is.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-lower-cm -S %s | FileCheck %s

@variable = global i32 1
declare spir_func i16 @_ZN2cm7builtin8thread_xEv()

define i16 @f(ptr %p) {
; CHECK-LABEL: @f(
; CHECK-NEXT:    [[X:%.*]] = call spir_func i16 @_ZN2cm7builtin8thread_xEv()
; CHECK-NEXT:    store i32 2, ptr @variable, align 4
; CHECK-NEXT:    ret i16 [[X]]
  %x = call spir_func i16 @_ZN2cm7builtin8thread_xEv()
  store i32 2, ptr @variable
  ret i16 %x
}
