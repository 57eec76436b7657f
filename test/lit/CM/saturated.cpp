// The last argument SAT of each function that has one, also in the forms that name the number of elements. A
// result is that without SAT, brought between the limits; each function has results beyond them.
// REQUIRES: clang
// RUN: cmx-run %s --platform=skl --arg out=%t.raw:256 --arg zero=0 --compare
// RUN: cmx-run %s --platform=skl --arg out=%t.raw:256 --arg zero=0 --show out:u32:64 | FileCheck %s
// CHECK: out[0]: 0 0 0 0 0 0 0 0
// CHECK-NEXT: out[8]: 0 0 0 0 0 0 0 0
// CHECK-NEXT: out[16]: 0 0 0 0 0 0 0 0
// CHECK-NEXT: out[24]: 0 0 0 0 0 0 0 0
// CHECK-NEXT: out[32]: 0 0 0 0 0 0 0 0
// CHECK-NEXT: out[40]: 0 0 0 0 0 0 0 0
// CHECK-NEXT: out[48]: 0 0 0 0 0 0 0 0
// CHECK-NEXT: out[56]: 4660 4660 4660 4660 4660 4660 4660 4660

#include <cm/cmtl.h>

typedef vector<float, 8> floats;
typedef vector<int, 8> ints;

/// 0, 1 if a result differs, 2 if no limit changes anything.
template <class T> uint wrong(vector<T, 8> Saturated, vector<T, 8> Plain, T Low, T High) {
  vector<T, 8> Limited = Plain;
  Limited.merge(Low, Plain < Low);
  Limited.merge(High, Plain > High);
  return (Saturated != Limited).any() | !(Limited != Plain).any() << 1;
}
#define FLOATS(...) wrong<float>(CALL(__VA_ARGS__, SAT), CALL(__VA_ARGS__), 0.0f, 1.0f)
#define CALL(Name, ...) Name(__VA_ARGS__)
// With the type of the result: as bytes with SAT, as int without.
#define BYTES(Name, ...) wrong<int>(ints(Name<uchar>(__VA_ARGS__, SAT)), Name<int>(__VA_ARGS__), 0, 255)

extern "C" _GENX_MAIN_ void k(SurfaceIndex out, int zero) {
  vector<uint, 64> r = 0x1234;
  ints n = {-70000, -3, 100, 255, 256, 70000, 7, 0};
  n += zero;
  floats f = {-2.5f, 0.25f, 0.5f, 3.0f, -0.5f, 0.75f, 1.0f, 7.0f}, two = 2.0f, small = f * 0.1f;
  f += zero;
  vector<float, 4> line = {2.0f, 3.0f, 0.0f, 0.5f};
  int i = 0;

  r[i++] = FLOATS(cm_inv, f);
  r[i++] = FLOATS(cm_sqrt, f * f);
  r[i++] = FLOATS(cm_rsqrt, f * f);
  r[i++] = FLOATS(cm_exp, f);
  r[i++] = FLOATS(cm_log, f * f);
  r[i++] = FLOATS(cm_sin, f);
  r[i++] = FLOATS(cm_cos, f);
  r[i++] = FLOATS(cm_sqrt_ieee, f * f);

  r[i++] = FLOATS(cm_inv<8>, f);
  r[i++] = FLOATS(cm_sqrt<8>, f * f);
  r[i++] = FLOATS(cm_rsqrt<8>, f * f);
  r[i++] = FLOATS(cm_exp<8>, f);
  r[i++] = FLOATS(cm_log<8>, f * f);
  r[i++] = FLOATS(cm_sin<8>, f);
  r[i++] = FLOATS(cm_cos<8>, f);
  r[i++] = FLOATS(cm_sqrt_ieee<8>, f * f);

  r[i++] = FLOATS(cm_pow, two, f);
  r[i++] = FLOATS(cm_div_ieee, f, two);
  r[i++] = FLOATS(cm_line<float>, line, f);
  r[i++] = FLOATS(cm_line<float>, 2.0f, 0.5f, f);
  r[i++] = FLOATS(cm_pln, line, f, small);
  r[i++] = FLOATS(cm_lrp, f, two, small);
  r[i++] = FLOATS(cm_atan, f);
  r[i++] = FLOATS(cm_acos, small);

  r[i++] = FLOATS(cm_asin, small * 3.0f);
  floats c, d;
  r[i++] = FLOATS(cm_sincos, d, f) | (cm_sincos(c, f, SAT), FLOATS(cm_cos, f) | (c != cm_cos(f, SAT)).any());
  r[i++] = FLOATS(cmtl::cm_floor<float>, f);
  r[i++] = FLOATS(cmtl::cm_ceil<float>, f);
  r[i++] = FLOATS(cmtl::cm_atan2, f, two - f);
  r[i++] = FLOATS(cmtl::cm_atan2_fast, f, two - f);
  r[i++] = FLOATS(cmtl::cm_fmod, f, two);
  r[i++] = FLOATS(cm_abs<float>, f);

  r[i++] = BYTES(cm_rndd, f * 100);
  r[i++] = BYTES(cm_rndu, f * 100);
  r[i++] = BYTES(cm_rnde, f * 100);
  r[i++] = BYTES(cm_rndz, f * 100);
  r[i++] = wrong<int>(ints(cm_rndd<uchar, 8>(f * 100, SAT)), cm_rndd<int, 8>(f * 100), 0, 255);
  r[i++] = wrong<int>(ints(cm_rndu<uchar, 8>(f * 100, SAT)), cm_rndu<int, 8>(f * 100), 0, 255);
  r[i++] = wrong<int>(ints(cm_rnde<uchar, 8>(f * 100, SAT)), cm_rnde<int, 8>(f * 100), 0, 255);
  r[i++] = wrong<int>(ints(cm_rndz<uchar, 8>(f * 100, SAT)), cm_rndz<int, 8>(f * 100), 0, 255);

  r[i++] = BYTES(cm_shr, n, 1);
  r[i++] = BYTES(cm_asr, n, 1);
  r[i++] = BYTES(cm_lsr, n, 8);
  r[i++] = BYTES(cm_shl, n, 1);
  r[i++] = BYTES(cm_avg, n, 3);
  r[i++] = BYTES(cm_min, n, 1000);
  r[i++] = BYTES(cm_max, n, -5);
  r[i++] = BYTES(cm_add, n, 3);

  r[i++] = BYTES(cm_mul, n, 3);
  r[i++] = BYTES(cm_abs, n);
  r[i++] = BYTES(cm_sad2, n, 3);
  r[i++] = BYTES(cm_sada2, n, 3, n);
  r[i++] = BYTES(cm_dp2, f, f * 100);
  r[i++] = BYTES(cm_dp3, f, f * 100);
  r[i++] = BYTES(cm_dp4, f, f * 100);
  r[i++] = BYTES(cm_dph, f, f * 100);
  write(out, 0, r);
}
