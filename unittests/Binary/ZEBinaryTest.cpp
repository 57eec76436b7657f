//===- ZEBinaryTest.cpp - Binaries for Intel's driver ---------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BinaryBytes.h"

#include "cmx/Binary/DescribeKernel.h"
#include "cmx/Binary/ZEBinary.h"
#include "cmx/IR/KernelInfo.h"
#include "cmx/Support/Diagnostics.h"
#include "cmx/Target/TargetDesc.h"
#include "cmx/VISA/Parser.h"

#include "llvm/BinaryFormat/ELF.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

#include <cstring>

using namespace llvm;
using namespace cmx;
using namespace cmx::zebin;
using testing::HasSubstr;

static Kernel kernel(StringRef Name) {
  Kernel K;
  K.Name = Name.str();
  K.Env.GRFCount = 128;
  K.Env.SimdSize = 1;
  K.Env.SLMBytes = 4096;
  K.Env.BarrierCount = 1;
  PayloadArgument Value;
  Value.OffsetBytes = 32;
  Value.SizeBytes = 4;
  Value.ArgIndex = 1;
  Value.SourceOffsetBytes = 0;
  PayloadArgument Buffer;
  Buffer.Type = ArgType::ByPointer;
  Buffer.ArgIndex = 0;
  Buffer.Mode = AddrMode::Stateful;
  Buffer.Space = AddrSpace::Global;
  Buffer.AccessType = Access::ReadWrite;
  K.Arguments = {Buffer, Value};
  K.ThreadArguments = {{ArgType::PackedLocalIds, 0, 6}};
  K.BindingTable = {{1, 0}};
  K.Memory = {{Allocation::Scratch, Usage::SpillFill, 2048}};
  return K;
}

static ZEBinary binary() {
  const TargetDesc *TD = TargetDesc::get("dg2");
  ZEBinary B;
  B.For = {TD->productFamily(), TD->coreFamily()};
  // The second name must be quoted in YAML.
  for (StringRef Name : {"plain", "a: 'b' #c"}) {
    B.Info.Kernels.push_back(kernel(Name));
    B.Info.Misc.push_back(
        {Name.str(), {{0, "p", "__global", "NONE", "buffer_t;8", "NONE"}}});
    B.Code.push_back({(".text." + Name).str(),
                      std::string(16 + 8 * B.Code.size(), 'x'),
                      {}});
  }
  return B;
}

/// Returns the message of the error in reading \p Bytes, or "no error".
static std::string message(StringRef Bytes) {
  Expected<ZEBinary> B = readZEBinary(Bytes, "file");
  return B ? "no error" : toString(B.takeError());
}

TEST(ZEBinaryTest, WhatIsWrittenIsRead) {
  ZEBinary B = binary();
  Expected<ZEBinary> Again = readZEBinary(bytes(B), "file");
  ASSERT_TRUE(bool(Again)) << toString(Again.takeError());
  EXPECT_EQ(printZEInfo(Again->Info), printZEInfo(B.Info));
  ASSERT_EQ(Again->Code.size(), 2u);
  for (unsigned N = 0; N != 2; ++N) {
    EXPECT_EQ(Again->Code[N].Name, B.Code[N].Name);
    EXPECT_EQ(Again->Code[N].Bytes, B.Code[N].Bytes);
  }
  EXPECT_EQ(Again->platform()->name(), "dg2");
  ASSERT_EQ(Again->Symbols.size(), 2u);
  EXPECT_EQ(Again->Symbols[0].Name, "plain");
  EXPECT_EQ(Again->Symbols[0].SizeBytes, 16u);
  EXPECT_EQ(Again->Info.Kernels[0].argumentBytes(), 64u);
}

TEST(ZEBinaryTest, TheSameBytesInEachRun) {
  EXPECT_EQ(bytes(binary()), bytes(binary()));
}

/// Returns the bytes of binary(), but with \p Index as the section number of
/// the symbol 'plain'.
static std::string withSymbolIn(uint16_t Index) {
  std::string Bytes = bytes(binary());
  ELF::Elf64_Ehdr File;
  std::memcpy(&File, Bytes.data(), sizeof File);
  for (size_t N = 0; N != File.e_shnum; ++N) {
    ELF::Elf64_Shdr Header;
    std::memcpy(&Header, &Bytes[File.e_shoff + N * sizeof Header],
                sizeof Header);
    if (Header.sh_type != ELF::SHT_SYMTAB)
      continue;
    // The first row of the table is no symbol.
    size_t At = Header.sh_offset + sizeof(ELF::Elf64_Sym) +
                offsetof(ELF::Elf64_Sym, st_shndx);
    std::memcpy(&Bytes[At], &Index, sizeof Index);
  }
  return Bytes;
}

/// Some section numbers are reserved. They say that a symbol has no section,
/// because it is undefined, absolute, or common.
TEST(ZEBinaryTest, SectionsOfSymbols) {
  auto SectionOf = [](uint16_t Index) {
    Expected<ZEBinary> B = readZEBinary(withSymbolIn(Index), "file");
    return B ? B->Symbols.at(0).Section : toString(B.takeError());
  };
  EXPECT_EQ(SectionOf(1), ".text.plain");
  EXPECT_EQ(SectionOf(2), ".text.a: 'b' #c");
  const uint16_t None[] = {ELF::SHN_UNDEF, ELF::SHN_LORESERVE, ELF::SHN_HIOS,
                           ELF::SHN_ABS, ELF::SHN_COMMON};
  for (uint16_t Index : None)
    EXPECT_EQ(SectionOf(Index), "") << Index;
  const uint16_t Missing[] = {200, ELF::SHN_LORESERVE - 1};
  for (uint16_t Index : Missing)
    EXPECT_THAT(SectionOf(Index), HasSubstr("an ELF file for Gen expected"))
        << Index;
}

TEST(ZEBinaryTest, EachTruncationIsAnError) {
  std::string Good = bytes(binary());
  for (size_t Length = 0; Length != Good.size(); ++Length)
    EXPECT_NE(message(StringRef(Good).take_front(Length)), "no error")
        << Length << " bytes";
}

TEST(ZEBinaryTest, EachDamagedByteIsReadOrAnError) {
  std::string Good = bytes(binary());
  for (size_t N = 0; N != Good.size(); ++N)
    for (int Flip : {0x01, 0x80, 0xff}) {
      std::string Bad = Good;
      Bad[N] = char(Bad[N] ^ Flip);
      (void)message(Bad);
    }
}

TEST(ZEBinaryTest, HowAFileBegins) {
  std::string Good = bytes(binary());
  EXPECT_TRUE(isZEBinary(Good));
  EXPECT_FALSE(isZEBinary(StringRef(Good).take_front(20)));
  std::string Other = Good;
  Other[1] = 'F';
  EXPECT_FALSE(isZEBinary(Other));
  Other = Good;
  Other[offsetof(ELF::Elf64_Ehdr, e_machine)] ^= 1;
  EXPECT_FALSE(isZEBinary(Other));
}

TEST(ZEBinaryTest, AnyDeviceOfACoreFamily) {
  ZEBinary B = binary();
  B.For = {0, TargetDesc::get("pvc")->coreFamily()};
  Expected<ZEBinary> Again = readZEBinary(bytes(B), "file");
  ASSERT_TRUE(bool(Again)) << toString(Again.takeError());
  EXPECT_EQ(Again->platform()->name(), "pvc");
  B.For = {0, 0};
  EXPECT_THAT(message(bytes(B)), HasSubstr("[cmx-binary-device]"));
}

TEST(ZEBinaryTest, PartsThatContradictEachOther) {
  auto Broken = [](auto Change) {
    ZEBinary B = binary();
    Change(B);
    return message(bytes(B));
  };
  EXPECT_THAT(Broken([](ZEBinary &B) { B.Code[0].Bytes = "123"; }),
              HasSubstr("code of a multiple of 8 bytes expected, actual 3"));
  EXPECT_THAT(Broken([](ZEBinary &B) { B.Info.Kernels[0].Env.SimdSize = 4; }),
              HasSubstr("SIMD size"));
  EXPECT_THAT(
      Broken([](ZEBinary &B) { B.Info.Kernels[0].Env.SkipLocalIdsBytes = 16; }),
      HasSubstr("an entry inside the code expected"));
  EXPECT_THAT(Broken([](ZEBinary &B) {
                B.Info.Kernels[0].Arguments.push_back(
                    B.Info.Kernels[0].Arguments[1]);
              }),
              HasSubstr("arguments at places of their own"));
  EXPECT_THAT(Broken([](ZEBinary &B) {
                B.Info.Kernels[0].BindingTable.push_back({1, 1});
              }),
              HasSubstr("binding table numbers"));
  EXPECT_THAT(Broken([](ZEBinary &B) { B.Info.Kernels[0].Name = "other"; }),
              HasSubstr("a section .text.other expected, actual none"));
}

/// Changes kernel 0 of binary(). Returns the message of the error in reading
/// the result, or "no error".
static std::string changed(function_ref<void(Kernel &)> Change) {
  ZEBinary B = binary();
  Change(B.Info.Kernels[0]);
  return message(bytes(B));
}

TEST(ZEBinaryTest, PlacesOfArguments) {
  auto Place = [](int32_t Offset, int32_t Size) {
    return changed([&](Kernel &K) {
      K.Arguments[1].OffsetBytes = Offset;
      K.Arguments[1].SizeBytes = Size;
    });
  };
  EXPECT_EQ(Place(65536, 65536), "no error");
  for (auto [Offset, Size] : {std::pair(-1, 4), std::pair(32, -1),
                              std::pair(65537, 4), std::pair(32, 65537)})
    EXPECT_THAT(Place(Offset, Size),
                HasSubstr("arguments expected within 65536 bytes"));
  auto Beside = [](int32_t Offset) {
    return changed([&](Kernel &K) {
      K.Arguments.push_back(K.Arguments[1]);
      K.Arguments[2].OffsetBytes += Offset;
    });
  };
  EXPECT_EQ(Beside(4), "no error");
  EXPECT_THAT(Beside(3), HasSubstr("arguments at places of their own"));
  auto Surface = [](int32_t Number) {
    return changed([&](Kernel &K) { K.BindingTable[0].Number = Number; });
  };
  EXPECT_EQ(Surface(0), "no error");
  EXPECT_EQ(Surface(255), "no error");
  EXPECT_THAT(Surface(256), HasSubstr("binding table numbers from 0 to 255"));
  EXPECT_THAT(Surface(-1), HasSubstr("binding table numbers from 0 to 255"));
}

TEST(ZEBinaryTest, NumbersOfTheEnvironment) {
  const std::string Positive =
      "positive numbers of registers, bytes and barriers expected";
  EXPECT_THAT(changed([](Kernel &K) { K.Env.GRFCount = 0; }),
              HasSubstr(Positive));
  EXPECT_THAT(changed([](Kernel &K) { K.Env.SLMBytes = -1; }),
              HasSubstr(Positive));
  EXPECT_THAT(changed([](Kernel &K) { K.Env.BarrierCount = -1; }),
              HasSubstr(Positive));
  EXPECT_EQ(changed([](Kernel &K) {
              K.Env.SLMBytes = 0;
              K.Env.BarrierCount = 0;
            }),
            "no error");
  for (int32_t Size : {1, 8, 16, 32})
    EXPECT_EQ(changed([&](Kernel &K) { K.Env.SimdSize = Size; }), "no error");
  for (int32_t Size : {0, 2, 4, 64})
    EXPECT_THAT(changed([&](Kernel &K) { K.Env.SimdSize = Size; }),
                HasSubstr("SIMD size 1, 8, 16 or 32 expected"));
  EXPECT_EQ(changed([](Kernel &K) { K.Env.SkipLocalIdsBytes = 8; }),
            "no error");
  EXPECT_THAT(changed([](Kernel &K) { K.Env.SkipLocalIdsBytes = -8; }),
              HasSubstr("an entry inside the code expected"));
}

TEST(ZEBinaryTest, EachKernelOnce) {
  ZEBinary B = binary();
  B.Info.Kernels[1].Name = B.Info.Misc[1].Name = "other";
  B.Code[1].Name = ".text.other";
  const std::string Good = bytes(B);
  EXPECT_EQ(message(Good), "no error");
  auto Renamed = [&](StringRef After) {
    std::string Text = Good;
    size_t At = Text.find("other", Text.find(After.str()));
    EXPECT_NE(At, std::string::npos);
    return message(Text.replace(At, 5, "plain"));
  };
  EXPECT_THAT(Renamed(".text."), HasSubstr("one section .text.plain expected, "
                                           "actual two"));
  EXPECT_THAT(Renamed("kernels:"), HasSubstr("kernels of different names "
                                             "expected, actual two 'plain'"));
  B.Code[0].Bytes = "";
  EXPECT_THAT(message(bytes(B)),
              HasSubstr("code of a multiple of 8 bytes expected, actual 0"));
}

TEST(ZEInfoTest, UnknownKeysArePassedOver) {
  Expected<ZEInfo> Info = parseZEInfo("version: '1.99'\n"
                                      "kernels:\n"
                                      "  - name: k\n"
                                      "    new_key: 5\n"
                                      "    execution_env:\n"
                                      "      grf_count: 256\n"
                                      "      simd_size: 8\n",
                                      "text");
  ASSERT_TRUE(bool(Info)) << toString(Info.takeError());
  EXPECT_EQ(Info->Kernels[0].Env.GRFCount, 256);
}

TEST(ZEInfoTest, KeysThatAreAbsent) {
  Expected<ZEInfo> Info = parseZEInfo("version: '1.39'\n"
                                      "kernels:\n"
                                      "  - name: k\n"
                                      "    execution_env:\n"
                                      "      grf_count: 128\n"
                                      "      simd_size: 1\n"
                                      "    payload_arguments:\n"
                                      "      - arg_type: arg_byvalue\n"
                                      "        offset: 32\n"
                                      "        size: 4\n",
                                      "text");
  ASSERT_TRUE(bool(Info)) << toString(Info.takeError());
  const ExecutionEnv &Env = Info->Kernels[0].Env;
  EXPECT_EQ(Env.BarrierCount, 0);
  EXPECT_EQ(Env.SkipLocalIdsBytes, 0);
  EXPECT_EQ(Env.SLMBytes, 0);
  EXPECT_FALSE(Env.HasDpas);
  EXPECT_FALSE(Env.HasGlobalAtomics);
  EXPECT_FALSE(Env.HasNoStatelessWrite);
  EXPECT_FALSE(Env.HasStackCalls);
  EXPECT_FALSE(Env.HasForwardProgress);
  const PayloadArgument &A = Info->Kernels[0].Arguments[0];
  EXPECT_EQ(A.ArgIndex, -1);
  EXPECT_EQ(A.SamplerIndex, -1);
  EXPECT_EQ(A.SourceOffsetBytes, -1);
}

TEST(ZEInfoTest, DescriptionsOfArguments) {
  const std::string Before = "version: '1.39'\n"
                             "kernels:\n"
                             "  - name: k\n"
                             "    execution_env:\n"
                             "      grf_count: 128\n"
                             "      simd_size: 1\n"
                             "kernels_misc_info:\n"
                             "  - name: k\n"
                             "    args_info:\n"
                             "      - name: a\n";
  const std::string Index = "        index: 2\n";
  const std::string Rest = "        address_qualifier: __global\n"
                           "        access_qualifier: NONE\n"
                           "        type_name: 'int*;8'\n"
                           "        type_qualifiers: const\n";
  Expected<ZEInfo> Info = parseZEInfo(Before + Index + Rest, "text");
  ASSERT_TRUE(bool(Info)) << toString(Info.takeError());
  const ArgInfo &A = Info->Misc[0].Args[0];
  EXPECT_EQ(A.Index, 2);
  EXPECT_EQ(A.Name, "a");
  EXPECT_EQ(A.AddressQualifier, "__global");
  EXPECT_EQ(A.AccessQualifier, "NONE");
  EXPECT_EQ(A.TypeName, "int*;8");
  EXPECT_EQ(A.TypeQualifiers, "const");
  for (const std::string &Text : {Before + Rest, Before + Index}) {
    Expected<ZEInfo> Less = parseZEInfo(Text, "text");
    EXPECT_FALSE(bool(Less)) << Text;
    EXPECT_THAT(toString(Less.takeError()), HasSubstr("[cmx-binary-info]"));
  }
}

TEST(ZEInfoTest, WhatIsNoDescription) {
  for (StringRef Text :
       {"", "---\n...\n", "kernels: []\n", "version: '1.1'\n", "[1, 2", "a\0b",
        "version: '1.1'\nkernels:\n  - name: k\n"}) {
    Expected<ZEInfo> Info = parseZEInfo(Text, "text");
    EXPECT_FALSE(bool(Info)) << Text.str();
    EXPECT_THAT(toString(Info.takeError()), HasSubstr("[cmx-binary-info]"));
  }
}

/// Returns the environment of a kernel with the instruction \p Inst.
static ExecutionEnv envOf(StringRef Inst) {
  std::string Text = (".version 3.8\n.kernel \"k\"\n"
                      ".decl v v_type=G type=d num_elts=512 align=GRF\n"
                      ".decl a v_type=G type=uq num_elts=16 align=GRF\n"
                      ".decl s v_type=T num_elts=1\n"
                      ".function \"k_main\"\n    " +
                      Inst + "\n    ret (M1, 1)\n")
                         .str();
  const TargetDesc *TD = TargetDesc::get("pvc");
  Expected<visa::Module> Code = visa::parseModule(Text, TD->grfBytes());
  if (!Code) {
    ADD_FAILURE() << toString(Code.takeError());
    return {};
  }
  KernelInfo K;
  K.Runtime = RuntimeKind::L0;
  auto Description = describeKernel(K, *Code, *TD);
  return Description ? Description->Info.Env : ExecutionEnv();
}

TEST(DescribeKernelTest, WhatInstructionsDo) {
  struct {
    const char *Inst;
    bool WritesAddresses, HasAtomics;
  } const Cases[] = {
      {"mov (M1, 16) v(0,0)<1> 0:d", false, false},
      {"oword_st (8) s 0x0:ud v.0", false, false},
      {"svm_block_ld (4) a(0,0)<0;1,0> v.0", false, false},
      {"svm_block_st (4) a(0,0)<0;1,0> v.0", true, false},
      {"svm_scatter.1.8 (M1, 8) a.0 v.0", true, false},
      {"svm_scatter4scaled.R (M1, 8) a(0,0)<0;1,0> a.0 v.0", true, false},
      {"svm_atomic.xchg.64 (M1, 8) a.0 a.0 %null.0 %null.0", true, true},
      {"dword_atomic.inc (M1, 16) s v.0 %null.0 %null.0 v.0", false, true},
      {"typed_atomic.inc (M1, 8) s v.0 v.0 v.0 v.0 %null.0 %null.0 v.0", false,
       true},
      {"lsc_load.ugm (M1, 16) v:d32 flat[a]:a64", false, false},
      {"lsc_store.ugm (M1, 16) flat[a]:a64 v:d32", true, false},
      {"lsc_store.ugm (M1, 16) bti(0x2)[v]:a32 v:d32", false, false},
      {"lsc_store.slm (M1, 16) flat[v]:a32 v:d32", false, false},
      {"lsc_store_quad.ugm (M1, 16) flat[a]:a64 v:d32.xyzw", true, false},
      {"lsc_atomic_iadd.ugm (M1, 16) v:d32 flat[a]:a64 v.0 %null.0", true,
       true},
      {"lsc_atomic_iadd.slm (M1, 16) v:d32 flat[v]:a32 v.0 %null.0", false,
       false},
      {"lsc_load_block2d.ugm (M1, 1) v:d32.16x8nn flat[a,0xff,0x7,0xff,v,v]",
       false, false},
      {"lsc_store_block2d.ugm (M1, 1) flat[a,0xff,0x7,0xff,v,v] v:d32.16x8nn",
       true, false},
      {"raw_send (M1_NM, 16) 0xa 1 1 0x2180206:ud v.0 v.0", true, false},
      {"raw_sends.10.1.1.0 (M1_NM, 8) 0x4a:ud 0x20a0206:ud v.0 v.0 %null.0",
       true, false},
  };
  for (const auto &C : Cases) {
    ExecutionEnv Env = envOf(C.Inst);
    EXPECT_EQ(Env.HasNoStatelessWrite, !C.WritesAddresses) << C.Inst;
    EXPECT_EQ(Env.HasGlobalAtomics, C.HasAtomics) << C.Inst;
  }
}

TEST(DescribeKernelTest, WhatTheThreadNeeds) {
  struct {
    const char *Inst;
    int BarrierCount;
    bool HasDpas;
  } const Cases[] = {
      {"mov (M1, 16) v(0,0)<1> 0:d", 0, false},
      {"barrier", 1, false},
      {"sbarrier.signal", 1, false},
      {"sbarrier.wait", 1, false},
      {"nbarrier.wait 0x3:ub", 0, false}, // NBarrierCnt counts these.
      {"nbarrier.signal 0x3:ub 0x2:ub", 0, false},
      {"dpas.bf.bf.8.8 (M1, 16) v.0 %null.0 v.0 v(0,0)", 0, true},
  };
  for (const auto &C : Cases) {
    ExecutionEnv Env = envOf(C.Inst);
    EXPECT_EQ(Env.BarrierCount, C.BarrierCount) << C.Inst;
    EXPECT_EQ(Env.HasDpas, C.HasDpas) << C.Inst;
    EXPECT_FALSE(Env.HasStackCalls) << C.Inst;
  }
}

/// Each function after the kernel is called by its name or by its address.
TEST(DescribeKernelTest, OneFunctionIsAStackCall) {
  std::string Text = ".version 3.8\n.kernel \"k\"\n.function \"k_main\"\n"
                     "    fcall (M1, 16) f 0 0\n    ret (M1, 1)\n";
  for (StringRef Name : {"f", "g"}) {
    Text += (".global_function \"" + Name + "\"\n.function \"" + Name +
             "_main\"\n    fret (M1, 16)\n")
                .str();
    const TargetDesc *TD = TargetDesc::get("icllp");
    Expected<visa::Module> Code = visa::parseModule(Text, TD->grfBytes());
    ASSERT_TRUE(bool(Code)) << toString(Code.takeError());
    KernelInfo K;
    K.Runtime = RuntimeKind::L0;
    auto Description = describeKernel(K, *Code, *TD);
    ASSERT_TRUE(Description.has_value());
    EXPECT_TRUE(Description->Info.Env.HasStackCalls) << Text;
  }
}

/// Parses the text of a kernel. The text must be correct.
static visa::Module parsed(const char *Text, const TargetDesc &TD) {
  return cantFail(visa::parseModule(Text, TD.grfBytes()));
}

/// Media block messages of several surfaces use one surface variable. It is set
/// before each message.
TEST(DescribeKernelTest, ImagesOfMediaBlocks) {
  const char *Text = ".version 3.8\n.kernel \"k\"\n"
                     ".decl v v_type=G type=d num_elts=64 align=GRF\n"
                     ".decl t v_type=T num_elts=1\n"
                     ".decl s v_type=T num_elts=1\n"
                     ".input t offset=64 size=4\n"
                     ".function \"k_main\"\n"
                     "    media_ld.nomod (32,8) t 0:d 0:d v.0\n"
                     "    movs (M1_NM, 1) v(0,0)<1> t(0)\n"
                     "    movs (M1_NM, 1) s(0) v(0,0)<0;1,0>\n"
                     "    media_ld.nomod (32,8) s 0:d 0:d v.0\n"
                     "    movs (M1_NM, 1) s(0) 0x3:ud\n"
                     "    media_ld.nomod (32,8) s 0:d 0:d v.0\n"
                     "    movs (M1_NM, 1) s(0) 0x5:ud\n"
                     "    media_ld.nomod (32,8) s 0:d 0:d v.0\n"
                     "    ret (M1, 1)\n";
  const TargetDesc *TD = TargetDesc::get("icllp");
  visa::Module Code = parsed(Text, *TD);
  LLVMContext C;
  Module M("images", C);
  auto *Ty =
      FunctionType::get(Type::getVoidTy(C), {Type::getInt32Ty(C)}, false);
  struct {
    unsigned Number;
    const char *Desc;
    ImageType Image;
    Access Allowed;
  } const Cases[] = {
      {3, "image2d_t", ImageType::Image2DMediaBlock, Access::ReadWrite},
      {4, "image2d_t read_only", ImageType::Image2D, Access::ReadOnly},
      {5, "image2d_t write_only", ImageType::Image2DMediaBlock,
       Access::WriteOnly},
      // The types of other images are the ones that their arguments name.
      {3, "image2d_media_t", ImageType::Image2DMedia, Access::ReadWrite},
      {5, "image3d_t read_write", ImageType::Image3D, Access::ReadWrite},
  };
  for (const auto &Case : Cases) {
    KernelInfo K;
    K.Fn = Function::Create(Ty, Function::ExternalLinkage, "k", M);
    K.Runtime = RuntimeKind::L0;
    KernelArg Image;
    Image.Kind = KernelArgKind::Surface;
    Image.Desc = Case.Desc;
    Image.Binding = Case.Number;
    K.Args.push_back(Image);
    auto Description = describeKernel(K, Code, *TD);
    ASSERT_TRUE(Description.has_value());
    ASSERT_EQ(Description->Info.Arguments.size(), 1u);
    EXPECT_EQ(Description->Info.Arguments[0].Image, Case.Image) << Case.Desc;
    EXPECT_EQ(Description->Info.Arguments[0].AccessType, Case.Allowed)
        << Case.Desc;
  }
}

/// The driver writes the implicit inputs of each thread group. The description
/// must place them where the vISA text does.
TEST(DescribeKernelTest, PlacesOfImplicitInputs) {
  const char *Text = ".version 3.8\n.kernel \"k\"\n"
                     ".decl a v_type=G type=ud num_elts=3 align=dword\n"
                     ".decl b v_type=G type=ud num_elts=3 align=dword\n"
                     ".implicit_LOCAL_SIZE a offset=96 size=12\n"
                     ".implicit_GROUP_COUNT b offset=108 size=12\n"
                     ".function \"k_main\"\n"
                     "    ret (M1, 1)\n";
  const TargetDesc *TD = TargetDesc::get("icllp");
  visa::Module Code = parsed(Text, *TD);
  KernelInfo K;
  K.Runtime = RuntimeKind::L0;
  auto Description = describeKernel(K, Code, *TD);
  ASSERT_TRUE(Description.has_value());
  const auto &Args = Description->Info.Arguments;
  ASSERT_EQ(Args.size(), 2u);
  int32_t First = int32_t(TD->argumentsOffsetBytes());
  EXPECT_EQ(Args[0].Type, ArgType::LocalSize);
  EXPECT_EQ(Args[0].OffsetBytes, 96 - First);
  EXPECT_EQ(Args[0].SizeBytes, 12);
  EXPECT_EQ(Args[1].Type, ArgType::GroupCount);
  EXPECT_EQ(Args[1].OffsetBytes, 108 - First);
  EXPECT_EQ(Args[1].SizeBytes, 12);
}

TEST(DescribeKernelTest, NumbersOfAttributes) {
  const char *Text = ".version 3.8\n.kernel \"k\"\n"
                     ".kernel_attr SLMSize=4\n"
                     ".kernel_attr NBarrierCnt=3\n"
                     ".kernel_attr Target=\"cm\"\n"
                     ".function \"k_main\"\n"
                     "    barrier\n" // NBarrierCnt counts it too.
                     "    ret (M1, 1)\n";
  const TargetDesc *TD = TargetDesc::get("pvc");
  KernelInfo K;
  K.Runtime = RuntimeKind::L0;
  auto Description = describeKernel(K, parsed(Text, *TD), *TD);
  ASSERT_TRUE(Description.has_value());
  EXPECT_EQ(Description->Info.Env.SLMBytes, 4096);
  EXPECT_EQ(Description->Info.Env.BarrierCount, 3);
}

/// Describes a kernel with one argument. Returns std::nullopt if the argument
/// cannot be passed.
static std::optional<KernelDescription>
describeArgument(LLVMContext &C, Type *Ty, unsigned SizeBytes, KernelArg Arg,
                 unsigned PrivateBytes = 0) {
  Module M("argument", C);
  std::string Text =
      (".version 3.8\n.kernel \"k\"\n"
       ".decl v v_type=G type=ub num_elts=" +
       Twine(SizeBytes) + " align=dword\n.input v offset=64 size=" +
       Twine(SizeBytes) + "\n.function \"k_main\"\n    ret (M1, 1)\n")
          .str();
  const TargetDesc *TD = TargetDesc::get("icllp");
  KernelInfo K;
  K.Fn = Function::Create(FunctionType::get(Type::getVoidTy(C), {Ty}, false),
                          Function::ExternalLinkage, "k", M);
  K.Runtime = RuntimeKind::L0;
  K.PrivateBytes = PrivateBytes;
  K.Args.push_back(Arg);
  return describeKernel(K, parsed(Text.c_str(), *TD), *TD);
}

TEST(DescribeKernelTest, NamesOfTypes) {
  LLVMContext C;
  auto NameOf = [&](Type *Ty) {
    unsigned Bytes = unsigned(Ty->getPrimitiveSizeInBits()) / 8;
    auto Description = describeArgument(C, Ty, Bytes, KernelArg());
    return Description ? Description->Misc.Args.at(0).TypeName : "";
  };
  EXPECT_EQ(NameOf(Type::getInt8Ty(C)), "char;1");
  EXPECT_EQ(NameOf(Type::getInt16Ty(C)), "short;2");
  EXPECT_EQ(NameOf(Type::getInt32Ty(C)), "int;4");
  EXPECT_EQ(NameOf(Type::getInt64Ty(C)), "long;8");
  EXPECT_EQ(NameOf(Type::getHalfTy(C)), "half;2");
  EXPECT_EQ(NameOf(Type::getBFloatTy(C)), "bfloat16;2");
  EXPECT_EQ(NameOf(Type::getFloatTy(C)), "float;4");
  EXPECT_EQ(NameOf(Type::getDoubleTy(C)), "double;8");
  EXPECT_EQ(NameOf(FixedVectorType::get(Type::getFloatTy(C), 4)), "float4;16");
}

TEST(DescribeKernelTest, ImplicitArguments) {
  LLVMContext C;
  C.setDiagnosticHandlerCallBack([](const DiagnosticInfo *, void *) {});
  auto Describe = [&](ImplicitArg Kind, unsigned Bytes, unsigned Private) {
    KernelArg Arg;
    Arg.Implicit = Kind;
    return describeArgument(C, Type::getIntNTy(C, 8 * Bytes), Bytes, Arg,
                            Private);
  };
  auto Printf = Describe(ImplicitArg::PrintfBuffer, 8, 0);
  ASSERT_TRUE(Printf.has_value());
  EXPECT_EQ(Printf->Info.Arguments.at(0).SizeBytes, 8);
  EXPECT_FALSE(Describe(ImplicitArg::PrintfBuffer, 4, 0).has_value());
  auto Pseudo = Describe(ImplicitArg::PseudoInput, 4, 0);
  ASSERT_TRUE(Pseudo.has_value());
  EXPECT_TRUE(Pseudo->Info.Arguments.empty());
  auto Private = Describe(ImplicitArg::PrivateBase, 8, 64);
  ASSERT_TRUE(Private.has_value());
  EXPECT_EQ(Private->Info.Arguments.at(0).Type, ArgType::PrivateBase);
  EXPECT_EQ(Private->Info.Memory.at(0).SizeBytes, 64);
  EXPECT_FALSE(Describe(ImplicitArg::PrivateBase, 8, 0).has_value());
  EXPECT_FALSE(Describe(ImplicitArg::PrivateBase, 4, 64).has_value());
}
