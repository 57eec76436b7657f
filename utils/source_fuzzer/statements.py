#===- statements.py - Random statements of C for Metal ---------------------------===#
#
# Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------------===#
"""Statements of a program, as a tree: any of them may be left out, the rest stays defined."""

from values import *

from expressions import BOUNDS, MAX_BYTES, Expressions, Place, Scope, Value

SIMD_WIDTHS = (2, 4, 8, 16, 32)


class Block:
    """Lines before and after statements; left out as a whole, or replaced by its statements."""

    def __init__(self, head, body, tail):
        self.head, self.body, self.tail = head, body, tail


def lines(tree, indent=1):
    """The text of a tree of statements: strings and blocks."""
    for item in tree:
        if isinstance(item, Block):
            yield "  " * indent + item.head
            yield from lines(item.body, indent + 1)
            yield "  " * indent + item.tail
        else:
            yield "  " * indent + item


class Callable:
    """A lambda or function; call(program) is the text of a call."""

    def __init__(self, count, type, call):
        self.count, self.type, self.call = count, type, call

    def value(self, program):
        top, frac = BOUNDS.get(self.type, (0, 0))
        return Value(self.call(program), self.type, self.count, top, frac)


class Statements(Expressions):
    def __init__(self, random, has_double):
        super().__init__(random, has_double)
        self.depth = 0
        self.sizes = sorted(random.sample([1, 2, 3, 4, 5, 7, 8, 12, 13, 15, 16, 20, 23, 24, 31, 32, 33, 40, 48, 64], 3) +
                            [random.choice(SIMD_WIDTHS)])
        self.has_messages = True  # Are there surfaces here?

    # ---- Variables ----
    def shape(self, t):
        if self.chance(0.6):
            return (min(self.any_size() * self.random.choice([1, 1, 2, 3]), MAX_BYTES // t.size),)
        rows, columns = self.random.randint(1, 6), self.random.choice([1, 2, 3, 4, 5, 8, 9, 16])
        return (rows, min(columns, MAX_BYTES // t.size // rows))

    def class_of(self, t, shape):
        return f"{'vector' if len(shape) == 1 else 'matrix'}<{t.cpp}, {', '.join(map(str, shape))}>"

    def reference_class(self, t, shape):
        return f"{'vector' if len(shape) == 1 else 'matrix'}_ref<{t.cpp}, {', '.join(map(str, shape))}>"

    def add_place(self, text, t, shape, writable=True, owner=True):
        """`text` is the name, or a function that makes it."""
        make = text if callable(text) else lambda program: text
        self.scope.places.append(lambda program: Place(make(program), t, shape, writable, owner))

    def declare(self):
        t = self.random.choice(self.types)
        shape, name = self.shape(t), self.fresh("v")
        count = shape[0] if len(shape) == 1 else shape[0] * shape[1]
        kind = self.random.randrange(8)
        if kind == 0 and not t.is_float:
            values = ", ".join(str(self.random.randint(max(t.lowest, -99), min(t.highest, 99))) for _ in range(self.random.randint(1, count)))
            text = f"{self.class_of(t, shape)} {name} = {{{values}}};"
        elif kind == 1 and not t.is_float:
            text = f"{self.class_of(t, shape)} {name}({self.int_vector(count, 1).text}{self.random.choice(['', ', SAT'])});"
        else:
            text = f"{self.class_of(t, shape)} {name} = {self.assignable(t, count)};"
        self.add_place(name, t, shape)
        return text

    def alias(self):
        base = self.random.choice(self.scope.places)(self)
        part = self.part(base, self.random.randint(1, base.count))
        if part is None:
            return self.assign()
        name = self.fresh("r")
        known = part is not base and "select" in part.text and part.text.endswith(")")
        kind = "auto" if known and self.chance(0.4) else self.reference_class(part.type, part.shape)
        self.add_place(name, part.type, part.shape, part.writable, owner=False)
        return f"{kind} {name} = {part.text};"

    def of_type(self, t, count, depth=1):
        """A value to assign to variables of type t."""
        if t.is_float:
            return self.bounded(self.float_vector(count, depth), t)
        return self.vector(count, depth)

    def assignable(self, t, count):
        value = self.of_type(t, count)
        if not t.is_float and value.type.is_float:
            value = self.converted(value, t)
        return value.text

    # ---- Simple statements ----
    def target(self, count=None, types=None):
        for _ in range(20):
            place = self.place(count or self.any_size(), types or self.types, writable=True)
            if place:
                return place
        return None

    def assign(self):
        place = self.target(self.block_width())
        if not place:
            return "s0 += 1;"
        if not place.type.is_float and self.chance(0.25):
            return f"{place.text} {self.random.choice(['+', '-', '*', '&', '|', '^'])}= {self.operand(place.count, 1).text};"
        if not place.type.is_float and self.chance(0.1):
            return f"{place.text} {self.random.choice(['<<', '>>'])}= {self.random.randint(0, 7)};"
        if not place.type.is_float and self.chance(0.05):
            return f"{self.random.choice(['++', '--'])}{place.text};"
        if not place.type.is_float and self.chance(0.07):
            return f"{place.text} = {self.scalar()};"
        return f"{place.text} = {self.assignable(place.type, place.count)};"

    def merge_into(self):
        place = self.target(self.block_width())
        if not place:
            return "s0 += 2;"
        value = self.assignable(place.type, place.count)
        if place.count <= 32 and self.chance(0.25):
            mask = self.scalar(1)
        else:
            mask = self.mask(place.count).text if self.chance(0.8) else self.int_vector(place.count, 2).text
        if self.chance(0.3):
            return f"{place.text}.merge({value}, {self.assignable(place.type, place.count)}, {mask});"
        return f"{place.text}.merge({value}, {mask});"

    def assign_indirect(self):
        base = self.random.choice(self.scope.places)(self)
        if not base.writable:
            return self.assign()
        count = self.block_width() or self.any_size()
        return f"{self.indirect(count, base)} = {self.assignable(base.type, count)};"

    def assign_element(self):
        place = self.target(None, INTS)
        if not place:
            return "s0 += 3;"
        return f"{self.element(place)} = {place.type.cpp}({self.scalar()});"

    def assign_scalar(self):
        name = self.random.choice(self.scope.variables)
        return f"{name} {self.random.choice(['', '', '+', '^', '*'])}= {self.scalar()};"

    def gather(self):
        if not self.has_messages:
            return self.assign()
        count = self.block_width() or self.random.choice([8, 16, 32])
        place = self.target(count, [INT, UINT]) if count >= 8 else None
        if not place:
            return "s0 ^= 9;"
        return f"{{ vector<uint, {count}> o = {self.vector(count, 2, INTS32).text} & 15; read(src, in_ / 4, o, {place.text}); }}"

    def scatter(self):
        if not self.has_messages:
            return self.assign()
        count = self.block_width() or self.random.choice([8, 16, 32])
        if count < 8:
            return self.assign()
        value = self.vector(count, 1, INTS32).text
        t = self.random.choice([INT, UINT])
        return (f"{{ vector<uint, {count}> o = lane_<{count}>() + (({self.vector(count, 2, INTS32).text}) & 1) * {count}; "
                f"vector<{t.cpp}, {count}> d = {value}; write(dst, out_ / 4, o, d); }}")

    def call(self):
        """A template of the prelude, whose arguments are deduced. It assigns vectors of any width."""
        if self.blocks:
            return self.assign()
        t = self.random.choice(INTS)
        count = self.any_size()
        place = self.target(count, [t])
        if not place:
            return self.assign()
        if len(place.shape) == 2:
            r, c = place.shape
            other = [m for m in (make(self) for make in self.scope.places) if m.type is t and m.shape == (c, r) and m.writable]
            if other:
                return f"transposed_({place.text}, {self.random.choice(other).text});"
            return f"flipped_<{t.cpp}, {r}, {c}>({place.text});"
        kind = self.random.randrange(4)
        if kind == 0:
            return f"rotated_<{t.cpp}, {count}>({place.text});"
        if kind == 1:
            return f"scanned_<{t.cpp}, {count}>({place.text});"
        other = self.place(count, [t])
        if not other or len(other.shape) == 2:
            return f"{place.text} = reversed_<{t.cpp}, {count}>({place.text});"
        if kind == 2:
            return f"mixed_<{t.cpp}, {count}>({place.text}, {other.text}, {self.scalar()});"
        return f"{place.text} = reversed_<{t.cpp}, {count}>({other.text});"

    def call_void(self):
        fitting = [c for c in self.scope.callables if c.count == 0 and not self.blocks]
        return self.random.choice(fitting).call(self) + ";" if fitting else self.assign()

    # ---- Blocks ----
    def body(self, most=4):
        """Statements in a scope of their own."""
        outer, self.scope = self.scope, Scope(self.scope)
        self.depth += 1
        statements = [self.statement() for _ in range(self.random.randint(1, most))]
        self.depth -= 1
        self.scope = outer
        return statements

    def scalar_if(self):
        inner = [Block("{", self.body(), "}")]
        head = f"if ({self.scalar_condition()}) {{"
        if self.chance(0.5):
            inner.append(Block("} else { {", self.body(2), "}"))
        return Block(head, inner, "}")

    def scalar_loop(self):
        name, turns = self.fresh("i"), self.random.randint(1, 4)
        outer, self.scope = self.scope, Scope(self.scope)
        self.scope.indices.append((name, turns - 1))
        limit = f"{turns}" if self.chance(0.7) else f"int(s0 % {turns}u) + 1"
        head = f"for (int {name} = 0; {name} < {limit}; ++{name}) {{"
        statements = self.body(3)
        self.scope = outer
        if self.chance(0.2):
            statements.insert(self.random.randint(0, len(statements)), f"if ({name} == {turns - 1}) break;")
        return Block(head, statements, "}")

    def switch(self):
        cases = [Block(f"case {k}: {{", self.body(2), "} break;" if self.chance(0.8) else "} [[fallthrough]];") for k in range(3)]
        return Block(f"switch ({self.scalar()} & 3) {{", cases, "default: ; }")

    def simd_width(self):
        return self.block_width() or self.random.choice([w for w in self.sizes if w in SIMD_WIDTHS])

    def simd_if(self):
        width = self.simd_width()
        self.blocks.append(width)
        head = f"SIMD_IF_BEGIN({self.mask(width).text}) {{"
        inner = [Block("{", self.body(3), "}")]
        if self.chance(0.3):
            inner.append(Block(f"}} SIMD_ELSEIF({self.mask(width).text}) {{ {{", self.body(2), "}"))
        if self.chance(0.5):
            inner.append(Block("} SIMD_ELSE { {", self.body(2), "}"))
        self.blocks.pop()
        return Block(head, inner, "} SIMD_IF_END;")

    def simd_loop(self):
        width = self.simd_width()
        turns, limit = self.fresh("turns"), self.random.randint(1, 3)
        self.blocks.append(width)
        statements = self.body(3)
        if self.chance(0.5):
            kind = self.random.choice(["SIMD_BREAK", "SIMD_CONTINUE"])
            statements.insert(self.random.randint(0, len(statements)), f"{kind}({self.mask(width).text});")
        condition = self.mask(width).text
        self.blocks.pop()
        return Block(f"{{ vector<int, {width}> {turns}(0); SIMD_DO_WHILE_BEGIN {{ {turns} += 1;", statements,
                     f"}} SIMD_DO_WHILE_END({turns} < {limit} && {condition}); }}")

    def make_lambda(self):
        name = self.fresh("f")
        outer, self.scope = self.scope, Scope(self.scope)
        if self.chance(0.5):
            self.scope.scalars.append("p")
            statements = self.body(2)
            self.scope = outer
            self.scope.callables.append(Callable(0, None, lambda program: f"{name}({program.scalar()})"))
            return Block(f"auto {name} = [&](uint p) {{", statements, "};")
        t, count = self.random.choice(self.types), self.any_size()
        parameter = self.fresh("q")  # an outer name that it hid would be of another size
        self.add_place(parameter, t, (count,), writable=False)
        value = self.assignable(t, count)
        capture = self.random.choice(["=", "&"])
        self.scope = outer
        self.scope.callables.append(Callable(count, t, lambda program: f"{name}({program.assignable(t, count)})"))
        return f"auto {name} = [{capture}](vector<{t.cpp}, {count}> {parameter}) {{ return vector<{t.cpp}, {count}>({value}); }};"

    def statement(self):
        simple = [self.assign] * 9 + [self.merge_into] * 3 + [self.assign_indirect, self.assign_element, self.assign_scalar,
                  self.call, self.call, self.call_void, self.gather, self.scatter, self.alias, self.alias, self.declare]
        if self.depth < 3:
            simple += [self.scalar_if, self.scalar_loop, self.simd_if, self.simd_if, self.simd_loop, self.switch]
            simple += [] if self.blocks else [self.make_lambda]
        return self.random.choice(simple)()

