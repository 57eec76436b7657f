//===- LinearFilterTest.cpp - The example against plain C++ ---------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Runs examples/linear_filter.ll on a picture from the documentation, and
// compares every byte with the result of a plain loop over pixels. The result
// that the documentation shows is checked too.
//
//===----------------------------------------------------------------------===//

#include "cmx/Oracle/JIT/JIT.h"

#include "cmx/IR/Loader.h"
#include "cmx/Oracle/Runtime/Data.h"

#include "llvm/IR/LLVMContext.h"
#include "gtest/gtest.h"

#include <algorithm>

using namespace llvm;
using namespace cmx;
using namespace cmx::runtime;

namespace {

class LinearFilterTest : public testing::Test {
protected:
  void SetUp() override {
    ASSERT_FALSE(errorToBool(
        readPicture(CMX_SOURCE_DIR "/docs/images/lake.png").moveInto(In)));
    ASSERT_EQ(In.Channels, 3u);
  }

  /// Returns the average of \p Channel in the 3x3 pixels whose upper left pixel
  /// is (X, Y). A thread writes its block to the place from which it has read
  /// its input. So the picture moves by one pixel. Pixels at the edge are
  /// repeated.
  uint8_t reference(unsigned X, unsigned Y, unsigned Channel) const {
    float Sum = 0;
    for (unsigned DY = 0; DY != 3; ++DY)
      for (unsigned DX = 0; DX != 3; ++DX) {
        unsigned FromX = std::min(X + DX, In.Width - 1);
        unsigned FromY = std::min(Y + DY, In.Height - 1);
        Sum += In.Pixels[FromY * In.rowBytes() + 3 * FromX + Channel];
      }
    return uint8_t(Sum * 0.1111f);
  }

  void expectFiltered(ArrayRef<uint8_t> Out) const {
    ASSERT_EQ(Out.size(), In.sizeBytes());
    for (unsigned Y = 0; Y != In.Height; ++Y)
      for (unsigned X = 0; X != In.Width; ++X)
        for (unsigned C = 0; C != 3; ++C)
          ASSERT_EQ(Out[Y * In.rowBytes() + 3 * X + C], reference(X, Y, C))
              << "x " << X << ", y " << Y << ", channel " << C;
  }

  Picture In;
};

TEST_F(LinearFilterTest, EqualsPlainLoop) {
  LLVMContext Ctx;
  Expected<std::unique_ptr<Module>> M =
      loadModule(CMX_SOURCE_DIR "/examples/linear_filter.ll", Ctx);
  ASSERT_TRUE(bool(M)) << toString(M.takeError());
  Expected<std::unique_ptr<Executable>> K = compileKernel(**M, "linear_filter");
  ASSERT_TRUE(bool(K)) << toString(K.takeError());

  SurfaceDesc D;
  D.IsImage = true;
  D.WidthBytes = D.PitchBytes = In.rowBytes();
  D.Rows = In.Height;
  D.BytesPerPixel = 3;
  Memory Mem;
  D.Name = "src";
  Mem.addSurface(D, In.Pixels);
  D.Name = "dst";
  Mem.addSurface(D);

  RunOptions Opts;
  Opts.Shape.Groups = {In.Width / 8, In.Height / 6, 1};
  Reporter Errors;
  ASSERT_TRUE(runGrid(**K, {{0, 0, 0, 0}, {1, 0, 0, 0}}, Mem, Opts, Errors));
  expectFiltered(Mem.surfaceBytes(1));
}

TEST_F(LinearFilterTest, DocumentedPicture) {
  Picture Out;
  ASSERT_FALSE(
      errorToBool(readPicture(CMX_SOURCE_DIR "/docs/images/lake-filtered.png")
                      .moveInto(Out)));
  expectFiltered(Out.Pixels);
}

} // namespace
