//===- TargetDesc.h - Platform tables and legality questions ----*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The abilities of a platform (Platforms.def), the properties of an operation
// (Operations.def), and pure functions of both: whether a region is legal as an
// operand, how many Gen instructions the finalizer makes of an instruction.
// Passes ask for features; they never compare platform names.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TARGET_TARGETDESC_H
#define CMX_TARGET_TARGETDESC_H

#include "cmx/Region/Region.h"
#include "cmx/Target/Cost.h"
#include "cmx/Target/ElemType.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <optional>

namespace cmx {

/// Operations with region operands, i.e. everything but messages and control
/// flow. One row of Operations.def each.
enum class Operation : unsigned char {
#define CMX_OPERATION(Enum, ...) Enum,
#include "cmx/Target/Operations.def"
};

/// Yes/no facts of a platform, one CMX_FEATURE row of Platforms.def each.
enum class Feature : unsigned char {
#define CMX_FEATURE(Enum, ...) Enum,
#include "cmx/Target/Platforms.def"
};

/// Faults of the finalizer, one row of FinalizerFaults.def each.
enum class FinalizerFault : unsigned char {
#define CMX_FINALIZER_FAULT(Enum, ...) Enum,
#include "cmx/Target/FinalizerFaults.def"
};

struct FinalizerVersion {
  unsigned Major, Minor, Build;
  constexpr bool operator<(const FinalizerVersion &O) const {
    return Major != O.Major   ? Major < O.Major
           : Minor != O.Minor ? Minor < O.Minor
                              : Build < O.Build;
  }
};

/// Does version \p V have a fault that is fixed from version \p FirstFixed on?
constexpr bool hasFaultIn(FinalizerVersion V, FinalizerVersion FirstFixed) {
  return V < FirstFixed;
}

/// Src3 exists for bfi only.
enum class OperandRole : unsigned char { Dst, Src0, Src1, Src2, Src3 };

/// Says whether an operand or an instruction is legal, and if not, why.
/// regionLegalityText returns the text.
enum class RegionLegality : unsigned char {
#define CMX_REGION_LEGALITY(Enum, Text) Enum,
#include "cmx/Target/RegionLegality.def"
};
llvm::StringRef regionLegalityText(RegionLegality L);

/// The facts about an operand on which legality and cost depend.
struct OperandDesc {
  enum Kind : unsigned char { Absent, RegionOperand, Immediate, Predicate };
  Kind K = Absent;
  ElemType Type = ElemType::UD;
  Region R = Region::contiguous(4, 1); ///< Meaningful for RegionOperand.

  static OperandDesc absent() { return {}; }
  static OperandDesc imm(ElemType T) {
    return {Immediate, T, Region::contiguous(elemTypeBytes(T), 1)};
  }
  static OperandDesc predicate() {
    return {Predicate, ElemType::UW, Region::contiguous(2, 1)};
  }
  static OperandDesc region(ElemType T, Region R) {
    return {RegionOperand, T, R};
  }
  /// A vector of \p NumElts elements from the start of a register on.
  static OperandDesc packed(ElemType T, unsigned NumElts) {
    return region(T, Region::contiguous(elemTypeBytes(T), NumElts));
  }
};

/// The facts about a vISA instruction on which legality and cost depend.
struct InstDesc {
  Operation Op;
  unsigned ExecSize = 1;
  unsigned FirstLane = 0; ///< Lane number of the first element (mask offset).
  bool Predicated = false;
  bool Saturate = false;
  OperandDesc Dst;    ///< K is Predicate if a compare writes a flag.
  OperandDesc Src[4]; ///< As many as the operation has; the rest absent.
};

class TargetDesc {
public:
  /// Returns the platform with the name \p Name, as users write it ("icllp",
  /// "pvc-grf256"), or null if there is none. The object exists until the
  /// program ends.
  static const TargetDesc *get(llvm::StringRef Name);
  /// The platforms, with 128 registers for a thread.
  static llvm::ArrayRef<const TargetDesc *> all();
  /// Returns the same platform with \p NumGRFs registers for a thread, or null
  /// if it has no such mode.
  const TargetDesc *withGRFs(unsigned NumGRFs) const;
  /// Size of the largest register file that a thread of any platform can have.
  static uint64_t largestFileBytes();

  llvm::StringRef name() const;          ///< "icllp", "pvc-grf256"
  llvm::StringRef platformName() const;  ///< "icllp", "pvc"
  llvm::StringRef finalizerName() const; ///< "ICLLP", for GenX_IR.
  unsigned grfBytes() const;
  unsigned numGRFs() const;               ///< For a thread: 128 or 256.
  unsigned maxExecSize() const;           ///< 32
  unsigned maxOperandRegisters() const;   ///< 2
  unsigned maxRowCol() const;             ///< 255: the largest row or column.
  unsigned firstInputOffsetBytes() const; ///< Inputs start after r0.
  unsigned maxAddressElts() const;        ///< 16
  unsigned maxSLMBytes() const;           ///< Shared local memory of a group.
  /// Intel's driver for Level Zero and OpenCL puts a thread's local ids, three
  /// words, into register 1, and the arguments into registers from 2 on.
  unsigned localIdsOffsetBytes() const { return grfBytes(); }
  unsigned argumentsOffsetBytes() const { return 2 * grfBytes(); }
  /// The driver pads the arguments to a multiple of this size.
  static constexpr unsigned ArgumentsAlignBytes = 32;
  /// The numbers by which Intel's driver identifies the platform.
  unsigned productFamily() const;
  unsigned coreFamily() const;
  llvm::StringRef disassemblerName() const; ///< "12p1", for iga64.
  /// The sizes of the registers of stack calls (vISA specification, Pre-Defined
  /// Variables: %arg, %retval), and the size of the memory that the finalizer
  /// reserves for a thread with such calls and reports as spilled.
  static constexpr unsigned MaxCallArgBytes = 1024;
  static constexpr unsigned MaxCallResultBytes = 384;
  static constexpr unsigned CallStackBytes = 128 * 1024;
  bool has(Feature F) const;
  /// Does the finalizer for which cmx writes text (CMX_FINALIZER_VERSION) have
  /// the fault \p F on this platform?
  bool hasFault(FinalizerFault F) const;

  /// Is \p T usable as a source type of \p Op?
  bool supportsType(Operation Op, ElemType T) const;
  /// Is \p T usable as the destination type of \p Op? If the finalizer emulates
  /// an operation, a destination can have more types than a source (64-bit
  /// products of dwords).
  bool supportsDstType(Operation Op, ElemType T) const;
  /// Can one mov convert \p Src to \p Dst?
  bool supportsConversion(ElemType Dst, ElemType Src) const;
  /// Is \p Op available at all?
  bool supports(Operation Op) const;

  /// Is region \p R legal as operand \p Role of \p Op, if the execution size is
  /// the number of elements of \p R? The vector of which \p R is a part must
  /// start at a register: it is a whole variable, or an alias at a multiple of
  /// a register.
  RegionLegality checkOperand(Operation Op, OperandRole Role, ElemType T,
                              const Region &R) const;
  /// Is \p I legal? Checks its sizes, its mask offset, all operands and their
  /// combination of types.
  RegionLegality checkInst(const InstDesc &I) const;
  /// Returns the cost of the Gen instructions that the finalizer makes of \p I,
  /// which must be legal.
  Cost genCost(const InstDesc &I) const;
  /// Is \p I, which must be legal, a mad of floats that is cheaper with its
  /// factors exchanged? The order matters, because some sources of Gen's mad
  /// allow fewer regions than others.
  bool prefersExchangedFactors(const InstDesc &I) const;
  /// The same as genCost, with the factors in the cheaper order.
  Cost genCostInBestOrder(const InstDesc &I) const;
  /// Is \p I a move of qwords that must be written as two moves, one of the low
  /// dwords and one of the high dwords? See FinalizerFault::SpreadQwords.
  bool movesInHalves(const InstDesc &I) const;
  /// Is \p FirstLane a legal mask offset for \p ExecSize?
  bool isLegalMask(unsigned FirstLane, unsigned ExecSize) const;
  /// Masks start at multiples of this number of lanes: 4 or 8.
  unsigned maskStepLanes() const;
  /// The same for \p Op on elements of \p T. If \p Op is a division or a root
  /// that the finalizer computes register by register, the number is at least
  /// the number of lanes in a register.
  unsigned maskStepLanes(Operation Op, ElemType T) const;
  /// Is the mask offset of \p I legal for its size and its operation?
  bool isLegalMask(const InstDesc &I) const;

private:
  friend struct TargetTable;
  struct Data;
  explicit TargetDesc(const Data &D) : D(&D) {}
  const Data *D;
};

/// The names of all platforms, for messages: "skl, icllp, ...".
std::string platformNameList();

llvm::StringRef operationMnemonic(Operation Op);
unsigned operationNumSrcs(Operation Op);
bool operationCanSaturate(Operation Op);
/// Which modifiers the sources of an operation can have. Arith: (-) and (abs);
/// Float: the same as Arith, but only of floats; Logic: (~).
enum class ModifierSet : unsigned char { None, Arith, Float, Logic };
ModifierSet operationModifiers(Operation Op);

/// The result of an operation on integer sources that differ in width and sign.
enum class SourceMix : unsigned char {
  Fixed,   ///< Sources do not differ.
  Exact,   ///< The exact sum or product, cut to the destination's width.
  Bits,    ///< Logic in the width of the widest source.
  Choice,  ///< One of the sources, in the width of the widest.
  Order,   ///< Like Choice. The sources are compared in the widest type.
  Average, ///< Half the exact sum.
};
SourceMix operationSourceMix(Operation Op);
/// Can an integer result have fewer bytes than the sources?
bool operationNarrows(Operation Op);

/// Can an indirect operand add the constant offset \p Bytes to its address?
bool isIndirectOffset(int64_t Bytes);
/// Is there an indirect operand of type \p T?
bool hasIndirectForm(ElemType T);
/// Returns the type in which a mov copies elements of type \p T bit by bit.
/// This is \p T, or another type of the same size if \p T has no indirect form,
/// or if a masked mov has fewer limits with that other type.
ElemType copyType(ElemType T, bool Indirect, bool Masked);
llvm::StringRef featureText(Feature F);

/// The numbers of a source region as they are written in vISA text.
struct PrintedRegion {
  unsigned VStride;
  unsigned Width;
  unsigned HStride;
  bool operator==(const PrintedRegion &O) const {
    return VStride == O.VStride && Width == O.Width && HStride == O.HStride;
  }
};

/// Returns the numbers <v;w,h> to write for source \p R: <0;1,0> for a scalar,
/// <s;1,0> for one stride, otherwise numbers of a two-dimensional region.
/// Returns std::nullopt if no legal numbers describe its elements.
std::optional<PrintedRegion> legalSourceForm(const Region &R);
/// Returns the region of the low (\p Half is 0) or high (\p Half is 1) dwords
/// of the qwords of \p R.
Region dwordsOf(const Region &R, unsigned Half);
/// Returns the stride to write for destination \p R, or std::nullopt if \p R is
/// not legal as a destination.
std::optional<unsigned> legalDstStride(const Region &R);

} // namespace cmx

#endif // CMX_TARGET_TARGETDESC_H
