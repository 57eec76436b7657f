//===- Compare.h - Two forms of a function, side by side --------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_LIB_ORACLE_CHECK_COMPARE_H
#define CMX_LIB_ORACLE_CHECK_COMPARE_H

#include "Inputs.h"

#include "cmx/Oracle/Check/Check.h"

namespace cmx::check {

/// A point at which other functions or threads can see the memory.
struct SyncPoint {
  runtime::SyncKind Kind;
  uint32_t Barrier, Threads; ///< Of a named barrier.
  /// Null after the first MaxSyncMemories points.
  std::unique_ptr<runtime::Memory> Mem;
};
constexpr size_t MaxSyncMemories = 16;

/// The result of a run.
struct Outcome {
  uint64_t NumInstructions = 0;
  std::unique_ptr<runtime::Memory> Mem;
  std::vector<SyncPoint> Syncs;
  std::optional<runtime::RuntimeError> Error;
  /// Is there an access near the start or end of the address space?
  bool NearStart = false, NearEnd = false;
  bool LeavesVector = false; ///< A region leaves its vector (no error).
  std::string StrayRead;     ///< The note on a read outside of a variable.
  runtime::SiteId UnalignedSite = runtime::NoSite; ///< Of an unaligned message.
  EvalResult Result;
};

struct RunMode {
  uint64_t MaxInstructions = 0;
  bool TrackWriters = false;
  unsigned RegisterBytes = 32;
  EvalMode Eval;
};

/// One form of a function.
class Side {
public:
  virtual ~Side();
  Outcome run(const Input &In, const RunMode &Mode) const;
  virtual const runtime::SiteNames &sites() const = 0;

protected:
  virtual EvalResult runThread(const Input &In, runtime::ThreadContext &T,
                               const RunMode &Mode) const = 0;
};

/// A function of a module.
class IRSide : public Side {
  const Evaluator &E;
  std::string Function;

public:
  IRSide(const Evaluator &E, llvm::StringRef Function)
      : E(E), Function(Function) {}
  const runtime::SiteNames &sites() const override { return E.sites(); }

protected:
  EvalResult runThread(const Input &In, runtime::ThreadContext &T,
                       const RunMode &Mode) const override;
};

/// A kernel in a form that is not IR, such as vISA text.
class ExecutableSide : public Side {
  const runtime::Executable &K;

public:
  explicit ExecutableSide(const runtime::Executable &K) : K(K) {}
  const runtime::SiteNames &sites() const override { return K; }

protected:
  EvalResult runThread(const Input &In, runtime::ThreadContext &T,
                       const RunMode &Mode) const override;
};

enum class Verdict { Refines, Skipped, Differs, CannotRun };

struct Comparison {
  Verdict V = Verdict::Refines;
  std::string Text; ///< The difference, or why there is no comparison.
  /// If V is Skipped: may the difference come from a result that LLVM leaves
  /// open?
  bool IsOpen = false;
};

class Pair {
  const Side &Before, &After;
  const llvm::Function &F; ///< Of the first form.
  const CheckOptions &Opts;

public:
  Pair(const Side &Before, const Side &After, const llvm::Function &F,
       const CheckOptions &Opts)
      : Before(Before), After(After), F(F), Opts(Opts) {}

  Comparison compare(const Input &In, bool TrackWriters = false) const;
  /// Returns \p In with many bytes set to zero. The two forms still differ on
  /// the returned input.
  Input reduce(Input In) const;
  /// Returns several lines of text: the function, its inputs and the
  /// difference.
  std::string report(const Input &In) const;

private:
  std::string difference(const Outcome &B, const Outcome &A) const;
  Comparison compareWithChoices(const Input &In, RunMode Mode, Outcome B,
                                const Outcome &A) const;
  bool dependsOnOpenConditions(const Input &In, RunMode Mode, Outcome &B,
                               const Outcome &A) const;
  bool leaveOpenWhatDiffers(Outcome &B, const Outcome &Other) const;
  std::string memoryDifference(const runtime::Memory &B,
                               const runtime::Memory &A) const;
  std::string syncDifference(const Outcome &B, const Outcome &A) const;
  bool reduceArg(Input &In, size_t Arg, unsigned &Budget) const;
  bool stillDiffers(const Input &In, unsigned &Budget) const;
};

/// Returns a text like "lane 3: 7 (0x7)" for each lane that is not zero.
std::string formatValue(const llvm::Type *Ty, const EvalValue &V);

} // namespace cmx::check

#endif // CMX_LIB_ORACLE_CHECK_COMPARE_H
