; Constants in place of operands: LLVM alone computes the same results (cmx-opt makes pairs
; of qwords when it reads a file).
; RUN: opt -passes=instsimplify -S %S/Inputs/long-integers.ll -o - | grep "ret i" > %t.expected
; RUN: cmx-opt -passes=cmx-public-forms,instsimplify -S %S/Inputs/long-integers.ll -o - | grep "ret i" > %t.actual
; RUN: diff %t.expected %t.actual
