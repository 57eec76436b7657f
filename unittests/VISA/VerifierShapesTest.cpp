//===- VerifierShapesTest.cpp - Shapes of messages, all of them -----------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each test starts with one legal instruction. The test gives the fields of
// this instruction all values around the limits, and compares the verifier with
// the rule of the specification.
//
//===----------------------------------------------------------------------===//

#include "TestBase.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace cmx;
using namespace cmx::visa;
using llvm::is_contained;

namespace {

/// A kernel whose first instruction is \p Text. Its variable z is very long.
class OneMessage {
public:
  OneMessage(const char *Platform, llvm::StringRef Text,
             llvm::StringRef Extra = "")
      : Platform(Platform),
        M(parsed(kernelText(("    " + Text + "\n").str(),
                            (".decl z v_type=G type=ud num_elts=2048 "
                             "align=GRF\n.decl y v_type=G type=uq "
                             "num_elts=1024 align=GRF\n" +
                             Extra)
                                .str()),
                 TargetDesc::get(Platform)->grfBytes())) {
    EXPECT_TRUE(isLegal()) << Text.str() << ": " << messages();
  }

  Instruction &inst() {
    for (Instruction &I : M.Kernels.front().body())
      if (opcodeFormat(I.Op) != Format::Function)
        return I;
    llvm_unreachable("a kernel has an instruction");
  }
  std::string messages() { return verified(M.Kernels.front(), Platform); }
  bool isLegal() { return messages().empty(); }

private:
  const char *Platform;
  Module M;
};

} // namespace

TEST(VISAVerifierShapes, Owords) {
  for (const char *Text :
       {"oword_ld (1) src 0x0:ud z.0", "oword_st (1) src 0x0:ud z.0",
        "svm_block_ld (1) va(0,0)<0;1,0> z.0",
        "svm_block_st (1) va(0,0)<0;1,0> z.0"}) {
    OneMessage One("icllp", Text);
    for (unsigned N = 0; N != 40; ++N) {
      One.inst().Message.NumOwords = uint8_t(N);
      EXPECT_EQ(One.isLegal(), is_contained({1u, 2u, 4u, 8u, 16u}, N))
          << Text << " " << N;
    }
  }
}

TEST(VISAVerifierShapes, ScatteredElements) {
  for (const char *Text :
       {"svm_gather.4.1 (M1, 8) y.0 z.0", "svm_scatter.4.1 (M1, 8) y.0 z.0"}) {
    OneMessage One("icllp", Text);
    for (unsigned Bytes : {0u, 1u, 2u, 4u, 8u, 16u})
      for (unsigned Count : {0u, 1u, 2u, 3u, 4u, 8u, 16u})
        for (unsigned Lanes : {1u, 2u, 4u, 8u, 16u, 32u}) {
          One.inst().Message.ElemBytes = uint8_t(Bytes);
          One.inst().Message.NumElts = uint8_t(Count);
          One.inst().Lanes = Exec::lanes(Lanes);
          // Elements of 8 bytes are not tested here, because they need data of
          // type q.
          if (Bytes != 8)
            EXPECT_EQ(One.isLegal(),
                      is_contained({1u, 4u}, Bytes) &&
                          is_contained({1u, 2u, 4u, 8u}, Count) && Lanes <= 16)
                << Text << " " << Bytes << " " << Count << " " << Lanes;
        }
  }
}

TEST(VISAVerifierShapes, Channels) {
  struct {
    const char *Text;
    unsigned MinLanes, MaxLanes;
  } const Cases[] = {
      {"gather4_scaled.R (M1, 8) src 0x0:ud z.0 z.0", 1, 16},
      {"scatter4_scaled.R (M1, 8) src 0x0:ud z.0 z.0", 1, 16},
      {"svm_gather4scaled.R (M1, 8) 0x0000000000000000:uq y.0 z.0", 1, 16},
      {"gather4_typed.R (M1, 8) src z.0 z.0 z.0 %null.0 z.0", 8, 8}};
  for (const auto &C : Cases) {
    OneMessage One("icllp", C.Text);
    for (unsigned Channels = 0; Channels != 20; ++Channels)
      for (unsigned Lanes : {1u, 2u, 4u, 8u, 16u, 32u}) {
        One.inst().Message.Channels = uint8_t(Channels);
        One.inst().Lanes = Exec::lanes(Lanes);
        EXPECT_EQ(One.isLegal(), Channels >= 1 && Channels <= 15 &&
                                     Lanes >= C.MinLanes && Lanes <= C.MaxLanes)
            << C.Text << " " << Channels << " " << Lanes;
      }
  }
}

TEST(VISAVerifierShapes, LanesOfAtomics) {
  for (const char *Text :
       {"dword_atomic.inc (M1, 8) src z.0 %null.0 %null.0 z.0",
        "svm_atomic.inc (M1, 8) y.0 %null.0 %null.0 z.0",
        "typed_atomic.inc (M1, 8) src z.0 z.0 z.0 %null.0 "
        "%null.0 %null.0 z.0"}) {
    OneMessage One("icllp", Text);
    bool IsTyped = llvm::StringRef(Text).starts_with("typed");
    for (unsigned Lanes : {1u, 2u, 4u, 8u, 16u, 32u}) {
      One.inst().Lanes = Exec::lanes(Lanes);
      EXPECT_EQ(One.isLegal(), IsTyped ? Lanes == 8 : Lanes <= 16)
          << Text << " " << Lanes;
    }
  }
}

TEST(VISAVerifierShapes, BitsOfAtomics) {
  OneMessage One("icllp", "svm_atomic.inc (M1, 1) y.0 %null.0 %null.0 z.0");
  for (unsigned Bits = 0; Bits != 130; ++Bits) {
    One.inst().Message.AtomicBits = uint8_t(Bits);
    EXPECT_EQ(One.isLegal(), is_contained({16u, 32u, 64u}, Bits)) << Bits;
  }
}

TEST(VISAVerifierShapes, DataOfLsc) {
  OneMessage One("pvc", "lsc_load.ugm (M1, 1) z:d32 flat[y]:a64");
  for (unsigned Size = 0; Size != 70; ++Size)
    for (bool Transpose : {false, true})
      for (LscData Data : {LscData::D8, LscData::D16, LscData::D32,
                           LscData::D64, LscData::D8C32, LscData::D16C32})
        for (unsigned Lanes : {1u, 16u}) {
          Instruction &I = One.inst();
          I.Lsc.VectorSize = uint8_t(Size);
          I.Lsc.Transpose = Transpose;
          I.Lsc.Data = Data;
          I.Lanes = Exec::lanes(Lanes);
          bool IsWhole = Data == LscData::D32 || Data == LscData::D64;
          bool IsPart = Data == LscData::D8 || Data == LscData::D16;
          bool HasShape =
              is_contained({1u, 2u, 3u, 4u, 8u, 16u, 32u, 64u}, Size) &&
              (Transpose ? IsWhole && Lanes == 1 : !IsPart);
          if (!HasShape)
            EXPECT_FALSE(One.isLegal()) << Size << Transpose << int(Data);
          else if (Size <= 4 && IsWhole && (Lanes == 1 || !Transpose))
            EXPECT_TRUE(One.isLegal())
                << Size << Transpose << int(Data) << One.messages();
        }
}

TEST(VISAVerifierShapes, AddressesOfLsc) {
  OneMessage One("pvc", "lsc_load.ugm (M1, 1) z:d32 flat[y]:a64");
  for (unsigned Bits = 0; Bits != 130; ++Bits) {
    One.inst().Lsc.AddrBits = uint8_t(Bits);
    EXPECT_EQ(One.isLegal(), is_contained({16u, 32u, 64u}, Bits)) << Bits;
  }
}

TEST(VISAVerifierShapes, ChannelsOfLsc) {
  for (const char *Text : {"lsc_load_quad.ugm (M1, 16) z:d32.x flat[y]:a64",
                           "lsc_store_quad.ugm (M1, 16) flat[y]:a64 z:d32.x"}) {
    OneMessage One("pvc", Text);
    bool IsLoad = One.inst().Op == Opcode::LscLoadQuad;
    for (unsigned Channels = 0; Channels != 40; ++Channels) {
      One.inst().Lsc.Channels = uint8_t(Channels);
      EXPECT_EQ(One.isLegal(), IsLoad
                                   ? Channels >= 1 && Channels <= 15
                                   : is_contained({1u, 3u, 7u, 15u}, Channels))
          << Text << Channels;
    }
  }
}

TEST(VISAVerifierShapes, LanesOfSamplers) {
  for (const char *Text : {"sample_3d.R (M1, 8) 0x0:uw smp src z.0 z.0 z.0",
                           "load_3d.R (M1, 8) 0x0:uw src z.0 z.0 z.0",
                           "load.R (8) src z.0 z.0 z.0 z.0"}) {
    OneMessage One("icllp", Text);
    for (unsigned Lanes : {1u, 2u, 4u, 8u, 16u, 32u}) {
      One.inst().Lanes = Exec::lanes(Lanes);
      EXPECT_EQ(One.isLegal(), Lanes == 8 || Lanes == 16) << Text << Lanes;
    }
  }
}

/// An offset of a block message is a scalar, so its region is <0;1,0>.
TEST(VISAVerifierShapes, ScalarOperands) {
  for (const char *Region : {"<0;1,0>", "<1;1,0>", "<0;2,0>", "<0;1,1>"}) {
    std::string Text =
        std::string("    oword_ld (1) src vu(0,0)") + Region + " vd.0\n";
    Module M = parsed(kernelText(Text));
    EXPECT_EQ(verified(M.Kernels.front(), "icllp").empty(),
              llvm::StringRef(Region) == "<0;1,0>")
        << Region;
  }
}

/// A row of a block has at least 4 bytes. The rows of all blocks side by side
/// have at most 64 bytes. A load has up to 32 rows, a store up to 8. A store
/// has one block, and this block is neither transposed nor in VNNI form.
TEST(VISAVerifierShapes, Blocks2D) {
  for (const char *Text :
       {"lsc_load_block2d.ugm (M1, 1) z:d32.8x8nn flat[y,z,z,z,z,z]",
        "lsc_store_block2d.ugm (M1, 1) flat[y,z,z,z,z,z] z:d32.8x8nn"}) {
    OneMessage One("pvc", Text);
    bool IsLoad = llvm::StringRef(Text).starts_with("lsc_load");
    LscFields &F = One.inst().Lsc;
    for (auto [Data, Bytes] :
         {std::pair(LscData::D8, 1u), std::pair(LscData::D16, 2u),
          std::pair(LscData::D32, 4u), std::pair(LscData::D64, 8u),
          std::pair(LscData::D8C32, 0u), std::pair(LscData::D16C32, 0u)})
      for (unsigned Blocks : {0u, 1u, 2u, 4u})
        for (unsigned Width : {1u, 2u, 4u, 8u, 16u, 32u, 64u, 65u})
          for (unsigned Rows : {0u, 1u, 8u, 9u, 32u, 33u})
            for (unsigned Lanes : {1u, 8u})
              for (unsigned Order = 0; Order != 3; ++Order) {
                F.Data = Data;
                F.Blocks = uint8_t(Blocks);
                F.BlockWidthElts = uint8_t(Width);
                F.BlockRows = uint8_t(Rows);
                F.Transpose = Order == 1;
                F.VNNI = Order == 2;
                One.inst().Lanes = Exec::lanes(Lanes);
                bool Expected = Bytes && Blocks && Width * Bytes >= 4 &&
                                Blocks * Width * Bytes <= 64 && Rows &&
                                Rows <= (IsLoad ? 32u : 8u) && Lanes == 1 &&
                                (IsLoad || (Blocks == 1 && Order == 0));
                EXPECT_EQ(One.isLegal(), Expected)
                    << Text << " data of " << Bytes << " bytes, " << Blocks
                    << " blocks, " << Width << "x" << Rows << ", order "
                    << Order << ", " << Lanes << " lanes";
              }
  }
}

/// Tests the number of bytes that a block needs in registers.
TEST(VISAVerifierShapes, BytesOfBlocks2D) {
  struct {
    const char *Data;
    unsigned Bytes;
  } const Cases[] = {
      {"d32.3x5nn", 4 * 5 * 4},      // Rows of 4 elements.
      {"d32.3x5tn", 3 * 8 * 4},      // Columns of 8 elements.
      {"d8.16x3nn", 16 * 3},         //
      {"d8.16x3nt", 16 * 4},         // Four rows in a dword.
      {"d16.16x3nt", 16 * 4 * 2},    // Two rows.
      {"d32.2x8x3nn", 128 + 8 * 12}, // Each block begins at a register.
  };
  for (const auto &C : Cases)
    for (bool IsLong : {true, false}) {
      std::string Extra = ".decl x v_type=G type=ub num_elts=" +
                          std::to_string(C.Bytes - !IsLong) + " align=GRF\n";
      Module M =
          parsed(kernelText(std::string("    lsc_load_block2d.ugm (M1, 1) x:") +
                                C.Data + " flat[va,0xff,0x7,0xff,0x0,0x0]\n",
                            Extra),
                 64);
      EXPECT_EQ(verified(M.Kernels.front(), "pvc").empty(), IsLong)
          << C.Data << " " << C.Bytes;
    }
}

TEST(VISAVerifierShapes, Dpas) {
  for (auto [Platform, Size] : {std::pair("dg2", 8u), std::pair("pvc", 16u)}) {
    OneMessage One(Platform,
                   Size == 8 ? "dpas.hf.hf.8.8 (M1, 8) vf.0 %null.0 z.0 z(0,0)"
                             : "dpas.hf.hf.8.8 (M1, 16) vf.0 %null.0 z.0 "
                               "z(0,0)");
    for (unsigned Depth : {0u, 4u, 8u, 16u})
      for (unsigned Repeat = 0; Repeat != 12; ++Repeat)
        for (unsigned Lanes : {8u, 16u}) {
          One.inst().Dpas.Depth = uint8_t(Depth);
          One.inst().Dpas.Repeat = uint8_t(Repeat);
          One.inst().Lanes = Exec::lanes(Lanes);
          EXPECT_EQ(One.isLegal(),
                    Depth == 8 && Repeat >= 1 && Repeat <= 8 && Lanes == Size)
              << Platform << " " << Depth << " " << Repeat << " " << Lanes;
        }
  }
  for (const char *Text :
       {"%null.0 %null.0 z.0 z(0,0)", "vf.0 %null.0 %null.0 z(0,0)"}) {
    Module M = parsed(
        kernelText(std::string("    dpas.hf.hf.8.8 (M1, 8) ") + Text + "\n",
                   ".decl z v_type=G type=ud num_elts=2048 align=GRF\n"));
    EXPECT_NE(verified(M.Kernels.front(), "dg2"), "") << Text;
  }
}

/// No message saturates.
TEST(VISAVerifierShapes, Saturation) {
  OneMessage One("icllp", "oword_ld (1) src 0x0:ud z.0");
  One.inst().Saturate = true;
  EXPECT_FALSE(One.isLegal());
}
