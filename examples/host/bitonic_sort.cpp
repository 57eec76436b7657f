// Runs of 256 keys, each sorted by the standard library.
#include "example.h"

#include <algorithm>

extern "C" void bitonic_sort(SurfaceIndex data);

int main(int argc, char **argv) {
  example::program p(argc, argv);
  for (int size : {256, 2048, 1000}) {
    example::numbers random(size);
    std::vector<uint32_t> keys(size_t(example::round_up(size, 256)),
                               0xffffffff);
    for (int i = 0; i < size; ++i)
      keys[i] = i % 5 ? random.next() : random.next() % 16; // Some are equal.
    std::vector<uint32_t> sorted = keys;
    for (size_t i = 0; i < sorted.size(); i += 256)
      std::sort(sorted.begin() + long(i), sorted.begin() + long(i) + 256);
    example::test_case c("bitonic_sort", std::to_string(size),
                         {uint(keys.size() / 256)});
    c.inout(keys, sorted);
    p.run(bitonic_sort, c);
  }
  return p.status();
}
