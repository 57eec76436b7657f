//===- Builder.cpp - Appending instructions to a kernel -------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/VISA/Builder.h"
#include "llvm/ADT/SmallVector.h"

using namespace cmx;
using namespace cmx::visa;
using llvm::ArrayRef;
using llvm::SmallVector;
using llvm::StringRef;

Instruction &Builder::emit(Opcode Op, Exec E, ArrayRef<Operand> Operands,
                           Predicate P) {
  Instruction I;
  I.Op = Op;
  I.Lanes = E;
  I.PredicateVar = P.Var;
  I.PredicateMode = P.Mode;
  I.PredicateInverted = P.Inverted;
  return K.append(I, Operands);
}

//===----------------------------------------------------------------------===//
// Arithmetic and moves
//===----------------------------------------------------------------------===//

Instruction &Builder::emitALU(Opcode Op, Exec E, Operand Dst,
                              ArrayRef<Operand> Srcs, Predicate P,
                              bool Saturate) {
  SmallVector<Operand, 6> Operands;
  Operands.push_back(Dst);
  Operands.append(Srcs.begin(), Srcs.end());
  Instruction &I = emit(Op, E, Operands, P);
  I.Saturate = Saturate;
  return I;
}

Instruction &Builder::emitALU(Operation Op, Exec E, Operand Dst,
                              ArrayRef<Operand> Srcs, Predicate P,
                              bool Saturate) {
  return emitALU(opcodeOf(Op), E, Dst, Srcs, P, Saturate);
}

Instruction &Builder::emitMov(Exec E, Operand Dst, Operand Src, Predicate P,
                              bool Saturate) {
  return emitALU(Opcode::Mov, E, Dst, Src, P, Saturate);
}

Instruction &Builder::emitCmp(CondMod Cond, Exec E, Operand Dst, Operand Src0,
                              Operand Src1) {
  Instruction &I = emit(Opcode::Cmp, E, {Dst, Src0, Src1});
  I.Cond = Cond;
  return I;
}

Instruction &Builder::emitSel(Exec E, Predicate P, Operand Dst, Operand True,
                              Operand False, bool Saturate) {
  return emitALU(Opcode::Sel, E, Dst, {True, False}, P, Saturate);
}

Instruction &Builder::emitSetp(Exec E, DeclId Pred, Operand Src) {
  return emit(Opcode::Setp, E, {Operand::pred(Pred), Src});
}

Instruction &Builder::emitPredLogic(Operation Op, Exec E, DeclId Dst,
                                    DeclId Src0, DeclId Src1) {
  SmallVector<Operand, 3> Operands = {Operand::pred(Dst), Operand::pred(Src0)};
  if (Src1 != DeclId::None)
    Operands.push_back(Operand::pred(Src1));
  return emit(opcodeOf(Op), E, Operands);
}

Instruction &Builder::emitBfn(unsigned Function, Exec E, Operand Dst,
                              Operand Src0, Operand Src1, Operand Src2,
                              Predicate P) {
  Instruction &I = emit(Opcode::Bfn, E, {Dst, Src0, Src1, Src2}, P);
  I.BoolFunction = uint8_t(Function);
  return I;
}

Instruction &Builder::emitAddrAdd(Exec E, DeclId Addr, unsigned FirstElt,
                                  Operand Src0, Operand Src1) {
  return emit(Opcode::AddrAdd, E,
              {Operand::address(Addr, FirstElt, E.Size), Src0, Src1});
}

Instruction &Builder::emitMovs(Exec E, Operand Dst, Operand Src) {
  return emit(Opcode::Movs, E, {Dst, Src});
}

void Builder::emitLifetimeStart(DeclId Var) {
  emit(Opcode::LifetimeStart, Exec(), Operand::raw(Var));
}

//===----------------------------------------------------------------------===//
// Control flow
//===----------------------------------------------------------------------===//

void Builder::emitLabel(LabelId L) {
  emit(Opcode::Label, Exec(), Operand::label(L));
}

LabelId Builder::emitFunction(StringRef Name) {
  LabelId L = K.addNamedLabel(Name, /*IsFunction=*/true);
  emit(Opcode::Function, Exec(), Operand::label(L));
  return L;
}

Instruction &Builder::emitJmp(LabelId Target, Predicate P, Exec E) {
  return emit(Opcode::Jmp, E, Operand::label(Target), P);
}

Instruction &Builder::emitGoto(LabelId Target, Exec E, Predicate P) {
  return emit(Opcode::Goto, E, Operand::label(Target), P);
}

Instruction &Builder::emitCall(LabelId Target, Exec E, Predicate P) {
  return emit(Opcode::Call, E, Operand::label(Target), P);
}

Instruction &Builder::emitRet(Exec E, Predicate P) {
  return emit(Opcode::Ret, E, {}, P);
}

Instruction &Builder::emitSwitchJmp(Operand Index, ArrayRef<LabelId> Targets) {
  SmallVector<Operand, 8> Operands = {Index};
  for (LabelId L : Targets)
    Operands.push_back(Operand::label(L));
  return emit(Opcode::SwitchJmp, Exec::lanes(1), Operands);
}

//===----------------------------------------------------------------------===//
// Surface messages
//===----------------------------------------------------------------------===//

static void setOwords(Instruction &I, unsigned NumOwords) {
  I.Message.NumOwords = uint8_t(NumOwords);
}

Instruction &Builder::emitOwordLoad(unsigned NumOwords, DeclId Surface,
                                    Operand OffsetOwords, Operand Dst) {
  Instruction &I = emit(Opcode::OwordLd, Exec(),
                        {Operand::state(Surface), OffsetOwords, Dst});
  setOwords(I, NumOwords);
  return I;
}

Instruction &Builder::emitOwordLoadUnaligned(unsigned NumOwords, DeclId Surface,
                                             Operand OffsetBytes, Operand Dst) {
  Instruction &I = emit(Opcode::OwordLdUnaligned, Exec(),
                        {Operand::state(Surface), OffsetBytes, Dst});
  setOwords(I, NumOwords);
  return I;
}

Instruction &Builder::emitOwordStore(unsigned NumOwords, DeclId Surface,
                                     Operand OffsetOwords, Operand Src) {
  Instruction &I = emit(Opcode::OwordSt, Exec(),
                        {Operand::state(Surface), OffsetOwords, Src});
  setOwords(I, NumOwords);
  return I;
}

static void setMedia(Instruction &I, unsigned WidthBytes, unsigned Rows,
                     MediaMode Mode) {
  I.Message.BlockWidthBytes = uint8_t(WidthBytes);
  I.Message.BlockRows = uint8_t(Rows);
  I.Message.Media = Mode;
}

Instruction &Builder::emitMediaLoad(unsigned WidthBytes, unsigned Rows,
                                    DeclId Surface, Operand XBytes,
                                    Operand YRows, Operand Dst,
                                    MediaMode Mode) {
  Instruction &I = emit(Opcode::MediaLd, Exec(),
                        {Operand::state(Surface), XBytes, YRows, Dst});
  setMedia(I, WidthBytes, Rows, Mode);
  return I;
}

Instruction &Builder::emitMediaStore(unsigned WidthBytes, unsigned Rows,
                                     DeclId Surface, Operand XBytes,
                                     Operand YRows, Operand Src,
                                     MediaMode Mode) {
  Instruction &I = emit(Opcode::MediaSt, Exec(),
                        {Operand::state(Surface), XBytes, YRows, Src});
  setMedia(I, WidthBytes, Rows, Mode);
  return I;
}

Instruction &Builder::emitGather(unsigned ElemBytes, Exec E, DeclId Surface,
                                 Operand Base, Operand Offsets, Operand Dst) {
  Instruction &I =
      emit(Opcode::Gather, E, {Operand::state(Surface), Base, Offsets, Dst});
  I.Message.ElemBytes = uint8_t(ElemBytes);
  return I;
}

Instruction &Builder::emitScatter(unsigned ElemBytes, Exec E, DeclId Surface,
                                  Operand Base, Operand Offsets, Operand Src) {
  Instruction &I =
      emit(Opcode::Scatter, E, {Operand::state(Surface), Base, Offsets, Src});
  I.Message.ElemBytes = uint8_t(ElemBytes);
  return I;
}

Instruction &Builder::emitGatherScaled(unsigned BytesPerLane, Exec E,
                                       DeclId Surface, Operand Base,
                                       Operand Offsets, Operand Dst,
                                       Predicate P) {
  Instruction &I = emit(Opcode::GatherScaled, E,
                        {Operand::state(Surface), Base, Offsets, Dst}, P);
  I.Message.ElemBytes = uint8_t(BytesPerLane);
  return I;
}

Instruction &Builder::emitScatterScaled(unsigned BytesPerLane, Exec E,
                                        DeclId Surface, Operand Base,
                                        Operand Offsets, Operand Src,
                                        Predicate P) {
  Instruction &I = emit(Opcode::ScatterScaled, E,
                        {Operand::state(Surface), Base, Offsets, Src}, P);
  I.Message.ElemBytes = uint8_t(BytesPerLane);
  return I;
}

Instruction &Builder::emitGather4Scaled(unsigned Channels, Exec E,
                                        DeclId Surface, Operand Base,
                                        Operand Offsets, Operand Dst,
                                        Predicate P) {
  Instruction &I = emit(Opcode::Gather4Scaled, E,
                        {Operand::state(Surface), Base, Offsets, Dst}, P);
  I.Message.Channels = uint8_t(Channels);
  return I;
}

Instruction &Builder::emitScatter4Scaled(unsigned Channels, Exec E,
                                         DeclId Surface, Operand Base,
                                         Operand Offsets, Operand Src,
                                         Predicate P) {
  Instruction &I = emit(Opcode::Scatter4Scaled, E,
                        {Operand::state(Surface), Base, Offsets, Src}, P);
  I.Message.Channels = uint8_t(Channels);
  return I;
}

/// Surface, four coordinates (null where absent), data.
static SmallVector<Operand, 6>
typedOperands(DeclId Surface, ArrayRef<Operand> Coords, Operand Data) {
  SmallVector<Operand, 6> Operands = {Operand::state(Surface)};
  Operands.append(Coords.begin(), Coords.end());
  while (Operands.size() < 5)
    Operands.push_back(Operand::null());
  Operands.push_back(Data);
  return Operands;
}

Instruction &Builder::emitGather4Typed(unsigned Channels, Exec E,
                                       DeclId Surface, ArrayRef<Operand> Coords,
                                       Operand Dst, Predicate P) {
  Instruction &I =
      emit(Opcode::Gather4Typed, E, typedOperands(Surface, Coords, Dst), P);
  I.Message.Channels = uint8_t(Channels);
  return I;
}

Instruction &Builder::emitScatter4Typed(unsigned Channels, Exec E,
                                        DeclId Surface,
                                        ArrayRef<Operand> Coords, Operand Src,
                                        Predicate P) {
  Instruction &I =
      emit(Opcode::Scatter4Typed, E, typedOperands(Surface, Coords, Src), P);
  I.Message.Channels = uint8_t(Channels);
  return I;
}

Instruction &Builder::emitDwordAtomic(AtomicOp Op, Exec E, DeclId Surface,
                                      Operand Offsets, Operand Src0,
                                      Operand Src1, Operand Dst, Predicate P) {
  Instruction &I = emit(Opcode::DwordAtomic, E,
                        {Operand::state(Surface), Offsets, Src0, Src1, Dst}, P);
  I.Message.Atomic = Op;
  return I;
}

//===----------------------------------------------------------------------===//
// Stateless messages
//===----------------------------------------------------------------------===//

Instruction &Builder::emitSvmBlockLoad(unsigned NumOwords, Operand Address,
                                       Operand Dst) {
  Instruction &I = emit(Opcode::SvmBlockLd, Exec(), {Address, Dst});
  setOwords(I, NumOwords);
  return I;
}

Instruction &Builder::emitSvmBlockStore(unsigned NumOwords, Operand Address,
                                        Operand Src) {
  Instruction &I = emit(Opcode::SvmBlockSt, Exec(), {Address, Src});
  setOwords(I, NumOwords);
  return I;
}

static void setSvmShape(Instruction &I, unsigned ElemBytes,
                        unsigned EltsPerLane) {
  I.Message.ElemBytes = uint8_t(ElemBytes);
  I.Message.NumElts = uint8_t(EltsPerLane);
}

Instruction &Builder::emitSvmGather(unsigned ElemBytes, unsigned EltsPerLane,
                                    Exec E, Operand Addresses, Operand Dst,
                                    Predicate P) {
  Instruction &I = emit(Opcode::SvmGather, E, {Addresses, Dst}, P);
  setSvmShape(I, ElemBytes, EltsPerLane);
  return I;
}

Instruction &Builder::emitSvmScatter(unsigned ElemBytes, unsigned EltsPerLane,
                                     Exec E, Operand Addresses, Operand Src,
                                     Predicate P) {
  Instruction &I = emit(Opcode::SvmScatter, E, {Addresses, Src}, P);
  setSvmShape(I, ElemBytes, EltsPerLane);
  return I;
}

Instruction &Builder::emitSvmGather4Scaled(unsigned Channels, Exec E,
                                           Operand Base, Operand Offsets,
                                           Operand Dst, Predicate P) {
  Instruction &I = emit(Opcode::SvmGather4Scaled, E, {Base, Offsets, Dst}, P);
  I.Message.Channels = uint8_t(Channels);
  return I;
}

Instruction &Builder::emitSvmScatter4Scaled(unsigned Channels, Exec E,
                                            Operand Base, Operand Offsets,
                                            Operand Src, Predicate P) {
  Instruction &I = emit(Opcode::SvmScatter4Scaled, E, {Base, Offsets, Src}, P);
  I.Message.Channels = uint8_t(Channels);
  return I;
}

Instruction &Builder::emitSvmAtomic(AtomicOp Op, unsigned Bits, Exec E,
                                    Operand Addresses, Operand Src0,
                                    Operand Src1, Operand Dst, Predicate P) {
  Instruction &I = emit(Opcode::SvmAtomic, E, {Addresses, Src0, Src1, Dst}, P);
  I.Message.Atomic = Op;
  I.Message.AtomicBits = uint8_t(Bits);
  return I;
}

//===----------------------------------------------------------------------===//
// Load/store cache messages
//===----------------------------------------------------------------------===//

static LscFields lscFields(const LscAccess &A, const LscAddress &Addr) {
  LscFields F;
  F.SFID = A.SFID;
  F.L1 = A.L1;
  F.L3 = A.L3;
  F.Model = Addr.Model;
  F.AddrBits = uint8_t(Addr.AddrBits);
  F.Data = A.Data;
  F.VectorSize = uint8_t(A.VectorSize);
  F.Transpose = A.Transpose;
  return F;
}

static Operand lscOffset(const LscAddress &Addr) {
  return Operand::number(uint64_t(int64_t(Addr.OffsetBytes)));
}

Instruction &Builder::emitLscLoad(const LscAccess &A, Exec E, Operand Dst,
                                  const LscAddress &Addr, Predicate P) {
  Instruction &I = emit(Opcode::LscLoad, E,
                        {Dst, Addr.Surface, Addr.Address, lscOffset(Addr)}, P);
  I.Lsc = lscFields(A, Addr);
  return I;
}

Instruction &Builder::emitLscStore(const LscAccess &A, Exec E,
                                   const LscAddress &Addr, Operand Src,
                                   Predicate P) {
  Instruction &I = emit(Opcode::LscStore, E,
                        {Addr.Surface, Addr.Address, lscOffset(Addr), Src}, P);
  I.Lsc = lscFields(A, Addr);
  return I;
}

Instruction &Builder::emitLscLoadQuad(const LscAccess &A, unsigned Channels,
                                      Exec E, Operand Dst,
                                      const LscAddress &Addr, Predicate P) {
  Instruction &I = emitLscLoad(A, E, Dst, Addr, P);
  I.Op = Opcode::LscLoadQuad;
  I.Lsc.Channels = uint8_t(Channels);
  return I;
}

Instruction &Builder::emitLscStoreQuad(const LscAccess &A, unsigned Channels,
                                       Exec E, const LscAddress &Addr,
                                       Operand Src, Predicate P) {
  Instruction &I = emitLscStore(A, E, Addr, Src, P);
  I.Op = Opcode::LscStoreQuad;
  I.Lsc.Channels = uint8_t(Channels);
  return I;
}

Instruction &Builder::emitLscAtomic(LscAtomicOp Op, const LscAccess &A, Exec E,
                                    Operand Dst, const LscAddress &Addr,
                                    Operand Src0, Operand Src1, Predicate P) {
  Instruction &I =
      emit(Opcode::LscAtomic, E,
           {Dst, Addr.Surface, Addr.Address, lscOffset(Addr), Src0, Src1}, P);
  I.Lsc = lscFields(A, Addr);
  I.Lsc.Atomic = Op;
  return I;
}

Instruction &Builder::emitLscFence(LscSFID SFID, LscFenceOp Op,
                                   LscScope Scope) {
  Instruction &I = emit(Opcode::LscFence, Exec(), {});
  I.Lsc = LscFields();
  I.Lsc.SFID = SFID;
  I.Lsc.FenceOp = Op;
  I.Lsc.Scope = Scope;
  return I;
}

static LscFields blockFields(const LscBlockShape &S) {
  LscFields F;
  F.SFID = S.SFID;
  F.L1 = S.L1;
  F.L3 = S.L3;
  F.Data = S.Data;
  F.Blocks = uint8_t(S.Blocks);
  F.BlockWidthElts = uint8_t(S.WidthElts);
  F.BlockRows = uint8_t(S.Rows);
  F.Transpose = S.Transpose;
  F.VNNI = S.VNNI;
  return F;
}

Instruction &Builder::emitLscLoadBlock2D(const LscBlockShape &S, Operand Dst,
                                         ArrayRef<Operand> Address,
                                         Predicate P) {
  SmallVector<Operand, 7> Operands = {Dst};
  Operands.append(Address.begin(), Address.end());
  Instruction &I = emit(Opcode::LscLoadBlock2D, Exec::lanes(1), Operands, P);
  I.Lsc = blockFields(S);
  return I;
}

Instruction &Builder::emitLscStoreBlock2D(const LscBlockShape &S,
                                          ArrayRef<Operand> Address,
                                          Operand Src, Predicate P) {
  SmallVector<Operand, 7> Operands(Address.begin(), Address.end());
  Operands.push_back(Src);
  Instruction &I = emit(Opcode::LscStoreBlock2D, Exec::lanes(1), Operands, P);
  I.Lsc = blockFields(S);
  return I;
}

//===----------------------------------------------------------------------===//
// Synchronisation, raw messages, marks
//===----------------------------------------------------------------------===//

Instruction &Builder::emitBarrier() {
  return emit(Opcode::Barrier, Exec(), {});
}

Instruction &Builder::emitFenceLocal() {
  return emit(Opcode::FenceLocal, Exec(), {});
}

Instruction &Builder::emitFenceGlobal(bool Commit) {
  Instruction &I = emit(Opcode::FenceGlobal, Exec(), {});
  I.Message.FenceFlags = Commit ? FenceCommit : 0;
  return I;
}

Instruction &Builder::emitFenceSW() {
  return emit(Opcode::FenceSW, Exec(), {});
}

Instruction &Builder::emitRawSends(RawFields F, Exec E, Operand ExDesc,
                                   Operand Desc, Operand Src0, Operand Src1,
                                   Operand Dst, Predicate P) {
  Instruction &I =
      emit(Opcode::RawSends, E, {ExDesc, Desc, Src0, Src1, Dst}, P);
  I.Raw = F;
  return I;
}

Instruction &Builder::emitDpas(DpasFields F, Exec E, Operand Dst, Operand Acc,
                               Operand B, Operand A) {
  Instruction &I = emit(Opcode::Dpas, E, {Dst, Acc, B, A});
  I.Dpas = F;
  return I;
}
