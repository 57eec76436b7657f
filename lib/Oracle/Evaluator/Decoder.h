//===- Decoder.h - From LLVM IR to compact code -----------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Slots: values that are used only in their own block ("local") share a pool of
// slots. Each other value has a slot of its own. An insertion that is the only
// use of a local value works in place, so that a chain of insertions copies
// nothing.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_LIB_ORACLE_EVALUATOR_DECODER_H
#define CMX_LIB_ORACLE_EVALUATOR_DECODER_H

#include "Code.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/InstrTypes.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"

#include <optional>

namespace cmx::eval {

/// The data that all functions of a module share.
class ModuleDecoder {
public:
  Program &P;
  const llvm::DataLayout &DL;

  explicit ModuleDecoder(Program &P);
  void run();

  /// Returns the shape of \p Ty, or std::nullopt if values of this type cannot
  /// be evaluated.
  static std::optional<Shape> shapeOf(llvm::Type *Ty);
  /// Appends the words of \p C to \p Words and their flags to \p Poison.
  /// Returns false if \p C cannot be evaluated.
  bool constant(const llvm::Constant *C, std::vector<uint64_t> &Words,
                std::vector<uint8_t> &Poison);
  uint32_t externalNumber(const llvm::Function &F);

private:
  llvm::DenseMap<const llvm::GlobalVariable *, uint32_t> GlobalNumbers;
  llvm::DenseMap<const llvm::Function *, uint32_t> ExternalNumbers;

  bool globalBytes(const llvm::Constant *C, uint64_t At, Global &G);
  bool bitCastConstant(const llvm::ConstantExpr &C,
                       std::vector<uint64_t> &Words,
                       std::vector<uint8_t> &Poison);
  bool address(const llvm::Constant *C, uint64_t &Word);
  void decodeGlobals();
};

class FunctionDecoder {
  ModuleDecoder &MD;
  Program &P;
  const llvm::DataLayout &DL;
  FunctionCode &F;
  llvm::DenseMap<const llvm::Value *, uint32_t> Slots;
  llvm::DenseMap<const llvm::BasicBlock *, uint32_t> BlockStart;
  /// A jump that is written into the table when all slots are known.
  struct PendingEdge {
    const llvm::BasicBlock *From, *To;
    uint32_t InstNumber;
    /// Where the index of the jump is written: to this index of the table, or
    /// to a field of the instruction (-1: Extra, -2: B).
    int CaseField;
  };
  llvm::SmallVector<PendingEdge, 16> Edges;

  // Slots of values that are used only in their own block.
  llvm::DenseMap<uint32_t, llvm::SmallVector<uint32_t, 8>> Pool;
  llvm::DenseMap<const llvm::Instruction *, uint32_t> Order;
  llvm::DenseMap<uint32_t, llvm::SmallVector<const llvm::Instruction *, 4>>
      Expiring;
  llvm::DenseMap<const llvm::Instruction *, bool> Taken;

public:
  FunctionDecoder(ModuleDecoder &MD, FunctionCode &F)
      : MD(MD), P(MD.P), DL(MD.DL), F(F) {}
  void run(const llvm::Function &Fn);

private:
  bool fail(const llvm::Twine &Why);
  bool unsupported(const llvm::Instruction &I);
  bool collectConstants(const llvm::Function &Fn);
  bool params(const llvm::Function &Fn);
  bool block(const llvm::BasicBlock &BB);
  bool result(const llvm::Instruction &I);
  void expire(uint32_t Position);
  uint32_t newSlot(uint32_t Words) {
    uint32_t S = F.FrameWords;
    F.FrameWords += Words;
    return S;
  }
  static bool isLocal(const llvm::Instruction &I);
  const llvm::Value *inPlaceOperand(const llvm::Instruction &I);

  Shape shape(const llvm::Value *V) {
    return *ModuleDecoder::shapeOf(V->getType());
  }
  uint32_t slot(const llvm::Value *V) { return Slots.lookup(V); }
  Inst start(Op Code, const llvm::Instruction &I);
  void emit(const Inst &N, const llvm::Instruction &I);

  bool instruction(const llvm::Instruction &I);
  bool arithmetic(const llvm::Instruction &I);
  bool conversion(const llvm::CastInst &I);
  bool elements(const llvm::Instruction &I);
  bool shuffle(const llvm::Instruction &I, const llvm::Value *A,
               const llvm::Value *B, llvm::ArrayRef<int> Mask);
  bool fields(const llvm::Instruction &I);
  uint32_t fieldOffset(llvm::Type *Ty, llvm::ArrayRef<unsigned> Indices);
  bool memory(const llvm::Instruction &I);
  bool stackObject(const llvm::AllocaInst &I);
  bool gep(const llvm::GetElementPtrInst &I);
  bool controlFlow(const llvm::Instruction &I);
  bool call(const llvm::CallInst &I);
  bool intrinsic(const llvm::IntrinsicInst &I);
  bool simpleIntrinsic(const llvm::IntrinsicInst &I);
  void interleave(const llvm::IntrinsicInst &I, unsigned Factor);
  void deinterleave(const llvm::IntrinsicInst &I, unsigned Factor);
  bool floatParts(const llvm::IntrinsicInst &I);
  bool vectorIntrinsic(const llvm::IntrinsicInst &I);
  bool maskedAccess(const llvm::IntrinsicInst &I);
  bool memoryIntrinsic(const llvm::IntrinsicInst &I);
  bool lanewise(Op Code, const llvm::CallBase &I);
  bool callAddress(const llvm::CallInst &I);
  bool runtimeCall(const llvm::CallInst &I, RuntimeCall Which);
  void edges();
  uint32_t edge(const PendingEdge &E);
};

} // namespace cmx::eval

#endif // CMX_LIB_ORACLE_EVALUATOR_DECODER_H
