// Functions that call themselves, or each other: with numbers, vectors, structures and arrays, under SIMD control flow and
// with file-scope variables. All forms of the kernel give the results of plain recursion.
// REQUIRES: clang
// What the compiler for this computer cannot check, the evaluator runs.
// RUN: cmx-run %s --arg out=out:-:128 --arg n=5 --show out:i32:32 2> %t.txt | FileCheck %s
// RUN: FileCheck %s --check-prefix=NOTE < %t.txt
// NOTE: note: function 'k': {{.*}}; the evaluator (--interpret) checks each access, and runs this kernel
// RUN: not cmx-run %s --device=cpu --arg out=out:-:128 --arg n=5 2>&1 | FileCheck %s --check-prefix=DEVICE
// DEVICE: error: function 'k': {{.*}} [cmx-evaluator-needed]
// RUN: cmx-run %s --compare --platform=icllp --arg out=out:-:128 --arg n=5 | FileCheck %s --check-prefix=EQUAL
// EQUAL: equal: 1 surfaces, 128 bytes
// RUN: cmx-run %s --interpret --arg out=out:-:128 --arg n=5 --show out:i32:32 | FileCheck %s
// RUN: cmx-run %s --visa --platform=skl --arg out=out:-:128 --arg n=5 --show out:i32:32 | FileCheck %s
// RUN: cmx-run %s --visa --platform=pvc --arg out=out:-:128 --arg n=5 --show out:i32:32 | FileCheck %s
// RUN: cmx-cc %s --platform=tgllp -O0 --emit=visa -o %t.visaasm
// RUN: cmx-run %t.visaasm --platform=tgllp --arg 0=out:-:128 --arg 1=5 --show 0:i32:32 | FileCheck %s
// CHECK: [0]: 5 200 23 18 0 1 2 3
// CHECK: [8]: 0 1 32 243 1024 3125 7776 16807
// CHECK: [16]: 0 0 0 0 19 20 21 22
// CHECK: [24]: 0 1 2 3 19 20 21 22
#include <cm/cm.h>

static _GENX_ int fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }

static _GENX_ bool odd(int n);
static _GENX_ bool even(int n) { return n == 0 ? true : odd(n - 1); }
static _GENX_ bool odd(int n) { return n == 0 ? false : even(n - 1); }

static _GENX_ vector<int, 8> power(vector<int, 8> v, int n) {
  if (n == 0)
    return vector<int, 8>(1);
  vector<int, 8> half = power(v, n / 2);
  half = half * half;
  if (n & 1)
    half *= v;
  return half;
}

struct Sums {
  int depth;
  vector<float, 8> best;
};
static _GENX_ void walk(vector<float, 8> &v, Sums &s, int depth) {
  if (depth == 0)
    return;
  s.depth += depth;
  SIMD_IF_BEGIN(v > 4.0f) { v -= 1.0f; }
  SIMD_ELSE { v *= 2.0f; }
  SIMD_IF_END;
  walk(v, s, depth - 1);
  if (depth & 1)
    walk(v, s, depth < 2 ? 0 : depth - 2);
}

int total = 3;
static _GENX_ void count(int n) {
  total += n;
  if (n > 0)
    count(n - 1);
}

static _GENX_ void sort(int *p, int low, int high) {
  if (low >= high)
    return;
  int pivot = p[high], middle = low;
  for (int j = low; j < high; ++j)
    if (p[j] < pivot) {
      int t = p[middle];
      p[middle] = p[j];
      p[j] = t;
      ++middle;
    }
  p[high] = p[middle];
  p[middle] = pivot;
  sort(p, low, middle - 1);
  sort(p, middle + 1, high);
}

// Called under a mask, it changes the lanes that are on.
static _GENX_ vector<int, 8> grow(vector<int, 8> &v, int n) {
  if (n == 0)
    return v;
  v += n;
  return grow(v, n - 1);
}

extern "C" _GENX_MAIN_ void k(SurfaceIndex out, int n) {
  vector<int, 8> index, first, grown = 0;
  for (int i = 0; i < 8; ++i)
    index(i) = i;
  Sums s;
  s.depth = 0;
  vector<float, 8> v = index * 0.75f + n;
  walk(v, s, n);
  count(n);
  int numbers[4];
  for (int i = 0; i < 4; ++i)
    numbers[i] = (i * 3 + n) & 3;
  sort(numbers, 0, 3);
  first(0) = fib(n);
  first(1) = even(n) ? 100 : 200;
  first(2) = s.depth;
  first(3) = total;
  for (int i = 0; i < 4; ++i)
    first(4 + i) = numbers[i];
  write(out, 0, first);
  write(out, 32, power(index, n));
  SIMD_IF_BEGIN(index > 3) { grown = grow(index, n); }
  SIMD_IF_END;
  write(out, 64, grown);
  write(out, 96, index);
}
