//===- Model.cpp - vISA kernels in memory ---------------------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/VISA/Model.h"
#include "cmx/Target/TargetDesc.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/ErrorHandling.h"

using namespace llvm;
using namespace cmx;
using namespace cmx::visa;

//===----------------------------------------------------------------------===//
// Opcodes
//===----------------------------------------------------------------------===//

namespace {
struct OpcodeRow {
  const char *Mnemonic;
  Format Shape;
  uint8_t NumDsts;
  uint8_t NumSrcs;
};
} // namespace

static const OpcodeRow OpcodeRows[] = {
#define CMX_VISA_OPCODE(Enum, Mnemonic, Shape, NumDsts, NumSrcs)               \
  {Mnemonic, Format::Shape, NumDsts, NumSrcs},
#include "cmx/VISA/Opcodes.def"
};

StringRef visa::opcodeMnemonic(Opcode Op) {
  return OpcodeRows[unsigned(Op)].Mnemonic;
}
Format visa::opcodeFormat(Opcode Op) { return OpcodeRows[unsigned(Op)].Shape; }
unsigned visa::opcodeNumDsts(Opcode Op) {
  return OpcodeRows[unsigned(Op)].NumDsts;
}
unsigned visa::opcodeNumSrcs(Opcode Op) {
  return OpcodeRows[unsigned(Op)].NumSrcs;
}

Opcode visa::opcodeOf(Operation Op) {
  // Every operation has an opcode of the same name, else this does not compile.
  static const Opcode ByOperation[] = {
#define CMX_OPERATION(Enum, ...) Opcode::Enum,
#include "cmx/Target/Operations.def"
  };
  return ByOperation[unsigned(Op)];
}

StringRef visa::operandLetters(Opcode Op) {
  switch (opcodeFormat(Op)) {
  case Format::Alu:
    return ""; // See opcodeNumDsts and opcodeNumSrcs.
  case Format::Label:
  case Format::Function:
  case Format::Branch:
    return "L";
  case Format::SwitchJmp:
    return "VL*";
  case Format::Return:
  case Format::Plain:
  case Format::Fence:
  case Format::LscFence:
    return "";
  case Format::FunctionCall:
    return "TNN";
  case Format::IndirectCall:
    return "VNN";
  case Format::FunctionAddress:
    return "TW";
  case Format::OwordBlock:
    return "SVR";
  case Format::MediaBlock:
    return "SVVR";
  case Format::SurfaceScatter:
  case Format::SurfaceQuad:
    return "SVRR";
  case Format::TypedQuad:
    return "SRRRRR";
  case Format::TypedAtomic:
    return "SRRRRRRR";
  case Format::SurfaceAtomic:
    return "SRRRR";
  case Format::SvmBlock:
    return "VR";
  case Format::SvmScatter:
    return "RR";
  case Format::SvmQuad:
    return "VRR";
  case Format::SvmAtomic:
    return "RRRR";
  case Format::LscLoad:
    return "RXRN";
  case Format::LscStore:
    return "XRNR";
  case Format::LscAtomic:
    return "RXRNRR";
  case Format::LscBlock2D:
    return Op == Opcode::LscLoadBlock2D ? "RXXXXXX" : "XXXXXXR";
  case Format::Sources:
    return Op == Opcode::NbarrierSignal ? "VV" : "V";
  case Format::Sampler:
    return "VMSR*";
  case Format::SamplerLoad:
    return "VSR*";
  case Format::MediaSampler:
    return Op == Opcode::SampleMedia ? "MSRRRR" : "SRRRR";
  case Format::UnormSampler:
    return "MSVVVVR";
  case Format::RawSend:
    return "NVRR";
  case Format::RawSends:
    return "VVRRR";
  case Format::Dpas:
    return "RRRR";
  case Format::Lifetime:
    return "D";
  case Format::File:
    return "T";
  case Format::Loc:
    return "N";
  }
  llvm_unreachable("unknown format");
}

std::optional<unsigned> visa::messageDestination(const Instruction &I) {
  unsigned Last = I.NumOperands - 1u;
  auto If = [](bool Writes, unsigned N) {
    return Writes ? std::optional<unsigned>(N) : std::nullopt;
  };
  switch (opcodeFormat(I.Op)) {
  case Format::OwordBlock:
    return If(I.Op != Opcode::OwordSt, Last);
  case Format::MediaBlock:
    return If(I.Op == Opcode::MediaLd, Last);
  case Format::SvmBlock:
    return If(I.Op == Opcode::SvmBlockLd, Last);
  case Format::SurfaceScatter:
    return If(I.Op == Opcode::Gather || I.Op == Opcode::GatherScaled, Last);
  case Format::SurfaceQuad:
    return If(I.Op == Opcode::Gather4Scaled, Last);
  case Format::TypedQuad:
    return If(I.Op == Opcode::Gather4Typed, Last);
  case Format::SvmScatter:
    return If(I.Op == Opcode::SvmGather, Last);
  case Format::SvmQuad:
    return If(I.Op == Opcode::SvmGather4Scaled, Last);
  case Format::TypedAtomic:
  case Format::SurfaceAtomic:
  case Format::SvmAtomic:
  case Format::MediaSampler:
  case Format::UnormSampler:
  case Format::RawSend:
  case Format::RawSends:
    return Last;
  case Format::LscLoad:
  case Format::LscAtomic:
  case Format::Dpas:
    return 0;
  case Format::LscBlock2D:
    return If(I.Op == Opcode::LscLoadBlock2D, 0);
  case Format::FunctionAddress:
    return 1;
  case Format::SamplerLoad:
    return 2;
  case Format::Sampler:
    return 3;
  case Format::Alu:
  case Format::Label:
  case Format::Function:
  case Format::Branch:
  case Format::SwitchJmp:
  case Format::Return:
  case Format::FunctionCall:
  case Format::IndirectCall:
  case Format::LscStore:
  case Format::LscFence:
  case Format::Plain:
  case Format::Sources:
  case Format::Fence:
  case Format::Lifetime:
  case Format::File:
  case Format::Loc:
    return std::nullopt;
  }
  llvm_unreachable("unknown format");
}

std::optional<Opcode> visa::parseOpcode(StringRef Mnemonic) {
  static const llvm::StringMap<Opcode> ByMnemonic = [] {
    llvm::StringMap<Opcode> M;
    for (unsigned I = 0; I != std::size(OpcodeRows); ++I)
      if (*OpcodeRows[I].Mnemonic)
        M[OpcodeRows[I].Mnemonic] = Opcode(I);
    return M;
  }();
  auto It = ByMnemonic.find(Mnemonic);
  if (It == ByMnemonic.end())
    return std::nullopt;
  return It->second;
}

unsigned visa::alignBytes(Align A, unsigned GRFBytes) {
  if (A == Align::GRF)
    return GRFBytes;
  if (A == Align::GRFx2)
    return 2 * GRFBytes;
  return 1u << unsigned(A);
}

bool visa::canEncodeOffset(uint64_t OffsetBytes, unsigned ElemBytes,
                           unsigned GRFBytes) {
  return OffsetBytes % ElemBytes == 0 && OffsetBytes / GRFBytes <= 255;
}

//===----------------------------------------------------------------------===//
// Operands
//===----------------------------------------------------------------------===//

BlockEnds::BlockEnds(const Kernel &K) : K(K) {
  // Labels after the current instruction, with only dropped jumps in between.
  SmallDenseSet<uint32_t> Next;
  for (const Instruction &I : reverse(K.body())) {
    ArrayRef<Operand> O = K.operands(I);
    if (I.isLabel()) {
      Next.insert(uint32_t(O[0].labelId()));
      continue;
    }
    if (is_contained({Format::File, Format::Loc, Format::Lifetime},
                     opcodeFormat(I.Op)))
      continue;
    if (I.Op == Opcode::Jmp && Next.contains(uint32_t(O.back().labelId()))) {
      Dropped.insert(&I);
      continue;
    }
    Next.clear();
    for (const Operand &L : O)
      if (L.kind() == Operand::Kind::Label)
        Named.insert(uint32_t(L.labelId()));
  }
}

bool BlockEnds::isEnd(const Instruction &I) const {
  if (I.Op == Opcode::Label)
    return Named.contains(uint32_t(K.operands(I)[0].labelId()));
  return !Dropped.contains(&I) &&
         is_contained({Format::Function, Format::Branch, Format::SwitchJmp,
                       Format::Return, Format::FunctionCall,
                       Format::IndirectCall},
                      opcodeFormat(I.Op));
}

Operand Operand::src(DeclId Var, uint32_t OffsetBytes, unsigned VStride,
                     unsigned Width, unsigned HStride, SrcMod Mod) {
  Operand O(Kind::Src);
  O.Ref = {uint32_t(Var), int32_t(OffsetBytes)};
  O.VStride = uint8_t(VStride);
  O.Width = uint8_t(Width);
  O.HStride = uint8_t(HStride);
  O.Mod = uint8_t(Mod);
  return O;
}

Operand Operand::dst(DeclId Var, uint32_t OffsetBytes, unsigned HStride) {
  Operand O(Kind::Dst);
  O.Ref = {uint32_t(Var), int32_t(OffsetBytes)};
  O.HStride = uint8_t(HStride);
  return O;
}

Operand Operand::indirectSrc(DeclId Addr, unsigned AddrElt, int32_t OffsetBytes,
                             unsigned VStride, unsigned Width, unsigned HStride,
                             ElemType Type, SrcMod Mod) {
  Operand O(Kind::IndirectSrc);
  O.Ref = {uint32_t(Addr), OffsetBytes};
  O.Elt = uint16_t(AddrElt);
  O.VStride = uint8_t(VStride);
  O.Width = uint8_t(Width);
  O.HStride = uint8_t(HStride);
  O.Type = uint8_t(Type);
  O.Mod = uint8_t(Mod);
  return O;
}

Operand Operand::multiIndirectSrc(DeclId Addr, unsigned AddrElt,
                                  int32_t OffsetBytes, unsigned Width,
                                  unsigned HStride, ElemType Type, SrcMod Mod) {
  Operand O =
      indirectSrc(Addr, AddrElt, OffsetBytes, 0, Width, HStride, Type, Mod);
  O.K = Kind::MultiIndirectSrc;
  return O;
}

Operand Operand::indirectDst(DeclId Addr, unsigned AddrElt, int32_t OffsetBytes,
                             unsigned HStride, ElemType Type) {
  Operand O = indirectSrc(Addr, AddrElt, OffsetBytes, 0, 0, HStride, Type);
  O.K = Kind::IndirectDst;
  return O;
}

Operand Operand::imm(ElemType Type, uint64_t Bits) {
  Operand O(Kind::Imm);
  O.Type = uint8_t(Type);
  O.Bits = Bits;
  return O;
}

Operand Operand::immInt(ElemType Type, int64_t Value) {
  unsigned Bits = 8 * elemTypeBytes(Type);
  uint64_t Mask = Bits == 64 ? ~uint64_t(0) : (uint64_t(1) << Bits) - 1;
  return imm(Type, uint64_t(Value) & Mask);
}

Operand Operand::packedImm(PackedImm Form, uint32_t Bits) {
  Operand O = imm(Form == PackedImm::VF   ? ElemType::F
                  : Form == PackedImm::UV ? ElemType::UW
                                          : ElemType::W,
                  Bits);
  O.Mod = uint8_t(Form);
  return O;
}

Operand Operand::raw(DeclId Var, uint32_t OffsetBytes) {
  Operand O(Kind::Raw);
  O.Ref = {uint32_t(Var), int32_t(OffsetBytes)};
  return O;
}

Operand Operand::pred(DeclId Var) {
  Operand O(Kind::Pred);
  O.Ref = {uint32_t(Var), 0};
  return O;
}

Operand Operand::address(DeclId Addr, unsigned FirstElt, unsigned NumElts) {
  Operand O(Kind::Address);
  O.Ref = {uint32_t(Addr), 0};
  O.Elt = uint16_t(FirstElt);
  O.Width = uint8_t(NumElts);
  return O;
}

Operand Operand::addressOf(DeclId Var, uint32_t OffsetBytes) {
  Operand O(Kind::AddressOf);
  O.Ref = {uint32_t(Var), int32_t(OffsetBytes)};
  return O;
}

Operand Operand::state(DeclId Var, uint32_t Elt) {
  Operand O(Kind::State);
  O.Ref = {uint32_t(Var), 0};
  O.Elt = uint16_t(Elt);
  return O;
}

Operand Operand::label(LabelId L) {
  Operand O(Kind::Label);
  O.Ref = {uint32_t(L), 0};
  return O;
}

Operand Operand::number(uint64_t Value) {
  Operand O(Kind::Number);
  O.Bits = Value;
  return O;
}

bool Operand::hasDecl() const {
  return !llvm::is_contained(
      {Kind::None, Kind::Null, Kind::Imm, Kind::Label, Kind::Number}, K);
}

bool Operand::operator==(const Operand &O) const {
  if (K != O.K || Type != O.Type || Mod != O.Mod || VStride != O.VStride ||
      Width != O.Width || HStride != O.HStride || Elt != O.Elt)
    return false;
  if (K == Kind::Imm || K == Kind::Number)
    return Bits == O.Bits;
  if (isAbsent())
    return true;
  return Ref.Id == O.Ref.Id && Ref.OffsetBytes == O.Ref.OffsetBytes;
}

//===----------------------------------------------------------------------===//
// Kernel
//===----------------------------------------------------------------------===//

Kernel::Kernel(std::string N) : Name(std::move(N)) {
  auto Add = [&](const char *Text, DeclKind Kind, ElemType Type,
                 uint32_t NumElts) {
    Decl D;
    D.Kind = Kind;
    D.Type = Type;
    D.NumElts = NumElts;
    D.Predefined = true;
    D.Name = Text;
    Decls.push_back(std::move(D));
  };
#define CMX_VISA_PREDEFINED(Enum, Text, Kind, Type, NumElts)                   \
  Add(Text, DeclKind::Kind, ElemType::Type, NumElts);
#include "cmx/VISA/Predefined.def"
}

DeclId Kernel::addDecl(Decl D) {
  Decls.push_back(std::move(D));
  return DeclId(Decls.size() - 1);
}

/// Returns a name made of \p Prefix, up to 40 characters of \p Hint, and \p Id.
/// In \p Hint, '_' replaces all characters except letters and digits. Different
/// ids always give different names, because the digits after the last
/// underscore differ.
static std::string uniqueName(StringRef Prefix, StringRef Hint, size_t Id) {
  std::string Name = Prefix.str();
  for (char C : Hint.take_front(40))
    Name += llvm::isAlnum(C) ? C : '_';
  if (!Hint.empty())
    Name += '_';
  Name += llvm::utostr(Id);
  return Name;
}

/// The number in a name does not depend on the number of predefined variables,
/// so names stay the same if a row is added to Predefined.def.
static constexpr size_t NumPredefined = 0
#define CMX_VISA_PREDEFINED(Enum, Text, Kind, Type, NumElts) +1
#include "cmx/VISA/Predefined.def"
    ;
static constexpr size_t FirstNumber = 16;

DeclId Kernel::addUnnamed(Decl D, StringRef Hint) {
  // The prefix makes the name different from keywords and from the names that
  // the finalizer itself declares (V0, T1, ...).
  D.Name = uniqueName("v_", Hint, Decls.size() - NumPredefined + FirstNumber);
  return addDecl(std::move(D));
}

DeclId Kernel::addGeneral(ElemType Type, uint32_t NumElts, Align A,
                          StringRef Hint) {
  Decl D;
  D.Type = Type;
  D.NumElts = NumElts;
  D.Alignment = A;
  return addUnnamed(std::move(D), Hint);
}

DeclId Kernel::addAlias(DeclId Base, ElemType Type, uint32_t NumElts,
                        uint32_t OffsetBytes, StringRef Hint) {
  Decl D;
  D.Type = Type;
  D.NumElts = NumElts;
  D.AliasOf = Base;
  D.AliasOffsetBytes = OffsetBytes;
  // An alignment that is certainly correct at that offset.
  D.Alignment = OffsetBytes == 0 ? decl(Base).Alignment : Align::Byte;
  return addUnnamed(std::move(D), Hint);
}

DeclId Kernel::getAlias(DeclId Base, ElemType Type) {
  if (decl(Base).Type == Type)
    return Base;
  auto Key = std::make_pair(uint32_t(Base), uint32_t(Type));
  auto It = WholeAliases.find(Key);
  if (It != WholeAliases.end())
    return It->second;
  uint32_t NumElts = uint32_t(decl(Base).sizeBytes() / elemTypeBytes(Type));
  DeclId Id = addAlias(Base, Type, NumElts);
  WholeAliases[Key] = Id;
  return Id;
}

DeclId Kernel::addPredicate(uint32_t NumElts, StringRef Hint) {
  Decl D;
  D.Kind = DeclKind::Predicate;
  D.NumElts = NumElts;
  return addUnnamed(std::move(D), Hint);
}

DeclId Kernel::addAddress(uint32_t NumElts, StringRef Hint) {
  Decl D;
  D.Kind = DeclKind::Address;
  D.NumElts = NumElts;
  return addUnnamed(std::move(D), Hint);
}

DeclId Kernel::addSurface(StringRef Hint) {
  Decl D;
  D.Kind = DeclKind::Surface;
  return addUnnamed(std::move(D), Hint);
}

DeclId Kernel::addSampler(StringRef Hint) {
  Decl D;
  D.Kind = DeclKind::Sampler;
  return addUnnamed(std::move(D), Hint);
}

std::pair<DeclId, uint64_t> Kernel::root(DeclId Id) const {
  uint64_t OffsetBytes = 0;
  // A chain with more steps than there are declarations is a cycle.
  for (uint32_t Steps = 0; Steps != numDecls(); ++Steps) {
    const Decl &D = decl(Id);
    if (D.AliasOf == DeclId::None)
      break;
    OffsetBytes += D.AliasOffsetBytes;
    Id = D.AliasOf;
  }
  return {Id, OffsetBytes};
}

void Kernel::addInput(DeclId Var, uint32_t OffsetBytes, InputKind Kind) {
  Input In;
  In.Var = Var;
  In.OffsetBytes = OffsetBytes;
  In.Kind = Kind;
  const Decl &D = decl(Var);
  In.SizeBytes =
      D.Kind == DeclKind::General ? uint32_t(D.sizeBytes()) : 4 * D.NumElts;
  Inputs.push_back(In);
}

static Attribute &findOrAdd(std::vector<Attribute> &Attributes,
                            StringRef Name) {
  for (Attribute &A : Attributes)
    if (A.Name == Name)
      return A;
  Attributes.emplace_back();
  Attributes.back().Name = Name.str();
  return Attributes.back();
}

void Kernel::setAttribute(StringRef AttrName, StringRef Text) {
  Attribute &A = findOrAdd(Attributes, AttrName);
  A.Text = Text.str();
  A.IsText = true;
}

void Kernel::setAttribute(StringRef AttrName, int64_t Number) {
  Attribute &A = findOrAdd(Attributes, AttrName);
  A.Number = Number;
  A.IsText = false;
}

LabelId Kernel::addLabel(StringRef Hint) {
  return addNamedLabel(uniqueName("L_", Hint, Labels.size()), false);
}

LabelId Kernel::addNamedLabel(StringRef LabelName, bool IsFunction) {
  Label L;
  L.Name = LabelName.str();
  L.IsFunction = IsFunction;
  Labels.push_back(std::move(L));
  return LabelId(Labels.size() - 1);
}

Instruction &Kernel::append(Instruction I, llvm::ArrayRef<Operand> Operands) {
  Body.emplace_back();
  replace(Body.size() - 1, I, Operands);
  return Body.back();
}

void Kernel::replace(size_t At, Instruction I,
                     llvm::ArrayRef<Operand> Operands) {
  I.FirstOperand = uint32_t(Pool.size());
  I.NumOperands = uint16_t(Operands.size());
  Pool.insert(Pool.end(), Operands.begin(), Operands.end());
  Body[At] = I;
}

uint64_t Kernel::addString(StringRef Text) {
  Strings.push_back(Text.str());
  return Strings.size() - 1;
}
