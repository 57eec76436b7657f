; The finalizer divides and takes roots by register: 8 floats on SKL, 16 floats or 8
; doubles on PVC. A part of a predicate that starts elsewhere is one of its own.
; RUN: cmx-opt %s -O2 --platform=skl --emit=visa -o %t.skl
; RUN: FileCheck %s --input-file=%t.skl --check-prefixes=CHECK,SKL
; RUN: cmx-check %s %t.skl --platform=skl
; RUN: cmx-opt %s -O2 --platform=pvc --emit=visa -o %t.pvc
; RUN: FileCheck %s --input-file=%t.pvc --check-prefixes=CHECK,PVC
; RUN: cmx-check %s %t.pvc --platform=pvc
; RUN: %if genx_ir %{ cmx-opt %s -O2 --platform=skl --emit=gen -o %t.asm %}
; RUN: %if genx_ir %{ cmx-opt %s -O2 --platform=pvc --emit=gen -o %t.asm %}

declare <4 x float> @llvm.genx.ieee.sqrt.v4f32(<4 x float>)
declare <8 x float> @llvm.genx.ieee.sqrt.v8f32(<8 x float>)
declare <4 x double> @llvm.genx.ieee.div.v4f64(<4 x double>, <4 x double>)
declare <4 x i1> @llvm.genx.rdpredregion.v4i1.v32i1(<32 x i1>, i32)
declare <8 x i1> @llvm.genx.rdpredregion.v8i1.v32i1(<32 x i1>, i32)
declare <4 x float> @llvm.genx.wrregionf.v4f32.v4f32.i16.v4i1(<4 x float>, <4 x float>, i32, i32, i32, i16, i32, <4 x i1>)
declare <8 x float> @llvm.genx.wrregionf.v8f32.v8f32.i16.v8i1(<8 x float>, <8 x float>, i32, i32, i32, i16, i32, <8 x i1>)
declare <4 x double> @llvm.genx.wrregionf.v4f64.v4f64.i16.v4i1(<4 x double>, <4 x double>, i32, i32, i32, i16, i32, <4 x i1>)
declare void @llvm.genx.oword.st.v4f32(i32, i32, <4 x float>)
declare void @llvm.genx.oword.st.v8f32(i32, i32, <8 x float>)
declare void @llvm.genx.oword.st.v4f64(i32, i32, <4 x double>)

; CHECK-LABEL: .function
; Lane 4 starts no register of floats, but lane 20 one of doubles on SKL.
; CHECK: ({{v_.*}}) sqrtm (M1, 4)
; SKL: ({{v_.*}}) sqrtm (M3, 8)
; PVC: ({{v_.*}}) sqrtm (M1, 8)
; SKL: ({{v_.*}}) divm (M6, 4)
; PVC: ({{v_.*}}) divm (M1, 4)
define dllexport spir_kernel void @k(<32 x i32> %m, <4 x float> %a, <8 x float> %b, <4 x double> %c, i32 %buf) #0 {
  %p = icmp slt <32 x i32> %m, splat (i32 9)
  %p4 = call <4 x i1> @llvm.genx.rdpredregion.v4i1.v32i1(<32 x i1> %p, i32 4)
  %p8 = call <8 x i1> @llvm.genx.rdpredregion.v8i1.v32i1(<32 x i1> %p, i32 8)
  %p20 = call <4 x i1> @llvm.genx.rdpredregion.v4i1.v32i1(<32 x i1> %p, i32 20)
  %ra = call <4 x float> @llvm.genx.ieee.sqrt.v4f32(<4 x float> %a)
  %wa = call <4 x float> @llvm.genx.wrregionf.v4f32.v4f32.i16.v4i1(<4 x float> %a, <4 x float> %ra, i32 0, i32 4, i32 1, i16 0, i32 undef, <4 x i1> %p4)
  call void @llvm.genx.oword.st.v4f32(i32 %buf, i32 0, <4 x float> %wa)
  %rb = call <8 x float> @llvm.genx.ieee.sqrt.v8f32(<8 x float> %b)
  %wb = call <8 x float> @llvm.genx.wrregionf.v8f32.v8f32.i16.v8i1(<8 x float> %b, <8 x float> %rb, i32 0, i32 8, i32 1, i16 0, i32 undef, <8 x i1> %p8)
  call void @llvm.genx.oword.st.v8f32(i32 %buf, i32 2, <8 x float> %wb)
  %rc = call <4 x double> @llvm.genx.ieee.div.v4f64(<4 x double> splat (double 3.0), <4 x double> %c)
  %wc = call <4 x double> @llvm.genx.wrregionf.v4f64.v4f64.i16.v4i1(<4 x double> %c, <4 x double> %rc, i32 0, i32 4, i32 1, i16 0, i32 undef, <4 x i1> %p20)
  call void @llvm.genx.oword.st.v4f64(i32 %buf, i32 4, <4 x double> %wc)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" }

!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 0, i32 0, i32 0, i32 0, i32 2}
!2 = !{i32 0, i32 0, i32 0, i32 0, i32 0}
!3 = !{!"", !"", !"", !"", !"buffer_t"}
