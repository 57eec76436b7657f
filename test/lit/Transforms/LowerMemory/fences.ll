; Fences beyond the thread are llvm.genx.fence.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-lower-memory -S %s | FileCheck %s

define void @orders() {
; CHECK-LABEL: @orders(
; CHECK-NEXT:    call void @llvm.genx.fence(i8 97)
; CHECK-NEXT:    call void @llvm.genx.fence(i8 33)
; CHECK-NEXT:    call void @llvm.genx.fence(i8 97)
; CHECK-NEXT:    call void @llvm.genx.fence(i8 97)
; CHECK-NEXT:    ret void
  fence acquire
  fence release
  fence syncscope("all_devices") seq_cst
  fence syncscope("device") acq_rel
  ret void
}

define void @group() {
; CHECK-LABEL: @group(
; CHECK-NEXT:    call void @llvm.genx.fence(i8 33)
; CHECK-NEXT:    call void @llvm.genx.fence(i8 33)
; CHECK-NEXT:    ret void
  fence syncscope("workgroup") acq_rel
  fence syncscope("workgroup") release
  ret void
}

define void @own() {
; CHECK-LABEL: @own(
; CHECK-NEXT:    ret void
  fence syncscope("singlethread") seq_cst
  fence syncscope("subgroup") seq_cst
  fence syncscope("workitem") seq_cst
  ret void
}
