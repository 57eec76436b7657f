; LLVM removes a fabs, which may have been a copysign, from a product that is
; positive or NaN, so the sign of such a NaN is open. The sign of a NaN that the kernel is given is not, and neither
; is that of a number.
; RUN: split-file %s %t
; RUN: cmx-check %t/product.ll %t/no-fabs.ll
; RUN: cmx-check %t/copysign.ll %t/no-fabs.ll
; RUN: not cmx-check %t/argument.ll %t/no-fabs-argument.ll 2>&1 | FileCheck %s --check-prefix=ARGUMENT
; RUN: not cmx-check %t/product.ll %t/other-sign.ll 2>&1 | FileCheck %s --check-prefix=NUMBER
; ARGUMENT: expected 0x7f, actual 0xff
; NUMBER: expected 0xff, actual 0x7f

;--- product.ll
define void @k(<8 x i1> %m) {
  %u = uitofp <8 x i1> %m to <8 x float>
  %p = fmul <8 x float> splat (float 0x7FF0000000000000), %u
  %a = call <8 x float> @llvm.fabs.v8f32(<8 x float> %p)
  %n = fneg <8 x float> %a
  call void @llvm.genx.oword.st.v8f32(i32 7, i32 0, <8 x float> %n)
  ret void
}
declare <8 x float> @llvm.fabs.v8f32(<8 x float>)
declare void @llvm.genx.oword.st.v8f32(i32, i32, <8 x float>)

;--- copysign.ll
define void @k(<8 x i1> %m) {
  %u = uitofp <8 x i1> %m to <8 x float>
  %p = fmul <8 x float> splat (float 0x7FF0000000000000), %u
  %n = call <8 x float> @llvm.copysign.v8f32(<8 x float> %p, <8 x float> splat (float -2.0))
  call void @llvm.genx.oword.st.v8f32(i32 7, i32 0, <8 x float> %n)
  ret void
}
declare <8 x float> @llvm.copysign.v8f32(<8 x float>, <8 x float>)
declare void @llvm.genx.oword.st.v8f32(i32, i32, <8 x float>)

;--- no-fabs.ll
define void @k(<8 x i1> %m) {
  %u = uitofp <8 x i1> %m to <8 x float>
  %n = fmul <8 x float> splat (float 0xFFF0000000000000), %u
  call void @llvm.genx.oword.st.v8f32(i32 7, i32 0, <8 x float> %n)
  ret void
}
declare void @llvm.genx.oword.st.v8f32(i32, i32, <8 x float>)

;--- other-sign.ll
define void @k(<8 x i1> %m) {
  %u = uitofp <8 x i1> %m to <8 x float>
  %n = fmul <8 x float> splat (float 0x7FF0000000000000), %u
  call void @llvm.genx.oword.st.v8f32(i32 7, i32 0, <8 x float> %n)
  ret void
}
declare void @llvm.genx.oword.st.v8f32(i32, i32, <8 x float>)

;--- argument.ll
define void @k(<8 x float> %x) {
  %a = call <8 x float> @llvm.fabs.v8f32(<8 x float> %x)
  call void @llvm.genx.oword.st.v8f32(i32 7, i32 0, <8 x float> %a)
  ret void
}
declare <8 x float> @llvm.fabs.v8f32(<8 x float>)
declare void @llvm.genx.oword.st.v8f32(i32, i32, <8 x float>)

;--- no-fabs-argument.ll
define void @k(<8 x float> %x) {
  %c = fcmp uno <8 x float> %x, zeroinitializer
  %a = call <8 x float> @llvm.fabs.v8f32(<8 x float> %x)
  %r = select <8 x i1> %c, <8 x float> %x, <8 x float> %a
  call void @llvm.genx.oword.st.v8f32(i32 7, i32 0, <8 x float> %r)
  ret void
}
declare <8 x float> @llvm.fabs.v8f32(<8 x float>)
declare void @llvm.genx.oword.st.v8f32(i32, i32, <8 x float>)
