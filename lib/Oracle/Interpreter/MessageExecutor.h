//===- MessageExecutor.h - One message of one thread ------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Decodes the operands of a message. The functions of
// cmx/Oracle/Runtime/Messages.h then execute it.
//
//   Messages.cpp        what can be executed, synchronisation
//   MessagesBlock.cpp   oword, media and SVM blocks, 2D blocks
//   MessagesLanes.cpp   lanes, scattered access by surface and by address
//   MessagesLsc.cpp     the load/store cache
//   MessagesDpas.cpp    the matrix unit
//   MessagesSampler.cpp the sampler
//
// Inactive lanes keep their bytes of the destination. Blocks have no lanes, but
// their messages write whole registers (found by experiment with GenX_IR
// 1.0.12504): if a block ends within a register, the rest of the register
// becomes garbage.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_LIB_ORACLE_INTERPRETER_MESSAGEEXECUTOR_H
#define CMX_LIB_ORACLE_INTERPRETER_MESSAGEEXECUTOR_H

#include "ThreadState.h"
#include "Values.h"
#include "cmx/Oracle/Runtime/Messages.h"

namespace cmx {
namespace interpreter {

/// Bytes of an element of LSC data.
struct LscDataSize {
  unsigned MemBytes, RegBytes;
};
LscDataSize lscDataSize(visa::LscData D);
bool isLscQuad(visa::Opcode Op);
/// Is \p I a raw message that is a block load (visa::LscBlockLoad)?
bool isRawBlockLoad(const visa::Instruction &I,
                    llvm::ArrayRef<visa::Operand> Ops);

class MessageExecutor {
public:
  MessageExecutor(ThreadState &S, const visa::Instruction &I)
      : S(S), I(I), Ops(S.operands(I)), Lanes(I.Lanes.Size) {}

  /// Sets Mask to the active lanes. Returns false if no lane is active. Called
  /// before each message except oword, media and SVM blocks, fences and
  /// barriers.
  bool findLanes();

  //===--- MessagesBlock.cpp ---===//
  bool owordBlock();
  bool mediaBlock();
  bool svmBlock();
  bool lscBlock2D();

  //===--- MessagesLanes.cpp ---===//
  bool surfaceScatter();
  bool surfaceQuad();
  bool typedQuad();
  bool typedAtomic();
  bool svmScatter();
  bool svmQuad();
  bool dataPortAtomic();

  //===--- MessagesLsc.cpp ---===//
  bool lsc();
  /// A block load that is written as raw_sends.
  bool rawBlockLoad();

  //===--- MessagesDpas.cpp ---===//
  bool dpas();

  //===--- MessagesSampler.cpp ---===//
  bool sample();

private:
  struct Target {
    runtime::Space S = runtime::Space::SVM;
    uint32_t Surface = 0;
  };
  /// The place, size and alignment of a block of bytes.
  struct BlockAccess {
    Target At;
    uint64_t Address = 0;
    unsigned NumBytes = 0, AlignBytes = 1;
  };
  struct Block2D;

  bool loadBlock(const BlockAccess &B, const visa::Operand &Data);
  bool storeBlock(const BlockAccess &B, const visa::Operand &Data);
  /// Fills the bytes from \p End to the end of the register with garbage, but
  /// not beyond the variable of \p O.
  void spoilRestOfRegister(const visa::Operand &O, uint8_t *End);
  bool readBlock2D(Block2D &B);
  bool loadBlock2D(const Block2D &B, const visa::Operand &Data);
  bool storeBlock2D(const Block2D &B, const visa::Operand &Data);

  Target surface(const visa::Operand &O) const;
  /// Sets \p Value to the number in \p O, an immediate or a raw operand of \p
  /// Bytes bytes.
  bool readNumber(const visa::Operand &O, unsigned Bytes, uint64_t &Value);
  /// Reads the addresses of all lanes; each has \p Bytes bytes.
  bool readAddresses(const visa::Operand &O, unsigned Bytes);
  /// Changes the addresses to (address + \p Base) * \p Scale in 32 bits.
  void addOffset32(uint64_t Base, unsigned Scale = 1);
  runtime::LaneAccess access(Target At, unsigned MemBytes, unsigned RegBytes,
                             unsigned AlignBytes) const;
  /// If the data does not fill an element of the register, the upper bytes of
  /// the element become garbage if \p IsOpenAbove is set, and zeros otherwise.
  bool loadLanes(const runtime::LaneAccess &A, const visa::Operand &Data,
                 bool IsOpenAbove = false);
  bool storeLanes(const runtime::LaneAccess &A, const visa::Operand &Data);
  void noteLanes(const runtime::LaneAccess &A, uint8_t *First, bool IsLoad);
  bool atomicLanes(const runtime::LaneAccess &A, runtime::AtomicOp Op,
                   const visa::Operand &Src0, const visa::Operand &Src1,
                   const visa::Operand &Dst, bool IsOpenAbove = false);
  /// Called after a load of one element per lane to \p First. In each enabled
  /// lane, fills the register bytes above the loaded bytes with garbage.
  void spoilAbove(const runtime::LaneAccess &A, uint8_t *First);
  bool typedCoordinates(const visa::Operand &O, uint32_t *To);
  void addToRequests(unsigned Part, uint32_t Number);
  bool addParameter(unsigned Part, const visa::Operand &O);
  bool writePixels(const visa::Operand &Data);
  bool lscAddresses(const visa::Operand &Address, int64_t OffsetBytes);

  ThreadState &S;
  const visa::Instruction &I;
  llvm::ArrayRef<visa::Operand> Ops;
  unsigned Lanes;
  uint8_t Mask[MaxLanes];
  uint64_t Addresses[MaxLanes];
  uint32_t Requests[MaxLanes]; ///< To the sampler; see SamplerModel.h.
};

/// Returns why the matrix unit's instruction \p I cannot be executed, or
/// std::nullopt if it can.
std::optional<std::string> whyNoDpas(const visa::Kernel &K,
                                     const visa::Instruction &I);
/// Returns why the message \p I to the sampler cannot be executed, or
/// std::nullopt if it can.
std::optional<std::string> whyNoSample(const visa::Instruction &I,
                                       llvm::ArrayRef<visa::Operand> Ops);

} // namespace interpreter
} // namespace cmx

#endif // CMX_LIB_ORACLE_INTERPRETER_MESSAGEEXECUTOR_H
