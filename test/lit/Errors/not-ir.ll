; The file is no IR at all.
; RUN: rm -f %t.visaasm
; RUN: not cmx-opt %s --platform=icllp --emit=visa -o %t.visaasm 2>&1 | FileCheck %s
; RUN: sh -c 'cmx-opt %s --platform=icllp --emit=visa -o %t.visaasm 2>%t.err; test $? -eq 1'
; RUN: not test -e %t.visaasm

; CHECK: {{.*}}not-ir.ll:{{[0-9]+}}:1: error: expected top-level entity [cmx-invalid-ir]

this is not LLVM IR
