//===- Decoder.h - From the model to a program ------------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Decodes the storage of the kernel and of all functions that fcall and faddr
// name, then instructions, then branch targets. The decoder does not check
// legality. But programs that cannot run here are errors: types that do not
// match, instructions without a counterpart on the CPU, names that do not
// exist.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_LIB_ORACLE_INTERPRETER_DECODER_H
#define CMX_LIB_ORACLE_INTERPRETER_DECODER_H

#include "Program.h"

#include "llvm/ADT/Twine.h"
#include "llvm/Support/Error.h"

#include <map>
#include <tuple>

namespace cmx {
namespace interpreter {

class Decoder {
public:
  Decoder(Program &P, const visa::Kernel &K, const visa::Module *M)
      : P(P), Main(K), M(M) {}
  llvm::Error run();

private:
  using Ops = llvm::ArrayRef<visa::Operand>;

  //===--- Storage (DecodeStorage.cpp) ---===//
  bool addFunctions();
  bool checkInputs(const visa::Kernel &K);
  bool addFunction(const visa::Kernel &K);
  void addPlaces(uint32_t F);
  void addPlace(uint32_t F, visa::DeclId Id);
  void fillGarbage();

  //===--- Instructions (Decoder.cpp) ---===//
  bool decodeFunction(uint32_t F);
  bool decodeInst();
  void decodeLifetimeStart(visa::DeclId Var);
  bool decodePredicate();
  bool decodeMessage();
  void resolveTargets();

  //===--- Arithmetic (DecodeALU.cpp) ---===//
  bool decodeAlu(Ops O);
  bool decodeValues(Ops O);
  bool decodeMov(Ops O);
  bool decodeCompare(Ops O);
  bool decodePredicateLogic(Ops O);
  bool decodeSetp(Ops O);
  bool decodeAddress(Ops O);
  bool decodeMovs(Ops O);
  bool decodeConversion(Ops O);
  bool pickRep(Ops O);
  void setFacts(Ops O);

  //===--- Operands (DecodeOperands.cpp) ---===//
  std::optional<ElemType> typeOf(const visa::Operand &O) const;
  bool addSource(Ops O, unsigned N);
  /// \p From is the representation of the stored lanes. \p IsRaw has the same
  /// meaning as in storeFunction.
  bool addDestination(Ops O, unsigned N, Rep From, bool IsRaw);
  void addSecondHalf(Ops O);
  void placeDirect(OperandRegion &R, const visa::Operand &O);
  bool placeIndirect(OperandRegion &R, const visa::Operand &O);
  uint32_t constant(const visa::Operand &O);
  /// Sets \p At to the first element of an address operand and checks that all
  /// elements exist.
  bool addressOperand(const visa::Operand &O, unsigned NumElts, uint32_t &At);
  bool stateOperand(const visa::Operand &O, uint32_t &At);

  //===--- Control flow (Decoder.cpp) ---===//
  bool decodeControl(Ops O);
  uint32_t labelTarget(visa::LabelId L) const;

  const Place &place(visa::DeclId Id) const {
    return P.Functions[CurFn].Places[uint32_t(Id)];
  }
  /// Records why the present instruction cannot be executed; returns false.
  bool refuse(const llvm::Twine &Why);

  Program &P;
  const visa::Kernel &Main;
  const visa::Module *M;
  std::string Failure;

  uint32_t CurFn = 0;
  uint32_t CurSite = 0;
  DecodedInst D;
  bool PredicateIsNarrow = false;
  /// PC of each label of each function.
  std::vector<std::vector<uint32_t>> LabelPCs;
  /// The indices of the branches in P.Insts. Until resolveTargets runs, their
  /// Target or their entries in JumpTables are labels.
  std::vector<uint32_t> Branches;
  /// Maps names to numbers of functions, for fcall and faddr.
  std::map<std::string, uint32_t> ByName;
  std::map<std::tuple<Rep, unsigned, unsigned, uint64_t>, uint32_t> Constants;
};

//===--- Handlers, by file ---===//
// Arithmetic.cpp
bool runALU(ThreadState &S, const DecodedInst &D);
bool runSel(ThreadState &S, const DecodedInst &D);
bool runCompare(ThreadState &S, const DecodedInst &D);
bool runControlRegister(ThreadState &S, const DecodedInst &D);
// Predicates.cpp
bool runPredicateLogic(ThreadState &S, const DecodedInst &D);
bool runSetp(ThreadState &S, const DecodedInst &D);
bool runSetpLanes(ThreadState &S, const DecodedInst &D);
bool runReadPredicate(ThreadState &S, const DecodedInst &D);
bool runNarrowPredicate(ThreadState &S, const DecodedInst &D);
// Addresses.cpp
bool runAddressOf(ThreadState &S, const DecodedInst &D);
bool runAddressAdd(ThreadState &S, const DecodedInst &D);
bool runReadAddress(ThreadState &S, const DecodedInst &D);
bool runMoveState(ThreadState &S, const DecodedInst &D);
bool runSetState(ThreadState &S, const DecodedInst &D);
bool runReadState(ThreadState &S, const DecodedInst &D);
// Control.cpp
bool runJmp(ThreadState &S, const DecodedInst &D);
bool runGoto(ThreadState &S, const DecodedInst &D);
bool runCall(ThreadState &S, const DecodedInst &D);
bool runFcall(ThreadState &S, const DecodedInst &D);
bool runIfcall(ThreadState &S, const DecodedInst &D);
bool runFaddr(ThreadState &S, const DecodedInst &D);
bool runRet(ThreadState &S, const DecodedInst &D);
bool runSwitch(ThreadState &S, const DecodedInst &D);
bool runLifetimeStart(ThreadState &S, const DecodedInst &D);
bool runEnd(ThreadState &S, const DecodedInst &D);
bool runMessage(ThreadState &S, const DecodedInst &D);

} // namespace interpreter
} // namespace cmx

#endif // CMX_LIB_ORACLE_INTERPRETER_DECODER_H
