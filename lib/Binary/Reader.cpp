//===- Reader.cpp - Reading binaries for Intel's driver -------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LLVM's ELF reader finds sections and notes. Only the first fault of a file is
// reported.
//
//===----------------------------------------------------------------------===//

#include "Format.h"

#include "cmx/Binary/ZEBinary.h"
#include "cmx/Support/Diagnostics.h"
#include "cmx/Target/TargetDesc.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Object/ELF.h"
#include "llvm/Support/Endian.h"

using namespace llvm;

namespace cmx::zebin {

using ELFT = object::ELF64LE;

const TargetDesc *ZEBinary::platform() const {
  auto Fits = [](uint32_t Number, uint32_t Own) {
    return Number == 0 || Number == Own;
  };
  if (!For.ProductFamily && !For.CoreFamily)
    return nullptr;
  for (const TargetDesc *TD : TargetDesc::all())
    if (Fits(For.ProductFamily, TD->productFamily()) &&
        Fits(For.CoreFamily, TD->coreFamily()))
      return TD;
  return nullptr;
}

bool isZEBinary(StringRef Bytes) {
  return Bytes.size() >= sizeof(ELFT::Ehdr) &&
         Bytes.starts_with(StringRef(ELF::ElfMagic, 4)) &&
         support::endian::read16le(
             Bytes.data() + offsetof(ELF::Elf64_Ehdr, e_machine)) == Machine;
}

namespace {

class Reader {
  StringRef Bytes, Where;
  ZEBinary Result;
  StringMap<std::string> Code; ///< Key: the kernel's name.
  bool HasNotes = false, HasInfo = false;

public:
  Reader(StringRef Bytes, StringRef Where) : Bytes(Bytes), Where(Where) {}
  Expected<ZEBinary> read(const TargetDesc *Wanted);

private:
  Error bad(const Twine &Text, DiagKind Kind = DiagKind::BinaryFormat) const {
    return makeDiagError(Kind, {Where.str()}, Text);
  }
  /// Reports the fault \p E that LLVM found.
  Error broken(Error E) const {
    return bad("an ELF file for Gen expected, actual " +
               toString(std::move(E)));
  }
  Error checkHeader() const;
  Error readSection(const object::ELFFile<ELFT> &File,
                    const ELFT::Shdr &Header);
  Error readNotes(const object::ELFFile<ELFT> &File, const ELFT::Shdr &Header);
  Error readSymbols(const object::ELFFile<ELFT> &File,
                    const ELFT::Shdr &Header);
  Error readRelocations(const object::ELFFile<ELFT> &File,
                        const ELFT::Shdr &Header);
  Error collectCode();
  Error checkKernel(const Kernel &K) const;
  Error checkArguments(const Kernel &K) const;
  Error checkDevice(const TargetDesc *Wanted) const;
};

} // namespace

//===----------------------------------------------------------------------===//
// Sections
//===----------------------------------------------------------------------===//

Error Reader::checkHeader() const {
  if (Bytes.size() < sizeof(ELFT::Ehdr))
    return bad("an ELF file expected, actual " + Twine(Bytes.size()) +
               " bytes, less than its header");
  if (!Bytes.starts_with(StringRef(ELF::ElfMagic, 4)))
    return bad("an ELF file expected, actual bytes that begin otherwise");
  if (uint8_t(Bytes[ELF::EI_CLASS]) != ELF::ELFCLASS64 ||
      uint8_t(Bytes[ELF::EI_DATA]) != ELF::ELFDATA2LSB)
    return bad("a little endian ELF file of 64 bits expected");
  if (!isZEBinary(Bytes))
    return bad("an ELF file of machine " + Twine(unsigned(Machine)) +
               " (Intel graphics) expected, actual machine " +
               Twine(support::endian::read16le(
                   Bytes.data() + offsetof(ELF::Elf64_Ehdr, e_machine))));
  return Error::success();
}

/// A note has this form: length of the owner, length of the description, type,
/// owner, description. Owner and description are padded to 4 bytes each.
Error Reader::readNotes(const object::ELFFile<ELFT> &File,
                        const ELFT::Shdr &Header) {
  HasNotes = true;
  Error E = Error::success();
  for (const ELFT::Note &Note : File.notes(Header, E)) {
    if (Note.getName() != NoteOwner)
      continue;
    StringRef Desc = Note.getDescAsStringRef(4);
    uint32_t Type = Note.getType();
    if (Type == NoteVersion) {
      Result.Version = Desc.rtrim('\0').str();
      continue;
    }
    if (Type != NoteProductFamily && Type != NoteCoreFamily)
      continue;
    if (Desc.size() != 4) {
      consumeError(std::move(E));
      return bad("note " + Twine(Type) + " expected to have 4 bytes, actual " +
                 Twine(Desc.size()));
    }
    uint32_t Number = support::endian::read32le(Desc.data());
    (Type == NoteProductFamily ? Result.For.ProductFamily
                               : Result.For.CoreFamily) = Number;
  }
  return E ? broken(std::move(E)) : Error::success();
}

Error Reader::readSymbols(const object::ELFFile<ELFT> &File,
                          const ELFT::Shdr &Header) {
  auto Symbols = File.symbols(&Header);
  if (!Symbols)
    return broken(Symbols.takeError());
  auto Names = File.getStringTableForSymtab(Header);
  if (!Names)
    return broken(Names.takeError());
  for (const ELFT::Sym &S : drop_begin(*Symbols, Symbols->empty() ? 0 : 1)) {
    Symbol Out;
    auto Name = S.getName(*Names);
    if (!Name)
      return broken(Name.takeError());
    Out.Name = Name->str();
    Out.Value = S.st_value;
    Out.SizeBytes = S.st_size;
    Out.IsFunction = S.getType() == ELF::STT_FUNC;
    if (S.st_shndx != ELF::SHN_UNDEF && S.st_shndx < ELF::SHN_LORESERVE) {
      auto In = File.getSection(S.st_shndx);
      auto InName =
          In ? File.getSectionName(**In) : Expected<StringRef>(In.takeError());
      if (!InName)
        return broken(InName.takeError());
      Out.Section = InName->str();
    }
    Result.Symbols.push_back(std::move(Out));
  }
  return Error::success();
}

/// Reads the relocations of a debug section. The driver applies these
/// relocations for debuggers.
Error Reader::readRelocations(const object::ELFFile<ELFT> &File,
                              const ELFT::Shdr &Header) {
  if (Header.sh_type != ELF::SHT_RELA)
    return Error::success();
  auto Name = File.getSectionName(Header);
  if (!Name)
    return broken(Name.takeError());
  auto Of = find_if(Result.Debug, [&](const Section &S) {
    return *Name == (RelocationPrefix + S.Name).str();
  });
  if (Of == Result.Debug.end())
    return Error::success();
  auto Symbols = File.getSection(Header.sh_link);
  if (!Symbols)
    return broken(Symbols.takeError());
  auto Names = File.getStringTableForSymtab(**Symbols);
  if (!Names)
    return broken(Names.takeError());
  auto Relocations = File.relas(Header);
  if (!Relocations)
    return broken(Relocations.takeError());
  for (const ELFT::Rela &R : *Relocations) {
    auto Target = File.getRelocationSymbol(R, *Symbols);
    if (!Target)
      return broken(Target.takeError());
    if (!*Target || R.r_offset >= Of->Bytes.size())
      return bad("a symbol, and a place inside " + Of->Name +
                 ", expected of each relocation in " + *Name);
    auto TargetName = (*Target)->getName(*Names);
    if (!TargetName)
      return broken(TargetName.takeError());
    Of->Relocations.push_back({R.r_offset, R.getType(/*isMips64EL=*/false),
                               TargetName->str(), R.r_addend});
  }
  return Error::success();
}

Error Reader::readSection(const object::ELFFile<ELFT> &File,
                          const ELFT::Shdr &Header) {
  auto Name = File.getSectionName(Header);
  if (!Name)
    return broken(Name.takeError());
  if (Header.sh_type == ELF::SHT_NULL)
    return Error::success();
  if (Header.sh_type == ELF::SHT_SYMTAB)
    return readSymbols(File, Header);
  if (*Name == NotesName && Header.sh_type == ELF::SHT_NOTE)
    return readNotes(File, Header);
  StringRef Content;
  if (Header.sh_type != ELF::SHT_NOBITS) {
    auto Found = File.getSectionContents(Header);
    if (!Found)
      return broken(Found.takeError());
    Content = toStringRef(*Found);
  }
  if (Header.sh_type == ZEInfoSectionType) {
    if (HasInfo)
      return bad("one section .ze_info expected, actual two");
    HasInfo = true;
    return parseZEInfo(Content, Where).moveInto(Result.Info);
  }
  if (Header.sh_type == ELF::SHT_PROGBITS && Name->starts_with(CodePrefix)) {
    if (!Code.try_emplace(Name->drop_front(CodePrefix.size()), Content.str())
             .second)
      return bad("one section " + *Name + " expected, actual two");
    return Error::success();
  }
  if (Header.sh_type == ELF::SHT_PROGBITS && Name->starts_with(DebugPrefix)) {
    Result.Debug.push_back({Name->str(), Content.str(), {}});
    return Error::success();
  }
  bool IsOfDebug = Header.sh_type == ELF::SHT_RELA &&
                   Name->starts_with((RelocationPrefix + DebugPrefix).str());
  if (Header.sh_type != ELF::SHT_STRTAB && !IsOfDebug)
    Result.Others.push_back({Name->str(), Content.str(), {}});
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Kernels
//===----------------------------------------------------------------------===//

Error Reader::checkArguments(const Kernel &K) const {
  auto Bad = [&](const Twine &Text) {
    return bad("kernel '" + K.Name + "': " + Text, DiagKind::BinaryInfo);
  };
  // A driver accepts at most this many bytes. The registers of a thread hold
  // far fewer bytes.
  constexpr int32_t MaxBytes = 1 << 16;
  std::vector<std::pair<int32_t, int32_t>> Places;
  for (const PayloadArgument &A : K.Arguments) {
    if (A.OffsetBytes < 0 || A.SizeBytes < 0 || A.OffsetBytes > MaxBytes ||
        A.SizeBytes > MaxBytes)
      return Bad("arguments expected within " + Twine(MaxBytes) +
                 " bytes, actual offset " + Twine(A.OffsetBytes) + ", size " +
                 Twine(A.SizeBytes));
    if (A.SizeBytes)
      Places.push_back({A.OffsetBytes, A.OffsetBytes + A.SizeBytes});
  }
  llvm::sort(Places);
  for (size_t N = 1; N < Places.size(); ++N)
    if (Places[N].first < Places[N - 1].second)
      return Bad("arguments at places of their own expected, actual two at "
                 "byte " +
                 Twine(Places[N].first));
  DenseSet<int32_t> Numbers;
  for (const BindingTableIndex &I : K.BindingTable)
    if (I.Number < 0 || I.Number > 255 || !Numbers.insert(I.Number).second)
      return Bad("binding table numbers from 0 to 255 expected, each once, "
                 "actual " +
                 Twine(I.Number));
  return Error::success();
}

Error Reader::checkKernel(const Kernel &K) const {
  auto Bad = [&](const Twine &Text) {
    return bad("kernel '" + K.Name + "': " + Text, DiagKind::BinaryInfo);
  };
  auto Found = Code.find(K.Name);
  if (Found == Code.end())
    return Bad("a section " + CodePrefix + K.Name + " expected, actual none");
  // A Gen instruction has 16 bytes, or 8 in compact form.
  size_t Size = Found->second.size();
  if (Size == 0 || Size % 8)
    return Bad("code of a multiple of 8 bytes expected, actual " + Twine(Size));
  if (K.Env.GRFCount <= 0 || K.Env.SLMBytes < 0 || K.Env.BarrierCount < 0)
    return Bad("positive numbers of registers, bytes and barriers expected");
  if (K.Env.SimdSize != 1 && K.Env.SimdSize != 8 && K.Env.SimdSize != 16 &&
      K.Env.SimdSize != 32)
    return Bad("SIMD size 1, 8, 16 or 32 expected, actual " +
               Twine(K.Env.SimdSize));
  if (K.Env.SkipLocalIdsBytes < 0 || size_t(K.Env.SkipLocalIdsBytes) >= Size)
    return Bad("an entry inside the code expected, actual byte " +
               Twine(K.Env.SkipLocalIdsBytes) + " of " + Twine(Size));
  return checkArguments(K);
}

/// Checks the kernels, and adds the code of each kernel to Result.Code.
Error Reader::collectCode() {
  StringSet<> Names;
  for (const Kernel &K : Result.Info.Kernels) {
    if (!Names.insert(K.Name).second)
      return bad("kernels of different names expected, actual two '" + K.Name +
                     "'",
                 DiagKind::BinaryInfo);
    if (Error E = checkKernel(K))
      return E;
    auto Found = Code.find(K.Name);
    Result.Code.push_back(
        {(CodePrefix + K.Name).str(), std::move(Found->second), {}});
  }
  for (const auto &Row : Code)
    if (!Names.contains(Row.first()))
      return bad("code '" + Row.first() +
                     "' expected in .ze_info, actual not "
                     "there",
                 DiagKind::BinaryInfo);
  // Symbols say how long the code is, so they must lie inside their section.
  for (const Symbol &S : Result.Symbols) {
    StringRef Name = S.Section;
    auto Of =
        find_if(Result.Code, [&](const Section &C) { return C.Name == Name; });
    if (Of != Result.Code.end() && (S.Value > Of->Bytes.size() ||
                                    S.SizeBytes > Of->Bytes.size() - S.Value))
      return bad("symbol '" + S.Name + "' expected inside the " +
                 Twine(Of->Bytes.size()) + " bytes of " + Name +
                 ", actual from byte " + Twine(S.Value) + " on, " +
                 Twine(S.SizeBytes) + " bytes");
  }
  return Error::success();
}

Error Reader::checkDevice(const TargetDesc *Wanted) const {
  std::string Actual = ("product family " + Twine(Result.For.ProductFamily) +
                        ", core family " + Twine(Result.For.CoreFamily))
                           .str();
  if (!Result.platform())
    return bad("a device of " + platformNameList() + " expected, actual " +
                   Actual,
               DiagKind::BinaryDevice);
  if (Wanted && Result.platform() != Wanted)
    return bad("a binary for " + Wanted->name() + " expected, actual for " +
                   Result.platform()->name() + " (" + Actual + ")",
               DiagKind::BinaryDevice);
  return Error::success();
}

Expected<ZEBinary> Reader::read(const TargetDesc *Wanted) {
  if (Error E = checkHeader())
    return E;
  auto File = object::ELFFile<ELFT>::create(Bytes);
  if (!File)
    return broken(File.takeError());
  auto Sections = File->sections();
  if (!Sections)
    return broken(Sections.takeError());
  for (const ELFT::Shdr &Header : *Sections)
    if (Error E = readSection(*File, Header))
      return E;
  for (const ELFT::Shdr &Header : *Sections)
    if (Error E = readRelocations(*File, Header))
      return E;
  if (!HasInfo)
    return bad("a section .ze_info expected, actual none");
  if (!HasNotes)
    return bad("a section .note.intelgt.compat expected, actual none",
               DiagKind::BinaryDevice);
  if (Error E = checkDevice(Wanted))
    return E;
  if (Error E = collectCode())
    return E;
  return std::move(Result);
}

Expected<ZEBinary> readZEBinary(StringRef Bytes, StringRef Where,
                                const TargetDesc *Wanted) {
  return Reader(Bytes, Where).read(Wanted);
}

} // namespace cmx::zebin
