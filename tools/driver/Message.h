//===- Message.h - What programs tell their users ---------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// All programs print their messages on standard error, in the format of
// --diagnostics-format:
//
//   text   PLACE: error: TEXT [NAME], and the line of the file with a caret;
//          without a place, the name of the program stands there
//   json   a JSON object on a line for each
//   sarif  one SARIF document when the program ends
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TOOLS_DRIVER_MESSAGE_H
#define CMX_TOOLS_DRIVER_MESSAGE_H

#include "cmx/Support/Diagnostics.h"

#include "llvm/Support/CommandLine.h"

#include <string>

namespace cmx {

struct Message {
  enum Kind { Error, Warning, Note };
  Kind Level = Error;
  std::string Name; ///< "cmx-region-width", or empty.
  SourcePlace Place;
  std::string Subject; ///< "function 'f': ", or empty.
  std::string Text;    ///< Lines after the first follow the line of the file.
};

Message messageOf(const DiagError &E);

void printMessage(const Message &M);
/// Print a message without a place.
void printError(const llvm::Twine &Text);
void printWarning(const llvm::Twine &Text);
void printNote(const llvm::Twine &Text);

/// \p Text may begin with "[name] ".
void printNamed(Message::Kind Level, llvm::StringRef Text);

/// Prints clang's messages, given as text, in the formats json and sarif.
void printClangText(llvm::StringRef Text);
bool isTextFormat();

/// Keeps the text of a file that cannot be read again, such as standard input.
void keepText(llvm::StringRef File, llvm::StringRef Text);

/// The options of all programs: --color, --diagnostics-format.
llvm::cl::OptionCategory &messageCategory();
/// To be called before the command line is parsed.
void prepareMessages();

} // namespace cmx

#endif // CMX_TOOLS_DRIVER_MESSAGE_H
