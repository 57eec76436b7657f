//===- MemoryAccess.h - Messages for loads and stores -----------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Private to cmx-lower-memory. Chooses and makes the messages that move a value
// of some type to or from an address. Messages move vectors of bytes, dwords or
// qwords; LLVM's own vector instructions turn these into values of other types.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_LIB_TRANSFORMS_INPUT_LOWERMEMORY_MEMORYACCESS_H
#define CMX_LIB_TRANSFORMS_INPUT_LOWERMEMORY_MEMORYACCESS_H

#include "cmx/IR/Builder.h"
#include "cmx/Target/TargetDesc.h"

#include "llvm/IR/DataLayout.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Support/Alignment.h"

namespace cmx {

/// An integer address: an i32 in shared local memory, otherwise an i64.
struct MemoryAddress {
  llvm::Value *Base = nullptr;
  bool IsSLM = false;
  llvm::Align Alignment;
};

class MemoryAccess {
public:
  /// Without a platform, messages are those of the legacy data port.
  MemoryAccess(RegionBuilder &Builder, const llvm::DataLayout &DL,
               const TargetDesc *TD)
      : RB(Builder), B(Builder.ir()), DL(DL),
        LanesAreAligned(TD && !TD->has(Feature::LegacyDataPort)) {}

  /// Can values of \p Ty be loaded and stored?
  bool isSupported(llvm::Type *Ty) const;

  llvm::Value *load(llvm::Type *Ty, MemoryAddress At);
  void store(llvm::Value *V, MemoryAddress At);

  /// Loads one element of \p Ty for each lane of \p Addresses. \p Mask has an
  /// i1 for each lane; lanes that are off get the elements of \p Old.
  llvm::Value *loadLanes(llvm::FixedVectorType *Ty, llvm::Value *Addresses,
                         bool IsSLM, llvm::Value *Mask, llvm::Value *Old);
  void storeLanes(llvm::Value *V, llvm::Value *Addresses, bool IsSLM,
                  llvm::Value *Mask);
  /// Returns the addresses of \p NumLanes elements of \p ElemBytes bytes each.
  /// The elements follow each other, and the first one is at \p Base.
  llvm::Value *laneAddresses(llvm::Value *Base, unsigned NumLanes,
                             unsigned ElemBytes);

  /// Returns the message of atomicrmw \p Op on values of \p Ty, or std::nullopt
  /// if there is none.
  static std::optional<GenXIntrinsic>
  atomicMessage(llvm::AtomicRMWInst::BinOp Op, llvm::Type *Ty, bool IsSLM);
  static bool hasCompareExchange(llvm::Type *Ty, bool IsSLM);
  /// Makes the message \p Id and returns the value that was at the address
  /// before. \p Srcs are empty if the operation has no sources.
  llvm::Value *atomic(GenXIntrinsic Id, MemoryAddress At, llvm::Type *Ty,
                      llvm::ArrayRef<llvm::Value *> Srcs);

private:
  /// The bytes that one message moves: NumBytes bytes that start OffsetBytes
  /// after an address.
  struct Chunk {
    unsigned OffsetBytes, NumBytes;
    bool IsBlock;
    unsigned BytesPerLane; ///< 1, 2, 4 or 8 if the chunk is no block.
  };
  llvm::SmallVector<Chunk, 8> chunks(unsigned NumBytes, MemoryAddress At,
                                     bool IsStore) const;
  llvm::Value *plus(llvm::Value *Base, uint64_t Bytes);
  llvm::Value *surface();
  llvm::Value *loadChunk(const Chunk &C, MemoryAddress At);
  void storeChunk(const Chunk &C, MemoryAddress At, llvm::Value *Data);
  llvm::Value *loadBytes(unsigned NumBytes, MemoryAddress At);
  void storeBytes(llvm::Value *Bytes, MemoryAddress At);
  llvm::Value *gather(llvm::Value *Addresses, bool IsSLM, unsigned ElemBytes,
                      llvm::Value *Mask, llvm::Value *Old);
  void scatter(llvm::Value *Addresses, bool IsSLM, llvm::Value *Data,
               llvm::Value *Mask);
  llvm::Value *gatherSLM(llvm::Value *Offsets, unsigned ElemBytes,
                         llvm::Value *Mask, llvm::Value *Old);
  void scatterSLM(llvm::Value *Offsets, llvm::Value *Data, llvm::Value *Mask);
  llvm::Value *part(llvm::Value *V, unsigned First, unsigned NumLanes,
                    unsigned Total);

  RegionBuilder &RB;
  llvm::IRBuilder<> &B;
  const llvm::DataLayout &DL;
  /// Are messages sent to the load/store cache (LSC)? The lanes of such
  /// messages must be aligned.
  bool LanesAreAligned;
};

/// Replaces atomic operations without a message by loops around a cmpxchg of a
/// dword or qword, and atomic operations on pointers by exchanges of addresses.
/// Returns whether there were any.
bool expandAtomics(llvm::Function &F);

} // namespace cmx

#endif // CMX_LIB_TRANSFORMS_INPUT_LOWERMEMORY_MEMORYACCESS_H
