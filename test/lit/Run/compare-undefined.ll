; What is undefined in IR may be anything in vISA.

; RUN: cmx-run %s --arg dst=-:64 --compare | FileCheck %s
; CHECK: equal: 1 surfaces, 64 bytes

; The step-by-step run says what is undefined where it matters.
; RUN: sh %S/../Driver/Inputs/status.sh 1 cmx-run %s --arg dst=-:32 --interpret 2>&1 | FileCheck %s --check-prefix=SMALL
; SMALL: cmx-run: error: {{.*}}[message-out-of-bounds]

declare <16 x i32> @llvm.genx.rdregioni.v16i32.v8i32.i16(<8 x i32>, i32, i32, i32, i16, i32)
declare <8 x i32> @llvm.genx.oword.ld.v8i32(i32, i32, i32)
declare void @llvm.genx.oword.st.v16i32(i32, i32, <16 x i32>)
declare <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32>, <8 x i32>, i32, i32, i32, i16, i32, i1)

define dllexport spir_kernel void @half_undefined(i32 %dst) {
  %v = call <8 x i32> @llvm.genx.oword.ld.v8i32(i32 0, i32 %dst, i32 0)
  %w = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> undef, <8 x i32> %v, i32 8, i32 8, i32 1, i16 0, i32 undef, i1 true)
  call void @llvm.genx.oword.st.v16i32(i32 %dst, i32 0, <16 x i32> %w)
  ret void
}

!genx.kernels = !{!0}
!0 = !{ptr @half_undefined, !"half_undefined", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2}
!2 = !{i32 0}
!3 = !{!"buffer_t"}
