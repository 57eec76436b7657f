; A kernel that passes a variable by reference to an internal function, as front
; ends write it: one function without allocas remains at every level.

; RUN: cmx-opt -O0 -verify-each -S %s | FileCheck %s --check-prefixes=CHECK,O0
; RUN: cmx-opt -O1 -verify-each -S %s | FileCheck %s --check-prefixes=CHECK,OPT
; RUN: cmx-opt -O2 -verify-each -S %s | FileCheck %s --check-prefixes=CHECK,OPT
; RUN: cmx-opt -O2 --platform=pvc -verify-each -S %s | FileCheck %s --check-prefixes=CHECK,OPT

declare <16 x i32> @llvm.genx.oword.ld.v16i32(i32, i32, i32)
declare void @llvm.genx.oword.st.v16i32(i32, i32, <16 x i32>)

define internal spir_func void @double(ptr %p) noinline #1 {
  %x = load <16 x i32>, ptr %p
  %y = add <16 x i32> %x, %x
  store <16 x i32> %y, ptr %p
  ret void
}

; CHECK-NOT: @double
; CHECK: define dllexport spir_kernel void @kernel(
; CHECK-NOT: alloca
; CHECK: %[[X:.*]] = call <16 x i32> @llvm.genx.oword.ld
; O0: %[[Y:.*]] = add <16 x i32> %[[X]], %[[X]]
; OPT: %[[Y:.*]] = {{add|shl}} <16 x i32> %[[X]]
; CHECK: call void @llvm.genx.oword.st.v16i32(i32 %dst, i32 0, <16 x i32> %[[Y]])
; CHECK-NEXT: ret void
; CHECK-NOT: @double
define dllexport spir_kernel void @kernel(i32 %src, i32 %dst) #0 {
  %v = alloca <16 x i32>, align 64
  %x = call <16 x i32> @llvm.genx.oword.ld.v16i32(i32 0, i32 %src, i32 0)
  store <16 x i32> %x, ptr %v
  call spir_func void @double(ptr %v)
  %y = load <16 x i32>, ptr %v
  call void @llvm.genx.oword.st.v16i32(i32 %dst, i32 0, <16 x i32> %y)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }
attributes #1 = { "VCFunction" }

!genx.kernels = !{!0}
!0 = !{ptr @kernel, !"kernel", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2}
!2 = !{i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t"}
