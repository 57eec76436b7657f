; A generic pointer that was made of one to shared local memory is one to shared local memory again, at every level.
; RUN: cmx-opt %s --platform=icllp -O0 --emit=visa -o - | FileCheck %s --check-prefixes=CHECK,ICL
; RUN: cmx-opt %s --platform=icllp -O2 --emit=visa -o - | FileCheck %s --check-prefixes=CHECK,ICL
; RUN: cmx-opt %s --platform=pvc -O0 --emit=visa -o - | FileCheck %s --check-prefixes=CHECK,PVC
; RUN: cmx-opt %s --platform=pvc -O2 --emit=visa -o - | FileCheck %s --check-prefixes=CHECK,PVC
; RUN: %if genx_ir %{ cmx-opt %s --platform=dg2 --emit=gen -o %t.asm %}

target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
target triple = "genx64-unknown-unknown"

@s = internal addrspace(3) global [8 x i32] undef

; CHECK: .kernel "generic"
; ICL: scatter_scaled.4 (M1, 1) %slm
; ICL: gather_scaled.4 (M1, 1) %slm
; ICL: svm_scatter
; PVC: lsc_store.slm
; PVC: lsc_load.slm
; PVC: lsc_store.ugm
define dllexport spir_kernel void @generic(ptr addrspace(1) %p, i32 %n) {
  %g = addrspacecast ptr addrspace(3) @s to ptr addrspace(4)
  %pg = addrspacecast ptr addrspace(1) %p to ptr addrspace(4)
  %j = and i32 %n, 7
  %h = getelementptr i32, ptr addrspace(4) %g, i32 %j
  store i32 %n, ptr addrspace(4) %h
  %x = load i32, ptr addrspace(4) %h
  store i32 %x, ptr addrspace(4) %pg
  ret void
}
