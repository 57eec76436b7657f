// Pixels in slices of a volume: read, written and counted on the host, and in the messages of the device.
// REQUIRES: clang
// UNSUPPORTED: sanitizer
// RUN: %clanghost %s -o %t.exe && %t.exe | FileCheck %s --check-prefix=HOST
// RUN: not --crash %t.exe outside 2>&1 | FileCheck %s --check-prefix=OUTSIDE
// RUN: cmx-cc %s --platform=icllp -o - | FileCheck %s
// CHECK: gather4_typed.R (M1, 8) v_{{[^ ]*}} v_{{[^ ]*}} v_{{[^ ]*}} v_{{[^ ]*}} %null.0 v_
// CHECK: scatter4_typed.R (M1, 8) v_{{[^ ]*}} v_{{[^ ]*}} v_{{[^ ]*}} v_{{[^ ]*}} %null.0 v_
// A column or row 0 in front of a slice takes its place in the message.
// CHECK: typed_atomic.add (M1, 8) v_{{[^ ]*}} v_{{[^ ]*}} v_{{[^ ]*}} v_{{[^ ]*}} %null.0 v_
// HOST: equal
// OUTSIDE: [message-out-of-bounds] lane 0: surface {{.*}} has 8 x 3 x 4 pixels, accessed 0,1,4
#include <cm/cm.h>

/// Each thread adds 10 to the pixels of a row of its slice, writes them to the
/// slice after it, and counts in the first pixel of the last one.
extern "C" _GENX_MAIN_ void shift(SurfaceIndex in [[type("image3d_t")]],
                                  SurfaceIndex out [[type("image3d_t")]], int first) {
  int slice = get_thread_origin_x() + first;
  vector<uint, 8> u, row = 1, r = slice, next = slice + 1;
  for (int i = 0; i < 8; ++i)
    u(i) = i;
  vector<int, 8> m;
  read_typed(in, CM_R_ENABLE, m, u, row, r);
  m += 10;
  write_typed(out, CM_R_ENABLE, m, u, row, next);
  vector<int, 8> before, one = 1;
  vector<uint, 8> zero = 0, last = 3;
  write_typed_atomic<ATOMIC_ADD>(out, before, one, zero, zero, last);
}

#ifndef CM_DEVICE
#include <cm/cm_host.h>
#include <cstdio>

int main(int argc, char **) {
  constexpr int Width = 8, Rows = 3, Slices = 4, Dwords = 1;
  auto at = [](int Slice, int Row, int Pixel, int C) {
    return ((Slice * Rows + Row) * Width + Pixel) * Dwords + C;
  };
  std::vector<int> In(Width * Rows * Slices * Dwords), Out(In.size()), Expected(In.size());
  for (size_t I = 0; I < In.size(); ++I)
    In[I] = int(I * I % 1000);
  cm::host::Image Source({cm::host::Image::volume(In.data(), Width, Rows, Slices, 4)});
  cm::host::Image Target({cm::host::Image::volume(Out.data(), Width, Rows, Slices, 4)});
  cm::host::launch(shift, cm::host::grid{3}, Source, Target, argc > 1 ? 2 : 0);
  for (int Slice = 0; Slice < 3; ++Slice)
    for (int Pixel = 0; Pixel < Width; ++Pixel)
      for (int C = 0; C < Dwords; ++C)
        Expected[at(Slice + 1, 1, Pixel, C)] = In[at(Slice, 1, Pixel, C)] + 10;
  Expected[at(3, 0, 0, 0)] = 3 * Width;
  std::puts(Out == Expected ? "equal" : "different");
}
#endif
