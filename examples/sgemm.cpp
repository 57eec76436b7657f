// C = A * B of floats, row by row in memory. Each thread computes 16x32
// elements of C: for eight columns of A, it adds the products of 16x8 elements
// of A and 8x32 elements of B. Rows of A lie `pitch_a` elements apart, those of
// B and C `pitch_c`; A is filled with zeros up to multiples of 16 rows and 8
// columns, B up to 8 rows and 32 columns.
#include <cm/cm.h>

extern "C" _GENX_MAIN_ void sgemm(SurfaceIndex a, SurfaceIndex b,
                                  SurfaceIndex c, uint depth, uint pitch_a,
                                  uint pitch_c) {
  uint row = get_thread_origin_y() * 16, column = get_thread_origin_x() * 32;
  uint at_a = row * pitch_a * sizeof(float), at_b = column * sizeof(float);
  matrix<float, 16, 32> sum = 0.0f;

  uint k = 0;
  do {
    matrix<float, 16, 8> left;
#pragma unroll
    for (int i = 0; i < 16; ++i)
      read(DWALIGNED(a), at_a + i * pitch_a * sizeof(float), left.row(i));
#pragma unroll
    for (int j = 0; j < 8; ++j) {
      vector<float, 32> right;
      read(DWALIGNED(b), at_b, right);
#pragma unroll
      for (int i = 0; i < 16; ++i)
        sum.row(i) += left(i, j) * right;
      at_b += pitch_c * sizeof(float);
    }
    at_a += 8 * sizeof(float);
    k += 8;
  } while (k < depth);

#pragma unroll
  for (int i = 0; i < 16; ++i)
    write(c, ((row + i) * pitch_c + column) * sizeof(float), sum.row(i));
}
