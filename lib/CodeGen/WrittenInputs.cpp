//===- WrittenInputs.cpp - Inputs that need a copy ------------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "WrittenInputs.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Support/ErrorHandling.h"

#include <algorithm>
#include <map>
#include <set>

using namespace llvm;
using namespace cmx::visa;

namespace cmx {

static bool isImm(const Operand &O) { return O.kind() == Operand::Kind::Imm; }

/// Is \p I a message whose surface or descriptor is known only at run time?
static bool hasVariableSurface(const Kernel &K, const visa::Instruction &I) {
  ArrayRef<Operand> Ops = K.operands(I);
  switch (opcodeFormat(I.Op)) {
  case Format::LscLoad:
  case Format::LscStore:
  case Format::LscAtomic:
  case Format::LscBlock2D:
    // Only the surface can be an immediate.
    return I.Lsc.Model != LscModel::Flat && none_of(Ops, isImm);
  case Format::RawSend:
  case Format::RawSends:
    return any_of(
        Ops, [](const Operand &O) { return O.kind() == Operand::Kind::Src; });
  case Format::OwordBlock:
  case Format::MediaBlock:
  case Format::SurfaceScatter:
  case Format::SurfaceQuad:
  case Format::TypedQuad:
  case Format::TypedAtomic:
  case Format::SurfaceAtomic:
  case Format::Sampler:
  case Format::SamplerLoad:
  case Format::MediaSampler:
  case Format::UnormSampler:
    return any_of(Ops, [&](const Operand &O) {
      return O.kind() == Operand::Kind::State && !K.decl(O.decl()).Predefined;
    });
  case Format::Alu:
  case Format::Label:
  case Format::Function:
  case Format::Branch:
  case Format::SwitchJmp:
  case Format::Return:
  case Format::FunctionCall:
  case Format::IndirectCall:
  case Format::FunctionAddress:
  case Format::SvmBlock:
  case Format::SvmScatter:
  case Format::SvmQuad:
  case Format::SvmAtomic:
  case Format::LscFence:
  case Format::Plain:
  case Format::Sources:
  case Format::Fence:
  case Format::Dpas:
  case Format::Lifetime:
  case Format::File:
  case Format::Loc:
    return false;
  }
  llvm_unreachable("unknown format");
}

/// A variable that is not an alias, and the offset of a byte in it.
using Place = std::pair<DeclId, uint64_t>;

static Place placeOf(const Kernel &K, const Operand &O) {
  auto [Root, OffsetBytes] = K.root(O.decl());
  return {Root, OffsetBytes + uint64_t(O.offsetBytes())};
}

/// A key consists of operation, size, and places of the sources. GenX_IR may
/// assume that instructions with equal keys have the same value. The key is
/// empty for instructions that GenX_IR does not compare.
using ValueKey = SmallVector<uint64_t, 8>;

static ValueKey keyOf(const Kernel &K, const visa::Instruction &I) {
  ArrayRef<Operand> Ops = K.operands(I);
  auto IsZero = [](const Operand &O) { return isImm(O) && !O.immBits(); };
  bool IsZeroProduct = I.Op == Opcode::Mul && any_of(Ops, IsZero);
  if ((I.Op != Opcode::Mov && I.Op != Opcode::Shl && I.Op != Opcode::Shr &&
       !IsZeroProduct) ||
      Ops[0].kind() != Operand::Kind::Dst || I.Saturate || I.predicate())
    return {};
  // The finalizer may split wide moves into dwords.
  ValueKey Key{uint64_t(IsZeroProduct ? Opcode::Mov : I.Op),
               std::min(4u, elemTypeBytes(K.decl(Ops[0].decl()).Type))};
  if (IsZeroProduct)
    return Key;
  for (const Operand &O : Ops.drop_front())
    if (!isImm(O) && O.hasDecl())
      append_range(
          Key, ValueKey{uint64_t(placeOf(K, O).first), placeOf(K, O).second});
  return Key;
}

namespace {

/// The state of the walk through a block.
struct Walk {
  const Kernel &K;
  SmallDenseSet<DeclId> Inputs;
  std::map<ValueKey, SmallSetVector<DeclId, 4>> WrittenByValue;
  std::set<Place> Written;
  /// Inputs that were written, and whose value a later operation may have, too.
  SmallSetVector<DeclId, 4> Doubtful;

  explicit Walk(const Kernel &K) : K(K) {
    for (const Input &In : K.Inputs)
      if (K.decl(In.Var).Kind == DeclKind::General)
        Inputs.insert(In.Var);
  }
  void endBlock() {
    WrittenByValue.clear();
    Written.clear();
    Doubtful.clear();
  }
  void visit(const visa::Instruction &I, const ValueKey &Key);
};

} // namespace

void Walk::visit(const visa::Instruction &I, const ValueKey &Key) {
  if (auto It = WrittenByValue.find(Key); It != WrittenByValue.end())
    Doubtful.insert(It->second.begin(), It->second.end());
  // This instruction may copy an input that was written.
  for (const Operand &O : K.operands(I).drop_front())
    if (O.kind() == Operand::Kind::Src && Written.count(placeOf(K, O)))
      Doubtful.insert(placeOf(K, O).first);
  const Operand &Dst = K.operands(I)[0];
  Place To = placeOf(K, Dst);
  if (To.first == Dst.decl() || !Inputs.contains(To.first))
    return;
  WrittenByValue[Key].insert(To.first);
  Written.insert(To);
}

std::vector<DeclId> inputsToCopy(const Kernel &K) {
  Walk W(K);
  SetVector<DeclId> Result;
  if (W.Inputs.empty())
    return {};
  visa::BlockEnds Ends(K);
  for (const visa::Instruction &I : K.body()) {
    if (Ends.isEnd(I))
      W.endBlock();
    else if (hasVariableSurface(K, I))
      Result.insert(W.Doubtful.begin(), W.Doubtful.end());
    else if (ValueKey Key = keyOf(K, I); !Key.empty())
      W.visit(I, Key);
  }
  return {Result.begin(), Result.end()};
}

} // namespace cmx
