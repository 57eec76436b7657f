// Blocks of any number of owords are several messages.
// REQUIRES: clang
// RUN: cmx-run %s --compare --arg in=pattern:index:i32:2048 \
// RUN:     --arg out=%t.raw:1536
// RUN: cmx-run %s --arg in=pattern:index:i32:2048 --arg out=%t.raw:1536
// RUN: od -An -v -td4 -w96 %t.raw | FileCheck %s
// RUN: cmx-cc %s --platform=icllp -o %t.visaasm
// RUN: FileCheck %s --check-prefix=VISA < %t.visaasm
#include <cm/cm.h>

// The last number of each line is that of wrong elements.
template <int N> void check(SurfaceIndex out, int line, vector<int, N> v,
                            int first) {
  vector<int, 4> found(0);
  found(0) = v(0);
  found(1) = v(N - 1);
  for (int i = 0; i < N; ++i)
    found(3) += v(i) != first + i;
  write(out, 16 * line, found);
}

// Parameters of helpers may say their kinds, too.
void read_all(const int *in [[type("svmptr_t")]], vector_ref<int, 80> block) {
  const int *start = in + 1;
  cm_ptr_block_read(start - 1, block);
}

// CHECK: 4 79 0 0 1 96 0 0 12 79 0 0 5 79 0 0 0 67 0 0 7 7 0 0
extern "C" _GENX_MAIN_ void blocks(svmptr_t in [[type("svmptr_t")]],
                                   SurfaceIndex out) {
  vector<int, 76> v;
  cm_svm_block_read(in + 16, v);
  check<76>(out, 0, v, 4);
  matrix<int, 3, 32> m;
  cm_svm_block_read_unaligned(in + 4, m);
  check<96>(out, 1, m, 1);
  // VISA: oword_st (8) %slm 0x4:ud
  // VISA-NEXT: oword_st (8) %slm 0xc:ud
  // VISA-NEXT: oword_st (2) %slm 0x14:ud
  // VISA-NEXT: oword_st (1) %slm 0x16:ud
  cm_slm_init(512);
  cm_slm_block_write(64, 0, v);
  vector<int, 68> w;
  cm_slm_block_read(64, GENX_NONE, 32, w);
  check<68>(out, 2, w, 12);
  // Surfaces: what is read beyond is dropped.
  vector<int, 80> block;
  read_all((const int *)in, block);
  write(out, 128, block);
  vector<int, 80> back;
  read(DWALIGNED(out), 148, back.select<75, 1>(0));
  check<75>(out, 3, back.select<75, 1>(0), 5);
  read(out, 128, back.select<68, 1>(0));
  check<68>(out, 4, back.select<68, 1>(0), 0);
  // Fewer than 16 bytes of local memory.
  cm_slm_block_write(0, 4, vector<int, 1>(7));
  vector<int, 1> one;
  cm_slm_block_read(0, 4, one);
  check<1>(out, 5, one, 7);
}
