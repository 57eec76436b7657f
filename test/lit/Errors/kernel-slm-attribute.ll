; A size that is no number.
; RUN: rm -f %t.visaasm
; RUN: not cmx-opt %s --platform=icllp --emit=visa -o %t.visaasm 2>&1 | FileCheck %s
; RUN: sh -c 'cmx-opt %s --platform=icllp --emit=visa -o %t.visaasm 2>%t.err; test $? -eq 1'
; RUN: not test -e %t.visaasm

; CHECK: error: function 'k': VCSLMSize expected a number of bytes, actual 'big' [cmx-kernel-metadata]

define dllexport spir_kernel void @k(i32 %s, i32 %n) #0 {

  ret void
}

attributes #0 = { nounwind "CMGenxMain" "VCSLMSize"="big" }
