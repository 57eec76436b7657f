// The linear filter of the C-for-Metal paper is as short from source as from IR, whether
// cmx-opt or clang runs the pass.
// REQUIRES: clang, genx_ir
// RUN: %cm %examples/linear_filter.cpp | cmx-opt -passes='cmx-lower-cm,default<O2>' -S -o %t.ll
// RUN: cmx-opt %t.ll --platform=icllp --emit=gen --stats -o %t.asm 2>&1 | FileCheck %s
// RUN: cmx-opt %t.ll --platform=dg2 --emit=gen -o %t.asm
// RUN: cmx-run %t.ll --grid 40x40 --arg 0=%cmx_src/docs/images/lake.png --arg 1=%t.source.png:320x240 --compare
// RUN: cmx-run %examples/linear_filter.ll --grid 40x40 --arg src=%cmx_src/docs/images/lake.png --arg dst=%t.ir.png:320x240
// RUN: cmx-run %t.ll --grid 40x40 --arg 0=%cmx_src/docs/images/lake.png --arg 1=%t.source.png:320x240
// RUN: cmp %t.source.png %t.ir.png

// CHECK: 62 vISA instructions
// CHECK: 81 Gen instructions
