// cmtl::DumpSLM copies shared local memory to a surface.
// REQUIRES: clang
// RUN: %cm %s | cmx-opt -passes='cmx-lower-cm,default<O2>' -S -o %t.ll
// RUN: cmx-run %t.ll --arg 0=%t.raw:128 --compare
// RUN: cmx-run %t.ll --arg 0=%t.raw:128
// RUN: od -An -v -td4 -w64 %t.raw | FileCheck %s

#include <cm/cmtl.h>

// CHECK: {{^ +}}0 3 6 9 12 15 18 21 24 27 30 33 36 39 42 45
// CHECK-NEXT: {{^ +}}1 4 7 10 13 16 19 22 25 28 31 34 37 40 43 46
extern "C" _GENX_MAIN_ void dump(SurfaceIndex dst) {
  cm_slm_init(192);
  cm_slm_alloc(64);
  uint slm = cm_slm_alloc(128);
  cm_vector(at, uint, 16, 0, 1);
  for (uint i = 0; i < 2; ++i) {
    vector<uint, 16> v = at * 3 + i;
    cm_slm_write(slm + i * 64, at, v);
  }
  cmtl::DumpSLM(slm, dst, 128);
}
