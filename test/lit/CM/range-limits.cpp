// Constant places: the last one that is in range, and the first ones that are not.
// REQUIRES: clang
// RUN: not cmx-cc -ferror-limit=0 -Wno-unused %s -o %t.visaasm > %t.txt 2>&1
// RUN: FileCheck %s --implicit-check-not=error: --implicit-check-not=warning: < %t.txt

#include <cm/cm.h>

extern "C" _GENX_MAIN_ void k(vector<int, 16> v, matrix<int, 4, 4> m) {
  const vector<int, 16> c = v;
  int first = 0;
  v.replicate<2, 4>(12);
  // CHECK: [[@LINE+1]]:{{.*}} warning: the copies leave the vector
  v.replicate<2, 4>(13);
  // CHECK: [[@LINE+1]]:{{.*}} warning: the copies leave the vector
  v.replicate<2, 4>(-1);
  v.replicate<3, 4, 4>(4);
  // CHECK: [[@LINE+1]]:{{.*}} warning: the copies leave the vector
  v.replicate<3, 4, 4>(5);
  v.replicate<3, -4, 4>(8);
  // CHECK: [[@LINE+1]]:{{.*}} warning: the copies leave the vector
  v.replicate<3, -4, 4>(7);
  // CHECK: [[@LINE+1]]:{{.*}} warning: the copies leave the vector
  v.replicate<3, -4, 4>(13);
  v.replicate<2, 1, 3, 5>(4);
  // CHECK: [[@LINE+1]]:{{.*}} warning: the copies leave the vector
  v.replicate<2, 1, 3, 5>(5);
  v.replicate<2, 1, 4, -2>(6);
  v.replicate<2, 1, 4, -2>(14);
  // CHECK: [[@LINE+1]]:{{.*}} warning: the copies leave the vector
  v.replicate<2, 1, 4, -2>(5);
  // CHECK: [[@LINE+1]]:{{.*}} warning: the copies leave the vector
  v.replicate<2, 1, 4, -2>(15);
  v.replicate<4, 0, 4, 0>(15);
  // CHECK: [[@LINE+1]]:{{.*}} warning: the copies leave the vector
  v.replicate<4, 0, 4, 0>(16);
  m.replicate<2, 4>(3, 0);
  m.replicate<2, 4, 4>(2, 0);
  m.replicate<3, -4, 4>(2, 0);
  m.replicate<2, 0, 4, -4>(3, 3);
  // CHECK: [[@LINE+1]]:{{.*}} warning: the copies leave the matrix
  m.replicate<2, 4>(3, 1);
  // CHECK: [[@LINE+1]]:{{.*}} warning: the copies leave the matrix
  m.replicate<2, 4, 4>(2, 1);
  // CHECK: [[@LINE+1]]:{{.*}} warning: the copies leave the matrix
  m.replicate<2, 4, 4>(3, 0);
  // CHECK: [[@LINE+1]]:{{.*}} warning: the copies leave the matrix
  m.replicate<3, -4, 4>(1, 3);
  // CHECK: [[@LINE+1]]:{{.*}} warning: the copies leave the matrix
  m.replicate<2, 0, 4, -4>(2, 3);
  v.select<4, 5>(0);
  v.select<4, 2>(9);
  v.select<1, 1>(15);
  v.select<1, 99>(15);
  // CHECK: [[@LINE+1]]:{{.*}} warning: the select leaves the vector
  v.select<4, 2>(10);
  // CHECK: [[@LINE+1]]:{{.*}} warning: the select leaves the vector
  v.select<4, 2>(-1);
  // CHECK: [[@LINE+1]]:{{.*}} warning: the select leaves the vector
  v.select<1, 1>(16);
  // CHECK: [[@LINE+1]]:{{.*}} warning: the select leaves the vector
  v.select<4, 5>(1);
  // CHECK: [[@LINE+1]]:{{.*}} error: the select has more elements than the vector
  v.select<4, 6>(0);
  // CHECK: [[@LINE+1]]:{{.*}} error: the select has more elements than the vector
  v.select<17, 1>(0);
  // CHECK: [[@LINE+1]]:{{.*}} error: the size and stride of a select must be at least 1
  v.select<0, 1>(0);
  // CHECK: [[@LINE+1]]:{{.*}} error: the size and stride of a select must be at least 1
  v.select<2, 0>(0);
  // CHECK: [[@LINE+1]]:{{.*}} error: the size and stride of a select must be at least 1
  v.select<2, -1>(3);
  m.select<2, 3, 2, 3>(0, 0);
  m.select<1, 1, 4, 1>(3, 0);
  m.select<4, 1, 1, 1>(0, 3);
  m.select<2, 2, 2, 2>(1, 1);
  // CHECK: [[@LINE+1]]:{{.*}} warning: the select leaves the matrix
  m.select<2, 3, 2, 3>(1, 0);
  // CHECK: [[@LINE+1]]:{{.*}} warning: the select leaves the matrix
  m.select<2, 3, 2, 3>(0, 1);
  // CHECK: [[@LINE+1]]:{{.*}} warning: the select leaves the matrix
  m.select<1, 1, 1, 1>(-1, 0);
  // CHECK: [[@LINE+1]]:{{.*}} warning: the select leaves the matrix
  m.select<1, 1, 1, 1>(0, -1);
  // CHECK: [[@LINE+1]]:{{.*}} warning: the select leaves the matrix
  m.select<1, 1, 1, 1>(4, 0);
  // CHECK: [[@LINE+1]]:{{.*}} warning: the select leaves the matrix
  m.select<1, 1, 1, 1>(0, 4);
  // CHECK: [[@LINE+1]]:{{.*}} error: the select has more rows than the matrix
  m.select<5, 1, 1, 1>(0, 0);
  // CHECK: [[@LINE+1]]:{{.*}} error: the select has more rows than the matrix
  m.select<2, 4, 1, 1>(0, 0);
  // CHECK: [[@LINE+1]]:{{.*}} error: the select has more columns than the matrix
  m.select<1, 1, 17, 1>(0, 0);
  // CHECK: [[@LINE+1]]:{{.*}} error: the select has more columns than the matrix
  m.select<4, 1, 5, 1>(0, 0);
  // CHECK: [[@LINE+1]]:{{.*}} error: the sizes and strides of a select must be at least 1
  m.select<0, 1, 1, 1>(0, 0);
  // CHECK: [[@LINE+1]]:{{.*}} error: the sizes and strides of a select must be at least 1
  m.select<1, 1, 0, 1>(0, 0);
  // CHECK: [[@LINE+1]]:{{.*}} error: the sizes and strides of a select must be at least 1
  m.select<2, 0, 1, 1>(0, 0);
  // CHECK: [[@LINE+1]]:{{.*}} error: the sizes and strides of a select must be at least 1
  m.select<1, 1, 2, 0>(0, 0);
  v(15) = 0;
  v[15] = 0;
  v(0) = 0;
  // CHECK: [[@LINE+1]]:{{.*}} warning: the vector has no such element
  v(16) = 0;
  // CHECK: [[@LINE+1]]:{{.*}} warning: the vector has no such element
  v[16] = 0;
  // CHECK: [[@LINE+1]]:{{.*}} warning: the vector has no such element
  v(-1) = 0;
  // CHECK: [[@LINE+1]]:{{.*}} warning: the vector has no such element
  v[-1] = 0;
  // CHECK: [[@LINE+1]]:{{.*}} warning: the vector has no such element
  first = c(16);
  // CHECK: [[@LINE+1]]:{{.*}} warning: the vector has no such element
  first = c[16];
  m(3, 3) = 0;
  m.row(3) = 0;
  m[3] = 0;
  m.column(3) = 0;
  // CHECK: [[@LINE+1]]:{{.*}} warning: the matrix has no such element
  m(4, 0) = 0;
  // CHECK: [[@LINE+1]]:{{.*}} warning: the matrix has no such element
  m(0, 4) = 0;
  // CHECK: [[@LINE+1]]:{{.*}} warning: the matrix has no such element
  m(-1, 0) = 0;
  // CHECK: [[@LINE+1]]:{{.*}} warning: the matrix has no such element
  m(0, -1) = 0;
  // CHECK: [[@LINE+1]]:{{.*}} warning: the matrix has no such row
  m.row(4) = 0;
  // CHECK: [[@LINE+1]]:{{.*}} warning: the matrix has no such row
  m.row(-1) = 0;
  // CHECK: [[@LINE+1]]:{{.*}} warning: the matrix has no such row
  m[4] = 0;
  // CHECK: [[@LINE+1]]:{{.*}} warning: the matrix has no such row
  m[-1] = 0;
  // CHECK: [[@LINE+1]]:{{.*}} warning: the matrix has no such column
  m.column(4) = 0;
  // CHECK: [[@LINE+1]]:{{.*}} warning: the matrix has no such column
  m.column(-1) = 0;
  m.row(0).select<1, 1>(0);
  // CHECK: [[@LINE+1]]:{{.*}} warning: the select leaves the vector
  m.row(1).select<5, 1>(0);
  // CHECK: [[@LINE+1]]:{{.*}} warning: the select leaves the vector
  m.row(1).select<2, 1>(-1);
  // CHECK: [[@LINE+1]]:{{.*}} error: the list has more values than the vector has elements
  { vector<int, 2> l = {1, 2, 3}; }
  // CHECK: [[@LINE+1]]:{{.*}} error: the list has more values than the vector has elements
  { matrix<int, 1, 2> n = {1, 2, 3}; }
  { vector<int, 2> l = {1, 2}; }
}
