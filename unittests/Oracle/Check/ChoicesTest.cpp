//===- ChoicesTest.cpp - How many executions are compared -----------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/Oracle/Check/Check.h"

#include "cmx/IR/Loader.h"

#include "llvm/IR/LLVMContext.h"
#include "llvm/Support/MemoryBuffer.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace cmx;

namespace {

/// Returns a function with a condition on a frozen number. About one of a
/// thousand choices of this number makes the condition true. A loop of \p
/// NumTurns iterations precedes the condition.
std::string seldomCondition(unsigned NumTurns) {
  return "define i32 @f(i32 %a, i32 %b) {\n"
         "  br label %loop\n"
         "loop:\n"
         "  %i = phi i32 [ 0, %0 ], [ %next, %loop ]\n"
         "  %next = add i32 %i, 1\n"
         "  %more = icmp ult i32 %next, " +
         std::to_string(NumTurns) +
         "\n"
         "  br i1 %more, label %loop, label %end\n"
         "end:\n"
         "  %p = freeze i32 poison\n"
         "  %low = and i32 %p, 1023\n"
         "  %c = icmp eq i32 %low, 679\n"
         "  %r = select i1 %c, i32 %a, i32 %b\n"
         "  ret i32 %r\n"
         "}\n";
}

/// Returns the statistics of a check whose second form returns the result for a
/// true condition.
CheckStatistics checkSeldom(unsigned NumTurns) {
  LLVMContext C;
  CheckStatistics Stats;
  CheckOptions Opts;
  Opts.NumInputs = 1;
  auto Load = [&C](const std::string &Text) {
    return cantFail(loadModule(MemoryBufferRef(Text, "test"), C));
  };
  auto Before = Load(seldomCondition(NumTurns));
  auto After = Load("define i32 @f(i32 %a, i32 %b) {\n  ret i32 %a\n}\n");
  EXPECT_FALSE(cantFail(checkModules(*Before, *After, Opts, &Stats)));
  EXPECT_EQ(Stats.Inputs, 4u);
  EXPECT_EQ(Stats.Skipped, Stats.Open);
  return Stats;
}

} // namespace

/// One of the choices makes the condition true. So the first form may return
/// either value, and the second form is accepted.
TEST(ChoicesTest, ShortFunctionsGetThousands) {
  EXPECT_EQ(checkSeldom(1).Open, 0u);
  EXPECT_EQ(checkSeldom(50).Open, 0u);
}

/// The total number of instructions for all choices is limited. So the checker
/// tries fewer choices, and none makes the condition true. Then it decides the
/// condition at random, finds that this decision can explain the difference,
/// and skips the inputs.
TEST(ChoicesTest, LongFunctionsGetFewer) {
  EXPECT_EQ(checkSeldom(3000).Open, 4u);
}
