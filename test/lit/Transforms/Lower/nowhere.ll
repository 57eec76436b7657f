; A store to nowhere marks a place that no thread reaches; a volatile one stays an error.
; CHECK lines by hand: one of the inputs is an error
; RUN: split-file %s %t
; RUN: cmx-opt -passes=cmx-lower --platform=icllp -S %t/plain.ll | FileCheck %s
; RUN: not cmx-opt -passes=cmx-lower --platform=icllp -S %t/volatile.ll 2>&1 | FileCheck %s --check-prefix=ERROR

;--- plain.ll
; CHECK-LABEL: @plain(
; CHECK-NEXT:    ret void
define void @plain() {
  store i1 true, ptr poison, align 1
  ret void
}

;--- volatile.ll
; ERROR: error: function 'kept': instruction 'store volatile i32 1, ptr poison, align 4'
define void @kept() {
  store volatile i32 1, ptr poison, align 4
  ret void
}
