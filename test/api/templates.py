#===- templates.py - Angles, sequences, blocks of any size, with their meaning ----===#
#
# Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------------===#
"""The table of LanguageApi for functions made of polynomials, and for cm/cmtl.h."""

from functions import statement
from messages import message
from values import *

EACH = "for (int i = 0; i < 16; ++i) "


def angles(table):
    def near(function, types, kernel, value, values, tolerance):
        statement(table, function, "float", types, FLOAT, f"r = {kernel};", EACH + f"r[i] = float({value});", values)
        table.cases[-1].tolerance = tolerance
    near("cm_atan", [FLOAT], "cm_atan(a_)", "std::atan(double(a_[i]))", {0: finite}, 1e-4)
    near("cm_asin", [FLOAT], "cm_asin(a_)", "std::asin(double(a_[i]))", {0: within(-1, 1)}, 5e-4)
    near("cm_acos", [FLOAT], "cm_acos(a_)", "std::acos(double(a_[i]))", {0: within(-1, 1)}, 5e-4)
    some = {0: within(-9, 9), 1: within(-9, 9)}
    near("cm_atan2", [FLOAT, FLOAT], "cmtl::cm_atan2(a_, b_)", "std::atan2(double(a_[i]), double(b_[i]))", some, 1e-3)
    fast = "double v = std::atan2(double(a_[i]), double(b_[i])); r[i] = float(v < 0 ? v + 2 * M_PI : v);"
    statement(table, "cm_atan2_fast", "float", [FLOAT, FLOAT], FLOAT, "r = cmtl::cm_atan2_fast(a_, b_);", EACH + f"{{ {fast} }}", some)
    table.cases[-1].tolerance = 1e-2
    near("cm_tanh", [FLOAT], "cmtl::cm_tanh(a_)", "std::tanh(double(a_[i]))", some, 1e-6)
    statement(table, "cm_fmod", "float", [FLOAT, FLOAT], FLOAT, "r = cmtl::cm_fmod(a_, b_);", EACH + "r[i] = std::fmod(a_[i], b_[i]) + 0.0f;",
              {0: lambda t, random: float(random.randrange(-4000, 4000)), 1: lambda t, random: float(random.choice([-8, -2, 1, 4, 16]))})
    for name, value in (("cm_floor", "std::floor"), ("cm_ceil", "std::ceil")):
        for t in (FLOAT, INT, SHORT):
            statement(table, name, t.name, [FLOAT], t, f"r = cmtl::{name}<{t.cpp}>(a_);", EACH + f"r[i] = {t.cpp}({value}(a_[i]));", {0: within(-30000, 30000)})
    statement(table, "cm_tf32_cvt", "uint", [FLOAT], UINT, "r = cm_tf32_cvt<uint>(a_);",
              EACH + "{ unsigned u = std::bit_cast<unsigned>(a_[i]); r[i] = (u + 0xfff + (u >> 13 & 1)) >> 13 << 13; }", {0: finite})


def sequences(table):
    for t in (INT, SHORT, FLOAT):
        T = t.cpp
        statement(table, "cm_vector", t.name, [t], t, f"cm_vector(v, {T}, 16, 3, 5); r = v;", EACH + f"r[i] = {T}(3 + 5 * i);")
        statement(table, "cm_matrix", t.name, [t], t, f"cm_matrix(m, {T}, 4, 4, 9, -2); r = m; r.select<4, 1>(0) = m.column(1);",
                  EACH + f"r[i] = {T}(i < 4 ? 7 - 8 * i : 9 - 2 * i);")
        statement(table, "cm_vector_assign", t.name, [t], t, f"r = a_; cmtl::cm_vector_assign<{T}>(r.select<8, 2>(1), 6, 7);",
                  EACH + f"r[i] = i % 2 ? {T}(6 + i / 2 * 7) : a_[i];")
    for small, large in ((UCHAR, USHORT), (SHORT, INT), (USHORT, UINT)):
        S, L = small.cpp, large.cpp
        statement(table, "Pack", small.name, [small, small], large, f"cmtl::Pack<{S}, {L}, 16>(a_, b_, r);",
                  EACH + f"r[i] = {L}(std::make_unsigned_t<{S}>(a_[i]) | {L}(b_[i]) << {small.bits});")
        statement(table, "Unpack", small.name, [large], small, f"vector<{S}, 16> low, high; cmtl::Unpack<{S}, {L}, 16>(low, high, a_); "
                  "r = low; r.select<8, 2>(0) = high.select<8, 2>(0);", EACH + f"r[i] = {S}(i % 2 ? a_[i] : a_[i] >> {small.bits});")
    statement(table, "Transpose", "int", [INT], INT, "matrix<int, 4, 4> m = a_, t; cmtl::Transpose<int, 4>(m, t); r = t;",
              EACH + "r[i] = a_[i % 4 * 4 + i / 4];")
    statement(table, "Transpose", "int, in place", [INT], INT, "matrix<int, 4, 4> m = a_; cmtl::Transpose<int, 4>(m, m); r = m;",
              EACH + "r[i] = a_[i % 4 * 4 + i / 4];")


def blocks(add):
    for t, rows, columns in ((UCHAR, 6, 20), (SHORT, 3, 20), (FLOAT, 2, 16)):
        T, size = t.cpp, rows * columns * t.size
        add(message("ReadBlock", f"{rows} x {columns} {t.name}", [UCHAR], UCHAR,
                    f"matrix<{T}, {rows}, {columns}> m; cmtl::ReadBlock(img, 2, row_, m); vector<uchar, 128> v = 0; v.select<{size}, 1>(0) = m.format<uchar>(); write(dst, out_, v);",
                    f"for (int i = 0; i < {rows}; ++i) for (int j = 0; j < {columns * t.size}; ++j) {{ int y = row_ + i < rows_ ? row_ + i : rows_ - 1; "
                    f"r[i * {columns * t.size} + j] = bytes_[y * 128 + {2 * t.size} + j]; }}"))
        add(message("WriteBlock", f"{rows} x {columns} {t.name}", [UCHAR], UCHAR,
                    f"matrix<{T}, {rows}, {columns}> m; cmtl::ReadBlock(img, 0, row_, m); cmtl::WriteBlock(oimg, 4, orow_, m); matrix<uchar, 2, 64> back; "
                    "read(oimg, 0, orow_, back.select<2, 1, 32, 1>(0, 0)); read(oimg, 32, orow_, back.select<2, 1, 32, 1>(0, 32)); write(dst, out_, back.format<uchar>());",
                    f"for (int i = 0; i < 2; ++i) for (int j = 0; j < 64; ++j) {{ int x = j - {4 * t.size}, y = row_ + i < rows_ ? row_ + i : rows_ - 1; "
                    f"r[i * 64 + j] = x >= 0 && x < {columns * t.size} ? bytes_[y * 128 + x] : 0; }}"))
    for t, n in ((UCHAR, 80), (SHORT, 24), (INT, 28), (FLOAT, 12)):
        T = t.cpp
        add(message("ReadLinear", f"{n} {t.name}", [t], t,
                    f"vector<{T}, {n}> v; cmtl::ReadLinear(src, in_ / {t.size} + {4 // min(t.size, 4)}, v); vector<{T}, {128 // t.size}> w = {T}(0); w.select<{n}, 1>(0) = v; write(dst, out_, w);",
                    f"for (int i = 0; i < {n}; ++i) r[i] = (({T} *)(bytes_ + row_ * 128 + 4))[i];"))
        add(message("WriteLinear", f"{n} {t.name}", [t], t,
                    f"vector<{T}, {n}> v; cmtl::ReadLinear(src, in_ / {t.size}, v); cmtl::WriteLinear(dst, out_ / {t.size}, v);",
                    f"for (int i = 0; i < {n}; ++i) r[i] = (({T} *)(bytes_ + row_ * 128))[i];"))


def rows(table):
    angles(table)
    sequences(table)
