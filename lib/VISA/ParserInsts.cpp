//===- ParserInsts.cpp - vISA text to model: instructions -----------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The order of operands per format is listed in Printer.cpp.
//
//===----------------------------------------------------------------------===//

#include "ParserImpl.h"
#include "Words.h"
#include "llvm/ADT/StringExtras.h"

using namespace cmx;
using namespace cmx::visa;
using llvm::ArrayRef;
using llvm::SmallVectorImpl;
using llvm::StringRef;
using llvm::Twine;

bool TextParser::parseInstruction() {
  Instruction I;
  llvm::SmallVector<StringRef, 4> Suffixes;
  Ops Operands;
  skipBlanks();
  if (peek() == '(' && !parsePredicate(I))
    return false;
  if (!parseMnemonic(I, Suffixes) || !parseBody(I, Suffixes, Operands))
    return false;
  append(I, Operands);
  return true;
}

/// Parses a predicate: (P1), (!P1), (P1.any), (!P1.all).
bool TextParser::parsePredicate(Instruction &I) {
  if (!expect('('))
    return false;
  I.PredicateInverted = take('!');
  skipBlanks();
  const char *At = P;
  if (!lookUp(takeIdentifier(), At, I.PredicateVar))
    return false;
  if (K->decl(I.PredicateVar).Kind != DeclKind::Predicate)
    return failAt(At, "'" + K->decl(I.PredicateVar).Name +
                          "' is not a predicate variable");
  if (takeText(".any"))
    I.PredicateMode = PredMode::Any;
  else if (takeText(".all"))
    I.PredicateMode = PredMode::All;
  return expect(')');
}

bool TextParser::parseMnemonic(Instruction &I,
                               SmallVectorImpl<StringRef> &Suffixes) {
  skipBlanks();
  const char *At = P;
  StringRef Word = takeWord();
  if (Word.empty())
    return fail("expected an instruction");
  // Some mnemonics contain a dot.
  std::optional<Opcode> Op = parseOpcode(Word);
  if (!Op) {
    Word.split(Suffixes, '.');
    StringRef Base = Suffixes.front();
    Suffixes.erase(Suffixes.begin());
    StringRef AtomicWord = Base;
    if (AtomicWord.consume_front("lsc_atomic_")) {
      Op = Opcode::LscAtomic;
      I.Lsc = LscFields();
      if (!parseOneOf(LscAtomicWords, AtomicWord, "atomic operation",
                      I.Lsc.Atomic))
        return false;
    } else {
      Op = parseOpcode(Base);
    }
  }
  if (!Op || Word.starts_with("."))
    return failAt(At, "unknown instruction '" + Word + "'",
                  "visa-unknown-instruction");
  I.Op = *Op;
  return true;
}

/// Parses (Mk, n), (Mk_NM, n) or (n).
bool TextParser::parseExec(Instruction &I) {
  if (!expect('('))
    return false;
  unsigned Size = 0, Mask = 1;
  skipBlanks();
  if (take('M')) {
    if (!llvm::isDigit(peek()))
      return fail("expected the number of a mask");
    Mask = unsigned(*P++ - '0');
    if (Mask < 1 || Mask > 8)
      return failAt(P - 1, "mask out of range: expected M1 to M8, actual M" +
                               Twine(Mask));
    I.Lanes.NoMask = takeText("_NM");
    if (!expect(','))
      return false;
  }
  if (!parseSmall(Size, 255) || !expect(')'))
    return false;
  I.Lanes.Size = uint8_t(Size);
  I.Lanes.FirstLane = uint8_t(4 * (Mask - 1));
  return true;
}

bool TextParser::parseOperandsInto(Ops &Operands, unsigned Count) {
  while (Count--) {
    Operands.emplace_back();
    if (!parseOperand(Operands.back()))
      return false;
  }
  return true;
}

bool TextParser::parseRawInto(Ops &Operands, unsigned Count) {
  while (Count--) {
    Operands.emplace_back();
    if (!parseRawOperand(Operands.back()))
      return false;
  }
  return true;
}

bool TextParser::parseChannels(StringRef Text, StringRef Letters,
                               uint8_t &Mask) {
  Mask = 0;
  for (char C : Text) {
    size_t Bit = Letters.find(C);
    if (Bit == StringRef::npos || Mask >> Bit)
      return failAt(Text.begin(), "channels '" + Text + "', expected some of " +
                                      Letters + " in that order");
    Mask |= uint8_t(1u << Bit);
  }
  return Mask || fail("expected channels");
}

bool TextParser::parseByte(StringRef Text, uint8_t &Value) {
  if (Text.getAsInteger(10, Value))
    return failAt(Text.empty() ? P : Text.begin(),
                  "expected a number of at most 255, actual '" + Text + "'");
  return true;
}

static bool mayHaveSuffixes(Format F) {
  return !llvm::is_contained({Format::Branch, Format::SwitchJmp, Format::Return,
                              Format::FunctionCall, Format::IndirectCall,
                              Format::FunctionAddress, Format::Sources,
                              Format::Lifetime, Format::Plain},
                             F);
}

/// Parses the rest of the line by the format of the opcode.
bool TextParser::parseBody(Instruction &I, ArrayRef<StringRef> Suffixes,
                           Ops &Operands) {
  Format F = opcodeFormat(I.Op);
  if (!Suffixes.empty() && !mayHaveSuffixes(F))
    return failAt(Suffixes[0].begin(), "unknown suffix '" + Suffixes[0] + "'");
  switch (F) {
  case Format::Alu:
    return parseAlu(I, Suffixes, Operands);
  case Format::Branch:
  case Format::SwitchJmp:
  case Format::Return:
  case Format::FunctionCall:
  case Format::IndirectCall:
    return parseControlFlow(I, Operands);
  case Format::FunctionAddress:
    return parseFunctionName(Operands) && parseOperandsInto(Operands, 1);
  case Format::OwordBlock:
  case Format::SvmBlock:
  case Format::MediaBlock:
    return parseBlock(I, Suffixes, Operands);
  case Format::SurfaceScatter:
  case Format::SurfaceQuad:
  case Format::TypedQuad:
  case Format::TypedAtomic:
  case Format::SurfaceAtomic:
  case Format::SvmScatter:
  case Format::SvmQuad:
  case Format::SvmAtomic:
    return parseScattered(I, Suffixes, Operands);
  case Format::LscLoad:
  case Format::LscStore:
  case Format::LscAtomic:
  case Format::LscFence:
  case Format::LscBlock2D:
    return parseLsc(I, Suffixes, Operands);
  case Format::Sampler:
  case Format::SamplerLoad:
  case Format::MediaSampler:
  case Format::UnormSampler:
    return parseSampler(I, Suffixes, Operands);
  case Format::RawSend:
  case Format::RawSends:
    return parseRaw(I, Suffixes, Operands);
  case Format::Dpas:
    return parseDpas(I, Suffixes, Operands);
  case Format::Fence:
    return parseFence(I, Suffixes);
  case Format::Sources:
    return parseOperandsInto(Operands, I.Op == Opcode::NbarrierSignal ? 2 : 1);
  case Format::Lifetime: {
    skipBlanks();
    const char *At = P;
    DeclId Id = DeclId::None;
    if (!lookUp(takeIdentifier(), At, Id))
      return false;
    Operands.push_back(Operand::raw(Id));
    return true;
  }
  case Format::Plain:
    return true;
  case Format::Label:
  case Format::Function:
  case Format::File:
  case Format::Loc:
    break;
  }
  llvm_unreachable("lines of their own, without a mnemonic");
}

bool TextParser::parseAlu(Instruction &I, ArrayRef<StringRef> Suffixes,
                          Ops &Operands) {
  if (I.Op == Opcode::Bfn) {
    unsigned Function = 0;
    if (Suffixes.empty() || !Suffixes[0].starts_with("x") ||
        Suffixes[0].drop_front().getAsInteger(16, Function) || Function > 255)
      return fail("expected bfn.xNN");
    I.BoolFunction = uint8_t(Function);
    Suffixes = Suffixes.drop_front();
  }
  if (I.Op == Opcode::Cmp) {
    if (Suffixes.empty())
      return fail("expected a condition");
    if (!parseOneOf(CondWords, Suffixes[0], "condition", I.Cond))
      return false;
    Suffixes = Suffixes.drop_front();
  }
  if (!Suffixes.empty() && Suffixes[0] == "sat") {
    I.Saturate = true;
    Suffixes = Suffixes.drop_front();
  }
  if (!Suffixes.empty())
    return failAt(Suffixes[0].begin(), "unknown suffix '" + Suffixes[0] + "'");
  if (!parseExec(I))
    return false;
  return parseOperandsInto(Operands, opcodeNumDsts(I.Op) + opcodeNumSrcs(I.Op));
}

//===----------------------------------------------------------------------===//
// Control flow
//===----------------------------------------------------------------------===//

bool TextParser::parseLabelOperand(Ops &Operands) {
  skipBlanks();
  const char *At = P;
  StringRef Name = takeIdentifier();
  if (Name.empty())
    return fail("expected a label");
  Operands.push_back(Operand::label(labelNamed(Name, At)));
  return true;
}

bool TextParser::parseFunctionName(Ops &Operands) {
  skipBlanks();
  StringRef Name = takeIdentifier();
  if (Name.empty())
    return fail("expected the name of a function");
  Operands.push_back(Operand::number(K->addString(Name)));
  return true;
}

/// Parses the numbers of registers that the arguments and the results fill.
bool TextParser::parseCallSizes(Ops &Operands) {
  unsigned ArgRegs = 0, RetRegs = 0;
  if (!parseSmall(ArgRegs, 255) || !parseSmall(RetRegs, 255))
    return false;
  Operands.push_back(Operand::number(ArgRegs));
  Operands.push_back(Operand::number(RetRegs));
  return true;
}

bool TextParser::parseControlFlow(Instruction &I, Ops &Operands) {
  bool IsBranch = llvm::is_contained({Format::Branch, Format::SwitchJmp},
                                     opcodeFormat(I.Op));
  if (IsFragment && !IsBranch)
    return fail("expected no call or return");
  if (!parseExec(I))
    return false;
  switch (opcodeFormat(I.Op)) {
  case Format::Branch:
    return parseLabelOperand(Operands);
  case Format::SwitchJmp:
    if (!parseOperandsInto(Operands, 1) || !expect('('))
      return false;
    do
      if (!parseLabelOperand(Operands))
        return false;
    while (take(','));
    return expect(')');
  case Format::FunctionCall:
    return parseFunctionName(Operands) && parseCallSizes(Operands);
  case Format::IndirectCall:
    return parseOperandsInto(Operands, 1) && parseCallSizes(Operands);
  case Format::Return:
    return true;
  default:
    llvm_unreachable("no control flow");
  }
}

//===----------------------------------------------------------------------===//
// Messages
//===----------------------------------------------------------------------===//

/// Parses the plane of an image, which is a plain number after the surface. The
/// first plane has no number.
bool TextParser::parsePlane(uint8_t &Result) {
  skipBlanks();
  const char *Start = P;
  if (P == End || !llvm::isDigit(*P))
    return true;
  uint64_t Plane = 0;
  if (!parseUInt(Plane, UINT32_MAX))
    return false;
  if (peek() == ':') { // A number with a type is an immediate.
    P = Start;
    return true;
  }
  Result = uint8_t(Plane);
  return Plane <= 3 ||
         failAt(Start, "expected plane 0 to 3, actual " + Twine(Plane));
}

bool TextParser::parseBlock(Instruction &I, ArrayRef<StringRef> Suffixes,
                            Ops &Operands) {
  MessageFields &F = I.Message;
  unsigned First = 0, Rows = 0;
  Format Shape = opcodeFormat(I.Op);
  if (Shape == Format::MediaBlock) {
    if (Suffixes.size() != 1)
      return fail("expected one of .nomod, .modified, .top, .bottom");
    if (!parseOneOf(MediaModeWords, Suffixes[0], "modifier", F.Media))
      return false;
  }
  if (!expect('(') || !parseSmall(First, 255))
    return false;
  if (Shape == Format::MediaBlock) {
    if (!expect(',') || !parseSmall(Rows, 255))
      return false;
    F.BlockWidthBytes = uint8_t(First);
    F.BlockRows = uint8_t(Rows);
  } else {
    F.NumOwords = uint8_t(First);
  }
  if (!expect(')'))
    return false;
  if (Shape != Format::SvmBlock) {
    Operands.emplace_back();
    if (!parseSurface(DeclKind::Surface, Operands.back()))
      return false;
  }
  if (Shape == Format::MediaBlock && !parsePlane(F.Plane))
    return false;
  return parseOperandsInto(Operands, Shape == Format::MediaBlock ? 2 : 1) &&
         parseRawInto(Operands, 1);
}

bool TextParser::parseScattered(Instruction &I, ArrayRef<StringRef> Suffixes,
                                Ops &Operands) {
  MessageFields &F = I.Message;
  Format Shape = opcodeFormat(I.Op);
  if (Suffixes.empty())
    return fail("mnemonic without its suffix");
  bool Good = true;
  switch (Shape) {
  case Format::TypedAtomic:
  case Format::SurfaceAtomic:
  case Format::SvmAtomic:
    Good = parseOneOf(AtomicWords, Suffixes[0], "atomic operation", F.Atomic) &&
           (Suffixes.size() < 2 || parseByte(Suffixes[1], F.AtomicBits));
    break;
  case Format::SvmScatter:
    Good = Suffixes.size() == 2 && parseByte(Suffixes[0], F.ElemBytes) &&
           parseByte(Suffixes[1], F.NumElts);
    if (!Good)
      return fail("expected .bytes.count");
    break;
  case Format::SurfaceScatter:
    Good = parseByte(Suffixes[0], F.ElemBytes);
    break;
  case Format::SurfaceQuad:
  case Format::TypedQuad:
  case Format::SvmQuad:
    Good = parseChannels(Suffixes[0], "RGBA", F.Channels);
    break;
  default:
    llvm_unreachable("no scattered access");
  }
  if (!Good || !parseExec(I))
    return false;
  bool OnSurface = Shape == Format::SurfaceScatter ||
                   Shape == Format::SurfaceQuad || Shape == Format::TypedQuad ||
                   Shape == Format::TypedAtomic ||
                   Shape == Format::SurfaceAtomic;
  if (OnSurface) {
    Operands.emplace_back();
    if (!parseSurface(DeclKind::Surface, Operands.back()))
      return false;
  }
  switch (Shape) {
  case Format::SurfaceScatter:
  case Format::SurfaceQuad:
  case Format::SvmQuad:
    return parseOperandsInto(Operands, 1) && parseRawInto(Operands, 2);
  case Format::TypedQuad:
    return parseRawInto(Operands, 5);
  case Format::TypedAtomic:
    // Four coordinates, two sources, destination.
    return parseRawInto(Operands, 7);
  case Format::SvmScatter:
    return parseRawInto(Operands, 2);
  case Format::SurfaceAtomic:
  case Format::SvmAtomic:
    // Offsets, two sources, destination.
    return parseRawInto(Operands, 4);
  default:
    llvm_unreachable("no scattered access");
  }
}

bool TextParser::parseSampler(Instruction &I, ArrayRef<StringRef> Suffixes,
                              Ops &Operands) {
  bool IsUnorm = I.Op == Opcode::SampleUnorm;
  if (Suffixes.size() != (IsUnorm ? 2 : 1))
    return fail("expected channels after the mnemonic");
  if (!parseChannels(Suffixes[0], "RGBA", I.Message.Channels))
    return false;
  if (IsUnorm && (Suffixes[1] != "16" || !takeText("-full")))
    return fail("expected the format 16-full");
  bool IsMedia = opcodeFormat(I.Op) == Format::MediaSampler;
  if (IsMedia) {
    unsigned Lanes = 0;
    if (!expect('(') || !parseSmall(Lanes, 16) || !expect(')'))
      return false;
    I.Lanes = Exec::lanes(Lanes);
  } else if (!IsUnorm && (!parseExec(I) || !parseOperandsInto(Operands, 1))) {
    return false;
  }
  if (opcodeFormat(I.Op) == Format::Sampler || I.Op == Opcode::SampleMedia ||
      IsUnorm) {
    Operands.emplace_back();
    if (!parseSurface(DeclKind::Sampler, Operands.back()))
      return false;
  }
  Operands.emplace_back();
  if (!parseSurface(DeclKind::Surface, Operands.back()))
    return false;
  if (IsMedia)
    return parseRawInto(Operands, 4);
  if (IsUnorm)
    return parseOperandsInto(Operands, 4) && parseRawInto(Operands, 1);
  while (!atLineEnd())
    if (!parseRawInto(Operands, 1))
      return false;
  return true;
}

bool TextParser::parseFence(Instruction &I, ArrayRef<StringRef> Suffixes) {
  if (Suffixes.size() > 1)
    return fail("more than one suffix");
  if (Suffixes.empty())
    return true;
  StringRef Rest = Suffixes[0];
  for (unsigned Bit = 0; Bit != std::size(FenceFlagWords); ++Bit)
    if (Rest.consume_front(FenceFlagWords[Bit]))
      I.Message.FenceFlags |= uint8_t(1u << Bit);
  return Rest.empty() || failAt(Rest.begin(), "unknown fence flag");
}

bool TextParser::parseRaw(Instruction &I, ArrayRef<StringRef> Suffixes,
                          Ops &Operands) {
  I.Raw = RawFields();
  RawFields &R = I.Raw;
  if (I.Op == Opcode::RawSends) {
    if (Suffixes.size() != 4 || !parseByte(Suffixes[0], R.SFID) ||
        !parseByte(Suffixes[1], R.Src0Regs) ||
        !parseByte(Suffixes[2], R.Src1Regs) ||
        !parseByte(Suffixes[3], R.DstRegs))
      return fail("expected raw_sends.sfid.src0.src1.dst");
    return parseExec(I) && parseOperandsInto(Operands, 2) &&
           parseRawInto(Operands, 3);
  }
  uint64_t ExDesc = 0;
  unsigned SrcRegs = 0, DstRegs = 0;
  if (!parseExec(I) || !parseUInt(ExDesc, UINT32_MAX) ||
      !parseSmall(SrcRegs, 255) || !parseSmall(DstRegs, 255))
    return false;
  R.Src0Regs = uint8_t(SrcRegs);
  R.DstRegs = uint8_t(DstRegs);
  Operands.push_back(Operand::number(ExDesc));
  return parseOperandsInto(Operands, 1) && parseRawInto(Operands, 2);
}

/// Parses dpas.SRC1.SRC2.depth.repeat (mask, size) dst acc B A(row,col).
bool TextParser::parseDpas(Instruction &I, ArrayRef<StringRef> Suffixes,
                           Ops &Operands) {
  I.Dpas = DpasFields();
  DpasFields &D = I.Dpas;
  if (Suffixes.size() != 4)
    return fail("expected dpas.type.type.depth.repeat");
  if (!parseOneOf(DpasTypeWords, Suffixes[0], "type", D.Src1) ||
      !parseOneOf(DpasTypeWords, Suffixes[1], "type", D.Src2) ||
      !parseByte(Suffixes[2], D.Depth) || !parseByte(Suffixes[3], D.Repeat) ||
      !parseExec(I) || !parseRawInto(Operands, 3))
    return false;
  skipBlanks();
  const char *At = P;
  DeclId Id = DeclId::None;
  uint32_t OffsetBytes = 0;
  if (!lookUp(takeIdentifier(), At, Id) || !parseRowCol(Id, OffsetBytes))
    return false;
  Operands.push_back(Operand::raw(Id, OffsetBytes));
  return true;
}

//===----------------------------------------------------------------------===//
// Load/store cache messages
//===----------------------------------------------------------------------===//

/// Parses .sfid or .sfid.l1.l3.
bool TextParser::parseLscSuffixes(LscFields &F, ArrayRef<StringRef> Suffixes) {
  if (Suffixes.size() != 1 && Suffixes.size() != 3)
    return fail("expected .sfid or .sfid.l1.l3");
  if (!parseOneOf(LscSFIDWords, Suffixes[0], "shared function", F.SFID))
    return false;
  if (Suffixes.size() == 1)
    return true;
  return parseOneOf(LscCacheWords, Suffixes[1], "cache control", F.L1) &&
         parseOneOf(LscCacheWords, Suffixes[2], "cache control", F.L3);
}

/// Parses NAME, NAME.offset or %null.
bool TextParser::parseLscVar(Operand &O) {
  skipBlanks();
  if (llvm::isDigit(peek()))
    return fail("expected a variable");
  return parseRawVariable(/*NeedsOffset=*/false, O);
}

/// Parses the same as parseLscVar, or a number.
bool TextParser::parseLscValue(Operand &O) {
  skipBlanks();
  if (llvm::isDigit(peek())) {
    uint64_t Value = 0;
    if (!parseUInt(Value, UINT32_MAX))
      return false;
    O = Operand::imm(ElemType::UD, Value);
    return true;
  }
  return parseLscVar(O);
}

bool TextParser::parseLscSurface(Operand &O) {
  if (!take('('))
    return true;
  return parseLscValue(O) && expect(')');
}

/// Parses text such as DATA:d32x4, DATA:d32x64t, DATA:d32.xyzw.
bool TextParser::parseLscData(Instruction &I, Ops &Operands) {
  LscFields &F = I.Lsc;
  Operands.emplace_back();
  if (!parseLscVar(Operands.back()) || !expect(':'))
    return false;
  const char *Start = P;
  StringRef Shape = takeWord();
  StringRef Channels;
  std::tie(Shape, Channels) = Shape.split('.');
  F.Transpose = Shape.consume_back("t");
  StringRef Size, Count;
  std::tie(Size, Count) = Shape.split('x');
  if (!parseOneOf(LscDataWords, Size, "data size", F.Data))
    return false;
  if (!Count.empty() && !parseByte(Count, F.VectorSize))
    return false;
  bool IsQuad = I.Op == Opcode::LscLoadQuad || I.Op == Opcode::LscStoreQuad;
  if (IsQuad != !Channels.empty())
    return failAt(Start, IsQuad ? "expected channels" : "unexpected channels");
  return !IsQuad || parseChannels(Channels, "xyzw", F.Channels);
}

/// Parses text such as flat[A+0x40]:a64, bti(2)[A]:a32.
bool TextParser::parseLscAddress(LscFields &F, Ops &Operands) {
  Operand Surface, Address;
  uint64_t Magnitude = 0;
  if (!parseOneOf(LscModelWords, takeIdentifier(), "address model", F.Model) ||
      !parseLscSurface(Surface) || !expect('[') || !parseLscVar(Address))
    return false;
  bool Negative = false;
  if (take('+') || (Negative = take('-'))) {
    Negative |= take('-');
    if (!parseUInt(Magnitude, INT32_MAX))
      return false;
  }
  if (!expect(']') || !expect(':'))
    return false;
  StringRef Bits = takeIdentifier();
  if (Bits != "a16" && Bits != "a32" && Bits != "a64")
    return failAt(Bits.begin(), "expected a16, a32 or a64");
  if (!parseByte(Bits.drop_front(), F.AddrBits))
    return false;
  Operands.push_back(Surface);
  Operands.push_back(Address);
  Operands.push_back(Operand::number(Negative ? 0 - Magnitude : Magnitude));
  return true;
}

/// Parses text such as d16.2x16x8nt: the data size, the numbers of blocks,
/// columns and rows, whether the block is transposed (n or t), and whether it
/// has VNNI form (n or t).
bool TextParser::parseLscBlockShape(LscFields &F) {
  const char *Start = P;
  auto [Size, Shape] = takeWord().split('.');
  if (!parseOneOf(LscDataWords, Size, "data size", F.Data))
    return false;
  F.VNNI = Shape.ends_with("t");
  if (!Shape.consume_back("t") && !Shape.consume_back("n"))
    return failAt(Start, "expected nn, nt, tn or tt");
  F.Transpose = Shape.ends_with("t");
  if (!Shape.consume_back("t") && !Shape.consume_back("n"))
    return failAt(Start, "expected nn, nt, tn or tt");
  llvm::SmallVector<StringRef, 3> Numbers;
  Shape.split(Numbers, 'x');
  if (Numbers.size() == 3 && !parseByte(Numbers[0], F.Blocks))
    return false;
  if (Numbers.size() != 2 && Numbers.size() != 3)
    return failAt(Start, "expected width x rows");
  return parseByte(Numbers[Numbers.size() - 2], F.BlockWidthElts) &&
         parseByte(Numbers.back(), F.BlockRows);
}

bool TextParser::parseLscBlock(Instruction &I, Ops &Operands) {
  auto ParseData = [&] {
    Operands.emplace_back();
    return parseLscVar(Operands.back()) && expect(':') &&
           parseLscBlockShape(I.Lsc);
  };
  bool IsLoad = I.Op == Opcode::LscLoadBlock2D;
  if (IsLoad && !ParseData())
    return false;
  if (!takeText("flat") || !expect('['))
    return fail("expected flat[");
  for (unsigned N = 0; N != 6; ++N) {
    Operands.emplace_back();
    if ((N && !expect(',')) || !parseLscValue(Operands.back()))
      return false;
  }
  return expect(']') && (IsLoad || ParseData());
}

bool TextParser::parseLsc(Instruction &I, ArrayRef<StringRef> Suffixes,
                          Ops &Operands) {
  LscAtomicOp Atomic = I.Lsc.Atomic; // Set by the mnemonic.
  Format Shape = opcodeFormat(I.Op);
  I.Lsc = LscFields();
  if (Shape == Format::LscAtomic)
    I.Lsc.Atomic = Atomic;
  if (Shape == Format::LscFence) {
    if (Suffixes.size() != 3)
      return fail("expected lsc_fence.sfid.operation.scope");
    return parseOneOf(LscSFIDWords, Suffixes[0], "shared function",
                      I.Lsc.SFID) &&
           parseOneOf(LscFenceOpWords, Suffixes[1], "fence operation",
                      I.Lsc.FenceOp) &&
           parseOneOf(LscScopeWords, Suffixes[2], "scope", I.Lsc.Scope);
  }
  if (!parseLscSuffixes(I.Lsc, Suffixes) || !parseExec(I))
    return false;
  switch (Shape) {
  case Format::LscBlock2D:
    return parseLscBlock(I, Operands);
  case Format::LscStore:
    return parseLscAddress(I.Lsc, Operands) && parseLscData(I, Operands);
  case Format::LscLoad:
  case Format::LscAtomic:
    return parseLscData(I, Operands) && parseLscAddress(I.Lsc, Operands) &&
           (Shape == Format::LscLoad || parseRawInto(Operands, 2));
  default:
    llvm_unreachable("no access to memory");
  }
}
