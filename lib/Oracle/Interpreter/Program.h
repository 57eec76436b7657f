//===- Program.h - A kernel decoded for execution ---------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A kernel and the functions that it calls, with all names resolved: variables
// are places in one array of bytes, labels are positions, and types are
// functions that read and write lanes. A Decoder makes the program once; all
// threads read it.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_LIB_ORACLE_INTERPRETER_PROGRAM_H
#define CMX_LIB_ORACLE_INTERPRETER_PROGRAM_H

#include "Operations.h"
#include "Values.h"
#include "cmx/Oracle/Interpreter/Interpreter.h"
#include "cmx/VISA/Model.h"

#include "llvm/ADT/SmallVector.h"

namespace cmx {
namespace interpreter {

class ThreadState;

/// Returns a hash of \p N. The hashes of neighbouring numbers differ much.
uint64_t mix(uint64_t N);

/// The size of the longest element: a stray read gets so many bytes.
constexpr uint32_t StrayBytes = 8;
constexpr uint32_t NoRoot = ~0u;
constexpr uint32_t NoIndex = ~0u;

/// A general variable that is no alias.
struct Root {
  uint32_t StartBytes = 0; ///< In ThreadState::Registers.
  uint32_t SizeBytes = 0;
  std::string Name;
};

/// The place of a declaration. Start and End count bytes of Registers for
/// general variables, and elements of Addresses, Predicates or States for other
/// variables.
struct Place {
  visa::DeclKind Kind = visa::DeclKind::General;
  ElemType Type = ElemType::UD;
  uint32_t Root = NoRoot;
  uint32_t Start = 0;
  uint32_t End = 0; ///< Not beyond the root variable.
};

/// One position in each kind of storage of a thread.
struct StorageMark {
  uint32_t Byte = 0, Address = 0, Predicate = 0, State = 0;
};

/// A kernel or global function of the program.
struct Function {
  const visa::Kernel *K = nullptr;
  std::vector<Place> Places; ///< By DeclId.
  uint32_t FirstSite = 0;    ///< Site of its first instruction.
  uint32_t EntryPC = 0;
  StorageMark Begin, End; ///< Of its variables.
};

/// The bytes of a source or destination with a region.
struct OperandRegion {
  enum class Form : uint8_t {
    Direct,
    Indirect,      ///< From one address.
    MultiIndirect, ///< Each group of Walk.Width lanes has an address.
    Constant,      ///< Lanes in Program::Constants.
    Nowhere        ///< %null
  };
  Form F = Form::Direct;
  ElemType Type = ElemType::UD;
  uint8_t ElemBytes = 4;
  visa::SrcMod Mod = visa::SrcMod::None;
  /// Direct: some lane may leave the variable, so each lane is checked.
  bool IsSuspect = false;
  uint8_t Operand = 0; ///< Number in the instruction, for errors.
  ElementWalk Walk;
  uint32_t SpanBytes = 0; ///< From the start to the end of the farthest lane.
  int32_t StartBytes = 0; ///< Direct: in Registers. Else added to addresses.
  uint32_t Low = 0, High = 0; ///< Direct: the variable's bytes.
  uint32_t Index = 0;         ///< First address, or number of the constant.
};
struct Source : OperandRegion {
  LoadFn Load = nullptr;
};
struct Destination : OperandRegion {
  StoreFn Store = nullptr;
};

/// One executable instruction. Labels, files, locations and the ends of
/// lifetimes are dropped.
struct DecodedInst {
  /// Returns false if the thread ends.
  using Handler = bool (*)(ThreadState &S, const DecodedInst &D);
  Handler Run = nullptr;
  OpFn Op = nullptr; ///< Null: the result is src0.
  CompareFn Compare = nullptr;
  const visa::Instruction *I = nullptr;
  uint32_t Site = 0;
  uint32_t Function = 0;
  uint32_t FirstSource = 0;      ///< In Program::Sources.
  uint32_t FirstDestination = 0; ///< In Program::Destinations.
  uint32_t Predicate = NoIndex;
  /// PC of a branch target, first element of an address or state operand,
  /// number of the written predicate, or number of the function that faddr
  /// names.
  uint32_t Target = 0;
  /// Other numbers, by handler: the predicates to read, an address and its
  /// step, a range of bytes, or a jump table.
  uint32_t Operands[2] = {NoIndex, NoIndex};
  Rep R = Rep::Int;
  uint8_t NumSources = 0, NumDestinations = 0;
  uint8_t Size = 1, FirstLane = 0;
  bool NoMask = false;
  visa::PredMode Mode = visa::PredMode::Lane;
  bool PredicateInverted = false;
  bool TakesTime = false;     ///< Reads %tsc.
  bool ChecksDivisor = false; ///< Integer div, mod.
  bool IsRawMove = false;     ///< Floats are loaded and stored as bits.
  bool WritesControl = false; ///< %cr0
  OpFacts Facts;
};

struct Program {
  InterpreterOptions Options;
  unsigned GRFBytes = 32;
  bool HasFloatDiv = true; ///< If not, div of floats is inv and mul.
  bool UsesBarriers = false;
  bool TakesPredicates = false; ///< Inputs may be predicates (inline assembly).
  uint64_t SLMBytes = 0;
  /// Channels that no branch tests: always enabled.
  uint32_t Followers = 0;
  std::vector<Function> Functions; ///< The kernel first.
  std::vector<Root> Roots;
  uint32_t NumBytes = 0, NumAddresses = 0, NumPredicates = 0, NumStates = 0;
  uint32_t StrayStart = 0;      ///< Result of stray reads: StrayBytes bytes.
  std::vector<uint8_t> Garbage; ///< Registers of a new thread.
  std::vector<DecodedInst> Insts;
  std::vector<Source> Sources;
  std::vector<Destination> Destinations;
  std::vector<Lanes> Constants;
  std::vector<uint32_t> PredicateSizes; ///< Elements, by predicate.
  std::vector<std::string> PredicateNames;
  std::vector<uint32_t> PredicateGarbage; ///< Predicates of a new thread.
  /// The PCs of the targets of all switchjmp, one table after the other.
  std::vector<uint32_t> JumpTables;

  std::string describe(uint32_t Site) const;
  const Place &place(uint32_t Function, visa::DeclId Id) const {
    return Functions[Function].Places[uint32_t(Id)];
  }
};

} // namespace interpreter
} // namespace cmx

#endif // CMX_LIB_ORACLE_INTERPRETER_PROGRAM_H
