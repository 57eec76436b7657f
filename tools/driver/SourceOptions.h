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

/// Returns the options -I, -D, -U, -include, -std and --clang, which all
/// programs that read source have, and the options of \p More, in the order of
/// the command line.
FrontendOptions sourceOptions(const char *Argv0,
                              llvm::ArrayRef<OptionList> More = {});

/// Does the same as compileSource. Clang's messages are printed in the format
/// of --diagnostics-format.
llvm::Expected<Source> compileAndReport(llvm::StringRef File,
                                        FrontendOptions Opts,
                                        llvm::LLVMContext &Ctx);
llvm::Expected<PreprocessedSource> preprocessAndReport(llvm::StringRef File,
                                                       FrontendOptions Opts);

/// Returns the passes that convert clang's output to IR for cmx's pipelines.
std::string sourcePasses(OptLevel Level);
/// Returns the default pipeline of cmx.
std::string defaultPasses(OptLevel Level);

} // namespace cmx

#endif // CMX_TOOLS_DRIVER_SOURCEOPTIONS_H
