; Types of the operands of the matrix unit, of conversions, and of regions of predicates.
; RUN: not cmx-opt -passes=cmx-verify -S %s -o %t.ll 2>&1 | FileCheck %s --implicit-check-not=error:
; RUN: not test -e %t.ll

declare <8 x i32> @llvm.genx.dpas.nosrc0.v8i32.v64i32.v8i32(<64 x i32>, <8 x i32>, i32)
declare <8 x i32> @llvm.genx.dpas.nosrc0.v8i32.v65i32.v8i32(<65 x i32>, <8 x i32>, i32)
declare <8 x i32> @llvm.genx.dpas.nosrc0.v8i32.v64i32.v9i32(<64 x i32>, <9 x i32>, i32)
declare <8 x float> @llvm.genx.dpas.nosrc0.v8f32.v64i32.v8i32(<64 x i32>, <8 x i32>, i32)

define void @k(<64 x i32> %b, <8 x i32> %a, <65 x i32> %b65, <9 x i32> %a9) {
; bytes
  %ok = call <8 x i32> @llvm.genx.dpas.nosrc0.v8i32.v64i32.v8i32(<64 x i32> %b, <8 x i32> %a, i32 17303560)
; CHECK: error: {{.*}}'%v1 = {{.*}}expected two integer types or one float type, depth 8 and repeat 1 to 8, actual 2, 8, 8 and 1
  %v1 = call <8 x i32> @llvm.genx.dpas.nosrc0.v8i32.v64i32.v8i32(<64 x i32> %b, <8 x i32> %a, i32 17303554)
; CHECK: error: {{.*}}'%v2 = {{.*}}expected two integer types or one float type, depth 8 and repeat 1 to 8, actual 8, 2, 8 and 1
  %v2 = call <8 x i32> @llvm.genx.dpas.nosrc0.v8i32.v64i32.v8i32(<64 x i32> %b, <8 x i32> %a, i32 17302024)
; CHECK: error: {{.*}}'%v3 = {{.*}}expected two integer types or one float type, depth 8 and repeat 1 to 8, actual 11, 11, 8 and 1
  %v3 = call <8 x float> @llvm.genx.dpas.nosrc0.v8f32.v64i32.v8i32(<64 x i32> %b, <8 x i32> %a, i32 17304331)
; CHECK: error: {{.*}}'%v4 = {{.*}}expected two integer types or one float type, depth 8 and repeat 1 to 8, actual 9, 10, 8 and 1
  %v4 = call <8 x float> @llvm.genx.dpas.nosrc0.v8f32.v64i32.v8i32(<64 x i32> %b, <8 x i32> %a, i32 17304073)
; CHECK: error: {{.*}}'%v5 = {{.*}}result elements expected i32, actual float
  %v5 = call <8 x float> @llvm.genx.dpas.nosrc0.v8f32.v64i32.v8i32(<64 x i32> %b, <8 x i32> %a, i32 17303560)
; CHECK: error: {{.*}}'%v6 = {{.*}}result elements expected float, actual i32
  %v6 = call <8 x i32> @llvm.genx.dpas.nosrc0.v8i32.v64i32.v8i32(<64 x i32> %b, <8 x i32> %a, i32 17304074)
; CHECK: error: {{.*}}'%v7 = {{.*}}b and a expected 256 and 32 bytes, actual 260 and 32
  %v7 = call <8 x i32> @llvm.genx.dpas.nosrc0.v8i32.v65i32.v8i32(<65 x i32> %b65, <8 x i32> %a, i32 17303560)
; CHECK: error: {{.*}}'%v8 = {{.*}}b and a expected 256 and 32 bytes, actual 256 and 36
  %v8 = call <8 x i32> @llvm.genx.dpas.nosrc0.v8i32.v64i32.v9i32(<64 x i32> %b, <9 x i32> %a9, i32 17303560)
  ret void
}

declare half @llvm.genx.bf.cvt.f16.f16(half)
declare float @llvm.genx.bf.cvt.f32.f32(float)
declare <8 x half> @llvm.genx.bf.cvt.v8f16.v4f32(<4 x float>)
declare <4 x i1> @llvm.genx.rdregioni.v4i1.v8i32.i16(<8 x i32>, i32, i32, i32, i16, i32)
declare { <8 x i32>, <8 x i32>, <8 x i32> } @llvm.genx.addc.v8i32.v8i32.v8i32.v8i32(<8 x i32>, <8 x i32>)
declare { <8 x i32> } @llvm.genx.addc.v8i32.v8i32(<8 x i32>, <8 x i32>)
declare <8 x i32> @llvm.genx.tf32.cvt.v8i32.v8f16(<8 x half>)
declare <8 x i32> @llvm.genx.tf32.cvt.v8i32.v8f64(<8 x double>)
declare <8 x i32> @llvm.genx.dpas2.v8i32.v8f32.v64i32.v8i32(<8 x float>, <64 x i32>, <8 x i32>, i32, i32, i32, i32, i32, i32)
define void @c(half %h, float %f, <4 x float> %f4, <8 x i32> %i, <8 x half> %h8, <8 x double> %d8, <64 x i32> %b, <8 x float> %f8) {
; CHECK: error: {{.*}}'%h1 = {{.*}}: expected half from float or float from half, with equal lanes, actual half (half) [cmx-intrinsic-lanes]
  %h1 = call half @llvm.genx.bf.cvt.f16.f16(half %h)
; CHECK: error: {{.*}}'%h2 = {{.*}}: expected half from float or float from half, with equal lanes, actual float (float) [cmx-intrinsic-lanes]
  %h2 = call float @llvm.genx.bf.cvt.f32.f32(float %f)
; CHECK: error: {{.*}}'%h3 = {{.*}}: expected half from float or float from half, with equal lanes, actual <8 x half> (<4 x float>) [cmx-intrinsic-lanes]
  %h3 = call <8 x half> @llvm.genx.bf.cvt.v8f16.v4f32(<4 x float> %f4)
; CHECK: error: {{.*}}'%r = {{.*}}: region elements expected to have 1, 2, 4 or 8 bytes, actual i1 [cmx-region-element-type]
  %r = call <4 x i1> @llvm.genx.rdregioni.v4i1.v8i32.i16(<8 x i32> %i, i32 0, i32 4, i32 1, i16 0, i32 undef)
; CHECK: error: {{.*}}'%s3 = {{.*}}: result type expected a struct of 2 elements, actual { <8 x i32>, <8 x i32>, <8 x i32> } [cmx-intrinsic-result-type]
  %s3 = call { <8 x i32>, <8 x i32>, <8 x i32> } @llvm.genx.addc.v8i32.v8i32.v8i32.v8i32(<8 x i32> %i, <8 x i32> %i)
; CHECK: error: {{.*}}'%s1 = {{.*}}: result type expected a struct of 2 elements, actual { <8 x i32> } [cmx-intrinsic-result-type]
  %s1 = call { <8 x i32> } @llvm.genx.addc.v8i32.v8i32(<8 x i32> %i, <8 x i32> %i)
  %ok2 = call <8 x i32> @llvm.genx.tf32.cvt.v8i32.v8f16(<8 x half> %h8)
; CHECK: error: {{.*}}'%t1 = {{.*}}: expected i32 from half or float, with equal lanes, actual <8 x i32> (<8 x double>) [cmx-intrinsic-lanes]
  %t1 = call <8 x i32> @llvm.genx.tf32.cvt.v8i32.v8f64(<8 x double> %d8)
; CHECK: error: {{.*}}'%p1 = {{.*}}: accumulator expected the type of the result, actual <8 x float> [cmx-message-data]
  %p1 = call <8 x i32> @llvm.genx.dpas2.v8i32.v8f32.v64i32.v8i32(<8 x float> %f8, <64 x i32> %b, <8 x i32> %i, i32 8, i32 8, i32 8, i32 1, i32 1, i32 1)
  ret void
}
