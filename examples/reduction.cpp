// Sum of a large vector by groups of several sizes: a thread of reduction_N
// stands for a sub-group of N work items. It adds up the `part` elements of its
// part, a multiple of N, in N lanes, then the lanes, and adds the result to the
// total in memory.
#include <cm/cm.h>

template <int Lanes>
_GENX_ void reduce(SurfaceIndex src, SurfaceIndex total, int size, int part) {
  int begin = get_thread_origin_x() * part,
      end = cm_min<int>(begin + part, size);
  vector<uint, Lanes> sums = 0, v;
  vector<int, Lanes> lanes;
#pragma unroll
  for (int i = 0; i < Lanes; ++i)
    lanes(i) = i;

  int at = begin;
  for (; at + Lanes <= end; at += Lanes) {
    read(src, at * 4, v);
    sums += v;
  }
  SIMD_IF_BEGIN(lanes < end - at) {
    read(src, at, lanes, v);
    sums += v;
  }
  SIMD_IF_END;

  // One lane is enabled.
  vector<uint, 8> place = 0, sum = cm_sum<uint>(sums);
  SIMD_IF_BEGIN(lanes.template select<8, 1>(0) == 0) {
    write_atomic<ATOMIC_ADD>(total, place, sum);
  }
  SIMD_IF_END;
}

extern "C" _GENX_MAIN_ void reduction_8(SurfaceIndex src, SurfaceIndex total,
                                        int size, int part) {
  reduce<8>(src, total, size, part);
}

extern "C" _GENX_MAIN_ void reduction_16(SurfaceIndex src, SurfaceIndex total,
                                         int size, int part) {
  reduce<16>(src, total, size, part);
}

extern "C" _GENX_MAIN_ void reduction_32(SurfaceIndex src, SurfaceIndex total,
                                         int size, int part) {
  reduce<32>(src, total, size, part);
}
