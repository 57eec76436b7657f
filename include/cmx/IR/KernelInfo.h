//===- KernelInfo.h - Which functions are kernels ---------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A kernel is a defined function that a node of !genx.kernels names, or that
// has the attribute "CMGenxMain", or that is dllexport or of the spir_kernel
// calling convention (see isVCFunction for exceptions). The node gives argument
// kinds, descriptions and the SLM size. If one is missing there, attributes
// give it: "VCArgumentKind" and "VCArgumentDesc" of the arguments, "VCSLMSize"
// of the function.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_IR_KERNELINFO_H
#define CMX_IR_KERNELINFO_H

#include "cmx/IR/Runtime.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/Error.h"

#include <optional>
#include <string>
#include <vector>

namespace llvm {
class Argument;
class Function;
class Instruction;
class Module;
class Type;
} // namespace llvm

namespace cmx {

/// The low three bits of a kind in the metadata or in VCArgumentKind.
enum class KernelArgKind : unsigned { General = 0, Sampler = 1, Surface = 2 };

/// The other bits.
enum class ImplicitArg : unsigned {
#define CMX_IMPLICIT_ARG(Enum, Number, Description) Enum = Number,
#include "cmx/IR/ImplicitArgs.def"
};

struct KernelArg {
  KernelArgKind Kind = KernelArgKind::General;
  ImplicitArg Implicit = ImplicitArg::None;
  std::string Desc; ///< "buffer_t", "image2d_t", "svmptr_t", ... or empty.
  /// The fixed number of a surface or sampler, if the runtime gives it one.
  std::optional<unsigned> Binding;
};

/// Is \p Arg a surface of bytes, and no image?
bool isBuffer(const KernelArg &Arg);

struct KernelInfo {
  llvm::Function *Fn = nullptr;
  std::string Name;
  unsigned SLMBytes = 0;
  unsigned NamedBarriers = 0; ///< 0: not known.
  uint64_t PrivateBytes = 0;  ///< Private memory of each hardware thread.
  RuntimeKind Runtime = RuntimeKind::CM;
  unsigned FloatControl = 0;            ///< Bits of %cr0 that the kernel sets.
  llvm::SmallVector<KernelArg, 8> Args; ///< One per argument of a kernel.

  /// The kind of \p Arg of Fn. All arguments of stack functions are general.
  KernelArgKind kindOf(const llvm::Argument &Arg) const;
};

/// Do the attributes or the calling convention of \p F say that it is a kernel?
/// (The metadata may say so too: see the file comment.)
bool hasKernelAttributes(const llvm::Function &F);
/// Does \p F have the attribute "VCFunction", but not the calling convention of
/// kernels? Kernels may call it, and only a node makes it a kernel.
bool isVCFunction(const llvm::Function &F);

/// Does \p F have the signature that cmx-lower-calls gives: at most one
/// argument and a result, both vectors of i32 or absent? Code generation passes
/// them in the registers of stack calls.
bool isStackFunction(const llvm::Function &F);
/// The stack function that \p I calls, or null.
llvm::Function *calledStackFunction(const llvm::Instruction &I);
/// Notes in \p F that it is a stack function.
void markStackFunction(llvm::Function &F);
/// The declaration for calls through an address. Its first argument is the
/// address of a stack function (an i64); \p Params are the other arguments.
llvm::Function &indirectStackFunction(llvm::Module &M, llvm::Type *Result,
                                      llvm::ArrayRef<llvm::Type *> Params);
/// Is \p F such a declaration?
bool isIndirectStackFunction(const llvm::Function &F);
/// Is the address of \p F used for anything but calls?
bool isAddressTaken(const llvm::Function &F);

/// The number of bytes that cmx-private-memory may append to the argument of a
/// stack function.
constexpr unsigned PrivateMemoryArgBytes = 16;

/// Makes \p Arg of a kernel an implicit argument.
void setImplicit(llvm::Argument &Arg, ImplicitArg Kind);
/// Makes \p Arg, an i64 of a kernel, the address of private memory, which the
/// host program does not pass.
void markPrivateBase(llvm::Argument &Arg);
/// Notes in the kernel \p F that its groups have \p N named barriers or more.
void reserveNamedBarriers(llvm::Function &F, unsigned N);
/// Notes in the kernel \p F the private memory of each hardware thread.
void setPrivateBytes(llvm::Function &F, uint64_t Bytes);
/// Did markPrivateBase mark \p Arg?
bool isPrivateBase(const llvm::Argument &Arg);

/// The kernels of \p M in the order of the module's functions. Errors are
/// reported through the context, and then nothing is returned.
std::optional<std::vector<KernelInfo>> getKernels(llvm::Module &M);

/// The functions of the kernels of \p M. Errors are reported as by getKernels.
std::optional<llvm::SmallPtrSet<const llvm::Function *, 8>>
getKernelFunctions(llvm::Module &M);

/// The functions that get a text of their own: the kernels of \p M or, if it
/// has none, its stack functions that other modules can call.
std::optional<std::vector<KernelInfo>> getEntries(llvm::Module &M);

/// \p Entry and the defined stack functions that it calls or names, directly or
/// through others, each once.
llvm::SmallVector<llvm::Function *, 4>
withCalledFunctions(llvm::Function &Entry);

} // namespace cmx

#endif // CMX_IR_KERNELINFO_H
