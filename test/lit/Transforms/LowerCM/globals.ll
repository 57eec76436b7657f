; File-scope variables belong to the thread: each kernel has its own, with the initial value.
; What other threads see is read when the kernel runs, though its first value is known.
; CHECK lines by hand: the functions and the variables of the module are checked
; RUN: cmx-opt -passes=cmx-lower-cm -S %s | FileCheck %s
target datalayout = "e-i64:64-n8:16:32:64-G1"
target triple = "spirv64-unknown-unknown"

; CHECK-NOT: @counter
; CHECK-NOT: @unset
@counter = global i32 5, align 4
@unset = internal global <8 x float> undef, align 32
@table = internal constant [2 x i32] [i32 1, i32 2], align 4
@visible = internal addrspace(1) global [4 x i16] [i16 1, i16 2, i16 3, i16 4], align 2
@.kernel = private unnamed_addr constant [10 x i8] c"cm.kernel\00", section "llvm.metadata"
@llvm.global.annotations = appending global [3 x { ptr, ptr, ptr, i32, ptr }] [
  { ptr, ptr, ptr, i32, ptr } { ptr @reads, ptr @.kernel, ptr null, i32 1, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @writes, ptr @.kernel, ptr null, i32 2, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @changes, ptr @.kernel, ptr null, i32 3, ptr null }], section "llvm.metadata"

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

declare spir_func <4 x i16> @_ZN2cm7builtin8rdregionIDv4_sEET_PKviii(ptr, i32, i32, i32)

; CHECK-LABEL: void @changes(
; CHECK-NEXT: store i16 %n, ptr addrspace(1) @visible
; CHECK-NEXT: [[V:%.*]] = load <4 x i16>, ptr addrspacecast (ptr addrspace(1) @visible to ptr), align 2
; CHECK-NEXT: store <4 x i16> [[V]], ptr %p
; CHECK-NEXT: shl i16 %n, 2
; CHECK-NEXT: [[ROW:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> <i32 1, i32 2>,
; CHECK-NEXT: store i32 [[ROW]], ptr %p
define spir_func void @changes(i16 %n, ptr %p) {
  store i16 %n, ptr addrspace(1) @visible
  %v = call spir_func <4 x i16> @_ZN2cm7builtin8rdregionIDv4_sEET_PKviii(ptr addrspacecast (ptr addrspace(1) @visible to ptr), i32 0, i32 4, i32 1)
  store <4 x i16> %v, ptr %p
  %at = getelementptr i32, ptr @table, i16 %n
  %row = load i32, ptr %at, align 4
  store i32 %row, ptr %p
  ret void
}

; Through a function, it is the variable of the kernel that called it.
define internal spir_func void @helper(i32 %s) {
  %n = load i32, ptr @counter, align 4
  %v = load <8 x float>, ptr @unset, align 32
  call spir_func void @_ZN2cm7builtin8oword_stIDv8_fEEv12SurfaceIndexiT_(i32 %s, i32 %n, <8 x float> %v)
  ret void
}
