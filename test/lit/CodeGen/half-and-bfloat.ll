; A float operation mixes with halves or with bfloats, never with both: one of them is converted before.
; RUN: cmx-opt %s --platform=dg2 -O2 --check-each --emit=visa -o %t.visaasm
; RUN: FileCheck %s < %t.visaasm
; RUN: cmx-check %s %t.visaasm --platform=dg2
; RUN: cmx-opt %s --platform=pvc -O0 --emit=visa -o %t.visaasm
; RUN: cmx-check %s %t.visaasm --platform=pvc
; CHECK:      shl (M1, 8) {{.*}} 0x10:uw
; CHECK-NEXT: mad (M1, 8)

declare <8 x float> @llvm.genx.oword.ld.v8f32(i32, i32, i32)
declare <8 x half> @llvm.genx.oword.ld.v8f16(i32, i32, i32)
declare <8 x bfloat> @llvm.genx.oword.ld.v8bf16(i32, i32, i32)
declare void @llvm.genx.oword.st.v8f32(i32, i32, <8 x float>)
declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)

define dllexport spir_kernel void @k(i32 %s) {
  %a = call <8 x float> @llvm.genx.oword.ld.v8f32(i32 0, i32 %s, i32 0)
  %b = call <8 x half> @llvm.genx.oword.ld.v8f16(i32 0, i32 %s, i32 2)
  %c = call <8 x bfloat> @llvm.genx.oword.ld.v8bf16(i32 0, i32 %s, i32 3)
  %be = fpext <8 x half> %b to <8 x float>
  %ce = fpext <8 x bfloat> %c to <8 x float>
  %r = call <8 x float> @llvm.fma.v8f32(<8 x float> %a, <8 x float> %be, <8 x float> %ce)
  call void @llvm.genx.oword.st.v8f32(i32 %s, i32 4, <8 x float> %r)
  ret void
}

!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2}
!2 = !{i32 0}
!3 = !{!"buffer_t"}
