// Untyped messages: a row of the matrix for each channel, dwords that follow each other from
// an offset on. Disabled lanes keep what they had.
// REQUIRES: clang
// RUN: %cm %s | cmx-opt -passes='cmx-lower-cm,default<O2>' -S -o %t.ll
// RUN: cmx-run %t.ll --arg 0=pattern:index:i32:256 --arg 1=%t.raw:256 --compare
// RUN: cmx-run %t.ll --arg 0=pattern:index:i32:256 --arg 1=%t.raw:256
// RUN: od -An -v -td4 -w32 %t.raw | FileCheck %s
// RUN: not %cm -DWRONG %s 2>&1 | FileCheck --check-prefix=WRONG %s

#include <cm/cm.h>

extern "C" _GENX_MAIN_ void untyped(SurfaceIndex src, SurfaceIndex dst) {
  vector<int, 8> at;
  for (int i = 0; i < 8; ++i)
    at(i) = i * 4;
  matrix<int, 2, 8> v = -1;
  SIMD_IF_BEGIN(at < 16) { read_untyped(src, CM_BR_ENABLE, v, at); }
  SIMD_IF_END;
  // CHECK: {{^ +}}0 2 0 0 4 6 0 0
  // CHECK: {{^ +}}8 10 0 0 12 14 0 0
  // CHECK: {{^ +}}-1 -1 0 0 -1 -1 0 0
  // CHECK: {{^ +}}-1 -1 0 0 -1 -1 0 0
  write_untyped(dst, CM_GR_ENABLE, v, at);
  matrix<int, 4, 8> w;
  read_untyped(src, CM_ABGR_ENABLE, w, at);
  matrix<int, 4, 8> sums = w.row(0).replicate<4, 8>() + w;
  // CHECK: {{^ +}}0 1 2 3 8 9 10 11
  // CHECK: {{^ +}}16 17 18 19 24 25 26 27
  write_untyped(dst, CM_ABGR_ENABLE, sums, at + 32);
#ifdef WRONG
  // WRONG: untyped.cpp:[[#@LINE+1]]:{{[0-9]+}}: error: the matrix must have a row for each channel
  read_untyped(src, CM_ABGR_ENABLE, v, at);
  // WRONG: untyped.cpp:[[#@LINE+1]]:{{[0-9]+}}: error: write_untyped writes channels from the first on
  write_untyped(dst, CM_BR_ENABLE, v, at);
#endif
}
