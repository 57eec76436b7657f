//===- TestBase.h - Helpers of the vISA tests -------------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_UNITTESTS_VISA_TESTBASE_H
#define CMX_UNITTESTS_VISA_TESTBASE_H

#include "cmx/Target/TargetDesc.h"
#include "cmx/VISA/Builder.h"
#include "cmx/VISA/Parser.h"
#include "cmx/VISA/Printer.h"
#include "cmx/VISA/Verifier.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"

namespace cmx {
namespace visa {

inline std::string printed(const Kernel &K, unsigned GRFBytes = 32) {
  std::string Text;
  llvm::raw_string_ostream OS(Text);
  printKernel(K, GRFBytes, OS);
  return Text;
}

inline std::string printed(const Module &M, unsigned GRFBytes = 32) {
  std::string Text;
  llvm::raw_string_ostream OS(Text);
  printModule(M, GRFBytes, OS);
  return Text;
}

inline std::string printed(const Kernel &K, const Instruction &I,
                           unsigned GRFBytes = 32) {
  std::string Text;
  llvm::raw_string_ostream OS(Text);
  printInstruction(K, I, GRFBytes, OS);
  return Text;
}

inline std::string printed(const Kernel &K, const Operand &O,
                           unsigned GRFBytes = 32) {
  std::string Text;
  llvm::raw_string_ostream OS(Text);
  printOperand(K, O, GRFBytes, OS);
  return Text;
}

/// Parses \p Text and returns the module. The test fails if \p Text has an
/// error.
inline Module parsed(llvm::StringRef Text, unsigned GRFBytes = 32) {
  llvm::Expected<Module> M = parseModule(Text, GRFBytes, "t.visaasm");
  if (M)
    return std::move(*M);
  ADD_FAILURE() << llvm::toString(M.takeError());
  Module Empty;
  Empty.Kernels.emplace_back("empty");
  return Empty;
}

/// Returns the error in \p Text as "line:column: text [name]", or "" if \p Text
/// has no error.
inline std::string parseFailure(llvm::StringRef Text, unsigned GRFBytes = 32) {
  llvm::Expected<Module> M = parseModule(Text, GRFBytes, "t.visaasm");
  if (M)
    return "";
  std::string Result;
  llvm::handleAllErrors(M.takeError(), [&](const ParseError &E) {
    Result = std::to_string(E.line()) + ":" + std::to_string(E.column()) +
             ": " + E.text().str() + " [" + E.name().str() + "]";
  });
  return Result;
}

/// Returns the text of a kernel: the declarations that most tests use (vb for
/// bytes, vw for words, and so on), then \p Extra, \p Body and \p End.
inline std::string kernelText(llvm::StringRef Body, llvm::StringRef Extra = "",
                              llvm::StringRef End = "    ret (M1, 1)\n") {
  std::string Text = ".version 3.8\n"
                     ".kernel \"k\"\n"
                     ".decl vb v_type=G type=ub num_elts=256 align=GRF\n"
                     ".decl vw v_type=G type=w num_elts=128 align=GRF\n"
                     ".decl vd v_type=G type=d num_elts=128 align=GRF\n"
                     ".decl vu v_type=G type=ud num_elts=128 align=GRF\n"
                     ".decl vf v_type=G type=f num_elts=128 align=GRF\n"
                     ".decl vh v_type=G type=hf num_elts=128 align=GRF\n"
                     ".decl vq v_type=G type=q num_elts=32 align=GRF\n"
                     ".decl va v_type=G type=uq num_elts=32 align=GRF\n"
                     ".decl vx v_type=G type=df num_elts=32 align=GRF\n"
                     ".decl vg v_type=G type=bf num_elts=64 align=GRF\n"
                     ".decl p1 v_type=P num_elts=1\n"
                     ".decl p8 v_type=P num_elts=8\n"
                     ".decl p16 v_type=P num_elts=16\n"
                     ".decl p32 v_type=P num_elts=32\n"
                     ".decl a1 v_type=A num_elts=1\n"
                     ".decl a8 v_type=A num_elts=8\n"
                     ".decl src v_type=T num_elts=1\n"
                     ".decl smp v_type=S num_elts=1\n";
  Text += Extra;
  Text += ".kernel_attr Target=\"cm\"\n.function \"k_main\"\n";
  Text += Body;
  Text += End;
  return Text;
}

/// Returns all messages of the verifier, one per line, as "text [name]".
inline std::string verified(const Kernel &K, llvm::StringRef Platform,
                            const VerifierOptions &Options = {}) {
  const TargetDesc *Target = TargetDesc::get(Platform);
  if (!Target)
    return "unknown platform";
  std::string Result;
  for (const VerifierMessage &M : verifyKernel(K, *Target, Options))
    Result += M.Text + " [" + verifierErrorName(M.Kind).str() + "]\n";
  return Result;
}

} // namespace visa
} // namespace cmx

#endif // CMX_UNITTESTS_VISA_TESTBASE_H
