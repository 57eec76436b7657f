; The low parts of elements are a region of the same bytes.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-lower --platform=icllp -S %s | FileCheck %s
; A second run changes nothing.
; RUN: cmx-opt -passes=cmx-lower,cmx-lower --platform=icllp -verify-each -S %s | FileCheck %s

declare void @llvm.genx.oword.st.v8i16(i32, i32, <8 x i16>)

define <8 x i16> @words(<8 x i32> %x) {
; CHECK-LABEL: @words(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <8 x i32> [[X:%.*]] to <16 x i16>
; CHECK-NEXT:    [[R:%.*]] = call <8 x i16> @llvm.genx.rdregioni.v8i16.v16i16.i16(<16 x i16> [[TMP1]], i32 0, i32 8, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    ret <8 x i16> [[R]]
  %r = trunc <8 x i32> %x to <8 x i16>
  ret <8 x i16> %r
}

define <8 x i8> @bytes_of_qwords(<8 x i64> %x) {
; CHECK-LABEL: @bytes_of_qwords(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <8 x i64> [[X:%.*]] to <64 x i8>
; CHECK-NEXT:    [[R:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[TMP1]], i32 0, i32 8, i32 8, i16 0, i32 undef)
; CHECK-NEXT:    ret <8 x i8> [[R]]
  %r = trunc <8 x i64> %x to <8 x i8>
  ret <8 x i8> %r
}

define i16 @scalar(i32 %x) {
; CHECK-LABEL: @scalar(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast i32 [[X:%.*]] to <2 x i16>
; CHECK-NEXT:    [[R:%.*]] = call i16 @llvm.genx.rdregioni.i16.v2i16.i16(<2 x i16> [[TMP1]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    ret i16 [[R]]
  %r = trunc i32 %x to i16
  ret i16 %r
}

define <8 x i16> @of_region(<32 x i32> %x) {
; CHECK-LABEL: @of_region(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <32 x i32> [[X:%.*]] to <64 x i16>
; CHECK-NEXT:    [[R:%.*]] = call <8 x i16> @llvm.genx.rdregioni.v8i16.v64i16.i16(<64 x i16> [[TMP1]], i32 0, i32 8, i32 8, i16 4, i32 undef)
; CHECK-NEXT:    ret <8 x i16> [[R]]
  %e = shufflevector <32 x i32> %x, <32 x i32> poison, <8 x i32> <i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %r = trunc <8 x i32> %e to <8 x i16>
  ret <8 x i16> %r
}

; The sum can be written as words, which somebody needs side by side.
define void @written_narrow(<8 x i32> %x, <8 x i32> %y) {
; CHECK-LABEL: @written_narrow(
; CHECK-NEXT:    [[S:%.*]] = add <8 x i32> [[X:%.*]], [[Y:%.*]]
; CHECK-NEXT:    [[R:%.*]] = trunc <8 x i32> [[S]] to <8 x i16>
; CHECK-NEXT:    call void @llvm.genx.oword.st.v8i16(i32 0, i32 0, <8 x i16> [[R]])
; CHECK-NEXT:    ret void
  %s = add <8 x i32> %x, %y
  %r = trunc <8 x i32> %s to <8 x i16>
  call void @llvm.genx.oword.st.v8i16(i32 0, i32 0, <8 x i16> %r)
  ret void
}

; Nobody does: the words are read where they lie.
define <8 x i16> @read_as_region(<8 x i32> %x, <8 x i32> %y, <8 x i16> %z) {
; CHECK-LABEL: @read_as_region(
; CHECK-NEXT:    [[S:%.*]] = add <8 x i32> [[X:%.*]], [[Y:%.*]]
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <8 x i32> [[S]] to <16 x i16>
; CHECK-NEXT:    [[T:%.*]] = call <8 x i16> @llvm.genx.rdregioni.v8i16.v16i16.i16(<16 x i16> [[TMP1]], i32 0, i32 8, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[R:%.*]] = sub <8 x i16> [[T]], [[Z:%.*]]
; CHECK-NEXT:    ret <8 x i16> [[R]]
  %s = add <8 x i32> %x, %y
  %t = trunc <8 x i32> %s to <8 x i16>
  %r = sub <8 x i16> %t, %z
  ret <8 x i16> %r
}

; The sum has another use: it must be there in dwords anyway.
define void @used_twice(<8 x i32> %x, <8 x i32> %y) {
; CHECK-LABEL: @used_twice(
; CHECK-NEXT:    [[S:%.*]] = add <8 x i32> [[X:%.*]], [[Y:%.*]]
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <8 x i32> [[S]] to <16 x i16>
; CHECK-NEXT:    [[R:%.*]] = call <8 x i16> @llvm.genx.rdregioni.v8i16.v16i16.i16(<16 x i16> [[TMP1]], i32 0, i32 8, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    call void @llvm.genx.oword.st.v8i16(i32 0, i32 0, <8 x i16> [[R]])
; CHECK-NEXT:    [[TMP2:%.*]] = bitcast <8 x i32> [[S]] to <16 x i16>
; CHECK-NEXT:    [[Q:%.*]] = call <8 x i16> @llvm.genx.rdregioni.v8i16.v16i16.i16(<16 x i16> [[TMP2]], i32 0, i32 8, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    call void @llvm.genx.oword.st.v8i16(i32 0, i32 1, <8 x i16> [[Q]])
; CHECK-NEXT:    ret void
  %s = add <8 x i32> %x, %y
  %r = trunc <8 x i32> %s to <8 x i16>
  call void @llvm.genx.oword.st.v8i16(i32 0, i32 0, <8 x i16> %r)
  %q = trunc <8 x i32> %s to <8 x i16>
  call void @llvm.genx.oword.st.v8i16(i32 0, i32 1, <8 x i16> %q)
  ret void
}

define <8 x i8> @of_extension(<8 x i16> %x) {
; CHECK-LABEL: @of_extension(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <8 x i16> [[X:%.*]] to <16 x i8>
; CHECK-NEXT:    [[R:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v16i8.i16(<16 x i8> [[TMP1]], i32 0, i32 8, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    ret <8 x i8> [[R]]
  %e = sext <8 x i16> %x to <8 x i32>
  %r = trunc <8 x i32> %e to <8 x i8>
  ret <8 x i8> %r
}

define <8 x i1> @to_predicate(<8 x i32> %x) {
; CHECK-LABEL: @to_predicate(
; CHECK-NEXT:    [[TMP1:%.*]] = and <8 x i32> [[X:%.*]], splat (i32 1)
; CHECK-NEXT:    [[R:%.*]] = icmp ne <8 x i32> [[TMP1]], zeroinitializer
; CHECK-NEXT:    ret <8 x i1> [[R]]
  %r = trunc <8 x i32> %x to <8 x i1>
  ret <8 x i1> %r
}

define i1 @to_predicate_known(i32 %x) {
; CHECK-LABEL: @to_predicate_known(
; CHECK-NEXT:    [[R:%.*]] = icmp ne i32 [[X:%.*]], 0
; CHECK-NEXT:    ret i1 [[R]]
  %r = trunc nuw i32 %x to i1
  ret i1 %r
}

; Shifts by whole parts are no work.
define <8 x i16> @high_words(<8 x i32> %x) {
; CHECK-LABEL: @high_words(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <8 x i32> [[X:%.*]] to <16 x i16>
; CHECK-NEXT:    [[T:%.*]] = call <8 x i16> @llvm.genx.rdregioni.v8i16.v16i16.i16(<16 x i16> [[TMP1]], i32 0, i32 8, i32 2, i16 2, i32 undef)
; CHECK-NEXT:    ret <8 x i16> [[T]]
  %s = lshr <8 x i32> %x, splat (i32 16)
  %t = trunc <8 x i32> %s to <8 x i16>
  ret <8 x i16> %t
}

define <8 x i8> @third_bytes(<8 x i32> %x) {
; CHECK-LABEL: @third_bytes(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <8 x i32> [[X:%.*]] to <32 x i8>
; CHECK-NEXT:    [[T:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v32i8.i16(<32 x i8> [[TMP1]], i32 0, i32 8, i32 4, i16 2, i32 undef)
; CHECK-NEXT:    ret <8 x i8> [[T]]
  %s = ashr <8 x i32> %x, splat (i32 16)
  %t = trunc <8 x i32> %s to <8 x i8>
  ret <8 x i8> %t
}

; 12 bits are no whole byte, 8 bits no whole word.
define <8 x i8> @between_bytes(<8 x i32> %x) {
; CHECK-LABEL: @between_bytes(
; CHECK-NEXT:    [[S:%.*]] = lshr <8 x i32> [[X:%.*]], splat (i32 12)
; CHECK-NEXT:    [[T:%.*]] = trunc <8 x i32> [[S]] to <8 x i8>
; CHECK-NEXT:    ret <8 x i8> [[T]]
  %s = lshr <8 x i32> %x, splat (i32 12)
  %t = trunc <8 x i32> %s to <8 x i8>
  ret <8 x i8> %t
}

define <8 x i16> @between_words(<8 x i32> %x) {
; CHECK-LABEL: @between_words(
; CHECK-NEXT:    [[S:%.*]] = lshr <8 x i32> [[X:%.*]], splat (i32 8)
; CHECK-NEXT:    [[T:%.*]] = trunc <8 x i32> [[S]] to <8 x i16>
; CHECK-NEXT:    ret <8 x i16> [[T]]
  %s = lshr <8 x i32> %x, splat (i32 8)
  %t = trunc <8 x i32> %s to <8 x i16>
  ret <8 x i16> %t
}

; Clamps to what the narrow type holds are saturating moves.
define <8 x i8> @clamped_unsigned(<8 x i16> %x) {
; CHECK-LABEL: @clamped_unsigned(
; CHECK-NEXT:    [[T:%.*]] = call <8 x i8> @llvm.genx.ustrunc.sat.v8i8.v8i16(<8 x i16> [[X:%.*]])
; CHECK-NEXT:    ret <8 x i8> [[T]]
  %a = call <8 x i16> @llvm.smax.v8i16(<8 x i16> %x, <8 x i16> zeroinitializer)
  %b = call <8 x i16> @llvm.smin.v8i16(<8 x i16> %a, <8 x i16> splat (i16 255))
  %t = trunc <8 x i16> %b to <8 x i8>
  ret <8 x i8> %t
}

define <8 x i8> @clamped_umin(<8 x i32> %x) {
; CHECK-LABEL: @clamped_umin(
; CHECK-NEXT:    [[T:%.*]] = call <8 x i8> @llvm.genx.ustrunc.sat.v8i8.v8i32(<8 x i32> [[X:%.*]])
; CHECK-NEXT:    ret <8 x i8> [[T]]
  %a = call <8 x i32> @llvm.smax.v8i32(<8 x i32> %x, <8 x i32> zeroinitializer)
  %b = call <8 x i32> @llvm.umin.v8i32(<8 x i32> %a, <8 x i32> splat (i32 255))
  %t = trunc <8 x i32> %b to <8 x i8>
  ret <8 x i8> %t
}

define <8 x i16> @clamped_signed(<8 x i32> %x) {
; CHECK-LABEL: @clamped_signed(
; CHECK-NEXT:    [[T:%.*]] = call <8 x i16> @llvm.genx.sstrunc.sat.v8i16.v8i32(<8 x i32> [[X:%.*]])
; CHECK-NEXT:    ret <8 x i16> [[T]]
  %a = call <8 x i32> @llvm.smin.v8i32(<8 x i32> %x, <8 x i32> splat (i32 32767))
  %b = call <8 x i32> @llvm.smax.v8i32(<8 x i32> %a, <8 x i32> splat (i32 -32768))
  %t = trunc <8 x i32> %b to <8 x i16>
  ret <8 x i16> %t
}

; Other bounds are no saturation.
define <8 x i8> @clamped_elsewhere(<8 x i16> %x) {
; CHECK-LABEL: @clamped_elsewhere(
; CHECK-NEXT:    [[A:%.*]] = call <8 x i16> @llvm.smax.v8i16(<8 x i16> [[X:%.*]], <8 x i16> zeroinitializer)
; CHECK-NEXT:    [[B:%.*]] = call <8 x i16> @llvm.smin.v8i16(<8 x i16> [[A]], <8 x i16> splat (i16 254))
; CHECK-NEXT:    [[T:%.*]] = trunc <8 x i16> [[B]] to <8 x i8>
; CHECK-NEXT:    ret <8 x i8> [[T]]
  %a = call <8 x i16> @llvm.smax.v8i16(<8 x i16> %x, <8 x i16> zeroinitializer)
  %b = call <8 x i16> @llvm.smin.v8i16(<8 x i16> %a, <8 x i16> splat (i16 254))
  %t = trunc <8 x i16> %b to <8 x i8>
  ret <8 x i8> %t
}

define <8 x i8> @clamped_low_end(<8 x i16> %x) {
; CHECK-LABEL: @clamped_low_end(
; CHECK-NEXT:    [[A:%.*]] = call <8 x i16> @llvm.smax.v8i16(<8 x i16> [[X:%.*]], <8 x i16> splat (i16 1))
; CHECK-NEXT:    [[B:%.*]] = call <8 x i16> @llvm.umin.v8i16(<8 x i16> [[A]], <8 x i16> splat (i16 255))
; CHECK-NEXT:    [[T:%.*]] = trunc <8 x i16> [[B]] to <8 x i8>
; CHECK-NEXT:    ret <8 x i8> [[T]]
  %a = call <8 x i16> @llvm.smax.v8i16(<8 x i16> %x, <8 x i16> splat (i16 1))
  %b = call <8 x i16> @llvm.umin.v8i16(<8 x i16> %a, <8 x i16> splat (i16 255))
  %t = trunc <8 x i16> %b to <8 x i8>
  ret <8 x i8> %t
}

; An unsigned minimum of -1 is 255, a signed one -1.
define <8 x i8> @clamped_in_other_order(<8 x i16> %x) {
; CHECK-LABEL: @clamped_in_other_order(
; CHECK-NEXT:    [[A:%.*]] = call <8 x i16> @llvm.umin.v8i16(<8 x i16> [[X:%.*]], <8 x i16> splat (i16 255))
; CHECK-NEXT:    [[B:%.*]] = call <8 x i16> @llvm.smax.v8i16(<8 x i16> [[A]], <8 x i16> zeroinitializer)
; CHECK-NEXT:    [[T:%.*]] = trunc <8 x i16> [[B]] to <8 x i8>
; CHECK-NEXT:    ret <8 x i8> [[T]]
  %a = call <8 x i16> @llvm.umin.v8i16(<8 x i16> %x, <8 x i16> splat (i16 255))
  %b = call <8 x i16> @llvm.smax.v8i16(<8 x i16> %a, <8 x i16> zeroinitializer)
  %t = trunc <8 x i16> %b to <8 x i8>
  ret <8 x i8> %t
}

; The clamped value has another user.
define <8 x i8> @clamped_and_used(<8 x i16> %x) {
; CHECK-LABEL: @clamped_and_used(
; CHECK-NEXT:    [[A:%.*]] = call <8 x i16> @llvm.smax.v8i16(<8 x i16> [[X:%.*]], <8 x i16> zeroinitializer)
; CHECK-NEXT:    [[B:%.*]] = call <8 x i16> @llvm.smin.v8i16(<8 x i16> [[A]], <8 x i16> splat (i16 255))
; CHECK-NEXT:    [[U:%.*]] = add <8 x i16> [[B]], [[X]]
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <8 x i16> [[B]] to <16 x i8>
; CHECK-NEXT:    [[T:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v16i8.i16(<16 x i8> [[TMP1]], i32 0, i32 8, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = bitcast <8 x i16> [[U]] to <16 x i8>
; CHECK-NEXT:    [[V:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v16i8.i16(<16 x i8> [[TMP2]], i32 0, i32 8, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = zext <8 x i8> [[T]] to <8 x i16>
; CHECK-NEXT:    [[TMP4:%.*]] = zext <8 x i8> [[V]] to <8 x i16>
; CHECK-NEXT:    [[TMP5:%.*]] = xor <8 x i16> [[TMP3]], [[TMP4]]
; CHECK-NEXT:    [[R:%.*]] = trunc <8 x i16> [[TMP5]] to <8 x i8>
; CHECK-NEXT:    ret <8 x i8> [[R]]
  %a = call <8 x i16> @llvm.smax.v8i16(<8 x i16> %x, <8 x i16> zeroinitializer)
  %b = call <8 x i16> @llvm.smin.v8i16(<8 x i16> %a, <8 x i16> splat (i16 255))
  %u = add <8 x i16> %b, %x
  %t = trunc <8 x i16> %b to <8 x i8>
  %v = trunc <8 x i16> %u to <8 x i8>
  %r = xor <8 x i8> %t, %v
  ret <8 x i8> %r
}

; Shifts and masks of vectors that leave a part of each element.
define <8 x i32> @high_words_extended(<8 x i32> %x) {
; CHECK-LABEL: @high_words_extended(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <8 x i32> [[X:%.*]] to <16 x i16>
; CHECK-NEXT:    [[TMP2:%.*]] = call <8 x i16> @llvm.genx.rdregioni.v8i16.v16i16.i16(<16 x i16> [[TMP1]], i32 0, i32 8, i32 2, i16 2, i32 undef)
; CHECK-NEXT:    [[S:%.*]] = zext <8 x i16> [[TMP2]] to <8 x i32>
; CHECK-NEXT:    ret <8 x i32> [[S]]
  %s = lshr <8 x i32> %x, splat (i32 16)
  ret <8 x i32> %s
}

define <8 x i16> @high_bytes_signed(<8 x i16> %x) {
; CHECK-LABEL: @high_bytes_signed(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <8 x i16> [[X:%.*]] to <16 x i8>
; CHECK-NEXT:    [[TMP2:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v16i8.i16(<16 x i8> [[TMP1]], i32 0, i32 8, i32 2, i16 1, i32 undef)
; CHECK-NEXT:    [[S:%.*]] = sext <8 x i8> [[TMP2]] to <8 x i16>
; CHECK-NEXT:    ret <8 x i16> [[S]]
  %s = ashr <8 x i16> %x, splat (i16 8)
  ret <8 x i16> %s
}

define <8 x i32> @second_bytes(<8 x i32> %x) {
; CHECK-LABEL: @second_bytes(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <8 x i32> [[X:%.*]] to <32 x i8>
; CHECK-NEXT:    [[TMP2:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v32i8.i16(<32 x i8> [[TMP1]], i32 0, i32 8, i32 4, i16 1, i32 undef)
; CHECK-NEXT:    [[M:%.*]] = zext <8 x i8> [[TMP2]] to <8 x i32>
; CHECK-NEXT:    ret <8 x i32> [[M]]
  %s = lshr <8 x i32> %x, splat (i32 8)
  %m = and <8 x i32> %s, splat (i32 255)
  ret <8 x i32> %m
}

define <8 x float> @low_words(<8 x i32> %x) {
; CHECK-LABEL: @low_words(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <8 x i32> [[X:%.*]] to <16 x i16>
; CHECK-NEXT:    [[TMP2:%.*]] = call <8 x i16> @llvm.genx.rdregioni.v8i16.v16i16.i16(<16 x i16> [[TMP1]], i32 0, i32 8, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[M:%.*]] = zext <8 x i16> [[TMP2]] to <8 x i32>
; CHECK-NEXT:    [[F:%.*]] = uitofp <8 x i32> [[M]] to <8 x float>
; CHECK-NEXT:    ret <8 x float> [[F]]
  %m = and <8 x i32> %x, splat (i32 65535)
  %f = uitofp <8 x i32> %m to <8 x float>
  ret <8 x float> %f
}

define <8 x i32> @three_bytes(<8 x i32> %x) {
; CHECK-LABEL: @three_bytes(
; CHECK-NEXT:    [[S:%.*]] = lshr <8 x i32> [[X:%.*]], splat (i32 8)
; CHECK-NEXT:    ret <8 x i32> [[S]]
  %s = lshr <8 x i32> %x, splat (i32 8)
  ret <8 x i32> %s
}

define <8 x i32> @misaligned_words(<8 x i32> %x) {
; CHECK-LABEL: @misaligned_words(
; CHECK-NEXT:    [[S:%.*]] = lshr <8 x i32> [[X:%.*]], splat (i32 8)
; CHECK-NEXT:    [[M:%.*]] = and <8 x i32> [[S]], splat (i32 65535)
; CHECK-NEXT:    ret <8 x i32> [[M]]
  %s = lshr <8 x i32> %x, splat (i32 8)
  %m = and <8 x i32> %s, splat (i32 65535)
  ret <8 x i32> %m
}

define i32 @scalar_mask(i32 %x) {
; CHECK-LABEL: @scalar_mask(
; CHECK-NEXT:    [[M:%.*]] = and i32 [[X:%.*]], 255
; CHECK-NEXT:    ret i32 [[M]]
  %m = and i32 %x, 255
  ret i32 %m
}

; Bits that were shifted up before stand lower in the source.
define <8 x i32> @shifted_up_and_down(<8 x i32> %x) {
; CHECK-LABEL: @shifted_up_and_down(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <8 x i32> [[X:%.*]] to <32 x i8>
; CHECK-NEXT:    [[TMP2:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v32i8.i16(<32 x i8> [[TMP1]], i32 0, i32 8, i32 4, i16 1, i32 undef)
; CHECK-NEXT:    [[R:%.*]] = sext <8 x i8> [[TMP2]] to <8 x i32>
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %u = shl <8 x i32> %x, splat (i32 16)
  %r = ashr <8 x i32> %u, splat (i32 24)
  ret <8 x i32> %r
}

define <8 x i32> @shifted_up_less_than_a_byte(<8 x i32> %x) {
; CHECK-LABEL: @shifted_up_less_than_a_byte(
; CHECK-NEXT:    [[U:%.*]] = shl <8 x i32> [[X:%.*]], splat (i32 12)
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <8 x i32> [[U]] to <32 x i8>
; CHECK-NEXT:    [[TMP2:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v32i8.i16(<32 x i8> [[TMP1]], i32 0, i32 8, i32 4, i16 3, i32 undef)
; CHECK-NEXT:    [[R:%.*]] = zext <8 x i8> [[TMP2]] to <8 x i32>
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %u = shl <8 x i32> %x, splat (i32 12)
  %r = lshr <8 x i32> %u, splat (i32 24)
  ret <8 x i32> %r
}

define <8 x i32> @shifted_up_too_far(<8 x i32> %x) {
; CHECK-LABEL: @shifted_up_too_far(
; CHECK-NEXT:    [[U:%.*]] = shl <8 x i32> [[X:%.*]], splat (i32 24)
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <8 x i32> [[U]] to <16 x i16>
; CHECK-NEXT:    [[TMP2:%.*]] = call <8 x i16> @llvm.genx.rdregioni.v8i16.v16i16.i16(<16 x i16> [[TMP1]], i32 0, i32 8, i32 2, i16 2, i32 undef)
; CHECK-NEXT:    [[R:%.*]] = zext <8 x i16> [[TMP2]] to <8 x i32>
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %u = shl <8 x i32> %x, splat (i32 24)
  %r = lshr <8 x i32> %u, splat (i32 16)
  ret <8 x i32> %r
}

; Low bits of what was extended, or of a part.
define <8 x i32> @byte_of_upper_word(<8 x i32> %x) {
; CHECK-LABEL: @byte_of_upper_word(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <8 x i32> [[X:%.*]] to <32 x i8>
; CHECK-NEXT:    [[TMP2:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v32i8.i16(<32 x i8> [[TMP1]], i32 0, i32 8, i32 4, i16 2, i32 undef)
; CHECK-NEXT:    [[R:%.*]] = zext <8 x i8> [[TMP2]] to <8 x i32>
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %w = lshr <8 x i32> %x, splat (i32 16)
  %r = and <8 x i32> %w, splat (i32 255)
  ret <8 x i32> %r
}

define <8 x i32> @byte_of_extended_word(<8 x i16> %x) {
; CHECK-LABEL: @byte_of_extended_word(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <8 x i16> [[X:%.*]] to <16 x i8>
; CHECK-NEXT:    [[TMP2:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v16i8.i16(<16 x i8> [[TMP1]], i32 0, i32 8, i32 2, i16 1, i32 undef)
; CHECK-NEXT:    [[R:%.*]] = zext <8 x i8> [[TMP2]] to <8 x i32>
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %w = sext <8 x i16> %x to <8 x i32>
  %s = lshr <8 x i32> %w, splat (i32 8)
  %r = and <8 x i32> %s, splat (i32 255)
  ret <8 x i32> %r
}

define <8 x i32> @byte_beyond_the_word(<8 x i16> %x) {
; CHECK-LABEL: @byte_beyond_the_word(
; CHECK-NEXT:    [[W:%.*]] = sext <8 x i16> [[X:%.*]] to <8 x i32>
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <8 x i32> [[W]] to <32 x i8>
; CHECK-NEXT:    [[TMP2:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v32i8.i16(<32 x i8> [[TMP1]], i32 0, i32 8, i32 4, i16 2, i32 undef)
; CHECK-NEXT:    [[R:%.*]] = zext <8 x i8> [[TMP2]] to <8 x i32>
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %w = sext <8 x i16> %x to <8 x i32>
  %s = lshr <8 x i32> %w, splat (i32 16)
  %r = and <8 x i32> %s, splat (i32 255)
  ret <8 x i32> %r
}

; Low words in place of those of %x.
define <8 x i32> @low_words_written(<8 x i32> %x, <8 x i16> %y) {
; CHECK-LABEL: @low_words_written(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <8 x i32> [[X:%.*]] to <16 x i16>
; CHECK-NEXT:    [[TMP2:%.*]] = call <16 x i16> @llvm.genx.wrregioni.v16i16.v8i16.i16.i1(<16 x i16> [[TMP1]], <8 x i16> [[Y:%.*]], i32 0, i32 8, i32 2, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[R:%.*]] = bitcast <16 x i16> [[TMP2]] to <8 x i32>
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %low = zext <8 x i16> %y to <8 x i32>
  %up = and <8 x i32> %x, splat (i32 -65536)
  %r = or disjoint <8 x i32> %up, %low
  ret <8 x i32> %r
}

; From a mask on both sides.
define <8 x i32> @low_bytes_merged(<8 x i32> %x, <8 x i32> %y) {
; CHECK-LABEL: @low_bytes_merged(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <8 x i32> [[Y:%.*]] to <32 x i8>
; CHECK-NEXT:    [[TMP2:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v32i8.i16(<32 x i8> [[TMP1]], i32 0, i32 8, i32 4, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast <8 x i32> [[X:%.*]] to <32 x i8>
; CHECK-NEXT:    [[TMP4:%.*]] = call <32 x i8> @llvm.genx.wrregioni.v32i8.v8i8.i16.i1(<32 x i8> [[TMP3]], <8 x i8> [[TMP2]], i32 0, i32 8, i32 4, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[R:%.*]] = bitcast <32 x i8> [[TMP4]] to <8 x i32>
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %low = and <8 x i32> %y, splat (i32 255)
  %up = and <8 x i32> %x, splat (i32 -256)
  %r = or <8 x i32> %low, %up
  ret <8 x i32> %r
}

; Bits 8 to 15 are gone.
define <8 x i32> @mask_leaves_less(<8 x i32> %x, <8 x i8> %y) {
; CHECK-LABEL: @mask_leaves_less(
; CHECK-NEXT:    [[LOW:%.*]] = zext <8 x i8> [[Y:%.*]] to <8 x i32>
; CHECK-NEXT:    [[UP:%.*]] = and <8 x i32> [[X:%.*]], splat (i32 -65536)
; CHECK-NEXT:    [[R:%.*]] = or disjoint <8 x i32> [[UP]], [[LOW]]
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %low = zext <8 x i8> %y to <8 x i32>
  %up = and <8 x i32> %x, splat (i32 -65536)
  %r = or disjoint <8 x i32> %up, %low
  ret <8 x i32> %r
}

; The upper words are needed by themselves.
define <8 x i32> @upper_words_shared(<8 x i32> %x, <8 x i16> %y) {
; CHECK-LABEL: @upper_words_shared(
; CHECK-NEXT:    [[LOW:%.*]] = zext <8 x i16> [[Y:%.*]] to <8 x i32>
; CHECK-NEXT:    [[UP:%.*]] = and <8 x i32> [[X:%.*]], splat (i32 -65536)
; CHECK-NEXT:    [[R:%.*]] = or disjoint <8 x i32> [[UP]], [[LOW]]
; CHECK-NEXT:    [[S:%.*]] = add <8 x i32> [[R]], [[UP]]
; CHECK-NEXT:    ret <8 x i32> [[S]]
  %low = zext <8 x i16> %y to <8 x i32>
  %up = and <8 x i32> %x, splat (i32 -65536)
  %r = or disjoint <8 x i32> %up, %low
  %s = add <8 x i32> %r, %up
  ret <8 x i32> %s
}
