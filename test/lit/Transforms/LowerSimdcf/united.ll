; The disjunction of two masks at a join, where it is one mask.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-lower-simdcf -verify-each -S %s | FileCheck %s
; RUN: cmx-opt -passes=cmx-lower-simdcf,cmx-lower-simdcf -verify-each -S %s | FileCheck %s
; Before and after, it computes the same.
; RUN: cmx-opt -passes=cmx-lower-simdcf --check-each -disable-output %s

declare { <8 x i1>, i1 } @llvm.genx.simdcf.join.v8i1.v8i1(<8 x i1>, <8 x i1>)

; One mask divided by another, in each order.
define <8 x i1> @first_first(<8 x i1> %a, <8 x i1> %b, <8 x i1> %c, <8 x i1> %d) {
; CHECK-LABEL: @first_first(
; CHECK-NEXT:    [[TMP1:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[A:%.*]])
; CHECK-NEXT:    [[TMP2:%.*]] = xor i1 [[TMP1]], true
; CHECK-NEXT:    ret <8 x i1> [[A]]
  %not_b = xor <8 x i1> %b, splat (i1 true)
  %l = and <8 x i1> %a, %b
  %m = and <8 x i1> %a, %not_b
  %j = call { <8 x i1>, i1 } @llvm.genx.simdcf.join.v8i1.v8i1(<8 x i1> %l, <8 x i1> %m)
  %r = extractvalue { <8 x i1>, i1 } %j, 0
  ret <8 x i1> %r
}

; As above.
define <8 x i1> @first_second(<8 x i1> %a, <8 x i1> %b, <8 x i1> %c, <8 x i1> %d) {
; CHECK-LABEL: @first_second(
; CHECK-NEXT:    [[TMP1:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[A:%.*]])
; CHECK-NEXT:    [[TMP2:%.*]] = xor i1 [[TMP1]], true
; CHECK-NEXT:    ret <8 x i1> [[A]]
  %not_b = xor <8 x i1> %b, splat (i1 true)
  %l = and <8 x i1> %a, %b
  %m = and <8 x i1> %not_b, %a
  %j = call { <8 x i1>, i1 } @llvm.genx.simdcf.join.v8i1.v8i1(<8 x i1> %l, <8 x i1> %m)
  %r = extractvalue { <8 x i1>, i1 } %j, 0
  ret <8 x i1> %r
}

; As above.
define <8 x i1> @second_first(<8 x i1> %a, <8 x i1> %b, <8 x i1> %c, <8 x i1> %d) {
; CHECK-LABEL: @second_first(
; CHECK-NEXT:    [[TMP1:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[A:%.*]])
; CHECK-NEXT:    [[TMP2:%.*]] = xor i1 [[TMP1]], true
; CHECK-NEXT:    ret <8 x i1> [[A]]
  %not_b = xor <8 x i1> %b, splat (i1 true)
  %l = and <8 x i1> %b, %a
  %m = and <8 x i1> %a, %not_b
  %j = call { <8 x i1>, i1 } @llvm.genx.simdcf.join.v8i1.v8i1(<8 x i1> %l, <8 x i1> %m)
  %r = extractvalue { <8 x i1>, i1 } %j, 0
  ret <8 x i1> %r
}

; As above.
define <8 x i1> @second_second(<8 x i1> %a, <8 x i1> %b, <8 x i1> %c, <8 x i1> %d) {
; CHECK-LABEL: @second_second(
; CHECK-NEXT:    [[TMP1:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[A:%.*]])
; CHECK-NEXT:    [[TMP2:%.*]] = xor i1 [[TMP1]], true
; CHECK-NEXT:    ret <8 x i1> [[A]]
  %not_b = xor <8 x i1> %b, splat (i1 true)
  %l = and <8 x i1> %not_b, %a
  %m = and <8 x i1> %b, %a
  %j = call { <8 x i1>, i1 } @llvm.genx.simdcf.join.v8i1.v8i1(<8 x i1> %l, <8 x i1> %m)
  %r = extractvalue { <8 x i1>, i1 } %j, 0
  ret <8 x i1> %r
}

; The other operands are no complements.
define <8 x i1> @first_first_only(<8 x i1> %a, <8 x i1> %b, <8 x i1> %c, <8 x i1> %d) {
; CHECK-LABEL: @first_first_only(
; CHECK-NEXT:    [[NOT_B:%.*]] = xor <8 x i1> [[B:%.*]], splat (i1 true)
; CHECK-NEXT:    [[L:%.*]] = and <8 x i1> [[A:%.*]], [[B]]
; CHECK-NEXT:    [[M:%.*]] = and <8 x i1> [[A]], [[D:%.*]]
; CHECK-NEXT:    [[TMP1:%.*]] = or <8 x i1> [[L]], [[M]]
; CHECK-NEXT:    [[TMP2:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[TMP1]])
; CHECK-NEXT:    [[TMP3:%.*]] = xor i1 [[TMP2]], true
; CHECK-NEXT:    ret <8 x i1> [[TMP1]]
  %not_b = xor <8 x i1> %b, splat (i1 true)
  %l = and <8 x i1> %a, %b
  %m = and <8 x i1> %a, %d
  %j = call { <8 x i1>, i1 } @llvm.genx.simdcf.join.v8i1.v8i1(<8 x i1> %l, <8 x i1> %m)
  %r = extractvalue { <8 x i1>, i1 } %j, 0
  ret <8 x i1> %r
}

; As above.
define <8 x i1> @first_second_only(<8 x i1> %a, <8 x i1> %b, <8 x i1> %c, <8 x i1> %d) {
; CHECK-LABEL: @first_second_only(
; CHECK-NEXT:    [[NOT_B:%.*]] = xor <8 x i1> [[B:%.*]], splat (i1 true)
; CHECK-NEXT:    [[L:%.*]] = and <8 x i1> [[A:%.*]], [[B]]
; CHECK-NEXT:    [[M:%.*]] = and <8 x i1> [[D:%.*]], [[A]]
; CHECK-NEXT:    [[TMP1:%.*]] = or <8 x i1> [[L]], [[M]]
; CHECK-NEXT:    [[TMP2:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[TMP1]])
; CHECK-NEXT:    [[TMP3:%.*]] = xor i1 [[TMP2]], true
; CHECK-NEXT:    ret <8 x i1> [[TMP1]]
  %not_b = xor <8 x i1> %b, splat (i1 true)
  %l = and <8 x i1> %a, %b
  %m = and <8 x i1> %d, %a
  %j = call { <8 x i1>, i1 } @llvm.genx.simdcf.join.v8i1.v8i1(<8 x i1> %l, <8 x i1> %m)
  %r = extractvalue { <8 x i1>, i1 } %j, 0
  ret <8 x i1> %r
}

; As above.
define <8 x i1> @second_first_only(<8 x i1> %a, <8 x i1> %b, <8 x i1> %c, <8 x i1> %d) {
; CHECK-LABEL: @second_first_only(
; CHECK-NEXT:    [[NOT_B:%.*]] = xor <8 x i1> [[B:%.*]], splat (i1 true)
; CHECK-NEXT:    [[L:%.*]] = and <8 x i1> [[B]], [[A:%.*]]
; CHECK-NEXT:    [[M:%.*]] = and <8 x i1> [[A]], [[D:%.*]]
; CHECK-NEXT:    [[TMP1:%.*]] = or <8 x i1> [[L]], [[M]]
; CHECK-NEXT:    [[TMP2:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[TMP1]])
; CHECK-NEXT:    [[TMP3:%.*]] = xor i1 [[TMP2]], true
; CHECK-NEXT:    ret <8 x i1> [[TMP1]]
  %not_b = xor <8 x i1> %b, splat (i1 true)
  %l = and <8 x i1> %b, %a
  %m = and <8 x i1> %a, %d
  %j = call { <8 x i1>, i1 } @llvm.genx.simdcf.join.v8i1.v8i1(<8 x i1> %l, <8 x i1> %m)
  %r = extractvalue { <8 x i1>, i1 } %j, 0
  ret <8 x i1> %r
}

; As above.
define <8 x i1> @second_second_only(<8 x i1> %a, <8 x i1> %b, <8 x i1> %c, <8 x i1> %d) {
; CHECK-LABEL: @second_second_only(
; CHECK-NEXT:    [[NOT_B:%.*]] = xor <8 x i1> [[B:%.*]], splat (i1 true)
; CHECK-NEXT:    [[L:%.*]] = and <8 x i1> [[D:%.*]], [[A:%.*]]
; CHECK-NEXT:    [[M:%.*]] = and <8 x i1> [[B]], [[A]]
; CHECK-NEXT:    [[TMP1:%.*]] = or <8 x i1> [[L]], [[M]]
; CHECK-NEXT:    [[TMP2:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[TMP1]])
; CHECK-NEXT:    [[TMP3:%.*]] = xor i1 [[TMP2]], true
; CHECK-NEXT:    ret <8 x i1> [[TMP1]]
  %not_b = xor <8 x i1> %b, splat (i1 true)
  %l = and <8 x i1> %d, %a
  %m = and <8 x i1> %b, %a
  %j = call { <8 x i1>, i1 } @llvm.genx.simdcf.join.v8i1.v8i1(<8 x i1> %l, <8 x i1> %m)
  %r = extractvalue { <8 x i1>, i1 } %j, 0
  ret <8 x i1> %r
}

; Two masks divided by one.
define <8 x i1> @divided_first(<8 x i1> %a, <8 x i1> %b, <8 x i1> %c, <8 x i1> %d) {
; CHECK-LABEL: @divided_first(
; CHECK-NEXT:    [[NOT_B:%.*]] = xor <8 x i1> [[B:%.*]], splat (i1 true)
; CHECK-NEXT:    [[L:%.*]] = and <8 x i1> [[A:%.*]], [[B]]
; CHECK-NEXT:    [[M:%.*]] = and <8 x i1> [[C:%.*]], [[NOT_B]]
; CHECK-NEXT:    [[TMP1:%.*]] = or <8 x i1> [[L]], [[M]]
; CHECK-NEXT:    [[TMP2:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[TMP1]])
; CHECK-NEXT:    [[TMP3:%.*]] = xor i1 [[TMP2]], true
; CHECK-NEXT:    ret <8 x i1> [[TMP1]]
  %not_b = xor <8 x i1> %b, splat (i1 true)
  %l = and <8 x i1> %a, %b
  %m = and <8 x i1> %c, %not_b
  %j = call { <8 x i1>, i1 } @llvm.genx.simdcf.join.v8i1.v8i1(<8 x i1> %l, <8 x i1> %m)
  %r = extractvalue { <8 x i1>, i1 } %j, 0
  ret <8 x i1> %r
}

; As above.
define <8 x i1> @divided_cross(<8 x i1> %a, <8 x i1> %b, <8 x i1> %c, <8 x i1> %d) {
; CHECK-LABEL: @divided_cross(
; CHECK-NEXT:    [[NOT_B:%.*]] = xor <8 x i1> [[B:%.*]], splat (i1 true)
; CHECK-NEXT:    [[L:%.*]] = and <8 x i1> [[B]], [[A:%.*]]
; CHECK-NEXT:    [[M:%.*]] = and <8 x i1> [[C:%.*]], [[NOT_B]]
; CHECK-NEXT:    [[TMP1:%.*]] = or <8 x i1> [[L]], [[M]]
; CHECK-NEXT:    [[TMP2:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[TMP1]])
; CHECK-NEXT:    [[TMP3:%.*]] = xor i1 [[TMP2]], true
; CHECK-NEXT:    ret <8 x i1> [[TMP1]]
  %not_b = xor <8 x i1> %b, splat (i1 true)
  %l = and <8 x i1> %b, %a
  %m = and <8 x i1> %c, %not_b
  %j = call { <8 x i1>, i1 } @llvm.genx.simdcf.join.v8i1.v8i1(<8 x i1> %l, <8 x i1> %m)
  %r = extractvalue { <8 x i1>, i1 } %j, 0
  ret <8 x i1> %r
}

; As above.
define <8 x i1> @divided_cross_back(<8 x i1> %a, <8 x i1> %b, <8 x i1> %c, <8 x i1> %d) {
; CHECK-LABEL: @divided_cross_back(
; CHECK-NEXT:    [[NOT_B:%.*]] = xor <8 x i1> [[B:%.*]], splat (i1 true)
; CHECK-NEXT:    [[L:%.*]] = and <8 x i1> [[A:%.*]], [[B]]
; CHECK-NEXT:    [[M:%.*]] = and <8 x i1> [[NOT_B]], [[C:%.*]]
; CHECK-NEXT:    [[TMP1:%.*]] = or <8 x i1> [[L]], [[M]]
; CHECK-NEXT:    [[TMP2:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[TMP1]])
; CHECK-NEXT:    [[TMP3:%.*]] = xor i1 [[TMP2]], true
; CHECK-NEXT:    ret <8 x i1> [[TMP1]]
  %not_b = xor <8 x i1> %b, splat (i1 true)
  %l = and <8 x i1> %a, %b
  %m = and <8 x i1> %not_b, %c
  %j = call { <8 x i1>, i1 } @llvm.genx.simdcf.join.v8i1.v8i1(<8 x i1> %l, <8 x i1> %m)
  %r = extractvalue { <8 x i1>, i1 } %j, 0
  ret <8 x i1> %r
}

; As above.
define <8 x i1> @divided_second(<8 x i1> %a, <8 x i1> %b, <8 x i1> %c, <8 x i1> %d) {
; CHECK-LABEL: @divided_second(
; CHECK-NEXT:    [[NOT_B:%.*]] = xor <8 x i1> [[B:%.*]], splat (i1 true)
; CHECK-NEXT:    [[L:%.*]] = and <8 x i1> [[B]], [[A:%.*]]
; CHECK-NEXT:    [[M:%.*]] = and <8 x i1> [[NOT_B]], [[C:%.*]]
; CHECK-NEXT:    [[TMP1:%.*]] = or <8 x i1> [[L]], [[M]]
; CHECK-NEXT:    [[TMP2:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[TMP1]])
; CHECK-NEXT:    [[TMP3:%.*]] = xor i1 [[TMP2]], true
; CHECK-NEXT:    ret <8 x i1> [[TMP1]]
  %not_b = xor <8 x i1> %b, splat (i1 true)
  %l = and <8 x i1> %b, %a
  %m = and <8 x i1> %not_b, %c
  %j = call { <8 x i1>, i1 } @llvm.genx.simdcf.join.v8i1.v8i1(<8 x i1> %l, <8 x i1> %m)
  %r = extractvalue { <8 x i1>, i1 } %j, 0
  ret <8 x i1> %r
}

; A mask and its complement: all lanes.
define <8 x i1> @opposite(<8 x i1> %a, <8 x i1> %b, <8 x i1> %c, <8 x i1> %d) {
; CHECK-LABEL: @opposite(
; CHECK-NEXT:    [[TMP1:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> splat (i1 true))
; CHECK-NEXT:    [[TMP2:%.*]] = xor i1 [[TMP1]], true
; CHECK-NEXT:    ret <8 x i1> splat (i1 true)
  %not_b = xor <8 x i1> %b, splat (i1 true)
  %j = call { <8 x i1>, i1 } @llvm.genx.simdcf.join.v8i1.v8i1(<8 x i1> %b, <8 x i1> %not_b)
  %r = extractvalue { <8 x i1>, i1 } %j, 0
  ret <8 x i1> %r
}

; A mask and the complement of another.
define <8 x i1> @not_opposite(<8 x i1> %a, <8 x i1> %b, <8 x i1> %c, <8 x i1> %d) {
; CHECK-LABEL: @not_opposite(
; CHECK-NEXT:    [[NOT_B:%.*]] = xor <8 x i1> [[B:%.*]], splat (i1 true)
; CHECK-NEXT:    [[TMP1:%.*]] = or <8 x i1> [[A:%.*]], [[NOT_B]]
; CHECK-NEXT:    [[TMP2:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[TMP1]])
; CHECK-NEXT:    [[TMP3:%.*]] = xor i1 [[TMP2]], true
; CHECK-NEXT:    ret <8 x i1> [[TMP1]]
  %not_b = xor <8 x i1> %b, splat (i1 true)
  %j = call { <8 x i1>, i1 } @llvm.genx.simdcf.join.v8i1.v8i1(<8 x i1> %a, <8 x i1> %not_b)
  %r = extractvalue { <8 x i1>, i1 } %j, 0
  ret <8 x i1> %r
}

; One mask.
define <8 x i1> @same(<8 x i1> %a, <8 x i1> %b, <8 x i1> %c, <8 x i1> %d) {
; CHECK-LABEL: @same(
; CHECK-NEXT:    [[NOT_B:%.*]] = xor <8 x i1> [[B:%.*]], splat (i1 true)
; CHECK-NEXT:    [[TMP1:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[A:%.*]])
; CHECK-NEXT:    [[TMP2:%.*]] = xor i1 [[TMP1]], true
; CHECK-NEXT:    ret <8 x i1> [[A]]
  %not_b = xor <8 x i1> %b, splat (i1 true)
  %j = call { <8 x i1>, i1 } @llvm.genx.simdcf.join.v8i1.v8i1(<8 x i1> %a, <8 x i1> %a)
  %r = extractvalue { <8 x i1>, i1 } %j, 0
  ret <8 x i1> %r
}

; Lanes of the mask.
define <8 x i1> @less(<8 x i1> %a, <8 x i1> %b, <8 x i1> %c, <8 x i1> %d) {
; CHECK-LABEL: @less(
; CHECK-NEXT:    [[NOT_B:%.*]] = xor <8 x i1> [[B:%.*]], splat (i1 true)
; CHECK-NEXT:    [[TMP1:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[A:%.*]])
; CHECK-NEXT:    [[TMP2:%.*]] = xor i1 [[TMP1]], true
; CHECK-NEXT:    ret <8 x i1> [[A]]
  %not_b = xor <8 x i1> %b, splat (i1 true)
  %l = and <8 x i1> %a, %c
  %j = call { <8 x i1>, i1 } @llvm.genx.simdcf.join.v8i1.v8i1(<8 x i1> %l, <8 x i1> %a)
  %r = extractvalue { <8 x i1>, i1 } %j, 0
  ret <8 x i1> %r
}

; As above.
define <8 x i1> @less_resumed(<8 x i1> %a, <8 x i1> %b, <8 x i1> %c, <8 x i1> %d) {
; CHECK-LABEL: @less_resumed(
; CHECK-NEXT:    [[NOT_B:%.*]] = xor <8 x i1> [[B:%.*]], splat (i1 true)
; CHECK-NEXT:    [[TMP1:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[A:%.*]])
; CHECK-NEXT:    [[TMP2:%.*]] = xor i1 [[TMP1]], true
; CHECK-NEXT:    ret <8 x i1> [[A]]
  %not_b = xor <8 x i1> %b, splat (i1 true)
  %m = and <8 x i1> %c, %a
  %j = call { <8 x i1>, i1 } @llvm.genx.simdcf.join.v8i1.v8i1(<8 x i1> %a, <8 x i1> %m)
  %r = extractvalue { <8 x i1>, i1 } %j, 0
  ret <8 x i1> %r
}

; Lanes of another.
define <8 x i1> @less_of_other(<8 x i1> %a, <8 x i1> %b, <8 x i1> %c, <8 x i1> %d) {
; CHECK-LABEL: @less_of_other(
; CHECK-NEXT:    [[NOT_B:%.*]] = xor <8 x i1> [[B:%.*]], splat (i1 true)
; CHECK-NEXT:    [[L:%.*]] = and <8 x i1> [[B]], [[C:%.*]]
; CHECK-NEXT:    [[TMP1:%.*]] = or <8 x i1> [[L]], [[A:%.*]]
; CHECK-NEXT:    [[TMP2:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[TMP1]])
; CHECK-NEXT:    [[TMP3:%.*]] = xor i1 [[TMP2]], true
; CHECK-NEXT:    ret <8 x i1> [[TMP1]]
  %not_b = xor <8 x i1> %b, splat (i1 true)
  %l = and <8 x i1> %b, %c
  %j = call { <8 x i1>, i1 } @llvm.genx.simdcf.join.v8i1.v8i1(<8 x i1> %l, <8 x i1> %a)
  %r = extractvalue { <8 x i1>, i1 } %j, 0
  ret <8 x i1> %r
}

; All lanes, or none.
define <8 x i1> @all(<8 x i1> %a, <8 x i1> %b, <8 x i1> %c, <8 x i1> %d) {
; CHECK-LABEL: @all(
; CHECK-NEXT:    [[NOT_B:%.*]] = xor <8 x i1> [[B:%.*]], splat (i1 true)
; CHECK-NEXT:    [[TMP1:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> splat (i1 true))
; CHECK-NEXT:    [[TMP2:%.*]] = xor i1 [[TMP1]], true
; CHECK-NEXT:    ret <8 x i1> splat (i1 true)
  %not_b = xor <8 x i1> %b, splat (i1 true)
  %j = call { <8 x i1>, i1 } @llvm.genx.simdcf.join.v8i1.v8i1(<8 x i1> splat (i1 true), <8 x i1> %a)
  %r = extractvalue { <8 x i1>, i1 } %j, 0
  ret <8 x i1> %r
}

; As above.
define <8 x i1> @all_resumed(<8 x i1> %a, <8 x i1> %b, <8 x i1> %c, <8 x i1> %d) {
; CHECK-LABEL: @all_resumed(
; CHECK-NEXT:    [[NOT_B:%.*]] = xor <8 x i1> [[B:%.*]], splat (i1 true)
; CHECK-NEXT:    [[TMP1:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> splat (i1 true))
; CHECK-NEXT:    [[TMP2:%.*]] = xor i1 [[TMP1]], true
; CHECK-NEXT:    ret <8 x i1> splat (i1 true)
  %not_b = xor <8 x i1> %b, splat (i1 true)
  %j = call { <8 x i1>, i1 } @llvm.genx.simdcf.join.v8i1.v8i1(<8 x i1> %a, <8 x i1> splat (i1 true))
  %r = extractvalue { <8 x i1>, i1 } %j, 0
  ret <8 x i1> %r
}

; As above.
define <8 x i1> @none(<8 x i1> %a, <8 x i1> %b, <8 x i1> %c, <8 x i1> %d) {
; CHECK-LABEL: @none(
; CHECK-NEXT:    [[NOT_B:%.*]] = xor <8 x i1> [[B:%.*]], splat (i1 true)
; CHECK-NEXT:    [[TMP1:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[A:%.*]])
; CHECK-NEXT:    [[TMP2:%.*]] = xor i1 [[TMP1]], true
; CHECK-NEXT:    ret <8 x i1> [[A]]
  %not_b = xor <8 x i1> %b, splat (i1 true)
  %j = call { <8 x i1>, i1 } @llvm.genx.simdcf.join.v8i1.v8i1(<8 x i1> zeroinitializer, <8 x i1> %a)
  %r = extractvalue { <8 x i1>, i1 } %j, 0
  ret <8 x i1> %r
}

; As above.
define <8 x i1> @none_resumed(<8 x i1> %a, <8 x i1> %b, <8 x i1> %c, <8 x i1> %d) {
; CHECK-LABEL: @none_resumed(
; CHECK-NEXT:    [[NOT_B:%.*]] = xor <8 x i1> [[B:%.*]], splat (i1 true)
; CHECK-NEXT:    [[TMP1:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[A:%.*]])
; CHECK-NEXT:    [[TMP2:%.*]] = xor i1 [[TMP1]], true
; CHECK-NEXT:    ret <8 x i1> [[A]]
  %not_b = xor <8 x i1> %b, splat (i1 true)
  %j = call { <8 x i1>, i1 } @llvm.genx.simdcf.join.v8i1.v8i1(<8 x i1> %a, <8 x i1> zeroinitializer)
  %r = extractvalue { <8 x i1>, i1 } %j, 0
  ret <8 x i1> %r
}

; A mask and its complement among three.
define <8 x i1> @three(<8 x i1> %a, <8 x i1> %b, <8 x i1> %c, <8 x i1> %d) {
; CHECK-LABEL: @three(
; CHECK-NEXT:    [[TMP1:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> splat (i1 true))
; CHECK-NEXT:    [[TMP2:%.*]] = xor i1 [[TMP1]], true
; CHECK-NEXT:    ret <8 x i1> splat (i1 true)
  %not_b = xor <8 x i1> %b, splat (i1 true)
  %l = or <8 x i1> %not_b, %c
  %j = call { <8 x i1>, i1 } @llvm.genx.simdcf.join.v8i1.v8i1(<8 x i1> %l, <8 x i1> %b)
  %r = extractvalue { <8 x i1>, i1 } %j, 0
  ret <8 x i1> %r
}

; Three masks.
define <8 x i1> @three_other(<8 x i1> %a, <8 x i1> %b, <8 x i1> %c, <8 x i1> %d) {
; CHECK-LABEL: @three_other(
; CHECK-NEXT:    [[NOT_B:%.*]] = xor <8 x i1> [[B:%.*]], splat (i1 true)
; CHECK-NEXT:    [[L:%.*]] = or <8 x i1> [[NOT_B]], [[C:%.*]]
; CHECK-NEXT:    [[TMP1:%.*]] = or <8 x i1> [[L]], [[A:%.*]]
; CHECK-NEXT:    [[TMP2:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[TMP1]])
; CHECK-NEXT:    [[TMP3:%.*]] = xor i1 [[TMP2]], true
; CHECK-NEXT:    ret <8 x i1> [[TMP1]]
  %not_b = xor <8 x i1> %b, splat (i1 true)
  %l = or <8 x i1> %not_b, %c
  %j = call { <8 x i1>, i1 } @llvm.genx.simdcf.join.v8i1.v8i1(<8 x i1> %l, <8 x i1> %a)
  %r = extractvalue { <8 x i1>, i1 } %j, 0
  ret <8 x i1> %r
}

; A conjunction and its complement.
define <8 x i1> @complement_of_conjunction(<8 x i1> %a, <8 x i1> %b, <8 x i1> %c, <8 x i1> %d) {
; CHECK-LABEL: @complement_of_conjunction(
; CHECK-NEXT:    [[NOT_B:%.*]] = xor <8 x i1> [[B:%.*]], splat (i1 true)
; CHECK-NEXT:    [[TMP1:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> splat (i1 true))
; CHECK-NEXT:    [[TMP2:%.*]] = xor i1 [[TMP1]], true
; CHECK-NEXT:    ret <8 x i1> splat (i1 true)
  %not_b = xor <8 x i1> %b, splat (i1 true)
  %l = and <8 x i1> %a, %b
  %m = xor <8 x i1> %l, splat (i1 true)
  %j = call { <8 x i1>, i1 } @llvm.genx.simdcf.join.v8i1.v8i1(<8 x i1> %l, <8 x i1> %m)
  %r = extractvalue { <8 x i1>, i1 } %j, 0
  ret <8 x i1> %r
}
