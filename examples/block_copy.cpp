// Copy of an array by blocks, as sub-groups of other languages do it: each
// thread moves 1024 bytes, in messages of 128 bytes. The last thread moves what
// is left, in blocks of 16 bytes and then byte by byte.
#include <cm/cm.h>

extern "C" _GENX_MAIN_ void block_copy(SurfaceIndex src, SurfaceIndex dst,
                                       int size) {
  int begin = get_thread_origin_x() * 1024,
      end = cm_min<int>(begin + 1024, size);
  int at = begin;
  if (end - begin == 1024) {
    matrix<uint, 8, 32> block;
#pragma unroll
    for (int i = 0; i < 8; ++i)
      read(src, begin + i * 128, block.row(i));
#pragma unroll
    for (int i = 0; i < 8; ++i)
      write(dst, begin + i * 128, block.row(i));
    return;
  }
  for (; at + 16 <= end; at += 16) {
    vector<uint, 4> block;
    read(src, at, block);
    write(dst, at, block);
  }
  vector<int, 16> lanes;
#pragma unroll
  for (int i = 0; i < 16; ++i)
    lanes(i) = i;
  vector<uchar, 16> bytes;
  SIMD_IF_BEGIN(lanes < end - at) {
    read(src, at, lanes, bytes);
    write(dst, at, lanes, bytes);
  }
  SIMD_IF_END;
}
