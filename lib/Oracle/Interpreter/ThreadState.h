//===- ThreadState.h - Registers and lanes of a running thread --*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The state that instructions read and write. All general variables of a
// program are in one array of bytes; a Place (Program.h) says where. Accesses
// are checked, so that no operand can reach from one variable into the next.
//
// The functions for messages take operands of the present instruction. If such
// a function fails, it has already reported the error, and the thread must end.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_LIB_ORACLE_INTERPRETER_THREADSTATE_H
#define CMX_LIB_ORACLE_INTERPRETER_THREADSTATE_H

#include "Program.h"
#include "cmx/Oracle/Runtime/Thread.h"

#include <memory>

namespace cmx {
namespace interpreter {

/// The target of one element of an address variable: an offset in the variable
/// Root. The offset may lie outside of that variable, because only accesses are
/// checked.
struct AddressValue {
  uint32_t Root = NoRoot;
  int32_t OffsetBytes = 0;
};

/// Lanes that wait until the thread reaches their instruction.
struct Waiting {
  uint32_t PC = 0;
  uint32_t Lanes = 0;
};

/// The variables of an outer call of a function during an inner call of the
/// same function.
struct SavedStorage {
  std::vector<uint8_t> Registers, Written;
  std::vector<AddressValue> Addresses;
  std::vector<uint32_t> Predicates, PredicatesWritten, States;
};

/// A call in progress; the first one is the kernel itself.
struct Frame {
  uint32_t ReturnPC = 0;
  uint32_t Callers = 0; ///< Lanes to resume at ReturnPC.
  uint32_t Function = 0;
  bool IsFunctionCall = false; ///< fcall: only fret returns from it.
  /// The variables of the outer call, if the function calls itself.
  std::unique_ptr<SavedStorage> Outer;
  llvm::SmallVector<Waiting, 4> Waits; ///< Sorted by PC, the lowest PC last.
};

/// Returns a mask of the lanes of an instruction that its predicate enables;
/// bit 0 is the first lane of the instruction. \p Bits are the elements of the
/// predicate variable, \p NumElts is their number.
///
/// .any and .all look at all elements of the variable. (The vISA specification
/// says that they look only at the elements of the lanes. But an experiment
/// shows that GenX_IR 1.0.12504 translates .any to any16h if the variable has
/// 16 elements, and compilers rely on this in instructions of exec size 1.)
uint32_t predicateLanes(uint32_t Bits, unsigned NumElts, visa::PredMode Mode,
                        bool Inverted, unsigned FirstLane, unsigned Size);
inline uint32_t lowLanes(unsigned Size) {
  return Size >= 32 ? ~0u : (1u << Size) - 1;
}

class ThreadState {
public:
  ThreadState(runtime::ThreadContext &T, const Program &P);

  runtime::ThreadContext &T;
  const Program &P;

  //===--- Operands of messages ---===//
  /// The kernel of the present instruction.
  const visa::Kernel &kernel() const { return *function().K; }
  llvm::ArrayRef<visa::Operand> operands(const visa::Instruction &I) const {
    return kernel().operands(I);
  }
  unsigned grfBytes() const { return P.GRFBytes; }
  /// Returns a mask: bit n is set if the execution mask and the predicate of \p
  /// I enable lane n of \p X.
  uint32_t activeLanes(const visa::Instruction &I, visa::Exec X) const;
  /// Returns the number in a scalar operand (immediate, region or indirect
  /// region), extended to 64 bits as its type says. Returns std::nullopt after
  /// an error.
  std::optional<int64_t> readScalar(const visa::Operand &O);
  /// The surface or sampler number of a state operand.
  uint32_t readState(const visa::Operand &O) const;
  /// Is \p O %slm (shared local memory), which has no surface number?
  static bool isSLM(const visa::Operand &O) {
    return O.hasDecl() && O.decl() == visa::declOf(visa::Predefined::SLM);
  }
  /// Returns the address of the \p NumBytes bytes that begin \p FromBytes after
  /// the start of raw operand \p O. If some of them lie outside of the
  /// variable, reports an error and returns null. \p O may also be a Src or Dst
  /// operand; its start is then its first element.
  uint8_t *rawBytes(const visa::Operand &O, uint64_t FromBytes,
                    uint64_t NumBytes);
  /// Callers of rawBytes call noteRead or noteWritten for the bytes that they
  /// really read or write.
  bool noteRead(const uint8_t *First, uint64_t NumBytes) {
    return Written.empty() || checkWritten(First, NumBytes);
  }
  void noteWritten(const uint8_t *First, uint64_t NumBytes) {
    if (!Written.empty())
      markWritten(First, NumBytes);
  }
  /// Calls rawBytes and then noteRead, for messages that read all these bytes.
  const uint8_t *readRaw(const visa::Operand &O, uint64_t FromBytes,
                         uint64_t NumBytes);
  /// Calls rawBytes and then noteWritten, for messages that write all these
  /// bytes.
  uint8_t *writeRaw(const visa::Operand &O, uint64_t FromBytes,
                    uint64_t NumBytes);
  /// Reports an error or a note about the present instruction. Returns false if
  /// it is an error.
  bool fail(runtime::ErrorKind K, const llvm::Twine &Text, int Lane = -1);

  //===--- Operands of arithmetic ---===//
  /// The lanes of \p D that both the execution mask and the predicate enable.
  uint32_t enabledLanes(const DecodedInst &D) const {
    uint32_t Mask = maskedLanes(D);
    return D.Predicate == NoIndex ? Mask : Mask & predicateOf(D);
  }
  /// The lanes of \p D that the execution mask enables.
  uint32_t maskedLanes(const DecodedInst &D) const {
    uint32_t All = lowLanes(D.Size);
    return D.NoMask ? All : (Active | P.Followers) >> D.FirstLane & All;
  }
  /// The lanes that the predicate of \p D enables.
  uint32_t predicateOf(const DecodedInst &D) const {
    return predicateLanes(Predicates[D.Predicate],
                          P.PredicateSizes[D.Predicate], D.Mode,
                          D.PredicateInverted, D.FirstLane, D.Size);
  }
  /// Sets the elements in \p Mask of predicate \p Var to those of \p Bits.
  void setPredicate(uint32_t Var, uint32_t Mask, uint32_t Bits) {
    Predicates[Var] = (Predicates[Var] & ~Mask) | (Bits & Mask);
    if (!PredicatesWritten.empty())
      PredicatesWritten[Var] |= Mask;
  }
  /// Reports the elements of predicates that \p D reads and that no instruction
  /// has written.
  void notePredicates(const DecodedInst &D);
  /// Returns the values of a source: either \p Buffer, filled with them, or
  /// constants of the program. Lanes outside of \p Mask may have any value.
  /// Returns null after an error.
  const Lanes *load(const DecodedInst &D, const Source &Src, uint32_t Mask,
                    Lanes &Buffer);
  bool store(const DecodedInst &D, const Destination &Dst, uint32_t Mask,
             const Lanes &From);
  /// Like store, but never flushes denormals.
  bool storeBits(const DecodedInst &D, const Destination &Dst, uint32_t Mask,
                 const Lanes &From);

  //===--- The machine ---===//
  const Function &function() const {
    return P.Functions[Frames.back().Function];
  }
  const Place &place(visa::DeclId Id) const {
    return function().Places[uint32_t(Id)];
  }

  std::unique_ptr<uint8_t[]> Registers;
  /// One flag per byte of Registers; empty if not needed.
  std::vector<uint8_t> Written;
  std::vector<AddressValue> Addresses;
  std::vector<uint32_t> Predicates;
  /// Written bits of Predicates; empty if not needed.
  std::vector<uint32_t> PredicatesWritten;
  std::vector<uint32_t> States;

  uint32_t PC = 0;
  /// The channels that execute the instruction at PC, without
  /// Program::Followers.
  uint32_t Active = 0;
  /// The lowest PC at which lanes of the present frame wait.
  uint32_t NextWait = NoIndex;
  llvm::SmallVector<Frame, 4> Frames;

  /// Makes \p Lanes of this frame wait until the thread reaches \p AtPC.
  void wait(uint32_t AtPC, uint32_t Lanes);
  /// Called when the thread has reached or passed the place of waiting lanes.
  /// Continues with the lanes whose place comes first in the text.
  void join();
  /// Called when no lane is active. Continues with the lanes that wait at the
  /// lowest PC. Returns false if no lanes wait.
  bool resume();
  /// Starts the call \p F. Saves the variables of the function if another call
  /// of it is in progress.
  void pushFrame(Frame F);
  void popFrame();
  /// Fills the \p NumBytes bytes from \p First on with garbage again, and marks
  /// them as not written.
  void spoil(uint8_t *First, uint64_t NumBytes);

private:
  std::unique_ptr<SavedStorage> saveStorage(const Function &F);
  void restoreStorage(const Function &F, const SavedStorage &Saved);
  /// Sets \p Start to the place in Registers of lane \p Lane of an operand.
  /// Returns false after an error.
  bool locate(const OperandRegion &R, unsigned Lane, bool IsRead,
              uint32_t &Start);
  bool loadLanes(const Source &Src, uint32_t Mask, Lanes &Buffer);
  bool storeLanes(const Destination &Dst, uint32_t Mask, const Lanes &From);
  bool noteLanes(const Source &Src, uint32_t Mask);
  bool loadIndirect(const DecodedInst &D, const Source &Src, uint32_t Mask,
                    Lanes &Buffer);
  /// Do the options and the control register flush denormals of type \p T?
  bool flushes(ElemType T) const;
  bool checkWritten(const uint8_t *First, uint64_t NumBytes);
  void markWritten(const uint8_t *First, uint64_t NumBytes);
};

/// Executes a message, barrier or fence (Messages*.cpp). Returns false if the
/// thread must end.
bool executeMessage(ThreadState &S, const visa::Instruction &I);
/// Is \p Op a message, barrier or fence?
bool isMessage(visa::Opcode Op);
/// Returns the reason why \p I cannot be executed, or std::nullopt if it can.
std::optional<std::string> whyNotExecutable(const visa::Kernel &K,
                                            const visa::Instruction &I,
                                            runtime::SamplerModel Sampler);

} // namespace interpreter
} // namespace cmx

#endif // CMX_LIB_ORACLE_INTERPRETER_THREADSTATE_H
