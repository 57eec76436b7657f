; Arithmetic on bytes, in words.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-lower --platform=icllp -S %s | FileCheck %s
; A second run changes nothing.
; RUN: cmx-opt -passes=cmx-lower,cmx-lower --platform=icllp -verify-each -S %s | FileCheck %s

declare void @llvm.genx.oword.st.v16i8(i32, i32, <16 x i8>)

define <16 x float> @add(<16 x i8> %x, <16 x i8> %y) {
; CHECK-LABEL: @add(
; CHECK-NEXT:    [[TMP1:%.*]] = zext <16 x i8> [[X:%.*]] to <16 x i16>
; CHECK-NEXT:    [[TMP2:%.*]] = zext <16 x i8> [[Y:%.*]] to <16 x i16>
; CHECK-NEXT:    [[TMP3:%.*]] = add <16 x i16> [[TMP1]], [[TMP2]]
; CHECK-NEXT:    [[TMP4:%.*]] = bitcast <16 x i16> [[TMP3]] to <32 x i8>
; CHECK-NEXT:    [[S:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v32i8.i16(<32 x i8> [[TMP4]], i32 0, i32 16, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[R:%.*]] = uitofp <16 x i8> [[S]] to <16 x float>
; CHECK-NEXT:    ret <16 x float> [[R]]
  %s = add <16 x i8> %x, %y
  %r = uitofp <16 x i8> %s to <16 x float>
  ret <16 x float> %r
}

; Somebody needs the bytes side by side.
define void @add_stored(<16 x i8> %x, <16 x i8> %y) {
; CHECK-LABEL: @add_stored(
; CHECK-NEXT:    [[TMP1:%.*]] = zext <16 x i8> [[X:%.*]] to <16 x i16>
; CHECK-NEXT:    [[TMP2:%.*]] = zext <16 x i8> [[Y:%.*]] to <16 x i16>
; CHECK-NEXT:    [[TMP3:%.*]] = add <16 x i16> [[TMP1]], [[TMP2]]
; CHECK-NEXT:    [[R:%.*]] = trunc <16 x i16> [[TMP3]] to <16 x i8>
; CHECK-NEXT:    call void @llvm.genx.oword.st.v16i8(i32 0, i32 0, <16 x i8> [[R]])
; CHECK-NEXT:    ret void
  %r = add <16 x i8> %x, %y
  call void @llvm.genx.oword.st.v16i8(i32 0, i32 0, <16 x i8> %r)
  ret void
}

; Sums take words as they are, a shift to the right needs zeros above.
define void @chain(<16 x i8> %x, <16 x i8> %y) {
; CHECK-LABEL: @chain(
; CHECK-NEXT:    [[TMP1:%.*]] = zext <16 x i8> [[X:%.*]] to <16 x i16>
; CHECK-NEXT:    [[TMP2:%.*]] = zext <16 x i8> [[Y:%.*]] to <16 x i16>
; CHECK-NEXT:    [[TMP3:%.*]] = add <16 x i16> [[TMP1]], [[TMP2]]
; CHECK-NEXT:    [[TMP4:%.*]] = mul <16 x i16> [[TMP3]], [[TMP3]]
; CHECK-NEXT:    [[TMP5:%.*]] = bitcast <16 x i16> [[TMP4]] to <32 x i8>
; CHECK-NEXT:    [[B:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v32i8.i16(<32 x i8> [[TMP5]], i32 0, i32 16, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP6:%.*]] = zext <16 x i8> [[B]] to <16 x i16>
; CHECK-NEXT:    [[TMP7:%.*]] = lshr <16 x i16> [[TMP6]], splat (i16 3)
; CHECK-NEXT:    [[R:%.*]] = trunc <16 x i16> [[TMP7]] to <16 x i8>
; CHECK-NEXT:    call void @llvm.genx.oword.st.v16i8(i32 0, i32 0, <16 x i8> [[R]])
; CHECK-NEXT:    ret void
  %a = add <16 x i8> %x, %y
  %b = mul <16 x i8> %a, %a
  %r = lshr <16 x i8> %b, splat (i8 3)
  call void @llvm.genx.oword.st.v16i8(i32 0, i32 0, <16 x i8> %r)
  ret void
}

define <16 x i8> @ashr(<16 x i8> %x, <16 x i8> %y) {
; CHECK-LABEL: @ashr(
; CHECK-NEXT:    [[TMP1:%.*]] = sext <16 x i8> [[X:%.*]] to <16 x i16>
; CHECK-NEXT:    [[TMP2:%.*]] = zext <16 x i8> [[Y:%.*]] to <16 x i16>
; CHECK-NEXT:    [[TMP3:%.*]] = ashr <16 x i16> [[TMP1]], [[TMP2]]
; CHECK-NEXT:    [[R:%.*]] = trunc <16 x i16> [[TMP3]] to <16 x i8>
; CHECK-NEXT:    ret <16 x i8> [[R]]
  %r = ashr <16 x i8> %x, %y
  ret <16 x i8> %r
}

define i8 @scalar(i8 %x, i8 %y) {
; CHECK-LABEL: @scalar(
; CHECK-NEXT:    [[TMP1:%.*]] = zext i8 [[X:%.*]] to i16
; CHECK-NEXT:    [[TMP2:%.*]] = zext i8 [[Y:%.*]] to i16
; CHECK-NEXT:    [[TMP3:%.*]] = sub i16 [[TMP1]], [[TMP2]]
; CHECK-NEXT:    [[R:%.*]] = trunc i16 [[TMP3]] to i8
; CHECK-NEXT:    ret i8 [[R]]
  %r = sub i8 %x, %y
  ret i8 %r
}

; Logic on whole vectors, in dwords.
define <16 x i8> @logic(<16 x i8> %x, <16 x i8> %y) {
; CHECK-LABEL: @logic(
; CHECK-NEXT:    [[TMP1:%.*]] = freeze <16 x i8> [[X:%.*]]
; CHECK-NEXT:    [[TMP2:%.*]] = bitcast <16 x i8> [[TMP1]] to <4 x i32>
; CHECK-NEXT:    [[TMP3:%.*]] = freeze <16 x i8> [[Y:%.*]]
; CHECK-NEXT:    [[TMP4:%.*]] = bitcast <16 x i8> [[TMP3]] to <4 x i32>
; CHECK-NEXT:    [[TMP5:%.*]] = xor <4 x i32> [[TMP2]], [[TMP4]]
; CHECK-NEXT:    [[R:%.*]] = bitcast <4 x i32> [[TMP5]] to <16 x i8>
; CHECK-NEXT:    ret <16 x i8> [[R]]
  %r = xor <16 x i8> %x, %y
  ret <16 x i8> %r
}

define <6 x i8> @logic_in_words(<6 x i8> %x) {
; CHECK-LABEL: @logic_in_words(
; CHECK-NEXT:    [[TMP1:%.*]] = freeze <6 x i8> [[X:%.*]]
; CHECK-NEXT:    [[TMP2:%.*]] = bitcast <6 x i8> [[TMP1]] to <3 x i16>
; CHECK-NEXT:    [[TMP3:%.*]] = and <3 x i16> [[TMP2]], splat (i16 3855)
; CHECK-NEXT:    [[R:%.*]] = bitcast <3 x i16> [[TMP3]] to <6 x i8>
; CHECK-NEXT:    ret <6 x i8> [[R]]
  %r = and <6 x i8> %x, splat (i8 15)
  ret <6 x i8> %r
}

define <3 x i8> @logic_odd(<3 x i8> %x, <3 x i8> %y) {
; CHECK-LABEL: @logic_odd(
; CHECK-NEXT:    [[TMP1:%.*]] = zext <3 x i8> [[X:%.*]] to <3 x i16>
; CHECK-NEXT:    [[TMP2:%.*]] = zext <3 x i8> [[Y:%.*]] to <3 x i16>
; CHECK-NEXT:    [[TMP3:%.*]] = or <3 x i16> [[TMP1]], [[TMP2]]
; CHECK-NEXT:    [[R:%.*]] = trunc <3 x i16> [[TMP3]] to <3 x i8>
; CHECK-NEXT:    ret <3 x i8> [[R]]
  %r = or <3 x i8> %x, %y
  ret <3 x i8> %r
}

; A region of bytes would have to be packed for it.
define <16 x i8> @logic_of_region(<32 x i8> %x, <16 x i8> %y) {
; CHECK-LABEL: @logic_of_region(
; CHECK-NEXT:    [[E:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v32i8.i16(<32 x i8> [[X:%.*]], i32 0, i32 16, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP1:%.*]] = zext <16 x i8> [[E]] to <16 x i16>
; CHECK-NEXT:    [[TMP2:%.*]] = zext <16 x i8> [[Y:%.*]] to <16 x i16>
; CHECK-NEXT:    [[TMP3:%.*]] = and <16 x i16> [[TMP1]], [[TMP2]]
; CHECK-NEXT:    [[R:%.*]] = trunc <16 x i16> [[TMP3]] to <16 x i8>
; CHECK-NEXT:    ret <16 x i8> [[R]]
  %e = shufflevector <32 x i8> %x, <32 x i8> poison, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %r = and <16 x i8> %e, %y
  ret <16 x i8> %r
}

define <16 x i8> @select(<16 x i1> %c, <16 x i8> %x, <16 x i8> %y) {
; CHECK-LABEL: @select(
; CHECK-NEXT:    [[R:%.*]] = call <16 x i8> @llvm.genx.wrregioni.v16i8.v16i8.i16.v16i1(<16 x i8> [[Y:%.*]], <16 x i8> [[X:%.*]], i32 0, i32 16, i32 1, i16 0, i32 undef, <16 x i1> [[C:%.*]])
; CHECK-NEXT:    ret <16 x i8> [[R]]
  %r = select <16 x i1> %c, <16 x i8> %x, <16 x i8> %y
  ret <16 x i8> %r
}

define i8 @select_scalar(i1 %c, i8 %x, i8 %y) {
; CHECK-LABEL: @select_scalar(
; CHECK-NEXT:    [[TMP1:%.*]] = zext i8 [[X:%.*]] to i16
; CHECK-NEXT:    [[TMP2:%.*]] = zext i8 [[Y:%.*]] to i16
; CHECK-NEXT:    [[TMP3:%.*]] = select i1 [[C:%.*]], i16 [[TMP1]], i16 [[TMP2]]
; CHECK-NEXT:    [[R:%.*]] = trunc i16 [[TMP3]] to i8
; CHECK-NEXT:    ret i8 [[R]]
  %r = select i1 %c, i8 %x, i8 %y
  ret i8 %r
}

; Compares write no bytes.
define <16 x i1> @compare(<16 x i8> %x, <16 x i8> %y) {
; CHECK-LABEL: @compare(
; CHECK-NEXT:    [[R:%.*]] = icmp ult <16 x i8> [[X:%.*]], [[Y:%.*]]
; CHECK-NEXT:    ret <16 x i1> [[R]]
  %r = icmp ult <16 x i8> %x, %y
  ret <16 x i1> %r
}

declare <16 x i8> @llvm.smax.v16i8(<16 x i8>, <16 x i8>)
define <16 x i8> @smax(<16 x i8> %x, <16 x i8> %y) {
; CHECK-LABEL: @smax(
; CHECK-NEXT:    [[TMP1:%.*]] = sext <16 x i8> [[X:%.*]] to <16 x i16>
; CHECK-NEXT:    [[TMP2:%.*]] = sext <16 x i8> [[Y:%.*]] to <16 x i16>
; CHECK-NEXT:    [[TMP3:%.*]] = call <16 x i16> @llvm.smax.v16i16(<16 x i16> [[TMP1]], <16 x i16> [[TMP2]])
; CHECK-NEXT:    [[R:%.*]] = trunc <16 x i16> [[TMP3]] to <16 x i8>
; CHECK-NEXT:    ret <16 x i8> [[R]]
  %r = call <16 x i8> @llvm.smax.v16i8(<16 x i8> %x, <16 x i8> %y)
  ret <16 x i8> %r
}

declare <16 x i8> @llvm.uadd.sat.v16i8(<16 x i8>, <16 x i8>)
define <16 x i8> @uadd_sat(<16 x i8> %x, <16 x i8> %y) {
; CHECK-LABEL: @uadd_sat(
; CHECK-NEXT:    [[TMP1:%.*]] = zext <16 x i8> [[X:%.*]] to <16 x i16>
; CHECK-NEXT:    [[TMP2:%.*]] = zext <16 x i8> [[Y:%.*]] to <16 x i16>
; CHECK-NEXT:    [[TMP3:%.*]] = add <16 x i16> [[TMP1]], [[TMP2]]
; CHECK-NEXT:    [[TMP4:%.*]] = call <16 x i16> @llvm.umin.v16i16(<16 x i16> [[TMP3]], <16 x i16> splat (i16 255))
; CHECK-NEXT:    [[R:%.*]] = trunc <16 x i16> [[TMP4]] to <16 x i8>
; CHECK-NEXT:    ret <16 x i8> [[R]]
  %r = call <16 x i8> @llvm.uadd.sat.v16i8(<16 x i8> %x, <16 x i8> %y)
  ret <16 x i8> %r
}

declare <16 x i8> @llvm.ssub.sat.v16i8(<16 x i8>, <16 x i8>)
define <16 x i8> @ssub_sat(<16 x i8> %x, <16 x i8> %y) {
; CHECK-LABEL: @ssub_sat(
; CHECK-NEXT:    [[TMP1:%.*]] = sext <16 x i8> [[X:%.*]] to <16 x i16>
; CHECK-NEXT:    [[TMP2:%.*]] = sext <16 x i8> [[Y:%.*]] to <16 x i16>
; CHECK-NEXT:    [[TMP3:%.*]] = sub <16 x i16> [[TMP1]], [[TMP2]]
; CHECK-NEXT:    [[R:%.*]] = call <16 x i8> @llvm.genx.sstrunc.sat.v16i8.v16i16(<16 x i16> [[TMP3]])
; CHECK-NEXT:    ret <16 x i8> [[R]]
  %r = call <16 x i8> @llvm.ssub.sat.v16i8(<16 x i8> %x, <16 x i8> %y)
  ret <16 x i8> %r
}

declare i8 @llvm.fshl.i8(i8, i8, i8)
define i8 @rotate(i8 %x, i8 %n) {
; CHECK-LABEL: @rotate(
; CHECK-NEXT:    [[TMP1:%.*]] = zext i8 [[X:%.*]] to i16
; CHECK-NEXT:    [[TMP2:%.*]] = zext i8 [[X]] to i16
; CHECK-NEXT:    [[TMP3:%.*]] = zext i8 [[N:%.*]] to i16
; CHECK-NEXT:    [[TMP4:%.*]] = and i16 [[TMP3]], 7
; CHECK-NEXT:    [[TMP5:%.*]] = shl i16 [[TMP1]], 8
; CHECK-NEXT:    [[TMP6:%.*]] = or i16 [[TMP5]], [[TMP2]]
; CHECK-NEXT:    [[TMP7:%.*]] = shl i16 [[TMP6]], [[TMP4]]
; CHECK-NEXT:    [[TMP8:%.*]] = bitcast i16 [[TMP7]] to <2 x i8>
; CHECK-NEXT:    [[R:%.*]] = call i8 @llvm.genx.rdregioni.i8.v2i8.i16(<2 x i8> [[TMP8]], i32 0, i32 1, i32 0, i16 1, i32 undef)
; CHECK-NEXT:    ret i8 [[R]]
  %r = call i8 @llvm.fshl.i8(i8 %x, i8 %x, i8 %n)
  ret i8 %r
}

define <8 x i8> @udiv(<8 x i8> %x) {
; CHECK-LABEL: @udiv(
; CHECK-NEXT:    [[TMP1:%.*]] = zext <8 x i8> [[X:%.*]] to <8 x i16>
; CHECK-NEXT:    [[TMP2:%.*]] = lshr <8 x i16> [[TMP1]], splat (i16 4)
; CHECK-NEXT:    [[R:%.*]] = trunc <8 x i16> [[TMP2]] to <8 x i8>
; CHECK-NEXT:    ret <8 x i8> [[R]]
  %r = udiv <8 x i8> %x, splat (i8 16)
  ret <8 x i8> %r
}
