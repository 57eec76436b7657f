//===- Places.h - Places in the text of IR, for messages --------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// IR has no places of its own, unless it has debug info. Passes keep debug
// locations, and so the way from an instruction back to the text is to read the
// text again with such locations, and to repeat what led to the message. That
// costs nothing as long as there is no message.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TOOLS_DRIVER_PLACES_H
#define CMX_TOOLS_DRIVER_PLACES_H

#include "Message.h"

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/MemoryBuffer.h"

#include <memory>
#include <vector>

namespace cmx {

/// A kernel of OpenCL or SYCL in a module that has none for cmx; else null.
const llvm::Function *foreignKernel(const llvm::Module &M);
/// Advice for a user who expected kernels in \p M; empty if there is none.
std::string kernelAdvice(const llvm::Module &M);

/// Holds messages back until their places are known.
class PlaceFinder {
  std::unique_ptr<llvm::MemoryBuffer> Text; ///< Null: there are no places.
  std::vector<Message> Waiting, Again;
  bool HadError = false; ///< In the repetition.
  /// With their functions, but without their instructions: after a pass, the
  /// same one may have another number.
  llvm::StringSet<> Printed;

public:
  using Work = llvm::function_ref<void(llvm::Module &)>;

  /// Reads a module; its places can be found afterwards if that is possible.
  llvm::Expected<std::unique_ptr<llvm::Module>>
  load(llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>> Buffer,
       llvm::LLVMContext &Ctx);
  /// Prints \p M, or keeps it.
  void receive(Message M);
  /// Prints the messages that wait. \p Repeat does again what led to them, with
  /// a module that has places and a context that has a handler.
  void print(Work Repeat);
  /// For the repetition, which may have to end the program.
  bool hadErrorAgain() const { return HadError; }
  void printNow();
};

} // namespace cmx

#endif // CMX_TOOLS_DRIVER_PLACES_H
