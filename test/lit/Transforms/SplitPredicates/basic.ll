; Predicates that are written and read in pieces become a value for each.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-split-predicates -S %s | FileCheck %s
; A second run changes nothing.
; RUN: cmx-opt -passes=cmx-split-predicates,cmx-split-predicates -verify-each -S %s | FileCheck %s
; RUN: cmx-opt -passes=cmx-split-predicates -S %s -o %t.ll
; RUN: cmx-check %s %t.ll

declare <32 x i1> @llvm.genx.rdpredregion.v32i1.v64i1(<64 x i1>, i32)
declare <16 x i1> @llvm.genx.rdpredregion.v16i1.v64i1(<64 x i1>, i32)
declare <64 x i1> @llvm.genx.wrpredregion.v64i1.v32i1(<64 x i1>, <32 x i1>, i32)
declare <32 x i1> @llvm.genx.wrpredregion.v32i1.v16i1(<32 x i1>, <16 x i1>, i32)
declare <16 x i1> @llvm.genx.rdpredregion.v16i1.v32i1(<32 x i1>, i32)

; Groups of 32 lanes, with a constant operand, a complement and a freeze.
define <32 x i16> @groups(<32 x i16> %x, <32 x i16> %y, <32 x i16> %z) {
; CHECK-LABEL: @groups(
; CHECK-NEXT:    [[C0:%.*]] = icmp slt <32 x i16> [[X:%.*]], [[Y:%.*]]
; CHECK-NEXT:    [[C1:%.*]] = icmp slt <32 x i16> [[Y]], [[Z:%.*]]
; CHECK-NEXT:    [[TMP1:%.*]] = xor <32 x i1> [[C0]], splat (i1 true)
; CHECK-NEXT:    [[TMP2:%.*]] = xor <32 x i1> [[C1]], splat (i1 true)
; CHECK-NEXT:    [[TMP3:%.*]] = freeze <32 x i1> [[TMP1]]
; CHECK-NEXT:    [[TMP4:%.*]] = freeze <32 x i1> [[TMP2]]
; CHECK-NEXT:    [[TMP5:%.*]] = or <32 x i1> [[TMP3]], [[C0]]
; CHECK-NEXT:    [[TMP6:%.*]] = or <32 x i1> [[TMP4]], [[C1]]
; CHECK-NEXT:    [[R0:%.*]] = select <32 x i1> [[TMP3]], <32 x i16> [[X]], <32 x i16> [[Y]]
; CHECK-NEXT:    [[R1:%.*]] = select <32 x i1> [[TMP6]], <32 x i16> [[R0]], <32 x i16> [[Z]]
; CHECK-NEXT:    ret <32 x i16> [[R1]]
  %c0 = icmp slt <32 x i16> %x, %y
  %c1 = icmp slt <32 x i16> %y, %z
  %a = call <64 x i1> @llvm.genx.wrpredregion.v64i1.v32i1(<64 x i1> poison, <32 x i1> %c0, i32 0)
  %b = call <64 x i1> @llvm.genx.wrpredregion.v64i1.v32i1(<64 x i1> %a, <32 x i1> %c1, i32 32)
  %n = xor <64 x i1> %b, splat (i1 true)
  %f = freeze <64 x i1> %n
  %o = or <64 x i1> %f, %b
  %p0 = call <32 x i1> @llvm.genx.rdpredregion.v32i1.v64i1(<64 x i1> %f, i32 0)
  %r0 = select <32 x i1> %p0, <32 x i16> %x, <32 x i16> %y
  %p1 = call <32 x i1> @llvm.genx.rdpredregion.v32i1.v64i1(<64 x i1> %o, i32 32)
  %r1 = select <32 x i1> %p1, <32 x i16> %r0, <32 x i16> %z
  ret <32 x i16> %r1
}

; A piece of a group is read: the group stays, since it is written whole.
define <16 x i16> @part_of_group(<32 x i16> %x, <32 x i16> %y, <16 x i16> %z) {
; CHECK-LABEL: @part_of_group(
; CHECK-NEXT:    [[C0:%.*]] = icmp slt <32 x i16> [[X:%.*]], [[Y:%.*]]
; CHECK-NEXT:    [[C1:%.*]] = icmp sgt <32 x i16> [[X]], [[Y]]
; CHECK-NEXT:    [[TMP1:%.*]] = call <16 x i1> @llvm.genx.rdpredregion.v16i1.v32i1(<32 x i1> [[C1]], i32 16)
; CHECK-NEXT:    [[R:%.*]] = select <16 x i1> [[TMP1]], <16 x i16> [[Z:%.*]], <16 x i16> zeroinitializer
; CHECK-NEXT:    ret <16 x i16> [[R]]
  %c0 = icmp slt <32 x i16> %x, %y
  %c1 = icmp sgt <32 x i16> %x, %y
  %a = call <64 x i1> @llvm.genx.wrpredregion.v64i1.v32i1(<64 x i1> poison, <32 x i1> %c0, i32 0)
  %b = call <64 x i1> @llvm.genx.wrpredregion.v64i1.v32i1(<64 x i1> %a, <32 x i1> %c1, i32 32)
  %p = call <16 x i1> @llvm.genx.rdpredregion.v16i1.v64i1(<64 x i1> %b, i32 48)
  %r = select <16 x i1> %p, <16 x i16> %z, <16 x i16> zeroinitializer
  ret <16 x i16> %r
}

; Logic on two compares costs nothing in smaller pieces.
define <16 x i32> @halves(<16 x i32> %x, <16 x i32> %y, <16 x i32> %z) {
; CHECK-LABEL: @halves(
; CHECK-NEXT:    [[C0:%.*]] = icmp slt <16 x i32> [[X:%.*]], [[Y:%.*]]
; CHECK-NEXT:    [[C1:%.*]] = icmp slt <16 x i32> [[Y]], [[Z:%.*]]
; CHECK-NEXT:    [[D0:%.*]] = icmp eq <16 x i32> [[X]], [[Z]]
; CHECK-NEXT:    [[D1:%.*]] = icmp eq <16 x i32> [[Y]], [[X]]
; CHECK-NEXT:    [[TMP1:%.*]] = and <16 x i1> [[C0]], [[D0]]
; CHECK-NEXT:    [[TMP2:%.*]] = and <16 x i1> [[C1]], [[D1]]
; CHECK-NEXT:    [[R0:%.*]] = select <16 x i1> [[TMP1]], <16 x i32> [[X]], <16 x i32> [[Y]]
; CHECK-NEXT:    [[R1:%.*]] = select <16 x i1> [[TMP2]], <16 x i32> [[R0]], <16 x i32> [[Z]]
; CHECK-NEXT:    ret <16 x i32> [[R1]]
  %c0 = icmp slt <16 x i32> %x, %y
  %c1 = icmp slt <16 x i32> %y, %z
  %a0 = call <32 x i1> @llvm.genx.wrpredregion.v32i1.v16i1(<32 x i1> poison, <16 x i1> %c0, i32 0)
  %a = call <32 x i1> @llvm.genx.wrpredregion.v32i1.v16i1(<32 x i1> %a0, <16 x i1> %c1, i32 16)
  %d0 = icmp eq <16 x i32> %x, %z
  %d1 = icmp eq <16 x i32> %y, %x
  %b0 = call <32 x i1> @llvm.genx.wrpredregion.v32i1.v16i1(<32 x i1> poison, <16 x i1> %d0, i32 0)
  %b = call <32 x i1> @llvm.genx.wrpredregion.v32i1.v16i1(<32 x i1> %b0, <16 x i1> %d1, i32 16)
  %m = and <32 x i1> %a, %b
  %p0 = call <16 x i1> @llvm.genx.rdpredregion.v16i1.v32i1(<32 x i1> %m, i32 0)
  %r0 = select <16 x i1> %p0, <16 x i32> %x, <16 x i32> %y
  %p1 = call <16 x i1> @llvm.genx.rdpredregion.v16i1.v32i1(<32 x i1> %m, i32 16)
  %r1 = select <16 x i1> %p1, <16 x i32> %r0, <16 x i32> %z
  ret <16 x i32> %r1
}

; Lanes that nobody wrote, and a freeze of them.
define <32 x i16> @unwritten(<32 x i16> %x, <32 x i16> %y) {
; CHECK-LABEL: @unwritten(
; CHECK-NEXT:    [[C:%.*]] = icmp slt <32 x i16> [[X:%.*]], [[Y:%.*]]
; CHECK-NEXT:    [[TMP1:%.*]] = freeze <32 x i1> [[C]]
; CHECK-NEXT:    [[CONST:%.*]] = call <32 x i1> @llvm.genx.constantpred.v32i1(<32 x i1> zeroinitializer)
; CHECK-NEXT:    [[N1:%.*]] = xor <32 x i1> [[CONST]], splat (i1 true)
; CHECK-NEXT:    [[M:%.*]] = and <32 x i1> [[TMP1]], [[N1]]
; CHECK-NEXT:    [[R:%.*]] = select <32 x i1> [[M]], <32 x i16> [[X]], <32 x i16> [[Y]]
; CHECK-NEXT:    ret <32 x i16> [[R]]
  %c = icmp slt <32 x i16> %x, %y
  %a = call <64 x i1> @llvm.genx.wrpredregion.v64i1.v32i1(<64 x i1> zeroinitializer, <32 x i1> %c, i32 0)
  %f = freeze <64 x i1> %a
  %p0 = call <32 x i1> @llvm.genx.rdpredregion.v32i1.v64i1(<64 x i1> %f, i32 0)
  %p1 = call <32 x i1> @llvm.genx.rdpredregion.v32i1.v64i1(<64 x i1> %f, i32 32)
  %n1 = xor <32 x i1> %p1, splat (i1 true)
  %m = and <32 x i1> %p0, %n1
  %r = select <32 x i1> %m, <32 x i16> %x, <32 x i16> %y
  ret <32 x i16> %r
}

; Each piece has its own lanes of a constant.
define <32 x i16> @lanes_of_constant(<32 x i16> %x, <32 x i16> %y, <32 x i16> %z) {
; CHECK-LABEL: @lanes_of_constant(
; CHECK-NEXT:    [[C0:%.*]] = icmp slt <32 x i16> [[X:%.*]], [[Y:%.*]]
; CHECK-NEXT:    [[C1:%.*]] = icmp slt <32 x i16> [[Y]], [[Z:%.*]]
; CHECK-NEXT:    [[TMP1:%.*]] = xor <32 x i1> [[C0]], splat (i1 true)
; CHECK-NEXT:    [[TMP2:%.*]] = xor <32 x i1> [[C1]], zeroinitializer
; CHECK-NEXT:    [[R0:%.*]] = select <32 x i1> [[TMP1]], <32 x i16> [[X]], <32 x i16> [[Y]]
; CHECK-NEXT:    [[R1:%.*]] = select <32 x i1> [[TMP2]], <32 x i16> [[R0]], <32 x i16> [[Z]]
; CHECK-NEXT:    ret <32 x i16> [[R1]]
  %c0 = icmp slt <32 x i16> %x, %y
  %c1 = icmp slt <32 x i16> %y, %z
  %a = call <64 x i1> @llvm.genx.wrpredregion.v64i1.v32i1(<64 x i1> poison, <32 x i1> %c0, i32 0)
  %b = call <64 x i1> @llvm.genx.wrpredregion.v64i1.v32i1(<64 x i1> %a, <32 x i1> %c1, i32 32)
  %n = xor <64 x i1> %b, <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>
  %p0 = call <32 x i1> @llvm.genx.rdpredregion.v32i1.v64i1(<64 x i1> %n, i32 0)
  %r0 = select <32 x i1> %p0, <32 x i16> %x, <32 x i16> %y
  %p1 = call <32 x i1> @llvm.genx.rdpredregion.v32i1.v64i1(<64 x i1> %n, i32 32)
  %r1 = select <32 x i1> %p1, <32 x i16> %r0, <32 x i16> %z
  ret <32 x i16> %r1
}
