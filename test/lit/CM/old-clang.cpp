// An older clang says first what is missing.
// REQUIRES: clang
// RUN: not %clangcm -D__clang_major__=21 -fsyntax-only %s 2>&1 | FileCheck %s
// CHECK: error: "C for Metal source needs clang 22 or later"
#include <cm/cm.h>
