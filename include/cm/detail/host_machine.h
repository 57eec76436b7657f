//===- host_machine.h - Registers and units in plain C++ --------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// This part of host_builtins.h defines the builtins of cm/detail/machine.h,
// matrix_unit.h and block2d.h.
//
//===----------------------------------------------------------------------===//

#ifndef CM_DETAIL_HOST_MACHINE_H
#define CM_DETAIL_HOST_MACHINE_H

#include "builtins.h"
#include "host_math.h"
#include "host_runtime.h"

#include <cstring>

namespace cm::builtin {

// ---- The machine ------------------------------------------------------------

/// The ids of the group are dwords 1, 6 and 7 of the payload.
template <class V> CM_HOST V r0() {
  V Payload = 0;
  constexpr int Places[] = {1, 6, 7};
  for (int D = 0; D < 3; ++D)
    if (Places[D] < host::lanes<V>)
      Payload[Places[D]] = host::element<V>(rt::here().Group[D]);
  return Payload;
}
template <class V> CM_HOST V sr0() {
  rt::fail("[not-executable] the state register of the processor");
}
template <class V> CM_HOST V timestamp() {
  uint64_t Clock = __builtin_readcyclecounter();
  return V{host::element<V>(Clock), host::element<V>(Clock >> 32)};
}
CM_HOST inline int get_hwid() {
  rt::fail("[not-executable] the number of the processor's thread");
}
namespace host_detail {
[[noreturn]] CM_HOST inline void no_raw_message() {
  rt::fail("[not-executable] raw messages are not decoded");
}
} // namespace host_detail
template <class W, class V> CM_HOST V raw_send(int, bool, int, int, W, V) {
  host_detail::no_raw_message();
}
template <class W> CM_HOST void raw_send_noresult(int, bool, int, int, W) {
  host_detail::no_raw_message();
}
template <class W, class X, class V>
CM_HOST V raw_sends(int, bool, signed char, int, int, W, X, V) {
  host_detail::no_raw_message();
}
template <class W, class X>
CM_HOST void raw_sends_noresult(int, bool, signed char, int, int, W, X) {
  host_detail::no_raw_message();
}
template <class M, class W, class V>
CM_HOST V raw_send2(signed char, signed char, M, signed char, signed char,
                    signed char, int, int, W, V) {
  host_detail::no_raw_message();
}
template <class M, class W>
CM_HOST void raw_send2_noresult(signed char, signed char, M, signed char,
                                signed char, int, int, W) {
  host_detail::no_raw_message();
}
template <class M, class W, class X, class V>
CM_HOST V raw_sends2(signed char, signed char, M, signed char, signed char,
                     signed char, signed char, int, int, W, X, V) {
  host_detail::no_raw_message();
}
template <class M, class W, class X>
CM_HOST void raw_sends2_noresult(signed char, signed char, M, signed char,
                                 signed char, signed char, int, int, W, X) {
  host_detail::no_raw_message();
}

// ---- Products of matrices ---------------------------------------------------

namespace host_detail {

/// Returns element \p N of \p Dword. \p Code is the number that dpas_code() in
/// matrix_unit.h returns for the element type.
CM_HOST inline double dpas_element(uint Dword, int Code, int N) {
  auto Bits = [&](int Width) { return Dword >> (N * Width); };
  switch (Code) {
  case 3:
    return double(int(Bits(2) << 30) >> 30);
  case 4:
    return double(Bits(2) & 3);
  case 5:
    return double(int(Bits(4) << 28) >> 28);
  case 6:
    return double(Bits(4) & 15);
  case 7:
    return double(static_cast<signed char>(Bits(8)));
  case 8:
    return double(uchar(Bits(8)));
  case 9:
    return double(__builtin_bit_cast(float, Bits(16) << 16));
  case 10:
    return double(__builtin_bit_cast(half, ushort(Bits(16))));
  default:
    return double(__builtin_bit_cast(float, Dword & 0xffffe000u));
  }
}
CM_HOST inline int dpas_bits(int Code) {
  return Code < 5 ? 2 : Code < 7 ? 4 : Code < 9 ? 8 : Code < 12 ? 16 : 32;
}

} // namespace host_detail

/// Sums of floats are rounded after each of the eight steps. Sums of integers
/// wrap around.
template <class V, class W, class X>
CM_HOST V dpas(V Sum, W B, X A, int Types) {
  namespace hd = host_detail;
  using T = host::element<V>;
  int BCode = Types & 255, ACode = Types >> 8 & 255, Repeat = Types >> 24;
  int BBits = hd::dpas_bits(BCode), ABits = hd::dpas_bits(ACode);
  int Widest = BBits > ABits ? BBits : ABits;
  int Products = Widest < 4 ? 8 : 32 / Widest;
  int Lanes = host::lanes<V> / Repeat;
  for (int Row = 0; Row < Repeat; ++Row)
    for (int Lane = 0; Lane < Lanes; ++Lane) {
      T &Element = reinterpret_cast<T *>(&Sum)[Row * Lanes + Lane];
      for (int Step = 0; Step < 8; ++Step) {
        double Exact = 0;
        for (int N = Step * Products; N < (Step + 1) * Products; ++N) {
          int BPer = 32 / BBits, APer = 32 / ABits;
          uint BDword = uint(B[N / BPer * Lanes + Lane]);
          uint ADword = uint(A[Row * (8 * Products / APer) + N / APer]);
          Exact += hd::dpas_element(BDword, BCode, N % BPer) *
                   hd::dpas_element(ADword, ACode, N % APer);
        }
        if constexpr (__is_same(T, float))
          Element = T(double(Element) + Exact);
        else
          Element = T(uint(Element) + uint(int(Exact)));
      }
    }
  return Sum;
}
template <class V, class W, class X>
CM_HOST V dpas_nosrc0(W B, X A, int Types) {
  return dpas(V(0), B, A, Types);
}
template <class V, class W, class X> CM_HOST V dpasw(V, W, X, int) {
  rt::fail("[not-executable] pairs of threads do not run together");
}
template <class V, class W, class X> CM_HOST V dpasw_nosrc0(W, X, int) {
  rt::fail("[not-executable] pairs of threads do not run together");
}

namespace host_detail {
/// Calls Do(place in registers, address) for each element of the blocks that
/// lies inside of the matrix.
template <class F>
CM_HOST void for_each_in_block(int ElemBytes, bool Turned, int Blocks,
                               int Columns, int Rows, bool IsVNNI,
                               uint64_t Base, uint Width, uint Height,
                               uint Pitch, int X, int Y, F Do) {
  int Per = IsVNNI && ElemBytes < 4 ? 4 / ElemBytes : 1;
  int Wide = 1;
  while (Wide < (Turned ? Rows : Columns))
    Wide *= 2;
  int Long = ((Turned ? Columns : Rows) + Per - 1) / Per * Per;
  int Block = (Wide * Long * ElemBytes + 63) / 64 * 64 / ElemBytes;
  for (int B = 0; B < Blocks; ++B)
    for (int R = 0; R < Rows; ++R)
      for (int C = 0; C < Columns; ++C) {
        int Major = Turned ? C : R, Minor = Turned ? R : C;
        int64_t Column = int64_t(X) + B * Columns + C, Row = int64_t(Y) + R;
        if (Column < 0 || Row < 0 || Row > int64_t(Height) ||
            Column >= (int64_t(Width) + 1) / ElemBytes)
          continue;
        Do(B * Block + Major / Per * Per * Wide + Minor * Per + Major % Per,
           Base + uint64_t(Row) * (uint64_t(Pitch) + 1) +
               uint64_t(Column) * uint64_t(ElemBytes));
      }
}
} // namespace host_detail

template <class V>
CM_HOST V load2d(bool Mask, signed char, signed char, signed char,
                 signed char Turned, signed char Blocks, short Columns,
                 short Rows, signed char VNNI, svmptr_t Base, int WidthBytes,
                 int Height, int PitchBytes, int X, int Y) {
  using T = host::element<V>;
  V Data = 0;
  if (Mask)
    host_detail::for_each_in_block(
        int(sizeof(T)), Turned == 2, Blocks, Columns, Rows, VNNI, Base,
        uint(WidthBytes), uint(Height), uint(PitchBytes), X, Y,
        [&](int Place, uint64_t Address) {
          T Element;
          std::memcpy(&Element, rt::in_svm(Address, sizeof(T), sizeof(T)),
                      sizeof(T));
          Data[Place] = Element;
        });
  return Data;
}
template <class V>
CM_HOST void store2d(bool Mask, signed char, signed char, signed char,
                     signed char, signed char Blocks, short Columns, short Rows,
                     signed char, svmptr_t Base, int WidthBytes, int Height,
                     int PitchBytes, int X, int Y, V Data) {
  using T = host::element<V>;
  if (Mask)
    host_detail::for_each_in_block(
        int(sizeof(T)), false, Blocks, Columns, Rows, false, Base,
        uint(WidthBytes), uint(Height), uint(PitchBytes), X, Y,
        [&](int Place, uint64_t Address) {
          T Element = Data[Place];
          std::memcpy(rt::in_svm(Address, sizeof(T), sizeof(T)), &Element,
                      sizeof(T));
        });
}

} // namespace cm::builtin

#endif // CM_DETAIL_HOST_MACHINE_H
