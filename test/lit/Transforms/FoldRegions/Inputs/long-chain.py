"""usage: long-chain.py N: N writes of one element into a part of a vector"""

import sys

WRITE = "@llvm.genx.wrregioni.v512i32.i32.i16.i1"
OUTER = "@llvm.genx.wrregioni.v1024i32.v512i32.i16.i1"
print(f"declare <512 x i32> {WRITE}(<512 x i32>, i32, i32, i32, i32, i16, i32, i1)")
print(f"declare <1024 x i32> {OUTER}(<1024 x i32>, <512 x i32>, i32, i32, i32, i16, i32, i1)")
print("define <1024 x i32> @f(<1024 x i32> %v, i32 %x) {")
old = "poison"
for n in range(int(sys.argv[1])):
    print(f"  %u{n} = call <512 x i32> {WRITE}(<512 x i32> {old}, i32 %x, i32 0, i32 1, i32 0,"
          f" i16 {4 * n}, i32 undef, i1 true)")
    old = f"%u{n}"
print(f"  %w = call <1024 x i32> {OUTER}(<1024 x i32> %v, <512 x i32> {old}, i32 0, i32 512, i32 1,"
      " i16 1024, i32 undef, i1 true)")
print("  ret <1024 x i32> %w")
print("}")
