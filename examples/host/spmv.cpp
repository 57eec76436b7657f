// A sparse matrix times a vector, row by row. All numbers are small integers,
// so floats hold all sums exactly.
#include "example.h"

extern "C" void spmv(SurfaceIndex starts, SurfaceIndex columns,
                     SurfaceIndex values, SurfaceIndex x, SurfaceIndex y);

int main(int argc, char **argv) {
  example::program p(argc, argv);
  for (int rows : {16, 256, 150}) {
    example::numbers random(rows);
    const int room = example::round_up(rows, 16);
    std::vector<uint32_t> starts{0}, columns;
    std::vector<float> values, x(rows, 0.0f), y(room, 0.0f);
    for (float &element : x)
      element = float(random.between(-20, 20));
    for (int row = 0; row < rows; ++row) {
      // Rows without elements, short ones and long ones.
      int length = row % 7 == 3 ? 0 : random.between(0, row % 5 ? 40 : 150);
      for (int i = 0; i < length; ++i) {
        columns.push_back(random.next() % uint32_t(rows));
        values.push_back(float(random.between(-20, 20)));
        y[row] += values.back() * x[columns.back()];
      }
      starts.push_back(uint32_t(values.size()));
    }
    // What fills up; a thread reads 32 starts.
    starts.resize(size_t(room) + 16, uint32_t(values.size()));
    columns.resize(columns.size() + 32);
    values.resize(values.size() + 32);
    example::test_case c("spmv", std::to_string(rows), {uint(room / 16)});
    c.in(starts).in(columns).in(values).in(x).out(y);
    p.run(spmv, c);
  }
  return p.status();
}
