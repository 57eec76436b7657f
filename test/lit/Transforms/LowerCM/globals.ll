; File-scope variables belong to the thread: each kernel has its own, with the initial value.
; Constants stay.
; CHECK lines by hand: the functions and the variables of the module are checked
; RUN: cmx-opt -passes=cmx-lower-cm -S %s | FileCheck %s
target datalayout = "e-i64:64-n8:16:32:64-G1"
target triple = "spirv64-unknown-unknown"

; CHECK-NOT: @counter
; CHECK: @table = internal constant
; CHECK-NOT: @counter
; CHECK-NOT: @unset
@counter = global i32 5, align 4
@unset = internal global <8 x float> undef, align 32
@table = internal constant [2 x i32] [i32 1, i32 2], align 4
@.kernel = private unnamed_addr constant [10 x i8] c"cm.kernel\00", section "llvm.metadata"
@llvm.global.annotations = appending global [2 x { ptr, ptr, ptr, i32, ptr }] [
  { ptr, ptr, ptr, i32, ptr } { ptr @reads, ptr @.kernel, ptr null, i32 1, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @writes, ptr @.kernel, ptr null, i32 2, ptr null }], section "llvm.metadata"

declare spir_func void @_ZN2cm7builtin8oword_stIDv8_fEEv12SurfaceIndexiT_(i32, i32, <8 x float>)

; CHECK-LABEL: void @reads(
; CHECK-NEXT: call void @llvm.genx.oword.st.v8f32(i32 %s, i32 5, <8 x float> undef)
define spir_func void @reads(i32 %s) {
  %n = load i32, ptr @counter, align 4
  %v = load <8 x float>, ptr @unset, align 32
  call spir_func void @_ZN2cm7builtin8oword_stIDv8_fEEv12SurfaceIndexiT_(i32 %s, i32 %n, <8 x float> %v)
  ret void
}

; CHECK-LABEL: void @writes(
; CHECK-NEXT: call void @llvm.genx.oword.st.v8f32(i32 %s, i32 6, <8 x float> zeroinitializer)
define spir_func void @writes(i32 %s) {
  %n = load i32, ptr @counter, align 4
  %m = add i32 %n, 1
  store i32 %m, ptr @counter, align 4
  store <8 x float> zeroinitializer, ptr @unset, align 32
  call spir_func void @helper(i32 %s)
  ret void
}

; Through a function, it is the variable of the kernel that called it.
define internal spir_func void @helper(i32 %s) {
  %n = load i32, ptr @counter, align 4
  %v = load <8 x float>, ptr @unset, align 32
  call spir_func void @_ZN2cm7builtin8oword_stIDv8_fEEv12SurfaceIndexiT_(i32 %s, i32 %n, <8 x float> %v)
  ret void
}
