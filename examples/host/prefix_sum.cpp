// Sums of all elements up to each one.
#include "example.h"

extern "C" void prefix_sum(SurfaceIndex src, SurfaceIndex dst, uint size);

int main(int argc, char **argv) {
  example::program p(argc, argv);
  // Elements and threads.
  for (auto [size, threads] : {std::pair(256, 1), {16384, 16}, {12345, 20}}) {
    example::numbers random(size);
    std::vector<uint32_t> in(size_t(example::round_up(size, threads * 256))),
        out(in.size());
    uint32_t sum = 0;
    for (size_t i = 0; i < in.size(); ++i) {
      in[i] = i < size_t(size) ? random.next() : 0;
      out[i] = sum += in[i];
    }
    example::test_case c("prefix_sum", std::to_string(size), {uint(threads)},
                         {uint(threads)});
    c.in(in).out(out).number(int(in.size()));
    p.run(prefix_sum, c);
  }
  return p.status();
}
