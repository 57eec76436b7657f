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
// Intrinsics whose meaning LLVM's own instructions have become those
// (IntrinsicStates.def).
//
// An integer of N bits that LLVM makes of a mask of N lanes becomes a wider
// one.
//
// Before: any module. After: no call has an internal name or an older form that
// has a public one; calls with operands that do not suit their name stay, and
// cmx-verify reports them. A second run changes nothing. One walk over the
// calls.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_IR_PUBLICFORMS_H
#define CMX_IR_PUBLICFORMS_H

#include <string>

namespace llvm {
class CallBase;
class Module;
} // namespace llvm

namespace cmx {

enum class PlainForm : unsigned char;

/// Did anything change?
bool makePublicForms(llvm::Module &M);

/// Why \p Call, of a public name with a plain form, has it not: an operand or a
/// use that is wrong. Empty if it has.
std::string plainFormProblem(const llvm::CallBase &Call, PlainForm Form);

} // namespace cmx

#endif // CMX_IR_PUBLICFORMS_H
