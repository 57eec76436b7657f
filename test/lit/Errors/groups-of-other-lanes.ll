; Operations on groups of lanes: each operand or result of another length or type alone.
; RUN: not cmx-opt -passes=cmx-verify -S %s -o %t.ll 2>&1 | FileCheck %s --implicit-check-not=error:
; RUN: not test -e %t.ll

declare <4 x half> @llvm.genx.dp4.v4f16(<4 x half>, <4 x half>)
declare <8 x half> @llvm.genx.pln.v8f16.v16f32(<4 x float>, <16 x float>)
declare <8 x float> @llvm.genx.pln.v8f32.v16f16(<4 x float>, <16 x half>)
declare <8 x i16> @llvm.genx.ssad2.v8i16.v16i8(<16 x i8>, <16 x i8>)
declare <16 x i16> @llvm.genx.ssad2.v16i16.v16i16(<16 x i16>, <16 x i16>)
declare <8 x half> @llvm.genx.bf.cvt.v8f16.v16f32(<16 x float>)
declare <8 x i32> @llvm.genx.tf32.cvt.v8i32.v16f32(<16 x float>)
declare <8 x i32> @llvm.genx.tf32.cvt.v8i32.v8f64(<8 x double>)

define void @k() {
; CHECK: error: function 'k': {{.*}}result expected a multiple of 4 lanes of float, actual {{.*}} [cmx-intrinsic-lanes]
  %v0 = call <4 x half> @llvm.genx.dp4.v4f16(<4 x half> undef, <4 x half> undef)
; CHECK: error: function 'k': {{.*}}operand 1 (uv) expected a multiple of 16 lanes of float, and the result half of them, actual {{.*}} [cmx-intrinsic-lanes]
  %v1 = call <8 x half> @llvm.genx.pln.v8f16.v16f32(<4 x float> undef, <16 x float> undef)
; CHECK: error: function 'k': {{.*}}operand 1 (uv) expected a multiple of 16 lanes of float, and the result half of them, actual {{.*}} [cmx-intrinsic-lanes]
  %v2 = call <8 x float> @llvm.genx.pln.v8f32.v16f16(<4 x float> undef, <16 x half> undef)
; CHECK: error: function 'k': {{.*}}operands expected an even number of i8, and the result as many i16, actual {{.*}} [cmx-intrinsic-lanes]
  %v3 = call <8 x i16> @llvm.genx.ssad2.v8i16.v16i8(<16 x i8> undef, <16 x i8> undef)
; CHECK: error: function 'k': {{.*}}operands expected an even number of i8, and the result as many i16, actual {{.*}} [cmx-intrinsic-lanes]
  %v4 = call <16 x i16> @llvm.genx.ssad2.v16i16.v16i16(<16 x i16> undef, <16 x i16> undef)
; CHECK: error: function 'k': {{.*}}expected half from float or float from half, with equal lanes, actual {{.*}} [cmx-intrinsic-lanes]
  %v5 = call <8 x half> @llvm.genx.bf.cvt.v8f16.v16f32(<16 x float> undef)
; CHECK: error: function 'k': {{.*}}expected i32 from half or float, with equal lanes, actual {{.*}} [cmx-intrinsic-lanes]
  %v6 = call <8 x i32> @llvm.genx.tf32.cvt.v8i32.v16f32(<16 x float> undef)
; CHECK: error: function 'k': {{.*}}expected i32 from half or float, with equal lanes, actual {{.*}} [cmx-intrinsic-lanes]
  %v7 = call <8 x i32> @llvm.genx.tf32.cvt.v8i32.v8f64(<8 x double> undef)
  ret void
}
