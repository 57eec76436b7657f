// What kernels ask of <type_traits>, and blocks with the type and number of their elements.
// REQUIRES: clang
// RUN: %cm %s | cmx-opt -passes='cmx-lower-cm,default<O2>' -S -o %t.ll
// RUN: cmx-run %t.ll --arg 0=%t.raw:32 --compare
// RUN: cmx-run %t.ll --arg 0=%t.raw:32
// RUN: od -An -v -td4 -w32 %t.raw | FileCheck %s

#include <cm/cm.h>

template <class T> int kind() {
  if constexpr (std::is_same<T, half>::value)
    return 1;
  else if constexpr (std::is_integral_v<T> && !std::is_signed<T>::value)
    return 2;
  else
    return 3;
}

template <class T> std::enable_if_t<std::is_unsigned_v<T>, int> narrow(T x) {
  return std::make_signed_t<T>(x) >> 1;
}

// CHECK: {{^ +}}1 2 3 -1 4 -5 6 7
extern "C" _GENX_MAIN_ void traits(SurfaceIndex dst) {
  vector<int, 8> v = {kind<half>(), kind<uchar>(), kind<float>(), narrow(ushort(0xffff)),
                      std::conditional_t<sizeof(int) == 4, int, float>(4.5f), -5, 6, 7}, w;
  cm_slm_init(64);
  uint buffer = cm_slm_alloc(64);
  cm_slm_block_write<int, 8>(buffer, 0, v);
  cm_slm_block_read(buffer, 0, w);
  write(dst, 0, w);
}
