#===- functions.py - The functions of elements, with their meaning ---------------===#
#
# Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------------===#
"""The table of LanguageApi: what each function of elements gives, as plain C++.

A case has a kernel's statements and plain C++ that computes the same. Operands come in the
forms of FORMS. References are expressions of a[i] and b[i], which stand for an element, or
for the one scalar.
"""

from values import *

N = 16  # elements of an operand


class Case:
    """Inputs are pairs of a type and a generator of values; `kernel` reads `a`, `b`, `c` and
    sets `r`; `reference` does the same with arrays of the same names."""

    is_message = False  # accesses memory by itself
    platform = None  # the only one that has it
    tolerance = 0  # how much the reference and it may differ

    def __init__(self, function, title, inputs, result, kernel, reference, count=N, on=("host", "jit", "visa")):
        self.function, self.title, self.inputs, self.result = function, title, inputs, result
        self.kernel, self.reference, self.count, self.on = kernel, reference, count, on


# name of the form: declarations from a vector {0}_ of N elements of {1}, expression
FORMS = {
    "vector": ("", "{0}_"),
    "matrix": ("matrix<{1}, 4, 4> {0} = {0}_;", "{0}"),
    "vector_ref": ("vector<{1}, 32> {0} = {1}(0); {0}.select<16, 2>(1) = {0}_;", "{0}.select<16, 2>(1)"),
    "matrix_ref": ("matrix<{1}, 4, 8> {0} = {1}(0); {0}.select<4, 1, 4, 2>(0, 1) = {0}_;",
                   "{0}.select<4, 1, 4, 2>(0, 1)"),
    "row": ("matrix<{1}, 2, 16> {0} = {1}(0); {0}.row(1) = {0}_;", "{0}.row(1)"),
    "scalar": ("{1} {0} = {0}_(0);", "{0}"),
}
UNARY_FORMS = list(FORMS)
BINARY_FORMS = [("vector", "vector"), ("vector", "scalar"), ("scalar", "vector"), ("matrix", "matrix_ref"),
                ("vector_ref", "row"), ("matrix_ref", "matrix"), ("row", "scalar"), ("scalar", "matrix"),
                ("matrix", "scalar"), ("vector_ref", "vector_ref"), ("scalar", "vector_ref")]
SCALARS = ("scalar", "scalar")


def operand(name, form, t):
    declaration, expression = FORMS[form]
    return declaration.format(name, t.cpp), expression.format(name)


def element_case(function, text, types, forms, result, kernel, reference, generators):
    """`kernel` is an expression of {a}, {b}; `reference` one of a, b (elements)."""
    names = "abc"[:len(types)]
    declarations, expressions, loads = [], {}, []
    for name, t, form in zip(names, types, forms):
        declaration, expressions[name] = operand(name, form, t)
        declarations.append(declaration)
        index = "0" if form == "scalar" else "i"
        loads.append(f"{t.cpp} {name} = {name}_[{index}];")
    value = kernel.format(**expressions)
    title = f"{text} of " + ", ".join(f"{form} of {t.name}" for t, form in zip(types, forms))
    kernel = "".join(declarations) + f"HAS_TYPE({result.cpp}, {value}); r = {value};"
    loop = f"for (int i = 0; i < {N}; ++i) {{ {''.join(loads)} r[i] = {reference}; }}"
    return Case(function, title, list(zip(types, generators)), result, kernel, loop)


class Table:
    """Collects cases. Each pair of types gets `forms` forms, in turn."""

    def __init__(self, random, forms):
        self.random, self.forms, self.cases, self.turn = random, forms, [], 0

    def pick(self, forms):
        for _ in range(self.forms):
            self.turn += 1
            yield forms[self.turn % len(forms)]

    def unary(self, function, text, t, result, kernel, reference, values=any_value, forms=None):
        for form in self.pick(forms or UNARY_FORMS):
            self.cases.append(element_case(function, text, [t], [form], result, kernel, reference, [values]))

    def binary(self, function, text, ta, tb, result, kernel, reference, values=(any_value, any_value), forms=None):
        """`result` and `reference` may depend on which operand is a scalar."""
        for pair in self.pick(forms or BINARY_FORMS):
            r, e = result(pair) if callable(result) else result, reference
            self.cases.append(element_case(function, text, [ta, tb], list(pair), r, kernel,
                                           e(pair) if callable(e) else e, list(values)))

    def pairs(self, types, mixed):
        """Each type with itself, and `mixed` times with another one, in both orders."""
        for t in types:
            yield t, t
            for _ in range(mixed):
                u = self.random.choice(types)
                yield t, u
                yield u, t


def meet(ta, tb):
    return lambda pair: common(ta, tb, pair[0] == "scalar", pair[1] == "scalar")


def cast(t, x):
    return f"static_cast<{t.cpp}>({x})"


def wrapped(t, op, x, y):
    """x op y in type t; integers wrap."""
    if t.is_float:
        wide = {2: "float", 4: "float", 8: "double"}[t.size]
        return f"static_cast<{t.cpp}>({wide}({cast(t, x)}) {op} {wide}({cast(t, y)}))"
    return f"wrap<{t.cpp}>(wide({cast(t, x)}) {op} wide({cast(t, y)}))"


def saturated(t, x):
    return f"saturate<{t.cpp}>({x})"


def operators(table, mixed):
    for op in "+-*":
        for ta, tb in table.pairs(ALL, mixed):
            m = meet(ta, tb)
            table.binary("operators", op, ta, tb, m, "{a} " + op + " {b}",
                         lambda pair, m=m, op=op: wrapped(m(pair), op, "a", "b"))
    for ta, tb in table.pairs(INTS32 + FLOATS, mixed):
        m = meet(ta, tb)
        # No 64-bit division, no quotient that int has not.
        if arithmetic(ta, tb).size == 8 and not arithmetic(ta, tb).is_float:
            continue
        table.binary("operators", "/", ta, tb, m, "{a} / {b}", lambda pair, m=m: wrapped(m(pair), "/", "a", "b"),
                     (any_value, not_zero))
        if not arithmetic(ta, tb).is_float:
            table.binary("operators", "%", ta, tb, m, "{a} % {b}", lambda pair, m=m: wrapped(m(pair), "%", "a", "b"),
                         (any_value, not_zero))
    for op in "&|^":
        for ta, tb in table.pairs(INTS, mixed):
            m = meet(ta, tb)
            table.binary("operators", op, ta, tb, m, "{a} " + op + " {b}",
                         lambda pair, m=m, op=op: wrapped(m(pair), op, "a", "b"))
    for op in ("<<", ">>"):
        for ta, tb in table.pairs(INTS, mixed):
            t = arithmetic(ta, ta)
            table.binary("operators", op, ta, tb, t, "{a} " + op + " {b}",
                         f"wrap<{t.cpp}>(wide({cast(t, 'a')}) {op} int(b))", (any_value, within(0, t.bits - 1)))
    for op in ("==", "!=", "<", "<=", ">", ">="):
        for ta, tb in table.pairs(ALL, mixed):
            m = meet(ta, tb)
            table.binary("operators", op, ta, tb, USHORT, "{a} " + op + " {b}",
                         lambda pair, m=m, op=op: f"{cast(m(pair), 'a')} {op} {cast(m(pair), 'b')}")
    for ta, tb in table.pairs(INTS32, 0):
        both = [f for f in BINARY_FORMS if "scalar" not in f]
        table.binary("operators", "&&", ta, tb, USHORT, "{a} && {b}", "a && b", forms=both)
        table.binary("operators", "||", ta, tb, USHORT, "{a} || {b}", "a || b", forms=both)
    vectors = [f for f in UNARY_FORMS if f != "scalar"]
    for t in ALL:
        p = arithmetic(t, t)
        table.unary("operators", "negated", t, p, "-{a}",
                    cast(t, "-a") if t.is_float else f"wrap<{p.cpp}>(-wide(a))", forms=vectors)
        if not t.is_float:
            table.unary("operators", "~", t, p, "~{a}", cast(p, "~a"), forms=vectors)
            table.unary("operators", "!", t, USHORT, "!{a}", "!a", forms=vectors)


def conversions(table):
    vectors = [f for f in UNARY_FORMS if f != "scalar"]
    for t in ALL:
        for to in ALL:
            values = any_value
            if t.is_float and not to.is_float:
                values = within(max(to.lowest, -2 ** 30), min(to.highest, 2 ** 30))
            if to is HALF and not t.is_float:
                values = within(-65504, 65504)
            table.unary("conversion", f"to {to.name}", t, to, f"vector<{to.cpp}, {N}>({{a}})", cast(to, "a"), values, forms=vectors)
            table.unary("conversion", f"to {to.name}, SAT", t, to, f"vector<{to.cpp}, {N}>({{a}}, SAT)", saturated(to, "a"),
                        values if to is HALF else any_value, forms=vectors)


def math(table):
    functions = {
        "cm_inv": "1 / x", "cm_sqrt": "std::sqrt(x)", "cm_rsqrt": "1 / std::sqrt(x)", "cm_exp": "std::exp2(x)",
        "cm_log": "std::log2(x)", "cm_sin": "std::sin(x)", "cm_cos": "std::cos(x)", "cm_sqrt_ieee": "std::sqrt(x)",
        "cm_frc": "frc(x, {0})",
    }
    for name, expression in functions.items():
        for t in [HALF, FLOAT] + ([INT, USHORT] if name != "cm_frc" else []):
            if name == "cm_sqrt_ieee" and t is not FLOAT:
                continue
            r = t if t.is_float else FLOAT
            values = {"cm_exp": within(-14, 14), "cm_sin": within(-50, 50), "cm_cos": within(-50, 50)}.get(name, any_value)
            digits = {2: 11, 4: 24, 8: 53}[r.size]
            value = f"rounded<{r.cpp}>([](double x) {{ return {expression.format(digits)}; }}({cast(r, 'a')}))"
            table.unary(name, name, t, r, name + "({a})", value, values)
            table.unary(name, name + " SAT", t, r, name + "({a}, SAT)", saturated(r, value), values)
    for ta, tb in ((FLOAT, FLOAT), (HALF, HALF)):
        m = meet(ta, tb)
        table.binary("cm_pow", "cm_pow", ta, tb, m, "cm_pow({a}, {b})",
                     lambda pair, m=m: f"rounded<{m(pair).cpp}>(std::pow(std::fabs(double(a)), double(b)))",
                     (within(0, 8), within(-4, 4)), forms=BINARY_FORMS + [SCALARS])
    for t in (FLOAT,):
        table.binary("cm_div_ieee", "cm_div_ieee", t, t, t, "cm_div_ieee({a}, {b})", wrapped(t, "/", "a", "b"),
                     forms=BINARY_FORMS + [SCALARS])
    for t in (FLOAT, HALF):
        # Quarters, whose quotients and products are exact enough.
        quarter = lambda t, random: random.randrange(-4000, 4000) / 4
        table.binary("cm_frem", "cm_frem", t, t, t, "cm_frem({a}, {b})", f"static_cast<{t.cpp}>(std::fmod(double(a), double(b)) + 0.0)",
                     (quarter, lambda t, random: random.choice([0.5, 2.0, 8.0, -4.0, 0.25])), forms=BINARY_FORMS + [SCALARS])
    rounding = {"cm_rndd": "std::floor", "cm_rndu": "std::ceil", "cm_rnde": "std::nearbyint", "cm_rndz": "std::trunc"}
    for name, function in rounding.items():
        for t in (FLOAT, HALF):
            for to in (t, FLOAT, INT, SHORT, UCHAR, UINT):
                values = within(max(to.lowest, -30000), min(to.highest, 30000)) if not to.is_float else any_value
                value = f"{function}(double(a))"
                table.unary(name, f"{name}<{to.name}>", t, to, f"{name}<{to.cpp}>({{a}})", cast(to, value), values)
                table.unary(name, f"{name}<{to.name}> SAT", t, to, f"{name}<{to.cpp}>({{a}}, SAT)", saturated(to, value))


def arithmetic_functions(table, mixed):
    forms = BINARY_FORMS + [SCALARS]
    for name, op in (("cm_min", "<"), ("cm_max", ">")):
        for ta, tb in table.pairs(ALL, mixed):
            for to in {arithmetic(ta, tb), table.random.choice(ALL)}:
                m = meet(ta, tb)
                def value(pair, m=m, name=name):
                    x, y = cast(m(pair), "a"), cast(m(pair), "b")
                    return f"{name[3:]}imum<{m(pair).cpp}>({x}, {y})"
                exact = not arithmetic(ta, tb).is_float or to.is_float
                if exact and not (to is HALF and not arithmetic(ta, tb).is_float):
                    table.binary(name, f"{name}<{to.name}>", ta, tb, to, f"{name}<{to.cpp}>({{a}}, {{b}})",
                                 lambda pair, to=to, value=value: cast(to, value(pair)), forms=forms)
                table.binary(name, f"{name}<{to.name}> SAT", ta, tb, to, f"{name}<{to.cpp}>({{a}}, {{b}}, SAT)",
                             lambda pair, to=to, value=value: saturated(to, value(pair)), forms=forms)
    for t in INTS32 + FLOATS:
        size = "magnitude(a)" if t.is_float else "(a < 0 ? -wide(a) : wide(a))"
        table.unary("cm_abs", "cm_abs", t, t, "cm_abs({a})", cast(t, size))
        for to in {FLOAT, table.random.choice(INTS32), table.random.choice(INTS32)}:
            if to.is_float == t.is_float:
                table.unary("cm_abs", f"cm_abs<{to.name}>", t, to, f"cm_abs<{to.cpp}>({{a}})", cast(to, size))
                if not t.is_float:
                    table.unary("cm_abs", f"cm_abs<{to.name}> SAT", t, to, f"cm_abs<{to.cpp}>({{a}}, SAT)",
                                saturated(to, size))
    for name, op in (("cm_add", "+"), ("cm_mul", "*"), ("cm_shl", "<<")):
        for ta, tb in table.pairs(INTS32 + ([FLOAT, HALF] if op != "<<" else []), mixed):
            c = arithmetic(ta, tb)
            for to in {c, table.random.choice(INTS32)}:
                values = (any_value, within(0, 31)) if op == "<<" else (any_value, any_value)
                m = meet(ta, tb)
                shifted = lambda pair, m=m: f"wrap<{m(pair).cpp}>(wide({cast(m(pair), 'a')}) << int(b))"
                plain = shifted if op == "<<" else lambda pair, m=m, op=op: wrapped(m(pair), op, "a", "b")
                if not c.is_float or to.is_float:
                    table.binary(name, f"{name}<{to.name}>", ta, tb, to, f"{name}<{to.cpp}>({{a}}, {{b}})",
                                 lambda pair, to=to, plain=plain: cast(to, plain(pair)), values, forms=forms)
                exact = plain if c.is_float else lambda pair, op=op: f"(wide(a) {op} {'int' if op == '<<' else 'wide'}(b))"
                table.binary(name, f"{name}<{to.name}> SAT", ta, tb, to, f"{name}<{to.cpp}>({{a}}, {{b}}, SAT)",
                             lambda pair, to=to, exact=exact: saturated(to, exact(pair)), values, forms=forms)
    for name, op in (("cm_add", "+"), ("cm_mul", "*"), ("cm_shl", "<<")):
        for ta, tb in [(LONG, LONG), (ULONG, ULONG), (LONG, INT), (UINT, LONG), (ULONG, SHORT), (LONG, ULONG)]:
            for to in {ta, tb, table.random.choice(INTS)}:
                # The product of two that fits in 128 bits.
                values = (any_value, within(0, 63)) if op == "<<" else (any_value, within(-2 ** 62, 2 ** 62))
                exact = f"(wide(a) {op} {'int' if op == '<<' else 'wide'}(b))"
                if op != "<<" or ta.size == 8:
                    table.binary(name, f"{name}<{to.name}> SAT", ta, tb, to, f"{name}<{to.cpp}>({{a}}, {{b}}, SAT)", saturated(to, exact), values, forms=forms)
    table.binary("cm_mul", "cm_mul<ulong> SAT, large", ULONG, ULONG, ULONG, "cm_mul<ullong>({a}, {b}, SAT)", "a && b > ullong(-1) / a ? ullong(-1) : a * b", forms=forms)
    for ta, tb in table.pairs(INTS, mixed):
        to = arithmetic(ta, tb)
        mean = "((wide(a) + wide(b) + 1) >> 1)"
        table.binary("cm_avg", f"cm_avg<{to.name}>", ta, tb, to, f"cm_avg<{to.cpp}>({{a}}, {{b}})", cast(to, mean), forms=forms)
        to = table.random.choice(INTS)
        table.binary("cm_avg", f"cm_avg<{to.name}> SAT", ta, tb, to, f"cm_avg<{to.cpp}>({{a}}, {{b}}, SAT)", saturated(to, mean), forms=forms)


def reductions(table):
    combine = {"cm_sum": "x + y", "cm_prod": "x * y", "cm_reduced_min": "x < y ? x : y", "cm_reduced_max": "x > y ? x : y"}
    vectors = [f for f in UNARY_FORMS if f != "scalar"]
    for name, expression in combine.items():
        for t in INTS32 + [FLOAT, HALF]:
            for to in {FLOAT, t} if t.is_float else {INT, t, UINT, table.random.choice(INTS32)}:
                values = (within(-2, 2) if name == "cm_prod" else finite) if t.is_float else any_value
                value = (f"reduce<{to.cpp}>(a_, {N}, [](auto x, auto y) {{ return {expression}; }})")
                table.unary(name, f"{name}<{to.name}>", t, to, f"{name}<{to.cpp}>({{a}})", value, values, forms=vectors)

    for name, start, value in (("cm_sum", 0, "limit(v + a_[i])"), ("cm_prod", 1, "limit(v * a_[i])")):
        for t in INTS32:
            for to in {INT, t, table.random.choice(INTS32)}:
                whole = (f"[&] {{ auto limit = [](wide x) {{ return std::clamp<wide>(x, -((wide)1 << 63), (wide)1 << 63); }}; "
                         f"wide v = {start}; for (int i = 0; i < {N}; ++i) v = {value}; return v; }}()")
                table.unary(name, f"{name}<{to.name}> SAT", t, to, f"{name}<{to.cpp}>({{a}}, SAT)", saturated(to, whole), forms=vectors)


def bits(table):
    for t in INTS32:
        table.unary("cm_cbit", "cm_cbit", t, UINT, "cm_cbit({a})", f"std::popcount(std::make_unsigned_t<{t.cpp}>(a))")
    for t in (INT, UINT):
        table.unary("cm_fbl", "cm_fbl", t, UINT, "cm_fbl({a})", "a ? std::countr_zero(unsigned(a)) : -1")
        table.unary("cm_lzd", "cm_lzd", t, UINT, "cm_lzd({a})", "std::countl_zero(unsigned(a))")
        table.unary("cm_bf_reverse", "cm_bf_reverse", t, UINT, "cm_bf_reverse({a})", "reversed(unsigned(a))")
    vectors = [f for f in UNARY_FORMS if f != "scalar"]
    few = lambda t, random: random.choice([0, 0, any_value(t, random)])
    for t in INTS32:
        table.unary("cm_pack_mask", "cm_pack_mask", t, UINT, "cm_pack_mask({a})", "packed(a_, 16)", few, forms=vectors)
        table.unary("members", "any", t, USHORT, "{a}.any()", "packed(a_, 16) != 0", few, forms=vectors)
        table.unary("members", "all", t, USHORT, "{a}.all()", "packed(a_, 16) == 0xffff",
                    lambda t, random: 0 if random.random() < 0.02 else not_zero(t, random), forms=vectors)
        table.unary("cm_unpack_mask", "cm_unpack_mask", UINT, t, f"cm_unpack_mask<{t.cpp}, 16>({{a}})", "a_[0] >> i & 1",
                    forms=["scalar"])


def statement(table, function, title, types, result, kernel, reference, values=None):
    inputs = [(t, (values or {}).get(k, any_value)) for k, t in enumerate(types)]
    table.cases.append(Case(function, title, inputs, result, kernel, reference))


def members(table):
    each = "for (int i = 0; i < 16; ++i) "
    for t in ALL:
        T = t.cpp
        def row(title, kernel, reference, types=None, values=None):
            statement(table, "members", f"{title} of {t.name}", types or [t], t, kernel.replace("$T", T), reference, values)
        row("select", "r = a_; r.select<4, 3>(1) = a_.select<4, 2>(7);",
            each + "r[i] = i % 3 == 1 && i < 12 ? a_[7 + i / 3 * 2] : a_[i];")
        row("select of a select", "vector<$T, 16> w = a_; w.select<8, 2>(1).select<3, 2>(1) = a_.select<8, 1>(8).select<3, 3>(0); r = w;",
            each + "r[i] = i == 3 || i == 7 || i == 11 ? a_[8 + (i - 3) / 4 * 3] : a_[i];")
        row("select of a matrix", "matrix<$T, 4, 4> m = a_; m.select<2, 2, 2, 2>(0, 1) = m.select<2, 1, 2, 1>(2, 2); r = m;",
            each + "r[i] = i / 4 % 2 == 0 && i % 2 ? a_[(2 + i / 8) * 4 + 2 + (i % 4) / 2] : a_[i];")
        row("row", "matrix<$T, 4, 4> m = a_; m.row(n_) = m.row(3); m[n_ + 1] = m.row(0); r = m;",
            each + "r[i] = i / 4 == 1 ? a_[12 + i % 4] : i / 4 == 2 ? a_[i % 4] : a_[i];")
        row("column", "matrix<$T, 4, 4> m = a_; m.column(3) = m.column(n_); r = m;",
            each + "r[i] = i % 4 == 3 ? a_[i / 4 * 4 + 1] : a_[i];")
        row("elements", "matrix<$T, 4, 4> m = a_; m(n_, 3) = a_(n_ + 4); r = m; r[0] = m(2, n_); r(15) = a_[0];",
            each + "r[i] = i == 0 ? a_[9] : i == 7 ? a_[5] : i == 15 ? a_[0] : a_[i];")
        row("replicate", "r = a_.replicate<4, 2, 4, 0>(n_); r.select<4, 1>(0) = a_.replicate<2, 3, 2>(5); "
            "r.select<4, 1>(4) = a_.replicate<2, 2>(3); r.select<2, 1>(8) = a_.select<1, 1>(9).replicate<2>();",
            each + "r[i] = i < 4 ? a_[5 + i / 2 * 3 + i % 2] : i < 8 ? a_[3 + i % 2] : i < 10 ? a_[9] : a_[1 + i / 4 * 2];")
        row("iselect", "r = a_.iselect(b_);", each + "r[i] = a_[b_[i]];", [t, USHORT], {1: within(0, 15)})
        row("iselect of a part", "vector<ushort, 16> at = b_; r = a_; r.select<8, 1>(8) = a_.select<8, 2>(1).iselect(at.select<8, 1>(0) & 7);",
            each + "r[i] = i < 8 ? a_[i] : a_[1 + 2 * (b_[i - 8] & 7)];", [t, USHORT], {1: within(0, 15)})
        row("iselect of a matrix", "matrix<$T, 4, 4> m = a_; vector<ushort, 16> x = b_ >> 2, y = b_ & 3; r = m.iselect(x, y);",
            each + "r[i] = a_[b_[i]];", [t, USHORT], {1: within(0, 15)})
        row("merge", "r = a_; r.merge(b_, c_);", each + "r[i] = c_[i] & 1 ? b_[i] : a_[i];", [t, t, USHORT],
            {2: within(0, 1)})
        row("merge of two", "r = a_; r.merge(b_, a_, c_);", each + "r[i] = c_[i] & 1 ? b_[i] : a_[i];", [t, t, USHORT],
            {2: within(0, 2)})
        row("merge with bits", "r = a_; r.merge(b_, uint(c_(0)));", each + "r[i] = c_[0] >> i & 1 ? b_[i] : a_[i];", [t, t, USHORT])
        row("merge of scalar and vector with bits", "r = a_; r.merge(b_(3), b_, 0x0ff0u);",
            each + "r[i] = i >= 4 && i < 12 ? b_[3] : b_[i];", [t, t])
        row("merge of two of 13 elements", "r = a_; auto p = r.select<13, 1>(0); p.merge(b_(3), p, uint(c_(0)));",
            each + "r[i] = i < 13 && c_[0] >> i & 1 ? b_[3] : a_[i];", [t, t, USHORT])
        row("logic of 23 elements", "vector<$T, 23> w = a_.replicate<23, 1>(0); w.select<16, 1>(7) = a_; "
            "r = (!w || w && w(9) < w).select<16, 1>(7);", each + "r[i] = !a_[i] || a_[2] < a_[i];")
        row("format", f"vector<uchar, {N * t.size}> w = a_.format<uchar>(); matrix_ref<ushort, 4, {2 * t.size}> p = w.format<ushort, 4, {2 * t.size}>(); "
            "p.row(1) = p.row(2); r = w.format<$T>();", each + "r[i] = i / 4 == 1 ? a_[i + 4] : a_[i];")
        row("array", "$T array[16]; for (int i = 0; i < 16; ++i) array[i] = a_(15 - i); vector<$T, 16> w(array); r = w;",
            each + "r[i] = a_[15 - i];")
    for op in ("+", "-", "*", "&", "|", "^"):
        for t in INTS32:
            T, p = t.cpp, arithmetic(t, t)
            value = cast(t, wrapped(p, op, "a_[i]", "b_[i]"))
            statement(table, "operators", f"{op}= of {t.name}", [t, t], t,
                      f"r = a_; r {op}= b_; matrix<{T}, 4, 4> m = a_; m.select<2, 1, 4, 1>(2, 0) {op}= b_.select<8, 1>(8); r.select<8, 1>(8) = m.select<2, 1, 4, 1>(2, 0);",
                      each + f"r[i] = {value};")
    for t in ALL:
        one = cast(t, wrapped(arithmetic(t, t), "+", "a_[i]", "1"))
        less = cast(t, wrapped(arithmetic(t, t), "-", "a_[i]", "1"))
        statement(table, "operators", f"++ of {t.name}", [t], t, "r = a_; vector<%s, 16> w = r++; r.select<8, 1>(8) = w.select<8, 1>(8); ++r.select<4, 1>(8); --r.select<4, 1>(12);" % t.cpp,
                  each + f"r[i] = i < 12 ? {one} : {less};", {0: finite} if t.is_float else None)


def all_cases(random, forms, mixed, more=()):
    table = Table(random, forms)
    operators(table, mixed)
    conversions(table)
    math(table)
    arithmetic_functions(table, mixed)
    reductions(table)
    bits(table)
    members(table)
    for part in more:
        part(table)
    return table.cases
