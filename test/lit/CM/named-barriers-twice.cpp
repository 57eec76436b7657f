// The largest number that a kernel asks for is reserved, in whatever order.
// REQUIRES: clang
// RUN: cmx-cc %s --platform=pvc -o %t.visaasm && FileCheck %s < %t.visaasm
#include <cm/cm.h>
// CHECK: .kernel "first"
// CHECK: .kernel_attr NBarrierCnt=16
extern "C" _GENX_MAIN_ void first(SurfaceIndex out) {
  cm_nbarrier_init(16);
  cm_nbarrier_init(3);
  cm_nbarrier_signal(9, 0, 1, 1);
  cm_nbarrier_wait(9);
  write(out, 0, vector<int, 16>(0, 1));
}
