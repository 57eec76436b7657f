; Predicates that stay whole.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-split-predicates -S %s | FileCheck %s

declare <32 x i1> @llvm.genx.rdpredregion.v32i1.v64i1(<64 x i1>, i32)
declare <64 x i1> @llvm.genx.wrpredregion.v64i1.v32i1(<64 x i1>, <32 x i1>, i32)
declare <32 x i1> @llvm.genx.wrpredregion.v32i1.v16i1(<32 x i1>, <16 x i1>, i32)
declare <16 x i1> @llvm.genx.rdpredregion.v16i1.v32i1(<32 x i1>, i32)
declare <8 x i1> @llvm.genx.rdpredregion.v8i1.v32i1(<32 x i1>, i32)
declare i1 @llvm.genx.any.v64i1(<64 x i1>)
declare i1 @llvm.genx.any.v32i1(<32 x i1>)
declare <16 x i1> @llvm.genx.rdpredregion.v16i1.v64i1(<64 x i1>, i32)

; A user of all lanes.
define i1 @whole(<32 x i16> %x, <32 x i16> %y) {
; CHECK-LABEL: @whole(
; CHECK-NEXT:    [[C0:%.*]] = icmp slt <32 x i16> [[X:%.*]], [[Y:%.*]]
; CHECK-NEXT:    [[C1:%.*]] = icmp sgt <32 x i16> [[X]], [[Y]]
; CHECK-NEXT:    [[A:%.*]] = call <64 x i1> @llvm.genx.wrpredregion.v64i1.v32i1(<64 x i1> poison, <32 x i1> [[C0]], i32 0)
; CHECK-NEXT:    [[B:%.*]] = call <64 x i1> @llvm.genx.wrpredregion.v64i1.v32i1(<64 x i1> [[A]], <32 x i1> [[C1]], i32 32)
; CHECK-NEXT:    [[R:%.*]] = call i1 @llvm.genx.any.v64i1(<64 x i1> [[B]])
; CHECK-NEXT:    ret i1 [[R]]
  %c0 = icmp slt <32 x i16> %x, %y
  %c1 = icmp sgt <32 x i16> %x, %y
  %a = call <64 x i1> @llvm.genx.wrpredregion.v64i1.v32i1(<64 x i1> poison, <32 x i1> %c0, i32 0)
  %b = call <64 x i1> @llvm.genx.wrpredregion.v64i1.v32i1(<64 x i1> %a, <32 x i1> %c1, i32 32)
  %r = call i1 @llvm.genx.any.v64i1(<64 x i1> %b)
  ret i1 %r
}

; Logic with a compare that has another reader costs an instruction for each piece.
define <16 x i32> @logic(<16 x i32> %x, <16 x i32> %y, <16 x i32> %z) {
; CHECK-LABEL: @logic(
; CHECK-NEXT:    [[C0:%.*]] = icmp slt <16 x i32> [[X:%.*]], [[Y:%.*]]
; CHECK-NEXT:    [[C1:%.*]] = icmp slt <16 x i32> [[Y]], [[Z:%.*]]
; CHECK-NEXT:    [[A0:%.*]] = call <32 x i1> @llvm.genx.wrpredregion.v32i1.v16i1(<32 x i1> poison, <16 x i1> [[C0]], i32 0)
; CHECK-NEXT:    [[A:%.*]] = call <32 x i1> @llvm.genx.wrpredregion.v32i1.v16i1(<32 x i1> [[A0]], <16 x i1> [[C1]], i32 16)
; CHECK-NEXT:    [[N:%.*]] = xor <32 x i1> [[A]], splat (i1 true)
; CHECK-NEXT:    [[M:%.*]] = and <32 x i1> [[A]], [[N]]
; CHECK-NEXT:    [[P0:%.*]] = call <16 x i1> @llvm.genx.rdpredregion.v16i1.v32i1(<32 x i1> [[M]], i32 0)
; CHECK-NEXT:    [[R0:%.*]] = select <16 x i1> [[P0]], <16 x i32> [[X]], <16 x i32> [[Y]]
; CHECK-NEXT:    [[P1:%.*]] = call <16 x i1> @llvm.genx.rdpredregion.v16i1.v32i1(<32 x i1> [[M]], i32 16)
; CHECK-NEXT:    [[R1:%.*]] = select <16 x i1> [[P1]], <16 x i32> [[R0]], <16 x i32> [[Z]]
; CHECK-NEXT:    ret <16 x i32> [[R1]]
  %c0 = icmp slt <16 x i32> %x, %y
  %c1 = icmp slt <16 x i32> %y, %z
  %a0 = call <32 x i1> @llvm.genx.wrpredregion.v32i1.v16i1(<32 x i1> poison, <16 x i1> %c0, i32 0)
  %a = call <32 x i1> @llvm.genx.wrpredregion.v32i1.v16i1(<32 x i1> %a0, <16 x i1> %c1, i32 16)
  %n = xor <32 x i1> %a, splat (i1 true)
  %m = and <32 x i1> %a, %n
  %p0 = call <16 x i1> @llvm.genx.rdpredregion.v16i1.v32i1(<32 x i1> %m, i32 0)
  %r0 = select <16 x i1> %p0, <16 x i32> %x, <16 x i32> %y
  %p1 = call <16 x i1> @llvm.genx.rdpredregion.v16i1.v32i1(<32 x i1> %m, i32 16)
  %r1 = select <16 x i1> %p1, <16 x i32> %r0, <16 x i32> %z
  ret <16 x i32> %r1
}

; Writes and reads do not agree on the parts.
define <8 x i32> @parts(<16 x i32> %x, <16 x i32> %y, <8 x i32> %z) {
; CHECK-LABEL: @parts(
; CHECK-NEXT:    [[C0:%.*]] = icmp slt <16 x i32> [[X:%.*]], [[Y:%.*]]
; CHECK-NEXT:    [[C1:%.*]] = icmp slt <16 x i32> [[Y]], splat (i32 5)
; CHECK-NEXT:    [[A0:%.*]] = call <32 x i1> @llvm.genx.wrpredregion.v32i1.v16i1(<32 x i1> poison, <16 x i1> [[C0]], i32 0)
; CHECK-NEXT:    [[A:%.*]] = call <32 x i1> @llvm.genx.wrpredregion.v32i1.v16i1(<32 x i1> [[A0]], <16 x i1> [[C1]], i32 16)
; CHECK-NEXT:    [[P:%.*]] = call <8 x i1> @llvm.genx.rdpredregion.v8i1.v32i1(<32 x i1> [[A]], i32 24)
; CHECK-NEXT:    [[R:%.*]] = select <8 x i1> [[P]], <8 x i32> [[Z:%.*]], <8 x i32> zeroinitializer
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %c0 = icmp slt <16 x i32> %x, %y
  %c1 = icmp slt <16 x i32> %y, splat (i32 5)
  %a0 = call <32 x i1> @llvm.genx.wrpredregion.v32i1.v16i1(<32 x i1> poison, <16 x i1> %c0, i32 0)
  %a = call <32 x i1> @llvm.genx.wrpredregion.v32i1.v16i1(<32 x i1> %a0, <16 x i1> %c1, i32 16)
  %p = call <8 x i1> @llvm.genx.rdpredregion.v8i1.v32i1(<32 x i1> %a, i32 24)
  %r = select <8 x i1> %p, <8 x i32> %z, <8 x i32> zeroinitializer
  ret <8 x i32> %r
}

; A loop carries it.
define <16 x i32> @phi(<16 x i32> %x, <16 x i32> %y, <16 x i32> %z) {
; CHECK-LABEL: @phi(
; CHECK:       entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    [[M:%.*]] = phi <32 x i1> [ zeroinitializer, %entry ], [ [[A:%.*]], %loop ]
; CHECK-NEXT:    [[P:%.*]] = call <16 x i1> @llvm.genx.rdpredregion.v16i1.v32i1(<32 x i1> [[M]], i32 16)
; CHECK-NEXT:    [[C0:%.*]] = icmp slt <16 x i32> [[X:%.*]], [[Y:%.*]]
; CHECK-NEXT:    [[A]] = call <32 x i1> @llvm.genx.wrpredregion.v32i1.v16i1(<32 x i1> [[M]], <16 x i1> [[C0]], i32 16)
; CHECK-NEXT:    [[E:%.*]] = extractelement <16 x i32> [[X]], i32 0
; CHECK-NEXT:    [[DONE:%.*]] = icmp eq i32 [[E]], 0
; CHECK-NEXT:    br i1 [[DONE]], label %end, label %loop
; CHECK:       end:
; CHECK-NEXT:    [[R:%.*]] = select <16 x i1> [[P]], <16 x i32> [[Z:%.*]], <16 x i32> zeroinitializer
; CHECK-NEXT:    ret <16 x i32> [[R]]
entry:
  br label %loop

loop:
  %m = phi <32 x i1> [ zeroinitializer, %entry ], [ %a, %loop ]
  %p = call <16 x i1> @llvm.genx.rdpredregion.v16i1.v32i1(<32 x i1> %m, i32 16)
  %c0 = icmp slt <16 x i32> %x, %y
  %a = call <32 x i1> @llvm.genx.wrpredregion.v32i1.v16i1(<32 x i1> %m, <16 x i1> %c0, i32 16)
  %e = extractelement <16 x i32> %x, i32 0
  %done = icmp eq i32 %e, 0
  br i1 %done, label %end, label %loop

end:
  %r = select <16 x i1> %p, <16 x i32> %z, <16 x i32> zeroinitializer
  ret <16 x i32> %r
}

; All of it is put into a longer predicate.
define <16 x i32> @written_as_value(<16 x i32> %x, <16 x i32> %y, <16 x i32> %z) {
; CHECK-LABEL: @written_as_value(
; CHECK-NEXT:    [[C0:%.*]] = icmp slt <16 x i32> [[X:%.*]], [[Y:%.*]]
; CHECK-NEXT:    [[C1:%.*]] = icmp slt <16 x i32> [[Y]], [[Z:%.*]]
; CHECK-NEXT:    [[A0:%.*]] = call <32 x i1> @llvm.genx.wrpredregion.v32i1.v16i1(<32 x i1> poison, <16 x i1> [[C0]], i32 0)
; CHECK-NEXT:    [[A:%.*]] = call <32 x i1> @llvm.genx.wrpredregion.v32i1.v16i1(<32 x i1> [[A0]], <16 x i1> [[C1]], i32 16)
; CHECK-NEXT:    [[P0:%.*]] = call <16 x i1> @llvm.genx.rdpredregion.v16i1.v32i1(<32 x i1> [[A]], i32 0)
; CHECK-NEXT:    [[R0:%.*]] = select <16 x i1> [[P0]], <16 x i32> [[X]], <16 x i32> [[Y]]
; CHECK-NEXT:    [[P1:%.*]] = call <16 x i1> @llvm.genx.rdpredregion.v16i1.v32i1(<32 x i1> [[A]], i32 16)
; CHECK-NEXT:    [[R1:%.*]] = select <16 x i1> [[P1]], <16 x i32> [[R0]], <16 x i32> [[Z]]
; CHECK-NEXT:    [[CONST:%.*]] = call <16 x i1> @llvm.genx.constantpred.v16i1(<16 x i1> zeroinitializer)
; CHECK-NEXT:    [[R2:%.*]] = select <16 x i1> [[CONST]], <16 x i32> [[R1]], <16 x i32> [[X]]
; CHECK-NEXT:    [[TMP1:%.*]] = call <16 x i1> @llvm.genx.rdpredregion.v16i1.v32i1(<32 x i1> [[A]], i32 16)
; CHECK-NEXT:    [[R3:%.*]] = select <16 x i1> [[TMP1]], <16 x i32> [[R2]], <16 x i32> [[Y]]
; CHECK-NEXT:    ret <16 x i32> [[R3]]
  %c0 = icmp slt <16 x i32> %x, %y
  %c1 = icmp slt <16 x i32> %y, %z
  %a0 = call <32 x i1> @llvm.genx.wrpredregion.v32i1.v16i1(<32 x i1> poison, <16 x i1> %c0, i32 0)
  %a = call <32 x i1> @llvm.genx.wrpredregion.v32i1.v16i1(<32 x i1> %a0, <16 x i1> %c1, i32 16)
  %p0 = call <16 x i1> @llvm.genx.rdpredregion.v16i1.v32i1(<32 x i1> %a, i32 0)
  %r0 = select <16 x i1> %p0, <16 x i32> %x, <16 x i32> %y
  %p1 = call <16 x i1> @llvm.genx.rdpredregion.v16i1.v32i1(<32 x i1> %a, i32 16)
  %r1 = select <16 x i1> %p1, <16 x i32> %r0, <16 x i32> %z
  %w = call <64 x i1> @llvm.genx.wrpredregion.v64i1.v32i1(<64 x i1> zeroinitializer, <32 x i1> %a, i32 32)
  %p2 = call <16 x i1> @llvm.genx.rdpredregion.v16i1.v64i1(<64 x i1> %w, i32 16)
  %r2 = select <16 x i1> %p2, <16 x i32> %r1, <16 x i32> %x
  %p3 = call <16 x i1> @llvm.genx.rdpredregion.v16i1.v64i1(<64 x i1> %w, i32 48)
  %r3 = select <16 x i1> %p3, <16 x i32> %r2, <16 x i32> %y
  ret <16 x i32> %r3
}

; A message or a reduction reads all lanes, others read halves.
define <16 x i32> @halves_and_whole(<16 x i32> %x, <16 x i32> %y, <16 x i32> %z) {
; CHECK-LABEL: @halves_and_whole(
; CHECK-NEXT:    [[C0:%.*]] = icmp slt <16 x i32> [[X:%.*]], [[Y:%.*]]
; CHECK-NEXT:    [[C1:%.*]] = icmp slt <16 x i32> [[Y]], [[Z:%.*]]
; CHECK-NEXT:    [[A0:%.*]] = call <32 x i1> @llvm.genx.wrpredregion.v32i1.v16i1(<32 x i1> poison, <16 x i1> [[C0]], i32 0)
; CHECK-NEXT:    [[A:%.*]] = call <32 x i1> @llvm.genx.wrpredregion.v32i1.v16i1(<32 x i1> [[A0]], <16 x i1> [[C1]], i32 16)
; CHECK-NEXT:    [[P0:%.*]] = call <16 x i1> @llvm.genx.rdpredregion.v16i1.v32i1(<32 x i1> [[A]], i32 0)
; CHECK-NEXT:    [[R0:%.*]] = select <16 x i1> [[P0]], <16 x i32> [[X]], <16 x i32> [[Y]]
; CHECK-NEXT:    [[P1:%.*]] = call <16 x i1> @llvm.genx.rdpredregion.v16i1.v32i1(<32 x i1> [[A]], i32 16)
; CHECK-NEXT:    [[R1:%.*]] = select <16 x i1> [[P1]], <16 x i32> [[R0]], <16 x i32> [[Z]]
; CHECK-NEXT:    [[ANY:%.*]] = call i1 @llvm.genx.any.v32i1(<32 x i1> [[A]])
; CHECK-NEXT:    [[R2:%.*]] = select i1 [[ANY]], <16 x i32> [[R1]], <16 x i32> [[X]]
; CHECK-NEXT:    ret <16 x i32> [[R2]]
  %c0 = icmp slt <16 x i32> %x, %y
  %c1 = icmp slt <16 x i32> %y, %z
  %a0 = call <32 x i1> @llvm.genx.wrpredregion.v32i1.v16i1(<32 x i1> poison, <16 x i1> %c0, i32 0)
  %a = call <32 x i1> @llvm.genx.wrpredregion.v32i1.v16i1(<32 x i1> %a0, <16 x i1> %c1, i32 16)
  %p0 = call <16 x i1> @llvm.genx.rdpredregion.v16i1.v32i1(<32 x i1> %a, i32 0)
  %r0 = select <16 x i1> %p0, <16 x i32> %x, <16 x i32> %y
  %p1 = call <16 x i1> @llvm.genx.rdpredregion.v16i1.v32i1(<32 x i1> %a, i32 16)
  %r1 = select <16 x i1> %p1, <16 x i32> %r0, <16 x i32> %z
  %any = call i1 @llvm.genx.any.v32i1(<32 x i1> %a)
  %r2 = select i1 %any, <16 x i32> %r1, <16 x i32> %x
  ret <16 x i32> %r2
}
