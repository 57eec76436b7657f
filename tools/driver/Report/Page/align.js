"use strict";
// Puts the lines of two texts side by side.

/// Code without numbers of variables and labels, which differ for no reason.
function alike(text) { return text.replace(/\b([vL]_(?:[A-Za-z]+_)?)\d+/g, "$1"); }

/// Pairs of equal elements in a longest common subsequence (E. Myers); none
/// after LIMIT differences.
function common(a, b) {
  var LIMIT = 600, front = new Map([[1, 0]]), steps = [];
  for (var d = 0; d <= Math.min(LIMIT, a.length + b.length); ++d) {
    steps.push(new Map(front));
    for (var k = -d; k <= d; k += 2) {
      var down = k === -d || (k !== d && front.get(k - 1) < front.get(k + 1));
      var x = down ? front.get(k + 1) : front.get(k - 1) + 1, y = x - k;
      while (x < a.length && y < b.length && a[x] === b[y]) { ++x; ++y; }
      front.set(k, x);
      if (x >= a.length && y >= b.length) return back(x, y, d);
    }
  }
  return [];
  function back(x, y, d) {
    var pairs = [];
    for (; d >= 0; --d) {
      var v = steps[d], k = x - y;
      var from = k === -d || (k !== d && v.get(k - 1) < v.get(k + 1)) ? k + 1 : k - 1;
      var fromX = d ? v.get(from) : 0, fromY = d ? fromX - from : 0;
      while (x > fromX && y > fromY) pairs.push([--x, --y]);
      x = fromX; y = fromY;
    }
    return pairs.reverse();
  }
}

/// Rows of two texts: [number or -1, number or -1, whether they are equal].
function alignTexts(before, now) {
  var a = before.map(alike), b = now.map(alike), first = 0, endA = a.length, endB = b.length, rows = [];
  while (first < endA && first < endB && a[first] === b[first]) ++first;
  while (endA > first && endB > first && a[endA - 1] === b[endB - 1]) { --endA; --endB; }
  var x = 0, y = 0;
  function upTo(toX, toY) {
    while (x < toX || y < toY) rows.push([x < toX ? x++ : -1, y < toY ? y++ : -1, false]);
  }
  function equal(count) { for (; count; --count) rows.push([x++, y++, true]); }
  equal(first);
  common(a.slice(first, endA), b.slice(first, endB)).forEach(function (pair) {
    upTo(pair[0] + first, pair[1] + first);
    equal(1);
  });
  upTo(endA, endB);
  equal(a.length - endA);
  return rows;
}

