//===- ClangMessages.cpp - What clang says, for the user ------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ClangMessages.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"

#include <vector>

using namespace llvm;

namespace cmx {

namespace {

/// One message: "place: kind: sentence", and the lines that show the code.
struct Message {
  StringRef Place;
  StringRef Kind; ///< Empty for lines before a message: how it was included.
  StringRef Sentence;
  SmallVector<StringRef, 4> Code;

  bool isNote() const { return Kind == "note"; }
};

} // namespace

/// Does \p Line start a message?
static bool parseHead(StringRef Line, Message &M) {
  for (StringRef Kind : {"fatal error", "error", "warning", "note"}) {
    size_t At = Line.find((": " + Kind + ": ").str());
    if (At == StringRef::npos)
      continue;
    // "file:line:column", or the name of a program.
    M.Place = Line.take_front(At);
    if (M.Place.contains(' ') && !isDigit(M.Place.back()))
      continue;
    M.Kind = Kind;
    M.Sentence = Line.drop_front(At + Kind.size() + 4);
    // The text of a static_assert says it all.
    if (M.Sentence.starts_with("static assertion failed") &&
        M.Sentence.contains("': "))
      M.Sentence = M.Sentence.substr(M.Sentence.rfind("': ") + 3);
    return true;
  }
  return false;
}

/// "2 errors generated."
static bool isCount(StringRef Line) {
  return Line.ends_with(" generated.") && !Line.empty() && isDigit(Line[0]);
}

static std::vector<Message> parse(StringRef Text) {
  std::vector<Message> Messages;
  SmallVector<StringRef, 64> Lines;
  Text.split(Lines, '\n', /*MaxSplit=*/-1, /*KeepEmpty=*/false);
  for (StringRef Line : Lines) {
    Message M;
    if (isCount(Line))
      continue;
    if (Line.starts_with("In file included from ")) {
      M.Code.push_back(Line);
      Messages.push_back(M);
    } else if (parseHead(Line, M)) {
      Messages.push_back(M);
    } else {
      if (Messages.empty())
        Messages.emplace_back();
      Messages.back().Code.push_back(Line);
    }
  }
  return Messages;
}

static void print(const Message &M, StringRef Place, ArrayRef<StringRef> Code,
                  raw_ostream &OS) {
  if (!M.Kind.empty())
    OS << Place << ": " << M.Kind << ": " << M.Sentence << '\n';
  for (StringRef Line : Code)
    OS << Line << '\n';
}

void printClangMessages(StringRef Text, StringRef HeaderFolder,
                        raw_ostream &OS) {
  std::vector<Message> Messages = parse(Text);
  auto InHeader = [&](const Message &M) {
    return M.Place.starts_with(HeaderFolder);
  };
  bool NoteWanted = false; // One for each error or warning.
  StringSet<> Printed;     // The first error of a header for each use says it.
  for (size_t I = 0, End = Messages.size(); I != End; ++I) {
    const Message &M = Messages[I];
    size_t Next = I + 1;
    if (M.Kind.empty()) {
      // How a file of the user was included matters; how a header was does not.
      while (Next != End && Messages[Next].Kind.empty())
        ++Next;
      if (Next == End || !InHeader(Messages[Next]))
        print(M, "", M.Code, OS);
      continue;
    }
    if (M.isNote()) {
      if (NoteWanted && !InHeader(M))
        print(M, M.Place, M.Code, OS);
      NoteWanted &= InHeader(M);
      continue;
    }
    if (!InHeader(M)) {
      NoteWanted = true;
      if (M.Kind != "fatal error" || !M.Sentence.starts_with("too many errors"))
        print(M, M.Place, M.Code, OS);
      continue;
    }
    NoteWanted = false;
    // The first note about a file of the user says what led to the error; the
    // other notes say how.
    const Message *Cause = nullptr;
    for (; Next != End && Messages[Next].isNote(); ++Next)
      if (!Cause && !InHeader(Messages[Next]))
        Cause = &Messages[Next];
    I = Next - 1;
    StringRef Place = Cause ? Cause->Place : M.Place;
    if (Printed.insert((Place + M.Kind).str()).second)
      print(M, Place, Cause ? Cause->Code : M.Code, OS);
  }
}

} // namespace cmx
