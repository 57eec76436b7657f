//===- VerifierKindsTest.cpp - Kinds of operands in each place ------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// These tests put each kind of operand into each place of an instruction. They
// also put variables of the wrong kind into operands.
//
//===----------------------------------------------------------------------===//

#include "TestBase.h"
#include "cmx/VISA/Verifier.h"

using namespace cmx;
using namespace cmx::visa;

namespace {

class VISAVerifierKinds : public testing::Test {
protected:
  VISAVerifierKinds() {
    K.setAttribute("Target", "cm");
    B.emitFunction("k_main");
    K.addString("text");
  }

  /// Each letter is a kind of operand, see operand(). d, D: destination; s, i,
  /// m: source; I: immediate; P: predicate; A: address; &: address of a
  /// variable; T: surface; M: sampler; R: raw; Z: null; O: no operand; L:
  /// label; N: number. The letters after N give a variable of the wrong kind.
  static constexpr llvm::StringLiteral AllKinds = "dDsimIPA&TMRZOLNxyzuvwklqr";

  Operand operand(char Kind) {
    constexpr ElemType T = ElemType::D;
    switch (Kind) {
    case 'd':
      return Operand::dst(D);
    case 'D':
      return Operand::indirectDst(A, 0, 0, 1, T);
    case 's':
      return Operand::scalar(D);
    case 'i':
      return Operand::indirectSrc(A, 0, 0, 0, 1, 0, T);
    case 'm':
      return Operand::multiIndirectSrc(A, 0, 0, 1, 0, T);
    case 'I':
      return Operand::immInt(ElemType::UW, 1);
    case 'P':
      return Operand::pred(P);
    case 'A':
      return Operand::address(A, 0, 1);
    case '&':
      return Operand::addressOf(D);
    case 'T':
      return Operand::state(S);
    case 'M':
      return Operand::state(Sampler);
    case 'R':
      return Operand::raw(D);
    case 'Z':
      return Operand::null();
    case 'O':
      return Operand();
    case 'L':
      return Operand::label(Label);
    case 'N':
      return Operand::number(0);
    case 'x':
      return Operand::scalar(P);
    case 'y':
      return Operand::dst(P);
    case 'z':
      return Operand::raw(P);
    case 'u':
      return Operand::pred(D);
    case 'v':
      return Operand::state(D);
    case 'w':
      return Operand::address(D, 0, 1);
    case 'k':
      return Operand::indirectSrc(D, 0, 0, 0, 1, 0, T);
    case 'l':
      return Operand::indirectDst(D, 0, 0, 1, T);
    case 'q':
      return Operand::addressOf(P);
    case 'r':
      return Operand::multiIndirectSrc(D, 0, 0, 1, 0, T);
    }
    llvm_unreachable("unknown kind");
  }

  std::string verify(Opcode Op, llvm::StringRef Kinds) {
    Kernel Other = K;
    Instruction I;
    I.Op = Op;
    I.Cond = Op == Opcode::Cmp ? CondMod::EQ : CondMod::None;
    llvm::SmallVector<Operand, 8> Operands;
    for (char Kind : Kinds)
      Operands.push_back(operand(Kind));
    Other.append(I, Operands);
    Builder(Other).emitRet();
    return verified(Other, "dg2");
  }

  Kernel K{"k"};
  Builder B{K};
  DeclId D = K.addGeneral(ElemType::D, 64, Align::GRF, "d");
  DeclId P = K.addPredicate(16, "p");
  DeclId A = K.addAddress(8, "a");
  DeclId S = K.addSurface("s"), Sampler = K.addSampler("smp");
  LabelId Label = K.addLabel();
};

struct Places {
  Opcode Op;
  const char *Legal; ///< A legal kind for each place.
  std::vector<llvm::StringRef> Allowed;
};

} // namespace

TEST_F(VISAVerifierKinds, InEachPlace) {
  const llvm::StringRef Sources = "simI", Scalars = "siI", Raws = "RZ";
  const Places Rows[] = {
      {Opcode::Add, "dss", {"dD", Sources, Sources}},
      {Opcode::Sel, "dss", {"dD", Sources, Sources}},
      {Opcode::And, "dss", {"dD", Sources, Sources}},
      {Opcode::And, "PPP", {"P", "P", "P"}},
      {Opcode::Not, "PP", {"P", "P"}},
      {Opcode::Cmp, "Pss", {"dDP", Sources, Sources}},
      {Opcode::Setp, "PI", {"P", Sources}},
      {Opcode::Mov, "ds", {"dDA", "simIPA"}},
      {Opcode::Mov, "AA", {"dDA", "simIPA&"}},
      {Opcode::Movs, "ds", {"dDTM", "simITM"}},
      {Opcode::AddrAdd, "A&I", {"A", "A&", Sources}},
      {Opcode::Jmp, "L", {"L"}},
      {Opcode::SwitchJmp, "sLL", {Scalars, "L", "L"}},
      {Opcode::Fcall, "NNN", {"N", "N", "N"}},
      {Opcode::Ifcall, "sNN", {Scalars, "N", "N"}},
      {Opcode::Faddr, "Nd", {"N", "d"}},
      {Opcode::LifetimeStart, "R", {"Rz"}},
      {Opcode::OwordLd, "TIR", {"T", Scalars, Raws}},
      {Opcode::SvmBlockLd, "IR", {Scalars, Raws}},
      {Opcode::SvmGather, "RR", {Raws, Raws}},
      {Opcode::LscStore, "ORNR", {"OIRZ", Raws, "N", Raws}},
      {Opcode::Sample, "IMTRR", {Scalars, "M", "T", Raws, Raws}},
  };
  for (const Places &Row : Rows)
    for (size_t N = 0; N != Row.Allowed.size(); ++N)
      for (char Kind : AllKinds) {
        std::string Kinds = Row.Legal;
        Kinds[N] = Kind;
        bool IsReported = verify(Row.Op, Kinds).find("[visa-operand-kind]") !=
                          std::string::npos;
        EXPECT_EQ(IsReported, !Row.Allowed[N].contains(Kind))
            << opcodeMnemonic(Row.Op).str() << " " << Kinds;
      }
}

TEST_F(VISAVerifierKinds, NumbersOfOperands) {
  auto IsCounted = [&](Opcode Op, llvm::StringRef Kinds) {
    return verify(Op, Kinds).find("[visa-operand-count]") != std::string::npos;
  };
  EXPECT_FALSE(IsCounted(Opcode::OwordLd, "TIR"));
  EXPECT_TRUE(IsCounted(Opcode::OwordLd, "TI"));
  EXPECT_TRUE(IsCounted(Opcode::OwordLd, "TIRR"));
  EXPECT_TRUE(IsCounted(Opcode::Add, "dsss"));
  EXPECT_FALSE(IsCounted(Opcode::SwitchJmp, "sLLL"));
  EXPECT_TRUE(IsCounted(Opcode::Sample, "IMT"));
  EXPECT_TRUE(IsCounted(Opcode::Load3D, "IT"));
  EXPECT_FALSE(IsCounted(Opcode::Load3D, "ITRR"));
}

TEST_F(VISAVerifierKinds, FunctionsOfOtherOperands) {
  for (const char *Kinds : {"", "LL", "N", "R", "I"})
    EXPECT_NE(verify(Opcode::Function, Kinds), "") << Kinds;
  Kernel Other = K;
  Instruction I;
  I.Op = Opcode::Function;
  Other.append(I, Operand::label(LabelId(99)));
  Builder(Other).emitRet();
  EXPECT_NE(verified(Other, "dg2").find("label 99 of 2 [visa-bad-reference]"),
            std::string::npos);
}

TEST_F(VISAVerifierKinds, AddressesOfFunctions) {
  auto Problem = [&](const Operand &Address) {
    Kernel Other = K;
    Instruction I;
    I.Op = Opcode::Ifcall;
    Other.append(I, {Address, Operand::number(1), Operand::number(1)});
    Builder(Other).emitRet();
    return verified(Other, "dg2");
  };
  EXPECT_EQ(Problem(Operand::immInt(ElemType::UQ, 64)), "");
  EXPECT_NE(Problem(Operand::immInt(ElemType::UD, 64)).find("actual ud"),
            std::string::npos);
  EXPECT_EQ(Problem(operand('i')), ""); // Here the type is not checked.
  EXPECT_NE(Problem(Operand::indirectSrc(A, 8, 0, 0, 1, 0, ElemType::UQ))
                .find("[visa-address-bounds]"),
            std::string::npos);
}

/// A mask offset names one of the eight groups of four lanes in 32 lanes. On
/// pvc, only every second group is legal.
TEST_F(VISAVerifierKinds, PlacesOfMasks) {
  for (const char *Platform : {"dg2", "pvc"})
    for (unsigned Size : {1u, 2u, 4u, 8u, 16u, 32u})
      for (unsigned Lane = 0; Lane != 40; ++Lane) {
        Kernel Other = K;
        Builder(Other).emitMov(Exec::lanes(Size, Lane), Operand::dst(D),
                               operand('I'));
        Builder(Other).emitRet();
        const TargetDesc &TD = *TargetDesc::get(Platform);
        bool IsLegal = TD.isLegalMask(Lane, Size);
        std::string Text = verified(Other, Platform);
        EXPECT_EQ(Text.empty(), IsLegal) << Size << " " << Lane << " " << Text;
        std::string Step = "a multiple of " +
                           std::to_string(std::max(Size, TD.maskStepLanes()));
        EXPECT_EQ(Text.find(Step) != std::string::npos, !IsLegal) << Text;
      }
}

/// Some divisions and roots are executed register by register. Their masks must
/// start at a multiple of the number of lanes in one register.
TEST_F(VISAVerifierKinds, PlacesOfMasksOfRegisterSteps) {
  auto Problem = [&](Opcode Op, ElemType T, unsigned Lane,
                     llvm::StringRef Platform) {
    Kernel Other = K;
    Decl D;
    D.Name = "steps";
    D.Type = T;
    D.NumElts = 8;
    DeclId V = Other.addDecl(D);
    Instruction I;
    I.Op = Op;
    I.Lanes = Exec::lanes(8, Lane);
    Other.append(I, {Operand::dst(V), Operand::scalar(V)});
    Builder(Other).emitRet();
    return verified(Other, Platform).find("[visa-mask-offset]") !=
           std::string::npos;
  };
  for (unsigned Lane : {0u, 8u, 16u, 24u}) {
    EXPECT_FALSE(Problem(Opcode::Sqrtm, ElemType::F, Lane, "skl")) << Lane;
    EXPECT_EQ(Problem(Opcode::Sqrtm, ElemType::F, Lane, "pvc"), Lane % 16 != 0);
    EXPECT_FALSE(Problem(Opcode::Inv, ElemType::DF, Lane, "pvc")) << Lane;
    EXPECT_FALSE(Problem(Opcode::Inv, ElemType::F, Lane, "pvc")) << Lane;
  }
}

TEST_F(VISAVerifierKinds, OperationsWithoutPredicate) {
  auto Problem = [&](Opcode Op, llvm::StringRef Kinds) {
    Kernel Other = K;
    Instruction I;
    I.Op = Op;
    I.Cond = Op == Opcode::Cmp ? CondMod::EQ : CondMod::None;
    I.PredicateVar = P;
    I.PredicateMode = PredMode::Lane;
    llvm::SmallVector<Operand, 4> Operands;
    for (char Kind : Kinds)
      Operands.push_back(operand(Kind));
    Other.append(I, Operands);
    Builder(Other).emitRet();
    return verified(Other, "dg2").find("[visa-not-predicable]") !=
           std::string::npos;
  };
  EXPECT_FALSE(Problem(Opcode::Add, "dss"));
  EXPECT_TRUE(Problem(Opcode::Cmp, "Pss"));
  EXPECT_TRUE(Problem(Opcode::Setp, "PI"));
  EXPECT_TRUE(Problem(Opcode::AddrAdd, "A&I"));
  EXPECT_TRUE(Problem(Opcode::Movs, "Ts"));
  EXPECT_TRUE(Problem(Opcode::Fcvt, "ds"));
}

TEST_F(VISAVerifierKinds, VariablesOfOtherKinds) {
  Kernel Alias = K;
  Decl E;
  E.Kind = DeclKind::Predicate;
  E.Name = "e";
  E.NumElts = 8;
  E.AliasOf = D;
  Alias.addDecl(E);
  Builder(Alias).emitRet();
  EXPECT_NE(verified(Alias, "dg2").find("[visa-alias-base]"),
            std::string::npos);

  for (DeclId Var : {visa::declOf(Predefined::R0), P, A}) {
    Kernel Other = K;
    Input In;
    In.Var = Var;
    In.OffsetBytes = 64;
    In.SizeBytes = 32;
    Other.Inputs.push_back(In);
    Builder(Other).emitRet();
    EXPECT_NE(verified(Other, "dg2").find("variable of its own"),
              std::string::npos);
  }
}

TEST_F(VISAVerifierKinds, PredefinedVariables) {
  // Predefined variables have values before any instruction writes them. A
  // message is allowed to read the predefined %r0.
  VerifierOptions Options;
  Options.CheckUninitialized = true;
  DeclId R0 = visa::declOf(Predefined::R0);
  K.addInput(S, 64);
  B.emitMov(Exec::lanes(8), Operand::dst(D), Operand::vec(R0));
  Instruction I;
  I.Op = Opcode::OwordSt;
  I.Message.NumOwords = 4;
  K.append(I, {operand('T'), operand('I'), Operand::raw(R0)});
  B.emitRet();
  EXPECT_EQ(verified(K, "dg2", Options), "");
}

/// A function can end with goto or switchjmp, as it can with jmp.
TEST_F(VISAVerifierKinds, LastInstructions) {
  for (Opcode Op :
       {Opcode::Jmp, Opcode::Goto, Opcode::SwitchJmp, Opcode::Add}) {
    Kernel Other = K;
    Builder Body(Other);
    LabelId L = Other.addLabel();
    Body.emitLabel(L);
    Body.emitRet(Exec::lanes(16), {P, PredMode::Lane, false});
    Instruction I;
    I.Op = Op;
    llvm::SmallVector<Operand, 2> Operands;
    for (char Kind : llvm::StringRef(Op == Opcode::SwitchJmp ? "s"
                                     : Op == Opcode::Add     ? "dss"
                                                             : ""))
      Operands.push_back(operand(Kind));
    if (Op != Opcode::Add)
      Operands.push_back(Operand::label(L));
    Other.append(I, Operands);
    EXPECT_EQ(verified(Other, "skl").find("[visa-no-ret]") != std::string::npos,
              Op == Opcode::Add)
        << opcodeMnemonic(Op).str();
  }
}

TEST_F(VISAVerifierKinds, MovesOfStateAreNeighbours) {
  auto Problem = [&](const Operand &First, const Operand &Second,
                     bool HasSource) {
    Kernel Other = K;
    Instruction I;
    I.Op = Opcode::Mov;
    I.Lanes = Exec::scalar();
    Operand State = Operand::scalar(visa::declOf(Predefined::SR0));
    HasSource ? Other.append(I, {First, State}) : Other.append(I, {First});
    Other.append(I, {Second, State});
    Builder(Other).emitRet();
    return verified(Other, "dg2").find("[visa-state-neighbours]") !=
           std::string::npos;
  };
  DeclId Other = K.addGeneral(ElemType::D, 64, Align::GRF, "other");
  EXPECT_TRUE(Problem(Operand::dst(D), Operand::dst(D, 4), true));
  EXPECT_FALSE(Problem(Operand::dst(D), Operand::dst(D, 8), true));
  EXPECT_FALSE(Problem(Operand::dst(D), Operand::dst(Other, 4), true));
  EXPECT_FALSE(Problem(Operand::dst(D), Operand::dst(D, 4), false));
}
