//===- Places.h - Places in the text of IR, for messages --------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// IR has no places of its own, unless it has debug info, but passes keep debug
// locations. So after a message, the text is read again, now with places in the
// text as debug locations, and the passes that led to the message are repeated.
// This costs nothing as long as there is no message.
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
  bool HadError = false; ///< The repetition had an error.
  /// Printed messages with their functions, but without their instructions: an
  /// instruction may have another number after a pass.
  llvm::StringSet<> Printed;

public:
  using Work = llvm::function_ref<void(llvm::Module &)>;

  /// Reads a module, and keeps its text if places in it can be found later.
  llvm::Expected<std::unique_ptr<llvm::Module>>
  load(llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>> Buffer,
       llvm::LLVMContext &Ctx);
  /// Prints \p M, or keeps it.
  void receive(Message M);
  /// Prints the messages that wait. \p Repeat repeats the work that led to
  /// them, with a module that has places and a context that has a handler.
  void print(Work Repeat);
  /// For the repetition: after an error of a pass, it prints the messages with
  /// printNow() and ends the program.
  bool hadErrorAgain() const { return HadError; }
  void printNow();
};

} // namespace cmx

#endif // CMX_TOOLS_DRIVER_PLACES_H
