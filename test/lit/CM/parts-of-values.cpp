// A part of a value that has no name is a copy: the value is gone after the statement.
// REQUIRES: clang
// RUN: cmx-run %s --arg in=pattern:index:i32:64 --arg out=%t.raw:224 --compare
// RUN: cmx-run %s --arg in=pattern:index:i32:64 --arg out=%t.raw:224
// RUN: od -An -v -td4 -w32 %t.raw | FileCheck %s

#include <cm/cm.h>

vector<int, 16> twice(vector<int, 16> v) { return v * 2; }
matrix<int, 4, 4> squares(matrix<int, 4, 4> v) { return v * v; }
int total(vector_ref<int, 8> v) { return cm_sum<int>(v); }

#define IS(Type, ...) static_assert(__is_same(decltype(__VA_ARGS__), Type))
#define TYPE(...) __VA_ARGS__

extern "C" _GENX_MAIN_ void k(SurfaceIndex in, SurfaceIndex out) {
  vector<int, 16> v;
  read(in, 0, v);
  auto part = (v + 1).select<8, 2>(0);
  auto words = twice(v).format<short>().select<16, 1>(0);
  auto row = squares(v).row(2);
  auto column = squares(v).column(1);
  auto block = squares(v).select<2, 1, 2, 2>(1, 1);
  auto all = (v + 2).select_all();
  auto chosen = twice(v).iselect(vector<ushort, 8>(v.select<8, 1>(8)));
  int first = twice(v)(3), second = squares(v)(1, 1);
  IS(TYPE(vector<int, 8>), part);
  IS(TYPE(matrix<int, 4, 1>), column);
  IS(TYPE(vector<int, 8>), chosen);

  // Parts of references and of variables are references.
  v = 0;
  v.select<8, 1>(0).select<4, 2>(1) = 7;
  matrix<int, 4, 4> m = 0;
  m.row(3).select<2, 1>(1) = 9;
  m.row(2)(1) = 5;
  m[1][1] = 3;
  m.row(0).iselect(vector<ushort, 2>(1)) = 11;
  IS(TYPE(vector_ref<int, 4>), v.select<8, 1>(0).select<4, 1>(0));

  // CHECK: {{^ *}}1 3 5 7 9 11 13 15
  write(out, 0, part);
  // CHECK: {{^ *}}0 2 4 6 8 10 12 14
  vector<int, 16> wide = words;
  vector<int, 8> numbers = wide.select<8, 2>(0);
  write(out, 32, numbers);
  // CHECK: {{^ *}}64 81 100 121 1 25 81 169
  write(out, 64, row);
  write(out, 80, vector<int, 4>(column));
  // CHECK: {{^ *}}25 49 81 121 2 3 4 5
  write(out, 96, vector<int, 4>(block));
  write(out, 112, all.select<4, 1>(0));
  // CHECK: {{^ *}}16 18 20 22 24 26 28 30
  write(out, 128, chosen);
  // CHECK: {{^ *}}6 25 36 28 0 7 0 7
  vector<int, 4> rest = {first, second, total((v + 1).select<8, 1>(0)), total(v.select<8, 1>(0))};
  write(out, 160, rest);
  write(out, 176, v.select<4, 1>(0));
  // CHECK: {{^ *}}0 11 0 0 3 5 9 9
  write(out, 192, m.row(0));
  vector<int, 4> more = {m(1, 1), m(2, 1), m(3, 1), m(3, 2)};
  write(out, 208, more);
}
