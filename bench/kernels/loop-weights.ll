; A sum of 16 columns, each weighted by its place; the weights and the row's start stay the same in
; each turn.
; Turns: 0=pattern:index:f32:1024 1=-:1024 2=64 3=0
target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
target triple = "genx64-unknown-unknown"

declare <16 x float> @llvm.genx.oword.ld.v16f32(i32, i32, i32)
declare void @llvm.genx.oword.st.v16f32(i32, i32, <16 x float>)

define dllexport spir_kernel void @loop_weights(i32 %src, i32 %dst, i32 %n, i32 %row) #0 {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %x = phi <16 x float> [ zeroinitializer, %entry ], [ %y, %loop ]
  %k = mul i32 %n, %row
  %o = add i32 %k, %i
  %v = call <16 x float> @llvm.genx.oword.ld.v16f32(i32 0, i32 %src, i32 %o)
  %p = fmul fast <16 x float> %v, <float 0.0, float 1.0, float 2.0, float 3.0, float 4.0, float 5.0, float 6.0, float 7.0, float 8.0, float 9.0, float 10.0, float 11.0, float 12.0, float 13.0, float 14.0, float 15.0>
  %y = fadd fast <16 x float> %x, %p
  %j = add i32 %i, 4
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %done
done:
  call void @llvm.genx.oword.st.v16f32(i32 %dst, i32 0, <16 x float> %y)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }

!genx.kernels = !{!0}
!0 = !{ptr @loop_weights, !"loop_weights", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2, i32 0, i32 0}
!2 = !{i32 0, i32 0, i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t", !"", !""}
