//===- EmitOperands.cpp - Declarations and operands of values -------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KernelEmitter.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/bit.h"
#include "llvm/IR/Constants.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace cmx {

unsigned predicateLanes(unsigned Lanes) {
  return unsigned(llvm::bit_ceil(std::min(Lanes, 32u)));
}

visa::DeclId KernelEmitter::general(const Value *V) {
  unsigned Var = Vars.variableOf(V);
  assert(Var < Decls.size() && "value without a variable");
  assert(!Vars.variables()[Var].IsPredicate && "predicate as a general value");
  return Decls[Var][0];
}

visa::DeclId KernelEmitter::general(const Value *V, ElemType T) {
  return K.getAlias(general(V), T);
}

visa::DeclId KernelEmitter::predicate(const Value *V, unsigned Lane) {
  unsigned Var = Vars.variableOf(V);
  assert(Var < Decls.size() && "predicate without a variable");
  assert(Vars.variables()[Var].IsPredicate && Lane / 32 < Decls[Var].size() &&
         "no such lanes of a predicate");
  return Decls[Var][Lane / 32];
}

visa::DeclId KernelEmitter::temporary(ElemType T, unsigned NumElts) {
  return K.addGeneral(T, NumElts, visa::Align::GRF, "t");
}

/// Instructions of one element in lane 0 ignore the execution mask. In stack
/// functions all instructions ignore it, because the finalizer finds no mask
/// for some exec sizes there.
visa::Exec KernelEmitter::execOf(unsigned NumElts, unsigned FirstLane) const {
  if (IsFunction)
    return visa::Exec::noMask(NumElts, FirstLane);
  return NumElts == 1 && FirstLane == 0 ? visa::Exec::scalar()
                                        : visa::Exec::lanes(NumElts, FirstLane);
}

visa::DeclId KernelEmitter::reachable(visa::DeclId Var, int64_t &OffsetBytes) {
  const visa::Decl &D = K.decl(Var);
  unsigned Bytes = elemTypeBytes(D.Type);
  if (visa::canEncodeOffset(OffsetBytes, Bytes, TD.grfBytes()))
    return Var;
  // One alias per 128 registers: each offset is within reach of an alias.
  int64_t Step = int64_t(128) * TD.grfBytes();
  int64_t Base = OffsetBytes / Step * Step;
  OffsetBytes -= Base;
  auto [It, New] = FarAliases.try_emplace({uint32_t(Var), Base});
  if (New)
    It->second =
        K.addAlias(Var, D.Type, (D.sizeBytes() - Base) / Bytes, uint32_t(Base));
  return It->second;
}

/// Returns the number of addresses that are computed together. The hardware has
/// 16 addresses. A read of several rows uses all of them. Other reads use
/// eight, so that two groups of addresses can be in use at the same time.
static unsigned addressGroup(unsigned NumOffsets) {
  return NumOffsets > 1 ? 16 : 8;
}

void KernelEmitter::countOffsets(BasicBlock &BB) {
  OffsetUses.clear();
  for (Instruction &I : BB) {
    auto *Access = dyn_cast<RegionAccessInst>(&I);
    if (!Access || !Access->hasVariableOffset())
      continue;
    if (auto *Rd = dyn_cast<RdRegionInst>(Access->offsetOperand()))
      OffsetUses[stripRenames(Rd->source())] += numLanes(Rd->getType());
  }
}

KernelEmitter::AddressElt
KernelEmitter::address(visa::DeclId Var, Value *Offset, unsigned FirstElt,
                       unsigned NumOffsets, bool MayShare) {
  Offset = stripRenames(Offset);
  unsigned First = FirstElt, N = NumOffsets;
  unsigned NumElts = unsigned(registerBytes(Offset->getType()) / 2);
  // Addresses for neighbouring offsets are computed at no extra cost, and other
  // accesses may need them.
  unsigned GroupSize = addressGroup(NumOffsets);
  unsigned Group = FirstElt - FirstElt % GroupSize;
  if (MayShare && NumElts >= Group + GroupSize &&
      FirstElt + NumOffsets <= Group + GroupSize &&
      OffsetUses.lookup(Offset) > NumOffsets)
    std::tie(First, N) = std::pair(Group, GroupSize);
  auto [It, New] = Addresses.try_emplace({uint32_t(Var), Offset, First, N});
  AddressElt Result = {It->second, FirstElt - First};
  if (!New)
    return Result;
  Result.Var = It->second = K.addAddress(N, "a");
  // The low word of the offset is read, whatever its type.
  BaleSource S;
  S.V = Offset;
  S.Type = ElemType::UW;
  S.R = Region::contiguous(2, N, 2 * First);
  // A value may be in a part of another value's variable.
  auto [Root, PartBytes] = K.root(Var);
  VB.emitAddrAdd(execOf(N, 0), Result.Var, 0,
                 visa::Operand::addressOf(Root, uint32_t(PartBytes)),
                 source(S));
  return Result;
}

//===----------------------------------------------------------------------===//
// Immediates
//===----------------------------------------------------------------------===//

/// Returns the value of a source of \p Bytes bytes to which the modifier \p M
/// is applied. Modifiers work on the extended value.
static int64_t applyInt(uint64_t Bits, unsigned Bytes, bool Signed,
                        Modifier M) {
  uint64_t U = Signed ? uint64_t(SignExtend64(Bits, Bytes * 8))
                      : Bits & maskTrailingOnes<uint64_t>(Bytes * 8);
  bool Negative = Signed && int64_t(U) < 0;
  switch (M) {
  case Modifier::None:
    break;
  case Modifier::Neg:
    return int64_t(0 - U);
  case Modifier::Abs:
    return int64_t(Negative ? 0 - U : U);
  case Modifier::NegAbs:
    return int64_t(Negative ? U : 0 - U);
  case Modifier::Not:
    return Signed ? SignExtend64(~U, Bytes * 8)
                  : int64_t(~U & maskTrailingOnes<uint64_t>(Bytes * 8));
  }
  return int64_t(U);
}

/// Returns the type of an immediate that holds \p V and replaces a source of
/// type \p T. There are no byte immediates. The negation of a large dword needs
/// 64 bits; if the operation does not accept 64 bits, the vISA verifier reports
/// the immediate.
static ElemType immediateTypeOf(int64_t V, ElemType T) {
  unsigned Bytes = std::max(elemTypeBytes(T), 2u);
  if (Bytes == 8)
    return T;
  bool Signed = elemTypeKind(T) == ElemKind::SInt;
  if (Signed ? isIntN(Bytes * 8, V) : V >= 0)
    return intType(Bytes, Signed);
  if (Signed || isIntN(Bytes * 8, V))
    return intType(Bytes, !Signed);
  return isIntN(32, V) ? ElemType::D : ElemType::Q;
}

static APFloat applyFloat(APFloat V, Modifier M) {
  if (M == Modifier::Abs || M == Modifier::NegAbs)
    V.clearSign();
  if (M == Modifier::Neg || M == Modifier::NegAbs)
    V.changeSign();
  return V;
}

visa::Operand KernelEmitter::immediate(const Constant *C, ElemType T,
                                       Modifier M) {
  if (C->getType()->isVectorTy())
    if (const Constant *S = C->getSplatValue(/*AllowPoison=*/true))
      C = S;
  if (auto *CI = dyn_cast<ConstantInt>(C)) {
    bool Signed = elemTypeKind(T) == ElemKind::SInt;
    unsigned Bits = std::min(CI->getBitWidth(), 64u);
    unsigned Bytes = elemTypeBytes(T);
    // The type must hold the number that is printed. For example, the constant
    // -32768 fits into a word, but its negation 32768 does not.
    if (M != Modifier::None)
      Bytes = std::max(Bytes, Bits / 8);
    int64_t V = applyInt(CI->getValue().extractBitsAsZExtValue(Bits, 0), Bytes,
                         Signed, M);
    return isFloat(T) ? visa::Operand::imm(T, uint64_t(V))
                      : visa::Operand::immInt(immediateTypeOf(V, T), V);
  }
  if (auto *CF = dyn_cast<ConstantFP>(C)) {
    APInt Raw = applyFloat(CF->getValueAPF(), isFloat(T) ? M : Modifier::None)
                    .bitcastToAPInt();
    return visa::Operand::imm(T, Raw.getZExtValue());
  }
  if (!isa<UndefValue>(C) && !C->isNullValue()) {
    emitDiag(F, DiagKind::OperationIllegal,
             "expected one value for all lanes of an immediate, actual a "
             "constant vector");
    Failed = true;
  }
  return visa::Operand::imm(
      T == ElemType::UB || T == ElemType::B ? ElemType::UW : T, 0);
}

//===----------------------------------------------------------------------===//
// Operands
//===----------------------------------------------------------------------===//

static visa::SrcMod modifierOf(Modifier M) {
  switch (M) {
  case Modifier::None:
    return visa::SrcMod::None;
  case Modifier::Neg:
    return visa::SrcMod::Neg;
  case Modifier::Abs:
    return visa::SrcMod::Abs;
  case Modifier::NegAbs:
    return visa::SrcMod::NegAbs;
  case Modifier::Not:
    return visa::SrcMod::Not;
  }
  llvm_unreachable("unknown modifier");
}

/// Does \p R lie inside of \p V? If there is a variable \p Offset, this is not
/// known, and the answer is yes.
static bool isInside(const Region &R, const Value *V, const Value *Offset) {
  return Offset || isa<Constant>(V) || R.fitsIn(registerBytes(V->getType()));
}

bool KernelEmitter::staysInside(const Bale &B) {
  return (B.WritesPredicate || isInside(B.DstRegion, B.Root, B.DstOffset)) &&
         all_of(B.Srcs, [](const BaleSource &S) {
           return isInside(S.R, S.V, S.Offset);
         });
}

visa::Operand KernelEmitter::source(const BaleSource &S) {
  if (auto *C = dyn_cast<Constant>(S.V))
    return immediate(C, S.Type, S.Mod);
  assert(isInside(S.R, S.V, S.Offset) && "a source outside of its value");
  visa::DeclId Var = general(S.V, S.Type);
  if (S.Offset && S.NumOffsets > 1) {
    auto [A, Elt] = address(general(S.V), S.Offset, S.OffsetFirstElt,
                            S.NumOffsets, /*MayShare=*/true);
    unsigned RowElts = S.R.numElts() / S.NumOffsets;
    return visa::Operand::multiIndirectSrc(
        A, Elt, int32_t(S.R.offsetBytes()), RowElts,
        RowElts == 1 ? 0 : S.R.hStrideElts(), S.Type, modifierOf(S.Mod));
  }
  std::optional<PrintedRegion> P = legalSourceForm(S.R);
  assert(P && "no text for a source that passed for legal");
  if (S.Offset) {
    auto [A, Elt] = address(general(S.V), S.Offset, S.OffsetFirstElt, 1,
                            /*MayShare=*/true);
    return visa::Operand::indirectSrc(A, Elt, int32_t(S.R.offsetBytes()),
                                      P->VStride, P->Width, P->HStride, S.Type,
                                      modifierOf(S.Mod));
  }
  int64_t OffsetBytes = S.R.offsetBytes();
  Var = reachable(Var, OffsetBytes);
  return visa::Operand::src(Var, uint32_t(OffsetBytes), P->VStride, P->Width,
                            P->HStride, modifierOf(S.Mod));
}

visa::Operand KernelEmitter::scalarSource(const BaleSource &S, ElemType T) {
  BaleSource X = S;
  X.Type = T;
  X.R = Region::contiguous(elemTypeBytes(T), 1, S.R.offsetBytes());
  return source(X);
}

visa::Operand KernelEmitter::destination(const Bale &B) {
  if (B.WritesPredicate)
    return visa::Operand::pred(predicate(B.Root, B.DstFirstLane));
  std::optional<unsigned> Stride = legalDstStride(B.DstRegion);
  assert(Stride && "no text for a destination that passed for legal");
  assert(isInside(B.DstRegion, B.Root, B.DstOffset) &&
         "a destination outside of its value");
  visa::DeclId Var = general(B.Root, B.DstType);
  if (B.DstOffset) {
    // A destination has one address only, however many lanes it has.
    auto [A, Elt] = address(general(B.Root), B.DstOffset, B.DstOffsetFirstElt,
                            1, /*MayShare=*/B.NumElts == 1);
    return visa::Operand::indirectDst(
        A, Elt, int32_t(B.DstRegion.offsetBytes()), *Stride, B.DstType);
  }
  int64_t OffsetBytes = B.DstRegion.offsetBytes();
  Var = reachable(Var, OffsetBytes);
  return visa::Operand::dst(Var, uint32_t(OffsetBytes), *Stride);
}

visa::Predicate KernelEmitter::predicateOf(const PredicateUse &P) {
  visa::Predicate Out;
  if (!P)
    return Out;
  Out.Var = predicateOperand(P.Mask, P.FirstLane / 32);
  Out.Inverted = P.Inverted;
  if (P.Mode != PredicateMode::PerLane)
    Out.Mode = P.Mode == PredicateMode::Any ? visa::PredMode::Any
                                            : visa::PredMode::All;
  return Out;
}

} // namespace cmx
