; An operation that the platform lacks is reported once, at the first instruction; each
; other operation and type as well.
; RUN: not cmx-opt %s --platform=dg2 -o %t.visaasm 2>&1 | FileCheck %s --implicit-check-not=error:

; CHECK: error: function 'doubles': instruction '%p = {{.*}}': expected an operation that dg2 has, actual mul with type df{{.*}} [cmx-operation-illegal]
; CHECK: error: function 'doubles': instruction '%s = {{.*}}': expected an operation that dg2 has, actual add with type df{{.*}} [cmx-operation-illegal]

define dllexport spir_kernel void @doubles(i32 %src, i32 %dst) #0 {
  %a = call <8 x double> @llvm.genx.oword.ld.v8f64(i32 0, i32 %src, i32 0)
  %b = call <8 x double> @llvm.genx.oword.ld.v8f64(i32 0, i32 %src, i32 4)
  %p = fmul <8 x double> %a, %b
  %q = fmul <8 x double> %p, %p
  %s = fadd <8 x double> %q, %a
  %t = fadd <8 x double> %s, %b
  call void @llvm.genx.oword.st.v8f64(i32 %dst, i32 0, <8 x double> %t)
  ret void
}
declare <8 x double> @llvm.genx.oword.ld.v8f64(i32, i32, i32)
declare void @llvm.genx.oword.st.v8f64(i32, i32, <8 x double>)

attributes #0 = { nounwind "CMGenxMain" }
!genx.kernels = !{!0}
!0 = !{ptr @doubles, !"doubles", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2}
!2 = !{i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t"}
