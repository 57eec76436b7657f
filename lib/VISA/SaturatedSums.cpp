//===- SaturatedSums.cpp - Saturated results that may wrap ----------------===//
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

std::vector<SaturatedSum> saturatedSums(const Kernel &K) {
  std::vector<SaturatedSum> Result;
  auto IsMov = [&](const Instruction &I) {
    return I.Op == Opcode::Mov && I.Saturate && !I.predicate() &&
           isIntRegion(K, K.operands(I)[1]);
  };
  if (none_of(K.body(), IsMov))
    return Result;
  LaneWriters Writers(K);
  BlockEnds Ends(K);
  for (auto [At, I] : enumerate(K.body())) {
    if (Ends.isEnd(I))
      Writers.startBlock(At);
    if (IsMov(I)) {
      auto Sum = Writers.writerOf(Writers.placesOf(I, K.operands(I)[1]));
      if (Sum &&
          is_contained({Opcode::Add, Opcode::Add3, Opcode::Mul, Opcode::Shl},
                       K.body()[*Sum].Op))
        Result.push_back({At, *Sum});
    }
    Writers.note(At);
  }
  return Result;
}

} // namespace visa
} // namespace cmx
