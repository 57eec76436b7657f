//===- Cost.cpp - Gen instructions of a vISA instruction ------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "TargetTables.h"
#include "cmx/Target/TargetDesc.h"
using namespace cmx;
unsigned TargetDesc::genCost(const InstDesc &) const { return 1; }
