; vISA rounds products in sums once. Where IR allows that, both agree; text that
; rounds twice is right, too.

; RUN: cmx-run %s --arg src=pattern:random:f32:3:64 --arg dst=-:64 --compare | FileCheck %s --check-prefix=FUSED
; FUSED: equal: 2 surfaces, 128 bytes{{$}}
; RUN: sed 's/ contract / /' %s > %t.ll
; RUN: cmx-opt %t.ll -o %t.visaasm
; RUN: cmx-run %s --arg src=pattern:random:f32:3:64 --arg dst=-:64 --compare --with=%t.visaasm | FileCheck %s --check-prefix=OPEN
; OPEN: equal: 2 surfaces, 128 bytes (but for what flags of floats and the like leave open)

; The other way round the difference counts.
; RUN: cmx-opt %s -o %t.2.visaasm
; RUN: sh %S/../Driver/Inputs/status.sh 1 cmx-run %t.ll --arg src=pattern:random:f32:3:64 --arg dst=-:64 --compare --with=%t.2.visaasm 2>&1 | FileCheck %s --check-prefix=DIFF
; DIFF: cmx-run: error: surface 'dst', byte{{.*}} [cmx-results-differ]

declare <16 x float> @llvm.genx.oword.ld.v16f32(i32, i32, i32)
declare void @llvm.genx.oword.st.v16f32(i32, i32, <16 x float>)

define dllexport spir_kernel void @fused(i32 %src, i32 %dst) {
  %v = call <16 x float> @llvm.genx.oword.ld.v16f32(i32 0, i32 %src, i32 0)
  %p = fmul contract <16 x float> %v, %v
  %s = fadd contract <16 x float> %p, %v
  call void @llvm.genx.oword.st.v16f32(i32 %dst, i32 0, <16 x float> %s)
  ret void
}

!genx.kernels = !{!0}
!0 = !{ptr @fused, !"fused", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2}
!2 = !{i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t"}
