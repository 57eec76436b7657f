// The box filter of 3x3 pixels on pictures. The kernel's pixel is the upper
// left one of the nine.
#include "example.h"

#include <algorithm>

#if CM_GENX != 1280
extern "C" void linear_filter(SurfaceIndex src, SurfaceIndex dst);
#else // Buffers, filled up to whole blocks.
extern "C" void linear_filter(SurfaceIndex src, SurfaceIndex dst, int pitch);
#endif

static const int channels = 3;

struct picture {
  int width, height;
  std::vector<uint8_t> bytes;

  picture(int width, int height)
      : width(width), height(height), bytes(size_t(width) * height * channels) {
  }
  // Beyond an edge, the pixels at the edge count.
  uint8_t &at(int x, int y, int channel) {
    x = std::min(x, width - 1);
    y = std::min(y, height - 1);
    return bytes[(size_t(y) * width + x) * channels + channel];
  }
};

static picture filtered(picture in) {
  picture out(in.width, in.height);
  for (int y = 0; y < in.height; ++y)
    for (int x = 0; x < in.width; ++x)
      for (int channel = 0; channel < channels; ++channel) {
        float sum = 0;
        for (int row = 0; row < 3; ++row)
          for (int column = 0; column < 3; ++column)
            sum += in.at(x + column, y + row, channel);
        out.at(x, y, channel) = uint8_t(sum * 0.1111f);
      }
  return out;
}

int main(int argc, char **argv) {
  example::program p(argc, argv);
  // A thread has 8x6 pixels.
  for (auto [width, height] : {std::pair(64, 48), {8, 6}, {37, 23}}) {
    picture in(width, height);
    uint32_t random = 17;
    for (uint8_t &byte : in.bytes)
      byte = uint8_t((random = random * 1664525 + 1013904223) >> 24);
    example::test_case c("linear_filter",
                         std::to_string(width) + "x" + std::to_string(height),
                         {uint(width + 7) / 8, uint(height + 5) / 6});
#if CM_GENX != 1280
    c.in(in.bytes).image(width, height, channels);
    c.out(filtered(in).bytes).image(width, height, channels);
#else
    // The pixels at the edges are repeated.
    picture room(example::round_up(width, 8) + 8,
                 example::round_up(height, 6) + 2);
    for (int y = 0; y < room.height; ++y)
      for (int x = 0; x < room.width; ++x)
        for (int channel = 0; channel < channels; ++channel)
          room.at(x, y, channel) = in.at(x, y, channel);
    picture out = filtered(room);
    // Whole blocks are written, and nothing else.
    for (int y = 0; y < room.height; ++y)
      for (int x = 0; x < room.width; ++x)
        for (int channel = 0; channel < channels; ++channel)
          if (x >= room.width - 8 || y >= room.height - 2)
            out.at(x, y, channel) = 0;
    c.in(room.bytes).out(out.bytes).number(room.width * channels);
#endif
    p.run(linear_filter, c);
  }
  return p.status();
}
