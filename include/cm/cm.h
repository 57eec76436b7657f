//===- cm.h - C for Metal on stock clang ------------------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CM_CM_H
#define CM_CM_H

#include "detail/math.h"
#include "detail/memory.h"
#include "detail/operators.h"
#include "detail/surfaces.h"

using namespace cm;

#endif // CM_CM_H
