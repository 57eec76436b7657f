//===- ByteDotProducts.cpp - Sums of products of bytes --------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ByteDotProducts.h"
#include "cmx/Analysis/Bale.h"
#include "cmx/Analysis/RegionSource.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/PatternMatch.h"
#include "llvm/IR/ValueHandle.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace llvm;
using namespace llvm::PatternMatch;

#define DEBUG_TYPE "cmx-match-patterns"

STATISTIC(NumDotProducts, "Number of byte dot products found");

namespace cmx {

namespace {

/// One byte of each dword of a region.
struct ByteFactor {
  RegionSource Dwords;
  unsigned Byte = 0;
  bool Signed = false;
};

/// A term of a sum: the product of two bytes, or of a byte and a number.
struct Product {
  Value *Term = nullptr;
  Value *Source = nullptr; ///< The product; Term is a part of it.
  ByteFactor L;
  std::optional<ByteFactor> R;
  int64_t Weight = 1; ///< The second factor if R is empty.
};

/// Products that become one dot product.
struct Group {
  SmallVector<const Product *, 4> Bytes = {nullptr, nullptr, nullptr, nullptr};
  unsigned Size = 0;
  const Product &first() const {
    return **find_if(Bytes, [](const Product *P) { return P; });
  }
  bool takes(const Product &P) const;
  void add(const Product &P);
};

class DotProductMatcher {
public:
  DotProductMatcher(BasicBlock &BB, OperationCosts &Costs, Remarks &Rem)
      : BB(BB), Costs(Costs), RB(*BB.getModule()), Rem(Rem) {}
  bool run();

private:
  static constexpr unsigned MaxTerms = 64;
  bool isSumRoot(const Instruction &I) const;
  SmallVector<Value *, 8> terms(Instruction &Root);
  std::optional<Product> product(Value *Term) const;
  std::vector<Group> groups(ArrayRef<Product> Products) const;
  bool pays(const Group &G);
  Value *dwords(const ByteFactor &F, Type *Ty, bool AllBytes);
  Value *weights(const Group &G, Type *Ty);
  Value *dotProduct(const Group &G, Value *Addend);
  bool rewrite(Instruction &Root);

  BasicBlock &BB;
  OperationCosts &Costs;
  RegionBuilder RB;
  Remarks &Rem;
  SmallVector<WeakTrackingVH, 8> Replaced;
};

} // namespace

//===----------------------------------------------------------------------===//
// Sums
//===----------------------------------------------------------------------===//

static bool isSum(const Value *V, const BasicBlock &BB) {
  auto *I = dyn_cast<Instruction>(V);
  return I && I->getParent() == &BB && I->getOpcode() == Instruction::Add &&
         I->getType()->isVectorTy() && elementBytes(I->getType()) == 4;
}

/// Is \p I a sum that is not part of another sum?
bool DotProductMatcher::isSumRoot(const Instruction &I) const {
  return isSum(&I, BB) && !I.use_empty() &&
         !(I.hasOneUse() && isSum(*I.user_begin(), BB));
}

SmallVector<Value *, 8> DotProductMatcher::terms(Instruction &Root) {
  SmallVector<Value *, 8> Terms;
  SmallVector<Value *, 8> Work(Root.operands());
  bool Stopped = false;
  while (!Work.empty()) {
    Value *V = Work.pop_back_val();
    bool Full = Terms.size() + Work.size() >= MaxTerms;
    if (isSum(V, BB) && V->hasOneUse() && !Full) {
      append_range(Work, cast<Instruction>(V)->operands());
      continue;
    }
    Stopped |= Full;
    Terms.push_back(V);
  }
  if (Stopped)
    Rem.analysis("SearchStopped", Root, [&](Remark &R) {
      R << "the sum " << remarkValue("Value", Root) << " has more than "
        << ore::NV("Limit", unsigned(MaxTerms))
        << " terms; not all were looked at";
    });
  return Terms;
}

//===----------------------------------------------------------------------===//
// Products
//===----------------------------------------------------------------------===//

/// Follows \p S through at most 8 reads; cmx-fold-regions does not leave longer
/// chains.
static RegionSource throughReads(RegionSource S) {
  for (unsigned Steps = 0; Steps != 8; ++Steps)
    if (std::optional<RegionSource> Next = throughRead(S))
      S = *Next;
    else
      break;
  return S;
}

/// If the elements of \p S are dwords extended from bytes, returns these bytes.
/// Otherwise returns std::nullopt.
static std::optional<ByteFactor> byteFactor(RegionSource S) {
  S = throughReads(S);
  auto *Ext = dyn_cast<CastInst>(S.V);
  if (!S.isDirect() || !Ext || !isa<ZExtInst, SExtInst>(Ext) ||
      elementBytes(Ext->getType()) != 4 || S.R.elemBytes() != 4 ||
      !Ext->getSrcTy()->isIntOrIntVectorTy(8))
    return std::nullopt;
  std::optional<Region> Bytes =
      Region::get({1, S.R.numElts(), S.R.vStrideElts(), S.R.widthElts(),
                   S.R.hStrideElts(), S.R.offsetBytes() / 4});
  if (!Bytes)
    return std::nullopt;
  S = throughReads(
      {stripRegisterBitcasts(Ext->getOperand(0)), *Bytes, nullptr});
  // All bytes must be at the same place in their dwords.
  const Region &R = S.R;
  bool Rows = R.numRows() > 1, Columns = R.widthElts() > 1;
  if (!S.isDirect() || R.elemBytes() != 1 || isa<Constant>(S.V) ||
      isa<CastInst>(S.V) || R.offsetBytes() < 0 ||
      registerBytes(S.V->getType()) % 4 || (Rows && R.vStrideElts() % 4) ||
      (Columns && R.hStrideElts() % 4))
    return std::nullopt;
  std::optional<Region> Dwords = Region::get(
      {4, R.numElts(), Rows ? R.vStrideElts() / 4 : 0, R.widthElts(),
       Columns ? R.hStrideElts() / 4 : 0, R.offsetBytes() & ~int64_t(3)});
  if (!Dwords || !Dwords->fitsIn(registerBytes(S.V->getType())))
    return std::nullopt;
  ByteFactor F;
  F.Dwords = {S.V, *Dwords, nullptr};
  F.Byte = unsigned(R.offsetBytes() & 3);
  F.Signed = isa<SExtInst>(Ext);
  return F;
}

std::optional<Product> DotProductMatcher::product(Value *Term) const {
  Product P;
  P.Term = Term;
  auto *TermInst = dyn_cast<Instruction>(Term);
  if (!TermInst || !Term->hasOneUse() || TermInst->getParent() != &BB)
    return std::nullopt;
  RegionSource S = throughReads(wholeSource(Term));
  if (!S.isDirect() || S.R.elemBytes() != 4 ||
      S.V->getType()->getScalarSizeInBits() != 32)
    return std::nullopt;
  P.Source = S.V;
  auto Factor = [&](Value *V) {
    return byteFactor({stripRegisterBitcasts(V), S.R, nullptr});
  };
  Value *X, *Y;
  const APInt *C;
  if (match(S.V, m_Mul(m_Value(X), m_APInt(C))) && C->isSignedIntN(10))
    P.Weight = C->getSExtValue();
  else if (match(S.V, m_Shl(m_Value(X), m_APInt(C))) && C->ult(8))
    P.Weight = int64_t(1) << C->getZExtValue();
  else if (match(S.V, m_Mul(m_Value(X), m_Value(Y)))) {
    P.R = Factor(Y);
    if (!P.R)
      return std::nullopt;
  } else {
    X = S.V;
  }
  auto L = Factor(X);
  if (!L)
    return std::nullopt;
  P.L = *L;
  return P;
}

//===----------------------------------------------------------------------===//
// Groups
//===----------------------------------------------------------------------===//

static bool sameDwords(const ByteFactor &A, const ByteFactor &B) {
  return A.Dwords.V == B.Dwords.V && A.Signed == B.Signed &&
         A.Dwords.R.sameElements(B.Dwords.R);
}

/// Can one dot product multiply the two bytes, or the byte and the weight?
static bool isSound(const Product &P) {
  if (P.R)
    return P.L.Byte == P.R->Byte && P.L.Signed == P.R->Signed;
  return P.L.Signed ? llvm::isInt<8>(P.Weight) : llvm::isUInt<8>(P.Weight);
}

/// Are the bytes of \p P parts of the dwords of \p Q, possibly with exchanged
/// factors?
static bool belongsTo(const Product &P, const Product &Q) {
  if (P.R.has_value() != Q.R.has_value())
    return false;
  if (!P.R)
    return sameDwords(P.L, Q.L);
  return (sameDwords(P.L, Q.L) && sameDwords(*P.R, *Q.R)) ||
         (sameDwords(P.L, *Q.R) && sameDwords(*P.R, Q.L));
}

bool Group::takes(const Product &P) const {
  return !Bytes[P.L.Byte] && belongsTo(P, first());
}

void Group::add(const Product &P) {
  Bytes[P.L.Byte] = &P;
  ++Size;
}

std::vector<Group> DotProductMatcher::groups(ArrayRef<Product> Products) const {
  // If other instructions use some elements of a long product, the product
  // stays, and a dot product would save nothing.
  SmallDenseMap<Value *, unsigned, 8> NumTerms;
  for (const Product &P : Products)
    ++NumTerms[P.Source];
  std::vector<Group> Groups;
  for (const Product &P : Products) {
    if (!isSound(P) || (isa<BinaryOperator>(P.Source) &&
                        !P.Source->hasNUses(NumTerms[P.Source])))
      continue;
    auto It = find_if(Groups, [&](const Group &G) { return G.takes(P); });
    if (It == Groups.end())
      It = Groups.emplace(Groups.end());
    It->add(P);
  }
  return Groups;
}

/// Returns the cost operand for the bytes of \p F.
static CostOperand bytesOf(const ByteFactor &F) {
  const Region &R = F.Dwords.R;
  std::optional<Region> Bytes =
      Region::get({1, R.numElts(), R.vStrideElts() * 4, R.widthElts(),
                   R.hStrideElts() * 4, R.offsetBytes() + F.Byte});
  assert(Bytes && "every fourth byte of a region is a region");
  return {F.Signed ? ElemType::B : ElemType::UB, *Bytes};
}

/// Is a dot product cheaper than multiply-adds, and cheaper than separate
/// products and sums?
bool DotProductMatcher::pays(const Group &G) {
  const Product &First = G.first();
  if (First.R ? G.Size != 4 : G.Size < 3)
    return false;
  unsigned N = First.L.Dwords.R.numElts();
  const CostOperand Dwords = ElemType::D;
  Cost Apart;
  for (const Product *P : G.Bytes) {
    if (!P)
      continue;
    CostOperand Left = bytesOf(P->L);
    if (!P->R && P->Weight == 1) {
      Apart += Costs.price(Operation::Add, N, Dwords, {Dwords, Left});
      continue;
    }
    CostOperand Right = P->R ? bytesOf(*P->R) : CostOperand::imm(ElemType::W);
    Cost InTwo = Costs.price(Operation::Add, N, Dwords, {Dwords, Dwords}) +
                 Costs.price(Operation::Mul, N, Dwords, {Left, Right});
    Apart += std::min(
        Costs.price(Operation::Mad, N, Dwords, {Left, Right, Dwords}), InTwo);
  }
  CostOperand Right = First.R ? CostOperand(ElemType::D, First.R->Dwords.R)
                              : CostOperand::scalar(ElemType::D);
  Cost Together =
      Costs.price(Operation::Dp4a, N, Dwords,
                  {Dwords, CostOperand(ElemType::D, First.L.Dwords.R), Right});
  // The weights need a register.
  return Together + Cost::of(!First.R) < Apart;
}

//===----------------------------------------------------------------------===//
// Rewriting
//===----------------------------------------------------------------------===//

/// Returns the dwords of \p F. They are frozen unless all their bytes are terms
/// of the sum (\p AllBytes), because a byte that is no term must not make the
/// sum poison.
Value *DotProductMatcher::dwords(const ByteFactor &F, Type *Ty, bool AllBytes) {
  RegionSource S = F.Dwords;
  if (!AllBytes)
    S.V = RB.ir().CreateFreeze(S.V);
  return RB.createRead(S, Ty);
}

Value *DotProductMatcher::weights(const Group &G, Type *Ty) {
  uint32_t Bytes = 0;
  for (const Product *P : G.Bytes)
    if (P)
      Bytes |= uint32_t(uint8_t(P->Weight)) << (8 * P->L.Byte);
  return ConstantInt::get(Ty, APInt(32, Bytes));
}

Value *DotProductMatcher::dotProduct(const Group &G, Value *Addend) {
  const Product &First = G.first();
  Type *Ty = Addend->getType();
  Value *L = dwords(First.L, Ty, G.Size == 4);
  Value *R = First.R ? dwords(*First.R, Ty, true) : weights(G, Ty);
  GenXIntrinsic Id =
      First.L.Signed ? GenXIntrinsic::Ssdp4a : GenXIntrinsic::Uudp4a;
  ++NumDotProducts;
  return RB.createIntrinsic(Id, Ty, {Addend, L, R});
}

bool DotProductMatcher::rewrite(Instruction &Root) {
  SmallVector<Value *, 8> Terms = terms(Root);
  std::vector<Product> Products;
  for (Value *Term : Terms)
    if (auto P = product(Term))
      Products.push_back(*P);
  if (Products.size() < 3)
    return false;
  std::vector<Group> Groups = groups(Products);
  erase_if(Groups, [&](const Group &G) { return !pays(G); });
  if (Groups.empty())
    return false;
  SmallPtrSet<Value *, 8> Taken;
  for (const Group &G : Groups)
    for (const Product *P : G.Bytes)
      if (P)
        Taken.insert(P->Term);
  Type *Ty = Root.getType();
  RB.ir().SetInsertPoint(&Root);
  Value *Sum = nullptr;
  for (Value *Term : reverse(Terms))
    if (!Taken.count(Term))
      Sum = Sum ? RB.ir().CreateAdd(Sum, Term) : Term;
  if (!Sum)
    Sum = Constant::getNullValue(Ty);
  for (const Group &G : Groups)
    Sum = dotProduct(G, Sum);
  Rem.passed("ByteDotProduct", Root, [&](Remark &R) {
    R << remarkValue("Value", Root) << ": " << ore::NV("Products", Taken.size())
      << " products of bytes are " << ore::NV("DotProducts", Groups.size())
      << " dot products";
  });
  Sum->takeName(&Root);
  Root.replaceAllUsesWith(Sum);
  Replaced.push_back(&Root);
  return true;
}

bool DotProductMatcher::run() {
  SmallVector<Instruction *, 8> Roots;
  for (Instruction &I : BB)
    if (isSumRoot(I))
      Roots.push_back(&I);
  bool Changed = false;
  for (Instruction *Root : Roots)
    Changed |= rewrite(*Root);
  RecursivelyDeleteTriviallyDeadInstructionsPermissive(Replaced);
  return Changed;
}

bool matchByteDotProducts(BasicBlock &BB, OperationCosts &Costs, Remarks &Rem) {
  return Costs.target().supports(Operation::Dp4a) &&
         DotProductMatcher(BB, Costs, Rem).run();
}

} // namespace cmx
