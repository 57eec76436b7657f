; The old CM runtime passes numbers of surfaces as values and has thread ids: nothing changes. Without the module flag it
; is that runtime.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-lower-runtime -verify-each -S %s | FileCheck %s

declare <4 x i32> @llvm.genx.oword.ld.v4i32(i32, i32, i32)
declare i16 @llvm.genx.thread.x()
declare void @use(<4 x i32>, i16)

define spir_kernel void @surface(i32 "VCArgumentKind"="2" "VCArgumentDesc"="buffer_t" %src, i32 %at) {
; CHECK-LABEL: @surface(
; CHECK-NEXT:    [[V:%.*]] = call <4 x i32> @llvm.genx.oword.ld.v4i32(i32 0, i32 [[SRC:%.*]], i32 [[AT:%.*]])
; CHECK-NEXT:    [[X:%.*]] = call i16 @llvm.genx.thread.x()
; CHECK-NEXT:    call void @use(<4 x i32> [[V]], i16 [[X]])
; CHECK-NEXT:    ret void
  %v = call <4 x i32> @llvm.genx.oword.ld.v4i32(i32 0, i32 %src, i32 %at)
  %x = call i16 @llvm.genx.thread.x()
  call void @use(<4 x i32> %v, i16 %x)
  ret void
}

!llvm.module.flags = !{!0}
!0 = !{i32 1, !"cmx.runtime", !"cm"}
