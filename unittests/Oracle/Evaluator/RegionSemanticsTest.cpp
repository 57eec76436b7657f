//===- RegionSemanticsTest.cpp - Regions, by the definition ---------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// This test reads and writes random regions of random vectors: it lowers the
// code to plain IR and evaluates it. It compares the results with the formula
// of the language reference: element e of a region is at
//
//   offset + size * (vstride * (e / width) + hstride * (e % width))
//
//===----------------------------------------------------------------------===//

#include "EvaluateFunction.h"

#include "cmx/IR/Builder.h"
#include "cmx/IR/Intrinsics.h"

#include "gtest/gtest.h"

#include <random>

using namespace llvm;
using namespace cmx;

namespace {

enum class OffsetKind { Constant, Variable, RowConstants, RowVariables };

/// An access to a region. All numbers count elements, except the offsets.
struct Access {
  unsigned ElemBits = 32;
  bool IsFloat = false;
  unsigned ParentElts = 1, NumElts = 1, Width = 1;
  int64_t VStride = 0, HStride = 0;
  OffsetKind Kind = OffsetKind::Constant;
  std::vector<int64_t> OffsetBytes; ///< One, or one for each row.
  bool ScalarPart = false;

  bool hasRows() const {
    return Kind == OffsetKind::RowConstants || Kind == OffsetKind::RowVariables;
  }
  bool isVariable() const {
    return Kind == OffsetKind::Variable || Kind == OffsetKind::RowVariables;
  }
  /// Returns the index, in the parent, of element \p E of the region. The
  /// element may lie outside of the parent.
  int64_t element(unsigned E) const {
    int64_t Row = E / Width, Column = E % Width;
    int64_t Start = OffsetBytes[hasRows() ? Row : 0] / int64_t(ElemBits / 8);
    return Start + (hasRows() ? 0 : VStride * Row) + HStride * Column;
  }
  bool isInside(int64_t Element) const {
    return Element >= 0 && Element < ParentElts;
  }
  std::string str() const {
    std::string Text = "<" + std::to_string(ParentElts) + " x i" +
                       std::to_string(ElemBits) +
                       ">: " + std::to_string(NumElts) + " elements, <" +
                       std::to_string(VStride) + ";" + std::to_string(Width) +
                       "," + std::to_string(HStride) + ">, kind " +
                       std::to_string(int(Kind)) + ", offsets";
    for (int64_t O : OffsetBytes)
      Text += " " + std::to_string(O);
    return Text;
  }
};

class RegionSemanticsTest : public testing::Test {
protected:
  LLVMContext Ctx;
  std::mt19937 Random{20240607};

  unsigned below(unsigned N) { return unsigned(Random() % N); }

  Access randomAccess();
  Lanes randomLanes(unsigned NumLanes, unsigned Bits, bool WithPoison);
  Type *elemType(const Access &A) {
    if (A.IsFloat)
      return A.ElemBits == 16   ? Type::getHalfTy(Ctx)
             : A.ElemBits == 32 ? Type::getFloatTy(Ctx)
                                : Type::getDoubleTy(Ctx);
    return Type::getIntNTy(Ctx, A.ElemBits);
  }
  /// Returns the lanes of the variable offset.
  Lanes offsetLanes(const Access &A) {
    Lanes L;
    for (int64_t O : A.OffsetBytes)
      L.push_back(APInt(64, uint64_t(O)).trunc(16));
    return L;
  }
  Type *offsetType(const Access &A) {
    Type *I16 = Type::getInt16Ty(Ctx);
    return A.hasRows()
               ? FixedVectorType::get(I16, unsigned(A.OffsetBytes.size()))
               : I16;
  }
  Value *offsetOperand(const Access &A, Function &F);
  Evaluated read(const Access &A, const Lanes &Parent);
  Evaluated write(const Access &A, const Lanes &Old, const Lanes &New,
                  const Lanes *Mask);
};

} // namespace

Access RegionSemanticsTest::randomAccess() {
  Access A;
  A.ElemBits = 8u << below(4);
  A.IsFloat = A.ElemBits > 8 && below(3) == 0;
  A.ParentElts = 1 + below(40);
  A.Width = 1 + below(6);
  unsigned Rows = 1 + below(5);
  A.NumElts = Rows * A.Width;
  A.VStride = below(12);
  A.HStride = below(4);
  if (below(20) == 0)
    A.HStride = 100 + below(1000);
  A.Kind = OffsetKind(below(4));
  for (unsigned K = 0; K != (A.hasRows() ? Rows : 1); ++K) {
    int64_t Start = int64_t(below(A.ParentElts + 4)) - 2;
    if (below(16) == 0)
      Start -= 60;
    A.OffsetBytes.push_back(Start * int64_t(A.ElemBits / 8));
  }
  A.ScalarPart = A.NumElts == 1 && below(2);
  return A;
}

Lanes RegionSemanticsTest::randomLanes(unsigned NumLanes, unsigned Bits,
                                       bool WithPoison) {
  Lanes L;
  for (unsigned K = 0; K != NumLanes; ++K)
    if (WithPoison && below(8) == 0)
      L.push_back(std::nullopt);
    else // No NaN, and enough bits to tell lanes apart.
      L.push_back(APInt(64, Random() & 0x3fff3f3f).trunc(Bits));
  return L;
}

/// Returns the offset operand: the last argument of \p F, or constants.
Value *RegionSemanticsTest::offsetOperand(const Access &A, Function &F) {
  if (A.isVariable())
    return F.getArg(unsigned(F.arg_size()) - 1);
  SmallVector<Constant *, 8> Offsets;
  for (int64_t O : A.OffsetBytes)
    Offsets.push_back(ConstantInt::getSigned(Type::getInt16Ty(Ctx), O));
  return A.hasRows() ? ConstantVector::get(Offsets) : Offsets[0];
}

static ConstantInt *i32(LLVMContext &Ctx, int64_t V) {
  return ConstantInt::get(Type::getInt32Ty(Ctx), uint64_t(V));
}

Evaluated RegionSemanticsTest::read(const Access &A, const Lanes &Parent) {
  Module M("m", Ctx);
  Type *Elem = elemType(A);
  Type *PartTy = A.ScalarPart ? Elem : FixedVectorType::get(Elem, A.NumElts);
  SmallVector<Type *, 2> Params{FixedVectorType::get(Elem, A.ParentElts)};
  SmallVector<Lanes, 2> Args{Parent};
  if (A.isVariable()) {
    Params.push_back(offsetType(A));
    Args.push_back(offsetLanes(A));
  }
  auto *F = Function::Create(FunctionType::get(PartTy, Params, false),
                             GlobalValue::ExternalLinkage, "f", M);
  RegionBuilder RB(M);
  RB.ir().SetInsertPoint(BasicBlock::Create(Ctx, "", F));
  RB.ir().CreateRet(RB.createIntrinsic(
      A.IsFloat ? GenXIntrinsic::RdRegionF : GenXIntrinsic::RdRegionI, PartTy,
      {F->getArg(0), i32(Ctx, A.VStride), i32(Ctx, A.Width),
       i32(Ctx, A.HStride), offsetOperand(A, *F),
       UndefValue::get(Type::getInt32Ty(Ctx))}));
  return evaluateWithErrors(M, "f", Args);
}

Evaluated RegionSemanticsTest::write(const Access &A, const Lanes &Old,
                                     const Lanes &New, const Lanes *Mask) {
  Module M("m", Ctx);
  Type *Elem = elemType(A);
  Type *OldTy = FixedVectorType::get(Elem, A.ParentElts);
  Type *PartTy = A.ScalarPart ? Elem : FixedVectorType::get(Elem, A.NumElts);
  Type *MaskTy = Type::getInt1Ty(Ctx);
  if (!A.ScalarPart)
    MaskTy = FixedVectorType::get(MaskTy, A.NumElts);
  SmallVector<Type *, 4> Params{OldTy, PartTy};
  SmallVector<Lanes, 4> Args{Old, New};
  if (Mask) {
    Params.push_back(MaskTy);
    Args.push_back(*Mask);
  }
  if (A.isVariable()) {
    Params.push_back(offsetType(A));
    Args.push_back(offsetLanes(A));
  }
  auto *F = Function::Create(FunctionType::get(OldTy, Params, false),
                             GlobalValue::ExternalLinkage, "f", M);
  RegionBuilder RB(M);
  RB.ir().SetInsertPoint(BasicBlock::Create(Ctx, "", F));
  Value *MaskArg =
      Mask ? static_cast<Value *>(F->getArg(2)) : ConstantInt::getTrue(Ctx);
  RB.ir().CreateRet(RB.createIntrinsic(
      A.IsFloat ? GenXIntrinsic::WrRegionF : GenXIntrinsic::WrRegionI, OldTy,
      {F->getArg(0), F->getArg(1), i32(Ctx, A.VStride), i32(Ctx, A.Width),
       i32(Ctx, A.HStride), offsetOperand(A, *F),
       UndefValue::get(Type::getInt32Ty(Ctx)), MaskArg}));
  return evaluateWithErrors(M, "f", Args);
}

static void expectLanes(const Lanes &Got, const Lanes &Expected,
                        const Access &A) {
  ASSERT_EQ(Got.size(), Expected.size()) << A.str();
  for (size_t L = 0; L != Got.size(); ++L)
    ASSERT_EQ(laneText(Got[L]), laneText(Expected[L]))
        << A.str() << ", lane " << L;
}

/// Expects a note if \p IsOutside, that is, if an enabled lane lies outside of
/// the vector; else expects no note.
static void expectNote(const Evaluated &E, bool IsOutside, const Access &A) {
  ASSERT_FALSE(E.Error) << A.str() << ": " << E.Error->str();
  ASSERT_EQ(E.Notes.size(), size_t(IsOutside)) << A.str();
  if (IsOutside)
    EXPECT_EQ(E.Notes[0].Kind, runtime::ErrorKind::RegionOutOfBounds);
}

TEST_F(RegionSemanticsTest, Reads) {
  for (unsigned Round = 0; Round != 3000; ++Round) {
    Access A = randomAccess();
    Lanes Parent = randomLanes(A.ParentElts, A.ElemBits, true), Expected;
    bool IsOutside = false;
    for (unsigned E = 0; E != A.NumElts; ++E) {
      int64_t Element = A.element(E);
      IsOutside |= !A.isInside(Element);
      Expected.push_back(A.isInside(Element) ? Parent[size_t(Element)]
                                             : std::nullopt);
    }
    Evaluated Got = read(A, Parent);
    ASSERT_NO_FATAL_FAILURE(expectNote(Got, IsOutside, A));
    ASSERT_NO_FATAL_FAILURE(expectLanes(Got.Result, Expected, A));
  }
}

/// Can region \p A be written? It can if no element occurs twice, and if it has
/// at most as many elements as the parent.
static bool isWritable(const Access &A) {
  if (A.NumElts > A.ParentElts)
    return false;
  for (unsigned E = 0; E != A.NumElts; ++E)
    for (unsigned D = 0; D != E; ++D)
      if (A.element(D) == A.element(E))
        return false;
  return true;
}

TEST_F(RegionSemanticsTest, Writes) {
  for (unsigned Round = 0; Round != 4000; ++Round) {
    Access A = randomAccess();
    if (!isWritable(A))
      continue;
    Lanes Old = randomLanes(A.ParentElts, A.ElemBits, true);
    Lanes New = randomLanes(A.NumElts, A.ElemBits, true);
    Lanes Mask;
    for (unsigned E = 0; E != A.NumElts; ++E)
      Mask.push_back(APInt(8, below(2)));
    bool IsMasked = below(2);
    Lanes Expected = Old;
    bool IsOutside = false;
    for (unsigned E = 0; E != A.NumElts; ++E) {
      if (IsMasked && Mask[E]->isZero())
        continue;
      int64_t Element = A.element(E);
      IsOutside |= !A.isInside(Element);
      if (A.isInside(Element))
        Expected[size_t(Element)] = New[E];
    }
    Evaluated Got = write(A, Old, New, IsMasked ? &Mask : nullptr);
    ASSERT_NO_FATAL_FAILURE(expectNote(Got, IsOutside, A));
    ASSERT_NO_FATAL_FAILURE(expectLanes(Got.Result, Expected, A));
  }
}

TEST_F(RegionSemanticsTest, MisalignedOffset) {
  Access A;
  A.ParentElts = 8;
  A.Kind = OffsetKind::Variable;
  A.OffsetBytes = {6};
  Lanes Parent = randomLanes(8, 32, false);
  for (const Evaluated &Got :
       {read(A, Parent), write(A, Parent, {APInt(32, 1)}, nullptr)}) {
    ASSERT_TRUE(Got.Error);
    EXPECT_EQ(Got.Error->Kind, runtime::ErrorKind::RegionMisaligned);
    EXPECT_EQ(Got.Error->Lane, 0);
  }
  A.Kind = OffsetKind::RowVariables;
  A.NumElts = 2;
  A.OffsetBytes = {8, 17};
  Evaluated Got = read(A, Parent);
  ASSERT_TRUE(Got.Error);
  EXPECT_EQ(Got.Error->Lane, 1);
}

/// An undefined offset is not undefined behaviour, but all lanes that are read
/// are undefined.
TEST_F(RegionSemanticsTest, UndefinedOffset) {
  Module M("m", Ctx);
  Access A;
  A.ParentElts = 4;
  A.NumElts = A.Width = 2;
  A.HStride = 1;
  Type *Elem = elemType(A), *I16 = Type::getInt16Ty(Ctx);
  auto *PartTy = FixedVectorType::get(Elem, 2);
  auto *F = Function::Create(
      FunctionType::get(PartTy, {FixedVectorType::get(Elem, 4), I16}, false),
      GlobalValue::ExternalLinkage, "f", M);
  RegionBuilder RB(M);
  RB.ir().SetInsertPoint(BasicBlock::Create(Ctx, "", F));
  RB.ir().CreateRet(RB.createIntrinsic(
      GenXIntrinsic::RdRegionI, PartTy,
      {F->getArg(0), i32(Ctx, 0), i32(Ctx, 2), i32(Ctx, 1), F->getArg(1),
       UndefValue::get(Type::getInt32Ty(Ctx))}));
  Evaluated Got =
      evaluateWithErrors(M, "f", {randomLanes(4, 32, false), {std::nullopt}});
  EXPECT_FALSE(Got.Error);
  ASSERT_EQ(Got.Result.size(), 2u);
  EXPECT_FALSE(Got.Result[0] || Got.Result[1]);
}
