; One element is a region of one element.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-lower --platform=icllp -S %s | FileCheck %s
; A second run changes nothing.
; RUN: cmx-opt -passes=cmx-lower,cmx-lower --platform=icllp -verify-each -S %s | FileCheck %s

define i32 @extract_constant(<8 x i32> %v) {
; CHECK-LABEL: @extract_constant(
; CHECK-NEXT:    [[R:%.*]] = call i32 @llvm.genx.rdregioni.i32.v8i32.i16(<8 x i32> [[V:%.*]], i32 0, i32 1, i32 0, i16 12, i32 undef)
; CHECK-NEXT:    ret i32 [[R]]
  %r = extractelement <8 x i32> %v, i32 3
  ret i32 %r
}

; The constant part of an index comes last, where it can become an immediate.
define i32 @extract_variable(<8 x i32> %v, i32 %i) {
; CHECK-LABEL: @extract_variable(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast i32 [[I:%.*]] to <2 x i16>
; CHECK-NEXT:    [[TMP2:%.*]] = call i16 @llvm.genx.rdregioni.i16.v2i16.i16(<2 x i16> [[TMP1]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = shl i16 [[TMP2]], 2
; CHECK-NEXT:    [[TMP4:%.*]] = add i16 [[TMP3]], 12
; CHECK-NEXT:    [[R:%.*]] = call i32 @llvm.genx.rdregioni.i32.v8i32.i16(<8 x i32> [[V:%.*]], i32 0, i32 1, i32 0, i16 [[TMP4]], i32 undef)
; CHECK-NEXT:    ret i32 [[R]]
  %j = add i32 %i, 3
  %r = extractelement <8 x i32> %v, i32 %j
  ret i32 %r
}

define i8 @extract_byte_by_word(<16 x i8> %v, i16 %i) {
; CHECK-LABEL: @extract_byte_by_word(
; CHECK-NEXT:    [[R:%.*]] = call i8 @llvm.genx.rdregioni.i8.v16i8.i16(<16 x i8> [[V:%.*]], i32 0, i32 1, i32 0, i16 [[I:%.*]], i32 undef)
; CHECK-NEXT:    ret i8 [[R]]
  %r = extractelement <16 x i8> %v, i16 %i
  ret i8 %r
}

define i64 @extract_qword_by_qword(<4 x i64> %v, i64 %i) {
; CHECK-LABEL: @extract_qword_by_qword(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast i64 [[I:%.*]] to <4 x i16>
; CHECK-NEXT:    [[TMP2:%.*]] = call i16 @llvm.genx.rdregioni.i16.v4i16.i16(<4 x i16> [[TMP1]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = shl i16 [[TMP2]], 3
; CHECK-NEXT:    [[R:%.*]] = call i64 @llvm.genx.rdregioni.i64.v4i64.i16(<4 x i64> [[V:%.*]], i32 0, i32 1, i32 0, i16 [[TMP3]], i32 undef)
; CHECK-NEXT:    ret i64 [[R]]
  %r = extractelement <4 x i64> %v, i64 %i
  ret i64 %r
}

; Beyond 32767 bytes an offset of 16 bits does not reach.
define i32 @extract_of_large(<16384 x i32> %v, i32 %i) {
; CHECK-LABEL: @extract_of_large(
; CHECK-NEXT:    [[TMP1:%.*]] = shl i32 [[I:%.*]], 2
; CHECK-NEXT:    [[R:%.*]] = call i32 @llvm.genx.rdregioni.i32.v16384i32.i32(<16384 x i32> [[V:%.*]], i32 0, i32 1, i32 0, i32 [[TMP1]], i32 undef)
; CHECK-NEXT:    ret i32 [[R]]
  %r = extractelement <16384 x i32> %v, i32 %i
  ret i32 %r
}

define i32 @extract_outside(<8 x i32> %v) {
; CHECK-LABEL: @extract_outside(
; CHECK-NEXT:    ret i32 poison
  %r = extractelement <8 x i32> %v, i32 8
  ret i32 %r
}

define i32 @extract_of_one(<1 x i32> %v, i32 %i) {
; CHECK-LABEL: @extract_of_one(
; CHECK-NEXT:    [[R:%.*]] = bitcast <1 x i32> [[V:%.*]] to i32
; CHECK-NEXT:    ret i32 [[R]]
  %r = extractelement <1 x i32> %v, i32 %i
  ret i32 %r
}

; What was put in is known.
define i32 @extract_inserted(<8 x i32> %v, i32 %x, i32 %y) {
; CHECK-LABEL: @extract_inserted(
; CHECK-NEXT:    ret i32 [[X:%.*]]
  %a = insertelement <8 x i32> %v, i32 %x, i32 3
  %b = insertelement <8 x i32> %a, i32 %y, i32 4
  %r = extractelement <8 x i32> %b, i32 3
  ret i32 %r
}

; A region that is read from is read from directly.
define i32 @extract_of_region(<16 x i32> %v) {
; CHECK-LABEL: @extract_of_region(
; CHECK-NEXT:    [[R:%.*]] = call i32 @llvm.genx.rdregioni.i32.v16i32.i16(<16 x i32> [[V:%.*]], i32 0, i32 1, i32 0, i16 36, i32 undef)
; CHECK-NEXT:    ret i32 [[R]]
  %a = shufflevector <16 x i32> %v, <16 x i32> poison, <4 x i32> <i32 1, i32 5, i32 9, i32 13>
  %r = extractelement <4 x i32> %a, i32 2
  ret i32 %r
}

define <8 x float> @insert_constant(<8 x float> %v, float %x) {
; CHECK-LABEL: @insert_constant(
; CHECK-NEXT:    [[R:%.*]] = call <8 x float> @llvm.genx.wrregionf.v8f32.f32.i16.i1(<8 x float> [[V:%.*]], float [[X:%.*]], i32 0, i32 1, i32 0, i16 12, i32 undef, i1 true)
; CHECK-NEXT:    ret <8 x float> [[R]]
  %r = insertelement <8 x float> %v, float %x, i32 3
  ret <8 x float> %r
}

define <8 x half> @insert_variable(<8 x half> %v, half %x, i32 %i) {
; CHECK-LABEL: @insert_variable(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast i32 [[I:%.*]] to <2 x i16>
; CHECK-NEXT:    [[TMP2:%.*]] = call i16 @llvm.genx.rdregioni.i16.v2i16.i16(<2 x i16> [[TMP1]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = shl i16 [[TMP2]], 1
; CHECK-NEXT:    [[R:%.*]] = call <8 x half> @llvm.genx.wrregionf.v8f16.f16.i16.i1(<8 x half> [[V:%.*]], half [[X:%.*]], i32 0, i32 1, i32 0, i16 [[TMP3]], i32 undef, i1 true)
; CHECK-NEXT:    ret <8 x half> [[R]]
  %r = insertelement <8 x half> %v, half %x, i32 %i
  ret <8 x half> %r
}

define <8 x float> @insert_outside(<8 x float> %v, float %x) {
; CHECK-LABEL: @insert_outside(
; CHECK-NEXT:    ret <8 x float> poison
  %r = insertelement <8 x float> %v, float %x, i32 9
  ret <8 x float> %r
}

define <1 x float> @insert_in_one(<1 x float> %v, float %x) {
; CHECK-LABEL: @insert_in_one(
; CHECK-NEXT:    [[R:%.*]] = bitcast float [[X:%.*]] to <1 x float>
; CHECK-NEXT:    ret <1 x float> [[R]]
  %r = insertelement <1 x float> %v, float %x, i32 0
  ret <1 x float> %r
}

; Lanes of a predicate are bits in a register.
define i1 @extract_predicate(<8 x i1> %m) {
; CHECK-LABEL: @extract_predicate(
; CHECK-NEXT:    [[TMP1:%.*]] = freeze <8 x i1> [[M:%.*]]
; CHECK-NEXT:    [[TMP2:%.*]] = bitcast <8 x i1> [[TMP1]] to i8
; CHECK-NEXT:    [[TMP3:%.*]] = zext i8 [[TMP2]] to i32
; CHECK-NEXT:    [[TMP4:%.*]] = and i32 [[TMP3]], 32
; CHECK-NEXT:    [[R:%.*]] = icmp ne i32 [[TMP4]], 0
; CHECK-NEXT:    ret i1 [[R]]
  %r = extractelement <8 x i1> %m, i32 5
  ret i1 %r
}

define i1 @extract_predicate_variable(<16 x i1> %m, i32 %i) {
; CHECK-LABEL: @extract_predicate_variable(
; CHECK-NEXT:    [[TMP1:%.*]] = freeze <16 x i1> [[M:%.*]]
; CHECK-NEXT:    [[TMP2:%.*]] = bitcast <16 x i1> [[TMP1]] to i16
; CHECK-NEXT:    [[TMP3:%.*]] = zext i16 [[TMP2]] to i32
; CHECK-NEXT:    [[TMP4:%.*]] = lshr i32 [[TMP3]], [[I:%.*]]
; CHECK-NEXT:    [[TMP5:%.*]] = and i32 [[TMP4]], 1
; CHECK-NEXT:    [[R:%.*]] = icmp ne i32 [[TMP5]], 0
; CHECK-NEXT:    ret i1 [[R]]
  %r = extractelement <16 x i1> %m, i32 %i
  ret i1 %r
}

define i1 @extract_of_wide_predicate(<64 x i1> %m) {
; CHECK-LABEL: @extract_of_wide_predicate(
; CHECK-NEXT:    [[TMP1:%.*]] = call <32 x i1> @llvm.genx.rdpredregion.v32i1.v64i1(<64 x i1> [[M:%.*]], i32 32)
; CHECK-NEXT:    [[TMP2:%.*]] = freeze <32 x i1> [[TMP1]]
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast <32 x i1> [[TMP2]] to i32
; CHECK-NEXT:    [[TMP4:%.*]] = and i32 [[TMP3]], 256
; CHECK-NEXT:    [[R:%.*]] = icmp ne i32 [[TMP4]], 0
; CHECK-NEXT:    ret i1 [[R]]
  %r = extractelement <64 x i1> %m, i32 40
  ret i1 %r
}

define <8 x i1> @insert_predicate(<8 x i1> %m, i1 %x) {
; CHECK-LABEL: @insert_predicate(
; CHECK-NEXT:    [[TMP1:%.*]] = freeze <8 x i1> [[M:%.*]]
; CHECK-NEXT:    [[TMP2:%.*]] = bitcast <8 x i1> [[TMP1]] to i8
; CHECK-NEXT:    [[TMP3:%.*]] = zext i8 [[TMP2]] to i32
; CHECK-NEXT:    [[TMP4:%.*]] = and i32 [[TMP3]], -33
; CHECK-NEXT:    [[TMP5:%.*]] = freeze i1 [[X:%.*]]
; CHECK-NEXT:    [[TMP6:%.*]] = select i1 [[TMP5]], i32 32, i32 0
; CHECK-NEXT:    [[TMP7:%.*]] = or i32 [[TMP4]], [[TMP6]]
; CHECK-NEXT:    [[TMP8:%.*]] = bitcast i32 [[TMP7]] to <4 x i8>
; CHECK-NEXT:    [[TMP9:%.*]] = call i8 @llvm.genx.rdregioni.i8.v4i8.i16(<4 x i8> [[TMP8]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[R:%.*]] = bitcast i8 [[TMP9]] to <8 x i1>
; CHECK-NEXT:    ret <8 x i1> [[R]]
  %r = insertelement <8 x i1> %m, i1 %x, i32 5
  ret <8 x i1> %r
}

define <8 x i1> @insert_predicate_variable(<8 x i1> %m, i1 %x, i32 %i) {
; CHECK-LABEL: @insert_predicate_variable(
; CHECK-NEXT:    [[TMP1:%.*]] = freeze <8 x i1> [[M:%.*]]
; CHECK-NEXT:    [[TMP2:%.*]] = bitcast <8 x i1> [[TMP1]] to i8
; CHECK-NEXT:    [[TMP3:%.*]] = shl i32 1, [[I:%.*]]
; CHECK-NEXT:    [[TMP4:%.*]] = zext i8 [[TMP2]] to i32
; CHECK-NEXT:    [[TMP5:%.*]] = xor i32 [[TMP3]], -1
; CHECK-NEXT:    [[TMP6:%.*]] = and i32 [[TMP4]], [[TMP5]]
; CHECK-NEXT:    [[TMP7:%.*]] = freeze i1 [[X:%.*]]
; CHECK-NEXT:    [[TMP8:%.*]] = select i1 [[TMP7]], i32 [[TMP3]], i32 0
; CHECK-NEXT:    [[TMP9:%.*]] = or i32 [[TMP6]], [[TMP8]]
; CHECK-NEXT:    [[TMP10:%.*]] = bitcast i32 [[TMP9]] to <4 x i8>
; CHECK-NEXT:    [[TMP11:%.*]] = call i8 @llvm.genx.rdregioni.i8.v4i8.i16(<4 x i8> [[TMP10]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[R:%.*]] = bitcast i8 [[TMP11]] to <8 x i1>
; CHECK-NEXT:    ret <8 x i1> [[R]]
  %r = insertelement <8 x i1> %m, i1 %x, i32 %i
  ret <8 x i1> %r
}

define <4 x i1> @insert_in_short_predicate(<4 x i1> %m, i1 %x) {
; CHECK-LABEL: @insert_in_short_predicate(
; CHECK-NEXT:    [[TMP1:%.*]] = call <8 x i1> @llvm.genx.wrpredregion.v8i1.v4i1(<8 x i1> poison, <4 x i1> [[M:%.*]], i32 0)
; CHECK-NEXT:    [[TMP2:%.*]] = freeze <8 x i1> [[TMP1]]
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast <8 x i1> [[TMP2]] to i8
; CHECK-NEXT:    [[TMP4:%.*]] = zext i8 [[TMP3]] to i32
; CHECK-NEXT:    [[TMP5:%.*]] = and i32 [[TMP4]], -5
; CHECK-NEXT:    [[TMP6:%.*]] = freeze i1 [[X:%.*]]
; CHECK-NEXT:    [[TMP7:%.*]] = select i1 [[TMP6]], i32 4, i32 0
; CHECK-NEXT:    [[TMP8:%.*]] = or i32 [[TMP5]], [[TMP7]]
; CHECK-NEXT:    [[TMP9:%.*]] = bitcast i32 [[TMP8]] to <4 x i8>
; CHECK-NEXT:    [[TMP10:%.*]] = call i8 @llvm.genx.rdregioni.i8.v4i8.i16(<4 x i8> [[TMP9]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP11:%.*]] = bitcast i8 [[TMP10]] to <8 x i1>
; CHECK-NEXT:    [[R:%.*]] = call <4 x i1> @llvm.genx.rdpredregion.v4i1.v8i1(<8 x i1> [[TMP11]], i32 0)
; CHECK-NEXT:    ret <4 x i1> [[R]]
  %r = insertelement <4 x i1> %m, i1 %x, i32 2
  ret <4 x i1> %r
}

; Indices of 16 bits have those of an offset: a sum is one of offsets too.
define i32 @extract_word_index(<8 x i32> %v, i16 %i) {
; CHECK-LABEL: @extract_word_index(
; CHECK-NEXT:    [[TMP1:%.*]] = shl i16 [[I:%.*]], 2
; CHECK-NEXT:    [[TMP2:%.*]] = add i16 [[TMP1]], 12
; CHECK-NEXT:    [[R:%.*]] = call i32 @llvm.genx.rdregioni.i32.v8i32.i16(<8 x i32> [[V:%.*]], i32 0, i32 1, i32 0, i16 [[TMP2]], i32 undef)
; CHECK-NEXT:    ret i32 [[R]]
  %j = add i16 %i, 3
  %r = extractelement <8 x i32> %v, i16 %j
  ret i32 %r
}

; In bytes, the sum may wrap where the offset would not.
define i32 @extract_byte_index(<8 x i32> %v, i8 %i) {
; CHECK-LABEL: @extract_byte_index(
; CHECK-NEXT:    [[TMP1:%.*]] = zext i8 [[I:%.*]] to i16
; CHECK-NEXT:    [[TMP2:%.*]] = add i16 [[TMP1]], 3
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast i16 [[TMP2]] to <2 x i8>
; CHECK-NEXT:    [[J:%.*]] = call i8 @llvm.genx.rdregioni.i8.v2i8.i16(<2 x i8> [[TMP3]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP4:%.*]] = zext i8 [[J]] to i16
; CHECK-NEXT:    [[TMP5:%.*]] = shl i16 [[TMP4]], 2
; CHECK-NEXT:    [[R:%.*]] = call i32 @llvm.genx.rdregioni.i32.v8i32.i16(<8 x i32> [[V:%.*]], i32 0, i32 1, i32 0, i16 [[TMP5]], i32 undef)
; CHECK-NEXT:    ret i32 [[R]]
  %j = add i8 %i, 3
  %r = extractelement <8 x i32> %v, i8 %j
  ret i32 %r
}
