; A tile of 8 by 16 floats, summed over products of halves; the matrices come as blocks of a plane.
; Turns: 0=pattern:ramp:f16:2048 1=pattern:ramp:f16:8192 2=-:512 3=8
target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
target triple = "genx64-unknown-unknown"

declare <128 x half> @llvm.genx.lsc.load2d.stateless.v128f16.v1i1.i64(<1 x i1>, i8, i8, i8, i8, i8, i16, i16, i8, i64, i32, i32, i32, i32, i32)
declare <256 x half> @llvm.genx.lsc.load2d.stateless.v256f16.v1i1.i64(<1 x i1>, i8, i8, i8, i8, i8, i16, i16, i8, i64, i32, i32, i32, i32, i32)
declare void @llvm.genx.lsc.store2d.stateless.v1i1.i64.v128f32(<1 x i1>, i8, i8, i8, i8, i8, i16, i16, i8, i64, i32, i32, i32, i32, i32, <128 x float>)
declare <128 x float> @llvm.genx.dpas.v128f32.v128i32.v64i32(<128 x float>, <128 x i32>, <64 x i32>, i32)

define dllexport spir_kernel void @dpas_tile(i64 %pa, i64 %pb, i64 %pc, i32 %n) #0 {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %acc = phi <128 x float> [ zeroinitializer, %entry ], [ %sum, %loop ]
  %ax = shl i32 %i, 4
  %a = call <128 x half> @llvm.genx.lsc.load2d.stateless.v128f16.v1i1.i64(<1 x i1> <i1 true>, i8 0, i8 0, i8 2, i8 1, i8 1, i16 16, i16 8, i8 0, i64 %pa, i32 255, i32 7, i32 255, i32 %ax, i32 0)
  %b = call <256 x half> @llvm.genx.lsc.load2d.stateless.v256f16.v1i1.i64(<1 x i1> <i1 true>, i8 0, i8 0, i8 2, i8 1, i8 1, i16 16, i16 16, i8 1, i64 %pb, i32 63, i32 127, i32 63, i32 0, i32 %ax)
  %a32 = bitcast <128 x half> %a to <64 x i32>
  %b32 = bitcast <256 x half> %b to <128 x i32>
  %sum = call <128 x float> @llvm.genx.dpas.v128f32.v128i32.v64i32(<128 x float> %acc, <128 x i32> %b32, <64 x i32> %a32, i32 134744586)
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %done
done:
  call void @llvm.genx.lsc.store2d.stateless.v1i1.i64.v128f32(<1 x i1> <i1 true>, i8 0, i8 0, i8 3, i8 1, i8 1, i16 16, i16 8, i8 0, i64 %pc, i32 63, i32 7, i32 63, i32 0, i32 0, <128 x float> %sum)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }

!genx.kernels = !{!0}
!0 = !{void (i64, i64, i64, i32)* @dpas_tile, !"dpas_tile", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 0, i32 0, i32 0, i32 0}
!2 = !{i32 0, i32 0, i32 0, i32 0}
!3 = !{!"svmptr_t", !"svmptr_t", !"svmptr_t", !""}
