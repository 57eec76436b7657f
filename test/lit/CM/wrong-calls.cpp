// Calls that fit no function of the headers: the message says why.
// REQUIRES: clang
// RUN: not cmx-cc -ferror-limit=0 %s -o %t.visaasm > %t.txt 2>&1
// RUN: FileCheck %s < %t.txt
// RUN: not grep -e 'detail' -e 'include/cm' %t.txt
// RUN: not ls %t.visaasm

#include <cm/cmtl.h>

extern "C" _GENX_MAIN_ void k(SurfaceIndex in, SurfaceIndex out, vector<int, 8> v, vector<int, 16> w, vector<float, 8> f,
                              vector<int, 64> large, matrix<int, 4, 8> m, vector<uint, 8> at) {
  // CHECK: [[@LINE+1]]:3: error: no matching function for call to 'cm_add': operands of one size expected, actual 16 and 8 elements
  cm_add<int>(v, w);
  // CHECK: [[@LINE+1]]:3: error: no matching function for call to 'cm_max': the template argument T is missing
  cm_max(v, 3);
  // CHECK: [[@LINE+1]]:41: error: the elements have no such atomic operation
  cm_slm_atomic(0, ATOMIC_FADD, at, v, 1);
  // CHECK: [[@LINE+1]]:3: error: no matching function for call to 'cm_sqrt': at least 1 argument expected, actual none
  cm_sqrt();
  // CHECK: [[@LINE+1]]:3: error: no matching function for call to 'cm_sqrt': argument 2 expected to be int, actual vector<int, 16>
  cm_sqrt(f, w);
  // CHECK: [[@LINE+1]]:3: error: no matching function for call to 'cm_abs': a number, vector or matrix expected, actual SurfaceIndex
  cm_abs(in);
  // CHECK: [[@LINE+1]]:3: error: no matching function for call to 'cm_sum': a vector or matrix expected, actual int
  cm_sum<int>(3);
  // CHECK: [[@LINE+1]]:3: error: no matching function for call to 'cm_shl': the operands must be integers
  cm_shl<int>(f, 1);
  // CHECK: [[@LINE+1]]:3: error: no matching function for call to 'cm_addc': operands of one type expected, uint or unsigned long long
  cm_addc(v, v, v);
  // CHECK: [[@LINE+1]]:3: error: no matching function for call to 'cm_pack_mask': at most 32 elements expected, actual 64
  cm_pack_mask(large);
  // CHECK: [[@LINE+1]]:3: error: no matching function for call to 'cm_sad2': operands of one size expected, actual
  cm_sad2<int>(v, w);
  // CHECK: [[@LINE+1]]:3: error: no matching function for call to 'cm_load': operands of one size expected, actual
  cm_load<int>(in, at, w);
  // CHECK: [[@LINE+1]]:3: error: the operation has another number of sources
  cm_atomic<AtomicOp::IADD, int>(out, at);
  // CHECK: [[@LINE+1]]:3: error: no matching function for call to 'cm_slm_atomic': 4, 5 or 6 arguments expected, actual 3
  cm_slm_atomic(0, at, v);
  // CHECK: [[@LINE+1]]:3: error: no matching function for call to 'cm_ptr_block_write': a pointer expected, actual vector<int, 8>
  cm_ptr_block_write(v, v);
  // CHECK: [[@LINE+1]]:3: error: no matching function for call to 'cm_barrier': no arguments expected, actual 1
  cm_barrier(1);
  // CHECK: [[@LINE+1]]:5: error: no matching member function for call to 'iselect': the operands must be integers
  v.iselect(f);
  // CHECK: [[@LINE+1]]:5: error: no matching member function for call to 'select': {{.*}} 1 argument expected, actual 2
  v.select<2, 1>(0, 0);
  // CHECK: [[@LINE+1]]:5: error: no matching member function for call to 'row': 1 argument expected, actual none
  m.row();
  // CHECK: [[@LINE+1]]:3: error: sums of floats need a surface
  cm_ptr_atomic<AtomicOp::FADD, float>((float *)0, at, f);
}
