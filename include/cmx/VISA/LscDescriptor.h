//===- LscDescriptor.h - Block loads as raw messages ------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The message
//   lsc_load.ugm (M1, 1) DST:d32xNt bti(NUMBER)[ADR]:a32
// can also be written as raw_sends. This file has the descriptor for that form.
// The extended descriptor is NUMBER << 24; its other bits are 0 for a load.
//
// Source: Xe-HPC PRM, "Load/store cache, message descriptor". Listings of
// GenX_IR have the same numbers.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_VISA_LSCDESCRIPTOR_H
#define CMX_VISA_LSCDESCRIPTOR_H

#include <cstdint>
#include <optional>

namespace cmx {
namespace visa {

struct LscBlockLoad {
  static constexpr unsigned SFID = 15; ///< .ugm
  static constexpr unsigned SurfaceShift = 24;

  unsigned NumDwords = 1; ///< 1 2 3 4 8 16 32 64
  unsigned DstRegs = 1;

  uint32_t descriptor() const;
  /// Returns std::nullopt if \p Descriptor describes another message.
  static std::optional<LscBlockLoad> decode(uint32_t Descriptor);
};

} // namespace visa
} // namespace cmx

#endif // CMX_VISA_LSCDESCRIPTOR_H
