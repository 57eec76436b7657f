; Copies of a length that only the kernel knows: pieces, then the rest.

; RUN: cmx-run %s --platform=icllp --arg p=pattern:random:u8:7:1024 --arg n=0 --compare | FileCheck %s
; RUN: cmx-run %s --platform=pvc --arg p=pattern:random:u8:7:1024 --arg n=7 --compare | FileCheck %s
; RUN: cmx-run %s --platform=skl --O0 --arg p=pattern:random:u8:7:1024 --arg n=64 --compare | FileCheck %s
; RUN: cmx-run %s --platform=pvc --O0 --arg p=pattern:random:u8:7:1024 --arg n=251 --compare | FileCheck %s
; CHECK: equal: 1 surfaces, 1024 bytes
; A table at an index that only the kernel knows is compared, too.

@table = internal addrspace(1) global [4 x i32] [i32 3, i32 1, i32 4, i32 100]
declare void @llvm.memcpy.p1.p1.i64(ptr addrspace(1), ptr addrspace(1), i64, i1)
declare void @llvm.memset.p1.i32(ptr addrspace(1), i8, i32, i1)

define dllexport spir_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %m = and i32 %n, 255
  %l = zext i32 %m to i64
  %q = getelementptr i8, ptr addrspace(1) %p, i32 256
  call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) align 4 %p, ptr addrspace(1) align 4 %q, i64 %l, i1 false)
  %r = getelementptr i8, ptr addrspace(1) %p, i32 516
  call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) %r, ptr addrspace(1) %q, i64 %l, i1 false)
  %s = getelementptr i8, ptr addrspace(1) %p, i32 768
  %even = shl i32 %m, 2
  %some = and i32 %even, 128
  call void @llvm.memset.p1.i32(ptr addrspace(1) align 4 %s, i8 9, i32 %some, i1 false)
  %i = and i32 %n, 3
  %a = getelementptr [4 x i32], ptr addrspace(1) @table, i32 0, i32 %i
  %v = load i32, ptr addrspace(1) %a
  %z = getelementptr i8, ptr addrspace(1) %p, i32 1020
  store i32 %v, ptr addrspace(1) %z
  ret void
}

!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 0, i32 0}
!2 = !{i32 0, i32 0}
!3 = !{!"svmptr_t", !""}
