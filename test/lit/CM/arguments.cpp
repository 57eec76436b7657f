// Arguments of class type: kernels take them as values, functions as their own copies.
// REQUIRES: clang
// RUN: %cm %s | cmx-opt -passes='cmx-lower-cm,default<O2>' -S -o %t.ll
// RUN: FileCheck %s --check-prefix=IR < %t.ll
// RUN: cmx-run %t.ll --kernel=scaled --arg 0=pattern:index:i32:32 --arg 1=%t.raw:96 \
// RUN:     --arg 2=1,2,3,4,5,6,7,8 --arg 3=3,2 --arg 4=100 --compare
// RUN: cmx-run %t.ll --kernel=scaled --arg 0=pattern:index:i32:32 --arg 1=%t.raw:96 \
// RUN:     --arg 2=1,2,3,4,5,6,7,8 --arg 3=3,2 --arg 4=100
// RUN: od -An -v -td4 -w32 %t.raw | FileCheck %s
// RUN: cmx-run %t.ll --kernel=few --arg 0=%t.few:96 --arg 1=1.5,-2,3,4 --arg 2=1,-2,3 --arg 3=1,2,3,4,5,6 \
// RUN:     --arg 4=7 --arg 5=0.5 --compare
// RUN: cmx-run %t.ll --kernel=few --arg 0=%t.few:96 --arg 1=1.5,-2,3,4 --arg 2=1,-2,3 --arg 3=1,2,3,4,5,6 \
// RUN:     --arg 4=7 --arg 5=0.5
// RUN: od -An -v -tf4 -w16 %t.few | FileCheck %s --check-prefix=FEW
// RUN: not cmx-run %t.ll --kernel=few --arg 0=%t.few:96 --arg 1=1,2,3 2>&1 | FileCheck %s --check-prefix=COUNT
// RUN: not cmx-run %t.ll --kernel=few --arg 0=%t.few:96 --arg 2=1,2,70000 2>&1 | FileCheck %s --check-prefix=RANGE

#include <cm/cm.h>

struct params {
  int scale;
  int lane;
};

// The callee may change what it is given; the caller's vector stays.
vector<int, 8> doubled(vector<int, 8> v) {
  v.select<4, 2>(0) *= 2;
  v(1) = -1;
  return v;
}

// A kernel has the name of its source, with the arguments of a template.
// IR: define dllexport spir_kernel void @scaled(i32 {{.*}}, i32 {{.*}}, <8 x i32> {{.*}}, <2 x i32> {{.*}}, i32
// IR: define dllexport spir_kernel void @fill_short(i32
// IR: define dllexport spir_kernel void @few(i32 {{.*}}, <4 x float> {{.*}}, <3 x i16> {{.*}}, <6 x float> {{.*}}, <5 x i8> {{.*}}, <1 x half>
// IR: !{i32 2, i32 2, i32 0, i32 0, i32 0}
_GENX_MAIN_ void scaled(SurfaceIndex src [[type("buffer_t")]], SurfaceIndex dst, vector<int, 8> coef, params p, int add) {
  vector<int, 8> v;
  read(src, 0, v);
  // CHECK: {{^ +}}103 109 121 139 163 193 229 271
  vector<int, 8> r = v * coef * p.scale + coef(p.lane) + add;
  write(dst, 0, r);
  // CHECK: {{^ +}}0 -1 4 3 8 5 12 7
  r = doubled(v);
  write(dst, 32, r);
  // CHECK: {{^ +}}0 1 2 3 4 5 6 7
  write(dst, 64, v);
}

template <class T> _GENX_MAIN_ void fill(SurfaceIndex dst) {
  vector<T, 16> v(7);
  write(dst, 0, v);
}
template void fill<short>(SurfaceIndex dst);

// Arguments of at most 16 bytes have the type and number of their elements too.
// COUNT: argument '1' expected one or 4 floats of 32 bits, actual '1,2,3'
// RANGE: argument '2' expected one or 3 integers of 16 bits, actual '1,2,70000'
extern "C" _GENX_MAIN_ void few(SurfaceIndex dst, vector<float, 4> f, vector<short, 3> s, matrix<float, 2, 3> m, vector<uchar, 5> c,
                                vector<half, 1> one) {
  vector<float, 4> v;
  v.select<3, 1>(0) = s;
  v(3) = c(4) + one(0);
  // FEW: {{^ +}}1.5 -2 3 4
  write(dst, 0, f);
  // FEW: {{^ +}}1 -2 3 7.5
  write(dst, 16, v);
  v.select<3, 1>(0) = m.row(1);
  // FEW: {{^ +}}4 5 6 7.5
  write(dst, 32, v);
}
