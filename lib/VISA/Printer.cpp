//===- Printer.cpp - vISA text of a kernel --------------------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The operands of each format, in the order of the pool and of the text:
//
// clang-format off
//   Alu             destinations, sources
//   Label Function  label
//   Branch          label
//   SwitchJmp       index, labels
//   FunctionCall    name, argument size, return size
//   IndirectCall    address, argument size, return size
//   FunctionAddress name, destination
//   OwordBlock      surface, offset, data
//   MediaBlock      surface, x, y, data
//   SurfaceScatter  surface, base, offsets, data
//   SurfaceQuad     surface, base, offsets, data
//   TypedQuad       surface, u, v, r, lod, data
//   TypedAtomic     surface, u, v, r, lod, source 0, source 1, destination
//   SurfaceAtomic   surface, offsets, source 0, source 1, destination
//   SvmBlock        address, data
//   SvmScatter      address, data
//   SvmQuad         base, offsets, data
//   SvmAtomic       addresses, source 0, source 1, destination
//   LscLoad         data, surface, address, constant offset
//   LscStore        surface, address, constant offset, data
//   LscAtomic       the operands of LscLoad, source 0, source 1
//   LscBlock2D      data (load), base, width, height, pitch, x, y, data (store)
//   Sources         sources
//   Sampler         offset, sampler, surface, data, coordinates
//   SamplerLoad     offset, surface, data, coordinates
//   MediaSampler    sampler (sample), surface, u, v, r, data
//   UnormSampler    sampler, surface, u, v, steps of u and v, data
//   RawSend         extended descriptor, descriptor, source, destination
//   RawSends        extended descriptor, descriptor, sources, destination
//   Dpas            destination, accumulator, B, A
//   Lifetime        variable
//   File            string
//   Loc             line
// clang-format on
//
//===----------------------------------------------------------------------===//

#include "cmx/VISA/Printer.h"
#include "Words.h"
#include "llvm/Support/raw_ostream.h"

using namespace cmx;
using namespace cmx::visa;
using llvm::ArrayRef;
using llvm::raw_ostream;
using llvm::StringRef;

namespace {

class TextWriter {
public:
  TextWriter(const Kernel &K, unsigned GRFBytes, raw_ostream &OS)
      : K(K), GRFBytes(GRFBytes), OS(OS) {}

  void header();
  void body();
  void instruction(const Instruction &I);
  void operand(const Operand &O);

private:
  void hex(uint64_t Value, unsigned MinDigits = 1);
  void name(DeclId Id) { OS << K.decl(Id).Name; }
  void declaration(const Decl &D);
  void direct(const Operand &O);
  void indirect(const Operand &O);
  void immediate(const Operand &O);
  void state(const Operand &O) { name(O.decl()); }
  void channels(unsigned Mask, StringRef Letters);
  void exec(const Exec &E);
  void operands(ArrayRef<Operand> Ops);
  void surfaceThen(ArrayRef<Operand> Ops);
  void alu(const Instruction &I, ArrayRef<Operand> Ops);
  void message(const Instruction &I, ArrayRef<Operand> Ops);
  void lsc(const Instruction &I, ArrayRef<Operand> Ops);
  void lscCaching(const LscFields &F);
  void lscData(const Instruction &I, const Operand &O);
  void lscVar(const Operand &O);
  void lscAddress(const LscFields &F, ArrayRef<Operand> Ops);
  void lscBlock(const Instruction &I, ArrayRef<Operand> Ops);
  void raw(const Instruction &I, ArrayRef<Operand> Ops);
  void dpas(const Instruction &I, ArrayRef<Operand> Ops);

  const Kernel &K;
  const unsigned GRFBytes;
  raw_ostream &OS;
};

} // namespace

void TextWriter::hex(uint64_t Value, unsigned MinDigits) {
  char Buffer[18];
  char *End = Buffer + sizeof(Buffer), *P = End;
  for (; Value || P == End || unsigned(End - P) < MinDigits; Value >>= 4)
    *--P = "0123456789abcdef"[Value & 15];
  *--P = 'x';
  *--P = '0';
  OS.write(P, End - P);
}

//===----------------------------------------------------------------------===//
// Operands
//===----------------------------------------------------------------------===//

/// Writes NAME(row,col); the caller writes the region.
void TextWriter::direct(const Operand &O) {
  const Decl &D = K.decl(O.decl());
  uint32_t OffsetBytes = uint32_t(O.offsetBytes());
  OS << ModifierWords[unsigned(O.modifier())] << D.Name << '('
     << OffsetBytes / GRFBytes << ','
     << OffsetBytes % GRFBytes / elemTypeBytes(D.Type) << ')';
}

void TextWriter::indirect(const Operand &O) {
  OS << ModifierWords[unsigned(O.modifier())] << "r[";
  name(O.decl());
  OS << '(' << O.firstElt() << ")," << O.offsetBytes() << "]<";
  if (O.kind() == Operand::Kind::IndirectSrc)
    OS << O.vStride() << ';';
  if (O.kind() != Operand::Kind::IndirectDst)
    OS << O.width() << ',';
  OS << O.hStride() << ">:" << elemTypeText(O.type());
}

void TextWriter::immediate(const Operand &O) {
  if (O.packed() != PackedImm::None) {
    hex(O.immBits(), 8);
    OS << ':' << PackedWords[unsigned(O.packed())];
    return;
  }
  unsigned Bytes = elemTypeBytes(O.type());
  // Floats are printed as bit patterns, which are exact. 64-bit integers are
  // also printed as bit patterns, because the finalizer reads decimals as
  // 32-bit numbers.
  if (isFloat(O.type()) || Bytes == 8)
    hex(O.immBits(), 2 * Bytes);
  else if (elemTypeKind(O.type()) == ElemKind::UInt)
    hex(O.immBits());
  else
    OS << (int64_t(O.immBits() << (64 - 8 * Bytes)) >> (64 - 8 * Bytes));
  OS << ':' << elemTypeText(O.type());
}

void TextWriter::operand(const Operand &O) {
  switch (O.kind()) {
  case Operand::Kind::None:
    return;
  case Operand::Kind::Null:
    OS << "%null.0";
    return;
  case Operand::Kind::Src:
    direct(O);
    OS << '<' << O.vStride() << ';' << O.width() << ',' << O.hStride() << '>';
    return;
  case Operand::Kind::Dst:
    direct(O);
    OS << '<' << O.hStride() << '>';
    return;
  case Operand::Kind::IndirectSrc:
  case Operand::Kind::MultiIndirectSrc:
  case Operand::Kind::IndirectDst:
    indirect(O);
    return;
  case Operand::Kind::Imm:
    immediate(O);
    return;
  case Operand::Kind::Raw:
    name(O.decl());
    OS << '.' << O.offsetBytes();
    return;
  case Operand::Kind::Pred:
    name(O.decl());
    return;
  case Operand::Kind::Address:
    name(O.decl());
    OS << '(' << O.firstElt() << ")<" << O.numElts() << '>';
    return;
  case Operand::Kind::AddressOf:
    OS << '&';
    name(O.decl());
    if (O.offsetBytes())
      OS << '[' << O.offsetBytes() << ']';
    return;
  case Operand::Kind::State:
    name(O.decl());
    OS << '(' << O.firstElt() << ')';
    return;
  case Operand::Kind::Label:
    OS << K.label(O.labelId()).Name;
    return;
  case Operand::Kind::Number:
    OS << O.numberValue();
    return;
  }
}

void TextWriter::operands(ArrayRef<Operand> Ops) {
  for (const Operand &O : Ops) {
    OS << ' ';
    operand(O);
  }
}

/// Writes a surface and then the other operands. In a message, a surface has no
/// element number.
void TextWriter::surfaceThen(ArrayRef<Operand> Ops) {
  OS << ' ';
  state(Ops[0]);
  operands(Ops.drop_front());
}

void TextWriter::channels(unsigned Mask, StringRef Letters) {
  OS << '.';
  for (unsigned I = 0; I != 4; ++I)
    if (Mask >> I & 1)
      OS << Letters[I];
}

void TextWriter::exec(const Exec &E) {
  OS << " (M" << E.FirstLane / 4 + 1 << (E.NoMask ? "_NM, " : ", ")
     << unsigned(E.Size) << ')';
}

//===----------------------------------------------------------------------===//
// Instructions
//===----------------------------------------------------------------------===//

void TextWriter::alu(const Instruction &I, ArrayRef<Operand> Ops) {
  if (I.Op == Opcode::Bfn) {
    OS << ".x";
    char Digits[2] = {"0123456789ABCDEF"[I.BoolFunction >> 4],
                      "0123456789ABCDEF"[I.BoolFunction & 15]};
    OS.write(Digits, 2);
  }
  if (I.Cond != CondMod::None)
    OS << '.' << CondWords[unsigned(I.Cond)];
  if (I.Saturate)
    OS << ".sat";
  exec(I.Lanes);
  operands(Ops);
}

void TextWriter::message(const Instruction &I, ArrayRef<Operand> Ops) {
  const MessageFields &M = I.Message;
  switch (opcodeFormat(I.Op)) {
  case Format::OwordBlock:
    OS << " (" << unsigned(M.NumOwords) << ')';
    return surfaceThen(Ops);
  case Format::MediaBlock:
    OS << '.' << MediaModeWords[unsigned(M.Media)] << " ("
       << unsigned(M.BlockWidthBytes) << ',' << unsigned(M.BlockRows) << ") ";
    state(Ops[0]);
    if (M.Plane)
      OS << ' ' << unsigned(M.Plane);
    return operands(Ops.drop_front());
  case Format::SvmBlock:
    OS << " (" << unsigned(M.NumOwords) << ')';
    return operands(Ops);
  case Format::SurfaceScatter:
    OS << '.' << unsigned(M.ElemBytes);
    exec(I.Lanes);
    return surfaceThen(Ops);
  case Format::SurfaceQuad:
  case Format::TypedQuad:
    channels(M.Channels, "RGBA");
    exec(I.Lanes);
    return surfaceThen(Ops);
  case Format::SurfaceAtomic:
  case Format::TypedAtomic:
    OS << '.' << AtomicWords[unsigned(M.Atomic)];
    exec(I.Lanes);
    return surfaceThen(Ops);
  case Format::SvmScatter:
    OS << '.' << unsigned(M.ElemBytes) << '.' << unsigned(M.NumElts);
    exec(I.Lanes);
    return operands(Ops);
  case Format::SvmQuad:
    channels(M.Channels, "RGBA");
    exec(I.Lanes);
    return operands(Ops);
  case Format::SvmAtomic:
    OS << '.' << AtomicWords[unsigned(M.Atomic)];
    if (M.AtomicBits != 32)
      OS << '.' << unsigned(M.AtomicBits);
    exec(I.Lanes);
    return operands(Ops);
  case Format::Fence:
    if (M.FenceFlags)
      OS << '.';
    for (unsigned Bit = 0; Bit != std::size(FenceFlagWords); ++Bit)
      if (M.FenceFlags >> Bit & 1)
        OS << FenceFlagWords[Bit];
    return;
  case Format::MediaSampler:
    channels(M.Channels, "RGBA");
    OS << " (" << unsigned(I.Lanes.Size) << ')';
    if (I.Op == Opcode::SampleMedia) {
      OS << ' ';
      state(Ops[0]);
      Ops = Ops.drop_front();
    }
    return surfaceThen(Ops);
  case Format::UnormSampler:
    channels(M.Channels, "RGBA");
    OS << ".16-full ";
    state(Ops[0]);
    return surfaceThen(Ops.drop_front());
  case Format::Sampler:
  case Format::SamplerLoad: {
    channels(M.Channels, "RGBA");
    exec(I.Lanes);
    OS << ' ';
    operand(Ops[0]);
    Ops = Ops.drop_front();
    while (!Ops.empty() && Ops[0].kind() == Operand::Kind::State) {
      OS << ' ';
      state(Ops[0]);
      Ops = Ops.drop_front();
    }
    return operands(Ops);
  }
  default:
    llvm_unreachable("no message of this group");
  }
}

void TextWriter::lscCaching(const LscFields &F) {
  OS << '.' << LscSFIDWords[unsigned(F.SFID)];
  if (F.L1 != LscCache::Default || F.L3 != LscCache::Default)
    OS << '.' << LscCacheWords[unsigned(F.L1)] << '.'
       << LscCacheWords[unsigned(F.L3)];
}

/// Writes a variable of an lsc operand: NAME or NAME.offset.
void TextWriter::lscVar(const Operand &O) {
  if (O.kind() == Operand::Kind::Imm)
    return hex(O.immBits());
  if (O.isAbsent()) {
    OS << "%null";
    return;
  }
  name(O.decl());
  if (O.offsetBytes())
    OS << '.' << O.offsetBytes();
}

void TextWriter::lscData(const Instruction &I, const Operand &O) {
  const LscFields &F = I.Lsc;
  OS << ' ';
  lscVar(O);
  OS << ':' << LscDataWords[unsigned(F.Data)];
  if (I.Op == Opcode::LscLoadQuad || I.Op == Opcode::LscStoreQuad)
    return channels(F.Channels, "xyzw");
  if (F.VectorSize > 1 || F.Transpose)
    OS << 'x' << unsigned(F.VectorSize);
  if (F.Transpose)
    OS << 't';
}

/// Writes MODEL(surface)[address+offset]:aN. \p Ops are the surface, the
/// address and the offset.
void TextWriter::lscAddress(const LscFields &F, ArrayRef<Operand> Ops) {
  OS << ' ' << LscModelWords[unsigned(F.Model)];
  if (!Ops[0].isAbsent()) {
    OS << '(';
    lscVar(Ops[0]);
    OS << ')';
  }
  OS << '[';
  lscVar(Ops[1]);
  int64_t OffsetBytes = int64_t(Ops[2].numberValue());
  if (OffsetBytes) {
    OS << (OffsetBytes < 0 ? '-' : '+');
    hex(OffsetBytes < 0 ? 0 - uint64_t(OffsetBytes) : uint64_t(OffsetBytes));
  }
  OS << "]:a" << unsigned(F.AddrBits);
}

void TextWriter::lsc(const Instruction &I, ArrayRef<Operand> Ops) {
  if (I.Op == Opcode::LscAtomic)
    OS << '_' << LscAtomicWords[unsigned(I.Lsc.Atomic)];
  lscCaching(I.Lsc);
  exec(I.Lanes);
  if (opcodeFormat(I.Op) == Format::LscStore) {
    lscAddress(I.Lsc, Ops);
    return lscData(I, Ops[3]);
  }
  lscData(I, Ops[0]);
  lscAddress(I.Lsc, Ops.slice(1, 3));
  operands(Ops.drop_front(4));
}

void TextWriter::lscBlock(const Instruction &I, ArrayRef<Operand> Ops) {
  const LscFields &F = I.Lsc;
  bool IsLoad = I.Op == Opcode::LscLoadBlock2D;
  auto Data = [&] {
    OS << ' ';
    lscVar(IsLoad ? Ops.front() : Ops.back());
    OS << ':' << LscDataWords[unsigned(F.Data)] << '.';
    if (F.Blocks > 1)
      OS << unsigned(F.Blocks) << 'x';
    OS << unsigned(F.BlockWidthElts) << 'x' << unsigned(F.BlockRows)
       << (F.Transpose ? 't' : 'n') << (F.VNNI ? 't' : 'n');
  };
  lscCaching(F);
  exec(I.Lanes);
  if (IsLoad)
    Data();
  OS << " flat[";
  ArrayRef<Operand> Address = IsLoad ? Ops.drop_front() : Ops.drop_back();
  for (size_t N = 0; N != Address.size(); ++N) {
    if (N)
      OS << ',';
    lscVar(Address[N]);
  }
  OS << ']';
  if (!IsLoad)
    Data();
}

void TextWriter::raw(const Instruction &I, ArrayRef<Operand> Ops) {
  const RawFields &R = I.Raw;
  if (I.Op == Opcode::RawSends) {
    OS << '.' << unsigned(R.SFID) << '.' << unsigned(R.Src0Regs) << '.'
       << unsigned(R.Src1Regs) << '.' << unsigned(R.DstRegs);
    exec(I.Lanes);
    return operands(Ops);
  }
  exec(I.Lanes);
  OS << ' ';
  hex(Ops[0].numberValue());
  OS << ' ' << unsigned(R.Src0Regs) << ' ' << unsigned(R.DstRegs);
  operands(Ops.drop_front());
}

void TextWriter::dpas(const Instruction &I, ArrayRef<Operand> Ops) {
  const DpasFields &D = I.Dpas;
  OS << '.' << DpasTypeWords[unsigned(D.Src1)] << '.'
     << DpasTypeWords[unsigned(D.Src2)] << '.' << unsigned(D.Depth) << '.'
     << unsigned(D.Repeat);
  exec(I.Lanes);
  operands(Ops.take_front(3));
  // The last operand is written like a region without strides.
  OS << ' ';
  direct(Ops[3]);
}

void TextWriter::instruction(const Instruction &I) {
  ArrayRef<Operand> Ops = K.operands(I);
  if (I.PredicateVar != DeclId::None) {
    static const char *const Modes[] = {"", ".any", ".all"};
    OS << (I.PredicateInverted ? "(!" : "(");
    name(I.PredicateVar);
    OS << Modes[unsigned(I.PredicateMode)] << ") ";
  }
  OS << opcodeMnemonic(I.Op);
  switch (opcodeFormat(I.Op)) {
  case Format::Alu:
    return alu(I, Ops);
  case Format::Label:
    operand(Ops[0]);
    OS << ':';
    return;
  case Format::Function:
    OS << " \"" << K.label(Ops[0].labelId()).Name << '"';
    return;
  case Format::Branch:
  case Format::Return:
  case Format::IndirectCall:
    exec(I.Lanes);
    return operands(Ops);
  case Format::SwitchJmp:
    exec(I.Lanes);
    OS << ' ';
    operand(Ops[0]);
    for (size_t N = 1; N != Ops.size(); ++N) {
      OS << (N == 1 ? " (" : ", ");
      operand(Ops[N]);
    }
    OS << ')';
    return;
  case Format::FunctionCall:
    exec(I.Lanes);
    OS << ' ' << K.string(Ops[0].numberValue());
    return operands(Ops.drop_front());
  case Format::FunctionAddress:
    OS << ' ' << K.string(Ops[0].numberValue());
    return operands(Ops.drop_front());
  case Format::LscLoad:
  case Format::LscStore:
  case Format::LscAtomic:
    return lsc(I, Ops);
  case Format::LscFence:
    OS << '.' << LscSFIDWords[unsigned(I.Lsc.SFID)] << '.'
       << LscFenceOpWords[unsigned(I.Lsc.FenceOp)] << '.'
       << LscScopeWords[unsigned(I.Lsc.Scope)];
    return;
  case Format::LscBlock2D:
    return lscBlock(I, Ops);
  case Format::RawSend:
  case Format::RawSends:
    return raw(I, Ops);
  case Format::Dpas:
    return dpas(I, Ops);
  case Format::Plain:
    return;
  case Format::Sources:
    return operands(Ops);
  case Format::Lifetime:
    OS << ' ';
    name(Ops[0].decl());
    return;
  case Format::File:
    OS << " \"" << K.string(Ops[0].numberValue()) << '"';
    return;
  case Format::Loc:
    OS << ' ' << Ops[0].numberValue();
    return;
  default: // Messages older than the load/store cache.
    return message(I, Ops);
  }
}

//===----------------------------------------------------------------------===//
// Kernel
//===----------------------------------------------------------------------===//

void TextWriter::declaration(const Decl &D) {
  static const char *const Kinds[] = {"G", "A", "P", "T", "S"};
  OS << ".decl " << D.Name << " v_type=" << Kinds[unsigned(D.Kind)];
  if (D.Kind == DeclKind::General)
    OS << " type=" << elemTypeText(D.Type);
  OS << " num_elts=" << D.NumElts;
  if (D.Kind == DeclKind::General)
    OS << " align=" << AlignWords[unsigned(D.Alignment)];
  if (D.AliasOf != DeclId::None)
    OS << " alias=<" << K.decl(D.AliasOf).Name << ", " << D.AliasOffsetBytes
       << '>';
  OS << '\n';
}

void TextWriter::header() {
  OS << (K.IsGlobalFunction ? ".global_function \"" : ".kernel \"") << K.Name
     << "\"\n";
  for (uint32_t Id = 0; Id != K.numDecls(); ++Id)
    if (!K.decl(DeclId(Id)).Predefined)
      declaration(K.decl(DeclId(Id)));
  for (const Input &In : K.Inputs)
    OS << InputWords[unsigned(In.Kind)] << ' ' << K.decl(In.Var).Name
       << " offset=" << In.OffsetBytes << " size=" << In.SizeBytes << '\n';
  for (const Attribute &A : K.Attributes) {
    OS << ".kernel_attr " << A.Name << '=';
    if (A.IsText)
      OS << '"' << A.Text << "\"\n";
    else
      OS << A.Number << '\n';
  }
}

void TextWriter::body() {
  for (const Instruction &I : K.body()) {
    // Labels and directives start in column one.
    if (!I.isLabel() && I.Op != Opcode::File && I.Op != Opcode::Loc)
      OS << "    ";
    instruction(I);
    OS << '\n';
  }
}

void visa::printModule(const Module &M, unsigned GRFBytes, raw_ostream &OS) {
  OS << ".version " << M.Version << '\n';
  for (const Kernel &K : M.Kernels) {
    TextWriter W(K, GRFBytes, OS);
    W.header();
    W.body();
  }
}

void visa::printKernel(const Kernel &K, unsigned GRFBytes, raw_ostream &OS) {
  OS << ".version " << Module().Version << '\n';
  TextWriter W(K, GRFBytes, OS);
  W.header();
  W.body();
}

void visa::printInstruction(const Kernel &K, const Instruction &I,
                            unsigned GRFBytes, raw_ostream &OS) {
  TextWriter(K, GRFBytes, OS).instruction(I);
}

void visa::printOperand(const Kernel &K, const Operand &O, unsigned GRFBytes,
                        raw_ostream &OS) {
  TextWriter(K, GRFBytes, OS).operand(O);
}
