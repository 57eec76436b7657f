// The float mode of a kernel: denormals are kept if it says so, on a machine that flushes them otherwise.
// REQUIRES: clang, genx_ir
// RUN: cmx-cc %s --platform=icllp -o %t/
// RUN: cat %t/singles.visaasm %t/all.visaasm %t/none.visaasm | FileCheck %s
// RUN: cmx-cc %s --platform=icllp --emit=gen -o %t/
// RUN: cmx-run %s --kernel=singles --visa --flush-denormals --arg 0=pattern:index:i32:32 --arg 1=out:%t.raw:32
// RUN: od -An -v -tx4 %t.raw | FileCheck %s --check-prefix=KEPT
// RUN: cmx-run %s --kernel=none --visa --flush-denormals --arg 0=pattern:index:i32:32 --arg 1=out:%t.raw:32
// RUN: od -An -v -tx4 %t.raw | FileCheck %s --check-prefix=FLUSHED
#include <cm/cm.h>

_GENX_ void half_of(SurfaceIndex src, SurfaceIndex dst) {
  vector<float, 8> v;
  read(src, 0, v);
  v *= 0.5f;
  write(dst, 0, v);
}

// CHECK-LABEL: .kernel "singles"
// CHECK: or (M1_NM, 1) %cr0(0,0)<1> %cr0(0,0)<0;1,0> 0x80:ud
// CHECK-LABEL: .kernel "all"
// CHECK: or (M1_NM, 1) %cr0(0,0)<1> %cr0(0,0)<0;1,0> 0x4c0:ud
// CHECK-LABEL: .kernel "none"
// CHECK-NOT: %cr0
// KEPT: {{^ +}}00000000 00000000 00000001
// FLUSHED: {{^ +}}00000000 00000000 00000000
extern "C" _GENX_MAIN_ _GENX_FLOAT_CONTROL_(CM_RTE | CM_DENORM_F_ALLOW)
void singles(SurfaceIndex src, SurfaceIndex dst) { half_of(src, dst); }

extern "C" _GENX_FLOAT_CONTROL_(CM_DENORM_ALLOW) _GENX_MAIN_
void all(SurfaceIndex src, SurfaceIndex dst) { half_of(src, dst); }

extern "C" _GENX_MAIN_ _GENX_FLOAT_CONTROL_(CM_DENORM_FTZ) _GENX_ROUNDING_MODE_(CM_RTE)
void none(SurfaceIndex src, SurfaceIndex dst) { half_of(src, dst); }
