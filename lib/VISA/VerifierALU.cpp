//===- VerifierALU.cpp - Legality of regions, types and modifiers ---------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each operand of an instruction can touch at most two registers (Gen11 PRM vol
// 7, "Register region restrictions"). If an operand is longer than two
// registers, the finalizer splits the instruction into halves. It looks only at
// the length: it does not split an instruction if an operand touches a third
// register only because of its start (found by experiment with GenX_IR
// 1.0.12504). countRegisters does the same: it splits the instruction until no
// operand is too long, and then counts the registers of each operand from its
// real start byte.
//
//===----------------------------------------------------------------------===//

#include "VerifierImpl.h"
#include "cmx/VISA/InPlaceWrites.h"
#include "cmx/VISA/StridedCopies.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace cmx;
using namespace cmx::visa;
using llvm::StringRef;
using llvm::Twine;
using Kind = Operand::Kind;

//===----------------------------------------------------------------------===//
// Rules per opcode
//===----------------------------------------------------------------------===//

namespace {
constexpr unsigned bit(ElemType T) { return 1u << unsigned(T); }
constexpr unsigned TyUD = bit(ElemType::UD);
constexpr unsigned TyHF = bit(ElemType::HF);
constexpr unsigned TyF = bit(ElemType::F);
constexpr unsigned TyDF = bit(ElemType::DF);
constexpr unsigned Int8 = bit(ElemType::B) + bit(ElemType::UB);
constexpr unsigned Int16 = bit(ElemType::W) + bit(ElemType::UW);
constexpr unsigned Int32 = bit(ElemType::D) + bit(ElemType::UD);
constexpr unsigned Int64 = bit(ElemType::Q) + bit(ElemType::UQ);
constexpr unsigned Ints32 = Int8 + Int16 + Int32; ///< Up to 32 bits.
constexpr unsigned Ints = Ints32 + Int64;
constexpr unsigned NoBFloats = TyHF + TyF + TyDF;
constexpr unsigned Floats = NoBFloats + bit(ElemType::BF);
constexpr unsigned AnyType = Ints + Floats;

enum class Modifiers : uint8_t { None, Arith, Logic };
enum class Saturates : uint8_t { No, Yes, Float };

struct Rule {
  Opcode Op;
  unsigned DstTypes, SrcTypes;
  Modifiers Mods;
  Saturates Sat;
  Feature Needs;
};
} // namespace

static const Rule *ruleOf(Opcode Op) {
  static const Rule Rules[] = {
#define CMX_VISA_RULE(Op, Dst, Src, Mods, Sat, Needs)                          \
  {Opcode::Op, Dst, Src, Modifiers::Mods, Saturates::Sat, Feature::Needs},
#include "VerifierRules.def"
  };
  for (const Rule &R : Rules)
    if (R.Op == Op)
      return &R;
  return nullptr;
}

static bool is64(ElemType T) { return T == ElemType::Q || T == ElemType::UQ; }

/// Does the operand have an element type?
static bool isValue(const Operand &O) {
  return O.isDirect() || O.isIndirect() || O.kind() == Kind::Imm;
}

//===----------------------------------------------------------------------===//
// Regions
//===----------------------------------------------------------------------===//

static bool isOneOf(unsigned Value, std::initializer_list<unsigned> Set) {
  return llvm::is_contained(Set, Value);
}

/// Checks strides and widths (vISA spec, "Operands").
void KernelVerifier::checkRegion(const Operand &Op, unsigned) {
  auto Bad = [&](VerifierError E, unsigned Actual) {
    report(E, "actual " + Twine(Actual) + " in " + operandText(Op));
  };
  if (Op.kind() == Kind::Dst || Op.kind() == Kind::IndirectDst) {
    if (!isOneOf(Op.hStride(), {1, 2, 4}))
      Bad(VerifierError::DstStride, Op.hStride());
    else if (elemBytes(Op) == 8 && Op.hStride() == 4 && I->Lanes.Size > 1 &&
             Target.hasFault(FinalizerFault::FarQwordWrites))
      report(VerifierError::FarQwords, operandText(Op));
    return;
  }
  if (Op.kind() != Kind::MultiIndirectSrc &&
      !isOneOf(Op.vStride(), {0, 1, 2, 4, 8, 16, 32}))
    Bad(VerifierError::VStride, Op.vStride());
  if (!isOneOf(Op.width(), {1, 2, 4, 8, 16}))
    Bad(VerifierError::Width, Op.width());
  if (!isOneOf(Op.hStride(), {0, 1, 2, 4}))
    Bad(VerifierError::HStride, Op.hStride());
  if (Op.width() > I->Lanes.Size)
    report(VerifierError::WidthOverExec,
           "expected at most " + Twine(unsigned(I->Lanes.Size)) + ", actual " +
               Twine(Op.width()) + " in " + operandText(Op));
}

namespace {
/// The first and last element that a range of lanes reaches, relative to the
/// start of the region.
struct Reach {
  uint64_t First, Last;
};
} // namespace

/// Returns the reach of \p NumLanes lanes from \p FirstLane on. \p FirstLane is
/// a multiple of \p NumLanes. \p NumLanes and \p Width are powers of two.
static Reach reachOf(unsigned VStride, unsigned Width, unsigned HStride,
                     unsigned FirstLane, unsigned NumLanes) {
  uint64_t Row = FirstLane / Width, Column = FirstLane % Width;
  if (NumLanes <= Width) {
    uint64_t First = Row * VStride + Column * HStride;
    return {First, First + uint64_t(NumLanes - 1) * HStride};
  }
  uint64_t LastRow = Row + NumLanes / Width - 1;
  return {Row * VStride, LastRow * VStride + uint64_t(Width - 1) * HStride};
}

/// Checks alignment, bounds and encoding of a direct operand with a legal
/// region. The destination of madw has the low halves of all lanes, and then,
/// from the next register on, the high halves.
void KernelVerifier::checkDirect(const Operand &Op) {
  const Decl &D = declOf(Op);
  if (Op.decl() == visa::declOf(Predefined::Null))
    return;
  unsigned Bytes = elemTypeBytes(D.Type);
  uint32_t OffsetBytes = uint32_t(Op.offsetBytes());
  if (OffsetBytes % Bytes)
    report(VerifierError::Misaligned,
           "expected a multiple of " + Twine(Bytes) + " bytes, actual byte " +
               Twine(OffsetBytes) + " of '" + D.Name + "'");
  if (!canEncodeOffset(OffsetBytes - OffsetBytes % Bytes, Bytes, GRFBytes))
    report(VerifierError::RowColumn, "expected row at most 255, actual " +
                                         Twine(OffsetBytes / GRFBytes) +
                                         " in " + operandText(Op));
  bool IsDst = Op.kind() == Kind::Dst;
  Reach R = reachOf(IsDst ? Op.hStride() : Op.vStride(), IsDst ? 1 : Op.width(),
                    IsDst ? 0 : Op.hStride(), 0, I->Lanes.Size);
  uint64_t EndBytes = OffsetBytes + (R.Last + 1) * Bytes;
  if (I->Op == Opcode::Madw && IsDst)
    EndBytes = OffsetBytes + 2 * llvm::alignTo((R.Last + 1) * Bytes, GRFBytes);
  if (EndBytes > D.sizeBytes())
    report(VerifierError::OutOfBounds, operandText(Op) + " ends at byte " +
                                           Twine(EndBytes) + " of " +
                                           Twine(D.sizeBytes()));
}

void KernelVerifier::checkAddressElts(const Operand &Op, unsigned NumElts) {
  const Decl &D = declOf(Op);
  if (Op.firstElt() + NumElts > D.NumElts)
    report(VerifierError::AddressBounds,
           "elements " + Twine(Op.firstElt()) + ".." +
               Twine(Op.firstElt() + NumElts - 1) + " of '" + D.Name +
               "' with " + Twine(D.NumElts));
}

/// vISA spec, "Indirect operands": the offset has ten bits with sign. A source
/// has at most 16 addresses, a destination has one.
void KernelVerifier::checkIndirect(const Operand &Op) {
  if (Op.offsetBytes() < -512 || Op.offsetBytes() > 511)
    report(VerifierError::AddressOffset,
           "expected -512..511 bytes, actual " + Twine(Op.offsetBytes()));
  if (Op.kind() == Kind::IndirectDst && declOf(Op).NumElts > 1 &&
      declOf(Op).NumElts >= I->Lanes.Size && I->Lanes.Size > 1)
    report(VerifierError::IndirectDst, "'" + declOf(Op).Name + "' has " +
                                           Twine(declOf(Op).NumElts) +
                                           " elements");
  unsigned NumAddresses = Op.kind() == Kind::MultiIndirectSrc
                              ? std::max(1u, I->Lanes.Size / Op.width())
                              : 1;
  checkAddressElts(Op, NumAddresses);
}

//===----------------------------------------------------------------------===//
// Two registers per operand
//===----------------------------------------------------------------------===//

/// Does \p I read or write flag bits, as an operand, or internally like min and
/// max?
static bool usesFlags(const Instruction &I) {
  return I.PredicateVar != DeclId::None || I.Op == Opcode::Cmp ||
         I.Op == Opcode::Sel || I.Op == Opcode::Min || I.Op == Opcode::Max;
}

/// Do the \p NumLanes lanes of \p S from \p FirstLane on touch at most as many
/// registers as an operand is allowed to touch? If not, reports an error.
bool KernelVerifier::fitsRegisters(const Span &S, Ops O, unsigned FirstLane,
                                   unsigned NumLanes) {
  Reach R = reachOf(S.VStride, S.Width, S.HStride, FirstLane, NumLanes);
  uint64_t FirstByte = S.StartBytes + R.First * S.ElemBytes;
  uint64_t LastByte = S.StartBytes + (R.Last + 1) * S.ElemBytes - 1;
  uint64_t Registers = LastByte / GRFBytes - FirstByte / GRFBytes + 1;
  if (Registers <= Target.maxOperandRegisters())
    return true;
  report(VerifierError::ThreeRegisters,
         operandText(O[S.Index]) + " covers bytes " + Twine(FirstByte) + ".." +
             Twine(LastByte) + " with " + Twine(GRFBytes) +
             "-byte registers, expected at most " +
             Twine(Target.maxOperandRegisters()) + ", actual " +
             Twine(Registers));
  return false;
}

/// Is \p S too long for an instruction of these lanes, wherever \p S starts?
bool KernelVerifier::isTooLong(const Span &S, unsigned FirstLane,
                               unsigned NumLanes) const {
  Reach R = reachOf(S.VStride, S.Width, S.HStride, FirstLane, NumLanes);
  return NumLanes > 1 && (R.Last - R.First + 1) * S.ElemBytes >
                             uint64_t(Target.maxOperandRegisters()) * GRFBytes;
}

bool KernelVerifier::countRegisters(llvm::ArrayRef<Span> Spans, Ops O,
                                    unsigned FirstLane, unsigned NumLanes) {
  for (const Span &S : Spans) {
    if (!isTooLong(S, FirstLane, NumLanes))
      continue;
    // Found by experiment: in this case, the finalizer prints "opt is not a
    // valid mask option" on stdout.
    if (NumLanes <= 8 && usesFlags(*I)) {
      report(VerifierError::SplitFlags,
             operandText(O[S.Index]) + " is longer than two registers for " +
                 Twine(NumLanes) + " lanes");
      return false;
    }
    return countRegisters(Spans, O, FirstLane, NumLanes / 2) &&
           countRegisters(Spans, O, FirstLane + NumLanes / 2, NumLanes / 2);
  }
  for (const Span &S : Spans)
    if (!fitsRegisters(S, O, FirstLane, NumLanes))
      return false;
  return true;
}

void KernelVerifier::checkRegisters(Ops O) {
  llvm::SmallVector<Span, 6> Spans;
  for (unsigned N = 0; N != O.size(); ++N) {
    const Operand &Op = O[N];
    if (!Op.isDirect())
      continue;
    const Place &Here = Places[uint32_t(Op.decl())];
    // A variable smaller than a register never crosses a register boundary.
    if (!Here.SpansRegisters || declOf(Op).Predefined)
      continue;
    Span S;
    S.Index = N;
    S.StartBytes = Here.RootOffsetBytes + uint32_t(Op.offsetBytes());
    S.ElemBytes = elemBytes(Op);
    bool IsDst = Op.kind() == Kind::Dst;
    S.VStride = IsDst ? Op.hStride() : Op.vStride();
    S.Width = IsDst ? 1 : Op.width();
    S.HStride = IsDst ? 0 : Op.hStride();
    Spans.push_back(S);
  }
  // In a conversion, the finalizer can use a strided temporary before it splits
  // the instruction. Then it moves the shorter operand in one piece (found by
  // experiment on Xe-LP). So each operand that
  // is short enough for one move must fit into the registers of one move.
  bool Converts = llvm::any_of(Spans, [&](const Span &S) {
    return typeOf(O[S.Index]) != typeOf(O[Spans.front().Index]);
  });
  for (const Span &S : Spans)
    if (Converts && !isTooLong(S, 0, I->Lanes.Size) &&
        !fitsRegisters(S, O, 0, I->Lanes.Size))
      return;
  countRegisters(Spans, O, 0, I->Lanes.Size);
}

//===----------------------------------------------------------------------===//
// Immediates and modifiers
//===----------------------------------------------------------------------===//

void KernelVerifier::checkImmediate(const Operand &Op) {
  if (Op.type() == ElemType::BF)
    report(VerifierError::ImmediateType, "bf");
  unsigned Bits = Op.packed() != PackedImm::None ? 32 : 8 * elemBytes(Op);
  if (Bits < 64 && Op.immBits() >> Bits)
    report(VerifierError::ImmediateRange,
           "expected " + Twine(Bits) + " bits, actual 0x" +
               llvm::utohexstr(Op.immBits(), /*LowerCase=*/true));
}

/// See FinalizerFault::BFloatMoves.
bool KernelVerifier::isBFloatMove() const {
  if (I->Op != Opcode::Mov || !Target.hasFault(FinalizerFault::BFloatMoves))
    return false;
  const Operand &Src = K.operands(*I)[1];
  return isValue(Src) && typeOf(Src) == ElemType::BF;
}

/// See FinalizerFault::HalfToPackedBytes.
void KernelVerifier::checkHalfToBytes(Ops O) {
  if (I->Op == Opcode::Mov && I->Lanes.Size > 1 && isValue(O[0]) &&
      elemBytes(O[0]) == 1 && O[0].hStride() == 1 && O[1].kind() == Kind::Imm &&
      O[1].type() == ElemType::HF &&
      Target.hasFault(FinalizerFault::HalfToPackedBytes))
    report(VerifierError::HalfToBytes, operandText(O[1]));
}

void KernelVerifier::checkModifiers(Ops O) {
  const Rule *R = ruleOf(I->Op);
  if (I->Saturate) {
    bool DstIsFloat = isValue(O[0]) && isFloat(typeOf(O[0]));
    if (R->Sat == Saturates::No || !isValue(O[0]) ||
        (R->Sat == Saturates::Float && !DstIsFloat))
      report(VerifierError::Saturation, opcodeMnemonic(I->Op));
    else if (isBFloatMove())
      report(VerifierError::Saturation,
             "mov of bf, the finalizer does not saturate floats");
  }
  for (const Operand &Op : O) {
    if (Op.kind() == Kind::Imm || Op.modifier() == SrcMod::None)
      continue;
    bool IsNot = Op.modifier() == SrcMod::Not;
    if (R->Mods != (IsNot ? Modifiers::Logic : Modifiers::Arith))
      report(VerifierError::Modifier,
             operandText(Op) + " in " + opcodeMnemonic(I->Op));
    else if (isBFloatMove())
      report(VerifierError::Modifier,
             operandText(Op) + " in mov of bf, the finalizer moves words");
    else if (I->Op == Opcode::Mul && isValue(O[0]) && elemBytes(O[0]) == 8 &&
             elemBytes(Op) < 8 && elemTypeKind(typeOf(Op)) == ElemKind::UInt &&
             Target.hasFault(FinalizerFault::NegatedUnsignedFactors))
      report(VerifierError::Modifier, operandText(Op) +
                                          " of a product of qwords, which the "
                                          "finalizer changes as no qword");
  }
}

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

/// Checks that the types can be mixed: integers of any width, hf with f, bf
/// with f, df only with df. A mov can convert between all types except for bf,
/// which it only converts to and from f.
void KernelVerifier::checkTypeMix(Ops O) {
  bool CmpToRegister = I->Op == Opcode::Cmp && O[0].kind() != Kind::Pred;
  unsigned Seen = 0;
  for (unsigned N = 0; N != O.size(); ++N)
    if (isValue(O[N]) && !(N == 0 && CmpToRegister))
      Seen |= bit(typeOf(O[N]));
  unsigned BF = bit(ElemType::BF);
  bool BadBF = (Seen & BF) && (Seen & ~(BF + TyF));
  bool BadMix = ((Seen & Ints) && (Seen & Floats)) ||
                ((Seen & TyDF) && (Seen & Floats & ~TyDF));
  bool Converts =
      I->Op == Opcode::Mov || I->Op == Opcode::Fcvt || I->Op == Opcode::Movs;
  if (!BadBF && (!BadMix || Converts))
    return;
  std::string Types;
  for (const Operand &Op : O)
    if (isValue(Op))
      Types += (Types.empty() ? "" : ", ") + elemTypeText(typeOf(Op)).str();
  report(VerifierError::TypeMix, Types);
}

/// Is \p I a mov without saturation and without a modifier of \p Src? Such a
/// mov of integers works on every platform.
static bool isPlainMove(const Instruction &I, const Operand &Src) {
  return I.Op == Opcode::Mov && !I.Saturate &&
         (Src.kind() == Kind::Imm || Src.modifier() == SrcMod::None);
}

/// The finalizer computes divisions and roots in steps, one for each register
/// of elements. So the first lane must be at the start of a step. Experiment:
/// GenX_IR prints "Invalid emask" for other first lanes.
void KernelVerifier::checkRegisterSteps(const Operand &Dst) {
  bool InSteps =
      I->Op == Opcode::Divm || I->Op == Opcode::Sqrtm ||
      (typeOf(Dst) == ElemType::DF &&
       (I->Op == Opcode::Div || I->Op == Opcode::Inv || I->Op == Opcode::Sqrt));
  unsigned StepLanes = Target.grfBytes() / elemBytes(Dst);
  if (InSteps && I->Lanes.FirstLane % StepLanes)
    report(VerifierError::MaskOffset,
           "expected a multiple of " + Twine(StepLanes) + " for " +
               elemTypeText(typeOf(Dst)) + " " + opcodeMnemonic(I->Op) +
               ", actual lane " + Twine(unsigned(I->Lanes.FirstLane)));
}

void KernelVerifier::checkWideTypes(Ops O) {
  bool Has64 = false, HasDF = false, HasFloat = false, SrcHas64 = false;
  unsigned NumDsts = opcodeNumDsts(I->Op);
  for (unsigned N = 0; N != O.size(); ++N) {
    if (!isValue(O[N]))
      continue;
    ElemType T = typeOf(O[N]);
    Has64 |= is64(T);
    SrcHas64 |= is64(T) && N >= NumDsts;
    HasDF |= T == ElemType::DF;
    HasFloat |= isFloat(T);
    if (T == ElemType::BF && !Target.has(Feature::BFloat))
      report(VerifierError::TypePlatform, "bf on " + Target.name());
    if (T == ElemType::HF && !Target.has(Feature::Half))
      report(VerifierError::TypePlatform, "hf on " + Target.name());
  }
  const Operand &Src = O[NumDsts];
  if (Has64 && HasFloat && I->Op == Opcode::Mov &&
      !Target.has(Feature::FloatQConvert)) {
    report(VerifierError::FloatToInt64, "on " + Target.name());
    return;
  }
  if (Has64 && !Target.has(Feature::Int64)) {
    // Found by experiment: the finalizer emulates the 64-bit product of two
    // dwords.
    bool IsProduct = I->Op == Opcode::Mul && !SrcHas64 && !I->Saturate;
    if (!isPlainMove(*I, Src) && !IsProduct)
      report(VerifierError::TypePlatform, "64-bit integers in " +
                                              opcodeMnemonic(I->Op) + " on " +
                                              Target.name());
  }
  // The finalizer emulates qwords as dwords of twice the stride.
  if (Has64 && !Target.has(Feature::Int64) && isValue(O[0]) &&
      is64(typeOf(O[0])) && O[0].hStride() == 4)
    report(VerifierError::TypePlatform,
           "64-bit destination of stride 4 on " + Target.name());
  // The finalizer emits even copies of df as 64-bit moves.
  if (HasDF && !Target.has(Feature::FP64))
    report(VerifierError::TypePlatform,
           "df in " + opcodeMnemonic(I->Op) + " on " + Target.name());
}

void KernelVerifier::checkTypes(Ops O) {
  const Rule *R = ruleOf(I->Op);
  unsigned NumDsts = opcodeNumDsts(I->Op);
  if (!Target.has(R->Needs)) {
    report(VerifierError::OpcodePlatform,
           opcodeMnemonic(I->Op) + " on " + Target.name());
    return;
  }
  for (unsigned N = 0; N != O.size(); ++N) {
    if (!isValue(O[N]))
      continue;
    unsigned Allowed = N < NumDsts ? R->DstTypes : R->SrcTypes;
    // The first source of addr_add (an address) and the source of movs (a
    // state) have no type; they are skipped above.
    if (!(Allowed & bit(typeOf(O[N]))))
      report(I->Op == Opcode::AddrAdd ? VerifierError::AddressAddend
                                      : VerifierError::TypeUnsupported,
             elemTypeText(typeOf(O[N])) + " as " +
                 (N < NumDsts ? "destination" : "source") + " of " +
                 opcodeMnemonic(I->Op));
  }
  bool IsDivision =
      I->Op == Opcode::Div || I->Op == Opcode::Inv || I->Op == Opcode::Sqrt;
  if (IsDivision) {
    ElemType T = typeOf(O[0]);
    if (isInt(T) && !Target.has(Feature::IntDiv))
      report(VerifierError::OpcodePlatform,
             "integer " + opcodeMnemonic(I->Op) + " on " + Target.name());
    if (T == ElemType::DF && !Target.has(Feature::IEEEDivSqrt))
      report(VerifierError::OpcodePlatform,
             "df " + opcodeMnemonic(I->Op) + " on " + Target.name());
  }
  checkRegisterSteps(O[0]);
  checkTypeMix(O);
  checkWideTypes(O);
}

//===----------------------------------------------------------------------===//
// Addresses, predicates and state
//===----------------------------------------------------------------------===//

/// Records the variables to which address variables point. An address variable
/// that has pointed to two variables cannot be read as a number (the finalizer
/// crashes).
void KernelVerifier::checkAddressing(Ops O) {
  if (O[0].kind() == Kind::Address) {
    checkAddressElts(O[0], std::max<unsigned>(O[0].numElts(), I->Lanes.Size));
    for (const Operand &Op : O.drop_front()) {
      if (Op.kind() == Kind::AddressOf) {
        uint32_t Root = Places[uint32_t(Op.decl())].Root;
        auto [It, IsNew] = Pointees.try_emplace(uint32_t(O[0].decl()),
                                                std::make_pair(Root, false));
        if (!IsNew && It->second.first != Root)
          It->second.second = true;
        if (uint64_t(Op.offsetBytes()) >= declOf(Op).sizeBytes())
          report(VerifierError::OutOfBounds, operandText(Op) + " of " +
                                                 Twine(declOf(Op).sizeBytes()) +
                                                 " bytes");
      }
    }
  }
  for (const Operand &Op : O.drop_front()) {
    if (Op.kind() != Kind::Address)
      continue;
    checkAddressElts(Op, Op.numElts());
    auto It = Pointees.find(uint32_t(Op.decl()));
    if (I->Op == Opcode::Mov && O[0].kind() != Kind::Address &&
        It != Pointees.end() && It->second.second)
      report(VerifierError::AddressReadBack, "'" + declOf(Op).Name + "'");
  }
}

/// Checks a mov from a predicate.
void KernelVerifier::checkMove(Ops O) {
  const Operand &Dst = O[0], &Src = O[1];
  if (Src.kind() != Kind::Pred)
    return;
  if (I->Lanes.Size != 1)
    report(VerifierError::ExecSize,
           "expected 1 for a move from a predicate, actual " +
               Twine(unsigned(I->Lanes.Size)));
  if (!isValue(Dst) || isFloat(typeOf(Dst)) || is64(typeOf(Dst)))
    report(VerifierError::TypeUnsupported,
           "expected an integer of at most 32 bits for a predicate");
}

/// Reports moves from state registers to neighbouring elements. Found by
/// experiment: the finalizer joins two such moves into one that it cannot
/// encode.
void KernelVerifier::checkStateNeighbours(Ops O) {
  auto IsStateCopy = [&](const Instruction &Inst) {
    Ops P = K.operands(Inst);
    if (Inst.Op != Opcode::Mov || Inst.Lanes.Size != 1 || P.size() != 2 ||
        P[0].kind() != Kind::Dst || P[1].kind() != Kind::Src)
      return false;
    return P[1].decl() == visa::declOf(Predefined::SR0) ||
           P[1].decl() == visa::declOf(Predefined::TSC);
  };
  if (Index == 0 || !IsStateCopy(*I) || !IsStateCopy(K.body()[Index - 1]))
    return;
  const Operand &Before = K.operands(K.body()[Index - 1])[0];
  const Place &A = Places[uint32_t(Before.decl())];
  const Place &B = Places[uint32_t(O[0].decl())];
  int64_t Distance = int64_t(B.RootOffsetBytes) + O[0].offsetBytes() -
                     int64_t(A.RootOffsetBytes) - Before.offsetBytes();
  if (A.Root == B.Root && Distance == int64_t(elemBytes(O[0])))
    report(VerifierError::StateNeighbours, "");
}

void KernelVerifier::checkInPlaceWrites() {
  for (auto [At, Operand] : overwrittenSources(K, Target)) {
    I = &K.body()[At];
    Index = At;
    report(VerifierError::OverwrittenSource,
           operandText(K.operands(*I)[Operand]));
  }
  I = nullptr;
}

void KernelVerifier::checkStridedCopies() {
  for (size_t At : stridedCopiesOfParts(K)) {
    I = &K.body()[At];
    Index = At;
    report(VerifierError::StridedCopyOfParts, operandText(K.operands(*I)[1]));
  }
  if (Target.hasFault(FinalizerFault::SpreadQwords))
    for (size_t At : spreadQwords(K)) {
      I = &K.body()[At];
      Index = At;
      report(VerifierError::SpreadQwords, operandText(K.operands(*I)[0]));
    }
  I = nullptr;
}

void KernelVerifier::checkAlu(Ops O) {
  unsigned Before = NumMessages;
  for (unsigned N = 0; N != O.size(); ++N) {
    const Operand &Op = O[N];
    if (Op.isDirect() || Op.isIndirect())
      checkRegion(Op, N);
    else if (Op.kind() == Kind::Imm)
      checkImmediate(Op);
    else if (Op.kind() == Kind::Pred && I->Op != Opcode::Mov)
      checkPredicateWidth(Op.decl());
  }
  bool RegionsAreLegal = NumMessages == Before;
  checkHalfToBytes(O);
  checkModifiers(O);
  checkTypes(O);
  checkAddressing(O);
  if (I->Op == Opcode::Mov) {
    checkMove(O);
    checkStateNeighbours(O);
  }
  if (!RegionsAreLegal)
    return;
  for (const Operand &Op : O) {
    if (Op.isDirect())
      checkDirect(Op);
    else if (Op.isIndirect())
      checkIndirect(Op);
  }
  if (NumMessages == Before)
    checkRegisters(O);
}
