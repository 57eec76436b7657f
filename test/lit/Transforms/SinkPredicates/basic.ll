; Predicates move to their first reader, operands of logic with a compare last.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-sink-predicates --platform=icllp -S %s | FileCheck %s
; RUN: cmx-opt -passes=cmx-sink-predicates --platform=pvc -S %s | FileCheck %s
; A second run changes nothing.
; RUN: cmx-opt -passes=cmx-sink-predicates,cmx-sink-predicates --platform=icllp -verify-each -S %s | FileCheck %s
; RUN: cmx-opt -passes=cmx-sink-predicates --platform=icllp -S %s -o %t.ll
; RUN: cmx-check %s %t.ll

declare <16 x i16> @llvm.genx.rdregioni.v16i16.v32i16.i16(<32 x i16>, i32, i32, i32, i16, i32)
declare <32 x i16> @llvm.genx.wrregioni.v32i16.v16i16.i16.i1(<32 x i16>, <16 x i16>, i32, i32, i32, i16, i32, i1)

define <16 x i16> @two(<16 x i16> %x, <16 x i16> %y, <16 x i16> %z) {
; CHECK-LABEL: @two(
; CHECK-NEXT:    [[C0:%.*]] = icmp slt <16 x i16> [[X:%.*]], [[Y:%.*]]
; CHECK-NEXT:    [[R0:%.*]] = select <16 x i1> [[C0]], <16 x i16> [[X]], <16 x i16> [[Y]]
; CHECK-NEXT:    [[C1:%.*]] = icmp slt <16 x i16> [[Y]], [[Z:%.*]]
; CHECK-NEXT:    [[R1:%.*]] = select <16 x i1> [[C1]], <16 x i16> [[R0]], <16 x i16> [[Z]]
; CHECK-NEXT:    ret <16 x i16> [[R1]]
  %c0 = icmp slt <16 x i16> %x, %y
  %c1 = icmp slt <16 x i16> %y, %z
  %r0 = select <16 x i1> %c0, <16 x i16> %x, <16 x i16> %y
  %r1 = select <16 x i1> %c1, <16 x i16> %r0, <16 x i16> %z
  ret <16 x i16> %r1
}

; The logic below comes first, then the compare, which is right above the logic.
define <16 x i16> @logic(<16 x i16> %x, <16 x i16> %y, <16 x i16> %z) {
; CHECK-LABEL: @logic(
; CHECK-NEXT:    [[A:%.*]] = add <16 x i16> [[X:%.*]], [[Z:%.*]]
; CHECK-NEXT:    [[S:%.*]] = sub <16 x i16> [[A]], [[Y:%.*]]
; CHECK-NEXT:    [[C0:%.*]] = icmp slt <16 x i16> [[X]], [[Y]]
; CHECK-NEXT:    [[C1:%.*]] = icmp slt <16 x i16> [[Y]], [[Z]]
; CHECK-NEXT:    [[M:%.*]] = and <16 x i1> [[C0]], [[C1]]
; CHECK-NEXT:    [[C2:%.*]] = icmp eq <16 x i16> [[X]], [[Z]]
; CHECK-NEXT:    [[N:%.*]] = or <16 x i1> [[C2]], [[M]]
; CHECK-NEXT:    [[R:%.*]] = select <16 x i1> [[N]], <16 x i16> [[S]], <16 x i16> [[Z]]
; CHECK-NEXT:    ret <16 x i16> [[R]]
  %c0 = icmp slt <16 x i16> %x, %y
  %c1 = icmp slt <16 x i16> %y, %z
  %c2 = icmp eq <16 x i16> %x, %z
  %a = add <16 x i16> %x, %z
  %m = and <16 x i1> %c0, %c1
  %n = or <16 x i1> %c2, %m
  %s = sub <16 x i16> %a, %y
  %r = select <16 x i1> %n, <16 x i16> %s, <16 x i16> %z
  ret <16 x i16> %r
}

; Of two readers the first counts.
define <16 x i16> @two_readers(<16 x i16> %x, <16 x i16> %y, <16 x i16> %z) {
; CHECK-LABEL: @two_readers(
; CHECK-NEXT:    [[A:%.*]] = add <16 x i16> [[X:%.*]], [[Z:%.*]]
; CHECK-NEXT:    [[C:%.*]] = icmp slt <16 x i16> [[X]], [[Y:%.*]]
; CHECK-NEXT:    [[R0:%.*]] = select <16 x i1> [[C]], <16 x i16> [[A]], <16 x i16> [[Y]]
; CHECK-NEXT:    [[B:%.*]] = add <16 x i16> [[R0]], [[Z]]
; CHECK-NEXT:    [[R1:%.*]] = select <16 x i1> [[C]], <16 x i16> [[B]], <16 x i16> [[Z]]
; CHECK-NEXT:    ret <16 x i16> [[R1]]
  %c = icmp slt <16 x i16> %x, %y
  %a = add <16 x i16> %x, %z
  %r0 = select <16 x i1> %c, <16 x i16> %a, <16 x i16> %y
  %b = add <16 x i16> %r0, %z
  %r1 = select <16 x i1> %c, <16 x i16> %b, <16 x i16> %z
  ret <16 x i16> %r1
}

; Readers of the compare go with it; what reads the predicate inside of a bale goes to the
; bale's root.
define <32 x i16> @bales(<32 x i16> %x, <16 x i16> %y, <16 x i16> %z) {
; CHECK-LABEL: @bales(
; CHECK-NEXT:    [[A:%.*]] = add <16 x i16> [[Y:%.*]], [[Z:%.*]]
; CHECK-NEXT:    [[W0:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v16i16.i16.i1(<32 x i16> poison, <16 x i16> [[A]], i32 0, i32 16, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[X0:%.*]] = call <16 x i16> @llvm.genx.rdregioni.v16i16.v32i16.i16(<32 x i16> [[X:%.*]], i32 0, i32 16, i32 1, i16 32, i32 undef)
; CHECK-NEXT:    [[C:%.*]] = icmp slt <16 x i16> [[X0]], [[Y]]
; CHECK-NEXT:    [[S:%.*]] = select <16 x i1> [[C]], <16 x i16> [[Y]], <16 x i16> [[Z]]
; CHECK-NEXT:    [[W1:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v16i16.i16.i1(<32 x i16> [[W0]], <16 x i16> [[S]], i32 0, i32 16, i32 1, i16 32, i32 undef, i1 true)
; CHECK-NEXT:    ret <32 x i16> [[W1]]
  %x0 = call <16 x i16> @llvm.genx.rdregioni.v16i16.v32i16.i16(<32 x i16> %x, i32 0, i32 16, i32 1, i16 32, i32 undef)
  %c = icmp slt <16 x i16> %x0, %y
  %s = select <16 x i1> %c, <16 x i16> %y, <16 x i16> %z
  %a = add <16 x i16> %y, %z
  %w0 = call <32 x i16> @llvm.genx.wrregioni.v32i16.v16i16.i16.i1(<32 x i16> poison, <16 x i16> %a, i32 0, i32 16, i32 1, i16 0, i32 undef, i1 true)
  %w1 = call <32 x i16> @llvm.genx.wrregioni.v32i16.v16i16.i16.i1(<32 x i16> %w0, <16 x i16> %s, i32 0, i32 16, i32 1, i16 32, i32 undef, i1 true)
  ret <32 x i16> %w1
}

define i32 @branch(i32 %x, i32 %y) {
; CHECK-LABEL: @branch(
; CHECK:       entry:
; CHECK-NEXT:    [[A:%.*]] = add i32 [[X:%.*]], [[Y:%.*]]
; CHECK-NEXT:    [[C:%.*]] = icmp slt i32 [[X]], [[Y]]
; CHECK-NEXT:    br i1 [[C]], label %then, label %end
; CHECK:       then:
; CHECK-NEXT:    ret i32 [[A]]
; CHECK:       end:
; CHECK-NEXT:    ret i32 [[Y]]
entry:
  %c = icmp slt i32 %x, %y
  %a = add i32 %x, %y
  br i1 %c, label %then, label %end

then:
  ret i32 %a

end:
  ret i32 %y
}
