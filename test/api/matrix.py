#===- matrix.py - Products of matrices, their blocks, named barriers, on pvc ------===#
#
# Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------------===#
"""The table of LanguageApi for what only pvc has."""

from messages import message
from values import *

LANES, ROWS = 16, 2  # of a product
BF = "std::bit_cast<float>(unsigned({0}) << 16)"
# precision: bits, C++ type of the parts of a dword, value of part {0}
PRECISIONS = {"S8": ("signed char", 4, "int({0})"), "U8": ("unsigned char", 4, "int({0})"), "HF": ("half", 2, "float({0})"),
              "BF": ("unsigned short", 2, BF), "TF32": ("float", 1, "{0}"), "S4": ("signed char", 4, None), "U4": ("unsigned char", 4, None)}


def small_bits(name, random):
    """A dword whose parts have exact products."""
    dword = 0
    for part in range(32 // {"S8": 8, "U8": 8, "S4": 8, "U4": 8, "HF": 16, "BF": 16, "TF32": 32}[name]):
        value = random.randrange(-8, 9) / 2
        if name in ("HF",):
            dword |= int.from_bytes(HALF.pack([value]), "little") << 16 * part
        elif name == "BF":
            dword |= int.from_bytes(FLOAT.pack([value]), "little") >> 16 << 16 * part
        elif name == "TF32":
            dword = int.from_bytes(FLOAT.pack([value]), "little")
        else:
            dword |= random.randrange(256) << 8 * part
    return dword


def terms(left, right):
    """The sum of the products of the parts of dwords x and y."""
    def part(name, dword, k):
        if name.endswith("4"):
            bits = f"int({dword} << {28 - 4 * k}) >> 28" if name[0] == "S" else f"int({dword} >> {4 * k} & 15)"
            return f"({bits})"
        t, count, value = PRECISIONS[name]
        bits = f"{dword} >> {k * 32 // count}"
        if name == "TF32":
            return f"std::bit_cast<float>({dword})"
        if name == "HF":
            return f"float(std::bit_cast<half>((unsigned short)({bits})))"
        return value.format(f"({t})({bits})")
    count = 8 if left.endswith("4") and right.endswith("4") else PRECISIONS[left][1] if not left.endswith("4") else 4
    return " + ".join(f"{part(left, 'x', k)} * {part(right, 'y', k)}" for k in range(count))


def products(add):
    pairs = [("S8", "S8"), ("U8", "S8"), ("S8", "U8"), ("S4", "U4"), ("U4", "S4"), ("HF", "HF"), ("BF", "BF"), ("TF32", "TF32")]
    for columns, rows in pairs:
        t = FLOAT if columns in ("HF", "BF", "TF32") else INT
        T, total = t.cpp, LANES * ROWS
        values = {0: lambda t, random, n=columns: small_bits(n, random), 1: lambda t, random, n=rows: small_bits(n, random),
                  2: (lambda t, random: float(random.randrange(-9, 9))) if t is FLOAT else any_value}
        # Dwords of b and a are those of the inputs, in another order.
        head = "vector<ushort, 16> lanes_; for (int i = 0; i < 16; ++i) lanes_(i) = i; vector<uint, 128> b; " \
               "for (int i = 0; i < 8; ++i) { vector<ushort, 16> at = lanes_ * (2 * i + 1) & 15; b.select<16, 1>(i * 16) = a_.iselect(at); } "
        look = "auto dword = [&](int k, int n) { return unsigned(a_[n * (2 * k + 1) & 15]); }; "
        loop = (f"for (int m = 0; m < {ROWS}; ++m) for (int n = 0; n < 16; ++n) {{ {'unsigned' if t is INT else 'float'} sum = START; "
                f"for (int k = 0; k < 8; ++k) {{ unsigned x = dword(k, n), y = unsigned(b_[m * 8 + k]); sum += {terms(columns, rows)}; }} r[m * 16 + n] = {T}(sum); }}")
        types = f"CM_PRECISION_{columns}, CM_PRECISION_{rows}, 8, {ROWS}"
        add(message("cm_dpas", f"{columns} x {rows}", [UINT, UINT, t], t,
                    head + f"vector<{T}, 32> s = {T}(0); s.select<16, 1>(0) = c_; s.select<16, 1>(16) = c_ + {T}(1); vector<uint, 16> a = b_; "
                    f"vector<{T}, 32> w = cm_dpas<{types}>(s, b, a); write(dst, out_, w);", look + loop.replace("START", f"m ? c_[n] + {T}(1) : c_[n]") if t is FLOAT else
                    look + loop.replace("START", "unsigned(c_[n]) + m"), values))
        add(message("cm_dpas", f"{columns} x {rows}, nothing added", [UINT, UINT], t,
                    head + f"vector<uint, 16> a = b_; vector<{T}, 32> w = cm_dpas<{types}, {T}>(0, b, a); write(dst, out_, w);", look + loop.replace("START", "0"), values))


def blocks(add):
    """The bytes of src as rows of 128 bytes, at an address."""
    for t, number, rows, columns in ((USHORT, 2, 2, 16), (UINT, 1, 4, 8), (UCHAR, 1, 4, 32), (INT, 1, 2, 16)):
        T, n = t.cpp, number * rows * columns
        desc = f"lsc::block_2d_desc<{T}, {number}, {rows}, {columns}> d(p_, rows_ - 1, 127, 127, 4, row_); "
        add(message("cm_load", f"{number} blocks of {rows} x {columns} {t.name}", [t], t, desc + f"vector<{T}, {n}> v; cm_load<lsc::Normal>(v, d); write(dst, out_, v);",
                    f"for (int k = 0; k < {number}; ++k) for (int i = 0; i < {rows}; ++i) for (int j = 0; j < {columns}; ++j) {{ int x = 4 + k * {columns} + j, y = row_ + i; "
                    f"r[(k * {rows} + i) * {columns} + j] = x < {128 // t.size} && y < rows_ ? (({T} *)(bytes_ + y * 128))[x] : 0; }}"))
    for t, rows, columns in ((UINT, 16, 2), (INT, 8, 4)):
        T = t.cpp
        add(message("cm_load", f"transposed {rows} x {columns} {t.name}", [t], t,
                    f"lsc::block_2d_desc<{T}, 1, {rows}, {columns}> d(p_, rows_ - 1, 127, 127, 3, row_ - 2); vector<{T}, 32> v; cm_load<lsc::Transpose>(v, d); write(dst, out_, v);",
                    f"for (int i = 0; i < {rows}; ++i) for (int j = 0; j < {columns}; ++j) {{ int y = row_ - 2 + i; r[j * {rows} + i] = y >= 0 && y < rows_ ? (({T} *)(bytes_ + y * 128))[3 + j] : 0; }}"))
    add(message("cm_load", "VNNI of 4 x 16 ushort", [USHORT], USHORT,
                "lsc::block_2d_desc<ushort, 1, 4, 16> d(p_, rows_ - 1, 127, 127, 8, row_); vector<ushort, 64> v; cm_load<lsc::VNNI>(v, d); write(dst, out_, v);",
                "for (int i = 0; i < 4; ++i) for (int j = 0; j < 16; ++j) r[i / 2 * 32 + j * 2 + i % 2] = row_ + i < rows_ ? ((ushort *)(bytes_ + (row_ + i) * 128))[8 + j] : 0;"))
    for name in ("cm_load", "cm_ptr_load"):
        add(message(name, "2 blocks of 3 x 6 short by numbers", [SHORT], SHORT,
                    f"vector<short, 36> v = {name}<short, 6, 3, 2>((const short *)p_, 127, rows_ - 1, 127, 4, row_); vector<short, 64> w = 0; w.select<36, 1>(0) = v; write(dst, out_, w);",
                    "for (int k = 0; k < 2; ++k) for (int i = 0; i < 3; ++i) for (int j = 0; j < 6; ++j) r[(k * 3 + i) * 6 + j] = row_ + i < rows_ ? ((short *)(bytes_ + (row_ + i) * 128))[4 + k * 6 + j] : 0;"))
        add(message(name, "transposed 6 x 3 int by numbers", [INT], INT,
                    f"vector<int, 18> v = {name}<int, 3, 6, 1, true>((const int *)p_, 127, rows_ - 1, 127, 4, row_); vector<int, 32> w = 0; w.select<18, 1>(0) = v; write(dst, out_, w);",
                    "for (int i = 0; i < 6; ++i) for (int j = 0; j < 3; ++j) r[j * 6 + i] = row_ + i < rows_ ? ((int *)(bytes_ + (row_ + i) * 128))[4 + j] : 0;"))
        add(message(name, "VNNI of 3 x 6 ushort by numbers", [USHORT], USHORT,
                    f"vector<ushort, 24> v = {name}<ushort, 6, 3, 1, false, true>((const ushort *)p_, 127, rows_ - 1, 127, 8, row_); vector<ushort, 64> w = 0; w.select<24, 1>(0) = v; write(dst, out_, w);",
                    "for (int i = 0; i < 4; ++i) for (int j = 0; j < 6; ++j) r[i / 2 * 12 + j * 2 + i % 2] = i < 3 && row_ + i < rows_ ? ((ushort *)(bytes_ + (row_ + i) * 128))[8 + j] : 0;"))
    for name in ("cm_store", "cm_ptr_store"):
        add(message(name, "a block of 2 x 6 int by numbers", [INT], INT,
                    f"vector<int, 12> v = a_.select<12, 1>(0); cm_svm_block_write(q_ + out_, vector<int, 32>(0)); cm_fence(); {name}<int, 6, 2>((int *)(q_ + out_), 63, 1, 63, 2, 0, v); cm_fence(); "
                    "vector<int, 32> w; cm_svm_block_read(q_ + out_, w); write(dst, out_, w);", "for (int i = 0; i < 12; ++i) r[i / 6 * 16 + 2 + i % 6] = a_[i];"))
    add(message("cm_store", "a block of 2 x 16 int", [INT, INT], INT,
                "lsc::block_2d_desc<int, 1, 2, 16> d(q_ + out_, 1, 63, 63, 0, 0); vector<int, 32> v; v.select<16, 1>(0) = a_; v.select<16, 1>(16) = b_; cm_store(d, v); "
                "vector<int, 16> w; cm_svm_block_read(q_ + out_, w); write(dst, out_, w); cm_svm_block_read(q_ + out_ + 64, w); write(dst, out_ + 64, w);",
                "for (int i = 0; i < 32; ++i) r[i] = i < 16 ? a_[i] : b_[i - 16];"))


def barriers(add):
    """Pairs of threads of a group give each other what they have read."""
    add(message("cm_nbarrier_signal", "two pairs", [INT], INT,
                "cm_nbarrier_init(4); vector<uint, 16> o; for (int i = 0; i < 16; ++i) o(i) = i; int pair = l_ / 2 + 1; cm_barrier(); "
                "for (int turn = 0; turn < 3; ++turn) { cm_slm_write(l_ * 128, o, vector<int, 16>(a_ + turn)); cm_slm_fence(CM_LOCAL_BARRIER); "
                "cm_nbarrier_signal(pair, 0, 2, 2); cm_nbarrier_wait(pair); vector<int, 16> v; cm_slm_read((l_ ^ 1) * 128, o, v); a_ = v; "
                "cm_nbarrier_signal(3, 0, 4, 4); cm_nbarrier_wait(3); } vector<int, 32> w = 0; w.select<16, 1>(0) = a_; write(dst, out_, w);",
                "int t = row_ % 8, other = t ^ 1; for (int i = 0; i < 16; ++i) r[i] = wrap<int>(wide(((int *)(bytes_ + (row_ - t + other) * 128))[i]) + 3);"))
    for t in (INT, FLOAT):
        for size in (4, 16, 32, 48, 64):
            n, T = size // t.size, t.cpp
            add(message("cm_slm_block_read", f"{n} {t.name}", [t], t,
                        f"cm_barrier(); cm_slm_block_write(l_ * 128, 16, a_.select<{n}, 1>(0)); cm_slm_fence(CM_LOCAL_BARRIER); cm_barrier(); "
                        f"vector<{T}, {n}> v; cm_slm_block_read((l_ + 1) % 4 * 128, 16, v); vector<{T}, 32> w = {T}(0); w.select<{n}, 1>(0) = v; write(dst, out_, w);",
                        f"int t = row_ % 8, other = t / 4 * 4 + (t + 1) % 4; for (int i = 0; i < {n}; ++i) r[i] = (({T} *)(bytes_ + (row_ - t + other) * 128))[i];"))


def all_cases():
    cases = []
    for part in (products, blocks, barriers):
        part(cases.append)
    for case in cases:
        case.platform = "pvc"
    return cases
