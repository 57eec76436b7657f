// Saturating products of 64 bits: a carry out of the sum of the partial products is too much, as is a large one of them.
// REQUIRES: clang
// RUN: %cm %s | cmx-opt -passes='cmx-lower-cm,default<O2>' -S -o %t.ll
// RUN: cmx-run %t.ll --arg 0=pattern:index:i32:64 --arg 1=%t.raw:128 --compare
// RUN: cmx-run %t.ll --arg 0=pattern:index:i32:64 --arg 1=%t.raw:128
// RUN: od -An -v -tx8 -w32 %t.raw | FileCheck %s

#include <cm/cm.h>

extern "C" _GENX_MAIN_ void products(SurfaceIndex src, SurfaceIndex dst) {
  vector<int, 4> index;
  read(src, 0, index); // 0, 1, 2, 3: no constants for the compiler
  vector<unsigned long long, 4> x = index, y = index;
  x(0) += 0x1ffffffffull, y(0) += 0xffffffffull;
  x(1) += 0xfffffffeull, y(1) += 0xfffffffeull;
  x(2) += 0x100000000ull - 2, y(2) += 0x100000000ull - 2;
  x(3) += 0xffffffffull - 3, y(3) += 0x100000001ull - 3;
  // CHECK: ffffffffffffffff fffffffe00000001 ffffffffffffffff ffffffffffffffff
  write(dst, 0, vector<unsigned long long, 4>(cm_mul<unsigned long long>(x, y, SAT)));
  // CHECK-NEXT: 7fffffffffffffff 7fffffffffffffff 7fffffffffffffff 7fffffffffffffff
  write(dst, 32, vector<long long, 4>(cm_mul<long long>(x, y, SAT)));
  vector<long long, 4> a = index, b = index;
  a(0) -= 0x1ffffffffll, b(0) += 0xffffffffll;
  a(1) += 0x7ffffffell, b(1) += 0xfffffffell;
  a(2) -= 0x80000002ll, b(2) += 0xfffffffell;
  a(3) -= 0x80000004ll, b(3) += 0xfffffffdll;
  // CHECK-NEXT: 8000000000000000 7ffffffe80000001 8000000000000000 8000000000000000
  write(dst, 64, vector<long long, 4>(cm_mul<long long>(a, b, SAT)));
}
