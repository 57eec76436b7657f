//===- RandomIntrinsics.cpp - Arithmetic of llvm.genx ---------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Calls are made from the table of intrinsics. The target tables tell whether
// the platforms have an intrinsic for given types. So a new row in the table of
// intrinsics needs no code here.
//
//===----------------------------------------------------------------------===//

#include "KernelGenerator.h"

#include "cmx/IR/IntrinsicStates.h"

#include "llvm/ADT/StringMap.h"
#include "llvm/IR/Constants.h"

using namespace llvm;

namespace cmx::fuzz {

std::optional<Operation> genXOperation(const GenXInfo &Info) {
  static const StringMap<Operation> Table = [] {
    StringMap<Operation> T;
#define CMX_OPERATION(Enum, Text, ...) T.try_emplace(Text, Operation::Enum);
#include "cmx/Target/Operations.def"
    return T;
  }();
  auto It = Table.find(Info.VisaName);
  if (It == Table.end())
    return std::nullopt;
  return It->second;
}

static bool isArithmetic(const GenXInfo &Info) {
  switch (Info.Lowering) {
  case LoweringKind::Expand:
    return !isSpecial(Info);
  case LoweringKind::Alu:
  case LoweringKind::Convert:
    return genXOperation(Info).has_value();
  case LoweringKind::Saturate:
  case LoweringKind::Modifier:
  case LoweringKind::Constant:
  case LoweringKind::Reduce:
  case LoweringKind::SimdFlow:
    return true;
  default:
    return false;
  }
}

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

static std::optional<ElemType> elemTypeOf(Type *Elem, bool Signed) {
  if (Elem->isIntegerTy())
    return intType(Elem->getIntegerBitWidth() / 8, Signed);
  if (Elem->isHalfTy())
    return ElemType::HF;
  if (Elem->isBFloatTy())
    return ElemType::BF;
  if (Elem->isFloatTy())
    return ElemType::F;
  if (Elem->isDoubleTy())
    return ElemType::DF;
  return std::nullopt;
}

/// Is there an instruction for one lane whose result and operands have
/// \p Types?
static bool isLegal(const TargetDesc &TD, const GenXInfo &Info, Operation Op,
                    ArrayRef<Type *> Types) {
  bool DstSigned = Info.Signs != GenXSigns::UU && Info.Signs != GenXSigns::US;
  bool SrcSigned = Info.Signs != GenXSigns::UU && Info.Signs != GenXSigns::SU;
  auto Operand = [](Type *Ty, bool Signed) {
    ElemType T = *elemTypeOf(Ty->getScalarType(), Signed);
    return OperandDesc::region(T, Region::contiguous(elemTypeBytes(T), 1));
  };
  InstDesc I;
  I.Op = Op;
  I.Saturate = Info.Saturates;
  I.Dst = Operand(Types[0], DstSigned);
  for (unsigned K = 0; K != operationNumSrcs(Op); ++K)
    I.Src[K] = Operand(Types[K + 1], SrcSigned);
  return TD.checkInst(I) == RegionLegality::Legal;
}

/// Returns the types that elements may have. Some platforms lack some of these
/// types.
static SmallVector<Type *, 8> elementTypes(LLVMContext &C) {
  return {Type::getInt8Ty(C),  Type::getInt16Ty(C), Type::getInt32Ty(C),
          Type::getInt64Ty(C), Type::getHalfTy(C),  Type::getFloatTy(C),
          Type::getDoubleTy(C)};
}

static bool fits(Type *Elem, TypeClass Class) {
  switch (Class) {
  case TypeClass::Int:
    return Elem->isIntegerTy();
  case TypeClass::Int32:
  case TypeClass::I32:
    return Elem->isIntegerTy(32);
  case TypeClass::FP:
    return Elem->isFloatingPointTy();
  case TypeClass::Vec:
  case TypeClass::Data:
    return true;
  default:
    return false;
  }
}

/// Returns random element types for the result and the operands. Returns
/// std::nullopt if \p NumTries tries find no types with which all platforms
/// have the instruction.
std::optional<SmallVector<Type *, 4>>
KernelGenerator::genXTypes(const GenXInfo &Info, unsigned NumTries) {
  SmallVector<Type *, 8> Elems = elementTypes(C);
  auto Op = genXOperation(Info);
  while (NumTries--) {
    SmallVector<Type *, 4> Types, Overloads;
    auto Add = [&](const OperandSpec &Spec) {
      if (Spec.Type == TypeClass::Match) {
        Types.push_back(Overloads[Spec.MatchIndex]);
        return true;
      }
      if (Spec.Type == TypeClass::I8) { // An extra immediate.
        Types.push_back(IR.getInt8Ty());
        return true;
      }
      SmallVector<Type *, 8> Possible;
      for (Type *T : Elems)
        if (fits(T, Spec.Type))
          Possible.push_back(T);
      if (Possible.empty())
        return false;
      // Often all types are equal; some intrinsics have no other form.
      bool Same = !Overloads.empty() &&
                  is_contained(Possible, Overloads.back()) && R.chance(60);
      Types.push_back(Same ? Overloads.back() : R.pickFrom(Possible));
      Overloads.push_back(Types.back());
      return true;
    };
    bool Ok = true;
    for (const OperandSpec &Spec : Info.Results)
      Ok &= Add(Spec);
    for (const OperandSpec &Spec : Info.Operands)
      Ok = Ok && Add(Spec);
    if (!Ok)
      return std::nullopt;
    // isLegal takes only one result, so drop the first of two results.
    ArrayRef<Type *> Judged =
        ArrayRef(Types).drop_front(Info.Results.size() - 1);
    bool IsMov = Info.Lowering != LoweringKind::Alu;
    // All platforms can move 64-bit integers, but some cannot do so with a
    // modifier.
    if (Info.Lowering == LoweringKind::Modifier && Types[0]->isIntegerTy(64) &&
        !has(Feature::Int64))
      continue;
    if (all_of(Platforms, [&](const TargetDesc *TD) {
          return isLegal(*TD, Info, IsMov ? Operation::Mov : *Op, Judged);
        }))
      return Types;
  }
  return std::nullopt;
}

bool isSpecial(const GenXInfo &Info) {
  switch (Info.Shape) {
  case ShapeRule::RawSend:
  case ShapeRule::Sampler:
  case ShapeRule::Sampler3D:
  case ShapeRule::SampleUnorm:
  case ShapeRule::Dpas:
  case ShapeRule::LscBlock2D:
  case ShapeRule::LscDescribed2D:
  case ShapeRule::PredefReg:
    return true;
  default:
    break;
  }
  switch (Info.Id) {
  case GenXIntrinsic::Sr0:
  case GenXIntrinsic::Timestamp:
  case GenXIntrinsic::GetHwid:
  case GenXIntrinsic::GetColor:
  case GenXIntrinsic::Ce0:
  case GenXIntrinsic::SetSr02:
  case GenXIntrinsic::SetPause:
  case GenXIntrinsic::DummyMov:
    return true;
  default:
    return false;
  }
}

bool isUsable(GenXIntrinsic Id, ArrayRef<const TargetDesc *> Platforms) {
  const GenXInfo &Info = getGenXInfo(Id);
  if (isSpecial(Info))
    return false;
  Feature Needed = neededFeature(Info);
  auto Op = genXOperation(Info);
  return all_of(Platforms, [&](const TargetDesc *TD) {
    return TD->has(Needed) &&
           (Info.Lowering != LoweringKind::Alu || (Op && TD->supports(*Op)));
  });
}

void KernelGenerator::findIntrinsics() {
  for (const GenXInfo &Info : allGenXInfos())
    if (isArithmetic(Info) && isUsable(Info.Id, Platforms))
      Arithmetic.push_back(Info.Id);
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

Value *KernelGenerator::genXOperand(const GenXInfo &Info, unsigned Index,
                                    Type *Ty) {
  const OperandSpec &Spec = Info.Operands[Index];
  if (Spec.Constness == OperandConstness::Constant) {
    if (Ty->isIntegerTy(8) && Info.Operands.size() > 1)
      return IR.getInt8(uint8_t(R.below(256)));
    return constant(Ty, /*MayBePoison=*/false);
  }
  if (Spec.Unit != "bits")
    return get(Ty);
  // The operand is a number of bits. Choose it so that shifts and bit fields
  // stay inside of the value.
  unsigned Bits = Ty->getScalarSizeInBits();
  if (Spec.Name == "width" || Spec.Name == "offset") {
    Value *V = IR.CreateAnd(get(Ty), ConstantInt::get(Ty, Bits / 2 - 1));
    return Spec.Name == "width" ? IR.CreateAdd(V, ConstantInt::get(Ty, 1)) : V;
  }
  if (R.chance(40))
    return ConstantInt::get(Ty, R.below(Bits));
  return IR.CreateAnd(get(Ty), ConstantInt::get(Ty, Bits - 1));
}

Value *KernelGenerator::saturate(Type *Ty) {
  Value *V = R.chance(60) ? floatOp(Ty) : get(Ty);
  Value *Result = RB.createIntrinsic(GenXIntrinsic::Sat, Ty, {V});
  setFacts(Result, {factsOf(V).Defined, true}); // Never a NaN.
  return Result;
}

/// Calls an operation on groups of lanes, an operation with two results (such
/// as high and low halves), or a conversion between float, half and tf32.
Value *KernelGenerator::groupCall(GenXIntrinsic Id) {
  const GenXInfo &Info = getGenXInfo(Id);
  Type *Float = IR.getFloatTy(), *Word = intTy(16), *Dword = intTy(32);
  auto Call = [&](Type *Ty, ArrayRef<Value *> Args, bool IsWhole = true) {
    Value *Result = RB.createIntrinsic(Id, Ty, Args);
    bool Defined = IsWhole;
    for (Value *V : Args)
      Defined = Defined && factsOf(V).Defined;
    setFacts(Result, {Defined, false});
    return Result;
  };
  switch (Info.Shape) {
  case ShapeRule::Fours: {
    Type *Ty = vec(Float, 4 * (1 + R.below(8)));
    Type *FirstTy = Id == GenXIntrinsic::Line ? vec(Float, 4) : Ty;
    return Call(Ty, {get(FirstTy), get(Ty)});
  }
  case ShapeRule::Plane: {
    unsigned N = 8 * (1 + R.below(2));
    return Call(vec(Float, N), {get(vec(Float, 4)), get(vec(Float, 2 * N))});
  }
  case ShapeRule::Pairs: {
    unsigned N = 2 * (1 + R.below(16));
    SmallVector<Value *, 3> Args = {get(vec(intTy(8), N)),
                                    get(vec(intTy(8), N))};
    if (Info.Operands.size() == 3)
      Args.push_back(get(vec(Word, N)));
    return Call(vec(Word, N), Args, /*IsWhole=*/false);
  }
  case ShapeRule::Halves: {
    unsigned N = 1 + R.below(16), Pad = R.below(2);
    Type *Ty = vec(Dword, N);
    return Call(vec(Dword, 2 * (N + Pad)), {get(Ty), get(Ty), get(Ty)}, !Pad);
  }
  case ShapeRule::HalfOrFloat: {
    unsigned N = 1 + R.below(32);
    Type *Half = Type::getHalfTy(C);
    bool IsDown = R.chance(50);
    return Call(vec(IsDown ? Half : Float, N),
                {get(vec(IsDown ? Float : Half, N), IsClean)});
  }
  case ShapeRule::Tf32: {
    unsigned N = 1 + R.below(32);
    return Call(vec(Dword, N), {get(vec(Float, N), IsClean)});
  }
  default: {
    Type *Ty = vec(Dword, 1 + R.below(32));
    Value *Both = RB.createIntrinsic(Id, StructType::get(C, {Ty, Ty}),
                                     {get(Ty), get(Ty), get(Ty)});
    keep(IR.CreateExtractValue(Both, 1));
    return IR.CreateExtractValue(Both, 0);
  }
  }
}

/// Calls an intrinsic of SIMD control flow. Without branches on their results,
/// goto and join only compute masks.
Value *KernelGenerator::simdFlow(GenXIntrinsic Id) {
  unsigned N = R.pick({1, 2, 4, 8, 16, 32});
  Value *Mask = mask(R.chance(50) ? 32 : N);
  Type *MaskTy = Mask->getType(), *Bit = IR.getInt1Ty();
  switch (Id) {
  case GenXIntrinsic::SimdcfGetEm:
    return RB.createIntrinsic(Id, MaskTy, {Mask});
  case GenXIntrinsic::SimdcfSavemask:
    return RB.createIntrinsic(Id, intTy(32), {Mask});
  case GenXIntrinsic::SimdcfUnmask:
    return RB.createIntrinsic(Id, MaskTy, {get(intTy(32)), IR.getInt32(~0u)});
  case GenXIntrinsic::SimdcfRemask:
    return RB.createIntrinsic(Id, MaskTy, {Mask, get(intTy(32))});
  default:
    break;
  }
  SmallVector<Value *, 3> Args{Mask, mask(N)};
  SmallVector<Type *, 3> Results{MaskTy};
  if (Id == GenXIntrinsic::SimdcfGoto) {
    Args.push_back(mask(N));
    Results.push_back(Args.back()->getType());
  }
  Results.push_back(Bit);
  Value *All = RB.createIntrinsic(Id, StructType::get(C, Results), Args);
  for (unsigned K = 0; K + 1 != Results.size(); ++K)
    keep(IR.CreateExtractValue(All, K));
  unsigned Last = unsigned(Results.size() - 1);
  Value *Bits = IR.CreateExtractValue(All, Last);
  return IR.CreateZExt(Bits, intElem());
}

Value *KernelGenerator::genXCall(GenXIntrinsic Id) {
  const GenXInfo &Info = getGenXInfo(Id);
  if (Info.Lowering == LoweringKind::Expand)
    return groupCall(Id);
  switch (Id) {
  case GenXIntrinsic::Any:
  case GenXIntrinsic::All: {
    unsigned N = R.pick({1, 2, 4, 8, 16, 32});
    Value *Bit = RB.createIntrinsic(Id, IR.getInt1Ty(), {mask(N)});
    return IR.CreateZExt(Bit, intElem());
  }
  case GenXIntrinsic::SimdcfGoto:
  case GenXIntrinsic::SimdcfJoin:
  case GenXIntrinsic::SimdcfGetEm:
  case GenXIntrinsic::SimdcfSavemask:
  case GenXIntrinsic::SimdcfUnmask:
  case GenXIntrinsic::SimdcfRemask:
    return simdFlow(Id);
  case GenXIntrinsic::ConstantPred: {
    Type *Ty = vec(IR.getInt1Ty(), 1u << R.below(6));
    return RB.createIntrinsic(Id, Ty, {constant(Ty, false)});
  }
  default:
    break;
  }
  auto Types = genXTypes(Info, /*NumTries=*/24);
  if (!Types)
    return nullptr;
  if (Id == GenXIntrinsic::Sat) {
    Type *Ty = anyType((*Types)[0]);
    return saturate(Ty);
  }
  unsigned N = anyCount((*Types)[0]);
  bool OnlyVectors = any_of(Info.Operands, [](const OperandSpec &Spec) {
    return Spec.Type == TypeClass::Vec;
  });
  bool Scalar = N == 1 && !OnlyVectors && R.chance(70);
  auto Shaped = [&](Type *Elem) { return Scalar ? Elem : vec(Elem, N); };
  unsigned NumResults = unsigned(Info.Results.size());
  SmallVector<Value *, 4> Args;
  for (unsigned K = 0; K != Info.Operands.size(); ++K) {
    Type *Elem = (*Types)[NumResults + K];
    bool IsImm = Info.Operands[K].Type == TypeClass::I8;
    Args.push_back(genXOperand(Info, K, IsImm ? Elem : Shaped(Elem)));
  }
  if (NumResults == 1)
    return RB.createIntrinsic(Id, Shaped((*Types)[0]), Args);
  SmallVector<Type *, 2> Results;
  for (unsigned K = 0; K != NumResults; ++K)
    Results.push_back(Shaped((*Types)[K]));
  Value *All = RB.createIntrinsic(Id, StructType::get(C, Results), Args);
  for (unsigned K = 1; K != NumResults; ++K)
    keep(IR.CreateExtractValue(All, K));
  return IR.CreateExtractValue(All, 0);
}

Value *KernelGenerator::genXOp() { return genXCall(R.pickFrom(Arithmetic)); }

} // namespace cmx::fuzz
