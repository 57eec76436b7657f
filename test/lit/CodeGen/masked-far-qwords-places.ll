; As masked-far-qwords.ll: to a variable place, in another block, and through doubles.
; RUN: cmx-opt %s -O2 --platform=pvc --emit=visa -o %t.pvc
; RUN: FileCheck %s --input-file=%t.pvc
; RUN: cmx-check %s %t.pvc --platform=pvc
; RUN: %if genx_ir %{ cmx-opt %s -O2 --platform=pvc --emit=gen -o %t.asm %}

; CHECK: (v_p_{{[0-9]+}}) sel (M1, 4) r[[[A:v_a_[0-9]+]](0),0]<1>:q [[FAR:v_v_[0-9]+]](0,0)<1;1,0> r[[[A]](0),0]<1;1,0>:q
; CHECK: (v_p_{{[0-9]+}}) sel (M1, 4)

declare <4 x i64> @llvm.genx.rdregioni.v4i64.v16i64.i16(<16 x i64>, i32, i32, i32, i16, i32)
declare <4 x i64> @llvm.genx.wrregioni.v4i64.v4i64.i16.v4i1(<4 x i64>, <4 x i64>, i32, i32, i32, i16, i32, <4 x i1>)
declare <4 x i64> @llvm.abs.v4i64(<4 x i64>, i1)
declare void @llvm.genx.oword.st.v4i64(i32, i32, <4 x i64>)


define dllexport spir_kernel void @places(<4 x i32> %m, <16 x i64> %a, <8 x i64> %o, <16 x double> %d, <4 x i64> %p, i32 %at, i32 %buf) #0 {
  %c = icmp slt <4 x i32> %m, splat (i32 9)
  %offset = trunc i32 %at to i16
  %three = and i16 %offset, 3
  %bytes = mul i16 %three, 8
  %far = call <4 x i64> @llvm.genx.rdregioni.v4i64.v16i64.i16(<16 x i64> %a, i32 0, i32 4, i32 4, i16 0, i32 undef)
  %abs = call <4 x i64> @llvm.abs.v4i64(<4 x i64> %far, i1 false)
  br label %next

next:
  %w = call <8 x i64> @llvm.genx.wrregioni.v8i64.v4i64.i16.v4i1(<8 x i64> %o, <4 x i64> %far, i32 0, i32 4, i32 1, i16 %bytes, i32 undef, <4 x i1> %c)
  %w0 = call <4 x i64> @llvm.genx.rdregioni.v4i64.v8i64.i16(<8 x i64> %w, i32 0, i32 4, i32 1, i16 0, i32 undef)
  %w1 = call <4 x i64> @llvm.genx.rdregioni.v4i64.v8i64.i16(<8 x i64> %w, i32 0, i32 4, i32 1, i16 32, i32 undef)
  call void @llvm.genx.oword.st.v4i64(i32 %buf, i32 0, <4 x i64> %w0)
  call void @llvm.genx.oword.st.v4i64(i32 %buf, i32 2, <4 x i64> %w1)
  call void @llvm.genx.oword.st.v4i64(i32 %buf, i32 4, <4 x i64> %abs)
  %fd = call <4 x double> @llvm.genx.rdregionf.v4f64.v16f64.i16(<16 x double> %d, i32 0, i32 4, i32 4, i16 0, i32 undef)
  %sum = fadd <4 x double> %fd, splat (double 1.0)
  %bits = bitcast <4 x double> %fd to <4 x i64>
  %v = call <4 x i64> @llvm.genx.wrregioni.v4i64.v4i64.i16.v4i1(<4 x i64> %p, <4 x i64> %bits, i32 0, i32 4, i32 1, i16 0, i32 undef, <4 x i1> %c)
  call void @llvm.genx.oword.st.v4i64(i32 %buf, i32 6, <4 x i64> %v)
  %sumbits = bitcast <4 x double> %sum to <4 x i64>
  call void @llvm.genx.oword.st.v4i64(i32 %buf, i32 8, <4 x i64> %sumbits)
  ret void
}

declare <4 x i64> @llvm.genx.rdregioni.v4i64.v8i64.i16(<8 x i64>, i32, i32, i32, i16, i32)
declare <8 x i64> @llvm.genx.wrregioni.v8i64.v4i64.i16.v4i1(<8 x i64>, <4 x i64>, i32, i32, i32, i16, i32, <4 x i1>)
declare <4 x double> @llvm.genx.rdregionf.v4f64.v16f64.i16(<16 x double>, i32, i32, i32, i16, i32)

attributes #0 = { nounwind "CMGenxMain" }

!genx.kernels = !{!0}
!0 = !{ptr @places, !"places", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 2}
!2 = !{i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0}
!3 = !{!"", !"", !"", !"", !"", !"", !"buffer_t"}
