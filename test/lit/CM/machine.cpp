// Registers of the machine, raw messages and typed ones become instructions of
// vISA; the CPU names what it lacks.
// REQUIRES: clang
// RUN: rm -rf %t && mkdir %t && cmx-cc %s --platform=tgllp -o %t/
// RUN: cat %t/registers.visaasm %t/raw.visaasm %t/pixels.visaasm | FileCheck %s
// RUN: not cmx-run %s --kernel=raw --arg in=pattern:index:u32:64 --arg out=-:64 2>&1 | FileCheck %s --check-prefix=CPU
// CPU: raw messages are not decoded
#include <cm/cm.h>

// CHECK-LABEL: .kernel "registers"
// CHECK-DAG: %r0
// CHECK-DAG: %tsc
// CHECK-DAG: %sr0
// CHECK-DAG: %hw_id
extern "C" _GENX_MAIN_ void registers(SurfaceIndex out) {
  vector<uint, 8> v = cm_get_r0<uint>();
  vector<uint, 2> clock = cm_clock();
  v.select<2, 1>(0) += clock;
  v.select<4, 1>(4) ^= cm_get_sr0();
  v(3) = cm_get_hwid();
  write(out, 0, v);
}

// CHECK-LABEL: .kernel "raw"
// CHECK: raw_sends.10.1.0.4
// CHECK: raw_sends.5.1.1.0
extern "C" _GENX_MAIN_ void raw(SurfaceIndex in, SurfaceIndex out) {
  matrix<uint, 4, 8> response;
  vector<uint, 8> header = cm_get_r0();
  cm_send(response, header, 0xa, cm_get_value(in) + 0x2486000, 0);
  cm_sends(0, header, header, 0x45, cm_get_value(out) + 0x20a8000, 0);
  write(out, 0, response.row(1));
}

// CHECK-LABEL: .kernel "pixels"
// CHECK: gather4_typed.RB (M1, 8)
// CHECK: gather4_typed.RB (M3, 8)
// CHECK: typed_atomic.cmpxchg (M1, 8)
// CHECK: scatter4_typed.RGBA (M1, 8)
extern "C" _GENX_MAIN_ void pixels(SurfaceIndex in [[type("image3d_t")]],
                                   SurfaceIndex out [[type("image2d_t")]]) {
  vector<uint, 16> u, zero = 0;
  for (int i = 0; i < 16; ++i)
    u(i) = i * 3 & 7;
  matrix<int, 4, 16> m;
  read_typed(in, CM_BR_ENABLE, m, u, u, u);
  vector<int, 8> old = 0, expected = 0;
  write_typed_atomic<ATOMIC_CMPXCHG>(out, old, m.row(0).select<8, 1>(0),
                                     expected, u.select<8, 1>(0),
                                     zero.select<8, 1>(0));
  m.select<2, 1, 16, 1>(2, 0) = 5;
  m.row(3).select<8, 1>(0) += old;
  write_typed(out, CM_ABGR_ENABLE, m, u, u);
}
