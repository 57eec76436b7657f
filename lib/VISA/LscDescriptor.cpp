//===- LscDescriptor.cpp - Block loads as raw messages --------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/VISA/LscDescriptor.h"
#include <algorithm>
#include <iterator>

using namespace cmx::visa;

/// Indexed by the code in a descriptor.
static constexpr unsigned VectorSizes[] = {1, 2, 3, 4, 8, 16, 32, 64};

static constexpr unsigned VectorShift = 12, DstShift = 20;

/// Bits 30..29: the surface is a number; 28..25: one register of addresses; 15:
/// transposed; 11..9: dwords; 8..7: addresses of 32 bits; 5..0: a load.
static constexpr uint32_t FixedBits =
    3u << 29 | 1u << 25 | 1u << 15 | 2u << 9 | 2u << 7;

uint32_t LscBlockLoad::descriptor() const {
  auto Code =
      std::find(std::begin(VectorSizes), std::end(VectorSizes), NumDwords) -
      std::begin(VectorSizes);
  return FixedBits | DstRegs << DstShift | uint32_t(Code) << VectorShift;
}

std::optional<LscBlockLoad> LscBlockLoad::decode(uint32_t Descriptor) {
  LscBlockLoad L;
  L.NumDwords = VectorSizes[Descriptor >> VectorShift & 7];
  L.DstRegs = Descriptor >> DstShift & 31;
  if (L.descriptor() != Descriptor)
    return std::nullopt;
  return L;
}
