// With -g, vISA text and the listing name the lines of the source, never those of headers; without, none.
// REQUIRES: clang, genx_ir
// RUN: cmx-cc %s --platform=icllp -g -o %t.visaasm --stats 2> %t.stats
// RUN: FileCheck %s --input-file=%t.visaasm
// RUN: FileCheck %s --input-file=%t.stats --check-prefix=STATS
// RUN: not grep "\.file.*include.cm" %t.visaasm
// RUN: cmx-visa %t.visaasm --platform=icllp
// RUN: cmx-cc %s --platform=icllp -g --emit=gen -o %t.asm
// RUN: FileCheck %s --input-file=%t.asm --check-prefix=GEN
// RUN: cmx-run %s --visa --arg 0=pattern:index:i32:64 --arg 1=out:%t.raw:64
// RUN: cmx-cc %s --platform=icllp -o - | FileCheck %s --check-prefix=NONE
#include <cm/cm.h>

_GENX_ vector<int, 8> twice(vector<int, 8> v) {
  return v * 2;
}

// CHECK: .function "k_main"
// CHECK-NEXT: .file "{{.*}}lines.cpp"
// CHECK-NEXT: .loc [[#KERNEL:]]
// CHECK-NEXT: .loc [[#READ:KERNEL+2]]
// CHECK-NEXT: oword_ld
// CHECK-NEXT: .loc 15
// CHECK-NEXT: shl
// CHECK-NEXT: .loc [[#READ+2]]
// CHECK: oword_st
// CHECK-NEXT: .loc [[#READ+3]]
// CHECK-NEXT: ret
// CHECK-NOT: .file
// STATS-NOT: .loc
// GEN: // Line 15:  return v * 2;
// GEN-NEXT: shl (8
// NONE-NOT: .loc
// NONE-NOT: .file
extern "C" _GENX_MAIN_ void k(SurfaceIndex src, SurfaceIndex dst) {
  vector<int, 8> v;
  read(src, 0, v);
  v = twice(v);
  write(dst, 0, v);
}
