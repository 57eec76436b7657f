// Counts of the bytes of a buffer.
#include "example.h"

extern "C" void histogram(SurfaceIndex src, SurfaceIndex bins, uint size,
                          uint part);

int main(int argc, char **argv) {
  example::program p(argc, argv);
  const int part = 512;
  for (int size : {512, 8192, 5003}) {
    example::numbers random(size);
    std::vector<uint8_t> in(size_t(example::round_up(size, 16)));
    std::vector<uint32_t> before(256), after;
    for (uint32_t &bin : before)
      bin = random.next() % 100;
    after = before;
    for (int i = 0; i < size; ++i) {
      in[i] = uint8_t(random.next() & random.next()); // Some are more frequent.
      ++after[in[i]];
    }
    example::test_case c("histogram", std::to_string(size),
                         {uint((size + part - 1) / part)});
    c.in(in).inout(before, after).number(size).number(part);
    p.run(histogram, c);
  }
  return p.status();
}
