; Offsets that are computed from constants are constants, before regions are
; looked at: elements outside of the vector are dropped, and a region that starts
; within an element is poison. No constant expression is left.
; CHECK lines by utils/update-checks
; RUN: cmx-opt %s --platform=skl --verify-each -passes=cmx-legalize -S | FileCheck %s

declare i16 @llvm.genx.rdregioni.i16.v2i16.i16(<2 x i16>, i32, i32, i32, i16, i32)
declare <4 x i16> @llvm.genx.rdregioni.v4i16.v5i16.i16(<5 x i16>, i32, i32, i32, i16, i32)
declare <3 x i16> @llvm.genx.rdregioni.v3i16.v5i16.i16(<5 x i16>, i32, i32, i32, i16, i32)
declare <3 x i32> @llvm.genx.rdregioni.v3i32.v8i32.v3i16(<8 x i32>, i32, i32, i32, <3 x i16>, i32)
declare i32 @llvm.genx.rdregioni.i32.v8i32.i16(<8 x i32>, i32, i32, i32, i16, i32)
declare <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.v4i16(<8 x i32>, i32, i32, i32, <4 x i16>, i32)
declare <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.v4i16.i1(<8 x i32>, <4 x i32>, i32, i32, i32, <4 x i16>, i32, i1)
declare <2 x i32> @llvm.genx.rdregioni.v2i32.v8i32.i16(<8 x i32>, i32, i32, i32, i16, i32)
declare i16 @llvm.genx.rdregioni.i16.v8i16.i16(<8 x i16>, i32, i32, i32, i16, i32)
declare <2 x i16> @llvm.genx.rdregioni.v2i16.v8i16.i16(<8 x i16>, i32, i32, i32, i16, i32)
declare <8 x i32> @llvm.genx.wrregioni.v8i32.v2i32.i16.i1(<8 x i32>, <2 x i32>, i32, i32, i32, i16, i32, i1)
declare <16 x i32> @llvm.genx.rdregioni.v16i32.v32i32.i16(<32 x i32>, i32, i32, i32, i16, i32)
declare void @llvm.genx.oword.st.v8i32(i32, i32, <8 x i32>)

; The last of three rows has one address, of a single lane.
define <3 x i32> @lastRow(<8 x i32> %v) {
; CHECK-LABEL: @lastRow(
; CHECK-NEXT:    [[TMP1:%.*]] = call <2 x i32> @llvm.genx.rdregioni.v2i32.v8i32.i16(<8 x i32> [[V:%.*]], i32 0, i32 2, i32 0, i16 12, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v8i32.i16(<8 x i32> [[V]], i32 0, i32 1, i32 0, i16 12, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = call <3 x i32> @llvm.genx.wrregioni.v3i32.v2i32.i16.i1(<3 x i32> poison, <2 x i32> [[TMP1]], i32 0, i32 2, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[X:%.*]] = call <3 x i32> @llvm.genx.wrregioni.v3i32.v1i32.i16.i1(<3 x i32> [[TMP3]], <1 x i32> [[TMP2]], i32 0, i32 1, i32 0, i16 8, i32 undef, i1 true)
; CHECK-NEXT:    ret <3 x i32> [[X]]
  %c = call <3 x i16> @llvm.genx.rdregioni.v3i16.v5i16.i16(<5 x i16> <i16 3, i16 1, i16 4, i16 1, i16 5>, i32 0, i32 3, i32 0, i16 0, i32 undef)
  %a = and <3 x i16> %c, splat (i16 7)
  %o = mul <3 x i16> %a, splat (i16 4)
  %x = call <3 x i32> @llvm.genx.rdregioni.v3i32.v8i32.v3i16(<8 x i32> %v, i32 1, i32 1, i32 1, <3 x i16> %o, i32 undef)
  ret <3 x i32> %x
}

; The offset is 28.
define i32 @element(<8 x i32> %v) {
; CHECK-LABEL: @element(
; CHECK-NEXT:    [[X:%.*]] = call i32 @llvm.genx.rdregioni.i32.v8i32.i16(<8 x i32> [[V:%.*]], i32 0, i32 1, i32 0, i16 28, i32 undef)
; CHECK-NEXT:    ret i32 [[X]]
  %a = and <2 x i16> <i16 15, i16 -1>, splat (i16 7)
  %b = mul <2 x i16> %a, splat (i16 4)
  %o = call i16 @llvm.genx.rdregioni.i16.v2i16.i16(<2 x i16> %b, i32 0, i32 1, i32 0, i16 0, i32 undef)
  %x = call i32 @llvm.genx.rdregioni.i32.v8i32.i16(<8 x i32> %v, i32 0, i32 1, i32 0, i16 %o, i32 undef)
  ret i32 %x
}

; What is computed from poison is poison; of the product no factor of 64 bits is
; left.
define <16 x i64> @product(<16 x i32> %v) {
; CHECK-LABEL: @product(
; CHECK-NEXT:    ret <16 x i64> poison
  %p = call <16 x i32> @llvm.genx.rdregioni.v16i32.v32i32.i16(<32 x i32> poison, i32 0, i32 16, i32 2, i16 0, i32 undef)
  %a = zext <16 x i32> %p to <16 x i64>
  %b = zext <16 x i32> %v to <16 x i64>
  %m = mul <16 x i64> %b, %a
  ret <16 x i64> %m
}

; Two dwords at byte 6.
define <2 x i32> @within(<8 x i32> %v) {
; CHECK-LABEL: @within(
; CHECK-NEXT:    ret <2 x i32> poison
  %o = call i16 @llvm.genx.rdregioni.i16.v2i16.i16(<2 x i16> <i16 7, i16 1>, i32 0, i32 1, i32 0, i16 0, i32 undef)
  %a = add i16 %o, -1
  %x = call <2 x i32> @llvm.genx.rdregioni.v2i32.v8i32.i16(<8 x i32> %v, i32 0, i32 2, i32 1, i16 %a, i32 undef)
  ret <2 x i32> %x
}

; Sixteen dwords that start at byte -1: a piece would start at byte 3.
define <16 x i32> @pieces(<32 x i32> %v) {
; CHECK-LABEL: @pieces(
; CHECK-NEXT:    ret <16 x i32> poison
  %o = and i16 12, 3
  %a = add i16 %o, -1
  %x = call <16 x i32> @llvm.genx.rdregioni.v16i32.v32i32.i16(<32 x i32> %v, i32 0, i32 16, i32 1, i16 %a, i32 undef)
  ret <16 x i32> %x
}

; A write, at byte 9.
define <8 x i32> @writtenWithin(<8 x i32> %v, <2 x i32> %w) {
; CHECK-LABEL: @writtenWithin(
; CHECK-NEXT:    ret <8 x i32> poison
  %a = add i16 4, 5
  %x = call <8 x i32> @llvm.genx.wrregioni.v8i32.v2i32.i16.i1(<8 x i32> %v, <2 x i32> %w, i32 0, i32 2, i32 1, i16 %a, i32 undef, i1 true)
  ret <8 x i32> %x
}

; The offset is read from within an element, so it is poison.
define <2 x i32> @poisonOffset(<8 x i32> %v, <8 x i16> %w) {
; CHECK-LABEL: @poisonOffset(
; CHECK-NEXT:    ret <2 x i32> poison
  %a = add i16 1, 2
  %o = call i16 @llvm.genx.rdregioni.i16.v8i16.i16(<8 x i16> %w, i32 0, i32 1, i32 0, i16 %a, i32 undef)
  %x = call <2 x i32> @llvm.genx.rdregioni.v2i32.v8i32.i16(<8 x i32> %v, i32 0, i32 2, i32 1, i16 %o, i32 undef)
  ret <2 x i32> %x
}

; Words may start at byte 6.
define <2 x i16> @words(<8 x i16> %v) {
; CHECK-LABEL: @words(
; CHECK-NEXT:    [[X:%.*]] = call <2 x i16> @llvm.genx.rdregioni.v2i16.v8i16.i16(<8 x i16> [[V:%.*]], i32 0, i32 2, i32 1, i16 6, i32 undef)
; CHECK-NEXT:    ret <2 x i16> [[X]]
  %a = add i16 4, 2
  %x = call <2 x i16> @llvm.genx.rdregioni.v2i16.v8i16.i16(<8 x i16> %v, i32 0, i32 2, i32 1, i16 %a, i32 undef)
  ret <2 x i16> %x
}

; The third row lies outside.
define dllexport spir_kernel void @rows(i32 %s, <8 x i32> %v) "CMGenxMain" {
; CHECK-LABEL: @rows(
; CHECK-NEXT:    [[TMP1:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v8i32.i16(<8 x i32> [[V:%.*]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = call <4 x i32> @llvm.genx.wrregioni.v4i32.v1i32.i16.i1(<4 x i32> poison, <1 x i32> [[TMP1]], i32 0, i32 1, i32 0, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP3:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v8i32.i16(<8 x i32> [[V]], i32 0, i32 1, i32 0, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP4:%.*]] = call <4 x i32> @llvm.genx.wrregioni.v4i32.v1i32.i16.i1(<4 x i32> [[TMP2]], <1 x i32> [[TMP3]], i32 0, i32 1, i32 0, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP5:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v8i32.i16(<8 x i32> [[V]], i32 0, i32 1, i32 0, i16 12, i32 undef)
; CHECK-NEXT:    [[TMP6:%.*]] = call <4 x i32> @llvm.genx.wrregioni.v4i32.v1i32.i16.i1(<4 x i32> [[TMP4]], <1 x i32> [[TMP5]], i32 0, i32 1, i32 0, i16 12, i32 undef, i1 true)
; CHECK-NEXT:    [[Y:%.*]] = add <4 x i32> [[TMP6]], splat (i32 1)
; CHECK-NEXT:    [[TMP7:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v4i32.i16(<4 x i32> [[Y]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP8:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v1i32.i16.i1(<8 x i32> [[V]], <1 x i32> [[TMP7]], i32 0, i32 1, i32 0, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP9:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v4i32.i16(<4 x i32> [[Y]], i32 0, i32 1, i32 0, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP10:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v1i32.i16.i1(<8 x i32> [[TMP8]], <1 x i32> [[TMP9]], i32 0, i32 1, i32 0, i16 8, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP11:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v4i32.i16(<4 x i32> [[Y]], i32 0, i32 1, i32 0, i16 12, i32 undef)
; CHECK-NEXT:    [[TMP12:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v1i32.i16.i1(<8 x i32> [[TMP10]], <1 x i32> [[TMP11]], i32 0, i32 1, i32 0, i16 20, i32 undef, i1 true)
; CHECK-NEXT:    call void @llvm.genx.oword.st.v8i32(i32 [[S:%.*]], i32 0, <8 x i32> [[TMP12]])
; CHECK-NEXT:    ret void
  %o = call <4 x i16> @llvm.genx.rdregioni.v4i16.v5i16.i16(<5 x i16> <i16 0, i16 4, i16 48, i16 12, i16 20>, i32 0, i32 4, i32 1, i16 0, i32 undef)
  %x = call <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.v4i16(<8 x i32> %v, i32 0, i32 1, i32 0, <4 x i16> %o, i32 undef)
  %y = add <4 x i32> %x, splat (i32 1)
  %z = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.v4i16.i1(<8 x i32> %v, <4 x i32> %y, i32 0, i32 1, i32 0, <4 x i16> <i16 0, i16 8, i16 48, i16 20>, i32 undef, i1 true)
  call void @llvm.genx.oword.st.v8i32(i32 %s, i32 0, <8 x i32> %z)
  ret void
}

!genx.kernels = !{!0}
!0 = !{ptr @rows, !"rows", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 0}
!2 = !{i32 0, i32 0}
!3 = !{!"buffer_t", !""}
