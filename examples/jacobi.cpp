// Jacobi iteration for A * x = b until no element of x changes by `limit` or
// more. One group of 1 to 64 threads solves the system; each thread has 16
// rows. A is stored column by column; with b and the reciprocals of the
// diagonal it is filled up to 16 rows for each thread, with 1 on the diagonal
// and 0 elsewhere. x is in shared local memory, the values of this turn and of
// the next.
#include <cm/cm.h>

static const int max_rows = 1024;
static const int rounds =
    2; // Buffers that alternate: one barrier for each turn.

extern "C" _GENX_MAIN_ void jacobi(SurfaceIndex a, SurfaceIndex b,
                                   SurfaceIndex reciprocals, SurfaceIndex x,
                                   SurfaceIndex turns, float limit) {
  cm_slm_init((max_rows + max_rows / 16) * rounds * 4);
  vector<ushort, 16> lanes;
#pragma unroll
  for (int i = 0; i < 16; ++i)
    lanes(i) = i;
  int thread = cm_local_id(0), threads = cm_local_size(0);
  int row = thread * 16, rows = threads * 16;
  int values = 0, changes = max_rows * rounds * 4; // In shared local memory.

  vector<float, 16> right, reciprocal, mine = 0.0f;
  read(b, row * 4, right);
  read(reciprocals, row * 4, reciprocal);
  cm_slm_write(values, lanes + row, mine);
  cm_slm_fence();
  cm_barrier();

  float change;
  int turn = 0;
  do {
    vector<float, 16> rest = right;
    int at = row * 4;
    for (int column = 0; column < rows; column += 16) {
      vector<float, 16> factors;
      cm_slm_read(values, lanes + column, factors);
#pragma unroll
      for (int j = 0; j < 16; ++j) {
        vector<float, 16> elements;
        read(DWALIGNED(a), at, elements);
        rest -= elements * factors(j);
        at += rows * 4;
      }
    }
    vector<float, 16> step = rest * reciprocal;
    mine += step;

    values ^= max_rows * 4;
    changes ^= max_rows / 16 * 4;
    vector<uint, 1> place = thread;
    vector<float, 1> largest = cm_reduced_max<float>(cm_abs<float>(step));
    cm_slm_write(values, lanes + row, mine);
    cm_slm_write(changes, place, largest);
    cm_slm_fence();
    cm_barrier();
    vector<float, 16> all = 0.0f, some = 0.0f;
    for (int first = 0; first < threads; first += 16) {
      SIMD_IF_BEGIN(lanes + first < threads) {
        cm_slm_read(changes, lanes + first, some);
      }
      SIMD_IF_END;
      all = cm_max<float>(all, some);
    }
    change = cm_reduced_max<float>(all);
    ++turn;
  } while (change >= limit);

  write(x, row * 4, mine);
  if (thread == 0) {
    vector<uint, 4> count = turn;
    write(turns, 0, count);
  }
}

// One sweep of the iteration for Laplace's equation on a part of a grid: each
// element becomes the mean of its four neighbours. A thread has 16 elements of
// a row. Around the part lies a halo: a row above and below, which belong to
// the neighbouring parts or the border, and 16 columns to the left and right,
// whose inner ones are the border. `changes` gets the largest change of each
// thread, four times. examples/launch/jacobi.cpp sweeps until nothing changes.
extern "C" _GENX_MAIN_ void jacobi_sweep(SurfaceIndex now, SurfaceIndex next,
                                         SurfaceIndex changes, int columns) {
  int x = get_thread_origin_x(), y = get_thread_origin_y();
  int pitch = (columns + 32) * 4, at = (y + 1) * pitch + (x + 1) * 64;
  vector<float, 16> up, down, left, right, mine;
  read(now, at, mine);
  read(now, at - pitch, up);
  read(now, at + pitch, down);
  read(DWALIGNED(now), at - 4, left);
  read(DWALIGNED(now), at + 4, right);
  vector<float, 16> mean = (up + down + left + right) * 0.25f;
  write(next, at, mean);
  vector<float, 4> change = cm_reduced_max<float>(cm_abs<float>(mean - mine));
  write(changes, (y * (columns / 16) + x) * 16, change);
}
