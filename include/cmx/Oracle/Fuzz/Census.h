//===- Census.h - What occurs in kernels, and how often ---------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A census has one counter for each intrinsic and for each kind of instruction.
// A CensusTable lists them by name. It also has rows with count 0 for names
// that could occur but did not.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_ORACLE_FUZZ_CENSUS_H
#define CMX_ORACLE_FUZZ_CENSUS_H

#include "cmx/IR/IntrinsicStates.h"

#include "llvm/IR/Instruction.h"
#include "llvm/IR/Intrinsics.h"
#include "llvm/Support/JSON.h"

#include <array>
#include <map>
#include <string>

namespace llvm {
class Module;
class raw_ostream;
} // namespace llvm

namespace cmx {

class TargetDesc;

constexpr size_t NumGenXIntrinsics = 0
#define CMX_GENX(Enum, Name, Results, Operands, Memory, Lowering, Visa, Signs, \
                 Saturates, Shape)                                             \
  +1
#include "cmx/IR/Intrinsics.def"
    ;

constexpr size_t NumPlainForms = 0
#define CMX_GENX_PLAIN(Enum, Name) +1
#include "cmx/IR/IntrinsicStates.def"
    ;

/// Counters without pointers, so that a worker process can count in memory that
/// it shares with its parent.
struct KernelCensus {
  std::array<uint64_t, NumGenXIntrinsics> Intrinsics{}; ///< Of cmx.
  std::array<uint64_t, NumPlainForms> PlainForms{};
  std::array<uint64_t, llvm::Instruction::OtherOpsEnd> Instructions{};
  std::array<uint64_t, llvm::Intrinsic::num_intrinsics> LLVMIntrinsics{};

  void count(const llvm::Module &M);
  void add(const KernelCensus &Other);

  uint64_t of(GenXIntrinsic Id) const { return Intrinsics[size_t(Id)]; }
  uint64_t of(PlainForm Form) const { return PlainForms[size_t(Form)]; }
};

/// How often each name occurs.
using CensusRows = std::map<std::string, uint64_t>;

struct CensusTable {
  CensusRows Intrinsics;     ///< Of cmx, such as "llvm.genx.all".
  CensusRows Instructions;   ///< Of LLVM, such as "add".
  CensusRows LLVMIntrinsics; ///< Of LLVM, such as "llvm.abs".
};

/// Returns a table of all names that random kernels for one of \p Platforms
/// should contain, and of all other names that occur. If \p Platforms is empty,
/// it means all platforms.
CensusTable tableOf(const KernelCensus &Census,
                    llvm::ArrayRef<const TargetDesc *> Platforms);
void add(CensusTable &Total, const CensusTable &Part);
/// Prints three lists, each sorted by name.
void printTable(const CensusTable &T, llvm::raw_ostream &OS);

llvm::json::Value toJSON(const CensusTable &T);
bool fromJSON(const llvm::json::Value &V, CensusTable &T, llvm::json::Path P);

} // namespace cmx

#endif // CMX_ORACLE_FUZZ_CENSUS_H
