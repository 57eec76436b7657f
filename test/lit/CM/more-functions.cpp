// Functions of integers and bits, dot products, angles, tables, lists in braces, iselect as
// a place to write to, cmtl.h.
// REQUIRES: clang
// RUN: %cm %s | cmx-opt -passes='cmx-lower-cm,default<O2>' -S -o %t.ll
// RUN: cmx-run %t.ll --arg 0=pattern:index:i32:64 --arg 1=%t.raw:384 --compare
// RUN: cmx-run %t.ll --arg 0=pattern:index:i32:64 --arg 1=%t.raw:384
// RUN: od -An -v -td4 -w32 %t.raw | FileCheck %s

#include <cm/cm.h>
#include <cm/cmtl.h>

const ushort table[20] = {9, 8, 7, 6, 5, 4, 3, 2, 1};

extern "C" _GENX_MAIN_ void functions(SurfaceIndex src, SurfaceIndex dst) {
  vector<int, 8> v, r, s; // 0, 1, ... 7
  read(src, 0, v);

  // CHECK: {{^ +}}-4 -1 -1 1073741823 2 -2147483645 3 1
  r(0) = cm_shr<int>(-7, 1);
  r(1) = cm_asr<int>(0x80000000u, 31);
  r(2) = cm_lsr<int>(-1, 0);
  r(3) = cm_lsr<int>(-1, 2);
  r(4) = cm_rol<uint>(1u, 1);
  r(5) = cm_ror<uint>(7u, 1);
  r(6) = cm_quot(13, 4);
  r(7) = cm_mod(13, 4);
  write(dst, 0, r);

  // Quotient and remainder; upper and lower half; sum and carry, difference and borrow.
  // CHECK: {{^ +}}2 3 -1 -2 0 1 -1 1
  int low;
  uint carry;
  r(0) = cm_div(low, 13, 5);
  r(1) = low;
  r(2) = cm_imul<int>(low, -2, 1);
  r(3) = low;
  r(4) = cm_addc(0xffffffffu, 1u, carry);
  r(5) = carry;
  r(6) = cm_subb(1u, 2u, carry);
  r(7) = carry;
  write(dst, 32, r);

  // CHECK: {{^ +}}5 239 4 29 -2147483648 7 150 -20
  r(0) = cm_bf_extract<uint>(3, 4, 0x5du);
  r(1) = cm_bf_insert<uint>(4, 4, 0xe, 0x1fu);
  r(2) = cm_cbit<uint>(0xffull << 36 >> 4 & 0x0f00000000ull);
  r(3) = cm_fbh(4u);
  r(4) = cm_bf_reverse<uint>(1u);
  r(5) = cm_fbl(128u);
  r(6) = cm_bfn<BFN_X ^ BFN_Y ^ BFN_Z>(0xf0u, 0x33u, 0x55u);
  r(7) = cm_dp4a<int>(vector<int, 8>(-50), vector<int, 8>(0x01020304), vector<int, 8>(0x03030303))(0);
  write(dst, 64, r);

  // Of groups of four: 0*0+1*1, 0*0+1*1+2*2, all four; P * v + Q.
  // CHECK: {{^ +}}1 41 5 77 14 126 11 17
  vector<float, 8> f = v;
  r(0) = int(cm_dp2<float>(f, f)(1));
  r(1) = int(cm_dp2<float>(f, f)(7));
  r(2) = int(cm_dp3<float>(f, f)(0));
  r(3) = int(cm_dp3<float>(f, f)(4));
  r(4) = int(cm_dp4<float>(f, f)(3));
  r(5) = int(cm_dp4<float>(f, f)(4));
  r(6) = int(cm_line<float>(2.0f, 3.0f, f)(4));
  r(7) = int(cm_line<float>(2.0f, 3.0f, f)(7));
  write(dst, 96, r);

  // Differences of two neighbours each; a sum that saturates; thousandths of angles.
  // CHECK: {{^ +}}1 7 255 785 1570 523 3141 -785
  vector<uchar, 8> bytes = v;
  r(0) = cm_sad2<ushort>(bytes, vector<uchar, 8>(1))(0) ;
  r(1) = cm_sada2<ushort>(bytes, vector<uchar, 8>(3), v)(4);
  r(2) = cm_sum<uchar>(v * 40, SAT);
  r(3) = int(cm_atan(1.0f) * 1000);
  r(4) = int(cm_acos(0.0f) * 1000);
  r(5) = int(cm_asin(0.5f) * 1000);
  r(6) = int(cm_acos(-1.0f) * 1000);
  r(7) = int(cmtl::cm_atan2(vector<float, 8>(-2.0f), vector<float, 8>(2.0f))(0) * 1000);
  write(dst, 128, r);

  // The first elements of a table; a list; elements that are not listed.
  // CHECK: {{^ +}}9 8 7 6 5 4 3 2
  // CHECK: {{^ +}}3 1 4 0 0 0 0 0
  r = vector<ushort, 8>(table);
  write(dst, 160, r);
  vector<int, 8> list = {3, 1, 4};
  write(dst, 192, list);

  // Writes through places that another vector says.
  // CHECK: {{^ +}}100 1 102 3 104 5 106 17
  r = v;
  vector<ushort, 4> at = {0, 2, 4, 6};
  r.iselect(at) = v.select<4, 2>(0) + 100;
  at = 7;
  r.iselect(at) += 10;
  write(dst, 224, r);

  // Columns as vectors, sequences, a block in parts.
  // CHECK: {{^ +}}1 5 1 5 5 8 11 14
  matrix<int, 2, 4> m = v;
  vector_ref<int, 2> column = m.column(1);
  r.select<2, 1>(0) = column;
  r.select<2, 1>(2) = m.column(1);
  cmtl::cm_vector_assign<int, 4>(r.select<4, 1>(4), 5, 3);
  write(dst, 256, r);

  // CHECK: {{^ +}}16256 16512 -16384 1065353216 2 -2 1 0
  vector<half, 2> bf = cm_bf_cvt<half>(vector<float, 2>(1.0f));
  r(0) = bf.format<ushort>()(0);
  r(1) = cm_bf_cvt<half>(vector<float, 2>(4.0f)).format<ushort>()(1);
  r(2) = short(cm_f32tof16(-2.0f));
  r(3) = cm_tf32_cvt<int>(vector<float, 2>(1.0f))(1);
  r(4) = int(cm_f16tof32(ushort(0x4000)));
  r(5) = int(cmtl::cm_floor<int>(-1.5f));
  r(6) = int(cm_lrp(vector<float, 4>(0.5f), 3.0f, -1.0f)(0));
  r(7) = int(cm_cos<8>(vector<float, 8>(3.0f))(0));
  write(dst, 288, r);

  // A number halfway between two bfloats, or two of tf32, becomes the even one.
  // CHECK: {{^ +}}7 -1 0 0 0 0 0 0
  // CHECK: {{^ +}}16256 16258 16257 49026 1065353216 1065369600 1065361408 -1082114048
  vector<uint, 8> bits = {0x3f808000, 0x3f818000, 0x3f817fff, 0xbf828000,
                          0x3f801000, 0x3f803000, 0x3f802fff, 0xbf805000};
  vector<float, 8> numbers = bits.format<float>();
  vector<half, 4> bfloats = cm_bf_cvt<half>(numbers.select<4, 1>(0));
  r.select<4, 1>(0) = bfloats.format<ushort>();
  r.select<4, 1>(4) = cm_tf32_cvt<int>(numbers.select<4, 1>(4));
  write(dst, 352, r);

  // Single elements of a surface: the row before the last one.
  write(dst, 80, read<int>(src, 7));
  write(dst, 0u, 81, -1);
}
