//===- BaleMaker.h - How a bale grows from its root -------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The class BaleMaker has the steps by which a bale grows from its root. A step
// adds one instruction: the one that computes the operand of a wrregion or of a
// conversion, a multiplication whose result is added, or an instruction that
// reads or converts a source. When bales are formed, a step is taken if the
// instruction has no other use. In Legal mode, the bale must also be legal on
// the target, at no higher cost. When a bale is described later, the same steps
// are taken if the instruction is known to be a member. Each instruction is
// reached by only one step, so the description equals the bale that was formed
// (BaleInfo asserts this).
//
// BaleMaker.cpp contains the conditions for members, the start of a bale at its
// root, and the steps for messages and predicates. BaleAbsorb.cpp contains the
// steps for operations and sources.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_LIB_ANALYSIS_BALEMAKER_H
#define CMX_LIB_ANALYSIS_BALEMAKER_H

#include "cmx/Analysis/Bale.h"

namespace cmx {

/// Which steps are taken when a bale is formed.
enum class Acceptance : unsigned char {
  All,     ///< All possible steps.
  Patient, ///< Like Legal, but takes all steps until the bale is legal.
  Legal    ///< Steps that make the bale legal, or keep it legal at no higher
           ///< cost.
};

class BaleMaker {
  using MemberMap =
      llvm::DenseMap<const llvm::Instruction *, llvm::Instruction *>;

public:
  BaleMaker(llvm::Instruction *Root, const TargetDesc *TD, BaleMode Mode,
            const MemberMap &RootOf)
      : Root(Root), TD(TD), Mode(Mode), RootOf(RootOf) {}
  /// Makes run() form the bale. \p LoadEpochs says for each load how many
  /// writes to memory come before it in the block; \p Epoch says this for the
  /// root.
  void
  form(const llvm::DenseMap<const llvm::Instruction *, unsigned> &LoadEpochs,
       unsigned Epoch, Acceptance Choice) {
    Forming = true;
    Accept = Choice;
    Epochs = &LoadEpochs;
    RootEpoch = Epoch;
  }

  Bale run();
  /// The instructions of possible steps that were not taken.
  llvm::ArrayRef<llvm::Instruction *> rejected() const { return Rejected; }
  /// Is \p I alone a legal instruction of the target, or no operation at all?
  static bool isLegalAlone(llvm::Instruction *I, const TargetDesc *TD);

private:
  llvm::Instruction *candidate(llvm::Value *Operand) const;
  bool take(Bale &&Next, llvm::Instruction *I);
  bool acceptable(const Bale &Next, llvm::Instruction *I) const;
  bool idealCheaper(const Bale &Next, llvm::Instruction *I) const;

  static bool startOperation(Bale &X, llvm::Instruction *I);
  static BaleSource sourceFor(llvm::Value *Operand, bool Signed,
                              unsigned NumElts);
  void startMove(llvm::Value *New);
  bool startWrite();
  void startRead();
  void startMessage(llvm::CallBase &Call);
  void startFlag();

  void growMain();
  bool takeConversion(Bale &Next, llvm::Instruction *I) const;
  bool narrowsInto(const Bale &Next, llvm::Instruction *I) const;
  void growMad();
  void growSource(unsigned K);
  bool growSourceStep(unsigned K);
  void growOffset(llvm::Value *&Offset, Region &R);
  void readOffset(llvm::Value *&Offset, unsigned &FirstElt,
                  unsigned NumOffsets);
  bool absorbRead(unsigned K, RdRegionInst *Rd);
  bool absorbExtension(unsigned K, llvm::CastInst *Cast);
  bool absorbModifier(unsigned K, llvm::Instruction *I);
  void growPredicate();
  void growMessage();
  bool takeMessage();

  llvm::Instruction *Root;
  const TargetDesc *TD;
  BaleMode Mode;
  const MemberMap &RootOf;
  bool Forming = false;
  Acceptance Accept = Acceptance::All;
  llvm::SmallVector<llvm::Instruction *, 4> Rejected;
  const llvm::DenseMap<const llvm::Instruction *, unsigned> *Epochs = nullptr;
  unsigned RootEpoch = 0;
  Bale B;
};

} // namespace cmx

#endif // CMX_LIB_ANALYSIS_BALEMAKER_H
