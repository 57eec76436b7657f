//===- EvaluateFunction.h - Vectors through the evaluator -------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Helpers for tests that run functions in the evaluator. Arguments and results
// are lists of lanes.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_UNITTESTS_ORACLE_EVALUATOR_EVALUATEFUNCTION_H
#define CMX_UNITTESTS_ORACLE_EVALUATOR_EVALUATEFUNCTION_H

#include "cmx/Oracle/Evaluator/Evaluator.h"
#include "cmx/Oracle/Runtime/Thread.h"

#include "llvm/ADT/APInt.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/DerivedTypes.h"
#include "llvm/IR/Module.h"
#include "gtest/gtest.h"

#include <optional>
#include <string>
#include <vector>

namespace cmx {

/// The bits of the lanes of a value. std::nullopt is poison. Lanes of type i1
/// have 8 bits.
using Lanes = std::vector<std::optional<llvm::APInt>>;

inline unsigned laneBytes(const llvm::Type *Ty) {
  return (Ty->getScalarSizeInBits() + 7) / 8;
}

inline EvalValue toValue(const Lanes &L, const llvm::Type *Ty) {
  EvalValue V;
  for (const auto &Lane : L)
    for (unsigned Byte = 0; Byte != laneBytes(Ty); ++Byte) {
      V.Bytes.push_back(
          Lane && 8 * Byte < Lane->getBitWidth()
              ? uint8_t(Lane->lshr(8 * Byte).getLoBits(8).getZExtValue())
              : 0);
      V.Undef.push_back(!Lane);
    }
  return V;
}

inline Lanes fromValue(const EvalValue &V, const llvm::Type *Ty) {
  unsigned Bytes = laneBytes(Ty);
  Lanes L;
  for (size_t At = 0; At + Bytes <= V.Bytes.size(); At += Bytes) {
    llvm::APInt Lane(8 * Bytes, 0);
    bool IsPoison = false;
    for (unsigned Byte = 0; Byte != Bytes; ++Byte) {
      Lane |= llvm::APInt(8 * Bytes, V.Bytes[At + Byte]) << 8 * Byte;
      IsPoison |= At + Byte < V.Undef.size() && V.Undef[At + Byte];
    }
    L.push_back(IsPoison ? std::nullopt : std::optional(Lane));
  }
  return L;
}

inline std::string laneText(const std::optional<llvm::APInt> &Lane) {
  return Lane ? llvm::toString(*Lane, 16, false) : "poison";
}

/// The result of a function, and the error and the notes of its run.
struct Evaluated {
  Lanes Result;
  std::optional<runtime::RuntimeError> Error;
  std::vector<runtime::RuntimeError> Notes;
};

inline Evaluated evaluateWithErrors(const llvm::Module &M,
                                    llvm::StringRef Function,
                                    llvm::ArrayRef<Lanes> Args) {
  auto E = createEvaluator(M);
  if (!E) {
    ADD_FAILURE() << llvm::toString(E.takeError());
    return {};
  }
  const llvm::Function *F = M.getFunction(Function);
  std::vector<EvalValue> Values;
  for (size_t K = 0; K != Args.size(); ++K)
    Values.push_back(
        toValue(Args[K], F->getFunctionType()->getParamType(unsigned(K))));
  runtime::Memory Mem;
  runtime::Reporter Errors;
  runtime::ThreadContext T(Mem, Errors, (*E)->sites());
  EvalResult R = (*E)->call(Function, Values, T);
  return {fromValue(R.Returned, F->getReturnType()), Errors.error(),
          Errors.notes()};
}

inline Lanes evaluate(const llvm::Module &M, llvm::StringRef Function,
                      llvm::ArrayRef<Lanes> Args) {
  Evaluated E = evaluateWithErrors(M, Function, Args);
  if (E.Error)
    ADD_FAILURE() << E.Error->str();
  return E.Result;
}

} // namespace cmx

#endif // CMX_UNITTESTS_ORACLE_EVALUATOR_EVALUATEFUNCTION_H
