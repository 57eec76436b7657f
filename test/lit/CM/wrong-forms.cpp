// Each form of each message says what its operands must be.
// REQUIRES: clang
// RUN: not cmx-cc -ferror-limit=0 -w --platform=dg2 %s -o %t.visaasm > %t.txt 2>&1
// RUN: FileCheck %s --implicit-check-not=error: < %t.txt

#include <cm/cmtl.h>

extern "C" _GENX_MAIN_ void k(SurfaceIndex s, svmptr_t p, vector<uint, 8> at8, vector<uint, 12> at12, vector<uint, 16> at16) {
  vector<uint, 32> at32 = 0;
  vector<int, 8> v8 = 0;
  vector<int, 10> v10 = 0;
  vector<int, 12> v12 = 0;
  vector<int, 64> v64 = 0;
  vector<float, 64> f64 = 0;
  vector<short, 64> s64 = 0;
  vector<short, 8> s8 = 0;
  vector<short, 16> s16 = 0;
  vector<double, 8> d8 = 0.0;
  vector<int, 32> line = 0;
  matrix<int, 1, 8> m = 0;
  matrix<int, 2, 5> m10 = 0;
  matrix<int, 1, 12> m12 = 0;
  matrix<int, 1, 32> m32 = 0, wide = 0;
  matrix<short, 1, 8> w8 = 0;
  matrix<double, 2, 4> dm = 0.0;
  matrix<int, 9, 8> large = 0;
  matrix<uchar, 65, 4> tall = 0;
  int *ptr = (int *)p;
  float *fptr = (float *)p;

  // Media blocks, with and without an attribute and a plane.
  // CHECK: [[@LINE+1]]:{{.*}} error: a row of a media block has at most 64 bytes
  read(MODIFIED(s), 0, 0, wide);
  // CHECK: [[@LINE+1]]:{{.*}} error: a row of a media block has at most 64 bytes
  read(MODIFIED(s), 0, 0, line);
  // CHECK: [[@LINE+1]]:{{.*}} error: a row of a media block has at most 64 bytes
  write(MODIFIED(s), 0, 0, wide);
  // CHECK: [[@LINE+1]]:{{.*}} error: a media block has at most 256 bytes and 64 rows
  read(MODIFIED(s), 0, 0, large);
  // CHECK: [[@LINE+1]]:{{.*}} error: a media block has at most 256 bytes and 64 rows
  read(MODIFIED(s), 0, 0, tall);
  // CHECK: [[@LINE+1]]:{{.*}} error: a media block has at most 256 bytes and 64 rows
  write(MODIFIED(s), 0, 0, large);
  // CHECK: [[@LINE+1]]:{{.*}} error: a media block has at most 256 bytes and 64 rows
  write(MODIFIED(s), 0, 0, tall);
  // CHECK: [[@LINE+1]]:{{.*}} error: a row of a media block has at most 64 bytes
  read_plane(MODIFIED(s), GENX_SURFACE_V_PLANE, 0, 0, wide);
  // CHECK: [[@LINE+1]]:{{.*}} error: a row of a media block has at most 64 bytes
  read_plane(MODIFIED(s), GENX_SURFACE_V_PLANE, 0, 0, line);
  // CHECK: [[@LINE+1]]:{{.*}} error: a row of a media block has at most 64 bytes
  write_plane(MODIFIED(s), GENX_SURFACE_V_PLANE, 0, 0, wide);
  // CHECK: [[@LINE+1]]:{{.*}} error: a media block has at most 256 bytes and 64 rows
  read_plane(MODIFIED(s), GENX_SURFACE_V_PLANE, 0, 0, large);
  // CHECK: [[@LINE+1]]:{{.*}} error: a media block has at most 256 bytes and 64 rows
  write_plane(MODIFIED(s), GENX_SURFACE_V_PLANE, 0, 0, large);
  // CHECK: [[@LINE+1]]:{{.*}} error: the vector must have whole owords
  write(MODIFIED(s), 0, v10);
  // CHECK: [[@LINE+1]]:{{.*}} error: a row of a media block has at most 64 bytes
  read(s, 0, 0, wide);
  // CHECK: [[@LINE+1]]:{{.*}} error: a row of a media block has at most 64 bytes
  read(s, 0, 0, line);
  // CHECK: [[@LINE+1]]:{{.*}} error: a row of a media block has at most 64 bytes
  write(s, 0, 0, wide);
  // CHECK: [[@LINE+1]]:{{.*}} error: a media block has at most 256 bytes and 64 rows
  read(s, 0, 0, large);
  // CHECK: [[@LINE+1]]:{{.*}} error: a media block has at most 256 bytes and 64 rows
  read(s, 0, 0, tall);
  // CHECK: [[@LINE+1]]:{{.*}} error: a media block has at most 256 bytes and 64 rows
  write(s, 0, 0, large);
  // CHECK: [[@LINE+1]]:{{.*}} error: a media block has at most 256 bytes and 64 rows
  write(s, 0, 0, tall);
  // CHECK: [[@LINE+1]]:{{.*}} error: a row of a media block has at most 64 bytes
  read_plane(s, GENX_SURFACE_V_PLANE, 0, 0, wide);
  // CHECK: [[@LINE+1]]:{{.*}} error: a row of a media block has at most 64 bytes
  read_plane(s, GENX_SURFACE_V_PLANE, 0, 0, line);
  // CHECK: [[@LINE+1]]:{{.*}} error: a row of a media block has at most 64 bytes
  write_plane(s, GENX_SURFACE_V_PLANE, 0, 0, wide);
  // CHECK: [[@LINE+1]]:{{.*}} error: a media block has at most 256 bytes and 64 rows
  read_plane(s, GENX_SURFACE_V_PLANE, 0, 0, large);
  // CHECK: [[@LINE+1]]:{{.*}} error: a media block has at most 256 bytes and 64 rows
  write_plane(s, GENX_SURFACE_V_PLANE, 0, 0, large);
  // CHECK: [[@LINE+1]]:{{.*}} error: the vector must have whole owords
  write(s, 0, v10);
  // Scattered messages.
  // CHECK: [[@LINE+1]]:{{.*}} error: a scattered message has elements of at most 4 bytes
  read_scaled(s, 0, at8, d8);
  // CHECK: [[@LINE+1]]:{{.*}} error: a scattered message has elements of at most 4 bytes
  read_scaled(s, 0, at8, dm);
  // CHECK: [[@LINE+1]]:{{.*}} error: the message needs an offset for each element
  read_scaled(s, 0, at16, v8);
  // CHECK: [[@LINE+1]]:{{.*}} error: the message needs an offset for each element
  read_scaled(s, 0, at16, m);
  // CHECK: [[@LINE+1]]:{{.*}} error: a scattered message has 1, 2, 4, 8, 16 or 32 elements
  read_scaled(s, 0, at12, v12);
  // CHECK: [[@LINE+1]]:{{.*}} error: a scattered message has 1, 2, 4, 8, 16 or 32 elements
  read_scaled(s, 0, at12, m12);
  // CHECK: [[@LINE+1]]:{{.*}} error: a scattered message has elements of at most 4 bytes
  read(s, 0, at8, d8);
  // CHECK: [[@LINE+1]]:{{.*}} error: a scattered message has elements of at most 4 bytes
  read(s, 0, at8, dm);
  // CHECK: [[@LINE+1]]:{{.*}} error: the message needs an offset for each element
  read(s, 0, at16, v8);
  // CHECK: [[@LINE+1]]:{{.*}} error: the message needs an offset for each element
  read(s, 0, at16, m);
  // CHECK: [[@LINE+1]]:{{.*}} error: a scattered message has 1, 2, 4, 8, 16 or 32 elements
  read(s, 0, at12, v12);
  // CHECK: [[@LINE+1]]:{{.*}} error: a scattered message has 1, 2, 4, 8, 16 or 32 elements
  read(s, 0, at12, m12);
  // CHECK: [[@LINE+1]]:{{.*}} error: a scattered message has elements of at most 4 bytes
  read(CONSTANT(s), 0, at8, d8);
  // CHECK: [[@LINE+1]]:{{.*}} error: a scattered message has elements of at most 4 bytes
  read(CONSTANT(s), 0, at8, dm);
  // CHECK: [[@LINE+1]]:{{.*}} error: the message needs an offset for each element
  read(CONSTANT(s), 0, at16, v8);
  // CHECK: [[@LINE+1]]:{{.*}} error: the message needs an offset for each element
  read(CONSTANT(s), 0, at16, m);
  // CHECK: [[@LINE+1]]:{{.*}} error: a scattered message has 1, 2, 4, 8, 16 or 32 elements
  read(CONSTANT(s), 0, at12, v12);
  // CHECK: [[@LINE+1]]:{{.*}} error: a scattered message has 1, 2, 4, 8, 16 or 32 elements
  read(CONSTANT(s), 0, at12, m12);
  // CHECK: [[@LINE+1]]:{{.*}} error: a scattered message has elements of at most 4 bytes
  write_scaled(s, 0, at8, d8);
  // CHECK: [[@LINE+1]]:{{.*}} error: the message needs an offset for each element
  write_scaled(s, 0, at16, v8);
  // CHECK: [[@LINE+1]]:{{.*}} error: a scattered message has 1, 2, 4, 8, 16 or 32 elements
  write_scaled(s, 0, at12, v12);
  // CHECK: [[@LINE+1]]:{{.*}} error: a scattered message has elements of at most 4 bytes
  write(s, 0, at8, d8);
  // CHECK: [[@LINE+1]]:{{.*}} error: the message needs an offset for each element
  write(s, 0, at16, v8);
  // CHECK: [[@LINE+1]]:{{.*}} error: a scattered message has 1, 2, 4, 8, 16 or 32 elements
  write(s, 0, at12, v12);
  // CHECK: [[@LINE+1]]:{{.*}} error: a scattered message has elements of at most 4 bytes
  read<double>(s, 0u);
  // CHECK: [[@LINE+1]]:{{.*}} error: a scattered message has elements of at most 4 bytes
  write_scaled(s, 0u, 0u, 1.0);
  // CHECK: [[@LINE+1]]:{{.*}} error: a scattered message has elements of at most 4 bytes
  write(s, 0u, 0u, 1.0);
  // CHECK: [[@LINE+1]]:{{.*}} error: a scattered message has elements of at most 4 bytes
  write(s, 0u, 1.0);
  // CHECK: [[@LINE+1]]:{{.*}} error: an untyped message has elements of 4 bytes
  read_untyped(s, CM_R_ENABLE, w8, at8);
  // CHECK: [[@LINE+1]]:{{.*}} error: an untyped message has elements of 4 bytes
  write_untyped(s, CM_R_ENABLE, w8, at8);
  // CHECK: [[@LINE+1]]:{{.*}} error: an untyped message has 8 or 16 offsets, the columns of the matrix
  read_untyped(s, CM_R_ENABLE, m12, at12);
  // CHECK: [[@LINE+1]]:{{.*}} error: an untyped message has 8 or 16 offsets, the columns of the matrix
  read_untyped(s, CM_R_ENABLE, m, at16);
  // CHECK: [[@LINE+1]]:{{.*}} error: an untyped message has 8 or 16 offsets, the columns of the matrix
  write_untyped(s, CM_R_ENABLE, m, at16);
  // CHECK: [[@LINE+1]]:{{.*}} error: an untyped message has 8 or 16 offsets, the columns of the matrix
  write_untyped(s, CM_R_ENABLE, m32, at32);
  // CHECK: [[@LINE+1]]:{{.*}} error: the matrix must have a row for each channel
  write_untyped(s, CM_GR_ENABLE, m, at8);
  // CHECK: [[@LINE+1]]:{{.*}} error: write_untyped writes channels from the first on
  write_untyped(s, CM_G_ENABLE, m, at8);
  // CHECK: [[@LINE+1]]:{{.*}} error: write_untyped writes channels from the first on
  write_untyped(s, CM_A_ENABLE, m, at8);
  // Memory at addresses.
  // CHECK: [[@LINE+1]]:{{.*}} error: a block of shared virtual memory has whole owords
  cm_svm_block_read(p, v10);
  // CHECK: [[@LINE+1]]:{{.*}} error: a block of shared virtual memory has whole owords
  cm_svm_block_read(p, m10);
  // CHECK: [[@LINE+1]]:{{.*}} error: a block of shared virtual memory has whole owords
  cm_svm_block_read_unaligned(p, v10);
  // CHECK: [[@LINE+1]]:{{.*}} error: a block of shared virtual memory has whole owords
  cm_svm_block_read_unaligned(p, m10);
  // CHECK: [[@LINE+1]]:{{.*}} error: a block of shared virtual memory has whole owords
  cm_svm_block_write(p, v10);
  // CHECK: [[@LINE+1]]:{{.*}} error: a block of shared virtual memory has whole owords
  cm_ptr_block_read(ptr, v10);
  // CHECK: [[@LINE+1]]:{{.*}} error: a block of shared virtual memory has whole owords
  cm_ptr_block_read(ptr, m10);
  // CHECK: [[@LINE+1]]:{{.*}} error: a block of shared virtual memory has whole owords
  cm_ptr_block_read_unaligned(ptr, v10);
  // CHECK: [[@LINE+1]]:{{.*}} error: a block of shared virtual memory has whole owords
  cm_ptr_block_read_unaligned(ptr, m10);
  // CHECK: [[@LINE+1]]:{{.*}} error: a block of shared virtual memory has whole owords
  cm_ptr_block_write(ptr, v10);
  // CHECK: [[@LINE+1]]:{{.*}} error: a block of shared virtual memory has whole owords
  cm_svm_block_write<int, 10>(p, v10);
  // CHECK: [[@LINE+1]]:{{.*}} error: the message needs an address for each element
  cm_svm_scatter_read(at16, v8);
  // CHECK: [[@LINE+1]]:{{.*}} error: the message needs an address for each element
  cm_svm_scatter_write(at16, v8);
  // CHECK: [[@LINE+1]]:{{.*}} error: the message needs an address for each element
  cm_ptr_scatter_read(ptr, at16, v8);
  // CHECK: [[@LINE+1]]:{{.*}} error: the message needs an address for each element
  cm_ptr_scatter_write(ptr, at16, v8);
  // CHECK: [[@LINE+1]]:{{.*}} error: the message needs an address for each element
  cm_svm_scatter_read(at16, m);
  // CHECK: [[@LINE+1]]:{{.*}} error: the message needs an address for each element
  cm_svm_scatter_write(at16, m);
  // CHECK: [[@LINE+1]]:{{.*}} error: the message needs an address for each element
  cm_ptr_scatter_read(ptr, at16, m);
  // CHECK: [[@LINE+1]]:{{.*}} error: the message needs an address for each element
  cm_ptr_scatter_write(ptr, at16, m);
  // CHECK: [[@LINE+1]]:{{.*}} error: a scattered message has 1, 2, 4, 8, 16 or 32 elements
  cm_svm_scatter_read(at12, v12);
  // CHECK: [[@LINE+1]]:{{.*}} error: a scattered message has 1, 2, 4, 8, 16 or 32 elements
  cm_svm_scatter_write(at12, v12);
  // CHECK: [[@LINE+1]]:{{.*}} error: a scattered message has 1, 2, 4, 8, 16 or 32 elements
  cm_ptr_scatter_read(ptr, at12, v12);
  // CHECK: [[@LINE+1]]:{{.*}} error: a scattered message has 1, 2, 4, 8, 16 or 32 elements
  cm_ptr_scatter_write(ptr, at12, v12);
  // CHECK: [[@LINE+1]]:{{.*}} error: a scattered message has 1, 2, 4, 8, 16 or 32 elements
  cm_svm_scatter_read(at12, m12);
  // CHECK: [[@LINE+1]]:{{.*}} error: a scattered message has 1, 2, 4, 8, 16 or 32 elements
  cm_svm_scatter_write(at12, m12);
  // CHECK: [[@LINE+1]]:{{.*}} error: a scattered message has 1, 2, 4, 8, 16 or 32 elements
  cm_ptr_scatter_read(ptr, at12, m12);
  // CHECK: [[@LINE+1]]:{{.*}} error: a scattered message has 1, 2, 4, 8, 16 or 32 elements
  cm_ptr_scatter_write(ptr, at12, m12);
  // Local memory.
  // CHECK: [[@LINE+1]]:{{.*}} error: the message needs an address for each element
  cm_slm_read(0, at16, v8);
  // CHECK: [[@LINE+1]]:{{.*}} error: a scattered message has 1, 2, 4, 8, 16 or 32 elements
  cm_slm_read(0, at12, v12);
  // CHECK: [[@LINE+1]]:{{.*}} error: the message needs an address for each element
  cm_slm_read_scaled(0, at16, v8);
  // CHECK: [[@LINE+1]]:{{.*}} error: a scattered message has 1, 2, 4, 8, 16 or 32 elements
  cm_slm_read_scaled(0, at12, v12);
  // CHECK: [[@LINE+1]]:{{.*}} error: the message needs an address for each element
  cm_slm_write(0, at16, v8);
  // CHECK: [[@LINE+1]]:{{.*}} error: a scattered message has 1, 2, 4, 8, 16 or 32 elements
  cm_slm_write(0, at12, v12);
  // CHECK: [[@LINE+1]]:{{.*}} error: the message needs an address for each element
  cm_slm_write_scaled(0, at16, v8);
  // CHECK: [[@LINE+1]]:{{.*}} error: a scattered message has 1, 2, 4, 8, 16 or 32 elements
  cm_slm_write_scaled(0, at12, v12);
  // CHECK: [[@LINE+1]]:{{.*}} error: messages of channels have elements of 4 bytes
  cm_slm_read4(0, at8, s16, SLM_GR_ENABLE);
  // CHECK: [[@LINE+1]]:{{.*}} error: the vector must have as many elements as there are offsets for each channel
  cm_slm_read4(0, at8, v12, SLM_GR_ENABLE);
  // CHECK: [[@LINE+1]]:{{.*}} error: messages of channels have elements of 4 bytes
  cm_slm_read4(0, at8, s16, 12);
  // CHECK: [[@LINE+1]]:{{.*}} error: the vector must have as many elements as there are offsets for each channel
  cm_slm_read4(0, at8, v12, 12);
  // CHECK: [[@LINE+1]]:{{.*}} error: messages of channels have elements of 4 bytes
  cm_slm_read4_scaled(0, at8, s16, SLM_GR_ENABLE);
  // CHECK: [[@LINE+1]]:{{.*}} error: the vector must have as many elements as there are offsets for each channel
  cm_slm_read4_scaled(0, at8, v12, SLM_GR_ENABLE);
  // CHECK: [[@LINE+1]]:{{.*}} error: messages of channels have elements of 4 bytes
  cm_slm_read4_scaled(0, at8, s16, 12);
  // CHECK: [[@LINE+1]]:{{.*}} error: the vector must have as many elements as there are offsets for each channel
  cm_slm_read4_scaled(0, at8, v12, 12);
  // CHECK: [[@LINE+1]]:{{.*}} error: messages of channels have elements of 4 bytes
  cm_slm_write4(0, at8, s16, SLM_GR_ENABLE);
  // CHECK: [[@LINE+1]]:{{.*}} error: the vector must have as many elements as there are offsets for each channel
  cm_slm_write4(0, at8, v12, SLM_GR_ENABLE);
  // CHECK: [[@LINE+1]]:{{.*}} error: messages of channels have elements of 4 bytes
  cm_slm_write4(0, at8, s16, 12);
  // CHECK: [[@LINE+1]]:{{.*}} error: the vector must have as many elements as there are offsets for each channel
  cm_slm_write4(0, at8, v12, 12);
  // CHECK: [[@LINE+1]]:{{.*}} error: messages of channels have elements of 4 bytes
  cm_slm_write4_scaled(0, at8, s16, SLM_GR_ENABLE);
  // CHECK: [[@LINE+1]]:{{.*}} error: the vector must have as many elements as there are offsets for each channel
  cm_slm_write4_scaled(0, at8, v12, SLM_GR_ENABLE);
  // CHECK: [[@LINE+1]]:{{.*}} error: messages of channels have elements of 4 bytes
  cm_slm_write4_scaled(0, at8, s16, 12);
  // CHECK: [[@LINE+1]]:{{.*}} error: the vector must have as many elements as there are offsets for each channel
  cm_slm_write4_scaled(0, at8, v12, 12);
  // CHECK: [[@LINE+1]]:{{.*}} error: the vector must have whole owords
  cm_slm_block_write<int, 10>(0, 0, v10);
  // CHECK: [[@LINE+1]]:{{.*}} error: the atomic operation has another number of sources
  cm_slm_atomic(0, ATOMIC_ADD, at8, v8);
  // CHECK: [[@LINE+1]]:{{.*}} error: the atomic operation has another number of sources
  cm_slm_atomic(0, ATOMIC_INC, at8, v8, 1);
  // CHECK: [[@LINE+1]]:{{.*}} error: the atomic operation has another number of sources
  cm_slm_atomic(0, ATOMIC_CMPXCHG, at8, v8, 1);
  // CHECK: [[@LINE+1]]:{{.*}} error: the atomic operation has another number of sources
  cm_slm_atomic(0, ATOMIC_OR, at8, v8, 1, 2);
  // CHECK: [[@LINE+1]]:{{.*}} error: the elements have no such atomic operation
  cm_slm_atomic(0, ATOMIC_FMAX, at8, v8, 1);
  // CHECK: [[@LINE+1]]:{{.*}} error: the elements have no such atomic operation
  cm_slm_atomic(0, ATOMIC_FSUB, at8, v8, 1);
  // CHECK: [[@LINE+1]]:{{.*}} error: the elements have no such atomic operation
  cm_slm_atomic(0, ATOMIC_FCMPWR, at8, v8, 1, 2);
  // CHECK: [[@LINE+1]]:{{.*}} error: the atomic operation has another number of sources
  cm_slm_atomic(0, ATOMIC_ADD, at8, 0);
  // CHECK: [[@LINE+1]]:{{.*}} error: the atomic operation has another number of sources
  cm_slm_atomic(0, ATOMIC_INC, at8, 0, 1);
  // CHECK: [[@LINE+1]]:{{.*}} error: the atomic operation has another number of sources
  cm_slm_atomic(0, ATOMIC_CMPXCHG, at8, 0, 1);
  // CHECK: [[@LINE+1]]:{{.*}} error: the atomic operation has another number of sources
  cm_slm_atomic(0, ATOMIC_OR, at8, 0, 1, 2);
  // CHECK: [[@LINE+1]]:{{.*}} error: the elements have no such atomic operation
  cm_slm_atomic(0, ATOMIC_FMAX, at8, 0, 1);
  // CHECK: [[@LINE+1]]:{{.*}} error: the elements have no such atomic operation
  cm_slm_atomic(0, ATOMIC_FSUB, at8, 0, 1);
  // CHECK: [[@LINE+1]]:{{.*}} error: the elements have no such atomic operation
  cm_slm_atomic(0, ATOMIC_FCMPWR, at8, 0, 1, 2);
  // CHECK: [[@LINE+1]]:{{.*}} error: cm_slm_load copies a multiple of 256 bytes
  cm_slm_load(0, s, 0, 128);
  // CHECK: [[@LINE+1]]:{{.*}} error: cm_slm_load copies a multiple of 256 bytes
  cm_slm_load(0, p, 0, 128);
  // CHECK: [[@LINE+1]]:{{.*}} error: DumpSLM copies a multiple of 64 bytes
  cmtl::DumpSLM(0, s, 32);
  // CHECK: [[@LINE+1]]:{{.*}} error: a group has 1 to 32 named barriers
  cm_nbarrier_init(0);
  // CHECK: [[@LINE+1]]:{{.*}} error: each thread both signals a named barrier and waits for it
  cm_nbarrier_signal(0, 1, 2, 2);
  // CHECK: [[@LINE+1]]:{{.*}} error: each thread both signals a named barrier and waits for it
  cm_nbarrier_signal(0, 0, 2, 4);
  // Pixels.
  // CHECK: [[@LINE+1]]:{{.*}} error: a typed message has elements of 4 bytes
  read_typed(s, CM_R_ENABLE, w8, at8);
  // CHECK: [[@LINE+1]]:{{.*}} error: a typed message has 8, 16 or 32 pixels, the columns of the matrix
  read_typed(s, CM_R_ENABLE, m12, at12);
  // CHECK: [[@LINE+1]]:{{.*}} error: the message needs a coordinate for each column of the matrix
  read_typed(s, CM_R_ENABLE, m, at8, at8, at16);
  // CHECK: [[@LINE+1]]:{{.*}} error: a typed message has elements of 4 bytes
  read_typed(s, CM_R_ENABLE, s8, at8);
  // CHECK: [[@LINE+1]]:{{.*}} error: a typed message has 8, 16 or 32 pixels, the columns of the matrix
  read_typed(s, CM_R_ENABLE, v12, at12);
  // CHECK: [[@LINE+1]]:{{.*}} error: the message needs a coordinate for each column of the matrix
  read_typed(s, CM_R_ENABLE, v8, at8, at8, at16);
  // CHECK: [[@LINE+1]]:{{.*}} error: the matrix must have a row for each channel
  read_typed(s, CM_GR_ENABLE, m, at8);
  // CHECK: [[@LINE+1]]:{{.*}} error: a vector takes one channel
  read_typed(s, CM_GR_ENABLE, v8, at8);
  // CHECK: [[@LINE+1]]:{{.*}} error: a typed message has elements of 4 bytes
  write_typed(s, CM_R_ENABLE, w8, at8);
  // CHECK: [[@LINE+1]]:{{.*}} error: a typed message has 8, 16 or 32 pixels, the columns of the matrix
  write_typed(s, CM_R_ENABLE, m12, at12);
  // CHECK: [[@LINE+1]]:{{.*}} error: the message needs a coordinate for each column of the matrix
  write_typed(s, CM_R_ENABLE, m, at8, at8, at16);
  // CHECK: [[@LINE+1]]:{{.*}} error: a typed message has elements of 4 bytes
  write_typed(s, CM_R_ENABLE, s8, at8);
  // CHECK: [[@LINE+1]]:{{.*}} error: a typed message has 8, 16 or 32 pixels, the columns of the matrix
  write_typed(s, CM_R_ENABLE, v12, at12);
  // CHECK: [[@LINE+1]]:{{.*}} error: the message needs a coordinate for each column of the matrix
  write_typed(s, CM_R_ENABLE, v8, at8, at8, at16);
  // CHECK: [[@LINE+1]]:{{.*}} error: the matrix must have a row for each channel
  write_typed(s, CM_GR_ENABLE, m, at8);
  // CHECK: [[@LINE+1]]:{{.*}} error: a vector takes one channel
  write_typed(s, CM_GR_ENABLE, v8, at8);
  // CHECK: [[@LINE+1]]:{{.*}} error: a typed message has elements of 4 bytes
  write_typed_atomic<ATOMIC_INC>(s, s8, at8);
  // CHECK: [[@LINE+1]]:{{.*}} error: the message needs a source and coordinates for each element
  write_typed_atomic<ATOMIC_ADD>(s, v8, at16, at8);
  // CHECK: [[@LINE+1]]:{{.*}} error: a typed message has elements of 4 bytes
  write_typed_atomic<ATOMIC_INC>(at8, s, s8, at8);
  // CHECK: [[@LINE+1]]:{{.*}} error: the message needs a source and coordinates for each element
  write_typed_atomic<ATOMIC_ADD>(at8, s, v8, at16, at8);
  // CHECK: [[@LINE+1]]:{{.*}} error: a typed atomic operation has 1, 2, 4, 8 or 16 pixels
  write_typed_atomic<ATOMIC_INC>(at12, s, v12, at12);
  // The load/store cache.
  // CHECK: [[@LINE+1]]:{{.*}} error: the size of data is that of the elements
  cm_load<int, VectorSize::N1, DataSize::U8>(s, at8);
  // CHECK: [[@LINE+1]]:{{.*}} error: the size of data is that of the elements
  cm_load<int, VectorSize::N1, DataSize::U8>(s, at8, at8);
  // CHECK: [[@LINE+1]]:{{.*}} error: the size of data is that of the elements
  cm_load<int, 4, DataSize::U8>(s, 0);
  // CHECK: [[@LINE+1]]:{{.*}} error: the size of data is that of the elements
  cm_load<int, VectorSize::N1, DataSize::U8U32>(s, 0);
  // CHECK: [[@LINE+1]]:{{.*}} error: the size of data is that of the elements
  cm_store<int, VectorSize::N1, DataSize::U8>(s, at8, v8);
  // CHECK: [[@LINE+1]]:{{.*}} error: the size of data is that of the elements
  cm_store<int, VectorSize::N1, DataSize::U8>(s, at8, v8, at8);
  // CHECK: [[@LINE+1]]:{{.*}} error: the size of data is that of the elements
  cm_store<int, 8, DataSize::U8>(s, 0, v8);
  // CHECK: [[@LINE+1]]:{{.*}} error: the size of data is that of the elements
  cm_store<int, VectorSize::N8, DataSize::U64>(s, 0, v8);
  // CHECK: [[@LINE+1]]:{{.*}} error: the size of data is that of the elements
  cm_load4<int, CM_GR_ENABLE, DataSize::U8>(s, at8);
  // CHECK: [[@LINE+1]]:{{.*}} error: the size of data is that of the elements
  cm_load4<int, CM_GR_ENABLE, DataSize::U8>(s, at8, at8);
  // CHECK: [[@LINE+1]]:{{.*}} error: the size of data is that of the elements
  cm_store4<int, CM_R_ENABLE, DataSize::U8>(s, at8, v8);
  // CHECK: [[@LINE+1]]:{{.*}} error: a store has the first channels (R, GR, BGR or ABGR)
  cm_store4<int, CM_AR_ENABLE>(s, at8, s16);
  // CHECK: [[@LINE+1]]:{{.*}} error: FCAS is not supported
  cm_atomic<AtomicOp::FCAS, float>(s, at8, 1, 2);
  // CHECK: [[@LINE+1]]:{{.*}} error: an atomic operation has elements of 4 bytes
  cm_atomic<AtomicOp::IADD, short>(s, at8, 1);
  // CHECK: [[@LINE+1]]:{{.*}} error: the operation has another number of sources
  cm_atomic<AtomicOp::IINC, int>(s, at8, 1, at8);
  // CHECK: [[@LINE+1]]:{{.*}} error: the operation has another number of sources
  cm_atomic<AtomicOp::ICAS, int>(s, at8, 1);
  // CHECK: [[@LINE+1]]:{{.*}} error: the operation has another number of sources
  cm_atomic<AtomicOp::SMIN, int>(s, at8, 1, at8, 2);
  // CHECK: [[@LINE+1]]:{{.*}} error: the size of data is that of the elements
  cm_ptr_load<int, VectorSize::N1, DataSize::U8>(ptr, at8);
  // CHECK: [[@LINE+1]]:{{.*}} error: the size of data is that of the elements
  cm_ptr_load<int, VectorSize::N1, DataSize::U8>(ptr, at8, at8);
  // CHECK: [[@LINE+1]]:{{.*}} error: the size of data is that of the elements
  cm_ptr_load<int, 4, DataSize::U8>(ptr, 0);
  // CHECK: [[@LINE+1]]:{{.*}} error: the size of data is that of the elements
  cm_ptr_load<int, VectorSize::N1, DataSize::U8U32>(ptr, 0);
  // CHECK: [[@LINE+1]]:{{.*}} error: the size of data is that of the elements
  cm_ptr_store<int, VectorSize::N1, DataSize::U8>(ptr, at8, v8);
  // CHECK: [[@LINE+1]]:{{.*}} error: the size of data is that of the elements
  cm_ptr_store<int, VectorSize::N1, DataSize::U8>(ptr, at8, v8, at8);
  // CHECK: [[@LINE+1]]:{{.*}} error: the size of data is that of the elements
  cm_ptr_store<int, 8, DataSize::U8>(ptr, 0, v8);
  // CHECK: [[@LINE+1]]:{{.*}} error: the size of data is that of the elements
  cm_ptr_store<int, VectorSize::N8, DataSize::U64>(ptr, 0, v8);
  // CHECK: [[@LINE+1]]:{{.*}} error: the size of data is that of the elements
  cm_ptr_load4<int, CM_GR_ENABLE, DataSize::U8>(ptr, at8);
  // CHECK: [[@LINE+1]]:{{.*}} error: the size of data is that of the elements
  cm_ptr_load4<int, CM_GR_ENABLE, DataSize::U8>(ptr, at8, at8);
  // CHECK: [[@LINE+1]]:{{.*}} error: the size of data is that of the elements
  cm_ptr_store4<int, CM_R_ENABLE, DataSize::U8>(ptr, at8, v8);
  // CHECK: [[@LINE+1]]:{{.*}} error: a store has the first channels (R, GR, BGR or ABGR)
  cm_ptr_store4<int, CM_AR_ENABLE>(ptr, at8, s16);
  // CHECK: [[@LINE+1]]:{{.*}} error: FCAS is not supported
  cm_ptr_atomic<AtomicOp::FCAS, float>(fptr, at8, 1, 2);
  // CHECK: [[@LINE+1]]:{{.*}} error: sums of floats need a surface
  cm_ptr_atomic<AtomicOp::FSUB, float>(fptr, at8, 1);
  // CHECK: [[@LINE+1]]:{{.*}} error: an atomic operation has elements of 4 bytes
  cm_ptr_atomic<AtomicOp::IADD, short>((short *)0, at8, 1);
  // CHECK: [[@LINE+1]]:{{.*}} error: the operation has another number of sources
  cm_ptr_atomic<AtomicOp::IINC, int>(ptr, at8, 1, at8);
  // CHECK: [[@LINE+1]]:{{.*}} error: the operation has another number of sources
  cm_ptr_atomic<AtomicOp::ICAS, int>(ptr, at8, 1);
  // CHECK: [[@LINE+1]]:{{.*}} error: the operation has another number of sources
  cm_ptr_atomic<AtomicOp::SMIN, int>(ptr, at8, 1, at8, 2);
  // CHECK: [[@LINE+1]]:{{.*}} error: the size of data is that of the elements
  cm_load_slm<int, VectorSize::N1, DataSize::U8>(at8);
  // CHECK: [[@LINE+1]]:{{.*}} error: the size of data is that of the elements
  cm_load_slm<int, VectorSize::N1, DataSize::U8>(at8, at8);
  // CHECK: [[@LINE+1]]:{{.*}} error: the size of data is that of the elements
  cm_load_slm<int, 4, DataSize::U8>(0);
  // CHECK: [[@LINE+1]]:{{.*}} error: the size of data is that of the elements
  cm_load_slm<int, VectorSize::N1, DataSize::U8U32>(0);
  // CHECK: [[@LINE+1]]:{{.*}} error: the size of data is that of the elements
  cm_store_slm<int, VectorSize::N1, DataSize::U8>(at8, v8);
  // CHECK: [[@LINE+1]]:{{.*}} error: the size of data is that of the elements
  cm_store_slm<int, VectorSize::N1, DataSize::U8>(at8, v8, at8);
  // CHECK: [[@LINE+1]]:{{.*}} error: the size of data is that of the elements
  cm_store_slm<int, 8, DataSize::U8>(0, v8);
  // CHECK: [[@LINE+1]]:{{.*}} error: the size of data is that of the elements
  cm_store_slm<int, VectorSize::N8, DataSize::U64>(0, v8);
  // CHECK: [[@LINE+1]]:{{.*}} error: the size of data is that of the elements
  cm_load_slm4<int, CM_GR_ENABLE, DataSize::U8>(at8);
  // CHECK: [[@LINE+1]]:{{.*}} error: the size of data is that of the elements
  cm_load_slm4<int, CM_GR_ENABLE, DataSize::U8>(at8, at8);
  // CHECK: [[@LINE+1]]:{{.*}} error: the size of data is that of the elements
  cm_store_slm4<int, CM_R_ENABLE, DataSize::U8>(at8, v8);
  // CHECK: [[@LINE+1]]:{{.*}} error: a store has the first channels (R, GR, BGR or ABGR)
  cm_store_slm4<int, CM_AR_ENABLE>(at8, s16);
  // CHECK: [[@LINE+1]]:{{.*}} error: FCAS is not supported
  cm_atomic_slm<AtomicOp::FCAS, float>(at8, 1, 2);
  // CHECK: [[@LINE+1]]:{{.*}} error: an atomic operation has elements of 4 bytes
  cm_atomic_slm<AtomicOp::IADD, short>(at8, 1);
  // CHECK: [[@LINE+1]]:{{.*}} error: the operation has another number of sources
  cm_atomic_slm<AtomicOp::IINC, int>(at8, 1, at8);
  // CHECK: [[@LINE+1]]:{{.*}} error: the operation has another number of sources
  cm_atomic_slm<AtomicOp::ICAS, int>(at8, 1);
  // CHECK: [[@LINE+1]]:{{.*}} error: the operation has another number of sources
  cm_atomic_slm<AtomicOp::SMIN, int>(at8, 1, at8, 2);
  // Blocks of matrices, products of matrices.
  // CHECK: [[@LINE+1]]:{{.*}} error: no message loads blocks of this shape
  cm_load<lsc::Normal>(v64, lsc::block_2d_desc<int, 1, 33, 4>(p, 0, 0, 0, 0, 0));
  // CHECK: [[@LINE+1]]:{{.*}} error: no message loads blocks of this shape
  cm_load<lsc::Normal>(v64, lsc::block_2d_desc<int, 3, 1, 4>(p, 0, 0, 0, 0, 0));
  // CHECK: [[@LINE+1]]:{{.*}} error: no message loads blocks of this shape
  cm_load<lsc::Normal>(s64, lsc::block_2d_desc<short, 1, 8, 3>(p, 0, 0, 0, 0, 0));
  // CHECK: [[@LINE+1]]:{{.*}} error: no message loads blocks of this shape
  cm_load<lsc::Normal>(v64, lsc::block_2d_desc<int, 1, 8, 32>(p, 0, 0, 0, 0, 0));
  // CHECK: [[@LINE+1]]:{{.*}} error: no message loads blocks of this shape
  cm_load<lsc::Normal>(v64, lsc::block_2d_desc<int, 1, 64, 16>(p, 0, 0, 0, 0, 0));
  // CHECK: [[@LINE+1]]:{{.*}} error: no message loads blocks of this shape
  cm_load<lsc::Transpose>(v64, lsc::block_2d_desc<int, 2, 8, 4>(p, 0, 0, 0, 0, 0));
  // CHECK: [[@LINE+1]]:{{.*}} error: no message loads blocks of this shape
  cm_load<lsc::Transpose>(s64, lsc::block_2d_desc<short, 1, 8, 4>(p, 0, 0, 0, 0, 0));
  // CHECK: [[@LINE+1]]:{{.*}} error: no message loads blocks of this shape
  cm_load<lsc::Transpose>(v64, lsc::block_2d_desc<int, 1, 8, 9>(p, 0, 0, 0, 0, 0));
  // CHECK: [[@LINE+1]]:{{.*}} error: no message loads blocks of this shape
  cm_load<lsc::VNNI>(v64, lsc::block_2d_desc<int, 1, 8, 8>(p, 0, 0, 0, 0, 0));
  // CHECK: [[@LINE+1]]:{{.*}} error: no message stores blocks of this shape
  cm_store(lsc::block_2d_desc<int, 1, 9, 4>(p, 0, 0, 0, 0, 0), v64);
  // CHECK: [[@LINE+1]]:{{.*}} error: no message stores blocks of this shape
  cm_store(lsc::block_2d_desc<int, 1, 2, 32>(p, 0, 0, 0, 0, 0), v64);
  // CHECK: [[@LINE+1]]:{{.*}} error: no message stores blocks of this shape
  cm_store(lsc::block_2d_desc<short, 1, 2, 3>(p, 0, 0, 0, 0, 0), s64);
  // CHECK: [[@LINE+1]]:{{.*}} error: the vector must have the size of the blocks in registers
  cm_store(lsc::block_2d_desc<int, 1, 2, 16>(p, 0, 0, 0, 0, 0), v64);
  // CHECK: [[@LINE+1]]:{{.*}} error: the vector must have the elements of the block
  cm_store<int, 4, 2>(ptr, 0, 0, 0, 0, 0, v10);
  // CHECK: [[@LINE+1]]:{{.*}} error: the vector must have the elements of the block
  cm_ptr_store<int, 4, 2>(ptr, 0, 0, 0, 0, 0, v10);
  // CHECK: [[@LINE+1]]:{{.*}} error: dpas multiplies integers of 2, 4 or 8 bits, or floats of one type
  cm_dpas<CM_PRECISION_BF, CM_PRECISION_HF, 8, 8>(f64, v64, v64);
  // CHECK: [[@LINE+1]]:{{.*}} error: dpas multiplies integers of 2, 4 or 8 bits, or floats of one type
  cm_dpas<CM_PRECISION_U1, CM_PRECISION_S8, 8, 8>(v64, v64, v64);
  // CHECK: [[@LINE+1]]:{{.*}} error: dpas has a depth of 8 and repeats 1 to 8 times
  cm_dpas<CM_PRECISION_S8, CM_PRECISION_S8, 4, 8>(v64, v64, v64);
  // CHECK: [[@LINE+1]]:{{.*}} error: dpas has a depth of 8 and repeats 1 to 8 times
  cm_dpas<CM_PRECISION_S8, CM_PRECISION_S8, 8, 9>(v64, v64, v64);
  // CHECK: [[@LINE+1]]:{{.*}} error: dpas has a depth of 8 and repeats 1 to 8 times
  cm_dpas<CM_PRECISION_S8, CM_PRECISION_S8, 8, 0, int>(0, v64, v64);
  // CHECK: [[@LINE+1]]:{{.*}} error: sums of dpas are int, uint or, for floats, float
  cm_dpas<CM_PRECISION_S8, CM_PRECISION_S8, 8, 8>(f64, v64, v64);
  // CHECK: [[@LINE+1]]:{{.*}} error: sums of dpas are int, uint or, for floats, float
  cm_dpas<CM_PRECISION_HF, CM_PRECISION_HF, 8, 8>(v64, v64, v64);
  // CHECK: [[@LINE+1]]:{{.*}} error: dpas takes 8 registers, then 8 dwords for each repetition
  cm_dpas<CM_PRECISION_S8, CM_PRECISION_S8, 8, 8>(v8, v64, v64);
  // CHECK: [[@LINE+1]]:{{.*}} error: dpas takes 8 registers, then 8 dwords for each repetition
  cm_dpas<CM_PRECISION_S8, CM_PRECISION_S8, 8, 8>(v64, v8, v64);
  // CHECK: [[@LINE+1]]:{{.*}} error: dpas takes 8 registers, then 8 dwords for each repetition
  cm_dpas<CM_PRECISION_S8, CM_PRECISION_S8, 8, 8>(v64, v64, v8);
  // CHECK: [[@LINE+1]]:{{.*}} error: dpas multiplies integers of 2, 4 or 8 bits, or floats of one type
  cm_dpasw<CM_PRECISION_BF, CM_PRECISION_HF, 8, 8>(f64, v64, v64);
  // CHECK: [[@LINE+1]]:{{.*}} error: dpas multiplies integers of 2, 4 or 8 bits, or floats of one type
  cm_dpasw<CM_PRECISION_U1, CM_PRECISION_S8, 8, 8>(v64, v64, v64);
  // CHECK: [[@LINE+1]]:{{.*}} error: dpas has a depth of 8 and repeats 1 to 8 times
  cm_dpasw<CM_PRECISION_S8, CM_PRECISION_S8, 4, 8>(v64, v64, v64);
  // CHECK: [[@LINE+1]]:{{.*}} error: dpas has a depth of 8 and repeats 1 to 8 times
  cm_dpasw<CM_PRECISION_S8, CM_PRECISION_S8, 8, 9>(v64, v64, v64);
  // CHECK: [[@LINE+1]]:{{.*}} error: dpas has a depth of 8 and repeats 1 to 8 times
  cm_dpasw<CM_PRECISION_S8, CM_PRECISION_S8, 8, 0, int>(0, v64, v64);
  // CHECK: [[@LINE+1]]:{{.*}} error: sums of dpas are int, uint or, for floats, float
  cm_dpasw<CM_PRECISION_S8, CM_PRECISION_S8, 8, 8>(f64, v64, v64);
  // CHECK: [[@LINE+1]]:{{.*}} error: sums of dpas are int, uint or, for floats, float
  cm_dpasw<CM_PRECISION_HF, CM_PRECISION_HF, 8, 8>(v64, v64, v64);
  // CHECK: [[@LINE+1]]:{{.*}} error: dpas takes 8 registers, then 8 dwords for each repetition
  cm_dpasw<CM_PRECISION_S8, CM_PRECISION_S8, 8, 8>(v8, v64, v64);
  // CHECK: [[@LINE+1]]:{{.*}} error: dpas takes 8 registers, then 8 dwords for each repetition
  cm_dpasw<CM_PRECISION_S8, CM_PRECISION_S8, 8, 8>(v64, v8, v64);
  // CHECK: [[@LINE+1]]:{{.*}} error: dpas takes 8 registers, then 8 dwords for each repetition
  cm_dpasw<CM_PRECISION_S8, CM_PRECISION_S8, 8, 8>(v64, v64, v8);
  // CHECK: [[@LINE+1]]:{{.*}} error: dpas takes 8 registers, then 8 dwords for each repetition
  cm_dpasw<CM_PRECISION_S8, CM_PRECISION_S8, 8, 8>(v64, v64, v64);
  // Raw messages and registers.
  // CHECK: [[@LINE+1]]:{{.*}} error: a raw message moves multiples of 32 bytes
  cm_send(m, v12, 0, 0, 0);
  // CHECK: [[@LINE+1]]:{{.*}} error: a raw message moves multiples of 32 bytes
  cm_send(0, v12, 0, 0, 0);
  // CHECK: [[@LINE+1]]:{{.*}} error: a raw message moves multiples of 32 bytes
  cm_sends(v8, v12, v8, 0, 0, 0);
  // CHECK: [[@LINE+1]]:{{.*}} error: a raw message moves multiples of 32 bytes
  cm_sends(v8, v8, v12, 0, 0, 0);
  // CHECK: [[@LINE+1]]:{{.*}} error: a raw message moves multiples of 32 bytes
  cm_sends(m, v12, v8, 0, 0, 0);
  // CHECK: [[@LINE+1]]:{{.*}} error: a raw message moves multiples of 32 bytes
  cm_sends(m, v8, v12, 0, 0, 0);
  // CHECK: [[@LINE+1]]:{{.*}} error: a raw message moves multiples of 32 bytes
  cm_sends(0, v12, v8, 0, 0, 0);
  // CHECK: [[@LINE+1]]:{{.*}} error: a raw message moves multiples of 32 bytes
  cm_sends(0, v8, v12, 0, 0, 0);
  // CHECK: [[@LINE+1]]:{{.*}} error: a raw message moves multiples of 32 bytes
  cm_raw_send(v8, v12, v8, 0, 0, 8, 1, 1, 1, 1);
  // CHECK: [[@LINE+1]]:{{.*}} error: a raw message moves multiples of 32 bytes
  cm_raw_send(v8, v8, v12, 0, 0, 8, 1, 1, 1, 1);
  // CHECK: [[@LINE+1]]:{{.*}} error: a raw message moves multiples of 32 bytes
  cm_raw_send(0, v12, 0, 0, 0, 8, 1, 1, 1, 1);
  // CHECK: [[@LINE+1]]:{{.*}} error: the payload has 1, 2, 4 or 8 dwords
  cm_get_r0<uint, 3>();
}
