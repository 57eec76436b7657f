; One function for each condition that alone decides.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-split-predicates -S %s | FileCheck %s
; RUN: cmx-opt -passes=cmx-split-predicates -S %s -o %t.ll
; RUN: cmx-check %s %t.ll

declare <16 x i1> @llvm.genx.rdpredregion.v16i1.v64i1(<64 x i1>, i32)
declare <32 x i1> @llvm.genx.rdpredregion.v32i1.v64i1(<64 x i1>, i32)
declare <8 x i1> @llvm.genx.rdpredregion.v8i1.v16i1(<16 x i1>, i32)
declare <16 x i1> @llvm.genx.wrpredregion.v16i1.v8i1(<16 x i1>, <8 x i1>, i32)
declare <64 x i1> @llvm.genx.wrpredregion.v64i1.v16i1(<64 x i1>, <16 x i1>, i32)
declare <64 x i1> @llvm.genx.wrpredregion.v64i1.v32i1(<64 x i1>, <32 x i1>, i32)

; Halves of groups are written: each group of 32 lanes has writes of its own lanes.
define <32 x i16> @halves_of_groups(<16 x i16> %x, <16 x i16> %y, <32 x i16> %z) {
; CHECK-LABEL: @halves_of_groups(
; CHECK-NEXT:    [[C0:%.*]] = icmp slt <16 x i16> [[X:%.*]], [[Y:%.*]]
; CHECK-NEXT:    [[C1:%.*]] = icmp slt <16 x i16> [[Y]], [[X]]
; CHECK-NEXT:    [[C2:%.*]] = icmp eq <16 x i16> [[X]], [[Y]]
; CHECK-NEXT:    [[C3:%.*]] = icmp ult <16 x i16> [[X]], [[Y]]
; CHECK-NEXT:    [[TMP1:%.*]] = call <32 x i1> @llvm.genx.wrpredregion.v32i1.v16i1(<32 x i1> poison, <16 x i1> [[C0]], i32 0)
; CHECK-NEXT:    [[TMP2:%.*]] = call <32 x i1> @llvm.genx.wrpredregion.v32i1.v16i1(<32 x i1> [[TMP1]], <16 x i1> [[C1]], i32 16)
; CHECK-NEXT:    [[TMP3:%.*]] = call <32 x i1> @llvm.genx.wrpredregion.v32i1.v16i1(<32 x i1> poison, <16 x i1> [[C2]], i32 0)
; CHECK-NEXT:    [[TMP4:%.*]] = call <32 x i1> @llvm.genx.wrpredregion.v32i1.v16i1(<32 x i1> [[TMP3]], <16 x i1> [[C3]], i32 16)
; CHECK-NEXT:    [[S0:%.*]] = select <32 x i1> [[TMP2]], <32 x i16> [[Z:%.*]], <32 x i16> zeroinitializer
; CHECK-NEXT:    [[S1:%.*]] = select <32 x i1> [[TMP4]], <32 x i16> [[S0]], <32 x i16> splat (i16 7)
; CHECK-NEXT:    ret <32 x i16> [[S1]]
  %c0 = icmp slt <16 x i16> %x, %y
  %c1 = icmp slt <16 x i16> %y, %x
  %c2 = icmp eq <16 x i16> %x, %y
  %c3 = icmp ult <16 x i16> %x, %y
  %w0 = call <64 x i1> @llvm.genx.wrpredregion.v64i1.v16i1(<64 x i1> poison, <16 x i1> %c0, i32 0)
  %w1 = call <64 x i1> @llvm.genx.wrpredregion.v64i1.v16i1(<64 x i1> %w0, <16 x i1> %c1, i32 16)
  %w2 = call <64 x i1> @llvm.genx.wrpredregion.v64i1.v16i1(<64 x i1> %w1, <16 x i1> %c2, i32 32)
  %w3 = call <64 x i1> @llvm.genx.wrpredregion.v64i1.v16i1(<64 x i1> %w2, <16 x i1> %c3, i32 48)
  %r0 = call <32 x i1> @llvm.genx.rdpredregion.v32i1.v64i1(<64 x i1> %w3, i32 0)
  %r1 = call <32 x i1> @llvm.genx.rdpredregion.v32i1.v64i1(<64 x i1> %w3, i32 32)
  %s0 = select <32 x i1> %r0, <32 x i16> %z, <32 x i16> zeroinitializer
  %s1 = select <32 x i1> %r1, <32 x i16> %s0, <32 x i16> splat (i16 7)
  ret <32 x i16> %s1
}

; Only one half is written and read.
define <8 x i32> @upper_half(<8 x i32> %x, <8 x i32> %y) {
; CHECK-LABEL: @upper_half(
; CHECK-NEXT:    [[C:%.*]] = icmp slt <8 x i32> [[X:%.*]], [[Y:%.*]]
; CHECK-NEXT:    [[S:%.*]] = select <8 x i1> [[C]], <8 x i32> [[X]], <8 x i32> [[Y]]
; CHECK-NEXT:    ret <8 x i32> [[S]]
  %c = icmp slt <8 x i32> %x, %y
  %w = call <16 x i1> @llvm.genx.wrpredregion.v16i1.v8i1(<16 x i1> poison, <8 x i1> %c, i32 8)
  %r = call <8 x i1> @llvm.genx.rdpredregion.v8i1.v16i1(<16 x i1> %w, i32 8)
  %s = select <8 x i1> %r, <8 x i32> %x, <8 x i32> %y
  ret <8 x i32> %s
}

; A block that no thread reaches reads all lanes.
define <32 x i16> @reader_in_unreached_block(<32 x i16> %x, <32 x i16> %y) {
; CHECK-LABEL: @reader_in_unreached_block(
; CHECK-NEXT:    [[C0:%.*]] = icmp slt <32 x i16> [[X:%.*]], [[Y:%.*]]
; CHECK-NEXT:    [[C1:%.*]] = icmp eq <32 x i16> [[X]], [[Y]]
; CHECK-NEXT:    [[W0:%.*]] = call <64 x i1> @llvm.genx.wrpredregion.v64i1.v32i1(<64 x i1> poison, <32 x i1> [[C0]], i32 0)
; CHECK-NEXT:    [[W1:%.*]] = call <64 x i1> @llvm.genx.wrpredregion.v64i1.v32i1(<64 x i1> [[W0]], <32 x i1> [[C1]], i32 32)
; CHECK-NEXT:    [[R0:%.*]] = call <32 x i1> @llvm.genx.rdpredregion.v32i1.v64i1(<64 x i1> [[W1]], i32 0)
; CHECK-NEXT:    [[S0:%.*]] = select <32 x i1> [[R0]], <32 x i16> [[X]], <32 x i16> [[Y]]
; CHECK-NEXT:    ret <32 x i16> [[S0]]
; CHECK:       unreached:
; CHECK-NEXT:    [[R1:%.*]] = call <16 x i1> @llvm.genx.rdpredregion.v16i1.v64i1(<64 x i1> [[W1]], i32 48)
; CHECK-NEXT:    [[R2:%.*]] = call <16 x i1> @llvm.genx.rdpredregion.v16i1.v64i1(<64 x i1> [[W1]], i32 32)
; CHECK-NEXT:    br label %unreached
  %c0 = icmp slt <32 x i16> %x, %y
  %c1 = icmp eq <32 x i16> %x, %y
  %w0 = call <64 x i1> @llvm.genx.wrpredregion.v64i1.v32i1(<64 x i1> poison, <32 x i1> %c0, i32 0)
  %w1 = call <64 x i1> @llvm.genx.wrpredregion.v64i1.v32i1(<64 x i1> %w0, <32 x i1> %c1, i32 32)
  %r0 = call <32 x i1> @llvm.genx.rdpredregion.v32i1.v64i1(<64 x i1> %w1, i32 0)
  %s0 = select <32 x i1> %r0, <32 x i16> %x, <32 x i16> %y
  ret <32 x i16> %s0

unreached:
  %r1 = call <16 x i1> @llvm.genx.rdpredregion.v16i1.v64i1(<64 x i1> %w1, i32 48)
  %r2 = call <16 x i1> @llvm.genx.rdpredregion.v16i1.v64i1(<64 x i1> %w1, i32 32)
  br label %unreached
}

; Logic on writes of compares is free in pieces, on writes of others it is not.
define <8 x i32> @logic_on_compares(<8 x i32> %x, <8 x i32> %y, <16 x i32> %z) {
; CHECK-LABEL: @logic_on_compares(
; CHECK-NEXT:    [[C0:%.*]] = icmp slt <8 x i32> [[X:%.*]], [[Y:%.*]]
; CHECK-NEXT:    [[C1:%.*]] = icmp eq <8 x i32> [[X]], [[Y]]
; CHECK-NEXT:    [[TMP1:%.*]] = xor <8 x i1> [[C0]], splat (i1 true)
; CHECK-NEXT:    [[TMP2:%.*]] = xor <8 x i1> [[C1]], splat (i1 true)
; CHECK-NEXT:    [[S0:%.*]] = select <8 x i1> [[TMP1]], <8 x i32> [[X]], <8 x i32> [[Y]]
; CHECK-NEXT:    [[S1:%.*]] = select <8 x i1> [[TMP2]], <8 x i32> [[S0]], <8 x i32> zeroinitializer
; CHECK-NEXT:    ret <8 x i32> [[S1]]
  %c0 = icmp slt <8 x i32> %x, %y
  %c1 = icmp eq <8 x i32> %x, %y
  %w0 = call <16 x i1> @llvm.genx.wrpredregion.v16i1.v8i1(<16 x i1> poison, <8 x i1> %c0, i32 0)
  %w1 = call <16 x i1> @llvm.genx.wrpredregion.v16i1.v8i1(<16 x i1> %w0, <8 x i1> %c1, i32 8)
  %n = xor <16 x i1> %w1, splat (i1 true)
  %r0 = call <8 x i1> @llvm.genx.rdpredregion.v8i1.v16i1(<16 x i1> %n, i32 0)
  %r1 = call <8 x i1> @llvm.genx.rdpredregion.v8i1.v16i1(<16 x i1> %n, i32 8)
  %s0 = select <8 x i1> %r0, <8 x i32> %x, <8 x i32> %y
  %s1 = select <8 x i1> %r1, <8 x i32> %s0, <8 x i32> zeroinitializer
  ret <8 x i32> %s1
}

define <8 x i32> @logic_on_other_predicates(<8 x i32> %x, <8 x i32> %y, <8 x i1> %c0, <8 x i1> %c1) {
; CHECK-LABEL: @logic_on_other_predicates(
; CHECK-NEXT:    [[W0:%.*]] = call <16 x i1> @llvm.genx.wrpredregion.v16i1.v8i1(<16 x i1> poison, <8 x i1> [[C0:%.*]], i32 0)
; CHECK-NEXT:    [[W1:%.*]] = call <16 x i1> @llvm.genx.wrpredregion.v16i1.v8i1(<16 x i1> [[W0]], <8 x i1> [[C1:%.*]], i32 8)
; CHECK-NEXT:    [[N:%.*]] = xor <16 x i1> [[W1]], splat (i1 true)
; CHECK-NEXT:    [[R0:%.*]] = call <8 x i1> @llvm.genx.rdpredregion.v8i1.v16i1(<16 x i1> [[N]], i32 0)
; CHECK-NEXT:    [[R1:%.*]] = call <8 x i1> @llvm.genx.rdpredregion.v8i1.v16i1(<16 x i1> [[N]], i32 8)
; CHECK-NEXT:    [[S0:%.*]] = select <8 x i1> [[R0]], <8 x i32> [[X:%.*]], <8 x i32> [[Y:%.*]]
; CHECK-NEXT:    [[S1:%.*]] = select <8 x i1> [[R1]], <8 x i32> [[S0]], <8 x i32> zeroinitializer
; CHECK-NEXT:    ret <8 x i32> [[S1]]
  %w0 = call <16 x i1> @llvm.genx.wrpredregion.v16i1.v8i1(<16 x i1> poison, <8 x i1> %c0, i32 0)
  %w1 = call <16 x i1> @llvm.genx.wrpredregion.v16i1.v8i1(<16 x i1> %w0, <8 x i1> %c1, i32 8)
  %n = xor <16 x i1> %w1, splat (i1 true)
  %r0 = call <8 x i1> @llvm.genx.rdpredregion.v8i1.v16i1(<16 x i1> %n, i32 0)
  %r1 = call <8 x i1> @llvm.genx.rdpredregion.v8i1.v16i1(<16 x i1> %n, i32 8)
  %s0 = select <8 x i1> %r0, <8 x i32> %x, <8 x i32> %y
  %s1 = select <8 x i1> %r1, <8 x i32> %s0, <8 x i32> zeroinitializer
  ret <8 x i32> %s1
}

define <8 x i32> @logic_on_compare_with_reader(<8 x i32> %x, <8 x i32> %y) {
; CHECK-LABEL: @logic_on_compare_with_reader(
; CHECK-NEXT:    [[C0:%.*]] = icmp slt <8 x i32> [[X:%.*]], [[Y:%.*]]
; CHECK-NEXT:    [[C1:%.*]] = icmp eq <8 x i32> [[X]], [[Y]]
; CHECK-NEXT:    [[W0:%.*]] = call <16 x i1> @llvm.genx.wrpredregion.v16i1.v8i1(<16 x i1> poison, <8 x i1> [[C0]], i32 0)
; CHECK-NEXT:    [[W1:%.*]] = call <16 x i1> @llvm.genx.wrpredregion.v16i1.v8i1(<16 x i1> [[W0]], <8 x i1> [[C1]], i32 8)
; CHECK-NEXT:    [[N:%.*]] = xor <16 x i1> [[W1]], splat (i1 true)
; CHECK-NEXT:    [[R0:%.*]] = call <8 x i1> @llvm.genx.rdpredregion.v8i1.v16i1(<16 x i1> [[N]], i32 0)
; CHECK-NEXT:    [[R1:%.*]] = call <8 x i1> @llvm.genx.rdpredregion.v8i1.v16i1(<16 x i1> [[N]], i32 8)
; CHECK-NEXT:    [[S0:%.*]] = select <8 x i1> [[R0]], <8 x i32> [[X]], <8 x i32> [[Y]]
; CHECK-NEXT:    [[S1:%.*]] = select <8 x i1> [[R1]], <8 x i32> [[S0]], <8 x i32> zeroinitializer
; CHECK-NEXT:    [[S2:%.*]] = select <8 x i1> [[C1]], <8 x i32> [[S1]], <8 x i32> splat (i32 7)
; CHECK-NEXT:    ret <8 x i32> [[S2]]
  %c0 = icmp slt <8 x i32> %x, %y
  %c1 = icmp eq <8 x i32> %x, %y
  %w0 = call <16 x i1> @llvm.genx.wrpredregion.v16i1.v8i1(<16 x i1> poison, <8 x i1> %c0, i32 0)
  %w1 = call <16 x i1> @llvm.genx.wrpredregion.v16i1.v8i1(<16 x i1> %w0, <8 x i1> %c1, i32 8)
  %n = xor <16 x i1> %w1, splat (i1 true)
  %r0 = call <8 x i1> @llvm.genx.rdpredregion.v8i1.v16i1(<16 x i1> %n, i32 0)
  %r1 = call <8 x i1> @llvm.genx.rdpredregion.v8i1.v16i1(<16 x i1> %n, i32 8)
  %s0 = select <8 x i1> %r0, <8 x i32> %x, <8 x i32> %y
  %s1 = select <8 x i1> %r1, <8 x i32> %s0, <8 x i32> zeroinitializer
  %s2 = select <8 x i1> %c1, <8 x i32> %s1, <8 x i32> splat (i32 7)
  ret <8 x i32> %s2
}

; Lanes of a constant that have no value.
define <32 x i16> @undefined_lanes(<32 x i16> %x, <32 x i16> %y) {
; CHECK-LABEL: @undefined_lanes(
; CHECK-NEXT:    [[C1:%.*]] = icmp eq <32 x i16> [[X:%.*]], [[Y:%.*]]
; CHECK-NEXT:    [[CONST:%.*]] = call <32 x i1> @llvm.genx.constantpred.v32i1(<32 x i1> <i1 true, i1 false, i1 false, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
; CHECK-NEXT:    [[S0:%.*]] = select <32 x i1> [[CONST]], <32 x i16> [[X]], <32 x i16> [[Y]]
; CHECK-NEXT:    [[S1:%.*]] = select <32 x i1> [[C1]], <32 x i16> [[S0]], <32 x i16> zeroinitializer
; CHECK-NEXT:    ret <32 x i16> [[S1]]
  %c1 = icmp eq <32 x i16> %x, %y
  %w0 = call <64 x i1> @llvm.genx.wrpredregion.v64i1.v32i1(<64 x i1> <i1 true, i1 undef, i1 poison, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <32 x i1> %c1, i32 32)
  %r0 = call <32 x i1> @llvm.genx.rdpredregion.v32i1.v64i1(<64 x i1> %w0, i32 0)
  %r1 = call <32 x i1> @llvm.genx.rdpredregion.v32i1.v64i1(<64 x i1> %w0, i32 32)
  %s0 = select <32 x i1> %r0, <32 x i16> %x, <32 x i16> %y
  %s1 = select <32 x i1> %r1, <32 x i16> %s0, <32 x i16> zeroinitializer
  ret <32 x i16> %s1
}
