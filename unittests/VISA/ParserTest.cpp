//===- ParserTest.cpp - Tests of the vISA parser --------------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/VISA/Parser.h"
#include "TestBase.h"

using namespace cmx;
using namespace cmx::visa;

/// Returns the error in the body line \p Line as "column: text [name]", or ""
/// if the line has no error.
static std::string bodyFailure(const char *Line, unsigned GRFBytes = 32) {
  std::string Text = kernelText(std::string(Line) + "\n");
  std::string Failure = parseFailure(Text, GRFBytes);
  size_t Colon = Failure.find(':');
  return Colon == std::string::npos ? Failure : Failure.substr(Colon + 1);
}

/// Parses one line of a body, prints it and returns the text.
static std::string reprinted(const char *Line, unsigned GRFBytes = 32) {
  Module M = parsed(kernelText(std::string(Line) + "\n"), GRFBytes);
  const Kernel &K = M.Kernels[0];
  return K.body().size() < 2 ? "" : printed(K, K.body()[1], GRFBytes);
}

TEST(VISAParser, CommentsAndBlanks) {
  Module M = parsed("// first\n\n  /* a\n  b */ .version 3.8 // v\n"
                    ".kernel \"k\" /* c */\n\n"
                    ".decl v_1 v_type=G type=d num_elts=8 align=GRF // d\n"
                    ".function \"m\"\r\n"
                    "\tmov(M1,8)v_1(0,0)<1>/* e */1:d\n"
                    "  ret (M1, 1)");
  ASSERT_EQ(M.Kernels.size(), 1u);
  ASSERT_EQ(M.Kernels[0].body().size(), 3u);
  EXPECT_EQ(printed(M.Kernels[0], M.Kernels[0].body()[1]),
            "mov (M1, 8) v_1(0,0)<1> 1:d");
}

TEST(VISAParser, AlignmentsInTheWordsOfIntelsCompiler) {
  for (auto [Word, Expected] : {std::pair("wordx32", Align::Words32),
                                std::pair("wordx64", Align::Words64),
                                std::pair("32word", Align::Words32),
                                std::pair("64word", Align::Words64)}) {
    Module M = parsed(".version 3.8\n.kernel \"k\"\n"
                      ".decl w v_type=G type=uw num_elts=64 align=" +
                      std::string(Word) + "\n.function \"m\"\n");
    const Kernel &K = M.Kernels[0];
    EXPECT_EQ(K.decl(DeclId(K.numDecls() - 1)).Alignment, Expected) << Word;
  }
}

TEST(VISAParser, LinesOfInstructions) {
  LineTable Lines;
  llvm::Expected<Module> M =
      parseModule(".version 3.8\n.kernel \"k\"\n\n.function \"m\"\n\nL:\n"
                  "    ret (M1, 1)\n",
                  32, "t", &Lines);
  ASSERT_TRUE(bool(M));
  EXPECT_EQ(Lines, (LineTable{{4, 6, 7}}));
}

TEST(VISAParser, VariantsOfTheSameThing) {
  EXPECT_EQ(reprinted("mov (16) vf(0,0)<1> vb(0,3)<1;1,0>"),
            "mov (M1, 16) vf(0,0)<1> vb(0,3)<1;1,0>");
  EXPECT_EQ(reprinted("mov (M1, 8) vd(0,9)<1> r[a1(0)]<8;8,1>:ub"),
            "mov (M1, 8) vd(1,1)<1> r[a1(0),0]<8;8,1>:ub");
  EXPECT_EQ(reprinted("mov (M1, 8) vd(0,0)<1> %sizeof(vw):d"),
            "mov (M1, 8) vd(0,0)<1> 256:d");
  EXPECT_EQ(reprinted("addr_add (M1_NM, 1) a1(0)<1> &vd[4] 0x10:uw"),
            "addr_add (M1_NM, 1) a1(0)<1> &vd[4] 0x10:uw");
  EXPECT_EQ(reprinted("lsc_load.ugm (M1, 16) vu:d32 flat[va+-0x8]:a64"),
            "lsc_load.ugm (M1, 16) vu:d32 flat[va-0x8]:a64");
}

TEST(VISAParser, RowsAreRegisters) {
  EXPECT_EQ(reprinted("mov (M1, 8) vd(1,0)<1> vd(0,16)<1;1,0>", 64),
            "mov (M1, 8) vd(1,0)<1> vd(1,0)<1;1,0>");
  EXPECT_EQ(reprinted("mov (M1, 8) vd(1,0)<1> vd(0,16)<1;1,0>", 32),
            "mov (M1, 8) vd(1,0)<1> vd(2,0)<1;1,0>");
}

TEST(VISAParser, FloatLiteralsAreRounded) {
  EXPECT_EQ(reprinted("mov (M1, 8) vf(0,0)<1> 1.5:f"),
            "mov (M1, 8) vf(0,0)<1> 0x3fc00000:f");
  EXPECT_EQ(reprinted("mov (M1, 8) vf(0,0)<1> -1.25e-3:f"),
            "mov (M1, 8) vf(0,0)<1> 0xbaa3d70a:f");
  EXPECT_EQ(reprinted("mov (M1, 8) vf(0,0)<1> 1e+3:f"),
            "mov (M1, 8) vf(0,0)<1> 0x447a0000:f");
  EXPECT_EQ(reprinted("mov (M1, 4) vx(0,0)<1> 1.5:df"),
            "mov (M1, 4) vx(0,0)<1> 0x3ff8000000000000:df");
}

TEST(VISAParser, ScopesAreFlattened) {
  Module M = parsed(kernelText("{\n.decl vd v_type=G type=f num_elts=8 "
                               "align=GRF\n    mov (M1, 8) vd(0,0)<1> 0:ud\n"
                               "}\n    mov (M1, 8) vd(0,0)<1> 1:d\n"));
  std::string Text = printed(M);
  EXPECT_EQ(printed(parsed(Text)), Text);
  const Kernel &K = M.Kernels[0];
  EXPECT_EQ(K.decl(K.operands(K.body()[1])[0].decl()).Type, ElemType::F);
  EXPECT_EQ(K.decl(K.operands(K.body()[2])[0].decl()).Type, ElemType::D);
}

TEST(VISAParser, SeveralKernels) {
  Module M = parsed(".version 3.8\n.kernel \"a\"\n.function \"m\"\n"
                    "    fcall (M1, 16) b 2 1\n    ret (M1, 1)\n"
                    ".global_function \"b\"\n.function \"m\"\n"
                    "    fret (M1, 16)\n");
  ASSERT_EQ(M.Kernels.size(), 2u);
  EXPECT_FALSE(M.Kernels[0].IsGlobalFunction);
  EXPECT_TRUE(M.Kernels[1].IsGlobalFunction);
  EXPECT_EQ(printed(M.Kernels[0], M.Kernels[0].body()[1]),
            "fcall (M1, 16) b 2 1");
}

//===----------------------------------------------------------------------===//
// Errors: line, column, text, name
//===----------------------------------------------------------------------===//

TEST(VISAParser, FileErrors) {
  EXPECT_EQ(parseFailure(""),
            "1:1: expected .version at the beginning [visa-parse]");
  EXPECT_EQ(parseFailure(".kernel \"k\"\n"),
            "1:1: expected .version at the beginning [visa-parse]");
  EXPECT_EQ(parseFailure(".version 3\n"),
            "1:10: expected a version such as 3.8 [visa-parse]");
  EXPECT_EQ(parseFailure(".version 3.8\n"),
            "2:1: expected .kernel [visa-parse]");
  EXPECT_EQ(parseFailure(".version 3.8\nret (M1, 1)\n"),
            "2:1: expected .kernel [visa-parse]");
  EXPECT_EQ(parseFailure(".version 3.8\n.decl x\n"),
            "2:1: expected .kernel before '.decl' [visa-parse]");
  EXPECT_EQ(parseFailure(".version 3.8\n.kernel \"k\n"),
            "2:11: unexpected end of line, expected '\"' [visa-parse]");
  EXPECT_EQ(parseFailure(".version 3.8\n.kernel \"k\"\n.frobnicate 1\n"),
            "3:1: unknown directive '.frobnicate' [visa-parse]");
  EXPECT_EQ(parseFailure(".version 3.8\n.kernel \"k\"\n{\n"),
            "4:1: '{' without '}' [visa-parse]");
  EXPECT_EQ(parseFailure(".version 3.8\n.kernel \"k\"\n}\n"),
            "3:1: '}' without '{' [visa-parse]");
}

TEST(VISAParser, DeclarationErrors) {
  auto Fails = [](const char *Line) {
    return parseFailure(
        (".version 3.8\n.kernel \"k\"\n" + llvm::Twine(Line) + "\n").str());
  };
  EXPECT_EQ(Fails(".decl x v_type=G num_elts=8"),
            "3:28: general variable 'x' without type [visa-parse]");
  EXPECT_EQ(Fails(".decl x v_type=G type=i32 num_elts=8"),
            "3:23: unknown type 'i32' [visa-parse]");
  EXPECT_EQ(Fails(".decl x v_type=Z num_elts=8"),
            "3:16: unknown v_type 'Z' [visa-parse]");
  EXPECT_EQ(Fails(".decl x v_type=G type=d num_elts=many"),
            "3:34: expected a number [visa-parse]");
  EXPECT_EQ(Fails(".decl x v_type=G type=d num_elts=8 align=7"),
            "3:42: unknown alignment 7 [visa-parse]");
  EXPECT_EQ(Fails(".decl x v_type=G type=d num_elts=8 align=256"),
            "3:42: unknown alignment 256 [visa-parse]");
  EXPECT_EQ(Fails(".decl x v_type=G type=d num_elts=4294967296"),
            "3:34: number out of range: expected at most 4294967295, actual "
            "4294967296 [visa-parse]");
  EXPECT_EQ(Fails(".decl %x v_type=P num_elts=8"),
            "3:7: expected the name of a variable [visa-parse]");
  EXPECT_EQ(Fails(".decl x v_type=G type=d num_elts=8 alias=<y, 0>"),
            "3:43: undeclared name 'y' [visa-undeclared]");
  EXPECT_EQ(Fails(".decl x v_type=G type=d num_elts=8 colour=3"),
            "3:36: unknown field 'colour' [visa-parse]");
  EXPECT_EQ(Fails(".decl x v_type=P num_elts=8\n.decl x v_type=P num_elts=8"),
            "4:7: variable 'x' declared twice [visa-redeclared]");
  EXPECT_EQ(Fails(".input x offset=32"),
            "3:8: undeclared name 'x' [visa-undeclared]");
  EXPECT_EQ(Fails(".decl x v_type=T num_elts=1\n.input x size=4"),
            "4:16: input without offset= [visa-parse]");
  EXPECT_EQ(Fails(".kernel_attr Target=cm"),
            "3:21: expected a number [visa-parse]");
}

TEST(VISAParser, LabelErrors) {
  EXPECT_EQ(bodyFailure("  L:"),
            "3: label 'L' not in column one [visa-label-column]");
  EXPECT_EQ(bodyFailure("L:\nL:"),
            "1: label 'L' defined twice [visa-redefined]");
  EXPECT_EQ(bodyFailure("    jmp (M1, 1) NOWHERE"),
            "17: undefined label 'NOWHERE' [visa-undefined-label]");
}

TEST(VISAParser, InstructionErrors) {
  EXPECT_EQ(bodyFailure("    frob (M1, 1)"),
            "5: unknown instruction 'frob' [visa-unknown-instruction]");
  EXPECT_EQ(bodyFailure("    mov.frob (M1, 1)"),
            "9: unknown suffix 'frob' [visa-parse]");
  EXPECT_EQ(bodyFailure("    bfn (M1, 8)"), "8: expected bfn.xNN [visa-parse]");
  EXPECT_EQ(bodyFailure("    bfn.96 (M1, 8)"),
            "11: expected bfn.xNN [visa-parse]");
  EXPECT_EQ(bodyFailure("    bfn.x100 (M1, 8)"),
            "13: expected bfn.xNN [visa-parse]");
  EXPECT_EQ(bodyFailure("    barrier.frob"),
            "13: unknown suffix 'frob' [visa-parse]");
  EXPECT_EQ(bodyFailure("    ret.frob (M1, 1)"),
            "9: unknown suffix 'frob' [visa-parse]");
  EXPECT_EQ(bodyFailure("    cmp (M1, 1) p1"),
            "8: expected a condition [visa-parse]");
  EXPECT_EQ(bodyFailure("    mov (M9, 1)"),
            "11: mask out of range: expected M1 to M8, actual M9 [visa-parse]");
  EXPECT_EQ(bodyFailure("    mov (M0, 1)"),
            "11: mask out of range: expected M1 to M8, actual M0 [visa-parse]");
  EXPECT_EQ(bodyFailure("    (vd) mov (M1, 1) vd(0,0)<1> 0:d"),
            "6: 'vd' is not a predicate variable [visa-parse]");
  EXPECT_EQ(bodyFailure("    mov (M1, 8) vd(0,0)<1>"),
            "27: expected an operand [visa-parse]");
  EXPECT_EQ(bodyFailure("    mov (M1, 8) vd(0,0)<1> 0:d 0:d"),
            "32: unexpected '0', expected end of line [visa-parse]");
  EXPECT_EQ(bodyFailure("    mov (M1, 8) vd(0,0)<1>:d 0:d"),
            "27: expected an operand [visa-parse]");
  EXPECT_EQ(bodyFailure("    mov (M1, 8) nope(0,0)<1> 0:d"),
            "17: undeclared name 'nope' [visa-undeclared]");
  EXPECT_EQ(bodyFailure("    mov (M1, 8) vd.0 0:d"),
            "19: raw operand, expected a region [visa-parse]");
  EXPECT_EQ(bodyFailure("    mov (M1, 8) vd(0,0)<1> (?)vd(0,0)<1;1,0>"),
            "28: unknown source modifier [visa-parse]");
  EXPECT_EQ(bodyFailure("    mov (M1, 8) vd(0,0)<1> (-)3:d"),
            "31: modifier before an immediate [visa-parse]");
  EXPECT_EQ(bodyFailure("    mov (M1, 8) vd(0,0)<1> r[vd(0)]<8;8,1>:d"),
            "30: 'vd' is not an address variable [visa-parse]");
}

TEST(VISAParser, MessageErrors) {
  EXPECT_EQ(bodyFailure("    oword_ld (4) vd 0:ud vd.0"),
            "18: 'vd' is not a surface [visa-parse]");
  EXPECT_EQ(bodyFailure("    oword_ld (4) src 0:ud p1.0"),
            "27: 'p1' is not a general variable [visa-parse]");
  EXPECT_EQ(bodyFailure("    media_ld (32,8) src 0:ud 0:ud vb.0"),
            "13: expected one of .nomod, .modified, .top, .bottom "
            "[visa-parse]");
  EXPECT_EQ(bodyFailure("    gather (M1, 16) src 0:ud vu.0 vd.0"),
            "11: mnemonic without its suffix [visa-parse]");
  EXPECT_EQ(bodyFailure("    gather4_scaled.GR (M1, 16) src 0:ud vu.0 vd.0"),
            "20: channels 'GR', expected some of RGBA in that order "
            "[visa-parse]");
  EXPECT_EQ(bodyFailure("    dword_atomic.frob (M1, 16) src"),
            "18: unknown atomic operation 'frob' [visa-parse]");
  EXPECT_EQ(bodyFailure("    svm_gather.4 (M1, 16) va.0 vd.0"),
            "17: expected .bytes.count [visa-parse]");
  EXPECT_EQ(bodyFailure("    lsc_load.ugm.ca (M1, 16) vu:d32 flat[va]:a64"),
            "20: expected .sfid or .sfid.l1.l3 [visa-parse]");
  EXPECT_EQ(bodyFailure("    lsc_load.ugm (M1, 16) vu:d33 flat[va]:a64"),
            "30: unknown data size 'd33' [visa-parse]");
  EXPECT_EQ(bodyFailure("    lsc_load.ugm (M1, 16) vu:d32 round[va]:a64"),
            "34: unknown address model 'round' [visa-parse]");
  EXPECT_EQ(bodyFailure("    lsc_load.ugm (M1, 16) vu:d32 flat[va]:b64"),
            "43: expected a16, a32 or a64 [visa-parse]");
  EXPECT_EQ(bodyFailure("    lsc_load.ugm (M1, 16) 84:d32 flat[va]:a64"),
            "27: expected a variable [visa-parse]");
  EXPECT_EQ(bodyFailure("    lsc_store.ugm (M1, 16) flat[0x10]:a64 vu:d32"),
            "33: expected a variable [visa-parse]");
  EXPECT_EQ(bodyFailure("    lsc_load_quad.ugm (M1, 8) vu:d32 flat[va]:a64"),
            "34: expected channels [visa-parse]");
  EXPECT_EQ(bodyFailure("    lsc_load.ugm (M1, 8) vu:d32.xy flat[va]:a64"),
            "29: unexpected channels [visa-parse]");
  EXPECT_EQ(bodyFailure("    fence_global.Z"),
            "18: unknown fence flag [visa-parse]");
  EXPECT_EQ(bodyFailure("    raw_sends.1.2 (M1, 8)"),
            "18: expected raw_sends.sfid.src0.src1.dst [visa-parse]");
  EXPECT_EQ(bodyFailure("    raw_sends.1.2.3 (M1, 8)"),
            "20: expected raw_sends.sfid.src0.src1.dst [visa-parse]");
  EXPECT_EQ(bodyFailure("    dpas.hf.hf.many.8 (M1, 8)"),
            "16: expected a number of at most 255, actual 'many' "
            "[visa-parse]");
  EXPECT_EQ(bodyFailure("    dpas.hf.hf.8 (M1, 8)"),
            "17: expected dpas.type.type.depth.repeat [visa-parse]");
}

TEST(VISAParser, LiteralsThatWouldBeCut) {
  auto Fails = [](const char *Literal) {
    return bodyFailure(
        (llvm::Twine("    mov (M1, 8) vd(0,0)<1> ") + Literal).str().c_str());
  };
  EXPECT_EQ(Fails("70000:uw"),
            "28: immediate does not fit: expected 0..65535 for type uw, actual "
            "70000 [visa-immediate]");
  EXPECT_EQ(Fails("-1:ud"),
            "28: immediate does not fit: expected 0..4294967295 for type ud, "
            "actual -1 [visa-immediate]");
  EXPECT_EQ(Fails("40000:w"),
            "28: immediate does not fit: expected -32768..32767 for type w, "
            "actual 40000 [visa-immediate]");
  EXPECT_EQ(Fails("-129:b"),
            "28: immediate does not fit: expected -128..127 for type b, actual "
            "-129 [visa-immediate]");
  EXPECT_EQ(Fails("0x10000:w"),
            "28: immediate does not fit: expected at most 16 bits for type w, "
            "actual 65536 [visa-immediate]");
  EXPECT_EQ(Fails("1234567890123:q"),
            "28: immediate does not fit: expected -2147483648..2147483647 for "
            "type q, actual 1234567890123 [visa-immediate]");
  EXPECT_EQ(Fails("4294967295:uq"),
            "28: immediate does not fit: expected 0..2147483647 for type uq, "
            "actual 4294967295 [visa-immediate]");
  EXPECT_EQ(Fails("0x10000000000000000:q"),
            "28: malformed or too large immediate [visa-immediate]");
  EXPECT_EQ(Fails("1:f"),
            "28: float immediate '1', expected a decimal point or a signed "
            "exponent [visa-immediate]");
  EXPECT_EQ(Fails("1.5e3:f"),
            "28: float immediate '1.5e3', expected a decimal point or a signed "
            "exponent [visa-immediate]");
  EXPECT_EQ(Fails("1.0:hf"), "28: decimal hf immediate, expected a hexadecimal "
                             "bit pattern [visa-immediate]");
  EXPECT_EQ(Fails("0x3f80:bf"), "28: no immediate has type bf "
                                "[visa-immediate]");
  EXPECT_EQ(Fails("-0x3f800000:f"),
            "28: sign before a bit pattern [visa-immediate]");
  EXPECT_EQ(Fails("5:v"), "28: packed immediate, expected a hexadecimal number "
                          "[visa-immediate]");
  EXPECT_EQ(Fails("0x123456789:uv"), "28: immediate does not fit: expected at "
                                     "most 32 bits [visa-immediate]");
  EXPECT_EQ(Fails("5:zz"), "30: unknown type 'zz' [visa-parse]");
}

TEST(VISAParser, LiteralsAtTheLimit) {
  EXPECT_EQ(bodyFailure("    mov (M1, 8) vd(0,0)<1> -2147483648:d"), "");
  EXPECT_EQ(bodyFailure("    mov (M1, 8) vd(0,0)<1> 2147483647:d"), "");
  EXPECT_EQ(bodyFailure("    mov (M1, 8) vu(0,0)<1> 4294967295:ud"), "");
  EXPECT_EQ(bodyFailure("    mov (M1, 8) vd(0,0)<1> 0xFFFF:w"), "");
  // The value is the word -2, extended to 32 bits.
  EXPECT_EQ(bodyFailure("    mov (M1, 8) vd(0,0)<1> 0xFFFFFFFE:w"), "");
  EXPECT_NE(bodyFailure("    mov (M1, 8) vd(0,0)<1> 0xFFFF7FFF:w"), "");
  EXPECT_NE(bodyFailure("    mov (M1, 8) vd(0,0)<1> 0xFFFFFFFE:uw"), "");
  EXPECT_EQ(bodyFailure("    mov (M1, 4) vq(0,0)<1> -1:q"), "");
  EXPECT_EQ(bodyFailure("    mov (M1, 4) vq(0,0)<1> 0xFFFFFFFFFFFFFFFF:q"), "");
}

TEST(VISAParser, RowsAndColumnsAreBytes) {
  EXPECT_EQ(bodyFailure("    mov (M1, 8) vd(0,0)<1> vb(0,256)<1;1,0>"),
            "31: row or column out of range: expected at most 255, actual "
            "(0,256) [visa-row-column]");
  EXPECT_EQ(bodyFailure("    mov (M1, 8) vd(300,0)<1> vb(0,255)<1;1,0>"),
            "20: row or column out of range: expected at most 255, actual "
            "(300,0) [visa-row-column]");
}

// The parser must accept forms that Intel's compiler writes, even if our
// printer does not write them.
TEST(VISAParser, TextOfIntelsCompiler) {
  Module M = parsed(".version 4.1\n.kernel \"k\"\n"
                    ".decl Sp v_type=G type=ud num_elts=1 align=dword "
                    "alias=<%sp, 0>\n"
                    ".decl v_1 v_type=G type=ud num_elts=64 align=GRF\n"
                    ".decl T6 v_type=T num_elts=1 v_name=T6\n"
                    ".decl V33 v_type=G type=uq num_elts=1 align=qword\n"
                    ".input T6 offset=32 size=4\n"
                    ".implicit_UNDEFINED_12 V33 offset=64 size=8\n"
                    ".kernel_attr NoBarrier    \n"
                    ".function \"k_BB_0\"\n\nk_BB_0:\n"
                    "    media_ld.nomod (32,8) T6 0 0x0:ud 0x1:ud v_1.0\n"
                    "    ret (M1, 1)\n");
  const Kernel &K = M.Kernels.front();
  ASSERT_EQ(K.body().size(), 3u);
  EXPECT_EQ(printed(K, K.body()[1]),
            "media_ld.nomod (32,8) T6 0x0:ud 0x1:ud v_1.0");
  EXPECT_EQ(K.Attributes.front().Name, "NoBarrier");
  ASSERT_EQ(K.Inputs.size(), 2u);
  EXPECT_EQ(K.Inputs[1].Kind, InputKind::PrivateBase);
}

TEST(VISAParser, OnlyTheFirstLabelOfAFunctionMayStandTwice) {
  EXPECT_EQ(parseFailure(".version 3.8\n.kernel \"k\"\n.function \"m\"\n"
                         "    ret (M1, 1)\nm:\n"),
            "5:1: label 'm' defined twice [visa-redefined]");
}

TEST(VISAParser, PlanesOfImages) {
  EXPECT_EQ(bodyFailure("media_ld.nomod (32,1) src 4 0:ud 0:ud vu.0"),
            "27: expected plane 0 to 3, actual 4 [visa-parse]");
}

/// The parser must not read bytes after the end of the text. So a prefix of a
/// longer text must give the same result as a separate copy of the prefix.
TEST(VISAParser, TextsThatEndAnywhere) {
  std::string Text = kernelText("L:\n    mov (M1, 8) vf(0,0)<1> 1.5e+3:f /* a\n"
                                " b **/\n    jmp (M1, 1) L // end\n"
                                "    mov (M1, 8) vd(0,3)<1> 0x1eff:d\n"
                                "    movs (M1, 1) src(0) vu(0,0)<0;1,0>\n"
                                "    bfn.xca (M1, 8) vd(0,0)<1> vd(1,0)<1;1,0> "
                                "vd(0,0)<1;1,0> vd(0,0)<1;1,0>\n"
                                "    oword_ld (4) src 0x10:ud vd.32\n") +
                     ".global_function \"f\"\n.function \"f\"\n"
                     "    fret (M1, 1)\n";
  for (size_t N = 0; N != Text.size(); ++N) {
    llvm::StringRef Begin = llvm::StringRef(Text).take_front(N);
    std::string Alone = Begin.str(), Failure = parseFailure(Alone);
    ASSERT_EQ(parseFailure(Begin), Failure) << Alone;
    if (Failure.empty()) {
      ASSERT_EQ(printed(parsed(Begin)), printed(parsed(Alone))) << Alone;
    }
  }
}

TEST(VISAParser, LinesThatAreWrong) {
  const std::pair<const char *, const char *> Lines[] = {
      {"    mov (M1, 8) vb(0,0)<1> 0x1ffffffff:b",
       "28: immediate does not fit: expected at most 8 bits for type b, actual "
       "8589934591 [visa-immediate]"},
      {"    mov (M1, 8) vf(0,0)<1> 1e5:f",
       "28: float immediate '1e5', expected a decimal point or a signed "
       "exponent [visa-immediate]"},
      {"    mov (M1, 8) vf(0,0)<1> 1e*5:f",
       "30: unexpected '*', expected ':' [visa-parse]"},
      {"    mov (M1, 8) vw(0,0)<1> -0x1:v",
       "28: packed immediate, expected a hexadecimal number [visa-immediate]"},
      {"    mov (M1, 8) vd(0,0)<1> 0x1e+5:d",
       "32: unexpected '+', expected ':' [visa-parse]"},
      {"    mov (M1, 8) vd(0,0)<1> 1+5:d",
       "29: unexpected '+', expected ':' [visa-parse]"},
      {"    mov (M1, 8) vd(0,0)<1> (-)p8",
       "31: modifier of a predicate [visa-parse]"},
      {"    mov (M1, 1) a8(0)<1> (-)a1(0)<1>",
       "29: modifier of an address [visa-parse]"},
      {"    movs (M1, 1) src(0) (-)src(0)",
       "28: modifier of a state variable [visa-parse]"},
      {"    mov (M1, 8) vd(0,0)<1> (-)3:d",
       "31: modifier before an immediate [visa-parse]"},
      {"    mov (M1, 8) vd(0,0)<1> %sizeof(none):d",
       "36: undeclared name 'none' [visa-undeclared]"},
      {"    mov (M1, 8) vd(0,0)<1> %sizeof(vd:d",
       "38: unexpected ':', expected ')' [visa-parse]"},
      {"    mov (M1, 8) vd(0,0)<1> %sizeof(vd)d",
       "39: unexpected 'd', expected ':' [visa-parse]"},
      {"    mov (M1, 8) vd(0,0)<1> %sizeof(vd):none",
       "40: unknown type 'none' [visa-parse]"},
      {"    addr_add (M1, 1) a1(0)<1> &vd[x] 0x0:uw",
       "35: expected a number [visa-parse]"},
      {"    addr_add (M1, 1) a1(0)<1> &vd[4 0x0:uw",
       "37: unexpected '0', expected ']' [visa-parse]"},
      {"    mov (M1, 1) a1 0)<1> vw(0,0)<0;1,0>",
       "20: unexpected '0', expected '(' [visa-parse]"},
      {"    mov (M1, 1) a1(0<1> vw(0,0)<0;1,0>",
       "21: unexpected '<', expected ')' [visa-parse]"},
      {"    mov (M1, 1) a1(0)1> vw(0,0)<0;1,0>",
       "22: unexpected '1', expected '<' [visa-parse]"},
      {"    mov (M1, 1) a1(0)<1 vw(0,0)<0;1,0>",
       "25: unexpected 'v', expected '>' [visa-parse]"},
      {"    mov (M1, 1) a1(256)<1> vw(0,0)<0;1,0>",
       "20: number out of range: expected at most 255, actual 256 "
       "[visa-parse]"},
      {"    movs (M1, 1) src 0) vd(0,0)<0;1,0>",
       "22: unexpected '0', expected '(' [visa-parse]"},
      {"    movs (M1, 1) src(256) vd(0,0)<0;1,0>",
       "22: number out of range: expected at most 255, actual 256 "
       "[visa-parse]"},
      {"    movs (M1, 1) src(0 vd(0,0)<0;1,0>",
       "24: unexpected 'v', expected ')' [visa-parse]"},
      {"    mov (M1, 8) r[a1 0),0]<1>:d vd(0,0)<1;1,0>",
       "22: unexpected '0', expected '(' [visa-parse]"},
      {"    barrier junk",
       "13: unexpected 'j', expected end of line [visa-parse]"},
      {"    mov (M1, 8) r[vd(0),0]<1>:d vd(0,0)<1;1,0>",
       "19: 'vd' is not an address variable [visa-parse]"},
      {"    lsc_load.ugm (M1, 8) vd:d32 bti(0x2)[vu]a32",
       "45: unexpected 'a', expected ':' [visa-parse]"},
      {"    lsc_load.ugm (M1, 8) vd d32 bti(0x2)[vu]:a32",
       "29: unexpected 'd', expected ':' [visa-parse]"},
      {"    lsc_load.ugm (M1, 8) vd:d32 bti(0x2)[vu]:a",
       "46: expected a16, a32 or a64 [visa-parse]"},
      {"    bfn.xzz (M1, 8) vd(0,0)<1> vd(0,0)<1;1,0> vd(0,0)<1;1,0> "
       "vd(0,0)<1;1,0>",
       "12: expected bfn.xNN [visa-parse]"},
      {"    bfn.x100 (M1, 8) vd(0,0)<1> vd(0,0)<1;1,0> vd(0,0)<1;1,0> "
       "vd(0,0)<1;1,0>",
       "13: expected bfn.xNN [visa-parse]"},
      {"    media_ld.top (8,2) src 0x0:ud 0x0:ud vd.0.x",
       "46: unexpected '.', expected end of line [visa-parse]"},
      {"    media_ld.top (8,2) src 0x0:ud 0x0:ud vd 0",
       "45: unexpected '0', expected '.' [visa-parse]"},
      {"    lsc_fence.ugm.none",
       "23: expected lsc_fence.sfid.operation.scope [visa-parse]"},
      {"    lsc_fence.ugm.none.gpu.gpu",
       "31: expected lsc_fence.sfid.operation.scope [visa-parse]"},
      {"    fence_global.E.X", "21: more than one suffix [visa-parse]"},
      {"    switchjmp (M1, 1) vd(0,0)<0;1,0> L)",
       "38: unexpected 'L', expected '(' [visa-parse]"},
      {"    media_ld.nomod.4 (8,2) src 0x0:ud 0x0:ud vd.0",
       "21: expected one of .nomod, .modified, .top, .bottom [visa-parse]"},
      {"    gather4_scaled.Q (M1, 8) src 0x0:ud vu.0 vd.0",
       "20: channels 'Q', expected some of RGBA in that order [visa-parse]"},
  };
  for (auto [Line, Failure] : Lines)
    EXPECT_EQ(bodyFailure(Line), Failure) << Line;
}

TEST(VISAParser, MoreVariantsOfTheSameThing) {
  EXPECT_EQ(reprinted("mov (M1, 8) vd(0,0)<1> 0X1F:d"),
            reprinted("mov (M1, 8) vd(0,0)<1> 31:d"));
  EXPECT_EQ(reprinted("mov (M1, 8) vb(0,0)<1> 0xffffffff:b"),
            reprinted("mov (M1, 8) vb(0,0)<1> -1:b"));
  EXPECT_EQ(reprinted("mov (M1, 8) vf(0,0)<1> 15e-1:f"),
            reprinted("mov (M1, 8) vf(0,0)<1> 1.5:f"));
  EXPECT_EQ(reprinted("mov (M1, 8) vb(0,0)<1> -0x5:b"),
            reprinted("mov (M1, 8) vb(0,0)<1> -5:b"));
  Module M = parsed(kernelText("    mov (M1, 8) _v(0,0)<1> 1:d\n",
                               ".decl _v v_type=G type=d num_elts=8\n"));
  EXPECT_EQ(M.Kernels[0].body().size(), 3u);
}

TEST(VISAParser, NamesOfFunctionsAndLabels) {
  auto Failure = [](llvm::StringRef Body) {
    return parseFailure((".version 3.8\n" + Body).str());
  };
  EXPECT_EQ(Failure(".kernel \"k\"\n.function \"k\"\nk:\n"), "");
  const std::pair<const char *, const char *> Texts[] = {
      {".kernel \n", "2:9: expected the name of the kernel [visa-parse]"},
      {".kernel \"\"\n", "2:11: expected the name of the kernel [visa-parse]"},
      {".kernel \"k\"\n.function\n",
       "3:10: expected the name of the function [visa-parse]"},
      {".kernel \"k\"\n.function \"k\"\n.function \"k\"\n",
       "4:10: label 'k' defined twice [visa-redefined]"},
      {".kernel \"k\"\n.function \"k\"\n    barrier\nk:\n",
       "5:1: label 'k' defined twice [visa-redefined]"},
      {".kernel \"k\"\n.function \"k\"\n.function \"f\"\nk:\n",
       "5:1: label 'k' defined twice [visa-redefined]"},
      {".kernel \"k\"\n    jmp (M1, 1) L\n.kernel \"l\"\n",
       "3:17: undefined label 'L' [visa-undefined-label]"},
      {".kernel \"k\"\n    jmp (M1, 1) z\n    jmp (M1, 1) y\n"
       "    jmp (M1, 1) x\n    jmp (M1, 1) w\n    jmp (M1, 1) v\n",
       "3:17: undefined label 'z' [visa-undefined-label]"},
      {".kernel \"k\"\n    jmp (M1, 1) a\n    jmp (M1, 1) b\n"
       "    jmp (M1, 1) c\n    jmp (M1, 1) d\n    jmp (M1, 1) e\n",
       "3:17: undefined label 'a' [visa-undefined-label]"},
  };
  for (auto [Text, Expected] : Texts)
    EXPECT_EQ(Failure(Text), Expected) << Text;
}
