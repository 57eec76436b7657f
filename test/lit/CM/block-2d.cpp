// Blocks of a matrix at an address, loaded in three ways and stored.
// REQUIRES: clang
// RUN: cmx-run %s --platform=pvc --compare \
// RUN:     --arg in=pattern:random:u8:2048 --arg out=-:2048
// RUN: cmx-cc %s --platform=pvc -o %t.visaasm && FileCheck %s < %t.visaasm
// RUN: not cmx-cc %s --platform=dg2 -o %t.out 2> %t.err
// RUN: FileCheck %s --check-prefix=DG2 < %t.err
// CHECK: lsc_load_block2d.ugm (M1, 1) {{.*}}:d16.2x16x8nn
// CHECK: lsc_load_block2d.ugm (M1, 1) {{.*}}:d32.8x16tn
// CHECK: lsc_load_block2d.ugm (M1, 1) {{.*}}:d16.16x16nt
// CHECK: lsc_store_block2d.ugm
// DG2: {{.*}}[cmx-message-unavailable]
#include <cm/cm.h>
extern "C" _GENX_MAIN_ void blocks(svmptr_t in [[type("svmptr_t")]],
                                   svmptr_t out [[type("svmptr_t")]]) {
  lsc::block_2d_desc<short, 2, 8, 16> A(in, 15, 95, 127, 4, 3);
  vector<short, 256> a;
  cm_load<lsc::Normal>(a, A);
  lsc::block_2d_desc<uint, 1, 16, 8> T(reinterpret_cast<uint *>(in), 15, 127,
                                       127, 0, 0);
  vector<uint, 128> t;
  cm_load<lsc::Transpose>(t, T.set_block_x(2).set_block_y(5));
  lsc::block_2d_desc<half, 1, 16, 16> W((half *)in, 15, 127, 127, 8, 1);
  vector<half, 256> w;
  cm_load<lsc::VNNI, CacheHint::Cached, CacheHint::Cached>(w, W);
  cm_prefetch<CacheHint::Cached, CacheHint::Cached>(A);
  lsc::block_2d_desc<uint, 1, 8, 16> O(out, 31, 63, 63, 0, 0);
  cm_store(O, a.format<uint>().select<128, 1>(0));
  cm_store<CacheHint::Uncached, CacheHint::WriteBack>(O.set_block_y(8), t);
  cm_store(O.set_block_y(16), w.format<uint>().select<128, 1>(0));
  cm_store(O.set_block_x(3).set_block_y(28), t, 1);
}
