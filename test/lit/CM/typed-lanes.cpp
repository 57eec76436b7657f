// Of a typed message with 32 pixels, only those of enabled lanes are written and read.
// REQUIRES: clang
// RUN: %cm %s | cmx-opt -passes='cmx-lower-cm,default<O2>' -S -o %t.ll
// RUN: cmx-run %t.ll --arg 0=-:128x1 --arg 1=%t.raw:256
// RUN: od -An -v -td4 -w32 %t.raw | FileCheck %s

#include <cm/cm.h>
#include <cm/cmtl.h>

// CHECK:      {{^ +}}0 0 0 103 104 105 106 107
// CHECK-NEXT: {{^ +}}108 109 110 111 112 113 114 115
// CHECK-NEXT: {{^ +}}116 117 118 119 120 121 122 123
// CHECK-NEXT: {{^ +}}124 0 0 0 0 0 0 0
// CHECK-NEXT: {{^ +}}-1 0 0 103 104 105 106 107
// CHECK-NEXT: {{^ +}}108 109 110 111 112 113 114 115
// CHECK-NEXT: {{^ +}}116 117 118 119 120 121 122 123
// CHECK-NEXT: {{^ +}}124 0 0 0 0 0 -1 -1
extern "C" _GENX_MAIN_ void lanes(SurfaceIndex image [[type("image2d_t")]],
                                  SurfaceIndex out [[type("buffer_t")]]) {
  vector<int, 32> x, row = 0, some = -1, all = -1;
  cmtl::cm_vector_assign<int, 32>(x, 0, 1);
  SIMD_IF_BEGIN(x > 2 && x < 25) {
    write_typed(image, CM_R_ENABLE, vector<int, 32>(x + 100), x, row);
  } SIMD_IF_END;
  cm_fence();
  read_typed(image, CM_R_ENABLE, all, x, row);
  SIMD_IF_BEGIN(x > 0 && x < 30) {
    read_typed(image, CM_R_ENABLE, some, x, row);
  } SIMD_IF_END;
  write(out, 0, all);
  write(out, 128, some);
}
