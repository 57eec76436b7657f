//===- PointerWebs.h - Which pointers lead to which allocas -----*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A web is an alloca with all pointers derived from it. Allocas whose pointers
// are merged by a phi or select share one web. A web can be promoted if no
// instruction blocks it.
//
// The analysis starts at the allocas and follows their pointers. The facts that
// are known about a pointer only become weaker: for example, its alignment can
// fall from 8 bytes to 1. So each pointer is visited at most six times, and the
// time is linear in the number of uses.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_LIB_TRANSFORMS_INPUT_PROMOTEARRAYS_POINTERWEBS_H
#define CMX_LIB_TRANSFORMS_INPUT_PROMOTEARRAYS_POINTERWEBS_H

#include "cmx/Analysis/MaskedAccess.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Operator.h"

#include <string>

namespace cmx {

/// The largest elements are 64-bit numbers.
constexpr unsigned MaxElemBytes = 8;

/// Is the content of \p GV known, and does it never change?
bool isConstantTable(const llvm::GlobalVariable &GV);

/// The number of bytes that a getelementptr adds to its base: a constant, plus
/// each variable index times a factor.
struct IndexSum {
  int64_t ConstBytes = 0;
  struct Term {
    llvm::Value *Index;
    int64_t ScaleBytes;
  };
  llvm::SmallVector<Term, 4> Terms;

  /// Returns std::nullopt for scalable types.
  static std::optional<IndexSum> get(const llvm::GEPOperator &GEP,
                                     const llvm::DataLayout &DL);
};

/// How memory contains a value of a type: as NumElts elements of type ElemTy.
struct MemoryForm {
  llvm::Type *ElemTy; ///< 1, 2, 4 or 8 bytes.
  unsigned NumElts;
  unsigned elemBytes() const { return ElemTy->getScalarSizeInBits() / 8; }
  unsigned bytes() const { return elemBytes() * NumElts; }

  /// Returns std::nullopt for types that registers do not hold.
  static std::optional<MemoryForm> get(llvm::Type *Ty);
};

struct PointerWeb {
  llvm::SmallVector<llvm::AllocaInst *, 1> Allocas;
  llvm::SmallVector<unsigned, 1> StartBytes; ///< Of each alloca.
  /// Why the web cannot be promoted (empty if it can), and the instruction that
  /// blocks it.
  std::string Blocked;
  const llvm::Instruction *Culprit = nullptr;

  unsigned NumAccesses = 0, NumVariable = 0;
  unsigned AlignBytes = MaxElemBytes; ///< The least alignment of the allocas.
  llvm::Type *ElemTy = nullptr;
  unsigned NumElts = 0;

  unsigned elemBytes() const { return ElemTy->getScalarSizeInBits() / 8; }
  uint64_t bytes() const { return uint64_t(NumElts) * elemBytes(); }
};

class PointerWebs {
public:
  explicit PointerWebs(llvm::Function &F);

  llvm::SmallVectorImpl<PointerWeb> &webs() { return Webs; }
  /// Returns the web to which a pointer or a vector of pointers belongs, or
  /// null if there is none.
  PointerWeb *webOf(const llvm::Value *Pointer);
  /// Returns a power of two that divides the offsets of all lanes of \p
  /// Pointer. \p Promised is the alignment of an access through \p Pointer. It
  /// can be larger than the alignment that the analysis has found.
  unsigned alignBytes(const llvm::Value *Pointer, llvm::Align Promised);
  bool isAccess(const llvm::Instruction &I) const {
    return Accesses.contains(const_cast<llvm::Instruction *>(&I));
  }

private:
  struct PointerInfo {
    unsigned Alloca; ///< Number of an alloca that it can point into.
    unsigned AlignBytes;
    bool IsVariable;        ///< Does its offset have a variable index?
    bool IsInBounds = true; ///< Is it known to stay in its variable?
  };

  void follow(llvm::Value *Pointer);
  void visitUse(llvm::Use &U, PointerInfo From);
  void derive(llvm::Value *Pointer, PointerInfo From);
  void visitGEP(llvm::GetElementPtrInst &GEP, PointerInfo From);
  void visitCall(llvm::CallBase &Call, llvm::Use &U, unsigned Alloca);
  void visitMemIntrinsic(llvm::MemIntrinsic &Mem, unsigned Alloca);
  void access(llvm::Instruction &I, llvm::Type *Ty, unsigned Alloca);
  void block(unsigned Alloca, const llvm::Twine &Why,
             const llvm::Instruction &By);
  void unite(unsigned A, unsigned B);
  unsigned leader(unsigned Alloca);
  void checkMergedPointers();
  void checkComparisons();
  void formWebs();
  void layOut(PointerWeb &Web);
  void countAccess(llvm::Instruction &I);
  void countAccess(const llvm::Value *Pointer, unsigned ElemBytes,
                   uint64_t TotalBytes, llvm::Align Promised,
                   llvm::Type *ElemTy);
  void chooseElements();

  /// The demands that the accesses of a web make on the elements of the web.
  struct Demand {
    unsigned ElemBytes = MaxElemBytes;
    unsigned LargestElemBytes = 1;
    uint64_t LargestBytes = 0;
    llvm::MapVector<llvm::Type *, unsigned> Types; ///< Of accesses.
  };

  const llvm::DataLayout &DL;
  llvm::SmallVector<llvm::AllocaInst *, 8> Allocas;
  llvm::SmallVector<unsigned, 8> Parent; ///< Union-find over Allocas.
  struct Blocker {
    std::string Why;
    const llvm::Instruction *By = nullptr;
  };
  llvm::SmallVector<Blocker, 8> Blockers; ///< The first blocker of each alloca.
  llvm::DenseMap<const llvm::Value *, PointerInfo> Pointers;
  llvm::SmallVector<llvm::Value *, 32> Worklist;
  llvm::SetVector<llvm::Instruction *> Accesses;
  /// Phis, selects, insertelements and shuffles of pointers.
  llvm::SetVector<llvm::Instruction *> Merged;
  llvm::SetVector<llvm::Instruction *> Compared;
  llvm::SmallVector<PointerWeb, 8> Webs;
  llvm::SmallVector<Demand, 8> Demands;
  llvm::DenseMap<unsigned, unsigned> WebOfLeader;
};

} // namespace cmx

#endif // CMX_LIB_TRANSFORMS_INPUT_PROMOTEARRAYS_POINTERWEBS_H
