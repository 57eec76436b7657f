// clang knows costs of SPIR-V, by which it would not unroll loops that cmx-cc unrolls.
// REQUIRES: clang, plugin
// UNSUPPORTED: sanitizer
// RUN: %clangcm -O2 -fpass-plugin=%plugin %examples/bitonic_sort.cpp -S -emit-llvm -o %t.ll
// RUN: cmx-opt %t.ll --platform=icllp --emit=visa --stats -o %t.visaasm 2>&1 | FileCheck %s
// RUN: cmx-cc %examples/bitonic_sort.cpp --platform=icllp --stats -o %t.visaasm 2>&1 | FileCheck %s
// Thousands, if loops are left.
// CHECK: {{^ +[0-9][0-9][0-9]}} vISA instructions
