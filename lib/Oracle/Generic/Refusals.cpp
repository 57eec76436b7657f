//===- Refusals.cpp - Instructions without a lowering to plain IR ---------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// These checks run on all instructions of a function before any instruction is
// changed. The text of a refusal says what is expected instead. The checks do
// not repeat those of the verifier.
//
//===----------------------------------------------------------------------===//

#include "GenericLowering.h"

#include "cmx/IR/InlineAsm.h"

#include "llvm/IR/Constants.h"
#include "llvm/IR/Instructions.h"

using namespace llvm;

namespace cmx::generic {

static std::string text(const Twine &T) { return T.str(); }

/// Refuses a constant offset that is no multiple of the element size.
static std::string regionRefusal(const CallInst &Call, const GenXInfo &Info) {
  const Value *Offset = Call.getArgOperand(*Info.operandIndex("offset"));
  auto *C = dyn_cast<Constant>(Offset);
  if (!C)
    return "";
  int64_t ElemBytes = typeBytes(Call.getType()->getScalarType());
  for (unsigned K = 0; K != laneCount(C->getType()); ++K) {
    auto *CI = dyn_cast_or_null<ConstantInt>(
        C->getType()->isVectorTy() ? C->getAggregateElement(K) : C);
    if (CI && CI->getSExtValue() % ElemBytes != 0)
      return text("offset expected a multiple of " + Twine(ElemBytes) +
                  ", actual " + Twine(CI->getSExtValue()));
  }
  return "";
}

static std::string lscRefusal(const CallInst &Call, const GenXInfo &Info) {
  auto Sizes = lscSizes(Call, Info);
  if (!Sizes)
    return text("data size expected 1 to 6 and vector size 1 to 8, actual " +
                Twine(constantOperand(Call, Info, "datasize")) + " and " +
                Twine(constantOperand(Call, Info, "vectorsize")));
  bool IsAtomic = Info.Shape == ShapeRule::LscAtomic;
  uint64_t Subopcode = constantOperand(Call, Info, "subopcode");
  if (IsAtomic && !lscAtomicOp(Subopcode))
    return text("sub-opcode expected 8 to 26, actual " + Twine(Subopcode));
  // The runtime's mask of elements has 32 bits.
  if (Sizes->NumElts > 32 && !Sizes->IsTransposed)
    return text("expected at most 32 elements per lane, actual " +
                Twine(Sizes->NumElts));
  if (IsAtomic && (Sizes->NumElts != 1 || Sizes->IsTransposed))
    return "expected an atomic on one element per lane";
  const Type *DataTy = messageDataType(Call, Info);
  if (DataTy->isVoidTy())
    return "";
  const Type *AddressTy =
      Call.getArgOperand(*Info.operandIndex("addresses"))->getType();
  unsigned NumElts = Sizes->NumElts;
  if (StringRef(Info.Name).contains(".quad."))
    NumElts = popcount(Sizes->ElementMask);
  unsigned Bytes = laneCount(AddressTy) * NumElts * Sizes->RegBytes;
  if (typeBytes(DataTy) != Bytes)
    return text("data expected " + Twine(Bytes) + " bytes, actual " +
                Twine(typeBytes(DataTy)));
  return "";
}

static std::string predefinedRefusal(const CallInst &Call,
                                     const GenXInfo &Info) {
  switch (Info.Id) {
  case GenXIntrinsic::Sr0:
  case GenXIntrinsic::Timestamp:
  case GenXIntrinsic::GetColor:
  case GenXIntrinsic::Ce0:
  case GenXIntrinsic::ReadPredefReg:
  case GenXIntrinsic::WritePredefReg:
    return "expected a value that the CPU has, too";
  default:
    break;
  }
  uint64_t Number = constantOperand(Call, Info, "number");
  if (Info.Id == GenXIntrinsic::PredefinedSurface && Number != 0 &&
      Number != SLMSurface)
    return text("predefined surface expected 0 or 254, actual " +
                Twine(Number));
  unsigned NumElts = laneCount(Call.getType());
  if (Info.Id == GenXIntrinsic::R0 && NumElts > 8)
    return text("result expected at most 8 elements, actual " + Twine(NumElts));
  return "";
}

/// Refuses slices and levels of an image other than the first ones.
static std::string typedRefusal(const CallInst &Call, const GenXInfo &Info) {
  for (StringRef Name : {"r", "lod"}) {
    auto Index = Info.operandIndex(Name);
    auto *C = Index ? dyn_cast<Constant>(Call.getArgOperand(*Index)) : nullptr;
    if (Index && (!C || !(C->isNullValue() || isa<UndefValue>(C))))
      return text(Name + " expected 0: images have two dimensions and one "
                         "level here");
  }
  return "";
}

static std::string genXRefusal(const CallInst &Call, const GenXInfo &Info,
                               runtime::SamplerModel Sampler) {
  switch (Info.Lowering) {
  case LoweringKind::Region:
    return regionRefusal(Call, Info);
  case LoweringKind::Sync:
    if (Info.Id == GenXIntrinsic::NbarrierArrive &&
        (constantOperand(Call, Info, "role") != 0 ||
         Call.getArgOperand(*Info.operandIndex("producers")) !=
             Call.getArgOperand(*Info.operandIndex("consumers"))))
      return "expected threads that signal and wait";
    return "";
  case LoweringKind::Message:
  case LoweringKind::Atomic:
    if (Info.Shape == ShapeRule::RawSend)
      return "raw messages are not decoded";
    if (Info.Shape == ShapeRule::Sampler ||
        Info.Shape == ShapeRule::Sampler3D ||
        Info.Shape == ShapeRule::SampleUnorm)
      return Sampler == runtime::SamplerModel::None
                 ? "there is no sampler"
                 : samplerRefusal(Call, Info);
    if (Info.Shape == ShapeRule::Typed ||
        Info.Shape == ShapeRule::TypedAtomic ||
        Info.Shape == ShapeRule::TypedAtomicF)
      return typedRefusal(Call, Info);
    if (Info.VisaName == "dpasw")
      return "pairs of threads do not run together";
    if (Info.Shape == ShapeRule::LscLoad || Info.Shape == ShapeRule::LscStore ||
        Info.Shape == ShapeRule::LscAtomic)
      return lscRefusal(Call, Info);
    if (uint64_t Plane = constantOperand(Call, Info, "plane"))
      return text("plane expected 0, actual " + Twine(Plane));
    return "";
  case LoweringKind::Predefined:
    return predefinedRefusal(Call, Info);
  default:
    if (StringRef(Info.VisaName) == "dp4a" &&
        !all_of(Call.args(), [](const Use &U) {
          return U->getType()->getScalarType()->isIntegerTy(32);
        }))
      return "operands expected lanes of 32 bits";
    return "";
  }
}

static std::string assemblyRefusal(const CallInst &Call) {
  std::string Problem;
  if (auto Operands = asmOperands(Call, Problem))
    asmText(Call, *Operands, std::vector<std::string>(Operands->size()),
            Problem);
  return Problem;
}

std::string refusal(const Instruction &I, const PrivatePointers &Private,
                    runtime::SamplerModel Sampler) {
  auto *CB = dyn_cast<CallBase>(&I);
  if (!CB)
    return plainMemoryRefusal(I, Private);
  auto *Call = dyn_cast<CallInst>(CB);
  const Function *Callee = CB->getCalledFunction();
  if (!Call)
    return "expected a call of a function";
  if (Call->isInlineAsm())
    return assemblyRefusal(*Call);
  if (!Callee)
    return ""; // A function of the module, called by its address.
  if (auto Id = getGenXIntrinsic(*Call))
    return genXRefusal(*Call, getGenXInfo(*Id), Sampler);
  if (Callee->getName().starts_with("cmx_rt_"))
    return text("expected no function of the runtime, actual " +
                Callee->getName());
  if (hasGenXName(*Callee))
    return text("expected an intrinsic of the table, actual " +
                Callee->getName());
  return "";
}

} // namespace cmx::generic
