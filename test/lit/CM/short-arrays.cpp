// Elements that an array lacks are 0, not anything.
// REQUIRES: clang
// RUN: cmx-cc %s --emit=ir -S -o - | FileCheck %s
#include <cm/cm.h>

// CHECK: oword.st.v4i32(i32 %out, i32 0, <4 x i32> <i32 5, i32 6, i32 7, i32 0>)
// CHECK: oword.st.v8i16(i32 %out, i32 1, <8 x i16> <i16 8, i16 9, i16 10, i16 11, i16 0, i16 0, i16 0, i16 0>)
extern "C" _GENX_MAIN_ void k(SurfaceIndex out) {
  short three[] = {5, 6, 7}, four[2][2] = {8, 9, 10, 11};
  write(out, 0, vector<int, 4>(three));
  write(out, 16, vector<short, 8>(four));
}
