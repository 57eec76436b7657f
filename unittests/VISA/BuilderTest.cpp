//===- BuilderTest.cpp - What the builder appends, as text ----------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/VISA/Builder.h"
#include "TestBase.h"

using namespace cmx;
using namespace cmx::visa;

namespace {

class VISABuilder : public testing::Test {
protected:
  DeclId general(ElemType T, unsigned N, const char *Name) {
    Decl D;
    D.Type = T;
    D.NumElts = N;
    D.Name = Name;
    return K.addDecl(D);
  }
  DeclId other(DeclKind Kind, unsigned N, const char *Name) {
    Decl D;
    D.Kind = Kind;
    D.NumElts = N;
    D.Name = Name;
    return K.addDecl(D);
  }
  std::string last(unsigned GRFBytes = 32) {
    return printed(K, K.body().back(), GRFBytes);
  }

  Kernel K{"k"};
  Builder B{K};
  DeclId D = general(ElemType::D, 128, "D");
  DeclId U = general(ElemType::UD, 128, "U");
  DeclId F = general(ElemType::F, 128, "F");
  DeclId Q = general(ElemType::UQ, 32, "Q");
  DeclId W = general(ElemType::UW, 64, "W");
  DeclId Bytes = general(ElemType::UB, 256, "B");
  DeclId P = other(DeclKind::Predicate, 16, "P");
  DeclId P2 = other(DeclKind::Predicate, 16, "P2");
  DeclId A = other(DeclKind::Address, 8, "A");
  DeclId S = other(DeclKind::Surface, 1, "S");
};

} // namespace

TEST_F(VISABuilder, RowsFollowTheRegisterSize) {
  B.emitMov(Exec::lanes(16), Operand::dst(F, 64),
            Operand::src(Bytes, 51, 16, 8, 1));
  EXPECT_EQ(last(32), "mov (M1, 16) F(2,0)<1> B(1,19)<16;8,1>");
  EXPECT_EQ(last(64), "mov (M1, 16) F(1,0)<1> B(0,51)<16;8,1>");
}

TEST_F(VISABuilder, ModifiersSaturationMasksPredicates) {
  B.emitALU(Operation::Add, Exec::noMask(8, 8), Operand::dst(F, 32),
            {Operand::vec(F, 0, SrcMod::NegAbs), Operand::scalar(F, 4)},
            {P, PredMode::Any, true}, true);
  EXPECT_EQ(last(), "(!P.any) add.sat (M3_NM, 8) F(1,0)<1> (-abs)F(0,0)<1;1,0> "
                    "F(0,1)<0;1,0>");
  B.emitALU(Operation::And, Exec::lanes(8), Operand::dst(D),
            {Operand::vec(D, 0, SrcMod::Not), Operand::vec(D)});
  EXPECT_EQ(last(), "and (M1, 8) D(0,0)<1> (~)D(0,0)<1;1,0> D(0,0)<1;1,0>");
}

TEST_F(VISABuilder, Immediates) {
  auto Text = [&](Operand O) { return printed(K, O); };
  EXPECT_EQ(Text(Operand::immInt(ElemType::D, -5)), "-5:d");
  EXPECT_EQ(Text(Operand::immInt(ElemType::D, INT32_MIN)), "-2147483648:d");
  EXPECT_EQ(Text(Operand::immInt(ElemType::B, -128)), "-128:b");
  EXPECT_EQ(Text(Operand::immInt(ElemType::UD, -1)), "0xffffffff:ud");
  EXPECT_EQ(Text(Operand::immInt(ElemType::UW, 0)), "0x0:uw");
  EXPECT_EQ(Text(Operand::immInt(ElemType::Q, -1)), "0xffffffffffffffff:q");
  EXPECT_EQ(Text(Operand::imm(ElemType::F, 0x3f800000)), "0x3f800000:f");
  EXPECT_EQ(Text(Operand::imm(ElemType::F, 1)), "0x00000001:f");
  EXPECT_EQ(Text(Operand::imm(ElemType::HF, 0x3c00)), "0x3c00:hf");
  EXPECT_EQ(Text(Operand::imm(ElemType::DF, 0x3ff0000000000000)),
            "0x3ff0000000000000:df");
  EXPECT_EQ(Text(Operand::packedImm(PackedImm::V, 0x76543210)), "0x76543210:v");
  EXPECT_EQ(Text(Operand::packedImm(PackedImm::UV, 1)), "0x00000001:uv");
  EXPECT_EQ(Text(Operand::packedImm(PackedImm::VF, 0x30)), "0x00000030:vf");
}

TEST_F(VISABuilder, CompareSelectAndPredicates) {
  B.emitCmp(CondMod::LE, Exec::lanes(16), Operand::pred(P), Operand::vec(D),
            Operand::immInt(ElemType::D, 3));
  EXPECT_EQ(last(), "cmp.le (M1, 16) P D(0,0)<1;1,0> 3:d");
  B.emitALU(Opcode::Sel, Exec::lanes(16), Operand::dst(D),
            {Operand::vec(D), Operand::immInt(ElemType::D, 0)},
            {P, PredMode::Lane, false});
  EXPECT_EQ(last(), "(P) sel (M1, 16) D(0,0)<1> D(0,0)<1;1,0> 0:d");
  B.emitSetp(Exec::noMask(16), P, Operand::immInt(ElemType::UW, 0x5555));
  EXPECT_EQ(last(), "setp (M1_NM, 16) P 0x5555:uw");
  B.emitPredLogic(Operation::Xor, Exec::lanes(16), P, P, P2);
  EXPECT_EQ(last(), "xor (M1, 16) P P P2");
  B.emitPredLogic(Operation::Not, Exec::lanes(16), P, P2);
  EXPECT_EQ(last(), "not (M1, 16) P P2");
  B.emitBfn(0x96, Exec::lanes(8), Operand::dst(U), Operand::vec(U),
            Operand::vec(U), Operand::vec(U));
  EXPECT_EQ(last(), "bfn.x96 (M1, 8) U(0,0)<1> U(0,0)<1;1,0> U(0,0)<1;1,0> "
                    "U(0,0)<1;1,0>");
}

TEST_F(VISABuilder, Addresses) {
  B.emitAddrAdd(Exec::noMask(8), A, 0, Operand::addressOf(D, 32),
                Operand::vec(W));
  EXPECT_EQ(last(), "addr_add (M1_NM, 8) A(0)<8> &D[32] W(0,0)<1;1,0>");
  B.emitMov(Exec::lanes(8), Operand::dst(F),
            Operand::multiIndirectSrc(A, 0, -4, 1, 0, ElemType::F));
  EXPECT_EQ(last(), "mov (M1, 8) F(0,0)<1> r[A(0),-4]<1,0>:f");
  B.emitMov(Exec::lanes(8), Operand::indirectDst(A, 2, 16, 1, ElemType::D),
            Operand::indirectSrc(A, 1, 0, 8, 8, 1, ElemType::D, SrcMod::Neg));
  EXPECT_EQ(last(), "mov (M1, 8) r[A(2),16]<1>:d (-)r[A(1),0]<8;8,1>:d");
}

TEST_F(VISABuilder, ControlFlow) {
  LabelId L = K.addLabel("loop"), M = K.addLabel();
  B.emitLabel(L);
  EXPECT_EQ(last(), "L_loop_0:");
  B.emitJmp(L, {P, PredMode::All, true}, Exec::lanes(16));
  EXPECT_EQ(last(), "(!P.all) jmp (M1, 16) L_loop_0");
  B.emitGoto(M, Exec::lanes(16), {P, PredMode::Lane, false});
  EXPECT_EQ(last(), "(P) goto (M1, 16) L_1");
  LabelId Fn = B.emitFunction("helper");
  EXPECT_EQ(last(), ".function \"helper\"");
  B.emitCall(Fn);
  EXPECT_EQ(last(), "call (M1, 1) helper");
  B.emitSwitchJmp(Operand::scalar(D), {L, M});
  EXPECT_EQ(last(), "switchjmp (M1, 1) D(0,0)<0;1,0> (L_loop_0, L_1)");
  B.emitRet();
  EXPECT_EQ(last(), "ret (M1, 1)");
}

TEST_F(VISABuilder, SurfaceMessages) {
  Operand Zero = Operand::immInt(ElemType::UD, 0), Null = Operand::null();
  Operand Off = Operand::raw(U), Data = Operand::raw(U, 64);
  Operand Surface = Operand::state(S);
  MessageFields M;
  M.NumOwords = 8;
  B.emitMessage(Opcode::OwordLd, Exec(), {Surface, Zero, Data}, M);
  EXPECT_EQ(last(), "oword_ld (8) S 0x0:ud U.64");
  M.NumOwords = 4;
  B.emitMessage(Opcode::OwordLdUnaligned, Exec(),
                {Surface, Operand::scalar(U, 4), Data}, M);
  EXPECT_EQ(last(), "oword_ld_unaligned (4) S U(0,1)<0;1,0> U.64");
  M.NumOwords = 2;
  B.emitMessage(Opcode::OwordSt, Exec(),
                {Operand::state(declOf(Predefined::SLM)), Zero, Data}, M);
  EXPECT_EQ(last(), "oword_st (2) %slm 0x0:ud U.64");
  M.BlockWidthBytes = 32;
  M.BlockRows = 8;
  B.emitMessage(
      Opcode::MediaLd, Exec(),
      {Surface, Operand::scalar(U), Operand::scalar(U, 4), Operand::raw(Bytes)},
      M);
  EXPECT_EQ(last(), "media_ld.nomod (32,8) S U(0,0)<0;1,0> U(0,1)<0;1,0> B.0");
  M.Media = MediaMode::Top;
  B.emitMessage(Opcode::MediaSt, Exec(),
                {Surface, Zero, Zero, Operand::raw(Bytes)}, M);
  EXPECT_EQ(last(), "media_st.top (32,8) S 0x0:ud 0x0:ud B.0");
  M.ElemBytes = 4;
  B.emitMessage(Opcode::Gather, Exec::lanes(16), {Surface, Zero, Off, Data}, M);
  EXPECT_EQ(last(), "gather.4 (M1, 16) S 0x0:ud U.0 U.64");
  M.ElemBytes = 2;
  B.emitMessage(Opcode::ScatterScaled, Exec::lanes(16),
                {Surface, Zero, Off, Data}, M, {P, PredMode::Lane, false});
  EXPECT_EQ(last(), "(P) scatter_scaled.2 (M1, 16) S 0x0:ud U.0 U.64");
  M.Channels = 0b0101;
  B.emitMessage(Opcode::Gather4Scaled, Exec::lanes(16),
                {Surface, Zero, Off, Data}, M);
  EXPECT_EQ(last(), "gather4_scaled.RB (M1, 16) S 0x0:ud U.0 U.64");
  M.Channels = 3;
  B.emitMessage(Opcode::Scatter4Typed, Exec::lanes(8),
                {Surface, Off, Null, Null, Null, Operand::raw(F)}, M);
  EXPECT_EQ(last(),
            "scatter4_typed.RG (M1, 8) S U.0 %null.0 %null.0 %null.0 F.0");
  M.Atomic = AtomicOp::SMax;
  B.emitMessage(Opcode::DwordAtomic, Exec::lanes(16),
                {Surface, Off, Operand::raw(D), Null, Null}, M);
  EXPECT_EQ(last(), "dword_atomic.maxsint (M1, 16) S U.0 D.0 %null.0 %null.0");
}

TEST_F(VISABuilder, StatelessMessages) {
  Operand Addr = Operand::raw(Q), Data = Operand::raw(U);
  Operand Null = Operand::null();
  MessageFields M;
  M.NumOwords = 4;
  B.emitMessage(Opcode::SvmBlockLd, Exec(), {Operand::scalar(Q), Data}, M);
  EXPECT_EQ(last(), "svm_block_ld (4) Q(0,0)<0;1,0> U.0");
  M.ElemBytes = 4;
  M.NumElts = 2;
  B.emitMessage(Opcode::SvmGather, Exec::lanes(8), {Addr, Data}, M);
  EXPECT_EQ(last(), "svm_gather.4.2 (M1, 8) Q.0 U.0");
  M.ElemBytes = 1;
  M.NumElts = 4;
  B.emitMessage(Opcode::SvmScatter, Exec::lanes(8), {Addr, Data}, M);
  EXPECT_EQ(last(), "svm_scatter.1.4 (M1, 8) Q.0 U.0");
  M.Channels = 1;
  B.emitMessage(Opcode::SvmGather4Scaled, Exec::lanes(8),
                {Operand::immInt(ElemType::UQ, 0), Addr, Data}, M);
  EXPECT_EQ(last(),
            "svm_gather4scaled.R (M1, 8) 0x0000000000000000:uq Q.0 U.0");
  M.Atomic = AtomicOp::Inc;
  B.emitMessage(Opcode::SvmAtomic, Exec::lanes(8), {Addr, Null, Null, Data}, M);
  EXPECT_EQ(last(), "svm_atomic.inc (M1, 8) Q.0 %null.0 %null.0 U.0");
  M.Atomic = AtomicOp::Add;
  M.AtomicBits = 64;
  B.emitMessage(Opcode::SvmAtomic, Exec::lanes(4), {Addr, Addr, Null, Null}, M);
  EXPECT_EQ(last(), "svm_atomic.add.64 (M1, 4) Q.0 Q.0 %null.0 %null.0");
}

TEST_F(VISABuilder, LoadStoreCacheMessages) {
  Operand Null = Operand::null(), Flat = Operand::raw(Q);
  Operand Table = Operand::immInt(ElemType::UD, 2);
  Operand Offsets = Operand::raw(U, 64), Zero = Operand::number(0);
  B.emitLsc(Opcode::LscLoad, Exec::lanes(16),
            {Operand::raw(D), Operand(), Flat, Operand::number(uint64_t(-64))},
            LscFields());
  EXPECT_EQ(last(), "lsc_load.ugm (M1, 16) D:d32 flat[Q-0x40]:a64");
  LscFields L;
  L.VectorSize = 64;
  L.Transpose = true;
  B.emitLsc(Opcode::LscStore, Exec::lanes(1),
            {Operand(), Flat, Operand::number(64), Operand::raw(D)}, L);
  EXPECT_EQ(last(), "lsc_store.ugm (M1, 1) flat[Q+0x40]:a64 D:d32x64t");
  L = LscFields();
  L.Model = LscModel::BTI;
  L.AddrBits = 32;
  L.L1 = L.L3 = LscCache::Cached;
  L.VectorSize = 4;
  B.emitLsc(Opcode::LscLoad, Exec::lanes(16),
            {Operand::raw(D, 128), Table, Offsets, Zero}, L);
  EXPECT_EQ(last(), "lsc_load.ugm.ca.ca (M1, 16) D.128:d32x4 "
                    "bti(0x2)[U.64]:a32");
  L.L1 = L.L3 = LscCache::Default;
  L.VectorSize = 1;
  L.Channels = 0b0111;
  B.emitLsc(Opcode::LscLoadQuad, Exec::lanes(16),
            {Operand::raw(D), Operand::raw(U), Offsets, Zero}, L);
  EXPECT_EQ(last(), "lsc_load_quad.ugm (M1, 16) D:d32.xyz bti(U)[U.64]:a32");
  L.Atomic = LscAtomicOp::ICas;
  B.emitLsc(Opcode::LscAtomic, Exec::lanes(16),
            {Null, Operand::raw(U), Offsets, Zero, Operand::raw(U), Offsets}, L,
            {P, PredMode::Lane, false});
  EXPECT_EQ(last(), "(P) lsc_atomic_icas.ugm (M1, 16) %null:d32 "
                    "bti(U)[U.64]:a32 U.0 U.64");
  L = LscFields();
  L.SFID = LscSFID::SLM;
  L.FenceOp = LscFenceOp::Invalidate;
  L.Scope = LscScope::GPU;
  B.emitLsc(Opcode::LscFence, Exec(), {}, L);
  EXPECT_EQ(last(), "lsc_fence.slm.invalidate.gpu");
  L = LscFields();
  L.Data = LscData::D16;
  L.Blocks = 2;
  L.BlockWidthElts = 16;
  L.BlockRows = 8;
  L.VNNI = true;
  Operand N = Operand::immInt(ElemType::UD, 255), X = Operand::raw(D);
  B.emitLsc(Opcode::LscLoadBlock2D, Exec::lanes(1),
            {Operand::raw(W), Flat, N, N, N, X, X}, L);
  EXPECT_EQ(last(), "lsc_load_block2d.ugm (M1, 1) W:d16.2x16x8nt "
                    "flat[Q,0xff,0xff,0xff,D,D]");
}

TEST_F(VISABuilder, SynchronisationAndRest) {
  B.emitMessage(Opcode::Barrier, Exec(), {});
  EXPECT_EQ(last(), "barrier");
  B.emitMessage(Opcode::FenceLocal, Exec(), {});
  EXPECT_EQ(last(), "fence_local");
  MessageFields Commit;
  Commit.FenceFlags = FenceCommit;
  B.emitMessage(Opcode::FenceGlobal, Exec(), {}, Commit);
  EXPECT_EQ(last(), "fence_global.E");
  B.emitMessage(Opcode::FenceSW, Exec(), {});
  EXPECT_EQ(last(), "fence_sw");
  B.emitMovs(Exec::scalar(), Operand::state(S), Operand::scalar(U));
  EXPECT_EQ(last(), "movs (M1_NM, 1) S(0) U(0,0)<0;1,0>");
  RawFields R;
  R.SFID = 10;
  R.Src0Regs = 1;
  R.DstRegs = 1;
  B.emitRawSends(R, Exec::noMask(8), Operand::imm(ElemType::UD, 0xa),
                 Operand::imm(ElemType::UD, 0x02180206), Operand::raw(U),
                 Operand::null(), Operand::raw(D));
  EXPECT_EQ(last(), "raw_sends.10.1.0.1 (M1_NM, 8) 0xa:ud 0x2180206:ud U.0 "
                    "%null.0 D.0");
  B.emitDpas(DpasFields(), Exec::lanes(8), Operand::raw(F), Operand::null(),
             Operand::raw(U), Operand::raw(U, 256));
  EXPECT_EQ(last(), "dpas.hf.hf.8.8 (M1, 8) F.0 %null.0 U.0 U(8,0)");
}

TEST_F(VISABuilder, WholeKernel) {
  Kernel Small("small");
  Builder SB(Small);
  DeclId V = Small.addGeneral(ElemType::F, 16, Align::GRF, "acc");
  DeclId Alias = Small.addAlias(V, ElemType::UW, 4, 8);
  DeclId Surf = Small.addSurface("out");
  Small.addInput(Surf, 32);
  DeclId Size = Small.addGeneral(ElemType::UD, 3, Align::DWord);
  Small.addInput(Size, 64, InputKind::LocalSize);
  Small.setAttribute("Target", "cm");
  Small.setAttribute("SLMSize", 0);
  SB.emitFunction("small_main");
  LabelId L = Small.addLabel();
  SB.emitMov(Exec::lanes(16), Operand::dst(V),
             Operand::imm(ElemType::F, 0x3f800000));
  SB.emitLabel(L);
  SB.emitMov(Exec::lanes(4), Operand::dst(Alias), Operand::vec(Alias));
  MessageFields M;
  M.NumOwords = 4;
  SB.emitMessage(
      Opcode::OwordSt, Exec(),
      {Operand::state(Surf), Operand::immInt(ElemType::UD, 0), Operand::raw(V)},
      M);
  SB.emitRet();
  EXPECT_EQ(printed(Small),
            ".version 3.8\n"
            ".kernel \"small\"\n"
            ".decl v_acc_16 v_type=G type=f num_elts=16 align=GRF\n"
            ".decl v_17 v_type=G type=uw num_elts=4 align=byte "
            "alias=<v_acc_16, 8>\n"
            ".decl v_out_18 v_type=T num_elts=1\n"
            ".decl v_19 v_type=G type=ud num_elts=3 align=dword\n"
            ".input v_out_18 offset=32 size=4\n"
            ".implicit_LOCAL_SIZE v_19 offset=64 size=12\n"
            ".kernel_attr Target=\"cm\"\n"
            ".kernel_attr SLMSize=0\n"
            ".function \"small_main\"\n"
            "    mov (M1, 16) v_acc_16(0,0)<1> 0x3f800000:f\n"
            "L_1:\n"
            "    mov (M1, 4) v_17(0,0)<1> v_17(0,0)<1;1,0>\n"
            "    oword_st (4) v_out_18 0x0:ud v_acc_16.0\n"
            "    ret (M1, 1)\n");
  EXPECT_EQ(verified(Small, "icllp"), "");
}
