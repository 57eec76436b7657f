//===- PublicFormsTest.cpp - Messages under internal names ----------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Tests all combinations of message, memory, base, offsets and scale. The
// operands are constants, so that the addresses in the call of the public
// intrinsic are numbers.
//
//===----------------------------------------------------------------------===//

#include "cmx/IR/PublicForms.h"

#include "TestBase.h"
#include "cmx/IR/Intrinsics.h"

#include "llvm/IR/Constants.h"

using namespace llvm;
using namespace cmx;
using namespace cmx::test;

namespace {

/// A message under its internal name. All operands are numbers.
struct Message {
  StringRef Verb, Memory;
  bool IsQuad;
  uint64_t Base;
  unsigned Lanes; ///< 0 means a scalar offset.
  unsigned Scale;
  bool HasOld;

  bool isAtomic() const { return Verb == "atomic"; }
  bool fromSurface() const { return Memory == "bti" || Memory == "bss"; }
  unsigned addressBits() const { return Memory == "ugm" ? 64 : 32; }
  unsigned lanes() const { return std::max(Lanes, 1u); }
  uint64_t offset(unsigned Lane) const { return 1000 + 12 * Lane; }

  std::string lanesText(StringRef Elem, function_ref<std::string(unsigned)> Of,
                        unsigned Count) const {
    std::string Text = "<" + std::to_string(Count) + " x " + Elem.str() + "> <";
    for (unsigned L = 0; L != Count; ++L)
      Text += (L ? ", " : "") + Elem.str() + " " + Of(L);
    return Text + ">";
  }
  std::string dataType() const {
    return "<" + std::to_string(lanes() * (IsQuad ? 2 : 1)) + " x i32>";
  }
  std::string text() const;
};

} // namespace

std::string Message::text() const {
  std::string Address = "i" + std::to_string(addressBits());
  std::string Offsets =
      Lanes ? lanesText(
                  Address,
                  [&](unsigned L) { return std::to_string(offset(L)); }, Lanes)
            : Address + " " + std::to_string(offset(0));
  std::string Mask = lanesText("i1", [](unsigned) { return "true"; }, lanes());
  std::string Args = Mask;
  if (isAtomic())
    Args += ", i8 12";
  Args += ", i8 " + std::to_string(addressBits() == 64 ? 3 : 2) + ", i8 3";
  if (!isAtomic()) // The size of a vector, or channels x and z.
    Args += IsQuad ? ", i8 5" : ", i8 1";
  Args += ", <2 x i8> <i8 1, i8 2>, " + (fromSurface() ? "i32" : Address) +
          " " + std::to_string(Base) + ", " + Offsets + ", i16 " +
          std::to_string(Scale) + ", i32 -4";
  if (isAtomic())
    Args += ", " + dataType() + " %a, " + dataType() + " %b";
  if (Verb == "store")
    Args += ", " + dataType() + " %a";
  else if (Verb != "prefetch")
    Args += ", " + dataType() + (HasOld ? " %b" : " undef");
  bool IsVoid = Verb == "store" || Verb == "prefetch";
  std::string Result = IsVoid ? "void" : dataType();
  std::string Name = "@llvm.vc.internal.lsc." + Verb.str() +
                     (IsQuad ? ".quad." : ".") + Memory.str();
  // The types of the parameters are the arguments without their values.
  std::string Types;
  SmallVector<StringRef, 16> Parts;
  int Depth = 0;
  std::string Param;
  for (char C : Args + ",") {
    Depth += (C == '<') - (C == '>');
    if (C != ',' || Depth) {
      Param += C;
      continue;
    }
    StringRef P = StringRef(Param).trim();
    size_t End = P.starts_with("<") ? P.find('>') + 1 : P.find(' ');
    Types += (Types.empty() ? "" : ", ") + P.take_front(End).str();
    Param.clear();
  }
  return "declare " + Result + " " + Name + "(" + Types + ")\ndefine void @f(" +
         dataType() + " %a, " + dataType() + " %b) {\n" +
         (IsVoid ? "" : "%r = ") + "call " + Result + " " + Name + "(" + Args +
         ")\nret void\n}\n";
}

namespace {

class PublicFormsTest : public IRTest {
protected:
  void check(const Message &M);
};

} // namespace

void PublicFormsTest::check(const Message &Msg) {
  std::string Text = Msg.text();
  SCOPED_TRACE(Text);
  Module &Mod = parse(Text);
  ASSERT_TRUE(makePublicForms(Mod));
  EXPECT_FALSE(makePublicForms(Mod));
  CallInst *Call = nullptr;
  for (Instruction &I : instructions(function()))
    if (getGenXIntrinsic(I))
      Call = cast<CallInst>(&I);
  ASSERT_TRUE(Call);
  const GenXInfo &Info = getGenXInfo(*getGenXIntrinsic(*Call));
  std::string Verb = Msg.isAtomic() ? "xatomic" : Msg.Verb.str();
  if (Msg.Verb == "load" && Msg.HasOld)
    Verb += ".merge";
  std::string Place = Msg.Memory == "ugm"   ? "stateless"
                      : Msg.Memory == "bss" ? "bindless"
                                            : Msg.Memory.str();
  EXPECT_EQ(genXShortName(Info.Name),
            "lsc." + Verb + (Msg.IsQuad ? ".quad." : ".") + Place);
  auto Number = [&](StringRef Operand, unsigned Lane = 0) {
    auto *C = cast<Constant>(Call->getArgOperand(*Info.operandIndex(Operand)));
    if (C->getType()->isVectorTy())
      C = C->getAggregateElement(Lane);
    return cast<ConstantInt>(C)->getSExtValue();
  };
  auto *Addresses = Call->getArgOperand(*Info.operandIndex("addresses"));
  EXPECT_EQ(cast<FixedVectorType>(Addresses->getType())->getNumElements(),
            Msg.lanes());
  for (unsigned L = 0; L != Msg.lanes(); ++L)
    EXPECT_EQ(uint64_t(Number("addresses", L)),
              Msg.offset(L) * std::max(Msg.Scale, 1u) +
                  (Msg.fromSurface() ? 0 : Msg.Base));
  EXPECT_EQ(uint64_t(Number("surface")), Msg.fromSurface() ? Msg.Base : 0);
  EXPECT_EQ(Number("scale"), 1);
  EXPECT_EQ(Number("immoffset"), -4);
  EXPECT_EQ(Number("subopcode"), Msg.isAtomic() ? 12 : 0);
  EXPECT_EQ(Number("l1cache"), 1);
  EXPECT_EQ(Number("l3cache"), 2);
  EXPECT_EQ(Number("datasize"), 3);
  EXPECT_EQ(Number("channelmask"), Msg.IsQuad ? 5 : 0);
  Value *A = function().getArg(0), *B = function().getArg(1);
  auto Operand = [&](StringRef Name) {
    auto Index = Info.operandIndex(Name);
    return Index ? Call->getArgOperand(*Index) : nullptr;
  };
  if (Msg.Verb == "store") {
    EXPECT_EQ(Operand("data"), A);
  }
  if (Msg.isAtomic()) {
    EXPECT_EQ(Operand("src0"), A);
    EXPECT_EQ(Operand("src1"), B);
  }
  if (Value *Old = Operand("old")) {
    EXPECT_EQ(Old == B, Msg.HasOld);
  }
}

TEST_F(PublicFormsTest, EachMessageHasItsAddresses) {
  for (StringRef Verb : {"load", "store", "prefetch", "atomic"})
    for (StringRef Memory : {"ugm", "bti", "bss", "slm"})
      for (bool IsQuad : {false, true})
        for (uint64_t Base : {0, 256})
          for (unsigned Lanes : {0, 1, 8})
            for (unsigned Scale : {0, 1, 4})
              for (bool HasOld : {false, true}) {
                bool IsVoid = Verb == "store" || Verb == "prefetch";
                if ((IsQuad && (Verb == "atomic" || Verb == "prefetch")) ||
                    (HasOld && IsVoid))
                  continue;
                check({Verb, Memory, IsQuad, Base, Lanes, Scale, HasOld});
              }
}
