; -verify-each also checks what a pass promises: there is no insertelement after
; cmx-baling, whose input ought to be lowered.

; RUN: cmx-opt -passes=cmx-baling -disable-output %s
; RUN: sh %S/Inputs/status.sh 1 cmx-opt -passes=cmx-baling -verify-each -disable-output %s 2>&1 \
; RUN:   | FileCheck %s
; CHECK: error: function 'f': instruction '%r = insertelement{{.*}} [cmx-stage-violation]

define <4 x i32> @f(<4 x i32> %v) {
  %r = insertelement <4 x i32> %v, i32 1, i32 2
  ret <4 x i32> %r
}
