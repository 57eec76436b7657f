// LLVM makes an integer of four bits of such a mask.
// REQUIRES: clang
// RUN: cmx-run %s --arg in=pattern:random:u32:256 --arg out=%t.raw:64 --compare
// RUN: cmx-cc %s --platform=icllp -o %t.visaasm
#include <cm/cm.h>
extern "C" _GENX_MAIN_ void count(SurfaceIndex in, SurfaceIndex out) {
  vector<int, 16> v, w, r = 0;
  read(in, 0, v);
  read(in, 64, w);
  vector<ushort, 4> a = v.select<4, 1>(0) < w.select<4, 1>(0);
  vector<ushort, 4> b = v.select<4, 1>(4) < w.select<4, 1>(4);
  r(0) = a(0) + a(1) + a(2) + a(3);
  r(1) = b(0) + b(1) + b(2) + b(3) + r(0);
  if (r(0) == 3 || b.all())
    r(2) = v(0);
  vector<ushort, 2> c = v.select<2, 1>(8) < w.select<2, 1>(8);
  r(3) = c(0) + c(1);
  write(out, 0, r);
}
