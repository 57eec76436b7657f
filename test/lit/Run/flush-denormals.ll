; Denormals are kept, unless the interpreter is asked to do what the machine does.

; RUN: cmx-run %s --arg s=pattern:index:u32:32 --visa --arg d=%t.kept:32
; RUN: od -An -v -tx4 %t.kept | FileCheck %s --check-prefix=KEPT
; KEPT: 00000000 00000001 00000002 00000003
; RUN: cmx-run %s --arg s=pattern:index:u32:32 --visa --arg d=out:%t.flushed:32 --flush-denormals
; RUN: od -An -v -tx4 %t.flushed | FileCheck %s --check-prefix=FLUSHED
; FLUSHED: 00000000 00000000 00000000 00000000

; RUN: sh %S/../Driver/Inputs/status.sh 2 cmx-run %s --arg s=pattern:index:u32:32 --arg d=-:32 --flush-denormals 2>&1 \
; RUN:   | FileCheck %s --check-prefix=IR
; IR: cmx-run: error: --flush-denormals expected a kernel that runs as vISA, with --visa or --compare

declare <8 x float> @llvm.genx.oword.ld.v8f32(i32, i32, i32)
declare void @llvm.genx.oword.st.v8f32(i32, i32, <8 x float>)

define dllexport spir_kernel void @copy(i32 %s, i32 %d) {
  %v = call <8 x float> @llvm.genx.oword.ld.v8f32(i32 0, i32 %s, i32 0)
  %q = fadd <8 x float> %v, zeroinitializer
  call void @llvm.genx.oword.st.v8f32(i32 %d, i32 0, <8 x float> %q)
  ret void
}

!genx.kernels = !{!0}
!0 = !{ptr @copy, !"copy", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2}
!2 = !{i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t"}
