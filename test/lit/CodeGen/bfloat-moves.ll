; GenX_IR moves bf to f by a shift of words, without a predicate, saturation or a
; modifier of floats, also of a mov that it joins. So cmx writes the shift.
; RUN: rm -rf %t
; RUN: cmx-opt %s -O2 --check-each --platform=dg2 --emit=visa -o %t/
; RUN: cat %t/masked.visaasm %t/saturated.visaasm %t/signs.visaasm | FileCheck %s
; RUN: cmx-check %s %t/masked.visaasm --platform=dg2
; RUN: cmx-check %s %t/saturated.visaasm --platform=dg2
; RUN: cmx-check %s %t/signs.visaasm --platform=dg2
; RUN: %if genx_ir %{ cmx-opt %s -O2 --platform=dg2 --emit=gen -o %t/ %}
; RUN: %if genx_ir %{ cat %t/masked.asm %t/saturated.asm | sed -e 's/  */ /g' | FileCheck %s --check-prefix=GEN %}
; RUN: cmx-opt %s -O0 --platform=pvc --emit=visa -o %t/
; RUN: cmx-check %s %t/masked.visaasm --platform=pvc
; RUN: cmx-check %s %t/saturated.visaasm --platform=pvc
; RUN: cmx-check %s %t/signs.visaasm --platform=pvc
; RUN: %if genx_ir %{ cmx-opt %s -O0 --platform=pvc --emit=gen -o %t/ %}
; RUN: %if genx_ir %{ cat %t/masked.asm %t/saturated.asm | sed -e 's/  */ /g' | FileCheck %s --check-prefix=GEN %}

declare <8 x float> @llvm.genx.wrregionf.v8f32.v8f32.i16.v8i1(<8 x float>, <8 x float>, i32, i32, i32, i16, i32, <8 x i1>)
declare <8 x float> @llvm.genx.sat.v8f32(<8 x float>)
declare <8 x bfloat> @llvm.genx.sat.v8bf16(<8 x bfloat>)
declare <8 x bfloat> @llvm.fabs.v8bf16(<8 x bfloat>)
declare <8 x float> @llvm.fabs.v8f32(<8 x float>)
declare void @llvm.genx.oword.st.v8f32(i32, i32, <8 x float>)
declare void @llvm.genx.oword.st.v8bf16(i32, i32, <8 x bfloat>)

; CHECK-LABEL: .function "masked_main"
; CHECK-NOT: {{^ *}}mov
; CHECK: {{^ *\(.*\)}} shl (M1, 8) {{.*}} 0x10:uw
; CHECK-NOT: mov
; CHECK: ret
; GEN-LABEL: .kernel masked
; GEN: (f0.0) shl (8|M0)
define dllexport spir_kernel void @masked(i32 %dst, <8 x bfloat> %x, <8 x float> %old, <8 x i32> %c) {
  %m = icmp slt <8 x i32> %c, zeroinitializer
  %f = fpext <8 x bfloat> %x to <8 x float>
  %r = call <8 x float> @llvm.genx.wrregionf.v8f32.v8f32.i16.v8i1(<8 x float> %old, <8 x float> %f, i32 0, i32 8, i32 1, i16 0, i32 undef, <8 x i1> %m)
  call void @llvm.genx.oword.st.v8f32(i32 %dst, i32 0, <8 x float> %r)
  ret void
}

; CHECK-LABEL: .function "saturated_main"
; CHECK: shl (M1, 8) {{.*}} 0x10:uw
; CHECK: mov.sat (M1, 8)
; CHECK: shl (M1, 8) {{.*}} 0x10:uw
; CHECK: mov.sat (M1, 8)
; CHECK: ret
; GEN-LABEL: .kernel saturated
; GEN-DAG: shl (8|M0)
; GEN-DAG: mov (8|M0) (sat){{.*}}:f {{.*}}:f
; GEN-DAG: shl (8|M0)
; GEN-DAG: mov (8|M0) (sat){{.*}}:f
define dllexport spir_kernel void @saturated(i32 %dst, <8 x bfloat> %x, <8 x bfloat> %y) {
  %f = fpext <8 x bfloat> %x to <8 x float>
  %s = call <8 x float> @llvm.genx.sat.v8f32(<8 x float> %f)
  call void @llvm.genx.oword.st.v8f32(i32 %dst, i32 0, <8 x float> %s)
  %t = call <8 x bfloat> @llvm.genx.sat.v8bf16(<8 x bfloat> %y)
  call void @llvm.genx.oword.st.v8bf16(i32 %dst, i32 2, <8 x bfloat> %t)
  ret void
}

; Signs are bits of words.
; CHECK-LABEL: .function "signs_main"
; CHECK-NOT: (-)
; CHECK: xor (M1, 8) {{.*}} -32768:w
; CHECK-NOT: (-)
; CHECK: and (M1, 8) {{.*}} 32767:w
; CHECK-NOT: (-)
; CHECK: ret
define dllexport spir_kernel void @signs(i32 %dst, <8 x bfloat> %x, <8 x bfloat> %y, <8 x bfloat> %z, <8 x bfloat> %w) {
  %n = fneg <8 x bfloat> %x
  %f = fpext <8 x bfloat> %n to <8 x float>
  call void @llvm.genx.oword.st.v8f32(i32 %dst, i32 0, <8 x float> %f)
  %a = call <8 x bfloat> @llvm.fabs.v8bf16(<8 x bfloat> %y)
  call void @llvm.genx.oword.st.v8bf16(i32 %dst, i32 2, <8 x bfloat> %a)
  %na = call <8 x bfloat> @llvm.fabs.v8bf16(<8 x bfloat> %z)
  %nn = fneg <8 x bfloat> %na
  call void @llvm.genx.oword.st.v8bf16(i32 %dst, i32 3, <8 x bfloat> %nn)
  %fw = fpext <8 x bfloat> %w to <8 x float>
  %afw = call <8 x float> @llvm.fabs.v8f32(<8 x float> %fw)
  call void @llvm.genx.oword.st.v8f32(i32 %dst, i32 4, <8 x float> %afw)
  ret void
}

!genx.kernels = !{!0, !1, !2}
!0 = !{ptr @masked, !"masked", !3, i32 0, i32 0, !4, !5, i32 0}
!1 = !{ptr @saturated, !"saturated", !6, i32 0, i32 0, !7, !8, i32 0}
!2 = !{ptr @signs, !"signs", !9, i32 0, i32 0, !10, !11, i32 0}
!3 = !{i32 2, i32 0, i32 0, i32 0}
!4 = !{i32 0, i32 0, i32 0, i32 0}
!5 = !{!"buffer_t", !"", !"", !""}
!6 = !{i32 2, i32 0, i32 0}
!7 = !{i32 0, i32 0, i32 0}
!8 = !{!"buffer_t", !"", !""}
!9 = !{i32 2, i32 0, i32 0, i32 0, i32 0}
!10 = !{i32 0, i32 0, i32 0, i32 0, i32 0}
!11 = !{!"buffer_t", !"", !"", !"", !""}
