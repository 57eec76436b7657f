; As many bytes of arguments and of results as there are registers for, and more.
; RUN: cmx-opt -passes=cmx-lower-calls -verify-each -S %s | FileCheck %s

; CHECK: define <96 x i32> @fits(<252 x i32> %args)
define [96 x i32] @fits([244 x i32] %a, i64 %b, i8 %c, i1 %d, float %e, i32 %f, i64 %g) {
  ret [96 x i32] zeroinitializer
}

; CHECK: define <96 x i32> @args(<2 x i32> %args)
define [96 x i32] @args([252 x i32] %a, i8 %b) {
  ret [96 x i32] zeroinitializer
}

; CHECK: define void @results(<2 x i32> %args)
define [97 x i32] @results() {
  ret [97 x i32] zeroinitializer
}

; The address of the result takes part of the room; an array begins at a register.
; CHECK: define void @address(<2 x i32> %args)
define [97 x i32] @address([245 x i32] %b) {
  ret [97 x i32] zeroinitializer
}
; CHECK: define void @room(<252 x i32> %args)
define [97 x i32] @room([244 x i32] %b) {
  ret [97 x i32] zeroinitializer
}
