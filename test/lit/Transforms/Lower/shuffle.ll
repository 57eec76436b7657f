; Shuffles as one region, or as few as are found.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-lower --platform=icllp -S %s | FileCheck %s
; A second run changes nothing.
; RUN: cmx-opt -passes=cmx-lower,cmx-lower --platform=icllp -verify-each -S %s | FileCheck %s

define <8 x i32> @identity(<8 x i32> %v) {
; CHECK-LABEL: @identity(
; CHECK-NEXT:    ret <8 x i32> [[V:%.*]]
  %r = shufflevector <8 x i32> %v, <8 x i32> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 3, i32 4, i32 5, i32 6, i32 7>
  ret <8 x i32> %r
}

define <8 x i32> @identity_of_second(<8 x i32> %u, <8 x i32> %v) {
; CHECK-LABEL: @identity_of_second(
; CHECK-NEXT:    ret <8 x i32> [[V:%.*]]
  %r = shufflevector <8 x i32> %u, <8 x i32> %v, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  ret <8 x i32> %r
}

define <8 x i32> @all_undefined(<8 x i32> %v) {
; CHECK-LABEL: @all_undefined(
; CHECK-NEXT:    ret <8 x i32> poison
  %r = shufflevector <8 x i32> %v, <8 x i32> poison, <8 x i32> poison
  ret <8 x i32> %r
}

define <16 x i32> @splat_of_scalar(i32 %x) {
; CHECK-LABEL: @splat_of_scalar(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast i32 [[X:%.*]] to <1 x i32>
; CHECK-NEXT:    [[R:%.*]] = call <16 x i32> @llvm.genx.rdregioni.v16i32.v1i32.i16(<1 x i32> [[TMP1]], i32 0, i32 16, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    ret <16 x i32> [[R]]
  %a = insertelement <16 x i32> poison, i32 %x, i32 0
  %r = shufflevector <16 x i32> %a, <16 x i32> poison, <16 x i32> zeroinitializer
  ret <16 x i32> %r
}

define <16 x float> @splat_of_lane(<8 x float> %v) {
; CHECK-LABEL: @splat_of_lane(
; CHECK-NEXT:    [[R:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v8f32.i16(<8 x float> [[V:%.*]], i32 0, i32 16, i32 0, i16 20, i32 undef)
; CHECK-NEXT:    ret <16 x float> [[R]]
  %r = shufflevector <8 x float> %v, <8 x float> poison, <16 x i32> splat (i32 5)
  ret <16 x float> %r
}

define <8 x i32> @stride(<16 x i32> %v) {
; CHECK-LABEL: @stride(
; CHECK-NEXT:    [[R:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[V:%.*]], i32 0, i32 8, i32 2, i16 4, i32 undef)
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %r = shufflevector <16 x i32> %v, <16 x i32> poison, <8 x i32> <i32 1, i32 3, i32 5, i32 poison, i32 9, i32 11, i32 13, i32 15>
  ret <8 x i32> %r
}

define <8 x i32> @rows(<16 x i32> %v) {
; CHECK-LABEL: @rows(
; CHECK-NEXT:    [[R:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[V:%.*]], i32 4, i32 2, i32 1, i16 8, i32 undef)
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %r = shufflevector <16 x i32> %v, <16 x i32> poison, <8 x i32> <i32 2, i32 3, i32 6, i32 7, i32 10, i32 11, i32 14, i32 15>
  ret <8 x i32> %r
}

define <16 x i32> @transpose(<16 x i32> %v) {
; CHECK-LABEL: @transpose(
; CHECK-NEXT:    [[R:%.*]] = call <16 x i32> @llvm.genx.rdregioni.v16i32.v16i32.i16(<16 x i32> [[V:%.*]], i32 1, i32 4, i32 4, i16 0, i32 undef)
; CHECK-NEXT:    ret <16 x i32> [[R]]
  %r = shufflevector <16 x i32> %v, <16 x i32> poison, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 1, i32 5, i32 9, i32 13, i32 2, i32 6, i32 10, i32 14, i32 3, i32 7, i32 11, i32 15>
  ret <16 x i32> %r
}

; A region that would leave its vector is none.
define <8 x i32> @widen(<4 x i32> %v) {
; CHECK-LABEL: @widen(
; CHECK-NEXT:    [[R:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> poison, <4 x i32> [[V:%.*]], i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %r = shufflevector <4 x i32> %v, <4 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  ret <8 x i32> %r
}

define <16 x i32> @concatenate(<8 x i32> %u, <8 x i32> %v) {
; CHECK-LABEL: @concatenate(
; CHECK-NEXT:    [[TMP1:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> poison, <8 x i32> [[U:%.*]], i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[R:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> [[TMP1]], <8 x i32> [[V:%.*]], i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
; CHECK-NEXT:    ret <16 x i32> [[R]]
  %r = shufflevector <8 x i32> %u, <8 x i32> %v, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  ret <16 x i32> %r
}

; Both parts come from one vector.
define <8 x i32> @concatenate_parts(<32 x i32> %v) {
; CHECK-LABEL: @concatenate_parts(
; CHECK-NEXT:    [[R:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> [[V:%.*]], i32 16, i32 4, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %a = shufflevector <32 x i32> %v, <32 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %b = shufflevector <32 x i32> %v, <32 x i32> poison, <4 x i32> <i32 16, i32 17, i32 18, i32 19>
  %r = shufflevector <4 x i32> %a, <4 x i32> %b, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  ret <8 x i32> %r
}

; Not twice: the halves go where they belong in the end.
define <8 x i32> @concatenate_four(<2 x i32> %a, <2 x i32> %b, <2 x i32> %c, <2 x i32> %d) {
; CHECK-LABEL: @concatenate_four(
; CHECK-NEXT:    [[TMP1:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v2i32.i16.i1(<8 x i32> poison, <2 x i32> [[A:%.*]], i32 0, i32 2, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP2:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v2i32.i16.i1(<8 x i32> [[TMP1]], <2 x i32> [[B:%.*]], i32 0, i32 2, i32 1, i16 8, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP3:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v2i32.i16.i1(<8 x i32> [[TMP2]], <2 x i32> [[C:%.*]], i32 0, i32 2, i32 1, i16 16, i32 undef, i1 true)
; CHECK-NEXT:    [[R:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v2i32.i16.i1(<8 x i32> [[TMP3]], <2 x i32> [[D:%.*]], i32 0, i32 2, i32 1, i16 24, i32 undef, i1 true)
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %u = shufflevector <2 x i32> %a, <2 x i32> %b, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v = shufflevector <2 x i32> %c, <2 x i32> %d, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %r = shufflevector <4 x i32> %u, <4 x i32> %v, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  ret <8 x i32> %r
}

define <16 x i32> @interleave(<8 x i32> %u, <8 x i32> %v) {
; CHECK-LABEL: @interleave(
; CHECK-NEXT:    [[TMP1:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> poison, <8 x i32> [[U:%.*]], i32 0, i32 8, i32 2, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[R:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> [[TMP1]], <8 x i32> [[V:%.*]], i32 0, i32 8, i32 2, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    ret <16 x i32> [[R]]
  %r = shufflevector <8 x i32> %u, <8 x i32> %v, <16 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11, i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  ret <16 x i32> %r
}

; Lanes in place are not moved.
define <8 x i32> @blend(<8 x i32> %u, <8 x i32> %v) {
; CHECK-LABEL: @blend(
; CHECK-NEXT:    [[TMP1:%.*]] = call <2 x i32> @llvm.genx.rdregioni.v2i32.v8i32.i16(<8 x i32> [[V:%.*]], i32 0, i32 2, i32 1, i16 24, i32 undef)
; CHECK-NEXT:    [[R:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v2i32.i16.i1(<8 x i32> [[U:%.*]], <2 x i32> [[TMP1]], i32 0, i32 2, i32 1, i16 20, i32 undef, i1 true)
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %r = shufflevector <8 x i32> %u, <8 x i32> %v, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 14, i32 15, i32 7>
  ret <8 x i32> %r
}

define <8 x i32> @rotate(<8 x i32> %v) {
; CHECK-LABEL: @rotate(
; CHECK-NEXT:    [[TMP1:%.*]] = call <3 x i32> @llvm.genx.rdregioni.v3i32.v8i32.i16(<8 x i32> [[V:%.*]], i32 0, i32 3, i32 1, i16 20, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v3i32.i16.i1(<8 x i32> poison, <3 x i32> [[TMP1]], i32 0, i32 3, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP3:%.*]] = call <5 x i32> @llvm.genx.rdregioni.v5i32.v8i32.i16(<8 x i32> [[V]], i32 0, i32 5, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[R:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v5i32.i16.i1(<8 x i32> [[TMP2]], <5 x i32> [[TMP3]], i32 0, i32 5, i32 1, i16 12, i32 undef, i1 true)
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %r = shufflevector <8 x i32> %v, <8 x i32> poison, <8 x i32> <i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 4>
  ret <8 x i32> %r
}

define <4 x i32> @reverse(<4 x i32> %v) {
; CHECK-LABEL: @reverse(
; CHECK-NEXT:    [[TMP1:%.*]] = call i32 @llvm.genx.rdregioni.i32.v4i32.i16(<4 x i32> [[V:%.*]], i32 0, i32 1, i32 0, i16 12, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = call <4 x i32> @llvm.genx.wrregioni.v4i32.i32.i16.i1(<4 x i32> poison, i32 [[TMP1]], i32 0, i32 1, i32 0, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP3:%.*]] = call i32 @llvm.genx.rdregioni.i32.v4i32.i16(<4 x i32> [[V]], i32 0, i32 1, i32 0, i16 8, i32 undef)
; CHECK-NEXT:    [[TMP4:%.*]] = call <4 x i32> @llvm.genx.wrregioni.v4i32.i32.i16.i1(<4 x i32> [[TMP2]], i32 [[TMP3]], i32 0, i32 1, i32 0, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP5:%.*]] = call i32 @llvm.genx.rdregioni.i32.v4i32.i16(<4 x i32> [[V]], i32 0, i32 1, i32 0, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP6:%.*]] = call <4 x i32> @llvm.genx.wrregioni.v4i32.i32.i16.i1(<4 x i32> [[TMP4]], i32 [[TMP5]], i32 0, i32 1, i32 0, i16 8, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP7:%.*]] = call i32 @llvm.genx.rdregioni.i32.v4i32.i16(<4 x i32> [[V]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[R:%.*]] = call <4 x i32> @llvm.genx.wrregioni.v4i32.i32.i16.i1(<4 x i32> [[TMP6]], i32 [[TMP7]], i32 0, i32 1, i32 0, i16 12, i32 undef, i1 true)
; CHECK-NEXT:    ret <4 x i32> [[R]]
  %r = shufflevector <4 x i32> %v, <4 x i32> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  ret <4 x i32> %r
}

; Groups of four, then the lanes of each group.
define <16 x i32> @reverse_many(<16 x i32> %v) {
; CHECK-LABEL: @reverse_many(
; CHECK-NEXT:    [[TMP1:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> [[V:%.*]], i32 0, i32 4, i32 1, i16 48, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v4i32.i16.i1(<16 x i32> poison, <4 x i32> [[TMP1]], i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP3:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> [[V]], i32 0, i32 4, i32 1, i16 32, i32 undef)
; CHECK-NEXT:    [[TMP4:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v4i32.i16.i1(<16 x i32> [[TMP2]], <4 x i32> [[TMP3]], i32 0, i32 4, i32 1, i16 16, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP5:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> [[V]], i32 0, i32 4, i32 1, i16 16, i32 undef)
; CHECK-NEXT:    [[TMP6:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v4i32.i16.i1(<16 x i32> [[TMP4]], <4 x i32> [[TMP5]], i32 0, i32 4, i32 1, i16 32, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP7:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> [[V]], i32 0, i32 4, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP8:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v4i32.i16.i1(<16 x i32> [[TMP6]], <4 x i32> [[TMP7]], i32 0, i32 4, i32 1, i16 48, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP9:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> [[TMP8]], i32 0, i32 4, i32 4, i16 12, i32 undef)
; CHECK-NEXT:    [[TMP10:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v4i32.i16.i1(<16 x i32> poison, <4 x i32> [[TMP9]], i32 0, i32 4, i32 4, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP11:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> [[TMP8]], i32 0, i32 4, i32 4, i16 8, i32 undef)
; CHECK-NEXT:    [[TMP12:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v4i32.i16.i1(<16 x i32> [[TMP10]], <4 x i32> [[TMP11]], i32 0, i32 4, i32 4, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP13:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> [[TMP8]], i32 0, i32 4, i32 4, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP14:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v4i32.i16.i1(<16 x i32> [[TMP12]], <4 x i32> [[TMP13]], i32 0, i32 4, i32 4, i16 8, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP15:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> [[TMP8]], i32 0, i32 4, i32 4, i16 0, i32 undef)
; CHECK-NEXT:    [[R:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v4i32.i16.i1(<16 x i32> [[TMP14]], <4 x i32> [[TMP15]], i32 0, i32 4, i32 4, i16 12, i32 undef, i1 true)
; CHECK-NEXT:    ret <16 x i32> [[R]]
  %r = shufflevector <16 x i32> %v, <16 x i32> poison, <16 x i32> <i32 15, i32 14, i32 13, i32 12, i32 11, i32 10, i32 9, i32 8, i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  ret <16 x i32> %r
}

; Bytes that move in fours move as dwords.
define <16 x i8> @bytes_in_fours(<16 x i8> %v) {
; CHECK-LABEL: @bytes_in_fours(
; CHECK-NEXT:    [[TMP1:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v16i8.i16(<16 x i8> [[V:%.*]], i32 0, i32 4, i32 1, i16 12, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = call <16 x i8> @llvm.genx.wrregioni.v16i8.v4i8.i16.i1(<16 x i8> [[V]], <4 x i8> [[TMP1]], i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP3:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v16i8.i16(<16 x i8> [[V]], i32 8, i32 4, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[R:%.*]] = call <16 x i8> @llvm.genx.wrregioni.v16i8.v8i8.i16.i1(<16 x i8> [[TMP2]], <8 x i8> [[TMP3]], i32 0, i32 8, i32 1, i16 8, i32 undef, i1 true)
; CHECK-NEXT:    ret <16 x i8> [[R]]
  %r = shufflevector <16 x i8> %v, <16 x i8> poison, <16 x i32> <i32 12, i32 13, i32 14, i32 15, i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  ret <16 x i8> %r
}

define <8 x i32> @constants(<8 x i32> %v) {
; CHECK-LABEL: @constants(
; CHECK-NEXT:    [[R:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> [[V:%.*]], <4 x i32> splat (i32 7), i32 0, i32 4, i32 1, i16 16, i32 undef, i1 true)
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %r = shufflevector <8 x i32> %v, <8 x i32> <i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7>, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15>
  ret <8 x i32> %r
}

define <8 x i1> @predicate_part(<16 x i1> %m) {
; CHECK-LABEL: @predicate_part(
; CHECK-NEXT:    [[R:%.*]] = call <8 x i1> @llvm.genx.rdpredregion.v8i1.v16i1(<16 x i1> [[M:%.*]], i32 8)
; CHECK-NEXT:    ret <8 x i1> [[R]]
  %r = shufflevector <16 x i1> %m, <16 x i1> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  ret <8 x i1> %r
}

define <16 x i1> @predicate_concatenate(<8 x i1> %u, <8 x i1> %v) {
; CHECK-LABEL: @predicate_concatenate(
; CHECK-NEXT:    [[TMP1:%.*]] = call <16 x i1> @llvm.genx.wrpredregion.v16i1.v8i1(<16 x i1> poison, <8 x i1> [[U:%.*]], i32 0)
; CHECK-NEXT:    [[R:%.*]] = call <16 x i1> @llvm.genx.wrpredregion.v16i1.v8i1(<16 x i1> [[TMP1]], <8 x i1> [[V:%.*]], i32 8)
; CHECK-NEXT:    ret <16 x i1> [[R]]
  %r = shufflevector <8 x i1> %u, <8 x i1> %v, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  ret <16 x i1> %r
}

define <8 x i1> @predicate_in_words(<16 x i1> %m) {
; CHECK-LABEL: @predicate_in_words(
; CHECK-NEXT:    [[TMP1:%.*]] = select <16 x i1> [[M:%.*]], <16 x i16> splat (i16 1), <16 x i16> zeroinitializer
; CHECK-NEXT:    [[TMP2:%.*]] = call <8 x i16> @llvm.genx.rdregioni.v8i16.v16i16.i16(<16 x i16> [[TMP1]], i32 0, i32 8, i32 2, i16 2, i32 undef)
; CHECK-NEXT:    [[R:%.*]] = icmp ne <8 x i16> [[TMP2]], zeroinitializer
; CHECK-NEXT:    ret <8 x i1> [[R]]
  %r = shufflevector <16 x i1> %m, <16 x i1> poison, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  ret <8 x i1> %r
}

define <16 x i1> @predicate_splat(i1 %x) {
; CHECK-LABEL: @predicate_splat(
; CHECK-NEXT:    [[TMP1:%.*]] = select i1 [[X:%.*]], i16 -1, i16 0
; CHECK-NEXT:    [[TMP2:%.*]] = bitcast i16 [[TMP1]] to <1 x i16>
; CHECK-NEXT:    [[TMP3:%.*]] = call <16 x i16> @llvm.genx.rdregioni.v16i16.v1i16.i16(<1 x i16> [[TMP2]], i32 0, i32 16, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[R:%.*]] = icmp ne <16 x i16> [[TMP3]], zeroinitializer
; CHECK-NEXT:    ret <16 x i1> [[R]]
  %a = insertelement <16 x i1> poison, i1 %x, i32 0
  %r = shufflevector <16 x i1> %a, <16 x i1> poison, <16 x i32> zeroinitializer
  ret <16 x i1> %r
}
