//===- VerifierTypesTest.cpp - Types of operands of each class ------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/IR/Verifier.h"

#include "TestBase.h"
#include "cmx/IR/Intrinsics.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/IRBuilder.h"

using namespace llvm;
using namespace cmx;

namespace {

const char *const AllTypes[] = {"i1",
                                "i7",
                                "i8",
                                "i16",
                                "i32",
                                "i64",
                                "half",
                                "bfloat",
                                "float",
                                "double",
                                "fp128",
                                "ptr",
                                "<8 x i1>",
                                "<8 x i7>",
                                "<8 x i8>",
                                "<8 x i16>",
                                "<8 x i32>",
                                "<8 x i64>",
                                "<8 x half>",
                                "<8 x bfloat>",
                                "<8 x float>",
                                "<8 x double>",
                                "<8 x fp128>",
                                "<8 x ptr>",
                                "<4 x i32>",
                                "<4 x float>",
                                "<16 x i32>",
                                "<16 x float>",
                                "<vscale x 8 x i1>",
                                "<vscale x 8 x i32>",
                                "<vscale x 4 x float>",
                                "<vscale x 8 x double>"};

const std::vector<StringRef> Ints = {"i8", "i16", "i32", "i64"},
                             Floats = {"half", "bfloat", "float", "double"},
                             IntVectors = {"<8 x i8>",  "<8 x i16>",
                                           "<8 x i32>", "<8 x i64>",
                                           "<4 x i32>", "<16 x i32>"},
                             FloatVectors = {"<8 x half>",  "<8 x bfloat>",
                                             "<8 x float>", "<8 x double>",
                                             "<4 x float>", "<16 x float>"};

std::vector<StringRef> allOf(std::initializer_list<std::vector<StringRef>> Of) {
  std::vector<StringRef> Result;
  for (const std::vector<StringRef> &Some : Of)
    append_range(Result, Some);
  return Result;
}

/// A class of types, its name in messages, and the types that belong to it.
/// Operands that are not under test get the first type of their class.
struct ClassRow {
  TypeClass Class;
  const char *Words;
  std::vector<StringRef> Accepted;
};

const ClassRow Classes[] = {
    {TypeClass::I1, "i1", {"i1"}},
    {TypeClass::I8, "i8", {"i8"}},
    {TypeClass::I16, "i16", {"i16"}},
    {TypeClass::I32, "i32", {"i32"}},
    {TypeClass::I64, "i64", {"i64"}},
    {TypeClass::F32, "float", {"float"}},
    {TypeClass::V4F32, "a vector of 4 float", {"<4 x float>"}},
    {TypeClass::V16I32, "a vector of 16 i32", {"<16 x i32>"}},
    {TypeClass::Int, "i8, i16, i32, i64 or a vector of them",
     allOf({Ints, IntVectors})},
    {TypeClass::Int32,
     "i32 or a vector of i32",
     {"i32", "<8 x i32>", "<4 x i32>", "<16 x i32>"}},
    {TypeClass::FP, "half, bfloat, float, double or a vector of them",
     allOf({Floats, FloatVectors})},
    {TypeClass::Vec,
     "a vector of i8, i16, i32, i64, half, bfloat, float or double",
     allOf({IntVectors, FloatVectors})},
    {TypeClass::Data,
     "i8, i16, i32, i64, half, bfloat, float, double or a vector of them",
     allOf({Ints, IntVectors, Floats, FloatVectors})},
    {TypeClass::Pred, "i1 or a vector of i1", {"i1", "<8 x i1>"}},
    {TypeClass::VPred, "a vector of i1", {"<8 x i1>"}},
    {TypeClass::Offset,
     "i16, i32 or a vector of them",
     {"i16", "i32", "<8 x i16>", "<8 x i32>", "<4 x i32>", "<16 x i32>"}},
    {TypeClass::Addr, "i32 or i64", {"i64", "i32"}},
    {TypeClass::Addrs,
     "i16, i32, i64 or a vector of them",
     {"i64", "i16", "i32", "<8 x i16>", "<8 x i32>", "<8 x i64>", "<4 x i32>",
      "<16 x i32>"}},
    {TypeClass::Pointer, "a pointer", {"ptr"}},
};

class VerifierTypes : public test::IRTest {
protected:
  Type *type(StringRef Text) {
    SMDiagnostic Diag;
    Type *Ty = parseType(Text, Diag, *M);
    EXPECT_TRUE(Ty) << Text.str();
    return Ty;
  }

  Type *standard(const OperandSpec &Spec, ArrayRef<Type *> Overloaded) {
    if (Spec.Type == TypeClass::Match)
      return Overloaded[Spec.MatchIndex];
    if (Spec.Type == TypeClass::AnyType)
      return type("i32");
    const auto *Row = find_if(
        Classes, [&](const ClassRow &R) { return R.Class == Spec.Type; });
    return type(Row->Accepted.front());
  }

  /// If operand \p Operand has the type \p Text, does the verifier report that
  /// it expected \p Words?
  bool isReported(const GenXInfo &Info, unsigned Operand, StringRef Text,
                  StringRef Words) {
    M = std::make_unique<Module>("test", Ctx);
    Seen.clear();
    SmallVector<Type *, 4> Overloaded, Results;
    SmallVector<Value *, 16> Args;
    auto Add = [&](const OperandSpec &Spec, Type *Ty) {
      if (Spec.isOverloaded())
        Overloaded.push_back(Ty);
      return Ty;
    };
    for (const OperandSpec &Spec : Info.Results)
      Results.push_back(Add(Spec, standard(Spec, Overloaded)));
    for (auto [N, Spec] : enumerate(Info.Operands))
      Args.push_back(PoisonValue::get(
          Add(Spec, N == Operand ? type(Text) : standard(Spec, Overloaded))));
    Type *Result = Results.empty()       ? Type::getVoidTy(Ctx)
                   : Results.size() == 1 ? Results[0]
                                         : StructType::get(Ctx, Results);
    auto *F = Function::Create(FunctionType::get(Type::getVoidTy(Ctx), false),
                               Function::InternalLinkage, "f", *M);
    IRBuilder<> B(BasicBlock::Create(Ctx, "", F));
    SmallVector<Type *, 16> Types;
    for (Value *Arg : Args)
      Types.push_back(Arg->getType());
    B.CreateCall(M->getOrInsertFunction(
                     Info.Name, FunctionType::get(Result, Types, false)),
                 Args);
    B.CreateRetVoid();
    verifyModule(*M, {});
    std::string Expected = "operand " + std::to_string(Operand) + " (" +
                           Info.Operands[Operand].Name + ") type expected " +
                           Words.str() + ", actual ";
    return any_of(Seen, [&](StringRef S) { return S.contains(Expected); });
  }
};

} // namespace

TEST_F(VerifierTypes, EachTypeForEachClass) {
  for (const ClassRow &Row : Classes) {
    // Operands of region intrinsics are used only if no other operand has the
    // class. Wrong elements of regions cause other messages.
    const GenXInfo *Info = nullptr;
    unsigned Place = 0;
    for (const GenXInfo &Other : allGenXInfos())
      for (auto [N, Spec] : enumerate(Other.Operands))
        if (Spec.Type == Row.Class &&
            (!Info || (Info->Lowering == LoweringKind::Region &&
                       Other.Lowering != LoweringKind::Region))) {
          Info = &Other;
          Place = unsigned(N);
        }
    ASSERT_TRUE(Info) << "nothing uses the class: " << Row.Words;
    for (StringRef Text : AllTypes) {
      bool IsReportedHere = isReported(*Info, Place, Text, Row.Words);
      if (!any_of(Seen, [](StringRef S) {
            return S.contains("region elements expected");
          }))
        EXPECT_EQ(IsReportedHere, !is_contained(Row.Accepted, Text))
            << Info->Name << " with " << Text.str() << " as " << Row.Words;
    }
  }
}
