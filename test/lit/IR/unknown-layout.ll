; A data layout that LLVM cannot parse counts as missing, for genx triples.
; RUN: cmx-opt -passes=cmx-verify -S %s | FileCheck %s

; CHECK: target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
; CHECK: target triple = "genx64-unknown-unknown"
target datalayout = "e-q:7-p:64:64"
target triple = "genx64-unknown-unknown"

define void @f() {
  ret void
}
