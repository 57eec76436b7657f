// SIMD_BREAK and SIMD_CONTINUE without a condition leave for all lanes that the SIMD_IF
// around has enabled.
// REQUIRES: clang
// RUN: %cm %s | cmx-opt -passes='cmx-lower-cm,default<O2>' -S -o %t.ll
// RUN: cmx-run %t.ll --arg 0=pattern:index:i32:64 --arg 1=%t.raw:128 --compare
// RUN: cmx-run %t.ll --arg 0=pattern:index:i32:64 --arg 1=%t.raw:128
// RUN: od -An -v -td4 -w32 %t.raw | FileCheck %s

#include <cm/cm.h>

extern "C" _GENX_MAIN_ void flow(SurfaceIndex src, SurfaceIndex dst) {
  vector<int, 8> v, turns = 0, sum = 0; // 0, 1, ... 7
  read(src, 0, v);

  // Lane l leaves in turn l + 1 before it adds, at the latest after turn 5.
  // CHECK: {{^ +}}1 2 3 4 5 5 5 5
  // CHECK: {{^ +}}0 1 2 3 4 5 5 5
  SIMD_DO_WHILE_BEGIN {
    turns += 1;
    SIMD_IF_BEGIN(turns > v) {
      SIMD_BREAK;
      sum = -1;
    } SIMD_IF_END;
    sum += 1;
  } SIMD_DO_WHILE_END(turns < 5);
  write(dst, 0, turns);
  write(dst, 32, sum);

  // Odd lanes skip the rest of each turn.
  // CHECK: {{^ +}}3 0 3 0 3 0 3 0
  turns = 0;
  sum = 0;
  SIMD_DO_WHILE_BEGIN {
    turns += 1;
    SIMD_IF_BEGIN((v & 1) == 1) {
      SIMD_CONTINUE(); // The same as SIMD_CONTINUE.
    } SIMD_IF_END;
    sum += 1;
  } SIMD_DO_WHILE_END(turns < 3);
  write(dst, 64, sum);

  // All lanes at once; other widths are enabled after the loop as before.
  // CHECK: {{^ +}}1 1 1 1 7 7 1 1
  sum = 0;
  vector<int, 2> pair = 0;
  SIMD_DO_WHILE_BEGIN {
    sum += 1;
    SIMD_BREAK;
    sum = 9;
  } SIMD_DO_WHILE_END(sum < 100);
  pair += 7;
  sum.select<2, 1>(4) = pair;
  write(dst, 96, sum);
}
