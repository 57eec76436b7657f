//===- VerifierCalls.cpp - Types, constness and lanes of calls ------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "VerifierImpl.h"
#include "cmx/IR/ConstantBits.h"
#include "cmx/IR/RegionInst.h"

using namespace llvm;

namespace cmx {

//===----------------------------------------------------------------------===//
// Types against the table
//===----------------------------------------------------------------------===//

static bool isIntOfBits(const Type *Ty, std::initializer_list<unsigned> Sizes) {
  const Type *Scalar = Ty->getScalarType();
  if (!Scalar->isIntegerTy() || isa<ScalableVectorType>(Ty))
    return false;
  return is_contained(Sizes, Scalar->getIntegerBitWidth());
}

static bool isFP(const Type *Ty) {
  const Type *Scalar = Ty->getScalarType();
  return !isa<ScalableVectorType>(Ty) &&
         (Scalar->isHalfTy() || Scalar->isBFloatTy() || Scalar->isFloatTy() ||
          Scalar->isDoubleTy());
}

static bool isInt(const Type *Ty) { return isIntOfBits(Ty, {8, 16, 32, 64}); }

static bool isVectorOf(const Type *Ty, unsigned NumElts) {
  const auto *VecTy = dyn_cast<FixedVectorType>(Ty);
  return VecTy && VecTy->getNumElements() == NumElts;
}

static bool hasClass(const Type *Ty, TypeClass Class) {
  switch (Class) {
  case TypeClass::Void:
    return Ty->isVoidTy();
  case TypeClass::I1:
    return Ty->isIntegerTy(1);
  case TypeClass::I8:
    return Ty->isIntegerTy(8);
  case TypeClass::I16:
    return Ty->isIntegerTy(16);
  case TypeClass::I32:
    return Ty->isIntegerTy(32);
  case TypeClass::I64:
    return Ty->isIntegerTy(64);
  case TypeClass::Int:
    return isInt(Ty);
  case TypeClass::Int32:
    return isIntOfBits(Ty, {32});
  case TypeClass::FP:
    return isFP(Ty);
  case TypeClass::Vec:
    return Ty->isVectorTy() && (isInt(Ty) || isFP(Ty));
  case TypeClass::Data:
    return isInt(Ty) || isFP(Ty);
  case TypeClass::Pred:
    return isIntOfBits(Ty, {1});
  case TypeClass::VPred:
    return Ty->isVectorTy() && isIntOfBits(Ty, {1});
  case TypeClass::Offset:
    return isIntOfBits(Ty, {16, 32});
  case TypeClass::Addr:
    return !Ty->isVectorTy() && isIntOfBits(Ty, {32, 64});
  case TypeClass::Addrs:
    return isIntOfBits(Ty, {16, 32, 64});
  case TypeClass::F32:
    return Ty->isFloatTy();
  case TypeClass::V4F32:
    return isVectorOf(Ty, 4) && Ty->getScalarType()->isFloatTy();
  case TypeClass::V16I32:
    return isVectorOf(Ty, 16) && Ty->getScalarType()->isIntegerTy(32);
  case TypeClass::Pointer:
    return Ty->isPointerTy();
  case TypeClass::Match:
  case TypeClass::AnyType:
    return true;
  }
  llvm_unreachable("covered switch");
}

static StringRef classText(const OperandSpec &Spec) {
  switch (Spec.Type) {
  case TypeClass::Int:
    return "i8, i16, i32, i64 or a vector of them";
  case TypeClass::Int32:
    return "i32 or a vector of i32";
  case TypeClass::FP:
    return "half, bfloat, float, double or a vector of them";
  case TypeClass::Vec:
    return "a vector of i8, i16, i32, i64, half, bfloat, float or double";
  case TypeClass::Data:
    return "i8, i16, i32, i64, half, bfloat, float, double or a vector of them";
  case TypeClass::Pred:
    return "i1 or a vector of i1";
  case TypeClass::VPred:
    return "a vector of i1";
  case TypeClass::Offset:
    return "i16, i32 or a vector of them";
  case TypeClass::Addr:
    return "i32 or i64";
  case TypeClass::Addrs:
    return "i16, i32, i64 or a vector of them";
  case TypeClass::Pointer:
    return "a pointer";
  case TypeClass::F32:
    return "float";
  case TypeClass::V4F32:
    return "a vector of 4 float";
  case TypeClass::V16I32:
    return "a vector of 16 i32";
  case TypeClass::Void:
  case TypeClass::I1:
  case TypeClass::I8:
  case TypeClass::I16:
  case TypeClass::I32:
  case TypeClass::I64:
  case TypeClass::Match:
  case TypeClass::AnyType:
    return Spec.TypeText; // The name of the type.
  }
  llvm_unreachable("not a class of types");
}

namespace {

/// Compares one function type with one table entry.
class DeclarationChecker {
public:
  DeclarationChecker(GenXIntrinsic Id, const FunctionType &FTy)
      : Info(getGenXInfo(Id)), FTy(FTy) {}

  std::optional<DeclarationProblem> run();

private:
  std::optional<DeclarationProblem> checkType(const OperandSpec &Spec,
                                              const Twine &What, Type *Ty,
                                              DiagKind Kind);
  std::optional<DeclarationProblem> checkResults();
  std::optional<DeclarationProblem> checkRegionElements();

  const GenXInfo &Info;
  const FunctionType &FTy;
  SmallVector<Type *, 4> Overloads;
};

} // namespace

std::optional<DeclarationProblem>
DeclarationChecker::checkType(const OperandSpec &Spec, const Twine &What,
                              Type *Ty, DiagKind Kind) {
  if (Spec.isOverloaded())
    Overloads.push_back(Ty);
  if (Spec.Type == TypeClass::Match) {
    const Type *Expected = Overloads[Spec.MatchIndex];
    // If an atomic operation has no result, there is no type that its source
    // operands could match.
    if (Ty == Expected || Expected->isVoidTy())
      return std::nullopt;
    return DeclarationProblem{Kind,
                              (What + " type expected " + typeText(Expected) +
                               ", actual " + typeText(Ty))
                                  .str()};
  }
  if (hasClass(Ty, Spec.Type))
    return std::nullopt;
  return DeclarationProblem{Kind, (What + " type expected " + classText(Spec) +
                                   ", actual " + typeText(Ty))
                                      .str()};
}

std::optional<DeclarationProblem> DeclarationChecker::checkResults() {
  Type *Ty = FTy.getReturnType();
  unsigned NumResults = Info.Results.size();
  if (NumResults == 0) {
    if (Ty->isVoidTy())
      return std::nullopt;
    return DeclarationProblem{DiagKind::IntrinsicResultType,
                              "result type expected void, actual " +
                                  typeText(Ty)};
  }
  if (NumResults == 1)
    return checkType(Info.Results[0], "result", Ty,
                     DiagKind::IntrinsicResultType);
  auto *Struct = dyn_cast<StructType>(Ty);
  if (!Struct || Struct->getNumElements() != NumResults)
    return DeclarationProblem{DiagKind::IntrinsicResultType,
                              "result type expected a struct of " +
                                  std::to_string(NumResults) +
                                  " elements, actual " + typeText(Ty)};
  for (unsigned I = 0; I != NumResults; ++I)
    if (auto Problem =
            checkType(Info.Results[I],
                      "result " + Twine(I) + " (" + Info.Results[I].Name + ")",
                      Struct->getElementType(I), DiagKind::IntrinsicResultType))
      return Problem;
  return std::nullopt;
}

std::optional<DeclarationProblem> DeclarationChecker::run() {
  if (FTy.isVarArg() || FTy.getNumParams() != Info.Operands.size())
    return DeclarationProblem{
        DiagKind::IntrinsicArity,
        "expected " + std::to_string(Info.Operands.size()) +
            " operands, actual " +
            (FTy.isVarArg() ? "a variable number"
                            : std::to_string(FTy.getNumParams()))};
  if (auto Problem = checkRegionElements())
    return Problem;
  if (auto Problem = checkResults())
    return Problem;
  for (unsigned I = 0; I != Info.Operands.size(); ++I)
    if (auto Problem = checkType(
            Info.Operands[I],
            "operand " + Twine(I) + " (" + Info.Operands[I].Name + ")",
            FTy.getParamType(I), DiagKind::IntrinsicOperandType))
      return Problem;
  return std::nullopt;
}

/// Reports elements of type i1, because regions of predicates have other
/// intrinsics. Also reports a region whose element type differs from that of
/// the vector. These errors have the kind region-element-type.
std::optional<DeclarationProblem> DeclarationChecker::checkRegionElements() {
  Type *Whole = FTy.getReturnType();
  Type *Part = nullptr;
  switch (Info.Shape) {
  case ShapeRule::RdRegion:
    Part = Whole;
    Whole = FTy.getParamType(RdRegionOp::Source);
    break;
  case ShapeRule::WrRegion:
  case ShapeRule::WrConstRegion:
    Part = FTy.getParamType(WrRegionOp::New);
    break;
  default:
    return std::nullopt;
  }
  Type *WholeElem = Whole->getScalarType();
  Type *PartElem = Part->getScalarType();
  if (WholeElem->isIntegerTy(1) || PartElem->isIntegerTy(1))
    return DeclarationProblem{
        DiagKind::RegionElementType,
        "region elements expected to have 1, 2, 4 or 8 bytes, actual i1"};
  if (WholeElem != PartElem)
    return DeclarationProblem{DiagKind::RegionElementType,
                              "region elements expected " +
                                  typeText(WholeElem) +
                                  " as in the vector, "
                                  "actual " +
                                  typeText(PartElem)};
  return std::nullopt;
}

std::optional<DeclarationProblem> checkDeclaration(GenXIntrinsic Id,
                                                   const FunctionType &FTy) {
  return DeclarationChecker(Id, FTy).run();
}

//===----------------------------------------------------------------------===//
// Constness and lanes
//===----------------------------------------------------------------------===//

/// Is \p V a number, or the address of a function? The linker replaces such an
/// address by a number.
static bool isDefinedConstant(const Value *V) {
  const auto *C = dyn_cast<Constant>(V);
  return C && !isa<UndefValue>(C) &&
         (!isa<ConstantExpr>(C) || namedFunction(*C));
}

bool verifyConstness(const CallInst &Call, const GenXInfo &Info, Reporter &R) {
  for (unsigned I = 0; I != Info.Operands.size(); ++I) {
    const OperandSpec &Spec = Info.Operands[I];
    const Value *Arg = Call.getArgOperand(I);
    bool Ok = true;
    StringRef Expected = "a constant";
    if (Spec.Constness == OperandConstness::ConstantOrUndef) {
      Ok = isa<ConstantInt>(Arg) || isa<UndefValue>(Arg);
      Expected = "a constant or undef";
    } else if (Spec.Constness == OperandConstness::Constant) {
      // The new value of a wrconstregion is allowed to have undefined lanes.
      Ok = Arg->getType()->isVectorTy() ? isa<Constant>(Arg)
                                        : isDefinedConstant(Arg);
    }
    if (!Ok)
      return R.error(Call, DiagKind::IntrinsicNotConstant,
                     "operand " + Twine(I) + " (" + Spec.Name + ") expected " +
                         Expected + ", actual " +
                         (isa<UndefValue>(Arg) ? "undef" : "a variable"));
  }
  return true;
}

/// Returns the text of an error, or "" if there is none. Checks operations on
/// groups of lanes, conversions to or from bfloat, and conversions to tf32.
static std::string groupProblem(const CallInst &Call, const GenXInfo &Info) {
  const Type *Ty = Call.getType(), *Last = Ty;
  if (!Call.arg_empty())
    Last = Call.getArgOperand(Call.arg_size() - 1)->getType();
  auto IsOf = [](const Type *T, unsigned Bits) {
    return T->getScalarType()->isIntegerTy(Bits);
  };
  const Type *First = Call.arg_empty() ? Ty : Call.getArgOperand(0)->getType();
  switch (Info.Shape) {
  case ShapeRule::Fours:
    if (numLanes(Ty) % 4 || !Ty->getScalarType()->isFloatTy())
      return "result expected a multiple of 4 lanes of float";
    return "";
  case ShapeRule::Plane:
    if (numLanes(Last) % 16 || 2 * numLanes(Ty) != numLanes(Last) ||
        !Ty->getScalarType()->isFloatTy() ||
        !Last->getScalarType()->isFloatTy())
      return "operand 1 (uv) expected a multiple of 16 lanes of float, and the "
             "result half of them";
    return "";
  case ShapeRule::Pairs:
    if (numLanes(Ty) % 2 || numLanes(Ty) != numLanes(First) ||
        !IsOf(First, 8) || !IsOf(Ty, 16))
      return "operands expected an even number of i8, and the result as many "
             "i16";
    return "";
  case ShapeRule::Halves:
    if (numLanes(Ty) % 2 || numLanes(Ty) < 2 * numLanes(First))
      return "result expected an even number of lanes, at least twice those of "
             "the operands";
    return "";
  case ShapeRule::HalfOrFloat:
    if (numLanes(Ty) != numLanes(First) ||
        !((Ty->getScalarType()->isHalfTy() &&
           First->getScalarType()->isFloatTy()) ||
          (Ty->getScalarType()->isFloatTy() &&
           First->getScalarType()->isHalfTy())))
      return "expected half from float or float from half, with equal lanes";
    return "";
  case ShapeRule::Tf32:
    if (numLanes(Ty) != numLanes(First) || !IsOf(Ty, 32) ||
        !(First->getScalarType()->isHalfTy() ||
          First->getScalarType()->isFloatTy()))
      return "expected i32 from half or float, with equal lanes";
    return "";
  default:
    return "";
  }
}

bool verifyLanes(const CallInst &Call, const GenXInfo &Info, Reporter &R) {
  if (std::string Problem = groupProblem(Call, Info); !Problem.empty())
    return R.error(Call, DiagKind::IntrinsicLanes,
                   Problem + ", actual " + typeText(Call.getFunctionType()));
  if (Info.Shape == ShapeRule::SimdMask) {
    const Value *Mask = Info.Id == GenXIntrinsic::SimdcfSavemask
                            ? Call.getArgOperand(0)
                            : &Call;
    if (numLanes(Mask->getType()) > 32)
      return R.error(Call, DiagKind::IntrinsicLanes,
                     "mask expected at most 32 lanes, actual " +
                         Twine(numLanes(Mask->getType())));
    auto *All = dyn_cast<ConstantInt>(Call.getArgOperand(Call.arg_size() - 1));
    if (Info.Id == GenXIntrinsic::SimdcfUnmask && !All->isMinusOne())
      return R.error(Call, DiagKind::IntrinsicUse,
                     "operand 1 (lanes) expected -1, actual " +
                         Twine(All->getSExtValue()));
    return true;
  }
  if (Info.Shape == ShapeRule::SimdSection) {
    unsigned NumLanes = numLanes(Call.getArgOperand(1)->getType());
    unsigned MaskLanes = numLanes(Call.getArgOperand(0)->getType());
    if (MaskLanes >= NumLanes)
      return true;
    return R.error(Call, DiagKind::IntrinsicLanes,
                   "mask expected at least the " + Twine(NumLanes) +
                       " lanes of resume, actual " + Twine(MaskLanes));
  }
  if (Info.Shape == ShapeRule::Vec3) {
    if (numLanes(Call.getType()) == 3)
      return true;
    return R.error(Call, DiagKind::IntrinsicResultType,
                   "result type expected a vector of 3, actual " +
                       typeText(Call.getType()));
  }
  if (Info.Shape != ShapeRule::Lanes)
    return true;
  auto Types = genXOverloads(Info.Id, *Call.getFunctionType());
  for (Type *Ty : Types)
    if (numLanes(Ty) != numLanes(Types.front()))
      return R.error(Call, DiagKind::IntrinsicLanes,
                     "operands expected " + Twine(numLanes(Types.front())) +
                         " lanes as the result, actual " + Twine(numLanes(Ty)));
  return true;
}

} // namespace cmx
