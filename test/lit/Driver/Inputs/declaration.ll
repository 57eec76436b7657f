; A module without a body to compile.
declare <8 x i32> @f(<16 x i32> %v)
