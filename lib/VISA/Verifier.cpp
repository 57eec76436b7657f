//===- Verifier.cpp - Legality of vISA kernels: form of instructions ------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/VISA/Verifier.h"
#include "VerifierImpl.h"
#include "cmx/VISA/Printer.h"
#include "llvm/Support/raw_ostream.h"

using namespace cmx;
using namespace cmx::visa;
using llvm::StringRef;
using llvm::Twine;
using Kind = Operand::Kind;

//===----------------------------------------------------------------------===//
// Messages of the verifier
//===----------------------------------------------------------------------===//

StringRef visa::verifierErrorName(VerifierError E) {
  static const char *const Names[] = {
#define CMX_VISA_VERIFIER_ERROR(Enum, Name, Text) Name,
#include "cmx/VISA/VerifierErrors.def"
  };
  return Names[unsigned(E)];
}

StringRef visa::verifierErrorText(VerifierError E) {
  static const char *const Texts[] = {
#define CMX_VISA_VERIFIER_ERROR(Enum, Name, Text) Text,
#include "cmx/VISA/VerifierErrors.def"
  };
  return Texts[unsigned(E)];
}

std::string visa::formatMessage(const Kernel &K, const VerifierMessage &M) {
  std::string Text = "kernel '" + K.Name + "': error: " + M.Text + " [" +
                     verifierErrorName(M.Kind).str() + "]";
  if (!M.Where.empty())
    Text += "\n  in: " + M.Where;
  return Text;
}

std::string KernelVerifier::operandText(const Operand &O) const {
  std::string Text;
  llvm::raw_string_ostream OS(Text);
  printOperand(K, O, GRFBytes, OS);
  return Text;
}

void KernelVerifier::report(VerifierError E, const Twine &Detail,
                            StringRef Where) {
  if (tooMany())
    return;
  ++NumMessages;
  VerifierMessage M;
  M.Kind = E;
  M.Text = verifierErrorText(E).str();
  std::string DetailText = Detail.str();
  if (!DetailText.empty())
    M.Text += ": " + DetailText;
  M.Where = Where.str();
  if (I) {
    M.InstIndex = Index;
    llvm::raw_string_ostream OS(M.Where);
    if (Printable)
      printInstruction(K, *I, GRFBytes, OS);
    else
      OS << opcodeMnemonic(I->Op);
  }
  Report(M);
}

//===----------------------------------------------------------------------===//
// Entry points
//===----------------------------------------------------------------------===//

bool KernelVerifier::run() {
  checkTexts();
  checkDecls();
  if (NumMessages)
    return false; // All other checks need valid declarations.
  placeDecls();
  checkInputs();
  checkStructure();
  for (Index = 0; Index != K.body().size() && !tooMany(); ++Index) {
    I = &K.body()[Index];
    checkInstruction();
  }
  I = nullptr;
  if (NumMessages == 0)
    checkLabels();
  if (NumMessages == 0)
    checkStridedCopies();
  if (NumMessages == 0)
    checkInPlaceWrites();
  if (NumMessages == 0 && Options.CheckUninitialized)
    checkUninitialized();
  return NumMessages == 0;
}

bool visa::verifyKernel(const Kernel &K, const TargetDesc &Target,
                        llvm::function_ref<void(const VerifierMessage &)> R,
                        const VerifierOptions &Options) {
  return KernelVerifier(K, Target, R, Options).run();
}

std::vector<VerifierMessage>
visa::verifyKernel(const Kernel &K, const TargetDesc &Target,
                   const VerifierOptions &Options) {
  std::vector<VerifierMessage> Messages;
  verifyKernel(
      K, Target, [&](const VerifierMessage &M) { Messages.push_back(M); },
      Options);
  return Messages;
}

//===----------------------------------------------------------------------===//
// References and kinds of operands
//===----------------------------------------------------------------------===//

bool KernelVerifier::checkReference(const Operand &Op) {
  if (Op.kind() == Kind::Label) {
    if (uint32_t(Op.labelId()) < K.numLabels())
      return true;
    report(VerifierError::BadReference, "label " +
                                            Twine(uint32_t(Op.labelId())) +
                                            " of " + Twine(K.numLabels()));
    return false;
  }
  if (!Op.hasDecl() || uint32_t(Op.decl()) < K.numDecls())
    return true;
  report(VerifierError::BadReference, "declaration " +
                                          Twine(uint32_t(Op.decl())) + " of " +
                                          Twine(K.numDecls()));
  return false;
}

bool KernelVerifier::checkReferences(Ops O) {
  for (const Operand &Op : O)
    if (!checkReference(Op))
      return false;
  if (I->PredicateVar == DeclId::None)
    return true;
  if (!checkReference(Operand::pred(I->PredicateVar)))
    return false;
  DeclKind Actual = K.decl(I->PredicateVar).Kind;
  if (Actual == DeclKind::Predicate)
    return true;
  report(VerifierError::OperandKind,
         "'" + K.decl(I->PredicateVar).Name + "' is not a predicate variable");
  return false;
}

bool KernelVerifier::checkKindLetter(const Operand &Op, char Letter,
                                     unsigned Number) {
  auto IsDecl = [&](Kind Expected, DeclKind Var) {
    return Op.kind() == Expected && declOf(Op).Kind == Var;
  };
  bool IsRaw = Op.kind() == Kind::Null || IsDecl(Kind::Raw, DeclKind::General);
  const char *Expected = "";
  bool Good = false;
  switch (Letter) {
  case 'D':
    Expected = "a variable";
    Good = Op.kind() == Kind::Raw;
    break;
  case 'L':
    Expected = "a label";
    Good = Op.kind() == Kind::Label;
    break;
  case 'M':
    Expected = "a sampler";
    Good = IsDecl(Kind::State, DeclKind::Sampler);
    break;
  case 'N':
    Expected = "a number";
    Good = Op.kind() == Kind::Number;
    break;
  case 'R':
    Expected = "a raw operand";
    Good = IsRaw;
    break;
  case 'S':
    Expected = "a surface";
    Good = IsDecl(Kind::State, DeclKind::Surface);
    break;
  case 'T':
    Expected = "a string";
    Good = Op.kind() == Kind::Number && Op.numberValue() < K.numStrings();
    break;
  case 'V':
    Expected = "a scalar or an immediate";
    Good = Op.kind() == Kind::Imm ||
           IsDecl(Kind::IndirectSrc, DeclKind::Address) ||
           IsDecl(Kind::Src, DeclKind::General);
    break;
  case 'W':
    Expected = "a destination";
    Good = IsDecl(Kind::Dst, DeclKind::General);
    break;
  case 'X':
    Expected = "a raw operand or an immediate";
    Good = IsRaw || Op.kind() == Kind::Imm || Op.kind() == Kind::None;
    break;
  default:
    llvm_unreachable("unknown letter");
  }
  if (!Good)
    report(VerifierError::OperandKind,
           "operand " + Twine(Number) + ", expected " + Expected);
  return Good;
}

/// Checks the kinds of destinations and sources of arithmetic instructions.
bool KernelVerifier::checkAluKinds(Ops O) {
  bool IsLogic = I->Op == Opcode::And || I->Op == Opcode::Or ||
                 I->Op == Opcode::Xor || I->Op == Opcode::Not;
  bool OnPredicates = IsLogic && O[0].kind() == Kind::Pred;
  unsigned NumDsts = opcodeNumDsts(I->Op);
  auto Matches = [&](const Operand &Op, unsigned N) {
    bool IsDst = N < NumDsts;
    switch (Op.kind()) {
    case Kind::Dst:
    case Kind::IndirectDst:
      return IsDst && I->Op != Opcode::Setp && I->Op != Opcode::AddrAdd;
    case Kind::Src:
    case Kind::IndirectSrc:
    case Kind::MultiIndirectSrc:
    case Kind::Imm:
      return !IsDst && !OnPredicates &&
             !(I->Op == Opcode::AddrAdd && N == NumDsts);
    case Kind::Pred:
      if (IsDst)
        return IsLogic || I->Op == Opcode::Cmp || I->Op == Opcode::Setp;
      return OnPredicates || I->Op == Opcode::Mov;
    case Kind::Address:
      return I->Op == Opcode::Mov || (I->Op == Opcode::AddrAdd && N < 2);
    case Kind::AddressOf:
      return !IsDst && ((I->Op == Opcode::AddrAdd && N == 1) ||
                        (I->Op == Opcode::Mov && O[0].kind() == Kind::Address));
    case Kind::State:
      return I->Op == Opcode::Movs;
    case Kind::None:
    case Kind::Null:
    case Kind::Raw:
    case Kind::Label:
    case Kind::Number:
      return false;
    }
    llvm_unreachable("unknown kind");
  };
  auto DeclMatches = [&](const Operand &Op) {
    switch (Op.kind()) {
    case Kind::Dst:
    case Kind::Src:
    case Kind::AddressOf:
      return declOf(Op).Kind == DeclKind::General;
    case Kind::Pred:
      return declOf(Op).Kind == DeclKind::Predicate;
    case Kind::Imm:
      return true;
    case Kind::State:
      return declOf(Op).Kind == DeclKind::Surface ||
             declOf(Op).Kind == DeclKind::Sampler;
    case Kind::IndirectDst:
    case Kind::IndirectSrc:
    case Kind::MultiIndirectSrc:
    case Kind::Address:
      return declOf(Op).Kind == DeclKind::Address;
    case Kind::None:
    case Kind::Null:
    case Kind::Raw:
    case Kind::Label:
    case Kind::Number:
      break;
    }
    llvm_unreachable("Matches refuses it");
  };
  for (unsigned N = 0; N != O.size(); ++N) {
    if (Matches(O[N], N) && DeclMatches(O[N]))
      continue;
    report(VerifierError::OperandKind,
           (N < NumDsts ? "destination " : "source ") +
               Twine(N < NumDsts ? N : N - NumDsts) + " of " +
               opcodeMnemonic(I->Op));
    return false;
  }
  return true;
}

/// Checks the number and kinds of operands. After success the instruction can
/// be printed.
bool KernelVerifier::checkKinds(Ops O) {
  if (opcodeFormat(I->Op) == Format::Alu) {
    unsigned Expected = opcodeNumDsts(I->Op) + opcodeNumSrcs(I->Op);
    if (O.size() == Expected)
      return checkAluKinds(O);
    report(VerifierError::OperandCount,
           "expected " + Twine(Expected) + ", actual " + Twine(O.size()));
    return false;
  }
  StringRef Letters = operandLetters(I->Op);
  bool Repeats = Letters.consume_back("*");
  if (O.size() < Letters.size() || (!Repeats && O.size() > Letters.size())) {
    report(VerifierError::OperandCount,
           (Repeats ? "expected at least " : "expected ") +
               Twine(Letters.size()) + ", actual " + Twine(O.size()));
    return false;
  }
  for (unsigned N = 0; N != O.size(); ++N)
    if (!checkKindLetter(O[N], N < Letters.size() ? Letters[N] : Letters.back(),
                         N))
      return false;
  return true;
}

//===----------------------------------------------------------------------===//
// Execution size, mask, predicate
//===----------------------------------------------------------------------===//

bool KernelVerifier::hasExec() const {
  return !llvm::is_contained(
      {Format::Label, Format::Function, Format::OwordBlock, Format::MediaBlock,
       Format::SvmBlock, Format::Plain, Format::Sources, Format::Fence,
       Format::LscFence, Format::MediaSampler, Format::UnormSampler,
       Format::Lifetime, Format::File, Format::Loc},
      opcodeFormat(I->Op));
}

/// vISA spec, "Execution size": the execution size is a power of two up to 32,
/// and the mask offset is a multiple of the execution size.
void KernelVerifier::checkExec() {
  if (!hasExec())
    return;
  unsigned Size = I->Lanes.Size, Lane = I->Lanes.FirstLane;
  if (Size == 0 || Size > Target.maxExecSize() || (Size & (Size - 1))) {
    report(VerifierError::ExecSize,
           "expected 1, 2, 4, 8, 16 or 32, actual " + Twine(Size));
    return;
  }
  if (!Target.isLegalMask(Lane, Size))
    report(VerifierError::MaskOffset,
           "expected a multiple of " +
               Twine(std::max(Size, Target.maskStepLanes())) +
               " with lane plus size at most 32, actual lane " + Twine(Lane));
}

static bool isPredicable(Opcode Op) {
  Format F = opcodeFormat(Op);
  if (F == Format::Alu)
    return Op != Opcode::Cmp && Op != Opcode::Setp && Op != Opcode::AddrAdd &&
           Op != Opcode::Movs && Op != Opcode::Fcvt;
  if (F == Format::SurfaceScatter)
    return Op == Opcode::GatherScaled || Op == Opcode::ScatterScaled;
  return llvm::is_contained(
      {Format::Branch, Format::Return, Format::FunctionCall,
       Format::IndirectCall, Format::SurfaceQuad, Format::TypedQuad,
       Format::TypedAtomic, Format::SurfaceAtomic, Format::SvmScatter,
       Format::SvmQuad, Format::SvmAtomic, Format::LscLoad, Format::LscStore,
       Format::LscAtomic, Format::LscBlock2D, Format::Sampler,
       Format::SamplerLoad, Format::RawSend, Format::RawSends},
      F);
}

void KernelVerifier::checkPredicateWidth(DeclId P) {
  unsigned Bits = K.decl(P).NumElts;
  unsigned Needed = I->Lanes.FirstLane + I->Lanes.Size;
  if (Bits < Needed)
    report(VerifierError::PredicateWidth,
           "'" + K.decl(P).Name + "', expected at least " + Twine(Needed) +
               " bits, actual " + Twine(Bits));
}

/// See FinalizerFault::PredicatedMinMax, PredicatedHalfMath and BFloatMoves.
void KernelVerifier::checkDroppedPredicate() {
  if ((I->Op == Opcode::Min || I->Op == Opcode::Max) &&
      Target.hasFault(FinalizerFault::PredicatedMinMax))
    report(VerifierError::NotPredicable,
           opcodeMnemonic(I->Op) + ", the finalizer drops the predicate");
  if (isBFloatMove() && typeOf(K.operands(*I)[0]) == ElemType::F)
    report(VerifierError::NotPredicable,
           "mov of bf to f, the finalizer drops the predicate");
  bool IsMath = llvm::is_contained({Opcode::Inv, Opcode::Div, Opcode::Sqrt,
                                    Opcode::Rsqrt, Opcode::Exp, Opcode::Log,
                                    Opcode::Pow, Opcode::Sin, Opcode::Cos},
                                   I->Op);
  if (!IsMath || I->Lanes.Size >= Target.grfBytes() / 4 ||
      !Target.hasFault(FinalizerFault::PredicatedHalfMath))
    return;
  const Operand &Dst = K.operands(*I)[0];
  if ((Dst.isDirect() || Dst.isIndirect()) && typeOf(Dst) == ElemType::HF)
    report(VerifierError::NotPredicable,
           "hf " + opcodeMnemonic(I->Op) + " of " +
               Twine(unsigned(I->Lanes.Size)) +
               " lanes, the finalizer drops the predicate");
}

void KernelVerifier::checkPredicate() {
  DeclId P = I->PredicateVar;
  if (P == DeclId::None)
    return;
  if (!isPredicable(I->Op)) {
    report(VerifierError::NotPredicable, opcodeMnemonic(I->Op));
    return;
  }
  checkDroppedPredicate();
  // jmp reads one bit unless .any or .all combines several.
  if (I->Op == Opcode::Jmp) {
    if (I->PredicateMode == PredMode::Lane && K.decl(P).NumElts > 1)
      report(VerifierError::PredicateMode, "'" + K.decl(P).Name + "' has " +
                                               Twine(K.decl(P).NumElts) +
                                               " bits");
    if (I->PredicateMode == PredMode::Lane)
      return;
  }
  checkPredicateWidth(P);
}

//===----------------------------------------------------------------------===//
// One instruction
//===----------------------------------------------------------------------===//

void KernelVerifier::checkBranch(Ops O) {
  for (const Operand &Op : O) {
    if (Op.kind() != Kind::Label) {
      checkScalarOperand(Op);
      continue;
    }
    const Label &L = K.label(Op.labelId());
    if (L.IsFunction != (I->Op == Opcode::Call))
      report(VerifierError::LabelKind,
             "'" + L.Name + "', expected " +
                 (I->Op == Opcode::Call ? "a .function" : "a plain label"));
  }
  if (I->Op == Opcode::SwitchJmp && !Target.has(Feature::SwitchJmp))
    report(VerifierError::OpcodePlatform,
           opcodeMnemonic(I->Op) + " on " + Target.name());
}

/// Reports a function that the file does not have. Found by experiment: the
/// finalizer crashes on an unknown name.
void KernelVerifier::checkFunctionCall(Ops O) {
  if (!Options.File)
    return;
  StringRef Name = K.string(O[0].numberValue());
  for (const Kernel &Other : Options.File->Kernels)
    if (Other.IsGlobalFunction && Other.Name == Name)
      return;
  report(VerifierError::UnknownFunction, "'" + Name + "'");
}

/// The address of a function has 64 bits. The function can be in another file
/// (found by experiment), so its name is not checked.
void KernelVerifier::checkFunctionAddress(const Operand &Address) {
  ElemType T =
      Address.kind() == Kind::Imm ? Address.type() : declOf(Address).Type;
  if (T != ElemType::UQ)
    report(VerifierError::TypeUnsupported,
           "address of a function, expected uq, actual " + elemTypeText(T));
}

void KernelVerifier::checkInstruction() {
  Printable = false;
  Ops O = K.operands(*I);
  if (!checkReferences(O) || !checkKinds(O))
    return;
  Printable = true;
  unsigned Before = NumMessages;
  checkExec();
  if (NumMessages != Before)
    return; // The following checks need valid lanes.
  checkPredicate();
  bool IsCmp = I->Op == Opcode::Cmp;
  if (IsCmp != (I->Cond != CondMod::None))
    report(VerifierError::Condition,
           IsCmp ? "expected one of eq, ne, gt, ge, lt, le" : "expected none");
  switch (opcodeFormat(I->Op)) {
  case Format::Alu:
    return checkAlu(O);
  case Format::Branch:
  case Format::SwitchJmp:
    return checkBranch(O);
  case Format::Label:
  case Format::Function:
  case Format::Return:
  case Format::Lifetime:
  case Format::File:
  case Format::Loc:
    return;
  case Format::FunctionCall:
    return checkFunctionCall(O);
  case Format::IndirectCall:
    if (O[0].kind() != Kind::IndirectSrc)
      checkFunctionAddress(O[0]);
    return checkScalarOperand(O[0]);
  case Format::FunctionAddress:
    return checkFunctionAddress(O[1]);
  case Format::OwordBlock:
  case Format::MediaBlock:
  case Format::SurfaceScatter:
  case Format::SurfaceQuad:
  case Format::TypedQuad:
  case Format::TypedAtomic:
  case Format::SurfaceAtomic:
  case Format::SvmBlock:
  case Format::SvmScatter:
  case Format::SvmQuad:
  case Format::SvmAtomic:
  case Format::LscLoad:
  case Format::LscStore:
  case Format::LscAtomic:
  case Format::LscFence:
  case Format::LscBlock2D:
  case Format::Plain:
  case Format::Sources:
  case Format::Fence:
  case Format::Sampler:
  case Format::SamplerLoad:
  case Format::MediaSampler:
  case Format::UnormSampler:
  case Format::RawSend:
  case Format::RawSends:
  case Format::Dpas:
    return checkMessage(O);
  }
  llvm_unreachable("unknown format");
}
