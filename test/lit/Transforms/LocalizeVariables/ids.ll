; What a function reads of the ids, kernels keep for it, if they call functions.
; CHECK lines by utils/update-checks
; not for check-each: functions alone read variables that a kernel writes
; RUN: cmx-opt -passes=cmx-localize-variables -verify-each -S %s | FileCheck %s

declare <3 x i32> @llvm.genx.local.id.v3i32()
declare i32 @llvm.genx.get.hwid()
declare i32 @llvm.umax.i32(i32, i32)

define internal i32 @function() noinline {
; CHECK-LABEL: @function(
; CHECK-NEXT:    [[ID:%.*]] = load <3 x i32>, ptr @ids, align 16
; CHECK-NEXT:    [[X:%.*]] = extractelement <3 x i32> [[ID]], i32 0
; CHECK-NEXT:    ret i32 [[X]]
  %id = call <3 x i32> @llvm.genx.local.id.v3i32()
  %x = extractelement <3 x i32> %id, i32 0
  ret i32 %x
}

define dllexport spir_kernel void @calls(ptr addrspace(1) %p) {
; CHECK-LABEL: @calls(
; CHECK-NEXT:    [[TMP1:%.*]] = call <3 x i32> @llvm.genx.local.id.v3i32()
; CHECK-NEXT:    store <3 x i32> [[TMP1]], ptr @ids, align 16
; CHECK-NEXT:    [[X:%.*]] = call i32 @function()
; CHECK-NEXT:    store i32 [[X]], ptr addrspace(1) [[P:%.*]], align 4
; CHECK-NEXT:    ret void
  %x = call i32 @function()
  store i32 %x, ptr addrspace(1) %p
  ret void
}

define dllexport spir_kernel void @calls_indirectly(ptr addrspace(1) %p, i64 %n) {
; CHECK-LABEL: @calls_indirectly(
; CHECK-NEXT:    [[TMP1:%.*]] = call <3 x i32> @llvm.genx.local.id.v3i32()
; CHECK-NEXT:    store <3 x i32> [[TMP1]], ptr @ids, align 16
; CHECK-NEXT:    [[F:%.*]] = inttoptr i64 [[N:%.*]] to ptr
; CHECK-NEXT:    [[X:%.*]] = call i32 %f()
; CHECK-NEXT:    store i32 [[X]], ptr addrspace(1) [[P:%.*]], align 4
; CHECK-NEXT:    ret void
  %f = inttoptr i64 %n to ptr
  %x = call i32 %f()
  store i32 %x, ptr addrspace(1) %p
  ret void
}

define dllexport spir_kernel void @calls_intrinsics(ptr addrspace(1) %p) {
; CHECK-LABEL: @calls_intrinsics(
; CHECK-NEXT:    [[X:%.*]] = call i32 @llvm.genx.get.hwid()
; CHECK-NEXT:    [[Y:%.*]] = call i32 @llvm.umax.i32(i32 [[X]], i32 7)
; CHECK-NEXT:    store i32 [[Y]], ptr addrspace(1) [[P:%.*]], align 4
; CHECK-NEXT:    ret void
  %x = call i32 @llvm.genx.get.hwid()
  %y = call i32 @llvm.umax.i32(i32 %x, i32 7)
  store i32 %y, ptr addrspace(1) %p
  ret void
}

define dllexport spir_kernel void @reads(ptr addrspace(1) %p) {
; CHECK-LABEL: @reads(
; CHECK-NEXT:    [[ID:%.*]] = call <3 x i32> @llvm.genx.local.id.v3i32()
; CHECK-NEXT:    [[X:%.*]] = extractelement <3 x i32> [[ID]], i32 0
; CHECK-NEXT:    store i32 [[X]], ptr addrspace(1) [[P:%.*]], align 4
; CHECK-NEXT:    ret void
  %id = call <3 x i32> @llvm.genx.local.id.v3i32()
  %x = extractelement <3 x i32> %id, i32 0
  store i32 %x, ptr addrspace(1) %p
  ret void
}
