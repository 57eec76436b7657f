// Kernel and launch as one program of the host.
// REQUIRES: clang
// UNSUPPORTED: sanitizer
// RUN: %clanghost -Wall -Wextra -Werror -g %examples/linear_filter.cpp %examples/host/linear_filter.cpp -o %t
// RUN: %t | FileCheck %s
// RUN: %clanghost -O2 %examples/linear_filter.cpp %examples/host/linear_filter.cpp -o %t
// RUN: %t | FileCheck %s

// CHECK: linear_filter 64x48: as expected
// CHECK: linear_filter 8x6: as expected
// CHECK: linear_filter 37x23: as expected
