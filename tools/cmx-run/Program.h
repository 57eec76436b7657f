//===- Program.h - The kernel to run, as IR or vISA -------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TOOLS_CMXRUN_PROGRAM_H
#define CMX_TOOLS_CMXRUN_PROGRAM_H

#include "Options.h"
#include "driver/Emit.h"

#include "cmx/Support/Diagnostics.h"
#include "cmx/Target/ElemType.h"
#include "cmx/VISA/Model.h"

#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/MemoryBuffer.h"

#include <memory>

namespace cmx {

/// A parameter of a kernel.
struct Parameter {
  enum class Kind { Value, Surface, Sampler };

  std::string Name; ///< Perhaps empty.
  Kind What = Kind::Value;
  bool IsPointer = false; ///< An address of shared virtual memory.
  /// In vISA text, an address is an integer like any other. On some platforms,
  /// the number of a surface is such an integer too. So an integer parameter
  /// can be memory.
  bool MayBeMemory = false;
  /// The type of a value. A lane of i1 takes a byte.
  ElemType Type = ElemType::UD;
  bool IsBool = false;
  unsigned NumElts = 1;

  unsigned sizeBytes() const { return elemTypeBytes(Type) * NumElts; }
  /// Returns the name or, if there is none, the number of the parameter, for
  /// messages.
  std::string label(unsigned Position) const;
};

/// A kernel in the form of vISA text.
struct VISAProgram {
  visa::Module Module;
  const visa::Kernel *Kernel = nullptr; ///< In Module.
  const TargetDesc *Target = nullptr;

  std::vector<Parameter> parameters() const;
};

class Program {
public:
  /// Reads the input of \p Opts and finds the kernel.
  static llvm::Expected<std::unique_ptr<Program>> load(const Options &Opts);

  bool isIR() const { return M != nullptr; }
  llvm::Module &module() const { return *M; }
  /// Returns the module before lowerArguments, for code that lowers arguments
  /// itself. Its types show which arguments are pointers.
  llvm::Module &givenModule() const { return *Given; }
  llvm::StringRef kernelName() const { return KernelName; }
  const std::vector<Parameter> &parameters() const { return Parameters; }
  const TargetDesc &target() const { return *Target; }
  RuntimeKind runtime() const { return Runtime; }

  /// Returns the vISA form. If the file is vISA text, this can be called only
  /// once. If it is IR, a copy of the IR is compiled with the default pipeline.
  llvm::Expected<std::unique_ptr<VISAProgram>> visaForm();
  /// Compiles the IR and returns the bytes of a zebin with the kernel.
  llvm::Expected<std::string> binaryForm();

private:
  explicit Program(const Options &Opts) : Opts(Opts) {}
  llvm::Error compile();
  llvm::Error loadIR(std::unique_ptr<llvm::MemoryBuffer> Text);
  llvm::Error chooseTarget();
  llvm::Expected<CompiledKernel> compileCopy(std::optional<RuntimeKind> For);

  const Options &Opts;
  llvm::LLVMContext Ctx;
  bool HadError = false;
  std::unique_ptr<llvm::Module> M;
  std::unique_ptr<llvm::Module> Given; ///< M before lowerArguments.
  std::unique_ptr<VISAProgram> FromFile;
  std::string KernelName;
  std::vector<Parameter> Parameters;
  const TargetDesc *Target = nullptr;
  RuntimeKind Runtime = RuntimeKind::CM;
};

/// Parses vISA text and finds the kernel \p KernelName. If \p KernelName is
/// empty, finds the only kernel.
llvm::Expected<std::unique_ptr<VISAProgram>>
loadVISA(llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>> Text,
         llvm::StringRef KernelName, const TargetDesc &Target);

/// Adds the kind \p K to an error without a kind.
llvm::Error withKind(DiagKind K, llvm::Error E);

} // namespace cmx

#endif // CMX_TOOLS_CMXRUN_PROGRAM_H
