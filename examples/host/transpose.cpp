// Columns become rows.
#include "example.h"

extern "C" void transpose(SurfaceIndex src, SurfaceIndex dst);

int main(int argc, char **argv) {
  example::program p(argc, argv);
  for (auto [width, height] : {std::pair(16, 16), {64, 48}, {50, 21}}) {
    example::numbers random(width);
    std::vector<uint32_t> in(size_t(width) * height), out(in.size());
    for (uint32_t &element : in)
      element = random.next();
    for (int y = 0; y < height; ++y)
      for (int x = 0; x < width; ++x)
        out[x * height + y] = in[y * width + x];
    example::test_case c("transpose",
                         std::to_string(width) + "x" + std::to_string(height),
                         {uint(width + 15) / 16, uint(height + 15) / 16});
    c.in(in).image(width * 4, height);
    c.out(out).image(height * 4, width);
    p.run(transpose, c);
  }
  return p.status();
}
