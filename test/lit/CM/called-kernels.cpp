// A kernel may call another one, which is a function then; what it changes in file-scope variables stays.
// REQUIRES: clang
// RUN: cmx-run %s --kernel=two --arg dst=%t.raw:64 --arg n=0 --compare
// RUN: od -An -v -td4 -w32 %t.raw | FileCheck %s
// RUN: cmx-run %s --kernel=one --arg dst=%t.raw:32 --arg n=0 --arg v=1,2,3,4,5,6,7,8 --show dst:i32:8 \
// RUN:   | FileCheck %s --check-prefix=ONE
// RUN: cmx-cc -g %s --platform=pvc -o %t.visaasm

#include <cm/cm.h>

static int turns = 5;

_GENX_MAIN_ void one(SurfaceIndex dst, int n, vector<int, 8> v) {
  v += n + turns++;
  // ONE: dst[0]: 6 7 8 9 10 11 12 13
  write(dst, n * 32, v);
}

extern "C" _GENX_MAIN_ void two(SurfaceIndex dst, int n) {
  vector<int, 8> w = 100;
  // CHECK: {{^ +}}105 105 105 105 105 105 105 105
  one(dst, n, w);
  // CHECK: {{^ +}}108 108 108 108 108 108 108 108
  one(dst, n + 1, w + 1);
}
