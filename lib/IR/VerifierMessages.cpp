//===- VerifierMessages.cpp - Rules of memory messages --------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Limits that hold on all platforms, from the descriptions of the messages in
// the vISA specification. Code generation checks which messages a platform has.
//
//===----------------------------------------------------------------------===//

#include "VerifierImpl.h"
#include "cmx/IR/RegionInst.h"

#include "llvm/Support/MathExtras.h"

#include <algorithm>

using namespace llvm;

namespace cmx {

namespace {

/// A range of a constant operand, by the operand's name in the table.
struct ImmediateRange {
  StringLiteral Operand;
  uint64_t Min;
  uint64_t Max;
};

class MessageVerifier {
public:
  MessageVerifier(const CallInst &Call, const GenXInfo &Info, Reporter &R)
      : Call(Call), Info(Info), R(R) {}

  bool run();

private:
  const Value *operand(StringRef Name) const;
  const Type *dataType() const;
  uint64_t constant(StringRef Name) const;
  std::string label(StringRef Name) const;

  bool checkRanges(ArrayRef<ImmediateRange> Ranges);
  bool checkLanes(StringRef Name, unsigned Expected);
  bool checkExecSize(unsigned Lanes, ArrayRef<unsigned> Allowed);
  bool checkDataLanes(unsigned Expected);
  bool checkDataElements(ArrayRef<unsigned> Bits);
  bool error(DiagKind K, const Twine &Text) { return R.error(Call, K, Text); }

  bool verifyBlock();
  bool verifyMediaBlock();
  bool verifyGather();
  bool verifyGather4();
  bool verifySvmGather();
  bool verifyAtomic(ArrayRef<unsigned> Lanes, bool IsFloat, StringRef Offsets);
  bool verifyLsc();

  const CallInst &Call;
  const GenXInfo &Info;
  Reporter &R;
};

} // namespace

//===----------------------------------------------------------------------===//
// Common parts
//===----------------------------------------------------------------------===//

/// Null if the intrinsic has no such operand.
const Value *MessageVerifier::operand(StringRef Name) const {
  auto Index = Info.operandIndex(Name);
  return Index ? Call.getArgOperand(*Index) : nullptr;
}

/// The type of the loaded or stored data.
const Type *MessageVerifier::dataType() const {
  const Value *Data = operand("data");
  return Data ? Data->getType() : Call.getType();
}

uint64_t MessageVerifier::constant(StringRef Name) const {
  const auto *CI = dyn_cast_or_null<ConstantInt>(operand(Name));
  return CI ? CI->getZExtValue() : 0;
}

std::string MessageVerifier::label(StringRef Name) const {
  auto Index = Info.operandIndex(Name);
  return ("operand " + Twine(*Index) + " (" + Name + ")").str();
}

bool MessageVerifier::checkRanges(ArrayRef<ImmediateRange> Ranges) {
  for (const ImmediateRange &Range : Ranges) {
    if (!operand(Range.Operand))
      continue;
    uint64_t Number = constant(Range.Operand);
    if (Number >= Range.Min && Number <= Range.Max)
      continue;
    std::string Expected = std::to_string(Range.Max);
    if (Range.Min != Range.Max)
      Expected = std::to_string(Range.Min) + " to " + Expected;
    return error(DiagKind::MessageImmediate, label(Range.Operand) +
                                                 " expected " + Expected +
                                                 ", actual " + Twine(Number));
  }
  return true;
}

/// Checks that operand \p Name, if there is one, has \p Expected lanes.
bool MessageVerifier::checkLanes(StringRef Name, unsigned Expected) {
  const Value *V = operand(Name);
  if (!V || numLanes(V->getType()) == Expected)
    return true;
  // A scalar true means a mask of any length.
  const auto *C = dyn_cast<ConstantInt>(V);
  if (C && C->getType()->isIntegerTy(1) && C->isOne())
    return true;
  return error(DiagKind::MessageLanes, label(Name) + " expected " +
                                           Twine(Expected) +
                                           " lanes as the addresses, actual " +
                                           Twine(numLanes(V->getType())));
}

bool MessageVerifier::checkExecSize(unsigned Lanes,
                                    ArrayRef<unsigned> Allowed) {
  if (is_contained(Allowed, Lanes))
    return true;
  std::string List;
  for (unsigned Size : Allowed)
    List += (List.empty() ? "" : ", ") + std::to_string(Size);
  return error(DiagKind::MessageLanes, "addresses expected one of " + List +
                                           " lanes, actual " + Twine(Lanes));
}

bool MessageVerifier::checkDataLanes(unsigned Expected) {
  unsigned Actual = numLanes(dataType());
  if (Actual == Expected)
    return true;
  return error(DiagKind::MessageData, "data expected " + Twine(Expected) +
                                          " elements, actual " + Twine(Actual));
}

bool MessageVerifier::checkDataElements(ArrayRef<unsigned> Bits) {
  unsigned Actual = dataType()->getScalarSizeInBits();
  if (is_contained(Bits, Actual))
    return true;
  std::string List;
  for (unsigned Size : Bits)
    List += (List.empty() ? "" : ", ") + std::to_string(Size);
  return error(DiagKind::MessageData, "data elements expected one of " + List +
                                          " bits, actual " + Twine(Actual));
}

//===----------------------------------------------------------------------===//
// Blocks
//===----------------------------------------------------------------------===//

/// oword and SVM blocks: 1, 2, 4 or 8 owords.
bool MessageVerifier::verifyBlock() {
  unsigned Bytes = numLanes(dataType()) * elementBytes(dataType());
  if (isPowerOf2_32(Bytes) && Bytes >= 16 && Bytes <= 128)
    return checkRanges({{"modified", 0, 1}});
  return error(DiagKind::MessageBlockSize,
               "block expected 16, 32, 64 or 128 bytes, actual " +
                   Twine(Bytes));
}

bool MessageVerifier::verifyMediaBlock() {
  if (!checkRanges({{"modifiers", 0, 5}, {"plane", 0, 3}}))
    return false;
  constexpr unsigned MaxWidthBytes = 64;
  constexpr unsigned MaxBlockBytes = 256;
  uint64_t WidthBytes = constant("blockwidth");
  if (WidthBytes < 1 || WidthBytes > MaxWidthBytes)
    return error(DiagKind::MediaBlock,
                 "block width expected 1 to 64 bytes, actual " +
                     Twine(WidthBytes));
  // In registers a row takes the next power of two, a dword at least.
  unsigned RowBytes = std::max<uint64_t>(4, PowerOf2Ceil(WidthBytes));
  unsigned Bytes = numLanes(dataType()) * elementBytes(dataType());
  if (Bytes > MaxBlockBytes)
    return error(DiagKind::MediaBlock,
                 "block expected at most 256 bytes, actual " + Twine(Bytes));
  if (Bytes % RowBytes == 0)
    return true;
  return error(DiagKind::MediaBlock,
               "block expected a multiple of its row size of " +
                   Twine(RowBytes) + " bytes, actual " + Twine(Bytes));
}

//===----------------------------------------------------------------------===//
// Scattered access
//===----------------------------------------------------------------------===//

static constexpr unsigned PowersTo32[] = {1, 2, 4, 8, 16, 32};

/// gather.scaled and relatives: one dword of data per lane, of which 1, 2 or 4
/// bytes are moved.
bool MessageVerifier::verifyGather() {
  unsigned Lanes = numLanes(operand("offsets")->getType());
  return checkRanges({{"log2blocks", 0, 2}, {"scale", 0, 0}}) &&
         checkExecSize(Lanes, PowersTo32) && checkLanes("mask", Lanes) &&
         checkDataElements({32}) && checkDataLanes(Lanes);
}

/// The mask says which of four channels are not moved.
static unsigned enabledChannels(uint64_t Mask) {
  return 4 - popcount(Mask & 15);
}

bool MessageVerifier::verifyGather4() {
  if (!checkRanges({{"channelmask", 0, 14}, {"scale", 0, 0}}))
    return false;
  uint64_t ChannelMask = constant("channelmask");
  unsigned NumChannels = enabledChannels(ChannelMask);
  bool FromFirst =
      (~ChannelMask & 15) == maskTrailingOnes<uint64_t>(NumChannels);
  if (operand("data") && !FromFirst)
    return error(DiagKind::MessageImmediate,
                 label("channelmask") +
                     " expected to write channels from the first on, actual " +
                     Twine(ChannelMask));
  unsigned Lanes = numLanes(operand("offsets")->getType());
  return checkExecSize(Lanes, {8, 16, 32}) && checkLanes("mask", Lanes) &&
         checkDataElements({32}) && checkDataLanes(Lanes * NumChannels);
}

/// Blocks are bytes, dwords or qwords, by the data's type; bytes take a dword
/// per lane at least.
bool MessageVerifier::verifySvmGather() {
  unsigned Lanes = numLanes(operand("addresses")->getType());
  if (!checkRanges({{"log2blocks", 0, 3}}) ||
      !checkExecSize(Lanes, PowersTo32) || !checkLanes("mask", Lanes) ||
      !checkDataElements({8, 32, 64}))
    return false;
  unsigned BlocksPerLane = 1u << constant("log2blocks");
  if (dataType()->getScalarSizeInBits() == 8)
    BlocksPerLane = std::max(4u, BlocksPerLane);
  return checkDataLanes(Lanes * BlocksPerLane);
}

bool MessageVerifier::verifyAtomic(ArrayRef<unsigned> Lanes, bool IsFloat,
                                   StringRef Offsets) {
  unsigned NumLanes = numLanes(operand(Offsets)->getType());
  if (!checkExecSize(NumLanes, Lanes) || !checkLanes("mask", NumLanes) ||
      !checkDataLanes(NumLanes))
    return false;
  const Type *Elem = dataType()->getScalarType();
  if (Elem->isFloatingPointTy() != IsFloat)
    return error(DiagKind::MessageData,
                 Twine("data elements expected ") +
                     (IsFloat ? "floating point" : "integers") + ", actual " +
                     typeText(Elem));
  // Only messages with SVM addresses have qwords.
  if (Offsets == "offsets")
    return checkDataElements({32});
  return checkDataElements({32, 64});
}

//===----------------------------------------------------------------------===//
// LSC
//===----------------------------------------------------------------------===//

/// The elements per address that the code \p Code of "vectorsize" means.
static unsigned lscVectorElts(uint64_t Code) {
  static constexpr unsigned Elts[] = {0, 1, 2, 3, 4, 8, 16, 32, 64};
  return Elts[Code];
}

bool MessageVerifier::verifyLsc() {
  bool IsAtomic = Info.Shape == ShapeRule::LscAtomic;
  // 1: the elements of each lane; 2: transposed.
  if (!checkRanges({{"l1cache", 0, 7},
                    {"l3cache", 0, 7},
                    {"datasize", 1, 7},
                    {"vectorsize", 1, 8},
                    {"transpose", 1, 2}}))
    return false;
  if (!IsAtomic && !checkRanges({{"subopcode", 0, 0}}))
    return false;
  unsigned Lanes = numLanes(operand("addresses")->getType());
  if (!checkExecSize(Lanes, PowersTo32) || !checkLanes("mask", Lanes))
    return false;
  if (dataType()->isVoidTy())
    return true;
  bool IsTransposed = constant("transpose") == 2;
  if (IsTransposed && Lanes != 1)
    return error(DiagKind::MessageLanes,
                 "addresses of a transposed message expected 1 lane, actual " +
                     Twine(Lanes));
  return checkDataLanes(Lanes * lscVectorElts(constant("vectorsize")));
}

//===----------------------------------------------------------------------===//

bool MessageVerifier::run() {
  switch (Info.Shape) {
  case ShapeRule::OwordBlock:
  case ShapeRule::SvmBlock:
    return verifyBlock();
  case ShapeRule::MediaBlock:
    return verifyMediaBlock();
  case ShapeRule::GatherScaled:
    return verifyGather();
  case ShapeRule::Gather4Scaled:
  case ShapeRule::SvmGather4:
    return verifyGather4();
  case ShapeRule::SvmGather:
    return verifySvmGather();
  case ShapeRule::DwordAtomic:
    return verifyAtomic({1, 8, 16}, /*IsFloat=*/false, "offsets");
  case ShapeRule::DwordAtomicF:
    return verifyAtomic({1, 8, 16}, /*IsFloat=*/true, "offsets");
  case ShapeRule::SvmAtomic:
    return verifyAtomic({1, 2, 4, 8, 16}, /*IsFloat=*/false, "addresses");
  case ShapeRule::SvmAtomicF:
    return verifyAtomic({1, 2, 4, 8, 16}, /*IsFloat=*/true, "addresses");
  case ShapeRule::LscLoad:
  case ShapeRule::LscStore:
  case ShapeRule::LscAtomic:
    return verifyLsc();
  case ShapeRule::Any:
  case ShapeRule::Lanes:
  case ShapeRule::Vec3:
  case ShapeRule::RdRegion:
  case ShapeRule::WrRegion:
  case ShapeRule::WrConstRegion:
  case ShapeRule::RdPredRegion:
  case ShapeRule::WrPredRegion:
  case ShapeRule::WrPredPredRegion:
    return true; // No messages.
  }
  llvm_unreachable("not a rule for shapes");
}

bool verifyMessageRules(const CallInst &Call, const GenXInfo &Info,
                        Reporter &R) {
  return MessageVerifier(Call, Info, R).run();
}

} // namespace cmx
