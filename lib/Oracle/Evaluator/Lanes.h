//===- Lanes.h - Operations on lanes ----------------------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each function below executes one instruction on a frame. Lanes of up to 64
// bits have fast code; wider lanes and rare operations use APInt.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_LIB_ORACLE_EVALUATOR_LANES_H
#define CMX_LIB_ORACLE_EVALUATOR_LANES_H

#include "Code.h"

#include "cmx/Oracle/Runtime/Thread.h"

#include "llvm/ADT/APInt.h"

namespace cmx::eval {

struct Frame {
  uint64_t *Words;
  uint8_t *Poison;
};

inline uint64_t lowMask(unsigned Bits) {
  return Bits >= 64 ? ~uint64_t(0) : (uint64_t(1) << Bits) - 1;
}
inline int64_t signExtend(uint64_t V, unsigned Bits) {
  return int64_t(V << (64 - Bits)) >> (64 - Bits);
}

inline llvm::APInt getWide(Frame F, uint32_t Slot, uint32_t Lane,
                           unsigned Bits) {
  unsigned Words = (Bits + 63) / 64;
  return llvm::APInt(Bits,
                     llvm::ArrayRef(F.Words + Slot + Lane * Words, Words));
}
inline void setWide(Frame F, uint32_t Slot, uint32_t Lane,
                    const llvm::APInt &V) {
  unsigned Words = V.getNumWords();
  std::copy_n(V.getRawData(), Words, F.Words + Slot + Lane * Words);
}

/// Undefined behaviour of a lane; Text is null if there is none.
struct LaneError {
  runtime::ErrorKind Kind = runtime::ErrorKind::UndefinedBehavior;
  const char *Text = nullptr;
  int Lane = -1;
};

// Integers.
LaneError intBinary(const Inst &I, Frame F);
void intCompare(const Inst &I, Frame F);
void intCast(const Inst &I, Frame F);
void intIntrinsic(const Inst &I, Frame F);
void withOverflow(const Inst &I, Frame F);
LaneError fixedPoint(const Inst &I, Frame F);
void steps(const Inst &I, Frame F);
void activeLanes(const Inst &I, Frame F);
void intReduce(const Inst &I, Frame F);
void bitCast(const Inst &I, Frame F);

/// Makes the choices of an execution: where LLVM allows several results, it
/// chooses one. See EvalMode.
class Choices {
  unsigned Style = 0;
  uint64_t State = 0;
  bool Used = false;

public:
  Choices() = default;
  Choices(unsigned Style, uint64_t Seed) : Style(Style), State(Seed) {}
  uint64_t bits();
  bool either() { return bits() & 1; }
  /// Chooses the error of a rounded result: from -1 to 1 times the largest
  /// error.
  double error();
  /// Has any choice been made?
  bool used() const { return Used; }
  /// Chooses the NaN that an operation on \p A and \p B gives.
  uint64_t nan(FloatKind K, uint64_t A, uint64_t B);
};

// Floats. Open makes the choices; it is null in execution 0 (EvalMode::Choice).
void floatBinary(const Inst &I, Frame F, Choices *Open);
void floatNegate(const Inst &I, Frame F);
void floatCompare(const Inst &I, Frame F);
void floatCast(const Inst &I, Frame F, Choices *Open);
void floatToInt(const Inst &I, Frame F);
void intToFloat(const Inst &I, Frame F);
void floatIntrinsic(const Inst &I, Frame F, Choices *Open);
void floatClass(const Inst &I, Frame F);
void floatExponent(const Inst &I, Frame F, Choices *Open);
void floatParts(const Inst &I, Frame F, Choices *Open);
void floatReduce(const Inst &I, Frame F, Choices *Open);
bool isNaN(FloatKind K, uint64_t Bits);
double toDouble(FloatKind K, uint64_t Bits);
uint64_t fromDouble(FloatKind K, double D);
bool isInfinity(FloatKind K, uint64_t Bits);
unsigned floatBits(FloatKind K);
/// If a lane in \p Slot (an operand or the result) breaks a promise of the
/// flags nnan and ninf, makes this lane of the result poison.
void applyFloatFlags(const Inst &I, Frame F, uint16_t Flags, FloatKind Kind,
                     uint32_t Slot);
/// Applies the fast-math flags of \p I to the result of \p I. This is for
/// operations that ignore these flags when they compute the result.
void applyResultFlags(const Inst &I, Frame F, Choices *Open);

// Any type.
void select(const Inst &I, Frame F);
void shuffle(const Inst &I, Frame F, const uint32_t *Mask);

} // namespace cmx::eval

#endif // CMX_LIB_ORACLE_EVALUATOR_LANES_H
