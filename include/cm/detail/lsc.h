//===- lsc.h - Messages of the load/store cache -----------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Offsets count bytes; data with several elements for each offset has all first
// elements, then all second ones. The functions are made of older messages,
// which platforms with this cache replace by its own. So they run everywhere;
// hints about caches have no effect, and a prefetch leaves no code.
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

/// Memory is a surface or starts at an address.
struct surface_memory {
  SurfaceIndex S;
  template <class T, int N>
  CM_API simd<T, N> gather(simd<int, N> At, mask<N> Lanes) const {
    return cm::detail::gather<T, N>(S, 0, At, Lanes, simd<T, N>(T(0)));
  }
  template <class T, int N>
  CM_API void scatter(simd<int, N> At, mask<N> Lanes, simd<T, N> V) const {
    cm::detail::scatter<T, N>(S, 0, At, Lanes, V);
  }
};
struct address_memory {
  svmptr_t Start;
  template <class T, int N>
  CM_API simd<T, N> gather(simd<int, N> At, mask<N> Lanes) const {
    constexpr int Per = sizeof(T) >= 4 ? 1 : 4 / int(sizeof(T));
    vector<T, N * Per> V(builtin::svm_gather(
        Lanes, log2_of(Per), addresses<N>(At), simd<T, N * Per>(T(0))));
    return V.template select<N, Per>(0).get();
  }
  template <class T, int N>
  CM_API void scatter(simd<int, N> At, mask<N> Lanes, simd<T, N> V) const {
    constexpr int Per = sizeof(T) >= 4 ? 1 : 4 / int(sizeof(T));
    vector<T, N * Per> Wide(T(0));
    region Where = Wide.region();
    builtin::wrregion(Where.Start, V, 0, N, Per);
    builtin::svm_scatter(Lanes, log2_of(Per), addresses<N>(At), Wide.get());
  }

private:
  template <int N> CM_API simd<svmptr_t, N> addresses(simd<int, N> At) const {
    return Start + convert<svmptr_t, N, uint>(convert<uint, N, int>(At));
  }
};

/// Elements of 8 bytes are two dwords of a surface.
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

/// A message has 1, 2, 4, 8, 16 or 32 lanes: Move<First, Size>()
/// for each of those that move N together.
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

/// 0, Step, 2 * Step, ...
template <int N> CM_API simd<int, N> steps(int Step) {
  simd<int, N> V;
  for (int I = 0; I < N; ++I)
    V[I] = I * Step;
  return V;
}
/// A block of any number of elements, by at most 16 lanes at a time.
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

/// The operation of older messages.
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
  case AtomicOp::LOAD: // Adds nothing.
  case AtomicOp::OR:
    return ATOMIC_OR;
  case AtomicOp::AND:
    return ATOMIC_AND;
  case AtomicOp::XOR:
    return ATOMIC_XOR;
  }
}

} // namespace detail

#define CM_HINTS                                                               \
  DataSize = DataSize::Default, CacheHint = CacheHint::Default,                \
  CacheHint = CacheHint::Default

// Memory is a surface, starts at a pointer, or is local: Suffix says which,
// First declares the first parameter with a comma, Passed gives it on, Memory
// is made of it.
#define CM_LSC(Load, Store, First, Passed, Memory)                             \
  template <class T, VectorSize VS = VectorSize::N1, CM_HINTS, int = 0,        \
            detail::operand I, detail::operand P>                              \
  CM_API auto Load(First const I &Offsets, const P &Pred) {                    \
    constexpr int N = detail::size_v<I>;                                       \
    return detail::load<T, detail::elements_of(VS), N>(                        \
        Memory, detail::values<int, N>(Offsets),                               \
        detail::lanes_of_message(Pred));                                       \
  }                                                                            \
  template <class T, VectorSize VS = VectorSize::N1, CM_HINTS, int = 0,        \
            detail::operand I>                                                 \
  CM_API auto Load(First const I &Offsets) {                                   \
    constexpr int N = detail::size_v<I>;                                       \
    return detail::load<T, detail::elements_of(VS), N>(                        \
        Memory, detail::values<int, N>(Offsets), detail::message_lanes<N>());  \
  }                                                                            \
  template <class T, int N, CM_HINTS>                                          \
  CM_API vector<T, N> Load(First uint Offset) {                                \
    vector<T, N> V;                                                            \
    builtin::simd_message();                                                   \
    detail::load_block<T, 0, N>(Memory, int(Offset), V);                       \
    return V;                                                                  \
  }                                                                            \
  template <class T, VectorSize VS, CM_HINTS>                                  \
  CM_API auto Load(First uint Offset) {                                        \
    vector<T, detail::elements_of(VS)> V;                                      \
    builtin::simd_message();                                                   \
    detail::load_block<T, 0, detail::elements_of(VS)>(Memory, int(Offset), V); \
    return V;                                                                  \
  }                                                                            \
  template <class T, VectorSize VS = VectorSize::N1, CM_HINTS, int = 0,        \
            detail::operand I, detail::operand D, detail::operand P>           \
  CM_API void Store(First const I &Offsets, const D &Data, const P &Pred) {    \
    constexpr int N = detail::size_v<I>;                                       \
    vector<T, detail::elements_of(VS) * N> V(Data);                            \
    detail::store<T, detail::elements_of(VS), N>(                              \
        Memory, detail::values<int, N>(Offsets),                               \
        detail::lanes_of_message(Pred), V);                                    \
  }                                                                            \
  template <class T, VectorSize VS = VectorSize::N1, CM_HINTS, int = 0,        \
            detail::operand I, detail::operand D>                              \
  CM_API void Store(First const I &Offsets, const D &Data) {                   \
    constexpr int N = detail::size_v<I>;                                       \
    vector<T, detail::elements_of(VS) * N> V(Data);                            \
    detail::store<T, detail::elements_of(VS), N>(                              \
        Memory, detail::values<int, N>(Offsets), detail::message_lanes<N>(),   \
        V);                                                                    \
  }                                                                            \
  template <class T, int N, CM_HINTS, detail::operand D>                       \
  CM_API void Store(First uint Offset, const D &Data) {                        \
    vector<T, N> V(Data);                                                      \
    builtin::simd_message();                                                   \
    detail::store_block<T, 0, N>(Memory, int(Offset), V);                      \
  }                                                                            \
  template <class T, CM_HINTS, detail::operand D>                              \
  CM_API void Store(First uint Offset, const D &Data) {                        \
    Store<T, detail::size_v<D>>(Passed Offset, Data);                          \
  }
#define CM_SURFACE SurfaceIndex S,
#define CM_POINTER const T *Pointer,
#define CM_LOCAL
#define CM_PASSED(X) X,
CM_LSC(cm_load, cm_store, CM_SURFACE, CM_PASSED(S), detail::surface_memory{S})
CM_LSC(cm_ptr_load, cm_ptr_store, CM_POINTER, CM_PASSED(Pointer),
       detail::address_memory{detail::to_address(Pointer)})
CM_LSC(cm_load_slm, cm_store_slm, CM_LOCAL, CM_LOCAL,
       detail::surface_memory{detail::slm()})
#undef CM_POINTER
#undef CM_LOCAL
#undef CM_PASSED
#undef CM_LSC

/// Blocks of local memory that have no whole owords.
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

/// Atomic operations on dwords of a surface.
template <AtomicOp Op, class T, VectorSize = VectorSize::N1, CM_HINTS, int = 0,
          detail::operand I>
CM_API auto cm_atomic(SurfaceIndex S, const I &Offsets) {
  constexpr int N = detail::size_v<I>;
  return vector<T, N>(detail::atomic<detail::atomic_type(Op), N>(
      detail::message_lanes<N>(), S, detail::values<int, N>(Offsets),
      detail::simd<T, N>(0), detail::simd<T, N>(0)));
}
template <AtomicOp Op, class T, VectorSize = VectorSize::N1, CM_HINTS, int = 0,
          detail::operand I, class V>
CM_API auto cm_atomic(SurfaceIndex S, const I &Offsets, const V &Src) {
  constexpr int N = detail::size_v<I>;
  return vector<T, N>(detail::atomic<detail::atomic_type(Op), N>(
      detail::message_lanes<N>(), S, detail::values<int, N>(Offsets),
      detail::values<T, N>(Src), detail::values<T, N>(Src)));
}
/// \p Src is stored where \p Compare is found.
template <AtomicOp Op, class T, VectorSize = VectorSize::N1, CM_HINTS, int = 0,
          detail::operand I, class V, class W>
requires(Op == AtomicOp::ICAS) CM_API
    auto cm_atomic(SurfaceIndex S, const I &Offsets, const V &Compare,
                   const W &Src) {
  constexpr int N = detail::size_v<I>;
  return vector<T, N>(detail::atomic<ATOMIC_CMPXCHG, N>(
      detail::message_lanes<N>(), S, detail::values<int, N>(Offsets),
      detail::values<T, N>(Src), detail::values<T, N>(Compare)));
}

template <auto = 0, CM_HINTS, class... A>
CM_API void cm_prefetch(const A &...) {}
template <auto = 0, CM_HINTS, class... A>
CM_API void cm_ptr_prefetch(const A &...) {}
#undef CM_SURFACE
#undef CM_HINTS

/// A fence of the kind of memory that it names.
template <LSC_SFID Unit, LSC_FENCE_OP = LSC_FENCE_OP::LSC_FENCE_OP_NONE,
          LSC_SCOPE = LSC_SCOPE::LSC_SCOPE_GROUP, int = 0>
CM_API void(cm_fence)() {
  detail::fence(Unit == LSC_SFID::LSC_SLM ? CM_LOCAL_BARRIER
                                          : CM_GLOBAL_COHERENT_FENCE);
}

} // namespace cm

#endif // CM_DETAIL_LSC_H
