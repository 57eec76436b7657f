//===- TargetTables.h - The .def tables as arrays ---------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Private to lib/Target. Each query of TargetDesc is an array access into these
// tables, because passes make a query for each candidate piece of each
// instruction.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_LIB_TARGET_TARGETTABLES_H
#define CMX_LIB_TARGET_TARGETTABLES_H

#include "cmx/Target/TargetDesc.h"
#include <cstdint>

namespace cmx {

constexpr unsigned numElemTypes = 0
#define CMX_ELEM_TYPE(...) +1
#include "cmx/Target/ElemType.def"
    ;
constexpr unsigned numOperations = 0
#define CMX_OPERATION(...) +1
#include "cmx/Target/Operations.def"
    ;
constexpr unsigned numPlatforms = 0
#define CMX_PLATFORM(...) +1
#include "cmx/Target/Platforms.def"
    ;

/// A set of element types, one bit each.
using TypeSet = uint16_t;
constexpr TypeSet typeBit(ElemType T) { return TypeSet(1u << unsigned(T)); }

namespace types {
constexpr TypeSet None = 0;
constexpr TypeSet Bytes = typeBit(ElemType::UB) | typeBit(ElemType::B);
constexpr TypeSet Words = typeBit(ElemType::UW) | typeBit(ElemType::W);
constexpr TypeSet UDs = typeBit(ElemType::UD);
constexpr TypeSet Dwords = UDs | typeBit(ElemType::D);
constexpr TypeSet Qwords = typeBit(ElemType::UQ) | typeBit(ElemType::Q);
constexpr TypeSet HFs = typeBit(ElemType::HF);
constexpr TypeSet BFs = typeBit(ElemType::BF);
constexpr TypeSet Fs = typeBit(ElemType::F);
constexpr TypeSet DFs = typeBit(ElemType::DF);
constexpr TypeSet Ints32 = Bytes | Words | Dwords;
constexpr TypeSet Ints = Ints32 | Qwords;
constexpr TypeSet Floats = HFs | Fs | DFs;
constexpr TypeSet All = Ints | Floats | BFs;
} // namespace types

/// How the types of one instruction must agree (see OperandTypes.def).
enum class TypeMix : uint8_t { Free, Family, Same };

/// The form of the Gen instruction of an operation (see Operations.def).
enum class OpShape : uint8_t { Move, Binary, Ternary, Math, Macro, Flag };

struct OperationInfo {
  const char *Mnemonic;
  uint8_t NumSrcs;
  TypeSet DstTypes;
  TypeSet SrcTypes;
  TypeMix Mix;
  SourceMix Sources;
  ModifierSet Modifiers;
  bool Narrows;
  bool CanSaturate;
  Feature Needs;
  OpShape Shape;
};

const OperationInfo &operationInfo(Operation Op);

/// Does a row of \p R have elements in two registers?
bool hasRowAcrossRegisters(const Region &R, unsigned GRFBytes);

struct TargetDesc::Data {
  const char *Name, *PlatformName;
  const char *FinalizerName;
  uint8_t Index; ///< Row in CMX_PLATFORM; selects columns of the cost tables.
  uint16_t GRFBytes;
  uint16_t NumGRFs;
  uint8_t MaxExecSize;
  uint16_t FirstInputOffsetBytes;
  uint32_t ProductFamily;
  uint32_t CoreFamily;
  uint32_t MaxSLMBytes;
  const char *DisassemblerName;
  uint64_t Features; ///< One bit per Feature.
  uint64_t Faults;   ///< One bit per FinalizerFault.
  /// The types in Operations.def that the platform has.
  TypeSet SrcTypes[numOperations];
  TypeSet DstTypes[numOperations];
};

} // namespace cmx

#endif // CMX_LIB_TARGET_TARGETTABLES_H
