; The suffixes of an intrinsic's name repeat its types. LLVM numbers names that are
; taken, and old front ends leave all suffixes out; anything else is a warning.
; CHECK lines by hand: they read diagnostics
; RUN: cmx-opt -passes=cmx-verify -S %s -o %t.ll 2>&1 | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

declare i32 @llvm.genx.lzd.i32(i32)
declare <8 x i32> @llvm.genx.lzd.v8i32.1(<8 x i32>)
declare <4 x i32> @llvm.genx.lzd(<4 x i32>)

; CHECK: warning: function 'llvm.genx.lzd.v16i32x': name expected 'llvm.genx.lzd.v16i32', actual 'llvm.genx.lzd.v16i32x' [cmx-intrinsic-mangling]
declare <16 x i32> @llvm.genx.lzd.v16i32x(<16 x i32>)
; CHECK: warning: function 'llvm.genx.lzd.v320': name expected 'llvm.genx.lzd.v32i32', actual 'llvm.genx.lzd.v320' [cmx-intrinsic-mangling]
declare <32 x i32> @llvm.genx.lzd.v320(<32 x i32>)
; CHECK: warning: function 'llvm.genx.fbl.i320': name expected 'llvm.genx.fbl.i32', actual 'llvm.genx.fbl.i320' [cmx-intrinsic-mangling]
declare i32 @llvm.genx.fbl.i320(i32)
; CHECK: warning: function 'llvm.genx.fbl.v8i16': name expected 'llvm.genx.fbl.v8i32', actual 'llvm.genx.fbl.v8i16' [cmx-intrinsic-mangling]
declare <8 x i32> @llvm.genx.fbl.v8i16(<8 x i32>)
