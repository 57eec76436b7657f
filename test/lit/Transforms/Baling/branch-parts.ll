; A branch reads the part of a predicate beside it: each of several has its own.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-baling -verify-each -S %s | FileCheck %s

declare i1 @llvm.genx.rdpredregion.i1.v16i1(<16 x i1>, i32)

define i32 @branches(<16 x i32> %v) {
; CHECK-LABEL: @branches(
; CHECK-NEXT:    [[P:%.*]] = icmp eq <16 x i32> [[V:%.*]], zeroinitializer
; CHECK-NEXT:    [[A:%.*]] = call i1 @llvm.genx.rdpredregion.i1.v16i1(<16 x i1> [[P]], i32 4)
; CHECK-NEXT:    br i1 [[A]], label %first, label %second
; CHECK:       first:
; CHECK-NEXT:    [[A1:%.*]] = call i1 @llvm.genx.rdpredregion.i1.v16i1(<16 x i1> [[P]], i32 4)
; CHECK-NEXT:    br i1 [[A1]], label %third, label %second
; CHECK:       second:
; CHECK-NEXT:    ret i32 1
; CHECK:       third:
; CHECK-NEXT:    ret i32 2
  %p = icmp eq <16 x i32> %v, zeroinitializer
  %a = call i1 @llvm.genx.rdpredregion.i1.v16i1(<16 x i1> %p, i32 4)
  br i1 %a, label %first, label %second

first:
  br i1 %a, label %third, label %second

second:
  ret i32 1

third:
  ret i32 2
}
