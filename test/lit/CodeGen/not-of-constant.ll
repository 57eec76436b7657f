; The complement of a constant: of the two constants of the xor, -1 is not the operand.
; Without legalization, which folds it.
; RUN: cmx-opt %s -passes=cmx-lower,cmx-baling --platform=skl --emit=visa -o %t.visaasm
; RUN: cmx-check %s %t.visaasm --platform=skl
; RUN: FileCheck %s < %t.visaasm

; CHECK: not (M1, 4) v_{{[^ ]*}} 5:d
declare void @llvm.genx.oword.st.v4i32(i32, i32, <4 x i32>)
define void @k(i32 %s) "CMGenxMain" {
  %n = xor <4 x i32> splat (i32 5), splat (i32 -1)
  call void @llvm.genx.oword.st.v4i32(i32 %s, i32 0, <4 x i32> %n)
  ret void
}
