//===- MessageTestBase.cpp - Kernels of one message -----------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MessageTestBase.h"
#include "cmx/VISA/Parser.h"

#include "llvm/Support/MathExtras.h"

#include <map>

using namespace cmx;

static unsigned typeBytes(const std::string &Type) {
  static const std::map<std::string, unsigned> Sizes = {
      {"ub", 1}, {"b", 1}, {"uw", 2}, {"w", 2}, {"hf", 2}, {"ud", 4},
      {"d", 4},  {"f", 4}, {"uq", 8}, {"q", 8}, {"df", 8}};
  return Sizes.at(Type);
}

std::string
MessageTest::kernelText(const std::string &Platform, const std::string &Body,
                        std::vector<runtime::ArgValue> &Args) const {
  std::string Decls, Inputs;
  uint64_t At = 64;
  for (const Variable &V : Vars) {
    if (V.Type.empty()) {
      Decls += ".decl " + V.Name + " v_type=T num_elts=1\n";
    } else {
      At = llvm::alignTo(At, grfBytes(Platform));
      Decls += ".decl " + V.Name + " v_type=G type=" + V.Type + " num_elts=" +
               std::to_string(V.Contents.size() / typeBytes(V.Type)) +
               " align=GRF\n";
    }
    Inputs += ".input " + V.Name + " offset=" + std::to_string(At) +
              " size=" + std::to_string(V.Contents.size()) + "\n";
    At += V.Contents.size();
    Args.push_back(V.Contents);
  }
  return ".version 3.8\n.kernel \"k\"\n" + Decls + Extra + Inputs +
         ".kernel_attr SLMSize=" + SLMKiB + "\n.function \"k_main\"\n" + Body +
         "\n    ret (M1, 1)\n";
}

std::string MessageTest::run(const std::string &Platform,
                             const std::string &Body,
                             runtime::GridShape Shape) {
  const TargetDesc *TD = TargetDesc::get(Platform);
  std::vector<runtime::ArgValue> Args;
  auto M = visa::parseModule(kernelText(Platform, Body, Args), TD->grfBytes());
  if (!M)
    return "parser: " + llvm::toString(M.takeError());
  auto K = interpretKernel(M->Kernels.front(), &*M, *TD, Options);
  if (!K)
    return "interpreter: " + llvm::toString(K.takeError());
  Errors = std::make_unique<runtime::Reporter>();
  runtime::RunOptions Run;
  Run.Shape = Shape;
  Run.Jobs = 1;
  bool Good = runtime::runGrid(**K, Args, Mem, Run, *Errors);
  auto E = Errors->error();
  EXPECT_EQ(Good, !E);
  return E ? E->str() : "";
}

Data MessageTest::after(const std::string &Platform, const std::string &Body,
                        const std::string &Name) {
  size_t NumBytes = 0;
  for (const Variable &V : Vars)
    if (V.Name == Name)
      NumBytes = V.Contents.size();
  std::string Stores = Body;
  for (size_t At = 0; At < NumBytes; At += 64)
    Stores += "\n    oword_st (4) RES " + std::to_string(At / 16) + ":ud " +
              Name + "." + std::to_string(At);
  EXPECT_EQ(run(Platform, Stores), "");
  Data All = contents(0);
  return Data(All.begin(), All.begin() + ptrdiff_t(NumBytes));
}

void MessageTest::expectError(const std::string &Platform,
                              const std::string &Body,
                              const std::string &Name) {
  std::string E = run(Platform, Body);
  EXPECT_EQ(E.rfind("[" + Name + "]", 0), 0u) << Body << "\n" << E;
}
