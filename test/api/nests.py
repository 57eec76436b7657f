#===- nests.py - Random nests of SIMD control flow --------------------------------===#
#
# Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------------===#
"""Makes nests of SIMD blocks as C for Metal and as a model, which loops over lanes.

The model has a mask for each width, m2 to m32, whose bits say which lanes are enabled, and
arrays where the kernel has vectors. In texts, {x} is a vector in the kernel and its element
in the model.

After a break or continue, lanes may be left over or not; what is not masked (scalars, parts
of vectors) is left alone there until the loop ends.
"""

from random import Random

import batch
from values import INT

WIDTHS = (2, 4, 8, 16, 32)
GATHERS = (8, 16, 32)
VECTORS = "xyz"  # of int; w is of short
IN_BYTES = 256
OUT_BYTES = 1152  # x, y, z, w and s with 128 bytes each, and what scatters wrote


class Nest:
    def __init__(self, random, number):
        self.random, self.number = random, number
        self.width = random.choice(WIDTHS)
        self.kernel, self.model = [], []
        self.depth, self.names, self.budget = 0, 0, random.randrange(6, 30)
        # Widths of the blocks around a place, "loop" or "if", innermost last.
        self.blocks = []
        # May the lanes have become none here?
        self.left = False

    # ---- Output ----
    def emit(self, kernel, model=None):
        indent = "  " * (self.depth + 1)
        if kernel:
            self.kernel.append(indent + kernel)
        if model is None:
            model = kernel
        if model:
            self.model.append(indent + model)

    def fresh(self):
        self.names += 1
        return f"v{self.names}"

    # ---- Expressions ----
    def value(self, depth=0):
        """A text of {x}, {y}, {z}, {w}, scalars and constants."""
        r = self.random.randrange(10 if depth < 2 else 4)
        if r < 3:
            return "{" + self.random.choice("xyzw") + "}"
        if r < 4:
            return self.random.choice(["s", str(self.random.randrange(-5, 20))])
        a, b = self.value(depth + 1), self.value(depth + 1)
        if "{" not in a + b:
            a = "{x}"
        if r < 8:
            return f"({a} {self.random.choice(['+', '-', '*', '&', '|', '^'])} {b})"
        if "{" not in a:
            a = "{y}"
        return f"({a} {self.random.choice(['>>', '<<'])} {self.random.randrange(1, 8)})"

    def condition(self, depth=0):
        r = self.random.randrange(8)
        a = self.value(1)
        if "{" not in a:
            a = "{x}"
        if depth == 0 and r == 0:
            return f"({self.condition(1)} && {self.condition(1)})"
        if depth == 0 and r == 1:
            return f"!{self.condition(1)}"
        if r == 2:
            return f"(({a} & {self.random.choice([1, 2, 3, 7])}) != 0)"
        if r == 3:
            return f"(({a} & 7) < {self.random.randrange(0, 9)})"
        return f"({a} {self.random.choice(['<', '<=', '>', '>=', '==', '!='])} {self.value(1)})"

    @staticmethod
    def vectors(width):
        return {v: f"{v}{width}" for v in "xyzw"}

    def in_kernel(self, text, width):
        return text.format(**self.vectors(width))

    def in_model(self, text, width):
        return text.format(**{v: f"{n}[i]" for v, n in self.vectors(width).items()})

    def lanes(self, condition, width):
        """The lanes for which a condition holds, in the model."""
        return f"lanes<{width}>([&](int i) {{ return {self.in_model(condition, width)}; }})"

    # ---- Statements ----
    def statement(self, width):
        self.budget -= 1
        choices = [self.assign] * 5 + [self.merge, self.call, self.quotient]
        if width in GATHERS:
            choices += [self.gather, self.scatter]
        if not self.left:
            choices += [self.scalar, self.reduce, self.part, self.any]
        loop = self.loop_of(width)
        if loop:
            choices += [self.leave] * 2
        if self.depth < 5 and self.budget > 0:
            choices += [self.if_block] * 5 + [self.do_while] * 3 + [self.scalar_if, self.scalar_loop]
        self.random.choice(choices)(width)

    def loop_of(self, width):
        for kind, block_width in reversed(self.blocks):
            if block_width != width:
                return False
            if kind == "loop":
                return True
        return False

    def body(self, width):
        self.depth += 1
        for _ in range(self.random.randrange(1, 4)):
            self.statement(width)
        self.depth -= 1

    def assign(self, width):
        target = self.random.choice("xyzw")
        op = self.random.choice(["", "", "", "+", "^"])
        text = self.value()
        if "{" not in text and op:
            text = "{y}"
        cast = "short" if target == "w" else "int"
        name, value = f"{target}{width}", self.in_model(text, width)
        if op:
            value = f"{name}[i] {op} ({value})"
        self.emit(f"{name} {op}= {self.in_kernel(text, width)};",
                  f"assign<{width}>(m{width}, {name}, [&](int i) {{ return {cast}({value}); }});")

    def merge(self, width):
        target, text, mask = self.random.choice(VECTORS), self.value(), self.condition()
        self.emit(f"{target}{width}.merge({self.in_kernel(text, width)}, {self.in_kernel(mask, width)});",
                  f"assign<{width}>(m{width} & {self.lanes(mask, width)}, {target}{width}, "
                  f"[&](int i) {{ return int({self.in_model(text, width)}); }});")

    def call(self, width):
        target = self.random.choice(VECTORS)
        amount = self.random.choice(["s", "7"])
        self.emit(f"helper({target}{width}, {amount});",
                  f"assign<{width}>(m{width}, {target}{width}, [&](int i) {{ return {target}{width}[i] * 3 + {amount}; }});"
                  f" assign<{width}>(m{width} & lanes<{width}>([&](int i) {{ return {target}{width}[i] > {amount}; }}), {target}{width}, "
                  f"[&](int i) {{ return {target}{width}[i] - 1; }});")

    def quotient(self, width):
        """Lanes that are disabled would divide by zero."""
        a, b, c = (self.random.choice(VECTORS) + str(width) for _ in range(3))
        op = self.random.choice("/%")
        self.emit(f"SIMD_IF_BEGIN({b} > 0) {{ {c} = {a} {op} {b}; }} SIMD_IF_END;",
                  f"assign<{width}>(m{width} & lanes<{width}>([&](int i) {{ return {b}[i] > 0; }}), {c}, [&](int i) {{ return {a}[i] {op} {b}[i]; }});")

    def gather(self, width):
        target, text = self.random.choice(VECTORS), self.value()
        if "{" not in text:
            text = "{x}"
        self.emit(f"{{ vector<uint, {width}> o = ({self.in_kernel(text, width)}) & 15; read(src, in_ / 4, o, {target}{width}); }}",
                  f"{{ int o[{width}]; assign<{width}>(m{width}, o, [&](int i) {{ return ({self.in_model(text, width)}) & 15; }}); "
                  f"assign<{width}>(m{width}, {target}{width}, [&](int i) {{ return in_[o[i]]; }}); }}")

    def scatter(self, width):
        source, text = self.random.choice(VECTORS), self.value()
        if "{" not in text:
            text = "{x}"
        self.emit(f"{{ vector<uint, {width}> o = lane{width} + (({self.in_kernel(text, width)}) & 3) * {width}; "
                  f"write(dst, (out_ + 640) / 4, o, {source}{width}); }}",
                  f"for (int i = 0; i < {width}; ++i) if (m{width} >> i & 1) "
                  f"out_[160 + i + (({self.in_model(text, width)}) & 3) * {width}] = {source}{width}[i];")

    # Scalars are numbers of C++: sums of int that overflow would mean nothing.
    def scalar(self, width):
        self.emit(self.random.choice(["s = int(s + 3u);", "s ^= 5;", "s = int(s * 3u + 1u);", "s = int(unsigned(s) - n);"]))

    def reduce(self, width):
        v = self.random.choice(VECTORS)
        name, combine = self.random.choice([("sum", "r += {0};"), ("reduced_max", "r = {0} > r ? {0} : r;")])
        start = "0" if name == "sum" else str(-2 ** 31)
        element = f"{v}{width}[i]"
        self.emit(f"s = int(s + unsigned(cm_{name}<int>({v}{width})));",
                  f"{{ int r = {start}; for (int i = 0; i < {width}; ++i) if (m{width} >> i & 1) {combine.format(element)} s = int(s + unsigned(r)); }}")

    def any(self, width):
        condition, kind = self.condition(), self.random.choice(["any", "all"])
        lanes = f"m{width} & {self.lanes(condition, width)}"
        self.emit(f"if (({self.in_kernel(condition, width)}).{kind}()) s = int(s + 11u);",
                  f"if (({lanes}) {'!= 0' if kind == 'any' else f'== m{width}'}) s = int(s + 11u);")

    def part(self, width):
        v = self.random.choice(VECTORS)
        lane = self.random.randrange(width)
        self.emit(f"{v}{width}({lane}) = s;", f"{v}{width}[{lane}] = s;")

    def leave(self, width):
        condition = self.condition()
        if self.random.random() < 0.5:
            self.emit(f"SIMD_BREAK({self.in_kernel(condition, width)});", f"m{width} &= ~{self.lanes(condition, width)};")
        else:
            name = "waiting" + str(sum(kind == "loop" for kind, _ in self.blocks))
            self.emit(f"SIMD_CONTINUE({self.in_kernel(condition, width)});",
                      f"{{ unsigned c = m{width} & {self.lanes(condition, width)}; {name} |= c; m{width} &= ~c; }}")
        self.left = True

    def if_block(self, width):
        condition, rest, done = self.condition(), self.fresh(), self.fresh()
        m = f"m{width}"
        self.emit(f"SIMD_IF_BEGIN({self.in_kernel(condition, width)}) {{",
                  f"{{ unsigned {rest} = {m} & ~{self.lanes(condition, width)}, {done} = 0; {m} &= ~{rest}; if ({m}) {{")
        # A body runs if one of its lanes is enabled.
        self.blocks.append(("if", width))
        before = self.left
        left_any = before
        self.left = False
        self.body(width)
        left_any |= self.left
        for last in [False] * self.random.choice([0, 0, 1, 2]) + [True] * self.random.choice([0, 1]):
            if last:
                self.emit("} SIMD_ELSE {", f"}} {done} |= {m}; {m} = {rest}; {rest} = 0; if ({m}) {{")
            else:
                condition, chosen = self.condition(), self.fresh()
                self.emit(f"}} SIMD_ELSEIF({self.in_kernel(condition, width)}) {{",
                          f"}} {done} |= {m}; unsigned {chosen} = {rest} & {self.lanes(condition, width)}; {rest} &= ~{chosen}; {m} = {chosen}; if ({m}) {{")
            self.left = False
            self.body(width)
            left_any |= self.left
        self.blocks.pop()
        self.left = left_any
        self.emit("} SIMD_IF_END;", f"}} {m} |= {rest} | {done}; }}")

    def do_while(self, width):
        turns, outer, m = self.fresh(), self.fresh(), f"m{width}"
        limit = self.random.randrange(1, 5)
        waiting = "waiting" + str(1 + sum(kind == "loop" for kind, _ in self.blocks))
        condition = self.condition()
        # Lanes count their turns, so that each loop ends.
        self.emit(f"{{ vector<int, {width}> {turns}(0); SIMD_DO_WHILE_BEGIN {{",
                  f"{{ int {turns}[{width}] = {{}}; unsigned {outer} = {m}, {waiting} = 0; do {{")
        before = self.left
        self.emit(f"  {turns} += 1;", f"  assign<{width}>({m}, {turns}, [&](int i) {{ return {turns}[i] + 1; }});")
        self.blocks.append(("loop", width))
        self.body(width)
        self.blocks.pop()
        self.left = before
        self.emit(f"}} SIMD_DO_WHILE_END({turns} < {limit} && {self.in_kernel(condition, width)}); }}",
                  f"{m} = ({m} | {waiting}) & lanes<{width}>([&](int i) {{ return {turns}[i] < {limit}; }}) & {self.lanes(condition, width)}; "
                  f"{waiting} = 0; }} while ({m}); {m} = {outer}; }}")

    def scalar_if(self, width):
        self.emit(self.random.choice(["if (s & 1) {", "if (n > 0 && s != 4) {", "if (s > 100) {"]))
        before = self.left
        self.body(width)
        first, self.left = self.left, before
        if self.random.random() < 0.5:
            self.emit("} else {")
            self.body(width)
        self.left |= first
        self.emit("}")

    def scalar_loop(self, width):
        name, before, start = self.fresh(), self.left, len(self.kernel)
        # What a turn leaves disabled is so in the next one.
        self.left = before or any(kind == "loop" for kind, _ in self.blocks)
        self.emit(f"for (int {name} = 0; {name} < {self.random.randrange(1, 4)}; ++{name}) {{")
        self.body(width)
        self.left = before or any("SIMD_BREAK" in k or "SIMD_CONTINUE" in k for k in self.kernel[start:])
        self.emit("}")

    # ---- The whole ----
    def make(self):
        while self.budget > 0:
            self.statement(self.width)
        widths = sorted({w for w in WIDTHS if any(f"{v}{w}" in line for line in self.kernel for v in "xyzw")} | {self.width})
        kernel = [f"inline void nest{self.number}(SurfaceIndex src, SurfaceIndex dst, int in_, int out_, int n) {{", "  int s = n;",
                  "  vector<int, 32> all;", "  read(src, in_, all);"]
        model = [f"static void model{self.number}(const int *in_, int *out_, int n) {{", "  int s = n;"]
        for w in widths:
            kernel.append(f"  vector<int, {w}> x{w} = all.select<{w}, 1>(0), y{w} = all.select<{w}, 1>({32 - w}), z{w} = 0, lane{w};"
                          f" vector<short, {w}> w{w} = x{w};")
            kernel.append(f"  for (int i = 0; i < {w}; ++i) lane{w}(i) = i;")
            model.append(f"  int x{w}[{w}], y{w}[{w}], z{w}[{w}] = {{}}; short w{w}[{w}]; unsigned m{w} = ~0u >> {32 - w};")
            model.append(f"  for (int i = 0; i < {w}; ++i) w{w}[i] = x{w}[i] = in_[i], y{w}[i] = in_[{32 - w} + i];")
        kernel += self.kernel
        model += self.model
        for place, v in enumerate("xyzw"):
            kernel.append(f"  all = 0;")
            for w in widths:
                kernel.append(f"  all.select<{w}, 1>(0) += {v}{w};")
                model.append(f"  for (int i = 0; i < {w}; ++i) out_[{place * 32} + i] += {v}{w}[i];")
            kernel.append(f"  write(dst, out_ + {place * 128}, all);")
        kernel += ["  all = s;", "  write(dst, out_ + 512, all);", "}"]
        model += ["  for (int i = 0; i < 32; ++i) out_[128 + i] = s;", "}"]
        return "\n".join(kernel), "\n".join(model)


KERNEL_PRELUDE = """\
#include <cm/cm.h>
template <int N> void helper(vector_ref<int, N> v, int by) {
  v = v * 3 + by;
  SIMD_IF_BEGIN(v > by) { v -= 1; } SIMD_IF_END;
}
"""

MODEL_PRELUDE = """\
template <int N, class F> unsigned lanes(F Holds) {
  unsigned M = 0;
  for (int I = 0; I < N; ++I) M |= unsigned(bool(Holds(I))) << I;
  return M;
}
template <int N, class T, class F> void assign(unsigned M, T *To, F Value) {
  T New[N];
  for (int I = 0; I < N; ++I)
    if (M >> I & 1) New[I] = Value(I);
  for (int I = 0; I < N; ++I)
    if (M >> I & 1) To[I] = New[I];
}
"""

THREADS = 2


def sources(nests):
    kernel, model = [KERNEL_PRELUDE], [MODEL_PRELUDE]
    for nest in nests:
        k, m = nest.make()
        kernel.append(k)
        model.append(m)
    kernel.append('extern "C" _GENX_MAIN_ void batch(SurfaceIndex src [[type("buffer_t")]], SurfaceIndex dst [[type("buffer_t")]], int n) {\n'
                  '  int t = get_thread_origin_x();')
    for at, nest in enumerate(nests):
        kernel.append(f"  nest{nest.number}(src, dst, ({at * THREADS} + t) * {IN_BYTES}, ({at * THREADS} + t) * {OUT_BYTES}, n);")
    kernel.append("}")
    names = ", ".join(f"model{nest.number}" for nest in nests)
    model.append(f"static void (*const models[])(const int *, int *, int) = {{{names}}};\n"
                 f"extern const int CASES = {len(nests)}, THREADS = {THREADS}, OUT_BYTES = CASES * THREADS * {OUT_BYTES};\n"
                 "void expect(unsigned char *In, unsigned char *Out, int C, int T) {\n"
                 f"  models[C]((int *)(In + (C * THREADS + T) * {IN_BYTES}), (int *)(Out + (C * THREADS + T) * {OUT_BYTES}), 1);\n}}\n")
    return "\n".join(kernel) + "\n", "\n".join(model)


def inputs(nests):
    """Small numbers, and some large ones; those of a nest follow from its number."""
    values = []
    for nest in nests:
        random = Random(f"inputs of {nest.number}")
        values += [random.randrange(-9, 25) if random.random() < 0.8 else random.randrange(-2 ** 31, 2 ** 31)
                   for _ in range(THREADS * IN_BYTES // 4)]
    return INT.pack(values)


def difference(nest, way, actual, expected):
    """The first dword that differs, as a line of text."""
    for at in range(0, len(expected), 4):
        if actual[at:at + 4] != expected[at:at + 4]:
            names = ["x", "y", "z", "w", "s"]
            in_thread = at % OUT_BYTES
            name = names[in_thread // 128] if in_thread < 640 else "scattered"
            return (f"{way}: nest {nest.number} of width {nest.width}: thread {at // OUT_BYTES}: {name}[{in_thread % 128 // 4}]: "
                    f"expected {INT.unpack(expected[at:at + 4])[0]}, got {INT.unpack(actual[at:at + 4])[0]}")
    return None


def run_batch(tools, name, nests, ways):
    """Lines that say what differs."""
    kernel_text, model_text = sources(nests)
    kernel, model = tools.work / f"{name}.cpp", tools.work / f"{name}-model.cpp"
    kernel.write_text(kernel_text)
    model.write_text(model_text)
    src = tools.work / f"{name}.src"
    src.write_bytes(inputs(nests))

    def compare(way, actual, expected):
        size = OUT_BYTES * THREADS
        for at, nest in enumerate(nests):
            line = difference(nest, way, actual[at * size:(at + 1) * size], expected[at * size:(at + 1) * size])
            if line:
                yield line

    return batch.run_ways(tools, name, kernel, model, ways, compare, THREADS)
