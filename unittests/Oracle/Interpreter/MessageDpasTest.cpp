//===- MessageDpasTest.cpp - The matrix unit ------------------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The tests define matrices by the values of their elements, and pack them into
// registers as the vISA specification says.
//
//===----------------------------------------------------------------------===//

#include "MessageTestBase.h"
#include "cmx/Oracle/Runtime/FloatMath.h"

#include "llvm/Support/MathExtras.h"

using namespace cmx;

namespace {
struct Case {
  const char *Platform, *B, *A; ///< Types of both sources.
  unsigned BBits, ABits, Repeat;
};
void PrintTo(const Case &C, std::ostream *OS) {
  *OS << C.Platform << " " << C.B << " " << C.A;
}
class MessageDpas : public MessageTest {
protected:
  static void putBits(Data &D, size_t AtBit, unsigned Bits, uint64_t Value) {
    for (unsigned N = 0; N != Bits; ++N)
      if (Value >> N & 1)
        D[(AtBit + N) / 8] |= uint8_t(1u << (AtBit + N) % 8);
  }
};
class MessageDpasInt : public MessageDpas,
                       public testing::WithParamInterface<Case> {};
} // namespace

static int64_t number(const std::string &Type, unsigned Bits, unsigned Seed) {
  uint64_t Raw = (Seed * 2654435761u >> 7) & ((1u << Bits) - 1);
  return Type[0] == 's' ? llvm::SignExtend64(Raw, Bits) : int64_t(Raw);
}

TEST_P(MessageDpasInt, Product) {
  const Case &C = GetParam();
  unsigned Lanes = grfBytes(C.Platform) / 4;
  unsigned Products = std::max(C.BBits, C.ABits) == 8 ? 4 : 8;
  unsigned K = 8 * Products;
  Data A(8 * 64), B(8 * 64);
  std::vector<int32_t> Sums(C.Repeat * Lanes), Expected(C.Repeat * Lanes);
  auto AtA = [&](unsigned R, unsigned N) {
    return number(C.A, C.ABits, R * 100 + N);
  };
  auto AtB = [&](unsigned N, unsigned L) {
    return number(C.B, C.BBits, N * 77 + L * 13 + 5);
  };
  for (unsigned R = 0; R != C.Repeat; ++R)
    for (unsigned N = 0; N != K; ++N)
      putBits(A, (R * K + N) * C.ABits, C.ABits, uint64_t(AtA(R, N)));
  // Each lane holds one column of B, in one dword of each register.
  unsigned PerDword = 32 / C.BBits;
  for (unsigned L = 0; L != Lanes; ++L)
    for (unsigned N = 0; N != K; ++N)
      putBits(B,
              (N / PerDword * grfBytes(C.Platform) + L * 4) * 8 +
                  N % PerDword * C.BBits,
              C.BBits, uint64_t(AtB(N, L)));
  for (unsigned R = 0; R != C.Repeat; ++R)
    for (unsigned L = 0; L != Lanes; ++L) {
      int64_t Sum = Sums[R * Lanes + L] = int32_t(R * 1000 + L);
      for (unsigned N = 0; N != K; ++N)
        Sum += AtA(R, N) * AtB(N, L);
      Expected[R * Lanes + L] = int32_t(Sum);
    }
  var("A", "ud", A);
  var("B", "ud", B);
  var("C", "d", Sums);
  std::string Inst = std::string("dpas.") + C.B + "." + C.A + ".8." +
                     std::to_string(C.Repeat) + " (M1, " +
                     std::to_string(Lanes) + ") C.0 C.0 B.0 A(0,0)";
  EXPECT_EQ(valuesOf<int32_t>(after(C.Platform, Inst, "C")), Expected);
}

INSTANTIATE_TEST_SUITE_P(Types, MessageDpasInt,
                         testing::Values(Case{"dg2", "s8", "s8", 8, 8, 8},
                                         Case{"dg2", "u8", "s8", 8, 8, 4},
                                         Case{"dg2", "u4", "u4", 4, 4, 8},
                                         Case{"dg2", "s2", "u4", 2, 4, 2},
                                         Case{"dg2", "s2", "s8", 2, 8, 8},
                                         Case{"dg2", "u8", "u2", 8, 2, 8},
                                         Case{"pvc", "s4", "u8", 4, 8, 8},
                                         Case{"pvc", "s8", "u8", 8, 8, 8}));

/// Element (R, N) of matrix A is R + N / 2, and element (N, L) of B is N - L.
/// All sums are exact.
TEST_F(MessageDpas, Floats) {
  struct {
    const char *Type;
    unsigned Bytes;
  } Types[] = {{"bf", 2}, {"hf", 2}, {"tf32", 4}};
  auto Bits = [](const std::string &Type, float F) -> uint32_t {
    if (Type == "bf")
      return runtime::bfloatFromFloat(F);
    if (Type == "hf")
      return runtime::halfFromFloat(F);
    return llvm::bit_cast<uint32_t>(F);
  };
  for (auto T : Types) {
    SCOPED_TRACE(T.Type);
    std::string Name = T.Type;
    unsigned PerDword = 4 / T.Bytes, K = 8 * PerDword;
    Data A(4 * 32), B(8 * 64);
    for (unsigned R = 0; R != 4; ++R)
      for (unsigned N = 0; N != K; ++N)
        putBits(A, (R * K + N) * T.Bytes * 8, T.Bytes * 8,
                Bits(Name, float(R) + float(N) / 2));
    for (unsigned L = 0; L != 16; ++L)
      for (unsigned N = 0; N != K; ++N)
        putBits(B, (N / PerDword * 64 + L * 4 + N % PerDword * T.Bytes) * 8,
                T.Bytes * 8, Bits(Name, float(N) - float(L)));
    var("A" + Name, "ud", A);
    var("B" + Name, "ud", B);
    var("D" + Name, "f", std::vector<float>(64, 99));
    auto D = valuesOf<float>(
        after("pvc",
              "dpas." + Name + "." + Name + ".8.4 (M1, 16) D" + Name +
                  ".0 %null.0 B" + Name + ".0 A" + Name + "(0,0)",
              "D" + Name));
    for (unsigned R = 0; R != 4; ++R)
      for (unsigned L = 0; L != 16; ++L) {
        float Sum = 0;
        for (unsigned N = 0; N != K; ++N)
          Sum += (float(R) + float(N) / 2) * (float(N) - float(L));
        EXPECT_EQ(D[R * 16 + L], Sum);
      }
  }
}

TEST_F(MessageDpas, BeyondTheVariable) {
  var("A", "ud", Data(64));
  var("B", "ud", Data(256));
  var("C", "d", Data(256));
  expectError("dg2", "dpas.s8.s8.8.8 (M1, 8) C.0 C.0 B.0 A(0,0)",
              "variable-out-of-bounds");
}
