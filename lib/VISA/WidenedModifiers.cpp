//===- WidenedModifiers.cpp - Narrow -x and |x| in wider sums -------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/VISA/WidenedModifiers.h"

#include "LaneWriters.h"

#include "llvm/ADT/BitVector.h"

using namespace llvm;

namespace cmx {
namespace visa {

/// Returns the type of the elements of \p O, or std::nullopt if \p O is neither
/// a region nor an immediate.
static std::optional<ElemType> elementType(const Kernel &K, const Operand &O) {
  if (O.isDirect())
    return K.decl(O.decl()).Type;
  if (O.isIndirect() || O.kind() == Operand::Kind::Imm)
    return O.type();
  return std::nullopt;
}

static bool isSignedInt(ElemType T) {
  return elemTypeKind(T) == ElemKind::SInt;
}

/// Does \p I only copy its first source, perhaps with a source modifier, to
/// integers of the same size?
static bool isSameSizeCopy(const Kernel &K, const Instruction &I) {
  if (I.Op != Opcode::Mov && I.Op != Opcode::Add)
    return false;
  if (I.predicate() || I.Saturate)
    return false;
  ArrayRef<Operand> O = K.operands(I);
  // Code generation writes some negations as an addition of 0.
  if (I.Op == Opcode::Add &&
      (O[2].kind() != Operand::Kind::Imm || O[2].immBits() != 0))
    return false;
  std::optional<ElemType> Dst = elementType(K, O[0]),
                          Src = elementType(K, O[1]);
  return O[0].isDirect() && Src && isInt(*Dst) && isInt(*Src) &&
         elemTypeBytes(*Dst) == elemTypeBytes(*Src);
}

/// Does \p I compute -x or |x| of its first source operand x? If x is unsigned,
/// |x| is x and needs no computation.
static bool hasModifier(const Kernel &K, const Instruction &I) {
  const Operand &Src = K.operands(I)[1];
  if (!Src.isDirect() && !Src.isIndirect())
    return false;
  return Src.modifier() == SrcMod::Neg ||
         (Src.modifier() == SrcMod::Abs && isSignedInt(*elementType(K, Src)));
}

/// Does \p I have an operand of floats, or of integers that are larger than
/// those of type \p Read?
static bool isWiderThan(const Kernel &K, const Instruction &I, ElemType Read) {
  return any_of(K.operands(I), [&](const Operand &O) {
    std::optional<ElemType> T = elementType(K, O);
    return T && (!isInt(*T) || elemTypeBytes(*T) > elemTypeBytes(Read));
  });
}

/// Is the result of \p I, modulo a power of two, determined by its source
/// operands modulo the same power?
static bool isModular(const Instruction &I) {
  return !I.Saturate &&
         is_contained({Opcode::Mov, Opcode::Sel, Opcode::Add, Opcode::Mul,
                       Opcode::Mad, Opcode::Add3, Opcode::Shl, Opcode::And,
                       Opcode::Or, Opcode::Xor, Opcode::Not, Opcode::Bfn,
                       Opcode::AddrAdd},
                      I.Op);
}

std::vector<size_t> widenedModifiers(const Kernel &K) {
  if (none_of(K.body(), [&](const Instruction &I) {
        return isSameSizeCopy(K, I) && hasModifier(K, I);
      }))
    return {};
  LaneWriters Writers(K);
  BlockEnds Ends(K);
  // Maps an instruction with a modifier to itself, and a copy of its result to
  // the instruction with the modifier.
  DenseMap<size_t, size_t> ModifierOf;
  BitVector Found(unsigned(K.body().size()));
  for (auto [At, I] : enumerate(K.body())) {
    if (Ends.isEnd(I))
      Writers.startBlock(At);
    bool IsCopy = isSameSizeCopy(K, I);
    if (IsCopy && hasModifier(K, I))
      ModifierOf[At] = At;
    for (const Operand &O : K.operands(I)) {
      if (O.kind() != Operand::Kind::Src || ModifierOf.empty())
        continue;
      std::optional<size_t> W = Writers.writerOf(Writers.placesOf(I, O));
      auto Modifier = W ? ModifierOf.find(*W) : ModifierOf.end();
      if (Modifier == ModifierOf.end())
        continue;
      ElemType Read = K.decl(O.decl()).Type;
      if (isSignedInt(Read) && (isWiderThan(K, I, Read) || !isModular(I)))
        Found.set(unsigned(Modifier->second));
      else if (IsCopy && O.modifier() == SrcMod::None)
        ModifierOf.insert({At, Modifier->second});
    }
    Writers.note(At);
  }
  return std::vector<size_t>(Found.set_bits_begin(), Found.set_bits_end());
}

} // namespace visa
} // namespace cmx
