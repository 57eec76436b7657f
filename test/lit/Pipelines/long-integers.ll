; Constants in place of operands: LLVM computes the same results of the pairs of qwords.
; RUN: cmx-opt -passes=instsimplify -S %S/Inputs/long-integers.ll -o - | grep "ret i" > %t.expected
; RUN: cmx-opt -passes=cmx-public-forms,instsimplify -S %S/Inputs/long-integers.ll -o - | grep "ret i" > %t.actual
; RUN: diff %t.expected %t.actual
