// A condition inside of a SIMD block may be undefined in lanes that are not enabled there: nothing was assigned to them.
// REQUIRES: clang
// RUN: cmx-run %s --arg io='pattern:index:i32:64>-' --show io:i32:16 | FileCheck %s
// RUN: cmx-run %s --arg io='pattern:index:i32:64>-' --show io:i32:16 --interpret | FileCheck %s
// CHECK: io[0]: 0 1 2 3 4 5 6 7
// CHECK-NEXT: io[8]: 1024 0 6144 0 6656 0 7680 0
#include <cm/cm.h>

extern "C" _GENX_MAIN_ void k(SurfaceIndex io) {
  vector<int, 16> v, w, n;
  read(io, 0, v);
  SIMD_IF_BEGIN(v >= 8) {
    w = v - 8;
    SIMD_IF_BEGIN((w & 1) == 1) { v = 0; }
    SIMD_ELSEIF(w > 0) {
      n = w;
      SIMD_DO_WHILE_BEGIN {
        n += 1;
        SIMD_CONTINUE(n == 3);
        SIMD_BREAK(n == 12);
        v += 1;
      }
      SIMD_DO_WHILE_END(n < 5);
      v <<= 9;
    }
    SIMD_ELSE { v <<= 7; }
    SIMD_IF_END;
  }
  SIMD_IF_END;
  write(io, 0, v);
}
