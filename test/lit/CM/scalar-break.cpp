// A break of C++ in a SIMD_DO_WHILE ends the loop for the whole thread; a continue goes on to its condition.
// REQUIRES: clang
// RUN: cmx-run %s --arg in=pattern:index:i32:64 --arg out=%t.raw:128 --compare
// RUN: cmx-run %s --arg in=pattern:index:i32:64 --arg out=%t.raw:128
// RUN: od -An -v -td4 -w64 %t.raw | FileCheck %s
#include <cm/cm.h>
// CHECK: 4 5 6 6 8 6 10 11 12 13 14 15 16 17 18 19
// CHECK-NEXT: 105 105 105 104 105 102 105 105 105 105 105 105 105 105 105 105
extern "C" _GENX_MAIN_ void k(SurfaceIndex in, SurfaceIndex out) {
  vector<int, 16> v, w = 100;
  read(in, 0, v);
  int turns = 0;
  SIMD_DO_WHILE_BEGIN {
    v += 1;
    if (++turns == 4)
      break;
    if (turns == 2)
      continue;
    w += 1;
    SIMD_BREAK(v > 5 && v < 7);
    w += 1;
  } SIMD_DO_WHILE_END(v < 5 || v > 3);
  w += 1;
  write(out, 0, v);
  write(out, 64, w);
}
