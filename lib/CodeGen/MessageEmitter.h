//===- MessageEmitter.h - One memory message to vISA ------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Emits one bale of Bale::Kind::Message. Each bale has its own emitter. Files:
//   EmitMessages.cpp  operands, synchronisation, ids
//   EmitBlocks.cpp    oword, media and SVM blocks
//   EmitScatter.cpp   scattered access and atomics of the data port
//   EmitUnits.cpp     images, samplers, raw messages, matrix unit
//   EmitLsc.cpp       the load/store cache: its own intrinsics, and data port
//                     intrinsics on platforms without a data port
//   EmitLscLanes.cpp  data and addresses of LSC messages, by lane
//
// Messages name whole registers (raw operands). These rules were found by
// experiment with GenX_IR 1.0.12504, which checks none of them:
//  - a variable that is smaller than a register starts at a register boundary
//    only if its declaration says so;
//  - a block load writes whole registers and overwrites all other data in them;
//  - each channel (one element of each lane) occupies registers for 8 or 16
//    lanes in a data port message and for all lanes in an LSC message, even if
//    some lanes are unused.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_LIB_CODEGEN_MESSAGEEMITTER_H
#define CMX_LIB_CODEGEN_MESSAGEEMITTER_H

#include "KernelEmitter.h"
#include "cmx/IR/Intrinsics.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace cmx {

/// An atomic operation of the data port and of LSC.
struct AtomicRow {
  llvm::StringLiteral Name; ///< As in the table of intrinsics.
  std::optional<visa::AtomicOp> DataPort;
  visa::LscAtomicOp Lsc;
  ElemKind Class;
};
const AtomicRow *findAtomic(llvm::StringRef Name);
/// Returns the type of an atomic's operands: the finalizer requires the type
/// that belongs to the operation.
ElemType atomicType(ElemKind Class, unsigned Bytes);

class MessageEmitter {
public:
  MessageEmitter(KernelEmitter &E, const Bale &B);
  void emit();

private:
  /// A place in a variable.
  struct Place {
    visa::DeclId Var = visa::DeclId::None;
    uint32_t OffsetBytes = 0;

    Place at(uint32_t Bytes) const { return {Var, OffsetBytes + Bytes}; }
    visa::Operand raw() const { return visa::Operand::raw(Var, OffsetBytes); }
  };

  /// The data of scattered access. As in the intrinsics, element C of lane L is
  /// at byte (C * NumLanes + L) * RegBytes.
  struct Lanes {
    unsigned NumLanes = 1;
    unsigned EltsPerLane = 1;
    unsigned RegBytes = 4;
    unsigned FirstElt = 0; ///< First element that a message moves.
    unsigned DataElts = 0; ///< Elements of a lane; 0 means EltsPerLane.
  };

  /// The target of an LSC message: shared local memory, a surface, or any
  /// memory.
  struct LscTarget {
    bool IsSLM = false;
    visa::LscModel Model = visa::LscModel::Flat;
    visa::Operand Surface;

    unsigned addressBits() const {
      return IsSLM || Model != visa::LscModel::Flat ? 32 : 64;
    }
  };

  /// The address of an LSC message.
  struct LscAddress {
    visa::Operand Surface;
    visa::Operand Address;
    int64_t OffsetBytes; ///< Constant added to each address.
  };

  using EmitPiece = llvm::function_ref<void(visa::Exec, unsigned FirstLane,
                                            visa::Operand Data)>;

  //===--- EmitMessages.cpp ---===//
  void fail(DiagKind Kind, const llvm::Twine &Text);
  /// Does the platform have \p F? Reports an error if it does not.
  bool require(Feature F);
  const BaleSource *operand(llvm::StringRef Name) const;
  uint64_t constant(llvm::StringRef Name) const;
  /// Returns the number of lanes of the operand \p Name.
  unsigned lanesOf(llvm::StringRef Name) const;
  bool isStore() const { return operand("data"); }
  /// Returns the type of the loaded or stored data.
  llvm::Type *dataType() const;

  bool startsAtRegister(const Place &P);
  bool isInput(visa::DeclId Root) const;
  bool canReceive(const Place &P);
  bool isOverwritten(const BaleSource &S);
  visa::Operand scalar(const BaleSource &S, ElemType T);
  void copy(ElemType T, Place Dst, Place Src, unsigned NumElts);
  void copyLanes(ElemType T, visa::Exec E, Place Dst, Place Src,
                 visa::Predicate P);
  /// Returns a place that starts at a register boundary and holds \p NumElts
  /// elements of \p S as \p T.
  Place registers(const BaleSource &S, ElemType T, unsigned NumElts);
  /// Does the same as registers(), but zero-extends the elements to \p T.
  Place extended(const BaleSource &S, ElemType T, unsigned NumElts);
  Place result(ElemType T);
  /// Returns the registers of the stored data or, for a load, of the result.
  Place data(ElemType T, unsigned NumElts);
  bool holdWhole(Place P, unsigned Bytes);
  /// Calls \p Load with registers for the whole result of a block load.
  void loadBlock(unsigned Bytes, llvm::function_ref<void(Place)> Load);
  bool isMaskedOff() const;
  /// Returns the predicate of the active lanes; none if all lanes are active.
  visa::Predicate mask();
  static bool isSLM(const BaleSource &Surface);
  visa::DeclId surface();
  visa::DeclId surfaceOfNumber(const BaleSource &S);

  void emitMemory();
  void emitSync();
  void emitFence();
  void emitGlobalFence(unsigned Flags);
  void emitPredefined();
  void emitVector(visa::DeclId Src, unsigned NumElts);
  void emitPredefinedSurface();
  void emitWritePredefSurface();
  void emitState();
  void emitNamedBarrier();

  //===--- EmitBlocks.cpp ---===//
  void emitOwordBlock();
  void emitMediaBlock();
  void emitSvmBlock();
  void emitOwords(visa::Opcode Op, llvm::ArrayRef<visa::Operand> Address);
  /// Emits a message for a block of \p Bytes bytes. The data is the last
  /// operand, after those of the address.
  void emitBlock(visa::Opcode Op, llvm::ArrayRef<visa::Operand> Address,
                 const visa::MessageFields &Fields, unsigned Bytes);
  visa::Operand svmAddress();

  //===--- EmitScatter.cpp ---===//
  void emitPieces(const Lanes &L, unsigned MaxLanes, visa::Predicate P,
                  EmitPiece Emit);
  void emitScaled(visa::Opcode Op, const Lanes &L,
                  const visa::MessageFields &Fields);
  visa::MessageFields enabledChannels() const;
  void emitGather();
  void emitGather4();
  void emitSvmGather();
  void emitSvmGather4();
  void loadLanes(ElemType T, visa::Exec X, visa::Predicate P,
                 llvm::function_ref<void(visa::Operand)> Load);
  Place afterFirstInputs(Place P, ElemType T, unsigned NumElts);
  void emitAtomic(bool IsSvm);
  /// Returns the addresses of all lanes, extended to 64 bits.
  Place svmAddresses(unsigned NumLanes);

  /// Returns the source values of an atomic of the data port, in the order of
  /// the message.
  llvm::SmallVector<Place, 2> dataPortSources(const AtomicRow &Row, ElemType T,
                                              unsigned NumLanes);

  Place atomicOffsets(unsigned NumLanes);

  //===--- EmitUnits.cpp ---===//
  visa::Operand coordinate(llvm::StringRef Name, unsigned First);
  void emitTyped();
  void emitTypedAtomic();
  visa::DeclId sampler();
  void emitSampler();
  void emitSampler3D();
  void emitSampleUnorm();
  visa::Operand blockNumber(llvm::StringRef Name);
  void emitBlock2D();
  bool checkDescriptors(const visa::RawFields &Raw);
  visa::Operand payload(const BaleSource &S, llvm::Type *Ty);
  void emitRawSend();
  void emitDpas();

  //===--- EmitLsc.cpp ---===//
  /// Returns the number of lanes of one message.
  unsigned lscLanes() const;
  LscTarget lscSurface(const BaleSource &S);
  /// Returns the fields of a message to \p T with data of the size \p Data.
  static visa::LscFields lscFields(const LscTarget &T, visa::LscData Data);
  Place lscScalarOffset(const BaleSource &S, unsigned Shift);
  /// Adds \p Base to each of the addresses.
  Place plus(Place Addresses, ElemType T, unsigned NumLanes,
             visa::Operand Base) {
    return computed(Operation::Add, Addresses, T, NumLanes, Base);
  }
  /// Applies \p Op to each of the addresses, with \p Second as the other
  /// operand.
  Place computed(Operation Op, Place Addresses, ElemType T, unsigned NumLanes,
                 visa::Operand Second);
  Place plusInHalves(Place Addresses, unsigned NumLanes, int64_t OffsetBytes);
  Place lscOffsets(unsigned NumLanes, int32_t &ConstantBytes);
  void emitLscAccess(visa::Exec X, const LscAddress &A, visa::Operand Data,
                     const visa::LscFields &F, visa::Predicate Pred);
  void emitLscBlock(const LscAddress &A, visa::LscFields F, unsigned NumElts,
                    visa::Predicate Pred);
  void emitLscDwords(const LscTarget &T, Place Address);
  bool isFewQwords(unsigned ElemBytes, unsigned NumLanes) const;
  LscAddress lscAddress(visa::Operand Surface, Place Addresses,
                        unsigned AddrBits, unsigned NumLanes,
                        int32_t OffsetBytes);
  visa::Operand lscRegisters(Place P, unsigned ElemBytes, unsigned NumLanes);
  /// Emits messages for the lanes of \p L. \p MemOffsets contains the offset of
  /// each element of a lane from the lane's address.
  void emitLscLanes(const Lanes &L, visa::Operand Surface, Place Addresses,
                    visa::LscFields F, llvm::ArrayRef<int32_t> MemOffsets);
  void emitLscAtomicLanes(visa::Operand Surface, Place Addresses,
                          visa::LscFields F, unsigned NumLanes,
                          llvm::ArrayRef<const BaleSource *> Sources,
                          int32_t OffsetBytes);
  bool describeSurface(const BaleSource &S, bool IsAtZero);
  bool emitDescribedLoad();
  void emitLscOwordBlock();
  void emitLscSvmBlock();
  void emitLscGather();
  void emitLscGather4();
  void emitLscSvmGather();
  void emitLscSvmGather4();
  void emitLscDataPortAtomic(visa::LscAtomicOp Op, bool IsSvm);
  /// Sets the cache controls. Returns false if it reported an error.
  bool lscCaching(visa::LscFields &F);
  std::optional<visa::LscFields> lscAccess(const LscTarget &T);
  void emitLscPrefetch(visa::Operand Surface, Place Addresses,
                       visa::LscFields F, int32_t OffsetBytes);
  LscTarget lscTarget();
  std::optional<Place> lscAddresses(unsigned AddrBits, unsigned NumLanes);
  void emitLsc();
  void emitLscTransposed(const LscAddress &A, const visa::LscFields &F,
                         unsigned NumElts);
  void emitLscAtomic(visa::Operand Surface, Place Addresses, visa::LscFields F,
                     int32_t OffsetBytes);
  void emitLscFence();

  KernelEmitter &E;
  const Bale &B;
  const llvm::CallBase &Call;
  const GenXInfo &Info;
  const TargetDesc &TD;
  visa::Kernel &K;
  visa::Builder &VB;
};

/// Returns the unsigned type of a register element of 1, 2, 4 or 8 bytes.
inline ElemType rawType(unsigned Bytes) { return intType(Bytes, false); }

} // namespace cmx

#endif // CMX_LIB_CODEGEN_MESSAGEEMITTER_H
