; A SIMT function whose address somebody takes cannot get the number of the lane.
; RUN: not cmx-opt -passes=cmx-public-forms -S %s -o %t 2>&1 | FileCheck %s
; RUN: not test -e %t

; CHECK: error: function 'taken': SIMT function expected to have 8, 16 or 32 lanes and no result, and not to be used but by calls, actual 8 lanes [cmx-call-unsupported]
define internal void @taken() "CMGenxSIMT"="8" {
  ret void
}

define void @takes(ptr %p) {
  store ptr @taken, ptr %p
  call void @taken()
  ret void
}
