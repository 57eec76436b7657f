// Products of matrices, the same on the JIT and as vISA.
// REQUIRES: clang
// RUN: cmx-run %s --platform=dg2 --compare \
// RUN:     --arg in=pattern:random:u8:4096 --arg out=-:512
// RUN: cmx-run %s --platform=pvc --compare \
// RUN:     --arg in=pattern:random:u8:4096 --arg out=-:512
// RUN: cmx-cc %s --platform=dg2 -o %t.visaasm && FileCheck %s < %t.visaasm
// CHECK: dpas.s8.u4.8.8 (M1, 8)
// CHECK: dpas.u8.s8.8.8 (M1, 8) {{.*}} %null.0
#include <cm/cm.h>

extern "C" _GENX_MAIN_ void product(svmptr_t in [[type("svmptr_t")]],
                                    svmptr_t out [[type("svmptr_t")]]) {
  constexpr int L = CM_GRF_WIDTH / 32;
  vector<int, 8 * L> b, bh;
  vector<int, 64> a;
  for (int i = 0; i < 8 * L; i += 16) {
    vector<int, 16> p;
    cm_svm_block_read(in + i * 4, p);
    b.select<16, 1>(i) = p;
  }
  for (int i = 0; i < 64; i += 16) {
    vector<int, 16> p;
    cm_svm_block_read(in + 256 + i * 4, p);
    a.select<16, 1>(i) = p;
  }
  vector<int, 8 * L> s =
      cm_dpas<CM_PRECISION_S8, CM_PRECISION_U4, 8, 8>(b, b, a);
  s += cm_dpas<CM_PRECISION_U8, CM_PRECISION_S8, 8, 8, int>(0, b, a);
  // Of the narrower elements, operands may have the registers that are used.
  // CHECK: dpas.s8.s4.8.8 (M1, 8)
  // CHECK: dpas.u2.u8.8.8 (M1, 8) {{.*}} %null.0
  constexpr auto S4 = CmPrecisionType::CM_Precision_S4;
  constexpr int N = 8 * details::get_dpas_execution_size(S4);
  s += cm_dpas<CM_PRECISION_S8, S4, 8, 8>(s, b, a.select<32, 1>(8));
  s += cm_dpas<CM_PRECISION_U2, CM_PRECISION_U8, 8, 8, int, int, int, N>(
      0, b.select<2 * L, 1>(0), a);
  cm_svm_block_write(out, s);
}
