; Fast-math flags leave the last bits open, not the result.

; RUN: cmx-run %s --arg src=pattern:index:u8:16 --arg dst=-:64 --compare | FileCheck %s --check-prefix=EQUAL
; EQUAL: equal: 2 surfaces, 80 bytes
; RUN: sed 's/0x3FBC71C720000000/0x3FBC72C720000000/' %s > %t.ll
; RUN: cmx-opt %t.ll -o %t.visaasm
; RUN: sh %S/../Driver/Inputs/status.sh 1 cmx-run %s --arg src=pattern:index:u8:16 --arg dst=-:64 --compare --with=%t.visaasm 2>&1 | FileCheck %s
; RUN: sh %S/../Driver/Inputs/status.sh 1 cmx-check %s %t.visaasm 2>&1 | FileCheck %s --check-prefix=CHECK2
; CHECK: cmx-run: error: surface 'dst', byte{{.*}} [cmx-results-differ]
; CHECK2: cmx-check: error: {{.*}}[cmx-check-failed]

declare <16 x i8> @llvm.genx.oword.ld.v16i8(i32, i32, i32)
declare void @llvm.genx.oword.st.v16f32(i32, i32, <16 x float>)

define dllexport spir_kernel void @ninth(i32 %src, i32 %dst) {
  %v = call <16 x i8> @llvm.genx.oword.ld.v16i8(i32 0, i32 %src, i32 0)
  %f = uitofp <16 x i8> %v to <16 x float>
  %r = fmul fast <16 x float> %f, splat (float 0x3FBC71C720000000)
  call void @llvm.genx.oword.st.v16f32(i32 %dst, i32 0, <16 x float> %r)
  ret void
}

!genx.kernels = !{!0}
!0 = !{ptr @ninth, !"ninth", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2}
!2 = !{i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t"}
