// Quotients and roots of halves that are rounded as IEEE 754 wants are computed as floats.
// REQUIRES: clang
// RUN: cmx-run %s --platform=pvc --arg src=pattern:index:f16:32 --arg dst=%t.raw:64 --compare
// RUN: od -An -v -tx2 -w16 %t.raw | FileCheck %s

#include <cm/cm.h>

extern "C" _GENX_MAIN_ void exact(SurfaceIndex src, SurfaceIndex dst) {
  vector<half, 16> v; // 0, 1, 2, ...
  read(src, 0, v);
  vector<half, 16> w = v + half(3);
  // CHECK: {{^ +}}0000 3400 3666 3800 3892 3900 3955 399a
  write(dst, 0, vector<half, 16>(cm_div_ieee(v, w)));
  // CHECK: {{^ +}}0000 3c00 3da8 3eee 4000 4079 40e6 414b
  write(dst, 32, vector<half, 16>(cm_sqrt_ieee(v)));
}
