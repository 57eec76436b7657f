//===- Decoder.cpp - From LLVM IR to compact code -------------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Decoder.h"

#include "cmx/IR/AddressSpaces.h"

#include "cmx/Support/Compat.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/IR/GetElementPtrTypeIterator.h"
#include "llvm/IR/Operator.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace cmx::eval {

bool FunctionDecoder::fail(const Twine &Why) {
  if (F.WhyNot.empty())
    F.WhyNot = Why.str();
  return false;
}

bool FunctionDecoder::unsupported(const Instruction &I) {
  std::string Text;
  raw_string_ostream OS(Text);
  I.print(OS);
  return fail("instruction '" + StringRef(OS.str()).trim() +
              "' cannot be evaluated");
}

void FunctionDecoder::run(const Function &Fn) {
  if (!collectConstants(Fn) || !params(Fn))
    return;
  ReversePostOrderTraversal<const Function *> Blocks(&Fn);
  for (const BasicBlock *BB : Blocks)
    if (!block(*BB))
      return;
  edges();
}

//===----------------------------------------------------------------------===//
// Slots
//===----------------------------------------------------------------------===//

bool FunctionDecoder::collectConstants(const Function &Fn) {
  for (const BasicBlock &BB : Fn)
    for (const Instruction &I : BB)
      for (const Use &U : I.operands()) {
        auto *C = dyn_cast<Constant>(U);
        auto *Call = dyn_cast<CallBase>(&I);
        bool IsCallee = C && Call && Call->isCallee(&U) && isa<Function>(C);
        if (!C || IsCallee || Slots.count(C) ||
            !ModuleDecoder::shapeOf(C->getType()))
          continue;
        uint32_t Slot = uint32_t(F.Constants.size());
        if (!MD.constant(C, F.Constants, F.ConstantPoison)) {
          std::string Text;
          raw_string_ostream OS(Text);
          C->printAsOperand(OS);
          return fail("constant '" + OS.str() + "' cannot be evaluated");
        }
        Slots[C] = Slot;
      }
  F.FrameWords = uint32_t(F.Constants.size());
  return true;
}

bool FunctionDecoder::params(const Function &Fn) {
  F.ReturnsValue = !Fn.getReturnType()->isVoidTy();
  if (F.ReturnsValue) {
    std::optional<Shape> S = ModuleDecoder::shapeOf(Fn.getReturnType());
    if (!S)
      return fail("its result has a type that cannot be evaluated");
    F.Result = *S;
  }
  if (Fn.isVarArg())
    return fail("it has a variable number of arguments");
  for (const Argument &A : Fn.args()) {
    std::optional<Shape> S = ModuleDecoder::shapeOf(A.getType());
    if (!S)
      return fail("an argument has a type that cannot be evaluated");
    F.Params.push_back({newSlot(S->words()), *S});
    Slots[&A] = F.Params.back().Slot;
  }
  return true;
}

/// Are all uses of \p I in the block of \p I, after \p I?
bool FunctionDecoder::isLocal(const Instruction &I) {
  for (const User *U : I.users()) {
    auto *UserInst = cast<Instruction>(U);
    if (UserInst->getParent() != I.getParent() || isa<PHINode>(UserInst))
      return false;
  }
  return true;
}

/// Returns the operand that the insertion \p I may overwrite, or null if there
/// is none.
const Value *FunctionDecoder::inPlaceOperand(const Instruction &I) {
  if (!isa<InsertElementInst>(I) && !isa<InsertValueInst>(I))
    return nullptr;
  auto *Old = dyn_cast<Instruction>(I.getOperand(0));
  if (!Old || !Old->hasOneUse() || Old->getParent() != I.getParent() ||
      !isLocal(*Old) || !isLocal(I))
    return nullptr;
  return Old;
}

/// Gives \p I a slot.
bool FunctionDecoder::result(const Instruction &I) {
  std::optional<Shape> S = ModuleDecoder::shapeOf(I.getType());
  if (!S)
    return unsupported(I);
  if (!isLocal(I)) {
    Slots[&I] = newSlot(S->words());
    return true;
  }
  uint32_t Last = Order.lookup(&I);
  for (const User *U : I.users())
    Last = std::max(Last, Order.lookup(cast<Instruction>(U)));
  Expiring[Last].push_back(&I);
  if (const Value *Old = inPlaceOperand(I)) {
    Slots[&I] = slot(Old);
    Taken[cast<Instruction>(Old)] = true;
    return true;
  }
  SmallVector<uint32_t, 8> &Free = Pool[S->words()];
  Slots[&I] = Free.empty() ? newSlot(S->words()) : Free.pop_back_val();
  return true;
}

/// Frees the slots of values whose last use is at \p Position.
void FunctionDecoder::expire(uint32_t Position) {
  for (const Instruction *I : Expiring.lookup(Position))
    if (!Taken.lookup(I))
      Pool[shape(I).words()].push_back(slot(I));
}

bool FunctionDecoder::block(const BasicBlock &BB) {
  BlockStart[&BB] = uint32_t(F.Code.size());
  Order.clear();
  Expiring.clear();
  uint32_t Position = 0;
  for (const Instruction &I : BB)
    Order[&I] = Position++;
  Position = 0;
  for (const Instruction &I : BB) {
    bool IsValue = !I.getType()->isVoidTy() && !I.getType()->isTokenTy();
    if (IsValue && !result(I))
      return false;
    if (!isa<PHINode>(I) && !instruction(I))
      return false;
    expire(Position++);
  }
  return true;
}

//===----------------------------------------------------------------------===//
// Instructions
//===----------------------------------------------------------------------===//

static uint16_t flagsOf(const Instruction &I) {
  uint16_t Flags = 0;
  auto Set = [&Flags](bool If, uint16_t F) {
    if (If)
      Flags |= F;
  };
  if (auto *O = dyn_cast<OverflowingBinaryOperator>(&I)) {
    Set(O->hasNoUnsignedWrap(), NUW);
    Set(O->hasNoSignedWrap(), NSW);
  }
  if (auto *O = dyn_cast<TruncInst>(&I)) {
    Set(O->hasNoUnsignedWrap(), NUW);
    Set(O->hasNoSignedWrap(), NSW);
  }
  if (auto *O = dyn_cast<PossiblyExactOperator>(&I))
    Set(O->isExact(), Exact);
  if (auto *O = dyn_cast<PossiblyDisjointInst>(&I))
    Set(O->isDisjoint(), Disjoint);
  if (auto *O = dyn_cast<PossiblyNonNegInst>(&I))
    Set(O->hasNonNeg(), NonNegative);
  if (auto *O = dyn_cast<ICmpInst>(&I))
    Set(CMX_HAS_SAME_SIGN(*O), SameSign);
  if (isa<FPMathOperator>(I)) {
    FastMathFlags Fast = I.getFastMathFlags();
    Set(Fast.noNaNs(), NoNaNs);
    Set(Fast.noInfs(), NoInfs);
    Set(Fast.noSignedZeros(), NoSignedZeros);
    Set(Fast.allowContract() || Fast.allowReassoc() || Fast.allowReciprocal() ||
            Fast.approxFunc(),
        FreeRounding);
  }
  return Flags;
}

/// Returns a new instruction with the shapes of the result and of the first
/// operand of \p I, if \p I has them.
Inst FunctionDecoder::start(Op Code, const Instruction &I) {
  Inst N;
  N.Code = Code;
  N.Flags = flagsOf(I);
  if (std::optional<Shape> S = ModuleDecoder::shapeOf(I.getType())) {
    N.Bits = S->Bits;
    N.Kind = S->Kind;
    N.Lanes = S->Lanes;
    N.Words = uint16_t(S->wordsPerLane());
    N.Dst = slot(&I);
  }
  if (I.getNumOperands() == 0)
    return N;
  if (std::optional<Shape> S =
          ModuleDecoder::shapeOf(I.getOperand(0)->getType())) {
    N.SrcBits = S->Bits;
    N.SrcKind = S->Kind;
    N.SrcLanes = S->Lanes;
    N.A = slot(I.getOperand(0));
  }
  return N;
}

void FunctionDecoder::emit(const Inst &N, const Instruction &I) {
  F.Code.push_back(N);
  F.Origin.push_back(&I);
}

bool FunctionDecoder::instruction(const Instruction &I) {
  if (I.isTerminator())
    return controlFlow(I);
  if (auto *Cast = dyn_cast<CastInst>(&I))
    return conversion(*Cast);
  switch (I.getOpcode()) {
  case Instruction::ExtractElement:
  case Instruction::InsertElement:
  case Instruction::ShuffleVector:
    return elements(I);
  case Instruction::ExtractValue:
  case Instruction::InsertValue:
    return fields(I);
  case Instruction::Alloca:
  case Instruction::Load:
  case Instruction::Store:
  case Instruction::GetElementPtr:
    return memory(I);
  case Instruction::Fence: // Threads take turns only at barriers.
    return true;
  case Instruction::Call:
    return call(cast<CallInst>(I));
  default:
    return arithmetic(I);
  }
}

bool FunctionDecoder::arithmetic(const Instruction &I) {
  Inst N = start(Op::Copy, I);
  if (I.getNumOperands() > 1)
    N.B = slot(I.getOperand(1));
  if (auto *Binary = dyn_cast<BinaryOperator>(&I)) {
    N.Code = N.Kind == FloatKind::None ? Op::IntBinary : Op::FloatBinary;
    N.Sub = Binary->getOpcode();
  } else if (auto *Cmp = dyn_cast<CmpInst>(&I)) {
    N.Code = N.SrcKind == FloatKind::None ? Op::ICmp : Op::FCmp;
    N.Sub = Cmp->getPredicate();
  } else if (auto *Select = dyn_cast<SelectInst>(&I)) {
    bool Whole = !Select->getCondition()->getType()->isVectorTy();
    N.Code = Whole ? Op::SelectWhole : Op::Select;
    N.C = slot(Select->getFalseValue());
    N.Extra = shape(&I).words();
  } else if (I.getOpcode() == Instruction::FNeg) {
    N.Code = Op::FNeg;
  } else if (I.getOpcode() == Instruction::Freeze) {
    N.Code = Op::Freeze;
  } else {
    return unsupported(I);
  }
  emit(N, I);
  return true;
}

bool FunctionDecoder::conversion(const CastInst &I) {
  Inst N = start(Op::Copy, I);
  N.Sub = I.getOpcode();
  switch (I.getOpcode()) {
  case Instruction::Trunc:
  case Instruction::ZExt:
  case Instruction::SExt:
    N.Code = Op::IntCast;
    break;
  case Instruction::AddrSpaceCast:
    // SLM has addresses of its own.
    if ((I.getSrcTy()->getPointerAddressSpace() == SLMAddressSpace) !=
        (I.getDestTy()->getPointerAddressSpace() == SLMAddressSpace))
      return unsupported(I);
    [[fallthrough]];
  case Instruction::PtrToInt:
  case Instruction::IntToPtr:
    N.Code = Op::IntCast;
    N.Sub = N.Bits < N.SrcBits ? Instruction::Trunc : Instruction::ZExt;
    break;
  case Instruction::FPToSI:
  case Instruction::FPToUI:
    N.Code = Op::FloatToInt;
    N.Flags |= I.getOpcode() == Instruction::FPToSI ? IsSigned : 0;
    break;
  case Instruction::SIToFP:
  case Instruction::UIToFP:
    N.Code = Op::IntToFloat;
    N.Flags |= I.getOpcode() == Instruction::SIToFP ? IsSigned : 0;
    break;
  case Instruction::FPTrunc:
  case Instruction::FPExt:
    N.Code = Op::FloatCast;
    break;
  case Instruction::BitCast:
    N.Code = Op::BitCast;
    break;
  default:
    return unsupported(I);
  }
  emit(N, I);
  return true;
}

bool FunctionDecoder::shuffle(const Instruction &I, const Value *A,
                              const Value *B, ArrayRef<int> Mask) {
  Inst N = start(Op::Shuffle, I);
  N.A = slot(A);
  N.SrcLanes = shape(A).Lanes;
  N.B = B ? slot(B) : N.A;
  N.Extra = uint32_t(F.Table.size());
  for (int M : Mask)
    F.Table.push_back(uint32_t(M));
  emit(N, I);
  return true;
}

bool FunctionDecoder::elements(const Instruction &I) {
  if (auto *Shuffle = dyn_cast<ShuffleVectorInst>(&I))
    return shuffle(I, Shuffle->getOperand(0), Shuffle->getOperand(1),
                   Shuffle->getShuffleMask());
  bool IsInsert = isa<InsertElementInst>(I);
  Inst N = start(IsInsert ? Op::InsertAt : Op::ExtractAt, I);
  const Value *Index = I.getOperand(IsInsert ? 2 : 1);
  std::optional<Shape> VectorShape = shape(I.getOperand(0));
  auto *Constant = dyn_cast<ConstantInt>(Index);
  if (Constant && Constant->getValue().ult(VectorShape->Lanes)) {
    N.Code = IsInsert ? Op::Insert : Op::Extract;
    N.Extra = uint32_t(Constant->getZExtValue());
  } else if (shape(Index).wordsPerLane() != 1) {
    return unsupported(I);
  }
  N.C = slot(Index);
  N.B = IsInsert ? slot(I.getOperand(1)) : 0;
  emit(N, I);
  return true;
}

//===----------------------------------------------------------------------===//
// Structs
//===----------------------------------------------------------------------===//

uint32_t FunctionDecoder::fieldOffset(Type *Ty, ArrayRef<unsigned> Indices) {
  uint32_t Offset = 0;
  for (unsigned Index : Indices) {
    auto FieldType = [Ty](unsigned Field) {
      return ExtractValueInst::getIndexedType(Ty, Field);
    };
    if (Ty->isArrayTy())
      Offset += Index * ModuleDecoder::shapeOf(FieldType(0))->words();
    else
      for (unsigned Field = 0; Field != Index; ++Field)
        Offset += ModuleDecoder::shapeOf(FieldType(Field))->words();
    Ty = FieldType(Index);
  }
  return Offset;
}

bool FunctionDecoder::fields(const Instruction &I) {
  if (auto *Extract = dyn_cast<ExtractValueInst>(&I)) {
    Inst N = start(Op::Copy, I);
    N.A += fieldOffset(Extract->getAggregateOperand()->getType(),
                       Extract->getIndices());
    N.Extra = shape(&I).words();
    emit(N, I);
    return true;
  }
  auto &Insert = cast<InsertValueInst>(I);
  Inst N = start(Op::InsertField, I);
  N.B = slot(Insert.getInsertedValueOperand());
  N.C = fieldOffset(I.getType(), Insert.getIndices());
  N.Extra = shape(Insert.getInsertedValueOperand()).words();
  emit(N, I);
  return true;
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

bool FunctionDecoder::stackObject(const AllocaInst &I) {
  auto *Count = dyn_cast<ConstantInt>(I.getArraySize());
  TypeSize Size = DL.getTypeAllocSize(I.getAllocatedType());
  if (Size.isScalable())
    return unsupported(I);
  uint64_t Bytes = Size.getFixedValue() * (Count ? Count->getZExtValue() : 1);
  if (Bytes > UINT32_MAX / 2)
    return unsupported(I);
  Inst N = start(Op::Alloca, I);
  N.Extra = uint32_t(Bytes);
  N.Sub = uint32_t(I.getAlign().value());
  if (Count)
    N.SrcBits = 0; // Otherwise A is the number of objects of this size.
  emit(N, I);
  return true;
}

// The map that collectOffset fills. Its type differs between releases of LLVM.
template <typename Map>
static Map offsetMap(bool (GetElementPtrInst::*)(const DataLayout &, unsigned,
                                                 Map &, APInt &) const);
using OffsetMap = decltype(offsetMap(&GetElementPtrInst::collectOffset));

/// Decodes a getelementptr. The table contains the constant part of the offset
/// (two words) and the number of variable parts. For each variable part it
/// contains the slot, bits, scale (two words) and lanes.
bool FunctionDecoder::gep(const GetElementPtrInst &I) {
  unsigned IndexBits = DL.getIndexTypeSizeInBits(I.getType());
  OffsetMap Variable;
  APInt Constant(IndexBits, 0);
  if (!I.collectOffset(DL, IndexBits, Variable, Constant))
    return unsupported(I);
  Inst N = start(Op::Gep, I);
  N.Extra = uint32_t(F.Table.size());
  auto Wide = [this](const APInt &V) {
    uint64_t Bits = uint64_t(V.getSExtValue());
    F.Table.push_back(uint32_t(Bits));
    F.Table.push_back(uint32_t(Bits >> 32));
  };
  Wide(Constant);
  F.Table.push_back(uint32_t(Variable.size()));
  for (const auto &[Index, Scale] : Variable) {
    Shape S = shape(Index);
    if (S.wordsPerLane() != 1)
      return unsupported(I);
    F.Table.push_back(slot(Index));
    F.Table.push_back(S.Bits);
    Wide(Scale);
    F.Table.push_back(S.Lanes);
  }
  emit(N, I);
  return true;
}

bool FunctionDecoder::memory(const Instruction &I) {
  if (auto *Alloca = dyn_cast<AllocaInst>(&I))
    return stackObject(*Alloca);
  if (auto *Gep = dyn_cast<GetElementPtrInst>(&I))
    return gep(*Gep);
  Inst N = start(isa<LoadInst>(I) ? Op::Load : Op::Store, I);
  const Value *Data = &I;
  if (auto *Store = dyn_cast<StoreInst>(&I)) {
    Data = Store->getValueOperand();
    N.B = slot(Store->getPointerOperand());
  }
  if (Data->getType()->isAggregateType())
    return unsupported(I);
  std::optional<Shape> S = ModuleDecoder::shapeOf(Data->getType());
  if (!S || (Data->getType()->isPtrOrPtrVectorTy() &&
             DL.getPointerSize() != sizeof(uint64_t)))
    return unsupported(I);
  N.Bits = S->Bits;
  N.Lanes = S->Lanes;
  N.Words = uint16_t(S->wordsPerLane());
  N.Flags |= S->isPacked() ? IsPacked : 0;
  N.Extra = uint32_t(S->storeBytes());
  Align A = getLoadStoreAlignment(CMX_LOAD_STORE(&I));
  N.Sub = uint32_t(std::min<uint64_t>(A.value(), 64));
  emit(N, I);
  return true;
}

//===----------------------------------------------------------------------===//
// Control flow
//===----------------------------------------------------------------------===//

bool FunctionDecoder::controlFlow(const Instruction &I) {
  const BasicBlock *BB = I.getParent();
  uint32_t Number = uint32_t(F.Code.size());
  if (auto *Ret = dyn_cast<ReturnInst>(&I)) {
    Inst N = start(Op::Return, I);
    N.Extra = Ret->getReturnValue() ? shape(Ret->getReturnValue()).words() : 0;
    emit(N, I);
    return true;
  }
  if (auto *Br = dyn_cast<BranchInst>(&I)) {
    Inst N = start(Br->isConditional() ? Op::Branch : Op::Jump, I);
    Edges.push_back({BB, Br->getSuccessor(0), Number, -1});
    if (Br->isConditional())
      Edges.push_back({BB, Br->getSuccessor(1), Number, -2});
    emit(N, I);
    return true;
  }
  if (auto *Switch = dyn_cast<SwitchInst>(&I)) {
    Inst N = start(Op::Switch, I);
    if (shape(Switch->getCondition()).wordsPerLane() != 1)
      return unsupported(I);
    // The table contains the default jump and the number of cases, and for each
    // case its value (two words) and its jump.
    N.Extra = uint32_t(F.Table.size());
    F.Table.push_back(0);
    F.Table.push_back(Switch->getNumCases());
    Edges.push_back({BB, Switch->getDefaultDest(), Number, int(N.Extra)});
    for (const auto &Case : Switch->cases()) {
      uint64_t Value = Case.getCaseValue()->getZExtValue();
      F.Table.push_back(uint32_t(Value));
      F.Table.push_back(uint32_t(Value >> 32));
      Edges.push_back(
          {BB, Case.getCaseSuccessor(), Number, int(F.Table.size())});
      F.Table.push_back(0);
    }
    emit(N, I);
    return true;
  }
  if (!isa<UnreachableInst>(I))
    return unsupported(I);
  emit(start(Op::Unreachable, I), I);
  return true;
}

/// Writes a jump into the table and returns its index. The jump copies values
/// into phis, one after another. The copies need a temporary if one of them
/// overwrites the source of another.
uint32_t FunctionDecoder::edge(const PendingEdge &E) {
  struct Copy {
    uint32_t Dst, Src, Words;
  };
  SmallVector<Copy, 8> Copies;
  for (const PHINode &Phi : E.To->phis()) {
    Copy C{slot(&Phi), slot(Phi.getIncomingValueForBlock(E.From)),
           shape(&Phi).words()};
    if (C.Dst != C.Src)
      Copies.push_back(C);
  }
  bool NeedsTemp = false;
  for (const Copy &To : Copies)
    for (const Copy &From : Copies)
      NeedsTemp |= &To != &From && To.Dst < From.Src + From.Words &&
                   From.Src < To.Dst + To.Words;
  uint32_t At = uint32_t(F.Table.size());
  F.Table.push_back(BlockStart.lookup(E.To));
  F.Table.push_back(NeedsTemp);
  F.Table.push_back(uint32_t(Copies.size()));
  for (const Copy &C : Copies) {
    F.Table.push_back(C.Dst);
    F.Table.push_back(C.Src);
    F.Table.push_back(C.Words);
  }
  return At;
}

void FunctionDecoder::edges() {
  for (const PendingEdge &E : Edges) {
    uint32_t At = edge(E);
    if (E.CaseField >= 0)
      F.Table[E.CaseField] = At;
    else if (E.CaseField == -1)
      F.Code[E.InstNumber].Extra = At;
    else
      F.Code[E.InstNumber].B = At;
  }
}

} // namespace cmx::eval
