//===- Sampler.cpp - Messages to the sampler as plain IR ------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Emits IR that computes the hash of SamplerModel.h. So a lane of the result is
// poison if a parameter of this lane is poison.
//
//===----------------------------------------------------------------------===//

#include "GenericLowering.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/Constants.h"

using namespace llvm;

namespace cmx::generic {

namespace {
/// A vector of i32, with the operations of the hash.
struct Words {
  IRBuilder<> *B;
  Value *V;

  Value *number(uint32_t N) const { return ConstantInt::get(V->getType(), N); }
  Words operator+(const Words &R) const { return {B, B->CreateAdd(V, R.V)}; }
  Words operator+(uint32_t N) const { return {B, B->CreateAdd(V, number(N))}; }
  Words operator*(uint32_t N) const { return {B, B->CreateMul(V, number(N))}; }
  Words operator&(uint32_t N) const { return {B, B->CreateAnd(V, number(N))}; }
  Words operator^(const Words &R) const { return {B, B->CreateXor(V, R.V)}; }
  Words operator>>(unsigned N) const {
    return {B, B->CreateLShr(V, number(N))};
  }
};
} // namespace

static uint32_t operationOf(const CallInst &Call, const GenXInfo &Info) {
  switch (Info.Shape) {
  case ShapeRule::Sampler:
    return Info.operandIndex("sampler") ? runtime::SampleMediaOperation
                                        : runtime::LoadMediaOperation;
  case ShapeRule::SampleUnorm:
    return runtime::SampleUnormOperation;
  default:
    return uint32_t(constantOperand(Call, Info, "opcode"));
  }
}

/// Returns the parameters in the order of the message. For Sampler3D,
/// parameters at the end that are 0 or undefined are left out, because messages
/// may omit them.
static SmallVector<Value *, 15> parametersOf(const CallInst &Call,
                                             const GenXInfo &Info) {
  auto MayBeLeftOut = [](const Value *V) {
    return isa<UndefValue>(V) ||
           (isa<Constant>(V) && cast<Constant>(V)->isNullValue());
  };
  unsigned First = 1 + *Info.operandIndex("surface");
  SmallVector<Value *, 15> Params(Call.arg_begin() + First, Call.arg_end());
  while (Info.Shape == ShapeRule::Sampler3D && !Params.empty() &&
         MayBeLeftOut(Params.back()))
    Params.pop_back();
  return Params;
}

std::string samplerRefusal(const CallInst &Call, const GenXInfo &Info) {
  unsigned Bits = Info.Shape == ShapeRule::SampleUnorm ? 16 : 32;
  if (unsigned Actual = Call.getType()->getScalarSizeInBits(); Actual != Bits)
    return ("expected results of " + Twine(Bits) + " bits, actual " +
            Twine(Actual))
        .str();
  for (const Value *Param : parametersOf(Call, Info))
    if (unsigned Actual = Param->getType()->getScalarSizeInBits(); Actual != 32)
      return ("expected parameters of 32 bits, actual " + Twine(Actual)).str();
  return "";
}

/// The result has the first channel of all lanes, then the second channel of
/// all lanes, and so on.
Value *GenericLowering::lowerSampler() {
  bool IsUnorm = Info->Shape == ShapeRule::SampleUnorm;
  unsigned Mask = unsigned(constant("channelmask"));
  SmallVector<uint32_t, 4> Channels;
  for (unsigned C = 0; C != 4; ++C)
    if (Mask >> C & 1)
      Channels.push_back(C);
  SmallVector<Value *, 15> Params = parametersOf(*Call, *Info);
  unsigned NumLanes = laneCount(Call->getType()) / unsigned(Channels.size());
  auto *Ty = FixedVectorType::get(B.getInt32Ty(), NumLanes);
  auto Whole = [&](Value *V) -> Words {
    if (!V->getType()->isVectorTy())
      V = B.CreateVectorSplat(NumLanes, V);
    assert(laneCount(V->getType()) == NumLanes && "the verifier counts lanes");
    return {&B, B.CreateBitCast(V, Ty)};
  };

  Words Sum{&B, Constant::getNullValue(Ty)};
  auto Add = [&](unsigned Part, Value *V) {
    Sum = runtime::withSamplerPart(Sum, Part, Whole(V));
  };
  bool HasSampler = operand("sampler");
  Add(runtime::OperationPart, i32(operationOf(*Call, *Info)));
  if (Info->Shape == ShapeRule::Sampler3D)
    Add(runtime::OffsetsPart, i32(constant("aoffimmi")));
  if (HasSampler)
    Add(runtime::SamplerNumberPart, operand("sampler"));
  Add(runtime::SurfaceNumberPart, operand("surface"));
  if (IsUnorm)
    Add(runtime::PixelPart,
        ConstantDataVector::get(
            B.getContext(), to_vector(seq<uint32_t>(0, runtime::UnormPixels))));
  for (auto [N, Param] : enumerate(Params))
    Add(runtime::FirstParameterPart + unsigned(N), Param);

  SmallVector<int, 64> LaneOf;
  SmallVector<uint32_t, 64> ChannelOf;
  for (uint32_t C : Channels)
    for (unsigned L = 0; L != NumLanes; ++L) {
      LaneOf.push_back(int(L));
      ChannelOf.push_back(C);
    }
  Words Channel{&B, ConstantDataVector::get(B.getContext(), ChannelOf)};
  Value *Result = runtime::sampledChannel(
                      Words{&B, B.CreateShuffleVector(Sum.V, LaneOf)}, Channel)
                      .V;
  if (IsUnorm)
    return B.CreateTrunc(Result, Call->getType());
  Result = B.CreateBitCast(Result, Call->getType());
  if (!operand("mask"))
    return Result;
  return B.CreateSelect(B.CreateShuffleVector(laneMask(NumLanes), LaneOf),
                        Result, PoisonValue::get(Call->getType()));
}

} // namespace cmx::generic
