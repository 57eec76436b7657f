//===- EmitBlocks.cpp - Blocks of memory, by the data port ----------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See the vISA specification of oword_ld, oword_st, media_ld, media_st,
// svm_block_ld and svm_block_st. The IR verifier has checked the sizes: blocks
// of 1, 2, 4 or 8 owords, and media blocks of at most 256 bytes, and so of at
// most 64 rows. vISA text cannot express the "modified" hint of oword loads.
//
//===----------------------------------------------------------------------===//

#include "MessageEmitter.h"
#include "llvm/IR/Constants.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace cmx {

/// Emits a message for a block of owords. The data is the last operand.
void MessageEmitter::emitOwords(visa::Opcode Op,
                                ArrayRef<visa::Operand> Address) {
  unsigned Bytes = unsigned(registerBytes(dataType()));
  visa::MessageFields Fields;
  Fields.NumOwords = uint8_t(Bytes / 16);
  emitBlock(Op, Address, Fields, Bytes);
}

void MessageEmitter::emitBlock(visa::Opcode Op, ArrayRef<visa::Operand> Address,
                               const visa::MessageFields &Fields,
                               unsigned Bytes) {
  SmallVector<visa::Operand, 4> Operands(Address);
  auto Emit = [&](Place P) {
    Operands.push_back(P.raw());
    VB.emitMessage(Op, visa::Exec(), Operands, Fields);
  };
  if (isStore())
    Emit(data(ElemType::UD, Bytes / 4));
  else
    loadBlock(Bytes, Emit);
}

void MessageEmitter::emitOwordBlock() {
  if (!E.UsesDataPort)
    return emitLscOwordBlock();
  if (isSLM(*operand("surface")) && !require(Feature::OwordSLM))
    return;
  visa::Operand Surface = visa::Operand::state(surface());
  visa::Operand Offset = scalar(*operand("offset"), ElemType::UD);
  emitOwords(isStore() ? visa::Opcode::OwordSt
             : Info.VisaName == "oword_ld_unaligned"
                 ? visa::Opcode::OwordLdUnaligned
                 : visa::Opcode::OwordLd,
             {Surface, Offset});
}

/// Returns the mode for the operand "modifiers" (vISA specification, media_ld):
/// 0 none, 1 modified, 2 top field, 3 bottom field; otherwise std::nullopt.
static std::optional<visa::MediaMode> mediaMode(uint64_t Modifiers) {
  static constexpr visa::MediaMode Modes[] = {
      visa::MediaMode::NoMod, visa::MediaMode::Modified, visa::MediaMode::Top,
      visa::MediaMode::Bottom};
  if (Modifiers < std::size(Modes))
    return Modes[Modifiers];
  return std::nullopt;
}

void MessageEmitter::emitMediaBlock() {
  if (!require(Feature::MediaBlock))
    return;
  auto Mode = mediaMode(constant("modifiers"));
  if (!Mode) {
    fail(DiagKind::MessageUnavailable,
         "expected modifiers 0 to 3, actual " + Twine(constant("modifiers")));
    return;
  }
  if (isSLM(*operand("surface"))) {
    fail(DiagKind::MessageUnavailable,
         "expected an image, actual shared local memory");
    return;
  }
  unsigned WidthBytes = unsigned(constant("blockwidth"));
  unsigned RowBytes = unsigned(std::max<uint64_t>(4, PowerOf2Ceil(WidthBytes)));
  unsigned Bytes = unsigned(registerBytes(dataType()));
  visa::MessageFields Fields;
  Fields.BlockWidthBytes = uint8_t(WidthBytes);
  Fields.BlockRows = uint8_t(Bytes / RowBytes);
  Fields.Plane = uint8_t(constant("plane"));
  Fields.Media = *Mode;
  visa::Operand Surface = visa::Operand::state(surface());
  // The coordinates are unsigned dwords: the finalizer would copy signed ones
  // first.
  visa::Operand X = scalar(*operand("x"), ElemType::UD);
  visa::Operand Y = scalar(*operand("y"), ElemType::UD);
  emitBlock(isStore() ? visa::Opcode::MediaSt : visa::Opcode::MediaLd,
            {Surface, X, Y}, Fields, Bytes);
}

/// Returns the address as a 64-bit scalar. It is always in a register (see
/// FinalizerFault::ImmediateAddresses). A finalizer without this fault would
/// not need the mov of a constant.
visa::Operand MessageEmitter::svmAddress() {
  const BaleSource &S = *operand("address");
  if (!isa<Constant>(S.V) && elemTypeBytes(S.Type) == 8)
    return E.scalarSource(S, ElemType::UQ);
  Place P = extended(S, ElemType::UQ, 1);
  return visa::Operand::scalar(P.Var, P.OffsetBytes);
}

void MessageEmitter::emitSvmBlock() {
  if (!TD.has(Feature::LegacyDataPort))
    return emitLscSvmBlock();
  emitOwords(isStore() ? visa::Opcode::SvmBlockSt : visa::Opcode::SvmBlockLd,
             svmAddress());
}

} // namespace cmx
