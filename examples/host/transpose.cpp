// Columns become rows.
#include "example.h"

#if CM_GENX != 1280
extern "C" void transpose(SurfaceIndex src, SurfaceIndex dst);
#else // Buffers, filled up to whole tiles.
extern "C" void transpose(SurfaceIndex src, SurfaceIndex dst, int pitch,
                          int height_pitch);
#endif

int main(int argc, char **argv) {
  example::program p(argc, argv);
  for (auto [width, height] : {std::pair(16, 16), {64, 48}, {50, 21}}) {
#if CM_GENX != 1280
    const int pitch = width, height_pitch = height;
#else
    const int pitch = example::round_up(width, 16),
              height_pitch = example::round_up(height, 16);
#endif
    example::numbers random(width);
    std::vector<uint32_t> in(size_t(pitch) * height_pitch), out(in.size());
    for (int y = 0; y < height; ++y)
      for (int x = 0; x < width; ++x)
        out[x * height_pitch + y] = in[y * pitch + x] = random.next();
    example::test_case c("transpose",
                         std::to_string(width) + "x" + std::to_string(height),
                         {uint(width + 15) / 16, uint(height + 15) / 16});
#if CM_GENX != 1280
    c.in(in).image(width * 4, height);
    c.out(out).image(height * 4, width);
#else
    c.in(in).out(out).number(pitch).number(height_pitch);
#endif
    p.run(transpose, c);
  }
  return p.status();
}
