; The same in the attributes of arguments.
; RUN: rm -f %t.visaasm
; RUN: not cmx-opt %s --platform=icllp --emit=visa -o %t.visaasm 2>&1 | FileCheck %s
; RUN: sh -c 'cmx-opt %s --platform=icllp --emit=visa -o %t.visaasm 2>%t.err; test $? -eq 1'
; RUN: not test -e %t.visaasm

; CHECK: error: function 'k': kind of argument 0 expected 0 (general), 1 (sampler) or 2 (surface), or 8 times the number of an implicit argument more, actual 'surface' [cmx-kernel-argument]

define dllexport spir_kernel void @k(i32 "VCArgumentKind"="surface" %s, i32 %n) #0 {

  ret void
}

attributes #0 = { nounwind "CMGenxMain" }
