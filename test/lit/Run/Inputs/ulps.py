"""Compares files of floats: ulps.py EXPECTED ACTUAL LARGEST_DISTANCE.

The distance of two finite floats is the number of floats between them, plus
one; a NaN is only near a NaN."""

import struct
import sys


def ordered(bits):
    """The bits of a float as an integer in the order of the numbers."""
    return bits if bits < 0x80000000 else 0x80000000 - bits


def main(expected_file, actual_file, limit):
    with open(expected_file, "rb") as e, open(actual_file, "rb") as a:
        pairs = list(zip(struct.iter_unpack("<I", e.read()),
                         struct.iter_unpack("<I", a.read()), strict=True))
    for index, ((expected,), (actual,)) in enumerate(pairs):
        nans = [b & 0x7fffffff > 0x7f800000 for b in (expected, actual)]
        if nans[0] != nans[1] or (not nans[0] and abs(
                ordered(expected) - ordered(actual)) > int(limit)):
            sys.exit(f"float {index}: expected {expected:08x}, "
                     f"actual {actual:08x}")
    if not pairs:
        sys.exit("no floats")


main(*sys.argv[1:])
