//===- IntrinsicStates.cpp - Which intrinsics are translated --------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/IR/IntrinsicStates.h"

#include "cmx/Target/TargetDesc.h"

#include "llvm/ADT/StringMap.h"
#include "llvm/Support/raw_ostream.h"

#include <map>

using namespace llvm;

namespace cmx {

namespace {
enum class Reason : unsigned char {
#define CMX_GENX_REASON(Enum, Text) Enum,
#include "cmx/IR/IntrinsicStates.def"
};
struct FeatureRow {
  StringLiteral Pattern;
  Feature Needs;
};
struct OtherRow {
  StringLiteral Name;
  Reason Why;
};
} // namespace

static constexpr FeatureRow Needs[] = {
#define CMX_GENX_NEEDS(Pattern, F) {Pattern, Feature::F},
#include "cmx/IR/IntrinsicStates.def"
};

static constexpr OtherRow Others[] = {
#define CMX_GENX_OTHER(Name, Why) {Name, Reason::Why},
#include "cmx/IR/IntrinsicStates.def"
};

static StringRef reasonText(Reason R) {
  static constexpr StringLiteral Texts[] = {
#define CMX_GENX_REASON(Enum, Text) Text,
#include "cmx/IR/IntrinsicStates.def"
  };
  return Texts[unsigned(R)];
}

/// Does \p Name match \p Pattern, in which "*" stands for any text?
static bool fits(StringRef Name, StringRef Pattern) {
  auto [Front, Rest] = Pattern.split('*');
  if (Front.size() == Pattern.size())
    return Name == Pattern;
  if (!Name.consume_front(Front))
    return false;
  for (size_t Skip = 0; Skip <= Name.size(); ++Skip)
    if (fits(Name.drop_front(Skip), Rest))
      return true;
  return false;
}

Feature neededFeature(const GenXInfo &Info) {
  StringRef Name = genXShortName(Info.Name);
  for (const FeatureRow &Row : Needs)
    if (fits(Name, Row.Pattern))
      return Row.Needs;
  return Feature::Always;
}

StringRef whyNotTranslated(const Function &F) {
  static const StringMap<Reason> Table = [] {
    StringMap<Reason> T;
    for (const OtherRow &Row : Others)
      T[Row.Name] = Row.Why;
    return T;
  }();
  auto Why = findGenXName(Table, genXShortName(F.getName()));
  return Why ? reasonText(*Why) : StringRef();
}

static constexpr StringLiteral Accesses[] = {
#define CMX_GENX_ACCESS(Enum, Name) Name,
#include "cmx/IR/IntrinsicStates.def"
};

std::optional<VariableAccess> getVariableAccess(const Function &F) {
  if (!hasGenXName(F))
    return std::nullopt;
  for (auto [No, Name] : enumerate(Accesses)) {
    StringRef Suffixes = genXShortName(F.getName());
    if (!Suffixes.consume_front(Name) || !Suffixes.starts_with("."))
      continue;
    auto Access = VariableAccess(No);
    bool IsLoad = Access == VariableAccess::Load;
    const FunctionType &Ty = *F.getFunctionType();
    unsigned NumArgs = IsLoad ? 1 : 2;
    if (Ty.getNumParams() == NumArgs &&
        Ty.getReturnType()->isVoidTy() != IsLoad &&
        Ty.getParamType(NumArgs - 1)->isPointerTy())
      return Access;
  }
  return std::nullopt;
}

static constexpr StringLiteral PlainForms[] = {
#define CMX_GENX_PLAIN(Enum, Name) Name,
#include "cmx/IR/IntrinsicStates.def"
};

ArrayRef<StringLiteral> plainFormNames() { return PlainForms; }

std::optional<PlainForm> getPlainForm(const Function &F) {
  StringRef Name = F.getName();
  if (!Name.consume_front("llvm.vc.internal.")) {
    if (!hasGenXName(F))
      return std::nullopt;
    Name = genXShortName(Name);
  }
  for (auto [No, Plain] : enumerate(PlainForms)) {
    StringRef Suffixes = Name;
    if (Suffixes.consume_front(Plain) &&
        (Suffixes.empty() || Suffixes.front() == '.'))
      return PlainForm(No);
  }
  return std::nullopt;
}

static std::string platformsOf(const GenXInfo &Info) {
  Feature Needed = neededFeature(Info);
  std::string Text;
  unsigned Count = 0;
  for (const TargetDesc *TD : TargetDesc::all())
    if (TD->has(Needed)) {
      Text += (Text.empty() ? "" : " ") + TD->name().str();
      ++Count;
    }
  return Count == TargetDesc::all().size() ? "all" : Text;
}

void printIntrinsics(raw_ostream &OS) {
  std::map<std::string, std::string> Rows;
  unsigned NumTranslated = 0;
  for (const GenXInfo &Info : allGenXInfos()) {
    ++NumTranslated;
    Rows[genXShortName(Info.Name).str()] = platformsOf(Info) + " | translated";
  }
  for (StringRef Name : Accesses)
    Rows[Name.str()] = "all | translated";
  for (StringRef Name : PlainForms)
    Rows[Name.str()] = "all | translated";
  NumTranslated += std::size(Accesses) + std::size(PlainForms);
  for (const OtherRow &Row : Others)
    Rows[Row.Name.str()] = "none | refused: " + reasonText(Row.Why).str();
  OS << "# Public intrinsics\n\n"
        "Printed by `cmx-opt --print-intrinsics`: the names of the "
        "vc-intrinsics project, without `llvm.genx.`\nThe language reference "
        "describes the translated ones. "
     << NumTranslated << " of " << Rows.size()
     << " are.\n\n"
        "| intrinsic | platforms | state |\n|---|---|---|\n";
  for (const auto &[Name, Text] : Rows)
    OS << "| `" << Name << "` | " << Text << " |\n";
}

} // namespace cmx
