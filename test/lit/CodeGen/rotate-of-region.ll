; A rotated region that others read too: baling gives each reader a region of its own, so
; the rotation must have one operand for it, not two as llvm.fshl has.
; Found by cmx-fuzz (seed 13).
; RUN: cmx-opt %s -O0 --platform=icllp --emit=visa -o - | FileCheck %s

declare <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32>, i32, i32, i32, i16, i32)
declare <8 x i32> @llvm.fshl.v8i32(<8 x i32>, <8 x i32>, <8 x i32>)
declare void @llvm.genx.oword.st.v8i32(i32, i32, <8 x i32>)

; CHECK-LABEL: .kernel "k"
; CHECK: rol (M1, 8) v_{{[^ ]*}} v_{{[^ ]*}}<2;1,0> 0x7:ud
; CHECK: add (M1, 8) v_{{[^ ]*}} v_{{[^ ]*}}<2;1,0> 7:d
define void @k(i32 %s, <16 x i32> %v) "CMGenxMain" {
  %r = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> %v, i32 0, i32 8, i32 2, i16 0, i32 undef)
  %a = call <8 x i32> @llvm.fshl.v8i32(<8 x i32> %r, <8 x i32> %r, <8 x i32> splat (i32 7))
  %b = add <8 x i32> %r, splat (i32 7)
  call void @llvm.genx.oword.st.v8i32(i32 %s, i32 0, <8 x i32> %a)
  call void @llvm.genx.oword.st.v8i32(i32 %s, i32 2, <8 x i32> %b)
  ret void
}
