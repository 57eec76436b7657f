; Nothing after a trap is executed, neither another trap nor a store.
; RUN: cmx-opt %s -O0 --platform=icllp --emit=visa -o - | FileCheck %s
; RUN: cmx-opt %s -O2 --platform=pvc --emit=visa -o - | FileCheck %s

; CHECK: .function
; CHECK-NOT: 0x7b
; CHECK: ret (M1, 1)
declare void @llvm.trap()

define dllexport spir_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %c = icmp sgt i32 %n, 9
  br i1 %c, label %stop, label %go
stop:
  call void @llvm.trap()
  store i32 123, ptr addrspace(1) %p, align 4
  call void @llvm.trap()
  call void @llvm.trap()
  unreachable
go:
  store i32 %n, ptr addrspace(1) %p, align 4
  ret void
}
