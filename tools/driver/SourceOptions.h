//===- SourceOptions.h - Options for C-for-Metal source ---------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TOOLS_DRIVER_SOURCEOPTIONS_H
#define CMX_TOOLS_DRIVER_SOURCEOPTIONS_H

#include "cmx/Frontend/Frontend.h"
#include "cmx/Passes/Pipeline.h"

#include "llvm/Support/CommandLine.h"

#include <functional>

namespace cmx {

llvm::cl::OptionCategory &sourceCategory();

using OptionList = std::reference_wrapper<const llvm::cl::list<std::string>>;

/// The options -I, -D, -U, -include, -std and --clang of all programs that take
/// source, and \p More, in the order of the command line.
FrontendOptions sourceOptions(const char *Argv0,
                              llvm::ArrayRef<OptionList> More = {});

/// As compileSource; the messages of clang get the format of
/// --diagnostics-format.
llvm::Expected<Source> compileAndReport(llvm::StringRef File,
                                        FrontendOptions Opts,
                                        llvm::LLVMContext &Ctx);
llvm::Expected<PreprocessedSource> preprocessAndReport(llvm::StringRef File,
                                                       FrontendOptions Opts);

/// The passes that turn clang's output into input of cmx's pipelines.
std::string sourcePasses(OptLevel Level);
/// The default pipeline of cmx.
std::string defaultPasses(OptLevel Level);

} // namespace cmx

#endif // CMX_TOOLS_DRIVER_SOURCEOPTIONS_H
