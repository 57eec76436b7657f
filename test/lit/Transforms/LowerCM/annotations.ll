; What is no annotation of a kernel: rows without a text, texts that are none, and variables.
; None of the lists is left, nor what only they use.
; CHECK lines by hand: metadata is checked
; RUN: cmx-opt -passes=cmx-lower-cm -S %s | FileCheck %s --implicit-check-not='!{ptr @' --implicit-check-not=llvm.metadata --implicit-check-not=used
target datalayout = "e-i64:64-n8:16:32:64"
target triple = "spirv64-unknown-unknown"

@.kernel = private unnamed_addr constant [10 x i8] c"cm.kernel\00", section "llvm.metadata"
@.float = private unnamed_addr constant [9 x i8] c"cm.float\00", section "llvm.metadata"
@.bytes = private unnamed_addr constant [9 x i8] c"cm.kernel", section "llvm.metadata"
@.numbers = private unnamed_addr constant [2 x i32] [i32 1, i32 2], section "llvm.metadata"
@.zeros = private unnamed_addr constant [2 x i8] zeroinitializer, section "llvm.metadata"
@.outside = external constant [10 x i8]
@.mode = private unnamed_addr constant { i32 } { i32 8 }, section "llvm.metadata"
@.nomode = private unnamed_addr constant { float } { float 8.0 }, section "llvm.metadata"
@variable = internal global i32 0
@llvm.global.annotations = appending global [10 x { ptr, ptr, ptr, i32, ptr }] [
  { ptr, ptr, ptr, i32, ptr } zeroinitializer,
  { ptr, ptr, ptr, i32, ptr } { ptr @f, ptr null, ptr null, i32 1, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @f, ptr @.bytes, ptr null, i32 1, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @f, ptr @.numbers, ptr null, i32 1, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @f, ptr @.zeros, ptr null, i32 1, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @f, ptr @.outside, ptr null, i32 1, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @variable, ptr @.kernel, ptr null, i32 1, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @k, ptr @.float, ptr null, i32 1, ptr @.mode },
  { ptr, ptr, ptr, i32, ptr } { ptr @l, ptr @.float, ptr null, i32 1, ptr @.nomode },
  { ptr, ptr, ptr, i32, ptr } { ptr @k, ptr @.kernel, ptr null, i32 1, ptr null }], section "llvm.metadata"
@llvm.used = appending global [1 x ptr] [ptr @variable], section "llvm.metadata"
@llvm.compiler.used = appending global [1 x ptr] [ptr @k], section "llvm.metadata"
@llvm.global_ctors = external global [1 x { i32, ptr, ptr }]

; CHECK: define {{.*}}@k() [[ATTRIBUTES:#[0-9]+]]
define spir_func void @k() {
  ret void
}

define spir_func void @l() {
  ret void
}

define spir_func void @f() {
  ret void
}

; CHECK: attributes [[ATTRIBUTES]] = {{.*}}"CMFloatControl"="8"
; CHECK: = !{ptr @k, !"k"
