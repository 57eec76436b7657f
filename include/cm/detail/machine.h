//===- machine.h - Registers, clocks and raw messages -----------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Functions that read registers of the machine, and functions that send
// messages whose descriptors the kernel provides. On the host, only the payload
// and a clock exist; functions for other registers and for messages end the
// program.
//
//===----------------------------------------------------------------------===//

#ifndef CM_DETAIL_MACHINE_H
#define CM_DETAIL_MACHINE_H

#include "scattered.h"

namespace cm {

// ---- Registers --------------------------------------------------------------

/// Returns the payload of the thread.
template <class T = uint, int N = 8>
__attribute__((diagnose_if(N != 1 && N != 2 && N != 4 && N != 8,
                           "the payload has 1, 2, 4 or 8 dwords", "error")))
CM_API vector<T, N>
cm_get_r0() {
  static_assert(sizeof(T) == 4, "the payload consists of dwords");
  return vector<T, N>(__builtin_bit_cast(detail::simd<T, N>,
                                         builtin::r0<detail::simd<int, N>>()));
}
/// Returns the state register.
template <class T = uint> CM_API vector<uint, 4> cm_get_sr0() {
  return vector<uint, 4>(vector<int, 4>(builtin::sr0<detail::simd<int, 4>>()));
}
/// Returns the number of the hardware thread.
CM_API uint cm_get_hwid() { return uint(builtin::get_hwid()); }
/// Returns a clock of 64 bits, and whether the thread was interrupted.
template <class T = uint> CM_API vector<uint, 4> cm_rdtsc() {
  return vector<uint, 4>(
      vector<int, 4>(builtin::timestamp<detail::simd<int, 4>>()));
}
/// Returns the lower and the upper half of the clock.
CM_API vector<uint, 2> cm_clock() {
  vector<uint, 4> All = cm_rdtsc();
  return All.select<2, 1>(0);
}

/// Returns the number of a surface or sampler, for descriptors.
CM_API uint cm_get_value(SurfaceIndex S) { return uint(int(S)); }
CM_API uint cm_get_value(SamplerIndex S) { return uint(int(S)); }

// ---- Raw messages -----------------------------------------------------------

namespace detail {
/// Returns the bytes of an operand as dwords.
template <operand X> CM_API auto dwords(const X &V) {
  vector<element_t<X>, size_v<X>> Copy(V.get());
  return Copy.template format<int>().get();
}
template <class X>
constexpr bool whole_registers =
    size_v<X> * int(sizeof(element_t<X>)) % 32 == 0;
/// Stores a message's response in \p To.
template <class D, class V> CM_API void set_dwords(D &To, V Dwords) {
  using T = element_t<D>;
  vector<int, size_v<D> *int(sizeof(T)) / 4> Copy(Dwords);
  To.set_all(Copy.template format<T>().get());
}
} // namespace detail

#define CM_MESSAGE_CHECK(X)                                                    \
  __attribute__((diagnose_if(!detail::whole_registers<X>,                      \
                             "a raw message moves multiples of 32 bytes",      \
                             "error")))

/// Sends \p Message to the hardware unit that the descriptors name.
template <class T, int N, detail::operand M>
CM_MESSAGE_CHECK(M)
CM_API void cm_send(vector_ref<T, N> Response, const M &Message, uint Extended,
                    uint Descriptor, uint Conditional) {
  builtin::simd_message();
  auto Old = detail::dwords(Response);
  detail::set_dwords(Response, builtin::raw_send(int(Conditional), true,
                                                 int(Extended), int(Descriptor),
                                                 detail::dwords(Message), Old));
}
template <class T, int R, int C, detail::operand M>
CM_MESSAGE_CHECK(M)
CM_API void cm_send(matrix_ref<T, R, C> Response, const M &Message,
                    uint Extended, uint Descriptor, uint Conditional) {
  builtin::simd_message();
  auto Old = detail::dwords(Response);
  detail::set_dwords(Response, builtin::raw_send(int(Conditional), true,
                                                 int(Extended), int(Descriptor),
                                                 detail::dwords(Message), Old));
}
/// Sends \p Message without a response.
template <detail::scalar Z, detail::operand M>
CM_MESSAGE_CHECK(M)
CM_API void cm_send(Z, const M &Message, uint Extended, uint Descriptor,
                    uint Conditional) {
  builtin::simd_message();
  builtin::raw_send_noresult(int(Conditional), true, int(Extended),
                             int(Descriptor), detail::dwords(Message));
}
/// Sends a message in two parts, \p Message and \p More.
template <class T, int N, detail::operand M, detail::operand O>
CM_MESSAGE_CHECK(M)
CM_MESSAGE_CHECK(O) CM_API
    void cm_sends(vector_ref<T, N> Response, const M &Message, const O &More,
                  uint Extended, uint Descriptor, uint Conditional) {
  builtin::simd_message();
  auto Old = detail::dwords(Response);
  detail::set_dwords(Response,
                     builtin::raw_sends(int(Conditional), true,
                                        static_cast<signed char>(Extended & 15),
                                        int(Extended), int(Descriptor),
                                        detail::dwords(Message),
                                        detail::dwords(More), Old));
}
template <class T, int R, int C, detail::operand M, detail::operand O>
CM_MESSAGE_CHECK(M)
CM_MESSAGE_CHECK(O) CM_API
    void cm_sends(matrix_ref<T, R, C> Response, const M &Message, const O &More,
                  uint Extended, uint Descriptor, uint Conditional) {
  builtin::simd_message();
  auto Old = detail::dwords(Response);
  detail::set_dwords(Response,
                     builtin::raw_sends(int(Conditional), true,
                                        static_cast<signed char>(Extended & 15),
                                        int(Extended), int(Descriptor),
                                        detail::dwords(Message),
                                        detail::dwords(More), Old));
}
template <detail::scalar Z, detail::operand M, detail::operand O>
CM_MESSAGE_CHECK(M)
CM_MESSAGE_CHECK(O) CM_API
    void cm_sends(Z, const M &Message, const O &More, uint Extended,
                  uint Descriptor, uint Conditional) {
  builtin::simd_message();
  builtin::raw_sends_noresult(int(Conditional), true,
                              static_cast<signed char>(Extended & 15),
                              int(Extended), int(Descriptor),
                              detail::dwords(Message), detail::dwords(More));
}
#undef CM_MESSAGE_CHECK

namespace detail {
/// Returns the bits of an execution size that encode the number of lanes.
constexpr signed char lanes_code(uchar ExecSize) {
  return static_cast<signed char>(ExecSize & 7);
}
constexpr signed char modifiers(uchar IsEnd, uchar Conditional) {
  return static_cast<signed char>((IsEnd ? 2 : 0) | (Conditional ? 1 : 0));
}
template <class X> constexpr bool is_message = whole_registers<X>;
template <scalar X> constexpr bool is_message<X> = true;
} // namespace detail

/// Sends a message with explicit lengths, which count registers. An operand is
/// left out if a number is passed in its place.
template <class D, detail::operand M, class O, class P = vector<ushort, 16>>
requires((detail::operand<__remove_reference_t(D)> ||
          detail::scalar<__remove_reference_t(D)>) &&
         (detail::operand<O> || detail::scalar<O>))
    __attribute__((diagnose_if(!detail::is_message<M> || !detail::is_message<O>,
                               "a raw message moves multiples of 32 bytes",
                               "error"))) CM_API
    void cm_raw_send(D &&Response, const M &Message, const O &More,
                     uint Extended, uint Descriptor, uchar ExecSize,
                     uchar Function, uchar NumSrc0, uchar NumSrc1, uchar NumDst,
                     uchar IsEnd = 0, uchar Conditional = 0,
                     const P &Mask = P(1)) {
  using signed8 = signed char;
  auto Lanes =
      detail::nonzero(Mask) & detail::message_lanes<detail::size_v<P>>();
  signed8 Modifier = detail::modifiers(IsEnd, Conditional);
  signed8 Code = detail::lanes_code(ExecSize);
  auto Src0 = detail::dwords(Message);
  if constexpr (detail::operand<__remove_reference_t(D)>) {
    auto Old = detail::dwords(Response);
    if constexpr (detail::operand<O>)
      detail::set_dwords(Response,
                         builtin::raw_sends2(Modifier, Code, Lanes,
                                             signed8(NumSrc0), signed8(NumSrc1),
                                             signed8(NumDst), signed8(Function),
                                             int(Extended), int(Descriptor),
                                             Src0, detail::dwords(More), Old));
    else
      detail::set_dwords(Response,
                         builtin::raw_send2(Modifier, Code, Lanes,
                                            signed8(NumSrc0), signed8(NumDst),
                                            signed8(Function), int(Extended),
                                            int(Descriptor), Src0, Old));
  } else {
    if constexpr (detail::operand<O>)
      builtin::raw_sends2_noresult(Modifier, Code, Lanes, signed8(NumSrc0),
                                   signed8(NumSrc1), signed8(Function),
                                   int(Extended), int(Descriptor), Src0,
                                   detail::dwords(More));
    else
      builtin::raw_send2_noresult(Modifier, Code, Lanes, signed8(NumSrc0),
                                  signed8(Function), int(Extended),
                                  int(Descriptor), Src0);
  }
}

__attribute__((diagnose_if(true, "no form of cm_send takes these arguments",
                           "error"))) void
cm_send(...);
__attribute__((diagnose_if(true, "no form of cm_sends takes these arguments",
                           "error"))) void
cm_sends(...);

// ---- Stochastic rounding ----------------------------------------------------

namespace detail {
/// Returns the random bits in \p V: the bits of a float, or the value of an
/// integer.
template <int N, class X> CM_API simd<uint, N> noise_bits(const X &V) {
  if constexpr (is_float<element_of_t<X>> && sizeof(element_of_t<X>) == 4)
    return __builtin_bit_cast(simd<uint, N>, values<float, N>(V));
  else
    return values<uint, N>(V);
}

template <int N>
CM_API simd<half, N> round_stochastic(simd<float, N> V, simd<uint, N> Noise) {
  simd<uint, N> Bits = __builtin_bit_cast(simd<uint, N>, V);
  simd<uint, N> Size = Bits & 0x7fffffffu;
  simd<uint, N> Sum = Size + (Noise & 0x1fffu);
  simd<uint, N> Exponent = Sum >> 23;
  simd<uint, N> Normal = (Sum >> 13) - (112u << 10);
  Normal = Exponent >= 143u ? simd<uint, N>(0x7c00u) : Normal;
  simd<uint, N> Shift = 126u - Exponent;
  Shift = Shift > 31u ? simd<uint, N>(31u) : Shift;
  simd<uint, N> Small = ((Sum & 0x7fffffu) | 0x800000u) >> Shift;
  simd<uint, N> R = Exponent < 113u ? Small : Normal;
  // Infinity and NaN.
  simd<uint, N> Special =
      Size > 0x7f800000u ? 0x7e00u | (Size >> 13 & 0x3ffu) : 0x7c00u;
  R = Size >= 0x7f800000u ? Special : R;
  R |= Bits >> 16 & 0x8000u;
  vector<ushort, N> Words(convert<ushort, N, uint>(R));
  return Words.template format<half>().get();
}
} // namespace detail

/// Converts floats to halves with stochastic rounding. A half has no place for
/// the lowest 13 bits of a float. The function adds the lowest 13 bits of
/// \p Random to the bits of the float, and then drops the lowest 13 bits of the
/// sum.
template <class T, class X, class Y>
requires detail::arguments<X, Y> CM_API auto cm_srnd(const X &V,
                                                     const Y &Random) {
  using L = detail::lead_argument<X, Y>;
  constexpr int N = detail::lanes_of<L>;
  static_assert(__is_same(T, half) && __is_same(detail::element_of_t<X>, float),
                "cm_srnd makes halves of floats");
  detail::simd<uint, N> Noise = detail::noise_bits<N>(Random);
  return detail::result<half, L>(
      detail::round_stochastic<N>(detail::values<float, N>(V), Noise));
}

} // namespace cm

#endif // CM_DETAIL_MACHINE_H
