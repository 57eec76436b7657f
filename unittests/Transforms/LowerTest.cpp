//===- LowerTest.cpp - cmx-lower keeps what functions compute -------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The tests run a function on many inputs, before and after the pass, and
// compare the results, as cmx-check does. The name of an argument limits its
// values: %nz.. is never 0, and %sh.. is less than the number of bits of its
// type. The pass does not see these limits.
//
// Each function is lowered for a platform. The verifier must then accept it at
// stage Lowered, and a second run of the pass must not change it.
//
//===----------------------------------------------------------------------===//

#include "../../lib/Transforms/Lower/ShortDivision.h"

#include "cmx/IR/RegionInst.h"
#include "cmx/IR/Verifier.h"
#include "cmx/Oracle/Check/Check.h"
#include "cmx/Support/Compat.h"
#include "cmx/Target/TargetDesc.h"
#include "cmx/Transforms/Lower/Lower.h"

#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/ConstantRange.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Verifier.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Transforms/Utils/Cloning.h"

#include "gtest/gtest.h"

#include <random>

using namespace llvm;
using namespace cmx;

namespace {

class LowerTest : public ::testing::Test {
protected:
  /// Runs the function of \p Text on \p NumInputs inputs, before and after the
  /// pass, and compares the results. The hardware computes inverses with an
  /// error of up to one unit in the last place. To imitate this error, the test
  /// adds \p InverseErrorUlps to the bits of each inverse.
  void check(const std::string &Text, StringRef Platform = "icllp",
             unsigned NumInputs = 24, int InverseErrorUlps = 0);

  /// --gtest_random_seed gives other random numbers.
  const unsigned Seed = 12345u + unsigned(GTEST_FLAG_GET(random_seed));
  std::mt19937_64 Random{Seed};

private:
  bool lower(Function &F, const TargetDesc *TD);

  LLVMContext Ctx;
};

} // namespace

bool LowerTest::lower(Function &F, const TargetDesc *TD) {
  FunctionAnalysisManager FAM;
  LowerOptions Opts;
  Opts.Target = TD;
  return !LowerPass(Opts).run(F, FAM).areAllPreserved();
}

static std::string textOf(const Value &V) {
  std::string Text;
  raw_string_ostream OS(Text);
  V.print(OS);
  return Text;
}

static void limitArguments(Function &F) {
  for (Argument &A : F.args()) {
    unsigned Bits = A.getType()->getScalarSizeInBits();
    APInt Zero = APInt::getZero(Bits);
    std::optional<ConstantRange> R;
    if (A.getName().starts_with("nz"))
      R = ConstantRange(Zero + 1, Zero);
    else if (A.getName().starts_with("sh"))
      R = ConstantRange(Zero, Bits == 1 ? Zero + 1 : APInt(Bits, Bits));
    if (R)
      A.addAttr(Attribute::get(F.getContext(), Attribute::Range, *R));
  }
}

static void addToInverses(Function &F, int Ulps) {
  for (Instruction &I : make_early_inc_range(instructions(F))) {
    if (getGenXIntrinsic(I) != GenXIntrinsic::Inv)
      continue;
    IRBuilder<> B(I.getNextNode());
    Type *Bits = I.getType()->getWithNewType(B.getInt32Ty());
    Value *Cast = B.CreateBitCast(&I, Bits);
    Value *Wrong = B.CreateBitCast(
        B.CreateAdd(Cast, ConstantInt::getSigned(Bits, Ulps)), I.getType());
    I.replaceUsesWithIf(Wrong, [&](Use &U) { return U.getUser() != Cast; });
  }
}

void LowerTest::check(const std::string &Text, StringRef Platform,
                      unsigned NumInputs, int InverseErrorUlps) {
  SMDiagnostic Err;
  auto Before = parseAssemblyString("define " + Text, Err, Ctx);
  ASSERT_TRUE(Before) << Err.getMessage().str() << " in " << Text;
  const TargetDesc *TD = TargetDesc::get(Platform);
  ASSERT_TRUE(TD);
  auto After = CloneModule(*Before);
  limitArguments(*Before->getFunction("f"));
  Function &F = *After->getFunction("f");
  lower(F, TD);
  std::string Once = textOf(F);
  ASSERT_FALSE(llvm::verifyFunction(F, &errs())) << Once;
  ASSERT_TRUE(cmx::verifyFunction(F)) << Once;
  ASSERT_TRUE(verifyStage(F, VerifierStage::Lowered)) << Once;
  EXPECT_FALSE(lower(F, TD)) << Once << "\nchanges again to\n" << textOf(F);

  addToInverses(F, InverseErrorUlps);
  CheckOptions Opts;
  Opts.NumInputs = NumInputs;
  Opts.Seed = Seed;
  CheckStatistics Stats;
  auto Difference = checkModules(*Before, *After, Opts, &Stats);
  ASSERT_TRUE(bool(Difference)) << toString(Difference.takeError());
  ASSERT_FALSE(*Difference) << (*Difference)->Text << Text << "\nlowered\n"
                            << Once;
  ASSERT_TRUE(Stats.NotRun.empty()) << Stats.NotRun.front() << "\n" << Once;
  ASSERT_LT(Stats.Skipped, Stats.Inputs) << "nothing compared of " << Text;
}

/// Returns "<N x T>", or T if \p Lanes is 0.
static std::string vec(unsigned Lanes, const std::string &T) {
  return Lanes ? "<" + std::to_string(Lanes) + " x " + T + ">" : T;
}

static std::string mangled(unsigned Lanes, const std::string &T) {
  std::string Elem = T == "float" ? "f32" : T == "half" ? "f16" : T;
  return Lanes ? "v" + std::to_string(Lanes) + Elem : Elem;
}

/// Returns the text of a function f(x, y) that computes "\p Op x, y".
static std::string binary(const std::string &Op, const std::string &Ty,
                          const std::string &Second = "y") {
  return Ty + " @f(" + Ty + " %x, " + Ty + " %" + Second + ") {\n  %r = " + Op +
         " " + Ty + " %x, %" + Second + "\n  ret " + Ty + " %r\n}\n";
}

static std::string compare(const std::string &Pred, unsigned Lanes,
                           const std::string &T) {
  std::string Ty = vec(Lanes, T), Bool = vec(Lanes, "i1");
  return Bool + " @f(" + Ty + " %x, " + Ty + " %y) {\n  %r = icmp " + Pred +
         " " + Ty + " %x, %y\n  ret " + Bool + " %r\n}\n";
}

static std::string intrinsic(const std::string &Name, unsigned Lanes,
                             const std::string &T, unsigned NumArgs,
                             const std::string &More = "",
                             const std::string &MoreType = "") {
  std::string Ty = vec(Lanes, T), Params, Args, Types;
  for (unsigned I = 0; I != NumArgs; ++I) {
    std::string Sep = I ? ", " : "";
    Params += Sep + Ty + " %a" + std::to_string(I);
    Args += Sep + Ty + " %a" + std::to_string(I);
    Types += Sep + Ty;
  }
  std::string Callee = "@llvm." + Name + "." + mangled(Lanes, T);
  return Ty + " @f(" + Params + ") {\n  %r = call " + Ty + " " + Callee + "(" +
         Args + More + ")\n  ret " + Ty + " %r\n}\ndeclare " + Ty + " " +
         Callee + "(" + Types + MoreType + ")\n";
}

//===----------------------------------------------------------------------===//
// Elements and shuffles
//===----------------------------------------------------------------------===//

TEST_F(LowerTest, ElementsAtConstants) {
  for (const char *T : {"i8", "i16", "i32", "i64", "half", "float", "i1"})
    for (unsigned Lane : {0u, 1u, 5u, 7u, 9u}) {
      std::string Ty = vec(8, T), L = std::to_string(Lane);
      check(std::string(T) + " @f(" + Ty + " %x) {\n  %r = extractelement " +
            Ty + " %x, i32 " + L + "\n  ret " + T + " %r\n}\n");
      check(Ty + " @f(" + Ty + " %x, " + T + " %e) {\n  %r = insertelement " +
            Ty + " %x, " + T + " %e, i32 " + L + "\n  ret " + Ty + " %r\n}\n");
    }
}

TEST_F(LowerTest, ElementsAtVariables) {
  for (const char *T : {"i8", "i16", "i32", "i64", "half", "float", "i1"})
    for (const char *Index : {"i8", "i16", "i32", "i64"})
      for (unsigned Lanes : {1u, 8u, 32u}) {
        std::string Ty = vec(Lanes, T), IndexTy = Index;
        std::string Args = "(" + Ty + " %x, " + T + " %e, " + Index + " %i)";
        // The first index is always in bounds, the second one can be out of
        // bounds.
        std::string Mask = std::to_string(Lanes - 1);
        for (const std::string &Change :
             {"and " + IndexTy + " %i, " + Mask, "add " + IndexTy + " %i, 1"}) {
          std::string Head = Args + " {\n  %j = " + Change + "\n";
          check(T + (" @f" + Head) + "  %r = extractelement " + Ty + " %x, " +
                Index + " %j\n  ret " + T + " %r\n}\n");
          check(Ty + " @f" + Head + "  %r = insertelement " + Ty + " %x, " + T +
                " %e, " + Index + " %j\n  ret " + Ty + " %r\n}\n");
        }
      }
}

/// The second addition wraps in the type of the index. It would not wrap in the
/// type of the offset.
TEST_F(LowerTest, IndexWraps) {
  for (const char *Index : {"i16", "i32"}) {
    std::string T = Index;
    check("i32 @f(<16384 x i32> %x, " + T + " %i) {\n  %m = and " + T +
              " %i, 7\n  %j = add " + T + " %m, -4\n  %k = and " + T +
              " %j, 16383\n  %l = add " + T +
              " %j, 4\n  %a = extractelement "
              "<16384 x i32> %x, " +
              T +
              " %k\n  %b = extractelement "
              "<16384 x i32> %x, " +
              T +
              " %l\n  %r = xor i32 %a, %b\n"
              "  ret i32 %r\n}\n",
          "icllp", 8);
  }
}

namespace {

class ShuffleTest : public LowerTest {
protected:
  std::vector<int> randomMask(unsigned Lanes, unsigned Results);
  std::string mask(const std::vector<int> &M);
};

} // namespace

/// Returns a shuffle mask of a random kind, for example a region, parts of both
/// operands, or random elements.
std::vector<int> ShuffleTest::randomMask(unsigned Lanes, unsigned Results) {
  std::vector<int> M(Results);
  unsigned First = Random() % (2 * Lanes), Stride = Random() % 4;
  unsigned Width = 1 + Random() % 8, RowStride = Random() % (2 * Lanes);
  unsigned Kind = Random() % 8;
  for (unsigned I = 0; I != Results; ++I)
    switch (Kind) {
    case 0:
      M[I] = (First + Stride * I) % (2 * Lanes);
      break;
    case 1:
      M[I] = (First + RowStride * (I / Width) + Stride * (I % Width)) %
             (2 * Lanes);
      break;
    case 2: // Interleaved.
      M[I] = (I % 2 ? Lanes : 0) + (I / 2) % Lanes;
      break;
    case 3: // Blended.
      M[I] = I % Lanes + (Random() % 2 ? Lanes : 0);
      break;
    case 4: // Rotated.
      M[I] = (First + I) % Lanes;
      break;
    case 5: // Groups of four.
      M[I] = I % 4 == 0 ? 4 * (Random() % std::max(1u, Lanes / 2)) % (2 * Lanes)
                        : (M[I - 1] + 1) % (2 * Lanes);
      break;
    default:
      M[I] = Random() % (2 * Lanes);
      break;
    }
  if (Random() % 3 == 0)
    for (int &Lane : M)
      if (Random() % 4 == 0)
        Lane = -1;
  return M;
}

std::string ShuffleTest::mask(const std::vector<int> &M) {
  std::string Text;
  for (int Lane : M)
    Text += std::string(Text.empty() ? "" : ", ") +
            (Lane < 0 ? "i32 poison" : "i32 " + std::to_string(Lane));
  return vec(M.size(), "i32") + " <" + Text + ">";
}

TEST_F(ShuffleTest, RandomMasks) {
  for (const char *T : {"i8", "i16", "i32", "i64", "half", "float", "i1"})
    for (unsigned Round = 0; Round != 150; ++Round) {
      unsigned Lanes = 1u << (Random() % 6);
      unsigned Results = Random() % 4 == 0 ? 1 + Random() % 24 : Lanes;
      std::string Ty = vec(Lanes, T), ResultTy = vec(Results, T);
      check(ResultTy + " @f(" + Ty + " %x, " + Ty + " %y) {\n" +
                "  %r = shufflevector " + Ty + " %x, " + Ty + " %y, " +
                mask(randomMask(Lanes, Results)) + "\n  ret " + ResultTy +
                " %r\n}\n",
            "icllp", 6);
    }
}

TEST_F(ShuffleTest, ChainsOfShuffles) {
  for (const char *T : {"i8", "i32", "float", "i64"})
    for (unsigned Round = 0; Round != 100; ++Round) {
      std::string Ty = vec(16, T), Half = vec(8, T);
      std::string M1 = mask(randomMask(16, 8)), M2 = mask(randomMask(16, 8));
      check(Ty + " @f(" + Ty + " %x, " + Ty + " %y, " + T + " %s) {\n" +
                "  %a = shufflevector " + Ty + " %x, " + Ty + " %y, " + M1 +
                "\n  %b = shufflevector " + Ty + " %y, " + Ty + " %x, " + M2 +
                "\n  %c = insertelement " + Half + " %b, " + T + " %s, i32 " +
                std::to_string(Random() % 8) + "\n  %r = shufflevector " +
                Half + " %a, " + Half + " %c, " + mask(randomMask(8, 16)) +
                "\n  ret " + Ty + " %r\n}\n",
            "icllp", 6);
    }
}

TEST_F(ShuffleTest, Reversed) {
  for (const char *T : {"i8", "i16", "i32", "i64", "float", "i1"})
    for (unsigned Lanes : {4u, 8u, 12u, 16u, 32u})
      for (unsigned Results : {Lanes, Lanes / 2}) {
        std::vector<int> M;
        for (unsigned I = 0; I != Results; ++I)
          M.push_back(Random() % 8 == 0 ? -1 : int(Lanes - 1 - I));
        std::string Ty = vec(Lanes, T), ResultTy = vec(Results, T);
        check(ResultTy + " @f(" + Ty + " %x) {\n  %r = shufflevector " + Ty +
                  " %x, " + Ty + " poison, " + mask(M) + "\n  ret " + ResultTy +
                  " %r\n}\n",
              "icllp", 6);
      }
}

TEST_F(ShuffleTest, ConstantOperands) {
  for (unsigned Round = 0; Round != 100; ++Round)
    check("<8 x i32> @f(<8 x i32> %x) {\n  %r = shufflevector <8 x i32> %x, "
          "<8 x i32> <i32 1, i32 2, i32 2, i32 2, i32 poison, i32 7, i32 7, "
          "i32 0>, " +
              mask(randomMask(8, 8)) + "\n  ret <8 x i32> %r\n}\n",
          "icllp", 6);
}

TEST_F(ShuffleTest, Splats) {
  for (const char *T : {"i8", "i16", "i32", "i64", "half", "float", "i1"})
    for (unsigned Lanes : {1u, 2u, 7u, 16u, 32u}) {
      std::string Ty = vec(Lanes, T);
      check(Ty + " @f(" + T + " %x) {\n  %a = insertelement " + Ty +
            " poison, " + T + " %x, i32 0\n  %r = shufflevector " + Ty +
            " %a, " + Ty + " poison, " + vec(Lanes, "i32") +
            " zeroinitializer\n  ret " + Ty + " %r\n}\n");
    }
}

//===----------------------------------------------------------------------===//
// Truncation
//===----------------------------------------------------------------------===//

TEST_F(LowerTest, Trunc) {
  const std::pair<const char *, const char *> Types[] = {
      {"i16", "i8"}, {"i32", "i8"},  {"i32", "i16"},
      {"i64", "i8"}, {"i64", "i16"}, {"i64", "i32"},
      {"i8", "i1"},  {"i32", "i1"},  {"i64", "i1"}};
  for (auto [From, To] : Types)
    for (unsigned Lanes : {0u, 1u, 8u, 11u}) {
      std::string A = vec(Lanes, From), B = vec(Lanes, To);
      for (const char *Platform : {"icllp", "skl"}) {
        check(B + " @f(" + A + " %x) {\n  %r = trunc " + A + " %x to " + B +
                  "\n  ret " + B + " %r\n}\n",
              Platform);
        check(B + " @f(" + A + " %x, " + A + " %y) {\n  %s = add " + A +
                  " %x, %y\n  %r = trunc " + A + " %s to " + B + "\n  ret " +
                  B + " %r\n}\n",
              Platform);
        check(B + " @f(" + A + " %x, " + A + " %y) {\n  %s = mul " + A +
                  " %x, %y\n  %t = trunc " + A + " %s to " + B +
                  "\n  %r = or " + B + " %t, %t\n  ret " + B + " %r\n}\n",
              Platform);
      }
    }
}

//===----------------------------------------------------------------------===//
// Predicates
//===----------------------------------------------------------------------===//

TEST_F(LowerTest, PredicateArithmetic) {
  for (unsigned Lanes : {0u, 4u, 16u}) {
    std::string Ty = vec(Lanes, "i1");
    for (const char *Op : {"add", "sub", "mul", "and", "or", "xor"})
      check(binary(Op, Ty));
    for (const char *Op : {"udiv", "sdiv", "urem", "srem"})
      check(binary(Op, Ty, "nz"));
    for (const char *Op : {"shl", "lshr", "ashr"})
      check(binary(Op, Ty, "sh"));
    for (const char *Name : {"umin", "umax", "smin", "smax"})
      check(intrinsic(Name, Lanes, "i1", 2));
    for (const char *Pred :
         {"eq", "ne", "ult", "ule", "ugt", "uge", "slt", "sle", "sgt", "sge"})
      check(compare(Pred, Lanes, "i1"));
    check(Ty + " @f(" + Ty + " %c, " + Ty + " %x, " + Ty +
          " %y) {\n  %r = select " + Ty + " %c, " + Ty + " %x, " + Ty +
          " %y\n  ret " + Ty + " %r\n}\n");
    for (const char *Side : {"true", "false"}) {
      std::string C = Lanes ? "splat (i1 " + std::string(Side) + ")" : Side;
      check(Ty + " @f(" + Ty + " %c, " + Ty + " %x) {\n  %r = select " + Ty +
            " %c, " + Ty + " " + C + ", " + Ty + " %x\n  ret " + Ty +
            " %r\n}\n");
      check(Ty + " @f(" + Ty + " %c, " + Ty + " %x) {\n  %r = select " + Ty +
            " %c, " + Ty + " %x, " + Ty + " " + C + "\n  ret " + Ty +
            " %r\n}\n");
    }
  }
}

TEST_F(LowerTest, PredicateConversions) {
  for (unsigned Lanes : {0u, 8u, 16u})
    for (const char *Platform : {"icllp", "pvc"}) {
      std::string Bool = vec(Lanes, "i1");
      for (const char *To : {"i8", "i16", "i32", "i64"})
        for (const char *Op : {"zext", "sext"})
          check(vec(Lanes, To) + " @f(" + Bool + " %x) {\n  %r = " + Op + " " +
                    Bool + " %x to " + vec(Lanes, To) + "\n  ret " +
                    vec(Lanes, To) + " %r\n}\n",
                Platform);
      for (const char *Op : {"uitofp", "sitofp"})
        check(vec(Lanes, "float") + " @f(" + Bool + " %x) {\n  %r = " + Op +
              " " + Bool + " %x to " + vec(Lanes, "float") + "\n  ret " +
              vec(Lanes, "float") + " %r\n}\n");
      for (const char *Op : {"fptoui", "fptosi"})
        check(Bool + " @f(" + vec(Lanes, "float") + " %x) {\n  %r = " + Op +
              " " + vec(Lanes, "float") + " %x to " + Bool + "\n  ret " + Bool +
              " %r\n}\n");
    }
}

TEST_F(LowerTest, PredicateBits) {
  for (unsigned Lanes : {8u, 16u, 32u}) {
    std::string Mask = vec(Lanes, "i1"), Int = "i" + std::to_string(Lanes);
    check(Int + " @f(" + Mask + " %x) {\n  %r = bitcast " + Mask + " %x to " +
          Int + "\n  ret " + Int + " %r\n}\n");
    check(Mask + " @f(" + Int + " %x) {\n  %r = bitcast " + Int + " %x to " +
          Mask + "\n  ret " + Mask + " %r\n}\n");
  }
  for (const char *Int : {"i64", "<2 x i32>", "<8 x i8>", "<4 x i16>"}) {
    std::string Ty = Int;
    check(Ty + " @f(<64 x i1> %x) {\n  %r = bitcast <64 x i1> %x to " + Ty +
          "\n  ret " + Ty + " %r\n}\n");
    check("<64 x i1> @f(" + Ty + " %x) {\n  %r = bitcast " + Ty +
          " %x to <64 x i1>\n  ret <64 x i1> %r\n}\n");
  }
  check("<2 x i8> @f(<16 x i1> %x) {\n  %r = bitcast <16 x i1> %x to <2 x i8>\n"
        "  ret <2 x i8> %r\n}\n");
  check("i1 @f(<1 x i1> %x) {\n  %r = bitcast <1 x i1> %x to i1\n"
        "  ret i1 %r\n}\n");
}

TEST_F(LowerTest, SelectByScalar) {
  for (const char *T : {"i8", "i16", "i32", "i64", "float", "i1"}) {
    std::string Ty = vec(8, T);
    check(Ty + " @f(i1 %c, " + Ty + " %x, " + Ty + " %y) {\n  %r = select i1 " +
          "%c, " + Ty + " %x, " + Ty + " %y\n  ret " + Ty + " %r\n}\n");
    check(Ty + " @f(i32 %a, i32 %b, " + Ty + " %x, " + Ty +
          " %y) {\n  %c = icmp slt i32 %a, %b\n  %r = select i1 " + "%c, " +
          Ty + " %x, " + Ty + " %y\n  ret " + Ty + " %r\n}\n");
    check(std::string(T) + " @f(i1 %c, " + T + " %x, " + T +
          " %y) {\n  %r = select i1 " + "%c, " + T + " %x, " + T +
          " %y\n  ret " + T + " %r\n}\n");
  }
}

TEST_F(LowerTest, FloatCompares) {
  for (const char *Pred :
       {"false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt",
        "uge", "ult", "ule", "une", "uno", "true"})
    for (unsigned Lanes : {0u, 8u}) {
      std::string Ty = vec(Lanes, "float"), Bool = vec(Lanes, "i1");
      check(Bool + " @f(" + Ty + " %x, " + Ty + " %y) {\n  %r = fcmp " + Pred +
            " " + Ty + " %x, %y\n  ret " + Bool + " %r\n}\n");
    }
}

//===----------------------------------------------------------------------===//
// Bytes
//===----------------------------------------------------------------------===//

TEST_F(LowerTest, ByteArithmetic) {
  for (unsigned Lanes : {0u, 2u, 3u, 8u, 16u}) {
    std::string Ty = vec(Lanes, "i8");
    for (const char *Op : {"add", "sub", "mul", "and", "or", "xor"})
      check(binary(Op, Ty));
    for (const char *Op : {"shl", "lshr", "ashr"})
      check(binary(Op, Ty, "sh"));
    for (const char *Name : {"smin", "smax", "umin", "umax", "uadd.sat",
                             "usub.sat", "sadd.sat", "ssub.sat"})
      check(intrinsic(Name, Lanes, "i8", 2));
    for (const char *Name : {"fshl", "fshr"})
      check(intrinsic(Name, Lanes, "i8", 3));
    for (const char *Name : {"abs", "ctlz", "cttz"})
      check(intrinsic(Name, Lanes, "i8", 1, ", i1 false", ", i1"));
    for (const char *Name : {"ctpop", "bitreverse"})
      check(intrinsic(Name, Lanes, "i8", 1));
    std::string Bool = vec(Lanes, "i1");
    check(Ty + " @f(" + Bool + " %c, " + Ty + " %x, " + Ty +
          " %y) {\n  %r = select " + Bool + " %c, " + Ty + " %x, " + Ty +
          " %y\n  ret " + Ty + " %r\n}\n");
  }
}

TEST_F(LowerTest, ByteChains) {
  const char *Ops[] = {"add", "sub", "mul", "and", "or", "xor"};
  for (unsigned Round = 0; Round != 100; ++Round) {
    std::string Ty = vec(Random() % 2 ? 8 : 0, "i8"), Body;
    for (unsigned I = 2; I != 7; ++I) {
      auto Operand = [&] { return "%v" + std::to_string(Random() % I); };
      std::string Op = Ops[Random() % 6], L = Operand(), R = Operand();
      if (Random() % 3 == 0) {
        Op = Random() % 2 ? "lshr" : "ashr";
        R = "%sh";
      }
      Body += "  %v" + std::to_string(I) + " = " + Op + " " + Ty + " " + L +
              ", " + R + "\n";
    }
    check(Ty + " @f(" + Ty + " %v0, " + Ty + " %v1, " + Ty + " %sh) {\n" +
              Body + "  %s = xor " + Ty + " %v5, %v6\n  ret " + Ty + " %s\n}\n",
          "icllp", 8);
  }
}

//===----------------------------------------------------------------------===//
// 64-bit integers
//===----------------------------------------------------------------------===//

TEST_F(LowerTest, Int64Arithmetic) {
  for (const char *Platform : {"icllp", "skl"})
    for (unsigned Lanes : {0u, 1u, 8u}) {
      std::string Ty = vec(Lanes, "i64");
      for (const char *Op : {"add", "sub", "mul", "and", "or", "xor"})
        check(binary(Op, Ty), Platform, 64);
      for (const char *Op : {"shl", "lshr", "ashr"})
        check(binary(Op, Ty, "sh"), Platform, 64);
      for (const char *Pred :
           {"eq", "ne", "ult", "ule", "ugt", "uge", "slt", "sle", "sgt", "sge"})
        check(compare(Pred, Lanes, "i64"), Platform, 64);
      for (const char *Name : {"smin", "smax", "umin", "umax", "uadd.sat",
                               "usub.sat", "sadd.sat", "ssub.sat"})
        check(intrinsic(Name, Lanes, "i64", 2), Platform, 64);
      for (const char *Name : {"fshl", "fshr"})
        check(intrinsic(Name, Lanes, "i64", 3), Platform, 64);
      for (const char *Name : {"abs", "ctlz", "cttz"})
        check(intrinsic(Name, Lanes, "i64", 1, ", i1 false", ", i1"), Platform,
              64);
      for (const char *Name : {"ctpop", "bitreverse", "bswap"})
        check(intrinsic(Name, Lanes, "i64", 1), Platform, 64);
    }
}

TEST_F(LowerTest, Int64WithConstants) {
  const char *Constants[] = {
      "0",  "1",  "-1",         "2",          "31",          "32",        "33",
      "63", "64", "4294967295", "4294967296", "-4294967296", "1000000007"};
  for (const char *K : Constants)
    for (unsigned Lanes : {0u, 4u}) {
      std::string Ty = vec(Lanes, "i64");
      std::string C = Lanes ? "splat (i64 " + std::string(K) + ")" : K;
      auto Head = Ty + " @f(" + Ty + " %x) {\n  %r = ";
      for (const char *Op :
           {"add", "sub", "mul", "and", "or", "xor", "shl", "lshr", "ashr"}) {
        check(Head + Op + " " + Ty + " %x, " + C + "\n  ret " + Ty +
              " %r\n}\n");
        check(Head + Op + " " + Ty + " " + C + ", %x\n  ret " + Ty +
              " %r\n}\n");
      }
      for (const char *Pred : {"eq", "ult", "uge", "slt", "sge", "sgt", "sle"})
        check(vec(Lanes, "i1") + " @f(" + Ty + " %x) {\n  %r = icmp " + Pred +
              " " + Ty + " %x, " + C + "\n  ret " + vec(Lanes, "i1") +
              " %r\n}\n");
    }
}

TEST_F(LowerTest, Int64Conversions) {
  for (const char *Platform : {"icllp", "skl"})
    for (unsigned Lanes : {0u, 8u})
      for (const char *From : {"i8", "i16", "i32"})
        for (const char *Ext : {"zext", "sext"}) {
          std::string A = vec(Lanes, From), Q = vec(Lanes, "i64");
          std::string Head = "(" + A + " %x, " + A + " %y, " + Q +
                             " %z) {\n  %a = " + Ext + " " + A + " %x to " + Q +
                             "\n  %b = " + Ext + " " + A + " %y to " + Q + "\n";
          check(Q + " @f" + Head + "  ret " + Q + " %a\n}\n", Platform);
          for (const char *Op : {"add", "sub", "mul", "and", "or"}) {
            check(Q + " @f" + Head + "  %r = " + Op + " " + Q +
                      " %a, %b\n  ret " + Q + " %r\n}\n",
                  Platform);
            check(Q + " @f" + Head + "  %r = " + Op + " " + Q +
                      " %a, %z\n  ret " + Q + " %r\n}\n",
                  Platform);
            // The result %s is needed as one qword and in halves.
            check(Q + " @f" + Head + "  %s = " + Op + " " + Q +
                      " %z, %b\n  %t = freeze " + Q + " %s\n  %u = add " + Q +
                      " %s, %a\n  %r = xor " + Q + " %t, %u\n  ret " + Q +
                      " %r\n}\n",
                  Platform);
          }
          check(A + " @f" + Head + "  %s = add " + Q +
                    " %a, %z\n  %r = trunc " + Q + " %s to " + A + "\n  ret " +
                    A + " %r\n}\n",
                Platform);
        }
  for (const char *Op : {"uitofp", "sitofp"})
    for (const char *Ext : {"zext", "sext"})
      if (std::string(Op) != "uitofp" || std::string(Ext) != "sext")
        check("<8 x float> @f(<8 x i32> %x) {\n  %a = " + std::string(Ext) +
              " <8 x i32> %x to <8 x i64>\n  %r = " + Op +
              " <8 x i64> %a to <8 x float>\n  ret <8 x float> %r\n}\n");
}

TEST_F(LowerTest, Int64Chains) {
  const char *Ops[] = {"add", "sub", "mul",  "and", "or",
                       "xor", "shl", "lshr", "ashr"};
  for (unsigned Round = 0; Round != 200; ++Round) {
    unsigned Lanes = Random() % 2 ? 4 : 0;
    std::string Ty = vec(Lanes, "i64"), Body;
    for (unsigned I = 2; I != 7; ++I) {
      auto Operand = [&] { return "%v" + std::to_string(Random() % I); };
      std::string Value = "%v" + std::to_string(I), Op = Ops[Random() % 9];
      if (Random() % 5 == 0) {
        std::string Bool = vec(Lanes, "i1");
        Body += "  %c" + std::to_string(I) + " = icmp slt " + Ty + " " +
                Operand() + ", " + Operand() + "\n  " + Value + " = select " +
                Bool + " %c" + std::to_string(I) + ", " + Ty + " " + Operand() +
                ", " + Ty + " " + Operand() + "\n";
        continue;
      }
      bool Shift = Op == "shl" || Op == "lshr" || Op == "ashr";
      Body += "  " + Value + " = " + Op + " " + Ty + " " + Operand() + ", " +
              (Shift ? "%sh" : Operand()) + "\n";
    }
    check(Ty + " @f(" + Ty + " %v0, " + Ty + " %v1, " + Ty + " %sh) {\n" +
              Body + "  %s = xor " + Ty + " %v5, %v6\n  ret " + Ty + " %s\n}\n",
          Round % 4 == 0 ? "pvc" : "icllp", 8);
  }
}

//===----------------------------------------------------------------------===//
// Division
//===----------------------------------------------------------------------===//

TEST_F(LowerTest, Division) {
  for (const char *T : {"i8", "i16", "i32"})
    for (const char *Op : {"udiv", "sdiv", "urem", "srem"})
      for (int Ulps : {-1, 0, 1}) {
        check(binary(Op, vec(16, T), "nz"), "dg2", 400, Ulps);
        check(binary(Op, T, "nz"), "dg2", 100, Ulps);
        check(binary(Op, vec(16, T), "nz"), "icllp", 8, Ulps);
      }
}

TEST_F(LowerTest, DivisionByConstants) {
  for (const char *T : {"i8", "i16", "i32", "i64"})
    for (const char *Op : {"udiv", "sdiv", "urem", "srem"})
      for (const char *K : {"1", "-1", "2", "-2", "3", "7", "10", "16", "64",
                            "100", "-100", "127", "-128"}) {
        if (std::string(T) == "i64" && std::string(K) != "1" &&
            std::string(K) != "2" && std::string(K) != "16" &&
            std::string(K) != "64")
          continue;
        std::string Ty = vec(8, T);
        check(Ty + " @f(" + Ty + " %x) {\n  %r = " + Op + " " + Ty +
                  " %x, splat (" + T + " " + K + ")\n  ret " + Ty + " %r\n}\n",
              "dg2", 48);
      }
  for (const char *Op : {"udiv", "sdiv", "urem", "srem"})
    for (const char *K : {"641", "65537", "1000000007", "-2147483648",
                          "2147483647", "-2147483647", "-5"})
      check("<8 x i32> @f(<8 x i32> %x) {\n  %r = " + std::string(Op) +
                " <8 x i32> %x, splat (i32 " + K + ")\n  ret <8 x i32> %r\n}\n",
            "dg2", 100);
}

/// The exact quotient and the computed one are monotone in x. So it is enough
/// to check the ends of each interval of x in which the exact quotient is
/// constant.
static void checkUnsignedQuotient(uint32_t D, unsigned XBits,
                                  unsigned HalfBits) {
  ShortQuotient Q = unsignedQuotient(D, XBits, HalfBits);
  uint64_t MaxX = (uint64_t(1) << XBits) - 1;
  ASSERT_LT(Q.Factor >> HalfBits | Q.Addend >> HalfBits, 1u) << D;
  ASSERT_TRUE(Q.Shift >= HalfBits && Q.Shift < 2 * HalfBits) << D;
  ASSERT_LT(Q.Factor * MaxX + Q.Addend, uint64_t(1) << 2 * HalfBits) << D;
  auto Check = [&](uint64_t X) {
    ASSERT_EQ((Q.Factor * X + Q.Addend) >> Q.Shift, X / D) << X << " / " << D;
  };
  for (uint64_t X = 0; X <= MaxX; X += D) {
    Check(X);
    Check(std::min(X + D - 1, MaxX));
  }
}

static void checkSignedQuotient(int32_t D, unsigned XBits, unsigned HalfBits) {
  ShortQuotient Q = signedQuotient(uint32_t(D), XBits, HalfBits);
  int64_t MinX = -(int64_t(1) << (XBits - 1)), MaxX = -MinX - 1;
  int64_t Limit = int64_t(1) << (2 * HalfBits - 1);
  ASSERT_EQ(Q.Factor >> HalfBits | Q.Addend, 0u) << D;
  ASSERT_TRUE(Q.Shift >= HalfBits && Q.Shift < 2 * HalfBits) << D;
  ASSERT_TRUE(Q.Factor * MinX >= -Limit && Q.Factor * MaxX < Limit) << D;
  auto Check = [&](int64_t X) {
    int64_t Expected = X / D - (X < 0 ? 1 : 0);
    ASSERT_EQ((Q.Factor * X) >> Q.Shift, Expected) << X << " / " << D;
  };
  for (int64_t X = 0; X <= MaxX; X += D) {
    Check(X);
    Check(std::min(X + D - 1, MaxX));
  }
  for (int64_t X = -1; X >= MinX; X -= D) {
    Check(X);
    Check(std::max(X - D + 1, MinX));
    Check(std::max(X - D + 2, MinX));
  }
}

TEST(ShortDivisionTest, AllDivisorsOfWords) {
  for (uint32_t D = 3; D != 1 << 16; ++D)
    if (!isPowerOf2_32(D))
      ASSERT_NO_FATAL_FAILURE(checkUnsignedQuotient(D, 16, 16));
  for (int32_t D = 3; D <= 1 << 15; ++D)
    if (!isPowerOf2_32(uint32_t(D)) || D == 1 << 15)
      ASSERT_NO_FATAL_FAILURE(checkSignedQuotient(D, 16, 16));
}

TEST(ShortDivisionTest, AllDivisorsOfShorterNumbers) {
  for (unsigned XBits = 1; XBits != 17; ++XBits)
    for (unsigned HalfBits : {8u, 16u})
      for (int32_t D = 3; D != 256 && XBits <= HalfBits; ++D)
        if (!isPowerOf2_32(uint32_t(D))) {
          ASSERT_NO_FATAL_FAILURE(
              checkUnsignedQuotient(uint32_t(D), XBits, HalfBits));
          if (D < 128)
            ASSERT_NO_FATAL_FAILURE(checkSignedQuotient(D, XBits, HalfBits));
        }
}

/// Tests platforms with and without an integer division, with one lane and with
/// many.
TEST_F(LowerTest, ShortDivisionByConstants) {
  for (unsigned Lanes : {0u, 16u, 32u})
    for (const char *T : {"i8", "i16"})
      for (const char *Op : {"udiv", "sdiv", "urem", "srem"})
        for (const char *K : {"3", "7", "10", "100", "-7", "-100", "-128"}) {
          std::string Ty = vec(Lanes, T);
          std::string C =
              Lanes ? "splat (" + std::string(T) + " " + K + ")" : K;
          for (const char *Platform : {"icllp", "pvc"})
            check(Ty + " @f(" + Ty + " %x) {\n  %r = " + Op + " " + Ty +
                      " %x, " + C + "\n  ret " + Ty + " %r\n}\n",
                  Platform, 24);
        }
  for (const char *Op : {"udiv", "sdiv", "urem", "srem"})
    for (const char *K : {"257", "641", "10000", "-10000", "32767", "-32767",
                          "-32768", "-2", "-1"})
      check("<32 x i16> @f(<32 x i16> %x) {\n  %r = " + std::string(Op) +
                " <32 x i16> %x, splat (i16 " + K +
                ")\n  ret <32 x i16> %r\n}\n",
            "icllp", 100);
  // The dividends are bytes, and the divisor does not fit into a byte.
  check(
      "<32 x i16> @f(<32 x i8> %x) {\n  %w = zext <32 x i8> %x to <32 x i16>\n"
      "  %r = urem <32 x i16> %w, splat (i16 300)\n  ret <32 x i16> %r\n}\n",
      "icllp", 24);
}

//===----------------------------------------------------------------------===//
// Intrinsics
//===----------------------------------------------------------------------===//

TEST_F(LowerTest, BitIntrinsics) {
  for (const char *T : {"i16", "i32"})
    for (const char *Platform : {"icllp", "skl"})
      for (unsigned Lanes : {0u, 8u}) {
        for (const char *Name : {"ctlz", "cttz"})
          check(intrinsic(Name, Lanes, T, 1, ", i1 false", ", i1"), Platform);
        for (const char *Name : {"ctpop", "bitreverse", "bswap"})
          check(intrinsic(Name, Lanes, T, 1), Platform);
        for (const char *Name : {"fshl", "fshr"})
          check(intrinsic(Name, Lanes, T, 3), Platform);
        for (const char *Name :
             {"uadd.sat", "usub.sat", "sadd.sat", "ssub.sat"})
          check(intrinsic(Name, Lanes, T, 2), Platform);
      }
}

TEST_F(LowerTest, Overflow) {
  for (const char *T : {"i8", "i16", "i32", "i64"})
    for (const char *Name : {"uadd", "usub", "sadd", "ssub", "umul", "smul"}) {
      std::string Ty = T,
                  Call = "llvm." + std::string(Name) + ".with.overflow." + T;
      if (Ty == "i64" && Call.find("mul") != std::string::npos)
        continue;
      for (const char *Part : {"0", "1"}) {
        std::string PartTy = *Part == '0' ? Ty : "i1";
        check(PartTy + " @f(" + Ty + " %x, " + Ty + " %y) {\n  %p = call {" +
              Ty + ", i1} @" + Call + "(" + Ty + " %x, " + Ty +
              " %y)\n  %r = extractvalue {" + Ty + ", i1} %p, " + Part +
              "\n  ret " + PartTy + " %r\n}\ndeclare {" + Ty + ", i1} @" +
              Call + "(" + Ty + ", " + Ty + ")\n");
      }
    }
}

TEST_F(LowerTest, Reductions) {
  for (unsigned Lanes : {1u, 2u, 7u, 8u, 16u, 24u})
    for (const char *T : {"i1", "i8", "i16", "i32", "i64"})
      for (const char *Name :
           {"add", "mul", "and", "or", "xor", "smin", "smax", "umin", "umax"}) {
        std::string Ty = vec(Lanes, T), Elem = T;
        std::string Callee = "@llvm.vector.reduce." + std::string(Name) + "." +
                             mangled(Lanes, T);
        check(Elem + " @f(" + Ty + " %x) {\n  %r = call " + T + " " + Callee +
              "(" + Ty + " %x)\n  ret " + T + " %r\n}\ndeclare " + T + " " +
              Callee + "(" + Ty + ")\n");
      }
}

TEST_F(LowerTest, FloatIntrinsics) {
  check(intrinsic("copysign", 8, "float", 2));
  if (CMX_LLVM_MAJOR >= 20)
    for (const char *Name : {"minimumnum", "maximumnum"})
      check(intrinsic(Name, 8, "float", 2));
  check(intrinsic("round", 8, "float", 1), "icllp", 100);
  for (const char *Name : {"floor", "ceil", "trunc", "rint", "round"})
    check(intrinsic(Name, 8, "half", 1));
}

TEST_F(LowerTest, InsertAndExtract) {
  for (const char *T : {"i8", "i32", "i1"}) {
    std::string Part = vec(8, T), Whole = vec(32, T);
    std::string Name = mangled(32, T) + "." + mangled(8, T);
    check(Whole + " @f(" + Whole + " %x, " + Part + " %y) {\n  %r = call " +
          Whole + " @llvm.vector.insert." + Name + "(" + Whole + " %x, " +
          Part + " %y, i64 16)\n  ret " + Whole + " %r\n}\n");
    Name = mangled(8, T) + "." + mangled(32, T);
    check(Part + " @f(" + Whole + " %x) {\n  %r = call " + Part +
          " @llvm.vector.extract." + Name + "(" + Whole +
          " %x, i64 8)\n  ret " + Part + " %r\n}\n");
  }
}
