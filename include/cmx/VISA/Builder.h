//===- Builder.h - Appending instructions to a kernel -----------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One function per family of instructions; each appends to the kernel and
// returns the new instruction (a reference good until the next append).
//
// Precondition: ids belong to the kernel. The builder does not check legality;
// the verifier does.
//
// Data operands of messages are raw operands (Operand::raw) or Operand::null().
// Offsets and coordinates are scalar sources or immediates. A predicate is last
// and may be left out.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_VISA_BUILDER_H
#define CMX_VISA_BUILDER_H

#include "cmx/VISA/Model.h"

namespace cmx {
namespace visa {

/// The target of an lsc message. Surface is an immediate index, a scalar ud
/// variable (Operand::raw), or absent for the flat model.
struct LscAddress {
  LscModel Model = LscModel::Flat;
  unsigned AddrBits = 64;
  Operand Surface;
  Operand Address;         ///< Operand::raw of the address variable.
  int32_t OffsetBytes = 0; ///< Constant added to each address.
};

/// Cache controls and data shape of an lsc message.
struct LscAccess {
  LscSFID SFID = LscSFID::UGM;
  LscCache L1 = LscCache::Default;
  LscCache L3 = LscCache::Default;
  LscData Data = LscData::D32;
  unsigned VectorSize = 1;
  bool Transpose = false;
};

/// Shape of an lsc 2D block message; widths and heights count elements/rows.
struct LscBlockShape {
  LscSFID SFID = LscSFID::UGM;
  LscCache L1 = LscCache::Default;
  LscCache L3 = LscCache::Default;
  LscData Data = LscData::D32;
  unsigned Blocks = 1;
  unsigned WidthElts = 1;
  unsigned Rows = 1;
  bool Transpose = false;
  bool VNNI = false;
};

class Builder {
public:
  explicit Builder(Kernel &K) : K(K) {}
  Kernel &kernel() const { return K; }

  //===--- Arithmetic and moves ---===//
  /// Any instruction with region operands. Two-result operations (addc, subb)
  /// take the second destination as first element of \p Srcs.
  Instruction &emitALU(Operation Op, Exec E, Operand Dst,
                       llvm::ArrayRef<Operand> Srcs, Predicate P = {},
                       bool Saturate = false);
  Instruction &emitALU(Opcode Op, Exec E, Operand Dst,
                       llvm::ArrayRef<Operand> Srcs, Predicate P = {},
                       bool Saturate = false);
  Instruction &emitMov(Exec E, Operand Dst, Operand Src, Predicate P = {},
                       bool Saturate = false);
  /// \p Dst is a predicate (Operand::pred) or a region (0 / -1 per lane).
  Instruction &emitCmp(CondMod Cond, Exec E, Operand Dst, Operand Src0,
                       Operand Src1);
  Instruction &emitSel(Exec E, Predicate P, Operand Dst, Operand True,
                       Operand False, bool Saturate = false);
  /// One bit per lane from the integer \p Src.
  Instruction &emitSetp(Exec E, DeclId Pred, Operand Src);
  /// and, or, xor, not on predicates; pass DeclId::None as \p Src1 for not.
  Instruction &emitPredLogic(Operation Op, Exec E, DeclId Dst, DeclId Src0,
                             DeclId Src1 = DeclId::None);
  /// bfn; \p Function is the truth table byte.
  Instruction &emitBfn(unsigned Function, Exec E, Operand Dst, Operand Src0,
                       Operand Src1, Operand Src2, Predicate P = {});
  /// \p E.Size addresses from element \p FirstElt of \p Addr on: \p Src0 is
  /// Operand::addressOf or Operand::address, \p Src1 a word-typed addend.
  Instruction &emitAddrAdd(Exec E, DeclId Addr, unsigned FirstElt, Operand Src0,
                           Operand Src1);
  Instruction &emitMovs(Exec E, Operand Dst, Operand Src);

  /// Marks the content of \p Var as undefined from here on.
  void emitLifetimeStart(DeclId Var);

  //===--- Control flow ---===//
  void emitLabel(LabelId L);
  /// .function; the first one starts the code of the kernel.
  LabelId emitFunction(llvm::StringRef Name);
  /// Scalar: the whole thread jumps. A predicate wider than one bit needs a
  /// mode.
  Instruction &emitJmp(LabelId Target, Predicate P = {},
                       Exec E = Exec::lanes(1));
  Instruction &emitGoto(LabelId Target, Exec E, Predicate P = {});
  Instruction &emitCall(LabelId Target, Exec E = Exec::lanes(1),
                        Predicate P = {});
  Instruction &emitRet(Exec E = Exec::lanes(1), Predicate P = {});
  Instruction &emitSwitchJmp(Operand Index, llvm::ArrayRef<LabelId> Targets);

  //===--- Surface messages ---===//
  /// Offset in owords.
  Instruction &emitOwordLoad(unsigned NumOwords, DeclId Surface,
                             Operand OffsetOwords, Operand Dst);
  /// Offset in bytes, a multiple of 4.
  Instruction &emitOwordLoadUnaligned(unsigned NumOwords, DeclId Surface,
                                      Operand OffsetBytes, Operand Dst);
  Instruction &emitOwordStore(unsigned NumOwords, DeclId Surface,
                              Operand OffsetOwords, Operand Src);
  Instruction &emitMediaLoad(unsigned WidthBytes, unsigned Rows, DeclId Surface,
                             Operand XBytes, Operand YRows, Operand Dst,
                             MediaMode Mode = MediaMode::NoMod);
  Instruction &emitMediaStore(unsigned WidthBytes, unsigned Rows,
                              DeclId Surface, Operand XBytes, Operand YRows,
                              Operand Src, MediaMode Mode = MediaMode::NoMod);
  /// Unscaled: per-lane offsets count elements; no predicate exists.
  Instruction &emitGather(unsigned ElemBytes, Exec E, DeclId Surface,
                          Operand Base, Operand Offsets, Operand Dst);
  Instruction &emitScatter(unsigned ElemBytes, Exec E, DeclId Surface,
                           Operand Base, Operand Offsets, Operand Src);
  /// Scaled: per-lane offsets count bytes.
  Instruction &emitGatherScaled(unsigned BytesPerLane, Exec E, DeclId Surface,
                                Operand Base, Operand Offsets, Operand Dst,
                                Predicate P = {});
  Instruction &emitScatterScaled(unsigned BytesPerLane, Exec E, DeclId Surface,
                                 Operand Base, Operand Offsets, Operand Src,
                                 Predicate P = {});
  /// \p Channels: bit 0 is R, then G, B, A.
  Instruction &emitGather4Scaled(unsigned Channels, Exec E, DeclId Surface,
                                 Operand Base, Operand Offsets, Operand Dst,
                                 Predicate P = {});
  Instruction &emitScatter4Scaled(unsigned Channels, Exec E, DeclId Surface,
                                  Operand Base, Operand Offsets, Operand Src,
                                  Predicate P = {});
  /// \p Coords: u, v, r, lod; Operand::null() for absent ones.
  Instruction &emitGather4Typed(unsigned Channels, Exec E, DeclId Surface,
                                llvm::ArrayRef<Operand> Coords, Operand Dst,
                                Predicate P = {});
  Instruction &emitScatter4Typed(unsigned Channels, Exec E, DeclId Surface,
                                 llvm::ArrayRef<Operand> Coords, Operand Src,
                                 Predicate P = {});
  Instruction &emitDwordAtomic(AtomicOp Op, Exec E, DeclId Surface,
                               Operand Offsets, Operand Src0, Operand Src1,
                               Operand Dst, Predicate P = {});

  //===--- Stateless messages ---===//
  Instruction &emitSvmBlockLoad(unsigned NumOwords, Operand Address,
                                Operand Dst);
  Instruction &emitSvmBlockStore(unsigned NumOwords, Operand Address,
                                 Operand Src);
  Instruction &emitSvmGather(unsigned ElemBytes, unsigned EltsPerLane, Exec E,
                             Operand Addresses, Operand Dst, Predicate P = {});
  Instruction &emitSvmScatter(unsigned ElemBytes, unsigned EltsPerLane, Exec E,
                              Operand Addresses, Operand Src, Predicate P = {});
  Instruction &emitSvmGather4Scaled(unsigned Channels, Exec E, Operand Base,
                                    Operand Offsets, Operand Dst,
                                    Predicate P = {});
  Instruction &emitSvmScatter4Scaled(unsigned Channels, Exec E, Operand Base,
                                     Operand Offsets, Operand Src,
                                     Predicate P = {});
  Instruction &emitSvmAtomic(AtomicOp Op, unsigned Bits, Exec E,
                             Operand Addresses, Operand Src0, Operand Src1,
                             Operand Dst, Predicate P = {});

  //===--- Load/store cache messages ---===//
  Instruction &emitLscLoad(const LscAccess &A, Exec E, Operand Dst,
                           const LscAddress &Addr, Predicate P = {});
  Instruction &emitLscStore(const LscAccess &A, Exec E, const LscAddress &Addr,
                            Operand Src, Predicate P = {});
  Instruction &emitLscLoadQuad(const LscAccess &A, unsigned Channels, Exec E,
                               Operand Dst, const LscAddress &Addr,
                               Predicate P = {});
  Instruction &emitLscStoreQuad(const LscAccess &A, unsigned Channels, Exec E,
                                const LscAddress &Addr, Operand Src,
                                Predicate P = {});
  Instruction &emitLscAtomic(LscAtomicOp Op, const LscAccess &A, Exec E,
                             Operand Dst, const LscAddress &Addr, Operand Src0,
                             Operand Src1, Predicate P = {});
  Instruction &emitLscFence(LscSFID SFID, LscFenceOp Op, LscScope Scope);
  /// \p Address: base, surface width - 1, height - 1, pitch - 1 (bytes), x, y;
  /// each an immediate or Operand::raw.
  Instruction &emitLscLoadBlock2D(const LscBlockShape &S, Operand Dst,
                                  llvm::ArrayRef<Operand> Address,
                                  Predicate P = {});
  Instruction &emitLscStoreBlock2D(const LscBlockShape &S,
                                   llvm::ArrayRef<Operand> Address, Operand Src,
                                   Predicate P = {});

  //===--- Synchronisation, raw messages, marks ---===//
  Instruction &emitBarrier();
  Instruction &emitFenceLocal();
  Instruction &emitFenceGlobal(bool Commit = false);
  Instruction &emitFenceSW();
  Instruction &emitRawSends(RawFields F, Exec E, Operand ExDesc, Operand Desc,
                            Operand Src0, Operand Src1, Operand Dst,
                            Predicate P = {});
  Instruction &emitDpas(DpasFields F, Exec E, Operand Dst, Operand Acc,
                        Operand B, Operand A);

private:
  Instruction &emit(Opcode Op, Exec E, llvm::ArrayRef<Operand> Operands,
                    Predicate P = {});

  Kernel &K;
};

} // namespace visa
} // namespace cmx

#endif // CMX_VISA_BUILDER_H
