; Internal names without a public form, and operands that do not suit a name,
; stay for cmx-verify, which names each.

; RUN: not cmx-opt -passes=cmx-public-forms,cmx-verify -S %s -o %t.ll 2>&1 | FileCheck %s

declare float @llvm.vc.internal.sigmoid.f32(float)
declare <8 x i32> @llvm.vc.internal.lsc.load.quad.tgm.v8i32.v8i1.v2i8.v8i32(<8 x i1>, i8, i8, i8, <2 x i8>, i32, <8 x i32>, i16, i32, <8 x i32>)
declare <8 x i32> @llvm.vc.internal.lsc.load.ugm.v8i32.v8i1.v3i8.v8i64(<8 x i1>, i8, i8, i8, <3 x i8>, i64, <8 x i64>, i16, i32, <8 x i32>)
declare <8 x i32> @llvm.vc.internal.lsc.load.ugm.v8i32.v8i1.v2i8.v8i32(<8 x i1>, i8, i8, i8, <2 x i8>, i64, <8 x i32>, i16, i32, <8 x i32>)
declare void @llvm.vc.internal.lsc.store.ugm.v8i1.v2i8.v8i64(<8 x i1>, i8, i8, i8, <2 x i8>, i64, <8 x i64>, i16, i32)
declare <8 x float> @llvm.vc.internal.sample.bti.v8f32.v8i1.v8f32.v8i32(<8 x i1>, i16, i8, i16, i32, i32, <8 x float>, <8 x float>, <8 x i32>)
declare <8 x i8> @llvm.vc.internal.cast.to.bf16.v8i8.v8f32(<8 x float>)

; CHECK: error: {{.*}}'llvm.vc.internal.sigmoid.f32' has no translation: no public intrinsic has its meaning and operands [cmx-intrinsic-unsupported]
; CHECK: error: {{.*}}'llvm.vc.internal.lsc.load.quad.tgm.{{.*}}' has no{{.*}} [cmx-intrinsic-unsupported]
; CHECK: error: {{.*}}'llvm.vc.internal.lsc.load.ugm.v8i32.v8i1.v3i8.v8i64' has no{{.*}} [cmx-intrinsic-unsupported]
; CHECK: error: {{.*}}'llvm.vc.internal.lsc.load.ugm.v8i32.v8i1.v2i8.v8i32' has no{{.*}} [cmx-intrinsic-unsupported]
; CHECK: error: {{.*}}'llvm.vc.internal.lsc.store.ugm.v8i1.v2i8.v8i64' has no{{.*}} [cmx-intrinsic-unsupported]
; CHECK: error: {{.*}}'llvm.vc.internal.cast.to.bf16.v8i8.v8f32' has no{{.*}} [cmx-intrinsic-unsupported]
; CHECK: error: {{.*}}'llvm.vc.internal.sample.bti.v8f32.v8i1.v8f32.v8i32' has no{{.*}} [cmx-intrinsic-unsupported]
define dllexport spir_kernel void @k(float %f, <8 x i1> %m, <8 x i32> %a, <8 x i64> %b, <8 x float> %v) {
  %1 = call float @llvm.vc.internal.sigmoid.f32(float %f)
  %2 = call <8 x i32> @llvm.vc.internal.lsc.load.quad.tgm.v8i32.v8i1.v2i8.v8i32(<8 x i1> %m, i8 2, i8 3, i8 1, <2 x i8> zeroinitializer, i32 1, <8 x i32> %a, i16 1, i32 0, <8 x i32> %a)
  ; Caches of three levels.
  %3 = call <8 x i32> @llvm.vc.internal.lsc.load.ugm.v8i32.v8i1.v3i8.v8i64(<8 x i1> %m, i8 3, i8 3, i8 1, <3 x i8> zeroinitializer, i64 0, <8 x i64> %b, i16 1, i32 0, <8 x i32> %a)
  ; Offsets that are not as wide as the code of the address says.
  %4 = call <8 x i32> @llvm.vc.internal.lsc.load.ugm.v8i32.v8i1.v2i8.v8i32(<8 x i1> %m, i8 3, i8 3, i8 1, <2 x i8> zeroinitializer, i64 0, <8 x i32> %a, i16 1, i32 0, <8 x i32> %a)
  ; No data.
  call void @llvm.vc.internal.lsc.store.ugm.v8i1.v2i8.v8i64(<8 x i1> %m, i8 3, i8 3, i8 1, <2 x i8> zeroinitializer, i64 0, <8 x i64> %b, i16 1, i32 0)
  %5 = call <8 x i8> @llvm.vc.internal.cast.to.bf16.v8i8.v8f32(<8 x float> %v)
  ; Parameters of two types.
  %6 = call <8 x float> @llvm.vc.internal.sample.bti.v8f32.v8i1.v8f32.v8i32(<8 x i1> %m, i16 0, i8 2, i16 0, i32 1, i32 0, <8 x float> undef, <8 x float> %v, <8 x i32> %a)
  ret void
}
