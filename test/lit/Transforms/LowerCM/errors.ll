; Builtins that cannot be lowered: an error, no output.
; CHECK lines by hand: what is checked is a message
; RUN: rm -f %t.ll && not cmx-opt -passes=cmx-lower-cm -S %s -o %t.ll 2>&1 | FileCheck %s
; RUN: not ls %t.ll
target datalayout = "e-i64:64-n8:16:32:64"
target triple = "spirv64-unknown-unknown"

@.kernel = private unnamed_addr constant [10 x i8] c"cm.kernel\00", section "llvm.metadata"
@llvm.global.annotations = appending global [1 x { ptr, ptr, ptr, i32, ptr }] [
  { ptr, ptr, ptr, i32, ptr } { ptr @k, ptr @.kernel, ptr null, i32 1, ptr null }], section "llvm.metadata"

declare spir_func <4 x i16> @_ZN2cm7builtin8rdregionIDv4_sEET_PKviii(ptr, i32, i32, i32)
declare spir_func void @_ZN2cm7builtin7unknownEv()

define spir_func void @k(ptr %p, i32 %stride) {
; CHECK: function 'k': {{.*}}strides of a region expected to be known when the kernel is compiled [cmx-intrinsic-operand-not-constant]
  %x = call spir_func <4 x i16> @_ZN2cm7builtin8rdregionIDv4_sEET_PKviii(ptr %p, i32 0, i32 4, i32 %stride)
; CHECK: function 'k': {{.*}}cm::builtin::unknown is no builtin [cmx-call-unsupported]
  call spir_func void @_ZN2cm7builtin7unknownEv()
  ret void
}
