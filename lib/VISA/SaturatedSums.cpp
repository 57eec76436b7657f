//===- SaturatedSums.cpp - Saturated results that can wrap ----------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/VISA/SaturatedSums.h"

#include "LaneWriters.h"

using namespace llvm;

namespace cmx {
namespace visa {

static bool isIntRegion(const Kernel &K, const Operand &O) {
  return O.isDirect() && isInt(K.decl(O.decl()).Type);
}

/// Is \p I a mov of integers that the finalizer can join with the instruction
/// that writes its source?
static bool isMov(const Kernel &K, const Instruction &I) {
  return I.Op == Opcode::Mov && !I.predicate() &&
         isIntRegion(K, K.operands(I)[0]) && isIntRegion(K, K.operands(I)[1]);
}

static bool isSum(const Instruction &I) {
  return is_contained({Opcode::Add, Opcode::Add3, Opcode::Mul, Opcode::Shl},
                      I.Op);
}

std::vector<SaturatedSum> saturatedSums(const Kernel &K) {
  std::vector<SaturatedSum> Result;
  if (none_of(K.body(), [](const Instruction &I) {
        return I.Op == Opcode::Mov && I.Saturate;
      }))
    return Result;
  LaneWriters Writers(K);
  BlockEnds Ends(K);
  DenseMap<size_t, size_t> SumOfMov; // For movs that do not saturate.
  for (auto [At, I] : enumerate(K.body())) {
    if (Ends.isEnd(I))
      Writers.startBlock(At);
    if (isMov(K, I))
      if (auto W = Writers.writerOf(Writers.placesOf(I, K.operands(I)[1]))) {
        auto Copied = SumOfMov.find(*W);
        bool IsCopied = Copied != SumOfMov.end();
        if (IsCopied || isSum(K.body()[*W])) {
          size_t Sum = IsCopied ? Copied->second : *W;
          if (I.Saturate)
            Result.push_back({At, Sum, IsCopied});
          else
            SumOfMov.insert({At, Sum});
        }
      }
    Writers.note(At);
  }
  return Result;
}

} // namespace visa
} // namespace cmx
