// The forms of messages: with a matrix in place of a vector, with an attribute, with masks of channels as
// numbers, with and without what memory held before.
// REQUIRES: clang
// RUN: cmx-run %s --compare --arg in=pattern:index:i32:512 --arg out=%t.raw:512
// RUN: cmx-run %s --arg in=pattern:index:i32:512 --arg out=%t.raw:512 --show out:i32:64 | FileCheck %s
// RUN: cmx-run %s --visa --arg in=pattern:index:i32:512 --arg out=%t.raw:512 --show out:i32:64 | FileCheck %s

#include <cm/cm.h>

template <class X> int at_index(const X &v, int first, int step) {
  int bad = 0;
  vector<int, X::SIZE> w = v;
  for (int i = 0; i < X::SIZE; ++i)
    bad += w(i) != first + step * i;
  return bad;
}

extern "C" _GENX_MAIN_ void k(svmptr_t in [[type("svmptr_t")]], SurfaceIndex out [[type("buffer_t")]]) {
  vector<int, 64> r = -1;
  const int *pointer = (const int *)in;
  vector<uint, 16> index, bytes;
  for (int i = 0; i < 16; ++i)
    index(i) = i * 3 + 1;
  bytes = index * 4;
  matrix<int, 4, 8> m;
  matrix<int, 2, 8> half;
  vector<int, 16> v;

  // Blocks at an address.
  // CHECK: out[0]: 0 0 0 0 0 0 0 0
  cm_svm_block_read(in + 16, m);
  r(0) = at_index(m, 4, 1);
  m = 0;
  cm_svm_block_read_unaligned(in + 12, m);
  r(1) = at_index(m, 3, 1);
  m = 0;
  cm_ptr_block_read(pointer + 8, m);
  r(2) = at_index(m, 8, 1);
  m = 0;
  cm_ptr_block_read_unaligned(pointer + 9, m);
  r(3) = at_index(m, 9, 1);
  cm_svm_scatter_read(in + vector<svmptr_t, 16>(bytes), half);
  r(4) = at_index(half, 1, 3);
  half = 0;
  cm_ptr_scatter_read(pointer + 2, bytes, half);
  r(5) = at_index(half, 3, 3);
  vector<short, 16> words;
  cm_ptr_scatter_read((const short *)pointer, bytes, words);
  r(6) = at_index(words, 1, 3);
  matrix<uchar, 2, 8> few;
  cm_svm_scatter_read(in + 8 + vector<svmptr_t, 16>(bytes), few);
  r(7) = at_index(few, 3, 3);

  // A surface: elements at offsets, of matrices too; global offsets count elements, or bytes.
  // CHECK-NEXT: out[8]: 0 0 0 0 0 0 0 0
  vector<int, 64> all;
  cm_ptr_block_read(pointer, all);
  write(CONSTANT(out), 256, all.select<32, 1>(0));
  write(out, 384, all.select<32, 1>(32));
  half = 0;
  read(out, 64, index, half);
  r(8) = at_index(half, 1, 3);
  half = 0;
  read(CONSTANT(out), 66, index, half);
  r(9) = at_index(half, 3, 3);
  v = 0;
  read(CONSTANT(out), 65, index, v);
  r(10) = at_index(v, 2, 3);
  half = 0;
  read_scaled(out, 260, bytes, half);
  r(11) = at_index(half, 2, 3);
  v = 0;
  read(MODIFIED_DWALIGNED(out), 260, v);
  r(12) = at_index(v, 1, 1);
  v = 0;
  read(CONSTANT_DWALIGNED(out), 268, v);
  r(13) = at_index(v, 3, 1);
  v = 0;
  read(CONSTANT(out), 272, v);
  r(14) = at_index(v, 4, 1);
  vector<float, 1> single = read<float>(out, 69);
  write_scaled(out, 260u, 24u, 9);
  write(out, 64u, 9u, ushort(7));
  r(15) = single.format<int>()(0) - 5 + read<int>(out, 71) - 9 + read<ushort>(out, 73) - 7;

  // Local memory: the mask of channels is a number whose bits leave out.
  // CHECK-NEXT: out[16]: 0 0 0 0 0 0 0 0
  cm_slm_init(1024);
  vector<uint, 32> wide;
  for (int i = 0; i < 32; ++i)
    wide(i) = i * 4;
  cm_slm_write4(64, wide, vector<int, 128>(all.replicate<2, 0, 64>(0)), 0);
  vector<int, 128> four = -1;
  cm_slm_read4(64, wide, four, SLM_ABGR_ENABLE);
  r(16) = at_index(four.select<32, 1>(0 * 32), 0, 1) + at_index(four.select<32, 1>(1 * 32), 32, 1) +
          at_index(four.select<32, 1>(2 * 32), 0, 1) + at_index(four.select<32, 1>(3 * 32), 32, 1);
  vector<int, 64> two = -1;
  cm_slm_read4(64, wide, two, 5);
  r(17) = at_index(two.select<32, 1>(0), 32, 1) + at_index(two.select<32, 1>(32), 32, 1);
  vector<int, 16> pair = 0;
  cm_slm_read4(64, wide.select<8, 1>(8), pair, 12);
  r(18) = at_index(pair.select<8, 1>(0), 8, 1) + at_index(pair.select<8, 1>(8), 40, 1);
  cm_slm_write4_scaled(0, wide.select<8, 2>(0), vector<int, 16>(all.select<16, 1>(20)), 12);
  pair = 0;
  cm_slm_read4_scaled(0, wide.select<8, 2>(0), pair, 12);
  r(19) = at_index(pair, 20, 1);
  pair = 0;
  cm_slm_read4_scaled(4, wide.select<8, 2>(0), pair.select<8, 1>(0), 14);
  r(20) = at_index(pair.select<8, 1>(0), 28, 1);
  matrix<int, 2, 8> block;
  cm_slm_block_write<int, 16>(0, 32, all.select<16, 1>(7));
  cm_slm_block_read(32, GENX_DWALIGNED, 4, v);
  r(21) = at_index(v.select<15, 1>(0), 8, 1);
  cm_slm_read(8, index, v);
  r(22) = at_index(v.select<3, 1>(2), 8, 3);
  cm_slm_write_scaled(4, bytes, v);
  cm_slm_read_scaled(4, bytes, block.format<int>());
  r(23) = (vector<int, 16>(block) != v).any();

  // Atomic operations on it, with and without the old values.
  // CHECK-NEXT: out[24]: 0 0 0 0 0 0 0 0
  vector<uint, 8> at = index.select<8, 1>(0);
  vector<int, 8> old, now, ones = 1;
  cm_slm_write(0, at, all.select<8, 1>(10));
  cm_slm_atomic(0, ATOMIC_INC, at, 0);
  cm_slm_atomic(0, ATOMIC_ADD, at, 0, 5);
  cm_slm_atomic(0, ATOMIC_CMPXCHG, at, 0, ones, all.select<8, 1>(16)); // 1 in place of 16, ...
  cm_slm_read(0, at, now);
  r(24) = at_index(now, 1, 0);
  cm_slm_atomic(0, ATOMIC_DEC, at, old);
  r(25) = at_index(old, 1, 0);
  cm_slm_atomic(0, ATOMIC_XCHG, at, old, all.select<8, 1>(30));
  r(26) = at_index(old, 0, 0);
  cm_slm_atomic(0, ATOMIC_CMPXCHG, at, old, 4, 33);
  r(27) = at_index(old, 30, 1);
  cm_slm_atomic(0, ATOMIC_PREDEC, at, old);
  old(3) += 29;
  r(28) = at_index(old, 29, 1);
  cm_slm_read(0, at, now);
  r(29) = at_index(now.select<3, 1>(0), 29, 1) + at_index(now.select<4, 1>(4), 33, 1) + (now(3) != 3);
  vector<float, 8> f = 1.5f, found;
  cm_slm_write(0, at, f);
  cm_slm_atomic(0, ATOMIC_FMAX, at, found, 2.5f);
  r(30) = (found != 1.5f).any();
  cm_slm_atomic(0, ATOMIC_FMIN, at, found, 9.0f);
  r(31) = (found != 2.5f).any();
  write(out, 0, r);
}
