; Choices by the mask that drops what they choose between.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-dead-vectors -verify-each -S %s | FileCheck %s
; RUN: cmx-opt -passes=cmx-dead-vectors,cmx-dead-vectors -S %s | FileCheck %s

declare <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.v8i1(<16 x i32>, <8 x i32>, i32, i32, i32, i16, i32, <8 x i1>)
declare <8 x i32> @llvm.genx.wrregioni.v8i32.v8i32.i16.v8i1(<8 x i32>, <8 x i32>, i32, i32, i32, i16, i32, <8 x i1>)
declare void @llvm.genx.scatter.scaled.v8i1.v8i32.v8i32(<8 x i1>, i32, i16, i32, i32, <8 x i32>, <8 x i32>)
declare <8 x i32> @llvm.genx.gather.scaled.v8i32.v8i1.v8i32(<8 x i1>, i32, i16, i32, i32, <8 x i32>, <8 x i32>)

define <16 x i32> @write_of_select(<16 x i32> %old, <8 x i32> %a, <8 x i32> %b, <8 x i1> %m) {
; CHECK-LABEL: @write_of_select(
; CHECK-NEXT:    [[SUM:%.*]] = add <8 x i32> [[A:%.*]], [[B:%.*]]
; CHECK-NEXT:    [[W:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.v8i1(<16 x i32> [[OLD:%.*]], <8 x i32> [[SUM]], i32 8, i32 8, i32 1, i16 0, i32 undef, <8 x i1> [[M:%.*]])
; CHECK-NEXT:    ret <16 x i32> [[W]]
  %sum = add <8 x i32> %a, %b
  %product = mul <8 x i32> %a, %b
  %n = select <8 x i1> %m, <8 x i32> %sum, <8 x i32> %product
  %w = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.v8i1(<16 x i32> %old, <8 x i32> %n, i32 8, i32 8, i32 1, i16 0, i32 undef, <8 x i1> %m)
  ret <16 x i32> %w
}

define <16 x i32> @complement(<16 x i32> %old, <8 x i32> %a, <8 x i32> %b, <8 x i1> %m) {
; CHECK-LABEL: @complement(
; CHECK-NEXT:    [[W:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.v8i1(<16 x i32> [[OLD:%.*]], <8 x i32> [[B:%.*]], i32 8, i32 8, i32 1, i16 0, i32 undef, <8 x i1> [[M:%.*]])
; CHECK-NEXT:    ret <16 x i32> [[W]]
  %i = xor <8 x i1> %m, splat (i1 true)
  %n = select <8 x i1> %i, <8 x i32> %a, <8 x i32> %b
  %w = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.v8i1(<16 x i32> %old, <8 x i32> %n, i32 8, i32 8, i32 1, i16 0, i32 undef, <8 x i1> %m)
  ret <16 x i32> %w
}

; Another mask.
define <16 x i32> @other_mask(<16 x i32> %old, <8 x i32> %a, <8 x i32> %b, <8 x i1> %m, <8 x i1> %k) {
; CHECK-LABEL: @other_mask(
; CHECK-NEXT:    [[N:%.*]] = select <8 x i1> [[K:%.*]], <8 x i32> [[A:%.*]], <8 x i32> [[B:%.*]]
; CHECK-NEXT:    [[W:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.v8i1(<16 x i32> [[OLD:%.*]], <8 x i32> [[N]], i32 8, i32 8, i32 1, i16 0, i32 undef, <8 x i1> [[M:%.*]])
; CHECK-NEXT:    ret <16 x i32> [[W]]
  %n = select <8 x i1> %k, <8 x i32> %a, <8 x i32> %b
  %w = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.v8i1(<16 x i32> %old, <8 x i32> %n, i32 8, i32 8, i32 1, i16 0, i32 undef, <8 x i1> %m)
  ret <16 x i32> %w
}

; Old values count where the mask is false.
define <8 x i32> @old_value(<8 x i32> %x, <8 x i32> %a, <8 x i32> %b, <8 x i1> %m) {
; CHECK-LABEL: @old_value(
; CHECK-NEXT:    [[W:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v8i32.i16.v8i1(<8 x i32> [[B:%.*]], <8 x i32> [[X:%.*]], i32 8, i32 8, i32 1, i16 0, i32 undef, <8 x i1> [[M:%.*]])
; CHECK-NEXT:    ret <8 x i32> [[W]]
  %n = select <8 x i1> %m, <8 x i32> %a, <8 x i32> %b
  %w = call <8 x i32> @llvm.genx.wrregioni.v8i32.v8i32.i16.v8i1(<8 x i32> %n, <8 x i32> %x, i32 8, i32 8, i32 1, i16 0, i32 undef, <8 x i1> %m)
  ret <8 x i32> %w
}

; Lanes of the old value are those of another region here.
define <16 x i32> @old_value_of_part(<8 x i32> %x, <16 x i32> %a, <16 x i32> %b, <16 x i1> %k, <8 x i1> %m) {
; CHECK-LABEL: @old_value_of_part(
; CHECK-NEXT:    [[N:%.*]] = select <16 x i1> [[K:%.*]], <16 x i32> [[A:%.*]], <16 x i32> [[B:%.*]]
; CHECK-NEXT:    [[W:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.v8i1(<16 x i32> [[N]], <8 x i32> [[X:%.*]], i32 8, i32 8, i32 1, i16 0, i32 undef, <8 x i1> [[M:%.*]])
; CHECK-NEXT:    ret <16 x i32> [[W]]
  %n = select <16 x i1> %k, <16 x i32> %a, <16 x i32> %b
  %w = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.v8i1(<16 x i32> %n, <8 x i32> %x, i32 8, i32 8, i32 1, i16 0, i32 undef, <8 x i1> %m)
  ret <16 x i32> %w
}

define <8 x i32> @select_of_write(<8 x i32> %old, <8 x i32> %a, <8 x i32> %b, <8 x i1> %m) {
; CHECK-LABEL: @select_of_write(
; CHECK-NEXT:    [[S:%.*]] = select <8 x i1> [[M:%.*]], <8 x i32> [[A:%.*]], <8 x i32> [[B:%.*]]
; CHECK-NEXT:    ret <8 x i32> [[S]]
  %w = call <8 x i32> @llvm.genx.wrregioni.v8i32.v8i32.i16.v8i1(<8 x i32> %old, <8 x i32> %a, i32 8, i32 8, i32 1, i16 0, i32 undef, <8 x i1> %m)
  %s = select <8 x i1> %m, <8 x i32> %w, <8 x i32> %b
  ret <8 x i32> %s
}

; The write turns lanes round: lane 0 of the mask is that of lane 7.
define <8 x i32> @write_of_other_lanes(<8 x i32> %old, <8 x i32> %a, <8 x i32> %b, <8 x i1> %m) {
; CHECK-LABEL: @write_of_other_lanes(
; CHECK-NEXT:    [[W:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v8i32.i16.v8i1(<8 x i32> [[OLD:%.*]], <8 x i32> [[A:%.*]], i32 1, i32 4, i32 2, i16 0, i32 undef, <8 x i1> [[M:%.*]])
; CHECK-NEXT:    [[S:%.*]] = select <8 x i1> [[M]], <8 x i32> [[W]], <8 x i32> [[B:%.*]]
; CHECK-NEXT:    ret <8 x i32> [[S]]
  %w = call <8 x i32> @llvm.genx.wrregioni.v8i32.v8i32.i16.v8i1(<8 x i32> %old, <8 x i32> %a, i32 1, i32 4, i32 2, i16 0, i32 undef, <8 x i1> %m)
  %s = select <8 x i1> %m, <8 x i32> %w, <8 x i32> %b
  ret <8 x i32> %s
}

define <8 x i32> @messages(i32 %s, <8 x i32> %at, <8 x i32> %a, <8 x i32> %b, <8 x i1> %m) {
; CHECK-LABEL: @messages(
; CHECK-NEXT:    call void @llvm.genx.scatter.scaled.v8i1.v8i32.v8i32(<8 x i1> [[M:%.*]], i32 2, i16 0, i32 [[S:%.*]], i32 0, <8 x i32> [[AT:%.*]], <8 x i32> [[A:%.*]])
; CHECK-NEXT:    [[G:%.*]] = call <8 x i32> @llvm.genx.gather.scaled.v8i32.v8i1.v8i32(<8 x i1> [[M]], i32 2, i16 0, i32 [[S]], i32 0, <8 x i32> [[AT]], <8 x i32> [[B:%.*]])
; CHECK-NEXT:    ret <8 x i32> [[G]]
  %n = select <8 x i1> %m, <8 x i32> %a, <8 x i32> %b
  call void @llvm.genx.scatter.scaled.v8i1.v8i32.v8i32(<8 x i1> %m, i32 2, i16 0, i32 %s, i32 0, <8 x i32> %at, <8 x i32> %n)
  %g = call <8 x i32> @llvm.genx.gather.scaled.v8i32.v8i1.v8i32(<8 x i1> %m, i32 2, i16 0, i32 %s, i32 0, <8 x i32> %at, <8 x i32> %n)
  ret <8 x i32> %g
}

; An address stays what it is also where the mask is false.
define void @addresses(i32 %s, <8 x i32> %a, <8 x i32> %b, <8 x i32> %x, <8 x i1> %m) {
; CHECK-LABEL: @addresses(
; CHECK-NEXT:    [[N:%.*]] = select <8 x i1> [[M:%.*]], <8 x i32> [[A:%.*]], <8 x i32> [[B:%.*]]
; CHECK-NEXT:    call void @llvm.genx.scatter.scaled.v8i1.v8i32.v8i32(<8 x i1> [[M]], i32 2, i16 0, i32 [[S:%.*]], i32 0, <8 x i32> [[N]], <8 x i32> [[X:%.*]])
; CHECK-NEXT:    ret void
  %n = select <8 x i1> %m, <8 x i32> %a, <8 x i32> %b
  call void @llvm.genx.scatter.scaled.v8i1.v8i32.v8i32(<8 x i1> %m, i32 2, i16 0, i32 %s, i32 0, <8 x i32> %n, <8 x i32> %x)
  ret void
}

; What the mask keeps is nobody's.
define <16 x i32> @into_nothing(<8 x i32> %a, <8 x i1> %m) {
; CHECK-LABEL: @into_nothing(
; CHECK-NEXT:    [[W:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.v8i1(<16 x i32> undef, <8 x i32> [[A:%.*]], i32 8, i32 8, i32 1, i16 0, i32 undef, <8 x i1> splat (i1 true))
; CHECK-NEXT:    ret <16 x i32> [[W]]
  %w = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.v8i1(<16 x i32> undef, <8 x i32> %a, i32 8, i32 8, i32 1, i16 0, i32 undef, <8 x i1> %m)
  ret <16 x i32> %w
}

; At a variable place the mask may be what keeps the write within the vector.
define <16 x i32> @into_nothing_anywhere(<8 x i32> %a, i16 %at, <8 x i1> %m) {
; CHECK-LABEL: @into_nothing_anywhere(
; CHECK-NEXT:    [[W:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.v8i1(<16 x i32> undef, <8 x i32> [[A:%.*]], i32 8, i32 8, i32 1, i16 [[AT:%.*]], i32 undef, <8 x i1> [[M:%.*]])
; CHECK-NEXT:    ret <16 x i32> [[W]]
  %w = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.v8i1(<16 x i32> undef, <8 x i32> %a, i32 8, i32 8, i32 1, i16 %at, i32 undef, <8 x i1> %m)
  ret <16 x i32> %w
}

; Nothing sees the old value: what is made of the result is stored by the same mask.
define void @old_value_of_message(i32 %s, <8 x i32> %at, <8 x i32> %x, <8 x i1> %m) {
; CHECK-LABEL: @old_value_of_message(
; CHECK-NEXT:    [[G:%.*]] = call <8 x i32> @llvm.genx.gather.scaled.v8i32.v8i1.v8i32(<8 x i1> [[M:%.*]], i32 2, i16 0, i32 [[S:%.*]], i32 0, <8 x i32> [[AT:%.*]], <8 x i32> poison)
; CHECK-NEXT:    [[SUM:%.*]] = add <8 x i32> [[G]], [[X:%.*]]
; CHECK-NEXT:    [[D:%.*]] = udiv <8 x i32> [[SUM]], splat (i32 3)
; CHECK-NEXT:    [[K:%.*]] = xor <8 x i1> [[M]], splat (i1 true)
; CHECK-NEXT:    [[C:%.*]] = select <8 x i1> [[K]], <8 x i32> [[X]], <8 x i32> [[G]]
; CHECK-NEXT:    call void @llvm.genx.scatter.scaled.v8i1.v8i32.v8i32(<8 x i1> [[M]], i32 2, i16 0, i32 [[S]], i32 0, <8 x i32> [[AT]], <8 x i32> [[SUM]])
; CHECK-NEXT:    call void @llvm.genx.scatter.scaled.v8i1.v8i32.v8i32(<8 x i1> [[M]], i32 2, i16 0, i32 [[S]], i32 4, <8 x i32> [[AT]], <8 x i32> [[D]])
; CHECK-NEXT:    call void @llvm.genx.scatter.scaled.v8i1.v8i32.v8i32(<8 x i1> splat (i1 true), i32 2, i16 0, i32 [[S]], i32 8, <8 x i32> [[AT]], <8 x i32> [[C]])
; CHECK-NEXT:    ret void
  %g = call <8 x i32> @llvm.genx.gather.scaled.v8i32.v8i1.v8i32(<8 x i1> %m, i32 2, i16 0, i32 %s, i32 0, <8 x i32> %at, <8 x i32> zeroinitializer)
  %sum = add <8 x i32> %g, %x
  %d = udiv <8 x i32> %sum, splat (i32 3)
  %k = xor <8 x i1> %m, splat (i1 true)
  %c = select <8 x i1> %k, <8 x i32> %x, <8 x i32> %g
  call void @llvm.genx.scatter.scaled.v8i1.v8i32.v8i32(<8 x i1> %m, i32 2, i16 0, i32 %s, i32 0, <8 x i32> %at, <8 x i32> %sum)
  call void @llvm.genx.scatter.scaled.v8i1.v8i32.v8i32(<8 x i1> %m, i32 2, i16 0, i32 %s, i32 4, <8 x i32> %at, <8 x i32> %d)
  call void @llvm.genx.scatter.scaled.v8i1.v8i32.v8i32(<8 x i1> splat (i1 true), i32 2, i16 0, i32 %s, i32 8, <8 x i32> %at, <8 x i32> %c)
  ret void
}

; The result as addresses, after the complement, and as a divisor.
define void @old_value_that_counts(i32 %s, <8 x i32> %at, <8 x i32> %x, <8 x i1> %m) {
; CHECK-LABEL: @old_value_that_counts(
; CHECK-NEXT:    [[G:%.*]] = call <8 x i32> @llvm.genx.gather.scaled.v8i32.v8i1.v8i32(<8 x i1> [[M:%.*]], i32 2, i16 0, i32 [[S:%.*]], i32 0, <8 x i32> [[AT:%.*]], <8 x i32> zeroinitializer)
; CHECK-NEXT:    call void @llvm.genx.scatter.scaled.v8i1.v8i32.v8i32(<8 x i1> [[M]], i32 2, i16 0, i32 [[S]], i32 0, <8 x i32> [[G]], <8 x i32> [[X:%.*]])
; CHECK-NEXT:    [[H:%.*]] = call <8 x i32> @llvm.genx.gather.scaled.v8i32.v8i1.v8i32(<8 x i1> [[M]], i32 2, i16 0, i32 [[S]], i32 4, <8 x i32> [[AT]], <8 x i32> zeroinitializer)
; CHECK-NEXT:    [[K:%.*]] = xor <8 x i1> [[M]], splat (i1 true)
; CHECK-NEXT:    call void @llvm.genx.scatter.scaled.v8i1.v8i32.v8i32(<8 x i1> [[K]], i32 2, i16 0, i32 [[S]], i32 0, <8 x i32> [[AT]], <8 x i32> [[H]])
; CHECK-NEXT:    [[I:%.*]] = call <8 x i32> @llvm.genx.gather.scaled.v8i32.v8i1.v8i32(<8 x i1> [[M]], i32 2, i16 0, i32 [[S]], i32 8, <8 x i32> [[AT]], <8 x i32> splat (i32 1))
; CHECK-NEXT:    [[Q:%.*]] = udiv <8 x i32> [[X]], [[I]]
; CHECK-NEXT:    call void @llvm.genx.scatter.scaled.v8i1.v8i32.v8i32(<8 x i1> [[M]], i32 2, i16 0, i32 [[S]], i32 0, <8 x i32> [[AT]], <8 x i32> [[Q]])
; CHECK-NEXT:    ret void
  %g = call <8 x i32> @llvm.genx.gather.scaled.v8i32.v8i1.v8i32(<8 x i1> %m, i32 2, i16 0, i32 %s, i32 0, <8 x i32> %at, <8 x i32> zeroinitializer)
  call void @llvm.genx.scatter.scaled.v8i1.v8i32.v8i32(<8 x i1> %m, i32 2, i16 0, i32 %s, i32 0, <8 x i32> %g, <8 x i32> %x)
  %h = call <8 x i32> @llvm.genx.gather.scaled.v8i32.v8i1.v8i32(<8 x i1> %m, i32 2, i16 0, i32 %s, i32 4, <8 x i32> %at, <8 x i32> zeroinitializer)
  %k = xor <8 x i1> %m, splat (i1 true)
  call void @llvm.genx.scatter.scaled.v8i1.v8i32.v8i32(<8 x i1> %k, i32 2, i16 0, i32 %s, i32 0, <8 x i32> %at, <8 x i32> %h)
  %i = call <8 x i32> @llvm.genx.gather.scaled.v8i32.v8i1.v8i32(<8 x i1> %m, i32 2, i16 0, i32 %s, i32 8, <8 x i32> %at, <8 x i32> splat (i32 1))
  %q = udiv <8 x i32> %x, %i
  call void @llvm.genx.scatter.scaled.v8i1.v8i32.v8i32(<8 x i1> %m, i32 2, i16 0, i32 %s, i32 0, <8 x i32> %at, <8 x i32> %q)
  ret void
}

; One of the uses sees all lanes.
define <8 x i32> @old_value_seen(i32 %s, <8 x i32> %at, <8 x i32> %x, <8 x i1> %m) {
; CHECK-LABEL: @old_value_seen(
; CHECK-NEXT:    [[G:%.*]] = call <8 x i32> @llvm.genx.gather.scaled.v8i32.v8i1.v8i32(<8 x i1> [[M:%.*]], i32 2, i16 0, i32 [[S:%.*]], i32 0, <8 x i32> [[AT:%.*]], <8 x i32> zeroinitializer)
; CHECK-NEXT:    [[SUM:%.*]] = add <8 x i32> [[G]], [[X:%.*]]
; CHECK-NEXT:    call void @llvm.genx.scatter.scaled.v8i1.v8i32.v8i32(<8 x i1> [[M]], i32 2, i16 0, i32 [[S]], i32 0, <8 x i32> [[AT]], <8 x i32> [[SUM]])
; CHECK-NEXT:    ret <8 x i32> [[SUM]]
  %g = call <8 x i32> @llvm.genx.gather.scaled.v8i32.v8i1.v8i32(<8 x i1> %m, i32 2, i16 0, i32 %s, i32 0, <8 x i32> %at, <8 x i32> zeroinitializer)
  %sum = add <8 x i32> %g, %x
  call void @llvm.genx.scatter.scaled.v8i1.v8i32.v8i32(<8 x i1> %m, i32 2, i16 0, i32 %s, i32 0, <8 x i32> %at, <8 x i32> %sum)
  ret <8 x i32> %sum
}
