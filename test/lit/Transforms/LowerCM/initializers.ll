; Initial values of file-scope variables: a zero is a value, too, and initialisers run by priority.
; CHECK lines by hand: one value shows all of it
; RUN: cmx-opt -passes=cmx-lower-cm -S %s | FileCheck %s
target datalayout = "e-i64:64-n8:16:32:64-G1"
target triple = "spirv64-unknown-unknown"

; CHECK-NOT: @zero
; CHECK-NOT: @order
@zero = global <8 x float> zeroinitializer, align 32
@order = global i32 7, align 4
@.kernel = private unnamed_addr constant [10 x i8] c"cm.kernel\00", section "llvm.metadata"
@llvm.global.annotations = appending global [1 x { ptr, ptr, ptr, i32, ptr }] [
  { ptr, ptr, ptr, i32, ptr } { ptr @reads, ptr @.kernel, ptr null, i32 1, ptr null }], section "llvm.metadata"
@llvm.global_ctors = appending global [2 x { i32, ptr, ptr }] [
  { i32, ptr, ptr } { i32 200, ptr @later, ptr null }, { i32, ptr, ptr } { i32 100, ptr @earlier, ptr null }]

declare spir_func void @_ZN2cm7builtin8oword_stIDv8_fEEv12SurfaceIndexiT_(i32, i32, <8 x float>)

define internal spir_func void @earlier() {
  store i32 2, ptr @order, align 4
  ret void
}

define internal spir_func void @later() {
  %n = load i32, ptr @order, align 4
  %m = mul i32 %n, 10
  store i32 %m, ptr @order, align 4
  ret void
}

; CHECK-LABEL: void @reads(
; CHECK-NEXT: call void @llvm.genx.oword.st.v8f32(i32 %s, i32 20, <8 x float> zeroinitializer)
define spir_func void @reads(i32 %s) {
  %n = load i32, ptr @order, align 4
  %v = load <8 x float>, ptr @zero, align 32
  call spir_func void @_ZN2cm7builtin8oword_stIDv8_fEEv12SurfaceIndexiT_(i32 %s, i32 %n, <8 x float> %v)
  ret void
}
