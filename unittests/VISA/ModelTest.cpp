//===- ModelTest.cpp - Tests of the vISA model ----------------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/VISA/Model.h"
#include "TestBase.h"
#include "cmx/VISA/SaturatedSums.h"
#include "cmx/VISA/WidenedModifiers.h"
#include <set>

using namespace cmx;
using namespace cmx::visa;

TEST(VISAModel, EveryOperationHasTheOpcodeOfItsMnemonic) {
  static const Operation All[] = {
#define CMX_OPERATION(Enum, ...) Operation::Enum,
#include "cmx/Target/Operations.def"
  };
  for (Operation Op : All) {
    EXPECT_EQ(opcodeMnemonic(opcodeOf(Op)), operationMnemonic(Op));
    EXPECT_EQ(opcodeNumSrcs(opcodeOf(Op)), operationNumSrcs(Op))
        << operationMnemonic(Op).str();
  }
}

TEST(VISAModel, MnemonicsAreFoundAndUnknownOnesNot) {
  EXPECT_EQ(parseOpcode("add"), Opcode::Add);
  EXPECT_EQ(parseOpcode("sbarrier.wait"), Opcode::SbarrierWait);
  EXPECT_EQ(parseOpcode(""), std::nullopt);
  EXPECT_EQ(parseOpcode("frobnicate"), std::nullopt);
}

TEST(VISAModel, PredefinedVariablesComeFirst) {
  Kernel K("k");
  EXPECT_EQ(K.decl(declOf(Predefined::R0)).Name, "%r0");
  EXPECT_EQ(K.decl(declOf(Predefined::SLM)).Kind, DeclKind::Surface);
  EXPECT_TRUE(K.decl(declOf(Predefined::Null)).Predefined);
}

TEST(VISAModel, GeneratedNamesAreDistinctWhateverTheHints) {
  Kernel K("k");
  std::set<std::string> Names;
  uint32_t First = K.numDecls();
  for (const char *Hint : {"", "", "x", "x", "x_1", "a.b", "a_b", "add", "V0"})
    K.addGeneral(ElemType::D, 8, Align::GRF, Hint);
  K.addPredicate(16, "x");
  K.addSurface("x");
  for (uint32_t Id = First; Id != K.numDecls(); ++Id) {
    const std::string &Name = K.decl(DeclId(Id)).Name;
    EXPECT_TRUE(Names.insert(Name).second) << Name;
    EXPECT_EQ(Name.substr(0, 2), "v_");
    EXPECT_EQ(Name.find('.'), std::string::npos);
  }
}

TEST(VISAModel, WholeAliasesAreMadeOnce) {
  Kernel K("k");
  DeclId V = K.addGeneral(ElemType::D, 16);
  EXPECT_EQ(K.getAlias(V, ElemType::D), V);
  DeclId Bytes = K.getAlias(V, ElemType::UB);
  EXPECT_NE(Bytes, V);
  EXPECT_EQ(K.getAlias(V, ElemType::UB), Bytes);
  EXPECT_EQ(K.decl(Bytes).NumElts, 64u);
  EXPECT_EQ(K.decl(Bytes).AliasOf, V);
}

TEST(VISAModel, RootFollowsAliasesOfAliases) {
  Kernel K("k");
  DeclId V = K.addGeneral(ElemType::D, 32);
  DeclId A = K.addAlias(V, ElemType::UW, 16, 96);
  DeclId B = K.addAlias(A, ElemType::UB, 8, 3);
  EXPECT_EQ(K.root(B), std::make_pair(V, uint64_t(99)));
  EXPECT_EQ(K.root(V), std::make_pair(V, uint64_t(0)));
}

TEST(VISAModel, RootOfACircleEnds) {
  Kernel K("k");
  DeclId A = K.addGeneral(ElemType::D, 8);
  DeclId B = K.addAlias(A, ElemType::D, 8);
  K.decl(A).AliasOf = B;
  K.root(A); // Does not loop forever.
}

TEST(VISAModel, OffsetsThatRowAndColumnHold) {
  EXPECT_TRUE(canEncodeOffset(0, 4, 32));
  EXPECT_TRUE(canEncodeOffset(255 * 32 + 28, 4, 32));
  EXPECT_FALSE(canEncodeOffset(256 * 32, 4, 32));
  EXPECT_TRUE(canEncodeOffset(256 * 32, 4, 64));
  EXPECT_FALSE(canEncodeOffset(6, 4, 32));
}

TEST(VISAModel, Alignments) {
  EXPECT_EQ(alignBytes(Align::Byte, 32), 1u);
  EXPECT_EQ(alignBytes(Align::HWord, 32), 32u);
  EXPECT_EQ(alignBytes(Align::Words64, 32), 128u);
  EXPECT_EQ(alignBytes(Align::GRF, 64), 64u);
  EXPECT_EQ(alignBytes(Align::GRFx2, 64), 128u);
}

TEST(VISAModel, OperandsCompareByWhatTheyAre) {
  DeclId A = DeclId(40), B = DeclId(41);
  EXPECT_EQ(Operand::vec(A, 4), Operand::src(A, 4, 1, 1, 0));
  EXPECT_FALSE(Operand::vec(A, 4) == Operand::vec(A, 8));
  EXPECT_FALSE(Operand::vec(A) == Operand::vec(B));
  EXPECT_FALSE(Operand::vec(A) == Operand::vec(A, 0, SrcMod::Neg));
  EXPECT_EQ(Operand::immInt(ElemType::W, -1),
            Operand::imm(ElemType::W, 0xffff));
  EXPECT_FALSE(Operand::imm(ElemType::W, 1) == Operand::imm(ElemType::UW, 1));
  EXPECT_EQ(Operand::null(), Operand::null());
}

TEST(VISAModel, AttributesAreReplaced) {
  Kernel K("k");
  K.setAttribute("Target", "3d");
  K.setAttribute("Target", "cm");
  K.setAttribute("SLMSize", 4);
  ASSERT_EQ(K.Attributes.size(), 2u);
  EXPECT_EQ(K.Attributes[0].Text, "cm");
  EXPECT_EQ(K.Attributes[1].Number, 4);
}

TEST(VISAModel, InputsTakeTheSizeOfTheirVariable) {
  Kernel K("k");
  K.addInput(K.addGeneral(ElemType::F, 16), 64);
  K.addInput(K.addSurface(), 32);
  EXPECT_EQ(K.Inputs[0].SizeBytes, 64u);
  EXPECT_EQ(K.Inputs[1].SizeBytes, 4u);
}

TEST(VISAModel, ErasingKeepsTheOperandsOfTheRest) {
  Kernel K("k");
  Builder B(K);
  DeclId V = K.addGeneral(ElemType::D, 8);
  B.emitMov(Exec::lanes(8), Operand::dst(V), Operand::immInt(ElemType::D, 1));
  B.emitMessage(Opcode::Barrier, Exec(), {});
  B.emitMov(Exec::lanes(8), Operand::dst(V), Operand::immInt(ElemType::D, 2));
  K.eraseIf([](const Instruction &I) { return I.Op == Opcode::Barrier; });
  ASSERT_EQ(K.body().size(), 2u);
  EXPECT_EQ(K.operands(K.body()[1])[1], Operand::immInt(ElemType::D, 2));
}

/// Operands that differ in one property are not equal.
TEST(VISAModel, OperandsAreEqual) {
  DeclId V = DeclId(20), W = DeclId(21);
  constexpr ElemType D = ElemType::D, F = ElemType::F;
  const Operand All[] = {
      Operand(),
      Operand::null(),
      Operand::src(V, 0, 8, 8, 1),
      Operand::src(W, 0, 8, 8, 1),
      Operand::src(V, 4, 8, 8, 1),
      Operand::src(V, 0, 4, 8, 1),
      Operand::src(V, 0, 8, 4, 1),
      Operand::src(V, 0, 8, 8, 2),
      Operand::src(V, 0, 8, 8, 1, SrcMod::Neg),
      Operand::dst(V, 0, 1),
      Operand::dst(V, 0, 2),
      Operand::raw(V),
      Operand::raw(W),
      Operand::pred(V),
      Operand::state(V, 0),
      Operand::state(V, 1),
      Operand::address(V, 0, 1),
      Operand::address(V, 1, 1),
      Operand::address(V, 0, 2),
      Operand::addressOf(V),
      Operand::addressOf(V, 4),
      Operand::indirectSrc(V, 0, 0, 8, 8, 1, D),
      Operand::indirectSrc(V, 0, 0, 8, 8, 1, F),
      Operand::indirectSrc(V, 1, 0, 8, 8, 1, D),
      Operand::multiIndirectSrc(V, 0, 0, 8, 1, D),
      Operand::indirectDst(V, 0, 0, 1, D),
      Operand::immInt(D, 1),
      Operand::immInt(D, 2),
      Operand::immInt(ElemType::UD, 1),
      Operand::number(1),
      Operand::number(2),
      Operand::label(LabelId(1)),
      Operand::label(LabelId(2)),
  };
  for (const Operand &A : All)
    for (const Operand &B : All)
      EXPECT_EQ(A == B, &A == &B) << (&A - All) << " and " << (&B - All);
}

namespace {

/// Parses the body \p Text and returns the lines at which a block ends.
std::vector<std::string> blockEnds(llvm::StringRef Text) {
  Module M = parsed(kernelText(Text));
  const Kernel &K = M.Kernels.front();
  BlockEnds Ends(K);
  std::vector<std::string> Result;
  for (const Instruction &I : K.body())
    if (Ends.isEnd(I))
      Result.push_back(llvm::StringRef(printed(K, I)).trim().str());
  return Result;
}

using Lines = std::vector<std::string>;
const std::string Start = ".function \"k_main\"", End = "ret (M1, 1)";

} // namespace

TEST(VISAModel, BlocksEndAtJumpsAndTheirLabels) {
  EXPECT_EQ(blockEnds("jmp (M1, 1) B\nA:\nB:\nadd (M1, 1) vd(0,0)<1> "
                      "vd(0,0)<0;1,0> 1:d\n(p1) jmp (M1, 1) B\n"),
            (Lines{Start, "B:", "(p1) jmp (M1, 1) B", End}));
  EXPECT_EQ(blockEnds("(p1) jmp (M1, 1) A\nadd (M1, 1) vd(0,0)<1> "
                      "vd(0,0)<0;1,0> 1:d\nA:\n"),
            (Lines{Start, "(p1) jmp (M1, 1) A", "A:", End}));
}

TEST(VISAModel, JumpsToTheNextPlaceEndNoBlock) {
  EXPECT_EQ(blockEnds("(p1) jmp (M1, 1) A\nA:\n"), (Lines{Start, End}));
  EXPECT_EQ(blockEnds("(p1) jmp (M1, 1) A\nB:\njmp (M1, 1) C\nA:\n.loc 1\n"
                      "jmp (M1, 1) C\nC:\n"),
            (Lines{Start, End}));
  // A goto to the next line ends a block, too. But code generation leaves no
  // such goto.
  EXPECT_EQ(blockEnds("(p8) goto (M1, 8) A\nA:\n"),
            (Lines{Start, "(p8) goto (M1, 8) A", "A:", End}));
}

namespace {

/// Returns "S>M" for each saturated sum of \p Text: S is the index of the sum,
/// and M is the index of the mov that saturates. " copied" follows if other
/// movs are in between.
Lines sums(llvm::StringRef Text) {
  Module M = parsed(kernelText(Text));
  Lines Result;
  for (const SaturatedSum &S : saturatedSums(M.Kernels.front()))
    Result.push_back(std::to_string(S.Sum) + ">" + std::to_string(S.Mov) +
                     (S.IsCopied ? " copied" : ""));
  return Result;
}

const std::string Add = "add (M1, 8) vw(0,0)<1> vw(1,0)<8;8,1> 1:w\n";

} // namespace

TEST(VISAModel, SumsAreFollowedThroughMovs) {
  EXPECT_EQ(sums(Add + "mov.sat (M1, 8) vb(0,0)<1> vw(0,0)<8;8,1>\n"),
            (Lines{"1>2"}));
  std::string Widened = Add + "mov (M1, 8) vd(0,0)<1> vw(0,0)<8;8,1>\n";
  EXPECT_EQ(sums(Widened + "mov.sat (M1, 8) vb(0,0)<1> vd(0,0)<8;8,1>\n"),
            (Lines{"1>3 copied"}));
  EXPECT_EQ(sums(Widened + "mov (M1, 8) vd(4,0)<1> vd(0,0)<8;8,1>\n"
                           "mov.sat (M1, 8) vb(0,0)<1> vd(4,0)<8;8,1>\n"),
            (Lines{"1>4 copied"}));
}

TEST(VISAModel, SumsThatTheFinalizerDoesNotJoin) {
  // Four cases: a predicate, a mov to floats, a saturated mov in between, and a
  // mov in another block.
  EXPECT_EQ(sums(Add + "(p8) mov.sat (M1, 8) vb(0,0)<1> vw(0,0)<8;8,1>\n"),
            Lines());
  EXPECT_EQ(sums(Add + "mov.sat (M1, 8) vf(0,0)<1> vw(0,0)<8;8,1>\n"), Lines());
  EXPECT_EQ(sums(Add + "mov.sat (M1, 8) vb(0,0)<1> vw(0,0)<8;8,1>\n"
                       "mov (M1, 8) vw(4,0)<1> vb(0,0)<8;8,1>\n"
                       "mov.sat (M1, 8) vb(1,0)<1> vw(4,0)<8;8,1>\n"),
            (Lines{"1>2"}));
  EXPECT_EQ(sums("A:\n" + Add +
                 "(p1) jmp (M1, 1) A\n"
                 "mov.sat (M1, 8) vb(0,0)<1> vw(0,0)<8;8,1>\n"),
            Lines());
}

namespace {

/// Returns the indices of the instructions whose result -x or |x| is read by
/// wider instructions.
std::vector<size_t> modifiers(llvm::StringRef Text) {
  Module M = parsed(kernelText(Text, ".decl vs v_type=G type=uw num_elts=128 "
                                     "alias=<vw, 0>\n"
                                     ".decl vc v_type=G type=b num_elts=256 "
                                     "alias=<vb, 0>\n"));
  return widenedModifiers(M.Kernels.front());
}

using Numbers = std::vector<size_t>;
const std::string Neg = "mov (M1, 8) vw(0,0)<1> (-)vw(1,0)<1;1,0>\n";
const std::string Abs = "mov (M1, 8) vw(0,0)<1> (abs)vw(1,0)<1;1,0>\n";
const std::string Read = "mov (M1, 8) vd(0,0)<1> vw(0,0)<1;1,0>\n";

} // namespace

TEST(VISAModel, NarrowModifiersThatWiderInstructionsRead) {
  EXPECT_EQ(modifiers(Neg + Read), Numbers{1});
  EXPECT_EQ(modifiers(Abs + Read + Read), Numbers{1});
  EXPECT_EQ(modifiers("add (M1, 8) vw(0,0)<1> (-)vw(1,0)<1;1,0> 0:w\n" + Read),
            Numbers{1});
  // The reader needs more than the low bits.
  for (const char *Reader : {"asr (M1, 8) vw(2,0)<1> vw(0,0)<1;1,0> 3:w\n",
                             "cmp.lt (M1, 8) p8 vw(0,0)<1;1,0> 7:w\n",
                             "max (M1, 8) vw(2,0)<1> vw(0,0)<1;1,0> 7:w\n",
                             "avg (M1, 8) vw(2,0)<1> vw(0,0)<1;1,0> 7:w\n",
                             "add.sat (M1, 8) vw(2,0)<1> vw(0,0)<1;1,0> 7:w\n",
                             "mov.sat (M1, 8) vc(2,0)<1> vw(0,0)<1;1,0>\n"})
    EXPECT_EQ(modifiers(Neg + Reader), Numbers{1}) << Reader;
  // The destination of the reader has floats, or another source of the reader
  // has dwords.
  EXPECT_EQ(modifiers(Abs + "mov (M1, 8) vf(0,0)<1> vw(0,0)<1;1,0>\n"),
            Numbers{1});
  EXPECT_EQ(modifiers(Neg + "mov (M1, 8) vh(0,0)<1> vw(0,0)<1;1,0>\n"),
            Numbers{1});
  EXPECT_EQ(modifiers("mov (M1, 8) vd(0,0)<1> (-)vd(1,0)<1;1,0>\n"
                      "mov (M1, 8) vf(0,0)<1> vd(0,0)<1;1,0>\n"),
            Numbers{1});
  EXPECT_EQ(modifiers(Neg + "cmp.lt (M1, 8) p8 vw(0,0)<1;1,0> 70000:d\n"),
            Numbers{1});
  // One instruction reads a negated number and an absolute value.
  EXPECT_EQ(modifiers(Neg + "mov (M1, 8) vw(2,0)<1> (abs)vw(3,0)<1;1,0>\n" +
                      "add (M1, 8) vd(0,0)<1> vw(0,0)<1;1,0> "
                      "(-)vw(2,0)<1;1,0>\n"),
            (Numbers{1, 2}));
  // Three more cases: a negated unsigned number, bytes, and a copy in between.
  EXPECT_EQ(modifiers("mov (M1, 8) vw(0,0)<1> (-)vs(1,0)<1;1,0>\n" + Read),
            Numbers{1});
  EXPECT_EQ(modifiers("mov (M1, 8) vc(0,0)<1> (abs)vc(1,0)<1;1,0>\n"
                      "mov (M1, 8) vw(0,0)<1> vc(0,0)<1;1,0>\n"),
            Numbers{1});
  EXPECT_EQ(modifiers(Neg + "mov (M1, 8) vs(2,0)<1> vw(0,0)<1;1,0>\n"
                            "mov (M1, 8) vd(0,0)<1> vw(2,0)<1;1,0>\n"),
            Numbers{1});
}

TEST(VISAModel, ModifiersThatTheFinalizerDoesNotWiden) {
  // Four cases: a predicate, saturation, a sum with a number other than 0, and
  // a reader in another block.
  EXPECT_EQ(modifiers("(p8) " + Neg + Read), Numbers());
  EXPECT_EQ(modifiers("mov.sat (M1, 8) vw(0,0)<1> (-)vw(1,0)<1;1,0>\n" + Read),
            Numbers());
  EXPECT_EQ(modifiers("add (M1, 8) vw(0,0)<1> (-)vw(1,0)<1;1,0> 1:w\n" + Read),
            Numbers());
  EXPECT_EQ(modifiers("A:\n" + Neg + "(p1) jmp (M1, 1) A\n" + Read), Numbers());
  // -|x| never wraps, an unsigned number is its own absolute value, and floats
  // do not wrap.
  EXPECT_EQ(modifiers("mov (M1, 8) vw(0,0)<1> (-abs)vw(1,0)<1;1,0>\n" + Read),
            Numbers());
  EXPECT_EQ(modifiers("mov (M1, 8) vs(0,0)<1> (abs)vs(1,0)<1;1,0>\n" + Read),
            Numbers());
  EXPECT_EQ(modifiers("mov (M1, 8) vh(0,0)<1> (-)vh(1,0)<1;1,0>\n"
                      "mov (M1, 8) vf(0,0)<1> vh(0,0)<1;1,0>\n"),
            Numbers());
  // Four more cases: the result is wider than x, the reader reads it as
  // unsigned, the reader computes words, or the reader also reads an element
  // that another instruction wrote.
  EXPECT_EQ(modifiers("mov (M1, 8) vd(0,0)<1> (-)vw(1,0)<1;1,0>\n"
                      "mov (M1, 4) vq(0,0)<1> vd(0,0)<1;1,0>\n"),
            Numbers());
  EXPECT_EQ(modifiers(Neg + "mov (M1, 8) vd(0,0)<1> vs(0,0)<1;1,0>\n"),
            Numbers());
  for (const char *Reader :
       {"add (M1, 8) vw(2,0)<1> vw(0,0)<1;1,0> 7:w\n",
        "shl (M1, 8) vw(2,0)<1> vw(0,0)<1;1,0> 7:w\n",
        "mul (M1, 8) vw(2,0)<1> vw(0,0)<1;1,0> vw(0,0)<1;1,0>\n",
        "and (M1, 8) vw(2,0)<1> vw(0,0)<1;1,0> 7:w\n",
        "mov (M1, 8) vc(2,0)<1> vw(0,0)<1;1,0>\n"})
    EXPECT_EQ(modifiers(Neg + Reader), Numbers()) << Reader;
  // Packed immediates have no modifier.
  EXPECT_EQ(modifiers("mov (M1, 8) vw(0,0)<1> 0x76543210:v\n" + Read),
            Numbers());
  EXPECT_EQ(modifiers(Neg + "mov (M1, 8) vd(0,0)<1> vw(0,1)<1;1,0>\n"),
            Numbers());
}
