// A row or column with gaps keeps them if its elements get another type of the same size; parts without gaps get any type.
// REQUIRES: clang
// RUN: cmx-run %s --arg in=pattern:index:i32:256 --arg out=-:128 --show out:i32:32 | FileCheck %s
// RUN: cmx-run %s --arg in=pattern:index:i32:256 --arg out=-:128 --show out:i32:32 --visa | FileCheck %s
#include <cm/cm.h>

_GENX_ void negate(vector_ref<uint, 4> part) {
  part.format<int>() = -part.format<int>();
}

extern "C" _GENX_MAIN_ void k(SurfaceIndex in, SurfaceIndex out) {
  matrix<uint, 8, 8> m;
  read(in, 0, m.select<4, 1, 8, 1>(0, 0).format<uint>());
  read(in, 128, m.select<4, 1, 8, 1>(4, 0).format<uint>());
  vector<int, 8> r;
  // CHECK: out[0]: 1 3 5 7 3 11 19 27
  r.select<4, 1>(0) = m.row(0).select<4, 2>(1).format<int>();
  r.select<4, 1>(4) = m.column(3).format<int, 2, 4>().row(0);
  write(out, 0, r);
  // CHECK-NEXT: out[8]: 32 -33 34 -35 36 -37 38 -39
  negate(m.row(4).select<4, 2>(1));
  r = m.row(4);
  write(out, 32, r);
  // CHECK-NEXT: out[16]: -2 1 -18 26 -34 42 -50 58
  negate(m.select<4, 2, 1, 1>(0, 2).format<uint>());
  r = m.column(2);
  r(1) = 1;
  write(out, 64, r);
  // Two rows without gaps, as words.
  // CHECK-NEXT: out[24]: 8 0 9 0 10 0 11 0
  vector<short, 32> w = m.select<2, 1, 8, 1>(1, 0).format<short>();
  r = w.select<8, 1>(0);
  write(out, 96, r);
}
