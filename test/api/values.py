#===- values.py - Element types and test values ---------------------------------===#
#
# Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------------===#
"""Element types of C for Metal, C++'s rules for them, and values of each type."""

import math
import struct


class ElementType:
    """An element type; `cpp` is its name in C++, `code` that of struct."""

    def __init__(self, name, cpp, code, size, is_float, is_signed):
        self.name, self.cpp, self.code, self.size = name, cpp, code, size
        self.is_float, self.is_signed = is_float, is_signed

    @property
    def bits(self):
        return self.size * 8

    @property
    def lowest(self):
        return -(1 << (self.bits - 1)) if self.is_signed else 0

    @property
    def highest(self):
        return (1 << (self.bits - self.is_signed)) - 1

    def pack(self, values):
        return struct.pack(f"<{len(values)}{self.code}", *values)

    def unpack(self, data):
        return struct.unpack(f"<{len(data) // self.size}{self.code}", data)


CHAR = ElementType("char", "char", "b", 1, False, True)
UCHAR = ElementType("uchar", "uchar", "B", 1, False, False)
SHORT = ElementType("short", "short", "h", 2, False, True)
USHORT = ElementType("ushort", "ushort", "H", 2, False, False)
INT = ElementType("int", "int", "i", 4, False, True)
UINT = ElementType("uint", "uint", "I", 4, False, False)
LONG = ElementType("long", "llong", "q", 8, False, True)
ULONG = ElementType("ulong", "ullong", "Q", 8, False, False)
HALF = ElementType("half", "half", "e", 2, True, True)
FLOAT = ElementType("float", "float", "f", 4, True, True)
DOUBLE = ElementType("double", "double", "d", 8, True, True)

INTS32 = [CHAR, UCHAR, SHORT, USHORT, INT, UINT]
INTS = INTS32 + [LONG, ULONG]
FLOATS = [HALF, FLOAT, DOUBLE]
ALL = INTS + FLOATS


def arithmetic(a, b):
    """The type of a + b in C++."""
    for t in (DOUBLE, FLOAT, HALF):
        if t in (a, b):
            return t
    a, b = (INT if t.size < 4 else t for t in (a, b))
    if a.is_signed == b.is_signed:
        return a if a.size >= b.size else b
    unsigned, signed = (b, a) if a.is_signed else (a, b)
    if signed.size > unsigned.size:
        return signed
    return unsigned


def common(a, b, a_scalar=False, b_scalar=False):
    """The same for elements of operands: a scalar does not widen floats."""
    if a.is_float and b.is_float and a_scalar != b_scalar:
        return b if a_scalar else a
    return arithmetic(a, b)


def float_limits(t):
    largest = {2: 65504.0, 4: float.fromhex("0x1.fffffep127"), 8: float.fromhex("0x1.fffffffffffffp1023")}[t.size]
    tiny = {2: 2.0 ** -24, 4: 2.0 ** -149, 8: 5e-324}[t.size]
    return [0.0, -0.0, 1.0, -1.0, 0.5, -2.5, largest, -largest, tiny, -tiny, math.inf, -math.inf, math.nan]


def int_limits(t):
    values = {0, 1, 2, 7, t.highest, t.highest - 1, t.lowest, t.lowest + 1, t.highest // 2 + 1}
    if t.is_signed:
        values |= {-1, -2}
    return sorted(values)


def any_value(t, random):
    """Limits, small numbers, random bits."""
    if t.is_float:
        return finite(t, random) if random.random() < 0.7 else random.choice(float_limits(t))
    kind = random.randrange(4)
    if kind == 0:
        return random.choice(int_limits(t))
    if kind == 1:
        return max(t.lowest, random.randrange(-9, 40))
    return random.randint(t.lowest, t.highest)


def rounded(t, value):
    return t.unpack(t.pack([value]))[0]


def finite(t, random):
    """A number whose products and sums are finite."""
    scale = {2: 30.0, 4: 4e4, 8: 1e6}[t.size]
    return rounded(t, random.choice([random.uniform(-scale, scale), random.uniform(-2, 2), float(random.randrange(-20, 20))]))


def within(low, high):
    """Values from low to high, these included, that the type has."""
    def value(t, random):
        if not t.is_float:
            bottom, top = max(low, t.lowest), min(high, t.highest)
            choice = random.choice([bottom, top, random.randint(bottom, top)])
            return min(max(choice, bottom), top)
        bottom, top = (max(-65504.0, low), min(65504.0, high)) if t is HALF else (low, high)
        value = rounded(t, random.choice([float(bottom), float(top), random.uniform(bottom, top)]))
        return value if bottom <= value <= top else 0.0
    return value


def not_zero(t, random):
    value = 0
    while value == 0 or (value == -1 and not t.is_float):
        value = any_value(t, random)
    return value


def equal(t, a, b, tolerance=0):
    """Bytes of two elements: the same, nearly the same, or NaN both."""
    if a == b:
        return True
    if not t.is_float:
        return False
    x, y = t.unpack(a)[0], t.unpack(b)[0]
    return math.isnan(x) and math.isnan(y) or tolerance > 0 and abs(x - y) <= tolerance
