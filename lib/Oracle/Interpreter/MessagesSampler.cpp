//===- MessagesSampler.cpp - Messages to the sampler ----------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Pixels are hashes; see SamplerModel.h. All of these messages follow the
// execution mask, even if their text has no (M1, ...) (found by experiment with
// GenX_IR 1.0.12504).
//
//===----------------------------------------------------------------------===//

#include "MessageExecutor.h"
#include "cmx/Oracle/Runtime/SamplerModel.h"
#include "llvm/ADT/STLExtras.h"

#include <algorithm>
#include <cstring>

using namespace cmx;
using namespace cmx::interpreter;
using namespace cmx::runtime;
using visa::Format;
using visa::Opcode;
using visa::Operand;

namespace {
/// The operation and the operands of a message.
struct Request {
  uint32_t Operation = 0;
  const Operand *Offsets = nullptr, *Sampler = nullptr, *Surface = nullptr,
                *Data = nullptr;
  llvm::ArrayRef<Operand> Params;
};
} // namespace

static uint32_t operationOf(Opcode Op) {
  static constexpr struct {
    uint32_t Code;
    llvm::StringLiteral Mnemonic;
  } Rows[] = {
#define CMX_SAMPLER_OPERATION(Code, Mnemonic, IsLoad, MinParams, MaxParams)    \
  {Code, Mnemonic},
#include "cmx/Target/SamplerOperations.def"
      {SampleMediaOperation, "sample"},
      {LoadMediaOperation, "load"},
      {SampleUnormOperation, "sample_unorm"},
  };
  const auto *Row = llvm::find_if(Rows, [Op](const auto &R) {
    return R.Mnemonic == visa::opcodeMnemonic(Op);
  });
  assert(Row != std::end(Rows) && "an operation of the sampler");
  return Row->Code;
}

static Request requestOf(const visa::Instruction &I,
                         llvm::ArrayRef<Operand> Ops) {
  Request R;
  R.Operation = operationOf(I.Op);
  Format F = visa::opcodeFormat(I.Op);
  bool DataIsLast = F == Format::MediaSampler || F == Format::UnormSampler;
  auto Take = [&Ops] {
    const Operand &First = Ops.front();
    Ops = Ops.drop_front();
    return &First;
  };
  if (!DataIsLast)
    R.Offsets = Take();
  if (F != Format::SamplerLoad && I.Op != Opcode::LoadMedia)
    R.Sampler = Take();
  R.Surface = Take();
  if (!DataIsLast)
    R.Data = Take();
  R.Params = DataIsLast ? Ops.drop_back() : Ops;
  if (DataIsLast)
    R.Data = &Ops.back();
  return R;
}

std::optional<std::string>
interpreter::whyNoSample(const visa::Instruction &I,
                         llvm::ArrayRef<Operand> Ops) {
  size_t NumOthers = visa::opcodeFormat(I.Op) == Format::SamplerLoad ? 2 : 3;
  if (Ops.size() <= NumOthers)
    return std::string("expected data and coordinates");
  return std::nullopt;
}

/// Adds a number that is the same for all lanes to the requests.
void MessageExecutor::addToRequests(unsigned Part, uint32_t Number) {
  for (unsigned L = 0; L != Lanes; ++L)
    Requests[L] = withSamplerPart(Requests[L], Part, Number);
}

/// Parameters of blocks are scalars; other parameters have a dword for each
/// lane.
bool MessageExecutor::addParameter(unsigned Part, const Operand &O) {
  if (O.isAbsent())
    return true;
  if (I.Op == Opcode::SampleUnorm) {
    auto Number = S.readScalar(O);
    if (Number)
      addToRequests(Part, uint32_t(*Number));
    return Number.has_value();
  }
  if (!readAddresses(O, 4))
    return false;
  for (unsigned L = 0; L != Lanes; ++L)
    Requests[L] = withSamplerPart(Requests[L], Part, uint32_t(Addresses[L]));
  return true;
}

/// The channels of the message lie one after the other, each with an element
/// for each lane.
bool MessageExecutor::writePixels(const Operand &Data) {
  unsigned Bytes = I.Op == Opcode::SampleUnorm ? 2 : 4;
  uint64_t First = 0;
  for (uint32_t Channel = 0; Channel != 4; ++Channel) {
    if (!(I.Message.Channels >> Channel & 1))
      continue;
    uint8_t *To = S.rawBytes(Data, First, uint64_t(Lanes) * Bytes);
    if (!To)
      return false;
    for (unsigned L = 0; L != Lanes; ++L, To += Bytes) {
      if (!Mask[L])
        continue;
      uint32_t Pixel = sampledChannel(Requests[L], Channel);
      std::memcpy(To, &Pixel, Bytes); // Host and GPU are little endian.
      S.noteWritten(To, Bytes);
    }
    First += uint64_t(Lanes) * Bytes;
  }
  return true;
}

bool MessageExecutor::sample() {
  Request R = requestOf(I, Ops);
  std::fill_n(Requests, Lanes, 0u);
  addToRequests(OperationPart, R.Operation);
  if (R.Offsets) {
    auto Number = S.readScalar(*R.Offsets);
    if (!Number)
      return false;
    addToRequests(OffsetsPart, uint32_t(*Number));
  }
  if (R.Sampler)
    addToRequests(SamplerNumberPart, S.readState(*R.Sampler));
  addToRequests(SurfaceNumberPart, S.readState(*R.Surface));
  if (I.Op == Opcode::SampleUnorm)
    for (uint32_t L = 0; L != Lanes; ++L)
      Requests[L] = withSamplerPart(Requests[L], PixelPart, L);
  unsigned Part = FirstParameterPart;
  for (const Operand &Param : R.Params)
    if (!addParameter(Part++, Param))
      return false;
  return R.Data->isAbsent() || writePixels(*R.Data);
}
