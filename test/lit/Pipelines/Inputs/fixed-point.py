"""Products and quotients of fixed-point numbers: functions that compare the
result of an intrinsic on constants with that of Python's integers."""

import itertools
import random


def expected(op, saturates, bits, scale, lhs, rhs):
    """The result, or None where the intrinsic has none."""
    signed = op[0] == "s"
    low, high = (-1 << bits - 1, (1 << bits - 1) - 1) if signed else (0, (1 << bits) - 1)
    if op.endswith("mul"):
        result = lhs * rhs >> scale
    elif rhs == 0:
        return None
    else:
        result = abs(lhs << scale) // abs(rhs)
        result = -result if (lhs < 0) != (rhs < 0) else result
    if saturates:
        return max(low, min(high, result))
    return result if low <= result <= high else None


def main():
    choose = random.Random(3)
    declared = set()
    kinds = itertools.product(("smul", "umul", "sdiv", "udiv"), ("", ".sat"), (8, 16, 32))
    for number, (op, suffix, bits) in enumerate(kind for kind in kinds for _ in range(12)):
        low = -1 << bits - 1 if op[0] == "s" else 0
        last = low + (1 << bits) - 1
        lhs, rhs = (choose.choice([choose.randint(low, last), choose.randint(-9, 9) if low else 3, low, last])
                    for _ in range(2))
        scale = choose.choice([0, 1, bits // 2, bits - 1])
        result = expected(op, suffix, bits, scale, lhs, rhs)
        if result is None:
            continue
        name = f"@llvm.{op}.fix{suffix}.i{bits}"
        if name not in declared:
            declared.add(name)
            print(f"declare i{bits} {name}(i{bits}, i{bits}, i32)")
        print(f"define i1 @f{number}() {{\n"
              f"  %v = call i{bits} {name}(i{bits} {lhs}, i{bits} {rhs}, i32 {scale})\n"
              f"  %r = icmp eq i{bits} %v, {result}\n"
              "  ret i1 %r\n}")


main()
