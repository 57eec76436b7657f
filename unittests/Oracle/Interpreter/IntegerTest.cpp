//===- IntegerTest.cpp - Integer operations -------------------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each test runs an operation on boundary values of pairs of types, and
// compares the results with those of a few lines of plain C++.
//
//===----------------------------------------------------------------------===//

#include "Sheet.h"
#include "llvm/Support/MathExtras.h"

#include <algorithm>
#include <optional>

using namespace cmx;

namespace {
__extension__ typedef __int128 Wide;

struct IntType {
  const char *Name;
  unsigned Bits;
  bool Signed;
};
const IntType UB = {"ub", 8, false}, B = {"b", 8, true};
const IntType UW = {"uw", 16, false}, W = {"w", 16, true};
const IntType UD = {"ud", 32, false}, D = {"d", 32, true};
const IntType UQ = {"uq", 64, false}, Q = {"q", 64, true};

Wide lowest(IntType T) { return T.Signed ? -(Wide(1) << (T.Bits - 1)) : 0; }
Wide highest(IntType T) {
  return (Wide(1) << (T.Signed ? T.Bits - 1 : T.Bits)) - 1;
}

/// Returns the number of type \p T that the low bits of \p V represent.
Wide wrapped(Wide V, IntType T) {
  Wide Period = Wide(1) << T.Bits;
  V &= Period - 1;
  return T.Signed && V > highest(T) ? V - Period : V;
}
Wide clamped(Wide V, IntType T) {
  return std::min(std::max(V, lowest(T)), highest(T));
}

/// Returns the ends of the range of \p T, their neighbours, and a few patterns.
std::vector<Wide> values(IntType T) {
  std::vector<Wide> V = {lowest(T), lowest(T) + 1,  0,         1, 2, 3, 7,
                         31,        highest(T) - 1, highest(T)};
  if (T.Signed) {
    V.push_back(-1);
    V.push_back(-2);
  }
  V.push_back(wrapped(0x5A3C96F0A5C3695Bll, T));
  V.push_back(wrapped(0x0123456789ABCDEFll, T));
  return V;
}

Data packed(const std::vector<Wide> &V, IntType T) {
  Data Bytes;
  for (Wide N : V)
    for (unsigned At = 0; At != T.Bits / 8; ++At)
      Bytes.push_back(uint8_t(N >> (8 * At)));
  return Bytes;
}

Wide numberOf(const Data &Bytes, size_t Elt, IntType T) {
  return wrapped(Wide(numberAt(Bytes, Elt * T.Bits / 8, T.Bits / 8)), T);
}

std::string text(Wide V) {
  return V < 0   ? "-" + text(-V)
         : V > 9 ? text(V / 10) + char('0' + int(V % 10))
                 : std::string(1, char('0' + int(V)));
}

/// Returns the expected result, or std::nullopt if any result is right.
using Function = std::function<std::optional<Wide>(Wide, Wide)>;

/// Checks \p Mnemonic on all pairs of values of types \p A and \p B. Each
/// instruction has eight lanes, so that 64-bit operands fit in two registers.
void checkBinary(const std::string &Mnemonic, IntType Dst, IntType A, IntType B,
                 const Function &Expected, const std::string &ModA = "",
                 const char *Platform = "skl") {
  std::vector<Wide> X, Y;
  for (Wide V : values(A))
    for (Wide U : values(B)) {
      X.push_back(V);
      Y.push_back(U);
    }
  X.resize((X.size() + 7) / 8 * 8, 1);
  Y.resize(X.size(), 1);
  for (size_t First = 0; First < X.size(); First += 256) {
    size_t Count = std::min<size_t>(256, X.size() - First);
    std::vector<Wide> XPart(X.begin() + First, X.begin() + First + Count);
    std::vector<Wide> YPart(Y.begin() + First, Y.begin() + First + Count);
    Sheet S;
    S.var("A", A.Name, packed(XPart, A));
    S.var("B", B.Name, packed(YPart, B));
    S.var("R", Dst.Name, Data(llvm::alignTo(Count * Dst.Bits / 8, 64)));
    std::string Body;
    auto At = [](size_t Elt, IntType T) {
      size_t Byte = Elt * T.Bits / 8;
      return "(" + std::to_string(Byte / 32) + "," +
             std::to_string(Byte % 32 / (T.Bits / 8)) + ")";
    };
    for (size_t Elt = 0; Elt != Count; Elt += 8)
      Body += "    " + Mnemonic + " (M1, 8) R" + At(Elt, Dst) + "<1> " + ModA +
              "A" + At(Elt, A) + "<1;1,0> B" + At(Elt, B) + "<1;1,0>\n";
    Data R = S.after(Platform, Body, "R");
    for (size_t Elt = 0; Elt != Count; ++Elt)
      if (std::optional<Wide> Result = Expected(XPart[Elt], YPart[Elt]))
        ASSERT_EQ(text(numberOf(R, Elt, Dst)), text(wrapped(*Result, Dst)))
            << Mnemonic << ' ' << Dst.Name << ' ' << ModA << A.Name << ' '
            << B.Name << " of " << text(XPart[Elt]) << " and "
            << text(YPart[Elt]);
  }
}

/// Like checkBinary, for operations with one source operand.
void checkUnary(const std::string &Mnemonic, IntType Dst, IntType A,
                const std::function<Wide(Wide)> &Expected,
                const std::string &Mod = "", const char *Platform = "skl") {
  std::vector<Wide> X = values(A);
  X.resize(16, 1);
  Sheet S;
  S.var("A", A.Name, packed(X, A));
  S.var("R", Dst.Name, Data(128));
  std::string Body =
      "    " + Mnemonic + " (M1, 16) R(0,0)<1> " + Mod + "A(0,0)<1;1,0>";
  Data R = S.after(Platform, Body, "R");
  for (unsigned Elt = 0; Elt != 16; ++Elt)
    ASSERT_EQ(text(numberOf(R, Elt, Dst)), text(wrapped(Expected(X[Elt]), Dst)))
        << Mnemonic << ' ' << Dst.Name << ' ' << Mod << A.Name << " of "
        << text(X[Elt]);
}

/// Returns the result of \p Mnemonic for literal numbers. All operands have
/// type \p T.
uint32_t once(const std::string &Mnemonic, IntType T,
              const std::vector<uint32_t> &Sources,
              const char *Platform = "skl") {
  Sheet S;
  S.var("R", T.Name, Data(64));
  std::string Body = "    " + Mnemonic + " (M1, 1) R(0,0)<1>";
  for (uint32_t V : Sources)
    Body += " " + text(wrapped(V, T)) + ":" + T.Name;
  return uint32_t(numberAt(S.after(Platform, Body, "R"), 0, T.Bits / 8));
}
} // namespace

static const IntType Narrow[] = {UB, B, UW, W, UD, D};

TEST(InterpreterInteger, SumsAreExact) {
  for (IntType A : Narrow)
    for (IntType B : Narrow)
      for (IntType Dst : {UB, W, D, UD, Q}) {
        auto Sum = [](Wide X, Wide Y) { return X + Y; };
        checkBinary("add", Dst, A, B, Sum);
        checkBinary("add.sat", Dst, A, B,
                    [&](Wide X, Wide Y) { return clamped(X + Y, Dst); });
        if (testing::Test::HasFatalFailure())
          return;
      }
  checkBinary("add", Q, Q, Q, [](Wide X, Wide Y) { return X + Y; });
  checkBinary("add.sat", Q, Q, UD,
              [](Wide X, Wide Y) { return clamped(X + Y, Q); });
  checkBinary("add.sat", UQ, UQ, Q,
              [](Wide X, Wide Y) { return clamped(X + Y, UQ); });
}

TEST(InterpreterInteger, ModifiersCountBeforeTheOperation) {
  for (IntType A : Narrow)
    for (IntType Dst : {UW, D, Q}) {
      checkBinary(
          "add", Dst, A, D, [](Wide X, Wide Y) { return Y - X; }, "(-)");
      checkBinary(
          "add.sat", Dst, A, W,
          [&](Wide X, Wide Y) { return clamped((X < 0 ? -X : X) + Y, Dst); },
          "(abs)");
      checkBinary(
          "max", Dst, A, W,
          [](Wide X, Wide Y) { return std::max(X < 0 ? X : -X, Y); }, "(-abs)");
      checkBinary(
          "and", Dst, A, A, [](Wide X, Wide Y) { return ~X & Y; }, "(~)");
      if (testing::Test::HasFatalFailure())
        return;
    }
  checkUnary("mov", Q, D, [](Wide X) { return -X; }, "(-)");
  checkUnary("mov", D, D, [](Wide X) { return X < 0 ? -X : X; }, "(abs)");
  checkUnary("mov", Q, Q, [](Wide X) { return -X; }, "(-)");
}

TEST(InterpreterInteger, Products) {
  auto Product = [](Wide X, Wide Y) { return X * Y; };
  for (IntType A : Narrow)
    for (IntType B : {W, D, UD})
      for (IntType Dst : {UW, D, Q, UQ}) {
        checkBinary("mul", Dst, A, B, Product);
        checkBinary("mul.sat", Dst, A, B,
                    [&](Wide X, Wide Y) { return clamped(X * Y, Dst); });
        if (testing::Test::HasFatalFailure())
          return;
      }
  checkBinary("mulh", D, D, D, [](Wide X, Wide Y) { return X * Y >> 32; });
  checkBinary("mulh", UD, UD, UD, [](Wide X, Wide Y) { return X * Y >> 32; });
}

TEST(InterpreterInteger, MinMaxAverage) {
  for (IntType A : Narrow)
    for (IntType B : Narrow) {
      checkBinary("min", D, A, B,
                  [](Wide X, Wide Y) { return std::min(X, Y); });
      checkBinary("max", D, A, B,
                  [](Wide X, Wide Y) { return std::max(X, Y); });
      checkBinary("avg", D, A, B,
                  [](Wide X, Wide Y) { return (X + Y + 1) >> 1; });
      if (testing::Test::HasFatalFailure())
        return;
    }
  checkBinary("min", UQ, UQ, UQ, [](Wide X, Wide Y) { return std::min(X, Y); });
}

TEST(InterpreterInteger, Logic) {
  for (IntType T : {UB, W, UD, D, Q, UQ}) {
    checkBinary("and", T, T, T, [](Wide X, Wide Y) { return X & Y; });
    checkBinary("or", T, T, T, [](Wide X, Wide Y) { return X | Y; });
    checkBinary("xor", T, T, T, [](Wide X, Wide Y) { return X ^ Y; });
    checkUnary("not", T, T, [](Wide X) { return ~X; });
  }
}

TEST(InterpreterInteger, Shifts) {
  for (IntType A : Narrow)
    for (IntType Amount : {UW, D})
      for (IntType Dst : {A, D}) {
        checkBinary("shl", Dst, A, Amount,
                    [](Wide X, Wide Y) { return X * (Wide(1) << (Y & 31)); });
        if (A.Signed)
          checkBinary("asr", Dst, A, Amount,
                      [](Wide X, Wide Y) { return X >> (Y & 31); });
        else
          checkBinary("shr", Dst, A, Amount,
                      [](Wide X, Wide Y) { return X >> (Y & 31); });
        if (testing::Test::HasFatalFailure())
          return;
      }
  // shr shifts a signed dword as if it were unsigned.
  checkBinary("shr", UD, D, UW,
              [](Wide X, Wide Y) { return (X & 0xFFFFFFFF) >> (Y & 31); });
  checkBinary("shl", Q, Q, UD,
              [](Wide X, Wide Y) { return X * (Wide(1) << (Y & 63)); });
  checkBinary("shl", Q, D, UD,
              [](Wide X, Wide Y) { return X * (Wide(1) << (Y & 63)); });
  // The types of the destination and of the value determine how many bits of
  // the amount are used. The type of the amount does not.
  for (IntType Amount : {UD, Q, UQ}) {
    checkBinary("shl", D, Q, Amount,
                [](Wide X, Wide Y) { return X * (Wide(1) << (Y & 63)); });
    checkBinary("shl", UW, UQ, Amount,
                [](Wide X, Wide Y) { return X * (Wide(1) << (Y & 63)); });
    checkBinary("asr", D, Q, Amount,
                [](Wide X, Wide Y) { return X >> (Y & 63); });
    checkBinary("shr", UD, UQ, Amount,
                [](Wide X, Wide Y) { return X >> (Y & 63); });
    checkBinary("shl", D, D, Amount,
                [](Wide X, Wide Y) { return X * (Wide(1) << (Y & 31)); });
  }
  checkBinary("shr", UQ, UQ, UD, [](Wide X, Wide Y) { return X >> (Y & 63); });
  checkBinary("asr", Q, Q, UD, [](Wide X, Wide Y) { return X >> (Y & 63); });
}

/// Results of more than 33 bits are garbage.
TEST(InterpreterInteger, SaturatingShifts) {
  for (IntType A : {UB, B, UW, W, UD, D, UQ, Q})
    for (IntType Dst : {A, UW, D, Q}) {
      unsigned Last = A.Bits == 64 || Dst.Bits == 64 ? 63 : 31;
      checkBinary("shl.sat", Dst, A, UW,
                  [&](Wide X, Wide Y) -> std::optional<Wide> {
                    Wide Result = X * (Wide(1) << (Y & Last));
                    Wide Lowest = A.Signed ? -(Wide(1) << 32) : 0;
                    if (Result < Lowest || Result >= Lowest + (Wide(1) << 33))
                      return std::nullopt;
                    return clamped(Result, Dst);
                  });
      if (testing::Test::HasFatalFailure())
        return;
    }
  auto WithSeed = [](uint64_t Seed) {
    Sheet S;
    S.Options.GarbageSeed = Seed;
    S.var("R", "d", Data(64));
    return S.after("skl", "    shl.sat (M1, 1) R(0,0)<1> 0x10000:d 0x1e:d",
                   "R");
  };
  EXPECT_NE(WithSeed(1), WithSeed(2));
}

TEST(InterpreterInteger, Rotations) {
  for (IntType T : {UW, UD, UQ}) {
    auto Left = [T](Wide X, Wide Y) {
      unsigned By = unsigned(Y & (T.Bits - 1));
      return X << By | X >> (T.Bits - By);
    };
    const char *Platform = T.Bits == 64 ? "pvc" : "tgllp";
    // Registers of pvc have 64 bytes, but checkBinary assumes 32.
    if (T.Bits != 64) {
      checkBinary("rol", T, T, UW, Left, "", Platform);
      checkBinary(
          "ror", T, T, UW,
          [&](Wide X, Wide Y) { return Left(X, (T.Bits - Y) & 255); }, "",
          Platform);
    }
  }
}

TEST(InterpreterInteger, Division) {
  for (IntType T : {UW, W, UD, D}) {
    auto Usable = [T](Wide X, Wide Y) {
      return Y != 0 && !(T.Signed && Y == -1 && X == lowest(T));
    };
    std::vector<Wide> X, Y;
    for (Wide V : values(T))
      for (Wide U : values(T))
        if (Usable(V, U)) {
          X.push_back(V);
          Y.push_back(U);
        }
    X.resize(128, 1);
    Y.resize(128, 1);
    Sheet S;
    S.var("A", T.Name, packed(X, T));
    S.var("B", T.Name, packed(Y, T));
    S.var("R", T.Name, Data(16 * T.Bits));
    S.var("M", T.Name, Data(16 * T.Bits));
    std::string Body;
    for (unsigned Elt = 0; Elt != 128; Elt += 8) {
      unsigned Byte = Elt * T.Bits / 8;
      std::string At = "(" + std::to_string(Byte / 32) + "," +
                       std::to_string(Byte % 32 / (T.Bits / 8)) + ")";
      std::string Rest = At + "<1> A" + At + "<1;1,0> B" + At + "<1;1,0>\n";
      Body += "    div (M1, 8) R" + Rest + "    mod (M1, 8) M" + Rest;
    }
    Data R = S.after("skl", Body, "R"), M = S.after("skl", Body, "M");
    for (unsigned Elt = 0; Elt != 128; ++Elt) {
      ASSERT_EQ(text(numberOf(R, Elt, T)), text(X[Elt] / Y[Elt])) << T.Name;
      ASSERT_EQ(text(numberOf(M, Elt, T)), text(X[Elt] % Y[Elt])) << T.Name;
    }
  }
}

TEST(InterpreterInteger, Moves) {
  for (IntType A : {UB, B, UW, W, UD, D, Q, UQ})
    for (IntType Dst : {UB, B, UW, W, UD, D, Q, UQ}) {
      checkUnary("mov", Dst, A, [](Wide X) { return X; });
      checkUnary("mov.sat", Dst, A, [&](Wide X) { return clamped(X, Dst); });
    }
}

//===----------------------------------------------------------------------===//
// Three and four sources
//===----------------------------------------------------------------------===//

TEST(InterpreterInteger, MultiplyAndAdd) {
  EXPECT_EQ(once("mad", D, {7, 6, 5}), 47u);
  EXPECT_EQ(once("mad", D, {0x80000000, 2, 5}), 5u);
  EXPECT_EQ(once("mad.sat", D, {0x7FFFFFFF, 2, 5}), 0x7FFFFFFFu);
  EXPECT_EQ(once("mad.sat", UD, {0xFFFFFFFF, 0xFFFFFFFF, 1}), 0xFFFFFFFFu);
  EXPECT_EQ(once("mad", W, {300, 300, 1}), (90001u & 0xFFFF));
  EXPECT_EQ(once("add3", D, {0x7FFFFFFF, 1, 1}, "dg2"), 0x80000001u);
  EXPECT_EQ(once("add3.sat", D, {0x7FFFFFFF, 1, 1}, "dg2"), 0x7FFFFFFFu);
  EXPECT_EQ(once("add3", UW, {0xFFFF, 3, 1}, "dg2"), 3u);
}

TEST(InterpreterInteger, FourBytesAtOnce) {
  // 100 + 1*5 + 2*6 + 3*7 + (-1)*(-2). If bytes are unsigned, -1 is 255 and -2
  // is 254.
  EXPECT_EQ(once("dp4a", D, {100, 0xFF030201, 0xFE070605}, "tgllp"), 140u);
  EXPECT_EQ(once("dp4a", UD, {100, 0xFF030201, 0xFE070605}, "tgllp"),
            100u + 38 + 255 * 254);
  EXPECT_EQ(once("dp4a.sat", D, {0x7FFFFFFF, 0x01010101, 0x01010101}, "tgllp"),
            0x7FFFFFFFu);
}

TEST(InterpreterInteger, BooleanFunctions) {
  const uint32_t A = 0x0F0F3355, B = 0x33335A5A, C = 0x5555F00F;
  for (unsigned F : {0x00u, 0x01u, 0x80u, 0x96u, 0xE8u, 0xCAu, 0xFFu, 0x27u}) {
    uint32_t Expected = 0;
    for (unsigned Bit = 0; Bit != 32; ++Bit) {
      unsigned Row = (A >> Bit & 1) | (B >> Bit & 1) << 1 | (C >> Bit & 1) << 2;
      Expected |= (F >> Row & 1) << Bit;
    }
    const char *Digits = "0123456789ABCDEF";
    std::string Name = std::string("bfn.x") + Digits[F >> 4] + Digits[F & 15];
    EXPECT_EQ(once(Name, UD, {A, B, C}, "dg2"), Expected) << Name;
  }
}

TEST(InterpreterInteger, BitFields) {
  for (uint32_t Width : {0u, 1u, 4u, 16u, 31u, 32u})
    for (uint32_t Offset : {0u, 3u, 8u, 28u, 31u, 33u}) {
      uint32_t Value = 0xC5A396F1, Old = 0x12345678;
      unsigned W5 = Width & 31, O5 = Offset & 31;
      uint32_t Mask = (1u << W5) - 1;
      uint32_t Field = Value >> O5 & Mask;
      EXPECT_EQ(once("bfe", UD, {Width, Offset, Value}), Field);
      int32_t Shifted = int32_t(Value) >> O5;
      uint32_t Signed = uint32_t(Shifted) & Mask;
      if (W5 != 0 && (Signed >> (W5 - 1) & 1))
        Signed |= ~Mask;
      EXPECT_EQ(once("bfe", D, {Width, Offset, Value}), Signed)
          << Width << ' ' << Offset;
      EXPECT_EQ(once("bfi", UD, {Width, Offset, Value, Old}),
                (Value << O5 & (Mask << O5)) | (Old & ~(Mask << O5)));
    }
}

TEST(InterpreterInteger, CountingBits) {
  auto Leading = [](Wide X, unsigned Bits) {
    Wide N = 0;
    while (N != Bits && !(X >> (Bits - 1 - unsigned(N)) & 1))
      ++N;
    return N;
  };
  auto Ones = [](Wide X, unsigned Bits) {
    Wide N = 0;
    for (unsigned Bit = 0; Bit != Bits; ++Bit)
      N += X >> Bit & 1;
    return N;
  };
  for (IntType T : {UB, B, UW, W, UD, D})
    checkUnary("cbit", UD, T, [&](Wide X) { return Ones(X, T.Bits); });
  checkUnary("lzd", UD, UD, [&](Wide X) { return Leading(X, 32); });
  checkUnary("fbh", UD, UD,
             [&](Wide X) { return X == 0 ? -1 : Leading(X, 32); });
  checkUnary("fbh", D, D, [&](Wide X) {
    Wide Positive = X < 0 ? ~X : X;
    return Positive == 0 ? -1 : Leading(Positive, 32);
  });
  checkUnary("fbl", UD, UD, [&](Wide X) {
    Wide N = 0;
    while (N != 32 && !(X >> unsigned(N) & 1))
      ++N;
    return N == 32 ? -1 : N;
  });
  checkUnary("bfrev", UD, UD, [](Wide X) {
    Wide R = 0;
    for (unsigned Bit = 0; Bit != 32; ++Bit)
      R |= (X >> Bit & 1) << (31 - Bit);
    return R;
  });
}

TEST(InterpreterInteger, TwoDestinations) {
  std::vector<uint32_t> A = {0xFFFFFFFF, 1, 0x80000000, 5};
  std::vector<uint32_t> B = {1, 2, 0x80000000, 7};
  Sheet S;
  S.var("A", "ud", A);
  S.var("B", "ud", B);
  S.var("R", "ud", Data(64));
  S.var("C", "ud", Data(64));
  for (bool IsSum : {true, false}) {
    std::string Body = std::string(IsSum ? "    addc" : "    subb") +
                       " (M1, 4) R(0,0)<1> C(0,0)<1> A(0,0)<1;1,0> "
                       "B(0,0)<1;1,0>";
    Data R = S.after("skl", Body, "R"), C = S.after("skl", Body, "C");
    for (unsigned N = 0; N != 4; ++N) {
      EXPECT_EQ(numberAt(R, 4 * N, 4),
                IsSum ? uint32_t(A[N] + B[N]) : uint32_t(A[N] - B[N]));
      EXPECT_EQ(numberAt(C, 4 * N, 4),
                IsSum ? uint64_t(A[N]) + B[N] > 0xFFFFFFFF : A[N] < B[N]);
    }
  }
}

/// The low halves of the results are in the first register, the high halves in
/// the next one.
TEST(InterpreterInteger, WideMultiplyAdd) {
  for (const char *Platform : {"skl", "pvc"}) {
    unsigned GRF = Platform[0] == 's' ? 32 : 64;
    std::vector<int32_t> A = {-1, INT32_MIN, INT32_MAX, 77};
    std::vector<int32_t> B = {5, INT32_MIN, INT32_MAX, -1000000000};
    Sheet S;
    S.var("A", "d", A);
    S.var("B", "d", B);
    S.var("R", "d", Data(128));
    Data R = S.after(Platform,
                     "    madw (M1, 4) R(0,0)<1> A(0,0)<1;1,0> "
                     "B(0,0)<1;1,0> -9:d",
                     "R");
    for (unsigned N = 0; N != 4; ++N) {
      uint64_t Expected = uint64_t(int64_t(A[N]) * B[N] - 9);
      EXPECT_EQ(numberAt(R, 4 * N, 4), Expected & 0xFFFFFFFF);
      EXPECT_EQ(numberAt(R, GRF + 4 * N, 4), Expected >> 32);
    }
  }
}

TEST(InterpreterInteger, SumOfDifferences) {
  Sheet S;
  S.var("A", "ub", Data{10, 20, 255, 0, 5, 5, 1, 2});
  S.var("B", "ub", Data{20, 5, 0, 255, 5, 6, 1, 2});
  S.var("R", "uw", Data(64));
  Data R = S.after(
      "skl", "    sad2 (M1, 8) R(0,0)<1> A(0,0)<1;1,0> B(0,0)<1;1,0>", "R");
  EXPECT_EQ(numberAt(R, 0, 2), 25u);
  EXPECT_EQ(numberAt(R, 4, 2), 510u);
  EXPECT_EQ(numberAt(R, 8, 2), 1u);
  EXPECT_EQ(numberAt(R, 12, 2), 0u);
}

TEST(InterpreterInteger, DivisionErrors) {
  Sheet S;
  S.var("A", "d", std::vector<int32_t>{1, 2, INT32_MIN, 4});
  S.var("B", "d", std::vector<int32_t>{1, 2, -1, 0});
  S.var("R", "d", Data(64));
  S.declare(".decl P v_type=P num_elts=4");
  const char *Divide = "    div (M1, 4) R(0,0)<1> A(0,0)<1;1,0> B(0,0)<1;1,0>";
  EXPECT_EQ(S.run("skl", Divide).rfind("[division-overflow] kernel 'k': ", 0),
            0u);
  std::string Zero =
      S.run("skl", "    mod (M1, 2) R(0,0)<1> A(0,2)<1;1,0> B(0,3)<0;1,0>");
  EXPECT_NE(Zero.find("division-by-zero"), std::string::npos);
  EXPECT_NE(Zero.find("lane 0"), std::string::npos) << Zero;
  // Disabled lanes may divide by zero.
  EXPECT_EQ(S.run("skl", "    setp (M1_NM, 4) P 0x3:uw\n"
                         "    (P) div (M1, 4) R(0,0)<1> A(0,0)<1;1,0> "
                         "B(0,0)<1;1,0>"),
            "");
}
