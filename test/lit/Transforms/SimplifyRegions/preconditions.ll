; One function for each condition that alone decides.
; CHECK lines by utils/update-checks
; UNSUPPORTED: llvm-19
; RUN: cmx-opt -passes='cmx-intrinsic-attrs,function(cmx-simplify-regions)' -S %s | FileCheck %s

declare i32 @llvm.genx.add3.i32.i32(i32, i32, i32)
declare i1 @llvm.genx.any.v8i1(<8 x i1>)
declare i32 @llvm.genx.bfn.i32.i32(i32, i32, i32, i8)
declare <2 x float> @llvm.genx.fmax.v2f32.v2f32(<2 x float>, <2 x float>)
declare <2 x float> @llvm.genx.fmin.v2f32.v2f32(<2 x float>, <2 x float>)
declare <16 x i32> @llvm.genx.gather.masked.scaled2.v16i32.v16i32.v16i1(i32, i16, i32, i32, <16 x i32>, <16 x i1>)
declare <16 x i32> @llvm.genx.gather.scaled2.v16i32.v16i32(i32, i16, i32, i32, <16 x i32>)
declare <8 x float> @llvm.genx.line.v8f32.v8f32(<4 x float>, <8 x float>)
declare i1 @llvm.genx.rdpredregion.i1.v16i1(<16 x i1>, i32)
declare i1 @llvm.genx.rdpredregion.i1.v8i1(<8 x i1>, i32)
declare <2 x i1> @llvm.genx.rdpredregion.v2i1.v16i1(<16 x i1>, i32)
declare <4 x i1> @llvm.genx.rdpredregion.v4i1.v16i1(<16 x i1>, i32)
declare <8 x i1> @llvm.genx.rdpredregion.v8i1.v16i1(<16 x i1>, i32)
declare <8 x i1> @llvm.genx.rdpredregion.v8i1.v32i1(<32 x i1>, i32)
declare i32 @llvm.genx.rdregioni.i32.v8i32.i16(<8 x i32>, i32, i32, i32, i16, i32)
declare <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32>, i32, i32, i32, i16, i32)
declare <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32>, i32, i32, i32, i16, i32)
declare <2 x i32> @llvm.genx.smin.v2i32.v2i32(<2 x i32>, <2 x i32>)
declare <8 x i32> @llvm.genx.smin.v8i32.v8i32(<8 x i32>, <8 x i32>)
declare <8 x i32> @llvm.genx.svm.gather.v8i32.v8i1.v8i64(<8 x i1>, i32, <8 x i64>, <8 x i32>)
declare <2 x i32> @llvm.genx.umin.v2i32.v2i32(<2 x i32>, <2 x i32>)
declare <2 x i32> @llvm.genx.uudp4a.v2i32.v2i32.v2i32.v2i32(<2 x i32>, <2 x i32>, <2 x i32>)
declare <16 x i1> @llvm.genx.wrpredpredregion.v16i1.v4i1(<16 x i1>, <4 x i1>, i32, <16 x i1>)
declare <8 x i1> @llvm.genx.wrpredpredregion.v8i1.v4i1(<8 x i1>, <4 x i1>, i32, <8 x i1>)
declare <16 x i1> @llvm.genx.wrpredregion.v16i1.i1(<16 x i1>, i1, i32)
declare <16 x i1> @llvm.genx.wrpredregion.v16i1.v4i1(<16 x i1>, <4 x i1>, i32)
declare <16 x i1> @llvm.genx.wrpredregion.v16i1.v8i1(<16 x i1>, <8 x i1>, i32)
declare <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32>, <16 x i32>, i32, i32, i32, i16, i32, <16 x i1>)
declare <16 x i32> @llvm.genx.wrregioni.v16i32.v4i32.i16.i1(<16 x i32>, <4 x i32>, i32, i32, i32, i16, i32, i1)
declare <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32>, <8 x i32>, i32, i32, i32, i16, i32, i1)
declare <4 x i32> @llvm.genx.wrregioni.v4i32.v2i32.i16.i1(<4 x i32>, <2 x i32>, i32, i32, i32, i16, i32, i1)
declare <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32>, <4 x i32>, i32, i32, i32, i16, i32, i1)
declare <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.v4i1(<8 x i32>, <4 x i32>, i32, i32, i32, i16, i32, <4 x i1>)
declare <8 x i32> @llvm.genx.wrregioni.v8i32.v8i32.i16.v8i1(<8 x i32>, <8 x i32>, i32, i32, i32, i16, i32, <8 x i1>)

@g = external global i32

; The inner write has no reader of its own: what it writes has registers only for it.
define <4 x i32> @new_value_of_next(<8 x i32> %x, <16 x i32> %y, <4 x i32> %a) {
; CHECK-LABEL: @new_value_of_next(
; CHECK-NEXT:    [[N:%.*]] = add <4 x i32> [[A:%.*]], [[A]]
; CHECK-NEXT:    [[W:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> [[X:%.*]], <4 x i32> [[N]], i32 0, i32 4, i32 1, i16 16, i32 undef, i1 true)
; CHECK-NEXT:    [[R:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32> [[W]], i32 0, i32 4, i32 1, i16 16, i32 undef)
; CHECK-NEXT:    ret <4 x i32> [[R]]
  %n = add <4 x i32> %a, %a
  %w = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> %x, <4 x i32> %n, i32 0, i32 4, i32 1, i16 16, i32 undef, i1 true)
  %z = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> %y, <8 x i32> %w, i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
  %r = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> %z, i32 0, i32 4, i32 1, i16 48, i32 undef)
  ret <4 x i32> %r
}

; A written read has no registers either, unlike a sum with two users.
define <4 x i32> @written_read(<8 x i32> %x, <16 x i32> %y, ptr addrspace(1) %p) {
; CHECK-LABEL: @written_read(
; CHECK-NEXT:    [[N:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32> [[X:%.*]], i32 0, i32 4, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[W:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v4i32.i16.i1(<16 x i32> [[Y:%.*]], <4 x i32> [[N]], i32 0, i32 4, i32 1, i16 32, i32 undef, i1 true)
; CHECK-NEXT:    store <16 x i32> [[W]], ptr addrspace(1) [[P:%.*]], align 64
; CHECK-NEXT:    [[R:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> [[W]], i32 0, i32 4, i32 1, i16 32, i32 undef)
; CHECK-NEXT:    [[S:%.*]] = add <4 x i32> [[N]], [[R]]
; CHECK-NEXT:    ret <4 x i32> [[S]]
  %n = call <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32> %x, i32 0, i32 4, i32 2, i16 0, i32 undef)
  %w = call <16 x i32> @llvm.genx.wrregioni.v16i32.v4i32.i16.i1(<16 x i32> %y, <4 x i32> %n, i32 0, i32 4, i32 1, i16 32, i32 undef, i1 true)
  store <16 x i32> %w, ptr addrspace(1) %p
  %r = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> %w, i32 0, i32 4, i32 1, i16 32, i32 undef)
  %s = add <4 x i32> %n, %r
  ret <4 x i32> %s
}

define <4 x i32> @written_sum(<4 x i32> %x, <16 x i32> %y, ptr addrspace(1) %p) {
; CHECK-LABEL: @written_sum(
; CHECK-NEXT:    [[N:%.*]] = add <4 x i32> [[X:%.*]], [[X]]
; CHECK-NEXT:    [[W:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v4i32.i16.i1(<16 x i32> [[Y:%.*]], <4 x i32> [[N]], i32 0, i32 4, i32 1, i16 32, i32 undef, i1 true)
; CHECK-NEXT:    store <16 x i32> [[W]], ptr addrspace(1) [[P:%.*]], align 64
; CHECK-NEXT:    [[S:%.*]] = add <4 x i32> [[N]], [[N]]
; CHECK-NEXT:    ret <4 x i32> [[S]]
  %n = add <4 x i32> %x, %x
  %w = call <16 x i32> @llvm.genx.wrregioni.v16i32.v4i32.i16.i1(<16 x i32> %y, <4 x i32> %n, i32 0, i32 4, i32 1, i16 32, i32 undef, i1 true)
  store <16 x i32> %w, ptr addrspace(1) %p
  %r = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> %w, i32 0, i32 4, i32 1, i16 32, i32 undef)
  %s = add <4 x i32> %n, %r
  ret <4 x i32> %s
}

; Undefined lanes of a mask may be off, or on.
define <8 x i32> @mask_off_or_undefined(<8 x i32> %x, <4 x i32> %y) {
; CHECK-LABEL: @mask_off_or_undefined(
; CHECK-NEXT:    ret <8 x i32> [[X:%.*]]
  %w = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.v4i1(<8 x i32> %x, <4 x i32> %y, i32 0, i32 4, i32 1, i16 16, i32 undef, <4 x i1> <i1 false, i1 undef, i1 false, i1 poison>)
  ret <8 x i32> %w
}

define <8 x i32> @mask_on_or_undefined(<8 x i32> %x, <4 x i32> %y) {
; CHECK-LABEL: @mask_on_or_undefined(
; CHECK-NEXT:    [[W:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> [[X:%.*]], <4 x i32> [[Y:%.*]], i32 0, i32 4, i32 1, i16 16, i32 undef, i1 true)
; CHECK-NEXT:    ret <8 x i32> [[W]]
  %w = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.v4i1(<8 x i32> %x, <4 x i32> %y, i32 0, i32 4, i32 1, i16 16, i32 undef, <4 x i1> <i1 true, i1 undef, i1 true, i1 poison>)
  ret <8 x i32> %w
}

define <8 x i32> @mask_unknown(<8 x i32> %x, <4 x i32> %y) {
; CHECK-LABEL: @mask_unknown(
; CHECK-NEXT:    [[W:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.v4i1(<8 x i32> [[X:%.*]], <4 x i32> [[Y:%.*]], i32 0, i32 4, i32 1, i16 16, i32 undef, <4 x i1> <i1 ptrtoint (ptr @g to i1), i1 ptrtoint (ptr @g to i1), i1 ptrtoint (ptr @g to i1), i1 ptrtoint (ptr @g to i1)>)
; CHECK-NEXT:    ret <8 x i32> [[W]]
  %w = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.v4i1(<8 x i32> %x, <4 x i32> %y, i32 0, i32 4, i32 1, i16 16, i32 undef, <4 x i1> <i1 ptrtoint (ptr @g to i1), i1 ptrtoint (ptr @g to i1), i1 ptrtoint (ptr @g to i1), i1 ptrtoint (ptr @g to i1)>)
  ret <8 x i32> %w
}

define <8 x i32> @mask_on_or_unknown(<8 x i32> %x, <4 x i32> %y) {
; CHECK-LABEL: @mask_on_or_unknown(
; CHECK-NEXT:    [[W:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.v4i1(<8 x i32> [[X:%.*]], <4 x i32> [[Y:%.*]], i32 0, i32 4, i32 1, i16 16, i32 undef, <4 x i1> <i1 true, i1 ptrtoint (ptr @g to i1), i1 true, i1 true>)
; CHECK-NEXT:    ret <8 x i32> [[W]]
  %w = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.v4i1(<8 x i32> %x, <4 x i32> %y, i32 0, i32 4, i32 1, i16 16, i32 undef, <4 x i1> <i1 true, i1 ptrtoint (ptr @g to i1), i1 true, i1 true>)
  ret <8 x i32> %w
}

define <8 x i32> @mask_off_or_unknown(<8 x i32> %x, <4 x i32> %y) {
; CHECK-LABEL: @mask_off_or_unknown(
; CHECK-NEXT:    [[W:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.v4i1(<8 x i32> [[X:%.*]], <4 x i32> [[Y:%.*]], i32 0, i32 4, i32 1, i16 16, i32 undef, <4 x i1> <i1 false, i1 ptrtoint (ptr @g to i1), i1 false, i1 false>)
; CHECK-NEXT:    ret <8 x i32> [[W]]
  %w = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.v4i1(<8 x i32> %x, <4 x i32> %y, i32 0, i32 4, i32 1, i16 16, i32 undef, <4 x i1> <i1 false, i1 ptrtoint (ptr @g to i1), i1 false, i1 false>)
  ret <8 x i32> %w
}

; A mask that is a constant expression as a whole.
define <8 x i32> @mask_expression(<8 x i32> %x, <8 x i32> %y) {
; CHECK-LABEL: @mask_expression(
; CHECK-NEXT:    [[W:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v8i32.i16.v8i1(<8 x i32> [[X:%.*]], <8 x i32> [[Y:%.*]], i32 0, i32 8, i32 1, i16 0, i32 undef, <8 x i1> bitcast (i8 ptrtoint (ptr @g to i8) to <8 x i1>))
; CHECK-NEXT:    ret <8 x i32> [[W]]
  %w = call <8 x i32> @llvm.genx.wrregioni.v8i32.v8i32.i16.v8i1(<8 x i32> %x, <8 x i32> %y, i32 0, i32 8, i32 1, i16 0, i32 undef, <8 x i1> bitcast (i8 ptrtoint (ptr @g to i8) to <8 x i1>))
  ret <8 x i32> %w
}

define <8 x i32> @constants_under_expression() {
; CHECK-LABEL: @constants_under_expression(
; CHECK-NEXT:    [[W:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v8i32.i16.v8i1(<8 x i32> zeroinitializer, <8 x i32> splat (i32 1), i32 0, i32 8, i32 1, i16 0, i32 undef, <8 x i1> bitcast (i8 ptrtoint (ptr @g to i8) to <8 x i1>))
; CHECK-NEXT:    ret <8 x i32> [[W]]
  %w = call <8 x i32> @llvm.genx.wrregioni.v8i32.v8i32.i16.v8i1(<8 x i32> zeroinitializer, <8 x i32> splat (i32 1), i32 0, i32 8, i32 1, i16 0, i32 undef, <8 x i1> bitcast (i8 ptrtoint (ptr @g to i8) to <8 x i1>))
  ret <8 x i32> %w
}

; A message takes the old value only if it has the write's place, and if the old value is there before it.
define <8 x i32> @message_at_variable_place(<8 x i1> %m, <8 x i64> %p, <8 x i32> %old, i16 %o) {
; CHECK-LABEL: @message_at_variable_place(
; CHECK-NEXT:    [[X:%.*]] = call <8 x i32> @llvm.genx.svm.gather.v8i32.v8i1.v8i64(<8 x i1> [[M:%.*]], i32 0, <8 x i64> [[P:%.*]], <8 x i32> undef)
; CHECK-NEXT:    [[W:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v8i32.i16.v8i1(<8 x i32> [[OLD:%.*]], <8 x i32> [[X]], i32 0, i32 8, i32 1, i16 [[O:%.*]], i32 undef, <8 x i1> [[M]])
; CHECK-NEXT:    ret <8 x i32> [[W]]
  %x = call <8 x i32> @llvm.genx.svm.gather.v8i32.v8i1.v8i64(<8 x i1> %m, i32 0, <8 x i64> %p, <8 x i32> undef)
  %w = call <8 x i32> @llvm.genx.wrregioni.v8i32.v8i32.i16.v8i1(<8 x i32> %old, <8 x i32> %x, i32 0, i32 8, i32 1, i16 %o, i32 undef, <8 x i1> %m)
  ret <8 x i32> %w
}

define <8 x i32> @message_after_old_value(<8 x i1> %m, <8 x i64> %p, <8 x i32> %a) {
; CHECK-LABEL: @message_after_old_value(
; CHECK-NEXT:    [[OLD:%.*]] = add <8 x i32> [[A:%.*]], [[A]]
; CHECK-NEXT:    [[X:%.*]] = call <8 x i32> @llvm.genx.svm.gather.v8i32.v8i1.v8i64(<8 x i1> [[M:%.*]], i32 0, <8 x i64> [[P:%.*]], <8 x i32> [[OLD]])
; CHECK-NEXT:    ret <8 x i32> [[X]]
  %old = add <8 x i32> %a, %a
  %x = call <8 x i32> @llvm.genx.svm.gather.v8i32.v8i1.v8i64(<8 x i1> %m, i32 0, <8 x i64> %p, <8 x i32> undef)
  %w = call <8 x i32> @llvm.genx.wrregioni.v8i32.v8i32.i16.v8i1(<8 x i32> %old, <8 x i32> %x, i32 0, i32 8, i32 1, i16 0, i32 undef, <8 x i1> %m)
  ret <8 x i32> %w
}

define <16 x i32> @message_without_mask(<16 x i1> %m, i32 %buf, <16 x i32> %off, <16 x i32> %old) {
; CHECK-LABEL: @message_without_mask(
; CHECK-NEXT:    [[X:%.*]] = call <16 x i32> @llvm.genx.gather.scaled2.v16i32.v16i32(i32 2, i16 0, i32 [[BUF:%.*]], i32 0, <16 x i32> [[OFF:%.*]])
; CHECK-NEXT:    [[W:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> [[OLD:%.*]], <16 x i32> [[X]], i32 0, i32 16, i32 1, i16 0, i32 undef, <16 x i1> [[M:%.*]])
; CHECK-NEXT:    ret <16 x i32> [[W]]
  %x = call <16 x i32> @llvm.genx.gather.scaled2.v16i32.v16i32(i32 2, i16 0, i32 %buf, i32 0, <16 x i32> %off)
  %w = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> %old, <16 x i32> %x, i32 0, i32 16, i32 1, i16 0, i32 undef, <16 x i1> %m)
  ret <16 x i32> %w
}

define <16 x i32> @message_without_old_value(<16 x i1> %m, i32 %buf, <16 x i32> %off, <16 x i32> %old) {
; CHECK-LABEL: @message_without_old_value(
; CHECK-NEXT:    [[X:%.*]] = call <16 x i32> @llvm.genx.gather.masked.scaled2.v16i32.v16i32.v16i1(i32 2, i16 0, i32 [[BUF:%.*]], i32 0, <16 x i32> [[OFF:%.*]], <16 x i1> [[M:%.*]])
; CHECK-NEXT:    [[W:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> [[OLD:%.*]], <16 x i32> [[X]], i32 0, i32 16, i32 1, i16 0, i32 undef, <16 x i1> [[M]])
; CHECK-NEXT:    ret <16 x i32> [[W]]
  %x = call <16 x i32> @llvm.genx.gather.masked.scaled2.v16i32.v16i32.v16i1(i32 2, i16 0, i32 %buf, i32 0, <16 x i32> %off, <16 x i1> %m)
  %w = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> %old, <16 x i32> %x, i32 0, i32 16, i32 1, i16 0, i32 undef, <16 x i1> %m)
  ret <16 x i32> %w
}

; Undefined values replace only what is no more undefined.
define <8 x i32> @undefined_into_undefined(i16 %o) {
; CHECK-LABEL: @undefined_into_undefined(
; CHECK-NEXT:    ret <8 x i32> undef
  %w = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> undef, <4 x i32> undef, i32 0, i32 4, i32 1, i16 %o, i32 undef, i1 true)
  ret <8 x i32> %w
}

define <8 x i32> @undefined_into_poison(i16 %o) {
; CHECK-LABEL: @undefined_into_poison(
; CHECK-NEXT:    [[W:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> poison, <4 x i32> undef, i32 0, i32 4, i32 1, i16 [[O:%.*]], i32 undef, i1 true)
; CHECK-NEXT:    ret <8 x i32> [[W]]
  %w = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> poison, <4 x i32> undef, i32 0, i32 4, i32 1, i16 %o, i32 undef, i1 true)
  ret <8 x i32> %w
}

define <8 x i32> @undefined_into_noundef(<8 x i32> noundef %x) {
; CHECK-LABEL: @undefined_into_noundef(
; CHECK-NEXT:    ret <8 x i32> [[X:%.*]]
  %w = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> %x, <4 x i32> undef, i32 0, i32 4, i32 1, i16 16, i32 undef, i1 true)
  ret <8 x i32> %w
}

define <8 x i32> @undefined_into_any(<8 x i32> %x) {
; CHECK-LABEL: @undefined_into_any(
; CHECK-NEXT:    [[W:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> [[X:%.*]], <4 x i32> undef, i32 0, i32 4, i32 1, i16 16, i32 undef, i1 true)
; CHECK-NEXT:    ret <8 x i32> [[W]]
  %w = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> %x, <4 x i32> undef, i32 0, i32 4, i32 1, i16 16, i32 undef, i1 true)
  ret <8 x i32> %w
}

; A write of what is already there, read through another bitcast of it.
define <8 x i32> @there_in_wider_elements(<4 x i64> %x, i16 %o) {
; CHECK-LABEL: @there_in_wider_elements(
; CHECK-NEXT:    [[B:%.*]] = bitcast <4 x i64> [[X:%.*]] to <8 x i32>
; CHECK-NEXT:    ret <8 x i32> [[B]]
  %a = bitcast <4 x i64> %x to <8 x i32>
  %b = bitcast <4 x i64> %x to <8 x i32>
  %r = call <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32> %a, i32 0, i32 4, i32 1, i16 %o, i32 undef)
  %w = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> %b, <4 x i32> %r, i32 0, i32 4, i32 1, i16 %o, i32 undef, i1 true)
  ret <8 x i32> %w
}

define <8 x i32> @there_in_narrower_elements(<32 x i8> %x, i16 %o) {
; CHECK-LABEL: @there_in_narrower_elements(
; CHECK-NEXT:    [[A:%.*]] = bitcast <32 x i8> [[X:%.*]] to <8 x i32>
; CHECK-NEXT:    [[B:%.*]] = bitcast <32 x i8> [[X]] to <8 x i32>
; CHECK-NEXT:    [[R:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32> [[A]], i32 0, i32 4, i32 1, i16 [[O:%.*]], i32 undef)
; CHECK-NEXT:    [[W:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> [[B]], <4 x i32> [[R]], i32 0, i32 4, i32 1, i16 [[O]], i32 undef, i1 true)
; CHECK-NEXT:    ret <8 x i32> [[W]]
  %a = bitcast <32 x i8> %x to <8 x i32>
  %b = bitcast <32 x i8> %x to <8 x i32>
  %r = call <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32> %a, i32 0, i32 4, i32 1, i16 %o, i32 undef)
  %w = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> %b, <4 x i32> %r, i32 0, i32 4, i32 1, i16 %o, i32 undef, i1 true)
  ret <8 x i32> %w
}

; Elements beyond the vector.
define <8 x i32> @there_beyond_the_end(<8 x i32> %x) {
; CHECK-LABEL: @there_beyond_the_end(
; CHECK-NEXT:    [[R:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32> [[X:%.*]], i32 0, i32 4, i32 1, i16 24, i32 undef)
; CHECK-NEXT:    [[W:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> [[X]], <4 x i32> [[R]], i32 0, i32 4, i32 1, i16 24, i32 undef, i1 true)
; CHECK-NEXT:    ret <8 x i32> [[W]]
  %r = call <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32> %x, i32 0, i32 4, i32 1, i16 24, i32 undef)
  %w = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> %x, <4 x i32> %r, i32 0, i32 4, i32 1, i16 24, i32 undef, i1 true)
  ret <8 x i32> %w
}

; Predicates: the part that is read ends in what is written, begins in it, or lies before or after it.
define <8 x i1> @read_beyond_written(<16 x i1> %p, <4 x i1> %n) {
; CHECK-LABEL: @read_beyond_written(
; CHECK-NEXT:    [[W:%.*]] = call <16 x i1> @llvm.genx.wrpredregion.v16i1.v4i1(<16 x i1> [[P:%.*]], <4 x i1> [[N:%.*]], i32 8)
; CHECK-NEXT:    [[R:%.*]] = call <8 x i1> @llvm.genx.rdpredregion.v8i1.v16i1(<16 x i1> [[W]], i32 8)
; CHECK-NEXT:    ret <8 x i1> [[R]]
  %w = call <16 x i1> @llvm.genx.wrpredregion.v16i1.v4i1(<16 x i1> %p, <4 x i1> %n, i32 8)
  %r = call <8 x i1> @llvm.genx.rdpredregion.v8i1.v16i1(<16 x i1> %w, i32 8)
  ret <8 x i1> %r
}

define <8 x i1> @read_before_written(<16 x i1> %p, <4 x i1> %n) {
; CHECK-LABEL: @read_before_written(
; CHECK-NEXT:    [[W:%.*]] = call <16 x i1> @llvm.genx.wrpredregion.v16i1.v4i1(<16 x i1> [[P:%.*]], <4 x i1> [[N:%.*]], i32 12)
; CHECK-NEXT:    [[R:%.*]] = call <8 x i1> @llvm.genx.rdpredregion.v8i1.v16i1(<16 x i1> [[W]], i32 8)
; CHECK-NEXT:    ret <8 x i1> [[R]]
  %w = call <16 x i1> @llvm.genx.wrpredregion.v16i1.v4i1(<16 x i1> %p, <4 x i1> %n, i32 12)
  %r = call <8 x i1> @llvm.genx.rdpredregion.v8i1.v16i1(<16 x i1> %w, i32 8)
  ret <8 x i1> %r
}

define <4 x i1> @read_ends_where_written_begins(<16 x i1> %p, <4 x i1> %n) {
; CHECK-LABEL: @read_ends_where_written_begins(
; CHECK-NEXT:    [[R:%.*]] = call <4 x i1> @llvm.genx.rdpredregion.v4i1.v16i1(<16 x i1> [[P:%.*]], i32 4)
; CHECK-NEXT:    ret <4 x i1> [[R]]
  %w = call <16 x i1> @llvm.genx.wrpredregion.v16i1.v4i1(<16 x i1> %p, <4 x i1> %n, i32 8)
  %r = call <4 x i1> @llvm.genx.rdpredregion.v4i1.v16i1(<16 x i1> %w, i32 4)
  ret <4 x i1> %r
}

define <4 x i1> @read_begins_where_written_ends(<16 x i1> %p, <4 x i1> %n) {
; CHECK-LABEL: @read_begins_where_written_ends(
; CHECK-NEXT:    [[R:%.*]] = call <4 x i1> @llvm.genx.rdpredregion.v4i1.v16i1(<16 x i1> [[P:%.*]], i32 8)
; CHECK-NEXT:    ret <4 x i1> [[R]]
  %w = call <16 x i1> @llvm.genx.wrpredregion.v16i1.v4i1(<16 x i1> %p, <4 x i1> %n, i32 4)
  %r = call <4 x i1> @llvm.genx.rdpredregion.v4i1.v16i1(<16 x i1> %w, i32 8)
  ret <4 x i1> %r
}

define <16 x i1> @write_has_other_user(<16 x i1> %p, <4 x i1> %n) {
; CHECK-LABEL: @write_has_other_user(
; CHECK-NEXT:    [[W:%.*]] = call <16 x i1> @llvm.genx.wrpredregion.v16i1.v4i1(<16 x i1> [[P:%.*]], <4 x i1> [[N:%.*]], i32 4)
; CHECK-NEXT:    [[R:%.*]] = call <4 x i1> @llvm.genx.rdpredregion.v4i1.v16i1(<16 x i1> [[W]], i32 8)
; CHECK-NEXT:    [[V:%.*]] = call <16 x i1> @llvm.genx.wrpredregion.v16i1.v4i1(<16 x i1> [[W]], <4 x i1> [[R]], i32 0)
; CHECK-NEXT:    ret <16 x i1> [[V]]
  %w = call <16 x i1> @llvm.genx.wrpredregion.v16i1.v4i1(<16 x i1> %p, <4 x i1> %n, i32 4)
  %r = call <4 x i1> @llvm.genx.rdpredregion.v4i1.v16i1(<16 x i1> %w, i32 8)
  %v = call <16 x i1> @llvm.genx.wrpredregion.v16i1.v4i1(<16 x i1> %w, <4 x i1> %r, i32 0)
  ret <16 x i1> %v
}

define i1 @one_lane_written(<16 x i1> %p, i1 %n) {
; CHECK-LABEL: @one_lane_written(
; CHECK-NEXT:    [[W:%.*]] = call <16 x i1> @llvm.genx.wrpredregion.v16i1.i1(<16 x i1> [[P:%.*]], i1 [[N:%.*]], i32 3)
; CHECK-NEXT:    [[R:%.*]] = call i1 @llvm.genx.rdpredregion.i1.v16i1(<16 x i1> [[W]], i32 3)
; CHECK-NEXT:    ret i1 [[R]]
  %w = call <16 x i1> @llvm.genx.wrpredregion.v16i1.i1(<16 x i1> %p, i1 %n, i32 3)
  %r = call i1 @llvm.genx.rdpredregion.i1.v16i1(<16 x i1> %w, i32 3)
  ret i1 %r
}

define i1 @one_lane_not_written(<16 x i1> %p, <4 x i1> %n) {
; CHECK-LABEL: @one_lane_not_written(
; CHECK-NEXT:    [[W:%.*]] = call <16 x i1> @llvm.genx.wrpredregion.v16i1.v4i1(<16 x i1> [[P:%.*]], <4 x i1> [[N:%.*]], i32 4)
; CHECK-NEXT:    [[R:%.*]] = call i1 @llvm.genx.rdpredregion.i1.v16i1(<16 x i1> [[W]], i32 3)
; CHECK-NEXT:    ret i1 [[R]]
  %w = call <16 x i1> @llvm.genx.wrpredregion.v16i1.v4i1(<16 x i1> %p, <4 x i1> %n, i32 4)
  %r = call i1 @llvm.genx.rdpredregion.i1.v16i1(<16 x i1> %w, i32 3)
  ret i1 %r
}

define <2 x i1> @part_of_part(<16 x i1> %p, <32 x i1> %q) {
; CHECK-LABEL: @part_of_part(
; CHECK-NEXT:    [[R:%.*]] = call <2 x i1> @llvm.genx.rdpredregion.v2i1.v32i1(<32 x i1> [[Q:%.*]], i32 20)
; CHECK-NEXT:    ret <2 x i1> [[R]]
  %n = call <8 x i1> @llvm.genx.rdpredregion.v8i1.v32i1(<32 x i1> %q, i32 16)
  %w = call <16 x i1> @llvm.genx.wrpredregion.v16i1.v8i1(<16 x i1> %p, <8 x i1> %n, i32 8)
  %r = call <2 x i1> @llvm.genx.rdpredregion.v2i1.v16i1(<16 x i1> %w, i32 12)
  ret <2 x i1> %r
}

define <16 x i1> @poison_written(<16 x i1> %p) {
; CHECK-LABEL: @poison_written(
; CHECK-NEXT:    ret <16 x i1> [[P:%.*]]
  %w = call <16 x i1> @llvm.genx.wrpredregion.v16i1.v4i1(<16 x i1> %p, <4 x i1> poison, i32 8)
  ret <16 x i1> %w
}

define <16 x i1> @lanes_of_another_place(<16 x i1> %p) {
; CHECK-LABEL: @lanes_of_another_place(
; CHECK-NEXT:    [[N:%.*]] = call <4 x i1> @llvm.genx.rdpredregion.v4i1.v16i1(<16 x i1> [[P:%.*]], i32 4)
; CHECK-NEXT:    [[W:%.*]] = call <16 x i1> @llvm.genx.wrpredregion.v16i1.v4i1(<16 x i1> [[P]], <4 x i1> [[N]], i32 8)
; CHECK-NEXT:    ret <16 x i1> [[W]]
  %n = call <4 x i1> @llvm.genx.rdpredregion.v4i1.v16i1(<16 x i1> %p, i32 4)
  %w = call <16 x i1> @llvm.genx.wrpredregion.v16i1.v4i1(<16 x i1> %p, <4 x i1> %n, i32 8)
  ret <16 x i1> %w
}

define <16 x i1> @poison_masked(<16 x i1> %p, <16 x i1> %m) {
; CHECK-LABEL: @poison_masked(
; CHECK-NEXT:    ret <16 x i1> [[P:%.*]]
  %w = call <16 x i1> @llvm.genx.wrpredpredregion.v16i1.v4i1(<16 x i1> %p, <4 x i1> poison, i32 8, <16 x i1> %m)
  ret <16 x i1> %w
}

define <16 x i1> @lanes_masked(<16 x i1> %p, <16 x i1> %m) {
; CHECK-LABEL: @lanes_masked(
; CHECK-NEXT:    ret <16 x i1> [[P:%.*]]
  %n = call <4 x i1> @llvm.genx.rdpredregion.v4i1.v16i1(<16 x i1> %p, i32 8)
  %w = call <16 x i1> @llvm.genx.wrpredpredregion.v16i1.v4i1(<16 x i1> %p, <4 x i1> %n, i32 8, <16 x i1> %m)
  ret <16 x i1> %w
}

define <8 x i1> @variable_mask(<8 x i1> %p, <4 x i1> %n, <8 x i1> %m) {
; CHECK-LABEL: @variable_mask(
; CHECK-NEXT:    [[W:%.*]] = call <8 x i1> @llvm.genx.wrpredpredregion.v8i1.v4i1(<8 x i1> [[P:%.*]], <4 x i1> [[N:%.*]], i32 4, <8 x i1> [[M:%.*]])
; CHECK-NEXT:    ret <8 x i1> [[W]]
  %w = call <8 x i1> @llvm.genx.wrpredpredregion.v8i1.v4i1(<8 x i1> %p, <4 x i1> %n, i32 4, <8 x i1> %m)
  ret <8 x i1> %w
}

; Lanes 0 to 3 of the masks do not count.
define <8 x i1> @masked_on_or_undefined(<8 x i1> %p, <4 x i1> %n) {
; CHECK-LABEL: @masked_on_or_undefined(
; CHECK-NEXT:    [[W:%.*]] = call <8 x i1> @llvm.genx.wrpredregion.v8i1.v4i1(<8 x i1> [[P:%.*]], <4 x i1> [[N:%.*]], i32 4)
; CHECK-NEXT:    ret <8 x i1> [[W]]
  %w = call <8 x i1> @llvm.genx.wrpredpredregion.v8i1.v4i1(<8 x i1> %p, <4 x i1> %n, i32 4, <8 x i1> <i1 false, i1 false, i1 false, i1 false, i1 true, i1 undef, i1 true, i1 true>)
  ret <8 x i1> %w
}

define <8 x i1> @masked_off_or_undefined(<8 x i1> %p, <4 x i1> %n) {
; CHECK-LABEL: @masked_off_or_undefined(
; CHECK-NEXT:    ret <8 x i1> [[P:%.*]]
  %w = call <8 x i1> @llvm.genx.wrpredpredregion.v8i1.v4i1(<8 x i1> %p, <4 x i1> %n, i32 4, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 undef, i1 false, i1 false>)
  ret <8 x i1> %w
}

define <8 x i1> @masked_by_expression(<8 x i1> %p, <4 x i1> %n) {
; CHECK-LABEL: @masked_by_expression(
; CHECK-NEXT:    [[W:%.*]] = call <8 x i1> @llvm.genx.wrpredpredregion.v8i1.v4i1(<8 x i1> [[P:%.*]], <4 x i1> [[N:%.*]], i32 4, <8 x i1> bitcast (i8 ptrtoint (ptr @g to i8) to <8 x i1>))
; CHECK-NEXT:    ret <8 x i1> [[W]]
  %w = call <8 x i1> @llvm.genx.wrpredpredregion.v8i1.v4i1(<8 x i1> %p, <4 x i1> %n, i32 4, <8 x i1> bitcast (i8 ptrtoint (ptr @g to i8) to <8 x i1>))
  ret <8 x i1> %w
}

define <8 x i1> @constants_masked_by_expression() {
; CHECK-LABEL: @constants_masked_by_expression(
; CHECK-NEXT:    [[W:%.*]] = call <8 x i1> @llvm.genx.wrpredpredregion.v8i1.v4i1(<8 x i1> zeroinitializer, <4 x i1> splat (i1 true), i32 4, <8 x i1> bitcast (i8 ptrtoint (ptr @g to i8) to <8 x i1>))
; CHECK-NEXT:    ret <8 x i1> [[W]]
  %w = call <8 x i1> @llvm.genx.wrpredpredregion.v8i1.v4i1(<8 x i1> zeroinitializer, <4 x i1> splat (i1 true), i32 4, <8 x i1> bitcast (i8 ptrtoint (ptr @g to i8) to <8 x i1>))
  ret <8 x i1> %w
}

define i1 @any_of_expression() {
; CHECK-LABEL: @any_of_expression(
; CHECK-NEXT:    [[R:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> bitcast (i8 ptrtoint (ptr @g to i8) to <8 x i1>))
; CHECK-NEXT:    ret i1 [[R]]
  %r = call i1 @llvm.genx.any.v8i1(<8 x i1> bitcast (i8 ptrtoint (ptr @g to i8) to <8 x i1>))
  ret i1 %r
}

; A write in place of one that dissolves dissolves too; the old value in its place need not.
define <4 x i32> @new_write_dissolves(<8 x i32> %x, <4 x i32> %y) {
; CHECK-LABEL: @new_write_dissolves(
; CHECK-NEXT:    [[R:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32> [[X:%.*]], i32 0, i32 4, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    ret <4 x i32> [[R]]
  %w = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.v4i1(<8 x i32> %x, <4 x i32> %y, i32 0, i32 4, i32 1, i16 16, i32 undef, <4 x i1> <i1 true, i1 undef, i1 true, i1 true>)
  %r = call <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32> %w, i32 0, i32 4, i32 1, i16 0, i32 undef)
  ret <4 x i32> %r
}

define <4 x i32> @old_write_stays(<8 x i32> %x, <4 x i32> %a, ptr addrspace(1) %p) {
; CHECK-LABEL: @old_write_stays(
; CHECK-NEXT:    [[Y:%.*]] = add <4 x i32> [[A:%.*]], [[A]]
; CHECK-NEXT:    [[V:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> [[X:%.*]], <4 x i32> [[Y]], i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    store <8 x i32> [[V]], ptr addrspace(1) [[P:%.*]], align 32
; CHECK-NEXT:    [[R:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32> [[V]], i32 0, i32 4, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    ret <4 x i32> [[R]]
  %y = add <4 x i32> %a, %a
  %v = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> %x, <4 x i32> %y, i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
  store <8 x i32> %v, ptr addrspace(1) %p
  %w = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> %v, <4 x i32> poison, i32 0, i32 4, i32 1, i16 16, i32 undef, i1 true)
  %r = call <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32> %w, i32 0, i32 4, i32 1, i16 0, i32 undef)
  ret <4 x i32> %r
}

define <8 x i1> @constants_under_variable_mask(<8 x i1> %m) {
; CHECK-LABEL: @constants_under_variable_mask(
; CHECK-NEXT:    [[W:%.*]] = call <8 x i1> @llvm.genx.wrpredpredregion.v8i1.v4i1(<8 x i1> zeroinitializer, <4 x i1> splat (i1 true), i32 4, <8 x i1> [[M:%.*]])
; CHECK-NEXT:    ret <8 x i1> [[W]]
  %w = call <8 x i1> @llvm.genx.wrpredpredregion.v8i1.v4i1(<8 x i1> zeroinitializer, <4 x i1> splat (i1 true), i32 4, <8 x i1> %m)
  ret <8 x i1> %w
}

; Constants: what lies beyond the vector is dropped, lanes of expressions stay unknown.
define <4 x i32> @constants_before_the_start() {
; CHECK-LABEL: @constants_before_the_start(
; CHECK-NEXT:    ret <4 x i32> <i32 6, i32 2, i32 3, i32 4>
  %w = call <4 x i32> @llvm.genx.wrregioni.v4i32.v2i32.i16.i1(<4 x i32> <i32 1, i32 2, i32 3, i32 4>, <2 x i32> <i32 5, i32 6>, i32 0, i32 2, i32 1, i16 -4, i32 undef, i1 true)
  ret <4 x i32> %w
}

define <4 x i32> @constants_beyond_the_end() {
; CHECK-LABEL: @constants_beyond_the_end(
; CHECK-NEXT:    ret <4 x i32> <i32 1, i32 2, i32 3, i32 5>
  %w = call <4 x i32> @llvm.genx.wrregioni.v4i32.v2i32.i16.i1(<4 x i32> <i32 1, i32 2, i32 3, i32 4>, <2 x i32> <i32 5, i32 6>, i32 0, i32 2, i32 1, i16 12, i32 undef, i1 true)
  ret <4 x i32> %w
}

define i32 @one_of_a_splat(i16 %o) {
; CHECK-LABEL: @one_of_a_splat(
; CHECK-NEXT:    ret i32 7
  %r = call i32 @llvm.genx.rdregioni.i32.v8i32.i16(<8 x i32> splat (i32 7), i32 0, i32 1, i32 1, i16 %o, i32 undef)
  ret i32 %r
}

define i1 @one_lane_of_constant() {
; CHECK-LABEL: @one_lane_of_constant(
; CHECK-NEXT:    ret i1 false
  %r = call i1 @llvm.genx.rdpredregion.i1.v8i1(<8 x i1> <i1 true, i1 false, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, i32 1)
  ret i1 %r
}

; Arithmetic on constants.
define i32 @sum_of_three() {
; CHECK-LABEL: @sum_of_three(
; CHECK-NEXT:    ret i32 -4
  %r = call i32 @llvm.genx.add3.i32.i32(i32 1, i32 2, i32 -7)
  ret i32 %r
}

define <2 x i32> @minimum_signed() {
; CHECK-LABEL: @minimum_signed(
; CHECK-NEXT:    ret <2 x i32> <i32 1, i32 -1>
  %r = call <2 x i32> @llvm.genx.smin.v2i32.v2i32(<2 x i32> <i32 1, i32 -1>, <2 x i32> <i32 2, i32 0>)
  ret <2 x i32> %r
}

define <2 x i32> @minimum_unsigned() {
; CHECK-LABEL: @minimum_unsigned(
; CHECK-NEXT:    ret <2 x i32> <i32 1, i32 0>
  %r = call <2 x i32> @llvm.genx.umin.v2i32.v2i32(<2 x i32> <i32 1, i32 -1>, <2 x i32> <i32 2, i32 0>)
  ret <2 x i32> %r
}

define <2 x float> @second_is_nan() {
; CHECK-LABEL: @second_is_nan(
; CHECK-NEXT:    [[R:%.*]] = call <2 x float> @llvm.genx.fmin.v2f32.v2f32(<2 x float> <float 1.000000e+00, float 2.000000e+00>, <2 x float> <float 5.000000e-01, float 0x7FF8000000000000>)
; CHECK-NEXT:    ret <2 x float> [[R]]
  %r = call <2 x float> @llvm.genx.fmin.v2f32.v2f32(<2 x float> <float 1.0, float 2.0>, <2 x float> <float 0.5, float 0x7FF8000000000000>)
  ret <2 x float> %r
}

define <2 x float> @float_maximum() {
; CHECK-LABEL: @float_maximum(
; CHECK-NEXT:    ret <2 x float> <float 1.000000e+00, float 3.000000e+00>
  %r = call <2 x float> @llvm.genx.fmax.v2f32.v2f32(<2 x float> <float 1.0, float 2.0>, <2 x float> <float 0.5, float 3.0>)
  ret <2 x float> %r
}

define <2 x float> @float_minimum() {
; CHECK-LABEL: @float_minimum(
; CHECK-NEXT:    ret <2 x float> <float 5.000000e-01, float 2.000000e+00>
  %r = call <2 x float> @llvm.genx.fmin.v2f32.v2f32(<2 x float> <float 1.0, float 2.0>, <2 x float> <float 0.5, float 3.0>)
  ret <2 x float> %r
}

define <8 x i32> @expression_operand() {
; CHECK-LABEL: @expression_operand(
; CHECK-NEXT:    [[R:%.*]] = call <8 x i32> @llvm.genx.smin.v8i32.v8i32(<8 x i32> bitcast (<4 x i64> <i64 ptrtoint (ptr @g to i64), i64 0, i64 0, i64 0> to <8 x i32>), <8 x i32> splat (i32 1))
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %r = call <8 x i32> @llvm.genx.smin.v8i32.v8i32(<8 x i32> bitcast (<4 x i64> <i64 ptrtoint (ptr @g to i64), i64 0, i64 0, i64 0> to <8 x i32>), <8 x i32> splat (i32 1))
  ret <8 x i32> %r
}

; Not arithmetic on lanes: four bytes make one lane, and another operand chooses the function.
define <2 x i32> @byte_products() {
; CHECK-LABEL: @byte_products(
; CHECK-NEXT:    [[R:%.*]] = call <2 x i32> @llvm.genx.uudp4a.v2i32.v2i32.v2i32.v2i32(<2 x i32> splat (i32 1), <2 x i32> splat (i32 257), <2 x i32> splat (i32 258))
; CHECK-NEXT:    ret <2 x i32> [[R]]
  %r = call <2 x i32> @llvm.genx.uudp4a.v2i32.v2i32.v2i32.v2i32(<2 x i32> splat (i32 1), <2 x i32> splat (i32 257), <2 x i32> splat (i32 258))
  ret <2 x i32> %r
}

define i32 @boolean_function() {
; CHECK-LABEL: @boolean_function(
; CHECK-NEXT:    [[R:%.*]] = call i32 @llvm.genx.bfn.i32.i32(i32 1, i32 257, i32 258, i8 17)
; CHECK-NEXT:    ret i32 [[R]]
  %r = call i32 @llvm.genx.bfn.i32.i32(i32 1, i32 257, i32 258, i8 17)
  ret i32 %r
}

define <8 x float> @line_of_constants() {
; CHECK-LABEL: @line_of_constants(
; CHECK-NEXT:    [[R:%.*]] = call <8 x float> @llvm.genx.line.v8f32.v8f32(<4 x float> splat (float 1.000000e+00), <8 x float> splat (float 2.000000e+00))
; CHECK-NEXT:    ret <8 x float> [[R]]
  %r = call <8 x float> @llvm.genx.line.v8f32.v8f32(<4 x float> splat (float 1.0), <8 x float> splat (float 2.0))
  ret <8 x float> %r
}
