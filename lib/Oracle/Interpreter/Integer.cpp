//===- Integer.cpp - Integer operations and comparisons -------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Operations compute with the exact numbers of their operands. A result that is
// too large for the destination is truncated (or clamped) when it is stored.
// Operations that count or move bits use 32 bits, or as many bits as the type
// of src0 has.
//
// Shifts use the low five bits of the amount, or the low six bits if the
// destination or src0 has 64 bits. (vISA specification, SHL, SHR, ASR, and the
// comments of the finalizer's own folding; the amount's type does not matter.)
// A left shift loses bits only when its result is stored.
//
//===----------------------------------------------------------------------===//

#include "Operations.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/MathExtras.h"

#include <algorithm>
#include <functional>
#include <limits>
#include <type_traits>

using namespace cmx;
using namespace cmx::interpreter;
using visa::CondMod;
using visa::Opcode;

namespace {
template <typename T> struct UnsignedOf;
template <> struct UnsignedOf<int64_t> {
  using Type = uint64_t;
};
template <> struct UnsignedOf<Int128> {
  using Type = UInt128;
};

/// Returns the low \p Bits bits of \p V.
template <typename T> uint64_t lowBits(T V, unsigned Bits) {
  return uint64_t(V) & (Bits >= 64 ? ~uint64_t(0) : (uint64_t(1) << Bits) - 1);
}

template <typename T> unsigned shiftAmount(const OpFacts &F, T V) {
  return unsigned(V) & (F.ShiftsBy64 ? 63 : 31);
}

//===----------------------------------------------------------------------===//
// Each operation on one lane
//===----------------------------------------------------------------------===//

// Sums of three 32-bit numbers fit into 64 bits. A product that does not fit is
// truncated anyway (the decoder uses 128 bits if it would be clamped).
struct AddOp {
  template <typename T> static T run(const OpFacts &, T A, T B) {
    return A + B;
  }
};
struct Add3Op {
  template <typename T> static T run(const OpFacts &, T A, T B, T C) {
    return A + B + C;
  }
};
template <typename T> T multiply(T A, T B) {
  using U = typename UnsignedOf<T>::Type;
  if constexpr (std::is_same<T, Int128>::value) {
    // The product of unsigned 64-bit factors may reach the sign bit: limit it.
    // The low half does not change.
    T Product;
    if (!__builtin_mul_overflow(A, B, &Product))
      return Product;
    constexpr U Top = U(1) << 126;
    return T(Top | uint64_t(U(A) * U(B)));
  } else {
    return T(U(A) * U(B));
  }
}
struct MulOp {
  template <typename T> static T run(const OpFacts &, T A, T B) {
    return multiply(A, B);
  }
};
struct MadOp {
  template <typename T> static T run(const OpFacts &, T A, T B, T C) {
    using U = typename UnsignedOf<T>::Type;
    return T(U(multiply(A, B)) + U(C));
  }
};
struct MulhOp {
  template <typename T> static T run(const OpFacts &, T A, T B) {
    return multiply(A, B) >> 32;
  }
};
struct AvgOp {
  template <typename T> static T run(const OpFacts &, T A, T B) {
    return (A + B + 1) >> 1;
  }
};
struct MinOp {
  template <typename T> static T run(const OpFacts &, T A, T B) {
    return B < A ? B : A;
  }
};
struct MaxOp {
  template <typename T> static T run(const OpFacts &, T A, T B) {
    return B > A ? B : A;
  }
};
// Zero divisors of enabled lanes have been reported; other lanes do not matter.
struct DivOp {
  template <typename T> static T run(const OpFacts &, T A, T B) {
    return B == 0 ? 0 : A / B;
  }
};
struct ModOp {
  template <typename T> static T run(const OpFacts &, T A, T B) {
    return B == 0 ? 0 : A % B;
  }
};
struct AndOp {
  template <typename T> static T run(const OpFacts &, T A, T B) {
    return A & B;
  }
};
struct OrOp {
  template <typename T> static T run(const OpFacts &, T A, T B) {
    return A | B;
  }
};
struct XorOp {
  template <typename T> static T run(const OpFacts &, T A, T B) {
    return A ^ B;
  }
};
struct NotOp {
  template <typename T> static T run(const OpFacts &, T A) { return ~A; }
};
struct ShlOp {
  template <typename T> static T run(const OpFacts &F, T A, T B) {
    T Result = T(typename UnsignedOf<T>::Type(A) << shiftAmount(F, B));
    if (!F.Saturates)
      return Result;
    // Saturation looks at 33 bits; a result that needs more is undefined (SHL).
    T Lowest = F.SrcSigned[0] || A < 0 ? -(T(1) << 32) : T(0);
    bool Fits = Result >= Lowest && Result < Lowest + (T(1) << 33);
    return Fits ? Result : T(F.Garbage);
  }
};
struct ShrOp {
  template <typename T> static T run(const OpFacts &F, T A, T B) {
    return T(lowBits(A, F.ExecBits) >> shiftAmount(F, B));
  }
};
struct AsrOp {
  template <typename T> static T run(const OpFacts &F, T A, T B) {
    // An unsigned source with its top bit set is a negative number here.
    int64_t Signed = llvm::SignExtend64(lowBits(A, F.ExecBits), F.ExecBits);
    return F.SrcSigned[0] ? A >> shiftAmount(F, B)
                          : T(Signed >> shiftAmount(F, B));
  }
};
uint64_t rotateLeft(uint64_t V, unsigned Bits, uint64_t Amount) {
  unsigned By = unsigned(Amount & (Bits - 1));
  V = lowBits(V, Bits);
  return By == 0 ? V : lowBits(V << By | V >> (Bits - By), Bits);
}
struct RolOp {
  template <typename T> static T run(const OpFacts &F, T A, T B) {
    return T(rotateLeft(uint64_t(A), F.Src0Bits, uint64_t(B)));
  }
};
struct RorOp {
  template <typename T> static T run(const OpFacts &F, T A, T B) {
    return T(rotateLeft(uint64_t(A), F.Src0Bits, 0 - uint64_t(B)));
  }
};
struct CbitOp {
  template <typename T> static T run(const OpFacts &F, T A) {
    return llvm::popcount(lowBits(A, F.Src0Bits));
  }
};
struct LzdOp {
  template <typename T> static T run(const OpFacts &F, T A) {
    return F.Src0Bits == 64 ? llvm::countl_zero(uint64_t(A))
                            : llvm::countl_zero(uint32_t(A));
  }
};
struct FbhOp {
  template <typename T> static T run(const OpFacts &F, T A) {
    uint32_t V = uint32_t(A);
    if (F.SrcSigned[0] && int32_t(V) < 0)
      V = ~V;
    return V == 0 ? T(0xFFFFFFFF) : T(llvm::countl_zero(V));
  }
};
struct FblOp {
  template <typename T> static T run(const OpFacts &, T A) {
    uint32_t V = uint32_t(A);
    return V == 0 ? T(0xFFFFFFFF) : T(llvm::countr_zero(V));
  }
};
struct BfrevOp {
  template <typename T> static T run(const OpFacts &, T A) {
    return T(llvm::reverseBits(uint32_t(A)));
  }
};
struct BfeOp {
  template <typename T> static T run(const OpFacts &F, T Width, T Offset, T V) {
    unsigned Bits = unsigned(Width) & 31;
    if (Bits == 0)
      return 0;
    // The bits above a signed operand are copies of its sign.
    int64_t Source = F.SrcSigned[2] ? int64_t(int32_t(V)) : uint32_t(V);
    uint64_t Field = lowBits(Source >> (unsigned(Offset) & 31), Bits);
    return F.SrcSigned[2] ? T(llvm::SignExtend64(Field, Bits)) : T(Field);
  }
};
struct BfiOp {
  template <typename T>
  static T run(const OpFacts &, T Width, T Offset, T Insert, T Base) {
    unsigned By = unsigned(Offset) & 31;
    uint32_t Mask = ((1u << (unsigned(Width) & 31)) - 1) << By;
    return T((uint32_t(Insert) << By & Mask) | (uint32_t(Base) & ~Mask));
  }
};
struct BfnOp {
  template <typename T> static T run(const OpFacts &F, T A, T B, T C) {
    T Result = 0;
    for (unsigned Row = 0; Row != 8; ++Row)
      if (F.BoolFunction >> Row & 1)
        Result |= (Row & 1 ? A : ~A) & (Row & 2 ? B : ~B) & (Row & 4 ? C : ~C);
    return Result;
  }
};
struct Dp4aOp {
  template <typename T> static T byteOf(T V, unsigned N, bool Signed) {
    uint8_t Byte = uint8_t(uint32_t(V) >> (8 * N));
    return Signed ? T(int8_t(Byte)) : T(Byte);
  }
  template <typename T> static T run(const OpFacts &F, T A, T B, T C) {
    for (unsigned N = 0; N != 4; ++N)
      A += byteOf(B, N, F.SrcSigned[1]) * byteOf(C, N, F.SrcSigned[2]);
    return A;
  }
};

//===----------------------------------------------------------------------===//
// On all lanes
//===----------------------------------------------------------------------===//

template <Rep R, typename Op> constexpr OpFn unary = onLanes<R, Op, 1>;
template <Rep R, typename Op> constexpr OpFn binary = onLanes<R, Op, 2>;
template <Rep R, typename Op> constexpr OpFn ternary = onLanes<R, Op, 3>;

/// Computes sum and carry of unsigned 32-bit numbers.
template <Rep R>
void addCarry(const OpFacts &F, const Lanes *const *Src, Lanes *Out) {
  using RT = RepTraits<R>;
  for (unsigned Lane = 0; Lane != F.Lanes; ++Lane) {
    uint64_t Sum =
        lowBits(RT::of(*Src[0])[Lane], 32) + lowBits(RT::of(*Src[1])[Lane], 32);
    RT::of(Out[0])[Lane] = Sum & 0xFFFFFFFF;
    RT::of(Out[1])[Lane] = Sum >> 32;
  }
}
/// Computes difference and borrow.
template <Rep R>
void subBorrow(const OpFacts &F, const Lanes *const *Src, Lanes *Out) {
  using RT = RepTraits<R>;
  for (unsigned Lane = 0; Lane != F.Lanes; ++Lane) {
    uint64_t A = lowBits(RT::of(*Src[0])[Lane], 32);
    uint64_t B = lowBits(RT::of(*Src[1])[Lane], 32);
    RT::of(Out[0])[Lane] = (A - B) & 0xFFFFFFFF;
    RT::of(Out[1])[Lane] = A < B;
  }
}
/// Computes the low and the high halves of 64-bit results.
template <Rep R>
void multiplyWide(const OpFacts &F, const Lanes *const *Src, Lanes *Out) {
  using RT = RepTraits<R>;
  for (unsigned Lane = 0; Lane != F.Lanes; ++Lane) {
    auto Sum = MadOp::run(F, RT::of(*Src[0])[Lane], RT::of(*Src[1])[Lane],
                          RT::of(*Src[2])[Lane]);
    RT::of(Out[0])[Lane] = Sum & 0xFFFFFFFF;
    RT::of(Out[1])[Lane] = (Sum >> 32) & 0xFFFFFFFF;
  }
}
/// sad2: the even lane of each pair gets the sum of both distances; the odd
/// lane is undefined and becomes 0.
template <Rep R>
void sumOfDifferences(const OpFacts &F, const Lanes *const *Src, Lanes *Out) {
  using RT = RepTraits<R>;
  auto Distance = [&](unsigned Lane) {
    auto D = RT::of(*Src[0])[Lane] - RT::of(*Src[1])[Lane];
    return D < 0 ? -D : D;
  };
  for (unsigned Lane = 0; Lane != F.Lanes; ++Lane)
    RT::of(*Out)[Lane] = Lane & 1 || Lane + 1 == F.Lanes
                             ? 0
                             : Distance(Lane) + Distance(Lane + 1);
}

template <Rep R> OpFn pickOperation(Opcode Op) {
  switch (Op) {
  case Opcode::Add:
    return binary<R, AddOp>;
  case Opcode::Mul:
    return binary<R, MulOp>;
  case Opcode::Mad:
    return ternary<R, MadOp>;
  case Opcode::Avg:
    return binary<R, AvgOp>;
  case Opcode::Mulh:
    return binary<R, MulhOp>;
  case Opcode::Min:
    return binary<R, MinOp>;
  case Opcode::Max:
    return binary<R, MaxOp>;
  case Opcode::Div:
    return binary<R, DivOp>;
  case Opcode::Mod:
    return binary<R, ModOp>;
  case Opcode::Add3:
    return ternary<R, Add3Op>;
  case Opcode::Dp4a:
    return ternary<R, Dp4aOp>;
  case Opcode::And:
    return binary<R, AndOp>;
  case Opcode::Or:
    return binary<R, OrOp>;
  case Opcode::Xor:
    return binary<R, XorOp>;
  case Opcode::Not:
    return unary<R, NotOp>;
  case Opcode::Shl:
    return binary<R, ShlOp>;
  case Opcode::Shr:
    return binary<R, ShrOp>;
  case Opcode::Asr:
    return binary<R, AsrOp>;
  case Opcode::Rol:
    return binary<R, RolOp>;
  case Opcode::Ror:
    return binary<R, RorOp>;
  case Opcode::Cbit:
    return unary<R, CbitOp>;
  case Opcode::Lzd:
    return unary<R, LzdOp>;
  case Opcode::Fbh:
    return unary<R, FbhOp>;
  case Opcode::Fbl:
    return unary<R, FblOp>;
  case Opcode::Bfrev:
    return unary<R, BfrevOp>;
  case Opcode::Bfe:
    return ternary<R, BfeOp>;
  case Opcode::Bfi:
    return onLanes<R, BfiOp, 4>;
  case Opcode::Bfn:
    return ternary<R, BfnOp>;
  case Opcode::Addc:
    return addCarry<R>;
  case Opcode::Subb:
    return subBorrow<R>;
  case Opcode::Madw:
    return multiplyWide<R>;
  case Opcode::Sad2:
    return sumOfDifferences<R>;
  default:
    return nullptr;
  }
}

//===----------------------------------------------------------------------===//
// Comparisons
//===----------------------------------------------------------------------===//

// For NaN only ne is true, as with the operators of C++.
template <Rep R, typename Holds>
uint32_t compare(unsigned N, const Lanes &A, const Lanes &B) {
  const auto *X = RepTraits<R>::of(A), *Y = RepTraits<R>::of(B);
  uint32_t Bits = 0;
  for (unsigned Lane = 0; Lane != N; ++Lane)
    Bits |= uint32_t(Holds()(X[Lane], Y[Lane])) << Lane;
  return Bits;
}

template <Rep R> CompareFn pickCompare(CondMod C) {
  switch (C) {
  case CondMod::EQ:
    return compare<R, std::equal_to<>>;
  case CondMod::NE:
    return compare<R, std::not_equal_to<>>;
  case CondMod::GT:
    return compare<R, std::greater<>>;
  case CondMod::GE:
    return compare<R, std::greater_equal<>>;
  case CondMod::LT:
    return compare<R, std::less<>>;
  case CondMod::LE:
    return compare<R, std::less_equal<>>;
  case CondMod::None:
    break;
  }
  return nullptr;
}
} // namespace

OpFn interpreter::integerOperation(Opcode Op, Rep R) {
  return R == Rep::Wide ? pickOperation<Rep::Wide>(Op)
                        : pickOperation<Rep::Int>(Op);
}

CompareFn interpreter::compareFunction(CondMod Cond, Rep R) {
  return withRep(R, [Cond](auto Traits) {
    return pickCompare<decltype(Traits)::Id>(Cond);
  });
}
