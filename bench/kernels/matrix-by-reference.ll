; A subroutine scales rows of a matrix that it gets by reference.
; Turns: 0=pattern:index:f32:1024 1=-:1024 2=5
target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
target triple = "genx64-unknown-unknown"

declare <32 x float> @llvm.genx.oword.ld.v32f32(i32, i32, i32)
declare <8 x float> @llvm.genx.oword.ld.v8f32(i32, i32, i32)
declare void @llvm.genx.oword.st.v32f32(i32, i32, <32 x float>)
declare <8 x float> @llvm.genx.rdregionf.v8f32.v64f32.i16(<64 x float>, i32, i32, i32, i16, i32)
declare <32 x float> @llvm.genx.rdregionf.v32f32.v64f32.i16(<64 x float>, i32, i32, i32, i16, i32)
declare <64 x float> @llvm.genx.wrregionf.v64f32.v8f32.i16.i1(<64 x float>, <8 x float>, i32, i32, i32, i16, i32, i1)
declare <64 x float> @llvm.genx.wrregionf.v64f32.v32f32.i16.i1(<64 x float>, <32 x float>, i32, i32, i32, i16, i32, i1)

define internal void @scale_rows(<64 x float>* %m, <8 x float> %by, i32 %n) #1 {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %v = load <64 x float>, <64 x float>* %m, align 256
  %i16 = trunc i32 %i to i16
  %at = shl i16 %i16, 5
  %row = call <8 x float> @llvm.genx.rdregionf.v8f32.v64f32.i16(<64 x float> %v, i32 8, i32 8, i32 1, i16 %at, i32 undef)
  %p = fmul <8 x float> %row, %by
  %w = call <64 x float> @llvm.genx.wrregionf.v64f32.v8f32.i16.i1(<64 x float> %v, <8 x float> %p, i32 8, i32 8, i32 1, i16 %at, i32 undef, i1 true)
  store <64 x float> %w, <64 x float>* %m, align 256
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %done
done:
  ret void
}

define dllexport spir_kernel void @matrix_by_reference(i32 %src, i32 %dst, i32 %n) #0 {
  %m = alloca <64 x float>, align 256
  %x0 = call <32 x float> @llvm.genx.oword.ld.v32f32(i32 0, i32 %src, i32 0)
  %x1 = call <32 x float> @llvm.genx.oword.ld.v32f32(i32 0, i32 %src, i32 8)
  %m0 = call <64 x float> @llvm.genx.wrregionf.v64f32.v32f32.i16.i1(<64 x float> undef, <32 x float> %x0, i32 32, i32 32, i32 1, i16 0, i32 undef, i1 true)
  %m1 = call <64 x float> @llvm.genx.wrregionf.v64f32.v32f32.i16.i1(<64 x float> %m0, <32 x float> %x1, i32 32, i32 32, i32 1, i16 128, i32 undef, i1 true)
  store <64 x float> %m1, <64 x float>* %m, align 256
  %b0 = call <8 x float> @llvm.genx.oword.ld.v8f32(i32 0, i32 %src, i32 16)
  %n7 = and i32 %n, 7
  call void @scale_rows(<64 x float>* %m, <8 x float> %b0, i32 %n7)
  %b1 = call <8 x float> @llvm.genx.oword.ld.v8f32(i32 0, i32 %src, i32 18)
  call void @scale_rows(<64 x float>* %m, <8 x float> %b1, i32 8)
  %r = load <64 x float>, <64 x float>* %m, align 256
  %y0 = call <32 x float> @llvm.genx.rdregionf.v32f32.v64f32.i16(<64 x float> %r, i32 32, i32 32, i32 1, i16 0, i32 undef)
  call void @llvm.genx.oword.st.v32f32(i32 %dst, i32 0, <32 x float> %y0)
  %y1 = call <32 x float> @llvm.genx.rdregionf.v32f32.v64f32.i16(<64 x float> %r, i32 32, i32 32, i32 1, i16 128, i32 undef)
  call void @llvm.genx.oword.st.v32f32(i32 %dst, i32 8, <32 x float> %y1)
  ret void
}

attributes #1 = { noinline nounwind }

attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }

!genx.kernels = !{!0}
!0 = !{void (i32, i32, i32)* @matrix_by_reference, !"matrix_by_reference", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2, i32 0}
!2 = !{i32 0, i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t", !""}
