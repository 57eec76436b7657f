//===- Builder.h - Making calls of llvm.genx intrinsics ---------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// RegionBuilder inserts calls at the insertion point of its IRBuilder.
// Declarations get the public mangled names and their attributes. A table maps
// intrinsic and function type to the declaration, so that no name is built
// twice.
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

/// The elements that R selects from the bytes of V.
struct RegionSource {
  llvm::Value *V = nullptr; ///< Not a register bitcast. A scalar: one element.
  Region R = Region::contiguous(1, 1);
  /// If R is indirect: the variable start in bytes, or a vector with a start
  /// for each row. R.offsetBytes() is added to each start.
  llvm::Value *Offset = nullptr;

  bool isDirect() const { return !Offset; }
  bool operator==(const RegionSource &S) const;
};

/// Returns the lanes of the constant vector \p C at \p OffsetsBytes. The result
/// has the type \p Ty, which has \p C's element type. A lane outside of \p C is
/// poison or, if \p C is a splat, the value of the splat. Returns null if \p C
/// is a constant expression.
llvm::Constant *readConstant(const llvm::Constant &C,
                             llvm::ArrayRef<int64_t> OffsetsBytes,
                             llvm::Type *Ty);

class RegionBuilder {
public:
  explicit RegionBuilder(llvm::Module &M) : M(M), B(M.getContext()) {}
  /// Inserts before \p I.
  explicit RegionBuilder(llvm::Instruction &I) : RegionBuilder(*I.getModule()) {
    B.SetInsertPoint(&I);
  }

  /// Returns the IRBuilder, for insertion points and for instructions other
  /// than intrinsics.
  llvm::IRBuilder<> &ir() { return B; }
  llvm::Module &module() { return M; }

  /// Reads the region \p R of \p Src. For a region of one element, the result
  /// is a vector of one element or, if \p ScalarResult, a scalar. If \p Offset
  /// is given (a scalar, or a vector with a lane for each row), it is the whole
  /// start in bytes, and R.offsetBytes() is ignored.
  llvm::CallInst *createRdRegion(llvm::Value *Src, const Region &R,
                                 bool ScalarResult = false,
                                 llvm::Value *Offset = nullptr,
                                 const llvm::Twine &Name = "");
  /// Returns the elements of \p S as a value of type \p Ty. The result is S.V
  /// itself if \p S selects all of it and it has this type, or a constant if
  /// possible. Otherwise it is a bitcast, a rdregion, or both.
  llvm::Value *createRead(const RegionSource &S, llvm::Type *Ty);
  /// Returns \p V as a value of type \p Ty, which has the same size. Constants
  /// are folded.
  llvm::Value *createBitcast(llvm::Value *V, llvm::Type *Ty);
  /// Reads one element as a scalar.
  llvm::CallInst *createRdElement(llvm::Value *Src, unsigned Index,
                                  const llvm::Twine &Name = "");

  /// Writes \p New to the region \p R of \p Old. \p Mask is a vector of i1 with
  /// as many lanes as \p New. Without a mask, all lanes are written.
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

  /// Calls the intrinsic \p Id with \p Args.
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
