//===- vector.h - Vectors, matrices and references to them ------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// vector_ref and matrix_ref name a region: where it starts and how far apart
// its elements and rows are. vector and matrix own their elements.
//
// An owner derives from the class of its references, so that
//
//   template <class T, int N> void f(vector_ref<T, N> V);
//
// can be called with a vector. The elements of an owner are stored in the bytes
// in which a reference would store its region. So a reference to an owner is
// never a copy of these bytes: a constructor makes the reference.
//
// All operations are in `view`, the base class of owners and references, which
// gets the region from region() of the derived class. The file is long because
// this one class cannot be divided.
//
//===----------------------------------------------------------------------===//

#ifndef CM_DETAIL_VECTOR_H
#define CM_DETAIL_VECTOR_H

#include "builtins.h"
#include "simdcf.h"

namespace cm {

template <class T, int N> class vector;
template <class T, int N> class vector_ref;
template <class T, int R, int C> class matrix;
template <class T, int R, int C> class matrix_ref;

namespace detail {

/// The type of an argument that selects a constructor. This constructor makes
/// the base of an owner, a reference that refers to no elements.
struct no_place {};

/// The start of a region, and its strides, which count elements.
struct region {
  char *Start;
  int VStride;
  int HStride;
};

/// Returns \p Size, or 1 if \p Size is wrong. Another check reports the wrong
/// size.
constexpr int positive(int Size) { return Size < 1 ? 1 : Size; }
/// Does a region that starts at element \p First reach outside of an object
/// with \p Size elements?
constexpr bool leaves(int First, int Rows, int VStride, int Width, int HStride,
                      int Size) {
  int Down = (Rows - 1) * VStride, Along = (Width - 1) * HStride;
  int Least = First + (Down < 0 ? Down : 0) + (Along < 0 ? Along : 0);
  int Most = First + (Down > 0 ? Down : 0) + (Along > 0 ? Along : 0);
  return Least < 0 || Most >= Size;
}

/// The number of bytes in all registers that a thread can have.
#ifdef CM_HAS_LSC
constexpr int RegisterFileBytes = 256 * CM_GRF_WIDTH / 8;
#elif defined(CM_GENX)
constexpr int RegisterFileBytes = 128 * CM_GRF_WIDTH / 8;
#else
constexpr int RegisterFileBytes = 16384;
#endif

/// The shape of an operand. A vector has the shape of a matrix with one row.
template <class T, int R, int C, bool Matrix> struct shape {
  using element = T;
  static constexpr int rows = R, cols = C, size = R * C;
  static constexpr bool matrix = Matrix;
};

template <class T, int N>
shape<T, 1, N, false> shape_of(const vector_ref<T, N> *);
template <class T, int R, int C>
shape<T, R, C, true> shape_of(const matrix_ref<T, R, C> *);
template <class T, int N> class indirect_ref;
template <class T, int N> shape<T, 1, N, false> shape_of(const vector<T, N> *);
template <class T, int R, int C>
shape<T, R, C, true> shape_of(const matrix<T, R, C> *);

template <class X> concept operand = requires(X * P) { shape_of(P); };
template <class X>
using shape_t = decltype(shape_of(static_cast<X *>(nullptr)));
template <class X> using element_t = typename shape_t<X>::element;
template <class X> constexpr int size_v = shape_t<X>::size;

template <class X> concept scalar = is_number<X> || __is_enum(X);

/// The type of a parameter from which template arguments are not deduced.
template <class X> using exactly = typename choose<true, X, void>::result;

/// The type of the result of an operation on X, with elements of type T.
template <class T, class X>
using like = typename choose<shape_t<X>::matrix,
                             matrix<T, shape_t<X>::rows, shape_t<X>::cols>,
                             vector<T, shape_t<X>::cols>>::result;

template <class To, int N, class From>
CM_API simd<To, N> convert(simd<From, N> V) {
  return __builtin_convertvector(V, simd<To, N>);
}
/// lowest() and highest() return the limits of the integers that both To and
/// From can represent.
template <class To, class From> constexpr From lowest() {
  constexpr int Bits = sizeof(To) * 8;
  if (is_unsigned<From> || is_unsigned<To>)
    return 0;
  return Bits >= int(sizeof(From)) * 8 ? From(From(1) << (sizeof(From) * 8 - 1))
                                       : From(-(From(1) << (Bits - 1)));
}
template <class To, class From> constexpr From highest() {
  constexpr int ToBits = int(sizeof(To)) * 8 - !is_unsigned<To>;
  constexpr int FromBits = int(sizeof(From)) * 8 - !is_unsigned<From>;
  constexpr int Bits = ToBits < FromBits ? ToBits : FromBits;
  return From((1ull << (Bits - 1)) - 1 + (1ull << (Bits - 1)));
}

template <class To, int N, class From>
CM_API simd<To, N> convert_sat(simd<From, N> V) {
  using R = simd<To, N>;
  if constexpr (is_float<To>) {
    return builtin::sat(convert<To, N, From>(V));
  } else if constexpr (is_integer<From> &&
                       (sizeof(From) == 8 || sizeof(To) >= sizeof(From))) {
    // No instruction does this saturating conversion. Both types can represent
    // the limits.
    constexpr From Low = lowest<To, From>(), High = highest<To, From>();
    V = V < Low ? simd<From, N>(Low) : V;
    V = V > High ? simd<From, N>(High) : V;
    return convert<To, N, From>(V);
  }
  if constexpr (is_float<From>)
    return is_unsigned<To> ? builtin::fptoui_sat<R>(V)
                           : builtin::fptosi_sat<R>(V);
  else if constexpr (is_unsigned<To>)
    return is_unsigned<From> ? builtin::uutrunc_sat<R>(V)
                             : builtin::ustrunc_sat<R>(V);
  else
    return is_unsigned<From> ? builtin::sutrunc_sat<R>(V)
                             : builtin::sstrunc_sat<R>(V);
}

template <class T, int R, int C> CM_API simd<T, R * C> load(region G) {
  return builtin::rdregion<simd<T, R * C>>(G.Start, G.VStride, C, G.HStride);
}
/// Writes the lanes that the surrounding SIMD blocks have enabled.
template <class T, int R, int C> CM_API void store(region G, simd<T, R * C> V) {
  if constexpr (has_simd_blocks<R * C>)
    builtin::wrregion_masked(G.Start, V, G.VStride, C, G.HStride,
                             enabled_lanes<R * C>::get());
  else
#ifdef CM_DEVICE // In a SIMD block, this call is an error.
    builtin::wrregion_masked(G.Start, V, G.VStride, C, G.HStride,
                             ~mask<R * C>(0));
#else
    builtin::wrregion(G.Start, V, G.VStride, C, G.HStride);
#endif
}
/// Writes the lanes of \p Mask that the surrounding SIMD blocks have enabled.
template <class T, int R, int C>
CM_API void store(region G, simd<T, R * C> V, mask<R * C> Mask) {
  if constexpr (has_simd_blocks<R * C>)
    Mask &= enabled_lanes<R * C>::get();
  builtin::wrregion_masked(G.Start, V, G.VStride, C, G.HStride, Mask);
}

/// Returns the elements of an operand, or N copies of a scalar, converted to
/// To.
template <class To, int N, class X> CM_API simd<To, N> values(const X &V) {
  if constexpr (operand<X>) {
    if constexpr (__is_same(element_t<X>, To))
      return V.get();
    else
      return convert<To, N, element_t<X>>(V.get());
  } else {
    return simd<To, N>(static_cast<To>(V));
  }
}
template <class To, int N, class X> CM_API simd<To, N> values_sat(const X &V) {
  if constexpr (operand<X>)
    return convert_sat<To, N, element_t<X>>(V.get());
  else
    return convert_sat<To, N, X>(simd<X, N>(V));
}

/// Returns the first N elements of an array, converted to To.
template <class To, int N, class From>
CM_API simd<To, N> array_values(const From *Array) {
  if constexpr (__is_same(To, From))
    return builtin::rdregion<simd<From, N>>(Array, N, N, 1);
  else
    return convert<To, N, From>(
        builtin::rdregion<simd<From, N>>(Array, N, N, 1));
}

/// Returns the lanes of an operand that are not zero.
template <operand X> CM_API auto nonzero(const X &V) {
  constexpr int N = size_v<X>;
  return __builtin_convertvector(V.get() != element_t<X>(0), mask<N>);
}

/// Returns the lanes of an operand in which the lowest bit is set. For floats,
/// returns the lanes that are not zero.
template <operand X> CM_API auto odd(const X &V) {
  constexpr int N = size_v<X>;
  if constexpr (is_integer<element_t<X>>)
    return __builtin_convertvector(
        (V.get() & element_t<X>(1)) != element_t<X>(0), mask<N>);
  else
    return nonzero(V);
}

/// Converts the condition of a SIMD block, or of an iteration of a loop, to a
/// mask. \p I is the type of the object that the enclosing SIMD_IF has
/// declared.
template <class I, operand X>
requires has_simd_blocks<size_v<X>> CM_API auto condition(const I &,
                                                          const X &V) {
  return nonzero(V);
}
template <class I, operand X>
requires(!has_simd_blocks<size_v<X>>)
    __attribute__((diagnose_if(true, "a SIMD block has 2, 4, 8, 16 or 32 lanes",
                               "error"))) mask<2> condition(const I &,
                                                            const X &);
/// Inside of a SIMD_IF of N lanes, a scalar is the condition of all N lanes.
template <int N, scalar X> CM_API auto condition(const simd_if<N> &, X V) {
  return mask<N>(V != X(0));
}
template <scalar X>
__attribute__((diagnose_if(true, "the condition of a SIMD block is a vector",
                           "error"))) mask<2>
    condition(no_if, X);

/// The type of an element of a const object of type D. Elements of a const
/// reference can be written, like the target of a const pointer. Elements of a
/// const owner cannot be written.
template <class D, class T> struct const_element {
  using result = T;
};
template <class T, int N> struct const_element<vector<T, N>, T> {
  using result = const T;
};
template <class T, int R, int C> struct const_element<matrix<T, R, C>, T> {
  using result = const T;
};
template <class D, class T>
using element_of_const = typename const_element<D, T>::result;

/// The type of a reference to elements of a const object of type D. It is const
/// if D is an owner, because elements of a const owner cannot be written.
template <class D, class Ref> struct const_part {
  using result = Ref;
};
template <class T, int N, class Ref> struct const_part<vector<T, N>, Ref> {
  using result = const Ref;
};
template <class T, int R, int C, class Ref>
struct const_part<matrix<T, R, C>, Ref> {
  using result = const Ref;
};

/// The type of a part of a temporary. A part of a temporary owner is an owner
/// too, because the temporary ends with its statement. A part of a temporary
/// reference is a reference.
template <class X> struct owned {
  using result = X;
};
template <class T, int N> struct owned<vector_ref<T, N>> {
  using result = vector<T, N>;
};
template <class T, int R, int C> struct owned<matrix_ref<T, R, C>> {
  using result = matrix<T, R, C>;
};
template <class T, int N> struct owned<indirect_ref<T, N>> {
  using result = vector<T, N>;
};
template <class T> struct owned<T &> {
  using result = T;
};
template <class D, class Part> struct part_of_value {
  using result = Part;
};
template <class T, int N, class Part>
struct part_of_value<vector<T, N>, Part> : owned<Part> {};
template <class T, int R, int C, class Part>
struct part_of_value<matrix<T, R, C>, Part> : owned<Part> {};

/// Is X an operand of N elements, or a scalar that is used for all N elements?
template <class X, int N>
concept fits = scalar<X> || (operand<X> && size_v<X> == N);

/// The common base of vector, matrix and the references to them. D is the
/// derived class, T its element type, R x C its shape. D::region() returns the
/// region of the elements.
///
/// The view of an owner has the class of its references as a private base. So
/// the members of this base are hidden, and the owner does not convert to it.
template <class D, class T, int R, int C, class Base>
class [[clang::trivial_abi]] view : Base {
  CM_API const D &self() const { return *static_cast<const D *>(this); }
  CM_API D &self() { return *static_cast<D *>(this); }
  static constexpr int N = R * C;

  /// Returns the address of element (Row, Column).
  CM_API char *at(int Row, int Column) const {
    detail::region G = self().region();
    return G.Start + (Row * G.VStride + Column * G.HStride) * int(sizeof(T));
  }

public:
  CM_API view() : Base(no_place()) {}
  static constexpr int SIZE = N;
  static constexpr int ELEMS = N;
  using element_type = T;

  CM_API static constexpr int n_elems() { return N; }

  CM_API simd<T, N> get() const { return load<T, R, C>(self().region()); }
  CM_API void set(simd<T, N> V) { store<T, R, C>(self().region(), V); }
  /// Writes all elements, even in SIMD blocks. Messages of several channels
  /// need this, because they have more elements than lanes.
  CM_API void set_all(simd<T, N> V) {
    detail::region G = self().region();
    builtin::wrregion(G.Start, V, G.VStride, C, G.HStride);
  }

#define CM_COMPOUND(Op)                                                        \
  template <fits<N> X> CM_API D &operator Op## = (const X &V) {                \
    set(values<T, N>(self() Op V));                                            \
    return self();                                                             \
  }                                                                            \
  template <operand X>                                                         \
  requires(size_v<X> != N) __attribute__((diagnose_if(                         \
      true, "both operands must have as many elements", "error"))) D &         \
  operator Op## = (const X &);
  CM_COMPOUND(+)
  CM_COMPOUND(-)
  CM_COMPOUND(*)
  CM_COMPOUND(/)
  CM_COMPOUND(%)
  CM_COMPOUND(&)
  CM_COMPOUND(|)
  CM_COMPOUND(^)
  CM_COMPOUND(<<)
  CM_COMPOUND(>>)
#undef CM_COMPOUND
  CM_API D &operator++() { return *this += T(1); }
  CM_API D &operator--() { return *this -= T(1); }
  CM_API auto operator++(int) {
    like<T, D> Old = self();
    *this += T(1);
    return Old;
  }
  CM_API auto operator--(int) {
    like<T, D> Old = self();
    *this -= T(1);
    return Old;
  }

  /// Copies the elements of \p V where the lowest bit of \p Mask is set. The
  /// other elements keep their values.
  template <fits<N> X, operand M>
  requires(size_v<M> == N) CM_API void merge(const X &V, const M &Mask) {
    store<T, R, C>(self().region(), values<T, N>(V), odd(Mask));
  }
  /// Copies the elements of \p V where the lowest bit of \p Mask is set, and
  /// the elements of \p W elsewhere.
  template <fits<N> X, fits<N> Y, operand M>
  requires(size_v<M> == N) CM_API
      void merge(const X &V, const Y &W, const M &Mask) {
    set(chosen<T, N>(odd(Mask), values<T, N>(V), values<T, N>(W)));
  }
  /// In these functions, the mask consists of the bits of a number.
  template <fits<N> X>
  requires(N <= 32) CM_API void merge(const X &V, uint Mask) {
    store<T, R, C>(self().region(), values<T, N>(V), bits(Mask));
  }
  template <fits<N> X, fits<N> Y>
  requires(N <= 32) CM_API void merge(const X &V, const Y &W, uint Mask) {
    set(chosen<T, N>(bits(Mask), values<T, N>(V), values<T, N>(W)));
  }

  __attribute__((diagnose_if(true, "no form of merge takes these arguments",
                             "error"))) void
  merge(...);

  CM_API ushort any() const { return builtin::any(enabled(true)); }
  CM_API ushort all() const { return builtin::all(enabled(false)); }

#define CM_FORMAT(Const, Result)                                               \
  template <class U>                                                           \
  __attribute__((diagnose_if(                                                  \
      N * sizeof(T) % sizeof(U) != 0,                                          \
      "the bytes to format are no whole number of elements", "error"))) CM_API \
  Result(vector_ref<U, N * sizeof(T) / sizeof(U)>) format() Const {            \
    return vector_ref<U, N * sizeof(T) / sizeof(U)>(                           \
        detail::region{at(0, 0), 0, formatted_stride<U>()});                   \
  }                                                                            \
  template <class U, int FR, int FC>                                           \
  __attribute__((diagnose_if(N * sizeof(T) < FR * FC * sizeof(U),              \
                             "format expects a matrix of no more bytes",       \
                             "error"))) CM_API                                 \
  Result(matrix_ref<U, FR, FC>) format() Const {                               \
    const int S = formatted_stride<U>();                                       \
    return matrix_ref<U, FR, FC>(detail::region{at(0, 0), FC * S, S});         \
  }
#define CM_PART(...) __VA_ARGS__
#define CM_CONST_PART(...)                                                     \
  typename ::cm::detail::const_part<D, __VA_ARGS__>::result
#define CM_VALUE_PART(...)                                                     \
  typename ::cm::detail::part_of_value<D, __VA_ARGS__>::result
  CM_FORMAT(&, CM_PART)
  CM_FORMAT(const &, CM_CONST_PART)
  CM_FORMAT(&&, CM_VALUE_PART)
#undef CM_FORMAT

  __attribute__((
      diagnose_if(true, "a vector is no condition: any() or all() of it is one",
                  "error"))) explicit operator bool() const requires(N > 1);
  /// A vector of one element can be used as a scalar.
  CM_API operator T() const requires(N == 1) { return get()[0]; }

protected:
  /// Returns the distance between adjacent elements if the view is read as
  /// elements of type U. If there are gaps between the elements, U must have
  /// the same size as T.
  template <class U> CM_API int formatted_stride() const {
    detail::region G = self().region();
    if constexpr (sizeof(U) == sizeof(T) && (R == 1 || C == 1))
      return C == 1 ? (R == 1 ? 1 : G.VStride) : G.HStride;
    builtin::expect_contiguous((C == 1 || G.HStride == 1) &&
                               (R == 1 || G.VStride == C));
    return 1;
  }
  CM_API T &element(int Row, int Column) const {
    return *reinterpret_cast<T *>(at(Row, Column));
  }
  CM_API detail::region part(int Row, int Column, int VStride,
                             int HStride) const {
    detail::region G = self().region();
    return {at(Row, Column), VStride * G.VStride, HStride * G.HStride};
  }
  /// Returns Rep rows of W elements, beginning at element (Row, Column). The
  /// strides VS and HS count elements row by row. The rows of a reference are
  /// copied first, because only the rows of an owner are adjacent.
  template <int Rep, int VS, int W, int HS>
  CM_API vector<T, Rep * W> copies(int Row, int Column) const {
    if constexpr (R == 1 || __is_same(D, matrix<T, R, C>)) {
      detail::region G = self().region();
      return vector<T, Rep * W>(builtin::rdregion<simd<T, Rep * W>>(
          at(Row, Column), VS * G.HStride, W, HS * G.HStride));
    } else {
      vector<T, N> Rows(get());
      return Rows.template replicate<Rep, VS, W, HS>(Row * C + Column);
    }
  }

private:
  /// Returns the elements that are not zero. Disabled lanes are false for any()
  /// (if \p ForAny is set), and true for all().
  CM_API mask<N> enabled(bool ForAny) const {
    mask<N> M = nonzero(self());
    builtin::simd_elements(N);
    if constexpr (has_simd_blocks<N>)
      M = ForAny ? M & enabled_lanes<N>::get() : M | ~enabled_lanes<N>::get();
    return M;
  }
  CM_API static mask<N> bits(uint Mask) {
    simd<uint, N> Lane;
    for (int I = 0; I < N; ++I)
      Lane[I] = 1u << I;
    return __builtin_convertvector((Lane & Mask) != 0u, mask<N>);
  }
};

/// Assignments. They copy elements, even if both sides are references.
#define CM_ASSIGNMENTS(Class, N)                                               \
  CM_API Class &operator=(const Class &V) {                                    \
    this->set(V.get());                                                        \
    return *this;                                                              \
  }                                                                            \
  template <::cm::detail::fits<N> X> CM_API Class &operator=(const X &V) {     \
    this->set(::cm::detail::values<T, N>(V));                                  \
    return *this;                                                              \
  }

struct none;
/// Is a view with this base a variable, and not a part of one? A selection from
/// a part can reach outside of this part, for example into the next row. A
/// selection from a variable must stay inside of the variable.
template <class Base> constexpr bool is_variable = !__is_same(Base, none);

template <class D, class T, int N, class Base>
class [[clang::trivial_abi]] vector_view : public view<D, T, 1, N, Base> {
public:
#define CM_ELEMENT(Const, ...)                                                 \
  __attribute__((diagnose_if(I < 0 || I >= N,                                  \
                             "the vector has no such element",                 \
                             "warning"))) CM_API __VA_ARGS__                   \
  operator()(int I) Const {                                                    \
    return this->element(0, I);                                                \
  }                                                                            \
  __attribute__((diagnose_if(I < 0 || I >= N,                                  \
                             "the vector has no such element",                 \
                             "warning"))) CM_API __VA_ARGS__                   \
  operator[](int I) Const {                                                    \
    return this->element(0, I);                                                \
  }
  CM_ELEMENT(&, T &)
  CM_ELEMENT(const &, element_of_const<D, T> &)
  CM_ELEMENT(&&, CM_VALUE_PART(T &))
#undef CM_ELEMENT

#define CM_SELECT(Const, Result)                                               \
  template <int Size, int Stride = 1>                                          \
  __attribute__((diagnose_if(                                                  \
      Size < 1 || (Size > 1 && Stride < 1),                                    \
      "the size and stride of a select must be at least 1", "error")))         \
  __attribute__((diagnose_if(is_variable<Base> && (Size - 1) * Stride >= N,    \
                             "the select has more elements than the vector",   \
                             "error")))                                        \
  __attribute__((diagnose_if(                                                  \
      Offset < 0 ||                                                            \
          (Size >= 1 && !(is_variable<Base> && (Size - 1) * Stride >= N) &&    \
           Offset + (Size - 1) * Stride >= N),                                 \
      "the select leaves the vector", "warning"))) CM_API                      \
  Result(vector_ref<T, positive(Size)>) select(int Offset = 0) Const {         \
    return vector_ref<T, Size>(this->part(0, Offset, 0, Stride));              \
  }                                                                            \
  CM_API Result(vector_ref<T, N>) select_all() Const { return select<N, 1>(); }
  CM_SELECT(&, CM_PART)
  CM_SELECT(const &, CM_CONST_PART)
  CM_SELECT(&&, CM_VALUE_PART)
#undef CM_SELECT

  /// Returns Rep copies of the vector, one after another.
  template <int Rep> CM_API auto replicate() const {
    return this->template copies<Rep, 0, N, 1>(0, 0);
  }
#define CM_REPLICATE(VS, HS, ...)                                              \
  template <__VA_ARGS__>                                                       \
  __attribute__((diagnose_if(leaves(Offset, Rep, VS, W, HS, N),                \
                             "the copies leave the vector",                    \
                             "warning"))) CM_API auto                          \
  replicate(int Offset = 0) const {                                            \
    return this->template copies<Rep, VS, W, HS>(0, Offset);                   \
  }
  CM_REPLICATE(0, 1, int Rep, int W)
  CM_REPLICATE(VS, 1, int Rep, int VS, int W)
  CM_REPLICATE(VS, HS, int Rep, int VS, int W, int HS)
#undef CM_REPLICATE

  /// Refers to the elements whose numbers are in \p Index.
  template <operand X>
  requires is_integer<element_t<X>> CM_API indirect_ref<T, size_v<X>>
  iselect(const X &Index) const & {
    constexpr int M = size_v<X>;
    detail::region G = static_cast<const D *>(this)->region();
    return indirect_ref<T, M>(G.Start, values<ushort, M>(Index) *
                                           ushort(G.HStride * int(sizeof(T))));
  }
  template <operand X>
  requires is_integer<element_t<X>>
      CM_API CM_VALUE_PART(indirect_ref<T, size_v<X>>)
          iselect(const X &Index) && {
    return this->iselect(Index);
  }
};

template <class D, class T, int R, int C, class Base>
class [[clang::trivial_abi]] matrix_view : public view<D, T, R, C, Base> {
public:
  static constexpr int ROWS = R;
  static constexpr int COLS = C;
  CM_API static constexpr int n_rows() { return R; }
  CM_API static constexpr int n_cols() { return C; }

#define CM_ELEMENT(Const, ...)                                                 \
  __attribute__((diagnose_if(I < 0 || I >= R || J < 0 || J >= C,               \
                             "the matrix has no such element",                 \
                             "warning"))) CM_API __VA_ARGS__                   \
  operator()(int I, int J) Const {                                             \
    return this->element(I, J);                                                \
  }
  CM_ELEMENT(&, T &)
  CM_ELEMENT(const &, element_of_const<D, T> &)
  CM_ELEMENT(&&, CM_VALUE_PART(T &))
#undef CM_ELEMENT
#define CM_SELECT(Const, Result)                                               \
  __attribute__((diagnose_if(I < 0 || I >= R, "the matrix has no such row",    \
                             "warning"))) CM_API                               \
  Result(vector_ref<T, C>) row(int I) Const {                                  \
    return vector_ref<T, C>(this->part(I, 0, 0, 1));                           \
  }                                                                            \
  __attribute__((diagnose_if(I < 0 || I >= R, "the matrix has no such row",    \
                             "warning"))) CM_API                               \
  Result(vector_ref<T, C>) operator[](int I) Const {                           \
    return vector_ref<T, C>(this->part(I, 0, 0, 1));                           \
  }                                                                            \
  __attribute__((diagnose_if(J < 0 || J >= C, "the matrix has no such column", \
                             "warning"))) CM_API                               \
  Result(matrix_ref<T, R, 1>) column(int J) Const {                            \
    return matrix_ref<T, R, 1>(this->part(0, J, 1, 1));                        \
  }                                                                            \
  template <int VSize, int VStride, int HSize, int HStride>                    \
  __attribute__((diagnose_if(                                                  \
      VSize < 1 || HSize < 1 || (VSize > 1 && VStride < 1) ||                  \
          (HSize > 1 && HStride < 1),                                          \
      "the sizes and strides of a select must be at least 1", "error")))       \
  __attribute__((diagnose_if(is_variable<Base> && (VSize - 1) * VStride >= R,  \
                             "the select has more rows than the matrix",       \
                             "error")))                                        \
  __attribute__((diagnose_if(                                                  \
      is_variable<Base> && (VSize - 1) * VStride < R &&                        \
          (VSize - 1) * VStride * C + (HSize - 1) * HStride >= R * C,          \
      "the select has more columns than the matrix", "error")))                \
  __attribute__((                                                              \
      diagnose_if(I < 0 || J < 0 || I + (VSize - 1) * VStride >= R ||          \
                      J + (HSize - 1) * HStride >= C,                          \
                  "the select leaves the matrix", "warning"))) CM_API          \
  Result(matrix_ref<T, positive(VSize), positive(HSize)>)                      \
      select(int I = 0, int J = 0) Const {                                     \
    return matrix_ref<T, VSize, HSize>(this->part(I, J, VStride, HStride));    \
  }                                                                            \
  CM_API Result(matrix_ref<T, R, C>) select_all() Const {                      \
    return select<R, 1, C, 1>();                                               \
  }
  CM_SELECT(&, CM_PART)
  CM_SELECT(const &, CM_CONST_PART)
  CM_SELECT(&&, CM_VALUE_PART)
#undef CM_SELECT

  /// Returns Rep copies of the matrix, one after another.
  template <int Rep> CM_API auto replicate() const {
    return this->template copies<Rep, 0, R * C, 1>(0, 0);
  }
#define CM_REPLICATE(VS, HS, ...)                                              \
  template <__VA_ARGS__>                                                       \
  __attribute__((diagnose_if(leaves(I * C + J, Rep, VS, W, HS, R * C),         \
                             "the copies leave the matrix",                    \
                             "warning"))) CM_API auto                          \
  replicate(int I = 0, int J = 0) const {                                      \
    return this->template copies<Rep, VS, W, HS>(I, J);                        \
  }
  CM_REPLICATE(0, 1, int Rep, int W)
  CM_REPLICATE(VS, 1, int Rep, int VS, int W)
  CM_REPLICATE(VS, HS, int Rep, int VS, int W, int HS)
#undef CM_REPLICATE

  template <operand X, operand Y>
  requires(size_v<X> == size_v<Y>) CM_API
      CM_VALUE_PART(indirect_ref<T, size_v<X>>)
          iselect(const X &Row, const Y &Column) && {
    return this->iselect(Row, Column);
  }
  template <operand X, operand Y>
  requires(size_v<X> == size_v<Y>) CM_API indirect_ref<T, size_v<X>> iselect(
      const X &Row, const Y &Column) const & {
    constexpr int M = size_v<X>;
    detail::region G = static_cast<const D *>(this)->region();
    return indirect_ref<T, M>(G.Start,
                              (values<ushort, M>(Row) * ushort(G.VStride) +
                               values<ushort, M>(Column) * ushort(G.HStride)) *
                                  ushort(sizeof(T)));
  }
};

#undef CM_PART
#undef CM_CONST_PART
#undef CM_VALUE_PART

/// The bytes of a reference. An owner stores its first elements in these bytes.
union handle {
  detail::region Where;
  char Bytes[16];
};
/// Returns how many bytes of an owner with \p Bytes bytes lie after its handle.
constexpr int more_bytes(int Bytes) { return Bytes > 16 ? Bytes - 16 : 0; }
template <int Bytes> struct extra {
  char Bytes_[Bytes];
};
template <> struct extra<0> {};
/// Storage for the elements of an owner that its handle does not hold. On the
/// host, this storage holds all elements, as an array that a debugger shows.
#ifdef CM_DEVICE
template <class Array> struct storage : extra<more_bytes(sizeof(Array))> {};
#else
template <class Array> struct storage {
  Array Elements;
};
#endif
struct none {
  CM_API none() {}
  CM_API explicit none(no_place) {}
};

} // namespace detail

/// These constructors make a reference to an owner. The owner must not be
/// const.
#define CM_UNWRAPPED(...) __VA_ARGS__
#define CM_OWNERS(Ref, Owner, ...)                                             \
  CM_API Ref(CM_UNWRAPPED Owner &V [[clang::lifetimebound]]) __VA_ARGS__ {     \
    Handle.Where = V.region();                                                 \
  }                                                                            \
  CM_API Ref(CM_UNWRAPPED Owner &&V [[clang::lifetimebound]]) __VA_ARGS__ {    \
    Handle.Where = V.region();                                                 \
  }                                                                            \
  __attribute__((                                                              \
      diagnose_if(true, "elements of a const object are written", "error")))   \
  Ref(const CM_UNWRAPPED Owner &V) __VA_ARGS__;

template <class T, int N>
class [[clang::trivial_abi]] CM_SHOWN vector_ref
    : public detail::vector_view<vector_ref<T, N>, T, N, detail::none> {
  friend class vector<T, N>;
  template <class, class, int, int, class> friend class detail::view;
  template <class, class, int, class> friend class detail::vector_view;
  detail::handle Handle;
  CM_API explicit vector_ref(detail::no_place) {}

public:
  __attribute__((diagnose_if(true,
                             "a reference needs a vector or matrix to refer to",
                             "error")))
  vector_ref();
  CM_API explicit vector_ref(detail::region Where) { Handle.Where = Where; }
  CM_API vector_ref(const vector_ref &V) { Handle.Where = V.Handle.Where; }
  CM_OWNERS(vector_ref, (vector<T, N>), )
  CM_API vector_ref(const matrix_ref<T, 1, N> &V) { Handle.Where = V.region(); }
  CM_OWNERS(vector_ref, (matrix<T, 1, N>), )
  /// Converts a column of a matrix to a vector.
  template <int R>
  requires(R == N && N > 1) CM_API vector_ref(const matrix_ref<T, R, 1> &V) {
    detail::region G = V.region();
    Handle.Where = {G.Start, 0, G.VStride};
  }

  CM_API detail::region region() const { return Handle.Where; }
  CM_ASSIGNMENTS(vector_ref, N)
  template <class X>
  requires(::cm::detail::operand<X> || ::cm::detail::scalar<X>)
      __attribute__((diagnose_if(true, "elements of a const object are written",
                                 "error"))) const vector_ref &
      operator=(const X &) const;
  template <::cm::detail::operand X>
  requires(::cm::detail::size_v<X> != (N)) __attribute__((
      diagnose_if(true, "a vector with as many elements is expected",
                  "error"))) CM_API vector_ref &operator=(const X &);
};

template <class T, int R, int C>
class [[clang::trivial_abi]] CM_SHOWN matrix_ref
    : public detail::matrix_view<matrix_ref<T, R, C>, T, R, C, detail::none> {
  friend class matrix<T, R, C>;
  template <class, class, int, int, class> friend class detail::view;
  template <class, class, int, int, class> friend class detail::matrix_view;
  detail::handle Handle;
  CM_API explicit matrix_ref(detail::no_place) {}

public:
  __attribute__((diagnose_if(true,
                             "a reference needs a vector or matrix to refer to",
                             "error")))
  matrix_ref();
  CM_API explicit matrix_ref(detail::region Where) { Handle.Where = Where; }
  CM_API matrix_ref(const matrix_ref &V) { Handle.Where = V.Handle.Where; }
  CM_OWNERS(matrix_ref, (matrix<T, R, C>), )
  CM_API matrix_ref(const vector_ref<T, C> &V) requires(R == 1) {
    Handle.Where = V.region();
  }
  CM_OWNERS(matrix_ref, (vector<T, C>), requires(R == 1))

  CM_API detail::region region() const { return Handle.Where; }
  CM_ASSIGNMENTS(matrix_ref, (R * C))
  template <class X>
  requires(::cm::detail::operand<X> || ::cm::detail::scalar<X>)
      __attribute__((diagnose_if(true, "elements of a const object are written",
                                 "error"))) const matrix_ref &
      operator=(const X &) const;
  template <::cm::detail::operand X>
  requires(::cm::detail::size_v<X> != (R * C)) __attribute__((
      diagnose_if(true, "a matrix with as many elements is expected",
                  "error"))) CM_API matrix_ref &operator=(const X &);
};

#undef CM_OWNERS
#undef CM_UNWRAPPED

/// Declares start(), which returns the address of an owner's first element. On
/// a device, also declares a field without bytes. If an owner is an argument of
/// a kernel, the compiler finds the type of its elements in this field's type.
#ifdef CM_DEVICE
#define CM_START(Class, ...)                                                   \
  using passed = __VA_ARGS__;                                                  \
  __extension__ passed Passed[0];                                              \
  CM_API char *start() const {                                                 \
    return reinterpret_cast<char *>(const_cast<Class *>(this));                \
  }
#else
#define CM_START(Class, ...)                                                   \
  CM_API char *start() const {                                                 \
    return reinterpret_cast<char *>(const_cast<Class *>(this)->Elements);      \
  }
#endif

/// Constructors of an owner of N elements. An array of any dimensions gives its
/// first N elements. If an array or a list in braces has fewer elements, the
/// others are 0.
#define CM_CONSTRUCTORS(Class, N)                                              \
  CM_API Class() {}                                                            \
  CM_API Class(const Class &V) { init(V.get()); }                              \
  CM_API explicit Class(::cm::detail::simd<T, N> V) { init(V); }               \
  template <::cm::detail::fits<N> X> CM_API Class(const X &V) {                \
    init(::cm::detail::values<T, N>(V));                                       \
  }                                                                            \
  template <::cm::detail::fits<N> X> CM_API Class(const X &V, int Sat) {       \
    if (Sat)                                                                   \
      init(::cm::detail::values_sat<T, N>(V));                                 \
    else                                                                       \
      init(::cm::detail::values<T, N>(V));                                     \
  }                                                                            \
  template <class U, int M> CM_API Class(const U(&Array)[M]) {                 \
    using E = __remove_all_extents(U);                                         \
    constexpr int Count = int(sizeof(Array) / sizeof(E));                      \
    const E *First = reinterpret_cast<const E *>(&Array[0]);                   \
    if constexpr (Count >= N) {                                                \
      init(::cm::detail::array_values<T, N>(First));                           \
    } else {                                                                   \
      init(::cm::detail::simd<T, N>(T(0)));                                    \
      builtin::wrregion(start(), ::cm::detail::array_values<T, Count>(First),  \
                        Count, Count, 1);                                      \
    }                                                                          \
  }                                                                            \
  template <class P> requires __is_pointer(P) CM_API Class(const P &Array) {   \
    init(::cm::detail::array_values<T, N>(Array));                             \
  }                                                                            \
  __attribute__((diagnose_if(List.size() > (N),                                \
                             "the list has more values than the vector has "   \
                             "elements",                                       \
                             "error"))) CM_API                                 \
  Class(std::initializer_list<T> List) {                                       \
    if (List.size() == N) {                                                    \
      init(::cm::detail::array_values<T, N>(List.begin()));                    \
    } else {                                                                   \
      init(::cm::detail::simd<T, N>(T(0)));                                    \
      for (int I = 0; I < int(List.size()) && I < N; ++I)                      \
        reinterpret_cast<T *>(start())[I] = List.begin()[I];                   \
    }                                                                          \
  }

template <class T, int N>
class [[clang::trivial_abi]] CM_SHOWN alignas(16) vector
    : public detail::vector_view<vector<T, N>, T, N, vector_ref<T, N>>,
      detail::storage<T[N]> {
  CM_API void init(::cm::detail::simd<T, N> V) {
    builtin::wrregion(start(), V, N, N, 1);
  }
  CM_START(vector, T[N])

  static_assert(N * sizeof(T) <= detail::RegisterFileBytes,
                "a vector has at most the bytes of all registers");
  static_assert(!__is_same(T, bool), "elements are numbers, not bool");

public:
  CM_CONSTRUCTORS(vector, N)
  CM_ASSIGNMENTS(vector, N)
  template <::cm::detail::operand X>
  requires(::cm::detail::size_v<X> != (N))
      __attribute__((diagnose_if(true,
                                 "a vector with as many elements is expected",
                                 "error"))) CM_API vector(const X &);
  template <::cm::detail::operand X>
  requires(::cm::detail::size_v<X> != (N))
      __attribute__((diagnose_if(true,
                                 "a vector with as many elements is expected",
                                 "error"))) CM_API vector(const X &, int);
  template <::cm::detail::operand X>
  requires(::cm::detail::size_v<X> != (N))
      __attribute__((diagnose_if(true,
                                 "a vector with as many elements is expected",
                                 "error"))) CM_API vector &operator=(const X &);
  CM_API detail::region region() const { return {start(), N, 1}; }
};

template <class T, int R, int C>
class [[clang::trivial_abi]] CM_SHOWN alignas(16) matrix
    : public detail::matrix_view<matrix<T, R, C>, T, R, C, matrix_ref<T, R, C>>,
      detail::storage<T[R][C]> {
  CM_API void init(::cm::detail::simd<T, R * C> V) {
    builtin::wrregion(start(), V, C, C, 1);
  }
  CM_START(matrix, T[R][C])

  static_assert(R * C * sizeof(T) <= detail::RegisterFileBytes,
                "a matrix has at most the bytes of all registers");
  static_assert(!__is_same(T, bool), "elements are numbers, not bool");

public:
  CM_CONSTRUCTORS(matrix, (R * C))
  CM_ASSIGNMENTS(matrix, (R * C))
  template <::cm::detail::operand X>
  requires(::cm::detail::size_v<X> != (R * C))
      __attribute__((diagnose_if(true,
                                 "a matrix with as many elements is expected",
                                 "error"))) CM_API matrix(const X &);
  template <::cm::detail::operand X>
  requires(::cm::detail::size_v<X> != (R * C))
      __attribute__((diagnose_if(true,
                                 "a matrix with as many elements is expected",
                                 "error"))) CM_API matrix(const X &, int);
  template <::cm::detail::operand X>
  requires(::cm::detail::size_v<X> != (R * C))
      __attribute__((diagnose_if(true,
                                 "a matrix with as many elements is expected",
                                 "error"))) CM_API matrix &operator=(const X &);
  CM_API detail::region region() const { return {start(), C, 1}; }
};

namespace detail {
/// The result of iselect: the values of the selected elements, and their
/// addresses for writes. If several lanes write to the same element, the value
/// of the last lane stays.
template <class T, int N> class indirect_ref : public vector<T, N> {
  char *Start;
  simd<ushort, N> OffsetsBytes;

public:
  CM_API indirect_ref(char *Start, simd<ushort, N> OffsetsBytes)
      : vector<T, N>(builtin::rdindirect<simd<T, N>>(Start, OffsetsBytes)),
        Start(Start), OffsetsBytes(OffsetsBytes) {}
  CM_API const indirect_ref &operator=(const indirect_ref &V) const {
    return *this = V.get();
  }
  CM_API const indirect_ref &operator=(simd<T, N> V) const {
    mask<N> Lanes = ~mask<N>(0);
    if constexpr (has_simd_blocks<N>)
      Lanes = enabled_lanes<N>::get();
    builtin::wrindirect(Start, V, OffsetsBytes, Lanes);
    return *this;
  }
  template <fits<N> X> CM_API const indirect_ref &operator=(const X &V) const {
    return *this = values<T, N>(V);
  }
#define CM_COMPOUND(Op)                                                        \
  template <fits<N> X>                                                         \
  CM_API const indirect_ref &operator Op## = (const X &V) const {              \
    return *this =                                                             \
               values<T, N>(static_cast<const vector<T, N> &>(*this) Op V);    \
  }
  CM_COMPOUND(+)
  CM_COMPOUND(-)
  CM_COMPOUND(*)
  CM_COMPOUND(/)
  CM_COMPOUND(%)
  CM_COMPOUND(&)
  CM_COMPOUND(|)
  CM_COMPOUND(^)
  CM_COMPOUND(<<)
  CM_COMPOUND(>>)
#undef CM_COMPOUND
  CM_API const indirect_ref &operator++() const { return *this += T(1); }
  CM_API const indirect_ref &operator--() const { return *this -= T(1); }
  CM_API vector<T, N> operator++(int) const {
    vector<T, N> Old = *this;
    *this += T(1);
    return Old;
  }
  CM_API vector<T, N> operator--(int) const {
    vector<T, N> Old = *this;
    *this -= T(1);
    return Old;
  }
  /// Takes the same arguments as vector<T, N>::merge.
  template <class... X> CM_API void merge(const X &...V) const {
    vector<T, N> Merged = *this;
    Merged.merge(V...);
    *this = Merged.get();
  }
  // Parts of the values can be read, but not written.
  template <class I> CM_API T operator()(I Index) const {
    return whole()(Index);
  }
  template <class I> CM_API T operator[](I Index) const {
    return whole()[Index];
  }
  template <int... Shape, class... I>
  CM_API const auto select(const I &...Offsets) const {
    return whole().template select<Shape...>(Offsets...);
  }
  template <class... X> CM_API const auto iselect(const X &...Index) const {
    return whole().iselect(Index...);
  }

private:
  CM_API const vector<T, N> &whole() const { return *this; }
};
} // namespace detail

// m.select<4, 1>(0) can be written without `template` before select, even where
// the type of m depends on a template parameter. For this, a template with that
// name must be in scope.
template <int...> class select;
template <class...> class format;
template <int...> class replicate;
template <class...> class iselect;

} // namespace cm

#endif // CM_DETAIL_VECTOR_H
