//===- LscMessages.cpp - Messages of the load/store cache -----------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A transposed message moves elements that are neighbours in memory and in
// registers. The runtime treats each of these elements as a lane. Addresses of
// a surface and of shared local memory have 32 bits and wrap around.
//
//===----------------------------------------------------------------------===//

#include "GenericLowering.h"

#include "llvm/IR/Constants.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace cmx::generic {

using runtime::AtomicOp;
using runtime::Space;

std::optional<AtomicOp> lscAtomicOp(uint64_t Subopcode) {
  switch (Subopcode) {
#define CMX_LSC_ATOMIC(Code, Op)                                               \
  case Code:                                                                   \
    return AtomicOp::Op;
#include "LscAtomics.def"
  default:
    return std::nullopt;
  }
}

/// Returns the sizes that the operands "datasize" and "vectorsize" encode, or
/// std::nullopt if they have other codes.
std::optional<LscSizes> lscSizes(const CallInst &Call, const GenXInfo &Info) {
  static const LscSizes Data[] = {{},     {1, 1}, {2, 2}, {4, 4},
                                  {8, 8}, {1, 4}, {2, 4}};
  static const unsigned Elts[] = {0, 1, 2, 3, 4, 8, 16, 32, 64};
  uint64_t DataCode = constantOperand(Call, Info, "datasize");
  uint64_t EltsCode = constantOperand(Call, Info, "vectorsize");
  bool HasCount = !StringRef(Info.Name).contains(".quad.");
  if (DataCode == 0 || DataCode >= std::size(Data) ||
      (HasCount && EltsCode == 0) || EltsCode >= std::size(Elts))
    return std::nullopt;
  LscSizes S = Data[DataCode];
  S.NumElts = Elts[EltsCode];
  S.ElementMask = maskTrailingOnes<unsigned>(std::min(S.NumElts, 32u));
  if (StringRef(Info.Name).contains(".quad.")) {
    S.NumElts = 4;
    S.ElementMask = unsigned(constantOperand(Call, Info, "channelmask"));
  }
  S.IsTransposed = constantOperand(Call, Info, "transpose") == 2;
  return S;
}

/// Returns the addresses, multiplied by the scale, plus the immediate offset.
Value *GenericLowering::lscAddresses(bool Is32Bit) {
  Value *V = operand("addresses");
  unsigned Bits =
      std::max(Is32Bit ? 32u : 64u, V->getType()->getScalarSizeInBits());
  V = resizeInt(V, Bits, /*Signed=*/false);
  auto Number = [&](StringRef Name) {
    auto *CI = cast<ConstantInt>(operand(Name));
    return ConstantInt::get(V->getType(), CI->getValue().sextOrTrunc(Bits));
  };
  if (constant("scale") > 1)
    V = B.CreateMul(V, Number("scale"));
  if (constant("immoffset"))
    V = B.CreateAdd(V, Number("immoffset"));
  return V;
}

Value *GenericLowering::lowerLsc() {
  StringRef Name = Info->Name;
  LscSizes Sizes = *lscSizes(*Call, *Info);
  Value *Where =
      i32(unsigned(Name.ends_with(".slm") ? Space::SLM : Space::SVM));
  Value *Surface = i32(0);
  if (Info->Shape == ShapeRule::LscLoad && Call->getType()->isVoidTy())
    return nullptr; // A prefetch.
  if (Name.ends_with(".bti") || Name.ends_with(".bindless"))
    std::tie(Where, Surface) = target();
  Value *Addresses = lscAddresses(!Name.ends_with(".stateless"));

  if (Info->Shape == ShapeRule::LscAtomic) {
    AtomicOp Op = *lscAtomicOp(constant("subopcode"));
    SmallVector<Value *, 2> Sources;
    for (StringRef SourceName : {"src0", "src1"})
      if (Sources.size() < atomicSources(Op))
        Sources.push_back(operand(SourceName));
    return emitAtomic(Op, Where, Surface, Addresses, Sizes.MemBytes,
                      Sizes.RegBytes, Sources);
  }
  if (Sizes.IsTransposed) {
    SmallVector<Constant *, 64> Steps;
    for (unsigned E = 0; E != Sizes.NumElts; ++E)
      Steps.push_back(ConstantInt::get(Addresses->getType()->getScalarType(),
                                       E * Sizes.MemBytes));
    if (Addresses->getType()->isVectorTy())
      Addresses = B.CreateExtractElement(Addresses, i64(0));
    Addresses = B.CreateAdd(B.CreateVectorSplat(Sizes.NumElts, Addresses),
                            ConstantVector::get(Steps));
    Sizes.NumElts = 1;
  }
  return lowerLanes({Where, Surface, Addresses, Sizes.MemBytes, Sizes.RegBytes,
                     Sizes.NumElts, Sizes.IsTransposed ? 1 : Sizes.ElementMask,
                     Sizes.MemBytes});
}

} // namespace cmx::generic
