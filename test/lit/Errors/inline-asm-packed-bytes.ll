; Illegal regions of packed bytes that an instruction overwrites in place.
; RUN: sh %S/../Driver/Inputs/status.sh 1 cmx-opt %s --platform=skl -o - 2>&1 | FileCheck %s
; RUN: sh %S/../Driver/Inputs/status.sh 1 cmx-opt %s --platform=pvc -o - 2>&1 | FileCheck %s
; CHECK-NOT: internal error
; CHECK: '%x = {{.*}} actual 0 in {{.*}}<1;0,1> [visa-width]
; CHECK: '%y = {{.*}} actual 0 in {{.*}}<0> [visa-dst-stride]
; CHECK: '%z = {{.*}} ends at byte 36 of 32 [visa-out-of-bounds]
; CHECK: '%z = {{.*}} ends at byte 37 of 32 [visa-out-of-bounds]
; CHECK-NOT: internal error
define dllexport spir_kernel void @k(<32 x i8> %v, i32 %n, ptr addrspace(1) %p) #0 {
  %x = call <32 x i8> asm "add (M1, 8) $0(0,0)<1> $0(0,1)<1;0,1> 0x1:w", "=rw,0"(<32 x i8> %v)
  %y = call <32 x i8> asm "add (M1, 8) $0(0,0)<0> $0(0,1)<1;1,0> 0x1:w", "=rw,0"(<32 x i8> %x)
  %z = call <32 x i8> asm "add (M1, 8) $0(0,28)<1> $0(0,29)<1;1,0> 0x1:w", "=rw,0"(<32 x i8> %y)
  store <32 x i8> %z, ptr addrspace(1) %p, align 4
  ret void
}
attributes #0 = { nounwind "CMGenxMain" }
!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !1, !2, i32 0}
!1 = !{i32 0, i32 0, i32 0}
!2 = !{!"", !"", !"svmptr_t"}
