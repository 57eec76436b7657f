//===- ParallelCopy.cpp - Simultaneous copies one by one ------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The copies are edges of a graph, from source to destination, at most one to
// each variable. A destination can be written if no pending copy reads it.
// After a copy is written, it is not pending. So its source may then be such a
// destination, too. When no such destination is left, the pending copies form
// cycles: exactly one pending copy reads each of their variables. A cycle is
// opened at a variable whose value was already copied to another variable, or
// is now copied to a temporary.
//
//===----------------------------------------------------------------------===//

#include "ParallelCopy.h"

using namespace llvm;

namespace cmx {

namespace {
struct Place {
  unsigned Source = VariableAssignment::None;    ///< Of the copy to this place.
  unsigned Readers = 0;                          ///< Pending copies from here.
  unsigned Elsewhere = VariableAssignment::None; ///< A variable with its value.
  bool Written = false;
};
} // namespace

void sequentializeCopies(ArrayRef<VariableAssignment::Copy> Parallel,
                         std::vector<VariableAssignment::Copy> &Out,
                         function_ref<unsigned(unsigned)> TemporaryLike) {
  constexpr unsigned None = VariableAssignment::None;
  DenseMap<unsigned, Place> Places;
  SmallVector<unsigned, 8> Ready, Order;
  for (const VariableAssignment::Copy &C : Parallel) {
    if (C.SrcVar == None || C.SrcVar == C.Dst)
      continue;
    Places[C.Dst].Source = C.SrcVar;
    ++Places[C.SrcVar].Readers;
    Order.push_back(C.Dst);
  }
  for (unsigned Dst : reverse(Order))
    if (!Places[Dst].Readers)
      Ready.push_back(Dst);

  auto Drain = [&] {
    while (!Ready.empty()) {
      unsigned Dst = Ready.pop_back_val();
      unsigned Src = Places[Dst].Source;
      Places[Dst].Source = None;
      Places[Dst].Written = true;
      Place &From = Places[Src];
      Out.push_back({Dst, From.Written ? From.Elsewhere : Src, nullptr});
      From.Elsewhere = Dst;
      if (From.Source != None && --From.Readers == 0)
        Ready.push_back(Src);
    }
  };
  Drain();
  auto Open = [&](unsigned Dst) {
    Ready.push_back(Dst);
    Drain();
  };
  for (unsigned Dst : Order)
    if (Places[Dst].Source != None && Places[Dst].Elsewhere != None)
      Open(Dst);
  for (unsigned Dst : Order)
    if (Places[Dst].Source != None) {
      unsigned Temporary = TemporaryLike(Dst);
      Out.push_back({Temporary, Dst, nullptr});
      Places[Dst].Elsewhere = Temporary;
      Open(Dst);
    }
  for (const VariableAssignment::Copy &C : Parallel)
    if (C.SrcVar == None)
      Out.push_back(C);
}

} // namespace cmx
