//===- Machine.h - Running compact code -------------------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A machine runs one thread at a time and can be used again. It keeps frames,
// with their constants, for later calls.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_LIB_ORACLE_EVALUATOR_MACHINE_H
#define CMX_LIB_ORACLE_EVALUATOR_MACHINE_H

#include "Code.h"
#include "Lanes.h"

#include "cmx/Oracle/Evaluator/Evaluator.h"
#include "cmx/Oracle/Runtime/Messages.h"

namespace cmx::eval {

/// This bit marks sites that are numbers of instructions. Sites of runtime
/// calls are addresses of strings. In such addresses, this bit is never set.
constexpr runtime::SiteId InstructionSite = runtime::SiteId(1) << 63;

class Machine {
  const Program &P;
  runtime::ThreadContext *T = nullptr;
  EvalMode Mode;
  Choices Chosen;
  /// Null in execution 0 (EvalMode::Choice).
  Choices *Open = nullptr;
  EvalResult *Result = nullptr;

  struct OwnedFrame {
    std::vector<uint64_t> Words;
    std::vector<uint8_t> Poison;
  };
  /// For each function: the frames that are not in use.
  std::vector<std::vector<std::unique_ptr<OwnedFrame>>> Frames;
  unsigned Depth = 0;

  struct Object {
    uint64_t Size;
    /// Offset in the stack; 0 for a constant global.
    uint64_t At;
    const Global *Constant;
    /// Accesses may assume this alignment. Globals have the largest alignment.
    uint64_t AlignBytes = UINT64_MAX;
  };
  std::vector<Object> Objects;
  std::vector<uint8_t> Stack, StackUndef;
  uint64_t StackSize = 0;

  std::vector<uint64_t> TempWords;
  std::vector<uint8_t> TempPoison;
  /// The result of the last call.
  std::vector<uint64_t> ReturnWords;
  std::vector<uint8_t> ReturnPoison;
  std::vector<uint64_t> CallCounts; ///< Index: as in Program::Externals.

  // The function that is running.
  const FunctionCode *Fn = nullptr;
  Frame F{};

public:
  explicit Machine(const Program &P);

  /// Calls \p Function. \p Args has one value per parameter, except the
  /// context.
  EvalResult call(uint32_t Function, llvm::ArrayRef<EvalValue> Args,
                  runtime::ThreadContext &T, EvalMode Mode);

private:
  // Calls. If a function returns false, the thread ends.
  bool run(uint32_t Function, OwnedFrame &Own);
  std::unique_ptr<OwnedFrame> takeFrame(uint32_t Function);
  bool execute(const Inst &I);
  bool move(const Inst &I);
  bool compute(const Inst &I);
  bool callFunction(const Inst &I);
  bool callAddress(const Inst &I);
  bool callWith(const Inst &I, uint32_t Callee);
  void callExternal(const Inst &I);
  bool runtimeCall(const Inst &I);
  uint32_t jump(uint32_t Edge);
  void setArg(const Param &To, const EvalValue &V, OwnedFrame &Own);
  EvalValue value(const Shape &S, uint32_t Slot) const;
  bool branch(const Inst &I, uint32_t &Next);
  uint32_t switchEdge(const Inst &I);
  void decideConditions(const Inst &I);

  // Errors.
  void setSite(const Inst &I);
  bool undefined(const Inst &I, const char *Text, int Lane = -1);

  // Memory.
  struct Place {
    uint8_t *Data = nullptr;
    uint8_t *Undef = nullptr;
  };
  uint64_t newObject(uint64_t Size);
  bool place(const Inst &I, uint32_t PointerSlot, uint64_t Size,
             bool ForWriting, Place &Result);
  bool placeAt(const Inst &I, uint64_t Address, uint64_t Size, bool ForWriting,
               Place &Result);
  bool isAligned(const Inst &I, uint32_t Slot);
  bool maskedAccess(const Inst &I);
  bool load(const Inst &I);
  bool store(const Inst &I);
  bool stackObject(const Inst &I);
  void gep(const Inst &I);
  bool fillOrCopy(const Inst &I);
  bool lifetime(const Inst &I);
  bool elementAt(const Inst &I);
  void freeze(const Inst &I);
  void chooseParts(const Inst &I);
  void chooseParts(uint32_t Slot, uint32_t L, unsigned Words, unsigned PartBits,
                   llvm::ArrayRef<uint8_t> PartFlags);
  void copy(uint32_t Dst, uint32_t Src, uint32_t Words) {
    std::copy_n(F.Words + Src, Words, F.Words + Dst);
    std::copy_n(F.Poison + Src, Words, F.Poison + Dst);
  }

  // Runtime calls.
  bool reportFunctionAccess();
  bool scalars(const uint32_t *Slots, unsigned Count);
  bool isDefined(const Inst &I, const Place &At, uint64_t Size,
                 const char *Text);
  bool isOfVariable(runtime::Space S, uint64_t Address) const;
  bool moveVariable(const Inst &I, uint64_t Address, uint64_t Size,
                    unsigned AlignBytes, Place Data, bool IsLoad);
  bool moveLane(const Inst &I, const runtime::LaneAccess &A, uint32_t Lane,
                Place Data, bool IsLoad);
  bool moveVariables(const Inst &I, runtime::LaneAccess &A,
                     std::vector<uint8_t> &Mask, Place Data, bool IsLoad);
  bool checkLanes(const Inst &I, const uint32_t *Slots);
  bool blockMessage(const Inst &I, const uint32_t *Slots);
  bool mediaMessage(const Inst &I, const uint32_t *Slots);
  bool laneMessage(const Inst &I, const uint32_t *Slots);
  bool atomicMessage(const Inst &I, const uint32_t *Slots);
  bool addressesAndMask(const Inst &I, uint32_t Addresses, uint32_t Mask,
                        uint32_t Lanes, const uint64_t *&AddressData,
                        const uint8_t *&MaskData);
  enum class Sharing { None, Equal, Partial };
  /// Sets SharedLanes to a mask of the active lanes that access the same bytes
  /// as another lane. Returns Sharing::Partial if some lanes share only a part
  /// of their bytes.
  Sharing findSharedLanes(const runtime::LaneAccess &A);
  /// Marks as open the bytes that the lanes in SharedLanes wrote. Called after
  /// a message whose lanes share bytes.
  bool leaveBytesOpen(runtime::LaneAccess A, uint64_t NumBytes);
  std::vector<uint8_t> SharedLanes;
  bool inlineText(const Inst &I, const uint32_t *Slots);
  bool math(const Inst &I, const uint32_t *Slots);
  std::vector<uint64_t> LaneAddresses;
};

} // namespace cmx::eval

#endif // CMX_LIB_ORACLE_EVALUATOR_MACHINE_H
