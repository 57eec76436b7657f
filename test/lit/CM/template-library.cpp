// cmtl.h: transpositions by their names, maps of elements.
// REQUIRES: clang
// RUN: cmx-run %s --compare --arg in=pattern:index:i32:1024 --arg out=%t.raw:64
// RUN: cmx-run %s --arg in=pattern:index:i32:1024 --arg out=%t.raw:64 --show out:i32:16 | FileCheck %s
// CHECK: out[0]: 0 0 0 63 2 2 2 16
// CHECK-NEXT: out[8]: 48 32 1 0 7 9 8 64
#include <cm/cmtl.h>

extern "C" _GENX_MAIN_ void k(SurfaceIndex in [[type("buffer_t")]], SurfaceIndex out) {
  matrix<int, 16, 16> m, t;
  cmtl::ReadLinear(in, 0, m.format<int>());
  vector<int, 16> r = 0;
  cmtl::Transpose_16x16<int>(m, t);
  for (int i = 0; i < 16; ++i)
    r(0) += (t.row(i) != m.column(i)).any();
  matrix<int, 8, 8> n = m.select<8, 1, 8, 1>(3, 5), u;
  cmtl::Transpose_8x8<int>(n, u);
  for (int i = 0; i < 8; ++i)
    r(1) += (u.row(i) != n.column(i)).any();

  matrix<int, 8, 8> small = vector<int, 64>(m.format<int>().select<64, 1>(0)), mapped;
  vector<ushort, 64> mapping;
  for (int i = 0; i < 64; ++i)
    mapping(i) = 63 - i;
  cmtl::Map<int, 8>(small, mapped, mapping);
  r(2) = mapped(7, 7);
  r(3) = mapped(0, 0);

  // Numbers that source passes as they are.
  using details::lsc_vector_size;
  r(4) = (lsc_vector_size<1>() == VectorSize::N1) + (lsc_vector_size<3>() == VectorSize::N3);
  r(5) = (lsc_vector_size<8>() == VectorSize::N8) + (lsc_vector_size<64>() == VectorSize::N64);
  r(6) = (lsc_vector_size<5>() == VectorSize::N0) + (lsc_vector_size<32>() == VectorSize::N32);
  r(7) = details::roundUpNextMultiple(13, 8);
  r(8) = details::roundUpNextMultiple(48, 16);
  r(9) = details::roundUpNextMultiple(17, 16);
  r(10) = details::roundUpNextMultiple(1, 1);
  r(11) = details::roundUpNextMultiple(0, 16);

  // A description of blocks says what it was given.
  lsc::block_2d_desc<int, 1, 2, 4> d(1, 2, 3, 4, 5, 6);
  d.set_base_ptr((const int *)64).set_width(7).set_height(8).set_pitch(9).set_block_x(-10).set_block_y(11);
  r(12) = d.get_width();
  r(13) = d.get_pitch();
  r(14) = d.get_height();
  r(15) = int(svmptr_t(d.get_base_ptr())) + d.get_block_x() + d.get_block_y() - 1;
  write(out, 0, r);
}
