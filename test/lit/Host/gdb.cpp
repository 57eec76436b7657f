// A debugger stops at a line of a kernel, and prints matrices of bytes and of floats.
// REQUIRES: clang, gdb
// UNSUPPORTED: sanitizer
// RUN: %clanghost -g %examples/linear_filter.cpp %examples/host/linear_filter.cpp -o %t
// RUN: gdb -batch -nx -x %cmx_src/test/gdb/linear.gdb %t 2>&1 | FileCheck %s

// CHECK: linear_filter (src={{.*}}, dst={{.*}}) at {{.*}}linear_filter.cpp:26
// CHECK: #0 {{.*}}linear_filter.cpp:26
// CHECK: {{^}}72,12{{$}}
// CHECK: $1 = {194, 21, 218, 160, 74, 12, 100, 253, 211, 25, {{([0-9]+, ){21}[0-9]+}}}
// CHECK: $2 = {1423, 1351, 1630, 1076, {{([0-9]+, ){19}[0-9]+}}}
// CHECK: {{^}}29
// 1423 * 0.1111 is 158.1
// CHECK: $3 = {158, 150, 181, 119, {{([0-9]+, ){19}[0-9]+}}}
