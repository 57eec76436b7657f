// Lanes that the mask of an atomic operation leaves out keep what the place for the old values has, in each of the
// messages that 12, 24 and 32 lanes need.
// REQUIRES: clang
// RUN: %cm %s | cmx-opt -passes='cmx-lower-cm,default<O2>' -S -o %t.ll
// RUN: cmx-run %t.ll --arg 0=pattern:index:i32:128 --arg 1=%t.raw:272 --compare
// RUN: cmx-run %t.ll --arg 0=pattern:index:i32:128 --arg 1=%t.raw:272
// RUN: od -An -v -td4 -w16 %t.raw | FileCheck %s

#include <cm/cm.h>

template <int N>
static void some(SurfaceIndex src, SurfaceIndex dst, int place) {
  vector<uint, 32> all;
  read(src, 0, all); // 0, 1, ... 31
  vector<uint, N> at = all.select<N, 1>(0), old = at + 500u, odd = at & 1, none = 0;
  write_atomic<ATOMIC_OR>(odd == 0, src, at, none, old);
  for (int i = 0; i < N; i += 4)
    write(dst, place + i * 4, old.template select<4, 1>(i));
}

extern "C" _GENX_MAIN_ void lanes(SurfaceIndex src, SurfaceIndex dst) {
  // CHECK: {{^ +}}0 501 2 503
  // CHECK-NEXT: 4 505 6 507
  // CHECK-NEXT: 8 509 10 511
  some<12>(src, dst, 0);
  // CHECK-NEXT: 0 501 2 503
  // CHECK-NEXT: 4 505 6 507
  // CHECK-NEXT: 8 509 10 511
  // CHECK-NEXT: 12 513 14 515
  // CHECK-NEXT: 16 517 18 519
  // CHECK-NEXT: 20 521 22 523
  some<24>(src, dst, 48);
  // CHECK-NEXT: 0 501 2 503
  // CHECK-NEXT: 4 505 6 507
  // CHECK-NEXT: 8 509 10 511
  // CHECK-NEXT: 12 513 14 515
  // CHECK-NEXT: 16 517 18 519
  // CHECK-NEXT: 20 521 22 523
  // CHECK-NEXT: 24 525 26 527
  // CHECK-NEXT: 28 529 30 531
  some<32>(src, dst, 144);
}
