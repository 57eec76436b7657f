//===- Verifier.h - Legality of finished vISA kernels -----------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The verifier checks a kernel for one platform. It finds errors that the
// finalizer reports, and errors that the finalizer accepts. Register sizes and
// feature flags come from the platform table. The verifier checks all rules on
// the operands without using code of legalization, so that it finds mistakes of
// legalization.
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
/// For example "visa-three-registers".
llvm::StringRef verifierErrorName(VerifierError E);
/// For example "operand touches more than two registers".
llvm::StringRef verifierErrorText(VerifierError E);

struct VerifierMessage {
  VerifierError Kind;
  /// Index of the instruction in the body; std::nullopt for declarations,
  /// inputs and attributes.
  std::optional<uint32_t> InstIndex;
  /// The rule, the operand, and "expected ..., actual ...".
  std::string Text;
  /// The instruction or declaration as printed.
  std::string Where;
};

/// "kernel: error: text [visa-name]\n  in: where"
std::string formatMessage(const Kernel &K, const VerifierMessage &M);

struct VerifierOptions {
  /// Also report variables that are read but neither written nor an input.
  bool CheckUninitialized = false;
  /// Reject messages that the platform's hardware lacks, even if the finalizer
  /// accepts their text (media blocks and data port messages on pvc).
  bool CheckMessageHardware = true;
  /// The file of the kernel. If not null, fcall must name a function of this
  /// file.
  const Module *File = nullptr;
  /// Stop after this many messages.
  unsigned MaxMessages = 100;
};

/// Calls \p Report for each violation, in program order. Returns true if there
/// is none.
bool verifyKernel(const Kernel &K, const TargetDesc &Target,
                  llvm::function_ref<void(const VerifierMessage &)> Report,
                  const VerifierOptions &Options = {});
/// Returns all violations.
std::vector<VerifierMessage> verifyKernel(const Kernel &K,
                                          const TargetDesc &Target,
                                          const VerifierOptions &Options = {});

} // namespace visa
} // namespace cmx

#endif // CMX_VISA_VERIFIER_H
