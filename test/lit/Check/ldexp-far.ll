; From the smallest denormal to large numbers, and back, takes more than 2000 powers of two.
; RUN: split-file %s %t
; RUN: cmx-check %t/scaled.ll %t/constants.ll
; RUN: not cmx-check %t/scaled.ll %t/others.ll 2>&1 | FileCheck %s
; CHECK: expected {{.*}}, actual

;--- scaled.ll
define void @k() {
  %a = call double @llvm.ldexp.f64.i32(double 0x0000000000000001, i32 2050)
  %b = call double @llvm.ldexp.f64.i32(double 0x7E70000000000000, i32 -2074)
  %c = call double @llvm.ldexp.f64.i32(double 0x0000000000000001, i32 4000)
  %v = insertelement <4 x double> zeroinitializer, double %a, i32 0
  %w = insertelement <4 x double> %v, double %b, i32 1
  %x = insertelement <4 x double> %w, double %c, i32 2
  call void @llvm.genx.oword.st.v4f64(i32 7, i32 1, <4 x double> %x)
  ret void
}
declare double @llvm.ldexp.f64.i32(double, i32)
declare void @llvm.genx.oword.st.v4f64(i32, i32, <4 x double>)

;--- constants.ll
define void @k() {
  call void @llvm.genx.oword.st.v4f64(i32 7, i32 1, <4 x double> <double 0x7CF0000000000000, double 0x0000000000000001, double 0x7FF0000000000000, double 0.0>)
  ret void
}
declare void @llvm.genx.oword.st.v4f64(i32, i32, <4 x double>)

;--- others.ll
define void @k() {
  call void @llvm.genx.oword.st.v4f64(i32 7, i32 1, <4 x double> <double 0x79D0000000000000, double 0x0000000000000001, double 0x7FF0000000000000, double 0.0>)
  ret void
}
declare void @llvm.genx.oword.st.v4f64(i32, i32, <4 x double>)
