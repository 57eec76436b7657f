//===- Code.h - Functions as the evaluator runs them ------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A function is decoded once into a list of instructions whose operands are
// slots of a frame. So its execution needs no look-ups and no allocation.
//
// A frame has two arrays of equal length: words of 64 bits and poison flags. A
// value of N lanes of B bits takes N * W words, starting at its slot, where W =
// ceil(B/64). The poison flag of lane L is at index slot + L. Bits above B are
// zero. The fields of a struct follow each other. Constants are at the start of
// the frame; they are written once, when the frame is made.
//
// A pointer is a number. Its upper half identifies an object (objectAddress),
// and its lower half is a byte offset in this object. Object 0 does not exist.
// The first objects are the globals; the live allocas come after them.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_LIB_ORACLE_EVALUATOR_CODE_H
#define CMX_LIB_ORACLE_EVALUATOR_CODE_H

#include "llvm/ADT/StringMap.h"
#include "llvm/IR/Instruction.h"
#include "llvm/IR/Module.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace cmx::eval {

enum class Op : uint8_t {
  IntBinary,   ///< Sub: LLVM's opcode.
  FloatBinary, ///< Sub: LLVM's opcode.
  FNeg,
  ICmp, ///< Sub: LLVM's predicate.
  FCmp,
  Select,      ///< A condition for each lane.
  SelectWhole, ///< One condition for all lanes.
  Freeze,
  IntCast, ///< Trunc, zext, sext. Sub: LLVM's opcode.
  FloatToInt,
  IntToFloat,
  FloatCast,
  BitCast,
  Copy,
  Extract, ///< Element number Extra of A.
  ExtractAt,
  Insert,
  InsertAt,
  Shuffle, ///< Table: one index per lane, -1 is poison.
  InsertField,
  Alloca, ///< Sub: alignment in bytes.
  Load,   ///< Sub: alignment in bytes.
  Store,
  Gep,
  MaskedAccess, ///< Sub: LLVM's intrinsic. A: pointers, B: mask, C: data.
  MemCopy,
  MemSet,
  Lifetime,
  IntIntrinsic,   ///< Sub: LLVM's intrinsic.
  WithOverflow,   ///< Sub: LLVM's intrinsic.
  FixedPoint,     ///< Sub: LLVM's intrinsic. Extra: the scale.
  Steps,          ///< Lane L gets the number L.
  ActiveLanes,    ///< Lane L: is A + L < B? A and B have SrcBits bits.
  FloatIntrinsic, ///< Sub: LLVM's intrinsic.
  FloatToIntSat,
  RoundToInt,    ///< Sub: LLVM's intrinsic.
  FloatClass,    ///< A: floats, B: one set of classes for all lanes.
  FloatExponent, ///< Sub: LLVM's intrinsic. B: an integer of SrcBits bits.
  FloatParts,    ///< Sub: LLVM's intrinsic. Bits: of the second result.
  Reduce,        ///< Sub: LLVM's intrinsic.
  Assume,
  Trap,
  Runtime, ///< Sub: RuntimeCall.
  Call,
  CallExternal,
  CallAddress, ///< A: the address of the function.
  Jump,
  Branch,
  Switch,
  Return,
  Unreachable
};

enum class RuntimeCall : uint8_t {
#define CMX_RT(Enum, Name, Result, Parameters) Enum,
#include "cmx/Oracle/Runtime/GenericABI.def"
};

enum class FloatKind : uint8_t { None, Half, BFloat, Single, Double };

/// Flags of an instruction: first the poison-generating ones, then fast-math
/// flags, then facts about types.
enum Flag : uint16_t {
  NUW = 1,
  NSW = 2,
  Exact = 4,
  Disjoint = 8,
  NonNegative = 16,
  SameSign = 32,
  NoNaNs = 64,
  NoInfs = 128,
  NoSignedZeros = 256,
  FreeRounding = 512, ///< contract, reassoc, arcp or afn
  IsPacked = 1024,    ///< Load and store: lanes are not whole bytes.
  IsSigned = 2048     ///< Conversions between integers and floats.
};

struct Inst {
  Op Code = Op::Unreachable;
  FloatKind Kind = FloatKind::None, SrcKind = FloatKind::None;
  uint16_t Flags = 0;
  /// Lane sizes of the result and of operand A.
  uint16_t Bits = 0, SrcBits = 0;
  uint16_t Words = 1; ///< Of a lane of the result.
  uint32_t Sub = 0;
  uint32_t Lanes = 1;                    ///< Of the result.
  uint32_t SrcLanes = 1;                 ///< Of operand A.
  uint32_t Dst = 0, A = 0, B = 0, C = 0; ///< Slots.
  uint32_t Extra = 0; ///< For most operations, an index of FunctionCode::Table.
};

/// The lanes of a type. In a struct or an array, each word of 64 bits is a
/// lane.
struct Shape {
  uint32_t Lanes = 1;
  uint16_t Bits = 0;
  FloatKind Kind = FloatKind::None;
  bool IsVector = false;
  uint32_t wordsPerLane() const { return (Bits + 63u) / 64; }
  uint32_t words() const { return Lanes * wordsPerLane(); }
  uint32_t laneBytes() const { return (Bits + 7u) / 8; }
  bool isPacked() const { return IsVector && Bits % 8 != 0; }
  /// The size in memory.
  uint64_t storeBytes() const {
    return isPacked() ? (uint64_t(Lanes) * Bits + 7) / 8
                      : uint64_t(Lanes) * laneBytes();
  }
};

struct Param {
  uint32_t Slot = 0;
  Shape S;
};

struct FunctionCode {
  std::string Name;
  /// If not empty, why the function cannot be run.
  std::string WhyNot;
  std::vector<Inst> Code;
  /// The LLVM instruction of each element of Code, for error messages.
  std::vector<const llvm::Instruction *> Origin;
  std::vector<uint32_t> Table;
  std::vector<uint64_t> Constants;
  std::vector<uint8_t> ConstantPoison;
  uint32_t FrameWords = 0;
  std::vector<Param> Params; ///< Including the context.
  Shape Result;
  bool ReturnsValue = false;
  uint32_t FirstSite = 0; ///< Number of instruction 0 in the module.
};

/// A function without a body.
struct External {
  std::string Name;
  bool IsEvent = true;
  bool ReadsMemory = true; ///< It may read memory that other code writes.
  Shape Result;
  bool ReturnsValue = false;
  std::vector<Shape> Params;
  std::vector<const llvm::Type *> Types;
};

struct Global {
  std::string Name;
  bool IsConstant = true;
  std::vector<uint8_t> Bytes, Undef;
};

struct Program {
  std::unique_ptr<llvm::Module> M; ///< Lowered.
  std::vector<FunctionCode> Functions;
  llvm::StringMap<uint32_t> FunctionNumbers;
  std::vector<External> Externals;
  std::vector<Global> Globals; ///< Index: the object number - 1.
  bool HasBarriers = false;
};

/// Objects with neighbouring numbers have addresses that are far apart.
/// Otherwise a wrong index could lead from one object into another. So the
/// upper half of an address is the object's number times an odd factor.
/// Multiplication by the inverse of this factor modulo 2^32 gives the number
/// back.
constexpr uint32_t objectNumber(uint64_t Address) {
  return uint32_t(Address >> 32) * 0x9e3779b1u;
}
constexpr uint64_t objectAddress(uint64_t Object) {
  return uint64_t(uint32_t(Object) * 0x0e8b2f51u) << 32;
}
static_assert(objectNumber(objectAddress(1)) == 1);
/// The address of the context that a lowered kernel receives.
constexpr uint64_t ContextAddress = objectAddress(0xffffffff);
/// The address of function 0; function N has this address plus N.
constexpr uint64_t FunctionAddresses = objectAddress(0xfffffffe);

/// The fields of a jump in FunctionCode::Table: the number of the target
/// instruction, whether the copies into phis need a temporary, the number of
/// these copies, and the copies themselves.
enum EdgeField { EdgeTarget, EdgeNeedsTemp, EdgeNumCopies, EdgeCopies };
/// The fields of each copy.
enum CopyField { CopyDst, CopySrc, CopyWords, NumCopyFields };

/// Decodes \p M into \p P. cmx-lower-to-generic has lowered \p M.
void decodeModule(std::unique_ptr<llvm::Module> M, Program &P);

} // namespace cmx::eval

#endif // CMX_LIB_ORACLE_EVALUATOR_CODE_H
