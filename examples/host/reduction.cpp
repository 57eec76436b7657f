// Sums of all elements, by groups of 8, 16 and 32.
#include "example.h"

extern "C" void reduction_8(SurfaceIndex src, SurfaceIndex total, int size,
                            int part);
extern "C" void reduction_16(SurfaceIndex src, SurfaceIndex total, int size,
                             int part);
extern "C" void reduction_32(SurfaceIndex src, SurfaceIndex total, int size,
                             int part);

int main(int argc, char **argv) {
  example::program p(argc, argv);
  const int part = 4096;
  for (int size : {4096, 65536, 33333}) {
    example::numbers random(size);
    std::vector<uint32_t> in(size, 0), before{17}, after = before;
    for (uint32_t &element : in)
      after[0] += element = random.next();
    for (auto [name, kernel] : {std::pair("reduction_8", &reduction_8),
                                {"reduction_16", &reduction_16},
                                {"reduction_32", &reduction_32}}) {
      example::test_case c(name, std::to_string(size),
                           {uint(size + part - 1) / part});
      c.in(in).inout(before, after).number(size).number(part);
      p.run(kernel, c);
    }
  }
  return p.status();
}
