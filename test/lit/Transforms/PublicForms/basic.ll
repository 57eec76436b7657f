; An internal name, a region of integers with the name for floats, and one without
; parent width.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-public-forms -S %s | FileCheck %s

declare <8 x i32> @llvm.vc.internal.lsc.load.ugm.v8i32.v8i1.v2i8.v8i64(<8 x i1>, i8, i8, i8, <2 x i8>, i64, <8 x i64>, i16, i32, <8 x i32>)
declare <4 x i32> @llvm.genx.rdregionf.v4i32.v8i32.i16(<8 x i32>, i32, i32, i32, i16, i32)
declare <2 x i32> @llvm.genx.rdregioni.v2i32.v4i32.i16(<4 x i32>, i32, i32, i32, i16)

define <2 x i32> @f(<8 x i1> %m, i64 %base, <8 x i64> %at, <8 x i32> %old) {
; CHECK-LABEL: @f(
; CHECK-NEXT:    [[TMP1:%.*]] = mul <8 x i64> [[AT:%.*]], splat (i64 2)
; CHECK-NEXT:    [[_SPLATINSERT:%.*]] = insertelement <8 x i64> poison, i64 [[BASE:%.*]], i64 0
; CHECK-NEXT:    [[_SPLAT:%.*]] = shufflevector <8 x i64> [[_SPLATINSERT]], <8 x i64> poison, <8 x i32> zeroinitializer
; CHECK-NEXT:    [[TMP2:%.*]] = add <8 x i64> [[TMP1]], [[_SPLAT]]
; CHECK-NEXT:    [[V:%.*]] = call <8 x i32> @llvm.genx.lsc.load.merge.stateless.v8i32.v8i1.v8i64(<8 x i1> [[M:%.*]], i8 0, i8 1, i8 2, i16 1, i32 4, i8 3, i8 1, i8 1, i8 0, <8 x i64> [[TMP2]], i32 0, <8 x i32> [[OLD:%.*]])
; CHECK-NEXT:    [[R:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32> [[V]], i32 0, i32 4, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[S:%.*]] = call <2 x i32> @llvm.genx.rdregioni.v2i32.v4i32.i16.1(<4 x i32> [[R]], i32 0, i32 2, i32 1, i16 8, i32 undef)
; CHECK-NEXT:    ret <2 x i32> [[S]]
  %v = call <8 x i32> @llvm.vc.internal.lsc.load.ugm.v8i32.v8i1.v2i8.v8i64(<8 x i1> %m, i8 3, i8 3, i8 1, <2 x i8> <i8 1, i8 2>, i64 %base, <8 x i64> %at, i16 2, i32 4, <8 x i32> %old)
  %r = call <4 x i32> @llvm.genx.rdregionf.v4i32.v8i32.i16(<8 x i32> %v, i32 0, i32 4, i32 2, i16 0, i32 undef)
  %s = call <2 x i32> @llvm.genx.rdregioni.v2i32.v4i32.i16(<4 x i32> %r, i32 0, i32 2, i32 1, i16 8)
  ret <2 x i32> %s
}
