; One function for each condition that alone decides.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes='cmx-match-patterns<platform=dg2>' -S %s | FileCheck %s

declare i32 @llvm.genx.rdregioni.i32.v8i32.i16(<8 x i32>, i32, i32, i32, i16, i32)
declare <8 x i32> @llvm.genx.rdregioni.v8i32.v1i32.i16(<1 x i32>, i32, i32, i32, i16, i32)
declare <8 x i32> @llvm.genx.rdregioni.v8i32.v8i32.i16(<8 x i32>, i32, i32, i32, i16, i32)
declare <16 x i16> @llvm.genx.uutrunc.sat.v16i16.v16i32(<16 x i32>)

; Rotations: by amounts that are no rest of each other.
define <8 x i32> @by_all_bits(<8 x i32> %x) {
; CHECK-LABEL: @by_all_bits(
; CHECK-NEXT:    [[L:%.*]] = shl <8 x i32> [[X:%.*]], zeroinitializer
; CHECK-NEXT:    [[R:%.*]] = lshr <8 x i32> [[X]], splat (i32 32)
; CHECK-NEXT:    [[O:%.*]] = or <8 x i32> [[L]], [[R]]
; CHECK-NEXT:    ret <8 x i32> [[O]]
  %l = shl <8 x i32> %x, zeroinitializer
  %r = lshr <8 x i32> %x, splat (i32 32)
  %o = or <8 x i32> %l, %r
  ret <8 x i32> %o
}

define <8 x i32> @by_more_in_all(<8 x i32> %x) {
; CHECK-LABEL: @by_more_in_all(
; CHECK-NEXT:    [[L:%.*]] = shl <8 x i32> [[X:%.*]], splat (i32 5)
; CHECK-NEXT:    [[R:%.*]] = lshr <8 x i32> [[X]], splat (i32 26)
; CHECK-NEXT:    [[O:%.*]] = or <8 x i32> [[L]], [[R]]
; CHECK-NEXT:    ret <8 x i32> [[O]]
  %l = shl <8 x i32> %x, splat (i32 5)
  %r = lshr <8 x i32> %x, splat (i32 26)
  %o = or <8 x i32> %l, %r
  ret <8 x i32> %o
}

define <8 x i32> @masked(<8 x i32> %x, <8 x i32> %n) {
; CHECK-LABEL: @masked(
; CHECK-NEXT:    [[O:%.*]] = call <8 x i32> @llvm.genx.rol.v8i32.v8i32(<8 x i32> [[X:%.*]], <8 x i32> [[N:%.*]])
; CHECK-NEXT:    ret <8 x i32> [[O]]
  %a = and <8 x i32> %n, splat (i32 31)
  %m = sub <8 x i32> zeroinitializer, %n
  %b = and <8 x i32> %m, splat (i32 31)
  %l = shl <8 x i32> %x, %a
  %r = lshr <8 x i32> %x, %b
  %o = or <8 x i32> %l, %r
  ret <8 x i32> %o
}

define <8 x i32> @rest_masked(<8 x i32> %x, <8 x i32> %n) {
; CHECK-LABEL: @rest_masked(
; CHECK-NEXT:    [[O:%.*]] = call <8 x i32> @llvm.genx.rol.v8i32.v8i32(<8 x i32> [[X:%.*]], <8 x i32> [[N:%.*]])
; CHECK-NEXT:    ret <8 x i32> [[O]]
  %m = sub <8 x i32> zeroinitializer, %n
  %b = and <8 x i32> %m, splat (i32 31)
  %l = shl <8 x i32> %x, %n
  %r = lshr <8 x i32> %x, %b
  %o = or <8 x i32> %l, %r
  ret <8 x i32> %o
}

define <8 x i32> @other_amount_masked(<8 x i32> %x, <8 x i32> %n, <8 x i32> %k) {
; CHECK-LABEL: @other_amount_masked(
; CHECK-NEXT:    [[A:%.*]] = and <8 x i32> [[K:%.*]], splat (i32 31)
; CHECK-NEXT:    [[M:%.*]] = sub <8 x i32> zeroinitializer, [[N:%.*]]
; CHECK-NEXT:    [[B:%.*]] = and <8 x i32> [[M]], splat (i32 31)
; CHECK-NEXT:    [[L:%.*]] = shl <8 x i32> [[X:%.*]], [[A]]
; CHECK-NEXT:    [[R:%.*]] = lshr <8 x i32> [[X]], [[B]]
; CHECK-NEXT:    [[O:%.*]] = or <8 x i32> [[L]], [[R]]
; CHECK-NEXT:    ret <8 x i32> [[O]]
  %a = and <8 x i32> %k, splat (i32 31)
  %m = sub <8 x i32> zeroinitializer, %n
  %b = and <8 x i32> %m, splat (i32 31)
  %l = shl <8 x i32> %x, %a
  %r = lshr <8 x i32> %x, %b
  %o = or <8 x i32> %l, %r
  ret <8 x i32> %o
}

define <8 x i32> @fewer_bits_masked(<8 x i32> %x, <8 x i32> %n) {
; CHECK-LABEL: @fewer_bits_masked(
; CHECK-NEXT:    [[A:%.*]] = and <8 x i32> [[N:%.*]], splat (i32 15)
; CHECK-NEXT:    [[M:%.*]] = sub <8 x i32> zeroinitializer, [[N]]
; CHECK-NEXT:    [[B:%.*]] = and <8 x i32> [[M]], splat (i32 31)
; CHECK-NEXT:    [[L:%.*]] = shl <8 x i32> [[X:%.*]], [[A]]
; CHECK-NEXT:    [[R:%.*]] = lshr <8 x i32> [[X]], [[B]]
; CHECK-NEXT:    [[O:%.*]] = or <8 x i32> [[L]], [[R]]
; CHECK-NEXT:    ret <8 x i32> [[O]]
  %a = and <8 x i32> %n, splat (i32 15)
  %m = sub <8 x i32> zeroinitializer, %n
  %b = and <8 x i32> %m, splat (i32 31)
  %l = shl <8 x i32> %x, %a
  %r = lshr <8 x i32> %x, %b
  %o = or <8 x i32> %l, %r
  ret <8 x i32> %o
}

; The amount is one element of a vector, the rest that of the same or of another element.
define <8 x i32> @by_element(<8 x i32> %x, <8 x i32> %n) {
; CHECK-LABEL: @by_element(
; CHECK-NEXT:    [[E:%.*]] = call i32 @llvm.genx.rdregioni.i32.v8i32.i16(<8 x i32> [[N:%.*]], i32 0, i32 1, i32 0, i16 8, i32 undef)
; CHECK-NEXT:    [[D:%.*]] = sub i32 32, [[E]]
; CHECK-NEXT:    [[I:%.*]] = bitcast i32 [[D]] to <1 x i32>
; CHECK-NEXT:    [[A:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v8i32.i16(<8 x i32> [[N]], i32 0, i32 1, i32 0, i16 8, i32 undef)
; CHECK-NEXT:    [[B:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v1i32.i16(<1 x i32> [[I]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[O:%.*]] = call <8 x i32> @llvm.genx.rol.v8i32.v8i32(<8 x i32> [[X:%.*]], <8 x i32> [[A]])
; CHECK-NEXT:    ret <8 x i32> [[O]]
  %e = call i32 @llvm.genx.rdregioni.i32.v8i32.i16(<8 x i32> %n, i32 0, i32 1, i32 0, i16 8, i32 undef)
  %d = sub i32 32, %e
  %i = bitcast i32 %d to <1 x i32>
  %a = call <8 x i32> @llvm.genx.rdregioni.v8i32.v8i32.i16(<8 x i32> %n, i32 0, i32 1, i32 0, i16 8, i32 undef)
  %b = call <8 x i32> @llvm.genx.rdregioni.v8i32.v1i32.i16(<1 x i32> %i, i32 0, i32 1, i32 0, i16 0, i32 undef)
  %l = shl <8 x i32> %x, %a
  %r = lshr <8 x i32> %x, %b
  %o = or <8 x i32> %l, %r
  ret <8 x i32> %o
}

define <8 x i32> @by_other_element(<8 x i32> %x, <8 x i32> %n) {
; CHECK-LABEL: @by_other_element(
; CHECK-NEXT:    [[E:%.*]] = call i32 @llvm.genx.rdregioni.i32.v8i32.i16(<8 x i32> [[N:%.*]], i32 0, i32 1, i32 0, i16 12, i32 undef)
; CHECK-NEXT:    [[D:%.*]] = sub i32 32, [[E]]
; CHECK-NEXT:    [[I:%.*]] = bitcast i32 [[D]] to <1 x i32>
; CHECK-NEXT:    [[A:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v8i32.i16(<8 x i32> [[N]], i32 0, i32 1, i32 0, i16 8, i32 undef)
; CHECK-NEXT:    [[B:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v1i32.i16(<1 x i32> [[I]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[L:%.*]] = shl <8 x i32> [[X:%.*]], [[A]]
; CHECK-NEXT:    [[R:%.*]] = lshr <8 x i32> [[X]], [[B]]
; CHECK-NEXT:    [[O:%.*]] = or <8 x i32> [[L]], [[R]]
; CHECK-NEXT:    ret <8 x i32> [[O]]
  %e = call i32 @llvm.genx.rdregioni.i32.v8i32.i16(<8 x i32> %n, i32 0, i32 1, i32 0, i16 12, i32 undef)
  %d = sub i32 32, %e
  %i = bitcast i32 %d to <1 x i32>
  %a = call <8 x i32> @llvm.genx.rdregioni.v8i32.v8i32.i16(<8 x i32> %n, i32 0, i32 1, i32 0, i16 8, i32 undef)
  %b = call <8 x i32> @llvm.genx.rdregioni.v8i32.v1i32.i16(<1 x i32> %i, i32 0, i32 1, i32 0, i16 0, i32 undef)
  %l = shl <8 x i32> %x, %a
  %r = lshr <8 x i32> %x, %b
  %o = or <8 x i32> %l, %r
  ret <8 x i32> %o
}

define <8 x i32> @by_element_of_other(<8 x i32> %x, <8 x i32> %n, <8 x i32> %k) {
; CHECK-LABEL: @by_element_of_other(
; CHECK-NEXT:    [[E:%.*]] = call i32 @llvm.genx.rdregioni.i32.v8i32.i16(<8 x i32> [[K:%.*]], i32 0, i32 1, i32 0, i16 8, i32 undef)
; CHECK-NEXT:    [[D:%.*]] = sub i32 32, [[E]]
; CHECK-NEXT:    [[I:%.*]] = bitcast i32 [[D]] to <1 x i32>
; CHECK-NEXT:    [[A:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v8i32.i16(<8 x i32> [[N:%.*]], i32 0, i32 1, i32 0, i16 8, i32 undef)
; CHECK-NEXT:    [[B:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v1i32.i16(<1 x i32> [[I]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[L:%.*]] = shl <8 x i32> [[X:%.*]], [[A]]
; CHECK-NEXT:    [[R:%.*]] = lshr <8 x i32> [[X]], [[B]]
; CHECK-NEXT:    [[O:%.*]] = or <8 x i32> [[L]], [[R]]
; CHECK-NEXT:    ret <8 x i32> [[O]]
  %e = call i32 @llvm.genx.rdregioni.i32.v8i32.i16(<8 x i32> %k, i32 0, i32 1, i32 0, i16 8, i32 undef)
  %d = sub i32 32, %e
  %i = bitcast i32 %d to <1 x i32>
  %a = call <8 x i32> @llvm.genx.rdregioni.v8i32.v8i32.i16(<8 x i32> %n, i32 0, i32 1, i32 0, i16 8, i32 undef)
  %b = call <8 x i32> @llvm.genx.rdregioni.v8i32.v1i32.i16(<1 x i32> %i, i32 0, i32 1, i32 0, i16 0, i32 undef)
  %l = shl <8 x i32> %x, %a
  %r = lshr <8 x i32> %x, %b
  %o = or <8 x i32> %l, %r
  ret <8 x i32> %o
}

; Half of a sum with a constant.
define <8 x i32> @half_of_sum(<8 x i16> %x, <8 x i16> %y) {
; CHECK-LABEL: @half_of_sum(
; CHECK-NEXT:    [[A:%.*]] = zext <8 x i16> [[X:%.*]] to <8 x i32>
; CHECK-NEXT:    [[B:%.*]] = zext <8 x i16> [[Y:%.*]] to <8 x i32>
; CHECK-NEXT:    [[R:%.*]] = call <8 x i32> @llvm.genx.uuavg.v8i32.v8i32(<8 x i32> [[A]], <8 x i32> [[B]])
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %a = zext <8 x i16> %x to <8 x i32>
  %b = zext <8 x i16> %y to <8 x i32>
  %s = add <8 x i32> %a, %b
  %t = add <8 x i32> %s, splat (i32 1)
  %r = lshr <8 x i32> %t, splat (i32 1)
  ret <8 x i32> %r
}

define <8 x i32> @half_of_sum_with_constant(<8 x i16> %x) {
; CHECK-LABEL: @half_of_sum_with_constant(
; CHECK-NEXT:    [[A:%.*]] = zext <8 x i16> [[X:%.*]] to <8 x i32>
; CHECK-NEXT:    [[S:%.*]] = add <8 x i32> [[A]], splat (i32 77)
; CHECK-NEXT:    [[T:%.*]] = add <8 x i32> [[S]], splat (i32 1)
; CHECK-NEXT:    [[R:%.*]] = lshr <8 x i32> [[T]], splat (i32 1)
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %a = zext <8 x i16> %x to <8 x i32>
  %s = add <8 x i32> %a, splat (i32 77)
  %t = add <8 x i32> %s, splat (i32 1)
  %r = lshr <8 x i32> %t, splat (i32 1)
  ret <8 x i32> %r
}

define <8 x i32> @half_of_sum_of_constant(<8 x i16> %x) {
; CHECK-LABEL: @half_of_sum_of_constant(
; CHECK-NEXT:    [[A:%.*]] = zext <8 x i16> [[X:%.*]] to <8 x i32>
; CHECK-NEXT:    [[S:%.*]] = add <8 x i32> splat (i32 77), [[A]]
; CHECK-NEXT:    [[T:%.*]] = add <8 x i32> [[S]], splat (i32 1)
; CHECK-NEXT:    [[R:%.*]] = lshr <8 x i32> [[T]], splat (i32 1)
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %a = zext <8 x i16> %x to <8 x i32>
  %s = add <8 x i32> splat (i32 77), %a
  %t = add <8 x i32> %s, splat (i32 1)
  %r = lshr <8 x i32> %t, splat (i32 1)
  ret <8 x i32> %r
}

; Sums of three terms: a shifted one is part of a mad, unless others read it or the amount varies.
define <8 x i32> @three_terms(<8 x i32> %x, <8 x i32> %y, <8 x i32> %z) {
; CHECK-LABEL: @three_terms(
; CHECK-NEXT:    [[R:%.*]] = call <8 x i32> @llvm.genx.add3.v8i32.v8i32(<8 x i32> [[X:%.*]], <8 x i32> [[Y:%.*]], <8 x i32> [[Z:%.*]])
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %s = add <8 x i32> %x, %y
  %r = add <8 x i32> %s, %z
  ret <8 x i32> %r
}

define <8 x i32> @shifted_term(<8 x i32> %x, <8 x i32> %y, <8 x i32> %z) {
; CHECK-LABEL: @shifted_term(
; CHECK-NEXT:    [[T:%.*]] = shl <8 x i32> [[Z:%.*]], splat (i32 3)
; CHECK-NEXT:    [[S:%.*]] = add <8 x i32> [[X:%.*]], [[Y:%.*]]
; CHECK-NEXT:    [[R:%.*]] = add <8 x i32> [[S]], [[T]]
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %t = shl <8 x i32> %z, splat (i32 3)
  %s = add <8 x i32> %x, %y
  %r = add <8 x i32> %s, %t
  ret <8 x i32> %r
}

define <8 x i32> @term_shifted_by_variable(<8 x i32> %x, <8 x i32> %y, <8 x i32> %z, <8 x i32> %n) {
; CHECK-LABEL: @term_shifted_by_variable(
; CHECK-NEXT:    [[T:%.*]] = shl <8 x i32> [[Z:%.*]], [[N:%.*]]
; CHECK-NEXT:    [[R:%.*]] = call <8 x i32> @llvm.genx.add3.v8i32.v8i32(<8 x i32> [[X:%.*]], <8 x i32> [[Y:%.*]], <8 x i32> [[T]])
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %t = shl <8 x i32> %z, %n
  %s = add <8 x i32> %x, %y
  %r = add <8 x i32> %s, %t
  ret <8 x i32> %r
}

; Sums with limits: of dwords only, which nobody else reads.
define <16 x i16> @limited_sum(<16 x i32> %x, <16 x i32> %y) {
; CHECK-LABEL: @limited_sum(
; CHECK-NEXT:    [[R:%.*]] = call <16 x i16> @llvm.genx.uuadd.sat.v16i16.v16i32(<16 x i32> [[X:%.*]], <16 x i32> [[Y:%.*]])
; CHECK-NEXT:    ret <16 x i16> [[R]]
  %s = add nuw <16 x i32> %x, %y
  %r = call <16 x i16> @llvm.genx.uutrunc.sat.v16i16.v16i32(<16 x i32> %s)
  ret <16 x i16> %r
}

define <16 x i16> @limited_argument(<16 x i32> %x, <16 x i32> %y) {
; CHECK-LABEL: @limited_argument(
; CHECK-NEXT:    [[R:%.*]] = call <16 x i16> @llvm.genx.uutrunc.sat.v16i16.v16i32(<16 x i32> [[X:%.*]])
; CHECK-NEXT:    ret <16 x i16> [[R]]
  %r = call <16 x i16> @llvm.genx.uutrunc.sat.v16i16.v16i32(<16 x i32> %x)
  ret <16 x i16> %r
}

; Choices of constants: the same one in all lanes, different ones, none.
define <16 x i32> @chosen_constant(<16 x i1> %c, <16 x i32> %x) {
; CHECK-LABEL: @chosen_constant(
; CHECK-NEXT:    [[O:%.*]] = add <16 x i32> [[X:%.*]], [[X]]
; CHECK-NEXT:    [[R:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> [[O]], <16 x i32> splat (i32 7), i32 0, i32 16, i32 1, i16 0, i32 undef, <16 x i1> [[C:%.*]])
; CHECK-NEXT:    ret <16 x i32> [[R]]
  %o = add <16 x i32> %x, %x
  %r = select <16 x i1> %c, <16 x i32> splat (i32 7), <16 x i32> %o
  ret <16 x i32> %r
}

define <16 x i32> @chosen_undefined(<16 x i1> %c, <16 x i32> %x) {
; CHECK-LABEL: @chosen_undefined(
; CHECK-NEXT:    [[O:%.*]] = add <16 x i32> [[X:%.*]], [[X]]
; CHECK-NEXT:    [[R:%.*]] = select <16 x i1> [[C:%.*]], <16 x i32> undef, <16 x i32> [[O]]
; CHECK-NEXT:    ret <16 x i32> [[R]]
  %o = add <16 x i32> %x, %x
  %r = select <16 x i1> %c, <16 x i32> undef, <16 x i32> %o
  ret <16 x i32> %r
}
