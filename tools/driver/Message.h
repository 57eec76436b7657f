//===- Message.h - What programs tell their users ---------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// All programs print their messages on standard error. --diagnostics-format
// selects the format:
//
//   text   PLACE: error: TEXT [NAME], and the line of the file with a caret;
//          if there is no place, the name of the program replaces PLACE
//   json   a JSON object on one line for each message
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
  std::string Name; ///< For example "cmx-region-width", or empty.
  SourcePlace Place;
  std::string Subject; ///< For example "function 'f': ", or empty.
  /// The first line is printed before the line of the file, the other lines
  /// after it.
  std::string Text;
};

Message messageOf(const DiagError &E);

void printMessage(const Message &M);
/// Print a message without a place.
void printError(const llvm::Twine &Text);
void printWarning(const llvm::Twine &Text);
void printNote(const llvm::Twine &Text);

/// Prints a message without a place. If \p Text begins with "[name] ", this is
/// the name of the message.
void printNamed(Message::Kind Level, llvm::StringRef Text);

/// \p Text contains messages of clang. Prints them in the format json or sarif.
void printClangText(llvm::StringRef Text);
bool isTextFormat();

/// Keeps the text of a file that cannot be read a second time, such as standard
/// input.
void keepText(llvm::StringRef File, llvm::StringRef Text);

/// Returns the category of the options that all programs have: --color and
/// --diagnostics-format.
llvm::cl::OptionCategory &messageCategory();
/// Must be called before the command line is parsed.
void prepareMessages();

} // namespace cmx

#endif // CMX_TOOLS_DRIVER_MESSAGE_H
