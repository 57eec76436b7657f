; Constants in place of operands: LLVM alone computes the same results of the wider integers.
; RUN: opt -passes=instcombine -S %S/Inputs/mask-integers-values.ll -o - | grep "ret i" > %t.expected
; RUN: cmx-opt -passes=cmx-public-forms,instcombine -S %S/Inputs/mask-integers-values.ll -o - | grep "ret i" > %t.actual
; RUN: diff %t.expected %t.actual
; RUN: not grep "%%r" %t.actual
