//===- LiveRange.h - Sets of slots at which something is live ---*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Live ranges as sorted lists of half-open segments that neither overlap nor
// touch. LiveRange is an ordered container to which more segments can be added.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_ANALYSIS_LIVERANGE_H
#define CMX_ANALYSIS_LIVERANGE_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>
#include <map>
#include <optional>

namespace cmx {

struct LiveSegment {
  unsigned Begin;
  unsigned End; ///< Exclusive.
};

/// Returns the first segment of the sorted list \p Segs that ends after \p
/// Slot, or end().
inline const LiveSegment *segmentFrom(llvm::ArrayRef<LiveSegment> Segs,
                                      unsigned Slot) {
  return llvm::partition_point(
      Segs, [Slot](const LiveSegment &S) { return S.End <= Slot; });
}

inline std::optional<LiveSegment> segmentAt(llvm::ArrayRef<LiveSegment> Segs,
                                            unsigned Slot) {
  const LiveSegment *S = segmentFrom(Segs, Slot);
  if (S == Segs.end() || S->Begin > Slot)
    return std::nullopt;
  return *S;
}

inline bool containsSlot(llvm::ArrayRef<LiveSegment> Segs, unsigned Slot) {
  return segmentAt(Segs, Slot).has_value();
}

inline bool overlaps(llvm::ArrayRef<LiveSegment> Segs, LiveSegment X) {
  const LiveSegment *S = segmentFrom(Segs, X.Begin);
  return S != Segs.end() && S->Begin < X.End;
}

class LiveRange {
public:
  LiveRange() = default;
  explicit LiveRange(llvm::ArrayRef<LiveSegment> Segs) {
    for (const LiveSegment &S : Segs)
      Ends.emplace_hint(Ends.end(), S.Begin, S.End);
  }

  size_t size() const { return Ends.size(); }

  bool overlaps(LiveSegment X) const {
    auto It = Ends.lower_bound(X.Begin);
    if (It != Ends.end() && It->first < X.End)
      return true;
    return It != Ends.begin() && std::prev(It)->second > X.Begin;
  }

  std::optional<LiveSegment> segmentAt(unsigned Slot) const {
    auto It = Ends.upper_bound(Slot);
    if (It == Ends.begin() || std::prev(It)->second <= Slot)
      return std::nullopt;
    return LiveSegment{std::prev(It)->first, std::prev(It)->second};
  }

  /// \p X must not overlap a segment of the range.
  void add(LiveSegment X) {
    auto Next = Ends.lower_bound(X.Begin);
    bool TouchesNext = Next != Ends.end() && Next->first == X.End;
    if (TouchesNext) {
      X.End = Next->second;
      Next = Ends.erase(Next);
    }
    if (Next != Ends.begin() && std::prev(Next)->second == X.Begin)
      std::prev(Next)->second = X.End;
    else
      Ends.emplace_hint(Next, X.Begin, X.End);
  }

  /// Calls \p Do for each segment in order, until \p Do returns false. Returns
  /// whether all calls returned true.
  template <typename Fn> bool all(Fn Do) const {
    for (auto [Begin, End] : Ends)
      if (!Do(LiveSegment{Begin, End}))
        return false;
    return true;
  }

private:
  std::map<unsigned, unsigned> Ends; ///< Begin -> End.
};

} // namespace cmx

#endif // CMX_ANALYSIS_LIVERANGE_H
