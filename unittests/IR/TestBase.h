//===- TestBase.h - Modules and messages for tests --------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_UNITTESTS_IR_TESTBASE_H
#define CMX_UNITTESTS_IR_TESTBASE_H

#include "cmx/IR/DiagnosticInfo.h"

#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/DiagnosticHandler.h"
#include "llvm/IR/DiagnosticPrinter.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"

#include <memory>
#include <string>
#include <vector>

namespace cmx::test {

/// Messages in the form "error: ... [cmx-...]", as the handler received them.
using Messages = std::vector<std::string>;

class Recorder : public llvm::DiagnosticHandler {
public:
  explicit Recorder(Messages &Seen) : Seen(Seen) {}

  bool handleDiagnostics(const llvm::DiagnosticInfo &DI) override {
    std::string Text = DI.getSeverity() == llvm::DS_Error     ? "error: "
                       : DI.getSeverity() == llvm::DS_Warning ? "warning: "
                                                              : "note: ";
    llvm::raw_string_ostream OS(Text);
    llvm::DiagnosticPrinterRawOStream Printer(OS);
    DI.print(Printer);
    Seen.push_back(Text);
    return true;
  }

private:
  Messages &Seen;
};

/// A context that records messages, and a module in it.
class IRTest : public testing::Test {
protected:
  IRTest() { Ctx.setDiagnosticHandler(std::make_unique<Recorder>(Seen)); }

  /// Parses \p Text. If \p Text is wrong, ends the test program.
  llvm::Module &parse(llvm::StringRef Text) {
    llvm::SMDiagnostic Diag;
    M = llvm::parseAssemblyString(Text, Diag, Ctx);
    if (!M) {
      Diag.print("test", llvm::errs());
      abort();
    }
    return *M;
  }

  llvm::Function &function(llvm::StringRef Name = "f") {
    return *M->getFunction(Name);
  }

  /// Returns the instruction called \p Name in @f.
  llvm::Instruction &inst(llvm::StringRef Name) {
    for (llvm::Instruction &I : llvm::instructions(function()))
      if (I.getName() == Name)
        return I;
    llvm::errs() << "no %" << Name << '\n';
    abort();
  }

  std::string print(const llvm::Value &V) {
    std::string Text;
    llvm::raw_string_ostream OS(Text);
    V.print(OS);
    return llvm::StringRef(Text).trim().str();
  }

  llvm::LLVMContext Ctx;
  Messages Seen;
  std::unique_ptr<llvm::Module> M;
};

} // namespace cmx::test

#endif // CMX_UNITTESTS_IR_TESTBASE_H
