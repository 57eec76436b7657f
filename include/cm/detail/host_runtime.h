//===- host_runtime.h - What builtins need on the host ----------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The translation unit of a kernel declares these functions. The translation
// unit with the launch includes cm/cm_host.h, which defines them.
//
// Each function that returns the address of bytes checks these bytes. It ends
// the program with an error if the bytes do not exist, or if their alignment is
// too small.
//
//===----------------------------------------------------------------------===//

#ifndef CM_DETAIL_HOST_RUNTIME_H
#define CM_DETAIL_HOST_RUNTIME_H

#include "common.h"

namespace cm::host::runtime {

/// The ids of the running thread, and the sizes of the launch.
struct place {
  uint Global[3], Group[3], Local[3];
  uint LocalSize[3], GroupCount[3];
};
const place &here();

/// The number of the surface that predefined_surface(0) returns.
constexpr int SharedLocalMemory = 254;

/// Returns the address of bytes of a surface, or of shared local memory.
unsigned char *in_surface(SurfaceIndex S, uint64_t OffsetBytes,
                          uint64_t NumBytes, unsigned AlignBytes,
                          int Lane = -1);
/// Returns the address of bytes of shared virtual memory.
unsigned char *in_svm(uint64_t Address, uint64_t NumBytes, unsigned AlignBytes,
                      int Lane = -1);

/// One plane of an image. Slices of a volume are stored one after another.
struct plane {
  unsigned char *Start;
  uint64_t WidthBytes, Rows, PitchBytes;
  unsigned PixelBytes;
  uint64_t Slices = 1;
};
const plane &plane_of(SurfaceIndex S, int Number);
/// Ends the program because lane \p Lane accesses a pixel that does not exist.
[[noreturn]] void no_pixel(SurfaceIndex S, uint U, uint Row, uint Slice,
                           int Lane);

void reserve_slm(unsigned NumBytes);
void signal_barrier();
void wait_at_barrier();
void signal_named(unsigned Barrier, unsigned Threads);
void wait_at_named(unsigned Barrier);

/// Prints the thread and \p Text, and ends the program (abort).
[[noreturn]] void fail(const char *Text);

} // namespace cm::host::runtime

#endif // CM_DETAIL_HOST_RUNTIME_H
