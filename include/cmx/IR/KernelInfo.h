//===- KernelInfo.h - Which functions are kernels ---------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A kernel is a defined function for which one of these conditions holds (see
// isVCFunction for exceptions): a node of !genx.kernels names it, it has the
// attribute "CMGenxMain", it is dllexport, or it has the calling convention
// spir_kernel. The node gives argument kinds, descriptions and the SLM size. If
// the node lacks one of these, attributes give it: "VCArgumentKind" and
// "VCArgumentDesc" of the arguments, "VCSLMSize" of the function.
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

/// The low three bits of an argument's kind in the metadata or in
/// VCArgumentKind.
enum class KernelArgKind : unsigned { General = 0, Sampler = 1, Surface = 2 };

/// The other bits of an argument's kind.
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

/// Is \p Arg a surface of bytes, and not an image?
bool isBuffer(const KernelArg &Arg);

struct KernelInfo {
  llvm::Function *Fn = nullptr;
  std::string Name;
  unsigned SLMBytes = 0;
  unsigned NamedBarriers = 0; ///< 0: not known.
  uint64_t PrivateBytes = 0;  ///< Private memory of each hardware thread.
  RuntimeKind Runtime = RuntimeKind::CM;
  unsigned FloatControl = 0;            ///< Bits of %cr0 that the kernel sets.
  llvm::SmallVector<KernelArg, 8> Args; ///< Empty for stack functions.

  /// Returns the kind of \p Arg, an argument of Fn. All arguments of stack
  /// functions are general.
  KernelArgKind kindOf(const llvm::Argument &Arg) const;
};

/// Do the attributes or the calling convention of \p F say that it is a kernel?
/// (Metadata can say this, too: see the comment at the start of this file.)
bool hasKernelAttributes(const llvm::Function &F);
/// Does \p F have the attribute "VCFunction", but not the calling convention of
/// kernels? Kernels may call such a function. It is a kernel only if a node
/// names it.
bool isVCFunction(const llvm::Function &F);

/// Is \p F a stack function? cmx-lower-calls gives it at most one argument and
/// at most one result, which are vectors of i32. Code generation passes both in
/// the registers of stack calls.
bool isStackFunction(const llvm::Function &F);
/// Returns the stack function that \p I calls, or null.
llvm::Function *calledStackFunction(const llvm::Instruction &I);
/// Marks \p F as a stack function.
void markStackFunction(llvm::Function &F);
/// Returns the declaration that stands for stack functions that are called
/// through their addresses. The first argument of a call is the address (an
/// i64); \p Params are the types of the other arguments.
llvm::Function &indirectStackFunction(llvm::Module &M, llvm::Type *Result,
                                      llvm::ArrayRef<llvm::Type *> Params);
/// Is \p F a declaration that indirectStackFunction made?
bool isIndirectStackFunction(const llvm::Function &F);
/// Is the address of \p F used for anything but calls?
bool isAddressTaken(const llvm::Function &F);

/// The number of bytes that cmx-private-memory may append to the argument of a
/// stack function.
constexpr unsigned PrivateMemoryArgBytes = 16;

/// Turns the kernel argument \p Arg into an implicit argument.
void setImplicit(llvm::Argument &Arg, ImplicitArg Kind);
/// Marks the kernel argument \p Arg, an i64, as the address of private memory.
/// The host program does not pass this argument.
void markPrivateBase(llvm::Argument &Arg);
/// Records in the kernel \p F that its groups have at least \p N named
/// barriers.
void reserveNamedBarriers(llvm::Function &F, unsigned N);
/// Records in the kernel \p F the size of the private memory of each hardware
/// thread.
void setPrivateBytes(llvm::Function &F, uint64_t Bytes);
/// Did markPrivateBase mark \p Arg?
bool isPrivateBase(const llvm::Argument &Arg);

/// Returns the kernels of \p M in the order of the module's functions. If there
/// are errors, reports them through the context and returns std::nullopt.
std::optional<std::vector<KernelInfo>> getKernels(llvm::Module &M);

/// Returns the functions of the kernels of \p M. Reports errors as getKernels
/// does.
std::optional<llvm::SmallPtrSet<const llvm::Function *, 8>>
getKernelFunctions(llvm::Module &M);

/// Returns the functions that get a vISA text of their own: the kernels of \p M
/// or, if \p M has no kernel, its stack functions that other modules can call.
std::optional<std::vector<KernelInfo>> getEntries(llvm::Module &M);

/// Returns \p Entry and the defined stack functions that it calls or names,
/// directly or through others. Each function occurs once.
llvm::SmallVector<llvm::Function *, 4>
withCalledFunctions(llvm::Function &Entry);

} // namespace cmx

#endif // CMX_IR_KERNELINFO_H
