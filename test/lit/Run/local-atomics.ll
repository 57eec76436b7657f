; Atomic operations that shared local memory lacks are loops: sums of floats and halves, and 64 bits. Four lanes share each
; address; lane 5 is off.
; RUN: cmx-run %s --arg out=%t.raw:128
; RUN: od -An -v -tf4 -w16 -N16 %t.raw | FileCheck %s --check-prefix=FLOAT
; RUN: od -An -v -tx2 -w8 -j16 -N8 %t.raw | FileCheck %s --check-prefix=HALF
; RUN: od -An -v -td8 -w32 -j32 -N64 %t.raw | FileCheck %s
; RUN: cmx-run %s --arg out=%t.visa.raw:128 --visa --platform=dg2 && cmp %t.raw %t.visa.raw
; RUN: cmx-run %s --arg out=%t.visa.raw:128 --visa --platform=pvc && cmp %t.raw %t.visa.raw

; Lane n adds n + 1: 28, 26 (without lane 5, which adds 6), 36 and 40.
; FLOAT: 28 26 36 40
; HALF: 4f00 4e80 5080 5100
; CHECK: 28 26 36 40
; The largest of lanes and zeros, as signed numbers: lane n has 100 - n, but the first four -1 - n.
; CHECK-NEXT: 96 91 94 93
; A scalar: 26 + 10, and the value before.
; RUN: od -An -v -tf4 -w8 -j96 -N8 %t.raw | FileCheck %s --check-prefix=SCALAR
; SCALAR: 36 26

declare void @llvm.genx.slm.init(i32)
declare <16 x float> @llvm.genx.lsc.xatomic.slm.v16f32.v16i1.v16i32(<16 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <16 x i32>, <16 x float>, <16 x float>, i32, <16 x float>)
declare float @llvm.genx.lsc.xatomic.slm.f32.v1i1.v1i32(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <1 x i32>, float, float, i32, float)
declare void @llvm.genx.oword.st.v2f32(i32, i32, <2 x float>)
declare <16 x i32> @llvm.genx.lsc.xatomic.slm.v16i32.v16i1.v16i32(<16 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <16 x i32>, <16 x i32>, <16 x i32>, i32, <16 x i32>)
declare <16 x i64> @llvm.genx.lsc.xatomic.slm.v16i64.v16i1.v16i32(<16 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <16 x i32>, <16 x i64>, <16 x i64>, i32, <16 x i64>)
declare <4 x i32> @llvm.genx.lsc.load.slm.v4i32.v4i1.v4i32(<4 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <4 x i32>, i32)
declare void @llvm.genx.lsc.store.slm.v16i1.v16i32.v16i32(<16 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <16 x i32>, <16 x i32>, i32)
declare <4 x i64> @llvm.genx.lsc.load.slm.v4i64.v4i1.v4i32(<4 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <4 x i32>, i32)
declare void @llvm.genx.oword.st.v4i32(i32, i32, <4 x i32>)
declare void @llvm.genx.oword.st.v4i16(i32, i32, <4 x i16>)
declare void @llvm.genx.oword.st.v4i64(i32, i32, <4 x i64>)

define dllexport spir_kernel void @k(i32 %out) #0 {
  call void @llvm.genx.slm.init(i32 256)
  call void @llvm.genx.lsc.store.slm.v16i1.v16i32.v16i32(<16 x i1> splat (i1 true), i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 1, i8 0, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32 24, i32 28, i32 32, i32 36, i32 40, i32 44, i32 48, i32 52, i32 56, i32 60>, <16 x i32> zeroinitializer, i32 0)
  call void @llvm.genx.lsc.store.slm.v16i1.v16i32.v16i32(<16 x i1> splat (i1 true), i8 0, i8 0, i8 0, i16 1, i32 64, i8 3, i8 1, i8 1, i8 0, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32 24, i32 28, i32 32, i32 36, i32 40, i32 44, i32 48, i32 52, i32 56, i32 60>, <16 x i32> zeroinitializer, i32 0)

  %f = call <16 x float> @llvm.genx.lsc.xatomic.slm.v16f32.v16i1.v16i32(<16 x i1> <i1 1, i1 1, i1 1, i1 1, i1 1, i1 0, i1 1, i1 1, i1 1, i1 1, i1 1, i1 1, i1 1, i1 1, i1 1, i1 1>, i8 19, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 1, i8 0, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 0, i32 4, i32 8, i32 12, i32 0, i32 4, i32 8, i32 12, i32 0, i32 4, i32 8, i32 12>, <16 x float> <float 1.0, float 2.0, float 3.0, float 4.0, float 5.0, float 6.0, float 7.0, float 8.0, float 9.0, float 10.0, float 11.0, float 12.0, float 13.0, float 14.0, float 15.0, float 16.0>, <16 x float> undef, i32 0, <16 x float> undef)
  %fs = call <4 x i32> @llvm.genx.lsc.load.slm.v4i32.v4i1.v4i32(<4 x i1> splat (i1 true), i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 1, i8 0, <4 x i32> <i32 0, i32 4, i32 8, i32 12>, i32 0)
  call void @llvm.genx.oword.st.v4i32(i32 %out, i32 0, <4 x i32> %fs)

  %h = call <16 x i32> @llvm.genx.lsc.xatomic.slm.v16i32.v16i1.v16i32(<16 x i1> <i1 1, i1 1, i1 1, i1 1, i1 1, i1 0, i1 1, i1 1, i1 1, i1 1, i1 1, i1 1, i1 1, i1 1, i1 1, i1 1>, i8 19, i8 0, i8 0, i16 1, i32 16, i8 6, i8 1, i8 1, i8 0, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 0, i32 2, i32 4, i32 6, i32 0, i32 2, i32 4, i32 6, i32 0, i32 2, i32 4, i32 6>, <16 x i32> <i32 15360, i32 16384, i32 16896, i32 17408, i32 17664, i32 17920, i32 18176, i32 18432, i32 18560, i32 18688, i32 18816, i32 18944, i32 19072, i32 19200, i32 19328, i32 19456>, <16 x i32> undef, i32 0, <16 x i32> undef)
  %hs = call <4 x i32> @llvm.genx.lsc.load.slm.v4i32.v4i1.v4i32(<4 x i1> splat (i1 true), i8 0, i8 0, i8 0, i16 1, i32 16, i8 6, i8 1, i8 1, i8 0, <4 x i32> <i32 0, i32 2, i32 4, i32 6>, i32 0)
  %hw = trunc <4 x i32> %hs to <4 x i16>
  call void @llvm.genx.oword.st.v4i16(i32 %out, i32 1, <4 x i16> %hw)

  %q = call <16 x i64> @llvm.genx.lsc.xatomic.slm.v16i64.v16i1.v16i32(<16 x i1> <i1 1, i1 1, i1 1, i1 1, i1 1, i1 0, i1 1, i1 1, i1 1, i1 1, i1 1, i1 1, i1 1, i1 1, i1 1, i1 1>, i8 12, i8 0, i8 0, i16 1, i32 32, i8 4, i8 1, i8 1, i8 0, <16 x i32> <i32 0, i32 8, i32 16, i32 24, i32 0, i32 8, i32 16, i32 24, i32 0, i32 8, i32 16, i32 24, i32 0, i32 8, i32 16, i32 24>, <16 x i64> <i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16>, <16 x i64> undef, i32 0, <16 x i64> undef)
  %qs = call <4 x i64> @llvm.genx.lsc.load.slm.v4i64.v4i1.v4i32(<4 x i1> splat (i1 true), i8 0, i8 0, i8 0, i16 1, i32 32, i8 4, i8 1, i8 1, i8 0, <4 x i32> <i32 0, i32 8, i32 16, i32 24>, i32 0)
  call void @llvm.genx.oword.st.v4i64(i32 %out, i32 2, <4 x i64> %qs)

  %m = call <16 x i64> @llvm.genx.lsc.xatomic.slm.v16i64.v16i1.v16i32(<16 x i1> <i1 1, i1 1, i1 1, i1 1, i1 1, i1 0, i1 1, i1 1, i1 1, i1 1, i1 1, i1 1, i1 1, i1 1, i1 1, i1 1>, i8 15, i8 0, i8 0, i16 1, i32 64, i8 4, i8 1, i8 1, i8 0, <16 x i32> <i32 0, i32 8, i32 16, i32 24, i32 0, i32 8, i32 16, i32 24, i32 0, i32 8, i32 16, i32 24, i32 0, i32 8, i32 16, i32 24>, <16 x i64> <i64 -1, i64 -2, i64 -3, i64 -4, i64 96, i64 95, i64 94, i64 93, i64 92, i64 91, i64 90, i64 89, i64 88, i64 87, i64 86, i64 85>, <16 x i64> undef, i32 0, <16 x i64> undef)
  %ms = call <4 x i64> @llvm.genx.lsc.load.slm.v4i64.v4i1.v4i32(<4 x i1> splat (i1 true), i8 0, i8 0, i8 0, i16 1, i32 64, i8 4, i8 1, i8 1, i8 0, <4 x i32> <i32 0, i32 8, i32 16, i32 24>, i32 0)
  call void @llvm.genx.oword.st.v4i64(i32 %out, i32 4, <4 x i64> %ms)

  %s = call float @llvm.genx.lsc.xatomic.slm.f32.v1i1.v1i32(<1 x i1> splat (i1 true), i8 19, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 1, i8 0, <1 x i32> <i32 4>, float 10.0, float undef, i32 0, float undef)
  %after = call <4 x i32> @llvm.genx.lsc.load.slm.v4i32.v4i1.v4i32(<4 x i1> splat (i1 true), i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 1, i8 0, <4 x i32> <i32 4, i32 4, i32 4, i32 4>, i32 0)
  %af = bitcast <4 x i32> %after to <4 x float>
  %a0 = shufflevector <4 x float> %af, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %both = insertelement <2 x float> %a0, float %s, i32 1
  call void @llvm.genx.oword.st.v2f32(i32 %out, i32 6, <2 x float> %both)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" }
!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 256, i32 0, !2, !3, i32 0}
!1 = !{i32 2}
!2 = !{i32 0}
!3 = !{!"buffer_t"}
