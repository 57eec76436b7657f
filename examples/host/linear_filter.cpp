// Runs examples/linear_filter.cpp on the computer itself, on pictures of several sizes,
// and compares each byte with a plain loop:
//
//   clang++-22 -g -std=c++20 -Iinclude examples/linear_filter.cpp examples/host/linear_filter.cpp
//   gdb ./a.out
#include <cm/cm_host.h>

#include <algorithm>
#include <cstdio>

extern "C" void linear_filter(SurfaceIndex src, SurfaceIndex dst);

struct Picture {
  static constexpr int Channels = 3;
  int Width, Height;
  std::vector<uint8_t> Bytes;

  Picture(int Width, int Height)
      : Width(Width), Height(Height), Bytes(size_t(Width) * Height * Channels) {}
  uint8_t &at(int X, int Y, int Channel) {
    X = std::clamp(X, 0, Width - 1);
    Y = std::clamp(Y, 0, Height - 1);
    return Bytes[(size_t(Y) * Width + X) * Channels + Channel];
  }
};

static void fill(Picture &P) {
  uint32_t Random = 17;
  for (uint8_t &B : P.Bytes)
    B = uint8_t((Random = Random * 1664525 + 1013904223) >> 24);
}

/// The kernel's pixel is the upper left one of the nine.
static uint8_t filtered(Picture &In, int X, int Y, int Channel) {
  float Sum = 0;
  for (int Row = 0; Row < 3; ++Row)
    for (int Column = 0; Column < 3; ++Column)
      Sum += In.at(X + Column, Y + Row, Channel);
  return uint8_t(Sum * 0.1111f);
}

static bool run(int Width, int Height) {
  Picture In(Width, Height), Out(Width, Height);
  fill(In);
  cm::host::Image Src(In.Bytes.data(), Width, Height, Picture::Channels);
  cm::host::Image Dst(Out.Bytes.data(), Width, Height, Picture::Channels);
  cm::host::grid Threads{uint(Width + 7) / 8, uint(Height + 5) / 6};
  cm::host::launch(linear_filter, Threads, Src, Dst);
  for (int Y = 0; Y < Height; ++Y)
    for (int X = 0; X < Width; ++X)
      for (int Channel = 0; Channel < Picture::Channels; ++Channel)
        if (Out.at(X, Y, Channel) != filtered(In, X, Y, Channel)) {
          std::printf("%dx%d: pixel %d,%d: expected %d, got %d\n", Width, Height, X, Y,
                      filtered(In, X, Y, Channel), Out.at(X, Y, Channel));
          return false;
        }
  std::printf("%dx%d: equal\n", Width, Height);
  return true;
}

int main() {
  return run(64, 48) && run(320, 240) && run(37, 23) ? 0 : 1;
}
