#!/usr/bin/env python3
# ===- measure-costs.py - Measure the cost tables with GenX_IR -------------===#
#
# Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===#
#
# Writes OperationCosts.def and MoveCosts.def (--write DIR), or compares them with
# the finalizer at hand (--check DIR; exit status 1 if a row differs, 77 if there
# is no finalizer). A cost is the number of Gen instructions that one vISA
# instruction adds to a kernel: all variables are inputs and all results are
# stored, so that nothing is dead; sync.nop does not count. 0 stands for refused
# or accepted with a message.
#
# ===----------------------------------------------------------------------===#

import argparse
import concurrent.futures
import functools
import os
import re
import shutil
import subprocess
import sys
import tempfile

FINALIZER = os.environ.get("GENX_IR", "GenX_IR")
PLATFORMS = {"SKL": 32, "ICLLP": 32, "TGLLP": 32, "DG2": 32, "PVC": 64}
BYTES = dict(ub=1, b=1, uw=2, w=2, ud=4, d=4, uq=8, q=8, hf=2, bf=2, f=4, df=8)


class Kernel:
    """One vISA kernel: variables are (name, type, bytes), all of them inputs."""

    def __init__(self, variables, body, stored, predicates=0):
        self.variables = variables
        self.body = body
        self.stored = stored
        self.predicates = predicates

    def text(self, with_body=True):
        lines = [".version 3.8", '.kernel "k"']
        lines += [".decl OUT v_type=T num_elts=1"]
        for name, ty, size in self.variables:
            lines.append(
                f".decl {name} v_type=G type={ty} num_elts={size // BYTES[ty]} align=GRFx2"
            )
        for i in range(self.predicates):
            lines.append(f".decl P{i + 1} v_type=P num_elts=32")
        lines.append(".input OUT offset=64 size=4")
        offset = 128
        for name, _, size in self.variables:
            lines.append(f".input {name} offset={offset} size={size}")
            offset += size
        lines += ['.kernel_attr Target="cm"', '.function "k_main"']
        if with_body:
            lines += self.body
        block = 0
        for name, _, size in self.variables:
            if name in self.stored:
                for start in range(0, size, 64):
                    lines.append(f"oword_st (4) OUT 0x{block:x}:ud {name}.{start}")
                    block += 4
        return "\n".join(lines + ["ret (M1, 1)"]) + "\n"


def count_instructions(platform, text):
    """Instructions in the listing, or None if the finalizer said anything."""
    folder = tempfile.mkdtemp(prefix="cmx-cost-")
    try:
        with open(os.path.join(folder, "k.visaasm"), "w") as f:
            f.write(text)
        run = subprocess.run(
            [FINALIZER, "k.visaasm", "-platform", platform, "-output", "-asmOutput", "k"],
            cwd=folder, capture_output=True, text=True, timeout=60)
        said = [line for line in (run.stdout + run.stderr).splitlines()
                if line.strip() and " -platform " not in line]
        if run.returncode != 0 or said:
            return None
        count = 0
        with open(os.path.join(folder, "k.asm")) as f:
            for line in f:
                code = line.split("//")[0].strip()
                if not code or code.endswith(":") or code.startswith("."):
                    continue
                if re.search(r"\billegal\b", code):
                    return None
                if "sync." not in code:
                    count += 1
        return count
    except subprocess.TimeoutExpired:
        return None
    finally:
        shutil.rmtree(folder)


@functools.lru_cache(maxsize=None)
def count_without_body(platform, text):
    return count_instructions(platform, text)


def measure(platform, kernel):
    total = count_instructions(platform, kernel.text())
    if total is None:
        return 0
    empty = count_without_body(platform, kernel.text(with_body=False))
    return 0 if empty is None else total - empty


# Columns of a platform: what the widest operand fills.
REGISTERS = (0.5, 1, 2)


def lanes(grf_bytes, elem_bytes, registers):
    return min(32, int(grf_bytes * registers) // elem_bytes)


# --- operations ---------------------------------------------------------------

# Class of the cost table -> (dst type, dst stride, types of src0, src1, src2).
CLASSES = {
    "Byte": ("ub", 2, "ub", "ub", "ub"),
    "BytePacked": ("ub", 1, "ub", "ub", "ub"),
    "Word": ("uw", 1, "uw", "uw", "uw"),
    "WordByByte": ("uw", 1, "uw", "ub", "uw"),
    "Dword": ("ud", 1, "ud", "ud", "ud"),
    "DwordByWord": ("d", 1, "d", "w", "d"),
    "DwordToQword": ("q", 1, "d", "d", "d"),
    "Qword": ("q", 1, "q", "q", "q"),
    "Half": ("hf", 1, "hf", "hf", "hf"),
    "HalfMix": ("f", 1, "hf", "f", "f"),
    "HalfResult": ("hf", 1, "f", "f", "f"),
    "BHalf": ("bf", 1, "bf", "bf", "bf"),
    "BHalfMix": ("f", 1, "bf", "f", "f"),
    "Float": ("f", 1, "f", "f", "f"),
    "Double": ("df", 1, "df", "df", "df"),
    "ToRegister": ("d", 1, "f", "f", "f"),
    "ToRegisterHalf": ("w", 1, "hf", "hf", "hf"),
}
INTS = ["Byte", "BytePacked", "Word", "WordByByte", "Dword", "Qword"]
INTS32 = ["Byte", "BytePacked", "Word", "WordByByte", "Dword"]
FLOATS = ["Half", "HalfMix", "HalfResult", "Float", "Double"]
ALL = INTS + ["DwordByWord"] + FLOATS
# Operation -> (mnemonic, number of sources, classes it is measured in).
OPERATIONS = {
    "Sel": ("sel", 2, ALL), "Min": ("min", 2, ALL), "Max": ("max", 2, ALL),
    "Add": ("add", 2, ALL + ["BHalf", "BHalfMix"]),
    "Mul": ("mul", 2, ALL + ["DwordToQword", "BHalf", "BHalfMix"]),
    "Mad": ("mad", 3, ALL + ["DwordToQword", "BHalf", "BHalfMix"]),
    "Avg": ("avg", 2, INTS32), "Mulh": ("mulh", 2, ["Dword"]),
    "Addc": ("addc", 2, ["Dword"]), "Subb": ("subb", 2, ["Dword"]),
    "Madw": ("madw", 3, ["Dword"]),
    "Div": ("div", 2, INTS32 + FLOATS),
    "Mod": ("mod", 2, INTS32),
    "Frc": ("frc", 1, ["Float"]), "Rndd": ("rndd", 1, ["Float"]),
    "Rndu": ("rndu", 1, ["Float"]), "Rnde": ("rnde", 1, ["Float"]),
    "Rndz": ("rndz", 1, ["Float"]),
    "Inv": ("inv", 1, FLOATS), "Sqrt": ("sqrt", 1, FLOATS),
    "Sqrtm": ("sqrtm", 1, ["Float", "Double"]),
    "Divm": ("divm", 2, ["Float", "Double"]),
    "Rsqrt": ("rsqrt", 1, FLOATS[:-1]), "Exp": ("exp", 1, FLOATS[:-1]),
    "Log": ("log", 1, FLOATS[:-1]), "Sin": ("sin", 1, FLOATS[:-1]),
    "Cos": ("cos", 1, FLOATS[:-1]), "Pow": ("pow", 2, FLOATS[:-1]),
    "Lrp": ("lrp", 3, ["Float"]),
    "And": ("and", 2, INTS), "Or": ("or", 2, INTS), "Xor": ("xor", 2, INTS),
    "Not": ("not", 1, INTS), "Shl": ("shl", 2, INTS), "Shr": ("shr", 2, INTS),
    "Asr": ("asr", 2, INTS),
    "Rol": ("rol", 2, ["Word", "Dword"]), "Ror": ("ror", 2, ["Word", "Dword"]),
    "Cbit": ("cbit", 1, INTS32), "Fbh": ("fbh", 1, ["Dword"]),
    "Fbl": ("fbl", 1, ["Dword"]), "Bfrev": ("bfrev", 1, ["Dword"]),
    "Lzd": ("lzd", 1, ["Dword"]), "Bfe": ("bfe", 3, ["Dword"]),
    "Bfi": ("bfi", 4, ["Dword"]), "Bfn": ("bfn.x96", 3, ["Word", "Dword"]),
    "Cmp": ("cmp.gt", 2, INTS + ["DwordByWord"] + FLOATS + ["ToRegister", "ToRegisterHalf"]),
    "Add3": ("add3", 3, ["Word", "Dword"]), "Dp4a": ("dp4a", 3, ["Dword"]),
}


def operation_kernel(op, mnemonic, num_srcs, cost_class, grf_bytes, registers):
    """The kernel and how many of its instructions are not the operation's."""
    dst, stride, *srcs = CLASSES[cost_class]
    size = lanes(grf_bytes, max(BYTES[dst] * stride, *[BYTES[s] for s in srcs]), registers)
    variables = [("D", dst, 128), ("A", srcs[0], 128), ("B", srcs[1], 128),
                 ("C", srcs[2], 128)]
    stored, body, extra = ["D"], [], 0
    operands = " ".join(f"{v}(0,0)<1;1,0>" for v in "ABCA"[:num_srcs])
    target = f"D(0,0)<{stride}>"
    if op == "Madw":
        size = lanes(grf_bytes, 4, registers)
        variables[0] = ("D", dst, 512 if grf_bytes == 64 else 256)
    if op in ("Addc", "Subb"):
        variables.append(("E", dst, 128))
        stored.append("E")
        target += " E(0,0)<1>"
    if op == "Sel":
        body, extra = ["setp (M1_NM, 32) P1 0x5555:ud"], 1
        mnemonic = "(P1) " + mnemonic
    flag_result = op == "Cmp" and not cost_class.startswith("ToRegister")
    if flag_result:
        target = "P1"
    body.append(f"{mnemonic} (M1, {size}) {target} {operands}")
    if flag_result:
        # A move under the predicate keeps the compare alive.
        variables.append(("E", "w", 128))
        stored = ["E"]
        body.append(f"(P1) mov (M1, {size}) E(0,0)<1> 1:w")
        extra = 1
    return Kernel(variables, body, stored, 1), extra


def operation_rows(pool):
    jobs = {}
    for op, (mnemonic, num_srcs, classes) in OPERATIONS.items():
        for cost_class in classes:
            jobs[op, cost_class] = []
            for platform, grf in PLATFORMS.items():
                for registers in REGISTERS:
                    k, extra = operation_kernel(op, mnemonic, num_srcs, cost_class, grf, registers)
                    jobs[op, cost_class].append((pool.submit(measure, platform, k), extra))
    for key, futures in jobs.items():
        costs = [max(0, f.result() - extra) for f, extra in futures]
        if any(c != 1 for c in costs) and any(costs):
            yield "CMX_OPERATION_COST", key, costs


# --- conversions ---------------------------------------------------------------

MOVE_CLASSES = {"Byte": "ub", "Word": "w", "Dword": "d", "Qword": "q",
                "Half": "hf", "BHalf": "bf", "Float": "f", "Double": "df"}


def move_kernel(layout, dst, src, grf_bytes, registers):
    wide = max(BYTES[dst], BYTES[src])
    if "hf" in (dst, src) and wide == 2 and dst != src:
        wide = 4  # computed in dwords
    size = lanes(grf_bytes, wide, registers)
    dst_stride, dst_col, region, src_col = 1, 0, "<1;1,0>", 0
    if layout == "Matched":
        dst_stride = wide // BYTES[dst]
        if dst_stride > 4:
            return None
        if BYTES[src] < wide:
            region = f"<{wide // BYTES[src]};1,0>"
    elif layout == "Scalar":
        region = "<0;1,0>"
    elif layout.startswith("Single"):
        size, region = 1, "<0;1,0>"
        if layout == "Single":
            dst_col, src_col = 1, 2
    return Kernel([("D", dst, 128), ("A", src, 256)],
                  [f"mov (M1, {size}) D(0,{dst_col})<{dst_stride}> A(0,{src_col}){region}"],
                  ["D"])


def move_rows(pool):
    jobs = {}
    for layout in ("Packed", "Matched", "Scalar", "Single", "SingleAligned"):
        for dst_class, dst in MOVE_CLASSES.items():
            for src_class, src in MOVE_CLASSES.items():
                key = (layout, dst_class, src_class)
                kernels = [(p, move_kernel(layout, dst, src, grf, registers))
                           for p, grf in PLATFORMS.items() for registers in REGISTERS]
                if all(k for _, k in kernels):
                    jobs[key] = [pool.submit(measure, p, k) for p, k in kernels]
    for key, futures in jobs.items():
        costs = [f.result() for f in futures]
        if any(c != 1 for c in costs) and any(costs):
            yield "CMX_MOVE_COST", key, costs


# --- files ---------------------------------------------------------------------

HEAD = """//===- {name} - {title} {dashes}*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// {macro}({keys}, ...)
//
// The numbers of Gen instructions, in three columns for each of SKL, ICLLP,
// TGLLP, DG2 and PVC. The widest operand fills at most half a register in
// column 1, one register in column 2, and two registers in column 3. If the
// finalizer refuses the operation, the number is 0. An operation without a row
// costs one instruction.
{notes}//
// Found by experiment with GenX_IR 1.0.12504. unittests/Target/measure-costs.py
// writes and checks this file; do not edit it by hand.
//
//===----------------------------------------------------------------------===//

#ifndef {macro}
#error "define {macro} before including {name}"
#endif

// clang-format off
"""

MOVE_NOTES = """//
// The layouts:
// - Packed: both operands are packed and start at a register.
// - Matched: the narrower operand has gaps, so that the distance of its elements
//   in bytes equals that of the wider one (4 bytes if one of them is hf and the
//   other is a byte or word).
// - Scalar: all lanes read one element, and the destination is packed.
// - Single: execution size 1; no operand starts at a multiple of the wider type.
// - SingleAligned: execution size 1; both operands start at such a multiple.
"""
OP_NOTES = """//
// Class names the types of the operands (see CLASSES in measure-costs.py).
// ToRegister is a compare that writes its result to registers.
"""


def render(name, title, macro, keys, notes, rows):
    dashes = "-" * max(3, 80 - len(f"//===- {name} - {title} *- C++ -*-===//"))
    text = HEAD.format(name=name, title=title, macro=macro, keys=keys, notes=notes, dashes=dashes)
    for _, key, costs in rows:
        left = f"{macro}({', '.join(key)},"
        text += f"{left:<41} {', '.join(f'{c:2}' for c in costs)})\n"
    return text + f"// clang-format on\n\n#undef {macro}\n"


def tables():
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        yield "OperationCosts.def", render(
            "OperationCosts.def", "Gen instructions per operation", "CMX_OPERATION_COST",
            "Operation, Class", OP_NOTES, operation_rows(pool))
        yield "MoveCosts.def", render(
            "MoveCosts.def", "Gen instructions per conversion", "CMX_MOVE_COST",
            "Layout, DstClass, SrcClass", MOVE_NOTES, move_rows(pool))


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    mode = parser.add_mutually_exclusive_group(required=True)
    mode.add_argument("--write", metavar="DIR")
    mode.add_argument("--check", metavar="DIR")
    args = parser.parse_args()
    if not shutil.which(FINALIZER):
        print(f"{FINALIZER} not found; skipped")
        return 77
    status = 0
    for name, text in tables():
        path = os.path.join(args.write or args.check, name)
        if args.write:
            with open(path, "w") as f:
                f.write(text)
            continue
        with open(path) as f:
            old, new = f.read().splitlines(), text.splitlines()
        for line in sorted(set(old) - set(new)):
            print(f"{name}: committed: {line}")
        for line in sorted(set(new) - set(old)):
            print(f"{name}: measured:  {line}")
        status |= old != new
    return status


if __name__ == "__main__":
    sys.exit(main())
