// Arguments that are left out, and values at the corners of functions.
// REQUIRES: clang
// RUN: cmx-run %s --platform=skl --compare --arg in=pattern:index:i32:1024 --arg out=%t.raw:320
// RUN: cmx-run %s --platform=skl --arg in=pattern:index:i32:1024 --arg out=%t.raw:320 --show out:i32:80 | FileCheck %s
#include <cm/cmtl.h>

extern "C" _GENX_MAIN_ void k(SurfaceIndex in [[type("buffer_t")]], SurfaceIndex out) {
  vector<int, 16> v;
  read(in, 0, v);
  matrix<int, 4, 4> m = v;
  vector<int, 80> all = 0;
  auto row = [&](int i) { return all.select<8, 1>(i * 8); };

  // A stride is 1, an offset 0.
  // CHECK: out[0]: 3 4 5 6 0 2 4 6
  row(0).select<4, 1>(0) = v.select<4>(3);
  row(0).select<4, 1>(4) = v.select<4, 2>();
  // CHECK-NEXT: out[8]: 0 2 8 10 0 1 0 1
  row(1).select<4, 1>(0) = m.select<2, 2, 2, 2>();
  row(1).select<4, 1>(4) = v.replicate<2, 2>();
  // CHECK-NEXT: out[16]: 0 1 3 4 0 4 2 6
  row(2).select<4, 1>(0) = v.replicate<2, 3, 2>();
  row(2).select<4, 1>(4) = v.replicate<2, 2, 2, 4>();
  // CHECK-NEXT: out[24]: 0 1 0 1 0 5 3 8
  row(3).select<4, 1>(0) = m.replicate<2, 2>();
  row(3).select<4, 1>(4) = m.replicate<2, 3, 2, 5>();
  // Rows of a part follow one another; all of it.
  // CHECK-NEXT: out[32]: 9 10 5 6 9 10 5 6
  matrix_ref<int, 2, 2> part = m.select<2, 1, 2, 1>(1, 1);
  row(4).select<2, 1>(0) = m.select<3, 1, 3, 1>(1, 0).replicate<1, 2>(1, 1);
  row(4).select<6, 1>(2) = part.replicate<2>().select<6, 1>(0);

  // A scalar that is not zero is true, whatever its bits as a short integer.
  // CHECK-NEXT: out[40]: 0 1 1 1 1 0 1 -2147483648
  vector<int, 2> two = v.select<2, 1>(0);
  row(5).select<2, 1>(0) = two && 0.5f;
  row(5).select<2, 1>(2) = 65536 || two;
  row(5)(4) = (two || 0.25)(0);
  row(5).select<2, 1>(5) = 65536 && two;
  row(5)(7) = int(cm_bf_reverse<2>(two)(1));

  // Rotations of 8 bytes, a carry from a short scalar.
  // CHECK-NEXT: out[48]: 256 0 16777216 0 1 2 1 0
  vector<unsigned long long, 1> one = 1ull, r = cm_rol<unsigned long long>(one, 40);
  row(6).select<2, 1>(0) = r.format<int>().select<2, 1>(0).replicate<2, 1>(1) * vector<int, 2>(two == 0);
  r = cm_ror<unsigned long long>(one, 40);
  row(6).select<2, 1>(2) = r.format<int>() ;
  vector<uint, 2> carry, large = 0xffffffffu, sum = cm_addc(large, ushort(2), carry);
  row(6)(4) = sum(0);
  row(6)(5) = int(carry(0) + carry(1));
  row(6)(6) = cm_addc(large, 1u, carry)(0) + carry(1);
  row(6)(7) = cm_subb(large, large, carry)(0) + carry(1);

  // Angles of numbers beyond 1, on the axes, a large argument.
  // CHECK-NEXT: out[56]: 1570 -1570 0 3141 3141 0 -1000 1000
  vector<float, 2> beyond = {2.5f, -2.5f}, axis = {-3.0f, 3.0f}, zero = 0.0f;
  row(7).select<2, 1>(0) = cm_asin(beyond) * 1000;
  row(7).select<2, 1>(2) = cm_acos(beyond) * 1000;
  row(7).select<2, 1>(4) = cmtl::cm_atan2(zero, axis) * 1000;
  row(7).select<2, 1>(6) = cmtl::cm_tanh(axis * 100) * 1000;

  // No numbers stay that, whatever bits are cut off. Doubles.
  // CHECK-NEXT: out[64]: 1 1 1 1 250 -750 7 -3
  vector<uint, 2> bits = {0x7f800001u, 0xff80ffffu};
  vector<float, 2> none = bits.format<float>();
  vector<float, 2> bf = cm_bf_cvt<float>(cm_bf_cvt<half>(none)), tf = cm_tf32_cvt<uint>(none).format<float>();
  row(8).select<2, 1>(0) = bf != bf;
  row(8).select<2, 1>(2) = tf != tf;
  vector<double, 2> d = {7.75, -2.25};
  row(8).select<2, 1>(4) = cm_frem(d, 1.5) * 1000;
  row(8).select<2, 1>(6) = cm_rndd<int>(d);

  // Elements that an array, of one dimension or two, or a list lacks are 0.
  // CHECK-NEXT: out[72]: 5 6 7 0 0 8 9 0
  short three[] = {5, 6, 7}, four[2][2] = {8, 9};
  row(9).select<5, 1>(0) = vector<int, 5>(three);
  row(9).select<3, 1>(5) = vector<int, 6>(four).select<3, 1>(0);
  vector<int, 3> list = {1};
  row(9)(7) += list(1) + list(2) + vector<int, 6>(four)(5);
  write(out, 0, all);
}
