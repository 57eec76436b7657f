// Pairs of threads of a group wait for each other, and the kernel says how many barriers it has.
// REQUIRES: clang
// RUN: cmx-cc %s --platform=pvc -o %t.visaasm && FileCheck %s < %t.visaasm
// RUN: cmx-run %s --platform=pvc --grid=4 --group=4 --arg in=pattern:index:i32:256 --arg out=%t.raw:256 --compare
// RUN: cmx-run %s --platform=pvc --visa --grid=4 --group=4 --arg in=pattern:index:i32:256 --arg out=%t.raw:256
// RUN: od -An -v -td4 -w64 %t.raw | FileCheck %s --check-prefix=SUMS
// RUN: not cmx-cc %s --platform=dg2 -o %t.out 2> %t.err
// RUN: FileCheck %s --check-prefix=DG2 < %t.err
// CHECK: .kernel_attr NBarrierCnt=4
// CHECK: nbarrier.signal v_{{.*}} 0x2:ud
// CHECK: nbarrier.wait
// DG2: [cmx-message-unavailable]
#include <cm/cm.h>
// SUMS: 16 18 20 22
// SUMS-NEXT: 16 18 20 22
// SUMS-NEXT: 80 82 84 86
// SUMS-NEXT: 80 82 84 86
extern "C" _GENX_MAIN_ void sums(SurfaceIndex in, SurfaceIndex out) {
  cm_slm_init(1024);
  cm_nbarrier_init(3);
  uint me = cm_local_id(0);
  vector<int, 16> v, w;
  vector<uint, 16> at;
  for (int i = 0; i < 16; ++i)
    at(i) = i;
  read(in, me * 64, v);
  cm_slm_write(me * 64, at, v);
  cm_slm_fence(CM_GLOBAL_COHERENT_FENCE);
  cm_nbarrier_signal(1 + me / 2, 0, 2, 2);
  cm_nbarrier_wait(1 + me / 2);
  cm_slm_read((me ^ 1) * 64, at, w);
  v += w;
  write(out, me * 64, v);
}
