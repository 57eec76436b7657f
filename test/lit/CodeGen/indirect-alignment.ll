; What is known of an offset's alignment must not depend on conditions of
; branches: an edge is divided between legalization and code generation, and %i
; is no longer known to be 0. 16 floats at any multiple of 4 bytes may touch
; three registers.
; RUN: cmx-opt %s -O0 --platform=tgllp --emit=visa -o - | FileCheck %s

; CHECK: mov (M1, 8) r[v_a_{{.*}}
; CHECK: mov (M1, 8) r[v_a_{{.*}}

declare i32 @llvm.umin.i32(i32, i32)
declare <32 x float> @llvm.genx.wrregionf.v32f32.v16f32.i16.i1(<32 x float>, <16 x float>, i32, i32, i32, i16, i32, i1)
declare void @llvm.genx.oword.st.v32f32(i32, i32, <32 x float>)

define dllexport spir_kernel void @k(i32 %s, <32 x float> %v, <16 x float> %x) #0 {
entry:
  br label %loop
loop:
  %a = phi <32 x float> [ %v, %entry ], [ %b, %loop ]
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %least = call i32 @llvm.umin.i32(i32 %i, i32 15)
  %bytes = mul i32 %least, 4
  %o = trunc i32 %bytes to i16
  %b = call <32 x float> @llvm.genx.wrregionf.v32f32.v16f32.i16.i1(<32 x float> %a, <16 x float> %x, i32 0, i32 16, i32 1, i16 %o, i32 undef, i1 true)
  %i1 = add i32 %i, 1
  %again = icmp ult i32 %i1, 1
  br i1 %again, label %loop, label %after
after:
  %c = phi <32 x float> [ %b, %loop ]
  call void @llvm.genx.oword.st.v32f32(i32 %s, i32 0, <32 x float> %c)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" }

!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 0, i32 0}
!2 = !{i32 0, i32 0, i32 0}
!3 = !{!"buffer_t", !"", !""}
