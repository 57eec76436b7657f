; Forms of predicates: places of copied lanes, compares of scalars for all lanes, flags.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-lower --platform=skl -S %s | FileCheck %s
; Before and after, it computes the same.
; RUN: cmx-opt -passes=cmx-lower --platform=skl --check-each -disable-output %s

; Lanes 4 to 11, which are read in two pieces of 4.
define <8 x i1> @from_lane_4(<16 x i1> %a) {
; CHECK-LABEL: @from_lane_4(
; CHECK-NEXT:    [[TMP1:%.*]] = call <4 x i1> @llvm.genx.rdpredregion.v4i1.v16i1(<16 x i1> [[A:%.*]], i32 4)
; CHECK-NEXT:    [[TMP2:%.*]] = call <8 x i1> @llvm.genx.wrpredregion.v8i1.v4i1(<8 x i1> poison, <4 x i1> [[TMP1]], i32 0)
; CHECK-NEXT:    [[TMP3:%.*]] = call <4 x i1> @llvm.genx.rdpredregion.v4i1.v16i1(<16 x i1> [[A]], i32 8)
; CHECK-NEXT:    [[R:%.*]] = call <8 x i1> @llvm.genx.wrpredregion.v8i1.v4i1(<8 x i1> [[TMP2]], <4 x i1> [[TMP3]], i32 4)
; CHECK-NEXT:    ret <8 x i1> [[R]]
  %r = shufflevector <16 x i1> %a, <16 x i1> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11>
  ret <8 x i1> %r
}

; Lanes 0 to 7 to lane 4 on.
define <16 x i1> @to_lane_4(<16 x i1> %a, <8 x i1> %b) {
; CHECK-LABEL: @to_lane_4(
; CHECK-NEXT:    [[W:%.*]] = call <16 x i1> @llvm.genx.wrpredregion.v16i1.v8i1(<16 x i1> poison, <8 x i1> [[B:%.*]], i32 0)
; CHECK-NEXT:    [[TMP1:%.*]] = select <16 x i1> [[A:%.*]], <16 x i16> splat (i16 1), <16 x i16> zeroinitializer
; CHECK-NEXT:    [[TMP2:%.*]] = select <16 x i1> [[W]], <16 x i16> splat (i16 1), <16 x i16> zeroinitializer
; CHECK-NEXT:    [[TMP3:%.*]] = call <8 x i16> @llvm.genx.rdregioni.v8i16.v16i16.i16(<16 x i16> [[TMP2]], i32 0, i32 8, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP4:%.*]] = call <16 x i16> @llvm.genx.wrregioni.v16i16.v8i16.i16.i1(<16 x i16> [[TMP1]], <8 x i16> [[TMP3]], i32 0, i32 8, i32 1, i16 8, i32 undef, i1 true)
; CHECK-NEXT:    [[R:%.*]] = icmp ne <16 x i16> [[TMP4]], zeroinitializer
; CHECK-NEXT:    ret <16 x i1> [[R]]
  %w = shufflevector <8 x i1> %b, <8 x i1> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %r = shufflevector <16 x i1> %a, <16 x i1> %w, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15>
  ret <16 x i1> %r
}

define <16 x i1> @to_lane_2(<16 x i1> %a, <16 x i1> %b) {
; CHECK-LABEL: @to_lane_2(
; CHECK-NEXT:    [[TMP1:%.*]] = select <16 x i1> [[A:%.*]], <16 x i16> splat (i16 1), <16 x i16> zeroinitializer
; CHECK-NEXT:    [[TMP2:%.*]] = select <16 x i1> [[B:%.*]], <16 x i16> splat (i16 1), <16 x i16> zeroinitializer
; CHECK-NEXT:    [[TMP3:%.*]] = call <4 x i16> @llvm.genx.rdregioni.v4i16.v16i16.i16(<16 x i16> [[TMP2]], i32 0, i32 4, i32 1, i16 8, i32 undef)
; CHECK-NEXT:    [[TMP4:%.*]] = call <16 x i16> @llvm.genx.wrregioni.v16i16.v4i16.i16.i1(<16 x i16> [[TMP1]], <4 x i16> [[TMP3]], i32 0, i32 4, i32 1, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[R:%.*]] = icmp ne <16 x i16> [[TMP4]], zeroinitializer
; CHECK-NEXT:    ret <16 x i1> [[R]]
  %r = shufflevector <16 x i1> %a, <16 x i1> %b, <16 x i32> <i32 0, i32 1, i32 20, i32 21, i32 22, i32 23, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  ret <16 x i1> %r
}

; A compare of scalars in all lanes.
define <8 x i32> @of_floats(float %a, float %b, <8 x i32> %x, <8 x i32> %y) {
; CHECK-LABEL: @of_floats(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast float [[A:%.*]] to <1 x float>
; CHECK-NEXT:    [[TMP2:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v1f32.i16(<1 x float> [[TMP1]], i32 0, i32 8, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast float [[B:%.*]] to <1 x float>
; CHECK-NEXT:    [[TMP4:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v1f32.i16(<1 x float> [[TMP3]], i32 0, i32 8, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP5:%.*]] = fcmp olt <8 x float> [[TMP2]], [[TMP4]]
; CHECK-NEXT:    [[R:%.*]] = select <8 x i1> [[TMP5]], <8 x i32> [[X:%.*]], <8 x i32> [[Y:%.*]]
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %c = fcmp olt float %a, %b
  %r = select i1 %c, <8 x i32> %x, <8 x i32> %y
  ret <8 x i32> %r
}

define <8 x i32> @of_halves(half %a, half %b, <8 x i32> %x, <8 x i32> %y) {
; CHECK-LABEL: @of_halves(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast half [[A:%.*]] to <1 x half>
; CHECK-NEXT:    [[TMP2:%.*]] = call <8 x half> @llvm.genx.rdregionf.v8f16.v1f16.i16(<1 x half> [[TMP1]], i32 0, i32 8, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast half [[B:%.*]] to <1 x half>
; CHECK-NEXT:    [[TMP4:%.*]] = call <8 x half> @llvm.genx.rdregionf.v8f16.v1f16.i16(<1 x half> [[TMP3]], i32 0, i32 8, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP5:%.*]] = fcmp olt <8 x half> [[TMP2]], [[TMP4]]
; CHECK-NEXT:    [[R:%.*]] = select <8 x i1> [[TMP5]], <8 x i32> [[X:%.*]], <8 x i32> [[Y:%.*]]
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %c = fcmp olt half %a, %b
  %r = select i1 %c, <8 x i32> %x, <8 x i32> %y
  ret <8 x i32> %r
}

define <8 x i32> @of_doubles(double %a, double %b, <8 x i32> %x, <8 x i32> %y) {
; CHECK-LABEL: @of_doubles(
; CHECK-NEXT:    [[C:%.*]] = fcmp olt double [[A:%.*]], [[B:%.*]]
; CHECK-NEXT:    [[TMP1:%.*]] = select i1 [[C]], i16 -1, i16 0
; CHECK-NEXT:    [[TMP2:%.*]] = bitcast i16 [[TMP1]] to <1 x i16>
; CHECK-NEXT:    [[TMP3:%.*]] = call <8 x i16> @llvm.genx.rdregioni.v8i16.v1i16.i16(<1 x i16> [[TMP2]], i32 0, i32 8, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP4:%.*]] = icmp ne <8 x i16> [[TMP3]], zeroinitializer
; CHECK-NEXT:    [[R:%.*]] = select <8 x i1> [[TMP4]], <8 x i32> [[X:%.*]], <8 x i32> [[Y:%.*]]
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %c = fcmp olt double %a, %b
  %r = select i1 %c, <8 x i32> %x, <8 x i32> %y
  ret <8 x i32> %r
}

define <8 x i32> @of_dwords(i32 %a, i32 %b, <8 x i32> %x, <8 x i32> %y) {
; CHECK-LABEL: @of_dwords(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast i32 [[A:%.*]] to <1 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v1i32.i16(<1 x i32> [[TMP1]], i32 0, i32 8, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast i32 [[B:%.*]] to <1 x i32>
; CHECK-NEXT:    [[TMP4:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v1i32.i16(<1 x i32> [[TMP3]], i32 0, i32 8, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP5:%.*]] = icmp ult <8 x i32> [[TMP2]], [[TMP4]]
; CHECK-NEXT:    [[R:%.*]] = select <8 x i1> [[TMP5]], <8 x i32> [[X:%.*]], <8 x i32> [[Y:%.*]]
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %c = icmp ult i32 %a, %b
  %r = select i1 %c, <8 x i32> %x, <8 x i32> %y
  ret <8 x i32> %r
}

define <8 x i32> @of_qwords(i64 %a, i64 %b, <8 x i32> %x, <8 x i32> %y) {
; CHECK-LABEL: @of_qwords(
; CHECK-NEXT:    [[C:%.*]] = icmp ult i64 [[A:%.*]], [[B:%.*]]
; CHECK-NEXT:    [[TMP1:%.*]] = select i1 [[C]], i16 -1, i16 0
; CHECK-NEXT:    [[TMP2:%.*]] = bitcast i16 [[TMP1]] to <1 x i16>
; CHECK-NEXT:    [[TMP3:%.*]] = call <8 x i16> @llvm.genx.rdregioni.v8i16.v1i16.i16(<1 x i16> [[TMP2]], i32 0, i32 8, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP4:%.*]] = icmp ne <8 x i16> [[TMP3]], zeroinitializer
; CHECK-NEXT:    [[R:%.*]] = select <8 x i1> [[TMP4]], <8 x i32> [[X:%.*]], <8 x i32> [[Y:%.*]]
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %c = icmp ult i64 %a, %b
  %r = select i1 %c, <8 x i32> %x, <8 x i32> %y
  ret <8 x i32> %r
}

define <8 x i32> @of_predicates(i1 %a, i1 %b, <8 x i32> %x, <8 x i32> %y) {
; CHECK-LABEL: @of_predicates(
; CHECK-NEXT:    [[TMP1:%.*]] = xor i1 [[A:%.*]], true
; CHECK-NEXT:    [[C:%.*]] = and i1 [[TMP1]], [[B:%.*]]
; CHECK-NEXT:    [[TMP2:%.*]] = select i1 [[C]], i16 -1, i16 0
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast i16 [[TMP2]] to <1 x i16>
; CHECK-NEXT:    [[TMP4:%.*]] = call <8 x i16> @llvm.genx.rdregioni.v8i16.v1i16.i16(<1 x i16> [[TMP3]], i32 0, i32 8, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP5:%.*]] = icmp ne <8 x i16> [[TMP4]], zeroinitializer
; CHECK-NEXT:    [[R:%.*]] = select <8 x i1> [[TMP5]], <8 x i32> [[X:%.*]], <8 x i32> [[Y:%.*]]
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %c = icmp ult i1 %a, %b
  %r = select i1 %c, <8 x i32> %x, <8 x i32> %y
  ret <8 x i32> %r
}

; Flags.
define <8 x float> @fast_choice(i32 %a, <8 x float> %x, <8 x float> %y) {
; CHECK-LABEL: @fast_choice(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast i32 [[A:%.*]] to <1 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v1i32.i16(<1 x i32> [[TMP1]], i32 0, i32 8, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = icmp eq <8 x i32> [[TMP2]], zeroinitializer
; CHECK-NEXT:    [[R:%.*]] = select nnan nsz <8 x i1> [[TMP3]], <8 x float> [[X:%.*]], <8 x float> [[Y:%.*]]
; CHECK-NEXT:    ret <8 x float> [[R]]
  %c = icmp eq i32 %a, 0
  %r = select nnan nsz i1 %c, <8 x float> %x, <8 x float> %y
  ret <8 x float> %r
}

define <8 x i1> @no_signed_wrap(<8 x i32> %x) {
; CHECK-LABEL: @no_signed_wrap(
; CHECK-NEXT:    [[R:%.*]] = icmp ne <8 x i32> [[X:%.*]], zeroinitializer
; CHECK-NEXT:    ret <8 x i1> [[R]]
  %r = trunc nsw <8 x i32> %x to <8 x i1>
  ret <8 x i1> %r
}

define <8 x i1> @no_unsigned_wrap(<8 x i32> %x) {
; CHECK-LABEL: @no_unsigned_wrap(
; CHECK-NEXT:    [[R:%.*]] = icmp ne <8 x i32> [[X:%.*]], zeroinitializer
; CHECK-NEXT:    ret <8 x i1> [[R]]
  %r = trunc nuw <8 x i32> %x to <8 x i1>
  ret <8 x i1> %r
}

define <8 x i1> @may_wrap(<8 x i32> %x) {
; CHECK-LABEL: @may_wrap(
; CHECK-NEXT:    [[TMP1:%.*]] = and <8 x i32> [[X:%.*]], splat (i32 1)
; CHECK-NEXT:    [[R:%.*]] = icmp ne <8 x i32> [[TMP1]], zeroinitializer
; CHECK-NEXT:    ret <8 x i1> [[R]]
  %r = trunc <8 x i32> %x to <8 x i1>
  ret <8 x i1> %r
}

define <8 x i1> @differ(<8 x float> %x, <8 x float> %y) {
; CHECK-LABEL: @differ(
; CHECK-NEXT:    [[TMP1:%.*]] = fcmp olt <8 x float> [[X:%.*]], [[Y:%.*]]
; CHECK-NEXT:    [[TMP2:%.*]] = fcmp ogt <8 x float> [[X]], [[Y]]
; CHECK-NEXT:    [[R:%.*]] = or <8 x i1> [[TMP1]], [[TMP2]]
; CHECK-NEXT:    ret <8 x i1> [[R]]
  %r = fcmp one <8 x float> %x, %y
  ret <8 x i1> %r
}

define <8 x i1> @differ_no_nan(<8 x float> %x, <8 x float> %y) {
; CHECK-LABEL: @differ_no_nan(
; CHECK-NEXT:    [[R:%.*]] = fcmp nnan une <8 x float> [[X:%.*]], [[Y:%.*]]
; CHECK-NEXT:    ret <8 x i1> [[R]]
  %r = fcmp nnan one <8 x float> %x, %y
  ret <8 x i1> %r
}

define <8 x i1> @equal(<8 x float> %x, <8 x float> %y) {
; CHECK-LABEL: @equal(
; CHECK-NEXT:    [[TMP1:%.*]] = fcmp olt <8 x float> [[X:%.*]], [[Y:%.*]]
; CHECK-NEXT:    [[TMP2:%.*]] = fcmp ogt <8 x float> [[X]], [[Y]]
; CHECK-NEXT:    [[TMP3:%.*]] = or <8 x i1> [[TMP1]], [[TMP2]]
; CHECK-NEXT:    [[R:%.*]] = xor <8 x i1> [[TMP3]], splat (i1 true)
; CHECK-NEXT:    ret <8 x i1> [[R]]
  %r = fcmp ueq <8 x float> %x, %y
  ret <8 x i1> %r
}

define <8 x i1> @equal_no_nan(<8 x float> %x, <8 x float> %y) {
; CHECK-LABEL: @equal_no_nan(
; CHECK-NEXT:    [[R:%.*]] = fcmp nnan oeq <8 x float> [[X:%.*]], [[Y:%.*]]
; CHECK-NEXT:    ret <8 x i1> [[R]]
  %r = fcmp nnan ueq <8 x float> %x, %y
  ret <8 x i1> %r
}

; An undefined side decides nothing, not even in some of the lanes.
define <8 x i1> @undefined_side(<8 x i1> %c, <8 x i1> %x) {
; CHECK-LABEL: @undefined_side(
; CHECK-NEXT:    [[R:%.*]] = freeze <8 x i1> [[X:%.*]]
; CHECK-NEXT:    ret <8 x i1> [[R]]
  %r = select <8 x i1> %c, <8 x i1> %x, <8 x i1> undef
  ret <8 x i1> %r
}

define <8 x i1> @poison_side(<8 x i1> %c, <8 x i1> %x) {
; CHECK-LABEL: @poison_side(
; CHECK-NEXT:    [[R:%.*]] = freeze <8 x i1> [[X:%.*]]
; CHECK-NEXT:    ret <8 x i1> [[R]]
  %r = select <8 x i1> %c, <8 x i1> poison, <8 x i1> %x
  ret <8 x i1> %r
}

define <4 x i1> @undefined_lane(<4 x i1> %c, <4 x i1> %x) {
; CHECK-LABEL: @undefined_lane(
; CHECK-NEXT:    [[TMP1:%.*]] = xor <4 x i1> [[C:%.*]], splat (i1 true)
; CHECK-NEXT:    [[TMP2:%.*]] = freeze <4 x i1> [[X:%.*]]
; CHECK-NEXT:    [[TMP3:%.*]] = and <4 x i1> [[C]], [[TMP2]]
; CHECK-NEXT:    [[TMP4:%.*]] = and <4 x i1> [[TMP1]], <i1 true, i1 false, i1 false, i1 false>
; CHECK-NEXT:    [[R:%.*]] = or <4 x i1> [[TMP3]], [[TMP4]]
; CHECK-NEXT:    ret <4 x i1> [[R]]
  %r = select <4 x i1> %c, <4 x i1> %x, <4 x i1> <i1 true, i1 undef, i1 false, i1 poison>
  ret <4 x i1> %r
}
