//===- IntrinsicSemanticsTest.cpp - Arithmetic against plain C++ ----------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every arithmetic intrinsic is lowered to plain IR and evaluated on boundary
// values. The results are compared with those that the language reference
// specifies. The test computes the specified results with integers of 320 bits,
// and with the host's floating point.
//
//===----------------------------------------------------------------------===//

#include "EvaluateFunction.h"

#include "cmx/IR/Builder.h"
#include "cmx/IR/Intrinsics.h"
#include "cmx/Oracle/Runtime/FloatMath.h"

#include "llvm/ADT/APInt.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/ADT/bit.h"
#include "gtest/gtest.h"

#include <cmath>
#include <functional>
#include <limits>

using namespace llvm;
using namespace cmx;

namespace {

constexpr unsigned ExactBits = 320;

/// A vector operand.
struct Operand {
  Type *Elem;
  Lanes Values;
};

class IntrinsicSemanticsTest : public testing::Test {
protected:
  LLVMContext Ctx;

  Type *intTy(unsigned Bits) { return Type::getIntNTy(Ctx, Bits); }

  /// Returns the result of intrinsic \p Id, or element \p Field of the result
  /// if it is a struct. \p Last is a constant operand after the others, if not
  /// null.
  Lanes run(GenXIntrinsic Id, Type *ResultElem, ArrayRef<Operand> Ops,
            std::optional<unsigned> Field = std::nullopt,
            Constant *Last = nullptr) {
    Module M("m", Ctx);
    unsigned NumLanes = unsigned(Ops[0].Values.size());
    SmallVector<Type *, 4> Params;
    SmallVector<Lanes, 4> Args;
    for (const Operand &Op : Ops) {
      Params.push_back(FixedVectorType::get(Op.Elem, NumLanes));
      Args.push_back(Op.Values);
    }
    Type *ResultTy = FixedVectorType::get(ResultElem, NumLanes);
    auto *F = Function::Create(FunctionType::get(ResultTy, Params, false),
                               GlobalValue::ExternalLinkage, "f", M);
    RegionBuilder RB(M);
    RB.ir().SetInsertPoint(BasicBlock::Create(Ctx, "", F));
    SmallVector<Value *, 4> CallArgs;
    for (Argument &A : F->args())
      CallArgs.push_back(&A);
    if (Last)
      CallArgs.push_back(Last);
    Value *R;
    if (Field)
      R = RB.ir().CreateExtractValue(
          RB.createIntrinsic(Id, StructType::get(ResultTy, ResultTy), CallArgs),
          *Field);
    else
      R = RB.createIntrinsic(Id, ResultTy, CallArgs);
    RB.ir().CreateRet(R);
    return evaluate(M, "f", Args);
  }
};

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

/// Returns values of \p Bits bits at which the behaviour of an operation may
/// change.
std::vector<APInt> boundaries(unsigned Bits) {
  std::vector<APInt> Values;
  for (uint64_t Small : {0, 1, 2, 3, 5, 7, 8, 15, 16, 31, 32, 33, 63, 64, 100})
    Values.push_back(APInt(64, Small).trunc(Bits));
  Values.push_back(APInt::getSignedMaxValue(Bits));
  Values.push_back(APInt::getSignedMinValue(Bits));
  Values.push_back(APInt::getMaxValue(Bits));
  Values.push_back(APInt::getSignedMinValue(Bits) + 1);
  Values.push_back(APInt::getSignedMaxValue(Bits) - 1);
  Values.push_back(APInt::getMaxValue(Bits) - 1);
  Values.push_back(APInt::getSplat(Bits, APInt(8, 0x55)));
  Values.push_back(APInt::getSplat(Bits, APInt(8, 0xa6)));
  Values.push_back(APInt::getHighBitsSet(Bits, Bits / 2));
  return Values;
}

/// Returns the values of operand \p K. Operands 0 and 1 together go through all
/// pairs of boundary values. Further operands go through all values, too, each
/// in another order.
Lanes combination(unsigned Bits, unsigned K) {
  std::vector<APInt> Values = boundaries(Bits);
  size_t N = Values.size();
  Lanes Result;
  for (size_t I = 0; I != N; ++I)
    for (size_t J = 0; J != N; ++J) {
      size_t Which[] = {I, J, (I + 3 * J + 5) % N, (7 * I + J) % N};
      Result.push_back(Values[Which[K]]);
    }
  return Result;
}

APInt exact(const APInt &V, bool Signed) {
  return Signed ? V.sext(ExactBits) : V.zext(ExactBits);
}

APInt fit(APInt V, unsigned Bits, bool Saturates, bool Signed) {
  if (Saturates) {
    APInt Max = Signed ? APInt::getSignedMaxValue(Bits).zext(ExactBits)
                       : APInt::getMaxValue(Bits).zext(ExactBits);
    APInt Min = Signed ? APInt::getSignedMinValue(Bits).sext(ExactBits)
                       : APInt::getZero(ExactBits);
    V = V.sgt(Max) ? Max : V.slt(Min) ? Min : V;
  }
  return V.trunc(Bits);
}

bool resultSigned(const GenXInfo &Info) {
  return Info.Signs == GenXSigns::SS || Info.Signs == GenXSigns::SU;
}
bool operandsSigned(const GenXInfo &Info) {
  return Info.Signs == GenXSigns::SS || Info.Signs == GenXSigns::US;
}

//===----------------------------------------------------------------------===//
// Integers
//===----------------------------------------------------------------------===//

using Reference = std::function<APInt(ArrayRef<APInt>)>;

/// Returns the function that computes the exact result of \p Mnemonic.
/// Intrinsics with the same mnemonic differ only in types, signs and
/// saturation.
const Reference *exactReference(StringRef Mnemonic) {
  static const std::pair<StringRef, Reference> Table[] = {
      {"add", [](ArrayRef<APInt> X) { return X[0] + X[1]; }},
      {"add3", [](ArrayRef<APInt> X) { return X[0] + X[1] + X[2]; }},
      {"avg", [](ArrayRef<APInt> X) { return (X[0] + X[1] + 1).ashr(1); }},
      {"mul", [](ArrayRef<APInt> X) { return X[0] * X[1]; }},
      {"mad", [](ArrayRef<APInt> X) { return X[0] * X[1] + X[2]; }},
      {"min", [](ArrayRef<APInt> X) { return X[0].slt(X[1]) ? X[0] : X[1]; }},
      {"max", [](ArrayRef<APInt> X) { return X[0].sgt(X[1]) ? X[0] : X[1]; }},
      {"mov", [](ArrayRef<APInt> X) { return X[0]; }},
      {"shl", [](ArrayRef<APInt> X) { return X[0].shl(X[1]); }},
  };
  for (auto &[Name, Fn] : Table)
    if (Name == Mnemonic)
      return &Fn;
  return nullptr;
}

TEST_F(IntrinsicSemanticsTest, MixedIntegers) {
  unsigned NumChecked = 0;
  for (const GenXInfo &Info : allGenXInfos()) {
    bool IsInteger = Info.Lowering == LoweringKind::Alu ||
                     Info.Lowering == LoweringKind::Convert;
    const Reference *Ref = exactReference(Info.VisaName);
    if (!IsInteger || !Ref || Info.Operands[0].Type != TypeClass::Int)
      continue;
    ++NumChecked;
    for (unsigned Bits : {8u, 16u, 32u, 64u})
      for (unsigned ResultBits : {8u, 16u, 32u, 64u}) {
        SmallVector<Operand, 3> Ops;
        for (unsigned K = 0; K != Info.Operands.size(); ++K) {
          // The addend of mad has the type of the result.
          unsigned OpBits =
              Info.Operands[K].Name == "addend" ? ResultBits : Bits;
          Ops.push_back({intTy(OpBits), combination(OpBits, K)});
        }
        Lanes Got = run(Info.Id, intTy(ResultBits), Ops);
        ASSERT_EQ(Got.size(), Ops[0].Values.size()) << Info.Name;
        for (size_t L = 0; L != Got.size(); ++L) {
          SmallVector<APInt, 3> X;
          for (const Operand &Op : Ops)
            X.push_back(exact(*Op.Values[L], operandsSigned(Info)));
          if (Info.VisaName == "shl")
            X[1] = exact(*Ops[1].Values[L], false) &
                   (ResultBits == 64 || Bits == 64 ? 63 : 31);
          APInt Exact = (*Ref)(X);
          bool IsOpen = Info.VisaName == "shl" && Info.Saturates &&
                        !(operandsSigned(Info) ? Exact.isSignedIntN(33)
                                               : Exact.isIntN(33));
          EXPECT_EQ(Got[L].has_value(), !IsOpen) << Info.Name;
          if (IsOpen)
            continue;
          APInt Expected =
              fit(Exact, ResultBits, Info.Saturates, resultSigned(Info));
          ASSERT_EQ(Got[L], Expected)
              << Info.Name << " i" << ResultBits << " of i" << Bits << ": "
              << laneText(Ops[0].Values[L]);
        }
      }
  }
  EXPECT_EQ(NumChecked, 49u);
}

/// Tests of intrinsics whose result and operands have the same type. \p Ref
/// computes the expected result from the operands.
class SameTypeTest : public IntrinsicSemanticsTest {
protected:
  void check(GenXIntrinsic Id, unsigned Bits, unsigned NumOps, Reference Ref,
             std::optional<unsigned> Field = std::nullopt,
             Constant *Last = nullptr) {
    SmallVector<Operand, 4> Ops;
    for (unsigned K = 0; K != NumOps; ++K)
      Ops.push_back({intTy(Bits), combination(Bits, K)});
    Lanes Got = run(Id, intTy(Bits), Ops, Field, Last);
    ASSERT_EQ(Got.size(), Ops[0].Values.size());
    for (size_t L = 0; L != Got.size(); ++L) {
      SmallVector<APInt, 4> X;
      for (const Operand &Op : Ops)
        X.push_back(*Op.Values[L]);
      ASSERT_EQ(Got[L], Ref(X)) << getGenXInfo(Id).Name << " of i" << Bits
                                << ", " << laneText(Ops[0].Values[L]);
    }
  }
};

TEST_F(SameTypeTest, HighHalves) {
  for (unsigned Bits : {8u, 16u, 32u, 64u}) {
    check(GenXIntrinsic::Smulh, Bits, 2, [=](ArrayRef<APInt> X) {
      return (exact(X[0], true) * exact(X[1], true)).ashr(Bits).trunc(Bits);
    });
    check(GenXIntrinsic::Umulh, Bits, 2, [=](ArrayRef<APInt> X) {
      return (exact(X[0], false) * exact(X[1], false)).lshr(Bits).trunc(Bits);
    });
  }
}

TEST_F(SameTypeTest, AbsoluteValues) {
  for (unsigned Bits : {8u, 16u, 32u, 64u})
    check(GenXIntrinsic::AbsI, Bits, 1,
          [](ArrayRef<APInt> X) { return X[0].isNegative() ? -X[0] : X[0]; });
}

TEST_F(SameTypeTest, Rotations) {
  for (unsigned Bits : {16u, 32u, 64u}) {
    check(GenXIntrinsic::Rol, Bits, 2,
          [](ArrayRef<APInt> X) { return X[0].rotl(X[1]); });
    check(GenXIntrinsic::Ror, Bits, 2,
          [](ArrayRef<APInt> X) { return X[0].rotr(X[1]); });
  }
}

TEST_F(SameTypeTest, Carries) {
  auto Flag = [](bool Is) { return APInt(32, Is); };
  check(
      GenXIntrinsic::Addc, 32, 2,
      [=](ArrayRef<APInt> X) {
        return Flag((exact(X[0], false) + exact(X[1], false))[32]);
      },
      0);
  check(
      GenXIntrinsic::Addc, 32, 2, [](ArrayRef<APInt> X) { return X[0] + X[1]; },
      1);
  check(
      GenXIntrinsic::Subb, 32, 2,
      [=](ArrayRef<APInt> X) { return Flag(X[0].ult(X[1])); }, 0);
  check(
      GenXIntrinsic::Subb, 32, 2, [](ArrayRef<APInt> X) { return X[0] - X[1]; },
      1);
}

TEST_F(SameTypeTest, BitwiseFunctions) {
  for (unsigned Table = 0; Table != 256; ++Table)
    check(
        GenXIntrinsic::Bfn, Table % 3 ? 32 : 16, 3,
        [=](ArrayRef<APInt> X) {
          APInt R = APInt::getZero(X[0].getBitWidth());
          for (unsigned Bit = 0; Bit != R.getBitWidth(); ++Bit)
            R.setBitVal(
                Bit, Table >> (4 * X[2][Bit] + 2 * X[1][Bit] + X[0][Bit]) & 1);
          return R;
        },
        std::nullopt, ConstantInt::get(intTy(8), Table));
}

/// Returns bit \p At of \p V. Bits beyond the width of \p V are \p Fill.
bool bitOr(const APInt &V, uint64_t At, bool Fill) {
  return At < V.getBitWidth() ? V[unsigned(At)] : Fill;
}

TEST_F(SameTypeTest, BitFields) {
  for (bool Signed : {false, true})
    check(Signed ? GenXIntrinsic::Sbfe : GenXIntrinsic::Ubfe, 32, 3,
          [=](ArrayRef<APInt> X) {
            uint64_t Width = X[0].getZExtValue() & 31;
            uint64_t Offset = X[1].getZExtValue() & 31;
            bool Fill = Signed && X[2].isNegative();
            bool Sign =
                Signed && Width && bitOr(X[2], Offset + Width - 1, Fill);
            APInt R(32, 0);
            for (unsigned Bit = 0; Bit != 32; ++Bit)
              R.setBitVal(Bit,
                          Bit < Width ? bitOr(X[2], Offset + Bit, Fill) : Sign);
            return R;
          });
  check(GenXIntrinsic::Bfi, 32, 4, [](ArrayRef<APInt> X) {
    uint64_t Width = X[0].getZExtValue() & 31;
    uint64_t Offset = X[1].getZExtValue() & 31;
    APInt R = X[3];
    for (unsigned Bit = 0; Bit != Width && Offset + Bit < 32; ++Bit)
      R.setBitVal(unsigned(Offset) + Bit, X[2][Bit]);
    return R;
  });
}

TEST_F(SameTypeTest, Counts) {
  auto OrOnes = [](unsigned Count) {
    return Count == 32 ? APInt::getMaxValue(32) : APInt(32, Count);
  };
  check(GenXIntrinsic::Bfrev, 32, 1, [](ArrayRef<APInt> X) {
    APInt R(32, 0);
    for (unsigned Bit = 0; Bit != 32; ++Bit)
      R.setBitVal(31 - Bit, X[0][Bit]);
    return R;
  });
  check(GenXIntrinsic::Sfbh, 32, 1, [=](ArrayRef<APInt> X) {
    unsigned Count = 0;
    while (Count != 32 && X[0][31 - Count] == X[0][31])
      ++Count;
    return OrOnes(Count);
  });
  check(GenXIntrinsic::Ufbh, 32, 1,
        [=](ArrayRef<APInt> X) { return OrOnes(X[0].countl_zero()); });
  check(GenXIntrinsic::Fbl, 32, 1,
        [=](ArrayRef<APInt> X) { return OrOnes(X[0].countr_zero()); });
  check(GenXIntrinsic::Lzd, 32, 1,
        [](ArrayRef<APInt> X) { return APInt(32, X[0].countl_zero()); });
  for (unsigned Bits : {8u, 16u, 32u, 64u}) {
    Operand Op{intTy(Bits), combination(Bits, 0)};
    Lanes Got = run(GenXIntrinsic::Cbit, intTy(32), {Op});
    for (size_t L = 0; L != Got.size(); ++L)
      ASSERT_EQ(Got[L], APInt(32, Op.Values[L]->popcount()));
  }
}

TEST_F(SameTypeTest, ProductsOfBytes) {
  unsigned NumChecked = 0;
  for (const GenXInfo &Info : allGenXInfos()) {
    if (Info.VisaName != "dp4a")
      continue;
    ++NumChecked;
    check(Info.Id, 32, 3, [&](ArrayRef<APInt> X) {
      bool Signed = operandsSigned(Info);
      APInt Sum = exact(X[0], Signed);
      for (unsigned Byte = 0; Byte != 4; ++Byte)
        Sum += exact(X[1].extractBits(8, 8 * Byte), Signed) *
               exact(X[2].extractBits(8, 8 * Byte), Signed);
      return fit(Sum, 32, Info.Saturates, resultSigned(Info));
    });
  }
  EXPECT_EQ(NumChecked, 8u);
}

//===----------------------------------------------------------------------===//
// Floating point
//===----------------------------------------------------------------------===//

/// Converts between the bits of a T and a number. The number is a float for
/// halves, else a T.
template <typename T> struct Format;
template <> struct Format<float> {
  static Type *type(LLVMContext &C) { return Type::getFloatTy(C); }
  static float value(const APInt &Bits) { return Bits.bitsToFloat(); }
  static APInt bits(float V) { return APInt(32, bit_cast<uint32_t>(V)); }
};
template <> struct Format<double> {
  static Type *type(LLVMContext &C) { return Type::getDoubleTy(C); }
  static double value(const APInt &Bits) { return Bits.bitsToDouble(); }
  static APInt bits(double V) { return APInt(64, bit_cast<uint64_t>(V)); }
};
struct Half {};
template <> struct Format<Half> {
  static Type *type(LLVMContext &C) { return Type::getHalfTy(C); }
  static float value(const APInt &Bits) {
    return runtime::floatFromHalf(uint16_t(Bits.getZExtValue()));
  }
  static APInt bits(float V) { return APInt(16, runtime::halfFromFloat(V)); }
};

class FloatSemanticsTest : public IntrinsicSemanticsTest {
protected:
  template <typename T> Lanes values(unsigned K) {
    constexpr float Inf = std::numeric_limits<float>::infinity();
    const float Numbers[] = {
        0.0f,  -0.0f,    1.0f,   -1.0f,  0.5f,   -0.5f,  1.5f,         2.5f,
        -2.5f, -1.75f,   0.999f, 1.001f, 1e-30f, -1e-7f, 7.0f,         100.25f,
        -1e4f, 65504.0f, 1e30f,  Inf,    -Inf,   3e-45f, std::nanf("")};
    constexpr size_t N = std::size(Numbers);
    Lanes Result;
    for (size_t I = 0; I != N; ++I)
      for (size_t J = 0; J != N; ++J) {
        size_t Which[] = {I, J, (I + 5 * J + 3) % N};
        Result.push_back(Format<T>::bits(Numbers[Which[K]]));
      }
    return Result;
  }

  /// If the expected result is a NaN, any NaN is accepted.
  template <typename T, typename Fn>
  void check(GenXIntrinsic Id, unsigned NumOps, Fn Ref) {
    using F = Format<T>;
    Type *Ty = F::type(Ctx);
    SmallVector<Operand, 3> Ops;
    for (unsigned K = 0; K != NumOps; ++K)
      Ops.push_back({Ty, values<T>(K)});
    Lanes Got = run(Id, Ty, Ops);
    ASSERT_EQ(Got.size(), Ops[0].Values.size());
    for (size_t L = 0; L != Got.size(); ++L) {
      decltype(F::value(APInt())) X[3] = {};
      for (unsigned K = 0; K != NumOps; ++K)
        X[K] = F::value(*Ops[K].Values[L]);
      APInt Expected = F::bits(Ref(X));
      ASSERT_TRUE(Got[L]) << getGenXInfo(Id).Name << " is poison";
      if (std::isnan(F::value(Expected)) && std::isnan(F::value(*Got[L])))
        continue;
      ASSERT_EQ(Got[L], Expected)
          << getGenXInfo(Id).Name << " of " << X[0] << ", " << X[1] << ", "
          << X[2] << ": " << F::value(*Got[L]);
    }
  }

  template <typename T> void checkExact();
  template <typename T> void checkFunctions();
};

template <typename T> void FloatSemanticsTest::checkExact() {
  using V = decltype(Format<T>::value(APInt()));
  auto Round = [](V X) { return Format<T>::value(Format<T>::bits(X)); };
  check<T>(GenXIntrinsic::AbsF, 1, [](V *X) { return std::fabs(X[0]); });
  check<T>(GenXIntrinsic::Sat, 1,
           [](V *X) { return X[0] > 0 ? (X[0] < 1 ? X[0] : V(1)) : V(0); });
  auto Less = [](V A, V B) {
    return A < B || (A == B && std::signbit(A) && !std::signbit(B));
  };
  check<T>(GenXIntrinsic::Fmin, 2, [=](V *X) {
    return std::isnan(X[0]) || Less(X[1], X[0]) ? X[1] : X[0];
  });
  check<T>(GenXIntrinsic::Fmax, 2, [=](V *X) {
    return std::isnan(X[0]) || Less(X[0], X[1]) ? X[1] : X[0];
  });
  check<T>(GenXIntrinsic::Inv, 1, [](V *X) { return 1 / X[0]; });
  check<T>(GenXIntrinsic::IeeeDiv, 2, [](V *X) { return X[0] / X[1]; });
  check<T>(GenXIntrinsic::Sqrt, 1, [](V *X) { return std::sqrt(X[0]); });
  check<T>(GenXIntrinsic::IeeeSqrt, 1, [](V *X) { return std::sqrt(X[0]); });
  check<T>(GenXIntrinsic::Rndd, 1, [](V *X) { return std::floor(X[0]); });
  check<T>(GenXIntrinsic::Rndu, 1, [](V *X) { return std::ceil(X[0]); });
  check<T>(GenXIntrinsic::Rndz, 1, [](V *X) { return std::trunc(X[0]); });
  check<T>(GenXIntrinsic::Rnde, 1, [](V *X) { return std::nearbyint(X[0]); });
  check<T>(GenXIntrinsic::Lrp, 3, [=](V *X) {
    // Each operation is rounded; volatile prevents the compiler from fusing
    // them.
    volatile V L = Round(X[0] * X[1]);
    volatile V R = Round(Round(1 - X[0]) * X[2]);
    return L + R;
  });
}

template <typename T> void FloatSemanticsTest::checkFunctions() {
  using V = decltype(Format<T>::value(APInt()));
  using runtime::MathFunction;
  const std::pair<GenXIntrinsic, MathFunction> Unary[] = {
      {GenXIntrinsic::Rsqrt, MathFunction::Rsqrt},
      {GenXIntrinsic::Exp, MathFunction::Exp2},
      {GenXIntrinsic::Log, MathFunction::Log2},
      {GenXIntrinsic::Sin, MathFunction::Sin},
      {GenXIntrinsic::Cos, MathFunction::Cos},
      {GenXIntrinsic::Frc, MathFunction::Frc}};
  for (auto &[Id, Fn] : Unary)
    check<T>(Id, 1,
             [Fn = Fn](V *X) { return runtime::mathFunction(Fn, X[0]); });
  check<T>(GenXIntrinsic::Pow, 2, [](V *X) {
    return runtime::mathFunction(MathFunction::Pow, X[0], X[1]);
  });
}

TEST_F(FloatSemanticsTest, Exact) {
  checkExact<Half>();
  checkExact<float>();
  checkExact<double>();
}

TEST_F(FloatSemanticsTest, Functions) {
  checkFunctions<Half>();
  checkFunctions<float>();
  checkFunctions<double>();
}

TEST_F(FloatSemanticsTest, ToIntegers) {
  for (bool Signed : {false, true})
    for (unsigned Bits : {8u, 16u, 32u, 64u}) {
      Operand Op{Type::getFloatTy(Ctx), values<float>(0)};
      Lanes Got =
          run(Signed ? GenXIntrinsic::FPToSISat : GenXIntrinsic::FPToUISat,
              intTy(Bits), {Op});
      for (size_t L = 0; L != Got.size(); ++L) {
        double X = std::trunc(Op.Values[L]->bitsToFloat());
        double Min = Signed ? -std::ldexp(1.0, int(Bits) - 1) : 0;
        double End = std::ldexp(1.0, int(Bits) - Signed); // Exclusive.
        APInt Expected(Bits, 0);
        if (X >= End)
          Expected = Signed ? APInt::getSignedMaxValue(Bits)
                            : APInt::getMaxValue(Bits);
        else if (X <= Min)
          Expected = Signed ? APInt::getSignedMinValue(Bits) : APInt(Bits, 0);
        else if (X < 0)
          Expected = APInt(64, uint64_t(int64_t(X))).trunc(Bits);
        else if (X > 0)
          Expected = APInt(64, uint64_t(X)).trunc(Bits);
        ASSERT_EQ(Got[L], Expected) << X << " as " << Bits << " bits";
      }
    }
}

//===----------------------------------------------------------------------===//
// Completeness
//===----------------------------------------------------------------------===//

TEST(IntrinsicSemantics, AllArithmeticIsTested) {
  // The intrinsics that the tests above name. exactReference finds other
  // intrinsics by their mnemonic.
  const StringSet<> Named = {
      "smulh", "umulh", "rol",  "ror",  "addc",     "subb",     "bfn",
      "sbfe",  "ubfe",  "bfi",  "cbit", "bfrev",    "sfbh",     "ufbh",
      "fbl",   "lzd",   "fmin", "fmax", "frc",      "inv",      "sqrt",
      "rsqrt", "exp",   "log",  "sin",  "cos",      "rndd",     "rndu",
      "rnde",  "rndz",  "pow",  "lrp",  "ieee.div", "ieee.sqrt"};
  for (const GenXInfo &Info : allGenXInfos()) {
    if (Info.Lowering != LoweringKind::Alu)
      continue;
    StringRef Name =
        StringRef(Info.Name).substr(StringRef("llvm.genx.").size());
    EXPECT_TRUE(Named.contains(Name) || exactReference(Info.VisaName) ||
                Info.VisaName == "dp4a")
        << Info.Name;
  }
}

} // namespace
