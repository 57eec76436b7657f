// Numbers of threads and groups, where all dimensions have different sizes: for each thread its number in the group,
// that of its group and that in the grid.
// REQUIRES: clang
// RUN: %cm %s | cmx-opt -passes='cmx-lower-cm,default<O2>' -S -o %t.ll
// RUN: cmx-run %t.ll --arg 0=%t.raw:768 --grid 6x2x4 --group 2x1x2 --compare
// RUN: cmx-run %t.ll --arg 0=%t.raw:768 --grid 6x2x4 --group 2x1x2
// RUN: od -An -v -td4 -w16 %t.raw | FileCheck %s

#include <cm/cm.h>

extern "C" _GENX_MAIN_ void numbers(SurfaceIndex dst) {
  vector<uint, 4> row;
  row(0) = cm_linear_local_id(), row(1) = cm_linear_group_id(), row(2) = cm_linear_global_id();
  row(3) = cm_linear_local_size() * 1000 + cm_linear_group_count() * 100 + cm_linear_global_size();
  uint place = (cm_global_id(2) * cm_global_size(1) + cm_global_id(1)) * cm_global_size(0) + cm_global_id(0);
  write(dst, place * 16, row);
}

// CHECK: {{^ +}}0 0 0 5248
// CHECK-NEXT: {{^ +}}1 0 1 5248
// CHECK-NEXT: {{^ +}}0 1 4 5248
// CHECK-NEXT: {{^ +}}1 1 5 5248
// CHECK-NEXT: {{^ +}}0 2 8 5248
// CHECK-NEXT: {{^ +}}1 2 9 5248
// CHECK-NEXT: {{^ +}}0 3 12 5248
// CHECK-NEXT: {{^ +}}1 3 13 5248
// CHECK-NEXT: {{^ +}}0 4 16 5248
// CHECK-NEXT: {{^ +}}1 4 17 5248
// CHECK-NEXT: {{^ +}}0 5 20 5248
// CHECK-NEXT: {{^ +}}1 5 21 5248
// CHECK-NEXT: {{^ +}}2 0 2 5248
// CHECK-NEXT: {{^ +}}3 0 3 5248
// CHECK-NEXT: {{^ +}}2 1 6 5248
// CHECK-NEXT: {{^ +}}3 1 7 5248
// CHECK-NEXT: {{^ +}}2 2 10 5248
// CHECK-NEXT: {{^ +}}3 2 11 5248
// CHECK-NEXT: {{^ +}}2 3 14 5248
// CHECK-NEXT: {{^ +}}3 3 15 5248
// CHECK-NEXT: {{^ +}}2 4 18 5248
// CHECK-NEXT: {{^ +}}3 4 19 5248
// CHECK-NEXT: {{^ +}}2 5 22 5248
// CHECK-NEXT: {{^ +}}3 5 23 5248
// CHECK-NEXT: {{^ +}}0 6 24 5248
// CHECK-NEXT: {{^ +}}1 6 25 5248
// CHECK-NEXT: {{^ +}}0 7 28 5248
// CHECK-NEXT: {{^ +}}1 7 29 5248
// CHECK-NEXT: {{^ +}}0 8 32 5248
// CHECK-NEXT: {{^ +}}1 8 33 5248
// CHECK-NEXT: {{^ +}}0 9 36 5248
// CHECK-NEXT: {{^ +}}1 9 37 5248
// CHECK-NEXT: {{^ +}}0 10 40 5248
// CHECK-NEXT: {{^ +}}1 10 41 5248
// CHECK-NEXT: {{^ +}}0 11 44 5248
// CHECK-NEXT: {{^ +}}1 11 45 5248
// CHECK-NEXT: {{^ +}}2 6 26 5248
// CHECK-NEXT: {{^ +}}3 6 27 5248
// CHECK-NEXT: {{^ +}}2 7 30 5248
// CHECK-NEXT: {{^ +}}3 7 31 5248
// CHECK-NEXT: {{^ +}}2 8 34 5248
// CHECK-NEXT: {{^ +}}3 8 35 5248
// CHECK-NEXT: {{^ +}}2 9 38 5248
// CHECK-NEXT: {{^ +}}3 9 39 5248
// CHECK-NEXT: {{^ +}}2 10 42 5248
// CHECK-NEXT: {{^ +}}3 10 43 5248
// CHECK-NEXT: {{^ +}}2 11 46 5248
// CHECK-NEXT: {{^ +}}3 11 47 5248
