; A source of bfe whose rows cross a register: as an operand, and through a move,
; GenX_IR makes pieces of two lanes of the bfe, for which Gen9 has no encoding.
; RUN: cmx-opt %s -O0 --platform=skl --emit=visa -o - | FileCheck %s
; RUN: %if genx_ir %{ cmx-opt %s -O0 --platform=skl --emit=gen -o - | FileCheck %s --check-prefix=GEN %}

; GEN: bfe (8|M0)

; CHECK: mov (M1, 4) [[X:v_v_[0-9]+]](0,0)<1> v_v_{{[0-9]+}}(0,5)<1;2,1>
; CHECK: mov (M1, 2) [[X]](0,4)<1> v_v_{{[0-9]+}}(0,7)<1;1,0>
; CHECK: mov (M1, 2) [[X]](0,6)<1> v_v_{{[0-9]+}}(1,0)<1;1,0>
; CHECK: bfe (M1, 8)

declare <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32>, i32, i32, i32, i16, i32)
declare <8 x i32> @llvm.genx.ubfe.v8i32.v8i32(<8 x i32>, <8 x i32>, <8 x i32>)
declare void @llvm.genx.oword.st.v8i32(i32, i32, <8 x i32>)

define dllexport spir_kernel void @k(i32 %s, <16 x i32> %v, <8 x i32> %w) #0 {
  %x = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> %v, i32 1, i32 2, i32 1, i16 20, i32 undef)
  %y = call <8 x i32> @llvm.genx.ubfe.v8i32.v8i32(<8 x i32> %w, <8 x i32> %w, <8 x i32> %x)
  call void @llvm.genx.oword.st.v8i32(i32 %s, i32 0, <8 x i32> %y)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" }

!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 0, i32 0}
!2 = !{i32 0, i32 0, i32 0}
!3 = !{!"buffer_t", !"", !""}
