//===- VerifierKernel.cpp - Legality of declarations, inputs, labels ------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "VerifierImpl.h"
#include "Words.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"

using namespace cmx;
using namespace cmx::visa;
using llvm::StringRef;
using llvm::Twine;
using Kind = Operand::Kind;

//===----------------------------------------------------------------------===//
// Names and texts
//===----------------------------------------------------------------------===//

static bool isReserved(StringRef Name) {
  static const llvm::StringSet<> Reserved = {
#define CMX_VISA_KEYWORD(Text) Text,
#define CMX_VISA_TAKEN_NAME(Text) Text,
#include "ReservedNames.def"
  };
  return Reserved.contains(Name);
}

static bool isIdentifier(StringRef Name) {
  if (Name.empty() || llvm::isDigit(Name[0]))
    return false;
  return llvm::all_of(Name,
                      [](char C) { return llvm::isAlnum(C) || C == '_'; });
}

void KernelVerifier::checkName(StringRef Name, StringRef Where) {
  if (!isIdentifier(Name))
    report(VerifierError::BadName, "'" + Name + "'", Where);
  else if (isReserved(Name))
    report(VerifierError::ReservedName, "'" + Name + "'", Where);
}

/// Reports quotes and line ends in texts that are printed in quotes. Checks the
/// names of the kernel and of its attributes.
void KernelVerifier::checkTexts() {
  auto Check = [&](StringRef Text, const Twine &Where) {
    if (Text.find_first_of("\"\n\r") != StringRef::npos)
      report(VerifierError::BadText, "'" + Text + "'", Where.str());
  };
  Check(K.Name, ".kernel");
  if (K.Name.empty())
    report(VerifierError::BadName, "''", ".kernel");
  for (const Attribute &A : K.Attributes) {
    Check(A.Text, ".kernel_attr " + A.Name);
    if (!isIdentifier(A.Name))
      report(VerifierError::BadName, "'" + A.Name + "'", ".kernel_attr");
  }
  for (size_t N = 0; N != K.numStrings(); ++N)
    Check(K.string(N), "string");
  for (uint32_t N = 0; N != K.numLabels(); ++N)
    if (K.label(LabelId(N)).IsFunction)
      Check(K.label(LabelId(N)).Name, ".function");
}

//===----------------------------------------------------------------------===//
// Declarations
//===----------------------------------------------------------------------===//

void KernelVerifier::checkAlias(DeclId Id) {
  const Decl &D = K.decl(Id);
  std::string Where = ".decl " + D.Name;
  if (D.Kind != DeclKind::General || uint32_t(D.AliasOf) >= uint32_t(Id) ||
      K.decl(D.AliasOf).Kind != DeclKind::General) {
    report(VerifierError::AliasBase, "", Where);
    return;
  }
  const Decl &Base = K.decl(D.AliasOf);
  unsigned Bytes = elemTypeBytes(D.Type);
  if (D.AliasOffsetBytes % Bytes)
    report(VerifierError::AliasAlignment,
           "expected a multiple of " + Twine(Bytes) + " bytes, actual " +
               Twine(D.AliasOffsetBytes),
           Where);
  if (D.AliasOffsetBytes + D.sizeBytes() > Base.sizeBytes())
    report(VerifierError::AliasBounds,
           "bytes " + Twine(D.AliasOffsetBytes) + ".." +
               Twine(D.AliasOffsetBytes + D.sizeBytes() - 1) + " of '" +
               Base.Name + "' with " + Twine(Base.sizeBytes()) + " bytes",
           Where);
}

void KernelVerifier::checkDecl(DeclId Id) {
  const Decl &D = K.decl(Id);
  std::string Where = ".decl " + D.Name;
  checkName(D.Name, Where);
  auto BadSize = [&](const Twine &Expected) {
    report(VerifierError::DeclSize,
           "expected " + Expected + ", actual " + Twine(D.NumElts) +
               " elements",
           Where);
  };
  switch (D.Kind) {
  case DeclKind::General:
    // vISA spec, "General variables": a variable has at most 256 registers.
    if (D.NumElts == 0 || D.sizeBytes() > 256 * uint64_t(GRFBytes))
      BadSize("1 element to 256 registers");
    break;
  case DeclKind::Predicate:
    if (D.NumElts == 0 || D.NumElts > 32 || (D.NumElts & (D.NumElts - 1)))
      BadSize("1, 2, 4, 8, 16 or 32");
    break;
  case DeclKind::Address:
    if (D.NumElts == 0 || D.NumElts > Target.maxAddressElts())
      BadSize("1 to " + Twine(Target.maxAddressElts()));
    break;
  case DeclKind::Surface:
  case DeclKind::Sampler:
    if (D.NumElts == 0)
      BadSize("at least 1");
    break;
  }
  if (D.AliasOf != DeclId::None)
    checkAlias(Id);
}

/// A message names its surface by a number of one byte. The finalizer uses the
/// first six numbers for its own surfaces. Experiment with GenX_IR 1.0.12504:
/// it accepts 250 surface variables, and prints "Mismatched value" for 251.
void KernelVerifier::checkNumSurfaces() {
  constexpr unsigned MaxSurfaces = 250;
  unsigned NumSurfaces = 0;
  for (uint32_t N = 0; N != K.numDecls(); ++N) {
    const Decl &D = K.decl(DeclId(N));
    NumSurfaces += D.Kind == DeclKind::Surface && !D.Predefined;
  }
  if (NumSurfaces > MaxSurfaces)
    report(VerifierError::TooManySurfaces,
           "expected at most " + Twine(MaxSurfaces) + ", actual " +
               Twine(NumSurfaces),
           ".decl");
}

void KernelVerifier::checkDecls() {
  checkNumSurfaces();
  llvm::DenseSet<StringRef> Names;
  for (uint32_t N = 0; N != K.numDecls(); ++N) {
    const Decl &D = K.decl(DeclId(N));
    if (D.Predefined)
      continue;
    checkDecl(DeclId(N));
    if (!Names.insert(D.Name).second)
      report(VerifierError::DuplicateName, "'" + D.Name + "'",
             ".decl " + D.Name);
  }
}

/// Computes the places of all variables. One pass is enough, because a base is
/// always declared before its alias.
void KernelVerifier::placeDecls() {
  Places.resize(K.numDecls());
  for (uint32_t N = 0; N != K.numDecls(); ++N) {
    const Decl &D = K.decl(DeclId(N));
    Place &Here = Places[N];
    if (D.AliasOf != DeclId::None) {
      Here = Places[uint32_t(D.AliasOf)];
      Here.RootOffsetBytes += D.AliasOffsetBytes;
    } else {
      Here.Root = N;
      Here.SpansRegisters =
          D.Kind == DeclKind::General && D.sizeBytes() >= GRFBytes;
    }
  }
}

//===----------------------------------------------------------------------===//
// Inputs
//===----------------------------------------------------------------------===//

void KernelVerifier::checkInput(const Input &In) {
  const Decl &D = K.decl(In.Var);
  std::string Where =
      (InputWords[unsigned(In.Kind)] + " " + Twine(D.Name)).str();
  bool IsState = D.Kind == DeclKind::Surface || D.Kind == DeclKind::Sampler;
  if (D.Predefined || D.AliasOf != DeclId::None ||
      (D.Kind != DeclKind::General && !IsState)) {
    report(VerifierError::InputKind,
           "expected a general, surface or sampler variable of its own", Where);
    return;
  }
  uint64_t SizeBytes = IsState ? 4 * uint64_t(D.NumElts) : D.sizeBytes();
  if (In.SizeBytes != SizeBytes)
    report(VerifierError::InputSize,
           "expected " + Twine(SizeBytes) + " bytes, actual " +
               Twine(In.SizeBytes),
           Where);
  if (In.OffsetBytes < Target.firstInputOffsetBytes())
    report(VerifierError::InputInHeader,
           "expected an offset of at least " +
               Twine(Target.firstInputOffsetBytes()) + ", actual " +
               Twine(In.OffsetBytes),
           Where);
  uint64_t EndBytes = In.OffsetBytes + SizeBytes;
  if (EndBytes > uint64_t(Target.numGRFs()) * GRFBytes)
    report(VerifierError::InputBounds,
           "ends at byte " + Twine(EndBytes) + " of " +
               Twine(Target.numGRFs() * GRFBytes),
           Where);
  bool IsSmall = SizeBytes < GRFBytes;
  unsigned AlignBytes =
      IsState ? 4
              : std::max(IsSmall ? elemTypeBytes(D.Type) : GRFBytes,
                         std::min(alignBytes(D.Alignment, GRFBytes), GRFBytes));
  if (In.OffsetBytes % AlignBytes)
    report(VerifierError::InputAlignment,
           "expected a multiple of " + Twine(AlignBytes) + ", actual " +
               Twine(In.OffsetBytes),
           Where);
  if (IsSmall && In.OffsetBytes % GRFBytes + SizeBytes > GRFBytes)
    report(VerifierError::InputStraddle,
           "bytes " + Twine(In.OffsetBytes) + ".." + Twine(EndBytes - 1),
           Where);
}

void KernelVerifier::checkInputOverlap() {
  std::vector<std::pair<uint32_t, size_t>> ByOffset;
  for (size_t N = 0; N != K.Inputs.size(); ++N)
    ByOffset.emplace_back(K.Inputs[N].OffsetBytes, N);
  llvm::sort(ByOffset);
  for (size_t N = 1; N < ByOffset.size(); ++N) {
    const Input &A = K.Inputs[ByOffset[N - 1].second];
    const Input &B = K.Inputs[ByOffset[N].second];
    if (B.OffsetBytes < uint64_t(A.OffsetBytes) + A.SizeBytes)
      report(VerifierError::InputOverlap,
             "'" + K.decl(A.Var).Name + "' at " + Twine(A.OffsetBytes) +
                 " with " + Twine(A.SizeBytes) + " bytes and '" +
                 K.decl(B.Var).Name + "' at " + Twine(B.OffsetBytes),
             ".input " + K.decl(B.Var).Name);
  }
}

void KernelVerifier::checkInputs() {
  llvm::DenseSet<uint32_t> Seen;
  for (const Input &In : K.Inputs) {
    if (uint32_t(In.Var) >= K.numDecls()) {
      report(VerifierError::BadReference, "input without declaration",
             ".input");
      return;
    }
    checkInput(In);
    if (!Seen.insert(uint32_t(In.Var)).second)
      report(VerifierError::InputKind, "input twice",
             ".input " + K.decl(In.Var).Name);
  }
  checkInputOverlap();
}

//===----------------------------------------------------------------------===//
// Labels and functions
//===----------------------------------------------------------------------===//

/// \pre Each instruction is well formed.
void KernelVerifier::checkLabels() {
  std::vector<unsigned> PlaceCounts(K.numLabels());
  llvm::BitVector Used(K.numLabels());
  for (const Instruction &Inst : K.body())
    for (const Operand &Op : K.operands(Inst)) {
      if (Op.kind() != Kind::Label)
        continue;
      if (Inst.isLabel())
        ++PlaceCounts[uint32_t(Op.labelId())];
      else
        Used.set(uint32_t(Op.labelId()));
    }
  llvm::DenseSet<StringRef> Names;
  for (uint32_t N = 0; N != K.numLabels(); ++N) {
    const Label &L = K.label(LabelId(N));
    if (!PlaceCounts[N] && !Used[N])
      continue;
    std::string Where = "label " + L.Name;
    if (PlaceCounts[N] != 1)
      report(VerifierError::LabelPlaces,
             "expected 1, actual " + Twine(PlaceCounts[N]), Where);
    if (!L.IsFunction || Used[N])
      checkName(L.Name, Where);
    if (!Names.insert(L.Name).second)
      report(VerifierError::DuplicateName, "'" + L.Name + "'", Where);
  }
}

static bool isMark(const Instruction &Inst) {
  Format F = opcodeFormat(Inst.Op);
  return F == Format::Label || F == Format::Lifetime;
}

/// Checks that each .function ends the thread or returns: it contains a ret,
/// and control does not run past its last instruction.
void KernelVerifier::checkStructure() {
  const Instruction *Last = nullptr;
  std::string Name;
  bool HasRet = false, InFunction = false;
  auto EndFunction = [&] {
    if (!InFunction)
      return;
    bool Leaves = Last && Last->PredicateVar == DeclId::None &&
                  (Last->Op == Opcode::Ret || Last->Op == Opcode::Fret ||
                   Last->Op == Opcode::Jmp || Last->Op == Opcode::Goto ||
                   Last->Op == Opcode::SwitchJmp);
    if (!Leaves || !HasRet)
      report(VerifierError::NoRet, "", ".function \"" + Name + "\"");
  };
  bool ReportedStart = false;
  for (const Instruction &Inst : K.body()) {
    if (Inst.Op == Opcode::Function) {
      EndFunction();
      Ops O = K.operands(Inst);
      bool IsKnown = O.size() == 1 && O[0].kind() == Kind::Label &&
                     uint32_t(O[0].labelId()) < K.numLabels();
      Name = IsKnown ? K.label(O[0].labelId()).Name : "";
      InFunction = true;
      HasRet = false;
      Last = nullptr;
      continue;
    }
    if (Inst.Op == Opcode::File || Inst.Op == Opcode::Loc)
      continue;
    if (!InFunction && !ReportedStart) {
      ReportedStart = true;
      report(VerifierError::NoFunction, "", ".kernel \"" + K.Name + "\"");
    }
    HasRet |= Inst.Op == Opcode::Ret || Inst.Op == Opcode::Fret;
    if (!isMark(Inst))
      Last = &Inst;
    else if (Inst.Op == Opcode::Label)
      Last = nullptr; // A label must be followed by an instruction.
  }
  EndFunction();
  if (!InFunction && !ReportedStart)
    report(VerifierError::NoFunction, "", ".kernel \"" + K.Name + "\"");
}

//===----------------------------------------------------------------------===//
// Variables without a value
//===----------------------------------------------------------------------===//

static bool isWritten(const Instruction &Inst, unsigned N) {
  return opcodeFormat(Inst.Op) == Format::Alu ? N < opcodeNumDsts(Inst.Op)
                                              : messageDestination(Inst) == N;
}

/// Reports reads of variables that are never written. A write through an alias
/// is a write to the base.
void KernelVerifier::checkUninitialized() {
  llvm::BitVector Written(K.numDecls()), Read(K.numDecls());
  for (const Input &In : K.Inputs)
    Written.set(uint32_t(In.Var));
  for (const Instruction &Inst : K.body()) {
    Ops O = K.operands(Inst);
    if (Inst.PredicateVar != DeclId::None)
      Read.set(uint32_t(Inst.PredicateVar));
    if (opcodeFormat(Inst.Op) == Format::Lifetime)
      continue;
    for (unsigned N = 0; N != O.size(); ++N) {
      if (!O[N].hasDecl())
        continue;
      uint32_t Root = Places[uint32_t(O[N].decl())].Root;
      // A write through an address can reach each variable whose address is
      // taken.
      bool Writes = isWritten(Inst, N) && O[N].kind() != Kind::IndirectDst;
      if (Writes || O[N].kind() == Kind::AddressOf)
        Written.set(Root);
      else
        Read.set(Root);
    }
  }
  for (uint32_t N = 0; N != K.numDecls(); ++N)
    if (Read[N] && !Written[N] && !K.decl(DeclId(N)).Predefined)
      report(VerifierError::Uninitialized, "'" + K.decl(DeclId(N)).Name + "'",
             ".decl " + K.decl(DeclId(N)).Name);
}
