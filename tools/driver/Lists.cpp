//===- Lists.cpp - The options --list and --explain -----------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Lists.h"

#include "Tool.h"

#include "cmx/IR/IntrinsicStates.h"
#include "cmx/Passes/Passes.h"
#include "cmx/Support/Suggest.h"
#include "cmx/Target/TargetDesc.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/raw_ostream.h"

#include <cstdlib>

using namespace llvm;

namespace cmx {

namespace {

enum class Kind { None, Platforms, Intrinsics, Diagnostics, Passes, Remarks };

/// A name, and the text that describes it in lists.
struct Entry {
  std::string Name, Summary;
};

struct RemarkRow {
  StringLiteral Pass, Names, Kinds, Text;
};

struct PassRow {
  StringLiteral Name, Summary;
};

} // namespace

static constexpr RemarkRow RemarkRows[] = {
#define CMX_REMARKS(Pass, Names, Kinds, Text) {Pass, Names, Kinds, Text},
#include "cmx/Analysis/Remarks.def"
};

static constexpr PassRow PassRows[] = {
#define CMX_MODULE_PASS(Name, Create, Summary) {Name, Summary},
#define CMX_MODULE_PASS_WITH_PLATFORM(Name, Create, Summary) {Name, Summary},
#define CMX_ORACLE_MODULE_PASS(Name, Create, Summary) {Name, Summary},
#define CMX_FUNCTION_PASS(Name, Create, Summary) {Name, Summary},
#define CMX_FUNCTION_PASS_WITH_PLATFORM(Name, Create, Summary) {Name, Summary},
#define CMX_FUNCTION_ANALYSIS(Name, Create, Summary) {Name, Summary},
#include "cmx/Passes/PassRegistry.def"
};

static std::vector<Entry> platformEntries() {
  std::vector<Entry> All;
  for (const TargetDesc *TD : TargetDesc::all())
    All.push_back({TD->name().str(),
                   formatv("{0} registers of {1} bytes; {2} for the finalizer",
                           TD->numGRFs(), TD->grfBytes(), TD->finalizerName())
                       .str()});
  return All;
}

static std::string platformsWith(Feature F) {
  std::vector<StringRef> Names;
  for (const TargetDesc *TD : TargetDesc::all())
    if (TD->has(F))
      Names.push_back(TD->name());
  return Names.size() == TargetDesc::all().size() ? "all platforms"
                                                  : join(Names, ", ");
}

static std::vector<Entry> intrinsicEntries() {
  std::vector<Entry> All;
  for (const GenXInfo &Info : allGenXInfos())
    All.push_back({Info.Name, platformsWith(neededFeature(Info))});
  return All;
}

/// Returns the errors of the vISA verifier, and the errors and notes of
/// programs that run kernels.
static std::vector<Entry> toolEntries() {
  return {
#define CMX_VISA_VERIFIER_ERROR(Enum, Name, Text)                              \
  {Name, "error in vISA text: " Text},
#include "cmx/VISA/VerifierErrors.def"
#define CMX_RUNTIME_ERROR(Enum, Name, Description)                             \
  {Name, "error of a run: " Description},
#define CMX_RUNTIME_NOTE(Enum, Name, Description)                              \
  {Name, "note of a run: " Description},
#include "cmx/Oracle/Runtime/RuntimeErrors.def"
      {"visa-parse", "error in vISA text: it cannot be read"},
  };
}

static std::vector<Entry> diagnosticEntries() {
  std::vector<Entry> All;
  for (DiagKind K : allDiagKinds())
    All.push_back(
        {("cmx-" + diagName(K)).str(),
         (diagLevel(K) == DiagLevel::Error ? "error: " : "warning: ") +
             diagDescription(K).str()});
  append_range(All, toolEntries());
  return All;
}

static std::vector<Entry> passEntries() {
  std::vector<Entry> All;
  for (const PassRow &Row : PassRows)
    All.push_back({Row.Name.str(), Row.Summary.str()});
  return All;
}

static std::vector<Entry> remarkEntries() {
  std::vector<Entry> All;
  for (const RemarkRow &Row : RemarkRows)
    All.push_back({(Row.Pass + ": " + Row.Names).str(),
                   (Row.Kinds + ": " + Row.Text).str()});
  return All;
}

static std::vector<Entry> entriesOf(Kind K) {
  switch (K) {
  case Kind::None:
    return {};
  case Kind::Platforms:
    return platformEntries();
  case Kind::Intrinsics:
    return intrinsicEntries();
  case Kind::Diagnostics:
    return diagnosticEntries();
  case Kind::Passes:
    return passEntries();
  case Kind::Remarks:
    return remarkEntries();
  }
  llvm_unreachable("unknown kind of list");
}

static void printList(Kind K) {
  std::vector<Entry> All = entriesOf(K);
  size_t Width = 0;
  for (const Entry &E : All)
    Width = std::max(Width, E.Name.size());
  // If names are long, they are printed on lines of their own.
  bool TwoLines = Width > 50;
  for (const Entry &E : All)
    if (TwoLines)
      outs() << E.Name << "\n    " << E.Summary << '\n';
    else
      outs() << left_justify(E.Name, unsigned(Width)) << "  " << E.Summary
             << '\n';
}

//===----------------------------------------------------------------------===//
// --explain
//===----------------------------------------------------------------------===//

static void explainPlatform(const TargetDesc &TD) {
  outs() << "platform " << TD.name() << ": " << TD.numGRFs() << " registers of "
         << TD.grfBytes() << " bytes; its name for the finalizer is "
         << TD.finalizerName() << ". It has\n";
#define CMX_FEATURE(Enum, Text, ...)                                           \
  if (TD.has(Feature::Enum) && Feature::Enum != Feature::Always)               \
    outs() << "  " << Text << '\n';
#include "cmx/Target/Platforms.def"
}

static std::string textOf(const OperandSpec &O) {
  std::string Text = O.TypeText;
  if (!O.Name.empty())
    Text += " " + O.Name;
  if (!O.Unit.empty())
    Text += " in " + O.Unit;
  if (O.Constness != OperandConstness::Variable)
    Text += " (constant)";
  return Text;
}

static void explainIntrinsic(const GenXInfo &Info) {
  outs() << "intrinsic " << Info.Name << ": on "
         << platformsWith(neededFeature(Info));
  if (!Info.VisaName.empty())
    outs() << "; vISA: " << Info.VisaName;
  outs() << '\n';
  for (const OperandSpec &R : Info.Results)
    outs() << "  result: " << textOf(R) << '\n';
  for (const auto &[No, O] : enumerate(Info.Operands))
    outs() << "  operand " << No << ": " << textOf(O) << '\n';
}

/// Prints what the tables say about \p Name. Returns false if they do not
/// contain \p Name.
static bool explain(StringRef Name) {
  bool IsKnown = false;
  if (std::optional<DiagKind> K = diagKind(Name)) {
    outs() << (diagLevel(*K) == DiagLevel::Error ? "error" : "warning")
           << " cmx-" << diagName(*K) << ": " << diagDescription(*K) << '\n';
    IsKnown = true;
  }
  for (const Entry &E : toolEntries())
    if (E.Name == Name) {
      outs() << E.Summary << '\n';
      IsKnown = true;
    }
  if (const TargetDesc *TD = TargetDesc::get(Name)) {
    explainPlatform(*TD);
    IsKnown = true;
  }
  StringRef ShortName = Name;
  ShortName.consume_front("llvm.genx.");
  if (auto Id = genXNamed(ShortName)) {
    explainIntrinsic(getGenXInfo(*Id));
    IsKnown = true;
  }
  for (const PassRow &Row : PassRows)
    if (Row.Name == Name) {
      outs() << "pass " << Row.Name << ": " << Row.Summary << '\n';
      IsKnown = true;
    }
  for (const RemarkRow &Row : RemarkRows) {
    SmallVector<StringRef, 8> Names;
    Row.Names.split(Names, ' ');
    bool IsNamed =
        any_of(Names, [&](StringRef N) { return N.rtrim(",;") == Name; });
    if (!IsNamed && Row.Pass != Name)
      continue;
    outs() << "remark of " << Row.Pass << ": " << Row.Names << " (" << Row.Kinds
           << "): " << Row.Text << '\n';
    IsKnown = true;
  }
  return IsKnown;
}

static void explainOrFail(StringRef Name) {
  if (explain(Name))
    std::exit(ExitSuccess);
  endCapture();
  std::vector<std::string> Names;
  for (Kind K : {Kind::Platforms, Kind::Diagnostics, Kind::Passes})
    for (const Entry &E : entriesOf(K))
      Names.push_back(E.Name);
  for (const GenXInfo &Info : allGenXInfos())
    Names.push_back(genXShortName(Info.Name).str());
  for (DiagKind K : allDiagKinds())
    Names.push_back(diagName(K).str());
  printError("--explain expected a name that --list prints; actual '" + Name +
             "'" + suggest(Name, Names));
  std::exit(ExitUsage);
}

//===----------------------------------------------------------------------===//
// Options
//===----------------------------------------------------------------------===//

namespace {

cl::opt<Kind>
    List("list", cl::desc("Print what there is, and end:"),
         cl::values(clEnumValN(Kind::Platforms, "platforms", "for --platform"),
                    clEnumValN(Kind::Intrinsics, "intrinsics",
                               "the known intrinsics, and where they are"),
                    clEnumValN(Kind::Diagnostics, "diagnostics",
                               "errors, warnings and notes"),
                    clEnumValN(Kind::Passes, "passes", "of cmx, for -passes"),
                    clEnumValN(Kind::Remarks, "remarks",
                               "what -pass-remarks shows")),
         cl::init(Kind::None), cl::cat(messageCategory()),
         cl::callback([](const Kind &K) {
           printList(K);
           std::exit(ExitSuccess);
         }));

cl::opt<std::string>
    Explain("explain",
            cl::desc("Print what is known about a diagnostic, platform, "
                     "intrinsic, pass or remark, and end"),
            cl::value_desc("name"), cl::cat(messageCategory()),
            cl::callback([](const std::string &Name) { explainOrFail(Name); }));

} // namespace

void prepareLists() { registerValues(List.ArgStr, List.getParser()); }

std::string suggestPass(StringRef Error) {
  if (!Error.contains("unknown"))
    return "";
  StringRef Name = Error.split('\'').second.split('\'').first;
  if (Name.find_first_of("; ") != StringRef::npos)
    return "; a comma without spaces expected between passes";
  std::string Printed;
  raw_string_ostream OS(Printed);
  PassBuilder().printPassNames(OS);
  std::vector<std::string> Names = {"cmx-default<O2>"};
  for (const Entry &E : passEntries())
    Names.push_back(E.Name);
  SmallVector<StringRef, 0> Lines;
  StringRef(OS.str()).split(Lines, '\n');
  for (StringRef Line : Lines)
    if (Line.starts_with("  "))
      Names.push_back(Line.trim().split('<').first.str());
  return suggest(Name, Names);
}

} // namespace cmx
