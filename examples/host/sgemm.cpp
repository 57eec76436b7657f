#include "gemm.h"

extern "C" void sgemm(SurfaceIndex a, SurfaceIndex b, SurfaceIndex c,
                      uint depth, uint pitch_a, uint pitch_c);

int main(int argc, char **argv) {
  return multiply<float, 16, 32, 8>("sgemm", sgemm, argc, argv);
}
