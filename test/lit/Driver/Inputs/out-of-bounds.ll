; Reads elements 12 to 19 of 16.
declare <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32>, i32, i32, i32, i16, i32)

define <8 x i32> @f(<16 x i32> %v) {
  %r = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> %v, i32 0, i32 8, i32 1, i16 48, i32 undef)
  ret <8 x i32> %r
}
