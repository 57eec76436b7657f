#include "gemm.h"

extern "C" void dgemm(SurfaceIndex a, SurfaceIndex b, SurfaceIndex c,
                      uint depth, uint pitch_a, uint pitch_c);

int main(int argc, char **argv) {
  return multiply<double, 8, 16, 4>("dgemm", dgemm, argc, argv);
}
