; Gathers and scatters whose lanes lie at constant distances are one region.
; CHECK lines by utils/update-checks
; LLVM 19 has another form of masked intrinsics.
; UNSUPPORTED: llvm-19
; RUN: cmx-opt -passes='cmx-promote-arrays<platform=icllp>' -S %s | FileCheck %s
; RUN: cmx-opt -passes='cmx-promote-arrays<platform=pvc>,cmx-promote-arrays<platform=pvc>' -verify-each -S %s | FileCheck %s
; RUN: cmx-opt -passes='cmx-promote-arrays<platform=icllp>' --check-each -S --disable-output %s

declare <4 x i16> @llvm.masked.gather.v4i16.v4p0(<4 x ptr>, <4 x i1>, <4 x i16>)
declare <4 x i32> @llvm.masked.gather.v4i32.v4p0(<4 x ptr>, <4 x i1>, <4 x i32>)
declare <4 x i8> @llvm.masked.gather.v4i8.v4p0(<4 x ptr>, <4 x i1>, <4 x i8>)
declare void @llvm.masked.scatter.v4i16.v4p0(<4 x i16>, <4 x ptr>, <4 x i1>)
declare void @llvm.masked.scatter.v4f32.v4p0(<4 x float>, <4 x ptr>, <4 x i1>)
declare void @llvm.masked.scatter.v2i64.v2p0(<2 x i64>, <2 x ptr>, <2 x i1>)

; Two rows of two words.
define <4 x i16> @gather_rows(<32 x i16> %v) {
; CHECK-LABEL: @gather_rows(
; CHECK-NEXT:    [[Y:%.*]] = call <4 x i16> @llvm.genx.rdregioni.v4i16.v32i16.i16(<32 x i16> [[V:%.*]], i32 8, i32 2, i32 2, i16 6, i32 undef)
; CHECK-NEXT:    ret <4 x i16> [[Y]]
  %a = alloca <32 x i16>, align 32
  store <32 x i16> %v, ptr %a
  %p = getelementptr i8, ptr %a, <4 x i64> <i64 6, i64 10, i64 22, i64 26>
  %y = call <4 x i16> @llvm.masked.gather.v4i16.v4p0(<4 x ptr> align 2 %p, <4 x i1> splat (i1 true), <4 x i16> poison)
  ret <4 x i16> %y
}

; These places are no region.
define <4 x i8> @gather_irregular(<32 x i8> %v) {
; CHECK-LABEL: @gather_irregular(
; CHECK-NEXT:    [[Y:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v32i8.v4i16(<32 x i8> [[V:%.*]], i32 0, i32 1, i32 0, <4 x i16> <i16 1, i16 2, i16 7, i16 3>, i32 undef)
; CHECK-NEXT:    ret <4 x i8> [[Y]]
  %a = alloca <32 x i8>, align 32
  store <32 x i8> %v, ptr %a
  %p = getelementptr i8, ptr %a, <4 x i64> <i64 1, i64 2, i64 7, i64 3>
  %y = call <4 x i8> @llvm.masked.gather.v4i8.v4p0(<4 x ptr> align 1 %p, <4 x i1> splat (i1 true), <4 x i8> poison)
  ret <4 x i8> %y
}

define <4 x i32> @gather_from_variable(<32 x i32> %v, i32 %i) {
; CHECK-LABEL: @gather_from_variable(
; CHECK-NEXT:    [[TMP1:%.*]] = trunc i32 [[I:%.*]] to i16
; CHECK-NEXT:    [[TMP2:%.*]] = shl i16 [[TMP1]], 2
; CHECK-NEXT:    [[_SPLATINSERT:%.*]] = insertelement <4 x i16> poison, i16 [[TMP2]], i64 0
; CHECK-NEXT:    [[_SPLAT:%.*]] = shufflevector <4 x i16> [[_SPLATINSERT]], <4 x i16> poison, <4 x i32> zeroinitializer
; CHECK-NEXT:    [[TMP3:%.*]] = add <4 x i16> [[_SPLAT]], <i16 0, i16 8, i16 32, i16 40>
; CHECK-NEXT:    [[Y:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v32i32.i16(<32 x i32> [[V:%.*]], i32 8, i32 2, i32 2, i16 [[TMP2]], i32 undef)
; CHECK-NEXT:    ret <4 x i32> [[Y]]
  %a = alloca <32 x i32>, align 32
  store <32 x i32> %v, ptr %a
  %s = getelementptr i32, ptr %a, i32 %i
  %p = getelementptr i8, ptr %s, <4 x i64> <i64 0, i64 8, i64 32, i64 40>
  %y = call <4 x i32> @llvm.masked.gather.v4i32.v4p0(<4 x ptr> align 4 %p, <4 x i1> splat (i1 true), <4 x i32> poison)
  ret <4 x i32> %y
}

define <32 x i16> @scatter_rows(<32 x i16> %v, <4 x i16> %x) {
; CHECK-LABEL: @scatter_rows(
; CHECK-NEXT:    [[TMP1:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v4i16.i16.i1(<32 x i16> [[V:%.*]], <4 x i16> [[X:%.*]], i32 8, i32 2, i32 2, i16 6, i32 undef, i1 true)
; CHECK-NEXT:    ret <32 x i16> [[TMP1]]
  %a = alloca <32 x i16>, align 32
  store <32 x i16> %v, ptr %a
  %p = getelementptr i8, ptr %a, <4 x i64> <i64 6, i64 10, i64 22, i64 26>
  call void @llvm.masked.scatter.v4i16.v4p0(<4 x i16> %x, <4 x ptr> align 2 %p, <4 x i1> splat (i1 true))
  %y = load <32 x i16>, ptr %a
  ret <32 x i16> %y
}

define <16 x float> @scatter_masked(<16 x float> %v, <4 x float> %x, <4 x i1> %m) {
; CHECK-LABEL: @scatter_masked(
; CHECK-NEXT:    [[TMP1:%.*]] = call <16 x float> @llvm.genx.wrregionf.v16f32.v4f32.i16.v4i1(<16 x float> [[V:%.*]], <4 x float> [[X:%.*]], i32 0, i32 4, i32 3, i16 0, i32 undef, <4 x i1> [[M:%.*]])
; CHECK-NEXT:    ret <16 x float> [[TMP1]]
  %a = alloca <16 x float>, align 32
  store <16 x float> %v, ptr %a
  %p = getelementptr i8, ptr %a, <4 x i64> <i64 0, i64 12, i64 24, i64 36>
  call void @llvm.masked.scatter.v4f32.v4p0(<4 x float> %x, <4 x ptr> align 4 %p, <4 x i1> %m)
  %y = load <16 x float>, ptr %a
  ret <16 x float> %y
}

; Lanes of two elements of the vector.
define <16 x i32> @scatter_pairs(<16 x i32> %v, <2 x i64> %x, <2 x i1> %m) {
; CHECK-LABEL: @scatter_pairs(
; CHECK-NEXT:    [[TMP1:%.*]] = shufflevector <2 x i1> [[M:%.*]], <2 x i1> poison, <4 x i32> <i32 0, i32 0, i32 1, i32 1>
; CHECK-NEXT:    [[TMP2:%.*]] = bitcast <2 x i64> [[X:%.*]] to <4 x i32>
; CHECK-NEXT:    [[TMP3:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v4i32.i16.v4i1(<16 x i32> [[V:%.*]], <4 x i32> [[TMP2]], i32 4, i32 2, i32 1, i16 4, i32 undef, <4 x i1> [[TMP1]])
; CHECK-NEXT:    ret <16 x i32> [[TMP3]]
  %a = alloca <16 x i32>, align 4
  store <16 x i32> %v, ptr %a, align 4
  %p = getelementptr i8, ptr %a, <2 x i64> <i64 4, i64 20>
  call void @llvm.masked.scatter.v2i64.v2p0(<2 x i64> %x, <2 x ptr> align 4 %p, <2 x i1> %m)
  %y = load <16 x i32>, ptr %a, align 4
  ret <16 x i32> %y
}

; In any order, as long as no place comes twice.
define <16 x float> @scatter_from_variable(<16 x float> %v, <4 x float> %x, i32 %i) {
; CHECK-LABEL: @scatter_from_variable(
; CHECK-NEXT:    [[TMP1:%.*]] = trunc i32 [[I:%.*]] to i16
; CHECK-NEXT:    [[TMP2:%.*]] = shl i16 [[TMP1]], 2
; CHECK-NEXT:    [[_SPLATINSERT:%.*]] = insertelement <4 x i16> poison, i16 [[TMP2]], i64 0
; CHECK-NEXT:    [[_SPLAT:%.*]] = shufflevector <4 x i16> [[_SPLATINSERT]], <4 x i16> poison, <4 x i32> zeroinitializer
; CHECK-NEXT:    [[TMP3:%.*]] = add <4 x i16> [[_SPLAT]], <i16 12, i16 0, i16 20, i16 4>
; CHECK-NEXT:    [[TMP4:%.*]] = call <16 x float> @llvm.genx.wrregionf.v16f32.v4f32.v4i16.i1(<16 x float> [[V:%.*]], <4 x float> [[X:%.*]], i32 0, i32 1, i32 0, <4 x i16> [[TMP3]], i32 undef, i1 true)
; CHECK-NEXT:    ret <16 x float> [[TMP4]]
  %a = alloca <16 x float>, align 32
  store <16 x float> %v, ptr %a
  %s = getelementptr float, ptr %a, i32 %i
  %p = getelementptr i8, ptr %s, <4 x i64> <i64 12, i64 0, i64 20, i64 4>
  call void @llvm.masked.scatter.v4f32.v4p0(<4 x float> %x, <4 x ptr> align 4 %p, <4 x i1> splat (i1 true))
  %y = load <16 x float>, ptr %a
  ret <16 x float> %y
}

; A place twice: the last lane is what stays.
define <16 x float> @scatter_twice(<16 x float> %v, <4 x float> %x) {
; CHECK-LABEL: @scatter_twice(
; CHECK-NEXT:    [[TMP1:%.*]] = shufflevector <4 x float> [[X:%.*]], <4 x float> poison, <1 x i32> zeroinitializer
; CHECK-NEXT:    [[TMP2:%.*]] = call <16 x float> @llvm.genx.wrregionf.v16f32.v1f32.i16.i1(<16 x float> [[V:%.*]], <1 x float> [[TMP1]], i32 0, i32 1, i32 0, i16 12, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP3:%.*]] = shufflevector <4 x float> [[X]], <4 x float> poison, <1 x i32> <i32 1>
; CHECK-NEXT:    [[TMP4:%.*]] = call <16 x float> @llvm.genx.wrregionf.v16f32.v1f32.i16.i1(<16 x float> [[TMP2]], <1 x float> [[TMP3]], i32 0, i32 1, i32 0, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP5:%.*]] = shufflevector <4 x float> [[X]], <4 x float> poison, <1 x i32> <i32 2>
; CHECK-NEXT:    [[TMP6:%.*]] = call <16 x float> @llvm.genx.wrregionf.v16f32.v1f32.i16.i1(<16 x float> [[TMP4]], <1 x float> [[TMP5]], i32 0, i32 1, i32 0, i16 12, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP7:%.*]] = shufflevector <4 x float> [[X]], <4 x float> poison, <1 x i32> <i32 3>
; CHECK-NEXT:    [[TMP8:%.*]] = call <16 x float> @llvm.genx.wrregionf.v16f32.v1f32.i16.i1(<16 x float> [[TMP6]], <1 x float> [[TMP7]], i32 0, i32 1, i32 0, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    ret <16 x float> [[TMP8]]
  %a = alloca <16 x float>, align 32
  store <16 x float> %v, ptr %a
  %p = getelementptr i8, ptr %a, <4 x i64> <i64 12, i64 0, i64 12, i64 4>
  call void @llvm.masked.scatter.v4f32.v4p0(<4 x float> %x, <4 x ptr> align 4 %p, <4 x i1> splat (i1 true))
  %y = load <16 x float>, ptr %a
  ret <16 x float> %y
}

; Lanes that share bytes.
define <16 x i32> @scatter_overlapping(<16 x i32> %v, <2 x i64> %x) {
; CHECK-LABEL: @scatter_overlapping(
; CHECK-NEXT:    [[TMP1:%.*]] = shufflevector <2 x i64> [[X:%.*]], <2 x i64> poison, <1 x i32> zeroinitializer
; CHECK-NEXT:    [[TMP2:%.*]] = bitcast <1 x i64> [[TMP1]] to <2 x i32>
; CHECK-NEXT:    [[TMP3:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v2i32.i16.i1(<16 x i32> [[V:%.*]], <2 x i32> [[TMP2]], i32 0, i32 2, i32 1, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP4:%.*]] = shufflevector <2 x i64> [[X]], <2 x i64> poison, <1 x i32> <i32 1>
; CHECK-NEXT:    [[TMP5:%.*]] = bitcast <1 x i64> [[TMP4]] to <2 x i32>
; CHECK-NEXT:    [[TMP6:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v2i32.i16.i1(<16 x i32> [[TMP3]], <2 x i32> [[TMP5]], i32 0, i32 2, i32 1, i16 8, i32 undef, i1 true)
; CHECK-NEXT:    ret <16 x i32> [[TMP6]]
  %a = alloca <16 x i32>, align 4
  store <16 x i32> %v, ptr %a, align 4
  %p = getelementptr i8, ptr %a, <2 x i64> <i64 4, i64 8>
  call void @llvm.masked.scatter.v2i64.v2p0(<2 x i64> %x, <2 x ptr> align 4 %p, <2 x i1> splat (i1 true))
  %y = load <16 x i32>, ptr %a, align 4
  ret <16 x i32> %y
}

; More lanes than the array has elements: the ones outside are off.
define <2 x float> @scatter_outside(<2 x float> %v, <4 x float> %x, <4 x i1> %m) {
; CHECK-LABEL: @scatter_outside(
; CHECK-NEXT:    [[TMP1:%.*]] = shufflevector <4 x i1> [[M:%.*]], <4 x i1> poison, <1 x i32> zeroinitializer
; CHECK-NEXT:    [[TMP2:%.*]] = shufflevector <4 x float> [[X:%.*]], <4 x float> poison, <1 x i32> zeroinitializer
; CHECK-NEXT:    [[TMP3:%.*]] = call <2 x float> @llvm.genx.wrregionf.v2f32.v1f32.i16.v1i1(<2 x float> [[V:%.*]], <1 x float> [[TMP2]], i32 0, i32 1, i32 0, i16 4, i32 undef, <1 x i1> [[TMP1]])
; CHECK-NEXT:    [[TMP4:%.*]] = shufflevector <4 x i1> [[M]], <4 x i1> poison, <1 x i32> <i32 3>
; CHECK-NEXT:    [[TMP5:%.*]] = shufflevector <4 x float> [[X]], <4 x float> poison, <1 x i32> <i32 3>
; CHECK-NEXT:    [[TMP6:%.*]] = call <2 x float> @llvm.genx.wrregionf.v2f32.v1f32.i16.v1i1(<2 x float> [[TMP3]], <1 x float> [[TMP5]], i32 0, i32 1, i32 0, i16 0, i32 undef, <1 x i1> [[TMP4]])
; CHECK-NEXT:    ret <2 x float> [[TMP6]]
  %a = alloca <2 x float>, align 8
  store <2 x float> %v, ptr %a
  %p = getelementptr i8, ptr %a, <4 x i64> <i64 4, i64 -4, i64 12, i64 0>
  call void @llvm.masked.scatter.v4f32.v4p0(<4 x float> %x, <4 x ptr> align 4 %p, <4 x i1> %m)
  %y = load <2 x float>, ptr %a
  ret <2 x float> %y
}
