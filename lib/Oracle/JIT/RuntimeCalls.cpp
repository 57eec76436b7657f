//===- RuntimeCalls.cpp - What compiled kernels call ----------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RuntimeCalls.h"

#include "cmx/Oracle/Interpreter/Interpreter.h"
#include "cmx/Oracle/Runtime/FloatMath.h"
#include "cmx/Oracle/Runtime/Messages.h"

#include <cstring>

using namespace llvm;

namespace cmx {

using namespace runtime;

namespace {

// Types of GenericABI.def.
using i32 = uint32_t;
using i64 = uint64_t;
using f32 = float;
using f64 = double;

//===----------------------------------------------------------------------===//
// Context
//===----------------------------------------------------------------------===//

/// Returns the thread of \p Context, and records that it now executes the
/// instruction that \p Site describes.
ThreadContext &enter(void *Context, const void *Site) {
  ThreadContext &T = *static_cast<JITFrame *>(Context)->Thread;
  T.Site = SiteId(reinterpret_cast<uintptr_t>(Site));
  return T;
}

void leave(ThreadContext &T, bool Continues) {
  if (!Continues)
    std::longjmp(*T.Abort, 1);
}

const char *errorText(ErrorKind Kind) {
  switch (Kind) {
#define CMX_RUNTIME_ERROR(Enum, Name, Description)                             \
  case ErrorKind::Enum:                                                        \
    return Description;
#include "cmx/Oracle/Runtime/RuntimeErrors.def"
  }
  return "unknown error";
}

void rtCheckLanes(void *Context, void *Site, i32 Kind, i32 Lanes, void *Flags) {
  const void *First = std::memchr(Flags, 1, Lanes);
  if (!First)
    return;
  ThreadContext &T = enter(Context, Site);
  int Lane = int(static_cast<const char *>(First) - static_cast<char *>(Flags));
  leave(T, T.report(ErrorKind(Kind), errorText(ErrorKind(Kind)), Lane));
}

void rtStep(void *Context, void *Site, i64 Count) {
  ThreadContext &T = enter(Context, Site);
  auto &Frame = *static_cast<JITFrame *>(Context);
  T.Budget = Frame.Budget;
  bool Continues = T.spend(Count);
  Frame.Budget = T.Budget;
  leave(T, Continues);
}

/// Called at the start of functions that may call themselves. The distance to
/// the JITFrame \p Context, which lies at the start of the thread's stack,
/// shows how much stack is in use.
void jitEnter(void *Context) {
  constexpr intptr_t MaxBytes = 4 << 20;
  char Here;
  intptr_t Used = static_cast<char *>(Context) - &Here;
  if (Used < MaxBytes)
    return;
  ThreadContext &T = *static_cast<JITFrame *>(Context)->Thread;
  leave(T, T.report(ErrorKind::NotExecutable, "calls inside calls need more "
                                              "than 4 MiB of stack"));
}

//===----------------------------------------------------------------------===//
// Messages
//===----------------------------------------------------------------------===//

Bytes to(void *Data) {
  Bytes B;
  B.Data = static_cast<uint8_t *>(Data);
  return B;
}

ConstBytes from(const void *Data) {
  return ConstBytes(static_cast<const uint8_t *>(Data));
}

void rtBlockLoad(void *Context, void *Site, i32 S, i32 Surface, i64 Address,
                 i32 NumBytes, i32 AlignBytes, void *To) {
  ThreadContext &T = enter(Context, Site);
  leave(T,
        blockLoad(T, Space(S), Surface, Address, NumBytes, AlignBytes, to(To)));
}

void rtBlockStore(void *Context, void *Site, i32 S, i32 Surface, i64 Address,
                  i32 NumBytes, i32 AlignBytes, void *From) {
  ThreadContext &T = enter(Context, Site);
  leave(T, blockStore(T, Space(S), Surface, Address, NumBytes, AlignBytes,
                      from(From)));
}

MediaBlock mediaBlock(i32 Modifiers, i32 Surface, i32 X, i32 Y, i32 Width,
                      i32 Rows, i32 Pitch) {
  MediaBlock B;
  B.Surface = Surface;
  B.XBytes = int32_t(X);
  B.YRows = int32_t(Y);
  B.WidthBytes = Width;
  B.Rows = Rows;
  B.PitchBytes = Pitch;
  B.Modifiers = Modifiers;
  return B;
}

void rtMediaLoad(void *Context, void *Site, i32 Modifiers, i32 Surface, i32 X,
                 i32 Y, i32 Width, i32 Rows, i32 Pitch, void *To) {
  ThreadContext &T = enter(Context, Site);
  leave(T,
        mediaLoad(T, mediaBlock(Modifiers, Surface, X, Y, Width, Rows, Pitch),
                  to(To)));
}

void rtMediaStore(void *Context, void *Site, i32 Modifiers, i32 Surface, i32 X,
                  i32 Y, i32 Width, i32 Rows, i32 Pitch, void *From) {
  ThreadContext &T = enter(Context, Site);
  leave(T,
        mediaStore(T, mediaBlock(Modifiers, Surface, X, Y, Width, Rows, Pitch),
                   from(From)));
}

LaneAccess laneAccess(i32 S, i32 Surface, i32 Lanes, void *Addresses,
                      void *Mask, i32 MemBytes, i32 RegBytes) {
  LaneAccess A;
  A.S = Space(S);
  A.Surface = Surface;
  A.Lanes = Lanes;
  A.Addresses = static_cast<const uint64_t *>(Addresses);
  A.Mask = static_cast<const uint8_t *>(Mask);
  A.MemBytes = MemBytes;
  A.RegBytes = RegBytes;
  return A;
}

void rtLaneLoad(void *Context, void *Site, i32 S, i32 Surface, i32 Lanes,
                void *Addresses, void *Mask, i32 MemBytes, i32 RegBytes,
                i32 Elements, i32 ElementMask, i32 AlignBytes, void *To) {
  ThreadContext &T = enter(Context, Site);
  LaneAccess A =
      laneAccess(S, Surface, Lanes, Addresses, Mask, MemBytes, RegBytes);
  A.NumElts = Elements;
  A.ElementMask = ElementMask;
  A.AlignBytes = AlignBytes;
  leave(T, laneLoad(T, A, to(To)));
}

void rtLaneStore(void *Context, void *Site, i32 S, i32 Surface, i32 Lanes,
                 void *Addresses, void *Mask, i32 MemBytes, i32 RegBytes,
                 i32 Elements, i32 ElementMask, i32 AlignBytes, void *From) {
  ThreadContext &T = enter(Context, Site);
  LaneAccess A =
      laneAccess(S, Surface, Lanes, Addresses, Mask, MemBytes, RegBytes);
  A.NumElts = Elements;
  A.ElementMask = ElementMask;
  A.AlignBytes = AlignBytes;
  leave(T, laneStore(T, A, from(From)));
}

void rtLaneAtomic(void *Context, void *Site, i32 Operation, i32 S, i32 Surface,
                  i32 Lanes, void *Addresses, void *Mask, i32 MemBytes,
                  i32 RegBytes, void *Src0, void *Src1, void *Old) {
  ThreadContext &T = enter(Context, Site);
  LaneAccess A =
      laneAccess(S, Surface, Lanes, Addresses, Mask, MemBytes, RegBytes);
  leave(T,
        laneAtomic(T, A, AtomicOp(Operation), from(Src0), from(Src1), to(Old)));
}

//===----------------------------------------------------------------------===//
// Threads
//===----------------------------------------------------------------------===//

void rtBarrier(void *Context, void *Site) {
  ThreadContext &T = enter(Context, Site);
  leave(T, T.barrier());
}

void rtBarrierSignal(void *Context, void *Site) {
  ThreadContext &T = enter(Context, Site);
  leave(T, T.barrierSignal());
}

void rtBarrierWait(void *Context, void *Site) {
  ThreadContext &T = enter(Context, Site);
  leave(T, T.barrierWait());
}

void rtNamedSignal(void *Context, void *Site, i32 Barrier, i32 Threads) {
  ThreadContext &T = enter(Context, Site);
  leave(T, T.namedSignal(Barrier, Threads));
}

void rtNamedWait(void *Context, void *Site, i32 Barrier) {
  ThreadContext &T = enter(Context, Site);
  leave(T, T.namedWait(Barrier));
}

void rtReserveSLM(void *Context, void *Site, i64 NumBytes) {
  ThreadContext &T = enter(Context, Site);
  leave(T, T.reserveSLM(NumBytes));
}

void rtSetSurface(void *Context, void *Site, i32 Surface) {
  enter(Context, Site).BindlessSurface = Surface;
}

void rtInlineText(void *Context, void *Site, void *Text, i64 TextBytes,
                  void *Operands, i64) {
  ThreadContext &T = enter(Context, Site);
  auto &Frame = *static_cast<JITFrame *>(Context);
  T.Budget = Frame.Budget;
  bool Continues =
      runInlineText(T, StringRef(static_cast<const char *>(Text), TextBytes),
                    static_cast<uint8_t *>(Operands));
  Frame.Budget = T.Budget;
  leave(T, Continues);
}

i32 rtGetId(void *Context, void *Site, i32 Which, i32 Dword) {
  return enter(Context, Site).id(Id(Which), Dword);
}

//===----------------------------------------------------------------------===//
// Floating point
//===----------------------------------------------------------------------===//

f32 rtMathF32(i32 Function, f32 A, f32 B) {
  return mathFunction(MathFunction(Function), A, B);
}

f64 rtMathF64(i32 Function, f64 A, f64 B) {
  return mathFunction(MathFunction(Function), A, B);
}

// The functions that LLVM calls for half and bfloat, with the calling
// convention of x86-64: a half or bfloat is in the low 16 bits of a float
// register. On other hosts, LLVM calls those of the host compiler's library.
#if defined(__x86_64__)
float lowBits(uint16_t Value) {
  uint32_t Bits = Value;
  float F;
  std::memcpy(&F, &Bits, sizeof(F));
  return F;
}

uint16_t fromLowBits(float F) {
  uint32_t Bits;
  std::memcpy(&Bits, &F, sizeof(F));
  return uint16_t(Bits);
}

float extendHalfToFloat(float H) { return floatFromHalf(fromLowBits(H)); }
double extendHalfToDouble(float H) { return floatFromHalf(fromLowBits(H)); }
float truncFloatToHalf(float F) { return lowBits(halfFromFloat(F)); }
float truncDoubleToHalf(double D) { return lowBits(halfFromDouble(D)); }

/// LLVM moves some bfloats as floats: it extends them, and calls this function
/// to convert them back. So a NaN whose low 16 bits are zero keeps its upper
/// bits, even if it is a signaling NaN.
float truncFloatToBFloat(float F) {
  uint32_t Bits;
  std::memcpy(&Bits, &F, sizeof(F));
  return lowBits(Bits & 0xffff ? bfloatFromFloat(F) : uint16_t(Bits >> 16));
}

/// The result is the same as if \p D were rounded once: the intermediate float
/// is rounded to odd, so that the second rounding is correct.
float truncDoubleToBFloat(double D) {
  float F = float(D);
  if (double(F) != D && D == D) {
    uint32_t Bits;
    std::memcpy(&Bits, &F, sizeof(F));
    // If the conversion rounded away from zero, step back.
    bool IsTooFar = (F < 0 ? -double(F) : double(F)) > (D < 0 ? -D : D);
    Bits = (Bits - IsTooFar) | 1;
    std::memcpy(&F, &Bits, sizeof(F));
  }
  return truncFloatToBFloat(F);
}
#endif

template <typename Fn> void *address(Fn *F) {
  return reinterpret_cast<void *>(F);
}

} // namespace

ArrayRef<RuntimeSymbol> runtimeSymbols() {
  static const RuntimeSymbol Symbols[] = {
#define CMX_RT(Enum, Name, Result, Parameters) {Name, address(rt##Enum)},
#include "cmx/Oracle/Runtime/GenericABI.def"
      {"cmx_jit_enter", address(jitEnter)},
#if defined(__x86_64__)
      {"__extendhfsf2", address(extendHalfToFloat)},
      {"__extendhfdf2", address(extendHalfToDouble)},
      {"__truncsfhf2", address(truncFloatToHalf)},
      {"__truncdfhf2", address(truncDoubleToHalf)},
      {"__truncsfbf2", address(truncFloatToBFloat)},
      {"__truncdfbf2", address(truncDoubleToBFloat)},
#endif
  };
  return Symbols;
}

} // namespace cmx
