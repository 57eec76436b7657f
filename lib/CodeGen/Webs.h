//===- Webs.h - Classes of values with disjoint live ranges -----*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Webs are classes of a union-find structure, each with its live range. Two
// classes may be merged if their ranges are disjoint. The segments of the
// shorter range are entered into the longer one, so each segment moves O(log n)
// times. Pairs of classes that overlap are stored: they still overlap later,
// because ranges only grow. Arguments overlap each other at the start of the
// function, so no web has two of them.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_LIB_CODEGEN_WEBS_H
#define CMX_LIB_CODEGEN_WEBS_H

#include "cmx/Analysis/Liveness.h"
#include "llvm/ADT/DenseSet.h"
#include <memory>
#include <optional>

namespace cmx {

class Webs {
public:
  explicit Webs(const Liveness &Live);

  /// Returns the representative node of the web of \p N.
  unsigned find(unsigned N);
  /// Is \p N alone in its web?
  bool isAlone(unsigned N) const {
    return Classes[N].Parent == N && !Classes[N].Range;
  }
  /// Returns the segment of the live range of \p N's web that contains \p Slot,
  /// if there is one.
  std::optional<LiveSegment> segmentAt(unsigned N, unsigned Slot);
  /// Does a segment of \p N's web other than \p Except overlap \p X?
  bool livesIn(unsigned N, LiveSegment X, LiveSegment Except);
  /// Puts two values into one web if that is possible. Returns whether they are
  /// in one web.
  bool merge(unsigned A, unsigned B);

private:
  struct Class {
    unsigned Parent;
    std::unique_ptr<LiveRange> Range; ///< Null for a single node.
  };

  size_t numSegments(unsigned C) const;
  template <typename Fn> bool allSegments(unsigned C, Fn Do) const;
  bool overlap(unsigned Short, unsigned Long) const;

  const Liveness &Live;
  std::vector<Class> Classes;
  llvm::DenseSet<std::pair<unsigned, unsigned>> Overlapping;
};

} // namespace cmx

#endif // CMX_LIB_CODEGEN_WEBS_H
