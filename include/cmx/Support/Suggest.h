//===- Suggest.h - Names that a user may have meant -------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_SUPPORT_SUGGEST_H
#define CMX_SUPPORT_SUGGEST_H

#include "llvm/ADT/StringRef.h"

#include <algorithm>
#include <string>

namespace cmx {

/// Returns "; did you mean 'NAME'?" with the name of \p Names that is most
/// similar to \p Name, or "" if no name is similar. A name is similar to
/// \p Name if it differs in at most N / 3 + 1 of the N letters of \p Name, and
/// not in all N. Among equally similar names, one that starts with \p Name is
/// preferred. \p Prefix is put before the name.
template <typename Range>
std::string suggest(llvm::StringRef Name, const Range &Names,
                    llvm::StringRef Prefix = "") {
  unsigned Best = unsigned(std::min(Name.size(), Name.size() / 3 + 2));
  std::string Nearest;
  for (const auto &Other : Names) {
    llvm::StringRef Text(Other);
    unsigned Distance =
        Text.edit_distance(Name, /*AllowReplacements=*/true, Best);
    if (Text.equals_insensitive(Name))
      Distance = 0;
    auto Continues = [&](llvm::StringRef Text) {
      return Text.starts_with_insensitive(Name);
    };
    if (Distance < Best || (Distance == Best && !Nearest.empty() &&
                            Continues(Text) && !Continues(Nearest))) {
      Best = Distance;
      Nearest = Text.str();
    }
  }
  return Nearest.empty() ? ""
                         : "; did you mean '" + Prefix.str() + Nearest + "'?";
}

} // namespace cmx

#endif // CMX_SUPPORT_SUGGEST_H
