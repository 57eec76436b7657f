//===- InternalMessages.h - Messages under internal names -------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Calls of messages with internal names become calls with public names.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_IR_PUBLICFORMS_INTERNALMESSAGES_H
#define CMX_IR_PUBLICFORMS_INTERNALMESSAGES_H

#include "cmx/IR/Builder.h"

namespace cmx {

/// Makes the public message that replaces \p Call, which has the internal name
/// \p Name ("lsc...", without types). Returns its value, or null if there is no
/// such message.
llvm::Value *publicMessage(RegionBuilder &Builder, llvm::CallInst &Call,
                           llvm::StringRef Name);

} // namespace cmx

#endif // CMX_IR_PUBLICFORMS_INTERNALMESSAGES_H
