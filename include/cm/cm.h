//===- cm.h - C for Metal on stock clang ------------------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CM_CM_H
#define CM_CM_H

#if !defined(__clang_major__) || __clang_major__ < 22
#error "C for Metal source needs clang 22 or later"
#endif

#include "detail/hide_macros.h"

#include "detail/block2d.h"
#include "detail/integer.h"
#include "detail/legacy.h"
#include "detail/lsc.h"
#include "detail/machine.h"
#include "detail/math.h"
#include "detail/matrix_unit.h"
#include "detail/memory.h"
#include "detail/operators.h"
#include "detail/scattered.h"
#include "detail/surfaces.h"
#include "detail/typed.h"
#include "detail/unsupported.h"

#ifndef CM_DEVICE
// On the host, the builtins are plain C++; cm/cm_host.h launches kernels.
#include "detail/host_builtins.h"

#include <cstdio>

// Each thread has its own copy of a kernel's file-scope variables. The launch
// finds these variables in the following sections.
#pragma clang section data = "cm_data" bss = "cm_bss"
// Only cmx uses the attribute [[type("...")]].
#pragma clang diagnostic ignored "-Wunknown-attributes"
#endif

#include "detail/show_macros.h"

using namespace cm;

#endif // CM_CM_H
