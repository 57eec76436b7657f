//===- Verifier.h - Legality of finished vISA kernels -----------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Judges a kernel as it stands, for one platform: what the finalizer refuses
// and what it accepts although it is wrong. Register sizes and feature flags
// come from the platform table; every rule is derived here again from the
// operands, so that a mistake of legalization cannot hide itself.
//
// The rules are the rows of VerifierErrors.def.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_VISA_VERIFIER_H
#define CMX_VISA_VERIFIER_H

#include "cmx/VISA/Model.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <string>
#include <vector>

namespace cmx {

class TargetDesc;

namespace visa {

enum class VerifierError : uint8_t {
#define CMX_VISA_VERIFIER_ERROR(Enum, Name, Text) Enum,
#include "cmx/VISA/VerifierErrors.def"
};
/// "operand-registers"
llvm::StringRef verifierErrorName(VerifierError E);
/// "operand touches more than two registers"
llvm::StringRef verifierErrorText(VerifierError E);

struct VerifierMessage {
  VerifierError Kind;
  /// Index of the instruction in the body; nothing for declarations and such.
  std::optional<uint32_t> InstIndex;
  /// Rule, then where and by how much: "expected ..., actual ...".
  std::string Text;
  /// The instruction or declaration as printed.
  std::string Where;
};

/// "kernel: error: text [visa-name]\n  in: where"
std::string formatMessage(const Kernel &K, const VerifierMessage &M);

struct VerifierOptions {
  /// Also report variables that are read but never written and not an input.
  bool CheckUninitialized = false;
  /// Reject messages that the platform's hardware lacks although the finalizer
  /// accepts their text (media blocks and data port messages on pvc).
  bool CheckMessageHardware = true;
  /// The file the kernel belongs to; if given, fcall must name a function of
  /// it.
  const Module *File = nullptr;
  /// Stop after so many messages.
  unsigned MaxMessages = 100;
};

/// Calls \p Report for each violation, in program order. True if there is none.
bool verifyKernel(const Kernel &K, const TargetDesc &Target,
                  llvm::function_ref<void(const VerifierMessage &)> Report,
                  const VerifierOptions &Options = {});
/// The same, collected.
std::vector<VerifierMessage> verifyKernel(const Kernel &K,
                                          const TargetDesc &Target,
                                          const VerifierOptions &Options = {});

} // namespace visa
} // namespace cmx

#endif // CMX_VISA_VERIFIER_H
