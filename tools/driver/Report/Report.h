//===- Report.h - A page about one compilation ------------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Collects facts on a compilation and writes them as one HTML page without
// external resources, or as the JSON of the page:
//
//   CompilationReport Report("k.ll", TD);
//   Report.addInput(M);                         counts before the first pass
//   Report.registerCallbacks(PIC);              counts after each pass
//   Report.addRemark(R);                        from the diagnostic handler
//   Report.addKernel(Info, Code, Origins);      after code generation
//   OS << Report.html();
//
// The report does not influence the compilation. Texts from the input (names,
// file names, remarks) may contain any bytes.
//
// The page is made for human readers: parts beyond the limits below are left
// out, and the page says which.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TOOLS_DRIVER_REPORT_REPORT_H
#define CMX_TOOLS_DRIVER_REPORT_REPORT_H

#include "cmx/CodeGen/CodeGen.h"
#include "cmx/IR/KernelInfo.h"
#include "cmx/Target/TargetDesc.h"
#include "cmx/VISA/Model.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/JSON.h"

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
  /// Listed vISA instructions of all kernels. Counts and register demand are
  /// complete.
  size_t MaxInstructions = 20000;
  /// Points of a curve. Each is the maximum over its instructions.
  size_t MaxPoints = 2000;
  /// Remarks, over all functions.
  size_t MaxRemarks = 10000;
  /// Rows of pass counts, over all functions.
  size_t MaxPassRows = 20000;
  /// Lines of each embedded source file.
  size_t MaxSourceLines = 5000;
  /// Characters of one instruction of the IR.
  size_t MaxInstructionChars = 400;
};

class CompilationReport {
public:
  CompilationReport(llvm::StringRef InputName, const TargetDesc &TD,
                    const ReportLimits &Limits = {});

  /// Counts of the unchanged input.
  void addInput(const llvm::Module &M);
  /// Counts after each pass of \p PIC, which the report must outlive.
  void registerCallbacks(llvm::PassInstrumentationCallbacks &PIC);
  /// Counts of \p F after the pass \p PassName.
  void addPass(llvm::StringRef PassName, const llvm::Function &F,
               bool IsChanged);
  void addRemark(const llvm::DiagnosticInfoOptimizationBase &R);
  /// Adds a finished kernel. Its function must not have changed since code
  /// generation.
  void addKernel(const KernelInfo &Info, const visa::Kernel &K,
                 llvm::ArrayRef<CodeOrigin> Origins);

  llvm::json::Value json() const;
  std::string html() const;

private:
  void addSources(llvm::ArrayRef<CodeOrigin> Origins);
  void addSource(const llvm::DIFile *File);
  void leaveOut(llvm::StringRef Text);

  std::string InputName;
  const TargetDesc &TD;
  ReportLimits Limits;
  llvm::json::Array Kernels, Passes, Remarks, Sources, LeftOut;
  llvm::StringSet<> KnownSources, SaidLeftOut;
  /// Functions that are at stage Lowered, so that their bales can be counted.
  llvm::StringSet<> Lowered;
  size_t ListedInstructions = 0;
};

} // namespace cmx

#endif // CMX_TOOLS_DRIVER_REPORT_REPORT_H
