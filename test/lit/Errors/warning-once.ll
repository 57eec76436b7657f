; A pass adds an instruction, so a later check calls the region by another number.
; LLVM 19 knows no places in IR.
; UNSUPPORTED: llvm-19
; RUN: cmx-opt --platform=pvc -O0 --emit=visa -o %t %s 2>&1 | FileCheck %s
; CHECK-COUNT-2: warning: {{.*}}[cmx-region-out-of-bounds]
; CHECK-NOT: warning:

declare <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i32(<16 x i32>, i32, i32, i32, i32, i32)
declare <16 x i32> @llvm.genx.rdregioni.v16i32.v32i32.i16(<32 x i32>, i32, i32, i32, i16, i32)
declare void @llvm.genx.oword.st.v16i32(i32, i32, <16 x i32>)

define void @k(i32 %s, <32 x i32> %v, i32 %at) {
  %1 = call <16 x i32> @llvm.genx.rdregioni.v16i32.v32i32.i16(<32 x i32> %v, i32 0, i32 16, i32 1, i16 0, i32 undef)
  %2 = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i32(<16 x i32> %1, i32 0, i32 8, i32 1, i32 %at, i32 undef)
  %3 = call <16 x i32> @llvm.genx.rdregioni.v16i32.v32i32.i16(<32 x i32> %v, i32 0, i32 16, i32 1, i16 68, i32 undef)
  %4 = call <16 x i32> @llvm.genx.rdregioni.v16i32.v32i32.i16(<32 x i32> %v, i32 0, i32 16, i32 1, i16 68, i32 undef)
  %5 = shufflevector <8 x i32> %2, <8 x i32> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %6 = add <16 x i32> %3, %5
  %7 = add <16 x i32> %6, %4
  call void @llvm.genx.oword.st.v16i32(i32 %s, i32 0, <16 x i32> %7)
  ret void
}

!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 0, i32 0}
!2 = !{i32 0, i32 0, i32 0}
!3 = !{!"buffer_t", !"", !""}
