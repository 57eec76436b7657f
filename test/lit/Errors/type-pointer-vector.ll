; Pointers in memory are numbers; a vector of them is none.
; RUN: rm -f %t.visaasm
; RUN: sh -c 'cmx-opt %s --platform=icllp --emit=visa -o %t.visaasm 2>%t.err; test $? -eq 1'
; RUN: FileCheck %s < %t.err
; RUN: not test -e %t.visaasm

; CHECK: error: [cmx-instruction-unsupported] function 'k': instruction '{{.*}} = load <2 x ptr addrspace(1)>

define spir_kernel void @k(ptr addrspace(1) %p) {
  %v = load <2 x ptr addrspace(1)>, ptr addrspace(1) %p
  %q = extractelement <2 x ptr addrspace(1)> %v, i32 1
  store i32 1, ptr addrspace(1) %q
  ret void
}
