//===- MemoryAccess.h - Messages for loads and stores -----------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Private to cmx-lower-memory: which messages move a value of some type to or
// from an address. Messages move vectors of bytes, dwords or qwords; LLVM's own
// vector instructions turn these into values of other types.
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

/// An integer address, i64, or i32 in shared local memory.
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

  /// One element of \p Ty for each lane of \p Addresses. \p Mask has an i1 for
  /// each lane; lanes that are off get the elements of \p Old.
  llvm::Value *loadLanes(llvm::FixedVectorType *Ty, llvm::Value *Addresses,
                         bool IsSLM, llvm::Value *Mask, llvm::Value *Old);
  void storeLanes(llvm::Value *V, llvm::Value *Addresses, bool IsSLM,
                  llvm::Value *Mask);
  /// The address of each of the \p NumLanes elements of \p ElemBytes bytes that
  /// follow each other from \p Base on.
  llvm::Value *laneAddresses(llvm::Value *Base, unsigned NumLanes,
                             unsigned ElemBytes);

  /// The message of atomicrmw \p Op on values of \p Ty, if there is one.
  static std::optional<GenXIntrinsic>
  atomicMessage(llvm::AtomicRMWInst::BinOp Op, llvm::Type *Ty, bool IsSLM);
  static bool hasCompareExchange(llvm::Type *Ty, bool IsSLM);
  /// Returns the value that was at the address before. \p Srcs are empty if the
  /// operation has no sources.
  llvm::Value *atomic(GenXIntrinsic Id, MemoryAddress At, llvm::Type *Ty,
                      llvm::ArrayRef<llvm::Value *> Srcs);

private:
  /// NumBytes bytes that one message moves, OffsetBytes after an address.
  struct Chunk {
    unsigned OffsetBytes, NumBytes;
    bool IsBlock;
    unsigned BytesPerLane; ///< Of a chunk that is no block: 1, 2, 4 or 8.
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
  /// Do messages go to the load/store cache (LSC)? Their lanes must be aligned.
  bool LanesAreAligned;
};

/// Atomic operations without a message become loops around a cmpxchg of a dword
/// or qword; atomic operations on pointers become exchanges of addresses.
/// Returns whether there were any.
bool expandAtomics(llvm::Function &F);

} // namespace cmx

#endif // CMX_LIB_TRANSFORMS_INPUT_LOWERMEMORY_MEMORYACCESS_H
