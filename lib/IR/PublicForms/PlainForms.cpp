//===- PlainForms.cpp - Intrinsics that LLVM has instructions for ---------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PlainForms.h"
#include "SimdBranches.h"

#include "../VerifierImpl.h"

#include "cmx/IR/DiagnosticInfo.h"
#include "cmx/IR/RegionInst.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Metadata.h"

using namespace llvm;

namespace cmx {

//===----------------------------------------------------------------------===//
// Faults of a call
//===----------------------------------------------------------------------===//

static std::string actual(const Twine &Expected, const Type *Ty) {
  return (Expected + ", actual " + typeText(Ty)).str();
}

static std::string resultProblem(const CallBase &Call, unsigned Bits) {
  if (Call.getType()->isIntegerTy(Bits))
    return "";
  return actual("result type expected i" + Twine(Bits), Call.getType());
}

/// Returns the fault of a call whose result should be an address of the size
/// that \p Pointer has in the module; empty if there is none.
static std::string addressProblem(const CallBase &Call, const Type *Pointer) {
  unsigned Space = Pointer->isPointerTy()
                       ? Pointer->getPointerAddressSpace()
                       : Call.getDataLayout().getAllocaAddrSpace();
  return resultProblem(Call, Call.getDataLayout().getPointerSizeInBits(Space));
}

/// Returns the fault of the operands of gather.private (mask, base, offsets,
/// old) or of scatter.private (mask, base, offsets, data); empty if there is
/// none.
static std::string privateAccessProblem(const CallBase &Call, bool IsLoad) {
  if (Call.arg_size() != 4)
    return ("expected 4 operands, actual " + Twine(Call.arg_size())).str();
  const Type *Ty = Call.getArgOperand(3)->getType();
  if (!Ty->isVectorTy() ||
      (IsLoad ? Ty != Call.getType() : !Call.getType()->isVoidTy()))
    return actual("operand 3 expected a vector of the data", Ty);
  unsigned Lanes = numLanes(Ty);
  if (!is_contained({1u, 8u, 16u}, Lanes))
    return ("data expected 1, 8 or 16 elements, actual " + Twine(Lanes)).str();
  const Type *Mask = Call.getArgOperand(0)->getType();
  if (!Mask->isIntOrIntVectorTy(1) || !Mask->isVectorTy() ||
      numLanes(Mask) != Lanes)
    return actual("operand 0 expected an i1 for each element", Mask);
  if (!Call.getArgOperand(1)->getType()->isPointerTy())
    return actual("operand 1 expected a pointer",
                  Call.getArgOperand(1)->getType());
  const Type *Offsets = Call.getArgOperand(2)->getType();
  if (!Offsets->isIntOrIntVectorTy() || numLanes(Offsets) != Lanes)
    return actual("operand 2 expected an offset for each element", Offsets);
  return "";
}

/// Returns the jump whose target \p Table selects, or null if \p Table has
/// another use.
static const IndirectBrInst *jumpOf(const CallBase &Table) {
  return Table.hasOneUse() ? dyn_cast<IndirectBrInst>(*Table.user_begin())
                           : nullptr;
}

static std::string jumpTableProblem(const CallBase &Call) {
  if (Call.arg_size() < 2 || !Call.getArgOperand(0)->getType()->isIntegerTy())
    return "expected an index and labels";
  const IndirectBrInst *Jump = jumpOf(Call);
  if (!Jump)
    return "expected an indirectbr as its one user";
  SmallPtrSet<const BasicBlock *, 8> Targets;
  for (unsigned N = 0; N != Jump->getNumDestinations(); ++N)
    Targets.insert(Jump->getDestination(N));
  for (const Use &U : drop_begin(Call.args())) {
    const auto *Label = dyn_cast<BlockAddress>(U->stripPointerCasts());
    if (!Label || !Targets.contains(Label->getBasicBlock()))
      return ("operand " + Twine(U.getOperandNo()) +
              " expected the address of a label of the indirectbr")
          .str();
  }
  return "";
}

/// Returns the constant text that the operand of print.format.index points to,
/// if any.
static std::optional<StringRef> formatText(const CallBase &Call) {
  StringRef Text;
  if (Call.arg_size() == 1 && Call.getArgOperand(0)->getType()->isPointerTy() &&
      getConstantStringInfo(Call.getArgOperand(0), Text))
    return Text;
  return std::nullopt;
}

static std::string simdAnyProblem(const CallBase &Call) {
  const Type *Ty =
      Call.arg_size() == 1 ? Call.getArgOperand(0)->getType() : nullptr;
  if (!Ty || !Ty->isVectorTy() || !Ty->isIntOrIntVectorTy(1) ||
      !is_contained({2u, 4u, 8u, 16u, 32u}, numLanes(Ty)))
    return "expected one operand, a vector of 2, 4, 8, 16 or 32 i1";
  return resultProblem(Call, 1);
}

std::string plainFormProblem(const CallBase &Call, PlainForm Form) {
  bool IsOne = Call.arg_size() == 1;
  const Value *First = Call.arg_size() ? Call.getArgOperand(0) : nullptr;
  bool IsPointer = IsOne && First->getType()->isPointerTy();
  switch (Form) {
  case PlainForm::AddressConvert:
    if (!IsPointer)
      return "expected a pointer as its one operand";
    return Call.getType()->isIntegerTy(32) ? "" : resultProblem(Call, 64);
  case PlainForm::AddIndex:
  case PlainForm::ConvertIndex:
    if (Call.arg_size() != 2 || !Call.getType()->isIntOrIntVectorTy(16) ||
        First->getType() != Call.getType() ||
        !Call.getArgOperand(1)->getType()->isIntOrIntVectorTy(16) ||
        (Call.getArgOperand(1)->getType() != Call.getType() &&
         Call.getArgOperand(1)->getType()->isVectorTy()))
      return "expected an index of i16 and an offset as its two operands";
    return "";
  case PlainForm::Convert:
    if (!IsOne || First->getType() != Call.getType())
      return "expected one operand of the type of the result";
    return "";
  case PlainForm::Alloca:
    if (!IsOne || !First->getType()->isSized())
      return "expected one operand, of the type of the variable";
    return addressProblem(Call, First->getType()->isPointerTy()
                                    ? PointerType::getUnqual(Call.getContext())
                                    : First->getType());
  case PlainForm::FunctionAddress:
    if (!IsPointer || !isa<Function>(First->stripPointerCasts()))
      return "expected a function as its one operand";
    return resultProblem(Call, 64);
  case PlainForm::VariableAddress:
    if (!IsPointer || !isa<GlobalVariable>(First->stripPointerCasts()))
      return "expected a global variable as its one operand";
    return addressProblem(Call, First->getType());
  case PlainForm::GatherPrivate:
    return privateAccessProblem(Call, /*IsLoad=*/true);
  case PlainForm::ScatterPrivate:
    return privateAccessProblem(Call, /*IsLoad=*/false);
  case PlainForm::JumpTable:
    return jumpTableProblem(Call);
  case PlainForm::PrintFormatIndex:
    if (!formatText(Call))
      return "expected a constant text as its one operand";
    return resultProblem(Call, 32);
  case PlainForm::LaneId:
    if (std::string Problem = resultProblem(Call, 32); !Problem.empty())
      return Problem;
    return "expected in functions without a result whose attribute CMGenxSIMT "
           "is 8, 16 or 32, and in functions that only they call";
  case PlainForm::SimdAny:
    return simdAnyProblem(Call);
  case PlainForm::SimdPredicate:
    if (Call.arg_size() != 2 || !Call.getType()->isVectorTy() ||
        First->getType() != Call.getType() ||
        Call.getArgOperand(1)->getType() != Call.getType())
      return "expected two operands of the type of the result, a vector";
    return "";
  case PlainForm::UnmaskBegin:
    return Call.arg_empty() ? resultProblem(Call, 32) : "expected no operand";
  case PlainForm::UnmaskEnd:
    if (!IsOne || !First->getType()->isIntegerTy(32) ||
        !Call.getType()->isVoidTy())
      return "expected an i32 as its one operand, and no result";
    return "";
  case PlainForm::PrintBuffer:
    if (std::string Problem = resultProblem(Call, 64); !Problem.empty())
      return Problem;
    return "expected in kernels, and in functions that they call by name";
  }
  llvm_unreachable("not a plain form");
}

//===----------------------------------------------------------------------===//
// Replacements
//===----------------------------------------------------------------------===//

/// Makes the variable of a call of alloca. The call always returns the same
/// place, however often it runs.
static Value *newVariable(CallInst &Call) {
  BasicBlock &Entry = Call.getFunction()->getEntryBlock();
  IRBuilder<> AtEntry(&Entry, Entry.getFirstInsertionPt());
  return AtEntry.CreateAlloca(Call.getArgOperand(0)->getType());
}

/// \p Address is the address of \p Place. Pointers that are computed from
/// \p Address become pointers into \p Place, so that passes see to which
/// variable they point.
static void keepPointers(Instruction &Address, Value *Place) {
  for (User *U : make_early_inc_range(Address.users())) {
    auto *I = cast<Instruction>(U);
    IRBuilder<> B(I);
    if (isa<IntToPtrInst>(I) && I->getType() == Place->getType()) {
      I->replaceAllUsesWith(Place);
      I->eraseFromParent();
    } else if (I->getOpcode() == Instruction::Add &&
               any_of(I->users(), IsaPred<IntToPtrInst, BinaryOperator>)) {
      bool IsFirst = I->getOperand(0) == &Address;
      keepPointers(*I, B.CreatePtrAdd(Place, I->getOperand(IsFirst)));
    }
  }
}

static Value *addressOf(Value *Variable, CallInst &Call, IRBuilder<> &B) {
  keepPointers(Call, Variable);
  return B.CreatePtrToInt(Variable, Call.getType());
}

static Value *privateAccess(CallInst &Call, bool IsLoad, IRBuilder<> &B) {
  Value *Mask = Call.getArgOperand(0), *Data = Call.getArgOperand(3);
  Type *Elem = Data->getType()->getScalarType();
  Value *Places =
      B.CreateGEP(Elem, Call.getArgOperand(1), Call.getArgOperand(2));
  Align Alignment = Call.getDataLayout().getABITypeAlign(Elem);
  if (IsLoad)
    return B.CreateMaskedGather(Data->getType(), Places, Alignment, Mask, Data);
  return B.CreateMaskedScatter(Data, Places, Alignment, Mask);
}

/// Replaces the indirectbr that uses \p Call, a jump.table, by a switch. Phis
/// get an entry for each edge.
static void replaceJump(CallInst &Call) {
  auto &Jump = cast<IndirectBrInst>(*Call.user_back());
  BasicBlock *From = Jump.getParent();
  LLVMContext &C = Call.getContext();
  SmallPtrSet<BasicBlock *, 8> Old(succ_begin(From), succ_end(From));
  auto *Nowhere =
      BasicBlock::Create(C, "no.label", From->getParent(), From->getNextNode());
  new UnreachableInst(C, Nowhere);
  IRBuilder<> B(&Jump);
  Value *Index = Call.getArgOperand(0);
  SwitchInst *Switch =
      B.CreateSwitch(Index, Nowhere, unsigned(Call.arg_size()) - 1);
  SmallDenseMap<BasicBlock *, unsigned> NumWays;
  SmallSetVector<BlockAddress *, 8> Labels;
  for (auto [Case, U] : enumerate(drop_begin(Call.args()))) {
    auto *Label = cast<BlockAddress>(U->stripPointerCasts());
    Labels.insert(Label);
    BasicBlock *To = Label->getBasicBlock();
    Switch->addCase(cast<ConstantInt>(ConstantInt::get(Index->getType(), Case)),
                    To);
    ++NumWays[To];
  }
  for (BasicBlock *To : Old)
    for (PHINode &Phi : To->phis()) {
      Value *V = Phi.getIncomingValueForBlock(From);
      while (Phi.getBasicBlockIndex(From) >= 0)
        Phi.removeIncomingValue(From, /*DeletePHIIfEmpty=*/false);
      for (unsigned N = 0; N != NumWays.lookup(To); ++N)
        Phi.addIncoming(V, From);
    }
  Jump.eraseFromParent();
  Call.eraseFromParent();
  for (BlockAddress *Label : Labels)
    if (Label->use_empty())
      Label->destroyConstant();
}

/// Returns the number of \p Text in the module's list of texts. Adds \p Text to
/// the list if it is new.
static unsigned formatNumber(Module &M, StringRef Text) {
  NamedMDNode *List = M.getOrInsertNamedMetadata("cmx.printf.formats");
  for (auto [No, Node] : enumerate(List->operands()))
    if (cast<MDString>(Node->getOperand(0))->getString() == Text)
      return unsigned(No);
  LLVMContext &C = M.getContext();
  List->addOperand(MDNode::get(C, {MDString::get(C, Text)}));
  return List->getNumOperands() - 1;
}

/// Returns the sum of an index and an offset. A scalar offset is added to all
/// lanes.
static Value *indexSum(CallInst &Call, IRBuilder<> &B) {
  Value *Index = Call.getArgOperand(0), *Offset = Call.getArgOperand(1);
  if (Offset->getType() != Index->getType())
    Offset = B.CreateVectorSplat(numLanes(Index->getType()), Offset);
  return B.CreateAdd(Index, Offset);
}

static Value *plainValue(CallInst &Call, PlainForm Form, IRBuilder<> &B) {
  switch (Form) {
  case PlainForm::AddIndex:
  case PlainForm::ConvertIndex:
    return indexSum(Call, B);
  case PlainForm::Convert:
    return Call.getArgOperand(0);
  case PlainForm::AddressConvert:
  case PlainForm::FunctionAddress:
  case PlainForm::VariableAddress:
    return addressOf(Call.getArgOperand(0), Call, B);
  case PlainForm::Alloca:
    return addressOf(newVariable(Call), Call, B);
  case PlainForm::GatherPrivate:
    return privateAccess(Call, /*IsLoad=*/true, B);
  case PlainForm::ScatterPrivate:
    return privateAccess(Call, /*IsLoad=*/false, B);
  case PlainForm::PrintFormatIndex:
    return B.getInt32(formatNumber(*Call.getModule(), *formatText(Call)));
  default:
    llvm_unreachable("no value");
  }
}

bool replacePlainForm(CallInst &Call, PlainForm Form) {
  if (isSimdMark(Form) || !plainFormProblem(Call, Form).empty())
    return false; // lowerSimdBranches replaces all marks of a function.
  if (Form == PlainForm::JumpTable) {
    replaceJump(Call);
    return true;
  }
  IRBuilder<> B(&Call);
  Value *New = plainValue(Call, Form, B);
  if (!Call.getType()->isVoidTy()) {
    if (auto *I = dyn_cast<Instruction>(New); I && !I->hasName())
      I->takeName(&Call);
    Call.replaceAllUsesWith(New);
  }
  Call.eraseFromParent();
  return true;
}

} // namespace cmx
