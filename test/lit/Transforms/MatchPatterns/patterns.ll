; What becomes one operation, and on which platform.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes='cmx-match-patterns<platform=icllp>' -S %s | FileCheck %s
; A second run changes nothing.
; RUN: cmx-opt -passes='cmx-match-patterns<platform=icllp>,cmx-match-patterns<platform=icllp>' -verify-each -S %s | FileCheck %s
; RUN: cmx-opt -passes='cmx-match-patterns<platform=pvc>,cmx-match-patterns<platform=pvc>' -verify-each -S %s | FileCheck %s --check-prefix=PVC

; Averages.
define <16 x i32> @average_unsigned(<16 x i16> %a, <16 x i16> %b) {
; CHECK-LABEL: @average_unsigned(
; CHECK-NEXT:    [[X:%.*]] = zext <16 x i16> [[A:%.*]] to <16 x i32>
; CHECK-NEXT:    [[Y:%.*]] = zext <16 x i16> [[B:%.*]] to <16 x i32>
; CHECK-NEXT:    [[R:%.*]] = call <16 x i32> @llvm.genx.uuavg.v16i32.v16i32(<16 x i32> [[X]], <16 x i32> [[Y]])
; CHECK-NEXT:    ret <16 x i32> [[R]]
; PVC-LABEL: @average_unsigned(
; PVC-NEXT:    [[X:%.*]] = zext <16 x i16> [[A:%.*]] to <16 x i32>
; PVC-NEXT:    [[Y:%.*]] = zext <16 x i16> [[B:%.*]] to <16 x i32>
; PVC-NEXT:    [[R:%.*]] = call <16 x i32> @llvm.genx.uuavg.v16i32.v16i32(<16 x i32> [[X]], <16 x i32> [[Y]])
; PVC-NEXT:    ret <16 x i32> [[R]]
  %x = zext <16 x i16> %a to <16 x i32>
  %y = zext <16 x i16> %b to <16 x i32>
  %s = add <16 x i32> %x, %y
  %t = add <16 x i32> %s, splat (i32 1)
  %r = lshr <16 x i32> %t, splat (i32 1)
  ret <16 x i32> %r
}

define <16 x i16> @average_signed(<16 x i8> %a, <16 x i8> %b) {
; CHECK-LABEL: @average_signed(
; CHECK-NEXT:    [[X:%.*]] = sext <16 x i8> [[A:%.*]] to <16 x i16>
; CHECK-NEXT:    [[Y:%.*]] = sext <16 x i8> [[B:%.*]] to <16 x i16>
; CHECK-NEXT:    [[R:%.*]] = call <16 x i16> @llvm.genx.ssavg.v16i16.v16i16(<16 x i16> [[X]], <16 x i16> [[Y]])
; CHECK-NEXT:    ret <16 x i16> [[R]]
; PVC-LABEL: @average_signed(
; PVC-NEXT:    [[X:%.*]] = sext <16 x i8> [[A:%.*]] to <16 x i16>
; PVC-NEXT:    [[Y:%.*]] = sext <16 x i8> [[B:%.*]] to <16 x i16>
; PVC-NEXT:    [[R:%.*]] = call <16 x i16> @llvm.genx.ssavg.v16i16.v16i16(<16 x i16> [[X]], <16 x i16> [[Y]])
; PVC-NEXT:    ret <16 x i16> [[R]]
  %x = sext <16 x i8> %a to <16 x i16>
  %y = sext <16 x i8> %b to <16 x i16>
  %s = add <16 x i16> %x, splat (i16 1)
  %t = add <16 x i16> %s, %y
  %r = ashr <16 x i16> %t, splat (i16 1)
  ret <16 x i16> %r
}

; The sum may wrap: no average.
define <16 x i32> @average_wraps(<16 x i32> %a, <16 x i16> %b) {
; CHECK-LABEL: @average_wraps(
; CHECK-NEXT:    [[Y:%.*]] = zext <16 x i16> [[B:%.*]] to <16 x i32>
; CHECK-NEXT:    [[S:%.*]] = add <16 x i32> [[A:%.*]], [[Y]]
; CHECK-NEXT:    [[T:%.*]] = add <16 x i32> [[S]], splat (i32 1)
; CHECK-NEXT:    [[R:%.*]] = lshr <16 x i32> [[T]], splat (i32 1)
; CHECK-NEXT:    ret <16 x i32> [[R]]
; PVC-LABEL: @average_wraps(
; PVC-NEXT:    [[Y:%.*]] = zext <16 x i16> [[B:%.*]] to <16 x i32>
; PVC-NEXT:    [[S:%.*]] = add <16 x i32> [[A:%.*]], [[Y]]
; PVC-NEXT:    [[T:%.*]] = add <16 x i32> [[S]], splat (i32 1)
; PVC-NEXT:    [[R:%.*]] = lshr <16 x i32> [[T]], splat (i32 1)
; PVC-NEXT:    ret <16 x i32> [[R]]
  %y = zext <16 x i16> %b to <16 x i32>
  %s = add <16 x i32> %a, %y
  %t = add <16 x i32> %s, splat (i32 1)
  %r = lshr <16 x i32> %t, splat (i32 1)
  ret <16 x i32> %r
}

; Not rounded up; by another shift; the sum has another use.
define <16 x i32> @no_average(<16 x i16> %a, <16 x i16> %b) {
; CHECK-LABEL: @no_average(
; CHECK-NEXT:    [[X:%.*]] = zext <16 x i16> [[A:%.*]] to <16 x i32>
; CHECK-NEXT:    [[Y:%.*]] = zext <16 x i16> [[B:%.*]] to <16 x i32>
; CHECK-NEXT:    [[S:%.*]] = add <16 x i32> [[X]], [[Y]]
; CHECK-NEXT:    [[R:%.*]] = lshr <16 x i32> [[S]], splat (i32 1)
; CHECK-NEXT:    [[T:%.*]] = add <16 x i32> [[S]], splat (i32 1)
; CHECK-NEXT:    [[U:%.*]] = lshr <16 x i32> [[T]], splat (i32 1)
; CHECK-NEXT:    [[V:%.*]] = lshr <16 x i32> [[T]], splat (i32 2)
; CHECK-NEXT:    [[W:%.*]] = xor <16 x i32> [[R]], [[U]]
; CHECK-NEXT:    [[Z:%.*]] = xor <16 x i32> [[W]], [[V]]
; CHECK-NEXT:    ret <16 x i32> [[Z]]
; PVC-LABEL: @no_average(
; PVC-NEXT:    [[X:%.*]] = zext <16 x i16> [[A:%.*]] to <16 x i32>
; PVC-NEXT:    [[Y:%.*]] = zext <16 x i16> [[B:%.*]] to <16 x i32>
; PVC-NEXT:    [[S:%.*]] = add <16 x i32> [[X]], [[Y]]
; PVC-NEXT:    [[R:%.*]] = lshr <16 x i32> [[S]], splat (i32 1)
; PVC-NEXT:    [[T:%.*]] = add <16 x i32> [[S]], splat (i32 1)
; PVC-NEXT:    [[U:%.*]] = lshr <16 x i32> [[T]], splat (i32 1)
; PVC-NEXT:    [[V:%.*]] = lshr <16 x i32> [[T]], splat (i32 2)
; PVC-NEXT:    [[Z:%.*]] = call <16 x i32> @llvm.genx.bfn.v16i32.v16i32(<16 x i32> [[R]], <16 x i32> [[U]], <16 x i32> [[V]], i8 -106)
; PVC-NEXT:    ret <16 x i32> [[Z]]
  %x = zext <16 x i16> %a to <16 x i32>
  %y = zext <16 x i16> %b to <16 x i32>
  %s = add <16 x i32> %x, %y
  %r = lshr <16 x i32> %s, splat (i32 1)
  %t = add <16 x i32> %s, splat (i32 1)
  %u = lshr <16 x i32> %t, splat (i32 1)
  %v = lshr <16 x i32> %t, splat (i32 2)
  %w = xor <16 x i32> %r, %u
  %z = xor <16 x i32> %w, %v
  ret <16 x i32> %z
}

; Sums of three terms.
define <16 x i32> @four_terms(<16 x i32> %a, <16 x i32> %b, <16 x i32> %c, <16 x i32> %d) {
; CHECK-LABEL: @four_terms(
; CHECK-NEXT:    [[S:%.*]] = add <16 x i32> [[A:%.*]], [[B:%.*]]
; CHECK-NEXT:    [[T:%.*]] = add <16 x i32> [[S]], [[C:%.*]]
; CHECK-NEXT:    [[U:%.*]] = add <16 x i32> [[D:%.*]], [[T]]
; CHECK-NEXT:    ret <16 x i32> [[U]]
; PVC-LABEL: @four_terms(
; PVC-NEXT:    [[S:%.*]] = add <16 x i32> [[A:%.*]], [[B:%.*]]
; PVC-NEXT:    [[U:%.*]] = call <16 x i32> @llvm.genx.add3.v16i32.v16i32(<16 x i32> [[S]], <16 x i32> [[C:%.*]], <16 x i32> [[D:%.*]])
; PVC-NEXT:    ret <16 x i32> [[U]]
  %s = add <16 x i32> %a, %b
  %t = add <16 x i32> %s, %c
  %u = add <16 x i32> %d, %t
  ret <16 x i32> %u
}

define <16 x i16> @minus(<16 x i16> %a, <16 x i16> %b, <16 x i16> %c) {
; CHECK-LABEL: @minus(
; CHECK-NEXT:    [[S:%.*]] = add <16 x i16> [[A:%.*]], [[B:%.*]]
; CHECK-NEXT:    [[T:%.*]] = sub <16 x i16> [[S]], [[C:%.*]]
; CHECK-NEXT:    ret <16 x i16> [[T]]
; PVC-LABEL: @minus(
; PVC-NEXT:    [[TMP1:%.*]] = sub <16 x i16> zeroinitializer, [[C:%.*]]
; PVC-NEXT:    [[T:%.*]] = call <16 x i16> @llvm.genx.add3.v16i16.v16i16(<16 x i16> [[A:%.*]], <16 x i16> [[B:%.*]], <16 x i16> [[TMP1]])
; PVC-NEXT:    ret <16 x i16> [[T]]
  %s = add <16 x i16> %a, %b
  %t = sub <16 x i16> %s, %c
  ret <16 x i16> %t
}

; Products, constants, extensions, bytes, and sums that others use.
define <16 x i32> @other_terms(<16 x i32> %a, <16 x i32> %b, <16 x i16> %c) {
; CHECK-LABEL: @other_terms(
; CHECK-NEXT:    [[P:%.*]] = mul <16 x i32> [[A:%.*]], [[B:%.*]]
; CHECK-NEXT:    [[S:%.*]] = add <16 x i32> [[P]], [[B]]
; CHECK-NEXT:    [[T:%.*]] = add <16 x i32> [[S]], [[A]]
; CHECK-NEXT:    [[U:%.*]] = add <16 x i32> [[T]], splat (i32 3)
; CHECK-NEXT:    [[X:%.*]] = zext <16 x i16> [[C:%.*]] to <16 x i32>
; CHECK-NEXT:    [[V:%.*]] = add <16 x i32> [[U]], [[X]]
; CHECK-NEXT:    [[W:%.*]] = add <16 x i32> [[V]], [[A]]
; CHECK-NEXT:    [[Y:%.*]] = xor <16 x i32> [[V]], [[W]]
; CHECK-NEXT:    ret <16 x i32> [[Y]]
; PVC-LABEL: @other_terms(
; PVC-NEXT:    [[P:%.*]] = mul <16 x i32> [[A:%.*]], [[B:%.*]]
; PVC-NEXT:    [[S:%.*]] = add <16 x i32> [[P]], [[B]]
; PVC-NEXT:    [[T:%.*]] = add <16 x i32> [[S]], [[A]]
; PVC-NEXT:    [[U:%.*]] = add <16 x i32> [[T]], splat (i32 3)
; PVC-NEXT:    [[X:%.*]] = zext <16 x i16> [[C:%.*]] to <16 x i32>
; PVC-NEXT:    [[V:%.*]] = add <16 x i32> [[U]], [[X]]
; PVC-NEXT:    [[W:%.*]] = add <16 x i32> [[V]], [[A]]
; PVC-NEXT:    [[Y:%.*]] = xor <16 x i32> [[V]], [[W]]
; PVC-NEXT:    ret <16 x i32> [[Y]]
  %p = mul <16 x i32> %a, %b
  %s = add <16 x i32> %p, %b
  %t = add <16 x i32> %s, %a
  %u = add <16 x i32> %t, splat (i32 3)
  %x = zext <16 x i16> %c to <16 x i32>
  %v = add <16 x i32> %u, %x
  %w = add <16 x i32> %v, %a
  %y = xor <16 x i32> %v, %w
  ret <16 x i32> %y
}

define <16 x i8> @bytes(<16 x i8> %a, <16 x i8> %b, <16 x i8> %c) {
; CHECK-LABEL: @bytes(
; CHECK-NEXT:    [[S:%.*]] = add <16 x i8> [[A:%.*]], [[B:%.*]]
; CHECK-NEXT:    [[T:%.*]] = add <16 x i8> [[S]], [[C:%.*]]
; CHECK-NEXT:    ret <16 x i8> [[T]]
; PVC-LABEL: @bytes(
; PVC-NEXT:    [[S:%.*]] = add <16 x i8> [[A:%.*]], [[B:%.*]]
; PVC-NEXT:    [[T:%.*]] = add <16 x i8> [[S]], [[C:%.*]]
; PVC-NEXT:    ret <16 x i8> [[T]]
  %s = add <16 x i8> %a, %b
  %t = add <16 x i8> %s, %c
  ret <16 x i8> %t
}

; A choice between what is computed and what ends here.
define <16 x i32> @choice(<16 x i32> %a, <16 x i32> %b, <16 x i1> %m) {
; CHECK-LABEL: @choice(
; CHECK-NEXT:    [[X:%.*]] = xor <16 x i32> [[A:%.*]], [[B:%.*]]
; CHECK-NEXT:    [[Y:%.*]] = add <16 x i32> [[X]], [[A]]
; CHECK-NEXT:    [[R:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> [[X]], <16 x i32> [[Y]], i32 0, i32 16, i32 1, i16 0, i32 undef, <16 x i1> [[M:%.*]])
; CHECK-NEXT:    ret <16 x i32> [[R]]
; PVC-LABEL: @choice(
; PVC-NEXT:    [[X:%.*]] = xor <16 x i32> [[A:%.*]], [[B:%.*]]
; PVC-NEXT:    [[Y:%.*]] = add <16 x i32> [[X]], [[A]]
; PVC-NEXT:    [[R:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> [[X]], <16 x i32> [[Y]], i32 0, i32 16, i32 1, i16 0, i32 undef, <16 x i1> [[M:%.*]])
; PVC-NEXT:    ret <16 x i32> [[R]]
  %x = xor <16 x i32> %a, %b
  %y = add <16 x i32> %x, %a
  %r = select <16 x i1> %m, <16 x i32> %y, <16 x i32> %x
  ret <16 x i32> %r
}

; Of a constant for all lanes; not of different ones.
define <16 x i32> @choice_of_constant(<16 x i32> %a, <16 x i1> %m, <16 x i1> %n) {
; CHECK-LABEL: @choice_of_constant(
; CHECK-NEXT:    [[X:%.*]] = xor <16 x i32> [[A:%.*]], splat (i32 5)
; CHECK-NEXT:    [[R:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> [[X]], <16 x i32> splat (i32 7), i32 0, i32 16, i32 1, i16 0, i32 undef, <16 x i1> [[M:%.*]])
; CHECK-NEXT:    [[Y:%.*]] = add <16 x i32> [[R]], splat (i32 5)
; CHECK-NEXT:    [[S:%.*]] = select <16 x i1> [[N:%.*]], <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, <16 x i32> [[Y]]
; CHECK-NEXT:    ret <16 x i32> [[S]]
; PVC-LABEL: @choice_of_constant(
; PVC-NEXT:    [[X:%.*]] = xor <16 x i32> [[A:%.*]], splat (i32 5)
; PVC-NEXT:    [[R:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> [[X]], <16 x i32> splat (i32 7), i32 0, i32 16, i32 1, i16 0, i32 undef, <16 x i1> [[M:%.*]])
; PVC-NEXT:    [[Y:%.*]] = add <16 x i32> [[R]], splat (i32 5)
; PVC-NEXT:    [[S:%.*]] = select <16 x i1> [[N:%.*]], <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, <16 x i32> [[Y]]
; PVC-NEXT:    ret <16 x i32> [[S]]
  %x = xor <16 x i32> %a, splat (i32 5)
  %r = select <16 x i1> %m, <16 x i32> splat (i32 7), <16 x i32> %x
  %y = add <16 x i32> %r, splat (i32 5)
  %s = select <16 x i1> %n, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, <16 x i32> %y
  ret <16 x i32> %s
}

; The old value is needed again; it is an argument.
define <16 x i32> @no_choice(<16 x i32> %a, <16 x i32> %b, <16 x i1> %m) {
; CHECK-LABEL: @no_choice(
; CHECK-NEXT:    [[X:%.*]] = xor <16 x i32> [[A:%.*]], [[B:%.*]]
; CHECK-NEXT:    [[Y:%.*]] = add <16 x i32> [[X]], [[A]]
; CHECK-NEXT:    [[R:%.*]] = select <16 x i1> [[M:%.*]], <16 x i32> [[Y]], <16 x i32> [[X]]
; CHECK-NEXT:    [[Z:%.*]] = sub <16 x i32> [[R]], [[A]]
; CHECK-NEXT:    [[S:%.*]] = select <16 x i1> [[M]], <16 x i32> [[Z]], <16 x i32> [[A]]
; CHECK-NEXT:    [[T:%.*]] = and <16 x i32> [[S]], [[X]]
; CHECK-NEXT:    ret <16 x i32> [[T]]
; PVC-LABEL: @no_choice(
; PVC-NEXT:    [[X:%.*]] = xor <16 x i32> [[A:%.*]], [[B:%.*]]
; PVC-NEXT:    [[Y:%.*]] = add <16 x i32> [[X]], [[A]]
; PVC-NEXT:    [[R:%.*]] = select <16 x i1> [[M:%.*]], <16 x i32> [[Y]], <16 x i32> [[X]]
; PVC-NEXT:    [[Z:%.*]] = sub <16 x i32> [[R]], [[A]]
; PVC-NEXT:    [[S:%.*]] = select <16 x i1> [[M]], <16 x i32> [[Z]], <16 x i32> [[A]]
; PVC-NEXT:    [[T:%.*]] = and <16 x i32> [[S]], [[X]]
; PVC-NEXT:    ret <16 x i32> [[T]]
  %x = xor <16 x i32> %a, %b
  %y = add <16 x i32> %x, %a
  %r = select <16 x i1> %m, <16 x i32> %y, <16 x i32> %x
  %z = sub <16 x i32> %r, %a
  %s = select <16 x i1> %m, <16 x i32> %z, <16 x i32> %a
  %t = and <16 x i32> %s, %x
  ret <16 x i32> %t
}

; What has no value has no range, either.
define i32 @average_without_value(i16 %a, i16 %b) {
; CHECK-LABEL: @average_without_value(
; CHECK-NEXT:    [[X:%.*]] = zext i16 [[A:%.*]] to i32
; CHECK-NEXT:    [[Y:%.*]] = zext i16 [[B:%.*]] to i32
; CHECK-NEXT:    [[P:%.*]] = add i32 [[X]], poison
; CHECK-NEXT:    [[S:%.*]] = add i32 [[P]], [[Y]]
; CHECK-NEXT:    [[T:%.*]] = add i32 [[S]], 1
; CHECK-NEXT:    [[R:%.*]] = lshr i32 [[T]], 1
; CHECK-NEXT:    ret i32 [[R]]
; PVC-LABEL: @average_without_value(
; PVC-NEXT:    [[X:%.*]] = zext i16 [[A:%.*]] to i32
; PVC-NEXT:    [[Y:%.*]] = zext i16 [[B:%.*]] to i32
; PVC-NEXT:    [[P:%.*]] = add i32 [[X]], poison
; PVC-NEXT:    [[S:%.*]] = add i32 [[P]], [[Y]]
; PVC-NEXT:    [[T:%.*]] = add i32 [[S]], 1
; PVC-NEXT:    [[R:%.*]] = lshr i32 [[T]], 1
; PVC-NEXT:    ret i32 [[R]]
  %x = zext i16 %a to i32
  %y = zext i16 %b to i32
  %p = add i32 %x, poison
  %s = add i32 %p, %y
  %t = add i32 %s, 1
  %r = lshr i32 %t, 1
  ret i32 %r
}

; The old value of the first choice is read after it by what the second one
; became.
define <16 x i32> @choices(<16 x i32> %a, <16 x i32> %b, <16 x i1> %m) {
; CHECK-LABEL: @choices(
; CHECK-NEXT:    [[X:%.*]] = mul <16 x i32> [[A:%.*]], [[B:%.*]]
; CHECK-NEXT:    [[P:%.*]] = add <16 x i32> [[A]], splat (i32 1)
; CHECK-NEXT:    [[R:%.*]] = select <16 x i1> [[M:%.*]], <16 x i32> [[P]], <16 x i32> [[X]]
; CHECK-NEXT:    [[Y:%.*]] = mul <16 x i32> [[R]], [[B]]
; CHECK-NEXT:    [[Q:%.*]] = sub <16 x i32> [[Y]], [[X]]
; CHECK-NEXT:    [[S:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> [[Y]], <16 x i32> [[Q]], i32 0, i32 16, i32 1, i16 0, i32 undef, <16 x i1> [[M]])
; CHECK-NEXT:    ret <16 x i32> [[S]]
; PVC-LABEL: @choices(
; PVC-NEXT:    [[X:%.*]] = mul <16 x i32> [[A:%.*]], [[B:%.*]]
; PVC-NEXT:    [[P:%.*]] = add <16 x i32> [[A]], splat (i32 1)
; PVC-NEXT:    [[R:%.*]] = select <16 x i1> [[M:%.*]], <16 x i32> [[P]], <16 x i32> [[X]]
; PVC-NEXT:    [[Y:%.*]] = mul <16 x i32> [[R]], [[B]]
; PVC-NEXT:    [[Q:%.*]] = sub <16 x i32> [[Y]], [[X]]
; PVC-NEXT:    [[S:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> [[Y]], <16 x i32> [[Q]], i32 0, i32 16, i32 1, i16 0, i32 undef, <16 x i1> [[M]])
; PVC-NEXT:    ret <16 x i32> [[S]]
  %x = mul <16 x i32> %a, %b
  %p = add <16 x i32> %a, splat (i32 1)
  %r = select <16 x i1> %m, <16 x i32> %p, <16 x i32> %x
  %y = mul <16 x i32> %r, %b
  %q = sub <16 x i32> %y, %x
  %s = select <16 x i1> %m, <16 x i32> %q, <16 x i32> %y
  ret <16 x i32> %s
}

define <16 x i32> @choice_before_sum(<16 x i32> %a, <16 x i32> %b, <16 x i32> %c, <16 x i1> %m) {
; CHECK-LABEL: @choice_before_sum(
; CHECK-NEXT:    [[X:%.*]] = xor <16 x i32> [[A:%.*]], [[B:%.*]]
; CHECK-NEXT:    [[P:%.*]] = add <16 x i32> [[A]], splat (i32 1)
; CHECK-NEXT:    [[R:%.*]] = select <16 x i1> [[M:%.*]], <16 x i32> [[P]], <16 x i32> [[X]]
; CHECK-NEXT:    [[S:%.*]] = add <16 x i32> [[R]], [[X]]
; CHECK-NEXT:    [[T:%.*]] = add <16 x i32> [[S]], [[C:%.*]]
; CHECK-NEXT:    ret <16 x i32> [[T]]
; PVC-LABEL: @choice_before_sum(
; PVC-NEXT:    [[X:%.*]] = xor <16 x i32> [[A:%.*]], [[B:%.*]]
; PVC-NEXT:    [[P:%.*]] = add <16 x i32> [[A]], splat (i32 1)
; PVC-NEXT:    [[R:%.*]] = select <16 x i1> [[M:%.*]], <16 x i32> [[P]], <16 x i32> [[X]]
; PVC-NEXT:    [[T:%.*]] = call <16 x i32> @llvm.genx.add3.v16i32.v16i32(<16 x i32> [[R]], <16 x i32> [[X]], <16 x i32> [[C:%.*]])
; PVC-NEXT:    ret <16 x i32> [[T]]
  %x = xor <16 x i32> %a, %b
  %p = add <16 x i32> %a, splat (i32 1)
  %r = select <16 x i1> %m, <16 x i32> %p, <16 x i32> %x
  %s = add <16 x i32> %r, %x
  %t = add <16 x i32> %s, %c
  ret <16 x i32> %t
}

; An operand that changes nothing where the mask is false.
define <16 x i32> @masked_sum(<16 x i32> %a, <16 x i32> %b, <16 x i1> %m) {
; CHECK-LABEL: @masked_sum(
; CHECK-NEXT:    [[X:%.*]] = mul <16 x i32> [[A:%.*]], [[B:%.*]]
; CHECK-NEXT:    [[TMP1:%.*]] = add <16 x i32> [[X]], splat (i32 1)
; CHECK-NEXT:    [[R:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> [[X]], <16 x i32> [[TMP1]], i32 0, i32 16, i32 1, i16 0, i32 undef, <16 x i1> [[M:%.*]])
; CHECK-NEXT:    ret <16 x i32> [[R]]
; PVC-LABEL: @masked_sum(
; PVC-NEXT:    [[X:%.*]] = mul <16 x i32> [[A:%.*]], [[B:%.*]]
; PVC-NEXT:    [[TMP1:%.*]] = add <16 x i32> [[X]], splat (i32 1)
; PVC-NEXT:    [[R:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> [[X]], <16 x i32> [[TMP1]], i32 0, i32 16, i32 1, i16 0, i32 undef, <16 x i1> [[M:%.*]])
; PVC-NEXT:    ret <16 x i32> [[R]]
  %x = mul <16 x i32> %a, %b
  %s = select <16 x i1> %m, <16 x i32> splat (i32 1), <16 x i32> zeroinitializer
  %r = add <16 x i32> %s, %x
  ret <16 x i32> %r
}

define <16 x i32> @masked_shift(<16 x i32> %a, <16 x i32> %b, <16 x i32> %n, <16 x i1> %m) {
; CHECK-LABEL: @masked_shift(
; CHECK-NEXT:    [[X:%.*]] = mul <16 x i32> [[A:%.*]], [[B:%.*]]
; CHECK-NEXT:    [[TMP1:%.*]] = lshr <16 x i32> [[X]], [[N:%.*]]
; CHECK-NEXT:    [[R:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> [[X]], <16 x i32> [[TMP1]], i32 0, i32 16, i32 1, i16 0, i32 undef, <16 x i1> [[M:%.*]])
; CHECK-NEXT:    ret <16 x i32> [[R]]
; PVC-LABEL: @masked_shift(
; PVC-NEXT:    [[X:%.*]] = mul <16 x i32> [[A:%.*]], [[B:%.*]]
; PVC-NEXT:    [[TMP1:%.*]] = lshr <16 x i32> [[X]], [[N:%.*]]
; PVC-NEXT:    [[R:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> [[X]], <16 x i32> [[TMP1]], i32 0, i32 16, i32 1, i16 0, i32 undef, <16 x i1> [[M:%.*]])
; PVC-NEXT:    ret <16 x i32> [[R]]
  %x = mul <16 x i32> %a, %b
  %s = select <16 x i1> %m, <16 x i32> %n, <16 x i32> zeroinitializer
  %r = lshr <16 x i32> %x, %s
  ret <16 x i32> %r
}

; A counter of a loop counts in place.
define <16 x i32> @counter(<16 x i32> %a, <16 x i32> %b, i32 %n) {
; CHECK-LABEL: @counter(
; CHECK:       entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    [[I:%.*]] = phi i32 [ 0, %entry ], [ [[J:%.*]], %loop ]
; CHECK-NEXT:    [[C:%.*]] = phi <16 x i32> [ zeroinitializer, %entry ], [ [[D:%.*]], %loop ]
; CHECK-NEXT:    [[V:%.*]] = phi <16 x i32> [ [[A:%.*]], %entry ], [ [[W:%.*]], %loop ]
; CHECK-NEXT:    [[W]] = mul <16 x i32> [[V]], [[B:%.*]]
; CHECK-NEXT:    [[M:%.*]] = icmp sgt <16 x i32> [[W]], [[B]]
; CHECK-NEXT:    [[TMP0:%.*]] = sub <16 x i32> [[C]], splat (i32 -1)
; CHECK-NEXT:    [[D]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> [[C]], <16 x i32> [[TMP0]], i32 0, i32 16, i32 1, i16 0, i32 undef, <16 x i1> [[M]])
; CHECK-NEXT:    [[J]] = add i32 [[I]], 1
; CHECK-NEXT:    [[E:%.*]] = icmp eq i32 [[J]], [[N:%.*]]
; CHECK-NEXT:    br i1 [[E]], label %done, label %loop
; CHECK:       done:
; CHECK-NEXT:    ret <16 x i32> [[D]]
; PVC-LABEL: @counter(
; PVC:       entry:
; PVC-NEXT:    br label %loop
; PVC:       loop:
; PVC-NEXT:    [[I:%.*]] = phi i32 [ 0, %entry ], [ [[J:%.*]], %loop ]
; PVC-NEXT:    [[C:%.*]] = phi <16 x i32> [ zeroinitializer, %entry ], [ [[D:%.*]], %loop ]
; PVC-NEXT:    [[V:%.*]] = phi <16 x i32> [ [[A:%.*]], %entry ], [ [[W:%.*]], %loop ]
; PVC-NEXT:    [[W]] = mul <16 x i32> [[V]], [[B:%.*]]
; PVC-NEXT:    [[M:%.*]] = icmp sgt <16 x i32> [[W]], [[B]]
; PVC-NEXT:    [[TMP0:%.*]] = sub <16 x i32> [[C]], splat (i32 -1)
; PVC-NEXT:    [[D]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> [[C]], <16 x i32> [[TMP0]], i32 0, i32 16, i32 1, i16 0, i32 undef, <16 x i1> [[M]])
; PVC-NEXT:    [[J]] = add i32 [[I]], 1
; PVC-NEXT:    [[E:%.*]] = icmp eq i32 [[J]], [[N:%.*]]
; PVC-NEXT:    br i1 [[E]], label %done, label %loop
; PVC:       done:
; PVC-NEXT:    ret <16 x i32> [[D]]
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %c = phi <16 x i32> [ zeroinitializer, %entry ], [ %d, %loop ]
  %v = phi <16 x i32> [ %a, %entry ], [ %w, %loop ]
  %w = mul <16 x i32> %v, %b
  %m = icmp sgt <16 x i32> %w, %b
  %s = select <16 x i1> %m, <16 x i32> splat (i32 -1), <16 x i32> zeroinitializer
  %d = sub <16 x i32> %c, %s
  %j = add i32 %i, 1
  %e = icmp eq i32 %j, %n
  br i1 %e, label %done, label %loop

done:
  ret <16 x i32> %d
}

; 1 changes something; 0 of a difference's first operand does too; what it is added
; to is needed afterwards, or is no register of its own.
define <16 x i32> @not_neutral(<16 x i32> %a, <16 x i32> %b, <16 x i1> %m) {
; CHECK-LABEL: @not_neutral(
; CHECK-NEXT:    [[X:%.*]] = mul <16 x i32> [[A:%.*]], [[B:%.*]]
; CHECK-NEXT:    [[S:%.*]] = select <16 x i1> [[M:%.*]], <16 x i32> splat (i32 2), <16 x i32> splat (i32 1)
; CHECK-NEXT:    [[R:%.*]] = add <16 x i32> [[S]], [[X]]
; CHECK-NEXT:    ret <16 x i32> [[R]]
; PVC-LABEL: @not_neutral(
; PVC-NEXT:    [[X:%.*]] = mul <16 x i32> [[A:%.*]], [[B:%.*]]
; PVC-NEXT:    [[S:%.*]] = select <16 x i1> [[M:%.*]], <16 x i32> splat (i32 2), <16 x i32> splat (i32 1)
; PVC-NEXT:    [[R:%.*]] = add <16 x i32> [[S]], [[X]]
; PVC-NEXT:    ret <16 x i32> [[R]]
  %x = mul <16 x i32> %a, %b
  %s = select <16 x i1> %m, <16 x i32> splat (i32 2), <16 x i32> splat (i32 1)
  %r = add <16 x i32> %s, %x
  ret <16 x i32> %r
}

; Nor is 0 neutral for all operations.
define <16 x i32> @and_zero(<16 x i32> %a, <16 x i32> %b, <16 x i1> %m) {
; CHECK-LABEL: @and_zero(
; CHECK-NEXT:    [[X:%.*]] = mul <16 x i32> [[A:%.*]], [[B:%.*]]
; CHECK-NEXT:    [[S:%.*]] = select <16 x i1> [[M:%.*]], <16 x i32> splat (i32 5), <16 x i32> zeroinitializer
; CHECK-NEXT:    [[R:%.*]] = and <16 x i32> [[S]], [[X]]
; CHECK-NEXT:    ret <16 x i32> [[R]]
; PVC-LABEL: @and_zero(
; PVC-NEXT:    [[X:%.*]] = mul <16 x i32> [[A:%.*]], [[B:%.*]]
; PVC-NEXT:    [[S:%.*]] = select <16 x i1> [[M:%.*]], <16 x i32> splat (i32 5), <16 x i32> zeroinitializer
; PVC-NEXT:    [[R:%.*]] = and <16 x i32> [[S]], [[X]]
; PVC-NEXT:    ret <16 x i32> [[R]]
  %x = mul <16 x i32> %a, %b
  %s = select <16 x i1> %m, <16 x i32> splat (i32 5), <16 x i32> zeroinitializer
  %r = and <16 x i32> %s, %x
  ret <16 x i32> %r
}

define <16 x i32> @masked_minuend(<16 x i32> %a, <16 x i32> %b, <16 x i1> %m) {
; CHECK-LABEL: @masked_minuend(
; CHECK-NEXT:    [[X:%.*]] = mul <16 x i32> [[A:%.*]], [[B:%.*]]
; CHECK-NEXT:    [[S:%.*]] = select <16 x i1> [[M:%.*]], <16 x i32> [[A]], <16 x i32> zeroinitializer
; CHECK-NEXT:    [[R:%.*]] = sub <16 x i32> [[S]], [[X]]
; CHECK-NEXT:    ret <16 x i32> [[R]]
; PVC-LABEL: @masked_minuend(
; PVC-NEXT:    [[X:%.*]] = mul <16 x i32> [[A:%.*]], [[B:%.*]]
; PVC-NEXT:    [[S:%.*]] = select <16 x i1> [[M:%.*]], <16 x i32> [[A]], <16 x i32> zeroinitializer
; PVC-NEXT:    [[R:%.*]] = sub <16 x i32> [[S]], [[X]]
; PVC-NEXT:    ret <16 x i32> [[R]]
  %x = mul <16 x i32> %a, %b
  %s = select <16 x i1> %m, <16 x i32> %a, <16 x i32> zeroinitializer
  %r = sub <16 x i32> %s, %x
  ret <16 x i32> %r
}

define <16 x i32> @needed_afterwards(<16 x i32> %a, <16 x i32> %b, <16 x i1> %m) {
; CHECK-LABEL: @needed_afterwards(
; CHECK-NEXT:    [[X:%.*]] = mul <16 x i32> [[A:%.*]], [[B:%.*]]
; CHECK-NEXT:    [[S:%.*]] = select <16 x i1> [[M:%.*]], <16 x i32> splat (i32 1), <16 x i32> zeroinitializer
; CHECK-NEXT:    [[R:%.*]] = add <16 x i32> [[S]], [[X]]
; CHECK-NEXT:    [[Q:%.*]] = mul <16 x i32> [[R]], [[X]]
; CHECK-NEXT:    ret <16 x i32> [[Q]]
; PVC-LABEL: @needed_afterwards(
; PVC-NEXT:    [[X:%.*]] = mul <16 x i32> [[A:%.*]], [[B:%.*]]
; PVC-NEXT:    [[S:%.*]] = select <16 x i1> [[M:%.*]], <16 x i32> splat (i32 1), <16 x i32> zeroinitializer
; PVC-NEXT:    [[R:%.*]] = add <16 x i32> [[S]], [[X]]
; PVC-NEXT:    [[Q:%.*]] = mul <16 x i32> [[R]], [[X]]
; PVC-NEXT:    ret <16 x i32> [[Q]]
  %x = mul <16 x i32> %a, %b
  %s = select <16 x i1> %m, <16 x i32> splat (i32 1), <16 x i32> zeroinitializer
  %r = add <16 x i32> %s, %x
  %q = mul <16 x i32> %r, %x
  ret <16 x i32> %q
}

define <16 x i32> @of_argument(<16 x i32> %a, <16 x i1> %m) {
; CHECK-LABEL: @of_argument(
; CHECK-NEXT:    [[S:%.*]] = select <16 x i1> [[M:%.*]], <16 x i32> splat (i32 1), <16 x i32> zeroinitializer
; CHECK-NEXT:    [[R:%.*]] = add <16 x i32> [[S]], [[A:%.*]]
; CHECK-NEXT:    ret <16 x i32> [[R]]
; PVC-LABEL: @of_argument(
; PVC-NEXT:    [[S:%.*]] = select <16 x i1> [[M:%.*]], <16 x i32> splat (i32 1), <16 x i32> zeroinitializer
; PVC-NEXT:    [[R:%.*]] = add <16 x i32> [[S]], [[A:%.*]]
; PVC-NEXT:    ret <16 x i32> [[R]]
  %s = select <16 x i1> %m, <16 x i32> splat (i32 1), <16 x i32> zeroinitializer
  %r = add <16 x i32> %s, %a
  ret <16 x i32> %r
}

; The operation is the value where the mask is false.
define <16 x i32> @choice_where_false(<16 x i32> %a, <16 x i32> %b, <16 x i1> %m) {
; CHECK-LABEL: @choice_where_false(
; CHECK-NEXT:    [[X:%.*]] = xor <16 x i32> [[A:%.*]], [[B:%.*]]
; CHECK-NEXT:    [[Y:%.*]] = add <16 x i32> [[X]], [[A]]
; CHECK-NEXT:    [[TMP1:%.*]] = xor <16 x i1> [[M:%.*]], splat (i1 true)
; CHECK-NEXT:    [[R:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> [[X]], <16 x i32> [[Y]], i32 0, i32 16, i32 1, i16 0, i32 undef, <16 x i1> [[TMP1]])
; CHECK-NEXT:    ret <16 x i32> [[R]]
; PVC-LABEL: @choice_where_false(
; PVC-NEXT:    [[X:%.*]] = xor <16 x i32> [[A:%.*]], [[B:%.*]]
; PVC-NEXT:    [[Y:%.*]] = add <16 x i32> [[X]], [[A]]
; PVC-NEXT:    [[TMP1:%.*]] = xor <16 x i1> [[M:%.*]], splat (i1 true)
; PVC-NEXT:    [[R:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> [[X]], <16 x i32> [[Y]], i32 0, i32 16, i32 1, i16 0, i32 undef, <16 x i1> [[TMP1]])
; PVC-NEXT:    ret <16 x i32> [[R]]
  %x = xor <16 x i32> %a, %b
  %y = add <16 x i32> %x, %a
  %r = select <16 x i1> %m, <16 x i32> %x, <16 x i32> %y
  ret <16 x i32> %r
}

; Not of a constant; not in place of a value that is needed again.
define <16 x i32> @no_choice_where_false(<16 x i32> %a, <16 x i32> %b, <16 x i1> %m, <16 x i1> %n) {
; CHECK-LABEL: @no_choice_where_false(
; CHECK-NEXT:    [[X:%.*]] = xor <16 x i32> [[A:%.*]], [[B:%.*]]
; CHECK-NEXT:    [[R:%.*]] = select <16 x i1> [[M:%.*]], <16 x i32> [[X]], <16 x i32> splat (i32 3)
; CHECK-NEXT:    [[S:%.*]] = shl <16 x i32> [[R]], [[A]]
; CHECK-NEXT:    [[Y:%.*]] = add <16 x i32> [[S]], [[B]]
; CHECK-NEXT:    [[T:%.*]] = select <16 x i1> [[N:%.*]], <16 x i32> [[S]], <16 x i32> [[Y]]
; CHECK-NEXT:    [[U:%.*]] = and <16 x i32> [[T]], [[S]]
; CHECK-NEXT:    ret <16 x i32> [[U]]
; PVC-LABEL: @no_choice_where_false(
; PVC-NEXT:    [[X:%.*]] = xor <16 x i32> [[A:%.*]], [[B:%.*]]
; PVC-NEXT:    [[R:%.*]] = select <16 x i1> [[M:%.*]], <16 x i32> [[X]], <16 x i32> splat (i32 3)
; PVC-NEXT:    [[S:%.*]] = shl <16 x i32> [[R]], [[A]]
; PVC-NEXT:    [[Y:%.*]] = add <16 x i32> [[S]], [[B]]
; PVC-NEXT:    [[T:%.*]] = select <16 x i1> [[N:%.*]], <16 x i32> [[S]], <16 x i32> [[Y]]
; PVC-NEXT:    [[U:%.*]] = and <16 x i32> [[T]], [[S]]
; PVC-NEXT:    ret <16 x i32> [[U]]
  %x = xor <16 x i32> %a, %b
  %r = select <16 x i1> %m, <16 x i32> %x, <16 x i32> splat (i32 3)
  %s = shl <16 x i32> %r, %a
  %y = add <16 x i32> %s, %b
  %t = select <16 x i1> %n, <16 x i32> %s, <16 x i32> %y
  %u = and <16 x i32> %t, %s
  ret <16 x i32> %u
}
