; What only matters for dead lanes goes.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-dead-vectors -verify-each -S %s | FileCheck %s
; RUN: cmx-opt -passes=cmx-dead-vectors,cmx-dead-vectors -S %s | FileCheck %s

declare <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32>, i32, i32, i32, i16, i32)
declare <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32>, <8 x i32>, i32, i32, i32, i16, i32, i1)
declare <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.v8i1(<16 x i32>, <8 x i32>, i32, i32, i32, i16, i32, <8 x i1>)
declare <16 x i1> @llvm.genx.wrpredregion.v16i1.v8i1(<16 x i1>, <8 x i1>, i32)
declare <8 x i1> @llvm.genx.rdpredregion.v8i1.v16i1(<16 x i1>, i32)
declare <8 x i32> @llvm.genx.gather.scaled.v8i32.v8i1.v8i32(<8 x i1>, i32, i16, i32, i32, <8 x i32>, <8 x i32>)

; The first write lies outside of what is read.
define <8 x i32> @dead_write(<16 x i32> %v, <8 x i32> %x) {
; CHECK-LABEL: @dead_write(
; CHECK-NEXT:    [[R:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[V:%.*]], i32 8, i32 8, i32 1, i16 32, i32 undef)
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %w = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> %v, <8 x i32> %x, i32 8, i32 8, i32 1, i16 0, i32 undef, i1 true)
  %r = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> %w, i32 8, i32 8, i32 1, i16 32, i32 undef)
  ret <8 x i32> %r
}

; The old value lies outside.
define <8 x i32> @dead_old_value(<16 x i32> %v, <8 x i32> %x) {
; CHECK-LABEL: @dead_old_value(
; CHECK-NEXT:    [[W:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> poison, <8 x i32> [[X:%.*]], i32 8, i32 8, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[R:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[W]], i32 8, i32 8, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %w = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> %v, <8 x i32> %x, i32 8, i32 8, i32 1, i16 0, i32 undef, i1 true)
  %r = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> %w, i32 8, i32 8, i32 1, i16 0, i32 undef)
  ret <8 x i32> %r
}

; One lane of what is read is the old value's.
define <8 x i32> @live_old_value(<16 x i32> %v, <8 x i32> %x) {
; CHECK-LABEL: @live_old_value(
; CHECK-NEXT:    [[W:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> [[V:%.*]], <8 x i32> [[X:%.*]], i32 8, i32 8, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[R:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[W]], i32 8, i32 8, i32 1, i16 4, i32 undef)
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %w = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> %v, <8 x i32> %x, i32 8, i32 8, i32 1, i16 0, i32 undef, i1 true)
  %r = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> %w, i32 8, i32 8, i32 1, i16 4, i32 undef)
  ret <8 x i32> %r
}

; A mask leaves lanes of the old value.
define <8 x i32> @masked_old_value(<16 x i32> %v, <8 x i32> %x, <8 x i1> %m) {
; CHECK-LABEL: @masked_old_value(
; CHECK-NEXT:    [[W:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.v8i1(<16 x i32> [[V:%.*]], <8 x i32> [[X:%.*]], i32 8, i32 8, i32 1, i16 0, i32 undef, <8 x i1> [[M:%.*]])
; CHECK-NEXT:    [[R:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[W]], i32 8, i32 8, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %w = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.v8i1(<16 x i32> %v, <8 x i32> %x, i32 8, i32 8, i32 1, i16 0, i32 undef, <8 x i1> %m)
  %r = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> %w, i32 8, i32 8, i32 1, i16 0, i32 undef)
  ret <8 x i32> %r
}

define <16 x i32> @mask_is_false(<16 x i32> %v, <8 x i32> %x) {
; CHECK-LABEL: @mask_is_false(
; CHECK-NEXT:    ret <16 x i32> [[V:%.*]]
  %w = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.v8i1(<16 x i32> %v, <8 x i32> %x, i32 8, i32 8, i32 1, i16 0, i32 undef, <8 x i1> zeroinitializer)
  ret <16 x i32> %w
}

; One lane of the mask is true.
define <16 x i32> @mask_is_true_once(<16 x i32> %v, <8 x i32> %x) {
; CHECK-LABEL: @mask_is_true_once(
; CHECK-NEXT:    [[W:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.v8i1(<16 x i32> [[V:%.*]], <8 x i32> [[X:%.*]], i32 8, i32 8, i32 1, i16 0, i32 undef, <8 x i1> <i1 false, i1 false, i1 false, i1 false, i1 true, i1 false, i1 false, i1 false>)
; CHECK-NEXT:    ret <16 x i32> [[W]]
  %w = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.v8i1(<16 x i32> %v, <8 x i32> %x, i32 8, i32 8, i32 1, i16 0, i32 undef, <8 x i1> <i1 0, i1 0, i1 0, i1 0, i1 1, i1 0, i1 0, i1 0>)
  ret <16 x i32> %w
}

; A variable place may be any.
define <8 x i32> @variable_place(<16 x i32> %v, <8 x i32> %x, i16 %at) {
; CHECK-LABEL: @variable_place(
; CHECK-NEXT:    [[W:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> [[V:%.*]], <8 x i32> [[X:%.*]], i32 8, i32 8, i32 1, i16 [[AT:%.*]], i32 undef, i1 true)
; CHECK-NEXT:    [[R:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[W]], i32 8, i32 8, i32 1, i16 32, i32 undef)
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %w = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> %v, <8 x i32> %x, i32 8, i32 8, i32 1, i16 %at, i32 undef, i1 true)
  %r = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> %w, i32 8, i32 8, i32 1, i16 32, i32 undef)
  ret <8 x i32> %r
}

; At byte 31 at most, it reaches lane 14.
define <1 x i32> @variable_place_in_range(<16 x i32> %v, <8 x i32> %x, i16 %at) {
; CHECK-LABEL: @variable_place_in_range(
; CHECK-NEXT:    [[R:%.*]] = shufflevector <16 x i32> [[V:%.*]], <16 x i32> poison, <1 x i32> <i32 15>
; CHECK-NEXT:    ret <1 x i32> [[R]]
  %few = and i16 %at, 28
  %w = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> %v, <8 x i32> %x, i32 8, i32 8, i32 1, i16 %few, i32 undef, i1 true)
  %r = shufflevector <16 x i32> %w, <16 x i32> poison, <1 x i32> <i32 15>
  ret <1 x i32> %r
}

define <8 x i1> @predicates(<16 x i1> %old, <8 x i1> %a, <8 x i1> %b) {
; CHECK-LABEL: @predicates(
; CHECK-NEXT:    [[W:%.*]] = call <16 x i1> @llvm.genx.wrpredregion.v16i1.v8i1(<16 x i1> poison, <8 x i1> [[B:%.*]], i32 8)
; CHECK-NEXT:    [[R:%.*]] = call <8 x i1> @llvm.genx.rdpredregion.v8i1.v16i1(<16 x i1> [[W]], i32 8)
; CHECK-NEXT:    ret <8 x i1> [[R]]
  %v = call <16 x i1> @llvm.genx.wrpredregion.v16i1.v8i1(<16 x i1> %old, <8 x i1> %a, i32 0)
  %w = call <16 x i1> @llvm.genx.wrpredregion.v16i1.v8i1(<16 x i1> %v, <8 x i1> %b, i32 8)
  %r = call <8 x i1> @llvm.genx.rdpredregion.v8i1.v16i1(<16 x i1> %w, i32 8)
  ret <8 x i1> %r
}

; The two phis keep each other alive, and nothing else does.
define i32 @phis(<16 x i32> %v, i32 %n) {
; CHECK-LABEL: @phis(
; CHECK:       entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    [[I:%.*]] = phi i32 [ 0, %entry ], [ [[J:%.*]], %loop ]
; CHECK-NEXT:    [[J]] = add i32 [[I]], 1
; CHECK-NEXT:    [[C:%.*]] = icmp ult i32 [[J]], [[N:%.*]]
; CHECK-NEXT:    br i1 [[C]], label %loop, label %exit
; CHECK:       exit:
; CHECK-NEXT:    ret i32 [[J]]
entry:
  br label %loop
loop:
  %p = phi <16 x i32> [ %v, %entry ], [ %q, %loop ]
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %q = add <16 x i32> %p, %p
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  ret i32 %j
}

; Lanes 8 to 15 only go round: their update goes, those of 0 to 7 stay.
define <8 x i32> @half_a_loop(<16 x i32> %v, i32 %n) {
; CHECK-LABEL: @half_a_loop(
; CHECK:       entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    [[P:%.*]] = phi <16 x i32> [ [[V:%.*]], %entry ], [ [[X:%.*]], %loop ]
; CHECK-NEXT:    [[I:%.*]] = phi i32 [ 0, %entry ], [ [[J:%.*]], %loop ]
; CHECK-NEXT:    [[LO:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[P]], i32 8, i32 8, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[LO2:%.*]] = add <8 x i32> [[LO]], [[LO]]
; CHECK-NEXT:    [[X]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> poison, <8 x i32> [[LO2]], i32 8, i32 8, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[J]] = add i32 [[I]], 1
; CHECK-NEXT:    [[C:%.*]] = icmp ult i32 [[J]], [[N:%.*]]
; CHECK-NEXT:    br i1 [[C]], label %loop, label %exit
; CHECK:       exit:
; CHECK-NEXT:    ret <8 x i32> [[LO2]]
entry:
  br label %loop
loop:
  %p = phi <16 x i32> [ %v, %entry ], [ %y, %loop ]
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %lo = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> %p, i32 8, i32 8, i32 1, i16 0, i32 undef)
  %hi = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> %p, i32 8, i32 8, i32 1, i16 32, i32 undef)
  %lo2 = add <8 x i32> %lo, %lo
  %hi2 = mul <8 x i32> %hi, %lo
  %x = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> %p, <8 x i32> %lo2, i32 8, i32 8, i32 1, i16 0, i32 undef, i1 true)
  %y = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> %x, <8 x i32> %hi2, i32 8, i32 8, i32 1, i16 32, i32 undef, i1 true)
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  ret <8 x i32> %lo2
}

; Through a bitcast, in bytes.
define <8 x i32> @through_bitcast(<64 x i8> %b, <8 x i32> %x) {
; CHECK-LABEL: @through_bitcast(
; CHECK-NEXT:    [[F:%.*]] = insertelement <64 x i8> [[B:%.*]], i8 2, i32 35
; CHECK-NEXT:    [[V:%.*]] = bitcast <64 x i8> [[F]] to <16 x i32>
; CHECK-NEXT:    [[R:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[V]], i32 8, i32 8, i32 1, i16 32, i32 undef)
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %e = insertelement <64 x i8> %b, i8 1, i32 3
  %f = insertelement <64 x i8> %e, i8 2, i32 35
  %v = bitcast <64 x i8> %f to <16 x i32>
  %r = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> %v, i32 8, i32 8, i32 1, i16 32, i32 undef)
  ret <8 x i32> %r
}

; The truncation reads one byte of each element; but without the others, which
; the vector of bytes then lacks, the whole element would be poison.
define <16 x i8> @bytes_of_one_element(<16 x i8> %a) {
; CHECK-LABEL: @bytes_of_one_element(
; CHECK-NEXT:    [[B:%.*]] = shufflevector <16 x i8> [[A:%.*]], <16 x i8> zeroinitializer, <64 x i32> <i32 0, i32 16, i32 16, i32 16, i32 1, i32 16, i32 16, i32 16, i32 2, i32 16, i32 16, i32 16, i32 3, i32 16, i32 16, i32 16, i32 4, i32 16, i32 16, i32 16, i32 5, i32 16, i32 16, i32 16, i32 6, i32 16, i32 16, i32 16, i32 7, i32 16, i32 16, i32 16, i32 8, i32 16, i32 16, i32 16, i32 9, i32 16, i32 16, i32 16, i32 10, i32 16, i32 16, i32 16, i32 11, i32 16, i32 16, i32 16, i32 12, i32 16, i32 16, i32 16, i32 13, i32 16, i32 16, i32 16, i32 14, i32 16, i32 16, i32 16, i32 15, i32 16, i32 16, i32 16>
; CHECK-NEXT:    [[V:%.*]] = bitcast <64 x i8> [[B]] to <16 x i32>
; CHECK-NEXT:    [[T:%.*]] = trunc <16 x i32> [[V]] to <16 x i8>
; CHECK-NEXT:    ret <16 x i8> [[T]]
  %b = shufflevector <16 x i8> %a, <16 x i8> zeroinitializer, <64 x i32> <i32 0, i32 16, i32 16, i32 16, i32 1, i32 16, i32 16, i32 16, i32 2, i32 16, i32 16, i32 16, i32 3, i32 16, i32 16, i32 16, i32 4, i32 16, i32 16, i32 16, i32 5, i32 16, i32 16, i32 16, i32 6, i32 16, i32 16, i32 16, i32 7, i32 16, i32 16, i32 16, i32 8, i32 16, i32 16, i32 16, i32 9, i32 16, i32 16, i32 16, i32 10, i32 16, i32 16, i32 16, i32 11, i32 16, i32 16, i32 16, i32 12, i32 16, i32 16, i32 16, i32 13, i32 16, i32 16, i32 16, i32 14, i32 16, i32 16, i32 16, i32 15, i32 16, i32 16, i32 16>
  %v = bitcast <64 x i8> %b to <16 x i32>
  %t = trunc <16 x i32> %v to <16 x i8>
  ret <16 x i8> %t
}

define <4 x i32> @shuffles(<4 x i32> %a, <4 x i32> %b) {
; CHECK-LABEL: @shuffles(
; CHECK-NEXT:    [[S:%.*]] = shufflevector <4 x i32> [[A:%.*]], <4 x i32> poison, <4 x i32> <i32 0, i32 poison, i32 2, i32 poison>
; CHECK-NEXT:    [[R:%.*]] = shufflevector <4 x i32> [[S]], <4 x i32> poison, <4 x i32> <i32 0, i32 2, i32 0, i32 2>
; CHECK-NEXT:    ret <4 x i32> [[R]]
  %s = shufflevector <4 x i32> %a, <4 x i32> %b, <4 x i32> <i32 0, i32 5, i32 2, i32 7>
  %r = shufflevector <4 x i32> %s, <4 x i32> poison, <4 x i32> <i32 0, i32 2, i32 0, i32 2>
  ret <4 x i32> %r
}

; The divisor keeps all its lanes, whichever quotients are read.
define i32 @divisors(<4 x i32> %a, <4 x i32> %b, i32 %x) {
; CHECK-LABEL: @divisors(
; CHECK-NEXT:    [[D:%.*]] = insertelement <4 x i32> [[B:%.*]], i32 [[X:%.*]], i32 2
; CHECK-NEXT:    [[Q:%.*]] = udiv <4 x i32> [[A:%.*]], [[D]]
; CHECK-NEXT:    [[R:%.*]] = extractelement <4 x i32> [[Q]], i32 1
; CHECK-NEXT:    ret i32 [[R]]
  %d = insertelement <4 x i32> %b, i32 %x, i32 2
  %n = insertelement <4 x i32> %a, i32 %x, i32 2
  %q = udiv <4 x i32> %n, %d
  %r = extractelement <4 x i32> %q, i32 1
  ret i32 %r
}

define <8 x i32> @old_value_of_message(i32 %s, <8 x i32> %at, <8 x i32> %old) {
; CHECK-LABEL: @old_value_of_message(
; CHECK-NEXT:    [[G:%.*]] = call <8 x i32> @llvm.genx.gather.scaled.v8i32.v8i1.v8i32(<8 x i1> splat (i1 true), i32 2, i16 0, i32 [[S:%.*]], i32 0, <8 x i32> [[AT:%.*]], <8 x i32> poison)
; CHECK-NEXT:    ret <8 x i32> [[G]]
  %g = call <8 x i32> @llvm.genx.gather.scaled.v8i32.v8i1.v8i32(<8 x i1> splat (i1 true), i32 2, i16 0, i32 %s, i32 0, <8 x i32> %at, <8 x i32> %old)
  ret <8 x i32> %g
}

; Addresses and mask of a gather count although the lanes are dead.
define i32 @addresses(i32 %s, <8 x i32> %at, <8 x i32> %old, <8 x i1> %m, i32 %x) {
; CHECK-LABEL: @addresses(
; CHECK-NEXT:    [[A:%.*]] = insertelement <8 x i32> [[AT:%.*]], i32 [[X:%.*]], i32 5
; CHECK-NEXT:    [[N:%.*]] = insertelement <8 x i1> [[M:%.*]], i1 false, i32 5
; CHECK-NEXT:    [[G:%.*]] = call <8 x i32> @llvm.genx.gather.scaled.v8i32.v8i1.v8i32(<8 x i1> [[N]], i32 2, i16 0, i32 [[S:%.*]], i32 0, <8 x i32> [[A]], <8 x i32> [[OLD:%.*]])
; CHECK-NEXT:    [[R:%.*]] = extractelement <8 x i32> [[G]], i32 3
; CHECK-NEXT:    ret i32 [[R]]
  %a = insertelement <8 x i32> %at, i32 %x, i32 5
  %n = insertelement <8 x i1> %m, i1 false, i32 5
  %o = insertelement <8 x i32> %old, i32 %x, i32 5
  %g = call <8 x i32> @llvm.genx.gather.scaled.v8i32.v8i1.v8i32(<8 x i1> %n, i32 2, i16 0, i32 %s, i32 0, <8 x i32> %a, <8 x i32> %o)
  %r = extractelement <8 x i32> %g, i32 3
  ret i32 %r
}
