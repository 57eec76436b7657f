// Transposition of a matrix of dwords. Each thread moves a tile of 16x16
// elements from row y, column x to row x, column y. A tile at the edge may
// leave the matrix: what is read there is not written.
#include <cm/cm.h>

#if CM_GENX != 1280
extern "C" _GENX_MAIN_ void transpose(SurfaceIndex src [[type("image2d_t")]],
                                      SurfaceIndex dst [[type("image2d_t")]]) {
  matrix<uint, 16, 16> in, out;
  int x = get_thread_origin_x() * 16, y = get_thread_origin_y() * 16;

  // A media block has at most 256 bytes: four rows of 16 dwords.
#pragma unroll
  for (int row = 0; row < 16; row += 4)
    read(src, x * sizeof(uint), y + row, in.select<4, 1, 16, 1>(row, 0));
#pragma unroll
  for (int row = 0; row < 16; ++row)
    out.row(row) = in.column(row);
#pragma unroll
  for (int row = 0; row < 16; row += 4)
    write(dst, y * sizeof(uint), x + row, out.select<4, 1, 16, 1>(row, 0));
}

#else // PVC has no media blocks.

// The matrices are buffers with rows filled up to whole tiles, `pitch` and
// `height_pitch` elements apart. An untyped message reads four elements of each
// row of the tile and leaves a register for each column.
extern "C" _GENX_MAIN_ void transpose(SurfaceIndex src, SurfaceIndex dst,
                                      int pitch, int height_pitch) {
  matrix<uint, 16, 16> columns;
  int x = get_thread_origin_x() * 16, y = get_thread_origin_y() * 16;
  vector<int, 16> rows;
#pragma unroll
  for (int i = 0; i < 16; ++i)
    rows(i) = i;

#pragma unroll
  for (int column = 0; column < 16; column += 4)
    read_untyped(src, CM_ABGR_ENABLE, columns.select<4, 1, 16, 1>(column, 0),
                 (rows + y) * pitch + (x + column));
#pragma unroll
  for (int column = 0; column < 16; ++column)
    write(dst, ((x + column) * height_pitch + y) * 4, columns.row(column));
}

#endif
