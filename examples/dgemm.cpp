// C = A * B of doubles, row by row in memory. Each thread computes 8x16
// elements of C: for four columns of A, it adds the products of 8x4 elements of
// A and 4x16 elements of B. Rows of A lie `pitch_a` elements apart, those of B
// and C `pitch_c`; A is filled with zeros up to multiples of 8 rows and 4
// columns, B up to 4 rows and 16 columns. Platforms without double refuse it.
#include <cm/cm.h>

extern "C" _GENX_MAIN_ void dgemm(SurfaceIndex a, SurfaceIndex b,
                                  SurfaceIndex c, uint depth, uint pitch_a,
                                  uint pitch_c) {
  uint row = get_thread_origin_y() * 8, column = get_thread_origin_x() * 16;
  uint at_a = row * pitch_a * sizeof(double), at_b = column * sizeof(double);
  matrix<double, 8, 16> sum = 0.0;

  uint k = 0;
  do {
    matrix<double, 8, 4> left;
#pragma unroll
    for (int i = 0; i < 8; ++i)
      read(DWALIGNED(a), at_a + i * pitch_a * sizeof(double), left.row(i));
#pragma unroll
    for (int j = 0; j < 4; ++j) {
      vector<double, 16> right;
      read(DWALIGNED(b), at_b, right);
#pragma unroll
      for (int i = 0; i < 8; ++i)
        sum.row(i) += left(i, j) * right;
      at_b += pitch_c * sizeof(double);
    }
    at_a += 4 * sizeof(double);
    k += 4;
  } while (k < depth);

#pragma unroll
  for (int i = 0; i < 8; ++i)
    write(c, ((row + i) * pitch_c + column) * sizeof(double), sum.row(i));
}
