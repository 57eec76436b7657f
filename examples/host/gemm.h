// Products of matrices of T, for kernels that compute tiles of Rows x Columns
// elements and go through Depth columns of A in a turn. All numbers are small
// integers, so that the elements of C are exact.
#ifndef EXAMPLE_GEMM_H
#define EXAMPLE_GEMM_H

#include "example.h"

template <class T, int Rows, int Columns, int Depth>
int multiply(const char *name,
             void (*kernel)(SurfaceIndex, SurfaceIndex, SurfaceIndex, uint,
                            uint, uint),
             int argc, char **argv) {
  example::program p(argc, argv);
  struct shape {
    int m, k, n;
  };
  for (shape s : {shape{Rows, Depth, Columns},
                  {2 * Rows, 5 * Depth, 3 * Columns},
                  {37, 19, 41}}) {
    example::numbers random(s.m);
    const int m = example::round_up(s.m, Rows),
              k = example::round_up(s.k, Depth),
              n = example::round_up(s.n, Columns);
    std::vector<T> a(size_t(m) * k), b(size_t(k) * n), c(size_t(m) * n);
    for (int i = 0; i < s.m; ++i)
      for (int j = 0; j < s.k; ++j)
        a[i * k + j] = T(random.between(-9, 9));
    for (int i = 0; i < s.k; ++i)
      for (int j = 0; j < s.n; ++j)
        b[i * n + j] = T(random.between(-9, 9));
    for (int i = 0; i < s.m; ++i)
      for (int j = 0; j < s.n; ++j)
        for (int l = 0; l < s.k; ++l)
          c[i * n + j] += a[i * k + l] * b[l * n + j];
    example::test_case test(name,
                            std::to_string(s.m) + "x" + std::to_string(s.k) +
                                "x" + std::to_string(s.n),
                            {uint(n / Columns), uint(m / Rows)});
    test.in(a).in(b).out(c).number(k).number(k).number(n);
    p.run(kernel, test);
  }
  return p.status();
}

#endif // EXAMPLE_GEMM_H
