//===- RoundTripTest.cpp - Print, parse, print ----------------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TestBase.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include <random>
#include <set>

using namespace cmx;
using namespace cmx::visa;

/// Contains each vISA instruction at least once, as the printer writes it for
/// registers of 32 bytes.
static const char AllInstructions[] = R"(
    mov (M1, 16) vf(2,0)<1> vb(1,19)<16;8,1>
    mov.sat (M5_NM, 16) vb(0,16)<2> (-abs)vd(2,0)<1;1,0>
    (!p16.any) mov (M1, 16) vd(0,0)<1> -5:d
    (p16) sel (M1, 16) vd(0,0)<1> vd(0,0)<1;1,0> 0x76543210:v
    min (M1, 8) vf(0,0)<1> vf(0,0)<1;1,0> 0x3f800000:f
    max (M1, 8) vh(0,0)<1> vh(0,0)<1;1,0> 0x3c00:hf
    fcvt (M1, 8) vu(0,0)<1> vf(0,0)<1;1,0>
    add (M1, 8) vq(0,0)<1> vq(0,0)<1;1,0> 0x0123456789abcdef:q
    mul (M1, 8) vx(0,0)<1> vx(0,0)<1;1,0> 0x3ff8000000000000:df
    mad (M1, 8) vf(0,0)<1> vf(0,0)<1;1,0> (-)vf(0,0)<1;1,0> vf(0,0)<0;1,0>
    avg (M1, 8) vd(0,0)<1> vd(0,0)<1;1,0> vd(0,0)<1;1,0>
    mulh (M1, 8) vd(0,0)<1> vd(0,0)<1;1,0> vd(0,0)<1;1,0>
    addc (M1, 8) vu(0,0)<1> vu(1,0)<1> vu(0,0)<1;1,0> vu(0,0)<1;1,0>
    subb (M1, 8) vu(0,0)<1> vu(1,0)<1> vu(0,0)<1;1,0> vu(0,0)<1;1,0>
    madw (M1, 8) vd(0,0)<1> vd(0,0)<1;1,0> vd(0,0)<1;1,0> vd(0,0)<1;1,0>
    div (M1, 8) vf(0,0)<1> vf(0,0)<1;1,0> vf(0,0)<1;1,0>
    mod (M1, 8) vd(0,0)<1> vd(0,0)<1;1,0> 0x7:ud
    divm (M1, 8) vf(0,0)<1> vf(0,0)<1;1,0> vf(0,0)<1;1,0>
    add3 (M1, 8) vd(0,0)<1> vd(0,0)<1;1,0> vd(0,0)<1;1,0> vd(0,0)<1;1,0>
    dp4a.sat (M1, 8) vd(0,0)<1> vd(0,0)<1;1,0> vd(0,0)<1;1,0> vd(0,0)<1;1,0>
    lrp (M1, 8) vf(0,0)<1> vf(0,0)<1;1,0> vf(0,0)<1;1,0> vf(0,0)<1;1,0>
    dp4 (M1, 8) vf(0,0)<1> vf(0,0)<1;1,0> vf(0,0)<1;1,0>
    line (M1, 8) vf(0,0)<1> vf(0,0)<0;4,1> vf(0,0)<1;1,0>
    sad2 (M1, 8) vw(0,0)<1> vb(0,0)<2;2,1> vb(0,0)<2;2,1>
    frc (M1, 8) vf(0,0)<1> vf(0,0)<1;1,0>
    rndd (M1, 8) vf(0,0)<1> vf(0,0)<1;1,0>
    rndu (M1, 8) vf(0,0)<1> vf(0,0)<1;1,0>
    rnde (M1, 8) vf(0,0)<1> vf(0,0)<1;1,0>
    rndz (M1, 8) vf(0,0)<1> vf(0,0)<1;1,0>
    inv (M1, 8) vf(0,0)<1> vf(0,0)<1;1,0>
    sqrt (M1, 8) vf(0,0)<1> vf(0,0)<1;1,0>
    sqrtm (M1, 8) vf(0,0)<1> vf(0,0)<1;1,0>
    rsqrt (M1, 8) vf(0,0)<1> vf(0,0)<1;1,0>
    exp (M1, 8) vf(0,0)<1> vf(0,0)<1;1,0>
    log (M1, 8) vf(0,0)<1> vf(0,0)<1;1,0>
    sin (M1, 8) vf(0,0)<1> vf(0,0)<1;1,0>
    cos (M1, 8) vf(0,0)<1> vf(0,0)<1;1,0>
    pow (M1, 8) vf(0,0)<1> vf(0,0)<1;1,0> vf(0,0)<1;1,0>
    and (M1, 8) vd(0,0)<1> (~)vd(0,0)<1;1,0> vd(0,0)<1;1,0>
    or (M1, 8) vd(0,0)<1> vd(0,0)<1;1,0> vd(0,0)<1;1,0>
    xor (M1, 16) p16 p16 p32
    not (M1, 16) p16 p32
    shl (M1, 8) vd(0,0)<1> vd(0,0)<1;1,0> 3:w
    shr (M1, 8) vu(0,0)<1> vu(0,0)<1;1,0> vu(0,0)<1;1,0>
    asr (M1, 8) vd(0,0)<1> vd(0,0)<1;1,0> 3:d
    rol (M1, 8) vu(0,0)<1> vu(0,0)<1;1,0> 0x3:ud
    ror (M1, 8) vu(0,0)<1> vu(0,0)<1;1,0> 0x3:ud
    cbit (M1, 8) vu(0,0)<1> vu(0,0)<1;1,0>
    fbh (M1, 8) vu(0,0)<1> vu(0,0)<1;1,0>
    fbl (M1, 8) vu(0,0)<1> vu(0,0)<1;1,0>
    bfrev (M1, 8) vu(0,0)<1> vu(0,0)<1;1,0>
    lzd (M1, 8) vu(0,0)<1> vu(0,0)<1;1,0>
    bfe (M1, 8) vu(0,0)<1> 0x4:ud 0x8:ud vu(0,0)<1;1,0>
    bfi (M1, 8) vu(0,0)<1> 0x4:ud 0x8:ud vu(0,0)<1;1,0> vu(0,0)<1;1,0>
    bfn.xCA (M1, 8) vu(0,0)<1> vu(0,0)<1;1,0> vu(0,0)<1;1,0> vu(0,0)<1;1,0>
    cmp.ge (M1, 8) p8 vd(0,0)<1;1,0> 0:d
    cmp.lt (M1, 8) vd(0,0)<1> vf(0,0)<1;1,0> 0x00000000:f
    setp (M1_NM, 16) p16 0x5555:uw
    addr_add (M1_NM, 8) a8(0)<8> &vd[32] vw(0,0)<1;1,0>
    addr_add (M1_NM, 1) a1(0)<1> a1(0)<1> -4:w
    mov (M1_NM, 1) a1(0)<1> &vd
    mov (M1, 8) vf(0,0)<1> r[a8(0),-4]<2,1>:f
    mov (M1, 8) r[a1(0),16]<2>:d (abs)r[a8(3),0]<8;8,1>:d
    movs (M1_NM, 1) src(0) vu(0,0)<0;1,0>
    movs (M1_NM, 1) vu(0,0)<1> smp(0)
    mov (M1_NM, 1) vu(0,1)<1> p16
    mov (M1_NM, 8) vu(0,0)<1> %r0(0,0)<1;1,0>
L:
    jmp (M1, 1) L
    (p16.all) jmp (M1, 16) L
    (!p16) goto (M1, 16) M
M:
    (p16.any) call (M1, 16) sub
    switchjmp (M1, 1) vd(0,0)<0;1,0> (L, M, L)
    fcall (M1, 16) other 2 0
    faddr other va(0,0)<1>
    ifcall (M1, 16) va(0,0)<0;1,0> 2 0
    (p16) ret (M1, 16)
    oword_ld (8) src 0x0:ud vd.0
    oword_ld_unaligned (4) src vu(0,1)<0;1,0> vd.64
    oword_st (1) %slm 0x10:ud vd.32
    media_ld.modified (32,8) src vu(0,0)<0;1,0> vu(0,1)<0;1,0> vb.0
    media_st.bottom (24,6) src 0x0:ud -1:d vb.0
    gather.4 (M1, 16) src 0x0:ud vu.0 vd.0
    scatter.1 (M1, 16) src vu(0,0)<0;1,0> vu.0 vd.0
    (p16) gather_scaled.2 (M1, 16) src 0x0:ud vu.0 vd.0
    scatter_scaled.4 (M1, 8) %scratch 0x0:ud vu.0 vd.0
    gather4_scaled.GA (M1, 16) src 0x0:ud vu.0 vd.0
    scatter4_scaled.RGBA (M1, 8) src 0x0:ud vu.0 vd.0
    gather4_typed.R (M1, 8) src vu.0 vu.32 %null.0 %null.0 vf.0
    scatter4_typed.RGB (M1, 8) src vu.0 vu.32 vu.64 %null.0 vf.0
    (p8) typed_atomic.add (M1, 8) src vu.0 vu.32 %null.0 %null.0 vu.64 %null.0 vu.96
    (p16) dword_atomic.cmpxchg (M1, 16) src vu.0 vu.64 vu.128 vu.192
    svm_block_ld (4) va(0,0)<0;1,0> vd.0
    svm_block_st (8) va(0,0)<0;1,0> vd.0
    svm_gather.4.4 (M1, 8) va.0 vd.0
    (p8) svm_scatter.1.8 (M1, 8) va.0 vd.0
    svm_gather4scaled.RG (M1, 8) 0x0000000000000000:uq va.0 vd.0
    svm_scatter4scaled.R (M1, 8) va(0,0)<0;1,0> va.0 vd.0
    svm_atomic.xchg.64 (M1, 8) va.0 va.64 %null.0 %null.0
    svm_atomic.fmin (M1, 8) va.0 vf.0 %null.0 vf.64
    (p16) lsc_load.ugm (M1, 16) vu:d32 flat[va]:a64
    lsc_load.ugm.df.ca (M1, 16) vu:d32 bti(0x2)[vu]:a32
    lsc_load.ugm.df.uc (M1, 16) vu:d32 bti(0x2)[vu]:a32
    lsc_load.ugm.ca.df (M1, 16) vu:d32 bti(0x2)[vu]:a32
    lsc_load.ugm.ca.uc (M1, 16) vu.64:d32x3 bti(0x2)[vu.128+0x40]:a32
    lsc_load.slm (M1, 16) vu:d8c32 flat[vu-0x4]:a32
    lsc_load_quad.tgm (M1, 16) vu:d32.yw ss(vu.4)[vu]:a32
    lsc_store.ugm.wb.wb (M1, 1) flat[va]:a64 vd:d64x32t
    lsc_store_quad.ugm (M1, 16) bss(vu)[vu]:a32 vd:d32.xyzw
    lsc_atomic_fadd.ugm (M1, 16) %null:d32 flat[va]:a64 vf.0 %null.0
    lsc_fence.ugm.evict.gpu
    lsc_load_block2d.ugm.st.ca (M1, 1) vw:d16.2x16x8nt flat[va,0xff,0x7f,0xff,vd,vd.4]
    lsc_store_block2d.ugm (M1, 1) flat[va,0xff,0x7f,0xff,0x0,0x0] vd:d32.16x8nn
    barrier
    sbarrier.signal
    sbarrier.wait
    nbarrier.signal 0x1:ud 0x4:ud
    nbarrier.wait vu(0,0)<0;1,0>
    fence_local
    fence_global.EICL1
    fence_sw
    sample_3d.RGBA (M1, 16) 0x0:uw smp src vf.0 vf.128 vf.192
    sample_lz.R (M1, 8) 0x0:uw smp src vf.0 vf.128
    sample_b.R (M1, 8) 0x0:uw smp src vf.0 vf.128 vf.192
    sample_l.R (M1, 8) 0x0:uw smp src vf.0 vf.128 vf.192
    sample_c.R (M1, 8) 0x0:uw smp src vf.0 vf.128 vf.192
    sample_d.R (M1, 8) 0x0:uw smp src vf.0 vf.128 vf.160 vf.192
    sample_b_c.R (M1, 8) 0x0:uw smp src vf.0 vf.128 vf.160 vf.192
    sample_l_c.R (M1, 8) 0x0:uw smp src vf.0 vf.128 vf.160 vf.192
    sample_d_c.R (M1, 8) 0x0:uw smp src vf.0 vf.64 vf.128 vf.160 vf.192
    sample_c_lz.R (M1, 8) 0x0:uw smp src vf.0 vf.128 vf.192
    sample_unorm.RA.16-full smp src vf(0,0)<0;1,0> vf(0,1)<0;1,0> 0x3f000000:f 0x3f800000:f vw.0
    load_3d.RG (M1, 16) 0x0:uw src vf.0 vu.0 vu.64
    load_lz.RG (M1, 16) 0x0:uw src vf.0 vu.0 vu.64
    load_mcs.RG (M1, 16) 0x0:uw src vf.0 vu.0 vu.64
    sample.RGBA (8) smp src vf.0 vf.32 vf.64 vf.128
    load.R (16) src vu.0 vu.64 vu.128 vu.192
    raw_send (M1_NM, 8) 0xa 1 1 0x2180206:ud vu.0 vd.0
    raw_sends.10.1.1.0 (M1_NM, 8) 0x4a:ud 0x20a0206:ud vu.0 vd.0 %null.0
    dpasw.hf.hf.8.4 (M1, 8) vf.0 %null.0 vu.0 vu(1,0)
    dpas.bf.s4.8.4 (M1, 8) vf.0 %null.0 vu.0 vu(1,0)
    lifetime.start vd
    lifetime.end p16
.file "kernel.cpp"
.loc 12
)";

static std::string allText() {
  return kernelText(llvm::StringRef(AllInstructions).ltrim('\n'),
                    ".decl vi v_type=G type=uw num_elts=8 align=byte "
                    "alias=<vd, 96>\n"
                    ".input src offset=32 size=4\n"
                    ".implicit_LOCAL_ID vd offset=64 size=512\n",
                    "    ret (M1, 1)\n.function \"sub\"\n    fret (M1, 16)\n");
}

TEST(VISARoundTrip, CanonicalTextComesBackUnchanged) {
  std::string Text = allText();
  EXPECT_EQ(printed(parsed(Text)), Text);
}

TEST(VISARoundTrip, AlsoWith64ByteRegisters) {
  std::string Text = printed(parsed(allText(), 64), 64);
  EXPECT_EQ(printed(parsed(Text, 64), 64), Text);
}

TEST(VISARoundTrip, TheTextHasEveryOpcode) {
  Module M = parsed(allText());
  std::set<Opcode> Seen;
  for (const Instruction &I : M.Kernels[0].body())
    Seen.insert(I.Op);
  static const Opcode All[] = {
#define CMX_VISA_OPCODE(Enum, ...) Opcode::Enum,
#include "cmx/VISA/Opcodes.def"
  };
  for (Opcode Op : All)
    EXPECT_TRUE(Seen.count(Op)) << opcodeMnemonic(Op).str();
}

/// If one character of a text is removed or one digit is changed, the new text
/// must have another meaning or be an error.
TEST(VISARoundTrip, EachCharacterCounts) {
  llvm::SmallVector<llvm::StringRef, 0> Lines;
  llvm::StringRef(AllInstructions).split(Lines, '\n', -1, /*KeepEmpty=*/false);
  unsigned NumLines = 0;
  for (llvm::StringRef Line : Lines) {
    std::string Good = kernelText((Line + "\n").str());
    llvm::Expected<Module> M = parseModule(Good, 32);
    if (!M) { // The line uses a label of another line.
      llvm::consumeError(M.takeError());
      continue;
    }
    ++NumLines;
    auto IsSame = [&](llvm::StringRef Text) {
      llvm::Expected<Module> Other = parseModule(Text, 32);
      if (Other)
        return printed(*Other) == Good;
      llvm::consumeError(Other.takeError());
      return false;
    };
    size_t Begin = Good.find(Line.str());
    for (size_t At = Begin; At != Begin + Line.size(); ++At) {
      if (Good[At] == ' ')
        continue;
      // Some digits have no meaning: leading zeros (0x01 is 0x1, and 01 is 1),
      // and the offset after %null.
      size_t First = Good.find_last_not_of('0', At) + 1;
      bool IsZero =
          (First <= At && (llvm::isAlnum(Good[At + 1]) || First < At) &&
           !llvm::isHexDigit(Good[First - 1])) ||
          llvm::StringRef(Good).substr(At - 1, 2) == "0x";
      if (llvm::StringRef(Good).take_front(At).ends_with("%null."))
        continue;
      std::string Text = Good;
      Text.erase(At, 1);
      EXPECT_TRUE(IsZero || !IsSame(Text)) << Text;
      if (!llvm::isDigit(Good[At]))
        continue;
      Text = Good;
      Text[At] = char('0' + (Good[At] - '0' + 1) % 10);
      EXPECT_FALSE(IsSame(Text)) << Text;
    }
  }
  EXPECT_GT(NumLines, 100u);
}

/// No change of a text makes the parser crash. If a changed text can be parsed,
/// its module can be printed, verified and parsed again.
TEST(VISARoundTrip, DamagedTextIsHandled) {
  std::string Good = allText();
  const TargetDesc *Target = TargetDesc::get("icllp");
  ASSERT_NE(Target, nullptr);
  std::mt19937 Random(1);
  unsigned NumParsed = 0;
  for (unsigned Round = 0; Round != 3000; ++Round) {
    std::string Text = Good;
    for (unsigned N = 1 + Random() % 3; N != 0; --N) {
      size_t At = Random() % Text.size();
      switch (Random() % 4) {
      case 0:
        Text.erase(At, 1 + Random() % 8);
        break;
      case 1:
        Text.insert(At, 1, Good[Random() % Good.size()]);
        break;
      case 2:
        Text[At] = Good[Random() % Good.size()];
        break;
      default:
        Text[At] = char('0' + Random() % 10);
        break;
      }
    }
    llvm::Expected<Module> M = parseModule(Text, 32);
    if (!M) {
      llvm::consumeError(M.takeError());
      continue;
    }
    ++NumParsed;
    std::string Once = printed(*M);
    llvm::Expected<Module> Again = parseModule(Once, 32);
    if (!Again) {
      // The parser accepts a few values that the printed text cannot express,
      // such as some offsets. The verifier must report them.
      llvm::consumeError(Again.takeError());
      EXPECT_FALSE(verifyKernel(M->Kernels[0], *Target).empty()) << Once;
      continue;
    }
    EXPECT_EQ(printed(*Again), Once);
    for (const Kernel &K : M->Kernels)
      verifyKernel(K, *Target);
  }
  EXPECT_GT(NumParsed, 100u);
}
