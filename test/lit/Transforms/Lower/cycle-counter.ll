; The clock is the first two dwords of the time stamp counter.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes='cmx-lower<platform=icllp>' -verify-each -S %s | FileCheck %s
; RUN: cmx-opt -passes='cmx-lower<platform=pvc>' -verify-each -S %s | FileCheck %s

declare i64 @llvm.readcyclecounter()

define i64 @clock() {
; CHECK-LABEL: @clock(
; CHECK-NEXT:    [[TMP1:%.*]] = call <2 x i32> @llvm.genx.timestamp.v2i32()
; CHECK-NEXT:    [[T:%.*]] = bitcast <2 x i32> [[TMP1]] to i64
; CHECK-NEXT:    ret i64 [[T]]
  %t = call i64 @llvm.readcyclecounter()
  ret i64 %t
}
