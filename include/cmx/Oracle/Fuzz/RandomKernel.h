//===- RandomKernel.h - Random kernels in accepted IR -----------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Makes a kernel for every seed. The kernels use all of the accepted IR:
// element types, odd sizes, 2D and indirect regions, masks, partial writes,
// control flow, conversions, saturation, messages. Kernels terminate, and have
// no undefined behaviour except undefined lanes.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_ORACLE_FUZZ_RANDOMKERNEL_H
#define CMX_ORACLE_FUZZ_RANDOMKERNEL_H

#include "cmx/IR/Intrinsics.h"

#include "llvm/IR/Module.h"

#include <memory>

namespace cmx {

class TargetDesc;

struct RandomKernelOptions {
  uint64_t Seed = 0;
  unsigned NumSteps = 12; ///< Operations at the top level.
  unsigned MaxElts = 160; ///< Of a computed vector.
  /// Use only features of this platform; if null, features that all platforms
  /// have.
  const TargetDesc *Platform = nullptr;
  /// Use integers of 24 bits and the like, which cmx-public-forms replaces.
  bool OddIntegers = false;
  /// Use branches by llvm.genx.simdcf.any, which cmx-public-forms replaces.
  bool SimdBranches = false;
};

/// Returns a module with one kernel, called "kernel". The same options give the
/// same module.
std::unique_ptr<llvm::Module> randomKernel(llvm::LLVMContext &C,
                                           const RandomKernelOptions &Opts);

/// Can random kernels for \p Platform (null: for all platforms) contain \p Id?
bool canOccur(GenXIntrinsic Id, const TargetDesc *Platform);
/// Does the random choice of intrinsics leave out \p Id? It leaves out
/// intrinsics that no oracle runs, and intrinsics whose operand sizes must suit
/// the platform. (RandomUnits.cpp adds operations of the matrix unit
/// nevertheless.)
bool isLeftOut(GenXIntrinsic Id);

} // namespace cmx

#endif // CMX_ORACLE_FUZZ_RANDOMKERNEL_H
