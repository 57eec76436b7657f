//===- lsc.h - Messages of the load/store cache -----------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Offsets count bytes. If there are several elements for each offset, the first
// elements of all offsets come first in the data, then the second ones, and so
// on. The functions use older intrinsics. So they also work on platforms
// without this cache, except for atomic sums of floats. Where a platform lacks
// the older message, cmx emits a message of the cache instead. Cache hints have
// no effect, and a prefetch generates no code.
//
//===----------------------------------------------------------------------===//

#ifndef CM_DETAIL_LSC_H
#define CM_DETAIL_LSC_H

#include "memory.h"

namespace cm {
namespace detail {

constexpr int elements_of(VectorSize Size) {
  constexpr int Numbers[] = {0, 1, 2, 3, 4, 8, 16, 32, 64};
  return Numbers[int(Size)];
}

/// Memory is a surface (surface_memory), or starts at an address
/// (address_memory).
struct surface_memory {
  static constexpr bool sums_floats = true;
  SurfaceIndex S;
  template <class T, int N>
  CM_API simd<T, N> gather(simd<int, N> At, mask<N> Lanes) const {
    return cm::detail::gather<T, N>(S, 0, At, Lanes, simd<T, N>(T(0)));
  }
  template <class T, int N>
  CM_API void scatter(simd<int, N> At, mask<N> Lanes, simd<T, N> V) const {
    cm::detail::scatter<T, N>(S, 0, At, Lanes, V);
  }
  template <CmAtomicOpType Op, class T, int N>
  CM_API simd<T, N> atomic(simd<int, N> At, mask<N> Lanes, simd<T, N> Src0,
                           simd<T, N> Src1) const {
    return cm::detail::atomic<Op, N>(Lanes, S, At, Src0, Src1);
  }
};

/// Atomic operations at addresses, for 8 lanes.
template <CmAtomicOpType Op, class T>
CM_API simd<T, 8> svm_atomic(mask<8> Lanes, simd<svmptr_t, 8> At,
                             simd<T, 8> Src0, simd<T, 8> Src1) {
  simd<T, 8> Old = 0;
#define CM_ATOMIC(Name, Builtin)                                               \
  if constexpr (Op == ATOMIC_##Name)                                           \
    return builtin::svm_atomic_##Builtin(Lanes, At, Src0, Old);
  CM_ATOMICS
#undef CM_ATOMIC
  if constexpr (Op == ATOMIC_INC)
    return builtin::svm_atomic_inc(Lanes, At, Old);
  if constexpr (Op == ATOMIC_DEC)
    return builtin::svm_atomic_dec(Lanes, At, Old);
  if constexpr (Op == ATOMIC_CMPXCHG)
    return builtin::svm_atomic_cmpxchg(Lanes, At, Src0, Src1, Old);
}

struct address_memory {
  static constexpr bool sums_floats = false;
  svmptr_t Start;
  template <class T, int N>
  CM_API simd<T, N> gather(simd<int, N> At, mask<N> Lanes) const {
    return svm_gather<T, N>(Lanes, addresses<N>(At), simd<T, N>(T(0)));
  }
  template <class T, int N>
  CM_API void scatter(simd<int, N> At, mask<N> Lanes, simd<T, N> V) const {
    svm_scatter<T, N>(Lanes, addresses<N>(At), V);
  }
  template <CmAtomicOpType Op, class T, int N>
  CM_API simd<T, N> atomic(simd<int, N> At, mask<N> Lanes, simd<T, N> Src0,
                           simd<T, N> Src1) const {
    if constexpr (N <= 8) {
      return resized<N, 0, T, 8>(svm_atomic<Op, T>(
          resized_mask<8, 0, N>(Lanes),
          resized<8, 0, svmptr_t, N>(addresses<N>(At)),
          resized<8, 0, T, N>(Src0), resized<8, 0, T, N>(Src1)));
    } else {
      constexpr int M = N - 8;
      simd<T, 8> Low = atomic<Op, T, 8>(
          resized<8, 0, int, N>(At), resized_mask<8, 0, N>(Lanes),
          resized<8, 0, T, N>(Src0), resized<8, 0, T, N>(Src1));
      simd<T, M> High = atomic<Op, T, M>(
          resized<M, 8, int, N>(At), resized_mask<M, 8, N>(Lanes),
          resized<M, 8, T, N>(Src0), resized<M, 8, T, N>(Src1));
      simd<T, N> R;
      for (int L = 0; L < N; ++L)
        R[L] = L < 8 ? Low[L] : High[L - 8];
      return R;
    }
  }

private:
  template <int N> CM_API simd<svmptr_t, N> addresses(simd<int, N> At) const {
    return Start + convert<svmptr_t, N, uint>(convert<uint, N, int>(At));
  }
};

/// Messages to surfaces move elements of 8 bytes as two dwords.
template <class T, int N, class M>
CM_API simd<T, N> load_lanes(M Memory, simd<int, N> At, mask<N> Lanes) {
  if constexpr (sizeof(T) == 8 && __is_same(M, surface_memory)) {
    vector<T, N> V;
    vector_ref<uint, 2 * N> D = V.template format<uint>();
    D.template select<N, 2>(0) =
        vector<uint, N>(Memory.template gather<uint, N>(At, Lanes));
    D.template select<N, 2>(1) =
        vector<uint, N>(Memory.template gather<uint, N>(At + 4, Lanes));
    return V.get();
  } else {
    return Memory.template gather<T, N>(At, Lanes);
  }
}
template <class T, int N, class M>
CM_API void store_lanes(M Memory, simd<int, N> At, mask<N> Lanes,
                        simd<T, N> V) {
  if constexpr (sizeof(T) == 8 && __is_same(M, surface_memory)) {
    vector<T, N> W(V);
    vector_ref<uint, 2 * N> D = W.template format<uint>();
    Memory.template scatter<uint, N>(At, Lanes,
                                     D.template select<N, 2>(0).get());
    Memory.template scatter<uint, N>(At + 4, Lanes,
                                     D.template select<N, 2>(1).get());
  } else {
    Memory.template scatter<T, N>(At, Lanes, V);
  }
}

/// Calls Move<First, Size>() for each of the messages that together move N
/// lanes. A message has 1, 2, 4, 8, 16 or 32 lanes.
template <int N, int First = 0, class F> CM_API void move_lanes(F Move) {
  constexpr int Size = [] {
    int Lanes = 32;
    while (Lanes > N - First)
      Lanes /= 2;
    return Lanes;
  }();
  Move.template operator()<First, Size>();
  if constexpr (First + Size < N)
    move_lanes<N, First + Size>(Move);
}

template <class T, int Each, int N, class M>
CM_API vector<T, Each * N> load(M Memory, simd<int, N> At, mask<N> Lanes) {
  vector<T, Each * N> R;
  move_lanes<N>([&]<int First, int Size>() CM_LAMBDA {
    simd<int, Size> Part = resized<Size, First, int, N>(At);
    mask<Size> Enabled = resized_mask<Size, First, N>(Lanes);
    for (int I = 0; I < Each; ++I)
      R.template select<Size, 1>(I * N + First) = vector<T, Size>(
          load_lanes<T, Size>(Memory, Part + I * int(sizeof(T)), Enabled));
  });
  return R;
}
template <class T, int Each, int N, class M>
CM_API void store(M Memory, simd<int, N> At, mask<N> Lanes,
                  vector_ref<T, Each * N> V) {
  move_lanes<N>([&]<int First, int Size>() CM_LAMBDA {
    simd<int, Size> Part = resized<Size, First, int, N>(At);
    mask<Size> Enabled = resized_mask<Size, First, N>(Lanes);
    for (int I = 0; I < Each; ++I)
      store_lanes<T, Size>(Memory, Part + I * int(sizeof(T)), Enabled,
                           V.template select<Size, 1>(I * N + First).get());
  });
}

/// Returns 0, Step, 2 * Step, ...
template <int N> CM_API simd<int, N> steps(int Step) {
  simd<int, N> V;
  for (int I = 0; I < N; ++I)
    V[I] = I * Step;
  return V;
}
/// Loads elements First to N - 1 of a block, at most 16 at a time.
template <class T, int First, int N, class M>
CM_API void load_block(M Memory, int Offset, vector_ref<T, N> To) {
  if constexpr (First < N) {
    constexpr int L = N - First >= 16  ? 16
                      : N - First >= 8 ? 8
                      : N - First >= 4 ? 4
                      : N - First >= 2 ? 2
                                       : 1;
    simd<int, L> At =
        steps<L>(int(sizeof(T))) + (Offset + First * int(sizeof(T)));
    To.template select<L, 1>(First) =
        vector<T, L>(load_lanes<T, L>(Memory, At, ~mask<L>(0)));
    load_block<T, First + L>(Memory, Offset, To);
  }
}
template <class T, int First, int N, class M>
CM_API void store_block(M Memory, int Offset, vector_ref<T, N> V) {
  if constexpr (First < N) {
    constexpr int L = N - First >= 16  ? 16
                      : N - First >= 8 ? 8
                      : N - First >= 4 ? 4
                      : N - First >= 2 ? 2
                                       : 1;
    simd<int, L> At =
        steps<L>(int(sizeof(T))) + (Offset + First * int(sizeof(T)));
    store_lanes<T, L>(Memory, At, ~mask<L>(0),
                      V.template select<L, 1>(First).get());
    store_block<T, First + L>(Memory, Offset, V);
  }
}

template <operand P> CM_API auto lanes_of_message(const P &Pred) {
  constexpr int N = size_v<P>;
  return nonzero(Pred) & message_lanes<N>();
}

/// Returns the operation of older messages that has the same effect as \p Op.
constexpr CmAtomicOpType atomic_type(AtomicOp Op) {
  switch (Op) {
  case AtomicOp::IINC:
    return ATOMIC_INC;
  case AtomicOp::IDEC:
    return ATOMIC_DEC;
  case AtomicOp::STORE:
    return ATOMIC_XCHG;
  case AtomicOp::IADD:
    return ATOMIC_ADD;
  case AtomicOp::ISUB:
    return ATOMIC_SUB;
  case AtomicOp::SMIN:
    return ATOMIC_MINSINT;
  case AtomicOp::SMAX:
    return ATOMIC_MAXSINT;
  case AtomicOp::UMIN:
    return ATOMIC_MIN;
  case AtomicOp::UMAX:
    return ATOMIC_MAX;
  case AtomicOp::ICAS:
    return ATOMIC_CMPXCHG;
  case AtomicOp::FADD:
    return ATOMIC_FADD;
  case AtomicOp::FSUB:
    return ATOMIC_FSUB;
  case AtomicOp::FMIN:
    return ATOMIC_FMIN;
  case AtomicOp::FMAX:
    return ATOMIC_FMAX;
  case AtomicOp::FCAS:
    return ATOMIC_FCMPWR;
  // A load is an OR with 0.
  case AtomicOp::LOAD:
  case AtomicOp::OR:
    return ATOMIC_OR;
  case AtomicOp::AND:
    return ATOMIC_AND;
  case AtomicOp::XOR:
    return ATOMIC_XOR;
  }
}

/// Returns the number of source operands of \p Op. In an argument list, a
/// predicate can follow them.
constexpr int num_sources(AtomicOp Op) {
  return Op == AtomicOp::IINC || Op == AtomicOp::IDEC || Op == AtomicOp::LOAD
             ? 0
         : Op == AtomicOp::ICAS || Op == AtomicOp::FCAS ? 2
                                                        : 1;
}
template <int K, class T, int N> CM_API simd<T, N> atomic_source() {
  return simd<T, N>(T(0));
}
template <int K, class T, int N, class A, class... Rest>
CM_API simd<T, N> atomic_source(const A &First, const Rest &...Others) {
  if constexpr (K == 0)
    return values<T, N>(First);
  else
    return atomic_source<K - 1, T, N>(Others...);
}
/// An operation with two source operands compares memory with the first
/// operand. Where they are equal, it stores the second operand.
template <AtomicOp Op, class T, int N, class M, class... A>
CM_API simd<T, N> atomic_lanes(M Memory, simd<int, N> At, const A &...Args) {
  constexpr int Sources = num_sources(Op);
  mask<N> Lanes = message_lanes<N>();
  if constexpr (sizeof...(A) > Sources)
    Lanes &=
        nonzero(vector<ushort, N>(atomic_source<Sources, ushort, N>(Args...)));
  simd<T, N> Src0 = atomic_source<0, T, N>(Args...);
  simd<T, N> Src1 = Src0;
  if constexpr (Sources == 2)
    Src0 = atomic_source<1, T, N>(Args...);
  if constexpr (Sources == 0)
    Src0 = 0;
  return Memory.template atomic<atomic_type(Op), T, N>(At, Lanes, Src0, Src1);
}

/// Returns the number of channels of \p Mask. Each channel is a row of
/// elements.
constexpr int num_channels(ChannelMaskType Mask) {
  return __builtin_popcount(unsigned(Mask));
}
template <class T, ChannelMaskType Mask, int N, class M>
CM_API auto load_channels(M Memory, simd<int, N> At, mask<N> Lanes) {
  vector<T, num_channels(Mask) * N> R(T(0));
  int Row = 0;
  for (int C = 0; C < 4; ++C)
    if (int(Mask) & 1 << C)
      R.template select<N, 1>(Row++ * N) =
          load<T, 1, N>(Memory, At + C * int(sizeof(T)), Lanes);
  return R;
}

/// Is \p Size the size of an element of T, or the default?
template <class T> constexpr bool is_data_size(DataSize Size) {
  return Size == DataSize::Default ||
         (int(Size) <= int(DataSize::U64) && 1 << (int(Size) - 1) == sizeof(T));
}

} // namespace detail

// Cache hints, of up to three levels, have no effect.
#define CM_HINTS                                                               \
  DataSize = DataSize::Default, CacheHint = CacheHint::Default,                \
  CacheHint = CacheHint::Default, auto = 0
#define CM_DATA                                                                \
  DataSize Data = DataSize::Default, CacheHint = CacheHint::Default,           \
           CacheHint = CacheHint::Default, auto = 0
#define CM_DATA_CHECK                                                          \
  __attribute__((diagnose_if(!detail::is_data_size<T>(Data),                   \
                             "the size of data is that of the elements",       \
                             "error"))) CM_API

// Declares the functions for one kind of memory: a surface, memory from a
// pointer on, or shared local memory. The macro argument First declares the
// first parameter, followed by a comma; Passed is the same parameter as an
// argument of a call. The last macro argument initializes an object of type
// Kind.
#define CM_LSC(Load, Store, Load4, Store4, Atomic, First, Passed, Kind, ...)   \
  template <class T, VectorSize VS = VectorSize::N1, CM_DATA,                  \
            detail::operand I, detail::operand P>                              \
  requires(detail::size_v<P> == detail::size_v<I>)                             \
      CM_DATA_CHECK auto Load(First const I &Offsets, const P &Pred) {         \
    constexpr int N = detail::size_v<I>;                                       \
    return detail::load<T, detail::elements_of(VS), N>(                        \
        detail::Kind{__VA_ARGS__}, detail::values<int, N>(Offsets),            \
        detail::lanes_of_message(Pred));                                       \
  }                                                                            \
  template <class T, VectorSize VS = VectorSize::N1, CM_DATA,                  \
            detail::operand I>                                                 \
  CM_DATA_CHECK auto Load(First const I &Offsets) {                            \
    constexpr int N = detail::size_v<I>;                                       \
    return detail::load<T, detail::elements_of(VS), N>(                        \
        detail::Kind{__VA_ARGS__}, detail::values<int, N>(Offsets),            \
        detail::message_lanes<N>());                                           \
  }                                                                            \
  template <class T, int N, CM_DATA>                                           \
  CM_DATA_CHECK vector<T, N> Load(First uint Offset) {                         \
    vector<T, N> V;                                                            \
    builtin::simd_message();                                                   \
    detail::load_block<T, 0, N>(detail::Kind{__VA_ARGS__}, int(Offset), V);    \
    return V;                                                                  \
  }                                                                            \
  template <class T, VectorSize VS, CM_DATA>                                   \
  CM_DATA_CHECK auto Load(First uint Offset) {                                 \
    vector<T, detail::elements_of(VS)> V;                                      \
    builtin::simd_message();                                                   \
    detail::load_block<T, 0, detail::elements_of(VS)>(                         \
        detail::Kind{__VA_ARGS__}, int(Offset), V);                            \
    return V;                                                                  \
  }                                                                            \
  template <class T, VectorSize VS = VectorSize::N1, CM_DATA,                  \
            detail::operand I,                                                 \
            detail::fits<detail::elements_of(VS) * detail::size_v<I>> D,       \
            detail::operand P>                                                 \
  requires(detail::size_v<P> == detail::size_v<I>) CM_DATA_CHECK void Store(   \
      First const I &Offsets, const D &Values, const P &Pred) {                \
    constexpr int N = detail::size_v<I>;                                       \
    vector<T, detail::elements_of(VS) * N> V(Values);                          \
    detail::store<T, detail::elements_of(VS), N>(                              \
        detail::Kind{__VA_ARGS__}, detail::values<int, N>(Offsets),            \
        detail::lanes_of_message(Pred), V);                                    \
  }                                                                            \
  template <class T, VectorSize VS = VectorSize::N1, CM_DATA,                  \
            detail::operand I,                                                 \
            detail::fits<detail::elements_of(VS) * detail::size_v<I>> D>       \
  CM_DATA_CHECK void Store(First const I &Offsets, const D &Values) {          \
    constexpr int N = detail::size_v<I>;                                       \
    vector<T, detail::elements_of(VS) * N> V(Values);                          \
    detail::store<T, detail::elements_of(VS), N>(                              \
        detail::Kind{__VA_ARGS__}, detail::values<int, N>(Offsets),            \
        detail::message_lanes<N>(), V);                                        \
  }                                                                            \
  template <class T, int N, CM_DATA, detail::fits<N> D>                        \
  CM_DATA_CHECK void Store(First uint Offset, const D &Values) {               \
    vector<T, N> V(Values);                                                    \
    builtin::simd_message();                                                   \
    detail::store_block<T, 0, N>(detail::Kind{__VA_ARGS__}, int(Offset), V);   \
  }                                                                            \
  template <class T, VectorSize VS, CM_DATA,                                   \
            detail::fits<detail::elements_of(VS)> D>                           \
  CM_DATA_CHECK void Store(First uint Offset, const D &Values) {               \
    Store<T, detail::elements_of(VS)>(Passed Offset, Values);                  \
  }                                                                            \
  template <class T, CM_DATA, detail::operand D>                               \
  CM_DATA_CHECK void Store(First uint Offset, const D &Values) {               \
    Store<T, detail::size_v<D>>(Passed Offset, Values);                        \
  }                                                                            \
  template <class T, ChannelMaskType Mask, CM_DATA, detail::operand I>         \
  CM_DATA_CHECK auto Load4(First const I &Offsets) {                           \
    constexpr int N = detail::size_v<I>;                                       \
    return detail::load_channels<T, Mask, N>(detail::Kind{__VA_ARGS__},        \
                                             detail::values<int, N>(Offsets),  \
                                             detail::message_lanes<N>());      \
  }                                                                            \
  template <class T, ChannelMaskType Mask, CM_DATA, detail::operand I,         \
            detail::operand P>                                                 \
  requires(detail::size_v<P> == detail::size_v<I>)                             \
      CM_DATA_CHECK auto Load4(First const I &Offsets, const P &Pred) {        \
    constexpr int N = detail::size_v<I>;                                       \
    return detail::load_channels<T, Mask, N>(detail::Kind{__VA_ARGS__},        \
                                             detail::values<int, N>(Offsets),  \
                                             detail::lanes_of_message(Pred));  \
  }                                                                            \
  template <class T, ChannelMaskType Mask, CM_DATA, detail::operand I,         \
            detail::operand D, class... P>                                     \
  __attribute__((                                                              \
      diagnose_if((int(Mask) & (int(Mask) + 1)) != 0,                          \
                  "a store has the first channels (R, GR, BGR or ABGR)",       \
                  "error"))) CM_DATA_CHECK void                                \
  Store4(First const I &Offsets, const D &Values, const P &...Pred) {          \
    constexpr VectorSize VS = VectorSize(detail::num_channels(Mask));          \
    Store<T, VS>(Passed Offsets, Values, Pred...);                             \
  }                                                                            \
  template <AtomicOp Op, class T, VectorSize = VectorSize::N1, CM_HINTS,       \
            detail::operand I, class... A>                                     \
  requires(detail::fits<A, detail::size_v<I>> &&...) __attribute__((           \
      diagnose_if(Op == AtomicOp::FCAS, "FCAS is not supported", "error")))    \
  __attribute__((                                                              \
      diagnose_if(!detail::Kind::sums_floats &&                                \
                      (Op == AtomicOp::FADD || Op == AtomicOp::FSUB),          \
                  "sums of floats need a surface", "error")))                  \
  __attribute__((diagnose_if(sizeof(T) != 4,                                   \
                             "an atomic operation has elements of 4 bytes",    \
                             "error")))                                        \
  __attribute__((diagnose_if(sizeof...(A) < detail::num_sources(Op) ||         \
                                 sizeof...(A) > detail::num_sources(Op) + 1,   \
                             "the operation has another number of sources",    \
                             "error"))) CM_API vector<T, detail::size_v<I>>    \
      Atomic(First const I &Offsets, const A &...Args) {                       \
    constexpr int N = detail::size_v<I>;                                       \
    return vector<T, N>(detail::atomic_lanes<Op, T, N>(                        \
        detail::Kind{__VA_ARGS__}, detail::values<int, N>(Offsets), Args...)); \
  }
#define CM_SURFACE SurfaceIndex S,
#define CM_POINTER const T *Pointer,
#define CM_LOCAL
#define CM_PASSED(X) X,
CM_LSC(cm_load, cm_store, cm_load4, cm_store4, cm_atomic, CM_SURFACE,
       CM_PASSED(S), surface_memory, S)
CM_LSC(cm_ptr_load, cm_ptr_store, cm_ptr_load4, cm_ptr_store4, cm_ptr_atomic,
       CM_POINTER, CM_PASSED(Pointer), address_memory,
       detail::to_address(Pointer))
CM_LSC(cm_load_slm, cm_store_slm, cm_load_slm4, cm_store_slm4, cm_atomic_slm,
       CM_LOCAL, CM_LOCAL, surface_memory, detail::slm())
#undef CM_POINTER
#undef CM_LOCAL
#undef CM_PASSED
#undef CM_LSC

/// These functions move blocks of shared local memory whose size is no multiple
/// of an oword.
template <class T, int N>
requires(!detail::are_owords(N * int(sizeof(T)))) CM_API
    void cm_slm_block_read(uint Buffer, int OffsetBytes, vector_ref<T, N> To) {
  To.set(cm_load_slm<T, N>(Buffer + uint(OffsetBytes)).get());
}
template <class T, int N>
requires(!detail::are_owords(N * int(sizeof(T)))) CM_API
    void cm_slm_block_read(uint Buffer, CmBufferAttrib, int OffsetBytes,
                           vector_ref<T, N> To) {
  cm_slm_block_read(Buffer, OffsetBytes, To);
}
template <detail::operand D>
requires(!detail::are_owords(detail::size_v<D> *
                             int(sizeof(detail::element_t<D>)))) CM_API
    void cm_slm_block_write(uint Buffer, int OffsetBytes, const D &Data) {
  cm_store_slm<detail::element_t<D>, detail::size_v<D>>(
      Buffer + uint(OffsetBytes), Data);
}

template <auto = 0, CM_HINTS, class... A>
CM_API void cm_prefetch(const A &...) {}
template <auto = 0, CM_HINTS, class... A>
CM_API void cm_ptr_prefetch(const A &...) {}
#undef CM_SURFACE
#undef CM_HINTS
#undef CM_DATA
#undef CM_DATA_CHECK

namespace details {
/// Returns the enumerator for \p N elements.
template <int N> constexpr VectorSize lsc_vector_size() {
  for (int S = 0; S <= int(VectorSize::N64); ++S)
    if (detail::elements_of(VectorSize(S)) == N)
      return VectorSize(S);
  return VectorSize::N0;
}
constexpr unsigned roundUpNextMultiple(unsigned N, unsigned Of) {
  return (N + Of - 1) / Of * Of;
}
} // namespace details

/// Executes a fence for the kind of memory that \p Unit names.
template <LSC_SFID Unit, LSC_FENCE_OP = LSC_FENCE_OP::LSC_FENCE_OP_NONE,
          LSC_SCOPE = LSC_SCOPE::LSC_SCOPE_GROUP, int = 0>
CM_API void(cm_fence)() {
  detail::fence(Unit == LSC_SFID::LSC_SLM ? CM_LOCAL_BARRIER
                                          : CM_GLOBAL_COHERENT_FENCE);
}

} // namespace cm

#endif // CM_DETAIL_LSC_H
