//===- SamplerModel.h - What checks use as the sampler ----------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// There is no sampler on the CPU. To compare two forms of a kernel, it is
// enough that equal requests give equal pixels, and that different requests
// nearly always give different pixels. So a channel of a pixel is a hash of the
// operation, the numbers of the sampler and the surface, and the parameters of
// the lane. The hash ignores parameters that are 0, because messages may omit
// zeros at their end.
//
// The functions of the hash are templates: Word is uint32_t, or a class whose
// operators make IR.
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

/// The numbers of the parts of a request. The last parts are the parameters.
enum SamplerPart : unsigned {
  OperationPart,
  OffsetsPart,
  SamplerNumberPart,
  SurfaceNumberPart,
  PixelPart, ///< Of a block: the number of the pixel.
  FirstParameterPart
};

/// The operation is a code of SamplerOperations.def, or one of these numbers
/// for older messages.
constexpr uint32_t SampleMediaOperation = 64, LoadMediaOperation = 65,
                   SampleUnormOperation = 66;
/// The number of pixels in the block that sample_unorm returns.
constexpr unsigned UnormPixels = 32;

/// Adds \p Part, the part of a request with the number \p Number, to the hash
/// \p Sum of this request, and returns the new hash. The bits of each part are
/// mixed, so that changes of two parts do not cancel each other.
template <typename Word>
Word withSamplerPart(Word Sum, unsigned Number, Word Part) {
  Word H = Part * 0x9e3779b1u;
  H = H ^ (H >> 16);
  H = H * 0x7feb352du;
  H = H ^ (H >> 15);
  return Sum + H * ((2 * Number + 1) * 0x846ca68bu);
}

/// Returns channel number \p Channel of the pixel for a request with the hash
/// \p Sum. If the channel is read as a float, its magnitude is at least 1/128
/// and less than 2.
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
