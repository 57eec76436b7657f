//===- ClangMessages.cpp - What clang says, for the user ------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ClangMessages.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/WithColor.h"

#include <string>
#include <vector>

using namespace llvm;

namespace cmx {

namespace {

/// One message: "place: kind: sentence", and the lines that show the code.
struct Message {
  StringRef Place;
  StringRef Kind; ///< Empty for the lines "In file included from" that come
                  ///< before a message.
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
    // Keep only the text of a static_assert.
    if (M.Sentence.starts_with("static assertion failed") &&
        M.Sentence.contains("': "))
      M.Sentence = M.Sentence.substr(M.Sentence.rfind("': ") + 3);
    return true;
  }
  return false;
}

//===----------------------------------------------------------------------===//
// Why no function fits
//===----------------------------------------------------------------------===//

namespace {

/// Clang's reason why a function does not fit the call. Of several reasons, the
/// first one in this list is printed. A wrong count comes last: the user
/// probably meant a function with the right number of parameters.
enum class Misfit { Constraint, Conversion, Shape, TemplateArgument, Count };

/// Finds the reason why a call fits none of the functions of the headers. The
/// reason is in the notes after the error.
class MisfitReason {
  Misfit Kind = Misfit::Count;
  std::string Text;
  SmallVector<std::string, 4> Counts; ///< Allowed counts: "2", "at least 2".
  StringRef Actual;                   ///< The number of arguments.
  StringRef NotOperand, NotNumber;    ///< Types that no argument may have.

  void offer(Misfit K, const Twine &Reason);
  void addConstraint(StringRef Note);
  void addCount(StringRef Note);
  void addShape(StringRef Wanted, StringRef Given);
  std::string countText() const;

public:
  void add(StringRef Note);
  std::string str() const;
};

} // namespace

void MisfitReason::offer(Misfit K, const Twine &Reason) {
  if (!Text.empty() && Kind <= K)
    return;
  Kind = K;
  Text = Reason.str();
}

/// Returns the quoted text with the number \p N in \p Note. The first quoted
/// text has number 0.
static StringRef quoted(StringRef Note, unsigned N) {
  SmallVector<StringRef, 8> Parts;
  Note.split(Parts, '\'');
  return 2 * N + 1 < Parts.size() ? Parts[2 * N + 1] : StringRef();
}

/// Returns the name of a type without its namespace. Template arguments are
/// kept only for vectors and matrices.
static std::string typeName(StringRef Name) {
  Name.consume_front("cm::");
  StringRef Template = Name.take_front(Name.find('<'));
  return Template.starts_with("vector") || Template.starts_with("matrix")
             ? Name.str()
             : Template.str();
}

/// Reads a note such as "because 'size_v<X> == 8' (16 == 8) evaluated to
/// false", or "because 'X' does not satisfy 'operand'".
void MisfitReason::addConstraint(StringRef Note) {
  if (Note.contains("does not satisfy")) {
    StringRef Concept = quoted(Note, 1);
    if (Concept == "operand")
      NotOperand = quoted(Note, 0);
    else if (Concept == "scalar")
      NotNumber = quoted(Note, 0);
    return;
  }
  if (!Note.contains("evaluated to false"))
    return;
  if (Note.contains("integers<") || Note.contains("is_integer<"))
    return offer(Misfit::Constraint, "the operands must be integers");
  if (Note.contains("has_carry<"))
    return offer(Misfit::Constraint,
                 "operands of one type expected, uint or unsigned long long");
  if (Note.contains("'detail::is_float<"))
    return offer(Misfit::Constraint, "the operands must be floats");
  StringRef Numbers = Note.rsplit('(').second.split(')').first;
  for (bool IsLimit : {false, true}) {
    auto [A, B] = Numbers.split(IsLimit ? " <= " : " == ");
    if (A.empty() || B.empty() || !all_of(A, isDigit) || !all_of(B, isDigit))
      continue;
    std::string Sentence =
        IsLimit ? ("at most " + B + " elements expected, actual " + A).str()
                : ("operands of one size expected, actual " + A + " and " + B +
                   " elements")
                      .str();
    return offer(Misfit::Constraint, Sentence);
  }
}

/// Reads a note such as "... requires at least 2 arguments, but 1 was
/// provided", or "... requires single argument 'Size', but no arguments were
/// provided".
void MisfitReason::addCount(StringRef Note) {
  bool IsLimit = Note.contains("allows ");
  auto [Wanted, Given] =
      Note.split(IsLimit ? "allows " : "requires ").second.split(", but ");
  auto [Front, Name] = Wanted.split("argument");
  std::string Count = Front.trim().str();
  // Some notes give the count without a digit: "single argument 'Size'", "at
  // least argument 'V'".
  if (!any_of(Count, isDigit))
    Count = Front.starts_with("at least")  ? "at least 1"
            : Front.starts_with("at most") ? "at most 1"
                                           : "1";
  if (!is_contained(Counts, Count))
    Counts.push_back(Count);
  Actual = Given.split(' ').first;
}

/// Reads a note such as "could not match 'matrix_ref' against 'vector'". If
/// both types have the same shape (vector, matrix, pointer), the element type
/// or size differs from that of another argument.
void MisfitReason::addShape(StringRef Wanted, StringRef Given) {
  StringRef Shape =
      Wanted.contains('*') ? "pointer" : Wanted.take_while(isAlpha);
  if (Given.starts_with(Shape))
    return offer(Misfit::Conversion,
                 "arguments with one type and number of elements expected");
  offer(Misfit::Shape, "a " + Shape + " expected, actual " + Given);
}

std::string MisfitReason::countText() const {
  std::string List;
  for (size_t I = 0; I != Counts.size(); ++I)
    List += (I == 0 ? "" : I + 1 == Counts.size() ? " or " : ", ") + Counts[I];
  if (List.empty())
    return "";
  return (List == "0" ? "no" : List) +
         (List == "1" || StringRef(List).ends_with(" 1") ? " argument"
                                                         : " arguments") +
         " expected, actual " + (Actual == "no" ? "none" : Actual.str());
}

std::string MisfitReason::str() const {
  if (!Text.empty() && Kind == Misfit::Constraint)
    return Text;
  if (!NotOperand.empty())
    return (NotOperand == NotNumber ? "a number, vector or matrix"
                                    : "a vector or matrix") +
           (" expected, actual " + typeName(NotOperand));
  return Text.empty() ? countText() : Text;
}

void MisfitReason::add(StringRef Note) {
  static constexpr StringLiteral Missing("couldn't infer template argument '");
  if (Note.contains(" provided") && Note.contains(", but "))
    addCount(Note);
  else if (Note.contains("no known conversion from"))
    offer(Misfit::Conversion,
          "argument " + Note.rsplit(" for ").second.take_while(isDigit) +
              " expected to be " + typeName(quoted(Note, 1)) + ", actual " +
              typeName(quoted(Note, 0)));
  else if (Note.contains("could not match '"))
    addShape(quoted(Note, 0), typeName(quoted(Note, 1)));
  else if (Note.contains(Missing))
    offer(Misfit::TemplateArgument,
          "the template argument " +
              Note.split(Missing).second.split('\'').first + " is missing");
  else if (Note.contains("invalid explicitly-specified argument"))
    offer(Misfit::TemplateArgument,
          "the template argument " + quoted(Note, 0) + " must be " +
              (quoted(Note, 0).ends_with("T") ? "a type" : "a constant"));
  else
    addConstraint(Note);
}

/// Is \p Line the number of messages, such as "2 errors generated."?
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

static HighlightColor colorOf(const Message &M) {
  return M.isNote()            ? HighlightColor::Note
         : M.Kind == "warning" ? HighlightColor::Warning
                               : HighlightColor::Error;
}

/// Prints \p M, with LLVM's colors only if \p OS is standard error.
static void print(const Message &M, StringRef Place, ArrayRef<StringRef> Code,
                  raw_ostream &OS) {
  ColorMode Mode = &OS == &errs() ? ColorMode::Auto : ColorMode::Disable;
  auto Bold = [&] {
    return WithColor(OS, raw_ostream::SAVEDCOLOR, /*Bold=*/true, /*BG=*/false,
                     Mode);
  };
  if (!M.Kind.empty()) {
    Bold() << Place << ": ";
    WithColor(OS, colorOf(M), Mode) << M.Kind << ": ";
    Bold() << M.Sentence;
    OS << '\n';
  }
  for (StringRef Line : Code)
    OS << Line << '\n';
}

void printClangMessages(StringRef Text, StringRef HeaderFolder,
                        raw_ostream &OS) {
  std::vector<Message> Messages = parse(Text);
  auto InHeader = [&](const Message &M) {
    return M.Place.starts_with(HeaderFolder);
  };
  // Print at most one note for each error or warning, and at most one header
  // error for each line of the user's files.
  bool NoteWanted = false;
  StringSet<> Printed;
  for (size_t I = 0, End = Messages.size(); I != End; ++I) {
    const Message &M = Messages[I];
    size_t Next = I + 1;
    if (M.Kind.empty()) {
      // Print how a file of the user was included, but not how a header was
      // included.
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
      if (M.Sentence.starts_with("no matching ")) {
        MisfitReason Reason;
        for (; Next != End && Messages[Next].isNote(); ++Next)
          if (InHeader(Messages[Next]))
            Reason.add(Messages[Next].Sentence);
        if (std::string Why = Reason.str(); !Why.empty()) {
          std::string Sentence = (M.Sentence + ": " + Why).str();
          Message Explained = M;
          Explained.Sentence = Sentence;
          print(Explained, M.Place, M.Code, OS);
          continue;
        }
      }
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
