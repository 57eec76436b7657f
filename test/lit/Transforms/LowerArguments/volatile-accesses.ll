; llvm.genx.vload and vstore are volatile loads and stores of variables.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-lower-arguments -verify-each -S %s | FileCheck %s
; RUN: cmx-opt -passes=cmx-lower-arguments,cmx-lower-arguments -S %s | FileCheck %s

@v = internal global <8 x i32> zeroinitializer
@h = internal global <3 x half> undef

declare <8 x i32> @llvm.genx.vload.v8i32.p0(ptr)
declare void @llvm.genx.vstore.v8i32.p0(<8 x i32>, ptr)
declare <3 x half> @llvm.genx.vload.v3f16.p0v3f16(ptr)
declare void @llvm.genx.vstore.i1.p4(i1, ptr addrspace(4))

define spir_kernel void @vectors(<8 x i32> %x) {
; CHECK-LABEL: @vectors(
; CHECK-NEXT:    [[OLD:%.*]] = load volatile <8 x i32>, ptr @v, align 4
; CHECK-NEXT:    [[NEW:%.*]] = add <8 x i32> [[OLD]], [[X:%.*]]
; CHECK-NEXT:    store volatile <8 x i32> [[NEW]], ptr @v, align 4
; CHECK-NEXT:    ret void
  %old = call <8 x i32> @llvm.genx.vload.v8i32.p0(ptr @v)
  %new = add <8 x i32> %old, %x
  call void @llvm.genx.vstore.v8i32.p0(<8 x i32> %new, ptr @v)
  ret void
}

define internal <3 x half> @helper(ptr addrspace(4) %p, i1 %b) {
; CHECK-LABEL: @helper(
; CHECK-NEXT:    store volatile i1 [[B:%.*]], ptr addrspace(4) [[P:%.*]], align 1
; CHECK-NEXT:    [[H:%.*]] = load volatile <3 x half>, ptr @h, align 2
; CHECK-NEXT:    ret <3 x half> [[H]]
  call void @llvm.genx.vstore.i1.p4(i1 %b, ptr addrspace(4) %p)
  %h = call <3 x half> @llvm.genx.vload.v3f16.p0v3f16(ptr @h)
  ret <3 x half> %h
}
