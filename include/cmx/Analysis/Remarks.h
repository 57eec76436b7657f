//===- Remarks.h - Telling the user what a pass did -------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LLVM's optimization remarks, with one statement per remark:
//
//   Remarks Rem(F, DEBUG_TYPE);
//   Rem.passed("Folded", I, [&](Remark &R) {
//     R << "read of " << remarkValue("Inner", Inner) << " folded into "
//       << remarkRegion("Region", Composed);
//   });
//
// There are three kinds of remarks: passed (a change was made), missed (a
// change was not possible, and why), analysis (a fact that explains the
// result). The text is a sentence without capital letter and period. Facts that
// a program may read are named arguments in it (ore::NV). The remark's name is
// CamelCase and names one kind of event. A remark carries the debug location,
// function and block of an instruction. If the instruction is removed before
// the remark is made, first make a RemarkPlace of it.
//
// The lambda is called only if remarks of this pass are enabled
// (-pass-remarks*, -pass-remarks-output, --report).
//
//===----------------------------------------------------------------------===//

#ifndef CMX_ANALYSIS_REMARKS_H
#define CMX_ANALYSIS_REMARKS_H

#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Instruction.h"

namespace cmx {

class Region;

/// Takes a remark's text by operator<<.
using Remark = llvm::DiagnosticInfoOptimizationBase;

/// The place of an instruction. Valid as long as its block exists.
struct RemarkPlace {
  llvm::DebugLoc Loc;
  const llvm::BasicBlock *Block;

  RemarkPlace(const llvm::Instruction &I)
      : Loc(I.getDebugLoc()), Block(I.getParent()) {}
};

/// The remarks of one pass about one function. Cheap to make.
class Remarks {
  const llvm::Function &F;
  const char *PassName;
  llvm::OptimizationRemarkEmitter ORE;

  template <typename RemarkT, typename FillT>
  void emitAt(llvm::StringRef Name, const RemarkPlace &At, FillT Fill) {
    if (!enabled())
      return;
    RemarkT R(PassName, Name, llvm::DiagnosticLocation(At.Loc), At.Block);
    Fill(static_cast<Remark &>(R));
    ORE.emit(R);
  }
  template <typename RemarkT, typename FillT>
  void emitForFunction(llvm::StringRef Name, FillT Fill) {
    if (!enabled() || F.isDeclaration())
      return;
    RemarkT R(PassName, Name, llvm::DiagnosticLocation(F.getSubprogram()),
              &F.getEntryBlock());
    Fill(static_cast<Remark &>(R));
    ORE.emit(R);
  }

public:
  /// \p PassName: the pass's registry name, a literal (DEBUG_TYPE).
  Remarks(const llvm::Function &F, const char *PassName)
      : F(F), PassName(PassName), ORE(&F) {}

  /// Are remarks enabled? If not, the pass can skip work that only remarks
  /// need.
  bool enabled() const { return ORE.allowExtraAnalysis(PassName); }

  template <typename FillT>
  void passed(llvm::StringRef Name, const RemarkPlace &At, FillT Fill) {
    emitAt<llvm::OptimizationRemark>(Name, At, Fill);
  }
  template <typename FillT>
  void missed(llvm::StringRef Name, const RemarkPlace &At, FillT Fill) {
    emitAt<llvm::OptimizationRemarkMissed>(Name, At, Fill);
  }
  template <typename FillT>
  void analysis(llvm::StringRef Name, const RemarkPlace &At, FillT Fill) {
    emitAt<llvm::OptimizationRemarkAnalysis>(Name, At, Fill);
  }

  // The same, for remarks about the function as a whole.
  template <typename FillT> void passed(llvm::StringRef Name, FillT Fill) {
    emitForFunction<llvm::OptimizationRemark>(Name, Fill);
  }
  template <typename FillT> void missed(llvm::StringRef Name, FillT Fill) {
    emitForFunction<llvm::OptimizationRemarkMissed>(Name, Fill);
  }
  template <typename FillT> void analysis(llvm::StringRef Name, FillT Fill) {
    emitForFunction<llvm::OptimizationRemarkAnalysis>(Name, Fill);
  }
};

/// Returns \p V as an argument of a remark: "%name", or "unnamed fadd" for an
/// instruction without a name, or the text of a constant, shortened if it is
/// long. For an instruction, the argument has its debug location.
llvm::ore::NV remarkValue(llvm::StringRef Key, const llvm::Value &V);
/// Returns \p R as an argument of a remark: "<v;w,h>xN@offset:bytes".
llvm::ore::NV remarkRegion(llvm::StringRef Key, const Region &R);

} // namespace cmx

#endif // CMX_ANALYSIS_REMARKS_H
