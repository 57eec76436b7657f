//===- Units.cpp - Images, 2D blocks by address, the matrix unit ----------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The address of a pixel has its column in the lower 32 bits and its row in the
// upper 32 bits. The runtime treats each element of a 2D block as a lane.
//
//===----------------------------------------------------------------------===//

#include "GenericLowering.h"

#include "llvm/IR/Constants.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace cmx::generic {

using runtime::AtomicOp;
using runtime::Space;

Value *GenericLowering::pixelAddresses() {
  Value *U = resizeInt(operand("u"), 64, /*Signed=*/false);
  Value *V = resizeInt(operand("v"), 64, /*Signed=*/false);
  return B.CreateOr(U, B.CreateShl(V, 32));
}

Value *GenericLowering::lowerTyped() {
  return lowerLanes({i32(unsigned(Space::Image)), operand("surface"),
                     pixelAddresses(), 4, 4, 4,
                     unsigned(constant("channelmask")), /*AlignBytes=*/1});
}

//===----------------------------------------------------------------------===//
// 2D blocks
//===----------------------------------------------------------------------===//

namespace {
/// The numbers that describe a block in memory.
struct BlockNumbers {
  unsigned ElemBytes, Blocks, Width, Rows;
  bool IsTransposed, IsVNNI;
  Value *Base, *SurfaceWidth, *SurfaceRows, *Pitch, *X, *Y;

  /// Returns the place in the registers for each element in memory, block by
  /// block and row by row. Each block starts in a new register; registers have
  /// 64 bytes here. Sets \p NumElts to the number of elements that all blocks
  /// take in registers.
  SmallVector<unsigned, 0> places(unsigned &NumElts) const {
    unsigned PerDword = IsVNNI ? std::max(1u, 4 / ElemBytes) : 1;
    unsigned RowElts = unsigned(PowerOf2Ceil(IsTransposed ? Rows : Width));
    unsigned NumRows = unsigned(alignTo(IsTransposed ? Width : Rows, PerDword));
    unsigned BlockElts =
        unsigned(alignTo(RowElts * NumRows * ElemBytes, 64)) / ElemBytes;
    NumElts = (Blocks - 1) * BlockElts + RowElts * NumRows;
    SmallVector<unsigned, 0> Places;
    for (unsigned Block = 0; Block != Blocks; ++Block)
      for (unsigned Row = 0; Row != Rows; ++Row)
        for (unsigned Column = 0; Column != Width; ++Column) {
          unsigned Major = IsTransposed ? Column : Row;
          unsigned Minor = IsTransposed ? Row : Column;
          Places.push_back(Block * BlockElts +
                           Major / PerDword * PerDword * RowElts +
                           Minor * PerDword + Major % PerDword);
        }
    return Places;
  }
};
} // namespace

/// Returns the numbers of the block, which are in the operands of the message
/// or in its descriptor.
static BlockNumbers numbersOf(IRBuilder<> &B, const CallInst &Call,
                              const GenXInfo &Info) {
  auto Operand = [&](StringRef Name) {
    return Call.getArgOperand(*Info.operandIndex(Name));
  };
  auto Constant = [&](StringRef Name) {
    return unsigned(constantOperand(Call, Info, Name));
  };
  BlockNumbers N;
  N.Blocks = Constant("blocks");
  N.Width = Constant("blockwidth");
  N.Rows = Constant("blockheight");
  if (Info.Shape == ShapeRule::LscBlock2D) {
    N.ElemBytes = 1u << (Constant("datasize") - 1);
    N.IsTransposed = Constant("transpose") == 2;
    N.IsVNNI = Constant("vnni");
    N.Base = B.CreateZExt(Operand("base"), B.getInt64Ty());
    N.SurfaceWidth = Operand("width");
    N.SurfaceRows = Operand("height");
    N.Pitch = Operand("pitch");
    N.X = Operand("x");
    N.Y = Operand("y");
    return N;
  }
  StringRef Name = Info.Name;
  const Type *Ty = messageDataType(Call, Info);
  N.ElemBytes = Ty->isVoidTy() ? 1 : Ty->getScalarSizeInBits() / 8;
  N.IsTransposed = Name.ends_with(".transpose");
  N.IsVNNI = Name.ends_with(".vnni");
  auto Element = [&](unsigned K) {
    return B.CreateExtractElement(Operand("descriptor"), K);
  };
  Value *Low = B.CreateZExt(Element(0), B.getInt64Ty());
  Value *High = B.CreateZExt(Element(1), B.getInt64Ty());
  N.Base = B.CreateOr(Low, B.CreateShl(High, 32));
  N.SurfaceWidth = Element(2);
  N.SurfaceRows = Element(3);
  N.Pitch = Element(4);
  N.X = B.CreateAdd(Element(5), Operand("x"));
  N.Y = B.CreateAdd(Element(6), Operand("y"));
  return N;
}

/// Loads give zeros for elements outside of the surface, and stores skip them.
/// With a false mask, the message moves nothing.
Value *GenericLowering::lowerBlock2D() {
  Type *Ty = const_cast<Type *>(messageDataType(*Call, *Info));
  if (Ty->isVoidTy())
    return nullptr; // A prefetch.
  BlockNumbers N = numbersOf(B, *Call, *Info);
  unsigned NumElts;
  SmallVector<unsigned, 0> Places = N.places(NumElts);
  unsigned NumLanes = unsigned(Places.size());
  auto *Wide = FixedVectorType::get(B.getInt64Ty(), NumLanes);
  auto Splat = [&](Value *V, bool Signed) {
    return B.CreateVectorSplat(NumLanes, resizeInt(V, 64, Signed));
  };
  auto Each = [&](function_ref<uint64_t(unsigned)> Of) {
    SmallVector<Constant *, 0> C;
    for (unsigned Lane = 0; Lane != NumLanes; ++Lane)
      C.push_back(B.getInt64(Of(Lane)));
    return ConstantVector::get(C);
  };
  unsigned PerBlock = N.Width * N.Rows;
  Value *X =
      B.CreateAdd(Splat(N.X, true), Each([&](unsigned Lane) {
                    return uint64_t(Lane / PerBlock) * N.Width + Lane % N.Width;
                  }));
  Value *Y = B.CreateAdd(Splat(N.Y, true), Each([&](unsigned Lane) {
                           return Lane % PerBlock / N.Width;
                         }));
  auto Number = [&](uint64_t V) { return ConstantInt::get(Wide, V); };
  // The operands are one less than the sizes.
  auto Size = [&](Value *V) { return B.CreateAdd(Splat(V, false), Number(1)); };
  Value *Columns = B.CreateUDiv(Size(N.SurfaceWidth), Number(N.ElemBytes));
  Value *InColumns = B.CreateICmpULT(X, Columns);
  Value *InRows = B.CreateICmpULT(Y, Size(N.SurfaceRows));
  Value *Inside = B.CreateAnd(InColumns, InRows);
  Value *Mask = operand("mask");
  if (Mask->getType()->isVectorTy())
    Mask = B.CreateExtractElement(Mask, i64(0));
  Value *Active = B.CreateAnd(Inside, B.CreateVectorSplat(NumLanes, Mask));
  Value *Row = B.CreateMul(Y, Size(N.Pitch));
  Value *Place = B.CreateAdd(Row, B.CreateMul(X, Number(N.ElemBytes)));
  Value *Addresses = B.CreateAdd(Place, Splat(N.Base, false));
  Type *Elem = B.getIntNTy(8 * N.ElemBytes);
  auto *LanesTy = FixedVectorType::get(Elem, NumLanes);
  SmallVector<Value *, 12> Args{
      i32(unsigned(Space::SVM)), i32(0),           i32(NumLanes),
      inMemory(Addresses),       inMemory(Active), i32(N.ElemBytes),
      i32(N.ElemBytes),          i32(1),           i32(1),
      i32(N.ElemBytes)};
  auto *Registers = FixedVectorType::get(Elem, typeBytes(Ty) / N.ElemBytes);
  if (Value *Data = operand("data")) {
    SmallVector<int, 0> From(Places.begin(), Places.end());
    Args.push_back(inMemory(
        B.CreateShuffleVector(B.CreateBitCast(Data, Registers), From)));
    return callRuntime(RuntimeFunction::LaneStore, Args);
  }
  Value *To = scratch(LanesTy);
  B.CreateAlignedStore(Constant::getNullValue(LanesTy), To, ScratchAlign);
  Args.push_back(To);
  callRuntime(RuntimeFunction::LaneLoad, Args);
  Value *Loaded = B.CreateAlignedLoad(LanesTy, To, ScratchAlign);
  SmallVector<int, 0> From(Registers->getNumElements(), -1);
  for (unsigned Lane = 0; Lane != NumLanes; ++Lane)
    From[Places[Lane]] = int(Lane);
  Value *Result = B.CreateBitCast(B.CreateShuffleVector(Loaded, From), Ty);
  Value *Old = operand("old");
  return B.CreateSelect(Mask, Result, Old ? Old : PoisonValue::get(Ty));
}

//===----------------------------------------------------------------------===//
// Matrix unit
//===----------------------------------------------------------------------===//

namespace {
/// The properties of an element type of the matrix unit.
struct DpasElement {
  unsigned Bits;
  bool IsSigned, IsFloat;
};
} // namespace

static DpasElement dpasElement(uint64_t Code) {
  static constexpr DpasElement Elements[] = {
      {2, true, false}, {2, false, false}, {4, true, false}, {4, false, false},
      {8, true, false}, {8, false, false}, {16, true, true}, {16, true, true},
      {8, true, true},  {32, true, true}};
  return Elements[Code - 3];
}

/// Returns element number \p N of each dword of \p Dwords, as i32 or double.
Value *GenericLowering::dpasFactor(Value *Dwords, uint64_t Code, unsigned N) {
  DpasElement E = dpasElement(Code);
  Type *Ty = Dwords->getType();
  if (Code == 12) {
    Value *Kept = B.CreateAnd(Dwords, ConstantInt::get(Ty, 0xffffe000));
    Kept = B.CreateBitCast(Kept, typeLike(Ty, B.getFloatTy()));
    return B.CreateFPExt(Kept, typeLike(Ty, B.getDoubleTy()));
  }
  Value *Part = B.CreateTrunc(B.CreateLShr(Dwords, N * E.Bits),
                              typeLike(Ty, B.getIntNTy(E.Bits)));
  if (!E.IsFloat)
    return resizeInt(Part, 32, E.IsSigned);
  Type *Short = Code == 9 ? B.getBFloatTy() : B.getHalfTy();
  Part = B.CreateBitCast(Part, typeLike(Ty, Short));
  return B.CreateFPExt(B.CreateFPExt(Part, typeLike(Ty, B.getFloatTy())),
                       typeLike(Ty, B.getDoubleTy()));
}

/// Each lane is computed in eight steps. A step multiplies one to eight
/// elements of operand a by as many elements of operand b, and adds the
/// products to the sum. Sums of floats are rounded after each step.
Value *GenericLowering::lowerDpas() {
  uint64_t Codes = constant("information");
  if (operand("btype"))
    Codes =
        constant("btype") | constant("atype") << 8 | constant("repeat") << 24;
  uint64_t BCode = Codes & 255, ACode = Codes >> 8 & 255;
  unsigned Repeat = unsigned(Codes >> 24);
  unsigned NumElts = laneCount(Call->getType()), NumLanes = NumElts / Repeat;
  bool IsFloat = dpasElement(ACode).IsFloat;
  unsigned BBits = dpasElement(BCode).Bits, ABits = dpasElement(ACode).Bits;
  unsigned Widest = std::max(BBits, ABits);
  unsigned Products = Widest >= 8 ? 32 / Widest : 8;
  auto Dwords = [&](StringRef Name) {
    Value *V = operand(Name);
    return B.CreateBitCast(
        V, FixedVectorType::get(B.getInt32Ty(), typeBytes(V->getType()) / 4));
  };
  Value *Columns = Dwords("b"), *Rows = Dwords("a");
  Type *SumTy =
      FixedVectorType::get(Call->getType()->getScalarType(), NumLanes);
  Value *Sum = operand("accumulator");
  if (!Sum || isa<UndefValue>(Sum))
    Sum = Constant::getNullValue(Call->getType());
  Value *Result = PoisonValue::get(Call->getType());
  for (unsigned Row = 0; Row != Repeat; ++Row) {
    Value *Part = lanesFrom(
        Sum, NumLanes, [&](int Lane) { return int(Row * NumLanes) + Lane; });
    for (unsigned Step = 0; Step != 8; ++Step) {
      Value *Exact = Part;
      if (IsFloat)
        Exact = B.CreateFPExt(Part, typeLike(SumTy, B.getDoubleTy()));
      for (unsigned N = 0; N != Products; ++N) {
        unsigned BIndex = Step * Products + N, AIndex = BIndex;
        unsigned BDword = BIndex * BBits / 32, ADword = AIndex * ABits / 32;
        Value *Weights = lanesFrom(Columns, NumLanes, [&](int Lane) {
          return int(BDword * NumLanes) + Lane;
        });
        unsigned RowDwords = 8 * Products * ABits / 32;
        Value *Factor = B.CreateVectorSplat(
            NumLanes, B.CreateExtractElement(Rows, Row * RowDwords + ADword));
        Value *L = dpasFactor(Weights, BCode, BIndex % (32 / BBits));
        Value *R = dpasFactor(Factor, ACode, AIndex % (32 / ABits));
        Exact = IsFloat ? B.CreateFAdd(Exact, B.CreateFMul(L, R))
                        : B.CreateAdd(Exact, B.CreateMul(L, R));
      }
      Part = IsFloat ? B.CreateFPTrunc(Exact, SumTy) : Exact;
    }
    SmallVector<int64_t, 16> Places;
    for (unsigned Lane = 0; Lane != NumLanes; ++Lane)
      Places.push_back(Row * NumLanes + Lane);
    Result = writeElements(Result, Part, Places, nullptr);
  }
  return Result;
}

} // namespace cmx::generic
