; Declarations get what the table knows of them.
; CHECK lines by hand: they read attributes of functions
; RUN: cmx-opt -passes=cmx-intrinsic-attrs -S %s | FileCheck %s --implicit-check-not=#5
; A second run changes nothing.
; RUN: cmx-opt -passes=cmx-intrinsic-attrs,cmx-intrinsic-attrs -S %s | FileCheck %s --implicit-check-not=#5

; CHECK: declare i32 @llvm.genx.lzd.i32(i32) [[NONE:#[0-9]+]]
declare i32 @llvm.genx.lzd.i32(i32)
; CHECK: declare <8 x i32> @llvm.genx.oword.ld.v8i32(i32, i32, i32) [[READ:#[0-9]+]]
declare <8 x i32> @llvm.genx.oword.ld.v8i32(i32, i32, i32)
; CHECK: declare void @llvm.genx.oword.st.v8i32(i32, i32, <8 x i32>) [[WRITE:#[0-9]+]]
declare void @llvm.genx.oword.st.v8i32(i32, i32, <8 x i32>)
; CHECK: declare <8 x i32> @llvm.genx.dword.atomic2.inc.v8i32.v8i1(<8 x i1>, i32, <8 x i32>) [[BOTH:#[0-9]+]]
declare <8 x i32> @llvm.genx.dword.atomic2.inc.v8i32.v8i1(<8 x i1>, i32, <8 x i32>)
; CHECK: declare void @llvm.genx.barrier() [[MEET:#[0-9]+]]
declare void @llvm.genx.barrier()

; CHECK: attributes [[NONE]] = { nocallback nounwind willreturn memory(none) }
; CHECK: attributes [[READ]] = { nocallback nounwind willreturn memory(read) }
; CHECK: attributes [[WRITE]] = { nocallback nounwind willreturn memory(write) }
; CHECK: attributes [[BOTH]] = { nocallback nounwind willreturn }
; CHECK: attributes [[MEET]] = { convergent nocallback nounwind willreturn }
