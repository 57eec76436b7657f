//===- InlineAsm.cpp - Inline assembly: operands and text -----------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/IR/InlineAsm.h"
#include "VerifierImpl.h"
#include "cmx/IR/RegionInst.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DerivedTypes.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/InstIterator.h"

using namespace llvm;

namespace cmx {

bool isInlineAsm(const Instruction &I) {
  auto *Call = dyn_cast<CallBase>(&I);
  return Call && Call->isInlineAsm();
}

//===----------------------------------------------------------------------===//
// Operands
//===----------------------------------------------------------------------===//

static std::optional<AsmOperand::Kind> kindOf(StringRef Constraint) {
  if (Constraint == "r" || Constraint == "a")
    return AsmOperand::Kind::Region;
  if (Constraint == "rw")
    return AsmOperand::Kind::Name;
  if (Constraint == "cr")
    return AsmOperand::Kind::Predicate;
  if (Constraint == "i" || Constraint == "F")
    return AsmOperand::Kind::Immediate;
  if (Constraint == "n")
    return AsmOperand::Kind::Number;
  return std::nullopt;
}

/// Returns the letters of a constraint such as =rw or @2cr.
static std::string lettersOf(const InlineAsm::ConstraintInfo &C) {
  std::string Letters;
  for (const std::string &Code : C.Codes)
    Letters += Code;
  return Letters;
}

/// Returns the letters of the vISA type for elements of \p Ty; empty if no vISA
/// variable can have such elements.
static StringRef typeLetters(const Type *Ty) {
  Ty = Ty->getScalarType();
  if (Ty->isHalfTy())
    return "hf";
  if (Ty->isBFloatTy())
    return "bf";
  if (Ty->isFloatTy())
    return "f";
  if (Ty->isDoubleTy())
    return "df";
  if (!Ty->isIntegerTy())
    return "";
  switch (Ty->getIntegerBitWidth()) {
  case 8:
    return "b";
  case 16:
    return "w";
  case 32:
    return "d";
  case 64:
    return "q";
  default:
    return "";
  }
}

static std::string typeProblem(const AsmOperand &O) {
  bool IsPredicate = O.Ty->isIntOrIntVectorTy(1);
  if (O.K == AsmOperand::Kind::Predicate)
    return IsPredicate && numLanes(O.Ty) <= 32
               ? ""
               : "expected at most 32 lanes of i1, actual " + typeText(O.Ty);
  if (O.K == AsmOperand::Kind::Number)
    return isa<ConstantInt>(O.V)
               ? ""
               : "expected a constant integer for constraint 'n'";
  if (typeLetters(O.Ty).empty())
    return "expected integers of 8, 16, 32 or 64 bits or floats, actual " +
           typeText(O.Ty);
  return "";
}

static Type *outputType(const CallBase &Call, unsigned Number) {
  auto *Struct = dyn_cast<StructType>(Call.getType());
  return Struct ? Struct->getElementType(Number) : Call.getType();
}

static constexpr char NoOtherConstraint[] =
    "expected no pointer, label or choice of constraints";

/// Reads a constraint into \p O. Returns the fault, or an empty text.
static std::string readConstraint(const InlineAsm::ConstraintInfo &C,
                                  AsmOperand &O) {
  if (C.isIndirect || C.isMultipleAlternative)
    return NoOtherConstraint;
  std::string Letters = lettersOf(C);
  unsigned Number = 0;
  if (O.V && !StringRef(Letters).getAsInteger(10, Number)) {
    O.SharedWith = Number;
    return "";
  }
  auto K = kindOf(Letters);
  if (!K || (O.isOutput() && (*K == AsmOperand::Kind::Immediate ||
                              *K == AsmOperand::Kind::Number)))
    return "constraint expected r, rw, a or cr" +
           std::string(O.isOutput() ? "" : ", i, n, F") + ", actual '" +
           Letters + "'";
  O.K = *K;
  // A value that is not a scalar constant is read from a register.
  if (O.K == AsmOperand::Kind::Immediate &&
      !(isa<ConstantInt, ConstantFP>(O.V) && !O.Ty->isVectorTy()))
    O.K = AsmOperand::Kind::Region;
  return "";
}

std::optional<SmallVector<AsmOperand, 8>>
asmOperands(const CallBase &Call, std::string &Problem, bool TakesAnyType) {
  auto &Asm = *cast<InlineAsm>(Call.getCalledOperand());
  InlineAsm::ConstraintInfoVector Constraints = Asm.ParseConstraints();
  unsigned NextArg = 0;
  SmallVector<AsmOperand, 8> Operands;
  for (const InlineAsm::ConstraintInfo &C : Constraints) {
    // A clobber needs no operand: the call's effects include memory, and vISA
    // text names no registers.
    if (C.Type == InlineAsm::isClobber)
      continue;
    AsmOperand O;
    // LLVM verifies that there is an argument or a result for each constraint,
    // and that outputs come first.
    std::string Why;
    if (C.Type == InlineAsm::isInput || C.isIndirect)
      O.V = Call.getArgOperand(NextArg++);
    if (C.Type == InlineAsm::isLabel)
      Why = NoOtherConstraint;
    else
      O.Ty = O.V ? O.V->getType() : outputType(Call, unsigned(Operands.size()));
    if (Why.empty())
      Why = readConstraint(C, O);
    if (Why.empty() && O.SharedWith) {
      if (Operands[*O.SharedWith].Ty != O.Ty)
        Why = "expected the type of output " + std::to_string(*O.SharedWith) +
              ", actual " + typeText(O.Ty);
      else
        O.K = Operands[*O.SharedWith].K;
    }
    if (Why.empty() && !TakesAnyType)
      Why = typeProblem(O);
    if (!Why.empty()) {
      Problem = "operand " + std::to_string(Operands.size()) +
                " of inline assembly: " + Why;
      return std::nullopt;
    }
    Operands.push_back(O);
  }
  return Operands;
}

//===----------------------------------------------------------------------===//
// Conversions
//===----------------------------------------------------------------------===//

/// Returns the type that replaces the type of \p O in inline assembly.
static Type *asmType(const AsmOperand &O, const DataLayout &DL) {
  if (O.Ty->isPtrOrPtrVectorTy())
    return DL.getIntPtrType(O.Ty);
  if (O.K == AsmOperand::Kind::Predicate && O.Ty->isIntOrIntVectorTy())
    return O.Ty->getWithNewBitWidth(1);
  return O.Ty;
}

static Value *converted(IRBuilder<> &B, Value *V, Type *Ty) {
  if (V->getType()->isPtrOrPtrVectorTy() || Ty->isPtrOrPtrVectorTy())
    return V->getType() == Ty ? V : B.CreateBitOrPointerCast(V, Ty);
  return B.CreateZExtOrTrunc(V, Ty);
}

static bool convertOperands(CallBase &Call) {
  std::string Ignored;
  auto Operands = asmOperands(Call, Ignored, /*TakesAnyType=*/true);
  if (!Operands || !isa<CallInst>(Call) ||
      (Call.getType()->isStructTy() && !all_of(Call.users(), [](const User *U) {
         return isa<ExtractValueInst>(U);
       })))
    return false;
  IRBuilder<> B(&Call);
  SmallVector<Type *, 4> Outputs, Params;
  SmallVector<Value *, 8> Args;
  bool Changes = false;
  for (const AsmOperand &O : *Operands) {
    Type *Ty = asmType(O, Call.getDataLayout());
    Changes |= Ty != O.Ty;
    (O.isOutput() ? Outputs : Params).push_back(Ty);
  }
  if (!Changes)
    return false;
  for (const AsmOperand &O : *Operands)
    if (!O.isOutput())
      Args.push_back(converted(B, O.V, Params[Args.size()]));
  Type *Result = Outputs.empty() ? B.getVoidTy()
                 : Outputs.size() == 1
                     ? Outputs[0]
                     : StructType::get(B.getContext(), Outputs);
  auto &Old = *cast<InlineAsm>(Call.getCalledOperand());
  auto *FTy = FunctionType::get(Result, Params, /*isVarArg=*/false);
  CallInst *New = B.CreateCall(
      InlineAsm::get(FTy, Old.getAsmString(), Old.getConstraintString(),
                     Old.hasSideEffects(), Old.isAlignStack(),
                     Old.getDialect()),
      Args);
  New->setAttributes(AttributeList::get(
      B.getContext(), Call.getAttributes().getFnAttrs(), {}, {}));
  New->copyMetadata(Call);
  if (Outputs.size() > 1) {
    for (User *U : make_early_inc_range(Call.users())) {
      auto *Extract = cast<ExtractValueInst>(U);
      Value *Part = B.CreateExtractValue(New, Extract->getIndices());
      Extract->replaceAllUsesWith(converted(B, Part, Extract->getType()));
      Extract->eraseFromParent();
    }
  } else if (!Outputs.empty()) {
    Call.replaceAllUsesWith(converted(B, New, Call.getType()));
  }
  Call.eraseFromParent();
  return true;
}

bool convertAsmOperands(Function &F) {
  // The conversion of a call erases instructions that read its results.
  SmallVector<CallBase *, 8> Calls;
  for (Instruction &I : instructions(F))
    if (isInlineAsm(I))
      Calls.push_back(cast<CallBase>(&I));
  bool Changed = false;
  for (CallBase *Call : Calls)
    Changed |= convertOperands(*Call);
  return Changed;
}

//===----------------------------------------------------------------------===//
// Text
//===----------------------------------------------------------------------===//

static std::string numberText(const Constant &C) {
  if (auto *FP = dyn_cast<ConstantFP>(&C))
    return "0x" + utohexstr(FP->getValueAPF().bitcastToAPInt().getZExtValue());
  return "0x" + utohexstr(cast<ConstantInt>(C).getZExtValue());
}

/// Returns the text for an operand. If \p IsName, this is only the name: the
/// assembly text says itself which elements it accesses.
static std::string operandText(const AsmOperand &O, const std::string &Name,
                               bool IsName) {
  switch (O.K) {
  case AsmOperand::Kind::Region:
    if (IsName)
      return Name;
    if (O.isOutput())
      return Name + "(0,0)<1>";
    return Name + (numLanes(O.Ty) == 1 ? "(0,0)<0;1,0>" : "(0,0)<1;1,0>");
  case AsmOperand::Kind::Name:
  case AsmOperand::Kind::Predicate:
    return Name;
  case AsmOperand::Kind::Immediate:
    return numberText(*cast<Constant>(O.V)) + ":" + typeLetters(O.Ty).str();
  case AsmOperand::Kind::Number:
    return toString(cast<ConstantInt>(O.V)->getValue(), 10, /*Signed=*/true);
  }
  llvm_unreachable("covered switch");
}

std::optional<std::string> asmText(const CallBase &Call,
                                   ArrayRef<AsmOperand> Operands,
                                   ArrayRef<std::string> Names,
                                   std::string &Problem) {
  StringRef Rest = cast<InlineAsm>(Call.getCalledOperand())->getAsmString();
  std::string Text;
  for (;;) {
    auto [Plain, After] = Rest.split('$');
    Text += Plain;
    if (Plain.size() == Rest.size())
      return Text;
    Rest = After;
    if (Rest.consume_front("$")) {
      Text += '$';
      continue;
    }
    bool Braces = Rest.consume_front("{");
    unsigned Number = 0;
    if (Rest.consumeInteger(10, Number) || Number >= Operands.size() ||
        (Braces && !Rest.consume_front("}"))) {
      Problem = "inline assembly: expected $$ or the number of one of " +
                std::to_string(Operands.size()) +
                " operands after $, actual '" +
                After.take_while([](char C) { return C != '\n'; }).str() + "'";
      return std::nullopt;
    }
    Text += operandText(Operands[Number], Names[Number],
                        Rest.starts_with("(") || Rest.starts_with("."));
  }
}

} // namespace cmx
