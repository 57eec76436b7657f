//===- cm_host.h - Kernels as functions of a C++ program --------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Runs kernels on the computer that compiles them, without cmx:
//
//   clang++-22 -g -std=c++20 -Iinclude filter.cpp host.cpp
//
// filter.cpp is the unchanged source of the kernel. host.cpp includes this
// file:
//
//   extern "C" void filter(SurfaceIndex Src, SurfaceIndex Dst, float Factor);
//
//   int main() {
//     std::vector<uint8_t> In(W * H), Out(W * H);
//     cm::host::Image Src(In.data(), W, H), Dst(Out.data(), W, H);
//     cm::host::launch(filter, cm::host::grid{W / 16, H / 8},
//                      cm::host::group{4}, Src, Dst, 0.5f);
//   }
//
// The sizes of the grid and of a group are numbers of threads. All threads run
// in a fixed order, one at a time. A thread of a group runs until it ends or
// waits at a barrier. So a debugger steps through a kernel like through any
// function, and each run gives the same results. The program prints the number
// of the thread and ends (abort) if
// - a message is misaligned or accesses bytes outside of its surface,
// - some threads of a group wait at a barrier that others do not reach.
//
// Each thread has its own copy of the file-scope variables of kernels.
//
//===----------------------------------------------------------------------===//

#ifndef CM_CM_HOST_H
#define CM_CM_HOST_H

// The variables of a launch are not copied for each thread. So they are not
// placed in the sections that cm/cm.h selects.
#pragma clang section data = "" bss = ""

#include "detail/hide_macros.h"

#include "detail/block2d.h"
#include "detail/integer.h"
#include "detail/legacy.h"
#include "detail/machine.h"
#include "detail/math.h"
#include "detail/matrix_unit.h"
#include "detail/memory.h"
#include "detail/operators.h"
#include "detail/scattered.h"
#include "detail/surfaces.h"
#include "detail/typed.h"

#ifdef CM_DEVICE
#error "cm_host.h is for programs of the host"
#endif

#include "detail/host_builtins.h"
#include "detail/host_group.h"

#include <vector>

namespace cm::host {

/// Numbers of threads in x, y and z.
struct grid {
  uint X = 1, Y = 1, Z = 1;
};
/// The numbers of threads of a group in x, y and z. The threads of a group
/// share local memory and barriers.
struct group {
  uint X = 1, Y = 1, Z = 1;
};

/// A surface in the caller's memory. The surface exists as long as this object.
class Surface : runtime::surface {
protected:
  explicit Surface(runtime::surface S)
      : runtime::surface(std::move(S)), Number(runtime::surfaces().add(this)) {}
  ~Surface() { runtime::surfaces().remove(Number); }

public:
  Surface(const Surface &) = delete;
  Surface &operator=(const Surface &) = delete;
  operator SurfaceIndex() const { return SurfaceIndex(Number); }

private:
  int Number;
};

/// A surface of bytes.
class Buffer : public Surface {
public:
  Buffer(void *Data, size_t NumBytes)
      : Surface({static_cast<unsigned char *>(Data), NumBytes, {}}) {}
  template <class T>
  explicit Buffer(std::vector<T> &Data)
      : Buffer(Data.data(), Data.size() * sizeof(T)) {}
};

/// A surface of rows of pixels. An image with several planes (Y and UV, or Y, U
/// and V) is made from a list of planes. Most images have only plane 0.
class Image : public Surface {
public:
  Image(void *Data, size_t Width, size_t Height, unsigned PixelBytes = 1,
        size_t PitchBytes = 0)
      : Image({plane(Data, Width, Height, PixelBytes, PitchBytes)}) {}
  /// Returns the plane of a volume. Its slices of \p Height rows are stored one
  /// after another.
  static runtime::plane volume(void *Data, size_t Width, size_t Height,
                               size_t Slices, unsigned PixelBytes = 1) {
    runtime::plane P = plane(Data, Width, Height * Slices, PixelBytes);
    P.Slices = Slices;
    return P;
  }
  explicit Image(std::vector<runtime::plane> Planes)
      : Surface({Planes.at(0).Start, Planes[0].Rows * Planes[0].PitchBytes,
                 Planes}) {}

  static runtime::plane plane(void *Data, size_t Width, size_t Height,
                              unsigned PixelBytes = 1, size_t PitchBytes = 0) {
    size_t WidthBytes = Width * PixelBytes;
    return {static_cast<unsigned char *>(Data),   WidthBytes, Height,
            PitchBytes ? PitchBytes : WidthBytes, PixelBytes, 1};
  }
};

/// Memory of the caller that kernels can read and write by address.
class SVM {
public:
  SVM(void *Data, size_t NumBytes)
      : Start(static_cast<unsigned char *>(Data)),
        Number(runtime::allocations().add({Start, NumBytes})) {}
  template <class T>
  explicit SVM(std::vector<T> &Data)
      : SVM(Data.data(), Data.size() * sizeof(T)) {}
  ~SVM() { runtime::allocations().remove(Number); }
  SVM(const SVM &) = delete;
  SVM &operator=(const SVM &) = delete;
  operator svmptr_t() const { return reinterpret_cast<svmptr_t>(Start); }
  template <class T> operator T *() const {
    return reinterpret_cast<T *>(Start);
  }

private:
  unsigned char *Start;
  int Number;
};

/// Runs \p Kernel on each thread of the grid.
template <class... P, class... A>
void launch(void (*Kernel)(P...), grid G, group L, A &&...Args) {
  static_assert(sizeof...(P) == sizeof...(A),
                "expected a value for each argument of the kernel");
  runtime::call<P...> Call{Kernel, {static_cast<P>(Args)...}};
  runtime::run_grid({G.X, G.Y, G.Z}, {L.X, L.Y, L.Z}, Call);
}
template <class... P, class... A>
void launch(void (*Kernel)(P...), grid G, A &&...Args) {
  launch(Kernel, G, group{}, static_cast<A &&>(Args)...);
}

} // namespace cm::host

#ifdef CM_CM_H
#pragma clang section data = "cm_data" bss = "cm_bss"
#endif

#include "detail/show_macros.h"

#endif // CM_CM_HOST_H
