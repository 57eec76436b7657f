// A static variable of a function gets its value when control first gets there. Each thread has its own.
// REQUIRES: clang
// RUN: %cm -fno-threadsafe-statics %s | cmx-opt -passes='cmx-lower-cm,default<O2>' -S -o %t.ll
// RUN: cmx-run %t.ll --arg 0=%t.raw:96 --arg 1=3 --compare
// RUN: cmx-run %t.ll --arg 0=%t.raw:96 --arg 1=3
// RUN: od -An -v -td4 -w32 %t.raw | FileCheck %s

#include <cm/cm.h>

template <int N> vector<int, 8> &sum() {
  static vector<int, 8> s = N;
  return s;
}

int counter(int n) {
  static int first = n * 2;
  return first += n;
}

extern "C" _GENX_MAIN_ void statics(SurfaceIndex dst, int n) {
  static matrix<int, 2, 4> m = n;
  for (int i = 0; i != n; ++i) {
    static vector<int, 8> turn = counter(n);
    sum<3>() += n;
    sum<4>() += turn;
    m.row(1) += i;
  }
  // 3 + 3 * 3 and 4 + 3 * 9
  // CHECK: 43 43 43 43 43 43 43 43
  vector<int, 8> v = sum<3>() + sum<4>();
  write(dst, 0, v);
  // CHECK-NEXT: 3 3 3 3 6 6 6 6
  vector<int, 8> w = m.format<int>();
  write(dst, 32, w);
  // CHECK-NEXT: 15 15 15 15 15 15 15 15
  vector<int, 8> c = counter(n) + counter(0) - 12 + 3;
  write(dst, 64, c);
}
