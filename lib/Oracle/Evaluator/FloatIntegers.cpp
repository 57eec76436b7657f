//===- FloatIntegers.cpp - Floats with integers that describe them --------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// llvm.is.fpclass, llvm.ldexp and llvm.powi, by LLVM's software floats.
//
//===----------------------------------------------------------------------===//

#include "Lanes.h"

#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/FloatingPointMode.h"
#include "llvm/IR/Intrinsics.h"
#include "llvm/Support/MathExtras.h"

#include <cmath>

using namespace llvm;

namespace cmx::eval {

static APFloat floatOf(FloatKind K, uint64_t Bits) {
  switch (K) {
  case FloatKind::Half:
    return APFloat(APFloat::IEEEhalf(), APInt(16, Bits));
  case FloatKind::BFloat:
    return APFloat(APFloat::BFloat(), APInt(16, Bits));
  case FloatKind::Single:
    return APFloat(APFloat::IEEEsingle(), APInt(32, Bits));
  case FloatKind::Double:
    return APFloat(APFloat::IEEEdouble(), APInt(64, Bits));
  case FloatKind::None:
    break;
  }
  llvm_unreachable("a float expected");
}

void floatClass(const Inst &I, Frame F) {
  uint64_t Classes = F.Words[I.B];
  for (uint32_t L = 0; L != I.Lanes; ++L) {
    APFloat V = floatOf(I.SrcKind, F.Words[I.A + L]);
    F.Words[I.Dst + L] = (V.classify() & Classes) != 0;
    F.Poison[I.Dst + L] = F.Poison[I.A + L];
  }
}

/// There is one exponent for each lane, or one for all lanes (Extra of them).
void floatExponent(const Inst &I, Frame F, Choices *Open) {
  for (uint32_t L = 0; L != I.Lanes; ++L) {
    uint32_t Exponent = I.B + (I.Extra == 1 ? 0 : L);
    uint8_t Poison = F.Poison[I.A + L] | F.Poison[Exponent];
    int64_t N = SignExtend64<32>(F.Words[Exponent]);
    if (I.Sub == Intrinsic::ldexp) {
      // Exponents beyond these limits give the same result.
      int Near = int(std::clamp<int64_t>(N, -5000, 5000));
      APFloat V = scalbn(floatOf(I.Kind, F.Words[I.A + L]), Near,
                         APFloat::rmNearestTiesToEven);
      if (V.isNaN())
        V = APFloat::getQNaN(V.getSemantics());
      uint64_t A = F.Words[I.A + L];
      F.Words[I.Dst + L] = V.isNaN() && Open
                               ? Open->nan(I.Kind, A, A)
                               : V.bitcastToAPInt().getZExtValue();
    } else {
      double V = std::pow(toDouble(I.Kind, F.Words[I.A + L]), double(N));
      F.Words[I.Dst + L] = fromDouble(I.Kind, V);
      // LLVM does not define the order of the products.
      if (Open)
        Poison |= runtime::OpenChoice;
    }
    F.Poison[I.Dst + L] = Poison;
  }
  if (uint16_t Flags = I.Flags & (NoNaNs | NoInfs)) {
    applyFloatFlags(I, F, Flags, I.Kind, I.A);
    applyFloatFlags(I, F, Flags, I.Kind, I.Dst);
  }
}

} // namespace cmx::eval
