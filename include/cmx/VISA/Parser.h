//===- Parser.h - vISA text to model ----------------------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads the text that Printer.h writes, and the variants of it that the
// finalizer accepts. The parser reports errors that are visible in the text
// alone (syntax, unknown names, literals that would be truncated, rows above
// 255). The verifier checks legality.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_VISA_PARSER_H
#define CMX_VISA_PARSER_H

#include "cmx/VISA/Model.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/Error.h"
#include <vector>

namespace cmx {
namespace visa {

/// "file:line:col: error: text [visa-parse]"
class ParseError : public llvm::ErrorInfo<ParseError> {
public:
  static char ID;
  ParseError(std::string File, unsigned Line, unsigned Column, std::string Text,
             std::string Name)
      : File(std::move(File)), Line(Line), Column(Column),
        Text(std::move(Text)), Name(std::move(Name)) {}

  void log(llvm::raw_ostream &OS) const override;
  std::error_code convertToErrorCode() const override;

  llvm::StringRef file() const { return File; }
  unsigned line() const { return Line; }
  unsigned column() const { return Column; }
  llvm::StringRef text() const { return Text; }
  llvm::StringRef name() const { return Name; }

private:
  std::string File;
  unsigned Line, Column;
  std::string Text, Name;
};

/// Does \p Text begin like vISA text?
bool isVISAText(llvm::StringRef Text);

/// The line numbers of a module's instructions: Lines[kernel][instruction].
using LineTable = std::vector<std::vector<unsigned>>;

/// A row number in an operand counts registers of \p GRFBytes. \p Lines, if not
/// null, receives the line numbers.
llvm::Expected<Module> parseModule(llvm::StringRef Text, unsigned GRFBytes,
                                   llvm::StringRef FileName = "<string>",
                                   LineTable *Lines = nullptr);

/// Appends the instructions of \p Text to \p K. The text can name \p Variables,
/// and can declare its own variables and labels. It must not end the kernel or
/// call functions.
llvm::Error parseInto(Kernel &K, llvm::StringRef Text,
                      const llvm::StringMap<DeclId> &Variables,
                      unsigned GRFBytes);

} // namespace visa
} // namespace cmx

#endif // CMX_VISA_PARSER_H
