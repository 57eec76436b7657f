//===- Sheet.h - Several MessageTests in one test ---------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One test can make many sheets, for example in a loop. Each sheet is a
// MessageTest that runs a body on variables with given contents, and reads the
// result.
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
