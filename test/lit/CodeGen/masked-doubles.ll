; The finalizer crashes on predicated doubles that it has to move into matching
; regions (pvc): they are computed apart and copied as qwords under the mask.
; RUN: cmx-opt --platform=pvc --emit=visa %s -o %t.visaasm
; RUN: FileCheck %s < %t.visaasm
; RUN: cmx-check %s %t.visaasm --platform=pvc
; RUN: cmx-opt --platform=pvc -O0 --emit=visa %s -o %t.visaasm
; RUN: cmx-check %s %t.visaasm --platform=pvc
; RUN: cmx-opt --platform=pvc --emit=gen %s -o %t.asm

declare <8 x double> @llvm.genx.svm.block.ld.v8f64.i64(i64)
declare void @llvm.genx.svm.block.st.i64.v8f64(i64, <8 x double>)
declare void @llvm.genx.svm.block.st.i64.v8i64(i64, <8 x i64>)
declare <4 x double> @llvm.genx.rdregionf.v4f64.v8f64.i16(<8 x double>, i32, i32, i32, i16, i32)
declare <8 x double> @llvm.genx.wrregionf.v8f64.v4f64.i16.v4i1(<8 x double>, <4 x double>, i32, i32, i32, i16, i32, <4 x i1>)
declare <8 x i64> @llvm.genx.wrregioni.v8i64.v4i64.i16.v4i1(<8 x i64>, <4 x i64>, i32, i32, i32, i16, i32, <4 x i1>)

; CHECK: .function "masked
define dllexport spir_kernel void @masked(i64 %p, <4 x i32> %c) #0 {
  %v = call <8 x double> @llvm.genx.svm.block.ld.v8f64.i64(i64 %p)
  ; CHECK: [[#]]:df
  ; CHECK: (v_p_[[#]]) mov (M1, 4) v_[[#]](0,1)<2> v_[[#]](0,0)<1;1,0>
  %even = call <4 x double> @llvm.genx.rdregionf.v4f64.v8f64.i16(<8 x double> %v, i32 0, i32 4, i32 2, i16 0, i32 undef)
  %n = fadd <4 x double> %even, splat (double 1.0)
  %m = icmp sgt <4 x i32> %c, zeroinitializer
  %w = call <8 x double> @llvm.genx.wrregionf.v8f64.v4f64.i16.v4i1(<8 x double> %v, <4 x double> %n, i32 0, i32 4, i32 2, i16 8, i32 undef, <4 x i1> %m)
  call void @llvm.genx.svm.block.st.i64.v8f64(i64 %p, <8 x double> %w)
  ; The same as integers.
  %nb = bitcast <4 x double> %n to <4 x i64>
  %vb = bitcast <8 x double> %v to <8 x i64>
  %q = add i64 %p, 64
  %w2 = call <8 x i64> @llvm.genx.wrregioni.v8i64.v4i64.i16.v4i1(<8 x i64> %vb, <4 x i64> %nb, i32 0, i32 4, i32 2, i16 8, i32 undef, <4 x i1> %m)
  call void @llvm.genx.svm.block.st.i64.v8i64(i64 %q, <8 x i64> %w2)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" }
!genx.kernels = !{!0}
!0 = !{ptr @masked, !"masked", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 0, i32 0}
!2 = !{i32 0, i32 0}
!3 = !{!"svmptr_t", !""}
