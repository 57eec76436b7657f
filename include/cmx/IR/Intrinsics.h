//===- Intrinsics.h - Names and facts of llvm.genx intrinsics ---*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// For LLVM, the llvm.genx intrinsics are only declarations with a reserved
// name. This file gives them an enumeration, and provides the facts that
// Intrinsics.def states about each intrinsic: operands, memory effects and vISA
// lowering.
//
// An intrinsic is recognized by the callee's name. The result of each look-up
// is stored by name, so that the next look-up takes nanoseconds.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_IR_INTRINSICS_H
#define CMX_IR_INTRINSICS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/InstrTypes.h"
#include "llvm/Support/ModRef.h"

#include <optional>
#include <string>

namespace llvm {
class Module;
class Type;
} // namespace llvm

namespace cmx {

enum class GenXIntrinsic : uint16_t {
#define CMX_GENX(Enum, Name, Results, Operands, Memory, Lowering, Visa, Signs, \
                 Saturates, Shape)                                             \
  Enum,
#include "cmx/IR/Intrinsics.def"
};

/// The effect of an intrinsic on memory.
enum class GenXMemory { None, Read, Write, ReadWrite, Convergent };

/// How code generation treats an intrinsic.
enum class LoweringKind {
  Region,     ///< Becomes an operand or a mov.
  Predicate,  ///< Reads or writes lanes of a predicate.
  Constant,   ///< mov that keeps an immediate in a register.
  Reduce,     ///< any/all over a predicate.
  Modifier,   ///< abs of a source operand.
  Saturate,   ///< .sat of the instruction that defines the operand.
  Convert,    ///< mov between types, with saturation.
  Alu,        ///< The instruction VisaName.
  Expand,     ///< cmx-lower makes other operations of it.
  Message,    ///< A load, a store or a scattered access.
  Atomic,     ///< An atomic operation on memory.
  Sync,       ///< Barrier, fence, SLM set-up.
  Predefined, ///< A predefined variable of vISA.
  SimdFlow    ///< cmx-lower-simdcf makes mask logic and branches of it.
};

/// Does each lane of the result depend only on the same lane of the operands?
bool isElementwise(LoweringKind Kind);

/// Signs of an integer operation's result and operands.
enum class GenXSigns { NA, SS, SU, US, UU };

/// Rules about operands and results, beyond the type of each one.
enum class ShapeRule {
  Any,   ///< None.
  Lanes, ///< All overloaded operands and results have equally many lanes.
  Vec3,  ///< The result is a vector of three.
  RdRegion,
  WrRegion,
  WrConstRegion,
  RdPredRegion,
  WrPredRegion,
  WrPredPredRegion,
  OwordBlock,
  MediaBlock,
  Fours,  ///< Groups of four lanes.
  Plane,  ///< The result has half the lanes of the last operand.
  Pairs,  ///< Pairs of lanes; operands of bytes, result of words.
  Halves, ///< The result has all low halves, then all high ones.
  HalfOrFloat,
  Tf32,
  PredefSurface,
  PredefReg,
  GatherScaled,
  Gather4Scaled,
  Typed,
  TypedAtomic,
  TypedAtomicF,
  SvmBlock,
  SvmGather,
  SvmGather4,
  DwordAtomic,
  DwordAtomicF,
  SvmAtomic,
  SvmAtomicF,
  LscLoad,
  LscStore,
  LscAtomic,
  LscBlock2D,
  LscDescribed2D,
  Sampler,
  Sampler3D,   ///< A code selects the operation and its number of operands.
  SampleUnorm, ///< 32 pixels.
  SimdMask,    ///< Mask of at most 32 lanes: each has a bit in an i32.
  SimdSection, ///< The lanes of "resume" are the first ones of "mask".
  RawSend,
  Dpas
};

/// Returns the numbers of lanes that messages of \p Shape may have, in
/// ascending order. The result is empty if the messages have no address or
/// pixel for each lane. These limits of the vISA specification hold on all
/// platforms.
llvm::ArrayRef<unsigned> messageLanes(ShapeRule Shape);

/// The types an operand or a result may have.
enum class TypeClass {
  Void,
  I1,
  I8,
  I16,
  I32,
  I64,
  F32,
  V4F32,
  V16I32,
  Match, ///< Same as overloaded type number MatchIndex.
  Int,
  Int32,
  FP,
  Vec,
  Data,
  Pred,
  VPred,
  Offset,
  Addr,
  Addrs,
  Pointer,
  AnyType
};

enum class OperandConstness { Variable, Constant, ConstantOrUndef };

/// A result or an operand as the table describes it.
struct OperandSpec {
  TypeClass Type = TypeClass::Void;
  unsigned MatchIndex = 0;
  OperandConstness Constness = OperandConstness::Variable;
  std::string Name;
  std::string TypeText; ///< As written in the table.
  std::string Unit;     ///< Empty if there is none.

  /// Does the type appear in the name?
  bool isOverloaded() const { return Type > TypeClass::Match; }
};

/// An entry of the table.
struct GenXInfo {
  GenXIntrinsic Id;
  std::string Name; ///< With "llvm.genx.", without types.
  llvm::SmallVector<OperandSpec, 1> Results; ///< Empty: void.
  llvm::SmallVector<OperandSpec, 8> Operands;
  GenXMemory Memory;
  LoweringKind Lowering;
  std::string VisaName;
  GenXSigns Signs;
  bool Saturates;
  ShapeRule Shape;

  llvm::MemoryEffects memoryEffects() const;
  /// Returns the number of the operand called \p OperandName, if there is one.
  std::optional<unsigned> operandIndex(llvm::StringRef OperandName) const;
};

const GenXInfo &getGenXInfo(GenXIntrinsic Id);
llvm::ArrayRef<GenXInfo> allGenXInfos();

/// Does \p F have a name that starts with "llvm.genx."? (The name need not be
/// in the table.)
bool hasGenXName(const llvm::Function &F);

/// Returns the intrinsic that \p F declares or \p Call calls. Returns
/// std::nullopt for other functions and for names that are not in the table.
std::optional<GenXIntrinsic> getGenXIntrinsic(const llvm::Function &F);
std::optional<GenXIntrinsic> getGenXIntrinsic(const llvm::CallBase &Call);
/// Also returns std::nullopt for values that are not calls.
std::optional<GenXIntrinsic> getGenXIntrinsic(const llvm::Value &V);

/// Is \p V the variable whose number write.predef.surface sets? Front ends
/// declare it as a global variable.
bool isBindlessSurface(const llvm::Value &V);

/// Returns \p Name without "llvm.genx.".
llvm::StringRef genXShortName(llvm::StringRef Name);
/// Returns \p Name without its last part if this part is a type; otherwise
/// returns an empty name.
llvm::StringRef withoutTypeSuffix(llvm::StringRef Name);

/// Returns the intrinsic whose short name is exactly \p ShortName.
std::optional<GenXIntrinsic> genXNamed(llvm::StringRef ShortName);

/// Looks up \p Name (without "llvm.genx.") in \p Map. Removes type suffixes
/// until \p Map contains the name.
template <typename T>
std::optional<T> findGenXName(const llvm::StringMap<T> &Map,
                              llvm::StringRef Name) {
  for (; !Name.empty(); Name = withoutTypeSuffix(Name))
    if (auto It = Map.find(Name); It != Map.end())
      return It->second;
  return std::nullopt;
}

/// Returns the lowering kind of the intrinsic that \p V calls, or std::nullopt
/// if \p V calls none.
std::optional<LoweringKind> getGenXLowering(const llvm::Value &V);

/// Returns the name of \p Id with suffixes for the overloaded types
/// \p Overloads (results first), in the public spelling: ".v4i32", ".f32",
/// ".i16".
std::string genXMangledName(GenXIntrinsic Id,
                            llvm::ArrayRef<llvm::Type *> Overloads);

/// Returns the overloaded types of a call or declaration with the type \p FTy.
llvm::SmallVector<llvm::Type *, 4> genXOverloads(GenXIntrinsic Id,
                                                 const llvm::FunctionType &FTy);

/// Returns the declaration of \p Id with the type \p FTy. If it is missing,
/// creates it with its attributes.
llvm::Function *getOrInsertGenXDeclaration(llvm::Module &M, GenXIntrinsic Id,
                                           llvm::FunctionType *FTy);

// Operand numbers. Checked against the table by a unit test.
namespace RdRegionOp {
enum : unsigned { Source, VStride, Width, HStride, Offset, ParentWidth, Count };
}
/// These numbers hold for wrconstregion, too.
namespace WrRegionOp {
enum : unsigned {
  Old,
  New,
  VStride,
  Width,
  HStride,
  Offset,
  ParentWidth,
  Mask,
  Count
};
}
namespace RdPredRegionOp {
enum : unsigned { Source, Offset, Count };
}
namespace WrPredRegionOp {
enum : unsigned { Old, New, Offset, Count };
}
namespace WrPredPredRegionOp {
enum : unsigned { Old, New, Offset, Mask, Count };
}
namespace OwordLdOp {
enum : unsigned { Modified, Surface, Offset, Count };
}
namespace OwordStOp {
enum : unsigned { Surface, Offset, Data, Count };
}
/// media.ld has no Data.
namespace MediaOp {
enum : unsigned { Modifiers, Surface, Plane, BlockWidth, X, Y, Data, Count };
}
/// gather.scaled and scatter.scaled: OldOrData is the old value or the data.
/// gather4.scaled and scatter4.scaled: Log2Blocks is the channel mask.
namespace GatherScaledOp {
enum : unsigned {
  Mask,
  Log2Blocks,
  Scale,
  Surface,
  GlobalOffset,
  Offsets,
  OldOrData,
  Count
};
}
/// gather.scaled2 (without Mask), gather.masked.scaled2, gather4.*scaled2.
namespace GatherScaled2Op {
enum : unsigned {
  Log2Blocks,
  Scale,
  Surface,
  GlobalOffset,
  Offsets,
  Mask,
  Count
};
}
namespace SvmBlockOp {
enum : unsigned { Address, Data, Count };
}
namespace SvmGatherOp {
enum : unsigned { Mask, Log2Blocks, Addresses, OldOrData, Count };
}
namespace SvmGather4Op {
enum : unsigned { Mask, ChannelMask, Scale, Base, Offsets, OldOrData, Count };
}
/// The first operands of all dword.atomic.*; sources and the old value follow.
namespace DwordAtomicOp {
enum : unsigned { Mask, Surface, Offsets, FirstSrc };
}
namespace SvmAtomicOp {
enum : unsigned { Mask, Addresses, FirstSrc };
}
/// The first operands of lsc.load.*, lsc.store.* and lsc.xatomic.*; the
/// operands after Addresses differ. In lsc.atomic.*, Transpose and VectorSize
/// are exchanged, and the surface comes before the addresses.
namespace LscOp {
enum : unsigned {
  Mask,
  Subopcode,
  L1Cache,
  L3Cache,
  Scale,
  ImmOffset,
  DataSize,
  VectorSize,
  Transpose,
  ChannelMask,
  Addresses
};
}
namespace LscLoadOp {
enum : unsigned { Surface = 11, Old = 12 };
}
namespace LscStoreOp {
enum : unsigned { Data = 11, Surface = 12 };
}
namespace LscXAtomicOp {
enum : unsigned { Src0 = 11, Src1 = 12, Surface = 13, Old = 14 };
}
namespace LscAtomicOp {
enum : unsigned {
  Surface = 10,
  Addresses = 11,
  Src0 = 12,
  Src1 = 13,
  Old = 14
};
}
namespace LscFenceOp {
enum : unsigned { Mask, Sfid, Operation, Scope, Count };
}

/// These functions return the number of source values of an atomic intrinsic (0
/// for inc and dec, 2 for cmpxchg and fcmpwr), and whether its last operand is
/// an old value.
unsigned genXAtomicSources(GenXIntrinsic Id);
bool genXAtomicHasOld(GenXIntrinsic Id);

} // namespace cmx

#endif // CMX_IR_INTRINSICS_H
