// Rows and other parts may be left for elements of the same variable: those
// that follow.
// REQUIRES: clang
// RUN: cmx-run %s --compare --arg in=pattern:index:i32:128 --arg out=-:1024
// RUN: cmx-run %s --arg in=pattern:index:i32:128 --arg out=out:%t.raw:1024
// RUN: od -An -v -td4 -w96 %t.raw | FileCheck %s
#include <cm/cm.h>

template <int I> void below(matrix_ref<int, 3, 8> m) {
  if constexpr (I < 3) {
    m.row(I).select<I * 4 + 4, 1>(0) = I;
    below<I + 1>(m);
  }
}

extern "C" _GENX_MAIN_ void beyond(SurfaceIndex in, SurfaceIndex out) {
  matrix<int, 4, 8> m(7);
  below<0>(m.select<3, 1, 8, 1>(0, 0));
  // CHECK: 0 0 0 0 7 7 7 7 1 1 1 1 1 1 1 1 2 2 2 2 2 2 2 2
  // CHECK-NEXT: 2 2 2 2 7 7 7 7
  write(out, 0, m.format<int>());
  // CHECK-SAME: 0 1 2 3 4 5 6 7 8 9 10 11 16 17 18 19
  // CHECK-NEXT: 20 21 22 23 24 25 26 27
  matrix<int, 4, 8> n;
  read(in, 0, n.format<int>());
  vector<int, 24> w = n.select<2, 2, 12, 1>(0, 0);
  write(out, 128, w);
}
