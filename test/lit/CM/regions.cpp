// Selects, rows, columns, formats, copies and indirect reads; references as parameters.
// REQUIRES: clang
// RUN: %cm %s | cmx-opt -passes='cmx-lower-cm,default<O2>' -S -o %t.ll
// RUN: cmx-run %t.ll --kernel=regions --arg 0=pattern:index:i32:64 --arg 1=%t.raw:416 --arg 2=2 --compare
// RUN: cmx-run %t.ll --kernel=regions --arg 0=pattern:index:i32:64 --arg 1=%t.raw:416 --arg 2=2
// RUN: od -An -v -td4 -w32 %t.raw | FileCheck %s

#include <cm/cm.h>

template <class T, int N> void swap_halves(vector_ref<T, N> V) {
  vector<T, N / 2> Low = V.select<N / 2, 1>(0);
  V.select<N / 2, 1>(0) = V.select<N / 2, 1>(N / 2);
  V.select<N / 2, 1>(N / 2) = Low;
}

extern "C" _GENX_MAIN_ void regions(SurfaceIndex src, SurfaceIndex dst, int n) {
  vector<int, 16> v; // 0, 1, 2, ... 15
  read(src, 0, v);
  vector<int, 8> r;

  // CHECK: {{^ +}}1 4 7 10 0 0 0 0
  r = 0;
  r.select<4, 1>(0) = v.select<4, 3>(1);
  write(dst, 0, r);

  // Rows and columns of a matrix of 4 x 4, one at a variable place.
  // CHECK: {{^ +}}8 9 10 11 1 5 9 13
  matrix<int, 4, 4> m = v;
  r.select<4, 1>(0) = m.row(n);
  r.select<4, 1>(4) = m.column(1);
  write(dst, 32, r);

  // Every other row and column of the inner part.
  // CHECK: {{^ +}}1 3 9 11 5 13 7 15
  r.select<4, 1>(0) = m.select<2, 2, 2, 2>(0, 1);
  r.select<2, 1>(4) = m.select<2, 2, 1, 1>(1, 1);
  r.select<2, 1>(6) = m.select<2, 2, 1, 1>(1, 3);
  write(dst, 64, r);

  // Halves of dwords as words, and words as dwords.
  // CHECK: {{^ +}}0 1 2 3 327684 393221 0 0
  vector<short, 16> w = v.format<short>().select<16, 1>(0);
  r = 0;
  r.select<4, 1>(0) = w.select<4, 2>(0);
  w = v;
  r.select<2, 1>(4) = w.format<int>().select<2, 1>(2);
  r(5) = w.format<int>()(2) + 65537;
  write(dst, 96, r);

  // CHECK: {{^ +}}4 5 4 5 3 3 3 3
  r.select<4, 1>(0) = v.replicate<2, 0, 2, 1>(4);
  r.select<4, 1>(4) = v.replicate<4, 1>(3);
  write(dst, 128, r);

  // CHECK: {{^ +}}7 5 3 1 4 5 6 7
  vector<ushort, 4> at;
  for (int i = 0; i < 4; ++i)
    at(i) = 7 - 2 * i;
  r = v.select<8, 1>(0);
  r.select<4, 1>(0) = v.iselect(at);
  write(dst, 160, r);

  // A reference to a vector, to a part with a stride, to a row.
  // CHECK: {{^ +}}4 1 6 3 0 5 2 7
  r = v.select<8, 1>(0);
  swap_halves(r.select<4, 2>(1));
  swap_halves(r);
  write(dst, 192, r);

  // Masks: a vector, and bits of a number.
  // CHECK: {{^ +}}-1 1 -1 3 70 5 70 7
  r = v.select<8, 1>(0);
  r.merge(-1, (r & 1) == 0);
  r.merge(70, 0x50);
  write(dst, 224, r);

  // All elements twice, of a part of a matrix in the order of its rows; elements of it that
  // go on in the next row; the first bytes as another shape.
  // CHECK: {{^ +}}5 7 13 15 5 7 13 15
  // CHECK: {{^ +}}7 13 13 15 0 1 2 3
  matrix<int, 2, 2> corner = m.select<2, 2, 2, 2>(1, 1);
  r = m.select<2, 2, 2, 2>(1, 1).replicate<2>();
  write(dst, 256, r);
  r.select<4, 1>(0) = m.select<2, 2, 2, 2>(1, 1).replicate<2, 1, 2>(0, 1);
  r.select<4, 1>(4) = m.format<int, 1, 4>();
  r.select<2, 1>(2) = corner.format<int>().select<1, 1>(2).replicate<2>();
  r(3) = corner(1, 1);
  write(dst, 288, r);

  // Arrays of two dimensions, and shorter ones.
  // CHECK: {{^ +}}2 4 6 8 0 0 0 9
  static const short table[2][2] = {{2, 4}, {6, 8}};
  r = vector<int, 8>(table);
  r(7) = vector<int, 2>(table)(1) + 5;
  write(dst, 320, r);

  // The second row of a constant.
  // CHECK: {{^ +}}6 8 6 8 6 8 6 8
  r = vector<int, 2>(table[1]).replicate<4>();
  write(dst, 352, r);

  // The last element of the rows is at its place as if all were neighbours; the middle ones are not.
  // CHECK: {{^ +}}4 4 7 7 9 11 9 11
  r.select<4, 1>(0) = v.replicate<2, 3, 2, 0>(4);
  r.select<4, 1>(4) = v.replicate<2, 0, 2, 2>(9);
  write(dst, 384, r);
}
