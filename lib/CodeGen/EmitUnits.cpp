//===- EmitUnits.cpp - Typed access, sampler, matrix unit, raw messages ---===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MessageEmitter.h"
#include "llvm/IR/Constants.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace cmx {

//===----------------------------------------------------------------------===//
// Images
//===----------------------------------------------------------------------===//

/// Returns the coordinate called \p Name of the lanes from \p First on, or null
/// if the message omits it. The last coordinates are omitted if they are
/// constant zeros, so that the message becomes shorter. A zero before other
/// coordinates is not omitted: the finalizer would move the later ones to its
/// place (found by experiment with GenX_IR 1.0.12504).
visa::Operand MessageEmitter::coordinate(StringRef Name, unsigned First) {
  static constexpr StringLiteral Names[] = {"u", "v", "r", "lod"};
  auto IsZero = [&](StringRef N) {
    const BaleSource *S = operand(N);
    auto *C = S ? dyn_cast<Constant>(S->V) : nullptr;
    return !S || (C && (C->isNullValue() || isa<UndefValue>(C)));
  };
  const StringLiteral *Found = find(Names, Name);
  assert(Found != std::end(Names) && "a coordinate");
  if (Name != "u" && all_of(make_range(Found, std::end(Names)), IsZero))
    return visa::Operand::null();
  return registers(*operand(Name), ElemType::UD, lanesOf("u"))
      .at(First * 4)
      .raw();
}

/// Typed messages have 8 lanes (vISA spec, GATHER4_TYPED).
static constexpr unsigned TypedLanes = 8;

void MessageEmitter::emitTyped() {
  if (!require(Feature::LegacyDataPort))
    return;
  visa::Predicate Pred = mask();
  visa::Operand Surface = visa::Operand::state(surface());
  unsigned Channels = unsigned(constant("channelmask"));
  visa::MessageFields Fields;
  Fields.Channels = uint8_t(Channels);
  Lanes L;
  L.NumLanes = lanesOf("u");
  L.EltsPerLane = popcount(Channels);
  emitPieces(
      L, TypedLanes, Pred,
      [&](visa::Exec X, unsigned First, visa::Operand Data) {
        visa::Operand At[] = {coordinate("u", First), coordinate("v", First),
                              coordinate("r", First)};
        VB.emitMessage(
            isStore() ? visa::Opcode::Scatter4Typed
                      : visa::Opcode::Gather4Typed,
            X, {Surface, At[0], At[1], At[2], visa::Operand::null(), Data},
            Fields, Pred);
      });
}

void MessageEmitter::emitTypedAtomic() {
  if (!require(Feature::LegacyDataPort))
    return;
  const AtomicRow *Row = findAtomic(StringRef(Info.VisaName).split('.').second);
  assert(Row && Row->DataPort && "typed atomic that no message has");
  visa::Predicate Pred = mask();
  visa::Operand Surface = visa::Operand::state(surface());
  unsigned NumLanes = numLanes(Call.getType());
  visa::MessageFields Fields;
  Fields.Atomic = *Row->DataPort;
  ElemType T = atomicType(Row->Class, 4);
  SmallVector<Place, 2> Sources = dataPortSources(*Row, T, NumLanes);
  for (unsigned First = 0; First < NumLanes; First += TypedLanes) {
    visa::Exec X = visa::Exec::lanes(TypedLanes, First);
    visa::Operand Srcs[2] = {visa::Operand::null(), visa::Operand::null()};
    for (unsigned K = 0; K != Sources.size(); ++K)
      Srcs[K] = Sources[K].at(First * 4).raw();
    visa::Operand At[] = {coordinate("u", First), coordinate("v", First),
                          coordinate("r", First), coordinate("lod", First)};
    loadLanes(T, X, Pred, [&](visa::Operand Dst) {
      VB.emitMessage(
          visa::Opcode::TypedAtomic, X,
          {Surface, At[0], At[1], At[2], At[3], Srcs[0], Srcs[1], Dst}, Fields,
          Pred);
    });
  }
}

/// Returns the variable of a sampler: the variable of an argument, or a new
/// variable that is set to the sampler's number.
visa::DeclId MessageEmitter::sampler() {
  const BaleSource &S = *operand("sampler");
  if (auto *A = dyn_cast<Argument>(S.V))
    if (auto It = E.States.find(A); It != E.States.end())
      return It->second;
  visa::DeclId Var = K.addSampler("s");
  VB.emitMovs(visa::Exec::scalar(), visa::Operand::state(Var),
              E.scalarSource(S, ElemType::UD));
  return Var;
}

void MessageEmitter::emitSampler() {
  if (!require(Feature::Sampler))
    return;
  bool IsSample = operand("sampler");
  ElemType T = IsSample ? ElemType::F : ElemType::UD;
  if (IsSample && !Call.getArgOperand(*Info.operandIndex("u"))
                       ->getType()
                       ->getScalarType()
                       ->isFloatTy()) {
    fail(DiagKind::MessageData,
         "coordinates expected float, actual " + Twine("another type"));
    return;
  }
  Lanes L;
  L.NumLanes = lanesOf("u");
  unsigned Channels = unsigned(constant("channelmask"));
  L.EltsPerLane = popcount(Channels);
  visa::MessageFields Fields;
  Fields.Channels = uint8_t(Channels);
  SmallVector<visa::Operand, 5> Front;
  if (IsSample)
    Front.push_back(visa::Operand::state(sampler()));
  Front.push_back(visa::Operand::state(surface()));
  for (StringRef Name : {"u", "v", "r"})
    Front.push_back(registers(*operand(Name), T, L.NumLanes).raw());
  emitPieces(L, 16, {}, [&](visa::Exec X, unsigned, visa::Operand Data) {
    SmallVector<visa::Operand, 6> Operands(Front.begin(), Front.end());
    Operands.push_back(Data);
    VB.emitMessage(IsSample ? visa::Opcode::SampleMedia
                            : visa::Opcode::LoadMedia,
                   X, Operands, Fields);
  });
}

namespace {
struct SamplerRow {
  unsigned Code;
  StringLiteral Mnemonic;
  unsigned MinParams;
};
} // namespace

static constexpr SamplerRow SamplerRows[] = {
#define CMX_SAMPLER_OPERATION(Code, Mnemonic, IsLoad, MinParams, MaxParams)    \
  {Code, Mnemonic, MinParams},
#include "cmx/Target/SamplerOperations.def"
};

/// Emits a message of the 3D sampler. The last parameters are omitted if they
/// are 0.
void MessageEmitter::emitSampler3D() {
  if (!require(Feature::Sampler))
    return;
  const auto *Row = find_if(SamplerRows, [&](const SamplerRow &S) {
    return S.Code == constant("opcode");
  });
  assert(Row != std::end(SamplerRows) && "operation that the verifier accepts");
  bool IsSample = operand("sampler");
  unsigned NumLanes = lanesOf("mask");
  visa::Predicate Pred = mask();
  visa::MessageFields Fields;
  Fields.Channels = uint8_t(constant("channelmask"));
  SmallVector<visa::Operand, 4> Front = {
      visa::Operand::imm(ElemType::UW, constant("aoffimmi"))};
  if (IsSample)
    Front.push_back(visa::Operand::state(sampler()));
  Front.push_back(visa::Operand::state(surface()));
  SmallVector<const BaleSource *, 15> Params;
  for (unsigned N = 1; N != 16; ++N)
    Params.push_back(operand("p" + std::to_string(N)));
  while (Params.size() > Row->MinParams) {
    auto *C = dyn_cast<Constant>(Params.back()->V);
    if (!C || !(C->isNullValue() || isa<UndefValue>(C)))
      break;
    Params.pop_back();
  }
  SmallVector<visa::Operand, 15> Coordinates;
  for (const BaleSource *S : Params)
    Coordinates.push_back(
        registers(*S, IsSample ? ElemType::F : ElemType::UD, NumLanes).raw());
  Lanes L;
  L.NumLanes = NumLanes;
  L.EltsPerLane = popcount(Fields.Channels);
  emitPieces(L, 16, Pred, [&](visa::Exec X, unsigned, visa::Operand Data) {
    SmallVector<visa::Operand, 20> Operands(Front.begin(), Front.end());
    Operands.push_back(Data);
    Operands.append(Coordinates);
    VB.emitMessage(*visa::parseOpcode(Row->Mnemonic), X, Operands, Fields,
                   Pred);
  });
}

/// Emits a message that samples 32 pixels, in rows and columns at equal
/// distances.
void MessageEmitter::emitSampleUnorm() {
  if (!require(Feature::Sampler))
    return;
  visa::MessageFields Fields;
  Fields.Channels = uint8_t(constant("channelmask"));
  SmallVector<visa::Operand, 7> Operands = {visa::Operand::state(sampler()),
                                            visa::Operand::state(surface())};
  for (StringRef Name : {"u", "v", "deltau", "deltav"})
    Operands.push_back(scalar(*operand(Name), ElemType::F));
  loadBlock(unsigned(registerBytes(dataType())), [&](Place P) {
    Operands.push_back(P.raw());
    VB.emitMessage(visa::Opcode::SampleUnorm, visa::Exec::lanes(1), Operands,
                   Fields);
  });
}

//===----------------------------------------------------------------------===//
// 2D blocks by address
//===----------------------------------------------------------------------===//

/// Returns the number in the operand \p Name of a 2D block, as an immediate or
/// a register.
visa::Operand MessageEmitter::blockNumber(StringRef Name) {
  const BaleSource &S = *operand(Name);
  if (auto *C = dyn_cast<ConstantInt>(S.V))
    return visa::Operand::imm(ElemType::UD, uint32_t(C->getZExtValue()));
  return registers(S, ElemType::UD, 1).raw();
}

void MessageEmitter::emitBlock2D() {
  if (!require(Feature::LSCBlock2D))
    return;
  static constexpr visa::LscData Sizes[] = {
      visa::LscData::D8, visa::LscData::D16, visa::LscData::D32,
      visa::LscData::D64};
  LscTarget Anywhere;
  visa::LscFields Shape = lscFields(Anywhere, Sizes[constant("datasize") - 1]);
  if (!lscCaching(Shape))
    return;
  Shape.Blocks = uint8_t(constant("blocks"));
  Shape.BlockWidthElts = uint8_t(constant("blockwidth"));
  Shape.BlockRows = uint8_t(constant("blockheight"));
  Shape.Transpose = constant("transpose") == 2;
  Shape.VNNI = constant("vnni");
  unsigned RowBytes = Shape.BlockWidthElts << (constant("datasize") - 1);
  unsigned MaxRows = isStore() ? 8 : 32;
  if (RowBytes < 4 || RowBytes * Shape.Blocks > 64 ||
      Shape.BlockRows > MaxRows) {
    fail(DiagKind::MessageImmediate,
         "expected rows of 4 to 64 bytes in all blocks, at most " +
             Twine(MaxRows) + " of them, actual " +
             Twine(RowBytes * Shape.Blocks) + " bytes, " +
             Twine(unsigned(Shape.BlockRows)) + " rows");
    return;
  }
  visa::Predicate Pred = mask();
  visa::Operand Base = extended(*operand("base"), ElemType::UQ, 1).raw();
  SmallVector<visa::Operand, 7> Operands = {Base};
  for (StringRef Name : {"width", "height", "pitch", "x", "y"})
    Operands.push_back(blockNumber(Name));
  visa::Exec X = visa::Exec::lanes(1);
  if (isStore()) {
    unsigned Bytes = unsigned(registerBytes(dataType()));
    Operands.push_back(data(ElemType::UD, Bytes / 4).raw());
    VB.emitLsc(visa::Opcode::LscStoreBlock2D, X, Operands, Shape, Pred);
    return;
  }
  auto Load = [&](visa::Operand Data) {
    Operands.insert(Operands.begin(), Data);
    VB.emitLsc(visa::Opcode::LscLoadBlock2D, X, Operands, Shape, Pred);
  };
  if (Call.getType()->isVoidTy())
    return Load(visa::Operand::null());
  loadBlock(unsigned(registerBytes(dataType())),
            [&](Place P) { Load(P.raw()); });
}

//===----------------------------------------------------------------------===//
// Raw messages
//===----------------------------------------------------------------------===//

/// Do the lengths in constant descriptors (Gen11 PRM vol 7, "Message
/// descriptor") fit the operands? Reports each wrong length, because the
/// finalizer accepts wrong lengths.
bool MessageEmitter::checkDescriptors(const visa::RawFields &Raw) {
  auto Check = [&](StringRef What, uint64_t Expected, unsigned Actual) {
    if (Expected == Actual)
      return true;
    fail(DiagKind::MessageImmediate, What + " expected " + Twine(Expected) +
                                         " as in the descriptor, actual " +
                                         Twine(Actual));
    return false;
  };
  if (isa<ConstantInt>(operand("descriptor")->V)) {
    uint64_t Desc = constant("descriptor");
    if (!Check("source registers", Desc >> 25 & 15, Raw.Src0Regs) ||
        !Check("response registers", Desc >> 20 & 31, Raw.DstRegs))
      return false;
  }
  if (!isa<ConstantInt>(operand("extended")->V))
    return true;
  uint64_t Extended = constant("extended");
  return Check("registers of the second source", Extended >> 6 & 15,
               Raw.Src1Regs) &&
         Check("shared function", Extended & 15, Raw.SFID);
}

/// Returns the registers of \p S, a vector of type \p Ty. The message reads all
/// of the last register, so the variable must be large enough.
visa::Operand MessageEmitter::payload(const BaleSource &S, Type *Ty) {
  unsigned Bytes = unsigned(registerBytes(Ty));
  ElemType T = copyType(Bytes);
  unsigned WholeBytes = unsigned(alignTo(Bytes, TD.grfBytes()));
  Place P = registers(S, T, Bytes / elemTypeBytes(T));
  if (holdWhole(P, WholeBytes))
    return P.raw();
  Place Copy = {E.temporary(T, WholeBytes / elemTypeBytes(T)), 0};
  copy(T, Copy, P, Bytes / elemTypeBytes(T));
  return Copy.raw();
}

void MessageEmitter::emitRawSend() {
  bool HasResponse = !Call.getType()->isVoidTy();
  const BaleSource *Sources[] = {
      operand(operand("source") ? "source" : "source0"), operand("source1")};
  auto TypeOf = [&](const BaleSource &S) {
    return Call.getArgOperand(unsigned(&S - B.Srcs.data()))->getType();
  };
  auto Length = [&](StringRef Name, const Type *Ty) {
    unsigned InVector = numRegisters(Ty, TD);
    if (!operand(Name))
      return uint8_t(InVector);
    if (constant(Name) > InVector)
      fail(DiagKind::MessageImmediate,
           Name + " expected at most the " + Twine(InVector) +
               " registers of the vector, actual " + Twine(constant(Name)));
    return uint8_t(constant(Name));
  };
  visa::RawFields Raw;
  Raw.SFID =
      uint8_t(operand("sfid") ? constant("sfid") : constant("extended") & 15);
  Raw.Src0Regs =
      Length(operand("source") ? "numsrc" : "numsrc0", TypeOf(*Sources[0]));
  if (Sources[1])
    Raw.Src1Regs = Length("numsrc1", TypeOf(*Sources[1]));
  Raw.DstRegs = Length("numdst", Call.getType());
  if (!checkDescriptors(Raw))
    return;
  visa::Predicate Pred = mask();
  unsigned NumLanes = 1u << constant("execsize");
  if (!operand("execsize")) {
    unsigned MaskLanes = lanesOf("mask");
    NumLanes = MaskLanes == 1 ? 16 : MaskLanes;
  }
  visa::Operand Operands[2] = {visa::Operand::null(), visa::Operand::null()};
  for (unsigned N = 0; N != 2; ++N)
    if (Sources[N])
      Operands[N] = payload(*Sources[N], TypeOf(*Sources[N]));
  visa::Operand Extended = scalar(*operand("extended"), ElemType::UD);
  visa::Operand Descriptor = scalar(*operand("descriptor"), ElemType::UD);
  visa::Exec X = visa::Exec::lanes(NumLanes);
  if (!HasResponse) {
    VB.emitRawSends(Raw, X, Extended, Descriptor, Operands[0], Operands[1],
                    visa::Operand::null(), Pred);
    return;
  }
  loadBlock(unsigned(registerBytes(Call.getType())), [&](Place P) {
    VB.emitRawSends(Raw, X, Extended, Descriptor, Operands[0], Operands[1],
                    P.raw(), Pred);
  });
}

//===----------------------------------------------------------------------===//
// Matrix unit
//===----------------------------------------------------------------------===//

/// Returns the type that has the code \p Code in the vISA specification.
static visa::DpasType dpasType(uint64_t Code) {
  using D = visa::DpasType;
  static constexpr D Types[] = {D::S2, D::U2, D::S4, D::U4, D::S8,
                                D::U8, D::BF, D::HF, D::HF, D::TF32};
  assert(Code >= 3 && Code <= 12 && Code != 11 && "type the verifier refuses");
  return Types[Code - 3];
}

void MessageEmitter::emitDpas() {
  bool IsPaired = StringRef(Info.VisaName) == "dpasw";
  if (!require(IsPaired ? Feature::Dpasw : Feature::LSC))
    return;
  visa::DpasFields D;
  uint64_t Codes = constant("information");
  if (operand("btype"))
    Codes =
        constant("btype") | constant("atype") << 8 | constant("repeat") << 24;
  D.Src1 = dpasType(Codes & 255);
  D.Src2 = dpasType(Codes >> 8 & 255);
  D.Repeat = uint8_t(Codes >> 24);
  unsigned NumLanes = TD.grfBytes() / 4, NumElts = numLanes(Call.getType());
  if (NumElts != NumLanes * D.Repeat) {
    fail(DiagKind::MessageLanes, "result expected " + Twine(NumLanes) +
                                     " lanes for each of " +
                                     Twine(unsigned(D.Repeat)) +
                                     " repetitions, actual " + Twine(NumElts));
    return;
  }
  bool IsFloat = Call.getType()->getScalarType()->isFloatTy();
  if (D.Src1 == visa::DpasType::TF32 && !require(Feature::TF32))
    return;
  ElemType T = IsFloat ? ElemType::F : ElemType::D;
  // If the elements are narrow, operand b may have fewer than eight dwords in a
  // lane, and operand a fewer than eight dwords in a row. A dpasw reads half of
  // the rows of operand a; the other thread of the pair reads the rest.
  auto DwordsOf = [&](StringRef Name) {
    const BaleSource &S = *operand(Name);
    unsigned Dwords = S.R.numElts() * elemTypeBytes(S.Type) / 4;
    return registers(S, ElemType::UD, Dwords).raw();
  };
  visa::Operand Sum = visa::Operand::null();
  if (const BaleSource *S = operand("accumulator"); S && !isa<UndefValue>(S->V))
    Sum = registers(*S, T, NumElts).raw();
  visa::Operand Columns = DwordsOf("b");
  visa::Operand Rows = DwordsOf("a");
  loadBlock(NumElts * 4, [&](Place P) {
    visa::Operand Dst = visa::Operand::raw(K.getAlias(P.Var, T), P.OffsetBytes);
    VB.emitDpas(D, visa::Exec::lanes(NumLanes), Dst, Sum, Columns, Rows).Op =
        IsPaired ? visa::Opcode::Dpasw : visa::Opcode::Dpas;
  });
}

} // namespace cmx
