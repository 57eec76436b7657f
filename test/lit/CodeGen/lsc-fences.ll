; Fences of the load/store cache: each unit, operation and scope. Shared local memory
; has neither operations nor other scopes than the group.

; RUN: cmx-opt --platform=dg2 --emit=visa %s -o - | FileCheck %s
; RUN: cmx-opt --platform=pvc --emit=visa %s -o - | FileCheck %s

declare void @llvm.genx.lsc.fence.i1(i1, i8, i8, i8)

; CHECK-LABEL: .function "k_main"
define dllexport spir_kernel void @k(i32 %n) {
; CHECK: lsc_fence.ugm.none.gpu{{$}}
  call void @llvm.genx.lsc.fence.i1(i1 true, i8 0, i8 0, i8 3)
; CHECK: lsc_fence.ugm.evict.gpu{{$}}
  call void @llvm.genx.lsc.fence.i1(i1 true, i8 0, i8 1, i8 3)
; CHECK: lsc_fence.ugm.invalidate.gpu{{$}}
  call void @llvm.genx.lsc.fence.i1(i1 true, i8 0, i8 2, i8 3)
; CHECK: lsc_fence.ugm.discard.gpu{{$}}
  call void @llvm.genx.lsc.fence.i1(i1 true, i8 0, i8 3, i8 3)
; CHECK: lsc_fence.ugm.clean.gpu{{$}}
  call void @llvm.genx.lsc.fence.i1(i1 true, i8 0, i8 4, i8 3)
; CHECK: lsc_fence.ugm.evict.group{{$}}
  call void @llvm.genx.lsc.fence.i1(i1 true, i8 0, i8 1, i8 0)
; CHECK: lsc_fence.ugm.evict.local{{$}}
  call void @llvm.genx.lsc.fence.i1(i1 true, i8 0, i8 1, i8 1)
; CHECK: lsc_fence.ugm.evict.tile{{$}}
  call void @llvm.genx.lsc.fence.i1(i1 true, i8 0, i8 1, i8 2)
; CHECK: lsc_fence.ugm.evict.gpu{{$}}
  call void @llvm.genx.lsc.fence.i1(i1 true, i8 0, i8 1, i8 3)
; CHECK: lsc_fence.ugm.evict.gpus{{$}}
  call void @llvm.genx.lsc.fence.i1(i1 true, i8 0, i8 1, i8 4)
; CHECK: lsc_fence.ugm.evict.sysacq{{$}}
  call void @llvm.genx.lsc.fence.i1(i1 true, i8 0, i8 1, i8 5)
; CHECK: lsc_fence.ugm.evict.sysacq{{$}}
  call void @llvm.genx.lsc.fence.i1(i1 true, i8 0, i8 1, i8 6)
; CHECK: lsc_fence.tgm.invalidate.tile{{$}}
  call void @llvm.genx.lsc.fence.i1(i1 true, i8 2, i8 2, i8 2)
; CHECK: lsc_fence.tgm.none.sysacq{{$}}
  call void @llvm.genx.lsc.fence.i1(i1 true, i8 2, i8 0, i8 6)
; CHECK: lsc_fence.slm.none.group{{$}}
  call void @llvm.genx.lsc.fence.i1(i1 true, i8 3, i8 0, i8 0)
; CHECK: lsc_fence.slm.none.group{{$}}
  call void @llvm.genx.lsc.fence.i1(i1 true, i8 3, i8 1, i8 0)
; CHECK: lsc_fence.slm.none.group{{$}}
  call void @llvm.genx.lsc.fence.i1(i1 true, i8 3, i8 4, i8 3)
; CHECK: lsc_fence.slm.none.group{{$}}
  call void @llvm.genx.lsc.fence.i1(i1 true, i8 3, i8 2, i8 6)
  ret void
}

!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !1, !2, i32 0}
!1 = !{i32 0}
!2 = !{!""}
