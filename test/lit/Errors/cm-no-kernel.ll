; Builtins need a kernel that calls them.
; RUN: not cmx-opt -passes=cmx-lower-cm -S %s 2>&1 | FileCheck %s

; CHECK: a function marked as a kernel (_GENX_MAIN_) expected, actual none [cmx-no-kernel]

declare spir_func i16 @_ZN2cm7builtin8thread_xEv()

define i16 @f(ptr %p) {
  %x = call spir_func i16 @_ZN2cm7builtin8thread_xEv()
  ret i16 %x
}
