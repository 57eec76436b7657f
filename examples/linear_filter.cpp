// The linear filter of the C-for-Metal paper (CGO'21); the same kernel as
// linear_filter.ll. Each thread reads a block of 8 rows of 32 bytes of packed RGB
// pixels, adds the nine neighbours of 6x24 bytes as floats, multiplies by 0.1111 and
// writes 6x24 bytes. Pictures are buffers on PVC, which has no media blocks, and in
// programs of OpenCL (--emit=zebin, -DBUFFERS), which have plain memory.
#include <cm/cm.h>
#if (CM_GENX == 1280 || defined(CMX_RUNTIME_L0)) && !defined(BUFFERS)
#define BUFFERS
#endif

#ifndef BUFFERS
extern "C" _GENX_MAIN_ void linear_filter(SurfaceIndex src [[type("image2d_t")]],
                                          SurfaceIndex dst [[type("image2d_t")]]) {
  matrix<uchar, 8, 32> in;
  matrix<float, 6, 24> sum;
  int x = get_thread_origin_x() * 24, y = get_thread_origin_y() * 6;

  read(src, x, y, in);
  sum = in.select<6, 1, 24, 1>(1, 3);
#pragma unroll
  for (int row = 0; row < 3; ++row)
#pragma unroll
    for (int column = 0; column < 9; column += 3)
      if (row != 1 || column != 3)
        sum += in.select<6, 1, 24, 1>(row, column);
  matrix<uchar, 6, 24> out = sum * 0.1111f;

  // 24 columns are no power of two: a block of 16 and one of 8.
  write(dst, x, y, out.select<6, 1, 16, 1>(0, 0));
  write(dst, x + 16, y, out.select<6, 1, 8, 1>(0, 16));
}

#else

// Rows are filled up to whole blocks and are `pitch` bytes apart.
extern "C" _GENX_MAIN_ void linear_filter(SurfaceIndex src, SurfaceIndex dst, int pitch) {
  matrix<uchar, 8, 32> in;
  int x = get_thread_origin_x() * 24, y = get_thread_origin_y() * 6;
#pragma unroll
  for (int row = 0; row < 8; ++row)
    read(DWALIGNED(src), (y + row) * pitch + x, in.row(row));

  matrix<float, 6, 24> sum = 0.0f;
#pragma unroll
  for (int row = 0; row < 3; ++row)
#pragma unroll
    for (int column = 0; column < 9; column += 3)
      sum += in.select<6, 1, 24, 1>(row, column);
  matrix<uchar, 6, 24> out = sum * 0.1111f;

  // Six dwords of a row.
  vector<int, 8> lanes;
#pragma unroll
  for (int i = 0; i < 8; ++i)
    lanes(i) = i;
#pragma unroll
  for (int row = 0; row < 6; ++row) {
    vector<uint, 8> dwords = 0u;
    dwords.select<6, 1>(0) = out.row(row).format<uint>();
    SIMD_IF_BEGIN(lanes < 6) { write(dst, ((y + row) * pitch + x) / 4, lanes, dwords); }
    SIMD_IF_END;
  }
}

#endif
