//===- DebugInfo.cpp - Source lines of Gen code ---------------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LLVM's yaml2obj, as a library, encodes DWARF; LLVM's reader decodes it. All
// entries have attributes of fixed size, so that the places of addresses, which
// have relocations, are known.
//
//===----------------------------------------------------------------------===//

#include "cmx/Binary/DebugInfo.h"
#include "Format.h"

#include "cmx/IR/KernelInfo.h"
#include "cmx/IR/SourceLines.h"
#include "cmx/Support/Compat.h"
#include "cmx/Support/Diagnostics.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/BinaryFormat/ELF.h"
#include "llvm/DebugInfo/DWARF/DWARFContext.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/Function.h"
#include "llvm/ObjectYAML/DWARFEmitter.h"
#include "llvm/ObjectYAML/DWARFYAML.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace llvm;

namespace cmx::zebin {

std::optional<KernelSource> describeSource(Function &Entry) {
  const DISubprogram *Of = visibleSource(Entry);
  if (!Of)
    return std::nullopt;
  const DICompileUnit &Unit = *Of->getUnit();
  KernelSource Result;
  Result.File = Unit.getFilename().str();
  Result.Folder = Unit.getDirectory().str();
  Result.Producer = Unit.getProducer().str();
  for (Function *F : withCalledFunctions(Entry)) {
    SourceFunction &Out = Result.Functions.emplace_back();
    if (const DISubprogram *SP = visibleSource(*F)) {
      Out.Name = SP->getName().str();
      Out.File = sourcePath(*SP->getFile());
      Out.Line = SP->getLine();
    }
  }
  return Result;
}

//===----------------------------------------------------------------------===//
// Writing
//===----------------------------------------------------------------------===//

namespace {

struct Attribute {
  dwarf::Attribute Name;
  dwarf::Form Form;
};

enum EntryKind : unsigned { UnitEntry = 1, KernelEntry, FunctionEntry };

class DebugWriter {
  MapVector<StringRef, uint64_t> Strings; ///< Each with its offset.
  uint64_t StringBytes = 0;
  std::string Info, Line;
  std::vector<Relocation> InfoRelocations, LineRelocations;

public:
  Error add(const KernelSource &K);
  Expected<std::vector<Section>> finish();

private:
  uint64_t stringOffset(StringRef Text);
  Error addLines(const KernelSource &K, ArrayRef<StringRef> Files);
};

} // namespace

static constexpr uint16_t Version = 4;
/// The bytes before the entries of a unit: length, version, place of its
/// abbreviations, size of an address.
static constexpr uint64_t UnitHeaderBytes = 4 + 2 + 4 + 1;
/// The bytes at the start of a line table that header_length does not count:
/// unit_length, version, header_length.
static constexpr uint64_t LineHeaderBytes = 4 + 2 + 4;

static constexpr Attribute UnitAttributes[] = {
    {dwarf::DW_AT_low_pc, dwarf::DW_FORM_addr},
    {dwarf::DW_AT_high_pc, dwarf::DW_FORM_data8},
    {dwarf::DW_AT_stmt_list, dwarf::DW_FORM_sec_offset},
    {dwarf::DW_AT_name, dwarf::DW_FORM_strp},
    {dwarf::DW_AT_comp_dir, dwarf::DW_FORM_strp},
    {dwarf::DW_AT_producer, dwarf::DW_FORM_strp}};
/// The attributes of a kernel; a function has all but the last one.
static constexpr Attribute KernelAttributes[] = {
    {dwarf::DW_AT_low_pc, dwarf::DW_FORM_addr},
    {dwarf::DW_AT_high_pc, dwarf::DW_FORM_data8},
    {dwarf::DW_AT_name, dwarf::DW_FORM_strp},
    {dwarf::DW_AT_decl_file, dwarf::DW_FORM_data4},
    {dwarf::DW_AT_decl_line, dwarf::DW_FORM_data4},
    {dwarf::DW_AT_linkage_name, dwarf::DW_FORM_strp}};

static ArrayRef<Attribute> attributesOf(EntryKind Kind) {
  switch (Kind) {
  case UnitEntry:
    return UnitAttributes;
  case KernelEntry:
    return KernelAttributes;
  case FunctionEntry:
    return ArrayRef(KernelAttributes).drop_back();
  }
  llvm_unreachable("all kinds handled");
}

/// The bytes of an entry, including the number of its kind.
static uint64_t entryBytes(EntryKind Kind) {
  dwarf::FormParams Params{Version, 8, dwarf::DWARF32};
  uint64_t Bytes = 1;
  for (const Attribute &A : attributesOf(Kind))
    Bytes += *dwarf::getFixedFormByteSize(A.Form, Params);
  return Bytes;
}

static DWARFYAML::Data emptyData() {
  DWARFYAML::Data D = {};
  D.IsLittleEndian = true;
  D.Is64BitAddrSize = true;
  DWARFYAML::AbbrevTable &Table = D.DebugAbbrev.emplace_back();
  for (EntryKind Kind : {UnitEntry, KernelEntry, FunctionEntry}) {
    DWARFYAML::Abbrev &A = Table.Table.emplace_back();
    A.Code = yaml::Hex64(Kind);
    A.Tag = Kind == UnitEntry ? dwarf::DW_TAG_compile_unit
                              : dwarf::DW_TAG_subprogram;
    A.Children =
        Kind == UnitEntry ? dwarf::DW_CHILDREN_yes : dwarf::DW_CHILDREN_no;
    for (const Attribute &Attr : attributesOf(Kind))
      A.Attributes.push_back({Attr.Name, Attr.Form, yaml::Hex64(0)});
  }
  return D;
}

uint64_t DebugWriter::stringOffset(StringRef Text) {
  auto [It, IsNew] = Strings.try_emplace(Text, StringBytes);
  if (IsNew)
    StringBytes += Text.size() + 1;
  return It->second;
}

static DWARFYAML::LineTableOpcode opcode(dwarf::LineNumberOps Op) {
  DWARFYAML::LineTableOpcode Result = {};
  Result.Opcode = Op;
  return Result;
}

static DWARFYAML::LineTableOpcode
extendedOpcode(dwarf::LineNumberExtendedOps Op, uint64_t Length) {
  DWARFYAML::LineTableOpcode Result = opcode(dwarf::DW_LNS_extended_op);
  Result.ExtLen = Length;
  Result.SubOpcode = Op;
  return Result;
}

Error DebugWriter::addLines(const KernelSource &K, ArrayRef<StringRef> Files) {
  DWARFYAML::Data D = emptyData();
  DWARFYAML::LineTable &Table = D.DebugLines.emplace_back();
  Table = {};
  Table.Version = Version;
  Table.MinInstLength = 1;
  Table.MaxOpsPerInst = 1;
  Table.DefaultIsStmt = 1;
  // The table has no special opcodes: its program is short without them.
  Table.LineRange = 1;
  for (StringRef File : Files)
    Table.Files.push_back({File, 0, 0, 0});
  auto Emit = [&](dwarf::LineNumberOps Op, uint64_t Data, int64_t SData = 0) {
    DWARFYAML::LineTableOpcode &New = Table.Opcodes.emplace_back(opcode(Op));
    New.Data = Data;
    New.SData = SData;
  };
  Table.Opcodes.push_back(extendedOpcode(dwarf::DW_LNE_set_address, 9));
  uint64_t Offset = 0, LineNow = 1;
  for (const SourceLine &L : K.Lines) {
    Emit(dwarf::DW_LNS_advance_pc, L.OffsetBytes - Offset);
    if (L.Line)
      Emit(dwarf::DW_LNS_set_file,
           uint64_t(find(Files, L.File) - Files.begin()) + 1);
    Emit(dwarf::DW_LNS_advance_line, 0, int64_t(L.Line) - int64_t(LineNow));
    Emit(dwarf::DW_LNS_copy, 0);
    Offset = L.OffsetBytes;
    LineNow = L.Line;
  }
  Emit(dwarf::DW_LNS_advance_pc, K.SizeBytes - Offset);
  Table.Opcodes.push_back(extendedOpcode(dwarf::DW_LNE_end_sequence, 1));

  uint64_t Start = Line.size();
  raw_string_ostream OS(Line);
  if (Error E = DWARFYAML::emitDebugLine(OS, D))
    return E;
  OS.flush();
  uint32_t HeaderBytes =
      support::endian::read32le(Line.data() + Start + LineHeaderBytes - 4);
  // The address follows the header, a zero, the length and DW_LNE_set_address.
  LineRelocations.push_back({Start + LineHeaderBytes + HeaderBytes + 3,
                             SymbolAddressRelocation, K.Kernel, 0});
  return Error::success();
}

Error DebugWriter::add(const KernelSource &K) {
  SetVector<StringRef> Files;
  for (const SourceFunction &F : K.Functions)
    if (!F.Name.empty())
      Files.insert(F.File);
  for (const SourceLine &L : K.Lines)
    if (L.Line)
      Files.insert(L.File);
  DWARFYAML::Data D = emptyData();
  DWARFYAML::Unit &Unit = CMX_DWARF_UNITS(D).emplace_back();
  Unit = {};
  Unit.Format = dwarf::DWARF32;
  Unit.Version = Version;
  Unit.AbbrOffset = yaml::Hex64(0);
  uint64_t Place = Info.size() + UnitHeaderBytes;
  auto Entry = [&](EntryKind Kind, uint64_t OffsetBytes,
                   std::initializer_list<uint64_t> More) {
    assert(More.size() + 1 == attributesOf(Kind).size() && "one value each");
    InfoRelocations.push_back(
        {Place + 1, SymbolAddressRelocation, K.Kernel, int64_t(OffsetBytes)});
    Place += entryBytes(Kind);
    DWARFYAML::Entry &E = Unit.Entries.emplace_back();
    E.AbbrCode = yaml::Hex32(Kind);
    E.Values.push_back({yaml::Hex64(OffsetBytes), {}, {}});
    for (uint64_t Value : More)
      E.Values.push_back({yaml::Hex64(Value), {}, {}});
  };
  Entry(UnitEntry, 0,
        {K.SizeBytes, Line.size(), stringOffset(K.File), stringOffset(K.Folder),
         stringOffset(K.Producer)});
  for (const SourceFunction &F : K.Functions) {
    if (F.Name.empty() || !F.SizeBytes)
      continue;
    uint64_t Number = uint64_t(find(Files, F.File) - Files.begin()) + 1;
    if (&F == &K.Functions.front())
      Entry(KernelEntry, F.OffsetBytes,
            {F.SizeBytes, stringOffset(F.Name), Number, F.Line,
             stringOffset(K.Kernel)});
    else
      Entry(FunctionEntry, F.OffsetBytes,
            {F.SizeBytes, stringOffset(F.Name), Number, F.Line});
  }
  Unit.Entries.emplace_back().AbbrCode = yaml::Hex32(0); // The children's end.
  raw_string_ostream OS(Info);
  if (Error E = DWARFYAML::emitDebugInfo(OS, D))
    return E;
  OS.flush();
  assert(Info.size() == Place + 1 && "entries have the expected sizes");
  return addLines(K, Files.getArrayRef());
}

Expected<std::vector<Section>> DebugWriter::finish() {
  DWARFYAML::Data D = emptyData();
  D.DebugStrings.emplace();
  for (const auto &Row : Strings)
    D.DebugStrings->push_back(Row.first);
  std::string Abbreviations, Text;
  raw_string_ostream AbbrevOS(Abbreviations), TextOS(Text);
  if (Error E = DWARFYAML::emitDebugAbbrev(AbbrevOS, D))
    return E;
  if (Error E = DWARFYAML::emitDebugStr(TextOS, D))
    return E;
  AbbrevOS.flush();
  TextOS.flush();
  auto Make = [](StringRef Name, std::string &Bytes,
                 std::vector<Relocation> Relocations = {}) {
    return Section{(DebugPrefix + Name).str(), std::move(Bytes),
                   std::move(Relocations)};
  };
  return std::vector{Make("abbrev", Abbreviations),
                     Make("info", Info, std::move(InfoRelocations)),
                     Make("line", Line, std::move(LineRelocations)),
                     Make("str", Text)};
}

Expected<std::vector<Section>> writeDebugInfo(ArrayRef<KernelSource> Kernels) {
  if (Kernels.empty())
    return std::vector<Section>();
  DebugWriter Writer;
  for (const KernelSource &K : Kernels)
    if (Error E = Writer.add(K))
      return E;
  return Writer.finish();
}

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

/// Does \p Unit have the subprogram of \p Kernel?
static bool describes(DWARFUnit &Unit, StringRef Kernel) {
  DWARFDie Top = Unit.getUnitDIE(/*ExtractUnitDIEOnly=*/false);
  // In a damaged file, the null entry after the children may be missing.
  for (DWARFDie Die = Top ? Top.getFirstChild() : Top; Die && !Die.isNULL();
       Die = Die.getSibling())
    if (Die.getTag() == dwarf::DW_TAG_subprogram &&
        Die.getName(DINameKind::LinkageName) == Kernel)
      return true;
  return false;
}

Expected<std::vector<SourceLine>>
readSourceLines(const ZEBinary &Binary, StringRef Kernel, StringRef Where) {
  StringMap<std::unique_ptr<MemoryBuffer>> Sections;
  for (const Section &S : Binary.Debug)
    Sections.try_emplace(
        StringRef(S.Name).drop_front(1),
        MemoryBuffer::getMemBuffer(S.Bytes, S.Name,
                                   /*RequiresNullTerminator=*/false));
  Error Wrong = Error::success();
  auto Report = [&](Error E) {
    Wrong = joinErrors(std::move(Wrong), std::move(E));
  };
  std::unique_ptr<DWARFContext> Context = DWARFContext::create(
      Sections, /*AddrSize=*/8, /*isLittleEndian=*/true, Report, Report);
  std::vector<SourceLine> Result;
  using FileKind = DILineInfoSpecifier::FileLineInfoKind;
  for (const auto &Unit : Context->compile_units()) {
    if (!describes(*Unit, Kernel))
      continue;
    auto Table = Context->getLineTableForUnit(Unit.get(), Report);
    if (!Table)
      Report(Table.takeError());
    else if (*Table)
      for (const DWARFDebugLine::Row &Row : (*Table)->Rows) {
        SourceLine L{Row.Address.Address, "", Row.EndSequence ? 0 : Row.Line};
        (*Table)->getFileNameByIndex(Row.File, Unit->getCompilationDir(),
                                     FileKind::AbsoluteFilePath, L.File);
        Result.push_back(std::move(L));
      }
  }
  if (!Wrong)
    return Result;
  return makeDiagError(DiagKind::BinaryFormat, {Where.str()},
                       "DWARF expected in the debug sections, actual " +
                           toString(std::move(Wrong)));
}

} // namespace cmx::zebin
