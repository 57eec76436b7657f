//===- Verifier.cpp - Checks of calls, types and regions ------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The verifier visits each instruction of a function once. It checks each type
// and each declaration only once. For each call, it checks constness, lanes and
// the rules of the intrinsic.
//
//===----------------------------------------------------------------------===//

#include "cmx/IR/Verifier.h"

#include "VerifierImpl.h"
#include "cmx/IR/InlineAsm.h"
#include "cmx/IR/IntrinsicStates.h"
#include "cmx/IR/KernelInfo.h"
#include "cmx/IR/PublicForms.h"
#include "cmx/Support/Suggest.h"

#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace cmx {

std::string typeText(const Type *Ty) {
  std::string Text;
  raw_string_ostream OS(Text);
  Ty->print(OS);
  return Text;
}

//===----------------------------------------------------------------------===//
// Reporter
//===----------------------------------------------------------------------===//

ModuleSlotTracker *Reporter::slots() {
  if (!Slots) {
    Slots = std::make_unique<ModuleSlotTracker>(
        F.getParent(), /*ShouldInitializeAllMetadata=*/false);
    Slots->incorporateFunction(F);
  }
  return Slots.get();
}

bool Reporter::error(const Instruction &I, DiagKind K, const Twine &Text) {
  emitDiag(I, K, Text, DiagLevel::Error, slots());
  return false;
}

bool Reporter::warning(const Instruction &I, DiagKind K, const Twine &Text) {
  emitDiag(I, K, Text, Opts.Strict ? DiagLevel::Error : DiagLevel::Warning,
           slots());
  return !Opts.Strict;
}

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

// This limit is far above the size of the register file, and small enough that
// no arithmetic on sizes and offsets overflows.
static constexpr unsigned MaxVectorElts = 1u << 16;

/// Can a register hold a value of type \p Ty? Pointers are also supported,
/// because passes can remove them.
static bool isSupportedType(const Type *Ty) {
  if (Ty->isVoidTy() || Ty->isPointerTy())
    return true;
  // The results of goto, addc and with.overflow are structures. Registers hold
  // only their elements.
  if (const auto *Struct = dyn_cast<StructType>(Ty))
    return all_of(Struct->elements(), isSupportedType);
  if (const auto *Array = dyn_cast<ArrayType>(Ty))
    return isSupportedType(Array->getElementType());
  if (isa<ScalableVectorType>(Ty))
    return false;
  if (const auto *VecTy = dyn_cast<FixedVectorType>(Ty)) {
    Ty = VecTy->getElementType();
    if (VecTy->getNumElements() > MaxVectorElts)
      return false;
    if (Ty->isPointerTy())
      return true;
  }
  if (Ty->isIntegerTy()) {
    unsigned Bits = Ty->getIntegerBitWidth();
    return Bits == 1 || Bits == 8 || Bits == 16 || Bits == 32 || Bits == 64;
  }
  return Ty->isHalfTy() || Ty->isBFloatTy() || Ty->isFloatTy() ||
         Ty->isDoubleTy();
}

static constexpr StringLiteral SupportedTypes =
    "i1, i8, i16, i32, i64, half, bfloat, float, double or a fixed vector of "
    "at most 65536 of them";

namespace {

class FunctionVerifier {
public:
  FunctionVerifier(const Function &F, const VerifierOptions &Opts)
      : F(F), Report(F, Opts) {}

  bool run();

private:
  bool isSupported(Type *Ty);
  bool verifyTypes(const Instruction &I);
  bool verifySurfaceVariables(const Instruction &I);
  bool verifyCall(const CallBase &Call);
  bool verifyInlineAsm(const CallBase &Call);
  const std::optional<DeclarationProblem> &problemOf(const Function &Callee,
                                                     GenXIntrinsic Id);

  const Function &F;
  Reporter Report;
  DenseMap<Type *, bool> Supported;
  DenseMap<const Function *, std::optional<DeclarationProblem>> Problems;
};

} // namespace

bool FunctionVerifier::isSupported(Type *Ty) {
  auto [It, New] = Supported.try_emplace(Ty, false);
  if (New)
    It->second = isSupportedType(Ty);
  return It->second;
}

/// Is \p M the output of clang for C-for-Metal source, before cmx-lower-cm? In
/// such a module, an integer of N bits represents a vector of N bools.
static bool isUnloweredSource(const Module &M) {
  return M.getNamedGlobal("llvm.global.annotations");
}

bool FunctionVerifier::verifyTypes(const Instruction &I) {
  auto Bad = [&](const Twine &What, Type *Ty) {
    return Report.error(I, DiagKind::UnsupportedType,
                        What + " type expected " + SupportedTypes +
                            ", actual " + typeText(Ty));
  };
  if (!isSupported(I.getType()))
    return Bad("result", I.getType());
  // Operands that are not constants are results or arguments. Errors in their
  // types are reported at their definitions.
  for (const Use &U : I.operands())
    if (isa<Constant>(U) && !isSupported(U->getType()))
      return Bad("operand " + Twine(U.getOperandNo()), U->getType());
  return true;
}

/// A predefined surface is written as a global variable, but has no memory. So
/// only intrinsics can use it.
bool FunctionVerifier::verifySurfaceVariables(const Instruction &I) {
  return getGenXIntrinsic(I) ||
         none_of(I.operands(),
                 [](const Use &Op) { return isBindlessSurface(*Op); }) ||
         Report.error(I, DiagKind::VariablePlacement,
                      "llvm.vc.predef.var.bss expected as the surface of an "
                      "intrinsic, actual another use");
}

const std::optional<DeclarationProblem> &
FunctionVerifier::problemOf(const Function &Callee, GenXIntrinsic Id) {
  auto [It, New] = Problems.try_emplace(&Callee);
  if (New)
    It->second = checkDeclaration(Id, *Callee.getFunctionType());
  return It->second;
}

/// Returns the end of the message about a name that is not in Intrinsics.def,
/// for example "; did you mean 'rdregioni'?"
static std::string suggestIntrinsic(const Function &F) {
  std::vector<StringRef> Names;
  for (const GenXInfo &Info : allGenXInfos())
    Names.push_back(genXShortName(Info.Name));
  StringRef Name = genXShortName(F.getName());
  for (StringRef Rest = Name; !Rest.empty(); Rest = withoutTypeSuffix(Rest))
    Name = Rest;
  return suggest(Name, Names);
}

/// Returns the error about \p F, whose name is not in Intrinsics.def. The text
/// says why the intrinsic has no translation, if that is known; otherwise it
/// begins with \p Expected.
static std::pair<DiagKind, std::string> unknownName(const Function &F,
                                                    const Twine &Expected) {
  StringRef Why = whyNotTranslated(F);
  if (!Why.empty())
    return {DiagKind::IntrinsicUnsupported,
            ("'" + F.getName() + "' has no translation: " + Why).str()};
  return {DiagKind::UnknownIntrinsic, (Expected + suggestIntrinsic(F)).str()};
}

bool FunctionVerifier::verifyInlineAsm(const CallBase &Call) {
  std::string Problem;
  auto Operands = asmOperands(Call, Problem);
  if (Operands)
    asmText(Call, *Operands, std::vector<std::string>(Operands->size()),
            Problem);
  return Problem.empty() ||
         Report.error(Call, DiagKind::CallUnsupported, Problem);
}

bool FunctionVerifier::verifyCall(const CallBase &Call) {
  const Function *Callee = Call.getCalledFunction();
  if (Callee && Callee->getName().starts_with("llvm.vc.internal.") &&
      !getPlainForm(*Callee))
    return Report.error(Call, DiagKind::IntrinsicUnsupported,
                        "'" + Callee->getName() +
                            "' has no translation: no public intrinsic has "
                            "its meaning and operands");
  if (Call.isInlineAsm())
    return verifyInlineAsm(Call);
  if (!Callee || getVariableAccess(*Callee))
    return true;
  if (auto Form = getPlainForm(*Callee))
    return Report.error(Call, DiagKind::IntrinsicUse,
                        "'" + Callee->getName() + "' " +
                            plainFormProblem(Call, *Form));
  if (!hasGenXName(*Callee))
    return true;
  auto Id = getGenXIntrinsic(*Callee);
  if (!Id) {
    auto [Kind, Text] = unknownName(
        *Callee, "callee expected one of the known llvm.genx intrinsics, "
                 "actual '" +
                     Callee->getName() + "'");
    return Report.error(Call, Kind, Text);
  }
  const auto *CI = cast<CallInst>(&Call); // LLVM does not allow invoke here.
  if (CI->hasOperandBundles())
    return Report.error(
        Call, DiagKind::IntrinsicUse,
        "intrinsic expected in a plain call, actual one with operand bundles");
  if (const auto &Problem = problemOf(*Callee, *Id))
    return Report.error(Call, Problem->Kind, Problem->Text);
  const GenXInfo &Info = getGenXInfo(*Id);
  return verifyConstness(*CI, Info, Report) && verifyLanes(*CI, Info, Report) &&
         verifyRegionRules(*CI, Info, Report) &&
         verifyMessageRules(*CI, Info, Report);
}

bool FunctionVerifier::run() {
  bool Ok = true;
  for (const Argument &Arg : F.args()) {
    if (isSupported(Arg.getType()))
      continue;
    emitDiag(F, DiagKind::UnsupportedType,
             "argument " + Twine(Arg.getArgNo()) + " type expected " +
                 SupportedTypes + ", actual " + typeText(Arg.getType()));
    Ok = false;
  }
  unsigned Lanes = 0;
  if (!F.getFnAttribute("CMGenxSIMT")
           .getValueAsString()
           .getAsInteger(0, Lanes) &&
      Lanes > 1) {
    emitDiag(F, DiagKind::CallUnsupported,
             "SIMT function expected to have 8, 16 or 32 lanes and no result, "
             "and not to be used but by calls, actual " +
                 Twine(Lanes) + " lanes");
    Ok = false;
  }
  for (const Instruction &I : instructions(F)) {
    // If a call is wrong, the message about the call is more helpful than a
    // message about its type.
    const auto *Call = dyn_cast<CallBase>(&I);
    if (Call && !verifyCall(*Call)) {
      Ok = false;
      continue;
    }
    Ok &= verifySurfaceVariables(I) &&
          (isUnloweredSource(*F.getParent()) || verifyTypes(I));
  }
  return Ok;
}

//===----------------------------------------------------------------------===//
// Entry points
//===----------------------------------------------------------------------===//

bool verifyFunction(const Function &F, const VerifierOptions &Opts) {
  return FunctionVerifier(F, Opts).run();
}

/// Warns if the suffixes in the name of \p F contradict its type. Other errors
/// are reported at the calls, because a declaration without calls does no harm.
static void verifyDeclaration(const Function &F) {
  if (!hasGenXName(F) || getVariableAccess(F) || getPlainForm(F))
    return;
  auto Id = getGenXIntrinsic(F);
  const FunctionType &FTy = *F.getFunctionType();
  if (!Id || checkDeclaration(*Id, FTy))
    return;
  std::string Expected = genXMangledName(*Id, genXOverloads(*Id, FTy));
  StringRef Suffix = F.getName();
  // LLVM adds ".1", ".2" and so on to a name that is already used. Older front
  // ends omit all suffixes.
  bool IsExpected = Suffix.consume_front(Expected) &&
                    (Suffix.empty() || Suffix.starts_with("."));
  if (!IsExpected && F.getName() != getGenXInfo(*Id).Name)
    emitDiag(F, DiagKind::IntrinsicMangling,
             "name expected '" + Expected + "', actual '" + F.getName() + "'");
}

bool verifyModule(const Module &M, const VerifierOptions &Opts) {
  bool Ok = true;
  for (const Function &F : M) {
    if (F.isDeclaration())
      verifyDeclaration(F);
    else
      Ok &= verifyFunction(F, Opts);
  }
  // getKernels does not change the module, but its result has non-const
  // pointers to functions.
  return getKernels(const_cast<Module &>(M)).has_value() && Ok;
}

//===----------------------------------------------------------------------===//
// Stages
//===----------------------------------------------------------------------===//

StringRef stageName(VerifierStage S) {
  switch (S) {
#define CMX_STAGE(Enum, Name, Description)                                     \
  case VerifierStage::Enum:                                                    \
    return Name;
#include "cmx/IR/VerifierStages.def"
  }
  llvm_unreachable("covered switch");
}

static bool isExcluded(const Instruction &I, VerifierStage S) {
  switch (I.getOpcode()) {
#define CMX_STAGE_EXCLUDES(Stage, Opcode)                                      \
  case Instruction::Opcode:                                                    \
    return S >= VerifierStage::Stage;
#define CMX_STAGE_EXCLUDES_WIDE(Stage, Opcode)                                 \
  case Instruction::Opcode:                                                    \
    return S >= VerifierStage::Stage && I.getType()->isIntOrIntVectorTy(64);
#include "cmx/IR/VerifierStages.def"
  default:
    return false;
  }
}

bool verifyStage(const Function &F, VerifierStage S) {
  VerifierOptions Opts;
  Reporter Report(F, Opts);
  bool Ok = true;
  for (const Instruction &I : instructions(F))
    if (isExcluded(I, S))
      Ok = Report.error(I, DiagKind::StageViolation,
                        "expected no " + Twine(I.getOpcodeName()) +
                            " at stage '" + stageName(S) + "'");
  return Ok;
}

} // namespace cmx
