//===- RuntimeTestBase.h - Kernels that are C++ lambdas ---------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_UNITTESTS_ORACLE_RUNTIME_RUNTIMETESTBASE_H
#define CMX_UNITTESTS_ORACLE_RUNTIME_RUNTIMETESTBASE_H

#include "cmx/Oracle/Runtime/Grid.h"
#include "cmx/Oracle/Runtime/Messages.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

#include <cstring>
#include <functional>
#include <random>

namespace cmx::runtime {

/// A kernel that is a C++ function. Its sites have names like "site 7".
class LambdaKernel : public Executable {
public:
  using Function = std::function<void(ThreadContext &)>;
  explicit LambdaKernel(Function Body, bool Barriers = false,
                        uint64_t SLMBytes = 0)
      : Body(std::move(Body)), Barriers(Barriers), SLMBytes(SLMBytes) {}

  void run(ThreadContext &T, llvm::ArrayRef<ArgValue>) const override {
    Body(T);
  }
  bool usesBarriers() const override { return Barriers; }
  uint64_t slmBytes() const override { return SLMBytes; }
  std::string describe(SiteId Site) const override {
    return "site " + std::to_string(Site);
  }

private:
  Function Body;
  bool Barriers;
  uint64_t SLMBytes;
};

/// One thread outside of any grid, with its memory and errors.
struct LoneThread {
  explicit LoneThread(MemoryOptions Opts = {})
      : Mem(Opts), Names([](ThreadContext &) {}), T(Mem, Errors, Names) {
    T.Site = 7;
  }

  std::string error() const {
    auto E = Errors.error();
    return E ? E->str() : "";
  }

  Memory Mem;
  Reporter Errors;
  LambdaKernel Names;
  ThreadContext T;
};

inline std::vector<uint8_t> randomBytes(size_t NumBytes, unsigned Seed) {
  std::mt19937 Engine(Seed);
  std::vector<uint8_t> Data(NumBytes);
  for (uint8_t &Byte : Data)
    Byte = uint8_t(Engine());
  return Data;
}

inline SurfaceDesc bufferDesc(std::string Name, uint64_t NumBytes) {
  SurfaceDesc D;
  D.Name = std::move(Name);
  D.WidthBytes = D.PitchBytes = NumBytes;
  return D;
}

inline SurfaceDesc imageDesc(std::string Name, uint64_t WidthBytes,
                             uint64_t Rows, uint64_t PitchBytes,
                             unsigned BytesPerPixel = 1) {
  SurfaceDesc D;
  D.Name = std::move(Name);
  D.IsImage = true;
  D.WidthBytes = WidthBytes;
  D.Rows = Rows;
  D.PitchBytes = PitchBytes;
  D.BytesPerPixel = BytesPerPixel;
  return D;
}

/// Runs a kernel. Returns the text of the error, or an empty text.
inline std::string runText(const LambdaKernel &K, Memory &Mem, GridShape Shape,
                           unsigned Jobs = 1) {
  Reporter Errors;
  RunOptions Opts;
  Opts.Shape = Shape;
  Opts.Jobs = Jobs;
  bool Succeeded = runGrid(K, {}, Mem, Opts, Errors);
  EXPECT_EQ(Succeeded, !Errors.hasError());
  auto E = Errors.error();
  return E ? E->str() : "";
}

} // namespace cmx::runtime

#endif // CMX_UNITTESTS_ORACLE_RUNTIME_RUNTIMETESTBASE_H
