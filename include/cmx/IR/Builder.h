//===- Builder.h - Making calls of llvm.genx intrinsics ---------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// RegionBuilder puts calls where its IRBuilder stands. Declarations get the
// public mangled names and their attributes, and are found again by a table
// from function type to declaration, so that no name is built twice.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_IR_BUILDER_H
#define CMX_IR_BUILDER_H

#include "cmx/IR/Intrinsics.h"
#include "cmx/Region/Region.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Module.h"

namespace cmx {

/// The elements that R selects of the bytes of V.
struct RegionSource {
  llvm::Value *V = nullptr; ///< No register bitcast. A scalar is one element.
  Region R = Region::contiguous(1, 1);
  /// Of an indirect R: the variable start in bytes, or one for each row, to
  /// which R.offsetBytes() is added.
  llvm::Value *Offset = nullptr;

  bool isDirect() const { return !Offset; }
  bool operator==(const RegionSource &S) const;
};

/// The lanes of the constant \p C that lie at \p OffsetsBytes, as type \p Ty,
/// which has the same elements; lanes outside are poison, or like the others if
/// these are all the same. Null if \p C is a constant expression.
llvm::Constant *readConstant(const llvm::Constant &C,
                             llvm::ArrayRef<int64_t> OffsetsBytes,
                             llvm::Type *Ty);

class RegionBuilder {
public:
  explicit RegionBuilder(llvm::Module &M) : M(M), B(M.getContext()) {}
  /// Stands before \p I.
  explicit RegionBuilder(llvm::Instruction &I) : RegionBuilder(*I.getModule()) {
    B.SetInsertPoint(&I);
  }

  /// The builder used, for insertion points and everything else.
  llvm::IRBuilder<> &ir() { return B; }
  llvm::Module &module() { return M; }

  /// Reads \p R of \p Src. A region of one element gives a vector of one, or
  /// with \p ScalarResult a scalar. \p Offset (i16 or one i16 per row), if
  /// given, is the whole start in bytes; R.offsetBytes() is then not looked at.
  llvm::CallInst *createRdRegion(llvm::Value *Src, const Region &R,
                                 bool ScalarResult = false,
                                 llvm::Value *Offset = nullptr,
                                 const llvm::Twine &Name = "");
  /// Makes a value of type \p Ty of \p S: nothing new if it is all of a value
  /// of that type, a constant if it can be, else a bitcast, a rdregion or both.
  llvm::Value *createRead(const RegionSource &S, llvm::Type *Ty);
  /// \p V as \p Ty, which has as many bytes; constants are folded.
  llvm::Value *createBitcast(llvm::Value *V, llvm::Type *Ty);
  /// Reads one element as a scalar.
  llvm::CallInst *createRdElement(llvm::Value *Src, unsigned Index,
                                  const llvm::Twine &Name = "");

  /// Writes \p New to \p R of \p Old. \p Mask: a vector of i1 as long as New;
  /// none writes all lanes.
  llvm::CallInst *createWrRegion(llvm::Value *Old, llvm::Value *New,
                                 const Region &R, llvm::Value *Offset = nullptr,
                                 llvm::Value *Mask = nullptr,
                                 const llvm::Twine &Name = "");
  llvm::CallInst *createWrElement(llvm::Value *Old, llvm::Value *New,
                                  unsigned Index, const llvm::Twine &Name = "");
  llvm::CallInst *createWrConstRegion(llvm::Value *Old, llvm::Constant *New,
                                      const Region &R,
                                      const llvm::Twine &Name = "");

  llvm::CallInst *createRdPredRegion(llvm::Value *Src, unsigned NumElts,
                                     unsigned OffsetElts,
                                     const llvm::Twine &Name = "");
  llvm::CallInst *createWrPredRegion(llvm::Value *Old, llvm::Value *New,
                                     unsigned OffsetElts,
                                     const llvm::Twine &Name = "");
  llvm::CallInst *createWrPredPredRegion(llvm::Value *Old, llvm::Value *New,
                                         unsigned OffsetElts, llvm::Value *Mask,
                                         const llvm::Twine &Name = "");

  /// Any intrinsic.
  llvm::CallInst *createIntrinsic(GenXIntrinsic Id, llvm::Type *ResultTy,
                                  llvm::ArrayRef<llvm::Value *> Args,
                                  const llvm::Twine &Name = "");

private:
  llvm::Function *declaration(GenXIntrinsic Id, llvm::FunctionType *FTy);

  llvm::Module &M;
  llvm::IRBuilder<> B;
  llvm::DenseMap<std::pair<unsigned, llvm::FunctionType *>, llvm::Function *>
      Declarations;
};

} // namespace cmx

#endif // CMX_IR_BUILDER_H
