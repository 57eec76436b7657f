//===- Calls.cpp - Decoding calls -----------------------------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The contents of FunctionCode::Table for calls:
//   Runtime       site (two words), slots of the other arguments
//   Call          number of the function, number of arguments, their slots
//   CallExternal  number of the function, slots of the arguments
//   CallAddress   like Call, but starts with the number of words of the result
//
//===----------------------------------------------------------------------===//

#include "Decoder.h"

#include "cmx/Oracle/Generic/LowerToGeneric.h"
#include "cmx/Support/Compat.h"

#include "llvm/ADT/StringSwitch.h"

using namespace llvm;

namespace cmx::eval {

static std::optional<RuntimeCall> runtimeCallOf(StringRef Name) {
  return StringSwitch<std::optional<RuntimeCall>>(Name)
#define CMX_RT(Enum, Name, Result, Parameters) .Case(Name, RuntimeCall::Enum)
#include "cmx/Oracle/Runtime/GenericABI.def"
      .Default(std::nullopt);
}

bool FunctionDecoder::call(const CallInst &I) {
  if (auto *Intrinsic = dyn_cast<IntrinsicInst>(&I))
    return intrinsic(*Intrinsic);
  const Function *Callee = I.getCalledFunction();
  if (!Callee && !I.isInlineAsm())
    return callAddress(I);
  if (!Callee || Callee->isVarArg() ||
      Callee->getFunctionType() != I.getFunctionType())
    return unsupported(I);
  if (std::optional<RuntimeCall> Which = runtimeCallOf(Callee->getName())) {
    // Only lowered functions call the runtime with the right arguments.
    if (!I.getFunction()->hasFnAttribute(generic::LoweredAttr))
      return unsupported(I);
    return runtimeCall(I, *Which);
  }
  if (Callee->getName().starts_with("llvm."))
    return unsupported(I);
  if (!I.getType()->isVoidTy() && !ModuleDecoder::shapeOf(I.getType()))
    return unsupported(I);
  for (const Value *Arg : I.args())
    if (!ModuleDecoder::shapeOf(Arg->getType()))
      return unsupported(I);

  Inst N = start(Op::Call, I);
  std::vector<uint32_t> Entry;
  if (Callee->isDeclaration()) {
    N.Code = Op::CallExternal;
    Entry.push_back(MD.externalNumber(*Callee));
  } else {
    Entry.push_back(P.FunctionNumbers.lookup(Callee->getName()));
    Entry.push_back(I.arg_size());
  }
  for (const Value *Arg : I.args())
    Entry.push_back(slot(Arg));
  N.Extra = uint32_t(F.Table.size());
  F.Table.insert(F.Table.end(), Entry.begin(), Entry.end());
  emit(N, I);
  return true;
}

bool FunctionDecoder::callAddress(const CallInst &I) {
  std::optional<Shape> Result;
  if (!I.getType()->isVoidTy() &&
      !(Result = ModuleDecoder::shapeOf(I.getType())))
    return unsupported(I);
  Inst N = start(Op::CallAddress, I);
  N.A = slot(I.getCalledOperand());
  std::vector<uint32_t> Entry{Result ? Result->words() : 0,
                              uint32_t(I.arg_size())};
  for (const Value *Arg : I.args()) {
    if (!ModuleDecoder::shapeOf(Arg->getType()))
      return unsupported(I);
    Entry.push_back(slot(Arg));
  }
  N.Extra = uint32_t(F.Table.size());
  F.Table.insert(F.Table.end(), Entry.begin(), Entry.end());
  emit(N, I);
  return true;
}

bool FunctionDecoder::runtimeCall(const CallInst &I, RuntimeCall Which) {
  if (Which == RuntimeCall::Barrier || Which == RuntimeCall::BarrierSignal ||
      Which == RuntimeCall::BarrierWait || Which == RuntimeCall::NamedSignal ||
      Which == RuntimeCall::NamedWait)
    P.HasBarriers = true;
  Inst N = start(Op::Runtime, I);
  N.Sub = uint32_t(Which);
  N.Extra = uint32_t(F.Table.size());
  bool IsMath = Which == RuntimeCall::MathF32 || Which == RuntimeCall::MathF64;
  unsigned FirstArg = IsMath ? 0 : 2;
  uint64_t Site = 0;
  if (!IsMath) {
    auto *C = dyn_cast<Constant>(I.getArgOperand(1));
    std::vector<uint64_t> Words;
    std::vector<uint8_t> Poison;
    if (C && MD.constant(C, Words, Poison) && objectNumber(Words[0]) != 0 &&
        objectNumber(Words[0]) <= P.Globals.size()) {
      const Global &G = P.Globals[objectNumber(Words[0]) - 1];
      if (uint32_t(Words[0]) < G.Bytes.size())
        Site = uint64_t(uintptr_t(G.Bytes.data() + uint32_t(Words[0])));
    }
  }
  F.Table.push_back(uint32_t(Site));
  F.Table.push_back(uint32_t(Site >> 32));
  for (unsigned A = FirstArg; A != I.arg_size(); ++A) {
    std::optional<Shape> S =
        ModuleDecoder::shapeOf(I.getArgOperand(A)->getType());
    if (!S || S->words() != 1)
      return unsupported(I);
    F.Table.push_back(slot(I.getArgOperand(A)));
  }
  emit(N, I);
  return true;
}

//===----------------------------------------------------------------------===//
// Intrinsics of LLVM
//===----------------------------------------------------------------------===//

/// Decodes an operation that works lane by lane on up to three operands.
bool FunctionDecoder::lanewise(Op Code, const CallBase &I) {
  Inst N = start(Code, I);
  N.Sub = I.getIntrinsicID();
  if (I.arg_size() > 1)
    N.B = slot(I.getArgOperand(1));
  if (I.arg_size() > 2)
    N.C = slot(I.getArgOperand(2));
  if (Code == Op::FloatExponent)
    N.SrcBits = shape(I.getArgOperand(1)).Bits;
  // For reductions, Extra is the number of lanes of the vector. The vector is
  // the last argument; before it, there may be a start value.
  N.Extra = shape(I.getArgOperand(I.arg_size() - 1)).Lanes;
  emit(N, I);
  return true;
}

bool FunctionDecoder::memoryIntrinsic(const IntrinsicInst &I) {
  Inst N = start(Op::MemCopy, I);
  if (I.arg_size() > 1)
    N.B = slot(I.getArgOperand(1));
  switch (I.getIntrinsicID()) {
  case Intrinsic::memcpy:
  case Intrinsic::memcpy_inline:
  case Intrinsic::memmove:
    N.C = slot(I.getArgOperand(2));
    break;
  case Intrinsic::memset:
  case Intrinsic::memset_inline:
    N.Code = Op::MemSet;
    N.C = slot(I.getArgOperand(2));
    break;
  default: // lifetime: the object, always the last argument
    N.Code = Op::Lifetime;
    N.A = slot(I.getArgOperand(I.arg_size() - 1));
    break;
  }
  emit(N, I);
  return true;
}

/// Decodes a masked access. Operands of loads: pointer, [alignment,] mask, data
/// of disabled lanes. Operands of stores: data, pointer, [alignment,] mask. The
/// alignment is an operand only before LLVM 22.
bool FunctionDecoder::maskedAccess(const IntrinsicInst &I) {
  bool IsLoad = !I.getType()->isVoidTy();
  unsigned NumArgs = I.arg_size();
  const Value *Data = I.getArgOperand(IsLoad ? NumArgs - 1 : 0);
  std::optional<Shape> S = ModuleDecoder::shapeOf(Data->getType());
  if (!S || S->isPacked() || S->wordsPerLane() != 1)
    return unsupported(I);
  Inst N = start(Op::MaskedAccess, I);
  N.Sub = I.getIntrinsicID();
  N.A = slot(I.getArgOperand(IsLoad ? 0 : 1));
  N.B = slot(I.getArgOperand(NumArgs - (IsLoad ? 2 : 1)));
  N.C = slot(Data);
  N.Bits = S->Bits;
  N.Lanes = S->Lanes;
  emit(N, I);
  return true;
}

/// Returns the number of vectors that \p Id interleaves or deinterleaves, or 0
/// if \p Id is not in \p Ids. \p Ids are the intrinsics for 2, 3, ... vectors.
static unsigned interleaved(Intrinsic::ID Id, ArrayRef<Intrinsic::ID> Ids) {
  const auto *It = find(Ids, Id);
  return It == Ids.end() ? 0 : unsigned(It - Ids.begin()) + 2;
}

/// Emits a shuffle for each of the \p Factor vectors. The shuffle writes the
/// lanes of this vector into the result and keeps the other lanes of the
/// result.
void FunctionDecoder::interleave(const IntrinsicInst &I, unsigned Factor) {
  for (unsigned K = 0; K != Factor; ++K) {
    Inst N = start(Op::Shuffle, I);
    N.A = N.Dst;
    N.SrcLanes = N.Lanes;
    N.B = slot(I.getArgOperand(K));
    N.Extra = uint32_t(F.Table.size());
    for (uint32_t L = 0; L != N.Lanes; ++L)
      F.Table.push_back(L % Factor == K ? N.Lanes + L / Factor : L);
    emit(N, I);
  }
}

void FunctionDecoder::deinterleave(const IntrinsicInst &I, unsigned Factor) {
  Shape From = shape(I.getArgOperand(0));
  for (unsigned K = 0; K != Factor; ++K) {
    Inst N = start(Op::Shuffle, I);
    N.B = N.A;
    N.Bits = From.Bits;
    N.Words = uint16_t(From.wordsPerLane());
    N.Lanes = From.Lanes / Factor;
    N.Dst += K * N.Lanes * N.Words;
    N.Extra = uint32_t(F.Table.size());
    for (uint32_t L = 0; L != N.Lanes; ++L)
      F.Table.push_back(L * Factor + K);
    emit(N, I);
  }
}

/// Decodes an intrinsic that splits a float into two parts. Inst::Bits is the
/// lane size of the second field of the result.
bool FunctionDecoder::floatParts(const IntrinsicInst &I) {
  Inst N = start(Op::FloatParts, I);
  N.Sub = I.getIntrinsicID();
  N.Bits = I.getType()->getStructElementType(1)->getScalarSizeInBits();
  emit(N, I);
  return true;
}

/// Decodes an intrinsic that only moves lanes.
bool FunctionDecoder::vectorIntrinsic(const IntrinsicInst &I) {
  const Value *A = I.getArgOperand(0);
  const Value *B = I.arg_size() > 1 ? I.getArgOperand(1) : nullptr;
  unsigned Lanes = shape(&I).Lanes, SrcLanes = shape(A).Lanes;
  SmallVector<int, 64> Mask;
  switch (I.getIntrinsicID()) {
  case Intrinsic::vector_reverse:
    for (unsigned L = Lanes; L-- != 0;)
      Mask.push_back(int(L));
    return shuffle(I, A, nullptr, Mask);
  case CMX_INTRINSIC_SPLICE:
  case CMX_INTRINSIC_SPLICE_RIGHT: {
    int64_t At = cast<ConstantInt>(I.getArgOperand(2))->getSExtValue();
    if (At < 0)
      At += Lanes;
    else if (I.getIntrinsicID() == CMX_INTRINSIC_SPLICE_RIGHT)
      At = Lanes - At;
    for (unsigned L = 0; L != Lanes; ++L)
      Mask.push_back(int(At + L));
    return shuffle(I, A, B, Mask);
  }
  case Intrinsic::vector_extract: {
    uint64_t From = cast<ConstantInt>(B)->getZExtValue();
    for (unsigned L = 0; L != Lanes; ++L)
      Mask.push_back(From + L < SrcLanes ? int(From + L) : -1);
    return shuffle(I, A, nullptr, Mask);
  }
  default: { // vector.insert
    uint64_t At = cast<ConstantInt>(I.getArgOperand(2))->getZExtValue();
    unsigned PartLanes = shape(B).Lanes;
    for (unsigned L = 0; L != Lanes; ++L)
      Mask.push_back(
          int(L < At || L - At >= PartLanes ? L : L - At + SrcLanes));
    return shuffle(I, A, B, Mask);
  }
  }
}

/// Returns the operation that executes the integer intrinsic \p Id lane by
/// lane, or std::nullopt for other intrinsics.
static std::optional<Op> intOperation(Intrinsic::ID Id) {
  switch (Id) {
  case Intrinsic::abs:
  case Intrinsic::smax:
  case Intrinsic::smin:
  case Intrinsic::umax:
  case Intrinsic::umin:
  case Intrinsic::uadd_sat:
  case Intrinsic::sadd_sat:
  case Intrinsic::usub_sat:
  case Intrinsic::ssub_sat:
  case Intrinsic::ushl_sat:
  case Intrinsic::sshl_sat:
  case Intrinsic::fshl:
  case Intrinsic::fshr:
  case Intrinsic::ctpop:
  case Intrinsic::ctlz:
  case Intrinsic::cttz:
  case Intrinsic::bswap:
  case Intrinsic::bitreverse:
  case Intrinsic::scmp:
  case Intrinsic::ucmp:
    return Op::IntIntrinsic;
  case Intrinsic::sadd_with_overflow:
  case Intrinsic::uadd_with_overflow:
  case Intrinsic::ssub_with_overflow:
  case Intrinsic::usub_with_overflow:
  case Intrinsic::smul_with_overflow:
  case Intrinsic::umul_with_overflow:
    return Op::WithOverflow;
  default:
    return std::nullopt;
  }
}

static std::optional<Op> floatOperation(Intrinsic::ID Id) {
  switch (Id) {
  case Intrinsic::fabs:
  case Intrinsic::copysign:
  case Intrinsic::floor:
  case Intrinsic::ceil:
  case Intrinsic::trunc:
  case Intrinsic::rint:
  case Intrinsic::nearbyint:
  case Intrinsic::round:
  case Intrinsic::roundeven:
  case Intrinsic::sqrt:
  case Intrinsic::fma:
  case Intrinsic::fmuladd:
  case Intrinsic::minnum:
  case Intrinsic::maxnum:
  case Intrinsic::minimum:
  case Intrinsic::maximum:
  case CMX_INTRINSIC_MINIMUMNUM:
  case CMX_INTRINSIC_MAXIMUMNUM:
  case Intrinsic::exp2:
  case Intrinsic::log2:
  case Intrinsic::exp:
  case Intrinsic::log:
  case Intrinsic::exp10:
  case Intrinsic::log10:
  case Intrinsic::sin:
  case Intrinsic::cos:
  case Intrinsic::tan:
  case Intrinsic::asin:
  case Intrinsic::acos:
  case Intrinsic::atan:
  case CMX_INTRINSIC_ATAN2:
  case Intrinsic::sinh:
  case Intrinsic::cosh:
  case Intrinsic::tanh:
  case Intrinsic::pow:
  case Intrinsic::canonicalize:
    return Op::FloatIntrinsic;
  case Intrinsic::fptosi_sat:
  case Intrinsic::fptoui_sat:
    return Op::FloatToIntSat;
  case Intrinsic::lround:
  case Intrinsic::llround:
  case Intrinsic::lrint:
  case Intrinsic::llrint:
    return Op::RoundToInt;
  case Intrinsic::is_fpclass:
    return Op::FloatClass;
  case Intrinsic::ldexp:
  case Intrinsic::powi:
    return Op::FloatExponent;
  default:
    return std::nullopt;
  }
}

static std::optional<Op> reduction(Intrinsic::ID Id) {
  switch (Id) {
  case Intrinsic::vector_reduce_add:
  case Intrinsic::vector_reduce_mul:
  case Intrinsic::vector_reduce_and:
  case Intrinsic::vector_reduce_or:
  case Intrinsic::vector_reduce_xor:
  case Intrinsic::vector_reduce_smax:
  case Intrinsic::vector_reduce_smin:
  case Intrinsic::vector_reduce_umax:
  case Intrinsic::vector_reduce_umin:
  case Intrinsic::vector_reduce_fmax:
  case Intrinsic::vector_reduce_fmin:
  case Intrinsic::vector_reduce_fmaximum:
  case Intrinsic::vector_reduce_fminimum:
  case Intrinsic::vector_reduce_fadd:
  case Intrinsic::vector_reduce_fmul:
    return Op::Reduce;
  default:
    return std::nullopt;
  }
}

/// Decodes an intrinsic that cmx's loader replaces by plain instructions.
bool FunctionDecoder::simpleIntrinsic(const IntrinsicInst &I) {
  Inst N = start(Op::FixedPoint, I);
  N.Sub = I.getIntrinsicID();
  if (I.arg_size() > 1)
    N.B = slot(I.getArgOperand(1));
  switch (I.getIntrinsicID()) {
  case Intrinsic::smul_fix:
  case Intrinsic::umul_fix:
  case Intrinsic::smul_fix_sat:
  case Intrinsic::umul_fix_sat:
  case Intrinsic::sdiv_fix:
  case Intrinsic::udiv_fix:
  case Intrinsic::sdiv_fix_sat:
  case Intrinsic::udiv_fix_sat:
    N.Extra = uint32_t(cast<ConstantInt>(I.getArgOperand(2))->getZExtValue());
    break;
  case Intrinsic::get_active_lane_mask:
    if (N.SrcBits > 64 || N.SrcLanes != 1)
      return unsupported(I);
    N.Code = Op::ActiveLanes;
    break;
  case CMX_INTRINSIC_STEPVECTOR:
    if (N.Bits > 64)
      return unsupported(I);
    N.Code = Op::Steps;
    break;
  case Intrinsic::ptrmask:
    if (shape(I.getArgOperand(1)).Bits != N.Bits)
      return unsupported(I);
    N.Code = Op::IntBinary;
    N.Sub = Instruction::And;
    break;
  case Intrinsic::convert_to_fp16:
  case Intrinsic::convert_from_fp16:
    if (N.Lanes != 1 || N.SrcLanes != 1)
      return unsupported(I);
    N.Code = Op::FloatCast;
    if (I.getType()->isIntegerTy())
      N.Kind = FloatKind::Half;
    else
      N.SrcKind = FloatKind::Half;
    break;
  default:
    return unsupported(I);
  }
  emit(N, I);
  return true;
}

bool FunctionDecoder::intrinsic(const IntrinsicInst &I) {
  for (auto *OperationOf : {intOperation, floatOperation, reduction})
    if (std::optional<Op> Code = OperationOf(I.getIntrinsicID()))
      return lanewise(*Code, I);
  Intrinsic::ID Id = I.getIntrinsicID();
  if (unsigned Factor =
          interleaved(Id, {CMX_INTERLEAVE_INTRINSICS(vector_interleave)})) {
    interleave(I, Factor);
    return true;
  }
  if (unsigned Factor =
          interleaved(Id, {CMX_INTERLEAVE_INTRINSICS(vector_deinterleave)})) {
    deinterleave(I, Factor);
    return true;
  }
  switch (Id) {
  case Intrinsic::vector_reverse:
  case CMX_INTRINSIC_SPLICE:
  case CMX_INTRINSIC_SPLICE_RIGHT:
  case Intrinsic::vector_extract:
  case Intrinsic::vector_insert:
    return vectorIntrinsic(I);
  case Intrinsic::frexp:
  case CMX_INTRINSIC_MODF:
  case CMX_INTRINSIC_SINCOS:
    return floatParts(I);
  case Intrinsic::memcpy:
  case Intrinsic::memcpy_inline:
  case Intrinsic::memmove:
  case Intrinsic::memset:
  case Intrinsic::memset_inline:
  case Intrinsic::lifetime_start:
  case Intrinsic::lifetime_end:
    return memoryIntrinsic(I);
  case Intrinsic::masked_load:
  case Intrinsic::masked_store:
  case Intrinsic::masked_gather:
  case Intrinsic::masked_scatter:
    return maskedAccess(I);
  case Intrinsic::trap:
  case Intrinsic::ubsantrap:
    emit(start(Op::Trap, I), I);
    return true;
  case Intrinsic::assume:
    return lanewise(Op::Assume, I);
  case Intrinsic::expect:
  case Intrinsic::expect_with_probability:
  case Intrinsic::ssa_copy:
  case Intrinsic::arithmetic_fence:
  case Intrinsic::launder_invariant_group:
  case Intrinsic::strip_invariant_group: {
    Inst N = start(Op::Copy, I);
    N.Extra = shape(&I).words();
    emit(N, I);
    return true;
  }
  case Intrinsic::stacksave: // Variables stay until the function returns.
    return all_of(I.users(), IsaPred<IntrinsicInst>) || unsupported(I);
  case Intrinsic::stackrestore:
  case Intrinsic::donothing:
  case Intrinsic::prefetch:
  case Intrinsic::sideeffect:
  case Intrinsic::experimental_noalias_scope_decl:
  case Intrinsic::var_annotation:
  case Intrinsic::pseudoprobe:
    return true;
  default:
    return I.isAssumeLikeIntrinsic() && I.getType()->isVoidTy()
               ? true
               : simpleIntrinsic(I);
  }
}

} // namespace cmx::eval
