// In a SIMD block, each operation by lanes and each scattered message concerns the enabled lanes only: a row of
// elements that were -1 has what the operation gives in lanes 1 and 3.
// REQUIRES: clang
// RUN: cmx-run %s --compare --arg in=pattern:index:i32:64 --arg p=pattern:index:i32:256 --arg out=%t.raw:288
// RUN: cmx-run %s --arg in=pattern:index:i32:64 --arg p=pattern:index:i32:256 --arg out=%t.raw:288 --show out:i32:32 | FileCheck %s
// CHECK: out[0]: 0 0 0 0 0 0 0 0
// CHECK-NEXT: out[8]: 0 0 0 0 0 0 0 0
// CHECK-NEXT: out[16]: 0 0 0 0 0 0 0 0
// CHECK-NEXT: out[24]: 0 0 0 0 77 77 77 77
#include <cm/cm.h>

typedef vector<int, 8> ints;

/// The lanes that are not as \p Expected says, or -1 where nothing happened.
int wrong(ints found, ints expected, ints lane) {
  ints all = -1;
  all.merge(expected, lane == 1 || lane == 3);
  return cm_pack_mask(found != all);
}

extern "C" _GENX_MAIN_ void k(SurfaceIndex in [[type("buffer_t")]], svmptr_t p [[type("svmptr_t")]], SurfaceIndex out [[type("buffer_t")]]) {
  ints lane, x, y;
  read(in, 0, lane);
  vector<uint, 8> at = lane;
  vector<ushort, 8> index = 7 - lane;
  vector<int, 32> r = 77;
  matrix<int, 2, 8> rows;
  vector<int, 16> pair;
  cm_slm_init(512);
  int i = 0;
#define ENABLED(...)                                                                                                     \
  SIMD_IF_BEGIN((lane & 5) == 1) { __VA_ARGS__; }                                                                        \
  SIMD_IF_END;
#define ROW(Expected, ...)                                                                                               \
  x = -1;                                                                                                                \
  ENABLED(__VA_ARGS__)                                                                                                   \
  r(i++) = wrong(x, Expected, lane);
#define STORED(Expected, Before, After, ...)                                                                             \
  x = -1;                                                                                                                \
  Before;                                                                                                                \
  ENABLED(__VA_ARGS__)                                                                                                   \
  cm_fence();                                                                                                            \
  After;                                                                                                                 \
  r(i++) = wrong(x, Expected, lane);

  // Elements.
  ROW(lane + 5, x = lane + 5)
  ROW(6, x.merge(6, lane < 9))
  ROW(6, x.merge(6, 0xffu))
  ROW(lane, x.merge(lane, 9, lane < 9))
  ROW(9, x.merge(lane, 9, 0u))
  ROW(7 - lane, x = lane.iselect(index))
  ints places = -1;
  ENABLED(places.iselect(index) = lane)
  x = places.iselect(index);
  r(i++) = wrong(x, lane, lane);
  ROW(-2, x--)

  // One number of all enabled lanes.
  ROW(4, x = cm_sum<int>(lane))
  ROW(3, x = cm_prod<int>(lane))
  ROW(1, x = cm_reduced_min<int>(lane))
  ROW(3, x = cm_reduced_max<int>(lane))
  ROW(4, x = cm_sum<uchar>(lane, SAT))
  ROW(1, x = (lane == 1 || lane == 3).all())
  ROW(0, x = (lane == 2).any())
  ROW(7, x = 7 * ((lane & 2) >> 1) / (lane - 2) + 7 * (lane == 1))

  // Surfaces.
  ROW(lane, read(in, 0, at, x))
  ROW(lane, read_scaled(in, 0, at * 4, x))
  STORED(lane, write(out, 256, x), read(out, 256, x), write(out, 64, at, lane))
  STORED(lane, write(out, 256, x), read(out, 256, x), write_scaled(out, 256, at * 4, lane))
  STORED(4, write(out, 256, x), read(out, 256, x), write_atomic<ATOMIC_ADD>(out, at + 64u, ints(5)))
  rows = -1;
  ENABLED(read_untyped(in, CM_GR_ENABLE, rows, at))
  r(i++) = wrong(rows.row(0), lane, lane) + wrong(rows.row(1), lane + 1, lane);

  // Addresses.
  ROW(lane, cm_svm_scatter_read(p + vector<svmptr_t, 8>(at * 4), x))
  ROW(lane, cm_ptr_scatter_read((const int *)p, at * 4, x))
  STORED(9, cm_svm_block_write(p + 64, x), cm_svm_block_read(p + 64, x), cm_svm_scatter_write(p + 64 + vector<svmptr_t, 8>(at * 4), ints(9)))
  STORED(8, cm_svm_block_write(p + 64, x), cm_svm_block_read(p + 64, x), (cm_ptr_store<int>((int *)p + 16, at * 4, ints(8))))

  // Local memory.
  STORED(lane, cm_slm_block_write(0, 0, x), cm_slm_block_read(0, 0, x), cm_slm_write(0, at, lane))
  STORED(3, cm_slm_block_write(0, 0, x), cm_slm_block_read(0, 0, x), cm_slm_atomic(0, ATOMIC_MAXSINT, at, 0, 3))
  write(out, 0, r);
}
