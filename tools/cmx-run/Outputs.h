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

/// Before a run: checks that each output file has an existing folder, a format
/// that suits its surface, and a unique name; the same for --preview.
llvm::Error checkOutputFiles(llvm::ArrayRef<Binding> Bindings,
                             const Options &Opts);

/// Writes the surfaces that have an output file, and --preview: all or none.
/// \p After: the memory of each binding.
llvm::Error writeResults(llvm::ArrayRef<Binding> Bindings,
                         const Contents &After, const Options &Opts);

/// The image \p Contents of \p B.
runtime::Picture pictureOf(const Binding &B, llvm::ArrayRef<uint8_t> Contents);
/// Is \p B memory that can be shown as a picture?
bool isPicture(const Binding &B);
/// --preview: a page with the images before and after the run.
llvm::Expected<std::string> previewPage(llvm::StringRef Title,
                                        llvm::ArrayRef<Binding> Bindings,
                                        const Contents &After);

/// --check-output: reads the expected contents of some surfaces, before the
/// run, and compares them after it. --show: prints values.
class OutputChecks {
public:
  static llvm::Expected<OutputChecks> create(llvm::ArrayRef<Parameter> Params,
                                             llvm::ArrayRef<Binding> Bindings,
                                             const Options &Opts);
  void show(llvm::ArrayRef<Binding> Bindings, const Contents &After) const;
  /// An error names the first byte that differs.
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
    std::string Type; ///< "f32"
    uint64_t Count;   ///< Of values, at most.
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
