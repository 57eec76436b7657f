//===- Module.cpp - Types, constants and globals --------------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Decoder.h"
#include "Lanes.h"

#include "llvm/Analysis/ConstantFolding.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DerivedTypes.h"
#include "llvm/IR/Operator.h"

using namespace llvm;

namespace cmx::eval {

static FloatKind floatKind(Type *Ty) {
  switch (Ty->getTypeID()) {
  case Type::HalfTyID:
    return FloatKind::Half;
  case Type::BFloatTyID:
    return FloatKind::BFloat;
  case Type::FloatTyID:
    return FloatKind::Single;
  case Type::DoubleTyID:
    return FloatKind::Double;
  default:
    return FloatKind::None;
  }
}

std::optional<Shape> ModuleDecoder::shapeOf(Type *Ty) {
  Shape S;
  if (auto *Struct = dyn_cast<StructType>(Ty)) {
    S.Lanes = 0;
    S.Bits = 64;
    for (Type *Field : Struct->elements()) {
      std::optional<Shape> FieldShape = shapeOf(Field);
      if (!FieldShape)
        return std::nullopt;
      S.Lanes += FieldShape->words();
    }
    return S;
  }
  if (auto *Array = dyn_cast<ArrayType>(Ty)) {
    std::optional<Shape> Elt = shapeOf(Array->getElementType());
    constexpr uint64_t MaxWords = 1u << 20;
    if (!Elt || (Array->getNumElements() != 0 &&
                 Elt->words() > MaxWords / Array->getNumElements()))
      return std::nullopt;
    S.Lanes = uint32_t(Elt->words() * Array->getNumElements());
    S.Bits = 64;
    return S;
  }
  if (auto *Vector = dyn_cast<FixedVectorType>(Ty)) {
    S.IsVector = true;
    S.Lanes = Vector->getNumElements();
    Ty = Vector->getElementType();
  }
  S.Kind = floatKind(Ty);
  if (Ty->isPointerTy()) {
    S.Bits = 64;
  } else if (Ty->isIntegerTy() || S.Kind != FloatKind::None) {
    unsigned Bits = Ty->getPrimitiveSizeInBits();
    if (Bits > UINT16_MAX)
      return std::nullopt;
    S.Bits = uint16_t(Bits);
  } else {
    return std::nullopt;
  }
  return S;
}

ModuleDecoder::ModuleDecoder(Program &P) : P(P), DL(P.M->getDataLayout()) {}

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

/// Returns the number that the constant \p C converts to a pointer. Returns
/// null for other constants.
static const ConstantInt *pointerNumber(const Value &C) {
  auto *Expr = dyn_cast<ConstantExpr>(&C);
  return Expr && Expr->getOpcode() == Instruction::IntToPtr
             ? dyn_cast<ConstantInt>(Expr->getOperand(0))
             : nullptr;
}

/// Sets \p Word to the pointer \p C, which is an address in a global, the
/// address of a function, or a number. Returns false for other constants.
bool ModuleDecoder::address(const Constant *C, uint64_t &Word) {
  if (C->isNullValue()) {
    Word = 0;
    return true;
  }
  APInt Offset(DL.getIndexTypeSizeInBits(C->getType()), 0);
  const Value *Base = C->stripAndAccumulateConstantOffsets(
      DL, Offset, /*AllowNonInbounds=*/true);
  if (auto *Fn = dyn_cast<Function>(Base);
      Fn && Offset.isZero() && P.FunctionNumbers.count(Fn->getName())) {
    Word = FunctionAddresses + P.FunctionNumbers.lookup(Fn->getName());
    return true;
  }
  if (const ConstantInt *Number = pointerNumber(*Base)) {
    Word = (Number->getValue().zextOrTrunc(Offset.getBitWidth()) + Offset)
               .getZExtValue();
    return true;
  }
  auto *G = dyn_cast<GlobalVariable>(Base);
  if (!G || !GlobalNumbers.count(G))
    return false;
  Word =
      objectAddress(GlobalNumbers.lookup(G)) + uint64_t(Offset.getSExtValue());
  return true;
}

/// Evaluates a bitcast that LLVM may be unable to fold.
bool ModuleDecoder::bitCastConstant(const ConstantExpr &C,
                                    std::vector<uint64_t> &Words,
                                    std::vector<uint8_t> &Poison) {
  std::optional<Shape> From = shapeOf(C.getOperand(0)->getType());
  std::optional<Shape> To = shapeOf(C.getType());
  std::vector<uint64_t> FrameWords;
  std::vector<uint8_t> FramePoison;
  if (!From || !constant(C.getOperand(0), FrameWords, FramePoison))
    return false;
  Inst I;
  I.Code = Op::BitCast;
  I.Bits = To->Bits;
  I.Words = uint16_t(To->wordsPerLane());
  I.Lanes = To->Lanes;
  I.SrcBits = From->Bits;
  I.SrcLanes = From->Lanes;
  I.Dst = uint32_t(FrameWords.size());
  FrameWords.resize(I.Dst + To->words());
  FramePoison.resize(I.Dst + To->words());
  bitCast(I, {FrameWords.data(), FramePoison.data()});
  Words.insert(Words.end(), FrameWords.begin() + I.Dst, FrameWords.end());
  Poison.insert(Poison.end(), FramePoison.begin() + I.Dst, FramePoison.end());
  return true;
}

/// Returns the number of elements or fields of a vector, structure or array.
static unsigned numParts(const Type &Ty) {
  if (auto *Vector = dyn_cast<FixedVectorType>(&Ty))
    return Vector->getNumElements();
  return Ty.isArrayTy() ? unsigned(Ty.getArrayNumElements())
                        : Ty.getStructNumElements();
}

/// Returns element \p E of a vector, structure or array, or null if the element
/// is not known. \p C may be an expression that computes addresses lane by
/// lane.
static const Constant *elementOf(const Constant &C, unsigned E) {
  if (const Constant *Elt = C.getAggregateElement(E))
    return Elt;
  auto *Addresses = dyn_cast<ConstantExpr>(&C);
  if (!Addresses || !isa<GEPOperator>(Addresses))
    return nullptr;
  SmallVector<Constant *, 4> Ops;
  for (const Use &Op : Addresses->operands()) {
    auto *Whole = cast<Constant>(Op);
    auto *Part = Whole->getType()->isVectorTy() ? elementOf(*Whole, E) : Whole;
    if (!Part)
      return nullptr;
    Ops.push_back(const_cast<Constant *>(Part));
  }
  return Addresses->getWithOperands(Ops, C.getType()->getScalarType());
}

bool ModuleDecoder::constant(const Constant *C, std::vector<uint64_t> &Words,
                             std::vector<uint8_t> &Poison) {
  std::optional<Shape> S = shapeOf(C->getType());
  if (!S)
    return false;
  size_t At = Words.size();
  if (isa<UndefValue>(C) || C->isNullValue()) {
    Words.resize(At + S->words());
    Poison.resize(At + S->words(), isa<UndefValue>(C));
    return true;
  }
  auto *Expr = dyn_cast<ConstantExpr>(C);
  if (Expr && Expr->getOpcode() == Instruction::PtrToInt && !S->IsVector &&
      S->Bits == 64) {
    uint64_t Word;
    if (address(Expr->getOperand(0), Word)) {
      Words.push_back(Word);
      Poison.push_back(0);
      return true;
    }
  }
  if (Expr && Expr->getOpcode() == Instruction::BitCast)
    return bitCastConstant(*Expr, Words, Poison);
  // Fold an expression that was made without the data layout, such as an
  // element of a cast.
  if (Expr)
    if (const Constant *Folded = ConstantFoldConstant(C, DL); Folded != C)
      return constant(Folded, Words, Poison);
  if (S->IsVector || C->getType()->isAggregateType()) {
    std::vector<uint8_t> Flags;
    for (unsigned E = 0, End = numParts(*C->getType()); E != End; ++E) {
      const Constant *Elt = elementOf(*C, E);
      if (!Elt || !constant(Elt, Words, Poison))
        return false;
      if (S->IsVector)
        Flags.push_back(Poison[Words.size() - S->wordsPerLane()]);
    }
    // There is one flag per lane, even if a lane takes several words.
    std::copy(Flags.begin(), Flags.end(), Poison.begin() + At);
    return true;
  }
  if (C->getType()->isPointerTy()) {
    uint64_t Word;
    if (!address(C, Word))
      return false;
    Words.push_back(Word);
    Poison.push_back(0);
    return true;
  }
  APInt Value;
  if (auto *Int = dyn_cast<ConstantInt>(C))
    Value = Int->getValue();
  else if (auto *Float = dyn_cast<ConstantFP>(C))
    Value = Float->getValueAPF().bitcastToAPInt();
  else
    return false;
  Words.insert(Words.end(), Value.getRawData(),
               Value.getRawData() + Value.getNumWords());
  Poison.resize(Words.size(), 0);
  return true;
}

//===----------------------------------------------------------------------===//
// Globals
//===----------------------------------------------------------------------===//

/// Writes the bytes of \p C into \p G, starting at byte \p At. Returns false if
/// \p C cannot be evaluated.
bool ModuleDecoder::globalBytes(const Constant *C, uint64_t At, Global &G) {
  Type *Ty = C->getType();
  uint64_t Size = DL.getTypeStoreSize(Ty);
  if (isa<UndefValue>(C)) {
    std::fill_n(G.Undef.begin() + At, Size, 1);
    return true;
  }
  if (C->isNullValue())
    return true;
  if (auto *Data = dyn_cast<ConstantDataSequential>(C)) {
    StringRef Raw = Data->getRawDataValues();
    std::copy(Raw.bytes_begin(), Raw.bytes_end(), G.Bytes.begin() + At);
    return true;
  }
  if (Ty->isArrayTy() || Ty->isStructTy()) {
    for (unsigned E = 0, End = numParts(*Ty); E != End; ++E) {
      const Constant *Elt = C->getAggregateElement(E);
      uint64_t Offset =
          Ty->isArrayTy()
              ? E * DL.getTypeAllocSize(Ty->getArrayElementType())
              : DL.getStructLayout(Ty->isStructTy() ? cast<StructType>(Ty)
                                                    : nullptr)
                    ->getElementOffset(E)
                    .getFixedValue();
      if (!Elt || !globalBytes(Elt, At + Offset, G))
        return false;
    }
    return true;
  }
  std::optional<Shape> S = shapeOf(Ty);
  std::vector<uint64_t> Words;
  std::vector<uint8_t> Poison;
  if (!S || S->isPacked() || !constant(C, Words, Poison))
    return false;
  for (uint32_t L = 0; L != S->Lanes; ++L)
    for (uint32_t B = 0; B != S->laneBytes(); ++B) {
      uint64_t Word = Words[L * S->wordsPerLane() + B / 8];
      G.Bytes[At + L * S->laneBytes() + B] = uint8_t(Word >> (8 * (B % 8)));
      G.Undef[At + L * S->laneBytes() + B] = Poison[L];
    }
  return true;
}

/// The maximum size of all globals together.
constexpr uint64_t MaxGlobalBytes = uint64_t(1) << 26;

void ModuleDecoder::decodeGlobals() {
  // Number all globals first, because an initializer may use another global.
  std::vector<const GlobalVariable *> Vars;
  uint64_t TotalBytes = 0;
  for (const GlobalVariable &G : P.M->globals())
    if (G.hasInitializer() && G.getValueType()->isSized()) {
      // A global beyond the limit gets no number, so functions that use it
      // cannot be evaluated.
      uint64_t Size = DL.getTypeAllocSize(G.getValueType());
      if (Size > MaxGlobalBytes - TotalBytes)
        continue;
      TotalBytes += Size;
      Vars.push_back(&G);
      GlobalNumbers[&G] = uint32_t(Vars.size());
    }
  for (const GlobalVariable *Var : Vars) {
    Global G;
    G.Name = Var->getName().str();
    G.IsConstant = Var->isConstant();
    uint64_t Size = DL.getTypeAllocSize(Var->getValueType());
    G.Bytes.resize(Size);
    G.Undef.resize(Size);
    if (!globalBytes(Var->getInitializer(), 0, G))
      std::fill(G.Undef.begin(), G.Undef.end(), uint8_t(1));
    P.Globals.push_back(std::move(G));
  }
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

uint32_t ModuleDecoder::externalNumber(const Function &F) {
  auto [It, IsNew] = ExternalNumbers.try_emplace(&F, P.Externals.size());
  if (!IsNew)
    return It->second;
  External E;
  E.Name = F.getName().str();
  // LLVM may merge, move and remove calls that only compute or read memory, so
  // these are no events.
  E.IsEvent = !(F.onlyReadsMemory() && F.willReturn() && F.doesNotThrow());
  E.ReadsMemory =
      isRefSet(F.getMemoryEffects().getModRef(IRMemLocation::Other));
  E.ReturnsValue = !F.getReturnType()->isVoidTy();
  if (E.ReturnsValue)
    E.Result = *shapeOf(F.getReturnType());
  for (Type *Ty : F.getFunctionType()->params()) {
    E.Params.push_back(*shapeOf(Ty));
    E.Types.push_back(Ty);
  }
  P.Externals.push_back(std::move(E));
  return It->second;
}

void ModuleDecoder::run() {
  for (const Function &F : *P.M)
    if (!F.isDeclaration()) {
      P.FunctionNumbers[F.getName()] = uint32_t(P.Functions.size());
      P.Functions.emplace_back().Name = F.getName().str();
    }
  decodeGlobals(); // Globals may hold addresses of functions.
  uint32_t Site = 0;
  for (const Function &F : *P.M)
    if (!F.isDeclaration()) {
      FunctionCode &Code = P.Functions[P.FunctionNumbers.lookup(F.getName())];
      FunctionDecoder(*this, Code).run(F);
      Code.FirstSite = Site;
      Site += uint32_t(Code.Code.size());
    }
}

void decodeModule(std::unique_ptr<Module> M, Program &P) {
  P.M = std::move(M);
  ModuleDecoder(P).run();
}

} // namespace cmx::eval
