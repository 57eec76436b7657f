//===- main.cpp - A user of the installed libraries -----------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Computes with regions, to show that headers and libraries were found.
//
//===----------------------------------------------------------------------===//

#include "cmx/Region/Region.h"
#include "cmx/Support/Version.h"

#include <cstdio>

int main() {
  // Elements 3..6 of every second byte of a 32-byte row.
  cmx::RegionShape EverySecond;
  EverySecond.NumElts = EverySecond.WidthElts = 16;
  EverySecond.HStrideElts = 2;
  std::optional<cmx::Region> Outer = cmx::Region::get(EverySecond);
  std::optional<cmx::Region> Part =
      Outer ? Outer->slice(/*I=*/3, /*N=*/4) : std::nullopt;
  if (!Part || Part->offsetBytes() != 6 || Part->numElts() != 4)
    return 1;
  std::printf("consumer of cmx %s: %s is part of %s\n", cmx::getVersion(),
              Part->str().c_str(), Outer->str().c_str());
  return 0;
}
