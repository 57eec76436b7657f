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

/// The instructions that the finalizer adds to the messages of one block, found
/// by experiment. See describeSurface in EmitLsc.cpp for LSC.
class BlockPrice {
public:
  void add(const OwordMessage &M);
  unsigned ofDataPort() const { return DataPort; }
  unsigned ofLsc() const { return Lsc; }

private:
  unsigned DataPort = 0, Lsc = 0;
  /// The message before, with its descriptors still in an address register.
  std::optional<OwordMessage> Last;
  /// Shifted numbers of surfaces and constant offsets are computed once.
  DenseSet<const Value *> Shifted, Constants;
  bool HasZero = false;
};

} // namespace

void BlockPrice::add(const OwordMessage &M) {
  // The data port's descriptor contains the size of the data; that of LSC does
  // only for a store.
  bool IsLast =
      Last && Last->Surface == M.Surface && Last->IsStore == M.IsStore;
  bool SameBytes = Last && Last->Bytes == M.Bytes;
  DataPort += !(IsLast && SameBytes);
  Lsc += !(IsLast && (SameBytes || !M.IsStore));
  Last = M;

  // The data port's header has the offset. The instruction that computes the
  // offset may write it there.
  auto *Computed = dyn_cast<Instruction>(M.Offset);
  DataPort += !(Computed && Computed->hasOneUse());
  auto *C = dyn_cast<ConstantInt>(M.Offset);
  bool IsZero = C && C->isZero();
  if (!isa<Constant>(M.Offset))
    Lsc += !M.OffsetInBytes;
  else if (!IsZero)
    Lsc += Constants.insert(M.Offset).second;

  // One shift makes the first load's descriptor and a zero.
  Lsc += Shifted.insert(M.Surface).second;
  if (IsZero && !HasZero) {
    Lsc += M.IsStore;
    HasZero = true;
  }
}

/// The oword block message \p I of a surface argument; nothing if it is none.
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
