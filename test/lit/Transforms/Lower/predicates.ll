; Instructions on i1, in what predicates can do.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-lower --platform=icllp -S %s | FileCheck %s
; A second run changes nothing.
; RUN: cmx-opt -passes=cmx-lower,cmx-lower --platform=icllp -verify-each -S %s | FileCheck %s

define <16 x i32> @zext(<16 x i1> %m) {
; CHECK-LABEL: @zext(
; CHECK-NEXT:    [[R:%.*]] = select <16 x i1> [[M:%.*]], <16 x i32> splat (i32 1), <16 x i32> zeroinitializer
; CHECK-NEXT:    ret <16 x i32> [[R]]
  %r = zext <16 x i1> %m to <16 x i32>
  ret <16 x i32> %r
}

define i16 @sext_scalar(i1 %m) {
; CHECK-LABEL: @sext_scalar(
; CHECK-NEXT:    [[R:%.*]] = select i1 [[M:%.*]], i16 -1, i16 0
; CHECK-NEXT:    ret i16 [[R]]
  %r = sext i1 %m to i16
  ret i16 %r
}

define <8 x float> @uitofp(<8 x i1> %m) {
; CHECK-LABEL: @uitofp(
; CHECK-NEXT:    [[R:%.*]] = select <8 x i1> [[M:%.*]], <8 x float> splat (float 1.000000e+00), <8 x float> zeroinitializer
; CHECK-NEXT:    ret <8 x float> [[R]]
  %r = uitofp <8 x i1> %m to <8 x float>
  ret <8 x float> %r
}

define float @sitofp_scalar(i1 %m) {
; CHECK-LABEL: @sitofp_scalar(
; CHECK-NEXT:    [[R:%.*]] = select i1 [[M:%.*]], float -1.000000e+00, float 0.000000e+00
; CHECK-NEXT:    ret float [[R]]
  %r = sitofp i1 %m to float
  ret float %r
}

define <8 x i1> @fptoui(<8 x float> %x) {
; CHECK-LABEL: @fptoui(
; CHECK-NEXT:    [[R:%.*]] = fcmp oge <8 x float> [[X:%.*]], splat (float 1.000000e+00)
; CHECK-NEXT:    ret <8 x i1> [[R]]
  %r = fptoui <8 x float> %x to <8 x i1>
  ret <8 x i1> %r
}

define <8 x i1> @add(<8 x i1> %x, <8 x i1> %y) {
; CHECK-LABEL: @add(
; CHECK-NEXT:    [[R:%.*]] = xor <8 x i1> [[X:%.*]], [[Y:%.*]]
; CHECK-NEXT:    ret <8 x i1> [[R]]
  %r = add <8 x i1> %x, %y
  ret <8 x i1> %r
}

define <8 x i1> @mul(<8 x i1> %x, <8 x i1> %y) {
; CHECK-LABEL: @mul(
; CHECK-NEXT:    [[R:%.*]] = and <8 x i1> [[X:%.*]], [[Y:%.*]]
; CHECK-NEXT:    ret <8 x i1> [[R]]
  %r = mul <8 x i1> %x, %y
  ret <8 x i1> %r
}

define <8 x i1> @equal(<8 x i1> %x, <8 x i1> %y) {
; CHECK-LABEL: @equal(
; CHECK-NEXT:    [[TMP1:%.*]] = xor <8 x i1> [[X:%.*]], [[Y:%.*]]
; CHECK-NEXT:    [[R:%.*]] = xor <8 x i1> [[TMP1]], splat (i1 true)
; CHECK-NEXT:    ret <8 x i1> [[R]]
  %r = icmp eq <8 x i1> %x, %y
  ret <8 x i1> %r
}

define <8 x i1> @less_unsigned(<8 x i1> %x, <8 x i1> %y) {
; CHECK-LABEL: @less_unsigned(
; CHECK-NEXT:    [[TMP1:%.*]] = xor <8 x i1> [[X:%.*]], splat (i1 true)
; CHECK-NEXT:    [[R:%.*]] = and <8 x i1> [[TMP1]], [[Y:%.*]]
; CHECK-NEXT:    ret <8 x i1> [[R]]
  %r = icmp ult <8 x i1> %x, %y
  ret <8 x i1> %r
}

define <8 x i1> @less_signed(<8 x i1> %x, <8 x i1> %y) {
; CHECK-LABEL: @less_signed(
; CHECK-NEXT:    [[TMP1:%.*]] = xor <8 x i1> [[Y:%.*]], splat (i1 true)
; CHECK-NEXT:    [[R:%.*]] = and <8 x i1> [[X:%.*]], [[TMP1]]
; CHECK-NEXT:    ret <8 x i1> [[R]]
  %r = icmp slt <8 x i1> %x, %y
  ret <8 x i1> %r
}

; The side that is not chosen may be poison.
define <8 x i1> @select(<8 x i1> %c, <8 x i1> %x, <8 x i1> %y) {
; CHECK-LABEL: @select(
; CHECK-NEXT:    [[TMP1:%.*]] = xor <8 x i1> [[C:%.*]], splat (i1 true)
; CHECK-NEXT:    [[TMP2:%.*]] = freeze <8 x i1> [[X:%.*]]
; CHECK-NEXT:    [[TMP3:%.*]] = and <8 x i1> [[C]], [[TMP2]]
; CHECK-NEXT:    [[TMP4:%.*]] = freeze <8 x i1> [[Y:%.*]]
; CHECK-NEXT:    [[TMP5:%.*]] = and <8 x i1> [[TMP1]], [[TMP4]]
; CHECK-NEXT:    [[R:%.*]] = or <8 x i1> [[TMP3]], [[TMP5]]
; CHECK-NEXT:    ret <8 x i1> [[R]]
  %r = select <8 x i1> %c, <8 x i1> %x, <8 x i1> %y
  ret <8 x i1> %r
}

define <8 x i1> @select_and(<8 x i1> %c, <8 x i1> %x) {
; CHECK-LABEL: @select_and(
; CHECK-NEXT:    [[TMP1:%.*]] = freeze <8 x i1> [[X:%.*]]
; CHECK-NEXT:    [[R:%.*]] = and <8 x i1> [[C:%.*]], [[TMP1]]
; CHECK-NEXT:    ret <8 x i1> [[R]]
  %r = select <8 x i1> %c, <8 x i1> %x, <8 x i1> zeroinitializer
  ret <8 x i1> %r
}

; It cannot: then the condition is poison too.
define <8 x i1> @select_same_poison(<8 x i32> %x) {
; CHECK-LABEL: @select_same_poison(
; CHECK-NEXT:    [[C:%.*]] = icmp ne <8 x i32> [[X:%.*]], zeroinitializer
; CHECK-NEXT:    [[D:%.*]] = xor <8 x i1> [[C]], splat (i1 true)
; CHECK-NEXT:    [[R:%.*]] = and <8 x i1> [[C]], [[D]]
; CHECK-NEXT:    ret <8 x i1> [[R]]
  %c = icmp ne <8 x i32> %x, zeroinitializer
  %d = xor <8 x i1> %c, splat (i1 true)
  %r = select <8 x i1> %c, <8 x i1> %d, <8 x i1> zeroinitializer
  ret <8 x i1> %r
}

define <8 x float> @select_by_scalar(i1 %c, <8 x float> %x, <8 x float> %y) {
; CHECK-LABEL: @select_by_scalar(
; CHECK-NEXT:    [[TMP1:%.*]] = select i1 [[C:%.*]], i16 -1, i16 0
; CHECK-NEXT:    [[TMP2:%.*]] = bitcast i16 [[TMP1]] to <1 x i16>
; CHECK-NEXT:    [[TMP3:%.*]] = call <8 x i16> @llvm.genx.rdregioni.v8i16.v1i16.i16(<1 x i16> [[TMP2]], i32 0, i32 8, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP4:%.*]] = icmp ne <8 x i16> [[TMP3]], zeroinitializer
; CHECK-NEXT:    [[R:%.*]] = select nnan <8 x i1> [[TMP4]], <8 x float> [[X:%.*]], <8 x float> [[Y:%.*]]
; CHECK-NEXT:    ret <8 x float> [[R]]
  %r = select nnan i1 %c, <8 x float> %x, <8 x float> %y
  ret <8 x float> %r
}

; A compare of scalars is done in all lanes.
define <8 x float> @select_by_compare(i32 %a, <8 x float> %x, <8 x float> %y) {
; CHECK-LABEL: @select_by_compare(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast i32 [[A:%.*]] to <1 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v1i32.i16(<1 x i32> [[TMP1]], i32 0, i32 8, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = icmp slt <8 x i32> [[TMP2]], splat (i32 7)
; CHECK-NEXT:    [[R:%.*]] = select <8 x i1> [[TMP3]], <8 x float> [[X:%.*]], <8 x float> [[Y:%.*]]
; CHECK-NEXT:    ret <8 x float> [[R]]
  %c = icmp slt i32 %a, 7
  %r = select i1 %c, <8 x float> %x, <8 x float> %y
  ret <8 x float> %r
}

define i32 @select_scalars(i1 %c, i32 %x, i32 %y) {
; CHECK-LABEL: @select_scalars(
; CHECK-NEXT:    [[R:%.*]] = select i1 [[C:%.*]], i32 [[X:%.*]], i32 [[Y:%.*]]
; CHECK-NEXT:    ret i32 [[R]]
  %r = select i1 %c, i32 %x, i32 %y
  ret i32 %r
}

define i16 @bits(<16 x i1> %m) {
; CHECK-LABEL: @bits(
; CHECK-NEXT:    [[R:%.*]] = bitcast <16 x i1> [[M:%.*]] to i16
; CHECK-NEXT:    ret i16 [[R]]
  %r = bitcast <16 x i1> %m to i16
  ret i16 %r
}

define <2 x i8> @bits_as_vector(<16 x i1> %m) {
; CHECK-LABEL: @bits_as_vector(
; CHECK-NEXT:    [[TMP1:%.*]] = freeze <16 x i1> [[M:%.*]]
; CHECK-NEXT:    [[TMP2:%.*]] = bitcast <16 x i1> [[TMP1]] to i16
; CHECK-NEXT:    [[R:%.*]] = bitcast i16 [[TMP2]] to <2 x i8>
; CHECK-NEXT:    ret <2 x i8> [[R]]
  %r = bitcast <16 x i1> %m to <2 x i8>
  ret <2 x i8> %r
}

define <2 x i32> @bits_of_64(<64 x i1> %m) {
; CHECK-LABEL: @bits_of_64(
; CHECK-NEXT:    [[TMP1:%.*]] = call <32 x i1> @llvm.genx.rdpredregion.v32i1.v64i1(<64 x i1> [[M:%.*]], i32 0)
; CHECK-NEXT:    [[TMP2:%.*]] = freeze <32 x i1> [[TMP1]]
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast <32 x i1> [[TMP2]] to i32
; CHECK-NEXT:    [[TMP4:%.*]] = call <2 x i32> @llvm.genx.wrregioni.v2i32.i32.i16.i1(<2 x i32> poison, i32 [[TMP3]], i32 0, i32 1, i32 0, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP5:%.*]] = call <32 x i1> @llvm.genx.rdpredregion.v32i1.v64i1(<64 x i1> [[M]], i32 32)
; CHECK-NEXT:    [[TMP6:%.*]] = freeze <32 x i1> [[TMP5]]
; CHECK-NEXT:    [[TMP7:%.*]] = bitcast <32 x i1> [[TMP6]] to i32
; CHECK-NEXT:    [[R:%.*]] = call <2 x i32> @llvm.genx.wrregioni.v2i32.i32.i16.i1(<2 x i32> [[TMP4]], i32 [[TMP7]], i32 0, i32 1, i32 0, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    ret <2 x i32> [[R]]
  %r = bitcast <64 x i1> %m to <2 x i32>
  ret <2 x i32> %r
}

define <64 x i1> @mask_of_64(i64 %x) {
; CHECK-LABEL: @mask_of_64(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast i64 [[X:%.*]] to <2 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP1]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast i32 [[TMP2]] to <32 x i1>
; CHECK-NEXT:    [[TMP4:%.*]] = call <64 x i1> @llvm.genx.wrpredregion.v64i1.v32i1(<64 x i1> poison, <32 x i1> [[TMP3]], i32 0)
; CHECK-NEXT:    [[TMP5:%.*]] = bitcast i64 [[X]] to <2 x i32>
; CHECK-NEXT:    [[TMP6:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP5]], i32 0, i32 1, i32 0, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP7:%.*]] = bitcast i32 [[TMP6]] to <32 x i1>
; CHECK-NEXT:    [[R:%.*]] = call <64 x i1> @llvm.genx.wrpredregion.v64i1.v32i1(<64 x i1> [[TMP4]], <32 x i1> [[TMP7]], i32 32)
; CHECK-NEXT:    ret <64 x i1> [[R]]
  %r = bitcast i64 %x to <64 x i1>
  ret <64 x i1> %r
}

define <8 x i1> @float_condition_known(<8 x float> %x, <8 x float> %y) {
; CHECK-LABEL: @float_condition_known(
; CHECK-NEXT:    [[R:%.*]] = fcmp olt <8 x float> [[X:%.*]], [[Y:%.*]]
; CHECK-NEXT:    ret <8 x i1> [[R]]
  %r = fcmp olt <8 x float> %x, %y
  ret <8 x i1> %r
}

define <8 x i1> @float_unordered(<8 x float> %x, <8 x float> %y) {
; CHECK-LABEL: @float_unordered(
; CHECK-NEXT:    [[TMP1:%.*]] = fcmp oge <8 x float> [[X:%.*]], [[Y:%.*]]
; CHECK-NEXT:    [[R:%.*]] = xor <8 x i1> [[TMP1]], splat (i1 true)
; CHECK-NEXT:    ret <8 x i1> [[R]]
  %r = fcmp ult <8 x float> %x, %y
  ret <8 x i1> %r
}

define <8 x i1> @float_unordered_no_nans(<8 x float> %x, <8 x float> %y) {
; CHECK-LABEL: @float_unordered_no_nans(
; CHECK-NEXT:    [[R:%.*]] = fcmp nnan olt <8 x float> [[X:%.*]], [[Y:%.*]]
; CHECK-NEXT:    ret <8 x i1> [[R]]
  %r = fcmp nnan ult <8 x float> %x, %y
  ret <8 x i1> %r
}

define <8 x i1> @float_one(<8 x float> %x, <8 x float> %y) {
; CHECK-LABEL: @float_one(
; CHECK-NEXT:    [[TMP1:%.*]] = fcmp olt <8 x float> [[X:%.*]], [[Y:%.*]]
; CHECK-NEXT:    [[TMP2:%.*]] = fcmp ogt <8 x float> [[X]], [[Y]]
; CHECK-NEXT:    [[R:%.*]] = or <8 x i1> [[TMP1]], [[TMP2]]
; CHECK-NEXT:    ret <8 x i1> [[R]]
  %r = fcmp one <8 x float> %x, %y
  ret <8 x i1> %r
}

define <8 x i1> @float_ordered(<8 x float> %x, <8 x float> %y) {
; CHECK-LABEL: @float_ordered(
; CHECK-NEXT:    [[TMP1:%.*]] = fcmp oeq <8 x float> [[X:%.*]], [[X]]
; CHECK-NEXT:    [[TMP2:%.*]] = fcmp oeq <8 x float> [[Y:%.*]], [[Y]]
; CHECK-NEXT:    [[R:%.*]] = and <8 x i1> [[TMP1]], [[TMP2]]
; CHECK-NEXT:    ret <8 x i1> [[R]]
  %r = fcmp ord <8 x float> %x, %y
  ret <8 x i1> %r
}

define <8 x i1> @float_is_nan(<8 x float> %x) {
; CHECK-LABEL: @float_is_nan(
; CHECK-NEXT:    [[R:%.*]] = fcmp une <8 x float> [[X:%.*]], [[X]]
; CHECK-NEXT:    ret <8 x i1> [[R]]
  %r = fcmp uno <8 x float> %x, zeroinitializer
  ret <8 x i1> %r
}

; Bytes that are joined must not share their poison; dwords stay apart.
define <32 x i1> @mask_of_bytes(<4 x i8> %x) {
; CHECK-LABEL: @mask_of_bytes(
; CHECK-NEXT:    [[TMP1:%.*]] = freeze <4 x i8> [[X:%.*]]
; CHECK-NEXT:    [[TMP2:%.*]] = bitcast <4 x i8> [[TMP1]] to i32
; CHECK-NEXT:    [[R:%.*]] = bitcast i32 [[TMP2]] to <32 x i1>
; CHECK-NEXT:    ret <32 x i1> [[R]]
  %r = bitcast <4 x i8> %x to <32 x i1>
  ret <32 x i1> %r
}

define <64 x i1> @mask_of_dwords(<2 x i32> %x) {
; CHECK-LABEL: @mask_of_dwords(
; CHECK-NEXT:    [[TMP1:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[X:%.*]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = bitcast i32 [[TMP1]] to <32 x i1>
; CHECK-NEXT:    [[TMP3:%.*]] = call <64 x i1> @llvm.genx.wrpredregion.v64i1.v32i1(<64 x i1> poison, <32 x i1> [[TMP2]], i32 0)
; CHECK-NEXT:    [[TMP4:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[X]], i32 0, i32 1, i32 0, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP5:%.*]] = bitcast i32 [[TMP4]] to <32 x i1>
; CHECK-NEXT:    [[R:%.*]] = call <64 x i1> @llvm.genx.wrpredregion.v64i1.v32i1(<64 x i1> [[TMP3]], <32 x i1> [[TMP5]], i32 32)
; CHECK-NEXT:    ret <64 x i1> [[R]]
  %r = bitcast <2 x i32> %x to <64 x i1>
  ret <64 x i1> %r
}

; A masked write of a part is logic on the part.
declare <16 x i1> @llvm.genx.wrpredpredregion.v16i1.v4i1(<16 x i1>, <4 x i1>, i32, <16 x i1>)
define <16 x i1> @masked_part(<16 x i1> %old, <4 x i1> %new, <16 x i1> %mask) {
; CHECK-LABEL: @masked_part(
; CHECK-NEXT:    [[TMP1:%.*]] = call <4 x i1> @llvm.genx.rdpredregion.v4i1.v16i1(<16 x i1> [[OLD:%.*]], i32 8)
; CHECK-NEXT:    [[TMP2:%.*]] = freeze <4 x i1> [[TMP1]]
; CHECK-NEXT:    [[TMP3:%.*]] = call <4 x i1> @llvm.genx.rdpredregion.v4i1.v16i1(<16 x i1> [[MASK:%.*]], i32 8)
; CHECK-NEXT:    [[TMP4:%.*]] = freeze <4 x i1> [[NEW:%.*]]
; CHECK-NEXT:    [[TMP5:%.*]] = and <4 x i1> [[TMP3]], [[TMP4]]
; CHECK-NEXT:    [[TMP6:%.*]] = xor <4 x i1> [[TMP3]], splat (i1 true)
; CHECK-NEXT:    [[TMP7:%.*]] = and <4 x i1> [[TMP6]], [[TMP2]]
; CHECK-NEXT:    [[TMP8:%.*]] = or <4 x i1> [[TMP5]], [[TMP7]]
; CHECK-NEXT:    [[R:%.*]] = call <16 x i1> @llvm.genx.wrpredregion.v16i1.v4i1(<16 x i1> [[OLD]], <4 x i1> [[TMP8]], i32 8)
; CHECK-NEXT:    ret <16 x i1> [[R]]
  %r = call <16 x i1> @llvm.genx.wrpredpredregion.v16i1.v4i1(<16 x i1> %old, <4 x i1> %new, i32 8, <16 x i1> %mask)
  ret <16 x i1> %r
}

declare <8 x i1> @llvm.genx.wrpredpredregion.v8i1.v8i1(<8 x i1>, <8 x i1>, i32, <8 x i1>)
define <8 x i1> @masked_whole(<8 x i1> %old, <8 x i1> %new, <8 x i1> %mask) {
; CHECK-LABEL: @masked_whole(
; CHECK-NEXT:    [[TMP1:%.*]] = freeze <8 x i1> [[OLD:%.*]]
; CHECK-NEXT:    [[TMP2:%.*]] = freeze <8 x i1> [[NEW:%.*]]
; CHECK-NEXT:    [[TMP3:%.*]] = and <8 x i1> [[MASK:%.*]], [[TMP2]]
; CHECK-NEXT:    [[TMP4:%.*]] = xor <8 x i1> [[MASK]], splat (i1 true)
; CHECK-NEXT:    [[TMP5:%.*]] = and <8 x i1> [[TMP4]], [[TMP1]]
; CHECK-NEXT:    [[R:%.*]] = or <8 x i1> [[TMP3]], [[TMP5]]
; CHECK-NEXT:    ret <8 x i1> [[R]]
  %r = call <8 x i1> @llvm.genx.wrpredpredregion.v8i1.v8i1(<8 x i1> %old, <8 x i1> %new, i32 0, <8 x i1> %mask)
  ret <8 x i1> %r
}

; A part that is poison counts as false.
declare <2 x i1> @llvm.genx.wrpredpredregion.v2i1.v1i1(<2 x i1>, <1 x i1>, i32, <2 x i1>)
define <2 x i1> @masked_write_of_poison(<2 x i1> %old, <2 x i1> %mask) {
; CHECK-LABEL: @masked_write_of_poison(
; CHECK-NEXT:    [[TMP1:%.*]] = call <1 x i1> @llvm.genx.rdpredregion.v1i1.v2i1(<2 x i1> [[OLD:%.*]], i32 0)
; CHECK-NEXT:    [[TMP2:%.*]] = freeze <1 x i1> [[TMP1]]
; CHECK-NEXT:    [[TMP3:%.*]] = call <1 x i1> @llvm.genx.rdpredregion.v1i1.v2i1(<2 x i1> [[MASK:%.*]], i32 0)
; CHECK-NEXT:    [[TMP4:%.*]] = and <1 x i1> [[TMP3]], zeroinitializer
; CHECK-NEXT:    [[TMP5:%.*]] = xor <1 x i1> [[TMP3]], splat (i1 true)
; CHECK-NEXT:    [[TMP6:%.*]] = and <1 x i1> [[TMP5]], [[TMP2]]
; CHECK-NEXT:    [[TMP7:%.*]] = or <1 x i1> [[TMP4]], [[TMP6]]
; CHECK-NEXT:    [[R:%.*]] = call <2 x i1> @llvm.genx.wrpredregion.v2i1.v1i1(<2 x i1> [[OLD]], <1 x i1> [[TMP7]], i32 0)
; CHECK-NEXT:    ret <2 x i1> [[R]]
  %r = call <2 x i1> @llvm.genx.wrpredpredregion.v2i1.v1i1(<2 x i1> %old, <1 x i1> poison, i32 0, <2 x i1> %mask)
  ret <2 x i1> %r
}

define i32 @switch(i1 %c, i32 %x) {
; CHECK-LABEL: @switch(
; CHECK:       entry:
; CHECK-NEXT:    [[TMP0:%.*]] = select i1 [[C:%.*]], i16 1, i16 0
; CHECK-NEXT:    switch i16 [[TMP0]], label %done [
; CHECK-NEXT:    i16 0, label %done
; CHECK-NEXT:    i16 1, label %other
; CHECK-NEXT:    ]
; CHECK:       other:
; CHECK-NEXT:    br label %done
; CHECK:       done:
; CHECK-NEXT:    [[R:%.*]] = phi i32 [ [[X:%.*]], %entry ], [ [[X]], %entry ], [ 7, %other ]
; CHECK-NEXT:    ret i32 [[R]]
entry:
  switch i1 %c, label %done [
    i1 false, label %done
    i1 true, label %other
  ]

other:
  br label %done

done:
  %r = phi i32 [ %x, %entry ], [ %x, %entry ], [ 7, %other ]
  ret i32 %r
}

; A side that may be poison where the condition is not: it is frozen, even if poison of the
; condition is poison of the side as well.
define <8 x i1> @side.of.condition(<8 x i1> %c, <8 x i1> %x) {
; CHECK-LABEL: @side.of.condition(
; CHECK-NEXT:    [[SIDE:%.*]] = xor <8 x i1> [[C:%.*]], [[X:%.*]]
; CHECK-NEXT:    [[TMP1:%.*]] = freeze <8 x i1> [[SIDE]]
; CHECK-NEXT:    [[R:%.*]] = and <8 x i1> [[C]], [[TMP1]]
; CHECK-NEXT:    ret <8 x i1> [[R]]
  %side = xor <8 x i1> %c, %x
  %r = select <8 x i1> %c, <8 x i1> %side, <8 x i1> zeroinitializer
  ret <8 x i1> %r
}

; Poison of the side is poison of the condition: nothing is frozen.
define <8 x i1> @condition.of.side(<8 x i1> %side, <8 x i1> %x) {
; CHECK-LABEL: @condition.of.side(
; CHECK-NEXT:    [[C:%.*]] = xor <8 x i1> [[SIDE:%.*]], [[X:%.*]]
; CHECK-NEXT:    [[R:%.*]] = and <8 x i1> [[C]], [[SIDE]]
; CHECK-NEXT:    ret <8 x i1> [[R]]
  %c = xor <8 x i1> %side, %x
  %r = select <8 x i1> %c, <8 x i1> %side, <8 x i1> zeroinitializer
  ret <8 x i1> %r
}

; Lanes that are not chosen come from undef.
define <8 x i1> @undef_lanes(<8 x i1> %m) {
; CHECK-LABEL: @undef_lanes(
; CHECK-NEXT:    [[V:%.*]] = select <8 x i1> [[M:%.*]], <8 x i32> zeroinitializer, <8 x i32> undef
; CHECK-NEXT:    [[C:%.*]] = icmp sge <8 x i32> [[V]], [[V]]
; CHECK-NEXT:    [[TMP1:%.*]] = freeze <8 x i1> [[C]]
; CHECK-NEXT:    [[R:%.*]] = and <8 x i1> [[M]], [[TMP1]]
; CHECK-NEXT:    ret <8 x i1> [[R]]
  %v = select <8 x i1> %m, <8 x i32> zeroinitializer, <8 x i32> undef
  %c = icmp sge <8 x i32> %v, %v
  %r = select <8 x i1> %m, <8 x i1> %c, <8 x i1> zeroinitializer
  ret <8 x i1> %r
}

; They come from other lanes of the mask itself: no freeze.
define <8 x i1> @defined_lanes(<8 x i1> %m) {
; CHECK-LABEL: @defined_lanes(
; CHECK-NEXT:    [[V:%.*]] = select <8 x i1> [[M:%.*]], <8 x i32> zeroinitializer, <8 x i32> splat (i32 7)
; CHECK-NEXT:    [[C:%.*]] = icmp sge <8 x i32> [[V]], [[V]]
; CHECK-NEXT:    [[R:%.*]] = and <8 x i1> [[M]], [[C]]
; CHECK-NEXT:    ret <8 x i1> [[R]]
  %v = select <8 x i1> %m, <8 x i32> zeroinitializer, <8 x i32> splat (i32 7)
  %c = icmp sge <8 x i32> %v, %v
  %r = select <8 x i1> %m, <8 x i1> %c, <8 x i1> zeroinitializer
  ret <8 x i1> %r
}

; They come from undef by a phi.
define <8 x i1> @undef_phi(<8 x i1> %m, i1 %x) {
; CHECK-LABEL: @undef_phi(
; CHECK:       entry:
; CHECK-NEXT:    br i1 [[X:%.*]], label %a, label %b
; CHECK:       a:
; CHECK-NEXT:    br label %b
; CHECK:       b:
; CHECK-NEXT:    [[U:%.*]] = phi <8 x i32> [ undef, %entry ], [ splat (i32 8), %a ]
; CHECK-NEXT:    [[C:%.*]] = icmp sge <8 x i32> [[U]], splat (i32 100)
; CHECK-NEXT:    [[TMP0:%.*]] = freeze <8 x i1> [[C]]
; CHECK-NEXT:    [[R:%.*]] = and <8 x i1> [[M:%.*]], [[TMP0]]
; CHECK-NEXT:    ret <8 x i1> [[R]]
entry:
  br i1 %x, label %a, label %b
a:
  br label %b
b:
  %u = phi <8 x i32> [ undef, %entry ], [ splat (i32 8), %a ]
  %c = icmp sge <8 x i32> %u, splat (i32 100)
  %r = select <8 x i1> %m, <8 x i1> %c, <8 x i1> zeroinitializer
  ret <8 x i1> %r
}

; Or by many operations.
define <8 x i1> @undef_far(<8 x i1> %m) {
; CHECK-LABEL: @undef_far(
; CHECK-NEXT:    [[A:%.*]] = xor <8 x i32> undef, splat (i32 5)
; CHECK-NEXT:    [[B:%.*]] = xor <8 x i32> [[A]], splat (i32 15)
; CHECK-NEXT:    [[D:%.*]] = or <8 x i32> [[B]], splat (i32 64)
; CHECK-NEXT:    [[E:%.*]] = add <8 x i32> [[D]], splat (i32 11)
; CHECK-NEXT:    [[C:%.*]] = icmp sge <8 x i32> [[E]], splat (i32 100)
; CHECK-NEXT:    [[TMP1:%.*]] = freeze <8 x i1> [[C]]
; CHECK-NEXT:    [[R:%.*]] = and <8 x i1> [[M:%.*]], [[TMP1]]
; CHECK-NEXT:    ret <8 x i1> [[R]]
  %a = xor <8 x i32> undef, splat (i32 5)
  %b = xor <8 x i32> %a, splat (i32 15)
  %d = or <8 x i32> %b, splat (i32 64)
  %e = add <8 x i32> %d, splat (i32 11)
  %c = icmp sge <8 x i32> %e, splat (i32 100)
  %r = select <8 x i1> %m, <8 x i1> %c, <8 x i1> zeroinitializer
  ret <8 x i1> %r
}
