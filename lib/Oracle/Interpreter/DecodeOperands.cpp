//===- DecodeOperands.cpp - Operands of arithmetic ------------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Decoder.h"
#include "llvm/Support/MathExtras.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>

using namespace cmx;
using namespace cmx::interpreter;
using llvm::Twine;
using visa::DeclKind;
using visa::Operand;
using visa::Predefined;
using Form = OperandRegion::Form;
using Kind = Operand::Kind;

std::optional<ElemType> Decoder::typeOf(const Operand &O) const {
  switch (O.kind()) {
  case Kind::Imm:
  case Kind::IndirectSrc:
  case Kind::MultiIndirectSrc:
  case Kind::IndirectDst:
    return O.type();
  case Kind::Src:
  case Kind::Dst:
    if (place(O.decl()).Kind == DeclKind::General)
      return place(O.decl()).Type;
    return std::nullopt;
  default:
    return std::nullopt;
  }
}

/// Returns the strides in bytes. The walk is linear if the same stride leads
/// from each element to the next one, also across rows.
static ElementWalk walkOf(const Operand &O, unsigned ElemBytes,
                          unsigned Lanes) {
  ElementWalk W;
  if (O.kind() == Kind::Dst || O.kind() == Kind::IndirectDst) {
    W.HStrideBytes = uint16_t(O.hStride() * ElemBytes);
    return W;
  }
  W.Width = uint8_t(std::max(1u, O.width()));
  W.VStrideBytes = uint16_t(O.vStride() * ElemBytes);
  W.HStrideBytes = uint16_t(O.hStride() * ElemBytes);
  if (O.kind() == Kind::MultiIndirectSrc)
    W.IsLinear = false;
  else if (W.Width == 1)
    W.HStrideBytes = W.VStrideBytes;
  else
    W.IsLinear = W.Width >= Lanes || O.vStride() == W.Width * O.hStride();
  return W;
}

void Decoder::placeDirect(OperandRegion &R, const Operand &O) {
  const Place &Here = place(O.decl());
  R.F = Form::Direct;
  R.Low = Here.Start;
  R.High = Here.End;
  int64_t Start = int64_t(Here.Start) + O.offsetBytes();
  R.IsSuspect = Start < R.Low || Start + R.SpanBytes > R.High;
  R.StartBytes =
      int32_t(std::min<int64_t>(Start, std::numeric_limits<int32_t>::max()));
}

bool Decoder::placeIndirect(OperandRegion &R, const Operand &O) {
  bool IsMulti = O.kind() == Kind::MultiIndirectSrc;
  R.F = IsMulti ? Form::MultiIndirect : Form::Indirect;
  R.StartBytes = O.offsetBytes();
  unsigned Addresses =
      IsMulti ? unsigned(llvm::divideCeil(D.Size, R.Walk.Width)) : 1;
  return addressOperand(O, Addresses, R.Index);
}

bool Decoder::addressOperand(const Operand &O, unsigned NumElts, uint32_t &At) {
  const Place &Here = place(O.decl());
  At = Here.Start + O.firstElt();
  if (Here.Kind != DeclKind::Address)
    return refuse("expected an address variable");
  if (At + NumElts > Here.End)
    return refuse("expected " + Twine(O.firstElt() + NumElts) +
                  " addresses, actual " + Twine(Here.End - Here.Start));
  return true;
}

bool Decoder::stateOperand(const Operand &O, uint32_t &At) {
  if (O.kind() != Kind::State)
    return refuse("expected a surface or sampler");
  const Place &Here = place(O.decl());
  At = Here.Start + O.firstElt();
  if (At >= Here.End)
    return refuse("element " + Twine(O.firstElt()) + " of " +
                  Twine(Here.End - Here.Start));
  return true;
}

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

/// Returns one lane of a vf immediate. It has a sign bit, three bits of
/// exponent and four bits of fraction (vISA specification, "Immediate
/// Operands"). If exponent and fraction are 0, the number is zero.
static float packedFloat(uint32_t Bits, unsigned Lane) {
  uint32_t Byte = Bits >> (Lane % 4 * 8) & 0xFF;
  float Sign = Byte & 0x80 ? -1.0f : 1.0f;
  if ((Byte & 0x7F) == 0)
    return Sign * 0.0f;
  float Fraction = 1.0f + float(Byte & 15) / 16.0f;
  return Sign * std::ldexp(Fraction, int(Byte >> 4 & 7) - 3);
}

static void packedLanes(const Operand &O, Rep R, Lanes &L) {
  uint32_t Bits = uint32_t(O.immBits());
  for (unsigned Lane = 0; Lane != MaxLanes; ++Lane) {
    if (O.packed() == visa::PackedImm::VF) {
      float F = packedFloat(Bits, Lane);
      if (R == Rep::Float)
        L.F[Lane] = F;
      else if (R == Rep::Double)
        L.D[Lane] = F;
      else {
        uint32_t Raw;
        std::memcpy(&Raw, &F, sizeof(Raw));
        L.I[Lane] = Raw;
      }
      continue;
    }
    int64_t V = Bits >> (Lane % 8 * 4) & 15;
    if (O.packed() == visa::PackedImm::V)
      V = llvm::SignExtend64(uint64_t(V), 4);
    if (R == Rep::Wide)
      L.W[Lane] = V;
    else
      L.I[Lane] = V;
  }
}

uint32_t Decoder::constant(const Operand &O) {
  bool IsPacked = O.packed() != visa::PackedImm::None;
  auto [It, IsNew] =
      Constants.try_emplace(std::make_tuple(D.R, unsigned(O.type()),
                                            unsigned(O.packed()), O.immBits()),
                            uint32_t(P.Constants.size()));
  if (!IsNew)
    return It->second;
  P.Constants.emplace_back();
  Lanes &L = P.Constants.back();
  std::memset(&L, 0, sizeof(L));
  if (IsPacked) {
    packedLanes(O, D.R, L);
  } else {
    uint64_t Bits = O.immBits();
    ElementWalk Same;
    loadFunction(D.R, O.type())(reinterpret_cast<const uint8_t *>(&Bits), Same,
                                MaxLanes, L, 0);
  }
  return It->second;
}

//===----------------------------------------------------------------------===//
// Sources and destinations
//===----------------------------------------------------------------------===//

bool Decoder::addSource(Ops O, unsigned N) {
  const Operand &Op = O[N];
  Source S;
  S.Operand = uint8_t(N);
  if (Op.isAbsent() ||
      (Op.isDirect() && Op.decl() == visa::declOf(Predefined::Null))) {
    S.F = Form::Nowhere;
    S.Index = constant(Operand::imm(
        D.R == Rep::Float || D.R == Rep::Double ? ElemType::F : ElemType::UD,
        0));
  } else if (Op.kind() == Kind::Imm) {
    S.F = Form::Constant;
    S.Type = Op.type();
    if (!loadFunction(D.R, S.Type))
      return refuse("no such mix of types");
    S.Index = constant(Op);
  } else {
    std::optional<ElemType> T = typeOf(Op);
    if (!T || Op.kind() == Kind::Dst || Op.kind() == Kind::IndirectDst)
      return refuse("operand " + Twine(N) + " is no source");
    S.Type = *T;
    S.ElemBytes = uint8_t(elemTypeBytes(*T));
    S.Mod = Op.modifier();
    S.Load = loadFunction(D.R, *T);
    if (!S.Load)
      return refuse("no such mix of types");
    S.Walk = walkOf(Op, S.ElemBytes, D.Size);
    for (unsigned Lane = 0; Lane != D.Size; ++Lane)
      S.SpanBytes =
          std::max(S.SpanBytes, S.Walk.offsetBytes(Lane) + S.ElemBytes);
    if (Op.isDirect()) {
      placeDirect(S, Op);
      const Place &Clock = P.place(0, visa::declOf(Predefined::TSC));
      D.TakesTime |= place(Op.decl()).Root == Clock.Root;
    } else if (!placeIndirect(S, Op)) {
      return false;
    }
  }
  P.Sources.push_back(S);
  ++D.NumSources;
  return true;
}

bool Decoder::addDestination(Ops O, unsigned N, Rep From, bool IsRaw) {
  const Operand &Op = O[N];
  Destination Dst;
  Dst.Operand = uint8_t(N);
  if (Op.isAbsent() ||
      (Op.isDirect() && Op.decl() == visa::declOf(Predefined::Null))) {
    Dst.F = Form::Nowhere;
  } else {
    std::optional<ElemType> T = typeOf(Op);
    if (!T || (Op.kind() != Kind::Dst && Op.kind() != Kind::IndirectDst))
      return refuse("operand " + Twine(N) + " is no destination");
    // Only floats convert to bf (vISA specification, MOV).
    if (*T == ElemType::BF && From != Rep::Float && !IsRaw)
      return refuse("no such mix of types");
    Dst.Type = *T;
    Dst.ElemBytes = uint8_t(elemTypeBytes(*T));
    Dst.Store = storeFunction(From, *T, D.I->Saturate, IsRaw);
    Dst.Walk = walkOf(Op, Dst.ElemBytes, D.Size);
    Dst.SpanBytes = Dst.Walk.offsetBytes(D.Size - 1) + Dst.ElemBytes;
    if (Op.isDirect()) {
      placeDirect(Dst, Op);
      const Place &Control = P.place(0, visa::declOf(Predefined::CR0));
      D.WritesControl |= place(Op.decl()).Root == Control.Root;
    } else if (!placeIndirect(Dst, Op)) {
      return false;
    }
  }
  P.Destinations.push_back(Dst);
  ++D.NumDestinations;
  return true;
}

/// madw writes the high halves to the registers after those of the low halves.
void Decoder::addSecondHalf(Ops O) {
  Destination Low = P.Destinations.back();
  if (Low.F == Form::Direct) {
    const Place &Here = place(O[0].decl());
    int64_t Start = int64_t(Low.StartBytes) +
                    int64_t(llvm::alignTo(Low.SpanBytes, P.GRFBytes));
    Low.StartBytes = int32_t(Start);
    Low.IsSuspect =
        Start < Here.Start || Start + Low.SpanBytes > int64_t(Here.End);
  } else {
    Low.StartBytes += int32_t(llvm::alignTo(Low.SpanBytes, P.GRFBytes));
  }
  P.Destinations.push_back(Low);
  ++D.NumDestinations;
}
