//===- RandomRegionIR.cpp - Random functions in region form ---------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RandomRegionIR.h"

#include "cmx/IR/Builder.h"
#include "cmx/IR/RegionInst.h"

#include <random>

using namespace llvm;

namespace cmx::test {

namespace {

class Generator {
public:
  Generator(LLVMContext &C, const RandomIROptions &Opts)
      : Opts(Opts), M(std::make_unique<Module>("random", C)), RB(*M),
        IR(RB.ir()), Random(Opts.Seed) {}

  std::unique_ptr<Module> run();

private:
  unsigned below(unsigned N) { return unsigned(Random() % N); }
  bool chance(unsigned Percent) { return below(100) < Percent; }
  template <typename T> T pick(std::initializer_list<T> L) {
    return L.begin()[below(unsigned(L.size()))];
  }

  Type *intElem();
  Type *floatElem();
  Type *anyElem() { return chance(60) ? intElem() : floatElem(); }
  unsigned anyCount();
  FixedVectorType *vec(Type *Elem, unsigned N) {
    return FixedVectorType::get(Elem, N);
  }

  Value *keep(Value *V) {
    if (!isa<Constant>(V))
      Pool.push_back(V);
    return V;
  }
  Value *anyValue() { return Pool[below(unsigned(Pool.size()))]; }
  Value *asElems(Value *V, Type *Elem);
  Value *constant(Type *Elem, unsigned N);
  Value *get(Type *Elem, unsigned N);
  Value *mask(unsigned N);
  Value *maskPart(unsigned N);

  std::optional<Region> regionIn(unsigned Room, unsigned Bytes, unsigned N,
                                 bool Write);
  Value *variableOffset(const Region &R, unsigned Room);
  Value *rowOffsets(const Region &R, unsigned Room);
  Value *read(Type *Elem, unsigned N);
  Value *write();

  Value *intOp(Type *Elem, unsigned N);
  Value *saturatedOp(Type *Elem, unsigned N);
  Value *floatOp(Type *Elem, unsigned N);
  Value *castOp(unsigned N);
  Value *compareOp(unsigned N);
  Value *selectOp(Type *Elem, unsigned N);
  Value *modifierOp(Type *Elem, unsigned N);
  Value *productSum(Type *Elem, unsigned N);
  void step();
  void message();
  void sink(Value *V);
  void loop();
  void diamond();
  void steps(unsigned N) {
    while (N--)
      step();
  }

  const RandomIROptions &Opts;
  std::unique_ptr<Module> M;
  RegionBuilder RB;
  IRBuilder<> &IR;
  std::mt19937 Random;
  Function *F = nullptr;
  Argument *Offset = nullptr, *Counter = nullptr, *Offsets = nullptr;
  unsigned NumSurfaces = 0;
  std::vector<Value *> Pool;  ///< Data, usable here.
  std::vector<Value *> Masks; ///< Vectors of i1, usable here.
};

} // namespace

Type *Generator::intElem() {
  LLVMContext &C = M->getContext();
  unsigned Bits = pick({8, 16, 32, 32});
  if (Opts.Wide && chance(30))
    Bits = 64;
  return Type::getIntNTy(C, Bits);
}

Type *Generator::floatElem() {
  LLVMContext &C = M->getContext();
  if (Opts.Half && chance(40))
    return Type::getHalfTy(C);
  if (Opts.Wide && chance(30))
    return Type::getDoubleTy(C);
  return Type::getFloatTy(C);
}

unsigned Generator::anyCount() {
  unsigned N =
      chance(70)
          ? pick({1, 2, 4, 6, 8, 12, 16, 17, 20, 24, 32, 36, 48, 64, 72, 144})
          : 1 + below(Opts.MaxElts);
  return std::min(N, Opts.MaxElts);
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

/// \p V as a vector of \p Elem, if its size allows; null else.
Value *Generator::asElems(Value *V, Type *Elem) {
  Type *Ty = V->getType();
  unsigned Bytes = numLanes(Ty) * elementBytes(Ty);
  if (Bytes % elementBytes(Elem))
    return nullptr;
  Type *To = vec(Elem, Bytes / elementBytes(Elem));
  return Ty == To ? V : IR.CreateBitCast(V, To);
}

Value *Generator::constant(Type *Elem, unsigned N) {
  auto One = [&]() -> Constant * {
    if (Elem->isFloatingPointTy())
      return ConstantFP::get(Elem, (int(below(33)) - 16) / 4.0);
    return ConstantInt::getSigned(
        Elem, chance(70)
                  ? int(below(20)) - 8
                  : SignExtend64(Random(),
                                 std::min(32u, Elem->getIntegerBitWidth())));
  };
  if (chance(60))
    return ConstantVector::getSplat(ElementCount::getFixed(N), One());
  SmallVector<Constant *, 32> Lanes;
  for (unsigned L = 0; L != N; ++L)
    Lanes.push_back(chance(3) ? PoisonValue::get(Elem) : One());
  return ConstantVector::get(Lanes);
}

Value *Generator::get(Type *Elem, unsigned N) {
  if (chance(12))
    return constant(Elem, N);
  if (chance(45)) {
    SmallVector<Value *, 8> Same;
    for (Value *V : Pool)
      if (V->getType() == vec(Elem, N))
        Same.push_back(V);
    if (!Same.empty())
      return chance(60) ? Same.back() : Same[below(unsigned(Same.size()))];
  }
  if (chance(15)) {
    // A conversion on the way, for operands that bales take in.
    if (Elem->isIntegerTy() && Elem->getIntegerBitWidth() > 8) {
      Type *Narrow = Type::getIntNTy(
          M->getContext(),
          chance(50) ? 8 : std::min(16u, Elem->getIntegerBitWidth() / 2));
      Value *V = get(Narrow, N);
      return chance(50) ? IR.CreateZExt(V, vec(Elem, N))
                        : IR.CreateSExt(V, vec(Elem, N));
    }
    if (Elem->isFloatTy() && Opts.Half)
      return IR.CreateFPExt(get(Type::getHalfTy(M->getContext()), N),
                            vec(Elem, N));
  }
  if (chance(15))
    return modifierOp(Elem, N);
  return read(Elem, N);
}

Value *Generator::mask(unsigned N) {
  if (chance(50))
    for (Value *V : Masks)
      if (numLanes(V->getType()) == N && chance(50))
        return chance(30) ? IR.CreateNot(V) : V;
  if (isPowerOf2_32(N) && N <= 32 && chance(40))
    return maskPart(N);
  if (chance(7))
    return ConstantVector::getSplat(
        ElementCount::getFixed(N),
        ConstantInt::getBool(M->getContext(), chance(50)));
  return compareOp(N);
}

/// Some lanes of a longer mask.
Value *Generator::maskPart(unsigned N) {
  for (Value *V : Masks) {
    unsigned Lanes = numLanes(V->getType());
    if (Lanes > N && chance(60))
      return RB.createRdPredRegion(V, N, below(Lanes / N) * N);
  }
  return compareOp(N);
}

//===----------------------------------------------------------------------===//
// Regions
//===----------------------------------------------------------------------===//

/// A region of \p N elements in a vector of \p Room of them.
std::optional<Region> Generator::regionIn(unsigned Room, unsigned Bytes,
                                          unsigned N, bool Write) {
  for (unsigned Try = 0; Try != 12; ++Try) {
    unsigned Width = N;
    if (chance(60)) {
      Width = 1 + below(N);
      while (N % Width)
        ++Width;
    }
    unsigned HStride = pick({1, 1, 1, 1, 0, 2, 2, 3, 4, 5});
    unsigned VStride = chance(40)   ? Width * HStride
                       : chance(60) ? pick({0, 1, 2, 4, 8, 16, 24, 32, 64, 7})
                                    : below(70);
    if (Width == N)
      VStride = 0;
    auto R = Region::get({Bytes, N, VStride, Width, HStride, 0});
    if (!R || R->endBytes() > int64_t(Room) * Bytes ||
        (Write && R->hasOverlap()))
      continue;
    unsigned Slack = Room - unsigned(R->endBytes() / Bytes);
    return R->shifted(int64_t(below(Slack + 1)) * Bytes);
  }
  if (Write && N > Room)
    return std::nullopt;
  if (N <= Room && (Write || chance(50)))
    return Region::contiguous(Bytes, N, int64_t(below(Room - N + 1)) * Bytes);
  return Region::broadcast(Bytes, N, int64_t(below(Room)) * Bytes);
}

/// An i16 byte offset that keeps \p R inside \p Room elements.
Value *Generator::variableOffset(const Region &R, unsigned Room) {
  unsigned Bytes = R.elemBytes();
  unsigned Extent = unsigned((R.endBytes() - R.offsetBytes()) / Bytes);
  unsigned Slack = Room - Extent;
  unsigned Range = 1;
  while (Range * 2 <= Slack)
    Range *= 2;
  unsigned Skip = below(Slack - Range + 2);
  unsigned Step = 1;
  while (Step * 2 < Range && chance(50))
    Step *= 2;
  // What LLVM would fold after legalization would be another bale then.
  if (Range == Step)
    return nullptr;
  Value *Index = IR.CreateAnd(Offset, uint64_t(Range - Step));
  Value *Start = IR.CreateMul(Index, IR.getInt16(uint16_t(Bytes)));
  return Skip ? IR.CreateAdd(Start, IR.getInt16(uint16_t(Skip * Bytes)))
              : Start;
}

/// An offset for each row.
Value *Generator::rowOffsets(const Region &R, unsigned Room) {
  unsigned Bytes = R.elemBytes();
  unsigned Extent = (R.widthElts() - 1) * R.hStrideElts() + 1;
  if (Extent > Room)
    return nullptr;
  unsigned Range = 1;
  while (Range * 2 <= Room - Extent + 1)
    Range *= 2;
  if (Range == 1)
    return nullptr;
  unsigned Rows = R.numRows();
  Value *Index;
  if (Rows == numLanes(Offsets->getType()))
    Index = IR.CreateAnd(
        Offsets, ConstantVector::getSplat(ElementCount::getFixed(Rows),
                                          IR.getInt16(uint16_t(Range - 1))));
  else
    return nullptr;
  return IR.CreateMul(Index,
                      ConstantVector::getSplat(ElementCount::getFixed(Rows),
                                               IR.getInt16(uint16_t(Bytes))));
}

Value *Generator::read(Type *Elem, unsigned N) {
  Value *Source = nullptr;
  while (!Source)
    Source = asElems(anyValue(), Elem);
  unsigned Room = numLanes(Source->getType());
  Region R = *regionIn(Room, elementBytes(Elem), N, /*Write=*/false);
  Value *Start = nullptr;
  if (R.numRows() > 1 && chance(40))
    Start = rowOffsets(R, Room);
  if (!Start && chance(15))
    Start = variableOffset(R, Room);
  return keep(RB.createRdRegion(Source, R, /*ScalarResult=*/false, Start));
}

Value *Generator::write() {
  Type *Elem = anyElem();
  Value *Old = asElems(anyValue(), Elem);
  if (!Old)
    return nullptr;
  if (chance(15))
    Old = PoisonValue::get(Old->getType());
  unsigned Room = numLanes(Old->getType());
  unsigned N = std::min(Room, anyCount());
  auto R = regionIn(Room, elementBytes(Elem), N, /*Write=*/true);
  if (!R)
    return nullptr;
  Value *New = get(Elem, N);
  Value *Start = nullptr;
  if (R->numRows() > 1 && chance(25))
    Start = rowOffsets(*R, Room);
  if (!Start && chance(12))
    Start = variableOffset(*R, Room);
  Value *Mask = chance(35) ? mask(N) : nullptr;
  if (auto *C = dyn_cast<Constant>(New); C && !Start && !Mask && chance(40))
    return keep(RB.createWrConstRegion(Old, C, *R));
  return keep(RB.createWrRegion(Old, New, *R, Start, Mask));
}

//===----------------------------------------------------------------------===//
// Operations
//===----------------------------------------------------------------------===//

Value *Generator::intOp(Type *Elem, unsigned N) {
  Value *A = get(Elem, N), *B = get(Elem, N);
  Type *Ty = vec(Elem, N);
  unsigned Bits = Elem->getIntegerBitWidth();
  auto LLVMOp = [&](Intrinsic::ID Id) {
    return IR.CreateBinaryIntrinsic(Id, A, B);
  };
  auto Amount = [&] {
    return chance(60) ? ConstantInt::get(Ty, below(Bits))
                      : IR.CreateAnd(B, ConstantInt::get(Ty, Bits - 1));
  };
  switch (below(13)) {
  case 0:
  case 1:
    return IR.CreateAdd(A, B);
  case 2:
    return IR.CreateSub(A, B);
  case 3:
    return Bits == 64 ? IR.CreateAdd(A, B) : IR.CreateMul(A, B);
  case 4:
    return IR.CreateAnd(A, B);
  case 5:
    return IR.CreateOr(A, B);
  case 6:
    return IR.CreateXor(A, B);
  case 7:
    return IR.CreateShl(A, Amount());
  case 8:
    return IR.CreateLShr(A, Amount());
  case 9:
    return IR.CreateAShr(A, Amount());
  case 10:
    return LLVMOp(pick({Intrinsic::smin, Intrinsic::smax}));
  case 11:
    return LLVMOp(pick({Intrinsic::umin, Intrinsic::umax}));
  default:
    return Bits == 64 ? IR.CreateSub(A, B) : saturatedOp(Elem, N);
  }
}

Value *Generator::saturatedOp(Type *Elem, unsigned N) {
  using G = GenXIntrinsic;
  Type *Ty = vec(Elem, N);
  unsigned Bits = Elem->getIntegerBitWidth();
  if (chance(50) && Bits < 32) {
    Type *From = Type::getIntNTy(M->getContext(), Bits * 2);
    G Id = pick({G::SstruncSat, G::SutruncSat, G::UstruncSat, G::UutruncSat});
    return RB.createIntrinsic(Id, Ty, {get(From, N)});
  }
  if (chance(30)) {
    Type *Float = Type::getFloatTy(M->getContext());
    return RB.createIntrinsic(pick({G::FPToSISat, G::FPToUISat}), Ty,
                              {get(Float, N)});
  }
  G Id = pick({G::SsaddSat, G::SuaddSat, G::UsaddSat, G::UuaddSat, G::SsmulSat,
               G::UumulSat, G::Ssmul, G::Sumul});
  // Products of dwords cannot saturate.
  if (Bits == 32 && (Id == G::SsmulSat || Id == G::UumulSat))
    Id = G::SsaddSat;
  return RB.createIntrinsic(Id, Ty, {get(Elem, N), get(Elem, N)});
}

Value *Generator::floatOp(Type *Elem, unsigned N) {
  Value *A = get(Elem, N), *B = get(Elem, N);
  switch (below(9)) {
  case 0:
  case 1:
    return IR.CreateFAdd(A, B);
  case 2:
    return IR.CreateFSub(A, B);
  case 3:
  case 4:
    return IR.CreateFMul(A, B);
  case 5:
    return RB.createIntrinsic(pick({GenXIntrinsic::Fmin, GenXIntrinsic::Fmax}),
                              A->getType(), {A, B});
  case 6:
    return RB.createIntrinsic(GenXIntrinsic::Sat, A->getType(),
                              {chance(50) ? IR.CreateFAdd(A, B) : A});
  case 7:
    return IR.CreateIntrinsic(Intrinsic::fma, {A->getType()},
                              {A, B, get(Elem, N)});
  default:
    if (Elem->isFloatTy())
      return IR.CreateUnaryIntrinsic(pick({Intrinsic::floor, Intrinsic::ceil}),
                                     A);
    return IR.CreateFAdd(A, B);
  }
}

Value *Generator::castOp(unsigned N) {
  Type *From = anyElem(), *To = anyElem();
  // No platform converts between all of these in one instruction.
  if (From->isFloatingPointTy() != To->isFloatingPointTy() &&
      (From->getScalarSizeInBits() == 64 || To->getScalarSizeInBits() == 64 ||
       From->isHalfTy() || To->isHalfTy()))
    return nullptr;
  Value *V = get(From, N);
  Type *Ty = vec(To, N);
  bool Signed = chance(50);
  if (From->isIntegerTy() && To->isIntegerTy())
    return From == To ? V : IR.CreateIntCast(V, Ty, Signed);
  if (From->isIntegerTy())
    return Signed ? IR.CreateSIToFP(V, Ty) : IR.CreateUIToFP(V, Ty);
  if (To->isIntegerTy())
    return Signed ? IR.CreateFPToSI(V, Ty) : IR.CreateFPToUI(V, Ty);
  if (From->isDoubleTy() != To->isDoubleTy() &&
      (From->isHalfTy() || To->isHalfTy()))
    return nullptr;
  return From == To ? V : IR.CreateFPCast(V, Ty);
}

Value *Generator::compareOp(unsigned N) {
  Type *Elem = anyElem();
  Value *A = get(Elem, N), *B = get(Elem, N);
  CmpInst::Predicate P =
      Elem->isIntegerTy()
          ? pick({CmpInst::ICMP_EQ, CmpInst::ICMP_NE, CmpInst::ICMP_ULT,
                  CmpInst::ICMP_UGE, CmpInst::ICMP_SLT, CmpInst::ICMP_SGT,
                  CmpInst::ICMP_SLE})
          : pick({CmpInst::FCMP_OEQ, CmpInst::FCMP_UNE, CmpInst::FCMP_OLT,
                  CmpInst::FCMP_OGT, CmpInst::FCMP_OGE});
  Value *V = IR.CreateCmp(P, A, B);
  if (isa<Constant>(V))
    return V;
  Masks.push_back(V);
  return V;
}

Value *Generator::selectOp(Type *Elem, unsigned N) {
  Value *A = get(Elem, N), *B = get(Elem, N);
  return IR.CreateSelect(mask(N), A, B);
}

Value *Generator::modifierOp(Type *Elem, unsigned N) {
  Value *A = get(Elem, N);
  if (Elem->isFloatingPointTy())
    return chance(50) ? IR.CreateFNeg(A)
                      : IR.CreateUnaryIntrinsic(Intrinsic::fabs, A);
  switch (below(4)) {
  case 0:
    return IR.CreateNeg(A);
  case 1:
    return IR.CreateNot(A);
  case 2:
    return IR.CreateBinaryIntrinsic(Intrinsic::abs, A, IR.getFalse());
  default:
    return RB.createIntrinsic(GenXIntrinsic::AbsI, A->getType(), {A});
  }
}

Value *Generator::productSum(Type *Elem, unsigned N) {
  Value *A = get(Elem, N), *B = get(Elem, N), *C = get(Elem, N);
  if (Elem->isIntegerTy()) {
    Value *P = Elem->isIntegerTy(64) ? IR.CreateAdd(A, B) : IR.CreateMul(A, B);
    return chance(50) ? IR.CreateAdd(P, C) : IR.CreateSub(C, P);
  }
  FastMathFlags Flags;
  Flags.setAllowContract(chance(70));
  IR.setFastMathFlags(Flags);
  Value *P = IR.CreateFMul(A, B);
  Value *S = chance(50)   ? IR.CreateFAdd(P, C)
             : chance(50) ? IR.CreateFSub(C, P)
                          : IR.CreateFSub(P, C);
  IR.setFastMathFlags(FastMathFlags());
  return S;
}

//===----------------------------------------------------------------------===//
// Steps
//===----------------------------------------------------------------------===//

void Generator::sink(Value *V) {
  FunctionType *Ty =
      FunctionType::get(IR.getVoidTy(), {V->getType()}, /*isVarArg=*/false);
  std::string Name = "see" + std::to_string(numLanes(V->getType()));
  Type *Elem = V->getType()->getScalarType();
  Name += Elem->isFloatTy()  ? "f"
          : Elem->isHalfTy() ? "h"
          : Elem->isDoubleTy()
              ? "d"
              : "i" + std::to_string(Elem->getIntegerBitWidth());
  IR.CreateCall(M->getOrInsertFunction(Name, Ty), {V});
}

/// Reads or writes a block of memory.
void Generator::message() {
  unsigned N = pick({4, 8, 16, 32});
  Type *Elem = Type::getInt32Ty(M->getContext());
  // One each: a second write of the same would be dead code.
  Value *Surface = IR.getInt32(++NumSurfaces);
  Value *Start = chance(50) ? static_cast<Value *>(IR.getInt32(below(64)))
                            : IR.CreateZExt(Offset, Elem);
  if (chance(50)) {
    RB.createIntrinsic(GenXIntrinsic::OwordSt, IR.getVoidTy(),
                       {Surface, Start, get(Elem, N)});
    return;
  }
  Value *Data = RB.createIntrinsic(GenXIntrinsic::OwordLd, vec(Elem, N),
                                   {IR.getInt32(0), Surface, Start});
  keep(Data);
  if (chance(40)) {
    // Into a part of a larger vector.
    unsigned Parts = 1 + below(3);
    Value *Old = get(Elem, N * Parts);
    keep(RB.createWrRegion(
        Old, Data, Region::contiguous(4, N, int64_t(below(Parts)) * N * 4)));
  }
}

void Generator::step() {
  unsigned N = anyCount();
  Type *Elem = anyElem();
  Value *V = nullptr;
  switch (below(16)) {
  case 0:
  case 1:
  case 2:
    V = intOp(intElem(), N);
    break;
  case 3:
  case 4:
    V = floatOp(floatElem(), N);
    break;
  case 5:
  case 6:
    V = castOp(N);
    break;
  case 7:
    Masks.push_back(mask(N));
    if (chance(50))
      Masks.push_back(IR.CreateAnd(Masks.back(), mask(N)));
    if (chance(30) && isPowerOf2_32(N) && N <= 16) {
      Value *Part = Masks.back(), *Whole = mask(N * 2);
      Masks.push_back(RB.createWrPredRegion(Whole, Part, chance(50) ? N : 0));
    }
    break;
  case 8:
    V = selectOp(Elem, N);
    break;
  case 9:
    V = productSum(Elem, N);
    break;
  case 10:
    V = modifierOp(Elem, N);
    break;
  case 11:
    message();
    break;
  default:
    V = write();
    break;
  }
  if (!V)
    return;
  keep(V);
  if (chance(25))
    sink(V);
}

/// One block run three times, with vectors carried around.
void Generator::loop() {
  LLVMContext &C = M->getContext();
  BasicBlock *Before = IR.GetInsertBlock();
  BasicBlock *Body = BasicBlock::Create(C, "loop", F);
  BasicBlock *After = BasicBlock::Create(C, "after", F);
  SmallVector<std::pair<PHINode *, Value *>, 3> Carried;
  for (unsigned K = 1 + below(2); K--;)
    if (Value *V = anyValue(); V->getType()->isVectorTy())
      Carried.push_back({nullptr, V});
  IR.CreateBr(Body);
  IR.SetInsertPoint(Body);
  PHINode *Index = IR.CreatePHI(IR.getInt32Ty(), 2, "i");
  for (auto &[Phi, Start] : Carried) {
    Phi = IR.CreatePHI(Start->getType(), 2, "carried");
    keep(Phi);
  }
  steps(2 + below(5));
  for (auto &[Phi, Start] : Carried) {
    Type *Ty = Phi->getType();
    Value *Next =
        chance(60)
            ? (Ty->isFPOrFPVectorTy()
                   ? IR.CreateFAdd(Phi, get(Ty->getScalarType(), numLanes(Ty)))
                   : IR.CreateAdd(Phi, get(Ty->getScalarType(), numLanes(Ty))))
            : get(Ty->getScalarType(), numLanes(Ty));
    Phi->addIncoming(Start, Before);
    Phi->addIncoming(Next, Body);
    keep(Next);
  }
  Value *NextIndex = IR.CreateAdd(Index, IR.getInt32(1));
  Index->addIncoming(IR.getInt32(0), Before);
  Index->addIncoming(NextIndex, Body);
  IR.CreateCondBr(IR.CreateICmpULT(NextIndex, IR.getInt32(3)), Body, After);
  IR.SetInsertPoint(After);
}

/// A branch around a block, on a scalar or on any or all lanes of a mask.
void Generator::diamond() {
  LLVMContext &C = M->getContext();
  Value *Cond;
  if (chance(70)) {
    // A mask of poison must not decide.
    unsigned N = pick({4, 8, 16});
    Value *V = IR.CreateBitCast(
        Pool[0], vec(Type::getInt32Ty(C), numLanes(Pool[0]->getType())));
    Value *Part = RB.createRdRegion(V, Region::contiguous(4, N, 8));
    Value *Mask = IR.CreateICmpSGT(Part, ConstantInt::get(Part->getType(), 3));
    if (chance(30))
      Mask = IR.CreateNot(Mask);
    Cond =
        RB.createIntrinsic(chance(50) ? GenXIntrinsic::Any : GenXIntrinsic::All,
                           IR.getInt1Ty(), {Mask});
    if (chance(30))
      Cond = IR.CreateNot(Cond);
  } else {
    Cond = IR.CreateICmpULT(Counter, IR.getInt32(below(200)));
  }
  BasicBlock *Before = IR.GetInsertBlock();
  BasicBlock *Then = BasicBlock::Create(C, "then", F);
  BasicBlock *After = BasicBlock::Create(C, "join", F);
  IR.CreateCondBr(Cond, Then, After);
  IR.SetInsertPoint(Then);
  std::vector<Value *> OldPool = Pool, OldMasks = Masks;
  steps(1 + below(3));
  Value *V = OldPool[below(unsigned(OldPool.size()))];
  Value *New = get(V->getType()->getScalarType(), numLanes(V->getType()));
  IR.CreateBr(After);
  IR.SetInsertPoint(After);
  Pool = OldPool;
  Masks = OldMasks;
  PHINode *Phi = IR.CreatePHI(V->getType(), 2, "merged");
  Phi->addIncoming(V, Before);
  Phi->addIncoming(New, Then);
  keep(Phi);
}

std::unique_ptr<Module> Generator::run() {
  LLVMContext &C = M->getContext();
  Type *I8 = Type::getInt8Ty(C), *I16 = Type::getInt16Ty(C),
       *I32 = Type::getInt32Ty(C), *Float = Type::getFloatTy(C);
  SmallVector<Type *, 8> Params = {vec(I32, 64),
                                   vec(I8, 256),
                                   vec(Float, 40),
                                   vec(I16, 48),
                                   vec(I32, pick({3, 8, 20})),
                                   I16,
                                   vec(I16, pick({2, 3, 4, 6})),
                                   I32};
  if (Opts.Half)
    Params.push_back(vec(Type::getHalfTy(C), 64));
  if (Opts.Wide)
    Params.append(
        {vec(Type::getInt64Ty(C), 24), vec(Type::getDoubleTy(C), 20)});
  F = Function::Create(FunctionType::get(Type::getVoidTy(C), Params, false),
                       Function::ExternalLinkage, "f", *M);
  for (Argument &A : F->args())
    if (A.getArgNo() < 5 || A.getArgNo() > 7)
      Pool.push_back(&A);
  Offset = F->getArg(5);
  Offsets = F->getArg(6);
  Counter = F->getArg(7);
  IR.SetInsertPoint(BasicBlock::Create(C, "entry", F));
  steps(Opts.NumSteps);
  if (Opts.ControlFlow && chance(35))
    loop();
  if (Opts.ControlFlow && chance(35))
    diamond();
  steps(2);
  for (unsigned K = std::min<unsigned>(3, unsigned(Pool.size())); K--;)
    sink(Pool[Pool.size() - 1 - K]);
  if (!Masks.empty() && chance(50))
    sink(Masks.back());
  IR.CreateRetVoid();
  return std::move(M);
}

std::unique_ptr<Module> randomModule(LLVMContext &C,
                                     const RandomIROptions &Opts) {
  return Generator(C, Opts).run();
}

} // namespace cmx::test
