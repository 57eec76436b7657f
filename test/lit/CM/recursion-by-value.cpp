// Functions that call themselves: structures by value keep all their bytes, also those between the fields of a member of
// a union, and those with vectors are passed as well. Ids of the thread are known there. A kernel may be static, and
// initial values are computed before it.
// REQUIRES: clang
// RUN: cmx-run %s --interpret --arg out=out:-:96 --arg n=5 --grid 2x1 --group 2x1 --show out:i32:24 | FileCheck %s
// RUN: cmx-run %s --visa --platform=skl --arg out=out:-:96 --arg n=5 --grid 2x1 --group 2x1 --show out:i32:24 | FileCheck %s
// RUN: cmx-run %s --visa --platform=pvc --runtime=l0 --arg out=out:-:96 --arg n=5 --grid 2x1 --group 2x1 --show out:i32:24 | FileCheck %s
// RUN: cmx-cc %s --platform=tgllp -O0 -g -o %t.visaasm
// CHECK: [0]: 16 19 25 20 9 10 11 12
// CHECK: [8]: 15 15 15 15 15 15 15 15
// CHECK: [16]: 3 3 3 3 3 3 3 3
#include <cm/cm.h>

union Bytes {
  struct {
    char c;
    int i;
  } s;
  unsigned char bytes[8];
};
static _GENX_ Bytes spread(Bytes b, int n) {
  if (n == 0)
    return b;
  b.bytes[n & 3] += n;
  Bytes r = spread(b, n - 1);
  r.bytes[(n + 1) & 3] += b.bytes[2];
  return r;
}

struct Part {
  int x;
  vector<int, 5> v;
};
static _GENX_ int sum(Part p, int n) {
  if (n == 0)
    return p.v(0);
  p.v += n;
  p.x = 7;
  return sum(p, n - 1);
}

static _GENX_ int id(int n) { return n == 0 ? cm_local_id(0) + cm_local_size(0) : id(n - 1); }

static int start(int x) { return x; }
vector<int, 8> first = start(cm_group_id(0));

static _GENX_MAIN_ void k(SurfaceIndex out, int n) {
  Bytes b;
  for (int i = 0; i < 8; ++i)
    b.bytes[i] = i + n;
  Bytes r = spread(b, n);
  vector<int, 8> o = first;
  for (int i = 0; i < 8; ++i)
    o(i) += r.bytes[i];
  write(out, 0, o);
  Part p;
  p.v = 0;
  write(out, 32, vector<int, 8>(sum(p, n)));
  if (cm_local_id(0) == 1)
    write(out, 64, vector<int, 8>(id(n)));
}
