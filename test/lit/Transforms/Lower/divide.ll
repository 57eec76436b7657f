; Division: shifts, the platform's instruction, or reciprocals.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-lower --platform=icllp -S %s | FileCheck %s
; RUN: cmx-opt -passes=cmx-lower --platform=dg2 -S %s | FileCheck %s --check-prefix=NODIV
; A second run changes nothing.
; RUN: cmx-opt -passes=cmx-lower,cmx-lower --platform=icllp -verify-each -S %s | FileCheck %s
; RUN: cmx-opt -passes=cmx-lower,cmx-lower --platform=dg2 -verify-each -S %s | FileCheck %s --check-prefix=NODIV

define <8 x i32> @udiv_power(<8 x i32> %x) {
; CHECK-LABEL: @udiv_power(
; CHECK-NEXT:    [[R:%.*]] = lshr <8 x i32> [[X:%.*]], splat (i32 3)
; CHECK-NEXT:    ret <8 x i32> [[R]]
; NODIV-LABEL: @udiv_power(
; NODIV-NEXT:    [[R:%.*]] = lshr <8 x i32> [[X:%.*]], splat (i32 3)
; NODIV-NEXT:    ret <8 x i32> [[R]]
  %r = udiv <8 x i32> %x, splat (i32 8)
  ret <8 x i32> %r
}

define <8 x i32> @urem_power(<8 x i32> %x) {
; CHECK-LABEL: @urem_power(
; CHECK-NEXT:    [[R:%.*]] = and <8 x i32> [[X:%.*]], splat (i32 7)
; CHECK-NEXT:    ret <8 x i32> [[R]]
; NODIV-LABEL: @urem_power(
; NODIV-NEXT:    [[R:%.*]] = and <8 x i32> [[X:%.*]], splat (i32 7)
; NODIV-NEXT:    ret <8 x i32> [[R]]
  %r = urem <8 x i32> %x, splat (i32 8)
  ret <8 x i32> %r
}

define i32 @sdiv_power(i32 %x) {
; CHECK-LABEL: @sdiv_power(
; CHECK-NEXT:    [[TMP1:%.*]] = ashr i32 [[X:%.*]], 31
; CHECK-NEXT:    [[TMP2:%.*]] = lshr i32 [[TMP1]], 29
; CHECK-NEXT:    [[TMP3:%.*]] = add i32 [[X]], [[TMP2]]
; CHECK-NEXT:    [[R:%.*]] = ashr i32 [[TMP3]], 3
; CHECK-NEXT:    ret i32 [[R]]
; NODIV-LABEL: @sdiv_power(
; NODIV-NEXT:    [[TMP1:%.*]] = ashr i32 [[X:%.*]], 31
; NODIV-NEXT:    [[TMP2:%.*]] = lshr i32 [[TMP1]], 29
; NODIV-NEXT:    [[TMP3:%.*]] = add i32 [[X]], [[TMP2]]
; NODIV-NEXT:    [[R:%.*]] = ashr i32 [[TMP3]], 3
; NODIV-NEXT:    ret i32 [[R]]
  %r = sdiv i32 %x, 8
  ret i32 %r
}

define i32 @sdiv_negated_power(i32 %x) {
; CHECK-LABEL: @sdiv_negated_power(
; CHECK-NEXT:    [[TMP1:%.*]] = ashr i32 [[X:%.*]], 31
; CHECK-NEXT:    [[TMP2:%.*]] = lshr i32 [[TMP1]], 29
; CHECK-NEXT:    [[TMP3:%.*]] = add i32 [[X]], [[TMP2]]
; CHECK-NEXT:    [[TMP4:%.*]] = ashr i32 [[TMP3]], 3
; CHECK-NEXT:    [[R:%.*]] = sub i32 0, [[TMP4]]
; CHECK-NEXT:    ret i32 [[R]]
; NODIV-LABEL: @sdiv_negated_power(
; NODIV-NEXT:    [[TMP1:%.*]] = ashr i32 [[X:%.*]], 31
; NODIV-NEXT:    [[TMP2:%.*]] = lshr i32 [[TMP1]], 29
; NODIV-NEXT:    [[TMP3:%.*]] = add i32 [[X]], [[TMP2]]
; NODIV-NEXT:    [[TMP4:%.*]] = ashr i32 [[TMP3]], 3
; NODIV-NEXT:    [[R:%.*]] = sub i32 0, [[TMP4]]
; NODIV-NEXT:    ret i32 [[R]]
  %r = sdiv i32 %x, -8
  ret i32 %r
}

define i32 @srem_power(i32 %x) {
; CHECK-LABEL: @srem_power(
; CHECK-NEXT:    [[TMP1:%.*]] = ashr i32 [[X:%.*]], 31
; CHECK-NEXT:    [[TMP2:%.*]] = lshr i32 [[TMP1]], 29
; CHECK-NEXT:    [[TMP3:%.*]] = add i32 [[X]], [[TMP2]]
; CHECK-NEXT:    [[TMP4:%.*]] = and i32 [[TMP3]], -8
; CHECK-NEXT:    [[R:%.*]] = sub i32 [[X]], [[TMP4]]
; CHECK-NEXT:    ret i32 [[R]]
; NODIV-LABEL: @srem_power(
; NODIV-NEXT:    [[TMP1:%.*]] = ashr i32 [[X:%.*]], 31
; NODIV-NEXT:    [[TMP2:%.*]] = lshr i32 [[TMP1]], 29
; NODIV-NEXT:    [[TMP3:%.*]] = add i32 [[X]], [[TMP2]]
; NODIV-NEXT:    [[TMP4:%.*]] = and i32 [[TMP3]], -8
; NODIV-NEXT:    [[R:%.*]] = sub i32 [[X]], [[TMP4]]
; NODIV-NEXT:    ret i32 [[R]]
  %r = srem i32 %x, 8
  ret i32 %r
}

define i64 @udiv_qword_power(i64 %x) {
; CHECK-LABEL: @udiv_qword_power(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast i64 [[X:%.*]] to <2 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP1]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast i64 [[X]] to <2 x i32>
; CHECK-NEXT:    [[TMP4:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP3]], i32 0, i32 1, i32 0, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP5:%.*]] = call <2 x i32> @llvm.genx.wrregioni.v2i32.i32.i16.i1(<2 x i32> poison, i32 [[TMP4]], i32 0, i32 1, i32 0, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP6:%.*]] = call <2 x i32> @llvm.genx.wrregioni.v2i32.i32.i16.i1(<2 x i32> [[TMP5]], i32 0, i32 0, i32 1, i32 0, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[R:%.*]] = bitcast <2 x i32> [[TMP6]] to i64
; CHECK-NEXT:    ret i64 [[R]]
; NODIV-LABEL: @udiv_qword_power(
; NODIV-NEXT:    [[TMP1:%.*]] = bitcast i64 [[X:%.*]] to <2 x i32>
; NODIV-NEXT:    [[TMP2:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP1]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; NODIV-NEXT:    [[TMP3:%.*]] = bitcast i64 [[X]] to <2 x i32>
; NODIV-NEXT:    [[TMP4:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP3]], i32 0, i32 1, i32 0, i16 4, i32 undef)
; NODIV-NEXT:    [[TMP5:%.*]] = call <2 x i32> @llvm.genx.wrregioni.v2i32.i32.i16.i1(<2 x i32> poison, i32 [[TMP4]], i32 0, i32 1, i32 0, i16 0, i32 undef, i1 true)
; NODIV-NEXT:    [[TMP6:%.*]] = call <2 x i32> @llvm.genx.wrregioni.v2i32.i32.i16.i1(<2 x i32> [[TMP5]], i32 0, i32 0, i32 1, i32 0, i16 4, i32 undef, i1 true)
; NODIV-NEXT:    [[R:%.*]] = bitcast <2 x i32> [[TMP6]] to i64
; NODIV-NEXT:    ret i64 [[R]]
  %r = udiv i64 %x, 4294967296
  ret i64 %r
}

define <8 x i32> @udiv_constant(<8 x i32> %x) {
; CHECK-LABEL: @udiv_constant(
; CHECK-NEXT:    [[R:%.*]] = udiv <8 x i32> [[X:%.*]], splat (i32 10)
; CHECK-NEXT:    ret <8 x i32> [[R]]
; NODIV-LABEL: @udiv_constant(
; NODIV-NEXT:    [[TMP1:%.*]] = call <8 x i32> @llvm.genx.umulh.v8i32.v8i32(<8 x i32> [[X:%.*]], <8 x i32> splat (i32 -858993459))
; NODIV-NEXT:    [[R:%.*]] = lshr <8 x i32> [[TMP1]], splat (i32 3)
; NODIV-NEXT:    ret <8 x i32> [[R]]
  %r = udiv <8 x i32> %x, splat (i32 10)
  ret <8 x i32> %r
}

; The factor has 33 bits.
define <8 x i32> @udiv_constant_wide(<8 x i32> %x) {
; CHECK-LABEL: @udiv_constant_wide(
; CHECK-NEXT:    [[R:%.*]] = udiv <8 x i32> [[X:%.*]], splat (i32 7)
; CHECK-NEXT:    ret <8 x i32> [[R]]
; NODIV-LABEL: @udiv_constant_wide(
; NODIV-NEXT:    [[TMP1:%.*]] = call <8 x i32> @llvm.genx.umulh.v8i32.v8i32(<8 x i32> [[X:%.*]], <8 x i32> splat (i32 613566757))
; NODIV-NEXT:    [[TMP2:%.*]] = sub <8 x i32> [[X]], [[TMP1]]
; NODIV-NEXT:    [[TMP3:%.*]] = lshr <8 x i32> [[TMP2]], splat (i32 1)
; NODIV-NEXT:    [[TMP4:%.*]] = add <8 x i32> [[TMP3]], [[TMP1]]
; NODIV-NEXT:    [[R:%.*]] = lshr <8 x i32> [[TMP4]], splat (i32 2)
; NODIV-NEXT:    ret <8 x i32> [[R]]
  %r = udiv <8 x i32> %x, splat (i32 7)
  ret <8 x i32> %r
}

define i32 @srem_constant(i32 %x) {
; CHECK-LABEL: @srem_constant(
; CHECK-NEXT:    [[R:%.*]] = srem i32 [[X:%.*]], -7
; CHECK-NEXT:    ret i32 [[R]]
; NODIV-LABEL: @srem_constant(
; NODIV-NEXT:    [[TMP1:%.*]] = call i32 @llvm.genx.smulh.i32.i32(i32 [[X:%.*]], i32 1840700269)
; NODIV-NEXT:    [[TMP2:%.*]] = sub i32 [[TMP1]], [[X]]
; NODIV-NEXT:    [[TMP3:%.*]] = ashr i32 [[TMP2]], 2
; NODIV-NEXT:    [[TMP4:%.*]] = lshr i32 [[TMP3]], 31
; NODIV-NEXT:    [[TMP5:%.*]] = add i32 [[TMP3]], [[TMP4]]
; NODIV-NEXT:    [[TMP6:%.*]] = mul i32 [[TMP5]], -7
; NODIV-NEXT:    [[R:%.*]] = sub i32 [[X]], [[TMP6]]
; NODIV-NEXT:    ret i32 [[R]]
  %r = srem i32 %x, -7
  ret i32 %r
}

define <8 x i32> @udiv(<8 x i32> %x, <8 x i32> %y) {
; CHECK-LABEL: @udiv(
; CHECK-NEXT:    [[R:%.*]] = udiv <8 x i32> [[X:%.*]], [[Y:%.*]]
; CHECK-NEXT:    ret <8 x i32> [[R]]
; NODIV-LABEL: @udiv(
; NODIV-NEXT:    [[TMP1:%.*]] = uitofp <8 x i32> [[Y:%.*]] to <8 x float>
; NODIV-NEXT:    [[TMP2:%.*]] = call <8 x float> @llvm.genx.inv.v8f32(<8 x float> [[TMP1]])
; NODIV-NEXT:    [[TMP3:%.*]] = fmul <8 x float> [[TMP2]], splat (float 0x41EFFFFE00000000)
; NODIV-NEXT:    [[TMP4:%.*]] = fptoui <8 x float> [[TMP3]] to <8 x i32>
; NODIV-NEXT:    [[TMP5:%.*]] = sub <8 x i32> zeroinitializer, [[Y]]
; NODIV-NEXT:    [[TMP6:%.*]] = mul <8 x i32> [[TMP5]], [[TMP4]]
; NODIV-NEXT:    [[TMP7:%.*]] = call <8 x i32> @llvm.genx.umulh.v8i32.v8i32(<8 x i32> [[TMP4]], <8 x i32> [[TMP6]])
; NODIV-NEXT:    [[TMP8:%.*]] = add <8 x i32> [[TMP4]], [[TMP7]]
; NODIV-NEXT:    [[TMP9:%.*]] = call <8 x i32> @llvm.genx.umulh.v8i32.v8i32(<8 x i32> [[X:%.*]], <8 x i32> [[TMP8]])
; NODIV-NEXT:    [[TMP10:%.*]] = mul <8 x i32> [[TMP9]], [[Y]]
; NODIV-NEXT:    [[TMP11:%.*]] = sub <8 x i32> [[X]], [[TMP10]]
; NODIV-NEXT:    [[TMP12:%.*]] = icmp uge <8 x i32> [[TMP11]], [[Y]]
; NODIV-NEXT:    [[TMP13:%.*]] = add <8 x i32> [[TMP9]], splat (i32 1)
; NODIV-NEXT:    [[TMP14:%.*]] = select <8 x i1> [[TMP12]], <8 x i32> [[TMP13]], <8 x i32> [[TMP9]]
; NODIV-NEXT:    [[TMP15:%.*]] = sub <8 x i32> [[TMP11]], [[Y]]
; NODIV-NEXT:    [[TMP16:%.*]] = select <8 x i1> [[TMP12]], <8 x i32> [[TMP15]], <8 x i32> [[TMP11]]
; NODIV-NEXT:    [[TMP17:%.*]] = icmp uge <8 x i32> [[TMP16]], [[Y]]
; NODIV-NEXT:    [[TMP18:%.*]] = add <8 x i32> [[TMP14]], splat (i32 1)
; NODIV-NEXT:    [[R:%.*]] = select <8 x i1> [[TMP17]], <8 x i32> [[TMP18]], <8 x i32> [[TMP14]]
; NODIV-NEXT:    ret <8 x i32> [[R]]
  %r = udiv <8 x i32> %x, %y
  ret <8 x i32> %r
}

define i32 @srem(i32 %x, i32 %y) {
; CHECK-LABEL: @srem(
; CHECK-NEXT:    [[R:%.*]] = srem i32 [[X:%.*]], [[Y:%.*]]
; CHECK-NEXT:    ret i32 [[R]]
; NODIV-LABEL: @srem(
; NODIV-NEXT:    [[TMP1:%.*]] = call i32 @llvm.abs.i32(i32 [[X:%.*]], i1 false)
; NODIV-NEXT:    [[TMP2:%.*]] = call i32 @llvm.abs.i32(i32 [[Y:%.*]], i1 false)
; NODIV-NEXT:    [[TMP3:%.*]] = uitofp i32 [[TMP2]] to float
; NODIV-NEXT:    [[TMP4:%.*]] = call float @llvm.genx.inv.f32(float [[TMP3]])
; NODIV-NEXT:    [[TMP5:%.*]] = fmul float [[TMP4]], 0x41EFFFFE00000000
; NODIV-NEXT:    [[TMP6:%.*]] = fptoui float [[TMP5]] to i32
; NODIV-NEXT:    [[TMP7:%.*]] = sub i32 0, [[TMP2]]
; NODIV-NEXT:    [[TMP8:%.*]] = mul i32 [[TMP7]], [[TMP6]]
; NODIV-NEXT:    [[TMP9:%.*]] = call i32 @llvm.genx.umulh.i32.i32(i32 [[TMP6]], i32 [[TMP8]])
; NODIV-NEXT:    [[TMP10:%.*]] = add i32 [[TMP6]], [[TMP9]]
; NODIV-NEXT:    [[TMP11:%.*]] = call i32 @llvm.genx.umulh.i32.i32(i32 [[TMP1]], i32 [[TMP10]])
; NODIV-NEXT:    [[TMP12:%.*]] = mul i32 [[TMP11]], [[TMP2]]
; NODIV-NEXT:    [[TMP13:%.*]] = sub i32 [[TMP1]], [[TMP12]]
; NODIV-NEXT:    [[TMP14:%.*]] = icmp uge i32 [[TMP13]], [[TMP2]]
; NODIV-NEXT:    [[TMP15:%.*]] = add i32 [[TMP11]], 1
; NODIV-NEXT:    [[TMP16:%.*]] = select i1 [[TMP14]], i32 [[TMP15]], i32 [[TMP11]]
; NODIV-NEXT:    [[TMP17:%.*]] = sub i32 [[TMP13]], [[TMP2]]
; NODIV-NEXT:    [[TMP18:%.*]] = select i1 [[TMP14]], i32 [[TMP17]], i32 [[TMP13]]
; NODIV-NEXT:    [[TMP19:%.*]] = icmp uge i32 [[TMP18]], [[TMP2]]
; NODIV-NEXT:    [[TMP20:%.*]] = add i32 [[TMP16]], 1
; NODIV-NEXT:    [[TMP21:%.*]] = select i1 [[TMP19]], i32 [[TMP20]], i32 [[TMP16]]
; NODIV-NEXT:    [[TMP22:%.*]] = sub i32 [[TMP18]], [[TMP2]]
; NODIV-NEXT:    [[TMP23:%.*]] = select i1 [[TMP19]], i32 [[TMP22]], i32 [[TMP18]]
; NODIV-NEXT:    [[TMP24:%.*]] = ashr i32 [[X]], 31
; NODIV-NEXT:    [[TMP25:%.*]] = xor i32 [[TMP23]], [[TMP24]]
; NODIV-NEXT:    [[R:%.*]] = sub i32 [[TMP25]], [[TMP24]]
; NODIV-NEXT:    ret i32 [[R]]
  %r = srem i32 %x, %y
  ret i32 %r
}

define <8 x i16> @udiv_words(<8 x i16> %x, <8 x i16> %y) {
; CHECK-LABEL: @udiv_words(
; CHECK-NEXT:    [[TMP1:%.*]] = zext <8 x i16> [[X:%.*]] to <8 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = zext <8 x i16> [[Y:%.*]] to <8 x i32>
; CHECK-NEXT:    [[TMP3:%.*]] = udiv <8 x i32> [[TMP1]], [[TMP2]]
; CHECK-NEXT:    [[TMP4:%.*]] = bitcast <8 x i32> [[TMP3]] to <16 x i16>
; CHECK-NEXT:    [[R:%.*]] = call <8 x i16> @llvm.genx.rdregioni.v8i16.v16i16.i16(<16 x i16> [[TMP4]], i32 0, i32 8, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    ret <8 x i16> [[R]]
; NODIV-LABEL: @udiv_words(
; NODIV-NEXT:    [[TMP1:%.*]] = uitofp <8 x i16> [[X:%.*]] to <8 x float>
; NODIV-NEXT:    [[TMP2:%.*]] = uitofp <8 x i16> [[Y:%.*]] to <8 x float>
; NODIV-NEXT:    [[TMP3:%.*]] = call <8 x float> @llvm.genx.inv.v8f32(<8 x float> [[TMP2]])
; NODIV-NEXT:    [[TMP4:%.*]] = fadd <8 x float> [[TMP1]], splat (float 5.000000e-01)
; NODIV-NEXT:    [[TMP5:%.*]] = fmul <8 x float> [[TMP4]], [[TMP3]]
; NODIV-NEXT:    [[TMP6:%.*]] = fptoui <8 x float> [[TMP5]] to <8 x i32>
; NODIV-NEXT:    [[TMP7:%.*]] = bitcast <8 x i32> [[TMP6]] to <16 x i16>
; NODIV-NEXT:    [[R:%.*]] = call <8 x i16> @llvm.genx.rdregioni.v8i16.v16i16.i16(<16 x i16> [[TMP7]], i32 0, i32 8, i32 2, i16 0, i32 undef)
; NODIV-NEXT:    ret <8 x i16> [[R]]
  %r = udiv <8 x i16> %x, %y
  ret <8 x i16> %r
}

define i16 @srem_words(i16 %x, i16 %y) {
; CHECK-LABEL: @srem_words(
; CHECK-NEXT:    [[TMP1:%.*]] = sext i16 [[X:%.*]] to i32
; CHECK-NEXT:    [[TMP2:%.*]] = sext i16 [[Y:%.*]] to i32
; CHECK-NEXT:    [[TMP3:%.*]] = srem i32 [[TMP1]], [[TMP2]]
; CHECK-NEXT:    [[TMP4:%.*]] = bitcast i32 [[TMP3]] to <2 x i16>
; CHECK-NEXT:    [[R:%.*]] = call i16 @llvm.genx.rdregioni.i16.v2i16.i16(<2 x i16> [[TMP4]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    ret i16 [[R]]
; NODIV-LABEL: @srem_words(
; NODIV-NEXT:    [[TMP1:%.*]] = sitofp i16 [[X:%.*]] to float
; NODIV-NEXT:    [[TMP2:%.*]] = sitofp i16 [[Y:%.*]] to float
; NODIV-NEXT:    [[TMP3:%.*]] = call float @llvm.genx.inv.f32(float [[TMP2]])
; NODIV-NEXT:    [[TMP4:%.*]] = icmp slt i16 [[X]], 0
; NODIV-NEXT:    [[TMP5:%.*]] = select i1 [[TMP4]], float -5.000000e-01, float 5.000000e-01
; NODIV-NEXT:    [[TMP6:%.*]] = fadd float [[TMP1]], [[TMP5]]
; NODIV-NEXT:    [[TMP7:%.*]] = fmul float [[TMP6]], [[TMP3]]
; NODIV-NEXT:    [[TMP8:%.*]] = fptosi float [[TMP7]] to i32
; NODIV-NEXT:    [[TMP9:%.*]] = bitcast i32 [[TMP8]] to <2 x i16>
; NODIV-NEXT:    [[TMP10:%.*]] = call i16 @llvm.genx.rdregioni.i16.v2i16.i16(<2 x i16> [[TMP9]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; NODIV-NEXT:    [[TMP11:%.*]] = mul i16 [[TMP10]], [[Y]]
; NODIV-NEXT:    [[R:%.*]] = sub i16 [[X]], [[TMP11]]
; NODIV-NEXT:    ret i16 [[R]]
  %r = srem i16 %x, %y
  ret i16 %r
}

define <8 x i8> @sdiv_bytes(<8 x i8> %x, <8 x i8> %y) {
; CHECK-LABEL: @sdiv_bytes(
; CHECK-NEXT:    [[TMP1:%.*]] = sext <8 x i8> [[X:%.*]] to <8 x i16>
; CHECK-NEXT:    [[TMP2:%.*]] = sext <8 x i8> [[Y:%.*]] to <8 x i16>
; CHECK-NEXT:    [[TMP3:%.*]] = sext <8 x i16> [[TMP1]] to <8 x i32>
; CHECK-NEXT:    [[TMP4:%.*]] = sext <8 x i16> [[TMP2]] to <8 x i32>
; CHECK-NEXT:    [[TMP5:%.*]] = sdiv <8 x i32> [[TMP3]], [[TMP4]]
; CHECK-NEXT:    [[TMP6:%.*]] = bitcast <8 x i32> [[TMP5]] to <32 x i8>
; CHECK-NEXT:    [[R:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v32i8.i16(<32 x i8> [[TMP6]], i32 0, i32 8, i32 4, i16 0, i32 undef)
; CHECK-NEXT:    ret <8 x i8> [[R]]
; NODIV-LABEL: @sdiv_bytes(
; NODIV-NEXT:    [[TMP1:%.*]] = sext <8 x i8> [[X:%.*]] to <8 x i16>
; NODIV-NEXT:    [[TMP2:%.*]] = sext <8 x i8> [[Y:%.*]] to <8 x i16>
; NODIV-NEXT:    [[TMP3:%.*]] = sitofp <8 x i16> [[TMP1]] to <8 x float>
; NODIV-NEXT:    [[TMP4:%.*]] = sitofp <8 x i16> [[TMP2]] to <8 x float>
; NODIV-NEXT:    [[TMP5:%.*]] = call <8 x float> @llvm.genx.inv.v8f32(<8 x float> [[TMP4]])
; NODIV-NEXT:    [[TMP6:%.*]] = icmp slt <8 x i16> [[TMP1]], zeroinitializer
; NODIV-NEXT:    [[TMP7:%.*]] = select <8 x i1> [[TMP6]], <8 x float> splat (float -5.000000e-01), <8 x float> splat (float 5.000000e-01)
; NODIV-NEXT:    [[TMP8:%.*]] = fadd <8 x float> [[TMP3]], [[TMP7]]
; NODIV-NEXT:    [[TMP9:%.*]] = fmul <8 x float> [[TMP8]], [[TMP5]]
; NODIV-NEXT:    [[TMP10:%.*]] = fptosi <8 x float> [[TMP9]] to <8 x i32>
; NODIV-NEXT:    [[TMP11:%.*]] = bitcast <8 x i32> [[TMP10]] to <32 x i8>
; NODIV-NEXT:    [[R:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v32i8.i16(<32 x i8> [[TMP11]], i32 0, i32 8, i32 4, i16 0, i32 undef)
; NODIV-NEXT:    ret <8 x i8> [[R]]
  %r = sdiv <8 x i8> %x, %y
  ret <8 x i8> %r
}

; A product of dwords, of which the upper words are divided further; the factor
; of 7 has 17 bits, so the one rounded down takes its place.
define <32 x i16> @udiv_words_constant(<32 x i16> %x) {
; CHECK-LABEL: @udiv_words_constant(
; CHECK-NEXT:    [[TMP1:%.*]] = zext <32 x i16> [[X:%.*]] to <32 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = mul <32 x i32> [[TMP1]], splat (i32 52429)
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast <32 x i32> [[TMP2]] to <64 x i16>
; CHECK-NEXT:    [[TMP4:%.*]] = call <32 x i16> @llvm.genx.rdregioni.v32i16.v64i16.i16(<64 x i16> [[TMP3]], i32 0, i32 32, i32 2, i16 2, i32 undef)
; CHECK-NEXT:    [[R:%.*]] = lshr <32 x i16> [[TMP4]], splat (i16 3)
; CHECK-NEXT:    ret <32 x i16> [[R]]
; NODIV-LABEL: @udiv_words_constant(
; NODIV-NEXT:    [[TMP1:%.*]] = zext <32 x i16> [[X:%.*]] to <32 x i32>
; NODIV-NEXT:    [[TMP2:%.*]] = mul <32 x i32> [[TMP1]], splat (i32 52429)
; NODIV-NEXT:    [[TMP3:%.*]] = bitcast <32 x i32> [[TMP2]] to <64 x i16>
; NODIV-NEXT:    [[TMP4:%.*]] = call <32 x i16> @llvm.genx.rdregioni.v32i16.v64i16.i16(<64 x i16> [[TMP3]], i32 0, i32 32, i32 2, i16 2, i32 undef)
; NODIV-NEXT:    [[R:%.*]] = lshr <32 x i16> [[TMP4]], splat (i16 3)
; NODIV-NEXT:    ret <32 x i16> [[R]]
  %r = udiv <32 x i16> %x, splat (i16 10)
  ret <32 x i16> %r
}

define <32 x i16> @urem_words_long_factor(<32 x i16> %x) {
; CHECK-LABEL: @urem_words_long_factor(
; CHECK-NEXT:    [[TMP1:%.*]] = zext <32 x i16> [[X:%.*]] to <32 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = mul <32 x i32> [[TMP1]], splat (i32 37449)
; CHECK-NEXT:    [[TMP3:%.*]] = add <32 x i32> [[TMP2]], splat (i32 37449)
; CHECK-NEXT:    [[TMP4:%.*]] = bitcast <32 x i32> [[TMP3]] to <64 x i16>
; CHECK-NEXT:    [[TMP5:%.*]] = call <32 x i16> @llvm.genx.rdregioni.v32i16.v64i16.i16(<64 x i16> [[TMP4]], i32 0, i32 32, i32 2, i16 2, i32 undef)
; CHECK-NEXT:    [[TMP6:%.*]] = lshr <32 x i16> [[TMP5]], splat (i16 2)
; CHECK-NEXT:    [[TMP7:%.*]] = mul <32 x i16> [[TMP6]], splat (i16 7)
; CHECK-NEXT:    [[R:%.*]] = sub <32 x i16> [[X]], [[TMP7]]
; CHECK-NEXT:    ret <32 x i16> [[R]]
; NODIV-LABEL: @urem_words_long_factor(
; NODIV-NEXT:    [[TMP1:%.*]] = zext <32 x i16> [[X:%.*]] to <32 x i32>
; NODIV-NEXT:    [[TMP2:%.*]] = mul <32 x i32> [[TMP1]], splat (i32 37449)
; NODIV-NEXT:    [[TMP3:%.*]] = add <32 x i32> [[TMP2]], splat (i32 37449)
; NODIV-NEXT:    [[TMP4:%.*]] = bitcast <32 x i32> [[TMP3]] to <64 x i16>
; NODIV-NEXT:    [[TMP5:%.*]] = call <32 x i16> @llvm.genx.rdregioni.v32i16.v64i16.i16(<64 x i16> [[TMP4]], i32 0, i32 32, i32 2, i16 2, i32 undef)
; NODIV-NEXT:    [[TMP6:%.*]] = lshr <32 x i16> [[TMP5]], splat (i16 2)
; NODIV-NEXT:    [[TMP7:%.*]] = mul <32 x i16> [[TMP6]], splat (i16 7)
; NODIV-NEXT:    [[R:%.*]] = sub <32 x i16> [[X]], [[TMP7]]
; NODIV-NEXT:    ret <32 x i16> [[R]]
  %r = urem <32 x i16> %x, splat (i16 7)
  ret <32 x i16> %r
}

define <32 x i16> @sdiv_words_negative(<32 x i16> %x) {
; CHECK-LABEL: @sdiv_words_negative(
; CHECK-NEXT:    [[TMP1:%.*]] = sext <32 x i16> [[X:%.*]] to <32 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = mul <32 x i32> [[TMP1]], splat (i32 26215)
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast <32 x i32> [[TMP2]] to <64 x i16>
; CHECK-NEXT:    [[TMP4:%.*]] = call <32 x i16> @llvm.genx.rdregioni.v32i16.v64i16.i16(<64 x i16> [[TMP3]], i32 0, i32 32, i32 2, i16 2, i32 undef)
; CHECK-NEXT:    [[TMP5:%.*]] = ashr <32 x i16> [[X]], splat (i16 15)
; CHECK-NEXT:    [[TMP6:%.*]] = ashr <32 x i16> [[TMP4]], splat (i16 2)
; CHECK-NEXT:    [[R:%.*]] = sub <32 x i16> [[TMP5]], [[TMP6]]
; CHECK-NEXT:    ret <32 x i16> [[R]]
; NODIV-LABEL: @sdiv_words_negative(
; NODIV-NEXT:    [[TMP1:%.*]] = sext <32 x i16> [[X:%.*]] to <32 x i32>
; NODIV-NEXT:    [[TMP2:%.*]] = mul <32 x i32> [[TMP1]], splat (i32 26215)
; NODIV-NEXT:    [[TMP3:%.*]] = bitcast <32 x i32> [[TMP2]] to <64 x i16>
; NODIV-NEXT:    [[TMP4:%.*]] = call <32 x i16> @llvm.genx.rdregioni.v32i16.v64i16.i16(<64 x i16> [[TMP3]], i32 0, i32 32, i32 2, i16 2, i32 undef)
; NODIV-NEXT:    [[TMP5:%.*]] = ashr <32 x i16> [[X]], splat (i16 15)
; NODIV-NEXT:    [[TMP6:%.*]] = ashr <32 x i16> [[TMP4]], splat (i16 2)
; NODIV-NEXT:    [[R:%.*]] = sub <32 x i16> [[TMP5]], [[TMP6]]
; NODIV-NEXT:    ret <32 x i16> [[R]]
  %r = sdiv <32 x i16> %x, splat (i16 -10)
  ret <32 x i16> %r
}

; Where the platform divides dwords this has fewer instructions as it is.
define <8 x i16> @srem_few_words(<8 x i16> %x) {
; CHECK-LABEL: @srem_few_words(
; CHECK-NEXT:    [[TMP1:%.*]] = sext <8 x i16> [[X:%.*]] to <8 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = srem <8 x i32> [[TMP1]], splat (i32 10)
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast <8 x i32> [[TMP2]] to <16 x i16>
; CHECK-NEXT:    [[R:%.*]] = call <8 x i16> @llvm.genx.rdregioni.v8i16.v16i16.i16(<16 x i16> [[TMP3]], i32 0, i32 8, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    ret <8 x i16> [[R]]
; NODIV-LABEL: @srem_few_words(
; NODIV-NEXT:    [[TMP1:%.*]] = sext <8 x i16> [[X:%.*]] to <8 x i32>
; NODIV-NEXT:    [[TMP2:%.*]] = mul <8 x i32> [[TMP1]], splat (i32 26215)
; NODIV-NEXT:    [[TMP3:%.*]] = bitcast <8 x i32> [[TMP2]] to <16 x i16>
; NODIV-NEXT:    [[TMP4:%.*]] = call <8 x i16> @llvm.genx.rdregioni.v8i16.v16i16.i16(<16 x i16> [[TMP3]], i32 0, i32 8, i32 2, i16 2, i32 undef)
; NODIV-NEXT:    [[TMP5:%.*]] = ashr <8 x i16> [[X]], splat (i16 15)
; NODIV-NEXT:    [[TMP6:%.*]] = ashr <8 x i16> [[TMP4]], splat (i16 2)
; NODIV-NEXT:    [[TMP7:%.*]] = sub <8 x i16> [[TMP6]], [[TMP5]]
; NODIV-NEXT:    [[TMP8:%.*]] = mul <8 x i16> [[TMP7]], splat (i16 10)
; NODIV-NEXT:    [[R:%.*]] = sub <8 x i16> [[X]], [[TMP8]]
; NODIV-NEXT:    ret <8 x i16> [[R]]
  %r = srem <8 x i16> %x, splat (i16 10)
  ret <8 x i16> %r
}

; Products of bytes are words.
define <32 x i8> @sdiv_bytes_constant(<32 x i8> %x) {
; CHECK-LABEL: @sdiv_bytes_constant(
; CHECK-NEXT:    [[TMP1:%.*]] = sext <32 x i8> [[X:%.*]] to <32 x i16>
; CHECK-NEXT:    [[TMP2:%.*]] = mul <32 x i16> [[TMP1]], splat (i16 103)
; CHECK-NEXT:    [[TMP3:%.*]] = ashr <32 x i16> [[TMP2]], splat (i16 15)
; CHECK-NEXT:    [[TMP4:%.*]] = ashr <32 x i16> [[TMP2]], splat (i16 10)
; CHECK-NEXT:    [[TMP5:%.*]] = sub <32 x i16> [[TMP4]], [[TMP3]]
; CHECK-NEXT:    [[R:%.*]] = trunc <32 x i16> [[TMP5]] to <32 x i8>
; CHECK-NEXT:    ret <32 x i8> [[R]]
; NODIV-LABEL: @sdiv_bytes_constant(
; NODIV-NEXT:    [[TMP1:%.*]] = sext <32 x i8> [[X:%.*]] to <32 x i16>
; NODIV-NEXT:    [[TMP2:%.*]] = mul <32 x i16> [[TMP1]], splat (i16 103)
; NODIV-NEXT:    [[TMP3:%.*]] = ashr <32 x i16> [[TMP2]], splat (i16 15)
; NODIV-NEXT:    [[TMP4:%.*]] = ashr <32 x i16> [[TMP2]], splat (i16 10)
; NODIV-NEXT:    [[TMP5:%.*]] = sub <32 x i16> [[TMP4]], [[TMP3]]
; NODIV-NEXT:    [[R:%.*]] = trunc <32 x i16> [[TMP5]] to <32 x i8>
; NODIV-NEXT:    ret <32 x i8> [[R]]
  %r = sdiv <32 x i8> %x, splat (i8 10)
  ret <32 x i8> %r
}

; More than a byte has the divisor only.
define <32 x i16> @udiv_bytes_by_word(<32 x i8> %x) {
; CHECK-LABEL: @udiv_bytes_by_word(
; CHECK-NEXT:    [[W:%.*]] = zext <32 x i8> [[X:%.*]] to <32 x i16>
; CHECK-NEXT:    [[TMP1:%.*]] = zext <32 x i16> [[W]] to <32 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = mul <32 x i32> [[TMP1]], splat (i32 219)
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast <32 x i32> [[TMP2]] to <64 x i16>
; CHECK-NEXT:    [[TMP4:%.*]] = call <32 x i16> @llvm.genx.rdregioni.v32i16.v64i16.i16(<64 x i16> [[TMP3]], i32 0, i32 32, i32 2, i16 2, i32 undef)
; CHECK-NEXT:    [[R:%.*]] = lshr <32 x i16> [[TMP4]], zeroinitializer
; CHECK-NEXT:    ret <32 x i16> [[R]]
; NODIV-LABEL: @udiv_bytes_by_word(
; NODIV-NEXT:    [[W:%.*]] = zext <32 x i8> [[X:%.*]] to <32 x i16>
; NODIV-NEXT:    [[TMP1:%.*]] = zext <32 x i16> [[W]] to <32 x i32>
; NODIV-NEXT:    [[TMP2:%.*]] = mul <32 x i32> [[TMP1]], splat (i32 219)
; NODIV-NEXT:    [[TMP3:%.*]] = bitcast <32 x i32> [[TMP2]] to <64 x i16>
; NODIV-NEXT:    [[TMP4:%.*]] = call <32 x i16> @llvm.genx.rdregioni.v32i16.v64i16.i16(<64 x i16> [[TMP3]], i32 0, i32 32, i32 2, i16 2, i32 undef)
; NODIV-NEXT:    [[R:%.*]] = lshr <32 x i16> [[TMP4]], zeroinitializer
; NODIV-NEXT:    ret <32 x i16> [[R]]
  %w = zext <32 x i8> %x to <32 x i16>
  %r = udiv <32 x i16> %w, splat (i16 300)
  ret <32 x i16> %r
}

define <8 x float> @frem(<8 x float> %x, <8 x float> %y) {
; CHECK-LABEL: @frem(
; CHECK-NEXT:    [[TMP1:%.*]] = fdiv afn <8 x float> [[X:%.*]], [[Y:%.*]]
; CHECK-NEXT:    [[TMP2:%.*]] = call afn <8 x float> @llvm.trunc.v8f32(<8 x float> [[TMP1]])
; CHECK-NEXT:    [[TMP3:%.*]] = fmul afn <8 x float> [[Y]], [[TMP2]]
; CHECK-NEXT:    [[R:%.*]] = fsub afn <8 x float> [[X]], [[TMP3]]
; CHECK-NEXT:    ret <8 x float> [[R]]
; NODIV-LABEL: @frem(
; NODIV-NEXT:    [[TMP1:%.*]] = fdiv afn <8 x float> [[X:%.*]], [[Y:%.*]]
; NODIV-NEXT:    [[TMP2:%.*]] = call afn <8 x float> @llvm.trunc.v8f32(<8 x float> [[TMP1]])
; NODIV-NEXT:    [[TMP3:%.*]] = fmul afn <8 x float> [[Y]], [[TMP2]]
; NODIV-NEXT:    [[R:%.*]] = fsub afn <8 x float> [[X]], [[TMP3]]
; NODIV-NEXT:    ret <8 x float> [[R]]
  %r = frem afn <8 x float> %x, %y
  ret <8 x float> %r
}

define <4 x i64> @udiv_powers_i64(<4 x i64> %x) {
; CHECK-LABEL: @udiv_powers_i64(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <4 x i64> [[X:%.*]] to <8 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32> [[TMP1]], i32 0, i32 4, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast <4 x i64> [[X]] to <8 x i32>
; CHECK-NEXT:    [[TMP4:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32> [[TMP3]], i32 0, i32 4, i32 2, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP5:%.*]] = lshr <4 x i32> [[TMP4]], <i32 7, i32 0, i32 31, i32 4>
; CHECK-NEXT:    [[TMP6:%.*]] = shl <4 x i32> [[TMP4]], splat (i32 1)
; CHECK-NEXT:    [[TMP7:%.*]] = shl <4 x i32> [[TMP6]], <i32 24, i32 31, i32 0, i32 27>
; CHECK-NEXT:    [[TMP8:%.*]] = lshr <4 x i32> [[TMP2]], <i32 7, i32 0, i32 31, i32 4>
; CHECK-NEXT:    [[TMP9:%.*]] = or <4 x i32> [[TMP8]], [[TMP7]]
; CHECK-NEXT:    [[TMP10:%.*]] = select <4 x i1> <i1 false, i1 false, i1 true, i1 false>, <4 x i32> [[TMP5]], <4 x i32> [[TMP9]]
; CHECK-NEXT:    [[TMP11:%.*]] = select <4 x i1> <i1 false, i1 false, i1 true, i1 false>, <4 x i32> zeroinitializer, <4 x i32> [[TMP5]]
; CHECK-NEXT:    [[TMP12:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> poison, <4 x i32> [[TMP10]], i32 0, i32 4, i32 2, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP13:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> [[TMP12]], <4 x i32> [[TMP11]], i32 0, i32 4, i32 2, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[R:%.*]] = bitcast <8 x i32> [[TMP13]] to <4 x i64>
; CHECK-NEXT:    ret <4 x i64> [[R]]
; NODIV-LABEL: @udiv_powers_i64(
; NODIV-NEXT:    [[TMP1:%.*]] = bitcast <4 x i64> [[X:%.*]] to <8 x i32>
; NODIV-NEXT:    [[TMP2:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32> [[TMP1]], i32 0, i32 4, i32 2, i16 0, i32 undef)
; NODIV-NEXT:    [[TMP3:%.*]] = bitcast <4 x i64> [[X]] to <8 x i32>
; NODIV-NEXT:    [[TMP4:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32> [[TMP3]], i32 0, i32 4, i32 2, i16 4, i32 undef)
; NODIV-NEXT:    [[TMP5:%.*]] = lshr <4 x i32> [[TMP4]], <i32 7, i32 0, i32 31, i32 4>
; NODIV-NEXT:    [[TMP6:%.*]] = shl <4 x i32> [[TMP4]], splat (i32 1)
; NODIV-NEXT:    [[TMP7:%.*]] = shl <4 x i32> [[TMP6]], <i32 24, i32 31, i32 0, i32 27>
; NODIV-NEXT:    [[TMP8:%.*]] = lshr <4 x i32> [[TMP2]], <i32 7, i32 0, i32 31, i32 4>
; NODIV-NEXT:    [[TMP9:%.*]] = or <4 x i32> [[TMP8]], [[TMP7]]
; NODIV-NEXT:    [[TMP10:%.*]] = select <4 x i1> <i1 false, i1 false, i1 true, i1 false>, <4 x i32> [[TMP5]], <4 x i32> [[TMP9]]
; NODIV-NEXT:    [[TMP11:%.*]] = select <4 x i1> <i1 false, i1 false, i1 true, i1 false>, <4 x i32> zeroinitializer, <4 x i32> [[TMP5]]
; NODIV-NEXT:    [[TMP12:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> poison, <4 x i32> [[TMP10]], i32 0, i32 4, i32 2, i16 0, i32 undef, i1 true)
; NODIV-NEXT:    [[TMP13:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> [[TMP12]], <4 x i32> [[TMP11]], i32 0, i32 4, i32 2, i16 4, i32 undef, i1 true)
; NODIV-NEXT:    [[R:%.*]] = bitcast <8 x i32> [[TMP13]] to <4 x i64>
; NODIV-NEXT:    ret <4 x i64> [[R]]
  %r = udiv <4 x i64> %x, <i64 128, i64 1, i64 -9223372036854775808, i64 16>
  ret <4 x i64> %r
}

define <4 x i64> @urem_powers_i64(<4 x i64> %x) {
; CHECK-LABEL: @urem_powers_i64(
; CHECK-NEXT:    [[TMP1:%.*]] = freeze <4 x i64> [[X:%.*]]
; CHECK-NEXT:    [[TMP2:%.*]] = bitcast <4 x i64> [[TMP1]] to <8 x i32>
; CHECK-NEXT:    [[TMP3:%.*]] = and <8 x i32> [[TMP2]], <i32 127, i32 0, i32 0, i32 0, i32 -1, i32 2147483647, i32 15, i32 0>
; CHECK-NEXT:    [[R:%.*]] = bitcast <8 x i32> [[TMP3]] to <4 x i64>
; CHECK-NEXT:    ret <4 x i64> [[R]]
; NODIV-LABEL: @urem_powers_i64(
; NODIV-NEXT:    [[TMP1:%.*]] = freeze <4 x i64> [[X:%.*]]
; NODIV-NEXT:    [[TMP2:%.*]] = bitcast <4 x i64> [[TMP1]] to <8 x i32>
; NODIV-NEXT:    [[TMP3:%.*]] = and <8 x i32> [[TMP2]], <i32 127, i32 0, i32 0, i32 0, i32 -1, i32 2147483647, i32 15, i32 0>
; NODIV-NEXT:    [[R:%.*]] = bitcast <8 x i32> [[TMP3]] to <4 x i64>
; NODIV-NEXT:    ret <4 x i64> [[R]]
  %r = urem <4 x i64> %x, <i64 128, i64 1, i64 -9223372036854775808, i64 16>
  ret <4 x i64> %r
}

define <4 x i64> @sdiv_powers_i64(<4 x i64> %x) {
; CHECK-LABEL: @sdiv_powers_i64(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <4 x i64> [[X:%.*]] to <8 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32> [[TMP1]], i32 0, i32 4, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast <4 x i64> [[X]] to <8 x i32>
; CHECK-NEXT:    [[TMP4:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32> [[TMP3]], i32 0, i32 4, i32 2, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP5:%.*]] = ashr <4 x i32> [[TMP4]], splat (i32 31)
; CHECK-NEXT:    [[TMP6:%.*]] = ashr <4 x i32> [[TMP4]], splat (i32 31)
; CHECK-NEXT:    [[TMP7:%.*]] = and <4 x i32> [[TMP6]], <i32 127, i32 0, i32 1, i32 -1>
; CHECK-NEXT:    [[TMP8:%.*]] = and <4 x i32> [[TMP5]], <i32 0, i32 0, i32 0, i32 1073741823>
; CHECK-NEXT:    [[TMP9:%.*]] = bitcast <4 x i64> [[X]] to <8 x i32>
; CHECK-NEXT:    [[TMP10:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32> [[TMP9]], i32 0, i32 4, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP11:%.*]] = bitcast <4 x i64> [[X]] to <8 x i32>
; CHECK-NEXT:    [[TMP12:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32> [[TMP11]], i32 0, i32 4, i32 2, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP13:%.*]] = add <4 x i32> [[TMP10]], [[TMP7]]
; CHECK-NEXT:    [[TMP14:%.*]] = add <4 x i32> [[TMP12]], [[TMP8]]
; CHECK-NEXT:    [[TMP15:%.*]] = icmp ult <4 x i32> [[TMP13]], [[TMP7]]
; CHECK-NEXT:    [[TMP16:%.*]] = add <4 x i32> [[TMP14]], splat (i32 1)
; CHECK-NEXT:    [[TMP17:%.*]] = select <4 x i1> [[TMP15]], <4 x i32> [[TMP16]], <4 x i32> [[TMP14]]
; CHECK-NEXT:    [[TMP18:%.*]] = ashr <4 x i32> [[TMP17]], <i32 7, i32 0, i32 1, i32 30>
; CHECK-NEXT:    [[TMP19:%.*]] = shl <4 x i32> [[TMP17]], splat (i32 1)
; CHECK-NEXT:    [[TMP20:%.*]] = shl <4 x i32> [[TMP19]], <i32 24, i32 31, i32 30, i32 1>
; CHECK-NEXT:    [[TMP21:%.*]] = lshr <4 x i32> [[TMP13]], <i32 7, i32 0, i32 1, i32 30>
; CHECK-NEXT:    [[TMP22:%.*]] = or <4 x i32> [[TMP21]], [[TMP20]]
; CHECK-NEXT:    [[TMP23:%.*]] = ashr <4 x i32> [[TMP17]], splat (i32 31)
; CHECK-NEXT:    [[TMP24:%.*]] = select <4 x i1> <i1 false, i1 false, i1 false, i1 true>, <4 x i32> [[TMP18]], <4 x i32> [[TMP22]]
; CHECK-NEXT:    [[TMP25:%.*]] = select <4 x i1> <i1 false, i1 false, i1 false, i1 true>, <4 x i32> [[TMP23]], <4 x i32> [[TMP18]]
; CHECK-NEXT:    [[TMP26:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> poison, <4 x i32> [[TMP24]], i32 0, i32 4, i32 2, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP27:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> [[TMP26]], <4 x i32> [[TMP25]], i32 0, i32 4, i32 2, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[R:%.*]] = bitcast <8 x i32> [[TMP27]] to <4 x i64>
; CHECK-NEXT:    ret <4 x i64> [[R]]
; NODIV-LABEL: @sdiv_powers_i64(
; NODIV-NEXT:    [[TMP1:%.*]] = bitcast <4 x i64> [[X:%.*]] to <8 x i32>
; NODIV-NEXT:    [[TMP2:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32> [[TMP1]], i32 0, i32 4, i32 2, i16 0, i32 undef)
; NODIV-NEXT:    [[TMP3:%.*]] = bitcast <4 x i64> [[X]] to <8 x i32>
; NODIV-NEXT:    [[TMP4:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32> [[TMP3]], i32 0, i32 4, i32 2, i16 4, i32 undef)
; NODIV-NEXT:    [[TMP5:%.*]] = ashr <4 x i32> [[TMP4]], splat (i32 31)
; NODIV-NEXT:    [[TMP6:%.*]] = ashr <4 x i32> [[TMP4]], splat (i32 31)
; NODIV-NEXT:    [[TMP7:%.*]] = and <4 x i32> [[TMP6]], <i32 127, i32 0, i32 1, i32 -1>
; NODIV-NEXT:    [[TMP8:%.*]] = and <4 x i32> [[TMP5]], <i32 0, i32 0, i32 0, i32 1073741823>
; NODIV-NEXT:    [[TMP9:%.*]] = bitcast <4 x i64> [[X]] to <8 x i32>
; NODIV-NEXT:    [[TMP10:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32> [[TMP9]], i32 0, i32 4, i32 2, i16 0, i32 undef)
; NODIV-NEXT:    [[TMP11:%.*]] = bitcast <4 x i64> [[X]] to <8 x i32>
; NODIV-NEXT:    [[TMP12:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32> [[TMP11]], i32 0, i32 4, i32 2, i16 4, i32 undef)
; NODIV-NEXT:    [[TMP13:%.*]] = add <4 x i32> [[TMP10]], [[TMP7]]
; NODIV-NEXT:    [[TMP14:%.*]] = add <4 x i32> [[TMP12]], [[TMP8]]
; NODIV-NEXT:    [[TMP15:%.*]] = icmp ult <4 x i32> [[TMP13]], [[TMP7]]
; NODIV-NEXT:    [[TMP16:%.*]] = add <4 x i32> [[TMP14]], splat (i32 1)
; NODIV-NEXT:    [[TMP17:%.*]] = select <4 x i1> [[TMP15]], <4 x i32> [[TMP16]], <4 x i32> [[TMP14]]
; NODIV-NEXT:    [[TMP18:%.*]] = ashr <4 x i32> [[TMP17]], <i32 7, i32 0, i32 1, i32 30>
; NODIV-NEXT:    [[TMP19:%.*]] = shl <4 x i32> [[TMP17]], splat (i32 1)
; NODIV-NEXT:    [[TMP20:%.*]] = shl <4 x i32> [[TMP19]], <i32 24, i32 31, i32 30, i32 1>
; NODIV-NEXT:    [[TMP21:%.*]] = lshr <4 x i32> [[TMP13]], <i32 7, i32 0, i32 1, i32 30>
; NODIV-NEXT:    [[TMP22:%.*]] = or <4 x i32> [[TMP21]], [[TMP20]]
; NODIV-NEXT:    [[TMP23:%.*]] = ashr <4 x i32> [[TMP17]], splat (i32 31)
; NODIV-NEXT:    [[TMP24:%.*]] = select <4 x i1> <i1 false, i1 false, i1 false, i1 true>, <4 x i32> [[TMP18]], <4 x i32> [[TMP22]]
; NODIV-NEXT:    [[TMP25:%.*]] = select <4 x i1> <i1 false, i1 false, i1 false, i1 true>, <4 x i32> [[TMP23]], <4 x i32> [[TMP18]]
; NODIV-NEXT:    [[TMP26:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> poison, <4 x i32> [[TMP24]], i32 0, i32 4, i32 2, i16 0, i32 undef, i1 true)
; NODIV-NEXT:    [[TMP27:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> [[TMP26]], <4 x i32> [[TMP25]], i32 0, i32 4, i32 2, i16 4, i32 undef, i1 true)
; NODIV-NEXT:    [[R:%.*]] = bitcast <8 x i32> [[TMP27]] to <4 x i64>
; NODIV-NEXT:    ret <4 x i64> [[R]]
  %r = sdiv <4 x i64> %x, <i64 128, i64 1, i64 2, i64 4611686018427387904>
  ret <4 x i64> %r
}

define <4 x i32> @srem_powers(<4 x i32> %x) {
; CHECK-LABEL: @srem_powers(
; CHECK-NEXT:    [[TMP1:%.*]] = ashr <4 x i32> [[X:%.*]], splat (i32 31)
; CHECK-NEXT:    [[TMP2:%.*]] = and <4 x i32> [[TMP1]], <i32 127, i32 0, i32 1, i32 1073741823>
; CHECK-NEXT:    [[TMP3:%.*]] = add <4 x i32> [[X]], [[TMP2]]
; CHECK-NEXT:    [[TMP4:%.*]] = and <4 x i32> [[TMP3]], <i32 -128, i32 -1, i32 -2, i32 -1073741824>
; CHECK-NEXT:    [[R:%.*]] = sub <4 x i32> [[X]], [[TMP4]]
; CHECK-NEXT:    ret <4 x i32> [[R]]
; NODIV-LABEL: @srem_powers(
; NODIV-NEXT:    [[TMP1:%.*]] = ashr <4 x i32> [[X:%.*]], splat (i32 31)
; NODIV-NEXT:    [[TMP2:%.*]] = and <4 x i32> [[TMP1]], <i32 127, i32 0, i32 1, i32 1073741823>
; NODIV-NEXT:    [[TMP3:%.*]] = add <4 x i32> [[X]], [[TMP2]]
; NODIV-NEXT:    [[TMP4:%.*]] = and <4 x i32> [[TMP3]], <i32 -128, i32 -1, i32 -2, i32 -1073741824>
; NODIV-NEXT:    [[R:%.*]] = sub <4 x i32> [[X]], [[TMP4]]
; NODIV-NEXT:    ret <4 x i32> [[R]]
  %r = srem <4 x i32> %x, <i32 128, i32 1, i32 2, i32 1073741824>
  ret <4 x i32> %r
}

; A reciprocal leaves the range before the quotient does.
define <8 x float> @fdiv(<8 x float> %x, <8 x float> %y) {
; CHECK-LABEL: @fdiv(
; CHECK-NEXT:    [[R:%.*]] = fdiv <8 x float> [[X:%.*]], [[Y:%.*]]
; CHECK-NEXT:    ret <8 x float> [[R]]
; NODIV-LABEL: @fdiv(
; NODIV-NEXT:    [[TMP1:%.*]] = call <8 x float> @llvm.fabs.v8f32(<8 x float> [[X:%.*]])
; NODIV-NEXT:    [[TMP2:%.*]] = fcmp olt <8 x float> [[TMP1]], splat (float 0x3C10000000000000)
; NODIV-NEXT:    [[TMP3:%.*]] = select <8 x i1> [[TMP2]], <8 x float> splat (float 0x42B0000000000000), <8 x float> splat (float 1.000000e+00)
; NODIV-NEXT:    [[TMP4:%.*]] = fcmp oge <8 x float> [[TMP1]], splat (float 0x43D0000000000000)
; NODIV-NEXT:    [[TMP5:%.*]] = select <8 x i1> [[TMP4]], <8 x float> splat (float 0x3DE0000000000000), <8 x float> [[TMP3]]
; NODIV-NEXT:    [[TMP6:%.*]] = call <8 x float> @llvm.fabs.v8f32(<8 x float> [[Y:%.*]])
; NODIV-NEXT:    [[TMP7:%.*]] = fcmp olt <8 x float> [[TMP6]], splat (float 0x3C10000000000000)
; NODIV-NEXT:    [[TMP8:%.*]] = select <8 x i1> [[TMP7]], <8 x float> splat (float 0x42B0000000000000), <8 x float> splat (float 1.000000e+00)
; NODIV-NEXT:    [[TMP9:%.*]] = fcmp oge <8 x float> [[TMP6]], splat (float 0x43D0000000000000)
; NODIV-NEXT:    [[TMP10:%.*]] = select <8 x i1> [[TMP9]], <8 x float> splat (float 0x3DE0000000000000), <8 x float> [[TMP8]]
; NODIV-NEXT:    [[TMP11:%.*]] = fmul <8 x float> [[X]], [[TMP5]]
; NODIV-NEXT:    [[TMP12:%.*]] = fmul <8 x float> [[TMP11]], [[TMP5]]
; NODIV-NEXT:    [[TMP13:%.*]] = fmul <8 x float> [[Y]], [[TMP10]]
; NODIV-NEXT:    [[TMP14:%.*]] = fmul <8 x float> [[TMP13]], [[TMP10]]
; NODIV-NEXT:    [[TMP15:%.*]] = call <8 x float> @llvm.genx.inv.v8f32(<8 x float> [[TMP14]])
; NODIV-NEXT:    [[TMP16:%.*]] = fmul <8 x float> [[TMP12]], [[TMP15]]
; NODIV-NEXT:    [[TMP17:%.*]] = fneg <8 x float> [[TMP14]]
; NODIV-NEXT:    [[TMP18:%.*]] = call <8 x float> @llvm.fma.v8f32(<8 x float> [[TMP17]], <8 x float> [[TMP16]], <8 x float> [[TMP12]])
; NODIV-NEXT:    [[TMP19:%.*]] = call <8 x float> @llvm.fma.v8f32(<8 x float> [[TMP17]], <8 x float> [[TMP15]], <8 x float> splat (float 1.000000e+00))
; NODIV-NEXT:    [[TMP20:%.*]] = call <8 x float> @llvm.fma.v8f32(<8 x float> [[TMP19]], <8 x float> [[TMP15]], <8 x float> [[TMP15]])
; NODIV-NEXT:    [[TMP21:%.*]] = call <8 x float> @llvm.fabs.v8f32(<8 x float> [[TMP18]])
; NODIV-NEXT:    [[TMP22:%.*]] = fcmp ogt <8 x float> [[TMP21]], zeroinitializer
; NODIV-NEXT:    [[TMP23:%.*]] = call <8 x float> @llvm.fma.v8f32(<8 x float> [[TMP18]], <8 x float> [[TMP20]], <8 x float> [[TMP16]])
; NODIV-NEXT:    [[TMP24:%.*]] = select <8 x i1> [[TMP22]], <8 x float> [[TMP23]], <8 x float> [[TMP16]]
; NODIV-NEXT:    [[TMP25:%.*]] = bitcast <8 x float> [[TMP5]] to <8 x i32>
; NODIV-NEXT:    [[TMP26:%.*]] = sub <8 x i32> splat (i32 2130706432), [[TMP25]]
; NODIV-NEXT:    [[TMP27:%.*]] = bitcast <8 x i32> [[TMP26]] to <8 x float>
; NODIV-NEXT:    [[TMP28:%.*]] = fmul <8 x float> [[TMP10]], [[TMP27]]
; NODIV-NEXT:    [[TMP29:%.*]] = fmul <8 x float> [[TMP24]], [[TMP28]]
; NODIV-NEXT:    [[R:%.*]] = fmul <8 x float> [[TMP29]], [[TMP28]]
; NODIV-NEXT:    ret <8 x float> [[R]]
  %r = fdiv <8 x float> %x, %y
  ret <8 x float> %r
}

define half @fdiv_half(half %x, half %y) {
; CHECK-LABEL: @fdiv_half(
; CHECK-NEXT:    [[R:%.*]] = fdiv contract half [[X:%.*]], [[Y:%.*]]
; CHECK-NEXT:    ret half [[R]]
; NODIV-LABEL: @fdiv_half(
; NODIV-NEXT:    [[TMP1:%.*]] = fpext half [[X:%.*]] to float
; NODIV-NEXT:    [[TMP2:%.*]] = fpext half [[Y:%.*]] to float
; NODIV-NEXT:    [[TMP3:%.*]] = call float @llvm.genx.inv.f32(float [[TMP2]])
; NODIV-NEXT:    [[TMP4:%.*]] = fmul float [[TMP1]], [[TMP3]]
; NODIV-NEXT:    [[TMP5:%.*]] = fneg float [[TMP2]]
; NODIV-NEXT:    [[TMP6:%.*]] = call float @llvm.fma.f32(float [[TMP5]], float [[TMP4]], float [[TMP1]])
; NODIV-NEXT:    [[TMP7:%.*]] = call float @llvm.fma.f32(float [[TMP5]], float [[TMP3]], float 1.000000e+00)
; NODIV-NEXT:    [[TMP8:%.*]] = call float @llvm.fma.f32(float [[TMP7]], float [[TMP3]], float [[TMP3]])
; NODIV-NEXT:    [[TMP9:%.*]] = call float @llvm.fabs.f32(float [[TMP6]])
; NODIV-NEXT:    [[TMP10:%.*]] = fcmp ogt float [[TMP9]], 0.000000e+00
; NODIV-NEXT:    [[TMP11:%.*]] = call float @llvm.fma.f32(float [[TMP6]], float [[TMP8]], float [[TMP4]])
; NODIV-NEXT:    [[TMP12:%.*]] = select i1 [[TMP10]], float [[TMP11]], float [[TMP4]]
; NODIV-NEXT:    [[R:%.*]] = fptrunc float [[TMP12]] to half
; NODIV-NEXT:    ret half [[R]]
  %r = fdiv contract half %x, %y
  ret half %r
}

define <8 x float> @fdiv_arcp(<8 x float> %x, <8 x float> %y) {
; CHECK-LABEL: @fdiv_arcp(
; CHECK-NEXT:    [[R:%.*]] = fdiv arcp <8 x float> [[X:%.*]], [[Y:%.*]]
; CHECK-NEXT:    ret <8 x float> [[R]]
; NODIV-LABEL: @fdiv_arcp(
; NODIV-NEXT:    [[R:%.*]] = fdiv arcp <8 x float> [[X:%.*]], [[Y:%.*]]
; NODIV-NEXT:    ret <8 x float> [[R]]
  %r = fdiv arcp <8 x float> %x, %y
  ret <8 x float> %r
}

define <8 x half> @fdiv_afn(<8 x half> %x, <8 x half> %y) {
; CHECK-LABEL: @fdiv_afn(
; CHECK-NEXT:    [[R:%.*]] = fdiv afn <8 x half> [[X:%.*]], [[Y:%.*]]
; CHECK-NEXT:    ret <8 x half> [[R]]
; NODIV-LABEL: @fdiv_afn(
; NODIV-NEXT:    [[R:%.*]] = fdiv afn <8 x half> [[X:%.*]], [[Y:%.*]]
; NODIV-NEXT:    ret <8 x half> [[R]]
  %r = fdiv afn <8 x half> %x, %y
  ret <8 x half> %r
}

; The divisor has eight bits, nine with a sign.
define <16 x i16> @short_by_eight_bits(<16 x i8> %a) {
; CHECK-LABEL: @short_by_eight_bits(
; CHECK-NEXT:    [[X:%.*]] = zext <16 x i8> [[A:%.*]] to <16 x i16>
; CHECK-NEXT:    [[TMP1:%.*]] = mul <16 x i16> [[X]], splat (i16 41)
; CHECK-NEXT:    [[Q:%.*]] = lshr <16 x i16> [[TMP1]], splat (i16 13)
; CHECK-NEXT:    ret <16 x i16> [[Q]]
; NODIV-LABEL: @short_by_eight_bits(
; NODIV-NEXT:    [[X:%.*]] = zext <16 x i8> [[A:%.*]] to <16 x i16>
; NODIV-NEXT:    [[TMP1:%.*]] = mul <16 x i16> [[X]], splat (i16 41)
; NODIV-NEXT:    [[Q:%.*]] = lshr <16 x i16> [[TMP1]], splat (i16 13)
; NODIV-NEXT:    ret <16 x i16> [[Q]]
  %x = zext <16 x i8> %a to <16 x i16>
  %q = udiv <16 x i16> %x, splat (i16 200)
  ret <16 x i16> %q
}

; The divisor has three bits with a sign.
define <16 x i16> @short_by_negative(<16 x i8> %a) {
; CHECK-LABEL: @short_by_negative(
; CHECK-NEXT:    [[X:%.*]] = sext <16 x i8> [[A:%.*]] to <16 x i16>
; CHECK-NEXT:    [[TMP1:%.*]] = sext <16 x i16> [[X]] to <16 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = sdiv <16 x i32> [[TMP1]], splat (i32 -3)
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast <16 x i32> [[TMP2]] to <32 x i16>
; CHECK-NEXT:    [[Q:%.*]] = call <16 x i16> @llvm.genx.rdregioni.v16i16.v32i16.i16(<32 x i16> [[TMP3]], i32 0, i32 16, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    ret <16 x i16> [[Q]]
; NODIV-LABEL: @short_by_negative(
; NODIV-NEXT:    [[X:%.*]] = sext <16 x i8> [[A:%.*]] to <16 x i16>
; NODIV-NEXT:    [[TMP1:%.*]] = mul <16 x i16> [[X]], splat (i16 86)
; NODIV-NEXT:    [[TMP2:%.*]] = ashr <16 x i16> [[TMP1]], splat (i16 15)
; NODIV-NEXT:    [[TMP3:%.*]] = bitcast <16 x i16> [[TMP1]] to <32 x i8>
; NODIV-NEXT:    [[TMP4:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v32i8.i16(<32 x i8> [[TMP3]], i32 0, i32 16, i32 2, i16 1, i32 undef)
; NODIV-NEXT:    [[TMP5:%.*]] = sext <16 x i8> [[TMP4]] to <16 x i16>
; NODIV-NEXT:    [[Q:%.*]] = sub <16 x i16> [[TMP2]], [[TMP5]]
; NODIV-NEXT:    ret <16 x i16> [[Q]]
  %x = sext <16 x i8> %a to <16 x i16>
  %q = sdiv <16 x i16> %x, splat (i16 -3)
  ret <16 x i16> %q
}

; The divisor would be negative with a sign.
define <16 x i16> @short_by_sixteen_bits(<16 x i16> %x) {
; CHECK-LABEL: @short_by_sixteen_bits(
; CHECK-NEXT:    [[TMP1:%.*]] = zext <16 x i16> [[X:%.*]] to <16 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = mul <16 x i32> [[TMP1]], splat (i32 47160)
; CHECK-NEXT:    [[TMP3:%.*]] = add <16 x i32> [[TMP2]], splat (i32 47160)
; CHECK-NEXT:    [[TMP4:%.*]] = bitcast <16 x i32> [[TMP3]] to <32 x i16>
; CHECK-NEXT:    [[TMP5:%.*]] = call <16 x i16> @llvm.genx.rdregioni.v16i16.v32i16.i16(<32 x i16> [[TMP4]], i32 0, i32 16, i32 2, i16 2, i32 undef)
; CHECK-NEXT:    [[Q:%.*]] = lshr <16 x i16> [[TMP5]], splat (i16 15)
; CHECK-NEXT:    ret <16 x i16> [[Q]]
; NODIV-LABEL: @short_by_sixteen_bits(
; NODIV-NEXT:    [[TMP1:%.*]] = zext <16 x i16> [[X:%.*]] to <16 x i32>
; NODIV-NEXT:    [[TMP2:%.*]] = mul <16 x i32> [[TMP1]], splat (i32 47160)
; NODIV-NEXT:    [[TMP3:%.*]] = add <16 x i32> [[TMP2]], splat (i32 47160)
; NODIV-NEXT:    [[TMP4:%.*]] = bitcast <16 x i32> [[TMP3]] to <32 x i16>
; NODIV-NEXT:    [[TMP5:%.*]] = call <16 x i16> @llvm.genx.rdregioni.v16i16.v32i16.i16(<32 x i16> [[TMP4]], i32 0, i32 16, i32 2, i16 2, i32 undef)
; NODIV-NEXT:    [[Q:%.*]] = lshr <16 x i16> [[TMP5]], splat (i16 15)
; NODIV-NEXT:    ret <16 x i16> [[Q]]
  %q = udiv <16 x i16> %x, splat (i16 -20000)
  ret <16 x i16> %q
}
