; Operations on neighbouring elements become one.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes='cmx-slp-vectorize<platform=icllp>' -S %s | FileCheck %s
; A second run finds nothing more here.
; RUN: cmx-opt -passes='cmx-slp-vectorize<platform=icllp>,cmx-slp-vectorize<platform=icllp>' -verify-each -S %s | FileCheck %s
; RUN: cmx-opt -passes='cmx-slp-vectorize<platform=pvc>' -verify-each -S %s | FileCheck %s --check-prefix=PVC

declare <1 x i32> @llvm.genx.rdregioni.v1i32.v8i32.i16(<8 x i32>, i32, i32, i32, i16, i32)
declare <16 x float> @llvm.genx.wrregionf.v16f32.v4f32.i16.i1(<16 x float>, <4 x float>, i32, i32, i32, i16, i32, i1)
declare <4 x float> @llvm.genx.rdregionf.v4f32.v16f32.i16(<16 x float>, i32, i32, i32, i16, i32)
declare <4 x float> @llvm.genx.wrregionf.v4f32.f32.i16.i1(<4 x float>, float, i32, i32, i32, i16, i32, i1)
declare <4 x i16> @llvm.genx.rdregioni.v4i16.v64i16.i16(<64 x i16>, i32, i32, i32, i16, i32)
declare <64 x i16> @llvm.genx.wrregioni.v64i16.v4i16.i16.i1(<64 x i16>, <4 x i16>, i32, i32, i32, i16, i32, i1)
declare <8 x i32> @llvm.genx.wrregioni.v8i32.i32.i16.i1(<8 x i32>, i32, i32, i32, i32, i16, i32, i1)
declare <8 x i32> @llvm.genx.wrregioni.v8i32.v1i32.i16.i1(<8 x i32>, <1 x i32>, i32, i32, i32, i16, i32, i1)
declare i32 @llvm.genx.rdregioni.i32.v4i32.i16(<4 x i32>, i32, i32, i32, i16, i32)
declare <4 x i32> @llvm.genx.wrregioni.v4i32.i32.i16.i1(<4 x i32>, i32, i32, i32, i32, i16, i32, i1)
declare float @llvm.genx.rdregionf.f32.v4f32.i16(<4 x float>, i32, i32, i32, i16, i32)
declare float @llvm.maxnum.f32(float, float)
declare float @llvm.sqrt.f32(float)
declare i16 @llvm.genx.rdregioni.i16.v4i16.i16(<4 x i16>, i32, i32, i32, i16, i32)
declare i16 @llvm.genx.rdregioni.i16.v8i16.i16(<8 x i16>, i32, i32, i32, i16, i32)

; Starts of regions: the addresses are computed together.
define <8 x i32> @starts(<4 x i16> %in, <8 x i32> %h) {
; CHECK-LABEL: @starts(
; CHECK-NEXT:    [[A0_WIDE:%.*]] = and <4 x i16> [[IN:%.*]], splat (i16 7)
; CHECK-NEXT:    [[S0_WIDE:%.*]] = shl <4 x i16> [[A0_WIDE]], splat (i16 2)
; CHECK-NEXT:    [[S0:%.*]] = call i16 @llvm.genx.rdregioni.i16.v4i16.i16(<4 x i16> [[S0_WIDE]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[O0:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v8i32.i16(<8 x i32> [[H:%.*]], i32 0, i32 1, i32 0, i16 [[S0]], i32 undef)
; CHECK-NEXT:    [[M0:%.*]] = add <1 x i32> [[O0]], splat (i32 1)
; CHECK-NEXT:    [[H0:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v1i32.i16.i1(<8 x i32> [[H]], <1 x i32> [[M0]], i32 0, i32 1, i32 0, i16 [[S0]], i32 undef, i1 true)
; CHECK-NEXT:    [[S1:%.*]] = call i16 @llvm.genx.rdregioni.i16.v4i16.i16(<4 x i16> [[S0_WIDE]], i32 0, i32 1, i32 0, i16 2, i32 undef)
; CHECK-NEXT:    [[O1:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v8i32.i16(<8 x i32> [[H0]], i32 0, i32 1, i32 0, i16 [[S1]], i32 undef)
; CHECK-NEXT:    [[M1:%.*]] = add <1 x i32> [[O1]], splat (i32 1)
; CHECK-NEXT:    [[H1:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v1i32.i16.i1(<8 x i32> [[H0]], <1 x i32> [[M1]], i32 0, i32 1, i32 0, i16 [[S1]], i32 undef, i1 true)
; CHECK-NEXT:    [[S2:%.*]] = call i16 @llvm.genx.rdregioni.i16.v4i16.i16(<4 x i16> [[S0_WIDE]], i32 0, i32 1, i32 0, i16 4, i32 undef)
; CHECK-NEXT:    [[O2:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v8i32.i16(<8 x i32> [[H1]], i32 0, i32 1, i32 0, i16 [[S2]], i32 undef)
; CHECK-NEXT:    [[M2:%.*]] = add <1 x i32> [[O2]], splat (i32 1)
; CHECK-NEXT:    [[H2:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v1i32.i16.i1(<8 x i32> [[H1]], <1 x i32> [[M2]], i32 0, i32 1, i32 0, i16 [[S2]], i32 undef, i1 true)
; CHECK-NEXT:    [[S3:%.*]] = call i16 @llvm.genx.rdregioni.i16.v4i16.i16(<4 x i16> [[S0_WIDE]], i32 0, i32 1, i32 0, i16 6, i32 undef)
; CHECK-NEXT:    [[O3:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v8i32.i16(<8 x i32> [[H2]], i32 0, i32 1, i32 0, i16 [[S3]], i32 undef)
; CHECK-NEXT:    [[M3:%.*]] = add <1 x i32> [[O3]], splat (i32 1)
; CHECK-NEXT:    [[H3:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v1i32.i16.i1(<8 x i32> [[H2]], <1 x i32> [[M3]], i32 0, i32 1, i32 0, i16 [[S3]], i32 undef, i1 true)
; CHECK-NEXT:    ret <8 x i32> [[H3]]
; PVC-LABEL: @starts(
; PVC-NEXT:    [[A0_WIDE:%.*]] = and <4 x i16> [[IN:%.*]], splat (i16 7)
; PVC-NEXT:    [[S0_WIDE:%.*]] = shl <4 x i16> [[A0_WIDE]], splat (i16 2)
; PVC-NEXT:    [[S0:%.*]] = call i16 @llvm.genx.rdregioni.i16.v4i16.i16(<4 x i16> [[S0_WIDE]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; PVC-NEXT:    [[O0:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v8i32.i16(<8 x i32> [[H:%.*]], i32 0, i32 1, i32 0, i16 [[S0]], i32 undef)
; PVC-NEXT:    [[M0:%.*]] = add <1 x i32> [[O0]], splat (i32 1)
; PVC-NEXT:    [[H0:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v1i32.i16.i1(<8 x i32> [[H]], <1 x i32> [[M0]], i32 0, i32 1, i32 0, i16 [[S0]], i32 undef, i1 true)
; PVC-NEXT:    [[S1:%.*]] = call i16 @llvm.genx.rdregioni.i16.v4i16.i16(<4 x i16> [[S0_WIDE]], i32 0, i32 1, i32 0, i16 2, i32 undef)
; PVC-NEXT:    [[O1:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v8i32.i16(<8 x i32> [[H0]], i32 0, i32 1, i32 0, i16 [[S1]], i32 undef)
; PVC-NEXT:    [[M1:%.*]] = add <1 x i32> [[O1]], splat (i32 1)
; PVC-NEXT:    [[H1:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v1i32.i16.i1(<8 x i32> [[H0]], <1 x i32> [[M1]], i32 0, i32 1, i32 0, i16 [[S1]], i32 undef, i1 true)
; PVC-NEXT:    [[S2:%.*]] = call i16 @llvm.genx.rdregioni.i16.v4i16.i16(<4 x i16> [[S0_WIDE]], i32 0, i32 1, i32 0, i16 4, i32 undef)
; PVC-NEXT:    [[O2:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v8i32.i16(<8 x i32> [[H1]], i32 0, i32 1, i32 0, i16 [[S2]], i32 undef)
; PVC-NEXT:    [[M2:%.*]] = add <1 x i32> [[O2]], splat (i32 1)
; PVC-NEXT:    [[H2:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v1i32.i16.i1(<8 x i32> [[H1]], <1 x i32> [[M2]], i32 0, i32 1, i32 0, i16 [[S2]], i32 undef, i1 true)
; PVC-NEXT:    [[S3:%.*]] = call i16 @llvm.genx.rdregioni.i16.v4i16.i16(<4 x i16> [[S0_WIDE]], i32 0, i32 1, i32 0, i16 6, i32 undef)
; PVC-NEXT:    [[O3:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v8i32.i16(<8 x i32> [[H2]], i32 0, i32 1, i32 0, i16 [[S3]], i32 undef)
; PVC-NEXT:    [[M3:%.*]] = add <1 x i32> [[O3]], splat (i32 1)
; PVC-NEXT:    [[H3:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v1i32.i16.i1(<8 x i32> [[H2]], <1 x i32> [[M3]], i32 0, i32 1, i32 0, i16 [[S3]], i32 undef, i1 true)
; PVC-NEXT:    ret <8 x i32> [[H3]]
  %e0 = call i16 @llvm.genx.rdregioni.i16.v4i16.i16(<4 x i16> %in, i32 0, i32 1, i32 0, i16 0, i32 undef)
  %a0 = and i16 %e0, 7
  %s0 = shl nuw i16 %a0, 2
  %o0 = call <1 x i32> @llvm.genx.rdregioni.v1i32.v8i32.i16(<8 x i32> %h, i32 0, i32 1, i32 0, i16 %s0, i32 undef)
  %m0 = add <1 x i32> %o0, splat (i32 1)
  %h0 = call <8 x i32> @llvm.genx.wrregioni.v8i32.v1i32.i16.i1(<8 x i32> %h, <1 x i32> %m0, i32 0, i32 1, i32 0, i16 %s0, i32 undef, i1 true)
  %e1 = call i16 @llvm.genx.rdregioni.i16.v4i16.i16(<4 x i16> %in, i32 0, i32 1, i32 0, i16 2, i32 undef)
  %a1 = and i16 %e1, 7
  %s1 = shl nuw i16 %a1, 2
  %o1 = call <1 x i32> @llvm.genx.rdregioni.v1i32.v8i32.i16(<8 x i32> %h0, i32 0, i32 1, i32 0, i16 %s1, i32 undef)
  %m1 = add <1 x i32> %o1, splat (i32 1)
  %h1 = call <8 x i32> @llvm.genx.wrregioni.v8i32.v1i32.i16.i1(<8 x i32> %h0, <1 x i32> %m1, i32 0, i32 1, i32 0, i16 %s1, i32 undef, i1 true)
  %e2 = call i16 @llvm.genx.rdregioni.i16.v4i16.i16(<4 x i16> %in, i32 0, i32 1, i32 0, i16 4, i32 undef)
  %a2 = and i16 %e2, 7
  %s2 = shl i16 %a2, 2
  %o2 = call <1 x i32> @llvm.genx.rdregioni.v1i32.v8i32.i16(<8 x i32> %h1, i32 0, i32 1, i32 0, i16 %s2, i32 undef)
  %m2 = add <1 x i32> %o2, splat (i32 1)
  %h2 = call <8 x i32> @llvm.genx.wrregioni.v8i32.v1i32.i16.i1(<8 x i32> %h1, <1 x i32> %m2, i32 0, i32 1, i32 0, i16 %s2, i32 undef, i1 true)
  %e3 = call i16 @llvm.genx.rdregioni.i16.v4i16.i16(<4 x i16> %in, i32 0, i32 1, i32 0, i16 6, i32 undef)
  %a3 = and i16 %e3, 7
  %s3 = shl nuw i16 %a3, 2
  %o3 = call <1 x i32> @llvm.genx.rdregioni.v1i32.v8i32.i16(<8 x i32> %h2, i32 0, i32 1, i32 0, i16 %s3, i32 undef)
  %m3 = add <1 x i32> %o3, splat (i32 1)
  %h3 = call <8 x i32> @llvm.genx.wrregioni.v8i32.v1i32.i16.i1(<8 x i32> %h2, <1 x i32> %m3, i32 0, i32 1, i32 0, i16 %s3, i32 undef, i1 true)
  ret <8 x i32> %h3
}

; Pieces in rows, an operand that all have in common, and one wide write.
define <16 x float> @rows(<16 x float> %p, <4 x float> %row, <16 x float> %old) {
; CHECK-LABEL: @rows(
; CHECK-NEXT:    [[TMP1:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v4f32.i16(<4 x float> [[ROW:%.*]], i32 0, i32 4, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v16f32.i16(<16 x float> [[P:%.*]], i32 4, i32 4, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[X0_WIDE:%.*]] = fmul <16 x float> [[TMP1]], [[TMP2]]
; CHECK-NEXT:    [[Y0_WIDE:%.*]] = fadd <16 x float> [[X0_WIDE]], [[P]]
; CHECK-NEXT:    ret <16 x float> [[Y0_WIDE]]
; PVC-LABEL: @rows(
; PVC-NEXT:    [[TMP1:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v4f32.i16(<4 x float> [[ROW:%.*]], i32 0, i32 4, i32 1, i16 0, i32 undef)
; PVC-NEXT:    [[TMP2:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v16f32.i16(<16 x float> [[P:%.*]], i32 4, i32 4, i32 0, i16 0, i32 undef)
; PVC-NEXT:    [[X0_WIDE:%.*]] = fmul <16 x float> [[TMP1]], [[TMP2]]
; PVC-NEXT:    [[Y0_WIDE:%.*]] = fadd <16 x float> [[X0_WIDE]], [[P]]
; PVC-NEXT:    ret <16 x float> [[Y0_WIDE]]
  %c0 = call <4 x float> @llvm.genx.rdregionf.v4f32.v16f32.i16(<16 x float> %p, i32 0, i32 1, i32 0, i16 0, i32 undef)
  %x0 = fmul <4 x float> %row, %c0
  %q0 = call <4 x float> @llvm.genx.rdregionf.v4f32.v16f32.i16(<16 x float> %p, i32 0, i32 4, i32 1, i16 0, i32 undef)
  %y0 = fadd <4 x float> %x0, %q0
  %w0 = call <16 x float> @llvm.genx.wrregionf.v16f32.v4f32.i16.i1(<16 x float> %old, <4 x float> %y0, i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
  %c1 = call <4 x float> @llvm.genx.rdregionf.v4f32.v16f32.i16(<16 x float> %p, i32 0, i32 1, i32 0, i16 16, i32 undef)
  %x1 = fmul <4 x float> %row, %c1
  %q1 = call <4 x float> @llvm.genx.rdregionf.v4f32.v16f32.i16(<16 x float> %p, i32 0, i32 4, i32 1, i16 16, i32 undef)
  %y1 = fadd <4 x float> %x1, %q1
  %w1 = call <16 x float> @llvm.genx.wrregionf.v16f32.v4f32.i16.i1(<16 x float> %w0, <4 x float> %y1, i32 0, i32 4, i32 1, i16 16, i32 undef, i1 true)
  %c2 = call <4 x float> @llvm.genx.rdregionf.v4f32.v16f32.i16(<16 x float> %p, i32 0, i32 1, i32 0, i16 32, i32 undef)
  %x2 = fmul <4 x float> %row, %c2
  %q2 = call <4 x float> @llvm.genx.rdregionf.v4f32.v16f32.i16(<16 x float> %p, i32 0, i32 4, i32 1, i16 32, i32 undef)
  %y2 = fadd <4 x float> %x2, %q2
  %w2 = call <16 x float> @llvm.genx.wrregionf.v16f32.v4f32.i16.i1(<16 x float> %w1, <4 x float> %y2, i32 0, i32 4, i32 1, i16 32, i32 undef, i1 true)
  %c3 = call <4 x float> @llvm.genx.rdregionf.v4f32.v16f32.i16(<16 x float> %p, i32 0, i32 1, i32 0, i16 48, i32 undef)
  %x3 = fmul <4 x float> %row, %c3
  %q3 = call <4 x float> @llvm.genx.rdregionf.v4f32.v16f32.i16(<16 x float> %p, i32 0, i32 4, i32 1, i16 48, i32 undef)
  %y3 = fadd <4 x float> %x3, %q3
  %w3 = call <16 x float> @llvm.genx.wrregionf.v16f32.v4f32.i16.i1(<16 x float> %w2, <4 x float> %y3, i32 0, i32 4, i32 1, i16 48, i32 undef, i1 true)
  ret <16 x float> %w3
}

; Every second element, extended, with constants that differ, in another order;
; one link of the chain is none of them.
define <8 x i32> @stride_two(<8 x i16> %v, i32 %s, i32 %t) {
; CHECK-LABEL: @stride_two(
; CHECK-NEXT:    [[W:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.i32.i16.i1(<8 x i32> poison, i32 [[T:%.*]], i32 0, i32 1, i32 0, i16 28, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP1:%.*]] = call <4 x i16> @llvm.genx.rdregioni.v4i16.v8i16.i16(<8 x i16> [[V:%.*]], i32 0, i32 4, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[X0_WIDE:%.*]] = sext <4 x i16> [[TMP1]] to <4 x i32>
; CHECK-NEXT:    [[M0_WIDE:%.*]] = mul <4 x i32> [[X0_WIDE]], <i32 3, i32 4, i32 5, i32 6>
; CHECK-NEXT:    [[TMP2:%.*]] = bitcast i32 [[S:%.*]] to <1 x i32>
; CHECK-NEXT:    [[TMP3:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v1i32.i16(<1 x i32> [[TMP2]], i32 0, i32 4, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[Y0_WIDE:%.*]] = sub <4 x i32> [[M0_WIDE]], [[TMP3]]
; CHECK-NEXT:    [[TMP4:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> [[W]], <4 x i32> [[Y0_WIDE]], i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    ret <8 x i32> [[TMP4]]
; PVC-LABEL: @stride_two(
; PVC-NEXT:    [[W:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.i32.i16.i1(<8 x i32> poison, i32 [[T:%.*]], i32 0, i32 1, i32 0, i16 28, i32 undef, i1 true)
; PVC-NEXT:    [[TMP1:%.*]] = call <4 x i16> @llvm.genx.rdregioni.v4i16.v8i16.i16(<8 x i16> [[V:%.*]], i32 0, i32 4, i32 2, i16 0, i32 undef)
; PVC-NEXT:    [[X0_WIDE:%.*]] = sext <4 x i16> [[TMP1]] to <4 x i32>
; PVC-NEXT:    [[M0_WIDE:%.*]] = mul <4 x i32> [[X0_WIDE]], <i32 3, i32 4, i32 5, i32 6>
; PVC-NEXT:    [[TMP2:%.*]] = bitcast i32 [[S:%.*]] to <1 x i32>
; PVC-NEXT:    [[TMP3:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v1i32.i16(<1 x i32> [[TMP2]], i32 0, i32 4, i32 0, i16 0, i32 undef)
; PVC-NEXT:    [[Y0_WIDE:%.*]] = sub <4 x i32> [[M0_WIDE]], [[TMP3]]
; PVC-NEXT:    [[TMP4:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> [[W]], <4 x i32> [[Y0_WIDE]], i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
; PVC-NEXT:    ret <8 x i32> [[TMP4]]
  %w = call <8 x i32> @llvm.genx.wrregioni.v8i32.i32.i16.i1(<8 x i32> poison, i32 %t, i32 0, i32 1, i32 0, i16 28, i32 undef, i1 true)
  %e2 = call i16 @llvm.genx.rdregioni.i16.v8i16.i16(<8 x i16> %v, i32 0, i32 1, i32 0, i16 8, i32 undef)
  %x2 = sext i16 %e2 to i32
  %m2 = mul i32 %x2, 5
  %y2 = sub i32 %m2, %s
  %w2 = call <8 x i32> @llvm.genx.wrregioni.v8i32.i32.i16.i1(<8 x i32> %w, i32 %y2, i32 0, i32 1, i32 0, i16 8, i32 undef, i1 true)
  %e0 = call i16 @llvm.genx.rdregioni.i16.v8i16.i16(<8 x i16> %v, i32 0, i32 1, i32 0, i16 0, i32 undef)
  %x0 = sext i16 %e0 to i32
  %m0 = mul i32 %x0, 3
  %y0 = sub i32 %m0, %s
  %w0 = call <8 x i32> @llvm.genx.wrregioni.v8i32.i32.i16.i1(<8 x i32> %w2, i32 %y0, i32 0, i32 1, i32 0, i16 0, i32 undef, i1 true)
  %e1 = call i16 @llvm.genx.rdregioni.i16.v8i16.i16(<8 x i16> %v, i32 0, i32 1, i32 0, i16 4, i32 undef)
  %x1 = sext i16 %e1 to i32
  %m1 = mul i32 %x1, 4
  %y1 = sub i32 %m1, %s
  %w1 = call <8 x i32> @llvm.genx.wrregioni.v8i32.i32.i16.i1(<8 x i32> %w0, i32 %y1, i32 0, i32 1, i32 0, i16 4, i32 undef, i1 true)
  %e3 = call i16 @llvm.genx.rdregioni.i16.v8i16.i16(<8 x i16> %v, i32 0, i32 1, i32 0, i16 12, i32 undef)
  %x3 = sext i16 %e3 to i32
  %m3 = mul i32 %x3, 6
  %y3 = sub i32 %m3, %s
  %w3 = call <8 x i32> @llvm.genx.wrregioni.v8i32.i32.i16.i1(<8 x i32> %w1, i32 %y3, i32 0, i32 1, i32 0, i16 12, i32 undef, i1 true)
  ret <8 x i32> %w3
}

; Intrinsics, modifiers, freeze; a result with two uses.
define <4 x float> @intrinsics(<4 x float> %v, ptr %p) {
; CHECK-LABEL: @intrinsics(
; CHECK-NEXT:    [[F0_WIDE:%.*]] = freeze <4 x float> [[V:%.*]]
; CHECK-NEXT:    [[N0_WIDE:%.*]] = fneg <4 x float> [[F0_WIDE]]
; CHECK-NEXT:    [[X0_WIDE:%.*]] = call nnan <4 x float> @llvm.maxnum.v4f32(<4 x float> [[N0_WIDE]], <4 x float> zeroinitializer)
; CHECK-NEXT:    [[R0_WIDE:%.*]] = call <4 x float> @llvm.sqrt.v4f32(<4 x float> [[X0_WIDE]])
; CHECK-NEXT:    [[Z0_WIDE:%.*]] = fmul <4 x float> [[R0_WIDE]], [[X0_WIDE]]
; CHECK-NEXT:    ret <4 x float> [[Z0_WIDE]]
; PVC-LABEL: @intrinsics(
; PVC-NEXT:    [[F0_WIDE:%.*]] = freeze <4 x float> [[V:%.*]]
; PVC-NEXT:    [[N0_WIDE:%.*]] = fneg <4 x float> [[F0_WIDE]]
; PVC-NEXT:    [[X0_WIDE:%.*]] = call nnan <4 x float> @llvm.maxnum.v4f32(<4 x float> [[N0_WIDE]], <4 x float> zeroinitializer)
; PVC-NEXT:    [[R0_WIDE:%.*]] = call <4 x float> @llvm.sqrt.v4f32(<4 x float> [[X0_WIDE]])
; PVC-NEXT:    [[Z0_WIDE:%.*]] = fmul <4 x float> [[R0_WIDE]], [[X0_WIDE]]
; PVC-NEXT:    ret <4 x float> [[Z0_WIDE]]
  %e0 = call float @llvm.genx.rdregionf.f32.v4f32.i16(<4 x float> %v, i32 0, i32 1, i32 0, i16 0, i32 undef)
  %f0 = freeze float %e0
  %n0 = fneg float %f0
  %x0 = call nnan float @llvm.maxnum.f32(float %n0, float 0.0)
  %r0 = call float @llvm.sqrt.f32(float %x0)
  %z0 = fmul float %r0, %x0
  %w0 = call <4 x float> @llvm.genx.wrregionf.v4f32.f32.i16.i1(<4 x float> poison, float %z0, i32 0, i32 1, i32 0, i16 0, i32 undef, i1 true)
  %e1 = call float @llvm.genx.rdregionf.f32.v4f32.i16(<4 x float> %v, i32 0, i32 1, i32 0, i16 4, i32 undef)
  %f1 = freeze float %e1
  %n1 = fneg float %f1
  %x1 = call nnan float @llvm.maxnum.f32(float %n1, float 0.0)
  %r1 = call float @llvm.sqrt.f32(float %x1)
  %z1 = fmul float %r1, %x1
  %w1 = call <4 x float> @llvm.genx.wrregionf.v4f32.f32.i16.i1(<4 x float> %w0, float %z1, i32 0, i32 1, i32 0, i16 4, i32 undef, i1 true)
  %e2 = call float @llvm.genx.rdregionf.f32.v4f32.i16(<4 x float> %v, i32 0, i32 1, i32 0, i16 8, i32 undef)
  %f2 = freeze float %e2
  %n2 = fneg float %f2
  %x2 = call nnan float @llvm.maxnum.f32(float %n2, float 0.0)
  %r2 = call float @llvm.sqrt.f32(float %x2)
  %z2 = fmul float %r2, %x2
  %w2 = call <4 x float> @llvm.genx.wrregionf.v4f32.f32.i16.i1(<4 x float> %w1, float %z2, i32 0, i32 1, i32 0, i16 8, i32 undef, i1 true)
  %e3 = call float @llvm.genx.rdregionf.f32.v4f32.i16(<4 x float> %v, i32 0, i32 1, i32 0, i16 12, i32 undef)
  %f3 = freeze float %e3
  %n3 = fneg float %f3
  %x3 = call nnan float @llvm.maxnum.f32(float %n3, float 0.0)
  %r3 = call float @llvm.sqrt.f32(float %x3)
  %z3 = fmul float %r3, %x3
  %w3 = call <4 x float> @llvm.genx.wrregionf.v4f32.f32.i16.i1(<4 x float> %w2, float %z3, i32 0, i32 1, i32 0, i16 12, i32 undef, i1 true)
  ret <4 x float> %w3
}

; 32 words are two registers of 32 bytes: on icllp two packs of eight pieces, on
; pvc one.
define <64 x i16> @two_packs(<64 x i16> %v, <64 x i16> %u) {
; CHECK-LABEL: @two_packs(
; CHECK-NEXT:    [[TMP1:%.*]] = call <32 x i16> @llvm.genx.rdregioni.v32i16.v64i16.i16(<64 x i16> [[V:%.*]], i32 0, i32 32, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = call <32 x i16> @llvm.genx.rdregioni.v32i16.v64i16.i16(<64 x i16> [[U:%.*]], i32 0, i32 32, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[X0_WIDE:%.*]] = add <32 x i16> [[TMP1]], [[TMP2]]
; CHECK-NEXT:    [[TMP3:%.*]] = call <32 x i16> @llvm.genx.rdregioni.v32i16.v64i16.i16(<64 x i16> [[V]], i32 0, i32 32, i32 1, i16 64, i32 undef)
; CHECK-NEXT:    [[TMP4:%.*]] = call <32 x i16> @llvm.genx.rdregioni.v32i16.v64i16.i16(<64 x i16> [[U]], i32 0, i32 32, i32 1, i16 64, i32 undef)
; CHECK-NEXT:    [[X8_WIDE:%.*]] = add <32 x i16> [[TMP3]], [[TMP4]]
; CHECK-NEXT:    [[TMP5:%.*]] = call <64 x i16> @llvm.genx.wrregioni.v64i16.v32i16.i16.i1(<64 x i16> poison, <32 x i16> [[X0_WIDE]], i32 0, i32 32, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP6:%.*]] = call <64 x i16> @llvm.genx.wrregioni.v64i16.v32i16.i16.i1(<64 x i16> [[TMP5]], <32 x i16> [[X8_WIDE]], i32 0, i32 32, i32 1, i16 64, i32 undef, i1 true)
; CHECK-NEXT:    ret <64 x i16> [[TMP6]]
; PVC-LABEL: @two_packs(
; PVC-NEXT:    [[TMP1:%.*]] = call <32 x i16> @llvm.genx.rdregioni.v32i16.v64i16.i16(<64 x i16> [[V:%.*]], i32 0, i32 32, i32 1, i16 0, i32 undef)
; PVC-NEXT:    [[TMP2:%.*]] = call <32 x i16> @llvm.genx.rdregioni.v32i16.v64i16.i16(<64 x i16> [[U:%.*]], i32 0, i32 32, i32 1, i16 0, i32 undef)
; PVC-NEXT:    [[X0_WIDE:%.*]] = add <32 x i16> [[TMP1]], [[TMP2]]
; PVC-NEXT:    [[TMP3:%.*]] = call <32 x i16> @llvm.genx.rdregioni.v32i16.v64i16.i16(<64 x i16> [[V]], i32 0, i32 32, i32 1, i16 64, i32 undef)
; PVC-NEXT:    [[TMP4:%.*]] = call <32 x i16> @llvm.genx.rdregioni.v32i16.v64i16.i16(<64 x i16> [[U]], i32 0, i32 32, i32 1, i16 64, i32 undef)
; PVC-NEXT:    [[X8_WIDE:%.*]] = add <32 x i16> [[TMP3]], [[TMP4]]
; PVC-NEXT:    [[TMP5:%.*]] = call <64 x i16> @llvm.genx.wrregioni.v64i16.v32i16.i16.i1(<64 x i16> poison, <32 x i16> [[X0_WIDE]], i32 0, i32 32, i32 1, i16 0, i32 undef, i1 true)
; PVC-NEXT:    [[TMP6:%.*]] = call <64 x i16> @llvm.genx.wrregioni.v64i16.v32i16.i16.i1(<64 x i16> [[TMP5]], <32 x i16> [[X8_WIDE]], i32 0, i32 32, i32 1, i16 64, i32 undef, i1 true)
; PVC-NEXT:    ret <64 x i16> [[TMP6]]
  %a0 = call <4 x i16> @llvm.genx.rdregioni.v4i16.v64i16.i16(<64 x i16> %v, i32 0, i32 4, i32 1, i16 0, i32 undef)
  %b0 = call <4 x i16> @llvm.genx.rdregioni.v4i16.v64i16.i16(<64 x i16> %u, i32 0, i32 4, i32 1, i16 0, i32 undef)
  %x0 = add <4 x i16> %a0, %b0
  %w0 = call <64 x i16> @llvm.genx.wrregioni.v64i16.v4i16.i16.i1(<64 x i16> poison, <4 x i16> %x0, i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
  %a1 = call <4 x i16> @llvm.genx.rdregioni.v4i16.v64i16.i16(<64 x i16> %v, i32 0, i32 4, i32 1, i16 8, i32 undef)
  %b1 = call <4 x i16> @llvm.genx.rdregioni.v4i16.v64i16.i16(<64 x i16> %u, i32 0, i32 4, i32 1, i16 8, i32 undef)
  %x1 = add <4 x i16> %a1, %b1
  %w1 = call <64 x i16> @llvm.genx.wrregioni.v64i16.v4i16.i16.i1(<64 x i16> %w0, <4 x i16> %x1, i32 0, i32 4, i32 1, i16 8, i32 undef, i1 true)
  %a2 = call <4 x i16> @llvm.genx.rdregioni.v4i16.v64i16.i16(<64 x i16> %v, i32 0, i32 4, i32 1, i16 16, i32 undef)
  %b2 = call <4 x i16> @llvm.genx.rdregioni.v4i16.v64i16.i16(<64 x i16> %u, i32 0, i32 4, i32 1, i16 16, i32 undef)
  %x2 = add <4 x i16> %a2, %b2
  %w2 = call <64 x i16> @llvm.genx.wrregioni.v64i16.v4i16.i16.i1(<64 x i16> %w1, <4 x i16> %x2, i32 0, i32 4, i32 1, i16 16, i32 undef, i1 true)
  %a3 = call <4 x i16> @llvm.genx.rdregioni.v4i16.v64i16.i16(<64 x i16> %v, i32 0, i32 4, i32 1, i16 24, i32 undef)
  %b3 = call <4 x i16> @llvm.genx.rdregioni.v4i16.v64i16.i16(<64 x i16> %u, i32 0, i32 4, i32 1, i16 24, i32 undef)
  %x3 = add <4 x i16> %a3, %b3
  %w3 = call <64 x i16> @llvm.genx.wrregioni.v64i16.v4i16.i16.i1(<64 x i16> %w2, <4 x i16> %x3, i32 0, i32 4, i32 1, i16 24, i32 undef, i1 true)
  %a4 = call <4 x i16> @llvm.genx.rdregioni.v4i16.v64i16.i16(<64 x i16> %v, i32 0, i32 4, i32 1, i16 32, i32 undef)
  %b4 = call <4 x i16> @llvm.genx.rdregioni.v4i16.v64i16.i16(<64 x i16> %u, i32 0, i32 4, i32 1, i16 32, i32 undef)
  %x4 = add <4 x i16> %a4, %b4
  %w4 = call <64 x i16> @llvm.genx.wrregioni.v64i16.v4i16.i16.i1(<64 x i16> %w3, <4 x i16> %x4, i32 0, i32 4, i32 1, i16 32, i32 undef, i1 true)
  %a5 = call <4 x i16> @llvm.genx.rdregioni.v4i16.v64i16.i16(<64 x i16> %v, i32 0, i32 4, i32 1, i16 40, i32 undef)
  %b5 = call <4 x i16> @llvm.genx.rdregioni.v4i16.v64i16.i16(<64 x i16> %u, i32 0, i32 4, i32 1, i16 40, i32 undef)
  %x5 = add <4 x i16> %a5, %b5
  %w5 = call <64 x i16> @llvm.genx.wrregioni.v64i16.v4i16.i16.i1(<64 x i16> %w4, <4 x i16> %x5, i32 0, i32 4, i32 1, i16 40, i32 undef, i1 true)
  %a6 = call <4 x i16> @llvm.genx.rdregioni.v4i16.v64i16.i16(<64 x i16> %v, i32 0, i32 4, i32 1, i16 48, i32 undef)
  %b6 = call <4 x i16> @llvm.genx.rdregioni.v4i16.v64i16.i16(<64 x i16> %u, i32 0, i32 4, i32 1, i16 48, i32 undef)
  %x6 = add <4 x i16> %a6, %b6
  %w6 = call <64 x i16> @llvm.genx.wrregioni.v64i16.v4i16.i16.i1(<64 x i16> %w5, <4 x i16> %x6, i32 0, i32 4, i32 1, i16 48, i32 undef, i1 true)
  %a7 = call <4 x i16> @llvm.genx.rdregioni.v4i16.v64i16.i16(<64 x i16> %v, i32 0, i32 4, i32 1, i16 56, i32 undef)
  %b7 = call <4 x i16> @llvm.genx.rdregioni.v4i16.v64i16.i16(<64 x i16> %u, i32 0, i32 4, i32 1, i16 56, i32 undef)
  %x7 = add <4 x i16> %a7, %b7
  %w7 = call <64 x i16> @llvm.genx.wrregioni.v64i16.v4i16.i16.i1(<64 x i16> %w6, <4 x i16> %x7, i32 0, i32 4, i32 1, i16 56, i32 undef, i1 true)
  %a8 = call <4 x i16> @llvm.genx.rdregioni.v4i16.v64i16.i16(<64 x i16> %v, i32 0, i32 4, i32 1, i16 64, i32 undef)
  %b8 = call <4 x i16> @llvm.genx.rdregioni.v4i16.v64i16.i16(<64 x i16> %u, i32 0, i32 4, i32 1, i16 64, i32 undef)
  %x8 = add <4 x i16> %a8, %b8
  %w8 = call <64 x i16> @llvm.genx.wrregioni.v64i16.v4i16.i16.i1(<64 x i16> %w7, <4 x i16> %x8, i32 0, i32 4, i32 1, i16 64, i32 undef, i1 true)
  %a9 = call <4 x i16> @llvm.genx.rdregioni.v4i16.v64i16.i16(<64 x i16> %v, i32 0, i32 4, i32 1, i16 72, i32 undef)
  %b9 = call <4 x i16> @llvm.genx.rdregioni.v4i16.v64i16.i16(<64 x i16> %u, i32 0, i32 4, i32 1, i16 72, i32 undef)
  %x9 = add <4 x i16> %a9, %b9
  %w9 = call <64 x i16> @llvm.genx.wrregioni.v64i16.v4i16.i16.i1(<64 x i16> %w8, <4 x i16> %x9, i32 0, i32 4, i32 1, i16 72, i32 undef, i1 true)
  %a10 = call <4 x i16> @llvm.genx.rdregioni.v4i16.v64i16.i16(<64 x i16> %v, i32 0, i32 4, i32 1, i16 80, i32 undef)
  %b10 = call <4 x i16> @llvm.genx.rdregioni.v4i16.v64i16.i16(<64 x i16> %u, i32 0, i32 4, i32 1, i16 80, i32 undef)
  %x10 = add <4 x i16> %a10, %b10
  %w10 = call <64 x i16> @llvm.genx.wrregioni.v64i16.v4i16.i16.i1(<64 x i16> %w9, <4 x i16> %x10, i32 0, i32 4, i32 1, i16 80, i32 undef, i1 true)
  %a11 = call <4 x i16> @llvm.genx.rdregioni.v4i16.v64i16.i16(<64 x i16> %v, i32 0, i32 4, i32 1, i16 88, i32 undef)
  %b11 = call <4 x i16> @llvm.genx.rdregioni.v4i16.v64i16.i16(<64 x i16> %u, i32 0, i32 4, i32 1, i16 88, i32 undef)
  %x11 = add <4 x i16> %a11, %b11
  %w11 = call <64 x i16> @llvm.genx.wrregioni.v64i16.v4i16.i16.i1(<64 x i16> %w10, <4 x i16> %x11, i32 0, i32 4, i32 1, i16 88, i32 undef, i1 true)
  %a12 = call <4 x i16> @llvm.genx.rdregioni.v4i16.v64i16.i16(<64 x i16> %v, i32 0, i32 4, i32 1, i16 96, i32 undef)
  %b12 = call <4 x i16> @llvm.genx.rdregioni.v4i16.v64i16.i16(<64 x i16> %u, i32 0, i32 4, i32 1, i16 96, i32 undef)
  %x12 = add <4 x i16> %a12, %b12
  %w12 = call <64 x i16> @llvm.genx.wrregioni.v64i16.v4i16.i16.i1(<64 x i16> %w11, <4 x i16> %x12, i32 0, i32 4, i32 1, i16 96, i32 undef, i1 true)
  %a13 = call <4 x i16> @llvm.genx.rdregioni.v4i16.v64i16.i16(<64 x i16> %v, i32 0, i32 4, i32 1, i16 104, i32 undef)
  %b13 = call <4 x i16> @llvm.genx.rdregioni.v4i16.v64i16.i16(<64 x i16> %u, i32 0, i32 4, i32 1, i16 104, i32 undef)
  %x13 = add <4 x i16> %a13, %b13
  %w13 = call <64 x i16> @llvm.genx.wrregioni.v64i16.v4i16.i16.i1(<64 x i16> %w12, <4 x i16> %x13, i32 0, i32 4, i32 1, i16 104, i32 undef, i1 true)
  %a14 = call <4 x i16> @llvm.genx.rdregioni.v4i16.v64i16.i16(<64 x i16> %v, i32 0, i32 4, i32 1, i16 112, i32 undef)
  %b14 = call <4 x i16> @llvm.genx.rdregioni.v4i16.v64i16.i16(<64 x i16> %u, i32 0, i32 4, i32 1, i16 112, i32 undef)
  %x14 = add <4 x i16> %a14, %b14
  %w14 = call <64 x i16> @llvm.genx.wrregioni.v64i16.v4i16.i16.i1(<64 x i16> %w13, <4 x i16> %x14, i32 0, i32 4, i32 1, i16 112, i32 undef, i1 true)
  %a15 = call <4 x i16> @llvm.genx.rdregioni.v4i16.v64i16.i16(<64 x i16> %v, i32 0, i32 4, i32 1, i16 120, i32 undef)
  %b15 = call <4 x i16> @llvm.genx.rdregioni.v4i16.v64i16.i16(<64 x i16> %u, i32 0, i32 4, i32 1, i16 120, i32 undef)
  %x15 = add <4 x i16> %a15, %b15
  %w15 = call <64 x i16> @llvm.genx.wrregioni.v64i16.v4i16.i16.i1(<64 x i16> %w14, <4 x i16> %x15, i32 0, i32 4, i32 1, i16 120, i32 undef, i1 true)
  ret <64 x i16> %w15
}

; Elements that are written again keep their order.
define <4 x i32> @overwritten(<4 x i32> %v, i32 %s, i32 %t) {
; CHECK-LABEL: @overwritten(
; CHECK-NEXT:    [[TMP1:%.*]] = call <2 x i32> @llvm.genx.rdregioni.v2i32.v4i32.i16(<4 x i32> [[V:%.*]], i32 0, i32 2, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = bitcast i32 [[S:%.*]] to <1 x i32>
; CHECK-NEXT:    [[TMP3:%.*]] = call <2 x i32> @llvm.genx.rdregioni.v2i32.v1i32.i16(<1 x i32> [[TMP2]], i32 0, i32 2, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[X0_WIDE:%.*]] = add <2 x i32> [[TMP1]], [[TMP3]]
; CHECK-NEXT:    [[TMP4:%.*]] = call <4 x i32> @llvm.genx.wrregioni.v4i32.v2i32.i16.i1(<4 x i32> poison, <2 x i32> [[X0_WIDE]], i32 0, i32 2, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[W2:%.*]] = call <4 x i32> @llvm.genx.wrregioni.v4i32.i32.i16.i1(<4 x i32> [[TMP4]], i32 [[T:%.*]], i32 0, i32 1, i32 0, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    ret <4 x i32> [[W2]]
; PVC-LABEL: @overwritten(
; PVC-NEXT:    [[TMP1:%.*]] = call <2 x i32> @llvm.genx.rdregioni.v2i32.v4i32.i16(<4 x i32> [[V:%.*]], i32 0, i32 2, i32 1, i16 0, i32 undef)
; PVC-NEXT:    [[TMP2:%.*]] = bitcast i32 [[S:%.*]] to <1 x i32>
; PVC-NEXT:    [[TMP3:%.*]] = call <2 x i32> @llvm.genx.rdregioni.v2i32.v1i32.i16(<1 x i32> [[TMP2]], i32 0, i32 2, i32 0, i16 0, i32 undef)
; PVC-NEXT:    [[X0_WIDE:%.*]] = add <2 x i32> [[TMP1]], [[TMP3]]
; PVC-NEXT:    [[TMP4:%.*]] = call <4 x i32> @llvm.genx.wrregioni.v4i32.v2i32.i16.i1(<4 x i32> poison, <2 x i32> [[X0_WIDE]], i32 0, i32 2, i32 1, i16 0, i32 undef, i1 true)
; PVC-NEXT:    [[W2:%.*]] = call <4 x i32> @llvm.genx.wrregioni.v4i32.i32.i16.i1(<4 x i32> [[TMP4]], i32 [[T:%.*]], i32 0, i32 1, i32 0, i16 0, i32 undef, i1 true)
; PVC-NEXT:    ret <4 x i32> [[W2]]
  %e0 = call i32 @llvm.genx.rdregioni.i32.v4i32.i16(<4 x i32> %v, i32 0, i32 1, i32 0, i16 0, i32 undef)
  %x0 = add i32 %e0, %s
  %w0 = call <4 x i32> @llvm.genx.wrregioni.v4i32.i32.i16.i1(<4 x i32> poison, i32 %x0, i32 0, i32 1, i32 0, i16 0, i32 undef, i1 true)
  %e1 = call i32 @llvm.genx.rdregioni.i32.v4i32.i16(<4 x i32> %v, i32 0, i32 1, i32 0, i16 4, i32 undef)
  %x1 = add i32 %e1, %s
  %w1 = call <4 x i32> @llvm.genx.wrregioni.v4i32.i32.i16.i1(<4 x i32> %w0, i32 %x1, i32 0, i32 1, i32 0, i16 4, i32 undef, i1 true)
  %w2 = call <4 x i32> @llvm.genx.wrregioni.v4i32.i32.i16.i1(<4 x i32> %w1, i32 %t, i32 0, i32 1, i32 0, i16 0, i32 undef, i1 true)
  ret <4 x i32> %w2
}

; The vector is seen between two writes: none of them may move after that.
define <4 x i32> @seen_between(<4 x i32> %v, i32 %s) {
; CHECK-LABEL: @seen_between(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast i32 [[S:%.*]] to <1 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v1i32.i16(<1 x i32> [[TMP1]], i32 0, i32 4, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[X0_WIDE:%.*]] = add <4 x i32> [[V:%.*]], [[TMP2]]
; CHECK-NEXT:    [[TMP3:%.*]] = call <2 x i32> @llvm.genx.rdregioni.v2i32.v4i32.i16(<4 x i32> [[X0_WIDE]], i32 0, i32 2, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP4:%.*]] = call <4 x i32> @llvm.genx.wrregioni.v4i32.v2i32.i16.i1(<4 x i32> zeroinitializer, <2 x i32> [[TMP3]], i32 0, i32 2, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[SEEN:%.*]] = add <4 x i32> [[TMP4]], [[V]]
; CHECK-NEXT:    [[TMP5:%.*]] = call <2 x i32> @llvm.genx.rdregioni.v2i32.v4i32.i16(<4 x i32> [[X0_WIDE]], i32 0, i32 2, i32 1, i16 8, i32 undef)
; CHECK-NEXT:    [[TMP6:%.*]] = call <4 x i32> @llvm.genx.wrregioni.v4i32.v2i32.i16.i1(<4 x i32> [[TMP4]], <2 x i32> [[TMP5]], i32 0, i32 2, i32 1, i16 8, i32 undef, i1 true)
; CHECK-NEXT:    [[R:%.*]] = xor <4 x i32> [[TMP6]], [[SEEN]]
; CHECK-NEXT:    ret <4 x i32> [[R]]
; PVC-LABEL: @seen_between(
; PVC-NEXT:    [[TMP1:%.*]] = bitcast i32 [[S:%.*]] to <1 x i32>
; PVC-NEXT:    [[TMP2:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v1i32.i16(<1 x i32> [[TMP1]], i32 0, i32 4, i32 0, i16 0, i32 undef)
; PVC-NEXT:    [[X0_WIDE:%.*]] = add <4 x i32> [[V:%.*]], [[TMP2]]
; PVC-NEXT:    [[TMP3:%.*]] = call <2 x i32> @llvm.genx.rdregioni.v2i32.v4i32.i16(<4 x i32> [[X0_WIDE]], i32 0, i32 2, i32 1, i16 0, i32 undef)
; PVC-NEXT:    [[TMP4:%.*]] = call <4 x i32> @llvm.genx.wrregioni.v4i32.v2i32.i16.i1(<4 x i32> zeroinitializer, <2 x i32> [[TMP3]], i32 0, i32 2, i32 1, i16 0, i32 undef, i1 true)
; PVC-NEXT:    [[SEEN:%.*]] = add <4 x i32> [[TMP4]], [[V]]
; PVC-NEXT:    [[TMP5:%.*]] = call <2 x i32> @llvm.genx.rdregioni.v2i32.v4i32.i16(<4 x i32> [[X0_WIDE]], i32 0, i32 2, i32 1, i16 8, i32 undef)
; PVC-NEXT:    [[TMP6:%.*]] = call <4 x i32> @llvm.genx.wrregioni.v4i32.v2i32.i16.i1(<4 x i32> [[TMP4]], <2 x i32> [[TMP5]], i32 0, i32 2, i32 1, i16 8, i32 undef, i1 true)
; PVC-NEXT:    [[R:%.*]] = xor <4 x i32> [[TMP6]], [[SEEN]]
; PVC-NEXT:    ret <4 x i32> [[R]]
  %e0 = call i32 @llvm.genx.rdregioni.i32.v4i32.i16(<4 x i32> %v, i32 0, i32 1, i32 0, i16 0, i32 undef)
  %x0 = add i32 %e0, %s
  %w0 = call <4 x i32> @llvm.genx.wrregioni.v4i32.i32.i16.i1(<4 x i32> zeroinitializer, i32 %x0, i32 0, i32 1, i32 0, i16 0, i32 undef, i1 true)
  %e1 = call i32 @llvm.genx.rdregioni.i32.v4i32.i16(<4 x i32> %v, i32 0, i32 1, i32 0, i16 4, i32 undef)
  %x1 = add i32 %e1, %s
  %w1 = call <4 x i32> @llvm.genx.wrregioni.v4i32.i32.i16.i1(<4 x i32> %w0, i32 %x1, i32 0, i32 1, i32 0, i16 4, i32 undef, i1 true)
  %e2 = call i32 @llvm.genx.rdregioni.i32.v4i32.i16(<4 x i32> %v, i32 0, i32 1, i32 0, i16 8, i32 undef)
  %x2 = add i32 %e2, %s
  %seen = add <4 x i32> %w1, %v
  %w2 = call <4 x i32> @llvm.genx.wrregioni.v4i32.i32.i16.i1(<4 x i32> %w1, i32 %x2, i32 0, i32 1, i32 0, i16 8, i32 undef, i1 true)
  %e3 = call i32 @llvm.genx.rdregioni.i32.v4i32.i16(<4 x i32> %v, i32 0, i32 1, i32 0, i16 12, i32 undef)
  %x3 = add i32 %e3, %s
  %w3 = call <4 x i32> @llvm.genx.wrregioni.v4i32.i32.i16.i1(<4 x i32> %w2, i32 %x3, i32 0, i32 1, i32 0, i16 12, i32 undef, i1 true)
  %r = xor <4 x i32> %w3, %seen
  ret <4 x i32> %r
}

; 64-bit products of dwords are operations of lanes like others: with one type of
; factors and another of results.
declare <1 x i64> @llvm.genx.uumul.v1i64.v1i32(<1 x i32>, <1 x i32>)
declare <1 x i32> @llvm.genx.rdregioni.v1i32.v4i32.i16(<4 x i32>, i32, i32, i32, i16, i32)
declare <4 x i64> @llvm.genx.wrregioni.v4i64.v1i64.i16.i1(<4 x i64>, <1 x i64>, i32, i32, i32, i16, i32, i1)
define <4 x i64> @wide_products(<4 x i32> %v, <4 x i32> %w) {
; CHECK-LABEL: @wide_products(
; CHECK-NEXT:    [[P0_WIDE:%.*]] = call <4 x i64> @llvm.genx.uumul.v4i64.v4i32(<4 x i32> [[V:%.*]], <4 x i32> [[W:%.*]])
; CHECK-NEXT:    ret <4 x i64> [[P0_WIDE]]
; PVC-LABEL: @wide_products(
; PVC-NEXT:    [[P0_WIDE:%.*]] = call <4 x i64> @llvm.genx.uumul.v4i64.v4i32(<4 x i32> [[V:%.*]], <4 x i32> [[W:%.*]])
; PVC-NEXT:    ret <4 x i64> [[P0_WIDE]]
  %a0 = call <1 x i32> @llvm.genx.rdregioni.v1i32.v4i32.i16(<4 x i32> %v, i32 0, i32 1, i32 0, i16 0, i32 undef)
  %b0 = call <1 x i32> @llvm.genx.rdregioni.v1i32.v4i32.i16(<4 x i32> %w, i32 0, i32 1, i32 0, i16 0, i32 undef)
  %p0 = call <1 x i64> @llvm.genx.uumul.v1i64.v1i32(<1 x i32> %a0, <1 x i32> %b0)
  %w0 = call <4 x i64> @llvm.genx.wrregioni.v4i64.v1i64.i16.i1(<4 x i64> poison, <1 x i64> %p0, i32 0, i32 1, i32 0, i16 0, i32 undef, i1 true)
  %a1 = call <1 x i32> @llvm.genx.rdregioni.v1i32.v4i32.i16(<4 x i32> %v, i32 0, i32 1, i32 0, i16 4, i32 undef)
  %b1 = call <1 x i32> @llvm.genx.rdregioni.v1i32.v4i32.i16(<4 x i32> %w, i32 0, i32 1, i32 0, i16 4, i32 undef)
  %p1 = call <1 x i64> @llvm.genx.uumul.v1i64.v1i32(<1 x i32> %a1, <1 x i32> %b1)
  %w1 = call <4 x i64> @llvm.genx.wrregioni.v4i64.v1i64.i16.i1(<4 x i64> %w0, <1 x i64> %p1, i32 0, i32 1, i32 0, i16 8, i32 undef, i1 true)
  %a2 = call <1 x i32> @llvm.genx.rdregioni.v1i32.v4i32.i16(<4 x i32> %v, i32 0, i32 1, i32 0, i16 8, i32 undef)
  %b2 = call <1 x i32> @llvm.genx.rdregioni.v1i32.v4i32.i16(<4 x i32> %w, i32 0, i32 1, i32 0, i16 8, i32 undef)
  %p2 = call <1 x i64> @llvm.genx.uumul.v1i64.v1i32(<1 x i32> %a2, <1 x i32> %b2)
  %w2 = call <4 x i64> @llvm.genx.wrregioni.v4i64.v1i64.i16.i1(<4 x i64> %w1, <1 x i64> %p2, i32 0, i32 1, i32 0, i16 16, i32 undef, i1 true)
  %a3 = call <1 x i32> @llvm.genx.rdregioni.v1i32.v4i32.i16(<4 x i32> %v, i32 0, i32 1, i32 0, i16 12, i32 undef)
  %b3 = call <1 x i32> @llvm.genx.rdregioni.v1i32.v4i32.i16(<4 x i32> %w, i32 0, i32 1, i32 0, i16 12, i32 undef)
  %p3 = call <1 x i64> @llvm.genx.uumul.v1i64.v1i32(<1 x i32> %a3, <1 x i32> %b3)
  %w3 = call <4 x i64> @llvm.genx.wrregioni.v4i64.v1i64.i16.i1(<4 x i64> %w2, <1 x i64> %p3, i32 0, i32 1, i32 0, i16 24, i32 undef, i1 true)
  ret <4 x i64> %w3
}

; The flag is no lane.
define <8 x i32> @absolute(<8 x i32> %x) {
; CHECK-LABEL: @absolute(
; CHECK-NEXT:    [[S0_WIDE:%.*]] = call <8 x i32> @llvm.abs.v8i32(<8 x i32> [[X:%.*]], i1 true)
; CHECK-NEXT:    ret <8 x i32> [[S0_WIDE]]
; PVC-LABEL: @absolute(
; PVC-NEXT:    [[S0_WIDE:%.*]] = call <8 x i32> @llvm.abs.v8i32(<8 x i32> [[X:%.*]], i1 true)
; PVC-NEXT:    ret <8 x i32> [[S0_WIDE]]
  %a0 = call <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32> %x, i32 0, i32 4, i32 1, i16 0, i32 undef)
  %a1 = call <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32> %x, i32 0, i32 4, i32 1, i16 16, i32 undef)
  %s0 = call <4 x i32> @llvm.abs.v4i32(<4 x i32> %a0, i1 true)
  %s1 = call <4 x i32> @llvm.abs.v4i32(<4 x i32> %a1, i1 true)
  %w0 = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> poison, <4 x i32> %s0, i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
  %w1 = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> %w0, <4 x i32> %s1, i32 0, i32 4, i32 1, i16 16, i32 undef, i1 true)
  ret <8 x i32> %w1
}
declare <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32>, i32, i32, i32, i16, i32)
declare <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32>, <4 x i32>, i32, i32, i32, i16, i32, i1)
declare <4 x i32> @llvm.abs.v4i32(<4 x i32>, i1)
