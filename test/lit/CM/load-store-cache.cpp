// Functions of the load/store cache, on platforms with it and without.
// REQUIRES: clang, genx_ir
// RUN: cmx-cc %s --platform=icllp --emit=gen -o %t.icllp.asm
// RUN: cmx-cc %s --platform=dg2 --emit=gen -o %t.dg2.asm
// RUN: cmx-cc %s --platform=pvc --emit=gen -o %t.pvc.asm
// RUN: cmx-cc %s --emit=ir -S -o %t.ll
// RUN: cmx-run %t.ll --arg 0=pattern:index:i32:64 --arg 1=%t.raw:256 --compare
// RUN: cmx-run %t.ll --arg 0=pattern:index:i32:64 --arg 1=%t.raw:256
// RUN: od -An -v -td4 -w32 %t.raw | FileCheck %s

#include <cm/cm.h>

extern "C" _GENX_MAIN_ void loads(SurfaceIndex src [[type("buffer_t")]], SurfaceIndex dst [[type("buffer_t")]]) {
  // Blocks at any dword.
  // CHECK: {{^ +}}0 3 4 5 6 7 8 9
  vector<int, 7> block = cm_load<int, 7>(src, 12);
  cm_store<int, 7>(dst, 4, block);

  // Two elements for each offset; lanes that are left out are 0.
  // CHECK: {{^ +}}0 2 4 6 1 3 5 7
  // CHECK: {{^ +}}10 0 12 0 0 0 0 0
  vector<uint, 4> at = {0, 8, 16, 24};
  vector<int, 8> pairs = cm_load<int, VectorSize::N2>(src, at);
  cm_prefetch<VectorSize::N1>(src, at);
  cm_store<int, VectorSize::N1>(dst, at * 2 + 32, vector<int, 4>(0));
  cm_store<int, 8>(dst, 32, pairs);
  vector<ushort, 4> some = {1, 0, 1, 0};
  vector<int, 4> lanes = cm_load<int>(src, at / 2 + 40, some);
  cm_store<int, 4>(dst, 64, lanes);

  // Words, and elements of 8 bytes.
  // CHECK: {{^ +}}5 6 7 8 0 0 0 0
  vector<ushort, 4> words = cm_load<ushort>(src, at / 2 + 20);
  vector<int, 4> wide = words;
  cm_store<int>(dst, at / 2 + 96, wide);
  // CHECK: {{^ +}}2 3 4 5 6 7 8 9
  vector<long long, 4> longs = cm_load<long long, 4>(src, 8);
  cm_store<long long, 4>(dst, 128, longs);

  // CHECK: {{^ +}}7 7 7 7 0 0 0 0
  // CHECK: {{^ +}}0 1 2 3 0 0 0 0
  cm_fence<LSC_SFID::LSC_UGM>();
  vector<uint, 4> same(160);
  cm_atomic<AtomicOp::IADD, int>(dst, at / 2 + 160, 7);
  vector<int, 4> old = cm_atomic<AtomicOp::IINC, int>(dst, same + 16);
  cm_store<int, 4>(dst, 192, old);
  cm_store<int, 1>(dst, 176, vector<int, 1>(0));

  // Two of four channels, which are no neighbours.
  // CHECK: {{^ +}}1 5 9 13 3 7 11 15
  vector<int, 8> channels = cm_load4<int, CM_AG_ENABLE>(src, at * 2);
  cm_store<int, 8>(dst, 224, channels);
}
