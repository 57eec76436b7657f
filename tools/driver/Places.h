//===- Places.h - Places in the text of IR, for messages --------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Without debug info, an instruction does not contain its place in the text of
// the IR. But passes keep debug locations. So after a message, the text is read
// again, and each instruction gets its place in the text as its debug location.
// Then the passes that led to the message are repeated. This takes no time if
// there is no message.
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

/// Returns a kernel of OpenCL or SYCL if \p M has one, but no kernel of cmx;
/// else null.
const llvm::Function *foreignKernel(const llvm::Module &M);
/// Returns advice for a user who expected kernels in \p M; can be empty.
std::string kernelAdvice(const llvm::Module &M);

/// Keeps messages until their places are known.
class PlaceFinder {
  std::unique_ptr<llvm::MemoryBuffer> Text; ///< Null: places cannot be found.
  std::vector<Message> Waiting, Again;
  bool HadError = false; ///< The repeated work had an error.
  /// The printed messages with their functions, but without their instructions,
  /// because a pass can give an instruction another number.
  llvm::StringSet<> Printed;

public:
  using Work = llvm::function_ref<void(llvm::Module &)>;

  /// Reads a module. Keeps the text of the input, if the input is text, because
  /// messages later name lines and columns of it.
  llvm::Expected<std::unique_ptr<llvm::Module>>
  load(llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>> Buffer,
       llvm::LLVMContext &Ctx);
  /// Prints \p M, or keeps it until its place is known.
  void receive(Message M);
  /// Prints the messages that were kept. \p Repeat repeats the work that led to
  /// them. The module that is passed to \p Repeat has places, and its context
  /// has a handler for the messages.
  void print(Work Repeat);
  /// Has the repeated work had an error? After an error of a pass, the repeated
  /// work prints the messages with printNow() and ends the program.
  bool hadErrorAgain() const { return HadError; }
  void printNow();
};

} // namespace cmx

#endif // CMX_TOOLS_DRIVER_PLACES_H
