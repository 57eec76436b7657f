; Reads of a piece that no instruction wrote take their own lanes of a constant.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-split-predicates -S %s | FileCheck %s
; A second run changes nothing.
; RUN: cmx-opt -passes=cmx-split-predicates,cmx-split-predicates -verify-each -S %s | FileCheck %s
; RUN: cmx-opt -passes=cmx-split-predicates -S %s -o %t.ll
; RUN: cmx-check %s %t.ll

declare i1 @llvm.genx.any.v32i1(<32 x i1>)
declare <8 x i1> @llvm.genx.rdpredregion.v8i1.v32i1(<32 x i1>, i32)
declare <8 x i1> @llvm.genx.rdpredregion.v8i1.v64i1(<64 x i1>, i32)
declare <16 x i1> @llvm.genx.rdpredregion.v16i1.v64i1(<64 x i1>, i32)
declare <32 x i1> @llvm.genx.rdpredregion.v32i1.v64i1(<64 x i1>, i32)
declare <8 x i1> @llvm.genx.rdpredregion.v8i1.v128i1(<128 x i1>, i32)
declare <16 x i1> @llvm.genx.rdpredregion.v16i1.v128i1(<128 x i1>, i32)
declare <32 x i1> @llvm.genx.wrpredregion.v32i1.v8i1(<32 x i1>, <8 x i1>, i32)
declare <64 x i1> @llvm.genx.wrpredregion.v64i1.v8i1(<64 x i1>, <8 x i1>, i32)
declare <64 x i1> @llvm.genx.wrpredregion.v64i1.v32i1(<64 x i1>, <32 x i1>, i32)
declare <128 x i1> @llvm.genx.wrpredregion.v128i1.v32i1(<128 x i1>, <32 x i1>, i32)

; Lanes 40 to 47 of the complement. The compare has another reader, so that the
; pieces are the groups of 32 lanes.
define <8 x i16> @complement(<32 x i16> %x, <32 x i16> %y, <8 x i16> %z, <8 x i16> %w) {
; CHECK-LABEL: @complement(
; CHECK-NEXT:    [[C:%.*]] = icmp slt <32 x i16> [[X:%.*]], [[Y:%.*]]
; CHECK-NEXT:    [[ANY:%.*]] = call i1 @llvm.genx.any.v32i1(<32 x i1> [[C]])
; CHECK-NEXT:    [[TMP1:%.*]] = xor <32 x i1> [[C]], splat (i1 true)
; CHECK-NEXT:    [[CONST:%.*]] = call <8 x i1> @llvm.genx.constantpred.v8i1(<8 x i1> <i1 true, i1 false, i1 false, i1 true, i1 false, i1 true, i1 true, i1 true>)
; CHECK-NEXT:    [[S:%.*]] = select <8 x i1> [[CONST]], <8 x i16> [[Z:%.*]], <8 x i16> [[W:%.*]]
; CHECK-NEXT:    [[R:%.*]] = select i1 [[ANY]], <8 x i16> [[S]], <8 x i16> zeroinitializer
; CHECK-NEXT:    ret <8 x i16> [[R]]
  %c = icmp slt <32 x i16> %x, %y
  %any = call i1 @llvm.genx.any.v32i1(<32 x i1> %c)
  %a = call <64 x i1> @llvm.genx.wrpredregion.v64i1.v32i1(<64 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 true, i1 false, i1 false, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 true, i1 false, i1 true, i1 false, i1 true, i1 false, i1 true, i1 false, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 true, i1 true, i1 false, i1 true, i1 false, i1 false, i1 false, i1 true, i1 false, i1 false, i1 true, i1 false, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 true, i1 true, i1 true, i1 false>, <32 x i1> %c, i32 0)
  %n = xor <64 x i1> %a, splat (i1 true)
  %p = call <8 x i1> @llvm.genx.rdpredregion.v8i1.v64i1(<64 x i1> %n, i32 40)
  %s = select <8 x i1> %p, <8 x i16> %z, <8 x i16> %w
  %r = select i1 %any, <8 x i16> %s, <8 x i16> zeroinitializer
  ret <8 x i16> %r
}

; Reads of the start, the middle, the end and the whole of one piece overlap.
define { <8 x i16>, <16 x i16>, <32 x i16> } @overlapping_reads(<32 x i16> %x, <32 x i16> %y, <16 x i16> %z, <8 x i16> %w) {
; CHECK-LABEL: @overlapping_reads(
; CHECK-NEXT:    [[C:%.*]] = icmp slt <32 x i16> [[X:%.*]], [[Y:%.*]]
; CHECK-NEXT:    [[CONST:%.*]] = call <8 x i1> @llvm.genx.constantpred.v8i1(<8 x i1> <i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
; CHECK-NEXT:    [[CONST1:%.*]] = call <8 x i1> @llvm.genx.constantpred.v8i1(<8 x i1> <i1 true, i1 false, i1 false, i1 true, i1 false, i1 true, i1 true, i1 true>)
; CHECK-NEXT:    [[CONST2:%.*]] = call <16 x i1> @llvm.genx.constantpred.v16i1(<16 x i1> <i1 true, i1 false, i1 false, i1 true, i1 false, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 true, i1 true, i1 true, i1 false>)
; CHECK-NEXT:    [[CONST3:%.*]] = call <32 x i1> @llvm.genx.constantpred.v32i1(<32 x i1> <i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 true, i1 true, i1 false, i1 true, i1 false, i1 false, i1 false, i1 true, i1 false, i1 false, i1 true, i1 false, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 true, i1 true, i1 true, i1 false>)
; CHECK-NEXT:    [[TMP1:%.*]] = call <16 x i1> @llvm.genx.rdpredregion.v16i1.v32i1(<32 x i1> [[C]], i32 16)
; CHECK-NEXT:    [[S0:%.*]] = select <8 x i1> [[CONST]], <8 x i16> [[W:%.*]], <8 x i16> splat (i16 7)
; CHECK-NEXT:    [[S1:%.*]] = select <8 x i1> [[CONST1]], <8 x i16> splat (i16 256), <8 x i16> zeroinitializer
; CHECK-NEXT:    [[S:%.*]] = xor <8 x i16> [[S0]], [[S1]]
; CHECK-NEXT:    [[T0:%.*]] = select <16 x i1> [[CONST2]], <16 x i16> [[Z:%.*]], <16 x i16> splat (i16 7)
; CHECK-NEXT:    [[T1:%.*]] = select <16 x i1> [[TMP1]], <16 x i16> splat (i16 256), <16 x i16> zeroinitializer
; CHECK-NEXT:    [[T:%.*]] = xor <16 x i16> [[T0]], [[T1]]
; CHECK-NEXT:    [[U:%.*]] = select <32 x i1> [[CONST3]], <32 x i16> [[X]], <32 x i16> [[Y]]
; CHECK-NEXT:    [[R0:%.*]] = insertvalue { <8 x i16>, <16 x i16>, <32 x i16> } poison, <8 x i16> [[S]], 0
; CHECK-NEXT:    [[R1:%.*]] = insertvalue { <8 x i16>, <16 x i16>, <32 x i16> } [[R0]], <16 x i16> [[T]], 1
; CHECK-NEXT:    [[R2:%.*]] = insertvalue { <8 x i16>, <16 x i16>, <32 x i16> } [[R1]], <32 x i16> [[U]], 2
; CHECK-NEXT:    ret { <8 x i16>, <16 x i16>, <32 x i16> } [[R2]]
  %c = icmp slt <32 x i16> %x, %y
  %a = call <64 x i1> @llvm.genx.wrpredregion.v64i1.v32i1(<64 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 true, i1 false, i1 false, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 true, i1 false, i1 true, i1 false, i1 true, i1 false, i1 true, i1 false, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 true, i1 true, i1 false, i1 true, i1 false, i1 false, i1 false, i1 true, i1 false, i1 false, i1 true, i1 false, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 true, i1 true, i1 true, i1 false>, <32 x i1> %c, i32 0)
  %start = call <8 x i1> @llvm.genx.rdpredregion.v8i1.v64i1(<64 x i1> %a, i32 32)
  %middle = call <8 x i1> @llvm.genx.rdpredregion.v8i1.v64i1(<64 x i1> %a, i32 48)
  %end = call <16 x i1> @llvm.genx.rdpredregion.v16i1.v64i1(<64 x i1> %a, i32 48)
  %whole = call <32 x i1> @llvm.genx.rdpredregion.v32i1.v64i1(<64 x i1> %a, i32 32)
  %written = call <16 x i1> @llvm.genx.rdpredregion.v16i1.v64i1(<64 x i1> %a, i32 16)
  %s0 = select <8 x i1> %start, <8 x i16> %w, <8 x i16> splat (i16 7)
  %s1 = select <8 x i1> %middle, <8 x i16> splat (i16 256), <8 x i16> zeroinitializer
  %s = xor <8 x i16> %s0, %s1
  %t0 = select <16 x i1> %end, <16 x i16> %z, <16 x i16> splat (i16 7)
  %t1 = select <16 x i1> %written, <16 x i16> splat (i16 256), <16 x i16> zeroinitializer
  %t = xor <16 x i16> %t0, %t1
  %u = select <32 x i1> %whole, <32 x i16> %x, <32 x i16> %y
  %r0 = insertvalue { <8 x i16>, <16 x i16>, <32 x i16> } poison, <8 x i16> %s, 0
  %r1 = insertvalue { <8 x i16>, <16 x i16>, <32 x i16> } %r0, <16 x i16> %t, 1
  %r2 = insertvalue { <8 x i16>, <16 x i16>, <32 x i16> } %r1, <32 x i16> %u, 2
  ret { <8 x i16>, <16 x i16>, <32 x i16> } %r2
}

; Four groups; the second one is written.
define { <8 x i32>, <16 x i32> } @of_128_lanes(<32 x i16> %x, <32 x i16> %y, <8 x i32> %z, <16 x i32> %w) {
; CHECK-LABEL: @of_128_lanes(
; CHECK-NEXT:    [[C:%.*]] = icmp slt <32 x i16> [[X:%.*]], [[Y:%.*]]
; CHECK-NEXT:    [[ANY:%.*]] = call i1 @llvm.genx.any.v32i1(<32 x i1> [[C]])
; CHECK-NEXT:    [[TMP1:%.*]] = xor <32 x i1> [[C]], splat (i1 true)
; CHECK-NEXT:    [[CONST:%.*]] = call <8 x i1> @llvm.genx.constantpred.v8i1(<8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>)
; CHECK-NEXT:    [[TMP2:%.*]] = call <8 x i1> @llvm.genx.rdpredregion.v8i1.v32i1(<32 x i1> [[TMP1]], i32 24)
; CHECK-NEXT:    [[CONST1:%.*]] = call <8 x i1> @llvm.genx.constantpred.v8i1(<8 x i1> <i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 true>)
; CHECK-NEXT:    [[CONST2:%.*]] = call <16 x i1> @llvm.genx.constantpred.v16i1(<16 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 true, i1 false, i1 false, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false>)
; CHECK-NEXT:    [[S0:%.*]] = select <8 x i1> [[CONST]], <8 x i32> [[Z:%.*]], <8 x i32> splat (i32 7)
; CHECK-NEXT:    [[S1:%.*]] = select <8 x i1> [[TMP2]], <8 x i32> splat (i32 256), <8 x i32> zeroinitializer
; CHECK-NEXT:    [[S2:%.*]] = select <8 x i1> [[CONST1]], <8 x i32> splat (i32 512), <8 x i32> zeroinitializer
; CHECK-NEXT:    [[S3:%.*]] = xor <8 x i32> [[S0]], [[S1]]
; CHECK-NEXT:    [[S4:%.*]] = xor <8 x i32> [[S3]], [[S2]]
; CHECK-NEXT:    [[S:%.*]] = select i1 [[ANY]], <8 x i32> [[S4]], <8 x i32> [[S1]]
; CHECK-NEXT:    [[T:%.*]] = select <16 x i1> [[CONST2]], <16 x i32> [[W:%.*]], <16 x i32> zeroinitializer
; CHECK-NEXT:    [[R0:%.*]] = insertvalue { <8 x i32>, <16 x i32> } poison, <8 x i32> [[S]], 0
; CHECK-NEXT:    [[R1:%.*]] = insertvalue { <8 x i32>, <16 x i32> } [[R0]], <16 x i32> [[T]], 1
; CHECK-NEXT:    ret { <8 x i32>, <16 x i32> } [[R1]]
  %c = icmp slt <32 x i16> %x, %y
  %any = call i1 @llvm.genx.any.v32i1(<32 x i1> %c)
  %a = call <128 x i1> @llvm.genx.wrpredregion.v128i1.v32i1(<128 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 true, i1 false, i1 false, i1 false, i1 false, i1 true, i1 false, i1 false, i1 false, i1 true, i1 false, i1 false, i1 false, i1 false, i1 true, i1 false, i1 false, i1 false, i1 true, i1 false, i1 false, i1 false, i1 false, i1 true, i1 false, i1 false, i1 false, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 true, i1 false, i1 false, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 true, i1 false, i1 true, i1 false, i1 true, i1 false, i1 true, i1 false, i1 false, i1 true, i1 false, i1 true, i1 true, i1 false, i1 true, i1 false, i1 false, i1 true, i1 true, i1 false, i1 true, i1 false, i1 false, i1 false, i1 false, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 true, i1 true>, <32 x i1> %c, i32 32)
  %n = xor <128 x i1> %a, splat (i1 true)
  %p0 = call <8 x i1> @llvm.genx.rdpredregion.v8i1.v128i1(<128 x i1> %n, i32 24)
  %p1 = call <8 x i1> @llvm.genx.rdpredregion.v8i1.v128i1(<128 x i1> %n, i32 56)
  %p2 = call <8 x i1> @llvm.genx.rdpredregion.v8i1.v128i1(<128 x i1> %a, i32 72)
  %p3 = call <16 x i1> @llvm.genx.rdpredregion.v16i1.v128i1(<128 x i1> %n, i32 112)
  %s0 = select <8 x i1> %p0, <8 x i32> %z, <8 x i32> splat (i32 7)
  %s1 = select <8 x i1> %p1, <8 x i32> splat (i32 256), <8 x i32> zeroinitializer
  %s2 = select <8 x i1> %p2, <8 x i32> splat (i32 512), <8 x i32> zeroinitializer
  %s3 = xor <8 x i32> %s0, %s1
  %s4 = xor <8 x i32> %s3, %s2
  %s = select i1 %any, <8 x i32> %s4, <8 x i32> %s1
  %t = select <16 x i1> %p3, <16 x i32> %w, <16 x i32> zeroinitializer
  %r0 = insertvalue { <8 x i32>, <16 x i32> } poison, <8 x i32> %s, 0
  %r1 = insertvalue { <8 x i32>, <16 x i32> } %r0, <16 x i32> %t, 1
  ret { <8 x i32>, <16 x i32> } %r1
}

; Both operands of the logic have a constant in the second group, with different
; lanes.
define <8 x i32> @two_constants(<32 x i16> %x, <32 x i16> %y, <8 x i32> %z) {
; CHECK-LABEL: @two_constants(
; CHECK-NEXT:    [[C:%.*]] = icmp slt <32 x i16> [[X:%.*]], [[Y:%.*]]
; CHECK-NEXT:    [[D:%.*]] = icmp eq <32 x i16> [[X]], [[Y]]
; CHECK-NEXT:    [[ANY:%.*]] = call i1 @llvm.genx.any.v32i1(<32 x i1> [[C]])
; CHECK-NEXT:    [[SAME:%.*]] = call i1 @llvm.genx.any.v32i1(<32 x i1> [[D]])
; CHECK-NEXT:    [[TMP1:%.*]] = and <32 x i1> [[C]], [[D]]
; CHECK-NEXT:    [[CONST:%.*]] = call <8 x i1> @llvm.genx.constantpred.v8i1(<8 x i1> <i1 false, i1 false, i1 false, i1 false, i1 true, i1 false, i1 true, i1 false>)
; CHECK-NEXT:    [[S:%.*]] = select <8 x i1> [[CONST]], <8 x i32> [[Z:%.*]], <8 x i32> zeroinitializer
; CHECK-NEXT:    [[T:%.*]] = select i1 [[ANY]], <8 x i32> [[S]], <8 x i32> splat (i32 7)
; CHECK-NEXT:    [[R:%.*]] = select i1 [[SAME]], <8 x i32> [[T]], <8 x i32> splat (i32 9)
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %c = icmp slt <32 x i16> %x, %y
  %d = icmp eq <32 x i16> %x, %y
  %any = call i1 @llvm.genx.any.v32i1(<32 x i1> %c)
  %same = call i1 @llvm.genx.any.v32i1(<32 x i1> %d)
  %a = call <64 x i1> @llvm.genx.wrpredregion.v64i1.v32i1(<64 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 true, i1 false, i1 false, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 true, i1 false, i1 true, i1 false, i1 true, i1 false, i1 true, i1 false, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 true, i1 true, i1 false, i1 true, i1 false, i1 false, i1 false, i1 true, i1 false, i1 false, i1 true, i1 false, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 true, i1 true, i1 true, i1 false>, <32 x i1> %c, i32 0)
  %b = call <64 x i1> @llvm.genx.wrpredregion.v64i1.v32i1(<64 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 true, i1 true, i1 false, i1 true, i1 false, i1 false, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 true, i1 false, i1 true, i1 true, i1 false, i1 false, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 true, i1 true, i1 true, i1 false, i1 false, i1 true, i1 false, i1 true, i1 true, i1 true, i1 false, i1 false, i1 true, i1 false, i1 true, i1 false, i1 true, i1 false, i1 true, i1 false>, <32 x i1> %d, i32 0)
  %o = and <64 x i1> %a, %b
  %p = call <8 x i1> @llvm.genx.rdpredregion.v8i1.v64i1(<64 x i1> %o, i32 56)
  %s = select <8 x i1> %p, <8 x i32> %z, <8 x i32> zeroinitializer
  %t = select i1 %any, <8 x i32> %s, <8 x i32> splat (i32 7)
  %r = select i1 %same, <8 x i32> %t, <8 x i32> splat (i32 9)
  ret <8 x i32> %r
}

; Undefined lanes of a constant, and of a predicate that is written in part, are
; false.
define <8 x i32> @frozen(<32 x i16> %x, <32 x i16> %y, <8 x i32> %z) {
; CHECK-LABEL: @frozen(
; CHECK-NEXT:    [[C:%.*]] = icmp slt <32 x i16> [[X:%.*]], [[Y:%.*]]
; CHECK-NEXT:    [[ANY:%.*]] = call i1 @llvm.genx.any.v32i1(<32 x i1> [[C]])
; CHECK-NEXT:    [[TMP1:%.*]] = freeze <32 x i1> [[C]]
; CHECK-NEXT:    [[TMP2:%.*]] = xor <32 x i1> [[TMP1]], splat (i1 true)
; CHECK-NEXT:    [[CONST:%.*]] = call <8 x i1> @llvm.genx.constantpred.v8i1(<8 x i1> <i1 true, i1 true, i1 false, i1 true, i1 false, i1 true, i1 true, i1 true>)
; CHECK-NEXT:    [[S:%.*]] = select <8 x i1> [[CONST]], <8 x i32> [[Z:%.*]], <8 x i32> zeroinitializer
; CHECK-NEXT:    [[R:%.*]] = select i1 [[ANY]], <8 x i32> [[S]], <8 x i32> splat (i32 7)
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %c = icmp slt <32 x i16> %x, %y
  %any = call i1 @llvm.genx.any.v32i1(<32 x i1> %c)
  %a = call <64 x i1> @llvm.genx.wrpredregion.v64i1.v32i1(<64 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 true, i1 false, i1 false, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 true, i1 false, i1 true, i1 false, i1 true, i1 false, i1 true, i1 false, i1 true, i1 undef, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 undef, i1 true, i1 undef, i1 true, i1 false, i1 false, i1 false, i1 true, i1 false, i1 false, i1 true, i1 undef, i1 true, i1 true, i1 true, i1 false, i1 false, i1 undef, i1 false, i1 true, i1 true, i1 true, i1 false>, <32 x i1> %c, i32 0)
  %f = freeze <64 x i1> %a
  %n = xor <64 x i1> %f, splat (i1 true)
  %p = call <8 x i1> @llvm.genx.rdpredregion.v8i1.v64i1(<64 x i1> %n, i32 40)
  %s = select <8 x i1> %p, <8 x i32> %z, <8 x i32> zeroinitializer
  %r = select i1 %any, <8 x i32> %s, <8 x i32> splat (i32 7)
  ret <8 x i32> %r
}

define <8 x i32> @undefined(<32 x i16> %x, <32 x i16> %y, <8 x i32> %z) {
; CHECK-LABEL: @undefined(
; CHECK-NEXT:    [[C:%.*]] = icmp slt <32 x i16> [[X:%.*]], [[Y:%.*]]
; CHECK-NEXT:    [[ANY:%.*]] = call i1 @llvm.genx.any.v32i1(<32 x i1> [[C]])
; CHECK-NEXT:    [[TMP1:%.*]] = xor <32 x i1> [[C]], splat (i1 true)
; CHECK-NEXT:    [[CONST:%.*]] = call <8 x i1> @llvm.genx.constantpred.v8i1(<8 x i1> zeroinitializer)
; CHECK-NEXT:    [[Q:%.*]] = freeze <8 x i1> [[CONST]]
; CHECK-NEXT:    [[S:%.*]] = select <8 x i1> [[Q]], <8 x i32> [[Z:%.*]], <8 x i32> zeroinitializer
; CHECK-NEXT:    [[R:%.*]] = select i1 [[ANY]], <8 x i32> [[S]], <8 x i32> splat (i32 7)
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %c = icmp slt <32 x i16> %x, %y
  %any = call i1 @llvm.genx.any.v32i1(<32 x i1> %c)
  %a = call <64 x i1> @llvm.genx.wrpredregion.v64i1.v32i1(<64 x i1> poison, <32 x i1> %c, i32 0)
  %n = xor <64 x i1> %a, splat (i1 true)
  %p = call <8 x i1> @llvm.genx.rdpredregion.v8i1.v64i1(<64 x i1> %n, i32 40)
  %q = freeze <8 x i1> %p
  %s = select <8 x i1> %q, <8 x i32> %z, <8 x i32> zeroinitializer
  %r = select i1 %any, <8 x i32> %s, <8 x i32> splat (i32 7)
  ret <8 x i32> %r
}

; The second group is written in part, so it is no constant.
define <8 x i32> @written_in_part(<8 x i32> %x, <8 x i32> %y, <8 x i32> %z) {
; CHECK-LABEL: @written_in_part(
; CHECK-NEXT:    [[C:%.*]] = icmp slt <8 x i32> [[X:%.*]], [[Y:%.*]]
; CHECK-NEXT:    [[TMP1:%.*]] = call <32 x i1> @llvm.genx.wrpredregion.v32i1.v8i1(<32 x i1> <i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 true, i1 true, i1 false, i1 true, i1 false, i1 false, i1 false, i1 true, i1 false, i1 false, i1 true, i1 false, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 true, i1 true, i1 true, i1 false>, <8 x i1> [[C]], i32 0)
; CHECK-NEXT:    [[TMP2:%.*]] = xor <32 x i1> [[TMP1]], splat (i1 true)
; CHECK-NEXT:    [[CONST:%.*]] = call <8 x i1> @llvm.genx.constantpred.v8i1(<8 x i1> <i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 true, i1 true>)
; CHECK-NEXT:    [[TMP3:%.*]] = call <8 x i1> @llvm.genx.rdpredregion.v8i1.v32i1(<32 x i1> [[TMP1]], i32 8)
; CHECK-NEXT:    [[S0:%.*]] = select <8 x i1> [[CONST]], <8 x i32> [[X]], <8 x i32> [[Y]]
; CHECK-NEXT:    [[S1:%.*]] = select <8 x i1> [[TMP3]], <8 x i32> [[Z:%.*]], <8 x i32> splat (i32 7)
; CHECK-NEXT:    [[R:%.*]] = xor <8 x i32> [[S0]], [[S1]]
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %c = icmp slt <8 x i32> %x, %y
  %a = call <64 x i1> @llvm.genx.wrpredregion.v64i1.v8i1(<64 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 true, i1 false, i1 false, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 true, i1 false, i1 true, i1 false, i1 true, i1 false, i1 true, i1 false, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 true, i1 true, i1 false, i1 true, i1 false, i1 false, i1 false, i1 true, i1 false, i1 false, i1 true, i1 false, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 true, i1 true, i1 true, i1 false>, <8 x i1> %c, i32 32)
  %n = xor <64 x i1> %a, splat (i1 true)
  %p0 = call <8 x i1> @llvm.genx.rdpredregion.v8i1.v64i1(<64 x i1> %n, i32 16)
  %p1 = call <8 x i1> @llvm.genx.rdpredregion.v8i1.v64i1(<64 x i1> %a, i32 40)
  %s0 = select <8 x i1> %p0, <8 x i32> %x, <8 x i32> %y
  %s1 = select <8 x i1> %p1, <8 x i32> %z, <8 x i32> splat (i32 7)
  %r = xor <8 x i32> %s0, %s1
  ret <8 x i32> %r
}

; The pieces are the parts that are written or read.
define <8 x i32> @small_pieces(<8 x i32> %x, <8 x i32> %y, <8 x i32> %z) {
; CHECK-LABEL: @small_pieces(
; CHECK-NEXT:    [[C:%.*]] = icmp slt <8 x i32> [[X:%.*]], [[Y:%.*]]
; CHECK-NEXT:    [[CONST:%.*]] = call <8 x i1> @llvm.genx.constantpred.v8i1(<8 x i1> <i1 true, i1 false, i1 true, i1 false, i1 true, i1 false, i1 true, i1 false>)
; CHECK-NEXT:    [[S0:%.*]] = select <8 x i1> [[C]], <8 x i32> [[X]], <8 x i32> [[Z:%.*]]
; CHECK-NEXT:    [[S1:%.*]] = select <8 x i1> [[CONST]], <8 x i32> [[Y]], <8 x i32> splat (i32 7)
; CHECK-NEXT:    [[R:%.*]] = xor <8 x i32> [[S0]], [[S1]]
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %c = icmp slt <8 x i32> %x, %y
  %a = call <32 x i1> @llvm.genx.wrpredregion.v32i1.v8i1(<32 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 true, i1 false, i1 false, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 true, i1 false, i1 true, i1 false, i1 true, i1 false, i1 true, i1 false>, <8 x i1> %c, i32 8)
  %p0 = call <8 x i1> @llvm.genx.rdpredregion.v8i1.v32i1(<32 x i1> %a, i32 8)
  %p1 = call <8 x i1> @llvm.genx.rdpredregion.v8i1.v32i1(<32 x i1> %a, i32 24)
  %s0 = select <8 x i1> %p0, <8 x i32> %x, <8 x i32> %z
  %s1 = select <8 x i1> %p1, <8 x i32> %y, <8 x i32> splat (i32 7)
  %r = xor <8 x i32> %s0, %s1
  ret <8 x i32> %r
}
