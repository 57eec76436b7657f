// The fraction of a small negative number is the largest number below 1.
// REQUIRES: clang
// UNSUPPORTED: sanitizer
// RUN: %clanghost -w %s -o %t.exe && %t.exe | FileCheck %s
#include <cm/cm.h>

#include <cstdio>

int main() {
  vector<float, 4> x(-1e-9f), y = cm_frc(x);
  vector<half, 4> h(half(-6e-8f)), k = cm_frc(h);
  // CHECK: 0x1.fffffep-1 0x1.ffcp-1
  std::printf("%a %a\n", double(float(y(0))), double(float(k(3))));
  x = 2.75f;
  y = cm_frc(x);
  // CHECK-NEXT: 0x1.8p-1
  std::printf("%a\n", double(float(y(2))));
}
