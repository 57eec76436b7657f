// 1024x1024 dwords, one block, and a size that ends in the middle of a block.
#include "example.h"

extern "C" void block_copy(SurfaceIndex src, SurfaceIndex dst, int size);

int main(int argc, char **argv) {
  example::program p(argc, argv);
  for (int size : {1024 * 1024 * 4, 1024, 5 * 1024 + 333}) {
    example::numbers random(size);
    std::vector<uint8_t> data(size, 0);
    for (uint8_t &byte : data)
      byte = uint8_t(random.next());
    example::test_case c("block_copy", std::to_string(size),
                         {uint(size + 1023) / 1024});
    c.in(data).out(data).number(size);
    p.run(block_copy, c);
  }
  return p.status();
}
