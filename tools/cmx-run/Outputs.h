//===- Outputs.h - What is left of memory after a run -----------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TOOLS_CMXRUN_OUTPUTS_H
#define CMX_TOOLS_CMXRUN_OUTPUTS_H

#include "Arguments.h"

namespace cmx {

/// Checks, before a run, that each output file has an existing folder, a format
/// that suits its surface, and a unique name. Checks the file of --preview too.
llvm::Error checkOutputFiles(llvm::ArrayRef<Binding> Bindings,
                             const Options &Opts);

/// Writes the surfaces that have an output file, and the page of --preview. If
/// an error occurs, writes no file. \p After has the memory of each binding.
llvm::Error writeResults(llvm::ArrayRef<Binding> Bindings,
                         const Contents &After, const Options &Opts);

/// Returns the image \p B as a picture. \p Contents has its bytes.
runtime::Picture pictureOf(const Binding &B, llvm::ArrayRef<uint8_t> Contents);
/// Is \p B memory that can be shown as a picture?
bool isPicture(const Binding &B);
/// Returns the page of --preview, with the images before and after the run.
llvm::Expected<std::string> previewPage(llvm::StringRef Title,
                                        llvm::ArrayRef<Binding> Bindings,
                                        const Contents &After);

/// --check-output: reads the expected contents of some surfaces before the run,
/// and compares them with the results after it. --show: prints values.
class OutputChecks {
public:
  static llvm::Expected<OutputChecks> create(llvm::ArrayRef<Parameter> Params,
                                             llvm::ArrayRef<Binding> Bindings,
                                             const Options &Opts);
  void show(llvm::ArrayRef<Binding> Bindings, const Contents &After) const;
  /// Returns an error that names the first different byte, if there is one.
  llvm::Error check(llvm::ArrayRef<Binding> Bindings,
                    const Contents &After) const;

private:
  struct Check {
    unsigned Position;
    std::string File;
    std::vector<uint8_t> Expected;
  };
  struct Show {
    unsigned Position;
    /// For example "f32".
    std::string Type;
    /// The largest number of values to print.
    uint64_t Count;
  };
  llvm::Error addShow(llvm::ArrayRef<Parameter> Params,
                      llvm::ArrayRef<Binding> Bindings, llvm::StringRef Text);

  std::vector<Check> Checks;
  std::vector<Show> Shows;
};

/// Writes and checks the results, and prints errors.
ExitStatus finish(llvm::ArrayRef<Binding> Bindings, const Contents &After,
                  const OutputChecks &Checks, const Options &Opts);

} // namespace cmx

#endif // CMX_TOOLS_CMXRUN_OUTPUTS_H
