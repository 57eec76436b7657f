//===- Floats.cpp - Floating point operations -----------------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Operations on half and bfloat are computed in float, and the result is
// rounded again. For a sum, difference, product, quotient or root of numbers
// with p bits, the second rounding is correct if the wider format has at least
// 2p + 2 bits. The result of an fma is first rounded to odd. In execution 0,
// every NaN that arithmetic makes is the positive quiet NaN without payload.
//
//===----------------------------------------------------------------------===//

#include "Lanes.h"

#include "cmx/Oracle/Runtime/FloatMath.h"
#include "cmx/Support/Compat.h"

#include "llvm/ADT/bit.h"
#include "llvm/IR/InstrTypes.h"
#include "llvm/IR/Intrinsics.h"

#include <cmath>
#include <limits>
#include <optional>

using namespace llvm;

namespace cmx::eval {

namespace {

/// Each format converts one kind of float to a type of the host, and back.
struct HalfFormat {
  using Host = float;
  static float get(uint64_t V) { return runtime::floatFromHalf(uint16_t(V)); }
  static uint64_t put(float F) {
    return std::isnan(F) ? 0x7e00 : runtime::halfFromFloat(F);
  }
  static uint64_t putDouble(double D) {
    return std::isnan(D) ? 0x7e00 : runtime::halfFromDouble(D);
  }
};

/// Returns \p Sum + \p Error, rounded to odd: the last bit is set if any bits
/// are lost. A second rounding, to fewer bits, is then correct.
double roundToOdd(double Sum, double Error) {
  uint64_t Bits = bit_cast<uint64_t>(Sum);
  if (Error == 0 || !std::isfinite(Sum) || (Bits & 1))
    return Sum;
  bool Away = (Error > 0) == (Sum > 0);
  return bit_cast<double>(Away ? Bits + 1 : Bits - 1);
}

/// Returns \p D as a float, rounded to odd.
float floatToOdd(double D) {
  float F = float(D);
  if (double(F) == D || !std::isfinite(D))
    return F;
  uint32_t Bits = bit_cast<uint32_t>(F);
  if (std::isinf(F))
    return bit_cast<float>(Bits - 1);
  if (Bits & 1)
    return F;
  bool TooSmall = std::fabs(double(F)) < std::fabs(D);
  if (F == 0)
    return std::copysign(std::numeric_limits<float>::denorm_min(), float(D));
  return bit_cast<float>(TooSmall ? Bits + 1 : Bits - 1);
}

struct BFloatFormat {
  using Host = float;
  static float get(uint64_t V) { return runtime::floatFromBFloat(uint16_t(V)); }
  static uint64_t put(float F) {
    return std::isnan(F) ? 0x7fc0 : runtime::bfloatFromFloat(F);
  }
  static uint64_t putDouble(double D) { return put(floatToOdd(D)); }
};

struct SingleFormat {
  using Host = float;
  static float get(uint64_t V) { return bit_cast<float>(uint32_t(V)); }
  static uint64_t put(float F) {
    return std::isnan(F) ? 0x7fc00000 : bit_cast<uint32_t>(F);
  }
  static uint64_t putDouble(double D) { return put(float(D)); }
};

struct DoubleFormat {
  using Host = double;
  static double get(uint64_t V) { return bit_cast<double>(V); }
  static uint64_t put(double D) {
    return std::isnan(D) ? 0x7ff8000000000000 : bit_cast<uint64_t>(D);
  }
  static uint64_t putDouble(double D) { return put(D); }
};

/// Calls \p F with an object of the format class for \p K, such as HalfFormat.
template <typename Fn> void withFormat(FloatKind K, Fn F) {
  switch (K) {
  case FloatKind::Half:
    return F(HalfFormat());
  case FloatKind::BFloat:
    return F(BFloatFormat());
  case FloatKind::Double:
    return F(DoubleFormat());
  case FloatKind::Single:
    return F(SingleFormat());
  case FloatKind::None:
    break;
  }
  llvm_unreachable("not a float");
}

struct FormatMasks {
  uint64_t Sign, Exponent;
};
constexpr FormatMasks formatMasks(FloatKind K) {
  switch (K) {
  case FloatKind::Half:
    return {0x8000, 0x7c00};
  case FloatKind::BFloat:
    return {0x8000, 0x7f80};
  case FloatKind::Double:
    return {0x8000000000000000, 0x7ff0000000000000};
  case FloatKind::Single:
    return {0x80000000, 0x7f800000};
  case FloatKind::None:
    break;
  }
  llvm_unreachable("not a float");
}

} // namespace

unsigned floatBits(FloatKind K) {
  return K == FloatKind::Double ? 64 : K == FloatKind::Single ? 32 : 16;
}

bool isNaN(FloatKind K, uint64_t Bits) {
  FormatMasks M = formatMasks(K);
  return (Bits & ~M.Sign) > M.Exponent;
}

bool isInfinity(FloatKind K, uint64_t Bits) {
  FormatMasks M = formatMasks(K);
  return (Bits & ~M.Sign) == M.Exponent;
}

void applyFloatFlags(const Inst &I, Frame F, uint16_t Flags, FloatKind Kind,
                     uint32_t Slot) {
  for (uint32_t L = 0; L != I.Lanes; ++L) {
    uint64_t V = F.Words[Slot + L];
    if (((Flags & NoNaNs) && isNaN(Kind, V)) ||
        ((Flags & NoInfs) && isInfinity(Kind, V)))
      F.Poison[I.Dst + L] = 1;
  }
}

//===----------------------------------------------------------------------===//
// Results that LLVM leaves open
//===----------------------------------------------------------------------===//

uint64_t Choices::bits() {
  // Styles 1 to 6 give the same number everywhere: -1; a number that is large
  // as an integer and as a float; the same number with the top bit of each byte
  // set, which is negative; 1; the two limits of signed bytes.
  constexpr uint64_t Same[] = {~uint64_t(0),       0x7b7b7b7b7b7b7b7b,
                               0xfbfbfbfbfbfbfbfb, 1,
                               0x7f7f7f7f7f7f7f7f, 0x8080808080808080};
  Used = true;
  if (Style - 1 < std::size(Same))
    return Same[Style - 1];
  // Every fourth style also gives the same number everywhere, because registers
  // that are never written are often equal.
  if (Style % 4 == 3)
    State = Style;
  State += 0x9e3779b97f4a7c15;
  uint64_t X = State;
  X = (X ^ (X >> 30)) * 0xbf58476d1ce4e5b9;
  X = (X ^ (X >> 27)) * 0x94d049bb133111eb;
  X ^= X >> 31;
  if (Style % 2 || X >> 63)
    return X;
  // Choose special numbers, too. Optimizers often choose -1. Near the limits of
  // signed numbers, sums overflow or saturate. Some conversions give different
  // results only for small numbers, so also choose numbers of 1 to 32 bits.
  if (X >> 62 & 1)
    return ~uint64_t(0);
  if (X >> 61 & 1) {
    unsigned Bits = 8 << (X >> 58 & 3);
    uint64_t EachLane = ~uint64_t(0) / lowMask(Bits);
    return (uint64_t(1) << (Bits - 1)) * EachLane + (X % 16 - 8) * EachLane;
  }
  return X & lowMask(1 + (X >> 53 & 31));
}

/// Style 1 makes all results too large, and style 2 makes them too small.
double Choices::error() {
  Used = true;
  if (Style <= 2)
    return Style == 1 ? 1 : -1;
  State += 0x9e3779b97f4a7c15;
  uint64_t X = (State ^ (State >> 30)) * 0xbf58476d1ce4e5b9;
  return double(int64_t(X ^ (X >> 27))) / 0x1p63;
}

/// LLVM allows two kinds of NaNs: an operand that is a NaN, unchanged, and a
/// new NaN. A new NaN may have either sign and any payload that a target gives.
uint64_t Choices::nan(FloatKind K, uint64_t A, uint64_t B) {
  if (Style == 3 && isNaN(K, A))
    return A;
  if (Style == 3 && isNaN(K, B))
    return B;
  FormatMasks M = formatMasks(K);
  uint64_t Mantissa = lowMask(floatBits(K)) & ~M.Sign & ~M.Exponent;
  uint64_t Quiet = Mantissa ^ Mantissa >> 1;
  return M.Exponent | Quiet | (bits() & (M.Sign | Mantissa));
}

/// Returns \p V. If \p V is a NaN, its bits are chosen. If \p V is a zero and
/// \p I has the flag nsz, its sign is chosen.
static uint64_t chooseResult(const Inst &I, uint64_t V, uint64_t A, uint64_t B,
                             Choices &Open) {
  uint64_t Sign = formatMasks(I.Kind).Sign;
  if (isNaN(I.Kind, V))
    return Open.nan(I.Kind, A, B);
  if ((I.Flags & NoSignedZeros) && (V & ~Sign) == 0)
    return Open.bits() & Sign;
  return V;
}

void applyResultFlags(const Inst &I, Frame F, Choices *Open) {
  if (uint16_t Flags = I.Flags & (NoNaNs | NoInfs))
    applyFloatFlags(I, F, Flags, I.Kind, I.Dst);
  if (!Open || !(I.Flags & NoSignedZeros))
    return;
  uint64_t Sign = formatMasks(I.Kind).Sign;
  for (uint32_t L = 0; L != I.Lanes; ++L)
    if ((F.Words[I.Dst + L] & ~Sign) == 0)
      F.Words[I.Dst + L] = Open->bits() & Sign;
}

//===----------------------------------------------------------------------===//
// Binary operations
//===----------------------------------------------------------------------===//

template <typename T> static T compute(uint32_t Opcode, T A, T B) {
  switch (Opcode) {
  case Instruction::FAdd:
    return A + B;
  case Instruction::FSub:
    return A - B;
  case Instruction::FMul:
    return A * B;
  case Instruction::FDiv:
    return A / B;
  case Instruction::FRem:
    return std::fmod(A, B);
  }
  llvm_unreachable("no binary operation on floats");
}

/// Can \p R, the result for \p A and \p B, differ from the exact result?
template <typename T> static bool isRounded(uint32_t Opcode, T A, T B, T R) {
  if (!std::isfinite(A) || !std::isfinite(B))
    return false;
  if (!std::isfinite(R))
    return true;
  switch (Opcode) {
  case Instruction::FSub:
    B = -B;
    [[fallthrough]];
  case Instruction::FAdd: {
    T Back = R - A;
    return Back != B || R - Back != A;
  }
  case Instruction::FMul:
    return std::fma(A, B, -R) != 0;
  case Instruction::FDiv:
    return std::fma(R, B, -A) != 0;
  case Instruction::FRem:
    return true;
  }
  llvm_unreachable("no binary operation on floats");
}

/// Is \p V so small, with so few significant bits, that sums of such numbers do
/// not depend on the order?
template <typename T> static bool isSmallNumber(T V) {
  return std::fabs(V) <= 4096 && V * 256 == std::trunc(V * 256);
}

namespace {
/// For a float format: the distance from 1 to the next number, and a range of
/// magnitudes. A few numbers in this range can be multiplied in any order, and
/// no product overflows or vanishes.
struct FormatRange {
  double Epsilon, Small, Large;
};
} // namespace

static FormatRange formatRange(FloatKind K) {
  switch (K) {
  case FloatKind::Half:
    return {0x1p-10, 0x1p-3, 0x1p3};
  case FloatKind::BFloat:
    return {0x1p-7, 0x1p-30, 0x1p30};
  case FloatKind::Double:
    return {0x1p-52, 0x1p-250, 0x1p250};
  case FloatKind::Single:
    return {0x1p-23, 0x1p-30, 0x1p30};
  case FloatKind::None:
    break;
  }
  llvm_unreachable("not a float");
}

/// Returns another result that contract, reassoc, arcp or afn allows. Its error
/// is at most four units in the last place of the result (for sums, of the
/// largest number among operands and result). Returns std::nullopt if another
/// order may overflow or lose all bits. Then any result is correct.
static std::optional<double> roundOtherwise(const Inst &I, double A, double B,
                                            double R, Choices &Open) {
  constexpr double Roundings = 4;
  FormatRange Range = formatRange(I.Kind);
  bool IsSum = I.Sub == Instruction::FAdd || I.Sub == Instruction::FSub;
  double Size = std::fabs(R);
  for (double V : {std::fabs(A), std::fabs(B), std::fabs(R)}) {
    if (!(V <= Range.Large) || (!IsSum && V < Range.Small && V != 0))
      return std::nullopt;
    if (IsSum)
      Size = std::max(Size, V);
  }
  return R + Open.error() * Roundings * Range.Epsilon * Size;
}

/// Chooses a quotient of floats. If the quotient is denormal, docs/LangRef.md
/// allows both floats next to the exact quotient, not only the nearest one.
template <typename T>
static uint64_t chooseQuotient(T A, T B, uint64_t V, Choices &Open) {
  float R = bit_cast<float>(uint32_t(V));
  double Exact = double(A) / double(B);
  bool IsDenormal = std::fabs(R) <= std::numeric_limits<float>::min();
  if (!IsDenormal || double(R) == Exact || !Open.either())
    return V;
  return std::fabs(R) < std::fabs(Exact) ? V + 1 : V - 1;
}

template <typename Format>
static void binaryLanes(const Inst &I, Frame F, Choices *Open) {
  for (uint32_t L = 0; L != I.Lanes; ++L) {
    auto A = Format::get(F.Words[I.A + L]), B = Format::get(F.Words[I.B + L]);
    auto Wide = compute(I.Sub, A, B);
    uint64_t V = Format::put(Wide);
    uint8_t Poison = F.Poison[I.A + L] | F.Poison[I.B + L];
    if (Open) {
      auto R = Format::get(V);
      // The reciprocal may be rounded even if the quotient is exact.
      bool IsInexact = I.Sub == Instruction::FDiv || R != Wide ||
                       isRounded(I.Sub, A, B, R) || !isSmallNumber(A) ||
                       !isSmallNumber(B) || !isSmallNumber(R);
      if ((I.Flags & FreeRounding) && IsInexact) {
        if (auto Other = roundOtherwise(I, A, B, R, *Open))
          V = Format::putDouble(*Other);
        else
          Poison |= runtime::OpenChoice;
      }
      if (I.Kind == FloatKind::Single && I.Sub == Instruction::FDiv)
        V = chooseQuotient(A, B, V, *Open);
      V = chooseResult(I, V, F.Words[I.A + L], F.Words[I.B + L], *Open);
    }
    F.Words[I.Dst + L] = V;
    F.Poison[I.Dst + L] = Poison;
  }
}

void floatBinary(const Inst &I, Frame F, Choices *Open) {
  withFormat(I.Kind,
             [&](auto Format) { binaryLanes<decltype(Format)>(I, F, Open); });
  if (uint16_t Flags = I.Flags & (NoNaNs | NoInfs))
    for (uint32_t Slot : {I.A, I.B, I.Dst})
      applyFloatFlags(I, F, Flags, I.Kind, Slot);
}

void floatNegate(const Inst &I, Frame F) {
  uint64_t Sign = formatMasks(I.Kind).Sign;
  for (uint32_t L = 0; L != I.Lanes; ++L) {
    F.Words[I.Dst + L] = F.Words[I.A + L] ^ Sign;
    F.Poison[I.Dst + L] = F.Poison[I.A + L];
  }
  if (uint16_t Flags = I.Flags & (NoNaNs | NoInfs))
    applyFloatFlags(I, F, Flags, I.Kind, I.A);
}

void floatCompare(const Inst &I, Frame F) {
  // LLVM's predicates are sets of outcomes: 1 equal, 2 greater, 4 less, 8
  // unordered.
  withFormat(I.SrcKind, [&](auto Format) {
    for (uint32_t L = 0; L != I.Lanes; ++L) {
      auto A = Format.get(F.Words[I.A + L]), B = Format.get(F.Words[I.B + L]);
      unsigned Outcome = std::isunordered(A, B) ? 8 : A < B ? 4 : A > B ? 2 : 1;
      F.Words[I.Dst + L] = (I.Sub & Outcome) != 0;
      F.Poison[I.Dst + L] = F.Poison[I.A + L] | F.Poison[I.B + L];
    }
  });
  if (uint16_t Flags = I.Flags & (NoNaNs | NoInfs))
    for (uint32_t Slot : {I.A, I.B})
      applyFloatFlags(I, F, Flags, I.SrcKind, Slot);
}

//===----------------------------------------------------------------------===//
// Conversions
//===----------------------------------------------------------------------===//

double toDouble(FloatKind K, uint64_t Bits) {
  double D = 0;
  withFormat(K, [&](auto Format) { D = Format.get(Bits); });
  return D;
}

uint64_t fromDouble(FloatKind K, double D) {
  uint64_t V = 0;
  withFormat(K, [&](auto Format) { V = Format.putDouble(D); });
  return V;
}

void floatCast(const Inst &I, Frame F, Choices *Open) {
  for (uint32_t L = 0; L != I.Lanes; ++L) {
    uint64_t V = fromDouble(I.Kind, toDouble(I.SrcKind, F.Words[I.A + L]));
    // No operand has the type of the result, so none can be the chosen NaN.
    if (Open)
      V = chooseResult(I, V, 0, 0, *Open);
    uint8_t Poison = F.Poison[I.A + L];
    F.Words[I.Dst + L] = V;
    F.Poison[I.Dst + L] = Poison;
  }
}

/// Truncates \p D to an integer \p R of \p Bits bits and returns 0. Returns -1
/// or 1 if \p D is below or above all such integers; \p R is then the nearest
/// of them. Returns 2 if \p D is NaN; \p R is then 0.
static int truncated(double D, unsigned Bits, bool Signed, APInt &R) {
  R = APInt(Bits, 0);
  if (std::isnan(D))
    return 2;
  D = std::trunc(D);
  // Infinity if such integers can exceed every double, and exact otherwise.
  double End = std::ldexp(1.0, int(Signed ? Bits - 1 : Bits));
  if (D >= End) {
    R = Signed ? APInt::getSignedMaxValue(Bits) : APInt::getMaxValue(Bits);
    return 1;
  }
  if (D < (Signed ? -End : 0)) {
    R = Signed ? APInt::getSignedMinValue(Bits) : APInt(Bits, 0);
    return -1;
  }
  int Exponent = 0;
  double Fraction = std::frexp(std::fabs(D), &Exponent);
  APInt Magnitude(std::max(Bits, 64u),
                  uint64_t(std::ldexp(Fraction, std::min(Exponent, 53))));
  if (Exponent > 53)
    Magnitude <<= unsigned(Exponent - 53);
  R = (D < 0 ? -Magnitude : Magnitude).trunc(Bits);
  return 0;
}

void floatToInt(const Inst &I, Frame F) {
  bool Saturates = I.Code == Op::FloatToIntSat;
  bool Rounds = I.Code == Op::RoundToInt;
  bool Signed = Saturates ? I.Sub == Intrinsic::fptosi_sat
                          : Rounds || (I.Flags & IsSigned);
  for (uint32_t L = 0; L != I.Lanes; ++L) {
    double D = toDouble(I.SrcKind, F.Words[I.A + L]);
    if (Rounds)
      D = I.Sub == Intrinsic::lround || I.Sub == Intrinsic::llround
              ? std::round(D)
              : std::nearbyint(D);
    APInt R;
    int Outside = truncated(D, I.Bits, Signed, R);
    uint8_t Poison = F.Poison[I.A + L];
    setWide(F, I.Dst, L, R);
    F.Poison[I.Dst + L] = Poison | (Outside && !Saturates);
  }
}

/// Returns \p Magnitude with at most 53 significant bits. The last bit is set
/// if bits are lost, so that a second rounding is correct.
static double magnitudeToOdd(const APInt &Magnitude) {
  unsigned Active = Magnitude.getActiveBits();
  if (Active <= 53)
    return double(Magnitude.getZExtValue());
  unsigned Shift = Active - 53;
  uint64_t Top = Magnitude.lshr(Shift).getZExtValue();
  if (Magnitude.countr_zero() < Shift)
    Top |= 1;
  return std::ldexp(double(Top), int(Shift));
}

static uint64_t fromInt(FloatKind K, const APInt &V, bool Signed) {
  bool Negative = Signed && V.isNegative();
  APInt Magnitude = Negative ? -V : V;
  double D;
  if (K == FloatKind::Double && Magnitude.getActiveBits() > 53)
    D = Magnitude.roundToDouble(/*isSigned=*/false);
  else
    D = magnitudeToOdd(Magnitude);
  return fromDouble(K, Negative ? -D : D);
}

void intToFloat(const Inst &I, Frame F) {
  bool Signed = I.Flags & IsSigned;
  for (uint32_t L = 0; L != I.Lanes; ++L) {
    APInt A = getWide(F, I.A, L, I.SrcBits);
    uint8_t Poison =
        F.Poison[I.A + L] | ((I.Flags & NonNegative) && A.isNegative());
    F.Words[I.Dst + L] = fromInt(I.Kind, A, Signed);
    F.Poison[I.Dst + L] = Poison;
  }
}

//===----------------------------------------------------------------------===//
// Intrinsics
//===----------------------------------------------------------------------===//

/// Returns A * B + C, rounded once.
template <typename Format>
static uint64_t fusedMultiplyAdd(typename Format::Host A,
                                 typename Format::Host B,
                                 typename Format::Host C) {
  if constexpr (std::is_same_v<Format, HalfFormat> ||
                std::is_same_v<Format, BFloatFormat>) {
    double Product = double(A) * double(B); // exact
    double Sum = Product + double(C);
    double Part = Sum - Product;
    double Error = (Product - (Sum - Part)) + (double(C) - Part);
    return Format::putDouble(roundToOdd(Sum, std::isnan(Error) ? 0 : Error));
  } else {
    return Format::put(std::fma(A, B, C));
  }
}

/// Returns the smaller (\p Max: the larger) of two numbers. If one is a NaN,
/// the result is a NaN if \p NaNWins is set, and otherwise the other number.
template <typename T> static T extremum(T A, T B, bool Max, bool NaNWins) {
  if (NaNWins && std::isunordered(A, B))
    return std::numeric_limits<T>::quiet_NaN();
  return Max ? runtime::maximumNumber(A, B) : runtime::minimumNumber(A, B);
}

template <typename T> static T elementary(uint32_t Id, T A, T B) {
  using runtime::MathFunction;
  switch (Id) {
  case Intrinsic::exp2:
    return runtime::mathFunction(MathFunction::Exp2, A);
  case Intrinsic::log2:
    return runtime::mathFunction(MathFunction::Log2, A);
  case Intrinsic::sin:
    return runtime::mathFunction(MathFunction::Sin, A);
  case Intrinsic::cos:
    return runtime::mathFunction(MathFunction::Cos, A);
  case Intrinsic::exp:
    return T(std::exp(double(A)));
  case Intrinsic::log:
    return T(std::log(double(A)));
  case Intrinsic::exp10:
    return T(std::pow(10.0, double(A)));
  case Intrinsic::log10:
    return T(std::log10(double(A)));
  case Intrinsic::tan:
    return T(std::tan(double(A)));
  case Intrinsic::asin:
    return T(std::asin(double(A)));
  case Intrinsic::acos:
    return T(std::acos(double(A)));
  case Intrinsic::atan:
    return T(std::atan(double(A)));
  case CMX_INTRINSIC_ATAN2:
    return T(std::atan2(double(A), double(B)));
  case Intrinsic::sinh:
    return T(std::sinh(double(A)));
  case Intrinsic::cosh:
    return T(std::cosh(double(A)));
  case Intrinsic::tanh:
    return T(std::tanh(double(A)));
  case Intrinsic::pow:
    return T(std::pow(double(A), double(B)));
  }
  llvm_unreachable("an intrinsic that floatOperation does not know");
}

template <typename T> static T unaryOrBinary(uint32_t Id, T A, T B) {
  switch (Id) {
  case Intrinsic::floor:
    return std::floor(A);
  case Intrinsic::ceil:
    return std::ceil(A);
  case Intrinsic::trunc:
    return std::trunc(A);
  case Intrinsic::rint:
  case Intrinsic::nearbyint:
  case Intrinsic::roundeven:
    return std::nearbyint(A);
  case Intrinsic::round:
    return std::round(A);
  case Intrinsic::sqrt:
    return std::sqrt(A);
  case Intrinsic::canonicalize:
    return A;
  case Intrinsic::minnum:
  case CMX_INTRINSIC_MINIMUMNUM:
    return extremum(A, B, false, false);
  case Intrinsic::maxnum:
  case CMX_INTRINSIC_MAXIMUMNUM:
    return extremum(A, B, true, false);
  case Intrinsic::minimum:
    return extremum(A, B, false, true);
  case Intrinsic::maximum:
    return extremum(A, B, true, true);
  default:
    return elementary(Id, A, B);
  }
}

/// Can another correct computation of \p I give a result that differs from \p
/// R? Inverse trigonometric functions and hyperbolic functions are exact in two
/// cases: if the result is NaN, and if operand and result are each a zero or an
/// infinity.
template <typename T> static bool isApproximate(const Inst &I, T A, T R) {
  auto IsEnd = [](T V) { return V == 0 || std::isinf(V); };
  switch (I.Sub) {
  case Intrinsic::asin:
  case Intrinsic::acos:
  case Intrinsic::atan:
  case CMX_INTRINSIC_ATAN2:
  case Intrinsic::sinh:
  case Intrinsic::cosh:
  case Intrinsic::tanh:
    return !std::isnan(R) && !(IsEnd(A) && IsEnd(R));
  case Intrinsic::exp:
  case Intrinsic::log:
  case Intrinsic::exp10:
  case Intrinsic::log10:
  case Intrinsic::tan:
  case Intrinsic::pow:
    return true; // computed from other functions
  case Intrinsic::sqrt:
  case Intrinsic::exp2:
  case Intrinsic::log2:
  case Intrinsic::sin:
  case Intrinsic::cos:
    return I.Flags & FreeRounding;
  default:
    return false;
  }
}

/// Executes fabs and copysign. They change only the sign bit, even of a NaN.
/// But after the first choice of this execution, they replace a NaN by any NaN.
/// The reason is that LLVM may turn a copysign into a fabs. LLVM also removes a
/// fabs if the operand is positive or a NaN that arithmetic made.
static void signIntrinsic(const Inst &I, Frame F, Choices *Open) {
  uint64_t Sign = formatMasks(I.Kind).Sign;
  bool IsCopy = I.Sub == Intrinsic::copysign;
  for (uint32_t L = 0; L != I.Lanes; ++L) {
    uint64_t From = IsCopy ? F.Words[I.B + L] & Sign : 0;
    uint8_t Poison = F.Poison[I.A + L] | (IsCopy ? F.Poison[I.B + L] : 0);
    uint64_t A = F.Words[I.A + L];
    bool IsOpen = Open && Open->used() && isNaN(I.Kind, A);
    F.Words[I.Dst + L] = IsOpen ? Open->nan(I.Kind, A, A) : (A & ~Sign) | From;
    F.Poison[I.Dst + L] = Poison;
  }
}

static unsigned numOperands(uint32_t Id) {
  switch (Id) {
  case Intrinsic::fma:
  case Intrinsic::fmuladd:
    return 3;
  case Intrinsic::minnum:
  case Intrinsic::maxnum:
  case Intrinsic::minimum:
  case Intrinsic::maximum:
  case CMX_INTRINSIC_MINIMUMNUM:
  case CMX_INTRINSIC_MAXIMUMNUM:
  case CMX_INTRINSIC_ATAN2:
  case Intrinsic::pow:
    return 2;
  default:
    return 1;
  }
}

/// Returns \p V, or a chosen result if several are correct.
template <typename Format>
static uint64_t chooseIntrinsic(const Inst &I, uint64_t V,
                                typename Format::Host A,
                                typename Format::Host B,
                                typename Format::Host C, Choices &Open) {
  switch (I.Sub) {
  case Intrinsic::fmuladd:
    // LLVM allows one rounding or two.
    if (Open.either())
      V = Format::put(Format::get(Format::put(A * B)) + C);
    break;
  case Intrinsic::minnum:
  case Intrinsic::maxnum:
    if (A == 0 && B == 0 && std::signbit(A) != std::signbit(B))
      return Open.bits() & formatMasks(I.Kind).Sign;
    break;
  default:
    break;
  }
  return V;
}

template <typename Format>
static void intrinsicLanes(const Inst &I, Frame F, Choices *Open) {
  unsigned NumOperands = numOperands(I.Sub);
  for (uint32_t L = 0; L != I.Lanes; ++L) {
    typename Format::Host A = Format::get(F.Words[I.A + L]), B = 0, C = 0;
    uint8_t Poison = F.Poison[I.A + L];
    if (NumOperands > 1) {
      B = Format::get(F.Words[I.B + L]);
      Poison |= F.Poison[I.B + L];
    }
    if (NumOperands > 2) {
      C = Format::get(F.Words[I.C + L]);
      Poison |= F.Poison[I.C + L];
    }
    uint64_t V = NumOperands == 3 ? fusedMultiplyAdd<Format>(A, B, C)
                                  : Format::put(unaryOrBinary(I.Sub, A, B));
    if (Open) {
      V = chooseIntrinsic<Format>(I, V, A, B, C, *Open);
      uint32_t Second = NumOperands > 1 ? I.B : I.A;
      V = chooseResult(I, V, F.Words[I.A + L], F.Words[Second + L], *Open);
      if (isApproximate(I, A, Format::get(V)))
        Poison |= runtime::OpenChoice;
    }
    F.Words[I.Dst + L] = V;
    F.Poison[I.Dst + L] = Poison;
  }
}

void floatIntrinsic(const Inst &I, Frame F, Choices *Open) {
  if (I.Sub == Intrinsic::fabs || I.Sub == Intrinsic::copysign)
    signIntrinsic(I, F, Open);
  else
    withFormat(I.Kind, [&](auto Format) {
      intrinsicLanes<decltype(Format)>(I, F, Open);
    });
  if (uint16_t Flags = I.Flags & (NoNaNs | NoInfs)) {
    applyFloatFlags(I, F, Flags, I.Kind, I.A);
    applyFloatFlags(I, F, Flags, I.Kind, I.Dst);
  }
}

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

template <typename Format>
static void reduceLanes(const Inst &I, Frame F, Choices *Open) {
  bool IsSum = I.Sub == Intrinsic::vector_reduce_fadd;
  bool HasStart = IsSum || I.Sub == Intrinsic::vector_reduce_fmul;
  uint32_t Vector = HasStart ? I.B : I.A;
  uint64_t V = F.Words[I.A];
  uint8_t Poison = F.Poison[I.A];
  for (uint32_t L = HasStart ? 0 : 1; L < I.Extra; ++L) {
    auto A = Format::get(V), B = Format::get(F.Words[Vector + L]);
    Poison |= F.Poison[Vector + L];
    uint32_t Opcode = IsSum ? Instruction::FAdd : Instruction::FMul;
    bool Max = I.Sub == Intrinsic::vector_reduce_fmax ||
               I.Sub == Intrinsic::vector_reduce_fmaximum;
    bool NaNWins = I.Sub == Intrinsic::vector_reduce_fmaximum ||
                   I.Sub == Intrinsic::vector_reduce_fminimum;
    V = Format::put(HasStart ? compute(Opcode, A, B)
                             : extremum(A, B, Max, NaNWins));
    if (!Open)
      continue;
    V = chooseResult(I, V, F.Words[Vector + L], 0, *Open);
    if (HasStart && (I.Flags & FreeRounding) &&
        (!isSmallNumber(A) || !isSmallNumber(B)))
      Poison |= runtime::OpenChoice;
    if (!HasStart && A == 0 && B == 0 && std::signbit(A) != std::signbit(B))
      V = Open->bits() & formatMasks(I.Kind).Sign;
  }
  F.Words[I.Dst] = V;
  F.Poison[I.Dst] = Poison;
}

void floatReduce(const Inst &I, Frame F, Choices *Open) {
  withFormat(I.Kind,
             [&](auto Format) { reduceLanes<decltype(Format)>(I, F, Open); });
}

} // namespace cmx::eval
