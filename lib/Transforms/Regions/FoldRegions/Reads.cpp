//===- Reads.cpp - Reads of reads and of extensions -----------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A read of a read costs no instructions, because baling gives each user its
// own copy of both reads and composes them as this pass does. But other passes
// can do more with one region than with two.
//
// An extension moves after its reads only if all its users read parts without
// repeated elements, and these parts together have no more lanes than the
// extension. So the new extensions together extend no more lanes than the old
// one. An operand of a user may even include the new extension. The flags of
// the extension stay, because the operation on each lane is the same.
//
//===----------------------------------------------------------------------===//

#include "FoldContext.h"

#include "cmx/Analysis/Bale.h"

#include "llvm/IR/InstrTypes.h"

using namespace llvm;

namespace cmx {

/// The maximum number of users of an extension that are examined.
static constexpr unsigned MaxParts = 64;

static bool isExtension(const Instruction &I) {
  switch (I.getOpcode()) {
  case Instruction::ZExt:
  case Instruction::SExt:
  case Instruction::FPExt:
  case Instruction::UIToFP:
  case Instruction::SIToFP:
    break;
  default:
    return false;
  }
  Type *From = I.getOperand(0)->getType();
  return elementBytes(From) != 0 &&
         elementBytes(From) <= elementBytes(I.getType());
}

/// Is \p I an extension whose users all read parts? The parts together must not
/// have more lanes than \p I.
static bool isReadInParts(FoldContext &C, const RdRegionInst &Read,
                          const Instruction &I) {
  if (!isExtension(I))
    return false;
  if (I.hasNUsesOrMore(MaxParts)) {
    // Emit only one remark for all users.
    if (*I.user_begin() == &Read)
      C.noteMissed("ExtensionKept", I, "it has too many users to look at");
    return false;
  }
  uint64_t Bytes = registerBytes(I.getType()), LanesRead = 0;
  for (const User *U : I.users()) {
    const auto *Rd = dyn_cast<RdRegionInst>(U);
    // If I is the offset of the read, the offset is variable.
    if (!Rd || Rd->hasVariableOffset() || !Rd->region().fitsIn(Bytes) ||
        Rd->region().hasOverlap())
      return false;
    LanesRead += Rd->numElts();
  }
  return LanesRead <= numLanes(I.getType());
}

/// Returns the region with the lanes of \p R in a vector whose elements have
/// \p ElemBytes bytes.
static std::optional<Region> withElements(const Region &R, unsigned ElemBytes) {
  return Region::get(
      {ElemBytes, R.numElts(), R.vStrideElts(), R.widthElts(), R.hStrideElts(),
       R.offsetBytes() / int64_t(R.elemBytes()) * int64_t(ElemBytes)});
}

static RegionSource throughReads(RegionSource S) {
  while (auto Next = throughRead(S))
    S = *Next;
  return S;
}

static Value *foldReadOfExtension(FoldContext &C, RdRegionInst &Rd) {
  auto *Ext = dyn_cast<CastInst>(Rd.source());
  if (!Ext || !isReadInParts(C, Rd, *Ext))
    return nullptr;
  Value *Narrow = Ext->getOperand(0);
  auto R = withElements(Rd.region(), elementBytes(Narrow->getType()));
  if (!R) // Elements of i24 or i48, which cmx-public-forms widens.
    return nullptr;
  Type *Ty = Narrow->getType()->getScalarType();
  if (Rd.getType()->isVectorTy())
    Ty = FixedVectorType::get(Ty, Rd.numElts());
  Value *Part = C.RB.createRead(
      throughReads({stripRegisterBitcasts(Narrow), *R, nullptr}), Ty);
  if (isa<RdRegionInst>(Part))
    C.NewReads.push_back(Part);
  Value *Result = C.RB.ir().CreateCast(Ext->getOpcode(), Part, Rd.getType());
  if (auto *NewExt = dyn_cast<CastInst>(Result))
    NewExt->copyIRFlags(Ext);
  C.noteFold("ReadOfExtension", Rd, "an extension of the part read");
  return Result;
}

Value *foldRead(FoldContext &C, RdRegionInst &Rd) {
  RegionSource S = readSource(Rd);
  bool Changed = S.isDirect() && Rd.hasRowOffsets();
  if (auto Start = findCommonStart(C, Rd)) {
    S.R = Start->R;
    S.Offset = Start->Offset;
    Changed = true;
  }
  if (Changed)
    C.noteFold("RowOffsets", Rd, "a region with one start");
  RegionSource From = throughReads(S);
  if (!(From == S)) {
    C.noteFold("ReadOfRead", Rd, "a read of what its source reads");
    Changed = true;
  } else if (isa<RdRegionInst>(From.V)) {
    C.noteMissed("ReadOfRead", Rd, "the elements are no single region there");
  }
  if (Changed)
    return C.RB.createRead(From, Rd.getType());
  return foldReadOfExtension(C, Rd);
}

} // namespace cmx
