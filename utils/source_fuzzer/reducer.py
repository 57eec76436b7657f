#===- reducer.py - Makes a failing program small ---------------------------------===#
#
# Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------------===#
"""Drops statements, declarations and outputs of a program while it fails in the same way."""

import re
import time

from statements import Block, lines

# A declaration with its value: without it, the host compiler refuses what uses its name.
DECLARATION = re.compile(r"(vector|matrix)<[^=]*> \w+ = ")

# A line that gives a variable its first value, or declares an array.
STARTED = re.compile(r".*?\b([avgt]\d+)(\[\w\])?(\.\w)? ?(=|\[|;)")


def without(tree):
    """Trees that lack something: halves first, then single statements, then what is in blocks."""
    size = len(tree) // 2
    while size:
        for at in range(0, len(tree), size):
            yield tree[:at] + tree[at + size:]
        size //= 2
    if len(tree) == 1:
        yield []
    for at, item in enumerate(tree):
        if isinstance(item, Block):
            yield tree[:at] + item.body + tree[at + 1:]
            for body in without(item.body):
                yield tree[:at] + [Block(item.head, body, item.tail)] + tree[at + 1:]


def droppable_start(start):
    for at, line in enumerate(start):
        if DECLARATION.match(line) or line.endswith("];"):
            yield start[:at] + start[at + 1:]


def without_names(parts, names):
    """Variables go with all lines that start or dump them."""
    used = re.compile(rf"\b({'|'.join(names)})\b")
    return {key: [line for line in part if not used.search(line)] if key in ("start", "dumps") else part
            for key, part in parts.items()}


def without_variables(parts):
    """All variables that no statement uses, then each alone."""
    started = [STARTED.match(line) for line in parts["start"]]
    names = sorted({match.group(1) for match in started if match})
    text = "\n".join(lines(parts["statements"]))
    unused = [name for name in names if not re.search(rf"\b{name}\b", text)]
    for some in [unused, *([name] for name in names)]:
        if some:
            yield without_names(parts, some)


def candidates(parts):
    for tree in without(parts["statements"]):
        yield {**parts, "statements": tree}
    for dumps in without(parts["dumps"]):
        yield {**parts, "dumps": dumps}
    yield from without_variables(parts)
    for declared in without(parts["declared"]):
        yield {**parts, "declared": declared}
    for start in droppable_start(parts["start"]):
        yield {**parts, "start": start}


def reduce(runner, name, setting, program, failure, seconds):
    """The text of a smaller program that fails alike."""
    end, parts = time.time() + seconds, program.parts

    def first_from(start):
        """The first smaller program that fails alike, and its number among the candidates."""
        for number, smaller in enumerate(candidates(parts)):
            if number < start:
                continue
            if time.time() > end:
                break
            again = runner.alone(name, setting, program, program.text(smaller))
            if again and again.kind == failure.kind:
                return number, smaller
        return None

    # Candidates before one that was taken have been tried; a next round tries them again.
    progress = True
    while progress:
        progress, start = False, 0
        while found := first_from(start):
            (start, parts), progress = found, True
    return program.text(parts)
