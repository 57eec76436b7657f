//===- Census.cpp - What occurs in kernels, and how often -----------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/Oracle/Fuzz/Census.h"

#include "cmx/Oracle/Fuzz/RandomKernel.h"
#include "cmx/Support/Compat.h"
#include "cmx/Target/TargetDesc.h"

#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace cmx {

//===----------------------------------------------------------------------===//
// Counting
//===----------------------------------------------------------------------===//

static uint64_t numCalls(const Function &F) {
  return uint64_t(count_if(F.uses(), [](const Use &U) {
    auto *Call = dyn_cast<CallBase>(U.getUser());
    return Call && Call->isCallee(&U);
  }));
}

/// Counts instructions and calls of intrinsics. Counts the calls per
/// declaration, so that each name is parsed only once.
void KernelCensus::count(const Module &M) {
  for (const Function &F : M) {
    for (const Instruction &I : instructions(F))
      ++Instructions[I.getOpcode()];
    if (!F.isDeclaration())
      continue;
    if (std::optional<GenXIntrinsic> Id = getGenXIntrinsic(F))
      Intrinsics[size_t(*Id)] += numCalls(F);
    else if (std::optional<PlainForm> Form = getPlainForm(F))
      PlainForms[size_t(*Form)] += numCalls(F);
    else if (F.getIntrinsicID() != Intrinsic::not_intrinsic)
      LLVMIntrinsics[F.getIntrinsicID()] += numCalls(F);
  }
}

template <typename ArrayT>
static void addCounters(ArrayT &Total, const ArrayT &Part) {
  for (size_t N = 0; N != Total.size(); ++N)
    Total[N] += Part[N];
}

void KernelCensus::add(const KernelCensus &Other) {
  addCounters(Intrinsics, Other.Intrinsics);
  addCounters(PlainForms, Other.PlainForms);
  addCounters(Instructions, Other.Instructions);
  addCounters(LLVMIntrinsics, Other.LLVMIntrinsics);
}

//===----------------------------------------------------------------------===//
// Names
//===----------------------------------------------------------------------===//

/// Random kernels must contain these instructions of LLVM.
static constexpr unsigned WantedInstructions[] = {
    // Control flow.
    Instruction::Ret,
    Instruction::Br,
    Instruction::Switch,
    Instruction::Unreachable,
    Instruction::PHI,
    Instruction::Call,
    Instruction::Select,
    // Arithmetic.
    Instruction::Add,
    Instruction::Sub,
    Instruction::Mul,
    Instruction::UDiv,
    Instruction::SDiv,
    Instruction::URem,
    Instruction::SRem,
    Instruction::Shl,
    Instruction::LShr,
    Instruction::AShr,
    Instruction::And,
    Instruction::Or,
    Instruction::Xor,
    Instruction::FNeg,
    Instruction::FAdd,
    Instruction::FSub,
    Instruction::FMul,
    Instruction::FDiv,
    Instruction::FRem,
    Instruction::ICmp,
    Instruction::FCmp,
    // Conversions.
    Instruction::Trunc,
    Instruction::ZExt,
    Instruction::SExt,
    Instruction::FPTrunc,
    Instruction::FPExt,
    Instruction::FPToUI,
    Instruction::FPToSI,
    Instruction::UIToFP,
    Instruction::SIToFP,
    Instruction::BitCast,
    Instruction::PtrToInt,
    Instruction::IntToPtr,
    Instruction::AddrSpaceCast,
    Instruction::Freeze,
    // Memory.
    Instruction::Alloca,
    Instruction::Load,
    Instruction::Store,
    Instruction::GetElementPtr,
    Instruction::AtomicRMW,
    Instruction::AtomicCmpXchg,
    Instruction::Fence,
    // Vectors and structures.
    Instruction::ExtractElement,
    Instruction::InsertElement,
    Instruction::ShuffleVector,
    Instruction::ExtractValue,
    Instruction::InsertValue,
};

/// Random kernels must contain these intrinsics of LLVM. Every supported
/// release of LLVM has them. Other intrinsics compile, but are not wanted:
/// - readcyclecounter, because the oracle has no clock;
/// - hints and questions to LLVM's passes (assume, lifetime.*, objectsize,
///   is.constant);
/// - constrained operations, because the first pass replaces them by plain
///   ones.
static constexpr Intrinsic::ID WantedIntrinsics[] = {
    Intrinsic::abs,
    Intrinsic::acos,
    Intrinsic::arithmetic_fence,
    Intrinsic::asin,
    Intrinsic::atan,
    Intrinsic::bitreverse,
    Intrinsic::bswap,
    Intrinsic::canonicalize,
    Intrinsic::ceil,
    Intrinsic::convert_from_fp16,
    Intrinsic::convert_to_fp16,
    Intrinsic::copysign,
    Intrinsic::cos,
    Intrinsic::cosh,
    Intrinsic::ctlz,
    Intrinsic::ctpop,
    Intrinsic::cttz,
    Intrinsic::exp,
    Intrinsic::exp10,
    Intrinsic::exp2,
    Intrinsic::expect,
    Intrinsic::fabs,
    Intrinsic::floor,
    Intrinsic::fma,
    Intrinsic::fmuladd,
    Intrinsic::fptosi_sat,
    Intrinsic::fptoui_sat,
    Intrinsic::frexp,
    Intrinsic::fshl,
    Intrinsic::fshr,
    Intrinsic::get_active_lane_mask,
    Intrinsic::is_fpclass,
    Intrinsic::launder_invariant_group,
    Intrinsic::ldexp,
    Intrinsic::llrint,
    Intrinsic::llround,
    Intrinsic::log,
    Intrinsic::log10,
    Intrinsic::log2,
    Intrinsic::lrint,
    Intrinsic::lround,
    Intrinsic::masked_gather,
    Intrinsic::masked_load,
    Intrinsic::masked_scatter,
    Intrinsic::masked_store,
    Intrinsic::maximum,
    Intrinsic::maxnum,
    Intrinsic::memcpy,
    Intrinsic::memcpy_inline,
    Intrinsic::memmove,
    Intrinsic::memset,
    Intrinsic::memset_inline,
    Intrinsic::minimum,
    Intrinsic::minnum,
    Intrinsic::nearbyint,
    Intrinsic::pow,
    Intrinsic::powi,
    Intrinsic::prefetch,
    Intrinsic::ptrmask,
    Intrinsic::rint,
    Intrinsic::round,
    Intrinsic::roundeven,
    Intrinsic::sadd_sat,
    Intrinsic::sadd_with_overflow,
    Intrinsic::scmp,
    Intrinsic::sdiv_fix,
    Intrinsic::sdiv_fix_sat,
    Intrinsic::sin,
    Intrinsic::sinh,
    Intrinsic::smax,
    Intrinsic::smin,
    Intrinsic::smul_fix,
    Intrinsic::smul_fix_sat,
    Intrinsic::smul_with_overflow,
    Intrinsic::sqrt,
    Intrinsic::sshl_sat,
    Intrinsic::ssub_sat,
    Intrinsic::ssub_with_overflow,
    Intrinsic::stackrestore,
    Intrinsic::stacksave,
    Intrinsic::strip_invariant_group,
    Intrinsic::tan,
    Intrinsic::tanh,
    Intrinsic::trap,
    Intrinsic::trunc,
    Intrinsic::uadd_sat,
    Intrinsic::uadd_with_overflow,
    Intrinsic::ubsantrap,
    Intrinsic::ucmp,
    Intrinsic::udiv_fix,
    Intrinsic::udiv_fix_sat,
    Intrinsic::umax,
    Intrinsic::umin,
    Intrinsic::umul_fix,
    Intrinsic::umul_fix_sat,
    Intrinsic::umul_with_overflow,
    Intrinsic::ushl_sat,
    Intrinsic::usub_sat,
    Intrinsic::usub_with_overflow,
    Intrinsic::vector_deinterleave2,
    Intrinsic::vector_extract,
    Intrinsic::vector_insert,
    Intrinsic::vector_interleave2,
    Intrinsic::vector_reduce_add,
    Intrinsic::vector_reduce_and,
    Intrinsic::vector_reduce_fadd,
    Intrinsic::vector_reduce_fmax,
    Intrinsic::vector_reduce_fmaximum,
    Intrinsic::vector_reduce_fmin,
    Intrinsic::vector_reduce_fminimum,
    Intrinsic::vector_reduce_fmul,
    Intrinsic::vector_reduce_mul,
    Intrinsic::vector_reduce_or,
    Intrinsic::vector_reduce_smax,
    Intrinsic::vector_reduce_smin,
    Intrinsic::vector_reduce_umax,
    Intrinsic::vector_reduce_umin,
    Intrinsic::vector_reduce_xor,
    Intrinsic::vector_reverse,
    CMX_INTRINSIC_STEPVECTOR,
};

static constexpr PlainForm WantedPlainForms[] = {
    PlainForm::SimdAny, PlainForm::SimdPredicate, PlainForm::UnmaskBegin,
    PlainForm::UnmaskEnd};

static CensusRows intrinsicRows(const KernelCensus &Census,
                                ArrayRef<const TargetDesc *> Platforms) {
  CensusRows Rows;
  for (const GenXInfo &Info : allGenXInfos()) {
    bool Wanted = any_of(
        Platforms, [&](const TargetDesc *TD) { return canOccur(Info.Id, TD); });
    if (Wanted || Census.of(Info.Id))
      Rows[Info.Name] = Census.of(Info.Id);
  }
  for (auto [N, Name] : enumerate(plainFormNames()))
    if (is_contained(WantedPlainForms, PlainForm(N)) || Census.PlainForms[N])
      Rows["llvm.genx." + Name.str()] = Census.PlainForms[N];
  return Rows;
}

static CensusRows instructionRows(const KernelCensus &Census) {
  CensusRows Rows;
  for (auto [Opcode, Count] : enumerate(Census.Instructions))
    if (Count || is_contained(WantedInstructions, Opcode))
      Rows[Instruction::getOpcodeName(unsigned(Opcode))] = Count;
  return Rows;
}

static CensusRows llvmIntrinsicRows(const KernelCensus &Census) {
  CensusRows Rows;
  for (auto [Id, Count] : enumerate(Census.LLVMIntrinsics))
    if (Count || is_contained(WantedIntrinsics, Id))
      Rows[Intrinsic::getBaseName(Intrinsic::ID(Id)).str()] = Count;
  return Rows;
}

CensusTable tableOf(const KernelCensus &Census,
                    ArrayRef<const TargetDesc *> Platforms) {
  if (Platforms.empty())
    Platforms = TargetDesc::all();
  return {intrinsicRows(Census, Platforms), instructionRows(Census),
          llvmIntrinsicRows(Census)};
}

//===----------------------------------------------------------------------===//
// Tables
//===----------------------------------------------------------------------===//

static void addRows(CensusRows &Total, const CensusRows &Part) {
  for (const auto &[Name, Count] : Part)
    Total[Name] += Count;
}

void add(CensusTable &Total, const CensusTable &Part) {
  addRows(Total.Intrinsics, Part.Intrinsics);
  addRows(Total.Instructions, Part.Instructions);
  addRows(Total.LLVMIntrinsics, Part.LLVMIntrinsics);
}

static void printRows(StringRef Title, const CensusRows &Rows,
                      raw_ostream &OS) {
  auto NumAbsent = count_if(Rows, [](auto &Row) { return Row.second == 0; });
  OS << Title << ": " << Rows.size() << " names, of which " << NumAbsent
     << " occurred 0 times\n";
  for (const auto &[Name, Count] : Rows)
    OS << format("%10llu ", (unsigned long long)Count) << Name << '\n';
}

void printTable(const CensusTable &T, raw_ostream &OS) {
  printRows("intrinsics of cmx", T.Intrinsics, OS);
  printRows("instructions of LLVM", T.Instructions, OS);
  printRows("intrinsics of LLVM", T.LLVMIntrinsics, OS);
}

static json::Value rowsToJSON(const CensusRows &Rows) {
  json::Object O;
  for (const auto &[Name, Count] : Rows)
    O[Name] = Count;
  return O;
}

json::Value toJSON(const CensusTable &T) {
  return json::Object{{"intrinsics", rowsToJSON(T.Intrinsics)},
                      {"instructions", rowsToJSON(T.Instructions)},
                      {"llvmIntrinsics", rowsToJSON(T.LLVMIntrinsics)}};
}

bool fromJSON(const json::Value &V, CensusTable &T, json::Path P) {
  json::ObjectMapper O(V, P);
  return O && O.map("intrinsics", T.Intrinsics) &&
         O.map("instructions", T.Instructions) &&
         O.map("llvmIntrinsics", T.LLVMIntrinsics);
}

} // namespace cmx
