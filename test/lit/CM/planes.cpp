// Planes and fields of images: each form of the media blocks becomes its message.
// REQUIRES: clang
// RUN: cmx-cc %s --platform=icllp --emit=ir -S -o - | FileCheck %s
// RUN: not cmx-cc %s --platform=icllp -o %t.visaasm 2>&1 | FileCheck %s --check-prefix=WORDS
// WORDS: error: expected modifiers 0 to 3, actual 4 [cmx-message-unavailable]
#include <cm/cm.h>

extern "C" _GENX_MAIN_ void k(SurfaceIndex in, SurfaceIndex out) {
  matrix<int, 2, 8> m;
  vector<int, 8> v;

  // The modifier, the surface, the plane, the bytes of a row, the position.
  // CHECK: media.ld.v16i32(i32 0, i32 %in, i32 0, i32 32, i32 1, i32 2)
  read(in, 1, 2, m);
  // CHECK: media.st.v16i32(i32 0, i32 %out, i32 0, i32 32, i32 4, i32 20,
  write(out, 4, 20, m);
  // CHECK: media.ld.v16i32(i32 1, i32 %in, i32 0, i32 32, i32 3, i32 4)
  read(MODIFIED(in), 3, 4, m);
  // CHECK: media.st.v16i32(i32 1, i32 %out, i32 0, i32 32, i32 4, i32 21,
  write(MODIFIED(out), 4, 21, m);
  // CHECK: media.ld.v8i32(i32 0, i32 %in, i32 0, i32 32, i32 5, i32 6)
  read(in, 5, 6, v);
  // CHECK: media.st.v8i32(i32 0, i32 %out, i32 0, i32 32, i32 4, i32 22,
  write(out, 4, 22, v);
  // CHECK: media.ld.v8i32(i32 2, i32 %in, i32 0, i32 32, i32 7, i32 8)
  read(TOP_FIELD(in), 7, 8, v);
  // CHECK: media.st.v8i32(i32 2, i32 %out, i32 0, i32 32, i32 4, i32 23,
  write(TOP_FIELD(out), 4, 23, v);
  // CHECK: media.ld.v8i32(i32 3, i32 %in, i32 0, i32 32, i32 9, i32 10)
  read(BOTTOM_FIELD(in), 9, 10, v);
  // CHECK: media.st.v8i32(i32 3, i32 %out, i32 0, i32 32, i32 4, i32 24,
  write(BOTTOM_FIELD(out), 4, 24, v);

  // CHECK: media.ld.v8i32(i32 4, i32 %in, i32 0, i32 32, i32 9, i32 11)
  read(MODIFIED_TOP_FIELD(in), 9, 11, v);
  // CHECK: media.st.v8i32(i32 5, i32 %out, i32 0, i32 32, i32 4, i32 24,
  write(MODIFIED_BOTTOM_FIELD(out), 4, 24, v);
  // CHECK: media.ld.v8i32(i32 5, i32 %in, i32 0, i32 32, i32 9, i32 12)
  read(MODIFIED_BOTTOM_FIELD(in), 9, 12, v);
  // CHECK: media.st.v8i32(i32 4, i32 %out, i32 0, i32 32, i32 4, i32 25,
  write(MODIFIED_TOP_FIELD(out), 4, 25, v);

  // CHECK: media.ld.v16i32(i32 0, i32 %in, i32 1, i32 32, i32 11, i32 12)
  read_plane(in, GENX_SURFACE_U_PLANE, 11, 12, m);
  // CHECK: media.st.v16i32(i32 0, i32 %out, i32 1, i32 32, i32 4, i32 25,
  write_plane(out, GENX_SURFACE_UV_PLANE, 4, 25, m);
  // CHECK: media.ld.v16i32(i32 2, i32 %in, i32 2, i32 32, i32 13, i32 14)
  read_plane(TOP_FIELD(in), GENX_SURFACE_V_PLANE, 13, 14, m);
  // CHECK: media.st.v16i32(i32 3, i32 %out, i32 2, i32 32, i32 4, i32 26,
  write_plane(BOTTOM_FIELD(out), GENX_SURFACE_V_PLANE, 4, 26, m);
  // CHECK: media.ld.v8i32(i32 0, i32 %in, i32 2, i32 32, i32 15, i32 16)
  read_plane(in, GENX_SURFACE_V_PLANE, 15, 16, v);
  // CHECK: media.st.v8i32(i32 0, i32 %out, i32 0, i32 32, i32 4, i32 27,
  write_plane(out, GENX_SURFACE_Y_PLANE, 4, 27, v);
  // CHECK: media.ld.v8i32(i32 3, i32 %in, i32 1, i32 32, i32 17, i32 18)
  read_plane(BOTTOM_FIELD(in), GENX_SURFACE_UV_PLANE, 17, 18, v);
  // CHECK: media.st.v8i32(i32 2, i32 %out, i32 1, i32 32, i32 4, i32 28,
  write_plane(TOP_FIELD(out), GENX_SURFACE_U_PLANE, 4, 28, v);

  // Rows that fill no power of two of bytes have gaps between them in registers.
  // CHECK: media.ld.v64i8(i32 0, i32 %in, i32 0, i32 5, i32 19, i32 20)
  matrix<uchar, 8, 5> odd;
  read(in, 19, 20, odd);
  // CHECK: media.st.v64i8(i32 0, i32 %out, i32 0, i32 5, i32 4, i32 29,
  write(out, 4, 29, odd);
}
