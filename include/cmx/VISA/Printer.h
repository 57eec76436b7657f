//===- Printer.h - vISA text of a kernel ------------------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// This is the only code that writes vISA text. It makes no decisions, because
// everything that is printed is in the model. Besides the model, the text
// depends only on the register size (for the rows of operands).
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

/// Prints a complete .visaasm file with one kernel.
void printKernel(const Kernel &K, unsigned GRFBytes, llvm::raw_ostream &OS);
/// Prints a complete .visaasm file.
void printModule(const Module &M, unsigned GRFBytes, llvm::raw_ostream &OS);
/// Prints one line, without indentation and line end.
void printInstruction(const Kernel &K, const Instruction &I, unsigned GRFBytes,
                      llvm::raw_ostream &OS);
void printOperand(const Kernel &K, const Operand &O, unsigned GRFBytes,
                  llvm::raw_ostream &OS);

} // namespace visa
} // namespace cmx

#endif // CMX_VISA_PRINTER_H
