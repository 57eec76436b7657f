//===- Compat.h - Differences between LLVM releases -------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// This is the only file that looks at LLVM_VERSION_MAJOR (utils/check-layering
// enforces this). All other code is written for the newest supported LLVM and
// uses the macros and functions below where releases differ.
//
// This header includes no llvm/IR header, so the libraries Region and VISA are
// allowed to use it.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_SUPPORT_COMPAT_H
#define CMX_SUPPORT_COMPAT_H

#include "llvm/Config/llvm-config.h"

/// The major version, which is in the names of LLVM's programs (opt-22).
#define CMX_LLVM_MAJOR LLVM_VERSION_MAJOR

/// The header that declares PassPlugin and PassPluginLibraryInfo. LLVM 22 moved
/// it to the Plugins library. Use: `#include CMX_PASS_PLUGIN_HEADER`.
#if LLVM_VERSION_MAJOR >= 22
#define CMX_PASS_PLUGIN_HEADER "llvm/Plugins/PassPlugin.h"
#else
#define CMX_PASS_PLUGIN_HEADER "llvm/Passes/PassPlugin.h"
#endif

/// The attribute of a pointer parameter that a function does not capture. Needs
/// llvm/IR/Attributes.h.
#if LLVM_VERSION_MAJOR >= 21
#define CMX_NO_CAPTURE_ATTRIBUTE(Ctx)                                          \
  llvm::Attribute::getWithCaptureInfo(Ctx, llvm::CaptureInfo::none())
#else
#define CMX_NO_CAPTURE_ATTRIBUTE(Ctx)                                          \
  llvm::Attribute::get(Ctx, llvm::Attribute::NoCapture)
#endif

/// Intrinsics that LLVM 20 or 21 added. For older releases, STEPVECTOR and the
/// macros with OR stand for an older intrinsic. The others are numbers that no
/// intrinsic has, for comparisons. All macros need llvm/IR/Intrinsics.h.
#if LLVM_VERSION_MAJOR >= 20
#define CMX_INTRINSIC_MINIMUMNUM llvm::Intrinsic::minimumnum
#define CMX_INTRINSIC_MAXIMUMNUM llvm::Intrinsic::maximumnum
#define CMX_MINIMUMNUM_OR_MINNUM llvm::Intrinsic::minimumnum
#define CMX_MAXIMUMNUM_OR_MAXNUM llvm::Intrinsic::maximumnum
#define CMX_INTRINSIC_ATAN2 llvm::Intrinsic::atan2
#define CMX_INTRINSIC_SINCOS llvm::Intrinsic::sincos
#define CMX_INTRINSIC_STEPVECTOR llvm::Intrinsic::stepvector
#define CMX_INTRINSIC_FAKE_USE llvm::Intrinsic::fake_use
#else
#define CMX_INTRINSIC_MINIMUMNUM (llvm::Intrinsic::num_intrinsics + 1)
#define CMX_INTRINSIC_MAXIMUMNUM (llvm::Intrinsic::num_intrinsics + 2)
#define CMX_MINIMUMNUM_OR_MINNUM llvm::Intrinsic::minnum
#define CMX_MAXIMUMNUM_OR_MAXNUM llvm::Intrinsic::maxnum
#define CMX_INTRINSIC_ATAN2 (llvm::Intrinsic::num_intrinsics + 3)
#define CMX_INTRINSIC_SINCOS (llvm::Intrinsic::num_intrinsics + 4)
#define CMX_INTRINSIC_STEPVECTOR llvm::Intrinsic::experimental_stepvector
#define CMX_INTRINSIC_FAKE_USE (llvm::Intrinsic::num_intrinsics + 7)
#endif
#if LLVM_VERSION_MAJOR >= 21
#define CMX_INTRINSIC_MODF llvm::Intrinsic::modf
#else
#define CMX_INTRINSIC_MODF (llvm::Intrinsic::num_intrinsics + 5)
#endif
/// Do llvm.lround and llvm.llround exist for vectors, like llvm.lrint?
#if LLVM_VERSION_MAJOR >= 20
#define CMX_HAS_LROUND_OF_VECTORS 1
#else
#define CMX_HAS_LROUND_OF_VECTORS 0
#endif

/// Does this LLVM have the intrinsic \p Id? Code must check this before it
/// creates a call of \p Id.
#define CMX_HAS_INTRINSIC(Id) ((Id) < llvm::Intrinsic::num_intrinsics)

/// The intrinsics Name2, Name3, ..., which interleave or deinterleave that many
/// vectors.
#if LLVM_VERSION_MAJOR >= 22
#define CMX_INTERLEAVE_INTRINSICS(Name)                                        \
  llvm::Intrinsic::Name##2, llvm::Intrinsic::Name##3,                          \
      llvm::Intrinsic::Name##4, llvm::Intrinsic::Name##5,                      \
      llvm::Intrinsic::Name##6, llvm::Intrinsic::Name##7,                      \
      llvm::Intrinsic::Name##8
#else
#define CMX_INTERLEAVE_INTRINSICS(Name) llvm::Intrinsic::Name##2
#endif

/// The intrinsics that take neighbouring lanes from the concatenation of two
/// vectors. Before LLVM 22, a negative offset counts from the end of the first
/// vector. From LLVM 22 on, the offset of splice.right counts from there.
#if LLVM_VERSION_MAJOR >= 22
#define CMX_INTRINSIC_SPLICE llvm::Intrinsic::vector_splice_left
#define CMX_INTRINSIC_SPLICE_RIGHT llvm::Intrinsic::vector_splice_right
#else
#define CMX_INTRINSIC_SPLICE llvm::Intrinsic::vector_splice
#define CMX_INTRINSIC_SPLICE_RIGHT (llvm::Intrinsic::num_intrinsics + 6)
#endif

/// Does \p Cmp, an ICmpInst, have the flag samesign? LLVM 20 introduced it.
#if LLVM_VERSION_MAJOR >= 20
#define CMX_HAS_SAME_SIGN(Cmp) ((Cmp).hasSameSign())
#else
#define CMX_HAS_SAME_SIGN(Cmp) ((void)(Cmp), false)
#endif

/// Is operand \p Index of the vector form of intrinsic \p Id a scalar? Needs
/// llvm/Analysis/VectorUtils.h.
#if LLVM_VERSION_MAJOR >= 20
#define CMX_IS_SCALAR_VECTOR_OPERAND(Id, Index)                                \
  llvm::isVectorIntrinsicWithScalarOpAtArg(Id, Index, nullptr)
#else
#define CMX_IS_SCALAR_VECTOR_OPERAND(Id, Index)                                \
  llvm::isVectorIntrinsicWithScalarOpAtArg(Id, Index)
#endif

/// The argument of getLoadStoreAlignment and getLoadStoreType for \p I, a
/// `const Instruction *`.
#if LLVM_VERSION_MAJOR >= 20
#define CMX_LOAD_STORE(I) (I)
#else
#define CMX_LOAD_STORE(I) const_cast<llvm::Instruction *>(I)
#endif

/// Returns the declaration of an intrinsic in a module, and makes it if
/// necessary. Needs llvm/IR/Intrinsics.h.
#if LLVM_VERSION_MAJOR >= 20
#define CMX_INTRINSIC_DECLARATION llvm::Intrinsic::getOrInsertDeclaration
#else
#define CMX_INTRINSIC_DECLARATION llvm::Intrinsic::getDeclaration
#endif

/// Does intrinsic \p Id belong to one target? Needs llvm/IR/Function.h before
/// LLVM 20, and llvm/IR/Intrinsics.h from LLVM 20 on.
#if LLVM_VERSION_MAJOR >= 20
#define CMX_IS_TARGET_INTRINSIC(Id) llvm::Intrinsic::isTargetIntrinsic(Id)
#else
#define CMX_IS_TARGET_INTRINSIC(Id) llvm::Function::isTargetIntrinsic(Id)
#endif

/// The header that declares llvm::orc::absoluteSymbols.
#if LLVM_VERSION_MAJOR >= 21
#define CMX_ORC_ABSOLUTE_SYMBOLS_HEADER                                        \
  "llvm/ExecutionEngine/Orc/AbsoluteSymbols.h"
#else
#define CMX_ORC_ABSOLUTE_SYMBOLS_HEADER "llvm/ExecutionEngine/Orc/Core.h"
#endif

/// The argument of Module::setTargetTriple for an llvm::Triple.
#if LLVM_VERSION_MAJOR >= 21
#define CMX_MODULE_TRIPLE(T) (T)
#else
#define CMX_MODULE_TRIPLE(T) ((T).str())
#endif

/// The units of a DWARFYAML::Data. Needs llvm/ObjectYAML/DWARFYAML.h.
#if LLVM_VERSION_MAJOR >= 22
#define CMX_DWARF_UNITS(Data) ((Data).Units)
#else
#define CMX_DWARF_UNITS(Data) ((Data).CompileUnits)
#endif

/// Does the parser of IR record where each value is in the text (in an
/// AsmParserContext)?
#if LLVM_VERSION_MAJOR >= 22
#define CMX_HAS_ASM_PARSER_CONTEXT 1
#else
#define CMX_HAS_ASM_PARSER_CONTEXT 0
#endif

#endif // CMX_SUPPORT_COMPAT_H
