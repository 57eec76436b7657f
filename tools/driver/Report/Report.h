//===- Report.h - A page about one compilation ------------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Collects facts about a compilation. Writes them as one HTML page without
// external resources, or as the JSON of the page:
//
//   CompilationReport Report("k.ll", TD);
//   Report.addInput(M);                         counts before the first pass
//   Report.registerCallbacks(PIC);              counts after each pass
//   Report.addRemark(R);                        from the diagnostic handler
//   Report.addKernel(Info, Code, Origins);      after code generation
//   Report.addGen(*Info.Fn, Listing);           after the finalizer
//   OS << Report.html();
//
// The report does not influence the compilation. Texts from the input (names,
// file names, remarks) can contain any bytes.
//
// Data is kept as text, because objects of llvm::json need many times the
// memory.
//
// The page is made for human readers. Parts that exceed the limits below are
// left out, and the page says which parts.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TOOLS_DRIVER_REPORT_REPORT_H
#define CMX_TOOLS_DRIVER_REPORT_REPORT_H

#include "Report/ReportJSON.h"

#include "cmx/CodeGen/CodeGen.h"
#include "cmx/IR/KernelInfo.h"
#include "cmx/Target/TargetDesc.h"
#include "cmx/VISA/Model.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/Error.h"

#include <chrono>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace llvm {
class DIFile;
class DiagnosticInfoOptimizationBase;
class Function;
class Module;
class PassInstrumentationCallbacks;
} // namespace llvm

namespace cmx {

/// The limits of a report.
struct ReportLimits {
  /// vISA instructions that are listed, over all kernels. Counts and register
  /// demand are not limited.
  size_t MaxInstructions = 12000;
  /// Points of the curve of register demand. If there are more instructions, a
  /// point is the maximum over several instructions.
  size_t MaxPoints = 2000;
  /// Lines of Gen code, over all kernels.
  size_t MaxGenLines = 30000;
  /// Remarks, over all functions.
  size_t MaxRemarks = 10000;
  /// Rows of pass counts, over all functions.
  size_t MaxPassRows = 20000;
  /// IR instructions of a function. In larger functions, the vISA instructions
  /// after each pass are not estimated.
  size_t MaxEstimated = 50000;
  /// Lines of each embedded source file.
  size_t MaxSourceLines = 5000;
  /// Characters of one instruction of the IR.
  size_t MaxInstructionChars = 400;
};

class CompilationReport {
public:
  using Clock = std::chrono::steady_clock;

  CompilationReport(llvm::StringRef InputName, const TargetDesc &TD,
                    const ReportLimits &Limits = {});

  /// From now on, records the time of each pass. Then the report is different
  /// in each run.
  void keepTimes() { KeepsTimes = true; }
  /// Shows the data of another report, \p OldJSON, beside this one. Errors are
  /// of the kind CannotReadInput.
  llvm::Error compareWith(llvm::StringRef OldJSON);
  /// Adds counts of the unchanged input.
  void addInput(const llvm::Module &M);
  /// Adds counts after each pass that \p PIC observes. The report must outlive
  /// \p PIC.
  void registerCallbacks(llvm::PassInstrumentationCallbacks &PIC);
  /// Adds counts of \p F after the pass \p PassName.
  void addPass(llvm::StringRef PassName, const llvm::Function &F,
               bool IsChanged);
  /// Adds the time of one run of \p Work, if times are recorded.
  void addTime(llvm::StringRef Work, Clock::duration Time);
  void addRemark(const llvm::DiagnosticInfoOptimizationBase &R);
  /// Adds a finished kernel. Its function must not have changed since code
  /// generation.
  void addKernel(const KernelInfo &Info, const visa::Kernel &K,
                 const CodeOrigins &Origins);
  /// Adds the finalizer's listing of the kernel \p F, which was added before.
  void addGen(const llvm::Function &F, llvm::StringRef Listing);
  /// Leaves out the Gen code of kernels that call functions. In such code,
  /// nothing shows from which function a Gen instruction was made.
  void leaveOutGenWithCalls() {
    leaveOut("Gen instructions of kernels that call functions");
  }

  std::string json() const;
  std::string html() const;

private:
  struct Counts {
    unsigned Instructions = 0, Reads = 0, Writes = 0;
    std::optional<unsigned> Estimate;
  };
  struct TimeOfWork {
    Clock::duration Sum{};
    unsigned Runs = 0;
  };

  Counts count(const llvm::Function &F);
  void registerTimes(llvm::PassInstrumentationCallbacks &PIC);
  void addSources(llvm::ArrayRef<CodeOrigin> Origins);
  void addSource(const llvm::DIFile *File);
  void leaveOut(llvm::StringRef Text);
  void writeJSON(llvm::raw_ostream &OS) const;

  std::string InputName;
  const TargetDesc &TD;
  ReportLimits Limits;
  JSONArray Kernels, Gen, Passes, Remarks, Sources, LeftOut;
  std::string Before; ///< JSON of the other report.
  llvm::StringSet<> KnownSources, SaidLeftOut;
  /// The functions that cmx-lower has lowered, so that their bales can be
  /// counted.
  llvm::StringSet<> Lowered;
  llvm::StringMap<Counts> LastCounts; ///< By function.
  bool KeepsTimes = false;
  std::map<std::string, TimeOfWork> Times;
  std::vector<Clock::time_point> Started; ///< Running passes, outermost first.
  size_t ListedInstructions = 0, ListedGenLines = 0;
};

} // namespace cmx

#endif // CMX_TOOLS_DRIVER_REPORT_REPORT_H
