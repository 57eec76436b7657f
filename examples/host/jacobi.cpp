// Jacobi iteration, and a sweep, in double. A product and a sum may be rounded
// once or twice, so the results are equal up to a tolerance, and the turns are
// counted but not compared.
#include "example.h"

extern "C" void jacobi(SurfaceIndex a, SurfaceIndex b, SurfaceIndex reciprocals,
                       SurfaceIndex x, SurfaceIndex turns, float limit);
extern "C" void jacobi_sweep(SurfaceIndex now, SurfaceIndex next,
                             SurfaceIndex changes, int columns);

static void sweep(example::program &p, int columns, int rows) {
  const int pitch = columns + 32;
  example::numbers random(columns + rows);
  std::vector<float> now(size_t(pitch) * (rows + 2)), next(now.size(), 0.0f),
      changes(size_t(columns) / 16 * rows * 4, 0.0f);
  for (float &element : now)
    element = float(random.between(-99, 99));
  for (int y = 0; y < rows; ++y)
    for (int x = 0; x < columns; ++x) {
      int at = (y + 1) * pitch + x + 16;
      next[at] = float((double(now[at - pitch]) + now[at + pitch] +
                        now[at - 1] + now[at + 1]) /
                       4);
      float *change = &changes[size_t(y * (columns / 16) + x / 16) * 4];
      for (int i = 0; i < 4; ++i)
        change[i] = std::fmax(change[i], std::fabs(next[at] - now[at]));
    }
  example::test_case c("jacobi_sweep",
                       std::to_string(columns) + "x" + std::to_string(rows),
                       {uint(columns / 16), uint(rows)});
  c.in(now).out(next, example::within(1e-4));
  c.out(changes, example::within(1e-4)).number(columns);
  p.run(jacobi_sweep, c);
}

int main(int argc, char **argv) {
  example::program p(argc, argv);
  for (int size : {16, 128, 100}) {
    example::numbers random(size);
    const int rows = example::round_up(size, 16);
    const float limit = 1e-6f;
    std::vector<float> a(size_t(rows) * rows), b(size_t(rows), 0.0f),
        reciprocals(b.size(), 1.0f), x(b.size());
    for (int i = 0; i < rows; ++i) {
      float sum = 1;
      for (int j = 0; j < size && i < size; ++j)
        if (i != j)
          sum += std::fabs(a[j * rows + i] = float(random.between(-9, 9)));
      // Larger than the rest of the row: the iteration converges.
      a[i * rows + i] = i < size ? 1.25f * sum : 1;
      reciprocals[i] = 1 / a[i * rows + i];
      b[i] = i < size ? float(random.between(-99, 99)) : 0;
    }
    std::vector<double> now(b.size()), next(b.size());
    double change = 1;
    while (change > 1e-9) {
      change = 0;
      for (int i = 0; i < rows; ++i) {
        double rest = b[i];
        for (int j = 0; j < rows; ++j)
          rest -= double(a[j * rows + i]) * now[j];
        next[i] = now[i] + rest / a[i * rows + i];
        change = std::fmax(change, std::fabs(next[i] - now[i]));
      }
      std::swap(now, next);
    }
    for (int i = 0; i < rows; ++i)
      x[i] = float(now[i]);
    example::test_case c("jacobi", std::to_string(size), {uint(rows / 16)},
                         {uint(rows / 16)});
    c.in(a).in(b).in(reciprocals).out(x, example::within(2e-5));
    c.out(std::vector<float>(4), example::within(1e9)).number(limit);
    p.run(jacobi, c);
  }
  sweep(p, 16, 1);
  sweep(p, 96, 20);
  return p.status();
}
