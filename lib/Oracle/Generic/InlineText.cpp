//===- InlineText.cpp - Inline assembly as a runtime call -----------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The text becomes a vISA kernel whose inputs are the operands. The operands
// lie one after the other in a variable. Each one is aligned like the start of
// a register.
//
//===----------------------------------------------------------------------===//

#include "GenericLowering.h"

#include "cmx/Analysis/Bale.h"
#include "cmx/IR/InlineAsm.h"

#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace cmx::generic {

static Value *placeOf(IRBuilder<> &B, Value *Memory, uint64_t OffsetBytes) {
  return B.CreateConstInBoundsGEP1_64(B.getInt8Ty(), Memory, OffsetBytes);
}

/// Returns the text that declares operand \p Name, an input at \p OffsetBytes.
static std::string declaration(const AsmOperand &O, StringRef Name,
                               uint64_t OffsetBytes, uint64_t NumBytes) {
  // The number of lanes of a predicate is a power of two, as in instructions.
  // Each lane has a byte.
  std::string Lanes = std::to_string(
      O.K == AsmOperand::Kind::Predicate ? NumBytes : laneCount(O.Ty));
  std::string Type = "v_type=P";
  if (O.K != AsmOperand::Kind::Predicate)
    Type = ("v_type=G type=" + elemTypeText(*elemTypeOf(O.Ty, true))).str();
  return (".decl " + Name + " " + Type + " num_elts=" + Lanes +
          (O.K == AsmOperand::Kind::Predicate ? "" : " align=GRF") +
          "\n.input " + Name + " offset=" + Twine(OffsetBytes) +
          " size=" + Twine(NumBytes) + "\n")
      .str();
}

void GenericLowering::lowerInlineAsm(CallInst &I) {
  std::string Problem, Head = ".version 3.8\n.kernel \"inline\"\n";
  auto Operands = asmOperands(I, Problem);
  assert(Operands && "the verifier accepts no such operands");
  std::vector<std::string> Names;
  SmallVector<uint64_t, 8> Offsets;
  uint64_t NumBytes = 0;
  for (const AsmOperand &O : *Operands) {
    if (O.SharedWith) {
      Names.push_back(Names[*O.SharedWith]);
      Offsets.push_back(Offsets[*O.SharedWith]);
      continue;
    }
    Names.push_back("cmx_operand_" + std::to_string(Names.size()));
    Offsets.push_back(NumBytes);
    if (!O.isVariable())
      continue;
    bool IsMask = O.K == AsmOperand::Kind::Predicate;
    uint64_t Size = IsMask ? bit_ceil(laneCount(O.Ty)) : typeBytes(O.Ty);
    Head += declaration(O, Names.back(), NumBytes, Size);
    NumBytes = alignTo(NumBytes + Size, ScratchAlign);
  }
  auto Text = asmText(I, *Operands, Names, Problem);
  assert(Text && "the verifier accepts no such text");
  std::string Whole = Head + *Text + "\nret (M1, 1)\n";

  Value *Memory = scratch(ArrayType::get(B.getInt8Ty(), NumBytes));
  B.CreateMemSet(Memory, B.getInt8(0), NumBytes, ScratchAlign);
  auto InMemory = [&](Type *Ty) {
    return Ty->isIntOrIntVectorTy(1) ? typeLike(Ty, B.getInt8Ty()) : Ty;
  };
  for (auto [O, Offset] : zip(*Operands, Offsets)) {
    if (!O.V || !O.isVariable())
      continue;
    Value *Place = placeOf(B, Memory, Offset);
    Value *V = InMemory(O.Ty) == O.Ty ? O.V : B.CreateZExt(O.V, InMemory(O.Ty));
    B.CreateAlignedStore(V, Place, ScratchAlign);
  }
  callRuntime(RuntimeFunction::InlineText,
              {RT.site(Whole), i64(Whole.size()), Memory, i64(NumBytes)});
  Value *Result =
      I.getType()->isStructTy() ? PoisonValue::get(I.getType()) : nullptr;
  for (unsigned N = 0; N != Operands->size() && (*Operands)[N].isOutput();
       ++N) {
    Type *Ty = (*Operands)[N].Ty;
    Value *V = B.CreateAlignedLoad(InMemory(Ty), placeOf(B, Memory, Offsets[N]),
                                   ScratchAlign);
    if (InMemory(Ty) != Ty)
      V = B.CreateTrunc(V, Ty);
    Result = Result ? B.CreateInsertValue(Result, V, N) : V;
  }
  if (Result)
    I.replaceAllUsesWith(Result);
  I.eraseFromParent();
}

} // namespace cmx::generic
