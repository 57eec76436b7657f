//===- Writer.cpp - Writing binaries for Intel's driver -------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LLVM's library yaml2obj lays out the ELF file.
//
//===----------------------------------------------------------------------===//

#include "Format.h"

#include "cmx/Binary/ZEBinary.h"
#include "cmx/Support/Diagnostics.h"

#include "llvm/BinaryFormat/ELF.h"
#include "llvm/ObjectYAML/ELFYAML.h"
#include "llvm/ObjectYAML/yaml2obj.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/raw_ostream.h"

#include <array>
#include <deque>
#include <limits>

using namespace llvm;

namespace cmx::zebin {

namespace {

/// The object for yaml2obj, and the strings that it refers to.
class ObjectBuilder {
  ELFYAML::Object Object;
  std::deque<std::string> Strings;
  std::deque<std::array<uint8_t, 4>> Words;

public:
  ObjectBuilder();
  void addCode(const Section &Code, StringRef KernelName);
  void addDebug(const Section &Debug);
  void addText(StringRef Name, uint32_t Type, std::string Text);
  void addNotes(const Device &For, StringRef Version);
  Expected<std::string> write();

private:
  StringRef keep(std::string Text) {
    return Strings.emplace_back(std::move(Text));
  }
  static yaml::BinaryRef bytes(StringRef Text) {
    return yaml::BinaryRef(arrayRefFromStringRef(Text));
  }
  ELFYAML::RawContentSection &addSection(StringRef Name, uint32_t Type,
                                         StringRef Bytes);
};

} // namespace

ObjectBuilder::ObjectBuilder() {
  ELFYAML::FileHeader &H = Object.Header;
  H = {};
  H.Class = ELFYAML::ELF_ELFCLASS(ELF::ELFCLASS64);
  H.Data = ELFYAML::ELF_ELFDATA(ELF::ELFDATA2LSB);
  H.OSABI = ELFYAML::ELF_ELFOSABI(ELF::ELFOSABI_NONE);
  H.ABIVersion = ABIVersion;
  H.Type = ELFYAML::ELF_ET(ELF::ET_REL);
  H.Machine = ELFYAML::ELF_EM(Machine);
  Object.Symbols.emplace();
}

ELFYAML::RawContentSection &
ObjectBuilder::addSection(StringRef Name, uint32_t Type, StringRef Bytes) {
  auto S = std::make_unique<ELFYAML::RawContentSection>();
  S->Name = Name;
  S->Type = ELFYAML::ELF_SHT(Type);
  S->Content = bytes(Bytes);
  S->AddressAlign = 1; // LLVM does not initialize it.
  ELFYAML::RawContentSection &Result = *S;
  Object.Chunks.push_back(std::move(S));
  return Result;
}

void ObjectBuilder::addCode(const Section &Code, StringRef KernelName) {
  StringRef Name = keep(Code.Name);
  ELFYAML::RawContentSection &S =
      addSection(Name, ELF::SHT_PROGBITS, Code.Bytes);
  S.Flags = ELFYAML::ELF_SHF(ELF::SHF_ALLOC | ELF::SHF_EXECINSTR);
  S.AddressAlign = 64; // A cache line, as in the driver's allocations.
  ELFYAML::Symbol Symbol = {};
  Symbol.Name = KernelName;
  Symbol.Type = ELFYAML::ELF_STT(ELF::STT_FUNC);
  Symbol.Binding = ELFYAML::ELF_STB(ELF::STB_LOCAL);
  Symbol.Section = Name;
  Symbol.Value = yaml::Hex64(0);
  Symbol.Size = yaml::Hex64(Code.Bytes.size());
  Object.Symbols->push_back(Symbol);
}

void ObjectBuilder::addDebug(const Section &Debug) {
  addSection(Debug.Name, ELF::SHT_PROGBITS, Debug.Bytes);
  if (Debug.Relocations.empty())
    return;
  auto S = std::make_unique<ELFYAML::RelocationSection>();
  S->Name = keep((RelocationPrefix + Debug.Name).str());
  S->Type = ELFYAML::ELF_SHT(ELF::SHT_RELA);
  S->AddressAlign = 8;
  S->RelocatableSec = Debug.Name;
  S->Relocations.emplace();
  for (const Relocation &R : Debug.Relocations)
    S->Relocations->push_back({yaml::Hex64(R.OffsetBytes),
                               ELFYAML::YAMLIntUInt(R.Addend),
                               ELFYAML::ELF_REL(R.Type), StringRef(R.Symbol)});
  Object.Chunks.push_back(std::move(S));
}

void ObjectBuilder::addText(StringRef Name, uint32_t Type, std::string Text) {
  addSection(Name, Type, keep(std::move(Text)));
}

void ObjectBuilder::addNotes(const Device &For, StringRef Version) {
  auto S = std::make_unique<ELFYAML::NoteSection>();
  S->Name = NotesName;
  S->Type = ELFYAML::ELF_SHT(ELF::SHT_NOTE);
  S->AddressAlign = 4;
  S->Notes.emplace();
  auto AddWord = [&](NoteType Type, uint32_t Value) {
    std::array<uint8_t, 4> &Bytes = Words.emplace_back();
    support::endian::write32le(Bytes.data(), Value);
    S->Notes->push_back(
        {NoteOwner, yaml::BinaryRef(Bytes), ELFYAML::ELF_NT(Type)});
  };
  AddWord(NoteProductFamily, For.ProductFamily);
  AddWord(NoteCoreFamily, For.CoreFamily);
  // The value 0 means: any stepping of the device, and a generator that is not
  // registered.
  AddWord(NoteTargetMetadata, 0);
  StringRef Text = keep(Version.str() + '\0');
  S->Notes->push_back({NoteOwner, bytes(Text), ELFYAML::ELF_NT(NoteVersion)});
  Object.Chunks.push_back(std::move(S));
}

Expected<std::string> ObjectBuilder::write() {
  std::string Bytes, Message;
  raw_string_ostream OS(Bytes);
  bool Fine = yaml::yaml2elf(
      Object, OS, [&](const Twine &Text) { Message += Text.str(); },
      std::numeric_limits<uint32_t>::max());
  OS.flush();
  if (Fine && Message.empty())
    return Bytes;
  return makeDiagError(DiagKind::BinaryFormat,
                       "the sections of a binary expected to have names of "
                       "their own, actual " +
                           Message);
}

Expected<std::string> writeZEBinary(const ZEBinary &Binary) {
  assert(Binary.Code.size() == Binary.Info.Kernels.size() &&
         "code for each kernel");
  ObjectBuilder Builder;
  for (size_t N = 0; N != Binary.Code.size(); ++N)
    Builder.addCode(Binary.Code[N], Binary.Info.Kernels[N].Name);
  for (const Section &Debug : Binary.Debug)
    Builder.addDebug(Debug);
  Builder.addText(ZEInfoName, ZEInfoSectionType, printZEInfo(Binary.Info));
  Builder.addNotes(Binary.For, Binary.Version);
  return Builder.write();
}

} // namespace cmx::zebin
