; Without kernels and external functions, those that nobody calls become external.

; CHECK lines by hand: they read attributes of functions
; RUN: cmx-opt -passes=cmx-inline-helpers -verify-each -S %s | FileCheck %s
; RUN: cmx-opt -passes=cmx-inline-helpers,cmx-inline-helpers -S %s | FileCheck %s
; RUN: sed 's/define internal i32 @called/define i32 @called/' %s | cmx-opt -passes=cmx-inline-helpers -S | FileCheck %s --check-prefix=OTHER

; CHECK: define dso_local i32 @root(i32 %x) {
; OTHER: define internal i32 @root(i32 %x) #0 {
define internal i32 @root(i32 %x) {
  %y = call i32 @called(i32 %x)
  ret i32 %y
}

; CHECK: define internal i32 @called(i32 %x) #0 {
; OTHER: define i32 @called(i32 %x) {
define internal i32 @called(i32 %x) {
  ret i32 %x
}

; CHECK: attributes #0 = { alwaysinline }
