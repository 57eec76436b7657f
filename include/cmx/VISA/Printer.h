//===- Printer.h - vISA text of a kernel ------------------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The only code that writes vISA text. It makes no decisions: the model has all
// that is printed. The text of a kernel depends only on the register size (rows
// of operands).
//
//===----------------------------------------------------------------------===//

#ifndef CMX_VISA_PRINTER_H
#define CMX_VISA_PRINTER_H

#include "cmx/VISA/Model.h"

namespace llvm {
class raw_ostream;
}

namespace cmx {
namespace visa {

/// A complete .visaasm file with one kernel.
void printKernel(const Kernel &K, unsigned GRFBytes, llvm::raw_ostream &OS);
/// A complete .visaasm file.
void printModule(const Module &M, unsigned GRFBytes, llvm::raw_ostream &OS);
/// One line, without indentation and line end.
void printInstruction(const Kernel &K, const Instruction &I, unsigned GRFBytes,
                      llvm::raw_ostream &OS);
void printOperand(const Kernel &K, const Operand &O, unsigned GRFBytes,
                  llvm::raw_ostream &OS);

} // namespace visa
} // namespace cmx

#endif // CMX_VISA_PRINTER_H
