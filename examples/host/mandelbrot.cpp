// The Mandelbrot set. A product and a sum may be rounded once or twice, which
// moves points at the edge of the set: a share of 1 % of the bytes may differ.
#include "example.h"

extern "C" void mandelbrot(SurfaceIndex counts, int width, int limit,
                           float left, float top, float step);

int main(int argc, char **argv) {
  example::program p(argc, argv);
  const int limit = 100;
  for (auto [width, height] : {std::pair(16, 4), {96, 64}, {75, 50}}) {
    const float left = -2.25f, top = -1.25f, step = 3.0f / float(width);
    std::vector<int32_t> counts(size_t(width) * height);
    for (int y = 0; y < height; ++y)
      for (int x = 0; x < width; ++x) {
        float real = float(x) * step + left, imaginary = float(y) * step + top;
        float a = 0, b = 0, a2 = 0, b2 = 0;
        int &turns = counts[y * width + x];
        do {
          b = a * b * 2 + imaginary;
          a = a2 - b2 + real;
          a2 = a * a;
          b2 = b * b;
          ++turns;
        } while (a2 + b2 <= 4 && turns < limit);
      }
    example::test_case c("mandelbrot",
                         std::to_string(width) + "x" + std::to_string(height),
                         {uint(width + 15) / 16, uint(height)});
    c.out(counts, example::for_all_but(0.01));
    c.number(width).number(limit).number(left).number(top).number(step);
    p.run(mandelbrot, c);
  }
  return p.status();
}
