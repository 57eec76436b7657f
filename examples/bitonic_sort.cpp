// Bitonic sort. Each thread sorts 256 keys in registers; the buffer is filled
// up to a multiple of 256 keys.
//
// A key has a number of eight bits. A step of the sort compares the keys whose
// numbers differ in one bit and leaves the smaller one where this bit is 0; a
// merge of runs of 2^n keys is a step for each bit from n - 1 to 0. Here bits 0
// to 3 of the number are the row of a matrix and bits 4 to 7 the column. Which
// bit of the column is which, changes: a step writes the smaller keys of a row
// to its first half and the larger ones to its second half, so the bit that it
// looks at becomes the last one. All this is known when the kernel is compiled;
// the offsets of the messages that write the keys put them in order.
//
// Every second run has to be in descending order. Where this depends on the
// column, the keys of these columns are complemented meanwhile.
#include <cm/cm.h>

// Which bit of the number each bit of the column is.
struct column_bits {
  int bit[4];

  constexpr int place(int number) const {
    int p = 0;
    while (bit[p] != number)
      ++p;
    return p;
  }
  constexpr column_bits after_step(int number) const {
    column_bits next = *this;
    for (int p = place(number); p < 3; ++p)
      next.bit[p] = bit[p + 1];
    next.bit[3] = number;
    return next;
  }
  constexpr column_bits after_merge(int last) const {
    return last < 4 ? *this : after_step(last).after_merge(last - 1);
  }
};

// Of each column, the number without bits 0 to 3.
_GENX_ vector<ushort, 16> numbers(column_bits order) {
  vector<ushort, 16> high;
#pragma unroll
  for (int column = 0; column < 16; ++column) {
    int number = 0;
#pragma unroll
    for (int p = 0; p < 4; ++p)
      number |= (column >> p & 1) << order.bit[p];
    high(column) = number;
  }
  return high;
}

// All ones in the columns where bit `number` is set.
_GENX_ vector<short, 16> columns_with(column_bits order, int number) {
  return -((numbers(order) >> number) & 1);
}

_GENX_ void complement(matrix_ref<uint, 16, 16> v, vector<short, 16> columns) {
#pragma unroll
  for (int row = 0; row < 16; ++row)
    v.row(row) ^= columns;
}

// A step between rows; `direction` is the bit that is set in descending runs.
_GENX_ void step_rows(matrix_ref<uint, 16, 16> v, int number, int direction) {
#pragma unroll
  for (int row = 0; row < 16; ++row) {
    int other = row ^ 1 << number;
    if (row > other)
      continue;
    bool descending = direction < 4 && (row >> direction & 1);
    vector<uint, 16> a = v.row(row), b = v.row(other);
    v.row(descending ? other : row) = cm_min<uint>(a, b);
    v.row(descending ? row : other) = cm_max<uint>(a, b);
  }
}

// A merge of runs of 2^(last + 1) keys, as far as it is one between rows.
_GENX_ void merge_rows(matrix_ref<uint, 16, 16> v, int last, int direction) {
#pragma unroll
  for (int number = 3; number >= 0; --number)
    if (number <= last)
      step_rows(v, number, direction);
}

// A merge of runs of 2^(Last + 1) keys.
template <column_bits Order, int Last>
_GENX_ void merge(matrix_ref<uint, 16, 16> v) {
  if constexpr (Last < 4) {
    merge_rows(v, 3, 4);
  } else {
    constexpr int width = 1 << Order.place(Last), pairs = 8 / width;
#pragma unroll
    for (int row = 0; row < 16; ++row) {
      matrix<uint, pairs, 2 * width> in = v.row(row);
      auto a = in.select<pairs, 1, width, 1>(0, 0),
           b = in.select<pairs, 1, width, 1>(0, width);
      vector<uint, 16> out;
      out.select<8, 1>(0) = cm_min<uint>(a, b);
      out.select<8, 1>(8) = cm_max<uint>(a, b);
      v.row(row) = out;
    }
    merge<Order.after_step(Last), Last - 1>(v);
  }
}

extern "C" _GENX_MAIN_ void bitonic_sort(SurfaceIndex data) {
  constexpr column_bits order4 = {{4, 5, 6, 7}}, order5 = order4.after_merge(4),
                        order6 = order5.after_merge(5),
                        order7 = order6.after_merge(6),
                        order8 = order7.after_merge(7);
  int begin = get_thread_origin_x() * 256;
  matrix<uint, 16, 16> v;
#pragma unroll
  for (int row = 0; row < 16; row += 2)
    read(DWALIGNED(data), (begin + row * 16) * 4,
         v.select<2, 1, 16, 1>(row, 0).format<uint>());

  merge_rows(v, 0, 1);
  merge_rows(v, 1, 2);
  merge_rows(v, 2, 3);
  vector<short, 16> descending = columns_with(order4, 4);
  complement(v, descending);
  merge_rows(v, 3, 4);
  complement(v, descending ^ columns_with(order4, 5));
  merge<order4, 4>(v);
  complement(v, columns_with(order5, 5) ^ columns_with(order5, 6));
  merge<order5, 5>(v);
  complement(v, columns_with(order6, 6) ^ columns_with(order6, 7));
  merge<order6, 6>(v);
  complement(v, columns_with(order7, 7));
  merge<order7, 7>(v);

  vector<uint, 16> places = numbers(order8) + begin;
#pragma unroll
  for (int row = 0; row < 16; row += 4)
    write_untyped(data, CM_ABGR_ENABLE, v.select<4, 1, 16, 1>(row, 0),
                  places + row);
}
