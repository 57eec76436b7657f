#===- expressions.py - Random expressions of C for Metal -------------------------===#
#
# Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------------===#
"""Places (vectors, matrices and references to parts of them) and values of a program.

No value is undefined. Scalars are of uint, where all operations wrap, as those of vectors of
integers do. Values of floats are exact: each is a multiple of 2^-frac and at most 2^top, and
has no more bits than its type. So neither the order of operations nor a multiply-add counts.
"""

from values import *

DIGITS = {HALF: 11, FLOAT: 24, DOUBLE: 53}
# What every variable of the type keeps to: (top, frac).
BOUNDS = {HALF: (3, 1), FLOAT: (6, 3), DOUBLE: (8, 6)}
MAX_BYTES = 512


class Value:
    """An expression of `count` elements, of 0 if it is a scalar."""

    def __init__(self, text, type, count, top=0, frac=0):
        self.text, self.type, self.count, self.top, self.frac = text, type, count, top, frac

    @property
    def exact(self):
        return self.top + self.frac <= DIGITS[self.type] and (self.type is not HALF or self.top < 15)


class Place:
    """An expression that names elements: `shape` is (elements,) or (rows, columns)."""

    def __init__(self, text, type, shape, writable=True, owner=False):
        self.text, self.type, self.shape, self.writable, self.owner = text, type, shape, writable, owner

    @property
    def count(self):
        return self.shape[0] if len(self.shape) == 1 else self.shape[0] * self.shape[1]

    @property
    def bytes(self):
        return self.count * self.type.size

    def part(self, text, shape):
        return Place(text, self.type, shape, self.writable)


class Scope:
    """What statements may name. An inner scope ends with its block."""

    def __init__(self, outer=None):
        # Makers of places: a function of the program, so that each use has indices of its own.
        self.places = list(outer.places) if outer else []
        self.scalars = list(outer.scalars) if outer else []  # texts of uint
        self.variables = list(outer.variables) if outer else []  # of these, what may be written
        self.indices = list(outer.indices) if outer else []  # pairs: text, largest value
        self.callables = list(outer.callables) if outer else []
        self.tables = list(outer.tables) if outer else []  # pairs: name, elements


class Expressions:
    def __init__(self, random, has_double):
        self.random, self.scope, self.names = random, Scope(), 0
        self.blocks = []  # widths of the SIMD blocks around
        self.has_double = has_double
        self.floats = FLOATS if has_double else [HALF, FLOAT]
        self.types = INTS32 * 2 + [LONG, ULONG] + self.floats

    def chance(self, probability):
        return self.random.random() < probability

    def block_width(self):
        """In SIMD blocks all that counts enabled lanes is of their width; None outside of them."""
        return self.blocks[-1] if self.blocks else None

    def fresh(self, letter):
        self.names += 1
        return f"{letter}{self.names}"

    # ---- Scalars ----
    def index(self, limit):
        """A number from 0 to limit."""
        if limit == 0 or self.chance(0.55):
            return str(self.random.randint(0, limit))
        fitting = [text for text, largest in self.scope.indices if largest <= limit]
        if fitting and self.chance(0.6):
            return self.random.choice(fitting)
        scalar = self.random.choice(self.scope.scalars)
        mask = (1 << (limit + 1).bit_length() - 1) - 1
        return f"int({scalar} & {mask})" if self.chance(0.6) else f"int({scalar} % {limit + 1}u)"

    def scalar(self, depth=0):
        """A text of type uint."""
        kind = self.random.randrange(6 if depth > 1 else 11)
        if kind < 2:
            return self.random.choice(self.scope.scalars)
        if kind < 3:
            return f"{self.random.choice([0, 1, 2, 3, 5, 7, 100, 255, 65535, 0x12345678, 2 ** 32 - 1])}u"
        if kind < 4:
            return f"uint({self.random.choice(self.scope.indices)[0]})"
        if kind < 5 and self.scope.tables:
            name, count = self.random.choice(self.scope.tables)
            return f"uint({name}[{self.index(count - 1)}])"
        if kind < 6:
            place = self.place(self.random.choice([1, 4, 7]), INTS)
            return f"uint({self.element(place)})" if place else self.scope.scalars[0]
        if kind < 7:
            return self.reduction()
        a, b = self.scalar(depth + 1), self.scalar(depth + 1)
        if kind < 8:
            return f"({a} {self.random.choice(['>>', '<<'])} {self.random.randrange(1, 31)})"
        if kind < 9:
            return f"({self.scalar_condition(depth + 1)} ? {a} : {b})"
        return f"({a} {self.random.choice('+-*&|^')} {b})"

    def scalar_condition(self, depth=0):
        kind = self.random.randrange(4)
        a = self.scalar(depth + 1)
        if kind == 0:
            return f"({a} & {self.random.choice([1, 2, 3, 4])})"
        if kind == 1 and depth == 0:
            return f"{self.mask(self.block_width() or self.any_size()).text}.{self.random.choice(['any', 'all'])}()"
        return f"({a} {self.random.choice(['<', '>=', '==', '!='])} {self.scalar(depth + 1)})"

    def element(self, place):
        if len(place.shape) == 1:
            index = self.index(place.count - 1)
            return f"{place.text}({index})" if self.chance(0.8) else f"{place.text}[{index}]"
        return f"{place.text}({self.index(place.shape[0] - 1)}, {self.index(place.shape[1] - 1)})"

    def reduction(self):
        count = self.block_width() or self.random.choice([2, 4, 5, 8, 16, 23])
        name = self.random.choice(["sum", "prod", "reduced_min", "reduced_max"])
        return f"uint(cm_{name}<{self.random.choice(INTS32).cpp}>({self.vector(count, 2, INTS32).text}))"

    # ---- Places ----
    def any_size(self):
        return self.random.choice(self.sizes)

    def place(self, count, types=ALL, writable=False):
        """A place of `count` elements, or None."""
        makers = self.scope.places
        for _ in range(12):
            base = self.random.choice(makers)(self)
            if writable and not base.writable:
                continue
            if self.chance(0.12):
                base = self.formatted(base, types, writable) or base
            if base.type in types and base.count >= count:
                part = self.part(base, count)
                if part:
                    return part
        return None

    def formatted(self, base, types, writable):
        """The bytes of a whole variable as another type."""
        if not base.owner or (base.type.is_float and writable):
            return None
        fitting = [t for t in INTS if t in types and base.bytes % t.size == 0]
        if not fitting:
            return None
        t = self.random.choice(fitting)
        count = base.bytes // t.size
        rows = [r for r in range(2, 9) if count % r == 0]
        if rows and self.chance(0.4):
            r = self.random.choice(rows)
            return Place(f"{base.text}.format<{t.cpp}, {r}, {count // r}>()", t, (r, count // r), writable)
        return Place(f"{base.text}.format<{t.cpp}>()", t, (count,), writable)

    def part(self, base, count, depth=0):
        """`count` elements of a place."""
        if base.count == count and self.chance(0.6):
            return base
        if len(base.shape) == 1:
            if depth < 2 and base.count > count and self.chance(0.2):
                base = self.part(base, self.random.randint(count, base.count), depth + 1) or base
            return self.part_of_vector(base, count) if len(base.shape) == 1 else self.part_of_matrix(base, count, depth)
        return self.part_of_matrix(base, count, depth)

    def part_of_vector(self, base, count):
        if count == base.count and self.chance(0.3):
            return base.part(f"{base.text}.select_all()", base.shape)
        largest = 4 if count == 1 else (base.count - 1) // (count - 1)
        stride = self.random.randint(1, max(1, min(largest, 7))) if self.chance(0.6) else 1
        offset = self.index(base.count - 1 - (count - 1) * stride)
        stride_text = "" if stride == 1 and self.chance(0.3) else f", {stride}"
        return base.part(f"{base.text}.select<{count}{stride_text}>({offset})", (count,))

    def part_of_matrix(self, base, count, depth):
        rows, columns = base.shape
        if columns >= count and self.chance(0.35):
            i = self.index(rows - 1)
            row = base.part(f"{base.text}.row({i})" if self.chance(0.7) else f"{base.text}[{i}]", (columns,))
            return row if columns == count else self.part_of_vector(row, count)
        if rows == count and self.chance(0.3):
            return base.part(f"{base.text}.column({self.index(columns - 1)})", (rows, 1))
        shapes = [(r, count // r) for r in range(1, rows + 1) if count % r == 0 and count // r <= columns]
        if not shapes:
            return None
        r, c = self.random.choice(shapes)
        vstride = self.random.randint(1, max(1, (rows - 1) // max(r - 1, 1)))
        hstride = self.random.randint(1, max(1, min(5, (columns - 1) // max(c - 1, 1))))
        i, j = self.index(rows - 1 - (r - 1) * vstride), self.index(columns - 1 - (c - 1) * hstride)
        return base.part(f"{base.text}.select<{r}, {vstride}, {c}, {hstride}>({i}, {j})", (r, c))

    def replicated(self, count, types):
        """Elements of a place several times."""
        base = self.random.choice(self.scope.places)(self)
        if base.type not in types:
            return None
        if count % base.count == 0 and self.chance(0.5):
            return self.read(Place(f"{base.text}.replicate<{count // base.count}>()", base.type, (count,)))
        width = self.random.choice([w for w in range(1, count + 1) if count % w == 0])
        rep, inner = count // width, base.shape[-1]
        hstride = self.random.randint(0, 3) if width > 1 else self.random.randint(0, 1)
        vstride = self.random.randint(0, 4)
        # The last element must be in the same row.
        reach = (rep - 1) * vstride + (width - 1) * hstride
        if reach >= inner:
            vstride = hstride = reach = 0
        forms = [f"<{rep}, {vstride}, {width}, {hstride}>"]
        if hstride == 1 or width == 1:
            forms.append(f"<{rep}, {vstride}, {width}>")
        if vstride == 0 and (hstride == 1 or width == 1):
            forms.append(f"<{rep}, {width}>")
        at = self.index(inner - 1 - reach)
        if len(base.shape) == 2:
            at = f"{self.index(base.shape[0] - 1)}, {at}"
        return self.read(Place(f"{base.text}.replicate{self.random.choice(forms)}({at})", base.type, (count,)))

    def lanes_below(self, count, limit, depth=2):
        """A vector of indices from 0 to limit - 1."""
        source = self.vector(count, depth, INTS32).text
        if limit & (limit - 1) == 0 and self.chance(0.7):
            return f"vector<ushort, {count}>({source} & {limit - 1})"
        return f"vector<ushort, {count}>(vector<ushort, {count}>({source}) % {limit})"

    def indirect(self, count, base):
        if len(base.shape) == 1:
            return f"{base.text}.iselect({self.lanes_below(count, base.count)})"
        rows, columns = base.shape
        return f"{base.text}.iselect({self.lanes_below(count, rows)}, {self.lanes_below(count, columns)})"

    def read(self, place):
        top, frac = BOUNDS.get(place.type, (0, 0))
        return Value(place.text, place.type, place.count, top, frac)

    # ---- Values of elements ----
    def vector(self, count, depth=0, types=None):
        """A value of `count` elements, of one of the types."""
        types = types or self.types
        floats = [t for t in self.floats if t in types]
        ints = [t for t in INTS if t in types]
        value = self.float_vector(count, depth) if floats and (not ints or self.chance(0.35)) else self.int_vector(count, depth)
        if value.type not in types:
            value = self.converted(value, self.random.choice(floats if value.type.is_float and floats else ints or floats))
        return value

    def leaf(self, count, types):
        for _ in range(4):
            kind = self.random.randrange(10)
            if kind == 0:
                value = self.replicated(count, types)
                if value:
                    return value
            elif kind == 1:
                base = self.random.choice(self.scope.places)(self)
                if base.type in types and not getattr(self, "in_indices", False):
                    self.in_indices = True
                    text = self.indirect(count, base)
                    self.in_indices = False
                    return self.read(Place(text, base.type, (count,)))
            else:
                place = self.place(count, types)
                if place:
                    return self.read(place)
        t = self.random.choice(types)
        if t.is_float:
            return Value(f"vector<{t.cpp}, {count}>({self.random.randrange(-7, 8)})", t, count, 3, 0)
        return Value(f"vector<{t.cpp}, {count}>({self.scalar(1)})", t, count)

    def operand(self, count, depth):
        """A value of `count` elements, or a scalar."""
        if self.chance(0.7):
            return self.int_vector(count, depth)
        kind = self.random.randrange(3)
        if kind == 0:
            return Value(str(self.random.choice([-100, -3, -1, 0, 1, 2, 3, 7, 31, 127, 255, 256, 1000, 65535, 123456])), INT, 0)
        if kind == 1:
            place = self.place(self.random.choice([1, 3, 8]), INTS)
            if place:
                return Value(self.element(place), place.type, 0)
        return Value(self.scalar(1), UINT, 0)

    def int_vector(self, count, depth=0):
        if depth >= 3 or self.chance(0.2):
            return self.leaf(count, INTS)
        makers = [self.arithmetic] * 5 + [self.shift, self.quotient, self.mask, self.sign, self.function, self.function,
                  self.conversion, self.conversion, self.from_float, self.call_value]
        return self.random.choice(makers)(count, depth + 1)

    def binary(self, op, a, b):
        if self.chance(0.5) and op not in ("/", "%", "<<", ">>"):
            a, b = b, a
        return Value(f"({a.text} {op} {b.text})", common(a.type, b.type, a.count == 0, b.count == 0), max(a.count, b.count))

    def arithmetic(self, count, depth):
        return self.binary(self.random.choice("+-*&|^"), self.int_vector(count, depth), self.operand(count, depth))

    def shift(self, count, depth):
        a, b = self.int_vector(count, depth), self.int_vector(count, depth)
        most = self.random.choice([7, 15, 31])
        amount = str(self.random.randint(0, 31)) if self.chance(0.5) else f"({b.text} & {most})"
        t = arithmetic(a.type, a.type)
        if self.chance(0.15) and not amount.isdigit():
            return Value(f"({self.scalar(1)} {self.random.choice(['<<', '>>'])} {amount})", UINT, count)
        return Value(f"({a.text} {self.random.choice(['<<', '>>'])} {amount})", t, count)

    def quotient(self, count, depth):
        """Divisors are from 1 to 16, or constants; no 64-bit quotient."""
        a, b = self.vector(count, depth, INTS32), self.vector(count, depth, INTS32)
        constant = self.random.choice([-7, -2, 1, 2, 3, 10, 16, 255])
        divisor = Value(str(constant), INT, 0) if self.chance(0.4) else Value(f"(({b.text} & 15) + 1)", arithmetic(b.type, INT), count)
        return self.binary(self.random.choice("/%"), a, divisor)

    def mask(self, count, depth=1):
        """0 or 1 for each element."""
        kind = self.random.randrange(8)
        if kind == 0 and depth < 3:
            return Value(f"({self.mask(count, depth + 1).text} {self.random.choice(['&&', '||'])} {self.mask(count, depth + 1).text})", USHORT, count)
        if kind == 1 and depth < 3:
            return Value(f"(!{self.mask(count, depth + 1).text})", USHORT, count)
        op = self.random.choice(["<", "<=", ">", ">=", "==", "!="])
        if kind == 2:
            a, b = self.float_vector(count, depth), self.float_vector(count, depth)
        else:
            a, b = self.int_vector(count, depth), self.operand(count, depth)
        return Value(f"({a.text} {op} {b.text})", USHORT, count)

    def sign(self, count, depth):
        a = self.int_vector(count, depth)
        return Value(f"({self.random.choice('-~')}{a.text})", arithmetic(a.type, a.type), count)

    def function(self, count, depth):
        a, b = self.vector(count, depth, INTS32), self.operand(count, depth)
        t = self.random.choice(INTS32)
        sat = self.random.choice(["", ", SAT"])
        kind = self.random.randrange(8)
        if kind < 2 and b.type.size < 8:
            name = self.random.choice(["cm_min", "cm_max", "cm_add", "cm_avg", "cm_mul"])
            return Value(f"{name}<{t.cpp}>({a.text}, {b.text}{sat})", t, count)
        if kind == 2:
            return Value(f"cm_abs<{t.cpp}>({a.text})", t, count)
        if kind == 3:
            return Value(f"cm_cbit({a.text})", UINT, count)
        if kind == 4:
            t = self.random.choice([INT, UINT])
            name = self.random.choice(["cm_fbl", "cm_lzd", "cm_bf_reverse"])
            return Value(f"{name}({self.converted(a, t).text})", UINT, count)
        if kind == 5:
            name = self.random.choice(["cm_rol", "cm_ror", "cm_lsr", "cm_asr", "cm_shr"])
            t = self.random.choice([INT, UINT, USHORT, SHORT])
            return Value(f"{name}<{t.cpp}>({self.converted(a, t).text}, {self.random.randint(0, 15)})", t, count)
        if kind == 6:
            return Value(f"cm_shl<{t.cpp}>({a.text}, {self.random.randint(0, 15)}{sat})", t, count)
        if count <= 32:
            return Value(f"cm_unpack_mask<{t.cpp}, {count}>({self.scalar(1)})", t, count)
        return a

    def conversion(self, count, depth):
        return self.converted(self.int_vector(count, depth), self.random.choice(INTS))

    def owner(self, t, count):
        """The name of a class that has that many elements."""
        rows = [r for r in range(1, 9) if count % r == 0]
        if self.chance(0.8):
            return f"vector<{t.cpp}, {count}>"
        r = self.random.choice(rows)
        return f"matrix<{t.cpp}, {r}, {count // r}>"

    def converted(self, a, t):
        """A value as type t."""
        if not self.has_double and a.type.is_float != t.is_float and 8 in (a.type.size, t.size):
            # Such a platform does not convert 64-bit integers either.
            a = self.converted(a, INT)
        if not t.is_float:
            if not a.type.is_float:
                sat = self.random.choice(["", ", SAT"])
                return Value(f"{self.owner(t, a.count)}({a.text}{sat})", t, a.count)
            if a.top < min(t.bits - 1, 31) and t.is_signed and self.chance(0.5):
                return Value(f"{self.owner(t, a.count)}({a.text})", t, a.count)
            return Value(f"{self.owner(t, a.count)}({a.text}, SAT)", t, a.count)
        if a.type.is_float:
            moved = Value(f"{self.owner(t, a.count)}({a.text})", t, a.count, a.top, a.frac)
            return moved if moved.exact else Value(f"{self.owner(t, a.count)}({a.text}, SAT)", t, a.count, 0, a.frac) if \
                a.frac <= 10 else Value(f"vector<{t.cpp}, {a.count}>({a.text} > 0)", t, a.count, 0, 0)
        return Value(f"{self.owner(t, a.count)}({a.text} & 7)", t, a.count, 3, 0)

    def from_float(self, count, depth):
        t = self.random.choice(INTS)
        a = self.float_vector(count, depth)
        if a.type is FLOAT and a.top < 15 and self.chance(0.4):
            return Value(f"{self.random.choice(['cm_rndd', 'cm_rndu', 'cm_rnde', 'cm_rndz'])}<int>({a.text})", INT, count)
        return self.converted(a, t)

    def call_value(self, count, depth):
        """A lambda or helper that gives a vector."""
        fitting = [c for c in self.scope.callables if c.count == count]
        if not fitting or self.blocks:
            return self.int_vector(count, depth)
        value = self.random.choice(fitting).value(self)
        return self.converted(value, self.random.choice(INTS)) if value.type.is_float else value

    # ---- Floats ----
    def float_vector(self, count, depth=0):
        if depth >= 3 or self.chance(0.25):
            return self.leaf(count, self.floats)
        return self.random.choice([self.float_arithmetic] * 4 + [self.float_function] * 2 + [self.float_conversion] * 2)(count, depth + 1)

    def float_operand(self, count, depth):
        kind = self.random.randrange(6)
        if kind == 0:
            number = self.random.choice(["0.5f", "2.0f", "-1.5", "3", "-4", "0.25"])
            t = DOUBLE if number in ("-1.5", "0.25") else FLOAT if "f" in number else INT
            return Value(number, t, 0, 2, 2)
        if kind == 1:
            a = self.vector(count, depth, INTS32)
            return Value(f"({a.text} & 7)", arithmetic(a.type, INT), count, 3, 0)
        return self.float_vector(count, depth)

    def float_arithmetic(self, count, depth):
        a, b = self.float_vector(count, depth), self.float_operand(count, depth)
        for op in self.random.sample("+-*", 3):
            r = self.binary(op, a, b)
            r.top, r.frac = (a.top + b.top, a.frac + b.frac) if op == "*" else (max(a.top, b.top) + 1, max(a.frac, b.frac))
            if r.exact:
                return r
        return a

    def float_function(self, count, depth):
        a = self.float_vector(count, depth)
        kind = self.random.randrange(6)
        if kind == 0:
            return Value(f"(-{a.text})", a.type, count, a.top, a.frac)
        if kind == 1:
            return Value(f"cm_abs<{a.type.cpp}>({a.text})", a.type, count, a.top, a.frac)
        if kind == 2 and a.type is FLOAT:
            name = self.random.choice(["cm_rndd", "cm_rndu", "cm_rnde", "cm_rndz"])
            return Value(f"{name}<float>({a.text})", a.type, count, a.top + 1, 0)
        if kind == 3:
            divided = Value(f"({a.text} / 4)", a.type, count, a.top, a.frac + 2)
            return divided if divided.exact else a
        b = self.float_vector(count, depth)
        if b.type is not a.type:
            return a
        name = self.random.choice(["cm_min", "cm_max"])
        return Value(f"{name}<{a.type.cpp}>({a.text}, {b.text})", a.type, count, max(a.top, b.top), max(a.frac, b.frac))

    def float_conversion(self, count, depth):
        t = self.random.choice(self.floats)
        if self.chance(0.5):
            return self.converted(self.float_vector(count, depth), t)
        return self.converted(self.int_vector(count, depth), t)

    def bounded(self, a, t):
        """A value of floats that a variable of type t may have."""
        top, frac = BOUNDS[t]
        if a.type is not t:
            a = self.converted(a, t)
        if a.frac > frac:
            whole = self.converted(Value(f"vector<int, {a.count}>({a.text}, SAT)", INT, a.count), t)
            a = Value(f"cm_rndd<float>({a.text})", FLOAT, a.count, a.top + 1, 0) if t is FLOAT and self.chance(0.5) else whole
        if a.top > top:
            limit = 2 ** top
            text = f"cm_min<{t.cpp}>(cm_max<{t.cpp}>({a.text}, {t.cpp}(-{limit})), {t.cpp}({limit}))"
            a = Value(text, t, a.count, top, a.frac)
        return a
