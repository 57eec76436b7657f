//===- DecodeALU.cpp - Arithmetic, moves and comparisons ------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The type of a computation depends on the source types. It is double, float
// (also for hf and bf), a 128-bit integer or a 64-bit integer.
//
//===----------------------------------------------------------------------===//

#include "Decoder.h"
#include "ThreadState.h"

using namespace cmx;
using namespace cmx::interpreter;
using visa::CondMod;
using visa::DeclKind;
using visa::Opcode;
using visa::Operand;
using visa::SrcMod;
using Kind = Operand::Kind;

bool Decoder::decodeAlu(Ops O) {
  const visa::Instruction &I = *D.I;
  unsigned Expected = visa::opcodeNumDsts(I.Op) + visa::opcodeNumSrcs(I.Op);
  if (O.size() < Expected)
    return refuse("operands are missing");
  switch (I.Op) {
  case Opcode::Mov:
    return decodeMov(O);
  case Opcode::Cmp:
    return decodeCompare(O);
  case Opcode::Setp:
    return decodeSetp(O);
  case Opcode::AddrAdd:
    return decodeAddress(O);
  case Opcode::Movs:
    return decodeMovs(O);
  case Opcode::Fcvt:
    return decodeConversion(O);
  case Opcode::And:
  case Opcode::Or:
  case Opcode::Xor:
  case Opcode::Not:
    if (O[0].kind() == Kind::Pred)
      return decodePredicateLogic(O);
    break;
  default:
    break;
  }
  return decodeValues(O);
}

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

/// Is \p I a mov or sel that only copies the bits of floats of one type, or of
/// integers? Integers of 64 bits must have no modifiers.
static bool copiesBits(const visa::Instruction &I, ElemType Dst,
                       llvm::ArrayRef<ElemType> Srcs, bool HasModifiers) {
  if ((I.Op != Opcode::Mov && I.Op != Opcode::Sel) || I.Saturate ||
      I.Cond != CondMod::None)
    return false;
  for (ElemType T : Srcs) {
    if (isFloat(Dst) && T != Dst)
      return false;
    if (isInt(Dst) && (isFloat(T) || (HasModifiers && is64Bit(T))))
      return false;
  }
  return true;
}

/// Can a result need more than 64 bits although the sources have only 32 bits?
static bool needsWide(const visa::Instruction &I, bool DstIs64) {
  switch (I.Op) {
  case Opcode::Mulh:
  case Opcode::Madw:
    return true;
  case Opcode::Mul:
  case Opcode::Mad:
    return I.Saturate;
  case Opcode::Shl:
    return I.Saturate && DstIs64;
  default:
    return false;
  }
}

bool Decoder::pickRep(Ops O) {
  const visa::Instruction &I = *D.I;
  unsigned NumDsts = visa::opcodeNumDsts(I.Op);
  llvm::SmallVector<ElemType, 4> Srcs;
  bool HasModifiers = false, HasDouble = false, HasFloat = false;
  bool HasInt = false, Has64 = false;
  for (const Operand &Op : O.drop_front(NumDsts)) {
    std::optional<ElemType> T = typeOf(Op);
    if (!T)
      continue;
    Srcs.push_back(*T);
    HasModifiers |= Op.kind() != Kind::Imm && Op.modifier() != SrcMod::None;
    HasDouble |= *T == ElemType::DF;
    HasFloat |= isFloat(*T) && *T != ElemType::DF;
    HasInt |= isInt(*T);
    Has64 |= is64Bit(*T);
  }
  std::optional<ElemType> Dst = typeOf(O[0]);
  if (Dst && copiesBits(I, *Dst, Srcs, HasModifiers)) {
    D.IsRawMove = true;
    D.R = Rep::Int;
    return true;
  }
  if ((HasInt && (HasFloat || HasDouble)) || (HasFloat && HasDouble))
    return refuse("no such mix of types");
  if (HasDouble)
    D.R = Rep::Double;
  else if (HasFloat)
    D.R = Rep::Float;
  else
    D.R = Has64 || needsWide(I, Dst && is64Bit(*Dst)) ? Rep::Wide : Rep::Int;
  return true;
}

void Decoder::setFacts(Ops O) {
  const visa::Instruction &I = *D.I;
  OpFacts &F = D.Facts;
  F.Lanes = D.Size;
  F.BoolFunction = I.BoolFunction;
  F.Saturates = I.Saturate;
  F.Garbage = uint8_t(mix(P.Options.GarbageSeed) & 0x7F);
  unsigned NumDsts = visa::opcodeNumDsts(I.Op);
  unsigned ExecBits = 16;
  for (unsigned N = 0; N != 4 && NumDsts + N < O.size(); ++N) {
    std::optional<ElemType> T = typeOf(O[NumDsts + N]);
    if (!T)
      continue;
    unsigned Bits = 8 * elemTypeBytes(*T);
    ExecBits = std::max(ExecBits, Bits);
    F.SrcSigned[N] = elemTypeKind(*T) == ElemKind::SInt;
    if (N == 0)
      F.Src0Bits = uint8_t(Bits);
  }
  F.ExecBits = uint8_t(ExecBits);
  std::optional<ElemType> Dst = typeOf(O[0]);
  F.ShiftsBy64 = (Dst && is64Bit(*Dst)) || F.Src0Bits == 64;
}

static bool allHalves(llvm::ArrayRef<std::optional<ElemType>> Types) {
  for (std::optional<ElemType> T : Types)
    if (T && *T != ElemType::HF)
      return false;
  return true;
}

//===----------------------------------------------------------------------===//
// Values to values
//===----------------------------------------------------------------------===//

bool Decoder::decodeValues(Ops O) {
  const visa::Instruction &I = *D.I;
  if (!pickRep(O))
    return false;
  setFacts(O);
  bool IsFloat = D.R == Rep::Float || D.R == Rep::Double;
  bool IsSel = I.Op == Opcode::Sel;
  if (!IsSel && I.Op != Opcode::Mov) {
    llvm::SmallVector<std::optional<ElemType>, 5> Types;
    for (const Operand &Op : O)
      Types.push_back(typeOf(Op));
    D.Op = IsFloat ? floatOperation(I.Op, D.R, allHalves(Types), P.HasFloatDiv)
                   : integerOperation(I.Op, D.R);
    if (!D.Op)
      return refuse("not on these types");
  }
  D.ChecksDivisor = !IsFloat && (I.Op == Opcode::Div || I.Op == Opcode::Mod);
  D.Run = IsSel ? runSel : runALU;
  if (IsSel && I.Cond != CondMod::None)
    D.Compare = compareFunction(I.Cond, D.R);
  unsigned NumDsts = visa::opcodeNumDsts(I.Op);
  for (unsigned N = 0; N != NumDsts; ++N)
    if (!addDestination(O, N, D.R, D.IsRawMove))
      return false;
  if (I.Op == Opcode::Madw)
    addSecondHalf(O);
  unsigned NumSrcs = visa::opcodeNumSrcs(I.Op);
  for (unsigned N = 0; N != NumSrcs; ++N)
    if (!addSource(O, NumDsts + N))
      return false;
  if (D.WritesControl)
    D.Run = runControlRegister;
  return true;
}

/// Decodes mov between values, predicates and addresses.
bool Decoder::decodeMov(Ops O) {
  const Operand &Dst = O[0], &Src = O[1];
  if (Dst.kind() == Kind::Address || Src.kind() == Kind::AddressOf)
    return decodeAddress(O);
  if (Dst.kind() == Kind::Pred)
    return decodeSetp(O);
  D.Facts.Lanes = D.Size;
  if (Src.kind() == Kind::Pred) {
    D.Run = runReadPredicate;
    D.Operands[0] = place(Src.decl()).Start;
    return addDestination(O, 0, Rep::Int, false);
  }
  if (Src.kind() == Kind::Address) {
    D.Run = runReadAddress;
    D.Operands[1] = Src.numElts() == 1 ? 0 : 1;
    return addressOperand(Src, Src.numElts() == 1 ? 1 : D.Size, D.Target) &&
           addDestination(O, 0, Rep::Int, false);
  }
  return decodeValues(O);
}

bool Decoder::decodeCompare(Ops O) {
  D.Run = runCompare;
  if (!pickRep(O))
    return false;
  setFacts(O);
  D.Compare = compareFunction(D.I->Cond, D.R);
  if (!D.Compare)
    return refuse("no condition");
  if (O[0].kind() == Kind::Pred) {
    D.Target = place(O[0].decl()).Start;
    PredicateIsNarrow |=
        P.PredicateSizes[D.Target] < unsigned(D.FirstLane) + D.Size;
  } else if (!addDestination(O, 0, Rep::Int, /*IsRaw=*/true)) {
    return false;
  }
  return addSource(O, 1) && addSource(O, 2);
}

/// Decodes conversions between f and tf32, which is stored in a ud.
bool Decoder::decodeConversion(Ops O) {
  std::optional<ElemType> Dst = typeOf(O[0]), Src = typeOf(O[1]);
  bool ToBits = Dst == ElemType::UD && Src == ElemType::F;
  bool FromBits = Dst == ElemType::F && Src == ElemType::UD;
  if (!ToBits && !FromBits)
    return refuse("only between f and tf32 in a ud");
  D.Run = runALU;
  D.R = Rep::Int;
  D.IsRawMove = true;
  setFacts(O);
  if (ToBits)
    D.Op = tf32Operation();
  return addDestination(O, 0, Rep::Int, /*IsRaw=*/true) && addSource(O, 1);
}

//===----------------------------------------------------------------------===//
// Predicates, addresses, state
//===----------------------------------------------------------------------===//

bool Decoder::decodePredicateLogic(Ops O) {
  D.Run = runPredicateLogic;
  D.Target = place(O[0].decl()).Start;
  PredicateIsNarrow |=
      P.PredicateSizes[D.Target] < unsigned(D.FirstLane) + D.Size;
  unsigned NumSrcs = visa::opcodeNumSrcs(D.I->Op);
  for (unsigned N = 0; N != NumSrcs; ++N) {
    if (O[1 + N].kind() != Kind::Pred)
      return refuse("expected a predicate");
    D.Operands[N] = place(O[1 + N].decl()).Start;
    PredicateIsNarrow |=
        P.PredicateSizes[D.Operands[N]] < unsigned(D.FirstLane) + D.Size;
  }
  return true;
}

/// Decodes setp, and mov to a predicate.
bool Decoder::decodeSetp(Ops O) {
  if (O[0].kind() != Kind::Pred)
    return refuse("expected a predicate");
  D.Target = place(O[0].decl()).Start;
  PredicateIsNarrow |=
      P.PredicateSizes[D.Target] < unsigned(D.FirstLane) + D.Size;
  D.R = Rep::Int;
  setFacts(O);
  const Operand &Src = O[1];
  bool IsScalar =
      Src.kind() == Kind::Imm ||
      (Src.vStride() == 0 && (Src.width() == 1 || Src.hStride() == 0));
  D.Run = IsScalar ? runSetp : runSetpLanes;
  return addSource(O, 1);
}

bool Decoder::decodeAddress(Ops O) {
  const Operand &Dst = O[0], &Src = O[1];
  if (Dst.kind() != Kind::Address)
    return refuse("expected an address variable");
  D.R = Rep::Int;
  setFacts(O);
  if (!addressOperand(Dst, D.Size, D.Target))
    return false;
  D.Run = runAddressAdd;
  if (Src.kind() == Kind::AddressOf) {
    const Place &Here = place(Src.decl());
    if (Here.Kind != DeclKind::General)
      return refuse("no address of this variable");
    D.Run = runAddressOf;
    D.Operands[0] = Here.Root;
    D.Operands[1] = Here.Start - P.Roots[Here.Root].StartBytes +
                    uint32_t(Src.offsetBytes());
  } else if (Src.kind() == Kind::Address) {
    D.Operands[1] = Src.numElts() == 1 ? 0 : 1;
    if (!addressOperand(Src, Src.numElts() == 1 ? 1 : D.Size, D.Operands[0]))
      return false;
  } else if (D.I->Op != Opcode::Mov) {
    return refuse("expected an address");
  } else {
    // A number that becomes an address is a position in the registers.
    return addSource(O, 1);
  }
  return D.I->Op == Opcode::Mov || addSource(O, 2);
}

bool Decoder::decodeMovs(Ops O) {
  D.R = Rep::Int;
  setFacts(O);
  if (O[0].kind() != Kind::State) {
    D.Run = runReadState;
    return stateOperand(O[1], D.Target) &&
           addDestination(O, 0, Rep::Int, false);
  }
  if (!stateOperand(O[0], D.Target))
    return false;
  if (O[1].kind() == Kind::State) {
    D.Run = runMoveState;
    return stateOperand(O[1], D.Operands[0]);
  }
  D.Run = runSetState;
  return addSource(O, 1);
}
