// Elements that iselect names can be counted and merged, like those of a vector; a part of them is a value.
// REQUIRES: clang
// RUN: cmx-run %s --arg dst=-:128 --compare
// RUN: cmx-run %s --arg dst=-:128 --show dst:i32:32 | FileCheck %s
// RUN: not cmx-cc %s -DWRONG -o %t.visaasm 2>&1 | FileCheck %s --check-prefix=WRONG
// CHECK: dst[0]: 1 10 3 10
// CHECK: dst[16]: 128 127 2 0
// CHECK: dst[24]: 0 1 0 2
// WRONG: indirect-writes.cpp:[[#@LINE+19]]:{{[0-9]+}}: error:
#include <cm/cm.h>

_GENX_MAIN_ void writes(SurfaceIndex dst [[type("buffer_t")]]) {
  vector<int, 16> v = 0;
  vector<ushort, 4> i(4, 1);
  i.select<2, 1>(2) = vector<ushort, 2>(7);
  vector<ushort, 4> at;
  at(0) = 0; at(1) = 1; at(2) = 2; at(3) = 3;
  vector<uint, 4> m;
  m(0) = 0; m(1) = 1; m(2) = 0; m(3) = 1;
  v.iselect(at) = at;
  v.iselect(at)++;
  vector<int, 4> old = v.iselect(at)--;
  ++v.iselect(at);
  v.iselect(at).merge(10, m);
  v(8) = old(3) + v.iselect(at)(1);
#ifdef WRONG
  // Nobody would see these.
  v.iselect(at).select<2, 1>(1) = 5;
#endif
  write(dst, 0, v);
  vector<int, 16> r = 0;
  vector<char, 2> c(-128);
  r(0) = cm_abs<int>(c)(0);
  r(1) = cm_abs<char>(c, SAT)(0);
  // A lane that continues computes the condition like the others.
  vector<int, 4> k, n = 0;
  k(0) = 1; k(1) = 4; k(2) = 2; k(3) = 5;
  SIMD_DO_WHILE_BEGIN {
    SIMD_CONTINUE((k & 1) == 0);
    n += 1;
  } SIMD_DO_WHILE_END(--k > 0);
  r(2) = n(1);
  r.select<4, 1>(8) = k;
  r.select<4, 1>(8) = r.select<4, 1>(8) + n - 1;
  write(dst, 64, r);
}
