// Prefix sums of dwords: element i of the result is the sum of the elements 0
// to i. One group of 1 to 64 threads goes through the buffer; in each turn a
// thread makes the sums of a block of 256 elements and tells the others its
// total through shared local memory. The buffers are filled up to whole turns.
//
// Untyped messages spread a block over 16 registers so that a lane has 16
// elements that follow each other in memory. So all lanes add up their elements
// at the same time, and only the totals of the 16 lanes need the neighbours'
// values.
#include <cm/cm.h>

static const int max_threads = 64;

// Element i becomes the sum of the elements 0 to i.
_GENX_ void scan(vector_ref<uint, 16> v) {
  v.select<8, 2>(1) += v.select<8, 2>(0);
  v.select<4, 4>(2) += v.select<4, 4>(1);
  v.select<4, 4>(3) += v.select<4, 4>(1);
  v.select<4, 1>(4) += v(3);
  v.select<4, 1>(12) += v(11);
  v.select<8, 1>(8) += v(7);
}

extern "C" _GENX_MAIN_ void prefix_sum(SurfaceIndex src, SurfaceIndex dst,
                                       uint size) {
  cm_slm_init(2 * max_threads * sizeof(uint));
  vector<ushort, 16> lanes;
#pragma unroll
  for (int i = 0; i < 16; ++i)
    lanes(i) = i;
  uint thread = cm_local_id(0), threads = cm_local_size(0);
  vector<uint, 16> places = lanes * 16 + thread * 256;
  uint carry = 0; // The sum of all turns before.
  uint buffer = 0;

  for (uint begin = 0; begin < size; begin += threads * 256) {
    matrix<uint, 16, 16> block;
#pragma unroll
    for (int row = 0; row < 16; row += 4)
      read_untyped(src, CM_ABGR_ENABLE, block.select<4, 1, 16, 1>(row, 0),
                   places + row);
#pragma unroll
    for (int row = 1; row < 16; ++row)
      block.row(row) += block.row(row - 1);
    vector<uint, 16> sums = block.row(15);
    scan(sums);

    // Two buffers: nobody writes where others may still read.
    vector<uint, 1> place = thread, total = sums(15);
    cm_slm_write(buffer, place, total);
    cm_slm_fence();
    cm_barrier();
    uint before = carry;
    for (uint first = 0; first < threads; first += 16) {
      vector<uint, 16> totals = 0, earlier;
      SIMD_IF_BEGIN(lanes + first < threads) {
        cm_slm_read(buffer, lanes + first, totals);
      }
      SIMD_IF_END;
      carry += cm_sum<uint>(totals);
      earlier.merge(totals, 0, lanes + first < thread);
      before += cm_sum<uint>(earlier);
    }
    buffer ^= max_threads * sizeof(uint);

    vector<uint, 16> start = before;
    start.select<15, 1>(1) += sums.select<15, 1>(0);
#pragma unroll
    for (int row = 0; row < 16; row += 4) {
      block.select<4, 1, 16, 1>(row, 0) += start.replicate<4, 16>();
      write_untyped(dst, CM_ABGR_ENABLE, block.select<4, 1, 16, 1>(row, 0),
                    places + row);
    }
    places += threads * 256;
  }
}
