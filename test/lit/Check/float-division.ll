; A quotient is right though the reciprocal of its divisor leaves the range.
; Under arcp and afn it is the product with the reciprocal.
; RUN: cmx-opt --platform=icllp --check-each --check-inputs=200 --emit=visa %s -o %t.icllp.visaasm
; RUN: cmx-opt --platform=tgllp --check-each --check-inputs=200 --emit=visa %s -o %t.tgllp.visaasm
; RUN: cmx-opt --platform=dg2 -O0 --check-each --check-inputs=200 --emit=visa %s -o %t.dg2.visaasm
; RUN: cmx-opt --platform=pvc --check-each --check-inputs=200 --emit=visa %s -o %t.pvc.visaasm
; RUN: FileCheck %s --check-prefix=DIV --input-file=%t.icllp.visaasm
; RUN: FileCheck %s --check-prefix=INV --input-file=%t.tgllp.visaasm
; RUN: FileCheck %s --check-prefix=INV --input-file=%t.dg2.visaasm
; RUN: FileCheck %s --check-prefix=DIVM --input-file=%t.pvc.visaasm

; The check sees the difference: what is right where the machine divides is not
; elsewhere.
; RUN: cmx-check --platform=icllp --inputs=200 %s %t.icllp.visaasm
; RUN: not cmx-check --platform=tgllp --inputs=200 %s %t.icllp.visaasm 2>&1 | FileCheck %s --check-prefix=WRONG
; WRONG: {{.*}}[cmx-check-failed]

; DIV: div (M1, 8)
; DIV: div (M1, 8)
; DIV: div (M1, 8)
; INV: inv (M1, 8)
; INV: inv (M1, 8)
; INV: div (M1, 8)
; DIVM: divm (M1, 8)
; DIVM: divm (M1, 8)
; DIVM: div (M1, 8)

target triple = "genx64-unknown-unknown"

define dllexport void @kernel(<8 x float> %a, <8 x float> %b, <8 x half> %c, <8 x half> %d) {
  %q = fdiv <8 x float> %a, %b
  %i = bitcast <8 x float> %q to <8 x i32>
  call void @llvm.genx.oword.st.v8i32(i32 7, i32 0, <8 x i32> %i)
  %h = fdiv nsz reassoc contract <8 x half> %c, %d
  %j = bitcast <8 x half> %h to <4 x i32>
  call void @llvm.genx.oword.st.v4i32(i32 7, i32 2, <4 x i32> %j)
  %f = fdiv arcp <8 x float> %b, %a
  %k = bitcast <8 x float> %f to <8 x i32>
  call void @llvm.genx.oword.st.v8i32(i32 7, i32 3, <8 x i32> %k)
  ret void
}

declare void @llvm.genx.oword.st.v8i32(i32, i32, <8 x i32>)
declare void @llvm.genx.oword.st.v4i32(i32, i32, <4 x i32>)
