// Two kernels, compiled by cmx_add_kernel. The factor is in a header, to see that
// a change of it has them compiled again.
#include "factor.h"
#include <cm/cm.h>

template <int Times> static void multiply(SurfaceIndex from, SurfaceIndex to) {
  vector<int, 8> v;
  read(from, 0, v);
  v *= Times * FACTOR * STEP;
  write(to, 0, v);
}

extern "C" _GENX_MAIN_ void twice(SurfaceIndex from, SurfaceIndex to) {
  multiply<2>(from, to);
}

extern "C" _GENX_MAIN_ void thrice(SurfaceIndex from, SurfaceIndex to) {
  multiply<3>(from, to);
}
