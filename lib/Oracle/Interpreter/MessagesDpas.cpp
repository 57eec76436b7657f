//===- MessagesDpas.cpp - The matrix unit ---------------------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// D = C + A * B (vISA spec, DPAS): lane n of register r of D is element (r, n).
// A is stored row by row. Each lane of B holds a column, with its dwords in
// consecutive registers.
//
// An instruction has eight steps (its depth); each step adds one to eight
// products to the sum. The rounding of floats is not documented; here each step
// rounds once.
//
//===----------------------------------------------------------------------===//

#include "MessageExecutor.h"
#include "cmx/Oracle/Runtime/FloatMath.h"
#include "llvm/Support/MathExtras.h"

#include <cstring>

using namespace cmx;
using namespace cmx::interpreter;
using visa::DpasType;
using visa::Operand;

static constexpr unsigned Depth = 8;

static unsigned bitsOf(DpasType T) {
  static const unsigned Bits[] = {
#define CMX_VISA_DPAS_TYPE(Enum, Text, Bits) Bits,
#include "cmx/VISA/Messages.def"
  };
  return Bits[unsigned(T)];
}

static bool isFloatType(DpasType T) {
  return T == DpasType::BF || T == DpasType::HF || T == DpasType::TF32;
}

static bool isSigned(DpasType T) {
  return T == DpasType::S8 || T == DpasType::S4 || T == DpasType::S2;
}

/// Returns the number of products that a step adds.
static unsigned productsPerStep(const visa::DpasFields &D) {
  unsigned Widest = std::max(bitsOf(D.Src1), bitsOf(D.Src2));
  return Widest >= 8 ? 32 / Widest : 8;
}

std::optional<std::string> interpreter::whyNoDpas(const visa::Kernel &K,
                                                  const visa::Instruction &I) {
  const visa::DpasFields &D = I.Dpas;
  if (D.Depth != Depth || D.Repeat == 0 || D.Repeat > 8 ||
      (I.Lanes.Size != 8 && I.Lanes.Size != 16))
    return "expected depth 8, repeat 1 to 8 and size 8 or 16";
  if (isFloatType(D.Src1) != isFloatType(D.Src2) ||
      (isFloatType(D.Src1) && D.Src1 != D.Src2))
    return "expected sources of one kind";
  auto Ops = K.operands(I);
  for (const Operand &O : Ops.take_front(2)) {
    if (O.isAbsent())
      continue;
    ElemType T = K.decl(O.decl()).Type;
    bool Good = isFloatType(D.Src1) ? T == ElemType::F
                                    : T == ElemType::D || T == ElemType::UD;
    if (!Good)
      return "expected sums of " +
             std::string(isFloatType(D.Src1) ? "f" : "d or ud") + ", actual " +
             elemTypeText(T).str();
  }
  return std::nullopt;
}

/// Returns element \p N of a dense array of type \p T.
static int64_t intElement(const uint8_t *From, DpasType T, unsigned N) {
  unsigned Bits = bitsOf(T);
  unsigned AtBit = N * Bits;
  uint64_t Value = From[AtBit / 8] >> AtBit % 8 & ((1u << Bits) - 1);
  return isSigned(T) ? llvm::SignExtend64(Value, Bits) : int64_t(Value);
}

static double floatElement(const uint8_t *From, DpasType T, unsigned N) {
  if (T == DpasType::TF32) {
    uint32_t Bits;
    std::memcpy(&Bits, From + 4 * N, 4);
    return llvm::bit_cast<float>(Bits & ~0x1fffu); // 10 bits of fraction.
  }
  uint16_t Bits;
  std::memcpy(&Bits, From + 2 * N, 2);
  return T == DpasType::HF ? runtime::floatFromHalf(Bits)
                           : runtime::floatFromBFloat(Bits);
}

namespace {
/// One element of the result: a row of A times a column of B.
struct DotProduct {
  const visa::DpasFields &D;
  const uint8_t *Row;
  const uint8_t *Column;
  unsigned GRFBytes;

  /// Returns the dword of the column for a step, and the number of the step's
  /// first element in this dword.
  std::pair<const uint8_t *, unsigned> weights(unsigned Step) const {
    unsigned Products = productsPerStep(D);
    unsigned StepsPerDword = 32 / (Products * bitsOf(D.Src1));
    return {Column + Step / StepsPerDword * GRFBytes,
            Step % StepsPerDword * Products};
  }
  uint32_t ofInts(uint32_t Sum) const {
    unsigned Products = productsPerStep(D);
    for (unsigned Step = 0; Step != Depth; ++Step) {
      auto [B, First] = weights(Step);
      for (unsigned N = 0; N != Products; ++N)
        Sum += uint32_t(intElement(B, D.Src1, First + N) *
                        intElement(Row, D.Src2, Step * Products + N));
    }
    return Sum;
  }
  float ofFloats(float Sum) const {
    unsigned Products = productsPerStep(D);
    for (unsigned Step = 0; Step != Depth; ++Step) {
      auto [B, First] = weights(Step);
      double Exact = Sum;
      for (unsigned N = 0; N != Products; ++N)
        Exact += floatElement(B, D.Src1, First + N) *
                 floatElement(Row, D.Src2, Step * Products + N);
      Sum = float(Exact);
    }
    return Sum;
  }
};
} // namespace

bool MessageExecutor::dpas() {
  const visa::DpasFields &D = I.Dpas;
  unsigned Products = productsPerStep(D);
  unsigned RowBytes = Depth * Products * bitsOf(D.Src2) / 8;
  unsigned StepsPerDword = 32 / (Products * bitsOf(D.Src1));
  unsigned ResultPitch = Lanes * 4;
  unsigned ResultBytes = ResultPitch * D.Repeat;
  const uint8_t *B =
      S.readRaw(Ops[2], 0,
                uint64_t(Depth / StepsPerDword - 1) * S.grfBytes() + Lanes * 4);
  const uint8_t *A = S.readRaw(Ops[3], 0, uint64_t(RowBytes) * D.Repeat);
  uint8_t *To = S.rawBytes(Ops[0], 0, ResultBytes);
  if (!A || !B || !To)
    return false;
  uint32_t Sums[8 * 16] = {};
  if (!Ops[1].isAbsent()) {
    const uint8_t *C = S.readRaw(Ops[1], 0, ResultBytes);
    if (!C)
      return false;
    std::memcpy(Sums, C, ResultBytes);
  }
  for (unsigned R = 0; R != D.Repeat; ++R)
    for (unsigned L = 0; L != Lanes; ++L) {
      uint32_t &Sum = Sums[R * Lanes + L];
      DotProduct P = {D, A + R * RowBytes, B + L * 4, S.grfBytes()};
      Sum =
          isFloatType(D.Src1)
              ? llvm::bit_cast<uint32_t>(P.ofFloats(llvm::bit_cast<float>(Sum)))
              : P.ofInts(Sum);
    }
  for (unsigned R = 0; R != D.Repeat; ++R)
    for (unsigned L = 0; L != Lanes; ++L)
      if (Mask[L]) {
        uint8_t *At = To + R * ResultPitch + L * 4;
        std::memcpy(At, &Sums[R * Lanes + L], 4);
        S.noteWritten(At, 4);
      }
  return true;
}
