//===- InternalMessages.h - Messages under internal names -------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Makes the public call of a message with an internal name.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_IR_PUBLICFORMS_INTERNALMESSAGES_H
#define CMX_IR_PUBLICFORMS_INTERNALMESSAGES_H

#include "cmx/IR/Builder.h"

namespace cmx {

/// The value of the public message that replaces \p Call, which has the
/// internal name \p Name ("lsc...", without types). Null if there is none.
llvm::Value *publicMessage(RegionBuilder &Builder, llvm::CallInst &Call,
                           llvm::StringRef Name);

} // namespace cmx

#endif // CMX_IR_PUBLICFORMS_INTERNALMESSAGES_H
