//===- PrivateMemory.h - Variables that are in no register ------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// cmx-private-memory: variables that stay in memory get addresses there.
//
//   define void @k(i32 %i)
//     %a = alloca [5000 x i32]
//     ... store i32 %i, ptr %p            ; %p points into %a
// ->
//   define void @k(i32 %i, i64 "VCArgumentKind"="96" %private.base)
//     %thread = add i64 %private.base, ...    ; thread id * bytes per thread
//     %a = inttoptr i64 %frame to ptr         ; %frame = %thread + n
//     ... store i32 %i, ptr %p            ; cmx-lower-memory makes a message
//
// The host passes the address of memory for all hardware threads; a remark says
// how many bytes each thread needs. A thread's memory begins with variables of
// file scope that functions share (cmx-localize-variables marks them) and
// constant tables whose address escapes. The kernel writes the initial values
// of both. Then come the frames of the functions, each after that of its
// caller. A stack function that needs memory, or calls a function that does,
// gets the address of its frame (and of the thread's memory, if this memory
// begins with variables or tables) as the last dwords of its argument.
//
// If a function can call itself, all frames together get RecursionBytes, or
// more if they need it. If the size of a variable is only known at run time,
// the variable is placed after the frame of its function, and the frames of the
// functions that this function calls are placed after the variable. All such
// variables together get RecursionBytes, too. llvm.stacksave and stackrestore
// save and restore the address at which the next such variable begins.
//
// Before: stack functions as cmx-lower-calls makes them. After: no alloca is
// left in kernels and stack functions. A second run changes nothing. The time
// is at most proportional to the number of functions times the number of
// instructions.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TRANSFORMS_INPUT_PRIVATEMEMORY_H
#define CMX_TRANSFORMS_INPUT_PRIVATEMEMORY_H

#include "llvm/IR/PassManager.h"

namespace cmx {

class PrivateMemoryPass : public llvm::PassInfoMixin<PrivateMemoryPass> {
public:
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &);
  static bool isRequired() { return true; }
};

} // namespace cmx

#endif // CMX_TRANSFORMS_INPUT_PRIVATEMEMORY_H
