// Kernel and launch as one program of the host.
// REQUIRES: clang
// UNSUPPORTED: sanitizer
// RUN: %clanghost -Wall -Wextra -Werror -g %examples/linear_filter.cpp %examples/host/linear_filter.cpp -o %t
// RUN: %t | FileCheck %s
// RUN: %clanghost -O2 %examples/linear_filter.cpp %examples/host/linear_filter.cpp -o %t
// RUN: %t | FileCheck %s

// CHECK: 64x48: equal
// CHECK: 320x240: equal
// CHECK: 37x23: equal
