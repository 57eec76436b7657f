; any of two masks is any of both together, and all likewise.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-lower --platform=icllp -S %s | FileCheck %s
; RUN: cmx-opt -passes=cmx-lower,cmx-lower --platform=icllp -verify-each -S %s | FileCheck %s
; RUN: cmx-opt -passes=cmx-lower --platform=icllp -S %s -o %t.ll
; RUN: cmx-check %s %t.ll

declare i1 @llvm.genx.any.v32i1(<32 x i1>)
declare i1 @llvm.genx.any.v16i1(<16 x i1>)
declare i1 @llvm.genx.all.v32i1(<32 x i1>)

define i1 @any(<32 x i1> %a, <32 x i1> %b) {
; CHECK-LABEL: @any(
; CHECK-NEXT:    [[TMP1:%.*]] = or <32 x i1> [[A:%.*]], [[B:%.*]]
; CHECK-NEXT:    [[R:%.*]] = call i1 @llvm.genx.any.v32i1(<32 x i1> [[TMP1]])
; CHECK-NEXT:    ret i1 [[R]]
  %x = call i1 @llvm.genx.any.v32i1(<32 x i1> %a)
  %y = call i1 @llvm.genx.any.v32i1(<32 x i1> %b)
  %r = or i1 %x, %y
  ret i1 %r
}

define i1 @all_of_three(<32 x i1> %a, <32 x i1> %b, <32 x i1> %c) {
; CHECK-LABEL: @all_of_three(
; CHECK-NEXT:    [[TMP1:%.*]] = and <32 x i1> [[A:%.*]], [[B:%.*]]
; CHECK-NEXT:    [[TMP2:%.*]] = and <32 x i1> [[C:%.*]], [[TMP1]]
; CHECK-NEXT:    [[R:%.*]] = call i1 @llvm.genx.all.v32i1(<32 x i1> [[TMP2]])
; CHECK-NEXT:    ret i1 [[R]]
  %x = call i1 @llvm.genx.all.v32i1(<32 x i1> %a)
  %y = call i1 @llvm.genx.all.v32i1(<32 x i1> %b)
  %z = call i1 @llvm.genx.all.v32i1(<32 x i1> %c)
  %p = and i1 %x, %y
  %r = and i1 %z, %p
  ret i1 %r
}

; No such rule: any in a product, all in a sum, one of each, lanes that differ.
define i1 @others(<32 x i1> %a, <32 x i1> %b, <16 x i1> %c) {
; CHECK-LABEL: @others(
; CHECK-NEXT:    [[ANY_A:%.*]] = call i1 @llvm.genx.any.v32i1(<32 x i1> [[A:%.*]])
; CHECK-NEXT:    [[ANY_B:%.*]] = call i1 @llvm.genx.any.v32i1(<32 x i1> [[B:%.*]])
; CHECK-NEXT:    [[R0:%.*]] = and i1 [[ANY_A]], [[ANY_B]]
; CHECK-NEXT:    [[ALL_A:%.*]] = call i1 @llvm.genx.all.v32i1(<32 x i1> [[A]])
; CHECK-NEXT:    [[ALL_B:%.*]] = call i1 @llvm.genx.all.v32i1(<32 x i1> [[B]])
; CHECK-NEXT:    [[R1:%.*]] = or i1 [[ALL_A]], [[ALL_B]]
; CHECK-NEXT:    [[ANY_C:%.*]] = call i1 @llvm.genx.any.v32i1(<32 x i1> [[A]])
; CHECK-NEXT:    [[ALL_C:%.*]] = call i1 @llvm.genx.all.v32i1(<32 x i1> [[B]])
; CHECK-NEXT:    [[R2:%.*]] = or i1 [[ANY_C]], [[ALL_C]]
; CHECK-NEXT:    [[ANY_D:%.*]] = call i1 @llvm.genx.any.v32i1(<32 x i1> [[B]])
; CHECK-NEXT:    [[ANY_E:%.*]] = call i1 @llvm.genx.any.v16i1(<16 x i1> [[C:%.*]])
; CHECK-NEXT:    [[R3:%.*]] = or i1 [[ANY_D]], [[ANY_E]]
; CHECK-NEXT:    [[S0:%.*]] = xor i1 [[R0]], [[R1]]
; CHECK-NEXT:    [[S1:%.*]] = xor i1 [[R2]], [[R3]]
; CHECK-NEXT:    [[S:%.*]] = xor i1 [[S0]], [[S1]]
; CHECK-NEXT:    ret i1 [[S]]
  %any.a = call i1 @llvm.genx.any.v32i1(<32 x i1> %a)
  %any.b = call i1 @llvm.genx.any.v32i1(<32 x i1> %b)
  %r0 = and i1 %any.a, %any.b
  %all.a = call i1 @llvm.genx.all.v32i1(<32 x i1> %a)
  %all.b = call i1 @llvm.genx.all.v32i1(<32 x i1> %b)
  %r1 = or i1 %all.a, %all.b
  %any.c = call i1 @llvm.genx.any.v32i1(<32 x i1> %a)
  %all.c = call i1 @llvm.genx.all.v32i1(<32 x i1> %b)
  %r2 = or i1 %any.c, %all.c
  %any.d = call i1 @llvm.genx.any.v32i1(<32 x i1> %b)
  %any.e = call i1 @llvm.genx.any.v16i1(<16 x i1> %c)
  %r3 = or i1 %any.d, %any.e
  %s0 = xor i1 %r0, %r1
  %s1 = xor i1 %r2, %r3
  %s = xor i1 %s0, %s1
  ret i1 %s
}

; Another reader needs one of them by itself.
define i1 @two_readers(<32 x i1> %a, <32 x i1> %b) {
; CHECK-LABEL: @two_readers(
; CHECK-NEXT:    [[X:%.*]] = call i1 @llvm.genx.any.v32i1(<32 x i1> [[A:%.*]])
; CHECK-NEXT:    [[Y:%.*]] = call i1 @llvm.genx.any.v32i1(<32 x i1> [[B:%.*]])
; CHECK-NEXT:    [[R:%.*]] = or i1 [[X]], [[Y]]
; CHECK-NEXT:    [[S:%.*]] = and i1 [[R]], [[Y]]
; CHECK-NEXT:    ret i1 [[S]]
  %x = call i1 @llvm.genx.any.v32i1(<32 x i1> %a)
  %y = call i1 @llvm.genx.any.v32i1(<32 x i1> %b)
  %r = or i1 %x, %y
  %s = and i1 %r, %y
  ret i1 %s
}
