#===- integers.py - Functions of integers and bits, with their meaning --------------===#
#
# Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------------===#
"""The table of LanguageApi for shifts, quotients, carries, bit fields and dot products."""

from functions import BINARY_FORMS, SCALARS, UNARY_FORMS, cast, statement
from values import *

UNSIGNED = {CHAR: UCHAR, SHORT: USHORT, INT: UINT, LONG: ULONG}
SIGNED = {u: s for s, u in UNSIGNED.items()}
EACH = "for (int i = 0; i < 16; ++i) "


def shifts(table):
    forms = BINARY_FORMS + [SCALARS]
    for t in INTS:
        p = arithmetic(t, t)
        for name, c in (("cm_shr", p), ("cm_lsr", UNSIGNED.get(p, p)), ("cm_asr", SIGNED.get(p, p))):
            for to in {p, table.random.choice(INTS32)}:
                table.binary(name, f"{name}<{to.name}>", t, table.random.choice(INTS32), to, f"{name}<{to.cpp}>({{a}}, {{b}})",
                             cast(to, f"{cast(c, 'a')} >> int(b)"), (any_value, within(0, p.bits - 1)), forms=forms)
    for t in INTS32:
        u = UNSIGNED.get(t, t)
        for name, left in (("cm_rol", "int(b)"), ("cm_ror", f"(0 - int(b))")):
            table.binary(name, name, t, UINT, t, f"{name}<{t.cpp}>({{a}}, {{b}})",
                         cast(t, f"std::rotl({u.cpp}(a), {left} & {t.bits - 1})"), (any_value, within(0, 31)), forms=forms)


def quotients(table):
    forms = BINARY_FORMS + [SCALARS]
    for ta, tb in table.pairs(INTS32, 1):
        c = arithmetic(ta, tb)
        for name, op in (("cm_quot", "/"), ("cm_mod", "%")):
            result = lambda pair, ta=ta, tb=tb: tb if pair[0] == "scalar" and pair[1] != "scalar" else ta
            table.binary(name, name, ta, tb, result, f"{name}({{a}}, {{b}})",
                         lambda pair, op=op, c=c, result=result: cast(result(pair), f"{cast(c, 'a')} {op} {cast(c, 'b')}"),
                         (any_value, not_zero), forms=forms)
    for t in (INT, UINT, SHORT):
        T = t.cpp
        statement(table, "cm_div", t.name, [t, t], t, f"vector<{T}, 16> rest; r = cm_div(rest, a_, b_); r.select<8, 1>(8) = rest.select<8, 1>(8);",
                  EACH + "r[i] = i < 8 ? a_[i] / b_[i] : a_[i] % b_[i];", {1: not_zero})
    for t in (INT, UINT):
        T = t.cpp
        statement(table, "cm_imul", t.name, [t, t], t, f"vector<{T}, 16> low; r = cm_imul<{T}>(low, a_, b_); r.select<8, 1>(8) = low.select<8, 1>(8);",
                  EACH + f"r[i] = {T}(i < 8 ? wide(a_[i]) * b_[i] >> 32 : wide(a_[i]) * b_[i]);")
    for name, op, carry in (("cm_addc", "+", "a_[i] + b_[i] < a_[i]"), ("cm_subb", "-", "a_[i] < b_[i]")):
        for t in (UINT, ULONG):
            statement(table, name, t.name, [t, t], t, f"vector<{t.cpp}, 16> c; r = {name}(a_, b_, c); r.select<8, 1>(8) = c.select<8, 1>(8);",
                      EACH + f"r[i] = i < 8 ? a_[i] {op} b_[i] : {carry};")


def fields(table):
    table.unary("cm_fbh", "cm_fbh", UINT, UINT, "cm_fbh({a})", "a ? std::countl_zero(a) : -1", forms=UNARY_FORMS)
    table.unary("cm_fbh", "cm_fbh", INT, INT, "cm_fbh({a})",
                "a == 0 || a == -1 ? -1 : std::countl_zero(unsigned(a < 0 ? ~a : a))", forms=UNARY_FORMS)
    place = {0: within(0, 31), 1: within(0, 31)}
    statement(table, "cm_bf_extract", "uint", [UINT, UINT, UINT], UINT, "r = cm_bf_extract<uint>(a_, b_, c_);",
              EACH + "r[i] = (c_[i] >> b_[i]) & ((1u << a_[i]) - 1);", place)
    statement(table, "cm_bf_extract", "int", [UINT, UINT, INT], INT, "r = cm_bf_extract<int>(a_, b_, c_);",
              EACH + "{ int v = (c_[i] >> b_[i]) & ((1u << a_[i]) - 1); r[i] = a_[i] && v >> (a_[i] - 1) & 1 ? v - (1u << a_[i]) : v; }", place)
    statement(table, "cm_bf_extract", "scalar places", [UINT, UINT, UINT], UINT, "r = cm_bf_extract<uint>(5, b_(0), c_);",
              EACH + "r[i] = (c_[i] >> b_[0]) & 31;", place)
    statement(table, "cm_bf_insert", "uint", [UINT, UINT, UINT], UINT, "r = cm_bf_insert<uint>(a_, b_, c_, b_);",
              EACH + "{ unsigned m = ((1u << a_[i]) - 1) << b_[i]; r[i] = (c_[i] << b_[i] & m) | (b_[i] & ~m); }", place)
    for t in (INT, UINT, SHORT):
        for function, value in (("BFN_X & ~BFN_Y | BFN_Z", "(a_[i] & ~b_[i]) | c_[i]"), ("BFN_X ^ BFN_Y ^ BFN_Z", "a_[i] ^ b_[i] ^ c_[i]"),
                                ("~(BFN_X & BFN_Z)", "~(a_[i] & c_[i])"), ("~BFN_X & BFN_Y | BFN_X & BFN_Z", "(~a_[i] & b_[i]) | (a_[i] & c_[i])")):
            statement(table, "cm_bfn", f"{function} of {t.name}", [t, t, t], t, f"r = cm_bfn<{function}>(a_, b_, c_);", EACH + f"r[i] = {value};")
    for add in (INT, UINT):
        for ta in (INT, UINT):
            for tb in (INT, UINT):
                byte = lambda t, name: f"({'signed char' if t.is_signed else 'uchar'})({name}_[i] >> 8 * k)"
                dot = f"wide s = a_[i]; for (int k = 0; k < 4; ++k) s += int({byte(ta, 'b')}) * int({byte(tb, 'c')});"
                title = f"{add.name}, {ta.name}, {tb.name}"
                statement(table, "cm_dp4a", title, [add, ta, tb], add, f"r = cm_dp4a<{add.cpp}>(a_, b_, c_);", EACH + f"{{ {dot} r[i] = {add.cpp}(s); }}")
                statement(table, "cm_dp4a", title + ", SAT", [add, ta, tb], add, f"r = cm_dp4a<{add.cpp}>(a_, b_, c_, SAT);",
                          EACH + f"{{ {dot} r[i] = saturate<{add.cpp}>(s); }}")


def rows(table):
    shifts(table)
    quotients(table)
    fields(table)
