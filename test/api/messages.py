#===- messages.py - The functions that access memory, with their meaning -----------===#
#
# Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------------===#
"""The table of LanguageApi for messages, barriers and places of threads.

These kernels run in a grid of 2 x 2 x 2 threads with groups of 2 x 2 x 1. Each case has the
surfaces src and dst, the same bytes as src as an image (128 bytes a row, so that a slot is a
row) and as memory at p_, an empty image with 8 rows for each slot, and empty memory at q_.
in_ and out_ are the offsets of the thread's slots, row_ and orow_ their rows in the images. pix and opix are such images of 8 pixels of 16 bytes a
row.
"""

from functions import Case
from values import *


def message(function, title, types, result, kernel, reference, values=None):
    inputs = [(t, (values or {}).get(k, any_value)) for k, t in enumerate(types)]
    case = Case(function, title, inputs, result, kernel, reference, count=128 // result.size)
    case.is_message = True
    return case


def media(add):
    for t, rows, cols in ((UCHAR, 4, 32), (UCHAR, 8, 16), (USHORT, 2, 32), (INT, 4, 8), (FLOAT, 8, 4), (CHAR, 5, 24), (SHORT, 3, 12),
                          (UINT, 1, 16), (UCHAR, 16, 8)):
        T, total = t.cpp, rows * cols
        for x, y in ((0, "row_"), (4, "row_ + 1"), (125 - cols * t.size, "row_ - 3"), (-7, "-2"), (113, "int(rows_ - 2)"), (130, "row_")):
            y_kernel = y.replace("int(rows_", "(rows_")
            for attribute, first, step in (("img", 0, 1), ("TOP_FIELD(img)", 0, 2), ("BOTTOM_FIELD(img)", 1, 2), ("MODIFIED(img)", 0, 1)):
                if attribute != "img" and x not in (4, -7):
                    continue
                add(message("read", f"{attribute}: block of {rows} x {cols} {t.name} at {x},{y}", [UCHAR], UCHAR,
                            f"matrix<{T}, {rows}, {cols}> m; read({attribute}, {x}, {y_kernel}, m); vector<uchar, 128> v = 0; "
                            f"v.select<{total * t.size}, 1>(0) = m.format<uchar>(); write(dst, out_, v);" if total * t.size <= 128 else "",
                            f"int field = (rows_ - {first} + {step} - 1) / {step}; for (int i = 0; i < {rows}; ++i) for (int j = 0; j < {cols * t.size}; ++j) {{ "
                            f"int y = {y} + i, x = {x} + j; y = y < 0 ? 0 : y >= field ? field - 1 : y; x = x < 0 ? 0 : x > 127 ? 127 : x; "
                            f"r[i * {cols * t.size} + j] = bytes_[({first} + {step} * y) * 128 + x]; }}"))
        width = cols * t.size
        for x in (0, 8, -4, 128 - width // 2 // 4 * 4):
            # Four rows of 32 bytes are read back.
            back = min(max(x - 8, 0), 96)
            add(message("write", f"block of {rows} x {cols} {t.name} at {x}", [t, t, t], UCHAR,
                        f"vector<{T}, 128> w = 0; w.select<16, 1>(0) = a_; w.select<16, 1>(16) = b_; w.select<16, 1>(32) = c_; "
                        f"matrix<{T}, {rows}, {cols}> m = w.select<{total}, 1>(0); write(oimg, {x}, orow_, m.select<{min(rows, 8)}, 1, {cols}, 1>(0, 0)); "
                        f"matrix<uchar, 4, 32> back; read(oimg, {back}, orow_, back); write(dst, out_, back.format<uchar>());",
                        f"{T} w[128] = {{}}; for (int i = 0; i < 16; ++i) w[i] = a_[i], w[16 + i] = b_[i], w[32 + i] = c_[i]; auto u = (unsigned char *)w; "
                        f"for (int i = 0; i < 4; ++i) for (int j = 0; j < 32; ++j) {{ int x = {back} + j - {x}; "
                        f"r[i * 32 + j] = i < {rows} && x >= 0 && x < {width} ? u[i * {width} + x] : 0; }}"))
    add(message("read_plane", "plane 0", [UCHAR], UCHAR,
                "matrix<uchar, 4, 32> m; read_plane(img, GENX_SURFACE_Y_PLANE, 8, row_, m); write_plane(oimg, GENX_SURFACE_Y_PLANE, 4, orow_, m); "
                "read(oimg, 0, orow_, m); write(dst, out_, m.format<uchar>());",
                "for (int i = 0; i < 4; ++i) for (int j = 0; j < 32; ++j) r[i * 32 + j] = j < 4 ? 0 : bytes_[(row_ + i < rows_ ? row_ + i : rows_ - 1) * 128 + 4 + j];"))


def owords(add):
    for t in ALL:
        for size in (16, 32, 64, 112, 128):
            n = size // t.size
            if not n:
                continue
            add(message("read", f"oword block of {n} {t.name}", [t], t,
                        f"vector<{t.cpp}, {n}> v; read(src, in_ + 16 * ({128 - size} / 16), v); vector<{t.cpp}, {128 // t.size}> w = 0; w.select<{n}, 1>(0) = v; write(dst, out_, w);",
                        f"for (int i = 0; i < {n}; ++i) r[i] = (({t.cpp} *)(bytes_ + row_ * 128 + {128 - size}))[i];"))
            if size < 128 and t.size <= 8:
                add(message("read", f"dword-aligned oword block of {n} {t.name}", [t], t,
                            f"vector<{t.cpp}, {n}> v; read(DWALIGNED(src), in_ + 8 + 4 * ({t.size} < 8), v); vector<{t.cpp}, {128 // t.size}> w = 0; w.select<{n}, 1>(0) = v; write(dst, out_, w);",
                            f"for (int i = 0; i < {n}; ++i) r[i] = (({t.cpp} *)(bytes_ + row_ * 128 + 8 + 4 * ({t.size} < 8)))[i];"))
            add(message("write", f"oword block of {n} {t.name}", [t], t,
                        f"vector<{t.cpp}, 16> v = a_; vector<{t.cpp}, {max(n, 16)}> w = 0; w.select<16, 1>(0) = v; write(dst, out_ + {128 - size}, w.select<{n}, 1>(0));",
                        f"for (int i = 0; i < {n}; ++i) (({t.cpp} *)r)[{(128 - size) // t.size} + i] = i < 16 ? a_[i] : {t.cpp}(0);"))


def scattered(add):
    for t in INTS32 + [FLOAT, HALF]:
        T, in_slot = t.cpp, 128 // t.size
        for n in (1, 8, 16) if t is not HALF else (16,):
            head = f"vector<uint, {n}> o = b_.select<{n}, 1>(0); vector<{T}, {n}> v = {T}(5); vector<{T}, {in_slot}> w = 0;"
            tail = f"w.select<{n}, 1>(0) = v; write(dst, out_, w);"
            within_slot = {1: within(0, 15)}
            add(message("read", f"{n} scattered {t.name}", [t, UINT], t, f"{head} read(src, in_ / {t.size} , o, v); {tail}",
                        f"for (int i = 0; i < {n}; ++i) r[i] = a_[b_[i]];", within_slot))
            add(message("read_scaled", f"{n} scattered {t.name}", [t, UINT], t, f"{head} read_scaled(src, in_ + {t.size}, o * {t.size}, v); {tail}",
                        f"for (int i = 0; i < {n}; ++i) r[i] = a_[b_[i] + 1];", {1: within(0, 14)}))
            add(message("write", f"{n} scattered {t.name}", [t], t,
                        f"vector<uint, {n}> o; for (int i = 0; i < {n}; ++i) o(i) = (i * 5 + 3) % {max(n, 16)}; vector<{T}, {n}> v = a_.select<{n}, 1>(0); "
                        f"write(dst, out_ / {t.size}, o, v);", f"for (int i = 0; i < {n}; ++i) r[(i * 5 + 3) % {max(n, 16)}] = a_[i];"))
            add(message("write_scaled", f"{n} scattered {t.name}", [t], t,
                        f"vector<uint, {n}> o; for (int i = 0; i < {n}; ++i) o(i) = (i * 7 + 3) % 16 * {t.size}; vector<{T}, {n}> v = a_.select<{n}, 1>(0); "
                        f"write_scaled(dst, out_, o, v);", f"for (int i = 0; i < {n}; ++i) r[(i * 7 + 3) % 16] = a_[i];"))
    for t in (INT, FLOAT, UINT):
        for channels, which in (("CM_R_ENABLE", [0]), ("CM_GR_ENABLE", [0, 1]), ("CM_BGR_ENABLE", [0, 1, 2]), ("CM_ABGR_ENABLE", [0, 1, 2, 3]), ("CM_B_ENABLE", [2])):
            k = len(which)
            list_ = "{" + ", ".join(map(str, which)) + "}"
            add(message("read_untyped", f"{channels} of {t.name}", [t, UINT], t,
                        f"matrix<{t.cpp}, {k}, 8> m = {t.cpp}(0); vector<uint, 8> o = in_ / 4 + b_.select<8, 1>(0); read_untyped(src, {channels}, m, o); "
                        f"vector<{t.cpp}, 32> w = {t.cpp}(0); w.select<{8 * k}, 1>(0) = m; write(dst, out_, w);",
                        f"int which[] = {list_}; for (int c = 0; c < {k}; ++c) for (int i = 0; i < 8; ++i) r[c * 8 + i] = a_[b_[i] + which[c]];", {1: within(0, 12)}))
            if which != list(range(k)):
                continue
            add(message("write_untyped", f"{channels} of {t.name}", [t, t], t,
                        f"matrix<{t.cpp}, {k}, 8> m; vector<{t.cpp}, 32> w; w.select<16, 1>(0) = a_; w.select<16, 1>(16) = b_; m = w.select<{8 * k}, 1>(0); "
                        f"vector<uint, 8> o; for (int i = 0; i < 8; ++i) o(i) = out_ / 4 + (i ^ 5) * 4; write_untyped(dst, {channels}, m, o);",
                        f"int which[] = {list_}; for (int c = 0; c < {k}; ++c) for (int i = 0; i < 8; ++i) r[(i ^ 5) * 4 + which[c]] = c < 2 ? a_[c * 8 + i] : b_[c * 8 + i - 16];"))


ATOMICS = {
    "ADD": ("old + x", INTS32[4:], 1), "SUB": ("old - x", INTS32[4:], 1), "MIN": ("std::min(unsigned(old), unsigned(x))", [UINT], 1),
    "MAX": ("std::max(unsigned(old), unsigned(x))", [UINT], 1), "MINSINT": ("std::min(old, x)", [INT], 1), "MAXSINT": ("std::max(old, x)", [INT], 1),
    "AND": ("old & x", [UINT], 1), "OR": ("old | x", [UINT], 1), "XOR": ("old ^ x", [INT], 1), "XCHG": ("x", [UINT, INT], 1),
    "FMIN": ("std::min(old, x)", [FLOAT], 1), "FMAX": ("std::max(old, x)", [FLOAT], 1), "INC": ("old + 1", [UINT, INT], 0), "DEC": ("old - 1", [UINT, INT], 0),
    "PREDEC": ("old - 1", [UINT], 0), "CMPXCHG": ("old == y ? x : old", [UINT, INT], 2),
}


def atomics(add):
    for name, (value, types, sources) in ATOMICS.items():
        for t in types:
            for n in (8, 16):
                T = t.cpp
                lanes = f".select<{n}, 1>(0)"
                srcs = "".join(", " + s for s in [f"vector<{T}, {n}>(c_{lanes})", f"vector<{T}, {n}>(a_{lanes})"][:sources])
                values = {1: within(0, 15), 0: finite if t.is_float else within(0, 3) if sources == 2 else any_value,
                          2: finite if t.is_float else within(0, 3) if sources == 2 else any_value}
                found = "r[16 + i] = old - 1;" if name == "PREDEC" else "r[16 + i] = old;"
                for previous in (True, False):
                    if sources == 2 and not previous:
                        continue
                    add(message("write_atomic", f"{name} of {n} {t.name}" + (", previous" if previous else ""), [t, UINT, t], t,
                                f"write(dst, out_, a_); vector<uint, {n}> o = out_ / 4 + b_{lanes}; vector<{T}, {n}> before = {T}(0); cm_fence(); "
                                f"write_atomic<ATOMIC_{name}>(dst, o{srcs}{', before' if previous else ''}); "
                                f"vector<{T}, 16> w = {T}(0); w.select<{n}, 1>(0) = before; write(dst, out_ + 64, w);",
                                f"for (int i = 0; i < 16; ++i) r[i] = a_[i]; for (int i = 0; i < {n}; ++i) {{ {T} old = r[b_[i]], x = c_[i], y = a_[i]; "
                                f"r[b_[i]] = {value}; {found if previous else ''} }}", values))
    # Of other numbers of lanes than messages have, some left out.
    for t in (INT, UINT):
        for n in (4, 12, 24, 32):
            T = t.cpp
            add(message("write_atomic", f"ADD of some of {n} {t.name}", [t, UINT, t], t,
                        f"write(dst, out_, a_); cm_fence(); vector<uint, {n}> o; vector<{T}, {n}> x; vector<ushort, {n}> m; for (int i = 0; i < {n}; ++i) {{ "
                        f"o(i) = out_ / 4 + b_(i % 16); x(i) = c_(i % 16) + i; m(i) = i * i / 7 % 3 == 1 ? 2 : 0; }} write_atomic<ATOMIC_ADD>(m, dst, o, x);",
                        f"for (int i = 0; i < 16; ++i) r[i] = a_[i]; for (int i = 0; i < {n}; ++i) if (i * i / 7 % 3 == 1) r[b_[i % 16]] += c_[i % 16] + i;",
                        {1: within(0, 15)}))


CHANNELS = {"R": [0], "G": [1], "A": [3], "GR": [0, 1], "AR": [0, 3], "BGR": [0, 1, 2], "ABGR": [0, 1, 2, 3]}


def typed(add):
    """Pixels of four channels, and of one of a byte."""
    column = {1: within(0, 7)}
    for t in (INT, UINT, FLOAT):
        T = t.cpp
        for name, which in CHANNELS.items():
            k, list_ = len(which), "{" + ", ".join(map(str, which)) + "}"
            for n in (8, 16, 32):
                if k * n > 32:
                    continue
                head = f"vector<uint, {n}> u, v = row_; u.select<8, 1>(0) = b_.select<8, 1>(0); for (int i = 8; i < {n}; ++i) u(i) = b_(i % 16) ^ 5; "
                pixel = f"unsigned u = i < 8 ? b_[i] : b_[i % 16] ^ 5; auto p = ({T} *)(bytes_ + row_ * 128 + 16 * u);"
                add(message("read_typed", f"{name} of {n} {t.name}", [t, UINT], t,
                            f"{head} matrix<{T}, {k}, {n}> m = {T}(0); read_typed(pix, CM_{name}_ENABLE, m, u, v); "
                            f"vector<{T}, 32> w = {T}(0); w.select<{k * n}, 1>(0) = m; write(dst, out_, w);",
                            f"int which[] = {list_}; for (int c = 0; c < {k}; ++c) for (int i = 0; i < {n}; ++i) {{ {pixel} r[c * {n} + i] = p[which[c]]; }}", column))
            add(message("write_typed", f"{name} of 8 {t.name}", [t, t], t,
                        f"vector<{T}, 32> w; w.select<16, 1>(0) = a_; w.select<16, 1>(16) = b_; matrix<{T}, {k}, 8> m = w.select<{8 * k}, 1>(0); "
                        f"vector<uint, 8> u, v = orow_; for (int i = 0; i < 8; ++i) u(i) = i ^ 5; write_typed(opix, CM_{name}_ENABLE, m, u, v); "
                        f"matrix<{T}, 2, 16> back; read(opix, 0, orow_, back.row(0)); read(opix, 64, orow_, back.row(1)); write(dst, out_, back.format<{T}>());",
                        f"int which[] = {list_}; for (int c = 0; c < {k}; ++c) for (int i = 0; i < 8; ++i) r[(i ^ 5) * 4 + which[c]] = c < 2 ? a_[c * 8 + i] : b_[c * 8 + i - 16];"))
    add(message("read_typed", "a vector of bytes", [UCHAR, UCHAR], UINT,
                "vector<uint, 16> u = b_, v = row_, m; read_typed(img, CM_R_ENABLE, m, u, v); matrix<uint, 4, 8> more = 9; "
                "read_typed(img, CM_AR_ENABLE, more, u.select<8, 1>(0), v.select<8, 1>(0)); "
                "vector<uint, 32> w; w.select<16, 1>(0) = m; w.select<16, 1>(16) = more.select<2, 1, 8, 1>(1, 0); write(dst, out_, w);",
                "for (int i = 0; i < 32; ++i) r[i] = i < 16 ? bytes_[row_ * 128 + b_[i]] : i < 24 ? 1 : 9;", {1: within(0, 127)}))
    add(message("read_typed", "the first row and the first column", [INT], INT,
                "vector<uint, 8> u; for (int i = 0; i < 8; ++i) u(i) = i; vector<int, 8> m; read_typed(pix, CM_B_ENABLE, m, u); "
                "vector<int, 32> w = 0; w.select<8, 1>(0) = m; write(dst, out_, w);",
                "for (int i = 0; i < 8; ++i) r[i] = ((int *)bytes_)[i * 4 + 2];"))
    for name, (value, types, sources) in ATOMICS.items():
        for t in types:
            for n in (1, 4, 8, 16):
                T = t.cpp
                limits = finite if t.is_float else within(0, 3) if sources == 2 else any_value
                values = {0: limits, 1: within(0, 7), 2: limits}
                srcs = "".join(f", vector<{T}, {n}>({s})" for s in [f"c_.select<{n}, 1>(0)", f"a_.select<{n}, 1>(0)"][:sources])
                found = "old - 1" if name == "PREDEC" else "old"
                for mask in (False, True) if n == 8 else (False,):
                    lanes = f"vector<ushort, {n}> lanes; for (int i = 0; i < {n}; ++i) lanes(i) = i % 3; " if mask else ""
                    add(message("write_typed_atomic", f"{name} of {n} {t.name}" + (", masked" if mask else ""), [t, UINT, t], t,
                                f"vector<uint, 8> all, row = orow_; for (int i = 0; i < 8; ++i) all(i) = i; vector<{T}, 8> first = a_.select<8, 1>(0); "
                                f"write_typed(opix, CM_R_ENABLE, first, all, row); cm_fence(); {lanes}"
                                f"vector<uint, {n}> u = b_.select<{n}, 1>(0), v = orow_; vector<{T}, {n}> before = {T}(7); "
                                f"write_typed_atomic<ATOMIC_{name}>({'lanes, ' if mask else ''}opix, before{srcs}, u, v); cm_fence(); "
                                f"read_typed(opix, CM_R_ENABLE, first, all, row); vector<{T}, 32> w = {T}(0); w.select<8, 1>(0) = first; "
                                f"w.select<{n}, 1>(8) = before; write(dst, out_, w);",
                                f"for (int i = 0; i < 8; ++i) r[i] = a_[i]; for (int i = 0; i < {n}; ++i) {{ {T} old = r[b_[i]], x = c_[i], y = a_[i]; "
                                + (f"if (i % 3 == 0) {{ r[8 + i] = 7; continue; }} " if mask else "")
                                + f"r[b_[i]] = {value}; r[8 + i] = {found}; }}", values))


def shared_memory(add):
    for t in [INT, UINT, FLOAT, SHORT, UCHAR, LONG, DOUBLE, HALF]:
        T = t.cpp
        for size in (16, 32, 64, 128):
            n = size // t.size
            w = f"vector<{T}, {128 // t.size}> w = {T}(0); w.select<{n}, 1>(0) = v; write(dst, out_, w);"
            add(message("cm_svm_block_read", f"{n} {t.name}", [t], t, f"vector<{T}, {n}> v; cm_svm_block_read(p_ + in_, v); {w}",
                        f"for (int i = 0; i < {n}; ++i) r[i] = (({T} *)(bytes_ + row_ * 128))[i];"))
            if size < 128:
                add(message("cm_svm_block_read_unaligned", f"{n} {t.name}", [t], t, f"vector<{T}, {n}> v; cm_svm_block_read_unaligned(p_ + in_ + 8, v); {w}",
                            f"for (int i = 0; i < {n}; ++i) r[i] = (({T} *)(bytes_ + row_ * 128 + 8))[i];"))
            if n <= 16:
                add(message("cm_svm_block_write", f"{n} {t.name}", [t], t,
                            f"cm_svm_block_write(q_ + out_, a_.select<{n}, 1>(0)); vector<{T}, {n}> v; cm_svm_block_read(q_ + out_, v); {w}",
                            f"for (int i = 0; i < {n}; ++i) r[i] = a_[i];"))
    for t in (INT, UINT, FLOAT, SHORT, USHORT, UCHAR, CHAR, LONG):
        T = t.cpp
        for n in (1, 8, 16):
            w = f"vector<{T}, {128 // t.size}> w = {T}(0); w.select<{n}, 1>(0) = v; write(dst, out_, w);"
            add(message("cm_svm_scatter_read", f"{n} {t.name}", [t, UINT], t,
                        f"vector<svmptr_t, {n}> o = p_ + in_ + b_.select<{n}, 1>(0) * {t.size}; vector<{T}, {n}> v = {T}(0); cm_svm_scatter_read(o, v); {w}",
                        f"for (int i = 0; i < {n}; ++i) r[i] = a_[b_[i]];", {1: within(0, 15)}))
            add(message("cm_svm_scatter_write", f"{n} {t.name}", [t], t,
                        f"vector<svmptr_t, {n}> o; for (int i = 0; i < {n}; ++i) o(i) = q_ + out_ + (i * 5 + 3) % 16 * {t.size}; "
                        f"cm_svm_scatter_write(o, vector<{T}, {n}>(a_.select<{n}, 1>(0))); "
                        + "".join(f"vector<{T}, {16 // t.size}> v{k}; cm_svm_block_read(q_ + out_ + {16 * k}, v{k}); write(dst, out_ + {16 * k}, v{k});" for k in range(t.size)),
                        f"for (int i = 0; i < {n}; ++i) r[(i * 5 + 3) % 16] = a_[i];"))
    # Threads of a group give each other what they have read.
    for t in (INT, UINT, FLOAT, SHORT, UCHAR):
        T = t.cpp
        for scaled in ("", "_scaled"):
            at = f"(i * 3 + l_) % 16 * {t.size if scaled else 1}"
            for n in (8, 16):
                add(message("cm_slm" + scaled, f"{n} {t.name}", [t], t,
                            f"vector<uint, {n}> o, mine; for (int i = 0; i < {n}; ++i) o(i) = i * {t.size if scaled else 1}; "
                            f"cm_barrier(); cm_slm_write{scaled}(l_ * 128, o, vector<{T}, {n}>(a_.select<{n}, 1>(0))); cm_slm_fence(CM_LOCAL_BARRIER); cm_barrier(); "
                            f"vector<{T}, {n}> v; cm_slm_read{scaled}((l_ + 1) % 4 * 128, o, v); "
                            f"vector<{T}, {128 // t.size}> w = {T}(0); w.select<{n}, 1>(0) = v; write(dst, out_, w);",
                            f"int t = row_ % 8, other = t / 4 * 4 + (t + 1) % 4; for (int i = 0; i < {n}; ++i) r[i] = (({T} *)(bytes_ + (row_ - t + other) * 128))[i];"))
    add(message("cm_sbarrier", "halves of a barrier", [INT], INT,
                "vector<uint, 8> o; for (int i = 0; i < 8; ++i) o(i) = i; cm_barrier(); cm_slm_write(l_ * 128, o, vector<int, 8>(a_.select<8, 1>(0))); cm_slm_fence(CM_LOCAL_BARRIER); "
                "cm_sbarrier(1); vector<int, 32> w = 0; cm_sbarrier(0); vector<int, 8> v; cm_slm_read((l_ + 3) % 4 * 128, o, v); w.select<8, 1>(0) = v; write(dst, out_, w);",
                "int t = row_ % 8, other = t / 4 * 4 + (t + 3) % 4; for (int i = 0; i < 8; ++i) r[i] = ((int *)(bytes_ + (row_ - t + other) * 128))[i];"))


def places(add):
    values = {"get_thread_origin_x()": "t % 2", "get_thread_origin_y()": "t / 2 % 2", "cm_local_id(0)": "t % 2", "cm_local_id(1)": "t / 2 % 2",
              "cm_local_id(2)": "0", "cm_group_id(0)": "0", "cm_group_id(1)": "0", "cm_group_id(2)": "t / 4", "cm_local_size(0)": "2",
              "cm_local_size(1)": "2", "cm_local_size(2)": "1", "cm_group_count(0)": "1", "cm_group_count(1)": "1", "cm_group_count(2)": "2",
              "cm_linear_local_id()": "t % 4", "cm_linear_local_size()": "4", "cm_linear_group_id()": "t / 4", "cm_linear_group_count()": "2",
              "cm_linear_global_id()": "t", "cm_linear_global_size()": "8", "cm_global_id(0)": "t % 2", "cm_global_id(1)": "t / 2 % 2",
              "cm_global_id(2)": "t / 4", "cm_global_size(1)": "2", "cm_global_size(2)": "2"}
    kernel = "".join(f"w({k}) = {call};" for k, call in enumerate(values))
    reference = "".join(f"r[{k}] = {value};" for k, value in enumerate(values.values()))
    for name in sorted({call.split("(")[0] for call in values}):
        add(message(name, "places", [], INT, f"vector<int, 32> w = 0; {kernel} write(dst, out_, w);", f"int t = row_ % 8; {reference}"))


def all_cases(more=()):
    cases = []

    def add(case):
        if case.kernel:
            cases.append(case)
    for part in (media, owords, scattered, atomics, typed, shared_memory, places, *more):
        part(add)
    return cases
