; Local memory is undefined at the start of each group, also if the same worker (--jobs=1)
; has run a group that wrote it. --interpret finds branches on such bytes.

; RUN: cmx-run %s --kernel=by_first --grid 1 --jobs=1 --interpret
; RUN: sh %S/../Driver/Inputs/status.sh 1 cmx-run %s --kernel=by_first --grid 3 --jobs=1 --interpret 2>&1 | FileCheck %s --check-prefix=SECOND
; SECOND: cmx-run: error: function '{{by_first|reserved}}': instruction 'br i1 %same, {{.*}}': thread 1,0 (group 1,0): a defined condition expected, actual poison [undefined-behavior]

; The kernel reserves its local memory while it runs.
; RUN: cmx-run %s --kernel=reserved --grid 1 --jobs=1 --interpret
; RUN: sh %S/../Driver/Inputs/status.sh 1 cmx-run %s --kernel=reserved --grid 3 --jobs=1 --interpret 2>&1 | FileCheck %s --check-prefix=SECOND

; Groups of two threads. The first thread of group 0 writes for both.
; RUN: cmx-run %s --kernel=after_barrier --grid 2 --group 2 --jobs=1 --interpret
; RUN: sh %S/../Driver/Inputs/status.sh 1 cmx-run %s --kernel=after_barrier --grid 6 --group 2 --jobs=1 --interpret 2>&1 | FileCheck %s --check-prefix=BARRIER
; BARRIER: cmx-run: error: function 'after_barrier': instruction 'br i1 %same, {{.*}}': thread 2,0 (group 1,0): a defined condition expected, actual poison [undefined-behavior]

; Each group writes the dword that it reads, so there is no error.
; RUN: cmx-run %s --kernel=by_each --grid 3 --jobs=1 --interpret

; Each group writes another dword than the group before it, and reads that one.
; RUN: sh %S/../Driver/Inputs/status.sh 1 cmx-run %s --kernel=by_each_elsewhere --grid 3 --jobs=1 --interpret 2>&1 | FileCheck %s --check-prefix=ELSEWHERE
; ELSEWHERE: thread 1,0 (group 1,0): a defined condition expected, actual poison [undefined-behavior]

declare i32 @llvm.genx.group.id.x()
declare <3 x i32> @llvm.genx.local.id.v3i32()
declare void @llvm.genx.barrier()
declare void @llvm.genx.slm.init(i32)
declare i32 @llvm.usub.sat.i32(i32, i32)
declare <1 x i32> @llvm.genx.lsc.load.slm.v1i32.v1i1.v1i32(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <1 x i32>, i32)
declare void @llvm.genx.lsc.store.slm.v1i1.v1i32.v1i32(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <1 x i32>, <1 x i32>, i32)

define dllexport spir_kernel void @by_first() {
  %group = call i32 @llvm.genx.group.id.x()
  %first = icmp eq i32 %group, 0
  br i1 %first, label %write, label %read

write:
  call void @llvm.genx.lsc.store.slm.v1i1.v1i32.v1i32(<1 x i1> splat (i1 true), i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 1, i8 0, <1 x i32> splat (i32 4), <1 x i32> splat (i32 7), i32 0)
  br label %read

read:
  %r = call <1 x i32> @llvm.genx.lsc.load.slm.v1i32.v1i1.v1i32(<1 x i1> splat (i1 true), i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 1, i8 0, <1 x i32> splat (i32 4), i32 0)
  %x = extractelement <1 x i32> %r, i32 0
  %same = icmp eq i32 %x, 7
  br i1 %same, label %yes, label %no

yes:
  ret void

no:
  ret void
}

define dllexport spir_kernel void @reserved() {
  call void @llvm.genx.slm.init(i32 16)
  %group = call i32 @llvm.genx.group.id.x()
  %first = icmp eq i32 %group, 0
  br i1 %first, label %write, label %read

write:
  call void @llvm.genx.lsc.store.slm.v1i1.v1i32.v1i32(<1 x i1> splat (i1 true), i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 1, i8 0, <1 x i32> splat (i32 12), <1 x i32> splat (i32 7), i32 0)
  br label %read

read:
  %r = call <1 x i32> @llvm.genx.lsc.load.slm.v1i32.v1i1.v1i32(<1 x i1> splat (i1 true), i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 1, i8 0, <1 x i32> splat (i32 12), i32 0)
  %x = extractelement <1 x i32> %r, i32 0
  %same = icmp eq i32 %x, 7
  br i1 %same, label %yes, label %no

yes:
  ret void

no:
  ret void
}

define dllexport spir_kernel void @after_barrier() {
  %group = call i32 @llvm.genx.group.id.x()
  %ids = call <3 x i32> @llvm.genx.local.id.v3i32()
  %local = extractelement <3 x i32> %ids, i32 0
  %any = or i32 %group, %local
  %first = icmp eq i32 %any, 0
  br i1 %first, label %write, label %wait

write:
  call void @llvm.genx.lsc.store.slm.v1i1.v1i32.v1i32(<1 x i1> splat (i1 true), i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 1, i8 0, <1 x i32> splat (i32 4), <1 x i32> splat (i32 7), i32 0)
  br label %wait

wait:
  call void @llvm.genx.barrier()
  %r = call <1 x i32> @llvm.genx.lsc.load.slm.v1i32.v1i1.v1i32(<1 x i1> splat (i1 true), i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 1, i8 0, <1 x i32> splat (i32 4), i32 0)
  %x = extractelement <1 x i32> %r, i32 0
  %same = icmp eq i32 %x, 7
  br i1 %same, label %yes, label %no

yes:
  ret void

no:
  ret void
}

define dllexport spir_kernel void @by_each() {
  %group = call i32 @llvm.genx.group.id.x()
  %d = insertelement <1 x i32> poison, i32 %group, i32 0
  call void @llvm.genx.lsc.store.slm.v1i1.v1i32.v1i32(<1 x i1> splat (i1 true), i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 1, i8 0, <1 x i32> splat (i32 4), <1 x i32> %d, i32 0)
  %r = call <1 x i32> @llvm.genx.lsc.load.slm.v1i32.v1i1.v1i32(<1 x i1> splat (i1 true), i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 1, i8 0, <1 x i32> splat (i32 4), i32 0)
  %x = extractelement <1 x i32> %r, i32 0
  %same = icmp eq i32 %x, 7
  br i1 %same, label %yes, label %no

yes:
  ret void

no:
  ret void
}

define dllexport spir_kernel void @by_each_elsewhere() {
  %group = call i32 @llvm.genx.group.id.x()
  %mine = shl i32 %group, 2
  %a = insertelement <1 x i32> poison, i32 %mine, i32 0
  call void @llvm.genx.lsc.store.slm.v1i1.v1i32.v1i32(<1 x i1> splat (i1 true), i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 1, i8 0, <1 x i32> %a, <1 x i32> splat (i32 7), i32 0)
  %before = call i32 @llvm.usub.sat.i32(i32 %mine, i32 4)
  %b = insertelement <1 x i32> poison, i32 %before, i32 0
  %r = call <1 x i32> @llvm.genx.lsc.load.slm.v1i32.v1i1.v1i32(<1 x i1> splat (i1 true), i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 1, i8 0, <1 x i32> %b, i32 0)
  %x = extractelement <1 x i32> %r, i32 0
  %same = icmp eq i32 %x, 7
  br i1 %same, label %yes, label %no

yes:
  ret void

no:
  ret void
}

!genx.kernels = !{!0, !1, !2, !3, !4}
!0 = !{ptr @by_first, !"by_first", !5, i32 16, i32 0, !5, !5, i32 0}
!1 = !{ptr @reserved, !"reserved", !5, i32 0, i32 0, !5, !5, i32 0}
!2 = !{ptr @after_barrier, !"after_barrier", !5, i32 16, i32 0, !5, !5, i32 0}
!3 = !{ptr @by_each, !"by_each", !5, i32 16, i32 0, !5, !5, i32 0}
!4 = !{ptr @by_each_elsewhere, !"by_each_elsewhere", !5, i32 16, i32 0, !5, !5, i32 0}
!5 = !{}
