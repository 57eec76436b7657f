// Product of a sparse matrix and a vector, y = A * x. The matrix has compressed
// rows (CSR): row r has the values and columns from starts[r] to starts[r + 1]
// - 1. Each thread computes 16 rows, one after another. The buffers of values
// and columns are filled up by 32 elements, so that a block at the end has
// room.
#include <cm/cm.h>

_GENX_ float row_product(SurfaceIndex values, SurfaceIndex columns,
                         SurfaceIndex x, int begin, int end) {
  vector<float, 32> sums = 0.0f, value, factor;
  vector<uint, 32> column;
  int at = begin * 4, stop = end * 4; // In bytes.

  int whole = at + (stop - at & -128);
  for (; at < whole; at += 128) {
    read(DWALIGNED(columns), at, column);
    read(DWALIGNED(values), at, value);
    read(x, 0, column, factor);
    sums += value * factor;
  }
  if (at < stop) {
    vector<ushort, 32> lanes;
#pragma unroll
    for (int i = 0; i < 32; ++i)
      lanes(i) = i * 4;
    read(DWALIGNED(columns), at, column);
    read(DWALIGNED(values), at, value);
    SIMD_IF_BEGIN(lanes < stop - at) {
      read(x, 0, column, factor);
      sums += value * factor;
    }
    SIMD_IF_END;
  }
  return cm_sum<float>(sums);
}

extern "C" _GENX_MAIN_ void spmv(SurfaceIndex starts, SurfaceIndex columns,
                                 SurfaceIndex values, SurfaceIndex x,
                                 SurfaceIndex y) {
  int first = get_thread_origin_x() * 16;
  vector<int, 32> start;
  vector<float, 16> sums;
  read(starts, first * 4, start);
  for (int row = 0; row < 16; ++row)
    sums(row) = row_product(values, columns, x, start(row), start(row + 1));
  write(y, first * 4, sums);
}
