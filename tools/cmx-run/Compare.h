//===- Compare.h - Do IR and vISA do the same? ------------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Both forms run on the same inputs. If all memory is equal then, that is all.
// Else both run again, slower: the IR step by step, following which bytes are
// undefined (those may be anything in vISA), and both remembering which
// instruction wrote a byte last. The first defined byte that differs is
// reported, unless it is one that the IR leaves open, as the last bits of
// floats under fast-math flags.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TOOLS_CMXRUN_COMPARE_H
#define CMX_TOOLS_CMXRUN_COMPARE_H

#include "Arguments.h"

namespace cmx {

ExitStatus compareForms(Program &P, llvm::ArrayRef<Binding> Bindings,
                        const Options &Opts);

} // namespace cmx

#endif // CMX_TOOLS_CMXRUN_COMPARE_H
