// ATOMIC_CMPXCHG without a place for the old values takes both of its sources, and leaves them alone.
// REQUIRES: clang
// RUN: %cm %s | cmx-opt -passes='cmx-lower-cm,default<O2>' -S -o %t.ll
// RUN: cmx-run %t.ll --arg 0=pattern:index:i32:64 --arg 1=%t.raw:128 --compare
// RUN: cmx-run %t.ll --arg 0=pattern:index:i32:64 --arg 1=%t.raw:128
// RUN: od -An -v -td4 -w32 %t.raw | FileCheck %s

#include <cm/cm.h>

extern "C" _GENX_MAIN_ void exchange(SurfaceIndex src, SurfaceIndex dst) {
  vector<uint, 8> at, found = 3, odd;
  read(src, 0, at); // 0, 1, ... 7
  odd = at & 1;
  write(dst, 0, at);
  write(dst, 32, at);
  // CHECK: {{^ +}}0 1 2 103 4 5 6 7
  write_atomic<ATOMIC_CMPXCHG>(dst, at, at + 100u, found);
  // CHECK: {{^ +}}200 1 202 3 204 5 206 7
  write_atomic<ATOMIC_CMPXCHG>(odd == 0, dst, at + 8u, at + 200u, at);
  // CHECK: {{^ +}}3 3 3 3 3 3 3 3
  write(dst, 64, found);
  // CHECK: {{^ +}}0 1 2 3 4 5 6 7
  write(dst, 96, at);
}
