"""Two shifts of neighbours; one is cast to and fro as often as the argument says."""
import sys

print("""define i32 @f(<4 x i32> %v) {
  %a0 = call i32 @llvm.genx.rdregioni.i32.v4i32.i16(<4 x i32> %v, i32 0, i32 1, i32 0, i16 0, i32 undef)
  %a1 = call i32 @llvm.genx.rdregioni.i32.v4i32.i16(<4 x i32> %v, i32 0, i32 1, i32 0, i16 4, i32 undef)
  %y0 = shl i32 %a0, 2
  %b = shl i32 %a1, 2""")
casts = int(sys.argv[1]) // 2
for i in range(casts):
    print("  %%x%d = bitcast i32 %%y%d to float\n  %%y%d = bitcast float %%x%d to i32" % (i, i, i + 1, i))
print("""  %%r = add i32 %%y%d, %%b
  ret i32 %%r
}
declare i32 @llvm.genx.rdregioni.i32.v4i32.i16(<4 x i32>, i32, i32, i32, i16, i32)""" % casts)
