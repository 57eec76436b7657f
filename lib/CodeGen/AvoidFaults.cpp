//===- AvoidFaults.cpp - Changes for the sake of the finalizer ------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Some faults of the finalizer depend on several instructions (see
// cmx/Target/FinalizerFaults.def). The functions in this file change a finished
// kernel so that it avoids these faults. The changes affect no results.
//
//===----------------------------------------------------------------------===//

#include "KernelEmitter.h"
#include "cmx/VISA/SaturatedSums.h"
#include "cmx/VISA/StridedCopies.h"
#include "cmx/VISA/WidenedModifiers.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/Analysis/SimplifyQuery.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Operator.h"
#include "llvm/Support/MathExtras.h"
#include <tuple>

using namespace llvm;

namespace cmx {

/// Removes gotos whose label comes right after them: no lane would wait there.
/// For skl and icllp, GenX_IR finds no label for such a goto if the goto is
/// between another goto and the other goto's label.
void KernelEmitter::dropGotosOverNothing() {
  BitVector Dropped(unsigned(K.body().size()));
  SmallDenseSet<visa::LabelId, 4> Next;
  for (unsigned At = Dropped.size(); At-- != 0;) {
    const visa::Instruction &I = K.body()[At];
    if (I.Op == visa::Opcode::Label)
      Next.insert(K.operands(I)[0].labelId());
    else if (I.Op == visa::Opcode::Goto &&
             Next.contains(K.operands(I)[0].labelId()))
      Dropped.set(At);
    else if (I.Op != visa::Opcode::Loc && I.Op != visa::Opcode::File)
      Next.clear();
  }
  unsigned At = 0;
  K.eraseIf([&](const visa::Instruction &) { return Dropped[At++]; });
  At = 0;
  erase_if(Origins, [&](const CodeOrigin &) { return Dropped[At++]; });
}

/// Makes strided copies copy their bits as integers, from a signed source to an
/// unsigned destination. See cmx/VISA/StridedCopies.h: because the two types
/// differ, the finalizer does not let narrower movs write directly to the
/// copy's destination.
void KernelEmitter::retypeStridedCopies() {
  for (size_t At : visa::stridedCopiesOfParts(K)) {
    auto TypeAs = [&](unsigned Operand, bool IsSigned) {
      const visa::Operand &O = K.operands(K.body()[At])[Operand];
      auto [Root, OffsetBytes] = K.root(O.decl());
      int64_t Place = int64_t(OffsetBytes) + O.offsetBytes();
      unsigned Bytes = elemTypeBytes(K.decl(O.decl()).Type);
      visa::DeclId Var =
          reachable(K.getAlias(Root, intType(Bytes, IsSigned)), Place);
      return std::pair(Var, uint32_t(Place));
    };
    auto [Dst, To] = TypeAs(0, false);
    auto [Src, From] = TypeAs(1, true);
    MutableArrayRef<visa::Operand> O = K.operands(K.body()[At]);
    O[0] = visa::Operand::dst(Dst, To, O[0].hStride());
    O[1] = visa::Operand::src(Src, From, O[1].vStride(), O[1].width(),
                              O[1].hStride());
  }
}

/// Does \p V compute -x or |x|, or can it contain elements of a vector -x or
/// |x|? LLVM's facts about such a \p V hold for the number after it wrapped.
/// But the finalizer, like code generation, joins -x or |x| with its user,
/// which then reads the number before it wraps.
static bool isModified(Value *V) {
  for (;;) {
    V = stripRenames(V);
    if (matchModifier(V) || isa<WrRegionInst>(V))
      return true;
    auto *Rd = dyn_cast<RdRegionInst>(V);
    if (!Rd)
      return false;
    V = Rd->source();
  }
}

/// Can the result of the bale \p B, read as \p T, differ from the result of the
/// same operation on integers of unlimited width?
static bool mayWrap(const Bale &B, ElemType T) {
  auto *Main = dyn_cast_or_null<BinaryOperator>(B.Main);
  if (!Main || B.Product || elementBytes(Main->getType()) != elemTypeBytes(T) ||
      any_of(Main->operands(), isModified))
    return true;
  bool IsSigned = elemTypeKind(T) == ElemKind::SInt;
  if (auto *O = dyn_cast<OverflowingBinaryOperator>(Main);
      O && (IsSigned ? O->hasNoSignedWrap() : O->hasNoUnsignedWrap()))
    return false;
  const Value *L = Main->getOperand(0), *R = Main->getOperand(1);
  SimplifyQuery Q(Main->getModule()->getDataLayout(), Main);
  switch (Main->getOpcode()) {
  case Instruction::Add:
    return (IsSigned ? computeOverflowForSignedAdd(L, R, Q)
                     : computeOverflowForUnsignedAdd(L, R, Q)) !=
           OverflowResult::NeverOverflows;
  case Instruction::Sub:
    return (IsSigned ? computeOverflowForSignedSub(L, R, Q)
                     : computeOverflowForUnsignedSub(L, R, Q)) !=
           OverflowResult::NeverOverflows;
  case Instruction::Mul:
    return (IsSigned ? computeOverflowForSignedMul(L, R, Q)
                     : computeOverflowForUnsignedMul(L, R, Q)) !=
           OverflowResult::NeverOverflows;
  default:
    return true;
  }
}

/// See cmx/VISA/SaturatedSums.h. Replaces saturating movs by adds of 0 if their
/// source may have wrapped. An add can saturate, too, but the finalizer does
/// not join it with a sum, product or shift. (If the sum is -x + 0,
/// keepModifiersNarrow then prevents that the finalizer joins the two adds.)
void KernelEmitter::addToSaturate() {
  for (auto [Mov, Sum, IsCopied] : visa::saturatedSums(K)) {
    visa::Instruction I = K.body()[Mov];
    visa::Operand Dst = K.operands(I)[0], Src = K.operands(I)[1];
    ElemType T = K.decl(Src.decl()).Type;
    const CodeOrigin &O = Origins[Sum];
    if (!IsCopied && O.K == CodeOrigin::Kind::Bale &&
        !mayWrap(Bales.bale(const_cast<Instruction *>(O.Root)), T))
      continue;
    I.Op = visa::Opcode::Add;
    unsigned Bytes = std::max(2u, elemTypeBytes(T));
    K.replace(Mov, I,
              {Dst, Src,
               visa::Operand::immInt(
                   intType(Bytes, elemTypeKind(T) == ElemKind::SInt), 0)});
  }
}

/// The bale \p B is -x, 0 - x or |x|. May x be the smallest integer of its
/// type, for which -x does not fit into the type?
static bool mayBeMinimum(const Bale &B) {
  // Inline assembly may compute x itself.
  if (B.K != Bale::Kind::Operation)
    return true;
  const DataLayout &DL = B.Root->getDataLayout();
  return any_of(B.Srcs, [&](const BaleSource &S) {
    const Type &Ty = *S.V->getType();
    // Nothing is known about parts of values, nor about bits of floats. If x is
    // unsigned, -x may not fit for many x.
    return !Ty.isIntOrIntVectorTy() || elemTypeKind(S.Type) == ElemKind::UInt ||
           Ty.getScalarSizeInBits() != 8 * elemTypeBytes(S.Type) ||
           (ComputeNumSignBits(S.V, DL) == 1 &&
            !computeKnownBits(S.V, DL).isNonNegative());
  });
}

/// Replaces instruction \p At, which computes |x|. For words, dwords and
/// qwords, the new instruction computes the maximum of x and -x. For bytes, one
/// instruction computes |x| in words, and another one moves the low bytes. The
/// finalizer does not join these two, because their elements differ in size.
/// Returns true if an instruction must precede \p At; this instruction is
/// appended to the body.
bool KernelEmitter::computeMagnitude(size_t At) {
  visa::Instruction I = K.body()[At];
  visa::Operand Dst = K.operands(I)[0], Src = K.operands(I)[1];
  unsigned Bytes = elemTypeBytes(K.decl(Dst.decl()).Type);
  bool NeedsTemp = Bytes == 1 || Src.isIndirect();
  if (NeedsTemp) {
    visa::DeclId Temp =
        temporary(intType(std::max(2u, Bytes), true), I.Lanes.Size);
    if (Bytes != 1)
      Src.setModifier(visa::SrcMod::None);
    VB.emitMov(I.Lanes, visa::Operand::dst(Temp), Src);
    Origins.push_back(Origins[At]);
    bool IsScalar = I.Lanes.Size == 1;
    Src = visa::Operand::src(K.getAlias(Temp, intType(Bytes, true)), 0,
                             IsScalar     ? 0
                             : Bytes == 1 ? 2
                                          : 1,
                             1, 0);
  }
  if (Bytes == 1) {
    I.Op = visa::Opcode::Mov;
    K.replace(At, I, {Dst, Src});
    return NeedsTemp;
  }
  visa::Operand Negated = Src;
  Src.setModifier(visa::SrcMod::None);
  Negated.setModifier(visa::SrcMod::Neg);
  I.Op = visa::Opcode::Max;
  K.replace(At, I, {Dst, Src, Negated});
  return NeedsTemp;
}

/// See cmx/VISA/WidenedModifiers.h. Gives each -x an unsigned destination, and
/// computes each |x| with other instructions.
void KernelEmitter::keepModifiersNarrow() {
  size_t End = K.body().size();
  SmallVector<size_t, 8> Before; // See insertBefore.
  for (size_t At : visa::widenedModifiers(K)) {
    visa::Operand &Dst = K.operands(K.body()[At])[0];
    unsigned Bytes = elemTypeBytes(K.decl(Dst.decl()).Type);
    const CodeOrigin &O = Origins[At];
    if ((Bytes == 1 && !TD.hasFault(FinalizerFault::WidenedByteModifiers)) ||
        (O.K == CodeOrigin::Kind::Bale &&
         !mayBeMinimum(Bales.bale(const_cast<Instruction *>(O.Root)))))
      continue;
    if (K.operands(K.body()[At])[1].modifier() == visa::SrcMod::Neg)
      Dst = visa::Operand::dst(K.getAlias(Dst.decl(), intType(Bytes, false)),
                               uint32_t(Dst.offsetBytes()), Dst.hStride());
    else if (computeMagnitude(At))
      Before.push_back(At);
  }
  if (!Before.empty())
    insertBefore(Before, End);
}

/// In conversions to packed bytes, replaces immediates of half precision by the
/// same values in single precision. See FinalizerFault::HalfToPackedBytes.
void KernelEmitter::convertSinglesToBytes() {
  for (const visa::Instruction &I : K.body()) {
    if (I.Op != visa::Opcode::Mov || I.Lanes.Size == 1)
      continue;
    MutableArrayRef<visa::Operand> O = K.operands(I);
    if (O[1].kind() != visa::Operand::Kind::Imm ||
        O[1].type() != ElemType::HF || O[0].hStride() != 1)
      continue;
    ElemType To = O[0].isDirect() ? K.decl(O[0].decl()).Type : O[0].type();
    if (elemTypeBytes(To) != 1)
      continue;
    APFloat Value(APFloat::IEEEhalf(), APInt(16, O[1].immBits()));
    bool LosesInfo = false;
    Value.convert(APFloat::IEEEsingle(), APFloat::rmNearestTiesToEven,
                  &LosesInfo);
    O[1] =
        visa::Operand::imm(ElemType::F, Value.bitcastToAPInt().getZExtValue());
  }
}

/// Copies the bytes \p A, which the source \p O reads, and returns the operand
/// that reads the copy. The finalizer must not join the copy with its reader.
/// It joins them only if a single mov writes everything that \p O reads, in
/// elements of the reader's size. So the copy is written as dwords if the
/// reader's elements have another size, and by two movs if the reader reads
/// dwords.
visa::Operand KernelEmitter::copyOfSource(const visa::Operand &O,
                                          const visa::OperandAccess &A) {
  ElemType ReadAs = K.decl(O.decl()).Type;
  uint64_t Begin = alignDown(A.BeginBytes, 4);
  uint64_t SizeBytes = K.decl(A.Root).sizeBytes();
  // The copy starts at the same byte of a register as the source, so that the
  // region stays legal.
  uint64_t Shift = Begin % TD.grfBytes();
  // One instruction copies a number of dwords that is a power of two. Round up
  // to such a number if the variable has so many dwords.
  uint64_t End = Begin + 4 * bit_ceil(divideCeil(A.EndBytes - Begin, 4));
  if (End > SizeBytes || End - Begin + Shift > 2 * TD.grfBytes())
    End = std::min<uint64_t>(alignTo(A.EndBytes, 4), SizeBytes);
  // A reader of dwords needs two movs: it reads more than half of these bytes,
  // so it reads the results of both movs.
  uint64_t MovBytes =
      elemTypeBytes(ReadAs) == 4 ? bit_floor(End - Begin - 1) : End - Begin;
  visa::DeclId Copy =
      temporary(ElemType::UD, unsigned(divideCeil(Shift + End - Begin, 4)));
  for (uint64_t From = Begin; From != End;) {
    // No operand spans more than two registers.
    uint64_t Left = std::min(
        {End - From, MovBytes, 2 * TD.grfBytes() - From % TD.grfBytes()});
    unsigned Bytes = Left >= 4 ? 4 : Left >= 2 ? 2 : 1;
    unsigned N =
        bit_floor(std::min(unsigned(Left / Bytes), unsigned(TD.maxExecSize())));
    int64_t To = int64_t(Shift + From - Begin), Place = int64_t(From);
    visa::DeclId Src =
        reachable(K.getAlias(A.Root, intType(Bytes, false)), Place);
    // A byte or word at the end of a variable is extended, so that the elements
    // of the copy and of the reader differ in size.
    bool IsSame = Bytes < 4 && Bytes == elemTypeBytes(ReadAs);
    visa::DeclId Dst = reachable(
        K.getAlias(Copy, intType(IsSame ? 2 * Bytes : Bytes, false)), To);
    VB.emitMov(visa::Exec::noMask(N), visa::Operand::dst(Dst, uint32_t(To)),
               N == 1 ? visa::Operand::scalar(Src, uint32_t(Place))
                      : visa::Operand::vec(Src, uint32_t(Place)));
    From += uint64_t(N) * Bytes;
  }
  return visa::Operand::src(K.getAlias(Copy, ReadAs),
                            uint32_t(Shift + A.BeginBytes - Begin), O.vStride(),
                            O.width(), O.hStride(), O.modifier());
}

/// Moves the appended instructions, which start at index \p FirstNew. The N-th
/// of them goes before the instruction with index \p Before[N]. \p Before is
/// sorted.
void KernelEmitter::insertBefore(ArrayRef<size_t> Before, size_t FirstNew) {
  std::vector<size_t> Order;
  Order.reserve(K.body().size());
  for (size_t At = 0, New = 0; At != FirstNew; ++At) {
    for (; New != Before.size() && Before[New] == At; ++New)
      Order.push_back(FirstNew + New);
    Order.push_back(At);
  }
  auto Reorder = [&](auto &&Row) {
    auto Old = std::vector(Row.begin(), Row.end());
    for (auto [To, From] : enumerate(Order))
      Row[To] = Old[From];
  };
  Reorder(K.body());
  Reorder(Origins);
}

/// Makes each source in \p Needed read a copy (see copyOfSource).
void KernelEmitter::copyNeededSources(ArrayRef<visa::NeededSource> Needed) {
  size_t End = K.body().size();
  SmallVector<size_t, 8> Before; // See insertBefore.
  for (auto [At, OperandNo] : Needed) {
    visa::OperandAccess A = visa::regionAccess(K, K.body()[At], OperandNo);
    if (A.EndBytes > K.decl(A.Root).sizeBytes())
      continue; // Inline assembly, which the verifier refuses later.
    visa::Operand Source = K.operands(K.body()[At])[OperandNo];
    visa::Operand Copy = copyOfSource(Source, A);
    K.operands(K.body()[At])[OperandNo] = Copy;
    Before.resize(K.body().size() - End, At);
    Origins.resize(K.body().size(), Origins[At]);
  }
  if (!Before.empty())
    insertBefore(Before, End);
}

/// See FinalizerFault::RowsToAddresses. If a mov writes the offsets of several
/// addresses, lets it saturate, to a type with the signedness of its source.
/// This does not change its result, but the finalizer does not join a
/// saturating mov with the addition to the address.
void KernelEmitter::keepAddressRows() {
  SmallDenseSet<uint32_t> Offsets;
  for (const visa::Instruction &I : K.body())
    if (I.Op == visa::Opcode::AddrAdd && I.Lanes.Size > 1)
      if (const visa::Operand &O = K.operands(I).back(); O.isDirect())
        Offsets.insert(uint32_t(K.root(O.decl()).first));
  if (Offsets.empty())
    return;
  for (visa::Instruction &I : K.body()) {
    if (I.Op != visa::Opcode::Mov || I.predicate() || I.Saturate)
      continue;
    MutableArrayRef<visa::Operand> O = K.operands(I);
    if (!O[0].isDirect() || O[1].kind() != visa::Operand::Kind::IndirectSrc ||
        O[1].modifier() != visa::SrcMod::None || O[1].width() == 1 ||
        O[1].width() >= I.Lanes.Size)
      continue;
    ElemType From = O[1].type(), To = K.decl(O[0].decl()).Type;
    if (!isInt(From) || !isInt(To) || elemTypeBytes(To) < elemTypeBytes(From) ||
        !Offsets.contains(uint32_t(K.root(O[0].decl()).first)))
      continue;
    visa::DeclId Var =
        K.getAlias(O[0].decl(), intType(elemTypeBytes(To),
                                        elemTypeKind(From) == ElemKind::SInt));
    O[0] =
        visa::Operand::dst(Var, uint32_t(O[0].offsetBytes()), O[0].hStride());
    I.Saturate = true;
  }
}

/// Takes the comparison \p Cond of an integer of \p Bytes bytes with 0. Returns
/// an equivalent comparison with another constant: its condition, its constant,
/// and whether it is signed.
static std::tuple<visa::CondMod, int64_t, bool>
compareWithOther(visa::CondMod Cond, bool IsSigned, unsigned Bytes) {
  using visa::CondMod;
  int64_t UMax = int64_t(maskTrailingOnes<uint64_t>(8 * Bytes));
  switch (Cond) {
  case CondMod::EQ:
    return {CondMod::LT, 1, false};
  case CondMod::NE:
    return {CondMod::GE, 1, false};
  case CondMod::GT:
    return {CondMod::GE, 1, IsSigned};
  case CondMod::LE:
    return {CondMod::LT, 1, IsSigned};
  case CondMod::LT:
    return {IsSigned ? CondMod::LE : CondMod::GT, IsSigned ? -1 : UMax,
            IsSigned};
  case CondMod::GE:
    return {IsSigned ? CondMod::GT : CondMod::LE, IsSigned ? -1 : UMax,
            IsSigned};
  case CondMod::None:
    break;
  }
  llvm_unreachable("a compare has a condition");
}

/// See FinalizerFault::ComparedNarrowPairs. The finalizer turns only a compare
/// with 0 into a condition of another instruction, so this function replaces
/// the 0 by other constants.
void KernelEmitter::comparePairsWithOthers() {
  for (visa::Instruction &I : K.body()) {
    if (I.Op != visa::Opcode::Cmp || I.Lanes.Size != 2)
      continue;
    MutableArrayRef<visa::Operand> O = K.operands(I);
    if (!O[1].isDirect() || O[1].modifier() != visa::SrcMod::None ||
        O[2].kind() != visa::Operand::Kind::Imm || O[2].immBits() != 0)
      continue;
    ElemType T = K.decl(O[1].decl()).Type;
    unsigned Bytes = elemTypeBytes(T);
    if (!isInt(T) || Bytes > 2)
      continue;
    auto [Cond, Other, IsSigned] =
        compareWithOther(I.Cond, elemTypeKind(T) == ElemKind::SInt, Bytes);
    I.Cond = Cond;
    O[1] = visa::Operand::src(K.getAlias(O[1].decl(), intType(Bytes, IsSigned)),
                              uint32_t(O[1].offsetBytes()), O[1].vStride(),
                              O[1].width(), O[1].hStride());
    O[2] = visa::Operand::immInt(intType(2, IsSigned), Other);
  }
}

/// See FinalizerFault::MaskedMismatchedDoubles. Turns predicated copies into
/// sels of the new or the old value. The finalizer does not join sels with
/// other instructions.
void KernelEmitter::chooseFarQwords() {
  for (size_t At : visa::maskedCopiesOfFarQwords(K)) {
    visa::Instruction I = K.body()[At];
    visa::Operand Dst = K.operands(I)[0], New = K.operands(I)[1];
    visa::Operand Old =
        Dst.isIndirect()
            ? visa::Operand::indirectSrc(Dst.decl(), Dst.firstElt(),
                                         Dst.offsetBytes(), Dst.hStride(), 1, 0,
                                         Dst.type())
            : visa::Operand::src(Dst.decl(), uint32_t(Dst.offsetBytes()),
                                 Dst.hStride(), 1, 0);
    I.Op = visa::Opcode::Sel;
    K.replace(At, I, {Dst, New, Old});
  }
}

} // namespace cmx
