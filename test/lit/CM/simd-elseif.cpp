// The condition of SIMD_ELSEIF is computed for the lanes that are left: its divisions, calls, messages and sums are of
// these. Lanes 0 and 1 take the first branch.
// REQUIRES: clang
// RUN: cmx-run %s --compare --arg in=pattern:index:i32:32 --arg out=%t.raw:192
// RUN: cmx-run %s --arg in=pattern:index:i32:32 --arg out=%t.raw:192 --show out:i32:48 | FileCheck %s
#include <cm/cm.h>

typedef vector<int, 8> ints;

static ints twice(ints x) {
  ints r = 0;
  r = x * 2;
  return r;
}

extern "C" _GENX_MAIN_ void k(SurfaceIndex in [[type("buffer_t")]], SurfaceIndex out [[type("buffer_t")]]) {
  ints i;
  read(in, 0, i);
  int row = 0;
#define ROW(Condition)                                                                                                   \
  {                                                                                                                      \
    ints r = 0;                                                                                                          \
    SIMD_IF_BEGIN(i < 2) { r = 1; }                                                                                      \
    SIMD_ELSEIF(Condition) { r = 2; }                                                                                    \
    SIMD_ELSE { r = 3; }                                                                                                 \
    SIMD_IF_END;                                                                                                         \
    write(out, 32 * row++, r);                                                                                           \
  }
  // CHECK: out[0]: 1 1 2 2 3 3 3 3
  ROW(8 / (i + 1) == 2)
  // CHECK-NEXT: out[8]: 1 1 3 3 3 2 2 2
  ROW(twice(i) > 8)
  // CHECK-NEXT: out[16]: 1 1 3 3 3 2 2 2
  ROW(cm_load<int>(in, i * 4) > 4)
  // CHECK-NEXT: out[24]: 1 1 2 2 2 2 2 2
  ROW((i > 6).any())
  // CHECK-NEXT: out[32]: 1 1 2 2 2 2 2 2
  ROW(cm_sum<int>(i) == 27)

  // No lane takes the first branch.
  // CHECK-NEXT: out[40]: 2 2 2 2 2 2 2 3
  ints r = 0;
  SIMD_IF_BEGIN(i > 7) { r = 1; }
  SIMD_ELSEIF(cm_mod(ints(7), i + 1) < 7) { r = 2; }
  SIMD_ELSEIF(i == 0) { r = 0; }
  SIMD_ELSE { r = 3; }
  SIMD_IF_END;
  write(out, 32 * row, r);
}
