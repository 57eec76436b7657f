#===- caches.py - Loads and stores by many names, with their meaning --------------===#
#
# Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------------===#
"""The table of LanguageApi for cm_load and the like, and for shared local memory."""

from messages import message
from values import *

TYPES = [INT, UINT, FLOAT, LONG, DOUBLE]
SHORT_TYPES = [USHORT, HALF, UCHAR]
OTHER = "int t = row_ % 8, other = t / 4 * 4 + (t + 1) % 4;"
SHARE = "cm_slm_fence(CM_LOCAL_BARRIER); cm_barrier();"
LANES = "vector<ushort, {0}> lanes; for (int i = 0; i < {0}; ++i) lanes(i) = i % 3; "


def from_slot(t, value, n, extra=""):
    """The reference for n elements of the thread's slot."""
    return f"auto s = ({t.cpp} *)(bytes_ + row_ * 128); {extra}for (int i = 0; i < {n}; ++i) r[i] = {value};"


def whole(t, n):
    return f"vector<{t.cpp}, {128 // t.size}> w = {t.cpp}(0); w.select<{n}, 1>(0) = v; write(dst, out_, w);"


def blocks(add):
    for t in TYPES + SHORT_TYPES:
        T = t.cpp
        for n in (1, 3, 8, 13) if t in TYPES else (7,):
            at = t.size
            add(message("cm_load", f"block of {n} {t.name}", [t], t, f"cm_prefetch<{n}>(src, in_); vector<{T}, {n}> v = cm_load<{T}, {n}>(src, in_ + {at}); {whole(t, n)}",
                        from_slot(t, "s[i + 1]", n)))
            add(message("cm_store", f"block of {n} {t.name}", [t], t, f"cm_store<{T}, {n}>(dst, out_ + {at}, a_.select<{n}, 1>(1));", from_slot(t, "0", 0, f"for (int i = 0; i < {n}; ++i) r[i + 1] = a_[i + 1]; ")))
            if n == 8:
                add(message("cm_store", f"block of N8 {t.name}", [t], t, f"cm_store<{T}, VectorSize::N8>(dst, out_ + {at}, a_.select<8, 1>(1)); cm_store<{T}, VectorSize::N2>(dst, out_ + {12 * at}, {T}(3));",
                            "for (int i = 0; i < 8; ++i) r[i + 1] = a_[i + 1]; r[12] = r[13] = 3;"))
            add(message("cm_ptr_load", f"block of {n} {t.name}", [t], t, f"auto p = (const {T} *)(p_ + in_); cm_ptr_prefetch<{n}>(p, 0); vector<{T}, {n}> v = cm_ptr_load<{T}, {n}>(p, {at}); {whole(t, n)}",
                        from_slot(t, "s[i + 1]", n)))
            add(message("cm_ptr_store", f"block of {n} {t.name}", [t], t, f"auto p = ({T} *)(q_ + out_); cm_ptr_store<{T}, {n}>(p, {at}, a_.select<{n}, 1>(1)); vector<{T}, {n}> v = cm_ptr_load<{T}, {n}>(p, {at}); {whole(t, n)}",
                        from_slot(t, "a_[i + 1]", n)))
            add(message("cm_load_slm", f"block of {n} {t.name}", [t], t,
                        f"cm_barrier(); cm_store_slm<{T}, {n}>(l_ * 128 + {at}, a_.select<{n}, 1>(1)); {SHARE} vector<{T}, {n}> v = cm_load_slm<{T}, {n}>((l_ + 1) % 4 * 128 + {at}); {whole(t, n)}",
                        OTHER + f"for (int i = 0; i < {n}; ++i) r[i] = (({T} *)(bytes_ + (row_ - t + other) * 128))[i + 1];"))


def lanes(add):
    for t in TYPES + SHORT_TYPES:
        T = t.cpp
        for each in (1, 2, 3, 4, 8, 16) if t in TYPES else (1,):
            for n in (8, 16, 13, 2, 1):
                if each * n * t.size > 128 or (n == 13 and t is not INT) or ((n < 8 or each == 3) and (t not in (INT, LONG) or each in (1, 2))):
                    continue
                count, vs = each * n, f"VectorSize::N{each}"
                index = {1: within(0, 16 - each)}
                offsets = f"vector<uint, {n}> o = b_.select<{n}, 1>(0) * {t.size}; "
                value = f"a_[b_[i % {n}] + i / {n}]"
                add(message("cm_load", f"{n} times {each} {t.name}", [t, UINT], t, offsets + f"vector<{T}, {count}> v = cm_load<{T}, {vs}>(src, o + in_); {whole(t, count)}",
                            from_slot(t, value, count), index))
                add(message("cm_load", f"{n} times {each} {t.name}, masked", [t, UINT], t, offsets + LANES.format(n)
                            + f"vector<{T}, {count}> v = cm_load<{T}, {vs}>(src, o + in_, lanes); for (int i = 0; i < {count}; ++i) if (!lanes(i % {n})) v(i) = {T}(3); {whole(t, count)}",
                            from_slot(t, f"i % {n} % 3 ? {value} : {T}(3)", count), index))
                add(message("cm_ptr_load", f"{n} times {each} {t.name}", [t, UINT], t, offsets + f"vector<{T}, {count}> v = cm_ptr_load<{T}, {vs}>((const {T} *)(p_ + in_), o); {whole(t, count)}",
                            from_slot(t, value, count), index))
                if count > 16:
                    continue
                spread = f"vector<uint, {n}> o; for (int i = 0; i < {n}; ++i) o(i) = (i * 5 + 3) % {n} * {each * t.size}; vector<{T}, {count}> d = a_.select<{count}, 1>(0); "
                place = f"r[(i % {n} * 5 + 3) % {n} * {each} + i / {n}]"
                add(message("cm_store", f"{n} times {each} {t.name}", [t], t, spread + f"cm_store<{T}, {vs}>(dst, o + out_, d);", f"for (int i = 0; i < {count}; ++i) {place} = a_[i];"))
                add(message("cm_store", f"{n} times {each} {t.name}, a scalar", [t], t, spread + f"cm_store<{T}, {vs}>(dst, o + out_, a_(2));", f"for (int i = 0; i < {count}; ++i) {place} = a_[2];"))
                add(message("cm_store", f"{n} times {each} {t.name}, masked", [t], t, spread + LANES.format(n) + f"cm_store<{T}, {vs}>(dst, o + out_, d, lanes);",
                            f"for (int i = 0; i < {count}; ++i) if (i % {n} % 3) {place} = a_[i];"))
    for t in (INT, FLOAT):
        T, index, o = t.cpp, {1: within(0, 12)}, "vector<uint, 8> o = b_.select<8, 1>(0) * 4; "
        value = from_slot(t, "a_[b_[i % 8] + i / 8 * 2 + 1]", 16)
        add(message("cm_load4", t.name, [t, UINT], t, o + f"vector<{T}, 16> v = cm_load4<{T}, CM_AG_ENABLE>(src, o + in_); {whole(t, 16)}", value, index))
        add(message("cm_ptr_load4", t.name, [t, UINT], t, o + f"vector<{T}, 16> v = cm_ptr_load4<{T}, CM_AG_ENABLE>((const {T} *)(p_ + in_), o); {whole(t, 16)}", value, index))
        add(message("cm_load_slm4", t.name, [t, UINT], t, o + f"cm_store_slm<{T}, 16>(l_ * 128, a_); {SHARE} vector<{T}, 16> v = cm_load_slm4<{T}, CM_AG_ENABLE>(o + l_ * 128); {whole(t, 16)}", value, index))
        place = "for (int i = 0; i < 16; ++i) r[(i ^ 5) % 8 * 2 + i / 8] = a_[i];"
        o = "vector<uint, 8> o; for (int i = 0; i < 8; ++i) o(i) = (i ^ 5) * 8; "
        add(message("cm_store4", t.name, [t], t, o + f"cm_store4<{T}, CM_GR_ENABLE>(dst, o + out_, a_);", place))
        add(message("cm_ptr_store4", t.name, [t], t, o + f"cm_ptr_store4<{T}, CM_GR_ENABLE>(({T} *)(q_ + out_), o, a_); vector<{T}, 16> v; cm_svm_block_read(q_ + out_, v); {whole(t, 16)}", place))
        add(message("cm_store_slm4", t.name, [t], t, o + f"cm_store_slm4<{T}, CM_GR_ENABLE>(o + l_ * 128, a_); {SHARE} vector<{T}, 16> v = cm_load_slm<{T}, 16>(l_ * 128); {whole(t, 16)}", place))
    operations = {"IADD": ("old + x", INT), "SMIN": ("std::min(old, x)", INT), "UMAX": ("std::max(old, x)", UINT), "XOR": ("old ^ x", INT),
                  "STORE": ("x", UINT), "IINC": ("old + 1", UINT), "LOAD": ("old", INT), "FMAX": ("std::max(old, x)", FLOAT), "FADD": ("old + x", FLOAT)}
    for name, (value, t) in operations.items():
        T, source = t.cpp, "" if name in ("IINC", "LOAD") else ", c_"
        surface = message("cm_atomic", name, [t, UINT, t], t,
                          f"write(dst, out_, a_); cm_fence(); vector<uint, 16> o = b_ * 4 + out_; vector<{T}, 16> v = cm_atomic<AtomicOp::{name}, {T}>(dst, o{source}); write(dst, out_ + 64, v);",
                          f"for (int i = 0; i < 16; ++i) r[i] = a_[i]; for (int i = 0; i < 16; ++i) {{ {T} old = r[b_[i]], x = c_[i]; r[16 + i] = old; r[b_[i]] = {value}; }}",
                          {0: finite if t.is_float else any_value, 1: within(0, 15), 2: finite if t.is_float else any_value})
        surface.platform = "dg2" if name == "FADD" else None
        add(surface)
        limits = {0: finite if t.is_float else any_value, 1: within(0, 15), 2: finite if t.is_float else any_value}
        result = f"for (int i = 0; i < 16; ++i) r[i] = a_[i]; for (int i = 0; i < 16; ++i) {{ {T} old = r[b_[i]], x = c_[i]; r[16 + i] = old; r[b_[i]] = {value}; }}"
        if name != "FADD":
            add(message("cm_ptr_atomic", name, [t, UINT, t], t,
                        f"auto p = ({T} *)(q_ + out_); cm_svm_block_write(q_ + out_, a_); cm_fence(); vector<uint, 16> o = b_ * 4; "
                        f"vector<{T}, 16> v = cm_ptr_atomic<AtomicOp::{name}, {T}>(p, o{source}), w; cm_fence(); cm_svm_block_read(q_ + out_, w); write(dst, out_, w); write(dst, out_ + 64, v);", result, limits))
        if name == "FADD":
            continue  # The hardware has no such sum in shared local memory.
        add(message("cm_atomic_slm", name, [t, UINT, t], t,
                    f"cm_store_slm<{T}, 16>(l_ * 128, a_); {SHARE} vector<uint, 16> o = b_ * 4 + l_ * 128; vector<{T}, 16> v = cm_atomic_slm<AtomicOp::{name}, {T}>(o{source}); "
                    f"{SHARE} write(dst, out_, cm_load_slm<{T}, 16>(l_ * 128)); write(dst, out_ + 64, v);", result, limits))
    add(message("cm_ptr_atomic", "13 lanes, masked", [INT, UINT, INT], INT,
                "cm_svm_block_write(q_ + out_, a_); cm_fence(); vector<uint, 13> o = b_.select<13, 1>(0) * 4; vector<int, 16> w; " + LANES.format(13)
                + "cm_ptr_atomic<AtomicOp::IADD, int>((int *)(q_ + out_), o, c_.select<13, 1>(0), lanes); cm_fence(); cm_svm_block_read(q_ + out_, w); write(dst, out_, w);",
                "for (int i = 0; i < 16; ++i) r[i] = a_[i]; for (int i = 0; i < 13; ++i) if (i % 3) r[b_[i]] = wrap<int>(wide(r[b_[i]]) + c_[i]);", {1: within(0, 15)}))
    add(message("cm_atomic", "ICAS", [UINT, UINT, UINT], UINT,
                "write(dst, out_, a_); cm_fence(); vector<uint, 16> o = b_ * 4 + out_; vector<uint, 16> v = cm_atomic<AtomicOp::ICAS, uint>(dst, o, c_, a_); write(dst, out_ + 64, v);",
                "for (int i = 0; i < 16; ++i) r[i] = a_[i]; for (int i = 0; i < 16; ++i) { unsigned old = r[b_[i]]; r[16 + i] = old; if (old == c_[i]) r[b_[i]] = a_[i]; }",
                {0: within(0, 3), 1: within(0, 15), 2: within(0, 3)}))


def local(add):
    """Threads of a group give each other what they have read."""
    other = OTHER + "auto s = ({0} *)(bytes_ + (row_ - t + other) * 128); "
    for t in (INT, FLOAT):
        T = t.cpp
        add(message("cm_slm_alloc", t.name, [t], t,
                    "uint first = cm_slm_alloc(512), second = cm_slm_alloc(512); vector<uint, 16> o; for (int i = 0; i < 16; ++i) o(i) = i * 4; cm_barrier(); "
                    f"cm_slm_write_scaled(first + l_ * 128, o, a_); cm_slm_write_scaled(second + l_ * 128, o, vector<{T}, 16>({T}(0))); {SHARE} vector<{T}, 16> v; "
                    f"cm_slm_read_scaled(first + (l_ + 1) % 4 * 128, o, v); cm_slm_free(512); {whole(t, 16)}", other.format(T) + "for (int i = 0; i < 16; ++i) r[i] = s[i];"))
        for scaled, unit in (("", 1), ("_scaled", 4)):
            for channels, which in (("SLM_GR_ENABLE", [0, 1]), ("SLM_ABGR_ENABLE", [0, 1, 2, 3]), ("SLM_R_ENABLE", [0])):
                k = len(which)
                add(message("cm_slm_read4" + scaled, f"{channels} of {t.name}", [t, t], t,
                            f"vector<{T}, 32> d; d.select<16, 1>(0) = a_; d.select<16, 1>(16) = b_; vector<{T}, {8 * k}> e = d.select<{8 * k}, 1>(0), v; "
                            f"vector<uint, 8> o; for (int i = 0; i < 8; ++i) o(i) = (i ^ 5) * {4 * unit}; cm_barrier(); cm_slm_write4{scaled}(l_ * 128, o, e, {channels}); {SHARE} "
                            f"cm_slm_read4{scaled}((l_ + 1) % 4 * 128, o, v, {channels}); {whole(t, 8 * k)}",
                            other.format(T) + f"auto second = ({T} *)((unsigned char *)b_ + (other - t) * 128); for (int i = 0; i < {8 * k}; ++i) r[i] = i < 16 ? s[i] : second[i - 16];"))
    for name, value in {"ADD": "old + x", "MAX": "std::max(old, x)", "OR": "old | x", "INC": "old + 1", "XCHG": "x"}.items():
        source = "" if name == "INC" else ", c_"
        add(message("cm_slm_atomic", name, [UINT, UINT, UINT], UINT,
                    "vector<uint, 16> all; for (int i = 0; i < 16; ++i) all(i) = i; cm_barrier(); cm_slm_write(l_ * 128, all, a_); cm_slm_fence(CM_LOCAL_BARRIER); "
                    f"vector<uint, 16> v; cm_slm_atomic(l_ * 128, ATOMIC_{name}, b_, v{source}); vector<uint, 16> u; cm_slm_read(l_ * 128, all, u); write(dst, out_, u); write(dst, out_ + 64, v);",
                    f"for (int i = 0; i < 16; ++i) r[i] = a_[i]; for (int i = 0; i < 16; ++i) {{ unsigned old = r[b_[i]], x = c_[i]; r[16 + i] = old; r[b_[i]] = {value}; }}", {1: within(0, 15)}))
    for what, memory in (("surface", "src, in_ - l_ * 128"), ("address", "p_, in_ - l_ * 128")):
        add(message("cm_slm_load", what, [INT], INT,
                    f"cm_barrier(); cm_slm_load(1024, {memory}, 512); vector<uint, 16> o; for (int i = 0; i < 16; ++i) o(i) = i; vector<int, 16> v; "
                    f"cm_slm_read(1024 + (l_ + 1) % 4 * 128, o, v); {whole(INT, 16)}", other.format("int") + "for (int i = 0; i < 16; ++i) r[i] = s[i];"))


def memory(add):
    blocks(add)
    lanes(add)
    local(add)
    add(message("cm_get_value", "a surface", [INT], INT, f"SurfaceIndex s(cm_get_value(src)); vector<int, 16> v; read(s, in_, v); {whole(INT, 16)}", from_slot(INT, "s[i]", 16)))
