//===- Bale.h - Which instructions become one vISA instruction --*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A bale is a tree of instructions of one block that becomes one instruction of
// the target. It has a main operation, instructions that read or convert its
// sources (rdregion, extension, modifier), and instructions that change or
// store its result (saturation, narrowing, wrregion with its predicate). The
// last instruction is the root. Every other member has exactly one use, inside
// the bale. An instruction that is in no other bale is a bale by itself.
//
//   %a = rdregion(<256 x i8> %in, 32, 24, 1, 35)       member: source region
//   %f = uitofp <144 x i8> %a to <144 x float>         member: main operation
//   %r = wrregion(<288 x float> %old, %f, ...)         root: destination
//
// This analysis never changes IR and keeps no state between runs. It has two
// modes (BaleMode). It takes time linear in the number of instructions.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_ANALYSIS_BALE_H
#define CMX_ANALYSIS_BALE_H

#include "cmx/Analysis/OperationForm.h"
#include "cmx/IR/RegionInst.h"
#include "cmx/Target/TargetDesc.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/InstrTypes.h"
#include "llvm/IR/PassManager.h"

namespace cmx {

enum class BaleMode : unsigned char {
  /// A bale has all members that one instruction could execute if sizes and
  /// regions had no limits. Baling and legalization use these bales. If a
  /// target is given, it is used only for choices that depend on cost (narrow
  /// destinations, integer mad).
  Maximal,
  /// A bale takes a member only if the bale is then legal on the target, and if
  /// the member costs no more in the bale than outside of it. Code generation
  /// prints these bales.
  Legal
};

/// How the lanes of a predicate enable the lanes of an instruction.
enum class PredicateMode : unsigned char { PerLane, Any, All };

/// A predicate operand: the lanes of the value Mask from FirstLane on.
struct PredicateUse {
  llvm::Value *Mask = nullptr; ///< A vector of i1, or i1. Null: no predicate.
  bool Inverted = false;
  PredicateMode Mode = PredicateMode::PerLane;
  unsigned FirstLane = 0;
  explicit operator bool() const { return Mask; }
  bool operator==(const PredicateUse &O) const {
    return Mask == O.Mask && Inverted == O.Inverted && Mode == O.Mode &&
           FirstLane == O.FirstLane;
  }
};

/// One source operand of a bale.
struct BaleSource {
  /// The value that is read, or a constant. It is not a rename, and not a
  /// member of the bale.
  llvm::Value *V = nullptr;
  ElemType Type = ElemType::UD;        ///< The elements are read as this type.
  Region R = Region::contiguous(4, 1); ///< The elements that are read.
  llvm::Value *Offset = nullptr; ///< Byte offset(s) of an indirect region.
  unsigned OffsetFirstElt = 0;   ///< The element of Offset for the first row.
  unsigned NumOffsets = 1;       ///< More than one: an offset for each row.
  Modifier Mod = Modifier::None;
  /// The members that the source has absorbed (reads, extensions, modifiers),
  /// from the operation outwards. Reads have become part of R.
  llvm::SmallVector<llvm::Instruction *, 2> Absorbed;

  bool isConstant() const;
  bool operator==(const BaleSource &O) const;
};

/// One bale, described as an operation of the target and its operands.
struct Bale {
  enum class Kind : unsigned char {
    Operation, ///< One vISA operation with region operands.
    Message,   ///< A call (Main) that accesses memory or reads an id.
    Flag,      ///< Works on predicates: logic, parts of predicates, constants.
    Other      ///< Phi, terminator, free bitcast: no operation of its own.
  };

  Kind K = Kind::Other;
  llvm::Instruction *Root = nullptr;
  /// The instruction that computes; null if the bale only moves a value.
  llvm::Instruction *Main = nullptr;
  /// If the bale is a mad and Main is its addition: the multiplication. The
  /// factors are sources 0 and 1, and the other operand of Main is source 2.
  llvm::Instruction *Product = nullptr;
  /// Members that convert or saturate the result of Main, from the root
  /// inwards.
  llvm::SmallVector<llvm::Instruction *, 1> Conversions;
  Operation Op = Operation::Mov;
  llvm::CmpInst::Predicate Cond = llvm::CmpInst::BAD_ICMP_PREDICATE;
  bool Saturate = false;
  unsigned NumElts = 1; ///< The number of computed elements (exec size).

  bool WritesPredicate = false; ///< The destination is a predicate.
  ElemType DstType = ElemType::UD;
  /// The destination: a region of OldValue if the root is a wrregion, otherwise
  /// the whole value of the root.
  llvm::Value *OldValue = nullptr;
  Region DstRegion = Region::contiguous(4, 1);
  llvm::Value *DstOffset = nullptr; ///< Byte offset of an indirect destination.
  unsigned DstOffsetFirstElt = 0;   ///< The element of DstOffset to use.
  unsigned DstFirstLane = 0;        ///< Of a predicate destination.

  /// The lanes that are written; for sel, the lanes that take source 0.
  PredicateUse Pred;
  /// The sources, in the order of the operation's operands. A message has one
  /// source for each argument of the call.
  llvm::SmallVector<BaleSource, 3> Srcs;
  /// All instructions of the bale except the root.
  llvm::SmallVector<llvm::Instruction *, 6> Members;

  /// Returns the type of source \p K if it is an immediate, else std::nullopt.
  /// A factor that fits in a word has type word, because a product of two
  /// dwords costs more than a product of a dword and a word (TargetDesc's cost
  /// table).
  std::optional<ElemType> immediateType(unsigned K) const;
  /// Describes the bale as one instruction, to check its legality and cost.
  InstDesc desc() const;
  bool operator==(const Bale &O) const;
};

/// The bales of a function.
class BaleInfo {
public:
  /// \p TD may be null in Maximal mode.
  BaleInfo(llvm::Function &F, const TargetDesc *TD,
           BaleMode Mode = BaleMode::Maximal);

  /// Is \p I inside the bale of another instruction?
  bool isMember(const llvm::Instruction *I) const {
    return RootOf.count(I) != 0;
  }
  /// The root of the bale that \p I belongs to.
  llvm::Instruction *root(const llvm::Instruction *I) const;
  /// The bale of which \p Root is the root.
  Bale bale(llvm::Instruction *Root) const;

  const TargetDesc *target() const { return TD; }
  void print(llvm::raw_ostream &OS, const llvm::Function &F) const;

private:
  const TargetDesc *TD;
  BaleMode Mode;
  llvm::DenseMap<const llvm::Instruction *, llvm::Instruction *> RootOf;
};

/// Is \p V a register bitcast or a freeze? Both leave the bytes where they are.
bool isRename(const llvm::Value *V);
/// Follows renames from \p V to the value that holds the bytes.
llvm::Value *stripRenames(llvm::Value *V);

/// Returns the vISA element type of an LLVM scalar or vector type. Integer
/// types are signed if \p Signed. Returns std::nullopt for other types (i1,
/// pointers, odd widths).
std::optional<ElemType> elemTypeOf(llvm::Type *Ty, bool Signed);
/// Returns the reason why no variable can hold values of type \p Ty, or an
/// empty text if a variable can.
std::string tooLargeText(llvm::Type *Ty, const TargetDesc &TD);

class BaleAnalysis : public llvm::AnalysisInfoMixin<BaleAnalysis> {
  friend llvm::AnalysisInfoMixin<BaleAnalysis>;
  static llvm::AnalysisKey Key;

public:
  using Result = BaleInfo;
  /// Finds maximal bales, without a target.
  Result run(llvm::Function &F, llvm::FunctionAnalysisManager &);
};

/// print<cmx-bales>: every bale of a function, a line for each part.
class BalePrinterPass : public llvm::PassInfoMixin<BalePrinterPass> {
  llvm::raw_ostream &OS;

public:
  explicit BalePrinterPass(llvm::raw_ostream &OS) : OS(OS) {}
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
  static bool isRequired() { return true; }
};

} // namespace cmx

#endif // CMX_ANALYSIS_BALE_H
