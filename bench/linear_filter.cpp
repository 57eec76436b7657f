//===- linear_filter.cpp - The linear filter in plain C++ -----------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// linear_filter WIDTH HEIGHT THREADS REPEAT
//
// What examples/linear_filter.ll does to a picture of three bytes per pixel:
// each byte of the result is 0.1111 times the sum of the 3x3 pixels from its
// own position on, with the pixels at the edge repeated. Prints the best time
// of REPEAT runs in milliseconds. bench/run compiles it with -O2.
//
//===----------------------------------------------------------------------===//

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <thread>
#include <vector>

static void filterRow(const uint8_t *R0, const uint8_t *R1, const uint8_t *R2,
                      uint8_t *To, int RowBytes) {
  for (int X = 0; X < RowBytes - 6; ++X) {
    float Sum = float(R0[X]) + float(R0[X + 3]) + float(R0[X + 6]) +
                float(R1[X]) + float(R1[X + 3]) + float(R1[X + 6]) +
                float(R2[X]) + float(R2[X + 3]) + float(R2[X + 6]);
    To[X] = uint8_t(Sum * 0.1111f);
  }
  for (int X = std::max(RowBytes - 6, 0); X < RowBytes; ++X) {
    float Sum = 0;
    for (int Step = 0; Step != 3; ++Step) {
      int At = std::min(X + 3 * Step, RowBytes - 3 + X % 3);
      Sum += float(R0[At]) + float(R1[At]) + float(R2[At]);
    }
    To[X] = uint8_t(Sum * 0.1111f);
  }
}

int main(int Argc, char **Argv) {
  if (Argc != 5)
    return 2;
  int Width = std::atoi(Argv[1]), Height = std::atoi(Argv[2]);
  int NumThreads = std::atoi(Argv[3]), Repeat = std::atoi(Argv[4]);
  int RowBytes = 3 * Width;
  std::vector<uint8_t> From(size_t(RowBytes) * Height), To(From.size());
  uint32_t Random = 1;
  for (uint8_t &B : From)
    B = uint8_t((Random = Random * 1664525 + 1013904223) >> 24);

  auto FilterRows = [&](int Begin, int End) {
    auto Row = [&](int Y) {
      return From.data() + size_t(std::min(Y, Height - 1)) * RowBytes;
    };
    for (int Y = Begin; Y != End; ++Y)
      filterRow(Row(Y), Row(Y + 1), Row(Y + 2),
                To.data() + size_t(Y) * RowBytes, RowBytes);
  };

  double Best = 1e9;
  for (int Run = 0; Run != Repeat; ++Run) {
    auto Start = std::chrono::steady_clock::now();
    std::vector<std::thread> Threads;
    for (int T = 0; T != NumThreads; ++T)
      Threads.emplace_back(FilterRows, int(int64_t(Height) * T / NumThreads),
                           int(int64_t(Height) * (T + 1) / NumThreads));
    for (std::thread &T : Threads)
      T.join();
    std::chrono::duration<double, std::milli> Time =
        std::chrono::steady_clock::now() - Start;
    Best = std::min(Best, Time.count());
  }
  // The sum keeps the compiler from leaving the work out.
  unsigned Sum = 0;
  for (uint8_t B : To)
    Sum += B;
  std::printf("%.3f %u\n", Best, Sum);
  return 0;
}
