; llvm.vector intrinsics: reductions are trees of regions.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-lower --platform=icllp -S %s | FileCheck %s
; A second run changes nothing.
; RUN: cmx-opt -passes=cmx-lower,cmx-lower --platform=icllp -verify-each -S %s | FileCheck %s

declare i32 @llvm.vector.reduce.add.v16i32(<16 x i32>)
define i32 @add(<16 x i32> %v) {
; CHECK-LABEL: @add(
; CHECK-NEXT:    [[TMP1:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[V:%.*]], i32 0, i32 8, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[V]], i32 0, i32 8, i32 1, i16 32, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = add <8 x i32> [[TMP1]], [[TMP2]]
; CHECK-NEXT:    [[TMP4:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32> [[TMP3]], i32 0, i32 4, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP5:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32> [[TMP3]], i32 0, i32 4, i32 1, i16 16, i32 undef)
; CHECK-NEXT:    [[TMP6:%.*]] = add <4 x i32> [[TMP4]], [[TMP5]]
; CHECK-NEXT:    [[TMP7:%.*]] = call <2 x i32> @llvm.genx.rdregioni.v2i32.v4i32.i16(<4 x i32> [[TMP6]], i32 0, i32 2, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP8:%.*]] = call <2 x i32> @llvm.genx.rdregioni.v2i32.v4i32.i16(<4 x i32> [[TMP6]], i32 0, i32 2, i32 1, i16 8, i32 undef)
; CHECK-NEXT:    [[TMP9:%.*]] = add <2 x i32> [[TMP7]], [[TMP8]]
; CHECK-NEXT:    [[TMP10:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP9]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP11:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP9]], i32 0, i32 1, i32 0, i16 4, i32 undef)
; CHECK-NEXT:    [[R:%.*]] = add i32 [[TMP10]], [[TMP11]]
; CHECK-NEXT:    ret i32 [[R]]
  %r = call i32 @llvm.vector.reduce.add.v16i32(<16 x i32> %v)
  ret i32 %r
}

declare i32 @llvm.vector.reduce.smax.v6i32(<6 x i32>)
define i32 @smax_of_six(<6 x i32> %v) {
; CHECK-LABEL: @smax_of_six(
; CHECK-NEXT:    [[TMP1:%.*]] = call <2 x i32> @llvm.genx.rdregioni.v2i32.v6i32.i16(<6 x i32> [[V:%.*]], i32 0, i32 2, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = call <2 x i32> @llvm.genx.rdregioni.v2i32.v6i32.i16(<6 x i32> [[V]], i32 0, i32 2, i32 1, i16 8, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = call <2 x i32> @llvm.smax.v2i32(<2 x i32> [[TMP1]], <2 x i32> [[TMP2]])
; CHECK-NEXT:    [[TMP4:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP3]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP5:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP3]], i32 0, i32 1, i32 0, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP6:%.*]] = call i32 @llvm.smax.i32(i32 [[TMP4]], i32 [[TMP5]])
; CHECK-NEXT:    [[TMP7:%.*]] = call i32 @llvm.genx.rdregioni.i32.v6i32.i16(<6 x i32> [[V]], i32 0, i32 1, i32 0, i16 16, i32 undef)
; CHECK-NEXT:    [[TMP8:%.*]] = call i32 @llvm.genx.rdregioni.i32.v6i32.i16(<6 x i32> [[V]], i32 0, i32 1, i32 0, i16 20, i32 undef)
; CHECK-NEXT:    [[TMP9:%.*]] = call i32 @llvm.smax.i32(i32 [[TMP7]], i32 [[TMP8]])
; CHECK-NEXT:    [[R:%.*]] = call i32 @llvm.smax.i32(i32 [[TMP6]], i32 [[TMP9]])
; CHECK-NEXT:    ret i32 [[R]]
  %r = call i32 @llvm.vector.reduce.smax.v6i32(<6 x i32> %v)
  ret i32 %r
}

; In order, unless the flags say otherwise.
declare float @llvm.vector.reduce.fadd.v4f32(float, <4 x float>)
define float @fadd_in_order(float %s, <4 x float> %v) {
; CHECK-LABEL: @fadd_in_order(
; CHECK-NEXT:    [[TMP1:%.*]] = call float @llvm.genx.rdregionf.f32.v4f32.i16(<4 x float> [[V:%.*]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = fadd float [[S:%.*]], [[TMP1]]
; CHECK-NEXT:    [[TMP3:%.*]] = call float @llvm.genx.rdregionf.f32.v4f32.i16(<4 x float> [[V]], i32 0, i32 1, i32 0, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP4:%.*]] = fadd float [[TMP2]], [[TMP3]]
; CHECK-NEXT:    [[TMP5:%.*]] = call float @llvm.genx.rdregionf.f32.v4f32.i16(<4 x float> [[V]], i32 0, i32 1, i32 0, i16 8, i32 undef)
; CHECK-NEXT:    [[TMP6:%.*]] = fadd float [[TMP4]], [[TMP5]]
; CHECK-NEXT:    [[TMP7:%.*]] = call float @llvm.genx.rdregionf.f32.v4f32.i16(<4 x float> [[V]], i32 0, i32 1, i32 0, i16 12, i32 undef)
; CHECK-NEXT:    [[R:%.*]] = fadd float [[TMP6]], [[TMP7]]
; CHECK-NEXT:    ret float [[R]]
  %r = call float @llvm.vector.reduce.fadd.v4f32(float %s, <4 x float> %v)
  ret float %r
}

define float @fadd_any_order(float %s, <4 x float> %v) {
; CHECK-LABEL: @fadd_any_order(
; CHECK-NEXT:    [[TMP1:%.*]] = call reassoc <2 x float> @llvm.genx.rdregionf.v2f32.v4f32.i16(<4 x float> [[V:%.*]], i32 0, i32 2, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = call reassoc <2 x float> @llvm.genx.rdregionf.v2f32.v4f32.i16(<4 x float> [[V]], i32 0, i32 2, i32 1, i16 8, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = fadd reassoc <2 x float> [[TMP1]], [[TMP2]]
; CHECK-NEXT:    [[TMP4:%.*]] = call reassoc float @llvm.genx.rdregionf.f32.v2f32.i16(<2 x float> [[TMP3]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP5:%.*]] = call reassoc float @llvm.genx.rdregionf.f32.v2f32.i16(<2 x float> [[TMP3]], i32 0, i32 1, i32 0, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP6:%.*]] = fadd reassoc float [[TMP4]], [[TMP5]]
; CHECK-NEXT:    [[R:%.*]] = fadd reassoc float [[S:%.*]], [[TMP6]]
; CHECK-NEXT:    ret float [[R]]
  %r = call reassoc float @llvm.vector.reduce.fadd.v4f32(float %s, <4 x float> %v)
  ret float %r
}

declare i1 @llvm.vector.reduce.or.v16i1(<16 x i1>)
define i1 @any(<16 x i1> %m) {
; CHECK-LABEL: @any(
; CHECK-NEXT:    [[R:%.*]] = call i1 @llvm.genx.any.v16i1(<16 x i1> [[M:%.*]])
; CHECK-NEXT:    ret i1 [[R]]
  %r = call i1 @llvm.vector.reduce.or.v16i1(<16 x i1> %m)
  ret i1 %r
}

declare i1 @llvm.vector.reduce.and.v64i1(<64 x i1>)
define i1 @all_of_64(<64 x i1> %m) {
; CHECK-LABEL: @all_of_64(
; CHECK-NEXT:    [[TMP1:%.*]] = call <32 x i1> @llvm.genx.rdpredregion.v32i1.v64i1(<64 x i1> [[M:%.*]], i32 0)
; CHECK-NEXT:    [[TMP2:%.*]] = call <32 x i1> @llvm.genx.rdpredregion.v32i1.v64i1(<64 x i1> [[M]], i32 32)
; CHECK-NEXT:    [[TMP3:%.*]] = and <32 x i1> [[TMP1]], [[TMP2]]
; CHECK-NEXT:    [[R:%.*]] = call i1 @llvm.genx.all.v32i1(<32 x i1> [[TMP3]])
; CHECK-NEXT:    ret i1 [[R]]
  %r = call i1 @llvm.vector.reduce.and.v64i1(<64 x i1> %m)
  ret i1 %r
}

declare i1 @llvm.vector.reduce.xor.v16i1(<16 x i1>)
define i1 @parity(<16 x i1> %m) {
; CHECK-LABEL: @parity(
; CHECK-NEXT:    [[TMP1:%.*]] = freeze <16 x i1> [[M:%.*]]
; CHECK-NEXT:    [[TMP2:%.*]] = bitcast <16 x i1> [[TMP1]] to i16
; CHECK-NEXT:    [[TMP3:%.*]] = zext i16 [[TMP2]] to i32
; CHECK-NEXT:    [[TMP4:%.*]] = and i32 [[TMP3]], 65535
; CHECK-NEXT:    [[TMP5:%.*]] = call i32 @llvm.ctpop.i32(i32 [[TMP4]])
; CHECK-NEXT:    [[TMP6:%.*]] = and i32 [[TMP5]], 1
; CHECK-NEXT:    [[R:%.*]] = icmp ne i32 [[TMP6]], 0
; CHECK-NEXT:    ret i1 [[R]]
  %r = call i1 @llvm.vector.reduce.xor.v16i1(<16 x i1> %m)
  ret i1 %r
}

declare <16 x i32> @llvm.vector.insert.v16i32.v4i32(<16 x i32>, <4 x i32>, i64)
define <16 x i32> @insert(<16 x i32> %v, <4 x i32> %x) {
; CHECK-LABEL: @insert(
; CHECK-NEXT:    [[R:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v4i32.i16.i1(<16 x i32> [[V:%.*]], <4 x i32> [[X:%.*]], i32 0, i32 4, i32 1, i16 32, i32 undef, i1 true)
; CHECK-NEXT:    ret <16 x i32> [[R]]
  %r = call <16 x i32> @llvm.vector.insert.v16i32.v4i32(<16 x i32> %v, <4 x i32> %x, i64 8)
  ret <16 x i32> %r
}

declare <4 x i32> @llvm.vector.extract.v4i32.v16i32(<16 x i32>, i64)
define <4 x i32> @extract(<16 x i32> %v) {
; CHECK-LABEL: @extract(
; CHECK-NEXT:    [[R:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> [[V:%.*]], i32 0, i32 4, i32 1, i16 32, i32 undef)
; CHECK-NEXT:    ret <4 x i32> [[R]]
  %r = call <4 x i32> @llvm.vector.extract.v4i32.v16i32(<16 x i32> %v, i64 8)
  ret <4 x i32> %r
}

declare <2 x i32> @llvm.vector.reverse.v2i32(<2 x i32>)
define <2 x i32> @reverse(<2 x i32> %v) {
; CHECK-LABEL: @reverse(
; CHECK-NEXT:    [[TMP1:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[V:%.*]], i32 0, i32 1, i32 0, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = call <2 x i32> @llvm.genx.wrregioni.v2i32.i32.i16.i1(<2 x i32> poison, i32 [[TMP1]], i32 0, i32 1, i32 0, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP3:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[V]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[R:%.*]] = call <2 x i32> @llvm.genx.wrregioni.v2i32.i32.i16.i1(<2 x i32> [[TMP2]], i32 [[TMP3]], i32 0, i32 1, i32 0, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    ret <2 x i32> [[R]]
  %r = call <2 x i32> @llvm.vector.reverse.v2i32(<2 x i32> %v)
  ret <2 x i32> %r
}

declare <8 x i32> @llvm.vector.interleave2.v8i32(<4 x i32>, <4 x i32>)
define <8 x i32> @interleave(<4 x i32> %u, <4 x i32> %v) {
; CHECK-LABEL: @interleave(
; CHECK-NEXT:    [[TMP1:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> poison, <4 x i32> [[U:%.*]], i32 0, i32 4, i32 2, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[R:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> [[TMP1]], <4 x i32> [[V:%.*]], i32 0, i32 4, i32 2, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %r = call <8 x i32> @llvm.vector.interleave2.v8i32(<4 x i32> %u, <4 x i32> %v)
  ret <8 x i32> %r
}

; Twice a rest: lanes 0 to 3, 4 and 5, and 6.
define i32 @sum_of_7(<7 x i32> %v) {
; CHECK-LABEL: @sum_of_7(
; CHECK-NEXT:    [[TMP1:%.*]] = call <2 x i32> @llvm.genx.rdregioni.v2i32.v7i32.i16(<7 x i32> [[V:%.*]], i32 0, i32 2, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = call <2 x i32> @llvm.genx.rdregioni.v2i32.v7i32.i16(<7 x i32> [[V]], i32 0, i32 2, i32 1, i16 8, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = add <2 x i32> [[TMP1]], [[TMP2]]
; CHECK-NEXT:    [[TMP4:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP3]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP5:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP3]], i32 0, i32 1, i32 0, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP6:%.*]] = add i32 [[TMP4]], [[TMP5]]
; CHECK-NEXT:    [[TMP7:%.*]] = call i32 @llvm.genx.rdregioni.i32.v7i32.i16(<7 x i32> [[V]], i32 0, i32 1, i32 0, i16 16, i32 undef)
; CHECK-NEXT:    [[TMP8:%.*]] = call i32 @llvm.genx.rdregioni.i32.v7i32.i16(<7 x i32> [[V]], i32 0, i32 1, i32 0, i16 20, i32 undef)
; CHECK-NEXT:    [[TMP9:%.*]] = add i32 [[TMP7]], [[TMP8]]
; CHECK-NEXT:    [[TMP10:%.*]] = call i32 @llvm.genx.rdregioni.i32.v7i32.i16(<7 x i32> [[V]], i32 0, i32 1, i32 0, i16 24, i32 undef)
; CHECK-NEXT:    [[TMP11:%.*]] = add i32 [[TMP9]], [[TMP10]]
; CHECK-NEXT:    [[R:%.*]] = add i32 [[TMP6]], [[TMP11]]
; CHECK-NEXT:    ret i32 [[R]]
  %r = call i32 @llvm.vector.reduce.add.v7i32(<7 x i32> %v)
  ret i32 %r
}

declare {<4 x i32>, <4 x i32>} @llvm.vector.deinterleave2.v8i32(<8 x i32>)
define <4 x i32> @deinterleave(<8 x i32> %v) {
; CHECK-LABEL: @deinterleave(
; CHECK-NEXT:    [[EVEN:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32> [[V:%.*]], i32 0, i32 4, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[ODD:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32> [[V]], i32 0, i32 4, i32 2, i16 4, i32 undef)
; CHECK-NEXT:    [[D:%.*]] = sub <4 x i32> [[ODD]], [[EVEN]]
; CHECK-NEXT:    ret <4 x i32> [[D]]
  %r = call {<4 x i32>, <4 x i32>} @llvm.vector.deinterleave2.v8i32(<8 x i32> %v)
  %even = extractvalue {<4 x i32>, <4 x i32>} %r, 0
  %odd = extractvalue {<4 x i32>, <4 x i32>} %r, 1
  %d = sub <4 x i32> %odd, %even
  ret <4 x i32> %d
}

; By its name before LLVM 22.
declare <4 x i32> @llvm.vector.splice.v4i32(<4 x i32>, <4 x i32>, i32)
define <4 x i32> @splice(<4 x i32> %u, <4 x i32> %v) {
; CHECK-LABEL: @splice(
; CHECK-NEXT:    [[TMP1:%.*]] = call <3 x i32> @llvm.genx.rdregioni.v3i32.v4i32.i16(<4 x i32> [[U:%.*]], i32 0, i32 3, i32 1, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = call <4 x i32> @llvm.genx.wrregioni.v4i32.v3i32.i16.i1(<4 x i32> poison, <3 x i32> [[TMP1]], i32 0, i32 3, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP3:%.*]] = call i32 @llvm.genx.rdregioni.i32.v4i32.i16(<4 x i32> [[V:%.*]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP4:%.*]] = call <4 x i32> @llvm.genx.wrregioni.v4i32.i32.i16.i1(<4 x i32> [[TMP2]], i32 [[TMP3]], i32 0, i32 1, i32 0, i16 12, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP5:%.*]] = call i32 @llvm.genx.rdregioni.i32.v4i32.i16(<4 x i32> [[U]], i32 0, i32 1, i32 0, i16 12, i32 undef)
; CHECK-NEXT:    [[TMP6:%.*]] = call <4 x i32> @llvm.genx.wrregioni.v4i32.i32.i16.i1(<4 x i32> poison, i32 [[TMP5]], i32 0, i32 1, i32 0, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP7:%.*]] = call <3 x i32> @llvm.genx.rdregioni.v3i32.v4i32.i16(<4 x i32> [[V]], i32 0, i32 3, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP8:%.*]] = call <4 x i32> @llvm.genx.wrregioni.v4i32.v3i32.i16.i1(<4 x i32> [[TMP6]], <3 x i32> [[TMP7]], i32 0, i32 3, i32 1, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[D:%.*]] = sub <4 x i32> [[TMP4]], [[TMP8]]
; CHECK-NEXT:    ret <4 x i32> [[D]]
  %a = call <4 x i32> @llvm.vector.splice.v4i32(<4 x i32> %u, <4 x i32> %v, i32 1)
  %b = call <4 x i32> @llvm.vector.splice.v4i32(<4 x i32> %u, <4 x i32> %v, i32 -1)
  %d = sub <4 x i32> %a, %b
  ret <4 x i32> %d
}
