; Groups of threads with local memory and a barrier: each thread stores the
; number its neighbour has left for it.

; RUN: cmx-run %s --grid 8 --group 4 --arg dst=%t.raw:128
; RUN: od -An -v -tu4 -w16 %t.raw | FileCheck %s
; CHECK: 1 1 1 1
; CHECK-NEXT: 2 2 2 2
; CHECK-NEXT: 3 3 3 3
; CHECK-NEXT: 0 0 0 0
; CHECK-NEXT: 5 5 5 5
; CHECK-NEXT: 6 6 6 6
; CHECK-NEXT: 7 7 7 7
; CHECK-NEXT: 4 4 4 4
; RUN: cmx-run %s --grid 8 --group 4 --arg dst=-:128 --interpret --check-output dst=%t.raw
; RUN: cmx-run %s --grid 8 --group 4 --arg dst=-:128 --visa --platform=dg2 --check-output dst=%t.raw

; Larger than the local memory of the kernel.
; RUN: sh %S/../Driver/Inputs/status.sh 1 cmx-run %s --grid 8 --group 8 --arg dst=-:128 2>&1 | FileCheck %s --check-prefix=SLM
; SLM: cmx-run: error:
; SLM-SAME: shared local memory has 16 bytes, accessed 16 to 19{{.*}} [message-out-of-bounds]

declare i16 @llvm.genx.thread.x()
declare i32 @llvm.genx.group.id.x()
declare <3 x i32> @llvm.genx.local.id.v3i32()
declare void @llvm.genx.barrier()
declare void @llvm.genx.oword.st.v4i32(i32, i32, <4 x i32>)
declare void @llvm.genx.lsc.store.slm.v1i1.v1i32.v1i32(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <1 x i32>, <1 x i32>, i32)
declare <1 x i32> @llvm.genx.lsc.load.slm.v1i32.v1i1.v1i32(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <1 x i32>, i32)

define dllexport spir_kernel void @neighbours(i32 %dst) {
  %t16 = call i16 @llvm.genx.thread.x()
  %t = zext i16 %t16 to i32
  %in = and i32 %t, 7
  %ids = call <3 x i32> @llvm.genx.local.id.v3i32()
  %local = extractelement <3 x i32> %ids, i32 0
  %mine = shl i32 %local, 2
  %a = insertelement <1 x i32> poison, i32 %mine, i32 0
  %d = insertelement <1 x i32> poison, i32 %t, i32 0
  call void @llvm.genx.lsc.store.slm.v1i1.v1i32.v1i32(<1 x i1> splat (i1 true), i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 1, i8 0, <1 x i32> %a, <1 x i32> %d, i32 0)
  call void @llvm.genx.barrier()
  %next = add i32 %mine, 4
  %wrapped = and i32 %next, 15
  %b = insertelement <1 x i32> poison, i32 %wrapped, i32 0
  %r = call <1 x i32> @llvm.genx.lsc.load.slm.v1i32.v1i1.v1i32(<1 x i1> splat (i1 true), i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 1, i8 0, <1 x i32> %b, i32 0)
  %o = shufflevector <1 x i32> %r, <1 x i32> poison, <4 x i32> zeroinitializer
  call void @llvm.genx.oword.st.v4i32(i32 %dst, i32 %t, <4 x i32> %o)
  ret void
}

!genx.kernels = !{!0}
!0 = !{ptr @neighbours, !"neighbours", !1, i32 16, i32 0, !2, !3, i32 0}
!1 = !{i32 2}
!2 = !{i32 0}
!3 = !{!"buffer_t"}
