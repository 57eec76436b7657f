// A mask of 8, 16 or 32 lanes is an integer in a flag register: one move packs
// or unpacks it. Others are filled up with zeros.
// REQUIRES: clang
// RUN: cmx-cc %s --platform=icllp -o %t/
// RUN: cat %t/packed.visaasm %t/unpacked.visaasm | FileCheck %s --check-prefix=TEXT
// RUN: cmx-run %s --kernel=widths --arg src=pattern:index:i32:128 --arg dst=-:64 --show dst:u32:16 --visa | FileCheck %s
// RUN: cmx-run %s --kernel=widths --arg src=pattern:index:i32:128 --arg dst=-:64 --show dst:u32:16 --interpret | FileCheck %s
#include <cm/cm.h>

// TEXT-LABEL: .kernel "packed"
// TEXT: cmp.gt (M1, 16) [[P:v_p_[0-9]+]] {{.*}} 3:d
// TEXT-NEXT: cmp.gt (M5, 16) [[P]] {{.*}} 3:d
// TEXT-NEXT: mov (M1_NM, 1) {{.*}}(0,0)<1> [[P]]
// TEXT-NOT: jmp
// TEXT: ret
extern "C" _GENX_MAIN_ void packed(SurfaceIndex src, SurfaceIndex dst) {
  vector<int, 32> v;
  read(src, 0, v);
  vector<uint, 4> r = cm_pack_mask(v > 3);
  write(dst, 0, r);
}

// TEXT-LABEL: .kernel "unpacked"
// TEXT: setp (M1_NM, 32) [[Q:v_p_[0-9]+]] {{.*}}(0,0)<0;1,0>
// TEXT-NOT: shr
// TEXT: ([[Q]]) sel (M1, 32) {{.*}} 1:w 0:w
// TEXT-NOT: shr
// TEXT: ret
extern "C" _GENX_MAIN_ void unpacked(SurfaceIndex dst, uint bits) {
  vector<ushort, 32> v = cm_unpack_mask<ushort, 32>(bits);
  write(dst, 0, v);
}

extern "C" _GENX_MAIN_ void widths(SurfaceIndex src, SurfaceIndex dst) {
  vector<int, 32> v;
  vector<uint, 8> r;
  read(src, 0, v);
  // CHECK: dst[0]: 2863311530 65534 4088 10 1 4294967294 170 699050
  r(0) = cm_pack_mask(v & 1);
  r(1) = cm_pack_mask(v.select<16, 1>(0));
  r(2) = cm_pack_mask(v.select<12, 1>(0) > 2);
  r(3) = cm_pack_mask(v.select<4, 1>(0) & 1);
  r(4) = cm_pack_mask(v.select<1, 1>(7));
  vector<uchar, 31> few = v.select<31, 1>(0);
  few(0) = 0;
  few(30) = 0;
  r(5) = cm_pack_mask(few) | 3u << 30;
  r(6) = cm_pack_mask((v.select<8, 1>(0) & 1) != 0);
  r(7) = cm_pack_mask(v.select<20, 1>(0) & 1);
  write(dst, 0, r);
  // CHECK-NEXT: dst[8]: 1 0 1 1 0 1 1 1
  r.select<3, 1>(0) = cm_unpack_mask<uchar, 3>(13);
  r.select<1, 1>(3) = cm_unpack_mask<int, 1>(3);
  r.select<4, 1>(4) = cm_unpack_mask<float, 20>(0xe0000).select<4, 1>(16);
  write(dst, 32, r);
}
