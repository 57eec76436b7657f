#===- program.py - A random program of C for Metal -------------------------------===#
#
# Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------------===#
"""A program is a function with its structs, tables, file-scope vectors and helpers. Several of
them make one source, whose kernel runs them one after another."""

from values import *

from expressions import Place, Scope
from statements import Block, Callable, Statements, lines

THREADS = 2
IN_BYTES = 128
SCATTER_BYTES = 256

PRELUDE = """\
#include <cm/cm.h>
typedef long long llong;
typedef unsigned long long ullong;
template <int N> vector<uint, N> lane_() {
  vector<uint, N> Lanes;
  for (int I = 0; I < N; ++I) Lanes(I) = I;
  return Lanes;
}
template <class T, int N> void rotated_(vector_ref<T, N> V) {
  T First = V(0);
  if constexpr (N > 1) {
    vector<T, N - 1> Rest = V.template select<N - 1, 1>(1);
    V.template select<N - 1, 1>(0) = Rest;
  }
  V(N - 1) = First;
}
template <class T, int N> void scanned_(vector_ref<T, N> V) {
  for (int I = 1; I < N; ++I)
    V.template select<1, 1>(I) += V.template select<1, 1>(I - 1);
}
template <class T, int N> vector<T, N> reversed_(vector<T, N> V) {
  vector<T, N> R;
  for (int I = 0; I < N; ++I) R(I) = V(N - 1 - I);
  return R;
}
template <class T, int N> void mixed_(vector_ref<T, N> V, vector_ref<T, N> W, uint By) {
  V ^= W;
  if (By & 1) W += V;
  else V.merge(W, V > W);
}
template <class T, int R, int C> void transposed_(matrix_ref<T, R, C> M, matrix_ref<T, C, R> To) {
  for (int I = 0; I < R; ++I) To.column(I) = M.row(I);
}
template <class T, int R, int C> void flipped_(matrix_ref<T, R, C> M) {
  for (int I = 0; I < R / 2; ++I) {
    vector<T, C> Row = M.row(I);
    M.row(I) = M.row(R - 1 - I);
    M[R - 1 - I] = Row;
  }
}
template <int B> void dump_(SurfaceIndex dst, int At, vector_ref<uchar, B> Bytes) {
  constexpr int Blocks = (B + 127) / 128;
  vector<uchar, Blocks * 128> All(0);
  All.template select<B, 1>(0) = Bytes;
  for (int I = 0; I < Blocks; ++I) {
    vector<uchar, 128> Block = All.template select<128, 1>(I * 128);
    write(dst, At + I * 128, Block);
  }
}
"""


class Program(Statements):
    """Made from a random generator; `declared`, `start`, `statements` and `dumps` are its text."""

    def __init__(self, random, number, has_double):
        super().__init__(random, has_double)
        self.number = number
        self.declared, self.start, self.dumps = [], [], []
        self.out_bytes = SCATTER_BYTES
        self.scope.scalars, self.scope.variables = ["s0", "s1"], ["s0", "s1"]
        self.scope.indices = [("n", 3)]
        self.tables()
        self.file_scope()
        for _ in range(random.choice([0, 1, 1, 2])):
            self.add_function()
        for _ in range(random.randint(3, 6)):
            self.variable()
        if self.chance(0.6):
            self.array()
        if self.chance(0.6):
            self.struct()
        self.statements = [self.statement() for _ in range(random.randint(4, 14))]
        self.dumps.append("{ vector<uint, 2> s; s(0) = s0; s(1) = s1; " + self.dump("s", 8) + " }")

    # ---- What there is ----
    def first_value(self, t, count):
        """A vector made of the input."""
        if t.is_float:
            return f"(raw_.select<{count}, 1>({self.random.randint(0, 128 - count)}) & 7) - 4"
        if count * t.size <= IN_BYTES and self.chance(0.7):
            return f"raw_.format<{t.cpp}>().select<{count}, 1>({self.random.randint(0, IN_BYTES // t.size - count)})"
        return f"raw_.select<{count}, 1>({self.random.randint(0, 128 - count)}) * {self.random.choice([1, 3, 257])} - {self.random.randint(0, 99)}"

    def shape(self, t):
        shape = super().shape(t)
        return shape if len(shape) == 2 else (min(shape[0], 128),)

    def dump(self, text, size):
        call = f"dump_<{size}>(dst, out_ + {self.out_bytes}, {text}.format<uchar>());"
        self.out_bytes += (size + 127) // 128 * 128
        return call

    def count_of(self, shape):
        return shape[0] * (shape[1] if len(shape) == 2 else 1)

    def variable(self):
        t = self.random.choice(self.types)
        shape, name = self.shape(t), self.fresh("v")
        self.start.append(f"{self.class_of(t, shape)} {name} = {self.first_value(t, self.count_of(shape))};")
        self.add_place(name, t, shape)
        self.dumps.append(self.dump(name, self.count_of(shape) * t.size))

    def array(self):
        t, elements = self.random.choice(self.types), self.random.randint(2, 4)
        shape, name = self.shape(t), self.fresh("a")
        count = self.count_of(shape)
        self.start.append(f"{self.class_of(t, shape)} {name}[{elements}];")
        self.start.append(f"for (int i = 0; i < {elements}; ++i) {name}[i] = {self.first_value(t, count)};")
        self.add_place(lambda program: f"{name}[{program.index(elements - 1)}]", t, shape)
        self.dumps += [self.dump(f"{name}[{i}]", count * t.size) for i in range(elements)]

    def struct(self):
        members = []
        for letter in "xyz"[:self.random.randint(1, 3)]:
            t = self.random.choice(self.types)
            members.append((letter, t, self.shape(t)))
        kind, name, elements = self.fresh("S"), self.fresh("t"), self.random.randint(1, 3)
        fields = " ".join(f"{self.class_of(t, shape)} {letter};" for letter, t, shape in members)
        self.declared.append(f"struct {kind} {{ uint k; {fields} }};")
        self.start.append(f"{kind} {name}[{elements}];")
        for letter, t, shape in members:
            count = self.count_of(shape)
            self.start.append(f"for (int i = 0; i < {elements}; ++i) {name}[i].{letter} = {self.first_value(t, count)};")
            self.add_place(lambda program, letter=letter: f"{name}[{program.index(elements - 1)}].{letter}", t, shape)
            self.dumps += [self.dump(f"{name}[{i}].{letter}", count * t.size) for i in range(elements)]
        self.start.append(f"for (int i = 0; i < {elements}; ++i) {name}[i].k = i;")
        if elements > 1:
            copy = Callable(0, None, lambda program: f"{name}[{program.index(elements - 1)}] = {name}[{program.index(elements - 1)}]")
            self.scope.callables.append(copy)

    def tables(self):
        for _ in range(self.random.randint(0, 2)):
            t, count, name = self.random.choice(INTS32), self.random.choice([4, 7, 8, 16, 30]), self.fresh("table")
            values = ", ".join(str(self.random.randint(max(t.lowest, -200), min(t.highest, 200))) for _ in range(count))
            self.declared.append(f"{self.random.choice(['const', 'static const', 'constexpr'])} {t.cpp} {name}[{count}] = {{{values}}};")
            self.scope.tables.append((name, count))

    def file_scope(self):
        for _ in range(self.random.choice([0, 0, 1, 2])):
            t = self.random.choice(self.types)
            shape, name = self.shape(t), self.fresh("g")
            self.declared.append(f"{self.class_of(t, shape)} {name};")
            if self.chance(0.6):
                self.start.append(f"{name} = {self.first_value(t, self.count_of(shape))};")
            self.add_place(name, t, shape)
            self.dumps.append(self.dump(name, self.count_of(shape) * t.size))

    def add_function(self):
        """A function that changes its references, or one that gives a vector."""
        outer, self.scope, self.has_messages = self.scope, Scope(self.scope), False
        self.scope.scalars, self.scope.variables, self.scope.indices = ["s0"], ["s0"], [("3", 3)]
        name = self.fresh("h")
        if self.chance(0.5):
            made = self.function_of_references(name)
        else:
            made = self.function_with_value(name)
        self.scope, self.has_messages = outer, True
        self.scope.callables.append(made)

    def function_of_references(self, name):
        parameters = []
        for letter in "ab"[:self.random.randint(1, 2)]:
            t, count = self.random.choice(self.types), self.any_size()
            parameters.append((t, count))
            self.add_place(letter, t, (count,), owner=False)
        statements = list(lines(self.statements_of_function(3)))
        texts = ", ".join(f"vector_ref<{t.cpp}, {count}> {letter}" for letter, (t, count) in zip("ab", parameters))
        self.declared.append(f"{self.random.choice(['inline', 'static', '_GENX_ inline'])} void {name}({texts}, uint s0) {{\n" +
                             "\n".join(statements) + "\n}")

        def call(program):
            arguments = []
            for t, count in parameters:
                place = program.place(count, [t], writable=True)
                if not place or (len(place.shape) == 2 and place.shape[0] == 1):
                    return f"s0 += {program.scalar()}"
                if len(place.shape) == 2 and place.shape[1] > 1:
                    return f"s1 ^= {program.scalar()}"
                arguments.append(place.text)
            return f"{name}({', '.join(arguments)}, {program.scalar()})"
        return Callable(0, None, call)

    def function_with_value(self, name):
        self.scope.places = [lambda program, make=make: Place(*self.read_only(make(program))) for make in self.scope.places]
        t, count = self.random.choice(self.types), self.any_size()
        u, other = self.random.choice(self.types), self.any_size()
        self.add_place("a", u, (other,))
        self.add_place("r", t, (count,))
        first = self.assignable(t, count)
        statements = list(lines(self.statements_of_function(2)))
        parameter = argument = ""
        if self.chance(0.3):  # It calls itself.
            parameter, argument = ", int depth", f", {self.random.randint(0, 3)}"
            statements.append(f"  if (depth > 0) r {'=' if t.is_float else '^='} {name}(a, s0 ^ {self.random.randint(0, 9)}u, depth - 1);")
        self.declared.append(f"inline vector<{t.cpp}, {count}> {name}(vector<{u.cpp}, {other}> a, uint s0{parameter}) {{\n"
                             f"  vector<{t.cpp}, {count}> r = 0;\n  r = {first};\n" + "\n".join(statements) + "\n  return r;\n}")
        return Callable(count, t, lambda program: f"{name}({program.assignable(u, other)}, {program.scalar(1)}{argument})")

    def read_only(self, place):
        return place.text, place.type, place.shape, False, place.owner

    def statements_of_function(self, most):
        # Functions call no functions that change file-scope variables within expressions.
        callables, self.scope.callables = self.scope.callables, [c for c in self.scope.callables if c.count]
        statements = self.body(most)
        self.scope.callables = callables
        return statements

    # ---- Text ----
    @property
    def parts(self):
        """What a smaller program may do without."""
        return {"declared": self.declared, "start": self.start, "statements": self.statements, "dumps": self.dumps}

    def text(self, parts=None):
        parts = parts or self.parts
        return "\n".join([f"namespace p{self.number} {{", *parts["declared"],
                          "inline void run(SurfaceIndex src, SurfaceIndex dst, int in_, int out_, int n) {",
                          "  uint s0 = uint(in_) * 3u + 7u, s1 = 0x1234567u;",
                          "  vector<uchar, 128> raw_; read(src, in_, raw_);",
                          *("  " + line for line in parts["start"]), *lines(parts["statements"]),
                          *("  " + line for line in parts["dumps"]), "}", "}"])


def source(programs, texts=None):
    """One kernel that runs programs, and the bytes it writes."""
    text, calls, at = [PRELUDE], [], 0
    for place, program in enumerate(programs):
        text.append(texts[place] if texts else program.text())
        calls.append(f"  p{program.number}::run(src, dst, ({place * THREADS} + t) * {IN_BYTES}, {at} + t * {program.out_bytes}, n);")
        at += THREADS * program.out_bytes
    text += ['extern "C" _GENX_MAIN_ void batch(SurfaceIndex src [[type("buffer_t")]], SurfaceIndex dst [[type("buffer_t")]], int n) {',
             "  int t = get_thread_origin_x();", *calls, "}"]
    return "\n".join(text) + "\n", at
