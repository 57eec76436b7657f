//===- Float.cpp - Floating point operations ------------------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Operations on halves are computed in float and rounded again when the result
// is stored. The second rounding does not change a sum, product, quotient or
// root, because float has 24 bits of precision and half has 11. Only a mad
// could be rounded wrongly, so it is computed in double. If one operand or the
// destination is a float, the instruction computes in float (Skylake PRM vol.
// 7, "Mixed mode").
//
// Every NaN that an operation makes is the quiet NaN without sign.
//
//===----------------------------------------------------------------------===//

#include "Operations.h"
#include "cmx/Oracle/Runtime/FloatMath.h"

#include <cmath>
#include <cstring>
#include <limits>

using namespace cmx;
using namespace cmx::interpreter;
using runtime::MathFunction;
using visa::Opcode;

namespace {
template <typename T> T canonical(T V) {
  return V != V ? std::numeric_limits<T>::quiet_NaN() : V;
}

struct AddOp {
  template <typename T> static T run(T A, T B) { return A + B; }
};
struct MulOp {
  template <typename T> static T run(T A, T B) { return A * B; }
};
struct DivOp {
  template <typename T> static T run(T A, T B) { return A / B; }
};
/// Computes div like the code that GenX_IR emits for machines that can only
/// compute reciprocals.
struct InvMulOp {
  template <typename T> static T run(T A, T B) {
    T Reciprocal = runtime::mathFunction(MathFunction::Inv, B);
    return A * Reciprocal;
  }
};
/// Like InvMulOp, for halves: the reciprocal is rounded to half, too.
struct HalfInvMulOp {
  static float run(float A, float B) {
    float Reciprocal = runtime::mathFunction(MathFunction::Inv, B);
    return A * runtime::floatFromHalf(runtime::halfFromFloat(Reciprocal));
  }
};
struct MinOp {
  template <typename T> static T run(T A, T B) {
    return runtime::minimumNumber(A, B);
  }
};
struct MaxOp {
  template <typename T> static T run(T A, T B) {
    return runtime::maximumNumber(A, B);
  }
};
struct MadOp {
  template <typename T> static T run(T A, T B, T C) {
    return std::fma(A, B, C);
  }
};
/// For halves: computes the sum in double, so that it is rounded to half only
/// once.
struct HalfMadOp {
  static float run(float A, float B, float C) {
    double Sum = std::fma(double(A), double(B), double(C));
    return runtime::floatFromHalf(runtime::halfFromDouble(Sum));
  }
};
struct LrpOp {
  template <typename T> static T run(T W, T A, T B) {
    // In steps, so that no compiler fuses the operations.
    T First = W * A;
    T Second = (T(1) - W) * B;
    return First + Second;
  }
};
template <MathFunction Fn> struct MathOp {
  template <typename... T> static auto run(T... Srcs) {
    return runtime::mathFunction(Fn, Srcs...);
  }
};
struct SqrtmOp {
  template <typename T> static T run(T A) { return std::sqrt(A); }
};
struct RnddOp {
  template <typename T> static T run(T A) { return std::floor(A); }
};
struct RnduOp {
  template <typename T> static T run(T A) { return std::ceil(A); }
};
struct RndzOp {
  template <typename T> static T run(T A) { return std::trunc(A); }
};
/// The host rounds to nearest even by default.
struct RndeOp {
  template <typename T> static T run(T A) { return std::nearbyint(A); }
};

template <typename Op> struct Canonical {
  template <typename... T> static auto run(const OpFacts &, T... Srcs) {
    return canonical(Op::run(Srcs...));
  }
};
template <Rep R, typename Op>
constexpr OpFn unary = onLanes<R, Canonical<Op>, 1>;
template <Rep R, typename Op>
constexpr OpFn binary = onLanes<R, Canonical<Op>, 2>;
template <Rep R, typename Op>
constexpr OpFn ternary = onLanes<R, Canonical<Op>, 3>;

/// dp4: each group of four lanes gets the dot product of its lanes.
template <Rep R>
void dotProduct(const OpFacts &F, const Lanes *const *Src, Lanes *Out) {
  using RT = RepTraits<R>;
  for (unsigned First = 0; First + 3 < F.Lanes; First += 4) {
    typename RT::Type Sum = 0;
    for (unsigned Lane = First; Lane != First + 4; ++Lane) {
      typename RT::Type Product = RT::of(*Src[0])[Lane] * RT::of(*Src[1])[Lane];
      Sum += Product;
    }
    for (unsigned Lane = First; Lane != First + 4; ++Lane)
      RT::of(*Out)[Lane] = canonical(Sum);
  }
}
/// line: p * src1 + q. In each group of four lanes, p and q are elements 0 and
/// 3 of src0.
template <Rep R>
void line(const OpFacts &F, const Lanes *const *Src, Lanes *Out) {
  using RT = RepTraits<R>;
  const auto *A = RT::of(*Src[0]), *B = RT::of(*Src[1]);
  for (unsigned Lane = 0; Lane != F.Lanes; ++Lane) {
    unsigned First = Lane & ~3u;
    unsigned Last = First + 3 < F.Lanes ? First + 3 : F.Lanes - 1;
    typename RT::Type Product = A[First] * B[Lane];
    RT::of(*Out)[Lane] = canonical(Product + A[Last]);
  }
}

template <Rep R> OpFn pickOperation(Opcode Op) {
  switch (Op) {
  case Opcode::Add:
    return binary<R, AddOp>;
  case Opcode::Mul:
    return binary<R, MulOp>;
  case Opcode::Mad:
    return ternary<R, MadOp>;
  case Opcode::Min:
    return binary<R, MinOp>;
  case Opcode::Max:
    return binary<R, MaxOp>;
  case Opcode::Div:
  case Opcode::Divm:
    return binary<R, DivOp>;
  case Opcode::Pow:
    return binary<R, MathOp<MathFunction::Pow>>;
  case Opcode::Lrp:
    return ternary<R, LrpOp>;
  case Opcode::Dp4:
    return dotProduct<R>;
  case Opcode::Line:
    return line<R>;
  case Opcode::Frc:
    return unary<R, MathOp<MathFunction::Frc>>;
  case Opcode::Inv:
    return unary<R, MathOp<MathFunction::Inv>>;
  case Opcode::Sqrt:
    return unary<R, MathOp<MathFunction::Sqrt>>;
  case Opcode::Sqrtm:
    return unary<R, SqrtmOp>;
  case Opcode::Rsqrt:
    return unary<R, MathOp<MathFunction::Rsqrt>>;
  case Opcode::Exp:
    return unary<R, MathOp<MathFunction::Exp2>>;
  case Opcode::Log:
    return unary<R, MathOp<MathFunction::Log2>>;
  case Opcode::Sin:
    return unary<R, MathOp<MathFunction::Sin>>;
  case Opcode::Cos:
    return unary<R, MathOp<MathFunction::Cos>>;
  case Opcode::Rndd:
    return unary<R, RnddOp>;
  case Opcode::Rndu:
    return unary<R, RnduOp>;
  case Opcode::Rnde:
    return unary<R, RndeOp>;
  case Opcode::Rndz:
    return unary<R, RndzOp>;
  default:
    return nullptr;
  }
}
} // namespace

OpFn interpreter::floatOperation(Opcode Op, Rep R, bool AllHalf,
                                 bool HasFloatDiv) {
  if (R == Rep::Double)
    return pickOperation<Rep::Double>(Op);
  if (Op == Opcode::Div && !HasFloatDiv)
    return AllHalf ? binary<Rep::Float, HalfInvMulOp>
                   : binary<Rep::Float, InvMulOp>;
  if (AllHalf && Op == Opcode::Mad)
    return ternary<Rep::Float, HalfMadOp>;
  return pickOperation<Rep::Float>(Op);
}

/// Rounds the bits of a float to those of a tf32. Infinities, and carries that
/// lead to them, need no extra code.
static uint32_t tf32FromFloat(uint32_t Bits) {
  uint32_t Exponent = Bits >> 23 & 0xFF;
  if (Exponent == 0xFF && (Bits & 0x7FFFFF))
    return 0x7FC00000;
  if (Exponent == 0)
    return Bits & 0x80000000;
  // Drop 13 bits of the fraction; round ties to even.
  return (Bits + 0xFFF + (Bits >> 13 & 1)) & ~uint32_t(0x1FFF);
}

static void toTF32(const OpFacts &F, const Lanes *const *Src, Lanes *Out) {
  for (unsigned Lane = 0; Lane != F.Lanes; ++Lane)
    Out->I[Lane] = tf32FromFloat(uint32_t(Src[0]->I[Lane]));
}

OpFn interpreter::tf32Operation() { return toTF32; }
