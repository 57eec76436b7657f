; Variables in shared local memory that have an initial value, or no known size.
; CHECK lines by hand: they are diagnostics
; RUN: not cmx-opt -passes=cmx-localize-variables %s -o %t.none 2>&1 | FileCheck %s
; RUN: not ls %t.none

@ready = internal addrspace(3) global i32 7
@dynamic = external addrspace(3) global [0 x i32]

define dllexport void @k(i32 %dst) #0 {
; CHECK: {{.*}}: variable 'ready' expected to be private to a thread, but shared local memory has no initial values{{.*}} [cmx-variable-placement]
  %f = load i32, ptr addrspace(3) @ready
; CHECK: {{.*}}: variable 'dynamic' expected to be private to a thread, but it lies in memory that other threads see{{.*}} [cmx-variable-placement]
  %g = load i32, ptr addrspace(3) @dynamic
  %v = insertelement <4 x i32> zeroinitializer, i32 %f, i32 0
  %w = insertelement <4 x i32> %v, i32 %g, i32 1
  call void @llvm.genx.oword.st.v4i32(i32 %dst, i32 0, <4 x i32> %w)
  ret void
}

declare void @llvm.genx.oword.st.v4i32(i32, i32, <4 x i32>)
attributes #0 = { "CMGenxMain" }
!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2}
!1 = !{i32 2}
!2 = !{i32 64}
