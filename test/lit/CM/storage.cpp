// Vectors at file scope, in arrays and structures, and masks of odd sizes are registers.
// REQUIRES: clang
// RUN: %cm %s | cmx-opt -passes='cmx-lower-cm,default<O2>' -S -o %t.ll
// RUN: FileCheck %s --check-prefix=IR < %t.ll
// RUN: cmx-run %t.ll --arg 0=pattern:index:i32:128 --arg 1=%t.raw:128 --arg 2=1 --compare
// RUN: cmx-run %t.ll --arg 0=pattern:index:i32:128 --arg 1=%t.raw:128 --arg 2=1
// RUN: od -An -v -td4 -w32 %t.raw | FileCheck %s

#include <cm/cm.h>

struct pair {
  vector<int, 8> first;
  matrix<short, 3, 5> second;
};

vector<int, 8> total; // starts with zeros
matrix<float, 2, 9> weights;

// IR-LABEL: @storage(
// IR-NOT: {{alloca|load|store }}
// IR-NOT: {{ i(5|13|20|256|512|1024) }}
extern "C" _GENX_MAIN_ void storage(SurfaceIndex src, SurfaceIndex dst, int n) {
  vector<int, 32> v;
  read(src, 0, v);
  vector<int, 8> rows[3];
  pair pairs[2];
  for (int i = 0; i < 3; ++i)
    rows[i] = v.select<8, 1>(i);
  for (int i = 0; i < 2; ++i) {
    pairs[i].first = rows[i + n];
    pairs[i].second = i;
  }
  total += rows[n];
  // CHECK: 1 2 3 4 5 6 7 8
  write(dst, 0, total);
  weights.row(n) = 3;
  vector<int, 8> sum = weights.select<2, 1, 4, 2>(0, 0);
  // CHECK-NEXT: 0 0 0 0 3 3 3 3
  write(dst, 32, sum);
  pairs[n].second.merge(7, pairs[n].second.column(2).any() ? 5 : 0);
  vector<int, 8> third = pairs[n].first;
  third.select<5, 1>(0) += pairs[n].second.row(0);
  // CHECK-NEXT: 9 4 11 6 7 7 8 9
  write(dst, 64, third);
  vector<int, 20> twenty = v.select<20, 1>(0);
  vector<int, 13> odd = v.select<13, 1>(0);
  vector<int, 8> flags = 0;
  flags(0) = (twenty > 19).any() + (twenty > 18).any() * 2;
  flags(1) = (odd < 12).all() + (odd < 13).all() * 2;
  twenty.merge(100, twenty > 17);
  flags.select<4, 1>(4) = twenty.select<4, 1>(16);
  // CHECK-NEXT: 2 2 0 0 16 17 100 100
  write(dst, 96, flags);
}
