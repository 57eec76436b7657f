; Operands that do not suit a public form: the calls stay, and cmx-verify names each.
; RUN: not cmx-opt -passes=cmx-verify -S %s -o %t.ll 2>&1 | FileCheck %s --implicit-check-not=error:
; RUN: not test -e %t.ll

@g = external global i32

declare <8 x i64> @llvm.genx.lsc.xatomic.slm.6(<8 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <8 x i32>, <8 x i64>, <8 x i64>, i32, <8 x i64>)
declare <8 x i64> @llvm.genx.lsc.xatomic.slm.8(<8 x i8>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <8 x i32>, <8 x i64>, <8 x i64>, i32, <8 x i64>)
declare <8 x i64> @llvm.genx.lsc.xatomic.slm.9(<4 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <8 x i32>, <8 x i64>, <8 x i64>, i32, <8 x i64>)
declare <4 x i64> @llvm.genx.lsc.xatomic.slm.10(<8 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <8 x i32>, <4 x i64>, <4 x i64>, i32, <4 x i64>)
declare <8 x i64> @llvm.genx.lsc.xatomic.slm.11(<8 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <8 x i32>, <8 x i64>, <8 x double>, i32, <8 x i64>)
declare <8 x double> @llvm.genx.lsc.xatomic.slm.12(<8 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <8 x i32>, <8 x i64>, <8 x i64>, i32, <8 x i64>)
declare <8 x i64> @llvm.genx.lsc.xatomic.slm.13(<8 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <8 x i32>, <8 x i64>, <8 x i64>, i32, <8 x double>)
declare i64 @llvm.genx.lsc.atomic.slm.14(i1, i8, i8, i8)
declare <3 x i32> @llvm.genx.lsc.load.stateless.15(i1, i8, i8, i8, i16, i32, i8, i8, i8, i8, <3 x i64>, i32)
declare <3 x i32> @llvm.genx.lsc.load.stateless.16(i8, i8, i8, i8, i16, i32, i8, i8, i8, i8, <3 x i64>, i32)
declare <4 x i32> @llvm.genx.lsc.load.stateless.17(<3 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <3 x i64>, i32)
declare i32 @llvm.genx.lsc.load.stateless.18(<3 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <3 x i64>, i32)
declare <3 x i32> @llvm.genx.lsc.load.stateless.19(<4 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <3 x i64>, i32)
declare <3 x i32> @llvm.genx.lsc.load.stateless.20(<3 x i1>, i8, i8)
declare i32 @llvm.genx.gather4.typed.21(i32, <1 x i1>, i32, <1 x i32>, <1 x i32>, <1 x i32>, i32)
declare <16 x i32> @llvm.genx.gather4.scaled.22(<8 x i1>, i32, i16, i32, i32, <8 x i32>, <16 x i32>)
declare <16 x i32> @llvm.genx.gather4.scaled.23(<8 x i1>, i32, i16, i32, i32, <8 x i32>, <16 x i32>)
declare <16 x i32> @llvm.genx.gather4.scaled.24(<8 x i1>, i32, i16, i32, i32, <8 x i32>, <16 x i32>)
declare <40 x i32> @llvm.genx.gather4.scaled.26(<8 x i1>, i32, i16, i32, i32, <8 x i32>, <40 x i32>)
declare <12 x i32> @llvm.genx.gather4.scaled.27(<8 x i1>, i32, i16, i32, i32, <8 x i32>, <12 x i32>)
declare <16 x i32> @llvm.genx.gather4.scaled.28(<8 x i1>, i32, i16, i32, i32, <8 x i32>, <8 x i32>)
declare <16 x i32> @llvm.genx.gather4.scaled.29(<8 x i1>, i32)
declare <8 x i32> @llvm.vc.internal.lsc.load.ugm.30()
declare <8 x i32> @llvm.vc.internal.lsc.load.ugm.31(<8 x i1>, i8, i8)
declare <8 x i32> @llvm.vc.internal.lsc.load.ugm.32(<8 x i1>, i8, i8, i8, <2 x i8>, i64, <8 x i64>, i16, i32, <8 x i32>)
declare <8 x i32> @llvm.vc.internal.lsc.load.ugm.33(<8 x i1>, i8, i8, i8, <2 x i8>, i64, <8 x i64>, i16, i32, <8 x i32>)
declare <8 x i32> @llvm.vc.internal.lsc.load.ugm.34(<8 x i1>, i8, i8, i8, <2 x i8>, i64, <8 x i64>, i16, i32, <8 x i32>)
declare <8 x i32> @llvm.vc.internal.lsc.load.ugm.35(<8 x i1>, i8, i8, i8, <2 x i8>, <8 x i64>, <8 x i64>, i16, i32, <8 x i32>)
declare <8 x i32> @llvm.vc.internal.lsc.load.ugm.36(<8 x i1>, i8, i8, i8, <2 x i8>, i16, <8 x i16>, i16, i32, <8 x i32>)
declare <8 x i32> @llvm.vc.internal.lsc.load.ugm.37(<8 x i1>, i8, i8, i8, <2 x i8>, i64, <8 x i64>, i16, i32, <8 x i32>, <8 x i32>)
declare <8 x i32> @llvm.vc.internal.lsc.load.ugm.38(<8 x i1>, i8, i8, i8, <2 x i8>, i64, <8 x i64>, i16, i32, <8 x i32>)
declare <8 x i32> @llvm.vc.internal.lsc.load.ugm.39(<8 x i1>, i8, i8, i8, <2 x i8>, i64, <8 x i64>, i16, i64, <8 x i32>)
declare <8 x i32> @llvm.vc.internal.lsc.load.bti.40(<8 x i1>, i8, i8, i8, <2 x i8>, i64, <8 x i32>, i16, i32, <8 x i32>)
declare <5 x i32> @llvm.vc.internal.lsc.load.ugm.41(i1, i8, i8, i8, <2 x i8>, i64, i64, i16, i32, <5 x i32>)
declare <8 x i32> @llvm.vc.internal.lsc.load.ugm.43(<8 x i1>, i8, i8, i8, i8, i8, i64, <8 x i64>, i16, i32, <8 x i32>)
declare <8 x i32> @llvm.vc.internal.lsc.load.ugm.44(<8 x i1>, i8, i8, i8, i8, i8, i64, <8 x i64>, i16, i32, <8 x i32>)
declare <16 x i32> @llvm.vc.internal.lsc.atomic.block.2d.ugm.45(i1, i8, <2 x i8>, i8, i16, i16, i64, i32, i32, i32, i32, i32, i32, i32, <16 x i32>)
declare <16 x i32> @llvm.vc.internal.lsc.load.block.2d.ugm.rotated.46(i1, i8, <2 x i8>, i8, i16, i16, i64, i32, i32, i32, i32, i32, i32, i32, <16 x i32>)
declare void @llvm.vc.internal.lsc.store.block.2d.ugm.transposed.47(i1, i8, <2 x i8>, i8, i16, i16, i64, i32, i32, i32, i32, i32, i32, i32, <16 x i32>)
declare void @llvm.vc.internal.lsc.prefetch.block.2d.ugm.vnni.48(i1, i8, <2 x i8>, i8, i16, i16, i64, i32, i32, i32, i32, i32, i32, i32, <16 x i32>)
declare <16 x i32> @llvm.vc.internal.lsc.load.block.2d.ugm.49(i1, i8, <2 x i8>, i8, i16, i16, i32, i32, i32, i32, i32, i32, i32, i32, <16 x i32>)
declare <16 x i32> @llvm.vc.internal.lsc.load.block.2d.ugm.50(i1, i8, <3 x i8>, i8, i16, i16, i64, i32, i32, i32, i32, i32, i32, i32, <16 x i32>)
declare <16 x i32> @llvm.vc.internal.lsc.load.block.2d.ugm.51(i1, i8, <2 x i8>, i8, i16, i16, i64, i32, i32, i32, i32, i32, i32, i32, <16 x i32>, <16 x i32>)
declare <16 x i32> @llvm.vc.internal.lsc.load.block.2d.ugm.52(i1, i8, <2 x i8>, i8, i16, i16, i64, i32, i32, i32, i32, i32, i32, i32)
declare void @llvm.vc.internal.lsc.store.block.2d.ugm.53(i1, i8, <2 x i8>, i8, i16, i16, i64, i32, i32, i32, i32, i32, i32, i32)
declare <16 x i32> @llvm.vc.internal.lsc.load.2d.ugm.desc.diagonal.54(i1, <16 x i32>)
declare <8 x i64> @llvm.genx.gather.scaled.55(<8 x i1>, i32, i16, i32, i32, <8 x i32>, <8 x i64>)
declare <8 x i64> @llvm.genx.gather.scaled.56(<8 x i1>, i32, i16, i32, i32, <8 x i32>, <8 x i64>)
declare i64 @llvm.genx.gather.scaled.57(<8 x i1>, i32, i16, i32, i32, <8 x i32>, i64)
declare <8 x i32> @llvm.genx.gather.scaled.58(<8 x i1>, i32, i16, i32, i32, <8 x i32>, <8 x i32>)
declare <8 x i64> @llvm.genx.gather.scaled.59(<8 x i1>, i32, i16, i32, i64, <8 x i32>, <8 x i64>)
declare <8 x double> @llvm.genx.gather.scaled.60(<8 x i1>, i32, i16, i32, i32, <8 x i32>, <8 x i64>)
declare <8 x i64> @llvm.genx.gather.scaled.61(<8 x i1>, i32, i16)
declare <8 x i64> @llvm.genx.scatter.scaled.62(<8 x i1>, i32, i16, i32, i32, <8 x i32>, <8 x i64>)
declare <64 x i8> @llvm.genx.svm.gather.63(<8 x i1>, i32, <8 x i64>, <64 x i8>)
declare i8 @llvm.genx.svm.gather.64(<8 x i1>, i32, <8 x i64>, i8)
declare <64 x i16> @llvm.genx.svm.gather.65(<8 x i1>, i32, <8 x i64>, <64 x i8>)
declare <64 x i8> @llvm.genx.svm.scatter.66(<8 x i1>, i32, <8 x i64>, <64 x i8>)
declare <56 x i8> @llvm.genx.svm.gather.67(<8 x i1>, i32, <8 x i64>, <56 x i8>)
declare <64 x i8> @llvm.genx.svm.gather.68(<8 x i1>, i32, <8 x i64>, <64 x i8>)
declare <8 x i16> @llvm.genx.svm.gather.69(<8 x i1>, i32, <8 x i64>, <8 x i16>)
declare <8 x i32> @llvm.genx.svm.gather.70(<8 x i1>, i32, <8 x i64>, <8 x i32>)
declare <64 x i8> @llvm.genx.svm.gather.71(<8 x i1>, i32)
declare <4 x i32> @llvm.genx.rdregioni.72(<8 x i32>, i32, i32, i32, i16, i32, i1)
declare <4 x i32> @llvm.genx.rdregioni.73(<8 x i32>, i32, i32, i32, i16, i32, i1)
declare <4 x i32> @llvm.genx.rdregioni.74(<8 x i32>, i32, i32, i32, i16, i32, i8)
declare <8 x i32> @llvm.genx.wrregioni.75(<8 x i32>, <4 x i32>, i32, i32, i32, i16, i32, i1)
declare <8 x i32> @llvm.genx.wrregioni.76(<8 x i32>, <4 x i32>, i32, i32, i64, i16, i32, i1)
declare <8 x i32> @llvm.genx.wrregioni.77(<8 x i32>, <4 x i32>, i32, i32, i32, float, i32, i1)
declare <8 x i1> @llvm.genx.wrregioni.78(<8 x i1>, <4 x i1>, i32, i32, i32, i16, i32, i1)
declare <8 x i32> @llvm.genx.wrregioni.79(<8 x i32>, <4 x float>, i32, i32, i32, i16, i32, i1)
declare <4 x i32> @llvm.genx.wrregioni.80(<8 x i32>, <4 x i32>, i32, i32, i32, i16, i32, i1)
declare <8 x i32> @llvm.genx.wrregioni.81(<8 x i32>, <4 x i32>, i32, i32, i32, i16, i32, i8)
declare <8 x i32> @llvm.genx.wrregioni.82(<8 x i32>, <4 x i32>, i32, i32, i32, i16, i32, i1)
declare <8 x i32> @llvm.genx.wrregioni.83(<8 x i32>, <4 x i32>, i32, i32, i32, i16, i32, i1)
declare <8 x i32> @llvm.genx.wrregioni.84(<8 x i32>, <4 x i32>, i32, i32, i32, i16, i32, i1)
declare <8 x i32> @llvm.genx.wrregioni.85(<8 x i32>, <4 x i32>, i32, i32, i32, i16, i32, i1)
declare <2 x i32> @llvm.genx.wrregioni.87(<2 x i32>, <4 x i32>, i32, i32, i32, i16, i32, i1)
declare <8 x i32> @llvm.genx.wrregioni.88(<8 x i32>, <4 x i32>, i32, i32, i32, i16, i32, <2 x i1>)
declare <8 x i32> @llvm.genx.wrregioni.89(<8 x i32>, <4 x i32>, i32, i32, i32, i16, i32, i1)
declare <8 x i32> @llvm.genx.wrregioni.90(<8 x i32>, <4 x i32>, i32, i32, i32, i16, i32, i1)
declare <8 x float> @llvm.vc.internal.sample.bindless.91(<8 x i1>, i16, i8, i16, i32, i32, <8 x float>, <8 x float>)
declare <8 x float> @llvm.vc.internal.sample.bti.92(<8 x i1>, i16, i8, i16, i32, i32, <8 x float>)
declare <8 x float> @llvm.vc.internal.sample.bti.93(<8 x i1>, i16, i8, i16, i32, i32, <8 x float>, <8 x float>, <8 x float>, <8 x float>, <8 x float>, <8 x float>, <8 x float>, <8 x float>, <8 x float>, <8 x float>, <8 x float>, <8 x float>, <8 x float>, <8 x float>, <8 x float>, <8 x float>, <8 x float>)
declare <8 x float> @llvm.vc.internal.sample.bti.94(<8 x i1>, i16, i8, i16, i32, i32, <8 x float>, <8 x float>)
declare <8 x float> @llvm.vc.internal.sample.bti.95(<8 x i1>, i64, i8, i16, i32, i32, <8 x float>, <8 x float>)
declare <8 x float> @llvm.vc.internal.sample.bti.96(<8 x i1>, i16, i8, i16, i32, i32, <8 x float>, <8 x float>)
declare <8 x float> @llvm.vc.internal.sample.bti.97(<8 x i1>, i16, i64, i16, i32, i32, <8 x float>, <8 x float>)
declare <8 x float> @llvm.vc.internal.sample.bti.98(i1, i16, i8, i16, i32, i32, <8 x float>, <8 x float>)
declare <8 x float> @llvm.vc.internal.sample.bti.99(<8 x i8>, i16, i8, i16, i32, i32, <8 x float>, <8 x float>)
declare <8 x float> @llvm.vc.internal.sample.bti.100(<8 x i1>, i16, i8, i32, i32, i32, <8 x float>, <8 x float>)
declare <8 x float> @llvm.vc.internal.sample.bti.101(<8 x i1>, i16, i8, i16, i32, i32, <8 x i32>, <8 x float>)
declare <8 x float> @llvm.vc.internal.sample.bti.102(<8 x i1>, i16, i8, i16, i32, i32, <8 x float>, float)
declare <2 x i32> @llvm.genx.oword.ld.103(i32, i32, i64)
declare <2 x i32> @llvm.genx.oword.ld.104(i64, i32, i32)
declare <2 x i32> @llvm.genx.oword.ld.105(i32, i64, i32)
declare <8 x i1> @llvm.genx.oword.ld.106(i32, i32, i32)
declare <3 x i32> @llvm.genx.oword.ld.107(i32, i32, i32)
declare <2 x i32> @llvm.genx.oword.ld.108(i32, i32)
declare void @llvm.genx.oword.st.109(i64, i32, <2 x i32>)
declare void @llvm.genx.oword.st.110(i32, i64, <2 x i32>)
declare void @llvm.genx.oword.st.111(i32, i32, <8 x i1>)
declare i32 @llvm.vc.internal.optimization.fencer.112(i32)
declare i32 @llvm.vc.internal.optimization.fence.113(i64)
declare i32 @llvm.vc.internal.optimization.fence.114(i32, i32)
declare i32 @llvm.vc.internal.round.to.tf.115(float)
declare <8 x i16> @llvm.vc.internal.cast.to.bf16.116(<8 x half>)
declare <8 x i32> @llvm.vc.internal.cast.to.bf16.117(<8 x float>)
declare <8 x half> @llvm.vc.internal.cast.from.bf16.118(<8 x i16>)
declare i1 @llvm.genx.any.119(<8 x float>)
declare i1 @llvm.genx.all.120(<8 x i32>, <8 x i32>)
declare i32 @llvm.genx.lzd.122(i64)
declare i64 @llvm.genx.lzd.123(i64, i64)
declare { i64, i64 } @llvm.genx.addc.124(i64, i64, i64)
declare { i64, i64 } @llvm.genx.subb.125(i64, i32)
declare { i64, i1 } @llvm.genx.addc.126(i64, i64)
declare <8 x i32> @llvm.genx.fptosi.sat.128(<8 x bfloat>, i32)
declare void @llvm.genx.lsc.prefetch.2d.ugm.desc.130(i1, i8)

; Operations and types for which an atomic in shared local memory is no loop.
define void @local_atomics(<8 x i1> %a, <8 x i32> %b, <8 x i64> %c, <8 x float> %d, <8 x i8> %e, <4 x i1> %f, <4 x i64> %g, <8 x double> %h, i1 %i) {
; CHECK: error: {{.*}}@llvm.genx.lsc.xatomic.slm.6({{.*}}': data expected 16 elements, actual 8 [cmx-message-data]
  %r6 = call <8 x i64> @llvm.genx.lsc.xatomic.slm.6(<8 x i1> %a, i8 12, i8 0, i8 0, i16 1, i32 0, i8 4, i8 2, i8 1, i8 0, <8 x i32> %b, <8 x i64> %c, <8 x i64> %c, i32 0, <8 x i64> %c)
; CHECK: error: {{.*}}@llvm.genx.lsc.xatomic.slm.8({{.*}}': operand 0 (mask) type expected i1 or a vector of i1, actual <8 x i8> [cmx-intrinsic-operand-type]
  %r8 = call <8 x i64> @llvm.genx.lsc.xatomic.slm.8(<8 x i8> %e, i8 12, i8 0, i8 0, i16 1, i32 0, i8 4, i8 1, i8 1, i8 0, <8 x i32> %b, <8 x i64> %c, <8 x i64> %c, i32 0, <8 x i64> %c)
; CHECK: error: {{.*}}@llvm.genx.lsc.xatomic.slm.9({{.*}}': operand 0 (mask) expected 8 lanes as the addresses, actual 4 [cmx-message-lanes]
  %r9 = call <8 x i64> @llvm.genx.lsc.xatomic.slm.9(<4 x i1> %f, i8 12, i8 0, i8 0, i16 1, i32 0, i8 4, i8 1, i8 1, i8 0, <8 x i32> %b, <8 x i64> %c, <8 x i64> %c, i32 0, <8 x i64> %c)
; CHECK: error: {{.*}}@llvm.genx.lsc.xatomic.slm.10({{.*}}': data expected 8 elements, actual 4 [cmx-message-data]
  %r10 = call <4 x i64> @llvm.genx.lsc.xatomic.slm.10(<8 x i1> %a, i8 12, i8 0, i8 0, i16 1, i32 0, i8 4, i8 1, i8 1, i8 0, <8 x i32> %b, <4 x i64> %g, <4 x i64> %g, i32 0, <4 x i64> %g)
; CHECK: error: {{.*}}@llvm.genx.lsc.xatomic.slm.11({{.*}}': operand 12 (src1) type expected <8 x i64>, actual <8 x double> [cmx-intrinsic-operand-type]
  %r11 = call <8 x i64> @llvm.genx.lsc.xatomic.slm.11(<8 x i1> %a, i8 12, i8 0, i8 0, i16 1, i32 0, i8 4, i8 1, i8 1, i8 0, <8 x i32> %b, <8 x i64> %c, <8 x double> %h, i32 0, <8 x i64> %c)
; CHECK: error: {{.*}}@llvm.genx.lsc.xatomic.slm.12({{.*}}': operand 11 (src0) type expected <8 x double>, actual <8 x i64> [cmx-intrinsic-operand-type]
  %r12 = call <8 x double> @llvm.genx.lsc.xatomic.slm.12(<8 x i1> %a, i8 12, i8 0, i8 0, i16 1, i32 0, i8 4, i8 1, i8 1, i8 0, <8 x i32> %b, <8 x i64> %c, <8 x i64> %c, i32 0, <8 x i64> %c)
; CHECK: error: {{.*}}@llvm.genx.lsc.xatomic.slm.13({{.*}}': operand 14 (old) type expected <8 x i64>, actual <8 x double> [cmx-intrinsic-operand-type]
  %r13 = call <8 x i64> @llvm.genx.lsc.xatomic.slm.13(<8 x i1> %a, i8 12, i8 0, i8 0, i16 1, i32 0, i8 4, i8 1, i8 1, i8 0, <8 x i32> %b, <8 x i64> %c, <8 x i64> %c, i32 0, <8 x double> %h)
; CHECK: error: {{.*}}@llvm.genx.lsc.atomic.slm.14({{.*}}': expected 15 operands, actual 4 [cmx-intrinsic-arity]
  %r14 = call i64 @llvm.genx.lsc.atomic.slm.14(i1 %i, i8 12, i8 0, i8 0)
  ret void
}

; Messages with three lanes whose operands or result have no part for each lane.
define void @lane_counts(i1 %a, <3 x i64> %b, <3 x i1> %c, <4 x i1> %d, <1 x i1> %e, <1 x i32> %f, i32 %g) {
; CHECK: error: {{.*}}@llvm.genx.lsc.load.stateless.15({{.*}}': addresses expected one of 1, 2, 4, 8, 16, 32 lanes, actual 3 [cmx-message-lanes]
  %r1 = call <3 x i32> @llvm.genx.lsc.load.stateless.15(i1 %a, i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 1, i8 0, <3 x i64> %b, i32 0)
; CHECK: error: {{.*}}@llvm.genx.lsc.load.stateless.16({{.*}}': operand 0 (mask) type expected i1 or a vector of i1, actual i8 [cmx-intrinsic-operand-type]
  %r2 = call <3 x i32> @llvm.genx.lsc.load.stateless.16(i8 1, i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 1, i8 0, <3 x i64> %b, i32 0)
; CHECK: error: {{.*}}@llvm.genx.lsc.load.stateless.17({{.*}}': addresses expected one of 1, 2, 4, 8, 16, 32 lanes, actual 3 [cmx-message-lanes]
  %r3 = call <4 x i32> @llvm.genx.lsc.load.stateless.17(<3 x i1> %c, i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 1, i8 0, <3 x i64> %b, i32 0)
; CHECK: error: {{.*}}@llvm.genx.lsc.load.stateless.18({{.*}}': result type expected a vector of i8, i16, i32, i64, half, bfloat, float or double, actual i32 [cmx-intrinsic-result-type]
  %r4 = call i32 @llvm.genx.lsc.load.stateless.18(<3 x i1> %c, i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 1, i8 0, <3 x i64> %b, i32 0)
; CHECK: error: {{.*}}@llvm.genx.lsc.load.stateless.19({{.*}}': addresses expected one of 1, 2, 4, 8, 16, 32 lanes, actual 3 [cmx-message-lanes]
  %r5 = call <3 x i32> @llvm.genx.lsc.load.stateless.19(<4 x i1> %d, i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 1, i8 0, <3 x i64> %b, i32 0)
; CHECK: error: {{.*}}@llvm.genx.lsc.load.stateless.20({{.*}}': expected 12 operands, actual 3 [cmx-intrinsic-arity]
  %r6 = call <3 x i32> @llvm.genx.lsc.load.stateless.20(<3 x i1> %c, i8 0, i8 0)
; CHECK: error: {{.*}}@llvm.genx.gather4.typed.21({{.*}}': result type expected a vector of i8, i16, i32, i64, half, bfloat, float or double, actual i32 [cmx-intrinsic-result-type]
  %r7 = call i32 @llvm.genx.gather4.typed.21(i32 1, <1 x i1> %e, i32 0, <1 x i32> %f, <1 x i32> %f, <1 x i32> %f, i32 %g)
  ret void
}

; Data that do not hold whole channels after those that are moved.
define void @moved_channels(<8 x i1> %a, i32 %b, <8 x i32> %c, <16 x i32> %d, <40 x i32> %e, <12 x i32> %f) {
; CHECK: error: {{.*}}@llvm.genx.gather4.scaled.22({{.*}}': operand 1 (channelmask) expected a constant, actual a variable [cmx-intrinsic-operand-not-constant]
  %r1 = call <16 x i32> @llvm.genx.gather4.scaled.22(<8 x i1> %a, i32 %b, i16 0, i32 0, i32 0, <8 x i32> %c, <16 x i32> %d)
; CHECK: error: {{.*}}@llvm.genx.gather4.scaled.23({{.*}}': operand 1 (channelmask) expected 1 to 15, actual 17 [cmx-message-immediate]
  %r2 = call <16 x i32> @llvm.genx.gather4.scaled.23(<8 x i1> %a, i32 17, i16 0, i32 0, i32 0, <8 x i32> %c, <16 x i32> %d)
; CHECK: error: {{.*}}@llvm.genx.gather4.scaled.24({{.*}}': operand 1 (channelmask) expected 1 to 15, actual 0 [cmx-message-immediate]
  %r3 = call <16 x i32> @llvm.genx.gather4.scaled.24(<8 x i1> %a, i32 0, i16 0, i32 0, i32 0, <8 x i32> %c, <16 x i32> %d)
; CHECK: error: {{.*}}@llvm.genx.gather4.scaled.26({{.*}}': data expected 8 elements, actual 40 [cmx-message-data]
  %r5 = call <40 x i32> @llvm.genx.gather4.scaled.26(<8 x i1> %a, i32 1, i16 0, i32 0, i32 0, <8 x i32> %c, <40 x i32> %e)
; CHECK: error: {{.*}}@llvm.genx.gather4.scaled.27({{.*}}': data expected 8 elements, actual 12 [cmx-message-data]
  %r6 = call <12 x i32> @llvm.genx.gather4.scaled.27(<8 x i1> %a, i32 1, i16 0, i32 0, i32 0, <8 x i32> %c, <12 x i32> %f)
; CHECK: error: {{.*}}@llvm.genx.gather4.scaled.28({{.*}}': operand 6 (old) type expected <16 x i32>, actual <8 x i32> [cmx-intrinsic-operand-type]
  %r7 = call <16 x i32> @llvm.genx.gather4.scaled.28(<8 x i1> %a, i32 1, i16 0, i32 0, i32 0, <8 x i32> %c, <8 x i32> %c)
; CHECK: error: {{.*}}@llvm.genx.gather4.scaled.29({{.*}}': expected 7 operands, actual 2 [cmx-intrinsic-arity]
  %r8 = call <16 x i32> @llvm.genx.gather4.scaled.29(<8 x i1> %a, i32 1)
  ret void
}

; Too few operands, variables and vectors in place of numbers, addresses of 16 bits, and too many operands.
define void @internal_lanes(<8 x i1> %a, i8 %b, <8 x i64> %c, <8 x i32> %d, <2 x i8> %e, <8 x i16> %f, i16 %g) {
; CHECK: error: {{.*}}@llvm.vc.internal.lsc.load.ugm.30({{.*}}': '{{.*}}' has no translation: {{.*}} [cmx-intrinsic-unsupported]
  %r1 = call <8 x i32> @llvm.vc.internal.lsc.load.ugm.30()
; CHECK: error: {{.*}}@llvm.vc.internal.lsc.load.ugm.31({{.*}}': '{{.*}}' has no translation: {{.*}} [cmx-intrinsic-unsupported]
  %r2 = call <8 x i32> @llvm.vc.internal.lsc.load.ugm.31(<8 x i1> %a, i8 3, i8 3)
; CHECK: error: {{.*}}@llvm.vc.internal.lsc.load.ugm.32({{.*}}': '{{.*}}' has no translation: {{.*}} [cmx-intrinsic-unsupported]
  %r3 = call <8 x i32> @llvm.vc.internal.lsc.load.ugm.32(<8 x i1> %a, i8 3, i8 3, i8 %b, <2 x i8> zeroinitializer, i64 0, <8 x i64> %c, i16 1, i32 0, <8 x i32> %d)
; CHECK: error: {{.*}}@llvm.vc.internal.lsc.load.ugm.33({{.*}}': '{{.*}}' has no translation: {{.*}} [cmx-intrinsic-unsupported]
  %r4 = call <8 x i32> @llvm.vc.internal.lsc.load.ugm.33(<8 x i1> %a, i8 3, i8 3, i8 1, <2 x i8> %e, i64 0, <8 x i64> %c, i16 1, i32 0, <8 x i32> %d)
; CHECK: error: {{.*}}@llvm.vc.internal.lsc.load.ugm.34({{.*}}': '{{.*}}' has no translation: {{.*}} [cmx-intrinsic-unsupported]
  %r5 = call <8 x i32> @llvm.vc.internal.lsc.load.ugm.34(<8 x i1> %a, i8 3, i8 3, i8 1, <2 x i8> bitcast (i16 ptrtoint (ptr @g to i16) to <2 x i8>), i64 0, <8 x i64> %c, i16 1, i32 0, <8 x i32> %d)
; CHECK: error: {{.*}}@llvm.vc.internal.lsc.load.ugm.35({{.*}}': '{{.*}}' has no translation: {{.*}} [cmx-intrinsic-unsupported]
  %r6 = call <8 x i32> @llvm.vc.internal.lsc.load.ugm.35(<8 x i1> %a, i8 3, i8 3, i8 1, <2 x i8> zeroinitializer, <8 x i64> %c, <8 x i64> %c, i16 1, i32 0, <8 x i32> %d)
; CHECK: error: {{.*}}@llvm.vc.internal.lsc.load.ugm.36({{.*}}': '{{.*}}' has no translation: {{.*}} [cmx-intrinsic-unsupported]
  %r7 = call <8 x i32> @llvm.vc.internal.lsc.load.ugm.36(<8 x i1> %a, i8 1, i8 3, i8 1, <2 x i8> zeroinitializer, i16 0, <8 x i16> %f, i16 1, i32 0, <8 x i32> %d)
; CHECK: error: {{.*}}@llvm.vc.internal.lsc.load.ugm.37({{.*}}': '{{.*}}' has no translation: {{.*}} [cmx-intrinsic-unsupported]
  %r8 = call <8 x i32> @llvm.vc.internal.lsc.load.ugm.37(<8 x i1> %a, i8 3, i8 3, i8 1, <2 x i8> zeroinitializer, i64 0, <8 x i64> %c, i16 1, i32 0, <8 x i32> %d, <8 x i32> %d)
; CHECK: error: {{.*}}@llvm.vc.internal.lsc.load.ugm.38({{.*}}': '{{.*}}' has no translation: {{.*}} [cmx-intrinsic-unsupported]
  %r9 = call <8 x i32> @llvm.vc.internal.lsc.load.ugm.38(<8 x i1> %a, i8 3, i8 3, i8 1, <2 x i8> zeroinitializer, i64 0, <8 x i64> %c, i16 %g, i32 0, <8 x i32> %d)
; CHECK: error: {{.*}}@llvm.vc.internal.lsc.load.ugm.39({{.*}}': '{{.*}}' has no translation: {{.*}} [cmx-intrinsic-unsupported]
  %r10 = call <8 x i32> @llvm.vc.internal.lsc.load.ugm.39(<8 x i1> %a, i8 3, i8 3, i8 1, <2 x i8> zeroinitializer, i64 0, <8 x i64> %c, i16 1, i64 0, <8 x i32> %d)
; CHECK: error: {{.*}}@llvm.vc.internal.lsc.load.bti.40({{.*}}': '{{.*}}' has no translation: {{.*}} [cmx-intrinsic-unsupported]
  %r11 = call <8 x i32> @llvm.vc.internal.lsc.load.bti.40(<8 x i1> %a, i8 2, i8 3, i8 1, <2 x i8> zeroinitializer, i64 0, <8 x i32> %d, i16 1, i32 0, <8 x i32> %d)
  ret void
}

; Numbers and types of elements that no block has.
define void @elements_of_one_lane(i1 %a, i64 %b) {
; CHECK: error: {{.*}}@llvm.genx.lsc.load.stateless.v5i32.v1i1.v1i64({{.*}}': data expected 1 elements, actual 5 [cmx-message-data]
  %r1 = call <5 x i32> @llvm.vc.internal.lsc.load.ugm.41(i1 %a, i8 3, i8 3, i8 1, <2 x i8> zeroinitializer, i64 0, i64 %b, i16 1, i32 0, <5 x i32> undef)
  ret void
}

; Variables that the verifier reports.
define void @internal_caches(<8 x i1> %a, i8 %b, <8 x i64> %c, <8 x i32> %d) {
; CHECK: error: {{.*}}@llvm.genx.lsc.load.merge.stateless.v8i32.v8i1.v8i64({{.*}}': operand 2 (l1cache) expected a constant, actual a variable [cmx-intrinsic-operand-not-constant]
  %r1 = call <8 x i32> @llvm.vc.internal.lsc.load.ugm.43(<8 x i1> %a, i8 3, i8 3, i8 1, i8 %b, i8 0, i64 0, <8 x i64> %c, i16 1, i32 0, <8 x i32> %d)
; CHECK: error: {{.*}}@llvm.genx.lsc.load.merge.stateless.v8i32.v8i1.v8i64({{.*}}': operand 3 (l3cache) expected a constant, actual a variable [cmx-intrinsic-operand-not-constant]
  %r2 = call <8 x i32> @llvm.vc.internal.lsc.load.ugm.44(<8 x i1> %a, i8 3, i8 3, i8 1, i8 0, i8 %b, i64 0, <8 x i64> %c, i16 1, i32 0, <8 x i32> %d)
  ret void
}

; Other verbs and arrangements, operands of other types, and too many or too few operands.
define void @internal_blocks(i1 %a, i64 %b, i32 %c, <16 x i32> %d) {
; CHECK: error: {{.*}}@llvm.vc.internal.lsc.atomic.block.2d.ugm.45({{.*}}': '{{.*}}' has no translation: {{.*}} [cmx-intrinsic-unsupported]
  %r1 = call <16 x i32> @llvm.vc.internal.lsc.atomic.block.2d.ugm.45(i1 %a, i8 3, <2 x i8> zeroinitializer, i8 1, i16 2, i16 8, i64 %b, i32 63, i32 7, i32 63, i32 %c, i32 %c, i32 3, i32 5, <16 x i32> %d)
; CHECK: error: {{.*}}@llvm.vc.internal.lsc.load.block.2d.ugm.rotated.46({{.*}}': '{{.*}}' has no translation: {{.*}} [cmx-intrinsic-unsupported]
  %r2 = call <16 x i32> @llvm.vc.internal.lsc.load.block.2d.ugm.rotated.46(i1 %a, i8 3, <2 x i8> zeroinitializer, i8 1, i16 2, i16 8, i64 %b, i32 63, i32 7, i32 63, i32 %c, i32 %c, i32 3, i32 5, <16 x i32> %d)
; CHECK: error: {{.*}}@llvm.vc.internal.lsc.store.block.2d.ugm.transposed.47({{.*}}': '{{.*}}' has no translation: {{.*}} [cmx-intrinsic-unsupported]
  call void @llvm.vc.internal.lsc.store.block.2d.ugm.transposed.47(i1 %a, i8 3, <2 x i8> zeroinitializer, i8 1, i16 2, i16 8, i64 %b, i32 63, i32 7, i32 63, i32 %c, i32 %c, i32 3, i32 5, <16 x i32> %d)
; CHECK: error: {{.*}}@llvm.vc.internal.lsc.prefetch.block.2d.ugm.vnni.48({{.*}}': '{{.*}}' has no translation: {{.*}} [cmx-intrinsic-unsupported]
  call void @llvm.vc.internal.lsc.prefetch.block.2d.ugm.vnni.48(i1 %a, i8 3, <2 x i8> zeroinitializer, i8 1, i16 2, i16 8, i64 %b, i32 63, i32 7, i32 63, i32 %c, i32 %c, i32 3, i32 5, <16 x i32> %d)
; CHECK: error: {{.*}}@llvm.vc.internal.lsc.load.block.2d.ugm.49({{.*}}': '{{.*}}' has no translation: {{.*}} [cmx-intrinsic-unsupported]
  %r3 = call <16 x i32> @llvm.vc.internal.lsc.load.block.2d.ugm.49(i1 %a, i8 3, <2 x i8> zeroinitializer, i8 1, i16 2, i16 8, i32 %c, i32 63, i32 7, i32 63, i32 %c, i32 %c, i32 3, i32 5, <16 x i32> %d)
; CHECK: error: {{.*}}@llvm.vc.internal.lsc.load.block.2d.ugm.50({{.*}}': '{{.*}}' has no translation: {{.*}} [cmx-intrinsic-unsupported]
  %r4 = call <16 x i32> @llvm.vc.internal.lsc.load.block.2d.ugm.50(i1 %a, i8 3, <3 x i8> zeroinitializer, i8 1, i16 2, i16 8, i64 %b, i32 63, i32 7, i32 63, i32 %c, i32 %c, i32 3, i32 5, <16 x i32> %d)
; CHECK: error: {{.*}}@llvm.vc.internal.lsc.load.block.2d.ugm.51({{.*}}': '{{.*}}' has no translation: {{.*}} [cmx-intrinsic-unsupported]
  %r5 = call <16 x i32> @llvm.vc.internal.lsc.load.block.2d.ugm.51(i1 %a, i8 3, <2 x i8> zeroinitializer, i8 1, i16 2, i16 8, i64 %b, i32 63, i32 7, i32 63, i32 %c, i32 %c, i32 3, i32 5, <16 x i32> %d, <16 x i32> %d)
; CHECK: error: {{.*}}@llvm.vc.internal.lsc.load.block.2d.ugm.52({{.*}}': '{{.*}}' has no translation: {{.*}} [cmx-intrinsic-unsupported]
  %r6 = call <16 x i32> @llvm.vc.internal.lsc.load.block.2d.ugm.52(i1 %a, i8 3, <2 x i8> zeroinitializer, i8 1, i16 2, i16 8, i64 %b, i32 63, i32 7, i32 63, i32 %c, i32 %c, i32 3, i32 5)
; CHECK: error: {{.*}}@llvm.vc.internal.lsc.store.block.2d.ugm.53({{.*}}': '{{.*}}' has no translation: {{.*}} [cmx-intrinsic-unsupported]
  call void @llvm.vc.internal.lsc.store.block.2d.ugm.53(i1 %a, i8 3, <2 x i8> zeroinitializer, i8 1, i16 2, i16 8, i64 %b, i32 63, i32 7, i32 63, i32 %c, i32 %c, i32 3, i32 5)
; CHECK: error: {{.*}}@llvm.vc.internal.lsc.load.2d.ugm.desc.diagonal.54({{.*}}': '{{.*}}' has no translation: {{.*}} [cmx-intrinsic-unsupported]
  %r7 = call <16 x i32> @llvm.vc.internal.lsc.load.2d.ugm.desc.diagonal.54(i1 %a, <16 x i32> %d)
  ret void
}

; Blocks of other sizes, and operands of other types and numbers.
define void @qword_lanes(<8 x i1> %a, <8 x i32> %b, <8 x i64> %c, i32 %d, i64 %e) {
; CHECK: error: {{.*}}@llvm.genx.gather.scaled.55({{.*}}': data elements expected one of 32 bits, actual 64 [cmx-message-data]
  %r1 = call <8 x i64> @llvm.genx.gather.scaled.55(<8 x i1> %a, i32 2, i16 0, i32 0, i32 0, <8 x i32> %b, <8 x i64> %c)
; CHECK: error: {{.*}}@llvm.genx.gather.scaled.56({{.*}}': operand 1 (log2blocks) expected a constant, actual a variable [cmx-intrinsic-operand-not-constant]
  %r2 = call <8 x i64> @llvm.genx.gather.scaled.56(<8 x i1> %a, i32 %d, i16 0, i32 0, i32 0, <8 x i32> %b, <8 x i64> %c)
; CHECK: error: {{.*}}@llvm.genx.gather.scaled.57({{.*}}': result type expected a vector of i8, i16, i32, i64, half, bfloat, float or double, actual i64 [cmx-intrinsic-result-type]
  %r3 = call i64 @llvm.genx.gather.scaled.57(<8 x i1> %a, i32 3, i16 0, i32 0, i32 0, <8 x i32> %b, i64 %e)
; CHECK: error: {{.*}}@llvm.genx.gather.scaled.58({{.*}}': operand 1 (log2blocks) expected 0 to 2, actual 3 [cmx-message-immediate]
  %r4 = call <8 x i32> @llvm.genx.gather.scaled.58(<8 x i1> %a, i32 3, i16 0, i32 0, i32 0, <8 x i32> %b, <8 x i32> %b)
; CHECK: error: {{.*}}@llvm.genx.gather.scaled.59({{.*}}': operand 4 (globaloffset) type expected i32, actual i64 [cmx-intrinsic-operand-type]
  %r5 = call <8 x i64> @llvm.genx.gather.scaled.59(<8 x i1> %a, i32 3, i16 0, i32 0, i64 0, <8 x i32> %b, <8 x i64> %c)
; CHECK: error: {{.*}}@llvm.genx.gather.scaled.60({{.*}}': operand 6 (old) type expected <8 x double>, actual <8 x i64> [cmx-intrinsic-operand-type]
  %r6 = call <8 x double> @llvm.genx.gather.scaled.60(<8 x i1> %a, i32 3, i16 0, i32 0, i32 0, <8 x i32> %b, <8 x i64> %c)
; CHECK: error: {{.*}}@llvm.genx.gather.scaled.61({{.*}}': expected 7 operands, actual 3 [cmx-intrinsic-arity]
  %r7 = call <8 x i64> @llvm.genx.gather.scaled.61(<8 x i1> %a, i32 3, i16 0)
; CHECK: error: {{.*}}@llvm.genx.scatter.scaled.62({{.*}}': result type expected void, actual <8 x i64> [cmx-intrinsic-result-type]
  %r8 = call <8 x i64> @llvm.genx.scatter.scaled.62(<8 x i1> %a, i32 3, i16 0, i32 0, i32 0, <8 x i32> %b, <8 x i64> %c)
  ret void
}

define void @svm_bytes(<8 x i1> %a, i32 %b, <8 x i64> %c, <64 x i8> %d, i8 %e, <56 x i8> %f, <8 x i16> %g, <8 x i32> %h) {
; CHECK: error: {{.*}}@llvm.genx.svm.gather.63({{.*}}': operand 1 (log2blocks) expected a constant, actual a variable [cmx-intrinsic-operand-not-constant]
  %r1 = call <64 x i8> @llvm.genx.svm.gather.63(<8 x i1> %a, i32 %b, <8 x i64> %c, <64 x i8> %d)
; CHECK: error: {{.*}}@llvm.genx.svm.gather.64({{.*}}': result type expected a vector of i8, i16, i32, i64, half, bfloat, float or double, actual i8 [cmx-intrinsic-result-type]
  %r2 = call i8 @llvm.genx.svm.gather.64(<8 x i1> %a, i32 3, <8 x i64> %c, i8 %e)
; CHECK: error: {{.*}}@llvm.genx.svm.gather.65({{.*}}': operand 3 (old) type expected <64 x i16>, actual <64 x i8> [cmx-intrinsic-operand-type]
  %r3 = call <64 x i16> @llvm.genx.svm.gather.65(<8 x i1> %a, i32 3, <8 x i64> %c, <64 x i8> %d)
; CHECK: error: {{.*}}@llvm.genx.svm.scatter.66({{.*}}': result type expected void, actual <64 x i8> [cmx-intrinsic-result-type]
  %r4 = call <64 x i8> @llvm.genx.svm.scatter.66(<8 x i1> %a, i32 3, <8 x i64> %c, <64 x i8> %d)
; CHECK: error: {{.*}}@llvm.genx.svm.gather.67({{.*}}': operand 1 (log2blocks) expected 0 to 2, actual 3 [cmx-message-immediate]
  %r5 = call <56 x i8> @llvm.genx.svm.gather.67(<8 x i1> %a, i32 3, <8 x i64> %c, <56 x i8> %f)
; CHECK: error: {{.*}}@llvm.genx.svm.gather.68({{.*}}': data expected 32 elements, actual 64 [cmx-message-data]
  %r6 = call <64 x i8> @llvm.genx.svm.gather.68(<8 x i1> %a, i32 2, <8 x i64> %c, <64 x i8> %d)
; CHECK: error: {{.*}}@llvm.genx.svm.gather.69({{.*}}': data elements expected one of 8, 32, 64 bits, actual 16 [cmx-message-data]
  %r7 = call <8 x i16> @llvm.genx.svm.gather.69(<8 x i1> %a, i32 3, <8 x i64> %c, <8 x i16> %g)
; CHECK: error: {{.*}}@llvm.genx.svm.gather.70({{.*}}': data expected 16 elements, actual 8 [cmx-message-data]
  %r8 = call <8 x i32> @llvm.genx.svm.gather.70(<8 x i1> %a, i32 1, <8 x i64> %c, <8 x i32> %h)
; CHECK: error: {{.*}}@llvm.genx.svm.gather.71({{.*}}': expected 4 operands, actual 2 [cmx-intrinsic-arity]
  %r9 = call <64 x i8> @llvm.genx.svm.gather.71(<8 x i1> %a, i32 3)
  ret void
}

; A seventh operand of reads is the constant i1 true.
define void @region_operands(<8 x i32> %a, i1 %b) {
; CHECK: error: {{.*}}@llvm.genx.rdregioni.72({{.*}}': expected 6 operands, actual 7 [cmx-intrinsic-arity]
  %r1 = call <4 x i32> @llvm.genx.rdregioni.72(<8 x i32> %a, i32 0, i32 4, i32 1, i16 0, i32 undef, i1 false)
; CHECK: error: {{.*}}@llvm.genx.rdregioni.73({{.*}}': expected 6 operands, actual 7 [cmx-intrinsic-arity]
  %r2 = call <4 x i32> @llvm.genx.rdregioni.73(<8 x i32> %a, i32 0, i32 4, i32 1, i16 0, i32 undef, i1 %b)
; CHECK: error: {{.*}}@llvm.genx.rdregioni.74({{.*}}': expected 6 operands, actual 7 [cmx-intrinsic-arity]
  %r3 = call <4 x i32> @llvm.genx.rdregioni.74(<8 x i32> %a, i32 0, i32 4, i32 1, i16 0, i32 undef, i8 1)
  ret void
}

; Widths stay where other operands are wrong.
define void @region_types(<8 x i32> %a, <4 x i32> %b, i32 %c, <8 x i1> %d, <4 x i1> %e, <4 x float> %f) {
; CHECK: error: {{.*}}@llvm.genx.wrregioni.75({{.*}}': operand 2 (vstride) expected a constant, actual a variable [cmx-intrinsic-operand-not-constant]
  %r1 = call <8 x i32> @llvm.genx.wrregioni.75(<8 x i32> %a, <4 x i32> %b, i32 %c, i32 8, i32 1, i16 0, i32 undef, i1 true)
; CHECK: error: {{.*}}@llvm.genx.wrregioni.76({{.*}}': operand 4 (hstride) type expected i32, actual i64 [cmx-intrinsic-operand-type]
  %r2 = call <8 x i32> @llvm.genx.wrregioni.76(<8 x i32> %a, <4 x i32> %b, i32 0, i32 8, i64 1, i16 0, i32 undef, i1 true)
; CHECK: error: {{.*}}@llvm.genx.wrregioni.77({{.*}}': operand 5 (offset) type expected i16, i32 or a vector of them, actual float [cmx-intrinsic-operand-type]
  %r3 = call <8 x i32> @llvm.genx.wrregioni.77(<8 x i32> %a, <4 x i32> %b, i32 0, i32 8, i32 1, float 0.0, i32 undef, i1 true)
; CHECK: error: {{.*}}@llvm.genx.wrregioni.78({{.*}}': region elements expected to have 1, 2, 4 or 8 bytes, actual i1 [cmx-region-element-type]
  %r4 = call <8 x i1> @llvm.genx.wrregioni.78(<8 x i1> %d, <4 x i1> %e, i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
; CHECK: error: {{.*}}@llvm.genx.wrregioni.79({{.*}}': region elements expected i32 as in the vector, actual float [cmx-region-element-type]
  %r5 = call <8 x i32> @llvm.genx.wrregioni.79(<8 x i32> %a, <4 x float> %f, i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
; CHECK: error: {{.*}}@llvm.genx.wrregioni.80({{.*}}': operand 0 (old) type expected <4 x i32>, actual <8 x i32> [cmx-intrinsic-operand-type]
  %r6 = call <4 x i32> @llvm.genx.wrregioni.80(<8 x i32> %a, <4 x i32> %b, i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
; CHECK: error: {{.*}}@llvm.genx.wrregioni.81({{.*}}': operand 7 (mask) type expected i1 or a vector of i1, actual i8 [cmx-intrinsic-operand-type]
  %r7 = call <8 x i32> @llvm.genx.wrregioni.81(<8 x i32> %a, <4 x i32> %b, i32 0, i32 8, i32 1, i16 0, i32 undef, i8 1)
; CHECK: error: {{.*}}@llvm.genx.wrregioni.82({{.*}}': width expected to divide the region's 4 elements, actual -1 [cmx-region-width]
  %r8 = call <8 x i32> @llvm.genx.wrregioni.82(<8 x i32> %a, <4 x i32> %b, i32 0, i32 -1, i32 1, i16 0, i32 undef, i1 true)
  ret void
}

; Writes that overlap stay where numbers are too large, lanes do not fit, or rows wrap around.
define void @region_overlap(<8 x i32> %a, <4 x i32> %b, <2 x i16> %c, <2 x i32> %d, <2 x i1> %e, i1 %f) {
; CHECK: error: {{.*}}@llvm.genx.wrregioni.83({{.*}}': vstride expected 0 to 1048576 elements, actual 2097152 [cmx-region-stride]
  %r1 = call <8 x i32> @llvm.genx.wrregioni.83(<8 x i32> %a, <4 x i32> %b, i32 2097152, i32 4, i32 0, i16 0, i32 undef, i1 true)
; CHECK: error: {{.*}}@llvm.genx.wrregioni.84({{.*}}': hstride expected 0 to 1048576 elements, actual 2097152 [cmx-region-stride]
  %r2 = call <8 x i32> @llvm.genx.wrregioni.84(<8 x i32> %a, <4 x i32> %b, i32 0, i32 2, i32 2097152, i16 0, i32 undef, i1 true)
; CHECK: error: {{.*}}@llvm.genx.wrregioni.85({{.*}}': width expected to divide the region's 4 elements, actual 3 [cmx-region-width]
  %r3 = call <8 x i32> @llvm.genx.wrregioni.85(<8 x i32> %a, <4 x i32> %b, i32 0, i32 3, i32 0, i16 0, i32 undef, i1 true)
; CHECK: error: {{.*}}@llvm.genx.wrregioni.87({{.*}}': new value expected at most 2 elements as the old value, actual 4 [cmx-region-size]
  %r5 = call <2 x i32> @llvm.genx.wrregioni.87(<2 x i32> %d, <4 x i32> %b, i32 0, i32 2, i32 0, i16 0, i32 undef, i1 true)
; CHECK: error: {{.*}}@llvm.genx.wrregioni.88({{.*}}': mask expected 4 lanes as the new value, actual 2 [cmx-region-mask]
  %r6 = call <8 x i32> @llvm.genx.wrregioni.88(<8 x i32> %a, <4 x i32> %b, i32 0, i32 2, i32 0, i16 0, i32 undef, <2 x i1> %e)
; CHECK: error: {{.*}}@llvm.genx.wrregioni.89({{.*}}': mask expected a constant or a vector of 4 lanes, actual another i1 [cmx-region-mask]
  %r7 = call <8 x i32> @llvm.genx.wrregioni.89(<8 x i32> %a, <4 x i32> %b, i32 0, i32 2, i32 0, i16 0, i32 undef, i1 %f)
; CHECK: error: {{.*}}@llvm.genx.wrregioni.90({{.*}}': written region expected to hold each element once, actual <8192;2,0>x4@0:4 [cmx-region-write-overlap]
  %r8 = call <8 x i32> @llvm.genx.wrregioni.90(<8 x i32> %a, <4 x i32> %b, i32 8192, i32 2, i32 0, i16 0, i32 undef, i1 true)
  ret void
}

define void @samplers(<8 x i1> %a, i32 %b, <8 x float> %c, i16 %d, i8 %e, i1 %f, <8 x i8> %g, <8 x i32> %h, float %i) {
; CHECK: error: {{.*}}@llvm.vc.internal.sample.bindless.91({{.*}}': '{{.*}}' has no translation: {{.*}} [cmx-intrinsic-unsupported]
  %r1 = call <8 x float> @llvm.vc.internal.sample.bindless.91(<8 x i1> %a, i16 0, i8 2, i16 0, i32 %b, i32 %b, <8 x float> %c, <8 x float> %c)
; CHECK: error: {{.*}}@llvm.vc.internal.sample.bti.92({{.*}}': '{{.*}}' has no translation: {{.*}} [cmx-intrinsic-unsupported]
  %r2 = call <8 x float> @llvm.vc.internal.sample.bti.92(<8 x i1> %a, i16 0, i8 2, i16 0, i32 %b, i32 %b, <8 x float> %c)
; CHECK: error: {{.*}}@llvm.vc.internal.sample.bti.93({{.*}}': '{{.*}}' has no translation: {{.*}} [cmx-intrinsic-unsupported]
  %r3 = call <8 x float> @llvm.vc.internal.sample.bti.93(<8 x i1> %a, i16 0, i8 2, i16 0, i32 %b, i32 %b, <8 x float> %c, <8 x float> %c, <8 x float> %c, <8 x float> %c, <8 x float> %c, <8 x float> %c, <8 x float> %c, <8 x float> %c, <8 x float> %c, <8 x float> %c, <8 x float> %c, <8 x float> %c, <8 x float> %c, <8 x float> %c, <8 x float> %c, <8 x float> %c, <8 x float> %c)
; CHECK: error: {{.*}}@llvm.vc.internal.sample.bti.94({{.*}}': '{{.*}}' has no translation: {{.*}} [cmx-intrinsic-unsupported]
  %r4 = call <8 x float> @llvm.vc.internal.sample.bti.94(<8 x i1> %a, i16 %d, i8 2, i16 0, i32 %b, i32 %b, <8 x float> %c, <8 x float> %c)
; CHECK: error: {{.*}}@llvm.vc.internal.sample.bti.95({{.*}}': '{{.*}}' has no translation: {{.*}} [cmx-intrinsic-unsupported]
  %r5 = call <8 x float> @llvm.vc.internal.sample.bti.95(<8 x i1> %a, i64 4294967296, i8 2, i16 0, i32 %b, i32 %b, <8 x float> %c, <8 x float> %c)
; CHECK: error: {{.*}}@llvm.vc.internal.sample.bti.96({{.*}}': '{{.*}}' has no translation: {{.*}} [cmx-intrinsic-unsupported]
  %r6 = call <8 x float> @llvm.vc.internal.sample.bti.96(<8 x i1> %a, i16 0, i8 %e, i16 0, i32 %b, i32 %b, <8 x float> %c, <8 x float> %c)
; CHECK: error: {{.*}}@llvm.vc.internal.sample.bti.97({{.*}}': '{{.*}}' has no translation: {{.*}} [cmx-intrinsic-unsupported]
  %r7 = call <8 x float> @llvm.vc.internal.sample.bti.97(<8 x i1> %a, i16 0, i64 4294967296, i16 0, i32 %b, i32 %b, <8 x float> %c, <8 x float> %c)
; CHECK: error: {{.*}}@llvm.vc.internal.sample.bti.98({{.*}}': '{{.*}}' has no translation: {{.*}} [cmx-intrinsic-unsupported]
  %r8 = call <8 x float> @llvm.vc.internal.sample.bti.98(i1 %f, i16 0, i8 2, i16 0, i32 %b, i32 %b, <8 x float> %c, <8 x float> %c)
; CHECK: error: {{.*}}@llvm.vc.internal.sample.bti.99({{.*}}': '{{.*}}' has no translation: {{.*}} [cmx-intrinsic-unsupported]
  %r9 = call <8 x float> @llvm.vc.internal.sample.bti.99(<8 x i8> %g, i16 0, i8 2, i16 0, i32 %b, i32 %b, <8 x float> %c, <8 x float> %c)
; CHECK: error: {{.*}}@llvm.vc.internal.sample.bti.100({{.*}}': '{{.*}}' has no translation: {{.*}} [cmx-intrinsic-unsupported]
  %r10 = call <8 x float> @llvm.vc.internal.sample.bti.100(<8 x i1> %a, i16 0, i8 2, i32 0, i32 %b, i32 %b, <8 x float> %c, <8 x float> %c)
; CHECK: error: {{.*}}@llvm.vc.internal.sample.bti.101({{.*}}': '{{.*}}' has no translation: {{.*}} [cmx-intrinsic-unsupported]
  %r11 = call <8 x float> @llvm.vc.internal.sample.bti.101(<8 x i1> %a, i16 0, i8 2, i16 0, i32 %b, i32 %b, <8 x i32> %h, <8 x float> %c)
; CHECK: error: {{.*}}@llvm.vc.internal.sample.bti.102({{.*}}': '{{.*}}' has no translation: {{.*}} [cmx-intrinsic-unsupported]
  %r12 = call <8 x float> @llvm.vc.internal.sample.bti.102(<8 x i1> %a, i16 0, i8 2, i16 0, i32 %b, i32 %b, <8 x float> %c, float %i)
  ret void
}

define void @short_blocks(i32 %a, i64 %b, <2 x i32> %c, <8 x i1> %d) {
; CHECK: error: {{.*}}@llvm.genx.oword.ld.103({{.*}}': operand 2 (offset) type expected i32, actual i64 [cmx-intrinsic-operand-type]
  %r1 = call <2 x i32> @llvm.genx.oword.ld.103(i32 0, i32 %a, i64 0)
; CHECK: error: {{.*}}@llvm.genx.oword.ld.104({{.*}}': operand 0 (modified) type expected i32, actual i64 [cmx-intrinsic-operand-type]
  %r2 = call <2 x i32> @llvm.genx.oword.ld.104(i64 0, i32 %a, i32 0)
; CHECK: error: {{.*}}@llvm.genx.oword.ld.105({{.*}}': operand 1 (surface) type expected i32, actual i64 [cmx-intrinsic-operand-type]
  %r3 = call <2 x i32> @llvm.genx.oword.ld.105(i32 0, i64 %b, i32 0)
; CHECK: error: {{.*}}@llvm.genx.oword.ld.106({{.*}}': result type expected a vector of i8, i16, i32, i64, half, bfloat, float or double, actual <8 x i1> [cmx-intrinsic-result-type]
  %r4 = call <8 x i1> @llvm.genx.oword.ld.106(i32 0, i32 %a, i32 0)
; CHECK: error: {{.*}}@llvm.genx.oword.ld.107({{.*}}': block expected 16, 32, 64 or 128 bytes, actual 12 [cmx-message-block-size]
  %r5 = call <3 x i32> @llvm.genx.oword.ld.107(i32 0, i32 %a, i32 0)
; CHECK: error: {{.*}}@llvm.genx.oword.ld.108({{.*}}': expected 3 operands, actual 2 [cmx-intrinsic-arity]
  %r6 = call <2 x i32> @llvm.genx.oword.ld.108(i32 0, i32 %a)
; CHECK: error: {{.*}}@llvm.genx.oword.st.109({{.*}}': operand 0 (surface) type expected i32, actual i64 [cmx-intrinsic-operand-type]
  call void @llvm.genx.oword.st.109(i64 %b, i32 0, <2 x i32> %c)
; CHECK: error: {{.*}}@llvm.genx.oword.st.110({{.*}}': operand 1 (offset) type expected i32, actual i64 [cmx-intrinsic-operand-type]
  call void @llvm.genx.oword.st.110(i32 %a, i64 0, <2 x i32> %c)
; CHECK: error: {{.*}}@llvm.genx.oword.st.111({{.*}}': operand 2 (data) type expected a vector of i8, i16, i32, i64, half, bfloat, float or double, actual <8 x i1> [cmx-intrinsic-operand-type]
  call void @llvm.genx.oword.st.111(i32 %a, i32 0, <8 x i1> %d)
  ret void
}

define void @conversions(i32 %a, i64 %b, float %c, <8 x half> %d, <8 x float> %e, <8 x i16> %f, <8 x i32> %g, <8 x i1> %h, <8 x bfloat> %i, i1 %j) {
; CHECK: error: {{.*}}@llvm.vc.internal.optimization.fencer.112({{.*}}': '{{.*}}' has no translation: {{.*}} [cmx-intrinsic-unsupported]
  %r1 = call i32 @llvm.vc.internal.optimization.fencer.112(i32 %a)
; CHECK: error: {{.*}}@llvm.vc.internal.optimization.fence.113({{.*}}': '{{.*}}' has no translation: {{.*}} [cmx-intrinsic-unsupported]
  %r2 = call i32 @llvm.vc.internal.optimization.fence.113(i64 %b)
; CHECK: error: {{.*}}@llvm.vc.internal.optimization.fence.114({{.*}}': '{{.*}}' has no translation: {{.*}} [cmx-intrinsic-unsupported]
  %r3 = call i32 @llvm.vc.internal.optimization.fence.114(i32 %a, i32 %a)
; CHECK: error: {{.*}}@llvm.vc.internal.round.to.tf.115({{.*}}': '{{.*}}' has no translation: {{.*}} [cmx-intrinsic-unsupported]
  %r4 = call i32 @llvm.vc.internal.round.to.tf.115(float %c)
; CHECK: error: {{.*}}@llvm.vc.internal.cast.to.bf16.116({{.*}}': '{{.*}}' has no translation: {{.*}} [cmx-intrinsic-unsupported]
  %r5 = call <8 x i16> @llvm.vc.internal.cast.to.bf16.116(<8 x half> %d)
; CHECK: error: {{.*}}@llvm.vc.internal.cast.to.bf16.117({{.*}}': '{{.*}}' has no translation: {{.*}} [cmx-intrinsic-unsupported]
  %r6 = call <8 x i32> @llvm.vc.internal.cast.to.bf16.117(<8 x float> %e)
; CHECK: error: {{.*}}@llvm.vc.internal.cast.from.bf16.118({{.*}}': '{{.*}}' has no translation: {{.*}} [cmx-intrinsic-unsupported]
  %r7 = call <8 x half> @llvm.vc.internal.cast.from.bf16.118(<8 x i16> %f)
; CHECK: error: {{.*}}@llvm.genx.any.119({{.*}}': operand 0 (source) type expected i1 or a vector of i1, actual <8 x float> [cmx-intrinsic-operand-type]
  %r8 = call i1 @llvm.genx.any.119(<8 x float> %e)
; CHECK: error: {{.*}}@llvm.genx.all.120({{.*}}': expected 1 operands, actual 2 [cmx-intrinsic-arity]
  %r9 = call i1 @llvm.genx.all.120(<8 x i32> %g, <8 x i32> %g)
; CHECK: error: {{.*}}@llvm.genx.lzd.122({{.*}}': operand 0 (source) type expected i32, actual i64 [cmx-intrinsic-operand-type]
  %r11 = call i32 @llvm.genx.lzd.122(i64 %b)
; CHECK: error: {{.*}}@llvm.genx.lzd.123({{.*}}': expected 1 operands, actual 2 [cmx-intrinsic-arity]
  %r12 = call i64 @llvm.genx.lzd.123(i64 %b, i64 %b)
; CHECK: error: {{.*}}@llvm.genx.addc.124({{.*}}': expected 2 operands, actual 3 [cmx-intrinsic-arity]
  %r13 = call { i64, i64 } @llvm.genx.addc.124(i64 %b, i64 %b, i64 %b)
; CHECK: error: {{.*}}@llvm.genx.subb.125({{.*}}': result 0 (borrow) type expected i32 or a vector of i32, actual i64 [cmx-intrinsic-result-type]
  %r14 = call { i64, i64 } @llvm.genx.subb.125(i64 %b, i32 %a)
; CHECK: error: {{.*}}@llvm.genx.addc.126({{.*}}': result 0 (carry) type expected i32 or a vector of i32, actual i64 [cmx-intrinsic-result-type]
  %r15 = call { i64, i1 } @llvm.genx.addc.126(i64 %b, i64 %b)
; CHECK: error: {{.*}}@llvm.genx.fptosi.sat.128({{.*}}': expected 1 operands, actual 2 [cmx-intrinsic-arity]
  %r17 = call <8 x i32> @llvm.genx.fptosi.sat.128(<8 x bfloat> %i, i32 0)
; CHECK: error: {{.*}}@llvm.genx.lsc.prefetch.2d.ugm.desc.130({{.*}}': expected 9 operands, actual 2 [cmx-intrinsic-arity]
  call void @llvm.genx.lsc.prefetch.2d.ugm.desc.130(i1 %j, i8 0)
  ret void
}
