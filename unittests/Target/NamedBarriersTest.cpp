//===- NamedBarriersTest.cpp - Tests of the numbers of barriers -----------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/Target/NamedBarriers.h"
#include "gtest/gtest.h"

#include <algorithm>

namespace cmx {
namespace {

TEST(NamedBarriers, ReservedIsTheNextNumberThatTheMachineHas) {
  const unsigned Numbers[] = {0, 1, 2, 4, 8, 16, 24, 32};
  for (unsigned N = 0; N <= MaxNamedBarriers; ++N)
    EXPECT_EQ(reservedBarriers(N),
              *std::lower_bound(std::begin(Numbers), std::end(Numbers), N))
        << N;
}

} // namespace
} // namespace cmx
