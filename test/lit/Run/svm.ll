; Pointers to shared virtual memory are bound like surfaces.

; RUN: cmx-run %s --arg from=pattern:index:u32:64 --arg to=%t.raw:64 --arg n=1
; RUN: od -An -v -tu4 -w16 %t.raw | FileCheck %s
; CHECK: 1 2 3 4
; CHECK-NEXT: 5 6 7 8
; CHECK-NEXT: 9 10 11 12
; CHECK-NEXT: 13 14 15 16

; RUN: cmx-run %s --arg from=pattern:index:u32:64 --arg to=-:64 --arg n=1 --interpret --check-output to=%t.raw
; RUN: cmx-run %s --arg from=pattern:index:u32:64 --arg to=-:64 --arg n=1 --compare | FileCheck %s --check-prefix=EQUAL
; EQUAL: equal: 2 surfaces, 128 bytes

; In vISA text an address is a number among others; what is none is memory.
; RUN: cmx-opt %s -o %t.visaasm
; RUN: cmx-run %t.visaasm --arg 0=pattern:index:u32:64 --arg 1=-:64 --arg 2=1 --check-output 1=%t.raw

; RUN: sh %S/../Driver/Inputs/status.sh 1 cmx-run %s --arg from=pattern:index:u32:64 --arg to=-:60 --arg n=1 2>&1 | FileCheck %s --check-prefix=SMALL
; SMALL: cmx-run: error:
; SMALL-SAME: 'to'{{.*}} [message-out-of-bounds]
; RUN: sh %S/../Driver/Inputs/status.sh 1 cmx-run %s --arg from=pattern:index:u32:64 --arg n=1 2>&1 | FileCheck %s --check-prefix=MISSING
; MISSING: cmx-run: error: memory expected for argument 'to', actual none{{.*}} [cmx-argument-missing]

declare <16 x i32> @llvm.genx.svm.block.ld.v16i32.i64(i64)
declare void @llvm.genx.svm.block.st.i64.v16i32(i64, <16 x i32>)

define dllexport spir_kernel void @svm(i64 %from, i64 %to, i32 %n) {
  %v = call <16 x i32> @llvm.genx.svm.block.ld.v16i32.i64(i64 %from)
  %i = insertelement <16 x i32> poison, i32 %n, i32 0
  %b = shufflevector <16 x i32> %i, <16 x i32> poison, <16 x i32> zeroinitializer
  %o = add <16 x i32> %v, %b
  call void @llvm.genx.svm.block.st.i64.v16i32(i64 %to, <16 x i32> %o)
  ret void
}

!genx.kernels = !{!0}
!0 = !{ptr @svm, !"svm", !1, i32 0, i32 0, !1, !2, i32 0}
!1 = !{i32 0, i32 0, i32 0}
!2 = !{!"svmptr_t", !"svmptr_t", !""}
