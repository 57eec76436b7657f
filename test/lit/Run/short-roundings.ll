; Roundings to integers of few bits, as code of the host and interpreted; a loop with an option that LLVM cannot read.
; RUN: cmx-run %s --arg 0=pattern:index:f32:64 --arg 1=%t.raw:64
; RUN: od -An -v -tx1 -w16 %t.raw | FileCheck %s
; RUN: cmx-run %s --interpret --arg 0=pattern:index:f32:64 --arg 1=%t.interpreted:64 && cmp %t.raw %t.interpreted
; RUN: cmx-run %s --visa --platform=icllp --arg 0=pattern:index:f32:64 --arg 1=%t.visa:64 && cmp %t.raw %t.visa

; CHECK: 00 00 02 00 02 00 04 00 04 04 06 06 04 00 00 00
; CHECK-NEXT: 00 00 00 00 01 00 00 00 02 00 00 00 03 00 00 00

declare <4 x float> @llvm.genx.oword.ld.v4f32(i32, i32, i32)
declare void @llvm.genx.oword.st.v4i32(i32, i32, <4 x i32>)
declare i16 @llvm.lrint.i16.f32(float)
declare <4 x i16> @llvm.llrint.v4i16.v4f32(<4 x float>)
declare <4 x i8> @llvm.lrint.v4i8.v4f16(<4 x half>)

define dllexport spir_kernel void @k(i32 %from, i32 %to) {
entry:
  %x = call <4 x float> @llvm.genx.oword.ld.v4f32(i32 0, i32 %from, i32 0)
  %a = fadd <4 x float> %x, splat (float 0.5)
  %words = call <4 x i16> @llvm.llrint.v4i16.v4f32(<4 x float> %a)
  %b = fadd <4 x float> %a, splat (float 3.0)
  %h = fptrunc <4 x float> %b to <4 x half>
  %bytes = call <4 x i8> @llvm.lrint.v4i8.v4f16(<4 x half> %h)
  %f = extractelement <4 x float> %b, i32 0
  %one = call i16 @llvm.lrint.i16.f32(float %f)
  %w = bitcast <4 x i16> %words to <2 x i32>
  %d = bitcast <4 x i8> %bytes to i32
  %o = zext i16 %one to i32
  %r = shufflevector <2 x i32> %w, <2 x i32> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %r1 = insertelement <4 x i32> %r, i32 %d, i32 2
  %r2 = insertelement <4 x i32> %r1, i32 %o, i32 3
  call void @llvm.genx.oword.st.v4i32(i32 %to, i32 0, <4 x i32> %r2)
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi <4 x i32> [ zeroinitializer, %entry ], [ %t, %loop ]
  %t = insertelement <4 x i32> %s, i32 %i, i32 %i
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, 4
  br i1 %c, label %loop, label %done, !llvm.loop !4
done:
  call void @llvm.genx.oword.st.v4i32(i32 %to, i32 1, <4 x i32> %t)
  ret void
}

!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2}
!2 = !{i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t"}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.unroll.count", !"many"}
