//===- VerifierMessages.cpp - Rules of memory messages --------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The limits in this file hold on all platforms. They come from the
// descriptions of the messages in the vISA specification. Code generation
// checks whether the target platform has the message at all.
//
//===----------------------------------------------------------------------===//

#include "VerifierImpl.h"
#include "cmx/IR/RegionInst.h"
#include "cmx/Target/MatrixUnit.h"

#include "llvm/Support/MathExtras.h"

#include <algorithm>

using namespace llvm;

namespace cmx {

namespace {

/// The allowed range of the constant operand that the table calls \p Operand.
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
  bool checkExecSize(unsigned Lanes) {
    return checkExecSize(Lanes, messageLanes(Info.Shape));
  }
  bool checkDataLanes(unsigned Expected);
  bool checkDataElements(ArrayRef<unsigned> Bits);
  bool error(DiagKind K, const Twine &Text) { return R.error(Call, K, Text); }

  bool verifyBlock();
  bool verifyMediaBlock();
  bool verifyGather();
  bool verifyGather4();
  bool verifySvmGather();
  bool verifyAtomic(bool IsFloat, StringRef Offsets);
  bool verifyTyped(bool IsAtomic, bool IsFloat);
  bool verifySampler3D();
  bool verifyLsc();
  bool verifyBlock2D();
  bool verifyRawSend();
  bool verifyDpas();
  bool checkSurfaceVariable(StringRef Name);

  const CallInst &Call;
  const GenXInfo &Info;
  Reporter &R;
};

} // namespace

//===----------------------------------------------------------------------===//
// Common parts
//===----------------------------------------------------------------------===//

/// Returns the operand \p Name, or null if the intrinsic has no such operand.
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
  // A scalar true stands for any number of true lanes.
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
  // In registers, the size of a row is rounded up to a power of two, and is at
  // least a dword.
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

/// gather.scaled and similar intrinsics: the data has one dword per lane, of
/// which 1, 2 or 4 bytes are loaded or stored.
bool MessageVerifier::verifyGather() {
  unsigned Lanes = numLanes(operand("offsets")->getType());
  return checkRanges({{"log2blocks", 0, 2}, {"scale", 0, 0}}) &&
         checkExecSize(Lanes) && checkLanes("mask", Lanes) &&
         checkDataElements({32}) && checkDataLanes(Lanes);
}

bool MessageVerifier::verifyGather4() {
  if (!checkRanges({{"channelmask", 1, 15}, {"scale", 0, 0}}))
    return false;
  uint64_t ChannelMask = constant("channelmask");
  unsigned NumChannels = popcount(ChannelMask);
  bool FromFirst = ChannelMask == maskTrailingOnes<uint64_t>(NumChannels);
  if (operand("data") && !FromFirst)
    return error(DiagKind::MessageImmediate,
                 label("channelmask") +
                     " expected to write channels from the first on, actual " +
                     Twine(ChannelMask));
  unsigned Lanes = numLanes(operand("offsets")->getType());
  return checkExecSize(Lanes) && checkLanes("mask", Lanes) &&
         checkDataElements({32}) && checkDataLanes(Lanes * NumChannels);
}

/// A block has the element type of the data: a byte, a dword or a qword. If
/// blocks are bytes, the data always has four bytes for each lane.
bool MessageVerifier::verifySvmGather() {
  unsigned Lanes = numLanes(operand("addresses")->getType());
  if (!checkRanges({{"log2blocks", 0, 3}}) || !checkExecSize(Lanes) ||
      !checkLanes("mask", Lanes) || !checkDataElements({8, 32, 64}))
    return false;
  unsigned BlocksPerLane = 1u << constant("log2blocks");
  if (dataType()->getScalarSizeInBits() == 8) {
    if (!checkRanges({{"log2blocks", 0, 2}}))
      return false;
    BlocksPerLane = 4;
  }
  return checkDataLanes(Lanes * BlocksPerLane);
}

bool MessageVerifier::verifyAtomic(bool IsFloat, StringRef Offsets) {
  unsigned NumLanes = numLanes(operand(Offsets)->getType());
  if (!checkExecSize(NumLanes) || !checkLanes("mask", NumLanes) ||
      !checkDataLanes(NumLanes))
    return false;
  const Type *Elem = dataType()->getScalarType();
  if (Elem->isFloatingPointTy() != IsFloat)
    return error(DiagKind::MessageData,
                 Twine("data elements expected ") +
                     (IsFloat ? "floating point" : "integers") + ", actual " +
                     typeText(Elem));
  // Only messages with SVM addresses support qwords.
  if (Offsets == "offsets")
    return checkDataElements({32});
  return checkDataElements({32, 64});
}

/// Each lane accesses a pixel of up to four channels of 32 bits.
bool MessageVerifier::verifyTyped(bool IsAtomic, bool IsFloat) {
  unsigned Lanes = numLanes(operand("u")->getType());
  if (!checkExecSize(Lanes) || !checkLanes("mask", Lanes) ||
      !checkDataElements({32}))
    return false;
  if (IsAtomic) {
    const Type *Elem = Call.getType()->getScalarType();
    if (Elem->isFloatingPointTy() != IsFloat)
      return error(DiagKind::MessageData,
                   Twine("data elements expected ") +
                       (IsFloat ? "floating point" : "integers") + ", actual " +
                       typeText(Elem));
    return checkDataLanes(Lanes);
  }
  return checkRanges({{"channelmask", 1, 15}}) &&
         checkDataLanes(Lanes * popcount(constant("channelmask")));
}

namespace {
struct SamplerRow {
  unsigned Code;
  bool IsLoad;
  unsigned MaxParams;
};
} // namespace

static constexpr SamplerRow SamplerRows[] = {
#define CMX_SAMPLER_OPERATION(Code, Mnemonic, IsLoad, MinParams, MaxParams)    \
  {Code, IsLoad, MaxParams},
#include "cmx/Target/SamplerOperations.def"
};

/// Each lane reads a pixel of up to four channels of 32 bits. The operand
/// "opcode" is the number of the operation.
bool MessageVerifier::verifySampler3D() {
  bool IsLoad = !operand("sampler");
  const auto *Row = find_if(SamplerRows, [&](const SamplerRow &S) {
    return S.IsLoad == IsLoad && S.Code == constant("opcode");
  });
  if (Row == std::end(SamplerRows))
    return error(DiagKind::MessageImmediate,
                 label("opcode") +
                     " expected the number of a sampler operation, actual " +
                     Twine(constant("opcode")));
  unsigned Lanes = numLanes(operand("mask")->getType());
  // "aoffimmi" has three offsets of four bits each.
  if (!checkExecSize(Lanes) ||
      !checkRanges({{"channelmask", 1, 15}, {"aoffimmi", 0, 0xfff}}) ||
      !checkDataElements({32}) ||
      !checkDataLanes(Lanes * popcount(constant("channelmask"))))
    return false;
  for (unsigned N = 1; N != 16; ++N) {
    std::string Name = "p" + std::to_string(N);
    const Value *Param = operand(Name);
    const auto *C = dyn_cast<Constant>(Param);
    if (!checkLanes(Name, Lanes))
      return false;
    if (C && (C->isNullValue() || isa<UndefValue>(C)))
      continue;
    if (N > Row->MaxParams)
      return error(DiagKind::MessageImmediate,
                   label(Name) + " expected 0, since the operation has " +
                       Twine(Row->MaxParams) + " parameters");
    if (Param->getType()->getScalarSizeInBits() != 32)
      return error(DiagKind::MessageData,
                   label(Name) + " expected elements of 32 bits, actual " +
                       typeText(Param->getType()));
  }
  return true;
}

/// Checks that operand \p Name, if it is a pointer, is the variable of a
/// predefined surface.
bool MessageVerifier::checkSurfaceVariable(StringRef Name) {
  const Value *V = operand(Name);
  if (!V || !V->getType()->isPointerTy() || isBindlessSurface(*V))
    return true;
  return error(DiagKind::IntrinsicOperandType,
               label(Name) + " expected the variable llvm.vc.predef.var.bss, "
                             "actual another pointer");
}

//===----------------------------------------------------------------------===//
// LSC
//===----------------------------------------------------------------------===//

/// Returns the number of elements per address for \p Code, a value of the
/// operand "vectorsize".
static unsigned lscVectorElts(uint64_t Code) {
  static constexpr unsigned Elts[] = {0, 1, 2, 3, 4, 8, 16, 32, 64};
  return Elts[Code];
}

bool MessageVerifier::verifyLsc() {
  bool IsAtomic = Info.Shape == ShapeRule::LscAtomic;
  bool IsQuad = StringRef(Info.Name).contains(".quad.");
  // Codes of "transpose": 1 is not transposed, 2 is transposed.
  if (!checkRanges({{"l1cache", 0, 7},
                    {"l3cache", 0, 7},
                    {"datasize", 1, 7},
                    {"vectorsize", IsQuad ? 0u : 1u, 8},
                    {"transpose", 1, IsQuad ? 1u : 2u}}))
    return false;
  if (IsQuad && !checkRanges({{"channelmask", 1, 15}, {"datasize", 3, 3}}))
    return false;
  // "subopcode" is 0, or the code of this operation in the message.
  uint64_t Own = (operand("data") ? 4 : 0) + (IsQuad ? 2 : 0);
  if (!IsAtomic && constant("subopcode") != 0 &&
      !checkRanges({{"subopcode", Own, Own}}))
    return false;
  unsigned Lanes = numLanes(operand("addresses")->getType());
  if (!checkExecSize(Lanes) || !checkLanes("mask", Lanes))
    return false;
  if (dataType()->isVoidTy())
    return true;
  bool IsTransposed = constant("transpose") == 2;
  if (IsTransposed && Lanes != 1)
    return error(DiagKind::MessageLanes,
                 "addresses of a transposed message expected 1 lane, actual " +
                     Twine(Lanes));
  return checkDataLanes(Lanes * (IsQuad
                                     ? popcount(constant("channelmask"))
                                     : lscVectorElts(constant("vectorsize"))));
}

/// Xe-HPC PRM, "Untyped 2D block messages": in registers, the number of
/// elements of a row is rounded up to a power of two, and each block starts in
/// a new register. Registers have 64 bytes on the only platform with these
/// messages.
bool MessageVerifier::verifyBlock2D() {
  if (!checkRanges({{"l1cache", 0, 7},
                    {"l3cache", 0, 7},
                    {"datasize", 1, 4},
                    {"transpose", 1, 2},
                    {"blocks", 1, 4},
                    {"blockwidth", 1, 64},
                    {"blockheight", 1, 32},
                    {"vnni", 0, 1}}))
    return false;
  bool IsStore = operand("data");
  if (dataType()->isVoidTy() && !IsStore)
    return true;
  if (IsStore && (constant("blocks") != 1 || constant("transpose") == 2 ||
                  constant("vnni")))
    return error(DiagKind::MessageImmediate,
                 "stored block expected to be one, as it is in memory");
  uint64_t Bytes = uint64_t(1) << (constant("datasize") - 1);
  uint64_t Width = constant("blockwidth"), Rows = constant("blockheight");
  if (constant("vnni"))
    Rows = alignTo(Rows, std::max<uint64_t>(1, 4 / Bytes));
  if (constant("transpose") == 2)
    Rows = PowerOf2Ceil(Rows);
  else
    Width = PowerOf2Ceil(Width);
  uint64_t Total =
      alignTo(Width * Rows * Bytes, 64) * (constant("blocks") - 1) +
      Width * Rows * Bytes;
  uint64_t Actual = numLanes(dataType()) * elementBytes(dataType());
  if (Actual == Total || Actual == alignTo(Total, 64))
    return true;
  return error(DiagKind::MessageData, "data expected " + Twine(Total) +
                                          " bytes, actual " + Twine(Actual));
}

/// The lengths in a constant descriptor depend on the platform, so code
/// generation compares them with the operands.
bool MessageVerifier::verifyRawSend() {
  if (!checkRanges({{"modifier", 0, 0}, {"sfid", 0, 15}, {"execsize", 0, 5}}))
    return false;
  unsigned Lanes = numLanes(operand("mask")->getType());
  return checkExecSize(Lanes, {1, 2, 4, 8, 16, 32});
}

bool MessageVerifier::verifyDpas() {
  uint64_t Codes = constant("information");
  uint64_t B = Codes & 255, A = Codes >> 8 & 255, Depth = Codes >> 16 & 255;
  uint64_t Repeat = Codes >> 24 & 255;
  if (operand("btype")) {
    B = constant("btype");
    A = constant("atype");
    Depth = constant("depth");
    Repeat = constant("repeat");
  }
  auto IsInteger = [](uint64_t Code) { return Code >= 3 && Code <= 8; };
  bool Pair = (IsInteger(A) && IsInteger(B)) ||
              (A == B && (A == 9 || A == 10 || A == 12));
  if (!Pair || Depth != 8 || Repeat < 1 || Repeat > 8)
    return error(DiagKind::MessageImmediate,
                 "expected two integer types or one float type, depth 8 and "
                 "repeat 1 to 8, actual " +
                     Twine(B) + ", " + Twine(A) + ", " + Twine(Depth) +
                     " and " + Twine(Repeat));
  const Type *Elem = Call.getType()->getScalarType();
  if (IsInteger(A) ? !Elem->isIntegerTy(32) : !Elem->isFloatTy())
    return error(DiagKind::MessageData, Twine("result elements expected ") +
                                            (IsInteger(A) ? "i32" : "float") +
                                            ", actual " + typeText(Elem));
  const Value *Sum = operand("accumulator");
  if (Sum && Sum->getType() != Call.getType())
    return error(DiagKind::MessageData,
                 "accumulator expected the type of the result, actual " +
                     typeText(Sum->getType()));
  unsigned Lanes = numLanes(Call.getType()) / unsigned(Repeat);
  if (numLanes(Call.getType()) % Repeat || (Lanes != 8 && Lanes != 16))
    return error(DiagKind::MessageLanes,
                 "result expected 8 or 16 lanes for each repetition, actual " +
                     Twine(numLanes(Call.getType())) + " in all");
  auto Bytes = [&](StringRef Name) {
    const Type *Ty = operand(Name)->getType();
    return uint64_t(numLanes(Ty)) * elementBytes(Ty);
  };
  // Operands with narrow elements fill only their first registers (see
  // dpasDwords). Such an operand may have all registers, or only the filled
  // ones.
  unsigned BBits = dpasBits(B), ABits = dpasBits(A);
  uint64_t MinB = 4 * Lanes * dpasDwords(BBits, ABits), MaxB = 32 * Lanes;
  uint64_t MinA = 4 * Repeat * dpasDwords(ABits, BBits), MaxA = 32 * Repeat;
  if ((Bytes("b") == MinB || Bytes("b") == MaxB) &&
      (Bytes("a") == MinA || Bytes("a") == MaxA))
    return true;
  return error(DiagKind::MessageData,
               "b and a expected " + Twine(MinB) + " and " + Twine(MinA) +
                   " bytes, actual " + Twine(Bytes("b")) + " and " +
                   Twine(Bytes("a")));
}

//===----------------------------------------------------------------------===//

bool MessageVerifier::run() {
  if (!checkSurfaceVariable("surface") || !checkSurfaceVariable("variable"))
    return false;
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
    return verifyAtomic(/*IsFloat=*/false, "offsets");
  case ShapeRule::DwordAtomicF:
    return verifyAtomic(/*IsFloat=*/true, "offsets");
  case ShapeRule::SvmAtomic:
    return verifyAtomic(/*IsFloat=*/false, "addresses");
  case ShapeRule::SvmAtomicF:
    return verifyAtomic(/*IsFloat=*/true, "addresses");
  case ShapeRule::Typed:
  case ShapeRule::Sampler:
    return verifyTyped(/*IsAtomic=*/false, /*IsFloat=*/false);
  case ShapeRule::Sampler3D:
    return verifySampler3D();
  case ShapeRule::SampleUnorm: // The bits above the channels must be 0.
    return checkRanges({{"channelmask", 1, 15}}) && checkDataElements({16}) &&
           checkDataLanes(32 * popcount(constant("channelmask")));
  case ShapeRule::TypedAtomic:
    return verifyTyped(/*IsAtomic=*/true, /*IsFloat=*/false);
  case ShapeRule::TypedAtomicF:
    return verifyTyped(/*IsAtomic=*/true, /*IsFloat=*/true);
  case ShapeRule::LscLoad:
  case ShapeRule::LscStore:
  case ShapeRule::LscAtomic:
    return verifyLsc();
  case ShapeRule::LscBlock2D:
    return verifyBlock2D();
  case ShapeRule::RawSend:
    return verifyRawSend();
  case ShapeRule::Dpas:
    return verifyDpas();
  case ShapeRule::Any:
  case ShapeRule::Lanes:
  case ShapeRule::Vec3:
  case ShapeRule::SimdMask:
  case ShapeRule::SimdSection:
  case ShapeRule::Fours:
  case ShapeRule::Plane:
  case ShapeRule::Pairs:
  case ShapeRule::Halves:
  case ShapeRule::HalfOrFloat:
  case ShapeRule::Tf32:
  case ShapeRule::PredefSurface:
  case ShapeRule::PredefReg:
  case ShapeRule::LscDescribed2D:
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
