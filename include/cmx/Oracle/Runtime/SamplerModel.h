//===- SamplerModel.h - What checks take for the sampler --------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// There is no sampler on the CPU. To compare two forms of a kernel, it is
// enough that equal requests give equal pixels, and that different requests
// hardly ever do. So a channel of a pixel is a hash of the operation, the
// numbers of sampler and surface, and the parameters of its lane. Parameters
// that are 0 do not count, as messages may leave out zeros at the end.
//
// The hash is a template over words: uint32_t, or IR that computes it.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_ORACLE_RUNTIME_SAMPLERMODEL_H
#define CMX_ORACLE_RUNTIME_SAMPLERMODEL_H

#include <cstdint>

namespace cmx::runtime {

enum class SamplerModel : uint8_t {
  None, ///< Messages to the sampler cannot be executed.
  Hash  ///< Only for comparisons.
};

/// Numbers of the parts of a request; parameters follow.
enum SamplerPart : unsigned {
  OperationPart,
  OffsetsPart,
  SamplerNumberPart,
  SurfaceNumberPart,
  PixelPart, ///< Of a block: the number of the pixel.
  FirstParameterPart
};

/// Operations: codes of SamplerOperations.def, and these of the older messages.
constexpr uint32_t SampleMediaOperation = 64, LoadMediaOperation = 65,
                   SampleUnormOperation = 66;
/// sample_unorm returns a block of pixels.
constexpr unsigned UnormPixels = 32;

/// The request \p Sum with part number \p Number, which is \p Part. Each part
/// is mixed, so that changes of two parts do not cancel each other.
template <typename Word>
Word withSamplerPart(Word Sum, unsigned Number, Word Part) {
  Word H = Part * 0x9e3779b1u;
  H = H ^ (H >> 16);
  H = H * 0x7feb352du;
  H = H ^ (H >> 15);
  return Sum + H * ((2 * Number + 1) * 0x846ca68bu);
}

/// Channel number \p Channel of the pixel for the request \p Sum. As a float,
/// its magnitude is at least 1/128 and less than 2.
template <typename Word> Word sampledChannel(Word Sum, Word Channel) {
  Word H = Sum + Channel * 0x85ebca6bu;
  H = H ^ (H >> 16);
  H = H * 0x7feb352du;
  H = H ^ (H >> 15);
  H = H * 0x846ca68bu;
  H = H ^ (H >> 16);
  return (H & 0x83ffffffu) + 0x3c000000u;
}

} // namespace cmx::runtime

#endif // CMX_ORACLE_RUNTIME_SAMPLERMODEL_H
