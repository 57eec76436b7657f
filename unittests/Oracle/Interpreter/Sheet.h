//===- Sheet.h - A kernel for one question -------------------- -*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A MessageTest to make in a loop: variables with contents, a body, and what
// became of a variable.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_UNITTESTS_ORACLE_INTERPRETER_SHEET_H
#define CMX_UNITTESTS_ORACLE_INTERPRETER_SHEET_H

#include "MessageTestBase.h"

namespace cmx {

class Sheet : public MessageTest {
public:
  using MessageTest::after;
  using MessageTest::declare;
  using MessageTest::Errors;
  using MessageTest::Mem;
  using MessageTest::Options;
  using MessageTest::run;
  using MessageTest::surface;
  using MessageTest::var;

private:
  void TestBody() override {}
};

} // namespace cmx

#endif // CMX_UNITTESTS_ORACLE_INTERPRETER_SHEET_H
