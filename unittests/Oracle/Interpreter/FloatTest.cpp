//===- FloatTest.cpp - Floating point operations and conversions ----------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Sheet.h"
#include "cmx/Oracle/Runtime/FloatMath.h"

#include <cmath>
#include <limits>

using namespace cmx;

namespace {
constexpr float Inf = std::numeric_limits<float>::infinity();
constexpr float NaN = std::numeric_limits<float>::quiet_NaN();
constexpr float Tiny = 0x1p-140f; ///< A denormal.

uint32_t bits(float F) {
  uint32_t B;
  std::memcpy(&B, &F, sizeof(B));
  return B;
}

/// Sixteen numbers, among them corner cases of all kinds.
const std::vector<float> Corners = {
    0.0f, -0.0f, 1.0f, -1.0f, 0.5f,  -2.5f,  3.5f,    1e30f,
    -Inf, Inf,   NaN,  Tiny,  65504, -1e-4f, 123.75f, 0x1.fffffep127f};

/// Kernels compute R, sixteen floats. A holds Corners, and B holds them in
/// reverse order.
class FloatTest : public MessageTest {
protected:
  FloatTest() {
    var("A", "f", Corners);
    std::vector<float> Turned(Corners.rbegin(), Corners.rend());
    var("B", "f", Turned);
    var("R", "f", std::vector<float>(16, 77.0f));
  }
  std::vector<float> result(const std::string &Body) {
    return valuesOf<float>(after("skl", Body, "R"));
  }
  /// Expects equal bits, and for a NaN the quiet NaN without sign.
  void expectSame(const std::string &Text, float Expected, float Actual) {
    EXPECT_EQ(Expected != Expected ? 0x7FC00000u : bits(Expected), bits(Actual))
        << Text << ": " << Expected << " " << Actual;
  }
  void binary(const std::string &Name, std::function<float(float, float)> Fn) {
    std::vector<float> R = result(
        "    " + Name + " (M1, 16) R(0,0)<1> A(0,0)<1;1,0> B(0,0)<1;1,0>");
    for (unsigned N = 0; N != 16; ++N)
      expectSame(Name, Fn(Corners[N], Corners[15 - N]), R[N]);
  }
  void unary(const std::string &Name, std::function<float(float)> Fn) {
    std::vector<float> R =
        result("    " + Name + " (M1, 16) R(0,0)<1> A(0,0)<1;1,0>");
    for (unsigned N = 0; N != 16; ++N)
      expectSame(Name, Fn(Corners[N]), R[N]);
  }
};
} // namespace

TEST_F(FloatTest, Arithmetic) {
  auto Clamp = [](float F) { return F > 1.0f ? 1.0f : F > 0.0f ? F : 0.0f; };
  binary("add", [](float X, float Y) { return X + Y; });
  binary("mul", [](float X, float Y) { return X * Y; });
  binary("div", [](float X, float Y) { return X / Y; });
  binary("divm", [](float X, float Y) { return X / Y; });
  binary("add.sat", [&](float X, float Y) { return Clamp(X + Y); });
  binary("mul.sat", [&](float X, float Y) { return Clamp(X * Y); });
  std::vector<float> R = result("    mad (M1, 16) R(0,0)<1> A(0,0)<1;1,0> "
                                "B(0,0)<1;1,0> (-)A(0,0)<1;1,0>");
  for (unsigned N = 0; N != 16; ++N)
    expectSame("mad", std::fma(Corners[N], Corners[15 - N], -Corners[N]), R[N]);
  R = result("    lrp (M1, 16) R(0,0)<1> 0.25:f A(0,0)<1;1,0> B(0,0)<1;1,0>");
  for (unsigned N = 0; N != 16; ++N)
    expectSame("lrp", 0.25f * Corners[N] + 0.75f * Corners[15 - N], R[N]);
}

TEST_F(FloatTest, MinMax) {
  binary("min", [](float X, float Y) {
    return X != X                      ? Y
           : Y != Y                    ? X
           : X == Y && std::signbit(X) ? X
           : X < Y                     ? X
                                       : Y;
  });
  binary("max", [](float X, float Y) {
    return X != X                      ? Y
           : Y != Y                    ? X
           : X == Y && std::signbit(X) ? Y
           : X > Y                     ? X
                                       : Y;
  });
}

TEST_F(FloatTest, Functions) {
  using runtime::MathFunction;
  unary("rndd", [](float X) { return std::floor(X); });
  unary("rndu", [](float X) { return std::ceil(X); });
  unary("rndz", [](float X) { return std::trunc(X); });
  unary("rnde", [](float X) { return std::nearbyint(X); });
  unary("sqrtm", [](float X) { return std::sqrt(X); });
  auto Math = [&](const char *Name, MathFunction Fn) {
    unary(Name, [=](float X) { return runtime::mathFunction(Fn, X); });
  };
  Math("inv", MathFunction::Inv);
  Math("sqrt", MathFunction::Sqrt);
  Math("rsqrt", MathFunction::Rsqrt);
  Math("exp", MathFunction::Exp2);
  Math("log", MathFunction::Log2);
  Math("sin", MathFunction::Sin);
  Math("cos", MathFunction::Cos);
  Math("frc", MathFunction::Frc);
  binary("pow", [](float X, float Y) {
    return runtime::mathFunction(MathFunction::Pow, X, Y);
  });
}

TEST_F(FloatTest, DotProducts) {
  var("C", "f", numbers<float>(16, [](unsigned N) { return float(N) - 3; }));
  var("E", "f", numbers<float>(16, [](unsigned N) { return 2.0f * N; }));
  std::vector<float> R =
      result("    dp4 (M1, 8) R(0,0)<1> C(0,0)<1;1,0> E(0,0)<1;1,0>\n"
             "    line (M1, 8) R(1,0)<1> C(0,1)<0;4,1> E(0,0)<1;1,0>");
  for (unsigned N = 0; N != 8; ++N) {
    float Sum = 0;
    for (unsigned K = N / 4 * 4; K != N / 4 * 4 + 4; ++K)
      Sum += (float(K) - 3) * (2.0f * K);
    EXPECT_EQ(R[N], Sum);
    EXPECT_EQ(R[8 + N], -2.0f * (2.0f * N) + 1.0f);
  }
}

/// A plain move keeps every bit. Modifiers change only the sign bit.
TEST_F(FloatTest, MovesKeepBits) {
  const uint32_t Signalling = 0xFF800001;
  var("C", "ud", std::vector<uint32_t>(16, Signalling));
  declare(".decl CF v_type=G type=f num_elts=16 align=GRF alias=<C, 0>");
  EXPECT_EQ(bits(result("    mov (M1, 16) R(0,0)<1> CF(0,0)<1;1,0>")[3]),
            Signalling);
  EXPECT_EQ(bits(result("    mov (M1, 16) R(0,0)<1> (abs)CF(0,0)<1;1,0>")[3]),
            Signalling & 0x7FFFFFFF);
  EXPECT_EQ(bits(result("    mov (M1, 16) R(0,0)<1> (-)CF(0,0)<1;1,0>")[3]),
            Signalling ^ 0x80000000);
  EXPECT_EQ(bits(result("    mov (M1, 16) R(0,0)<1> (-abs)A(0,0)<1;1,0>")[2]),
            bits(-1.0f));
}

//===----------------------------------------------------------------------===//
// Conversions
//===----------------------------------------------------------------------===//

template <typename T>
static void toInteger(const char *Type, const std::vector<float> &From,
                      const std::vector<T> &Expected) {
  for (const char *Sat : {"", ".sat"}) {
    Sheet S;
    std::vector<float> Padded = From;
    Padded.resize(16);
    S.var("A", "f", Padded);
    S.var("R", Type, Data(128));
    std::vector<T> R = valuesOf<T>(S.after(
        "skl",
        std::string("    mov") + Sat + " (M1, 16) R(0,0)<1> A(0,0)<1;1,0>",
        "R"));
    for (size_t N = 0; N != From.size(); ++N)
      EXPECT_EQ(R[N], Expected[N]) << Type << Sat << " of " << From[N];
  }
}

TEST(InterpreterConversion, FloatsStopAtTheEndsOfIntegers) {
  toInteger<int32_t>("d", {1.9f, -1.9f, 3e9f, -3e9f, NaN, Inf, -Inf, Tiny},
                     {1, -1, INT32_MAX, INT32_MIN, 0, INT32_MAX, INT32_MIN, 0});
  toInteger<uint32_t>("ud", {1.9f, -1.9f, 3e9f, 5e9f, NaN, Inf, -Inf, -0.5f},
                      {1, 0, 3000000000u, UINT32_MAX, 0, UINT32_MAX, 0, 0});
  toInteger<int16_t>("w", {32767.5f, 32768.0f, -32769.0f, -0.9f},
                     {32767, 32767, -32768, 0});
  toInteger<uint8_t>("ub", {255.9f, 256.0f, -1.0f, 17.5f}, {255, 255, 0, 17});
  toInteger<int8_t>("b", {127.9f, 128.0f, -128.9f, -200.0f},
                    {127, 127, -128, -128});
  toInteger<int64_t>("q", {1e19f, -1e19f, 123456.0f, NaN},
                     {INT64_MAX, INT64_MIN, 123456, 0});
  toInteger<uint64_t>("uq", {1e20f, -1.0f, 1e19f, NaN},
                      {UINT64_MAX, 0, 9999999980506447872u, 0});
}

TEST(InterpreterConversion, IntegersToFloatsRoundToEven) {
  Sheet S;
  S.var("A", "d",
        std::vector<int32_t>{16777217, 16777219, -16777217, INT32_MIN,
                             INT32_MAX, 0, 2049, 100000, 0, 0, 0, 0, 0, 0, 0,
                             0});
  S.var("Q", "uq", std::vector<uint64_t>(8, UINT64_MAX));
  S.var("F", "f", Data(64));
  S.var("H", "hf", Data(64));
  S.var("X", "df", Data(64));
  std::vector<float> F =
      valuesOf<float>(S.after("skl",
                              "    mov (M1, 8) F(0,0)<1> A(0,0)<1;1,0>\n"
                              "    mov (M1, 1) F(0,8)<1> Q(0,0)<0;1,0>",
                              "F"));
  EXPECT_EQ(F[0], 16777216.0f);
  EXPECT_EQ(F[1], 16777220.0f);
  EXPECT_EQ(F[2], -16777216.0f);
  EXPECT_EQ(F[3], -2147483648.0f);
  EXPECT_EQ(F[4], 2147483648.0f);
  EXPECT_EQ(F[8], 0x1p64f);
  std::vector<uint16_t> H = valuesOf<uint16_t>(
      S.after("skl", "    mov (M1, 8) H(0,0)<1> A(0,0)<1;1,0>", "H"));
  EXPECT_EQ(H[6], runtime::halfFromFloat(2048.0f));
  EXPECT_EQ(H[7], 0x7C00); // Infinity.
  std::vector<double> X = valuesOf<double>(
      S.after("skl", "    mov (M1, 8) X(0,0)<1> A(0,0)<1;1,0>", "X"));
  EXPECT_EQ(X[0], 16777217.0);
}

TEST(InterpreterConversion, BetweenFloats) {
  Sheet S;
  // The second number is a little above a tie of halves. Rounded to float
  // first, it would be a tie.
  S.var("X", "df",
        std::vector<double>{1.5, 1.0 + 0x1p-11 + 0x1p-40, 1e300, -0.0, 0x1p-24,
                            0x1p-26, 70000, 1.0 / 3});
  S.var("A", "f", std::vector<float>(16, 1.0f + 0x1p-11f));
  S.var("F", "f", Data(64));
  S.var("H", "hf", Data(64));
  std::vector<uint16_t> H =
      valuesOf<uint16_t>(S.after("skl",
                                 "    mov (M1, 8) H(0,0)<1> X(0,0)<1;1,0>\n"
                                 "    mov (M1, 8) H(0,8)<1> A(0,0)<1;1,0>",
                                 "H"));
  EXPECT_EQ(H[0], 0x3E00);
  EXPECT_EQ(H[1], 0x3C01);
  EXPECT_EQ(H[2], 0x7C00);
  EXPECT_EQ(H[3], 0x8000);
  EXPECT_EQ(H[4], 0x0001);
  EXPECT_EQ(H[5], 0x0000);
  EXPECT_EQ(H[6], 0x7C00);
  EXPECT_EQ(H[8], 0x3C00);
  std::vector<float> F = valuesOf<float>(
      S.after("skl", "    mov (M1, 8) F(0,0)<1> X(0,0)<1;1,0>", "F"));
  EXPECT_EQ(F[2], Inf);
  EXPECT_EQ(F[7], 1.0f / 3);
}

TEST(InterpreterConversion, Tf32) {
  Sheet S;
  S.var("A", "f",
        std::vector<float>{1.0f + 0x1p-11f, 1.0f + 0x3p-11f, Tiny, NaN, -Inf,
                           0x1.fffffep127f, -1.5f, 0, 0, 0, 0, 0, 0, 0, 0, 0});
  S.var("R", "ud", Data(64));
  Data R = S.after("pvc", "    fcvt (M1, 8) R(0,0)<1> A(0,0)<1;1,0>", "R");
  EXPECT_EQ(numberAt(R, 0, 4), bits(1.0f));
  EXPECT_EQ(numberAt(R, 4, 4), bits(1.0f + 0x1p-9f));
  EXPECT_EQ(numberAt(R, 8, 4), 0u);
  EXPECT_EQ(numberAt(R, 12, 4), 0x7FC00000u);
  EXPECT_EQ(numberAt(R, 16, 4), bits(-Inf));
  EXPECT_EQ(numberAt(R, 20, 4), bits(Inf));
  EXPECT_EQ(numberAt(R, 24, 4), bits(-1.5f));
}

//===----------------------------------------------------------------------===//
// Halves, bfloats, doubles
//===----------------------------------------------------------------------===//

static uint16_t half(double D) { return runtime::halfFromDouble(D); }

TEST(InterpreterHalf, OneRounding) {
  // Products of halves near a tie. A tiny addend determines the direction of
  // rounding.
  std::vector<uint16_t> A, B, C;
  std::vector<double> X, Y, Z;
  for (unsigned N = 0; N != 32; ++N) {
    A.push_back(uint16_t(0x3C00 + N * 37 % 1024));
    B.push_back(uint16_t(0x3C00 + N * 101 % 1024));
    C.push_back(uint16_t(N % 2 ? 0x0001 + N : 0x8001 + N));
    X.push_back(runtime::floatFromHalf(A.back()));
    Y.push_back(runtime::floatFromHalf(B.back()));
    Z.push_back(runtime::floatFromHalf(C.back()));
  }
  Sheet S;
  S.var("A", "hf", A);
  S.var("B", "hf", B);
  S.var("C", "hf", C);
  S.var("R", "hf", Data(64));
  auto Run = [&](const std::string &Text) {
    return valuesOf<uint16_t>(S.after("skl",
                                      "    " + Text +
                                          " A(0,0)<1;1,0> "
                                          "B(0,0)<1;1,0>",
                                      "R"));
  };
  std::vector<uint16_t> Sum = Run("add (M1, 32) R(0,0)<1>");
  std::vector<uint16_t> Product = Run("mul (M1, 32) R(0,0)<1>");
  std::vector<uint16_t> Quotient = Run("div (M1, 32) R(0,0)<1>");
  std::vector<uint16_t> Fused = valuesOf<uint16_t>(
      S.after("skl",
              "    mad (M1, 32) R(0,0)<1> A(0,0)<1;1,0> B(0,0)<1;1,0> "
              "C(0,0)<1;1,0>",
              "R"));
  for (unsigned N = 0; N != 32; ++N) {
    EXPECT_EQ(Sum[N], half(X[N] + Y[N]));
    EXPECT_EQ(Product[N], half(X[N] * Y[N]));
    EXPECT_EQ(Quotient[N], half(X[N] / Y[N]));
    EXPECT_EQ(Fused[N], half(X[N] * Y[N] + Z[N]));
  }
}

/// If a source or the destination is a float, an operation on halves computes
/// in float.
TEST(InterpreterHalf, MixedWithFloat) {
  Sheet S;
  S.var("H", "hf", std::vector<uint16_t>(32, half(2048)));
  S.var("A", "f", std::vector<float>(16, 1.0f));
  S.var("R", "f", Data(64));
  S.var("RH", "hf", Data(64));
  const char *Body = "    add (M1, 16) R(0,0)<1> H(0,0)<1;1,0> A(0,0)<1;1,0>\n"
                     "    add (M1, 16) RH(0,0)<1> H(0,0)<1;1,0> "
                     "A(0,0)<1;1,0>";
  EXPECT_EQ(valuesOf<float>(S.after("skl", Body, "R"))[5], 2049.0f);
  EXPECT_EQ(valuesOf<uint16_t>(S.after("skl", Body, "RH"))[5], half(2048));
  Body = "    add (M1, 16) R(0,0)<1> H(0,0)<1;1,0> 0x3C00:hf";
  EXPECT_EQ(valuesOf<float>(S.after("skl", Body, "R"))[5], 2049.0f);
}

TEST(InterpreterBFloat, Arithmetic) {
  auto BF = [](float F) { return runtime::bfloatFromFloat(F); };
  Sheet S;
  S.var("G", "uw", std::vector<uint16_t>(32, BF(1.5f)));
  S.declare(".decl GB v_type=G type=bf num_elts=32 align=GRF alias=<G, 0>");
  S.var("A", "f", std::vector<float>(16, 0x1p-9f));
  S.var("R", "uw", Data(64));
  S.declare(".decl RB v_type=G type=bf num_elts=32 align=GRF alias=<R, 0>");
  Data R = S.after("dg2",
                   "    add (M1, 16) RB(0,0)<1> GB(0,0)<1;1,0> A(0,0)<1;1,0>\n"
                   "    mov (M1, 8) RB(0,16)<1> A(0,0)<1;1,0>",
                   "R");
  EXPECT_EQ(numberAt(R, 0, 2), BF(1.5f + 0x1p-9f));
  EXPECT_EQ(numberAt(R, 32, 2), BF(0x1p-9f));
}

TEST(InterpreterDouble, Arithmetic) {
  std::vector<double> A = {1.0 / 3, 1e308, -0.0, 5e-324, 2, 3, 4, 5};
  std::vector<double> B = {3, 10, 7.0, 0.5, 0.1, 0.2, 0.3, 0.4};
  Sheet S;
  S.var("A", "df", A);
  S.var("B", "df", B);
  S.var("R", "df", Data(64));
  auto Check = [&](const char *Name, std::function<double(double, double)> Fn) {
    std::vector<double> R = valuesOf<double>(
        S.after("skl",
                std::string("    ") + Name +
                    " (M1, 8) R(0,0)<1> A(0,0)<1;1,0> B(0,0)<1;1,0>",
                "R"));
    for (unsigned N = 0; N != 8; ++N)
      EXPECT_EQ(R[N], Fn(A[N], B[N])) << Name;
  };
  Check("add", [](double X, double Y) { return X + Y; });
  Check("mul", [](double X, double Y) { return X * Y; });
  Check("div", [](double X, double Y) { return X / Y; });
  Check("min", [](double X, double Y) { return std::fmin(X, Y); });
  std::vector<double> R = valuesOf<double>(S.after(
      "skl", "    mad (M1, 8) R(0,0)<1> A(0,0)<1;1,0> B(0,0)<1;1,0> -1.0:df",
      "R"));
  for (unsigned N = 0; N != 8; ++N)
    EXPECT_EQ(R[N], std::fma(A[N], B[N], -1.0));
}

//===----------------------------------------------------------------------===//
// Denormals
//===----------------------------------------------------------------------===//

TEST(InterpreterDenormals, KeptUnlessAskedFor) {
  for (bool Flush : {false, true})
    for (bool KernelKeepsThem : {false, true}) {
      Sheet S;
      S.Options.FlushDenormals = Flush;
      S.var("A", "f", std::vector<float>(16, -Tiny));
      S.var("H", "hf", std::vector<uint16_t>(32, 0x0003));
      S.var("R", "f", Data(64));
      S.var("M", "f", Data(64));
      S.var("RH", "hf", Data(64));
      std::string Body = KernelKeepsThem ? "    or (M1_NM, 1) %cr0(0,0)<1> "
                                           "%cr0(0,0)<0;1,0> 0x4c0:ud\n"
                                         : "";
      Body += "    mul (M1, 16) R(0,0)<1> A(0,0)<1;1,0> 1.0:f\n"
              "    mov (M1, 16) M(0,0)<1> A(0,0)<1;1,0>\n"
              "    mul (M1, 16) RH(0,0)<1> H(0,0)<1;1,0> 0x3c00:hf";
      bool Kept = !Flush || KernelKeepsThem;
      EXPECT_EQ(bits(valuesOf<float>(S.after("skl", Body, "R"))[0]),
                Kept ? bits(-Tiny) : 0x80000000);
      EXPECT_EQ(bits(valuesOf<float>(S.after("skl", Body, "M"))[0]),
                bits(-Tiny));
      EXPECT_EQ(numberAt(S.after("skl", Body, "RH"), 0, 2), Kept ? 3u : 0u);
    }
}

TEST(InterpreterDenormals, OtherRoundingIsRefused) {
  Sheet S;
  EXPECT_NE(S.run("skl", "    or (M1_NM, 1) %cr0(0,0)<1> %cr0(0,0)<0;1,0> "
                         "0x30:ud")
                .find("rounding mode 3"),
            std::string::npos);
}
