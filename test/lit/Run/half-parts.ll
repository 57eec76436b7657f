; Whole and other parts of half numbers, as code of the host and as vISA.
; LLVM 19 has no llvm.modf.
; UNSUPPORTED: llvm-19
; RUN: cmx-run %s --arg 0=pattern:index:f32:64 --arg 1=%t.raw:32
; RUN: od -An -v -tx2 -w16 %t.raw | FileCheck %s
; RUN: cmx-run %s --visa --platform=icllp --arg 0=pattern:index:f32:64 --arg 1=%t.visa:32 && cmp %t.raw %t.visa

; 0.75, 2, 3.25, 4.5: fractions, then whole parts; the last ones are of one number.
; CHECK: 3a00 0000 3400 3800 0000 4000 4200 4400
; CHECK-NEXT: 3400 4200

declare <4 x float> @llvm.genx.oword.ld.v4f32(i32, i32, i32)
declare void @llvm.genx.oword.st.v8f16(i32, i32, <8 x half>)
declare { <4 x half>, <4 x half> } @llvm.modf.v4f16(<4 x half>)
declare { half, half } @llvm.modf.f16(half)

define dllexport spir_kernel void @k(i32 %from, i32 %to) {
  %x = call <4 x float> @llvm.genx.oword.ld.v4f32(i32 0, i32 %from, i32 0)
  %m = fmul <4 x float> %x, splat (float 1.25)
  %a = fadd <4 x float> %m, splat (float 0.75)
  %h = fptrunc <4 x float> %a to <4 x half>
  %parts = call { <4 x half>, <4 x half> } @llvm.modf.v4f16(<4 x half> %h)
  %f = extractvalue { <4 x half>, <4 x half> } %parts, 0
  %w = extractvalue { <4 x half>, <4 x half> } %parts, 1
  %both = shufflevector <4 x half> %f, <4 x half> %w, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  call void @llvm.genx.oword.st.v8f16(i32 %to, i32 0, <8 x half> %both)
  %third = extractelement <4 x half> %h, i32 2
  %one = call { half, half } @llvm.modf.f16(half %third)
  %f1 = extractvalue { half, half } %one, 0
  %w1 = extractvalue { half, half } %one, 1
  %r = insertelement <8 x half> zeroinitializer, half %f1, i32 0
  %r1 = insertelement <8 x half> %r, half %w1, i32 1
  call void @llvm.genx.oword.st.v8f16(i32 %to, i32 1, <8 x half> %r1)
  ret void
}

!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2}
!2 = !{i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t"}
