//===- PublicForms.h - Internal names become public ones --------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// makePublicForms rewrites intrinsics that Intel's compiler names
// llvm.vc.internal.*, and older forms of llvm.genx intrinsics, to the forms of
// Intrinsics.def.
//
//   %v = vc.internal.lsc.load.ugm(%mask, i8 3, i8 3, i8 1, <2 x i8> <i8 1,
//                       i8 2>, i64 %base, <8 x i64> %at, i16 1, i32 4, %old)
//   ->
//   %a = add <8 x i64> %at, splat %base
//   %v = genx.lsc.load.merge.stateless(%mask, i8 0, i8 1, i8 2, i16 1, i32 4,
//                       i8 3, i8 1, i8 1, i8 0, <8 x i64> %a, i32 0, %old)
//
// Intrinsics that mean the same as LLVM's own instructions become these
// instructions (IntrinsicStates.def).
//
// An integer of N bits that LLVM makes from a mask of N lanes becomes a wider
// integer (widenMaskIntegers).
//
// Before: any module. After: no call has an internal name or an older form if
// there is a public form for it. A call whose operands do not suit its name
// stays, and cmx-verify reports it. A second run changes nothing:
// makePublicForms repeats its walk over the calls until nothing changes.
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

/// Makes the public forms in \p M. Returns whether anything changed.
bool makePublicForms(llvm::Module &M);

/// \p Call is a call of the plain form \p Form. Returns why LLVM's instructions
/// cannot replace \p Call: the fault of its operands or uses. Returns an empty
/// text if they can.
std::string plainFormProblem(const llvm::CallBase &Call, PlainForm Form);

/// LLVM makes integers of N bits from masks of N lanes, to count or compare the
/// lanes, and also from bit fields in memory. In \p F, if such an integer does
/// not have 1, 8, 16, 32 or 64 bits, it becomes the next wider integer, whose
/// upper bits are 0:
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
/// changes. Returns whether anything changed.
bool widenMaskIntegers(llvm::Function &F);

} // namespace cmx

#endif // CMX_IR_PUBLICFORMS_H
