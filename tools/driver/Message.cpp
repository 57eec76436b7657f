//===- Message.cpp - What programs tell their users -----------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Message.h"

#include "Tool.h"

#include "cmx/Support/Version.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/Regex.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/WithColor.h"
#include "llvm/Support/raw_ostream.h"

#include <cstdlib>

using namespace llvm;

namespace cmx {

//===----------------------------------------------------------------------===//
// Options
//===----------------------------------------------------------------------===//

cl::OptionCategory &messageCategory() {
  static cl::OptionCategory Category("Options for messages");
  return Category;
}

namespace {
enum class Format { Text, JSON, SARIF };

cl::opt<Format> DiagnosticsFormat(
    "diagnostics-format", cl::desc("Form of messages on standard error:"),
    cl::values(clEnumValN(Format::Text, "text",
                          "file:line:column: error: ... [name] (default)"),
               clEnumValN(Format::JSON, "json", "a JSON object a line"),
               clEnumValN(Format::SARIF, "sarif",
                          "a SARIF document, at the end")),
    cl::init(Format::Text), cl::cat(messageCategory()));
} // namespace

bool isTextFormat() { return DiagnosticsFormat == Format::Text; }

void prepareMessages() {
  registerValues(DiagnosticsFormat.ArgStr, DiagnosticsFormat.getParser());
  auto &All = cl::getRegisteredOptions();
  if (cl::Option *O = All.lookup("color")) {
    O->addCategory(messageCategory());
    O->setDescription("Use colors in messages (default: on a terminal, unless "
                      "the variable NO_COLOR is set)");
  }
  static const bool IsWanted =
      sys::Process::GetEnv("NO_COLOR").value_or("").empty();
  auto Default = WithColor::defaultAutoDetectFunction();
  static auto LLVMsAnswer = Default;
  WithColor::setAutoDetectFunction([](const raw_ostream &OS) {
    const cl::Option *O = cl::getRegisteredOptions().lookup("color");
    return (IsWanted || (O && O->getNumOccurrences())) && LLVMsAnswer(OS);
  });
}

//===----------------------------------------------------------------------===//
// Text
//===----------------------------------------------------------------------===//

static StringMap<std::string> &keptTexts() {
  static StringMap<std::string> Texts;
  return Texts;
}

void keepText(StringRef File, StringRef Text) {
  keptTexts()[File] = Text.str();
}

/// Returns the start of line \p Number of \p File, at most MaxChars characters.
/// Returns an empty text if the file cannot be read, or if the line has control
/// characters.
static std::string lineOf(StringRef File, unsigned Number) {
  static constexpr size_t MaxChars = 400;
  std::unique_ptr<MemoryBuffer> Owned;
  StringRef Text;
  if (auto Kept = keptTexts().find(File); Kept != keptTexts().end()) {
    Text = Kept->second;
  } else if (auto Buffer = MemoryBuffer::getFile(File)) {
    Owned = std::move(*Buffer);
    Text = Owned->getBuffer();
  }
  while (--Number && !Text.empty())
    Text = Text.split('\n').second;
  StringRef Line = Text.split('\n').first.rtrim('\r');
  bool IsText = json::isUTF8(Line) && none_of(Line, [](char C) {
                  return (uint8_t(C) < ' ' && C != '\t') || C == '\x7f';
                });
  if (!IsText)
    return "";
  return Line.size() <= MaxChars ? Line.str()
                                 : (Line.take_front(MaxChars) + "...").str();
}

static SourceMgr::DiagKind llvmKind(Message::Kind K) {
  switch (K) {
  case Message::Error:
    return SourceMgr::DK_Error;
  case Message::Warning:
    return SourceMgr::DK_Warning;
  case Message::Note:
    return SourceMgr::DK_Note;
  }
  llvm_unreachable("unknown kind of message");
}

static void printText(const Message &M) {
  auto [First, Rest] = StringRef(M.Text).split('\n');
  std::string Sentence = M.Subject + First.str();
  if (!M.Name.empty())
    Sentence += " [" + M.Name + "]";
  const SourcePlace &P = M.Place;
  StringRef Prefix = P.File.empty() ? toolName() : StringRef(P.File);
  std::string Line = P.Line && P.Column ? lineOf(P.File, P.Line) : "";
  int Column = P.Line && P.Column ? int(P.Column) - 1 : -1;
  if (Column >= int(Line.size()))
    Line.clear();
  SourceMgr None;
  if (Line.empty()) {
    std::string Where = P.File.empty() ? Prefix.str() : P.str();
    SMDiagnostic(Where, llvmKind(M.Level), Sentence)
        .print(/*ProgName=*/nullptr, errs());
  } else {
    // LLVM prints the line only if the location is valid. The location has no
    // other effect.
    SMDiagnostic(None, SMLoc::getFromPointer(Line.data() + Column), Prefix,
                 int(P.Line), Column, llvmKind(M.Level), Sentence, Line, {})
        .print(/*ProgName=*/nullptr, errs());
  }
  if (!Rest.empty())
    errs() << Rest.rtrim() << '\n';
}

//===----------------------------------------------------------------------===//
// JSON
//===----------------------------------------------------------------------===//

static StringRef levelName(Message::Kind K) {
  switch (K) {
  case Message::Error:
    return "error";
  case Message::Warning:
    return "warning";
  case Message::Note:
    return "note";
  }
  llvm_unreachable("unknown kind of message");
}

static json::Object jsonOf(const Message &M) {
  json::Object O{{"tool", toolName()},
                 {"severity", levelName(M.Level)},
                 {"message", json::fixUTF8(M.Subject + M.Text)}};
  if (!M.Name.empty())
    O["name"] = M.Name;
  if (!M.Place.File.empty())
    O["file"] = json::fixUTF8(M.Place.File);
  if (M.Place.Line)
    O["line"] = M.Place.Line;
  if (M.Place.Line && M.Place.Column)
    O["column"] = M.Place.Column;
  return O;
}

static json::Object sarifOf(const Message &M) {
  json::Object Result{
      {"level", levelName(M.Level)},
      {"message", json::Object{{"text", json::fixUTF8(M.Subject + M.Text)}}}};
  if (!M.Name.empty())
    Result["ruleId"] = M.Name;
  if (M.Place.File.empty())
    return Result;
  json::Object Physical{
      {"artifactLocation", json::Object{{"uri", json::fixUTF8(M.Place.File)}}}};
  if (M.Place.Line) {
    json::Object Region{{"startLine", M.Place.Line}};
    if (M.Place.Column)
      Region["startColumn"] = M.Place.Column;
    Physical["region"] = std::move(Region);
  }
  Result["locations"] =
      json::Array{json::Object{{"physicalLocation", std::move(Physical)}}};
  return Result;
}

namespace {

/// The SARIF document, which is printed at the end of the program.
class Document {
  json::Array Results, Rules;
  StringSet<> RuleNames;

public:
  void add(const Message &M) {
    Results.push_back(sarifOf(M));
    std::optional<DiagKind> K = diagKind(M.Name);
    if (K && RuleNames.insert(M.Name).second)
      Rules.push_back(json::Object{
          {"id", M.Name},
          {"shortDescription", json::Object{{"text", diagDescription(*K)}}}});
  }
  void print() {
    json::Object Driver{{"name", toolName()},
                        {"version", getVersion()},
                        {"rules", std::move(Rules)}};
    json::Object Run{{"tool", json::Object{{"driver", std::move(Driver)}}},
                     {"results", std::move(Results)}};
    json::Value All = json::Object{
        {"$schema", "https://json.schemastore.org/sarif-2.1.0.json"},
        {"version", "2.1.0"},
        {"runs", json::Array{std::move(Run)}}};
    errs() << formatv("{0:2}\n", All);
  }
};

} // namespace

static Document &document() {
  static Document *D = [] {
    auto *New = new Document; // Must exist until it is printed.
    std::atexit([] { document().print(); });
    return New;
  }();
  return *D;
}

//===----------------------------------------------------------------------===//
// Printing
//===----------------------------------------------------------------------===//

void printMessage(const Message &M) {
  outs().flush();
  switch (DiagnosticsFormat) {
  case Format::Text:
    printText(M);
    break;
  case Format::JSON:
    errs() << json::Value(jsonOf(M)) << '\n';
    break;
  case Format::SARIF:
    document().add(M);
    break;
  }
}

Message messageOf(const DiagError &E) {
  return {diagLevel(E.kind()) == DiagLevel::Error ? Message::Error
                                                  : Message::Warning,
          ("cmx-" + diagName(E.kind())).str(), E.place(), "", E.text().str()};
}

void printError(const Twine &Text) {
  printMessage({Message::Error, "", {}, "", Text.str()});
}
void printWarning(const Twine &Text) {
  printMessage({Message::Warning, "", {}, "", Text.str()});
}
void printNote(const Twine &Text) {
  printMessage({Message::Note, "", {}, "", Text.str()});
}

void printNamed(Message::Kind Level, StringRef Text) {
  StringRef Name;
  if (Text.starts_with("[") && Text.contains("] ")) {
    std::tie(Name, Text) = Text.split("] ");
    Name = Name.drop_front();
  }
  printMessage({Level, Name.str(), {}, "", Text.str()});
}

void printClangText(StringRef Text) {
  static const Regex Line("^(.+):([0-9]+):([0-9]+): (fatal error|error|warning|"
                          "note): (.*)$");
  static const Regex OfClang("^[^ ]+()()(): (fatal error|error|warning|note): "
                             "(.*)$");
  SmallVector<StringRef, 32> Lines;
  SmallVector<StringRef, 6> Parts;
  Text.split(Lines, '\n');
  for (StringRef L : Lines) {
    if (!Line.match(L, &Parts) && !OfClang.match(L, &Parts))
      continue;
    Message M;
    M.Level = Parts[4] == "warning" ? Message::Warning
              : Parts[4] == "note"  ? Message::Note
                                    : Message::Error;
    if (!Parts[2].getAsInteger(10, M.Place.Line) &&
        !Parts[3].getAsInteger(10, M.Place.Column))
      M.Place.File = Parts[1].str();
    M.Text = Parts[5].str();
    printMessage(M);
  }
}

} // namespace cmx
