// Messages to shared local memory of 32 offsets go in two parts, each of which concerns its enabled lanes only.
// REQUIRES: clang
// RUN: cmx-run %s --compare --arg out=%t.raw:512
// RUN: cmx-run %s --arg out=%t.raw:512 --show out:i32:128 | FileCheck %s
#include <cm/cm.h>
#include <cm/cmtl.h>

extern "C" _GENX_MAIN_ void k(SurfaceIndex out [[type("buffer_t")]]) {
  cm_slm_init(512);
  uint slm = cm_slm_alloc(256);
  vector<int, 32> lane;
  cmtl::cm_vector_assign(lane.select_all(), 0, 1);
  vector<int, 64> numbers, r = -1;
  cmtl::cm_vector_assign(numbers.select_all(), 100, 1);
  vector<int, 64> zero = 0;
  cm_slm_write4(slm, lane * 2, zero, SLM_GR_ENABLE);
  cm_slm_fence();
  SIMD_IF_BEGIN(lane == 1 || lane == 18) {
    cm_slm_write4(slm, lane * 2, numbers, SLM_GR_ENABLE);
  }
  SIMD_IF_END;
  cm_slm_fence();
  // Two channels of lane 1, at dwords 2 and 3, and of lane 18, at 36 and 37.
  // CHECK: out[0]: 0 0 101 133 0 0 0 0
  // CHECK-NEXT: out[8]: 0 0 0 0 0 0 0 0
  // CHECK-NEXT: out[16]: 0 0 0 0 0 0 0 0
  // CHECK-NEXT: out[24]: 0 0 0 0 0 0 0 0
  // CHECK-NEXT: out[32]: 0 0 0 0 118 150 0 0
  // CHECK-NEXT: out[40]: 0 0 0 0 0 0 0 0
  // CHECK-NEXT: out[48]: 0 0 0 0 0 0 0 0
  // CHECK-NEXT: out[56]: 0 0 0 0 0 0 0 0
  vector<int, 64> all;
  cm_slm_block_read(slm, GENX_NONE, 0, all.select<32, 1>(0));
  cm_slm_block_read(slm, GENX_NONE, 128, all.select<32, 1>(32));
  write(out, 0, all.select<32, 1>(0));
  write(out, 128, all.select<32, 1>(32));
  // CHECK-NEXT: out[64]: -1 101 -1 -1 -1 -1 -1 -1
  // CHECK-NEXT: out[72]: -1 -1 -1 -1 -1 -1 -1 -1
  // CHECK-NEXT: out[80]: -1 -1 118 -1 -1 -1 -1 0
  // CHECK-NEXT: out[88]: -1 -1 -1 -1 -1 -1 -1 -1
  // CHECK-NEXT: out[96]: -1 133 -1 -1 -1 -1 -1 -1
  // CHECK-NEXT: out[104]: -1 -1 -1 -1 -1 -1 -1 -1
  // CHECK-NEXT: out[112]: -1 -1 150 -1 -1 -1 -1 0
  // CHECK-NEXT: out[120]: -1 -1 -1 -1 -1 -1 -1 -1
  SIMD_IF_BEGIN(lane == 1 || lane == 18 || lane == 23) {
    cm_slm_read4(slm, lane * 2, r, SLM_GR_ENABLE);
  }
  SIMD_IF_END;
  write(out, 256, r.select<32, 1>(0));
  write(out, 384, r.select<32, 1>(32));
}
