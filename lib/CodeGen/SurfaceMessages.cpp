//===- SurfaceMessages.cpp - Data port or load/store cache ----------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SurfaceMessages.h"
#include "cmx/IR/Intrinsics.h"
#include "cmx/IR/KernelInfo.h"
#include "cmx/IR/RegionInst.h"
#include "cmx/Target/TargetDesc.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/InstrTypes.h"
#include <optional>

using namespace llvm;

namespace cmx {

namespace {

/// An oword block message of a surface argument.
struct OwordMessage {
  const Argument *Surface;
  const Value *Offset;
  uint64_t Bytes;
  bool IsStore;
  bool OffsetInBytes;
};

/// Counts the instructions that the finalizer adds to the messages of one block
/// (found by experiment). For LSC, see also describeSurface in EmitLsc.cpp.
class BlockPrice {
public:
  void add(const OwordMessage &M);
  unsigned ofDataPort() const { return DataPort; }
  unsigned ofLsc() const { return Lsc; }

private:
  unsigned DataPort = 0, Lsc = 0;
  /// The previous message, whose descriptors are still in an address register.
  std::optional<OwordMessage> Last;
  /// The surfaces and constant offsets that are already in registers. Each
  /// surface's shifted number and each constant offset is computed once.
  DenseSet<const Value *> Shifted, Constants;
  bool HasZero = false;
};

} // namespace

void BlockPrice::add(const OwordMessage &M) {
  // The data port's descriptor contains the size of the data. LSC's descriptor
  // contains it only for a store.
  bool IsLast =
      Last && Last->Surface == M.Surface && Last->IsStore == M.IsStore;
  bool SameBytes = Last && Last->Bytes == M.Bytes;
  DataPort += !(IsLast && SameBytes);
  Lsc += !(IsLast && (SameBytes || !M.IsStore));
  Last = M;

  // The data port's header contains the offset. The instruction that computes
  // the offset can write it there if nothing else uses the offset.
  auto *Computed = dyn_cast<Instruction>(M.Offset);
  DataPort += !(Computed && Computed->hasOneUse());
  auto *C = dyn_cast<ConstantInt>(M.Offset);
  bool IsZero = C && C->isZero();
  if (!isa<Constant>(M.Offset))
    Lsc += !M.OffsetInBytes;
  else if (!IsZero)
    Lsc += Constants.insert(M.Offset).second;

  // One shift computes both the descriptor of the first load and a zero.
  Lsc += Shifted.insert(M.Surface).second;
  if (IsZero && !HasZero) {
    Lsc += M.IsStore;
    HasZero = true;
  }
}

/// If \p I is an oword block message of a surface argument, returns its
/// properties; otherwise std::nullopt.
static std::optional<OwordMessage> getOwordMessage(const Instruction &I,
                                                   const KernelInfo &Info) {
  auto Id = getGenXIntrinsic(I);
  if (!Id || getGenXInfo(*Id).Shape != ShapeRule::OwordBlock)
    return std::nullopt;
  const GenXInfo &Message = getGenXInfo(*Id);
  auto operand = [&](StringRef Name) {
    return I.getOperand(*Message.operandIndex(Name));
  };
  auto *Surface = dyn_cast<Argument>(operand("surface"));
  if (!Surface || Info.kindOf(*Surface) != KernelArgKind::Surface)
    return std::nullopt;
  bool IsStore = Message.Memory == GenXMemory::Write;
  const Type *Data = (IsStore ? operand("data") : &I)->getType();
  const StringRef Unit = Message.Operands[*Message.operandIndex("offset")].Unit;
  return OwordMessage{Surface, operand("offset"), registerBytes(Data), IsStore,
                      Unit == "bytes"};
}

bool prefersDataPort(const Function &F, const KernelInfo &Info,
                     const TargetDesc &TD) {
  if (!TD.has(Feature::OwordBlock))
    return false;
  unsigned DataPort = 0, Lsc = 0;
  for (const BasicBlock &BB : F) {
    BlockPrice Price;
    for (const Instruction &I : BB) {
      if (!I.mayReadOrWriteMemory())
        continue;
      auto M = getOwordMessage(I, Info);
      if (!M)
        return false;
      Price.add(*M);
    }
    DataPort += Price.ofDataPort();
    Lsc += Price.ofLsc();
  }
  return DataPort < Lsc;
}

} // namespace cmx
