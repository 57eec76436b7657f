; The length of a copy has no sign, also in 16 bits; no message has a misaligned lane.
; RUN: cmx-run %s --kernel=far --platform=icllp --compare --arg p=pattern:index:u32:262144 --arg n=33000 | FileCheck %s
; RUN: cmx-run %s --kernel=far --visa --platform=icllp --arg p=pattern:index:u32:262144 --arg n=33000 --show p:u32:41018 | FileCheck %s --check-prefix=FAR
; RUN: cmx-run %s --kernel=odd --platform=pvc --compare --arg p=pattern:random:u8:7:2048 --arg n=63 | FileCheck %s
; RUN: cmx-run %s --kernel=odd --platform=dg2 --compare --arg p=pattern:random:u8:7:2048 --arg n=63 | FileCheck %s
; RUN: cmx-run %s --kernel=dwords --platform=pvc --compare --arg p=pattern:random:u8:7:2048 --arg n=3 | FileCheck %s
; CHECK: equal
; FAR: p[24576]: 24576
; FAR: p[40960]: 24576

declare void @llvm.memcpy.p1.p1.i16(ptr addrspace(1), ptr addrspace(1), i16, i1)
declare void @llvm.memcpy.p1.p1.i32(ptr addrspace(1), ptr addrspace(1), i32, i1)

define dllexport spir_kernel void @far(ptr addrspace(1) %p, i32 %n) {
  %length = trunc i32 %n to i16
  %to = getelementptr i8, ptr addrspace(1) %p, i32 131072
  %from = getelementptr i8, ptr addrspace(1) %p, i32 65536
  call void @llvm.memcpy.p1.p1.i16(ptr addrspace(1) align 4 %to, ptr addrspace(1) align 4 %from, i16 %length, i1 false)
  ret void
}

define dllexport spir_kernel void @odd(ptr addrspace(1) %p, i32 %n) {
  %to = getelementptr i8, ptr addrspace(1) %p, i32 512
  %from = getelementptr i8, ptr addrspace(1) %p, i32 1026
  call void @llvm.memcpy.p1.p1.i32(ptr addrspace(1) align 16 %to, ptr addrspace(1) align 2 %from, i32 %n, i1 false)
  ret void
}

define dllexport spir_kernel void @dwords(ptr addrspace(1) %p, i32 %n) {
  %from = getelementptr i8, ptr addrspace(1) %p, i32 %n
  %x = load <5 x i32>, ptr addrspace(1) %from, align 1
  %to = getelementptr i8, ptr addrspace(1) %from, i32 98
  store <5 x i32> %x, ptr addrspace(1) %to, align 1
  ret void
}

!genx.kernels = !{!0, !1, !2}
!0 = !{ptr @far, !"far", !3, i32 0, i32 0, !3, !4}
!1 = !{ptr @odd, !"odd", !3, i32 0, i32 0, !3, !4}
!2 = !{ptr @dwords, !"dwords", !3, i32 0, i32 0, !3, !4}
!3 = !{i32 0, i32 0}
!4 = !{!"svmptr_t", !""}
