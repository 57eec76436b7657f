#===- simd-branches.py - Random branches by lane ----------------------------===#
#
# Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===----------------------------------------------------------------------===#
"""Prints a kernel of random blocks, in which eight lanes go different ways.

usage: simd-branches.py SEED COUNT lanes|alone

"lanes" branches by lane; "alone" runs the same blocks for each lane in turn.
COUNT programs follow one another; each gets what is left in the variables.
"""

import random
import sys

LANES, VARIABLES = 8, 4
HEAD = """declare i1 @llvm.genx.simdcf.any.v8i1(<8 x i1>)
declare <8 x i32> @llvm.genx.oword.ld.v8i32(i32, i32, i32)
declare void @llvm.genx.oword.st.v8i32(i32, i32, <8 x i32>)

define internal void @helper(ptr %p) {
entry:
  %v = load TYPE, ptr %p
  %b = and TYPE %v, NUMBER1
  %c = icmp ne TYPE %b, zeroinitializer
  CONDITION
  br i1 %any, label %then, label %end

then:
  %w = mul TYPE %v, NUMBER3
  store TYPE %w, ptr %p
  br label %end

end:
  %x = load TYPE, ptr %p
  %y = add TYPE %x, NUMBER1
  store TYPE %y, ptr %p
  ret void
}

define dllexport spir_kernel void @k(i32 %in, i32 %out) {
entry:
"""
TAIL = """  ret void
}

!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2}
!2 = !{i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t"}
"""


def head(by_lane):
    text = HEAD.replace("TYPE", "<8 x i32>" if by_lane else "i32")
    for n in ("1", "3"):
        text = text.replace("NUMBER" + n, f"splat (i32 {n})" if by_lane else n)
    any_lane = "call i1 @llvm.genx.simdcf.any.v8i1(<8 x i1> %c)" if by_lane else "freeze i1 %c"
    text = text.replace("CONDITION", "%any = " + any_lane)
    return text if by_lane else text.replace("zeroinitializer", "0")


def program(rng):
    """Blocks: operations on variables, a condition, and the blocks that follow, of which one before needs fuel."""
    count = rng.randint(2, 9)
    blocks = []
    for number in range(count):
        steps = [(rng.choice(["add", "mul", "xor", "sub"]), rng.randrange(VARIABLES), rng.randrange(VARIABLES),
                  rng.randrange(VARIABLES), rng.randrange(1, 40)) for _ in range(rng.randint(1, 3))]
        test = (rng.choice(["ult", "sgt", "ne", "uge"]), rng.randrange(VARIABLES), rng.randrange(1, 7))
        ahead = [rng.randint(number + 1, count) for _ in range(2)]
        back = rng.randint(0, number) if rng.random() < 0.35 else None
        blocks.append((steps, test, ahead, back, rng.random() < 0.3, rng.random() < 0.5, rng.randrange(12)))
    return blocks


def body(blocks, by_lane, first, names, end):
    ty = "<8 x i32>" if by_lane else "i32"
    bit = "<8 x i1>" if by_lane else "i1"
    number = (lambda n: f"splat (i32 {n})") if by_lane else str
    text = []

    def emit(line):
        name = f"%t{next(names)}"
        text.append(f"  {name} = {line}")
        return name

    def scalar(condition):
        return emit(f"call i1 @llvm.genx.simdcf.any.v8i1({bit} {condition})") if by_lane else condition

    def branch(condition, then, other):
        text.append(f"  br i1 {condition}, label %{then}, label %{other}")

    for block, (steps, (relation, of, bound), ahead, back, is_negated, is_early, helped) in enumerate(blocks):
        text.append(f"{first}b{block}:")
        kept = None
        for op, to, left, right, extra in steps:
            a, b = (emit(f"load {ty}, ptr %v{v}") for v in (left, right))
            c = emit(f"{op} {ty} {a}, {b}")
            kept = emit(f"add {ty} {c}, {number(extra)}")
            text.append(f"  store {ty} {kept}, ptr %v{to}")
        if helped < VARIABLES:
            text.append(f"  call void @helper(ptr %v{helped})")
        value = emit(f"load {ty}, ptr %v{of}")
        low = emit(f"and {ty} {value}, {number(7)}")
        condition = emit(f"icmp {relation} {ty} {low}, {number(bound)}")
        early = scalar(condition) if is_early else None
        then, other = (end if a == len(blocks) else f"{first}b{a}" for a in ahead)
        if back is not None:
            fuel = emit(f"load {ty}, ptr %fuel")
            less = emit(f"sub {ty} {fuel}, {number(1)}")
            text.append(f"  store {ty} {less}, ptr %fuel")
            left = emit(f"icmp sgt {ty} {less}, {number(0)}")
            again = emit(f"and {bit} {condition}, {left}")
            branch(scalar(again), f"{first}b{back}", f"{first}c{block}")
            text.append(f"{first}c{block}:")
            # A value of another block.
            mixed = emit(f"xor {ty} {kept}, {low}")
            text.append(f"  store {ty} {mixed}, ptr %v0")
        if is_negated:
            then, other = other, then
            condition = emit(f"xor {bit} {condition}, {'splat (i1 true)' if by_lane else 'true'}")
            early = early and emit(f"xor i1 {early}, true")
        branch(early or scalar(condition), then, other)
    return "\n".join(text) + "\n"


def sequence(programs, by_lane, end):
    names, text = iter(range(1 << 20)), ""
    for number, blocks in enumerate(programs):
        after = f"q{number + 1}" if number + 1 < len(programs) else end
        ty, value = ("<8 x i32>", "splat (i32 6)") if by_lane else ("i32", "6")
        text += f"q{number}:\n  store {ty} {value}, ptr %fuel\n  br label %q{number}b0\n"
        text += body(blocks, by_lane, f"q{number}", names, after)
    return text


def lanes(programs):
    text = head(True)
    for v in range(VARIABLES):
        text += (f"  %v{v} = alloca <8 x i32>\n  %i{v} = call <8 x i32> @llvm.genx.oword.ld.v8i32(i32 0, i32 %in, i32 {2 * v})\n"
                 f"  store <8 x i32> %i{v}, ptr %v{v}\n")
    text += "  %fuel = alloca <8 x i32>\n  br label %q0\n" + sequence(programs, True, "end") + "end:\n"
    for v in range(VARIABLES):
        text += f"  %o{v} = load <8 x i32>, ptr %v{v}\n  call void @llvm.genx.oword.st.v8i32(i32 %out, i32 {2 * v}, <8 x i32> %o{v})\n"
    return text + TAIL


def alone(programs):
    text = head(False) + "  %fuel = alloca i32\n  %lane = alloca i32\n  store i32 0, ptr %lane\n"
    for v in range(VARIABLES):
        text += (f"  %v{v} = alloca i32\n  %a{v} = alloca [8 x i32], align 32\n"
                 f"  %i{v} = call <8 x i32> @llvm.genx.oword.ld.v8i32(i32 0, i32 %in, i32 {2 * v})\n  store <8 x i32> %i{v}, ptr %a{v}\n")
    text += "  br label %next\nnext:\n  %l = load i32, ptr %lane\n"
    for v in range(VARIABLES):
        text += f"  %p{v} = getelementptr i32, ptr %a{v}, i32 %l\n  %x{v} = load i32, ptr %p{v}\n  store i32 %x{v}, ptr %v{v}\n"
    text += "  br label %q0\n" + sequence(programs, False, "done") + "done:\n"
    for v in range(VARIABLES):
        text += f"  %y{v} = load i32, ptr %v{v}\n  store i32 %y{v}, ptr %p{v}\n"
    text += "  %m = add i32 %l, 1\n  store i32 %m, ptr %lane\n  %more = icmp ult i32 %m, 8\n  br i1 %more, label %next, label %end\nend:\n"
    for v in range(VARIABLES):
        text += f"  %o{v} = load <8 x i32>, ptr %a{v}\n  call void @llvm.genx.oword.st.v8i32(i32 %out, i32 {2 * v}, <8 x i32> %o{v})\n"
    return text + TAIL


if __name__ == "__main__":
    rng = random.Random(int(sys.argv[1]))
    made = [program(rng) for _ in range(int(sys.argv[2]))]
    print((lanes if sys.argv[3] == "lanes" else alone)(made), end="")
