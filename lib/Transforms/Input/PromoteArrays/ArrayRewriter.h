//===- ArrayRewriter.h - Accesses to arrays become regions ------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each promoted web (see PointerWebs.h) becomes one alloca of a vector that is
// only loaded and stored as a whole, so that mem2reg turns it into a value.
// Pointers become byte offsets. The rewriter walks the function once in reverse
// post-order, so that the offset of a pointer is computed before its uses; phis
// of offsets get their operands at the end.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_LIB_TRANSFORMS_INPUT_PROMOTEARRAYS_ARRAYREWRITER_H
#define CMX_LIB_TRANSFORMS_INPUT_PROMOTEARRAYS_ARRAYREWRITER_H

#include "PointerWebs.h"
#include "cmx/IR/Builder.h"

#include "llvm/IR/ValueHandle.h"

namespace cmx {

class ArrayRewriter {
public:
  /// \p Promoted are the webs of \p Webs that become vectors.
  ArrayRewriter(llvm::Function &F, PointerWebs &Webs,
                llvm::ArrayRef<PointerWeb *> Promoted);
  /// Rewrites the accesses. Returns the new allocas of vectors.
  llvm::SmallVector<llvm::AllocaInst *, 8> run();

private:
  using Value = llvm::Value;
  using Type = llvm::Type;

  /// A distance in bytes from the start of the web's vector: the sum of both
  /// parts.
  struct Offset {
    Value *Variable = nullptr; ///< An integer, a vector of integers or null.
    int64_t ConstBytes = 0;
  };
  /// The place of an access.
  struct Place {
    PointerWeb *Web;
    llvm::AllocaInst *Vector;
    Offset At;
    unsigned AlignBytes;
    bool IsUndefined = false; ///< The access is undefined behaviour.
  };

  void makeVector(PointerWeb &Web);
  void visit(llvm::Instruction &I);
  void dropUnreachable(llvm::BasicBlock &BB);
  void visitPointer(llvm::Instruction &I);
  void visitGEP(llvm::GetElementPtrInst &GEP);
  void visitLoad(llvm::LoadInst &Load);
  void visitStore(llvm::StoreInst &Store);
  void visitMasked(llvm::CallInst &Call, const MaskedAccess &M);
  void visitGather(llvm::CallInst &Call, const MaskedAccess &M, const Place &P);
  void visitScatter(llvm::CallInst &Call, const MaskedAccess &M,
                    const Place &P);
  std::pair<Region, Value *> regionOfLanes(Value *Starts, unsigned ElemBytes,
                                           unsigned NumLanes, unsigned PerLane);
  bool scatterAtOnce(const MaskedAccess &M, const Place &P, Value *Starts,
                     Value *Mask);
  void visitMemIntrinsic(llvm::MemIntrinsic &Mem);
  Value *bytesToWrite(llvm::MemIntrinsic &Mem, unsigned Bytes,
                      Type *WantedElemTy);
  void visitLifetime(llvm::CallInst &Call);
  void visitComparison(llvm::ICmpInst &Compare);
  void finishPhis();

  std::optional<Place> placeOf(Value *Pointer, llvm::Align Promised);
  static void settle(Place &P);
  Type *offsetType(const Type *PointerTy) const;
  Offset offsetOf(Value *Pointer);
  /// Returns the sum of both parts of \p O as one value. The value is built at
  /// the builder's position.
  Value *materialize(const Offset &O, Type *Ty);
  Value *materialize(Value *Pointer);
  Value *indexInBytes(Value *Index, int64_t ScaleBytes, Type *OffsetTy);
  static bool isOutside(const Place &P, uint64_t Bytes);

  Value *readPart(const Place &P, Type *Ty);
  Value *readElements(const Place &P, Type *ElemTy, unsigned NumElts,
                      bool Scalar);
  void writePart(const Place &P, Value *New, Value *Mask = nullptr);
  Value *bitCast(Value *V, Type *Ty);
  Value *inElements(Value *V, Type *ElemTy);
  /// Loads the whole vector and returns it as elements of \p ElemTy.
  Value *loadAs(const Place &P, Type *ElemTy);

  void replace(llvm::Instruction &I, Value *New);
  void remove(llvm::Instruction &I);

  llvm::Function &F;
  PointerWebs &Webs;
  const llvm::DataLayout &DL;
  RegionBuilder RB;
  llvm::IRBuilder<> &B;
  llvm::DenseMap<const PointerWeb *, llvm::AllocaInst *> Vectors;
  llvm::DenseMap<const Value *, Offset> Offsets;
  llvm::SmallVector<std::pair<llvm::PHINode *, llvm::PHINode *>, 8> Phis;
  llvm::SmallVector<llvm::Instruction *, 32> OldPointers;
  llvm::SmallVector<llvm::WeakTrackingVH, 32> PerhapsDead;
  Type *ScalarOffsetTy = nullptr;
};

} // namespace cmx

#endif // CMX_LIB_TRANSFORMS_INPUT_PROMOTEARRAYS_ARRAYREWRITER_H
