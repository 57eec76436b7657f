; Operations on groups of lanes: numbers of lanes and element types.
; RUN: not cmx-opt %s --platform=skl --emit=visa -o %t/ 2>&1 | FileCheck %s

declare <6 x float> @llvm.genx.dp4.v6f32(<6 x float>, <6 x float>)
declare <8 x float> @llvm.genx.pln.v8f32.v8f32(<4 x float>, <8 x float>)
declare <16 x i32> @llvm.genx.ssad2.v16i32.v16i8(<16 x i8>, <16 x i8>)
declare <20 x i32> @llvm.genx.umadw.v20i32.v16i32(<16 x i32>, <16 x i32>, <16 x i32>)
declare <8 x half> @llvm.genx.bf.cvt.v8f16.v8f16(<8 x half>)
declare <8 x i16> @llvm.genx.tf32.cvt.v8i16.v8f32(<8 x float>)

define dllexport spir_kernel void @k(<6 x float> %a, <4 x float> %p, <8 x float> %f, <16 x i8> %b, <16 x i32> %d, <8 x half> %h) {
; CHECK: '%1 = {{.*}}': result expected a multiple of 4 lanes of float, actual
  %1 = call <6 x float> @llvm.genx.dp4.v6f32(<6 x float> %a, <6 x float> %a)
; CHECK: '%2 = {{.*}}': operand 1 (uv) expected a multiple of 16 lanes of float, and the result half of them, actual
  %2 = call <8 x float> @llvm.genx.pln.v8f32.v8f32(<4 x float> %p, <8 x float> %f)
; CHECK: '%3 = {{.*}}': operands expected an even number of i8, and the result as many i16, actual
  %3 = call <16 x i32> @llvm.genx.ssad2.v16i32.v16i8(<16 x i8> %b, <16 x i8> %b)
; CHECK: '%4 = {{.*}}': result expected an even number of lanes, at least twice those of the operands, actual
  %4 = call <20 x i32> @llvm.genx.umadw.v20i32.v16i32(<16 x i32> %d, <16 x i32> %d, <16 x i32> %d)
; CHECK: '%5 = {{.*}}': expected half from float or float from half, with equal lanes, actual
  %5 = call <8 x half> @llvm.genx.bf.cvt.v8f16.v8f16(<8 x half> %h)
; CHECK: '%6 = {{.*}}': expected i32 from half or float, with equal lanes, actual
  %6 = call <8 x i16> @llvm.genx.tf32.cvt.v8i16.v8f32(<8 x float> %f)
  ret void
}
