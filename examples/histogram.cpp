// Histogram of bytes. Each thread counts `part` bytes, a multiple of 128, in
// registers, and then adds its 256 counters to those in memory.
#include <cm/cm.h>

extern "C" _GENX_MAIN_ void histogram(SurfaceIndex src, SurfaceIndex bins,
                                      uint size, uint part) {
  vector<uint, 256> counts = 0;
  uint begin = get_thread_origin_x() * part,
       end = cm_min<uint>(begin + part, size);
  uint at = begin;
  vector<uint, 16> lanes;
#pragma unroll
  for (int i = 0; i < 16; ++i)
    lanes(i) = i;

  for (; at + 128 <= end; at += 128) {
    vector<uchar, 128> in;
    read(src, at, in);
#pragma unroll
    for (int i = 0; i < 128; ++i)
      counts(in(i)) += 1;
  }
  for (; at < end; at += 16) {
    vector<uchar, 16> in;
    SIMD_IF_BEGIN(lanes < end - at) { read(src, at, lanes, in); }
    SIMD_IF_END;
    for (uint i = 0; i < cm_min<uint>(16, end - at); ++i)
      counts(in(i)) += 1;
  }

#pragma unroll
  for (int i = 0; i < 256; i += 16)
    write_atomic<ATOMIC_ADD>(bins, lanes + i, counts.select<16, 1>(i));
}
