//===- Builder.h - Appending instructions to a kernel -----------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// There is one function per family of instructions. Each appends an instruction
// to the kernel and returns it (the reference is valid until the next append).
//
// Precondition: ids belong to the kernel. The builder does not check legality;
// the verifier does.
//
// Data operands of messages are raw operands (Operand::raw) or Operand::null().
// Offsets and coordinates are scalar sources or immediates. The predicate is
// the last parameter and optional.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_VISA_BUILDER_H
#define CMX_VISA_BUILDER_H

#include "cmx/VISA/Model.h"

namespace cmx {
namespace visa {

class Builder {
public:
  explicit Builder(Kernel &K) : K(K) {}
  Kernel &kernel() const { return K; }

  //===--- Arithmetic and moves ---===//
  /// Appends any instruction with region operands. If an operation has two
  /// results (addc, subb), the second destination is the first element of
  /// \p Srcs.
  Instruction &emitALU(Operation Op, Exec E, Operand Dst,
                       llvm::ArrayRef<Operand> Srcs, Predicate P = {},
                       bool Saturate = false);
  Instruction &emitALU(Opcode Op, Exec E, Operand Dst,
                       llvm::ArrayRef<Operand> Srcs, Predicate P = {},
                       bool Saturate = false);
  Instruction &emitMov(Exec E, Operand Dst, Operand Src, Predicate P = {},
                       bool Saturate = false);
  /// \p Dst is a predicate (Operand::pred), or a region that gets 0 or -1 in
  /// each lane.
  Instruction &emitCmp(CondMod Cond, Exec E, Operand Dst, Operand Src0,
                       Operand Src1);
  /// Sets each lane of \p Pred to one bit of the integer \p Src.
  Instruction &emitSetp(Exec E, DeclId Pred, Operand Src);
  /// and, or, xor, not on predicates; pass DeclId::None as \p Src1 for not.
  Instruction &emitPredLogic(Operation Op, Exec E, DeclId Dst, DeclId Src0,
                             DeclId Src1 = DeclId::None);
  /// bfn; \p Function is its truth table, a byte.
  Instruction &emitBfn(unsigned Function, Exec E, Operand Dst, Operand Src0,
                       Operand Src1, Operand Src2, Predicate P = {});
  /// Writes \p E.Size addresses to \p Addr, from element \p FirstElt on.
  /// \p Src0 is Operand::addressOf or Operand::address. \p Src1 is added; its
  /// type is a word.
  Instruction &emitAddrAdd(Exec E, DeclId Addr, unsigned FirstElt, Operand Src0,
                           Operand Src1);
  Instruction &emitMovs(Exec E, Operand Dst, Operand Src);

  /// Marks the content of \p Var as undefined from here on.
  void emitLifetimeStart(DeclId Var);

  /// These two functions set the source file and line of the next instructions.
  void emitFile(llvm::StringRef Path);
  void emitLoc(unsigned Line);

  //===--- Control flow ---===//
  void emitLabel(LabelId L);
  /// .function; the first one starts the code of the kernel.
  LabelId emitFunction(llvm::StringRef Name);
  /// A .function whose label exists already, so that calls can come before it.
  void emitFunction(LabelId L);
  /// Scalar: the whole thread jumps. A predicate wider than one bit needs
  /// PredMode::Any or PredMode::All.
  Instruction &emitJmp(LabelId Target, Predicate P = {},
                       Exec E = Exec::lanes(1));
  Instruction &emitGoto(LabelId Target, Exec E, Predicate P = {});
  Instruction &emitCall(LabelId Target, Exec E = Exec::lanes(1),
                        Predicate P = {});
  Instruction &emitRet(Exec E = Exec::lanes(1), Predicate P = {});
  /// The stack call of a .global_function whose arguments and results fill
  /// \p ArgRegs and \p RetRegs registers.
  Instruction &emitFcall(llvm::StringRef Name, unsigned ArgRegs,
                         unsigned RetRegs);
  /// The same for the function at \p Address, a scalar of type uq.
  Instruction &emitIfcall(Operand Address, unsigned ArgRegs, unsigned RetRegs);
  Instruction &emitFaddr(llvm::StringRef Name, Operand Dst);
  Instruction &emitFret();
  Instruction &emitSwitchJmp(Operand Index, llvm::ArrayRef<LabelId> Targets);

  //===--- Messages ---===//
  /// A message of the data port, a barrier or a fence. \p Operands are in the
  /// order of the text, with null for absent ones.
  Instruction &emitMessage(Opcode Op, Exec E, llvm::ArrayRef<Operand> Operands,
                           const MessageFields &F = {}, Predicate P = {});
  /// A message of the load/store cache. Its address is three operands: the
  /// surface (an immediate, Operand::raw of a scalar ud variable, or absent in
  /// the flat model), Operand::raw of the addresses, and Operand::number of the
  /// bytes to add to each address.
  Instruction &emitLsc(Opcode Op, Exec E, llvm::ArrayRef<Operand> Operands,
                       const LscFields &F, Predicate P = {});
  Instruction &emitRawSends(RawFields F, Exec E, Operand ExDesc, Operand Desc,
                            Operand Src0, Operand Src1, Operand Dst,
                            Predicate P = {});
  Instruction &emitDpas(DpasFields F, Exec E, Operand Dst, Operand Acc,
                        Operand B, Operand A);

private:
  Instruction &emit(Opcode Op, Exec E, llvm::ArrayRef<Operand> Operands,
                    Predicate P = {});

  Kernel &K;
};

} // namespace visa
} // namespace cmx

#endif // CMX_VISA_BUILDER_H
