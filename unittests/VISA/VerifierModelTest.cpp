//===- VerifierModelTest.cpp - Broken models that text cannot express -----===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// These tests also check that bad ids and counts never lead to a crash. The
// verifier must be safe on any model.
//
//===----------------------------------------------------------------------===//

#include "TestBase.h"
#include "cmx/VISA/Verifier.h"

using namespace cmx;
using namespace cmx::visa;

namespace {

class VISAVerifierModel : public testing::Test {
protected:
  VISAVerifierModel() {
    K.setAttribute("Target", "cm");
    B.emitFunction("k_main");
  }
  /// Ends the kernel and returns the messages of the verifier.
  std::string verify(const char *Platform = "icllp") {
    B.emitRet();
    return verified(K, Platform);
  }

  Kernel K{"k"};
  Builder B{K};
  DeclId D = K.addGeneral(ElemType::D, 64, Align::GRF, "d");
  DeclId P = K.addPredicate(16, "p");
};

} // namespace

TEST_F(VISAVerifierModel, TheEmptyKernelIsLegal) { EXPECT_EQ(verify(), ""); }

TEST_F(VISAVerifierModel, SurfacesThatAByteCounts) {
  for (unsigned N = 0; N != 250; ++N)
    K.addSurface();
  EXPECT_EQ(verified(K, "icllp"), "function does not end with ret "
                                  "[visa-no-ret]\n");
  K.addSurface();
  EXPECT_EQ(verify(), "more surface variables than a message can name: "
                      "expected at most 250, actual 251 "
                      "[visa-too-many-surfaces]\n");
}

TEST(VISAVerifierStructure, NoFunction) {
  Kernel K("k");
  Builder(K).emitRet();
  EXPECT_EQ(verified(K, "icllp"), "no .function before the first instruction "
                                  "[visa-no-function]\n");
  Kernel Empty("k");
  EXPECT_EQ(verified(Empty, "icllp"), "no .function before the first "
                                      "instruction [visa-no-function]\n");
}

TEST(VISAVerifierStructure, NoRet) {
  const char *Message = "function does not end with ret [visa-no-ret]\n";
  Kernel K("k");
  Builder B(K);
  B.emitFunction("k_main");
  EXPECT_EQ(verified(K, "icllp"), Message);
  DeclId P = K.addPredicate(16);
  B.emitRet(Exec::lanes(16), {P, PredMode::Lane, false});
  EXPECT_EQ(verified(K, "icllp"), Message); // Some lanes continue.
  B.emitRet();
  EXPECT_EQ(verified(K, "icllp"), "");
  B.emitFunction("sub");
  B.emitMessage(Opcode::Barrier, Exec(), {});
  EXPECT_EQ(verified(K, "icllp"), Message);
}

/// The ret of one function does not end the next function.
TEST(VISAVerifierStructure, EachFunctionHasARet) {
  Kernel K("k");
  Builder B(K);
  B.emitFunction("k_main");
  B.emitRet();
  B.emitFunction("sub");
  LabelId Body = K.addLabel();
  B.emitLabel(Body);
  B.emitJmp(Body);
  EXPECT_EQ(verified(K, "icllp"),
            "function does not end with ret [visa-no-ret]\n");
  B.emitRet();
  EXPECT_EQ(verified(K, "icllp"), "");
}

TEST(VISAVerifierStructure, RetBeforeALoopAtTheEnd) {
  Kernel K("k");
  Builder B(K);
  B.emitFunction("k_main");
  LabelId Body = K.addLabel(), End = K.addLabel();
  B.emitJmp(Body);
  B.emitLabel(End);
  B.emitRet();
  B.emitLabel(Body);
  B.emitJmp(End);
  EXPECT_EQ(verified(K, "icllp"), "");
}

TEST(VISAVerifierStructure, LabelAtTheVeryEnd) {
  Kernel K("k");
  Builder B(K);
  B.emitFunction("k_main");
  LabelId L = K.addLabel();
  B.emitJmp(L);
  B.emitRet();
  B.emitLabel(L);
  EXPECT_EQ(verified(K, "icllp"),
            "function does not end with ret [visa-no-ret]\n");
}

TEST_F(VISAVerifierModel, UnknownDeclaration) {
  B.emitMov(Exec::lanes(8), Operand::dst(D), Operand::vec(DeclId(4711)));
  EXPECT_EQ(verify(), "operand names no declaration, label or string: "
                      "declaration 4711 of 20 [visa-bad-reference]\n");
}

TEST_F(VISAVerifierModel, UnknownLabel) {
  B.emitJmp(LabelId(7));
  EXPECT_EQ(verify(), "operand names no declaration, label or string: label 7 "
                      "of 1 [visa-bad-reference]\n");
}

TEST_F(VISAVerifierModel, UnknownPredicate) {
  B.emitMov(Exec::lanes(8), Operand::dst(D), Operand::vec(D),
            {DeclId(99), PredMode::Lane, false});
  EXPECT_EQ(verify(), "operand names no declaration, label or string: "
                      "declaration 99 of 20 [visa-bad-reference]\n");
}

TEST_F(VISAVerifierModel, UnknownInput) {
  Input In;
  In.Var = DeclId(99);
  K.Inputs.push_back(In);
  EXPECT_EQ(verify(), "operand names no declaration, label or string: input "
                      "without declaration [visa-bad-reference]\n");
}

TEST_F(VISAVerifierModel, MissingOperands) {
  B.emitALU(Opcode::Add, Exec::lanes(8), Operand::dst(D), {Operand::vec(D)});
  EXPECT_EQ(verify(), "instruction has the wrong number of operands: expected "
                      "3, actual 2 [visa-operand-count]\n");
}

TEST_F(VISAVerifierModel, MissingMessageOperands) {
  Instruction I;
  I.Op = Opcode::OwordLd;
  K.append(I, {});
  EXPECT_EQ(verify(), "instruction has the wrong number of operands: expected "
                      "3, actual 0 [visa-operand-count]\n");
}

TEST_F(VISAVerifierModel, MissingTargetsOfSwitch) {
  Instruction I;
  I.Op = Opcode::SwitchJmp;
  K.append(I, {});
  EXPECT_EQ(verify(), "instruction has the wrong number of operands: expected "
                      "at least 2, actual 0 [visa-operand-count]\n");
}

TEST_F(VISAVerifierModel, SourceAsDestination) {
  B.emitMov(Exec::lanes(8), Operand::vec(D), Operand::vec(D));
  EXPECT_EQ(verify(), "operand is of the wrong kind: destination 0 of mov "
                      "[visa-operand-kind]\n");
}

TEST_F(VISAVerifierModel, PredicateAsGeneralVariable) {
  B.emitMov(Exec::lanes(8), Operand::dst(D), Operand::vec(P));
  EXPECT_EQ(verify(), "operand is of the wrong kind: source 0 of mov "
                      "[visa-operand-kind]\n");
}

TEST_F(VISAVerifierModel, GeneralVariableAsPredicate) {
  B.emitMov(Exec::lanes(8), Operand::dst(D), Operand::vec(D),
            {D, PredMode::Lane, false});
  EXPECT_EQ(verify(), "operand is of the wrong kind: 'v_d_16' is not a "
                      "predicate variable [visa-operand-kind]\n");
}

TEST_F(VISAVerifierModel, GeneralVariableAsSurface) {
  MessageFields M;
  M.NumOwords = 4;
  B.emitMessage(
      Opcode::OwordLd, Exec(),
      {Operand::state(D), Operand::immInt(ElemType::UD, 0), Operand::raw(D)},
      M);
  EXPECT_EQ(verify(), "operand is of the wrong kind: operand 0, expected a "
                      "surface [visa-operand-kind]\n");
}

TEST_F(VISAVerifierModel, StringOutOfRange) {
  Instruction I;
  I.Op = Opcode::File;
  K.append(I, Operand::number(3));
  EXPECT_EQ(verify(), "operand is of the wrong kind: operand 0, expected a "
                      "string [visa-operand-kind]\n");
}

TEST_F(VISAVerifierModel, CompareWithoutCondition) {
  B.emitCmp(CondMod::None, Exec::lanes(8), Operand::pred(P), Operand::vec(D),
            Operand::vec(D));
  EXPECT_EQ(verify(), "condition missing or misplaced: expected one of eq, ne, "
                      "gt, ge, lt, le [visa-condition]\n");
}

TEST_F(VISAVerifierModel, ConditionOnAnother) {
  B.emitMov(Exec::lanes(8), Operand::dst(D), Operand::vec(D)).Cond =
      CondMod::EQ;
  EXPECT_EQ(verify(),
            "condition missing or misplaced: expected none [visa-condition]\n");
}

TEST_F(VISAVerifierModel, RowAbove255) {
  DeclId Big = K.addGeneral(ElemType::D, 256 * 8);
  DeclId Tail = K.addAlias(Big, ElemType::D, 64, 192 * 32);
  B.emitMov(Exec::lanes(8), Operand::dst(Big, 255 * 32), Operand::vec(Tail));
  EXPECT_EQ(verify(), "");
  EXPECT_TRUE(canEncodeOffset(255 * 32, 4, 32));
  K.operands(K.body()[1])[0] = Operand::dst(Big, 256 * 32);
  EXPECT_EQ(verified(K, "icllp"),
            "offset cannot be written as row and column of one byte each: "
            "expected row at most 255, actual 256 in v_18(256,0)<1> "
            "[visa-row-column]\n"
            "operand reaches past its variable: v_18(256,0)<1> ends at byte "
            "8224 of 8192 [visa-out-of-bounds]\n");
}

TEST_F(VISAVerifierModel, OffsetWithinAnElement) {
  B.emitMov(Exec::lanes(8), Operand::dst(D), Operand::vec(D, 34));
  EXPECT_EQ(verify(), "operand does not start at a multiple of its element "
                      "size: expected a multiple of 4 bytes, actual byte 34 "
                      "of 'v_d_16' [visa-misaligned]\n");
}

TEST_F(VISAVerifierModel, ImmediateWiderThanItsType) {
  B.emitMov(Exec::lanes(8), Operand::dst(D),
            Operand::imm(ElemType::UW, 0x11170));
  EXPECT_EQ(verify(), "immediate does not fit its type: expected 16 bits, "
                      "actual 0x11170 [visa-immediate-range]\n");
}

TEST_F(VISAVerifierModel, BfImmediate) {
  DeclId G = K.addGeneral(ElemType::BF, 16);
  B.emitMov(Exec::lanes(8), Operand::dst(G), Operand::imm(ElemType::BF, 1));
  EXPECT_EQ(verify("dg2"),
            "no immediate has this type: bf [visa-immediate-type]\n");
}

TEST_F(VISAVerifierModel, SameNameTwice) {
  Decl E;
  E.Name = "v_d_16";
  E.NumElts = 8;
  K.addDecl(E);
  EXPECT_EQ(verify(), "name is declared twice: 'v_d_16' "
                      "[visa-duplicate-name]\n");
}

TEST_F(VISAVerifierModel, NameThatIsNoIdentifier) {
  Decl E;
  E.Name = "a.b";
  E.NumElts = 8;
  K.addDecl(E);
  EXPECT_EQ(verify(), "name is not an identifier: 'a.b' [visa-bad-name]\n");
}

TEST_F(VISAVerifierModel, NamesOfAttributes) {
  for (const char *Name : {"", "1a", "a b"}) {
    Kernel Other("k");
    Other.setAttribute("Target", "cm");
    Other.setAttribute(Name, "x");
    Builder Body(Other);
    Body.emitFunction("k_main");
    Body.emitRet();
    EXPECT_EQ(verified(Other, "icllp"),
              ("name is not an identifier: '" + llvm::Twine(Name) +
               "' [visa-bad-name]\n")
                  .str());
  }
}

TEST(VISAVerifierStructure, KernelWithoutName) {
  Kernel K("");
  Builder B(K);
  B.emitFunction("k_main");
  B.emitRet();
  EXPECT_NE(verified(K, "icllp").find("name is not an identifier: ''"),
            std::string::npos);
}

TEST_F(VISAVerifierModel, SameLabelTwice) {
  for (int N = 0; N != 2; ++N)
    B.emitLabel(K.addNamedLabel("again", /*IsFunction=*/false));
  EXPECT_EQ(verify(), "name is declared twice: 'again' "
                      "[visa-duplicate-name]\n");
}

/// The register file has 4096 bytes.
TEST_F(VISAVerifierModel, InputAtTheEnd) {
  Input In;
  In.Var = D;
  In.SizeBytes = 256;
  In.OffsetBytes = 4096 - 256;
  K.Inputs.push_back(In);
  EXPECT_EQ(verify(), "");
  K.Inputs[0].OffsetBytes += 32;
  EXPECT_NE(verified(K, "icllp").find("ends at byte 4128 of 4096"),
            std::string::npos);
}

TEST_F(VISAVerifierModel, PlacesOfScalarOperands) {
  DeclId Big = K.addGeneral(ElemType::UD, 256 * 8);
  DeclId S = K.addSurface();
  Instruction I;
  I.Op = Opcode::OwordLd;
  I.Message.NumOwords = 1;
  auto Problem = [&](uint32_t OffsetBytes) {
    Kernel Other = K;
    Other.append(I, {Operand::state(S), Operand::src(Big, OffsetBytes, 0, 1, 0),
                     Operand::raw(Big, 0)});
    Builder(Other).emitRet();
    return verified(Other, "icllp");
  };
  EXPECT_EQ(Problem(255 * 32), "");
  EXPECT_NE(Problem(256 * 32).find("[visa-row-column]"), std::string::npos);
  EXPECT_NE(Problem(34).find("[visa-misaligned]"), std::string::npos);
}

TEST_F(VISAVerifierModel, QuoteInAText) {
  K.setAttribute("OutputAsmPath", "a\"b");
  EXPECT_EQ(verify(),
            "text contains a quote or a line end: 'a\"b' [visa-bad-text]\n");
}

TEST_F(VISAVerifierModel, AliasBeforeItsBase) {
  DeclId A = K.addAlias(D, ElemType::UB, 8);
  K.decl(D).AliasOf = A;
  EXPECT_EQ(verify(), "alias of something that is not an earlier general "
                      "variable [visa-alias-base]\n");
}

TEST_F(VISAVerifierModel, AliasPastItsBase) {
  K.addAlias(D, ElemType::D, 8, 232);
  EXPECT_EQ(verify(), "alias does not lie inside its base: bytes 232..263 of "
                      "'v_d_16' with 256 bytes [visa-alias-bounds]\n");
}

TEST_F(VISAVerifierModel, LabelNeverPlacedOrTwice) {
  LabelId L = K.addLabel(), M = K.addLabel();
  B.emitJmp(L);
  B.emitLabel(M);
  B.emitLabel(M);
  EXPECT_EQ(verify(), "label is not defined exactly once: expected 1, actual 0 "
                      "[visa-label-places]\n"
                      "label is not defined exactly once: expected 1, actual 2 "
                      "[visa-label-places]\n");
}

TEST_F(VISAVerifierModel, UnusedLabelsAreNobodysBusiness) {
  K.addLabel();
  EXPECT_EQ(verify(), "");
}

TEST_F(VISAVerifierModel, MessagesAreCountedAndLimited) {
  for (unsigned N = 0; N != 10; ++N)
    B.emitMov(Exec::lanes(12), Operand::dst(D), Operand::vec(D));
  B.emitRet();
  VerifierOptions Options;
  Options.MaxMessages = 3;
  std::vector<VerifierMessage> M =
      verifyKernel(K, *TargetDesc::get("icllp"), Options);
  ASSERT_EQ(M.size(), 3u);
  EXPECT_EQ(M[2].InstIndex, 3u);
  EXPECT_EQ(M[2].Where, "mov (M1, 12) v_d_16(0,0)<1> v_d_16(0,0)<1;1,0>");
  EXPECT_EQ(formatMessage(K, M[2]),
            "kernel 'k': error: execution size is not legal: expected 1, 2, 4, "
            "8, 16 or 32, actual 12 [visa-exec-size]\n"
            "  in: mov (M1, 12) v_d_16(0,0)<1> v_d_16(0,0)<1;1,0>");
}

TEST_F(VISAVerifierModel, WritesThroughAliasesAreWrites) {
  DeclId Other = K.addGeneral(ElemType::D, 8, Align::GRF, "never");
  DeclId Bytes = K.getAlias(D, ElemType::UB);
  B.emitMov(Exec::lanes(8), Operand::dst(Bytes),
            Operand::immInt(ElemType::UB, 0));
  B.emitALU(Operation::Add, Exec::lanes(8), Operand::dst(D),
            {Operand::vec(D), Operand::vec(Other)});
  B.emitRet();
  VerifierOptions Options;
  EXPECT_EQ(verified(K, "icllp", Options), "");
  Options.CheckUninitialized = true;
  EXPECT_EQ(verified(K, "icllp", Options),
            "variable is read but never written: 'v_never_18' "
            "[visa-uninitialized]\n");
}

TEST_F(VISAVerifierModel, PredicatesAndAddressesAreWrittenToo) {
  VerifierOptions Options;
  Options.CheckUninitialized = true;
  DeclId A = K.addAddress(8, "a");
  B.emitMov(Exec::lanes(8), Operand::dst(D), Operand::immInt(ElemType::D, 0),
            {P, PredMode::Lane, false});
  B.emitRet();
  EXPECT_EQ(verified(K, "icllp", Options),
            "variable is read but never written: 'v_p_17' "
            "[visa-uninitialized]\n");
  B.emitSetp(Exec::noMask(16), P, Operand::imm(ElemType::UW, 3));
  B.emitRet();
  EXPECT_EQ(verified(K, "icllp", Options), "");
  B.emitMov(Exec::lanes(8), Operand::dst(D),
            Operand::indirectSrc(A, 0, 0, 8, 8, 1, ElemType::D));
  B.emitRet();
  EXPECT_EQ(verified(K, "icllp", Options),
            "variable is read but never written: 'v_a_18' "
            "[visa-uninitialized]\n");
}

/// A lifetime.start does not read its variable. Neither does an instruction
/// that computes the address of a variable: the address can be used for a
/// write.
TEST_F(VISAVerifierModel, AddressesOfVariablesAreWrites) {
  VerifierOptions Options;
  Options.CheckUninitialized = true;
  DeclId A = K.addAddress(1, "a");
  DeclId Unused = K.addGeneral(ElemType::D, 8, Align::GRF, "unused");
  B.emitLifetimeStart(Unused);
  B.emitAddrAdd(Exec::scalar(), A, 0, Operand::addressOf(D),
                Operand::immInt(ElemType::UW, 0));
  B.emitMov(Exec::lanes(8), Operand::indirectDst(A, 0, 0, 1, ElemType::D),
            Operand::immInt(ElemType::D, 0));
  DeclId To = K.addGeneral(ElemType::D, 8, Align::GRF, "to");
  B.emitMov(Exec::lanes(8), Operand::dst(To), Operand::vec(D));
  B.emitRet();
  EXPECT_EQ(verified(K, "icllp", Options), "");
}

TEST_F(VISAVerifierModel, InputsMayBeWritten) {
  K.addInput(D, 64);
  B.emitMov(Exec::lanes(8), Operand::dst(D), Operand::immInt(ElemType::D, 0));
  EXPECT_EQ(verify(), "");
}
