//===- TargetDesc.cpp - Platform and operation tables ---------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/Target/TargetDesc.h"
#include "TargetTables.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace cmx;

//===----------------------------------------------------------------------===//
// Operations
//===----------------------------------------------------------------------===//

namespace {

struct OperandTypes {
  TypeSet Dst;
  TypeSet Src;
  TypeMix Mix;
};

constexpr OperandTypes makeOperandTypes(TypeSet Dst, TypeSet Src, TypeMix Mix) {
  return {Dst, Src, Mix};
}

namespace operandtypes {
using namespace types;
#define CMX_OPERAND_TYPES(Enum, DstTypes, SrcTypes, Mix)                       \
  constexpr OperandTypes operands##Enum =                                      \
      makeOperandTypes(DstTypes, SrcTypes, TypeMix::Mix);
#include "cmx/Target/OperandTypes.def"
} // namespace operandtypes

constexpr bool Yes = true;
constexpr bool No = false;

constexpr OperationInfo operationInfos[] = {
#define CMX_OPERATION(Enum, Mnemonic, Srcs, Types, Sources, Modifiers,         \
                      Narrows, Saturate, Needs, Shape)                         \
  {Mnemonic,                                                                   \
   Srcs,                                                                       \
   operandtypes::operands##Types.Dst,                                          \
   operandtypes::operands##Types.Src,                                          \
   operandtypes::operands##Types.Mix,                                          \
   SourceMix::Sources,                                                         \
   ModifierSet::Modifiers,                                                     \
   Narrows,                                                                    \
   Saturate,                                                                   \
   Feature::Needs,                                                             \
   OpShape::Shape},
#include "cmx/Target/Operations.def"
};

constexpr const char *featureTexts[] = {
#define CMX_FEATURE(Enum, Text, ...) Text,
#include "cmx/Target/Platforms.def"
};

constexpr const char *legalityTexts[] = {
#define CMX_REGION_LEGALITY(Enum, Text) Text,
#include "cmx/Target/RegionLegality.def"
};

} // namespace

const OperationInfo &cmx::operationInfo(Operation Op) {
  return operationInfos[unsigned(Op)];
}

llvm::StringRef cmx::operationMnemonic(Operation Op) {
  return operationInfo(Op).Mnemonic;
}
unsigned cmx::operationNumSrcs(Operation Op) {
  return operationInfo(Op).NumSrcs;
}
bool cmx::operationCanSaturate(Operation Op) {
  return operationInfo(Op).CanSaturate;
}
ModifierSet cmx::operationModifiers(Operation Op) {
  return operationInfo(Op).Modifiers;
}
SourceMix cmx::operationSourceMix(Operation Op) {
  return operationInfo(Op).Sources;
}
bool cmx::operationNarrows(Operation Op) { return operationInfo(Op).Narrows; }
llvm::StringRef cmx::featureText(Feature F) {
  return featureTexts[unsigned(F)];
}
llvm::StringRef cmx::regionLegalityText(RegionLegality L) {
  return legalityTexts[unsigned(L)];
}

//===----------------------------------------------------------------------===//
// Platforms
//===----------------------------------------------------------------------===//

namespace {

/// Feature bits of the platform in column \p Index of Platforms.def.
constexpr uint64_t featureBits(unsigned Index) {
  constexpr uint8_t Columns[][numPlatforms] = {
#define CMX_FEATURE(Enum, Text, ...) {__VA_ARGS__},
#include "cmx/Target/Platforms.def"
  };
  uint64_t Bits = 0;
  unsigned Row = 0;
  for (const auto &Column : Columns)
    Bits |= uint64_t(Column[Index]) << Row++;
  return Bits;
}

/// Fault bits of the platform in column \p Index of FinalizerFaults.def. The
/// bits are set for the faults that CMX_FINALIZER_VERSION still has.
constexpr uint64_t faultBits(unsigned Index) {
  constexpr FinalizerVersion Used
#define CMX_FINALIZER_VERSION(...) = {__VA_ARGS__};
#include "cmx/Target/FinalizerFaults.def"
      constexpr FinalizerVersion Unfixed = {~0u, 0, 0};
  struct Row {
    FinalizerVersion FirstFixed;
    uint8_t Columns[numPlatforms];
  };
  constexpr Row Rows[] = {
#define CMX_FINALIZER_FAULT(Enum, Symptom, FirstFixed, Test, ...)              \
  {FirstFixed, {__VA_ARGS__}},
#include "cmx/Target/FinalizerFaults.def"
  };
  static_assert(std::size(Rows) <= 64, "no bit left");
  uint64_t Bits = 0;
  unsigned Number = 0;
  for (const Row &R : Rows)
    Bits |= uint64_t(R.Columns[Index] && hasFaultIn(Used, R.FirstFixed))
            << Number++;
  return Bits;
}

constexpr bool hasBit(uint64_t Features, Feature F) {
  return (Features >> unsigned(F)) & 1;
}

/// Element types that arithmetic can use.
constexpr TypeSet arithmeticTypes(uint64_t Features) {
  TypeSet S = types::Ints32 | types::Fs;
  if (hasBit(Features, Feature::Int64))
    S |= types::Qwords;
  if (hasBit(Features, Feature::FP64))
    S |= types::DFs;
  if (hasBit(Features, Feature::Half))
    S |= types::HFs;
  if (hasBit(Features, Feature::BFloat))
    S |= types::BFs;
  return S;
}

/// Element types that a mov can use. A platform without 64-bit arithmetic moves
/// 64-bit integers as low and high dwords.
constexpr TypeSet moveTypes(uint64_t Features) {
  return arithmeticTypes(Features) | types::Qwords;
}

/// Can \p Op compute 64-bit products of dwords on every platform? If the
/// hardware cannot, the finalizer expands \p Op (found by experiment with
/// GenX_IR 1.0.12504).
constexpr bool widensToQword(Operation Op) {
  return Op == Operation::Mul || Op == Operation::Mad;
}

/// Can \p Op have operands of type bf? Only mov and the operations of the vISA
/// specification's mixed mode can. That mode combines bf and f.
constexpr bool takesBFloat(Operation Op) {
  return Op == Operation::Mov || Op == Operation::Add || Op == Operation::Mul ||
         Op == Operation::Mad;
}

struct PlatformRow {
  const char *Name;
  const char *FinalizerName;
  uint16_t GRFBytes;
  uint16_t NumGRFs;
  uint8_t MaxExecSize;
  uint16_t FirstInputOffsetBytes;
  uint32_t MaxSLMBytes;
  uint32_t ProductFamily;
  uint32_t CoreFamily;
  const char *DisassemblerName;
};

constexpr PlatformRow platformRows[] = {
#define CMX_PLATFORM(Enum, ...) {__VA_ARGS__},
#include "cmx/Target/Platforms.def"
};

/// The number of registers of a thread with a large register file.
constexpr unsigned LargeNumGRFs = 256;
constexpr const char *largeNames[] = {
#define CMX_PLATFORM(Enum, Name, ...) Name "-grf256",
#include "cmx/Target/Platforms.def"
};

} // namespace

namespace cmx {

/// Owner of the platform descriptions.
struct TargetTable {
  TargetDesc::Data Rows[numPlatforms], LargeRows[numPlatforms];
  TargetDesc Descs[numPlatforms], LargeDescs[numPlatforms];
  const TargetDesc *Pointers[numPlatforms];

  static TargetDesc::Data makeLargeData(unsigned Index) {
    TargetDesc::Data D = makeData(Index);
    D.Name = largeNames[Index];
    D.NumGRFs = LargeNumGRFs;
    return D;
  }

  static TargetDesc::Data makeData(unsigned Index) {
    const PlatformRow &P = platformRows[Index];
    TargetDesc::Data D{};
    D.Name = P.Name;
    D.PlatformName = P.Name;
    D.FinalizerName = P.FinalizerName;
    D.Index = uint8_t(Index);
    D.GRFBytes = P.GRFBytes;
    D.NumGRFs = P.NumGRFs;
    D.MaxExecSize = P.MaxExecSize;
    D.FirstInputOffsetBytes = P.FirstInputOffsetBytes;
    D.MaxSLMBytes = P.MaxSLMBytes;
    D.ProductFamily = P.ProductFamily;
    D.CoreFamily = P.CoreFamily;
    D.DisassemblerName = P.DisassemblerName;
    D.Features = featureBits(Index);
    D.Faults = faultBits(Index);
    for (unsigned I = 0; I < numOperations; ++I)
      fillTypes(D, Operation(I));
    return D;
  }

  static void fillTypes(TargetDesc::Data &D, Operation Op) {
    const OperationInfo &Info = operationInfo(Op);
    TypeSet Usable = Op == Operation::Mov ? moveTypes(D.Features)
                                          : arithmeticTypes(D.Features);
    if (!takesBFloat(Op))
      Usable &= TypeSet(~types::BFs);
    if (Op == Operation::Div && !hasBit(D.Features, Feature::IntDiv))
      Usable &= TypeSet(~types::Ints);
    if (Info.Shape == OpShape::Math &&
        !hasBit(D.Features, Feature::IEEEDivSqrt))
      Usable &= TypeSet(~types::DFs);
    if (!hasBit(D.Features, Info.Needs))
      Usable = types::None;
    D.SrcTypes[unsigned(Op)] = Info.SrcTypes & Usable;
    D.DstTypes[unsigned(Op)] =
        Info.DstTypes &
        TypeSet(widensToQword(Op) ? Usable | types::Qwords : Usable);
  }

  TargetTable() : TargetTable(std::make_index_sequence<numPlatforms>()) {}

  template <size_t... Is>
  explicit TargetTable(std::index_sequence<Is...>)
      : Rows{makeData(Is)...}, LargeRows{makeLargeData(Is)...},
        Descs{TargetDesc(Rows[Is])...},
        LargeDescs{TargetDesc(LargeRows[Is])...}, Pointers{&Descs[Is]...} {}

  static const TargetTable &get() {
    static const TargetTable Table;
    return Table;
  }
};

} // namespace cmx

llvm::ArrayRef<const TargetDesc *> TargetDesc::all() {
  return TargetTable::get().Pointers;
}

const TargetDesc *TargetDesc::get(llvm::StringRef Name) {
  for (const TargetDesc *T : all())
    if (Name.starts_with(T->name()))
      for (const TargetDesc *Mode : {T, T->withGRFs(LargeNumGRFs)})
        if (Mode && Mode->name() == Name)
          return Mode;
  return nullptr;
}

const TargetDesc *TargetDesc::withGRFs(unsigned NumGRFs) const {
  const TargetTable &Table = TargetTable::get();
  if (NumGRFs == LargeNumGRFs && has(Feature::LargeGRF))
    return &Table.LargeDescs[D->Index];
  const TargetDesc &Usual = Table.Descs[D->Index];
  return NumGRFs == Usual.numGRFs() ? &Usual : nullptr;
}

uint64_t TargetDesc::largestFileBytes() {
  static const uint64_t Largest = [] {
    uint64_t Most = 0;
    for (const TargetDesc *T : all())
      for (const TargetDesc *Mode : {T, T->withGRFs(LargeNumGRFs)})
        if (Mode)
          Most = std::max(Most, uint64_t(Mode->numGRFs()) * Mode->grfBytes());
    return Most;
  }();
  return Largest;
}

llvm::StringRef TargetDesc::name() const { return D->Name; }
llvm::StringRef TargetDesc::platformName() const { return D->PlatformName; }
llvm::StringRef TargetDesc::finalizerName() const { return D->FinalizerName; }
unsigned TargetDesc::grfBytes() const { return D->GRFBytes; }
unsigned TargetDesc::numGRFs() const { return D->NumGRFs; }
unsigned TargetDesc::maxExecSize() const { return D->MaxExecSize; }
// PRM vol 7, "Register region restrictions": an operand touches at most two
// adjacent registers.
unsigned TargetDesc::maxOperandRegisters() const { return 2; }
// vISA specification, operand encoding: row and column take one byte each.
unsigned TargetDesc::maxRowCol() const { return 255; }
unsigned TargetDesc::firstInputOffsetBytes() const {
  return D->FirstInputOffsetBytes;
}
unsigned TargetDesc::maxSLMBytes() const { return D->MaxSLMBytes; }
unsigned TargetDesc::productFamily() const { return D->ProductFamily; }
unsigned TargetDesc::coreFamily() const { return D->CoreFamily; }
llvm::StringRef TargetDesc::disassemblerName() const {
  return D->DisassemblerName;
}
// PRM vol 7, address register file: a0 has 16 elements.
unsigned TargetDesc::maxAddressElts() const { return 16; }
bool TargetDesc::has(Feature F) const { return hasBit(D->Features, F); }
bool TargetDesc::hasFault(FinalizerFault F) const {
  return (D->Faults >> unsigned(F)) & 1;
}

bool TargetDesc::supports(Operation Op) const {
  return has(operationInfo(Op).Needs);
}
bool TargetDesc::supportsType(Operation Op, ElemType T) const {
  return D->SrcTypes[unsigned(Op)] & typeBit(T);
}
bool TargetDesc::supportsDstType(Operation Op, ElemType T) const {
  return D->DstTypes[unsigned(Op)] & typeBit(T);
}

std::string cmx::platformNameList() {
  return llvm::join(
      llvm::map_range(TargetDesc::all(),
                      [](const TargetDesc *TD) { return TD->name(); }),
      ", ");
}

bool TargetDesc::supportsConversion(ElemType Dst, ElemType Src) const {
  TypeSet Both = typeBit(Dst) | typeBit(Src);
  if ((Both & D->SrcTypes[unsigned(Operation::Mov)]) != Both)
    return false;
  // bf can only be converted to and from f (vISA specification, mov).
  if (Both & types::BFs)
    return !(Both & TypeSet(~(types::BFs | types::Fs)));
  if ((Both & types::Qwords) && (Both & types::Floats))
    return has(Feature::FloatQConvert);
  return true;
}
