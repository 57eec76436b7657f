#===- legacy.py - Functions of older machines, formats, pointers, with their meaning ===#
#
# Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------------===#
"""The table of LanguageApi for dot products of four, differences, other formats, and for
memory at pointers and in local memory."""

from functions import statement
from messages import message
from values import *

EACH = "for (int i = 0; i < 16; ++i) "


def whole(t, random):
    """Products and sums of these are exact, whether they are rounded once or twice."""
    return float(random.randrange(-40, 40))


def near_halves(t, random):
    """Numbers around the limits of halves, and any."""
    if random.random() < 0.4:
        return any_value(t, random)
    return rounded(t, random.choice([1, -1]) * random.uniform(1, 2) * 2.0 ** random.randrange(-27, 17))


def rows(table):
    exact = {0: whole, 1: whole, 2: whole}
    dots = {"cm_dp2": "a_[q] * b_[q] + a_[q + 1] * b_[q + 1]", "cm_dp3": "a_[q] * b_[q] + a_[q + 1] * b_[q + 1] + a_[q + 2] * b_[q + 2]",
            "cm_dp4": "a_[q] * b_[q] + a_[q + 1] * b_[q + 1] + a_[q + 2] * b_[q + 2] + a_[q + 3] * b_[q + 3]",
            "cm_dph": "a_[q] * b_[q] + a_[q + 1] * b_[q + 1] + a_[q + 2] * b_[q + 2] + b_[q + 3]"}
    for name, value in dots.items():
        statement(table, name, "float", [FLOAT, FLOAT], FLOAT, f"r = {name}<float>(a_, b_);", EACH + f"{{ int q = i / 4 * 4; r[i] = {value}; }}", exact)
        statement(table, name, "SAT", [FLOAT, FLOAT], FLOAT, f"r = {name}<float>(a_, b_, SAT);",
                  EACH + f"{{ int q = i / 4 * 4; r[i] = saturate<float>({value}); }}", exact)
    statement(table, "cm_line", "float", [FLOAT, FLOAT], FLOAT, "vector<float, 4> p = a_.select<4, 1>(0); r = cm_line<float>(p, b_);",
              EACH + "r[i] = a_[0] * b_[i] + a_[3];", exact)
    statement(table, "cm_line", "scalars", [FLOAT, FLOAT], FLOAT, "r = cm_line<float>(a_(0), a_(1), b_);", EACH + "r[i] = a_[0] * b_[i] + a_[1];", exact)
    statement(table, "cm_pln", "float", [FLOAT, FLOAT, FLOAT], FLOAT, "vector<float, 4> p = a_.select<4, 1>(0); r = cm_pln(p, b_, c_);",
              EACH + "r[i] = a_[0] * b_[i] + a_[1] * c_[i] + a_[3];", exact)
    statement(table, "cm_lrp", "float", [FLOAT, FLOAT, FLOAT], FLOAT, "r = cm_lrp(a_, b_, c_);", EACH + "r[i] = a_[i] * b_[i] + (1 - a_[i]) * c_[i];", exact)
    for t in (UCHAR, CHAR):
        sad = "(i % 2 ? 0 : abs(a_[i] - b_[i]) + abs(a_[i + 1] - b_[i + 1]))"
        statement(table, "cm_sad2", t.name, [t, t], USHORT, "r = cm_sad2<ushort>(a_, b_);", EACH + f"r[i] = {sad};")
        statement(table, "cm_sada2", t.name, [t, t, USHORT], USHORT, "r = cm_sada2<ushort>(a_, b_, c_);", EACH + f"if (i % 2 == 0) r[i] = {sad} + c_[i]; else r[i] = c_[i];")
    statement(table, "cm_f16tof32", "words", [USHORT], FLOAT, "r = cm_f16tof32(a_);", EACH + "{ half h; __builtin_memcpy(&h, &a_[i], 2); r[i] = h; }")
    statement(table, "cm_f32tof16", "floats", [FLOAT], USHORT, "r = cm_f32tof16(a_);", EACH + "{ half h = a_[i]; __builtin_memcpy(&r[i], &h, 2); }", {0: within(-7e4, 7e4)})
    statement(table, "cm_bf_cvt", "to bfloat16", [FLOAT], HALF, "r = cm_bf_cvt<half>(a_);",
              EACH + "{ unsigned u = std::bit_cast<unsigned>(a_[i]); u = (u + 0x7fff + (u >> 16 & 1)) >> 16; __builtin_memcpy(&r[i], &u, 2); }", {0: finite})
    statement(table, "cm_bf_cvt", "from bfloat16", [HALF], FLOAT, "r = cm_bf_cvt<float>(a_);",
              EACH + "{ unsigned u = 0; __builtin_memcpy((char *)&u + 2, &a_[i], 2); r[i] = std::bit_cast<float>(u); }", {0: finite})
    for t, noise in ((FLOAT, "std::bit_cast<unsigned>(b_[i])"), (USHORT, "b_[i]"), (SHORT, "unsigned(b_[i])")):
        statement(table, "cm_srnd", f"random {t.name}", [FLOAT, t], HALF, "r = cm_srnd<half>(a_, b_);", EACH + f"r[i] = stochastic(a_[i], {noise} & 0x1fff);",
                  {0: near_halves})
    statement(table, "cm_srnd", "a scalar", [FLOAT, USHORT], HALF, "r = cm_srnd<half>(a_(0), b_(0));", EACH + "r[i] = stochastic(a_[0], b_[0] & 0x1fff);")
    statement(table, "cm_sincos", "float", [FLOAT], FLOAT, "vector<float, 16> c; r = cm_sincos(c, a_); r.select<8, 1>(8) = c.select<8, 1>(8);",
              EACH + "r[i] = i < 8 ? rounded<float>(std::sin(double(a_[i]))) : rounded<float>(std::cos(double(a_[i])));", {0: within(-50, 50)})


def memory(add):
    add(message("cm_get_r0", "the group's ids", [INT], UINT,
                "vector<uint, 8> p = cm_get_r0<uint>(), all = cm_get_r0(); vector<uint, 2> two = cm_get_r0<uint, 2>(); vector<uint, 32> w = 0; "
                "w(0) = p(1); w(1) = p(6); w(2) = p(7); w(3) = two(1); w(4) = all(6); write(dst, out_, w);",
                "int t = row_ % 8; r[0] = r[3] = 0; r[1] = r[4] = 0; r[2] = t / 4;"))
    for t in (INT, UINT, FLOAT):
        T = t.cpp
        w = f"vector<{T}, 32> w = {T}(0); w.select<16, 1>(0) = v; write(dst, out_, w);"
        same = EACH + "r[i] = a_[i];"
        add(message("cm_ptr_block_read", t.name, [t], t, f"vector<{T}, 16> v; cm_ptr_block_read(({T} *)(p_ + in_), v); {w}", same))
        add(message("cm_ptr_block_read_unaligned", t.name, [t], t,
                    f"vector<{T}, 16> v; cm_ptr_block_read_unaligned(({T} *)(p_ + in_ + 4), v); {w}", EACH + f"r[i] = (({T} *)(bytes_ + row_ * 128 + 4))[i];"))
        add(message("cm_ptr_block_write", t.name, [t], t,
                    f"cm_ptr_block_write(({T} *)(q_ + out_), a_); vector<{T}, 16> v; cm_ptr_block_read(({T} *)(q_ + out_), v); {w}", same))
        add(message("cm_ptr_scatter_read", t.name, [t, UINT], t,
                    f"vector<uint, 16> o = b_ * 4; vector<{T}, 16> v; cm_ptr_scatter_read(({T} *)(p_ + in_), o, v); {w}", EACH + "r[i] = a_[b_[i]];", {1: within(0, 15)}))
        add(message("cm_ptr_scatter_write", t.name, [t], t,
                    f"vector<uint, 16> o; for (int i = 0; i < 16; ++i) o(i) = (i * 5 + 3) % 16 * 4; cm_ptr_scatter_write(({T} *)(q_ + out_), o, a_); "
                    f"vector<{T}, 16> v; cm_ptr_block_read(({T} *)(q_ + out_), v); {w}", EACH + "r[(i * 5 + 3) % 16] = a_[i];"))
