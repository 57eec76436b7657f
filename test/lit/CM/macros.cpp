// Macros of one letter mean what they should in the source, and nothing in the headers.
// REQUIRES: clang
// RUN: cmx-run %s -DA=8 -DE -DN=A -DT=int -DU=T -DX=3 --arg dst=%t.raw:32 --show dst:i32:8 | FileCheck %s
// CHECK: dst[0]: 3 3 3 3 3 3 3 3

#include <cm/cm.h>
#include <cm/cmtl.h>

#define V cmtl

extern "C" _GENX_MAIN_ void letters(SurfaceIndex dst) {
  vector<T, N> v = V::cm_floor<U>(X + 0.5f);
  write(dst, 0, v);
}
