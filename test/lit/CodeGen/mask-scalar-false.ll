; The scalar false as a mask: nothing is written, with and without the passes
; that fold it.
; RUN: cmx-opt %s --platform=icllp -O0 --emit=visa -o - | FileCheck %s --check-prefix=FOLDED
; RUN: cmx-opt %s --platform=icllp -O2 --emit=visa -o - | FileCheck %s --check-prefix=FOLDED
; RUN: cmx-opt %s --platform=pvc -passes=cmx-lower,cmx-baling,cmx-legalize --emit=visa -o - | FileCheck %s --check-prefix=MASKED
; Each pass meets it.
; RUN: cmx-opt %s --platform=icllp -passes=cmx-fold-regions,cmx-dead-vectors,cmx-lower,cmx-slp-vectorize,cmx-plan-shuffles,cmx-decompose-vectors,cmx-baling,cmx-legalize --check-each --disable-output

; FOLDED: .function
; FOLDED-NEXT: oword_ld
; FOLDED-NEXT: {{add|shl}} (M1, 16) [[W:[a-z0-9_]+]](1,0)<1>
; FOLDED-NEXT: {{add|shl}} (M1, 8) [[W]](3,0)<1>
; FOLDED-NEXT: oword_st
; FOLDED-NEXT: ret

; As many lanes of a predicate as the piece has.
; MASKED: setp (M1_NM, 16) [[P:[a-z0-9_]+]] 0x0:uw
; MASKED-NEXT: ([[P]]) mov (M1, 16)
; MASKED-NEXT: setp (M1_NM, 8) [[Q:[a-z0-9_]+]] 0x0:uw
; MASKED-NEXT: ([[Q]]) mov (M1, 8)

declare <32 x i32> @llvm.genx.wrregioni.v32i32.v24i32.i16.i1(<32 x i32>, <24 x i32>, i32, i32, i32, i16, i32, i1)
declare <32 x float> @llvm.genx.wrregionf.v32f32.f32.i16.i1(<32 x float>, float, i32, i32, i32, i16, i32, i1)
declare <32 x i32> @llvm.genx.oword.ld.v32i32(i32, i32, i32)
declare <24 x i32> @llvm.genx.rdregioni.v24i32.v32i32.i16(<32 x i32>, i32, i32, i32, i16, i32)
declare void @llvm.genx.oword.st.v32i32(i32, i32, <32 x i32>)
declare void @llvm.genx.oword.st.v32f32(i32, i32, <32 x float>)

define dllexport spir_kernel void @k(i32 %s, i32 %n) #0 {
  %v = call <32 x i32> @llvm.genx.oword.ld.v32i32(i32 0, i32 %s, i32 0)
  %p = call <24 x i32> @llvm.genx.rdregioni.v24i32.v32i32.i16(<32 x i32> %v, i32 8, i32 8, i32 1, i16 32, i32 undef)
  %q = add <24 x i32> %p, %p
  %o = trunc i32 %n to i16
  %w = call <32 x i32> @llvm.genx.wrregioni.v32i32.v24i32.i16.i1(<32 x i32> %v, <24 x i32> %q, i32 0, i32 24, i32 1, i16 0, i32 undef, i1 false)
  %w2 = call <32 x i32> @llvm.genx.wrregioni.v32i32.v24i32.i16.i1(<32 x i32> %w, <24 x i32> %p, i32 0, i32 24, i32 1, i16 %o, i32 undef, i1 false)
  %w3 = call <32 x i32> @llvm.genx.wrregioni.v32i32.v24i32.i16.i1(<32 x i32> %w2, <24 x i32> %q, i32 0, i32 24, i32 1, i16 32, i32 undef, i1 true)
  %f = bitcast <32 x i32> %w3 to <32 x float>
  %w4 = call <32 x float> @llvm.genx.wrregionf.v32f32.f32.i16.i1(<32 x float> %f, float 1.0, i32 0, i32 1, i32 0, i16 32, i32 undef, i1 false)
  call void @llvm.genx.oword.st.v32f32(i32 %s, i32 0, <32 x float> %w4)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" }

!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 0}
!2 = !{i32 0, i32 0}
!3 = !{!"buffer_t", !""}
