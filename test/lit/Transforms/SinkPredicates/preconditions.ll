; One function for each condition that alone decides.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-sink-predicates --platform=icllp -S %s | FileCheck %s
; RUN: cmx-opt -passes=cmx-sink-predicates --platform=icllp -S %s -o %t.ll
; RUN: cmx-check %s %t.ll

declare <16 x i1> @llvm.genx.wrpredregion.v16i1.v8i1(<16 x i1>, <8 x i1>, i32)

; A write of lanes may take over the place of %c: what reads %c stays above the write.
define <16 x i16> @source_is_written(<16 x i16> %x, <16 x i16> %y, <8 x i16> %z) {
; CHECK-LABEL: @source_is_written(
; CHECK-NEXT:    [[C:%.*]] = icmp slt <16 x i16> [[X:%.*]], [[Y:%.*]]
; CHECK-NEXT:    [[E:%.*]] = icmp ult <16 x i16> [[X]], [[Y]]
; CHECK-NEXT:    [[N:%.*]] = and <16 x i1> [[C]], [[E]]
; CHECK-NEXT:    [[D:%.*]] = icmp eq <8 x i16> [[Z:%.*]], zeroinitializer
; CHECK-NEXT:    [[W:%.*]] = call <16 x i1> @llvm.genx.wrpredregion.v16i1.v8i1(<16 x i1> [[C]], <8 x i1> [[D]], i32 8)
; CHECK-NEXT:    [[S:%.*]] = select <16 x i1> [[W]], <16 x i16> [[X]], <16 x i16> [[Y]]
; CHECK-NEXT:    [[T:%.*]] = add <16 x i16> [[S]], [[Y]]
; CHECK-NEXT:    [[U:%.*]] = select <16 x i1> [[N]], <16 x i16> [[T]], <16 x i16> [[X]]
; CHECK-NEXT:    ret <16 x i16> [[U]]
  %c = icmp slt <16 x i16> %x, %y
  %e = icmp ult <16 x i16> %x, %y
  %n = and <16 x i1> %c, %e
  %d = icmp eq <8 x i16> %z, zeroinitializer
  %w = call <16 x i1> @llvm.genx.wrpredregion.v16i1.v8i1(<16 x i1> %c, <8 x i1> %d, i32 8)
  %s = select <16 x i1> %w, <16 x i16> %x, <16 x i16> %y
  %t = add <16 x i16> %s, %y
  %u = select <16 x i1> %n, <16 x i16> %t, <16 x i16> %x
  ret <16 x i16> %u
}

; Without the write it moves.
define <16 x i16> @source_is_not_written(<16 x i16> %x, <16 x i16> %y, <8 x i16> %z) {
; CHECK-LABEL: @source_is_not_written(
; CHECK-NEXT:    [[C:%.*]] = icmp slt <16 x i16> [[X:%.*]], [[Y:%.*]]
; CHECK-NEXT:    [[S:%.*]] = select <16 x i1> [[C]], <16 x i16> [[X]], <16 x i16> [[Y]]
; CHECK-NEXT:    [[T:%.*]] = add <16 x i16> [[S]], [[Y]]
; CHECK-NEXT:    [[E:%.*]] = icmp ult <16 x i16> [[X]], [[Y]]
; CHECK-NEXT:    [[N:%.*]] = and <16 x i1> [[C]], [[E]]
; CHECK-NEXT:    [[U:%.*]] = select <16 x i1> [[N]], <16 x i16> [[T]], <16 x i16> [[X]]
; CHECK-NEXT:    ret <16 x i16> [[U]]
  %c = icmp slt <16 x i16> %x, %y
  %e = icmp ult <16 x i16> %x, %y
  %n = and <16 x i1> %c, %e
  %s = select <16 x i1> %c, <16 x i16> %x, <16 x i16> %y
  %t = add <16 x i16> %s, %y
  %u = select <16 x i1> %n, <16 x i16> %t, <16 x i16> %x
  ret <16 x i16> %u
}

; The predicate that is written stays as well.
define <16 x i16> @is_written(<16 x i16> %x, <16 x i16> %y, <8 x i16> %z) {
; CHECK-LABEL: @is_written(
; CHECK-NEXT:    [[C:%.*]] = icmp slt <16 x i16> [[X:%.*]], [[Y:%.*]]
; CHECK-NEXT:    [[D:%.*]] = icmp eq <8 x i16> [[Z:%.*]], zeroinitializer
; CHECK-NEXT:    [[S:%.*]] = add <16 x i16> [[X]], [[Y]]
; CHECK-NEXT:    [[W:%.*]] = call <16 x i1> @llvm.genx.wrpredregion.v16i1.v8i1(<16 x i1> [[C]], <8 x i1> [[D]], i32 8)
; CHECK-NEXT:    [[T:%.*]] = add <16 x i16> [[S]], [[Y]]
; CHECK-NEXT:    [[U:%.*]] = select <16 x i1> [[W]], <16 x i16> [[T]], <16 x i16> [[X]]
; CHECK-NEXT:    ret <16 x i16> [[U]]
  %c = icmp slt <16 x i16> %x, %y
  %d = icmp eq <8 x i16> %z, zeroinitializer
  %s = add <16 x i16> %x, %y
  %w = call <16 x i1> @llvm.genx.wrpredregion.v16i1.v8i1(<16 x i1> %c, <8 x i1> %d, i32 8)
  %t = add <16 x i16> %s, %y
  %u = select <16 x i1> %w, <16 x i16> %t, <16 x i16> %x
  ret <16 x i16> %u
}

; Nobody reads the first predicate.
define <16 x i16> @no_reader(<16 x i16> %x, <16 x i16> %y) {
; CHECK-LABEL: @no_reader(
; CHECK-NEXT:    [[C:%.*]] = icmp slt <16 x i16> [[X:%.*]], [[Y:%.*]]
; CHECK-NEXT:    [[S:%.*]] = add <16 x i16> [[X]], [[Y]]
; CHECK-NEXT:    [[D:%.*]] = icmp eq <16 x i16> [[X]], [[Y]]
; CHECK-NEXT:    [[U:%.*]] = select <16 x i1> [[D]], <16 x i16> [[S]], <16 x i16> [[X]]
; CHECK-NEXT:    ret <16 x i16> [[U]]
  %c = icmp slt <16 x i16> %x, %y
  %d = icmp eq <16 x i16> %x, %y
  %s = add <16 x i16> %x, %y
  %u = select <16 x i1> %d, <16 x i16> %s, <16 x i16> %x
  ret <16 x i16> %u
}
