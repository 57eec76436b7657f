; A module as Intel's front ends write it: typed pointers, a triple LLVM does not
; know, kernel metadata that names a function pointer type.
; RUN: cmx-opt -passes=cmx-verify -S %s | FileCheck %s
; And as bitcode.
; RUN: cmx-opt -passes=cmx-verify %s -o %t.bc
; RUN: cmx-opt -passes=cmx-verify -S %t.bc | FileCheck %s
; RUN: cmx-opt -passes=cmx-verify -S - < %s | FileCheck %s

; CHECK: target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
; CHECK: target triple = "genx64-unknown-unknown"
target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
target triple = "genx64-unknown-unknown"

; CHECK: define dllexport spir_kernel void @k(i32 %src, ptr %p)
define dllexport spir_kernel void @k(i32 %src, <8 x i32>* %p) #0 {
  %v = load <8 x i32>, <8 x i32>* %p
  store <8 x i32> %v, <8 x i32>* %p
  ret void
}

attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }

; CHECK: !genx.kernels = !{[[NODE:![0-9]+]]}
; CHECK: [[NODE]] = !{ptr @k, !"k", {{.*}}}
!genx.kernels = !{!0}
!0 = !{void (i32, <8 x i32>*)* @k, !"k", !1, i32 0, i32 0, !1, !2, i32 0}
!1 = !{i32 2, i32 0}
!2 = !{!"buffer_t", !"svmptr_t"}
