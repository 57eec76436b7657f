//===- Webs.cpp - Classes of values with disjoint live ranges -------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Webs.h"

#include "cmx/Analysis/Bale.h"
#include <tuple>

using namespace llvm;

namespace cmx {

Webs::Webs(const Liveness &Live) : Live(Live) {
  Classes.resize(Live.numNodes());
  for (unsigned N = 0; N != Classes.size(); ++N)
    Classes[N].Parent = N;
}

unsigned Webs::find(unsigned N) {
  while (Classes[N].Parent != N) {
    Classes[N].Parent = Classes[Classes[N].Parent].Parent;
    N = Classes[N].Parent;
  }
  return N;
}

size_t Webs::numSegments(unsigned C) const {
  return Classes[C].Range ? Classes[C].Range->size() : Live.segments(C).size();
}

template <typename Fn> bool Webs::allSegments(unsigned C, Fn Do) const {
  if (Classes[C].Range)
    return Classes[C].Range->all(Do);
  return all_of(Live.segments(C), Do);
}

bool Webs::overlap(unsigned Short, unsigned Long) const {
  return !allSegments(Short, [&](const LiveSegment &S) {
    return !(Classes[Long].Range ? Classes[Long].Range->overlaps(S)
                                 : overlaps(Live.segments(Long), S));
  });
}

std::optional<LiveSegment> Webs::segmentAt(unsigned N, unsigned Slot) {
  unsigned C = find(N);
  return Classes[C].Range ? Classes[C].Range->segmentAt(Slot)
                          : cmx::segmentAt(Live.segments(C), Slot);
}

bool Webs::livesIn(unsigned N, LiveSegment X, LiveSegment Except) {
  return !allSegments(find(N), [&](const LiveSegment &S) {
    return S.End <= X.Begin || X.End <= S.Begin || S.Begin == Except.Begin;
  });
}

/// May values of these types share a variable at all?
static bool sameShape(Type *A, Type *B) {
  if (A == B)
    return true;
  if (isPredicateType(A) || isPredicateType(B))
    return false; // i1 and <1 x i1> are never tied.
  return registerBytes(A) == registerBytes(B) && registerBytes(A) != 0;
}

bool Webs::merge(unsigned A, unsigned B) {
  // The class with more segments becomes the parent. If both have equally many,
  // the class with a LiveRange becomes the parent.
  unsigned Long = find(A), Short = find(B);
  if (Long == Short)
    return true;
  auto Weight = [this](unsigned C) {
    return std::make_tuple(numSegments(C), Classes[C].Range != nullptr);
  };
  if (Weight(Long) < Weight(Short))
    std::swap(Long, Short);
  if (!sameShape(Live.type(Long), Live.type(Short)))
    return false;
  if (Overlapping.contains({Long, Short}) ||
      Overlapping.contains({Short, Long}))
    return false;
  if (overlap(Short, Long)) {
    Overlapping.insert({Long, Short});
    return false;
  }
  Class &Into = Classes[Long];
  if (!Into.Range)
    Into.Range = std::make_unique<LiveRange>(Live.segments(Long));
  allSegments(Short, [&](const LiveSegment &S) {
    Into.Range->add(S);
    return true;
  });
  Classes[Short].Range.reset();
  Classes[Short].Parent = Long;
  return true;
}

} // namespace cmx
