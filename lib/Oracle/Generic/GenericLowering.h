//===- GenericLowering.h - One function becomes plain IR --------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Private to cmx-lower-to-generic. Each family of intrinsics has its own file:
//
//   Regions      regions of vectors and predicates
//   Integers     integer arithmetic whose operands and results differ in type
//   Bits         bit fields, bit counts, bitwise functions
//   Floats       floating point
//   Groups       groups of lanes, wide sums, bfloat and tf32
//   Messages     loads, stores and atomics
//   LscMessages  messages of the load/store cache
//   Units        images, 2D blocks by address, the matrix unit
//   PlainMemory  LLVM's own loads and stores
//   InlineText   inline assembly
//   Sampler      messages to the sampler, executed by a model
//   Threads      ids, barriers, SIMD control flow
//   Refusals     instructions without a lowering
//
// Each lowering returns the value that replaces the call, or null if the call
// has no result. New instructions are inserted before the call.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_LIB_ORACLE_GENERIC_GENERICLOWERING_H
#define CMX_LIB_ORACLE_GENERIC_GENERICLOWERING_H

#include "RuntimeModule.h"

#include "cmx/Analysis/PrivatePointers.h"
#include "cmx/IR/Intrinsics.h"
#include "cmx/Oracle/Generic/LowerToGeneric.h"
#include "cmx/Oracle/Runtime/FloatMath.h"
#include "cmx/Oracle/Runtime/Messages.h"
#include "cmx/Oracle/Runtime/SamplerModel.h"
#include "cmx/Oracle/Runtime/Thread.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/IR/IRBuilder.h"

#include <optional>

namespace cmx::generic {

/// The surface number of shared local memory (vISA spec, "Surfaces").
constexpr uint64_t SLMSurface = 254;

/// The alignment of the variables that the lowering creates.
constexpr llvm::Align ScratchAlign = llvm::Align::Constant<64>();

/// Returns why \p I cannot be lowered, or an empty text if it can.
std::string refusal(const llvm::Instruction &I, const PrivatePointers &Private,
                    runtime::SamplerModel Sampler);
/// Like refusal, for messages to the sampler. They are executed by a model of
/// the sampler.
std::string samplerRefusal(const llvm::CallInst &Call, const GenXInfo &Info);
/// Like refusal, for atomicrmw and cmpxchg.
std::string plainMemoryRefusal(const llvm::Instruction &I,
                               const PrivatePointers &Private);
/// Replaces long memcpy, memmove and memset of shared memory by loops.
void expandCopies(llvm::Function &F);

/// Returns the number of lanes; 1 for scalars.
unsigned laneCount(const llvm::Type *Ty);
/// Returns \p Elem if \p Like is a scalar type. If \p Like is a vector, returns
/// a vector of \p Elem with as many lanes.
llvm::Type *typeLike(const llvm::Type *Like, llvm::Type *Elem);
/// Returns the value of the constant operand called \p Name, or 0 if there is
/// none.
uint64_t constantOperand(const llvm::CallInst &Call, const GenXInfo &Info,
                         llvm::StringRef Name);
/// Returns the type of a message's data: the type of the operand "data", or of
/// the result if there is no such operand.
const llvm::Type *messageDataType(const llvm::CallInst &Call,
                                  const GenXInfo &Info);
unsigned typeBytes(const llvm::Type *Ty);

/// The positions of a region's elements. All numbers count elements.
struct RegionNumbers {
  int64_t VStride, Width, HStride;
  unsigned NumElts;
  unsigned rows() const { return NumElts / Width; }
  /// Returns the distance of element \p E from the start of the region.
  int64_t relative(unsigned E) const {
    return E / Width * VStride + E % Width * HStride;
  }
  /// Returns the distance of element \p E from the start of its row.
  int64_t inRow(unsigned E) const { return E % Width * HStride; }
};
/// Returns the strides, the width and the number of elements of a region.
RegionNumbers regionNumbers(const llvm::CallInst &Call);

/// The meaning of the size operands of an LSC message.
struct LscSizes {
  unsigned MemBytes = 0, RegBytes = 0;
  unsigned NumElts = 0; ///< Number of elements at each address.
  unsigned ElementMask = 0;
  bool IsTransposed = false;
};
std::optional<LscSizes> lscSizes(const llvm::CallInst &Call,
                                 const GenXInfo &Info);
std::optional<runtime::AtomicOp> lscAtomicOp(uint64_t Subopcode);
/// Returns how many data operands \p Op has: 0, 1 or 2.
unsigned atomicSources(runtime::AtomicOp Op);

class GenericLowering {
public:
  /// The context is the first argument of \p F. \p Sites describes the original
  /// instructions. \p PrivateRoots are the arguments and calls that point into
  /// variables of callers.
  GenericLowering(
      llvm::Function &F, RuntimeModule &RT,
      llvm::ArrayRef<const llvm::Value *> PrivateRoots,
      const llvm::DenseMap<const llvm::Instruction *, std::string> &Sites);
  void run();

private:
  //===--- GenericLowering.cpp ---===//
  void lowerInstruction(llvm::Instruction &I);
  void lowerCall(llvm::CallInst &I);
  llvm::CallInst &throughPointer(llvm::CallInst &I);
  void passContext(llvm::CallInst &I);
  llvm::Value *lowerGenX();
  llvm::Value *withFlags(llvm::Value *V, const llvm::CallInst &I);
  void checkDivision(llvm::BinaryOperator &I);
  void checkElement(llvm::Value *Vector, llvm::Value *Index);
  void addStep(llvm::BasicBlock &BB, uint64_t Count);

  llvm::Value *operand(llvm::StringRef Name) const;
  uint64_t constant(llvm::StringRef Name) const;
  llvm::Value *i32(uint64_t V) { return B.getInt32(uint32_t(V)); }
  llvm::Value *i64(uint64_t V) { return B.getInt64(V); }
  /// Returns variable number \p Slot for values of \p Ty. The code of several
  /// instructions shares it.
  llvm::Value *scratch(llvm::Type *Ty, unsigned Slot);
  /// Returns a variable that no other part of the present instruction uses.
  llvm::Value *scratch(llvm::Type *Ty) { return scratch(Ty, NextSlot++); }
  /// Stores \p V in a variable and returns the address of the variable. Lanes
  /// of i1 are stored as bytes.
  llvm::Value *inMemory(llvm::Value *V);
  /// Emits a call of \p Fn. Its first arguments are the context and the site.
  llvm::CallInst *callRuntime(RuntimeFunction Fn,
                              llvm::ArrayRef<llvm::Value *> Args);
  /// Emits a call that reports \p K for the first lane of \p Flags (i1) that is
  /// true.
  void checkLanes(runtime::ErrorKind K, llvm::Value *Flags);
  llvm::Value *splatLike(const llvm::Type *Like, llvm::Value *Scalar);

  //===--- Regions.cpp ---===//
  llvm::Value *readElements(llvm::Value *Parent,
                            llvm::ArrayRef<int64_t> Elements,
                            llvm::Type *ResultTy);
  llvm::Value *writeElements(llvm::Value *Old, llvm::Value *New,
                             llvm::ArrayRef<int64_t> Elements,
                             llvm::Value *Mask);
  llvm::Value *writeElement(llvm::Value *Old, llvm::Value *New, int64_t Element,
                            llvm::Value *Mask);
  llvm::Value *lanesOf(llvm::Value *V, llvm::ArrayRef<unsigned> Lanes);
  /// Returns the mask as a vector, or null if all lanes are active.
  llvm::Value *laneMask(llvm::Value *Mask, unsigned NumLanes);
  struct Window;
  void checkRegion(llvm::Value *StartElts, llvm::Value *OffsetBytes,
                   const RegionNumbers &R, unsigned ParentElts,
                   unsigned ElemBytes, llvm::Value *Mask);
  llvm::SmallVector<Window, 4> windows(const RegionNumbers &R,
                                       llvm::Value *OffsetBytes,
                                       unsigned ParentElts, unsigned ElemBytes,
                                       llvm::Value *Mask);
  llvm::Value *lowerRead();
  llvm::Value *lowerWrite();
  llvm::Value *readIndirect(llvm::Value *Parent, const RegionNumbers &R,
                            llvm::Value *OffsetBytes, llvm::Type *ResultTy);
  llvm::Value *writeIndirect(llvm::Value *Old, llvm::Value *New,
                             const RegionNumbers &R, llvm::Value *OffsetBytes,
                             llvm::Value *Mask);
  void storeElement(llvm::Value *At, llvm::Value *New, llvm::Value *Mask,
                    unsigned Lane);
  llvm::Value *lowerPredicateRegion();

  //===--- Integers.cpp ---===//
  llvm::Value *resizeInt(llvm::Value *V, unsigned Bits, bool Signed);
  llvm::Value *fitResult(llvm::Value *Wide, llvm::Type *ResultTy);
  unsigned widestBits() const;
  llvm::Value *lowerIntegerConversion();
  llvm::Value *lowerInteger(llvm::StringRef Mnemonic);
  llvm::Value *integerOperation(llvm::StringRef Mnemonic,
                                llvm::ArrayRef<llvm::Value *> Wide);
  llvm::Value *lowerDp4a();
  llvm::Value *knownShift(llvm::Value *Exact, llvm::Value *Result);
  llvm::Value *lowerMinMax(bool IsMin);
  llvm::Value *lowerMulh();
  bool signedResult() const;
  bool signedOperands() const;

  //===--- Bits.cpp ---===//
  llvm::Value *lowerBits();
  llvm::Value *lowerBfe();
  llvm::Value *lowerBfi();
  llvm::Value *lowerBfn();
  llvm::Value *bitFunction(llvm::ArrayRef<llvm::Value *> X, unsigned Table);
  llvm::Value *lowerCarry(bool IsSubtract);
  llvm::Value *lowerRotate(bool IsLeft);
  llvm::Value *countOrOnes(llvm::Value *Count, llvm::Value *Of);

  //===--- Floats.cpp ---===//
  llvm::Value *lowerFloat();
  /// Replaces \p I, a sum or a difference, by llvm.fmuladd if the flags allow
  /// that.
  void contract(llvm::BinaryOperator &I);
  llvm::Value *lowerFloatMinMax(bool IsMin);
  llvm::Value *lowerSaturate();
  llvm::Value *lowerMath(runtime::MathFunction Fn);

  //===--- Groups.cpp ---===//
  llvm::Value *lanesFrom(llvm::Value *V, unsigned Count,
                         llvm::function_ref<int(int)> From);
  llvm::Value *lowerFours();
  llvm::Value *lowerPairs();
  llvm::Value *lowerHalves();
  llvm::Value *lowerBFloatBits();
  llvm::Value *lowerTensorFloat();
  llvm::Value *lowerExpanded();

  //===--- Units.cpp ---===//
  llvm::Value *pixelAddresses();
  llvm::Value *lowerTyped();
  llvm::Value *lowerBlock2D();
  llvm::Value *dpasFactor(llvm::Value *Dwords, uint64_t Code, unsigned N);
  llvm::Value *lowerDpas();

  //===--- Messages.cpp ---===//
  llvm::Value *lowerMessage();
  /// Returns space and surface of a message with a surface operand.
  std::pair<llvm::Value *, llvm::Value *> target();
  llvm::Value *laneMask(unsigned NumLanes);
  llvm::Value *messageMask(unsigned NumLanes);
  /// Returns a variable for the loaded data. It contains the old value if the
  /// load may leave bytes unchanged.
  llvm::Value *loadPlace(llvm::Type *Ty, bool IsWhole);
  llvm::Value *addressesInMemory(llvm::Value *Addresses);
  llvm::Value *lowerBlock(llvm::Value *Space, llvm::Value *Surface,
                          llvm::Value *Address, unsigned AlignBytes);
  llvm::Value *lowerMediaBlock();
  struct LaneMessage {
    llvm::Value *Space, *Surface;
    llvm::Value *Addresses; ///< One for each lane, of any integer type.
    unsigned MemBytes, RegBytes, NumElts;
    unsigned ElementMask;
    unsigned AlignBytes;
  };
  llvm::Value *lowerLanes(const LaneMessage &L);
  llvm::Value *openAbove(llvm::Value *Loaded, unsigned Bytes,
                         unsigned RegBytes);
  llvm::Value *lowerGather();
  llvm::Value *lowerGather4();
  llvm::Value *lowerSvmGather();
  llvm::Value *lowerSvmGather4();
  llvm::Value *lowerAtomic();
  llvm::Value *emitAtomic(runtime::AtomicOp Op, llvm::Value *Space,
                          llvm::Value *Surface, llvm::Value *Addresses,
                          unsigned MemBytes, unsigned RegBytes,
                          llvm::ArrayRef<llvm::Value *> Sources);

  //===--- Sampler.cpp ---===//
  llvm::Value *lowerSampler();

  //===--- LscMessages.cpp ---===//
  llvm::Value *lowerLsc();
  llvm::Value *lscAddresses(bool Is32Bit);

  //===--- PlainMemory.cpp ---===//
  std::pair<llvm::Value *, llvm::Value *> plainAddress(llvm::Value *Pointer);
  void lowerPlainAccess(llvm::Instruction &I);
  void movePlain(llvm::Value *Pointer, llvm::Align A, llvm::Value *Place,
                 llvm::Type *Ty, bool IsStore);
  bool lowerPlainCopy(llvm::Instruction &I);
  bool lowerPlainMasked(llvm::Instruction &I);
  llvm::Value *plainAtomic(runtime::AtomicOp Op, llvm::Value *Pointer,
                           llvm::Type *Ty,
                           llvm::ArrayRef<llvm::Value *> Sources);
  void lowerPlainAtomic(llvm::AtomicRMWInst &I);
  void lowerPlainExchange(llvm::AtomicCmpXchgInst &I);

  //===--- InlineText.cpp ---===//
  void lowerInlineAsm(llvm::CallInst &I);

  //===--- Threads.cpp ---===//
  llvm::Value *lowerSync();
  llvm::Value *lowerPredefined();
  llvm::Value *threadIds(runtime::Id First, bool IsR0);
  llvm::Value *lowerSimdFlow();
  llvm::Value *lowerSavemask();
  llvm::Value *lowerRemask();
  llvm::Value *lowerGoto();
  llvm::Value *lowerJoin();

  llvm::Function &F;
  RuntimeModule &RT;
  const llvm::DenseMap<const llvm::Instruction *, std::string> &Sites;
  llvm::IRBuilder<> B;
  PrivatePointers Private;
  llvm::DenseMap<std::pair<llvm::Type *, unsigned>, llvm::AllocaInst *>
      Variables;
  unsigned NextSlot = 0;
  const llvm::Instruction *Here = nullptr; ///< The instruction being lowered.
  llvm::CallInst *Call = nullptr;          ///< The same, for intrinsics.
  const GenXInfo *Info = nullptr;
};

} // namespace cmx::generic

#endif // CMX_LIB_ORACLE_GENERIC_GENERICLOWERING_H
