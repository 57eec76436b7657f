; What is no llvm.genx intrinsic, or says more than the table, stays as it is.
; CHECK lines by hand: they read attributes of functions
; RUN: cmx-opt -passes=cmx-intrinsic-attrs -S %s | FileCheck %s

; CHECK: declare i32 @other(i32){{$}}
declare i32 @other(i32)
; CHECK: declare float @llvm.sqrt.f32(float) [[SQRT:#[0-9]+]]
declare float @llvm.sqrt.f32(float)
; CHECK: declare <8 x i32> @llvm.genx.oword.ld.v8i32(i32, i32, i32) [[NARROW:#[0-9]+]]
declare <8 x i32> @llvm.genx.oword.ld.v8i32(i32, i32, i32) memory(inaccessiblemem: read)

; CHECK: attributes [[SQRT]] = { nocallback {{.*}}speculatable{{.*}} }
; CHECK: attributes [[NARROW]] = { nocallback nounwind willreturn memory(inaccessiblemem: read) }
