// Each kind of message and function compiles for each platform; addresses beyond media blocks
// for pvc, which has none.
// REQUIRES: clang, genx_ir
// RUN: %cm %s | cmx-opt -passes='cmx-lower-cm,default<O2>' -S -o %t.ll
// RUN: FileCheck %s --check-prefix=IR < %t.ll
// RUN: cmx-opt %t.ll --platform=skl --emit=gen -o %t.dir/
// RUN: cmx-opt %t.ll --platform=icllp --emit=gen -o %t.dir/
// RUN: cmx-opt %t.ll --platform=tgllp --emit=gen -o %t.dir/
// RUN: cmx-opt %t.ll --platform=dg2 --emit=gen -o %t.dir/
// RUN: not cmx-opt %t.ll --platform=pvc --emit=gen -o %t.dir/ 2>&1 | FileCheck %s --check-prefix=PVC
// RUN: %cm -DNO_MEDIA %s | cmx-opt -passes='cmx-lower-cm,default<O2>' -S -o %t.ll
// RUN: cmx-opt %t.ll --platform=pvc --emit=gen -o %t.dir/

// PVC: function 'api'{{.*}} [cmx-message-unavailable]

#include <cm/cm.h>

// IR-LABEL: define dllexport spir_kernel void @api(
// IR: call <192 x i8> @llvm.genx.media.ld
// IR: call <16 x i32> @llvm.genx.gather.scaled
// IR: call <16 x i32> @llvm.genx.dword.atomic.add
// IR: call {{.*}} @llvm.genx.svm.scatter
// IR-LABEL: define dllexport spir_kernel void @more(
extern "C" _GENX_MAIN_ void api(SurfaceIndex src, SurfaceIndex dst, SurfaceIndex buf, svmptr_t p, int n) {
  matrix<uchar, 6, 24> a;
#ifndef NO_MEDIA
  read(MODIFIED(src), n, 0, a);
  write(dst, 0, 0, a);
#else
  a = 1;
#endif
  vector<int, 16> v, idx;
  read(buf, 0, v);
  read(DWALIGNED(buf), 64, idx);
  vector<uint, 16> off = idx * 4;
  read(buf, 0, off, v);
  read_scaled(buf, 64, off, v);
  vector<uchar, 16> bytes = v;
  read(buf, 0, off, bytes);
  write(buf, 0, off, bytes);
  vector<short, 8> words = bytes.select<8, 2>(0);
  write(buf, 0u, off.select<8, 1>(0), words);
  vector<uint, 16> ret;
  write_atomic<ATOMIC_ADD>(buf, off, ret, ret);
  write_atomic<ATOMIC_INC>(buf, off, ret);
  write_atomic<ATOMIC_INC>(buf, off);
  write_atomic<ATOMIC_CMPXCHG>(buf, off, ret, v, ret);
  cm_svm_block_read(p, v);
  cm_svm_block_write(p + 64, v + ret);
  vector<svmptr_t, 16> addr = p + off * 4;
  cm_svm_scatter_read(addr, v);
  cm_svm_scatter_write(addr, bytes);
  cm_slm_init(1024);
  cm_slm_write(0, off, v);
  cm_slm_fence(CM_LOCAL_BARRIER);
  cm_barrier();
  cm_slm_read(0, off, v);
  vector<float, 16> f = v;
  f = cm_inv(f) + cm_sqrt(f) * cm_pow(f, 2.0f) + cm_rndd<float>(f) + cm_exp(f, SAT);
  v += cm_rnde<int>(f, SAT);
  v = cm_min<int>(v, 7) + cm_max<short>(v, idx) + cm_abs(v);
  v = cm_add<int>(v, idx, SAT);
  bytes = cm_add<uchar>(bytes, 200, SAT);
  bytes = cm_avg<uchar>(bytes, bytes);
  int s = cm_sum<int>(v) + cm_prod<int>(words) + cm_reduced_max<int>(v) + cm_cbit(n);
  float fs = cm_sum<float>(f) + cm_reduced_min<float>(f) + cm_sqrt(2.0f);
  v += s + int(fs) + cm_local_id(0) + cm_linear_global_id() + cm_group_id(1);
  v.merge(idx, v > idx);
  v.merge(1, 2, 0x5555);
  v += cm_pack_mask(v == idx);
  v += cm_unpack_mask<ushort, 16>(0x1234);
  if (v.any() && (v > 3).all()) v(3) = 5;
  v[2] = v(1) + a(1, 2);
  v += v.replicate<4, 4>(8) + v.replicate<4, 4, 4, 0>(0) + v.iselect(idx & 15);
  matrix<int, 4, 4> m = v.format<int, 4, 4>();
  m.row(1) = m.column(2);
  m[0] = -m.row(3);
  v = ~m ^ !m;
  vector<half, 16> h = f; h *= 2; f = h; 
  vector<uchar, 16> q(f, SAT);
  v += q; v /= 3; v %= 7; v <<= 2; v = v >> 1;
  write(buf, 128, v);
  short c[] = {1, 2, 3, 4};
  vector<short, 4> w(c);
  write_scaled(buf, 0, off.select<4, 1>(0) , vector<int, 4>(w));
}
template <class T, int N> T helper(vector_ref<T, N> v) { v.select<N / 2, 1>(0) = v.select<N / 2, 1>(N / 2); return v(0); }
vector<int, 8> global = 3;
extern "C" _GENX_MAIN_ void more(SurfaceIndex buf, float x) {
  vector<float, 8> v = x;
  v(0) += helper(v) + helper(v.select<4, 2>(1));
  global += v;
  write(buf, 0, global);
  vector<float, 8> a[4];
  for (int i = 0; i < 4; ++i) a[i] = i;
  v = a[int(x) & 3] * 0.5;
  write(buf, 32, v);
}
