// Functions of elements, reductions, saturation.
// REQUIRES: clang
// RUN: %cm %s | cmx-opt -passes='cmx-lower-cm,default<O2>' -S -o %t.ll
// RUN: cmx-run %t.ll --arg 0=pattern:index:i32:64 --arg 1=%t.raw:288 --compare
// RUN: cmx-run %t.ll --arg 0=pattern:index:i32:64 --arg 1=%t.raw:288
// RUN: od -An -v -td4 -w32 %t.raw | FileCheck %s

#include <cm/cm.h>

extern "C" _GENX_MAIN_ void functions(SurfaceIndex src, SurfaceIndex dst) {
  vector<int, 8> v, r; // 0, 1, ... 7
  read(src, 0, v);

  // CHECK: {{^ +}}0 1 2 3 3 3 3 3
  r = cm_min<int>(v, 3);
  write(dst, 0, r);

  // CHECK: {{^ +}}28 0 7 140 -28 4 2 1
  r(0) = cm_sum<int>(v);
  r(1) = cm_prod<int>(v);
  r(2) = cm_reduced_max<int>(v);
  r(3) = int(cm_sum<float>(v * v));
  r(4) = -cm_sum<int>(v);
  r(5) = cm_cbit(0x1110001);
  r(6) = cm_fbl(12);
  r(7) = cm_lzd(0x40000000);
  write(dst, 32, r);

  // Bytes that saturate, and bytes that do not.
  // CHECK: {{^ +}}250 251 252 253 254 255 255 255
  // CHECK: {{^ +}}250 251 252 253 254 255 0 1
  vector<uchar, 8> b = cm_add<uchar>(v, 250, SAT);
  r = b;
  write(dst, 64, r);
  b = v + 250;
  r = b;
  write(dst, 96, r);

  // Floats to bytes, below and above what bytes hold.
  // CHECK: {{^ +}}0 0 0 100 200 255 255 255
  vector<float, 8> f = v;
  b = vector<uchar, 8>(f * 100.0f - 200.0f, SAT);
  r = b;
  write(dst, 128, r);

  // -1.75, -1.25, -0.75, -0.25, 0.25, ... 1.75: down, up, to the nearest, to zero.
  // CHECK: {{^ +}}-2 0 -1 0 0 1 1 1
  f = (f - 3.5f) / 2;
  r.select<2, 1>(0) = cm_rndd<int>(f).select<2, 3>(0);
  r(1) = cm_rndu<int>(f)(3);
  r.select<4, 1>(2) = cm_rnde<int>(f).select<4, 1>(2);
  r.select<2, 1>(6) = cm_rndz<int>(f).select<2, 1>(6);
  write(dst, 160, r);

  // CHECK: {{^ +}}90 255 0 1 0 1 1 0
  r(0) = cm_pack_mask((v & 1) == ((v >> 2) & 1)) ^ 0xff;
  r(1) = cm_pack_mask(v < 100);
  vector<ushort, 8> bits = cm_unpack_mask<ushort, 8>(0x6a);
  r.select<6, 1>(2) = bits.select<6, 1>(2);
  r(3) = v.any();
  r(4) = v.all();
  r(5) = (v < 8).all();
  write(dst, 192, r);

  // Unsigned and signed elements meet as in C++.
  // CHECK: {{^ +}}-1 0 1 2 3 4 5 6
  vector<ushort, 8> u = v;
  r = u - 1;
  write(dst, 224, r);

  // A fraction is less than 1, that of a small negative half too.
  // CHECK: {{^ +}}8188 8188 8188 8188 8188 8188 8188 8188
  vector<half, 8> h = half(-0.000001f);
  f = cm_frc(h);
  r = f * 8192.0f;
  write(dst, 256, r);
}
