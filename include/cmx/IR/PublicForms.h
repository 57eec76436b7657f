//===- PublicForms.h - Internal names become public ones --------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// makePublicForms rewrites intrinsics that Intel's compiler names
// llvm.vc.internal.*, and older forms of llvm.genx ones, to the forms of
// Intrinsics.def.
//
//   %v = vc.internal.lsc.load.ugm(%mask, i8 3, i8 3, i8 1, <2 x i8> <i8 1,
//                       i8 2>, i64 %base, <8 x i64> %at, i16 1, i32 4, %old)
//   ->
//   %a = add <8 x i64> %at, splat %base
//   %v = genx.lsc.load.merge.stateless(%mask, i8 0, i8 1, i8 2, i16 1, i32 4,
//                       i8 3, i8 1, i8 1, i8 0, <8 x i64> %a, i32 0, %old)
//
// Intrinsics that mean the same as LLVM's own instructions become such
// instructions (IntrinsicStates.def).
//
// An integer of N bits that LLVM makes of a mask of N lanes becomes a wider
// one.
//
// Before: any module. After: no call has an internal name or an older form if
// there is a public form for it; calls with operands that do not suit their
// name stay, and cmx-verify reports them. A second run changes nothing. Walks
// over the calls until no walk changes anything.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_IR_PUBLICFORMS_H
#define CMX_IR_PUBLICFORMS_H

#include <string>

namespace llvm {
class CallBase;
class Function;
class Module;
} // namespace llvm

namespace cmx {

enum class PlainForm : unsigned char;

/// Did anything change?
bool makePublicForms(llvm::Module &M);

/// The fault of an operand or use that keeps \p Call from becoming the plain
/// form \p Form of its name; empty if there is none.
std::string plainFormProblem(const llvm::CallBase &Call, PlainForm Form);

/// LLVM makes integers of N bits of masks of N lanes, to count or compare the
/// lanes, and also of bit fields in memory. In \p F, such integers of other
/// than 1, 8, 16, 32 or 64 bits become the next wider ones, whose upper bits
/// are 0:
///
///   %b = bitcast <4 x i1> %m to i4
///   %c = icmp eq i4 %b, -1
/// becomes
///   %w = shufflevector <4 x i1> %m, <4 x i1> zeroinitializer, <8 x i32> <...>
///   %b = bitcast <8 x i1> %w to i8
///   %c = icmp eq i8 %b, 15
///
/// A load of i24 becomes a load of <3 x i8>, to which a byte of 0 is added.
///
/// If an instruction that has no wider form uses such an integer, nothing
/// changes. Returns whether something has changed.
bool widenMaskIntegers(llvm::Function &F);

} // namespace cmx

#endif // CMX_IR_PUBLICFORMS_H
