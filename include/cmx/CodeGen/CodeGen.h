//===- CodeGen.h - From bales to a vISA kernel ------------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_CODEGEN_CODEGEN_H
#define CMX_CODEGEN_CODEGEN_H

#include "cmx/Analysis/Bale.h"
#include "cmx/IR/KernelInfo.h"
#include "cmx/Target/TargetDesc.h"
#include "cmx/VISA/Model.h"
#include <memory>
#include <vector>

namespace llvm {
class Instruction;
} // namespace llvm

namespace cmx {

/// The origin of an instruction of a kernel's body.
struct CodeOrigin {
  enum class Kind : unsigned char {
    Frame,     ///< Begins or ends the kernel, or is a label.
    Bale,      ///< Belongs to the bale of Root.
    OldValue,  ///< Copies the vector that Root changes in part.
    Phi,       ///< Copies values into phis at the end of Root's block.
    Terminator ///< Belongs to Root, a terminator.
  };
  Kind K = Kind::Frame;
  const llvm::Instruction *Root = nullptr;
};

/// The origins of a kernel's code.
struct CodeOrigins {
  std::vector<CodeOrigin> OfInstructions; ///< One per instruction of the body.
  std::unique_ptr<BaleInfo> Bales;        ///< Null if no origin is a bale.
};

/// Returns the vISA module of \p Entry for \p TD: first the kernel, then the
/// functions that it calls. All of them must be at stage Legalized;
/// generateModule splits their critical edges. If an instruction has no
/// translation, reports it through the context and returns null. If \p Origins
/// is not null, it receives the origins of the kernel's code. The bales of
/// these origins are valid until the function changes. Emits remarks with the
/// name cmx-codegen.
std::unique_ptr<visa::Module> generateModule(const KernelInfo &Entry,
                                             const TargetDesc &TD,
                                             CodeOrigins *Origins = nullptr);

} // namespace cmx

#endif // CMX_CODEGEN_CODEGEN_H
