; On PVC, GenX_IR writes address registers for a move of qwords to every second place
; if one operand is at a variable place. Such moves are of dwords, low and high ones.
; RUN: cmx-opt %s -O0 --platform=pvc --emit=visa -o %t.pvc
; RUN: FileCheck %s --input-file=%t.pvc
; RUN: cmx-check %s %t.pvc --platform=pvc
; RUN: cmx-opt %s -O2 --platform=pvc --emit=visa -o %t.pvc
; RUN: FileCheck %s --input-file=%t.pvc
; RUN: cmx-check %s %t.pvc --platform=pvc
; RUN: cmx-opt %s -O2 --platform=skl --emit=visa -o %t.skl
; RUN: FileCheck %s --input-file=%t.skl --check-prefix=SKL
; RUN: cmx-check %s %t.skl --platform=skl

declare <4 x i64> @llvm.genx.rdregioni.v4i64.v8i64.i16(<8 x i64>, i32, i32, i32, i16, i32)
declare <8 x i64> @llvm.genx.wrregioni.v8i64.v4i64.i16.i1(<8 x i64>, <4 x i64>, i32, i32, i32, i16, i32, i1)
declare <8 x double> @llvm.genx.wrregionf.v8f64.v4f64.i16.i1(<8 x double>, <4 x double>, i32, i32, i32, i16, i32, i1)
declare void @llvm.genx.oword.st.v8i64(i32, i32, <8 x i64>)
declare void @llvm.genx.oword.st.v8f64(i32, i32, <8 x double>)

; CHECK-LABEL: .function
; CHECK: mov (M1, 4) {{.*}}(0,0)<4> r[[[A:v_a_[0-9]+]](0),0]<2;1,0>:ud
; CHECK: mov (M1, 4) {{.*}}(0,1)<4> r[[[A]](0),4]<2;1,0>:ud
; CHECK: mov (M1, 4) r[[[B:v_a_[0-9]+]](0),0]<4>:ud {{.*}}<2;1,0>
; CHECK: mov (M1, 4) r[[[B]](0),4]<4>:ud {{.*}}(0,1)<2;1,0>
; SKL-LABEL: .function
; SKL: mov (M1, 4) {{.*}}<2> r[{{.*}}]<1;1,0>:{{u?}}q
; SKL: mov (M1, 2) r[{{.*}}]<2>:df
define dllexport spir_kernel void @k(<8 x i64> %a, <8 x i64> %old, <4 x double> %d, <8 x double> %e, i32 %at, i32 %buf) #0 {
  %offset = trunc i32 %at to i16
  %in = and i16 %offset, 3
  %bytes = mul i16 %in, 8
  %r = call <4 x i64> @llvm.genx.rdregioni.v4i64.v8i64.i16(<8 x i64> %a, i32 0, i32 4, i32 1, i16 %bytes, i32 undef)
  %w = call <8 x i64> @llvm.genx.wrregioni.v8i64.v4i64.i16.i1(<8 x i64> %old, <4 x i64> %r, i32 0, i32 4, i32 2, i16 0, i32 undef, i1 true)
  call void @llvm.genx.oword.st.v8i64(i32 %buf, i32 0, <8 x i64> %w)
  %one = and i16 %offset, 1
  %place = mul i16 %one, 8
  %v = call <8 x double> @llvm.genx.wrregionf.v8f64.v4f64.i16.i1(<8 x double> %e, <4 x double> %d, i32 0, i32 4, i32 2, i16 %place, i32 undef, i1 true)
  call void @llvm.genx.oword.st.v8f64(i32 %buf, i32 4, <8 x double> %v)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" }

!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 0, i32 0, i32 0, i32 0, i32 0, i32 2}
!2 = !{i32 0, i32 0, i32 0, i32 0, i32 0, i32 0}
!3 = !{!"", !"", !"", !"", !"", !"buffer_t"}
