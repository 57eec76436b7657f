// clang runs the pass by itself when it loads the plugin.
// REQUIRES: clang, plugin, genx_ir
// UNSUPPORTED: sanitizer
// RUN: %clangcm -O2 -fpass-plugin=%plugin %examples/linear_filter.cpp -S -emit-llvm -o %t.ll
// RUN: cmx-opt %t.ll --platform=icllp --emit=gen --stats -o %t.asm 2>&1 | FileCheck %s

// CHECK: 62 vISA instructions
// CHECK: 81 Gen instructions
