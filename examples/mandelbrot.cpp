// The Mandelbrot set. Each thread counts, for 16 points of a row, the turns
// after which z = z * z + c leaves the circle of radius 2. Lanes that have left
// wait for the others.
#include <cm/cm.h>

extern "C" _GENX_MAIN_ void mandelbrot(SurfaceIndex counts, int width,
                                       int limit, float left, float top,
                                       float step) {
  int x = get_thread_origin_x() * 16, y = get_thread_origin_y();
  vector<int, 16> columns;
#pragma unroll
  for (int i = 0; i < 16; ++i)
    columns(i) = i;
  columns += x;

  vector<float, 16> real = columns * step + left, imaginary = y * step + top;
  vector<float, 16> a = 0.0f, b = 0.0f, a2 = 0.0f, b2 = 0.0f;
  vector<int, 16> turns = 0;
  SIMD_DO_WHILE_BEGIN {
    b = a * b * 2.0f + imaginary;
    a = a2 - b2 + real;
    a2 = a * a;
    b2 = b * b;
    turns += 1;
  }
  SIMD_DO_WHILE_END(a2 + b2 <= 4.0f && turns < limit);

  SIMD_IF_BEGIN(columns < width) { write(counts, y * width, columns, turns); }
  SIMD_IF_END;
}
