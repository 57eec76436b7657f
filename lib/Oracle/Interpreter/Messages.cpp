//===- Messages.cpp - What messages can be executed, and how --------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MessageExecutor.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/MathExtras.h"

using namespace cmx;
using namespace cmx::interpreter;
using llvm::ArrayRef;
using llvm::Twine;
using visa::Format;
using visa::Opcode;
using visa::Operand;
using visa::Predefined;

bool interpreter::isMessage(Opcode Op) {
  switch (visa::opcodeFormat(Op)) {
  case Format::Alu:
  case Format::Label:
  case Format::Function:
  case Format::Branch:
  case Format::SwitchJmp:
  case Format::Return:
  case Format::FunctionCall:
  case Format::IndirectCall:
  case Format::FunctionAddress:
  case Format::Lifetime:
  case Format::File:
  case Format::Loc:
    return false;
  default:
    return true;
  }
}

//===----------------------------------------------------------------------===//
// Can it be executed?
//===----------------------------------------------------------------------===//

using Reason = std::optional<std::string>;

static Reason expected(const Twine &What, unsigned Actual) {
  return ("expected " + What + ", actual " + Twine(Actual)).str();
}

/// There is no scratch surface, because scratch space belongs to the driver.
/// Here, as in LSC messages, a bindless surface is named by its number in the
/// binding table.
static Reason whyNoSurface(const visa::Kernel &K, const Operand &O) {
  if (O.kind() != Operand::Kind::State)
    return std::string("expected a surface");
  if (O.decl() == visa::declOf(Predefined::Scratch))
    return "there is no surface " + K.decl(O.decl()).Name;
  return std::nullopt;
}

static Reason whyNoBlock(const visa::MessageFields &F) {
  if (F.NumOwords == 0 || F.NumOwords > 16 || !llvm::isPowerOf2_32(F.NumOwords))
    return expected("1, 2, 4, 8 or 16 owords", F.NumOwords);
  return std::nullopt;
}

/// vISA spec, media_ld: 256 bytes at most.
static Reason whyNoMedia(const visa::MessageFields &F) {
  if (F.BlockWidthBytes == 0 || F.BlockWidthBytes > 64)
    return expected("a width of 1 to 64 bytes", F.BlockWidthBytes);
  unsigned Pitch =
      std::max(4u, unsigned(llvm::PowerOf2Ceil(F.BlockWidthBytes)));
  if (F.BlockRows == 0 || F.BlockRows > 256 / Pitch)
    return expected("1 to " + Twine(256 / Pitch) + " rows", F.BlockRows);
  return std::nullopt;
}

static Reason whyNoLanes(const visa::Instruction &I, unsigned MaxLanes) {
  unsigned Lanes = I.Lanes.Size;
  if (Lanes == 0 || Lanes > MaxLanes || !llvm::isPowerOf2_32(Lanes) ||
      I.Lanes.FirstLane + Lanes > 32)
    return expected("at most " + Twine(MaxLanes) + " lanes, a power of two",
                    Lanes);
  return std::nullopt;
}

static Reason whyNoSvmScatter(const visa::MessageFields &F) {
  if (F.ElemBytes != 1 && F.ElemBytes != 4 && F.ElemBytes != 8)
    return expected("elements of 1, 4 or 8 bytes", F.ElemBytes);
  if (F.NumElts == 0 || F.NumElts > 8 || !llvm::isPowerOf2_32(F.NumElts))
    return expected("1, 2, 4 or 8 elements", F.NumElts);
  return std::nullopt;
}

/// Returns why a scattered message cannot have its number of elements, channels
/// or bits, or std::nullopt if it can.
static Reason whyNoShape(const visa::Instruction &I) {
  const visa::MessageFields &F = I.Message;
  switch (visa::opcodeFormat(I.Op)) {
  case Format::SurfaceScatter:
    if (F.ElemBytes != 1 && F.ElemBytes != 2 && F.ElemBytes != 4)
      return expected("1, 2 or 4 bytes per lane", F.ElemBytes);
    return std::nullopt;
  case Format::SurfaceQuad:
  case Format::TypedQuad:
  case Format::SvmQuad:
    if (F.Channels == 0 || F.Channels > 15)
      return expected("channels", F.Channels);
    return std::nullopt;
  case Format::TypedAtomic:
  case Format::SurfaceAtomic:
    if (F.AtomicBits != 16 && F.AtomicBits != 32)
      return expected("16 or 32 bits", F.AtomicBits);
    return std::nullopt;
  case Format::SvmAtomic:
    if (F.AtomicBits != 16 && F.AtomicBits != 32 && F.AtomicBits != 64)
      return expected("16, 32 or 64 bits", F.AtomicBits);
    return std::nullopt;
  case Format::SvmScatter:
    return whyNoSvmScatter(F);
  default:
    return std::nullopt;
  }
}

static Reason whyNoScatter(const visa::Kernel &K, const visa::Instruction &I) {
  ArrayRef<Operand> Ops = K.operands(I);
  Format Shape = visa::opcodeFormat(I.Op);
  if (Reason R = whyNoLanes(I, Shape == Format::SurfaceScatter ? 32 : 16))
    return R;
  if (Reason R = whyNoShape(I))
    return R;
  if (Shape == Format::SvmScatter || Shape == Format::SvmQuad ||
      Shape == Format::SvmAtomic)
    return std::nullopt;
  if (Reason R = whyNoSurface(K, Ops[0]))
    return R;
  bool IsTyped = Shape == Format::TypedQuad || Shape == Format::TypedAtomic;
  if (IsTyped && (!Ops[3].isAbsent() || !Ops[4].isAbsent()))
    return std::string("only images of two dimensions and one level");
  return std::nullopt;
}

/// Returns the number of source operands that an atomic operation needs.
static unsigned numSources(const visa::Instruction &I) {
  static const unsigned DataPort[] = {
#define CMX_VISA_ATOMIC(Enum, Text, NumSrcs, Class) NumSrcs,
#include "cmx/VISA/Messages.def"
  };
  static const unsigned Lsc[] = {
#define CMX_VISA_LSC_ATOMIC(Enum, Text, NumSrcs) NumSrcs,
#include "cmx/VISA/Messages.def"
  };
  return I.Op == Opcode::LscAtomic ? Lsc[unsigned(I.Lsc.Atomic)]
                                   : DataPort[unsigned(I.Message.Atomic)];
}

/// \p Sources are the two source operands.
static Reason whyNoAtomic(const visa::Instruction &I,
                          ArrayRef<Operand> Sources) {
  unsigned Expected = numSources(I);
  unsigned Actual = !Sources[0].isAbsent() + !Sources[1].isAbsent();
  if (Actual != Expected || (Actual == 1 && Sources[0].isAbsent()))
    return expected(Twine(Expected) + " sources", Actual);
  return std::nullopt;
}

static Reason whyNoLsc(const visa::Kernel &K, const visa::Instruction &I) {
  const visa::LscFields &F = I.Lsc;
  ArrayRef<Operand> Ops = K.operands(I);
  if (Reason R = whyNoLanes(I, MaxLanes))
    return R;
  if (F.SFID == visa::LscSFID::TGM)
    return std::string("typed memory has no bytes");
  bool IsStore = visa::opcodeFormat(I.Op) == Format::LscStore;
  const Operand &Surface = Ops[IsStore ? 0 : 1];
  if ((F.Model == visa::LscModel::Flat) != Surface.isAbsent())
    return std::string("expected a surface, and for the flat model none");
  if (F.Transpose) {
    if (I.Lanes.Size != 1)
      return expected("one lane for transposed data", I.Lanes.Size);
    if (F.Data != visa::LscData::D32 && F.Data != visa::LscData::D64)
      return std::string("expected d32 or d64 for transposed data");
    if (I.Op == Opcode::LscAtomic || isLscQuad(I.Op))
      return std::string("expected a load or store of transposed data");
    if (F.VectorSize == 0 || F.VectorSize > 64)
      return expected("a vector of 1 to 64", F.VectorSize);
    return std::nullopt;
  }
  if (isLscQuad(I.Op)) {
    if (F.Channels == 0 || F.Channels > 15)
      return expected("channels", F.Channels);
  } else if (F.VectorSize == 0 || (F.VectorSize > 4 && F.VectorSize != 8)) {
    return expected("a vector of 1, 2, 3, 4 or 8", F.VectorSize);
  }
  if (I.Op != Opcode::LscAtomic)
    return std::nullopt;
  if (F.VectorSize != 1 || lscDataSize(F.Data).MemBytes == 1)
    return std::string("expected one element of 16, 32 or 64 bits");
  return whyNoAtomic(I, Ops.drop_front(4));
}

static Reason whyNoLscBlock(const visa::Instruction &I) {
  const visa::LscFields &F = I.Lsc;
  LscDataSize Size = lscDataSize(F.Data);
  unsigned WidthBytes = F.BlockWidthElts * Size.MemBytes;
  bool IsStore = I.Op == Opcode::LscStoreBlock2D;
  if (I.Lanes.Size != 1)
    return expected("one lane", I.Lanes.Size);
  if (Size.MemBytes != Size.RegBytes)
    return std::string("expected d8, d16, d32 or d64");
  if (WidthBytes == 0 || F.Blocks == 0 || WidthBytes * F.Blocks > 64)
    return expected("rows of 1 to 64 bytes", WidthBytes * F.Blocks);
  if (F.BlockRows == 0 || F.BlockRows > 32)
    return expected("1 to 32 rows", F.BlockRows);
  if (IsStore && (F.Blocks != 1 || F.Transpose || F.VNNI))
    return std::string("expected a store of one block as it is");
  return std::nullopt;
}

/// Is operand \p N of \p I allowed to be %null?
static bool mayBeNull(const visa::Instruction &I, size_t N) {
  switch (visa::opcodeFormat(I.Op)) {
  case Format::TypedQuad:
    return N >= 2 && N <= 4; // v, r, level
  case Format::TypedAtomic:
    return N >= 2;
  case Format::SurfaceAtomic:
    return N >= 2;
  case Format::SvmAtomic:
    return N >= 1;
  case Format::LscLoad:
    return N <= 1; // Prefetches have no data.
  case Format::LscStore:
    return N == 0;
  case Format::LscAtomic:
    return N != 2;
  case Format::LscBlock2D:
    return N == 0 && I.Op == Opcode::LscLoadBlock2D;
  case Format::Dpas:
    return N == 1;
  case Format::Sampler:
  case Format::SamplerLoad:
  case Format::MediaSampler:
  case Format::UnormSampler:
  case Format::RawSend:
  case Format::RawSends:
    return true;
  default:
    return false;
  }
}

static Reason whyNoOperands(const visa::Instruction &I, ArrayRef<Operand> Ops) {
  for (size_t N = 0; N != Ops.size(); ++N)
    if (Ops[N].isAbsent() && !mayBeNull(I, N))
      return ("operand " + Twine(N) + ": expected a variable, actual %null")
          .str();
  return std::nullopt;
}

Reason interpreter::whyNotExecutable(const visa::Kernel &K,
                                     const visa::Instruction &I,
                                     runtime::SamplerModel Sampler) {
  if (!isMessage(I.Op))
    return std::nullopt;
  ArrayRef<Operand> Ops = K.operands(I);
  if (Reason R = whyNoOperands(I, Ops))
    return R;
  switch (visa::opcodeFormat(I.Op)) {
  case Format::OwordBlock:
    if (Reason R = whyNoSurface(K, Ops[0]))
      return R;
    [[fallthrough]];
  case Format::SvmBlock:
    return whyNoBlock(I.Message);
  case Format::MediaBlock:
    if (Reason R = whyNoSurface(K, Ops[0]))
      return R;
    return whyNoMedia(I.Message);
  case Format::SurfaceScatter:
  case Format::SurfaceQuad:
  case Format::TypedQuad:
  case Format::SvmScatter:
  case Format::SvmQuad:
    return whyNoScatter(K, I);
  case Format::TypedAtomic:
  case Format::SurfaceAtomic:
  case Format::SvmAtomic:
    if (Reason R = whyNoScatter(K, I))
      return R;
    return whyNoAtomic(I, Ops.drop_front(I.Op == Opcode::SvmAtomic     ? 1
                                         : I.Op == Opcode::DwordAtomic ? 2
                                                                       : 5));
  case Format::LscLoad:
  case Format::LscStore:
  case Format::LscAtomic:
    return whyNoLsc(K, I);
  case Format::LscBlock2D:
    return whyNoLscBlock(I);
  case Format::Dpas:
    if (I.Op == Opcode::Dpasw)
      return std::string("pairs of threads do not run together");
    return whyNoDpas(K, I);
  case Format::Sampler:
  case Format::SamplerLoad:
  case Format::MediaSampler:
  case Format::UnormSampler:
    return Sampler == runtime::SamplerModel::None
               ? Reason("there is no sampler")
               : whyNoSample(I, Ops);
  case Format::RawSend:
  case Format::RawSends:
    if (isRawBlockLoad(I, Ops))
      return std::nullopt;
    return std::string("raw messages are not decoded but for block loads");
  default:
    return std::nullopt;
  }
}

//===----------------------------------------------------------------------===//
// Execution
//===----------------------------------------------------------------------===//

/// Is \p I a fence? Here all threads see an access at once, so fences do
/// nothing.
static bool isFence(const visa::Instruction &I) {
  return I.Op == Opcode::FenceSW || visa::opcodeFormat(I.Op) == Format::Fence ||
         visa::opcodeFormat(I.Op) == Format::LscFence;
}

/// Executes the signal or the wait of a named barrier.
static bool synchroniseNamed(ThreadState &S, const visa::Instruction &I) {
  ArrayRef<Operand> Ops = S.operands(I);
  auto Barrier = S.readScalar(Ops[0]);
  if (!Barrier)
    return false;
  if (I.Op == Opcode::NbarrierWait)
    return S.T.namedWait(uint32_t(*Barrier));
  auto Threads = S.readScalar(Ops[1]);
  return Threads && S.T.namedSignal(uint32_t(*Barrier), uint32_t(*Threads));
}

static bool synchronise(ThreadState &S, const visa::Instruction &I) {
  switch (I.Op) {
  case Opcode::NbarrierSignal:
  case Opcode::NbarrierWait:
    return synchroniseNamed(S, I);
  case Opcode::Barrier:
    return S.T.barrier();
  case Opcode::SbarrierSignal:
    return S.T.barrierSignal();
  case Opcode::SbarrierWait:
    return S.T.barrierWait();
  default:
    return isFence(I) ||
           S.fail(runtime::ErrorKind::NotExecutable,
                  "expected a message that can be executed, actual " +
                      visa::opcodeMnemonic(I.Op));
  }
}

/// Executes a message after findLanes has set its Mask.
static bool executeLanes(MessageExecutor &M, const visa::Instruction &I) {
  switch (visa::opcodeFormat(I.Op)) {
  case Format::SurfaceScatter:
    return M.surfaceScatter();
  case Format::SurfaceQuad:
    return M.surfaceQuad();
  case Format::TypedQuad:
    return M.typedQuad();
  case Format::TypedAtomic:
    return M.typedAtomic();
  case Format::SurfaceAtomic:
  case Format::SvmAtomic:
    return M.dataPortAtomic();
  case Format::SvmScatter:
    return M.svmScatter();
  case Format::SvmQuad:
    return M.svmQuad();
  case Format::LscBlock2D:
    return M.lscBlock2D();
  case Format::Dpas:
    return M.dpas();
  case Format::Sampler:
  case Format::SamplerLoad:
  case Format::MediaSampler:
  case Format::UnormSampler:
    return M.sample();
  case Format::RawSends:
    return M.rawBlockLoad();
  default:
    return M.lsc();
  }
}

bool interpreter::executeMessage(ThreadState &S, const visa::Instruction &I) {
  MessageExecutor M(S, I);
  switch (visa::opcodeFormat(I.Op)) {
  case Format::OwordBlock:
    return M.owordBlock();
  case Format::MediaBlock:
    return M.mediaBlock();
  case Format::SvmBlock:
    return M.svmBlock();
  case Format::SurfaceScatter:
  case Format::SurfaceQuad:
  case Format::TypedQuad:
  case Format::TypedAtomic:
  case Format::SurfaceAtomic:
  case Format::SvmScatter:
  case Format::SvmQuad:
  case Format::SvmAtomic:
  case Format::LscLoad:
  case Format::LscStore:
  case Format::LscAtomic:
  case Format::LscBlock2D:
  case Format::Dpas:
  case Format::Sampler:
  case Format::SamplerLoad:
  case Format::MediaSampler:
  case Format::UnormSampler:
  case Format::RawSends:
    return !M.findLanes() || executeLanes(M, I);
  default:
    return synchronise(S, I);
  }
}
