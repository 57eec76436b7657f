// SIMD_IF, SIMD_DO_WHILE, breaks and continues, nested, with scalar branches inside.
// REQUIRES: clang
// RUN: %cm %s | cmx-opt -passes='cmx-lower-cm,default<O2>' -S -o %t.ll
// RUN: cmx-run %t.ll --kernel=flow --arg 0=pattern:index:i32:64 --arg 1=%t.raw:224 --compare
// RUN: cmx-run %t.ll --kernel=flow --arg 0=pattern:index:i32:64 --arg 1=%t.raw:224
// RUN: od -An -v -td4 -w32 %t.raw | FileCheck %s
// RUN: cmx-opt %t.ll -passes='cmx-promote-arrays<platform=icllp>,instsimplify,instcombine' -S | FileCheck %s --check-prefix=PLAIN

#include <cm/cm.h>

// Outside of blocks nothing is left of masks.
// PLAIN-LABEL: @plain(
// PLAIN-NOT: i1>
// PLAIN: ret void
extern "C" _GENX_MAIN_ void plain(SurfaceIndex src, SurfaceIndex dst, int n) {
  vector<int, 8> v;
  read(src, 0, v);
  v += n;
  v.select<4, 2>(0) = n;
  write(dst, 0, v);
}

extern "C" _GENX_MAIN_ void flow(SurfaceIndex src, SurfaceIndex dst) {
  vector<int, 8> v, r; // 0, 1, ... 7
  read(src, 0, v);

  // CHECK: {{^ +}}10 11 12 103 104 1005 1006 1007
  SIMD_IF_BEGIN(v < 3) {
    r = v + 10;
  } SIMD_ELSEIF(v < 5) {
    r = v + 100;
  } SIMD_ELSE {
    r = v + 1000;
  } SIMD_IF_END;
  write(dst, 0, r);

  // A branch that no lane takes is not run.
  // CHECK: {{^ +}}0 1 2 3 4 5 6 7
  int scalar = 0;
  r = v;
  SIMD_IF_BEGIN(v > 100) {
    scalar = 1;
  } SIMD_IF_END;
  if (scalar)
    r = -1;
  write(dst, 32, r);

  // Collatz steps of each lane.
  // CHECK: {{^ +}}0 0 1 7 2 5 8 16
  vector<int, 8> x = v, steps = 0;
  SIMD_IF_BEGIN(x > 1) {
    SIMD_DO_WHILE_BEGIN {
      SIMD_IF_BEGIN((x & 1) == 1) {
        x = 3 * x + 1;
      } SIMD_ELSE {
        x >>= 1;
      } SIMD_IF_END;
      steps += 1;
    } SIMD_DO_WHILE_END(x > 1);
  } SIMD_IF_END;
  write(dst, 64, steps);

  // Lane l leaves at turn l, and does not count turns 2 and 3.
  // CHECK: {{^ +}}0 1 2 2 2 3 4 5
  vector<int, 8> turn = 0, count = 0;
  SIMD_DO_WHILE_BEGIN {
    SIMD_BREAK(turn == v);
    turn += 1;
    SIMD_CONTINUE(turn == 3 || turn == 4);
    count += 1;
  } SIMD_DO_WHILE_END(turn < 100);
  write(dst, 96, count);

  // A break inside of a condition.
  // CHECK: {{^ +}}8 7 6 5 4 3 2 1
  vector<int, 8> n = v;
  count = 0;
  SIMD_DO_WHILE_BEGIN {
    count += 1;
    SIMD_IF_BEGIN(n == 7) {
      SIMD_BREAK(count > 0);
    } SIMD_IF_END;
    n += 1;
  } SIMD_DO_WHILE_END(n < 1000);
  write(dst, 128, count);

  // In a block, a scalar is a condition of all its lanes.
  // CHECK: {{^ +}}8 7 6 5 13 13 13 13
  int left = 3;
  SIMD_IF_BEGIN(v > 3) {
    SIMD_IF_BEGIN(left > 5) {
      count = 0;
    } SIMD_ELSEIF(left > 2) {
      count = 10;
    } SIMD_IF_END;
    SIMD_DO_WHILE_BEGIN {
      count += 1;
      SIMD_CONTINUE(left == 2);
      count += 0;
      SIMD_BREAK(left < 2);
    } SIMD_DO_WHILE_END(--left > -5);
  } SIMD_IF_END;
  write(dst, 160, count);

  // After all of that every lane is enabled.
  // CHECK: {{^ +}}5 5 5 5 5 5 5 5
  r = 5;
  write(dst, 192, r);
}
