//===- PieceDebug.cpp - Source variables of split vectors -----------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PieceDebug.h"
#include "cmx/Analysis/Bale.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/DebugProgramInstruction.h"
#include "llvm/IR/Metadata.h"

using namespace llvm;

namespace cmx {

/// Adds one record per piece before \p Record. Returns false, and adds none, if
/// a fragment is not possible.
static bool addFragments(DbgVariableRecord &Record,
                         ArrayRef<SplitVector::Piece> Pieces,
                         uint64_t ElemBits) {
  auto VariableBits = Record.getVariable()->getSizeInBits();
  SmallVector<DIExpression *, 8> Fragments;
  for (const SplitVector::Piece &P : Pieces) {
    uint64_t Offset = P.FirstElt * ElemBits;
    uint64_t Size = registerBytes(P.V->getType()) * 8;
    if (VariableBits &&
        (Offset + Size > *VariableBits || Size == *VariableBits))
      return false;
    auto Fragment = DIExpression::createFragmentExpression(
        Record.getExpression(), unsigned(Offset), unsigned(Size));
    if (!Fragment)
      return false;
    Fragments.push_back(*Fragment);
  }
  for (auto [P, Fragment] : zip(Pieces, Fragments)) {
    DbgVariableRecord *New = Record.clone();
    New->setRawLocation(ValueAsMetadata::get(P.V));
    New->setExpression(Fragment);
    New->insertBefore(&Record);
  }
  return true;
}

void describeByPieces(Value &Whole, ArrayRef<SplitVector::Piece> Pieces) {
  auto *Local = LocalAsMetadata::getIfExists(&Whole);
  uint64_t ElemBits = Whole.getType()->getScalarSizeInBits();
  if (!Local || ElemBits < 8)
    return;
  for (DbgVariableRecord *Record : Local->getAllDbgVariableRecordUsers())
    if (Record->isDbgValue() && !Record->hasArgList() &&
        !Record->getExpression()->isComplex() &&
        addFragments(*Record, Pieces, ElemBits))
      Record->eraseFromParent();
}

} // namespace cmx
