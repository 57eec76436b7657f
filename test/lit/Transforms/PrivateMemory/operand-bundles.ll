; The copy of a table has a variable as a bundle's operand, but writes another one.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-private-memory --platform=dg2 -S %s | FileCheck %s

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

@table = internal constant [4 x i32] [i32 1, i32 2, i32 3, i32 4]

define dllexport void @bundle(i32 %n, ptr addrspace(1) %p) "CMGenxMain" {
; CHECK-LABEL: @bundle(
; CHECK-NEXT:    [[HWID:%.*]] = call i32 @llvm.genx.get.hwid()
; CHECK-NEXT:    [[TMP1:%.*]] = zext i32 [[HWID]] to i64
; CHECK-NEXT:    [[TMP2:%.*]] = mul i64 [[TMP1]], 64
; CHECK-NEXT:    [[THREAD:%.*]] = add i64 [[PRIVATE_BASE:%.*]], [[TMP2]]
; CHECK-NEXT:    [[TMP3:%.*]] = add i64 [[THREAD]], 16
; CHECK-NEXT:    [[B:%.*]] = inttoptr i64 [[TMP3]] to ptr
; CHECK-NEXT:    [[A:%.*]] = inttoptr i64 [[THREAD]] to ptr
; CHECK-NEXT:    store <4 x i32> <i32 1, i32 2, i32 3, i32 4>, ptr [[B]], align 4
; CHECK-NEXT:    store i32 7, ptr [[A]], align 4
; CHECK-NEXT:    [[G:%.*]] = getelementptr i32, ptr [[A]], i32 [[N:%.*]]
; CHECK-NEXT:    [[W:%.*]] = load i32, ptr [[G]], align 4
; CHECK-NEXT:    [[H:%.*]] = getelementptr i32, ptr [[B]], i32 [[N]]
; CHECK-NEXT:    [[X:%.*]] = load i32, ptr [[H]], align 4
; CHECK-NEXT:    [[Y:%.*]] = add i32 [[W]], [[X]]
; CHECK-NEXT:    store i32 [[Y]], ptr addrspace(1) [[P:%.*]], align 4
; CHECK-NEXT:    ret void
  %a = alloca [4 x i32]
  %b = alloca [4 x i32]
  call void @llvm.memcpy.p0.p0.i64(ptr %b, ptr @table, i64 16, i1 false) [ "deopt"(ptr %a) ]
  store i32 7, ptr %a
  %g = getelementptr i32, ptr %a, i32 %n
  %w = load i32, ptr %g
  %h = getelementptr i32, ptr %b, i32 %n
  %x = load i32, ptr %h
  %y = add i32 %w, %x
  store i32 %y, ptr addrspace(1) %p
  ret void
}
