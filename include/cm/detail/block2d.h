//===- block2d.h - Blocks of a matrix at an address -------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A message loads or stores blocks of a matrix in memory. A block_2d_desc
// describes the matrix by three numbers, each minus 1: its width in bytes, its
// number of rows, and the distance of its rows in bytes. The position of the
// first block is given in elements. The other blocks follow to its right.
// Elements outside of the matrix are read as 0, and are not stored. In
// registers, the length of each row is padded to a power of two, and each block
// to whole registers. Only pvc has these messages. Cache hints have no effect.
//
//===----------------------------------------------------------------------===//

#ifndef CM_DETAIL_BLOCK2D_H
#define CM_DETAIL_BLOCK2D_H

#include "lsc.h"

namespace cm {
namespace lsc {

enum LoadOp { Normal = 0, Transpose = 1, VNNI = 2 };

template <class T, unsigned NumBlocks, unsigned BlockHeight,
          unsigned BlockWidth>
struct block_2d_desc {
  static_assert(NumBlocks && BlockHeight && BlockWidth, "a block has elements");
  using value_type = T;
  static constexpr int num_blocks = NumBlocks;
  static constexpr int height = BlockHeight;
  static constexpr int width = BlockWidth;

  CM_API block_2d_desc(uint64_t Base, unsigned Height, unsigned Width,
                       unsigned Pitch, int X, int Y)
      : Base(Base), Width(Width), Height(Height), Pitch(Pitch), X(X), Y(Y) {}
  CM_API block_2d_desc(const T *Base, unsigned Height, unsigned Width,
                       unsigned Pitch, int X, int Y)
      : block_2d_desc(reinterpret_cast<uint64_t>(Base), Height, Width, Pitch, X,
                      Y) {}

#define CM_FIELD(Name, Type, Member)                                           \
  CM_API block_2d_desc &set_##Name(Type Value) {                               \
    Member = Value;                                                            \
    return *this;                                                              \
  }                                                                            \
  CM_API Type get_##Name() const { return Member; }
  CM_FIELD(base, uint64_t, Base)
  CM_FIELD(width, uint32_t, Width)
  CM_FIELD(height, uint32_t, Height)
  CM_FIELD(pitch, uint32_t, Pitch)
  CM_FIELD(block_x, int32_t, X)
  CM_FIELD(block_y, int32_t, Y)
#undef CM_FIELD
  CM_API block_2d_desc &set_base_ptr(const T *Pointer) {
    return set_base(reinterpret_cast<uint64_t>(Pointer));
  }
  CM_API T *get_base_ptr() const { return reinterpret_cast<T *>(Base); }

private:
  uint64_t Base;
  uint32_t Width, Height, Pitch;
  int32_t X, Y;
};

} // namespace lsc

namespace detail {
/// The layout of blocks in registers.
template <class T, unsigned Blocks, unsigned Rows, unsigned Columns,
          lsc::LoadOp Op>
struct block_2d {
  static constexpr int PerDword =
      Op == lsc::VNNI && sizeof(T) < 4 ? 4 / int(sizeof(T)) : 1;
  static constexpr bool Turned = Op == lsc::Transpose;
  static constexpr int Pitch =
      next_power(int(Turned ? Rows : Columns)) * PerDword;
  static constexpr int Count =
      (int(Turned ? Columns : Rows) + PerDword - 1) / PerDword;
  static constexpr int Register = 64 / int(sizeof(T));
  static constexpr int Block =
      (Pitch * Count + Register - 1) / Register * Register;
  static constexpr int Size = Block * int(Blocks);

  static constexpr bool IsLoaded =
      Size * int(sizeof(T)) <= 2048 && Rows <= 32 &&
      Columns * sizeof(T) % 4 == 0 &&
      (Turned ? Blocks == 1 && sizeof(T) >= 4 && Columns <= 32 / sizeof(T)
              : Blocks * Columns * sizeof(T) <= 64 &&
                    (Blocks == 1 || Blocks == 2 || Blocks == 4)) &&
      (Op != lsc::VNNI || sizeof(T) < 4);
  static constexpr bool IsStored = Blocks == 1 && Rows <= 8 &&
                                   Columns * sizeof(T) <= 64 &&
                                   Columns * sizeof(T) % 4 == 0;
  static constexpr signed char SizeCode = sizeof(T) == 1   ? 1
                                          : sizeof(T) == 2 ? 2
                                          : sizeof(T) == 4 ? 3
                                                           : 4;
};
} // namespace detail

template <lsc::LoadOp Op, CacheHint = CacheHint::Default,
          CacheHint = CacheHint::Default, int OffsetX = 0, int OffsetY = 0,
          class T, int N, unsigned Blocks, unsigned Rows, unsigned Columns>
__attribute__((
    diagnose_if((!detail::block_2d<T, Blocks, Rows, Columns, Op>::IsLoaded),
                "no message loads blocks of this shape", "error")))
__attribute__((
    diagnose_if((detail::block_2d<T, Blocks, Rows, Columns, Op>::IsLoaded &&
                 detail::block_2d<T, Blocks, Rows, Columns, Op>::Size != N),
                "the vector must have the size of the blocks in registers",
                "error"))) CM_API void
cm_load(vector_ref<T, N> To,
        const lsc::block_2d_desc<T, Blocks, Rows, Columns> &From,
        int16_t Pred = 1) {
  using block = detail::block_2d<T, Blocks, Rows, Columns, Op>;
  bool Lane = Pred != 0;
  auto V = builtin::load2d<detail::simd<T, N>>(
      Lane, 0, 0, block::SizeCode, block::Turned ? 2 : 1,
      static_cast<signed char>(Blocks), short(Columns), short(Rows),
      Op == lsc::VNNI ? 1 : 0, From.get_base(), int(From.get_width()),
      int(From.get_height()), int(From.get_pitch()),
      From.get_block_x() + OffsetX, From.get_block_y() + OffsetY);
  if (Lane)
    To.set_all(V);
}
template <CacheHint L1 = CacheHint::Default, CacheHint L2 = CacheHint::Default,
          int OffsetX = 0, int OffsetY = 0, class T, int N, unsigned Blocks,
          unsigned Rows, unsigned Columns>
CM_API void cm_load(vector_ref<T, N> To,
                    const lsc::block_2d_desc<T, Blocks, Rows, Columns> &From,
                    int16_t Pred = 1) {
  cm_load<lsc::Normal, L1, L2, OffsetX, OffsetY>(To, From, Pred);
}

template <CacheHint = CacheHint::Default, CacheHint = CacheHint::Default,
          int OffsetX = 0, int OffsetY = 0, class T, int N, unsigned Rows,
          unsigned Columns>
__attribute__((
    diagnose_if((!detail::block_2d<T, 1, Rows, Columns, lsc::Normal>::IsStored),
                "no message stores blocks of this shape", "error")))
__attribute__((
    diagnose_if((detail::block_2d<T, 1, Rows, Columns, lsc::Normal>::IsStored &&
                 detail::block_2d<T, 1, Rows, Columns, lsc::Normal>::Size != N),
                "the vector must have the size of the blocks in registers",
                "error"))) CM_API void
cm_store(const lsc::block_2d_desc<T, 1, Rows, Columns> &To,
         vector_ref<T, N> Data, int16_t Pred = 1) {
  using block = detail::block_2d<T, 1, Rows, Columns, lsc::Normal>;
  builtin::store2d(bool(Pred != 0), 0, 0, block::SizeCode, 1, 1, short(Columns),
                   short(Rows), 0, To.get_base(), int(To.get_width()),
                   int(To.get_height()), int(To.get_pitch()),
                   To.get_block_x() + OffsetX, To.get_block_y() + OffsetY,
                   Data.get());
}

template <CacheHint, CacheHint = CacheHint::Default, auto = 0, int = 0, int = 0,
          class T, unsigned Blocks, unsigned Rows, unsigned Columns>
CM_API void cm_prefetch(const lsc::block_2d_desc<T, Blocks, Rows, Columns> &,
                        int16_t = 1) {}

namespace detail {
/// Calls \p Move(A, B) for each row of \p Minor elements. A is the place of the
/// row in registers, where rows are padded to a power of two. B is its place in
/// a vector without gaps.
template <class B, int Blocks, int Minor, class F>
CM_API void for_each_row(F Move) {
  for (int I = 0; I < Blocks; ++I)
    for (int R = 0; R < B::Count; ++R)
      Move(I * B::Block + R * B::Pitch, (I * B::Count + R) * Minor);
}
} // namespace detail

// These functions take numbers, not a block_2d_desc, to describe the matrix. In
// their vectors of elements, rows have no padding.
#define CM_BLOCKS(Load, Store)                                                 \
  template <class T, int Columns, int Rows = 1, int Blocks = 1,                \
            bool Transposed = false, bool Transformed = false,                 \
            CacheHint = CacheHint::Default, CacheHint = CacheHint::Default,    \
            CacheHint = CacheHint::Default>                                    \
  CM_API auto Load(const T *Base, unsigned WidthLess1, unsigned HeightLess1,   \
                   unsigned PitchLess1, int X, int Y) {                        \
    constexpr lsc::LoadOp Op = Transposed    ? lsc::Transpose                  \
                               : Transformed ? lsc::VNNI                       \
                                             : lsc::Normal;                    \
    using block = detail::block_2d<T, Blocks, Rows, Columns, Op>;              \
    constexpr int Minor = (Transposed ? Rows : Columns) * block::PerDword;     \
    lsc::block_2d_desc<T, Blocks, Rows, Columns> From(                         \
        Base, HeightLess1, WidthLess1, PitchLess1, X, Y);                      \
    vector<T, block::Size> Found;                                              \
    cm_load<Op>(Found, From);                                                  \
    vector<T, Minor * block::Count * Blocks> R;                                \
    detail::for_each_row<block, Blocks, Minor>(                                \
        [&](int Padded, int Place) CM_LAMBDA {                                 \
          R.template select<Minor, 1>(Place) =                                 \
              Found.template select<Minor, 1>(Padded);                         \
        });                                                                    \
    return R;                                                                  \
  }                                                                            \
  template <class T, int Columns, int Rows = 1,                                \
            CacheHint = CacheHint::Default, CacheHint = CacheHint::Default,    \
            CacheHint = CacheHint::Default, detail::operand D>                 \
  CM_ERROR_IF(detail::size_v<D> != Columns * Rows,                             \
              "the vector must have the elements of the block")                \
  CM_API void Store(const T *Base, unsigned WidthLess1, unsigned HeightLess1,  \
                    unsigned PitchLess1, int X, int Y, const D &Values) {      \
    using block = detail::block_2d<T, 1, Rows, Columns, lsc::Normal>;          \
    lsc::block_2d_desc<T, 1, Rows, Columns> To(Base, HeightLess1, WidthLess1,  \
                                               PitchLess1, X, Y);              \
    vector<T, Columns * Rows> V(Values);                                       \
    vector<T, block::Size> Padded(T(0));                                       \
    detail::for_each_row<block, 1, Columns>(                                   \
        [&](int Wide, int Place) CM_LAMBDA {                                   \
          Padded.template select<Columns, 1>(Wide) =                           \
              V.template select<Columns, 1>(Place);                            \
        });                                                                    \
    cm_store(To, Padded);                                                      \
  }
CM_BLOCKS(cm_load, cm_store)
CM_BLOCKS(cm_ptr_load, cm_ptr_store)
#undef CM_BLOCKS

} // namespace cm

#endif // CM_DETAIL_BLOCK2D_H
